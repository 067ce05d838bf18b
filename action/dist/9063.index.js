"use strict";exports.id=9063,exports.ids=[9063,779],exports.modules={66974:((q,Y,l)=>{l.d(Y,{D6:()=>d,F1:()=>z,NL:()=>x,P3:()=>V,br:()=>U,bs:()=>L});var W=l(98446);const V={
problem:"names page 0: pages count from 1, and -1 is the last page"};function z(T,O,b){const G=[],Z=[];for(const[R,P]of T.split(",").entries()){const u=R+1;if(O!==
void 0&&P.trim()===""){Z.push(`entry ${u} is empty: write ${O}, separated by single commas`);continue}const g=b(P,u);"problem"in g?Z.push(U(u,P,g.problem)):G.push(
g.item)}return Z.length>0?{problem:L(Z)}:{items:G}}const U=(T,O,b)=>`entry ${T} ('${C(O.trim())}') ${b}`,d=({position:T,text:O},b,G)=>U(T,O,`names ${$(b)}, but \
the document has ${(0,W.y_)(G,"page")}`);function $(T){return Number.isSafeInteger(T)?`page ${T}`:"a page far beyond its end"}const k=5;function L(T){const O=T.
length-k;return[...T.slice(0,k),...O>0?[`and ${O} more such entries`]:[]].join("; ")}function x(T){const O=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(T);return O?
`is not a range: write ${O[1]}..${O[2]}${O[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(T)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(T)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function C(T){const O=[...T].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(b)?"?":b);return(0,W.Bu)(O.join(""),40)}}),29082:((q,Y,l)=>{l.d(Y,{k1:()=>d,lY:()=>U,m7:()=>$});var W=l(58552),V=l(66974);const z=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
U=x=>(0,V.F1)(x,"pages such as 1..3, -1, odd",(C,T)=>{const O=C.trim(),b=z.exec(O);if(!b)return{problem:L(O)};const[,G,Z,R,P,u]=b,g={negated:G!==void 0,text:O,position:T};
if(Z!==void 0)return{item:{...g,pages:Z.toLowerCase()}};const w=Number(R),v=P===void 0?w:u===void 0?"end":Number(u);return w===0||v===0?V.P3:{item:{...g,pages:{
from:w,to:v}}}});function d(x,C,T="pages"){const O=P=>(0,W.G6)([{field:T,message:P}]),b=U(x);if("problem"in b)throw O(b.problem);const G=new k(C),Z=new k(C),R=[];
for(const P of b.items){const u=P.negated?Z:G;if(typeof P.pages=="string"){u.add(P.pages);continue}const{from:g,to:w}=P.pages,v=g<0?C+1+g:g,S=w==="end"?C:w<0?C+
1+w:w,p=(w==="end"?g<0?[[g,v]]:[]:[[g,v],[w,S]]).find(([,A])=>A<1||A>C);p&&R.push((0,V.D6)(P,p[0],C)),!(w==="end"&&v>C||R.length>0)&&u.range(Math.min(v,S),Math.
max(v,S))}if(R.length>0)throw O((0,V.bs)(R));return b.items.every(({negated:P})=>P)&&G.add("all"),G.without(Z)}function $(x){const C=U(x);if("problem"in C||C.items.
length!==1)return;const{negated:T,pages:O}=C.items[0];if(T)return;if(O==="all")return{first:1};if(typeof O=="string"||O.from<1)return;const{from:b,to:G}=O;return G===
"end"?{first:b}:G===-1?{first:b}:G<1?void 0:{first:Math.min(b,G),last:Math.max(b,G)}}class k{pageCount;differences;odd=!1;even=!1;constructor(C){this.pageCount=
C,this.differences=new Int32Array(C+2)}add(C){C!=="even"&&(this.odd=!0),C!=="odd"&&(this.even=!0)}range(C,T){this.differences[C]++,this.differences[T+1]--}without(C){
const T=new Uint32Array(this.pageCount);let O=0,b=0,G=0;for(let Z=1;Z<=this.pageCount;Z++){b+=this.differences[Z],G+=C.differences[Z];const R=Z%2===1?"odd":"eve\
n";(b>0||this[R])&&!(G>0||C[R])&&(T[O++]=Z)}return T.subarray(0,O)}}function L(x){return/^(not +)?\.\./i.test(x)?"has no start: a range is written 1..5":/^!/.test(
x)?"is not a page: leave out pages with not, such as not 2":(0,V.NL)(x.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((q,Y,l)=>{l.d(Y,{X:()=>z,l:()=>V});const W=/[ \u00a0-]/;function V(U){let d=0,$=0;const k=[...U].map((x,C)=>({sign:x.
toUpperCase(),at:C})).filter(({sign:x})=>!W.test(x)),L=x=>{const C=parseInt(x,36);d=(d*(C>9?100:10)+C)%97};for(let x=15;x<=Math.min(k.length,34);x++){d=0;for(const{
sign:C}of[...k.slice(4,x),...k.slice(0,4)])L(C);d===1&&($=k[x-1].at+1)}return $}const z=U=>U.length>=15&&/^[A-Z]{2}\d\d/.test(U)&&V(U)===U.length}),52404:((q,Y,l)=>{
l.d(Y,{$:()=>U,U:()=>d});var W=l(58552),V=l(29082),z=l(98446);const U={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function d({first_page:$,last_page:k,pages:L},x){if(L!==void 0)return(0,V.k1)(L,x);const C=(0,z.y_)(x,"page"),T=[];if($>x&&T.push({field:"\
first_page",message:`is ${$}, but the document has ${C}`}),k!==void 0&&k>x&&T.push({field:"last_page",message:`is ${k}, but the document has ${C}`}),T.length===
0&&k!==void 0&&$>k&&T.push({field:"first_page",message:`is ${$}, which is after last_page (${k})`,mentions:["last_page"]}),T.length>0)throw(0,W.G6)(T);return Uint32Array.
from({length:(k??x)-$+1},(O,b)=>$+b)}}),49063:((q,Y,l)=>{l.r(Y),l.d(Y,{redact_text:()=>_s});var W=l(58552),V=l(29082),z=l(45657),U=l(33973),d=l(45599),$=l(74135),
k=l(6057),L=l(87141),x=l(44738),C=l(78021),T=l(86537),O=l(77581);const b=(e,t)=>e.start-t.start||t.end-e.end;function G(e,t){let n="",s=0;for(const{start:o,end:a}of t)
o>s&&(n+=e.slice(s,o)),s=Math.max(s,a);return n+e.slice(s)}const Z=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","gu"),R=/[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/;
function P(e){if(e.search(Z)<0&&!R.test(e))return;let t="";const n=[],s=(a,i)=>{for(let r=a;r<i;){const c=String.fromCodePoint(e.codePointAt(r)),f=R.test(c)?c.normalize(
"NFKC"):c;for(let h=0;h<f.length;h++)n.push(f.length===c.length?r+h:r);t+=f,r+=c.length}};let o=0;for(const{0:a,index:i}of e.matchAll(Z))s(o,i),o=i+a.length;return s(
o,e.length),{text:t,places:[...n,e.length]}}const u=500;async function g(e,t){const n=(0,O.g7)(e).replace(v,""),s=await t(n);if(s.length>0){const a=(0,O.wx)(G(n,
s));return await E(a.bytes,t)?S:a}const o=P(n);return o&&(await t(o.text)).length>0||await E(e.bytes,t)?S:void 0}const w="\x1B",v=new RegExp(`${w}[a-zA-Z]{2,8}${w}`,
"g"),S=new d.Mx(new Uint8Array(0));async function E(e,t){for(const n of p(e))if((await t(n)).length>0)return!0;return!1}function p(e){const t=Buffer.from(e.buffer,
e.byteOffset,e.length).toString("latin1"),n=[t];return/[\x80-\xff]/.test(t)&&n.push(Buffer.from(e).toString("utf8")),t.includes("\0")&&n.push(t.replaceAll("\0",
"")),/%[0-9a-f]{2}/i.test(t)&&n.push(Buffer.from(A(t),"latin1").toString("utf8")),t.includes("&")&&n.push(F(n.at(-1))),t.includes("<")&&n.push(n.at(-1).replace(
/<[^<>]*>/g,"")),n}const A=e=>e.replace(/%([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16))),I={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},F=e=>e.replace(
/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,n,s,o)=>{if(o!==void 0)return I[o.toLowerCase()]??t;const a=n===void 0?parseInt(s,16):parseInt(n,
10);return a<=1114111?String.fromCodePoint(a):t});async function B(e,t,n){let s=0;const o=[t];for(let a=o.pop();a!==void 0;a=o.pop()){const i=a instanceof d.Z6?
a.dict:a;if(!(!(i instanceof d.Bi)&&!Array.isArray(i)))for(const[r,c]of i.entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}
const f=e.job.pace.step(u);f&&await f;const h=await g(c,n);h&&(i instanceof d.Bi?i.set(r,h):i[r]=h,s++)}}return s}function N(e,t){const n=[];for(const s of e.array(
e.entry(e.pages.number(t),"Annots"))??[]){const o=e.dict(s);if(!o||!(0,d.Eo)(e.resolve(o.get("Subtype")),"Redact"))continue;const a=(e.array(o.get("QuadPoints"))??
[]).map(r=>Number(e.resolve(r))||0);for(let r=0;r+8<=a.length;r+=8){const[c,f]=[0,1].map(h=>[0,2,4,6].map(y=>a[r+y+h]));n.push(j(e,t,[(0,z.YG)(c),(0,z.YG)(f),(0,z.
Kf)(c),(0,z.Kf)(f)]))}const i=(0,k.b0)(e,o.get("Rect"));a.length<8&&i&&n.push(j(e,t,i))}return n.filter(({width:s,height:o})=>s>0&&o>0)}function j(e,t,n){const[
s,o,a,i]=(0,$.zl)((0,L.y)((0,k.iw)(e,t)),n);return{x:s,y:o,width:a-s,height:i-o}}async function H(e,t){t.size!==0&&await(0,x.L)(e,(n,s)=>{const o=t.get(s),a=o&&
(0,k.b0)(e,n.get("Rect"));if(!o||!a)return!1;const i=j(e,s,a);return o.some(r=>(0,T.EF)(i,r))})}const X=["ActualText","Alt","E","T"];async function J(e,t,n){const s=new Set(
[...t.keys()].map(i=>e.pages.number(i)));let o=0;for(const i of s)for(const r of e.array(e.entry(i,"Annots"))??[]){const c=e.dict(r),f=c?await B(e,c,n):0;f>0&&(0,d.
i9)(r)&&e.edit(r),o+=f}for(const i of t.keys()){const r=e.pages.attribute(i,"Resources"),c=e.dict(e.dict(r)?.get("Properties"));for(const f of c?.values()??[]){
const h=await B(e,e.dict(f)??null,n);h>0&&(0,d.i9)(f)?e.edit(f):h>0&&(0,d.i9)(r)&&e.edit(r),o+=h}}const{live:a}=await(0,U.Gy)(e);for(let i=1;i<a.length;i++){const r=a[i]===
1?e.dict(e.get(i)):void 0,c=e.job.pace.step(300);if(c&&await c,!(!r||!(0,C.Uc)(r)||!tt(r,s)))for(const f of X){const h=await B(e,[e.resolve(r.get(f))],n);h>0&&(e.
edit(i),r.delete(f)),o+=h}}return o}function tt(e,t){const n=e.get("Pg");return!(0,d.i9)(n)||t.has(n.number)}var ft=l(12237),St=l(14029);const Nt=5e4,Oe=20;function Ie(e,t,n){
const s=new Map;if(!e)return s;const o=e.areas??e.matches;if(!Array.isArray(o))throw Mt(["must have a list under areas, or under matches"]);if(o.length>Nt)throw Mt(
[`has ${o.length} areas, and at most ${Nt} are allowed`]);const a=[],i=new Set(t);for(const[r,c]of o.entries()){const f=Fe(c,n);if(typeof f=="string"?a.push(`ar\
ea ${r+1} ${f}`):i.has(f.page)?s.set(f.page-1,[...s.get(f.page-1)??[],...f.boxes]):a.push(`area ${r+1} is on page ${f.page}, which pages does not name`),a.length===
Oe)break}if(a.length>0)throw Mt(a);return s}const Mt=e=>(0,W.G6)([{field:"redact_areas",message:e.join("; ")}]),Ut=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e);function Fe(e,t){if(!Ut(e))return"must be an object with page and box";const{page:n}=e;if(typeof n!="number"||!Number.isInteger(n)||n<1||n>t)return`must have\
 a page from 1 to ${t}`;const o=(Array.isArray(e.boxes)?e.boxes:[e.box??e]).map(Re);return o.some(a=>a===void 0)||o.length===0?"must have boxes with x, y, width\
 and height in points, which are greater than 0":{page:n,boxes:o}}function Re(e){if(!Ut(e))return;const[t,n,s,o]=["x","y","width","height"].map(i=>e[i]);return[
t,n,s,o].every(i=>typeof i=="number"&&Number.isFinite(i))&&s>0&&o>0?{x:t,y:n,width:s,height:o}:void 0}var Be=l(81627),ut=l(36078),Le=l(99876);async function Ne(e,t,n,s){
const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:a,pages:i}=await(0,Le.F)(e,Uint32Array.from([...o.
keys()],c=>c+1)),r=new Be.B(e);await r.inspect(i);for(const c of i){const f=e.job.pace.step(5e3);f&&await f;const h=(0,$.DI)((0,L.y)(a[c.kind])),y=[...new Map((o.
get(c.index)??[]).map(m=>[JSON.stringify(m),m])).values()],M=y.map(({x:m,y:D,width:K,height:Q})=>{const[_,et,at,so]=(0,$.zl)(h,[m,D,m+K,D+Q]);return`${(0,ut.id)(
_)} ${(0,ut.id)(et)} ${(0,ut.id)(at-_)} ${(0,ut.id)(so-et)} re`});await r.over(c,{resources:s?[s.addition]:[],operators:([m])=>{const D=y.map(Q=>s&&m!==void 0?s.
paint(m,Q,h):"").filter(Boolean),K=D.length>0?`${D.join(`
`)}
`:"";return`/Artifact BMC q ${n==="black"?0:1} g ${M.join(`
`)} f Q
${K}EMC
`}})}}var dt=l(58006),Pt=l(56681),Wt=l(8510),$t=l(52829),Ue=l(71856),Ct=l(82416),nt=l(85008);const Gt=4096,We=30;async function jt(e,t){const n=new nt.oz(e),s=[],
o=[];let a=0;const i=r=>{s.push(r),a+=r.length};for(let r=1,c=n.next(!0);c!==nt.Kp;c=n.next(!0),r++){c===nt.An||c===nt.Cd?(o.push({at:a,from:n.start,to:n.end}),
i(Buffer.from((0,Ct.E3)(e,n.start,n.end)).toString("latin1").replaceAll("\0",""))):c===nt.QR&&a>0&&i(`
`);const f=r%Gt===0?t.step(Gt*We):void 0;f&&await f}return{text:s.join(""),pieces:o}}const $e=async(e,t,n)=>(await t((await jt(e,n)).text)).length;async function Ge(e,t,n){
const{text:s,pieces:o}=await jt(e,n),a=await t(s);if(a.length===0)return e;const i=[];for(const[r,{at:c,from:f,to:h}]of o.entries()){const y=o[r+1]?.at??s.length;
a.some(M=>M.start<y&&c<M.end)&&i.push({from:f,to:h,text:"()"})}return(0,Pt.E$)(e,i,n)}var vt=l(3449);const kt=-180;async function Ht(e,{inText:t,inCodes:n},s){if(e.
shown.length===0)return;const o=zt(e,ke);Kt(e,o,He,await t(o.text),s);const a=zt(e,ze);Kt(e,a,Ke,await n(a.text),s)}function zt({shown:e},t){const n=[];let s="";
for(const o of e)n.push(s.length),s+=`${t(o)}
`;return{text:s,starts:n}}function Kt({shown:e},{starts:t},n,s,o){for(const{start:a,end:i}of s)for(let r=je(t,a);r<t.length&&t[r]<i;r++){let c=t[r];n(e[r],(f,h)=>{
h>=0&&f!==""&&c<i&&c+f.length>a&&o.add(h),c+=f.length})}}function je(e,t){let n=0;for(let s=e.length-1;n<s;){const o=n+s+1>>1;e[o]<=t?n=o:s=o-1}return n}function ke({
elements:e,font:t}){let n="";for(const s of e)if(typeof s!="number")for(const o of t.glyphs(s))n+=o.text;else s<kt&&(n+=" ");return n}const He=({elements:e,font:t,
first:n},s)=>{let o=n;for(const a of e)if(typeof a!="number")for(const{text:i}of t.glyphs(a))s(i,o++);else a<kt&&s(" ",-1)},ze=({elements:e})=>e.map(t=>typeof t==
"number"?"":Vt(t)).join(""),Vt=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").replaceAll("\0",""),Ke=({elements:e,font:t,first:n},s)=>{let o=n;
for(const a of e){if(typeof a=="number")continue;let i=0;for(let r=t.glyphs(a).length;r>0;r--){const c=t.partEnd(a,i,1);s(Vt(a.subarray(i,c)),o++),i=c}}};var Ve=l(
64680),Zt=l(45079);async function Xt(e,t,n){const s=new Map,o=new Set;for(const{lists:a}of t)for(const{stream:i,tag:r,operator:c,from:f,to:h,dict:y}of a){const M=`${i}\
 ${f}`;if(o.has(M)||(o.add(M),await B(e,y,n)===0))continue;const m=new Ve.k(256);(0,Zt.bD)(m,y,Zt.yT);const D=`${r} ${Buffer.from(m.bytes).toString("latin1")} ${c}`;
s.set(i,[...s.get(i)??[],{from:f,to:h,text:D}])}return s}var Tt=l(94389);const Ze=120,Xe=new Set([65536,1330926671,1953658213]),bt=132;async function Ye(e,t,n){
let s;for(const[o,a]of t){const i=e.subarray(o,Math.max(o,Math.min(a,e.length)));for(const{text:r,width:c,offset:f}of Je(i))for(const h of await n(r))s??=e.slice(),
Qe(s,h,{start:o+f,width:c})}return s}function Qe(e,t,{start:n,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(e[n+2*o]=0),e[n+s*o+s-1]=Ze}function Je(e){const t=Buffer.
from(e.buffer,e.byteOffset,e.length).toString("latin1"),n=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return n;for(const s of[0,1]){const o=Buffer.from(e.slice(
s,s+(e.length-s&-2)));n.push({text:o.swap16().toString("utf16le"),width:2,offset:s})}return n}function _e(e){if(e.length<12)return[];const t=new DataView(e.buffer,
e.byteOffset,e.byteLength);if(Xe.has(t.getUint32(0)))try{const a=(0,Tt.tI)(t).get("name");return a?[[a.at,a.at+a.length]]:[]}catch{return[]}if(e[0]!==37&&e[0]!==
128)return[[0,e.length]];const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=n.slice(0,Math.max(n.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:a,index:i})=>[i+(a.startsWith("/")?a.lastIndexOf("/")+1:1),i+a.length])}function qe(e){if(e.length<bt||Buffer.from(e.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(e.buffer,e.byteOffset,e.byteLength),n=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<n&&
bt+12*(o+1)<=e.length;o++){const[a,i]=[4,8].map(r=>t.getUint32(bt+12*o+r));s.push([a+8,a+i])}return s}function Yt(e){return[...Buffer.from(e.buffer,e.byteOffset,
e.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:n,index:s})=>[s+1,s+n.length])}const tn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi;async function en(e,t){
const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=[...n.matchAll(tn)],o=s.map(({1:c})=>{const f=Buffer.from(c.replace(/\s/g,""),"hex");return f.
subarray(0,f.length&-2).swap16().toString("utf16le")}),a=[];for(const[c,f]of o.entries())f.length>1&&(await t(f)).length>0&&a.push(c);if(a.length===0)return;let i="",
r=0;for(const c of a){const{0:f,index:h}=s[c];i+=`${n.slice(r,h)}<0020>`,r=h+f.length}return Buffer.from(i+n.slice(r),"latin1")}const nn=new Set(`Adobe CIDInit \
CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),sn=e=>Buffer.from(Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").replace(/[A-Za-z]+/g,t=>nn.has(t)?" ".repeat(
t.length):t),"latin1");var on=l(30201);const an=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode AbsoluteColorimetric AcroForm Acrobat Action Actions ActualText \
AdobePPKLite Adobe.PPKLite Adobe.PPKMS
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
xt=e=>an.has(e)||rn.test(e)||(0,on.u)(e)!==void 0,Et=4,cn=60,fn=e=>/[\x80-\xff]/.test(e)?Buffer.from(e,"latin1").toString("utf8"):e,dn=["redacted-","removed-","\
name-","x-"];class ln{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,n){
const s=[n];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof d.Z6?o.dict:o;if(a instanceof d.SX)this.add(a.text);else if(Array.isArray(a))for(const r of a)
s.push(r);else if(a instanceof d.Bi)for(const[r,c]of a)this.add(r),s.push(c);const i=t.job.pace.step(cn);i&&await i}}add(t){t.length>=Et&&this.seen.add(t)}async settle(){
const t=await Jt([...this.seen],this.find);if(t.length===0)return;const n=await Qt(this.find);for(const s of t)xt(s)||this.names.set(s,`${n}${this.names.size+1}`)}}
async function Qt(e){for(const t of dn)if((await e(`${t}1`)).length===0)return t;return""}async function Jt(e,t){const n=[];let s="";for(const i of e)n.push(s.length),
s+=`${fn(i)}
`;if(s==="")return[];const o=new Set;let a=0;for(const{start:i,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;a+1<n.length&&n[a+1]<=i;)a++;const c=e[a];
r-i>=Et&&r<=(n[a+1]??s.length)-1&&o.add(c)}return[...o]}function un(e,t){return(e.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Et||!Number.isNaN(Number(s))).join(" ")}const hn=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
ht=4096,_t=30,gn=3,pn={names:[],cuts:[]};async function mn(e,t,n,s){const o=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),a=s.step(e.length);a&&
await a;const i=[...new Set(o.match(hn)??[]),...new Set(o.match(/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g)??[])],r=await Jt(i.map(yn),t);return r.length===0?pn:wn(
e,new Set(r),n,s)}const yn=e=>e.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16)));async function wn(e,t,n,s){const o=new Set,
a=[],i=new nt.oz(e);for(let r=1,c=i.next();c!==nt.Kp;c=i.next(),r++){const{start:f,end:h}=i,y=()=>Buffer.from(e.subarray(f,h)).toString("latin1");if(c===nt.o_){
const m=(0,Ct.MQ)(e,f+1,h);t.has(m)&&!xt(m)&&o.add(m)}else c===nt.QR&&h-f>gn&&t.has(y())?a.push({from:f,to:h,text:""}):c===nt.Ho&&(await n(y())).length>0&&a.push(
{from:f,to:h,text:"\0".repeat(h-f)});const M=r%ht===0?s.step(ht*_t):void 0;M&&await M}return{names:[...o],cuts:a}}async function Sn(e,t,n){const s=[],o=new nt.oz(
e);for(let a=1,i=o.next();i!==nt.Kp;i=o.next(),a++){const r=i===nt.o_?t.of((0,Ct.MQ)(e,o.start+1,o.end)):void 0;r!==void 0&&s.push({from:o.start,to:o.end,text:`\
/${r}`});const c=a%ht===0?n.step(ht*_t):void 0;c&&await c}return s.length===0?e:(0,Pt.E$)(e,s,n)}function qt(e,t,n){for(const s of n){const o=t.shownAt(s);let a=e.
get(o.stream);a||e.set(o.stream,a=new Map);let i=a.get(o.from);i||a.set(o.from,i={shown:o,glyphs:new Set}),i.glyphs.add(s-o.first)}}var st=l(81077),lt=l(9819);const Mn={
ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",
TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function te(e,t,n){return t?t===e.dict(e.trailer.get("I\
nfo"))?"the properties of the document":(0,C.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(e.resolve(t.get("Subtype")),"Widget")?"form fields":"annotat\
ions":t.has("FT")?"form fields":(0,d.Eo)(e.resolve(t.get("Type")),"OCG")?"layers":n==="Title"&&t.has("Parent")?"bookmarks":Mn[n]??"other entries":"other entries"}
const gt=100,ee=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Pn=new Set(["Dest","D","S","C","AS","V","DV"]),Cn=new Set(["DA","Registry","Ordering","CharS\
et","Panose","CheckSum","Lookup","NS"]),vn=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,Tn=new Set(["CreationDate","ModDate","M","LastModified","Cre\
ateDate"]);class bn{document;names;edits;note;renamed=new Map;find;inNames;inCodes;prefix="";constructor(t,{inText:n,inNames:s,inCodes:o},a,i,r){this.document=t,
this.names=a,this.edits=i,this.note=r,this.find=n,this.inNames=s,this.inCodes=o}async run(t,n){const{document:s}=this;this.prefix=await Qt(this.find);const o=this.
trees(),a=[];for(const c of o)await this.nameKeys(c)&&a.push(c);let i;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!n(c)||(0,d.i9)(r)&&r.number===
c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof
d.SX){n(c)&&await this.scalar(c,f,await(i??=this.usesOfScalars(t)));continue}const h=n(c)&&await this.object(f),y=this.edits&&this.names.count>0&&await this.renameNames(
s.get(c));(h||y)&&this.edits&&s.edit(c)}for(const c of a)this.edits&&await this.rebuild(c);for(const[c,f]of[...s.trailer])(0,d.i9)(f)||c==="ID"||c==="Encrypt"||
!await this.object([f])||this.edits&&s.trailer.delete(c)}trees(){const{document:t}=this,n=(0,lt.Wo)(t,"Names"),s=(0,lt.Wo)(t,"StructTreeRoot");return[...[...n?.
dict.keys()??[]].map(o=>({holder:n.dict,number:n.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"IDTree"}]:[]]}async nameKeys({holder:t,
key:n}){let s=!1;for(const[o]of await(0,st.Zc)(this.document,t.get(n),"Names"))!(o instanceof d.Mx)||!await g(o,this.find)||(this.rename((0,st.Pu)(o)),s=!0);return s}rename(t){
this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){const{document:n}=this,s=[t];for(let o=s.pop();o!==void 0;o=
s.pop()){const a=o instanceof d.Z6?o.dict:o;if(Array.isArray(a))for(const r of a)s.push(r);if(!(0,d.Zm)(a))continue;for(const[r,c]of a){const f=ee.has(r)?n.resolve(
c):null;if((0,d.Zm)(f))for(const h of f.keys())await this.nameOne(h);(0,d.i9)(c)||s.push(c)}const i=n.job.pace.step(gt*(1+a.size));i&&await i}}async nameOne(t){
t.length>=2&&await g((0,d.Px)(t),this.find)&&this.rename(`/${t}`)}async object(t){let n=!1;const s=[{value:t,dict:void 0,key:""}];for(let o=s.pop();o;o=s.pop()){
const a=o.value instanceof d.Z6?o.value.dict:o.value;if(!(a instanceof d.Bi)&&!Array.isArray(a))continue;if(Array.isArray(a)&&ne(a)){await this.palette(a)&&(n=!0);
continue}const i=a instanceof d.Bi?a:o.dict;for(const[c,f]of[...a.entries()]){const h=typeof c=="string"?c:o.key,y=await this.entry(i,h,f);if(y===void 0){(f instanceof
d.Bi||Array.isArray(f))&&s.push({value:f,dict:i,key:h});continue}n=!0,this.note(te(this.document,i,h)),this.edits&&(a instanceof d.Bi?a.set(c,y):a[c]=y)}a instanceof
d.Bi&&this.renamed.size>0&&this.renameKeys(a,o.key)&&(n=!0);const r=this.document.job.pace.step(gt);r&&await r}return n}async usesOfScalars(t){const{document:n}=this,
s=new Map;for(let o=1;o<t.length;o++){const a=[];t[o]===1&&a.push({value:n.get(o),dict:void 0,key:""});for(let i=a.pop();i;i=a.pop()){const r=i.value instanceof
d.Z6?i.value.dict:i.value;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;const c=r instanceof d.Bi?r:i.dict;for(const[h,y]of r.entries()){const M=Array.isArray(
r)&&ne(r)?"Lookup":typeof h=="string"?h:i.key;(0,d.i9)(y)?s.set(y.number,{dict:c,key:M}):a.push({value:y,dict:c,key:M})}const f=n.job.pace.step(gt);f&&await f}}
return s}async scalar(t,n,s){const{document:o}=this,{dict:a,key:i}=s.get(t)??{dict:void 0,key:""},r=n instanceof d.SX?this.names.of(n.text):void 0,c=r===void 0?
await this.entry(a,i,n):new d.SX(r);c!==void 0&&(this.note(te(o,a,i)),this.edits&&o.put(t,c))}async palette(t){const n=t[3];return!(n instanceof d.Mx)||(await this.
inCodes((0,st.Pu)(n))).length===0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(n.bytes.length))),!0)}async renameNames(t){const{names:n,
document:s}=this;let o=!1;const a=[t];for(let i=a.pop();i!==void 0;i=a.pop()){const r=i instanceof d.Z6?i.dict:i;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;
if(r instanceof d.Bi&&[...r.keys()].some(f=>n.of(f)!==void 0)){const f=[...r];r.clear();for(const[h,y]of f)r.set(n.of(h)??h,y);o=!0}for(const[f,h]of[...r.entries()]){
const y=h instanceof d.SX?n.of(h.text):void 0;if(y===void 0){(h instanceof d.Bi||Array.isArray(h))&&a.push(h);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(y)):
r[f]=new d.SX(y)}const c=s.job.pace.step(gt);c&&await c}return o}async technical(t,n){const s=(0,st.Pu)(n);if(t==="DA"){if((await this.inNames(s)).length===0)return;
const a=un(s,this.names);return a===s||(await this.inNames(s)).length===(await this.inNames(a)).length?void 0:(0,d.Px)(a)}return t==="CheckSum"||t==="Panose"||t===
"CharSet"||xt(s)||vn.test(s)||(await this.inCodes(s)).length===0?void 0:(0,d.Px)("")}async entry(t,n,s){if(s instanceof d.SX){const i=Pn.has(n)||n==="RoleMap"?this.
renamed.get(`/${s.text}`):void 0;return i===void 0?void 0:new d.SX(i)}if(s instanceof d.Mx&&Cn.has(n))return this.technical(n,s);if(!(s instanceof d.Mx)||n==="C\
ontents"&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,st.Pu)(s));if(o!==void 0)return(0,d.Px)(o);const a=await g(s,this.find);return a&&Tn.has(n)?(0,d.Px)(
""):!a||n!=="T"||!t||!xn(t)?a:(this.rename((0,st.Pu)(s)),(0,d.Px)(this.renamed.get((0,st.Pu)(s))))}renameKeys(t,n){const s=[...t];if(!(ee.has(n)||this.isNaming(
t))||!s.some(([a])=>this.renamed.has(`/${a}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[a,i]of s)t.set(this.renamed.get(`/${a}`)??
a,i);return!0}isNaming(t){const{document:n}=this,s=n.dict(n.catalog.get("StructTreeRoot"));return[n.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(
o=>n.dict(o)===t)}async rebuild({holder:t,number:n,key:s}){const{document:o}=this,a=await(0,st.Zc)(o,t.get(s),"Names");o.edit(n);const i=(0,st.H6)(o,(0,st.AN)(a),
"Names"),r=t.get(s);(0,d.i9)(r)?o.put(r,i):t.set(s,i),o.edit((0,lt.Kd)(r,n))}}const ne=([e])=>(0,d.Eo)(e,"Indexed")||(0,d.Eo)(e,"I"),xn=e=>e.has("FT")||e.has("K\
ids")||e.has("Parent")&&!e.has("Contents");var ot=l(47212);class se{document;searching;choose;stays;rewriter;use;found=new Map;renaming;traced;constructor(t,n,s,o,a,i){
this.document=t,this.searching=n,this.choose=s,this.stays=o,this.rewriter=a,this.use=i,this.renaming=new ln(n.inNames),this.traced=new ot.Wz(t)}async run(t){const{
document:n,stays:s,renaming:o}=this,{live:a}=await(0,U.Gy)(n),i=c=>a[c]===1&&s[c]!==1,r=await(0,vt.d)(n,a.length,i);for(const[c,f]of r.content)i(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<a.length;c++)i(c)&&n.isStream(c)&&await this.data(c,r);for(let c=1;c<a.length;c++)i(c)&&await o.note(n,n.get(c));await o.settle(),
this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(a),await new bn(n,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(a,i)}async renameContent(t){
const{document:n,renaming:s}=this,{content:o,pages:a}=await(0,vt.d)(n,t.length,i=>t[i]===1);for(const i of new Set([...o.keys(),...a])){const r=n.get(i);if(!(r instanceof
d.Z6))continue;const c=this.decoded(r),f=await Sn(c,s,n.job.pace);f!==c&&n.put(i,await(0,$t.c)(n,r,f))}}note(t,n=1){n>0&&this.found.set(t,(this.found.get(t)??0)+
n)}async content(t,n){const{document:s,searching:o}=this,a=s.get(t);if(!(a instanceof d.Z6))return;const i=this.decoded(a),r=await this.traced.stream(i,n),{glyphs:c,
count:f}=await this.choose(r,!1),h=c.size;await Ht(r.trace,o,c);const y=await Xt(s,[r.trace],o.inText);if(this.note("content that no page shows",Math.max(f,+(c.
size>h))+y.size),(0,ot.FU)(r,c),this.use?.note(r.trace,c),!this.rewriter||c.size===0&&y.size===0)return;const M=new Map;qt(M,r.trace,c),await this.rewriter.inPlace(
new Map([[0,t]]),[r.trace],{removals:M,others:y,images:new Map})}decoded(t){const n=this.document.decodedPart(t);if(!n)throw new W.zU("redaction_incomplete","A \
content stream cannot be read, because its compression is not known");return n.data}async data(t,{content:n,fonts:s,pages:o}){const{document:a}=this,i=a.get(t);
if(!(i instanceof d.Z6))return;const{dict:r}=i,c=s.get(t);c!==void 0?await this.fontData(t,i,c):An(a,r)?this.rewriter||await this.otherData(t,i):En(a,r)?await this.
colorData(t,i):n.has(t)||o.has(t)?await this.hiddenStrings(t,i):await this.otherData(t,i)}async hiddenStrings(t,n){const{document:s,rewriter:o}=this,a=this.searching.
inCodes,{pace:i}=s.job,r=this.decoded(n),{removed:c}=await(0,Wt.f)(r,i),f=c.length>0&&await E(Buffer.concat(c),this.searching.inText),h=await $e(r,a,i),{names:y,
cuts:M}=await mn(r,this.searching.inNames,a,i);for(const Q of y)this.renaming.add(Q);if(f&&this.note("comments of content"),this.note("content that no page show\
s",h+M.length),!o||!f&&h===0&&M.length===0)return;const m=M.length>0?await(0,Pt.E$)(r,M,i):r,D=h>0?await Ge(m,a,i):m,K=f?(await(0,Wt.f)(D,i)).content:D;s.put(t,
await(0,$t.c)(s,n,K))}async fontData(t,n,s){const{inCodes:o,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(t,n,_e);if(s!=="ToUnicode"&&
s!=="CMap")return;await this.overwrite(t,n,Yt);const i=this.document.get(t),r=this.document.decodedPart(i)?.data,c=r&&this.document.job.pace.step(r.length);c&&await c;
const f=r&&await en(r,a);f?this.replace(t,i,f):r&&await E(sn(r),o)&&this.note("names")}async colorData(t,n){const{document:s}=this,o=s.resolve(n.dict.get("Funct\
ionType"));o===4?await this.overwrite(t,n,Yt):typeof o!="number"&&!(0,d.Eo)(s.resolve(n.dict.get("Subtype")),"Image")&&!n.dict.has("ShadingType")&&await this.overwrite(
t,n,qe)}async overwrite(t,n,s){const{document:o}=this,a=o.decodedPart(n)?.data;if(!a)return;const i=o.job.pace.step(a.length);i&&await i;const r=s(a);if(!r)return this.
otherData(t,n);const c=await Ye(a,r,this.searching.inCodes);c&&this.replace(t,n,c)}replace(t,n,s){this.note("fonts and colors"),this.rewriter&&this.document.put(
t,(0,dt.n)(n,s,{compress:!0}))}async otherData(t,n){const{document:s,rewriter:o}=this,a=(0,Ue.In)(n)?"metadata":"streams",i=a==="metadata"?this.searching.inText:
this.searching.inCodes,r=this.document.decodedPart(n)?.data;if(!r)throw new W.zU("redaction_incomplete","A stream cannot be read, because its compression is not\
 known");const c=s.job.pace.step(r.length);c&&await c;const f=p(a==="metadata"?oe(r):r),h=await Promise.all(f.map(async m=>(await i(m)).length));if(this.note(a,
(0,z.Kf)(h)),!o||h.every(m=>m===0))return;const[y=""]=f,M=Buffer.from(G(Buffer.from(r).toString("latin1"),await i(y)),"latin1");await E(oe(M),i)?s.remove(t):s.put(
t,(0,dt.n)(n,M,{compress:!1}))}}function En(e,t){return["FunctionType","ShadingType","N"].some(n=>typeof e.resolve(t.get(n))=="number")||(0,d.Eo)(e.resolve(t.get(
"Subtype")),"Image")}const An=(e,t)=>(0,d.Eo)(e.resolve(t.get("Type")),"EmbeddedFile");function oe(e){const n=Buffer.from(e).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,
s=>" ".repeat(s.length));return Buffer.from(n,"latin1")}var ae=l(42973),Dn=l(68973),On=l(12195),In=l(1900),pt=l(95340),ie=l(71157);const Fn=6,it=1,At=["Filter",
"DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDe\
codeParms","DL","L","Length","Interpolate"];class re{document;shade;constructor(t,n){this.document=t,this.shade=n}async without(t,n){const{document:s}=this,{image:o}=t[0],
{width:a,height:i}=(0,pt.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(a>0&&i>0))return;const c=fe(r,n,a,i);if(!c.some(({left:f,
top:h,right:y,bottom:M})=>f<=0&&h<=0&&y>=a&&M>=i))return s.add(await this.overwrite(o,c))}async shows({image:t,matrix:n},s){const{document:o,shade:a}=this,{width:i,
height:r}=(0,pt.h)(o,t.dict);if(!(i>0&&r>0)||n[0]*n[3]===n[1]*n[2])return!1;const c=fe([{matrix:n}],s,i,r);if(c.length===0)return!1;const f=o.resolve(t.dict.get(
"ImageMask"))===!0?255:a,h=await this.draw(t),y=await mt(o,h,3);return c.some(({left:M,top:m,right:D,bottom:K})=>{for(let Q=m+it;Q<K-it;Q++){const[_,et]=[M+it,D-
it].map(at=>(Q*h.width+at)*3);for(let at=_;at<et;at++)if(y[at]!==f)return!0}return!1})}async overwrite(t,n){const{document:s,shade:o}=this,a=new d.Bi(t.dict),{dict:i}=t;
for(const D of At)a.delete(D);if(s.resolve(i.get("ImageMask"))===!0)return this.stencil(t,a,n,1);const[r,c]=[s.resolve(i.get("SMask")),s.resolve(i.get("Mask"))];
if((0,d.cy)(c)||r instanceof d.Z6&&r.dict.has("Matte")||typeof i.get("SMaskInData")=="number")throw ce("has an image whose mask cannot be written again");const f=await this.
draw(t),h=await(0,In.cE)(f,s.job.pace),y=await mt(s,f,h?3:1),{width:M,height:m}=f;for(const{left:D,top:K,right:Q,bottom:_}of n.map(et=>Dt(et,M,m)))for(let et=K;et<
_;et++){const at=h?3:1;y.fill(o,(et*M+D)*at,(et*M+Q)*at)}return a.set("ColorSpace",(0,d.UU)(h?"DeviceRGB":"DeviceGray")),a.set("BitsPerComponent",8),r instanceof
d.Z6?a.set("SMask",s.add(await this.opaque(r,M,m,n))):c instanceof d.Z6&&a.set("Mask",s.add(await this.maskOf(c,M,m,n))),this.pack(a,y)}async opaque(t,n,s,o){const a=await this.
draw(t),i=await mt(this.document,a,1);for(const c of o.map(f=>le(f,a.width/n,a.height/s,a)))for(let f=c.top;f<c.bottom;f++)i.fill(255,f*a.width+c.left,f*a.width+
c.right);const r=new d.Bi(t.dict);for(const c of At)r.delete(c);return r.set("ColorSpace",(0,d.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,i)}maskOf(t,n,s,o){
const a=(0,pt.h)(this.document,t.dict),i=new d.Bi(t.dict);for(const c of At)i.delete(c);const r=o.map(c=>le(c,a.width/n,a.height/s,a));return this.stencil(t,i,r,
0)}async stencil(t,n,s,o){const a=await this.draw(t),i=await mt(this.document,a,1),{width:r,height:c}=a;for(const{left:y,top:M,right:m,bottom:D}of s.map(K=>Dt(K,
r,c)))for(let K=M;K<D;K++)i.fill(o*255,K*r+y,K*r+m);const f=r+7>>3,h=new Uint8Array(f*c);for(let y=0;y<c;y++)for(let M=0;M<r;M++)i[y*r+M]>=128&&(h[y*f+(M>>3)]|=
128>>(M&7));return n.set("ImageMask",!0),n.set("BitsPerComponent",1),this.pack(n,h)}async pack(t,n){return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.
UU)("Image")),t.set("Filter",(0,d.UU)("FlateDecode")),new d.Z6(t,await(0,Dn.uM)(this.document.job).deflate(n,Fn))}async draw(t){const{document:n}=this,{job:s}=n,
{width:o,height:a}=(0,pt.h)(n,t.dict);if(!(o>0&&a>0))throw ce("has an image without a size");if(o*a>s.limits.pixels)throw(0,ae.F)("pixels",`An image has ${o*a} \
pixels, which are too many to redact`,"Make it smaller first");const i=new d.Bi(t.dict);for(const M of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata",
"OC","Interpolate"])i.delete(M);i.set("Type",(0,d.UU)("XObject")),i.set("Subtype",(0,d.UU)("Image"));const r=n.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${a} 0 0 cm \
/I Do Q
`,"latin1"),f=r.add(null),h=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,a],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(i,n.encoded(t)))})})});return r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(h)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)(
"Catalog"),Pages:f})),r.trailer.delete("Info"),(await On.Y.open(await(0,St.UN)(r,{encryption:"none",draft:!0}),s)).draw(0,{width:o,height:a,isTransparent:!1})}}
const ce=e=>new W.zU("redaction_incomplete",`The document ${e}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas \
of these images",fields:["pages_to_images"]}),fe=(e,t,n,s)=>e.flatMap(({matrix:o})=>{const a=(0,$.DI)(o);return t.filter(r=>(0,T.EF)((0,ie.jY)(o),r)).map(({x:r,
y:c,width:f,height:h})=>{const[y,M,m,D]=(0,$.zl)(a,[r,c,r+f,c+h]);return de([y*n,(1-D)*s,m*n,(1-M)*s],n,s)})}),de=([e,t,n,s],o,a)=>Dt({left:Math.floor(e)-it,top:Math.
floor(t)-it,right:Math.ceil(n)+it,bottom:Math.ceil(s)+it},o,a),Dt=({left:e,top:t,right:n,bottom:s},o,a)=>({left:Math.min(Math.max(e,0),o),top:Math.min(Math.max(
t,0),a),right:Math.min(Math.max(n,0),o),bottom:Math.min(Math.max(s,0),a)}),le=({left:e,top:t,right:n,bottom:s},o,a,{width:i,height:r})=>de([e*o,t*a,n*o,s*a],i,r);
async function mt({job:e},t,n){const s=new Uint8Array(t.width*t.height*n);for(let o=0,a=0;o<t.height;o++){const i=t.row(o);for(let c=0;c<i.length;c+=4)n===3&&(s[a++]=
i[c+2]),s[a++]=i[c+1],n===3&&(s[a++]=i[c]);const r=e.pace.step(2*i.length);r&&await r}return s}const Rn=new Set(["Parent","P","Dest","B"]),Bn=300;async function ue(e,t){
const{pages:n}=e,s=new Uint8Array(e.size);if(t.size===n.count)return s;const o=Array.from({length:n.count},(a,i)=>i);return await he(e,o.filter(a=>!t.has(a)),a=>s[a]=
1),await he(e,[...t],a=>s[a]=0),s}async function he(e,t,n){const{pages:s,job:o}=e,a=new Uint8Array(e.size),i=new lt.b9(e),r=[],c=f=>{a[f]=1,n(f),r.push(e.get(f))};
for(const f of t){c(s.number(f));const h=s.attribute(f,"Resources");h!==void 0&&r.push(h);for(let y=r.pop();y!==void 0;y=r.pop()){if((0,d.i9)(y)){y.number<a.length&&
a[y.number]===0&&!Ln(e,y.number)&&c(y.number);continue}const M=y instanceof d.Z6?y.dict:y;if(Array.isArray(M))for(const D of M)r.push(D);else if(M instanceof d.
Bi)for(const[D,K]of M)Rn.has(D)||r.push(K);i.spend(1);const m=o.pace.step(Bn);m&&await m}}}function Ln(e,t){const n=e.resolve(e.entry(t,"Type"));return(0,d.Eo)(
n,"Page")||(0,d.Eo)(n,"Pages")||e.pages.holds(t)}var Nn=l(18930),rt=l(98446),ge=l(49568),Ot=l(779),pe=l(9312),Un=l(17886);const me=["january","february","march",
"april","may","june","july","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","\
janvier","février","mars","avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio",
"agosto","septiembre","octubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","m\
ar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),Wn={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{\
N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:\
[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfon\
o|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-\
9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${me})\
\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${me})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},$n={iban:Un.l,card:jn};async function Gn(e,t){const n=await Promise.
all(e.map(async s=>({kind:s,pattern:await(0,pe.Gv)("redact_kinds",Wn[s],"regex",t)})));return{hasGroups:!1,search:async(s,o,a)=>{const i=[];let r=!1;for(const{kind:c,
pattern:f}of n){const h=await f.search(s,o,a);r||=h.truncated,(0,z.RZ)(i,h.matches.flatMap(({start:y,end:M})=>{const m=$n[c]?.(s.slice(y,M))??M-y;return m>0?[{start:y,
end:y+m,groups:{}}]:[]}))}return{matches:i.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:r}}}}const ye=/[ \u00a0-]/;function jn(e){const t=[...e].map((n,s)=>({
sign:n,at:s})).filter(({sign:n})=>!ye.test(n));for(let n=Math.min(t.length,19);n>=13;n--){let s=0;for(let a=0;a<n;a++){const i=Number(t[n-1-a].sign)*(a%2===0?1:
2);s+=i>9?i-9:i}const o=t[n-1].at+1;if(s%10===0&&(n===t.length||ye.test(e[o])))return o}return 0}const we=2e3,It=2e5;async function kn({search:e,search_mode:t,redact_kinds:n=[]},s){
const o=[];return n.length>0&&o.push(await Gn(n,s)),e!==void 0&&o.push(t==="regex"?await(0,pe.Gv)("search",e,t,s):await Hn(e,s)),new Zn(Kn(o),n.length===0&&t!==
"regex",s)}async function Hn(e,{pace:t}){const n=e.split(`
`).filter(s=>s.trim()!=="");if(n.length>we)throw(0,W.G6)([{field:"search",message:`has ${n.length} lines, and at most ${we} are allowed`}]);return(0,Ot.y)(n,t)}
const zn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function Kn(e){const[t]=e;return e.length===1?t:e.length===0?zn:{hasGroups:!1,search:async(n,s,o)=>{
const a=[];for(const r of e)a.push(await r.search(n,s,o));return{matches:a.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:a.some(
({truncated:r})=>r)}}}}const Ft=4,Se=1e4,Vn=2;class Zn{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,n,s){this.pattern=t,this.isLiteral=
n,this.job=s}note(t){this.isLiteral||t.length<Ft||this.texts.size>=Se||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=Vn&&this.
areaWords.size<Se&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Ot.y)([...this.areaWords],this.job.pace);return n=>this.
search(t,n)};inText=t=>this.search(this.pattern,t);inNames=async t=>(await this.inText(t)).filter(({start:n,end:s})=>s-n>=Ft);inCodes=async t=>{if(!this.isLiteral&&
this.texts.size===0)return[];const n=this.isLiteral?this.pattern:await(this.literal??=(0,Ot.y)([...this.texts],this.job.pace));return(await this.search(n,t)).filter(
({start:s,end:o})=>o-s>=Ft)};async search(t,n){if(n==="")return[];const{matches:s,truncated:o}=await t.search(n,It,this.job.pace);if(o)throw Me();return s}}const Me=()=>(0,ae.
F)("searching","A page, or another text of the document, is too long to be searched to its end","Split the document first"),Xn=2e3,Yn=100;async function Pe(e,t){
const n=P(e);if(!n)return[];const{places:s}=n;return(await t.inText(n.text)).flatMap(({start:o,end:a})=>{const i={start:s[o],end:s[a-1]+1};return i.end-i.start>
a-o||n.text.slice(o,a)!==e.slice(i.start,i.end)?[i]:[]})}async function Qn(e,t,n){const{all:s,truncated:o}=await(0,ge.IQ)(e,t.pattern,It,n);return o||s.length>0||
(await Pe(e.flow.text,t)).length>0}async function Rt(e,t,n){const{all:s,counted:o,truncated:a}=await(0,ge.IQ)(e.page,t.pattern,It,n);if(a)throw Me();const{flow:i}=e.
page,r=[...s,...(await Pe(i.text,t)).map(y=>({...y,flow:i}))],c=new Set,f=new Map,h=[];for(const{flow:y,start:M,end:m}of r){const D=new Set,K=n.step((m-M)*Yn+Xn);
K&&await K,(0,ot.PC)(e,y,M,m,D);for(const Q of y.lineBoxes(M,m))f.set(`${Q.x} ${Q.y} ${Q.width} ${Q.height}`,Q),e.trace.areUnseen(D,Q)&&h.push(Q);for(const Q of D)
c.add(Q);t.note(y.text.slice(M,m))}for(const y of Jn(e))t.noteArea(y);return{glyphs:c,boxes:[...f.values()],unseen:h,count:o.length}}function Jn(e){const{page:t,
trace:n}=e;if(n.touched.size===0)return[];const{flow:s}=t;return[...s.text.matchAll(/\S+/g)].flatMap(({0:o,index:a})=>{const i=new Set;return(0,ot.PC)(e,s,a,a+o.
length,i),[...i].some(r=>n.touched.has(r))?[o]:[]})}const _n=.01;async function qn(e,{pages:t,search:n,areas:s,shade:o},a){const i=await(0,ft.E)(e,a),r=new Nn.X(
i),c=[];for(const m of t)await Qn(await r.page(m-1),n,a.pace)&&c.push(`page ${m}`);const f=new ot.Wz(i),h=new re(i,o);for(const[m,D]of s){const{trace:K}=await f.
all(m,D.map(_=>(0,T.wS)(_,-_n)));(K.touched.size>0||K.isPaintedIn||K.undivided.size>0||await ts(h,K,D))&&c.push(`areas of page ${m+1}`)}const y=await ue(i,new Set(
Array.from(t,m=>m-1))),M=new se(i,n,m=>Rt(m,n,a.pace),y);await M.run(new Set);for(const m of M.found.keys())c.push(m);if(c.length>0)throw new W.zU("redaction_in\
complete",`Text to redact is still in ${(0,rt.Dw)(c)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function ts(e,t,n){
for(const s of t.images)if(await e.shows(s,n))return!0;return!1}var es=l(61491);async function ns(e,t,n){const{fragments:s,leafOf:o}=e.page.found;if(!o)return;const a=new Map;
for(const r of s){const c=o(r);c&&await i(c.element)&&(0,ot.Bc)(e,r.letters,r.text.length,n)}async function i(r){const c=a.get(r);if(c!==void 0)return c;let f=!1;
for(const{actualText:h}of(0,es.Hy)(r))h!==void 0&&(await t(h)).length>0&&(f=!0);return a.set(r,f),f}}async function ss(e,t,n){const s=new Map;if(t.length>0)for(const{
images:r}of e)for(const c of r){const f=`${c.stream} ${c.from}`;s.set(f,[...s.get(f)??[],c])}const o=new Map,a=new Map;let i=0;for(const r of s.values()){const[
{stream:c,from:f,to:h}]=r;if(!r.some(({matrix:m})=>t.some(D=>(0,T.EF)((0,ie.jY)(m),D))))continue;i++;const y=await n.without(r,t),M=y&&`OctavoRedacted${y.number}`;
o.set(c,[...o.get(c)??[],{from:f,to:h,text:M?`/${M} Do`:""}]),M&&a.set(c,(a.get(c)??new Map).set(M,y))}return{cuts:o,images:a,count:i}}var os=l(2843),as=l(10339);
const Ce=8;class is{document;searching;choose;images;areas;rewriter;use=new as.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,n,s,o,a){this.document=
t,this.searching=n,this.choose=s,this.images=o,this.areas=a,this.rewriter=new os.q(t),this.traced=new ot.Wz(t),this.hasLayers=(0,lt.Wo)(t,"OCProperties")!==void 0}async page(t){
this.noted.add(t);const n=this.areas.get(t)??[],s=[];let[o,a,i]=[0,0,!1];for(let r=0;r<Ce;r++){const{texts:c,chosen:f}=await this.readPage(t,r,n),h=c.map(({trace:m})=>m),
y=await this.cutsOf(t,h,f,n),M=y.removals.size===0&&y.others.size===0||!h.some(({isPartial:m})=>m);for(const[m,D]of h.entries())M||r===Ce-1?this.use.note(D,f[m].
glyphs):this.use.noteGone(D,f[m].glyphs);if(y.removals.size===0&&y.others.size===0)break;i=!0,a+=y.count;for(const m of f)for(const D of m.boxes)s.push(D);if(r===
0&&(o=f.reduce((m,D)=>Math.max(m,D.count),n.length>0?0:1)),await this.rewriter.page(t,h,y),M)break}if(!(n.length===0&&!i))return{index:t,boxes:[...s,...n],count:o+
n.length,images:a}}async cutsOf(t,n,s,o){const a=new Set(n.flatMap(m=>[...m.undivided]));if(a.size>0)throw cs(t+1,[...a]);const i=new Map;for(const[m,{glyphs:D}]of s.
entries())qt(i,n[m],D);const r=o.length>0?await this.searching.ofAreas():void 0,c=async m=>[...await this.searching.inText(m),...r?await r(m):[]].sort(b),f=await Xt(
this.document,n,c),{cuts:h,images:y,count:M}=await ss(n,[...o,...s.flatMap(({unseen:m})=>m)],this.images);for(const m of[h,...n.map(D=>D.cuts)])for(const[D,K]of m)
f.set(D,rs([...f.get(D)??[],...K]));return{removals:i,others:f,images:y,count:M}}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].
filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,n,s){const{traced:o}=this,a=await o.shown(t,s),i=[a],r=[await this.choose(a,!0)];if(a.trace.isPartial||
this.hasLayers||n>0||s.length>0){const c=await o.all(t,s);i.push(c),r.push({...await this.choose(c,!1),boxes:[]})}for(const[c,f]of i.entries()){await ns(f,this.
searching.inText,r[c].glyphs),(0,ot.C7)(f,r[c].glyphs),await Ht(f.trace,this.searching,r[c].glyphs),(0,ot.FU)(f,r[c].glyphs);for(const h of f.trace.contents.keys())
this.read.add(h)}return{texts:i,chosen:r}}}const rs=e=>[...new Map(e.map(t=>[`${t.from} ${t.to}`,t])).values()],cs=(e,t)=>(0,W.G6)([{field:"redact_areas",message:`\
has an area on page ${e} into which ${(0,rt.Dw)(t)} reaches, which cannot be divided: choose another area, or redact images of the pages`,mentions:["pages_to_im\
ages"]}]);var ve=l(18271),yt=l(49454),fs=l(15330),ds=l(57373),ls=l(12202),us=l(88739),wt=l(61188),Te=l(50476),ct=l(48462);const Bt=14,hs=1330926671,gs=[139,139,
13,Bt];function ps(e,t,n){try{const s=Buffer.from(e),o=new DataView(s.buffer,s.byteOffset,s.length),a=o.getUint32(0);if(s[0]===37||s[0]===128)return ys(s,t);if(a===
hs){const i=(0,Tt.tI)(o).get("CFF ");if(!i)return;be(s.subarray(i.at,i.at+i.length),t)}else s[0]===1&&s[1]===0&&a!==65536?be(s,t):ms(o,t,n);return s}catch(s){if(!(s instanceof
RangeError))throw s;return}}function be(e,t){const n=new DataView(e.buffer,e.byteOffset,e.length),s=(0,wt.Pe)(n,(0,wt.Pe)(n,n.getUint8(2)).end),o=(0,wt.zz)(n,s.
offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return;const{offsets:a}=(0,wt.Pe)(n,o);for(const i of t)typeof i=="number"&&i>0&&i+1<a.length&&e.fill(
Bt,a[i],a[i+1])}function ms(e,t,n){const s=(0,Tt.tI)(e),[o,a,i]=["head","loca","glyf"].map(m=>s.get(m));if(!o||!a||!i)return;const r=e.getInt16(o.at+50)!==0,c=Math.
floor(a.length/(r?4:2))-1,f=m=>r?e.getUint32(a.at+m*4):e.getUint16(a.at+m*2)*2,h=(m,D)=>r?e.setUint32(a.at+m*4,D):e.setUint16(a.at+m*2,D/2),y=(0,Te.f)(n,c,m=>[i.
at+f(m),i.at+f(m+1)],e),M=new Set([...(0,Te.f)(t,c,m=>[i.at+f(m),i.at+f(m+1)],e)]);for(let m=c-1;m>0;m--){if(!M.has(m)||y.has(m))continue;const[D,K]=[f(m),f(m+1)];
if(!(K<=D)){new Uint8Array(e.buffer,e.byteOffset+i.at+D,K-D).fill(0);for(let Q=m;Q>0&&f(Q)===D;Q--)h(Q,K)}}}function ys(e,t){const n=(0,ct._M)(e);if(!n)return;const{
plain:s,start:o,end:a}=n,i=s.indexOf("/CharStrings");if(i<0)return;const r=Number(/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(i,4096)))?.[1]??4);for(const[
c,f]of(0,ct.Ag)(s,i)){if(!t.has(c)||c===".notdef")continue;const h=(0,ct.Ns)(f,ct.Ed).fill(Bt,r);h.set(gs.slice(0,Math.max(h.length-r,0)),r),f.set((0,ct.Ze)(h,ct.
Ed))}return Buffer.concat([e.subarray(0,o),n.seal(s),e.subarray(a)])}const ws=300,Ss=2;async function Ms(e,t,n,s){if(!t.hasGone)return;const{live:o}=await(0,U.Gy)(
e),a=new ot.Wz(e);for(const f of s)t.note((await a.all(f,[])).trace);const{content:i}=await(0,vt.d)(e,o.length,f=>o[f]===1&&n(f));for(const[f,h]of i){const y=e.
get(f),M=y instanceof d.Z6&&e.decodedPart(y)?.data;M&&t.note((await a.stream(M,h)).trace)}const r=await Cs(e,t,o),c=Ps(e,r);for(const f of r)f.use.gone.size>0&&
!f.keepsAll&&await Es(e,f,c);await Rs(e,r)}function Ps(e,t){const n=new Map;for(const{number:s,use:o,keepsAll:a}of t){const i=xe(e,e.get(s));if(i===void 0)continue;
const r=n.has(i)?n.get(i):new Set;for(const{cid:c}of o.kept)r?.add(c);n.set(i,a?void 0:r)}return n}function xe(e,t){const n=e.array(t.get("DescendantFonts"))?.[0];
return(0,d.i9)(n)?n.number:void 0}async function Cs(e,t,n){const s=new Set;for(const a of e.dict(e.dict(xs(e))?.get("Font"))?.values()??[])(0,d.i9)(a)&&s.add(a.
number);const o=[];for(let a=1;a<n.length;a++){const i=n[a]===1?e.get(a):null;if(!(i instanceof d.Bi)||!bs(e,i))continue;const r=t.fonts.get(await(0,ds.G)(e,new d.
oS(a))),c=s.has(a);(r||c)&&o.push({number:a,use:r??vs,keepsAll:c})}return o}const vs={kept:new Set,gone:new Set,lengths:new Set},Ts=["Type0","Type1","MMType1","\
TrueType","Type3"];function bs(e,t){const n=e.resolve(t.get("Subtype"));return n instanceof d.SX&&Ts.includes(n.text)}const xs=e=>e.dict(e.catalog.get("AcroForm"))?.
get("DR"),Lt=({kept:e,gone:t})=>[...t].filter(n=>!e.has(n));async function Es(e,{number:t,use:n},s){const o=Lt(n),a=e.job.pace.step((o.length+n.kept.size)*ws);if(a&&
await a,o.length===0)return;e.edit(t);const i=e.get(t);await As(e,i,n);const r=new Set(o.map(({code:h})=>h));Ds(e,i,r),Os(e,i,r);const c=xe(e,i),f=c===void 0?void 0:
s.get(c);f&&Is(e,i,new Set(o.map(({cid:h})=>h).filter(h=>!f.has(h))))}async function As(e,t,{kept:n,lengths:s}){const o=e.resolve(t.get("ToUnicode")),[a,...i]=s;
if(!(o instanceof d.Z6)||a===void 0||a>2||i.length>0)return;const r=await(0,ls.A)(e,t,()=>!0);if(!r)return;const c=[...n].sort((h,y)=>h.code-y.code).flatMap(({code:h})=>{
const y=r.textOf(h);return y===void 0?[]:[[h,y]]}),f=(0,us.U)(c.map(([h,y])=>[h,Array.from(y,M=>M.codePointAt(0))]),{digits:a*2,isInOrder:!0});t.set("ToUnicode",
e.add((0,dt.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}function Ds(e,t,n){const s=e.array(t.get("Widths")),o=e.resolve(t.get(
"FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((a,i)=>n.has(o+i)?0:a))}function Os(e,t,n){const s=e.dict(t.get("Encoding")),o=e.array(s?.get("Differe\
nces"));if(!s||!o||t.has("DescendantFonts"))return;let a=0;const i=new Set,r=[];for(const m of o.map(D=>e.resolve(D))){if(typeof m=="number")a=m;else if(m instanceof
d.SX&&n.has(a++)){i.add(m.text),r.push(new d.SX(".notdef"));continue}r.push(m)}t.set("Encoding",new d.Bi(s).set("Differences",r));for(const m of r)m instanceof d.
SX&&i.delete(m.text);const c=(0,d.Eo)(e.resolve(t.get("Subtype")),"Type3")?e.dict(t.get("CharProcs")):void 0;c&&t.set("CharProcs",new d.Bi([...c].filter(([m])=>!i.
has(m))));const f=(0,yt.nb)(e,t),h=e.resolve(f?.get("CharSet"));if(!f||!(h instanceof d.Mx))return;const y=Buffer.from(h.bytes).toString("latin1").split("/").slice(
1),M=t.get("FontDescriptor");(0,d.i9)(M)&&e.edit(M),(0,yt.nb)(e,t)?.set("CharSet",(0,d.Px)(y.filter(m=>!i.has(m)).map(m=>`/${m}`).join("")))}function Is(e,t,n){
const s=e.array(t.get("DescendantFonts"))?.[0];if(!(0,yt.hL)(e,t)||!(0,d.i9)(s))return;e.edit(s);const a=e.get(s),i=e.array(a.get("W"));i&&a.set("W",Fs(e,i,n));
const r=a.get("FontDescriptor"),c=e.resolve(e.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?e.decodedPart(c)?.data:void 0;if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))
return;const h=f.slice();for(const y of n)y>>3<h.length&&(h[y>>3]&=~(128>>(y&7)));e.edit(r),e.get(r).set("CIDSet",e.add((0,dt.n)(c,h,{compress:!0})))}function Fs(e,t,n){
const s=[];for(let o=0;o<t.length;){const a=e.resolve(t[o]),i=e.array(t[o+1]);if(typeof a!="number"||!i){(0,z.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(a,i.map(
(r,c)=>n.has(a+c)?0:r)),o+=2}return s}async function Rs(e,t){const n=new Map;for(const s of t){const o=(0,ve.Lq)(e,e.get(s.number));o&&n.set(o,[...n.get(o)??[],
s])}for(const[s,o]of n){if(o.some(({keepsAll:y})=>y)||!o.some(({use:y})=>Lt(y).length>0))continue;const a=e.decodedPart(s)?.data;if(!a)continue;const i=e.job.pace.
step(a.length*Ss);i&&await i;const[r,c]=[new Set,new Set];for(const{number:y,use:M}of o){const m=Ls(e,e.get(y));for(const D of Lt(M))Ee(r,m(D));for(const D of M.
kept)Ee(c,m(D))}for(const y of c)r.delete(y);const f=r.size>0?ps(a,r,c):void 0,h=f&&Bs(e,o[0].number);h!==void 0&&e.put(h,(0,dt.n)(s,f,{compress:!0}))}}const Ee=(e,t)=>{
t!==void 0&&e.add(t)};function Bs(e,t){const n=(0,yt.nb)(e,e.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=n?.get(s);if((0,d.i9)(o))return o.
number}}function Ls(e,t){const n=(0,ve.oQ)(e,t);if(typeof n!="object")return()=>{};const s=[],o=(0,fs.X)(e,t,Ns(n,s),n);return a=>{const i=o(a)?.[0];if(i===void 0||
i>=0)return i;const r=s[-1-i];return n.glyphCalled?.(r)??r}}const Ns=(e,t)=>({glyph:n=>[n],named:n=>e.has(n)?[-t.push(n)]:void 0});var Ae=l(55969),Us=l(45059),Ws=l(
39491),$s=l(34635),Gs=l(77500);const De=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),js=["Alternates","OPI","DSS"];async function ks(e){
let t=(await(0,Us._)(e)).length;for(let n=0;n<e.pages.count;n++){const s=e.job.pace.step(1e3);s&&await s;for(const o of e.array(e.entry(e.pages.number(n),"Annot\
s"))??[]){const a=e.dict(o);a&&Hs(e,a)&&t++}}return t}const Hs=(e,t)=>{const n=(0,Ae.B)(e,t);return n!=="FileAttachment"&&De.has(n)};async function zs(e,t){(0,Gs.
br)(e,"values"),t&&await(0,x.L)(e,s=>De.has((0,Ae.B)(e,s))),await(0,Ws.u)(e,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,
externalLinks:!1,imageMetadata:!0});const{live:n}=await(0,U.Gy)(e);await(0,$s.y)(e,n,[(s,o)=>js.filter(a=>o.delete(a)).length>0])}var Ks=l(56457),Vs=l(33238),Zs=l(
37395);async function Xs(e,t,n){const{pages:s,search:o,areas:a,media:i}=t,r=i?0:await ks(e),c=await ue(e,new Set(Array.from(s,_=>_-1))),{redacted:f,content:h,unsearched:y}=await Ys(
e,t,n);Qs(t.searches??"search",y,r);const M=new se(e,o,_=>Rt(_,o,n.pace),c,h.rewriter,h.use);await M.run(h.settled);const m=[...M.found.values()].reduce((_,et)=>_+
et,0);if(f.length===0&&m===0)return{redacted:f,elsewhere:0,notes:[]};const D=await o.ofAreas();D&&await J(e,a,D),await H(e,a);const K=Array.from({length:e.pages.
count},(_,et)=>et).filter(_=>!h.isNoted(_));await Ms(e,h.use,_=>c[_]===1,K);const Q=(0,Ks.D)(await(0,Vs.Y)(e,"remove"),"remove");return await zs(e,i),{redacted:f,
elsewhere:m,notes:Q}}async function Ys(e,{pages:t,search:n,searches:s,areas:o,shade:a},i){const r=new Zs.Z(e),c=new Set,f=new Set,h=async(m,D)=>{const{index:K,unreadable:Q}=m.
page;return D&&s!==void 0&&Q>0&&f.add(K+1),D&&s!==void 0&&!o.has(K)&&await r.isScan(m.page)&&c.add(K+1),Rt(m,n,i.pace)},y=new is(e,n,h,new re(e,a),o),M=[];for(const[
m,D]of t.entries()){if(s===void 0&&!o.has(D-1))continue;const K=await y.page(D-1);K&&M.push(K),i.pace.progress(m/t.length)}return{redacted:M,content:y,unsearched:{
textless:[...c],unreadable:[...f]}}}function Qs(e,{textless:t,unreadable:n},s){const o=[];if(t.length>0&&o.push({field:e,message:`${(0,rt.oi)(t)} ${(0,rt.d5)(t.
length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),n.length>0&&o.push({field:e,message:`${(0,rt.oi)(n)} ${(0,rt.d5)(
n.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are: leave the pages out, or give areas alone`}),s>0&&o.
push({field:"remove_attachments",message:`is needed, because the document has ${(0,rt.y_)(s,"attachment")}, which ${(0,rt.d5)(s,"is","are")} not searched: switc\
h it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,W.G6)(o)}var Js=l(95234);const _s=async(e,t,n)=>{const s=await kn(t,n);await eo(
t.redact_label,s);const o=await(0,ft.E)(e.bytes,n,{password:t.open_password}),a=o.pages.count,i=(0,V.k1)(t.pages,a),r=Ie(t.redact_areas,i,a);t.redact_annotations&&
no(o,i,r);const c=["search","redact_kinds"].find(D=>t[D]!==void 0),f=t.redact_mark==="black"?0:255,h=t.remove_attachments,{redacted:y,elsewhere:M,notes:m}=await Xs(
o,{pages:i,search:s,searches:c,areas:r,media:h,shade:f},n);if(y.length===0&&M===0)return{documents:[{...e,pageCount:a}],notes:[qs],facts:{pageCount:a,redactedMatches:0,
redactedPages:0,redactedImages:0}};if(await qn(await(0,St.UN)(o,{encryption:"none",draft:!0}),{pages:i,search:s,areas:r,shade:f},n),t.redact_mark!=="none"){const D=t.
redact_mark==="black"?"white":"black",{redact_label:K}=t,Q=K===void 0?void 0:await(await to(n)).openLabel(o,K,D);await Ne(o,y,t.redact_mark,Q)}return{documents:[
{name:e.name,bytes:await(0,St.UN)(o),pageCount:a}],notes:m,facts:{pageCount:a,redactedMatches:y.reduce((D,{count:K})=>D+K,M),redactedPages:y.length,redactedImages:y.
reduce((D,{images:K})=>D+K,0)}}},qs={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},to=e=>(0,Js.V)(e,()=>Promise.
all([l.e(7762),l.e(4776),l.e(4942)]).then(l.bind(l,84942)));async function eo(e,t){if(e!==void 0&&(await t.inText(e)).length>0)throw(0,W.G6)([{field:"redact_lab\
el",message:"has text that is redacted: choose another label"}])}function no(e,t,n){for(const s of t){const o=N(e,s-1);o.length>0&&n.set(s-1,[...n.get(s-1)??[],
...o])}}}),95234:((q,Y,l)=>{l.d(Y,{V:()=>x,W:()=>k});var W=l(29082),V=l(12237),z=l(87826),U=l(14029),d=l(52404);const $="1.4";async function k(C,{pages:T,open_password:O,
transparency:b},G,Z){const R=await(0,V.E)(C.bytes,G,{password:O}),P=R.pages.count,u=(0,W.k1)(T,P);if(u.length===0){const A=await(0,z.i)(R,C.bytes);return{documents:[
{name:C.name,bytes:A,pageCount:P}],notes:[d.$],facts:{pageCount:P,stampedPages:0}}}const{notes:g,stampedPages:w=u.length,version:v=$,write:S}=await Z(R,u),E={version:v>
$?v:$},p=S?await S(E):await(0,U.UN)(R,E);return{documents:[{name:C.name,bytes:p,pageCount:P}],notes:b===100?[L,...g]:g,facts:{pageCount:P,stampedPages:w}}}const L={
code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function x({pace:C},T){
await C.rest();const O=await T();return await C.rest(),O}}),9312:((q,Y,l)=>{l.d(Y,{$0:()=>$,Gv:()=>z,MM:()=>d});var W=l(779),V=l(42973);const z=(L,x,C,{pace:T,limits:O})=>(0,W.
patternOf)(L,x,C,T,k(L,O)),U={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function d(L,x){const C=(0,W.G)(L,x);return C&&
U[C]}function $(L,x,C){const T=d(x,C);return T===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${L}, which ${T}.`,mentions:[L,"search_m\
ode"]}]}function k(L,{searching:x}){let C=x;return T=>{if(C-=T,C<0)throw(0,V.F)("searching",`The search takes more than ${x} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",L)}}}),37395:((q,Y,l)=>{l.d(Y,{Z:()=>Z});var W=l(74135),V=l(6057),
z=l(65868),U=l(16264);class d{document;contents;constructor(u){this.document=u,this.contents=new z.i(u)}async cover(u,g){const w=(0,V.iw)(this.document,u),{width:v,
height:S}=(0,W.iN)(w),E=[0,0,v*w.userUnit,S*w.userUnit],p=new L(E);if(await this.contents.read(u,p,p),p.points.share<g)return!1;const A=new x(this.document,E);return await this.
contents.read(u,A,A),A.points.share>=g}}const $=32;class k{page;rows=new Uint32Array($);constructor(u){this.page=u}get share(){return this.rows.reduce((u,g)=>u+
C(g),0)/$**2}cover(u){const g=(0,W.Pj)(u,this.page);if(!g)return;const[w,v,S,E]=g,[p,A]=this.between(w,S,0),[I,F]=this.between(v,E,1);if(A<p)return;const B=(2**
(A-p+1)-1)*2**p;for(let N=I;N<=F;N++)this.rows[N]|=B}between(u,g,w){const v=this.page[w],S=(this.page[w+2]-v)/$,E=Math.ceil((u-v)/S-.5),p=Math.ceil((g-v)/S-.5)-
1;return[Math.max(E,0),Math.min(p,$-1)]}}class L{points;constructor(u){this.points=new k(u)}glyph(){}takes({operator:u},g,w,v){u==="BI"&&!v&&this.image(g)}image({
matrix:u}){this.points.cover((0,W.zl)(u,U.p))}}class x extends U.r{points;constructor(u,g){super(u,g),this.points=new k(g)}glyph(){}image(u){const g=(0,W.Pj)((0,W.
zl)(u.matrix,U.p),this.paintOf(u).clip);g&&this.points.cover(g)}}function C(P){let u=0;for(let g=P;g!==0;g&=g-1)u++;return u}var T=l(82877);const O=50,b=.12,G=.5;
class Z{document;images;constructor(u){this.document=u,this.images=new d(u)}async isScan(u){return!R(u)&&!(0,T.l)(this.document,u.index)&&await this.images.cover(
u.index,G)}}function R({characters:P,found:{fragments:u,width:g,height:w}}){if(P<O)return!1;const v=(S,E)=>S>b*E&&S<(1-b)*E;return u.some(({box:S})=>v(S.x+S.width/
2,g)&&v(S.y+S.height/2,w))}}),49568:((q,Y,l)=>{l.d(Y,{Ao:()=>d,IQ:()=>$,m6:()=>k});var W=l(27077);const V=1e3,z=1e6,U=1e3;async function d(R,P,u,g){const w=Math.
max(u,V),v=await L(R.flow,P,w,g),S=await x(R,P,w,g),E=C(v.found,S.found,R);return{matches:E.slice(0,u).map(Z),truncated:v.truncated||S.truncated||E.length>u}}async function $(R,P,u,g){
const w=await L(R.flow,P,u,g),v=await x(R,P,u,g);return{all:[...w.found,...v.found],counted:C(w.found,v.found,R),truncated:w.truncated||v.truncated}}async function k(R,P,u){
const g=await L(R.flow,P,1,u);if(g.found.length>0)return{isFound:!0,truncated:!0};const w=await x(R,P,1,u);return{isFound:w.found.length>0,truncated:g.truncated||
w.truncated}}async function L(R,P,u,g){const{matches:w,truncated:v}=await P.search(R.text,u,g);return{found:w.map(S=>({...S,flow:R})),truncated:v}}async function x(R,P,u,g){
const{flow:w,lines:v}=await(0,W.k6)(R.visualText(),g),{text:S}=w,E=[];let p=S.length>z;for(const A of v){if(A.end>z||E.length>=u){p=!0;break}const I=g.step(U);I&&
await I;const{matches:F,truncated:B}=await P.search(S.slice(A.start,A.end),u-E.length,g);p||=B;for(const{start:N,end:j,groups:H}of F)E.push({start:A.start+N,end:A.
start+j,groups:H,flow:w})}return{found:E,truncated:p}}function C(R,P,u){if(P.length===0)return[...R];const g=O(u),w=new Set,v=[];for(const E of P){const p=b(E,g),
A=new Set;for(const{from:N,to:j}of p)for(let H=G(R,N);H<R.length&&R[H].start<j;H++)A.add(H);const[I]=A,F=A.size===1?R[I]:void 0;if(F&&p.every(({from:N,to:j})=>F.
start<=N&&j<=F.end))continue;for(const N of A)w.add(N);const B=p.reduce((N,j)=>Math.min(N,j.from),1/0);v.push({match:E,from:B})}return[...R.flatMap((E,p)=>w.has(
p)?[]:[{match:E,from:E.start}]),...v].sort((E,p)=>E.from-p.from).map(({match:E})=>E)}const T=-1;function O({flow:R,found:{edges:P}}){const u=new Int32Array(P.count).
fill(T);for(const{first:g,position:w,count:v}of R.letters(0,R.text.length))for(let S=0;S<v;S++)u[g+S]=w+S;return u}function b({flow:R,start:P,end:u},g){const w=[];
for(const{first:v,count:S}of R.letters(P,u))for(let E=v;E<v+S;E++){const p=g[E];if(p===T)continue;const A=w.at(-1);A?.to===p?A.to++:w.push({from:p,to:p+1})}return w}
function G(R,P){let u=0;for(let g=R.length;u<g;){const w=u+g>>1;R[w].end<=P?u=w+1:g=w}return u}const Z=({flow:R,start:P,end:u,groups:g})=>({text:R.text.slice(P,
u),groups:g,box:R.box(P,u),boxes:R.lineBoxes(P,u)})}),16264:((q,Y,l)=>{l.d(Y,{p:()=>T,r:()=>O});var W=l(45599),V=l(36211),z=l(85008),U=l(74135),d=l(6057),$=l(76023),
k=l(4186),L=l(5490);const x=new Set([3,7]),C=.01,T=[0,0,1,1];class O{document;page;area;path;clips=!1;glyphClip;constructor(u,g){this.document=u,this.page=g}get box(){
return this.area}takes(u,g,w,v){if(this.extendsPath(u,g)||this.setsColor(u,g,w))return;const{operator:S}=u,E=V.lJ.get(S);E?this.paints(E,g,v):S==="W"||S==="W*"?
this.clips=!0:S==="w"?g.paint={...this.paintOf(g),lineWidth:Math.abs(u.number(0))||0}:!v&&S==="BI"?this.image(g):!v&&S==="sh"&&this.add(this.paintOf(g).clip,g)}shows(u){
this.glyphClip=x.has(u.mode)?void 0:this.paintOf(u).clip}glyph({font:u,frame:g,size:w},v,S,E,p){if(!this.glyphClip||v!==""&&v.trim()==="")return;const[A,I]=g.vertical?
[.5,.5]:[u.ascent,-u.descent],F=Math.min(S,E),B=(0,k.L)(g,F,Math.max(S,E),p-A*w,p+I*w);this.join([B.x,B.y,B.x+B.width,B.y+B.height],this.glyphClip)}covers(u){this.
join(u,this.page)}image(u){this.add((0,U.zl)(u.matrix,T),u)}enters(u,g){const w=(0,d.b0)(this.document,u.get("BBox"));w&&this.clipTo((0,U.zl)(g.matrix,w),g)}paintOf(u){
return u.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(u,{matrix:g}){const w=(0,L.M)(u);switch(u.operator){case"re":{const[v=NaN,S=NaN,
E=NaN,p=NaN]=w;return this.extend((0,U.zl)(g,[v,S,v+E,S+p])),!0}case"m":case"l":case"c":case"v":case"y":for(let v=0;v+1<w.length;v+=2){const[S,E]=(0,U.Gd)(g,w[v],
w[v+1]);this.extend([S,E,S,E])}return!0;default:return!1}}extend(u){u.every(Number.isFinite)&&(this.path=this.path?(0,U.kO)(this.path,u):u)}setsColor(u,g,w){const v=this.
paintOf(g);switch(u.operator){case"g":case"rg":case"k":return g.paint={...v,components:u.count,isWhite:R((0,L.M)(u))},!0;case"cs":return g.paint={...v,components:this.
componentsOf(u.name(0),w),isWhite:!1},!0;case"sc":case"scn":{const S=u.kind(u.count-1)!==z.o_&&u.count===v.components;return g.paint={...v,isWhite:S&&R((0,L.M)(
u))},!0}default:return!1}}componentsOf(u,g){if(u===void 0)return 0;const w=S=>g.find("ColorSpace",S),v=(0,$.L)(this.document,new W.SX(u),w);return v&&v.kind!=="\
inks"&&!v.table?v.components:0}paints({fill:u,strokes:g},w,v){const{path:S,clips:E}=this;this.path=void 0,this.clips=!1;const p=this.paintOf(w);S&&!v&&g?this.add(
(0,U.XM)(S,p.lineWidth*Z(w)/2),w):S&&!v&&u&&!(p.isWhite&&this.isPageWide(S))&&this.add(S,w),E&&S&&this.clipTo(S,w)}isPageWide(u){const[g,w,v,S]=this.page,[E,p]=[
(v-g)*C,(S-w)*C];return u[0]<=g+E&&u[1]<=w+p&&u[2]>=v-E&&u[3]>=S-p}clipTo(u,g){const w=this.paintOf(g);g.paint={...w,clip:(0,U.Pj)(w.clip,u)??b}}add(u,g){this.join(
u,this.paintOf(g).clip)}join(u,g){const w=(0,U.Pj)((0,U.XM)(u,G),g);w&&(this.area=this.area?(0,U.kO)(this.area,w):w)}}const b=[0,0,0,0],G=.01,Z=({matrix:[P,u,g,
w]})=>Math.max(Math.hypot(P,u),Math.hypot(g,w)),R=P=>{const u=P.length===4?0:1;return P.length>0&&P.every(g=>g===u)}}),15330:((q,Y,l)=>{l.d(Y,{X:()=>d});var W=l(
45599),V=l(16456),z=l(49454),U=l(30201);function d(x,C,T,O){const b=(0,z.hL)(x,C);return b?$(x,b,T,O):k(x,C,T,O)}function $(x,C,T,O){const b=x.resolve(C.get("CI\
DToGIDMap")),G=b instanceof W.Z6?x.decodedPart(b)?.data:void 0;return({cid:Z})=>T.glyph(G?(G[Z*2]??0)<<8|(G[Z*2+1]??0):O.glyphOfCid(Z))}function k(x,C,T,O){const{
base:b,differences:G}=(0,V.yD)(x,C),Z=(P,u)=>{const g=P.charCodeAt(u-32);return g>0?(0,U.S)(g):void 0};if(O.kind!=="truetype")return({code:P})=>{const u=b===void 0?
O.encoding?.get(P)??Z(O.encoding?"":V.W,P):void 0,g=G?.get(P)??u??(b===void 0?void 0:Z(b,P));return T.named(g??".notdef")??T.named(".notdef")};const R=(0,V.pE)(
x,(0,z.nb)(x,C),C)&&!G;return({code:P})=>{const u=G?.get(P)??Z(b??V.W,P),g=()=>u===void 0?0:L(O,u),w=()=>O.code(P)||(O.codes===void 0?O.unicode(P):0);return T.glyph(
R?w()||g():g()||w())}}function L(x,C){const T=(0,U.u)(C),O=T===void 0?0:x.unicode(T);if(O>0)return O;const b=T===void 0?-1:V.yh.indexOf(String.fromCodePoint(T));
return(b>=0&&x.codes==="macintosh"?x.code(b+32):0)||x.glyphOf(C)}}),12889:((q,Y,l)=>{l.d(Y,{Rl:()=>O,Vv:()=>z,ft:()=>k,jB:()=>C,pr:()=>x,vw:()=>L,wE:()=>T});var W=l(
46161),V=l(47707);const z="‏";let U;const d=()=>U??=(0,W.A)(),$=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
k=b=>$.test(b),L=b=>k(b)&&(d().getEmbeddingLevels(b).paragraphs[0]?.level??0)%2===1;function x(b){if(!k(b))return b===""?[]:[{text:b,rtl:!1,at:0}];const{levels:G,
paragraphs:Z}=d().getEmbeddingLevels(b),R=Z[0]?.level??0;for(let g=b.length-1;g>=0&&/\s/.test(b[g]);g--)G[g]=R;const P=[];for(let g=0;g<b.length;g++){const w=P.
at(-1);w&&w.level===G[g]?w.text+=b[g]:P.push({level:G[g],text:b[g],at:g})}const u=P.reduce((g,{level:w})=>Math.max(g,w),0);for(let g=u;g>0;g--)for(let w=0,v=0;w<
P.length;w=v+1){for(v=w;v<P.length&&P[v].level>=g;)v++;if(v>w+1)for(const[S,E]of P.slice(w,v).entries())P[v-1-S]=E}return P.map(({level:g,text:w,at:v})=>({text:w,
rtl:g%2===1,at:v}))}const C=b=>Array.from(b,G=>d().getMirroredCharacter(G)??G).join(""),T=b=>(0,V.qf)(C(b)).reverse().join(""),O=b=>x(b).flatMap(({text:G,rtl:Z})=>Z?
(0,V.qf)(C(G)).reverse():(0,V.qf)(G))}),88739:((q,Y,l)=>{l.d(Y,{B:()=>$,U:()=>U});var W=l(77581),V=l(12889);const z=100;function U(k,{digits:L=4,isInOrder:x=!1}={}){
const C=k.filter(([,O])=>O.length>0).map(([O,b])=>`<${$(O).slice(-L)}> <${d(b,x)}>`),T=Array.from({length:Math.ceil(C.length/z)},(O,b)=>{const G=C.slice(b*z,(b+
1)*z);return[`${G.length} beginbfchar`,...G,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(L)}> <${"F".repeat(L)}> endcodespacerange`,...T,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function d(k,L){const x=k.map(C=>String.fromCodePoint(C)).join("");return(0,W.kt)(!L&&(0,V.ft)(x)?[...x].reverse().join(""):x).toString("hex").toUpperCase()}
const $=k=>k.toString(16).toUpperCase().padStart(4,"0")}),82877:((q,Y,l)=>{l.d(Y,{R:()=>W,l:()=>V});const W="OctavoText";function V(z,U){const d=z.dict(z.dict(z.
pages.attribute(U,"Resources"))?.get("XObject"));return d!==void 0&&[...d.keys()].some($=>$.startsWith(W))}}),33238:((q,Y,l)=>{l.d(Y,{Y:()=>Z});var W=l(91374),V=l(
39684),z=l(9819),U=l(33973),d=l(21996),$=l(17671),k=l(58006),L=l(45599),x=l(43496),C=l(17413);async function T(p,A,I){const F=p.resolve(A);let B="";for(const N of(0,L.
cy)(F)?F:[A]){const j=p.resolve(N);if(j instanceof L.Mx&&(B=Buffer.from(j.bytes).toString("latin1")),!(0,L.i9)(N)||!(j instanceof L.Z6))continue;let H;try{H=Buffer.
from(p.decoded(j)).toString("latin1")}catch{continue}const X=await(0,C.Y)(H,O(B,I),p.job.pace);X!==H&&p.put(N,(0,k.n)(j,Buffer.from(X,"latin1"),{compress:!1}))}}
function O(p,A){return({namespace:I,local:F},B)=>F==="Signature"&&I===x.dK.ds||F==="signature"&&A&&p!=="datasets"&&!B.some(b)}const b=({namespace:p,local:A})=>A===
"datasets"&&p===x.dK.xfa;var G=l(43791);async function Z(p,A){const I=(0,$.Hi)(p),F=await R(p),B=new Set,N=new Set,j=F.map(({dict:H})=>(0,W.fq)(p,H));for(const H of F)
g(I,H,A,B,N);return B.size>0&&await w(I,B,N),await S(p,B.size>0),{fields:j,objects:B,usageRights:E(p)}}async function R(p){const A=(await(0,d.zx)(p,["Sig"])).Sig;
if(A.length===0)return[];for(const X of A)P(p,X);const I=new Map;for(const{number:X,dict:J,type:tt}of await(0,W.qU)(p))tt==="Sig"&&X!==void 0&&u(p,I,X,J);const F=new Set(
[...I.values()].flatMap(({number:X,widgets:J})=>[X,...J])),{Sig:B,Widget:N}=await(0,d.zx)(p,["Sig","Widget"]),j=[...new Set([...B,...N])].filter(X=>{const J=F.has(
X)?null:p.get(X);return(0,L.Zm)(J)&&(J.has("T")||(0,L.Eo)(J.get("Subtype"),"Widget"))&&(0,W.pv)(p,J)==="Sig"}),H=j.length>0?(await(0,U.Gy)(p)).live:void 0;for(const X of j)
H?.[X]===1&&u(p,I,X,p.get(X));return[...I.values()]}function P(p,A){const I=[p.get(A)];for(let F=I.pop();F!==void 0;F=I.pop()){if((0,L.Zm)(F))for(const B of F.values())
I.push(B);if(Array.isArray(F))for(const[B,N]of F.entries())!(0,L.Zm)(N)||!(0,L.Eo)(N.get("FT"),"Sig")?I.push(N):(p.edit(A),F[B]=p.add(N))}}function u(p,A,I,F){if(!(0,L.
Zm)(p.resolve((0,W.hj)(p,F,"V"))))return;const B=F.get("Parent"),N=p.dict(B);if(!F.has("T")&&(0,L.i9)(B)&&N?.has("T")){u(p,A,B.number,N),A.get(B.number)?.widgets.
add(I);return}if(A.has(I))return;const j=(p.array(F.get("Kids"))??[]).flatMap(H=>(0,L.i9)(H)?[H.number]:[]);A.set(I,{number:I,dict:F,widgets:new Set((0,L.Eo)(F.
get("Subtype"),"Widget")?[I,...j]:j)})}function g({removal:p},{number:A,dict:I,widgets:F},B,N,j){const{document:H}=p;N.add(A);const X=(0,W.hj)(H,I,"V");(0,L.i9)(
X)&&p.remove(X.number);for(const J of F){const tt=H.get(J);if(!(0,L.Zm)(tt))continue;if(N.add(J),B==="keep"&&(0,V.K)(H,tt)){H.edit(J),(0,V.x)(H,tt);continue}const ft=H.
resolve(tt.get("StructParent"));typeof ft=="number"&&j.add(ft),p.remove(J)}F.has(A)||p.remove(A)}async function w(p,A,I){const{removal:F,structure:B}=p,{document:N}=F;
await v(p,A);const j=(0,z.Wo)(N,"AcroForm");for(const H of["Fields","CO"]){const X=N.array(j?.dict.get(H)),J=X?.filter(tt=>!F.isGone(tt)&&!((0,L.i9)(tt)&&A.has(
tt.number)));!j||!X||!J||J.length===X.length||(N.edit(j.holder),J.length>0||H==="Fields"?j.dict.set(H,J):j.dict.delete(H))}await B.dropKeys(I),await B.flush(),await(0,$.
Pv)(p,new Set(F.removed()))}async function v({removal:p},A){const{document:I}=p;for(const{number:F,dict:B}of[...await(0,W.qU)(I)].reverse()){const N=I.array(B.get(
"Kids")),j=N?.filter(H=>!p.isGone(H)&&!((0,L.i9)(H)&&A.has(H.number)));F===void 0||!N||!j||j.length===N.length||(I.edit(F),j.length>0?B.set("Kids",j):(0,L.Eo)(B.
get("Subtype"),"Widget")?B.delete("Kids"):p.remove(F))}}async function S(p,A){const I=(0,z.Wo)(p,"AcroForm");if(!I)return;I.dict.has("SigFlags")&&(p.edit(I.holder),
I.dict.delete("SigFlags")),await T(p,I.dict.get("XFA"),A);const F=(p.array(I.dict.get("Fields"))??[]).length===0&&!I.dict.has("DR")&&!I.dict.has("XFA");A&&F&&p.
editCatalog().delete("AcroForm")}function E(p){const{catalog:A}=p,I=p.dict(A.get("Perms"));(0,G.H)(p);for(const F of["Perms","Legal"])A.has(F)&&p.editCatalog().
delete(F);return I?.has("UR3")===!0||I?.has("UR")===!0}}),779:((q,Y,l)=>{l.d(Y,{patternOf:()=>v,G:()=>g,y:()=>$});var W=l(58552),V=l(98472),z=l(34378);const U=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),d=(S,E)=>$([S],E);async function $(S,E){const p=new Set;
for(const I of S)p.add((await T(I,E)).text.trim());p.delete("");const A=[...p].map(I=>I.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(I,F,B)=>{const N=B.
step(I.length>>2);if(N&&await N,k(I,A))return{matches:[],truncated:!1};const j=await T(I,B),H=[];for(const X of p)if(!await C(X,j,H,F,B))return{matches:H,truncated:!0};
return p.size>1&&H.sort((X,J)=>X.start-J.start||J.end-X.end),{matches:H,truncated:!1}}}}function k(S,E){if(S.length<L||x.test(S))return!1;const p=S.toLowerCase().
replaceAll("ß","ss");return!E.some(A=>A.every(I=>p.includes(I)))}const L=64,x=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function C(S,{text:E,places:p},A,I,F){
const B=F.step(E.length>>3);B&&await B;for(let N=E.indexOf(S),j=0;N>=0;N=E.indexOf(S,j)){if(A.length===I)return!1;for(j=N+S.length;p[j]===p[j-1];)j++;A.push((0,V.
z)(p[N],p[j]));const H=F.step(S.length);H&&await H}return!0}async function T(S,E){if(!O.test(S))return G(S,E);const p=[];let A="";for(const{0:I,1:F,2:B,index:N}of S.
matchAll(U)){const j=B===void 0?F?.toLowerCase()??R(I):" ";for(let X=0;X<j.length;X++)p.push(F===void 0?N:N+X);A+=j;const H=E.step(I.length*10);H&&await H}return p.
push(S.length),{text:A,places:p}}const O=/[^\0-\x7f]/,b=65536;async function G(S,E){const p=new Uint32Array(S.length+1);let A="",I=0,F=!1;for(let B=0;B<S.length;B+=
b){const N=S.slice(B,B+b),j=E.step(N.length);j&&await j;const H=F;for(let J=0;J<N.length;J++){const tt=Z(N.charCodeAt(J));(!tt||!F)&&(p[I++]=B+J),F=tt}const X=N.
toLowerCase().replace(/\s+/g," ");A+=H&&X.startsWith(" ")?X.slice(1):X}return p[I]=S.length,{text:A,places:p}}const Z=S=>S===32||S>=9&&S<=13,R=S=>(0,z.w)((0,z.w)(
S).toUpperCase().toLowerCase()),P=/^\/.+\/([dgimsuvy]*)$/s,u=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function g(S,E){
const p=P.exec(S);return E==="regex"?p?"slashes":void 0:u.test(S)||p&&p[1]!==""?"regex-as-words":void 0}const w=1e6;async function v(S,E,p,A,I){const F=p==="reg\
ex"?(await Promise.all([l.e(7398),l.e(9974)]).then(l.bind(l,39974))).expressionOf(E,I):await d(E,A);if("problem"in F)throw(0,W.G6)([{field:S,message:F.problem}]);
return{hasGroups:F.hasGroups,search:async(B,N,j)=>{const H=await F.search(B.slice(0,w),N,j);return B.length>w?{...H,truncated:!0}:H}}}}),98472:((q,Y,l)=>{l.d(Y,
{z:()=>W});const W=(V,z,U=[])=>({start:V,end:z,groups:Object.fromEntries(U)})}),87826:((q,Y,l)=>{l.d(Y,{N:()=>z,i:()=>U});var W=l(78157),V=l(14029);function z({
suspect:d,bytes:$},k){if(!(d||(0,W.bS)($.subarray(0,5)).toString("latin1")!=="%PDF-"))return $.length===k.length?k:$}const U=async(d,$,k)=>z(d,$)??await(0,V.UN)(
d,k)})};
