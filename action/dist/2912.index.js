"use strict";exports.id=2912,exports.ids=[2912],exports.modules={2912:((D,o,s)=>{s.r(o),s.d(o,{split_by_page_count:()=>r});var c=s(94898),t=s(18163);const r=async(d,{pages_per_part:n,
open_password:i},l)=>{const p=await(0,t.lD)(d,{password:i},l,u=>{const a=Math.ceil(u.source.pages.count/n);return(0,t.gD)(l,a),(0,c.AL)(u,Array.from({length:a},
(E,_)=>({page:_*n})))});return(0,t.sJ)(p)}})};
