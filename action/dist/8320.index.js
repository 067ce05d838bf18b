"use strict";exports.id=8320,exports.ids=[8320],exports.modules={45657:((L,b,g)=>{g.d(b,{Kf:()=>D,RZ:()=>C,YG:()=>A,vH:()=>p});function C(v,_){for(const y of _)v.push(y)}function p(v,_,y){
const E=v.get(_);E?E.push(y):v.set(_,[y])}const D=v=>{let _=-1/0;for(const y of v)_=Math.max(_,y);return _},A=v=>{let _=1/0;for(const y of v)_=Math.min(_,y);return _}}),
17623:((L,b,g)=>{g.d(b,{Z:()=>_});var C=g(38544),p=g(52604),D=g(52755),A=g(76933),v=g(77500);async function _(u,T,R){const S=[],W={};for(const k of T.fields){S.
push(y(u,T,R,k)),(0,C.K)(k)&&k.kind!=="password"&&T.byName.get(k.name)===k&&Object.defineProperty(W,k.name,{value:R.of(k),enumerable:!0,configurable:!0,writable:!0});
const M=u.job.pace.step(4e3);M&&await M}return{fields:S,values:W,xfa:(0,v.f4)(u,T),scripts:(0,A.on)(u,T)}}function y(u,T,R,S){const{kind:W,flags:k,name:M}=S,o=T.
integer(S.nodes[0],"MaxLen"),s=W==="password",i=W==="text"||s;return{name:M,type:W,value:s?null:R.of(S),default:s?null:R.of(S,"DV"),options:E(u,T,R,S),required:(k&
D.mw)!==0,readOnly:(k&D.sj)!==0,multiline:W==="text"&&(k&D.kz)!==0,maxLength:i&&o>0?o:null,pages:[...new Set(S.widgets.flatMap(({pages:h})=>h))].sort((h,n)=>h-n)}}
function E(u,T,R,S){return S.kind==="dropdown"||S.kind==="list"?R.choices(S):S.kind!=="checkbox"&&S.kind!=="radio"?[]:(0,p.lD)(u,T,S).names.map(W=>({value:W,display:W}))}}),
57644:((L,b,g)=>{g.r(b),g.d(b,{get_form_data:()=>v});var C=g(92356),p=g(17623),D=g(52755),A=g(16259);const v=async(_,{open_password:y},E)=>{const u=await(0,C.E)(
_.bytes,E,{password:y}),T=await D.mO.read(u),R=await(0,p.Z)(u,T,new A.n(u,T)),S=u.pages.count;return{documents:[{..._,pageCount:S}],data:R,notes:[],facts:{pageCount:S,
fieldCount:T.fields.length}}}}),91374:((L,b,g)=>{g.d(b,{QL:()=>_,bf:()=>v,fq:()=>M,hj:()=>k,i4:()=>S,iA:()=>E,pv:()=>W,qU:()=>T,tP:()=>y});var C=g(77581),p=g(45599),
D=g(9819),A=g(70549);function v(i){for(;i.part===""&&i.parent;)i=i.parent;return i}const _="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(
" "),y=100;function*E(i,{from:h=i.array((0,D.Wo)(i,"AcroForm")?.dict.get("Fields")),below:n,visit:c=new D._i(i),depth:f=1/0}={}){const O=[],w=(m=[],r)=>{for(let e=m.
length-1;e>=0;e--)O.push({value:m[e],parent:r})};w(h,n);for(let m=O.pop();m;m=O.pop()){const{value:r,parent:e}=m,t=(0,p.i9)(r)?i.get(r):r;if(!(0,p.Zm)(t)||!c.first(
r)||(e?.depth??0)>=f)continue;const a=i.resolve(t.get("T")),d=i.resolve(t.get("FT")),l=a instanceof p.Mx?(0,C.g7)(a):"",x={number:(0,p.i9)(r)?r.number:void 0,dict:t,
parent:e,part:l,name:s(e&&e.depth%y!==0?e.name:"",l),type:d instanceof p.SX?d.text:e?.type,depth:(e?.depth??0)+1};yield x,w(i.array(t.get("Kids")),x)}}const u=1e3,
T=(0,A.n)(R);async function R(i){const h=[];for(const n of E(i)){h.push(n);const c=i.job.pace.step(u);c&&await c}return h}function S(i){const h=new Set(i.flatMap(
({parent:n,dict:c})=>n&&c.has("T")?[n]:[]));return i.filter(n=>(n.dict.has("T")||!n.parent)&&!h.has(n))}function W(i,h){const n=i.resolve(k(i,h,"FT"));return n instanceof
p.SX?n.text:void 0}function k(i,h,n){for(const c of o(i,h)){const f=c.get(n);if(f!==void 0)return f}}function M(i,h){let n="";for(const c of o(i,h)){const f=i.resolve(
c.get("T"));f instanceof p.Mx&&(n=s((0,C.g7)(f),n))}return n}function*o(i,h){let n=h;for(let c=0;n&&c<y;c++)yield n,n=i.dict(n.get("Parent"))}const s=(i,h)=>i===
""||h===""?i+h:`${i}.${h}`}),52755:((L,b,g)=>{g.d(b,{NT:()=>S,Uv:()=>k,kz:()=>_,mO:()=>o,mw:()=>v,qA:()=>W,sj:()=>A,zx:()=>R});var C=g(9819),p=g(45599),D=g(91374);
const A=1,v=2,_=4096,y=8192,E=32768,u=65536,T=1<<17,R=1<<18,S=1<<21,W=1<<24,k=1<<25,M=10;class o{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(n){
this.document=n,this.form=(0,C.Wo)(n,"AcroForm"),this.visit=new C._i(n)}static async read(n){const c=new o(n),{form:f}=c;return await c.walk(c.references(f?.dict.
get("Fields"),f?.holder??-1,f?.dict,"Fields"),void 0),await c.readPages(),c}inherited(n,c){for(let f=n;f;f=f.parent){const O=this.document.resolve(f.dict.get(c));
if(O!==null)return O}return c==="DA"||c==="Q"?this.document.resolve(this.form?.dict.get(c)):null}integer(n,c){const f=this.inherited(n,c);return typeof f=="numb\
er"?Math.trunc(f):0}node(n){return this.nodes.get(n)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(n){const{document:c,nodes:f,widgets:O,fields:w,byName:m}=this,r=({number:e})=>!n.has(e)&&c.exists(e);for(const e of f.values())r(
e)||f.delete(e.number);for(const e of O.values())r(e)||O.delete(e.number);for(const{nodes:e,widgets:t}of w)s(e,r),s(t,r);s(w,({nodes:e})=>e.length>0);for(const[
e,t]of m)t.nodes.length===0&&m.delete(e);this.form=(0,C.Wo)(c,"AcroForm")}async walk(n,c){const{document:f,visit:O}=this;for(const w of(0,D.iA)(f,{from:n,below:c,
visit:O,depth:D.tP})){const{number:m,dict:r}=w;this.nodes.set(m,w);const e=this.references(r.get("Kids"),m,r,"Kids");(0,p.Eo)(f.resolve(r.get("Subtype")),"Widge\
t")||r.has("Rect")?this.addWidget(w):e.length===0&&(0,D.bf)(w)===w&&this.field(w);const a=f.job.pace.step(1500);a&&await a}}addWidget(n){const c={node:n,number:n.
number,dict:n.dict,pages:[]};this.field((0,D.bf)(n)).widgets.push(c),this.widgets.set(n.number,c)}field(n){const c=this.fieldOf.get(n);if(c)return c;const{name:f,
part:O}=n,w=f===""?void 0:this.byName.get(f),m=this.integer(n,"Ff"),r=i(n.type,m);if(w?.kind===r)return w.nodes.push(n),this.fieldOf.set(n,w),w;const e={name:f,
part:O,kind:r,flags:m,nodes:[n],widgets:[]};return this.fields.push(e),f!==""&&!w&&this.byName.set(f,e),this.fieldOf.set(n,e),e}async readPages(){const{document:n}=this,
{pages:c,job:f}=n,{spend:O}=new C.b9(n);for(let w=0;w<c.count;w++){const m=c.number(w),r=n.entry(m,"Annots");O(n.array(r)?.length??0);for(const t of r===void 0?
[]:this.annotations(r,m)){const a=this.widgets.get(t.number)??await this.orphan(t);a&&a.pages.length>0&&O(M),a&&a.pages.at(-1)!==w+1&&a.pages.push(w+1);const d=f.
pace.step(300);d&&await d}const e=f.pace.step(300);e&&await e}}annotations(n,c){const f=this.document.array(n)??[];if(!f.some(m=>(0,p.Zm)(m)&&(0,p.Eo)(m.get("Su\
btype"),"Widget")))return f.filter(p.i9);const O=(0,p.i9)(n)?n.number:c;this.document.edit(O);const w=(0,p.i9)(n)?f:this.document.array(this.document.get(c).get(
"Annots"))??[];for(const[m,r]of w.entries())(0,p.Zm)(r)&&(0,p.Eo)(r.get("Subtype"),"Widget")&&(w[m]=this.document.add(r));return w.filter(p.i9)}async orphan(n){
const{document:c}=this;if(!(0,p.Eo)(c.resolve(c.entry(n.number,"Subtype")),"Widget"))return;const f=[n],O=new Set([n.number]);let w;for(let m=c.entry(n.number,"\
Parent");(0,p.i9)(m)&&f.length<D.tP&&(w=this.nodes.get(m.number),!(w||O.has(m.number)||!(0,p.Zm)(c.get(m))));)O.add(m.number),f.push(m),m=c.entry(m.number,"Pare\
nt");for(const m of f.reverse())this.nodes.has(m.number)||await this.walk([m],w),w=this.nodes.get(m.number);return this.widgets.get(n.number)}references(n,c,f,O){
const{document:w}=this,m=w.array(n);if(!m||!f)return[];if(!m.some(p.Zm))return m.filter(p.i9);w.edit((0,p.i9)(n)?n.number:c);const r=w.array(f.get(O))??[];for(const[
e,t]of r.entries())(0,p.Zm)(t)&&(r[e]=w.add(t));return r.filter(p.i9)}}function s(h,n){let c=0;for(const f of h)n(f)&&(h[c++]=f);h.length=c}function i(h,n){switch(h){case"\
Tx":return n&y?"password":"text";case"Btn":return n&u?"button":n&E?"radio":"checkbox";case"Ch":return n&T?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),25902:((L,b,g)=>{g.d(b,{Ly:()=>v,gF:()=>D,r9:()=>A,v8:()=>_});var C=g(77581),p=g(45599);function D(y,E){let u;return E instanceof p.Mx?u=(0,C.
g7)(E):E instanceof p.Z6?u=(0,C.g7)(new p.Mx(y.decoded(E))):E instanceof p.SX?u=A(E.text):typeof E=="number"&&(u=String(E)),u?.replace(/\r\n?/g,`
`)}function A(y){const E=Buffer.from(y,"latin1"),u=E.toString("utf8");return Buffer.from(u,"utf8").equals(E)?u:(0,C.g7)(new p.Mx(E))}const v=y=>Buffer.from(y).toString(
"latin1"),_=y=>(0,C.wx)(y.replace(/\n/g,"\r"))}),3907:((L,b,g)=>{g.d(b,{X:()=>k,km:()=>D,ol:()=>C,xK:()=>R});const C=200,p=1e4;async function D(M,o,s){const i=new A(
M);for(let h=i.next();h;h=i.next()){if(s(h))return"left";const n=o.step((h.to-h.from)*4+50);n&&await n}return i.hasDocumentType?"document type":i.malformed?"mal\
formed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(o){this.text=o}next(){const{text:o,at:s}=this;if(s>=o.length)return;if(o.charCodeAt(
s)!==v)return this.characters(s,this.nextTag(s));if(o.startsWith("<!--",s))return this.other(s,"-->",4);if(o.startsWith("<?",s))return this.other(s,"?>",2);if(o.
startsWith("<![CDATA[",s)){const h=o.indexOf("]]>",s);return h<0?this.end():(this.at=h+3,{kind:"text",text:o.slice(s+9,h),from:s,to:this.at})}return o.startsWith(
"<!",s)?(this.hasDocumentType=o.startsWith("<!DOCTYPE",s),this.end()):(o.charCodeAt(s+1)===y?this.endTag(s):this.startTag(s))??this.fault(s,this.nextTag(s+1))}other(o,s,i){
const h=this.text.indexOf(s,o+i);return h<0?this.end():(this.at=h+s.length,{kind:"other",from:o,to:this.at})}endTag(o){const s=this.name(o+2),i=this.blanks(s);if(!(s===
o+2||this.text.charCodeAt(i)!==_))return this.at=i+1,{kind:"end",name:this.text.slice(o+2,s),from:o,to:this.at}}startTag(o){const{text:s}=this,i=this.name(o+1);
if(i===o+1)return;const h=s.slice(o+1,i),n=[];for(let c=i;;){const f=this.blanks(c),O=s.charCodeAt(f);if(O===_||O===y&&s.charCodeAt(f+1)===_)return this.at=O===
_?f+1:f+2,{kind:O===_?"start":"empty",name:h,attributes:n,from:o,to:this.at};const w=this.name(f),m=this.blanks(w),r=this.blanks(m+1),e=s[r];if(f===c||w===f||s[m]!==
"="||e!=='"'&&e!=="'")return;const t=s.indexOf(e,r+1),a=s.slice(r+1,Math.max(t,r+1)),d=a.includes("<")?void 0:u(a);if(t<0||d===void 0||n.length>=p)return;n.push(
{name:s.slice(f,w),value:d,from:f,to:t+1}),c=t+1}}characters(o,s){const i=u(this.text.slice(o,s));return i===void 0?this.fault(o,s):(this.at=s,{kind:"text",text:i,
from:o,to:s})}nextTag(o){const s=this.text.indexOf("<",o);return s<0?this.text.length:s}fault(o,s){return this.malformed=!0,this.at=s,{kind:"other",from:o,to:s}}end(){
this.malformed=!0,this.at=this.text.length}blanks(o){const{text:s}=this;for(;;){const i=s.charCodeAt(o);if(i!==32&&i!==9&&i!==10&&i!==13)return o;o++}}name(o){const{
text:s}=this;for(;o<s.length;o++){const i=s.charCodeAt(o);if(i<=32||i===y||i===_||i===v||i===61||i===34||i===39)break}return o}}const[v,_,y]=[60,62,47],E=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(M){if(!M.includes("&"))return M;const o=[];let s=0;for(let i=M.indexOf("&");i>=0;i=M.indexOf(
"&",s)){const h=M.indexOf(";",i);if(h<0||h-i>12)return;const n=M.slice(i+1,h),c=E.get(n)??T(n);if(c===void 0)return;o.push(M.slice(s,i),c),s=h+1}return o.push(M.
slice(s)),o.join("")}function T(M){const o=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(M),s=o?parseInt(o[1]??o[2],o[1]===void 0?10:16):-1;return s>0&&s<=1114111&&!(s>=55296&&
s<=57343)?String.fromCodePoint(s):void 0}function R(M){const[o,s,i,h]=M;if(o===0&&s===0&&(i===254||i===0)||o===255&&s===254&&i===0&&h===0)return W(M);if(o===254&&
s===255||o===0&&s===60)return S(new TextDecoder("utf-16be").decode(M));if(o===255&&s===254||o===60&&s===0)return S(new TextDecoder("utf-16le").decode(M));const n=new TextDecoder().
decode(M);return S(n.includes("�")?Buffer.from(M).toString("latin1"):n)}const S=M=>M.startsWith("\uFEFF")?M.slice(1):M;function W(M){const o=new DataView(M.buffer,
M.byteOffset,M.byteLength),s=M[0]!==0,i=[];for(let h=0;h+4<=M.length;h+=4){const n=o.getUint32(h,s);if(n>1114111)return;i.push(String.fromCodePoint(n))}return S(
i.join(""))}const k=M=>M.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((L,b,g)=>{g.d(b,{S:()=>D});var C=g(
21996),p=g(70549);const D=(0,p.n)(A=>(0,C.zx)(A,["AP","JS","EF","ByteRange","Sig"]))}),70549:((L,b,g)=>{g.d(b,{n:()=>C});function C(p){const D=new WeakMap;return A=>{
if(A.hasChanges)return p(A);const v=D.get(A);if(v)return v.answer;const _=p(A);return D.set(A,{answer:_}),_}}}),9819:((L,b,g)=>{g.d(b,{J7:()=>D,Kd:()=>_,Wo:()=>y,
_i:()=>v,b9:()=>A});var C=g(42973),p=g(45599);class D{document;gone=new Set;chased=new Set;constructor(u){this.document=u}remove(u){const{catalog:T,catalogNumber:R,
pages:S}=this.document,W=T.get("Pages");u===R||(0,p.i9)(W)&&u===W.number||S.holds(u)||(this.gone.add(u),this.document.remove(u))}chase(u){this.chased.add(u)}removed(){
return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,p.i9)(u)&&this.gone.has(u.number)}}class A{most;left;constructor(u){
this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(u,T=new A(u)){this.allowance=
T,this.seen=new Uint8Array((u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,p.i9)(u))return!0;const{number:T}=u,R=T>>3;if(R>=this.seen.length)return this.
beyond.size<this.beyond.add(T).size;const S=1<<(T&7),W=(this.seen[R]&S)===0;return this.seen[R]|=S,W}}function _(E,u){return(0,p.i9)(E)?E.number:u}function y(E,u){
const T=E.catalog.get(u),R=E.dict(T);return R&&{dict:R,holder:_(T,E.catalogNumber)}}}),33973:((L,b,g)=>{g.d(b,{Gy:()=>W,Rf:()=>k,Ip:()=>M});var C=g(54619),p=g(85368),
D=g(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.s;signed=new Set;constructor(e,t,a){this.detail=t,
this.strings=a,this.scan.strings=a;const d=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const l=x=>d.subarray(x*e,(x+1)*e);this.end=l(0),this.valueEnd=
l(1),this.dataStart=l(2),this.dataEnd=l(3),this.lengthStart=l(4),this.lengthEnd=l(5),this.from=l(6),this.to=l(7)}}var v=g(78157),_=g(79725),y=g(4e4),E=g(39150),
u=g(45599);class T{scan=new D.s;ranges=new Map}const R=2;class S{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,a){this.walked=a,this.live=
new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function W(r,{watched:e}={}){const{markings:t,referrers:a}=await k([r],{watched:e,detail:!0}),{live:d,via:l}=t[0];
return{live:d,via:l,referrers:a}}async function k(r,e={}){const t=new n(r,e);return await t.run(),t}function M(r,{repairs:e}){for(const{part:t,number:a,value:d}of e)
r[t].put(a,d)}const o=100,s=100,i=-2;function h(r){if(r instanceof u.Z6)return r.data.length+h(r.dict);if(Array.isArray(r))return 12*r.length;if(!(r instanceof u.
Bi))return o;let e=30*r.size;for(const t of r.values())Array.isArray(t)&&(e+=12*t.length);return e}class n{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new _.R;strings;alias;constructor(e,{detail:t=!1,strings:a=!1,watched:d,alias:l}){if(this.documents=e,this.strings=
a,this.alias=l,this.markings=e.map(x=>new S(x.size,d!==void 0,f(x,a||t,a))),!!d){this.watched=new Uint8Array(e[0].size);for(const x of d)this.watched[x]=1}}async run(){
const{documents:e,stack:t}=this,[a]=e;for(const[d,l]of a.trailer)d!=="Encrypt"&&this.followValue(0,l);for(;t.length>0;){const d=t.pop(),l=d%e.length,x=a.job.pace.
step(this.follow(l,(d-l)/e.length));x&&await x}for(const{live:d,signed:l,walked:x}of this.markings)for(const P of x.signed)d[P]===1&&l.add(P)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const a=this.markings[e],{live:d}=a;if(t>
0&&t<d.length&&d[t]!==0)return;const l=this.documents[e];if(t<=0||t>=d.length||!l.exists(t))return l.missed(t);d[t]=1,this.watched&&(a.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const a=this.documents[e],d=this.markings[e],{walked:l}=d;if(this.current=t,d.count++,a.isChanged(t))return this.
followChanged(a,d,e,t);if(l.done[t]===1)return this.followAgain(a,d,e,t);const{scan:x,detail:P}=l;P||(x.used=0);const I=x.used,U=a.table.kind[t]===C.tL?this.walk(
a,l,t):this.walkPlace(a,t,x);return U<0||x.byteRange&&this.isSignature(l.signed,t)?this.forget(x,I).followRepaired(a,e,t):(d.bytes+=U,P&&(l.from[t]=I,l.to[t]=x.
used,l.valueEnd[t]=this.extent.valueEnd,l.done[t]=1),this.followMarks(e,x,I,x.used,x.lengthStart),s+U)}followChanged(e,t,a,d){const l=e.patched(d);if(!l){const K=e.
edited.get(d);return c(K)||K===null?this.followRepaired(e,a,d):(this.followValue(a,K),t.bytes+=h(K),s)}const{detail:x}=t.walked;if(l.references&&!x&&!e.suspect){
for(let K=l.first;K<l.last;K++)this.visit(a,l.references[K]);return t.bytes+=l.end-l.start,s}const{scan:P,ranges:I}=O(t);x||(P.used=0);const U=P.used,B=this.walkPlace(
e,d,P);return B<0||P.byteRange&&this.isSignature(t.signed,d)?this.forget(P,U).followRepaired(e,a,d):(t.bytes+=B,x&&I.set(d,{from:U,to:P.used,valueEnd:this.extent.
valueEnd}),this.followMarks(a,P,U,P.used,P.lengthStart),s+B)}followAgain(e,t,a,d){const{walked:l}=t;return t.bytes+=l.end[d]>0?l.end[d]-e.table.place[d]:o,this.
followMarks(a,l.scan,l.from[d],l.to[d],l.lengthStart[d]),s}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},a,d,l){const x=this.strings?l:i;
for(let P=a;P<d;P+=3)t[P]!==D.A&&t[P+1]!==x&&this.visit(e,t[P])}forget(e,t){return e.used=t,this}followRepaired(e,t,a){const d=e.get(a),l=c(d)?e.resolve(d):d;return l===
null?(this.markings[t].live[a]=R,this.markings[t].count--):this.repair(t,a,l),s}repair(e,t,a){this.repairs.push({part:e,number:t,value:a}),this.followValue(e,a)}followValue(e,t){
const a=[t];for(;a.length>0;){const d=a.pop();if(d instanceof u.oS)this.visit(d instanceof u.rV?d.part:e,d.number);else if(Array.isArray(d))for(const l of d)a.push(
l);else if(d instanceof u.Bi){d.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const l of d.values())a.push(l)}else if(d instanceof u.Z6)for(const[
l,x]of d.dict)l!=="Length"&&a.push(x)}}walk(e,t,a){const{extent:d}=this,{bytes:l}=e,{scan:x}=t,P=e.bodies[a];x.forgetLength();const{kept:I}=this,U=!this.strings&&
e.recallEntries(a,I);U&&x.append(I.scan.marks,I.marksFrom,I.marksTo);const B=U?I.close+2:x.value(l,P,l.length);return B<0||l[B-1]===v.AV||!(0,p.x)(e,B,x,d)||e.suspect&&
!(0,E.D)(l,P,B)||x.doubtful&&(0,y.oC)(l,P,B)?-1:(d.dataStart<0&&(x.lengthStart=-1),t.end[a]=d.end,t.detail&&(t.dataStart[a]=d.dataStart,t.dataEnd[a]=d.dataEnd,t.
lengthStart[a]=x.lengthStart,t.lengthEnd[a]=x.lengthEnd),d.end-e.table.place[a])}walkPlace(e,t,a){const d=e.place(t);if(!d)return-1;const{bytes:l,start:x,end:P}=d;
a.forgetLength();const I=a.value(l,x,P);return a.lengthStart=-1,I<0&&!m(l,x,P)||w(l,x,P)||I>0&&l[I-1]===v.AV||I>=0&&(0,v.AN)(l,I,P)<P||e.suspect&&!(0,E.D)(l,x,P)||
a.doubtful&&(0,y.oC)(l,x,P)?-1:(this.extent.valueEnd=I<0?P:I,P-x)}}const c=r=>r instanceof u.oS&&!(r instanceof u.rV);function f(r,e,t){const a=r.walked;if(a?.strings===
t)return a;const d=new A(r.size,e,t);return e&&(r.walked=d),d}function O(r){return r.patches||(r.patches=new T,r.patches.scan.strings=r.walked.strings),r.patches}
function w(r,e,t){const a=(0,v.AN)(r,e,t);return a>=t||r[a]===v.yq&&(0,v.wb)(r,a,"null")}function m(r,e,t){for(let a=e;a<t;a++)if("<([/%".includes(String.fromCharCode(
r[a])))return!1;return!0}}),21996:((L,b,g)=>{g.d(b,{Av:()=>u,RJ:()=>S,V3:()=>R,vb:()=>W,zx:()=>E});var C=g(54619),p=g(93604),D=g(78157),A=g(88500);const v=2048,
_=65536,y="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function E(o,s){const{found:i,all:h}=await T(o,s),n=c=>[...new Set([...c,...h])].sort((f,O)=>f-O);return Object.
fromEntries(s.map(c=>[c,n(i[c])]))}async function u(o,s){const{found:i,all:h}=await T(o,s);for(const n of Object.values(i))for(const c of n)h.add(c);return h}async function T(o,s){
const i=s.map(f=>{const[O="",...w]=[...f].map(r=>r.replace(/\W/,"\\$&")),m=/\W/.test(f)?y:"\\w";return`${O}(?:${w.join("")}|${m}{0,${Math.max(0,f.length-2)}}#)`}),
h=new RegExp(`/(?:${i.join("|")}|#)`,"g"),n=Object.fromEntries(s.map(f=>[f,new Set])),c=new Set;await S(o,(f,O,w,m)=>{const r=f.toString("latin1",O,w);h.lastIndex=
0;for(let e=h.exec(r);e;e=h.exec(r)){const t=m(O+e.index);t!==void 0&&(e[0].endsWith("#")?c.add(t):n[e[0].slice(1)].add(t))}});for(const f of W(o))c.add(f);return{
found:n,all:c}}async function R(o,s){const i=await E(o,s);return[...new Set(Object.values(i).flat())].sort((h,n)=>h-n)}async function S(o,s){const{bytes:i,table:h}=o,
n=k(o),c=new Int32Array(n.length);for(let r=0;r<n.length;r++)c[r]=h.place[n[r]];const f=(0,D.bS)(i),O=r=>n[(0,p.M)(c,r)-1],w=new A.s;let m=0;for(let r=0;r<n.length;r++){
const e=r+1===n.length,t=e?i.length:c[r+1],a=t-c[r]>v;if(!a&&!e&&t-m<_)continue;if(a){c[r]>m&&s(f,m,c[r],O),w.reset();const l=w.value(i,o.bodies[n[r]],t);s(f,c[r],
l<0?t:l,O)}else s(f,m,t,O);const d=o.job.pace.step(Math.min(t-m,_));d&&await d,m=t}for(const[r,e]of M(o)){const t=o.objectStream(r);if(!t)continue;const a=new Set(
e),{starts:d}=t;s((0,D.bS)(t.data),0,t.data.length,x=>{const P=t.numbers[(0,p.M)(d,x)-1];return P!==void 0&&a.has(P)?P:void 0});const l=o.job.pace.step(t.data.length);
l&&await l}}function*W(o){for(let s=1;o.hasChanges&&s<o.size;s++)o.isChanged(s)&&o.exists(s)&&(yield s)}function k(o){const{table:s,hasChanges:i}=o,h=[];let n=!0,
c=-1;for(let f=1;f<s.size;f++){if(s.kind[f]!==C.tL||i&&o.isChanged(f))continue;const O=s.place[f];n&&=O>=c,c=O,h.push(f)}return n?h:h.sort((f,O)=>s.place[f]-s.place[O])}
function M(o){const{table:s,hasChanges:i}=o,h=new Map;for(let n=1;n<s.size;n++){if(s.kind[n]!==C.UT||i&&o.isChanged(n))continue;const c=s.place[n],f=h.get(c);f?
f.push(n):h.set(c,[n])}return h}}),90536:((L,b,g)=>{g.d(b,{C:()=>p,L:()=>D});var C=g(45599);function p(A,v){const _=[A];for(;_.length>0;){const y=_.pop(),E=y instanceof
C.Z6?y.dict:y;if(Array.isArray(E))for(const u of E)_.push(u);else if(E instanceof C.Bi){v(E);for(const u of E.values())_.push(u)}}}function D(A,v){const _=[];return p(
A,y=>{_.length===0&&v(y)&&_.push(y)}),_.length>0}}),93604:((L,b,g)=>{g.d(b,{B:()=>C,M:()=>p});const C=(A,v)=>D(A,v,!1),p=(A,v)=>D(A,v,!0);function D(A,v,_){let[
y,E]=[0,A.length];for(;y<E;){const u=y+E>>1,T=A[u];T<v||_&&T===v?y=u+1:E=u}return y}})};
