"use strict";exports.id=6703,exports.ids=[6703],exports.modules={72750:((A,b,i)=>{i.d(b,{Ly:()=>O,NL:()=>p,UL:()=>D,aW:()=>w,bs:()=>n,ml:()=>f,p6:()=>E,xv:()=>g});var y=i(58552),
v=i(98446);const M=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function E(s){const o=[],e=[];for(const[r,t]of s.split(",").entries()){const c=r+1,d=M.exec(t),u=_=>{e.push(
`entry ${c} ('${f(t)}') ${_}`)};if(t.trim()===""){e.push(`entry ${c} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!d){u(
h(t));continue}const m=Number(d[1]),l=d[3]===void 0?void 0:Number(d[3]);m===0||l===0?u("names page 0: pages count from 1, and -1 is the last page"):o.push({from:m,
to:l,range:d[2]!==void 0,text:t.trim(),position:c})}return e.length>0?{problem:n(e)}:{items:o}}function w(s,o,e){const r=l=>(0,y.G6)([{field:"page_order",message:l}]),
t=E(s);if("problem"in t)throw r(t.problem);const c=O(t.items,o);if("problem"in c)throw r(c.problem);const d=D(c.spans);if(d>e)throw r(`names ${d} pages in all; \
at most ${e} are allowed`);const u=new Uint32Array(d);let m=0;for(const{first:l,last:_}of c.spans){const P=l<=_?1:-1;for(let T=l;T!==_+P;T+=P)u[m++]=T}return u}
function O(s,o){const e=[],r=s.map(t=>{const c=_=>_<0?o+1+_:_,d=c(t.from),u=t.range?t.to===void 0?o:c(t.to):d,l=[[t.from,d],[t.to??t.from,u]].find(([,_])=>_<1||
_>o);return l&&e.push(`entry ${t.position} ('${f(t.text)}') names ${g(l[0])}, but the document has ${(0,v.y_)(o,"page")}`),{first:d,last:u}});return e.length>0?
{problem:n(e)}:{spans:r}}const D=s=>s.reduce((o,{first:e,last:r})=>o+Math.abs(r-e)+1,0);function g(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far bey\
ond its end"}function h(s){return/^ *\.\./.test(s)?"has no start: a range is written 1..5":p(s)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const a=5;function n(s){const o=s.length-a;return[...s.slice(0,a),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function p(s){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(s);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function f(s){const o=[
...s].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,v.Bu)(o.join(""),40)}}),29082:((A,b,i)=>{i.d(b,{k1:()=>O,lY:()=>w,m7:()=>D});var y=i(58552),v=i(
72750),M=i(98446);const E=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function w(a){const n=[],p=[];for(const[f,s]of a.split(",").entries()){const o=f+
1,e=s.trim();if(e===""){p.push(`entry ${o} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const r=E.exec(e),t=$=>{p.push(`en\
try ${o} ('${(0,v.ml)(e)}') ${$}`)};if(!r){t(h(e));continue}const[,c,d,u,m,l]=r,_={negated:c!==void 0,text:e,position:o};if(d!==void 0){n.push({..._,pages:d.toLowerCase()});
continue}const P=Number(u),T=m===void 0?P:l===void 0?"end":Number(l);P===0||T===0?t("names page 0: pages count from 1, and -1 is the last page"):n.push({..._,pages:{
from:P,to:T}})}return p.length>0?{problem:(0,v.bs)(p)}:{items:n}}function O(a,n,p="pages"){const f=t=>(0,y.G6)([{field:p,message:t}]),s=w(a);if("problem"in s)throw f(
s.problem);const o=new g(n),e=new g(n),r=[];for(const t of s.items){const c=t.negated?e:o;if(typeof t.pages=="string"){c.add(t.pages);continue}const{from:d,to:u}=t.
pages,m=d<0?n+1+d:d,l=u==="end"?n:u<0?n+1+u:u,P=(u==="end"?d<0?[[d,m]]:[]:[[d,m],[u,l]]).find(([,T])=>T<1||T>n);P&&r.push(`entry ${t.position} ('${(0,v.ml)(t.text)}\
') names ${(0,v.xv)(P[0])}, but the document has ${(0,M.y_)(n,"page")}`),!(u==="end"&&m>n||r.length>0)&&c.range(Math.min(m,l),Math.max(m,l))}if(r.length>0)throw f(
(0,v.bs)(r));return s.items.every(({negated:t})=>t)&&o.add("all"),o.without(e)}function D(a){const n=w(a);if("problem"in n||n.items.length!==1)return;const{negated:p,
pages:f}=n.items[0];if(p)return;if(f==="all")return{first:1};if(typeof f=="string"||f.from<1)return;const{from:s,to:o}=f;return o==="end"?{first:s}:o===-1?{first:s}:
o<1?void 0:{first:Math.min(s,o),last:Math.max(s,o)}}class g{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=n,this.differences=new Int32Array(
n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,p){this.differences[n]++,this.differences[p+1]--}without(n){const p=new Uint32Array(this.
pageCount);let f=0,s=0,o=0;for(let e=1;e<=this.pageCount;e++){s+=this.differences[e],o+=n.differences[e];const r=e%2===1?"odd":"even";(s>0||this[r])&&!(o>0||n[r])&&
(p[f++]=e)}return p.subarray(0,f)}}function h(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(a)?"is not a page: leave out p\
ages with not, such as not 2":(0,v.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),52404:((A,b,i)=>{i.d(b,{$:()=>E,U:()=>w});var y=i(58552),v=i(29082),M=i(98446);const E={code:"no_pages_selected",message:"The document has none of t\
he pages that were asked for, so nothing was changed."};function w({first_page:O,last_page:D,pages:g},h){if(g!==void 0)return(0,v.k1)(g,h);const a=(0,M.y_)(h,"p\
age"),n=[];if(O>h&&n.push({field:"first_page",message:`is ${O}, but the document has ${a}`}),D!==void 0&&D>h&&n.push({field:"last_page",message:`is ${D}, but th\
e document has ${a}`}),n.length===0&&D!==void 0&&O>D&&n.push({field:"first_page",message:`is ${O}, which is after last_page (${D})`,mentions:["last_page"]}),n.length>
0)throw(0,y.G6)(n);return Uint32Array.from({length:(D??h)-O+1},(p,f)=>O+f)}}),36703:((A,b,i)=>{i.d(b,{L:()=>D});var y=i(90966),v=i(37253),M=i(77500),E=i(73249),
w=i(17671),O=i(52404);async function D(h,a,n,p){const f=await(0,y.E)(h.bytes,n,{password:a}),s=f.pages.count,o=p(s);if(!o){const t=f.suspect?await(0,v.UN)(f):h.
bytes,c=s;return{documents:[{name:h.name,bytes:t,pageCount:c}],notes:[O.$],facts:{sourcePageCount:s,pageCount:c}}}await(0,E.E)(f);const e=await(0,w.lh)(f,o),r=await(0,v.
UN)(f);return{documents:[{name:h.name,bytes:r,pageCount:e.pageCount}],notes:e.removedXfa?[(0,M.Yw)("pages")]:[],facts:g(s,e)}}function g(h,a){const{pageCount:n,
removedPages:p,repeatedPages:f}=a;return{sourcePageCount:h,pageCount:n,...f>0&&{repeatedPages:f},...p>0&&{removedPages:p,removedBookmarks:a.removedOutlineItems,
removedDestinations:a.removedDestinations,removedLinks:a.removedLinks,removedFields:a.removedFields}}}}),77500:((A,b,i)=>{i.d(b,{Yw:()=>D,br:()=>w,f4:()=>M,mD:()=>E});
var y=i(58552),v=i(9819);function M(g,h){return h.form?.dict.has("XFA")?g.resolve(g.catalog.get("NeedsRendering"))===!0||!h.fields.some(({kind:n})=>n!=="unknown")?
"dynamic":"static":"none"}function E(g,h){if(M(g,h)!=="dynamic")return;const a="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new y.
zU("invalid_parameters",`file: ${a}`,{issues:[{field:"file",message:a}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function w(g,h){const a=(0,v.Wo)(g,"AcroForm");return a?.dict.has("XFA")?(g.edit(a.holder),a.dict.delete("XFA"),g.catalog.has("NeedsRendering")&&g.editCatalog().
delete("NeedsRendering"),[D(h)]):[]}const O={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields them\
selves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},D=g=>({code:"xfa_removed",message:`The XFA version of the form was removed, b\
ecause ${O[g]}`})}),73249:((A,b,i)=>{i.d(b,{E:()=>h});var y=i(21996),v=i(90536),M=i(78157),E=i(45599),w=i(12207),O=i(9819),D=i(17671);const g=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;
async function h(e){const r=await s(e);if(r.length===0)return;let t;const c=(0,O.Wo)(e,"Dests");let d;for(const u of r){const m=e.get(u),l={changed:!1},_=P=>{a(
P)&&(P[0]=n(e,P[0])??(d??=e.add(null)),l.changed=!0)};a(m)&&(t??=await f(e),t.has(u)||_(m)),(0,E.cy)(m)&&m.forEach(_),(0,v.C)(m,P=>p(e,P,_)),c?.holder===u&&c.dict.
forEach(_),l.changed&&e.edit(u)}d&&await(0,D.E2)(e,d)}function a(e){return(0,E.cy)(e)&&typeof e[0]=="number"&&e[1]instanceof E.SX&&g.test(e[1].text)}function n(e,r){
const t=(0,w.hN)(e,r);return t===void 0?void 0:new E.oS(e.pages.number(t))}function p(e,r,t){const c=r.get("Names");(0,E.cy)(c)&&c.forEach(t),t(r.get("Dest")),t(
r.get("OpenAction"));const d=e.resolve(r.get("S"));(d===null||(0,E.Eo)(d,"GoTo"))&&t(r.get("D"))}async function f(e){const r=new Set,{GoToR:t,GoToE:c}=await(0,y.
zx)(e,["GoToR","GoToE"]);for(const d of[...t,...c])(0,v.C)(e.get(d),u=>{const[m,l]=[e.resolve(u.get("S")),u.get("D")];(0,E.i9)(l)&&((0,E.Eo)(m,"GoToR")||(0,E.Eo)(
m,"GoToE"))&&r.add(l.number)});return r}async function s(e){const r=new Set;await(0,y.RJ)(e,(t,c,d,u)=>{const m=t.subarray(c,d);for(const l of["Fit","XYZ"])for(let _=m.
indexOf(l);_>=0;_=m.indexOf(l,_+l.length)){if(!o(m,_))continue;const P=u(c+_);P!==void 0&&r.add(P)}});for(const t of(0,y.vb)(e))r.add(t);return[...r]}function o(e,r){
let t=r-2;for(;t>=0&&M.Kl[e[t]]===M.t6;)t--;return(0,M.yp)(e[t])}})};
