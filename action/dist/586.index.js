"use strict";exports.id=586,exports.ids=[586],exports.modules={40586:((g,_,s)=>{s.d(_,{c:()=>P,continuedNumbers:()=>r,countSelectedPages:()=>f});var o=s(49153),u=s(13140),d=s(
84293),p=s(22022),m=s(7390),n=s(69130);async function f(e,a,i){const c=[];for(const l of e){const E=await l;try{c.push(await t(E,a,i))}catch(w){throw(0,o.xx)((0,o.
l3)(w),c.length+1,E.name)}}return c}async function t({bytes:e},{pages:a,open_password:i},{pause:c,limits:l,signal:E}){const w=h(new n.o(c,E),l),M=await(0,m.E)(e,
w,{password:i});return(0,u.k1)(a,M.pages.count).length}function h(e,a){const i={...d.M,...a};return{pace:e,limits:i,memory:new p.c(i)}}function P({pause:e,limits:a}){
return async({bytes:i},c)=>{const l=h(new n.o(e),a);try{return(await(0,m.E)(i,l,{password:c})).pages.count}catch{return}}}function r(e,a){const i=e.reduce((l,E)=>l+
E,a)-1;let c=a;return e.map(l=>{const E={first_number:c,last_number:Math.max(i,0)};return c+=l,E})}}),84293:((g,_,s)=>{s.d(_,{F:()=>d,M:()=>u});var o=s(49153);const u={
inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,
orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,characters:5e7,formDepth:32};
function d(p,m,n,f="file"){return new o.zU("limit_exceeded",m,{issues:[{field:f,message:`${m}.`}],advice:`${n} (limit: ${p})`})}}),22022:((g,_,s)=>{s.d(_,{c:()=>n});
var o=s(84293),u=s(1967);const d=20,p=100,m=8e6;class n{limits;codec;stream;total;remaining;values;documents=0;scratch=new u.f;numbers=m;held={all:new Set,bytes:0,
most:0};constructor(t,h){this.limits=t,this.codec=h,this.stream=t.streamBytes,this.total=this.remaining=this.held.most=t.allowance,this.values=t.values}admit(t){
const h=t*this.limits.expansion;this.documents++,this.total+=h,this.remaining+=h,this.values+=t*p,this.held.most+=t*d}fork(){const t=new n(this.limits,this.codec);
return t.documents=this.documents,t.total=this.total,t.remaining=this.remaining,t.values=this.values,t.numbers=this.numbers,t.held=this.held,t}takeNumbers(t){if(this.
numbers-=t,this.numbers<0)throw(0,o.F)("objects","The documents are small and have objects with very high numbers","Open them in another PDF program and save th\
em again, which numbers objects without gaps")}hold(t,h,P){const{held:r}=this;r.all.add({bytes:t,holder:h,key:P}),r.bytes+=t;for(const e of r.all){if(r.bytes<=r.
most||r.all.size===1)return;r.all.delete(e),r.bytes-=e.bytes,e.holder.deref()?.delete(e.key)}}}}),69130:((g,_,s)=>{s.d(_,{o:()=>p});var o=s(49153);const u=25,d=3e5;
class p{pause;signal;onProgress;work=0;since=performance.now();constructor(n,f,t){this.pause=n,this.signal=f,this.onProgress=t}step(n){if(this.work+=n,!(this.work<
d)){if(this.work=0,this.signal?.aborted)throw(0,o.KW)();return performance.now()-this.since<u?void 0:this.rest()}}async rest(){if(await this.pause(),this.signal?.
aborted)throw(0,o.KW)();this.since=performance.now()}progress(n){this.onProgress?.(n)}}}),1967:((g,_,s)=>{s.d(_,{f:()=>o});class o{memory;get bytes(){return this.
memory??=new Uint8Array(u)}}const u=1<<20})};
