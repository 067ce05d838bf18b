"use strict";exports.id=3375,exports.ids=[3375],exports.modules={33375:((C,E,f)=>{f.r(E),f.d(E,{images_to_pdf:()=>b});var j=f(36078),w=f(58552),U=f(91519),I=f(45079),l=f(45599),
P=f(14029),T=f(52167),x=f(96927);const $=96;function A(n,{page_size:o,orientation:a,margin:r}){const h=r*72,s=u(n);if(o==="image"){const D=x.tU-2*h;if(D<x.XS)return;
const Q=Math.min(1,D/s.width,D/s.height),F=Math.max(Q,Math.min(x.XS/Math.min(s.width,s.height),D/Math.max(s.width,s.height))),X={width:s.width*F,height:s.height*
F},K=W=>Math.max(W+2*h,x.XS);return m(K(X.width),K(X.height),X)}const[g,p]=x.tn[o],v=a==="landscape"||a==="auto"&&s.width>s.height,[S,y]=v?[p,g]:[g,p],[O,B]=[S-
2*h,y-2*h];if(O<=0||B<=0)return;const G=Math.min(O/s.width,B/s.height);return m(S,y,{width:s.width*G,height:s.height*G})}function N(n){const o=n==="image"?x.tU-
x.XS:x.tn[n][0];return Math.floor(o/144*100)/100}function u({displayed:n,resolution:o}){const{x:a,y:r}=o??{x:$,y:$};return{width:n.width*72/a,height:n.height*72/
r}}function m(n,o,a){const[r,h]=[(n-a.width)/2,(o-a.height)/2];return{width:n,height:o,place:[a.width,0,0,a.height,r,h]}}var M=f(77158),z=f(74135);const b=async(n,o,a)=>{
const r=t(o),h=await e(n,a,r);if(r.length>0)throw(0,w.G6)(r);const s=await(0,U.E)(M.O,a),g=[];for(const y of h){g.push(i(s,y,A(y,o)));const O=a.pace.step(R);O&&
await O}await s.pages.rebuild(g.map(({number:y})=>y));const p=h.reduce((y,O)=>O.version>y?O.version:y,"1.3"),v=await(0,P.UN)(s,{version:p}),S=g.length;return{documents:[
{name:d(n[0].name),bytes:v,pageCount:S}],notes:L(o),facts:{pageCount:S}}},R=5e3;function L({page_size:n,orientation:o}){return n!=="image"||o==="auto"?[]:[{code:"\
orientation_unused",message:"orientation had no effect: with image as page_size, each page is as wide and as high as its image. Choose A4 or Letter to turn page\
s.",mentions:["orientation","page_size"]}]}function t(n){const o=N(n.page_size);return n.margin<=o?[]:[{field:"margin",message:`leaves no room on ${n.page_size===
"image"?"a page":`${n.page_size} pages`}; it must be at most ${o} inches`}]}async function e(n,o,a){const r=[],h=[];for(const[g,p]of n.entries()){const v=g+1;try{
r.push(await(0,T.A)(p,"file",o))}catch(S){if(!(S instanceof w.zU)||S.code==="cancelled"||n.length===1)throw S;if(S.code!=="invalid_parameters")throw(0,w.xx)(S,v,
p.name);h.push({position:v,name:p.name});for(const y of S.issues)a.push({...y,document:{position:v,name:p.name}})}o.pace.progress(v/(n.length+1))}const[s]=h;if(s){
const{message:g}=(0,w.G6)(a);throw new w.zU("invalid_parameters",g,{issues:a,position:s.position,documentName:s.name})}return r}function i(n,o,{width:a,height:r,
place:h}){const s=(0,z.lw)(o.upright,h),g=new l.Z6((0,l.jd)({}),(0,l.Px)((0,j.qK)("Image",s.map(c).join(" "))).bytes);return n.add((0,l.jd)({Type:(0,l.UU)("Page"),
MediaBox:[0,0,c(a),c(r)].map(Number),Resources:(0,l.jd)({XObject:(0,l.jd)({Image:o.embed(n)})}),Contents:n.add(g)}))}const c=n=>(0,I.ZV)(Math.round(n*1e3)/1e3),
d=n=>`${n.replace(/\.[^.]*$/,"")||"images"}.pdf`}),77158:((C,E,f)=>{f.d(E,{O:()=>j});const j=Buffer.from(`%PDF-1.3
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
`,"latin1")}),36078:((C,E,f)=>{f.d(E,{AY:()=>P,KJ:()=>$,XL:()=>T,_:()=>w,hX:()=>N,id:()=>l,qK:()=>I,vs:()=>U,wW:()=>A,yQ:()=>x});var j=f(45079);function w(u){if(Number.
isInteger(u)&&Math.abs(u)<1e7)return String(u);const m=Number(u.toPrecision(7)),M=Math.abs(m)<1e-9?"0":String(m);return M.includes("e")?m.toFixed(12).replace(/\.?0+$/,
""):M}const U=u=>u.map(w).join(" "),I=(u,m)=>`q ${m} cm /${u} Do Q`,l=u=>(0,j.ZV)(Math.round(u*1e3)/1e3||0),P=([u,m])=>`${l(u)} ${l(m)}`,T=u=>u.map((m,M)=>`${P(
m)} ${M===0?"m":"l"}`).join(" "),x=.5523;function $(u){const m=x,M=(...z)=>`${z.map(([b,R])=>P(u(b,R))).join(" ")} c`;return[`${P(u(1,0))} m`,M([1,m],[m,1],[0,1]),
M([-m,1],[-1,m],[-1,0]),M([-1,-m],[-m,-1],[0,-1]),M([m,-1],[1,-m],[1,0])].join(" ")}function A(u,m){const M={1:"g",3:"rg",4:"k"}[u.length];return`${u.map(l).join(
" ")} ${m==="fill"?M:M.toUpperCase()}`}const N=u=>`[${u.map(l).join(" ")}] 0 d`}),74135:((C,E,f)=>{f.d(E,{$L:()=>m,DI:()=>P,Gd:()=>$,JQ:()=>w,Mo:()=>I,PU:()=>T,
Pj:()=>b,S3:()=>U,W1:()=>R,XM:()=>z,d:()=>L,ds:()=>l,gF:()=>M,iN:()=>j,kO:()=>u,lw:()=>x,xk:()=>A,zl:()=>N});function j({box:[t,e,i,c],rotation:d}){const n=i-t,
o=c-e;return d%180===0?{width:n,height:o}:{width:o,height:n}}function w(t){const{width:e,height:i}=j(t);return{width:e*t.userUnit,height:i*t.userUnit}}function U({
box:[t,e,i,c],rotation:d}){switch(d){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,i,e];case 180:return[-1,0,0,-1,i,c];case 270:return[0,-1,1,0,t,c]}}function I(t,e){
return e===void 0?t:b(t,e)??t}function l([t,e,i,c]){return[Math.min(t,i),Math.min(e,c),Math.max(t,i),Math.max(e,c)]}function P([t,e,i,c,d,n]){const o=t*c-e*i,[a,
r,h,s]=[c/o,-e/o,-i/o,t/o];return[a+0,r+0,h+0,s+0,-(d*a+n*h)+0,-(d*r+n*s)+0]}const T=([t,e,i,c])=>Math.sqrt(Math.abs(t*c-e*i));function x(t,e){const[i,c,d,n,o,a]=t,
[r,h,s,g,p,v]=e;return[i*r+c*s,i*h+c*g,d*r+n*s,d*h+n*g,o*r+a*s+p,o*h+a*g+v]}function $([t,e,i,c,d,n],o,a){return[t*o+i*a+d,e*o+c*a+n]}function A([t,e],[i,c],[d,
n],[o,a],r){const h=1-r,[s,g,p,v]=[h**3,3*r*h**2,3*r**2*h,r**3];return[s*t+g*i+p*d+v*o,s*e+g*c+p*n+v*a]}function N(t,[e,i,c,d]){const[n,o]=$(t,e,i),[a,r]=$(t,c,
i),[h,s]=$(t,e,d),[g,p]=$(t,c,d);return[Math.min(n,a,h,g),Math.min(o,r,s,p),Math.max(n,a,h,g),Math.max(o,r,s,p)]}const u=(t,e)=>[Math.min(t[0],e[0]),Math.min(t[1],
e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function m(t){let[e,i,c,d]=M;for(const[n,o]of t)e=Math.min(e,n),i=Math.min(i,o),c=Math.max(c,n),d=Math.max(d,o);return[
e,i,c,d]}const M=[1/0,1/0,-1/0,-1/0],z=([t,e,i,c],d)=>[t-d,e-d,i+d,c+d];function b(t,e){const i=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(t[2],e[2]),Math.
min(t[3],e[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const R=t=>t.map(e=>Math.round(e*1e5)/1e5+0),L=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(3)))}),
96927:((C,E,f)=>{f.d(E,{XS:()=>I,tU:()=>l,tn:()=>U});const j=P=>Math.round(P*72e3/25.4)/1e3,w=(P,T)=>[j(P),j(T)],U={A3:w(297,420),A4:w(210,297),A5:w(148,210),A6:w(
105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},I=3,l=14400})};
