var g=Object.defineProperty;var b=Object.getOwnPropertyDescriptor;var y=Object.getOwnPropertyNames;var S=Object.prototype.hasOwnProperty;var E=(t,e)=>{for(var n in e)g(t,n,{get:e[n],enumerable:!0})},A=(t,e,n,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of y(e))!S.call(t,a)&&a!==n&&
g(t,a,{get:()=>e[a],enumerable:!(s=b(e,a))||s.enumerable});return t};var x=t=>A(g({},"__esModule",{value:!0}),t);var P={};E(P,{a:()=>k,b:()=>w,c:()=>m});module.exports=x(P);var h=require("./chunk-OWBHEB44.js"),o=require("./chunk-IO24KDZ3.js"),R=class{constructor(t,e,n){this.
detail=e,this.strings=n,this.scan.strings=n;let s=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);let a=r=>s.subarray(r*t,(r+1)*t);this.end=a(0),this.valueEnd=
a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(7)}detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new h.i;signed=new Set},
C=class{scan=new h.i;ranges=new Map},M=class{constructor(t,e,n){this.walked=n,this.live=new Uint8Array(t),this.via=new Int32Array(e?t:0)}walked;live;via;count=0;bytes=0;patches;signed=new Set};
async function k(t,{watched:e}={}){let{markings:n,referrers:s}=await w([t],{watched:e,detail:!0}),{live:a,via:r}=n[0];return{live:a,via:r,referrers:s}}async function w(t,e={}){
let n=new U(t,e);return await n.run(),n}function m(t,{repairs:e}){for(let{part:n,number:s,value:a}of e)t[n].put(s,a)}var p=100,f=100,V=-2,U=class{constructor(t,{
detail:e=!1,strings:n=!1,watched:s,alias:a}){if(this.documents=t,this.strings=n,this.alias=a,this.markings=t.map(r=>new M(r.size,s!==void 0,z(r,n||e,n))),!!s){this.
watched=new Uint8Array(t[0].size);for(let r of s)this.watched[r]=1}}documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};strings;alias;async run(){let{documents:t,stack:e}=this,[n]=t;for(let[s,a]of n.trailer)s!=="Encrypt"&&this.followValue(0,a);for(;e.
length>0;){let s=e.pop(),a=s%t.length,r=n.job.pace.step(this.follow(a,(s-a)/t.length));r&&await r}for(let{live:s,signed:a,walked:r}of this.markings)for(let i of r.
signed)s[i]===1&&a.add(i)}visit(t,e){this.alias&&({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.
current);let n=this.markings[t],{live:s}=n;e<=0||e>=s.length||s[e]===1||!this.documents[t].exists(e)||(s[e]=1,this.watched&&(n.via[e]=this.current),this.stack.push(
e*this.documents.length+t))}follow(t,e){let n=this.documents[t],s=this.markings[t],{walked:a}=s;if(this.current=e,s.count++,n.isChanged(e))return this.followChanged(
n,s,t,e);if(a.done[e]===1)return this.followAgain(n,s,t,e);let{scan:r,detail:i}=a;i||(r.used=0);let l=r.used,u=n.table.kind[e]===1?this.walk(n,a,e):this.walkPlace(
n,e,r);return u<0||r.byteRange&&this.isSignature(a.signed,e)?this.followRepaired(n,t,e,r,l):(s.bytes+=u,i&&(a.from[e]=l,a.to[e]=r.used,a.valueEnd[e]=this.extent.
valueEnd,a.done[e]=1),this.followMarks(t,r,l,r.used,r.lengthStart),f+u)}followChanged(t,e,n,s){let a=t.patched(s);if(!a){let d=t.edited.get(s);return v(d)?this.
repair(n,s,t.resolve(d)):this.followValue(n,d),d instanceof o.w&&(e.bytes+=d.data.length+p),f}let{detail:r}=e.walked;if(a.references&&!r&&!t.suspect){for(let d=a.
first;d<a.last;d++)this.visit(n,a.references[d]);return e.bytes+=a.end-a.start,f}let{scan:i,ranges:l}=I(e);r||(i.used=0);let u=i.used,c=this.walkPlace(t,s,i);return c<
0||i.byteRange&&this.isSignature(e.signed,s)?this.followRepaired(t,n,s,i,u):(e.bytes+=c,r&&l.set(s,{from:u,to:i.used,valueEnd:this.extent.valueEnd}),this.followMarks(
n,i,u,i.used,i.lengthStart),f+c)}followAgain(t,e,n,s){let{walked:a}=e;return e.bytes+=a.end[s]>0?a.end[s]-t.table.place[s]:p,this.followMarks(n,a.scan,a.from[s],
a.to[s],a.lengthStart[s]),f}isSignature(t,e){return t.add(e),this.strings}followMarks(t,{marks:e},n,s,a){let r=this.strings?a:V;for(let i=n;i<s;i+=3)e[i]!==h.h&&
e[i+1]!==r&&this.visit(t,e[i])}followRepaired(t,e,n,s,a){s.used=a;let r=t.get(n);return this.repair(e,n,v(r)?t.resolve(r):r),f}repair(t,e,n){this.repairs.push({
part:t,number:e,value:n}),this.followValue(t,n)}followValue(t,e){let n=[e];for(;n.length>0;){let s=n.pop();if(s instanceof o.t)this.visit(s instanceof o.u?s.part:
t,s.number);else if(Array.isArray(s))for(let a of s)n.push(a);else if(s instanceof o.v){s.has("ByteRange")&&this.markings[t].signed.add(this.current);for(let a of s.
values())n.push(a)}else if(s instanceof o.w)for(let[a,r]of s.dict)a!=="Length"&&n.push(r)}}walk(t,e,n){let{extent:s}=this,{bytes:a}=t,{scan:r}=e,i=t.bodies[n];r.
forgetLength();let l=r.value(a,i,a.length);return l<0||a[l-1]===82||!(0,h.g)(t,l,r,s)||t.suspect&&!(0,h.f)(a,i,l)?-1:(e.end[n]=s.end,e.detail&&(e.dataStart[n]=s.
dataStart,e.dataEnd[n]=s.dataEnd,e.lengthStart[n]=r.lengthStart,e.lengthEnd[n]=r.lengthEnd),s.end-t.table.place[n])}walkPlace(t,e,n){let s=t.place(e);if(!s)return-1;
let{bytes:a,start:r,end:i}=s;n.forgetLength();let l=n.value(a,r,i);return l<0&&!L(a,r,i)||l>0&&a[l-1]===82||l>=0&&(0,o.b)(a,l,i)<i||t.suspect&&!(0,h.f)(a,r,i)?-1:
(this.extent.valueEnd=l<0?i:l,i-r)}},v=t=>t instanceof o.t&&!(t instanceof o.u);function z(t,e,n){let s=t.walked;if(s?.strings===n)return s;let a=new R(t.size,e,
n);return e&&(t.walked=a),a}function I(t){return t.patches||(t.patches=new C,t.patches.scan.strings=t.walked.strings),t.patches}function L(t,e,n){for(let s=e;s<
n;s++)if("<([/%".includes(String.fromCharCode(t[s])))return!1;return!0}0&&(module.exports={a,b,c});
