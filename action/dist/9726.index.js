"use strict";exports.id=9726,exports.ids=[9726],exports.modules={23560:((_,c,o)=>{o.d(c,{Z:()=>p,w:()=>u});var a=o(86009),d=o(72040);async function p(t,s){const{security:e}=t,
n=t.pages.count,r={notes:[],facts:{wasEncrypted:!1}};if(!e&&!t.suspect)return{documents:[{...s,pageCount:n}],...r};const i=await(0,a.UN)(t,{encryption:"none"});
if(!e)return{documents:[{name:s.name,bytes:i,pageCount:n}],...r};const w=(0,d.vc)(e.permissions);return{documents:[{name:s.name,bytes:i,pageCount:n}],notes:[],facts:{
wasEncrypted:!0,restrictions:w}}}async function u(t,s,e){const n=(0,d.vc)(s.permissions),i=n.length===0&&!t.suspect?e.bytes:await(0,a.UN)(t,{encryption:s.unrestricted?.()??
"keep"});return{documents:[{name:e.name,bytes:i,pageCount:t.pages.count}],notes:[],facts:{wasEncrypted:!0,restrictions:n}}}}),79726:((_,c,o)=>{o.r(c),o.d(c,{remove_password:()=>u});
var a=o(49153),d=o(7390),p=o(23560);const u=async(s,e,n)=>(0,p.Z)(await t(s.bytes,e.password,n),s);async function t(s,e,n){try{return await(0,d.E)(s,n,{password:e})}catch(r){
throw!(r instanceof a.zU)||r.code!=="wrong_password"?r:new a.zU(r.code,r.message,{issues:[{field:"password",message:"does not open the document: it must be its \
user or owner password"}],advice:"Check password: upper and lower case count, and so do spaces",fields:["password"]})}}})};
