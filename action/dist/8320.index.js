"use strict";exports.id=8320,exports.ids=[8320],exports.modules={45657:((I,R,g)=>{g.d(R,{Kf:()=>p,RZ:()=>S,YG:()=>A});function S(O,w){for(const v of w)O.push(v)}const p=O=>{
let w=-1/0;for(const v of O)w=Math.max(w,v);return w},A=O=>{let w=1/0;for(const v of O)w=Math.min(w,v);return w}}),17623:((I,R,g)=>{g.d(R,{Z:()=>v});var S=g(38544),
p=g(52604),A=g(52755),O=g(76933),w=g(77500);async function v(u,D,C){const T=[],b={};for(const W of D.fields){T.push(M(u,D,C,W)),(0,S.K)(W)&&W.kind!=="password"&&
D.byName.get(W.name)===W&&Object.defineProperty(b,W.name,{value:C.of(W),enumerable:!0,configurable:!0,writable:!0});const x=u.job.pace.step(4e3);x&&await x}return{
fields:T,values:b,xfa:(0,w.f4)(u,D),scripts:(0,O.on)(u,D)}}function M(u,D,C,T){const{kind:b,flags:W,name:x}=T,o=D.integer(T.nodes[0],"MaxLen"),s=b==="password",
r=b==="text"||s;return{name:x,type:b,value:s?null:C.of(T),default:s?null:C.of(T,"DV"),options:m(u,D,C,T),required:(W&A.mw)!==0,readOnly:(W&A.sj)!==0,multiline:b===
"text"&&(W&A.kz)!==0,maxLength:r&&o>0?o:null,pages:[...new Set(T.widgets.flatMap(({pages:h})=>h))].sort((h,n)=>h-n)}}function m(u,D,C,T){return T.kind==="dropdo\
wn"||T.kind==="list"?C.choices(T):T.kind!=="checkbox"&&T.kind!=="radio"?[]:(0,p.lD)(u,D,T).names.map(b=>({value:b,display:b}))}}),57644:((I,R,g)=>{g.r(R),g.d(R,
{get_form_data:()=>w});var S=g(12237),p=g(17623),A=g(52755),O=g(16259);const w=async(v,{open_password:M},m)=>{const u=await(0,S.E)(v.bytes,m,{password:M}),D=await A.
mO.read(u),C=await(0,p.Z)(u,D,new O.n(u,D)),T=u.pages.count;return{documents:[{...v,pageCount:T}],data:C,notes:[],facts:{pageCount:T,fieldCount:D.fields.length}}}}),
91374:((I,R,g)=>{g.d(R,{QL:()=>v,bf:()=>w,fq:()=>x,hj:()=>W,i4:()=>T,iA:()=>m,pv:()=>b,qU:()=>D,tP:()=>M});var S=g(77581),p=g(45599),A=g(9819),O=g(70549);function w(r){
for(;r.part===""&&r.parent;)r=r.parent;return r}const v="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),M=100;function*m(r,{from:h=r.array(
(0,A.Wo)(r,"AcroForm")?.dict.get("Fields")),below:n,visit:d=new A._i(r),depth:f=1/0}={}){const y=[],E=(c=[],e)=>{for(let t=c.length-1;t>=0;t--)y.push({value:c[t],
parent:e})};E(h,n);for(let c=y.pop();c;c=y.pop()){const{value:e,parent:t}=c,i=(0,p.i9)(e)?r.get(e):e;if(!(0,p.Zm)(i)||!d.first(e)||(t?.depth??0)>=f)continue;const a=r.
resolve(i.get("T")),l=r.resolve(i.get("FT")),_=a instanceof p.Mx?(0,S.g7)(a):"",P={number:(0,p.i9)(e)?e.number:void 0,dict:i,parent:t,part:_,name:s(t&&t.depth%M!==
0?t.name:"",_),type:l instanceof p.SX?l.text:t?.type,depth:(t?.depth??0)+1};yield P,E(r.array(i.get("Kids")),P)}}const u=1e3,D=(0,O.n)(C);async function C(r){const h=[];
for(const n of m(r)){h.push(n);const d=r.job.pace.step(u);d&&await d}return h}function T(r){const h=new Set(r.flatMap(({parent:n,dict:d})=>n&&d.has("T")?[n]:[]));
return r.filter(n=>(n.dict.has("T")||!n.parent)&&!h.has(n))}function b(r,h){const n=r.resolve(W(r,h,"FT"));return n instanceof p.SX?n.text:void 0}function W(r,h,n){
for(const d of o(r,h)){const f=d.get(n);if(f!==void 0)return f}}function x(r,h){let n="";for(const d of o(r,h)){const f=r.resolve(d.get("T"));f instanceof p.Mx&&
(n=s((0,S.g7)(f),n))}return n}function*o(r,h){let n=h;for(let d=0;n&&d<M;d++)yield n,n=r.dict(n.get("Parent"))}const s=(r,h)=>r===""||h===""?r+h:`${r}.${h}`}),52755:((I,R,g)=>{
g.d(R,{NT:()=>T,Uv:()=>W,kz:()=>v,mO:()=>o,mw:()=>w,qA:()=>b,sj:()=>O,zx:()=>C});var S=g(9819),p=g(45599),A=g(91374);const O=1,w=2,v=4096,M=8192,m=32768,u=65536,
D=1<<17,C=1<<18,T=1<<21,b=1<<24,W=1<<25,x=10;class o{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(n){this.
document=n,this.form=(0,S.Wo)(n,"AcroForm"),this.visit=new S._i(n)}static async read(n){const d=new o(n),{form:f}=d;return await d.walk(d.references(f?.dict.get(
"Fields"),f?.holder??-1,f?.dict,"Fields"),void 0),await d.readPages(),d}inherited(n,d){for(let f=n;f;f=f.parent){const y=this.document.resolve(f.dict.get(d));if(y!==
null)return y}return d==="DA"||d==="Q"?this.document.resolve(this.form?.dict.get(d)):null}integer(n,d){const f=this.inherited(n,d);return typeof f=="number"?Math.
trunc(f):0}node(n){return this.nodes.get(n)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(n){const{document:d,nodes:f,widgets:y,fields:E,byName:c}=this,e=({number:t})=>!n.has(t)&&d.exists(t);for(const t of f.values())e(t)||f.delete(
t.number);for(const t of y.values())e(t)||y.delete(t.number);for(const{nodes:t,widgets:i}of E)s(t,e),s(i,e);s(E,({nodes:t})=>t.length>0);for(const[t,i]of c)i.nodes.
length===0&&c.delete(t);this.form=(0,S.Wo)(d,"AcroForm")}async walk(n,d){const{document:f,visit:y}=this;for(const E of(0,A.iA)(f,{from:n,below:d,visit:y,depth:A.
tP})){const{number:c,dict:e}=E;this.nodes.set(c,E);const t=this.references(e.get("Kids"),c,e,"Kids");(0,p.Eo)(f.resolve(e.get("Subtype")),"Widget")||e.has("Rect")?
this.addWidget(E):t.length===0&&(0,A.bf)(E)===E&&this.field(E);const a=f.job.pace.step(1500);a&&await a}}addWidget(n){const d={node:n,number:n.number,dict:n.dict,
pages:[]};this.field((0,A.bf)(n)).widgets.push(d),this.widgets.set(n.number,d)}field(n){const d=this.fieldOf.get(n);if(d)return d;const{name:f,part:y}=n,E=f===""?
void 0:this.byName.get(f),c=this.integer(n,"Ff"),e=r(n.type,c);if(E?.kind===e)return E.nodes.push(n),this.fieldOf.set(n,E),E;const t={name:f,part:y,kind:e,flags:c,
nodes:[n],widgets:[]};return this.fields.push(t),f!==""&&!E&&this.byName.set(f,t),this.fieldOf.set(n,t),t}async readPages(){const{document:n}=this,{pages:d,job:f}=n,
{spend:y}=new S.b9(n);for(let E=0;E<d.count;E++){const c=d.number(E),e=n.entry(c,"Annots");y(n.array(e)?.length??0);for(const i of e===void 0?[]:this.annotations(
e,c)){const a=this.widgets.get(i.number)??await this.orphan(i);a&&a.pages.length>0&&y(x),a&&a.pages.at(-1)!==E+1&&a.pages.push(E+1);const l=f.pace.step(300);l&&
await l}const t=f.pace.step(300);t&&await t}}annotations(n,d){const f=this.document.array(n)??[];if(!f.some(c=>(0,p.Zm)(c)&&(0,p.Eo)(c.get("Subtype"),"Widget")))
return f.filter(p.i9);const y=(0,p.i9)(n)?n.number:d;this.document.edit(y);const E=(0,p.i9)(n)?f:this.document.array(this.document.get(d).get("Annots"))??[];for(const[
c,e]of E.entries())(0,p.Zm)(e)&&(0,p.Eo)(e.get("Subtype"),"Widget")&&(E[c]=this.document.add(e));return E.filter(p.i9)}async orphan(n){const{document:d}=this;if(!(0,p.
Eo)(d.resolve(d.entry(n.number,"Subtype")),"Widget"))return;const f=[n],y=new Set([n.number]);let E;for(let c=d.entry(n.number,"Parent");(0,p.i9)(c)&&f.length<A.
tP&&(E=this.nodes.get(c.number),!(E||y.has(c.number)||!(0,p.Zm)(d.get(c))));)y.add(c.number),f.push(c),c=d.entry(c.number,"Parent");for(const c of f.reverse())this.
nodes.has(c.number)||await this.walk([c],E),E=this.nodes.get(c.number);return this.widgets.get(n.number)}references(n,d,f,y){const{document:E}=this,c=E.array(n);
if(!c||!f)return[];if(!c.some(p.Zm))return c.filter(p.i9);E.edit((0,p.i9)(n)?n.number:d);const e=E.array(f.get(y))??[];for(const[t,i]of e.entries())(0,p.Zm)(i)&&
(e[t]=E.add(i));return e.filter(p.i9)}}function s(h,n){let d=0;for(const f of h)n(f)&&(h[d++]=f);h.length=d}function r(h,n){switch(h){case"Tx":return n&M?"passw\
ord":"text";case"Btn":return n&u?"button":n&m?"radio":"checkbox";case"Ch":return n&D?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((I,R,g)=>{
g.d(R,{Ly:()=>w,gF:()=>A,r9:()=>O,v8:()=>v});var S=g(77581),p=g(45599);function A(M,m){let u;return m instanceof p.Mx?u=(0,S.g7)(m):m instanceof p.Z6?u=(0,S.g7)(
new p.Mx(M.decoded(m))):m instanceof p.SX?u=O(m.text):typeof m=="number"&&(u=String(m)),u?.replace(/\r\n?/g,`
`)}function O(M){const m=Buffer.from(M,"latin1"),u=m.toString("utf8");return Buffer.from(u,"utf8").equals(m)?u:(0,S.g7)(new p.Mx(m))}const w=M=>Buffer.from(M).toString(
"latin1"),v=M=>(0,S.wx)(M.replace(/\n/g,"\r"))}),3907:((I,R,g)=>{g.d(R,{X:()=>W,km:()=>A,ol:()=>S,xK:()=>C});const S=200,p=1e4;async function A(x,o,s){const r=new O(
x);for(let h=r.next();h;h=r.next()){if(s(h))return"left";const n=o.step((h.to-h.from)*4+50);n&&await n}return r.hasDocumentType?"document type":r.malformed?"mal\
formed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(o){this.text=o}next(){const{text:o,at:s}=this;if(s>=o.length)return;if(o.charCodeAt(
s)!==w)return this.characters(s,this.nextTag(s));if(o.startsWith("<!--",s))return this.other(s,"-->",4);if(o.startsWith("<?",s))return this.other(s,"?>",2);if(o.
startsWith("<![CDATA[",s)){const h=o.indexOf("]]>",s);return h<0?this.end():(this.at=h+3,{kind:"text",text:o.slice(s+9,h),from:s,to:this.at})}return o.startsWith(
"<!",s)?(this.hasDocumentType=o.startsWith("<!DOCTYPE",s),this.end()):(o.charCodeAt(s+1)===M?this.endTag(s):this.startTag(s))??this.fault(s,this.nextTag(s+1))}other(o,s,r){
const h=this.text.indexOf(s,o+r);return h<0?this.end():(this.at=h+s.length,{kind:"other",from:o,to:this.at})}endTag(o){const s=this.name(o+2),r=this.blanks(s);if(!(s===
o+2||this.text.charCodeAt(r)!==v))return this.at=r+1,{kind:"end",name:this.text.slice(o+2,s),from:o,to:this.at}}startTag(o){const{text:s}=this,r=this.name(o+1);
if(r===o+1)return;const h=s.slice(o+1,r),n=[];for(let d=r;;){const f=this.blanks(d),y=s.charCodeAt(f);if(y===v||y===M&&s.charCodeAt(f+1)===v)return this.at=y===
v?f+1:f+2,{kind:y===v?"start":"empty",name:h,attributes:n,from:o,to:this.at};const E=this.name(f),c=this.blanks(E),e=this.blanks(c+1),t=s[e];if(f===d||E===f||s[c]!==
"="||t!=='"'&&t!=="'")return;const i=s.indexOf(t,e+1),a=s.slice(e+1,Math.max(i,e+1)),l=a.includes("<")?void 0:u(a);if(i<0||l===void 0||n.length>=p)return;n.push(
{name:s.slice(f,E),value:l,from:f,to:i+1}),d=i+1}}characters(o,s){const r=u(this.text.slice(o,s));return r===void 0?this.fault(o,s):(this.at=s,{kind:"text",text:r,
from:o,to:s})}nextTag(o){const s=this.text.indexOf("<",o);return s<0?this.text.length:s}fault(o,s){return this.malformed=!0,this.at=s,{kind:"other",from:o,to:s}}end(){
this.malformed=!0,this.at=this.text.length}blanks(o){const{text:s}=this;for(;;){const r=s.charCodeAt(o);if(r!==32&&r!==9&&r!==10&&r!==13)return o;o++}}name(o){const{
text:s}=this;for(;o<s.length;o++){const r=s.charCodeAt(o);if(r<=32||r===M||r===v||r===w||r===61||r===34||r===39)break}return o}}const[w,v,M]=[60,62,47],m=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(x){if(!x.includes("&"))return x;const o=[];let s=0;for(let r=x.indexOf("&");r>=0;r=x.indexOf(
"&",s)){const h=x.indexOf(";",r);if(h<0||h-r>12)return;const n=x.slice(r+1,h),d=m.get(n)??D(n);if(d===void 0)return;o.push(x.slice(s,r),d),s=h+1}return o.push(x.
slice(s)),o.join("")}function D(x){const o=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(x),s=o?parseInt(o[1]??o[2],o[1]===void 0?10:16):-1;return s>0&&s<=1114111&&!(s>=55296&&
s<=57343)?String.fromCodePoint(s):void 0}function C(x){const[o,s,r,h]=x;if(o===0&&s===0&&(r===254||r===0)||o===255&&s===254&&r===0&&h===0)return b(x);if(o===254&&
s===255||o===0&&s===60)return T(new TextDecoder("utf-16be").decode(x));if(o===255&&s===254||o===60&&s===0)return T(new TextDecoder("utf-16le").decode(x));const n=new TextDecoder().
decode(x);return T(n.includes("�")?Buffer.from(x).toString("latin1"):n)}const T=x=>x.startsWith("\uFEFF")?x.slice(1):x;function b(x){const o=new DataView(x.buffer,
x.byteOffset,x.byteLength),s=x[0]!==0,r=[];for(let h=0;h+4<=x.length;h+=4){const n=o.getUint32(h,s);if(n>1114111)return;r.push(String.fromCodePoint(n))}return T(
r.join(""))}const W=x=>x.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((I,R,g)=>{g.d(R,{S:()=>A});var S=g(
21996),p=g(70549);const A=(0,p.n)(O=>(0,S.zx)(O,["AP","JS","EF","ByteRange","Sig"]))}),70549:((I,R,g)=>{g.d(R,{n:()=>S});function S(p){const A=new WeakMap;return O=>{
if(O.hasChanges)return p(O);const w=A.get(O);if(w)return w.answer;const v=p(O);return A.set(O,{answer:v}),v}}}),9819:((I,R,g)=>{g.d(R,{J7:()=>A,Kd:()=>v,Wo:()=>M,
_i:()=>w,b9:()=>O});var S=g(42973),p=g(45599);class A{document;gone=new Set;chased=new Set;constructor(u){this.document=u}remove(u){const{catalog:D,catalogNumber:C,
pages:T}=this.document,b=D.get("Pages");u===C||(0,p.i9)(b)&&u===b.number||T.holds(u)||(this.gone.add(u),this.document.remove(u))}chase(u){this.chased.add(u)}removed(){
return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,p.i9)(u)&&this.gone.has(u.number)}}class O{most;left;constructor(u){
this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,S.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class w{seen;beyond=new Set;allowance;constructor(u,D=new O(u)){this.allowance=
D,this.seen=new Uint8Array((u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,p.i9)(u))return!0;const{number:D}=u,C=D>>3;if(C>=this.seen.length)return this.
beyond.size<this.beyond.add(D).size;const T=1<<(D&7),b=(this.seen[C]&T)===0;return this.seen[C]|=T,b}}function v(m,u){return(0,p.i9)(m)?m.number:u}function M(m,u){
const D=m.catalog.get(u),C=m.dict(D);return C&&{dict:C,holder:v(D,m.catalogNumber)}}}),33973:((I,R,g)=>{g.d(R,{Gy:()=>T,Rf:()=>b,Ip:()=>W});var S=g(54619),p=g(85368),
A=g(88500);class O{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new A.s;signed=new Set;constructor(e,t,i){this.detail=t,
this.strings=i,this.scan.strings=i;const a=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const l=_=>a.subarray(_*e,(_+1)*e);this.end=l(0),this.valueEnd=
l(1),this.dataStart=l(2),this.dataEnd=l(3),this.lengthStart=l(4),this.lengthEnd=l(5),this.from=l(6),this.to=l(7)}}var w=g(78157),v=g(79725),M=g(39150),m=g(45599);
class u{scan=new A.s;ranges=new Map}const D=2;class C{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,i){this.walked=i,this.live=new Uint8Array(
e),this.via=new Int32Array(t?e:0)}}async function T(c,{watched:e}={}){const{markings:t,referrers:i}=await b([c],{watched:e,detail:!0}),{live:a,via:l}=t[0];return{
live:a,via:l,referrers:i}}async function b(c,e={}){const t=new h(c,e);return await t.run(),t}function W(c,{repairs:e}){for(const{part:t,number:i,value:a}of e)c[t].
put(i,a)}const x=100,o=100,s=-2;function r(c){if(c instanceof m.Z6)return c.data.length+r(c.dict);if(Array.isArray(c))return 12*c.length;if(!(c instanceof m.Bi))
return x;let e=30*c.size;for(const t of c.values())Array.isArray(t)&&(e+=12*t.length);return e}class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(e,{detail:t=!1,strings:i=!1,watched:a,alias:l}){if(this.documents=e,this.strings=
i,this.alias=l,this.markings=e.map(_=>new C(_.size,a!==void 0,d(_,i||t,i))),!!a){this.watched=new Uint8Array(e[0].size);for(const _ of a)this.watched[_]=1}}async run(){
const{documents:e,stack:t}=this,[i]=e;for(const[a,l]of i.trailer)a!=="Encrypt"&&this.followValue(0,l);for(;t.length>0;){const a=t.pop(),l=a%e.length,_=i.job.pace.
step(this.follow(l,(a-l)/e.length));_&&await _}for(const{live:a,signed:l,walked:_}of this.markings)for(const P of _.signed)a[P]===1&&l.add(P)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const i=this.markings[e],{live:a}=i;if(t>
0&&t<a.length&&a[t]!==0)return;const l=this.documents[e];if(t<=0||t>=a.length||!l.exists(t))return l.missed(t);a[t]=1,this.watched&&(i.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const i=this.documents[e],a=this.markings[e],{walked:l}=a;if(this.current=t,a.count++,i.isChanged(t))return this.
followChanged(i,a,e,t);if(l.done[t]===1)return this.followAgain(i,a,e,t);const{scan:_,detail:P}=l;P||(_.used=0);const k=_.used,L=i.table.kind[t]===S.tL?this.walk(
i,l,t):this.walkPlace(i,t,_);return L<0||_.byteRange&&this.isSignature(l.signed,t)?this.forget(_,k).followRepaired(i,e,t):(a.bytes+=L,P&&(l.from[t]=k,l.to[t]=_.
used,l.valueEnd[t]=this.extent.valueEnd,l.done[t]=1),this.followMarks(e,_,k,_.used,_.lengthStart),o+L)}followChanged(e,t,i,a){const l=e.patched(a);if(!l){const B=e.
edited.get(a);return n(B)||B===null?this.followRepaired(e,i,a):(this.followValue(i,B),t.bytes+=r(B),o)}const{detail:_}=t.walked;if(l.references&&!_&&!e.suspect){
for(let B=l.first;B<l.last;B++)this.visit(i,l.references[B]);return t.bytes+=l.end-l.start,o}const{scan:P,ranges:k}=f(t);_||(P.used=0);const L=P.used,U=this.walkPlace(
e,a,P);return U<0||P.byteRange&&this.isSignature(t.signed,a)?this.forget(P,L).followRepaired(e,i,a):(t.bytes+=U,_&&k.set(a,{from:L,to:P.used,valueEnd:this.extent.
valueEnd}),this.followMarks(i,P,L,P.used,P.lengthStart),o+U)}followAgain(e,t,i,a){const{walked:l}=t;return t.bytes+=l.end[a]>0?l.end[a]-e.table.place[a]:x,this.
followMarks(i,l.scan,l.from[a],l.to[a],l.lengthStart[a]),o}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},i,a,l){const _=this.strings?l:s;
for(let P=i;P<a;P+=3)t[P]!==A.A&&t[P+1]!==_&&this.visit(e,t[P])}forget(e,t){return e.used=t,this}followRepaired(e,t,i){const a=e.get(i),l=n(a)?e.resolve(a):a;return l===
null?(this.markings[t].live[i]=D,this.markings[t].count--):this.repair(t,i,l),o}repair(e,t,i){this.repairs.push({part:e,number:t,value:i}),this.followValue(e,i)}followValue(e,t){
const i=[t];for(;i.length>0;){const a=i.pop();if(a instanceof m.oS)this.visit(a instanceof m.rV?a.part:e,a.number);else if(Array.isArray(a))for(const l of a)i.push(
l);else if(a instanceof m.Bi){a.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const l of a.values())i.push(l)}else if(a instanceof m.Z6)for(const[
l,_]of a.dict)l!=="Length"&&i.push(_)}}walk(e,t,i){const{extent:a}=this,{bytes:l}=e,{scan:_}=t,P=e.bodies[i];_.forgetLength();const{kept:k}=this,L=!this.strings&&
e.recallEntries(i,k);L&&_.append(k.scan.marks,k.marksFrom,k.marksTo);const U=L?k.close+2:_.value(l,P,l.length);return U<0||l[U-1]===w.AV||!(0,p.x)(e,U,_,a)||e.suspect&&
!(0,M.D)(l,P,U)?-1:(a.dataStart<0&&(_.lengthStart=-1),t.end[i]=a.end,t.detail&&(t.dataStart[i]=a.dataStart,t.dataEnd[i]=a.dataEnd,t.lengthStart[i]=_.lengthStart,
t.lengthEnd[i]=_.lengthEnd),a.end-e.table.place[i])}walkPlace(e,t,i){const a=e.place(t);if(!a)return-1;const{bytes:l,start:_,end:P}=a;i.forgetLength();const k=i.
value(l,_,P);return i.lengthStart=-1,k<0&&!E(l,_,P)||y(l,_,P)||k>0&&l[k-1]===w.AV||k>=0&&(0,w.AN)(l,k,P)<P||e.suspect&&!(0,M.D)(l,_,P)?-1:(this.extent.valueEnd=
k<0?P:k,P-_)}}const n=c=>c instanceof m.oS&&!(c instanceof m.rV);function d(c,e,t){const i=c.walked;if(i?.strings===t)return i;const a=new O(c.size,e,t);return e&&
(c.walked=a),a}function f(c){return c.patches||(c.patches=new u,c.patches.scan.strings=c.walked.strings),c.patches}function y(c,e,t){const i=(0,w.AN)(c,e,t);return i>=
t||c[i]===w.yq&&(0,w.wb)(c,i,"null")}function E(c,e,t){for(let i=e;i<t;i++)if("<([/%".includes(String.fromCharCode(c[i])))return!1;return!0}}),21996:((I,R,g)=>{
g.d(R,{Av:()=>u,RJ:()=>T,V3:()=>C,vb:()=>b,zx:()=>m});var S=g(54619),p=g(93604),A=g(78157),O=g(88500);const w=2048,v=65536,M="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function m(o,s){const{found:r,all:h}=await D(o,s),n=d=>[...new Set([...d,...h])].sort((f,y)=>f-y);return Object.fromEntries(s.map(d=>[d,n(r[d])]))}async function u(o,s){
const{found:r,all:h}=await D(o,s);for(const n of Object.values(r))for(const d of n)h.add(d);return h}async function D(o,s){const r=s.map(f=>{const[y="",...E]=[...f].
map(e=>e.replace(/\W/,"\\$&")),c=/\W/.test(f)?M:"\\w";return`${y}(?:${E.join("")}|${c}{0,${Math.max(0,f.length-2)}}#)`}),h=new RegExp(`/(?:${r.join("|")}|#)`,"g"),
n=Object.fromEntries(s.map(f=>[f,new Set])),d=new Set;await T(o,(f,y,E,c)=>{const e=f.toString("latin1",y,E);h.lastIndex=0;for(let t=h.exec(e);t;t=h.exec(e)){const i=c(
y+t.index);i!==void 0&&(t[0].endsWith("#")?d.add(i):n[t[0].slice(1)].add(i))}});for(const f of b(o))d.add(f);return{found:n,all:d}}async function C(o,s){const r=await m(
o,s);return[...new Set(Object.values(r).flat())].sort((h,n)=>h-n)}async function T(o,s){const{bytes:r,table:h}=o,n=W(o),d=new Int32Array(n.length);for(let e=0;e<
n.length;e++)d[e]=h.place[n[e]];const f=(0,A.bS)(r),y=e=>n[(0,p.M)(d,e)-1],E=new O.s;let c=0;for(let e=0;e<n.length;e++){const t=e+1===n.length,i=t?r.length:d[e+
1],a=i-d[e]>w;if(!a&&!t&&i-c<v)continue;if(a){d[e]>c&&s(f,c,d[e],y),E.reset();const _=E.value(r,o.bodies[n[e]],i);s(f,d[e],_<0?i:_,y)}else s(f,c,i,y);const l=o.
job.pace.step(Math.min(i-c,v));l&&await l,c=i}for(const[e,t]of x(o)){const i=o.objectStream(e);if(!i)continue;const a=new Set(t),{starts:l}=i;s((0,A.bS)(i.data),
0,i.data.length,P=>{const k=i.numbers[(0,p.M)(l,P)-1];return k!==void 0&&a.has(k)?k:void 0});const _=o.job.pace.step(i.data.length);_&&await _}}function*b(o){for(let s=1;o.
hasChanges&&s<o.size;s++)o.isChanged(s)&&o.exists(s)&&(yield s)}function W(o){const{table:s,hasChanges:r}=o,h=[];let n=!0,d=-1;for(let f=1;f<s.size;f++){if(s.kind[f]!==
S.tL||r&&o.isChanged(f))continue;const y=s.place[f];n&&=y>=d,d=y,h.push(f)}return n?h:h.sort((f,y)=>s.place[f]-s.place[y])}function x(o){const{table:s,hasChanges:r}=o,
h=new Map;for(let n=1;n<s.size;n++){if(s.kind[n]!==S.UT||r&&o.isChanged(n))continue;const d=s.place[n],f=h.get(d);f?f.push(n):h.set(d,[n])}return h}}),90536:((I,R,g)=>{
g.d(R,{C:()=>p,L:()=>A});var S=g(45599);function p(O,w){const v=[O];for(;v.length>0;){const M=v.pop(),m=M instanceof S.Z6?M.dict:M;if(Array.isArray(m))for(const u of m)
v.push(u);else if(m instanceof S.Bi){w(m);for(const u of m.values())v.push(u)}}}function A(O,w){const v=[];return p(O,M=>{v.length===0&&w(M)&&v.push(M)}),v.length>
0}}),93604:((I,R,g)=>{g.d(R,{B:()=>S,M:()=>p});const S=(O,w)=>A(O,w,!1),p=(O,w)=>A(O,w,!0);function A(O,w,v){let[M,m]=[0,O.length];for(;M<m;){const u=M+m>>1,D=O[u];
D<w||v&&D===w?M=u+1:m=u}return M}})};
