"use strict";exports.id=1373,exports.ids=[1373],exports.modules={91373:((u,_,t)=>{t.r(_),t.d(_,{add_password:()=>r});var c=t(90966),y=t(75162),E=t(76817);const r=async(o,i,l)=>{
const p=await(0,c.E)(o.bytes,l,{password:i.open_password}),D={algorithm:i.encryption_algorithm,userPassword:i.password,ownerPassword:(0,y.u6)(),permissions:y.s1};
return await(0,E.y)(p,o,D,(0,E.w)(p))}}),76817:((u,_,t)=>{t.d(_,{w:()=>l,y:()=>i});var c=t(77598),y=t.n(c),E=t(37253),r=t(75162),o=t(45599);async function i(s,n,e,a){
const d=(0,r.zw)({...e,id0:D(s)});p(s,d);const{algorithm:f,permissions:P,userPassword:v}=e,M=s.pages.count;return{documents:[{name:n.name,bytes:await(0,E.UN)(s,
{encryption:d}),pageCount:M}],notes:a,facts:{pageCount:M,algorithm:f,restrictions:(0,r.vc)(P),needsPassword:v!==""}}}function l({security:s}){const n=s?(0,r.vc)(
s.permissions):[];return n.length===0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${n.join(", ")} = false). The new encryption repl\
aces them: anyone who opens the document with the password may do everything.`,mentions:n}]}function p(s,{version:n,extensionLevel:e}){if(e===void 0||s.version>=
"2.0")return;const a=s.edit(s.catalogNumber);if(!(a instanceof o.Bi))return;const d=s.dict(a.get("Extensions")),f=s.resolve(s.dict(d?.get("ADBE"))?.get("Extensi\
onLevel"));if(typeof f=="number"&&f>=e)return;const P=(0,o.jd)({BaseVersion:(0,o.UU)(n),ExtensionLevel:e});a.set("Extensions",new o.Bi([...d??[],["ADBE",P]]))}function D(s){
const n=s.resolve(s.array(s.trailer.get("ID"))?.[0]);if(n instanceof o.Mx&&n.bytes.length>0)return n.bytes;const e=new o.Mx((0,c.randomBytes)(16));return s.trailer.
set("ID",[e,e]),e.bytes}})};
