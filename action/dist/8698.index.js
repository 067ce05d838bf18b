"use strict";exports.id=8698,exports.ids=[8698],exports.modules={17079:((A,P,d)=>{d.d(P,{Z:()=>M,_:()=>m});const u=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,p=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function m(f){
if(f.length>64)return;const i=f.trim().replace(O,(t,n,e,s)=>`${n??""}${1900+Number(e)}${s}`);return g(h(u.exec(i)??p.exec(i)))}function M(f){const i=f.length>64?
void 0:h(p.exec(f.trim()));if(!i||g(i)===void 0)return;const{year:t,month:n="",day:e="",hour:s="",minute:r="",second:a="",zone:o=""}=i;return`D:${t}${n}${e}${s}${r}${a}${o===
"Z"||o===""?o:`${o.replace(":","'")}'`}`}function h(f){if(!f)return;const[,i,t,n,e,s,r,a,o,c,l]=f,_=a??(o===void 0?void 0:`${o}${c??"00"}:${l??"00"}`);return{year:i,
month:t,day:n,hour:e,minute:s,second:r,zone:_}}function g(f){if(!f)return;const{year:i,month:t,day:n,hour:e,minute:s="00",second:r="00",zone:a}=f,o=(l,_,E)=>l===
void 0||Number(l)>=_&&Number(l)<=E;if(Number(i)===0||!o(t,1,12)||!o(n,1,D(Number(i),Number(t)))||!o(e,0,23)||!o(s,0,59)||!o(r,0,59)||a!==void 0&&a!=="Z"&&!(o(a.
slice(1,3),0,23)&&o(a.slice(4),0,59)))return;const c=[i,t,n].filter(l=>l!==void 0).join("-");return e===void 0?c:`${c}T${e}:${s}:${r}${a==="+00:00"||a==="-00:00"?
"Z":a??""}`}function D(f,i){return i===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),66974:((A,P,d)=>{d.d(P,{D6:()=>M,F1:()=>p,NL:()=>f,
P3:()=>O,br:()=>m,bs:()=>D});var u=d(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function p(t,n,e){const s=[],r=[];for(const[
a,o]of t.split(",").entries()){const c=a+1;if(n!==void 0&&o.trim()===""){r.push(`entry ${c} is empty: write ${n}, separated by single commas`);continue}const l=e(
o,c);"problem"in l?r.push(m(c,o,l.problem)):s.push(l.item)}return r.length>0?{problem:D(r)}:{items:s}}const m=(t,n,e)=>`entry ${t} ('${i(n.trim())}') ${e}`,M=({
position:t,text:n},e,s)=>m(t,n,`names ${h(e)}, but the document has ${(0,u.y_)(s,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const g=5;function D(t){const n=t.length-g;return[...t.slice(0,g),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function f(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,u.Bu)(n.join(""),40)}}),29082:((A,P,d)=>{d.d(P,{k1:()=>M,lY:()=>m,m7:()=>h});var u=d(58552),O=d(
66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,m=f=>(0,O.F1)(f,"pages such as 1..3, -1, odd",(i,t)=>{const n=i.trim(),e=p.exec(n);if(!e)
return{problem:D(n)};const[,s,r,a,o,c]=e,l={negated:s!==void 0,text:n,position:t};if(r!==void 0)return{item:{...l,pages:r.toLowerCase()}};const _=Number(a),E=o===
void 0?_:c===void 0?"end":Number(c);return _===0||E===0?O.P3:{item:{...l,pages:{from:_,to:E}}}});function M(f,i,t="pages"){const n=o=>(0,u.G6)([{field:t,message:o}]),
e=m(f);if("problem"in e)throw n(e.problem);const s=new g(i),r=new g(i),a=[];for(const o of e.items){const c=o.negated?r:s;if(typeof o.pages=="string"){c.add(o.pages);
continue}const{from:l,to:_}=o.pages,E=l<0?i+1+l:l,y=_==="end"?i:_<0?i+1+_:_,w=(_==="end"?l<0?[[l,E]]:[]:[[l,E],[_,y]]).find(([,b])=>b<1||b>i);w&&a.push((0,O.D6)(
o,w[0],i)),!(_==="end"&&E>i||a.length>0)&&c.range(Math.min(E,y),Math.max(E,y))}if(a.length>0)throw n((0,O.bs)(a));return e.items.every(({negated:o})=>o)&&s.add(
"all"),s.without(r)}function h(f){const i=m(f);if("problem"in i||i.items.length!==1)return;const{negated:t,pages:n}=i.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:s}=n;return s==="end"?{first:e}:s===-1?{first:e}:s<1?void 0:{first:Math.min(e,s),last:Math.max(e,s)}}class g{pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,t){this.differences[i]++,this.differences[t+
1]--}without(i){const t=new Uint32Array(this.pageCount);let n=0,e=0,s=0;for(let r=1;r<=this.pageCount;r++){e+=this.differences[r],s+=i.differences[r];const a=r%
2===1?"odd":"even";(e>0||this[a])&&!(s>0||i[a])&&(t[n++]=r)}return t.subarray(0,n)}}function D(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),59389:((A,P,d)=>{d.r(P),d.d(P,{flatten_form:()=>g});var u=d(91519),O=d(14029),p=d(29082),m=d(27583),
M=d(52404),h=d(45657);const g=async(f,i,t)=>{const n=await(0,u.E)(f.bytes,t,{password:i.open_password}),e=n.pages.count,s=(0,p.k1)(i.pages,e),r=[];let a=0;if(s.
length===0)r.push(M.$);else{const c=await(0,m.I)(n,s,i.font);a=c.widgets,(0,h.RZ)(r,c.notes),c.isEmpty&&r.push(D)}const o=await(0,O.UN)(n);return{documents:[{name:f.
name,bytes:o,pageCount:e}],notes:r,facts:{pageCount:e,flattenedWidgets:a}}},D={code:"no_form_fields",message:"The selected pages have no form fields."}}),27583:((A,P,d)=>{
d.d(P,{I:()=>t});var u=d(33238),O=d(56457),p=d(86799),m=d(78906),M=d(52755),h=d(16259),g=d(77500),D=d(68164),f=d(71250),i=d(76586);async function t(n,e,s){const r=await(0,u.
Y)(n,"keep"),a=await M.mO.read(n);(0,g.mD)(n,a);const o=await h.n.read(n,a),c=s&&(0,p.g)(s,"font"),l=new m.y(n,a,o,c);await(0,D.$)(n,a,o,l,{missing:!0});const _=new Set(
e),E=({widgets:T})=>T.some(S=>S.pages.some(R=>_.has(R))),y=new Map([...l.missing].filter(([T])=>E(T))),v=[...l.tooSmall],w=T=>!E(T),b=[...(0,O.D)(r,"flatten"),...(0,f.
jA)(y,new Set,c),...(0,f.QR)(v.filter(E),!0),...(0,f.QR)(v.filter(w),!1),...(0,g.br)(n,"values")],{widgets:$,notes:I}=await(0,i.H)(n,a,e);return{widgets:$,isEmpty:$===
0&&r.fields.length===0,notes:[...b,...I]}}}),52404:((A,P,d)=>{d.d(P,{$:()=>m,U:()=>M});var u=d(58552),O=d(29082),p=d(98446);const m={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:h,last_page:g,pages:D},f){if(D!==void 0)return(0,O.k1)(
D,f);const i=(0,p.y_)(f,"page"),t=[];if(h>f&&t.push({field:"first_page",message:`is ${h}, but the document has ${i}`}),g!==void 0&&g>f&&t.push({field:"last_page",
message:`is ${g}, but the document has ${i}`}),t.length===0&&g!==void 0&&h>g&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${g})`,mentions:[
"last_page"]}),t.length>0)throw(0,u.G6)(t);return Uint32Array.from({length:(g??f)-h+1},(n,e)=>h+e)}}),64019:((A,P,d)=>{d.d(P,{dK:()=>i,wR:()=>n,hs:()=>t});var u=d(
45599),O=d(74135),p=d(6057);function m(e,s,r,a){const o=(0,p.b0)(e,s.get("Rect")),c=e.get(r);if(!o||!(c instanceof u.Z6))return;const l=(0,p.b0)(e,c.dict.get("B\
Box"));if(!l)return;const[_,E,y,v]=(0,O.zl)((0,p.lQ)(e,c.dict.get("Matrix")),l);if(!(y>_)||!(v>E))return;const w=(o[2]-o[0])/(y-_),b=(o[3]-o[1])/(v-E),$=[w,0,0,
b,o[0]-_*w,o[1]-E*b];return{form:r,matrix:a===0?$:M($,a,o[0],o[3])}}function M([e,s,r,a,o,c],l,_,E){const y=l===180?-1:0,v=l===90?1:l===270?-1:0,w=(I,T)=>[y*I-v*
T,v*I+y*T],[b,$]=w(o-_,c-E);return[...w(e,s),...w(r,a),b+_,$+E]}const h=2,g=16,D=32;function f(e,s){const r=e.resolve(s.get("F"));return typeof r=="number"?r:0}
const i=(e,s)=>(f(e,s)&(h|D))!==0;function t(e,s,r,a){return m(e,s,r,f(e,s)&g?a:0)}function n(e,s){const r=e.dict(s.get("AP"))?.get("N"),a=e.resolve(r);if(a instanceof
u.Z6)return(0,u.i9)(r)?r:void 0;if(!(a instanceof u.Bi))return;const o=e.resolve(s.get("AS")),c=o instanceof u.SX?a.get(o.text):void 0;return(0,u.i9)(c)&&e.resolve(
c)instanceof u.Z6?c:void 0}}),36502:((A,P,d)=>{d.d(P,{z:()=>D});var u=d(45599);const O={View:"ViewState",Print:"PrintState"};class p{document;categories={View:new Map,
Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const s=t.dict(e),r=t.resolve(s?.
get("Event"));if(!s||!((0,u.Eo)(r,"View")||(0,u.Eo)(r,"Print")))continue;const a=m(t,s.get("Category")),o=this.categories[r.text];for(const c of t.array(s.get("\
OCGs"))??[]){if(!(0,u.i9)(c))continue;const l=o.get(c.number)??new Set;for(const _ of a)l.add(_);o.set(c.number,l)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has(
"All"))return!1;const e=this.intentsOf(this.document.dict(new u.oS(t)));return!e.has("All")&&![...e].some(s=>n.has(s))}stateOf(t,n){const e=this.categories[n].get(
t);if(!e)return;const s=this.document.dict(this.document.dict(new u.oS(t))?.get("Usage"));let r;for(const a of e){const o=O[a],c=o===void 0?null:this.document.resolve(
this.document.dict(s?.get(a))?.get(o));if((0,u.Eo)(c,"OFF"))return!1;(0,u.Eo)(c,"ON")&&(r=!0)}return r}intentsOf(t){const n=m(this.document,t?.get("Intent"));return new Set(
n.length>0?n:["View"])}}function m(i,t){return(i.array(t)??[t??null]).map(e=>i.resolve(e)).flatMap(e=>e instanceof u.SX?[e.text]:[])}const M=32;function h(i,t,n,e){
const s=(r,a)=>{const o=e.get(r);if(o!==void 0)return o;e.set(r,!0);const c=i.resolve(r[0]),l=y=>{const v=i.resolve(y);return(0,u.cy)(v)?a>0?s(v,a-1):!0:!(0,u.i9)(
y)||n(y.number)},_=r.slice(1),E=g(c instanceof u.SX?c.text:"",_,l);return e.set(r,E),E};return s(t,M)}function g(i,t,n){switch(i){case"And":return t.every(n);case"\
Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class D{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,u.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,u.i9)(e)&&this.on.add(e.number);this.usages=new p(t,n),this.viewed=
f(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=f(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,u.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],n=new Set(t.flatMap(s=>(0,u.i9)(s)?[s.number]:[])),e=[];
for(const s of n){!this.viewed.states(s)&&!this.printed.states(s)&&e.push(s);const r=this.document.job.pace.step(1e3);r&&await r}return e}shows(t,n){const{document:e}=this,
{states:s,memberships:r,expressions:a}=n,o=e.dict(t);if(!o)return!0;if(!(0,u.Eo)(e.resolve(o.get("Type")),"OCMD"))return!(0,u.i9)(t)||s(t.number);const c=r.get(
o);if(c!==void 0)return c;const l=e.resolve(o.get("VE")),_=(0,u.cy)(l)?h(e,l,s,a):this.showsByPolicy(o,n);return r.set(o,_),_}showsByPolicy(t,{states:n,lists:e}){
const{document:s}=this,r=s.array(t.get("OCGs"))??[t.get("OCGs")??null];let a=e.get(r);if(!a){const c=r.filter(u.i9).map(({number:l})=>n(l));a=c.length===0?"empt\
y":{all:!c.includes(!1),any:c.includes(!0)},e.set(r,a)}if(a==="empty")return!0;const o=s.resolve(t.get("P"));switch(o instanceof u.SX?o.text:"AnyOn"){case"AllOn":
return a.all;case"AnyOff":return!a.all;case"AllOff":return!a.any;default:return a.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function f(i){
const t=new Map;return{states:e=>{let s=t.get(e);return s===void 0&&t.set(e,s=i(e)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),33311:((A,P,d)=>{
d.d(P,{S:()=>p});var u=d(21996),O=d(70549);const p=(0,O.n)(m=>(0,u.zx)(m,["AP","JS","EF","ByteRange","Sig"]))}),59071:((A,P,d)=>{d.d(P,{Gh:()=>t,ZK:()=>n,wh:()=>i});
var u=d(77581),O=d(45599);const p=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,m=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
h=e=>e.replace(p,"").replace(m,"").replace(M,"�"),g=200,D=new WeakMap;function f(e){if(e.bytes.length<g)return h((0,u.g7)(e));let s=D.get(e);return s===void 0&&
D.set(e,s=h((0,u.g7)(e))),s}const i=e=>h(e).trim();function t(e){const s=e instanceof O.Mx?f(e).trim():"";return s===""?null:s}const n=e=>e?f(e):""})};
