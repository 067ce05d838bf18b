"use strict";exports.id=8112,exports.ids=[8112],exports.modules={55175:((E,c,e)=>{e.r(c),e.d(c,{optimize_document:()=>a});var l=e(68973),t=e(49994);const a=async(o,{open_password:i},s)=>{
const{bytes:d,isSmaller:n,pageCount:_,notes:P,written:r}=await(0,t.BG)(o,i,{...s,codec:(0,l.g0)(s)}),D=o.bytes.length,m=d.length;return r&&s.onWritten?.(r),{documents:[
{name:o.name,bytes:d,pageCount:_}],notes:n?P:[t.bx],facts:{pageCount:_,bytesBefore:D,bytesAfter:m,savedPercent:n?(0,t.p0)(D,m):0}}}}),58006:((E,c,e)=>{e.d(c,{n:()=>o});
var l=e(48249),t=e(45599);const a=["DecodeParms","F","FFilter","FDecodeParms","DL"];function o(i,s,{compress:d}){const n=new t.Bi(i.dict);d?n.set("Filter",(0,t.
UU)("FlateDecode")):n.delete("Filter");for(const _ of a)n.delete(_);return new t.Z6(n,d?(0,l.Kc)(s):s)}})};
