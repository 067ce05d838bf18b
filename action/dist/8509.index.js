"use strict";exports.id=8509,exports.ids=[8509],exports.modules={2912:((P,c,n)=>{n.r(c),n.d(c,{split_by_page_count:()=>l});var _=n(94898),r=n(18163);const l=async(f,{pages_per_part:s,
open_password:i},u)=>{const E=await(0,r.lD)(f,{password:i},u,o=>{const t=Math.ceil(o.source.pages.count/s);return(0,r.gD)(u,t),(0,_.AL)(o,Array.from({length:t},
(a,e)=>({page:e*s})))});return(0,r.sJ)(E)}}),32488:((P,c,n)=>{n.d(c,{LG:()=>s,TA:()=>u,on:()=>i,v3:()=>f});var _=n(58552),r=n(83287);const l=1e5;async function f(t,a){
const e=await E(t,a);return e.whole||!(0,r.QJ)(t.encoded(a),e.damage)?e:{...e,whole:!0}}function s(t,a,e=!1){const d=t.decodedPart(a,e);return!d||d.whole||!(0,r.
QJ)(t.encoded(a),d.damage)?d:{...d,whole:!0}}async function i(t,a){return await o(t,a)??t.decodedPart(a)}async function u(t,a){return(await i(t,a))?.data??await t.
decodedAtEase(a)}async function E(t,a){const e=await o(t,a);if(e)return e;const d=t.decodedPart(a,!0)??{data:new Uint8Array(0),whole:!1},w=t.job.pace.step(d.data.
length);return w&&await w,d}async function o(t,a){if(!(a.data.length<=l))try{return await t.decodedPartAtEase(a)}catch(e){if(!(e instanceof _.zU)||e.code!=="unr\
eadable_document")throw e;return}}})};
