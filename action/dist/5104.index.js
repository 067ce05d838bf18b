"use strict";exports.id=5104,exports.ids=[5104],exports.modules={45657:((L,M,u)=>{u.d(M,{Hn:()=>R,Kf:()=>O,RZ:()=>w,Vp:()=>A,YG:()=>v,vH:()=>k});function w(f,d){for(const l of d)
f.push(l)}const R=f=>f.slice();function k(f,d,l){const h=f.get(d);h?h.push(l):f.set(d,[l])}const O=f=>{let d=-1/0;for(const l of f)d=Math.max(d,l);return d},v=f=>{
let d=1/0;for(const l of f)d=Math.min(d,l);return d},A=f=>Number.isInteger(f)&&!Number.isSafeInteger(f)}),33973:((L,M,u)=>{u.d(M,{Gy:()=>I,Rf:()=>C,Ip:()=>D});var w=u(
54619),R=u(85368),k=u(88500);class O{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new k.s;signed=new Set;constructor(s,t,n){
this.detail=t,this.strings=n,this.scan.strings=n;const e=new Int32Array(t?8*s:s);this.done=new Uint8Array(t?s:0);const i=a=>e.subarray(a*s,(a+1)*s);this.end=i(0),
this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(7)}}var v=u(78157),A=u(79725),f=u(4e4),
d=u(39150),l=u(45599);class h{scan=new k.s;ranges=new Map}const g=2;class y{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,t,n){this.walked=
n,this.live=new Uint8Array(s),this.via=new Int32Array(t?s:0)}}async function I(o,{watched:s}={}){const{markings:t,referrers:n}=await C([o],{watched:s,detail:!0}),
{live:e,via:i}=t[0];return{live:e,via:i,referrers:n}}async function C(o,s={}){const t=new V(o,s);return await t.run(),t}function D(o,{repairs:s}){for(const{part:t,
number:n,value:e}of s)o[t].put(n,e)}const P=100,x=100,T=-2;function N(o){if(o instanceof l.Z6)return o.data.length+N(o.dict);if(Array.isArray(o))return 12*o.length;
if(!(o instanceof l.Bi))return P;let s=30*o.size;for(const t of o.values())Array.isArray(t)&&(s+=12*t.length);return s}class V{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new A.R;strings;alias;constructor(s,{detail:t=!1,strings:n=!1,watched:e,alias:i}){if(this.documents=s,this.strings=
n,this.alias=i,this.markings=s.map(a=>new y(a.size,e!==void 0,U(a,n||t,n))),!!e){this.watched=new Uint8Array(s[0].size);for(const a of e)this.watched[a]=1}}async run(){
const{documents:s,stack:t}=this,[n]=s;for(const[e,i]of n.trailer)e!=="Encrypt"&&this.followValue(0,i);for(;t.length>0;){const e=t.pop(),i=e%s.length,a=n.job.pace.
step(this.follow(i,(e-i)/s.length));a&&await a}for(const{live:e,signed:i,walked:a}of this.markings)for(const r of a.signed)e[r]===1&&i.add(r)}visit(s,t){this.alias&&
({part:s,number:t}=this.alias(s,t)??{part:s,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const n=this.markings[s],{live:e}=n;if(t>
0&&t<e.length&&e[t]!==0)return;const i=this.documents[s];if(t<=0||t>=e.length||!i.exists(t))return i.missed(t);e[t]=1,this.watched&&(n.via[t]=this.current),this.
stack.push(t*this.documents.length+s)}follow(s,t){const n=this.documents[s],e=this.markings[s],{walked:i}=e;if(this.current=t,e.count++,n.isChanged(t))return this.
followChanged(n,e,s,t);if(i.done[t]===1)return this.followAgain(n,e,s,t);const{scan:a,detail:r}=i;r||(a.used=0);const c=a.used,E=n.table.kind[t]===w.tL?this.walk(
n,i,t):this.walkPlace(n,t,a);return E<0||a.byteRange&&this.isSignature(i.signed,t)?this.forget(a,c).followRepaired(n,s,t):(e.bytes+=E,r&&(i.from[t]=c,i.to[t]=a.
used,i.valueEnd[t]=this.extent.valueEnd,i.done[t]=1),this.followMarks(s,a,c,a.used,a.lengthStart),x+E)}followChanged(s,t,n,e){const i=s.patched(e);if(!i){const p=s.
edited.get(e);return B(p)||p===null?this.followRepaired(s,n,e):(this.followValue(n,p),t.bytes+=N(p),x)}const{detail:a}=t.walked;if(i.references&&!a&&!s.suspect){
for(let p=i.first;p<i.last;p++)this.visit(n,i.references[p]);return t.bytes+=i.end-i.start,x}const{scan:r,ranges:c}=W(t);a||(r.used=0);const E=r.used,S=this.walkPlace(
s,e,r);return S<0||r.byteRange&&this.isSignature(t.signed,e)?this.forget(r,E).followRepaired(s,n,e):(t.bytes+=S,a&&c.set(e,{from:E,to:r.used,valueEnd:this.extent.
valueEnd}),this.followMarks(n,r,E,r.used,r.lengthStart),x+S)}followAgain(s,t,n,e){const{walked:i}=t;return t.bytes+=i.end[e]>0?i.end[e]-s.table.place[e]:P,this.
followMarks(n,i.scan,i.from[e],i.to[e],i.lengthStart[e]),x}isSignature(s,t){return s.add(t),this.strings}followMarks(s,{marks:t},n,e,i){const a=this.strings?i:T;
for(let r=n;r<e;r+=3)t[r]!==k.A&&t[r+1]!==a&&this.visit(s,t[r])}forget(s,t){return s.used=t,this}followRepaired(s,t,n){const e=s.get(n),i=B(e)?s.resolve(e):e;return i===
null?(this.markings[t].live[n]=g,this.markings[t].count--):this.repair(t,n,i),x}repair(s,t,n){this.repairs.push({part:s,number:t,value:n}),this.followValue(s,n)}followValue(s,t){
const n=[t];for(;n.length>0;){const e=n.pop();if(e instanceof l.oS)this.visit(e instanceof l.rV?e.part:s,e.number);else if(Array.isArray(e))for(const i of e)n.push(
i);else if(e instanceof l.Bi){e.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const i of e.values())n.push(i)}else if(e instanceof l.Z6)for(const[
i,a]of e.dict)i!=="Length"&&n.push(a)}}walk(s,t,n){const{extent:e}=this,{bytes:i}=s,{scan:a}=t,r=s.bodies[n];a.forgetLength();const{kept:c}=this,E=!this.strings&&
s.recallEntries(n,c);E&&a.append(c.scan.marks,c.marksFrom,c.marksTo);const S=E?c.close+2:a.value(i,r,i.length);return S<0||i[S-1]===v.AV||!(0,R.x)(s,S,a,e)||s.suspect&&
!(0,d.D)(i,r,S)||a.doubtful&&(0,f.oC)(i,r,S)?-1:(e.dataStart<0&&(a.lengthStart=-1),t.end[n]=e.end,t.detail&&(t.dataStart[n]=e.dataStart,t.dataEnd[n]=e.dataEnd,t.
lengthStart[n]=a.lengthStart,t.lengthEnd[n]=a.lengthEnd),e.end-s.table.place[n])}walkPlace(s,t,n){const e=s.place(t);if(!e)return-1;const{bytes:i,start:a,end:r}=e;
n.forgetLength();const c=n.value(i,a,r);return n.lengthStart=-1,c<0&&!Z(i,a,r)||K(i,a,r)||c>0&&i[c-1]===v.AV||c>=0&&(0,v.AN)(i,c,r)<r||s.suspect&&!(0,d.D)(i,a,r)||
n.doubtful&&(0,f.oC)(i,a,r)?-1:(this.extent.valueEnd=c<0?r:c,r-a)}}const B=o=>o instanceof l.oS&&!(o instanceof l.rV);function U(o,s,t){const n=o.walked;if(n?.strings===
t)return n;const e=new O(o.size,s,t);return s&&(o.walked=e),e}function W(o){return o.patches||(o.patches=new h,o.patches.scan.strings=o.walked.strings),o.patches}
function K(o,s,t){const n=(0,v.AN)(o,s,t);return n>=t||o[n]===v.yq&&(0,v.wb)(o,n,"null")}function Z(o,s,t){for(let n=s;n<t;n++)if("<([/%".includes(String.fromCharCode(
o[n])))return!1;return!0}}),22332:((L,M,u)=>{u.d(M,{l3:()=>A,mq:()=>d,nD:()=>f});var w=u(78157),R=u(45798),k=u(45599);const O=50,v=1e4;function A(l,h){const g=(0,w.
bS)(l).lastIndexOf("startxref",h);return g<0?-1:(0,w.JI)(l,(0,w.AN)(l,g+9,h),h).value}function f(l,h){const g=l.length;if(h<0||h>=g)return;const y=(0,w.AN)(l,h,
g),I=!(0,w.w1)(l,y,"xref"),C=I?-1:(0,w.bS)(l).indexOf("trailer",y),D=I?(0,w.ay)(l,y,g)?.body??-1:C<0?-1:C+7,P=D<0?null:new R.i(l,D,g,O).value();return(0,k.Zm)(P)?
{at:h,isStream:I,trailer:P}:void 0}function d(l){const h=new Set;for(let g=A(l,l.length);typeof g=="number"&&!h.has(g)&&h.size<v;){const y=f(l,g);if(!y)break;h.
add(g),g=y.trailer.get("Prev")}return h}})};
