"use strict";exports.id=1373,exports.ids=[1373],exports.modules={91373:((M,p,t)=>{t.r(p),t.d(p,{add_password:()=>P});var l=t(91519),u=t(75162),f=t(76817);const P=async(a,o,g)=>{
(0,f.rg)(o.encryption_algorithm,{password:o.password});const y=await(0,l.E)(a.bytes,g,{password:o.open_password}),D={algorithm:o.encryption_algorithm,userPassword:o.
password,ownerPassword:(0,u.u6)(),permissions:u.s1};return await(0,f.yQ)(y,a,D,(0,f.w8)(y))}}),76817:((M,p,t)=>{t.d(p,{rg:()=>g,w8:()=>D,yQ:()=>y});var l=t(77598),
u=t.n(l),f=t(58552),P=t(14029),a=t(75162),o=t(45599);function g(s,n){const e=Object.entries(n).flatMap(([c,_])=>_===void 0?[]:[{field:c,password:_}]),r=e.flatMap(
({field:c,password:_})=>{const E=(0,a.Rd)(_,s);return E===void 0?[]:[{field:c,message:E}]}),[i,d]=e;if(r.length===0&&i&&d&&(0,a.cY)(i.password,d.password,s)&&r.
push({field:i.field,message:`must differ from ${d.field}`,mentions:[d.field]}),r.length>0)throw(0,f.G6)(r)}async function y(s,n,e,r){const i=(0,a.zw)({...e,id0:O(
s)});w(s,i);const{algorithm:d,permissions:c,userPassword:_}=e,E=s.pages.count;return{documents:[{name:n.name,bytes:await(0,P.UN)(s,{encryption:i}),pageCount:E}],
notes:r,facts:{pageCount:E,algorithm:d,restrictions:(0,a.vc)(c),needsPassword:_!==""}}}function D({security:s}){const n=s?(0,a.vc)(s.permissions):[];return n.length===
0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${n.join(", ")} = false). The new encryption replaces them: anyone who opens the docu\
ment with the password may do everything.`,mentions:n}]}function w(s,{version:n,extensionLevel:e}){if(e===void 0||s.version>="2.0")return;const r=s.edit(s.catalogNumber);
if(!(r instanceof o.Bi))return;const i=s.dict(r.get("Extensions")),d=s.resolve(s.dict(i?.get("ADBE"))?.get("ExtensionLevel"));if(typeof d=="number"&&d>=e)return;
const c=(0,o.jd)({BaseVersion:(0,o.UU)(n),ExtensionLevel:e});r.set("Extensions",new o.Bi([...i??[],["ADBE",c]]))}function O(s){const n=s.resolve(s.array(s.trailer.
get("ID"))?.[0]);if(n instanceof o.Mx&&n.bytes.length>0)return n.bytes;const e=new o.Mx((0,l.randomBytes)(16));return s.trailer.set("ID",[e,e]),e.bytes}})};
