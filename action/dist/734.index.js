"use strict";exports.id=734,exports.ids=[734],exports.modules={62583:((I,k,u)=>{u.d(k,{Z:()=>v});var C=u(14414),y=u(54324),D=u(95079),O=u(77497),M=u(30656);async function v(l,w,T){
const m=[],S={};for(const L of w.fields){m.push(A(l,w,T,L)),(0,C.K)(L)&&L.kind!=="password"&&w.byName.get(L.name)===L&&Object.defineProperty(S,L.name,{value:T.of(
L),enumerable:!0,configurable:!0,writable:!0});const _=l.job.pace.step(4e3);_&&await _}return{fields:m,values:S,xfa:(0,M.f4)(l,w),scripts:(0,O.on)(l,w)}}function A(l,w,T,m){
const{kind:S,flags:L,name:_}=m,o=w.integer(m.nodes[0],"MaxLen"),t=S==="password",i=S==="text"||t;return{name:_,type:S,value:t?null:T.of(m),default:t?null:T.of(m,
"DV"),options:E(l,w,T,m),required:(L&D.mw)!==0,readOnly:(L&D.sj)!==0,multiline:S==="text"&&(L&D.kz)!==0,maxLength:i&&o>0?o:null,pages:[...new Set(m.widgets.flatMap(
({pages:f})=>f))].sort((f,c)=>f-c)}}function E(l,w,T,m){return m.kind==="dropdown"||m.kind==="list"?T.choices(m).map(({value:S,display:L})=>({value:S,display:L})):
m.kind!=="checkbox"&&m.kind!=="radio"?[]:(0,y.lD)(l,w,m).names.map(S=>({value:S,display:S}))}}),30172:((I,k,u)=>{u.r(k),u.d(k,{get_form_data:()=>M});var C=u(7390),
y=u(62583),D=u(95079),O=u(23319);const M=async(v,{open_password:A},E)=>{const l=await(0,C.E)(v.bytes,E,{password:A}),w=await D.mO.read(l),T=await(0,y.Z)(l,w,new O.
n(l,w)),m=l.pages.count;return{documents:[{...v,pageCount:m}],data:T,notes:[],facts:{pageCount:m,fieldCount:w.fields.length}}}}),38990:((I,k,u)=>{u.d(k,{QL:()=>v,
bf:()=>M,fq:()=>_,hj:()=>L,i4:()=>m,iA:()=>E,pv:()=>S,qU:()=>w,tP:()=>A});var C=u(20381),y=u(16039),D=u(90191),O=u(30729);function M(i){for(;i.part===""&&i.parent;)
i=i.parent;return i}const v="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),A=100;function*E(i,{from:f=i.array((0,D.Wo)(i,"AcroForm")?.
dict.get("Fields")),below:c,visit:g=new D._i(i),depth:p=1/0}={}){const P=[],W=(d=[],e)=>{for(let n=d.length-1;n>=0;n--)P.push({value:d[n],parent:e})};W(f,c);for(let d=P.
pop();d;d=P.pop()){const{value:e,parent:n}=d,s=(0,y.i9)(e)?i.get(e):e;if(!(0,y.Zm)(s)||!g.first(e)||(n?.depth??0)>=p)continue;const a=i.resolve(s.get("T")),r=i.
resolve(s.get("FT")),h=a instanceof y.Mx?(0,C.g7)(a):"",x={number:(0,y.i9)(e)?e.number:void 0,dict:s,parent:n,part:h,name:t(n&&n.depth%A!==0?n.name:"",h),type:r instanceof
y.SX?r.text:n?.type,depth:(n?.depth??0)+1};yield x,W(i.array(s.get("Kids")),x)}}const l=1e3,w=(0,O.H)(T);async function T(i){const f=[];for(const c of E(i)){f.push(
c);const g=i.job.pace.step(l);g&&await g}return f}function m(i){const f=new Set(i.flatMap(({parent:c,dict:g})=>c&&g.has("T")?[c]:[]));return i.filter(c=>(c.dict.
has("T")||!c.parent)&&!f.has(c))}function S(i,f){const c=i.resolve(L(i,f,"FT"));return c instanceof y.SX?c.text:void 0}function L(i,f,c){for(const g of o(i,f)){
const p=g.get(c);if(p!==void 0)return p}}function _(i,f){let c="";for(const g of o(i,f)){const p=i.resolve(g.get("T"));p instanceof y.Mx&&(c=t((0,C.g7)(p),c))}return c}
function*o(i,f){let c=f;for(let g=0;c&&g<A;g++)yield c,c=i.dict(c.get("Parent"))}const t=(i,f)=>i===""||f===""?i+f:`${i}.${f}`}),54075:((I,k,u)=>{u.d(k,{X:()=>L,
km:()=>D,ol:()=>C,xK:()=>T});const C=200,y=1e4;async function D(_,o,t){const i=new O(_);for(let f=i.next();f;f=i.next()){if(t(f))return"left";const c=o.step((f.
to-f.from)*4+50);c&&await c}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(o){
this.text=o}next(){const{text:o,at:t}=this;if(t>=o.length)return;if(o.charCodeAt(t)!==M)return this.characters(t,this.nextTag(t));if(o.startsWith("<!--",t))return this.
other(t,"-->",4);if(o.startsWith("<?",t))return this.other(t,"?>",2);if(o.startsWith("<![CDATA[",t)){const f=o.indexOf("]]>",t);return f<0?this.end():(this.at=f+
3,{kind:"text",text:o.slice(t+9,f),from:t,to:this.at})}return o.startsWith("<!",t)?(this.hasDocumentType=o.startsWith("<!DOCTYPE",t),this.end()):(o.charCodeAt(t+
1)===A?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(o,t,i){const f=this.text.indexOf(t,o+i);return f<0?this.end():(this.at=f+t.length,
{kind:"other",from:o,to:this.at})}endTag(o){const t=this.name(o+2),i=this.blanks(t);if(!(t===o+2||this.text.charCodeAt(i)!==v))return this.at=i+1,{kind:"end",name:this.
text.slice(o+2,t),from:o,to:this.at}}startTag(o){const{text:t}=this,i=this.name(o+1);if(i===o+1)return;const f=t.slice(o+1,i),c=[];for(let g=i;;){const p=this.blanks(
g),P=t.charCodeAt(p);if(P===v||P===A&&t.charCodeAt(p+1)===v)return this.at=P===v?p+1:p+2,{kind:P===v?"start":"empty",name:f,attributes:c,from:o,to:this.at};const W=this.
name(p),d=this.blanks(W),e=this.blanks(d+1),n=t[e];if(p===g||W===p||t[d]!=="="||n!=='"'&&n!=="'")return;const s=t.indexOf(n,e+1),a=t.slice(e+1,Math.max(s,e+1)),
r=a.includes("<")?void 0:l(a);if(s<0||r===void 0||c.length>=y)return;c.push({name:t.slice(p,W),value:r,from:p,to:s+1}),g=s+1}}characters(o,t){const i=l(this.text.
slice(o,t));return i===void 0?this.fault(o,t):(this.at=t,{kind:"text",text:i,from:o,to:t})}nextTag(o){const t=this.text.indexOf("<",o);return t<0?this.text.length:
t}fault(o,t){return this.malformed=!0,this.at=t,{kind:"other",from:o,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(o){const{text:t}=this;for(;;){
const i=t.charCodeAt(o);if(i!==32&&i!==9&&i!==10&&i!==13)return o;o++}}name(o){const{text:t}=this;for(;o<t.length;o++){const i=t.charCodeAt(o);if(i<=32||i===A||
i===v||i===M||i===61||i===34||i===39)break}return o}}const[M,v,A]=[60,62,47],E=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(_){
if(!_.includes("&"))return _;const o=[];let t=0;for(let i=_.indexOf("&");i>=0;i=_.indexOf("&",t)){const f=_.indexOf(";",i);if(f<0||f-i>12)return;const c=_.slice(
i+1,f),g=E.get(c)??w(c);if(g===void 0)return;o.push(_.slice(t,i),g),t=f+1}return o.push(_.slice(t)),o.join("")}function w(_){const o=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(_),t=o?parseInt(o[1]??o[2],o[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function T(_){const[o,t,i,f]=_;
if(o===0&&t===0&&(i===254||i===0)||o===255&&t===254&&i===0&&f===0)return S(_);if(o===254&&t===255||o===0&&t===60)return m(new TextDecoder("utf-16be").decode(_));
if(o===255&&t===254||o===60&&t===0)return m(new TextDecoder("utf-16le").decode(_));const c=new TextDecoder().decode(_);return m(c.includes("�")?Buffer.from(_).
toString("latin1"):c)}const m=_=>_.startsWith("\uFEFF")?_.slice(1):_;function S(_){const o=new DataView(_.buffer,_.byteOffset,_.byteLength),t=_[0]!==0,i=[];for(let f=0;f+
4<=_.length;f+=4){const c=o.getUint32(f,t);if(c>1114111)return;i.push(String.fromCodePoint(c))}return m(i.join(""))}const L=_=>_.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),75767:((I,k,u)=>{u.d(k,{S:()=>D});var C=u(7548),y=u(30729);const D=(0,y.H)(O=>(0,C.zx)(O,["AP","JS",
"EF","ByteRange","Sig"]))}),30729:((I,k,u)=>{u.d(k,{H:()=>C});function C(y){const D=new WeakMap;return O=>{if(O.hasChanges)return y(O);const M=D.get(O);if(M)return M.
answer;const v=y(O);return D.set(O,{answer:v}),v}}}),90191:((I,k,u)=>{u.d(k,{J7:()=>D,Kd:()=>v,Wo:()=>A,_i:()=>M,b9:()=>O});var C=u(84293),y=u(16039);class D{document;gone=new Set;chased=new Set;constructor(l){
this.document=l}remove(l){const{catalog:w,catalogNumber:T,pages:m}=this.document,S=w.get("Pages");l===T||(0,y.i9)(S)&&l===S.number||m.holds(l)||(this.gone.add(l),
this.document.remove(l))}chase(l){this.chased.add(l)}removed(){return this.gone}takeChased(){const l=this.chased;return this.chased=new Set,l}isGone(l){return(0,y.
i9)(l)&&this.gone.has(l.number)}}class O{most;left;constructor(l){this.most=this.left=l.job.limits.nodes}spend=l=>{if(this.left-=l,this.left<0)throw(0,C.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen;beyond=new Set;allowance;constructor(l,w=new O(
l)){this.allowance=w,this.seen=new Uint8Array((l.size>>3)+1)}first(l){if(this.allowance.spend(1),!(0,y.i9)(l))return!0;const{number:w}=l,T=w>>3;if(T>=this.seen.
length)return this.beyond.size<this.beyond.add(w).size;const m=1<<(w&7),S=(this.seen[T]&m)===0;return this.seen[T]|=m,S}}function v(E,l){return(0,y.i9)(E)?E.number:
l}function A(E,l){const w=E.catalog.get(l),T=E.dict(w);return T&&{dict:T,holder:v(w,E.catalogNumber)}}}),11275:((I,k,u)=>{u.d(k,{Gy:()=>m,Rf:()=>S,Ip:()=>L});var C=u(
58143),y=u(9448),D=u(48024);class O{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.s;signed=new Set;constructor(e,n,s){
this.detail=n,this.strings=s,this.scan.strings=s;const a=new Int32Array(n?8*e:e);this.done=new Uint8Array(n?e:0);const r=h=>a.subarray(h*e,(h+1)*e);this.end=r(0),
this.valueEnd=r(1),this.dataStart=r(2),this.dataEnd=r(3),this.lengthStart=r(4),this.lengthEnd=r(5),this.from=r(6),this.to=r(7)}}var M=u(269),v=u(66249),A=u(66498),
E=u(16039);class l{scan=new D.s;ranges=new Map}const w=2;class T{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,n,s){this.walked=s,this.live=
new Uint8Array(e),this.via=new Int32Array(n?e:0)}}async function m(d,{watched:e}={}){const{markings:n,referrers:s}=await S([d],{watched:e,detail:!0}),{live:a,via:r}=n[0];
return{live:a,via:r,referrers:s}}async function S(d,e={}){const n=new f(d,e);return await n.run(),n}function L(d,{repairs:e}){for(const{part:n,number:s,value:a}of e)
d[n].put(s,a)}const _=100;function o(d){if(d instanceof E.Z6)return d.data.length+o(d.dict);if(Array.isArray(d))return 12*d.length;if(!(d instanceof E.Bi))return _;
let e=30*d.size;for(const n of d.values())Array.isArray(n)&&(e+=12*n.length);return e}const t=100,i=-2;class f{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(e,{detail:n=!1,strings:s=!1,watched:a,alias:r}){if(this.documents=e,this.strings=
s,this.alias=r,this.markings=e.map(h=>new T(h.size,a!==void 0,g(h,s||n,s))),!!a){this.watched=new Uint8Array(e[0].size);for(const h of a)this.watched[h]=1}}async run(){
const{documents:e,stack:n}=this,[s]=e;for(const[a,r]of s.trailer)a!=="Encrypt"&&this.followValue(0,r);for(;n.length>0;){const a=n.pop(),r=a%e.length,h=s.job.pace.
step(this.follow(r,(a-r)/e.length));h&&await h}for(const{live:a,signed:r,walked:h}of this.markings)for(const x of h.signed)a[x]===1&&r.add(x)}visit(e,n){this.alias&&
({part:e,number:n}=this.alias(e,n)??{part:e,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const s=this.markings[e],{live:a}=s;n<=
0||n>=a.length||a[n]!==0||!this.documents[e].exists(n)||(a[n]=1,this.watched&&(s.via[n]=this.current),this.stack.push(n*this.documents.length+e))}follow(e,n){const s=this.
documents[e],a=this.markings[e],{walked:r}=a;if(this.current=n,a.count++,s.isChanged(n))return this.followChanged(s,a,e,n);if(r.done[n]===1)return this.followAgain(
s,a,e,n);const{scan:h,detail:x}=r;x||(h.used=0);const R=h.used,U=s.table.kind[n]===C.tL?this.walk(s,r,n):this.walkPlace(s,n,h);return U<0||h.byteRange&&this.isSignature(
r.signed,n)?this.forget(h,R).followRepaired(s,e,n):(a.bytes+=U,x&&(r.from[n]=R,r.to[n]=h.used,r.valueEnd[n]=this.extent.valueEnd,r.done[n]=1),this.followMarks(e,
h,R,h.used,h.lengthStart),t+U)}followChanged(e,n,s,a){const r=e.patched(a);if(!r){const j=e.edited.get(a);return c(j)||j===null?this.followRepaired(e,s,a):(this.
followValue(s,j),n.bytes+=o(j),t)}const{detail:h}=n.walked;if(r.references&&!h&&!e.suspect){for(let j=r.first;j<r.last;j++)this.visit(s,r.references[j]);return n.
bytes+=r.end-r.start,t}const{scan:x,ranges:R}=p(n);h||(x.used=0);const U=x.used,B=this.walkPlace(e,a,x);return B<0||x.byteRange&&this.isSignature(n.signed,a)?this.
forget(x,U).followRepaired(e,s,a):(n.bytes+=B,h&&R.set(a,{from:U,to:x.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,x,U,x.used,x.lengthStart),t+B)}followAgain(e,n,s,a){
const{walked:r}=n;return n.bytes+=r.end[a]>0?r.end[a]-e.table.place[a]:_,this.followMarks(s,r.scan,r.from[a],r.to[a],r.lengthStart[a]),t}isSignature(e,n){return e.
add(n),this.strings}followMarks(e,{marks:n},s,a,r){const h=this.strings?r:i;for(let x=s;x<a;x+=3)n[x]!==D.A&&n[x+1]!==h&&this.visit(e,n[x])}forget(e,n){return e.
used=n,this}followRepaired(e,n,s){const a=e.get(s),r=c(a)?e.resolve(a):a;return r===null?(this.markings[n].live[s]=w,this.markings[n].count--):this.repair(n,s,r),
t}repair(e,n,s){this.repairs.push({part:e,number:n,value:s}),this.followValue(e,s)}followValue(e,n){const s=[n];for(;s.length>0;){const a=s.pop();if(a instanceof
E.oS)this.visit(a instanceof E.rV?a.part:e,a.number);else if(Array.isArray(a))for(const r of a)s.push(r);else if(a instanceof E.Bi){a.has("ByteRange")&&this.markings[e].
signed.add(this.current);for(const r of a.values())s.push(r)}else if(a instanceof E.Z6)for(const[r,h]of a.dict)r!=="Length"&&s.push(h)}}walk(e,n,s){const{extent:a}=this,
{bytes:r}=e,{scan:h}=n,x=e.bodies[s];h.forgetLength();const{kept:R}=this,U=!this.strings&&e.recallEntries(s,R);U&&h.append(R.scan.marks,R.marksFrom,R.marksTo);const B=U?
R.close+2:h.value(r,x,r.length);return B<0||r[B-1]===M.AV||!(0,y.x)(e,B,h,a)||e.suspect&&!(0,A.D)(r,x,B)?-1:(a.dataStart<0&&(h.lengthStart=-1),n.end[s]=a.end,n.
detail&&(n.dataStart[s]=a.dataStart,n.dataEnd[s]=a.dataEnd,n.lengthStart[s]=h.lengthStart,n.lengthEnd[s]=h.lengthEnd),a.end-e.table.place[s])}walkPlace(e,n,s){const a=e.
place(n);if(!a)return-1;const{bytes:r,start:h,end:x}=a;s.forgetLength();const R=s.value(r,h,x);return s.lengthStart=-1,R<0&&!W(r,h,x)||P(r,h,x)||R>0&&r[R-1]===M.
AV||R>=0&&(0,M.AN)(r,R,x)<x||e.suspect&&!(0,A.D)(r,h,x)?-1:(this.extent.valueEnd=R<0?x:R,x-h)}}const c=d=>d instanceof E.oS&&!(d instanceof E.rV);function g(d,e,n){
const s=d.walked;if(s?.strings===n)return s;const a=new O(d.size,e,n);return e&&(d.walked=a),a}function p(d){return d.patches||(d.patches=new l,d.patches.scan.strings=
d.walked.strings),d.patches}function P(d,e,n){const s=(0,M.AN)(d,e,n);return s>=n||d[s]===M.yq&&(0,M.wb)(d,s,"null")}function W(d,e,n){for(let s=e;s<n;s++)if("<\
([/%".includes(String.fromCharCode(d[s])))return!1;return!0}}),7548:((I,k,u)=>{u.d(k,{Av:()=>l,RJ:()=>m,V3:()=>T,vb:()=>S,zx:()=>E});var C=u(58143),y=u(88960),D=u(
269),O=u(48024);const M=2048,v=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function E(o,t){const{found:i,all:f}=await w(o,t),c=g=>[...new Set([...g,...f])].
sort((p,P)=>p-P);return Object.fromEntries(t.map(g=>[g,c(i[g])]))}async function l(o,t){const{found:i,all:f}=await w(o,t);for(const c of Object.values(i))for(const g of c)
f.add(g);return f}async function w(o,t){const i=t.map(p=>{const[P="",...W]=[...p].map(e=>e.replace(/\W/,"\\$&")),d=/\W/.test(p)?A:"\\w";return`${P}(?:${W.join("")}\
|${d}{0,${Math.max(0,p.length-2)}}#)`}),f=new RegExp(`/(?:${i.join("|")}|#)`,"g"),c=Object.fromEntries(t.map(p=>[p,new Set])),g=new Set;await m(o,(p,P,W,d)=>{const e=p.
toString("latin1",P,W);f.lastIndex=0;for(let n=f.exec(e);n;n=f.exec(e)){const s=d(P+n.index);s!==void 0&&(n[0].endsWith("#")?g.add(s):c[n[0].slice(1)].add(s))}});
for(const p of S(o))g.add(p);return{found:c,all:g}}async function T(o,t){const i=await E(o,t);return[...new Set(Object.values(i).flat())].sort((f,c)=>f-c)}async function m(o,t){
const{bytes:i,table:f}=o,c=L(o),g=new Int32Array(c.length);for(let e=0;e<c.length;e++)g[e]=f.place[c[e]];const p=(0,D.bS)(i),P=e=>c[(0,y.M)(g,e)-1],W=new O.s;let d=0;
for(let e=0;e<c.length;e++){const n=e+1===c.length,s=n?i.length:g[e+1],a=s-g[e]>M;if(!a&&!n&&s-d<v)continue;if(a){g[e]>d&&t(p,d,g[e],P),W.reset();const h=W.value(
i,o.bodies[c[e]],s);t(p,g[e],h<0?s:h,P)}else t(p,d,s,P);const r=o.job.pace.step(Math.min(s-d,v));r&&await r,d=s}for(const[e,n]of _(o)){const s=o.objectStream(e);
if(!s)continue;const a=new Set(n),{starts:r}=s;t((0,D.bS)(s.data),0,s.data.length,x=>{const R=s.numbers[(0,y.M)(r,x)-1];return R!==void 0&&a.has(R)?R:void 0});const h=o.
job.pace.step(s.data.length);h&&await h}}function*S(o){for(let t=1;o.hasChanges&&t<o.size;t++)o.isChanged(t)&&o.exists(t)&&(yield t)}function L(o){const{table:t,
hasChanges:i}=o,f=[];let c=!0,g=-1;for(let p=1;p<t.size;p++){if(t.kind[p]!==C.tL||i&&o.isChanged(p))continue;const P=t.place[p];c&&=P>=g,g=P,f.push(p)}return c?
f:f.sort((p,P)=>t.place[p]-t.place[P])}function _(o){const{table:t,hasChanges:i}=o,f=new Map;for(let c=1;c<t.size;c++){if(t.kind[c]!==C.UT||i&&o.isChanged(c))continue;
const g=t.place[c],p=f.get(g);p?p.push(c):f.set(g,[c])}return f}}),38504:((I,k,u)=>{u.d(k,{C:()=>y,L:()=>D});var C=u(16039);function y(O,M){const v=[O];for(;v.length>
0;){const A=v.pop(),E=A instanceof C.Z6?A.dict:A;if(Array.isArray(E))for(const l of E)v.push(l);else if(E instanceof C.Bi){M(E);for(const l of E.values())v.push(
l)}}}function D(O,M){const v=[];return y(O,A=>{v.length===0&&M(A)&&v.push(A)}),v.length>0}}),88960:((I,k,u)=>{u.d(k,{B:()=>C,M:()=>y});const C=(O,M)=>D(O,M,!1),
y=(O,M)=>D(O,M,!0);function D(O,M,v){let[A,E]=[0,O.length];for(;A<E;){const l=A+E>>1,w=O[l];w<M||v&&w===M?A=l+1:E=l}return A}})};
