"use strict";exports.id=1860,exports.ids=[1860],exports.modules={23560:((p,a,e)=>{e.d(a,{Z:()=>d,w:()=>r});var i=e(86009),c=e(72040);async function d(s,o){const{security:t}=s,
n=s.pages.count,_={notes:[],facts:{wasEncrypted:!1}};if(!t&&!s.suspect)return{documents:[{...o,pageCount:n}],..._};const u=await(0,i.UN)(s,{encryption:"none"});
if(!t)return{documents:[{name:o.name,bytes:u,pageCount:n}],..._};const E=(0,c.vc)(t.permissions);return{documents:[{name:o.name,bytes:u,pageCount:n}],notes:[],facts:{
wasEncrypted:!0,restrictions:E}}}async function r(s,o,t){const n=(0,c.vc)(o.permissions),u=n.length===0&&!s.suspect?t.bytes:await(0,i.UN)(s,{encryption:o.unrestricted?.()??
"keep"});return{documents:[{name:t.name,bytes:u,pageCount:s.pages.count}],notes:[],facts:{wasEncrypted:!0,restrictions:n}}}}),61860:((p,a,e)=>{e.r(a),e.d(a,{remove_restrictions:()=>d});
var i=e(7390),c=e(23560);const d=async(r,{open_password:s},o)=>{const t=await(0,i.E)(r.bytes,o,{password:s}),{security:n}=t;return n&&!n.opensWithoutPassword?(0,c.
w)(t,n,r):(0,c.Z)(t,r)}})};
