"use strict";exports.id=3961,exports.ids=[3961],exports.modules={3961:((H,z,l)=>{l.r(z),l.d(z,{images_to_pdf:()=>v});var b=l(9153),O=l(7390),R=l(5975),p=l(6039),U=l(5199),A=l(
3353);const E=96,n=3,s=14400,a={A4:[595.276,841.89],Letter:[612,792]};function r(t,{page_size:e,orientation:i,margin:c}){const d=c*72,o=g(t);if(e==="image"){const N=s-
2*d;if(N<n)return;const Q=Math.min(1,N/o.width,N/o.height),F=Math.max(Q,Math.min(n/Math.min(o.width,o.height),N/Math.max(o.width,o.height))),L={width:o.width*F,
height:o.height*F},G=V=>Math.max(V+2*d,n);return u(G(L.width),G(L.height),L)}const[w,M]=a[e],j=i==="landscape"||i==="auto"&&o.width>o.height,[m,f]=j?[M,w]:[w,M],
[T,D]=[m-2*d,f-2*d];if(T<=0||D<=0)return;const Z=Math.min(T/o.width,D/o.height);return u(m,f,{width:o.width*Z,height:o.height*Z})}function h(t){const e=t==="ima\
ge"?s-n:a[t][0];return Math.floor(e/144*100)/100}function g({displayed:t,resolution:e}){const{x:i,y:c}=e??{x:E,y:E};return{width:t.width*72/i,height:t.height*72/
c}}function u(t,e,i){const[c,d]=[(t-i.width)/2,(e-i.height)/2];return{width:t,height:e,place:[i.width,0,0,i.height,c,d]}}var P=l(199);const v=async(t,e,i)=>{const c=S(
e),d=await I(t,i,c);if(c.length>0)throw(0,b.G6)(c);const o=await(0,O.E)(x,i),w=d.map(f=>$(o,f,r(f,e)));await o.pages.rebuild(w.map(({number:f})=>f));const M=d.reduce(
(f,T)=>T.version>f?T.version:f,"1.3"),j=await(0,U.UN)(o,{version:M}),m=w.length;return{documents:[{name:K(t[0].name),bytes:j,pageCount:m}],notes:y(e),facts:{pageCount:m}}},
x=Buffer.from(`%PDF-1.3
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
`,"latin1");function y({page_size:t,orientation:e}){return t!=="image"||e==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effect: with image\
 as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function S(t){const e=h(t.page_size);
return t.margin<=e?[]:[{field:"margin",message:`leaves no room on ${t.page_size==="image"?"a page":`${t.page_size} pages`}; it must be at most ${e} inches`}]}async function I(t,e,i){
const c=[],d=[];for(const[w,M]of t.entries()){const j=w+1;try{c.push(await(0,A.A)(M,"file",e))}catch(m){if(!(m instanceof b.zU)||m.code==="cancelled"||t.length===
1)throw m;if(m.code!=="invalid_parameters")throw(0,b.xx)(m,j,M.name);d.push({position:j,name:M.name});for(const f of m.issues)i.push({...f,document:{position:j,
name:M.name}})}e.pace.progress(j/(t.length+1))}const[o]=d;if(o){const{message:w}=(0,b.G6)(i);throw new b.zU("invalid_parameters",w,{issues:i,position:o.position,
documentName:o.name})}return c}function $(t,e,{width:i,height:c,place:d}){const o=(0,P.lw)(e.upright,d),w=new p.Z6((0,p.jd)({}),(0,p.Px)(`q ${o.map(C).join(" ")}\
 cm /Image Do Q`).bytes);return t.add((0,p.jd)({Type:(0,p.UU)("Page"),MediaBox:[0,0,C(i),C(c)].map(Number),Resources:(0,p.jd)({XObject:(0,p.jd)({Image:e.embed(t)})}),
Contents:t.add(w)}))}const C=t=>(0,R.ZV)(Math.round(t*1e3)/1e3),K=t=>`${t.replace(/\.[^.]*$/,"")||"images"}.pdf`}),199:((H,z,l)=>{l.d(z,{DI:()=>U,Mo:()=>R,S3:()=>O,
Z7:()=>p,d:()=>E,iN:()=>b,lw:()=>A});function b({box:[n,s,a,r],rotation:h}){const g=a-n,u=r-s;return h%180===0?{width:g,height:u}:{width:u,height:g}}function O({
box:[n,s,a,r],rotation:h}){switch(h){case 0:return[1,0,0,1,n,s];case 90:return[0,1,-1,0,a,s];case 180:return[-1,0,0,-1,a,r];case 270:return[0,-1,1,0,n,r]}}function R(n,s){
if(s===void 0)return n;const[a,r,h,g]=[Math.max(n[0],s[0]),Math.max(n[1],s[1]),Math.min(n[2],s[2]),Math.min(n[3],s[3])];return a<h&&r<g?[a,r,h,g]:n}function p([
n,s,a,r]){return[Math.min(n,a),Math.min(s,r),Math.max(n,a),Math.max(s,r)]}function U([n,s,a,r,h,g]){const u=n*r-s*a,[P,v,x,y]=[r/u,-s/u,-a/u,n/u];return[P+0,v+0,
x+0,y+0,-(h*P+g*x)+0,-(h*v+g*y)+0]}function A(n,s){const[a,r,h,g,u,P]=n,[v,x,y,S,I,$]=s;return[a*v+r*y,a*x+r*S,h*v+g*y,h*x+g*S,u*v+P*y+I,u*x+P*S+$]}const E=(n,{
userUnit:s})=>String(Number((n*s/72).toPrecision(3)))})};
