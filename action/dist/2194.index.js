"use strict";exports.id=2194,exports.ids=[2194],exports.modules={82356:((w,c,o)=>{o.d(c,{Z:()=>u,w:()=>_});var a=o(14029),d=o(75162);async function u(n,t){const{security:e}=n,
s=n.pages.count,r={notes:[],facts:{pageCount:s,wasEncrypted:!1}};if(!e&&!n.suspect)return{documents:[{...t,pageCount:s}],...r};const i=await(0,a.UN)(n,{encryption:"\
none"});if(!e)return{documents:[{name:t.name,bytes:i,pageCount:s}],...r};const p={pageCount:s,wasEncrypted:!0,restrictions:(0,d.vc)(e.permissions)};return{documents:[
{name:t.name,bytes:i,pageCount:s}],notes:[],facts:p}}async function _(n,t,e){const s=(0,d.vc)(t.permissions),i=s.length===0&&!n.suspect?e.bytes:await(0,a.UN)(n,
{encryption:t.unrestricted?.()??"keep"}),p=n.pages.count;return{documents:[{name:e.name,bytes:i,pageCount:p}],notes:[],facts:{pageCount:p,wasEncrypted:!0,restrictions:s}}}}),
62194:((w,c,o)=>{o.r(c),o.d(c,{remove_password:()=>_});var a=o(58552),d=o(12237),u=o(82356);const _=async(t,e,s)=>(0,u.Z)(await n(t.bytes,e.password,s),t);async function n(t,e,s){
try{return await(0,d.E)(t,s,{password:e})}catch(r){throw!(r instanceof a.zU)||r.code!=="wrong_password"?r:new a.zU(r.code,r.message,{issues:[{field:"password",message:"\
does not open the document: it must be its user or owner password"}],advice:"Check password: upper and lower case count, and so do spaces",fields:["password"]})}}})};
