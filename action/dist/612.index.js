"use strict";exports.id=612,exports.ids=[612],exports.modules={17623:((I,k,u)=>{u.d(k,{Z:()=>v});var C=u(38544),y=u(52604),D=u(52755),O=u(76933),A=u(77500);async function v(l,w,T){
const m=[],S={};for(const L of w.fields){m.push(M(l,w,T,L)),(0,C.K)(L)&&L.kind!=="password"&&w.byName.get(L.name)===L&&Object.defineProperty(S,L.name,{value:T.of(
L),enumerable:!0,configurable:!0,writable:!0});const _=l.job.pace.step(4e3);_&&await _}return{fields:m,values:S,xfa:(0,A.f4)(l,w),scripts:(0,O.on)(l,w)}}function M(l,w,T,m){
const{kind:S,flags:L,name:_}=m,s=w.integer(m.nodes[0],"MaxLen"),n=S==="password",i=S==="text"||n;return{name:_,type:S,value:n?null:T.of(m),default:n?null:T.of(m,
"DV"),options:E(l,w,T,m),required:(L&D.mw)!==0,readOnly:(L&D.sj)!==0,multiline:S==="text"&&(L&D.kz)!==0,maxLength:i&&s>0?s:null,pages:[...new Set(m.widgets.flatMap(
({pages:f})=>f))].sort((f,c)=>f-c)}}function E(l,w,T,m){return m.kind==="dropdown"||m.kind==="list"?T.choices(m).map(({value:S,display:L})=>({value:S,display:L})):
m.kind!=="checkbox"&&m.kind!=="radio"?[]:(0,y.lD)(l,w,m).names.map(S=>({value:S,display:S}))}}),57644:((I,k,u)=>{u.r(k),u.d(k,{get_form_data:()=>A});var C=u(90966),
y=u(17623),D=u(52755),O=u(16259);const A=async(v,{open_password:M},E)=>{const l=await(0,C.E)(v.bytes,E,{password:M}),w=await D.mO.read(l),T=await(0,y.Z)(l,w,new O.
n(l,w)),m=l.pages.count;return{documents:[{...v,pageCount:m}],data:T,notes:[],facts:{pageCount:m,fieldCount:w.fields.length}}}}),91374:((I,k,u)=>{u.d(k,{QL:()=>v,
bf:()=>A,fq:()=>_,hj:()=>L,i4:()=>m,iA:()=>E,pv:()=>S,qU:()=>w,tP:()=>M});var C=u(77581),y=u(45599),D=u(9819),O=u(70549);function A(i){for(;i.part===""&&i.parent;)
i=i.parent;return i}const v="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),M=100;function*E(i,{from:f=i.array((0,D.Wo)(i,"AcroForm")?.
dict.get("Fields")),below:c,visit:g=new D._i(i),depth:p=1/0}={}){const P=[],W=(d=[],t)=>{for(let e=d.length-1;e>=0;e--)P.push({value:d[e],parent:t})};W(f,c);for(let d=P.
pop();d;d=P.pop()){const{value:t,parent:e}=d,o=(0,y.i9)(t)?i.get(t):t;if(!(0,y.Zm)(o)||!g.first(t)||(e?.depth??0)>=p)continue;const a=i.resolve(o.get("T")),r=i.
resolve(o.get("FT")),h=a instanceof y.Mx?(0,C.g7)(a):"",x={number:(0,y.i9)(t)?t.number:void 0,dict:o,parent:e,part:h,name:n(e&&e.depth%M!==0?e.name:"",h),type:r instanceof
y.SX?r.text:e?.type,depth:(e?.depth??0)+1};yield x,W(i.array(o.get("Kids")),x)}}const l=1e3,w=(0,O.n)(T);async function T(i){const f=[];for(const c of E(i)){f.push(
c);const g=i.job.pace.step(l);g&&await g}return f}function m(i){const f=new Set(i.flatMap(({parent:c,dict:g})=>c&&g.has("T")?[c]:[]));return i.filter(c=>(c.dict.
has("T")||!c.parent)&&!f.has(c))}function S(i,f){const c=i.resolve(L(i,f,"FT"));return c instanceof y.SX?c.text:void 0}function L(i,f,c){for(const g of s(i,f)){
const p=g.get(c);if(p!==void 0)return p}}function _(i,f){let c="";for(const g of s(i,f)){const p=i.resolve(g.get("T"));p instanceof y.Mx&&(c=n((0,C.g7)(p),c))}return c}
function*s(i,f){let c=f;for(let g=0;c&&g<M;g++)yield c,c=i.dict(c.get("Parent"))}const n=(i,f)=>i===""||f===""?i+f:`${i}.${f}`}),3907:((I,k,u)=>{u.d(k,{X:()=>L,
km:()=>D,ol:()=>C,xK:()=>T});const C=200,y=1e4;async function D(_,s,n){const i=new O(_);for(let f=i.next();f;f=i.next()){if(n(f))return"left";const c=s.step((f.
to-f.from)*4+50);c&&await c}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(s){
this.text=s}next(){const{text:s,at:n}=this;if(n>=s.length)return;if(s.charCodeAt(n)!==A)return this.characters(n,this.nextTag(n));if(s.startsWith("<!--",n))return this.
other(n,"-->",4);if(s.startsWith("<?",n))return this.other(n,"?>",2);if(s.startsWith("<![CDATA[",n)){const f=s.indexOf("]]>",n);return f<0?this.end():(this.at=f+
3,{kind:"text",text:s.slice(n+9,f),from:n,to:this.at})}return s.startsWith("<!",n)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",n),this.end()):(s.charCodeAt(n+
1)===M?this.endTag(n):this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(s,n,i){const f=this.text.indexOf(n,s+i);return f<0?this.end():(this.at=f+n.length,
{kind:"other",from:s,to:this.at})}endTag(s){const n=this.name(s+2),i=this.blanks(n);if(!(n===s+2||this.text.charCodeAt(i)!==v))return this.at=i+1,{kind:"end",name:this.
text.slice(s+2,n),from:s,to:this.at}}startTag(s){const{text:n}=this,i=this.name(s+1);if(i===s+1)return;const f=n.slice(s+1,i),c=[];for(let g=i;;){const p=this.blanks(
g),P=n.charCodeAt(p);if(P===v||P===M&&n.charCodeAt(p+1)===v)return this.at=P===v?p+1:p+2,{kind:P===v?"start":"empty",name:f,attributes:c,from:s,to:this.at};const W=this.
name(p),d=this.blanks(W),t=this.blanks(d+1),e=n[t];if(p===g||W===p||n[d]!=="="||e!=='"'&&e!=="'")return;const o=n.indexOf(e,t+1),a=n.slice(t+1,Math.max(o,t+1)),
r=a.includes("<")?void 0:l(a);if(o<0||r===void 0||c.length>=y)return;c.push({name:n.slice(p,W),value:r,from:p,to:o+1}),g=o+1}}characters(s,n){const i=l(this.text.
slice(s,n));return i===void 0?this.fault(s,n):(this.at=n,{kind:"text",text:i,from:s,to:n})}nextTag(s){const n=this.text.indexOf("<",s);return n<0?this.text.length:
n}fault(s,n){return this.malformed=!0,this.at=n,{kind:"other",from:s,to:n}}end(){this.malformed=!0,this.at=this.text.length}blanks(s){const{text:n}=this;for(;;){
const i=n.charCodeAt(s);if(i!==32&&i!==9&&i!==10&&i!==13)return s;s++}}name(s){const{text:n}=this;for(;s<n.length;s++){const i=n.charCodeAt(s);if(i<=32||i===M||
i===v||i===A||i===61||i===34||i===39)break}return s}}const[A,v,M]=[60,62,47],E=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(_){
if(!_.includes("&"))return _;const s=[];let n=0;for(let i=_.indexOf("&");i>=0;i=_.indexOf("&",n)){const f=_.indexOf(";",i);if(f<0||f-i>12)return;const c=_.slice(
i+1,f),g=E.get(c)??w(c);if(g===void 0)return;s.push(_.slice(n,i),g),n=f+1}return s.push(_.slice(n)),s.join("")}function w(_){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(_),n=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&n<=57343)?String.fromCodePoint(n):void 0}function T(_){const[s,n,i,f]=_;
if(s===0&&n===0&&(i===254||i===0)||s===255&&n===254&&i===0&&f===0)return S(_);if(s===254&&n===255||s===0&&n===60)return m(new TextDecoder("utf-16be").decode(_));
if(s===255&&n===254||s===60&&n===0)return m(new TextDecoder("utf-16le").decode(_));const c=new TextDecoder().decode(_);return m(c.includes("�")?Buffer.from(_).
toString("latin1"):c)}const m=_=>_.startsWith("\uFEFF")?_.slice(1):_;function S(_){const s=new DataView(_.buffer,_.byteOffset,_.byteLength),n=_[0]!==0,i=[];for(let f=0;f+
4<=_.length;f+=4){const c=s.getUint32(f,n);if(c>1114111)return;i.push(String.fromCodePoint(c))}return m(i.join(""))}const L=_=>_.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),33311:((I,k,u)=>{u.d(k,{S:()=>D});var C=u(21996),y=u(70549);const D=(0,y.n)(O=>(0,C.zx)(O,["AP","J\
S","EF","ByteRange","Sig"]))}),70549:((I,k,u)=>{u.d(k,{n:()=>C});function C(y){const D=new WeakMap;return O=>{if(O.hasChanges)return y(O);const A=D.get(O);if(A)
return A.answer;const v=y(O);return D.set(O,{answer:v}),v}}}),9819:((I,k,u)=>{u.d(k,{J7:()=>D,Kd:()=>v,Wo:()=>M,_i:()=>A,b9:()=>O});var C=u(42973),y=u(45599);class D{document;gone=new Set;chased=new Set;constructor(l){
this.document=l}remove(l){const{catalog:w,catalogNumber:T,pages:m}=this.document,S=w.get("Pages");l===T||(0,y.i9)(S)&&l===S.number||m.holds(l)||(this.gone.add(l),
this.document.remove(l))}chase(l){this.chased.add(l)}removed(){return this.gone}takeChased(){const l=this.chased;return this.chased=new Set,l}isGone(l){return(0,y.
i9)(l)&&this.gone.has(l.number)}}class O{most;left;constructor(l){this.most=this.left=l.job.limits.nodes}spend=l=>{if(this.left-=l,this.left<0)throw(0,C.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class A{seen;beyond=new Set;allowance;constructor(l,w=new O(
l)){this.allowance=w,this.seen=new Uint8Array((l.size>>3)+1)}first(l){if(this.allowance.spend(1),!(0,y.i9)(l))return!0;const{number:w}=l,T=w>>3;if(T>=this.seen.
length)return this.beyond.size<this.beyond.add(w).size;const m=1<<(w&7),S=(this.seen[T]&m)===0;return this.seen[T]|=m,S}}function v(E,l){return(0,y.i9)(E)?E.number:
l}function M(E,l){const w=E.catalog.get(l),T=E.dict(w);return T&&{dict:T,holder:v(w,E.catalogNumber)}}}),33973:((I,k,u)=>{u.d(k,{Gy:()=>m,Rf:()=>S,Ip:()=>L});var C=u(
54619),y=u(85368),D=u(88500);class O{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.s;signed=new Set;constructor(t,e,o){
this.detail=e,this.strings=o,this.scan.strings=o;const a=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const r=h=>a.subarray(h*t,(h+1)*t);this.end=r(0),
this.valueEnd=r(1),this.dataStart=r(2),this.dataEnd=r(3),this.lengthStart=r(4),this.lengthEnd=r(5),this.from=r(6),this.to=r(7)}}var A=u(78157),v=u(79725),M=u(39150),
E=u(45599);class l{scan=new D.s;ranges=new Map}const w=2;class T{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,o){this.walked=o,this.live=
new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function m(d,{watched:t}={}){const{markings:e,referrers:o}=await S([d],{watched:t,detail:!0}),{live:a,via:r}=e[0];
return{live:a,via:r,referrers:o}}async function S(d,t={}){const e=new f(d,t);return await e.run(),e}function L(d,{repairs:t}){for(const{part:e,number:o,value:a}of t)
d[e].put(o,a)}const _=100,s=100,n=-2;function i(d){if(d instanceof E.Z6)return d.data.length+i(d.dict);if(Array.isArray(d))return 12*d.length;if(!(d instanceof E.
Bi))return _;let t=30*d.size;for(const e of d.values())Array.isArray(e)&&(t+=12*e.length);return t}class f{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(t,{detail:e=!1,strings:o=!1,watched:a,alias:r}){if(this.documents=t,this.strings=
o,this.alias=r,this.markings=t.map(h=>new T(h.size,a!==void 0,g(h,o||e,o))),!!a){this.watched=new Uint8Array(t[0].size);for(const h of a)this.watched[h]=1}}async run(){
const{documents:t,stack:e}=this,[o]=t;for(const[a,r]of o.trailer)a!=="Encrypt"&&this.followValue(0,r);for(;e.length>0;){const a=e.pop(),r=a%t.length,h=o.job.pace.
step(this.follow(r,(a-r)/t.length));h&&await h}for(const{live:a,signed:r,walked:h}of this.markings)for(const x of h.signed)a[x]===1&&r.add(x)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const o=this.markings[t],{live:a}=o;e<=
0||e>=a.length||a[e]!==0||!this.documents[t].exists(e)||(a[e]=1,this.watched&&(o.via[e]=this.current),this.stack.push(e*this.documents.length+t))}follow(t,e){const o=this.
documents[t],a=this.markings[t],{walked:r}=a;if(this.current=e,a.count++,o.isChanged(e))return this.followChanged(o,a,t,e);if(r.done[e]===1)return this.followAgain(
o,a,t,e);const{scan:h,detail:x}=r;x||(h.used=0);const R=h.used,U=o.table.kind[e]===C.tL?this.walk(o,r,e):this.walkPlace(o,e,h);return U<0||h.byteRange&&this.isSignature(
r.signed,e)?this.forget(h,R).followRepaired(o,t,e):(a.bytes+=U,x&&(r.from[e]=R,r.to[e]=h.used,r.valueEnd[e]=this.extent.valueEnd,r.done[e]=1),this.followMarks(t,
h,R,h.used,h.lengthStart),s+U)}followChanged(t,e,o,a){const r=t.patched(a);if(!r){const j=t.edited.get(a);return c(j)||j===null?this.followRepaired(t,o,a):(this.
followValue(o,j),e.bytes+=i(j),s)}const{detail:h}=e.walked;if(r.references&&!h&&!t.suspect){for(let j=r.first;j<r.last;j++)this.visit(o,r.references[j]);return e.
bytes+=r.end-r.start,s}const{scan:x,ranges:R}=p(e);h||(x.used=0);const U=x.used,B=this.walkPlace(t,a,x);return B<0||x.byteRange&&this.isSignature(e.signed,a)?this.
forget(x,U).followRepaired(t,o,a):(e.bytes+=B,h&&R.set(a,{from:U,to:x.used,valueEnd:this.extent.valueEnd}),this.followMarks(o,x,U,x.used,x.lengthStart),s+B)}followAgain(t,e,o,a){
const{walked:r}=e;return e.bytes+=r.end[a]>0?r.end[a]-t.table.place[a]:_,this.followMarks(o,r.scan,r.from[a],r.to[a],r.lengthStart[a]),s}isSignature(t,e){return t.
add(e),this.strings}followMarks(t,{marks:e},o,a,r){const h=this.strings?r:n;for(let x=o;x<a;x+=3)e[x]!==D.A&&e[x+1]!==h&&this.visit(t,e[x])}forget(t,e){return t.
used=e,this}followRepaired(t,e,o){const a=t.get(o),r=c(a)?t.resolve(a):a;return r===null?(this.markings[e].live[o]=w,this.markings[e].count--):this.repair(e,o,r),
s}repair(t,e,o){this.repairs.push({part:t,number:e,value:o}),this.followValue(t,o)}followValue(t,e){const o=[e];for(;o.length>0;){const a=o.pop();if(a instanceof
E.oS)this.visit(a instanceof E.rV?a.part:t,a.number);else if(Array.isArray(a))for(const r of a)o.push(r);else if(a instanceof E.Bi){a.has("ByteRange")&&this.markings[t].
signed.add(this.current);for(const r of a.values())o.push(r)}else if(a instanceof E.Z6)for(const[r,h]of a.dict)r!=="Length"&&o.push(h)}}walk(t,e,o){const{extent:a}=this,
{bytes:r}=t,{scan:h}=e,x=t.bodies[o];h.forgetLength();const{kept:R}=this,U=!this.strings&&t.recallEntries(o,R);U&&h.append(R.scan.marks,R.marksFrom,R.marksTo);const B=U?
R.close+2:h.value(r,x,r.length);return B<0||r[B-1]===A.AV||!(0,y.x)(t,B,h,a)||t.suspect&&!(0,M.D)(r,x,B)?-1:(a.dataStart<0&&(h.lengthStart=-1),e.end[o]=a.end,e.
detail&&(e.dataStart[o]=a.dataStart,e.dataEnd[o]=a.dataEnd,e.lengthStart[o]=h.lengthStart,e.lengthEnd[o]=h.lengthEnd),a.end-t.table.place[o])}walkPlace(t,e,o){const a=t.
place(e);if(!a)return-1;const{bytes:r,start:h,end:x}=a;o.forgetLength();const R=o.value(r,h,x);return o.lengthStart=-1,R<0&&!W(r,h,x)||P(r,h,x)||R>0&&r[R-1]===A.
AV||R>=0&&(0,A.AN)(r,R,x)<x||t.suspect&&!(0,M.D)(r,h,x)?-1:(this.extent.valueEnd=R<0?x:R,x-h)}}const c=d=>d instanceof E.oS&&!(d instanceof E.rV);function g(d,t,e){
const o=d.walked;if(o?.strings===e)return o;const a=new O(d.size,t,e);return t&&(d.walked=a),a}function p(d){return d.patches||(d.patches=new l,d.patches.scan.strings=
d.walked.strings),d.patches}function P(d,t,e){const o=(0,A.AN)(d,t,e);return o>=e||d[o]===A.yq&&(0,A.wb)(d,o,"null")}function W(d,t,e){for(let o=t;o<e;o++)if("<\
([/%".includes(String.fromCharCode(d[o])))return!1;return!0}}),21996:((I,k,u)=>{u.d(k,{Av:()=>l,RJ:()=>m,V3:()=>T,vb:()=>S,zx:()=>E});var C=u(54619),y=u(93604),
D=u(78157),O=u(88500);const A=2048,v=65536,M="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function E(s,n){const{found:i,all:f}=await w(s,n),c=g=>[...new Set([...g,...f])].
sort((p,P)=>p-P);return Object.fromEntries(n.map(g=>[g,c(i[g])]))}async function l(s,n){const{found:i,all:f}=await w(s,n);for(const c of Object.values(i))for(const g of c)
f.add(g);return f}async function w(s,n){const i=n.map(p=>{const[P="",...W]=[...p].map(t=>t.replace(/\W/,"\\$&")),d=/\W/.test(p)?M:"\\w";return`${P}(?:${W.join("")}\
|${d}{0,${Math.max(0,p.length-2)}}#)`}),f=new RegExp(`/(?:${i.join("|")}|#)`,"g"),c=Object.fromEntries(n.map(p=>[p,new Set])),g=new Set;await m(s,(p,P,W,d)=>{const t=p.
toString("latin1",P,W);f.lastIndex=0;for(let e=f.exec(t);e;e=f.exec(t)){const o=d(P+e.index);o!==void 0&&(e[0].endsWith("#")?g.add(o):c[e[0].slice(1)].add(o))}});
for(const p of S(s))g.add(p);return{found:c,all:g}}async function T(s,n){const i=await E(s,n);return[...new Set(Object.values(i).flat())].sort((f,c)=>f-c)}async function m(s,n){
const{bytes:i,table:f}=s,c=L(s),g=new Int32Array(c.length);for(let t=0;t<c.length;t++)g[t]=f.place[c[t]];const p=(0,D.bS)(i),P=t=>c[(0,y.M)(g,t)-1],W=new O.s;let d=0;
for(let t=0;t<c.length;t++){const e=t+1===c.length,o=e?i.length:g[t+1],a=o-g[t]>A;if(!a&&!e&&o-d<v)continue;if(a){g[t]>d&&n(p,d,g[t],P),W.reset();const h=W.value(
i,s.bodies[c[t]],o);n(p,g[t],h<0?o:h,P)}else n(p,d,o,P);const r=s.job.pace.step(Math.min(o-d,v));r&&await r,d=o}for(const[t,e]of _(s)){const o=s.objectStream(t);
if(!o)continue;const a=new Set(e),{starts:r}=o;n((0,D.bS)(o.data),0,o.data.length,x=>{const R=o.numbers[(0,y.M)(r,x)-1];return R!==void 0&&a.has(R)?R:void 0});const h=s.
job.pace.step(o.data.length);h&&await h}}function*S(s){for(let n=1;s.hasChanges&&n<s.size;n++)s.isChanged(n)&&s.exists(n)&&(yield n)}function L(s){const{table:n,
hasChanges:i}=s,f=[];let c=!0,g=-1;for(let p=1;p<n.size;p++){if(n.kind[p]!==C.tL||i&&s.isChanged(p))continue;const P=n.place[p];c&&=P>=g,g=P,f.push(p)}return c?
f:f.sort((p,P)=>n.place[p]-n.place[P])}function _(s){const{table:n,hasChanges:i}=s,f=new Map;for(let c=1;c<n.size;c++){if(n.kind[c]!==C.UT||i&&s.isChanged(c))continue;
const g=n.place[c],p=f.get(g);p?p.push(c):f.set(g,[c])}return f}}),90536:((I,k,u)=>{u.d(k,{C:()=>y,L:()=>D});var C=u(45599);function y(O,A){const v=[O];for(;v.length>
0;){const M=v.pop(),E=M instanceof C.Z6?M.dict:M;if(Array.isArray(E))for(const l of E)v.push(l);else if(E instanceof C.Bi){A(E);for(const l of E.values())v.push(
l)}}}function D(O,A){const v=[];return y(O,M=>{v.length===0&&A(M)&&v.push(M)}),v.length>0}}),93604:((I,k,u)=>{u.d(k,{B:()=>C,M:()=>y});const C=(O,A)=>D(O,A,!1),
y=(O,A)=>D(O,A,!0);function D(O,A,v){let[M,E]=[0,O.length];for(;M<E;){const l=M+E>>1,w=O[l];w<A||v&&w===A?M=l+1:E=l}return M}})};
