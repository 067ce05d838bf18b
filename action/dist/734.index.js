"use strict";exports.id=734,exports.ids=[734],exports.modules={62583:((I,k,h)=>{h.d(k,{Z:()=>w});var P=h(14414),m=h(54324),y=h(95079),v=h(77497),O=h(30656);async function w(l,M,R){
const A=[],S={};for(const L of M.fields){A.push(D(l,M,R,L)),(0,P.K)(L)&&L.kind!=="password"&&M.byName.get(L.name)===L&&Object.defineProperty(S,L.name,{value:R.of(
L),enumerable:!0,configurable:!0,writable:!0});const p=l.job.pace.step(4e3);p&&await p}return{fields:A,values:S,xfa:(0,O.f4)(l,M),scripts:(0,v.on)(l,M)}}function D(l,M,R,A){
const{kind:S,flags:L,name:p}=A,n=M.integer(A.nodes[0],"MaxLen"),e=S==="password",i=S==="text"||e;return{name:p,type:S,value:e?null:R.of(A),default:e?null:R.of(A,
"DV"),options:x(l,M,R,A),required:(L&y.mw)!==0,readOnly:(L&y.sj)!==0,multiline:S==="text"&&(L&y.kz)!==0,maxLength:i&&n>0?n:null,pages:[...new Set(A.widgets.flatMap(
({pages:c})=>c))].sort((c,f)=>c-f)}}function x(l,M,R,A){return A.kind==="dropdown"||A.kind==="list"?R.choices(A).map(({value:S,display:L})=>({value:S,display:L})):
A.kind!=="checkbox"&&A.kind!=="radio"?[]:(0,m.lD)(l,M,A).names.map(S=>({value:S,display:S}))}}),30172:((I,k,h)=>{h.r(k),h.d(k,{get_form_data:()=>O});var P=h(7390),
m=h(62583),y=h(95079),v=h(23319);const O=async(w,{open_password:D},x)=>{const l=await(0,P.E)(w.bytes,x,{password:D}),M=await y.mO.read(l),R=await(0,m.Z)(l,M,new v.
n(l,M)),A=l.pages.count;return{documents:[{...w,pageCount:A}],data:R,notes:[],facts:{pageCount:A,fieldCount:M.fields.length}}}}),38990:((I,k,h)=>{h.d(k,{QL:()=>w,
bf:()=>O,fq:()=>p,hj:()=>L,i4:()=>A,iA:()=>x,pv:()=>S,qU:()=>M,tP:()=>D});var P=h(20381),m=h(16039),y=h(90191),v=h(30729);function O(i){for(;i.part===""&&i.parent;)
i=i.parent;return i}const w="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),D=100;function*x(i,{from:c=i.array((0,y.Wo)(i,"AcroForm")?.
dict.get("Fields")),below:f,visit:u=new y._i(i),depth:g=1/0}={}){const T=[],_=(a=[],t)=>{for(let o=a.length-1;o>=0;o--)T.push({value:a[o],parent:t})};_(c,f);for(let a=T.
pop();a;a=T.pop()){const{value:t,parent:o}=a,s=(0,m.i9)(t)?i.get(t):t;if(!(0,m.Zm)(s)||!u.first(t)||(o?.depth??0)>=g)continue;const r=i.resolve(s.get("T")),d=i.
resolve(s.get("FT")),E=r instanceof m.Mx?(0,P.g7)(r):"",C={number:(0,m.i9)(t)?t.number:void 0,dict:s,parent:o,part:E,name:e(o&&o.depth%D!==0?o.name:"",E),type:d instanceof
m.SX?d.text:o?.type,depth:(o?.depth??0)+1};yield C,_(i.array(s.get("Kids")),C)}}const l=1e3,M=(0,v.H)(R);async function R(i){const c=[];for(const f of x(i)){c.push(
f);const u=i.job.pace.step(l);u&&await u}return c}function A(i){const c=new Set(i.flatMap(({parent:f,dict:u})=>f&&u.has("T")?[f]:[]));return i.filter(f=>(f.dict.
has("T")||!f.parent)&&!c.has(f))}function S(i,c){const f=i.resolve(L(i,c,"FT"));return f instanceof m.SX?f.text:void 0}function L(i,c,f){for(const u of n(i,c)){
const g=u.get(f);if(g!==void 0)return g}}function p(i,c){let f="";for(const u of n(i,c)){const g=i.resolve(u.get("T"));g instanceof m.Mx&&(f=e((0,P.g7)(g),f))}return f}
function*n(i,c){let f=c;for(let u=0;f&&u<D;u++)yield f,f=i.dict(f.get("Parent"))}const e=(i,c)=>i===""||c===""?i+c:`${i}.${c}`}),54075:((I,k,h)=>{h.d(k,{X:()=>L,
km:()=>y,ol:()=>P,xK:()=>R});const P=200,m=1e4;async function y(p,n,e){const i=new v(p);for(let c=i.next();c;c=i.next()){if(e(c))return"left";const f=n.step((c.
to-c.from)*4+50);f&&await f}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class v{text;malformed=!1;hasDocumentType=!1;at=0;constructor(n){
this.text=n}next(){const{text:n,at:e}=this;if(e>=n.length)return;if(n.charCodeAt(e)!==O)return this.characters(e,this.nextTag(e));if(n.startsWith("<!--",e))return this.
other(e,"-->",4);if(n.startsWith("<?",e))return this.other(e,"?>",2);if(n.startsWith("<![CDATA[",e)){const c=n.indexOf("]]>",e);return c<0?this.end():(this.at=c+
3,{kind:"text",text:n.slice(e+9,c),from:e,to:this.at})}return n.startsWith("<!",e)?(this.hasDocumentType=n.startsWith("<!DOCTYPE",e),this.end()):(n.charCodeAt(e+
1)===D?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(e+1))}other(n,e,i){const c=this.text.indexOf(e,n+i);return c<0?this.end():(this.at=c+e.length,
{kind:"other",from:n,to:this.at})}endTag(n){const e=this.name(n+2),i=this.blanks(e);if(!(e===n+2||this.text.charCodeAt(i)!==w))return this.at=i+1,{kind:"end",name:this.
text.slice(n+2,e),from:n,to:this.at}}startTag(n){const{text:e}=this,i=this.name(n+1);if(i===n+1)return;const c=e.slice(n+1,i),f=[];for(let u=i;;){const g=this.blanks(
u),T=e.charCodeAt(g);if(T===w||T===D&&e.charCodeAt(g+1)===w)return this.at=T===w?g+1:g+2,{kind:T===w?"start":"empty",name:c,attributes:f,from:n,to:this.at};const _=this.
name(g),a=this.blanks(_),t=this.blanks(a+1),o=e[t];if(g===u||_===g||e[a]!=="="||o!=='"'&&o!=="'")return;const s=e.indexOf(o,t+1),r=e.slice(t+1,Math.max(s,t+1)),
d=r.includes("<")?void 0:l(r);if(s<0||d===void 0||f.length>=m)return;f.push({name:e.slice(g,_),value:d,from:g,to:s+1}),u=s+1}}characters(n,e){const i=l(this.text.
slice(n,e));return i===void 0?this.fault(n,e):(this.at=e,{kind:"text",text:i,from:n,to:e})}nextTag(n){const e=this.text.indexOf("<",n);return e<0?this.text.length:
e}fault(n,e){return this.malformed=!0,this.at=e,{kind:"other",from:n,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(n){const{text:e}=this;for(;;){
const i=e.charCodeAt(n);if(i!==32&&i!==9&&i!==10&&i!==13)return n;n++}}name(n){const{text:e}=this;for(;n<e.length;n++){const i=e.charCodeAt(n);if(i<=32||i===D||
i===w||i===O||i===61||i===34||i===39)break}return n}}const[O,w,D]=[60,62,47],x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(p){
if(!p.includes("&"))return p;const n=[];let e=0;for(let i=p.indexOf("&");i>=0;i=p.indexOf("&",e)){const c=p.indexOf(";",i);if(c<0||c-i>12)return;const f=p.slice(
i+1,c),u=x.get(f)??M(f);if(u===void 0)return;n.push(p.slice(e,i),u),e=c+1}return n.push(p.slice(e)),n.join("")}function M(p){const n=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(p),e=n?parseInt(n[1]??n[2],n[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function R(p){const[n,e,i,c]=p;
if(n===0&&e===0&&(i===254||i===0)||n===255&&e===254&&i===0&&c===0)return S(p);if(n===254&&e===255||n===0&&e===60)return A(new TextDecoder("utf-16be").decode(p));
if(n===255&&e===254||n===60&&e===0)return A(new TextDecoder("utf-16le").decode(p));const f=new TextDecoder().decode(p);return A(f.includes("�")?Buffer.from(p).
toString("latin1"):f)}const A=p=>p.startsWith("\uFEFF")?p.slice(1):p;function S(p){const n=new DataView(p.buffer,p.byteOffset,p.byteLength),e=p[0]!==0,i=[];for(let c=0;c+
4<=p.length;c+=4){const f=n.getUint32(c,e);if(f>1114111)return;i.push(String.fromCodePoint(f))}return A(i.join(""))}const L=p=>p.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),75767:((I,k,h)=>{h.d(k,{S:()=>y});var P=h(7548),m=h(30729);const y=(0,m.H)(v=>(0,P.zx)(v,["AP","JS",
"EF","ByteRange","Sig"]))}),30729:((I,k,h)=>{h.d(k,{H:()=>P});function P(m){const y=new WeakMap;return v=>{if(v.hasChanges)return m(v);const O=y.get(v);if(O)return O.
answer;const w=m(v);return y.set(v,{answer:w}),w}}}),90191:((I,k,h)=>{h.d(k,{J7:()=>y,Kd:()=>w,Wo:()=>D,_i:()=>O,b9:()=>v});var P=h(84293),m=h(16039);class y{document;gone=new Set;chased=new Set;constructor(l){
this.document=l}remove(l){const{catalog:M,catalogNumber:R,pages:A}=this.document,S=M.get("Pages");l===R||(0,m.i9)(S)&&l===S.number||A.holds(l)||(this.gone.add(l),
this.document.remove(l))}chase(l){this.chased.add(l)}removed(){return this.gone}takeChased(){const l=this.chased;return this.chased=new Set,l}isGone(l){return(0,m.
i9)(l)&&this.gone.has(l.number)}}class v{most;left;constructor(l){this.most=this.left=l.job.limits.nodes}spend=l=>{if(this.left-=l,this.left<0)throw(0,P.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen=new Set;allowance;constructor(l,M=new v(
l)){this.allowance=M}first(l){return this.allowance.spend(1),(0,m.i9)(l)?this.seen.has(l.number)?!1:(this.seen.add(l.number),!0):!0}}function w(x,l){return(0,m.
i9)(x)?x.number:l}function D(x,l){const M=x.catalog.get(l),R=x.dict(M);return R&&{dict:R,holder:w(M,x.catalogNumber)}}}),11275:((I,k,h)=>{h.d(k,{Gy:()=>A,Rf:()=>S,
Ip:()=>L});var P=h(58143),m=h(9448),y=h(48024);class v{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new y.s;signed=new Set;constructor(a,t,o){
this.detail=t,this.strings=o,this.scan.strings=o;const s=new Int32Array(t?8*a:a);this.done=new Uint8Array(t?a:0);const r=d=>s.subarray(d*a,(d+1)*a);this.end=r(0),
this.valueEnd=r(1),this.dataStart=r(2),this.dataEnd=r(3),this.lengthStart=r(4),this.lengthEnd=r(5),this.from=r(6),this.to=r(7)}}var O=h(269),w=h(66249),D=h(66498),
x=h(16039);class l{scan=new y.s;ranges=new Map}const M=2;class R{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(a,t,o){this.walked=o,this.live=
new Uint8Array(a),this.via=new Int32Array(t?a:0)}}async function A(_,{watched:a}={}){const{markings:t,referrers:o}=await S([_],{watched:a,detail:!0}),{live:s,via:r}=t[0];
return{live:s,via:r,referrers:o}}async function S(_,a={}){const t=new i(_,a);return await t.run(),t}function L(_,{repairs:a}){for(const{part:t,number:o,value:s}of a)
_[t].put(o,s)}const p=100,n=100,e=-2;class i{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};kept=new w.R;strings;alias;constructor(a,{detail:t=!1,strings:o=!1,watched:s,alias:r}){if(this.documents=a,this.strings=o,this.alias=r,this.markings=a.map(
d=>new R(d.size,s!==void 0,f(d,o||t,o))),!!s){this.watched=new Uint8Array(a[0].size);for(const d of s)this.watched[d]=1}}async run(){const{documents:a,stack:t}=this,
[o]=a;for(const[s,r]of o.trailer)s!=="Encrypt"&&this.followValue(0,r);for(;t.length>0;){const s=t.pop(),r=s%a.length,d=o.job.pace.step(this.follow(r,(s-r)/a.length));
d&&await d}for(const{live:s,signed:r,walked:d}of this.markings)for(const E of d.signed)s[E]===1&&r.add(E)}visit(a,t){this.alias&&({part:a,number:t}=this.alias(a,
t)??{part:a,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const o=this.markings[a],{live:s}=o;t<=0||t>=s.length||s[t]!==0||!this.
documents[a].exists(t)||(s[t]=1,this.watched&&(o.via[t]=this.current),this.stack.push(t*this.documents.length+a))}follow(a,t){const o=this.documents[a],s=this.markings[a],
{walked:r}=s;if(this.current=t,s.count++,o.isChanged(t))return this.followChanged(o,s,a,t);if(r.done[t]===1)return this.followAgain(o,s,a,t);const{scan:d,detail:E}=r;
E||(d.used=0);const C=d.used,W=o.table.kind[t]===P.tL?this.walk(o,r,t):this.walkPlace(o,t,d);return W<0||d.byteRange&&this.isSignature(r.signed,t)?this.forget(d,
C).followRepaired(o,a,t):(s.bytes+=W,E&&(r.from[t]=C,r.to[t]=d.used,r.valueEnd[t]=this.extent.valueEnd,r.done[t]=1),this.followMarks(a,d,C,d.used,d.lengthStart),
n+W)}followChanged(a,t,o,s){const r=a.patched(s);if(!r){const U=a.edited.get(s);return c(U)||U===null?this.followRepaired(a,o,s):(this.followValue(o,U),U instanceof
x.Z6&&(t.bytes+=U.data.length+p),n)}const{detail:d}=t.walked;if(r.references&&!d&&!a.suspect){for(let U=r.first;U<r.last;U++)this.visit(o,r.references[U]);return t.
bytes+=r.end-r.start,n}const{scan:E,ranges:C}=u(t);d||(E.used=0);const W=E.used,B=this.walkPlace(a,s,E);return B<0||E.byteRange&&this.isSignature(t.signed,s)?this.
forget(E,W).followRepaired(a,o,s):(t.bytes+=B,d&&C.set(s,{from:W,to:E.used,valueEnd:this.extent.valueEnd}),this.followMarks(o,E,W,E.used,E.lengthStart),n+B)}followAgain(a,t,o,s){
const{walked:r}=t;return t.bytes+=r.end[s]>0?r.end[s]-a.table.place[s]:p,this.followMarks(o,r.scan,r.from[s],r.to[s],r.lengthStart[s]),n}isSignature(a,t){return a.
add(t),this.strings}followMarks(a,{marks:t},o,s,r){const d=this.strings?r:e;for(let E=o;E<s;E+=3)t[E]!==y.A&&t[E+1]!==d&&this.visit(a,t[E])}forget(a,t){return a.
used=t,this}followRepaired(a,t,o){const s=a.get(o),r=c(s)?a.resolve(s):s;return r===null?(this.markings[t].live[o]=M,this.markings[t].count--):this.repair(t,o,r),
n}repair(a,t,o){this.repairs.push({part:a,number:t,value:o}),this.followValue(a,o)}followValue(a,t){const o=[t];for(;o.length>0;){const s=o.pop();if(s instanceof
x.oS)this.visit(s instanceof x.rV?s.part:a,s.number);else if(Array.isArray(s))for(const r of s)o.push(r);else if(s instanceof x.Bi){s.has("ByteRange")&&this.markings[a].
signed.add(this.current);for(const r of s.values())o.push(r)}else if(s instanceof x.Z6)for(const[r,d]of s.dict)r!=="Length"&&o.push(d)}}walk(a,t,o){const{extent:s}=this,
{bytes:r}=a,{scan:d}=t,E=a.bodies[o];d.forgetLength();const{kept:C}=this,W=!this.strings&&a.recallEntries(o,C);W&&d.append(C.scan.marks,C.marksFrom,C.marksTo);const B=W?
C.close+2:d.value(r,E,r.length);return B<0||r[B-1]===O.AV||!(0,m.x)(a,B,d,s)||a.suspect&&!(0,D.D)(r,E,B)?-1:(s.dataStart<0&&(d.lengthStart=-1),t.end[o]=s.end,t.
detail&&(t.dataStart[o]=s.dataStart,t.dataEnd[o]=s.dataEnd,t.lengthStart[o]=d.lengthStart,t.lengthEnd[o]=d.lengthEnd),s.end-a.table.place[o])}walkPlace(a,t,o){const s=a.
place(t);if(!s)return-1;const{bytes:r,start:d,end:E}=s;o.forgetLength();const C=o.value(r,d,E);return o.lengthStart=-1,C<0&&!T(r,d,E)||g(r,d,E)||C>0&&r[C-1]===O.
AV||C>=0&&(0,O.AN)(r,C,E)<E||a.suspect&&!(0,D.D)(r,d,E)?-1:(this.extent.valueEnd=C<0?E:C,E-d)}}const c=_=>_ instanceof x.oS&&!(_ instanceof x.rV);function f(_,a,t){
const o=_.walked;if(o?.strings===t)return o;const s=new v(_.size,a,t);return a&&(_.walked=s),s}function u(_){return _.patches||(_.patches=new l,_.patches.scan.strings=
_.walked.strings),_.patches}function g(_,a,t){const o=(0,O.AN)(_,a,t);return o>=t||_[o]===O.yq&&(0,O.wb)(_,o,"null")}function T(_,a,t){for(let o=a;o<t;o++)if("<\
([/%".includes(String.fromCharCode(_[o])))return!1;return!0}}),7548:((I,k,h)=>{h.d(k,{Av:()=>l,RJ:()=>A,V3:()=>R,vb:()=>S,zx:()=>x});var P=h(58143),m=h(88960),y=h(
269),v=h(48024);const O=16384,w=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function x(n,e){const{found:i,all:c}=await M(n,e),f=u=>[...new Set([...u,...c])].
sort((g,T)=>g-T);return Object.fromEntries(e.map(u=>[u,f(i[u])]))}async function l(n,e){const{found:i,all:c}=await M(n,e);for(const f of Object.values(i))for(const u of f)
c.add(u);return c}async function M(n,e){const i=e.map(g=>{const[T="",..._]=[...g].map(t=>t.replace(/\W/,"\\$&")),a=/\W/.test(g)?D:"\\w";return`${T}(?:${_.join("")}\
|${a}{0,${Math.max(0,g.length-2)}}#)`}),c=new RegExp(`/(?:${i.join("|")}|#)`,"g"),f=Object.fromEntries(e.map(g=>[g,new Set])),u=new Set;await A(n,(g,T,_,a)=>{const t=g.
toString("latin1",T,_);c.lastIndex=0;for(let o=c.exec(t);o;o=c.exec(t)){const s=a(T+o.index);s!==void 0&&(o[0].endsWith("#")?u.add(s):f[o[0].slice(1)].add(s))}});
for(const g of S(n))u.add(g);return{found:f,all:u}}async function R(n,e){const i=await x(n,e);return[...new Set(Object.values(i).flat())].sort((c,f)=>c-f)}async function A(n,e){
const{bytes:i,table:c}=n,f=L(n),u=new Int32Array(f.length);for(let t=0;t<f.length;t++)u[t]=c.place[f[t]];const g=(0,y.bS)(i),T=t=>f[(0,m.M)(u,t)-1],_=new v.s;let a=0;
for(let t=0;t<f.length;t++){const o=t+1===f.length,s=o?i.length:u[t+1],r=s-u[t]>O;if(!r&&!o&&s-a<w)continue;if(r){u[t]>a&&e(g,a,u[t],T),_.reset();const E=_.value(
i,n.bodies[f[t]],s);e(g,u[t],E<0?s:E,T)}else e(g,a,s,T);const d=n.job.pace.step(Math.min(s-a,w));d&&await d,a=s}for(const[t,o]of p(n)){const s=n.objectStream(t);
if(!s)continue;const r=new Set(o),{starts:d}=s;e((0,y.bS)(s.data),0,s.data.length,C=>{const W=s.numbers[(0,m.M)(d,C)-1];return W!==void 0&&r.has(W)?W:void 0});const E=n.
job.pace.step(s.data.length);E&&await E}}function*S(n){for(let e=1;n.hasChanges&&e<n.size;e++)n.isChanged(e)&&n.exists(e)&&(yield e)}function L(n){const{table:e,
hasChanges:i}=n,c=[];let f=!0,u=-1;for(let g=1;g<e.size;g++){if(e.kind[g]!==P.tL||i&&n.isChanged(g))continue;const T=e.place[g];f&&=T>=u,u=T,c.push(g)}return f?
c:c.sort((g,T)=>e.place[g]-e.place[T])}function p(n){const{table:e,hasChanges:i}=n,c=new Map;for(let f=1;f<e.size;f++){if(e.kind[f]!==P.UT||i&&n.isChanged(f))continue;
const u=e.place[f],g=c.get(u);g?g.push(f):c.set(u,[f])}return c}}),38504:((I,k,h)=>{h.d(k,{C:()=>m,L:()=>y});var P=h(16039);function m(v,O){const w=[v];for(;w.length>
0;){const D=w.pop(),x=D instanceof P.Z6?D.dict:D;if(Array.isArray(x))for(const l of x)w.push(l);else if(x instanceof P.Bi){O(x);for(const l of x.values())w.push(
l)}}}function y(v,O){const w=[];return m(v,D=>{w.length===0&&O(D)&&w.push(D)}),w.length>0}}),88960:((I,k,h)=>{h.d(k,{B:()=>P,M:()=>m});const P=(v,O)=>y(v,O,!1),
m=(v,O)=>y(v,O,!0);function y(v,O,w){let[D,x]=[0,v.length];for(;D<x;){const l=D+x>>1,M=v[l];M<O||w&&M===O?D=l+1:x=l}return D}})};
