"use strict";exports.id=9476,exports.ids=[9476],exports.modules={82356:((f,i,s)=>{s.d(i,{Z:()=>_,w:()=>o});var d=s(87826),c=s(14029),r=s(75162);async function _(t,n){const{security:e}=t,
a=t.pages.count,y={notes:[],facts:{pageCount:a,wasEncrypted:!1}},u=e?void 0:(0,d.N)(t,n.bytes);if(u)return{documents:[{name:n.name,bytes:u,pageCount:a}],...y};const E=await(0,c.
UN)(t,{encryption:"none"});if(!e)return{documents:[{name:n.name,bytes:E,pageCount:a}],...y};const m={pageCount:a,wasEncrypted:!0,restrictions:(0,r.vc)(e.permissions)};
return{documents:[{name:n.name,bytes:E,pageCount:a}],notes:[],facts:m}}async function o(t,n,e){const a=(0,r.vc)(n.permissions),u=(a.length===0?(0,d.N)(t,e.bytes):
void 0)??await(0,c.UN)(t,{encryption:n.unrestricted?.()??"keep"}),E=t.pages.count;return{documents:[{name:e.name,bytes:u,pageCount:E}],notes:[],facts:{pageCount:E,
wasEncrypted:!0,restrictions:a}}}}),89476:((f,i,s)=>{s.r(i),s.d(i,{remove_restrictions:()=>r});var d=s(91519),c=s(82356);const r=async(_,{open_password:o},t)=>{
const n=await(0,d.E)(_.bytes,t,{password:o}),{security:e}=n;return e&&!e.opensWithoutPassword?(0,c.w)(n,e,_):(0,c.Z)(n,_)}}),87826:((f,i,s)=>{s.d(i,{N:()=>r,i:()=>_});
var d=s(78157),c=s(14029);function r({suspect:o,bytes:t},n){if(!(o||(0,d.bS)(t.subarray(0,5)).toString("latin1")!=="%PDF-"))return t.length===n.length?n:t}const _=async(o,t,n)=>r(
o,t)??await(0,c.UN)(o,n)})};
