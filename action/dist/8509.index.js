"use strict";exports.id=8509,exports.ids=[8509],exports.modules={2912:((h,o,d)=>{d.r(o),d.d(o,{split_by_page_count:()=>c});var f=d(94898),r=d(18163);const c=async(P,{pages_per_part:s,
open_password:w},i)=>{const u=await(0,r.lD)(P,{password:w},i,_=>{const l=Math.ceil(_.source.pages.count/s);return(0,r.gD)(i,l),(0,f.AL)(_,Array.from({length:l},
(E,t)=>({page:t*s})))});return(0,r.sJ)(u)}}),32488:((h,o,d)=>{d.d(o,{EI:()=>u,LG:()=>w,TA:()=>_,on:()=>i,v3:()=>s});var f=d(58552),r=d(83287);const c=1e5,P=1e4;
async function s(t,a){const n=await l(t,a);return n.whole||!(0,r.QJ)(t.encoded(a),n.damage)?n:{...n,whole:!0}}function w(t,a,n=!1){const e=t.decodedPart(a,n);return!e||
e.whole||!(0,r.QJ)(t.encoded(a),e.damage)?e:{...e,whole:!0}}async function i(t,a){return await E(t,a,c)??t.decodedPart(a)}async function u(t,a){return await E(t,
a,P)??t.decodedPart(a)}async function _(t,a){return(await u(t,a))?.data??await t.decodedAtEase(a)}async function l(t,a){const n=await E(t,a,c);if(n)return n;const e=t.
decodedPart(a,!0)??{data:new Uint8Array(0),whole:!1},A=t.job.pace.step(e.data.length);return A&&await A,e}async function E(t,a,n){if(!(a.data.length<=n))try{return await t.
decodedPartAtEase(a)}catch(e){if(!(e instanceof f.zU)||e.code!=="unreadable_document")throw e;return}}})};
