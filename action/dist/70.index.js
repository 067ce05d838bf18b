"use strict";exports.id=70,exports.ids=[70],exports.modules={40070:((R,d,s)=>{s.r(d),s.d(d,{fill_form:()=>A});var D=s(58552),O=s(90966),P=s(33238),u=s(37253),M=s(5964),v=s(76586),
r=s(72648),g=s(52755),c=s(56457),U=s(16259),a=s(77500);const A=async(e,t,f)=>{const o=await(0,O.E)(e.bytes,f,{password:t.open_password}),n=await g.mO.read(o);if((0,a.
mD)(o,n),n.fields.length===0)throw(0,D.G6)([{field:"file",message:"has no form fields to fill: give a PDF form"}]);const{flatten:E,unknown_fields:L}=t,B=t.font&&
(0,r.g)(t.font,"font"),_=await(0,M.d)(o,n,new U.n(o,n),t.values,{unknownFields:L,flatten:E,font:B}),l=[..._.notes,...(0,a.br)(o,"values")];if(Object.keys(t.values).
length===0&&l.push(C),E){const m=await(0,P.Y)(o,"keep");l.push(...(0,c.D)(m,"flatten")),n.forget(m.objects),l.push(...(await(0,v.H)(o,n,K(o.pages.count))).notes)}
const i=o.pages.count,I={pageCount:i,filledFields:_.filled,unfilledFields:_.unfilledFields,unusedKeys:_.unusedKeys};return{documents:[{name:e.name,bytes:await(0,u.
UN)(o),pageCount:i}],notes:l,facts:I}},K=e=>Uint32Array.from({length:e},(t,f)=>f+1),C={code:"no_values",message:"No field was filled, because values is empty.",
mentions:["values"]}})};
