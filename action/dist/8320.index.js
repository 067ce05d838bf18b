"use strict";exports.id=8320,exports.ids=[8320],exports.modules={45657:((B,b,p)=>{p.d(b,{Kf:()=>T,RZ:()=>C,YG:()=>A,vH:()=>_});function C(O,x){for(const y of x)O.push(y)}function _(O,x,y){
const v=O.get(x);v?v.push(y):O.set(x,[y])}const T=O=>{let x=-1/0;for(const y of O)x=Math.max(x,y);return x},A=O=>{let x=1/0;for(const y of O)x=Math.min(x,y);return x}}),
17623:((B,b,p)=>{p.d(b,{Z:()=>x});var C=p(38544),_=p(52604),T=p(52755),A=p(76933),O=p(77500);async function x(h,P,R){const S=[],W={};for(const k of P.fields){S.
push(y(h,P,R,k)),(0,C.K)(k)&&k.kind!=="password"&&P.byName.get(k.name)===k&&Object.defineProperty(W,k.name,{value:R.of(k),enumerable:!0,configurable:!0,writable:!0});
const M=h.job.pace.step(4e3);M&&await M}return{fields:S,values:W,xfa:(0,O.f4)(h,P),scripts:(0,A.on)(h,P)}}function y(h,P,R,S){const{kind:W,flags:k,name:M}=S,u=P.
integer(S.nodes[0],"MaxLen"),r=W==="password",s=W==="text"||r;return{name:M,type:W,value:r?null:R.of(S),default:r?null:R.of(S,"DV"),options:v(h,P,R,S),required:(k&
T.mw)!==0,readOnly:(k&T.sj)!==0,multiline:W==="text"&&(k&T.kz)!==0,maxLength:s&&u>0?u:null,pages:[...new Set(S.widgets.flatMap(({pages:c})=>c))].sort((c,n)=>c-n)}}
function v(h,P,R,S){return S.kind==="dropdown"||S.kind==="list"?R.choices(S):S.kind!=="checkbox"&&S.kind!=="radio"?[]:(0,_.lD)(h,P,S).names.map(W=>({value:W,display:W}))}}),
57644:((B,b,p)=>{p.r(b),p.d(b,{get_form_data:()=>O});var C=p(92356),_=p(17623),T=p(52755),A=p(16259);const O=async(x,{open_password:y},v)=>{const h=await(0,C.E)(
x.bytes,v,{password:y}),P=await T.mO.read(h),R=await(0,_.Z)(h,P,new A.n(h,P)),S=h.pages.count;return{documents:[{...x,pageCount:S}],data:R,notes:[],facts:{pageCount:S,
fieldCount:P.fields.length}}}}),91374:((B,b,p)=>{p.d(b,{QL:()=>x,bf:()=>O,fq:()=>M,hj:()=>k,i4:()=>S,iA:()=>v,pv:()=>W,qU:()=>P,tP:()=>y});var C=p(77581),_=p(45599),
T=p(9819),A=p(70549);function O(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const x="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(
" "),y=100;function*v(s,{from:c=s.array((0,T.Wo)(s,"AcroForm")?.dict.get("Fields")),below:n,visit:f=new T._i(s),depth:a=1/0}={}){const E=[],g=(m=[],d)=>{for(let e=m.
length-1;e>=0;e--)E.push({value:m[e],parent:d})};g(c,n);for(let m=E.pop();m;m=E.pop()){const{value:d,parent:e}=m,t=(0,_.i9)(d)?s.get(d):d;if(!(0,_.Zm)(t)||!f.first(
d)||(e?.depth??0)>=a)continue;const o=s.resolve(t.get("T")),i=s.resolve(t.get("FT")),l=o instanceof _.Mx?(0,C.g7)(o):"",w={number:(0,_.i9)(d)?d.number:void 0,dict:t,
parent:e,part:l,name:r(e&&e.depth%y!==0?e.name:"",l),type:i instanceof _.SX?i.text:e?.type,depth:(e?.depth??0)+1};yield w,g(s.array(t.get("Kids")),w)}}const h=1e3,
P=(0,A.n)(R);async function R(s){const c=[];for(const n of v(s)){c.push(n);const f=s.job.pace.step(h);f&&await f}return c}function S(s){const c=new Set(s.flatMap(
({parent:n,dict:f})=>n&&f.has("T")?[n]:[]));return s.filter(n=>(n.dict.has("T")||!n.parent)&&!c.has(n))}function W(s,c){const n=s.resolve(k(s,c,"FT"));return n instanceof
_.SX?n.text:void 0}function k(s,c,n){for(const f of u(s,c)){const a=f.get(n);if(a!==void 0)return a}}function M(s,c){let n="";for(const f of u(s,c)){const a=s.resolve(
f.get("T"));a instanceof _.Mx&&(n=r((0,C.g7)(a),n))}return n}function*u(s,c){let n=c;for(let f=0;n&&f<y;f++)yield n,n=s.dict(n.get("Parent"))}const r=(s,c)=>s===
""||c===""?s+c:`${s}.${c}`}),52755:((B,b,p)=>{p.d(b,{NT:()=>S,Uv:()=>k,kz:()=>x,mO:()=>u,mw:()=>O,qA:()=>W,sj:()=>A,zx:()=>R});var C=p(9819),_=p(45599),T=p(91374);
const A=1,O=2,x=4096,y=8192,v=32768,h=65536,P=1<<17,R=1<<18,S=1<<21,W=1<<24,k=1<<25,M=10;class u{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(n){
this.document=n,this.form=(0,C.Wo)(n,"AcroForm"),this.visit=new C._i(n)}static async read(n){const f=new u(n),{form:a}=f;return await f.walk(f.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await f.readPages(),f}inherited(n,f){for(let a=n;a;a=a.parent){const E=this.document.resolve(a.dict.get(f));
if(E!==null)return E}return f==="DA"||f==="Q"?this.document.resolve(this.form?.dict.get(f)):null}integer(n,f){const a=this.inherited(n,f);return typeof a=="numb\
er"?Math.trunc(a):0}node(n){return this.nodes.get(n)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(n){const{document:f,nodes:a,widgets:E,fields:g,byName:m}=this,d=({number:e})=>!n.has(e)&&f.exists(e);for(const e of a.values())d(
e)||a.delete(e.number);for(const e of E.values())d(e)||E.delete(e.number);for(const{nodes:e,widgets:t}of g)r(e,d),r(t,d);r(g,({nodes:e})=>e.length>0);for(const[
e,t]of m)t.nodes.length===0&&m.delete(e);this.form=(0,C.Wo)(f,"AcroForm")}async walk(n,f){const{document:a,visit:E}=this;for(const g of(0,T.iA)(a,{from:n,below:f,
visit:E,depth:T.tP})){const{number:m,dict:d}=g;this.nodes.set(m,g);const e=this.references(d.get("Kids"),m,d,"Kids");(0,_.Eo)(a.resolve(d.get("Subtype")),"Widge\
t")||d.has("Rect")?this.addWidget(g):e.length===0&&(0,T.bf)(g)===g&&this.field(g);const o=a.job.pace.step(1500);o&&await o}}addWidget(n){const f={node:n,number:n.
number,dict:n.dict,pages:[]};this.field((0,T.bf)(n)).widgets.push(f),this.widgets.set(n.number,f)}field(n){const f=this.fieldOf.get(n);if(f)return f;const{name:a,
part:E}=n,g=a===""?void 0:this.byName.get(a),m=this.integer(n,"Ff"),d=s(n.type,m);if(g?.kind===d)return g.nodes.push(n),this.fieldOf.set(n,g),g;const e={name:a,
part:E,kind:d,flags:m,nodes:[n],widgets:[]};return this.fields.push(e),a!==""&&!g&&this.byName.set(a,e),this.fieldOf.set(n,e),e}async readPages(){const{document:n}=this,
{pages:f,job:a}=n,{spend:E}=new C.b9(n);for(let g=0;g<f.count;g++){const m=f.number(g),d=n.entry(m,"Annots");E(n.array(d)?.length??0);for(const t of d===void 0?
[]:this.annotations(d,m)){const o=this.widgets.get(t.number)??await this.orphan(t);o&&o.pages.length>0&&E(M),o&&o.pages.at(-1)!==g+1&&o.pages.push(g+1);const i=a.
pace.step(300);i&&await i}const e=a.pace.step(300);e&&await e}}annotations(n,f){const a=this.document.array(n)??[];if(!a.some(m=>(0,_.Zm)(m)&&(0,_.Eo)(m.get("Su\
btype"),"Widget")))return a.filter(_.i9);const E=(0,_.i9)(n)?n.number:f;this.document.edit(E);const g=(0,_.i9)(n)?a:this.document.array(this.document.get(f).get(
"Annots"))??[];for(const[m,d]of g.entries())(0,_.Zm)(d)&&(0,_.Eo)(d.get("Subtype"),"Widget")&&(g[m]=this.document.add(d));return g.filter(_.i9)}async orphan(n){
const{document:f}=this;if(!(0,_.Eo)(f.resolve(f.entry(n.number,"Subtype")),"Widget"))return;const a=[n],E=new Set([n.number]);let g;for(let m=f.entry(n.number,"\
Parent");(0,_.i9)(m)&&a.length<T.tP&&(g=this.nodes.get(m.number),!(g||E.has(m.number)||!(0,_.Zm)(f.get(m))));)E.add(m.number),a.push(m),m=f.entry(m.number,"Pare\
nt");for(const m of a.reverse())this.nodes.has(m.number)||await this.walk([m],g),g=this.nodes.get(m.number);return this.widgets.get(n.number)}references(n,f,a,E){
const{document:g}=this,m=g.array(n);if(!m||!a)return[];if(!m.some(_.Zm))return m.filter(_.i9);g.edit((0,_.i9)(n)?n.number:f);const d=g.array(a.get(E))??[];for(const[
e,t]of d.entries())(0,_.Zm)(t)&&(d[e]=g.add(t));return d.filter(_.i9)}}function r(c,n){let f=0;for(const a of c)n(a)&&(c[f++]=a);c.length=f}function s(c,n){switch(c){case"\
Tx":return n&y?"password":"text";case"Btn":return n&h?"button":n&v?"radio":"checkbox";case"Ch":return n&P?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),25902:((B,b,p)=>{p.d(b,{Ly:()=>O,gF:()=>T,r9:()=>A,v8:()=>x});var C=p(77581),_=p(45599);function T(y,v){let h;return v instanceof _.Mx?h=(0,C.
g7)(v):v instanceof _.Z6?h=(0,C.g7)(new _.Mx(y.decoded(v))):v instanceof _.SX?h=A(v.text):typeof v=="number"&&(h=String(v)),h?.replace(/\r\n?/g,`
`)}function A(y){const v=Buffer.from(y,"latin1"),h=v.toString("utf8");return Buffer.from(h,"utf8").equals(v)?h:(0,C.g7)(new _.Mx(v))}const O=y=>Buffer.from(y).toString(
"latin1"),x=y=>(0,C.wx)(y.replace(/\n/g,"\r"))}),3907:((B,b,p)=>{p.d(b,{X:()=>k,km:()=>T,ol:()=>C,xK:()=>R});const C=200,_=1e4;async function T(M,u,r){const s=new A(
M);for(let c=s.next();c;c=s.next()){if(r(c))return"left";const n=u.step((c.to-c.from)*4+50);n&&await n}return s.hasDocumentType?"document type":s.malformed?"mal\
formed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(u){this.text=u}next(){const{text:u,at:r}=this;if(r>=u.length)return;if(u.charCodeAt(
r)!==O)return this.characters(r,this.nextTag(r));if(u.startsWith("<!--",r))return this.other(r,"-->",4);if(u.startsWith("<?",r))return this.other(r,"?>",2);if(u.
startsWith("<![CDATA[",r)){const c=u.indexOf("]]>",r);return c<0?this.end():(this.at=c+3,{kind:"text",text:u.slice(r+9,c),from:r,to:this.at})}return u.startsWith(
"<!",r)?(this.hasDocumentType=u.startsWith("<!DOCTYPE",r),this.end()):(u.charCodeAt(r+1)===y?this.endTag(r):this.startTag(r))??this.fault(r,this.nextTag(r+1))}other(u,r,s){
const c=this.text.indexOf(r,u+s);return c<0?this.end():(this.at=c+r.length,{kind:"other",from:u,to:this.at})}endTag(u){const r=this.name(u+2),s=this.blanks(r);if(!(r===
u+2||this.text.charCodeAt(s)!==x))return this.at=s+1,{kind:"end",name:this.text.slice(u+2,r),from:u,to:this.at}}startTag(u){const{text:r}=this,s=this.name(u+1);
if(s===u+1)return;const c=r.slice(u+1,s),n=[];for(let f=s;;){const a=this.blanks(f),E=r.charCodeAt(a);if(E===x||E===y&&r.charCodeAt(a+1)===x)return this.at=E===
x?a+1:a+2,{kind:E===x?"start":"empty",name:c,attributes:n,from:u,to:this.at};const g=this.name(a),m=this.blanks(g),d=this.blanks(m+1),e=r[d];if(a===f||g===a||r[m]!==
"="||e!=='"'&&e!=="'")return;const t=r.indexOf(e,d+1),o=r.slice(d+1,Math.max(t,d+1)),i=o.includes("<")?void 0:h(o);if(t<0||i===void 0||n.length>=_)return;n.push(
{name:r.slice(a,g),value:i,from:a,to:t+1}),f=t+1}}characters(u,r){const s=h(this.text.slice(u,r));return s===void 0?this.fault(u,r):(this.at=r,{kind:"text",text:s,
from:u,to:r})}nextTag(u){const r=this.text.indexOf("<",u);return r<0?this.text.length:r}fault(u,r){return this.malformed=!0,this.at=r,{kind:"other",from:u,to:r}}end(){
this.malformed=!0,this.at=this.text.length}blanks(u){const{text:r}=this;for(;;){const s=r.charCodeAt(u);if(s!==32&&s!==9&&s!==10&&s!==13)return u;u++}}name(u){const{
text:r}=this;for(;u<r.length;u++){const s=r.charCodeAt(u);if(s<=32||s===y||s===x||s===O||s===61||s===34||s===39)break}return u}}const[O,x,y]=[60,62,47],v=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function h(M){if(!M.includes("&"))return M;const u=[];let r=0;for(let s=M.indexOf("&");s>=0;s=M.indexOf(
"&",r)){const c=M.indexOf(";",s);if(c<0||c-s>12)return;const n=M.slice(s+1,c),f=v.get(n)??P(n);if(f===void 0)return;u.push(M.slice(r,s),f),r=c+1}return u.push(M.
slice(r)),u.join("")}function P(M){const u=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(M),r=u?parseInt(u[1]??u[2],u[1]===void 0?10:16):-1;return r>0&&r<=1114111&&!(r>=55296&&
r<=57343)?String.fromCodePoint(r):void 0}function R(M){const[u,r,s,c]=M;if(u===0&&r===0&&(s===254||s===0)||u===255&&r===254&&s===0&&c===0)return W(M);if(u===254&&
r===255||u===0&&r===60)return S(new TextDecoder("utf-16be").decode(M));if(u===255&&r===254||u===60&&r===0)return S(new TextDecoder("utf-16le").decode(M));const n=new TextDecoder().
decode(M);return S(n.includes("�")?Buffer.from(M).toString("latin1"):n)}const S=M=>M.startsWith("\uFEFF")?M.slice(1):M;function W(M){const u=new DataView(M.buffer,
M.byteOffset,M.byteLength),r=M[0]!==0,s=[];for(let c=0;c+4<=M.length;c+=4){const n=u.getUint32(c,r);if(n>1114111)return;s.push(String.fromCodePoint(n))}return S(
s.join(""))}const k=M=>M.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((B,b,p)=>{p.d(b,{S:()=>T});var C=p(
21996),_=p(70549);const T=(0,_.n)(A=>(0,C.zx)(A,["AP","JS","EF","ByteRange","Sig"]))}),70549:((B,b,p)=>{p.d(b,{n:()=>C});function C(_){const T=new WeakMap;return A=>{
if(A.hasChanges)return _(A);const O=T.get(A);if(O)return O.answer;const x=_(A);return T.set(A,{answer:x}),x}}}),9819:((B,b,p)=>{p.d(b,{J7:()=>T,Kd:()=>x,Wo:()=>y,
_i:()=>O,b9:()=>A});var C=p(42973),_=p(45599);class T{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){const{catalog:P,catalogNumber:R,
pages:S}=this.document,W=P.get("Pages");h===R||(0,_.i9)(W)&&h===W.number||S.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){this.chased.add(h)}removed(){
return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,_.i9)(h)&&this.gone.has(h.number)}}class A{most;left;constructor(h){
this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen;beyond=new Set;allowance;constructor(h,P=new A(h)){this.allowance=
P,this.seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,_.i9)(h))return!0;const{number:P}=h,R=P>>3;if(R>=this.seen.length)return this.
beyond.size<this.beyond.add(P).size;const S=1<<(P&7),W=(this.seen[R]&S)===0;return this.seen[R]|=S,W}}function x(v,h){return(0,_.i9)(v)?v.number:h}function y(v,h){
const P=v.catalog.get(h),R=v.dict(P);return R&&{dict:R,holder:x(P,v.catalogNumber)}}}),33973:((B,b,p)=>{p.d(b,{Gy:()=>W,Rf:()=>k,Ip:()=>M});var C=p(54619),_=p(85368),
T=p(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new T.s;signed=new Set;constructor(e,t,o){this.detail=t,
this.strings=o,this.scan.strings=o;const i=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const l=w=>i.subarray(w*e,(w+1)*e);this.end=l(0),this.valueEnd=
l(1),this.dataStart=l(2),this.dataEnd=l(3),this.lengthStart=l(4),this.lengthEnd=l(5),this.from=l(6),this.to=l(7)}}var O=p(78157),x=p(79725),y=p(4e4),v=p(39150),
h=p(45599);class P{scan=new T.s;ranges=new Map}const R=2;class S{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,o){this.walked=o,this.live=
new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function W(d,{watched:e}={}){const{markings:t,referrers:o}=await k([d],{watched:e,detail:!0}),{live:i,via:l}=t[0];
return{live:i,via:l,referrers:o}}async function k(d,e={}){const t=new n(d,e);return await t.run(),t}function M(d,{repairs:e}){for(const{part:t,number:o,value:i}of e)
d[t].put(o,i)}const u=100,r=100,s=-2;function c(d){if(d instanceof h.Z6)return d.data.length+c(d.dict);if(Array.isArray(d))return 12*d.length;if(!(d instanceof h.
Bi))return u;let e=30*d.size;for(const t of d.values())Array.isArray(t)&&(e+=12*t.length);return e}class n{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new x.R;strings;alias;constructor(e,{detail:t=!1,strings:o=!1,watched:i,alias:l}){if(this.documents=e,this.strings=
o,this.alias=l,this.markings=e.map(w=>new S(w.size,i!==void 0,a(w,o||t,o))),!!i){this.watched=new Uint8Array(e[0].size);for(const w of i)this.watched[w]=1}}async run(){
const{documents:e,stack:t}=this,[o]=e;for(const[i,l]of o.trailer)i!=="Encrypt"&&this.followValue(0,l);for(;t.length>0;){const i=t.pop(),l=i%e.length,w=o.job.pace.
step(this.follow(l,(i-l)/e.length));w&&await w}for(const{live:i,signed:l,walked:w}of this.markings)for(const D of w.signed)i[D]===1&&l.add(D)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const o=this.markings[e],{live:i}=o;if(t>
0&&t<i.length&&i[t]!==0)return;const l=this.documents[e];if(t<=0||t>=i.length||!l.exists(t))return l.missed(t);i[t]=1,this.watched&&(o.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const o=this.documents[e],i=this.markings[e],{walked:l}=i;if(this.current=t,i.count++,o.isChanged(t))return this.
followChanged(o,i,e,t);if(l.done[t]===1)return this.followAgain(o,i,e,t);const{scan:w,detail:D}=l;D||(w.used=0);const L=w.used,K=o.table.kind[t]===C.tL?this.walk(
o,l,t):this.walkPlace(o,t,w);return K<0||w.byteRange&&this.isSignature(l.signed,t)?this.forget(w,L).followRepaired(o,e,t):(i.bytes+=K,D&&(l.from[t]=L,l.to[t]=w.
used,l.valueEnd[t]=this.extent.valueEnd,l.done[t]=1),this.followMarks(e,w,L,w.used,w.lengthStart),r+K)}followChanged(e,t,o,i){const l=e.patched(i);if(!l){const U=e.
edited.get(i);return f(U)||U===null?this.followRepaired(e,o,i):(this.followValue(o,U),t.bytes+=c(U),r)}const{detail:w}=t.walked;if(l.references&&!w&&!e.suspect){
for(let U=l.first;U<l.last;U++)this.visit(o,l.references[U]);return t.bytes+=l.end-l.start,r}const{scan:D,ranges:L}=E(t);w||(D.used=0);const K=D.used,I=this.walkPlace(
e,i,D);return I<0||D.byteRange&&this.isSignature(t.signed,i)?this.forget(D,K).followRepaired(e,o,i):(t.bytes+=I,w&&L.set(i,{from:K,to:D.used,valueEnd:this.extent.
valueEnd}),this.followMarks(o,D,K,D.used,D.lengthStart),r+I)}followAgain(e,t,o,i){const{walked:l}=t;return t.bytes+=l.end[i]>0?l.end[i]-e.table.place[i]:u,this.
followMarks(o,l.scan,l.from[i],l.to[i],l.lengthStart[i]),r}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},o,i,l){const w=this.strings?l:s;
for(let D=o;D<i;D+=3)t[D]!==T.A&&t[D+1]!==w&&this.visit(e,t[D])}forget(e,t){return e.used=t,this}followRepaired(e,t,o){const i=e.get(o),l=f(i)?e.resolve(i):i;return l===
null?(this.markings[t].live[o]=R,this.markings[t].count--):this.repair(t,o,l),r}repair(e,t,o){this.repairs.push({part:e,number:t,value:o}),this.followValue(e,o)}followValue(e,t){
const o=[t];for(;o.length>0;){const i=o.pop();if(i instanceof h.oS)this.visit(i instanceof h.rV?i.part:e,i.number);else if(Array.isArray(i))for(const l of i)o.push(
l);else if(i instanceof h.Bi){i.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const l of i.values())o.push(l)}else if(i instanceof h.Z6)for(const[
l,w]of i.dict)l!=="Length"&&o.push(w)}}walk(e,t,o){const{extent:i}=this,{bytes:l}=e,{scan:w}=t,D=e.bodies[o];w.forgetLength();const{kept:L}=this,K=!this.strings&&
e.recallEntries(o,L);K&&w.append(L.scan.marks,L.marksFrom,L.marksTo);const I=K?L.close+2:w.value(l,D,l.length);return I<0||l[I-1]===O.AV||!(0,_.x)(e,I,w,i)||e.suspect&&
!(0,v.D)(l,D,I)||w.doubtful&&(0,y.oC)(l,D,I)?-1:(i.dataStart<0&&(w.lengthStart=-1),t.end[o]=i.end,t.detail&&(t.dataStart[o]=i.dataStart,t.dataEnd[o]=i.dataEnd,t.
lengthStart[o]=w.lengthStart,t.lengthEnd[o]=w.lengthEnd),i.end-e.table.place[o])}walkPlace(e,t,o){const i=e.place(t);if(!i)return-1;const{bytes:l,start:w,end:D}=i;
o.forgetLength();const L=o.value(l,w,D);return o.lengthStart=-1,L<0&&!m(l,w,D)||g(l,w,D)||L>0&&l[L-1]===O.AV||L>=0&&(0,O.AN)(l,L,D)<D||e.suspect&&!(0,v.D)(l,w,D)||
o.doubtful&&(0,y.oC)(l,w,D)?-1:(this.extent.valueEnd=L<0?D:L,D-w)}}const f=d=>d instanceof h.oS&&!(d instanceof h.rV);function a(d,e,t){const o=d.walked;if(o?.strings===
t)return o;const i=new A(d.size,e,t);return e&&(d.walked=i),i}function E(d){return d.patches||(d.patches=new P,d.patches.scan.strings=d.walked.strings),d.patches}
function g(d,e,t){const o=(0,O.AN)(d,e,t);return o>=t||d[o]===O.yq&&(0,O.wb)(d,o,"null")}function m(d,e,t){for(let o=e;o<t;o++)if("<([/%".includes(String.fromCharCode(
d[o])))return!1;return!0}}),21996:((B,b,p)=>{p.d(b,{Av:()=>R,RJ:()=>k,V3:()=>W,vb:()=>M,zx:()=>P});var C=p(54619),_=p(93604),T=p(78157),A=p(88500);const O=2048,
x=65536,y=1<<20,v=1024,h="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function P(s,c){const{found:n,all:f}=await S(s,c),a=E=>[...new Set([...E,...f])].sort((g,m)=>g-
m);return Object.fromEntries(c.map(E=>[E,a(n[E])]))}async function R(s,c){const{found:n,all:f}=await S(s,c);for(const a of Object.values(n))for(const E of a)f.add(
E);return f}async function S(s,c){const n=c.map(g=>{const[m="",...d]=[...g].map(t=>t.replace(/\W/,"\\$&")),e=/\W/.test(g)?h:"\\w";return`${m}(?:${d.join("")}|${e}\
{0,${Math.max(0,g.length-2)}}#)`}),f=new RegExp(`/(?:${n.join("|")}|#)`,"g"),a=Object.fromEntries(c.map(g=>[g,new Set])),E=new Set;await k(s,(g,m,d,e)=>{const t=g.
toString("latin1",m,d);f.lastIndex=0;for(let o=f.exec(t);o;o=f.exec(t)){const i=e(m+o.index);i!==void 0&&(o[0].endsWith("#")?E.add(i):a[o[0].slice(1)].add(i))}});
for(const g of M(s))E.add(g);return{found:a,all:E}}async function W(s,c){const n=await P(s,c);return[...new Set(Object.values(n).flat())].sort((f,a)=>f-a)}async function k(s,c){
const{bytes:n,table:f}=s,a=u(s),E=new Int32Array(a.length);for(let t=0;t<a.length;t++)E[t]=f.place[a[t]];const g=(0,T.bS)(n),m=t=>a[(0,_.M)(E,t)-1],d=new A.s;let e=0;
for(let t=0;t<a.length;t++){const o=t+1===a.length,i=o?n.length:E[t+1],l=i-E[t]>O;if(!l&&!o&&i-e<x)continue;if(l){E[t]>e&&c(g,e,E[t],m),d.reset();const D=d.value(
n,s.bodies[a[t]],i);c(g,E[t],D<0?i:D,m)}else c(g,e,i,m);const w=s.job.pace.step(Math.min(i-e,x));w&&await w,e=i}for(const[t,o]of r(s)){const i=s.objectStream(t);
if(!i)continue;const l=new Set(o),{starts:w,numbers:D,data:L}=i,K=I=>{const U=D[(0,_.M)(w,I)-1];return U!==void 0&&l.has(U)?U:void 0};for(let I=0;I<L.length;I+=
y){c((0,T.bS)(L),I,Math.min(I+y+v,L.length),K);const U=s.job.pace.step(4*y);U&&await U}}}function*M(s){for(let c=1;s.hasChanges&&c<s.size;c++)s.isChanged(c)&&s.
exists(c)&&(yield c)}function u(s){const{table:c,hasChanges:n}=s,f=[];let a=!0,E=-1;for(let g=1;g<c.size;g++){if(c.kind[g]!==C.tL||n&&s.isChanged(g))continue;const m=c.
place[g];a&&=m>=E,E=m,f.push(g)}return a?f:f.sort((g,m)=>c.place[g]-c.place[m])}function r(s){const{table:c,hasChanges:n}=s,f=new Map;for(let a=1;a<c.size;a++){
if(c.kind[a]!==C.UT||n&&s.isChanged(a))continue;const E=c.place[a],g=f.get(E);g?g.push(a):f.set(E,[a])}return f}}),90536:((B,b,p)=>{p.d(b,{C:()=>_,L:()=>T});var C=p(
45599);function _(A,O){const x=[A];for(;x.length>0;){const y=x.pop(),v=y instanceof C.Z6?y.dict:y;if(Array.isArray(v))for(const h of v)x.push(h);else if(v instanceof
C.Bi){O(v);for(const h of v.values())x.push(h)}}}function T(A,O){const x=[];return _(A,y=>{x.length===0&&O(y)&&x.push(y)}),x.length>0}}),93604:((B,b,p)=>{p.d(b,
{B:()=>C,M:()=>_});const C=(A,O)=>T(A,O,!1),_=(A,O)=>T(A,O,!0);function T(A,O,x){let[y,v]=[0,A.length];for(;y<v;){const h=y+v>>1,P=A[h];P<O||x&&P===O?y=h+1:v=h}
return y}})};
