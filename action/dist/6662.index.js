"use strict";exports.id=6662,exports.ids=[6662],exports.modules={586:((E,c,e)=>{e.d(c,{c:()=>f,continuedNumbers:()=>g,countSelectedPages:()=>n});var s=e(9153),_=e(3140),u=e(
4293),l=e(7390),m=e(9130);async function n(r,a,d){const t=[];for(const o of r){const i=await o;try{t.push(await p(i,a,d))}catch(h){throw(0,s.xx)((0,s.l3)(h),t.length+
1,i.name)}}return t}async function p({bytes:r},{pages:a,open_password:d},{pause:t,limits:o,signal:i}){const h={pace:new m.o(t,i),limits:{...u.M,...o}},P=await(0,l.
E)(r,h,{password:d});return(0,_.k1)(a,P.pages.count).length}function f({pause:r,limits:a}){return async({bytes:d},t)=>{const o={pace:new m.o(r),limits:{...u.M,...a}};
try{return(await(0,l.E)(d,o,{password:t})).pages.count}catch{return}}}function g(r,a){const d=r.reduce((o,i)=>o+i,a)-1;let t=a;return r.map(o=>{const i={first_number:t,
last_number:Math.max(d,0)};return t+=o,i})}}),4293:((E,c,e)=>{e.d(c,{F:()=>u,M:()=>_});var s=e(9153);const _={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*
1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,nodes:5e6};
function u(l,m,n,p="file"){return new s.zU("limit_exceeded",m,{issues:[{field:p,message:`${m}.`}],advice:`${n} (limit: ${l})`})}}),9130:((E,c,e)=>{e.d(c,{o:()=>l});
var s=e(9153);const _=25,u=3e5;class l{pause;signal;onProgress;work=0;since=performance.now();constructor(n,p,f){this.pause=n,this.signal=p,this.onProgress=f}step(n){
if(this.work+=n,!(this.work<u)){if(this.work=0,this.signal?.aborted)throw(0,s.KW)();return performance.now()-this.since<_?void 0:this.rest()}}async rest(){if(await this.
pause(),this.signal?.aborted)throw(0,s.KW)();this.since=performance.now()}progress(n){this.onProgress?.(n)}}}),1967:((E,c,e)=>{e.d(c,{f:()=>s});class s{memory;get bytes(){
return this.memory??=new Uint8Array(_)}}const _=1<<20})};
