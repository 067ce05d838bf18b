"use strict";exports.id=70,exports.ids=[70],exports.modules={40070:((T,d,s)=>{s.r(d),s.d(d,{fill_form:()=>R});var O=s(58552),P=s(12237),M=s(33238),v=s(37253),u=s(5964),r=s(76586),
g=s(72648),U=s(52755),A=s(56457),K=s(16259),E=s(77500),a=s(45657);const R=async(_,t,f)=>{const o=await(0,P.E)(_.bytes,f,{password:t.open_password}),n=await U.mO.
read(o);if((0,E.mD)(o,n),n.fields.length===0)throw(0,O.G6)([{field:"file",message:"has no form fields to fill: give a PDF form"}]);const{flatten:i,unknown_fields:L}=t,
B=t.font&&(0,g.g)(t.font,"font"),e=await(0,u.d)(o,n,new K.n(o,n),t.values,{unknownFields:L,flatten:i,font:B}),l=[...e.notes,...(0,E.br)(o,"values")];if(Object.keys(
t.values).length===0&&l.push(C),i){const D=await(0,M.Y)(o,"keep");(0,a.RZ)(l,(0,A.D)(D,"flatten")),n.forget(D.objects),(0,a.RZ)(l,(await(0,r.H)(o,n,c(o.pages.count))).
notes)}const m=o.pages.count,I={pageCount:m,filledFields:e.filled,unfilledFields:e.unfilledFields,unusedKeys:e.unusedKeys};return{documents:[{name:_.name,bytes:await(0,v.
UN)(o),pageCount:m}],notes:l,facts:I}},c=_=>Uint32Array.from({length:_},(t,f)=>f+1),C={code:"no_values",message:"No field was filled, because values is empty.",
mentions:["values"]}})};
