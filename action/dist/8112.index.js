"use strict";exports.id=8112,exports.ids=[8112],exports.modules={55175:((P,l,t)=>{t.r(l),t.d(l,{optimize_document:()=>n});var E=t(68973),c=t(49994);const n=async(d,{open_password:i},_)=>{
const{bytes:r,isSmaller:o,pageCount:s,notes:a,written:e}=await(0,c.BG)(d,i,{..._,codec:(0,E.g0)(_)}),D=d.bytes.length,m=r.length;return e&&_.onWritten?.(e),{documents:[
{name:d.name,bytes:r,pageCount:s}],notes:o?a:[c.bx],facts:{pageCount:s,bytesBefore:D,bytesAfter:m,savedPercent:o?(0,c.p0)(D,m):0}}}}),58006:((P,l,t)=>{t.d(l,{S:()=>r,
n:()=>i});var E=t(68973),c=t(48249),n=t(45599);const d=["DecodeParms","F","FFilter","FDecodeParms","DL"];function i(o,s,{compress:a}){const e=new n.Bi(o.dict);a?
e.set("Filter",(0,n.UU)("FlateDecode")):e.delete("Filter");for(const D of d)e.delete(D);return new n.Z6(e,a?(0,c.Kc)(s):s)}const _=6;async function r(o,s,a){const e=i(
o,await(0,E.uM)(a).deflate(s,_),{compress:!1});return e.dict.set("Filter",(0,n.UU)("FlateDecode")),e}})};
