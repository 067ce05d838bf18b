"use strict";exports.id=9816,exports.ids=[9816],exports.modules={79816:((p,e,s)=>{s.r(e),s.d(e,{extract_pages:()=>d});var o=s(23169),g=s(52404),n=s(36703);const d=(r,t,E)=>(0,n.
L)(r,t.open_password,E,_=>{const a=(0,g.U)(t,_);if(a.length===0)throw(0,o.G6)([{field:"pages",message:"names no page of the document: the result must have at le\
ast one page"}]);return a})})};
