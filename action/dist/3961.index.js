"use strict";exports.id=3961,exports.ids=[3961],exports.modules={33961:((F,S,h)=>{h.r(S),h.d(S,{images_to_pdf:()=>m});var M=h(59234),x=h(49153),E=h(7390),v=h(15975),u=h(16039),
O=h(95199),N=h(40315),L=h(43171);const U=96,$=3,C=14400;function t(n,{page_size:s,orientation:r,margin:g}){const f=g*72,i=o(n);if(s==="image"){const D=C-2*f;if(D<
$)return;const Q=Math.min(1,D/i.width,D/i.height),B=Math.max(Q,Math.min($/Math.min(i.width,i.height),D/Math.max(i.width,i.height))),G={width:i.width*B,height:i.
height*B},H=V=>Math.max(V+2*f,$);return a(H(G.width),H(G.height),G)}const[b,T]=L.t[s],z=r==="landscape"||r==="auto"&&i.width>i.height,[p,w]=z?[T,b]:[b,T],[I,Z]=[
p-2*f,w-2*f];if(I<=0||Z<=0)return;const K=Math.min(I/i.width,Z/i.height);return a(p,w,{width:i.width*K,height:i.height*K})}function e(n){const s=n==="image"?C-$:
L.t[n][0];return Math.floor(s/144*100)/100}function o({displayed:n,resolution:s}){const{x:r,y:g}=s??{x:U,y:U};return{width:n.width*72/r,height:n.height*72/g}}function a(n,s,r){
const[g,f]=[(n-r.width)/2,(s-r.height)/2];return{width:n,height:s,place:[r.width,0,0,r.height,g,f]}}var d=h(80199);const m=async(n,s,r)=>{const g=y(s),f=await j(
n,r,g);if(g.length>0)throw(0,x.G6)(g);const i=await(0,E.E)(c,r),b=f.map(w=>P(i,w,t(w,s)));await i.pages.rebuild(b.map(({number:w})=>w));const T=f.reduce((w,I)=>I.
version>w?I.version:w,"1.3"),z=await(0,O.UN)(i,{version:T}),p=b.length;return{documents:[{name:R(n[0].name),bytes:z,pageCount:p}],notes:l(s),facts:{pageCount:p}}},
c=Buffer.from(`%PDF-1.3
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
`,"latin1");function l({page_size:n,orientation:s}){return n!=="image"||s==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effect: with image\
 as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function y(n){const s=e(n.page_size);
return n.margin<=s?[]:[{field:"margin",message:`leaves no room on ${n.page_size==="image"?"a page":`${n.page_size} pages`}; it must be at most ${s} inches`}]}async function j(n,s,r){
const g=[],f=[];for(const[b,T]of n.entries()){const z=b+1;try{g.push(await(0,N.A)(T,"file",s))}catch(p){if(!(p instanceof x.zU)||p.code==="cancelled"||n.length===
1)throw p;if(p.code!=="invalid_parameters")throw(0,x.xx)(p,z,T.name);f.push({position:z,name:T.name});for(const w of p.issues)r.push({...w,document:{position:z,
name:T.name}})}s.pace.progress(z/(n.length+1))}const[i]=f;if(i){const{message:b}=(0,x.G6)(r);throw new x.zU("invalid_parameters",b,{issues:r,position:i.position,
documentName:i.name})}return g}function P(n,s,{width:r,height:g,place:f}){const i=(0,d.lw)(s.upright,f),b=new u.Z6((0,u.jd)({}),(0,u.Px)((0,M.qK)("Image",i.map(
A).join(" "))).bytes);return n.add((0,u.jd)({Type:(0,u.UU)("Page"),MediaBox:[0,0,A(r),A(g)].map(Number),Resources:(0,u.jd)({XObject:(0,u.jd)({Image:s.embed(n)})}),
Contents:n.add(b)}))}const A=n=>(0,v.ZV)(Math.round(n*1e3)/1e3),R=n=>`${n.replace(/\.[^.]*$/,"")||"images"}.pdf`}),59234:((F,S,h)=>{h.d(S,{_:()=>M,qK:()=>E,vs:()=>x});
function M(v){const u=Number(v.toPrecision(7)),O=Math.abs(u)<1e-9?"0":String(u);return O.includes("e")?u.toFixed(12).replace(/\.?0+$/,""):O}const x=v=>v.map(M).
join(" "),E=(v,u)=>`q ${u} cm /${v} Do Q`}),80199:((F,S,h)=>{h.d(S,{DI:()=>u,Gd:()=>N,Mo:()=>E,Mp:()=>$,Pj:()=>U,S3:()=>x,Z7:()=>v,d:()=>C,iN:()=>M,lw:()=>O,zl:()=>L});
function M({box:[t,e,o,a],rotation:d}){const m=o-t,c=a-e;return d%180===0?{width:m,height:c}:{width:c,height:m}}function x({box:[t,e,o,a],rotation:d}){switch(d){case 0:
return[1,0,0,1,t,e];case 90:return[0,1,-1,0,o,e];case 180:return[-1,0,0,-1,o,a];case 270:return[0,-1,1,0,t,a]}}function E(t,e){return e===void 0?t:U(t,e)??t}function v([
t,e,o,a]){return[Math.min(t,o),Math.min(e,a),Math.max(t,o),Math.max(e,a)]}function u([t,e,o,a,d,m]){const c=t*a-e*o,[l,y,j,P]=[a/c,-e/c,-o/c,t/c];return[l+0,y+0,
j+0,P+0,-(d*l+m*j)+0,-(d*y+m*P)+0]}function O(t,e){const[o,a,d,m,c,l]=t,[y,j,P,A,R,n]=e;return[o*y+a*P,o*j+a*A,d*y+m*P,d*j+m*A,c*y+l*P+R,c*j+l*A+n]}function N([
t,e,o,a,d,m],c,l){return[t*c+o*l+d,e*c+a*l+m]}function L(t,[e,o,a,d]){const[m,c]=N(t,e,o),[l,y]=N(t,a,o),[j,P]=N(t,e,d),[A,R]=N(t,a,d);return[Math.min(m,l,j,A),
Math.min(c,y,P,R),Math.max(m,l,j,A),Math.max(c,y,P,R)]}function U(t,e){const o=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(t[2],e[2]),Math.min(t[3],e[3])];
return o[0]<o[2]&&o[1]<o[3]?o:void 0}const $=t=>t.map(e=>Math.round(e*1e5)/1e5+0),C=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(3)))}),43171:((F,S,h)=>{
h.d(S,{t:()=>x});const M=(E,v)=>[E*72/25.4,v*72/25.4],x={A3:M(297,420),A4:M(210,297),A5:M(148,210),A6:M(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,
1224]}})};
