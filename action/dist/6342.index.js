"use strict";exports.id=6342,exports.ids=[6342],exports.modules={33961:((Z,O,m)=>{m.r(O),m.d(O,{images_to_pdf:()=>u});var $=m(59234),P=m(49153),R=m(7390),b=m(15975),d=m(16039),
A=m(95199),z=m(74239);const I=96,N=3,C=14400,L={A4:[595.276,841.89],Letter:[612,792]};function n(t,{page_size:s,orientation:r,margin:g}){const f=g*72,i=o(t);if(s===
"image"){const D=C-2*f;if(D<N)return;const Q=Math.min(1,D/i.width,D/i.height),B=Math.max(Q,Math.min(N/Math.min(i.width,i.height),D/Math.max(i.width,i.height))),
F={width:i.width*B,height:i.height*B},H=V=>Math.max(V+2*f,N);return a(H(F.width),H(F.height),F)}const[y,S]=L[s],T=r==="landscape"||r==="auto"&&i.width>i.height,
[p,w]=T?[S,y]:[y,S],[U,G]=[p-2*f,w-2*f];if(U<=0||G<=0)return;const K=Math.min(U/i.width,G/i.height);return a(p,w,{width:i.width*K,height:i.height*K})}function e(t){
const s=t==="image"?C-N:L[t][0];return Math.floor(s/144*100)/100}function o({displayed:t,resolution:s}){const{x:r,y:g}=s??{x:I,y:I};return{width:t.width*72/r,height:t.
height*72/g}}function a(t,s,r){const[g,f]=[(t-r.width)/2,(s-r.height)/2];return{width:t,height:s,place:[r.width,0,0,r.height,g,f]}}var h=m(80199);const u=async(t,s,r)=>{
const g=M(s),f=await x(t,r,g);if(g.length>0)throw(0,P.G6)(g);const i=await(0,R.E)(c,r),y=f.map(w=>v(i,w,n(w,s)));await i.pages.rebuild(y.map(({number:w})=>w));const S=f.
reduce((w,U)=>U.version>w?U.version:w,"1.3"),T=await(0,A.UN)(i,{version:S}),p=y.length;return{documents:[{name:E(t[0].name),bytes:T,pageCount:p}],notes:l(s),facts:{
pageCount:p}}},c=Buffer.from(`%PDF-1.3
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
`,"latin1");function l({page_size:t,orientation:s}){return t!=="image"||s==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effect: with image\
 as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function M(t){const s=e(t.page_size);
return t.margin<=s?[]:[{field:"margin",message:`leaves no room on ${t.page_size==="image"?"a page":`${t.page_size} pages`}; it must be at most ${s} inches`}]}async function x(t,s,r){
const g=[],f=[];for(const[y,S]of t.entries()){const T=y+1;try{g.push(await(0,z.A)(S,"file",s))}catch(p){if(!(p instanceof P.zU)||p.code==="cancelled"||t.length===
1)throw p;if(p.code!=="invalid_parameters")throw(0,P.xx)(p,T,S.name);f.push({position:T,name:S.name});for(const w of p.issues)r.push({...w,document:{position:T,
name:S.name}})}s.pace.progress(T/(t.length+1))}const[i]=f;if(i){const{message:y}=(0,P.G6)(r);throw new P.zU("invalid_parameters",y,{issues:r,position:i.position,
documentName:i.name})}return g}function v(t,s,{width:r,height:g,place:f}){const i=(0,h.lw)(s.upright,f),y=new d.Z6((0,d.jd)({}),(0,d.Px)((0,$.qK)("Image",i.map(
j).join(" "))).bytes);return t.add((0,d.jd)({Type:(0,d.UU)("Page"),MediaBox:[0,0,j(r),j(g)].map(Number),Resources:(0,d.jd)({XObject:(0,d.jd)({Image:s.embed(t)})}),
Contents:t.add(y)}))}const j=t=>(0,b.ZV)(Math.round(t*1e3)/1e3),E=t=>`${t.replace(/\.[^.]*$/,"")||"images"}.pdf`}),59234:((Z,O,m)=>{m.d(O,{_:()=>$,qK:()=>R,vs:()=>P});
function $(b){const d=Number(b.toPrecision(7)),A=Math.abs(d)<1e-9?"0":String(d);return A.includes("e")?d.toFixed(12).replace(/\.?0+$/,""):A}const P=b=>b.map($).
join(" "),R=(b,d)=>`q ${d} cm /${b} Do Q`}),80199:((Z,O,m)=>{m.d(O,{DI:()=>d,Gd:()=>z,Mo:()=>R,Mp:()=>C,Pj:()=>N,S3:()=>P,Z7:()=>b,d:()=>L,iN:()=>$,lw:()=>A,zl:()=>I});
function $({box:[n,e,o,a],rotation:h}){const u=o-n,c=a-e;return h%180===0?{width:u,height:c}:{width:c,height:u}}function P({box:[n,e,o,a],rotation:h}){switch(h){case 0:
return[1,0,0,1,n,e];case 90:return[0,1,-1,0,o,e];case 180:return[-1,0,0,-1,o,a];case 270:return[0,-1,1,0,n,a]}}function R(n,e){return e===void 0?n:N(n,e)??n}function b([
n,e,o,a]){return[Math.min(n,o),Math.min(e,a),Math.max(n,o),Math.max(e,a)]}function d([n,e,o,a,h,u]){const c=n*a-e*o,[l,M,x,v]=[a/c,-e/c,-o/c,n/c];return[l+0,M+0,
x+0,v+0,-(h*l+u*x)+0,-(h*M+u*v)+0]}function A(n,e){const[o,a,h,u,c,l]=n,[M,x,v,j,E,t]=e;return[o*M+a*v,o*x+a*j,h*M+u*v,h*x+u*j,c*M+l*v+E,c*x+l*j+t]}function z([
n,e,o,a,h,u],c,l){return[n*c+o*l+h,e*c+a*l+u]}function I(n,[e,o,a,h]){const[u,c]=z(n,e,o),[l,M]=z(n,a,o),[x,v]=z(n,e,h),[j,E]=z(n,a,h);return[Math.min(u,l,x,j),
Math.min(c,M,v,E),Math.max(u,l,x,j),Math.max(c,M,v,E)]}function N(n,e){const o=[Math.max(n[0],e[0]),Math.max(n[1],e[1]),Math.min(n[2],e[2]),Math.min(n[3],e[3])];
return o[0]<o[2]&&o[1]<o[3]?o:void 0}const C=n=>n.map(e=>Math.round(e*1e5)/1e5+0),L=(n,{userUnit:e})=>String(Number((n*e/72).toPrecision(3)))})};
