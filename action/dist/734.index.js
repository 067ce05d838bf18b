"use strict";exports.id=734,exports.ids=[734],exports.modules={62583:((I,k,h)=>{h.d(k,{Z:()=>v});var C=h(14414),O=h(54324),D=h(95079),M=h(77497),y=h(30656);async function v(l,w,T){
const m=[],S={};for(const L of w.fields){m.push(A(l,w,T,L)),(0,C.K)(L)&&L.kind!=="password"&&w.byName.get(L.name)===L&&Object.defineProperty(S,L.name,{value:T.of(
L),enumerable:!0,configurable:!0,writable:!0});const p=l.job.pace.step(4e3);p&&await p}return{fields:m,values:S,xfa:(0,y.f4)(l,w),scripts:(0,M.on)(l,w)}}function A(l,w,T,m){
const{kind:S,flags:L,name:p}=m,n=w.integer(m.nodes[0],"MaxLen"),e=S==="password",i=S==="text"||e;return{name:p,type:S,value:e?null:T.of(m),default:e?null:T.of(m,
"DV"),options:x(l,w,T,m),required:(L&D.mw)!==0,readOnly:(L&D.sj)!==0,multiline:S==="text"&&(L&D.kz)!==0,maxLength:i&&n>0?n:null,pages:[...new Set(m.widgets.flatMap(
({pages:c})=>c))].sort((c,f)=>c-f)}}function x(l,w,T,m){return m.kind==="dropdown"||m.kind==="list"?T.choices(m).map(({value:S,display:L})=>({value:S,display:L})):
m.kind!=="checkbox"&&m.kind!=="radio"?[]:(0,O.lD)(l,w,m).names.map(S=>({value:S,display:S}))}}),30172:((I,k,h)=>{h.r(k),h.d(k,{get_form_data:()=>y});var C=h(7390),
O=h(62583),D=h(95079),M=h(23319);const y=async(v,{open_password:A},x)=>{const l=await(0,C.E)(v.bytes,x,{password:A}),w=await D.mO.read(l),T=await(0,O.Z)(l,w,new M.
n(l,w)),m=l.pages.count;return{documents:[{...v,pageCount:m}],data:T,notes:[],facts:{pageCount:m,fieldCount:w.fields.length}}}}),38990:((I,k,h)=>{h.d(k,{QL:()=>v,
bf:()=>y,fq:()=>p,hj:()=>L,i4:()=>m,iA:()=>x,pv:()=>S,qU:()=>w,tP:()=>A});var C=h(20381),O=h(16039),D=h(90191),M=h(30729);function y(i){for(;i.part===""&&i.parent;)
i=i.parent;return i}const v="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),A=100;function*x(i,{from:c=i.array((0,D.Wo)(i,"AcroForm")?.
dict.get("Fields")),below:f,visit:u=new D._i(i),depth:g=1/0}={}){const P=[],_=(a=[],t)=>{for(let o=a.length-1;o>=0;o--)P.push({value:a[o],parent:t})};_(c,f);for(let a=P.
pop();a;a=P.pop()){const{value:t,parent:o}=a,s=(0,O.i9)(t)?i.get(t):t;if(!(0,O.Zm)(s)||!u.first(t)||(o?.depth??0)>=g)continue;const r=i.resolve(s.get("T")),d=i.
resolve(s.get("FT")),E=r instanceof O.Mx?(0,C.g7)(r):"",R={number:(0,O.i9)(t)?t.number:void 0,dict:s,parent:o,part:E,name:e(o&&o.depth%A!==0?o.name:"",E),type:d instanceof
O.SX?d.text:o?.type,depth:(o?.depth??0)+1};yield R,_(i.array(s.get("Kids")),R)}}const l=1e3,w=(0,M.H)(T);async function T(i){const c=[];for(const f of x(i)){c.push(
f);const u=i.job.pace.step(l);u&&await u}return c}function m(i){const c=new Set(i.flatMap(({parent:f,dict:u})=>f&&u.has("T")?[f]:[]));return i.filter(f=>(f.dict.
has("T")||!f.parent)&&!c.has(f))}function S(i,c){const f=i.resolve(L(i,c,"FT"));return f instanceof O.SX?f.text:void 0}function L(i,c,f){for(const u of n(i,c)){
const g=u.get(f);if(g!==void 0)return g}}function p(i,c){let f="";for(const u of n(i,c)){const g=i.resolve(u.get("T"));g instanceof O.Mx&&(f=e((0,C.g7)(g),f))}return f}
function*n(i,c){let f=c;for(let u=0;f&&u<A;u++)yield f,f=i.dict(f.get("Parent"))}const e=(i,c)=>i===""||c===""?i+c:`${i}.${c}`}),54075:((I,k,h)=>{h.d(k,{X:()=>L,
km:()=>D,ol:()=>C,xK:()=>T});const C=200,O=1e4;async function D(p,n,e){const i=new M(p);for(let c=i.next();c;c=i.next()){if(e(c))return"left";const f=n.step((c.
to-c.from)*4+50);f&&await f}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){
this.text=n}next(){const{text:n,at:e}=this;if(e>=n.length)return;if(n.charCodeAt(e)!==y)return this.characters(e,this.nextTag(e));if(n.startsWith("<!--",e))return this.
other(e,"-->",4);if(n.startsWith("<?",e))return this.other(e,"?>",2);if(n.startsWith("<![CDATA[",e)){const c=n.indexOf("]]>",e);return c<0?this.end():(this.at=c+
3,{kind:"text",text:n.slice(e+9,c),from:e,to:this.at})}return n.startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+
1)===A?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(n,e,i){const c=this.text.indexOf(e,n+i);return c<0?this.end():(this.at=c+e.length,
{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),i=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(i)!==v))return this.at=i+1,{kind:"end",name:this.
text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,i=this.name(n+1);if(i===n+1)return;const c=e.slice(n+1,i),f=[];for(let u=i;;){const g=this.blanks(
u),P=e.charCodeAt(g);if(P===v||P===A&&e.charCodeAt(g+1)===v)return this.at=P===v?g+1:g+2,{kind:P===v?"start":"empty",name:c,attributes:f,from:n,to:this.at};const _=this.
name(g),a=this.blanks(_),t=this.blanks(a+1),o=e[t];if(g===u||_===g||e[a]!=="="||o!=='"'&&o!=="'")return;const s=e.indexOf(o,t+1),r=e.slice(t+1,Math.max(s,t+1)),
d=r.includes("<")?void 0:l(r);if(s<0||d===void 0||f.length>=O)return;f.push({name:e.slice(g,_),value:d,from:g,to:s+1}),u=s+1}}characters(n,e){const i=l(this.text.
slice(n,e));return i===void 0?this.fault(n,e):(this.at=e,{kind:"text",text:i,from:n,to:e})}nextTag(n){const e=this.text.indexOf("<",n);return e<0?this.text.length:
e}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",from:n,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(;;){
const i=e.charCodeAt(n);if(i!==32&&i!==9&&i!==10&&i!==13)return n;n++}}name(n){const{text:e}=this;for(;n<e.length;n++){const i=e.charCodeAt(n);if(i<=32||i===A||
i===v||i===y||i===61||i===34||i===39)break}return n}}const[y,v,A]=[60,62,47],x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(p){
if(!p.includes("&"))return p;const n=[];let e=0;for(let i=p.indexOf("&");i>=0;i=p.indexOf("&",e)){const c=p.indexOf(";",i);if(c<0||c-i>12)return;const f=p.slice(
i+1,c),u=x.get(f)??w(f);if(u===void 0)return;n.push(p.slice(e,i),u),e=c+1}return n.push(p.slice(e)),n.join("")}function w(p){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(p),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function T(p){const[n,e,i,c]=p;
if(n===0&&e===0&&(i===254||i===0)||n===255&&e===254&&i===0&&c===0)return S(p);if(n===254&&e===255||n===0&&e===60)return m(new TextDecoder("utf-16be").decode(p));
if(n===255&&e===254||n===60&&e===0)return m(new TextDecoder("utf-16le").decode(p));const f=new TextDecoder().decode(p);return m(f.includes("�")?Buffer.from(p).
toString("latin1"):f)}const m=p=>p.startsWith("\uFEFF")?p.slice(1):p;function S(p){const n=new DataView(p.buffer,p.byteOffset,p.byteLength),e=p[0]!==0,i=[];for(let c=0;c+
4<=p.length;c+=4){const f=n.getUint32(c,e);if(f>1114111)return;i.push(String.fromCodePoint(f))}return m(i.join(""))}const L=p=>p.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),75767:((I,k,h)=>{h.d(k,{S:()=>D});var C=h(7548),O=h(30729);const D=(0,O.H)(M=>(0,C.zx)(M,["AP","JS",
"EF","ByteRange","Sig"]))}),30729:((I,k,h)=>{h.d(k,{H:()=>C});function C(O){const D=new WeakMap;return M=>{if(M.hasChanges)return O(M);const y=D.get(M);if(y)return y.
answer;const v=O(M);return D.set(M,{answer:v}),v}}}),90191:((I,k,h)=>{h.d(k,{J7:()=>D,Kd:()=>v,Wo:()=>A,_i:()=>y,b9:()=>M});var C=h(84293),O=h(16039);class D{document;gone=new Set;chased=new Set;constructor(l){
this.document=l}remove(l){const{catalog:w,catalogNumber:T,pages:m}=this.document,S=w.get("Pages");l===T||(0,O.i9)(S)&&l===S.number||m.holds(l)||(this.gone.add(l),
this.document.remove(l))}chase(l){this.chased.add(l)}removed(){return this.gone}takeChased(){const l=this.chased;return this.chased=new Set,l}isGone(l){return(0,O.
i9)(l)&&this.gone.has(l.number)}}class M{most;left;constructor(l){this.most=this.left=l.job.limits.nodes}spend=l=>{if(this.left-=l,this.left<0)throw(0,C.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(l,w=new M(
l)){this.allowance=w,this.seen=new Uint8Array((l.size>>3)+1)}first(l){if(this.allowance.spend(1),!(0,O.i9)(l))return!0;const{number:w}=l,T=w>>3;if(T>=this.seen.
length)return this.beyond.size<this.beyond.add(w).size;const m=1<<(w&7),S=(this.seen[T]&m)===0;return this.seen[T]|=m,S}}function v(x,l){return(0,O.i9)(x)?x.number:
l}function A(x,l){const w=x.catalog.get(l),T=x.dict(w);return T&&{dict:T,holder:v(w,x.catalogNumber)}}}),11275:((I,k,h)=>{h.d(k,{Gy:()=>m,Rf:()=>S,Ip:()=>L});var C=h(
58143),O=h(9448),D=h(48024);class M{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.s;signed=new Set;constructor(a,t,o){
this.detail=t,this.strings=o,this.scan.strings=o;const s=new Int32Array(t?8*a:a);this.done=new Uint8Array(t?a:0);const r=d=>s.subarray(d*a,(d+1)*a);this.end=r(0),
this.valueEnd=r(1),this.dataStart=r(2),this.dataEnd=r(3),this.lengthStart=r(4),this.lengthEnd=r(5),this.from=r(6),this.to=r(7)}}var y=h(269),v=h(66249),A=h(66498),
x=h(16039);class l{scan=new D.s;ranges=new Map}const w=2;class T{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(a,t,o){this.walked=o,this.live=
new Uint8Array(a),this.via=new Int32Array(t?a:0)}}async function m(_,{watched:a}={}){const{markings:t,referrers:o}=await S([_],{watched:a,detail:!0}),{live:s,via:r}=t[0];
return{live:s,via:r,referrers:o}}async function S(_,a={}){const t=new i(_,a);return await t.run(),t}function L(_,{repairs:a}){for(const{part:t,number:o,value:s}of a)
_[t].put(o,s)}const p=100,n=100,e=-2;class i{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};kept=new v.R;strings;alias;constructor(a,{detail:t=!1,strings:o=!1,watched:s,alias:r}){if(this.documents=a,this.strings=o,this.alias=r,this.markings=a.map(
d=>new T(d.size,s!==void 0,f(d,o||t,o))),!!s){this.watched=new Uint8Array(a[0].size);for(const d of s)this.watched[d]=1}}async run(){const{documents:a,stack:t}=this,
[o]=a;for(const[s,r]of o.trailer)s!=="Encrypt"&&this.followValue(0,r);for(;t.length>0;){const s=t.pop(),r=s%a.length,d=o.job.pace.step(this.follow(r,(s-r)/a.length));
d&&await d}for(const{live:s,signed:r,walked:d}of this.markings)for(const E of d.signed)s[E]===1&&r.add(E)}visit(a,t){this.alias&&({part:a,number:t}=this.alias(a,
t)??{part:a,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const o=this.markings[a],{live:s}=o;t<=0||t>=s.length||s[t]!==0||!this.
documents[a].exists(t)||(s[t]=1,this.watched&&(o.via[t]=this.current),this.stack.push(t*this.documents.length+a))}follow(a,t){const o=this.documents[a],s=this.markings[a],
{walked:r}=s;if(this.current=t,s.count++,o.isChanged(t))return this.followChanged(o,s,a,t);if(r.done[t]===1)return this.followAgain(o,s,a,t);const{scan:d,detail:E}=r;
E||(d.used=0);const R=d.used,W=o.table.kind[t]===C.tL?this.walk(o,r,t):this.walkPlace(o,t,d);return W<0||d.byteRange&&this.isSignature(r.signed,t)?this.forget(d,
R).followRepaired(o,a,t):(s.bytes+=W,E&&(r.from[t]=R,r.to[t]=d.used,r.valueEnd[t]=this.extent.valueEnd,r.done[t]=1),this.followMarks(a,d,R,d.used,d.lengthStart),
n+W)}followChanged(a,t,o,s){const r=a.patched(s);if(!r){const U=a.edited.get(s);return c(U)||U===null?this.followRepaired(a,o,s):(this.followValue(o,U),U instanceof
x.Z6&&(t.bytes+=U.data.length+p),n)}const{detail:d}=t.walked;if(r.references&&!d&&!a.suspect){for(let U=r.first;U<r.last;U++)this.visit(o,r.references[U]);return t.
bytes+=r.end-r.start,n}const{scan:E,ranges:R}=u(t);d||(E.used=0);const W=E.used,B=this.walkPlace(a,s,E);return B<0||E.byteRange&&this.isSignature(t.signed,s)?this.
forget(E,W).followRepaired(a,o,s):(t.bytes+=B,d&&R.set(s,{from:W,to:E.used,valueEnd:this.extent.valueEnd}),this.followMarks(o,E,W,E.used,E.lengthStart),n+B)}followAgain(a,t,o,s){
const{walked:r}=t;return t.bytes+=r.end[s]>0?r.end[s]-a.table.place[s]:p,this.followMarks(o,r.scan,r.from[s],r.to[s],r.lengthStart[s]),n}isSignature(a,t){return a.
add(t),this.strings}followMarks(a,{marks:t},o,s,r){const d=this.strings?r:e;for(let E=o;E<s;E+=3)t[E]!==D.A&&t[E+1]!==d&&this.visit(a,t[E])}forget(a,t){return a.
used=t,this}followRepaired(a,t,o){const s=a.get(o),r=c(s)?a.resolve(s):s;return r===null?(this.markings[t].live[o]=w,this.markings[t].count--):this.repair(t,o,r),
n}repair(a,t,o){this.repairs.push({part:a,number:t,value:o}),this.followValue(a,o)}followValue(a,t){const o=[t];for(;o.length>0;){const s=o.pop();if(s instanceof
x.oS)this.visit(s instanceof x.rV?s.part:a,s.number);else if(Array.isArray(s))for(const r of s)o.push(r);else if(s instanceof x.Bi){s.has("ByteRange")&&this.markings[a].
signed.add(this.current);for(const r of s.values())o.push(r)}else if(s instanceof x.Z6)for(const[r,d]of s.dict)r!=="Length"&&o.push(d)}}walk(a,t,o){const{extent:s}=this,
{bytes:r}=a,{scan:d}=t,E=a.bodies[o];d.forgetLength();const{kept:R}=this,W=!this.strings&&a.recallEntries(o,R);W&&d.append(R.scan.marks,R.marksFrom,R.marksTo);const B=W?
R.close+2:d.value(r,E,r.length);return B<0||r[B-1]===y.AV||!(0,O.x)(a,B,d,s)||a.suspect&&!(0,A.D)(r,E,B)?-1:(s.dataStart<0&&(d.lengthStart=-1),t.end[o]=s.end,t.
detail&&(t.dataStart[o]=s.dataStart,t.dataEnd[o]=s.dataEnd,t.lengthStart[o]=d.lengthStart,t.lengthEnd[o]=d.lengthEnd),s.end-a.table.place[o])}walkPlace(a,t,o){const s=a.
place(t);if(!s)return-1;const{bytes:r,start:d,end:E}=s;o.forgetLength();const R=o.value(r,d,E);return o.lengthStart=-1,R<0&&!P(r,d,E)||g(r,d,E)||R>0&&r[R-1]===y.
AV||R>=0&&(0,y.AN)(r,R,E)<E||a.suspect&&!(0,A.D)(r,d,E)?-1:(this.extent.valueEnd=R<0?E:R,E-d)}}const c=_=>_ instanceof x.oS&&!(_ instanceof x.rV);function f(_,a,t){
const o=_.walked;if(o?.strings===t)return o;const s=new M(_.size,a,t);return a&&(_.walked=s),s}function u(_){return _.patches||(_.patches=new l,_.patches.scan.strings=
_.walked.strings),_.patches}function g(_,a,t){const o=(0,y.AN)(_,a,t);return o>=t||_[o]===y.yq&&(0,y.wb)(_,o,"null")}function P(_,a,t){for(let o=a;o<t;o++)if("<\
([/%".includes(String.fromCharCode(_[o])))return!1;return!0}}),7548:((I,k,h)=>{h.d(k,{Av:()=>l,RJ:()=>m,V3:()=>T,vb:()=>S,zx:()=>x});var C=h(58143),O=h(88960),D=h(
269),M=h(48024);const y=16384,v=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function x(n,e){const{found:i,all:c}=await w(n,e),f=u=>[...new Set([...u,...c])].
sort((g,P)=>g-P);return Object.fromEntries(e.map(u=>[u,f(i[u])]))}async function l(n,e){const{found:i,all:c}=await w(n,e);for(const f of Object.values(i))for(const u of f)
c.add(u);return c}async function w(n,e){const i=e.map(g=>{const[P="",..._]=[...g].map(t=>t.replace(/\W/,"\\$&")),a=/\W/.test(g)?A:"\\w";return`${P}(?:${_.join("")}\
|${a}{0,${Math.max(0,g.length-2)}}#)`}),c=new RegExp(`/(?:${i.join("|")}|#)`,"g"),f=Object.fromEntries(e.map(g=>[g,new Set])),u=new Set;await m(n,(g,P,_,a)=>{const t=g.
toString("latin1",P,_);c.lastIndex=0;for(let o=c.exec(t);o;o=c.exec(t)){const s=a(P+o.index);s!==void 0&&(o[0].endsWith("#")?u.add(s):f[o[0].slice(1)].add(s))}});
for(const g of S(n))u.add(g);return{found:f,all:u}}async function T(n,e){const i=await x(n,e);return[...new Set(Object.values(i).flat())].sort((c,f)=>c-f)}async function m(n,e){
const{bytes:i,table:c}=n,f=L(n),u=new Int32Array(f.length);for(let t=0;t<f.length;t++)u[t]=c.place[f[t]];const g=(0,D.bS)(i),P=t=>f[(0,O.M)(u,t)-1],_=new M.s;let a=0;
for(let t=0;t<f.length;t++){const o=t+1===f.length,s=o?i.length:u[t+1],r=s-u[t]>y;if(!r&&!o&&s-a<v)continue;if(r){u[t]>a&&e(g,a,u[t],P),_.reset();const E=_.value(
i,n.bodies[f[t]],s);e(g,u[t],E<0?s:E,P)}else e(g,a,s,P);const d=n.job.pace.step(Math.min(s-a,v));d&&await d,a=s}for(const[t,o]of p(n)){const s=n.objectStream(t);
if(!s)continue;const r=new Set(o),{starts:d}=s;e((0,D.bS)(s.data),0,s.data.length,R=>{const W=s.numbers[(0,O.M)(d,R)-1];return W!==void 0&&r.has(W)?W:void 0});const E=n.
job.pace.step(s.data.length);E&&await E}}function*S(n){for(let e=1;n.hasChanges&&e<n.size;e++)n.isChanged(e)&&n.exists(e)&&(yield e)}function L(n){const{table:e,
hasChanges:i}=n,c=[];let f=!0,u=-1;for(let g=1;g<e.size;g++){if(e.kind[g]!==C.tL||i&&n.isChanged(g))continue;const P=e.place[g];f&&=P>=u,u=P,c.push(g)}return f?
c:c.sort((g,P)=>e.place[g]-e.place[P])}function p(n){const{table:e,hasChanges:i}=n,c=new Map;for(let f=1;f<e.size;f++){if(e.kind[f]!==C.UT||i&&n.isChanged(f))continue;
const u=e.place[f],g=c.get(u);g?g.push(f):c.set(u,[f])}return c}}),38504:((I,k,h)=>{h.d(k,{C:()=>O,L:()=>D});var C=h(16039);function O(M,y){const v=[M];for(;v.length>
0;){const A=v.pop(),x=A instanceof C.Z6?A.dict:A;if(Array.isArray(x))for(const l of x)v.push(l);else if(x instanceof C.Bi){y(x);for(const l of x.values())v.push(
l)}}}function D(M,y){const v=[];return O(M,A=>{v.length===0&&y(A)&&v.push(A)}),v.length>0}}),88960:((I,k,h)=>{h.d(k,{B:()=>C,M:()=>O});const C=(M,y)=>D(M,y,!1),
O=(M,y)=>D(M,y,!0);function D(M,y,v){let[A,x]=[0,M.length];for(;A<x;){const l=A+x>>1,w=M[l];w<y||v&&w===y?A=l+1:x=l}return A}})};
