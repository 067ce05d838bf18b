"use strict";exports.id=4567,exports.ids=[4567],exports.modules={44567:((a,e,s)=>{s.r(e),s.d(e,{reverse_pages:()=>o});var d=s(49375);const o=(t,l,n)=>(0,d.L)(t,l.open_password,
n,r=>Uint32Array.from({length:r},(g,p)=>r-p))})};
