"use strict";exports.id=6021,exports.ids=[6021],exports.modules={17623:((U,L,u)=>{u.d(L,{Z:()=>v});var k=u(38544),A=u(52604),D=u(52755),M=u(76933),y=u(77500);async function v(l,w,T){
const m=[],S={};for(const R of w.fields){m.push(O(l,w,T,R)),(0,k.K)(R)&&R.kind!=="password"&&w.byName.get(R.name)===R&&Object.defineProperty(S,R.name,{value:T.of(
R),enumerable:!0,configurable:!0,writable:!0});const E=l.job.pace.step(4e3);E&&await E}return{fields:m,values:S,xfa:(0,y.f4)(l,w),scripts:(0,M.on)(l,w)}}function O(l,w,T,m){
const{kind:S,flags:R,name:E}=m,s=w.integer(m.nodes[0],"MaxLen"),n=S==="password",i=S==="text"||n;return{name:E,type:S,value:n?null:T.of(m),default:n?null:T.of(m,
"DV"),options:x(l,w,T,m),required:(R&D.mw)!==0,readOnly:(R&D.sj)!==0,multiline:S==="text"&&(R&D.kz)!==0,maxLength:i&&s>0?s:null,pages:[...new Set(m.widgets.flatMap(
({pages:f})=>f))].sort((f,c)=>f-c)}}function x(l,w,T,m){return m.kind==="dropdown"||m.kind==="list"?T.choices(m).map(({value:S,display:R})=>({value:S,display:R})):
m.kind!=="checkbox"&&m.kind!=="radio"?[]:(0,A.lD)(l,w,m).names.map(S=>({value:S,display:S}))}}),57644:((U,L,u)=>{u.r(L),u.d(L,{get_form_data:()=>y});var k=u(90966),
A=u(17623),D=u(52755),M=u(16259);const y=async(v,{open_password:O},x)=>{const l=await(0,k.E)(v.bytes,x,{password:O}),w=await D.mO.read(l),T=await(0,A.Z)(l,w,new M.
n(l,w)),m=l.pages.count;return{documents:[{...v,pageCount:m}],data:T,notes:[],facts:{pageCount:m,fieldCount:w.fields.length}}}}),91374:((U,L,u)=>{u.d(L,{QL:()=>v,
bf:()=>y,fq:()=>E,hj:()=>R,i4:()=>m,iA:()=>x,pv:()=>S,qU:()=>w,tP:()=>O});var k=u(77581),A=u(45599),D=u(9819),M=u(70549);function y(i){for(;i.part===""&&i.parent;)
i=i.parent;return i}const v="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),O=100;function*x(i,{from:f=i.array((0,D.Wo)(i,"AcroForm")?.
dict.get("Fields")),below:c,visit:g=new D._i(i),depth:p=1/0}={}){const P=[],W=(d=[],t)=>{for(let e=d.length-1;e>=0;e--)P.push({value:d[e],parent:t})};W(f,c);for(let d=P.
pop();d;d=P.pop()){const{value:t,parent:e}=d,o=(0,A.i9)(t)?i.get(t):t;if(!(0,A.Zm)(o)||!g.first(t)||(e?.depth??0)>=p)continue;const a=i.resolve(o.get("T")),r=i.
resolve(o.get("FT")),h=a instanceof A.Mx?(0,k.g7)(a):"",_={number:(0,A.i9)(t)?t.number:void 0,dict:o,parent:e,part:h,name:n(e&&e.depth%O!==0?e.name:"",h),type:r instanceof
A.SX?r.text:e?.type,depth:(e?.depth??0)+1};yield _,W(i.array(o.get("Kids")),_)}}const l=1e3,w=(0,M.n)(T);async function T(i){const f=[];for(const c of x(i)){f.push(
c);const g=i.job.pace.step(l);g&&await g}return f}function m(i){const f=new Set(i.flatMap(({parent:c,dict:g})=>c&&g.has("T")?[c]:[]));return i.filter(c=>(c.dict.
has("T")||!c.parent)&&!f.has(c))}function S(i,f){const c=i.resolve(R(i,f,"FT"));return c instanceof A.SX?c.text:void 0}function R(i,f,c){for(const g of s(i,f)){
const p=g.get(c);if(p!==void 0)return p}}function E(i,f){let c="";for(const g of s(i,f)){const p=i.resolve(g.get("T"));p instanceof A.Mx&&(c=n((0,k.g7)(p),c))}return c}
function*s(i,f){let c=f;for(let g=0;c&&g<O;g++)yield c,c=i.dict(c.get("Parent"))}const n=(i,f)=>i===""||f===""?i+f:`${i}.${f}`}),3907:((U,L,u)=>{u.d(L,{X:()=>R,
km:()=>D,ol:()=>k,xK:()=>T});const k=200,A=1e4;async function D(E,s,n){const i=new M(E);for(let f=i.next();f;f=i.next()){if(n(f))return"left";const c=s.step((f.
to-f.from)*4+50);c&&await c}return i.hasDocumentType?"document type":i.malformed?"malformed":"well-formed"}class M{text;malformed=!1;hasDocumentType=!1;at=0;constructor(s){
this.text=s}next(){const{text:s,at:n}=this;if(n>=s.length)return;if(s.charCodeAt(n)!==y)return this.characters(n,this.nextTag(n));if(s.startsWith("<!--",n))return this.
other(n,"-->",4);if(s.startsWith("<?",n))return this.other(n,"?>",2);if(s.startsWith("<![CDATA[",n)){const f=s.indexOf("]]>",n);return f<0?this.end():(this.at=f+
3,{kind:"text",text:s.slice(n+9,f),from:n,to:this.at})}return s.startsWith("<!",n)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",n),this.end()):(s.charCodeAt(n+
1)===O?this.endTag(n):this.startTag(n))??this.fault(n,this.nextTag(n+1))}other(s,n,i){const f=this.text.indexOf(n,s+i);return f<0?this.end():(this.at=f+n.length,
{kind:"other",from:s,to:this.at})}endTag(s){const n=this.name(s+2),i=this.blanks(n);if(!(n===s+2||this.text.charCodeAt(i)!==v))return this.at=i+1,{kind:"end",name:this.
text.slice(s+2,n),from:s,to:this.at}}startTag(s){const{text:n}=this,i=this.name(s+1);if(i===s+1)return;const f=n.slice(s+1,i),c=[];for(let g=i;;){const p=this.blanks(
g),P=n.charCodeAt(p);if(P===v||P===O&&n.charCodeAt(p+1)===v)return this.at=P===v?p+1:p+2,{kind:P===v?"start":"empty",name:f,attributes:c,from:s,to:this.at};const W=this.
name(p),d=this.blanks(W),t=this.blanks(d+1),e=n[t];if(p===g||W===p||n[d]!=="="||e!=='"'&&e!=="'")return;const o=n.indexOf(e,t+1),a=n.slice(t+1,Math.max(o,t+1)),
r=a.includes("<")?void 0:l(a);if(o<0||r===void 0||c.length>=A)return;c.push({name:n.slice(p,W),value:r,from:p,to:o+1}),g=o+1}}characters(s,n){const i=l(this.text.
slice(s,n));return i===void 0?this.fault(s,n):(this.at=n,{kind:"text",text:i,from:s,to:n})}nextTag(s){const n=this.text.indexOf("<",s);return n<0?this.text.length:
n}fault(s,n){return this.malformed=!0,this.at=n,{kind:"other",from:s,to:n}}end(){this.malformed=!0,this.at=this.text.length}blanks(s){const{text:n}=this;for(;;){
const i=n.charCodeAt(s);if(i!==32&&i!==9&&i!==10&&i!==13)return s;s++}}name(s){const{text:n}=this;for(;s<n.length;s++){const i=n.charCodeAt(s);if(i<=32||i===O||
i===v||i===y||i===61||i===34||i===39)break}return s}}const[y,v,O]=[60,62,47],x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function l(E){
if(!E.includes("&"))return E;const s=[];let n=0;for(let i=E.indexOf("&");i>=0;i=E.indexOf("&",n)){const f=E.indexOf(";",i);if(f<0||f-i>12)return;const c=E.slice(
i+1,f),g=x.get(c)??w(c);if(g===void 0)return;s.push(E.slice(n,i),g),n=f+1}return s.push(E.slice(n)),s.join("")}function w(E){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(E),n=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return n>0&&n<=1114111&&!(n>=55296&&n<=57343)?String.fromCodePoint(n):void 0}function T(E){const[s,n,i,f]=E;
if(s===0&&n===0&&(i===254||i===0)||s===255&&n===254&&i===0&&f===0)return S(E);if(s===254&&n===255||s===0&&n===60)return m(new TextDecoder("utf-16be").decode(E));
if(s===255&&n===254||s===60&&n===0)return m(new TextDecoder("utf-16le").decode(E));const c=new TextDecoder().decode(E);return m(c.includes("�")?Buffer.from(E).
toString("latin1"):c)}const m=E=>E.startsWith("\uFEFF")?E.slice(1):E;function S(E){const s=new DataView(E.buffer,E.byteOffset,E.byteLength),n=E[0]!==0,i=[];for(let f=0;f+
4<=E.length;f+=4){const c=s.getUint32(f,n);if(c>1114111)return;i.push(String.fromCodePoint(c))}return m(i.join(""))}const R=E=>E.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),70549:((U,L,u)=>{u.d(L,{n:()=>k});function k(A){const D=new WeakMap;return M=>{if(M.hasChanges)return A(
M);const y=D.get(M);if(y)return y.answer;const v=A(M);return D.set(M,{answer:v}),v}}}),9819:((U,L,u)=>{u.d(L,{J7:()=>D,Kd:()=>v,Wo:()=>O,_i:()=>y,b9:()=>M});var k=u(
42973),A=u(45599);class D{document;gone=new Set;chased=new Set;constructor(l){this.document=l}remove(l){const{catalog:w,catalogNumber:T,pages:m}=this.document,S=w.
get("Pages");l===T||(0,A.i9)(S)&&l===S.number||m.holds(l)||(this.gone.add(l),this.document.remove(l))}chase(l){this.chased.add(l)}removed(){return this.gone}takeChased(){
const l=this.chased;return this.chased=new Set,l}isGone(l){return(0,A.i9)(l)&&this.gone.has(l.number)}}class M{most;left;constructor(l){this.most=this.left=l.job.
limits.nodes}spend=l=>{if(this.left-=l,this.left<0)throw(0,k.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(l,w=new M(l)){this.allowance=w,this.seen=new Uint8Array(
(l.size>>3)+1)}first(l){if(this.allowance.spend(1),!(0,A.i9)(l))return!0;const{number:w}=l,T=w>>3;if(T>=this.seen.length)return this.beyond.size<this.beyond.add(
w).size;const m=1<<(w&7),S=(this.seen[T]&m)===0;return this.seen[T]|=m,S}}function v(x,l){return(0,A.i9)(x)?x.number:l}function O(x,l){const w=x.catalog.get(l),
T=x.dict(w);return T&&{dict:T,holder:v(w,x.catalogNumber)}}}),33973:((U,L,u)=>{u.d(L,{Gy:()=>m,Rf:()=>S,Ip:()=>R});var k=u(54619),A=u(85368),D=u(88500);class M{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.
s;signed=new Set;constructor(t,e,o){this.detail=e,this.strings=o,this.scan.strings=o;const a=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const r=h=>a.
subarray(h*t,(h+1)*t);this.end=r(0),this.valueEnd=r(1),this.dataStart=r(2),this.dataEnd=r(3),this.lengthStart=r(4),this.lengthEnd=r(5),this.from=r(6),this.to=r(
7)}}var y=u(78157),v=u(79725),O=u(39150),x=u(45599);class l{scan=new D.s;ranges=new Map}const w=2;class T{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,o){
this.walked=o,this.live=new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function m(d,{watched:t}={}){const{markings:e,referrers:o}=await S([d],{watched:t,
detail:!0}),{live:a,via:r}=e[0];return{live:a,via:r,referrers:o}}async function S(d,t={}){const e=new f(d,t);return await e.run(),e}function R(d,{repairs:t}){for(const{
part:e,number:o,value:a}of t)d[e].put(o,a)}const E=100,s=100,n=-2;function i(d){if(d instanceof x.Z6)return d.data.length+i(d.dict);if(Array.isArray(d))return 12*
d.length;if(!(d instanceof x.Bi))return E;let t=30*d.size;for(const e of d.values())Array.isArray(e)&&(t+=12*e.length);return t}class f{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(t,{detail:e=!1,strings:o=!1,watched:a,alias:r}){if(this.documents=t,this.strings=
o,this.alias=r,this.markings=t.map(h=>new T(h.size,a!==void 0,g(h,o||e,o))),!!a){this.watched=new Uint8Array(t[0].size);for(const h of a)this.watched[h]=1}}async run(){
const{documents:t,stack:e}=this,[o]=t;for(const[a,r]of o.trailer)a!=="Encrypt"&&this.followValue(0,r);for(;e.length>0;){const a=e.pop(),r=a%t.length,h=o.job.pace.
step(this.follow(r,(a-r)/t.length));h&&await h}for(const{live:a,signed:r,walked:h}of this.markings)for(const _ of h.signed)a[_]===1&&r.add(_)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const o=this.markings[t],{live:a}=o;e<=
0||e>=a.length||a[e]!==0||!this.documents[t].exists(e)||(a[e]=1,this.watched&&(o.via[e]=this.current),this.stack.push(e*this.documents.length+t))}follow(t,e){const o=this.
documents[t],a=this.markings[t],{walked:r}=a;if(this.current=e,a.count++,o.isChanged(e))return this.followChanged(o,a,t,e);if(r.done[e]===1)return this.followAgain(
o,a,t,e);const{scan:h,detail:_}=r;_||(h.used=0);const C=h.used,I=o.table.kind[e]===k.tL?this.walk(o,r,e):this.walkPlace(o,e,h);return I<0||h.byteRange&&this.isSignature(
r.signed,e)?this.forget(h,C).followRepaired(o,t,e):(a.bytes+=I,_&&(r.from[e]=C,r.to[e]=h.used,r.valueEnd[e]=this.extent.valueEnd,r.done[e]=1),this.followMarks(t,
h,C,h.used,h.lengthStart),s+I)}followChanged(t,e,o,a){const r=t.patched(a);if(!r){const j=t.edited.get(a);return c(j)||j===null?this.followRepaired(t,o,a):(this.
followValue(o,j),e.bytes+=i(j),s)}const{detail:h}=e.walked;if(r.references&&!h&&!t.suspect){for(let j=r.first;j<r.last;j++)this.visit(o,r.references[j]);return e.
bytes+=r.end-r.start,s}const{scan:_,ranges:C}=p(e);h||(_.used=0);const I=_.used,B=this.walkPlace(t,a,_);return B<0||_.byteRange&&this.isSignature(e.signed,a)?this.
forget(_,I).followRepaired(t,o,a):(e.bytes+=B,h&&C.set(a,{from:I,to:_.used,valueEnd:this.extent.valueEnd}),this.followMarks(o,_,I,_.used,_.lengthStart),s+B)}followAgain(t,e,o,a){
const{walked:r}=e;return e.bytes+=r.end[a]>0?r.end[a]-t.table.place[a]:E,this.followMarks(o,r.scan,r.from[a],r.to[a],r.lengthStart[a]),s}isSignature(t,e){return t.
add(e),this.strings}followMarks(t,{marks:e},o,a,r){const h=this.strings?r:n;for(let _=o;_<a;_+=3)e[_]!==D.A&&e[_+1]!==h&&this.visit(t,e[_])}forget(t,e){return t.
used=e,this}followRepaired(t,e,o){const a=t.get(o),r=c(a)?t.resolve(a):a;return r===null?(this.markings[e].live[o]=w,this.markings[e].count--):this.repair(e,o,r),
s}repair(t,e,o){this.repairs.push({part:t,number:e,value:o}),this.followValue(t,o)}followValue(t,e){const o=[e];for(;o.length>0;){const a=o.pop();if(a instanceof
x.oS)this.visit(a instanceof x.rV?a.part:t,a.number);else if(Array.isArray(a))for(const r of a)o.push(r);else if(a instanceof x.Bi){a.has("ByteRange")&&this.markings[t].
signed.add(this.current);for(const r of a.values())o.push(r)}else if(a instanceof x.Z6)for(const[r,h]of a.dict)r!=="Length"&&o.push(h)}}walk(t,e,o){const{extent:a}=this,
{bytes:r}=t,{scan:h}=e,_=t.bodies[o];h.forgetLength();const{kept:C}=this,I=!this.strings&&t.recallEntries(o,C);I&&h.append(C.scan.marks,C.marksFrom,C.marksTo);const B=I?
C.close+2:h.value(r,_,r.length);return B<0||r[B-1]===y.AV||!(0,A.x)(t,B,h,a)||t.suspect&&!(0,O.D)(r,_,B)?-1:(a.dataStart<0&&(h.lengthStart=-1),e.end[o]=a.end,e.
detail&&(e.dataStart[o]=a.dataStart,e.dataEnd[o]=a.dataEnd,e.lengthStart[o]=h.lengthStart,e.lengthEnd[o]=h.lengthEnd),a.end-t.table.place[o])}walkPlace(t,e,o){const a=t.
place(e);if(!a)return-1;const{bytes:r,start:h,end:_}=a;o.forgetLength();const C=o.value(r,h,_);return o.lengthStart=-1,C<0&&!W(r,h,_)||P(r,h,_)||C>0&&r[C-1]===y.
AV||C>=0&&(0,y.AN)(r,C,_)<_||t.suspect&&!(0,O.D)(r,h,_)?-1:(this.extent.valueEnd=C<0?_:C,_-h)}}const c=d=>d instanceof x.oS&&!(d instanceof x.rV);function g(d,t,e){
const o=d.walked;if(o?.strings===e)return o;const a=new M(d.size,t,e);return t&&(d.walked=a),a}function p(d){return d.patches||(d.patches=new l,d.patches.scan.strings=
d.walked.strings),d.patches}function P(d,t,e){const o=(0,y.AN)(d,t,e);return o>=e||d[o]===y.yq&&(0,y.wb)(d,o,"null")}function W(d,t,e){for(let o=t;o<e;o++)if("<\
([/%".includes(String.fromCharCode(d[o])))return!1;return!0}}),21996:((U,L,u)=>{u.d(L,{Av:()=>l,RJ:()=>m,V3:()=>T,vb:()=>S,zx:()=>x});var k=u(54619),A=u(93604),
D=u(78157),M=u(88500);const y=2048,v=65536,O="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function x(s,n){const{found:i,all:f}=await w(s,n),c=g=>[...new Set([...g,...f])].
sort((p,P)=>p-P);return Object.fromEntries(n.map(g=>[g,c(i[g])]))}async function l(s,n){const{found:i,all:f}=await w(s,n);for(const c of Object.values(i))for(const g of c)
f.add(g);return f}async function w(s,n){const i=n.map(p=>{const[P="",...W]=[...p].map(t=>t.replace(/\W/,"\\$&")),d=/\W/.test(p)?O:"\\w";return`${P}(?:${W.join("")}\
|${d}{0,${Math.max(0,p.length-2)}}#)`}),f=new RegExp(`/(?:${i.join("|")}|#)`,"g"),c=Object.fromEntries(n.map(p=>[p,new Set])),g=new Set;await m(s,(p,P,W,d)=>{const t=p.
toString("latin1",P,W);f.lastIndex=0;for(let e=f.exec(t);e;e=f.exec(t)){const o=d(P+e.index);o!==void 0&&(e[0].endsWith("#")?g.add(o):c[e[0].slice(1)].add(o))}});
for(const p of S(s))g.add(p);return{found:c,all:g}}async function T(s,n){const i=await x(s,n);return[...new Set(Object.values(i).flat())].sort((f,c)=>f-c)}async function m(s,n){
const{bytes:i,table:f}=s,c=R(s),g=new Int32Array(c.length);for(let t=0;t<c.length;t++)g[t]=f.place[c[t]];const p=(0,D.bS)(i),P=t=>c[(0,A.M)(g,t)-1],W=new M.s;let d=0;
for(let t=0;t<c.length;t++){const e=t+1===c.length,o=e?i.length:g[t+1],a=o-g[t]>y;if(!a&&!e&&o-d<v)continue;if(a){g[t]>d&&n(p,d,g[t],P),W.reset();const h=W.value(
i,s.bodies[c[t]],o);n(p,g[t],h<0?o:h,P)}else n(p,d,o,P);const r=s.job.pace.step(Math.min(o-d,v));r&&await r,d=o}for(const[t,e]of E(s)){const o=s.objectStream(t);
if(!o)continue;const a=new Set(e),{starts:r}=o;n((0,D.bS)(o.data),0,o.data.length,_=>{const C=o.numbers[(0,A.M)(r,_)-1];return C!==void 0&&a.has(C)?C:void 0});const h=s.
job.pace.step(o.data.length);h&&await h}}function*S(s){for(let n=1;s.hasChanges&&n<s.size;n++)s.isChanged(n)&&s.exists(n)&&(yield n)}function R(s){const{table:n,
hasChanges:i}=s,f=[];let c=!0,g=-1;for(let p=1;p<n.size;p++){if(n.kind[p]!==k.tL||i&&s.isChanged(p))continue;const P=n.place[p];c&&=P>=g,g=P,f.push(p)}return c?
f:f.sort((p,P)=>n.place[p]-n.place[P])}function E(s){const{table:n,hasChanges:i}=s,f=new Map;for(let c=1;c<n.size;c++){if(n.kind[c]!==k.UT||i&&s.isChanged(c))continue;
const g=n.place[c],p=f.get(g);p?p.push(c):f.set(g,[c])}return f}}),90536:((U,L,u)=>{u.d(L,{C:()=>A,L:()=>D});var k=u(45599);function A(M,y){const v=[M];for(;v.length>
0;){const O=v.pop(),x=O instanceof k.Z6?O.dict:O;if(Array.isArray(x))for(const l of x)v.push(l);else if(x instanceof k.Bi){y(x);for(const l of x.values())v.push(
l)}}}function D(M,y){const v=[];return A(M,O=>{v.length===0&&y(O)&&v.push(O)}),v.length>0}}),93604:((U,L,u)=>{u.d(L,{B:()=>k,M:()=>A});const k=(M,y)=>D(M,y,!1),
A=(M,y)=>D(M,y,!0);function D(M,y,v){let[O,x]=[0,M.length];for(;O<x;){const l=O+x>>1,w=M[l];w<y||v&&w===y?O=l+1:x=l}return O}})};
