"use strict";exports.id=9690,exports.ids=[9690],exports.modules={59690:((y,l,t)=>{t.r(l),t.d(l,{split_by_text:()=>D});var x=t(23169),E=t(94898),p=t(18163),O=t(22154),M=t(54726);
const D=async(f,w,g)=>{const{search:n,search_mode:c,open_password:e}=w,o=await(0,M.G)("search",n,c,g);return await(0,p.lD)(f,{password:e},g,async d=>{const{count:i}=d.
source.pages,u=new O.z(d.source,i),s=[];for(let r=0;r<i;r++){const{flow:h}=await u.page(r+1),[a]=(await o.search(h.text,1,g.pace)).matches,m=a&&(o.hasGroups?C(a):
h.text.slice(a.start,a.end));m!==void 0&&!(o.hasGroups&&m===s.at(-1)?.match)&&s.push({page:r,match:m})}if(s.length===0)throw P(u.characters===0);return s[0].page>
0&&s.unshift({page:0}),(0,p.gD)(g,s.length),(0,E.AL)(d,s)})},C=({groups:f})=>Object.values(f)[0];function P(f){const w=f?"is not found, because the document has\
 no text: recognize the text of scans (OCR) before this step":"is not found on any page: check it with find_text, or split by page count instead";return(0,x.G6)(
[{field:"search",message:w,mentions:["find_text"]}])}}),54726:((y,l,t)=>{t.d(l,{G:()=>w});var x=t(23169),E=t(98472);const p=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|\
(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function O(n,c){const e=(await M(n,c)).text.trim();return{hasGroups:!1,search:async(o,d,i)=>{const{
text:u,places:s}=await M(o,i),r=[];for(let h=u.indexOf(e),a=0;h>=0;h=u.indexOf(e,a)){if(r.length===d)return{matches:r,truncated:!0};for(a=h+e.length;s[a]===s[a-
1];)a++;r.push((0,E.F)(s[h],s[a]));const m=i.step(e.length);m&&await m}return{matches:r,truncated:!1}}}}async function M(n,c){const e=[];let o="";for(const{0:d,
1:i,2:u,index:s}of n.matchAll(p)){const r=u===void 0?i?.toLowerCase()??D(d):" ";for(let a=0;a<r.length;a++)e.push(i===void 0?s:s+a);o+=r;const h=c.step(d.length*
10);h&&await h}return e.push(n.length),{text:o,places:e}}const D=n=>n.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),C=1e6;async function P(n,c,e,o,d){
const i=e==="regex"?(await Promise.all([t.e(7398),t.e(9974)]).then(t.bind(t,39974))).expressionOf(c,d):await O(c,o);if("problem"in i)throw(0,x.G6)([{field:n,message:i.
problem}]);return{hasGroups:i.hasGroups,search:async(u,s,r)=>{const h=await i.search(u.slice(0,C),s,r);return u.length>C?{...h,truncated:!0}:h}}}var f=t(42973);
const w=(n,c,e,{pace:o,limits:d})=>P(n,c,e,o,g(n,d));function g(n,{searching:c}){let e=c;return o=>{if(e-=o,e<0)throw(0,f.F)("searching",`The search takes more \
than ${c} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",n)}}}),98472:((y,l,t)=>{
t.d(l,{F:()=>x});const x=(E,p,O=[])=>({start:E,end:p,groups:Object.fromEntries(O)})})};
