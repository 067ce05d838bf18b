var c=Object.defineProperty;var D=Object.getOwnPropertyDescriptor;var F=Object.getOwnPropertyNames;var I=Object.prototype.hasOwnProperty;var N=(e,t)=>{for(var a in t)c(e,a,{get:t[a],enumerable:!0})},O=(e,t,a,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of F(t))!I.call(e,r)&&r!==a&&
c(e,r,{get:()=>t[r],enumerable:!(n=D(t,r))||n.enumerable});return e};var A=e=>O(c({},"__esModule",{value:!0}),e);var U={};N(U,{images_to_pdf:()=>z});module.exports=A(U);var _=require("./chunk-S4GLR5EI.js"),C=require("./chunk-XFNUYN5F.js"),P=require("./chunk-XMARPCU3.js"),H=require("./chunk-KFSB3YBL.js"),
R=require("./chunk-OWBHEB44.js"),J=require("./chunk-HADXW2XB.js"),V=require("./chunk-6YBJABQD.js"),$=require("./chunk-3TZ4DGFD.js"),s=require("./chunk-IO24KDZ3.js"),
W=require("./chunk-QY672WF6.js"),d=require("./chunk-D5RTHP3X.js"),Y=require("./chunk-3RNHDNP5.js"),v={A4:[595.276,841.89],Letter:[612,792]};function E(e,{page_size:t,
orientation:a,margin:n}){let r=n*72,i=S(e);if(t==="image"){let u=14400-2*r;if(u<3)return;let B=Math.min(1,u/i.width,u/i.height),M=Math.max(B,Math.min(3/Math.min(
i.width,i.height),u/Math.max(i.width,i.height))),f={width:i.width*M,height:i.height*M},x=T=>Math.max(T+2*r,3);return j(x(f.width),x(f.height),f)}let[m,g]=v[t],p=a===
"landscape"||a==="auto"&&i.width>i.height,[o,h]=p?[g,m]:[m,g],[l,b]=[o-2*r,h-2*r];if(l<=0||b<=0)return;let y=Math.min(l/i.width,b/i.height);return j(o,h,{width:i.
width*y,height:i.height*y})}function L(e){let t=e==="image"?14397:v[e][0];return Math.floor(t/144*100)/100}function S({displayed:e,resolution:t}){let{x:a,y:n}=t??
{x:96,y:96};return{width:e.width*72/a,height:e.height*72/n}}function j(e,t,a){let[n,r]=[(e-a.width)/2,(t-a.height)/2];return{width:e,height:t,place:[a.width,0,0,
a.height,n,r]}}var z=async(e,t,a)=>{let n=q(t),r=await G(e,a,n);if(n.length>0)throw(0,d.d)(n);let i=await(0,R.s)(k,a),m=r.map(h=>K(i,h,E(h,t)));await i.pages.rebuild(
m.map(({number:h})=>h));let g=r.reduce((h,l)=>l.version>h?l.version:h,"1.3"),p=await(0,C.a)(i,{version:g}),o=m.length;return{documents:[{name:Q(e[0].name),bytes:p,
pageCount:o}],notes:[],facts:{pageCount:o}}},k=Buffer.from(`%PDF-1.3
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
`,"latin1");function q(e){let t=L(e.page_size);return e.margin<=t?[]:[{field:"margin",message:`leaves no room on ${e.page_size==="image"?"a page":`${e.page_size}\
 pages`}; it must be at most ${t} inches`}]}async function G(e,t,a){let n=[],r=[];for(let[m,g]of e.entries()){let p=m+1;try{n.push(await(0,_.a)(g,"file",t))}catch(o){
if(!(o instanceof d.b)||o.code==="cancelled"||e.length===1)throw o;if(o.code!=="invalid_parameters")throw(0,d.g)(o,p,g.name);r.push({position:p,name:g.name});for(let h of o.
issues)a.push({...h,document:{position:p,name:g.name}})}t.pace.progress(p/(e.length+1))}let[i]=r;if(i){let{message:m}=(0,d.d)(a);throw new d.b("invalid_paramete\
rs",m,{issues:a,position:i.position,documentName:i.name})}return n}function K(e,t,{width:a,height:n,place:r}){let i=(0,P.g)(t.upright,r),m=new s.w((0,s.B)({}),(0,s.D)(
`q ${i.map(w).join(" ")} cm /Image Do Q`).bytes);return e.add((0,s.B)({Type:(0,s.C)("Page"),MediaBox:[0,0,w(a),w(n)].map(Number),Resources:(0,s.B)({XObject:(0,s.B)(
{Image:t.embed(e)})}),Contents:e.add(m)}))}var w=e=>(0,$.e)(Math.round(e*1e3)/1e3),Q=e=>`${e.replace(/\.[^.]*$/,"")||"images"}.pdf`;0&&(module.exports={images_to_pdf});
