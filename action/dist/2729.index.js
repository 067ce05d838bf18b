"use strict";exports.id=2729,exports.ids=[2729],exports.modules={2729:((u,_,s)=>{s.r(_),s.d(_,{add_password:()=>a});var c=s(7390),f=s(72040),i=s(60453);const a=async(o,d,y)=>{
const E=await(0,c.E)(o.bytes,y,{password:d.open_password}),p={algorithm:d.encryption_algorithm,userPassword:d.password,ownerPassword:(0,f.u6)(),permissions:f.s1},
l=(0,i.w8)(E);return{documents:[await(0,i.yQ)(E,o,p)],notes:l,facts:(0,i.bF)(p)}}}),60453:((u,_,s)=>{s.d(_,{bF:()=>y,w8:()=>E,yQ:()=>d});var c=s(77598),f=s.n(c),
i=s(86009),a=s(72040),o=s(16039);async function d(t,n,e){const r=(0,a.zw)({...e,id0:l(t)});return p(t,r),{name:n.name,bytes:await(0,i.UN)(t,{encryption:r}),pageCount:t.
pages.count}}function y({algorithm:t,permissions:n,userPassword:e}){return{algorithm:t,restrictions:(0,a.vc)(n),needsPassword:e!==""}}function E({security:t}){const n=t?
(0,a.vc)(t.permissions):[];return n.length===0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${n.join(", ")} = false). The new encryp\
tion replaces them: anyone who opens the document with the password may do everything.`,mentions:n}]}function p(t,{version:n,extensionLevel:e}){if(e===void 0||t.
version>="2.0")return;const r=t.edit(t.catalogNumber);if(!(r instanceof o.Bi))return;const D=t.dict(r.get("Extensions")),P=t.resolve(t.dict(D?.get("ADBE"))?.get(
"ExtensionLevel"));if(typeof P=="number"&&P>=e)return;const M=(0,o.jd)({BaseVersion:(0,o.UU)(n),ExtensionLevel:e});r.set("Extensions",new o.Bi([...D??[],["ADBE",
M]]))}function l(t){const n=t.resolve(t.array(t.trailer.get("ID"))?.[0]);if(n instanceof o.Mx&&n.bytes.length>0)return n.bytes;const e=new o.Mx((0,c.randomBytes)(
16));return t.trailer.set("ID",[e,e]),e.bytes}})};
