"use strict";exports.id=168,exports.ids=[168],exports.modules={45657:((L,P,h)=>{h.d(P,{Hn:()=>d,Kf:()=>M,RZ:()=>A,Vp:()=>w,YG:()=>D,vH:()=>b});function A(E,_){for(const r of _)
E.push(r)}const d=E=>E.slice();function b(E,_,r){const m=E.get(_);m?m.push(r):E.set(_,[r])}const M=E=>{let _=-1/0;for(const r of E)_=Math.max(_,r);return _},D=E=>{
let _=1/0;for(const r of E)_=Math.min(_,r);return _},w=E=>Number.isInteger(E)&&!Number.isSafeInteger(E)}),17623:((L,P,h)=>{h.d(P,{Z:()=>w});var A=h(46570),d=h(52604),
b=h(52755),M=h(76933),D=h(77500);async function w(r,m,p){const T=[],v={};for(const y of m.fields){T.push(E(r,m,p,y)),(0,A.K)(y)&&y.kind!=="password"&&m.byName.get(
y.name)===y&&Object.defineProperty(v,y.name,{value:p.of(y),enumerable:!0,configurable:!0,writable:!0});const W=r.job.pace.step(4e3+p.costOf(y));W&&await W}return{
fields:T,values:v,xfa:(0,D.f4)(r,m),scripts:(0,M.on)(r,m)}}function E(r,m,p,T){const{kind:v,flags:y,name:W}=T,C=m.integer(T.nodes[0],"MaxLen"),S=v==="password",
x=v==="text"||S;return{name:W,type:v,value:S?null:p.of(T),default:S?null:p.of(T,"DV"),options:_(r,m,p,T),required:(y&b.mw)!==0,readOnly:(y&b.sj)!==0,multiline:v===
"text"&&(y&b.kz)!==0,maxLength:x&&C>0?C:null,pages:[...new Set(T.widgets.flatMap(({pages:u})=>u))].sort((u,t)=>u-t)}}function _(r,m,p,T){return T.kind==="dropdo\
wn"||T.kind==="list"?p.choices(T):T.kind!=="checkbox"&&T.kind!=="radio"?[]:(0,d.lD)(r,m,T).names.map(v=>({value:v,display:v}))}}),57644:((L,P,h)=>{h.r(P),h.d(P,
{get_form_data:()=>D});var A=h(91519),d=h(17623),b=h(52755),M=h(16259);const D=async(w,{open_password:E},_)=>{const r=await(0,A.E)(w.bytes,_,{password:E}),m=await b.
mO.read(r),p=await(0,d.Z)(r,m,await M.n.read(r,m)),T=r.pages.count;return{documents:[{...w,pageCount:T}],data:p,notes:[],facts:{pageCount:T,fieldCount:m.fields.
length}}}}),91374:((L,P,h)=>{h.d(P,{QL:()=>w,bf:()=>D,fq:()=>W,hj:()=>y,i4:()=>T,iA:()=>_,pv:()=>v,qU:()=>m,tP:()=>E});var A=h(77581),d=h(45599),b=h(9819),M=h(70549);
function D(x){for(;x.part===""&&x.parent;)x=x.parent;return x}const w="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),E=100;function*_(x,{
from:u=x.array((0,b.Wo)(x,"AcroForm")?.dict.get("Fields")),below:t,visit:i=new b._i(x),depth:a=1/0}={}){const g=[],f=(c=[],s)=>{for(let n=c.length-1;n>=0;n--)g.
push({value:c[n],parent:s})};f(u,t);for(let c=g.pop();c;c=g.pop()){const{value:s,parent:n}=c,e=(0,d.i9)(s)?x.get(s):s;if(!(0,d.Zm)(e)||!i.first(s)||(n?.depth??0)>=
a)continue;const o=x.resolve(e.get("T")),l=x.resolve(e.get("FT")),O=o instanceof d.Mx?(0,A.g7)(o):"",R={number:(0,d.i9)(s)?s.number:void 0,dict:e,parent:n,part:O,
name:S(n&&n.depth%E!==0?n.name:"",O),type:l instanceof d.SX?l.text:n?.type,depth:(n?.depth??0)+1};yield R,f(x.array(e.get("Kids")),R)}}const r=1e3,m=(0,M.n)(p);
async function p(x){const u=[];for(const t of _(x)){u.push(t);const i=x.job.pace.step(r);i&&await i}return u}function T(x){const u=new Set(x.flatMap(({parent:t,
dict:i})=>t&&i.has("T")?[t]:[]));return x.filter(t=>(t.dict.has("T")||!t.parent)&&!u.has(t))}function v(x,u){const t=x.resolve(y(x,u,"FT"));return t instanceof d.
SX?t.text:void 0}function y(x,u,t){for(const i of C(x,u)){const a=i.get(t);if(a!==void 0)return a}}function W(x,u){let t="";for(const i of C(x,u)){const a=x.resolve(
i.get("T"));a instanceof d.Mx&&(t=S((0,A.g7)(a),t))}return t}function*C(x,u){let t=u;for(let i=0;t&&i<E;i++)yield t,t=x.dict(t.get("Parent"))}const S=(x,u)=>x===
""||u===""?x+u:`${x}.${u}`}),52755:((L,P,h)=>{h.d(P,{NT:()=>T,Uv:()=>y,kz:()=>w,mO:()=>C,mw:()=>D,qA:()=>v,sj:()=>M,zx:()=>p});var A=h(9819),d=h(45599),b=h(91374);
const M=1,D=2,w=4096,E=8192,_=32768,r=65536,m=1<<17,p=1<<18,T=1<<21,v=1<<24,y=1<<25,W=10;class C{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,A.Wo)(t,"AcroForm"),this.visit=new A._i(t)}static async read(t){const i=new C(t),{form:a}=i;return await i.walk(i.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await i.readPages(),i}inherited(t,i){for(let a=t;a;a=a.parent){const g=this.document.resolve(a.dict.get(i));
if(g!==null)return g}return i==="DA"||i==="Q"?this.document.resolve(this.form?.dict.get(i)):null}integer(t,i){const a=this.inherited(t,i);return typeof a=="numb\
er"?Math.trunc(a):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:i,nodes:a,widgets:g,fields:f,byName:c}=this,s=({number:n})=>!t.has(n)&&i.exists(n);for(const n of a.values())s(
n)||a.delete(n.number);for(const n of g.values())s(n)||g.delete(n.number);for(const{nodes:n,widgets:e}of f)S(n,s),S(e,s);S(f,({nodes:n})=>n.length>0);for(const[
n,e]of c)e.nodes.length===0&&c.delete(n);this.form=(0,A.Wo)(i,"AcroForm")}async walk(t,i){const{document:a,visit:g}=this;for(const f of(0,b.iA)(a,{from:t,below:i,
visit:g,depth:b.tP})){const{number:c,dict:s}=f;this.nodes.set(c,f);const n=this.references(s.get("Kids"),c,s,"Kids");(0,d.Eo)(a.resolve(s.get("Subtype")),"Widge\
t")||s.has("Rect")?this.addWidget(f):n.length===0&&(0,b.bf)(f)===f&&this.field(f);const o=a.job.pace.step(1500);o&&await o}}addWidget(t){const i={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,b.bf)(t)).widgets.push(i),this.widgets.set(t.number,i)}field(t){const i=this.fieldOf.get(t);if(i)return i;const{name:a,
part:g}=t,f=a===""?void 0:this.byName.get(a),c=this.integer(t,"Ff"),s=x(t.type,c);if(f?.kind===s)return f.nodes.push(t),this.fieldOf.set(t,f),f;const n={name:a,
part:g,kind:s,flags:c,nodes:[t],widgets:[]};return this.fields.push(n),a!==""&&!f&&this.byName.set(a,n),this.fieldOf.set(t,n),n}async readPages(){const{document:t}=this,
{pages:i,job:a}=t,{spend:g}=new A.b9(t);for(let f=0;f<i.count;f++){const c=i.number(f),s=t.entry(c,"Annots");g(t.array(s)?.length??0);for(const e of s===void 0?
[]:this.annotations(s,c)){const o=this.widgets.get(e.number)??await this.orphan(e);o&&o.pages.length>0&&g(W),o&&o.pages.at(-1)!==f+1&&o.pages.push(f+1);const l=a.
pace.step(300);l&&await l}const n=a.pace.step(300);n&&await n}}annotations(t,i){const a=this.document.array(t)??[];if(!a.some(c=>(0,d.Zm)(c)&&(0,d.Eo)(c.get("Su\
btype"),"Widget")))return a.filter(d.i9);const g=(0,d.i9)(t)?t.number:i;this.document.edit(g);const f=(0,d.i9)(t)?a:this.document.array(this.document.get(i).get(
"Annots"))??[];for(const[c,s]of f.entries())(0,d.Zm)(s)&&(0,d.Eo)(s.get("Subtype"),"Widget")&&(f[c]=this.document.add(s));return f.filter(d.i9)}async orphan(t){
const{document:i}=this;if(!(0,d.Eo)(i.resolve(i.entry(t.number,"Subtype")),"Widget"))return;const a=[t],g=new Set([t.number]);let f;for(let c=i.entry(t.number,"\
Parent");(0,d.i9)(c)&&a.length<b.tP&&(f=this.nodes.get(c.number),!(f||g.has(c.number)||!(0,d.Zm)(i.get(c))));)g.add(c.number),a.push(c),c=i.entry(c.number,"Pare\
nt");for(const c of a.reverse())this.nodes.has(c.number)||await this.walk([c],f),f=this.nodes.get(c.number);return this.widgets.get(t.number)}references(t,i,a,g){
const{document:f}=this,c=f.array(t);if(!c||!a)return[];if(!c.some(d.Zm))return c.filter(d.i9);f.edit((0,d.i9)(t)?t.number:i);const s=f.array(a.get(g))??[];for(const[
n,e]of s.entries())(0,d.Zm)(e)&&(s[n]=f.add(e));return s.filter(d.i9)}}function S(u,t){let i=0;for(const a of u)t(a)&&(u[i++]=a);u.length=i}function x(u,t){switch(u){case"\
Tx":return t&E?"password":"text";case"Btn":return t&r?"button":t&_?"radio":"checkbox";case"Ch":return t&m?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),25902:((L,P,h)=>{h.d(P,{Ly:()=>E,gF:()=>b,mi:()=>w,r9:()=>M,v8:()=>_});var A=h(77581),d=h(45599);function b(r,m){let p;return m instanceof d.
Mx?p=(0,A.g7)(m):m instanceof d.Z6?p=(0,A.g7)(new d.Mx(r.decoded(m))):m instanceof d.SX?p=M(m.text):typeof m=="number"&&(p=String(m)),p?.replace(/\r\n?/g,`
`)}function M(r){const m=Buffer.from(r,"latin1"),p=m.toString("utf8");return Buffer.from(p,"utf8").equals(m)?p:(0,A.g7)(new d.Mx(m))}const D=4096,w=r=>r instanceof
d.Mx?E(r.bytes.subarray(0,D)):"",E=r=>Buffer.from(r).toString("latin1"),_=r=>(0,A.wx)(r.replace(/\n/g,"\r"))}),77500:((L,P,h)=>{h.d(P,{Yw:()=>E,br:()=>D,f4:()=>b,
mD:()=>M});var A=h(58552),d=h(9819);function b(_,r){return r.form?.dict.has("XFA")?_.resolve(_.catalog.get("NeedsRendering"))===!0||!r.fields.some(({kind:p})=>p!==
"unknown")?"dynamic":"static":"none"}function M(_,r){if(b(_,r)!=="dynamic")return;const m="is a dynamic XFA form, whose pages and fields only Adobe viewers show";
throw new A.zU("invalid_parameters",`file: ${m}`,{issues:[{field:"file",message:m}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for \
a form without XFA"})}function D(_,r){const m=(0,d.Wo)(_,"AcroForm");return m?.dict.has("XFA")?(_.edit(m.holder),m.dict.delete("XFA"),_.catalog.has("NeedsRender\
ing")&&_.editCatalog().delete("NeedsRendering"),[E(r)]):[]}const w={values:"it would still show the old values.",pages:"it described removed pages. The fields t\
hemselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"its data repeats the valu\
es of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms\
 cannot be merged. The fields themselves remain."},E=_=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${w[_]}`})}),3907:((L,P,h)=>{
h.d(P,{Rt:()=>u,X:()=>c,km:()=>_,ol:()=>d,xK:()=>x});var A=h(78157);const d=200,b=1e4,M=1e5,D=65536,w=65536,E=12;async function _(s,n,e){const o=new r(s);for(let l=o.
next();l;l=o.next()){if(e(l))return"left";const O=n.step((l.to-l.from)*4+50);O&&await O}return o.hasDocumentType?"document type":o.malformed?"malformed":"well-f\
ormed"}class r{text;malformed=!1;hasDocumentType=!1;at=0;tag=-1;constructor(n){this.text=n}next(){const{text:n,at:e}=this;if(e>=n.length)return;if(n.charCodeAt(
e)!==m)return this.characters(e,this.endOfPiece(e,this.nextTag(e)));if(n.startsWith("<!--",e))return this.other(e,"-->",4);if(n.startsWith("<?",e))return this.other(
e,"?>",2);if(n.startsWith("<![CDATA[",e)){const l=n.indexOf("]]>",e);return l<0?this.end():(this.at=l+3,{kind:"text",text:n.slice(e+9,l),from:e,to:this.at})}return n.
startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+1)===T?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(n,e,o){const l=this.text.indexOf(e,n+o);return l<0?this.end():(this.at=l+e.length,{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),
o=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(o)!==p))return this.at=o+1,{kind:"end",name:this.text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,
o=this.name(n+1);if(o===n+1)return;const l=e.slice(n+1,o),O=[];let R=0;for(let U=o;;){const I=this.blanks(U),F=e.charCodeAt(I);if(F===p||F===T&&e.charCodeAt(I+1)===
p)return this.at=F===p?I+1:I+2,{kind:F===p?"start":"empty",name:l,attributes:O,from:n,to:this.at};const K=this.name(I),j=this.blanks(K),N=this.blanks(j+1),B=e[N];
if(I===U||K===I||e[j]!=="="||B!=='"'&&B!=="'")return;const k=e.indexOf(B,N+1),X=e.slice(N+1,Math.max(k,N+1));R+=y(X,M-R);const $=X.includes("<")||R>=M?void 0:C(
X);if(k<0||$===void 0||O.length>=b)return;O.push({name:e.slice(I,K),value:$,from:I,to:k+1}),U=k+1}}characters(n,e){const o=C(this.text.slice(n,e));return o===void 0?
this.fault(n,e):(this.at=e,{kind:"text",text:o,from:n,to:e})}nextTag(n){if(this.tag>=n)return this.tag;const e=this.text.indexOf("<",n);return this.tag=e<0?this.
text.length:e}endOfPiece(n,e){const{text:o}=this;if(e-n<=w)return e;let l=n+w;const O=l-E+1,R=o.slice(O,l+1).lastIndexOf("&");R>=0&&(l=O+R);for(const U=l-w/2;o[l-
1]==="]"||v(o.charCodeAt(l));l--)if(l===U)return e;return l}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",from:n,to:e}}end(){this.malformed=!0,this.
at=this.text.length}blanks(n){const{text:e}=this;for(let o=n;;o++){const l=e.charCodeAt(o);if(l!==32&&l!==9&&l!==10&&l!==13||o-n===D)return o}}name(n){const{text:e}=this;
let o=n;for(const l=Math.min(e.length,n+D);o<l;o++){const O=e.charCodeAt(o);if(O<=32||O===T||O===p||O===m||O===61||O===34||O===39)break}return o}}const[m,p,T]=[
60,62,47],v=s=>s>=56320&&s<=57343;function y(s,n){let e=0;for(let o=s.indexOf("&");o>=0&&e<n;o=s.indexOf("&",o+1))e++;return e}const W=new Map([["amp","&"],["lt",
"<"],["gt",">"],["quot",'"'],["apos","'"]]);function C(s){if(!s.includes("&"))return s;const n=[];let e=0;for(let o=s.indexOf("&");o>=0;o=s.indexOf("&",e)){const l=s.
indexOf(";",o);if(l<0||l-o>E)return;const O=s.slice(o+1,l),R=W.get(O)??S(O);if(R===void 0)return;n.push(s.slice(e,o),R),e=l+1}return n.push(s.slice(e)),n.join("")}
function S(s){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(s),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.
fromCodePoint(e):void 0}function x(s){const[n,e,o,l]=s;if(n===0&&e===0&&(o===254||o===0)||n===255&&e===254&&o===0&&l===0)return f(s);if(n===254&&e===255||n===0&&
e===60)return g(new TextDecoder("utf-16be").decode(s));if(n===255&&e===254||n===60&&e===0)return g(new TextDecoder("utf-16le").decode(s));const O=new TextDecoder().
decode(s);return g(O.includes("�")?Buffer.from(s).toString("latin1"):O)}function u(s){if(s[0]===0||s[1]===0||s[0]===254||s[0]===255)return x(s);const e=(0,A.bS)(
s).toString("latin1",0,t),o=i.exec(e)?.[1]?.toLowerCase()??"utf-8";if(a.has(o))try{return new TextDecoder(o,{fatal:!0}).decode(s)}catch{return}}const t=200,i=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
a=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),g=s=>s.startsWith("\uFEFF")?s.slice(1):s;function f(s){const n=new DataView(s.buffer,
s.byteOffset,s.byteLength),e=s[0]!==0,o=[];for(let l=0;l+4<=s.length;l+=4){const O=n.getUint32(l,e);if(O>1114111)return;o.push(String.fromCodePoint(O))}return g(
o.join(""))}const c=s=>s.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((L,P,h)=>{h.d(P,{S:()=>b});var A=h(
21996),d=h(70549);const b=(0,d.n)(M=>(0,A.zx)(M,["AP","JS","EF","ByteRange","Sig"]))}),70549:((L,P,h)=>{h.d(P,{n:()=>A});function A(d){const b=new WeakMap;return M=>{
if(M.hasChanges)return d(M);const D=b.get(M);if(D)return D.answer;const w=d(M);return b.set(M,{answer:w}),w}}}),9819:((L,P,h)=>{h.d(P,{J7:()=>b,Kd:()=>w,Wo:()=>E,
_i:()=>D,b9:()=>M});var A=h(42973),d=h(45599);class b{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){const{catalog:m,catalogNumber:p,
pages:T}=this.document,v=m.get("Pages");r===p||(0,d.i9)(v)&&r===v.number||T.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){this.chased.add(r)}removed(){
return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,d.i9)(r)&&this.gone.has(r.number)}}class M{most;left;constructor(r){
this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,A.FU)("nodes",`The document has more than ${this.most} fields, bookmarks, n\
ames and structure elements`,"Remove bookmarks or tags with another program first")}}class D{seen;beyond=new Set;allowance;constructor(r,m=new M(r)){this.allowance=
m,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,d.i9)(r))return!0;const{number:m}=r,p=m>>3;if(p>=this.seen.length)return this.
beyond.size<this.beyond.add(m).size;const T=1<<(m&7),v=(this.seen[p]&T)===0;return this.seen[p]|=T,v}}function w(_,r){return(0,d.i9)(_)?_.number:r}function E(_,r){
const m=_.catalog.get(r),p=_.dict(m);return p&&{dict:p,holder:w(m,_.catalogNumber)}}}),21996:((L,P,h)=>{h.d(P,{Av:()=>T,RJ:()=>W,V3:()=>y,vb:()=>C,zx:()=>p});var A=h(
54619),d=h(44233),b=h(78157),M=h(88500);const D=2048,w=65536,E=4,_=1<<20,r=1024,m="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(u,t){const{found:i,all:a}=await v(
u,t),g=f=>[...new Set([...f,...a])].sort((c,s)=>c-s);return Object.fromEntries(t.map(f=>[f,g(i[f])]))}async function T(u,t){const{found:i,all:a}=await v(u,t);for(const g of Object.
values(i))for(const f of g)a.add(f);return a}async function v(u,t){const i=t.map(c=>{const[s="",...n]=[...c].map(o=>o.replace(/\W/,"\\$&")),e=/\W/.test(c)?m:"\\w";
return`${s}(?:${n.join("")}|${e}{0,${Math.max(0,c.length-2)}}#)`}),a=new RegExp(`/(?:${i.join("|")}|#)`,"g"),g=Object.fromEntries(t.map(c=>[c,new Set])),f=new Set;
await W(u,(c,s,n,e)=>{const o=c.toString("latin1",s,n);a.lastIndex=0;for(let l=a.exec(o);l;l=a.exec(o)){const O=e(s+l.index);O!==void 0&&(l[0].endsWith("#")?f.add(
O):g[l[0].slice(1)].add(O))}});for(const c of C(u))f.add(c);return{found:g,all:f}}async function y(u,t){const i=await p(u,t);return[...new Set(Object.values(i).
flat())].sort((a,g)=>a-g)}async function W(u,t){const{bytes:i,table:a}=u,g=S(u),f=new Int32Array(g.length);for(let o=0;o<g.length;o++)f[o]=a.place[g[o]];const c=(0,b.
bS)(i),s=o=>g[(0,d.MJ)(f,o)-1],n=new M.s;let e=0;for(let o=0;o<g.length;o++){const l=o+1===g.length,O=l?i.length:f[o+1],R=O-f[o]>D;if(!R&&!l&&O-e<w)continue;let U=O;
if(R){f[o]>e&&t(c,e,f[o],s),n.reset();const F=n.value(i,u.bodies[g[o]],O);e=f[o],F>=0&&(U=F)}t(c,e,U,s);const I=u.job.pace.step(E*(U-e));I&&await I,e=O}for(const[
o,l]of x(u)){const O=u.objectStream(o),R=u.job.pace.step(0);if(R&&await R,!O)continue;const U=new Set(l),{starts:I,numbers:F,data:K}=O,j=N=>{const B=F[(0,d.MJ)(
I,N)-1];return B!==void 0&&U.has(B)?B:void 0};for(let N=0;N<K.length;N+=_){t((0,b.bS)(K),N,Math.min(N+_+r,K.length),j);const B=u.job.pace.step(E*_);B&&await B}}}
function*C(u){for(let t=1;u.hasChanges&&t<u.size;t++)u.isChanged(t)&&u.exists(t)&&(yield t)}function S(u){const{table:t,hasChanges:i}=u,a=[];let g=!0,f=-1;for(let c=1;c<
t.size;c++){if(t.kind[c]!==A.tL||i&&u.isChanged(c))continue;const s=t.place[c];g&&=s>=f,f=s,a.push(c)}return g?a:a.sort((c,s)=>t.place[c]-t.place[s])}function x(u){
const{table:t,hasChanges:i}=u,a=new Map;for(let g=1;g<t.size;g++){if(t.kind[g]!==A.UT||i&&u.isChanged(g))continue;const f=t.place[g],c=a.get(f);c?c.push(g):a.set(
f,[g])}return a}}),87773:((L,P,h)=>{h.d(P,{$:()=>d});const A=2e3;async function*d(b,M){for(const D of M){yield[D,b.get(D)];const w=b.job.pace.step(A);w&&await w}}}),
90536:((L,P,h)=>{h.d(P,{C:()=>d,L:()=>b});var A=h(45599);function d(M,D){const w=[M];for(;w.length>0;){const E=w.pop(),_=E instanceof A.Z6?E.dict:E;if(Array.isArray(
_))for(const r of _)w.push(r);else if(_ instanceof A.Bi){D(_);for(const r of _.values())w.push(r)}}}function b(M,D){const w=[];return d(M,E=>{w.length===0&&D(E)&&
w.push(E)}),w.length>0}})};
