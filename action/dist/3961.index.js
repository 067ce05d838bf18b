"use strict";exports.id=3961,exports.ids=[3961],exports.modules={33961:((F,T,h)=>{h.r(T),h.d(T,{images_to_pdf:()=>m});var x=h(59234),v=h(49153),N=h(7390),g=h(15975),u=h(16039),
O=h(86009),E=h(40315),L=h(43171);const R=96,$=3,C=14400;function t(n,{page_size:s,orientation:r,margin:f}){const l=f*72,i=o(n);if(s==="image"){const D=C-2*l;if(D<
$)return;const Q=Math.min(1,D/i.width,D/i.height),B=Math.max(Q,Math.min($/Math.min(i.width,i.height),D/Math.max(i.width,i.height))),G={width:i.width*B,height:i.
height*B},H=V=>Math.max(V+2*l,$);return a(H(G.width),H(G.height),G)}const[P,S]=L.t[s],z=r==="landscape"||r==="auto"&&i.width>i.height,[M,w]=z?[S,P]:[P,S],[U,Z]=[
M-2*l,w-2*l];if(U<=0||Z<=0)return;const K=Math.min(U/i.width,Z/i.height);return a(M,w,{width:i.width*K,height:i.height*K})}function e(n){const s=n==="image"?C-$:
L.t[n][0];return Math.floor(s/144*100)/100}function o({displayed:n,resolution:s}){const{x:r,y:f}=s??{x:R,y:R};return{width:n.width*72/r,height:n.height*72/f}}function a(n,s,r){
const[f,l]=[(n-r.width)/2,(s-r.height)/2];return{width:n,height:s,place:[r.width,0,0,r.height,f,l]}}var d=h(80199);const m=async(n,s,r)=>{const f=y(s),l=await b(
n,r,f);if(f.length>0)throw(0,v.G6)(f);const i=await(0,N.E)(c,r),P=l.map(w=>j(i,w,t(w,s)));await i.pages.rebuild(P.map(({number:w})=>w));const S=l.reduce((w,U)=>U.
version>w?U.version:w,"1.3"),z=await(0,O.UN)(i,{version:S}),M=P.length;return{documents:[{name:I(n[0].name),bytes:z,pageCount:M}],notes:p(s),facts:{pageCount:M}}},
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
`,"latin1");function p({page_size:n,orientation:s}){return n!=="image"||s==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effect: with image\
 as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function y(n){const s=e(n.page_size);
return n.margin<=s?[]:[{field:"margin",message:`leaves no room on ${n.page_size==="image"?"a page":`${n.page_size} pages`}; it must be at most ${s} inches`}]}async function b(n,s,r){
const f=[],l=[];for(const[P,S]of n.entries()){const z=P+1;try{f.push(await(0,E.A)(S,"file",s))}catch(M){if(!(M instanceof v.zU)||M.code==="cancelled"||n.length===
1)throw M;if(M.code!=="invalid_parameters")throw(0,v.xx)(M,z,S.name);l.push({position:z,name:S.name});for(const w of M.issues)r.push({...w,document:{position:z,
name:S.name}})}s.pace.progress(z/(n.length+1))}const[i]=l;if(i){const{message:P}=(0,v.G6)(r);throw new v.zU("invalid_parameters",P,{issues:r,position:i.position,
documentName:i.name})}return f}function j(n,s,{width:r,height:f,place:l}){const i=(0,d.lw)(s.upright,l),P=new u.Z6((0,u.jd)({}),(0,u.Px)((0,x.qK)("Image",i.map(
A).join(" "))).bytes);return n.add((0,u.jd)({Type:(0,u.UU)("Page"),MediaBox:[0,0,A(r),A(f)].map(Number),Resources:(0,u.jd)({XObject:(0,u.jd)({Image:s.embed(n)})}),
Contents:n.add(P)}))}const A=n=>(0,g.ZV)(Math.round(n*1e3)/1e3),I=n=>`${n.replace(/\.[^.]*$/,"")||"images"}.pdf`}),59234:((F,T,h)=>{h.d(T,{_:()=>x,qK:()=>N,vs:()=>v});
function x(g){if(Number.isInteger(g)&&Math.abs(g)<1e7)return String(g);const u=Number(g.toPrecision(7)),O=Math.abs(u)<1e-9?"0":String(u);return O.includes("e")?
u.toFixed(12).replace(/\.?0+$/,""):O}const v=g=>g.map(x).join(" "),N=(g,u)=>`q ${u} cm /${g} Do Q`}),80199:((F,T,h)=>{h.d(T,{DI:()=>u,Gd:()=>E,Mo:()=>N,Mp:()=>$,
Pj:()=>R,S3:()=>v,Z7:()=>g,d:()=>C,iN:()=>x,lw:()=>O,zl:()=>L});function x({box:[t,e,o,a],rotation:d}){const m=o-t,c=a-e;return d%180===0?{width:m,height:c}:{width:c,
height:m}}function v({box:[t,e,o,a],rotation:d}){switch(d){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,o,e];case 180:return[-1,0,0,-1,o,a];case 270:return[
0,-1,1,0,t,a]}}function N(t,e){return e===void 0?t:R(t,e)??t}function g([t,e,o,a]){return[Math.min(t,o),Math.min(e,a),Math.max(t,o),Math.max(e,a)]}function u([t,
e,o,a,d,m]){const c=t*a-e*o,[p,y,b,j]=[a/c,-e/c,-o/c,t/c];return[p+0,y+0,b+0,j+0,-(d*p+m*b)+0,-(d*y+m*j)+0]}function O(t,e){const[o,a,d,m,c,p]=t,[y,b,j,A,I,n]=e;
return[o*y+a*j,o*b+a*A,d*y+m*j,d*b+m*A,c*y+p*j+I,c*b+p*A+n]}function E([t,e,o,a,d,m],c,p){return[t*c+o*p+d,e*c+a*p+m]}function L(t,[e,o,a,d]){const[m,c]=E(t,e,o),
[p,y]=E(t,a,o),[b,j]=E(t,e,d),[A,I]=E(t,a,d);return[Math.min(m,p,b,A),Math.min(c,y,j,I),Math.max(m,p,b,A),Math.max(c,y,j,I)]}function R(t,e){const o=[Math.max(t[0],
e[0]),Math.max(t[1],e[1]),Math.min(t[2],e[2]),Math.min(t[3],e[3])];return o[0]<o[2]&&o[1]<o[3]?o:void 0}const $=t=>t.map(e=>Math.round(e*1e5)/1e5+0),C=(t,{userUnit:e})=>String(
Number((t*e/72).toPrecision(3)))}),43171:((F,T,h)=>{h.d(T,{t:()=>v});const x=(N,g)=>[N*72/25.4,g*72/25.4],v={A3:x(297,420),A4:x(210,297),A5:x(148,210),A6:x(105,
148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]}})};
