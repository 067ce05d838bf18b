"use strict";exports.id=3807,exports.ids=[3807],exports.modules={93424:((W,L,g)=>{g.r(L),g.d(L,{get_form_data:()=>D});var _=g(7390),O=g(14414),k=g(54324),A=g(95079),T=g(77497),
C=g(30656);async function P(S,h,x){const f=[],t={};for(const e of h.fields){f.push(E(S,h,x,e)),(0,O.K)(e)&&e.kind!=="password"&&h.byName.get(e.name)===e&&Object.
defineProperty(t,e.name,{value:x.of(e),enumerable:!0,configurable:!0,writable:!0});const n=S.job.pace.step(4e3);n&&await n}return{fields:f,values:t,xfa:(0,C.f4)(
S,h),scripts:(0,T.on)(S,h)}}function E(S,h,x,f){const{kind:t,flags:e,name:n}=f,l=h.integer(f.nodes[0],"MaxLen"),r=t==="password",M=t==="text"||r;return{name:n,type:t,
value:r?null:x.of(f),default:r?null:x.of(f,"DV"),options:u(S,h,x,f),required:(e&A.mw)!==0,readOnly:(e&A.sj)!==0,multiline:t==="text"&&(e&A.kz)!==0,maxLength:M&&
l>0?l:null,pages:[...new Set(f.widgets.flatMap(({pages:v})=>v))].sort((v,y)=>v-y)}}function u(S,h,x,f){return f.kind==="dropdown"||f.kind==="list"?x.choices(f).
map(({value:t,display:e})=>({value:t,display:e})):f.kind!=="checkbox"&&f.kind!=="radio"?[]:(0,k.lD)(S,h,f).names.map(t=>({value:t,display:t}))}var w=g(23319);const D=async(S,{
open_password:h},x)=>{const f=await(0,_.E)(S.bytes,x,{password:h}),t=await A.mO.read(f),e=await P(f,t,new w.n(f,t)),n=f.pages.count;return{documents:[{...S,pageCount:n}],
data:e,notes:[],facts:{pageCount:n,fieldCount:t.fields.length}}}}),38990:((W,L,g)=>{g.d(L,{QL:()=>C,bf:()=>T,fq:()=>f,hj:()=>x,i4:()=>S,iA:()=>E,pv:()=>h,qU:()=>w,
tP:()=>P});var _=g(20381),O=g(16039),k=g(90191),A=g(30729);function T(n){for(;n.part===""&&n.parent;)n=n.parent;return n}const C="FT Parent T TU TM Ff V DV DA Q\
 DS RV Opt MaxLen TI I Lock SV".split(" "),P=100;function*E(n,{from:l=n.array((0,k.Wo)(n,"AcroForm")?.dict.get("Fields")),below:r,visit:M=new k._i(n),depth:v=1/0}={}){
const y=[],p=(i=[],s)=>{for(let o=i.length-1;o>=0;o--)y.push({value:i[o],parent:s})};p(l,r);for(let i=y.pop();i;i=y.pop()){const{value:s,parent:o}=i,a=(0,O.i9)(
s)?n.get(s):s;if(!(0,O.Zm)(a)||!M.first(s)||(o?.depth??0)>=v)continue;const c=n.resolve(a.get("T")),d=n.resolve(a.get("FT")),m=c instanceof O.Mx?(0,_.g7)(c):"",
R={number:(0,O.i9)(s)?s.number:void 0,dict:a,parent:o,part:m,name:e(o&&o.depth%P!==0?o.name:"",m),type:d instanceof O.SX?d.text:o?.type,depth:(o?.depth??0)+1};yield R,
p(n.array(a.get("Kids")),R)}}const u=1e3,w=(0,A.H)(D);async function D(n){const l=[];for(const r of E(n)){l.push(r);const M=n.job.pace.step(u);M&&await M}return l}
function S(n){const l=new Set(n.flatMap(({parent:r,dict:M})=>r&&M.has("T")?[r]:[]));return n.filter(r=>(r.dict.has("T")||!r.parent)&&!l.has(r))}function h(n,l){
const r=n.resolve(x(n,l,"FT"));return r instanceof O.SX?r.text:void 0}function x(n,l,r){for(const M of t(n,l)){const v=M.get(r);if(v!==void 0)return v}}function f(n,l){
let r="";for(const M of t(n,l)){const v=n.resolve(M.get("T"));v instanceof O.Mx&&(r=e((0,_.g7)(v),r))}return r}function*t(n,l){let r=l;for(let M=0;r&&M<P;M++)yield r,
r=n.dict(r.get("Parent"))}const e=(n,l)=>n===""||l===""?n+l:`${n}.${l}`}),54075:((W,L,g)=>{g.d(L,{X:()=>x,km:()=>k,ol:()=>_,xK:()=>D});const _=200,O=1e4;async function k(f,t,e){
const n=new A(f);for(let l=n.next();l;l=n.next()){if(e(l))return"left";const r=t.step((l.to-l.from)*4+50);r&&await r}return n.hasDocumentType?"document type":n.
malformed?"malformed":"well-formed"}class A{text;malformed=!1;hasDocumentType=!1;at=0;constructor(t){this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;
if(t.charCodeAt(e)!==T)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.other(e,"-->",4);if(t.startsWith("<?",e))return this.other(
e,"?>",2);if(t.startsWith("<![CDATA[",e)){const l=t.indexOf("]]>",e);return l<0?this.end():(this.at=l+3,{kind:"text",text:t.slice(e+9,l),from:e,to:this.at})}return t.
startsWith("<!",e)?(this.hasDocumentType=t.startsWith("<!DOCTYPE",e),this.end()):(t.charCodeAt(e+1)===P?this.endTag(e):this.startTag(e))??this.fault(e,this.nextTag(
e+1))}other(t,e,n){const l=this.text.indexOf(e,t+n);return l<0?this.end():(this.at=l+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.name(t+2),
n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==C))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){const{text:e}=this,
n=this.name(t+1);if(n===t+1)return;const l=e.slice(t+1,n),r=[];for(let M=n;;){const v=this.blanks(M),y=e.charCodeAt(v);if(y===C||y===P&&e.charCodeAt(v+1)===C)return this.
at=y===C?v+1:v+2,{kind:y===C?"start":"empty",name:l,attributes:r,from:t,to:this.at};const p=this.name(v),i=this.blanks(p),s=this.blanks(i+1),o=e[s];if(v===M||p===
v||e[i]!=="="||o!=='"'&&o!=="'")return;const a=e.indexOf(o,s+1),c=e.slice(s+1,Math.max(a,s+1)),d=c.includes("<")?void 0:u(c);if(a<0||d===void 0||r.length>=O)return;
r.push({name:e.slice(v,p),value:d,from:v,to:a+1}),M=a+1}}characters(t,e){const n=u(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.at=e,{kind:"tex\
t",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{kind:"other",from:t,
to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&n!==13)return t;t++}}name(t){
const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===P||n===C||n===T||n===61||n===34||n===39)break}return t}}const[T,C,P]=[60,62,47],E=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function u(f){if(!f.includes("&"))return f;const t=[];let e=0;for(let n=f.indexOf("&");n>=0;n=f.indexOf(
"&",e)){const l=f.indexOf(";",n);if(l<0||l-n>12)return;const r=f.slice(n+1,l),M=E.get(r)??w(r);if(M===void 0)return;t.push(f.slice(e,n),M),e=l+1}return t.push(f.
slice(e)),t.join("")}function w(f){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(f),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>0&&e<=1114111&&!(e>=55296&&
e<=57343)?String.fromCodePoint(e):void 0}function D(f){const[t,e,n,l]=f;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&l===0)return h(f);if(t===254&&
e===255||t===0&&e===60)return S(new TextDecoder("utf-16be").decode(f));if(t===255&&e===254||t===60&&e===0)return S(new TextDecoder("utf-16le").decode(f));const r=new TextDecoder().
decode(f);return S(r.includes("�")?Buffer.from(f).toString("latin1"):r)}const S=f=>f.startsWith("\uFEFF")?f.slice(1):f;function h(f){const t=new DataView(f.buffer,
f.byteOffset,f.byteLength),e=f[0]!==0,n=[];for(let l=0;l+4<=f.length;l+=4){const r=t.getUint32(l,e);if(r>1114111)return;n.push(String.fromCodePoint(r))}return S(
n.join(""))}const x=f=>f.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),30729:((W,L,g)=>{g.d(L,{H:()=>_});function _(O){
const k=new WeakMap;return A=>{if(A.hasChanges)return O(A);const T=k.get(A);if(T)return T.answer;const C=O(A);return k.set(A,{answer:C}),C}}}),90191:((W,L,g)=>{
g.d(L,{J7:()=>k,Kd:()=>C,Wo:()=>P,_i:()=>T,b9:()=>A});var _=g(84293),O=g(16039);class k{document;gone=new Set;chased=new Set;constructor(u){this.document=u}remove(u){
const{catalog:w,catalogNumber:D,pages:S}=this.document,h=w.get("Pages");u===D||(0,O.i9)(h)&&u===h.number||S.holds(u)||(this.gone.add(u),this.document.remove(u))}chase(u){
this.chased.add(u)}removed(){return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,O.i9)(u)&&this.gone.has(u.number)}}
class A{most;left;constructor(u){this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,_.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class T{seen=new Set;allowance;constructor(u,w=new A(
u)){this.allowance=w}first(u){return this.allowance.spend(1),(0,O.i9)(u)?this.seen.has(u.number)?!1:(this.seen.add(u.number),!0):!0}}function C(E,u){return(0,O.
i9)(E)?E.number:u}function P(E,u){const w=E.catalog.get(u),D=E.dict(w);return D&&{dict:D,holder:C(w,E.catalogNumber)}}}),11275:((W,L,g)=>{g.d(L,{Gy:()=>S,Rf:()=>h,
Ip:()=>x});var _=g(58143),O=g(9448),k=g(48024);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new k.s;signed=new Set;constructor(i,s,o){
this.detail=s,this.strings=o,this.scan.strings=o;const a=new Int32Array(s?8*i:i);this.done=new Uint8Array(s?i:0);const c=d=>a.subarray(d*i,(d+1)*i);this.end=c(0),
this.valueEnd=c(1),this.dataStart=c(2),this.dataEnd=c(3),this.lengthStart=c(4),this.lengthEnd=c(5),this.from=c(6),this.to=c(7)}}var T=g(269),C=g(66249),P=g(66498),
E=g(16039);class u{scan=new k.s;ranges=new Map}const w=2;class D{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(i,s,o){this.walked=o,this.live=
new Uint8Array(i),this.via=new Int32Array(s?i:0)}}async function S(p,{watched:i}={}){const{markings:s,referrers:o}=await h([p],{watched:i,detail:!0}),{live:a,via:c}=s[0];
return{live:a,via:c,referrers:o}}async function h(p,i={}){const s=new n(p,i);return await s.run(),s}function x(p,{repairs:i}){for(const{part:s,number:o,value:a}of i)
p[s].put(o,a)}const f=100,t=100,e=-2;class n{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};kept=new C.R;strings;alias;constructor(i,{detail:s=!1,strings:o=!1,watched:a,alias:c}){if(this.documents=i,this.strings=o,this.alias=c,this.markings=i.map(
d=>new D(d.size,a!==void 0,r(d,o||s,o))),!!a){this.watched=new Uint8Array(i[0].size);for(const d of a)this.watched[d]=1}}async run(){const{documents:i,stack:s}=this,
[o]=i;for(const[a,c]of o.trailer)a!=="Encrypt"&&this.followValue(0,c);for(;s.length>0;){const a=s.pop(),c=a%i.length,d=o.job.pace.step(this.follow(c,(a-c)/i.length));
d&&await d}for(const{live:a,signed:c,walked:d}of this.markings)for(const m of d.signed)a[m]===1&&c.add(m)}visit(i,s){this.alias&&({part:i,number:s}=this.alias(i,
s)??{part:i,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const o=this.markings[i],{live:a}=o;s<=0||s>=a.length||a[s]!==0||!this.
documents[i].exists(s)||(a[s]=1,this.watched&&(o.via[s]=this.current),this.stack.push(s*this.documents.length+i))}follow(i,s){const o=this.documents[i],a=this.markings[i],
{walked:c}=a;if(this.current=s,a.count++,o.isChanged(s))return this.followChanged(o,a,i,s);if(c.done[s]===1)return this.followAgain(o,a,i,s);const{scan:d,detail:m}=c;
m||(d.used=0);const R=d.used,b=o.table.kind[s]===_.tL?this.walk(o,c,s):this.walkPlace(o,s,d);return b<0||d.byteRange&&this.isSignature(c.signed,s)?this.forget(d,
R).followRepaired(o,i,s):(a.bytes+=b,m&&(c.from[s]=R,c.to[s]=d.used,c.valueEnd[s]=this.extent.valueEnd,c.done[s]=1),this.followMarks(i,d,R,d.used,d.lengthStart),
t+b)}followChanged(i,s,o,a){const c=i.patched(a);if(!c){const I=i.edited.get(a);return l(I)||I===null?this.followRepaired(i,o,a):(this.followValue(o,I),I instanceof
E.Z6&&(s.bytes+=I.data.length+f),t)}const{detail:d}=s.walked;if(c.references&&!d&&!i.suspect){for(let I=c.first;I<c.last;I++)this.visit(o,c.references[I]);return s.
bytes+=c.end-c.start,t}const{scan:m,ranges:R}=M(s);d||(m.used=0);const b=m.used,j=this.walkPlace(i,a,m);return j<0||m.byteRange&&this.isSignature(s.signed,a)?this.
forget(m,b).followRepaired(i,o,a):(s.bytes+=j,d&&R.set(a,{from:b,to:m.used,valueEnd:this.extent.valueEnd}),this.followMarks(o,m,b,m.used,m.lengthStart),t+j)}followAgain(i,s,o,a){
const{walked:c}=s;return s.bytes+=c.end[a]>0?c.end[a]-i.table.place[a]:f,this.followMarks(o,c.scan,c.from[a],c.to[a],c.lengthStart[a]),t}isSignature(i,s){return i.
add(s),this.strings}followMarks(i,{marks:s},o,a,c){const d=this.strings?c:e;for(let m=o;m<a;m+=3)s[m]!==k.A&&s[m+1]!==d&&this.visit(i,s[m])}forget(i,s){return i.
used=s,this}followRepaired(i,s,o){const a=i.get(o),c=l(a)?i.resolve(a):a;return c===null?(this.markings[s].live[o]=w,this.markings[s].count--):this.repair(s,o,c),
t}repair(i,s,o){this.repairs.push({part:i,number:s,value:o}),this.followValue(i,o)}followValue(i,s){const o=[s];for(;o.length>0;){const a=o.pop();if(a instanceof
E.oS)this.visit(a instanceof E.rV?a.part:i,a.number);else if(Array.isArray(a))for(const c of a)o.push(c);else if(a instanceof E.Bi){a.has("ByteRange")&&this.markings[i].
signed.add(this.current);for(const c of a.values())o.push(c)}else if(a instanceof E.Z6)for(const[c,d]of a.dict)c!=="Length"&&o.push(d)}}walk(i,s,o){const{extent:a}=this,
{bytes:c}=i,{scan:d}=s,m=i.bodies[o];d.forgetLength();const{kept:R}=this,b=!this.strings&&i.recallEntries(o,R);b&&d.append(R.scan.marks,R.marksFrom,R.marksTo);const j=b?
R.close+2:d.value(c,m,c.length);return j<0||c[j-1]===T.AV||!(0,O.x)(i,j,d,a)||i.suspect&&!(0,P.D)(c,m,j)?-1:(a.dataStart<0&&(d.lengthStart=-1),s.end[o]=a.end,s.
detail&&(s.dataStart[o]=a.dataStart,s.dataEnd[o]=a.dataEnd,s.lengthStart[o]=d.lengthStart,s.lengthEnd[o]=d.lengthEnd),a.end-i.table.place[o])}walkPlace(i,s,o){const a=i.
place(s);if(!a)return-1;const{bytes:c,start:d,end:m}=a;o.forgetLength();const R=o.value(c,d,m);return o.lengthStart=-1,R<0&&!y(c,d,m)||v(c,d,m)||R>0&&c[R-1]===T.
AV||R>=0&&(0,T.AN)(c,R,m)<m||i.suspect&&!(0,P.D)(c,d,m)?-1:(this.extent.valueEnd=R<0?m:R,m-d)}}const l=p=>p instanceof E.oS&&!(p instanceof E.rV);function r(p,i,s){
const o=p.walked;if(o?.strings===s)return o;const a=new A(p.size,i,s);return i&&(p.walked=a),a}function M(p){return p.patches||(p.patches=new u,p.patches.scan.strings=
p.walked.strings),p.patches}function v(p,i,s){const o=(0,T.AN)(p,i,s);return o>=s||p[o]===T.yq&&(0,T.wb)(p,o,"null")}function y(p,i,s){for(let o=i;o<s;o++)if("<\
([/%".includes(String.fromCharCode(p[o])))return!1;return!0}}),7548:((W,L,g)=>{g.d(L,{RJ:()=>u,vb:()=>w,zx:()=>E});var _=g(58143),O=g(88960),k=g(269),A=g(48024);
const T=16384,C=65536,P="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function E(h,x){const f=x.map(r=>{const[M="",...v]=[...r].map(p=>p.replace(/\W/,"\\$&")),y=/\W/.
test(r)?P:"\\w";return`${M}(?:${v.join("")}|${y}{0,${Math.max(0,r.length-2)}}#)`}),t=new RegExp(`/(?:${f.join("|")}|#)`,"g"),e=Object.fromEntries(x.map(r=>[r,new Set])),
n=new Set;await u(h,(r,M,v,y)=>{const p=r.toString("latin1",M,v);t.lastIndex=0;for(let i=t.exec(p);i;i=t.exec(p)){const s=y(M+i.index);s!==void 0&&(i[0].endsWith(
"#")?n.add(s):e[i[0].slice(1)].add(s))}});for(const r of w(h))n.add(r);const l=r=>[...new Set([...r,...n])].sort((M,v)=>M-v);return Object.fromEntries(x.map(r=>[
r,l(e[r])]))}async function u(h,x){const{bytes:f,table:t}=h,e=D(h),n=new Int32Array(e.length);for(let y=0;y<e.length;y++)n[y]=t.place[e[y]];const l=(0,k.bS)(f),
r=y=>e[(0,O.M)(n,y)-1],M=new A.s;let v=0;for(let y=0;y<e.length;y++){const p=y+1===e.length,i=p?f.length:n[y+1],s=i-n[y]>T;if(!s&&!p&&i-v<C)continue;if(s){n[y]>
v&&x(l,v,n[y],r),M.reset();const a=M.value(f,h.bodies[e[y]],i);x(l,n[y],a<0?i:a,r)}else x(l,v,i,r);const o=h.job.pace.step(Math.min(i-v,C));o&&await o,v=i}for(const[
y,p]of S(h)){const i=h.objectStream(y);if(!i)continue;const s=new Set(p),{starts:o}=i;x((0,k.bS)(i.data),0,i.data.length,c=>{const d=i.numbers[(0,O.M)(o,c)-1];return d!==
void 0&&s.has(d)?d:void 0});const a=h.job.pace.step(i.data.length);a&&await a}}function*w(h){for(let x=1;h.hasChanges&&x<h.size;x++)h.isChanged(x)&&h.exists(x)&&
(yield x)}function D(h){const{table:x,hasChanges:f}=h,t=[];let e=!0,n=-1;for(let l=1;l<x.size;l++){if(x.kind[l]!==_.tL||f&&h.isChanged(l))continue;const r=x.place[l];
e&&=r>=n,n=r,t.push(l)}return e?t:t.sort((l,r)=>x.place[l]-x.place[r])}function S(h){const{table:x,hasChanges:f}=h,t=new Map;for(let e=1;e<x.size;e++){if(x.kind[e]!==
_.UT||f&&h.isChanged(e))continue;const n=x.place[e],l=t.get(n);l?l.push(e):t.set(n,[e])}return t}}),38504:((W,L,g)=>{g.d(L,{CA:()=>C,L3:()=>P,p$:()=>T});var _=g(
88960),O=g(269),k=g(16039),A=g(58143);function T(E,u){const{table:w}=E,D=new Set,S=[],h=new Map;for(let t=1;t<w.size;t++)if(E.isChanged(t))E.exists(t)&&D.add(t);else if(w.
kind[t]===A.tL)S.push(t);else if(w.kind[t]===A.UT){const e=w.place[t],n=h.get(e);n?n.push(t):h.set(e,[t])}for(let t=w.size;t<E.size;t++)E.exists(t)&&D.add(t);S.
sort((t,e)=>w.place[t]-w.place[e]);const x=Int32Array.from(S,t=>w.place[t]),f=(0,O.bS)(E.bytes);for(const t of u)for(let e=f.indexOf(t);e>=0;e=f.indexOf(t,e+t.length)){
const n=S[(0,_.M)(x,e)-1];n!==void 0&&D.add(n)}for(const[t,e]of h){const n=E.objectStream(t);if(!n)continue;const l=(0,O.bS)(n.data);if(u.some(r=>l.includes(r)))
for(const r of e)D.add(r)}return[...D].sort((t,e)=>t-e)}function C(E,u){const w=[E];for(;w.length>0;){const D=w.pop(),S=D instanceof k.Z6?D.dict:D;if(Array.isArray(
S))for(const h of S)w.push(h);else if(S instanceof k.Bi){u(S);for(const h of S.values())w.push(h)}}}function P(E,u){const w=[];return C(E,D=>{w.length===0&&u(D)&&
w.push(D)}),w.length>0}}),88960:((W,L,g)=>{g.d(L,{B:()=>_,M:()=>O});const _=(A,T)=>k(A,T,!1),O=(A,T)=>k(A,T,!0);function k(A,T,C){let[P,E]=[0,A.length];for(;P<E;){
const u=P+E>>1,w=A[u];w<T||C&&w===T?P=u+1:E=u}return P}})};
