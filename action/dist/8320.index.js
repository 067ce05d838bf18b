"use strict";exports.id=8320,exports.ids=[8320],exports.modules={45657:((U,R,m)=>{m.d(R,{Hn:()=>E,Kf:()=>A,RZ:()=>C,Vp:()=>D,YG:()=>S,vH:()=>T});function C(x,_){for(const f of _)
x.push(f)}const E=x=>x.slice();function T(x,_,f){const v=x.get(_);v?v.push(f):x.set(_,[f])}const A=x=>{let _=-1/0;for(const f of x)_=Math.max(_,f);return _},S=x=>{
let _=1/0;for(const f of x)_=Math.min(_,f);return _},D=x=>Number.isInteger(x)&&!Number.isSafeInteger(x)}),17623:((U,R,m)=>{m.d(R,{Z:()=>D});var C=m(38544),E=m(52604),
T=m(52755),A=m(76933),S=m(77500);async function D(f,v,b){const P=[],I={};for(const W of v.fields){P.push(x(f,v,b,W)),(0,C.K)(W)&&W.kind!=="password"&&v.byName.get(
W.name)===W&&Object.defineProperty(I,W.name,{value:b.of(W),enumerable:!0,configurable:!0,writable:!0});const O=f.job.pace.step(4e3);O&&await O}return{fields:P,values:I,
xfa:(0,S.f4)(f,v),scripts:(0,A.on)(f,v)}}function x(f,v,b,P){const{kind:I,flags:W,name:O}=P,u=v.integer(P.nodes[0],"MaxLen"),o=I==="password",a=I==="text"||o;return{
name:O,type:I,value:o?null:b.of(P),default:o?null:b.of(P,"DV"),options:_(f,v,b,P),required:(W&T.mw)!==0,readOnly:(W&T.sj)!==0,multiline:I==="text"&&(W&T.kz)!==0,
maxLength:a&&u>0?u:null,pages:[...new Set(P.widgets.flatMap(({pages:d})=>d))].sort((d,t)=>d-t)}}function _(f,v,b,P){return P.kind==="dropdown"||P.kind==="list"?
b.choices(P):P.kind!=="checkbox"&&P.kind!=="radio"?[]:(0,E.lD)(f,v,P).names.map(I=>({value:I,display:I}))}}),57644:((U,R,m)=>{m.r(R),m.d(R,{get_form_data:()=>S});
var C=m(64173),E=m(17623),T=m(52755),A=m(16259);const S=async(D,{open_password:x},_)=>{const f=await(0,C.E)(D.bytes,_,{password:x}),v=await T.mO.read(f),b=await(0,E.
Z)(f,v,new A.n(f,v)),P=f.pages.count;return{documents:[{...D,pageCount:P}],data:b,notes:[],facts:{pageCount:P,fieldCount:v.fields.length}}}}),91374:((U,R,m)=>{m.
d(R,{QL:()=>D,bf:()=>S,fq:()=>O,hj:()=>W,i4:()=>P,iA:()=>_,pv:()=>I,qU:()=>v,tP:()=>x});var C=m(77581),E=m(45599),T=m(9819),A=m(70549);function S(a){for(;a.part===
""&&a.parent;)a=a.parent;return a}const D="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),x=100;function*_(a,{from:d=a.array((0,T.Wo)(
a,"AcroForm")?.dict.get("Fields")),below:t,visit:h=new T._i(a),depth:l=1/0}={}){const w=[],p=(g=[],r)=>{for(let e=g.length-1;e>=0;e--)w.push({value:g[e],parent:r})};
p(d,t);for(let g=w.pop();g;g=w.pop()){const{value:r,parent:e}=g,n=(0,E.i9)(r)?a.get(r):r;if(!(0,E.Zm)(n)||!h.first(r)||(e?.depth??0)>=l)continue;const s=a.resolve(
n.get("T")),i=a.resolve(n.get("FT")),c=s instanceof E.Mx?(0,C.g7)(s):"",y={number:(0,E.i9)(r)?r.number:void 0,dict:n,parent:e,part:c,name:o(e&&e.depth%x!==0?e.name:
"",c),type:i instanceof E.SX?i.text:e?.type,depth:(e?.depth??0)+1};yield y,p(a.array(n.get("Kids")),y)}}const f=1e3,v=(0,A.n)(b);async function b(a){const d=[];
for(const t of _(a)){d.push(t);const h=a.job.pace.step(f);h&&await h}return d}function P(a){const d=new Set(a.flatMap(({parent:t,dict:h})=>t&&h.has("T")?[t]:[]));
return a.filter(t=>(t.dict.has("T")||!t.parent)&&!d.has(t))}function I(a,d){const t=a.resolve(W(a,d,"FT"));return t instanceof E.SX?t.text:void 0}function W(a,d,t){
for(const h of u(a,d)){const l=h.get(t);if(l!==void 0)return l}}function O(a,d){let t="";for(const h of u(a,d)){const l=a.resolve(h.get("T"));l instanceof E.Mx&&
(t=o((0,C.g7)(l),t))}return t}function*u(a,d){let t=d;for(let h=0;t&&h<x;h++)yield t,t=a.dict(t.get("Parent"))}const o=(a,d)=>a===""||d===""?a+d:`${a}.${d}`}),52755:((U,R,m)=>{
m.d(R,{NT:()=>P,Uv:()=>W,kz:()=>D,mO:()=>u,mw:()=>S,qA:()=>I,sj:()=>A,zx:()=>b});var C=m(9819),E=m(45599),T=m(91374);const A=1,S=2,D=4096,x=8192,_=32768,f=65536,
v=1<<17,b=1<<18,P=1<<21,I=1<<24,W=1<<25,O=10;class u{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){this.
document=t,this.form=(0,C.Wo)(t,"AcroForm"),this.visit=new C._i(t)}static async read(t){const h=new u(t),{form:l}=h;return await h.walk(h.references(l?.dict.get(
"Fields"),l?.holder??-1,l?.dict,"Fields"),void 0),await h.readPages(),h}inherited(t,h){for(let l=t;l;l=l.parent){const w=this.document.resolve(l.dict.get(h));if(w!==
null)return w}return h==="DA"||h==="Q"?this.document.resolve(this.form?.dict.get(h)):null}integer(t,h){const l=this.inherited(t,h);return typeof l=="number"?Math.
trunc(l):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(t){const{document:h,nodes:l,widgets:w,fields:p,byName:g}=this,r=({number:e})=>!t.has(e)&&h.exists(e);for(const e of l.values())r(e)||l.delete(
e.number);for(const e of w.values())r(e)||w.delete(e.number);for(const{nodes:e,widgets:n}of p)o(e,r),o(n,r);o(p,({nodes:e})=>e.length>0);for(const[e,n]of g)n.nodes.
length===0&&g.delete(e);this.form=(0,C.Wo)(h,"AcroForm")}async walk(t,h){const{document:l,visit:w}=this;for(const p of(0,T.iA)(l,{from:t,below:h,visit:w,depth:T.
tP})){const{number:g,dict:r}=p;this.nodes.set(g,p);const e=this.references(r.get("Kids"),g,r,"Kids");(0,E.Eo)(l.resolve(r.get("Subtype")),"Widget")||r.has("Rect")?
this.addWidget(p):e.length===0&&(0,T.bf)(p)===p&&this.field(p);const s=l.job.pace.step(1500);s&&await s}}addWidget(t){const h={node:t,number:t.number,dict:t.dict,
pages:[]};this.field((0,T.bf)(t)).widgets.push(h),this.widgets.set(t.number,h)}field(t){const h=this.fieldOf.get(t);if(h)return h;const{name:l,part:w}=t,p=l===""?
void 0:this.byName.get(l),g=this.integer(t,"Ff"),r=a(t.type,g);if(p?.kind===r)return p.nodes.push(t),this.fieldOf.set(t,p),p;const e={name:l,part:w,kind:r,flags:g,
nodes:[t],widgets:[]};return this.fields.push(e),l!==""&&!p&&this.byName.set(l,e),this.fieldOf.set(t,e),e}async readPages(){const{document:t}=this,{pages:h,job:l}=t,
{spend:w}=new C.b9(t);for(let p=0;p<h.count;p++){const g=h.number(p),r=t.entry(g,"Annots");w(t.array(r)?.length??0);for(const n of r===void 0?[]:this.annotations(
r,g)){const s=this.widgets.get(n.number)??await this.orphan(n);s&&s.pages.length>0&&w(O),s&&s.pages.at(-1)!==p+1&&s.pages.push(p+1);const i=l.pace.step(300);i&&
await i}const e=l.pace.step(300);e&&await e}}annotations(t,h){const l=this.document.array(t)??[];if(!l.some(g=>(0,E.Zm)(g)&&(0,E.Eo)(g.get("Subtype"),"Widget")))
return l.filter(E.i9);const w=(0,E.i9)(t)?t.number:h;this.document.edit(w);const p=(0,E.i9)(t)?l:this.document.array(this.document.get(h).get("Annots"))??[];for(const[
g,r]of p.entries())(0,E.Zm)(r)&&(0,E.Eo)(r.get("Subtype"),"Widget")&&(p[g]=this.document.add(r));return p.filter(E.i9)}async orphan(t){const{document:h}=this;if(!(0,E.
Eo)(h.resolve(h.entry(t.number,"Subtype")),"Widget"))return;const l=[t],w=new Set([t.number]);let p;for(let g=h.entry(t.number,"Parent");(0,E.i9)(g)&&l.length<T.
tP&&(p=this.nodes.get(g.number),!(p||w.has(g.number)||!(0,E.Zm)(h.get(g))));)w.add(g.number),l.push(g),g=h.entry(g.number,"Parent");for(const g of l.reverse())this.
nodes.has(g.number)||await this.walk([g],p),p=this.nodes.get(g.number);return this.widgets.get(t.number)}references(t,h,l,w){const{document:p}=this,g=p.array(t);
if(!g||!l)return[];if(!g.some(E.Zm))return g.filter(E.i9);p.edit((0,E.i9)(t)?t.number:h);const r=p.array(l.get(w))??[];for(const[e,n]of r.entries())(0,E.Zm)(n)&&
(r[e]=p.add(n));return r.filter(E.i9)}}function o(d,t){let h=0;for(const l of d)t(l)&&(d[h++]=l);d.length=h}function a(d,t){switch(d){case"Tx":return t&x?"passw\
ord":"text";case"Btn":return t&f?"button":t&_?"radio":"checkbox";case"Ch":return t&v?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((U,R,m)=>{
m.d(R,{Ly:()=>S,gF:()=>T,r9:()=>A,v8:()=>D});var C=m(77581),E=m(45599);function T(x,_){let f;return _ instanceof E.Mx?f=(0,C.g7)(_):_ instanceof E.Z6?f=(0,C.g7)(
new E.Mx(x.decoded(_))):_ instanceof E.SX?f=A(_.text):typeof _=="number"&&(f=String(_)),f?.replace(/\r\n?/g,`
`)}function A(x){const _=Buffer.from(x,"latin1"),f=_.toString("utf8");return Buffer.from(f,"utf8").equals(_)?f:(0,C.g7)(new E.Mx(_))}const S=x=>Buffer.from(x).toString(
"latin1"),D=x=>(0,C.wx)(x.replace(/\n/g,"\r"))}),3907:((U,R,m)=>{m.d(R,{X:()=>W,km:()=>T,ol:()=>C,xK:()=>b});const C=200,E=1e4;async function T(O,u,o){const a=new A(
O);for(let d=a.next();d;d=a.next()){if(o(d))return"left";const t=u.step((d.to-d.from)*4+50);t&&await t}return a.hasDocumentType?"document type":a.malformed?"mal\
formed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(u){this.text=u}next(){const{text:u,at:o}=this;if(o>=u.length)return;if(u.charCodeAt(
o)!==S)return this.characters(o,this.nextTag(o));if(u.startsWith("<!--",o))return this.other(o,"-->",4);if(u.startsWith("<?",o))return this.other(o,"?>",2);if(u.
startsWith("<![CDATA[",o)){const d=u.indexOf("]]>",o);return d<0?this.end():(this.at=d+3,{kind:"text",text:u.slice(o+9,d),from:o,to:this.at})}return u.startsWith(
"<!",o)?(this.hasDocumentType=u.startsWith("<!DOCTYPE",o),this.end()):(u.charCodeAt(o+1)===x?this.endTag(o):this.startTag(o))??this.fault(o,this.nextTag(o+1))}other(u,o,a){
const d=this.text.indexOf(o,u+a);return d<0?this.end():(this.at=d+o.length,{kind:"other",from:u,to:this.at})}endTag(u){const o=this.name(u+2),a=this.blanks(o);if(!(o===
u+2||this.text.charCodeAt(a)!==D))return this.at=a+1,{kind:"end",name:this.text.slice(u+2,o),from:u,to:this.at}}startTag(u){const{text:o}=this,a=this.name(u+1);
if(a===u+1)return;const d=o.slice(u+1,a),t=[];for(let h=a;;){const l=this.blanks(h),w=o.charCodeAt(l);if(w===D||w===x&&o.charCodeAt(l+1)===D)return this.at=w===
D?l+1:l+2,{kind:w===D?"start":"empty",name:d,attributes:t,from:u,to:this.at};const p=this.name(l),g=this.blanks(p),r=this.blanks(g+1),e=o[r];if(l===h||p===l||o[g]!==
"="||e!=='"'&&e!=="'")return;const n=o.indexOf(e,r+1),s=o.slice(r+1,Math.max(n,r+1)),i=s.includes("<")?void 0:f(s);if(n<0||i===void 0||t.length>=E)return;t.push(
{name:o.slice(l,p),value:i,from:l,to:n+1}),h=n+1}}characters(u,o){const a=f(this.text.slice(u,o));return a===void 0?this.fault(u,o):(this.at=o,{kind:"text",text:a,
from:u,to:o})}nextTag(u){const o=this.text.indexOf("<",u);return o<0?this.text.length:o}fault(u,o){return this.malformed=!0,this.at=o,{kind:"other",from:u,to:o}}end(){
this.malformed=!0,this.at=this.text.length}blanks(u){const{text:o}=this;for(;;){const a=o.charCodeAt(u);if(a!==32&&a!==9&&a!==10&&a!==13)return u;u++}}name(u){const{
text:o}=this;for(;u<o.length;u++){const a=o.charCodeAt(u);if(a<=32||a===x||a===D||a===S||a===61||a===34||a===39)break}return u}}const[S,D,x]=[60,62,47],_=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(O){if(!O.includes("&"))return O;const u=[];let o=0;for(let a=O.indexOf("&");a>=0;a=O.indexOf(
"&",o)){const d=O.indexOf(";",a);if(d<0||d-a>12)return;const t=O.slice(a+1,d),h=_.get(t)??v(t);if(h===void 0)return;u.push(O.slice(o,a),h),o=d+1}return u.push(O.
slice(o)),u.join("")}function v(O){const u=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(O),o=u?parseInt(u[1]??u[2],u[1]===void 0?10:16):-1;return o>0&&o<=1114111&&!(o>=55296&&
o<=57343)?String.fromCodePoint(o):void 0}function b(O){const[u,o,a,d]=O;if(u===0&&o===0&&(a===254||a===0)||u===255&&o===254&&a===0&&d===0)return I(O);if(u===254&&
o===255||u===0&&o===60)return P(new TextDecoder("utf-16be").decode(O));if(u===255&&o===254||u===60&&o===0)return P(new TextDecoder("utf-16le").decode(O));const t=new TextDecoder().
decode(O);return P(t.includes("�")?Buffer.from(O).toString("latin1"):t)}const P=O=>O.startsWith("\uFEFF")?O.slice(1):O;function I(O){const u=new DataView(O.buffer,
O.byteOffset,O.byteLength),o=O[0]!==0,a=[];for(let d=0;d+4<=O.length;d+=4){const t=u.getUint32(d,o);if(t>1114111)return;a.push(String.fromCodePoint(t))}return P(
a.join(""))}const W=O=>O.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((U,R,m)=>{m.d(R,{S:()=>T});var C=m(
21996),E=m(70549);const T=(0,E.n)(A=>(0,C.zx)(A,["AP","JS","EF","ByteRange","Sig"]))}),70549:((U,R,m)=>{m.d(R,{n:()=>C});function C(E){const T=new WeakMap;return A=>{
if(A.hasChanges)return E(A);const S=T.get(A);if(S)return S.answer;const D=E(A);return T.set(A,{answer:D}),D}}}),9819:((U,R,m)=>{m.d(R,{J7:()=>T,Kd:()=>D,Wo:()=>x,
_i:()=>S,b9:()=>A});var C=m(42973),E=m(45599);class T{document;gone=new Set;chased=new Set;constructor(f){this.document=f}remove(f){const{catalog:v,catalogNumber:b,
pages:P}=this.document,I=v.get("Pages");f===b||(0,E.i9)(I)&&f===I.number||P.holds(f)||(this.gone.add(f),this.document.remove(f))}chase(f){this.chased.add(f)}removed(){
return this.gone}takeChased(){const f=this.chased;return this.chased=new Set,f}isGone(f){return(0,E.i9)(f)&&this.gone.has(f.number)}}class A{most;left;constructor(f){
this.most=this.left=f.job.limits.nodes}spend=f=>{if(this.left-=f,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class S{seen;beyond=new Set;allowance;constructor(f,v=new A(f)){this.allowance=
v,this.seen=new Uint8Array((f.size>>3)+1)}first(f){if(this.allowance.spend(1),!(0,E.i9)(f))return!0;const{number:v}=f,b=v>>3;if(b>=this.seen.length)return this.
beyond.size<this.beyond.add(v).size;const P=1<<(v&7),I=(this.seen[b]&P)===0;return this.seen[b]|=P,I}}function D(_,f){return(0,E.i9)(_)?_.number:f}function x(_,f){
const v=_.catalog.get(f),b=_.dict(v);return b&&{dict:b,holder:D(v,_.catalogNumber)}}}),33973:((U,R,m)=>{m.d(R,{Gy:()=>I,Rf:()=>W,Ip:()=>O});var C=m(54619),E=m(85368),
T=m(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new T.s;signed=new Set;constructor(e,n,s){this.detail=n,
this.strings=s,this.scan.strings=s;const i=new Int32Array(n?8*e:e);this.done=new Uint8Array(n?e:0);const c=y=>i.subarray(y*e,(y+1)*e);this.end=c(0),this.valueEnd=
c(1),this.dataStart=c(2),this.dataEnd=c(3),this.lengthStart=c(4),this.lengthEnd=c(5),this.from=c(6),this.to=c(7)}}var S=m(78157),D=m(79725),x=m(4e4),_=m(39150),
f=m(45599);class v{scan=new T.s;ranges=new Map}const b=2;class P{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,n,s){this.walked=s,this.live=
new Uint8Array(e),this.via=new Int32Array(n?e:0)}}async function I(r,{watched:e}={}){const{markings:n,referrers:s}=await W([r],{watched:e,detail:!0}),{live:i,via:c}=n[0];
return{live:i,via:c,referrers:s}}async function W(r,e={}){const n=new t(r,e);return await n.run(),n}function O(r,{repairs:e}){for(const{part:n,number:s,value:i}of e)
r[n].put(s,i)}const u=100,o=100,a=-2;function d(r){if(r instanceof f.Z6)return r.data.length+d(r.dict);if(Array.isArray(r))return 12*r.length;if(!(r instanceof f.
Bi))return u;let e=30*r.size;for(const n of r.values())Array.isArray(n)&&(e+=12*n.length);return e}class t{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new D.R;strings;alias;constructor(e,{detail:n=!1,strings:s=!1,watched:i,alias:c}){if(this.documents=e,this.strings=
s,this.alias=c,this.markings=e.map(y=>new P(y.size,i!==void 0,l(y,s||n,s))),!!i){this.watched=new Uint8Array(e[0].size);for(const y of i)this.watched[y]=1}}async run(){
const{documents:e,stack:n}=this,[s]=e;for(const[i,c]of s.trailer)i!=="Encrypt"&&this.followValue(0,c);for(;n.length>0;){const i=n.pop(),c=i%e.length,y=s.job.pace.
step(this.follow(c,(i-c)/e.length));y&&await y}for(const{live:i,signed:c,walked:y}of this.markings)for(const M of y.signed)i[M]===1&&c.add(M)}visit(e,n){this.alias&&
({part:e,number:n}=this.alias(e,n)??{part:e,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const s=this.markings[e],{live:i}=s;if(n>
0&&n<i.length&&i[n]!==0)return;const c=this.documents[e];if(n<=0||n>=i.length||!c.exists(n))return c.missed(n);i[n]=1,this.watched&&(s.via[n]=this.current),this.
stack.push(n*this.documents.length+e)}follow(e,n){const s=this.documents[e],i=this.markings[e],{walked:c}=i;if(this.current=n,i.count++,s.isChanged(n))return this.
followChanged(s,i,e,n);if(c.done[n]===1)return this.followAgain(s,i,e,n);const{scan:y,detail:M}=c;M||(y.used=0);const L=y.used,k=s.table.kind[n]===C.tL?this.walk(
s,c,n):this.walkPlace(s,n,y);return k<0||y.byteRange&&this.isSignature(c.signed,n)?this.forget(y,L).followRepaired(s,e,n):(i.bytes+=k,M&&(c.from[n]=L,c.to[n]=y.
used,c.valueEnd[n]=this.extent.valueEnd,c.done[n]=1),this.followMarks(e,y,L,y.used,y.lengthStart),o+k)}followChanged(e,n,s,i){const c=e.patched(i);if(!c){const K=e.
edited.get(i);return h(K)||K===null?this.followRepaired(e,s,i):(this.followValue(s,K),n.bytes+=d(K),o)}const{detail:y}=n.walked;if(c.references&&!y&&!e.suspect){
for(let K=c.first;K<c.last;K++)this.visit(s,c.references[K]);return n.bytes+=c.end-c.start,o}const{scan:M,ranges:L}=w(n);y||(M.used=0);const k=M.used,B=this.walkPlace(
e,i,M);return B<0||M.byteRange&&this.isSignature(n.signed,i)?this.forget(M,k).followRepaired(e,s,i):(n.bytes+=B,y&&L.set(i,{from:k,to:M.used,valueEnd:this.extent.
valueEnd}),this.followMarks(s,M,k,M.used,M.lengthStart),o+B)}followAgain(e,n,s,i){const{walked:c}=n;return n.bytes+=c.end[i]>0?c.end[i]-e.table.place[i]:u,this.
followMarks(s,c.scan,c.from[i],c.to[i],c.lengthStart[i]),o}isSignature(e,n){return e.add(n),this.strings}followMarks(e,{marks:n},s,i,c){const y=this.strings?c:a;
for(let M=s;M<i;M+=3)n[M]!==T.A&&n[M+1]!==y&&this.visit(e,n[M])}forget(e,n){return e.used=n,this}followRepaired(e,n,s){const i=e.get(s),c=h(i)?e.resolve(i):i;return c===
null?(this.markings[n].live[s]=b,this.markings[n].count--):this.repair(n,s,c),o}repair(e,n,s){this.repairs.push({part:e,number:n,value:s}),this.followValue(e,s)}followValue(e,n){
const s=[n];for(;s.length>0;){const i=s.pop();if(i instanceof f.oS)this.visit(i instanceof f.rV?i.part:e,i.number);else if(Array.isArray(i))for(const c of i)s.push(
c);else if(i instanceof f.Bi){i.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const c of i.values())s.push(c)}else if(i instanceof f.Z6)for(const[
c,y]of i.dict)c!=="Length"&&s.push(y)}}walk(e,n,s){const{extent:i}=this,{bytes:c}=e,{scan:y}=n,M=e.bodies[s];y.forgetLength();const{kept:L}=this,k=!this.strings&&
e.recallEntries(s,L);k&&y.append(L.scan.marks,L.marksFrom,L.marksTo);const B=k?L.close+2:y.value(c,M,c.length);return B<0||c[B-1]===S.AV||!(0,E.x)(e,B,y,i)||e.suspect&&
!(0,_.D)(c,M,B)||y.doubtful&&(0,x.oC)(c,M,B)?-1:(i.dataStart<0&&(y.lengthStart=-1),n.end[s]=i.end,n.detail&&(n.dataStart[s]=i.dataStart,n.dataEnd[s]=i.dataEnd,n.
lengthStart[s]=y.lengthStart,n.lengthEnd[s]=y.lengthEnd),i.end-e.table.place[s])}walkPlace(e,n,s){const i=e.place(n);if(!i)return-1;const{bytes:c,start:y,end:M}=i;
s.forgetLength();const L=s.value(c,y,M);return s.lengthStart=-1,L<0&&!g(c,y,M)||p(c,y,M)||L>0&&c[L-1]===S.AV||L>=0&&(0,S.AN)(c,L,M)<M||e.suspect&&!(0,_.D)(c,y,M)||
s.doubtful&&(0,x.oC)(c,y,M)?-1:(this.extent.valueEnd=L<0?M:L,M-y)}}const h=r=>r instanceof f.oS&&!(r instanceof f.rV);function l(r,e,n){const s=r.walked;if(s?.strings===
n)return s;const i=new A(r.size,e,n);return e&&(r.walked=i),i}function w(r){return r.patches||(r.patches=new v,r.patches.scan.strings=r.walked.strings),r.patches}
function p(r,e,n){const s=(0,S.AN)(r,e,n);return s>=n||r[s]===S.yq&&(0,S.wb)(r,s,"null")}function g(r,e,n){for(let s=e;s<n;s++)if("<([/%".includes(String.fromCharCode(
r[s])))return!1;return!0}}),21996:((U,R,m)=>{m.d(R,{Av:()=>P,RJ:()=>O,V3:()=>W,vb:()=>u,zx:()=>b});var C=m(54619),E=m(93604),T=m(78157),A=m(88500);const S=2048,
D=65536,x=4,_=1<<20,f=1024,v="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function b(d,t){const{found:h,all:l}=await I(d,t),w=p=>[...new Set([...p,...l])].sort((g,r)=>g-
r);return Object.fromEntries(t.map(p=>[p,w(h[p])]))}async function P(d,t){const{found:h,all:l}=await I(d,t);for(const w of Object.values(h))for(const p of w)l.add(
p);return l}async function I(d,t){const h=t.map(g=>{const[r="",...e]=[...g].map(s=>s.replace(/\W/,"\\$&")),n=/\W/.test(g)?v:"\\w";return`${r}(?:${e.join("")}|${n}\
{0,${Math.max(0,g.length-2)}}#)`}),l=new RegExp(`/(?:${h.join("|")}|#)`,"g"),w=Object.fromEntries(t.map(g=>[g,new Set])),p=new Set;await O(d,(g,r,e,n)=>{const s=g.
toString("latin1",r,e);l.lastIndex=0;for(let i=l.exec(s);i;i=l.exec(s)){const c=n(r+i.index);c!==void 0&&(i[0].endsWith("#")?p.add(c):w[i[0].slice(1)].add(c))}});
for(const g of u(d))p.add(g);return{found:w,all:p}}async function W(d,t){const h=await b(d,t);return[...new Set(Object.values(h).flat())].sort((l,w)=>l-w)}async function O(d,t){
const{bytes:h,table:l}=d,w=o(d),p=new Int32Array(w.length);for(let s=0;s<w.length;s++)p[s]=l.place[w[s]];const g=(0,T.bS)(h),r=s=>w[(0,E.M)(p,s)-1],e=new A.s;let n=0;
for(let s=0;s<w.length;s++){const i=s+1===w.length,c=i?h.length:p[s+1],y=c-p[s]>S;if(!y&&!i&&c-n<D)continue;let M=c;if(y){p[s]>n&&t(g,n,p[s],r),e.reset();const k=e.
value(h,d.bodies[w[s]],c);n=p[s],k>=0&&(M=k)}t(g,n,M,r);const L=d.job.pace.step(x*(M-n));L&&await L,n=c}for(const[s,i]of a(d)){const c=d.objectStream(s),y=d.job.
pace.step(0);if(y&&await y,!c)continue;const M=new Set(i),{starts:L,numbers:k,data:B}=c,K=j=>{const N=k[(0,E.M)(L,j)-1];return N!==void 0&&M.has(N)?N:void 0};for(let j=0;j<
B.length;j+=_){t((0,T.bS)(B),j,Math.min(j+_+f,B.length),K);const N=d.job.pace.step(x*_);N&&await N}}}function*u(d){for(let t=1;d.hasChanges&&t<d.size;t++)d.isChanged(
t)&&d.exists(t)&&(yield t)}function o(d){const{table:t,hasChanges:h}=d,l=[];let w=!0,p=-1;for(let g=1;g<t.size;g++){if(t.kind[g]!==C.tL||h&&d.isChanged(g))continue;
const r=t.place[g];w&&=r>=p,p=r,l.push(g)}return w?l:l.sort((g,r)=>t.place[g]-t.place[r])}function a(d){const{table:t,hasChanges:h}=d,l=new Map;for(let w=1;w<t.
size;w++){if(t.kind[w]!==C.UT||h&&d.isChanged(w))continue;const p=t.place[w],g=l.get(p);g?g.push(w):l.set(p,[w])}return l}}),90536:((U,R,m)=>{m.d(R,{C:()=>E,L:()=>T});
var C=m(45599);function E(A,S){const D=[A];for(;D.length>0;){const x=D.pop(),_=x instanceof C.Z6?x.dict:x;if(Array.isArray(_))for(const f of _)D.push(f);else if(_ instanceof
C.Bi){S(_);for(const f of _.values())D.push(f)}}}function T(A,S){const D=[];return E(A,x=>{D.length===0&&S(x)&&D.push(x)}),D.length>0}}),93604:((U,R,m)=>{m.d(R,
{B:()=>C,M:()=>E});const C=(A,S)=>T(A,S,!1),E=(A,S)=>T(A,S,!0);function T(A,S,D){let[x,_]=[0,A.length];for(;x<_;){const f=x+_>>1,v=A[f];v<S||D&&v===S?x=f+1:_=f}
return x}})};
