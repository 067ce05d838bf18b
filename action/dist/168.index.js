"use strict";exports.id=168,exports.ids=[168],exports.modules={45657:((W,P,m)=>{m.d(P,{Hn:()=>l,Kf:()=>T,RZ:()=>w,Vp:()=>b,YG:()=>A,vH:()=>M});function w(O,g){for(const i of g)
O.push(i)}const l=O=>O.slice();function M(O,g,i){const _=O.get(g);_?_.push(i):O.set(g,[i])}const T=O=>{let g=-1/0;for(const i of O)g=Math.max(g,i);return g},A=O=>{
let g=1/0;for(const i of O)g=Math.min(g,i);return g},b=O=>Number.isInteger(O)&&!Number.isSafeInteger(O)}),17623:((W,P,m)=>{m.d(P,{Z:()=>b});var w=m(46570),l=m(52604),
M=m(52755),T=m(76933),A=m(77500);async function b(i,_,p){const D=[],y={};for(const C of _.fields){D.push(O(i,_,p,C)),(0,w.K)(C)&&C.kind!=="password"&&_.byName.get(
C.name)===C&&Object.defineProperty(y,C.name,{value:p.of(C),enumerable:!0,configurable:!0,writable:!0});const L=i.job.pace.step(4e3+p.costOf(C));L&&await L}return{
fields:D,values:y,xfa:(0,A.f4)(i,_),scripts:(0,T.on)(i,_)}}function O(i,_,p,D){const{kind:y,flags:C,name:L}=D,S=_.integer(D.nodes[0],"MaxLen"),v=y==="password",
E=y==="text"||v;return{name:L,type:y,value:v?null:p.of(D),default:v?null:p.of(D,"DV"),options:g(i,_,p,D),required:(C&M.mw)!==0,readOnly:(C&M.sj)!==0,multiline:y===
"text"&&(C&M.kz)!==0,maxLength:E&&S>0?S:null,pages:[...new Set(D.widgets.flatMap(({pages:d})=>d))].sort((d,t)=>d-t)}}function g(i,_,p,D){return D.kind==="dropdo\
wn"||D.kind==="list"?p.choices(D):D.kind!=="checkbox"&&D.kind!=="radio"?[]:(0,l.lD)(i,_,D).names.map(y=>({value:y,display:y}))}}),57644:((W,P,m)=>{m.r(P),m.d(P,
{get_form_data:()=>A});var w=m(91519),l=m(17623),M=m(52755),T=m(16259);const A=async(b,{open_password:O},g)=>{const i=await(0,w.E)(b.bytes,g,{password:O}),_=await M.
mO.read(i),p=await(0,l.Z)(i,_,await T.n.read(i,_)),D=i.pages.count;return{documents:[{...b,pageCount:D}],data:p,notes:[],facts:{pageCount:D,fieldCount:_.fields.
length}}}}),91374:((W,P,m)=>{m.d(P,{QL:()=>b,bf:()=>A,fq:()=>L,hj:()=>C,i4:()=>D,iA:()=>g,pv:()=>y,qU:()=>_,tP:()=>O});var w=m(77581),l=m(45599),M=m(9819),T=m(70549);
function A(E){for(;E.part===""&&E.parent;)E=E.parent;return E}const b="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),O=100;function*g(E,{
from:d=E.array((0,M.Wo)(E,"AcroForm")?.dict.get("Fields")),below:t,visit:r=new M._i(E),depth:a=1/0}={}){const h=[],f=(c=[],s)=>{for(let n=c.length-1;n>=0;n--)h.
push({value:c[n],parent:s})};f(d,t);for(let c=h.pop();c;c=h.pop()){const{value:s,parent:n}=c,e=(0,l.i9)(s)?E.get(s):s;if(!(0,l.Zm)(e)||!r.first(s)||(n?.depth??0)>=
a)continue;const o=E.resolve(e.get("T")),u=E.resolve(e.get("FT")),x=o instanceof l.Mx?(0,w.g7)(o):"",R={number:(0,l.i9)(s)?s.number:void 0,dict:e,parent:n,part:x,
name:v(n&&n.depth%O!==0?n.name:"",x),type:u instanceof l.SX?u.text:n?.type,depth:(n?.depth??0)+1};yield R,f(E.array(e.get("Kids")),R)}}const i=1e3,_=(0,T.n)(p);
async function p(E){const d=[];for(const t of g(E)){d.push(t);const r=E.job.pace.step(i);r&&await r}return d}function D(E){const d=new Set(E.flatMap(({parent:t,
dict:r})=>t&&r.has("T")?[t]:[]));return E.filter(t=>(t.dict.has("T")||!t.parent)&&!d.has(t))}function y(E,d){const t=E.resolve(C(E,d,"FT"));return t instanceof l.
SX?t.text:void 0}function C(E,d,t){for(const r of S(E,d)){const a=r.get(t);if(a!==void 0)return a}}function L(E,d){let t="";for(const r of S(E,d)){const a=E.resolve(
r.get("T"));a instanceof l.Mx&&(t=v((0,w.g7)(a),t))}return t}function*S(E,d){let t=d;for(let r=0;t&&r<O;r++)yield t,t=E.dict(t.get("Parent"))}const v=(E,d)=>E===
""||d===""?E+d:`${E}.${d}`}),52755:((W,P,m)=>{m.d(P,{NT:()=>D,Uv:()=>C,kz:()=>b,mO:()=>S,mw:()=>A,qA:()=>y,sj:()=>T,zx:()=>p});var w=m(9819),l=m(45599),M=m(91374);
const T=1,A=2,b=4096,O=8192,g=32768,i=65536,_=1<<17,p=1<<18,D=1<<21,y=1<<24,C=1<<25,L=10;class S{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,w.Wo)(t,"AcroForm"),this.visit=new w._i(t)}static async read(t){const r=new S(t),{form:a}=r;return await r.walk(r.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await r.readPages(),r}inherited(t,r){for(let a=t;a;a=a.parent){const h=this.document.resolve(a.dict.get(r));
if(h!==null)return h}return r==="DA"||r==="Q"?this.document.resolve(this.form?.dict.get(r)):null}integer(t,r){const a=this.inherited(t,r);return typeof a=="numb\
er"?Math.trunc(a):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:r,nodes:a,widgets:h,fields:f,byName:c}=this,s=({number:n})=>!t.has(n)&&r.exists(n);for(const n of a.values())s(
n)||a.delete(n.number);for(const n of h.values())s(n)||h.delete(n.number);for(const{nodes:n,widgets:e}of f)v(n,s),v(e,s);v(f,({nodes:n})=>n.length>0);for(const[
n,e]of c)e.nodes.length===0&&c.delete(n);this.form=(0,w.Wo)(r,"AcroForm")}async walk(t,r){const{document:a,visit:h}=this;for(const f of(0,M.iA)(a,{from:t,below:r,
visit:h,depth:M.tP})){const{number:c,dict:s}=f;this.nodes.set(c,f);const n=this.references(s.get("Kids"),c,s,"Kids");(0,l.Eo)(a.resolve(s.get("Subtype")),"Widge\
t")||s.has("Rect")?this.addWidget(f):n.length===0&&(0,M.bf)(f)===f&&this.field(f);const o=a.job.pace.step(1500);o&&await o}}addWidget(t){const r={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,M.bf)(t)).widgets.push(r),this.widgets.set(t.number,r)}field(t){const r=this.fieldOf.get(t);if(r)return r;const{name:a,
part:h}=t,f=a===""?void 0:this.byName.get(a),c=this.integer(t,"Ff"),s=E(t.type,c);if(f?.kind===s)return f.nodes.push(t),this.fieldOf.set(t,f),f;const n={name:a,
part:h,kind:s,flags:c,nodes:[t],widgets:[]};return this.fields.push(n),a!==""&&!f&&this.byName.set(a,n),this.fieldOf.set(t,n),n}async readPages(){const{document:t}=this,
{pages:r,job:a}=t,{spend:h}=new w.b9(t);for(let f=0;f<r.count;f++){const c=r.number(f),s=t.entry(c,"Annots");h(t.array(s)?.length??0);for(const e of s===void 0?
[]:this.annotations(s,c)){const o=this.widgets.get(e.number)??await this.orphan(e);o&&o.pages.length>0&&h(L),o&&o.pages.at(-1)!==f+1&&o.pages.push(f+1);const u=a.
pace.step(300);u&&await u}const n=a.pace.step(300);n&&await n}}annotations(t,r){const a=this.document.array(t)??[];if(!a.some(c=>(0,l.Zm)(c)&&(0,l.Eo)(c.get("Su\
btype"),"Widget")))return a.filter(l.i9);const h=(0,l.i9)(t)?t.number:r;this.document.edit(h);const f=(0,l.i9)(t)?a:this.document.array(this.document.get(r).get(
"Annots"))??[];for(const[c,s]of f.entries())(0,l.Zm)(s)&&(0,l.Eo)(s.get("Subtype"),"Widget")&&(f[c]=this.document.add(s));return f.filter(l.i9)}async orphan(t){
const{document:r}=this;if(!(0,l.Eo)(r.resolve(r.entry(t.number,"Subtype")),"Widget"))return;const a=[t],h=new Set([t.number]);let f;for(let c=r.entry(t.number,"\
Parent");(0,l.i9)(c)&&a.length<M.tP&&(f=this.nodes.get(c.number),!(f||h.has(c.number)||!(0,l.Zm)(r.get(c))));)h.add(c.number),a.push(c),c=r.entry(c.number,"Pare\
nt");for(const c of a.reverse())this.nodes.has(c.number)||await this.walk([c],f),f=this.nodes.get(c.number);return this.widgets.get(t.number)}references(t,r,a,h){
const{document:f}=this,c=f.array(t);if(!c||!a)return[];if(!c.some(l.Zm))return c.filter(l.i9);f.edit((0,l.i9)(t)?t.number:r);const s=f.array(a.get(h))??[];for(const[
n,e]of s.entries())(0,l.Zm)(e)&&(s[n]=f.add(e));return s.filter(l.i9)}}function v(d,t){let r=0;for(const a of d)t(a)&&(d[r++]=a);d.length=r}function E(d,t){switch(d){case"\
Tx":return t&O?"password":"text";case"Btn":return t&i?"button":t&g?"radio":"checkbox";case"Ch":return t&_?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),25902:((W,P,m)=>{m.d(P,{Ly:()=>O,gF:()=>M,mi:()=>b,r9:()=>T,v8:()=>g});var w=m(77581),l=m(45599);function M(i,_){let p;return _ instanceof l.
Mx?p=(0,w.g7)(_):_ instanceof l.Z6?p=(0,w.g7)(new l.Mx(i.decoded(_))):_ instanceof l.SX?p=T(_.text):typeof _=="number"&&(p=String(_)),p?.replace(/\r\n?/g,`
`)}function T(i){const _=Buffer.from(i,"latin1"),p=_.toString("utf8");return Buffer.from(p,"utf8").equals(_)?p:(0,w.g7)(new l.Mx(_))}const A=4096,b=i=>i instanceof
l.Mx?O(i.bytes.subarray(0,A)):"",O=i=>Buffer.from(i).toString("latin1"),g=i=>(0,w.wx)(i.replace(/\n/g,"\r"))}),3907:((W,P,m)=>{m.d(P,{Rt:()=>d,X:()=>c,km:()=>g,
ol:()=>l,xK:()=>E});var w=m(78157);const l=200,M=1e4,T=1e5,A=65536,b=65536,O=12;async function g(s,n,e){const o=new i(s);for(let u=o.next();u;u=o.next()){if(e(u))
return"left";const x=n.step((u.to-u.from)*4+50);x&&await x}return o.hasDocumentType?"document type":o.malformed?"malformed":"well-formed"}class i{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){
this.text=n}next(){const{text:n,at:e}=this;if(e>=n.length)return;if(n.charCodeAt(e)!==_)return this.characters(e,this.endOfPiece(e,this.nextTag(e)));if(n.startsWith(
"<!--",e))return this.other(e,"-->",4);if(n.startsWith("<?",e))return this.other(e,"?>",2);if(n.startsWith("<![CDATA[",e)){const u=n.indexOf("]]>",e);return u<0?
this.end():(this.at=u+3,{kind:"text",text:n.slice(e+9,u),from:e,to:this.at})}return n.startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.
end()):(n.charCodeAt(e+1)===D?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(n,e,o){const u=this.text.indexOf(e,n+o);return u<0?this.end():
(this.at=u+e.length,{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),o=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(o)!==p))return this.at=
o+1,{kind:"end",name:this.text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,o=this.name(n+1);if(o===n+1)return;const u=e.slice(n+1,o),x=[];let R=0;
for(let U=o;;){const I=this.blanks(U),K=e.charCodeAt(I);if(K===p||K===D&&e.charCodeAt(I+1)===p)return this.at=K===p?I+1:I+2,{kind:K===p?"start":"empty",name:u,attributes:x,
from:n,to:this.at};const j=this.name(I),k=this.blanks(j),B=this.blanks(k+1),N=e[B];if(I===U||j===I||e[k]!=="="||N!=='"'&&N!=="'")return;const F=e.indexOf(N,B+1),
z=e.slice(B+1,Math.max(F,B+1));R+=C(z,T-R);const G=z.includes("<")||R>=T?void 0:S(z);if(F<0||G===void 0||x.length>=M)return;x.push({name:e.slice(I,j),value:G,from:I,
to:F+1}),U=F+1}}characters(n,e){const o=S(this.text.slice(n,e));return o===void 0?this.fault(n,e):(this.at=e,{kind:"text",text:o,from:n,to:e})}nextTag(n){if(this.
tag>=n)return this.tag;const e=this.text.indexOf("<",n);return this.tag=e<0?this.text.length:e}endOfPiece(n,e){const{text:o}=this;if(e-n<=b)return e;let u=n+b;const x=u-
O+1,R=o.slice(x,u+1).lastIndexOf("&");R>=0&&(u=x+R);for(const U=u-b/2;o[u-1]==="]"||y(o.charCodeAt(u));u--)if(u===U)return e;return u}fault(n,e){return this.malformed=
!0,this.at=e,{kind:"other",from:n,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(let o=n;;o++){const u=e.charCodeAt(o);
if(u!==32&&u!==9&&u!==10&&u!==13||o-n===A)return o}}name(n){const{text:e}=this;let o=n;for(const u=Math.min(e.length,n+A);o<u;o++){const x=e.charCodeAt(o);if(x<=
32||x===D||x===p||x===_||x===61||x===34||x===39)break}return o}}const[_,p,D]=[60,62,47],y=s=>s>=56320&&s<=57343;function C(s,n){let e=0;for(let o=s.indexOf("&");o>=
0&&e<n;o=s.indexOf("&",o+1))e++;return e}const L=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function S(s){if(!s.includes("&"))return s;
const n=[];let e=0;for(let o=s.indexOf("&");o>=0;o=s.indexOf("&",e)){const u=s.indexOf(";",o);if(u<0||u-o>O)return;const x=s.slice(o+1,u),R=L.get(x)??v(x);if(R===
void 0)return;n.push(s.slice(e,o),R),e=u+1}return n.push(s.slice(e)),n.join("")}function v(s){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=n?parseInt(n[1]??n[2],
n[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function E(s){const[n,e,o,u]=s;if(n===0&&e===0&&(o===254||o===
0)||n===255&&e===254&&o===0&&u===0)return f(s);if(n===254&&e===255||n===0&&e===60)return h(new TextDecoder("utf-16be").decode(s));if(n===255&&e===254||n===60&&e===
0)return h(new TextDecoder("utf-16le").decode(s));const x=new TextDecoder().decode(s);return h(x.includes("�")?Buffer.from(s).toString("latin1"):x)}function d(s){
if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return E(s);const e=(0,w.bS)(s).toString("latin1",0,t),o=r.exec(e)?.[1]?.toLowerCase()??"utf-8";if(a.has(o))try{return new TextDecoder(
o,{fatal:!0}).decode(s)}catch{return}}const t=200,r=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,a=new Set(["utf-8","utf8","us-ascii","iso\
-8859-1","iso-8859-15","windows-1252"]),h=s=>s.startsWith("\uFEFF")?s.slice(1):s;function f(s){const n=new DataView(s.buffer,s.byteOffset,s.byteLength),e=s[0]!==
0,o=[];for(let u=0;u+4<=s.length;u+=4){const x=n.getUint32(u,e);if(x>1114111)return;o.push(String.fromCodePoint(x))}return h(o.join(""))}const c=s=>s.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((W,P,m)=>{m.d(P,{S:()=>M});var w=m(21996),l=m(70549);const M=(0,l.n)(
T=>(0,w.zx)(T,["AP","JS","EF","ByteRange","Sig"]))}),70549:((W,P,m)=>{m.d(P,{n:()=>w});function w(l){const M=new WeakMap;return T=>{if(T.hasChanges)return l(T);
const A=M.get(T);if(A)return A.answer;const b=l(T);return M.set(T,{answer:b}),b}}}),9819:((W,P,m)=>{m.d(P,{J7:()=>M,Kd:()=>b,Wo:()=>O,_i:()=>A,b9:()=>T});var w=m(
42973),l=m(45599);class M{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){const{catalog:_,catalogNumber:p,pages:D}=this.document,y=_.
get("Pages");i===p||(0,l.i9)(y)&&i===y.number||D.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){
const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,l.i9)(i)&&this.gone.has(i.number)}}class T{most;left;constructor(i){this.most=this.left=i.job.
limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,w.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(i,_=new T(i)){this.allowance=_,this.seen=new Uint8Array(
(i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,l.i9)(i))return!0;const{number:_}=i,p=_>>3;if(p>=this.seen.length)return this.beyond.size<this.beyond.add(
_).size;const D=1<<(_&7),y=(this.seen[p]&D)===0;return this.seen[p]|=D,y}}function b(g,i){return(0,l.i9)(g)?g.number:i}function O(g,i){const _=g.catalog.get(i),
p=g.dict(_);return p&&{dict:p,holder:b(_,g.catalogNumber)}}}),21996:((W,P,m)=>{m.d(P,{Av:()=>D,RJ:()=>L,V3:()=>C,vb:()=>S,zx:()=>p});var w=m(54619),l=m(44233),M=m(
78157),T=m(88500);const A=2048,b=65536,O=4,g=1<<20,i=1024,_="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(d,t){const{found:r,all:a}=await y(d,t),h=f=>[...new Set(
[...f,...a])].sort((c,s)=>c-s);return Object.fromEntries(t.map(f=>[f,h(r[f])]))}async function D(d,t){const{found:r,all:a}=await y(d,t);for(const h of Object.values(
r))for(const f of h)a.add(f);return a}async function y(d,t){const r=t.map(c=>{const[s="",...n]=[...c].map(o=>o.replace(/\W/,"\\$&")),e=/\W/.test(c)?_:"\\w";return`${s}\
(?:${n.join("")}|${e}{0,${Math.max(0,c.length-2)}}#)`}),a=new RegExp(`/(?:${r.join("|")}|#)`,"g"),h=Object.fromEntries(t.map(c=>[c,new Set])),f=new Set;await L(
d,(c,s,n,e)=>{const o=c.toString("latin1",s,n);a.lastIndex=0;for(let u=a.exec(o);u;u=a.exec(o)){const x=e(s+u.index);x!==void 0&&(u[0].endsWith("#")?f.add(x):h[u[0].
slice(1)].add(x))}});for(const c of S(d))f.add(c);return{found:h,all:f}}async function C(d,t){const r=await p(d,t);return[...new Set(Object.values(r).flat())].sort(
(a,h)=>a-h)}async function L(d,t){const{bytes:r,table:a}=d,h=v(d),f=new Int32Array(h.length);for(let o=0;o<h.length;o++)f[o]=a.place[h[o]];const c=(0,M.bS)(r),s=o=>h[(0,l.
MJ)(f,o)-1],n=new T.s;let e=0;for(let o=0;o<h.length;o++){const u=o+1===h.length,x=u?r.length:f[o+1],R=x-f[o]>A;if(!R&&!u&&x-e<b)continue;let U=x;if(R){f[o]>e&&
t(c,e,f[o],s),n.reset();const K=n.value(r,d.bodies[h[o]],x);e=f[o],K>=0&&(U=K)}t(c,e,U,s);const I=d.job.pace.step(O*(U-e));I&&await I,e=x}for(const[o,u]of E(d)){
const x=d.objectStream(o),R=d.job.pace.step(0);if(R&&await R,!x)continue;const U=new Set(u),{starts:I,numbers:K,data:j}=x,k=B=>{const N=K[(0,l.MJ)(I,B)-1];return N!==
void 0&&U.has(N)?N:void 0};for(let B=0;B<j.length;B+=g){t((0,M.bS)(j),B,Math.min(B+g+i,j.length),k);const N=d.job.pace.step(O*g);N&&await N}}}function*S(d){for(let t=1;d.
hasChanges&&t<d.size;t++)d.isChanged(t)&&d.exists(t)&&(yield t)}function v(d){const{table:t,hasChanges:r}=d,a=[];let h=!0,f=-1;for(let c=1;c<t.size;c++){if(t.kind[c]!==
w.tL||r&&d.isChanged(c))continue;const s=t.place[c];h&&=s>=f,f=s,a.push(c)}return h?a:a.sort((c,s)=>t.place[c]-t.place[s])}function E(d){const{table:t,hasChanges:r}=d,
a=new Map;for(let h=1;h<t.size;h++){if(t.kind[h]!==w.UT||r&&d.isChanged(h))continue;const f=t.place[h],c=a.get(f);c?c.push(h):a.set(f,[h])}return a}}),87773:((W,P,m)=>{
m.d(P,{$:()=>l});const w=2e3;async function*l(M,T){for(const A of T){yield[A,M.get(A)];const b=M.job.pace.step(w);b&&await b}}}),90536:((W,P,m)=>{m.d(P,{C:()=>l,
L:()=>M});var w=m(45599);function l(T,A){const b=[T];for(;b.length>0;){const O=b.pop(),g=O instanceof w.Z6?O.dict:O;if(Array.isArray(g))for(const i of g)b.push(
i);else if(g instanceof w.Bi){A(g);for(const i of g.values())b.push(i)}}}function M(T,A){const b=[];return l(T,O=>{b.length===0&&A(O)&&b.push(O)}),b.length>0}})};
