"use strict";exports.id=5053,exports.ids=[5053],exports.modules={5053:((g,e,t)=>{t.r(e),t.d(e,{get_document_info:()=>c});var a=t(7390),s=t(10476);const c=async(o,{per_page:r,
with_bookmarks:m,open_password:u},f)=>{const{quiet:i,wasRepaired:E}=(0,s.g)(f),_=await(0,a.E)(o.bytes,i,{password:u,evenIfLocked:!0}),n=await(0,s.G)(_,{perPage:r,
withBookmarks:m,repaired:E(),size:o.bytes.length}),{pageCount:d}=n;return{documents:[typeof d=="number"?{...o,pageCount:d}:o],data:n,notes:[],facts:{}}}})};
