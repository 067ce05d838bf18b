"use strict";exports.id=9476,exports.ids=[9476],exports.modules={82356:((E,a,e)=>{e.d(a,{Z:()=>_,w:()=>r});var i=e(14029),c=e(75162);async function _(t,o){const{security:n}=t,
s=t.pages.count,p={notes:[],facts:{pageCount:s,wasEncrypted:!1}};if(!n&&!t.suspect)return{documents:[{...o,pageCount:s}],...p};const u=await(0,i.UN)(t,{encryption:"\
none"});if(!n)return{documents:[{name:o.name,bytes:u,pageCount:s}],...p};const d={pageCount:s,wasEncrypted:!0,restrictions:(0,c.vc)(n.permissions)};return{documents:[
{name:o.name,bytes:u,pageCount:s}],notes:[],facts:d}}async function r(t,o,n){const s=(0,c.vc)(o.permissions),u=s.length===0&&!t.suspect?n.bytes:await(0,i.UN)(t,
{encryption:o.unrestricted?.()??"keep"}),d=t.pages.count;return{documents:[{name:n.name,bytes:u,pageCount:d}],notes:[],facts:{pageCount:d,wasEncrypted:!0,restrictions:s}}}}),
89476:((E,a,e)=>{e.r(a),e.d(a,{remove_restrictions:()=>_});var i=e(12237),c=e(82356);const _=async(r,{open_password:t},o)=>{const n=await(0,i.E)(r.bytes,o,{password:t}),
{security:s}=n;return s&&!s.opensWithoutPassword?(0,c.w)(n,s,r):(0,c.Z)(n,r)}})};
