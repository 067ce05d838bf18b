"use strict";exports.id=168,exports.ids=[168],exports.modules={45657:((U,P,h)=>{h.d(P,{Hn:()=>f,Kf:()=>A,RZ:()=>M,Vp:()=>b,YG:()=>T,vH:()=>w});function M(x,m){for(const r of m)
x.push(r)}const f=x=>x.slice();function w(x,m,r){const g=x.get(m);g?g.push(r):x.set(m,[r])}const A=x=>{let m=-1/0;for(const r of x)m=Math.max(m,r);return m},T=x=>{
let m=1/0;for(const r of x)m=Math.min(m,r);return m},b=x=>Number.isInteger(x)&&!Number.isSafeInteger(x)}),17623:((U,P,h)=>{h.d(P,{Z:()=>m});var M=h(46570),f=h(52604),
w=h(52755),A=h(76933),T=h(77500),b=h(9819);const x=3;async function m(p,D,y){const R=[],I={},{spend:C}=new b.b9(p);for(const v of D.fields){const E=g(p,D,y,v);C(
x*E.length);const u=v.kind==="password"?null:y.of(v),t=v.kind==="password"?null:y.of(v,"DV");R.push(r(D,v,{value:u,default:t,options:E})),(0,M.K)(v)&&v.kind!=="\
password"&&D.byName.get(v.name)===v&&Object.defineProperty(I,v.name,{value:u,enumerable:!0,configurable:!0,writable:!0});const i=p.job.pace.step(4e3+y.costOf(v));
i&&await i}return{fields:R,values:I,xfa:(0,T.f4)(p,D),scripts:await(0,A.on)(p,D)}}function r(p,D,{value:y,default:R,options:I}){const{kind:C,flags:v,name:E}=D,u=p.
integer(D.nodes[0],"MaxLen"),t=C==="text"||C==="password";return{name:E,type:C,value:y,default:R,options:I,required:(v&w.mw)!==0,readOnly:(v&w.sj)!==0,multiline:C===
"text"&&(v&w.kz)!==0,maxLength:t&&u>0?u:null,pages:[...new Set(D.widgets.flatMap(({pages:i})=>i))].sort((i,a)=>i-a)}}function g(p,D,y,R){return R.kind==="dropdo\
wn"||R.kind==="list"?y.choices(R):R.kind!=="checkbox"&&R.kind!=="radio"?[]:(0,f.lD)(p,D,R).names.map(I=>({value:I,display:I}))}}),57644:((U,P,h)=>{h.r(P),h.d(P,
{get_form_data:()=>T});var M=h(91519),f=h(17623),w=h(52755),A=h(16259);const T=async(b,{open_password:x},m)=>{const r=await(0,M.E)(b.bytes,m,{password:x}),g=await w.
mO.read(r),p=await(0,f.Z)(r,g,await A.n.read(r,g)),D=r.pages.count;return{documents:[{...b,pageCount:D}],data:p,notes:[],facts:{pageCount:D,fieldCount:g.fields.
length}}}}),91374:((U,P,h)=>{h.d(P,{QL:()=>b,bf:()=>T,fq:()=>I,hj:()=>R,i4:()=>D,iA:()=>m,pv:()=>y,qU:()=>g,tP:()=>x});var M=h(77581),f=h(45599),w=h(9819),A=h(70549);
function T(E){for(;E.part===""&&E.parent;)E=E.parent;return E}const b="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),x=100;function*m(E,{
from:u=E.array((0,w.Wo)(E,"AcroForm")?.dict.get("Fields")),below:t,visit:i=new w._i(E),depth:a=1/0}={}){const _=[],d=(c=[],s)=>{for(let e=c.length-1;e>=0;e--)_.
push({value:c[e],parent:s})};d(u,t);for(let c=_.pop();c;c=_.pop()){const{value:s,parent:e}=c,n=(0,f.i9)(s)?E.get(s):s;if(!(0,f.Zm)(n)||!i.first(s)||(e?.depth??0)>=
a)continue;const o=E.resolve(n.get("T")),l=E.resolve(n.get("FT")),O=o instanceof f.Mx?(0,M.g7)(o):"",S={number:(0,f.i9)(s)?s.number:void 0,dict:n,parent:e,part:O,
name:v(e&&e.depth%x!==0?e.name:"",O),type:l instanceof f.SX?l.text:e?.type,depth:(e?.depth??0)+1};yield S;const W=n.get("Kids"),L=E.array(W);L&&(!(0,f.i9)(W)||i.
firstList(L))&&d(L,S)}}const r=1e3,g=(0,A.n)(p);async function p(E){const u=[];for(const t of m(E)){u.push(t);const i=E.job.pace.step(r);i&&await i}return u}function D(E){
const u=new Set(E.flatMap(({parent:t,dict:i})=>t&&i.has("T")?[t]:[]));return E.filter(t=>(t.dict.has("T")||!t.parent)&&!u.has(t))}function y(E,u){const t=E.resolve(
R(E,u,"FT"));return t instanceof f.SX?t.text:void 0}function R(E,u,t){for(const i of C(E,u)){const a=i.get(t);if(a!==void 0)return a}}function I(E,u){let t="";for(const i of C(
E,u)){const a=E.resolve(i.get("T"));a instanceof f.Mx&&(t=v((0,M.g7)(a),t))}return t}function*C(E,u){let t=u;for(let i=0;t&&i<x;i++)yield t,t=E.dict(t.get("Pare\
nt"))}const v=(E,u)=>E===""||u===""?E+u:`${E}.${u}`}),52755:((U,P,h)=>{h.d(P,{NT:()=>D,Uv:()=>R,kz:()=>b,mO:()=>C,mw:()=>T,qA:()=>y,sj:()=>A,zx:()=>p});var M=h(
9819),f=h(45599),w=h(91374);const A=1,T=2,b=4096,x=8192,m=32768,r=65536,g=1<<17,p=1<<18,D=1<<21,y=1<<24,R=1<<25,I=10;class C{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(t){
this.document=t,this.form=(0,M.Wo)(t,"AcroForm"),this.visit=new M._i(t)}static async read(t){const i=new C(t),{form:a}=i;return await i.walk(i.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await i.readPages(),i}inherited(t,i){for(let a=t;a;a=a.parent){const _=this.document.resolve(a.dict.get(i));
if(_!==null)return _}return i==="DA"||i==="Q"?this.document.resolve(this.form?.dict.get(i)):null}integer(t,i){const a=this.inherited(t,i);return typeof a=="numb\
er"?Math.trunc(a):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:i,nodes:a,widgets:_,fields:d,byName:c}=this,s=({number:e})=>!t.has(e)&&i.exists(e);for(const e of a.values())s(
e)||a.delete(e.number);for(const e of _.values())s(e)||_.delete(e.number);for(const{nodes:e,widgets:n}of d)v(e,s),v(n,s);v(d,({nodes:e})=>e.length>0);for(const[
e,n]of c)n.nodes.length===0&&c.delete(e);this.form=(0,M.Wo)(i,"AcroForm")}async walk(t,i){const{document:a,visit:_}=this;for(const d of(0,w.iA)(a,{from:t,below:i,
visit:_,depth:w.tP})){const{number:c,dict:s}=d;this.nodes.set(c,d);const e=this.references(s.get("Kids"),c,s,"Kids");(0,f.Eo)(a.resolve(s.get("Subtype")),"Widge\
t")||s.has("Rect")?this.addWidget(d):e.length===0&&(0,w.bf)(d)===d&&this.field(d);const o=a.job.pace.step(1500);o&&await o}}addWidget(t){const i={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,w.bf)(t)).widgets.push(i),this.widgets.set(t.number,i)}field(t){const i=this.fieldOf.get(t);if(i)return i;const{name:a,
part:_}=t,d=a===""?void 0:this.byName.get(a),c=this.integer(t,"Ff"),s=E(t.type,c);if(d?.kind===s)return d.nodes.push(t),this.fieldOf.set(t,d),d;const e={name:a,
part:_,kind:s,flags:c,nodes:[t],widgets:[]};return this.fields.push(e),a!==""&&!d&&this.byName.set(a,e),this.fieldOf.set(t,e),e}async readPages(){const{document:t}=this,
{pages:i,job:a}=t,{spend:_}=new M.b9(t);for(let d=0;d<i.count;d++){const c=i.number(d),s=t.entry(c,"Annots");_(t.array(s)?.length??0);for(const n of s===void 0?
[]:this.annotations(s,c)){const o=this.widgets.get(n.number)??await this.orphan(n);o&&o.pages.length>0&&_(I),o&&o.pages.at(-1)!==d+1&&o.pages.push(d+1);const l=a.
pace.step(300);l&&await l}const e=a.pace.step(300);e&&await e}}annotations(t,i){const a=this.document.array(t)??[];if(!a.some(c=>(0,f.Zm)(c)&&(0,f.Eo)(c.get("Su\
btype"),"Widget")))return a.filter(f.i9);const _=(0,f.i9)(t)?t.number:i;this.document.edit(_);const d=(0,f.i9)(t)?a:this.document.array(this.document.get(i).get(
"Annots"))??[];for(const[c,s]of d.entries())(0,f.Zm)(s)&&(0,f.Eo)(s.get("Subtype"),"Widget")&&(d[c]=this.document.add(s));return d.filter(f.i9)}async orphan(t){
const{document:i}=this;if(!(0,f.Eo)(i.resolve(i.entry(t.number,"Subtype")),"Widget"))return;const a=[t],_=new Set([t.number]);let d;for(let c=i.entry(t.number,"\
Parent");(0,f.i9)(c)&&a.length<w.tP&&(d=this.nodes.get(c.number),!(d||_.has(c.number)||!(0,f.Zm)(i.get(c))));)_.add(c.number),a.push(c),c=i.entry(c.number,"Pare\
nt");for(const c of a.reverse())this.nodes.has(c.number)||await this.walk([c],d),d=this.nodes.get(c.number);return this.widgets.get(t.number)}references(t,i,a,_){
const{document:d}=this,c=d.array(t);if(!c||!a)return[];const s=(0,f.i9)(t)?this.lists.get(c):void 0;if(s)return s;d.job.pace.add(c.length);let e=c;if(c.some(f.Zm)){
d.edit((0,f.i9)(t)?t.number:i),e=d.array(a.get(_))??[];for(const[o,l]of e.entries())(0,f.Zm)(l)&&(e[o]=d.add(l))}const n=e.filter(f.i9);return(0,f.i9)(t)&&this.
lists.set(e,n),n}}function v(u,t){let i=0;for(const a of u)t(a)&&(u[i++]=a);u.length=i}function E(u,t){switch(u){case"Tx":return t&x?"password":"text";case"Btn":
return t&r?"button":t&m?"radio":"checkbox";case"Ch":return t&g?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((U,P,h)=>{h.d(P,
{Ly:()=>x,gF:()=>w,mi:()=>b,r9:()=>A,v8:()=>m});var M=h(77581),f=h(45599);function w(r,g){let p;return g instanceof f.Mx?p=(0,M.g7)(g):g instanceof f.Z6?p=(0,M.
g7)(new f.Mx(r.decoded(g))):g instanceof f.SX?p=A(g.text):typeof g=="number"&&(p=String(g)),p?.replace(/\r\n?/g,`
`)}function A(r){const g=Buffer.from(r,"latin1"),p=g.toString("utf8");return Buffer.from(p,"utf8").equals(g)?p:(0,M.g7)(new f.Mx(g))}const T=4096,b=r=>r instanceof
f.Mx?x(r.bytes.subarray(0,T)):"",x=r=>Buffer.from(r).toString("latin1"),m=r=>(0,M.wx)(r.replace(/\n/g,"\r"))}),77500:((U,P,h)=>{h.d(P,{Yw:()=>x,br:()=>T,f4:()=>w,
mD:()=>A});var M=h(58552),f=h(9819);function w(m,r){return r.form?.dict.has("XFA")?m.resolve(m.catalog.get("NeedsRendering"))===!0||!r.fields.some(({kind:p})=>p!==
"unknown")?"dynamic":"static":"none"}function A(m,r){if(w(m,r)!=="dynamic")return;const g="is a dynamic XFA form, whose pages and fields only Adobe viewers show";
throw new M.zU("invalid_parameters",`file: ${g}`,{issues:[{field:"file",message:g}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for \
a form without XFA"})}function T(m,r){const g=(0,f.Wo)(m,"AcroForm");return g?.dict.has("XFA")?(m.edit(g.holder),g.dict.delete("XFA"),m.catalog.has("NeedsRender\
ing")&&m.editCatalog().delete("NeedsRendering"),[x(r)]):[]}const b={values:"it would still show the old values.",pages:"it described removed pages. The fields t\
hemselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the valu\
es of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms\
 cannot be merged. The fields themselves remain."},x=m=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${b[m]}`})}),3907:((U,P,h)=>{
h.d(P,{Rt:()=>u,X:()=>c,km:()=>m,ol:()=>f,xK:()=>E});var M=h(78157);const f=200,w=1e4,A=1e5,T=65536,b=65536,x=12;async function m(s,e,n){const o=new r(s);for(let l=o.
next();l;l=o.next()){if(n(l))return"left";const O=e.step((l.to-l.from)*4+50);O&&await O}return o.hasDocumentType?"document type":o.malformed?"malformed":"well-f\
ormed"}class r{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(e){this.text=e}next(){const{text:e,at:n}=this;if(n>=e.length)return;if(e.charCodeAt(
n)!==g)return this.characters(n,this.endOfPiece(n,this.nextTag(n)));if(e.startsWith("<!--",n))return this.other(n,"-->",4);if(e.startsWith("<?",n))return this.other(
n,"?>",2);if(e.startsWith("<![CDATA[",n)){const l=e.indexOf("]]>",n);return l<0?this.end():(this.at=l+3,{kind:"text",text:e.slice(n+9,l),from:n,to:this.at})}return e.
startsWith("<!",n)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",n),this.end()):(e.charCodeAt(n+1)===D?this.endTag(n):this.startTag(n))??this.fault(n,this.nextTag(
n+1))}other(e,n,o){const l=this.text.indexOf(n,e+o);return l<0?this.end():(this.at=l+n.length,{kind:"other",from:e,to:this.at})}endTag(e){const n=this.name(e+2),
o=this.blanks(n);if(!(n===e+2||this.text.charCodeAt(o)!==p))return this.at=o+1,{kind:"end",name:this.text.slice(e+2,n),from:e,to:this.at}}startTag(e){const{text:n}=this,
o=this.name(e+1);if(o===e+1)return;const l=n.slice(e+1,o),O=[];let S=0;for(let W=o;;){const L=this.blanks(W),F=n.charCodeAt(L);if(F===p||F===D&&n.charCodeAt(L+1)===
p)return this.at=F===p?L+1:L+2,{kind:F===p?"start":"empty",name:l,attributes:O,from:e,to:this.at};const K=this.name(L),j=this.blanks(K),N=this.blanks(j+1),B=n[N];
if(L===W||K===L||n[j]!=="="||B!=='"'&&B!=="'")return;const k=n.indexOf(B,N+1),X=n.slice(N+1,Math.max(k,N+1));S+=R(X,A-S);const z=X.includes("<")||S>=A?void 0:C(
X);if(k<0||z===void 0||O.length>=w)return;O.push({name:n.slice(L,K),value:z,from:L,to:k+1}),W=k+1}}characters(e,n){const o=C(this.text.slice(e,n));return o===void 0?
this.fault(e,n):(this.at=n,{kind:"text",text:o,from:e,to:n})}nextTag(e){if(this.tag>=e)return this.tag;const n=this.text.indexOf("<",e);return this.tag=n<0?this.
text.length:n}endOfPiece(e,n){const{text:o}=this;if(n-e<=b)return n;let l=e+b;const O=l-x+1,S=o.slice(O,l+1).lastIndexOf("&");S>=0&&(l=O+S);for(const W=l-b/2;o[l-
1]==="]"||y(o.charCodeAt(l));l--)if(l===W)return n;return l}fault(e,n){return this.malformed=!0,this.at=n,{kind:"other",from:e,to:n}}end(){this.malformed=!0,this.
at=this.text.length}blanks(e){const{text:n}=this;for(let o=e;;o++){const l=n.charCodeAt(o);if(l!==32&&l!==9&&l!==10&&l!==13||o-e===T)return o}}name(e){const{text:n}=this;
let o=e;for(const l=Math.min(n.length,e+T);o<l;o++){const O=n.charCodeAt(o);if(O<=32||O===D||O===p||O===g||O===61||O===34||O===39)break}return o}}const[g,p,D]=[
60,62,47],y=s=>s>=56320&&s<=57343;function R(s,e){let n=0;for(let o=s.indexOf("&");o>=0&&n<e;o=s.indexOf("&",o+1))n++;return n}const I=new Map([["amp","&"],["lt",
"<"],["gt",">"],["quot",'"'],["apos","'"]]);function C(s){if(!s.includes("&"))return s;const e=[];let n=0;for(let o=s.indexOf("&");o>=0;o=s.indexOf("&",n)){const l=s.
indexOf(";",o);if(l<0||l-o>x)return;const O=s.slice(o+1,l),S=I.get(O)??v(O);if(S===void 0)return;e.push(s.slice(n,o),S),n=l+1}return e.push(s.slice(n)),e.join("")}
function v(s){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),n=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&n<=57343)?String.
fromCodePoint(n):void 0}function E(s){const[e,n,o,l]=s;if(e===0&&n===0&&(o===254||o===0)||e===255&&n===254&&o===0&&l===0)return d(s);if(e===254&&n===255||e===0&&
n===60)return _(new TextDecoder("utf-16be").decode(s));if(e===255&&n===254||e===60&&n===0)return _(new TextDecoder("utf-16le").decode(s));const O=new TextDecoder().
decode(s);return _(O.includes("�")?Buffer.from(s).toString("latin1"):O)}function u(s){if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return E(s);const n=(0,M.bS)(
s).toString("latin1",0,t),o=i.exec(n)?.[1]?.toLowerCase()??"utf-8";if(a.has(o))try{return new TextDecoder(o,{fatal:!0}).decode(s)}catch{return}}const t=200,i=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
a=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),_=s=>s.startsWith("\uFEFF")?s.slice(1):s;function d(s){const e=new DataView(s.buffer,
s.byteOffset,s.byteLength),n=s[0]!==0,o=[];for(let l=0;l+4<=s.length;l+=4){const O=e.getUint32(l,n);if(O>1114111)return;o.push(String.fromCodePoint(O))}return _(
o.join(""))}const c=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((U,P,h)=>{h.d(P,{S:()=>w});var M=h(
21996),f=h(70549);const w=(0,f.n)(A=>(0,M.zx)(A,["AP","JS","EF","ByteRange","Sig"]))}),70549:((U,P,h)=>{h.d(P,{n:()=>M});function M(f){const w=new WeakMap;return A=>{
if(A.hasChanges)return f(A);const T=w.get(A);if(T)return T.answer;const b=f(A);return w.set(A,{answer:b}),b}}}),9819:((U,P,h)=>{h.d(P,{J7:()=>w,Kd:()=>b,Wo:()=>x,
_i:()=>T,b9:()=>A});var M=h(42973),f=h(45599);class w{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:g,catalogNumber:p,
pages:D}=this.document,y=g.get("Pages");r===p||(0,f.i9)(y)&&r===y.number||D.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){
return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,f.i9)(r)&&this.gone.has(r.number)}}class A{most;left;constructor(r){
this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,M.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, n\
ames and structure elements`,"Remove bookmarks or tags with another program first")}}class T{seen;beyond=new Set;lists=new Set;allowance;constructor(r,g=new A(r)){
this.allowance=g,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,f.i9)(r))return!0;const{number:g}=r,p=g>>3;if(p>=this.seen.length)
return this.beyond.size<this.beyond.add(g).size;const D=1<<(g&7),y=(this.seen[p]&D)===0;return this.seen[p]|=D,y}firstList(r){return this.lists.size<this.lists.
add(r).size}}function b(m,r){return(0,f.i9)(m)?m.number:r}function x(m,r){const g=m.catalog.get(r),p=m.dict(g);return p&&{dict:p,holder:b(g,m.catalogNumber)}}}),
21996:((U,P,h)=>{h.d(P,{Av:()=>D,RJ:()=>I,V3:()=>R,vb:()=>C,zx:()=>p});var M=h(54619),f=h(44233),w=h(78157),A=h(88500);const T=2048,b=65536,x=4,m=1<<20,r=1024,g="\
[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(u,t){const{found:i,all:a}=await y(u,t),_=d=>[...new Set([...d,...a])].sort((c,s)=>c-s);return Object.fromEntries(
t.map(d=>[d,_(i[d])]))}async function D(u,t){const{found:i,all:a}=await y(u,t);for(const _ of Object.values(i))for(const d of _)a.add(d);return a}async function y(u,t){
const i=t.map(c=>{const[s="",...e]=[...c].map(o=>o.replace(/\W/,"\\$&")),n=/\W/.test(c)?g:"\\w";return`${s}(?:${e.join("")}|${n}{0,${Math.max(0,c.length-2)}}#)`}),
a=new RegExp(`/(?:${i.join("|")}|#)`,"g"),_=Object.fromEntries(t.map(c=>[c,new Set])),d=new Set;await I(u,(c,s,e,n)=>{const o=c.toString("latin1",s,e);a.lastIndex=
0;for(let l=a.exec(o);l;l=a.exec(o)){const O=n(s+l.index);O!==void 0&&(l[0].endsWith("#")?d.add(O):_[l[0].slice(1)].add(O))}});for(const c of C(u))d.add(c);return{
found:_,all:d}}async function R(u,t){const i=await p(u,t);return[...new Set(Object.values(i).flat())].sort((a,_)=>a-_)}async function I(u,t){const{bytes:i,table:a}=u,
_=v(u),d=new Int32Array(_.length);for(let o=0;o<_.length;o++)d[o]=a.place[_[o]];const c=(0,w.bS)(i),s=o=>_[(0,f.MJ)(d,o)-1],e=new A.s;let n=0;for(let o=0;o<_.length;o++){
const l=o+1===_.length,O=l?i.length:d[o+1],S=O-d[o]>T;if(!S&&!l&&O-n<b)continue;let W=O;if(S){d[o]>n&&t(c,n,d[o],s),e.reset();const F=e.value(i,u.bodies[_[o]],O);
n=d[o],F>=0&&(W=F)}t(c,n,W,s);const L=u.job.pace.step(x*(W-n));L&&await L,n=O}for(const[o,l]of E(u)){const O=u.objectStream(o),S=u.job.pace.step(0);if(S&&await S,
!O)continue;const W=new Set(l),{starts:L,numbers:F,data:K}=O,j=N=>{const B=F[(0,f.MJ)(L,N)-1];return B!==void 0&&W.has(B)?B:void 0};for(let N=0;N<K.length;N+=m){
t((0,w.bS)(K),N,Math.min(N+m+r,K.length),j);const B=u.job.pace.step(x*m);B&&await B}}}function*C(u){for(let t=1;u.hasChanges&&t<u.size;t++)u.isChanged(t)&&u.exists(
t)&&(yield t)}function v(u){const{table:t,hasChanges:i}=u,a=[];let _=!0,d=-1;for(let c=1;c<t.size;c++){if(t.kind[c]!==M.tL||i&&u.isChanged(c))continue;const s=t.
place[c];_&&=s>=d,d=s,a.push(c)}return _?a:a.sort((c,s)=>t.place[c]-t.place[s])}function E(u){const{table:t,hasChanges:i}=u,a=new Map;for(let _=1;_<t.size;_++){
if(t.kind[_]!==M.UT||i&&u.isChanged(_))continue;const d=t.place[_],c=a.get(d);c?c.push(_):a.set(d,[_])}return a}}),87773:((U,P,h)=>{h.d(P,{$:()=>f});const M=2e3;
async function*f(w,A){for(const T of A){yield[T,w.get(T)];const b=w.job.pace.step(M);b&&await b}}}),90536:((U,P,h)=>{h.d(P,{C:()=>f,L:()=>w});var M=h(45599);function f(A,T){
const b=[A];for(;b.length>0;){const x=b.pop(),m=x instanceof M.Z6?x.dict:x;if(Array.isArray(m))for(const r of m)b.push(r);else if(m instanceof M.Bi){T(m);for(const r of m.
values())b.push(r)}}}function w(A,T){const b=[];return f(A,x=>{b.length===0&&T(x)&&b.push(x)}),b.length>0}})};
