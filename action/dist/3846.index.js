"use strict";exports.id=3846,exports.ids=[3846],exports.modules={36874:((B,M,c)=>{c.r(M),c.d(M,{read_e_invoice:()=>P});var O=c(49153),R=c(67753),A=c(54075),C=c(7390),v=c(99586);
const P=async(h,f,p)=>{const w=await(0,C.E)(h.bytes,p,{password:f.open_password}),d=await(0,R.sc)(w),[S]=d.invoices;if(!S)throw(0,O.G6)([D(d)]);const I=f.with_xml?
{xml:(0,A.xK)(S.bytes)??null}:{};return{documents:[{...h,pageCount:w.pages.count}],data:{...x(S),...I},notes:d.invoices.length>1?[L(S,d.invoices.length)]:[],facts:{}}};
function x({syntax:h,profile:f,file:p,invoice:w}){return{syntax:h,profile:f?.level??null,file:p,...w}}const g=10;function D({refused:h,names:f}){if(h)return{field:"\
file",message:`has no invoice that can be read: ${k(h.file)} ${h.reason}`};const p=f.slice(0,g).map(k).join(", "),w=f.length>g?` and ${f.length-g} more`:"";return{
field:"file",message:`has no electronic invoice in CII or UBL; it has ${f.length===0?"no attachments":`these attachments: ${p}${w}`}`}}const k=h=>(0,v.jC)(h,v.zE,
"an attachment without a name"),L=({file:h},f)=>({code:"several_invoices",message:`The document has ${f} electronic invoices, where one is allowed: ${k(h)} was \
read.`})}),11275:((B,M,c)=>{c.d(M,{Gy:()=>h,Rf:()=>f,Ip:()=>p});var O=c(58143),R=c(9448),A=c(48024);class C{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new A.
s;signed=new Set;constructor(s,t,e){this.detail=t,this.strings=e,this.scan.strings=e;const n=new Int32Array(t?8*s:s);this.done=new Uint8Array(t?s:0);const i=a=>n.
subarray(a*s,(a+1)*s);this.end=i(0),this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(
7)}}var v=c(269),P=c(66249),x=c(66498),g=c(16039);class D{scan=new A.s;ranges=new Map}const k=2;class L{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,t,e){
this.walked=e,this.live=new Uint8Array(s),this.via=new Int32Array(t?s:0)}}async function h(r,{watched:s}={}){const{markings:t,referrers:e}=await f([r],{watched:s,
detail:!0}),{live:n,via:i}=t[0];return{live:n,via:i,referrers:e}}async function f(r,s={}){const t=new I(r,s);return await t.run(),t}function p(r,{repairs:s}){for(const{
part:t,number:e,value:n}of s)r[t].put(e,n)}const w=100,d=100,S=-2;class I{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};kept=new P.R;strings;alias;constructor(s,{detail:t=!1,strings:e=!1,watched:n,alias:i}){if(this.documents=s,this.strings=e,this.alias=
i,this.markings=s.map(a=>new L(a.size,n!==void 0,T(a,e||t,e))),!!n){this.watched=new Uint8Array(s[0].size);for(const a of n)this.watched[a]=1}}async run(){const{
documents:s,stack:t}=this,[e]=s;for(const[n,i]of e.trailer)n!=="Encrypt"&&this.followValue(0,i);for(;t.length>0;){const n=t.pop(),i=n%s.length,a=e.job.pace.step(
this.follow(i,(n-i)/s.length));a&&await a}for(const{live:n,signed:i,walked:a}of this.markings)for(const o of a.signed)n[o]===1&&i.add(o)}visit(s,t){this.alias&&
({part:s,number:t}=this.alias(s,t)??{part:s,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const e=this.markings[s],{live:n}=e;t<=
0||t>=n.length||n[t]!==0||!this.documents[s].exists(t)||(n[t]=1,this.watched&&(e.via[t]=this.current),this.stack.push(t*this.documents.length+s))}follow(s,t){const e=this.
documents[s],n=this.markings[s],{walked:i}=n;if(this.current=t,n.count++,e.isChanged(t))return this.followChanged(e,n,s,t);if(i.done[t]===1)return this.followAgain(
e,n,s,t);const{scan:a,detail:o}=i;o||(a.used=0);const l=a.used,u=e.table.kind[t]===O.tL?this.walk(e,i,t):this.walkPlace(e,t,a);return u<0||a.byteRange&&this.isSignature(
i.signed,t)?this.forget(a,l).followRepaired(e,s,t):(n.bytes+=u,o&&(i.from[t]=l,i.to[t]=a.used,i.valueEnd[t]=this.extent.valueEnd,i.done[t]=1),this.followMarks(s,
a,l,a.used,a.lengthStart),d+u)}followChanged(s,t,e,n){const i=s.patched(n);if(!i){const E=s.edited.get(n);return U(E)||E===null?this.followRepaired(s,e,n):(this.
followValue(e,E),E instanceof g.Z6&&(t.bytes+=E.data.length+w),d)}const{detail:a}=t.walked;if(i.references&&!a&&!s.suspect){for(let E=i.first;E<i.last;E++)this.
visit(e,i.references[E]);return t.bytes+=i.end-i.start,d}const{scan:o,ranges:l}=V(t);a||(o.used=0);const u=o.used,y=this.walkPlace(s,n,o);return y<0||o.byteRange&&
this.isSignature(t.signed,n)?this.forget(o,u).followRepaired(s,e,n):(t.bytes+=y,a&&l.set(n,{from:u,to:o.used,valueEnd:this.extent.valueEnd}),this.followMarks(e,
o,u,o.used,o.lengthStart),d+y)}followAgain(s,t,e,n){const{walked:i}=t;return t.bytes+=i.end[n]>0?i.end[n]-s.table.place[n]:w,this.followMarks(e,i.scan,i.from[n],
i.to[n],i.lengthStart[n]),d}isSignature(s,t){return s.add(t),this.strings}followMarks(s,{marks:t},e,n,i){const a=this.strings?i:S;for(let o=e;o<n;o+=3)t[o]!==A.
A&&t[o+1]!==a&&this.visit(s,t[o])}forget(s,t){return s.used=t,this}followRepaired(s,t,e){const n=s.get(e),i=U(n)?s.resolve(n):n;return i===null?(this.markings[t].
live[e]=k,this.markings[t].count--):this.repair(t,e,i),d}repair(s,t,e){this.repairs.push({part:s,number:t,value:e}),this.followValue(s,e)}followValue(s,t){const e=[
t];for(;e.length>0;){const n=e.pop();if(n instanceof g.oS)this.visit(n instanceof g.rV?n.part:s,n.number);else if(Array.isArray(n))for(const i of n)e.push(i);else if(n instanceof
g.Bi){n.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const i of n.values())e.push(i)}else if(n instanceof g.Z6)for(const[i,a]of n.dict)i!=="L\
ength"&&e.push(a)}}walk(s,t,e){const{extent:n}=this,{bytes:i}=s,{scan:a}=t,o=s.bodies[e];a.forgetLength();const{kept:l}=this,u=!this.strings&&s.recallEntries(e,
l);u&&a.append(l.scan.marks,l.marksFrom,l.marksTo);const y=u?l.close+2:a.value(i,o,i.length);return y<0||i[y-1]===v.AV||!(0,R.x)(s,y,a,n)||s.suspect&&!(0,x.D)(i,
o,y)?-1:(n.dataStart<0&&(a.lengthStart=-1),t.end[e]=n.end,t.detail&&(t.dataStart[e]=n.dataStart,t.dataEnd[e]=n.dataEnd,t.lengthStart[e]=a.lengthStart,t.lengthEnd[e]=
a.lengthEnd),n.end-s.table.place[e])}walkPlace(s,t,e){const n=s.place(t);if(!n)return-1;const{bytes:i,start:a,end:o}=n;e.forgetLength();const l=e.value(i,a,o);return e.
lengthStart=-1,l<0&&!$(i,a,o)||W(i,a,o)||l>0&&i[l-1]===v.AV||l>=0&&(0,v.AN)(i,l,o)<o||s.suspect&&!(0,x.D)(i,a,o)?-1:(this.extent.valueEnd=l<0?o:l,o-a)}}const U=r=>r instanceof
g.oS&&!(r instanceof g.rV);function T(r,s,t){const e=r.walked;if(e?.strings===t)return e;const n=new C(r.size,s,t);return s&&(r.walked=n),n}function V(r){return r.
patches||(r.patches=new D,r.patches.scan.strings=r.walked.strings),r.patches}function W(r,s,t){const e=(0,v.AN)(r,s,t);return e>=t||r[e]===v.yq&&(0,v.wb)(r,e,"n\
ull")}function $(r,s,t){for(let e=s;e<t;e++)if("<([/%".includes(String.fromCharCode(r[e])))return!1;return!0}})};
