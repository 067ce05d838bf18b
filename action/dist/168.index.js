"use strict";exports.id=168,exports.ids=[168],exports.modules={45657:((U,P,u)=>{u.d(P,{Hn:()=>h,Kf:()=>A,RZ:()=>M,Vp:()=>b,YG:()=>T,vH:()=>w});function M(x,m){for(const r of m)
x.push(r)}const h=x=>x.slice();function w(x,m,r){const g=x.get(m);g?g.push(r):x.set(m,[r])}const A=x=>{let m=-1/0;for(const r of x)m=Math.max(m,r);return m},T=x=>{
let m=1/0;for(const r of x)m=Math.min(m,r);return m},b=x=>Number.isInteger(x)&&!Number.isSafeInteger(x)}),17623:((U,P,u)=>{u.d(P,{Z:()=>m});var M=u(46570),h=u(52604),
w=u(52755),A=u(76933),T=u(77500),b=u(9819);const x=3;async function m(p,D,y){const R=[],L={},{spend:C}=new b.b9(p);for(const v of D.fields){const E=g(p,D,y,v);C(
x*E.length);const l=v.kind==="password"?null:y.of(v),t=v.kind==="password"?null:y.of(v,"DV");R.push(r(D,v,{value:l,default:t,options:E})),(0,M.K)(v)&&v.kind!=="\
password"&&D.byName.get(v.name)===v&&Object.defineProperty(L,v.name,{value:l,enumerable:!0,configurable:!0,writable:!0});const i=p.job.pace.step(4e3+y.costOf(v));
i&&await i}return{fields:R,values:L,xfa:(0,T.f4)(p,D),scripts:await(0,A.on)(p,D)}}function r(p,D,{value:y,default:R,options:L}){const{kind:C,flags:v,name:E}=D,l=p.
integer(D.nodes[0],"MaxLen"),t=C==="text"||C==="password";return{name:E,type:C,value:y,default:R,options:L,required:(v&w.mw)!==0,readOnly:(v&w.sj)!==0,multiline:C===
"text"&&(v&w.kz)!==0,maxLength:t&&l>0?l:null,pages:[...new Set(D.widgets.flatMap(({pages:i})=>i))].sort((i,a)=>i-a)}}function g(p,D,y,R){return R.kind==="dropdo\
wn"||R.kind==="list"?y.choices(R):R.kind!=="checkbox"&&R.kind!=="radio"?[]:(0,h.lD)(p,D,R).names.map(L=>({value:L,display:L}))}}),57644:((U,P,u)=>{u.r(P),u.d(P,
{get_form_data:()=>T});var M=u(91519),h=u(17623),w=u(52755),A=u(16259);const T=async(b,{open_password:x},m)=>{const r=await(0,M.E)(b.bytes,m,{password:x}),g=await w.
mO.read(r),p=await(0,h.Z)(r,g,await A.n.read(r,g)),D=r.pages.count;return{documents:[{...b,pageCount:D}],data:p,notes:[],facts:{pageCount:D,fieldCount:g.fields.
length}}}}),91374:((U,P,u)=>{u.d(P,{QL:()=>b,bf:()=>T,fq:()=>L,hj:()=>R,i4:()=>D,iA:()=>m,pv:()=>y,qU:()=>g,tP:()=>x});var M=u(77581),h=u(45599),w=u(9819),A=u(70549);
function T(E){for(;E.part===""&&E.parent;)E=E.parent;return E}const b="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),x=100;function*m(E,{
from:l=E.array((0,w.Wo)(E,"AcroForm")?.dict.get("Fields")),below:t,visit:i=new w._i(E),depth:a=1/0}={}){const _=[],d=(c=[],s)=>{for(let e=c.length-1;e>=0;e--)_.
push({value:c[e],parent:s})};d(l,t);for(let c=_.pop();c;c=_.pop()){const{value:s,parent:e}=c,n=(0,h.i9)(s)?E.get(s):s;if(!(0,h.Zm)(n)||!i.first(s)||(e?.depth??0)>=
a)continue;const o=E.resolve(n.get("T")),f=E.resolve(n.get("FT")),O=o instanceof h.Mx?(0,M.g7)(o):"",S={number:(0,h.i9)(s)?s.number:void 0,dict:n,parent:e,part:O,
name:v(e&&e.depth%x!==0?e.name:"",O),type:f instanceof h.SX?f.text:e?.type,depth:(e?.depth??0)+1};yield S;const I=E.array(n.get("Kids"));I&&i.firstList(I)&&d(I,
S)}}const r=1e3,g=(0,A.n)(p);async function p(E){const l=[];for(const t of m(E)){l.push(t);const i=E.job.pace.step(r);i&&await i}return l}function D(E){const l=new Set(
E.flatMap(({parent:t,dict:i})=>t&&i.has("T")?[t]:[]));return E.filter(t=>(t.dict.has("T")||!t.parent)&&!l.has(t))}function y(E,l){const t=E.resolve(R(E,l,"FT"));
return t instanceof h.SX?t.text:void 0}function R(E,l,t){for(const i of C(E,l)){const a=i.get(t);if(a!==void 0)return a}}function L(E,l){let t="";for(const i of C(
E,l)){const a=E.resolve(i.get("T"));a instanceof h.Mx&&(t=v((0,M.g7)(a),t))}return t}function*C(E,l){let t=l;for(let i=0;t&&i<x;i++)yield t,t=E.dict(t.get("Pare\
nt"))}const v=(E,l)=>E===""||l===""?E+l:`${E}.${l}`}),52755:((U,P,u)=>{u.d(P,{NT:()=>D,Uv:()=>R,kz:()=>b,mO:()=>C,mw:()=>T,qA:()=>y,sj:()=>A,zx:()=>p});var M=u(
9819),h=u(45599),w=u(91374);const A=1,T=2,b=4096,x=8192,m=32768,r=65536,g=1<<17,p=1<<18,D=1<<21,y=1<<24,R=1<<25,L=10;class C{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(t){
this.document=t,this.form=(0,M.Wo)(t,"AcroForm"),this.visit=new M._i(t)}static async read(t){const i=new C(t),{form:a}=i;return await i.walk(i.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await i.readPages(),i}inherited(t,i){for(let a=t;a;a=a.parent){const _=this.document.resolve(a.dict.get(i));
if(_!==null)return _}return i==="DA"||i==="Q"?this.document.resolve(this.form?.dict.get(i)):null}integer(t,i){const a=this.inherited(t,i);return typeof a=="numb\
er"?Math.trunc(a):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:i,nodes:a,widgets:_,fields:d,byName:c}=this,s=({number:e})=>!t.has(e)&&i.exists(e);for(const e of a.values())s(
e)||a.delete(e.number);for(const e of _.values())s(e)||_.delete(e.number);for(const{nodes:e,widgets:n}of d)v(e,s),v(n,s);v(d,({nodes:e})=>e.length>0);for(const[
e,n]of c)n.nodes.length===0&&c.delete(e);this.form=(0,M.Wo)(i,"AcroForm")}async walk(t,i){const{document:a,visit:_}=this;for(const d of(0,w.iA)(a,{from:t,below:i,
visit:_,depth:w.tP})){const{number:c,dict:s}=d;this.nodes.set(c,d);const e=this.references(s.get("Kids"),c,s,"Kids");(0,h.Eo)(a.resolve(s.get("Subtype")),"Widge\
t")||s.has("Rect")?this.addWidget(d):e.length===0&&(0,w.bf)(d)===d&&this.field(d);const o=a.job.pace.step(1500);o&&await o}}addWidget(t){const i={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,w.bf)(t)).widgets.push(i),this.widgets.set(t.number,i)}field(t){const i=this.fieldOf.get(t);if(i)return i;const{name:a,
part:_}=t,d=a===""?void 0:this.byName.get(a),c=this.integer(t,"Ff"),s=E(t.type,c);if(d?.kind===s)return d.nodes.push(t),this.fieldOf.set(t,d),d;const e={name:a,
part:_,kind:s,flags:c,nodes:[t],widgets:[]};return this.fields.push(e),a!==""&&!d&&this.byName.set(a,e),this.fieldOf.set(t,e),e}async readPages(){const{document:t}=this,
{pages:i,job:a}=t,{spend:_}=new M.b9(t);for(let d=0;d<i.count;d++){const c=i.number(d),s=t.entry(c,"Annots");_(t.array(s)?.length??0);for(const n of s===void 0?
[]:this.annotations(s,c)){const o=this.widgets.get(n.number)??await this.orphan(n);o&&o.pages.length>0&&_(L),o&&o.pages.at(-1)!==d+1&&o.pages.push(d+1);const f=a.
pace.step(300);f&&await f}const e=a.pace.step(300);e&&await e}}annotations(t,i){const a=this.document.array(t)??[];if(!a.some(c=>(0,h.Zm)(c)&&(0,h.Eo)(c.get("Su\
btype"),"Widget")))return a.filter(h.i9);const _=(0,h.i9)(t)?t.number:i;this.document.edit(_);const d=(0,h.i9)(t)?a:this.document.array(this.document.get(i).get(
"Annots"))??[];for(const[c,s]of d.entries())(0,h.Zm)(s)&&(0,h.Eo)(s.get("Subtype"),"Widget")&&(d[c]=this.document.add(s));return d.filter(h.i9)}async orphan(t){
const{document:i}=this;if(!(0,h.Eo)(i.resolve(i.entry(t.number,"Subtype")),"Widget"))return;const a=[t],_=new Set([t.number]);let d;for(let c=i.entry(t.number,"\
Parent");(0,h.i9)(c)&&a.length<w.tP&&(d=this.nodes.get(c.number),!(d||_.has(c.number)||!(0,h.Zm)(i.get(c))));)_.add(c.number),a.push(c),c=i.entry(c.number,"Pare\
nt");for(const c of a.reverse())this.nodes.has(c.number)||await this.walk([c],d),d=this.nodes.get(c.number);return this.widgets.get(t.number)}references(t,i,a,_){
const{document:d}=this,c=d.array(t);if(!c||!a)return[];const s=this.lists.get(c);if(s)return s;d.job.pace.add(c.length);let e=c;if(c.some(h.Zm)){d.edit((0,h.i9)(
t)?t.number:i),e=d.array(a.get(_))??[];for(const[o,f]of e.entries())(0,h.Zm)(f)&&(e[o]=d.add(f))}const n=e.filter(h.i9);return this.lists.set(e,n),n}}function v(l,t){
let i=0;for(const a of l)t(a)&&(l[i++]=a);l.length=i}function E(l,t){switch(l){case"Tx":return t&x?"password":"text";case"Btn":return t&r?"button":t&m?"radio":"\
checkbox";case"Ch":return t&g?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((U,P,u)=>{u.d(P,{Ly:()=>x,gF:()=>w,mi:()=>b,r9:()=>A,
v8:()=>m});var M=u(77581),h=u(45599);function w(r,g){let p;return g instanceof h.Mx?p=(0,M.g7)(g):g instanceof h.Z6?p=(0,M.g7)(new h.Mx(r.decoded(g))):g instanceof
h.SX?p=A(g.text):typeof g=="number"&&(p=String(g)),p?.replace(/\r\n?/g,`
`)}function A(r){const g=Buffer.from(r,"latin1"),p=g.toString("utf8");return Buffer.from(p,"utf8").equals(g)?p:(0,M.g7)(new h.Mx(g))}const T=4096,b=r=>r instanceof
h.Mx?x(r.bytes.subarray(0,T)):"",x=r=>Buffer.from(r).toString("latin1"),m=r=>(0,M.wx)(r.replace(/\n/g,"\r"))}),77500:((U,P,u)=>{u.d(P,{Yw:()=>x,br:()=>T,f4:()=>w,
mD:()=>A});var M=u(58552),h=u(9819);function w(m,r){return r.form?.dict.has("XFA")?m.resolve(m.catalog.get("NeedsRendering"))===!0||!r.fields.some(({kind:p})=>p!==
"unknown")?"dynamic":"static":"none"}function A(m,r){if(w(m,r)!=="dynamic")return;const g="is a dynamic XFA form, whose pages and fields only Adobe viewers show";
throw new M.zU("invalid_parameters",`file: ${g}`,{issues:[{field:"file",message:g}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for \
a form without XFA"})}function T(m,r){const g=(0,h.Wo)(m,"AcroForm");return g?.dict.has("XFA")?(m.edit(g.holder),g.dict.delete("XFA"),m.catalog.has("NeedsRender\
ing")&&m.editCatalog().delete("NeedsRendering"),[x(r)]):[]}const b={values:"it would still show the old values.",pages:"it described removed pages. The fields t\
hemselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the valu\
es of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms\
 cannot be merged. The fields themselves remain."},x=m=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${b[m]}`})}),3907:((U,P,u)=>{
u.d(P,{Rt:()=>l,X:()=>c,km:()=>m,ol:()=>h,xK:()=>E});var M=u(78157);const h=200,w=1e4,A=1e5,T=65536,b=65536,x=12;async function m(s,e,n){const o=new r(s);for(let f=o.
next();f;f=o.next()){if(n(f))return"left";const O=e.step((f.to-f.from)*4+50);O&&await O}return o.hasDocumentType?"document type":o.malformed?"malformed":"well-f\
ormed"}class r{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(e){this.text=e}next(){const{text:e,at:n}=this;if(n>=e.length)return;if(e.charCodeAt(
n)!==g)return this.characters(n,this.endOfPiece(n,this.nextTag(n)));if(e.startsWith("<!--",n))return this.other(n,"-->",4);if(e.startsWith("<?",n))return this.other(
n,"?>",2);if(e.startsWith("<![CDATA[",n)){const f=e.indexOf("]]>",n);return f<0?this.end():(this.at=f+3,{kind:"text",text:e.slice(n+9,f),from:n,to:this.at})}return e.
startsWith("<!",n)?(this.hasDocumentType=e.startsWith("<!DOCTYPE",n),this.end()):(e.charCodeAt(n+1)===D?this.endTag(n):this.startTag(n))??this.fault(n,this.nextTag(
n+1))}other(e,n,o){const f=this.text.indexOf(n,e+o);return f<0?this.end():(this.at=f+n.length,{kind:"other",from:e,to:this.at})}endTag(e){const n=this.name(e+2),
o=this.blanks(n);if(!(n===e+2||this.text.charCodeAt(o)!==p))return this.at=o+1,{kind:"end",name:this.text.slice(e+2,n),from:e,to:this.at}}startTag(e){const{text:n}=this,
o=this.name(e+1);if(o===e+1)return;const f=n.slice(e+1,o),O=[];let S=0;for(let I=o;;){const W=this.blanks(I),F=n.charCodeAt(W);if(F===p||F===D&&n.charCodeAt(W+1)===
p)return this.at=F===p?W+1:W+2,{kind:F===p?"start":"empty",name:f,attributes:O,from:e,to:this.at};const K=this.name(W),j=this.blanks(K),N=this.blanks(j+1),B=n[N];
if(W===I||K===W||n[j]!=="="||B!=='"'&&B!=="'")return;const k=n.indexOf(B,N+1),X=n.slice(N+1,Math.max(k,N+1));S+=R(X,A-S);const z=X.includes("<")||S>=A?void 0:C(
X);if(k<0||z===void 0||O.length>=w)return;O.push({name:n.slice(W,K),value:z,from:W,to:k+1}),I=k+1}}characters(e,n){const o=C(this.text.slice(e,n));return o===void 0?
this.fault(e,n):(this.at=n,{kind:"text",text:o,from:e,to:n})}nextTag(e){if(this.tag>=e)return this.tag;const n=this.text.indexOf("<",e);return this.tag=n<0?this.
text.length:n}endOfPiece(e,n){const{text:o}=this;if(n-e<=b)return n;let f=e+b;const O=f-x+1,S=o.slice(O,f+1).lastIndexOf("&");S>=0&&(f=O+S);for(const I=f-b/2;o[f-
1]==="]"||y(o.charCodeAt(f));f--)if(f===I)return n;return f}fault(e,n){return this.malformed=!0,this.at=n,{kind:"other",from:e,to:n}}end(){this.malformed=!0,this.
at=this.text.length}blanks(e){const{text:n}=this;for(let o=e;;o++){const f=n.charCodeAt(o);if(f!==32&&f!==9&&f!==10&&f!==13||o-e===T)return o}}name(e){const{text:n}=this;
let o=e;for(const f=Math.min(n.length,e+T);o<f;o++){const O=n.charCodeAt(o);if(O<=32||O===D||O===p||O===g||O===61||O===34||O===39)break}return o}}const[g,p,D]=[
60,62,47],y=s=>s>=56320&&s<=57343;function R(s,e){let n=0;for(let o=s.indexOf("&");o>=0&&n<e;o=s.indexOf("&",o+1))n++;return n}const L=new Map([["amp","&"],["lt",
"<"],["gt",">"],["quot",'"'],["apos","'"]]);function C(s){if(!s.includes("&"))return s;const e=[];let n=0;for(let o=s.indexOf("&");o>=0;o=s.indexOf("&",n)){const f=s.
indexOf(";",o);if(f<0||f-o>x)return;const O=s.slice(o+1,f),S=L.get(O)??v(O);if(S===void 0)return;e.push(s.slice(n,o),S),n=f+1}return e.push(s.slice(n)),e.join("")}
function v(s){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),n=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&n<=57343)?String.
fromCodePoint(n):void 0}function E(s){const[e,n,o,f]=s;if(e===0&&n===0&&(o===254||o===0)||e===255&&n===254&&o===0&&f===0)return d(s);if(e===254&&n===255||e===0&&
n===60)return _(new TextDecoder("utf-16be").decode(s));if(e===255&&n===254||e===60&&n===0)return _(new TextDecoder("utf-16le").decode(s));const O=new TextDecoder().
decode(s);return _(O.includes("�")?Buffer.from(s).toString("latin1"):O)}function l(s){if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return E(s);const n=(0,M.bS)(
s).toString("latin1",0,t),o=i.exec(n)?.[1]?.toLowerCase()??"utf-8";if(a.has(o))try{return new TextDecoder(o,{fatal:!0}).decode(s)}catch{return}}const t=200,i=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
a=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),_=s=>s.startsWith("\uFEFF")?s.slice(1):s;function d(s){const e=new DataView(s.buffer,
s.byteOffset,s.byteLength),n=s[0]!==0,o=[];for(let f=0;f+4<=s.length;f+=4){const O=e.getUint32(f,n);if(O>1114111)return;o.push(String.fromCodePoint(O))}return _(
o.join(""))}const c=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((U,P,u)=>{u.d(P,{S:()=>w});var M=u(
21996),h=u(70549);const w=(0,h.n)(A=>(0,M.zx)(A,["AP","JS","EF","ByteRange","Sig"]))}),70549:((U,P,u)=>{u.d(P,{n:()=>M});function M(h){const w=new WeakMap;return A=>{
if(A.hasChanges)return h(A);const T=w.get(A);if(T)return T.answer;const b=h(A);return w.set(A,{answer:b}),b}}}),9819:((U,P,u)=>{u.d(P,{J7:()=>w,Kd:()=>b,Wo:()=>x,
_i:()=>T,b9:()=>A});var M=u(42973),h=u(45599);class w{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:g,catalogNumber:p,
pages:D}=this.document,y=g.get("Pages");r===p||(0,h.i9)(y)&&r===y.number||D.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){
return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,h.i9)(r)&&this.gone.has(r.number)}}class A{most;left;constructor(r){
this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,M.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, n\
ames and structure elements`,"Remove bookmarks or tags with another program first")}}class T{seen;beyond=new Set;lists=new Set;allowance;constructor(r,g=new A(r)){
this.allowance=g,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,h.i9)(r))return!0;const{number:g}=r,p=g>>3;if(p>=this.seen.length)
return this.beyond.size<this.beyond.add(g).size;const D=1<<(g&7),y=(this.seen[p]&D)===0;return this.seen[p]|=D,y}firstList(r){return this.lists.size<this.lists.
add(r).size}}function b(m,r){return(0,h.i9)(m)?m.number:r}function x(m,r){const g=m.catalog.get(r),p=m.dict(g);return p&&{dict:p,holder:b(g,m.catalogNumber)}}}),
21996:((U,P,u)=>{u.d(P,{Av:()=>D,RJ:()=>L,V3:()=>R,vb:()=>C,zx:()=>p});var M=u(54619),h=u(44233),w=u(78157),A=u(88500);const T=2048,b=65536,x=4,m=1<<20,r=1024,g="\
[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(l,t){const{found:i,all:a}=await y(l,t),_=d=>[...new Set([...d,...a])].sort((c,s)=>c-s);return Object.fromEntries(
t.map(d=>[d,_(i[d])]))}async function D(l,t){const{found:i,all:a}=await y(l,t);for(const _ of Object.values(i))for(const d of _)a.add(d);return a}async function y(l,t){
const i=t.map(c=>{const[s="",...e]=[...c].map(o=>o.replace(/\W/,"\\$&")),n=/\W/.test(c)?g:"\\w";return`${s}(?:${e.join("")}|${n}{0,${Math.max(0,c.length-2)}}#)`}),
a=new RegExp(`/(?:${i.join("|")}|#)`,"g"),_=Object.fromEntries(t.map(c=>[c,new Set])),d=new Set;await L(l,(c,s,e,n)=>{const o=c.toString("latin1",s,e);a.lastIndex=
0;for(let f=a.exec(o);f;f=a.exec(o)){const O=n(s+f.index);O!==void 0&&(f[0].endsWith("#")?d.add(O):_[f[0].slice(1)].add(O))}});for(const c of C(l))d.add(c);return{
found:_,all:d}}async function R(l,t){const i=await p(l,t);return[...new Set(Object.values(i).flat())].sort((a,_)=>a-_)}async function L(l,t){const{bytes:i,table:a}=l,
_=v(l),d=new Int32Array(_.length);for(let o=0;o<_.length;o++)d[o]=a.place[_[o]];const c=(0,w.bS)(i),s=o=>_[(0,h.MJ)(d,o)-1],e=new A.s;let n=0;for(let o=0;o<_.length;o++){
const f=o+1===_.length,O=f?i.length:d[o+1],S=O-d[o]>T;if(!S&&!f&&O-n<b)continue;let I=O;if(S){d[o]>n&&t(c,n,d[o],s),e.reset();const F=e.value(i,l.bodies[_[o]],O);
n=d[o],F>=0&&(I=F)}t(c,n,I,s);const W=l.job.pace.step(x*(I-n));W&&await W,n=O}for(const[o,f]of E(l)){const O=l.objectStream(o),S=l.job.pace.step(0);if(S&&await S,
!O)continue;const I=new Set(f),{starts:W,numbers:F,data:K}=O,j=N=>{const B=F[(0,h.MJ)(W,N)-1];return B!==void 0&&I.has(B)?B:void 0};for(let N=0;N<K.length;N+=m){
t((0,w.bS)(K),N,Math.min(N+m+r,K.length),j);const B=l.job.pace.step(x*m);B&&await B}}}function*C(l){for(let t=1;l.hasChanges&&t<l.size;t++)l.isChanged(t)&&l.exists(
t)&&(yield t)}function v(l){const{table:t,hasChanges:i}=l,a=[];let _=!0,d=-1;for(let c=1;c<t.size;c++){if(t.kind[c]!==M.tL||i&&l.isChanged(c))continue;const s=t.
place[c];_&&=s>=d,d=s,a.push(c)}return _?a:a.sort((c,s)=>t.place[c]-t.place[s])}function E(l){const{table:t,hasChanges:i}=l,a=new Map;for(let _=1;_<t.size;_++){
if(t.kind[_]!==M.UT||i&&l.isChanged(_))continue;const d=t.place[_],c=a.get(d);c?c.push(_):a.set(d,[_])}return a}}),87773:((U,P,u)=>{u.d(P,{$:()=>h});const M=2e3;
async function*h(w,A){for(const T of A){yield[T,w.get(T)];const b=w.job.pace.step(M);b&&await b}}}),90536:((U,P,u)=>{u.d(P,{C:()=>h,L:()=>w});var M=u(45599);function h(A,T){
const b=[A];for(;b.length>0;){const x=b.pop(),m=x instanceof M.Z6?x.dict:x;if(Array.isArray(m))for(const r of m)b.push(r);else if(m instanceof M.Bi){T(m);for(const r of m.
values())b.push(r)}}}function w(A,T){const b=[];return h(A,x=>{b.length===0&&T(x)&&b.push(x)}),b.length>0}})};
