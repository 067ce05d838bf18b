"use strict";exports.id=3375,exports.ids=[3375],exports.modules={33375:((R,y,g)=>{g.r(y),g.d(y,{images_to_pdf:()=>I});var j=g(36078),w=g(58552),E=g(64173),O=g(45079),l=g(45599),
P=g(14029),U=g(86476),v=g(96927);const $=96;function b(t,{page_size:o,orientation:i,margin:h}){const c=h*72,a=d(t);if(o==="image"){const C=v.tU-2*c;if(C<v.XS)return;
const K=Math.min(1,C/a.width,C/a.height),F=Math.max(K,Math.min(v.XS/Math.min(a.width,a.height),C/Math.max(a.width,a.height))),L={width:a.width*F,height:a.height*
F},G=Q=>Math.max(Q+2*c,v.XS);return u(G(L.width),G(L.height),L)}const[m,f]=v.tn[o],x=i==="landscape"||i==="auto"&&a.width>a.height,[p,S]=x?[f,m]:[m,f],[z,X]=[p-
2*c,S-2*c];if(z<=0||X<=0)return;const B=Math.min(z/a.width,X/a.height);return u(p,S,{width:a.width*B,height:a.height*B})}function T(t){const o=t==="image"?v.tU-
v.XS:v.tn[t][0];return Math.floor(o/144*100)/100}function d({displayed:t,resolution:o}){const{x:i,y:h}=o??{x:$,y:$};return{width:t.width*72/i,height:t.height*72/
h}}function u(t,o,i){const[h,c]=[(t-i.width)/2,(o-i.height)/2];return{width:t,height:o,place:[i.width,0,0,i.height,h,c]}}var M=g(77158),A=g(74135);const I=async(t,o,i)=>{
const h=D(o),c=await n(t,i,h);if(h.length>0)throw(0,w.G6)(h);const a=await(0,E.E)(M.O,i),m=c.map(S=>e(a,S,b(S,o)));await a.pages.rebuild(m.map(({number:S})=>S));
const f=c.reduce((S,z)=>z.version>S?z.version:S,"1.3"),x=await(0,P.UN)(a,{version:f}),p=m.length;return{documents:[{name:r(t[0].name),bytes:x,pageCount:p}],notes:N(
o),facts:{pageCount:p}}};function N({page_size:t,orientation:o}){return t!=="image"||o==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effec\
t: with image as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function D(t){const o=T(
t.page_size);return t.margin<=o?[]:[{field:"margin",message:`leaves no room on ${t.page_size==="image"?"a page":`${t.page_size} pages`}; it must be at most ${o}\
 inches`}]}async function n(t,o,i){const h=[],c=[];for(const[m,f]of t.entries()){const x=m+1;try{h.push(await(0,U.A)(f,"file",o))}catch(p){if(!(p instanceof w.zU)||
p.code==="cancelled"||t.length===1)throw p;if(p.code!=="invalid_parameters")throw(0,w.xx)(p,x,f.name);c.push({position:x,name:f.name});for(const S of p.issues)i.
push({...S,document:{position:x,name:f.name}})}o.pace.progress(x/(t.length+1))}const[a]=c;if(a){const{message:m}=(0,w.G6)(i);throw new w.zU("invalid_parameters",
m,{issues:i,position:a.position,documentName:a.name})}return h}function e(t,o,{width:i,height:h,place:c}){const a=(0,A.lw)(o.upright,c),m=new l.Z6((0,l.jd)({}),
(0,l.Px)((0,j.qK)("Image",a.map(s).join(" "))).bytes);return t.add((0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,s(i),s(h)].map(Number),Resources:(0,l.jd)({XObject:(0,l.
jd)({Image:o.embed(t)})}),Contents:t.add(m)}))}const s=t=>(0,O.ZV)(Math.round(t*1e3)/1e3),r=t=>`${t.replace(/\.[^.]*$/,"")||"images"}.pdf`}),77158:((R,y,g)=>{g.
d(y,{O:()=>j});const j=Buffer.from(`%PDF-1.3
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
`,"latin1")}),36078:((R,y,g)=>{g.d(y,{AY:()=>P,KJ:()=>$,XL:()=>U,_:()=>w,hX:()=>T,id:()=>l,qK:()=>O,vs:()=>E,wW:()=>b,yQ:()=>v});var j=g(45079);function w(d){if(Number.
isInteger(d)&&Math.abs(d)<1e7)return String(d);const u=Number(d.toPrecision(7)),M=Math.abs(u)<1e-9?"0":String(u);return M.includes("e")?u.toFixed(12).replace(/\.?0+$/,
""):M}const E=d=>d.map(w).join(" "),O=(d,u)=>`q ${u} cm /${d} Do Q`,l=d=>(0,j.ZV)(Math.round(d*1e3)/1e3||0),P=([d,u])=>`${l(d)} ${l(u)}`,U=d=>d.map((u,M)=>`${P(
u)} ${M===0?"m":"l"}`).join(" "),v=.5523;function $(d){const u=v,M=(...A)=>`${A.map(([I,N])=>P(d(I,N))).join(" ")} c`;return[`${P(d(1,0))} m`,M([1,u],[u,1],[0,1]),
M([-u,1],[-1,u],[-1,0]),M([-1,-u],[-u,-1],[0,-1]),M([u,-1],[1,-u],[1,0])].join(" ")}function b(d,u){const M={1:"g",3:"rg",4:"k"}[d.length];return`${d.map(l).join(
" ")} ${u==="fill"?M:M.toUpperCase()}`}const T=d=>`[${d.map(l).join(" ")}] 0 d`}),74135:((R,y,g)=>{g.d(y,{$L:()=>u,DI:()=>P,Gd:()=>$,JQ:()=>w,Mo:()=>O,PU:()=>U,
Pj:()=>I,S3:()=>E,W1:()=>N,XM:()=>A,d:()=>D,ds:()=>l,gF:()=>M,iN:()=>j,kO:()=>d,lw:()=>v,xk:()=>b,zl:()=>T});function j({box:[n,e,s,r],rotation:t}){const o=s-n,
i=r-e;return t%180===0?{width:o,height:i}:{width:i,height:o}}function w(n){const{width:e,height:s}=j(n);return{width:e*n.userUnit,height:s*n.userUnit}}function E({
box:[n,e,s,r],rotation:t}){switch(t){case 0:return[1,0,0,1,n,e];case 90:return[0,1,-1,0,s,e];case 180:return[-1,0,0,-1,s,r];case 270:return[0,-1,1,0,n,r]}}function O(n,e){
return e===void 0?n:I(n,e)??n}function l([n,e,s,r]){return[Math.min(n,s),Math.min(e,r),Math.max(n,s),Math.max(e,r)]}function P([n,e,s,r,t,o]){const i=n*r-e*s,[h,
c,a,m]=[r/i,-e/i,-s/i,n/i];return[h+0,c+0,a+0,m+0,-(t*h+o*a)+0,-(t*c+o*m)+0]}const U=([n,e,s,r])=>Math.sqrt(Math.abs(n*r-e*s));function v(n,e){const[s,r,t,o,i,h]=n,
[c,a,m,f,x,p]=e;return[s*c+r*m,s*a+r*f,t*c+o*m,t*a+o*f,i*c+h*m+x,i*a+h*f+p]}function $([n,e,s,r,t,o],i,h){return[n*i+s*h+t,e*i+r*h+o]}function b([n,e],[s,r],[t,
o],[i,h],c){const a=1-c,[m,f,x,p]=[a**3,3*c*a**2,3*c**2*a,c**3];return[m*n+f*s+x*t+p*i,m*e+f*r+x*o+p*h]}function T(n,[e,s,r,t]){const[o,i]=$(n,e,s),[h,c]=$(n,r,
s),[a,m]=$(n,e,t),[f,x]=$(n,r,t);return[Math.min(o,h,a,f),Math.min(i,c,m,x),Math.max(o,h,a,f),Math.max(i,c,m,x)]}const d=(n,e)=>[Math.min(n[0],e[0]),Math.min(n[1],
e[1]),Math.max(n[2],e[2]),Math.max(n[3],e[3])];function u(n){let[e,s,r,t]=M;for(const[o,i]of n)e=Math.min(e,o),s=Math.min(s,i),r=Math.max(r,o),t=Math.max(t,i);return[
e,s,r,t]}const M=[1/0,1/0,-1/0,-1/0],A=([n,e,s,r],t)=>[n-t,e-t,s+t,r+t];function I(n,e){const s=[Math.max(n[0],e[0]),Math.max(n[1],e[1]),Math.min(n[2],e[2]),Math.
min(n[3],e[3])];return s[0]<s[2]&&s[1]<s[3]?s:void 0}const N=n=>n.map(e=>Math.round(e*1e5)/1e5+0),D=(n,{userUnit:e})=>String(Number((n*e/72).toPrecision(3)))}),
96927:((R,y,g)=>{g.d(y,{XS:()=>O,tU:()=>l,tn:()=>E});const j=P=>Math.round(P*72e3/25.4)/1e3,w=(P,U)=>[j(P),j(U)],E={A3:w(297,420),A4:w(210,297),A5:w(148,210),A6:w(
105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},O=3,l=14400})};
