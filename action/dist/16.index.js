"use strict";exports.id=16,exports.ids=[16],exports.modules={60016:((D,o,s)=>{s.r(o),s.d(o,{split_by_page_count:()=>r});var c=s(49402),t=s(74935);const r=async(d,{pages_per_part:n,
open_password:i},l)=>{const p=await(0,t.lD)(d,{password:i},l,u=>{const a=Math.ceil(u.source.pages.count/n);return(0,t.gD)(l,a),(0,c.AL)(u,Array.from({length:a},
(E,_)=>({page:_*n})))});return(0,t.sJ)(p)}})};
