"use strict";exports.id=9375,exports.ids=[9375],exports.modules={1988:((x,y,u)=>{u.d(y,{$:()=>P,U:()=>v});var w=u(9153),O=u(3140);const P={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function v({first_page:D,last_page:M,pages:b},E){if(b!==void 0)return(0,O.k1)(
b,E);const m=E===1?"1 page":`${E} pages`,r=[];if(D>E&&r.push({field:"first_page",message:`is ${D}, but the document has ${m}`}),M!==void 0&&M>E&&r.push({field:"\
last_page",message:`is ${M}, but the document has ${m}`}),r.length===0&&M!==void 0&&D>M&&r.push({field:"first_page",message:`is ${D}, which is after last_page (${M}\
)`,mentions:["last_page"]}),r.length>0)throw(0,w.G6)(r);return Uint32Array.from({length:(M??E)-D+1},(l,t)=>D+t)}}),9375:((x,y,u)=>{u.d(y,{L:()=>b});var w=u(7390),
O=u(5199),P=u(656),v=u(925),D=u(8338),M=u(1988);async function b(m,r,l,t){const s=await(0,w.E)(m.bytes,l,{password:r}),f=s.pages.count,c=t(f);if(!c){const i=s.suspect?
await(0,O.UN)(s):m.bytes,a=f;return{documents:[{name:m.name,bytes:i,pageCount:a}],notes:[M.$],facts:{sourcePageCount:f,pageCount:a}}}await(0,v.E)(s);const e=await(0,D.
lh)(s,c),n=await(0,O.UN)(s);return{documents:[{name:m.name,bytes:n,pageCount:e.pageCount}],notes:e.removedXfa?[(0,P.Yw)("pages")]:[],facts:E(f,e)}}function E(m,r){
const{pageCount:l,removedPages:t,repeatedPages:s}=r,f={sourcePageCount:m,pageCount:l};return s>0&&(f.repeatedPages=s),t>0&&(f.removedPages=t,f.removedOutlineItems=
r.removedOutlineItems,f.removedDestinations=r.removedDestinations,f.removedLinks=r.removedLinks,f.removedFields=r.removedFields),f}}),656:((x,y,u)=>{u.d(y,{Yw:()=>M,
br:()=>v,f4:()=>O,mD:()=>P});var w=u(9153);function O(b,E){return E.form?.dict.has("XFA")?b.resolve(b.catalog.get("NeedsRendering"))===!0||!E.fields.some(({kind:r})=>r!==
"unknown")?"dynamic":"static":"none"}function P(b,E){if(O(b,E)!=="dynamic")return;const m="is a dynamic XFA form, whose pages and fields only Adobe viewers show";
throw new w.zU("invalid_parameters",`file: ${m}`,{issues:[{field:"file",message:m}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for \
a form without XFA"})}function v(b,E){const{form:m}=E;return m?.dict.has("XFA")?(b.edit(m.holder),m.dict.delete("XFA"),b.catalog.has("NeedsRendering")&&b.editCatalog().
delete("NeedsRendering"),[M("values")]):[]}const D={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain\
.",merge:"XFA forms cannot be merged. The fields themselves remain."},M=b=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${D[b]}`})}),
925:((x,y,u)=>{u.d(y,{E:()=>m});var w=u(7548),O=u(6123),P=u(269),v=u(6039),D=u(3811),M=u(191),b=u(8338);const E=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function m(e){
const n=await f(e);if(n.length===0)return;let i;const a=(0,M.Wo)(e,"Dests");let _;for(const g of n){const o=e.get(g),p={changed:!1},d=h=>{r(h)&&(h[0]=l(e,h[0])??
(_??=e.add(null)),p.changed=!0)};r(o)&&(i??=await s(e),i.has(g)||d(o)),(0,v.cy)(o)&&o.forEach(d),(0,O.CA)(o,h=>t(e,h,d)),a?.holder===g&&a.dict.forEach(d),p.changed&&
e.edit(g)}_&&await(0,b.E2)(e,_)}function r(e){return(0,v.cy)(e)&&typeof e[0]=="number"&&e[1]instanceof v.SX&&E.test(e[1].text)}function l(e,n){const i=(0,D.hN)(
e,n);return i===void 0?void 0:new v.oS(e.pages.number(i))}function t(e,n,i){const a=n.get("Names");(0,v.cy)(a)&&a.forEach(i),i(n.get("Dest")),i(n.get("OpenActio\
n"));const _=e.resolve(n.get("S"));(_===null||(0,v.Eo)(_,"GoTo"))&&i(n.get("D"))}async function s(e){const n=new Set,{GoToR:i,GoToE:a}=await(0,w.zx)(e,["GoToR",
"GoToE"]);for(const _ of[...i,...a])(0,O.CA)(e.get(_),g=>{const[o,p]=[e.resolve(g.get("S")),g.get("D")];(0,v.i9)(p)&&((0,v.Eo)(o,"GoToR")||(0,v.Eo)(o,"GoToE"))&&
n.add(p.number)});return n}async function f(e){const n=new Set;await(0,w.RJ)(e,(i,a,_,g)=>{const o=i.subarray(a,_);for(const p of["Fit","XYZ"])for(let d=o.indexOf(
p);d>=0;d=o.indexOf(p,d+p.length)){if(!c(o,d))continue;const h=g(a+d);h!==void 0&&n.add(h)}});for(const i of(0,w.vb)(e))n.add(i);return[...n]}function c(e,n){let i=n-
2;for(;i>=0&&P.Kl[e[i]]===P.t6;)i--;return(0,P.yp)(e[i])}}),480:((x,y,u)=>{u.d(y,{NL:()=>m,aW:()=>v,bs:()=>E,ml:()=>r,p6:()=>P,vg:()=>D});var w=u(9153);const O=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function P(l){const t=[],s=[];for(const[f,c]of l.split(",").entries()){const e=f+1,n=O.exec(c),i=g=>{s.push(`entry ${e} ('${r(c)}') ${g}`)};if(c.trim()===""){s.
push(`entry ${e} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!n){i(M(c));continue}const a=Number(n[1]),_=n[3]===void 0?
void 0:Number(n[3]);a===0||_===0?i("names page 0: pages count from 1, and -1 is the last page"):t.push({from:a,to:_,range:n[2]!==void 0,text:c.trim(),position:e})}
return s.length>0?{problem:E(s)}:{items:t}}function v(l,t,s){const f=o=>(0,w.G6)([{field:"page_order",message:o}]),c=P(l);if("problem"in c)throw f(c.problem);const e=t===
1?"1 page":`${t} pages`,n=[],i=c.items.map(o=>{const p=A=>A<0?t+1+A:A,d=p(o.from),h=o.range?o.to===void 0?t:p(o.to):d,$=[[o.from,d],[o.to??o.from,h]].find(([,A])=>A<
1||A>t);return $&&n.push(`entry ${o.position} ('${r(o.text)}') names ${D($[0])}, but the document has ${e}`),{first:d,last:h}});if(n.length>0)throw f(E(n));const a=i.
reduce((o,{first:p,last:d})=>o+Math.abs(d-p)+1,0);if(a>s)throw f(`names ${a} pages in all; at most ${s} are allowed`);const _=new Uint32Array(a);let g=0;for(const{
first:o,last:p}of i){const d=o<=p?1:-1;for(let h=o;h!==p+d;h+=d)_[g++]=h}return _}function D(l){return Number.isSafeInteger(l)?`page ${l}`:"a page far beyond it\
s end"}function M(l){return/^ *\.\./.test(l)?"has no start: a range is written 1..5":m(l)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const b=5;
function E(l){const t=l.length-b;return[...l.slice(0,b),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function m(l){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(l);return t?`is not a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(l)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function r(l){const t=[...l].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return t.length>40?`${t.slice(0,40).join(
"")}…`:t.join("")}}),3140:((x,y,u)=>{u.d(y,{k1:()=>D,lY:()=>v,m7:()=>M});var w=u(9153),O=u(480);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function v(m){const r=[],l=[];for(const[t,s]of m.split(",").entries()){const f=t+1,c=s.trim();if(c===""){l.push(`entry ${f} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const e=P.exec(c),n=T=>{l.push(`entry ${f} ('${(0,O.ml)(c)}') ${T}`)};if(!e){n(E(c));continue}const[,i,a,_,g,o]=e,
p={negated:i!==void 0,text:c,position:f};if(a!==void 0){r.push({...p,pages:a.toLowerCase()});continue}const d=Number(_),h=g===void 0?d:o===void 0?"end":Number(o);
d===0||h===0?n("names page 0: pages count from 1, and -1 is the last page"):r.push({...p,pages:{from:d,to:h}})}return l.length>0?{problem:(0,O.bs)(l)}:{items:r}}
function D(m,r,l="pages"){const t=n=>(0,w.G6)([{field:l,message:n}]),s=v(m);if("problem"in s)throw t(s.problem);const f=new b(r),c=new b(r),e=[];for(const n of s.
items){const i=n.negated?c:f;if(typeof n.pages=="string"){i.add(n.pages);continue}const{from:a,to:_}=n.pages,g=a<0?r+1+a:a,o=_==="end"?r:_<0?r+1+_:_,d=(_==="end"?
a<0?[[a,g]]:[]:[[a,g],[_,o]]).find(([,h])=>h<1||h>r);d&&e.push(`entry ${n.position} ('${(0,O.ml)(n.text)}') names ${(0,O.vg)(d[0])}, but the document has ${r===
1?"1 page":`${r} pages`}`),!(_==="end"&&g>r||e.length>0)&&i.range(Math.min(g,o),Math.max(g,o))}if(e.length>0)throw t((0,O.bs)(e));return s.items.every(({negated:n})=>n)&&
f.add("all"),f.without(c)}function M(m){const r=v(m);if("problem"in r||r.items.length!==1)return;const{negated:l,pages:t}=r.items[0];if(l)return;if(t==="all")return{
first:1};if(typeof t=="string"||t.from<1)return;const{from:s,to:f}=t;return f==="end"?{first:s}:f<1?void 0:{first:Math.min(s,f),last:Math.max(s,f)}}class b{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,l){this.differences[r]++,this.differences[l+
1]--}without(r){const l=new Uint32Array(this.pageCount);let t=0,s=0,f=0;for(let c=1;c<=this.pageCount;c++){s+=this.differences[c],f+=r.differences[c];const e=c%
2===1?"odd":"even";(s>0||this[e])&&!(f>0||r[e])&&(l[t++]=c)}return l.subarray(0,t)}}function E(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is writt\
en 1..5":/^!/.test(m)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),7548:((x,y,u)=>{u.d(y,{RJ:()=>E,vb:()=>m,zx:()=>b});var w=u(8143),O=u(8960),P=u(269),v=u(8024);const D=16384,
M=65536;async function b(t,s){const f=s.map(a=>`${a[0]}(?:${a.slice(1)}|\\w{0,${a.length-2}}#)`),c=new RegExp(`/(?:${f.join("|")}|#)`,"g"),e=Object.fromEntries(
s.map(a=>[a,new Set])),n=new Set;await E(t,(a,_,g,o)=>{const p=a.toString("latin1",_,g);c.lastIndex=0;for(let d=c.exec(p);d;d=c.exec(p)){const h=o(_+d.index);h!==
void 0&&(d[0].endsWith("#")?n.add(h):e[d[0].slice(1)].add(h))}});for(const a of m(t))n.add(a);const i=a=>[...new Set([...a,...n])].sort((_,g)=>_-g);return Object.
fromEntries(s.map(a=>[a,i(e[a])]))}async function E(t,s){const{bytes:f,table:c}=t,e=r(t),n=new Int32Array(e.length);for(let o=0;o<e.length;o++)n[o]=c.place[e[o]];
const i=(0,P.bS)(f),a=o=>e[(0,O.M)(n,o)-1],_=new v.s;let g=0;for(let o=0;o<e.length;o++){const p=o+1===e.length,d=p?f.length:n[o+1],h=d-n[o]>D;if(!h&&!p&&d-g<M)
continue;if(h){n[o]>g&&s(i,g,n[o],a),_.reset();const $=_.value(f,t.bodies[e[o]],d);s(i,n[o],$<0?d:$,a)}else s(i,g,d,a);const T=t.job.pace.step(Math.min(d-g,M));
T&&await T,g=d}for(const[o,p]of l(t)){const d=t.objectStream(o);if(!d)continue;const h=new Set(p),{starts:T}=d;s((0,P.bS)(d.data),0,d.data.length,A=>{const R=d.
numbers[(0,O.M)(T,A)-1];return R!==void 0&&h.has(R)?R:void 0});const $=t.job.pace.step(d.data.length);$&&await $}}function*m(t){for(let s=1;t.hasChanges&&s<t.size;s++)
t.isChanged(s)&&t.exists(s)&&(yield s)}function r(t){const{table:s,hasChanges:f}=t,c=[];let e=!0,n=-1;for(let i=1;i<s.size;i++){if(s.kind[i]!==w.tL||f&&t.isChanged(
i))continue;const a=s.place[i];e&&=a>=n,n=a,c.push(i)}return e?c:c.sort((i,a)=>s.place[i]-s.place[a])}function l(t){const{table:s,hasChanges:f}=t,c=new Map;for(let e=1;e<
s.size;e++){if(s.kind[e]!==w.UT||f&&t.isChanged(e))continue;const n=s.place[e],i=c.get(n);i?i.push(e):c.set(n,[e])}return c}})};
