"use strict";exports.id=7495,exports.ids=[7495],exports.modules={3424:((I,R,d)=>{d.r(R),d.d(R,{get_form_data:()=>A});var C=d(7390),M=d(4414),D=d(4324),m=d(5079),O=d(7497),T=d(
656);async function P(u,f,w){const o=[],t={};for(const e of f.fields){o.push(x(u,f,w,e)),(0,M.K)(e)&&e.kind!=="password"&&f.byName.get(e.name)===e&&Object.defineProperty(
t,e.name,{value:w.of(e),enumerable:!0,configurable:!0,writable:!0});const n=u.job.pace.step(4e3);n&&await n}return{fields:o,values:t,xfa:(0,T.f4)(u,f),scripts:(0,O.
on)(u,f)}}function x(u,f,w,o){const{kind:t,flags:e,name:n}=o,c=f.integer(o.nodes[0],"MaxLen"),h=t==="password",y=t==="text"||h;return{name:n,type:t,value:h?null:
w.of(o),default:h?null:w.of(o,"DV"),options:p(u,f,w,o),required:(e&m.mw)!==0,readOnly:(e&m.sj)!==0,multiline:t==="text"&&(e&m.kz)!==0,maxLength:y&&c>0?c:null,pages:[
...new Set(o.widgets.flatMap(({pages:v})=>v))].sort((v,L)=>v-L)}}function p(u,f,w,o){return o.kind==="dropdown"||o.kind==="list"?w.choices(o).map(({value:t,display:e})=>({
value:t,display:e})):o.kind!=="checkbox"&&o.kind!=="radio"?[]:(0,D.lD)(u,f,o).names.map(t=>({value:t,display:t}))}var _=d(3319);const A=async(u,{open_password:f},w)=>{
const o=await(0,C.E)(u.bytes,w,{password:f}),t=await m.mO.read(o),e=await P(o,t,new _.n(o,t)),n=o.pages.count;return{documents:[{...u,pageCount:n}],data:e,notes:[],
facts:{pageCount:n,fieldCount:t.fields.length}}}}),6725:((I,R,d)=>{d.d(R,{$x:()=>_,Kh:()=>x,xS:()=>p});var C=d(9153),M=d(1275),D=d(6123),m=d(6039),O=d(4075),T=d(
5767),P=d(191);function x(f,w){const o=f.resolve(w.get("S"));return(!w.has("S")||(0,m.Eo)(o,"JavaScript")||(0,m.Eo)(o,"Rendition"))&&f.resolve(w.get("JS"))!==null}
async function p(f,w){const o=w.filter(e=>(0,D.L3)(f.get(e),n=>x(f,n)));if(o.length===0)return!1;const{live:t}=await(0,M.Gy)(f);return o.some(e=>t[e]===1)}async function _(f){
return await p(f,(await(0,T.S)(f)).JS)||A(f)}async function A(f){if(!(0,m.Zm)(f.get(f.catalogNumber)))return!1;const w=f.resolve((0,P.Wo)(f,"AcroForm")?.dict.get(
"XFA"));if(w===null)return!1;if(f.security?.locked===!0)return null;for(const o of Array.isArray(w)?w:[w]){const t=f.resolve(o);if(!(t instanceof m.Z6))continue;
let e;try{e=await f.decodedAtEase(t)}catch(c){if(!(c instanceof C.zU)||c.code==="cancelled")throw c;return!0}const n=(0,O.xK)(e);if(n===void 0||n.includes("scri\
pt")&&await u(n,f.job.pace))return!0}return!1}async function u(f,w){const o=t=>(t.kind==="start"||t.kind==="empty")&&/^(?:[^:]*:)?script$/.test(t.name);return await(0,O.
km)(f,w,o)!=="well-formed"}}),8990:((I,R,d)=>{d.d(R,{QL:()=>T,bf:()=>O,fq:()=>o,hj:()=>w,i4:()=>u,iA:()=>x,pv:()=>f,qU:()=>_,tP:()=>P});var C=d(381),M=d(6039),D=d(
191),m=d(729);function O(n){for(;n.part===""&&n.parent;)n=n.parent;return n}const T="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),P=100;
function*x(n,{from:c=n.array((0,D.Wo)(n,"AcroForm")?.dict.get("Fields")),below:h,visit:y=new D._i(n),depth:v=1/0}={}){const L=[],g=(i=[],s)=>{for(let a=i.length-
1;a>=0;a--)L.push({value:i[a],parent:s})};g(c,h);for(let i=L.pop();i;i=L.pop()){const{value:s,parent:a}=i,r=(0,M.i9)(s)?n.get(s):s;if(!(0,M.Zm)(r)||!y.first(s)||
(a?.depth??0)>=v)continue;const l=n.resolve(r.get("T")),E=n.resolve(r.get("FT")),S=l instanceof M.Mx?(0,C.g7)(l):"",k={number:(0,M.i9)(s)?s.number:void 0,dict:r,
parent:a,part:S,name:e(a&&a.depth%P!==0?a.name:"",S),type:E instanceof M.SX?E.text:a?.type,depth:(a?.depth??0)+1};yield k,g(n.array(r.get("Kids")),k)}}const p=1e3,
_=(0,m.H)(A);async function A(n){const c=[];for(const h of x(n)){c.push(h);const y=n.job.pace.step(p);y&&await y}return c}function u(n){const c=new Set(n.flatMap(
({parent:h,dict:y})=>h&&y.has("T")?[h]:[]));return n.filter(h=>(h.dict.has("T")||!h.parent)&&!c.has(h))}function f(n,c){const h=n.resolve(w(n,c,"FT"));return h instanceof
M.SX?h.text:void 0}function w(n,c,h){for(const y of t(n,c)){const v=y.get(h);if(v!==void 0)return v}}function o(n,c){let h="";for(const y of t(n,c)){const v=n.resolve(
y.get("T"));v instanceof M.Mx&&(h=e((0,C.g7)(v),h))}return h}function*t(n,c){let h=c;for(let y=0;h&&y<P;y++)yield h,h=n.dict(h.get("Parent"))}const e=(n,c)=>n===
""||c===""?n+c:`${n}.${c}`}),4075:((I,R,d)=>{d.d(R,{X:()=>w,km:()=>D,ol:()=>C,xK:()=>A});const C=200,M=1e4;async function D(o,t,e){const n=new m(o);for(let c=n.
next();c;c=n.next()){if(e(c))return"left";const h=t.step((c.to-c.from)*4+50);h&&await h}return n.malformed?"malformed":"well-formed"}class m{text;malformed=!1;at=0;constructor(t){
this.text=t}next(){const{text:t,at:e}=this;if(e>=t.length)return;if(t.charCodeAt(e)!==O)return this.characters(e,this.nextTag(e));if(t.startsWith("<!--",e))return this.
other(e,"-->",4);if(t.startsWith("<?",e))return this.other(e,"?>",2);if(t.startsWith("<![CDATA[",e)){const c=t.indexOf("]]>",e);return c<0?this.end():(this.at=c+
3,{kind:"text",text:t.slice(e+9,c),from:e,to:this.at})}return t.startsWith("<!",e)?this.end():(t.charCodeAt(e+1)===P?this.endTag(e):this.startTag(e))??this.fault(
e,this.nextTag(e+1))}other(t,e,n){const c=this.text.indexOf(e,t+n);return c<0?this.end():(this.at=c+e.length,{kind:"other",from:t,to:this.at})}endTag(t){const e=this.
name(t+2),n=this.blanks(e);if(!(e===t+2||this.text.charCodeAt(n)!==T))return this.at=n+1,{kind:"end",name:this.text.slice(t+2,e),from:t,to:this.at}}startTag(t){
const{text:e}=this,n=this.name(t+1);if(n===t+1)return;const c=e.slice(t+1,n),h=[];for(let y=n;;){const v=this.blanks(y),L=e.charCodeAt(v);if(L===T||L===P&&e.charCodeAt(
v+1)===T)return this.at=L===T?v+1:v+2,{kind:L===T?"start":"empty",name:c,attributes:h,from:t,to:this.at};const g=this.name(v),i=this.blanks(g),s=this.blanks(i+1),
a=e[s];if(v===y||g===v||e[i]!=="="||a!=='"'&&a!=="'")return;const r=e.indexOf(a,s+1),l=e.slice(s+1,Math.max(r,s+1)),E=l.includes("<")?void 0:p(l);if(r<0||E===void 0||
h.length>=M)return;h.push({name:e.slice(v,g),value:E,from:v,to:r+1}),y=r+1}}characters(t,e){const n=p(this.text.slice(t,e));return n===void 0?this.fault(t,e):(this.
at=e,{kind:"text",text:n,from:t,to:e})}nextTag(t){const e=this.text.indexOf("<",t);return e<0?this.text.length:e}fault(t,e){return this.malformed=!0,this.at=e,{
kind:"other",from:t,to:e}}end(){this.malformed=!0,this.at=this.text.length}blanks(t){const{text:e}=this;for(;;){const n=e.charCodeAt(t);if(n!==32&&n!==9&&n!==10&&
n!==13)return t;t++}}name(t){const{text:e}=this;for(;t<e.length;t++){const n=e.charCodeAt(t);if(n<=32||n===P||n===T||n===O||n===61||n===34||n===39)break}return t}}
const[O,T,P]=[60,62,47],x=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function p(o){if(!o.includes("&"))return o;const t=[];let e=0;for(let n=o.
indexOf("&");n>=0;n=o.indexOf("&",e)){const c=o.indexOf(";",n);if(c<0||c-n>12)return;const h=o.slice(n+1,c),y=x.get(h)??_(h);if(y===void 0)return;t.push(o.slice(
e,n),y),e=c+1}return t.push(o.slice(e)),t.join("")}function _(o){const t=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(o),e=t?parseInt(t[1]??t[2],t[1]===void 0?10:16):-1;return e>
0&&e<=1114111&&!(e>=55296&&e<=57343)?String.fromCodePoint(e):void 0}function A(o){const[t,e,n,c]=o;if(t===0&&e===0&&(n===254||n===0)||t===255&&e===254&&n===0&&c===
0)return f(o);if(t===254&&e===255||t===0&&e===60)return u(new TextDecoder("utf-16be").decode(o));if(t===255&&e===254||t===60&&e===0)return u(new TextDecoder("ut\
f-16le").decode(o));const h=new TextDecoder().decode(o);return u(h.includes("�")?Buffer.from(o).toString("latin1"):h)}const u=o=>o.startsWith("\uFEFF")?o.slice(
1):o;function f(o){const t=new DataView(o.buffer,o.byteOffset,o.byteLength),e=o[0]!==0,n=[];for(let c=0;c+4<=o.length;c+=4){const h=t.getUint32(c,e);if(h>1114111)
return;n.push(String.fromCodePoint(h))}return u(n.join(""))}const w=o=>o.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),5767:((I,R,d)=>{d.d(R,{S:()=>D});var C=d(7548),M=d(729);const D=(0,M.H)(m=>(0,C.zx)(m,["AP","JS","EF","ByteRange","Sig"]))}),729:((I,R,d)=>{d.d(R,{H:()=>C});
function C(M){const D=new WeakMap;return m=>{if(m.hasChanges)return M(m);const O=D.get(m);if(O)return O.answer;const T=M(m);return D.set(m,{answer:T}),T}}}),191:((I,R,d)=>{
d.d(R,{J7:()=>D,Kd:()=>T,Wo:()=>P,_i:()=>O,b9:()=>m});var C=d(4293),M=d(6039);class D{document;gone=new Set;chased=new Set;constructor(p){this.document=p}remove(p){
const{catalog:_,catalogNumber:A,pages:u}=this.document,f=_.get("Pages");p===A||(0,M.i9)(f)&&p===f.number||u.holds(p)||(this.gone.add(p),this.document.remove(p))}chase(p){
this.chased.add(p)}removed(){return this.gone}takeChased(){const p=this.chased;return this.chased=new Set,p}isGone(p){return(0,M.i9)(p)&&this.gone.has(p.number)}}
class m{most;left;constructor(p){this.most=this.left=p.job.limits.nodes}spend=p=>{if(this.left-=p,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen=new Set;allowance;constructor(p,_=new m(
p)){this.allowance=_}first(p){return this.allowance.spend(1),(0,M.i9)(p)?this.seen.has(p.number)?!1:(this.seen.add(p.number),!0):!0}}function T(x,p){return(0,M.
i9)(x)?x.number:p}function P(x,p){const _=x.catalog.get(p),A=x.dict(_);return A&&{dict:A,holder:T(_,x.catalogNumber)}}}),1275:((I,R,d)=>{d.d(R,{Gy:()=>u,Rf:()=>f,
Ip:()=>w});var C=d(8143),M=d(9448),D=d(8024);class m{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new D.s;signed=new Set;constructor(i,s,a){
this.detail=s,this.strings=a,this.scan.strings=a;const r=new Int32Array(s?8*i:i);this.done=new Uint8Array(s?i:0);const l=E=>r.subarray(E*i,(E+1)*i);this.end=l(0),
this.valueEnd=l(1),this.dataStart=l(2),this.dataEnd=l(3),this.lengthStart=l(4),this.lengthEnd=l(5),this.from=l(6),this.to=l(7)}}var O=d(269),T=d(6249),P=d(6498),
x=d(6039);class p{scan=new D.s;ranges=new Map}const _=2;class A{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(i,s,a){this.walked=a,this.live=
new Uint8Array(i),this.via=new Int32Array(s?i:0)}}async function u(g,{watched:i}={}){const{markings:s,referrers:a}=await f([g],{watched:i,detail:!0}),{live:r,via:l}=s[0];
return{live:r,via:l,referrers:a}}async function f(g,i={}){const s=new n(g,i);return await s.run(),s}function w(g,{repairs:i}){for(const{part:s,number:a,value:r}of i)
g[s].put(a,r)}const o=100,t=100,e=-2;class n{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,dataEnd:-1,
end:-1};kept=new T.R;strings;alias;constructor(i,{detail:s=!1,strings:a=!1,watched:r,alias:l}){if(this.documents=i,this.strings=a,this.alias=l,this.markings=i.map(
E=>new A(E.size,r!==void 0,h(E,a||s,a))),!!r){this.watched=new Uint8Array(i[0].size);for(const E of r)this.watched[E]=1}}async run(){const{documents:i,stack:s}=this,
[a]=i;for(const[r,l]of a.trailer)r!=="Encrypt"&&this.followValue(0,l);for(;s.length>0;){const r=s.pop(),l=r%i.length,E=a.job.pace.step(this.follow(l,(r-l)/i.length));
E&&await E}for(const{live:r,signed:l,walked:E}of this.markings)for(const S of E.signed)r[S]===1&&l.add(S)}visit(i,s){this.alias&&({part:i,number:s}=this.alias(i,
s)??{part:i,number:s}),this.watched&&this.watched[s]===1&&this.referrers.add(this.current);const a=this.markings[i],{live:r}=a;s<=0||s>=r.length||r[s]!==0||!this.
documents[i].exists(s)||(r[s]=1,this.watched&&(a.via[s]=this.current),this.stack.push(s*this.documents.length+i))}follow(i,s){const a=this.documents[i],r=this.markings[i],
{walked:l}=r;if(this.current=s,r.count++,a.isChanged(s))return this.followChanged(a,r,i,s);if(l.done[s]===1)return this.followAgain(a,r,i,s);const{scan:E,detail:S}=l;
S||(E.used=0);const k=E.used,W=a.table.kind[s]===C.tL?this.walk(a,l,s):this.walkPlace(a,s,E);return W<0||E.byteRange&&this.isSignature(l.signed,s)?this.forget(E,
k).followRepaired(a,i,s):(r.bytes+=W,S&&(l.from[s]=k,l.to[s]=E.used,l.valueEnd[s]=this.extent.valueEnd,l.done[s]=1),this.followMarks(i,E,k,E.used,E.lengthStart),
t+W)}followChanged(i,s,a,r){const l=i.patched(r);if(!l){const U=i.edited.get(r);return c(U)||U===null?this.followRepaired(i,a,r):(this.followValue(a,U),U instanceof
x.Z6&&(s.bytes+=U.data.length+o),t)}const{detail:E}=s.walked;if(l.references&&!E&&!i.suspect){for(let U=l.first;U<l.last;U++)this.visit(a,l.references[U]);return s.
bytes+=l.end-l.start,t}const{scan:S,ranges:k}=y(s);E||(S.used=0);const W=S.used,B=this.walkPlace(i,r,S);return B<0||S.byteRange&&this.isSignature(s.signed,r)?this.
forget(S,W).followRepaired(i,a,r):(s.bytes+=B,E&&k.set(r,{from:W,to:S.used,valueEnd:this.extent.valueEnd}),this.followMarks(a,S,W,S.used,S.lengthStart),t+B)}followAgain(i,s,a,r){
const{walked:l}=s;return s.bytes+=l.end[r]>0?l.end[r]-i.table.place[r]:o,this.followMarks(a,l.scan,l.from[r],l.to[r],l.lengthStart[r]),t}isSignature(i,s){return i.
add(s),this.strings}followMarks(i,{marks:s},a,r,l){const E=this.strings?l:e;for(let S=a;S<r;S+=3)s[S]!==D.A&&s[S+1]!==E&&this.visit(i,s[S])}forget(i,s){return i.
used=s,this}followRepaired(i,s,a){const r=i.get(a),l=c(r)?i.resolve(r):r;return l===null?(this.markings[s].live[a]=_,this.markings[s].count--):this.repair(s,a,l),
t}repair(i,s,a){this.repairs.push({part:i,number:s,value:a}),this.followValue(i,a)}followValue(i,s){const a=[s];for(;a.length>0;){const r=a.pop();if(r instanceof
x.oS)this.visit(r instanceof x.rV?r.part:i,r.number);else if(Array.isArray(r))for(const l of r)a.push(l);else if(r instanceof x.Bi){r.has("ByteRange")&&this.markings[i].
signed.add(this.current);for(const l of r.values())a.push(l)}else if(r instanceof x.Z6)for(const[l,E]of r.dict)l!=="Length"&&a.push(E)}}walk(i,s,a){const{extent:r}=this,
{bytes:l}=i,{scan:E}=s,S=i.bodies[a];E.forgetLength();const{kept:k}=this,W=!this.strings&&i.recallEntries(a,k);W&&E.append(k.scan.marks,k.marksFrom,k.marksTo);const B=W?
k.close+2:E.value(l,S,l.length);return B<0||l[B-1]===O.AV||!(0,M.x)(i,B,E,r)||i.suspect&&!(0,P.D)(l,S,B)?-1:(r.dataStart<0&&(E.lengthStart=-1),s.end[a]=r.end,s.
detail&&(s.dataStart[a]=r.dataStart,s.dataEnd[a]=r.dataEnd,s.lengthStart[a]=E.lengthStart,s.lengthEnd[a]=E.lengthEnd),r.end-i.table.place[a])}walkPlace(i,s,a){const r=i.
place(s);if(!r)return-1;const{bytes:l,start:E,end:S}=r;a.forgetLength();const k=a.value(l,E,S);return a.lengthStart=-1,k<0&&!L(l,E,S)||v(l,E,S)||k>0&&l[k-1]===O.
AV||k>=0&&(0,O.AN)(l,k,S)<S||i.suspect&&!(0,P.D)(l,E,S)?-1:(this.extent.valueEnd=k<0?S:k,S-E)}}const c=g=>g instanceof x.oS&&!(g instanceof x.rV);function h(g,i,s){
const a=g.walked;if(a?.strings===s)return a;const r=new m(g.size,i,s);return i&&(g.walked=r),r}function y(g){return g.patches||(g.patches=new p,g.patches.scan.strings=
g.walked.strings),g.patches}function v(g,i,s){const a=(0,O.AN)(g,i,s);return a>=s||g[a]===O.yq&&(0,O.wb)(g,a,"null")}function L(g,i,s){for(let a=i;a<s;a++)if("<\
([/%".includes(String.fromCharCode(g[a])))return!1;return!0}}),7548:((I,R,d)=>{d.d(R,{RJ:()=>x,vb:()=>p,zx:()=>P});var C=d(8143),M=d(8960),D=d(269),m=d(8024);const O=16384,
T=65536;async function P(u,f){const w=f.map(c=>`${c[0]}(?:${c.slice(1)}|\\w{0,${c.length-2}}#)`),o=new RegExp(`/(?:${w.join("|")}|#)`,"g"),t=Object.fromEntries(
f.map(c=>[c,new Set])),e=new Set;await x(u,(c,h,y,v)=>{const L=c.toString("latin1",h,y);o.lastIndex=0;for(let g=o.exec(L);g;g=o.exec(L)){const i=v(h+g.index);i!==
void 0&&(g[0].endsWith("#")?e.add(i):t[g[0].slice(1)].add(i))}});for(const c of p(u))e.add(c);const n=c=>[...new Set([...c,...e])].sort((h,y)=>h-y);return Object.
fromEntries(f.map(c=>[c,n(t[c])]))}async function x(u,f){const{bytes:w,table:o}=u,t=_(u),e=new Int32Array(t.length);for(let v=0;v<t.length;v++)e[v]=o.place[t[v]];
const n=(0,D.bS)(w),c=v=>t[(0,M.M)(e,v)-1],h=new m.s;let y=0;for(let v=0;v<t.length;v++){const L=v+1===t.length,g=L?w.length:e[v+1],i=g-e[v]>O;if(!i&&!L&&g-y<T)
continue;if(i){e[v]>y&&f(n,y,e[v],c),h.reset();const a=h.value(w,u.bodies[t[v]],g);f(n,e[v],a<0?g:a,c)}else f(n,y,g,c);const s=u.job.pace.step(Math.min(g-y,T));
s&&await s,y=g}for(const[v,L]of A(u)){const g=u.objectStream(v);if(!g)continue;const i=new Set(L),{starts:s}=g;f((0,D.bS)(g.data),0,g.data.length,r=>{const l=g.
numbers[(0,M.M)(s,r)-1];return l!==void 0&&i.has(l)?l:void 0});const a=u.job.pace.step(g.data.length);a&&await a}}function*p(u){for(let f=1;u.hasChanges&&f<u.size;f++)
u.isChanged(f)&&u.exists(f)&&(yield f)}function _(u){const{table:f,hasChanges:w}=u,o=[];let t=!0,e=-1;for(let n=1;n<f.size;n++){if(f.kind[n]!==C.tL||w&&u.isChanged(
n))continue;const c=f.place[n];t&&=c>=e,e=c,o.push(n)}return t?o:o.sort((n,c)=>f.place[n]-f.place[c])}function A(u){const{table:f,hasChanges:w}=u,o=new Map;for(let t=1;t<
f.size;t++){if(f.kind[t]!==C.UT||w&&u.isChanged(t))continue;const e=f.place[t],n=o.get(e);n?n.push(t):o.set(e,[t])}return o}}),6123:((I,R,d)=>{d.d(R,{CA:()=>T,L3:()=>P,
p$:()=>O});var C=d(8960),M=d(269),D=d(6039),m=d(8143);function O(x,p){const{table:_}=x,A=new Set,u=[],f=new Map;for(let t=1;t<_.size;t++)if(x.isChanged(t))x.exists(
t)&&A.add(t);else if(_.kind[t]===m.tL)u.push(t);else if(_.kind[t]===m.UT){const e=_.place[t],n=f.get(e);n?n.push(t):f.set(e,[t])}for(let t=_.size;t<x.size;t++)x.
exists(t)&&A.add(t);u.sort((t,e)=>_.place[t]-_.place[e]);const w=Int32Array.from(u,t=>_.place[t]),o=(0,M.bS)(x.bytes);for(const t of p)for(let e=o.indexOf(t);e>=
0;e=o.indexOf(t,e+t.length)){const n=u[(0,C.M)(w,e)-1];n!==void 0&&A.add(n)}for(const[t,e]of f){const n=x.objectStream(t);if(!n)continue;const c=(0,M.bS)(n.data);
if(p.some(h=>c.includes(h)))for(const h of e)A.add(h)}return[...A].sort((t,e)=>t-e)}function T(x,p){const _=[x];for(;_.length>0;){const A=_.pop(),u=A instanceof
D.Z6?A.dict:A;if(Array.isArray(u))for(const f of u)_.push(f);else if(u instanceof D.Bi){p(u);for(const f of u.values())_.push(f)}}}function P(x,p){const _=[];return T(
x,A=>{_.length===0&&p(A)&&_.push(A)}),_.length>0}}),8960:((I,R,d)=>{d.d(R,{B:()=>C,M:()=>M});const C=(m,O)=>D(m,O,!1),M=(m,O)=>D(m,O,!0);function D(m,O,T){let[P,
x]=[0,m.length];for(;P<x;){const p=P+x>>1,_=m[p];_<O||T&&_===O?P=p+1:x=p}return P}})};
