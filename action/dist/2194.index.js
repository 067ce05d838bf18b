"use strict";exports.id=2194,exports.ids=[2194],exports.modules={82356:((w,c,o)=>{o.d(c,{Z:()=>u,w:()=>_});var a=o(37253),d=o(75162);async function u(e,t){const{security:n}=e,
s=e.pages.count,r={notes:[],facts:{pageCount:s,wasEncrypted:!1}};if(!n&&!e.suspect)return{documents:[{...t,pageCount:s}],...r};const i=await(0,a.UN)(e,{encryption:"\
none"});if(!n)return{documents:[{name:t.name,bytes:i,pageCount:s}],...r};const p={pageCount:s,wasEncrypted:!0,restrictions:(0,d.vc)(n.permissions)};return{documents:[
{name:t.name,bytes:i,pageCount:s}],notes:[],facts:p}}async function _(e,t,n){const s=(0,d.vc)(t.permissions),i=s.length===0&&!e.suspect?n.bytes:await(0,a.UN)(e,
{encryption:t.unrestricted?.()??"keep"}),p=e.pages.count;return{documents:[{name:n.name,bytes:i,pageCount:p}],notes:[],facts:{pageCount:p,wasEncrypted:!0,restrictions:s}}}}),
62194:((w,c,o)=>{o.r(c),o.d(c,{remove_password:()=>_});var a=o(23169),d=o(90966),u=o(82356);const _=async(t,n,s)=>(0,u.Z)(await e(t.bytes,n.password,s),t);async function e(t,n,s){
try{return await(0,d.E)(t,s,{password:n})}catch(r){throw!(r instanceof a.zU)||r.code!=="wrong_password"?r:new a.zU(r.code,r.message,{issues:[{field:"password",message:"\
does not open the document: it must be its user or owner password"}],advice:"Check password: upper and lower case count, and so do spaces",fields:["password"]})}}})};
