"use strict";exports.id=8199,exports.ids=[8199],exports.modules={98199:((h,g,t)=>{t.r(g),t.d(g,{remove_pages:()=>i});var d=t(58552),_=t(52404),f=t(36703);const i=(l,n,m)=>(0,f.
L)(l,n.open_password,m,s=>{const o=(0,_.U)(n,s);if(o.length===0)return;if(o.length===s){const[e,r]=n.pages===void 0?["first_page"," together with last_page"]:["\
pages",""],E=`must not name every page of the document${r}: at least one page must remain`;throw(0,d.G6)([{field:e,message:E,mentions:["last_page"]}])}const a=new Uint8Array(
s+1);for(const e of o)a[e]=1;return Uint32Array.from({length:s},(e,r)=>r+1).filter(e=>a[e]===0)})})};
