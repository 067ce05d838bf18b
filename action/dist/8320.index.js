"use strict";exports.id=8320,exports.ids=[8320],exports.modules={45657:((B,b,p)=>{p.d(b,{Hn:()=>_,Kf:()=>M,RZ:()=>C,YG:()=>T,vH:()=>D});function C(v,w){for(const E of w)v.push(
E)}const _=v=>v.slice();function D(v,w,E){const l=v.get(w);l?l.push(E):v.set(w,[E])}const M=v=>{let w=-1/0;for(const E of v)w=Math.max(w,E);return w},T=v=>{let w=1/0;
for(const E of v)w=Math.min(w,E);return w}}),17623:((B,b,p)=>{p.d(b,{Z:()=>v});var C=p(38544),_=p(52604),D=p(52755),M=p(76933),T=p(77500);async function v(l,P,R){
const S=[],L={};for(const W of P.fields){S.push(w(l,P,R,W)),(0,C.K)(W)&&W.kind!=="password"&&P.byName.get(W.name)===W&&Object.defineProperty(L,W.name,{value:R.of(
W),enumerable:!0,configurable:!0,writable:!0});const O=l.job.pace.step(4e3);O&&await O}return{fields:S,values:L,xfa:(0,T.f4)(l,P),scripts:(0,M.on)(l,P)}}function w(l,P,R,S){
const{kind:L,flags:W,name:O}=S,u=P.integer(S.nodes[0],"MaxLen"),r=L==="password",s=L==="text"||r;return{name:O,type:L,value:r?null:R.of(S),default:r?null:R.of(S,
"DV"),options:E(l,P,R,S),required:(W&D.mw)!==0,readOnly:(W&D.sj)!==0,multiline:L==="text"&&(W&D.kz)!==0,maxLength:s&&u>0?u:null,pages:[...new Set(S.widgets.flatMap(
({pages:c})=>c))].sort((c,n)=>c-n)}}function E(l,P,R,S){return S.kind==="dropdown"||S.kind==="list"?R.choices(S):S.kind!=="checkbox"&&S.kind!=="radio"?[]:(0,_.lD)(
l,P,S).names.map(L=>({value:L,display:L}))}}),57644:((B,b,p)=>{p.r(b),p.d(b,{get_form_data:()=>T});var C=p(92356),_=p(17623),D=p(52755),M=p(16259);const T=async(v,{
open_password:w},E)=>{const l=await(0,C.E)(v.bytes,E,{password:w}),P=await D.mO.read(l),R=await(0,_.Z)(l,P,new M.n(l,P)),S=l.pages.count;return{documents:[{...v,
pageCount:S}],data:R,notes:[],facts:{pageCount:S,fieldCount:P.fields.length}}}}),91374:((B,b,p)=>{p.d(b,{QL:()=>v,bf:()=>T,fq:()=>O,hj:()=>W,i4:()=>S,iA:()=>E,pv:()=>L,
qU:()=>P,tP:()=>w});var C=p(77581),_=p(45599),D=p(9819),M=p(70549);function T(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const v="FT Parent T TU TM Ff V\
 DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),w=100;function*E(s,{from:c=s.array((0,D.Wo)(s,"AcroForm")?.dict.get("Fields")),below:n,visit:f=new D._i(s),depth:a=1/0}={}){
const x=[],g=(m=[],d)=>{for(let e=m.length-1;e>=0;e--)x.push({value:m[e],parent:d})};g(c,n);for(let m=x.pop();m;m=x.pop()){const{value:d,parent:e}=m,t=(0,_.i9)(
d)?s.get(d):d;if(!(0,_.Zm)(t)||!f.first(d)||(e?.depth??0)>=a)continue;const o=s.resolve(t.get("T")),i=s.resolve(t.get("FT")),h=o instanceof _.Mx?(0,C.g7)(o):"",
y={number:(0,_.i9)(d)?d.number:void 0,dict:t,parent:e,part:h,name:r(e&&e.depth%w!==0?e.name:"",h),type:i instanceof _.SX?i.text:e?.type,depth:(e?.depth??0)+1};yield y,
g(s.array(t.get("Kids")),y)}}const l=1e3,P=(0,M.n)(R);async function R(s){const c=[];for(const n of E(s)){c.push(n);const f=s.job.pace.step(l);f&&await f}return c}
function S(s){const c=new Set(s.flatMap(({parent:n,dict:f})=>n&&f.has("T")?[n]:[]));return s.filter(n=>(n.dict.has("T")||!n.parent)&&!c.has(n))}function L(s,c){
const n=s.resolve(W(s,c,"FT"));return n instanceof _.SX?n.text:void 0}function W(s,c,n){for(const f of u(s,c)){const a=f.get(n);if(a!==void 0)return a}}function O(s,c){
let n="";for(const f of u(s,c)){const a=s.resolve(f.get("T"));a instanceof _.Mx&&(n=r((0,C.g7)(a),n))}return n}function*u(s,c){let n=c;for(let f=0;n&&f<w;f++)yield n,
n=s.dict(n.get("Parent"))}const r=(s,c)=>s===""||c===""?s+c:`${s}.${c}`}),52755:((B,b,p)=>{p.d(b,{NT:()=>S,Uv:()=>W,kz:()=>v,mO:()=>u,mw:()=>T,qA:()=>L,sj:()=>M,
zx:()=>R});var C=p(9819),_=p(45599),D=p(91374);const M=1,T=2,v=4096,w=8192,E=32768,l=65536,P=1<<17,R=1<<18,S=1<<21,L=1<<24,W=1<<25,O=10;class u{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(n){
this.document=n,this.form=(0,C.Wo)(n,"AcroForm"),this.visit=new C._i(n)}static async read(n){const f=new u(n),{form:a}=f;return await f.walk(f.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await f.readPages(),f}inherited(n,f){for(let a=n;a;a=a.parent){const x=this.document.resolve(a.dict.get(f));
if(x!==null)return x}return f==="DA"||f==="Q"?this.document.resolve(this.form?.dict.get(f)):null}integer(n,f){const a=this.inherited(n,f);return typeof a=="numb\
er"?Math.trunc(a):0}node(n){return this.nodes.get(n)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(n){const{document:f,nodes:a,widgets:x,fields:g,byName:m}=this,d=({number:e})=>!n.has(e)&&f.exists(e);for(const e of a.values())d(
e)||a.delete(e.number);for(const e of x.values())d(e)||x.delete(e.number);for(const{nodes:e,widgets:t}of g)r(e,d),r(t,d);r(g,({nodes:e})=>e.length>0);for(const[
e,t]of m)t.nodes.length===0&&m.delete(e);this.form=(0,C.Wo)(f,"AcroForm")}async walk(n,f){const{document:a,visit:x}=this;for(const g of(0,D.iA)(a,{from:n,below:f,
visit:x,depth:D.tP})){const{number:m,dict:d}=g;this.nodes.set(m,g);const e=this.references(d.get("Kids"),m,d,"Kids");(0,_.Eo)(a.resolve(d.get("Subtype")),"Widge\
t")||d.has("Rect")?this.addWidget(g):e.length===0&&(0,D.bf)(g)===g&&this.field(g);const o=a.job.pace.step(1500);o&&await o}}addWidget(n){const f={node:n,number:n.
number,dict:n.dict,pages:[]};this.field((0,D.bf)(n)).widgets.push(f),this.widgets.set(n.number,f)}field(n){const f=this.fieldOf.get(n);if(f)return f;const{name:a,
part:x}=n,g=a===""?void 0:this.byName.get(a),m=this.integer(n,"Ff"),d=s(n.type,m);if(g?.kind===d)return g.nodes.push(n),this.fieldOf.set(n,g),g;const e={name:a,
part:x,kind:d,flags:m,nodes:[n],widgets:[]};return this.fields.push(e),a!==""&&!g&&this.byName.set(a,e),this.fieldOf.set(n,e),e}async readPages(){const{document:n}=this,
{pages:f,job:a}=n,{spend:x}=new C.b9(n);for(let g=0;g<f.count;g++){const m=f.number(g),d=n.entry(m,"Annots");x(n.array(d)?.length??0);for(const t of d===void 0?
[]:this.annotations(d,m)){const o=this.widgets.get(t.number)??await this.orphan(t);o&&o.pages.length>0&&x(O),o&&o.pages.at(-1)!==g+1&&o.pages.push(g+1);const i=a.
pace.step(300);i&&await i}const e=a.pace.step(300);e&&await e}}annotations(n,f){const a=this.document.array(n)??[];if(!a.some(m=>(0,_.Zm)(m)&&(0,_.Eo)(m.get("Su\
btype"),"Widget")))return a.filter(_.i9);const x=(0,_.i9)(n)?n.number:f;this.document.edit(x);const g=(0,_.i9)(n)?a:this.document.array(this.document.get(f).get(
"Annots"))??[];for(const[m,d]of g.entries())(0,_.Zm)(d)&&(0,_.Eo)(d.get("Subtype"),"Widget")&&(g[m]=this.document.add(d));return g.filter(_.i9)}async orphan(n){
const{document:f}=this;if(!(0,_.Eo)(f.resolve(f.entry(n.number,"Subtype")),"Widget"))return;const a=[n],x=new Set([n.number]);let g;for(let m=f.entry(n.number,"\
Parent");(0,_.i9)(m)&&a.length<D.tP&&(g=this.nodes.get(m.number),!(g||x.has(m.number)||!(0,_.Zm)(f.get(m))));)x.add(m.number),a.push(m),m=f.entry(m.number,"Pare\
nt");for(const m of a.reverse())this.nodes.has(m.number)||await this.walk([m],g),g=this.nodes.get(m.number);return this.widgets.get(n.number)}references(n,f,a,x){
const{document:g}=this,m=g.array(n);if(!m||!a)return[];if(!m.some(_.Zm))return m.filter(_.i9);g.edit((0,_.i9)(n)?n.number:f);const d=g.array(a.get(x))??[];for(const[
e,t]of d.entries())(0,_.Zm)(t)&&(d[e]=g.add(t));return d.filter(_.i9)}}function r(c,n){let f=0;for(const a of c)n(a)&&(c[f++]=a);c.length=f}function s(c,n){switch(c){case"\
Tx":return n&w?"password":"text";case"Btn":return n&l?"button":n&E?"radio":"checkbox";case"Ch":return n&P?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),25902:((B,b,p)=>{p.d(b,{Ly:()=>T,gF:()=>D,r9:()=>M,v8:()=>v});var C=p(77581),_=p(45599);function D(w,E){let l;return E instanceof _.Mx?l=(0,C.
g7)(E):E instanceof _.Z6?l=(0,C.g7)(new _.Mx(w.decoded(E))):E instanceof _.SX?l=M(E.text):typeof E=="number"&&(l=String(E)),l?.replace(/\r\n?/g,`
`)}function M(w){const E=Buffer.from(w,"latin1"),l=E.toString("utf8");return Buffer.from(l,"utf8").equals(E)?l:(0,C.g7)(new _.Mx(E))}const T=w=>Buffer.from(w).toString(
"latin1"),v=w=>(0,C.wx)(w.replace(/\n/g,"\r"))}),3907:((B,b,p)=>{p.d(b,{X:()=>W,km:()=>D,ol:()=>C,xK:()=>R});const C=200,_=1e4;async function D(O,u,r){const s=new M(
O);for(let c=s.next();c;c=s.next()){if(r(c))return"left";const n=u.step((c.to-c.from)*4+50);n&&await n}return s.hasDocumentType?"document type":s.malformed?"mal\
formed":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(u){this.text=u}next(){const{text:u,at:r}=this;if(r>=u.length)return;if(u.charCodeAt(
r)!==T)return this.characters(r,this.nextTag(r));if(u.startsWith("<!--",r))return this.other(r,"-->",4);if(u.startsWith("<?",r))return this.other(r,"?>",2);if(u.
startsWith("<![CDATA[",r)){const c=u.indexOf("]]>",r);return c<0?this.end():(this.at=c+3,{kind:"text",text:u.slice(r+9,c),from:r,to:this.at})}return u.startsWith(
"<!",r)?(this.hasDocumentType=u.startsWith("<!DOCTYPE",r),this.end()):(u.charCodeAt(r+1)===w?this.endTag(r):this.startTag(r))??this.fault(r,this.nextTag(r+1))}other(u,r,s){
const c=this.text.indexOf(r,u+s);return c<0?this.end():(this.at=c+r.length,{kind:"other",from:u,to:this.at})}endTag(u){const r=this.name(u+2),s=this.blanks(r);if(!(r===
u+2||this.text.charCodeAt(s)!==v))return this.at=s+1,{kind:"end",name:this.text.slice(u+2,r),from:u,to:this.at}}startTag(u){const{text:r}=this,s=this.name(u+1);
if(s===u+1)return;const c=r.slice(u+1,s),n=[];for(let f=s;;){const a=this.blanks(f),x=r.charCodeAt(a);if(x===v||x===w&&r.charCodeAt(a+1)===v)return this.at=x===
v?a+1:a+2,{kind:x===v?"start":"empty",name:c,attributes:n,from:u,to:this.at};const g=this.name(a),m=this.blanks(g),d=this.blanks(m+1),e=r[d];if(a===f||g===a||r[m]!==
"="||e!=='"'&&e!=="'")return;const t=r.indexOf(e,d+1),o=r.slice(d+1,Math.max(t,d+1)),i=o.includes("<")?void 0:l(o);if(t<0||i===void 0||n.length>=_)return;n.push(
{name:r.slice(a,g),value:i,from:a,to:t+1}),f=t+1}}characters(u,r){const s=l(this.text.slice(u,r));return s===void 0?this.fault(u,r):(this.at=r,{kind:"text",text:s,
from:u,to:r})}nextTag(u){const r=this.text.indexOf("<",u);return r<0?this.text.length:r}fault(u,r){return this.malformed=!0,this.at=r,{kind:"other",from:u,to:r}}end(){
this.malformed=!0,this.at=this.text.length}blanks(u){const{text:r}=this;for(;;){const s=r.charCodeAt(u);if(s!==32&&s!==9&&s!==10&&s!==13)return u;u++}}name(u){const{
text:r}=this;for(;u<r.length;u++){const s=r.charCodeAt(u);if(s<=32||s===w||s===v||s===T||s===61||s===34||s===39)break}return u}}const[T,v,w]=[60,62,47],E=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(O){if(!O.includes("&"))return O;const u=[];let r=0;for(let s=O.indexOf("&");s>=0;s=O.indexOf(
"&",r)){const c=O.indexOf(";",s);if(c<0||c-s>12)return;const n=O.slice(s+1,c),f=E.get(n)??P(n);if(f===void 0)return;u.push(O.slice(r,s),f),r=c+1}return u.push(O.
slice(r)),u.join("")}function P(O){const u=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(O),r=u?parseInt(u[1]??u[2],u[1]===void 0?10:16):-1;return r>0&&r<=1114111&&!(r>=55296&&
r<=57343)?String.fromCodePoint(r):void 0}function R(O){const[u,r,s,c]=O;if(u===0&&r===0&&(s===254||s===0)||u===255&&r===254&&s===0&&c===0)return L(O);if(u===254&&
r===255||u===0&&r===60)return S(new TextDecoder("utf-16be").decode(O));if(u===255&&r===254||u===60&&r===0)return S(new TextDecoder("utf-16le").decode(O));const n=new TextDecoder().
decode(O);return S(n.includes("�")?Buffer.from(O).toString("latin1"):n)}const S=O=>O.startsWith("\uFEFF")?O.slice(1):O;function L(O){const u=new DataView(O.buffer,
O.byteOffset,O.byteLength),r=O[0]!==0,s=[];for(let c=0;c+4<=O.length;c+=4){const n=u.getUint32(c,r);if(n>1114111)return;s.push(String.fromCodePoint(n))}return S(
s.join(""))}const W=O=>O.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((B,b,p)=>{p.d(b,{S:()=>D});var C=p(
21996),_=p(70549);const D=(0,_.n)(M=>(0,C.zx)(M,["AP","JS","EF","ByteRange","Sig"]))}),70549:((B,b,p)=>{p.d(b,{n:()=>C});function C(_){const D=new WeakMap;return M=>{
if(M.hasChanges)return _(M);const T=D.get(M);if(T)return T.answer;const v=_(M);return D.set(M,{answer:v}),v}}}),9819:((B,b,p)=>{p.d(b,{J7:()=>D,Kd:()=>v,Wo:()=>w,
_i:()=>T,b9:()=>M});var C=p(42973),_=p(45599);class D{document;gone=new Set;chased=new Set;constructor(l){this.document=l}remove(l){const{catalog:P,catalogNumber:R,
pages:S}=this.document,L=P.get("Pages");l===R||(0,_.i9)(L)&&l===L.number||S.holds(l)||(this.gone.add(l),this.document.remove(l))}chase(l){this.chased.add(l)}removed(){
return this.gone}takeChased(){const l=this.chased;return this.chased=new Set,l}isGone(l){return(0,_.i9)(l)&&this.gone.has(l.number)}}class M{most;left;constructor(l){
this.most=this.left=l.job.limits.nodes}spend=l=>{if(this.left-=l,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class T{seen;beyond=new Set;allowance;constructor(l,P=new M(l)){this.allowance=
P,this.seen=new Uint8Array((l.size>>3)+1)}first(l){if(this.allowance.spend(1),!(0,_.i9)(l))return!0;const{number:P}=l,R=P>>3;if(R>=this.seen.length)return this.
beyond.size<this.beyond.add(P).size;const S=1<<(P&7),L=(this.seen[R]&S)===0;return this.seen[R]|=S,L}}function v(E,l){return(0,_.i9)(E)?E.number:l}function w(E,l){
const P=E.catalog.get(l),R=E.dict(P);return R&&{dict:R,holder:v(P,E.catalogNumber)}}}),33973:((B,b,p)=>{p.d(b,{Gy:()=>L,Rf:()=>W,Ip:()=>O});var C=p(54619),_=p(85368),
D=p(88500);class M{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.s;signed=new Set;constructor(e,t,o){this.detail=t,
this.strings=o,this.scan.strings=o;const i=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const h=y=>i.subarray(y*e,(y+1)*e);this.end=h(0),this.valueEnd=
h(1),this.dataStart=h(2),this.dataEnd=h(3),this.lengthStart=h(4),this.lengthEnd=h(5),this.from=h(6),this.to=h(7)}}var T=p(78157),v=p(79725),w=p(4e4),E=p(39150),
l=p(45599);class P{scan=new D.s;ranges=new Map}const R=2;class S{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,o){this.walked=o,this.live=
new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function L(d,{watched:e}={}){const{markings:t,referrers:o}=await W([d],{watched:e,detail:!0}),{live:i,via:h}=t[0];
return{live:i,via:h,referrers:o}}async function W(d,e={}){const t=new n(d,e);return await t.run(),t}function O(d,{repairs:e}){for(const{part:t,number:o,value:i}of e)
d[t].put(o,i)}const u=100,r=100,s=-2;function c(d){if(d instanceof l.Z6)return d.data.length+c(d.dict);if(Array.isArray(d))return 12*d.length;if(!(d instanceof l.
Bi))return u;let e=30*d.size;for(const t of d.values())Array.isArray(t)&&(e+=12*t.length);return e}class n{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(e,{detail:t=!1,strings:o=!1,watched:i,alias:h}){if(this.documents=e,this.strings=
o,this.alias=h,this.markings=e.map(y=>new S(y.size,i!==void 0,a(y,o||t,o))),!!i){this.watched=new Uint8Array(e[0].size);for(const y of i)this.watched[y]=1}}async run(){
const{documents:e,stack:t}=this,[o]=e;for(const[i,h]of o.trailer)i!=="Encrypt"&&this.followValue(0,h);for(;t.length>0;){const i=t.pop(),h=i%e.length,y=o.job.pace.
step(this.follow(h,(i-h)/e.length));y&&await y}for(const{live:i,signed:h,walked:y}of this.markings)for(const A of y.signed)i[A]===1&&h.add(A)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const o=this.markings[e],{live:i}=o;if(t>
0&&t<i.length&&i[t]!==0)return;const h=this.documents[e];if(t<=0||t>=i.length||!h.exists(t))return h.missed(t);i[t]=1,this.watched&&(o.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const o=this.documents[e],i=this.markings[e],{walked:h}=i;if(this.current=t,i.count++,o.isChanged(t))return this.
followChanged(o,i,e,t);if(h.done[t]===1)return this.followAgain(o,i,e,t);const{scan:y,detail:A}=h;A||(y.used=0);const k=y.used,K=o.table.kind[t]===C.tL?this.walk(
o,h,t):this.walkPlace(o,t,y);return K<0||y.byteRange&&this.isSignature(h.signed,t)?this.forget(y,k).followRepaired(o,e,t):(i.bytes+=K,A&&(h.from[t]=k,h.to[t]=y.
used,h.valueEnd[t]=this.extent.valueEnd,h.done[t]=1),this.followMarks(e,y,k,y.used,y.lengthStart),r+K)}followChanged(e,t,o,i){const h=e.patched(i);if(!h){const U=e.
edited.get(i);return f(U)||U===null?this.followRepaired(e,o,i):(this.followValue(o,U),t.bytes+=c(U),r)}const{detail:y}=t.walked;if(h.references&&!y&&!e.suspect){
for(let U=h.first;U<h.last;U++)this.visit(o,h.references[U]);return t.bytes+=h.end-h.start,r}const{scan:A,ranges:k}=x(t);y||(A.used=0);const K=A.used,I=this.walkPlace(
e,i,A);return I<0||A.byteRange&&this.isSignature(t.signed,i)?this.forget(A,K).followRepaired(e,o,i):(t.bytes+=I,y&&k.set(i,{from:K,to:A.used,valueEnd:this.extent.
valueEnd}),this.followMarks(o,A,K,A.used,A.lengthStart),r+I)}followAgain(e,t,o,i){const{walked:h}=t;return t.bytes+=h.end[i]>0?h.end[i]-e.table.place[i]:u,this.
followMarks(o,h.scan,h.from[i],h.to[i],h.lengthStart[i]),r}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},o,i,h){const y=this.strings?h:s;
for(let A=o;A<i;A+=3)t[A]!==D.A&&t[A+1]!==y&&this.visit(e,t[A])}forget(e,t){return e.used=t,this}followRepaired(e,t,o){const i=e.get(o),h=f(i)?e.resolve(i):i;return h===
null?(this.markings[t].live[o]=R,this.markings[t].count--):this.repair(t,o,h),r}repair(e,t,o){this.repairs.push({part:e,number:t,value:o}),this.followValue(e,o)}followValue(e,t){
const o=[t];for(;o.length>0;){const i=o.pop();if(i instanceof l.oS)this.visit(i instanceof l.rV?i.part:e,i.number);else if(Array.isArray(i))for(const h of i)o.push(
h);else if(i instanceof l.Bi){i.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const h of i.values())o.push(h)}else if(i instanceof l.Z6)for(const[
h,y]of i.dict)h!=="Length"&&o.push(y)}}walk(e,t,o){const{extent:i}=this,{bytes:h}=e,{scan:y}=t,A=e.bodies[o];y.forgetLength();const{kept:k}=this,K=!this.strings&&
e.recallEntries(o,k);K&&y.append(k.scan.marks,k.marksFrom,k.marksTo);const I=K?k.close+2:y.value(h,A,h.length);return I<0||h[I-1]===T.AV||!(0,_.x)(e,I,y,i)||e.suspect&&
!(0,E.D)(h,A,I)||y.doubtful&&(0,w.oC)(h,A,I)?-1:(i.dataStart<0&&(y.lengthStart=-1),t.end[o]=i.end,t.detail&&(t.dataStart[o]=i.dataStart,t.dataEnd[o]=i.dataEnd,t.
lengthStart[o]=y.lengthStart,t.lengthEnd[o]=y.lengthEnd),i.end-e.table.place[o])}walkPlace(e,t,o){const i=e.place(t);if(!i)return-1;const{bytes:h,start:y,end:A}=i;
o.forgetLength();const k=o.value(h,y,A);return o.lengthStart=-1,k<0&&!m(h,y,A)||g(h,y,A)||k>0&&h[k-1]===T.AV||k>=0&&(0,T.AN)(h,k,A)<A||e.suspect&&!(0,E.D)(h,y,A)||
o.doubtful&&(0,w.oC)(h,y,A)?-1:(this.extent.valueEnd=k<0?A:k,A-y)}}const f=d=>d instanceof l.oS&&!(d instanceof l.rV);function a(d,e,t){const o=d.walked;if(o?.strings===
t)return o;const i=new M(d.size,e,t);return e&&(d.walked=i),i}function x(d){return d.patches||(d.patches=new P,d.patches.scan.strings=d.walked.strings),d.patches}
function g(d,e,t){const o=(0,T.AN)(d,e,t);return o>=t||d[o]===T.yq&&(0,T.wb)(d,o,"null")}function m(d,e,t){for(let o=e;o<t;o++)if("<([/%".includes(String.fromCharCode(
d[o])))return!1;return!0}}),21996:((B,b,p)=>{p.d(b,{Av:()=>R,RJ:()=>W,V3:()=>L,vb:()=>O,zx:()=>P});var C=p(54619),_=p(93604),D=p(78157),M=p(88500);const T=2048,
v=65536,w=1<<20,E=1024,l="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function P(s,c){const{found:n,all:f}=await S(s,c),a=x=>[...new Set([...x,...f])].sort((g,m)=>g-
m);return Object.fromEntries(c.map(x=>[x,a(n[x])]))}async function R(s,c){const{found:n,all:f}=await S(s,c);for(const a of Object.values(n))for(const x of a)f.add(
x);return f}async function S(s,c){const n=c.map(g=>{const[m="",...d]=[...g].map(t=>t.replace(/\W/,"\\$&")),e=/\W/.test(g)?l:"\\w";return`${m}(?:${d.join("")}|${e}\
{0,${Math.max(0,g.length-2)}}#)`}),f=new RegExp(`/(?:${n.join("|")}|#)`,"g"),a=Object.fromEntries(c.map(g=>[g,new Set])),x=new Set;await W(s,(g,m,d,e)=>{const t=g.
toString("latin1",m,d);f.lastIndex=0;for(let o=f.exec(t);o;o=f.exec(t)){const i=e(m+o.index);i!==void 0&&(o[0].endsWith("#")?x.add(i):a[o[0].slice(1)].add(i))}});
for(const g of O(s))x.add(g);return{found:a,all:x}}async function L(s,c){const n=await P(s,c);return[...new Set(Object.values(n).flat())].sort((f,a)=>f-a)}async function W(s,c){
const{bytes:n,table:f}=s,a=u(s),x=new Int32Array(a.length);for(let t=0;t<a.length;t++)x[t]=f.place[a[t]];const g=(0,D.bS)(n),m=t=>a[(0,_.M)(x,t)-1],d=new M.s;let e=0;
for(let t=0;t<a.length;t++){const o=t+1===a.length,i=o?n.length:x[t+1],h=i-x[t]>T;if(!h&&!o&&i-e<v)continue;if(h){x[t]>e&&c(g,e,x[t],m),d.reset();const A=d.value(
n,s.bodies[a[t]],i);c(g,x[t],A<0?i:A,m)}else c(g,e,i,m);const y=s.job.pace.step(Math.min(i-e,v));y&&await y,e=i}for(const[t,o]of r(s)){const i=s.objectStream(t);
if(!i)continue;const h=new Set(o),{starts:y,numbers:A,data:k}=i,K=I=>{const U=A[(0,_.M)(y,I)-1];return U!==void 0&&h.has(U)?U:void 0};for(let I=0;I<k.length;I+=
w){c((0,D.bS)(k),I,Math.min(I+w+E,k.length),K);const U=s.job.pace.step(4*w);U&&await U}}}function*O(s){for(let c=1;s.hasChanges&&c<s.size;c++)s.isChanged(c)&&s.
exists(c)&&(yield c)}function u(s){const{table:c,hasChanges:n}=s,f=[];let a=!0,x=-1;for(let g=1;g<c.size;g++){if(c.kind[g]!==C.tL||n&&s.isChanged(g))continue;const m=c.
place[g];a&&=m>=x,x=m,f.push(g)}return a?f:f.sort((g,m)=>c.place[g]-c.place[m])}function r(s){const{table:c,hasChanges:n}=s,f=new Map;for(let a=1;a<c.size;a++){
if(c.kind[a]!==C.UT||n&&s.isChanged(a))continue;const x=c.place[a],g=f.get(x);g?g.push(a):f.set(x,[a])}return f}}),90536:((B,b,p)=>{p.d(b,{C:()=>_,L:()=>D});var C=p(
45599);function _(M,T){const v=[M];for(;v.length>0;){const w=v.pop(),E=w instanceof C.Z6?w.dict:w;if(Array.isArray(E))for(const l of E)v.push(l);else if(E instanceof
C.Bi){T(E);for(const l of E.values())v.push(l)}}}function D(M,T){const v=[];return _(M,w=>{v.length===0&&T(w)&&v.push(w)}),v.length>0}}),93604:((B,b,p)=>{p.d(b,
{B:()=>C,M:()=>_});const C=(M,T)=>D(M,T,!1),_=(M,T)=>D(M,T,!0);function D(M,T,v){let[w,E]=[0,M.length];for(;w<E;){const l=w+E>>1,P=M[l];P<T||v&&P===T?w=l+1:E=l}
return w}})};
