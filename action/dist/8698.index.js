"use strict";exports.id=8698,exports.ids=[8698],exports.modules={17079:((B,v,l)=>{l.d(v,{Z:()=>A,_:()=>M});const h=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function M(u){
if(u.length>64)return;const o=u.trim().replace(P,(e,n,t,s)=>`${n??""}${1900+Number(t)}${s}`);return O(y(h.exec(o)??D.exec(o)))}function A(u){const o=u.length>64?
void 0:y(D.exec(u.trim()));if(!o||O(o)===void 0)return;const{year:e,month:n="",day:t="",hour:s="",minute:a="",second:d="",zone:f=""}=o;return`D:${e}${n}${t}${s}${a}${d}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function y(u){if(!u)return;const[,o,e,n,t,s,a,d,f,_,r]=u,i=d??(f===void 0?void 0:`${f}${_??"00"}:${r??"00"}`);return{year:o,
month:e,day:n,hour:t,minute:s,second:a,zone:i}}function O(u){if(!u)return;const{year:o,month:e,day:n,hour:t,minute:s="00",second:a="00",zone:d}=u,f=(r,i,c)=>r===
void 0||Number(r)>=i&&Number(r)<=c;if(Number(o)===0||!f(e,1,12)||!f(n,1,w(Number(o),Number(e)))||!f(t,0,23)||!f(s,0,59)||!f(a,0,59)||d!==void 0&&d!=="Z"&&!(f(d.
slice(1,3),0,23)&&f(d.slice(4),0,59)))return;const _=[o,e,n].filter(r=>r!==void 0).join("-");return t===void 0?_:`${_}T${t}:${s}:${a}${d==="+00:00"||d==="-00:00"?
"Z":d??""}`}function w(u,o){return o===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),66974:((B,v,l)=>{l.d(v,{D6:()=>A,F1:()=>D,NL:()=>u,
P3:()=>P,br:()=>M,bs:()=>w});var h=l(98446);const P={problem:"names page 0: pages count from 1, and -1 is the last page"};function D(e,n,t){const s=[],a=[];for(const[
d,f]of e.split(",").entries()){const _=d+1;if(n!==void 0&&f.trim()===""){a.push(`entry ${_} is empty: write ${n}, separated by single commas`);continue}const r=t(
f,_);"problem"in r?a.push(M(_,f,r.problem)):s.push(r.item)}return a.length>0?{problem:w(a)}:{items:s}}const M=(e,n,t)=>`entry ${e} ('${o(n.trim())}') ${t}`,A=({
position:e,text:n},t,s)=>M(e,n,`names ${y(t)}, but the document has ${(0,h.y_)(s,"page")}`);function y(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far\
 beyond its end"}const O=5;function w(e){const n=e.length-O;return[...e.slice(0,O),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function u(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(e);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(e){const n=[
...e].map(t=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(t)?"?":t);return(0,h.Bu)(n.join(""),40)}}),29082:((B,v,l)=>{l.d(v,{k1:()=>A,lY:()=>M,m7:()=>y});var h=l(58552),P=l(
66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,M=u=>(0,P.F1)(u,"pages such as 1..3, -1, odd",(o,e)=>{const n=o.trim(),t=D.exec(n);if(!t)
return{problem:w(n)};const[,s,a,d,f,_]=t,r={negated:s!==void 0,text:n,position:e};if(a!==void 0)return{item:{...r,pages:a.toLowerCase()}};const i=Number(d),c=f===
void 0?i:_===void 0?"end":Number(_);return i===0||c===0?P.P3:{item:{...r,pages:{from:i,to:c}}}});function A(u,o,e="pages"){const n=f=>(0,h.G6)([{field:e,message:f}]),
t=M(u);if("problem"in t)throw n(t.problem);const s=new O(o),a=new O(o),d=[];for(const f of t.items){const _=f.negated?a:s;if(typeof f.pages=="string"){_.add(f.pages);
continue}const{from:r,to:i}=f.pages,c=r<0?o+1+r:r,m=i==="end"?o:i<0?o+1+i:i,p=(i==="end"?r<0?[[r,c]]:[]:[[r,c],[i,m]]).find(([,E])=>E<1||E>o);p&&d.push((0,P.D6)(
f,p[0],o)),!(i==="end"&&c>o||d.length>0)&&_.range(Math.min(c,m),Math.max(c,m))}if(d.length>0)throw n((0,P.bs)(d));return t.items.every(({negated:f})=>f)&&s.add(
"all"),s.without(a)}function y(u){const o=M(u);if("problem"in o||o.items.length!==1)return;const{negated:e,pages:n}=o.items[0];if(e)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:t,to:s}=n;return s==="end"?{first:t}:s===-1?{first:t}:s<1?void 0:{first:Math.min(t,s),last:Math.max(t,s)}}class O{pageCount;differences;odd=!1;even=!1;constructor(o){
this.pageCount=o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,e){this.differences[o]++,this.differences[e+
1]--}without(o){const e=new Uint32Array(this.pageCount);let n=0,t=0,s=0;for(let a=1;a<=this.pageCount;a++){t+=this.differences[a],s+=o.differences[a];const d=a%
2===1?"odd":"even";(t>0||this[d])&&!(s>0||o[d])&&(e[n++]=a)}return e.subarray(0,n)}}function w(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,P.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),59389:((B,v,l)=>{l.r(v),l.d(v,{flatten_form:()=>O});var h=l(91519),P=l(14029),D=l(29082),M=l(27583),
A=l(52404),y=l(45657);const O=async(u,o,e)=>{const n=await(0,h.E)(u.bytes,e,{password:o.open_password}),t=n.pages.count,s=(0,D.k1)(o.pages,t),a=[];let d=0;if(s.
length===0)a.push(A.$);else{const _=await(0,M.I)(n,s,o.font);d=_.widgets,(0,y.RZ)(a,_.notes),_.isEmpty&&a.push(w)}const f=await(0,P.UN)(n);return{documents:[{name:u.
name,bytes:f,pageCount:t}],notes:a,facts:{pageCount:t,flattenedWidgets:d}}},w={code:"no_form_fields",message:"The selected pages have no form fields."}}),27583:((B,v,l)=>{
l.d(v,{I:()=>e});var h=l(33238),P=l(56457),D=l(86799),M=l(78906),A=l(52755),y=l(16259),O=l(77500),w=l(68164),u=l(71250),o=l(76586);async function e(n,t,s){const a=await(0,h.
Y)(n,"keep"),d=await A.mO.read(n);(0,O.mD)(n,d);const f=await y.n.read(n,d),_=s&&(0,D.g)(s,"font"),r=new M.y(n,d,f,_);await(0,w.$)(n,d,f,r,{missing:!0});const i=new Set(
t),c=({widgets:b})=>b.some(I=>I.pages.some(S=>i.has(S))),m=new Map([...r.missing].filter(([b])=>c(b))),g=[...r.tooSmall],p=b=>!c(b),E=[...(0,P.DC)(a,"flatten"),
...(0,u.jA)(m,new Set,_),...(0,u.QR)(g.filter(c),!0),...(0,u.QR)(g.filter(p),!1),...(0,O.br)(n,"values")],{widgets:x,notes:T}=await(0,o.H)(n,d,t);return{widgets:x,
isEmpty:x===0&&a.fields.length===0,notes:[...E,...T]}}}),52404:((B,v,l)=>{l.d(v,{$:()=>M,U:()=>A});var h=l(58552),P=l(29082),D=l(98446);const M={code:"no_pages_\
selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:y,last_page:O,pages:w},u){if(w!==void 0)
return(0,P.k1)(w,u);const o=(0,D.y_)(u,"page"),e=[];if(y>u&&e.push({field:"first_page",message:`is ${y}, but the document has ${o}`}),O!==void 0&&O>u&&e.push({field:"\
last_page",message:`is ${O}, but the document has ${o}`}),e.length===0&&O!==void 0&&y>O&&e.push({field:"first_page",message:`is ${y}, which is after last_page (${O}\
)`,mentions:["last_page"]}),e.length>0)throw(0,h.G6)(e);return Uint32Array.from({length:(O??u)-y+1},(n,t)=>y+t)}}),64019:((B,v,l)=>{l.d(v,{dK:()=>o,wR:()=>n,hs:()=>e});
var h=l(45599),P=l(74135),D=l(6057);function M(t,s,a,d){const f=(0,D.b0)(t,s.get("Rect")),_=t.get(a);if(!f||!(_ instanceof h.Z6))return;const r=(0,D.b0)(t,_.dict.
get("BBox"));if(!r)return;const[i,c,m,g]=(0,P.zl)((0,D.lQ)(t,_.dict.get("Matrix")),r);if(!(m>i)||!(g>c))return;const p=(f[2]-f[0])/(m-i),E=(f[3]-f[1])/(g-c),x=[
p,0,0,E,f[0]-i*p,f[1]-c*E];return{form:a,matrix:d===0?x:A(x,d,f[0],f[3])}}function A([t,s,a,d,f,_],r,i,c){const m=r===180?-1:0,g=r===90?1:r===270?-1:0,p=(T,b)=>[
m*T-g*b,g*T+m*b],[E,x]=p(f-i,_-c);return[...p(t,s),...p(a,d),E+i,x+c]}const y=2,O=16,w=32;function u(t,s){const a=t.resolve(s.get("F"));return typeof a=="number"?
a:0}const o=(t,s)=>(u(t,s)&(y|w))!==0;function e(t,s,a,d){return M(t,s,a,u(t,s)&O?d:0)}function n(t,s){const a=t.dict(s.get("AP"))?.get("N"),d=t.resolve(a);if(d instanceof
h.Z6)return(0,h.i9)(a)?a:void 0;if(!(d instanceof h.Bi))return;const f=t.resolve(s.get("AS")),_=f instanceof h.SX?d.get(f.text):void 0;return(0,h.i9)(_)&&t.resolve(
_)instanceof h.Z6?_:void 0}}),74135:((B,v,l)=>{l.d(v,{$L:()=>t,DI:()=>y,Gd:()=>u,JQ:()=>P,Mo:()=>M,PU:()=>O,Pj:()=>d,S3:()=>D,W1:()=>f,XM:()=>a,d:()=>_,ds:()=>A,
gF:()=>s,iN:()=>h,kO:()=>n,lw:()=>w,xk:()=>o,zl:()=>e});function h({box:[r,i,c,m],rotation:g}){const p=c-r,E=m-i;return g%180===0?{width:p,height:E}:{width:E,height:p}}
function P(r){const{width:i,height:c}=h(r);return{width:i*r.userUnit,height:c*r.userUnit}}function D({box:[r,i,c,m],rotation:g}){switch(g){case 0:return[1,0,0,1,
r,i];case 90:return[0,1,-1,0,c,i];case 180:return[-1,0,0,-1,c,m];case 270:return[0,-1,1,0,r,m]}}function M(r,i){return i===void 0?r:d(r,i)??r}function A([r,i,c,
m]){return[Math.min(r,c),Math.min(i,m),Math.max(r,c),Math.max(i,m)]}function y([r,i,c,m,g,p]){const E=r*m-i*c,[x,T,b,I]=[m/E,-i/E,-c/E,r/E];return[x+0,T+0,b+0,I+
0,-(g*x+p*b)+0,-(g*T+p*I)+0]}const O=([r,i,c,m])=>Math.sqrt(Math.abs(r*m-i*c));function w(r,i){const[c,m,g,p,E,x]=r,[T,b,I,S,$,R]=i;return[c*T+m*I,c*b+m*S,g*T+p*
I,g*b+p*S,E*T+x*I+$,E*b+x*S+R]}function u([r,i,c,m,g,p],E,x){return[r*E+c*x+g,i*E+m*x+p]}function o([r,i],[c,m],[g,p],[E,x],T){const b=1-T,[I,S,$,R]=[b**3,3*T*b**
2,3*T**2*b,T**3];return[I*r+S*c+$*g+R*E,I*i+S*m+$*p+R*x]}function e(r,[i,c,m,g]){const[p,E]=u(r,i,c),[x,T]=u(r,m,c),[b,I]=u(r,i,g),[S,$]=u(r,m,g);return[Math.min(
p,x,b,S),Math.min(E,T,I,$),Math.max(p,x,b,S),Math.max(E,T,I,$)]}const n=(r,i)=>[Math.min(r[0],i[0]),Math.min(r[1],i[1]),Math.max(r[2],i[2]),Math.max(r[3],i[3])];
function t(r){let[i,c,m,g]=s;for(const[p,E]of r)i=Math.min(i,p),c=Math.min(c,E),m=Math.max(m,p),g=Math.max(g,E);return[i,c,m,g]}const s=[1/0,1/0,-1/0,-1/0],a=([
r,i,c,m],g)=>[r-g,i-g,c+g,m+g];function d(r,i){const c=[Math.max(r[0],i[0]),Math.max(r[1],i[1]),Math.min(r[2],i[2]),Math.min(r[3],i[3])];return c[0]<c[2]&&c[1]<
c[3]?c:void 0}const f=r=>r.map(i=>Math.round(i*1e5)/1e5+0),_=(r,{userUnit:i})=>String(Number((r*i/72).toPrecision(3)))}),6057:((B,v,l)=>{l.d(v,{VO:()=>M,b0:()=>O,
c_:()=>u,iw:()=>y,lQ:()=>w});var h=l(73208),P=l(74135);const D=[0,0,612,792],M=(o,e)=>O(o,o.pages.attribute(e,"MediaBox"))??A(o);function A({table:o}){return o.
damagedKinds.addCut(h.md),D}function y(o,e){const{pages:n}=o,t=o.resolve(o.entry(n.number(e),"UserUnit"));return{box:(0,P.Mo)(M(o,e),O(o,n.attribute(e,"CropBox"))),
rotation:u(o.resolve(n.attribute(e,"Rotate"))),userUnit:typeof t=="number"&&t>0?t:1}}function O(o,e){const n=o.array(e)?.map(s=>o.resolve(s));if(n?.length!==4||
!n.every(s=>typeof s=="number"&&Number.isFinite(s)))return;const t=(0,P.ds)(n);return t[0]<t[2]&&t[1]<t[3]?t:void 0}function w(o,e){const n=(o.array(e)??[]).map(
t=>o.resolve(t));return n.length===6&&n.every(t=>typeof t=="number")?n:[1,0,0,1,0,0]}function u(o){const e=typeof o=="number"?(o%360+360)%360:0;return e===90||e===
180||e===270?e:0}}),36502:((B,v,l)=>{l.d(v,{z:()=>w});var h=l(45599);const P={View:"ViewState",Print:"PrintState"};class D{document;categories={View:new Map,Print:new Map};intents;constructor(e,n){
this.document=e,this.intents=this.intentsOf(n);for(const t of e.array(n?.get("AS"))??[]){const s=e.dict(t),a=e.resolve(s?.get("Event"));if(!s||!((0,h.Eo)(a,"Vie\
w")||(0,h.Eo)(a,"Print")))continue;const d=M(e,s.get("Category")),f=this.categories[a.text];for(const _ of e.array(s.get("OCGs"))??[]){if(!(0,h.i9)(_))continue;
const r=f.get(_.number)??new Set;for(const i of d)r.add(i);f.set(_.number,r)}}}isAlwaysOn(e){const{intents:n}=this;if(n.has("All"))return!1;const t=this.intentsOf(
this.document.dict(new h.oS(e)));return!t.has("All")&&![...t].some(s=>n.has(s))}stateOf(e,n){const t=this.categories[n].get(e);if(!t)return;const s=this.document.
dict(this.document.dict(new h.oS(e))?.get("Usage"));let a;for(const d of t){const f=P[d],_=f===void 0?null:this.document.resolve(this.document.dict(s?.get(d))?.
get(f));if((0,h.Eo)(_,"OFF"))return!1;(0,h.Eo)(_,"ON")&&(a=!0)}return a}intentsOf(e){const n=M(this.document,e?.get("Intent"));return new Set(n.length>0?n:["Vie\
w"])}}function M(o,e){return(o.array(e)??[e??null]).map(t=>o.resolve(t)).flatMap(t=>t instanceof h.SX?[t.text]:[])}const A=32;function y(o,e,n,t){const s=(a,d)=>{
const f=t.get(a);if(f!==void 0)return f;t.set(a,!0);const _=o.resolve(a[0]),r=m=>{const g=o.resolve(m);return(0,h.cy)(g)?d>0?s(g,d-1):!0:!(0,h.i9)(m)||n(m.number)},
i=a.slice(1),c=O(_ instanceof h.SX?_.text:"",i,r);return t.set(a,c),c};return s(e,A)}function O(o,e,n){switch(o){case"And":return e.every(n);case"Or":return e.some(
n);case"Not":return e.length===0||!n(e[0]);default:return!0}}class w{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){this.document=
e;const n=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,h.Eo)(e.resolve(n?.get("BaseState")),"OFF");for(const t of e.array(n?.get("OFF"))??
[])(0,h.i9)(t)&&this.off.add(t.number);for(const t of e.array(n?.get("ON"))??[])(0,h.i9)(t)&&this.on.add(t.number);this.usages=new D(e,n),this.viewed=u(t=>this.
usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.isGroupOff(t))),this.printed=u(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(e){return!this.
shows(e,this.viewed)}isNeverShown(e){return this.isOff(e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,n=e.dict(e.catalog.get("OCProperties"));
return this.baseOff?(e.array(n?.get("OCGs"))??[]).filter(t=>!(0,h.i9)(t)||!this.on.has(t.number)):e.array(e.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){
const e=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(e.flatMap(s=>(0,h.i9)(s)?[s.number]:[])),t=[];
for(const s of n){!this.viewed.states(s)&&!this.printed.states(s)&&t.push(s);const a=this.document.job.pace.step(1e3);a&&await a}return t}shows(e,n){const{document:t}=this,
{states:s,memberships:a,expressions:d}=n,f=t.dict(e);if(!f)return!0;if(!(0,h.Eo)(t.resolve(f.get("Type")),"OCMD"))return!(0,h.i9)(e)||s(e.number);const _=a.get(
f);if(_!==void 0)return _;const r=t.resolve(f.get("VE")),i=(0,h.cy)(r)?y(t,r,s,d):this.showsByPolicy(f,n);return a.set(f,i),i}showsByPolicy(e,{states:n,lists:t}){
const{document:s}=this,a=s.array(e.get("OCGs"))??[e.get("OCGs")??null];let d=t.get(a);if(!d){const _=a.filter(h.i9).map(({number:r})=>n(r));d=_.length===0?"empt\
y":{all:!_.includes(!1),any:_.includes(!0)},t.set(a,d)}if(d==="empty")return!0;const f=s.resolve(e.get("P"));switch(f instanceof h.SX?f.text:"AnyOn"){case"AllOn":
return d.all;case"AnyOff":return!d.all;case"AllOff":return!d.any;default:return d.any}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function u(o){
const e=new Map;return{states:t=>{let s=e.get(t);return s===void 0&&e.set(t,s=o(t)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),33311:((B,v,l)=>{
l.d(v,{S:()=>D});var h=l(21996),P=l(70549);const D=(0,P.n)(M=>(0,h.zx)(M,["AP","JS","EF","ByteRange","Sig"]))}),59071:((B,v,l)=>{l.d(v,{Gh:()=>e,ZK:()=>n,wh:()=>o});
var h=l(77581),P=l(45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,A=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
y=t=>t.replace(D,"").replace(M,"").replace(A,"�"),O=200,w=new WeakMap;function u(t){let s=w.get(t);if(s)return s;const a=y((0,h.g7)(t));return s={whole:a,trimmed:a.
trim()},t.bytes.length>=O&&w.set(t,s),s}const o=t=>y(t).trim();function e(t){const s=t instanceof P.Mx?u(t).trimmed:"";return s===""?null:s}const n=t=>t?u(t).whole:
""})};
