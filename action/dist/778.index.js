"use strict";exports.id=778,exports.ids=[778],exports.modules={69733:((W,U,g)=>{g.d(U,{makeContents:()=>B});var w=g(21269),R=g(32664),T=g(84805),C=g(80199),E=g(27437),v=g(87514),
O=g(16039);const y=14400;async function B(a,r,_){const{heading:m,titles:p,language:t,startOnOdd:n}=r,s=await E.B.open({styles:["SemiBold"],text:[m,...p].join(" ")},
_),{width:e,height:i}=S(a[0].document),o=a.map(({document:h})=>h.pages.count),c=String(o.reduce((h,I)=>h+I+1,p.length)).length,u=await v.r.of(s,{width:e,height:i,
heading:m,titles:p,digits:c},_.pace),[,...l]=(0,w.b)([u.pageCount,...o],n),f=await u.draw(l.map(String),p.map(()=>({place:{}})),_.pace),d=await s.finish({title:m,
language:t,bookmarks:[{title:m,place:f,children:[]}]}),M={index:a.length,document:d,made:!0};return k(M,a),a.every(h=>!h.document.catalog.has("StructTreeRoot"))&&
P(d),{part:M,missing:s.typefaces.missing}}function S(a){const r=(0,T.iw)(a,0),{width:_,height:m}=(0,C.iN)(r),p=t=>Math.min(y,t*r.userUnit);return{width:p(_),height:p(
m)}}function k({document:a,index:r},_){const m=D(a);for(const[p,t]of _.entries())a.edit(m[p]).set("Dest",[(0,R.Po)(t.index,t.document.pages.number(0),r),new O.SX(
"Fit")])}const D=a=>a.pages.numbers.flatMap(r=>(a.array(a.entry(r,"Annots"))??[]).filter(O.i9));function P(a){for(const r of["StructTreeRoot","MarkInfo"])a.editCatalog().
delete(r);for(const r of a.pages.numbers)a.patch(r,{StructParents:void 0,Tabs:void 0});for(const r of D(a))a.patch(r.number,{StructParent:void 0})}}),85334:((W,U,g)=>{
g.d(U,{k:()=>T});const w=[.3127,.329,.64,.33,.3,.6,.15,.06],R=[.9642,1,.8249];function T({gray:t,gamma:n,primaries:s}){const e=n===void 0?S():B(1/n),o=[{names:[
"desc"],data:O(n===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:v("text",[...E("No copyright, use freely"),0])},{names:["wtpt"],data:y(R)}];if(t)
return C("GRAY",[...o,{names:["kTRC"],data:e}]);const[c,u,l]=a(k(s??w));return C("RGB ",[...o,{names:["rXYZ"],data:y(c)},{names:["gXYZ"],data:y(u)},{names:["bXY\
Z"],data:y(l)},{names:["rTRC","gTRC","bTRC"],data:e}])}function C(t,n){const s=n.flatMap(({names:f})=>f).length,e=132+12*s,i=n.reduce((f,{data:d})=>f+d.length,e),
o=new Uint8Array(i),c=new DataView(o.buffer);c.setUint32(0,i),c.setUint32(8,34603008),o.set(E(`mntr${t}XYZ `),12);for(const[f,d]of[2e3,1,1,0,0,0].entries())c.setUint16(
24+2*f,d);o.set(E("acsp"),36),o.set(y(R).subarray(8),68),c.setUint32(128,s);let u=132,l=e;for(const{names:f,data:d}of n){for(const M of f)o.set(E(M),u),c.setUint32(
u+4,l),c.setUint32(u+8,d.length),u+=12;o.set(d,l),l+=d.length}return o}const E=t=>[...t].map(n=>n.charCodeAt(0));function v(t,n){const s=8+n.length,e=new Uint8Array(
Math.ceil(s/4)*4);return e.set(E(t)),e.set(n,8),e}function O(t){return v("desc",[0,0,0,t.length+1,...E(t),0,...new Array(78).fill(0)])}function y(t){const n=v("\
XYZ ",new Array(12).fill(0)),s=new DataView(n.buffer);for(const[e,i]of t.entries())s.setInt32(8+4*e,Math.round(i*65536));return n}function B(t){const n=Math.round(
t*256);return v("curv",[0,0,0,1,n>>8,n&255])}function S(){const n=v("curv",[0,0,4,0,...new Array(2048).fill(0)]),s=new DataView(n.buffer);for(let e=0;e<1024;e++){
const i=e/1023,o=i<=.04045?i/12.92:((i+.055)/1.055)**2.4;s.setUint16(12+2*e,Math.round(o*65535))}return n}function k([t,n,s,e,i,o,c,u]){const l=[t/n,1,(1-t-n)/n],
f=P([[s/e,1,(1-s-e)/e],[i/o,1,(1-i-o)/o],[c/u,1,(1-c-u)/u]]),d=_(p(f),l),M=f.map(L=>L.map((A,K)=>A*d[K])),[h,I]=[_(D,l),_(D,R)],G=D.map((L,A)=>L.map(K=>K*I[A]/h[A]));
return m(m(p(D),G),M)}const D=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],P=t=>[[t[0][0],t[1][0],t[2][0]],[t[0][1],t[1][1],t[2][1]],[t[0][2],
t[1][2],t[2][2]]],a=P,r=(t,n)=>t[0]*n[0]+t[1]*n[1]+t[2]*n[2],_=(t,n)=>[r(t[0],n),r(t[1],n),r(t[2],n)];function m(t,n){const s=a(n);return t.map(e=>[r(e,s[0]),r(
e,s[1]),r(e,s[2])])}function p([[t,n,s],[e,i,o],[c,u,l]]){const f=t*(i*l-o*u)-n*(e*l-o*c)+s*(e*u-i*c);return[[i*l-o*u,s*u-n*l,n*o-s*i],[o*c-e*l,t*l-s*c,s*e-t*o],
[e*u-i*c,n*c-t*u,t*i-n*e]].map(M=>M.map(h=>h/f))}})};
