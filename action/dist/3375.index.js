"use strict";exports.id=3375,exports.ids=[3375],exports.modules={33375:((L,E,l)=>{l.r(E),l.d(E,{images_to_pdf:()=>R});var I=l(36078),x=l(58552),T=l(12237),A=l(45079),M=l(45599),
j=l(14029),S=l(62488),w=l(96927);const U=96;function N(e,{page_size:o,orientation:s,margin:m}){const g=m*72,a=r(e);if(o==="image"){const C=w.tU-2*g;if(C<w.XS)return;
const K=Math.min(1,C/a.width,C/a.height),F=Math.max(K,Math.min(w.XS/Math.min(a.width,a.height),C/Math.max(a.width,a.height))),X={width:a.width*F,height:a.height*
F},G=W=>Math.max(W+2*g,w.XS);return c(G(X.width),G(X.height),X)}const[v,$]=w.tn[o],O=s==="landscape"||s==="auto"&&a.width>a.height,[y,P]=O?[$,v]:[v,$],[z,D]=[y-
2*g,P-2*g];if(z<=0||D<=0)return;const B=Math.min(z/a.width,D/a.height);return c(y,P,{width:a.width*B,height:a.height*B})}function b(e){const o=e==="image"?w.tU-
w.XS:w.tn[e][0];return Math.floor(o/144*100)/100}function r({displayed:e,resolution:o}){const{x:s,y:m}=o??{x:U,y:U};return{width:e.width*72/s,height:e.height*72/
m}}function c(e,o,s){const[m,g]=[(e-s.width)/2,(o-s.height)/2];return{width:e,height:o,place:[s.width,0,0,s.height,m,g]}}var p=l(74135);const R=async(e,o,s)=>{const m=i(
o),g=await h(e,s,m);if(m.length>0)throw(0,x.G6)(m);const a=await(0,T.E)(t,s),v=g.map(P=>d(a,P,N(P,o)));await a.pages.rebuild(v.map(({number:P})=>P));const $=g.reduce(
(P,z)=>z.version>P?z.version:P,"1.3"),O=await(0,j.UN)(a,{version:$}),y=v.length;return{documents:[{name:u(e[0].name),bytes:O,pageCount:y}],notes:n(o),facts:{pageCount:y}}},
t=Buffer.from(`%PDF-1.3
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
`,"latin1");function n({page_size:e,orientation:o}){return e!=="image"||o==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effect: with image\
 as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function i(e){const o=b(e.page_size);
return e.margin<=o?[]:[{field:"margin",message:`leaves no room on ${e.page_size==="image"?"a page":`${e.page_size} pages`}; it must be at most ${o} inches`}]}async function h(e,o,s){
const m=[],g=[];for(const[v,$]of e.entries()){const O=v+1;try{m.push(await(0,S.A)($,"file",o))}catch(y){if(!(y instanceof x.zU)||y.code==="cancelled"||e.length===
1)throw y;if(y.code!=="invalid_parameters")throw(0,x.xx)(y,O,$.name);g.push({position:O,name:$.name});for(const P of y.issues)s.push({...P,document:{position:O,
name:$.name}})}o.pace.progress(O/(e.length+1))}const[a]=g;if(a){const{message:v}=(0,x.G6)(s);throw new x.zU("invalid_parameters",v,{issues:s,position:a.position,
documentName:a.name})}return m}function d(e,o,{width:s,height:m,place:g}){const a=(0,p.lw)(o.upright,g),v=new M.Z6((0,M.jd)({}),(0,M.Px)((0,I.qK)("Image",a.map(
f).join(" "))).bytes);return e.add((0,M.jd)({Type:(0,M.UU)("Page"),MediaBox:[0,0,f(s),f(m)].map(Number),Resources:(0,M.jd)({XObject:(0,M.jd)({Image:o.embed(e)})}),
Contents:e.add(v)}))}const f=e=>(0,A.ZV)(Math.round(e*1e3)/1e3),u=e=>`${e.replace(/\.[^.]*$/,"")||"images"}.pdf`}),36078:((L,E,l)=>{l.d(E,{AY:()=>j,KJ:()=>U,XL:()=>S,
_:()=>x,hX:()=>b,id:()=>M,qK:()=>A,vs:()=>T,wW:()=>N,yQ:()=>w});var I=l(45079);function x(r){if(Number.isInteger(r)&&Math.abs(r)<1e7)return String(r);const c=Number(
r.toPrecision(7)),p=Math.abs(c)<1e-9?"0":String(c);return p.includes("e")?c.toFixed(12).replace(/\.?0+$/,""):p}const T=r=>r.map(x).join(" "),A=(r,c)=>`q ${c} cm\
 /${r} Do Q`,M=r=>(0,I.ZV)(Math.round(r*1e3)/1e3||0),j=([r,c])=>`${M(r)} ${M(c)}`,S=r=>r.map((c,p)=>`${j(c)} ${p===0?"m":"l"}`).join(" "),w=.5523;function U(r){
const c=w,p=(...R)=>`${R.map(([t,n])=>j(r(t,n))).join(" ")} c`;return[`${j(r(1,0))} m`,p([1,c],[c,1],[0,1]),p([-c,1],[-1,c],[-1,0]),p([-1,-c],[-c,-1],[0,-1]),p(
[c,-1],[1,-c],[1,0])].join(" ")}function N(r,c){const p={1:"g",3:"rg",4:"k"}[r.length];return`${r.map(M).join(" ")} ${c==="fill"?p:p.toUpperCase()}`}const b=r=>`\
[${r.map(M).join(" ")}] 0 d`}),74135:((L,E,l)=>{l.d(E,{$L:()=>N,DI:()=>M,Gd:()=>S,Mo:()=>T,Pj:()=>c,S3:()=>x,W1:()=>p,XM:()=>r,d:()=>R,ds:()=>A,gF:()=>b,iN:()=>I,
kO:()=>U,lw:()=>j,zl:()=>w});function I({box:[t,n,i,h],rotation:d}){const f=i-t,u=h-n;return d%180===0?{width:f,height:u}:{width:u,height:f}}function x({box:[t,
n,i,h],rotation:d}){switch(d){case 0:return[1,0,0,1,t,n];case 90:return[0,1,-1,0,i,n];case 180:return[-1,0,0,-1,i,h];case 270:return[0,-1,1,0,t,h]}}function T(t,n){
return n===void 0?t:c(t,n)??t}function A([t,n,i,h]){return[Math.min(t,i),Math.min(n,h),Math.max(t,i),Math.max(n,h)]}function M([t,n,i,h,d,f]){const u=t*h-n*i,[e,
o,s,m]=[h/u,-n/u,-i/u,t/u];return[e+0,o+0,s+0,m+0,-(d*e+f*s)+0,-(d*o+f*m)+0]}function j(t,n){const[i,h,d,f,u,e]=t,[o,s,m,g,a,v]=n;return[i*o+h*m,i*s+h*g,d*o+f*m,
d*s+f*g,u*o+e*m+a,u*s+e*g+v]}function S([t,n,i,h,d,f],u,e){return[t*u+i*e+d,n*u+h*e+f]}function w(t,[n,i,h,d]){const[f,u]=S(t,n,i),[e,o]=S(t,h,i),[s,m]=S(t,n,d),
[g,a]=S(t,h,d);return[Math.min(f,e,s,g),Math.min(u,o,m,a),Math.max(f,e,s,g),Math.max(u,o,m,a)]}const U=(t,n)=>[Math.min(t[0],n[0]),Math.min(t[1],n[1]),Math.max(
t[2],n[2]),Math.max(t[3],n[3])];function N(t){let[n,i,h,d]=b;for(const[f,u]of t)n=Math.min(n,f),i=Math.min(i,u),h=Math.max(h,f),d=Math.max(d,u);return[n,i,h,d]}
const b=[1/0,1/0,-1/0,-1/0],r=([t,n,i,h],d)=>[t-d,n-d,i+d,h+d];function c(t,n){const i=[Math.max(t[0],n[0]),Math.max(t[1],n[1]),Math.min(t[2],n[2]),Math.min(t[3],
n[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const p=t=>t.map(n=>Math.round(n*1e5)/1e5+0),R=(t,{userUnit:n})=>String(Number((t*n/72).toPrecision(3)))}),96927:((L,E,l)=>{
l.d(E,{XS:()=>A,tU:()=>M,tn:()=>T});const I=j=>Math.round(j*72e3/25.4)/1e3,x=(j,S)=>[I(j),I(S)],T={A3:x(297,420),A4:x(210,297),A5:x(148,210),A6:x(105,148),Letter:[
612,792],Legal:[612,1008],Tabloid:[792,1224]},A=3,M=14400})};
