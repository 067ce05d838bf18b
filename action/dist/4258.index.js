"use strict";exports.id=4258,exports.ids=[4258],exports.modules={981:((W,A,p)=>{p.d(A,{makeContents:()=>B});var w=p(25524),y=p(74135),T=p(6057),R=p(96927),E=p(57076),D=p(47046),
C=p(45599),P=p(47261);async function B(a,r,m){const{heading:g,titles:_,language:t,startOnOdd:n}=r,s=await E.B.open({styles:["SemiBold"],text:[g,..._].join(" ")},
m),{width:e,height:i}=I(a[0].document),o=a.map(({document:h})=>h.pages.count),c=String(o.reduce((h,k)=>h+k+1,_.length)).length,l=await D.r.of(s,{width:e,height:i,
heading:g,titles:_,digits:c},m.pace),[,...u]=(0,P.b)([l.pageCount,...o],n),f=await l.draw(u.map(String),_.map(()=>({place:{}})),m.pace),d=await s.finish({title:g,
language:t,bookmarks:[{title:g,place:f,children:[]}]}),M={index:a.length,document:d,made:!0};return S(M,a),a.every(h=>!h.document.catalog.has("StructTreeRoot"))&&
O(d),{part:M,missing:s.typefaces.missing}}function I(a){const r=(0,T.iw)(a,0),{width:m,height:g}=(0,y.iN)(r),_=t=>Math.min(R.tU,t*r.userUnit);return{width:_(m),
height:_(g)}}function S({document:a,index:r},m){const g=v(a);for(const[_,t]of m.entries())a.edit(g[_]).set("Dest",[(0,w.Po)(t.index,t.document.pages.number(0),r),
new C.SX("Fit")])}const v=a=>a.pages.numbers.flatMap(r=>(a.array(a.entry(r,"Annots"))??[]).filter(C.i9));function O(a){for(const r of["StructTreeRoot","MarkInfo"])
a.editCatalog().delete(r);for(const r of a.pages.numbers)a.patch(r,{StructParents:void 0,Tabs:void 0});for(const r of v(a))a.patch(r.number,{StructParent:void 0})}}),
21878:((W,A,p)=>{p.d(A,{k:()=>T});const w=[.3127,.329,.64,.33,.3,.6,.15,.06],y=[.9642,1,.8249];function T({gray:t,gamma:n,primaries:s}){const e=n===void 0?I():B(
1/n),o=[{names:["desc"],data:C(n===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:D("text",[...E("No copyright, use freely"),0])},{names:["wtpt"],
data:P(y)}];if(t)return R("GRAY",[...o,{names:["kTRC"],data:e}]);const[c,l,u]=a(S(s??w));return R("RGB ",[...o,{names:["rXYZ"],data:P(c)},{names:["gXYZ"],data:P(
l)},{names:["bXYZ"],data:P(u)},{names:["rTRC","gTRC","bTRC"],data:e}])}function R(t,n){const s=n.flatMap(({names:f})=>f).length,e=132+12*s,i=n.reduce((f,{data:d})=>f+
d.length,e),o=new Uint8Array(i),c=new DataView(o.buffer);c.setUint32(0,i),c.setUint32(8,34603008),o.set(E(`mntr${t}XYZ `),12);for(const[f,d]of[2e3,1,1,0,0,0].entries())
c.setUint16(24+2*f,d);o.set(E("acsp"),36),o.set(P(y).subarray(8),68),c.setUint32(128,s);let l=132,u=e;for(const{names:f,data:d}of n){for(const M of f)o.set(E(M),
l),c.setUint32(l+4,u),c.setUint32(l+8,d.length),l+=12;o.set(d,u),u+=d.length}return o}const E=t=>[...t].map(n=>n.charCodeAt(0));function D(t,n){const s=8+n.length,
e=new Uint8Array(Math.ceil(s/4)*4);return e.set(E(t)),e.set(n,8),e}function C(t){return D("desc",[0,0,0,t.length+1,...E(t),0,...new Array(78).fill(0)])}function P(t){
const n=D("XYZ ",new Array(12).fill(0)),s=new DataView(n.buffer);for(const[e,i]of t.entries())s.setInt32(8+4*e,Math.round(i*65536));return n}function B(t){const n=Math.
round(t*256);return D("curv",[0,0,0,1,n>>8,n&255])}function I(){const n=D("curv",[0,0,4,0,...new Array(2048).fill(0)]),s=new DataView(n.buffer);for(let e=0;e<1024;e++){
const i=e/1023,o=i<=.04045?i/12.92:((i+.055)/1.055)**2.4;s.setUint16(12+2*e,Math.round(o*65535))}return n}function S([t,n,s,e,i,o,c,l]){const u=[t/n,1,(1-t-n)/n],
f=O([[s/e,1,(1-s-e)/e],[i/o,1,(1-i-o)/o],[c/l,1,(1-c-l)/l]]),d=m(_(f),u),M=f.map(K=>K.map((U,L)=>U*d[L])),[h,k]=[m(v,u),m(v,y)],X=v.map((K,U)=>K.map(L=>L*k[U]/h[U]));
return g(g(_(v),X),M)}const v=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],O=t=>[[t[0][0],t[1][0],t[2][0]],[t[0][1],t[1][1],t[2][1]],[t[0][2],
t[1][2],t[2][2]]],a=O,r=(t,n)=>t[0]*n[0]+t[1]*n[1]+t[2]*n[2],m=(t,n)=>[r(t[0],n),r(t[1],n),r(t[2],n)];function g(t,n){const s=a(n);return t.map(e=>[r(e,s[0]),r(
e,s[1]),r(e,s[2])])}function _([[t,n,s],[e,i,o],[c,l,u]]){const f=t*(i*u-o*l)-n*(e*u-o*c)+s*(e*l-i*c);return[[i*u-o*l,s*l-n*u,n*o-s*i],[o*c-e*u,t*u-s*c,s*e-t*o],
[e*l-i*c,n*c-t*l,t*i-n*e]].map(M=>M.map(h=>h/f))}})};
