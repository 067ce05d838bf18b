var g=Object.defineProperty;var U=Object.getOwnPropertyDescriptor;var j=Object.getOwnPropertyNames;var y=Object.prototype.hasOwnProperty;var N=(i,t)=>{for(var n in t)g(i,n,{get:t[n],enumerable:!0})},S=(i,t,n,h)=>{if(t&&typeof t=="object"||typeof t=="function")for(let e of j(t))!y.call(i,e)&&e!==n&&
g(i,e,{get:()=>t[e],enumerable:!(h=U(t,e))||h.enumerable});return i};var _=i=>S(g({},"__esModule",{value:!0}),i);var k={};N(k,{a:()=>m,b:()=>l,c:()=>w,d:()=>M,e:()=>x,f:()=>b,g:()=>p,h:()=>v,i:()=>d,j:()=>W});module.exports=_(k);function m({box:[i,t,n,h],rotation:e}){let r=n-
i,a=h-t;return e%180===0?{width:r,height:a}:{width:a,height:r}}function l({box:[i,t,n,h],rotation:e}){switch(e){case 0:return[1,0,0,1,i,t];case 90:return[0,1,-1,
0,n,t];case 180:return[-1,0,0,-1,n,h];case 270:return[0,-1,1,0,i,h]}}function w(i,t){let{width:n,height:h}=m(i),e=t*72/i.userUnit,r={width:n-2*e,height:h-2*e,inset:e};
return r.width>0&&r.height>0?r:void 0}function M(i,t){if(t===void 0)return i;let[n,h,e,r]=[Math.max(i[0],t[0]),Math.max(i[1],t[1]),Math.min(i[2],t[2]),Math.min(
i[3],t[3])];return n<e&&h<r?[n,h,e,r]:i}function x([i,t,n,h]){return[Math.min(i,n),Math.min(t,h),Math.max(i,n),Math.max(t,h)]}function b([i,t,n,h,e,r]){let a=i*
h-t*n,[o,s,u,c]=[h/a,-t/a,-n/a,i/a];return[o+0,s+0,u+0,c+0,-(e*o+r*u)+0,-(e*s+r*c)+0]}function p(i,t){let[n,h,e,r,a,o]=i,[s,u,c,f,$,P]=t;return[n*s+h*c,n*u+h*f,
e*s+r*c,e*u+r*f,a*s+o*c+$,a*u+o*f+P]}function v(i,{inset:t},n,h,e){let r=m(i),a=r.width-t-h,o=r.height-t-e,s=n.endsWith("left")?t:n.endsWith("right")?a:(r.width-
h)/2,u=n.startsWith("bottom")?t:n.startsWith("top")?o:(r.height-e)/2;return[s,u]}var d=(i,{userUnit:t})=>String(Number((i*t/72).toPrecision(3)));function W(i,t){
let{width:n,height:h}=m(t),e=d(Math.min(n,h)/2,t);return`leaves no room on page ${i+1}, which is ${d(n,t)} × ${d(h,t)} inches; it must be less than ${e}`}0&&(module.exports={a,b,c,d,e,f,g,h,i,j});
