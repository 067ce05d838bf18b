"use strict";exports.id=16,exports.ids=[16],exports.modules={16:((a,t,s)=>{s.r(t),s.d(t,{split_by_page_count:()=>_});var u=s(1065),o=s(4935);const _=(i,{pages_per_part:l,open_password:r},n)=>(0,o.
l)(i,{password:r},n,d=>{const p=Math.ceil(d.source.pages.count/l);return(0,o.g)(n,p),(0,u.A)(d,Array.from({length:p},(c,E)=>({page:E*l})))})})};
