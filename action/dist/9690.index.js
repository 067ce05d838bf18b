"use strict";exports.id=9690,exports.ids=[9690],exports.modules={59690:((y,f,t)=>{t.r(f),t.d(f,{split_by_text:()=>P});var x=t(58552),E=t(94898),p=t(18163),O=t(22154),M=t(41658);
const P=async(l,w,g)=>{const{search:n,search_mode:c,open_password:e}=w,o=await(0,M.G)("search",n,c,g);return await(0,p.lD)(l,{password:e},g,async u=>{const{count:i}=u.
source.pages,d=new O.z(u.source,i),s=[];for(let r=0;r<i;r++){const{flow:h}=await d.page(r+1),[a]=(await o.search(h.text,1,g.pace)).matches,m=a&&(o.hasGroups?C(a):
h.text.slice(a.start,a.end));m!==void 0&&!(o.hasGroups&&m===s.at(-1)?.match)&&s.push({page:r,match:m})}if(s.length===0)throw D(d.characters===0);return s[0].page>
0&&s.unshift({page:0}),(0,p.gD)(g,s.length),(0,E.AL)(u,s)})},C=({groups:l})=>Object.values(l)[0];function D(l){const w=l?"is not found, because the document has\
 no text: recognize the text of scans (OCR) before this step":"is not found on any page: check it with find_text, or split by page count instead";return(0,x.G6)(
[{field:"search",message:w,mentions:["find_text"]}])}}),41658:((y,f,t)=>{t.d(f,{G:()=>w});var x=t(58552),E=t(98472);const p=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|\
(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function O(n,c){const e=(await M(n,c)).text.trim();return{hasGroups:!1,search:async(o,u,i)=>{const{
text:d,places:s}=await M(o,i),r=[];for(let h=d.indexOf(e),a=0;h>=0;h=d.indexOf(e,a)){if(r.length===u)return{matches:r,truncated:!0};for(a=h+e.length;s[a]===s[a-
1];)a++;r.push((0,E.z)(s[h],s[a]));const m=i.step(e.length);m&&await m}return{matches:r,truncated:!1}}}}async function M(n,c){const e=[];let o="";for(const{0:u,
1:i,2:d,index:s}of n.matchAll(p)){const r=d===void 0?i?.toLowerCase()??P(u):" ";for(let a=0;a<r.length;a++)e.push(i===void 0?s:s+a);o+=r;const h=c.step(u.length*
10);h&&await h}return e.push(n.length),{text:o,places:e}}const P=n=>n.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),C=1e6;async function D(n,c,e,o,u){
const i=e==="regex"?(await Promise.all([t.e(7398),t.e(9974)]).then(t.bind(t,39974))).expressionOf(c,u):await O(c,o);if("problem"in i)throw(0,x.G6)([{field:n,message:i.
problem}]);return{hasGroups:i.hasGroups,search:async(d,s,r)=>{const h=await i.search(d.slice(0,C),s,r);return d.length>C?{...h,truncated:!0}:h}}}var l=t(42973);
const w=(n,c,e,{pace:o,limits:u})=>D(n,c,e,o,g(n,u));function g(n,{searching:c}){let e=c;return o=>{if(e-=o,e<0)throw(0,l.F)("searching",`The search takes more \
than ${c} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",n)}}}),98472:((y,f,t)=>{
t.d(f,{z:()=>x});const x=(E,p,O=[])=>({start:E,end:p,groups:Object.fromEntries(O)})})};
