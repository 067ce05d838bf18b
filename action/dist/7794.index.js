"use strict";exports.id=7794,exports.ids=[7794],exports.modules={27794:((a,e,s)=>{s.r(e),s.d(e,{reorder_pages:()=>g});var o=s(60480),t=s(49375);const g=(E,d,r)=>(0,t.L)(E,d.
open_password,r,_=>(0,o.aW)(d.page_order,_,r.limits.orderPages))})};
