"use strict";exports.id=1435,exports.ids=[1435],exports.modules={31435:((h,_,e)=>{e.r(_),e.d(_,{add_restrictions:()=>i});var p=e(90966),f=e(75162),u=e(76817);const i=async(E,r,y)=>{
const d=await(0,p.E)(E.bytes,y,{password:r.open_password}),s={algorithm:r.encryption_algorithm,userPassword:r.user_password??"",ownerPassword:r.owner_password,permissions:(0,f.
k0)(r)},o=d.security&&!d.security.opensWithoutPassword&&s.userPassword===""?[n]:[];return await(0,u.y)(d,E,s,o)},n={code:"opens_without_password",message:"The d\
ocument needed a password to open. No user_password was given, so the result opens without a password, with the restrictions.",mentions:["user_password"]}}),76817:((h,_,e)=>{
e.d(_,{w:()=>r,y:()=>E});var p=e(77598),f=e.n(p),u=e(37253),i=e(75162),n=e(45599);async function E(s,t,o,a){const c=(0,i.zw)({...o,id0:d(s)});y(s,c);const{algorithm:w,
permissions:P,userPassword:D}=o,l=s.pages.count;return{documents:[{name:t.name,bytes:await(0,u.UN)(s,{encryption:c}),pageCount:l}],notes:a,facts:{pageCount:l,algorithm:w,
restrictions:(0,i.vc)(P),needsPassword:D!==""}}}function r({security:s}){const t=s?(0,i.vc)(s.permissions):[];return t.length===0?[]:[{code:"restrictions_droppe\
d",message:`The document had restrictions (${t.join(", ")} = false). The new encryption replaces them: anyone who opens the document with the password may do ev\
erything.`,mentions:t}]}function y(s,{version:t,extensionLevel:o}){if(o===void 0||s.version>="2.0")return;const a=s.edit(s.catalogNumber);if(!(a instanceof n.Bi))
return;const c=s.dict(a.get("Extensions")),w=s.resolve(s.dict(c?.get("ADBE"))?.get("ExtensionLevel"));if(typeof w=="number"&&w>=o)return;const P=(0,n.jd)({BaseVersion:(0,n.
UU)(t),ExtensionLevel:o});a.set("Extensions",new n.Bi([...c??[],["ADBE",P]]))}function d(s){const t=s.resolve(s.array(s.trailer.get("ID"))?.[0]);if(t instanceof
n.Mx&&t.bytes.length>0)return t.bytes;const o=new n.Mx((0,p.randomBytes)(16));return s.trailer.set("ID",[o,o]),o.bytes}})};
