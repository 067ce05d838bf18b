"use strict";exports.id=776,exports.ids=[776],exports.modules={60776:((p,e,s)=>{s.r(e),s.d(e,{extract_pages:()=>d});var o=s(49153),g=s(51988),n=s(49375);const d=(r,t,E)=>(0,n.
L)(r,t.open_password,E,_=>{const a=(0,g.U)(t,_);if(a.length===0)throw(0,o.G6)([{field:"pages",message:"names no page of the document: the result must have at le\
ast one page"}]);return a})})};
