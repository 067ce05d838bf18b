"use strict";exports.id=6643,exports.ids=[6643],exports.modules={96643:((O,d,a)=>{a.r(d),a.d(d,{split_by_bookmarks:()=>k});var f=a(58552),u=a(37081),p=a(12207),c=a(45599),m=a(
77581);async function v(s,i){const o=new Map,r=await p.Ht.of(s),g=n=>{const t=(0,c.i9)(n)?s.dict(n):void 0,e=t&&r.pageOf(t);return e!==void 0&&!o.has(e)&&o.set(
e,h(s,t)),t!==void 0};return await(0,u.O)(s,g,i),[...o].map(([n,t])=>({page:n,title:t})).sort((n,t)=>n.page-t.page)}function h(s,i){const o=s.resolve(i.get("Tit\
le"));return o instanceof c.Mx?(0,m.g7)(o).trim():""}var y=a(94898),l=a(18163);const k=async(s,{bookmark_level:i,open_password:o},r)=>{const g=await(0,l.lD)(s,{
password:o},r,async n=>{const t=await v(n.source,i);if(t.length===0)throw x();const e=t[0].page===0?t:[{page:0},...t];return(0,l.gD)(r,e.length),(0,y.AL)(n,e)});
return(0,l.sJ)(g)};function x(){const s="Split it by page count, at pages or by size instead";return new f.zU("invalid_parameters","The document has no bookmark\
s that lead to a page",{issues:[{field:"file",message:`has no bookmarks that lead to a page. ${s}.`}],advice:s})}})};
