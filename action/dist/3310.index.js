"use strict";exports.id=3310,exports.ids=[3310],exports.modules={83310:((P,f,s)=>{s.r(f),s.d(f,{split_by_text:()=>M});var g=s(49153),m=s(51046),x=s(49402),p=s(74935),E=s(96706);
const M=async(n,c,e)=>{const{search:l,search_mode:r,open_password:i}=c,d=await(0,m.I)("search",l,r,e.pace);return await(0,p.lD)(n,{password:i},e,async a=>{const{
count:o}=a.source.pages,u=new E.z(a.source,o),t=[];for(let h=0;h<o;h++){const{flow:y}=await u.page(h+1),[w]=(await d.search(y.text,1,e.pace)).matches,D=w&&(d.hasGroups?
O(w):y.text.slice(w.start,w.end));D!==void 0&&!(d.hasGroups&&D===t.at(-1)?.match)&&t.push({page:h,match:D})}if(t.length===0)throw C(u.characters===0);return t[0].
page>0&&t.unshift({page:0}),(0,p.gD)(e,t.length),(0,x.AL)(a,t)})},O=({groups:n})=>Object.values(n)[0];function C(n){const c=n?"is not found, because the documen\
t has no text: recognize the text of scans (OCR) before this step":"is not found on any page: check it with find_text, or split by page count instead";return(0,g.
G6)([{field:"search",message:c,mentions:["find_text"]}])}}),51046:((P,f,s)=>{s.d(f,{I:()=>C});var g=s(49153),m=s(44872);const x=new RegExp("([\\x21-\\x7e]+)(?!\\p{\
M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function p(n,c){const e=(await E(n,c)).text.trim();return{hasGroups:!1,search:async(l,r,i)=>{
const{text:d,places:a}=await E(l,i),o=[];for(let u=d.indexOf(e),t=0;u>=0;u=d.indexOf(e,t)){if(o.length===r)return{matches:o,truncated:!0};for(t=u+e.length;a[t]===
a[t-1];)t++;o.push((0,m.F)(a[u],a[t]));const h=i.step(e.length);h&&await h}return{matches:o,truncated:!1}}}}async function E(n,c){const e=[];let l="";for(const{
0:r,1:i,2:d,index:a}of n.matchAll(x)){const o=d===void 0?i?.toLowerCase()??M(r):" ";for(let t=0;t<o.length;t++)e.push(i===void 0?a:a+t);l+=o;const u=c.step(r.length*
10);u&&await u}return e.push(n.length),{text:l,places:e}}const M=n=>n.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),O=1e6;async function C(n,c,e,l){
const r=e==="regex"?(await Promise.all([s.e(7398),s.e(3450)]).then(s.bind(s,73450))).expressionOf(c):await p(c,l);if("problem"in r)throw(0,g.G6)([{field:n,message:r.
problem}]);return{hasGroups:r.hasGroups,search:async(i,d,a)=>{const o=await r.search(i.slice(0,O),d,a);return i.length>O?{...o,truncated:!0}:o}}}}),44872:((P,f,s)=>{
s.d(f,{F:()=>g});const g=(m,x,p=[])=>({start:m,end:x,groups:Object.fromEntries(p)})})};
