"use strict";exports.id=3198,exports.ids=[3198],exports.modules={96643:((A,u,o)=>{o.r(u),o.d(u,{split_by_bookmarks:()=>P});var w=o(58552),f=o(37081),g=o(12207),h=o(45599),v=o(
77581);async function y(t,a){const n=new Map,e=await g.Ht.of(t),d=r=>{const s=(0,h.i9)(r)?t.dict(r):void 0,i=s&&e.pageOf(s);return i!==void 0&&!n.has(i)&&n.set(
i,E(t,s)),s!==void 0};return await(0,f.O)(t,d,a),[...n].map(([r,s])=>({page:r,title:s})).sort((r,s)=>r.page-s.page)}function E(t,a){const n=t.resolve(a.get("Tit\
le"));return n instanceof h.Mx?(0,v.g7)(n).trim():""}var p=o(94898),c=o(18163);const P=async(t,{bookmark_level:a,open_password:n},e)=>{const d=await(0,c.lD)(t,{
password:n},e,async r=>{const s=await y(r.source,a);if(s.length===0)throw l();const i=s[0].page===0?s:[{page:0},...s];return(0,c.gD)(e,i.length),(0,p.AL)(r,i)});
return(0,c.sJ)(d)};function l(){const t="Split it by page count, at pages or by size instead";return new w.zU("invalid_parameters","The document has no bookmark\
s that lead to a page",{issues:[{field:"file",message:`has no bookmarks that lead to a page. ${t}.`}],advice:t})}}),32488:((A,u,o)=>{o.d(u,{EI:()=>p,LG:()=>y,TA:()=>c,
on:()=>E,v3:()=>v});var w=o(58552),f=o(83287);const g=1e5,h=1e4;async function v(t,a){const n=await P(t,a);return n.whole||!(0,f.QJ)(t.encoded(a),n.damage)?n:{...n,
whole:!0}}function y(t,a,n=!1){const e=t.decodedPart(a,n);return!e||e.whole||!(0,f.QJ)(t.encoded(a),e.damage)?e:{...e,whole:!0}}async function E(t,a){return await l(
t,a,g)??t.decodedPart(a)}async function p(t,a){return await l(t,a,h)??t.decodedPart(a)}async function c(t,a){return(await p(t,a))?.data??await t.decodedAtEase(a)}
async function P(t,a){const n=await l(t,a,g);if(n)return n;const e=t.decodedPart(a,!0)??{data:new Uint8Array(0),whole:!1},d=t.job.pace.step(e.data.length);return d&&
await d,e}async function l(t,a,n){if(!(a.data.length<=n))try{return await t.decodedPartAtEase(a)}catch(e){if(!(e instanceof w.zU)||e.code!=="unreadable_document")
throw e;return}}})};
