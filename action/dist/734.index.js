"use strict";exports.id=734,exports.ids=[734],exports.modules={62583:((W,k,g)=>{g.d(k,{Z:()=>w});var S=g(14414),m=g(54324),T=g(95079),v=g(77497),M=g(30656);async function w(d,O,P){
const D=[],C={};for(const _ of O.fields){D.push(A(d,O,P,_)),(0,S.K)(_)&&_.kind!=="password"&&O.byName.get(_.name)===_&&Object.defineProperty(C,_.name,{value:P.of(
_),enumerable:!0,configurable:!0,writable:!0});const c=d.job.pace.step(4e3);c&&await c}return{fields:D,values:C,xfa:(0,M.f4)(d,O),scripts:(0,v.on)(d,O)}}function A(d,O,P,D){
const{kind:C,flags:_,name:c}=D,a=O.integer(D.nodes[0],"MaxLen"),n=C==="password",e=C==="text"||n;return{name:c,type:C,value:n?null:P.of(D),default:n?null:P.of(D,
"DV"),options:x(d,O,P,D),required:(_&T.mw)!==0,readOnly:(_&T.sj)!==0,multiline:C==="text"&&(_&T.kz)!==0,maxLength:e&&a>0?a:null,pages:[...new Set(D.widgets.flatMap(
({pages:f})=>f))].sort((f,l)=>f-l)}}function x(d,O,P,D){return D.kind==="dropdown"||D.kind==="list"?P.choices(D).map(({value:C,display:_})=>({value:C,display:_})):
D.kind!=="checkbox"&&D.kind!=="radio"?[]:(0,m.lD)(d,O,D).names.map(C=>({value:C,display:C}))}}),30172:((W,k,g)=>{g.r(k),g.d(k,{get_form_data:()=>M});var S=g(7390),
m=g(62583),T=g(95079),v=g(23319);const M=async(w,{open_password:A},x)=>{const d=await(0,S.E)(w.bytes,x,{password:A}),O=await T.mO.read(d),P=await(0,m.Z)(d,O,new v.
n(d,O)),D=d.pages.count;return{documents:[{...w,pageCount:D}],data:P,notes:[],facts:{pageCount:D,fieldCount:O.fields.length}}}}),38990:((W,k,g)=>{g.d(k,{QL:()=>w,
bf:()=>M,fq:()=>c,hj:()=>_,i4:()=>D,iA:()=>x,pv:()=>C,qU:()=>O,tP:()=>A});var S=g(20381),m=g(16039),T=g(90191),v=g(30729);function M(e){for(;e.part===""&&e.parent;)
e=e.parent;return e}const w="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),A=100;function*x(e,{from:f=e.array((0,T.Wo)(e,"AcroForm")?.
dict.get("Fields")),below:l,visit:p=new T._i(e),depth:y=1/0}={}){const R=[],h=(o=[],t)=>{for(let s=o.length-1;s>=0;s--)R.push({value:o[s],parent:t})};h(f,l);for(let o=R.
pop();o;o=R.pop()){const{value:t,parent:s}=o,i=(0,m.i9)(t)?e.get(t):t;if(!(0,m.Zm)(i)||!p.first(t)||(s?.depth??0)>=y)continue;const r=e.resolve(i.get("T")),u=e.
resolve(i.get("FT")),E=r instanceof m.Mx?(0,S.g7)(r):"",L={number:(0,m.i9)(t)?t.number:void 0,dict:i,parent:s,part:E,name:n(s&&s.depth%A!==0?s.name:"",E),type:u instanceof
m.SX?u.text:s?.type,depth:(s?.depth??0)+1};yield L,h(e.array(i.get("Kids")),L)}}const d=1e3,O=(0,v.H)(P);async function P(e){const f=[];for(const l of x(e)){f.push(
l);const p=e.job.pace.step(d);p&&await p}return f}function D(e){const f=new Set(e.flatMap(({parent:l,dict:p})=>l&&p.has("T")?[l]:[]));return e.filter(l=>(l.dict.
has("T")||!l.parent)&&!f.has(l))}function C(e,f){const l=e.resolve(_(e,f,"FT"));return l instanceof m.SX?l.text:void 0}function _(e,f,l){for(const p of a(e,f)){
const y=p.get(l);if(y!==void 0)return y}}function c(e,f){let l="";for(const p of a(e,f)){const y=e.resolve(p.get("T"));y instanceof m.Mx&&(l=n((0,S.g7)(y),l))}return l}
function*a(e,f){let l=f;for(let p=0;l&&p<A;p++)yield l,l=e.dict(l.get("Parent"))}const n=(e,f)=>e===""||f===""?e+f:`${e}.${f}`}),54075:((W,k,g)=>{g.d(k,{X:()=>_,
km:()=>T,ol:()=>S,xK:()=>P});const S=200,m=1e4;async function T(c,a,n){const e=new v(c);for(let f=e.next();f;f=e.next()){if(n(f))return"left";const l=a.step((f.
to-f.from)*4+50);l&&await l}return e.hasDocumentType?"document type":e.malformed?"malformed":"well-formed"}class v{text;malformed=!1;hasDocumentType=!1;at=0;constructor(a){
this.text=a}next(){const{text:a,at:n}=this;if(n>=a.length)return;if(a.charCodeAt(n)!==M)return this.characters(n,this.nextTag(n));if(a.startsWith("<!--",n))return this.
other(n,"-->",4);if(a.startsWith("<?",n))return this.other(n,"?>",2);if(a.startsWith("<![CDATA[",n)){const f=a.indexOf("]]>",n);return f<0?this.end():(this.at=f+
3,{kind:"text",text:a.slice(n+9,f),from:n,to:this.at})}return a.startsWith("<!",n)?(this.hasDocumentType=a.startsWith("<!DOCTYPE",n),this.end()):(a.charCodeAt(n+
1)===A?this.endTag(n):this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(a,n,e){const f=this.text.indexOf(n,a+e);return f<0?this.end():(this.at=f+n.length,
{kind:"other",from:a,to:this.at})}endTag(a){const n=this.name(a+2),e=this.blanks(n);if(!(n===a+2||this.text.charCodeAt(e)!==w))return this.at=e+1,{kind:"end",name:this.
text.slice(a+2,n),from:a,to:this.at}}startTag(a){const{text:n}=this,e=this.name(a+1);if(e===a+1)return;const f=n.slice(a+1,e),l=[];for(let p=e;;){const y=this.blanks(
p),R=n.charCodeAt(y);if(R===w||R===A&&n.charCodeAt(y+1)===w)return this.at=R===w?y+1:y+2,{kind:R===w?"start":"empty",name:f,attributes:l,from:a,to:this.at};const h=this.
name(y),o=this.blanks(h),t=this.blanks(o+1),s=n[t];if(y===p||h===y||n[o]!=="="||s!=='"'&&s!=="'")return;const i=n.indexOf(s,t+1),r=n.slice(t+1,Math.max(i,t+1)),
u=r.includes("<")?void 0:d(r);if(i<0||u===void 0||l.length>=m)return;l.push({name:n.slice(y,h),value:u,from:y,to:i+1}),p=i+1}}characters(a,n){const e=d(this.text.
slice(a,n));return e===void 0?this.fault(a,n):(this.at=n,{kind:"text",text:e,from:a,to:n})}nextTag(a){const n=this.text.indexOf("<",a);return n<0?this.text.length:
n}fault(a,n){return this.malformed=!0,this.at=n,{kind:"other",from:a,to:n}}end(){this.malformed=!0,this.at=this.text.length}blanks(a){const{text:n}=this;for(;;){
const e=n.charCodeAt(a);if(e!==32&&e!==9&&e!==10&&e!==13)return a;a++}}name(a){const{text:n}=this;for(;a<n.length;a++){const e=n.charCodeAt(a);if(e<=32||e===A||
e===w||e===M||e===61||e===34||e===39)break}return a}}const[M,w,A]=[60,62,47],x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function d(c){
if(!c.includes("&"))return c;const a=[];let n=0;for(let e=c.indexOf("&");e>=0;e=c.indexOf("&",n)){const f=c.indexOf(";",e);if(f<0||f-e>12)return;const l=c.slice(
e+1,f),p=x.get(l)??O(l);if(p===void 0)return;a.push(c.slice(n,e),p),n=f+1}return a.push(c.slice(n)),a.join("")}function O(c){const a=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(c),n=a?parseInt(a[1]??a[2],a[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&n<=57343)?String.fromCodePoint(n):void 0}function P(c){const[a,n,e,f]=c;
if(a===0&&n===0&&(e===254||e===0)||a===255&&n===254&&e===0&&f===0)return C(c);if(a===254&&n===255||a===0&&n===60)return D(new TextDecoder("utf-16be").decode(c));
if(a===255&&n===254||a===60&&n===0)return D(new TextDecoder("utf-16le").decode(c));const l=new TextDecoder().decode(c);return D(l.includes("�")?Buffer.from(c).
toString("latin1"):l)}const D=c=>c.startsWith("\uFEFF")?c.slice(1):c;function C(c){const a=new DataView(c.buffer,c.byteOffset,c.byteLength),n=c[0]!==0,e=[];for(let f=0;f+
4<=c.length;f+=4){const l=a.getUint32(f,n);if(l>1114111)return;e.push(String.fromCodePoint(l))}return D(e.join(""))}const _=c=>c.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),75767:((W,k,g)=>{g.d(k,{S:()=>T});var S=g(7548),m=g(30729);const T=(0,m.H)(v=>(0,S.zx)(v,["AP","JS",
"EF","ByteRange","Sig"]))}),30729:((W,k,g)=>{g.d(k,{H:()=>S});function S(m){const T=new WeakMap;return v=>{if(v.hasChanges)return m(v);const M=T.get(v);if(M)return M.
answer;const w=m(v);return T.set(v,{answer:w}),w}}}),90191:((W,k,g)=>{g.d(k,{J7:()=>T,Kd:()=>w,Wo:()=>A,_i:()=>M,b9:()=>v});var S=g(84293),m=g(16039);class T{document;gone=new Set;chased=new Set;constructor(d){
this.document=d}remove(d){const{catalog:O,catalogNumber:P,pages:D}=this.document,C=O.get("Pages");d===P||(0,m.i9)(C)&&d===C.number||D.holds(d)||(this.gone.add(d),
this.document.remove(d))}chase(d){this.chased.add(d)}removed(){return this.gone}takeChased(){const d=this.chased;return this.chased=new Set,d}isGone(d){return(0,m.
i9)(d)&&this.gone.has(d.number)}}class v{most;left;constructor(d){this.most=this.left=d.job.limits.nodes}spend=d=>{if(this.left-=d,this.left<0)throw(0,S.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class M{seen=new Set;allowance;constructor(d,O=new v(
d)){this.allowance=O}first(d){return this.allowance.spend(1),(0,m.i9)(d)?this.seen.has(d.number)?!1:(this.seen.add(d.number),!0):!0}}function w(x,d){return(0,m.
i9)(x)?x.number:d}function A(x,d){const O=x.catalog.get(d),P=x.dict(O);return P&&{dict:P,holder:w(O,x.catalogNumber)}}}),11275:((W,k,g)=>{g.d(k,{Gy:()=>D,Rf:()=>C,
Ip:()=>_});var S=g(58143),m=g(9448),T=g(48024);class v{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new T.s;signed=new Set;constructor(o,t,s){
this.detail=t,this.strings=s,this.scan.strings=s;const i=new Int32Array(t?8*o:o);this.done=new Uint8Array(t?o:0);const r=u=>i.subarray(u*o,(u+1)*o);this.end=r(0),
this.valueEnd=r(1),this.dataStart=r(2),this.dataEnd=r(3),this.lengthStart=r(4),this.lengthEnd=r(5),this.from=r(6),this.to=r(7)}}var M=g(269),w=g(66249),A=g(66498),
x=g(16039);class d{scan=new T.s;ranges=new Map}const O=2;class P{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(o,t,s){this.walked=s,this.live=
new Uint8Array(o),this.via=new Int32Array(t?o:0)}}async function D(h,{watched:o}={}){const{markings:t,referrers:s}=await C([h],{watched:o,detail:!0}),{live:i,via:r}=t[0];
return{live:i,via:r,referrers:s}}async function C(h,o={}){const t=new e(h,o);return await t.run(),t}function _(h,{repairs:o}){for(const{part:t,number:s,value:i}of o)
h[t].put(s,i)}const c=100,a=100,n=-2;class e{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};kept=new w.R;strings;alias;constructor(o,{detail:t=!1,strings:s=!1,watched:i,alias:r}){if(this.documents=o,this.strings=s,this.alias=r,this.markings=o.map(
u=>new P(u.size,i!==void 0,l(u,s||t,s))),!!i){this.watched=new Uint8Array(o[0].size);for(const u of i)this.watched[u]=1}}async run(){const{documents:o,stack:t}=this,
[s]=o;for(const[i,r]of s.trailer)i!=="Encrypt"&&this.followValue(0,r);for(;t.length>0;){const i=t.pop(),r=i%o.length,u=s.job.pace.step(this.follow(r,(i-r)/o.length));
u&&await u}for(const{live:i,signed:r,walked:u}of this.markings)for(const E of u.signed)i[E]===1&&r.add(E)}visit(o,t){this.alias&&({part:o,number:t}=this.alias(o,
t)??{part:o,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const s=this.markings[o],{live:i}=s;t<=0||t>=i.length||i[t]!==0||!this.
documents[o].exists(t)||(i[t]=1,this.watched&&(s.via[t]=this.current),this.stack.push(t*this.documents.length+o))}follow(o,t){const s=this.documents[o],i=this.markings[o],
{walked:r}=i;if(this.current=t,i.count++,s.isChanged(t))return this.followChanged(s,i,o,t);if(r.done[t]===1)return this.followAgain(s,i,o,t);const{scan:u,detail:E}=r;
E||(u.used=0);const L=u.used,I=s.table.kind[t]===S.tL?this.walk(s,r,t):this.walkPlace(s,t,u);return I<0||u.byteRange&&this.isSignature(r.signed,t)?this.forget(u,
L).followRepaired(s,o,t):(i.bytes+=I,E&&(r.from[t]=L,r.to[t]=u.used,r.valueEnd[t]=this.extent.valueEnd,r.done[t]=1),this.followMarks(o,u,L,u.used,u.lengthStart),
a+I)}followChanged(o,t,s,i){const r=o.patched(i);if(!r){const U=o.edited.get(i);return f(U)||U===null?this.followRepaired(o,s,i):(this.followValue(s,U),U instanceof
x.Z6&&(t.bytes+=U.data.length+c),a)}const{detail:u}=t.walked;if(r.references&&!u&&!o.suspect){for(let U=r.first;U<r.last;U++)this.visit(s,r.references[U]);return t.
bytes+=r.end-r.start,a}const{scan:E,ranges:L}=p(t);u||(E.used=0);const I=E.used,B=this.walkPlace(o,i,E);return B<0||E.byteRange&&this.isSignature(t.signed,i)?this.
forget(E,I).followRepaired(o,s,i):(t.bytes+=B,u&&L.set(i,{from:I,to:E.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,E,I,E.used,E.lengthStart),a+B)}followAgain(o,t,s,i){
const{walked:r}=t;return t.bytes+=r.end[i]>0?r.end[i]-o.table.place[i]:c,this.followMarks(s,r.scan,r.from[i],r.to[i],r.lengthStart[i]),a}isSignature(o,t){return o.
add(t),this.strings}followMarks(o,{marks:t},s,i,r){const u=this.strings?r:n;for(let E=s;E<i;E+=3)t[E]!==T.A&&t[E+1]!==u&&this.visit(o,t[E])}forget(o,t){return o.
used=t,this}followRepaired(o,t,s){const i=o.get(s),r=f(i)?o.resolve(i):i;return r===null?(this.markings[t].live[s]=O,this.markings[t].count--):this.repair(t,s,r),
a}repair(o,t,s){this.repairs.push({part:o,number:t,value:s}),this.followValue(o,s)}followValue(o,t){const s=[t];for(;s.length>0;){const i=s.pop();if(i instanceof
x.oS)this.visit(i instanceof x.rV?i.part:o,i.number);else if(Array.isArray(i))for(const r of i)s.push(r);else if(i instanceof x.Bi){i.has("ByteRange")&&this.markings[o].
signed.add(this.current);for(const r of i.values())s.push(r)}else if(i instanceof x.Z6)for(const[r,u]of i.dict)r!=="Length"&&s.push(u)}}walk(o,t,s){const{extent:i}=this,
{bytes:r}=o,{scan:u}=t,E=o.bodies[s];u.forgetLength();const{kept:L}=this,I=!this.strings&&o.recallEntries(s,L);I&&u.append(L.scan.marks,L.marksFrom,L.marksTo);const B=I?
L.close+2:u.value(r,E,r.length);return B<0||r[B-1]===M.AV||!(0,m.x)(o,B,u,i)||o.suspect&&!(0,A.D)(r,E,B)?-1:(i.dataStart<0&&(u.lengthStart=-1),t.end[s]=i.end,t.
detail&&(t.dataStart[s]=i.dataStart,t.dataEnd[s]=i.dataEnd,t.lengthStart[s]=u.lengthStart,t.lengthEnd[s]=u.lengthEnd),i.end-o.table.place[s])}walkPlace(o,t,s){const i=o.
place(t);if(!i)return-1;const{bytes:r,start:u,end:E}=i;s.forgetLength();const L=s.value(r,u,E);return s.lengthStart=-1,L<0&&!R(r,u,E)||y(r,u,E)||L>0&&r[L-1]===M.
AV||L>=0&&(0,M.AN)(r,L,E)<E||o.suspect&&!(0,A.D)(r,u,E)?-1:(this.extent.valueEnd=L<0?E:L,E-u)}}const f=h=>h instanceof x.oS&&!(h instanceof x.rV);function l(h,o,t){
const s=h.walked;if(s?.strings===t)return s;const i=new v(h.size,o,t);return o&&(h.walked=i),i}function p(h){return h.patches||(h.patches=new d,h.patches.scan.strings=
h.walked.strings),h.patches}function y(h,o,t){const s=(0,M.AN)(h,o,t);return s>=t||h[s]===M.yq&&(0,M.wb)(h,s,"null")}function R(h,o,t){for(let s=o;s<t;s++)if("<\
([/%".includes(String.fromCharCode(h[s])))return!1;return!0}}),7548:((W,k,g)=>{g.d(k,{RJ:()=>O,V3:()=>d,vb:()=>P,zx:()=>x});var S=g(58143),m=g(88960),T=g(269),v=g(
48024);const M=16384,w=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function x(_,c){const a=c.map(p=>{const[y="",...R]=[...p].map(o=>o.replace(/\W/,"\\$&")),
h=/\W/.test(p)?A:"\\w";return`${y}(?:${R.join("")}|${h}{0,${Math.max(0,p.length-2)}}#)`}),n=new RegExp(`/(?:${a.join("|")}|#)`,"g"),e=Object.fromEntries(c.map(p=>[
p,new Set])),f=new Set;await O(_,(p,y,R,h)=>{const o=p.toString("latin1",y,R);n.lastIndex=0;for(let t=n.exec(o);t;t=n.exec(o)){const s=h(y+t.index);s!==void 0&&
(t[0].endsWith("#")?f.add(s):e[t[0].slice(1)].add(s))}});for(const p of P(_))f.add(p);const l=p=>[...new Set([...p,...f])].sort((y,R)=>y-R);return Object.fromEntries(
c.map(p=>[p,l(e[p])]))}async function d(_,c){const a=await x(_,c);return[...new Set(Object.values(a).flat())].sort((n,e)=>n-e)}async function O(_,c){const{bytes:a,
table:n}=_,e=D(_),f=new Int32Array(e.length);for(let h=0;h<e.length;h++)f[h]=n.place[e[h]];const l=(0,T.bS)(a),p=h=>e[(0,m.M)(f,h)-1],y=new v.s;let R=0;for(let h=0;h<
e.length;h++){const o=h+1===e.length,t=o?a.length:f[h+1],s=t-f[h]>M;if(!s&&!o&&t-R<w)continue;if(s){f[h]>R&&c(l,R,f[h],p),y.reset();const r=y.value(a,_.bodies[e[h]],
t);c(l,f[h],r<0?t:r,p)}else c(l,R,t,p);const i=_.job.pace.step(Math.min(t-R,w));i&&await i,R=t}for(const[h,o]of C(_)){const t=_.objectStream(h);if(!t)continue;const s=new Set(
o),{starts:i}=t;c((0,T.bS)(t.data),0,t.data.length,u=>{const E=t.numbers[(0,m.M)(i,u)-1];return E!==void 0&&s.has(E)?E:void 0});const r=_.job.pace.step(t.data.length);
r&&await r}}function*P(_){for(let c=1;_.hasChanges&&c<_.size;c++)_.isChanged(c)&&_.exists(c)&&(yield c)}function D(_){const{table:c,hasChanges:a}=_,n=[];let e=!0,
f=-1;for(let l=1;l<c.size;l++){if(c.kind[l]!==S.tL||a&&_.isChanged(l))continue;const p=c.place[l];e&&=p>=f,f=p,n.push(l)}return e?n:n.sort((l,p)=>c.place[l]-c.place[p])}
function C(_){const{table:c,hasChanges:a}=_,n=new Map;for(let e=1;e<c.size;e++){if(c.kind[e]!==S.UT||a&&_.isChanged(e))continue;const f=c.place[e],l=n.get(f);l?
l.push(e):n.set(f,[e])}return n}}),38504:((W,k,g)=>{g.d(k,{C:()=>m,L:()=>T});var S=g(16039);function m(v,M){const w=[v];for(;w.length>0;){const A=w.pop(),x=A instanceof
S.Z6?A.dict:A;if(Array.isArray(x))for(const d of x)w.push(d);else if(x instanceof S.Bi){M(x);for(const d of x.values())w.push(d)}}}function T(v,M){const w=[];return m(
v,A=>{w.length===0&&M(A)&&w.push(A)}),w.length>0}}),88960:((W,k,g)=>{g.d(k,{B:()=>S,M:()=>m});const S=(v,M)=>T(v,M,!1),m=(v,M)=>T(v,M,!0);function T(v,M,w){let[
A,x]=[0,v.length];for(;A<x;){const d=A+x>>1,O=v[d];O<M||w&&O===M?A=d+1:x=d}return A}})};
