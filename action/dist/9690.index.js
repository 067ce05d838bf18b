"use strict";exports.id=9690,exports.ids=[9690],exports.modules={59690:((y,p,t)=>{t.r(p),t.d(p,{split_by_text:()=>w});var x=t(58552),m=t(94898),f=t(18163),E=t(22154),P=t(41658);
const w=async(l,O,g)=>{const{search:C,search_mode:s,open_password:i}=O,e=await(0,P.G)("search",C,s,g);return await(0,f.lD)(l,{password:i},g,async o=>{const{count:u}=o.
source.pages,h=new E.z(o.source,u),n=[];for(let r=0;r<u;r++){const{flow:d}=await h.page(r+1),[a]=(await e.search(d.text,1,g.pace)).matches,c=a&&(e.hasGroups?D(a):
d.text.slice(a.start,a.end));c!==void 0&&!(e.hasGroups&&c===n.at(-1)?.match)&&n.push({page:r,match:c})}if(n.length===0)throw M(h.characters===0);return n[0].page>
0&&n.unshift({page:0}),(0,f.gD)(g,n.length),(0,m.AL)(o,n)})},D=({groups:l})=>Object.values(l)[0];function M(l){const O=l?"is not found, because the document has\
 no text: recognize the text of scans (OCR) before this step":"is not found on any page: check it with find_text, or split by page count instead";return(0,x.G6)(
[{field:"search",message:O,mentions:["find_text"]}])}}),41658:((y,p,t)=>{t.d(p,{G:()=>g});var x=t(58552),m=t(98472),f=t(34378);const E=new RegExp("([\\x21-\\x7e]{\
1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function P(s,i){const e=(await w(s,i)).text.trim();return{hasGroups:!1,
search:async(o,u,h)=>{const{text:n,places:r}=await w(o,h),d=[];for(let a=n.indexOf(e),c=0;a>=0;a=n.indexOf(e,c)){if(d.length===u)return{matches:d,truncated:!0};
for(c=a+e.length;r[c]===r[c-1];)c++;d.push((0,m.z)(r[a],r[c]));const v=h.step(e.length);v&&await v}return{matches:d,truncated:!1}}}}async function w(s,i){const e=[];
let o="";for(const{0:u,1:h,2:n,index:r}of s.matchAll(E)){const d=n===void 0?h?.toLowerCase()??D(u):" ";for(let c=0;c<d.length;c++)e.push(h===void 0?r:r+c);o+=d;
const a=i.step(u.length*10);a&&await a}return e.push(s.length),{text:o,places:e}}const D=s=>(0,f.w)((0,f.w)(s).toUpperCase().toLowerCase()),M=1e6;async function l(s,i,e,o,u){
const h=e==="regex"?(await Promise.all([t.e(7398),t.e(9974)]).then(t.bind(t,39974))).expressionOf(i,u):await P(i,o);if("problem"in h)throw(0,x.G6)([{field:s,message:h.
problem}]);return{hasGroups:h.hasGroups,search:async(n,r,d)=>{const a=await h.search(n.slice(0,M),r,d);return n.length>M?{...a,truncated:!0}:a}}}var O=t(42973);
const g=(s,i,e,{pace:o,limits:u})=>l(s,i,e,o,C(s,u));function C(s,{searching:i}){let e=i;return o=>{if(e-=o,e<0)throw(0,O.F)("searching",`The search takes more \
than ${i} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",s)}}}),98472:((y,p,t)=>{
t.d(p,{z:()=>x});const x=(m,f,E=[])=>({start:m,end:f,groups:Object.fromEntries(E)})})};
