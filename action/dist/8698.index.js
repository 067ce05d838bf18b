"use strict";exports.id=8698,exports.ids=[8698],exports.modules={17079:((S,D,l)=>{l.d(D,{Z:()=>A,_:()=>P});const h=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,w=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(u){
if(u.length>64)return;const r=u.trim().replace(M,(e,n,t,s)=>`${n??""}${1900+Number(t)}${s}`);return O(y(h.exec(r)??w.exec(r)))}function A(u){const r=u.length>64?
void 0:y(w.exec(u.trim()));if(!r||O(r)===void 0)return;const{year:e,month:n="",day:t="",hour:s="",minute:i="",second:f="",zone:d=""}=r;return`D:${e}${n}${t}${s}${i}${f}${d===
"Z"||d===""?d:`${d.replace(":","'")}'`}`}function y(u){if(!u)return;const[,r,e,n,t,s,i,f,d,m,o]=u,a=f??(d===void 0?void 0:`${d}${m??"00"}:${o??"00"}`);return{year:r,
month:e,day:n,hour:t,minute:s,second:i,zone:a}}function O(u){if(!u)return;const{year:r,month:e,day:n,hour:t,minute:s="00",second:i="00",zone:f}=u,d=(o,a,c)=>o===
void 0||Number(o)>=a&&Number(o)<=c;if(Number(r)===0||!d(e,1,12)||!d(n,1,v(Number(r),Number(e)))||!d(t,0,23)||!d(s,0,59)||!d(i,0,59)||f!==void 0&&f!=="Z"&&!(d(f.
slice(1,3),0,23)&&d(f.slice(4),0,59)))return;const m=[r,e,n].filter(o=>o!==void 0).join("-");return t===void 0?m:`${m}T${t}:${s}:${i}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function v(u,r){return r===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((S,D,l)=>{l.d(D,{D6:()=>A,F1:()=>w,NL:()=>u,
P3:()=>M,br:()=>P,bs:()=>v});var h=l(98446);const M={problem:"names page 0: pages count from 1, and -1 is the last page"};function w(e,n,t){const s=[],i=[];for(const[
f,d]of e.split(",").entries()){const m=f+1;if(n!==void 0&&d.trim()===""){i.push(`entry ${m} is empty: write ${n}, separated by single commas`);continue}const o=t(
d,m);"problem"in o?i.push(P(m,d,o.problem)):s.push(o.item)}return i.length>0?{problem:v(i)}:{items:s}}const P=(e,n,t)=>`entry ${e} ('${r(n.trim())}') ${t}`,A=({
position:e,text:n},t,s)=>P(e,n,`names ${y(t)}, but the document has ${(0,h.y_)(s,"page")}`);function y(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far\
 beyond its end"}const O=5;function v(e){const n=e.length-O;return[...e.slice(0,O),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function u(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(e);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(e){const n=[
...e].map(t=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(t)?"?":t);return(0,h.Bu)(n.join(""),40)}}),29082:((S,D,l)=>{l.d(D,{k1:()=>A,lY:()=>P,m7:()=>y});var h=l(58552),M=l(
66974);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,P=u=>(0,M.F1)(u,"pages such as 1..3, -1, odd",(r,e)=>{const n=r.trim(),t=w.exec(n);if(!t)
return{problem:v(n)};const[,s,i,f,d,m]=t,o={negated:s!==void 0,text:n,position:e};if(i!==void 0)return{item:{...o,pages:i.toLowerCase()}};const a=Number(f),c=d===
void 0?a:m===void 0?"end":Number(m);return a===0||c===0?M.P3:{item:{...o,pages:{from:a,to:c}}}});function A(u,r,e="pages"){const n=d=>(0,h.G6)([{field:e,message:d}]),
t=P(u);if("problem"in t)throw n(t.problem);const s=new O(r),i=new O(r),f=[];for(const d of t.items){const m=d.negated?i:s;if(typeof d.pages=="string"){m.add(d.pages);
continue}const{from:o,to:a}=d.pages,c=o<0?r+1+o:o,_=a==="end"?r:a<0?r+1+a:a,p=(a==="end"?o<0?[[o,c]]:[]:[[o,c],[a,_]]).find(([,E])=>E<1||E>r);p&&f.push((0,M.D6)(
d,p[0],r)),!(a==="end"&&c>r||f.length>0)&&m.range(Math.min(c,_),Math.max(c,_))}if(f.length>0)throw n((0,M.bs)(f));return t.items.every(({negated:d})=>d)&&s.add(
"all"),s.without(i)}function y(u){const r=P(u);if("problem"in r||r.items.length!==1)return;const{negated:e,pages:n}=r.items[0];if(e)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:t,to:s}=n;return s==="end"?{first:t}:s===-1?{first:t}:s<1?void 0:{first:Math.min(t,s),last:Math.max(t,s)}}class O{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,e){this.differences[r]++,this.differences[e+
1]--}without(r){const e=new Uint32Array(this.pageCount);let n=0,t=0,s=0;for(let i=1;i<=this.pageCount;i++){t+=this.differences[i],s+=r.differences[i];const f=i%
2===1?"odd":"even";(t>0||this[f])&&!(s>0||r[f])&&(e[n++]=i)}return e.subarray(0,n)}}function v(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),59389:((S,D,l)=>{l.r(D),l.d(D,{flatten_form:()=>O});var h=l(91519),M=l(14029),w=l(29082),P=l(27583),
A=l(52404),y=l(45657);const O=async(u,r,e)=>{const n=await(0,h.E)(u.bytes,e,{password:r.open_password}),t=n.pages.count,s=(0,w.k1)(r.pages,t),i=[];let f=0;if(s.
length===0)i.push(A.$);else{const m=await(0,P.I)(n,s,r.font);f=m.widgets,(0,y.RZ)(i,m.notes),m.isEmpty&&i.push(v)}const d=await(0,M.UN)(n);return{documents:[{name:u.
name,bytes:d,pageCount:t}],notes:i,facts:{pageCount:t,flattenedWidgets:f}}},v={code:"no_form_fields",message:"The selected pages have no form fields."}}),27583:((S,D,l)=>{
l.d(D,{I:()=>e});var h=l(33238),M=l(56457),w=l(86799),P=l(78906),A=l(52755),y=l(16259),O=l(77500),v=l(68164),u=l(71250),r=l(76586);async function e(n,t,s){const i=await(0,h.
Y)(n,"keep"),f=await A.mO.read(n);(0,O.mD)(n,f);const d=await y.n.read(n,f),m=s&&(0,w.g)(s,"font"),o=new P.y(n,f,d,m);await(0,v.$)(n,f,d,o,{missing:!0});const a=new Set(
t),c=({widgets:b})=>b.some(T=>T.pages.some(B=>a.has(B))),_=new Map([...o.missing].filter(([b])=>c(b))),g=[...o.tooSmall],p=b=>!c(b),E=[...(0,M.DC)(i,"flatten"),
...(0,u.jA)(_,new Set,m),...(0,u.QR)(g.filter(c),!0),...(0,u.QR)(g.filter(p),!1),...(0,O.br)(n,"values")],{widgets:x,notes:I}=await(0,r.H)(n,f,t);return{widgets:x,
isEmpty:x===0&&i.fields.length===0,notes:[...E,...I]}}}),52404:((S,D,l)=>{l.d(D,{$:()=>P,U:()=>A});var h=l(58552),M=l(29082),w=l(98446);const P={code:"no_pages_\
selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:y,last_page:O,pages:v},u){if(v!==void 0)
return(0,M.k1)(v,u);const r=(0,w.y_)(u,"page"),e=[];if(y>u&&e.push({field:"first_page",message:`is ${y}, but the document has ${r}`}),O!==void 0&&O>u&&e.push({field:"\
last_page",message:`is ${O}, but the document has ${r}`}),e.length===0&&O!==void 0&&y>O&&e.push({field:"first_page",message:`is ${y}, which is after last_page (${O}\
)`,mentions:["last_page"]}),e.length>0)throw(0,h.G6)(e);return Uint32Array.from({length:(O??u)-y+1},(n,t)=>y+t)}}),64019:((S,D,l)=>{l.d(D,{dK:()=>r,wR:()=>n,hs:()=>e});
var h=l(45599),M=l(74135),w=l(6057);function P(t,s,i,f){const d=(0,w.b0)(t,s.get("Rect")),m=t.get(i);if(!d||!(m instanceof h.Z6))return;const o=(0,w.b0)(t,m.dict.
get("BBox"));if(!o)return;const[a,c,_,g]=(0,M.zl)((0,w.lQ)(t,m.dict.get("Matrix")),o);if(!(_>a)||!(g>c))return;const p=(d[2]-d[0])/(_-a),E=(d[3]-d[1])/(g-c),x=[
p,0,0,E,d[0]-a*p,d[1]-c*E];return{form:i,matrix:f===0?x:A(x,f,d[0],d[3])}}function A([t,s,i,f,d,m],o,a,c){const _=o===180?-1:0,g=o===90?1:o===270?-1:0,p=(I,b)=>[
_*I-g*b,g*I+_*b],[E,x]=p(d-a,m-c);return[...p(t,s),...p(i,f),E+a,x+c]}const y=2,O=16,v=32;function u(t,s){const i=t.resolve(s.get("F"));return typeof i=="number"?
i:0}const r=(t,s)=>(u(t,s)&(y|v))!==0;function e(t,s,i,f){return P(t,s,i,u(t,s)&O?f:0)}function n(t,s){const i=t.dict(s.get("AP"))?.get("N"),f=t.resolve(i);if(f instanceof
h.Z6)return(0,h.i9)(i)?i:void 0;if(!(f instanceof h.Bi))return;const d=t.resolve(s.get("AS")),m=d instanceof h.SX?f.get(d.text):void 0;return(0,h.i9)(m)&&t.resolve(
m)instanceof h.Z6?m:void 0}}),74135:((S,D,l)=>{l.d(D,{$L:()=>t,DI:()=>y,Gd:()=>u,JQ:()=>M,Mo:()=>P,PU:()=>O,Pj:()=>f,S3:()=>w,W1:()=>d,XM:()=>i,d:()=>m,ds:()=>A,
gF:()=>s,iN:()=>h,kO:()=>n,lw:()=>v,xk:()=>r,zl:()=>e});function h({box:[o,a,c,_],rotation:g}){const p=c-o,E=_-a;return g%180===0?{width:p,height:E}:{width:E,height:p}}
function M(o){const{width:a,height:c}=h(o);return{width:a*o.userUnit,height:c*o.userUnit}}function w({box:[o,a,c,_],rotation:g}){switch(g){case 0:return[1,0,0,1,
o,a];case 90:return[0,1,-1,0,c,a];case 180:return[-1,0,0,-1,c,_];case 270:return[0,-1,1,0,o,_]}}function P(o,a){return a===void 0?o:f(o,a)??o}function A([o,a,c,
_]){return[Math.min(o,c),Math.min(a,_),Math.max(o,c),Math.max(a,_)]}function y([o,a,c,_,g,p]){const E=o*_-a*c,[x,I,b,T]=[_/E,-a/E,-c/E,o/E];return[x+0,I+0,b+0,T+
0,-(g*x+p*b)+0,-(g*I+p*T)+0]}const O=([o,a,c,_])=>Math.sqrt(Math.abs(o*_-a*c));function v(o,a){const[c,_,g,p,E,x]=o,[I,b,T,B,$,R]=a;return[c*I+_*T,c*b+_*B,g*I+p*
T,g*b+p*B,E*I+x*T+$,E*b+x*B+R]}function u([o,a,c,_,g,p],E,x){return[o*E+c*x+g,a*E+_*x+p]}function r([o,a],[c,_],[g,p],[E,x],I){const b=1-I,[T,B,$,R]=[b**3,3*I*b**
2,3*I**2*b,I**3];return[T*o+B*c+$*g+R*E,T*a+B*_+$*p+R*x]}function e(o,[a,c,_,g]){const[p,E]=u(o,a,c),[x,I]=u(o,_,c),[b,T]=u(o,a,g),[B,$]=u(o,_,g);return[Math.min(
p,x,b,B),Math.min(E,I,T,$),Math.max(p,x,b,B),Math.max(E,I,T,$)]}const n=(o,a)=>[Math.min(o[0],a[0]),Math.min(o[1],a[1]),Math.max(o[2],a[2]),Math.max(o[3],a[3])];
function t(o){let[a,c,_,g]=s;for(const[p,E]of o)a=Math.min(a,p),c=Math.min(c,E),_=Math.max(_,p),g=Math.max(g,E);return[a,c,_,g]}const s=[1/0,1/0,-1/0,-1/0],i=([
o,a,c,_],g)=>[o-g,a-g,c+g,_+g];function f(o,a){const c=[Math.max(o[0],a[0]),Math.max(o[1],a[1]),Math.min(o[2],a[2]),Math.min(o[3],a[3])];return c[0]<c[2]&&c[1]<
c[3]?c:void 0}const d=o=>o.map(a=>Math.round(a*1e5)/1e5+0),m=(o,{userUnit:a})=>String(Number((o*a/72).toPrecision(3)))}),6057:((S,D,l)=>{l.d(D,{VO:()=>P,b0:()=>O,
c_:()=>u,iw:()=>y,lQ:()=>v});var h=l(73208),M=l(74135);const w=[0,0,612,792],P=(r,e)=>O(r,r.pages.attribute(e,"MediaBox"))??A(r);function A({table:r}){return r.
damagedKinds.addCut(h.md),w}function y(r,e){const{pages:n}=r,t=r.resolve(r.entry(n.number(e),"UserUnit"));return{box:(0,M.Mo)(P(r,e),O(r,n.attribute(e,"CropBox"))),
rotation:u(r.resolve(n.attribute(e,"Rotate"))),userUnit:typeof t=="number"&&t>0?t:1}}function O(r,e){const n=r.array(e)?.map(s=>r.resolve(s));if(n?.length!==4||
!n.every(s=>typeof s=="number"&&Number.isFinite(s)))return;const t=(0,M.ds)(n);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function v(r,e){const n=(r.array(e)??[]).map(
t=>r.resolve(t));return n.length===6&&n.every(t=>typeof t=="number")?n:[1,0,0,1,0,0]}function u(r){const e=typeof r=="number"?(r%360+360)%360:0;return e===90||e===
180||e===270?e:0}}),36502:((S,D,l)=>{l.d(D,{z:()=>v});var h=l(45599);const M={View:"ViewState",Print:"PrintState"};class w{document;categories={View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(e,n){
this.document=e,this.intents=this.intentsOf(n);for(const t of e.array(n?.get("AS"))??[]){const s=e.dict(t),i=e.resolve(s?.get("Event"));if(!s||!((0,h.Eo)(i,"Vie\
w")||(0,h.Eo)(i,"Print")))continue;const f=this.namesIn(s.get("Category")),d=Object.keys(M).filter(m=>f.has(m));this.addGroups(i.text,d,e.array(s.get("OCGs"))??
[])}}addGroups(e,n,t){const s=this.added.get(t)??new Set;this.added.set(t,s);const i=[e,...n].join(" ");if(s.has(i))return;s.add(i);const f=this.categories[e];for(const d of t){
if(!(0,h.i9)(d))continue;const m=f.get(d.number)??new Set;for(const o of n)m.add(o);f.set(d.number,m)}}isAlwaysOn(e){const{intents:n}=this;if(n.has("All"))return!1;
const t=this.intentsOf(this.document.dict(new h.oS(e)));let s=this.meant.get(t);return s===void 0&&this.meant.set(t,s=t.has("All")||[...t].some(i=>n.has(i))),!s}stateOf(e,n){
const t=this.categories[n].get(e);if(!t)return;const s=this.document.dict(this.document.dict(new h.oS(e))?.get("Usage"));let i;for(const f of t){const d=M[f],m=d===
void 0?null:this.document.resolve(this.document.dict(s?.get(f))?.get(d));if((0,h.Eo)(m,"OFF"))return!1;(0,h.Eo)(m,"ON")&&(i=!0)}return i}intentsOf(e){const n=this.
namesIn(e?.get("Intent"));return n.size>0?n:P}namesIn(e){const{document:n}=this,t=n.array(e)??[e??null];let s=this.names.get(t);return s||(s=new Set(t.map(i=>n.
resolve(i)).flatMap(i=>i instanceof h.SX?[i.text]:[])),this.names.set(t,s)),s}}const P=new Set(["View"]),A=32;function y(r,e,n,t){const s=(i,f)=>{const d=t.get(
i);if(d!==void 0)return d;t.set(i,!0);const m=r.resolve(i[0]),o=_=>{const g=r.resolve(_);return(0,h.cy)(g)?f>0?s(g,f-1):!0:!(0,h.i9)(_)||n(_.number)},a=i.slice(
1),c=O(m instanceof h.SX?m.text:"",a,o);return t.set(i,c),c};return s(e,A)}function O(r,e,n){switch(r){case"And":return e.every(n);case"Or":return e.some(n);case"\
Not":return e.length===0||!n(e[0]);default:return!0}}class v{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){this.document=e;const n=e.
dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,h.Eo)(e.resolve(n?.get("BaseState")),"OFF");for(const t of e.array(n?.get("OFF"))??[])(0,h.
i9)(t)&&this.off.add(t.number);for(const t of e.array(n?.get("ON"))??[])(0,h.i9)(t)&&this.on.add(t.number);this.usages=new w(e,n),this.viewed=u(t=>this.usages.isAlwaysOn(
t)||(this.usages.stateOf(t,"View")??!this.isGroupOff(t))),this.printed=u(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(e){return!this.shows(e,
this.viewed)}isNeverShown(e){return this.isOff(e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,n=e.dict(e.catalog.get("OCProperties"));return this.
baseOff?(e.array(n?.get("OCGs"))??[]).filter(t=>!(0,h.i9)(t)||!this.on.has(t.number)):e.array(e.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){const e=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(e.flatMap(s=>(0,h.i9)(s)?[s.number]:[])),t=[];for(const s of n){
!this.viewed.states(s)&&!this.printed.states(s)&&t.push(s);const i=this.document.job.pace.step(1e3);i&&await i}return t}shows(e,n){const{document:t}=this,{states:s,
memberships:i,expressions:f}=n,d=t.dict(e);if(!d)return!0;if(!(0,h.Eo)(t.resolve(d.get("Type")),"OCMD"))return!(0,h.i9)(e)||s(e.number);const m=i.get(d);if(m!==
void 0)return m;const o=t.resolve(d.get("VE")),a=(0,h.cy)(o)?y(t,o,s,f):this.showsByPolicy(d,n);return i.set(d,a),a}showsByPolicy(e,{states:n,lists:t}){const{document:s}=this,
i=s.array(e.get("OCGs"))??[e.get("OCGs")??null];let f=t.get(i);if(!f){const m=i.filter(h.i9).map(({number:o})=>n(o));f=m.length===0?"empty":{all:!m.includes(!1),
any:m.includes(!0)},t.set(i,f)}if(f==="empty")return!0;const d=s.resolve(e.get("P"));switch(d instanceof h.SX?d.text:"AnyOn"){case"AllOn":return f.all;case"AnyO\
ff":return!f.all;case"AllOff":return!f.any;default:return f.any}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function u(r){const e=new Map;
return{states:t=>{let s=e.get(t);return s===void 0&&e.set(t,s=r(t)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),33311:((S,D,l)=>{l.
d(D,{S:()=>w});var h=l(21996),M=l(70549);const w=(0,M.n)(P=>(0,h.zx)(P,["AP","JS","EF","ByteRange","Sig"]))}),59071:((S,D,l)=>{l.d(D,{Gh:()=>e,ZK:()=>n,wh:()=>r});
var h=l(77581),M=l(45599);const w=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,A=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
y=t=>t.replace(w,"").replace(P,"").replace(A,"�"),O=200,v=new WeakMap;function u(t){let s=v.get(t);if(s)return s;const i=y((0,h.g7)(t));return s={whole:i,trimmed:i.
trim()},t.bytes.length>=O&&v.set(t,s),s}const r=t=>y(t).trim();function e(t){const s=t instanceof M.Mx?u(t).trimmed:"";return s===""?null:s}const n=t=>t?u(t).whole:
""})};
