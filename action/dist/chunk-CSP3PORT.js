var t=Object.defineProperty;var h=Object.getOwnPropertyDescriptor;var c=Object.getOwnPropertyNames;var p=Object.prototype.hasOwnProperty;var w=(s,r)=>{for(var o in r)t(s,o,{get:r[o],enumerable:!0})},g=(s,r,o,a)=>{if(r&&typeof r=="object"||typeof r=="function")for(let i of c(r))!p.call(s,i)&&i!==o&&
t(s,i,{get:()=>r[i],enumerable:!(a=h(r,i))||a.enumerable});return s};var f=s=>g(t({},"__esModule",{value:!0}),s);var u={};w(u,{a:()=>n});module.exports=f(u);var e=require("./chunk-D5RTHP3X.js"),l=25,m=3e5,n=class{constructor(s,r,o){this.pause=s,this.signal=r,this.onProgress=
o}pause;signal;onProgress;work=0;since=performance.now();step(s){if(this.work+=s,!(this.work<m)){if(this.work=0,this.signal?.aborted)throw(0,e.h)();return performance.
now()-this.since<l?void 0:this.rest()}}async rest(){if(await this.pause(),this.signal?.aborted)throw(0,e.h)();this.since=performance.now()}progress(s){this.onProgress?.(
s)}};0&&(module.exports={a});
