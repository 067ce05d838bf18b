"use strict";exports.id=1724,exports.ids=[1724],exports.modules={45657:(($,R,p)=>{p.d(R,{Kf:()=>D,RZ:()=>A,YG:()=>x});function A(y,E){for(const v of E)y.push(v)}const D=y=>{
let E=-1/0;for(const v of y)E=Math.max(E,v);return E},x=y=>{let E=1/0;for(const v of y)E=Math.min(E,v);return E}}),16132:(($,R,p)=>{p.r(R),p.d(R,{check_e_invoice:()=>y});
var A=p(92761),D=p(66971),x=p(12237);const y=async(v,O,_)=>{if((0,A.ec)(v.bytes))return{documents:[v],data:E(await(0,D.iU)(v.bytes,_.pace)),notes:[],facts:{}};const u=await(0,x.
E)(v.bytes,_,{password:O.open_password}),w=E(await(0,D.sw)(u));return{documents:[{...v,pageCount:u.pages.count}],data:w,notes:[],facts:{}}},E=({failures:v,warnings:O})=>({
passed:v.length===0,failures:v.map(_=>({..._})),warnings:O.map(_=>({..._}))})}),21281:(($,R,p)=>{p.d(R,{Ip:()=>_,XM:()=>S,Xb:()=>T,ds:()=>O,qg:()=>C});var A=p(59071),
D=p(70549),x=p(43496),y=p(824),E=p(1975),v=p(60912);const O=(0,D.n)(async s=>_(s,await(0,y.Br)(s)));function _(s,a){const r=(m,f)=>(0,A.wh)((0,E.sm)(a,m,f)[0]??
""),l=w(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),c=u(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,h=[r("pdfxid","GTS_PDFXVersi\
on")||r("pdfx","GTS_PDFXVersion")||((0,A.Gh)(s.resolve((0,y._U)(s)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],P=[
l?.name,c,...h.filter(m=>/^PDF\/[\w .:/()-]{1,40}$/.test(m))];return{archive:l,accessible:c,names:P.filter(m=>m!==void 0)}}const u=s=>/^[1-9]$/.test(s);function w(s,a){
if(!u(s))return;const r=/^[abuef]$/.test(a)?a:"";return{part:Number(s),level:r,name:`PDF/A-${s}${r}`}}function C(s,a,r,l){return a&&L(s,a,[x.dK.pdfaid]),T(r,l)}
const T=({name:s},a)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${s}: ${a}.`});async function S(s){const a=await(0,y.Br)(s);if(!a)
return[];const{archive:r,accessible:l}=_(s,a);L(s,a,[x.dK.pdfaid,x.dK.pdfuaid]);const c=[r?.name,l].filter(g=>g!==void 0);return c.length>0?[k(c)]:[]}const k=s=>({
code:"conformance_dropped",message:`The result no longer claims ${s.join(" and ")}, because a merge cannot guarantee conformance.`});function L(s,a,r){a.properties.
some(({namespace:l})=>r.includes(l))&&(0,v._L)(s,(0,v.QH)(a,({namespace:l})=>r.includes(l),[]))}}),60912:(($,R,p)=>{p.d(R,{QH:()=>y,T3:()=>E,_L:()=>u});var A=p(
43496),D=p(3907),x=p(45599);function y(w,C,T){const{text:S,properties:k,end:L,about:s}=w,a=[];let r=0;for(const l of k.filter(C).sort((c,g)=>c.from-g.from))l.from<
r||(a.push(S.slice(r,l.from)),r=l.to);return a.push(S.slice(r,Math.max(L,r))),T.length>0&&a.push(v(T,s)),a.push(S.slice(Math.max(L,r))),_(a.join(""))}function E(w){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${A.dK.rdf}">
${v(w,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function v(w,C){const S=[...new Set(w.map(({prefix:L})=>L))].map(L=>` xmlns:${L}="${A.dK[L]}"`).join(""),k=w.map(({prefix:L,name:s,form:a,values:r})=>`\
<${L}:${s}>${O(a,r)}</${L}:${s}>
`);return`<rdf:Description xmlns:rdf="${A.dK.rdf}" rdf:about="${(0,D.X)(C)}"${S}>
${k.join("")}</rdf:Description>
`}function O(w,C){const T=S=>C.map(k=>`<rdf:li${S}>${(0,D.X)(k)}</rdf:li>`).join("");switch(w){case"simple":return(0,D.X)(C[0]??"");case"alternative":return`<rd\
f:Alt>${T(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${T("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${T("")}</rdf:Bag>`}}const _=w=>w.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(w,C){const T=w.catalog.get("Metadata"),S=w.resolve(T),k=S instanceof x.Z6?[...S.dict].
filter(([a])=>!["Filter","DecodeParms","Length"].includes(a)):[],L=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],...k]),s=new x.Z6(L,Buffer.
from(C,"utf8"));(0,x.i9)(T)&&S instanceof x.Z6?w.put(T,s):w.edit(w.catalogNumber).set("Metadata",w.add(s))}}),81077:(($,R,p)=>{p.d(R,{AN:()=>u,BX:()=>v,H6:()=>O,
MN:()=>_,Pu:()=>y,Zc:()=>E});var A=p(45599),D=p(9819);const x=64,y=s=>typeof s=="number"?String(s):Buffer.from(s.bytes).toString("latin1");async function E(s,a,r){
const l=[];for(const c of await C(s,a,0,r)){for(const h of S(s,c,r))l.push(h);const g=s.job.pace.step(w);g&&await g}return l}async function v(s,a,r,l,c,g){const h=await C(
s,a,r,l,g);for(let P=h.length-1;P>=0;P--){const m=h[P],f=S(s,m,l),t=f.filter(([i,d])=>!c(i,d)),e=s.job.pace.step(w+f.length*w);e&&await e,t.length<f.length&&(s.
edit(m.holder),m.dict.set(l,t.flat()),m.changed=!0);for(const i of m.repeats)s.edit(m.holder),m.dict.delete(i),m.changed=!0;if(m.emptyKids){const i=(s.array(m.dict.
get("Kids"))??[]).filter(d=>!m.emptyKids.has(s.dict(d)));s.edit(m.holder),m.dict.set("Kids",i),m.changed=!0}if(!m.changed)continue;const n=s.array(m.dict.get("K\
ids"))??[];m.empty=t.length===0&&n.length===0;const o=m.parent;o&&(o.changed=!0,m.empty?(o.emptyKids??=new Set).add(m.dict):k(s,m,t,n))}return h[0]?.empty??!1}function O(s,a,r){
if(a.length<=x)return(0,A.jd)({[r]:a.flat()});let l=[];for(const c of L(a)){const[g,h]=[c[0][0],c.at(-1)[0]];l.push({ref:s.add((0,A.jd)({Limits:[g,h],[r]:c.flat()})),
low:g,high:h})}for(;l.length>x;)l=L(l).map(c=>{const[g,h]=[c[0].low,c.at(-1).high];return{ref:s.add((0,A.jd)({Limits:[g,h],Kids:c.map(({ref:P})=>P)})),low:g,high:h}});
return(0,A.jd)({Kids:l.map(({ref:c})=>c)})}const _=(s,a)=>O(s,u([...a].map(([r,l])=>[(0,A.Px)(r),l])),"Names");function u(s){return s.map(a=>({entry:a,key:y(a[0])})).
sort((a,r)=>a.key<r.key?-1:a.key>r.key?1:0).map(({entry:a})=>a)}const w=100;async function C(s,a,r,l,c){const g=new D.b9(s),h=new Set,P=t=>h.size<h.add(t).size,
m=[],f=[{value:a??null,holder:r,parent:void 0}];for(let t=f.pop();t!==void 0;t=f.pop()){g.spend(1);const e=s.dict(t.value);if(!e||!P(e)||c&&t.parent&&!T(s,e,c))
continue;const n=[],o=B=>{const b=s.array(e.get(B));return!b||P(b)?b??[]:(n.push(B),[])},i=o(l).length>>1,d=o("Kids"),M={dict:e,holder:(0,D.Kd)(t.value,t.holder),
parent:t.parent,repeats:n};m.push(M),g.spend(i);for(let B=d.length-1;B>=0;B--)f.push({value:d[B],holder:(0,D.Kd)(e.get("Kids"),M.holder),parent:M});const K=s.job.
pace.step(w+i*w);K&&await K}return m}function T(s,a,r){const[l,c]=s.array(a.get("Limits"))??[];return typeof l!="number"||typeof c!="number"||r(l,c)}function S(s,{
dict:a,repeats:r},l){const c=r.includes(l)?void 0:s.array(a.get(l));if(!c)return[];const g=[];for(let h=0;h+1<c.length;h+=2){const P=s.resolve(c[h]);(l==="Names"?
P instanceof A.Mx:typeof P=="number")&&g.push([P,c[h+1]])}return g}function k(s,a,r,l){const c=P=>s.array(s.dict(P)?.get("Limits"))??[],g=r[0]?.[0]??c(l[0])[0],
h=r.at(-1)?.[0]??c(l.at(-1))[1];s.edit(a.holder),g!==void 0&&h!==void 0?a.dict.set("Limits",[g,h]):a.dict.delete("Limits")}function L(s){const a=[];for(let r=0;r<
s.length;r+=x)a.push(s.slice(r,r+x));return a}}),70549:(($,R,p)=>{p.d(R,{n:()=>A});function A(D){const x=new WeakMap;return y=>{if(y.hasChanges)return D(y);const E=x.
get(y);if(E)return E.answer;const v=D(y);return x.set(y,{answer:v}),v}}}),9819:(($,R,p)=>{p.d(R,{J7:()=>x,Kd:()=>v,Wo:()=>O,_i:()=>E,b9:()=>y});var A=p(42973),D=p(
45599);class x{document;gone=new Set;chased=new Set;constructor(u){this.document=u}remove(u){const{catalog:w,catalogNumber:C,pages:T}=this.document,S=w.get("Pag\
es");u===C||(0,D.i9)(S)&&u===S.number||T.holds(u)||(this.gone.add(u),this.document.remove(u))}chase(u){this.chased.add(u)}removed(){return this.gone}takeChased(){
const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,D.i9)(u)&&this.gone.has(u.number)}}class y{most;left;constructor(u){this.most=this.left=u.job.
limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,A.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class E{seen;beyond=new Set;allowance;constructor(u,w=new y(u)){this.allowance=w,this.seen=new Uint8Array(
(u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,D.i9)(u))return!0;const{number:w}=u,C=w>>3;if(C>=this.seen.length)return this.beyond.size<this.beyond.add(
w).size;const T=1<<(w&7),S=(this.seen[C]&T)===0;return this.seen[C]|=T,S}}function v(_,u){return(0,D.i9)(_)?_.number:u}function O(_,u){const w=_.catalog.get(u),
C=_.dict(w);return C&&{dict:C,holder:v(w,_.catalogNumber)}}}),33973:(($,R,p)=>{p.d(R,{Gy:()=>T,Rf:()=>S,Ip:()=>k});var A=p(54619),D=p(85368),x=p(88500);class y{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new x.
s;signed=new Set;constructor(t,e,n){this.detail=e,this.strings=n,this.scan.strings=n;const o=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);const i=d=>o.
subarray(d*t,(d+1)*t);this.end=i(0),this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(
7)}}var E=p(78157),v=p(79725),O=p(39150),_=p(45599);class u{scan=new x.s;ranges=new Map}const w=2;class C{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,e,n){
this.walked=n,this.live=new Uint8Array(t),this.via=new Int32Array(e?t:0)}}async function T(f,{watched:t}={}){const{markings:e,referrers:n}=await S([f],{watched:t,
detail:!0}),{live:o,via:i}=e[0];return{live:o,via:i,referrers:n}}async function S(f,t={}){const e=new l(f,t);return await e.run(),e}function k(f,{repairs:t}){for(const{
part:e,number:n,value:o}of t)f[e].put(n,o)}const L=100,s=100,a=-2;function r(f){if(f instanceof _.Z6)return f.data.length+r(f.dict);if(Array.isArray(f))return 12*
f.length;if(!(f instanceof _.Bi))return L;let t=30*f.size;for(const e of f.values())Array.isArray(e)&&(t+=12*e.length);return t}class l{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(t,{detail:e=!1,strings:n=!1,watched:o,alias:i}){if(this.documents=t,this.strings=
n,this.alias=i,this.markings=t.map(d=>new C(d.size,o!==void 0,g(d,n||e,n))),!!o){this.watched=new Uint8Array(t[0].size);for(const d of o)this.watched[d]=1}}async run(){
const{documents:t,stack:e}=this,[n]=t;for(const[o,i]of n.trailer)o!=="Encrypt"&&this.followValue(0,i);for(;e.length>0;){const o=e.pop(),i=o%t.length,d=n.job.pace.
step(this.follow(i,(o-i)/t.length));d&&await d}for(const{live:o,signed:i,walked:d}of this.markings)for(const M of d.signed)o[M]===1&&i.add(M)}visit(t,e){this.alias&&
({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const n=this.markings[t],{live:o}=n;if(e>
0&&e<o.length&&o[e]!==0)return;const i=this.documents[t];if(e<=0||e>=o.length||!i.exists(e))return i.missed(e);o[e]=1,this.watched&&(n.via[e]=this.current),this.
stack.push(e*this.documents.length+t)}follow(t,e){const n=this.documents[t],o=this.markings[t],{walked:i}=o;if(this.current=e,o.count++,n.isChanged(e))return this.
followChanged(n,o,t,e);if(i.done[e]===1)return this.followAgain(n,o,t,e);const{scan:d,detail:M}=i;M||(d.used=0);const K=d.used,B=n.table.kind[e]===A.tL?this.walk(
n,i,e):this.walkPlace(n,e,d);return B<0||d.byteRange&&this.isSignature(i.signed,e)?this.forget(d,K).followRepaired(n,t,e):(o.bytes+=B,M&&(i.from[e]=K,i.to[e]=d.
used,i.valueEnd[e]=this.extent.valueEnd,i.done[e]=1),this.followMarks(t,d,K,d.used,d.lengthStart),s+B)}followChanged(t,e,n,o){const i=t.patched(o);if(!i){const I=t.
edited.get(o);return c(I)||I===null?this.followRepaired(t,n,o):(this.followValue(n,I),e.bytes+=r(I),s)}const{detail:d}=e.walked;if(i.references&&!d&&!t.suspect){
for(let I=i.first;I<i.last;I++)this.visit(n,i.references[I]);return e.bytes+=i.end-i.start,s}const{scan:M,ranges:K}=h(e);d||(M.used=0);const B=M.used,b=this.walkPlace(
t,o,M);return b<0||M.byteRange&&this.isSignature(e.signed,o)?this.forget(M,B).followRepaired(t,n,o):(e.bytes+=b,d&&K.set(o,{from:B,to:M.used,valueEnd:this.extent.
valueEnd}),this.followMarks(n,M,B,M.used,M.lengthStart),s+b)}followAgain(t,e,n,o){const{walked:i}=e;return e.bytes+=i.end[o]>0?i.end[o]-t.table.place[o]:L,this.
followMarks(n,i.scan,i.from[o],i.to[o],i.lengthStart[o]),s}isSignature(t,e){return t.add(e),this.strings}followMarks(t,{marks:e},n,o,i){const d=this.strings?i:a;
for(let M=n;M<o;M+=3)e[M]!==x.A&&e[M+1]!==d&&this.visit(t,e[M])}forget(t,e){return t.used=e,this}followRepaired(t,e,n){const o=t.get(n),i=c(o)?t.resolve(o):o;return i===
null?(this.markings[e].live[n]=w,this.markings[e].count--):this.repair(e,n,i),s}repair(t,e,n){this.repairs.push({part:t,number:e,value:n}),this.followValue(t,n)}followValue(t,e){
const n=[e];for(;n.length>0;){const o=n.pop();if(o instanceof _.oS)this.visit(o instanceof _.rV?o.part:t,o.number);else if(Array.isArray(o))for(const i of o)n.push(
i);else if(o instanceof _.Bi){o.has("ByteRange")&&this.markings[t].signed.add(this.current);for(const i of o.values())n.push(i)}else if(o instanceof _.Z6)for(const[
i,d]of o.dict)i!=="Length"&&n.push(d)}}walk(t,e,n){const{extent:o}=this,{bytes:i}=t,{scan:d}=e,M=t.bodies[n];d.forgetLength();const{kept:K}=this,B=!this.strings&&
t.recallEntries(n,K);B&&d.append(K.scan.marks,K.marksFrom,K.marksTo);const b=B?K.close+2:d.value(i,M,i.length);return b<0||i[b-1]===E.AV||!(0,D.x)(t,b,d,o)||t.suspect&&
!(0,O.D)(i,M,b)?-1:(o.dataStart<0&&(d.lengthStart=-1),e.end[n]=o.end,e.detail&&(e.dataStart[n]=o.dataStart,e.dataEnd[n]=o.dataEnd,e.lengthStart[n]=d.lengthStart,
e.lengthEnd[n]=d.lengthEnd),o.end-t.table.place[n])}walkPlace(t,e,n){const o=t.place(e);if(!o)return-1;const{bytes:i,start:d,end:M}=o;n.forgetLength();const K=n.
value(i,d,M);return n.lengthStart=-1,K<0&&!m(i,d,M)||P(i,d,M)||K>0&&i[K-1]===E.AV||K>=0&&(0,E.AN)(i,K,M)<M||t.suspect&&!(0,O.D)(i,d,M)?-1:(this.extent.valueEnd=
K<0?M:K,M-d)}}const c=f=>f instanceof _.oS&&!(f instanceof _.rV);function g(f,t,e){const n=f.walked;if(n?.strings===e)return n;const o=new y(f.size,t,e);return t&&
(f.walked=o),o}function h(f){return f.patches||(f.patches=new u,f.patches.scan.strings=f.walked.strings),f.patches}function P(f,t,e){const n=(0,E.AN)(f,t,e);return n>=
e||f[n]===E.yq&&(0,E.wb)(f,n,"null")}function m(f,t,e){for(let n=t;n<e;n++)if("<([/%".includes(String.fromCharCode(f[n])))return!1;return!0}}),21996:(($,R,p)=>{
p.d(R,{Av:()=>u,RJ:()=>T,V3:()=>C,vb:()=>S,zx:()=>_});var A=p(54619),D=p(93604),x=p(78157),y=p(88500);const E=2048,v=65536,O="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function _(s,a){const{found:r,all:l}=await w(s,a),c=g=>[...new Set([...g,...l])].sort((h,P)=>h-P);return Object.fromEntries(a.map(g=>[g,c(r[g])]))}async function u(s,a){
const{found:r,all:l}=await w(s,a);for(const c of Object.values(r))for(const g of c)l.add(g);return l}async function w(s,a){const r=a.map(h=>{const[P="",...m]=[...h].
map(t=>t.replace(/\W/,"\\$&")),f=/\W/.test(h)?O:"\\w";return`${P}(?:${m.join("")}|${f}{0,${Math.max(0,h.length-2)}}#)`}),l=new RegExp(`/(?:${r.join("|")}|#)`,"g"),
c=Object.fromEntries(a.map(h=>[h,new Set])),g=new Set;await T(s,(h,P,m,f)=>{const t=h.toString("latin1",P,m);l.lastIndex=0;for(let e=l.exec(t);e;e=l.exec(t)){const n=f(
P+e.index);n!==void 0&&(e[0].endsWith("#")?g.add(n):c[e[0].slice(1)].add(n))}});for(const h of S(s))g.add(h);return{found:c,all:g}}async function C(s,a){const r=await _(
s,a);return[...new Set(Object.values(r).flat())].sort((l,c)=>l-c)}async function T(s,a){const{bytes:r,table:l}=s,c=k(s),g=new Int32Array(c.length);for(let t=0;t<
c.length;t++)g[t]=l.place[c[t]];const h=(0,x.bS)(r),P=t=>c[(0,D.M)(g,t)-1],m=new y.s;let f=0;for(let t=0;t<c.length;t++){const e=t+1===c.length,n=e?r.length:g[t+
1],o=n-g[t]>E;if(!o&&!e&&n-f<v)continue;if(o){g[t]>f&&a(h,f,g[t],P),m.reset();const d=m.value(r,s.bodies[c[t]],n);a(h,g[t],d<0?n:d,P)}else a(h,f,n,P);const i=s.
job.pace.step(Math.min(n-f,v));i&&await i,f=n}for(const[t,e]of L(s)){const n=s.objectStream(t);if(!n)continue;const o=new Set(e),{starts:i}=n;a((0,x.bS)(n.data),
0,n.data.length,M=>{const K=n.numbers[(0,D.M)(i,M)-1];return K!==void 0&&o.has(K)?K:void 0});const d=s.job.pace.step(n.data.length);d&&await d}}function*S(s){for(let a=1;s.
hasChanges&&a<s.size;a++)s.isChanged(a)&&s.exists(a)&&(yield a)}function k(s){const{table:a,hasChanges:r}=s,l=[];let c=!0,g=-1;for(let h=1;h<a.size;h++){if(a.kind[h]!==
A.tL||r&&s.isChanged(h))continue;const P=a.place[h];c&&=P>=g,g=P,l.push(h)}return c?l:l.sort((h,P)=>a.place[h]-a.place[P])}function L(s){const{table:a,hasChanges:r}=s,
l=new Map;for(let c=1;c<a.size;c++){if(a.kind[c]!==A.UT||r&&s.isChanged(c))continue;const g=a.place[c],h=l.get(g);h?h.push(c):l.set(g,[c])}return l}}),90536:(($,R,p)=>{
p.d(R,{C:()=>D,L:()=>x});var A=p(45599);function D(y,E){const v=[y];for(;v.length>0;){const O=v.pop(),_=O instanceof A.Z6?O.dict:O;if(Array.isArray(_))for(const u of _)
v.push(u);else if(_ instanceof A.Bi){E(_);for(const u of _.values())v.push(u)}}}function x(y,E){const v=[];return D(y,O=>{v.length===0&&E(O)&&v.push(O)}),v.length>
0}}),93604:(($,R,p)=>{p.d(R,{B:()=>A,M:()=>D});const A=(y,E)=>x(y,E,!1),D=(y,E)=>x(y,E,!0);function x(y,E,v){let[O,_]=[0,y.length];for(;O<_;){const u=O+_>>1,w=y[u];
w<E||v&&w===E?O=u+1:_=u}return O}})};
