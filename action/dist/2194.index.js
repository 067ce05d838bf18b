"use strict";exports.id=2194,exports.ids=[2194],exports.modules={82356:((y,c,e)=>{e.d(c,{Z:()=>i,w:()=>_});var a=e(87826),d=e(14029),r=e(75162);async function i(t,s){const{security:n}=t,
o=t.pages.count,f={notes:[],facts:{pageCount:o,wasEncrypted:!1}},E=n?void 0:(0,a.N)(t,s.bytes);if(E)return{documents:[{name:s.name,bytes:E,pageCount:o}],...f};const u=await(0,d.
UN)(t,{encryption:"none"});if(!n)return{documents:[{name:s.name,bytes:u,pageCount:o}],...f};const p={pageCount:o,wasEncrypted:!0,restrictions:(0,r.vc)(n.permissions)};
return{documents:[{name:s.name,bytes:u,pageCount:o}],notes:[],facts:p}}async function _(t,s,n){const o=(0,r.vc)(s.permissions),E=(o.length===0?(0,a.N)(t,n.bytes):
void 0)??await(0,d.UN)(t,{encryption:s.unrestricted?.()??"keep"}),u=t.pages.count;return{documents:[{name:n.name,bytes:E,pageCount:u}],notes:[],facts:{pageCount:u,
wasEncrypted:!0,restrictions:o}}}}),62194:((y,c,e)=>{e.r(c),e.d(c,{remove_password:()=>i});var a=e(58552),d=e(91519),r=e(82356);const i=async(t,s,n)=>(0,r.Z)(await _(
t.bytes,s.password,n),t);async function _(t,s,n){try{return await(0,d.E)(t,n,{password:s})}catch(o){throw!(o instanceof a.zU)||o.code!=="wrong_password"?o:new a.
zU(o.code,o.message,{issues:[{field:"password",message:"does not open the document: it must be its user or owner password"}],advice:"Check password: upper and l\
ower case count, and so do spaces",fields:["password"]})}}}),87826:((y,c,e)=>{e.d(c,{N:()=>r,i:()=>_});var a=e(78157),d=e(14029);function r(t,s){const{bytes:n}=t;
if(!(i(t)||(0,a.bS)(n.subarray(0,5)).toString("latin1")!=="%PDF-"))return n.length===s.length?s:n}const i=({suspect:t,pages:s})=>t||s.count!==s.claimed||s.blank.
length>0,_=async(t,s,n)=>r(t,s)??await(0,d.UN)(t,n)})};
