var w=Object.defineProperty;var N=Object.getOwnPropertyDescriptor;var T=Object.getOwnPropertyNames;var V=Object.prototype.hasOwnProperty;var q=(e,i)=>{for(var t in i)w(e,t,{get:i[t],enumerable:!0})},A=(e,i,t,o)=>{if(i&&typeof i=="object"||typeof i=="function")for(let r of T(i))!V.call(e,r)&&r!==t&&
w(e,r,{get:()=>i[r],enumerable:!(o=N(i,r))||o.enumerable});return e};var I=e=>A(w({},"__esModule",{value:!0}),e);var H={};q(H,{add_image_watermark:()=>M});module.exports=I(H);var $=require("./chunk-S4GLR5EI.js"),a=require("./chunk-YWH2Q6GP.js"),j=require("./chunk-ACZCG577.js"),
K=require("./chunk-D2Q3KFGX.js"),C=require("./chunk-NFQKDYHV.js"),L=require("./chunk-NTVNXYN3.js"),Y=require("./chunk-L7SJPDY3.js"),Z=require("./chunk-O7S2VR7W.js"),
ii=require("./chunk-XFNUYN5F.js"),ei=require("./chunk-3J3GW35S.js"),s=require("./chunk-XMARPCU3.js"),ri=require("./chunk-4R5Q5HKP.js"),ti=require("./chunk-KFSB3YBL.js"),
ai=require("./chunk-OWBHEB44.js"),oi=require("./chunk-HADXW2XB.js"),ni=require("./chunk-6YBJABQD.js"),si=require("./chunk-3TZ4DGFD.js"),n=require("./chunk-IO24KDZ3.js"),
mi=require("./chunk-QY672WF6.js"),G=require("./chunk-D5RTHP3X.js"),pi=require("./chunk-3RNHDNP5.js"),P="OctavoImage";async function Q(e,i,t,o){let{transparency:r,
layer:m,image:p}=i,c=await(0,C.e)(e,t),d=await o.prepared.ofFile(p.bytes,"image",()=>(0,$.a)(p,"image",o)),{kinds:u}=c,f=u.map(g=>(0,s.c)(g,i.margin)),k=u.map((g,h)=>f[h]&&
R(d,g,f[h],i.image_width)),y=U(c,f,k);if(y.length>0)throw(0,G.d)(y);let l=(0,a.c)(e),v=d.embed(e,{profiled:l!==void 0}),O=r===0?v:W(e,v,r),_=u.map((g,h)=>{let{width:S,
height:X}=k[h],[D,E]=(0,s.h)(g,f[h],i.position,S,X),F=(0,s.g)(d.upright,[S,0,0,X,D,E]);return(0,a.a)((0,s.g)(F,(0,s.b)(g)))}),b=r>0||d.transparency==="soft-mask",
x=await(0,a.k)(e,c,{layer:m,subtype:"Watermark",groupColorSpace:b?(0,a.g)(l):void 0,on:({kind:g})=>({resources:[{category:"XObject",name:P,ref:O}],operators:([h])=>`\
q ${_[g]} cm /${h} Do Q`})}),B=l&&z(l,d,b);return B&&x.push((0,a.f)(e,l,B)),{notes:x,version:d.version}}function R({displayed:e},i,t,o){let r=e.height/e.width,m=Math.
min(t.width,t.height/r),p=o===void 0?m:o*72/i.userUnit;return p>m*(1+1e-9)?void 0:{width:p,height:p*r}}function U({kinds:e,pages:i},t,o){let r=i.find(({kind:f})=>!t[f]);
if(r)return[{field:"margin",message:(0,s.j)(r.index,e[r.kind])}];let m=i.find(({kind:f})=>!o[f]);if(!m)return[];let[p,c]=[e[m.kind],t[m.kind]],[d,u]=[(0,s.i)(c.
width,p),(0,s.i)(c.height,p)];return[{field:"image_width",message:`is too large for page ${m.index+1}, where the margins leave ${d} × ${u} inches for the image`}]}
function W(e,i,t){let o=Math.round(100-t)/100,r=(0,n.B)({Type:(0,n.C)("ExtGState"),ca:o,CA:o,BM:(0,n.C)("Normal"),SMask:(0,n.C)("None")}),m=(0,n.B)({ExtGState:(0,n.B)(
{G0:r}),XObject:(0,n.B)({X0:i})}),p=(0,n.B)({Type:(0,n.C)("XObject"),Subtype:(0,n.C)("Form"),BBox:[0,0,1,1],Resources:m});return e.add(new n.w(p,Buffer.from("/G\
0 gs /X0 Do","latin1")))}function z(e,i,t){if(e.part==="1"){if(t)return a.e.transparency;if(i.bitsPerComponent===16)return a.e.sixteenBits;if(i.iccVersion===4)return a.e.
profile}return i.components===4&&i.iccVersion===void 0&&!(0,a.d)(e,4)?a.e.cmyk:void 0}var M=(e,i,t)=>(0,j.a)(e,i,t,(o,r)=>Q(o,i,r,t));0&&(module.exports={add_image_watermark});
