"use strict";exports.id=3198,exports.ids=[3198],exports.modules={96643:((A,l,o)=>{o.r(l),o.d(l,{split_by_bookmarks:()=>a});var p=o(58552),u=o(37081),w=o(12207),f=o(45599),v=o(
77581);async function g(t,n){const r=new Map,h=await w.Ht.of(t),E=d=>{const s=(0,f.i9)(d)?t.dict(d):void 0,c=s&&h.pageOf(s);return c!==void 0&&!r.has(c)&&r.set(
c,y(t,s)),s!==void 0};return await(0,u.O)(t,E,n),[...r].map(([d,s])=>({page:d,title:s})).sort((d,s)=>d.page-s.page)}function y(t,n){const r=t.resolve(n.get("Tit\
le"));return r instanceof f.Mx?(0,v.g7)(r).trim():""}var P=o(94898),i=o(18163);const a=async(t,{bookmark_level:n,open_password:r},h)=>{const E=await(0,i.lD)(t,{
password:r},h,async d=>{const s=await g(d.source,n);if(s.length===0)throw e();const c=s[0].page===0?s:[{page:0},...s];return(0,i.gD)(h,c.length),(0,P.AL)(d,c)});
return(0,i.sJ)(E)};function e(){const t="Split it by page count, at pages or by size instead";return new p.zU("invalid_parameters","The document has no bookmark\
s that lead to a page",{issues:[{field:"file",message:`has no bookmarks that lead to a page. ${t}.`}],advice:t})}}),32488:((A,l,o)=>{o.d(l,{LG:()=>v,TA:()=>y,on:()=>g,
v3:()=>f});var p=o(58552),u=o(83287);const w=1e5;async function f(a,e){const t=await P(a,e);return t.whole||!(0,u.QJ)(a.encoded(e),t.damage)?t:{...t,whole:!0}}function v(a,e,t=!1){
const n=a.decodedPart(e,t);return!n||n.whole||!(0,u.QJ)(a.encoded(e),n.damage)?n:{...n,whole:!0}}async function g(a,e){return await i(a,e)??a.decodedPart(e)}async function y(a,e){
return(await g(a,e))?.data??await a.decodedAtEase(e)}async function P(a,e){const t=await i(a,e);if(t)return t;const n=a.decodedPart(e,!0)??{data:new Uint8Array(
0),whole:!1},r=a.job.pace.step(n.data.length);return r&&await r,n}async function i(a,e){if(!(e.data.length<=w))try{return await a.decodedPartAtEase(e)}catch(t){
if(!(t instanceof p.zU)||t.code!=="unreadable_document")throw t;return}}})};
