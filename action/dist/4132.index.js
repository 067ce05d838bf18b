"use strict";exports.id=4132,exports.ids=[4132,779],exports.modules={66974:((ot,Y,d)=>{d.d(Y,{D6:()=>l,F1:()=>j,NL:()=>C,P3:()=>K,br:()=>B,bs:()=>O});var L=d(98446);const K={
problem:"names page 0: pages count from 1, and -1 is the last page"};function j(b,T,M){const E=[],N=[];for(const[A,v]of b.split(",").entries()){const h=A+1;if(T!==
void 0&&v.trim()===""){N.push(`entry ${h} is empty: write ${T}, separated by single commas`);continue}const u=M(v,h);"problem"in u?N.push(B(h,v,u.problem)):E.push(
u.item)}return N.length>0?{problem:O(N)}:{items:E}}const B=(b,T,M)=>`entry ${b} ('${w(T.trim())}') ${M}`,l=({position:b,text:T},M,E)=>B(b,T,`names ${W(M)}, but \
the document has ${(0,L.y_)(E,"page")}`);function W(b){return Number.isSafeInteger(b)?`page ${b}`:"a page far beyond its end"}const U=5;function O(b){const T=b.
length-U;return[...b.slice(0,U),...T>0?[`and ${T} more such entries`]:[]].join("; ")}function C(b){const T=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(b);return T?
`is not a range: write ${T[1]}..${T[2]}${T[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(b)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(b)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function w(b){const T=[...b].map(M=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(M)?"?":M);return(0,L.Bu)(T.join(""),40)}}),29082:((ot,Y,d)=>{d.d(Y,{k1:()=>l,lY:()=>B,m7:()=>W});var L=d(58552),K=d(66974);const j=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
B=C=>(0,K.F1)(C,"pages such as 1..3, -1, odd",(w,b)=>{const T=w.trim(),M=j.exec(T);if(!M)return{problem:O(T)};const[,E,N,A,v,h]=M,u={negated:E!==void 0,text:T,position:b};
if(N!==void 0)return{item:{...u,pages:N.toLowerCase()}};const m=Number(A),P=v===void 0?m:h===void 0?"end":Number(h);return m===0||P===0?K.P3:{item:{...u,pages:{
from:m,to:P}}}});function l(C,w,b="pages"){const T=v=>(0,L.G6)([{field:b,message:v}]),M=B(C);if("problem"in M)throw T(M.problem);const E=new U(w),N=new U(w),A=[];
for(const v of M.items){const h=v.negated?N:E;if(typeof v.pages=="string"){h.add(v.pages);continue}const{from:u,to:m}=v.pages,P=u<0?w+1+u:u,D=m==="end"?w:m<0?w+
1+m:m,S=(m==="end"?u<0?[[u,P]]:[]:[[u,P],[m,D]]).find(([,I])=>I<1||I>w);S&&A.push((0,K.D6)(v,S[0],w)),!(m==="end"&&P>w||A.length>0)&&h.range(Math.min(P,D),Math.
max(P,D))}if(A.length>0)throw T((0,K.bs)(A));return M.items.every(({negated:v})=>v)&&E.add("all"),E.without(N)}function W(C){const w=B(C);if("problem"in w||w.items.
length!==1)return;const{negated:b,pages:T}=w.items[0];if(b)return;if(T==="all")return{first:1};if(typeof T=="string"||T.from<1)return;const{from:M,to:E}=T;return E===
"end"?{first:M}:E===-1?{first:M}:E<1?void 0:{first:Math.min(M,E),last:Math.max(M,E)}}class U{pageCount;differences;odd=!1;even=!1;constructor(w){this.pageCount=
w,this.differences=new Int32Array(w+2)}add(w){w!=="even"&&(this.odd=!0),w!=="odd"&&(this.even=!0)}range(w,b){this.differences[w]++,this.differences[b+1]--}without(w){
const b=new Uint32Array(this.pageCount);let T=0,M=0,E=0;for(let N=1;N<=this.pageCount;N++){M+=this.differences[N],E+=w.differences[N];const A=N%2===1?"odd":"eve\
n";(M>0||this[A])&&!(E>0||w[A])&&(b[T++]=N)}return b.subarray(0,T)}}function O(C){return/^(not +)?\.\./i.test(C)?"has no start: a range is written 1..5":/^!/.test(
C)?"is not a page: leave out pages with not, such as not 2":(0,K.NL)(C.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((ot,Y,d)=>{d.d(Y,{X:()=>j,l:()=>K});const L=/[ \u00a0-]/;function K(B){let l=0,W=0;const U=[...B].map((C,w)=>({
sign:C.toUpperCase(),at:w})).filter(({sign:C})=>!L.test(C)),O=C=>{const w=parseInt(C,36);l=(l*(w>9?100:10)+w)%97};for(let C=15;C<=Math.min(U.length,34);C++){l=0;
for(const{sign:w}of[...U.slice(4,C),...U.slice(0,4)])O(w);l===1&&(W=U[C-1].at+1)}return W}const j=B=>B.length>=15&&/^[A-Z]{2}\d\d/.test(B)&&K(B)===B.length}),52404:((ot,Y,d)=>{
d.d(Y,{$:()=>B,U:()=>l});var L=d(58552),K=d(29082),j=d(98446);const B={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function l({first_page:W,last_page:U,pages:O},C){if(O!==void 0)return(0,K.k1)(O,C);const w=(0,j.y_)(C,"page"),b=[];if(W>C&&b.push({field:"\
first_page",message:`is ${W}, but the document has ${w}`}),U!==void 0&&U>C&&b.push({field:"last_page",message:`is ${U}, but the document has ${w}`}),b.length===
0&&U!==void 0&&W>U&&b.push({field:"first_page",message:`is ${W}, which is after last_page (${U})`,mentions:["last_page"]}),b.length>0)throw(0,L.G6)(b);return Uint32Array.
from({length:(U??C)-W+1},(T,M)=>W+M)}}),64132:((ot,Y,d)=>{d.r(Y),d.d(Y,{redact_text:()=>qs});var L=d(58552),K=d(29082),j=d(45657),B=d(33973),l=d(45599),W=d(74135),
U=d(6057),O=d(87141),C=d(44738),w=d(78021),b=d(86537),T=d(77581);const M=(e,t)=>e.start-t.start||t.end-e.end;function E(e,t){let n="",s=0;for(const{start:a,end:o}of t)
a>s&&(n+=e.slice(s,a)),s=Math.max(s,o);return n+e.slice(s)}const N=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","gu"),A=/[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/;
function v(e){if(e.search(N)<0&&!A.test(e))return;let t="";const n=[],s=(o,i)=>{for(let r=o;r<i;){const c=String.fromCodePoint(e.codePointAt(r)),f=A.test(c)?c.normalize(
"NFKC"):c;for(let g=0;g<f.length;g++)n.push(f.length===c.length?r+g:r);t+=f,r+=c.length}};let a=0;for(const{0:o,index:i}of e.matchAll(N))s(a,i),a=i+o.length;return s(
a,e.length),{text:t,places:[...n,e.length]}}const h=500;async function u(e,t){const n=(0,T.g7)(e).replace(P,""),s=await t(n);if(s.length>0){const o=(0,T.wx)(E(n,
s));return await F(o.bytes,t)?D:o}const a=v(n);return a&&(await t(a.text)).length>0||await F(e.bytes,t)?D:void 0}const m="\x1B",P=new RegExp(`${m}[a-zA-Z]{2,8}${m}`,
"g"),D=new l.Mx(new Uint8Array(0));async function F(e,t){for(const n of S(e))if((await t(n)).length>0)return!0;return!1}function S(e){const t=Buffer.from(e.buffer,
e.byteOffset,e.length).toString("latin1"),n=[t];return/[\x80-\xff]/.test(t)&&n.push(Buffer.from(e).toString("utf8")),t.includes("\0")&&n.push(t.replaceAll("\0",
"")),/%[0-9a-f]{2}/i.test(t)&&n.push(Buffer.from(I(t),"latin1").toString("utf8")),t.includes("&")&&n.push(G(n.at(-1))),t.includes("<")&&n.push(n.at(-1).replace(
/<[^<>]*>/g,"")),n}const I=e=>e.replace(/%([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16))),k={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},G=e=>e.replace(
/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,n,s,a)=>{if(a!==void 0)return k[a.toLowerCase()]??t;const o=n===void 0?parseInt(s,16):parseInt(n,
10);return o<=1114111?String.fromCodePoint(o):t});async function H(e,t,n){let s=0;const a=[t];for(let o=a.pop();o!==void 0;o=a.pop()){const i=o instanceof l.Z6?
o.dict:o;if(!(!(i instanceof l.Bi)&&!Array.isArray(i)))for(const[r,c]of i.entries()){if(!(c instanceof l.Mx)){(c instanceof l.Bi||Array.isArray(c))&&a.push(c);continue}
const f=e.job.pace.step(h);f&&await f;const g=await u(c,n);g&&(i instanceof l.Bi?i.set(r,g):i[r]=g,s++)}}return s}function V(e,t){const n=[];for(const s of e.array(
e.entry(e.pages.number(t),"Annots"))??[]){const a=e.dict(s);if(!a||!(0,l.Eo)(e.resolve(a.get("Subtype")),"Redact"))continue;const o=(e.array(a.get("QuadPoints"))??
[]).map(r=>Number(e.resolve(r))||0);for(let r=0;r+8<=o.length;r+=8){const[c,f]=[0,1].map(g=>[0,2,4,6].map(p=>o[r+p+g]));n.push(Q(e,t,[(0,j.YG)(c),(0,j.YG)(f),(0,j.
Kf)(c),(0,j.Kf)(f)]))}const i=(0,U.b0)(e,a.get("Rect"));o.length<8&&i&&n.push(Q(e,t,i))}return n.filter(({width:s,height:a})=>s>0&&a>0)}function Q(e,t,n){const[
s,a,o,i]=(0,W.zl)((0,O.y)((0,U.iw)(e,t)),n);return{x:s,y:a,width:o-s,height:i-a}}async function _(e,t){t.size!==0&&await(0,C.L)(e,(n,s)=>{const a=t.get(s),o=a&&
(0,U.b0)(e,n.get("Rect"));if(!a||!o)return!1;const i=Q(e,s,o);return a.some(r=>(0,b.EF)(i,r))})}const tt=["ActualText","Alt","E","T"];async function nt(e,t,n){const s=new Set(
[...t.keys()].map(i=>e.pages.number(i)));let a=0;for(const i of s)for(const r of e.array(e.entry(i,"Annots"))??[]){const c=e.dict(r),f=c?await H(e,c,n):0;f>0&&(0,l.
i9)(r)&&e.edit(r),a+=f}for(const i of t.keys()){const r=e.pages.attribute(i,"Resources"),c=e.dict(e.dict(r)?.get("Properties"));for(const f of c?.values()??[]){
const g=await H(e,e.dict(f)??null,n);g>0&&(0,l.i9)(f)?e.edit(f):g>0&&(0,l.i9)(r)&&e.edit(r),a+=g}}const{live:o}=await(0,B.Gy)(e);for(let i=1;i<o.length;i++){const r=o[i]===
1?e.dict(e.get(i)):void 0,c=e.job.pace.step(300);if(c&&await c,!(!r||!(0,w.Uc)(r)||!J(r,s)))for(const f of tt){const g=await H(e,[e.resolve(r.get(f))],n);g>0&&(e.
edit(i),r.delete(f)),a+=g}}return a}function J(e,t){const n=e.get("Pg");return!(0,l.i9)(n)||t.has(n.number)}var $=d(12237),z=d(14029);const X=5e4,et=20;function st(e,t,n){
const s=new Map;if(!e)return s;const a=e.areas??e.matches;if(!Array.isArray(a))throw it(["must have a list under areas, or under matches"]);if(a.length>X)throw it(
[`has ${a.length} areas, and at most ${X} are allowed`]);const o=[],i=new Set(t);for(const[r,c]of a.entries()){const f=St(c,n);if(typeof f=="string"?o.push(`are\
a ${r+1} ${f}`):i.has(f.page)?s.set(f.page-1,[...s.get(f.page-1)??[],...f.boxes]):o.push(`area ${r+1} is on page ${f.page}, which pages does not name`),o.length===
et)break}if(o.length>0)throw it(o);return s}const it=e=>(0,L.G6)([{field:"redact_areas",message:e.join("; ")}]),ft=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e);function St(e,t){if(!ft(e))return"must be an object with page and box";const{page:n}=e;if(typeof n!="number"||!Number.isInteger(n)||n<1||n>t)return`must have\
 a page from 1 to ${t}`;const a=(Array.isArray(e.boxes)?e.boxes:[e.box??e]).map(yt);return a.some(o=>o===void 0)||a.length===0?"must have boxes with x, y, width\
 and height in points, which are greater than 0":{page:n,boxes:a}}function yt(e){if(!ft(e))return;const[t,n,s,a]=["x","y","width","height"].map(i=>e[i]);return[
t,n,s,a].every(i=>typeof i=="number"&&Number.isFinite(i))&&s>0&&a>0?{x:t,y:n,width:s,height:a}:void 0}var pt=d(97727),mt=d(36078),xt=d(99876);async function Be(e,t,n,s){
const a=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(a.size===0)return;const{kinds:o,pages:i}=await(0,xt.F)(e,Uint32Array.from([...a.
keys()],c=>c+1)),r=new pt.B(e);await r.inspect(i);for(const c of i){const f=e.job.pace.step(5e3);f&&await f;const g=(0,W.DI)((0,O.y)(o[c.kind])),p=[...new Map((a.
get(c.index)??[]).map(y=>[JSON.stringify(y),y])).values()],x=p.map(({x:y,y:R,width:Z,height:q})=>{const[at,rt,ut,oo]=(0,W.zl)(g,[y,R,y+Z,R+q]);return`${(0,mt.id)(
at)} ${(0,mt.id)(rt)} ${(0,mt.id)(ut-at)} ${(0,mt.id)(oo-rt)} re`});r.over(c,{resources:s?[s.addition]:[],operators:([y])=>{const R=p.map(q=>s&&y!==void 0?s.paint(
y,q,g):"").filter(Boolean),Z=R.length>0?`${R.join(`
`)}
`:"";return`/Artifact BMC q ${n==="black"?0:1} g ${x.join(`
`)} f Q
${Z}EMC
`}})}}var Mt=d(58006),Le=d(78157),At=d(56681),Ne=d(8510),Kt=d(92223),Ue=d(71856),Ot=d(82416),ct=d(85008);const Vt=4096,We=30;async function Zt(e,t){const n=new ct.
oz(e),s=[],a=[];let o=0;const i=r=>{s.push(r),o+=r.length};for(let r=1,c=n.next(!0);c!==ct.Kp;c=n.next(!0),r++){c===ct.An||c===ct.Cd?(a.push({at:o,from:n.start,
to:n.end}),i(Buffer.from((0,Ot.E3)(e,n.start,n.end)).toString("latin1").replaceAll("\0",""))):c===ct.QR&&o>0&&i(`
`);const f=r%Vt===0?t.step(Vt*We):void 0;f&&await f}return{text:s.join(""),pieces:a}}const Ge=async(e,t,n)=>(await t((await Zt(e,n)).text)).length;async function ke(e,t,n){
const{text:s,pieces:a}=await Zt(e,n),o=await t(s);if(o.length===0)return e;const i=[];for(const[r,{at:c,from:f,to:g}]of a.entries()){const p=a[r+1]?.at??s.length;
o.some(x=>x.start<p&&c<x.end)&&i.push({from:f,to:g,text:"()"})}return(0,At.E$)(e,i,n)}const $e=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CI\
DSet","JBIG2Globals"];async function Ft(e,t,n){const s=new Map,a=new Map;for(let o=1;o<t;o++){if(!n(o))continue;const i=e.job.pace.step(300);i&&await i;const r=e.
get(o);r instanceof l.Z6?(He(e,r.dict)&&s.set(o,r.dict.get("Resources")),(r.dict.has("CMapName")||(0,l.Eo)(e.resolve(r.dict.get("Type")),"CMap"))&&a.set(o,"CMap")):
r instanceof l.Bi&&ze(e,o,r,s,a)}return{content:s,fonts:a,pages:je(e)}}function je(e){const t=new Set;for(const n of e.pages.numbers){const s=e.entry(n,"Content\
s");(0,l.i9)(s)&&t.add(s.number);for(const a of e.array(s)??[])(0,l.i9)(a)&&t.add(a.number)}return t}function He(e,t){const n=e.resolve(t.get("Subtype"));return(0,l.
Eo)(n,"Form")||e.resolve(t.get("PatternType"))===1||t.has("BBox")&&!t.has("ShadingType")}function ze(e,t,n,s,a){for(const c of $e){const f=n.get(c);(0,l.i9)(f)&&
a.set(f.number,c)}const o=(0,l.Eo)(e.resolve(n.get("Subtype")),"Type3")?e.dict(n.get("CharProcs")):void 0;for(const c of o?.values()??[])(0,l.i9)(c)&&s.set(c.number,
n.get("Resources"));const i=e.resolve(n.get("Type"));if(e.pages.holds(t)||!((0,l.Eo)(i,"Page")||(0,l.Eo)(i,"Template")))return;const r=n.get("Contents");for(const c of e.
array(r)??[r])(0,l.i9)(c)&&s.set(c.number,n.get("Resources"))}const Ke=-180;async function Xt(e,{inText:t,inCodes:n},s){if(e.shown.length===0)return;const[a,o]=[
Ve(e),Ze(e)];Yt(a,await t(a.text),s),Yt(o,await n(o.text),s)}function Yt({glyphs:e},t,n){for(const{start:s,end:a}of t)for(let o=s;o<a;o++)e[o]>=0&&n.add(e[o])}class Qt{parts=[];glyphs=[];add(t,n){
this.parts.push(t);for(let s=0;s<t.length;s++)this.glyphs.push(n)}finish(){return{text:this.parts.join(""),glyphs:this.glyphs}}}function Ve({shown:e}){const t=new Qt;
for(const{elements:n,font:s,first:a}of e){let o=a;for(const i of n)if(typeof i=="number")i<Ke&&t.add(" ",-1);else for(const{text:r}of s.glyphs(i))t.add(r,o++);t.
add(`
`,-1)}return t.finish()}function Ze({shown:e}){const t=new Qt;for(const{elements:n,font:s,first:a}of e){let o=a;for(const i of n){if(typeof i=="number")continue;
let r=0;for(let c=s.glyphs(i).length;c>0;c--){const f=s.partEnd(i,r,1);for(;r<f;r++)i[r]!==0&&t.add(String.fromCharCode(i[r]),o);o++}}t.add(`
`,-1)}return t.finish()}var Xe=d(64680),Jt=d(45079);async function _t(e,t,n){const s=new Map,a=new Set;for(const{lists:o}of t)for(const{stream:i,tag:r,operator:c,
from:f,to:g,dict:p}of o){const x=`${i} ${f}`;if(a.has(x)||(a.add(x),await H(e,p,n)===0))continue;const y=new Xe.k(256);(0,Jt.bD)(y,p,Jt.yT);const R=`${r} ${Buffer.
from(y.bytes).toString("latin1")} ${c}`;s.set(i,[...s.get(i)??[],{from:f,to:g,text:R}])}return s}var It=d(94389);const Ye=120,Qe=new Set([65536,1330926671,1953658213]),
Rt=132;async function Je(e,t,n){let s;for(const[a,o]of t){const i=e.subarray(a,Math.max(a,Math.min(o,e.length)));for(const{text:r,width:c,offset:f}of qe(i))for(const g of await n(
r))s??=e.slice(),_e(s,g,{start:a+f,width:c})}return s}function _e(e,t,{start:n,width:s}){for(let a=t.start;a<t.end;a++)s===2&&(e[n+2*a]=0),e[n+s*a+s-1]=Ye}function qe(e){
const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),n=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return n;for(const s of[0,1]){const a=Buffer.
from(e.slice(s,s+(e.length-s&-2)));n.push({text:a.swap16().toString("utf16le"),width:2,offset:s})}return n}function tn(e){if(e.length<12)return[];const t=new DataView(
e.buffer,e.byteOffset,e.byteLength);if(Qe.has(t.getUint32(0)))try{const o=(0,It.tI)(t).get("name");return o?[[o.at,o.at+o.length]]:[]}catch{return[]}if(e[0]!==37&&
e[0]!==128)return[[0,e.length]];const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=n.slice(0,Math.max(n.indexOf("eexec"),0)),a=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(a)].map(({0:o,index:i})=>[i+(o.startsWith("/")?o.lastIndexOf("/")+1:1),i+o.length])}function en(e){if(e.length<Rt||Buffer.from(e.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(e.buffer,e.byteOffset,e.byteLength),n=Math.min(t.getUint32(128),100),s=[[40,128]];for(let a=0;a<n&&
Rt+12*(a+1)<=e.length;a++){const[o,i]=[4,8].map(r=>t.getUint32(Rt+12*a+r));s.push([o+8,o+i])}return s}function qt(e){return[...Buffer.from(e.buffer,e.byteOffset,
e.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:n,index:s})=>[s+1,s+n.length])}const nn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi;async function sn(e,t){
const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=[...n.matchAll(nn)],a=s.map(({1:c})=>{const f=Buffer.from(c.replace(/\s/g,""),"hex");return f.
subarray(0,f.length&-2).swap16().toString("utf16le")}),o=[];for(const[c,f]of a.entries())f.length>1&&(await t(f)).length>0&&o.push(c);if(o.length===0)return;let i="",
r=0;for(const c of o){const{0:f,index:g}=s[c];i+=`${n.slice(r,g)}<0020>`,r=g+f.length}return Buffer.from(i+n.slice(r),"latin1")}var on=d(30201);const an=new Set(
`ADBE AAPL ASCII85Decode ASCIIHexDecode AbsoluteColorimetric AcroForm Acrobat Action Actions ActualText AdobePPKLite Adobe.PPKLite Adobe.PPKMS
	Adobe.PubSec Adobe.XXX AESV2 AESV3 AFRelationship After AllOff AllOn AllPages Alphabetic Alpha Alternate AlternateImages AlternatePresentations
	Alternates Alternative Anchor Anno Annot Annotation Annots Annotations AntiAlias AnyOff AnyOn Aperture AppDefault ArtBox Artifact Artwork Ascent Aside
	Asian Attached Attestation AuthEvent Author AutoPlay AvgWidth Back Background BackdropColor BackgroundColor BaseEncoding BaseFont BaseLineShift BaselineShift
	BaseState BaseVersion Bates BBox Before BibEntry BitsPerComponent BitsPerCoordinate BitsPerFlag BitsPerSample Black BlackGeneration BlackIs1
	BlackPoint BleedBox BleedBoxes Blinds BlockAlign BlockQuote Block Blue Border BorderColor BorderStyle BorderThickness Both Bottom BottomSecondary Bounds
	Butt ByteRange Bxyz CAdES CalCMYK CalGray CalRGB Callout CallingPosition CapHeight Caption Caret Catalog Category CCITTFaxDecode CenterWindow Centered Cert CFA\
dd
	CharProcs CharSet Char Chart CheckSum CIDFontType0 CIDFontType0C CIDFontType2 CIDInit CIDSet CIDSystemInfo CIDToGIDMap Circle ClassMap ClosedArrow Cloud
	CMapName CMapType Code Collection CollectionColors CollectionField CollectionItem CollectionSchema CollectionSort CollectionSplit CollectionSubitem
	ColorBurn ColorDodge ColorSpace ColorTransform Colorants Colors Color ColSpan ColumnCount ColumnGap ColumnWidths Columns Comb Comment Comments Company
	Compatible Component CompressedObject Configs Connector ContactInfo Content Contents Content-Type Copy Coords Copyright Count Courier Courier-Bold
	Courier-BoldOblique Courier-Oblique Cover CreationDate Creator CreatorInfo CropBox CryptFilter CryptFilterDecodeParms Crypt CrossReference
	CSS-1.00 CSS-2.00 CSS-3.00 Cylinder DamagedRowsBeforeError Darken Dashed Data Date DCTDecode Decimal Decode DecodeParms Default DefaultCMYK
	DefaultForPrinting DefaultGray DefaultRGB DefEmbeddedFile Delete DescendantFonts Descent Desc Design Dest DestOutputProfile DestOutputProfileRef Dests Detached\

	DeviceCMYK DeviceColorant DeviceGray DeviceN DeviceRGB Diagram Diamond Diff Difference Differences DigestLocation DigestMethod DigestValue Dimension
	Direction Disc Display DisplayDocTitle Dissolve Distribute DocChecksum DocMDP DocOpen DocTimeStamp Document DocumentFragment Domain DotGain Dotted
	Double DPart DPartRoot DPartRootNode Draft Duration DuplexFlipLongEdge DuplexFlipShortEdge DvDate Edges EarlyChange EFOpen Ellipse EmbeddedFile EmbeddedFiles
	EmbeddedFDFs Encode EncodedByteAlign Encoding Encrypt Encrypted EncryptedPayload EncryptMetadata EncryptionRevision Endnote EndIndent EndOfBlock EndOfLine End \
Entrust.PPKEF Even
	Event Exclude Exclusion Expiration Export ExportState Extends Extend Extensions ExtensionLevel ExtGState ExtraCondensed ExtraExpanded FDecodeParms
	FFilter FENote Field FieldMDP Fields FileAttachment Filespec Filter Figure Filing Final FirstChar First FirstPage FitB FitBH FitBV FitH FitR FitV
	FitWindow Fixed FixedPrint FlateDecode Flags Flash Flatness FontBBox FontDescriptor FontFamily FontFauxing FontFile FontFile2 FontFile3 FontMatrix
	FontName FontSize FontStretch FontWeight Font FontType Footer Footing Footnote ForComment Foreground FormData FormType Form Format Formula Frame Free FreeText \
FreeTextCallout
	FreeTextTypeWriter Frequency FullScreen Fullscreen Function FunctionType Functions Gamma Generic GlyphOrientationVertical GoTo GoTo3DView GoToDp GoToE GoToR Gr\
aph
	Gray Green Groove Group GTS_PDFA1 GTS_PDFX GTS_PDFE1 GTS_PDFVT GTSm GTSm_DPM Guideline Halftone HalftoneName HalftoneOrigin HalftoneType HardLight Header
	Headers Heading Height Height2 Helv HeBo Helvetica Helvetica-Bold Helvetica-BoldOblique Helvetica-Oblique Hidden HiddenWireframe Hide HideAnnotationActions Hid\
eMenubar HideToolbar HideWindowUI
	HOffset Hover Highlight HTML-3.20 HTML-4.01 HTML-5.00 ICCBased IccBased Icon IDTree Identity Identity-H Identity-V Illustration Image ImageB ImageC ImageI Imag\
eMask Images
	ImportData Include InclusiveTo Index Indexed Info Ink InkList InlineAlign InlineShape Initial Insert Inset Intent Interpolate Inline International InvertedDoub\
le IRTM IsMap
	ISO_32000 ISO_TS_32001 ISO_TS_32002 ItalicAngle JavaScript JavaScriptActions JBIG2Decode JBIG2Globals JPXDecode Justify Keywords KeyChange Keystroke Kids Lang \
Language Last LastChar LastModified
	LastPage Launch Layout Lbl LBody Leading Left LeftSecondary Legal LegalAttestation Length Length1 Length2 Length3 Level1 Lighten LightingScheme Limits Line Lin\
eArrow
	LineDimension LineHeight LineNum LineThrough Linear Linearized Link ListMode ListNumbering List Lock Location Locked LockedContents Longdash LowerAlpha LowerRo\
man Lower
	LTI LTV Luminosity LZWDecode MacBinary MacExpertEncoding MacRomanEncoding Mac MainImage Mark Marked MarkInfo MarkStyle Markup MarkupTypes Mask Material Matrix \
Matte
	MaxLen MaxWidth Max Maximum Measure Media MediaBox MediaClip MediaCriteria MediaDuration MediaOffset MediaPermissions MediaPlayerInfo
	MediaPlayers MediaPlayParams MediaRendition MediaScreenParams Medium Metadata Middle Miter MissingWidth MixingHints MMType1 ModDate Modify Mono MonoSpace Mouse\
 Movie MovieActions MSCR MSFT_Office Multiply
	MustBeFound MustBeHonored Named Namespace Namespaces Name Names NavNode Navigator NChannel NeedAppearances NeedsRendering NewParagraph NewWindow Next NextPage \
NoOutline
	NonEFontNoWarn NonEmbeddedFonts NonFullScreenPageMode None NonStruct NonSymbolic Normal Note NotRotate NoView NumberFormat NumCopies Nums Oblique ObjStm Object\
Set OBJR OCGs OCMD OCProperties Offset
	OneColumn OpacityFill Open OpenAction OpenArrow OpenType Optional OptionalContentGroup Ordered Ordering Order OriginalData Orthographic OutputCondition OutputC\
onditionIdentifier OutputIntent OutputIntents Outlines Outline
	Outset OverlayText Overlay Over Overprint Padding Page Pagenum PageElement PageLabel PageLabels PageLayout PageMode Pagination PageNum Pages PaintType Paper Pa\
perclip Paragraph ParagraphS Parameters Params Parent ParentTree ParentTreeNextKey
	Part Parts Password Pattern PatternType PCM Perms Perceptual Permissions PDFDocEncoding PDFM Photoshop PickTrayByPDFSize PieceInfo PinWheel Placement PlainText\
 Play PolyLine PolyLineDimension Polygon PolygonCloud PolygonDimension Popup
	Position Predictor PresSteps Preserve PreserveAspectRatio PressMark Preview PrevPage Prev PrintArea PrintClip PrintFieldStaging PrintPageRange PrintScaling Pri\
ntState Printer PrinterMark PrinterMarks PrintersMarks Print Private
	ProcSet ProcSets Producer Profile Projection Properties Property Push PushPin Quad QuadPoints Quote RBGroups Range Reason Reasons Red Redact Redaction Referenc\
e RefStateful Regular RegistryName Registry RelativeColorimetric Relative Rename Rendition
	Renditions RenderMode RepeatCount Repeat ReplyType Required Requirement Requirements ReqHandler ReqHandlers ResetForm Resolution Resources Revision RichMedia R\
ichMediaActivation RichMediaAnimation RichMediaCommand RichMediaConfiguration RichMediaContent
	RichMediaDeactivation RichMediaExecute RichMediaInstance RichMediaParams RichMediaPosition RichMediaPresentation RichMediaSettings RichMediaWindow Ridge Right \
RightSecondary RoleMap RoleMapNS Role Root Rotate Round RowSpan Rows Row RubyAlign RubyPosition Ruby
	RunLengthDecode SandBox Saturation Schema Scope Screen Script Scripts Sect Security SemiCondensed SemiExpanded Separation SeparationColorNames SeparationInfo S\
etOCGState SetState Settings Shading ShadingType Shadow ShapeAlpha
	SharedMemory Sig SigFieldLock SigFlags SigQ SigRef Signature Signed SignatureCreationData Simple Simplex SimulationOfPaper SinglePage Size SizeTint Slash Slide\
Show SMask SMaskInData Smoothness SoftLight Solid Sort SoundActions Sound SoundVolume Source SourceModified Span Spans SpaceAfter SpaceBefore
	Spawn Spec SpellCheck Spell SpiderInfo SplineCurve Split SpotFunction Square Squiggly Stamp StampImage StampSnapshot Standard Start StartIndent StartResource S\
tate StateModel Status StemH StemV StdCF Stm StmF StmOwner StrF StreamF StrikeOut Strong Struct StructElem StructParent StructParents StructTreeRoot
	Style Subj SubFilter Subject SubmitForm Submit SubPage Subtype Summary SummaryView Supplement Supplied SVCertificate SVCert Symbol Symbolic Symbol,Bold SymbolS\
et Sync TableHeaders Table TBorderStyle TBody Tabs TADelete Target Technical Templates TemplateInstantiated Template TextAlign TextDecorationColor
	TextDecorationThickness TextDecorationType TextIndent TextPosition Text Textbox TFoot THead Thin Thread Threads ThreeD Thumb TilingType TimeStamp Times-Bold Ti\
mes-BoldItalic Times-Italic Times-Roman Times TintTransform Title TOCI ToUnicode Toggle TopSecondary Toolbar Topleft TPadding Trans TransMode TransferFunction T\
ransfer Transition
	Transparency Transparent TrapNet TrapRegions TrapStyles Trapped Trapping TriangleMesh TrimBox True TrueType TrustedMode TwoColumnLeft TwoColumnRight TwoPageLef\
t TwoPageRight Type Type0 Type1 Type1C Type2 Type3 TypeFace Unchanged Unclosed Uncover UnderColorRemoval Underline Unix Unlock Unspecified
	Unordered Upper UpperAlpha UpperRoman URLS UR3 Usage UseAttachments UseBlackPtComp UseCMap UseNone UseOC UseOutlines UserProperties UserUnit User UseThumbs Val\
idate Version Vertices VeriSign.PPKVS View ViewArea ViewClip ViewParams ViewPort Viewport ViewState ViewerPreferences Views Visible Volume VoiceOver Warichu Wat\
ermark
	WCInfo Wave WhitePoint Widget Width Widths Width2 WinAnsiEncoding Window WinUnicode Wipe WMode WP Writing WritingMode XFAResources XHeight XObject XRefStm XML-\
1.00 XSquare XStep XYZ Xfa YStep ZaDb ZapfDingbats Zoom
	endcmap begincmap usecmap defineresource findresource Adobe Japan1 Korea1 CNS1 GB1 Identity UniGB-UTF16-H UniGB-UCS2-H UniJIS-UTF16-H UniJIS-UCS2-H UniCNS-UTF1\
6-H UniKS-UTF16-H
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),rn=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Bt=e=>an.has(e)||rn.test(e)||(0,on.u)(e)!==void 0,Lt=4,cn=60,fn=e=>/[\x80-\xff]/.test(e)?Buffer.from(e,"latin1").toString("utf8"):e,ln=["redacted-","removed-","\
name-","x-"];class dn{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,n){
const s=[n];for(let a=s.pop();a!==void 0;a=s.pop()){const o=a instanceof l.Z6?a.dict:a;if(o instanceof l.SX)this.add(o.text);else if(Array.isArray(o))for(const r of o)
s.push(r);else if(o instanceof l.Bi)for(const[r,c]of o)this.add(r),s.push(c);const i=t.job.pace.step(cn);i&&await i}}add(t){t.length>=Lt&&this.seen.add(t)}async settle(){
const t=await ee([...this.seen],this.find);if(t.length===0)return;const n=await te(this.find);for(const s of t)Bt(s)||this.names.set(s,`${n}${this.names.size+1}`)}}
async function te(e){for(const t of ln)if((await e(`${t}1`)).length===0)return t;return""}async function ee(e,t){const n=[];let s="";for(const i of e)n.push(s.length),
s+=`${fn(i)}
`;if(s==="")return[];const a=new Set;let o=0;for(const{start:i,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;o+1<n.length&&n[o+1]<=i;)o++;const c=e[o];
r-i>=Lt&&r<=(n[o+1]??s.length)-1&&a.add(c)}return[...a]}function un(e,t){return(e.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Lt||!Number.isNaN(Number(s))).join(" ")}const hn=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
bt=4096,ne=30,gn=3,pn={names:[],cuts:[]};async function mn(e,t,n,s){const a=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),o=s.step(e.length);o&&
await o;const i=[...new Set(a.match(hn)??[]),...new Set(a.match(/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g)??[])],r=await ee(i.map(yn),t);return r.length===0?pn:wn(
e,new Set(r),n,s)}const yn=e=>e.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16)));async function wn(e,t,n,s){const a=new Set,
o=[],i=new ct.oz(e);for(let r=1,c=i.next();c!==ct.Kp;c=i.next(),r++){const{start:f,end:g}=i,p=()=>Buffer.from(e.subarray(f,g)).toString("latin1");if(c===ct.o_){
const y=(0,Ot.MQ)(e,f+1,g);t.has(y)&&!Bt(y)&&a.add(y)}else c===ct.QR&&g-f>gn&&t.has(p())?o.push({from:f,to:g,text:""}):c===ct.Ho&&(await n(p())).length>0&&o.push(
{from:f,to:g,text:"\0".repeat(g-f)});const x=r%bt===0?s.step(bt*ne):void 0;x&&await x}return{names:[...a],cuts:o}}async function Sn(e,t,n){const s=[],a=new ct.oz(
e);for(let o=1,i=a.next();i!==ct.Kp;i=a.next(),o++){const r=i===ct.o_?t.of((0,Ot.MQ)(e,a.start+1,a.end)):void 0;r!==void 0&&s.push({from:a.start,to:a.end,text:`\
/${r}`});const c=o%bt===0?n.step(bt*ne):void 0;c&&await c}return s.length===0?e:(0,At.E$)(e,s,n)}function se(e,t,n){for(const s of n){const a=t.shownAt(s);let o=e.
get(a.stream);o||e.set(a.stream,o=new Map);let i=o.get(a.from);i||o.set(a.from,i={shown:a,glyphs:new Set}),i.glyphs.add(s-a.first)}}var lt=d(81077),Pt=d(9819);const Mn={
ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",
TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function oe(e,t,n){return t?t===e.dict(e.trailer.get("I\
nfo"))?"the properties of the document":(0,w.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,l.Eo)(e.resolve(t.get("Subtype")),"Widget")?"form fields":"annotat\
ions":t.has("FT")?"form fields":(0,l.Eo)(e.resolve(t.get("Type")),"OCG")?"layers":n==="Title"&&t.has("Parent")?"bookmarks":Mn[n]??"other entries":"other entries"}
const Ct=100,ae=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Pn=new Set(["Dest","D","S","C","AS","V","DV"]),bn=new Set(["DA","Registry","Ordering","CharS\
et","Panose","CheckSum","Lookup","NS"]),Cn=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,vn=new Set(["CreationDate","ModDate","M","LastModified","Cre\
ateDate"]);class Tn{document;names;edits;note;renamed=new Map;find;inNames;inCodes;prefix="";constructor(t,{inText:n,inNames:s,inCodes:a},o,i,r){this.document=t,
this.names=o,this.edits=i,this.note=r,this.find=n,this.inNames=s,this.inCodes=a}async run(t,n){const{document:s}=this;this.prefix=await te(this.find);const a=this.
trees(),o=[];for(const c of a)await this.nameKeys(c)&&o.push(c);let i;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!n(c)||(0,l.i9)(r)&&r.number===
c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){if(t[c]!==1||(0,l.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof l.Mx||f instanceof
l.SX){n(c)&&await this.scalar(c,f,await(i??=this.usesOfScalars(t)));continue}const g=n(c)&&await this.object(f),p=this.edits&&this.names.count>0&&await this.renameNames(
s.get(c));(g||p)&&this.edits&&s.edit(c)}for(const c of o)this.edits&&await this.rebuild(c);for(const[c,f]of[...s.trailer])(0,l.i9)(f)||c==="ID"||c==="Encrypt"||
!await this.object([f])||this.edits&&s.trailer.delete(c)}trees(){const{document:t}=this,n=(0,Pt.Wo)(t,"Names"),s=(0,Pt.Wo)(t,"StructTreeRoot");return[...[...n?.
dict.keys()??[]].map(a=>({holder:n.dict,number:n.holder,key:a})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"IDTree"}]:[]]}async nameKeys({holder:t,
key:n}){let s=!1;for(const[a]of await(0,lt.Zc)(this.document,t.get(n),"Names"))!(a instanceof l.Mx)||!await u(a,this.find)||(this.rename((0,lt.Pu)(a)),s=!0);return s}rename(t){
this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){const{document:n}=this,s=[t];for(let a=s.pop();a!==void 0;a=
s.pop()){const o=a instanceof l.Z6?a.dict:a;if(Array.isArray(o))for(const r of o)s.push(r);if(!(0,l.Zm)(o))continue;for(const[r,c]of o){const f=ae.has(r)?n.resolve(
c):null;if((0,l.Zm)(f))for(const g of f.keys())await this.nameOne(g);(0,l.i9)(c)||s.push(c)}const i=n.job.pace.step(Ct*(1+o.size));i&&await i}}async nameOne(t){
t.length>=2&&await u((0,l.Px)(t),this.find)&&this.rename(`/${t}`)}async object(t){let n=!1;const s=[{value:t,dict:void 0,key:""}];for(let a=s.pop();a;a=s.pop()){
const o=a.value instanceof l.Z6?a.value.dict:a.value;if(!(o instanceof l.Bi)&&!Array.isArray(o))continue;if(Array.isArray(o)&&ie(o)){await this.palette(o)&&(n=!0);
continue}const i=o instanceof l.Bi?o:a.dict;for(const[c,f]of[...o.entries()]){const g=typeof c=="string"?c:a.key,p=await this.entry(i,g,f);if(p===void 0){(f instanceof
l.Bi||Array.isArray(f))&&s.push({value:f,dict:i,key:g});continue}n=!0,this.note(oe(this.document,i,g)),this.edits&&(o instanceof l.Bi?o.set(c,p):o[c]=p)}o instanceof
l.Bi&&this.renamed.size>0&&this.renameKeys(o,a.key)&&(n=!0);const r=this.document.job.pace.step(Ct);r&&await r}return n}async usesOfScalars(t){const{document:n}=this,
s=new Map;for(let a=1;a<t.length;a++){const o=[];t[a]===1&&o.push({value:n.get(a),dict:void 0,key:""});for(let i=o.pop();i;i=o.pop()){const r=i.value instanceof
l.Z6?i.value.dict:i.value;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;const c=r instanceof l.Bi?r:i.dict;for(const[g,p]of r.entries()){const x=Array.isArray(
r)&&ie(r)?"Lookup":typeof g=="string"?g:i.key;(0,l.i9)(p)?s.set(p.number,{dict:c,key:x}):o.push({value:p,dict:c,key:x})}const f=n.job.pace.step(Ct);f&&await f}}
return s}async scalar(t,n,s){const{document:a}=this,{dict:o,key:i}=s.get(t)??{dict:void 0,key:""},r=n instanceof l.SX?this.names.of(n.text):void 0,c=r===void 0?
await this.entry(o,i,n):new l.SX(r);c!==void 0&&(this.note(oe(a,o,i)),this.edits&&a.put(t,c))}async palette(t){const n=t[3];return!(n instanceof l.Mx)||(await this.
inCodes((0,lt.Pu)(n))).length===0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new l.Mx(new Uint8Array(n.bytes.length))),!0)}async renameNames(t){const{names:n,
document:s}=this;let a=!1;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const r=i instanceof l.Z6?i.dict:i;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;
if(r instanceof l.Bi&&[...r.keys()].some(f=>n.of(f)!==void 0)){const f=[...r];r.clear();for(const[g,p]of f)r.set(n.of(g)??g,p);a=!0}for(const[f,g]of[...r.entries()]){
const p=g instanceof l.SX?n.of(g.text):void 0;if(p===void 0){(g instanceof l.Bi||Array.isArray(g))&&o.push(g);continue}a=!0,r instanceof l.Bi?r.set(f,new l.SX(p)):
r[f]=new l.SX(p)}const c=s.job.pace.step(Ct);c&&await c}return a}async technical(t,n){const s=(0,lt.Pu)(n);if(t==="DA"){if((await this.inNames(s)).length===0)return;
const o=un(s,this.names);return o===s||(await this.inNames(s)).length===(await this.inNames(o)).length?void 0:(0,l.Px)(o)}return t==="CheckSum"||t==="Panose"||t===
"CharSet"||Bt(s)||Cn.test(s)||(await this.inCodes(s)).length===0?void 0:(0,l.Px)("")}async entry(t,n,s){if(s instanceof l.SX){const i=Pn.has(n)||n==="RoleMap"?this.
renamed.get(`/${s.text}`):void 0;return i===void 0?void 0:new l.SX(i)}if(s instanceof l.Mx&&bn.has(n))return this.technical(n,s);if(!(s instanceof l.Mx)||n==="C\
ontents"&&t&&(0,l.hi)(t))return;const a=this.renamed.get((0,lt.Pu)(s));if(a!==void 0)return(0,l.Px)(a);const o=await u(s,this.find);return o&&vn.has(n)?(0,l.Px)(
""):!o||n!=="T"||!t||!En(t)?o:(this.rename((0,lt.Pu)(s)),(0,l.Px)(this.renamed.get((0,lt.Pu)(s))))}renameKeys(t,n){const s=[...t];if(!(ae.has(n)||this.isNaming(
t))||!s.some(([o])=>this.renamed.has(`/${o}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[o,i]of s)t.set(this.renamed.get(`/${o}`)??
o,i);return!0}isNaming(t){const{document:n}=this,s=n.dict(n.catalog.get("StructTreeRoot"));return[n.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(
a=>n.dict(a)===t)}async rebuild({holder:t,number:n,key:s}){const{document:a}=this,o=await(0,lt.Zc)(a,t.get(s),"Names");a.edit(n);const i=(0,lt.H6)(a,(0,lt.AN)(o),
"Names"),r=t.get(s);(0,l.i9)(r)?a.put(r,i):t.set(s,i),a.edit((0,Pt.Kd)(r,n))}}const ie=([e])=>(0,l.Eo)(e,"Indexed")||(0,l.Eo)(e,"I"),En=e=>e.has("FT")||e.has("K\
ids")||e.has("Parent")&&!e.has("Contents");var dt=d(47212);class re{document;searching;choose;stays;rewriter;use;found=new Map;renaming;constructor(t,n,s,a,o,i){
this.document=t,this.searching=n,this.choose=s,this.stays=a,this.rewriter=o,this.use=i,this.renaming=new dn(n.inNames)}async run(t){const{document:n,stays:s,renaming:a}=this,
{live:o}=await(0,B.Gy)(n),i=c=>o[c]===1&&s[c]!==1,r=await Ft(n,o.length,i);for(const[c,f]of r.content)i(c)&&!t.has(c)&&await this.content(c,f);for(let c=1;c<o.length;c++)
i(c)&&n.isStream(c)&&await this.data(c,r);for(let c=1;c<o.length;c++)i(c)&&await a.note(n,n.get(c));await a.settle(),this.note("names",a.count),this.rewriter&&a.
count>0&&await this.renameContent(o),await new Tn(n,this.searching,a,this.rewriter!==void 0,c=>this.note(c)).run(o,i)}async renameContent(t){const{document:n,renaming:s}=this,
{content:a,pages:o}=await Ft(n,t.length,i=>t[i]===1);for(const i of new Set([...a.keys(),...o])){const r=n.get(i);if(!(r instanceof l.Z6))continue;const c=this.
decoded(r),f=await Sn(c,s,n.job.pace);f!==c&&n.put(i,await(0,Kt.c)(n,r,f))}}note(t,n=1){n>0&&this.found.set(t,(this.found.get(t)??0)+n)}async content(t,n){const{
document:s,searching:a}=this,o=s.get(t);if(!(o instanceof l.Z6))return;const i=this.decoded(o),r=await new dt.Wz(s).stream(i,n),{glyphs:c,count:f}=await this.choose(
r,!1),g=c.size;await Xt(r.trace,a,c);const p=await _t(s,[r.trace],a.inText);if(this.note("content that no page shows",Math.max(f,+(c.size>g))+p.size),(0,dt.FU)(
r,c),this.use?.note(r.trace,c),!this.rewriter||c.size===0&&p.size===0)return;const x=new Map;se(x,r.trace,c),await this.rewriter.inPlace(new Map([[0,t]]),[r.trace],
{removals:x,others:p,images:new Map})}decoded(t){const n=this.document.decodedPart(t);if(!n)throw new L.zU("redaction_incomplete","A content stream cannot be re\
ad, because its compression is not known");return n.data}async data(t,{content:n,fonts:s,pages:a}){const{document:o}=this,i=o.get(t);if(!(i instanceof l.Z6))return;
const{dict:r}=i,c=s.get(t);c!==void 0?await this.fontData(t,i,c):xn(o,r)?this.rewriter||await this.otherData(t,i):Dn(o,r)?await this.colorData(t,i):n.has(t)||a.
has(t)?await this.hiddenStrings(t,i):await this.otherData(t,i)}async hiddenStrings(t,n){const{document:s,rewriter:a}=this,o=this.searching.inCodes,{pace:i}=s.job,
r=this.decoded(n),c=r.includes(Le.IQ)&&await F(An(r),this.searching.inText),f=await Ge(r,o,i),{names:g,cuts:p}=await mn(r,this.searching.inNames,o,i);for(const Z of g)
this.renaming.add(Z);if(c&&this.note("comments of content"),this.note("content that no page shows",f+p.length),!a||!c&&f===0&&p.length===0)return;const x=p.length>
0?await(0,At.E$)(r,p,i):r,y=f>0?await ke(x,o,i):x,R=c?(await(0,Ne.f)(y,i)).content:y;s.put(t,await(0,Kt.c)(s,n,R))}async fontData(t,n,s){const{inCodes:a,inText:o}=this.
searching;if(s.startsWith("FontFile"))return this.overwrite(t,n,tn);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,n,qt);const i=this.document.get(
t),r=this.document.decodedPart(i)?.data,c=r&&this.document.job.pace.step(r.length);c&&await c;const f=r&&await sn(r,o);f?this.replace(t,i,f):r&&await F(r,a)&&this.
note("names")}async colorData(t,n){const{document:s}=this,a=s.resolve(n.dict.get("FunctionType"));a===4?await this.overwrite(t,n,qt):typeof a!="number"&&!(0,l.Eo)(
s.resolve(n.dict.get("Subtype")),"Image")&&!n.dict.has("ShadingType")&&await this.overwrite(t,n,en)}async overwrite(t,n,s){const{document:a}=this,o=a.decodedPart(
n)?.data;if(!o)return;const i=a.job.pace.step(o.length);i&&await i;const r=s(o);if(!r)return this.otherData(t,n);const c=await Je(o,r,this.searching.inCodes);c&&
this.replace(t,n,c)}replace(t,n,s){this.note("fonts and colors"),this.rewriter&&this.document.put(t,(0,Mt.n)(n,s,{compress:!0}))}async otherData(t,n){const{document:s,
rewriter:a}=this,o=(0,Ue.In)(n)?"metadata":"streams",i=o==="metadata"?this.searching.inText:this.searching.inCodes,r=this.document.decodedPart(n)?.data;if(!r)throw new L.
zU("redaction_incomplete","A stream cannot be read, because its compression is not known");const c=s.job.pace.step(r.length);c&&await c;const f=S(o==="metadata"?
ce(r):r),g=await Promise.all(f.map(async y=>(await i(y)).length));if(this.note(o,(0,j.Kf)(g)),!a||g.every(y=>y===0))return;const[p=""]=f,x=Buffer.from(E(Buffer.
from(r).toString("latin1"),await i(p)),"latin1");await F(ce(x),i)?s.remove(t):s.put(t,(0,Mt.n)(n,x,{compress:!1}))}}function Dn(e,t){return["FunctionType","Shad\
ingType","N"].some(n=>typeof e.resolve(t.get(n))=="number")||(0,l.Eo)(e.resolve(t.get("Subtype")),"Image")}const xn=(e,t)=>(0,l.Eo)(e.resolve(t.get("Type")),"Em\
beddedFile");function An(e){return Buffer.from((Buffer.from(e).toString("latin1").match(/%[^\r\n]*/g)??[]).join(`
`),"latin1")}function ce(e){const n=Buffer.from(e).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,s=>" ".repeat(
s.length));return Buffer.from(n,"latin1")}var fe=d(42973),On=d(68973),Fn=d(12195),In=d(1900),vt=d(95340),le=d(71157);const Rn=6,ht=1,Nt=["Filter","DecodeParms",
"Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL",
"L","Length","Interpolate"];class de{document;shade;constructor(t,n){this.document=t,this.shade=n}async without(t,n){const{document:s}=this,{image:a}=t[0],{width:o,
height:i}=(0,vt.h)(s,a.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(o>0&&i>0))return;const c=he(r,n,o,i);if(!c.some(({left:f,top:g,right:p,
bottom:x})=>f<=0&&g<=0&&p>=o&&x>=i))return s.add(await this.overwrite(a,c))}async shows({image:t,matrix:n},s){const{document:a,shade:o}=this,{width:i,height:r}=(0,vt.
h)(a,t.dict);if(!(i>0&&r>0)||n[0]*n[3]===n[1]*n[2])return!1;const c=he([{matrix:n}],s,i,r);if(c.length===0)return!1;const f=a.resolve(t.dict.get("ImageMask"))===
!0?255:o,g=await this.draw(t),p=await Tt(a,g,3);return c.some(({left:x,top:y,right:R,bottom:Z})=>{for(let q=y+ht;q<Z-ht;q++){const[at,rt]=[x+ht,R-ht].map(ut=>(q*
g.width+ut)*3);for(let ut=at;ut<rt;ut++)if(p[ut]!==f)return!0}return!1})}async overwrite(t,n){const{document:s,shade:a}=this,o=new l.Bi(t.dict),{dict:i}=t;for(const R of Nt)
o.delete(R);if(s.resolve(i.get("ImageMask"))===!0)return this.stencil(t,o,n,1);const[r,c]=[s.resolve(i.get("SMask")),s.resolve(i.get("Mask"))];if((0,l.cy)(c)||r instanceof
l.Z6&&r.dict.has("Matte")||typeof i.get("SMaskInData")=="number")throw ue("has an image whose mask cannot be written again");const f=await this.draw(t),g=await(0,In.
cE)(f,s.job.pace),p=await Tt(s,f,g?3:1),{width:x,height:y}=f;for(const{left:R,top:Z,right:q,bottom:at}of n.map(rt=>Ut(rt,x,y)))for(let rt=Z;rt<at;rt++){const ut=g?
3:1;p.fill(a,(rt*x+R)*ut,(rt*x+q)*ut)}return o.set("ColorSpace",(0,l.UU)(g?"DeviceRGB":"DeviceGray")),o.set("BitsPerComponent",8),r instanceof l.Z6?o.set("SMask",
s.add(await this.opaque(r,x,y,n))):c instanceof l.Z6&&o.set("Mask",s.add(await this.maskOf(c,x,y,n))),this.pack(o,p)}async opaque(t,n,s,a){const o=await this.draw(
t),i=await Tt(this.document,o,1);for(const c of a.map(f=>pe(f,o.width/n,o.height/s,o)))for(let f=c.top;f<c.bottom;f++)i.fill(255,f*o.width+c.left,f*o.width+c.right);
const r=new l.Bi(t.dict);for(const c of Nt)r.delete(c);return r.set("ColorSpace",(0,l.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,i)}maskOf(t,n,s,a){
const o=(0,vt.h)(this.document,t.dict),i=new l.Bi(t.dict);for(const c of Nt)i.delete(c);const r=a.map(c=>pe(c,o.width/n,o.height/s,o));return this.stencil(t,i,r,
0)}async stencil(t,n,s,a){const o=await this.draw(t),i=await Tt(this.document,o,1),{width:r,height:c}=o;for(const{left:p,top:x,right:y,bottom:R}of s.map(Z=>Ut(Z,
r,c)))for(let Z=x;Z<R;Z++)i.fill(a*255,Z*r+p,Z*r+y);const f=r+7>>3,g=new Uint8Array(f*c);for(let p=0;p<c;p++)for(let x=0;x<r;x++)i[p*r+x]>=128&&(g[p*f+(x>>3)]|=
128>>(x&7));return n.set("ImageMask",!0),n.set("BitsPerComponent",1),this.pack(n,g)}async pack(t,n){return t.set("Type",(0,l.UU)("XObject")),t.set("Subtype",(0,l.
UU)("Image")),t.set("Filter",(0,l.UU)("FlateDecode")),new l.Z6(t,await(0,On.uM)(this.document.job).deflate(n,Rn))}async draw(t){const{document:n}=this,{job:s}=n,
{width:a,height:o}=(0,vt.h)(n,t.dict);if(!(a>0&&o>0))throw ue("has an image without a size");if(a*o>s.limits.pixels)throw(0,fe.F)("pixels",`An image has ${a*o} \
pixels, which are too many to redact`,"Make it smaller first");const i=new l.Bi(t.dict);for(const x of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata",
"OC","Interpolate"])i.delete(x);i.set("Type",(0,l.UU)("XObject")),i.set("Subtype",(0,l.UU)("Image"));const r=n.fork(),c=Buffer.from(`0 g q ${a} 0 0 ${o} 0 0 cm \
/I Do Q
`,"latin1"),f=r.add(null),g=(0,l.jd)({Type:(0,l.UU)("Page"),Parent:f,MediaBox:[0,0,a,o],Contents:r.add(new l.Z6(new l.Bi,c)),Resources:(0,l.jd)({XObject:(0,l.jd)(
{I:r.add(new l.Z6(i,n.encoded(t)))})})});return r.put(f,(0,l.jd)({Type:(0,l.UU)("Pages"),Count:1,Kids:[r.add(g)]})),r.put(r.catalogNumber,(0,l.jd)({Type:(0,l.UU)(
"Catalog"),Pages:f})),r.trailer.delete("Info"),(await Fn.Y.open(await(0,z.UN)(r,{encryption:"none",draft:!0}),s)).draw(0,{width:a,height:o,isTransparent:!1})}}const ue=e=>new L.
zU("redaction_incomplete",`The document ${e}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas of these images",fields:[
"pages_to_images"]}),he=(e,t,n,s)=>e.flatMap(({matrix:a})=>{const o=(0,W.DI)(a);return t.filter(r=>(0,b.EF)((0,le.jY)(a),r)).map(({x:r,y:c,width:f,height:g})=>{
const[p,x,y,R]=(0,W.zl)(o,[r,c,r+f,c+g]);return ge([p*n,(1-R)*s,y*n,(1-x)*s],n,s)})}),ge=([e,t,n,s],a,o)=>Ut({left:Math.floor(e)-ht,top:Math.floor(t)-ht,right:Math.
ceil(n)+ht,bottom:Math.ceil(s)+ht},a,o),Ut=({left:e,top:t,right:n,bottom:s},a,o)=>({left:Math.min(Math.max(e,0),a),top:Math.min(Math.max(t,0),o),right:Math.min(
Math.max(n,0),a),bottom:Math.min(Math.max(s,0),o)}),pe=({left:e,top:t,right:n,bottom:s},a,o,{width:i,height:r})=>ge([e*a,t*o,n*a,s*o],i,r);async function Tt({job:e},t,n){
const s=new Uint8Array(t.width*t.height*n);for(let a=0,o=0;a<t.height;a++){const i=t.row(a);for(let c=0;c<i.length;c+=4)n===3&&(s[o++]=i[c+2]),s[o++]=i[c+1],n===
3&&(s[o++]=i[c]);const r=e.pace.step(2*i.length);r&&await r}return s}const Bn=new Set(["Parent","P","Dest","B"]),Ln=300;async function me(e,t){const{pages:n}=e,
s=new Uint8Array(e.size);if(t.size===n.count)return s;const a=Array.from({length:n.count},(o,i)=>i);return await ye(e,a.filter(o=>!t.has(o)),o=>s[o]=1),await ye(
e,[...t],o=>s[o]=0),s}async function ye(e,t,n){const{pages:s,job:a}=e,o=new Uint8Array(e.size),i=new Pt.b9(e),r=[],c=f=>{o[f]=1,n(f),r.push(e.get(f))};for(const f of t){
c(s.number(f));const g=s.attribute(f,"Resources");g!==void 0&&r.push(g);for(let p=r.pop();p!==void 0;p=r.pop()){if((0,l.i9)(p)){p.number<o.length&&o[p.number]===
0&&!Nn(e,p.number)&&c(p.number);continue}const x=p instanceof l.Z6?p.dict:p;if(Array.isArray(x))for(const R of x)r.push(R);else if(x instanceof l.Bi)for(const[R,
Z]of x)Bn.has(R)||r.push(Z);i.spend(1);const y=a.pace.step(Ln);y&&await y}}}function Nn(e,t){const n=e.resolve(e.entry(t,"Type"));return(0,l.Eo)(n,"Page")||(0,l.
Eo)(n,"Pages")||e.pages.holds(t)}var Un=d(18930),gt=d(98446),we=d(49568),Wt=d(779),Se=d(9312),Wn=d(17886);const Me=["january","february","march","april","may","\
june","july","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","févri\
er","mars","avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","sept\
iembre","octubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun",
"jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),Gn={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\
\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9\
]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|\
fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-\
9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${Me})\\.?,?(?:\\s+de)?\\s+[0\
-9]{4}\\b|\\b(?:${Me})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},kn={iban:Wn.l,card:jn};async function $n(e,t){const n=await Promise.all(e.map(async s=>({
kind:s,pattern:await(0,Se.Gv)("redact_kinds",Gn[s],"regex",t)})));return{hasGroups:!1,search:async(s,a,o)=>{const i=[];let r=!1;for(const{kind:c,pattern:f}of n){
const g=await f.search(s,a,o);r||=g.truncated,(0,j.RZ)(i,g.matches.flatMap(({start:p,end:x})=>{const y=kn[c]?.(s.slice(p,x))??x-p;return y>0?[{start:p,end:p+y,groups:{}}]:
[]}))}return{matches:i.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:r}}}}const Pe=/[ \u00a0-]/;function jn(e){const t=[...e].map((n,s)=>({sign:n,at:s})).
filter(({sign:n})=>!Pe.test(n));for(let n=Math.min(t.length,19);n>=13;n--){let s=0;for(let o=0;o<n;o++){const i=Number(t[n-1-o].sign)*(o%2===0?1:2);s+=i>9?i-9:i}
const a=t[n-1].at+1;if(s%10===0&&(n===t.length||Pe.test(e[a])))return a}return 0}const be=2e3,Gt=2e5;async function Hn({search:e,search_mode:t,redact_kinds:n=[]},s){
const a=[];return n.length>0&&a.push(await $n(n,s)),e!==void 0&&a.push(t==="regex"?await(0,Se.Gv)("search",e,t,s):await zn(e,s)),new Xn(Vn(a),n.length===0&&t!==
"regex",s)}async function zn(e,{pace:t}){const n=e.split(`
`).filter(s=>s.trim()!=="");if(n.length>be)throw(0,L.G6)([{field:"search",message:`has ${n.length} lines, and at most ${be} are allowed`}]);return(0,Wt.y)(n,t)}
const Kn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function Vn(e){const[t]=e;return e.length===1?t:e.length===0?Kn:{hasGroups:!1,search:async(n,s,a)=>{
const o=[];for(const r of e)o.push(await r.search(n,s,a));return{matches:o.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:o.some(
({truncated:r})=>r)}}}}const kt=4,Ce=1e4,Zn=2;class Xn{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,n,s){this.pattern=t,this.isLiteral=
n,this.job=s}note(t){this.isLiteral||t.length<kt||this.texts.size>=Ce||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=Zn&&this.
areaWords.size<Ce&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Wt.y)([...this.areaWords],this.job.pace);return n=>this.
search(t,n)};inText=t=>this.search(this.pattern,t);inNames=async t=>(await this.inText(t)).filter(({start:n,end:s})=>s-n>=kt);inCodes=async t=>{if(!this.isLiteral&&
this.texts.size===0)return[];const n=this.isLiteral?this.pattern:await(this.literal??=(0,Wt.y)([...this.texts],this.job.pace));return(await this.search(n,t)).filter(
({start:s,end:a})=>a-s>=kt)};async search(t,n){if(n==="")return[];const{matches:s,truncated:a}=await t.search(n,Gt,this.job.pace);if(a)throw ve();return s}}const ve=()=>(0,fe.
F)("searching","A page, or another text of the document, is too long to be searched to its end","Split the document first"),Yn=2e3,Qn=100;async function Te(e,t){
const n=v(e);if(!n)return[];const{places:s}=n;return(await t.inText(n.text)).flatMap(({start:a,end:o})=>{const i={start:s[a],end:s[o-1]+1};return i.end-i.start>
o-a||n.text.slice(a,o)!==e.slice(i.start,i.end)?[i]:[]})}async function Jn(e,t,n){const{all:s,truncated:a}=await(0,we.IQ)(e,t.pattern,Gt,n);return a||s.length>0||
(await Te(e.flow.text,t)).length>0}async function $t(e,t,n){const{all:s,counted:a,truncated:o}=await(0,we.IQ)(e.page,t.pattern,Gt,n);if(o)throw ve();const{flow:i}=e.
page,r=[...s,...(await Te(i.text,t)).map(p=>({...p,flow:i}))],c=new Set,f=new Map,g=[];for(const{flow:p,start:x,end:y}of r){const R=new Set,Z=n.step((y-x)*Qn+Yn);
Z&&await Z,(0,dt.PC)(e,p,x,y,R);for(const q of p.lineBoxes(x,y))f.set(`${q.x} ${q.y} ${q.width} ${q.height}`,q),e.trace.areUnseen(R,q)&&g.push(q);for(const q of R)
c.add(q);t.note(p.text.slice(x,y))}for(const p of _n(e))t.noteArea(p);return{glyphs:c,boxes:[...f.values()],unseen:g,count:a.length}}function _n(e){const{page:t,
trace:n}=e;if(n.touched.size===0)return[];const{flow:s}=t;return[...s.text.matchAll(/\S+/g)].flatMap(({0:a,index:o})=>{const i=new Set;return(0,dt.PC)(e,s,o,o+a.
length,i),[...i].some(r=>n.touched.has(r))?[a]:[]})}const qn=.01;async function ts(e,{pages:t,search:n,areas:s,shade:a},o){const i=await(0,$.E)(e,o),r=new Un.X(
i),c=[];for(const y of t)await Jn(await r.page(y-1),n,o.pace)&&c.push(`page ${y}`);const f=new dt.Wz(i),g=new de(i,a);for(const[y,R]of s){const{trace:Z}=await f.
all(y,R.map(at=>(0,b.wS)(at,-qn)));(Z.touched.size>0||Z.isPaintedIn||Z.undivided.size>0||await es(g,Z,R))&&c.push(`areas of page ${y+1}`)}const p=await me(i,new Set(
Array.from(t,y=>y-1))),x=new re(i,n,y=>$t(y,n,o.pace),p);await x.run(new Set);for(const y of x.found.keys())c.push(y);if(c.length>0)throw new L.zU("redaction_in\
complete",`Text to redact is still in ${(0,gt.Dw)(c)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function es(e,t,n){
for(const s of t.images)if(await e.shows(s,n))return!0;return!1}var ns=d(61491);async function ss(e,t,n){const{fragments:s,leafOf:a}=e.page.found;if(!a)return;const o=new Map;
for(const r of s){const c=a(r);c&&await i(c.element)&&(0,dt.Bc)(e,r.letters,r.text.length,n)}async function i(r){const c=o.get(r);if(c!==void 0)return c;let f=!1;
for(const{actualText:g}of(0,ns.Hy)(r))g!==void 0&&(await t(g)).length>0&&(f=!0);return o.set(r,f),f}}async function os(e,t,n){const s=new Map;if(t.length>0)for(const{
images:r}of e)for(const c of r){const f=`${c.stream} ${c.from}`;s.set(f,[...s.get(f)??[],c])}const a=new Map,o=new Map;let i=0;for(const r of s.values()){const[
{stream:c,from:f,to:g}]=r;if(!r.some(({matrix:y})=>t.some(R=>(0,b.EF)((0,le.jY)(y),R))))continue;i++;const p=await n.without(r,t),x=p&&`OctavoRedacted${p.number}`;
a.set(c,[...a.get(c)??[],{from:f,to:g,text:x?`/${x} Do`:""}]),x&&o.set(c,(o.get(c)??new Map).set(x,p))}return{cuts:a,images:o,count:i}}var as=d(2843);class jt{fonts=new Map;hasGone=!1;note({
shown:t},n=is){for(const{font:s,elements:a,first:o}of t){let i=this.fonts.get(s);i||this.fonts.set(s,i={kept:new Set,gone:new Set,lengths:new Set});let r=o;for(const c of a){
if(typeof c=="number")continue;let f=0;for(const g of s.glyphs(c)){const p=s.partEnd(c,f,1);i.lengths.add(p-f),f=p,n.has(r++)?(i.gone.add(g),this.hasGone=!0):i.
kept.add(g)}}}}noteGone(t,n){if(n.size===0)return;const s=new jt;s.note(t,n);for(const[a,{gone:o,lengths:i}]of s.fonts){const r=this.fonts.get(a);if(r)for(const c of o)
r.gone.add(c);else this.fonts.set(a,{kept:new Set,gone:o,lengths:i})}this.hasGone=!0}}const is=new Set,Ee=8;class rs{document;searching;choose;images;areas;rewriter;use=new jt;read=new Set;noted=new Set;hasLayers;constructor(t,n,s,a,o){
this.document=t,this.searching=n,this.choose=s,this.images=a,this.areas=o,this.rewriter=new as.q(t),this.hasLayers=(0,Pt.Wo)(t,"OCProperties")!==void 0}async page(t){
this.noted.add(t);const n=this.areas.get(t)??[],s=[];let[a,o,i]=[0,0,!1];for(let r=0;r<Ee;r++){const{texts:c,chosen:f}=await this.readPage(t,r,n),g=c.map(({trace:y})=>y),
p=await this.cutsOf(t,g,f,n),x=p.removals.size===0&&p.others.size===0||!g.some(({isPartial:y})=>y);for(const[y,R]of g.entries())x||r===Ee-1?this.use.note(R,f[y].
glyphs):this.use.noteGone(R,f[y].glyphs);if(p.removals.size===0&&p.others.size===0)break;i=!0,o+=p.count;for(const y of f)for(const R of y.boxes)s.push(R);if(r===
0&&(a=f.reduce((y,R)=>Math.max(y,R.count),n.length>0?0:1)),await this.rewriter.page(t,g,p),x)break}if(!(n.length===0&&!i))return{index:t,boxes:[...s,...n],count:a+
n.length,images:o}}async cutsOf(t,n,s,a){const o=new Set(n.flatMap(y=>[...y.undivided]));if(o.size>0)throw fs(t+1,[...o]);const i=new Map;for(const[y,{glyphs:R}]of s.
entries())se(i,n[y],R);const r=a.length>0?await this.searching.ofAreas():void 0,c=async y=>[...await this.searching.inText(y),...r?await r(y):[]].sort(M),f=await _t(
this.document,n,c),{cuts:g,images:p,count:x}=await os(n,[...a,...s.flatMap(({unseen:y})=>y)],this.images);for(const y of[g,...n.map(R=>R.cuts)])for(const[R,Z]of y)
f.set(R,cs([...f.get(R)??[],...Z]));return{removals:i,others:f,images:p,count:x}}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].
filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,n,s){const a=new dt.Wz(this.document),o=await a.shown(t,s),i=[o],r=[await this.choose(o,!0)];if(o.trace.
isPartial||this.hasLayers||n>0||s.length>0){const c=await a.all(t,s);i.push(c),r.push({...await this.choose(c,!1),boxes:[]})}for(const[c,f]of i.entries()){await ss(
f,this.searching.inText,r[c].glyphs),(0,dt.C7)(f,r[c].glyphs),await Xt(f.trace,this.searching,r[c].glyphs),(0,dt.FU)(f,r[c].glyphs);for(const g of f.trace.contents.
keys())this.read.add(g)}return{texts:i,chosen:r}}}const cs=e=>[...new Map(e.map(t=>[`${t.from} ${t.to}`,t])).values()],fs=(e,t)=>(0,L.G6)([{field:"redact_areas",
message:`has an area on page ${e} into which ${(0,gt.Dw)(t)} reaches, which cannot be divided: choose another area, or redact images of the pages`,mentions:["pa\
ges_to_images"]}]);var De=d(61540),Et=d(49454),ls=d(15330),ds=d(57373),us=d(12202),hs=d(88739),Dt=d(61188),wt=d(48462);const Ht=14,gs=1330926671,ps=[139,139,13,
Ht];function ms(e,t,n){try{const s=Buffer.from(e),a=new DataView(s.buffer,s.byteOffset,s.length),o=a.getUint32(0);if(s[0]===37||s[0]===128)return bs(s,t);if(o===
gs){const i=(0,It.tI)(a).get("CFF ");if(!i)return;xe(s.subarray(i.at,i.at+i.length),t)}else s[0]===1&&s[1]===0&&o!==65536?xe(s,t):ys(a,t,n);return s}catch(s){if(!(s instanceof
RangeError))throw s;return}}function xe(e,t){const n=new DataView(e.buffer,e.byteOffset,e.length),s=(0,Dt.Pe)(n,(0,Dt.Pe)(n,n.getUint8(2)).end),a=(0,Dt.zz)(n,s.
offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(a===void 0)return;const{offsets:o}=(0,Dt.Pe)(n,a);for(const i of t)typeof i=="number"&&i>0&&i+1<o.length&&e.fill(
Ht,o[i],o[i+1])}function ys(e,t,n){const s=(0,It.tI)(e),[a,o,i]=["head","loca","glyf"].map(y=>s.get(y));if(!a||!o||!i)return;const r=e.getInt16(a.at+50)!==0,c=Math.
floor(o.length/(r?4:2))-1,f=y=>r?e.getUint32(o.at+y*4):e.getUint16(o.at+y*2)*2,g=(y,R)=>r?e.setUint32(o.at+y*4,R):e.setUint16(o.at+y*2,R/2),p=Oe(n,c,y=>[i.at+f(
y),i.at+f(y+1)],e),x=new Set([...Oe(t,c,y=>[i.at+f(y),i.at+f(y+1)],e)]);for(let y=c-1;y>0;y--){if(!x.has(y)||p.has(y))continue;const[R,Z]=[f(y),f(y+1)];if(!(Z<=
R)){new Uint8Array(e.buffer,e.byteOffset+i.at+R,Z-R).fill(0);for(let q=y;q>0&&f(q)===R;q--)g(q,Z)}}}const[ws,Ss,Ae,Ms,Ps]=[1,8,32,64,128];function Oe(e,t,n,s){const a=new Set,
o=[...e].filter(i=>typeof i=="number");for(let i=o.pop();i!==void 0;i=o.pop()){if(i<0||i>=t||a.has(i))continue;a.add(i);const[r,c]=n(i);if(!(c-r<12||s.getInt16(
r)>=0))for(let f=r+10,g=Ae;g&Ae&&f+4<=c;)g=s.getUint16(f),o.push(s.getUint16(f+2)),f+=4+(g&ws?4:2)+(g&Ss?2:g&Ms?4:g&Ps?8:0)}return a}function bs(e,t){const n=(0,wt.
_M)(e);if(!n)return;const{plain:s,start:a,end:o}=n,i=s.indexOf("/CharStrings");if(i<0)return;const r=Number(/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(
i,4096)))?.[1]??4);for(const[c,f]of(0,wt.Ag)(s,i)){if(!t.has(c)||c===".notdef")continue;const g=(0,wt.Ns)(f,wt.Ed).fill(Ht,r);g.set(ps.slice(0,Math.max(g.length-
r,0)),r),f.set((0,wt.Ze)(g,wt.Ed))}return Buffer.concat([e.subarray(0,a),n.seal(s),e.subarray(o)])}const Cs=300,vs=2;async function Ts(e,t,n,s){if(!t.hasGone)return;
const{live:a}=await(0,B.Gy)(e),o=new dt.Wz(e);for(const c of s)t.note((await o.all(c,[])).trace);const{content:i}=await Ft(e,a.length,c=>a[c]===1&&n(c));for(const[
c,f]of i){const g=e.get(c),p=g instanceof l.Z6&&e.decodedPart(g)?.data;p&&t.note((await o.stream(p,f)).trace)}const r=await Es(e,t,a);for(const c of r)c.use.gone.
size>0&&await xs(e,c);await Bs(e,r)}async function Es(e,t,n){const s=new Set;for(const o of e.dict(e.dict(Ds(e))?.get("Font"))?.values()??[])(0,l.i9)(o)&&s.add(
o.number);const a=[];for(let o=1;o<n.length;o++){const i=n[o]===1?e.get(o):null;if(!(i instanceof l.Bi)||!(0,l.Eo)(e.resolve(i.get("Type")),"Font")||s.has(o))continue;
const r=await(0,ds.G)(e,new l.oS(o)),c=t.fonts.get(r);c&&a.push({number:o,font:r,use:c})}return a}const Ds=e=>e.dict(e.catalog.get("AcroForm"))?.get("DR"),zt=({
kept:e,gone:t})=>[...t].filter(n=>!e.has(n));async function xs(e,{number:t,use:n}){const s=zt(n),a=e.job.pace.step((s.length+n.kept.size)*Cs);if(a&&await a,s.length===
0)return;e.edit(t);const o=e.get(t);await As(e,o,n);const i=new Set(s.map(({code:r})=>r));Os(e,o,i),Fs(e,o,i),Is(e,o,new Set(s.map(({cid:r})=>r)))}async function As(e,t,{
kept:n,lengths:s}){const a=e.resolve(t.get("ToUnicode")),[o,...i]=s;if(!(a instanceof l.Z6)||o===void 0||o>2||i.length>0)return;const r=await(0,us.A)(e,t,()=>!0);
if(!r)return;const c=[...n].sort((g,p)=>g.code-p.code).flatMap(({code:g})=>{const p=r.textOf(g);return p===void 0?[]:[[g,p]]}),f=(0,hs.U)(c.map(([g,p])=>[g,Array.
from(p,x=>x.codePointAt(0))]),{digits:o*2,isInOrder:!0});t.set("ToUnicode",e.add((0,Mt.n)(new l.Z6(new l.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Os(e,t,n){const s=e.array(t.get("Widths")),a=e.resolve(t.get("FirstChar"));s&&typeof a=="number"&&t.set("Widths",s.map((o,i)=>n.has(a+i)?0:o))}function Fs(e,t,n){
const s=e.dict(t.get("Encoding")),a=e.array(s?.get("Differences"));if(!s||!a||t.has("DescendantFonts"))return;let o=0;const i=new Set,r=[];for(const y of a.map(
R=>e.resolve(R))){if(typeof y=="number")o=y;else if(y instanceof l.SX&&n.has(o++)){i.add(y.text),r.push(new l.SX(".notdef"));continue}r.push(y)}t.set("Encoding",
new l.Bi(s).set("Differences",r));for(const y of r)y instanceof l.SX&&i.delete(y.text);const c=(0,l.Eo)(e.resolve(t.get("Subtype")),"Type3")?e.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new l.Bi([...c].filter(([y])=>!i.has(y))));const f=(0,Et.nb)(e,t),g=e.resolve(f?.get("CharSet"));if(!f||!(g instanceof l.Mx))
return;const p=Buffer.from(g.bytes).toString("latin1").split("/").slice(1),x=t.get("FontDescriptor");(0,l.i9)(x)&&e.edit(x),(0,Et.nb)(e,t)?.set("CharSet",(0,l.Px)(
p.filter(y=>!i.has(y)).map(y=>`/${y}`).join("")))}function Is(e,t,n){const s=e.array(t.get("DescendantFonts"))?.[0];if(!(0,Et.hL)(e,t)||!(0,l.i9)(s))return;e.edit(
s);const o=e.get(s),i=e.array(o.get("W"));i&&o.set("W",Rs(e,i,n));const r=o.get("FontDescriptor"),c=e.resolve(e.dict(r)?.get("CIDSet")),f=c instanceof l.Z6?e.decodedPart(
c)?.data:void 0;if(!f||!(0,l.i9)(r)||!(c instanceof l.Z6))return;const g=f.slice();for(const p of n)p>>3<g.length&&(g[p>>3]&=~(128>>(p&7)));e.edit(r),e.get(r).set(
"CIDSet",e.add((0,Mt.n)(c,g,{compress:!0})))}function Rs(e,t,n){const s=[];for(let a=0;a<t.length;){const o=e.resolve(t[a]),i=e.array(t[a+1]);if(typeof o!="numb\
er"||!i){(0,j.RZ)(s,t.slice(a,a+3)),a+=3;continue}s.push(o,i.map((r,c)=>n.has(o+c)?0:r)),a+=2}return s}async function Bs(e,t){const n=new Map;for(const s of t){
const a=(0,De.Lq)(e,e.get(s.number));a&&n.set(a,[...n.get(a)??[],s])}for(const[s,a]of n){if(!a.some(({use:p})=>zt(p).length>0))continue;const o=e.decodedPart(s)?.
data;if(!o)continue;const i=e.job.pace.step(o.length*vs);i&&await i;const[r,c]=[new Set,new Set];for(const{number:p,use:x}of a){const y=Ns(e,e.get(p));for(const R of zt(
x))Fe(r,y(R));for(const R of x.kept)Fe(c,y(R))}for(const p of c)r.delete(p);const f=r.size>0?ms(o,r,c):void 0,g=f&&Ls(e,a[0].number);g!==void 0&&e.put(g,(0,Mt.n)(
s,f,{compress:!0}))}}const Fe=(e,t)=>{t!==void 0&&e.add(t)};function Ls(e,t){const n=(0,Et.nb)(e,e.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const a=n?.
get(s);if((0,l.i9)(a))return a.number}}function Ns(e,t){const n=(0,De.oQ)(e,t);if(typeof n!="object")return()=>{};const s=[],a=(0,ls.X)(e,t,Us(n,s),n);return o=>{
const i=a(o)?.[0];if(i===void 0||i>=0)return i;const r=s[-1-i];return n.glyphCalled?.(r)??r}}const Us=(e,t)=>({glyph:n=>[n],named:n=>e.has(n)?[-t.push(n)]:void 0});
var Ie=d(55969),Ws=d(45059),Gs=d(57994),ks=d(34635),$s=d(77500);const Re=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),js=["Alternates",
"OPI","DSS"];async function Hs(e){let t=(await(0,Ws._)(e)).length;for(let n=0;n<e.pages.count;n++){const s=e.job.pace.step(1e3);s&&await s;for(const a of e.array(
e.entry(e.pages.number(n),"Annots"))??[]){const o=e.dict(a);o&&zs(e,o)&&t++}}return t}const zs=(e,t)=>{const n=(0,Ie.B)(e,t);return n!=="FileAttachment"&&Re.has(
n)};async function Ks(e,t){(0,$s.br)(e,"values"),t&&await(0,C.L)(e,s=>Re.has((0,Ie.B)(e,s))),await(0,Gs.u)(e,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:n}=await(0,B.Gy)(e);await(0,ks.y)(e,n,[(s,a)=>js.filter(o=>a.delete(o)).length>
0])}var Vs=d(56457),Zs=d(33238),Xs=d(37395);async function Ys(e,t,n){const{pages:s,search:a,areas:o,media:i}=t,r=i?0:await Hs(e),c=await me(e,new Set(Array.from(
s,at=>at-1))),{redacted:f,content:g,unsearched:p}=await Qs(e,t,n);Js(p,r);const x=new re(e,a,at=>$t(at,a,n.pace),c,g.rewriter,g.use);await x.run(g.settled);const y=[
...x.found.values()].reduce((at,rt)=>at+rt,0);if(f.length===0&&y===0)return{redacted:f,elsewhere:0,notes:[]};const R=await a.ofAreas();R&&await nt(e,o,R),await _(
e,o);const Z=Array.from({length:e.pages.count},(at,rt)=>rt).filter(at=>!g.isNoted(at));await Ts(e,g.use,at=>c[at]===1,Z);const q=(0,Vs.D)(await(0,Zs.Y)(e,"remov\
e"),"remove");return await Ks(e,i),{redacted:f,elsewhere:y,notes:q}}async function Qs(e,{pages:t,search:n,searches:s,areas:a,shade:o},i){const r=new Xs.Z(e),c=new Set,
f=new Set,g=async(y,R)=>{const{index:Z,unreadable:q}=y.page;return R&&s&&q>0&&f.add(Z+1),R&&s&&!a.has(Z)&&await r.isScan(y.page)&&c.add(Z+1),$t(y,n,i.pace)},p=new rs(
e,n,g,new de(e,o),a),x=[];for(const[y,R]of t.entries()){if(!s&&!a.has(R-1))continue;const Z=await p.page(R-1);Z&&x.push(Z),i.pace.progress(y/t.length)}return{redacted:x,
content:p,unsearched:{textless:[...c],unreadable:[...f]}}}function Js({textless:e,unreadable:t},n){const s=[];if(e.length>0&&s.push({field:"search",message:`${(0,gt.
oi)(e)} ${(0,gt.d5)(e.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),t.length>0&&s.push({field:"search",message:`${(0,gt.
oi)(t)} ${(0,gt.d5)(t.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are`}),n>0&&s.push({field:"remove_a\
ttachments",message:`is needed, because the document has ${(0,gt.y_)(n,"attachment")}, which ${(0,gt.d5)(n,"is","are")} not searched: switch it on, or extract t\
hem first`,mentions:["extract_attachments"]}),s.length>0)throw(0,L.G6)(s)}var _s=d(95234);const qs=async(e,t,n)=>{const s=await Hn(t,n);await no(t.redact_label,
s);const a=await(0,$.E)(e.bytes,n,{password:t.open_password}),o=a.pages.count,i=(0,K.k1)(t.pages,o),r=st(t.redact_areas,i,o);t.redact_annotations&&so(a,i,r);const c=t.
search!==void 0||t.redact_kinds!==void 0,f=t.redact_mark==="black"?0:255,g=t.remove_attachments,{redacted:p,elsewhere:x,notes:y}=await Ys(a,{pages:i,search:s,searches:c,
areas:r,media:g,shade:f},n);if(p.length===0&&x===0)return{documents:[{...e,pageCount:o}],notes:[to],facts:{pageCount:o,redactedMatches:0,redactedPages:0,redactedImages:0}};
if(await ts(await(0,z.UN)(a,{encryption:"none",draft:!0}),{pages:i,search:s,areas:r,shade:f},n),t.redact_mark!=="none"){const R=t.redact_mark==="black"?"white":
"black",{redact_label:Z}=t,q=Z===void 0?void 0:await(await eo(n)).openLabel(a,Z,R);await Be(a,p,t.redact_mark,q)}return{documents:[{name:e.name,bytes:await(0,z.
UN)(a),pageCount:o}],notes:y,facts:{pageCount:o,redactedMatches:p.reduce((R,{count:Z})=>R+Z,x),redactedPages:p.length,redactedImages:p.reduce((R,{images:Z})=>R+
Z,0)}}},to={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},eo=e=>(0,_s.V)(e,()=>Promise.all([d.e(7762),d.e(4776),
d.e(4942)]).then(d.bind(d,84942)));async function no(e,t){if(e!==void 0&&(await t.inText(e)).length>0)throw(0,L.G6)([{field:"redact_label",message:"has text tha\
t is redacted: choose another label"}])}function so(e,t,n){for(const s of t){const a=V(e,s-1);a.length>0&&n.set(s-1,[...n.get(s-1)??[],...a])}}}),95234:((ot,Y,d)=>{
d.d(Y,{V:()=>C,W:()=>U});var L=d(29082),K=d(12237),j=d(87826),B=d(14029),l=d(52404);const W="1.4";async function U(w,{pages:b,open_password:T,transparency:M},E,N){
const A=await(0,K.E)(w.bytes,E,{password:T}),v=A.pages.count,h=(0,L.k1)(b,v);if(h.length===0){const I=await(0,j.i)(A,w.bytes);return{documents:[{name:w.name,bytes:I,
pageCount:v}],notes:[l.$],facts:{pageCount:v,stampedPages:0}}}const{notes:u,stampedPages:m=h.length,version:P=W,write:D}=await N(A,h),F={version:P>W?P:W},S=D?await D(
F):await(0,B.UN)(A,F);return{documents:[{name:w.name,bytes:S,pageCount:v}],notes:M===100?[O,...u]:u,facts:{pageCount:v,stampedPages:m}}}const O={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function C({pace:w},b){await w.rest();
const T=await b();return await w.rest(),T}}),9312:((ot,Y,d)=>{d.d(Y,{$0:()=>W,Gv:()=>j,MM:()=>l});var L=d(779),K=d(42973);const j=(O,C,w,{pace:b,limits:T})=>(0,L.
patternOf)(O,C,w,b,U(O,T)),B={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function l(O,C){const w=(0,L.G)(O,C);return w&&
B[w]}function W(O,C,w){const b=l(C,w);return b===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${O}, which ${b}.`,mentions:[O,"search_m\
ode"]}]}function U(O,{searching:C}){let w=C;return b=>{if(w-=b,w<0)throw(0,K.F)("searching",`The search takes more than ${C} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",O)}}}),37395:((ot,Y,d)=>{d.d(Y,{Z:()=>N});var L=d(74135),K=d(6057),
j=d(65868),B=d(16264);class l{document;contents;constructor(h){this.document=h,this.contents=new j.i(h)}async cover(h,u){const m=(0,K.iw)(this.document,h),{width:P,
height:D}=(0,L.iN)(m),F=[0,0,P*m.userUnit,D*m.userUnit],S=new O(F);if(await this.contents.read(h,S,S),S.points.share<u)return!1;const I=new C(this.document,F);return await this.
contents.read(h,I,I),I.points.share>=u}}const W=32;class U{page;rows=new Uint32Array(W);constructor(h){this.page=h}get share(){return this.rows.reduce((h,u)=>h+
w(u),0)/W**2}cover(h){const u=(0,L.Pj)(h,this.page);if(!u)return;const[m,P,D,F]=u,[S,I]=this.between(m,D,0),[k,G]=this.between(P,F,1);if(I<S)return;const H=(2**
(I-S+1)-1)*2**S;for(let V=k;V<=G;V++)this.rows[V]|=H}between(h,u,m){const P=this.page[m],D=(this.page[m+2]-P)/W,F=Math.ceil((h-P)/D-.5),S=Math.ceil((u-P)/D-.5)-
1;return[Math.max(F,0),Math.min(S,W-1)]}}class O{points;constructor(h){this.points=new U(h)}glyph(){}takes({operator:h},u,m,P){h==="BI"&&!P&&this.image(u)}image({
matrix:h}){this.points.cover((0,L.zl)(h,B.p))}}class C extends B.r{points;constructor(h,u){super(h,u),this.points=new U(u)}glyph(){}image(h){const u=(0,L.Pj)((0,L.
zl)(h.matrix,B.p),this.paintOf(h).clip);u&&this.points.cover(u)}}function w(v){let h=0;for(let u=v;u!==0;u&=u-1)h++;return h}var b=d(82877);const T=50,M=.12,E=.5;
class N{document;images;constructor(h){this.document=h,this.images=new l(h)}async isScan(h){return!A(h)&&!(0,b.l)(this.document,h.index)&&await this.images.cover(
h.index,E)}}function A({characters:v,found:{fragments:h,width:u,height:m}}){if(v<T)return!1;const P=(D,F)=>D>M*F&&D<(1-M)*F;return h.some(({box:D})=>P(D.x+D.width/
2,u)&&P(D.y+D.height/2,m))}}),49568:((ot,Y,d)=>{d.d(Y,{Ao:()=>l,IQ:()=>W,m6:()=>U});var L=d(27077);const K=1e3,j=1e6,B=1e3;async function l(A,v,h,u){const m=Math.
max(h,K),P=await O(A.flow,v,m,u),D=await C(A,v,m,u),F=w(P.found,D.found,A);return{matches:F.slice(0,h).map(N),truncated:P.truncated||D.truncated||F.length>h}}async function W(A,v,h,u){
const m=await O(A.flow,v,h,u),P=await C(A,v,h,u);return{all:[...m.found,...P.found],counted:w(m.found,P.found,A),truncated:m.truncated||P.truncated}}async function U(A,v,h){
const u=await O(A.flow,v,1,h);if(u.found.length>0)return{isFound:!0,truncated:!0};const m=await C(A,v,1,h);return{isFound:m.found.length>0,truncated:u.truncated||
m.truncated}}async function O(A,v,h,u){const{matches:m,truncated:P}=await v.search(A.text,h,u);return{found:m.map(D=>({...D,flow:A})),truncated:P}}async function C(A,v,h,u){
const{flow:m,lines:P}=await(0,L.k6)(A.visualText(),u),{text:D}=m,F=[];let S=D.length>j;for(const I of P){if(I.end>j||F.length>=h){S=!0;break}const k=u.step(B);k&&
await k;const{matches:G,truncated:H}=await v.search(D.slice(I.start,I.end),h-F.length,u);S||=H;for(const{start:V,end:Q,groups:_}of G)F.push({start:I.start+V,end:I.
start+Q,groups:_,flow:m})}return{found:F,truncated:S}}function w(A,v,h){if(v.length===0)return[...A];const u=T(h),m=new Set,P=[];for(const F of v){const S=M(F,u),
I=new Set;for(const{from:V,to:Q}of S)for(let _=E(A,V);_<A.length&&A[_].start<Q;_++)I.add(_);const[k]=I,G=I.size===1?A[k]:void 0;if(G&&S.every(({from:V,to:Q})=>G.
start<=V&&Q<=G.end))continue;for(const V of I)m.add(V);const H=S.reduce((V,Q)=>Math.min(V,Q.from),1/0);P.push({match:F,from:H})}return[...A.flatMap((F,S)=>m.has(
S)?[]:[{match:F,from:F.start}]),...P].sort((F,S)=>F.from-S.from).map(({match:F})=>F)}const b=-1;function T({flow:A,found:{edges:v}}){const h=new Int32Array(v.count).
fill(b);for(const{first:u,position:m,count:P}of A.letters(0,A.text.length))for(let D=0;D<P;D++)h[u+D]=m+D;return h}function M({flow:A,start:v,end:h},u){const m=[];
for(const{first:P,count:D}of A.letters(v,h))for(let F=P;F<P+D;F++){const S=u[F];if(S===b)continue;const I=m.at(-1);I?.to===S?I.to++:m.push({from:S,to:S+1})}return m}
function E(A,v){let h=0;for(let u=A.length;h<u;){const m=h+u>>1;A[m].end<=v?h=m+1:u=m}return h}const N=({flow:A,start:v,end:h,groups:u})=>({text:A.text.slice(v,
h),groups:u,box:A.box(v,h),boxes:A.lineBoxes(v,h)})}),12195:((ot,Y,d)=>{d.d(Y,{Y:()=>tt});var L=d(58552),K=d(77598),j=d(68973);const B=3,l=new WeakMap;async function W(J,$){
const z=l.get(J);if(z)return z;const{pieces:X}=await J.load();if(X.length===0)throw new L.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const et=await WebAssembly.compile(new Uint8Array(await U(X,J,$)));return l.
set(J,et),et}async function U(J,{bytes:$,sha256:z},X){const et=[];for(const it of J){et.push(Buffer.from(it,"base64"));const ft=X.pace.step(it.length*B);ft&&await ft}
const st=await(0,j.uM)(X).inflate(Buffer.concat(et),$);if(!st||(0,K.createHash)("sha256").update(st).digest("hex")!==z)throw new L.zU("internal","The program th\
at draws pages is damaged",{advice:"Install the package again"});return st}var O=d(42973);const C=65536,w=-44,b=8,T=new WebAssembly.RuntimeError("longjmp");class M{most;exports;constructor($,z){
this.most=z;const X={};for(const{module:et,name:st}of WebAssembly.Module.imports($))(X[et]??={})[st]=this.imported(st);this.exports=new WebAssembly.Instance($,X).
exports,this.call("__wasm_call_ctors")}call($,...z){return this.exports[$](...z)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store($){const z=this.call("malloc",$.length)>>>0;if(z===0)throw E(this.most);return this.bytes.set($,z),z}imported($){if($.startsWith(
"invoke_"))return this.invoke;switch($){case"_emscripten_throw_longjmp":return()=>{throw T};case"emscripten_resize_heap":return z=>this.grow(z>>>0);case"environ\
_sizes_get":return(z,X)=>(this.words.setUint32(z,0,!0),this.words.setUint32(X,0,!0),0);case"_abort_js":return()=>{throw E(this.most)}}return $.startsWith("fd_")?
()=>b:$.startsWith("__syscall_")?()=>w:()=>0}invoke=($,...z)=>{const X=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get($)(...z)}catch(et){if(this.call("_emscripten_stack_restore",X),et!==T)throw et;return this.call("setThrew",1,0),0}};grow($){const{memory:z}=this.exports,X=z.
buffer.byteLength;if($>this.most)return 0;const et=Math.min(Math.max($,X*1.25),this.most);try{return z.grow(Math.ceil((et-X)/C)),1}catch{return 0}}}const E=J=>(0,O.
F)("drawingMemory",`The page cannot be drawn within ${Math.floor(J/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function N(J,$,z){const X=new WebAssembly.
Module(Uint8Array.from(v(J,$)));return new WebAssembly.Instance(X,{a:{b:z}}).exports.c}const A=127,v=(J,$)=>[0,97,115,109,1,0,0,0,1,4+J+$,1,96,J,...new Array(J).
fill(A),$,...new Array($).fill(A),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],h=1,u=0,m=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,P=16,D=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function F(J,$){
const z=J.call("FPDF_GetDefaultSystemFontInfo"),X=J.store($),st={MapFont:(ft,St,yt,pt,mt,xt=0)=>m.test(S(J,xt>>>0))?0:h,GetFontData:(ft=0,St=0,yt=0,pt=0,mt=0)=>yt!==
u?0:(pt!==0&&mt>=$.length&&J.bytes.copyWithin(pt>>>0,X,X+$.length),$.length)},{__indirect_function_table:it}=J.exports;for(const{word:ft,takes:St,results:yt,name:pt}of D)
it.set(J.words.getUint32(z+ft*4,!0),N(St,yt,st[pt]??(()=>0)));J.call("FPDF_SetSystemFontInfo",z)}function S({bytes:J},$){const[z=""]=Buffer.from(J.subarray($,$+
P)).toString("latin1").split("\0");return z}const I={load:()=>d.e(6199).then(d.bind(d,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc0244\
4130fe476be3976e2d09"},k=15,G=3e5,H=4,V=1,Q=2,_=4294967295;class tt{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor($,z){this.job=$,this.sandbox=
z,z.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open($,z,X){const et=await W(I,z);return nt(z,()=>{const st=new tt(z,new M(et,z.limits.
drawingMemory));return X&&F(st.sandbox,X),st.load($),st})}async draw($,z){this.begin($,z);for(let X=V;X!==Q;){const et=this.job.pace.step(G);if(et&&await et,X=this.
proceed(z),X!==V&&X!==Q)throw E(this.job.limits.drawingMemory)}return this.finish(z)}load($){const{sandbox:z}=this;if(this.document=z.call("FPDF_LoadMemDocument\
64",z.store($),$.length,0),this.document===0)throw E(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:$}=this,{__indirect_function_table:z}=$.exports,
X=z.length-1;return z.set(X,N(1,1,()=>performance.now()-this.since>k?1:0)),$.store(new Uint8Array(Uint32Array.of(1,X,0).buffer))}begin($,{width:z,height:X,isTransparent:et}){
const{sandbox:st,job:it}=this;nt(it,()=>{if(this.release(),this.page=st.call("FPDF_LoadPage",this.document,$),this.bitmap=st.call("FPDFBitmap_CreateEx",z,X,H,0,
0),this.page===0||this.bitmap===0)throw E(it.limits.drawingMemory);et||st.call("FPDFBitmap_FillRect",this.bitmap,0,0,z,X,_)})}started=!1;proceed({width:$,height:z}){
const{sandbox:X,page:et,bitmap:st,pause:it}=this;return this.since=performance.now(),nt(this.job,()=>this.started?X.call("FPDF_RenderPage_Continue",et,it):(this.
started=!0,X.call("FPDF_RenderPageBitmap_Start",st,et,0,0,$,z,0,0,it)))}finish({width:$,height:z}){const{sandbox:X,bitmap:et}=this,st=X.call("FPDFBitmap_GetBuff\
er",et)>>>0,it=X.call("FPDFBitmap_GetStride",et);return{width:$,height:z,row:ft=>X.bytes.subarray(st+ft*it,st+ft*it+$*4)}}release(){const{sandbox:$,page:z,bitmap:X}=this;
this.started&&$.call("FPDF_RenderPage_Close",z),X!==0&&$.call("FPDFBitmap_Destroy",X),z!==0&&$.call("FPDF_ClosePage",z),this.started=!1,this.bitmap=this.page=0}}
function nt(J,$){try{return $()}catch(z){throw z instanceof L.zU?z:E(J.limits.drawingMemory)}}}),1900:((ot,Y,d)=>{d.d(Y,{cE:()=>B,lc:()=>l});const L=4,K=2,j={gray:1,
rgb:3,rgba:4,"gray-alpha":2};async function B({height:U,row:O},C){for(let w=0;w<U;w++){const b=O(w);for(let M=0;M<b.length;M+=L){const E=b[M+1];if(b[M]!==E||b[M+
2]!==E)return!0}const T=C.step(b.length*K);T&&await T}return!1}function l({width:U,row:O},C){const w=j[C],b=new Uint8Array(U*w),T=w<3;return M=>{const E=O(M);for(let N=0,
A=0;N<E.length;N+=L){const[v,h,u]=[E[N],E[N+1],E[N+2]];T?b[A++]=W(u,h,v):(b[A++]=u,b[A++]=h,b[A++]=v),w%2===0&&(b[A++]=E[N+3])}return b}}const W=(U,O,C)=>77*U+150*
O+29*C+128>>8}),16264:((ot,Y,d)=>{d.d(Y,{p:()=>b,r:()=>T});var L=d(45599),K=d(36211),j=d(85008),B=d(74135),l=d(6057),W=d(76023),U=d(4186),O=d(5490);const C=new Set(
[3,7]),w=.01,b=[0,0,1,1];class T{document;page;area;path;clips=!1;glyphClip;constructor(h,u){this.document=h,this.page=u}get box(){return this.area}takes(h,u,m,P){
if(this.extendsPath(h,u)||this.setsColor(h,u,m))return;const{operator:D}=h,F=K.lJ.get(D);F?this.paints(F,u,P):D==="W"||D==="W*"?this.clips=!0:D==="w"?u.paint={...this.
paintOf(u),lineWidth:Math.abs(h.number(0))||0}:!P&&D==="BI"?this.image(u):!P&&D==="sh"&&this.add(this.paintOf(u).clip,u)}shows(h){this.glyphClip=C.has(h.mode)?void 0:
this.paintOf(h).clip}glyph({font:h,frame:u,size:m},P,D,F,S){if(!this.glyphClip||P!==""&&P.trim()==="")return;const[I,k]=u.vertical?[.5,.5]:[h.ascent,-h.descent],
G=Math.min(D,F),H=(0,U.L)(u,G,Math.max(D,F),S-I*m,S+k*m);this.join([H.x,H.y,H.x+H.width,H.y+H.height],this.glyphClip)}covers(h){this.join(h,this.page)}image(h){
this.add((0,B.zl)(h.matrix,b),h)}enters(h,u){const m=(0,l.b0)(this.document,h.get("BBox"));m&&this.clipTo((0,B.zl)(u.matrix,m),u)}paintOf(h){return h.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(h,{matrix:u}){const m=(0,O.M)(h);switch(h.operator){case"re":{const[P=NaN,D=NaN,F=NaN,S=NaN]=m;return this.
extend((0,B.zl)(u,[P,D,P+F,D+S])),!0}case"m":case"l":case"c":case"v":case"y":for(let P=0;P+1<m.length;P+=2){const[D,F]=(0,B.Gd)(u,m[P],m[P+1]);this.extend([D,F,
D,F])}return!0;default:return!1}}extend(h){h.every(Number.isFinite)&&(this.path=this.path?(0,B.kO)(this.path,h):h)}setsColor(h,u,m){const P=this.paintOf(u);switch(h.
operator){case"g":case"rg":case"k":return u.paint={...P,components:h.count,isWhite:A((0,O.M)(h))},!0;case"cs":return u.paint={...P,components:this.componentsOf(
h.name(0),m),isWhite:!1},!0;case"sc":case"scn":{const D=h.kind(h.count-1)!==j.o_&&h.count===P.components;return u.paint={...P,isWhite:D&&A((0,O.M)(h))},!0}default:
return!1}}componentsOf(h,u){if(h===void 0)return 0;const m=D=>u.find("ColorSpace",D),P=(0,W.L)(this.document,new L.SX(h),m);return P&&P.kind!=="inks"&&!P.table?
P.components:0}paints({fill:h,strokes:u},m,P){const{path:D,clips:F}=this;this.path=void 0,this.clips=!1;const S=this.paintOf(m);D&&!P&&u?this.add((0,B.XM)(D,S.lineWidth*
N(m)/2),m):D&&!P&&h&&!(S.isWhite&&this.isPageWide(D))&&this.add(D,m),F&&D&&this.clipTo(D,m)}isPageWide(h){const[u,m,P,D]=this.page,[F,S]=[(P-u)*w,(D-m)*w];return h[0]<=
u+F&&h[1]<=m+S&&h[2]>=P-F&&h[3]>=D-S}clipTo(h,u){const m=this.paintOf(u);u.paint={...m,clip:(0,B.Pj)(m.clip,h)??M}}add(h,u){this.join(h,this.paintOf(u).clip)}join(h,u){
const m=(0,B.Pj)((0,B.XM)(h,E),u);m&&(this.area=this.area?(0,B.kO)(this.area,m):m)}}const M=[0,0,0,0],E=.01,N=({matrix:[v,h,u,m]})=>Math.max(Math.hypot(v,h),Math.
hypot(u,m)),A=v=>{const h=v.length===4?0:1;return v.length>0&&v.every(u=>u===h)}}),15330:((ot,Y,d)=>{d.d(Y,{X:()=>l});var L=d(45599),K=d(16456),j=d(49454),B=d(30201);
function l(C,w,b,T){const M=(0,j.hL)(C,w);return M?W(C,M,b,T):U(C,w,b,T)}function W(C,w,b,T){const M=C.resolve(w.get("CIDToGIDMap")),E=M instanceof L.Z6?C.decodedPart(
M)?.data:void 0;return({cid:N})=>b.glyph(E?(E[N*2]??0)<<8|(E[N*2+1]??0):T.glyphOfCid(N))}function U(C,w,b,T){const{base:M,differences:E}=(0,K.yD)(C,w),N=(v,h)=>{
const u=v.charCodeAt(h-32);return u>0?(0,B.S)(u):void 0};if(T.kind!=="truetype")return({code:v})=>{const h=M===void 0?T.encoding?.get(v)??N(T.encoding?"":K.W,v):
void 0,u=E?.get(v)??h??(M===void 0?void 0:N(M,v));return b.named(u??".notdef")??b.named(".notdef")};const A=(0,K.pE)(C,(0,j.nb)(C,w),w)&&!E;return({code:v})=>{const h=E?.
get(v)??N(M??K.W,v),u=()=>h===void 0?0:O(T,h),m=()=>T.code(v)||(T.codes===void 0?T.unicode(v):0);return b.glyph(A?m()||u():u()||m())}}function O(C,w){const b=(0,B.
u)(w),T=b===void 0?0:C.unicode(b);if(T>0)return T;const M=b===void 0?-1:K.yh.indexOf(String.fromCodePoint(b));return(M>=0&&C.codes==="macintosh"?C.code(M+32):0)||
C.glyphOf(w)}}),12889:((ot,Y,d)=>{d.d(Y,{Rl:()=>T,Vv:()=>j,ft:()=>U,jB:()=>w,pr:()=>C,vw:()=>O,wE:()=>b});var L=d(46161),K=d(47707);const j="‏";let B;const l=()=>B??=
(0,L.A)(),W=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,U=M=>W.test(M),O=M=>U(M)&&(l().getEmbeddingLevels(
M).paragraphs[0]?.level??0)%2===1;function C(M){if(!U(M))return M===""?[]:[{text:M,rtl:!1,at:0}];const{levels:E,paragraphs:N}=l().getEmbeddingLevels(M),A=N[0]?.
level??0;for(let u=M.length-1;u>=0&&/\s/.test(M[u]);u--)E[u]=A;const v=[];for(let u=0;u<M.length;u++){const m=v.at(-1);m&&m.level===E[u]?m.text+=M[u]:v.push({level:E[u],
text:M[u],at:u})}const h=v.reduce((u,{level:m})=>Math.max(u,m),0);for(let u=h;u>0;u--)for(let m=0,P=0;m<v.length;m=P+1){for(P=m;P<v.length&&v[P].level>=u;)P++;if(P>
m+1)for(const[D,F]of v.slice(m,P).entries())v[P-1-D]=F}return v.map(({level:u,text:m,at:P})=>({text:m,rtl:u%2===1,at:P}))}const w=M=>Array.from(M,E=>l().getMirroredCharacter(
E)??E).join(""),b=M=>(0,K.qf)(w(M)).reverse().join(""),T=M=>C(M).flatMap(({text:E,rtl:N})=>N?(0,K.qf)(w(E)).reverse():(0,K.qf)(E))}),88739:((ot,Y,d)=>{d.d(Y,{B:()=>W,
U:()=>B});var L=d(77581),K=d(12889);const j=100;function B(U,{digits:O=4,isInOrder:C=!1}={}){const w=U.filter(([,T])=>T.length>0).map(([T,M])=>`<${W(T).slice(-O)}\
> <${l(M,C)}>`),b=Array.from({length:Math.ceil(w.length/j)},(T,M)=>{const E=w.slice(M*j,(M+1)*j);return[`${E.length} beginbfchar`,...E,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(O)}> <${"F".repeat(O)}> endcodespacerange`,...b,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function l(U,O){const C=U.map(w=>String.fromCodePoint(w)).join("");return(0,L.kt)(!O&&(0,K.ft)(C)?[...C].reverse().join(""):C).toString("hex").toUpperCase()}
const W=U=>U.toString(16).toUpperCase().padStart(4,"0")}),76023:((ot,Y,d)=>{d.d(Y,{L:()=>W});var L=d(45599),K=d(69869);const j=8,B={DeviceGray:l("gray",1),CalGray:l(
"gray",1),G:l("gray",1),DeviceRGB:l("rgb",3),CalRGB:l("rgb",3),RGB:l("rgb",3),DeviceCMYK:l("cmyk",4),CMYK:l("cmyk",4),Separation:l("inks",1)};function l(C,w){return{
kind:C,components:w,profile:void 0,table:void 0}}function W(C,w,b,T=0){const M=C.resolve(w);if(T>j)return;if(M instanceof L.SX){if(Object.hasOwn(B,M.text))return B[M.
text];const N=b(M.text);return N===void 0?void 0:W(C,N,b,T+1)}if(!(0,L.cy)(M))return;const E=C.resolve(M[0]);if(E instanceof L.SX)switch(E.text){case"ICCBased":
return U(C,M[1],b,T);case"Indexed":case"I":return O(C,M,b,T);case"DeviceN":{const N=C.array(M[1])?.length??0;return N>=1&&N<=32?l("inks",N):void 0}default:return Object.
hasOwn(B,E.text)?B[E.text]:void 0}}function U(C,w,b,T){const M=C.resolve(w);if(!(M instanceof L.Z6))return;const E=C.resolve(M.dict.get("N")),N=E===1?"gray":E===
3?"rgb":E===4?"cmyk":void 0;if(N===void 0)return W(C,M.dict.get("Alternate"),b,T+1);const A=(0,K.hh)(C.decodedPart(M)?.data,E);return{...l(N,E),profile:A?.bytes}}
function O(C,w,b,T){const M=W(C,w[1],b,T+1),E=C.resolve(w[3]),N=E instanceof L.Mx?E.bytes:E instanceof L.Z6?C.decodedPart(E)?.data:void 0,A=C.resolve(w[2]);if(!M||
M.table||!N||typeof A!="number"||!(A>=0))return;const v=new Uint8Array((Math.min(Math.floor(A),255)+1)*M.components);return v.set(N.subarray(0,v.length)),{...M,
table:v}}}),95340:((ot,Y,d)=>{d.d(Y,{h:()=>L});function L(K,j){const B=U=>{const O=K.resolve(j.get(U));return typeof O=="number"?Math.floor(O):NaN},l=K.resolve(
j.get("ImageMask"))===!0,W=K.array(j.get("Decode"))?.map(U=>K.resolve(U));return{width:B("Width"),height:B("Height"),bits:l?1:B("BitsPerComponent")||8,stencil:l,
decode:W?.every(U=>typeof U=="number")?W:void 0}}}),69869:((ot,Y,d)=>{d.d(Y,{R1:()=>C,To:()=>W,hh:()=>U});var L=d(59596),K=d(78157),j=d(45599);const B={1:"GRAY",
3:"RGB ",4:"CMYK"},l=["scnr","mntr","prtr","spac"],W={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function U(w,b){if(!w||w.length<132)return;const T=(0,K.bS)(w),
M=v=>T.toString("latin1",v,v+4),E=T.readUInt32BE(0),N=w[8];if(!(!(E>=132&&E<=w.length&&N>=2&&N<=4&&M(36)==="acsp"&&l.includes(M(12)))||M(16)!==B[b]))return{bytes:w.
subarray(0,E),version:N}}const O=new WeakMap;function C(w,{bytes:b},T){const M=O.get(w)??[];O.set(w,M);const E=M.find(v=>Buffer.compare(v.bytes,b)===0);if(E)return E.
ref;const N=(0,j.jd)({N:T,Alternate:(0,j.UU)(W[T]),Filter:(0,j.UU)("FlateDecode")}),A=w.add(new j.Z6(N,(0,L.Kc)(b)));return M.push({bytes:b,ref:A}),A}}),82877:((ot,Y,d)=>{
d.d(Y,{R:()=>L,l:()=>K});const L="OctavoText";function K(j,B){const l=j.dict(j.dict(j.pages.attribute(B,"Resources"))?.get("XObject"));return l!==void 0&&[...l.
keys()].some(W=>W.startsWith(L))}}),33238:((ot,Y,d)=>{d.d(Y,{Y:()=>N});var L=d(91374),K=d(39684),j=d(9819),B=d(33973),l=d(21996),W=d(17671),U=d(58006),O=d(45599),
C=d(43496),w=d(17413);async function b(S,I,k){const G=S.resolve(I);let H="";for(const V of(0,O.cy)(G)?G:[I]){const Q=S.resolve(V);if(Q instanceof O.Mx&&(H=Buffer.
from(Q.bytes).toString("latin1")),!(0,O.i9)(V)||!(Q instanceof O.Z6))continue;let _;try{_=Buffer.from(S.decoded(Q)).toString("latin1")}catch{continue}const tt=await(0,w.
Y)(_,T(H,k),S.job.pace);tt!==_&&S.put(V,(0,U.n)(Q,Buffer.from(tt,"latin1"),{compress:!1}))}}function T(S,I){return({namespace:k,local:G},H)=>G==="Signature"&&k===
C.dK.ds||G==="signature"&&I&&S!=="datasets"&&!H.some(M)}const M=({namespace:S,local:I})=>I==="datasets"&&S===C.dK.xfa;var E=d(43791);async function N(S,I){const k=(0,W.
Hi)(S),G=await A(S),H=new Set,V=new Set,Q=G.map(({dict:_})=>(0,L.fq)(S,_));for(const _ of G)u(k,_,I,H,V);return H.size>0&&await m(k,H,V),await D(S,H.size>0),{fields:Q,
objects:H,usageRights:F(S)}}async function A(S){const I=(await(0,l.zx)(S,["Sig"])).Sig;if(I.length===0)return[];for(const tt of I)v(S,tt);const k=new Map;for(const{
number:tt,dict:nt,type:J}of await(0,L.qU)(S))J==="Sig"&&tt!==void 0&&h(S,k,tt,nt);const G=new Set([...k.values()].flatMap(({number:tt,widgets:nt})=>[tt,...nt])),
{Sig:H,Widget:V}=await(0,l.zx)(S,["Sig","Widget"]),Q=[...new Set([...H,...V])].filter(tt=>{const nt=G.has(tt)?null:S.get(tt);return(0,O.Zm)(nt)&&(nt.has("T")||(0,O.
Eo)(nt.get("Subtype"),"Widget"))&&(0,L.pv)(S,nt)==="Sig"}),_=Q.length>0?(await(0,B.Gy)(S)).live:void 0;for(const tt of Q)_?.[tt]===1&&h(S,k,tt,S.get(tt));return[
...k.values()]}function v(S,I){const k=[S.get(I)];for(let G=k.pop();G!==void 0;G=k.pop()){if((0,O.Zm)(G))for(const H of G.values())k.push(H);if(Array.isArray(G))
for(const[H,V]of G.entries())!(0,O.Zm)(V)||!(0,O.Eo)(V.get("FT"),"Sig")?k.push(V):(S.edit(I),G[H]=S.add(V))}}function h(S,I,k,G){if(!(0,O.Zm)(S.resolve((0,L.hj)(
S,G,"V"))))return;const H=G.get("Parent"),V=S.dict(H);if(!G.has("T")&&(0,O.i9)(H)&&V?.has("T")){h(S,I,H.number,V),I.get(H.number)?.widgets.add(k);return}if(I.has(
k))return;const Q=(S.array(G.get("Kids"))??[]).flatMap(_=>(0,O.i9)(_)?[_.number]:[]);I.set(k,{number:k,dict:G,widgets:new Set((0,O.Eo)(G.get("Subtype"),"Widget")?
[k,...Q]:Q)})}function u({removal:S},{number:I,dict:k,widgets:G},H,V,Q){const{document:_}=S;V.add(I);const tt=(0,L.hj)(_,k,"V");(0,O.i9)(tt)&&S.remove(tt.number);
for(const nt of G){const J=_.get(nt);if(!(0,O.Zm)(J))continue;if(V.add(nt),H==="keep"&&(0,K.K)(_,J)){_.edit(nt),(0,K.x)(_,J);continue}const $=_.resolve(J.get("S\
tructParent"));typeof $=="number"&&Q.add($),S.remove(nt)}G.has(I)||S.remove(I)}async function m(S,I,k){const{removal:G,structure:H}=S,{document:V}=G;await P(S,I);
const Q=(0,j.Wo)(V,"AcroForm");for(const _ of["Fields","CO"]){const tt=V.array(Q?.dict.get(_)),nt=tt?.filter(J=>!G.isGone(J)&&!((0,O.i9)(J)&&I.has(J.number)));!Q||
!tt||!nt||nt.length===tt.length||(V.edit(Q.holder),nt.length>0||_==="Fields"?Q.dict.set(_,nt):Q.dict.delete(_))}await H.dropKeys(k),await H.flush(),await(0,W.Pv)(
S,new Set(G.removed()))}async function P({removal:S},I){const{document:k}=S;for(const{number:G,dict:H}of[...await(0,L.qU)(k)].reverse()){const V=k.array(H.get("\
Kids")),Q=V?.filter(_=>!S.isGone(_)&&!((0,O.i9)(_)&&I.has(_.number)));G===void 0||!V||!Q||Q.length===V.length||(k.edit(G),Q.length>0?H.set("Kids",Q):(0,O.Eo)(H.
get("Subtype"),"Widget")?H.delete("Kids"):S.remove(G))}}async function D(S,I){const k=(0,j.Wo)(S,"AcroForm");if(!k)return;k.dict.has("SigFlags")&&(S.edit(k.holder),
k.dict.delete("SigFlags")),await b(S,k.dict.get("XFA"),I);const G=(S.array(k.dict.get("Fields"))??[]).length===0&&!k.dict.has("DR")&&!k.dict.has("XFA");I&&G&&S.
editCatalog().delete("AcroForm")}function F(S){const{catalog:I}=S,k=S.dict(I.get("Perms"));(0,E.H)(S);for(const G of["Perms","Legal"])I.has(G)&&S.editCatalog().
delete(G);return k?.has("UR3")===!0||k?.has("UR")===!0}}),779:((ot,Y,d)=>{d.d(Y,{patternOf:()=>h,G:()=>A,y:()=>W});var L=d(58552),K=d(98472),j=d(34378);const B=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),l=(u,m)=>W([u],m);async function W(u,m){const P=new Set;
for(const F of u)P.add((await T(F,m)).text.trim());P.delete("");const D=[...P].map(F=>U(F.match(/[\x21-\x7e]+/g)??[""]));return{hasGroups:!1,search:async(F,S,I)=>{
const k=I.step(F.length>>2);if(k&&await k,O(F,D))return{matches:[],truncated:!1};const G=await T(F,I),H=[];for(const V of P)if(!await b(V,G,H,S,I))return{matches:H,
truncated:!0};return P.size>1&&H.sort((V,Q)=>V.start-Q.start||Q.end-V.end),{matches:H,truncated:!1}}}}const U=u=>u.reduce((m,P)=>P.length>m.length?P:m);function O(u,m){
if(u.length<C||w.test(u))return!1;const P=u.toLowerCase().replaceAll("ß","ss");return!m.some(D=>P.includes(D))}const C=64,w=/[\u0100-\uffff]/;async function b(u,{
text:m,places:P},D,F,S){const I=S.step(m.length>>3);I&&await I;for(let k=m.indexOf(u),G=0;k>=0;k=m.indexOf(u,G)){if(D.length===F)return!1;for(G=k+u.length;P[G]===
P[G-1];)G++;D.push((0,K.z)(P[k],P[G]));const H=S.step(u.length);H&&await H}return!0}async function T(u,m){const P=[];let D="";for(const{0:F,1:S,2:I,index:k}of u.
matchAll(B)){const G=I===void 0?S?.toLowerCase()??M(F):" ";for(let V=0;V<G.length;V++)P.push(S===void 0?k:k+V);D+=G;const H=m.step(F.length*10);H&&await H}return P.
push(u.length),{text:D,places:P}}const M=u=>(0,j.w)((0,j.w)(u).toUpperCase().toLowerCase()),E=/^\/.+\/([dgimsuvy]*)$/s,N=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function A(u,m){const P=E.exec(u);return m==="regex"?P?"slashes":void 0:N.test(u)||P&&P[1]!==""?"regex-as-words":void 0}const v=1e6;async function h(u,m,P,D,F){
const S=P==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(m,F):await l(m,D);if("problem"in S)throw(0,L.G6)([{field:u,message:S.
problem}]);return{hasGroups:S.hasGroups,search:async(I,k,G)=>{const H=await S.search(I.slice(0,v),k,G);return I.length>v?{...H,truncated:!0}:H}}}}),98472:((ot,Y,d)=>{
d.d(Y,{z:()=>L});const L=(K,j,B=[])=>({start:K,end:j,groups:Object.fromEntries(B)})}),87826:((ot,Y,d)=>{d.d(Y,{N:()=>j,i:()=>B});var L=d(78157),K=d(14029);function j({
suspect:l,bytes:W},U){if(!(l||(0,L.bS)(W.subarray(0,5)).toString("latin1")!=="%PDF-"))return W.length===U.length?U:W}const B=async(l,W,U)=>j(l,W)??await(0,K.UN)(
l,U)})};
