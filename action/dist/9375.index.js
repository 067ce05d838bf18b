"use strict";exports.id=9375,exports.ids=[9375],exports.modules={51988:((A,y,c)=>{c.d(y,{$:()=>w,U:()=>p});var b=c(49153),P=c(13140);const w={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function p({first_page:M,last_page:O,pages:g},h){if(g!==void 0)return(0,P.k1)(
g,h);const f=h===1?"1 page":`${h} pages`,e=[];if(M>h&&e.push({field:"first_page",message:`is ${M}, but the document has ${f}`}),O!==void 0&&O>h&&e.push({field:"\
last_page",message:`is ${O}, but the document has ${f}`}),e.length===0&&O!==void 0&&M>O&&e.push({field:"first_page",message:`is ${M}, which is after last_page (${O}\
)`,mentions:["last_page"]}),e.length>0)throw(0,b.G6)(e);return Uint32Array.from({length:(O??h)-M+1},(o,s)=>M+s)}}),49375:((A,y,c)=>{c.d(y,{L:()=>g});var b=c(7390),
P=c(95199),w=c(30656),p=c(90925),M=c(27109),O=c(51988);async function g(f,e,o,s){const r=await(0,b.E)(f.bytes,o,{password:e}),a=r.pages.count,u=s(a);if(!u){const d=r.
suspect?await(0,P.UN)(r):f.bytes,l=a;return{documents:[{name:f.name,bytes:d,pageCount:l}],notes:[O.$],facts:{sourcePageCount:a,pageCount:l}}}await(0,p.E)(r);const t=await(0,M.
lh)(r,u),n=await(0,P.UN)(r);return{documents:[{name:f.name,bytes:n,pageCount:t.pageCount}],notes:t.removedXfa?[(0,w.Yw)("pages")]:[],facts:h(a,t)}}function h(f,e){
const{pageCount:o,removedPages:s,repeatedPages:r}=e,a={sourcePageCount:f,pageCount:o};return r>0&&(a.repeatedPages=r),s>0&&(a.removedPages=s,a.removedOutlineItems=
e.removedOutlineItems,a.removedDestinations=e.removedDestinations,a.removedLinks=e.removedLinks,a.removedFields=e.removedFields),a}}),30656:((A,y,c)=>{c.d(y,{Yw:()=>O,
br:()=>p,f4:()=>P,mD:()=>w});var b=c(49153);function P(g,h){return h.form?.dict.has("XFA")?g.resolve(g.catalog.get("NeedsRendering"))===!0||!h.fields.some(({kind:e})=>e!==
"unknown")?"dynamic":"static":"none"}function w(g,h){if(P(g,h)!=="dynamic")return;const f="is a dynamic XFA form, whose pages and fields only Adobe viewers show";
throw new b.zU("invalid_parameters",`file: ${f}`,{issues:[{field:"file",message:f}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for \
a form without XFA"})}function p(g,h){const{form:f}=h;return f?.dict.has("XFA")?(g.edit(f.holder),f.dict.delete("XFA"),g.catalog.has("NeedsRendering")&&g.editCatalog().
delete("NeedsRendering"),[O("values")]):[]}const M={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain\
.",merge:"XFA forms cannot be merged. The fields themselves remain."},O=g=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${M[g]}`})}),
90925:((A,y,c)=>{c.d(y,{E:()=>f});var b=c(7548),P=c(38504),w=c(269),p=c(16039),M=c(73811),O=c(90191),g=c(27109);const h=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function f(t){
const n=await a(t);if(n.length===0)return;let d;const l=(0,O.Wo)(t,"Dests");let m;for(const E of n){const i=t.get(E),v={changed:!1},_=D=>{e(D)&&(D[0]=o(t,D[0])??
(m??=t.add(null)),v.changed=!0)};e(i)&&(d??=await r(t),d.has(E)||_(i)),(0,p.cy)(i)&&i.forEach(_),(0,P.CA)(i,D=>s(t,D,_)),l?.holder===E&&l.dict.forEach(_),v.changed&&
t.edit(E)}m&&await(0,g.E2)(t,m)}function e(t){return(0,p.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof p.SX&&h.test(t[1].text)}function o(t,n){const d=(0,M.hN)(
t,n);return d===void 0?void 0:new p.oS(t.pages.number(d))}function s(t,n,d){const l=n.get("Names");(0,p.cy)(l)&&l.forEach(d),d(n.get("Dest")),d(n.get("OpenActio\
n"));const m=t.resolve(n.get("S"));(m===null||(0,p.Eo)(m,"GoTo"))&&d(n.get("D"))}async function r(t){const n=new Set,{GoToR:d,GoToE:l}=await(0,b.zx)(t,["GoToR",
"GoToE"]);for(const m of[...d,...l])(0,P.CA)(t.get(m),E=>{const[i,v]=[t.resolve(E.get("S")),E.get("D")];(0,p.i9)(v)&&((0,p.Eo)(i,"GoToR")||(0,p.Eo)(i,"GoToE"))&&
n.add(v.number)});return n}async function a(t){const n=new Set;await(0,b.RJ)(t,(d,l,m,E)=>{const i=d.subarray(l,m);for(const v of["Fit","XYZ"])for(let _=i.indexOf(
v);_>=0;_=i.indexOf(v,_+v.length)){if(!u(i,_))continue;const D=E(l+_);D!==void 0&&n.add(D)}});for(const d of(0,b.vb)(t))n.add(d);return[...n]}function u(t,n){let d=n-
2;for(;d>=0&&w.Kl[t[d]]===w.t6;)d--;return(0,w.yp)(t[d])}}),60480:((A,y,c)=>{c.d(y,{NL:()=>f,aW:()=>p,bs:()=>h,ml:()=>e,p6:()=>w,vg:()=>M});var b=c(49153);const P=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;
function w(o){const s=[],r=[];for(const[a,u]of o.split(",").entries()){const t=a+1,n=P.exec(u),d=E=>{r.push(`entry ${t} ('${e(u)}') ${E}`)};if(u.trim()===""){r.
push(`entry ${t} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!n){d(O(u));continue}const l=Number(n[1]),m=n[3]===void 0?
void 0:Number(n[3]);l===0||m===0?d("names page 0: pages count from 1, and -1 is the last page"):s.push({from:l,to:m,range:n[2]!==void 0,text:u.trim(),position:t})}
return r.length>0?{problem:h(r)}:{items:s}}function p(o,s,r){const a=i=>(0,b.G6)([{field:"page_order",message:i}]),u=w(o);if("problem"in u)throw a(u.problem);const t=s===
1?"1 page":`${s} pages`,n=[],d=u.items.map(i=>{const v=$=>$<0?s+1+$:$,_=v(i.from),D=i.range?i.to===void 0?s:v(i.to):_,R=[[i.from,_],[i.to??i.from,D]].find(([,$])=>$<
1||$>s);return R&&n.push(`entry ${i.position} ('${e(i.text)}') names ${M(R[0])}, but the document has ${t}`),{first:_,last:D}});if(n.length>0)throw a(h(n));const l=d.
reduce((i,{first:v,last:_})=>i+Math.abs(_-v)+1,0);if(l>r)throw a(`names ${l} pages in all; at most ${r} are allowed`);const m=new Uint32Array(l);let E=0;for(const{
first:i,last:v}of d){const _=i<=v?1:-1;for(let D=i;D!==v+_;D+=_)m[E++]=D}return m}function M(o){return Number.isSafeInteger(o)?`page ${o}`:"a page far beyond it\
s end"}function O(o){return/^ *\.\./.test(o)?"has no start: a range is written 1..5":f(o)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const g=5;
function h(o){const s=o.length-g;return[...o.slice(0,g),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function f(o){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(o);return s?`is not a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(o)?"is not a page: the last page is \
written -1, and a range to it 2..":void 0}function e(o){const s=[...o].map(r=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(r)?"?":r);return s.length>40?`${s.slice(0,40).join(
"")}…`:s.join("")}}),13140:((A,y,c)=>{c.d(y,{k1:()=>M,lY:()=>p,m7:()=>O});var b=c(49153),P=c(60480);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function p(f){const e=[],o=[];for(const[s,r]of f.split(",").entries()){const a=s+1,u=r.trim();if(u===""){o.push(`entry ${a} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const t=w.exec(u),n=T=>{o.push(`entry ${a} ('${(0,P.ml)(u)}') ${T}`)};if(!t){n(h(u));continue}const[,d,l,m,E,i]=t,
v={negated:d!==void 0,text:u,position:a};if(l!==void 0){e.push({...v,pages:l.toLowerCase()});continue}const _=Number(m),D=E===void 0?_:i===void 0?"end":Number(i);
_===0||D===0?n("names page 0: pages count from 1, and -1 is the last page"):e.push({...v,pages:{from:_,to:D}})}return o.length>0?{problem:(0,P.bs)(o)}:{items:e}}
function M(f,e,o="pages"){const s=n=>(0,b.G6)([{field:o,message:n}]),r=p(f);if("problem"in r)throw s(r.problem);const a=new g(e),u=new g(e),t=[];for(const n of r.
items){const d=n.negated?u:a;if(typeof n.pages=="string"){d.add(n.pages);continue}const{from:l,to:m}=n.pages,E=l<0?e+1+l:l,i=m==="end"?e:m<0?e+1+m:m,_=(m==="end"?
l<0?[[l,E]]:[]:[[l,E],[m,i]]).find(([,D])=>D<1||D>e);_&&t.push(`entry ${n.position} ('${(0,P.ml)(n.text)}') names ${(0,P.vg)(_[0])}, but the document has ${e===
1?"1 page":`${e} pages`}`),!(m==="end"&&E>e||t.length>0)&&d.range(Math.min(E,i),Math.max(E,i))}if(t.length>0)throw s((0,P.bs)(t));return r.items.every(({negated:n})=>n)&&
a.add("all"),a.without(u)}function O(f){const e=p(f);if("problem"in e||e.items.length!==1)return;const{negated:o,pages:s}=e.items[0];if(o)return;if(s==="all")return{
first:1};if(typeof s=="string"||s.from<1)return;const{from:r,to:a}=s;return a==="end"?{first:r}:a<1?void 0:{first:Math.min(r,a),last:Math.max(r,a)}}class g{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,o){this.differences[e]++,this.differences[o+
1]--}without(e){const o=new Uint32Array(this.pageCount);let s=0,r=0,a=0;for(let u=1;u<=this.pageCount;u++){r+=this.differences[u],a+=e.differences[u];const t=u%
2===1?"odd":"even";(r>0||this[t])&&!(a>0||e[t])&&(o[s++]=u)}return o.subarray(0,s)}}function h(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
