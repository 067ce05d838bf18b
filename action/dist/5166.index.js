"use strict";exports.id=5166,exports.ids=[5166],exports.modules={66974:((I,y,u)=>{u.d(y,{D6:()=>g,F1:()=>x,NL:()=>e,P3:()=>_,br:()=>r,bs:()=>p});var M=u(98446);const _={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function x(s,c,d){const E=[],t=[];for(const[l,o]of s.split(",").entries()){const i=l+1;if(c!==void 0&&
o.trim()===""){t.push(`entry ${i} is empty: write ${c}, separated by single commas`);continue}const a=d(o,i);"problem"in a?t.push(r(i,o,a.problem)):E.push(a.item)}
return t.length>0?{problem:p(t)}:{items:E}}const r=(s,c,d)=>`entry ${s} ('${n(c.trim())}') ${d}`,g=({position:s,text:c},d,E)=>r(s,c,`names ${P(d)}, but the docu\
ment has ${(0,M.y_)(E,"page")}`);function P(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far beyond its end"}const b=5;function p(s){const c=s.length-b;
return[...s.slice(0,b),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function e(s){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(s);return c?`is n\
ot a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(s){const c=[...s].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(d)?"?":d);return(0,M.Bu)(c.join(""),40)}}),29082:((I,y,u)=>{u.d(y,{k1:()=>g,lY:()=>r,m7:()=>P});var M=u(58552),_=u(66974);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
r=e=>(0,_.F1)(e,"pages such as 1..3, -1, odd",(n,s)=>{const c=n.trim(),d=x.exec(c);if(!d)return{problem:p(c)};const[,E,t,l,o,i]=d,a={negated:E!==void 0,text:c,position:s};
if(t!==void 0)return{item:{...a,pages:t.toLowerCase()}};const h=Number(l),m=o===void 0?h:i===void 0?"end":Number(i);return h===0||m===0?_.P3:{item:{...a,pages:{
from:h,to:m}}}});function g(e,n,s="pages"){const c=o=>(0,M.G6)([{field:s,message:o}]),d=r(e);if("problem"in d)throw c(d.problem);const E=new b(n),t=new b(n),l=[];
for(const o of d.items){const i=o.negated?t:E;if(typeof o.pages=="string"){i.add(o.pages);continue}const{from:a,to:h}=o.pages,m=a<0?n+1+a:a,f=h==="end"?n:h<0?n+
1+h:h,O=(h==="end"?a<0?[[a,m]]:[]:[[a,m],[h,f]]).find(([,D])=>D<1||D>n);O&&l.push((0,_.D6)(o,O[0],n)),!(h==="end"&&m>n||l.length>0)&&i.range(Math.min(m,f),Math.
max(m,f))}if(l.length>0)throw c((0,_.bs)(l));return d.items.every(({negated:o})=>o)&&E.add("all"),E.without(t)}function P(e){const n=r(e);if("problem"in n||n.items.
length!==1)return;const{negated:s,pages:c}=n.items[0];if(s)return;if(c==="all")return{first:1};if(typeof c=="string"||c.from<1)return;const{from:d,to:E}=c;return E===
"end"?{first:d}:E===-1?{first:d}:E<1?void 0:{first:Math.min(d,E),last:Math.max(d,E)}}class b{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,s){this.differences[n]++,this.differences[s+1]--}without(n){
const s=new Uint32Array(this.pageCount);let c=0,d=0,E=0;for(let t=1;t<=this.pageCount;t++){d+=this.differences[t],E+=n.differences[t];const l=t%2===1?"odd":"eve\
n";(d>0||this[l])&&!(E>0||n[l])&&(s[c++]=t)}return s.subarray(0,c)}}function p(e){return/^(not +)?\.\./i.test(e)?"has no start: a range is written 1..5":/^!/.test(
e)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(e.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((I,y,u)=>{u.d(y,{Kf:()=>_,RZ:()=>M,YG:()=>x});function M(r,g){for(const P of g)r.push(P)}const _=r=>{let g=-1/0;
for(const P of r)g=Math.max(g,P);return g},x=r=>{let g=1/0;for(const P of r)g=Math.min(g,P);return g}}),78905:((I,y,u)=>{u.r(y),u.d(y,{find_text:()=>p});var M=u(
12237),_=u(29082),x=u(65773),r=u(66403),g=u(9312),P=u(49568);const b=5e6,p=async(e,n,s)=>{const{search:c,search_mode:d,pages:E,maximum_matches:t,open_password:l}=n,
o=await(0,g.Gv)("search",c,d,s),i=await(0,M.E)(e.bytes,s,{password:l}),a=i.pages.count,h=(0,_.k1)(E,a),m=new x.z(i,h.length),f=[];let w=b,O=!1;for(const v of h){
const A=await(0,P.A)(await m.page(v),o,t-f.length,s.pace);O||=A.truncated;for(const{text:T,groups:L,box:R,boxes:U}of A.matches)w-=T.length+Object.values(L).reduce(
($,B)=>$+B.length,0),w>=0&&f.push({page:v,text:T,groups:L,box:(0,r.a)(R),boxes:U.map(r.a)});if(O||=w<0,O&&(w<0||f.length===t))break}const D=[...new Set(f.map(({
page:v})=>v))],C={found:f.length>0,count:f.length,truncated:O,pages:D,matches:f},S=[...m.notes,...C.found?[]:(0,g.$0)("search",c,d)];return{documents:[{...e,pageCount:a}],
data:C,notes:S,facts:{textlessPages:m.textlessPages}}}}),66403:((I,y,u)=>{u.d(y,{a:()=>x});const M=100,_=r=>Math.round(r*M)/M,x=r=>r?{x:_(r.x),y:_(r.y),width:_(
r.width),height:_(r.height)}:null}),9312:((I,y,u)=>{u.d(y,{$0:()=>P,Gv:()=>x,MM:()=>g});var M=u(779),_=u(42973);const x=(p,e,n,{pace:s,limits:c})=>(0,M.I)(p,e,n,
s,b(p,c)),r={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a\
 regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function g(p,e){const n=(0,M.G)(p,e);return n&&r[n]}function P(p,e,n){
const s=g(e,n);return s===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${p}, which ${s}.`,mentions:[p,"search_mode"]}]}function b(p,{searching:e}){
let n=e;return s=>{if(n-=s,n<0)throw(0,_.F)("searching",`The search takes more than ${e} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",p)}}}),49568:((I,y,u)=>{u.d(y,{A:()=>g,m:()=>P});var M=u(27077);const _=1e3,x=1e6,r=1e3;async function g(t,l,o,i){
const a=Math.max(o,_),h=await b(t.flow,l,a,i),m=await p(t,l,a,i),f=e(h.found,m.found,t);return{matches:f.slice(0,o).map(E),truncated:h.truncated||m.truncated||f.
length>o}}async function P(t,l,o){const i=await b(t.flow,l,1,o);if(i.found.length>0)return{isFound:!0,truncated:!0};const a=await p(t,l,1,o);return{isFound:a.found.
length>0,truncated:i.truncated||a.truncated}}async function b(t,l,o,i){const{matches:a,truncated:h}=await l.search(t.text,o,i);return{found:a.map(m=>({...m,flow:t})),
truncated:h}}async function p(t,l,o,i){const{flow:a,lines:h}=await(0,M.k6)(t.visualText(),i),{text:m}=a,f=[];let w=m.length>x;for(const O of h){if(O.end>x||f.length>=
o){w=!0;break}const D=i.step(r);D&&await D;const{matches:C,truncated:S}=await l.search(m.slice(O.start,O.end),o-f.length,i);w||=S;for(const{start:v,end:A,groups:T}of C)
f.push({start:O.start+v,end:O.start+A,groups:T,flow:a})}return{found:f,truncated:w}}function e(t,l,o){if(l.length===0)return[...t];const i=s(o),a=new Set,h=[];for(const f of l){
const w=c(f,i),O=new Set;for(const{from:v,to:A}of w)for(let T=d(t,v);T<t.length&&t[T].start<A;T++)O.add(T);const[D]=O,C=O.size===1?t[D]:void 0;if(C&&w.every(({from:v,
to:A})=>C.start<=v&&A<=C.end))continue;for(const v of O)a.add(v);const S=w.reduce((v,A)=>Math.min(v,A.from),1/0);h.push({match:f,from:S})}return[...t.flatMap((f,w)=>a.
has(w)?[]:[{match:f,from:f.start}]),...h].sort((f,w)=>f.from-w.from).map(({match:f})=>f)}const n=-1;function s({flow:t,found:{edges:l}}){const o=new Int32Array(
l.count).fill(n);for(const{first:i,position:a,count:h}of t.letters(0,t.text.length))for(let m=0;m<h;m++)o[i+m]=a+m;return o}function c({flow:t,start:l,end:o},i){
const a=[];for(const{first:h,count:m}of t.letters(l,o))for(let f=h;f<h+m;f++){const w=i[f];if(w===n)continue;const O=a.at(-1);O?.to===w?O.to++:a.push({from:w,to:w+
1})}return a}function d(t,l){let o=0;for(let i=t.length;o<i;){const a=o+i>>1;t[a].end<=l?o=a+1:i=a}return o}const E=({flow:t,start:l,end:o,groups:i})=>({text:t.
text.slice(l,o),groups:i,box:t.box(l,o),boxes:t.lineBoxes(l,o)})}),70549:((I,y,u)=>{u.d(y,{n:()=>M});function M(_){const x=new WeakMap;return r=>{if(r.hasChanges)
return _(r);const g=x.get(r);if(g)return g.answer;const P=_(r);return x.set(r,{answer:P}),P}}}),9819:((I,y,u)=>{u.d(y,{J7:()=>x,Kd:()=>P,Wo:()=>b,_i:()=>g,b9:()=>r});
var M=u(42973),_=u(45599);class x{document;gone=new Set;chased=new Set;constructor(e){this.document=e}remove(e){const{catalog:n,catalogNumber:s,pages:c}=this.document,
d=n.get("Pages");e===s||(0,_.i9)(d)&&e===d.number||c.holds(e)||(this.gone.add(e),this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){
const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,_.i9)(e)&&this.gone.has(e.number)}}class r{most;left;constructor(e){this.most=this.left=e.job.
limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,M.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class g{seen;beyond=new Set;allowance;constructor(e,n=new r(e)){this.allowance=n,this.seen=new Uint8Array(
(e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,_.i9)(e))return!0;const{number:n}=e,s=n>>3;if(s>=this.seen.length)return this.beyond.size<this.beyond.add(
n).size;const c=1<<(n&7),d=(this.seen[s]&c)===0;return this.seen[s]|=c,d}}function P(p,e){return(0,_.i9)(p)?p.number:e}function b(p,e){const n=p.catalog.get(e),
s=p.dict(n);return s&&{dict:s,holder:P(n,p.catalogNumber)}}}),779:((I,y,u)=>{u.d(y,{I:()=>c,G:()=>n});var M=u(58552),_=u(98472),x=u(34378);const r=new RegExp("(\
[\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu");async function g(d,E){const t=(await P(d,E)).text.trim();
return{hasGroups:!1,search:async(l,o,i)=>{const{text:a,places:h}=await P(l,i),m=[];for(let f=a.indexOf(t),w=0;f>=0;f=a.indexOf(t,w)){if(m.length===o)return{matches:m,
truncated:!0};for(w=f+t.length;h[w]===h[w-1];)w++;m.push((0,_.z)(h[f],h[w]));const O=i.step(t.length);O&&await O}return{matches:m,truncated:!1}}}}async function P(d,E){
const t=[];let l="";for(const{0:o,1:i,2:a,index:h}of d.matchAll(r)){const m=a===void 0?i?.toLowerCase()??b(o):" ";for(let w=0;w<m.length;w++)t.push(i===void 0?h:
h+w);l+=m;const f=E.step(o.length*10);f&&await f}return t.push(d.length),{text:l,places:t}}const b=d=>(0,x.w)((0,x.w)(d).toUpperCase().toLowerCase()),p=/^\/.+\/([dgimsuvy]*)$/s,
e=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function n(d,E){const t=p.exec(d);return E==="regex"?t?"slashes":void 0:
e.test(d)||t&&t[1]!==""?"regex-as-words":void 0}const s=1e6;async function c(d,E,t,l,o){const i=t==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(
u,39974))).expressionOf(E,o):await g(E,l);if("problem"in i)throw(0,M.G6)([{field:d,message:i.problem}]);return{hasGroups:i.hasGroups,search:async(a,h,m)=>{const f=await i.
search(a.slice(0,s),h,m);return a.length>s?{...f,truncated:!0}:f}}}}),98472:((I,y,u)=>{u.d(y,{z:()=>M});const M=(_,x,r=[])=>({start:_,end:x,groups:Object.fromEntries(
r)})}),93604:((I,y,u)=>{u.d(y,{B:()=>M,M:()=>_});const M=(r,g)=>x(r,g,!1),_=(r,g)=>x(r,g,!0);function x(r,g,P){let[b,p]=[0,r.length];for(;b<p;){const e=b+p>>1,n=r[e];
n<g||P&&n===g?b=e+1:p=e}return b}})};
