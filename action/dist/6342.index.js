"use strict";exports.id=6342,exports.ids=[6342],exports.modules={33961:((D,T,h)=>{h.r(T),h.d(T,{images_to_pdf:()=>y});var N=h(59234),M=h(49153),$=h(7390),v=h(15975),c=h(16039),
O=h(95199),U=h(74239);const e=96,n=3,a=14400,r={A4:[595.276,841.89],Letter:[612,792]};function d(t,{page_size:o,orientation:i,margin:u}){const m=u*72,s=f(t);if(o===
"image"){const R=a-2*m;if(R<n)return;const V=Math.min(1,R/s.width,R/s.height),K=Math.max(V,Math.min(n/Math.min(s.width,s.height),R/Math.max(s.width,s.height))),
L={width:s.width*K,height:s.height*K},G=W=>Math.max(W+2*m,n);return b(G(L.width),G(L.height),L)}const[p,x]=r[o],S=i==="landscape"||i==="auto"&&s.width>s.height,
[l,w]=S?[x,p]:[p,x],[E,F]=[l-2*m,w-2*m];if(E<=0||F<=0)return;const Z=Math.min(E/s.width,F/s.height);return b(l,w,{width:s.width*Z,height:s.height*Z})}function g(t){
const o=t==="image"?a-n:r[t][0];return Math.floor(o/144*100)/100}function f({displayed:t,resolution:o}){const{x:i,y:u}=o??{x:e,y:e};return{width:t.width*72/i,height:t.
height*72/u}}function b(t,o,i){const[u,m]=[(t-i.width)/2,(o-i.height)/2];return{width:t,height:o,place:[i.width,0,0,i.height,u,m]}}var j=h(80199);const y=async(t,o,i)=>{
const u=A(o),m=await I(t,i,u);if(u.length>0)throw(0,M.G6)(u);const s=await(0,$.E)(P,i),p=m.map(w=>H(s,w,d(w,o)));await s.pages.rebuild(p.map(({number:w})=>w));const x=m.
reduce((w,E)=>E.version>w?E.version:w,"1.3"),S=await(0,O.UN)(s,{version:x}),l=p.length;return{documents:[{name:Q(t[0].name),bytes:S,pageCount:l}],notes:z(o),facts:{
pageCount:l}}},P=Buffer.from(`%PDF-1.3
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>
endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer
<</Size 4/Root 1 0 R>>
startxref
168
%%EOF
`,"latin1");function z({page_size:t,orientation:o}){return t!=="image"||o==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effect: with image\
 as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function A(t){const o=g(t.page_size);
return t.margin<=o?[]:[{field:"margin",message:`leaves no room on ${t.page_size==="image"?"a page":`${t.page_size} pages`}; it must be at most ${o} inches`}]}async function I(t,o,i){
const u=[],m=[];for(const[p,x]of t.entries()){const S=p+1;try{u.push(await(0,U.A)(x,"file",o))}catch(l){if(!(l instanceof M.zU)||l.code==="cancelled"||t.length===
1)throw l;if(l.code!=="invalid_parameters")throw(0,M.xx)(l,S,x.name);m.push({position:S,name:x.name});for(const w of l.issues)i.push({...w,document:{position:S,
name:x.name}})}o.pace.progress(S/(t.length+1))}const[s]=m;if(s){const{message:p}=(0,M.G6)(i);throw new M.zU("invalid_parameters",p,{issues:i,position:s.position,
documentName:s.name})}return u}function H(t,o,{width:i,height:u,place:m}){const s=(0,j.lw)(o.upright,m),p=new c.Z6((0,c.jd)({}),(0,c.Px)((0,N.qK)("Image",s.map(
C).join(" "))).bytes);return t.add((0,c.jd)({Type:(0,c.UU)("Page"),MediaBox:[0,0,C(i),C(u)].map(Number),Resources:(0,c.jd)({XObject:(0,c.jd)({Image:o.embed(t)})}),
Contents:t.add(p)}))}const C=t=>(0,v.ZV)(Math.round(t*1e3)/1e3),Q=t=>`${t.replace(/\.[^.]*$/,"")||"images"}.pdf`}),59234:((D,T,h)=>{h.d(T,{_:()=>N,qK:()=>$,vs:()=>M});
function N(v){const c=Number(v.toPrecision(7)),O=Math.abs(c)<1e-9?"0":String(c);return O.includes("e")?c.toFixed(12).replace(/\.?0+$/,""):O}const M=v=>v.map(N).
join(" "),$=(v,c)=>`q ${c} cm /${v} Do Q`}),80199:((D,T,h)=>{h.d(T,{DI:()=>c,Mo:()=>$,S3:()=>M,Z7:()=>v,d:()=>U,iN:()=>N,lw:()=>O});function N({box:[e,n,a,r],rotation:d}){
const g=a-e,f=r-n;return d%180===0?{width:g,height:f}:{width:f,height:g}}function M({box:[e,n,a,r],rotation:d}){switch(d){case 0:return[1,0,0,1,e,n];case 90:return[
0,1,-1,0,a,n];case 180:return[-1,0,0,-1,a,r];case 270:return[0,-1,1,0,e,r]}}function $(e,n){if(n===void 0)return e;const[a,r,d,g]=[Math.max(e[0],n[0]),Math.max(
e[1],n[1]),Math.min(e[2],n[2]),Math.min(e[3],n[3])];return a<d&&r<g?[a,r,d,g]:e}function v([e,n,a,r]){return[Math.min(e,a),Math.min(n,r),Math.max(e,a),Math.max(
n,r)]}function c([e,n,a,r,d,g]){const f=e*r-n*a,[b,j,y,P]=[r/f,-n/f,-a/f,e/f];return[b+0,j+0,y+0,P+0,-(d*b+g*y)+0,-(d*j+g*P)+0]}function O(e,n){const[a,r,d,g,f,
b]=e,[j,y,P,z,A,I]=n;return[a*j+r*P,a*y+r*z,d*j+g*P,d*y+g*z,f*j+b*P+A,f*y+b*z+I]}const U=(e,{userUnit:n})=>String(Number((e*n/72).toPrecision(3)))})};
