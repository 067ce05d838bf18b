"use strict";exports.id=6927,exports.ids=[6927],exports.modules={76927:((a,e,s)=>{s.r(e),s.d(e,{reverse_pages:()=>o});var d=s(36703);const o=(t,l,n)=>(0,d.L)(t,l.open_password,
n,r=>Uint32Array.from({length:r},(g,p)=>r-p))})};
