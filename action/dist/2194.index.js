"use strict";exports.id=2194,exports.ids=[2194],exports.modules={82356:((p,d,n)=>{n.d(d,{Z:()=>i,w:()=>a});var r=n(87826),_=n(14029),c=n(75162);async function i(t,s){const{security:o}=t,
e=t.pages.count,f={notes:[],facts:{pageCount:e,wasEncrypted:!1}},E=o?void 0:(0,r.N)(t,s.bytes);if(E)return{documents:[{name:s.name,bytes:E,pageCount:e}],...f};const u=await(0,_.
UN)(t,{encryption:"none"});if(!o)return{documents:[{name:s.name,bytes:u,pageCount:e}],...f};const m={pageCount:e,wasEncrypted:!0,restrictions:(0,c.vc)(o.permissions)};
return{documents:[{name:s.name,bytes:u,pageCount:e}],notes:[],facts:m}}async function a(t,s,o){const e=(0,c.vc)(s.permissions),E=(e.length===0?(0,r.N)(t,o.bytes):
void 0)??await(0,_.UN)(t,{encryption:s.unrestricted?.()??"keep"}),u=t.pages.count;return{documents:[{name:o.name,bytes:E,pageCount:u}],notes:[],facts:{pageCount:u,
wasEncrypted:!0,restrictions:e}}}}),62194:((p,d,n)=>{n.r(d),n.d(d,{remove_password:()=>i});var r=n(58552),_=n(91519),c=n(82356);const i=async(t,s,o)=>(0,c.Z)(await a(
t.bytes,s.password,o),t);async function a(t,s,o){try{return await(0,_.E)(t,o,{password:s})}catch(e){throw!(e instanceof r.zU)||e.code!=="wrong_password"?e:new r.
zU(e.code,e.message,{issues:[{field:"password",message:"does not open the document: it must be its user or owner password"}],advice:"Check password: upper and l\
ower case count, and so do spaces",fields:["password"]})}}}),87826:((p,d,n)=>{n.d(d,{N:()=>c,i:()=>i});var r=n(78157),_=n(14029);function c({suspect:a,bytes:t},s){
if(!(a||(0,r.bS)(t.subarray(0,5)).toString("latin1")!=="%PDF-"))return t.length===s.length?s:t}const i=async(a,t,s)=>c(a,t)??await(0,_.UN)(a,s)})};
