"use strict";exports.id=5643,exports.ids=[5643],exports.modules={881:((O,g,n)=>{n.r(g),n.d(g,{split_by_bookmarks:()=>k});var p=n(9153),c=n(3449),u=n(3811),d=n(6039),v=n(381);
async function m(t,e){const o=new Map,i=await u.Ht.of(t),r=s=>{const a=(0,d.i9)(s)?t.dict(s):void 0,l=a&&i.pageOf(a);return l!==void 0&&!o.has(l)&&o.set(l,h(t,a)),
a!==void 0};return await(0,c.O)(t,r,e),[...o].map(([s,a])=>({page:s,title:a})).sort((s,a)=>s.page-a.page)}function h(t,e){const o=t.resolve(e.get("Title"));return o instanceof
d.Mx?(0,v.g7)(o).trim():""}var y=n(1065),f=n(4935);const k=(t,{bookmark_level:e,open_password:o},i)=>(0,f.l)(t,{password:o},i,async r=>{const s=await m(r.source,
e);if(s.length===0)throw x();const a=s[0].page===0?s:[{page:0},...s];return(0,f.g)(i,a.length),(0,y.A)(r,a)});function x(){const t="Split it by page count, at p\
ages or by size instead";return new p.zU("invalid_parameters","The document has no bookmarks that lead to a page",{issues:[{field:"file",message:`has no bookmar\
ks that lead to a page. ${t}.`}],advice:t})}})};
