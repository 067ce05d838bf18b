"use strict";exports.id=5478,exports.ids=[5478],exports.modules={65478:((E,e,s)=>{s.r(e),s.d(e,{reorder_pages:()=>_});var o=s(72750),t=s(36703);const _=(a,r,d)=>(0,t.L)(a,r.
open_password,d,g=>(0,o.aW)(r.page_order,g,d.limits.orderPages))})};
