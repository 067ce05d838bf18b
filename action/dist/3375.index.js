"use strict";exports.id=3375,exports.ids=[3375],exports.modules={33375:((C,$,g)=>{g.r($),g.d($,{images_to_pdf:()=>z});var S=g(36078),x=g(58552),O=g(92356),I=g(45079),l=g(45599),
v=g(14029),U=g(86476),M=g(96927);const T=96;function A(t,{page_size:o,orientation:a,margin:u}){const m=u*72,s=r(t);if(o==="image"){const D=M.tU-2*m;if(D<M.XS)return;
const K=Math.min(1,D/s.width,D/s.height),F=Math.max(K,Math.min(M.XS/Math.min(s.width,s.height),D/Math.max(s.width,s.height))),L={width:s.width*F,height:s.height*
F},G=Q=>Math.max(Q+2*m,M.XS);return d(G(L.width),G(L.height),L)}const[w,P]=M.tn[o],E=a==="landscape"||a==="auto"&&s.width>s.height,[j,y]=E?[P,w]:[w,P],[R,X]=[j-
2*m,y-2*m];if(R<=0||X<=0)return;const B=Math.min(R/s.width,X/s.height);return d(j,y,{width:s.width*B,height:s.height*B})}function N(t){const o=t==="image"?M.tU-
M.XS:M.tn[t][0];return Math.floor(o/144*100)/100}function r({displayed:t,resolution:o}){const{x:a,y:u}=o??{x:T,y:T};return{width:t.width*72/a,height:t.height*72/
u}}function d(t,o,a){const[u,m]=[(t-a.width)/2,(o-a.height)/2];return{width:t,height:o,place:[a.width,0,0,a.height,u,m]}}var p=g(77158),b=g(74135);const z=async(t,o,a)=>{
const u=e(o),m=await i(t,a,u);if(u.length>0)throw(0,x.G6)(u);const s=await(0,O.E)(p.O,a),w=m.map(y=>h(s,y,A(y,o)));await s.pages.rebuild(w.map(({number:y})=>y));
const P=m.reduce((y,R)=>R.version>y?R.version:y,"1.3"),E=await(0,v.UN)(s,{version:P}),j=w.length;return{documents:[{name:f(t[0].name),bytes:E,pageCount:j}],notes:n(
o),facts:{pageCount:j}}};function n({page_size:t,orientation:o}){return t!=="image"||o==="auto"?[]:[{code:"orientation_unused",message:"orientation had no effec\
t: with image as page_size, a page has the orientation of its image. Choose A4 or Letter to turn pages.",mentions:["orientation","page_size"]}]}function e(t){const o=N(
t.page_size);return t.margin<=o?[]:[{field:"margin",message:`leaves no room on ${t.page_size==="image"?"a page":`${t.page_size} pages`}; it must be at most ${o}\
 inches`}]}async function i(t,o,a){const u=[],m=[];for(const[w,P]of t.entries()){const E=w+1;try{u.push(await(0,U.A)(P,"file",o))}catch(j){if(!(j instanceof x.zU)||
j.code==="cancelled"||t.length===1)throw j;if(j.code!=="invalid_parameters")throw(0,x.xx)(j,E,P.name);m.push({position:E,name:P.name});for(const y of j.issues)a.
push({...y,document:{position:E,name:P.name}})}o.pace.progress(E/(t.length+1))}const[s]=m;if(s){const{message:w}=(0,x.G6)(a);throw new x.zU("invalid_parameters",
w,{issues:a,position:s.position,documentName:s.name})}return u}function h(t,o,{width:a,height:u,place:m}){const s=(0,b.lw)(o.upright,m),w=new l.Z6((0,l.jd)({}),
(0,l.Px)((0,S.qK)("Image",s.map(c).join(" "))).bytes);return t.add((0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,c(a),c(u)].map(Number),Resources:(0,l.jd)({XObject:(0,l.
jd)({Image:o.embed(t)})}),Contents:t.add(w)}))}const c=t=>(0,I.ZV)(Math.round(t*1e3)/1e3),f=t=>`${t.replace(/\.[^.]*$/,"")||"images"}.pdf`}),77158:((C,$,g)=>{g.
d($,{O:()=>S});const S=Buffer.from(`%PDF-1.3
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
`,"latin1")}),36078:((C,$,g)=>{g.d($,{AY:()=>v,KJ:()=>T,XL:()=>U,_:()=>x,hX:()=>N,id:()=>l,qK:()=>I,vs:()=>O,wW:()=>A,yQ:()=>M});var S=g(45079);function x(r){if(Number.
isInteger(r)&&Math.abs(r)<1e7)return String(r);const d=Number(r.toPrecision(7)),p=Math.abs(d)<1e-9?"0":String(d);return p.includes("e")?d.toFixed(12).replace(/\.?0+$/,
""):p}const O=r=>r.map(x).join(" "),I=(r,d)=>`q ${d} cm /${r} Do Q`,l=r=>(0,S.ZV)(Math.round(r*1e3)/1e3||0),v=([r,d])=>`${l(r)} ${l(d)}`,U=r=>r.map((d,p)=>`${v(
d)} ${p===0?"m":"l"}`).join(" "),M=.5523;function T(r){const d=M,p=(...b)=>`${b.map(([z,n])=>v(r(z,n))).join(" ")} c`;return[`${v(r(1,0))} m`,p([1,d],[d,1],[0,1]),
p([-d,1],[-1,d],[-1,0]),p([-1,-d],[-d,-1],[0,-1]),p([d,-1],[1,-d],[1,0])].join(" ")}function A(r,d){const p={1:"g",3:"rg",4:"k"}[r.length];return`${r.map(l).join(
" ")} ${d==="fill"?p:p.toUpperCase()}`}const N=r=>`[${r.map(l).join(" ")}] 0 d`}),74135:((C,$,g)=>{g.d($,{$L:()=>N,DI:()=>v,Gd:()=>M,JQ:()=>x,Mo:()=>I,Pj:()=>p,
S3:()=>O,W1:()=>b,XM:()=>d,d:()=>z,ds:()=>l,gF:()=>r,iN:()=>S,kO:()=>A,lw:()=>U,zl:()=>T});function S({box:[n,e,i,h],rotation:c}){const f=i-n,t=h-e;return c%180===
0?{width:f,height:t}:{width:t,height:f}}function x(n){const{width:e,height:i}=S(n);return{width:e*n.userUnit,height:i*n.userUnit}}function O({box:[n,e,i,h],rotation:c}){
switch(c){case 0:return[1,0,0,1,n,e];case 90:return[0,1,-1,0,i,e];case 180:return[-1,0,0,-1,i,h];case 270:return[0,-1,1,0,n,h]}}function I(n,e){return e===void 0?
n:p(n,e)??n}function l([n,e,i,h]){return[Math.min(n,i),Math.min(e,h),Math.max(n,i),Math.max(e,h)]}function v([n,e,i,h,c,f]){const t=n*h-e*i,[o,a,u,m]=[h/t,-e/t,
-i/t,n/t];return[o+0,a+0,u+0,m+0,-(c*o+f*u)+0,-(c*a+f*m)+0]}function U(n,e){const[i,h,c,f,t,o]=n,[a,u,m,s,w,P]=e;return[i*a+h*m,i*u+h*s,c*a+f*m,c*u+f*s,t*a+o*m+
w,t*u+o*s+P]}function M([n,e,i,h,c,f],t,o){return[n*t+i*o+c,e*t+h*o+f]}function T(n,[e,i,h,c]){const[f,t]=M(n,e,i),[o,a]=M(n,h,i),[u,m]=M(n,e,c),[s,w]=M(n,h,c);
return[Math.min(f,o,u,s),Math.min(t,a,m,w),Math.max(f,o,u,s),Math.max(t,a,m,w)]}const A=(n,e)=>[Math.min(n[0],e[0]),Math.min(n[1],e[1]),Math.max(n[2],e[2]),Math.
max(n[3],e[3])];function N(n){let[e,i,h,c]=r;for(const[f,t]of n)e=Math.min(e,f),i=Math.min(i,t),h=Math.max(h,f),c=Math.max(c,t);return[e,i,h,c]}const r=[1/0,1/0,
-1/0,-1/0],d=([n,e,i,h],c)=>[n-c,e-c,i+c,h+c];function p(n,e){const i=[Math.max(n[0],e[0]),Math.max(n[1],e[1]),Math.min(n[2],e[2]),Math.min(n[3],e[3])];return i[0]<
i[2]&&i[1]<i[3]?i:void 0}const b=n=>n.map(e=>Math.round(e*1e5)/1e5+0),z=(n,{userUnit:e})=>String(Number((n*e/72).toPrecision(3)))}),96927:((C,$,g)=>{g.d($,{XS:()=>I,
tU:()=>l,tn:()=>O});const S=v=>Math.round(v*72e3/25.4)/1e3,x=(v,U)=>[S(v),S(U)],O={A3:x(297,420),A4:x(210,297),A5:x(148,210),A6:x(105,148),Letter:[612,792],Legal:[
612,1008],Tabloid:[792,1224]},I=3,l=14400})};
