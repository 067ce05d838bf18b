"use strict";exports.id=9690,exports.ids=[9690],exports.modules={59690:((v,E,e)=>{e.r(E),e.d(E,{split_by_text:()=>D});var w=e(58552),M=e(94898),x=e(18163),O=e(9312),y=e(65773);
const D=async(o,p,s)=>{const{search:u,search_mode:t,open_password:a}=p,l=await(0,O.Gv)("search",u,t,s);let n;const c=await(0,x.lD)(o,{password:a},s,async i=>{n=
new y.z(i.source,i.source.pages.count);const r=await P(i,n,l,s);if(r.length===0)throw f(n,p);return r[0].page>0&&r.unshift({page:0}),(0,x.gD)(s,r.length),(0,M.AL)(
i,r)}),{notes:g=[],textlessPages:m=[]}=n??{};return{...c,notes:[...g,...c.notes],facts:{...c.facts,textlessPages:m}}};async function P({source:o},p,s,{pace:u}){
const t=[];for(let a=0;a<o.pages.count;a++){const{flow:l}=await p.page(a+1),[n]=(await s.search(l.text,1,u)).matches,c=n&&(s.hasGroups?d(n):l.text.slice(n.start,
n.end));c!==void 0&&!(s.hasGroups&&c===t.at(-1)?.match)&&t.push({page:a,match:c})}return t}const d=({groups:o})=>Object.values(o)[0],h="recognize the text of sc\
ans (OCR) before this step";function f({characters:o,textlessPages:p},{search:s,search_mode:u}){const t=l=>(0,w.G6)([{field:"search",message:l,mentions:["find_t\
ext","search_mode"]}]);if(o===0)return t(`is not found, because the document has no text: ${h}`);const a=(0,O.MM)(s,u);return a!==void 0?t(`is not found on any \
page: it ${a}`):p.length>0?t(`is not found on any page, and ${(0,y.q)(p)}: ${h}`):t("is not found on any page: check it with find_text, or split by page count i\
nstead")}}),9312:((v,E,e)=>{e.d(E,{$0:()=>D,Gv:()=>x,MM:()=>y});var w=e(779),M=e(42973);const x=(d,h,f,{pace:o,limits:p})=>(0,w.I)(d,h,f,o,P(d,p)),O={slashes:"h\
as slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and\
 was read as words: set search_mode to regex, and leave out slashes around it"};function y(d,h){const f=(0,w.G)(d,h);return f&&O[f]}function D(d,h,f){const o=y(
h,f);return o===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${d}, which ${o}.`,mentions:[d,"search_mode"]}]}function P(d,{searching:h}){
let f=h;return o=>{if(f-=o,f<0)throw(0,M.F)("searching",`The search takes more than ${h} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",d)}}}),779:((v,E,e)=>{e.d(E,{I:()=>p,G:()=>f});var w=e(58552),M=e(98472),x=e(34378);const O=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function y(s,u){const t=(await D(s,u)).text.
trim();return{hasGroups:!1,search:async(a,l,n)=>{const{text:c,places:g}=await D(a,n),m=[];for(let i=c.indexOf(t),r=0;i>=0;i=c.indexOf(t,r)){if(m.length===l)return{
matches:m,truncated:!0};for(r=i+t.length;g[r]===g[r-1];)r++;m.push((0,M.z)(g[i],g[r]));const C=n.step(t.length);C&&await C}return{matches:m,truncated:!1}}}}async function D(s,u){
const t=[];let a="";for(const{0:l,1:n,2:c,index:g}of s.matchAll(O)){const m=c===void 0?n?.toLowerCase()??P(l):" ";for(let r=0;r<m.length;r++)t.push(n===void 0?g:
g+r);a+=m;const i=u.step(l.length*10);i&&await i}return t.push(s.length),{text:a,places:t}}const P=s=>(0,x.w)((0,x.w)(s).toUpperCase().toLowerCase()),d=/^\/.+\/([dgimsuvy]*)$/s,
h=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function f(s,u){const t=d.exec(s);return u==="regex"?t?"slashes":void 0:
h.test(s)||t&&t[1]!==""?"regex-as-words":void 0}const o=1e6;async function p(s,u,t,a,l){const n=t==="regex"?(await Promise.all([e.e(7398),e.e(9974)]).then(e.bind(
e,39974))).expressionOf(u,l):await y(u,a);if("problem"in n)throw(0,w.G6)([{field:s,message:n.problem}]);return{hasGroups:n.hasGroups,search:async(c,g,m)=>{const i=await n.
search(c.slice(0,o),g,m);return c.length>o?{...i,truncated:!0}:i}}}}),98472:((v,E,e)=>{e.d(E,{z:()=>w});const w=(M,x,O=[])=>({start:M,end:x,groups:Object.fromEntries(
O)})})};
