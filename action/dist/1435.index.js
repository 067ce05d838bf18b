"use strict";exports.id=1435,exports.ids=[1435],exports.modules={31435:((M,u,n)=>{n.r(u),n.d(u,{add_restrictions:()=>y});var w=n(91519),D=n(75162),l=n(76817);const y=async(r,i,P)=>{
const{owner_password:h,user_password:g}=i;(0,l.rg)(i.encryption_algorithm,{owner_password:h,user_password:g});const p=await(0,w.E)(r.bytes,P,{password:i.open_password}),
s={algorithm:i.encryption_algorithm,userPassword:i.user_password??"",ownerPassword:i.owner_password,permissions:(0,D.k0)(i)},e=p.security&&!p.security.opensWithoutPassword&&
s.userPassword===""?[c]:[];return await(0,l.yQ)(p,r,s,e)},c={code:"opens_without_password",message:"The document needed a password to open. No user_password was\
 given, so the result opens without a password, with the restrictions.",mentions:["user_password"]}}),76817:((M,u,n)=>{n.d(u,{rg:()=>i,w8:()=>h,yQ:()=>P});var w=n(
77598),D=n.n(w),l=n(58552),y=n(14029),c=n(75162),r=n(45599);function i(s,t){const e=Object.entries(t).flatMap(([_,f])=>f===void 0?[]:[{field:_,password:f}]),o=e.
flatMap(({field:_,password:f})=>{const E=(0,c.Rd)(f,s);return E===void 0?[]:[{field:_,message:E}]}),[d,a]=e;if(o.length===0&&d&&a&&(0,c.cY)(d.password,a.password,
s)&&o.push({field:d.field,message:`must differ from ${a.field}`,mentions:[a.field]}),o.length>0)throw(0,l.G6)(o)}async function P(s,t,e,o){const d=(0,c.zw)({...e,
id0:p(s)});g(s,d);const{algorithm:a,permissions:_,userPassword:f}=e,E=s.pages.count;return{documents:[{name:t.name,bytes:await(0,y.UN)(s,{encryption:d}),pageCount:E}],
notes:o,facts:{pageCount:E,algorithm:a,restrictions:(0,c.vc)(_),needsPassword:f!==""}}}function h({security:s}){const t=s?(0,c.vc)(s.permissions):[];return t.length===
0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${t.join(", ")} = false). The new encryption replaces them: anyone who opens the docu\
ment with the password may do everything.`,mentions:t}]}function g(s,{version:t,extensionLevel:e}){if(e===void 0||s.version>="2.0")return;const o=s.edit(s.catalogNumber);
if(!(o instanceof r.Bi))return;const d=s.dict(o.get("Extensions")),a=s.resolve(s.dict(d?.get("ADBE"))?.get("ExtensionLevel"));if(typeof a=="number"&&a>=e)return;
const _=(0,r.jd)({BaseVersion:(0,r.UU)(t),ExtensionLevel:e});o.set("Extensions",new r.Bi([...d??[],["ADBE",_]]))}function p(s){const t=s.resolve(s.array(s.trailer.
get("ID"))?.[0]);if(t instanceof r.Mx&&t.bytes.length>0)return t.bytes;const e=new r.Mx((0,w.randomBytes)(16));return s.trailer.set("ID",[e,e]),e.bytes}})};
