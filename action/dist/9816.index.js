"use strict";exports.id=9816,exports.ids=[9816],exports.modules={79816:((p,e,s)=>{s.r(e),s.d(e,{extract_pages:()=>r});var o=s(58552),g=s(52404),n=s(36703);const r=(_,t,d)=>(0,n.
L)(_,t.open_password,d,E=>{const a=(0,g.U)(t,E);if(a.length===0)throw(0,o.G6)([{field:"pages",message:"names no page of the document: the result must have at le\
ast one page"}]);return a})})};
