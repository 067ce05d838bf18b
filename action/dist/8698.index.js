"use strict";exports.id=8698,exports.ids=[8698],exports.modules={17079:((A,P,f)=>{f.d(P,{Z:()=>M,_:()=>m});const u=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,p=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function m(c){
if(c.length>64)return;const r=c.trim().replace(O,(t,n,e,s)=>`${n??""}${1900+Number(e)}${s}`);return g(h(u.exec(r)??p.exec(r)))}function M(c){const r=c.length>64?
void 0:h(p.exec(c.trim()));if(!r||g(r)===void 0)return;const{year:t,month:n="",day:e="",hour:s="",minute:o="",second:a="",zone:i=""}=r;return`D:${t}${n}${e}${s}${o}${a}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function h(c){if(!c)return;const[,r,t,n,e,s,o,a,i,d,l]=c,_=a??(i===void 0?void 0:`${i}${d??"00"}:${l??"00"}`);return{year:r,
month:t,day:n,hour:e,minute:s,second:o,zone:_}}function g(c){if(!c)return;const{year:r,month:t,day:n,hour:e,minute:s="00",second:o="00",zone:a}=c,i=(l,_,E)=>l===
void 0||Number(l)>=_&&Number(l)<=E;if(Number(r)===0||!i(t,1,12)||!i(n,1,D(Number(r),Number(t)))||!i(e,0,23)||!i(s,0,59)||!i(o,0,59)||a!==void 0&&a!=="Z"&&!(i(a.
slice(1,3),0,23)&&i(a.slice(4),0,59)))return;const d=[r,t,n].filter(l=>l!==void 0).join("-");return e===void 0?d:`${d}T${e}:${s}:${o}${a==="+00:00"||a==="-00:00"?
"Z":a??""}`}function D(c,r){return r===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),66974:((A,P,f)=>{f.d(P,{D6:()=>M,F1:()=>p,NL:()=>c,
P3:()=>O,br:()=>m,bs:()=>D});var u=f(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function p(t,n,e){const s=[],o=[];for(const[
a,i]of t.split(",").entries()){const d=a+1;if(n!==void 0&&i.trim()===""){o.push(`entry ${d} is empty: write ${n}, separated by single commas`);continue}const l=e(
i,d);"problem"in l?o.push(m(d,i,l.problem)):s.push(l.item)}return o.length>0?{problem:D(o)}:{items:s}}const m=(t,n,e)=>`entry ${t} ('${r(n.trim())}') ${e}`,M=({
position:t,text:n},e,s)=>m(t,n,`names ${h(e)}, but the document has ${(0,u.y_)(s,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const g=5;function D(t){const n=t.length-g;return[...t.slice(0,g),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function c(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,u.Bu)(n.join(""),40)}}),29082:((A,P,f)=>{f.d(P,{k1:()=>M,lY:()=>m,m7:()=>h});var u=f(58552),O=f(
66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,m=c=>(0,O.F1)(c,"pages such as 1..3, -1, odd",(r,t)=>{const n=r.trim(),e=p.exec(n);if(!e)
return{problem:D(n)};const[,s,o,a,i,d]=e,l={negated:s!==void 0,text:n,position:t};if(o!==void 0)return{item:{...l,pages:o.toLowerCase()}};const _=Number(a),E=i===
void 0?_:d===void 0?"end":Number(d);return _===0||E===0?O.P3:{item:{...l,pages:{from:_,to:E}}}});function M(c,r,t="pages"){const n=i=>(0,u.G6)([{field:t,message:i}]),
e=m(c);if("problem"in e)throw n(e.problem);const s=new g(r),o=new g(r),a=[];for(const i of e.items){const d=i.negated?o:s;if(typeof i.pages=="string"){d.add(i.pages);
continue}const{from:l,to:_}=i.pages,E=l<0?r+1+l:l,v=_==="end"?r:_<0?r+1+_:_,y=(_==="end"?l<0?[[l,E]]:[]:[[l,E],[_,v]]).find(([,b])=>b<1||b>r);y&&a.push((0,O.D6)(
i,y[0],r)),!(_==="end"&&E>r||a.length>0)&&d.range(Math.min(E,v),Math.max(E,v))}if(a.length>0)throw n((0,O.bs)(a));return e.items.every(({negated:i})=>i)&&s.add(
"all"),s.without(o)}function h(c){const r=m(c);if("problem"in r||r.items.length!==1)return;const{negated:t,pages:n}=r.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:s}=n;return s==="end"?{first:e}:s===-1?{first:e}:s<1?void 0:{first:Math.min(e,s),last:Math.max(e,s)}}class g{pageCount;differences;odd=!1;even=!1;constructor(r){
this.pageCount=r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,t){this.differences[r]++,this.differences[t+
1]--}without(r){const t=new Uint32Array(this.pageCount);let n=0,e=0,s=0;for(let o=1;o<=this.pageCount;o++){e+=this.differences[o],s+=r.differences[o];const a=o%
2===1?"odd":"even";(e>0||this[a])&&!(s>0||r[a])&&(t[n++]=o)}return t.subarray(0,n)}}function D(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is writt\
en 1..5":/^!/.test(c)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),59389:((A,P,f)=>{f.r(P),f.d(P,{flatten_form:()=>g});var u=f(94518),O=f(14029),p=f(29082),m=f(27583),
M=f(52404),h=f(45657);const g=async(c,r,t)=>{const n=await(0,u.E)(c.bytes,t,{password:r.open_password}),e=n.pages.count,s=(0,p.k1)(r.pages,e),o=[];let a=0;if(s.
length===0)o.push(M.$);else{const d=await(0,m.I)(n,s,r.font);a=d.widgets,(0,h.RZ)(o,d.notes),d.isEmpty&&o.push(D)}const i=await(0,O.UN)(n);return{documents:[{name:c.
name,bytes:i,pageCount:e}],notes:o,facts:{pageCount:e,flattenedWidgets:a}}},D={code:"no_form_fields",message:"The selected pages have no form fields."}}),27583:((A,P,f)=>{
f.d(P,{I:()=>t});var u=f(33238),O=f(56457),p=f(86799),m=f(78906),M=f(52755),h=f(16259),g=f(77500),D=f(68164),c=f(71250),r=f(76586);async function t(n,e,s){const o=await(0,u.
Y)(n,"keep"),a=await M.mO.read(n);(0,g.mD)(n,a);const i=new h.n(n,a),d=s&&(0,p.g)(s,"font"),l=new m.y(n,a,i,d);await(0,D.$)(n,a,i,l,{missing:!0});const _=new Set(
e),E=({widgets:T})=>T.some(S=>S.pages.some(R=>_.has(R))),v=new Map([...l.missing].filter(([T])=>E(T))),w=[...l.tooSmall],y=T=>!E(T),b=[...(0,O.D)(o,"flatten"),...(0,c.
jA)(v,new Set,d),...(0,c.QR)(w.filter(E),!0),...(0,c.QR)(w.filter(y),!1),...(0,g.br)(n,"values")],{widgets:$,notes:I}=await(0,r.H)(n,a,e);return{widgets:$,isEmpty:$===
0&&o.fields.length===0,notes:[...b,...I]}}}),52404:((A,P,f)=>{f.d(P,{$:()=>m,U:()=>M});var u=f(58552),O=f(29082),p=f(98446);const m={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:h,last_page:g,pages:D},c){if(D!==void 0)return(0,O.k1)(
D,c);const r=(0,p.y_)(c,"page"),t=[];if(h>c&&t.push({field:"first_page",message:`is ${h}, but the document has ${r}`}),g!==void 0&&g>c&&t.push({field:"last_page",
message:`is ${g}, but the document has ${r}`}),t.length===0&&g!==void 0&&h>g&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${g})`,mentions:[
"last_page"]}),t.length>0)throw(0,u.G6)(t);return Uint32Array.from({length:(g??c)-h+1},(n,e)=>h+e)}}),64019:((A,P,f)=>{f.d(P,{dK:()=>r,wR:()=>n,hs:()=>t});var u=f(
45599),O=f(74135),p=f(6057);function m(e,s,o,a){const i=(0,p.b0)(e,s.get("Rect")),d=e.get(o);if(!i||!(d instanceof u.Z6))return;const l=(0,p.b0)(e,d.dict.get("B\
Box"));if(!l)return;const[_,E,v,w]=(0,O.zl)((0,p.lQ)(e,d.dict.get("Matrix")),l);if(!(v>_)||!(w>E))return;const y=(i[2]-i[0])/(v-_),b=(i[3]-i[1])/(w-E),$=[y,0,0,
b,i[0]-_*y,i[1]-E*b];return{form:o,matrix:a===0?$:M($,a,i[0],i[3])}}function M([e,s,o,a,i,d],l,_,E){const v=l===180?-1:0,w=l===90?1:l===270?-1:0,y=(I,T)=>[v*I-w*
T,w*I+v*T],[b,$]=y(i-_,d-E);return[...y(e,s),...y(o,a),b+_,$+E]}const h=2,g=16,D=32;function c(e,s){const o=e.resolve(s.get("F"));return typeof o=="number"?o:0}
const r=(e,s)=>(c(e,s)&(h|D))!==0;function t(e,s,o,a){return m(e,s,o,c(e,s)&g?a:0)}function n(e,s){const o=e.dict(s.get("AP"))?.get("N"),a=e.resolve(o);if(a instanceof
u.Z6)return(0,u.i9)(o)?o:void 0;if(!(a instanceof u.Bi))return;const i=e.resolve(s.get("AS")),d=i instanceof u.SX?a.get(i.text):void 0;return(0,u.i9)(d)&&e.resolve(
d)instanceof u.Z6?d:void 0}}),36502:((A,P,f)=>{f.d(P,{z:()=>D});var u=f(45599);const O={View:"ViewState",Print:"PrintState"};class p{document;categories={View:new Map,
Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const s=t.dict(e),o=t.resolve(s?.
get("Event"));if(!s||!((0,u.Eo)(o,"View")||(0,u.Eo)(o,"Print")))continue;const a=m(t,s.get("Category")),i=this.categories[o.text];for(const d of t.array(s.get("\
OCGs"))??[]){if(!(0,u.i9)(d))continue;const l=i.get(d.number)??new Set;for(const _ of a)l.add(_);i.set(d.number,l)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has(
"All"))return!1;const e=this.intentsOf(this.document.dict(new u.oS(t)));return!e.has("All")&&![...e].some(s=>n.has(s))}stateOf(t,n){const e=this.categories[n].get(
t);if(!e)return;const s=this.document.dict(this.document.dict(new u.oS(t))?.get("Usage"));let o;for(const a of e){const i=O[a],d=i===void 0?null:this.document.resolve(
this.document.dict(s?.get(a))?.get(i));if((0,u.Eo)(d,"OFF"))return!1;(0,u.Eo)(d,"ON")&&(o=!0)}return o}intentsOf(t){const n=m(this.document,t?.get("Intent"));return new Set(
n.length>0?n:["View"])}}function m(r,t){return(r.array(t)??[t??null]).map(e=>r.resolve(e)).flatMap(e=>e instanceof u.SX?[e.text]:[])}const M=32;function h(r,t,n){
const e=new Map,s=(o,a)=>{const i=e.get(o);if(i!==void 0)return i;e.set(o,!0);const d=r.resolve(o[0]),l=v=>{const w=r.resolve(v);return(0,u.cy)(w)?a>0?s(w,a-1):
!0:!(0,u.i9)(v)||n(v.number)},_=o.slice(1),E=g(d instanceof u.SX?d.text:"",_,l);return e.set(o,E),E};return s(t,M)}function g(r,t,n){switch(r){case"And":return t.
every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class D{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,u.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,u.i9)(e)&&this.on.add(e.number);this.usages=new p(t,n),this.viewed=
c(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=c(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,u.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,u.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:s}=this,o=s.dict(t);if(!o)return!0;if(!(0,u.Eo)(
s.resolve(o.get("Type")),"OCMD"))return!(0,u.i9)(t)||n(t.number);const a=e.get(o);if(a!==void 0)return a;const i=s.resolve(o.get("VE")),d=(0,u.cy)(i)?h(s,i,n):this.
showsByPolicy(o,n);return e.set(o,d),d}showsByPolicy(t,n){const{document:e}=this,s=t.get("OCGs"),o=(e.array(s)??[s]).filter(u.i9);if(o.length===0)return!0;const a=o.
map(({number:d})=>n(d)),i=e.resolve(t.get("P"));switch(i instanceof u.SX?i.text:"AnyOn"){case"AllOn":return a.every(d=>d);case"AnyOff":return!a.every(d=>d);case"\
AllOff":return!a.some(d=>d);default:return a.some(d=>d)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function c(r){const t=new Map;return{
states:e=>{let s=t.get(e);return s===void 0&&t.set(e,s=r(e)),s},memberships:new WeakMap}}}),33311:((A,P,f)=>{f.d(P,{S:()=>p});var u=f(21996),O=f(70549);const p=(0,O.
n)(m=>(0,u.zx)(m,["AP","JS","EF","ByteRange","Sig"]))}),59071:((A,P,f)=>{f.d(P,{Gh:()=>t,ZK:()=>n,wh:()=>r});var u=f(77581),O=f(45599);const p=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
m=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,M=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,h=e=>e.replace(p,"").replace(
m,"").replace(M,"�"),g=200,D=new WeakMap;function c(e){if(e.bytes.length<g)return h((0,u.g7)(e));let s=D.get(e);return s===void 0&&D.set(e,s=h((0,u.g7)(e))),s}
const r=e=>h(e).trim();function t(e){const s=e instanceof O.Mx?c(e).trim():"";return s===""?null:s}const n=e=>e?c(e):""})};
