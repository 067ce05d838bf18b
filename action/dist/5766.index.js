"use strict";exports.id=5766,exports.ids=[5766],exports.modules={66974:((I,M,f)=>{f.d(M,{D6:()=>p,F1:()=>x,NL:()=>t,P3:()=>w,br:()=>d,bs:()=>r});var y=f(98446);const w={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function x(n,u,_){const O=[],m=[];for(const[s,o]of n.split(",").entries()){const i=s+1;if(u!==void 0&&
o.trim()===""){m.push(`entry ${i} is empty: write ${u}, separated by single commas`);continue}const c=_(o,i);"problem"in c?m.push(d(i,o,c.problem)):O.push(c.item)}
return m.length>0?{problem:r(m)}:{items:O}}const d=(n,u,_)=>`entry ${n} ('${e(u.trim())}') ${_}`,p=({position:n,text:u},_,O)=>d(n,u,`names ${b(_)}, but the docu\
ment has ${(0,y.y_)(O,"page")}`);function b(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const v=5;function r(n){const u=n.length-v;
return[...n.slice(0,v),...u>0?[`and ${u} more such entries`]:[]].join("; ")}function t(n){const u=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return u?`is n\
ot a range: write ${u[1]}..${u[2]}${u[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const u=[...n].map(_=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(_)?"?":_);return(0,y.Bu)(u.join(""),40)}}),29082:((I,M,f)=>{f.d(M,{k1:()=>p,lY:()=>d,m7:()=>b});var y=f(58552),w=f(66974);const x=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
d=t=>(0,w.F1)(t,"pages such as 1..3, -1, odd",(e,n)=>{const u=e.trim(),_=x.exec(u);if(!_)return{problem:r(u)};const[,O,m,s,o,i]=_,c={negated:O!==void 0,text:u,position:n};
if(m!==void 0)return{item:{...c,pages:m.toLowerCase()}};const a=Number(s),g=o===void 0?a:i===void 0?"end":Number(i);return a===0||g===0?w.P3:{item:{...c,pages:{
from:a,to:g}}}});function p(t,e,n="pages"){const u=o=>(0,y.G6)([{field:n,message:o}]),_=d(t);if("problem"in _)throw u(_.problem);const O=new v(e),m=new v(e),s=[];
for(const o of _.items){const i=o.negated?m:O;if(typeof o.pages=="string"){i.add(o.pages);continue}const{from:c,to:a}=o.pages,g=c<0?e+1+c:c,h=a==="end"?e:a<0?e+
1+a:a,E=(a==="end"?c<0?[[c,g]]:[]:[[c,g],[a,h]]).find(([,P])=>P<1||P>e);E&&s.push((0,w.D6)(o,E[0],e)),!(a==="end"&&g>e||s.length>0)&&i.range(Math.min(g,h),Math.
max(g,h))}if(s.length>0)throw u((0,w.bs)(s));return _.items.every(({negated:o})=>o)&&O.add("all"),O.without(m)}function b(t){const e=d(t);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:u}=e.items[0];if(n)return;if(u==="all")return{first:1};if(typeof u=="string"||u.from<1)return;const{from:_,to:O}=u;return O===
"end"?{first:_}:O===-1?{first:_}:O<1?void 0:{first:Math.min(_,O),last:Math.max(_,O)}}class v{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let u=0,_=0,O=0;for(let m=1;m<=this.pageCount;m++){_+=this.differences[m],O+=e.differences[m];const s=m%2===1?"odd":"eve\
n";(_>0||this[s])&&!(O>0||e[s])&&(n[u++]=m)}return n.subarray(0,u)}}function r(t){return/^(not +)?\.\./i.test(t)?"has no start: a range is written 1..5":/^!/.test(
t)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(t.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),45657:((I,M,f)=>{f.d(M,{Kf:()=>w,RZ:()=>y,YG:()=>x});function y(d,p){for(const b of p)d.push(b)}const w=d=>{let p=-1/0;
for(const b of d)p=Math.max(p,b);return p},x=d=>{let p=1/0;for(const b of d)p=Math.min(p,b);return p}}),78905:((I,M,f)=>{f.r(M),f.d(M,{find_text:()=>r});var y=f(
12237),w=f(29082),x=f(22154),d=f(66403),p=f(9312),b=f(49568);const v=5e6,r=async(t,e,n)=>{const{search:u,search_mode:_,pages:O,maximum_matches:m,open_password:s}=e,
o=await(0,p.Gv)("search",u,_,n),i=await(0,y.E)(t.bytes,n,{password:s}),c=i.pages.count,a=(0,w.k1)(O,c),g=new x.z(i,a.length),h=[];let l=v,E=!1;for(const C of a){
const D=await(0,b.Ao)(await g.page(C),o,m-h.length,n.pace);E||=D.truncated;for(const{text:A,groups:T,box:R,boxes:U}of D.matches)l-=A.length+Object.values(T).reduce(
(B,$)=>B+$.length,0),l>=0&&h.push({page:C,text:A,groups:T,box:(0,d.a)(R),boxes:U.map(d.a)});if(E||=l<0,E&&(l<0||h.length===m))break}const P=[...new Set(h.map(({
page:C})=>C))],S={found:h.length>0,count:h.length,truncated:E,pages:P,matches:h},L=[...g.notes,...S.found?[]:(0,p.$0)("search",u,_)];return{documents:[{...t,pageCount:c}],
data:S,notes:L,facts:{textlessPages:g.textlessPages}}}}),66403:((I,M,f)=>{f.d(M,{a:()=>x});const y=100,w=d=>Math.round(d*y)/y,x=d=>d?{x:w(d.x),y:w(d.y),width:w(
d.width),height:w(d.height)}:null}),9312:((I,M,f)=>{f.d(M,{$0:()=>b,Gv:()=>x,MM:()=>p});var y=f(779),w=f(42973);const x=(r,t,e,{pace:n,limits:u})=>(0,y.Id)(r,t,
e,n,v(r,u)),d={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like\
 a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function p(r,t){const e=(0,y.GJ)(r,t);return e&&d[e]}function b(r,t,e){
const n=p(t,e);return n===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${r}, which ${n}.`,mentions:[r,"search_mode"]}]}function v(r,{searching:t}){
let e=t;return n=>{if(e-=n,e<0)throw(0,w.F)("searching",`The search takes more than ${t} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",r)}}}),49568:((I,M,f)=>{f.d(M,{Ao:()=>p,IQ:()=>b,m6:()=>v});var y=f(27077);const w=1e3,x=1e6,d=1e3;async function p(s,o,i,c){
const a=Math.max(i,w),g=await r(s.flow,o,a,c),h=await t(s,o,a,c),l=e(g.found,h.found,s);return{matches:l.slice(0,i).map(m),truncated:g.truncated||h.truncated||l.
length>i}}async function b(s,o,i,c){const a=await r(s.flow,o,i,c),g=await t(s,o,i,c);return{all:[...a.found,...g.found],counted:e(a.found,g.found,s),truncated:a.
truncated||g.truncated}}async function v(s,o,i){const c=await r(s.flow,o,1,i);if(c.found.length>0)return{isFound:!0,truncated:!0};const a=await t(s,o,1,i);return{
isFound:a.found.length>0,truncated:c.truncated||a.truncated}}async function r(s,o,i,c){const{matches:a,truncated:g}=await o.search(s.text,i,c);return{found:a.map(
h=>({...h,flow:s})),truncated:g}}async function t(s,o,i,c){const{flow:a,lines:g}=await(0,y.k6)(s.visualText(),c),{text:h}=a,l=[];let E=h.length>x;for(const P of g){
if(P.end>x||l.length>=i){E=!0;break}const S=c.step(d);S&&await S;const{matches:L,truncated:C}=await o.search(h.slice(P.start,P.end),i-l.length,c);E||=C;for(const{
start:D,end:A,groups:T}of L)l.push({start:P.start+D,end:P.start+A,groups:T,flow:a})}return{found:l,truncated:E}}function e(s,o,i){if(o.length===0)return[...s];const c=u(
i),a=new Set,g=[];for(const l of o){const E=_(l,c),P=new Set;for(const{from:D,to:A}of E)for(let T=O(s,D);T<s.length&&s[T].start<A;T++)P.add(T);const[S]=P,L=P.size===
1?s[S]:void 0;if(L&&E.every(({from:D,to:A})=>L.start<=D&&A<=L.end))continue;for(const D of P)a.add(D);const C=E.reduce((D,A)=>Math.min(D,A.from),1/0);g.push({match:l,
from:C})}return[...s.flatMap((l,E)=>a.has(E)?[]:[{match:l,from:l.start}]),...g].sort((l,E)=>l.from-E.from).map(({match:l})=>l)}const n=-1;function u({flow:s,found:{
edges:o}}){const i=new Int32Array(o.count).fill(n);for(const{first:c,position:a,count:g}of s.letters(0,s.text.length))for(let h=0;h<g;h++)i[c+h]=a+h;return i}function _({
flow:s,start:o,end:i},c){const a=[];for(const{first:g,count:h}of s.letters(o,i))for(let l=g;l<g+h;l++){const E=c[l];if(E===n)continue;const P=a.at(-1);P?.to===E?
P.to++:a.push({from:E,to:E+1})}return a}function O(s,o){let i=0;for(let c=s.length;i<c;){const a=i+c>>1;s[a].end<=o?i=a+1:c=a}return i}const m=({flow:s,start:o,
end:i,groups:c})=>({text:s.text.slice(o,i),groups:c,box:s.box(o,i),boxes:s.lineBoxes(o,i)})}),6057:((I,M,f)=>{f.d(M,{VO:()=>x,b0:()=>p,c_:()=>v,iw:()=>d,lQ:()=>b});
var y=f(74135);const w=[0,0,612,792],x=(r,t)=>p(r,r.pages.attribute(t,"MediaBox"))??w;function d(r,t){const{pages:e}=r,n=r.resolve(r.entry(e.number(t),"UserUnit"));
return{box:(0,y.Mo)(x(r,t),p(r,e.attribute(t,"CropBox"))),rotation:v(r.resolve(e.attribute(t,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function p(r,t){const e=r.
array(t)?.map(u=>r.resolve(u));if(e?.length!==4||!e.every(u=>typeof u=="number"&&Number.isFinite(u)))return;const n=(0,y.ds)(e);return n[0]<n[2]&&n[1]<n[3]?n:void 0}
function b(r,t){const e=(r.array(t)??[]).map(n=>r.resolve(n));return e.length===6&&e.every(n=>typeof n=="number")?e:[1,0,0,1,0,0]}function v(r){const t=typeof r==
"number"?(r%360+360)%360:0;return t===90||t===180||t===270?t:0}}),70549:((I,M,f)=>{f.d(M,{n:()=>y});function y(w){const x=new WeakMap;return d=>{if(d.hasChanges)
return w(d);const p=x.get(d);if(p)return p.answer;const b=w(d);return x.set(d,{answer:b}),b}}}),9819:((I,M,f)=>{f.d(M,{J7:()=>x,Kd:()=>b,Wo:()=>v,_i:()=>p,b9:()=>d});
var y=f(42973),w=f(45599);class x{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){const{catalog:e,catalogNumber:n,pages:u}=this.document,
_=e.get("Pages");t===n||(0,w.i9)(_)&&t===_.number||u.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){this.chased.add(t)}removed(){return this.gone}takeChased(){
const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,w.i9)(t)&&this.gone.has(t.number)}}class d{most;left;constructor(t){this.most=this.left=t.job.
limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,y.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class p{seen;beyond=new Set;allowance;constructor(t,e=new d(t)){this.allowance=e,this.seen=new Uint8Array(
(t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,w.i9)(t))return!0;const{number:e}=t,n=e>>3;if(n>=this.seen.length)return this.beyond.size<this.beyond.add(
e).size;const u=1<<(e&7),_=(this.seen[n]&u)===0;return this.seen[n]|=u,_}}function b(r,t){return(0,w.i9)(r)?r.number:t}function v(r,t){const e=r.catalog.get(t),
n=r.dict(e);return n&&{dict:n,holder:b(e,r.catalogNumber)}}}),779:((I,M,f)=>{f.d(M,{Id:()=>O,GJ:()=>u,yS:()=>b});var y=f(58552),w=f(98472),x=f(34378);const d=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),p=(m,s)=>b([m],s);async function b(m,s){const o=new Set;
for(const i of m)o.add((await r(i,s)).text.trim());return o.delete(""),{hasGroups:!1,search:async(i,c,a)=>{const g=await r(i,a),h=[];for(const l of o)if(!await v(
l,g,h,c,a))return{matches:h,truncated:!0};return o.size>1&&h.sort((l,E)=>l.start-E.start||E.end-l.end),{matches:h,truncated:!1}}}}async function v(m,{text:s,places:o},i,c,a){
const g=a.step(s.length>>3);g&&await g;for(let h=s.indexOf(m),l=0;h>=0;h=s.indexOf(m,l)){if(i.length===c)return!1;for(l=h+m.length;o[l]===o[l-1];)l++;i.push((0,w.
z)(o[h],o[l]));const E=a.step(m.length);E&&await E}return!0}async function r(m,s){const o=[];let i="";for(const{0:c,1:a,2:g,index:h}of m.matchAll(d)){const l=g===
void 0?a?.toLowerCase()??t(c):" ";for(let P=0;P<l.length;P++)o.push(a===void 0?h:h+P);i+=l;const E=s.step(c.length*10);E&&await E}return o.push(m.length),{text:i,
places:o}}const t=m=>(0,x.w)((0,x.w)(m).toUpperCase().toLowerCase()),e=/^\/.+\/([dgimsuvy]*)$/s,n=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function u(m,s){const o=e.exec(m);return s==="regex"?o?"slashes":void 0:n.test(m)||o&&o[1]!==""?"regex-as-words":void 0}const _=1e6;async function O(m,s,o,i,c){
const a=o==="regex"?(await Promise.all([f.e(7398),f.e(9974)]).then(f.bind(f,39974))).expressionOf(s,c):await p(s,i);if("problem"in a)throw(0,y.G6)([{field:m,message:a.
problem}]);return{hasGroups:a.hasGroups,search:async(g,h,l)=>{const E=await a.search(g.slice(0,_),h,l);return g.length>_?{...E,truncated:!0}:E}}}}),98472:((I,M,f)=>{
f.d(M,{z:()=>y});const y=(w,x,d=[])=>({start:w,end:x,groups:Object.fromEntries(d)})}),93604:((I,M,f)=>{f.d(M,{B:()=>y,M:()=>w});const y=(d,p)=>x(d,p,!1),w=(d,p)=>x(
d,p,!0);function x(d,p,b){let[v,r]=[0,d.length];for(;v<r;){const t=v+r>>1,e=d[t];e<p||b&&e===p?v=t+1:r=t}return v}})};
