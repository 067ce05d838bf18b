"use strict";exports.id=9476,exports.ids=[9476],exports.modules={82356:((f,i,e)=>{e.d(i,{Z:()=>r,w:()=>d});var _=e(87826),a=e(14029),c=e(75162);async function r(n,t){const{security:s}=n,
o=n.pages.count,y={notes:[],facts:{pageCount:o,wasEncrypted:!1}},u=s?void 0:(0,_.N)(n,t.bytes);if(u)return{documents:[{name:t.name,bytes:u,pageCount:o}],...y};const E=await(0,a.
UN)(n,{encryption:"none"});if(!s)return{documents:[{name:t.name,bytes:E,pageCount:o}],...y};const m={pageCount:o,wasEncrypted:!0,restrictions:(0,c.vc)(s.permissions)};
return{documents:[{name:t.name,bytes:E,pageCount:o}],notes:[],facts:m}}async function d(n,t,s){const o=(0,c.vc)(t.permissions),u=(o.length===0?(0,_.N)(n,s.bytes):
void 0)??await(0,a.UN)(n,{encryption:t.unrestricted?.()??"keep"}),E=n.pages.count;return{documents:[{name:s.name,bytes:u,pageCount:E}],notes:[],facts:{pageCount:E,
wasEncrypted:!0,restrictions:o}}}}),89476:((f,i,e)=>{e.r(i),e.d(i,{remove_restrictions:()=>c});var _=e(91519),a=e(82356);const c=async(r,{open_password:d},n)=>{
const t=await(0,_.E)(r.bytes,n,{password:d}),{security:s}=t;return s&&!s.opensWithoutPassword?(0,a.w)(t,s,r):(0,a.Z)(t,r)}}),87826:((f,i,e)=>{e.d(i,{N:()=>c,i:()=>d});
var _=e(78157),a=e(14029);function c(n,t){const{bytes:s}=n;if(!(r(n)||(0,_.bS)(s.subarray(0,5)).toString("latin1")!=="%PDF-"))return s.length===t.length?t:s}const r=({
suspect:n,pages:t})=>n||t.count!==t.claimed||t.blank.length>0,d=async(n,t,s)=>c(n,t)??await(0,a.UN)(n,s)})};
