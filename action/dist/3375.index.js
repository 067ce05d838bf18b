"use strict";exports.id=3375,exports.ids=[3375],exports.modules={33375:((C,$,u)=>{u.r($),u.d($,{images_to_pdf:()=>t});var E=u(36078),x=u(58552),T=u(12237),U=u(45079),M=u(45599),
y=u(14029),S=u(86476),w=u(96927);const A=96;function b(e,{page_size:o,orientation:s,margin:m}){const f=m*72,a=r(e);if(o==="image"){const D=w.tU-2*f;if(D<w.XS)return;
const K=Math.min(1,D/a.width,D/a.height),F=Math.max(K,Math.min(w.XS/Math.min(a.width,a.height),D/Math.max(a.width,a.height))),L={width:a.width*F,height:a.height*
F},G=W=>Math.max(W+2*f,w.XS);return c(G(L.width),G(L.height),L)}const[v,O]=w.tn[o],I=s==="landscape"||s==="auto"&&a.width>a.height,[j,P]=I?[O,v]:[v,O],[z,X]=[j-
2*f,P-2*f];if(z<=0||X<=0)return;const B=Math.min(z/a.width,X/a.height);return c(j,P,{width:a.width*B,height:a.height*B})}function N(e){const o=e==="image"?w.tU-
w.XS:w.tn[e][0];return Math.floor(o/144*100)/100}function r({displayed:e,resolution:o}){const{x:s,y:m}=o??{x:A,y:A};return{width:e.width*72/s,height:e.height*72/
m}}function c(e,o,s){const[m,f]=[(e-s.width)/2,(o-s.height)/2];return{width:e,height:o,place:[s.width,0,0,s.height,m,f]}}var p=u(77158),R=u(74135);const t=async(e,o,s)=>{
const m=i(o),f=await h(e,s,m);if(m.length>0)throw(0,x.G6)(m);const a=await(0,T.E)(p.O,s),v=f.map(P=>d(a,P,b(P,o)));await a.pages.rebuild(v.map(({number:P})=>P));
const O=f.reduce((P,z)=>z.version>P?z.version:P,"1.3"),I=await(0,y.UN)(a,{version:O}),j=v.length;return{documents:[{name:g(e[0].name),bytes:I,pageCount:j}],notes:n(
o),facts:{pageCount:j}}};function n({page_size:e,orientation:o}){return e!=="image"||o==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effec\
t: with image as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function i(e){const o=N(
e.page_size);return e.margin<=o?[]:[{field:"margin",message:`leaves no room on ${e.page_size==="image"?"a page":`${e.page_size} pages`}; it must be at most ${o}\
 inches`}]}async function h(e,o,s){const m=[],f=[];for(const[v,O]of e.entries()){const I=v+1;try{m.push(await(0,S.A)(O,"file",o))}catch(j){if(!(j instanceof x.zU)||
j.code==="cancelled"||e.length===1)throw j;if(j.code!=="invalid_parameters")throw(0,x.xx)(j,I,O.name);f.push({position:I,name:O.name});for(const P of j.issues)s.
push({...P,document:{position:I,name:O.name}})}o.pace.progress(I/(e.length+1))}const[a]=f;if(a){const{message:v}=(0,x.G6)(s);throw new x.zU("invalid_parameters",
v,{issues:s,position:a.position,documentName:a.name})}return m}function d(e,o,{width:s,height:m,place:f}){const a=(0,R.lw)(o.upright,f),v=new M.Z6((0,M.jd)({}),
(0,M.Px)((0,E.qK)("Image",a.map(l).join(" "))).bytes);return e.add((0,M.jd)({Type:(0,M.UU)("Page"),MediaBox:[0,0,l(s),l(m)].map(Number),Resources:(0,M.jd)({XObject:(0,M.
jd)({Image:o.embed(e)})}),Contents:e.add(v)}))}const l=e=>(0,U.ZV)(Math.round(e*1e3)/1e3),g=e=>`${e.replace(/\.[^.]*$/,"")||"images"}.pdf`}),77158:((C,$,u)=>{u.
d($,{O:()=>E});const E=Buffer.from(`%PDF-1.3
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
`,"latin1")}),36078:((C,$,u)=>{u.d($,{AY:()=>y,KJ:()=>A,XL:()=>S,_:()=>x,hX:()=>N,id:()=>M,qK:()=>U,vs:()=>T,wW:()=>b,yQ:()=>w});var E=u(45079);function x(r){if(Number.
isInteger(r)&&Math.abs(r)<1e7)return String(r);const c=Number(r.toPrecision(7)),p=Math.abs(c)<1e-9?"0":String(c);return p.includes("e")?c.toFixed(12).replace(/\.?0+$/,
""):p}const T=r=>r.map(x).join(" "),U=(r,c)=>`q ${c} cm /${r} Do Q`,M=r=>(0,E.ZV)(Math.round(r*1e3)/1e3||0),y=([r,c])=>`${M(r)} ${M(c)}`,S=r=>r.map((c,p)=>`${y(
c)} ${p===0?"m":"l"}`).join(" "),w=.5523;function A(r){const c=w,p=(...R)=>`${R.map(([t,n])=>y(r(t,n))).join(" ")} c`;return[`${y(r(1,0))} m`,p([1,c],[c,1],[0,1]),
p([-c,1],[-1,c],[-1,0]),p([-1,-c],[-c,-1],[0,-1]),p([c,-1],[1,-c],[1,0])].join(" ")}function b(r,c){const p={1:"g",3:"rg",4:"k"}[r.length];return`${r.map(M).join(
" ")} ${c==="fill"?p:p.toUpperCase()}`}const N=r=>`[${r.map(M).join(" ")}] 0 d`}),74135:((C,$,u)=>{u.d($,{$L:()=>b,DI:()=>M,Gd:()=>S,Mo:()=>T,Pj:()=>c,S3:()=>x,
W1:()=>p,XM:()=>r,d:()=>R,ds:()=>U,gF:()=>N,iN:()=>E,kO:()=>A,lw:()=>y,zl:()=>w});function E({box:[t,n,i,h],rotation:d}){const l=i-t,g=h-n;return d%180===0?{width:l,
height:g}:{width:g,height:l}}function x({box:[t,n,i,h],rotation:d}){switch(d){case 0:return[1,0,0,1,t,n];case 90:return[0,1,-1,0,i,n];case 180:return[-1,0,0,-1,
i,h];case 270:return[0,-1,1,0,t,h]}}function T(t,n){return n===void 0?t:c(t,n)??t}function U([t,n,i,h]){return[Math.min(t,i),Math.min(n,h),Math.max(t,i),Math.max(
n,h)]}function M([t,n,i,h,d,l]){const g=t*h-n*i,[e,o,s,m]=[h/g,-n/g,-i/g,t/g];return[e+0,o+0,s+0,m+0,-(d*e+l*s)+0,-(d*o+l*m)+0]}function y(t,n){const[i,h,d,l,g,
e]=t,[o,s,m,f,a,v]=n;return[i*o+h*m,i*s+h*f,d*o+l*m,d*s+l*f,g*o+e*m+a,g*s+e*f+v]}function S([t,n,i,h,d,l],g,e){return[t*g+i*e+d,n*g+h*e+l]}function w(t,[n,i,h,d]){
const[l,g]=S(t,n,i),[e,o]=S(t,h,i),[s,m]=S(t,n,d),[f,a]=S(t,h,d);return[Math.min(l,e,s,f),Math.min(g,o,m,a),Math.max(l,e,s,f),Math.max(g,o,m,a)]}const A=(t,n)=>[
Math.min(t[0],n[0]),Math.min(t[1],n[1]),Math.max(t[2],n[2]),Math.max(t[3],n[3])];function b(t){let[n,i,h,d]=N;for(const[l,g]of t)n=Math.min(n,l),i=Math.min(i,g),
h=Math.max(h,l),d=Math.max(d,g);return[n,i,h,d]}const N=[1/0,1/0,-1/0,-1/0],r=([t,n,i,h],d)=>[t-d,n-d,i+d,h+d];function c(t,n){const i=[Math.max(t[0],n[0]),Math.
max(t[1],n[1]),Math.min(t[2],n[2]),Math.min(t[3],n[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const p=t=>t.map(n=>Math.round(n*1e5)/1e5+0),R=(t,{userUnit:n})=>String(
Number((t*n/72).toPrecision(3)))}),96927:((C,$,u)=>{u.d($,{XS:()=>U,tU:()=>M,tn:()=>T});const E=y=>Math.round(y*72e3/25.4)/1e3,x=(y,S)=>[E(y),E(S)],T={A3:x(297,
420),A4:x(210,297),A5:x(148,210),A6:x(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},U=3,M=14400})};
