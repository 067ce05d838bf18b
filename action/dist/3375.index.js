"use strict";exports.id=3375,exports.ids=[3375],exports.modules={33375:((C,P,g)=>{g.r(P),g.d(P,{images_to_pdf:()=>N});var y=g(36078),p=g(58552),O=g(92356),U=g(45079),l=g(45599),
v=g(14029),I=g(86476),x=g(96927);const $=96;function b(n,{page_size:o,orientation:a,margin:u}){const m=u*72,s=c(n);if(o==="image"){const D=x.tU-2*m;if(D<x.XS)return;
const K=Math.min(1,D/s.width,D/s.height),F=Math.max(K,Math.min(x.XS/Math.min(s.width,s.height),D/Math.max(s.width,s.height))),L={width:s.width*F,height:s.height*
F},G=Q=>Math.max(Q+2*m,x.XS);return h(G(L.width),G(L.height),L)}const[f,w]=x.tn[o],E=a==="landscape"||a==="auto"&&s.width>s.height,[S,j]=E?[w,f]:[f,w],[R,X]=[S-
2*m,j-2*m];if(R<=0||X<=0)return;const B=Math.min(R/s.width,X/s.height);return h(S,j,{width:s.width*B,height:s.height*B})}function A(n){const o=n==="image"?x.tU-
x.XS:x.tn[n][0];return Math.floor(o/144*100)/100}function c({displayed:n,resolution:o}){const{x:a,y:u}=o??{x:$,y:$};return{width:n.width*72/a,height:n.height*72/
u}}function h(n,o,a){const[u,m]=[(n-a.width)/2,(o-a.height)/2];return{width:n,height:o,place:[a.width,0,0,a.height,u,m]}}var M=g(77158),T=g(74135);const N=async(n,o,a)=>{
const u=t(o),m=await e(n,a,u);if(u.length>0)throw(0,p.G6)(u);const s=await(0,O.E)(M.O,a),f=m.map(j=>i(s,j,b(j,o)));await s.pages.rebuild(f.map(({number:j})=>j));
const w=m.reduce((j,R)=>R.version>j?R.version:j,"1.3"),E=await(0,v.UN)(s,{version:w}),S=f.length;return{documents:[{name:d(n[0].name),bytes:E,pageCount:S}],notes:z(
o),facts:{pageCount:S}}};function z({page_size:n,orientation:o}){return n!=="image"||o==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effec\
t: with image as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function t(n){const o=A(
n.page_size);return n.margin<=o?[]:[{field:"margin",message:`leaves no room on ${n.page_size==="image"?"a page":`${n.page_size} pages`}; it must be at most ${o}\
 inches`}]}async function e(n,o,a){const u=[],m=[];for(const[f,w]of n.entries()){const E=f+1;try{u.push(await(0,I.A)(w,"file",o))}catch(S){if(!(S instanceof p.zU)||
S.code==="cancelled"||n.length===1)throw S;if(S.code!=="invalid_parameters")throw(0,p.xx)(S,E,w.name);m.push({position:E,name:w.name});for(const j of S.issues)a.
push({...j,document:{position:E,name:w.name}})}o.pace.progress(E/(n.length+1))}const[s]=m;if(s){const{message:f}=(0,p.G6)(a);throw new p.zU("invalid_parameters",
f,{issues:a,position:s.position,documentName:s.name})}return u}function i(n,o,{width:a,height:u,place:m}){const s=(0,T.lw)(o.upright,m),f=new l.Z6((0,l.jd)({}),
(0,l.Px)((0,y.qK)("Image",s.map(r).join(" "))).bytes);return n.add((0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,r(a),r(u)].map(Number),Resources:(0,l.jd)({XObject:(0,l.
jd)({Image:o.embed(n)})}),Contents:n.add(f)}))}const r=n=>(0,U.ZV)(Math.round(n*1e3)/1e3),d=n=>`${n.replace(/\.[^.]*$/,"")||"images"}.pdf`}),77158:((C,P,g)=>{g.
d(P,{O:()=>y});const y=Buffer.from(`%PDF-1.3
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
`,"latin1")}),36078:((C,P,g)=>{g.d(P,{AY:()=>v,KJ:()=>$,XL:()=>I,_:()=>p,hX:()=>A,id:()=>l,qK:()=>U,vs:()=>O,wW:()=>b,yQ:()=>x});var y=g(45079);function p(c){if(Number.
isInteger(c)&&Math.abs(c)<1e7)return String(c);const h=Number(c.toPrecision(7)),M=Math.abs(h)<1e-9?"0":String(h);return M.includes("e")?h.toFixed(12).replace(/\.?0+$/,
""):M}const O=c=>c.map(p).join(" "),U=(c,h)=>`q ${h} cm /${c} Do Q`,l=c=>(0,y.ZV)(Math.round(c*1e3)/1e3||0),v=([c,h])=>`${l(c)} ${l(h)}`,I=c=>c.map((h,M)=>`${v(
h)} ${M===0?"m":"l"}`).join(" "),x=.5523;function $(c){const h=x,M=(...T)=>`${T.map(([N,z])=>v(c(N,z))).join(" ")} c`;return[`${v(c(1,0))} m`,M([1,h],[h,1],[0,1]),
M([-h,1],[-1,h],[-1,0]),M([-1,-h],[-h,-1],[0,-1]),M([h,-1],[1,-h],[1,0])].join(" ")}function b(c,h){const M={1:"g",3:"rg",4:"k"}[c.length];return`${c.map(l).join(
" ")} ${h==="fill"?M:M.toUpperCase()}`}const A=c=>`[${c.map(l).join(" ")}] 0 d`}),74135:((C,P,g)=>{g.d(P,{$L:()=>c,DI:()=>v,Gd:()=>$,JQ:()=>p,Mo:()=>U,PU:()=>I,
Pj:()=>T,S3:()=>O,W1:()=>N,XM:()=>M,d:()=>z,ds:()=>l,gF:()=>h,iN:()=>y,kO:()=>A,lw:()=>x,zl:()=>b});function y({box:[t,e,i,r],rotation:d}){const n=i-t,o=r-e;return d%
180===0?{width:n,height:o}:{width:o,height:n}}function p(t){const{width:e,height:i}=y(t);return{width:e*t.userUnit,height:i*t.userUnit}}function O({box:[t,e,i,r],
rotation:d}){switch(d){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,i,e];case 180:return[-1,0,0,-1,i,r];case 270:return[0,-1,1,0,t,r]}}function U(t,e){return e===
void 0?t:T(t,e)??t}function l([t,e,i,r]){return[Math.min(t,i),Math.min(e,r),Math.max(t,i),Math.max(e,r)]}function v([t,e,i,r,d,n]){const o=t*r-e*i,[a,u,m,s]=[r/
o,-e/o,-i/o,t/o];return[a+0,u+0,m+0,s+0,-(d*a+n*m)+0,-(d*u+n*s)+0]}const I=([t,e,i,r])=>Math.sqrt(Math.abs(t*r-e*i));function x(t,e){const[i,r,d,n,o,a]=t,[u,m,s,
f,w,E]=e;return[i*u+r*s,i*m+r*f,d*u+n*s,d*m+n*f,o*u+a*s+w,o*m+a*f+E]}function $([t,e,i,r,d,n],o,a){return[t*o+i*a+d,e*o+r*a+n]}function b(t,[e,i,r,d]){const[n,o]=$(
t,e,i),[a,u]=$(t,r,i),[m,s]=$(t,e,d),[f,w]=$(t,r,d);return[Math.min(n,a,m,f),Math.min(o,u,s,w),Math.max(n,a,m,f),Math.max(o,u,s,w)]}const A=(t,e)=>[Math.min(t[0],
e[0]),Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function c(t){let[e,i,r,d]=h;for(const[n,o]of t)e=Math.min(e,n),i=Math.min(i,o),r=Math.max(r,
n),d=Math.max(d,o);return[e,i,r,d]}const h=[1/0,1/0,-1/0,-1/0],M=([t,e,i,r],d)=>[t-d,e-d,i+d,r+d];function T(t,e){const i=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),
Math.min(t[2],e[2]),Math.min(t[3],e[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const N=t=>t.map(e=>Math.round(e*1e5)/1e5+0),z=(t,{userUnit:e})=>String(Number((t*
e/72).toPrecision(3)))}),96927:((C,P,g)=>{g.d(P,{XS:()=>U,tU:()=>l,tn:()=>O});const y=v=>Math.round(v*72e3/25.4)/1e3,p=(v,I)=>[y(v),y(I)],O={A3:p(297,420),A4:p(
210,297),A5:p(148,210),A6:p(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},U=3,l=14400})};
