"use strict";exports.id=5478,exports.ids=[5478],exports.modules={65478:((a,e,s)=>{s.r(e),s.d(e,{reorder_pages:()=>g});var o=s(86024),t=s(36703);const g=(E,d,r)=>(0,t.L)(E,d.
open_password,r,_=>(0,o.aW)(d.page_order,_,r.limits.orderPages))})};
