"use strict";exports.id=8698,exports.ids=[8698],exports.modules={17079:((A,P,d)=>{d.d(P,{Z:()=>M,_:()=>h});const u=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,p=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function h(f){
if(f.length>64)return;const i=f.trim().replace(O,(t,n,e,s)=>`${n??""}${1900+Number(e)}${s}`);return g(m(u.exec(i)??p.exec(i)))}function M(f){const i=f.length>64?
void 0:m(p.exec(f.trim()));if(!i||g(i)===void 0)return;const{year:t,month:n="",day:e="",hour:s="",minute:o="",second:a="",zone:r=""}=i;return`D:${t}${n}${e}${s}${o}${a}${r===
"Z"||r===""?r:`${r.replace(":","'")}'`}`}function m(f){if(!f)return;const[,i,t,n,e,s,o,a,r,c,l]=f,_=a??(r===void 0?void 0:`${r}${c??"00"}:${l??"00"}`);return{year:i,
month:t,day:n,hour:e,minute:s,second:o,zone:_}}function g(f){if(!f)return;const{year:i,month:t,day:n,hour:e,minute:s="00",second:o="00",zone:a}=f,r=(l,_,E)=>l===
void 0||Number(l)>=_&&Number(l)<=E;if(Number(i)===0||!r(t,1,12)||!r(n,1,D(Number(i),Number(t)))||!r(e,0,23)||!r(s,0,59)||!r(o,0,59)||a!==void 0&&a!=="Z"&&!(r(a.
slice(1,3),0,23)&&r(a.slice(4),0,59)))return;const c=[i,t,n].filter(l=>l!==void 0).join("-");return e===void 0?c:`${c}T${e}:${s}:${o}${a==="+00:00"||a==="-00:00"?
"Z":a??""}`}function D(f,i){return i===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),66974:((A,P,d)=>{d.d(P,{D6:()=>M,F1:()=>p,NL:()=>f,
P3:()=>O,br:()=>h,bs:()=>D});var u=d(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function p(t,n,e){const s=[],o=[];for(const[
a,r]of t.split(",").entries()){const c=a+1;if(n!==void 0&&r.trim()===""){o.push(`entry ${c} is empty: write ${n}, separated by single commas`);continue}const l=e(
r,c);"problem"in l?o.push(h(c,r,l.problem)):s.push(l.item)}return o.length>0?{problem:D(o)}:{items:s}}const h=(t,n,e)=>`entry ${t} ('${i(n.trim())}') ${e}`,M=({
position:t,text:n},e,s)=>h(t,n,`names ${m(e)}, but the document has ${(0,u.y_)(s,"page")}`);function m(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const g=5;function D(t){const n=t.length-g;return[...t.slice(0,g),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function f(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,u.Bu)(n.join(""),40)}}),29082:((A,P,d)=>{d.d(P,{k1:()=>M,lY:()=>h,m7:()=>m});var u=d(58552),O=d(
66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,h=f=>(0,O.F1)(f,"pages such as 1..3, -1, odd",(i,t)=>{const n=i.trim(),e=p.exec(n);if(!e)
return{problem:D(n)};const[,s,o,a,r,c]=e,l={negated:s!==void 0,text:n,position:t};if(o!==void 0)return{item:{...l,pages:o.toLowerCase()}};const _=Number(a),E=r===
void 0?_:c===void 0?"end":Number(c);return _===0||E===0?O.P3:{item:{...l,pages:{from:_,to:E}}}});function M(f,i,t="pages"){const n=r=>(0,u.G6)([{field:t,message:r}]),
e=h(f);if("problem"in e)throw n(e.problem);const s=new g(i),o=new g(i),a=[];for(const r of e.items){const c=r.negated?o:s;if(typeof r.pages=="string"){c.add(r.pages);
continue}const{from:l,to:_}=r.pages,E=l<0?i+1+l:l,y=_==="end"?i:_<0?i+1+_:_,v=(_==="end"?l<0?[[l,E]]:[]:[[l,E],[_,y]]).find(([,b])=>b<1||b>i);v&&a.push((0,O.D6)(
r,v[0],i)),!(_==="end"&&E>i||a.length>0)&&c.range(Math.min(E,y),Math.max(E,y))}if(a.length>0)throw n((0,O.bs)(a));return e.items.every(({negated:r})=>r)&&s.add(
"all"),s.without(o)}function m(f){const i=h(f);if("problem"in i||i.items.length!==1)return;const{negated:t,pages:n}=i.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:s}=n;return s==="end"?{first:e}:s===-1?{first:e}:s<1?void 0:{first:Math.min(e,s),last:Math.max(e,s)}}class g{pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,t){this.differences[i]++,this.differences[t+
1]--}without(i){const t=new Uint32Array(this.pageCount);let n=0,e=0,s=0;for(let o=1;o<=this.pageCount;o++){e+=this.differences[o],s+=i.differences[o];const a=o%
2===1?"odd":"even";(e>0||this[a])&&!(s>0||i[a])&&(t[n++]=o)}return t.subarray(0,n)}}function D(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),59389:((A,P,d)=>{d.r(P),d.d(P,{flatten_form:()=>g});var u=d(91519),O=d(14029),p=d(29082),h=d(27583),
M=d(52404),m=d(45657);const g=async(f,i,t)=>{const n=await(0,u.E)(f.bytes,t,{password:i.open_password}),e=n.pages.count,s=(0,p.k1)(i.pages,e),o=[];let a=0;if(s.
length===0)o.push(M.$);else{const c=await(0,h.I)(n,s,i.font);a=c.widgets,(0,m.RZ)(o,c.notes),c.isEmpty&&o.push(D)}const r=await(0,O.UN)(n);return{documents:[{name:f.
name,bytes:r,pageCount:e}],notes:o,facts:{pageCount:e,flattenedWidgets:a}}},D={code:"no_form_fields",message:"The selected pages have no form fields."}}),27583:((A,P,d)=>{
d.d(P,{I:()=>t});var u=d(33238),O=d(56457),p=d(86799),h=d(78906),M=d(52755),m=d(16259),g=d(77500),D=d(68164),f=d(71250),i=d(76586);async function t(n,e,s){const o=await(0,u.
Y)(n,"keep"),a=await M.mO.read(n);(0,g.mD)(n,a);const r=await m.n.read(n,a),c=s&&(0,p.g)(s,"font"),l=new h.y(n,a,r,c);await(0,D.$)(n,a,r,l,{missing:!0});const _=new Set(
e),E=({widgets:T})=>T.some(S=>S.pages.some(R=>_.has(R))),y=new Map([...l.missing].filter(([T])=>E(T))),w=[...l.tooSmall],v=T=>!E(T),b=[...(0,O.D)(o,"flatten"),...(0,f.
jA)(y,new Set,c),...(0,f.QR)(w.filter(E),!0),...(0,f.QR)(w.filter(v),!1),...(0,g.br)(n,"values")],{widgets:$,notes:I}=await(0,i.H)(n,a,e);return{widgets:$,isEmpty:$===
0&&o.fields.length===0,notes:[...b,...I]}}}),52404:((A,P,d)=>{d.d(P,{$:()=>h,U:()=>M});var u=d(58552),O=d(29082),p=d(98446);const h={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:m,last_page:g,pages:D},f){if(D!==void 0)return(0,O.k1)(
D,f);const i=(0,p.y_)(f,"page"),t=[];if(m>f&&t.push({field:"first_page",message:`is ${m}, but the document has ${i}`}),g!==void 0&&g>f&&t.push({field:"last_page",
message:`is ${g}, but the document has ${i}`}),t.length===0&&g!==void 0&&m>g&&t.push({field:"first_page",message:`is ${m}, which is after last_page (${g})`,mentions:[
"last_page"]}),t.length>0)throw(0,u.G6)(t);return Uint32Array.from({length:(g??f)-m+1},(n,e)=>m+e)}}),64019:((A,P,d)=>{d.d(P,{dK:()=>i,wR:()=>n,hs:()=>t});var u=d(
45599),O=d(74135),p=d(6057);function h(e,s,o,a){const r=(0,p.b0)(e,s.get("Rect")),c=e.get(o);if(!r||!(c instanceof u.Z6))return;const l=(0,p.b0)(e,c.dict.get("B\
Box"));if(!l)return;const[_,E,y,w]=(0,O.zl)((0,p.lQ)(e,c.dict.get("Matrix")),l);if(!(y>_)||!(w>E))return;const v=(r[2]-r[0])/(y-_),b=(r[3]-r[1])/(w-E),$=[v,0,0,
b,r[0]-_*v,r[1]-E*b];return{form:o,matrix:a===0?$:M($,a,r[0],r[3])}}function M([e,s,o,a,r,c],l,_,E){const y=l===180?-1:0,w=l===90?1:l===270?-1:0,v=(I,T)=>[y*I-w*
T,w*I+y*T],[b,$]=v(r-_,c-E);return[...v(e,s),...v(o,a),b+_,$+E]}const m=2,g=16,D=32;function f(e,s){const o=e.resolve(s.get("F"));return typeof o=="number"?o:0}
const i=(e,s)=>(f(e,s)&(m|D))!==0;function t(e,s,o,a){return h(e,s,o,f(e,s)&g?a:0)}function n(e,s){const o=e.dict(s.get("AP"))?.get("N"),a=e.resolve(o);if(a instanceof
u.Z6)return(0,u.i9)(o)?o:void 0;if(!(a instanceof u.Bi))return;const r=e.resolve(s.get("AS")),c=r instanceof u.SX?a.get(r.text):void 0;return(0,u.i9)(c)&&e.resolve(
c)instanceof u.Z6?c:void 0}}),36502:((A,P,d)=>{d.d(P,{z:()=>D});var u=d(45599);const O={View:"ViewState",Print:"PrintState"};class p{document;categories={View:new Map,
Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const s=t.dict(e),o=t.resolve(s?.
get("Event"));if(!s||!((0,u.Eo)(o,"View")||(0,u.Eo)(o,"Print")))continue;const a=h(t,s.get("Category")),r=this.categories[o.text];for(const c of t.array(s.get("\
OCGs"))??[]){if(!(0,u.i9)(c))continue;const l=r.get(c.number)??new Set;for(const _ of a)l.add(_);r.set(c.number,l)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has(
"All"))return!1;const e=this.intentsOf(this.document.dict(new u.oS(t)));return!e.has("All")&&![...e].some(s=>n.has(s))}stateOf(t,n){const e=this.categories[n].get(
t);if(!e)return;const s=this.document.dict(this.document.dict(new u.oS(t))?.get("Usage"));let o;for(const a of e){const r=O[a],c=r===void 0?null:this.document.resolve(
this.document.dict(s?.get(a))?.get(r));if((0,u.Eo)(c,"OFF"))return!1;(0,u.Eo)(c,"ON")&&(o=!0)}return o}intentsOf(t){const n=h(this.document,t?.get("Intent"));return new Set(
n.length>0?n:["View"])}}function h(i,t){return(i.array(t)??[t??null]).map(e=>i.resolve(e)).flatMap(e=>e instanceof u.SX?[e.text]:[])}const M=32;function m(i,t,n,e){
const s=(o,a)=>{const r=e.get(o);if(r!==void 0)return r;e.set(o,!0);const c=i.resolve(o[0]),l=y=>{const w=i.resolve(y);return(0,u.cy)(w)?a>0?s(w,a-1):!0:!(0,u.i9)(
y)||n(y.number)},_=o.slice(1),E=g(c instanceof u.SX?c.text:"",_,l);return e.set(o,E),E};return s(t,M)}function g(i,t,n){switch(i){case"And":return t.every(n);case"\
Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class D{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,u.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,u.i9)(e)&&this.on.add(e.number);this.usages=new p(t,n),this.viewed=
f(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=f(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,u.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(s=>(0,u.i9)(s)?[s.number]:[])),e=[];
for(const s of n){!this.viewed.states(s)&&!this.printed.states(s)&&e.push(s);const o=this.document.job.pace.step(1e3);o&&await o}return e}shows(t,n){const{document:e}=this,
{states:s,memberships:o,expressions:a}=n,r=e.dict(t);if(!r)return!0;if(!(0,u.Eo)(e.resolve(r.get("Type")),"OCMD"))return!(0,u.i9)(t)||s(t.number);const c=o.get(
r);if(c!==void 0)return c;const l=e.resolve(r.get("VE")),_=(0,u.cy)(l)?m(e,l,s,a):this.showsByPolicy(r,n);return o.set(r,_),_}showsByPolicy(t,{states:n,lists:e}){
const{document:s}=this,o=s.array(t.get("OCGs"))??[t.get("OCGs")??null];let a=e.get(o);if(!a){const c=o.filter(u.i9).map(({number:l})=>n(l));a=c.length===0?"empt\
y":{all:!c.includes(!1),any:c.includes(!0)},e.set(o,a)}if(a==="empty")return!0;const r=s.resolve(t.get("P"));switch(r instanceof u.SX?r.text:"AnyOn"){case"AllOn":
return a.all;case"AnyOff":return!a.all;case"AllOff":return!a.any;default:return a.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function f(i){
const t=new Map;return{states:e=>{let s=t.get(e);return s===void 0&&t.set(e,s=i(e)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),33311:((A,P,d)=>{
d.d(P,{S:()=>p});var u=d(21996),O=d(70549);const p=(0,O.n)(h=>(0,u.zx)(h,["AP","JS","EF","ByteRange","Sig"]))}),59071:((A,P,d)=>{d.d(P,{Gh:()=>t,ZK:()=>n,wh:()=>i});
var u=d(77581),O=d(45599);const p=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,h=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=e=>e.replace(p,"").replace(h,"").replace(M,"�"),g=200,D=new WeakMap;function f(e){let s=D.get(e);if(s)return s;const o=m((0,u.g7)(e));return s={whole:o,trimmed:o.
trim()},e.bytes.length>=g&&D.set(e,s),s}const i=e=>m(e).trim();function t(e){const s=e instanceof O.Mx?f(e).trimmed:"";return s===""?null:s}const n=e=>e?f(e).whole:
""})};
