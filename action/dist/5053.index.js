"use strict";exports.id=5053,exports.ids=[5053],exports.modules={5053:((_,o,t)=>{t.r(o),t.d(o,{get_document_info:()=>c});var a=t(7390),s=t(31240);const c=async(e,{per_page:r,
open_password:u},f)=>{const{quiet:m,wasRepaired:i}=(0,s.g)(f),E=await(0,a.E)(e.bytes,m,{password:u,evenIfLocked:!0}),n=await(0,s.G)(E,{perPage:r,repaired:i(),size:e.
bytes.length}),{pageCount:d}=n;return{documents:[typeof d=="number"?{...e,pageCount:d}:e],data:n,notes:[],facts:{}}}})};
