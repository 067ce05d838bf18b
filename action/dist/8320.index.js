"use strict";exports.id=8320,exports.ids=[8320],exports.modules={45657:((U,P,g)=>{g.d(P,{Hn:()=>m,Kf:()=>v,RZ:()=>M,Vp:()=>D,YG:()=>A,vH:()=>y});function M(E,h){for(const l of h)
E.push(l)}const m=E=>E.slice();function y(E,h,l){const O=E.get(h);O?O.push(l):E.set(h,[l])}const v=E=>{let h=-1/0;for(const l of E)h=Math.max(h,l);return h},A=E=>{
let h=1/0;for(const l of E)h=Math.min(h,l);return h},D=E=>Number.isInteger(E)&&!Number.isSafeInteger(E)}),17623:((U,P,g)=>{g.d(P,{Z:()=>D});var M=g(38544),m=g(52604),
y=g(52755),v=g(76933),A=g(77500);async function D(l,O,S){const T=[],R={};for(const L of O.fields){T.push(E(l,O,S,L)),(0,M.K)(L)&&L.kind!=="password"&&O.byName.get(
L.name)===L&&Object.defineProperty(R,L.name,{value:S.of(L),enumerable:!0,configurable:!0,writable:!0});const k=l.job.pace.step(4e3);k&&await k}return{fields:T,values:R,
xfa:(0,A.f4)(l,O),scripts:(0,v.on)(l,O)}}function E(l,O,S,T){const{kind:R,flags:L,name:k}=T,W=O.integer(T.nodes[0],"MaxLen"),b=R==="password",x=R==="text"||b;return{
name:k,type:R,value:b?null:S.of(T),default:b?null:S.of(T,"DV"),options:h(l,O,S,T),required:(L&y.mw)!==0,readOnly:(L&y.sj)!==0,multiline:R==="text"&&(L&y.kz)!==0,
maxLength:x&&W>0?W:null,pages:[...new Set(T.widgets.flatMap(({pages:p})=>p))].sort((p,t)=>p-t)}}function h(l,O,S,T){return T.kind==="dropdown"||T.kind==="list"?
S.choices(T):T.kind!=="checkbox"&&T.kind!=="radio"?[]:(0,m.lD)(l,O,T).names.map(R=>({value:R,display:R}))}}),57644:((U,P,g)=>{g.r(P),g.d(P,{get_form_data:()=>A});
var M=g(64173),m=g(17623),y=g(52755),v=g(16259);const A=async(D,{open_password:E},h)=>{const l=await(0,M.E)(D.bytes,h,{password:E}),O=await y.mO.read(l),S=await(0,m.
Z)(l,O,new v.n(l,O)),T=l.pages.count;return{documents:[{...D,pageCount:T}],data:S,notes:[],facts:{pageCount:T,fieldCount:O.fields.length}}}}),91374:((U,P,g)=>{g.
d(P,{QL:()=>D,bf:()=>A,fq:()=>k,hj:()=>L,i4:()=>T,iA:()=>h,pv:()=>R,qU:()=>O,tP:()=>E});var M=g(77581),m=g(45599),y=g(9819),v=g(70549);function A(x){for(;x.part===
""&&x.parent;)x=x.parent;return x}const D="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),E=100;function*h(x,{from:p=x.array((0,y.Wo)(
x,"AcroForm")?.dict.get("Fields")),below:t,visit:n=new y._i(x),depth:e=1/0}={}){const r=[],d=(u=[],a)=>{for(let s=u.length-1;s>=0;s--)r.push({value:u[s],parent:a})};
d(p,t);for(let u=r.pop();u;u=r.pop()){const{value:a,parent:s}=u,o=(0,m.i9)(a)?x.get(a):a;if(!(0,m.Zm)(o)||!n.first(a)||(s?.depth??0)>=e)continue;const i=x.resolve(
o.get("T")),c=x.resolve(o.get("FT")),f=i instanceof m.Mx?(0,M.g7)(i):"",_={number:(0,m.i9)(a)?a.number:void 0,dict:o,parent:s,part:f,name:b(s&&s.depth%E!==0?s.name:
"",f),type:c instanceof m.SX?c.text:s?.type,depth:(s?.depth??0)+1};yield _,d(x.array(o.get("Kids")),_)}}const l=1e3,O=(0,v.n)(S);async function S(x){const p=[];
for(const t of h(x)){p.push(t);const n=x.job.pace.step(l);n&&await n}return p}function T(x){const p=new Set(x.flatMap(({parent:t,dict:n})=>t&&n.has("T")?[t]:[]));
return x.filter(t=>(t.dict.has("T")||!t.parent)&&!p.has(t))}function R(x,p){const t=x.resolve(L(x,p,"FT"));return t instanceof m.SX?t.text:void 0}function L(x,p,t){
for(const n of W(x,p)){const e=n.get(t);if(e!==void 0)return e}}function k(x,p){let t="";for(const n of W(x,p)){const e=x.resolve(n.get("T"));e instanceof m.Mx&&
(t=b((0,M.g7)(e),t))}return t}function*W(x,p){let t=p;for(let n=0;t&&n<E;n++)yield t,t=x.dict(t.get("Parent"))}const b=(x,p)=>x===""||p===""?x+p:`${x}.${p}`}),52755:((U,P,g)=>{
g.d(P,{NT:()=>T,Uv:()=>L,kz:()=>D,mO:()=>W,mw:()=>A,qA:()=>R,sj:()=>v,zx:()=>S});var M=g(9819),m=g(45599),y=g(91374);const v=1,A=2,D=4096,E=8192,h=32768,l=65536,
O=1<<17,S=1<<18,T=1<<21,R=1<<24,L=1<<25,k=10;class W{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){this.
document=t,this.form=(0,M.Wo)(t,"AcroForm"),this.visit=new M._i(t)}static async read(t){const n=new W(t),{form:e}=n;return await n.walk(n.references(e?.dict.get(
"Fields"),e?.holder??-1,e?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let e=t;e;e=e.parent){const r=this.document.resolve(e.dict.get(n));if(r!==
null)return r}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const e=this.inherited(t,n);return typeof e=="number"?Math.
trunc(e):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppe\
arances"))===!0}forget(t){const{document:n,nodes:e,widgets:r,fields:d,byName:u}=this,a=({number:s})=>!t.has(s)&&n.exists(s);for(const s of e.values())a(s)||e.delete(
s.number);for(const s of r.values())a(s)||r.delete(s.number);for(const{nodes:s,widgets:o}of d)b(s,a),b(o,a);b(d,({nodes:s})=>s.length>0);for(const[s,o]of u)o.nodes.
length===0&&u.delete(s);this.form=(0,M.Wo)(n,"AcroForm")}async walk(t,n){const{document:e,visit:r}=this;for(const d of(0,y.iA)(e,{from:t,below:n,visit:r,depth:y.
tP})){const{number:u,dict:a}=d;this.nodes.set(u,d);const s=this.references(a.get("Kids"),u,a,"Kids");(0,m.Eo)(e.resolve(a.get("Subtype")),"Widget")||a.has("Rect")?
this.addWidget(d):s.length===0&&(0,y.bf)(d)===d&&this.field(d);const i=e.job.pace.step(1500);i&&await i}}addWidget(t){const n={node:t,number:t.number,dict:t.dict,
pages:[]};this.field((0,y.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:e,part:r}=t,d=e===""?
void 0:this.byName.get(e),u=this.integer(t,"Ff"),a=x(t.type,u);if(d?.kind===a)return d.nodes.push(t),this.fieldOf.set(t,d),d;const s={name:e,part:r,kind:a,flags:u,
nodes:[t],widgets:[]};return this.fields.push(s),e!==""&&!d&&this.byName.set(e,s),this.fieldOf.set(t,s),s}async readPages(){const{document:t}=this,{pages:n,job:e}=t,
{spend:r}=new M.b9(t);for(let d=0;d<n.count;d++){const u=n.number(d),a=t.entry(u,"Annots");r(t.array(a)?.length??0);for(const o of a===void 0?[]:this.annotations(
a,u)){const i=this.widgets.get(o.number)??await this.orphan(o);i&&i.pages.length>0&&r(k),i&&i.pages.at(-1)!==d+1&&i.pages.push(d+1);const c=e.pace.step(300);c&&
await c}const s=e.pace.step(300);s&&await s}}annotations(t,n){const e=this.document.array(t)??[];if(!e.some(u=>(0,m.Zm)(u)&&(0,m.Eo)(u.get("Subtype"),"Widget")))
return e.filter(m.i9);const r=(0,m.i9)(t)?t.number:n;this.document.edit(r);const d=(0,m.i9)(t)?e:this.document.array(this.document.get(n).get("Annots"))??[];for(const[
u,a]of d.entries())(0,m.Zm)(a)&&(0,m.Eo)(a.get("Subtype"),"Widget")&&(d[u]=this.document.add(a));return d.filter(m.i9)}async orphan(t){const{document:n}=this;if(!(0,m.
Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const e=[t],r=new Set([t.number]);let d;for(let u=n.entry(t.number,"Parent");(0,m.i9)(u)&&e.length<y.
tP&&(d=this.nodes.get(u.number),!(d||r.has(u.number)||!(0,m.Zm)(n.get(u))));)r.add(u.number),e.push(u),u=n.entry(u.number,"Parent");for(const u of e.reverse())this.
nodes.has(u.number)||await this.walk([u],d),d=this.nodes.get(u.number);return this.widgets.get(t.number)}references(t,n,e,r){const{document:d}=this,u=d.array(t);
if(!u||!e)return[];if(!u.some(m.Zm))return u.filter(m.i9);d.edit((0,m.i9)(t)?t.number:n);const a=d.array(e.get(r))??[];for(const[s,o]of a.entries())(0,m.Zm)(o)&&
(a[s]=d.add(o));return a.filter(m.i9)}}function b(p,t){let n=0;for(const e of p)t(e)&&(p[n++]=e);p.length=n}function x(p,t){switch(p){case"Tx":return t&E?"passw\
ord":"text";case"Btn":return t&l?"button":t&h?"radio":"checkbox";case"Ch":return t&O?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((U,P,g)=>{
g.d(P,{Ly:()=>A,gF:()=>y,r9:()=>v,v8:()=>D});var M=g(77581),m=g(45599);function y(E,h){let l;return h instanceof m.Mx?l=(0,M.g7)(h):h instanceof m.Z6?l=(0,M.g7)(
new m.Mx(E.decoded(h))):h instanceof m.SX?l=v(h.text):typeof h=="number"&&(l=String(h)),l?.replace(/\r\n?/g,`
`)}function v(E){const h=Buffer.from(E,"latin1"),l=h.toString("utf8");return Buffer.from(l,"utf8").equals(h)?l:(0,M.g7)(new m.Mx(h))}const A=E=>Buffer.from(E).toString(
"latin1"),D=E=>(0,M.wx)(E.replace(/\n/g,"\r"))}),3907:((U,P,g)=>{g.d(P,{Rt:()=>R,X:()=>p,km:()=>v,ol:()=>m,xK:()=>T});var M=g(78157);const m=200,y=1e4;async function v(t,n,e){
const r=new A(t);for(let d=r.next();d;d=r.next()){if(e(d))return"left";const u=n.step((d.to-d.from)*4+50);u&&await u}return r.hasDocumentType?"document type":r.
malformed?"malformed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){this.text=n}next(){const{text:n,at:e}=this;if(e>=n.length)return;
if(n.charCodeAt(e)!==D)return this.characters(e,this.nextTag(e));if(n.startsWith("<!--",e))return this.other(e,"-->",4);if(n.startsWith("<?",e))return this.other(
e,"?>",2);if(n.startsWith("<![CDATA[",e)){const d=n.indexOf("]]>",e);return d<0?this.end():(this.at=d+3,{kind:"text",text:n.slice(e+9,d),from:e,to:this.at})}return n.
startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+1)===h?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(n,e,r){const d=this.text.indexOf(e,n+r);return d<0?this.end():(this.at=d+e.length,{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),
r=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(r)!==E))return this.at=r+1,{kind:"end",name:this.text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,
r=this.name(n+1);if(r===n+1)return;const d=e.slice(n+1,r),u=[];for(let a=r;;){const s=this.blanks(a),o=e.charCodeAt(s);if(o===E||o===h&&e.charCodeAt(s+1)===E)return this.
at=o===E?s+1:s+2,{kind:o===E?"start":"empty",name:d,attributes:u,from:n,to:this.at};const i=this.name(s),c=this.blanks(i),f=this.blanks(c+1),_=e[f];if(s===a||i===
s||e[c]!=="="||_!=='"'&&_!=="'")return;const w=e.indexOf(_,f+1),C=e.slice(f+1,Math.max(w,f+1)),I=C.includes("<")?void 0:O(C);if(w<0||I===void 0||u.length>=y)return;
u.push({name:e.slice(s,i),value:I,from:s,to:w+1}),a=w+1}}characters(n,e){const r=O(this.text.slice(n,e));return r===void 0?this.fault(n,e):(this.at=e,{kind:"tex\
t",text:r,from:n,to:e})}nextTag(n){const e=this.text.indexOf("<",n);return e<0?this.text.length:e}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",from:n,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(;;){const r=e.charCodeAt(n);if(r!==32&&r!==9&&r!==10&&r!==13)return n;n++}}name(n){
const{text:e}=this;for(;n<e.length;n++){const r=e.charCodeAt(n);if(r<=32||r===h||r===E||r===D||r===61||r===34||r===39)break}return n}}const[D,E,h]=[60,62,47],l=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function O(t){if(!t.includes("&"))return t;const n=[];let e=0;for(let r=t.indexOf("&");r>=0;r=t.indexOf(
"&",e)){const d=t.indexOf(";",r);if(d<0||d-r>12)return;const u=t.slice(r+1,d),a=l.get(u)??S(u);if(a===void 0)return;n.push(t.slice(e,r),a),e=d+1}return n.push(t.
slice(e)),n.join("")}function S(t){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(t),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function T(t){const[n,e,r,d]=t;if(n===0&&e===0&&(r===254||r===0)||n===255&&e===254&&r===0&&d===0)return x(t);if(n===254&&
e===255||n===0&&e===60)return b(new TextDecoder("utf-16be").decode(t));if(n===255&&e===254||n===60&&e===0)return b(new TextDecoder("utf-16le").decode(t));const u=new TextDecoder().
decode(t);return b(u.includes("�")?Buffer.from(t).toString("latin1"):u)}function R(t){if(t[0]===0||t[1]===0||t[0]===254||t[0]===255)return T(t);const e=(0,M.bS)(
t).toString("latin1",0,L),r=k.exec(e)?.[1]?.toLowerCase()??"utf-8";if(W.has(r))try{return new TextDecoder(r,{fatal:!0}).decode(t)}catch{return}}const L=200,k=/^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/,
W=new Set(["utf-8","utf8","us-ascii","iso-8859-1","iso-8859-15","windows-1252"]),b=t=>t.startsWith("\uFEFF")?t.slice(1):t;function x(t){const n=new DataView(t.buffer,
t.byteOffset,t.byteLength),e=t[0]!==0,r=[];for(let d=0;d+4<=t.length;d+=4){const u=n.getUint32(d,e);if(u>1114111)return;r.push(String.fromCodePoint(u))}return b(
r.join(""))}const p=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((U,P,g)=>{g.d(P,{S:()=>y});var M=g(
21996),m=g(70549);const y=(0,m.n)(v=>(0,M.zx)(v,["AP","JS","EF","ByteRange","Sig"]))}),70549:((U,P,g)=>{g.d(P,{n:()=>M});function M(m){const y=new WeakMap;return v=>{
if(v.hasChanges)return m(v);const A=y.get(v);if(A)return A.answer;const D=m(v);return y.set(v,{answer:D}),D}}}),9819:((U,P,g)=>{g.d(P,{J7:()=>y,Kd:()=>D,Wo:()=>E,
_i:()=>A,b9:()=>v});var M=g(42973),m=g(45599);class y{document;gone=new Set;chased=new Set;constructor(l){this.document=l}remove(l){const{catalog:O,catalogNumber:S,
pages:T}=this.document,R=O.get("Pages");l===S||(0,m.i9)(R)&&l===R.number||T.holds(l)||(this.gone.add(l),this.document.remove(l))}chase(l){this.chased.add(l)}removed(){
return this.gone}takeChased(){const l=this.chased;return this.chased=new Set,l}isGone(l){return(0,m.i9)(l)&&this.gone.has(l.number)}}class v{most;left;constructor(l){
this.most=this.left=l.job.limits.nodes}spend=l=>{if(this.left-=l,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(l,O=new v(l)){this.allowance=
O,this.seen=new Uint8Array((l.size>>3)+1)}first(l){if(this.allowance.spend(1),!(0,m.i9)(l))return!0;const{number:O}=l,S=O>>3;if(S>=this.seen.length)return this.
beyond.size<this.beyond.add(O).size;const T=1<<(O&7),R=(this.seen[S]&T)===0;return this.seen[S]|=T,R}}function D(h,l){return(0,m.i9)(h)?h.number:l}function E(h,l){
const O=h.catalog.get(l),S=h.dict(O);return S&&{dict:S,holder:D(O,h.catalogNumber)}}}),33973:((U,P,g)=>{g.d(P,{Gy:()=>R,Rf:()=>L,Ip:()=>k});var M=g(54619),m=g(85368),
y=g(88500);class v{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new y.s;signed=new Set;constructor(s,o,i){this.detail=o,
this.strings=i,this.scan.strings=i;const c=new Int32Array(o?8*s:s);this.done=new Uint8Array(o?s:0);const f=_=>c.subarray(_*s,(_+1)*s);this.end=f(0),this.valueEnd=
f(1),this.dataStart=f(2),this.dataEnd=f(3),this.lengthStart=f(4),this.lengthEnd=f(5),this.from=f(6),this.to=f(7)}}var A=g(78157),D=g(79725),E=g(4e4),h=g(39150),
l=g(45599);class O{scan=new y.s;ranges=new Map}const S=2;class T{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,o,i){this.walked=i,this.live=
new Uint8Array(s),this.via=new Int32Array(o?s:0)}}async function R(a,{watched:s}={}){const{markings:o,referrers:i}=await L([a],{watched:s,detail:!0}),{live:c,via:f}=o[0];
return{live:c,via:f,referrers:i}}async function L(a,s={}){const o=new t(a,s);return await o.run(),o}function k(a,{repairs:s}){for(const{part:o,number:i,value:c}of s)
a[o].put(i,c)}const W=100,b=100,x=-2;function p(a){if(a instanceof l.Z6)return a.data.length+p(a.dict);if(Array.isArray(a))return 12*a.length;if(!(a instanceof l.
Bi))return W;let s=30*a.size;for(const o of a.values())Array.isArray(o)&&(s+=12*o.length);return s}class t{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new D.R;strings;alias;constructor(s,{detail:o=!1,strings:i=!1,watched:c,alias:f}){if(this.documents=s,this.strings=
i,this.alias=f,this.markings=s.map(_=>new T(_.size,c!==void 0,e(_,i||o,i))),!!c){this.watched=new Uint8Array(s[0].size);for(const _ of c)this.watched[_]=1}}async run(){
const{documents:s,stack:o}=this,[i]=s;for(const[c,f]of i.trailer)c!=="Encrypt"&&this.followValue(0,f);for(;o.length>0;){const c=o.pop(),f=c%s.length,_=i.job.pace.
step(this.follow(f,(c-f)/s.length));_&&await _}for(const{live:c,signed:f,walked:_}of this.markings)for(const w of _.signed)c[w]===1&&f.add(w)}visit(s,o){this.alias&&
({part:s,number:o}=this.alias(s,o)??{part:s,number:o}),this.watched&&this.watched[o]===1&&this.referrers.add(this.current);const i=this.markings[s],{live:c}=i;if(o>
0&&o<c.length&&c[o]!==0)return;const f=this.documents[s];if(o<=0||o>=c.length||!f.exists(o))return f.missed(o);c[o]=1,this.watched&&(i.via[o]=this.current),this.
stack.push(o*this.documents.length+s)}follow(s,o){const i=this.documents[s],c=this.markings[s],{walked:f}=c;if(this.current=o,c.count++,i.isChanged(o))return this.
followChanged(i,c,s,o);if(f.done[o]===1)return this.followAgain(i,c,s,o);const{scan:_,detail:w}=f;w||(_.used=0);const C=_.used,I=i.table.kind[o]===M.tL?this.walk(
i,f,o):this.walkPlace(i,o,_);return I<0||_.byteRange&&this.isSignature(f.signed,o)?this.forget(_,C).followRepaired(i,s,o):(c.bytes+=I,w&&(f.from[o]=C,f.to[o]=_.
used,f.valueEnd[o]=this.extent.valueEnd,f.done[o]=1),this.followMarks(s,_,C,_.used,_.lengthStart),b+I)}followChanged(s,o,i,c){const f=s.patched(c);if(!f){const N=s.
edited.get(c);return n(N)||N===null?this.followRepaired(s,i,c):(this.followValue(i,N),o.bytes+=p(N),b)}const{detail:_}=o.walked;if(f.references&&!_&&!s.suspect){
for(let N=f.first;N<f.last;N++)this.visit(i,f.references[N]);return o.bytes+=f.end-f.start,b}const{scan:w,ranges:C}=r(o);_||(w.used=0);const I=w.used,B=this.walkPlace(
s,c,w);return B<0||w.byteRange&&this.isSignature(o.signed,c)?this.forget(w,I).followRepaired(s,i,c):(o.bytes+=B,_&&C.set(c,{from:I,to:w.used,valueEnd:this.extent.
valueEnd}),this.followMarks(i,w,I,w.used,w.lengthStart),b+B)}followAgain(s,o,i,c){const{walked:f}=o;return o.bytes+=f.end[c]>0?f.end[c]-s.table.place[c]:W,this.
followMarks(i,f.scan,f.from[c],f.to[c],f.lengthStart[c]),b}isSignature(s,o){return s.add(o),this.strings}followMarks(s,{marks:o},i,c,f){const _=this.strings?f:x;
for(let w=i;w<c;w+=3)o[w]!==y.A&&o[w+1]!==_&&this.visit(s,o[w])}forget(s,o){return s.used=o,this}followRepaired(s,o,i){const c=s.get(i),f=n(c)?s.resolve(c):c;return f===
null?(this.markings[o].live[i]=S,this.markings[o].count--):this.repair(o,i,f),b}repair(s,o,i){this.repairs.push({part:s,number:o,value:i}),this.followValue(s,i)}followValue(s,o){
const i=[o];for(;i.length>0;){const c=i.pop();if(c instanceof l.oS)this.visit(c instanceof l.rV?c.part:s,c.number);else if(Array.isArray(c))for(const f of c)i.push(
f);else if(c instanceof l.Bi){c.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const f of c.values())i.push(f)}else if(c instanceof l.Z6)for(const[
f,_]of c.dict)f!=="Length"&&i.push(_)}}walk(s,o,i){const{extent:c}=this,{bytes:f}=s,{scan:_}=o,w=s.bodies[i];_.forgetLength();const{kept:C}=this,I=!this.strings&&
s.recallEntries(i,C);I&&_.append(C.scan.marks,C.marksFrom,C.marksTo);const B=I?C.close+2:_.value(f,w,f.length);return B<0||f[B-1]===A.AV||!(0,m.x)(s,B,_,c)||s.suspect&&
!(0,h.D)(f,w,B)||_.doubtful&&(0,E.oC)(f,w,B)?-1:(c.dataStart<0&&(_.lengthStart=-1),o.end[i]=c.end,o.detail&&(o.dataStart[i]=c.dataStart,o.dataEnd[i]=c.dataEnd,o.
lengthStart[i]=_.lengthStart,o.lengthEnd[i]=_.lengthEnd),c.end-s.table.place[i])}walkPlace(s,o,i){const c=s.place(o);if(!c)return-1;const{bytes:f,start:_,end:w}=c;
i.forgetLength();const C=i.value(f,_,w);return i.lengthStart=-1,C<0&&!u(f,_,w)||d(f,_,w)||C>0&&f[C-1]===A.AV||C>=0&&(0,A.AN)(f,C,w)<w||s.suspect&&!(0,h.D)(f,_,w)||
i.doubtful&&(0,E.oC)(f,_,w)?-1:(this.extent.valueEnd=C<0?w:C,w-_)}}const n=a=>a instanceof l.oS&&!(a instanceof l.rV);function e(a,s,o){const i=a.walked;if(i?.strings===
o)return i;const c=new v(a.size,s,o);return s&&(a.walked=c),c}function r(a){return a.patches||(a.patches=new O,a.patches.scan.strings=a.walked.strings),a.patches}
function d(a,s,o){const i=(0,A.AN)(a,s,o);return i>=o||a[i]===A.yq&&(0,A.wb)(a,i,"null")}function u(a,s,o){for(let i=s;i<o;i++)if("<([/%".includes(String.fromCharCode(
a[i])))return!1;return!0}}),21996:((U,P,g)=>{g.d(P,{Av:()=>T,RJ:()=>k,V3:()=>L,vb:()=>W,zx:()=>S});var M=g(54619),m=g(93604),y=g(78157),v=g(88500);const A=2048,
D=65536,E=4,h=1<<20,l=1024,O="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function S(p,t){const{found:n,all:e}=await R(p,t),r=d=>[...new Set([...d,...e])].sort((u,a)=>u-
a);return Object.fromEntries(t.map(d=>[d,r(n[d])]))}async function T(p,t){const{found:n,all:e}=await R(p,t);for(const r of Object.values(n))for(const d of r)e.add(
d);return e}async function R(p,t){const n=t.map(u=>{const[a="",...s]=[...u].map(i=>i.replace(/\W/,"\\$&")),o=/\W/.test(u)?O:"\\w";return`${a}(?:${s.join("")}|${o}\
{0,${Math.max(0,u.length-2)}}#)`}),e=new RegExp(`/(?:${n.join("|")}|#)`,"g"),r=Object.fromEntries(t.map(u=>[u,new Set])),d=new Set;await k(p,(u,a,s,o)=>{const i=u.
toString("latin1",a,s);e.lastIndex=0;for(let c=e.exec(i);c;c=e.exec(i)){const f=o(a+c.index);f!==void 0&&(c[0].endsWith("#")?d.add(f):r[c[0].slice(1)].add(f))}});
for(const u of W(p))d.add(u);return{found:r,all:d}}async function L(p,t){const n=await S(p,t);return[...new Set(Object.values(n).flat())].sort((e,r)=>e-r)}async function k(p,t){
const{bytes:n,table:e}=p,r=b(p),d=new Int32Array(r.length);for(let i=0;i<r.length;i++)d[i]=e.place[r[i]];const u=(0,y.bS)(n),a=i=>r[(0,m.M)(d,i)-1],s=new v.s;let o=0;
for(let i=0;i<r.length;i++){const c=i+1===r.length,f=c?n.length:d[i+1],_=f-d[i]>A;if(!_&&!c&&f-o<D)continue;let w=f;if(_){d[i]>o&&t(u,o,d[i],a),s.reset();const I=s.
value(n,p.bodies[r[i]],f);o=d[i],I>=0&&(w=I)}t(u,o,w,a);const C=p.job.pace.step(E*(w-o));C&&await C,o=f}for(const[i,c]of x(p)){const f=p.objectStream(i),_=p.job.
pace.step(0);if(_&&await _,!f)continue;const w=new Set(c),{starts:C,numbers:I,data:B}=f,N=K=>{const j=I[(0,m.M)(C,K)-1];return j!==void 0&&w.has(j)?j:void 0};for(let K=0;K<
B.length;K+=h){t((0,y.bS)(B),K,Math.min(K+h+l,B.length),N);const j=p.job.pace.step(E*h);j&&await j}}}function*W(p){for(let t=1;p.hasChanges&&t<p.size;t++)p.isChanged(
t)&&p.exists(t)&&(yield t)}function b(p){const{table:t,hasChanges:n}=p,e=[];let r=!0,d=-1;for(let u=1;u<t.size;u++){if(t.kind[u]!==M.tL||n&&p.isChanged(u))continue;
const a=t.place[u];r&&=a>=d,d=a,e.push(u)}return r?e:e.sort((u,a)=>t.place[u]-t.place[a])}function x(p){const{table:t,hasChanges:n}=p,e=new Map;for(let r=1;r<t.
size;r++){if(t.kind[r]!==M.UT||n&&p.isChanged(r))continue;const d=t.place[r],u=e.get(d);u?u.push(r):e.set(d,[r])}return e}}),90536:((U,P,g)=>{g.d(P,{C:()=>m,L:()=>y});
var M=g(45599);function m(v,A){const D=[v];for(;D.length>0;){const E=D.pop(),h=E instanceof M.Z6?E.dict:E;if(Array.isArray(h))for(const l of h)D.push(l);else if(h instanceof
M.Bi){A(h);for(const l of h.values())D.push(l)}}}function y(v,A){const D=[];return m(v,E=>{D.length===0&&A(E)&&D.push(E)}),D.length>0}}),93604:((U,P,g)=>{g.d(P,
{B:()=>M,M:()=>m});const M=(v,A)=>y(v,A,!1),m=(v,A)=>y(v,A,!0);function y(v,A,D){let[E,h]=[0,v.length];for(;E<h;){const l=E+h>>1,O=v[l];O<A||D&&O===A?E=l+1:h=l}
return E}})};
