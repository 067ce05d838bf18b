"use strict";exports.id=8931,exports.ids=[8931],exports.modules={78931:((l,_,e)=>{e.r(_),e.d(_,{add_restrictions:()=>d});var p=e(7390),y=e(72040),E=e(60453);const d=async(u,r,w)=>{
const a=await(0,p.E)(u.bytes,w,{password:r.open_password}),c={algorithm:r.encryption_algorithm,userPassword:r.user_password??"",ownerPassword:r.owner_password,permissions:(0,y.
k0)(r)},t=a.security&&!a.security.opensWithoutPassword&&c.userPassword===""?[o]:[];return{documents:[await(0,E.yQ)(a,u,c)],notes:t,facts:(0,E.bF)(c)}},o={code:"\
opens_without_password",message:"The document needed a password to open. No user_password was given, so the result opens without a password, with the restrictio\
ns.",mentions:["user_password"]}}),60453:((l,_,e)=>{e.d(_,{bF:()=>r,w8:()=>w,yQ:()=>u});var p=e(77598),y=e.n(p),E=e(86009),d=e(72040),o=e(16039);async function u(s,t,n){
const i=(0,d.zw)({...n,id0:c(s)});return a(s,i),{name:t.name,bytes:await(0,E.UN)(s,{encryption:i}),pageCount:s.pages.count}}function r({algorithm:s,permissions:t,
userPassword:n}){return{algorithm:s,restrictions:(0,d.vc)(t),needsPassword:n!==""}}function w({security:s}){const t=s?(0,d.vc)(s.permissions):[];return t.length===
0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${t.join(", ")} = false). The new encryption replaces them: anyone who opens the docu\
ment with the password may do everything.`,mentions:t}]}function a(s,{version:t,extensionLevel:n}){if(n===void 0||s.version>="2.0")return;const i=s.edit(s.catalogNumber);
if(!(i instanceof o.Bi))return;const f=s.dict(i.get("Extensions")),P=s.resolve(s.dict(f?.get("ADBE"))?.get("ExtensionLevel"));if(typeof P=="number"&&P>=n)return;
const h=(0,o.jd)({BaseVersion:(0,o.UU)(t),ExtensionLevel:n});i.set("Extensions",new o.Bi([...f??[],["ADBE",h]]))}function c(s){const t=s.resolve(s.array(s.trailer.
get("ID"))?.[0]);if(t instanceof o.Mx&&t.bytes.length>0)return t.bytes;const n=new o.Mx((0,p.randomBytes)(16));return s.trailer.set("ID",[n,n]),n.bytes}})};
