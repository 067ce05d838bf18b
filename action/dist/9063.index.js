"use strict";exports.id=9063,exports.ids=[9063,779],exports.modules={66974:((et,Y,u)=>{u.d(Y,{D6:()=>l,F1:()=>W,NL:()=>T,P3:()=>V,br:()=>N,bs:()=>z});var U=u(98446);const V={
problem:"names page 0: pages count from 1, and -1 is the last page"};function W(A,O,b){const H=[],X=[];for(const[Q,F]of A.split(",").entries()){const h=Q+1;if(O!==
void 0&&F.trim()===""){X.push(`entry ${h} is empty: write ${O}, separated by single commas`);continue}const g=b(F,h);"problem"in g?X.push(N(h,F,g.problem)):H.push(
g.item)}return X.length>0?{problem:z(X)}:{items:H}}const N=(A,O,b)=>`entry ${A} ('${P(O.trim())}') ${b}`,l=({position:A,text:O},b,H)=>N(A,O,`names ${$(b)}, but \
the document has ${(0,U.y_)(H,"page")}`);function $(A){return Number.isSafeInteger(A)?`page ${A}`:"a page far beyond its end"}const j=5;function z(A){const O=A.
length-j;return[...A.slice(0,j),...O>0?[`and ${O} more such entries`]:[]].join("; ")}function T(A){const O=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(A);return O?
`is not a range: write ${O[1]}..${O[2]}${O[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(A)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(A)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function P(A){const O=[...A].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(b)?"?":b);return(0,U.Bu)(O.join(""),40)}}),29082:((et,Y,u)=>{u.d(Y,{k1:()=>l,lY:()=>N,m7:()=>$});var U=u(58552),V=u(66974);const W=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
N=T=>(0,V.F1)(T,"pages such as 1..3, -1, odd",(P,A)=>{const O=P.trim(),b=W.exec(O);if(!b)return{problem:z(O)};const[,H,X,Q,F,h]=b,g={negated:H!==void 0,text:O,position:A};
if(X!==void 0)return{item:{...g,pages:X.toLowerCase()}};const y=Number(Q),M=F===void 0?y:h===void 0?"end":Number(h);return y===0||M===0?V.P3:{item:{...g,pages:{
from:y,to:M}}}});function l(T,P,A="pages"){const O=F=>(0,U.G6)([{field:A,message:F}]),b=N(T);if("problem"in b)throw O(b.problem);const H=new j(P),X=new j(P),Q=[];
for(const F of b.items){const h=F.negated?X:H;if(typeof F.pages=="string"){h.add(F.pages);continue}const{from:g,to:y}=F.pages,M=g<0?P+1+g:g,m=y==="end"?P:y<0?P+
1+y:y,D=(y==="end"?g<0?[[g,M]]:[]:[[g,M],[y,m]]).find(([,S])=>S<1||S>P);D&&Q.push((0,V.D6)(F,D[0],P)),!(y==="end"&&M>P||Q.length>0)&&h.range(Math.min(M,m),Math.
max(M,m))}if(Q.length>0)throw O((0,V.bs)(Q));return b.items.every(({negated:F})=>F)&&H.add("all"),H.without(X)}function $(T){const P=N(T);if("problem"in P||P.items.
length!==1)return;const{negated:A,pages:O}=P.items[0];if(A)return;if(O==="all")return{first:1};if(typeof O=="string"||O.from<1)return;const{from:b,to:H}=O;return H===
"end"?{first:b}:H===-1?{first:b}:H<1?void 0:{first:Math.min(b,H),last:Math.max(b,H)}}class j{pageCount;differences;odd=!1;even=!1;constructor(P){this.pageCount=
P,this.differences=new Int32Array(P+2)}add(P){P!=="even"&&(this.odd=!0),P!=="odd"&&(this.even=!0)}range(P,A){this.differences[P]++,this.differences[A+1]--}without(P){
const A=new Uint32Array(this.pageCount);let O=0,b=0,H=0;for(let X=1;X<=this.pageCount;X++){b+=this.differences[X],H+=P.differences[X];const Q=X%2===1?"odd":"eve\
n";(b>0||this[Q])&&!(H>0||P[Q])&&(A[O++]=X)}return A.subarray(0,O)}}function z(T){return/^(not +)?\.\./i.test(T)?"has no start: a range is written 1..5":/^!/.test(
T)?"is not a page: leave out pages with not, such as not 2":(0,V.NL)(T.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((et,Y,u)=>{u.d(Y,{X:()=>W,l:()=>V});const U=/[ \u00a0-]/;function V(N){let l=0,$=0;const j=[...N].map((T,P)=>({
sign:T.toUpperCase(),at:P})).filter(({sign:T})=>!U.test(T)),z=T=>{const P=parseInt(T,36);l=(l*(P>9?100:10)+P)%97};for(let T=15;T<=Math.min(j.length,34);T++){l=0;
for(const{sign:P}of[...j.slice(4,T),...j.slice(0,4)])z(P);l===1&&($=j[T-1].at+1)}return $}const W=N=>N.length>=15&&/^[A-Z]{2}\d\d/.test(N)&&V(N)===N.length}),52404:((et,Y,u)=>{
u.d(Y,{$:()=>N,U:()=>l});var U=u(58552),V=u(29082),W=u(98446);const N={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function l({first_page:$,last_page:j,pages:z},T){if(z!==void 0)return(0,V.k1)(z,T);const P=(0,W.y_)(T,"page"),A=[];if($>T&&A.push({field:"\
first_page",message:`is ${$}, but the document has ${P}`}),j!==void 0&&j>T&&A.push({field:"last_page",message:`is ${j}, but the document has ${P}`}),A.length===
0&&j!==void 0&&$>j&&A.push({field:"first_page",message:`is ${$}, which is after last_page (${j})`,mentions:["last_page"]}),A.length>0)throw(0,U.G6)(A);return Uint32Array.
from({length:(j??T)-$+1},(O,b)=>$+b)}}),49063:((et,Y,u)=>{u.r(Y),u.d(Y,{redact_text:()=>xo});var U=u(58552),V=u(29082),W=u(45657),N=u(33973),l=u(45599),$=u(74135),
j=u(6057),z=u(87141),T=u(44738),P=u(78021),A=u(86537),O=u(77581);const b=(e,t)=>e.start-t.start||t.end-e.end;function H(e,t){let n="",s=0;for(const{start:o,end:a}of t)
o>s&&(n+=e.slice(s,o)),s=Math.max(s,a);return n+e.slice(s)}const X=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","gu"),Q=/[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/,
F=40;async function h(e,t){if(e.search(X)<0&&!Q.test(e))return;let n="";const s=[],o=async(i,r)=>{for(let c=i;c<r;){const f=t.step(F);f&&await f;const d=String.
fromCodePoint(e.codePointAt(c)),p=Q.test(d)?d.normalize("NFKC"):d;for(let w=0;w<p.length;w++)s.push(p.length===d.length?c+w:c);n+=p,c+=d.length}};let a=0;for(const{
0:i,index:r}of e.matchAll(X))await o(a,r),a=r+i.length;return await o(a,e.length),s.push(e.length),{text:n,places:s}}const g=500;async function y(e,t,n){const s=(0,O.
g7)(e).replace(m,""),o=await t(s);if(o.length>0){const i=(0,O.wx)(H(s,o));return await D(i.bytes,t,n)?I:i}const a=await h(s,n);return a&&(await t(a.text)).length>
0||await D(e.bytes,t,n)?I:void 0}const M="\x1B",m=new RegExp(`${M}[a-zA-Z]{2,8}${M}`,"g"),I=new l.Mx(new Uint8Array(0));async function D(e,t,n){for(const s of R(
e)){if((await t(s)).length>0)return!0;const o=n.step(S*e.length);o&&await o}return!1}const S=4;function*R(e){const t=Buffer.from(e.buffer,e.byteOffset,e.length).
toString("latin1");yield t;let n=t;/[\x80-\xff]/.test(t)&&(yield n=Buffer.from(e).toString("utf8")),t.includes("\0")&&(yield n=t.replaceAll("\0","")),/%[0-9a-f]{2}/i.
test(t)&&(yield n=Buffer.from(v(t),"latin1").toString("utf8")),t.includes("&")&&(yield n=L(n)),t.includes("<")&&(yield n.replace(/<[^<>]*>/g,""))}const v=e=>e.replace(
/%([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16))),x={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},L=e=>e.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
(t,n,s,o)=>{if(o!==void 0)return x[o.toLowerCase()]??t;const a=n===void 0?parseInt(s,16):parseInt(n,10);return a<=1114111?String.fromCodePoint(a):t});async function G(e,t,n){
let s=0;const o=[t];for(let a=o.pop();a!==void 0;a=o.pop()){const i=a instanceof l.Z6?a.dict:a;if(!(!(i instanceof l.Bi)&&!Array.isArray(i)))for(const[r,c]of i.
entries()){if(!(c instanceof l.Mx)){(c instanceof l.Bi||Array.isArray(c))&&o.push(c);continue}const f=e.job.pace.step(g);f&&await f;const d=await y(c,n,e.job.pace);
d&&(i instanceof l.Bi?i.set(r,d):i[r]=d,s++)}}return s}function*K(e,t){const n=(0,z.y)((0,j.iw)(e,t)),s=o=>{const a=k(n,o);return a.width>0&&a.height>0?a:void 0};
for(const o of e.array(e.entry(e.pages.number(t),"Annots"))??[]){const a=e.dict(o);if(!a||!(0,l.Eo)(e.resolve(a.get("Subtype")),"Redact"))continue;const i=(e.array(
a.get("QuadPoints"))??[]).map(f=>Number(e.resolve(f))||0);for(let f=0;f+8<=i.length;f+=8){const[d,p]=[0,1].map(C=>[0,2,4,6].map(E=>i[f+E+C])),w=s([(0,W.YG)(d),(0,W.
YG)(p),(0,W.Kf)(d),(0,W.Kf)(p)]);w&&(yield w)}const r=(0,j.b0)(e,a.get("Rect")),c=i.length<8&&r?s(r):void 0;c&&(yield c)}}function k(e,t){const[n,s,o,a]=(0,$.zl)(
e,t);return{x:n,y:s,width:o-n,height:a-s}}const Z=4;async function J(e,t){t.size!==0&&await(0,T.L)(e,(n,s)=>{const o=t.get(s),a=o&&(0,j.b0)(e,n.get("Rect"));if(!o||
!a)return!1;const i=k((0,z.y)((0,j.iw)(e,s)),a);return e.job.pace.add(o.length*Z),o.some(r=>(0,A.EF)(i,r))})}const tt=["ActualText","Alt","E","T"];async function at(e,t,n){
const s=new Set([...t.keys()].map(i=>e.pages.number(i)));let o=0;for(const i of s)for(const r of e.array(e.entry(i,"Annots"))??[]){const c=e.dict(r),f=c?await G(
e,c,n):0;f>0&&(0,l.i9)(r)&&e.edit(r),o+=f}for(const i of t.keys()){const r=e.pages.attribute(i,"Resources"),c=e.dict(e.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const d=await G(e,e.dict(f)??null,n);d>0&&(0,l.i9)(f)?e.edit(f):d>0&&(0,l.i9)(r)&&e.edit(r),o+=d}}const{live:a}=await(0,N.Gy)(e);for(let i=1;i<a.length;i++){
const r=a[i]===1?e.dict(e.get(i)):void 0,c=e.job.pace.step(300);if(c&&await c,!(!r||!(0,P.Uc)(r)||!Be(r,s)))for(const f of tt){const d=await G(e,[e.resolve(r.get(
f))],n);d>0&&(e.edit(i),r.delete(f)),o+=d}}return o}function Be(e,t){const n=e.get("Pg");return!(0,l.i9)(n)||t.has(n.number)}var Gt=u(92356),Pt=u(14029);const it=5e4,
Le=20;function Ne(e,t,n){const s=new Map;if(!e)return s;const o=e.areas??e.matches;if(!Array.isArray(o))throw mt(["must have a list under areas, or under matche\
s"]);if(o.length>it)throw mt([`has ${o.length} areas, and at most ${it} are allowed`]);const a=[],i=new Set(t);let r=0;for(const[c,f]of o.entries()){const d=Ue(
f,n);if(typeof d=="string")a.push(`area ${c+1} ${d}`);else if(!i.has(d.page))a.push(`area ${c+1} is on page ${d.page}, which pages does not name`);else for(const p of d.
boxes)(0,W.vH)(s,d.page-1,p);if(typeof d!="string"&&(r+=d.boxes.length),r>it)throw mt([`has more than ${it} boxes, and at most ${it} are allowed`]);if(a.length===
Le)break}if(a.length>0)throw mt(a);return s}const mt=e=>(0,U.G6)([{field:"redact_areas",message:e.join("; ")}]),$t=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e);function Ue(e,t){if(!$t(e))return"must be an object with page and box";const{page:n}=e;if(typeof n!="number"||!Number.isInteger(n)||n<1||n>t)return`must have\
 a page from 1 to ${t}`;const o=(Array.isArray(e.boxes)?e.boxes:[e.box??e]).map(We);return o.some(a=>a===void 0)||o.length===0?"must have boxes with x, y, width\
 and height in points, which are greater than 0":{page:n,boxes:o}}function We(e){if(!$t(e))return;const[t,n,s,o]=["x","y","width","height"].map(i=>e[i]);return[
t,n,s,o].every(i=>typeof i=="number"&&Number.isFinite(i))&&s>0&&o>0?{x:t,y:n,width:s,height:o}:void 0}var Ge=u(81627),ht=u(36078),$e=u(99876);async function je(e,t,n,s){
const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:a,pages:i}=await(0,$e.F)(e,Uint32Array.from([...o.
keys()],c=>c+1)),r=new Ge.B(e);await r.inspect(i);for(const c of i){const f=(0,$.DI)((0,z.y)(a[c.kind])),d=new Set,p=[];for(const w of o.get(c.index)??[]){const C=e.
job.pace.step(He);C&&await C;const E=ke(w,f);if(d.has(E))continue;d.add(E);const B=s?.placementIn(w,f);B!==void 0&&p.push(B)}await r.over(c,{resources:s?[s.addition]:
[],operators:([w])=>{const C=w===void 0?[]:p.map(E=>`${(0,ht.qK)(w,E)}
`);return`/Artifact BMC q ${n==="black"?0:1} g ${[...d].join(`
`)} f Q
${C.join("")}EMC
`}})}}const He=1500;function ke({x:e,y:t,width:n,height:s},o){const[a,i,r,c]=(0,$.zl)(o,[e,t,e+n,t+s]);return`${(0,ht.id)(a)} ${(0,ht.id)(i)} ${(0,ht.id)(r-a)} ${(0,ht.
id)(c-i)} re`}var gt=u(58006),dt=u(78157),vt=u(56681),jt=u(8510),Ht=u(52829),ze=u(71856),bt=u(82416),xt=u(37709),lt=u(85008);const[Ke,Ve]=[4,100];async function kt(e,t){
const n=[],s=[];let o=0;const a=r=>{n.push(r),o+=r.length},i=({start:r,end:c},f)=>{f===lt.An||f===lt.Cd?(s.push({at:o,from:r,to:c}),a((0,dt.bS)((0,bt.E3)(e,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*Ke)):f===lt.QR&&o>0&&a(`
`)};return await(0,xt.Jo)(e,t,i,!0),{text:n.join(""),pieces:s}}const Xe=async(e,t,n)=>(await t((await kt(e,n)).text)).length;async function Ze(e,t,n){const{text:s,
pieces:o}=await kt(e,n),a=await t(s);if(a.length===0)return e;const i=[];let[r,c]=[0,0];for(const[f,{at:d,from:p,to:w}]of o.entries()){const C=o[f+1]?.at??s.length;
for(;r<a.length&&a[r].start<C;r++)c=Math.max(c,a[r].end);d<c&&i.push({from:p,to:w,text:"()"});const E=n.step(Ve);E&&await E}return(0,vt.E$)(e,i,n)}var Et=u(3449);
const zt=-180;async function Kt(e,{inText:t,inCodes:n},s,o){if(e.shown.length===0)return;const a=await Vt(e,tn,o);await Xt(e,a,en,await t(a.text),s,o);const i=await Vt(
e,nn,o);await Xt(e,i,sn,await n(i.text),s,o)}async function Vt({shown:e},t,n){const s=[];let o="";for(const{elements:a,font:i}of e){s.push(o.length);for(const r of a){
o+=t(i,r);const c=n.step(Zt(r));c&&await c}o+=`
`}return{text:o,starts:s}}async function Xt({shown:e},{text:t,starts:n},s,o,a,i){if(o.length===0)return;const r=await Ye(o,t.length,i);let c=-1;for(const{start:f,
end:d}of o)for(let p=Math.max(qe(n,f),c+1);p<n.length&&n[p]<d;p++){c=p;const w=e[p];let[C,E]=[n[p],w.first];for(const B of w.elements){for(const[q,nt]of s(w,B,E))
nt>=0&&Qe(r,C,q.length)&&a.add(nt),C+=q.length,nt>=0&&(E=nt+1);const _=i.step(Zt(B));_&&await _}}}async function Ye(e,t,n){const s=new Uint8Array(t);for(const{start:o,
end:a}of e){s.fill(1,o,a);const i=n.step(_e+(a-o>>3));i&&await i}return s}function Qe(e,t,n){for(let s=t;s<t+n;s++)if(e[s]===1)return!0;return!1}const[Je,_e]=[100,
20],Zt=e=>(typeof e=="number"?1:e.length+1)*Je;function qe(e,t){let n=0;for(let s=e.length-1;n<s;){const o=n+s+1>>1;e[o]<=t?n=o:s=o-1}return n}function tn(e,t){
if(typeof t=="number")return t<zt?" ":"";let n="";for(const s of e.glyphs(t))n+=s.text;return n}function*en({font:e},t,n){let s=n;if(typeof t!="number")for(const{
text:o}of e.glyphs(t))yield[o,s++];else t<zt&&(yield[" ",-1])}const nn=(e,t)=>typeof t=="number"?"":Yt(t);function*sn({font:e},t,n){if(typeof t=="number")return;
let[s,o]=[0,n];for(let a=e.glyphs(t).length;a>0;a--){const i=e.partEnd(t,s,1);yield[Yt(t.subarray(s,i)),o++],s=i}}const Yt=e=>Buffer.from(e.buffer,e.byteOffset,
e.length).toString("latin1").replaceAll("\0","");var on=u(64680),Qt=u(45079);async function Jt(e,t,n){const s=new Map,o=new Set;for(const{lists:a}of t)for(const{
stream:i,tag:r,operator:c,from:f,to:d,dict:p}of a){const w=`${i} ${f}`;if(o.has(w)||(o.add(w),await G(e,p,n)===0))continue;const C=new on.k(256);(0,Qt.bD)(C,p,Qt.
yT);const E=`${r} ${Buffer.from(C.bytes).toString("latin1")} ${c}`;(0,W.vH)(s,i,{from:f,to:d,text:E})}return s}var yt=u(94389);const an=120,rn=new Set([65536,1330926671,
1953658213]),At=132;async function cn(e,t,n){let s;for(const[o,a]of t){const i=e.subarray(o,Math.max(o,Math.min(a,e.length)));for(const{text:r,width:c,offset:f}of dn(
i))for(const d of await n(r))s??=e.slice(),fn(s,d,{start:o+f,width:c})}return s}function fn(e,t,{start:n,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(e[n+2*o]=
0),e[n+s*o+s-1]=an}function dn(e){const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),n=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return n;
for(const s of[0,1]){const o=Buffer.from(e.slice(s,s+(e.length-s&-2)));n.push({text:o.swap16().toString("utf16le"),width:2,offset:s})}return n}function ln(e){if(e.
length<12)return[];const t=new DataView(e.buffer,e.byteOffset,e.byteLength);if(rn.has(t.getUint32(0)))try{const a=(0,yt.tI)(t).get("name");return a?[[a.at,a.at+
a.length]]:[]}catch{return[]}if(e[0]!==37&&e[0]!==128)return[[0,e.length]];const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=n.slice(0,Math.
max(n.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;return[...s.matchAll(o)].map(({0:a,index:i})=>[
i+(a.startsWith("/")?a.lastIndexOf("/")+1:1),i+a.length])}function un(e){if(e.length<At||Buffer.from(e.subarray(36,40)).toString("latin1")!=="acsp")return;const t=new DataView(
e.buffer,e.byteOffset,e.byteLength),n=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<n&&At+12*(o+1)<=e.length;o++){const[a,i]=[4,8].map(r=>t.getUint32(
At+12*o+r));s.push([a+8,a+i])}return s}function _t(e){return[...Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:n,
index:s})=>[s+1,s+n.length])}const hn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,gn=300;async function pn(e,t,n){const s=Buffer.from(e.buffer,e.byteOffset,e.length).
toString("latin1"),o=[];let a=0;for(const{0:i,1:r,index:c}of s.matchAll(hn)){const f=n.step(gn+i.length);f&&await f;const d=mn(r);d.length<2||(await t(d)).length===
0||(o.push(s.slice(a,c),"<0020>"),a=c+i.length)}return o.length===0?void 0:Buffer.from(o.join("")+s.slice(a),"latin1")}function mn(e){const t=Buffer.from(e.replace(
/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const yn=new Set(`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Ident\
ity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),wn=32,qt=1<<20;async function Sn(e,t){const n=e.slice();for(let s=0,o=0;s<n.length;s=o){for(o=Math.min(s+qt,n.length);Cn(n[o]);)
o++;const a=Buffer.from(n.buffer,n.byteOffset+s,o-s).toString("latin1");for(const{0:r,index:c}of a.matchAll(/[A-Za-z]+/g))yn.has(r)&&n.fill(wn,s+c,s+c+r.length);
const i=t.step(2*qt);i&&await i}return n}const Cn=(e=0)=>(e|32)>=97&&(e|32)<=122;var Mn=u(30201);const Tn=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode Absolu\
teColorimetric AcroForm Acrobat Action Actions ActualText AdobePPKLite Adobe.PPKLite Adobe.PPKMS
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),Pn=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Dt=e=>Tn.has(e)||Pn.test(e)||(0,Mn.u)(e)!==void 0,Ot=4,vn=60,bn=e=>/[\x80-\xff]/.test(e)?Buffer.from(e,"latin1").toString("utf8"):e,xn=["redacted-","removed-","\
name-","x-"];class En{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,n){
const s=[n];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof l.Z6?o.dict:o;if(a instanceof l.SX)this.add(a.text);else if(Array.isArray(a))for(const r of a)
s.push(r);else if(a instanceof l.Bi)for(const[r,c]of a)this.add(r),s.push(c);const i=t.job.pace.step(vn);i&&await i}}add(t){t.length>=Ot&&this.seen.add(t)}async settle(){
const t=await ee([...this.seen],this.find);if(t.length===0)return;const n=await te(this.find);for(const s of t)Dt(s)||this.names.set(s,`${n}${this.names.size+1}`)}}
async function te(e){for(const t of xn)if((await e(`${t}1`)).length===0)return t;return""}async function ee(e,t){const n=[];let s="";for(const i of e)n.push(s.length),
s+=`${bn(i)}
`;if(s==="")return[];const o=new Set;let a=0;for(const{start:i,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;a+1<n.length&&n[a+1]<=i;)a++;const c=e[a];
r-i>=Ot&&r<=(n[a+1]??s.length)-1&&o.add(c)}return[...o]}function An(e,t){return(e.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Ot||!Number.isNaN(Number(s))).join(" ")}const Dn=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
On=/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g,In=1<<18,Rn=4,Fn=3,Bn={names:[],cuts:[]};async function Ln(e,t,n,s){const o=new Set;for(let i=0,r;i<e.length;i=r){r=
(0,dt.Wd)(e,Math.min(i+In,e.length),e.length);const c=(0,dt.bS)(e).toString("latin1",i,r);for(const d of[Dn,On])for(const p of c.match(d)??[])o.add(p);const f=s.
step((r-i)*Rn);f&&await f}const a=await ee([...o].map(Nn),t);return a.length===0?Bn:Un(e,new Set(a),n,s)}const Nn=e=>e.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,
(t,n)=>String.fromCharCode(parseInt(n,16)));async function Un(e,t,n,s){const o=new Set,a=[];return await(0,xt.Jo)(e,s,({start:i,end:r},c)=>{const f=()=>(0,dt.bS)(
e).toString("latin1",i,r);if(c===lt.o_){const d=(0,bt.MQ)(e,i+1,r);t.has(d)&&!Dt(d)&&o.add(d)}else if(c===lt.QR&&r-i>Fn&&t.has(f()))a.push({from:i,to:r,text:""});else if(c===
lt.Ho)return n(f()).then(d=>{d.length>0&&a.push({from:i,to:r,text:"\0".repeat(r-i)})})}),{names:[...o],cuts:a}}async function Wn(e,t,n){const s=[];return await(0,xt.
Jo)(e,n,({start:o,end:a},i)=>{const r=i===lt.o_?t.of((0,bt.MQ)(e,o+1,a)):void 0;r!==void 0&&s.push({from:o,to:a,text:`/${r}`})}),s.length===0?e:(0,vt.E$)(e,s,n)}
const Gn=100;async function ne(e,t,n,s){for(const o of n){const a=s.step(Gn);a&&await a;const i=t.shownAt(o);let r=e.get(i.stream);r||e.set(i.stream,r=new Map);
let c=r.get(i.from);c||r.set(i.from,c={shown:i,glyphs:new Set}),c.glyphs.add(o-i.first)}}var st=u(81077),pt=u(9819);const $n={ActualText:"tags",Alt:"tags",E:"ta\
gs",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",
Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function se(e,t,n){return t?t===e.dict(e.trailer.get("Info"))?"the properties of the docu\
ment":(0,P.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,l.Eo)(e.resolve(t.get("Subtype")),"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,l.
Eo)(e.resolve(t.get("Type")),"OCG")?"layers":n==="Title"&&t.has("Parent")?"bookmarks":$n[n]??"other entries":"other entries"}const wt=100,oe=new Set(["Dests","R\
oleMap","ClassMap","N","R","D"]),jn=new Set(["Dest","D","S","C","AS","V","DV"]),Hn=new Set(["DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","N\
S"]),kn=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,zn=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]);class Kn{document;names;edits;note;renamed=new Map;find;inNames;inCodes;prefix="";constructor(t,{
inText:n,inNames:s,inCodes:o},a,i,r){this.document=t,this.names=a,this.edits=i,this.note=r,this.find=n,this.inNames=s,this.inCodes=o}async run(t,n){const{document:s}=this;
this.prefix=await te(this.find);const o=this.trees(),a=[];for(const c of o)await this.nameKeys(c)&&a.push(c);let i;const r=s.trailer.get("Encrypt");for(let c=1;c<
t.length;c++)!n(c)||(0,l.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){if(t[c]!==1||(0,l.i9)(r)&&r.number===c)continue;const f=s.
get(c);if(f instanceof l.Mx||f instanceof l.SX){n(c)&&await this.scalar(c,f,await(i??=this.usesOfScalars(t)));continue}const d=n(c)&&await this.object(f),p=this.
edits&&this.names.count>0&&await this.renameNames(s.get(c));(d||p)&&this.edits&&s.edit(c)}for(const c of a)this.edits&&await this.rebuild(c);for(const[c,f]of[...s.
trailer])(0,l.i9)(f)||c==="ID"||c==="Encrypt"||!await this.object([f])||this.edits&&s.trailer.delete(c)}trees(){const{document:t}=this,n=(0,pt.Wo)(t,"Names"),s=(0,pt.
Wo)(t,"StructTreeRoot");return[...[...n?.dict.keys()??[]].map(o=>({holder:n.dict,number:n.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,
key:"IDTree"}]:[]]}async nameKeys({holder:t,key:n}){let s=!1;for(const[o]of await(0,st.Zc)(this.document,t.get(n),"Names"))!(o instanceof l.Mx)||!await y(o,this.
find,this.document.job.pace)||(this.rename((0,st.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:n}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof l.Z6?o.dict:o;if(Array.isArray(a))for(const r of a)s.push(r);if(!(0,l.
Zm)(a))continue;for(const[r,c]of a){const f=oe.has(r)?n.resolve(c):null;if((0,l.Zm)(f))for(const d of f.keys())await this.nameOne(d);(0,l.i9)(c)||s.push(c)}const i=n.
job.pace.step(wt*(1+a.size));i&&await i}}async nameOne(t){t.length>=2&&await y((0,l.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){
let n=!1;const s=[{value:t,dict:void 0,key:""}];for(let o=s.pop();o;o=s.pop()){const a=o.value instanceof l.Z6?o.value.dict:o.value;if(!(a instanceof l.Bi)&&!Array.
isArray(a))continue;if(Array.isArray(a)&&ae(a)){await this.palette(a)&&(n=!0);continue}const i=a instanceof l.Bi?a:o.dict;for(const[c,f]of[...a.entries()]){const d=typeof c==
"string"?c:o.key,p=await this.entry(i,d,f);if(p===void 0){(f instanceof l.Bi||Array.isArray(f))&&s.push({value:f,dict:i,key:d});continue}n=!0,this.note(se(this.
document,i,d)),this.edits&&(a instanceof l.Bi?a.set(c,p):a[c]=p)}a instanceof l.Bi&&this.renamed.size>0&&this.renameKeys(a,o.key)&&(n=!0);const r=this.document.
job.pace.step(wt);r&&await r}return n}async usesOfScalars(t){const{document:n}=this,s=new Map;for(let o=1;o<t.length;o++){const a=[];t[o]===1&&a.push({value:n.get(
o),dict:void 0,key:""});for(let i=a.pop();i;i=a.pop()){const r=i.value instanceof l.Z6?i.value.dict:i.value;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;
const c=r instanceof l.Bi?r:i.dict;for(const[d,p]of r.entries()){const w=Array.isArray(r)&&ae(r)?"Lookup":typeof d=="string"?d:i.key;(0,l.i9)(p)?s.set(p.number,
{dict:c,key:w}):a.push({value:p,dict:c,key:w})}const f=n.job.pace.step(wt);f&&await f}}return s}async scalar(t,n,s){const{document:o}=this,{dict:a,key:i}=s.get(
t)??{dict:void 0,key:""},r=n instanceof l.SX?this.names.of(n.text):void 0,c=r===void 0?await this.entry(a,i,n):new l.SX(r);c!==void 0&&(this.note(se(o,a,i)),this.
edits&&o.put(t,c))}async palette(t){const n=t[3];return!(n instanceof l.Mx)||(await this.inCodes((0,st.Pu)(n))).length===0?!1:(this.note("fonts and colors"),this.
edits&&(t[3]=new l.Mx(new Uint8Array(n.bytes.length))),!0)}async renameNames(t){const{names:n,document:s}=this;let o=!1;const a=[t];for(let i=a.pop();i!==void 0;i=
a.pop()){const r=i instanceof l.Z6?i.dict:i;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;if(r instanceof l.Bi&&[...r.keys()].some(f=>n.of(f)!==void 0)){const f=[
...r];r.clear();for(const[d,p]of f)r.set(n.of(d)??d,p);o=!0}for(const[f,d]of[...r.entries()]){const p=d instanceof l.SX?n.of(d.text):void 0;if(p===void 0){(d instanceof
l.Bi||Array.isArray(d))&&a.push(d);continue}o=!0,r instanceof l.Bi?r.set(f,new l.SX(p)):r[f]=new l.SX(p)}const c=s.job.pace.step(wt);c&&await c}return o}async technical(t,n){
const s=(0,st.Pu)(n);if(t==="DA"){if((await this.inNames(s)).length===0)return;const a=An(s,this.names);return a===s||(await this.inNames(s)).length===(await this.
inNames(a)).length?void 0:(0,l.Px)(a)}return t==="CheckSum"||t==="Panose"||t==="CharSet"||Dt(s)||kn.test(s)||(await this.inCodes(s)).length===0?void 0:(0,l.Px)(
"")}async entry(t,n,s){if(s instanceof l.SX){const i=jn.has(n)||n==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return i===void 0?void 0:new l.SX(i)}if(s instanceof
l.Mx&&Hn.has(n))return this.technical(n,s);if(!(s instanceof l.Mx)||n==="Contents"&&t&&(0,l.hi)(t))return;const o=this.renamed.get((0,st.Pu)(s));if(o!==void 0)return(0,l.
Px)(o);const a=await y(s,this.find,this.document.job.pace);return a&&zn.has(n)?(0,l.Px)(""):!a||n!=="T"||!t||!Vn(t)?a:(this.rename((0,st.Pu)(s)),(0,l.Px)(this.renamed.
get((0,st.Pu)(s))))}renameKeys(t,n){const s=[...t];if(!(oe.has(n)||this.isNaming(t))||!s.some(([a])=>this.renamed.has(`/${a}`)))return!1;if(this.note("names"),!this.
edits)return!0;t.clear();for(const[a,i]of s)t.set(this.renamed.get(`/${a}`)??a,i);return!0}isNaming(t){const{document:n}=this,s=n.dict(n.catalog.get("StructTree\
Root"));return[n.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(o=>n.dict(o)===t)}async rebuild({holder:t,number:n,key:s}){const{document:o}=this,
a=await(0,st.Zc)(o,t.get(s),"Names");o.edit(n);const i=(0,st.H6)(o,(0,st.AN)(a),"Names"),r=t.get(s);(0,l.i9)(r)?o.put(r,i):t.set(s,i),o.edit((0,pt.Kd)(r,n))}}const ae=([
e])=>(0,l.Eo)(e,"Indexed")||(0,l.Eo)(e,"I"),Vn=e=>e.has("FT")||e.has("Kids")||e.has("Parent")&&!e.has("Contents");var ot=u(47212);class ie{document;searching;choose;stays;rewriter;use;found=new Map;renaming;traced;constructor(t,n,s,o,a,i){
this.document=t,this.searching=n,this.choose=s,this.stays=o,this.rewriter=a,this.use=i,this.renaming=new En(n.inNames),this.traced=new ot.Wz(t)}async run(t){const{
document:n,stays:s,renaming:o}=this,{live:a}=await(0,N.Gy)(n),i=c=>a[c]===1&&s[c]!==1,r=await(0,Et.d)(n,a.length,i);for(const[c,f]of r.content)i(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<a.length;c++)i(c)&&n.isStream(c)&&await this.data(c,r);for(let c=1;c<a.length;c++)i(c)&&await o.note(n,n.get(c));await o.settle(),
this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(a),await new Kn(n,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(a,i)}async renameContent(t){
const{document:n,renaming:s}=this,{content:o,pages:a}=await(0,Et.d)(n,t.length,i=>t[i]===1);for(const i of new Set([...o.keys(),...a])){const r=n.get(i);if(!(r instanceof
l.Z6))continue;const c=this.decoded(r),f=await Wn(c,s,n.job.pace);f!==c&&n.put(i,await(0,Ht.c)(n,r,f))}}note(t,n=1){n>0&&this.found.set(t,(this.found.get(t)??0)+
n)}async content(t,n){const{document:s,searching:o}=this,{pace:a}=s.job,i=s.get(t);if(!(i instanceof l.Z6))return;const r=this.decoded(i),c=await this.traced.stream(
r,n),{glyphs:f,count:d}=await this.choose(c,!1),p=f.size;await Kt(c.trace,o,f,a);const w=await Jt(s,[c.trace],o.inText);if(this.note("content that no page shows",
Math.max(d,+(f.size>p))+w.size),await(0,ot.FU)(c,f,a),await this.use?.note(c.trace,a,f),!this.rewriter||f.size===0&&w.size===0)return;const C=new Map;await ne(C,
c.trace,f,a),await this.rewriter.inPlace(new Map([[0,t]]),[c.trace],{removals:C,others:w,images:new Map})}decoded(t){const n=this.document.decodedPart(t);if(!n)
throw new U.zU("redaction_incomplete","A content stream cannot be read, because its compression is not known");return n.data}async data(t,{content:n,fonts:s,pages:o}){
const{document:a}=this,i=a.get(t);if(!(i instanceof l.Z6))return;const{dict:r}=i,c=s.get(t);c!==void 0?await this.fontData(t,i,c):Zn(a,r)?this.rewriter||await this.
otherData(t,i):Xn(a,r)?await this.colorData(t,i):n.has(t)||o.has(t)?await this.hiddenStrings(t,i):await this.otherData(t,i)}async hiddenStrings(t,n){const{document:s,
rewriter:o}=this,a=this.searching.inCodes,{pace:i}=s.job,r=this.decoded(n),{removed:c}=await(0,jt.f)(r,i),f=c.length>0&&await D(Buffer.concat(c),this.searching.
inText,i),d=await Xe(r,a,i),{names:p,cuts:w}=await Ln(r,this.searching.inNames,a,i);for(const _ of p)this.renaming.add(_);if(f&&this.note("comments of content"),
this.note("content that no page shows",d+w.length),!o||!f&&d===0&&w.length===0)return;const C=w.length>0?await(0,vt.E$)(r,w,i):r,E=d>0?await Ze(C,a,i):C,B=f?(await(0,jt.
f)(E,i)).content:E;s.put(t,await(0,Ht.c)(s,n,B))}async fontData(t,n,s){const{inCodes:o,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(
t,n,ln);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,n,_t);const i=this.document.get(t),r=this.document.decodedPart(i)?.data;if(!r)return;const{
pace:c}=this.document.job,f=c.step(r.length);f&&await f;const d=await pn(r,a,c);d?this.replace(t,i,d):await D(await Sn(r,c),o,c)&&this.note("names")}async colorData(t,n){
const{document:s}=this,o=s.resolve(n.dict.get("FunctionType"));o===4?await this.overwrite(t,n,_t):typeof o!="number"&&!(0,l.Eo)(s.resolve(n.dict.get("Subtype")),
"Image")&&!n.dict.has("ShadingType")&&await this.overwrite(t,n,un)}async overwrite(t,n,s){const{document:o}=this,a=o.decodedPart(n)?.data;if(!a)return;const i=o.
job.pace.step(a.length);i&&await i;const r=s(a);if(!r)return this.otherData(t,n);const c=await cn(a,r,this.searching.inCodes);c&&this.replace(t,n,c)}replace(t,n,s){
this.note("fonts and colors"),this.rewriter&&this.document.put(t,(0,gt.n)(n,s,{compress:!0}))}async otherData(t,n){const{document:s,rewriter:o}=this,a=(0,ze.In)(
n)?"metadata":"streams",i=a==="metadata"?this.searching.inText:this.searching.inCodes,r=this.document.decodedPart(n)?.data;if(!r)throw new U.zU("redaction_incom\
plete","A stream cannot be read, because its compression is not known");const{pace:c}=s.job,f=[],d=a==="metadata"?re(r):r;for(const C of R(d)){f.push((await i(C)).
length);const E=c.step(r.length);E&&await E}if(this.note(a,(0,W.Kf)(f)),!o||f.every(C=>C===0))return;const p=await i((0,dt.bS)(d).toString("latin1")),w=Buffer.from(
H((0,dt.bS)(r).toString("latin1"),p),"latin1");await D(re(w),i,c)?s.remove(t):s.put(t,(0,gt.n)(n,w,{compress:!1}))}}function Xn(e,t){return["FunctionType","Shad\
ingType","N"].some(n=>typeof e.resolve(t.get(n))=="number")||(0,l.Eo)(e.resolve(t.get("Subtype")),"Image")}const Zn=(e,t)=>(0,l.Eo)(e.resolve(t.get("Type")),"Em\
beddedFile");function re(e){const n=(0,dt.bS)(e).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,s=>" ".repeat(
s.length));return Buffer.from(n,"latin1")}var ce=u(42973),Yn=u(68973),Qn=u(12195),Jn=u(1900),St=u(95340),fe=u(71157);const _n=6,rt=1,It=["Filter","DecodeParms",
"Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL",
"L","Length","Interpolate"];class de{document;shade;constructor(t,n){this.document=t,this.shade=n}async without(t,n){const{document:s}=this,{image:o}=t[0],{width:a,
height:i}=(0,St.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(a>0&&i>0))return;const c=await ue(r,n,{width:a,height:i},s.job.pace);
if(!c.some(({left:f,top:d,right:p,bottom:w})=>f<=0&&d<=0&&p>=a&&w>=i))return s.add(await this.overwrite(o,c))}async shows({image:t,matrix:n},s){const{document:o,
shade:a}=this,{width:i,height:r}=(0,St.h)(o,t.dict);if(!(i>0&&r>0)||n[0]*n[3]===n[1]*n[2])return!1;const c=await ue([{matrix:n}],s,{width:i,height:r},o.job.pace);
if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:a,d=await this.draw(t),p=await Ct(o,d,3);return c.some(({left:w,top:C,right:E,bottom:B})=>{
for(let _=C+rt;_<B-rt;_++){const[q,nt]=[w+rt,E-rt].map(ft=>(_*d.width+ft)*3);for(let ft=q;ft<nt;ft++)if(p[ft]!==f)return!0}return!1})}async overwrite(t,n){const{
document:s,shade:o}=this,a=new l.Bi(t.dict),{dict:i}=t;for(const E of It)a.delete(E);if(s.resolve(i.get("ImageMask"))===!0)return this.stencil(t,a,n,1);const[r,
c]=[s.resolve(i.get("SMask")),s.resolve(i.get("Mask"))];if((0,l.cy)(c)||r instanceof l.Z6&&r.dict.has("Matte")||typeof i.get("SMaskInData")=="number")throw le("\
has an image whose mask cannot be written again");const f=await this.draw(t),d=await(0,Jn.cE)(f,s.job.pace),p=await Ct(s,f,d?3:1),{width:w,height:C}=f;for(const{
left:E,top:B,right:_,bottom:q}of n.map(nt=>Rt(nt,w,C)))for(let nt=B;nt<q;nt++){const ft=d?3:1;p.fill(o,(nt*w+E)*ft,(nt*w+_)*ft)}return a.set("ColorSpace",(0,l.UU)(
d?"DeviceRGB":"DeviceGray")),a.set("BitsPerComponent",8),r instanceof l.Z6?a.set("SMask",s.add(await this.opaque(r,w,C,n))):c instanceof l.Z6&&a.set("Mask",s.add(
await this.maskOf(c,w,C,n))),this.pack(a,p)}async opaque(t,n,s,o){const a=await this.draw(t),i=await Ct(this.document,a,1);for(const c of o.map(f=>ge(f,a.width/
n,a.height/s,a)))for(let f=c.top;f<c.bottom;f++)i.fill(255,f*a.width+c.left,f*a.width+c.right);const r=new l.Bi(t.dict);for(const c of It)r.delete(c);return r.set(
"ColorSpace",(0,l.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,i)}maskOf(t,n,s,o){const a=(0,St.h)(this.document,t.dict),i=new l.Bi(t.dict);for(const c of It)
i.delete(c);const r=o.map(c=>ge(c,a.width/n,a.height/s,a));return this.stencil(t,i,r,0)}async stencil(t,n,s,o){const a=await this.draw(t),i=await Ct(this.document,
a,1),{width:r,height:c}=a;for(const{left:p,top:w,right:C,bottom:E}of s.map(B=>Rt(B,r,c)))for(let B=w;B<E;B++)i.fill(o*255,B*r+p,B*r+C);const f=r+7>>3,d=new Uint8Array(
f*c);for(let p=0;p<c;p++)for(let w=0;w<r;w++)i[p*r+w]>=128&&(d[p*f+(w>>3)]|=128>>(w&7));return n.set("ImageMask",!0),n.set("BitsPerComponent",1),this.pack(n,d)}async pack(t,n){
return t.set("Type",(0,l.UU)("XObject")),t.set("Subtype",(0,l.UU)("Image")),t.set("Filter",(0,l.UU)("FlateDecode")),new l.Z6(t,await(0,Yn.uM)(this.document.job).
deflate(n,_n))}async draw(t){const{document:n}=this,{job:s}=n,{width:o,height:a}=(0,St.h)(n,t.dict);if(!(o>0&&a>0))throw le("has an image without a size");if(o*
a>s.limits.pixels)throw(0,ce.F)("pixels",`An image has ${o*a} pixels, which are too many to redact`,"Make it smaller first");const i=new l.Bi(t.dict);for(const w of[
"SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])i.delete(w);i.set("Type",(0,l.UU)("XObject")),i.set("Subtype",(0,l.UU)("Image"));
const r=n.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${a} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),d=(0,l.jd)({Type:(0,l.UU)("Page"),Parent:f,MediaBox:[0,0,o,a],Contents:r.add(new l.Z6(new l.Bi,c)),Resources:(0,l.jd)({XObject:(0,l.jd)(
{I:r.add(new l.Z6(i,n.encoded(t)))})})});return r.put(f,(0,l.jd)({Type:(0,l.UU)("Pages"),Count:1,Kids:[r.add(d)]})),r.put(r.catalogNumber,(0,l.jd)({Type:(0,l.UU)(
"Catalog"),Pages:f})),r.trailer.delete("Info"),(await Qn.Y.open(await(0,Pt.UN)(r,{encryption:"none",draft:!0}),s)).draw(0,{width:o,height:a,isTransparent:!1})}}
const le=e=>new U.zU("redaction_incomplete",`The document ${e}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas \
of these images",fields:["pages_to_images"]});async function ue(e,t,{width:n,height:s},o){const a=[];for(const{matrix:i}of e){const r=o.step(t.length*ts+qn);r&&
await r;const c=(0,$.DI)(i),f=(0,fe.jY)(i);for(const d of t){if(!(0,A.EF)(f,d))continue;const[p,w,C,E]=(0,$.zl)(c,[d.x,d.y,d.x+d.width,d.y+d.height]);a.push(he(
[p*n,(1-E)*s,C*n,(1-w)*s],n,s))}}return a}const[qn,ts]=[200,20],he=([e,t,n,s],o,a)=>Rt({left:Math.floor(e)-rt,top:Math.floor(t)-rt,right:Math.ceil(n)+rt,bottom:Math.
ceil(s)+rt},o,a),Rt=({left:e,top:t,right:n,bottom:s},o,a)=>({left:Math.min(Math.max(e,0),o),top:Math.min(Math.max(t,0),a),right:Math.min(Math.max(n,0),o),bottom:Math.
min(Math.max(s,0),a)}),ge=({left:e,top:t,right:n,bottom:s},o,a,{width:i,height:r})=>he([e*o,t*a,n*o,s*a],i,r);async function Ct({job:e},t,n){const s=new Uint8Array(
t.width*t.height*n);for(let o=0,a=0;o<t.height;o++){const i=t.row(o);for(let c=0;c<i.length;c+=4)n===3&&(s[a++]=i[c+2]),s[a++]=i[c+1],n===3&&(s[a++]=i[c]);const r=e.
pace.step(2*i.length);r&&await r}return s}const es=new Set(["Parent","P","Dest","B"]),ns=300;async function pe(e,t){const{pages:n}=e,s=new Uint8Array(e.size);if(t.
size===n.count)return s;const o=Array.from({length:n.count},(a,i)=>i);return await me(e,o.filter(a=>!t.has(a)),a=>s[a]=1),await me(e,[...t],a=>s[a]=0),s}async function me(e,t,n){
const{pages:s,job:o}=e,a=new Uint8Array(e.size),i=new pt.b9(e),r=[],c=f=>{a[f]=1,n(f),r.push(e.get(f))};for(const f of t){c(s.number(f));const d=s.attribute(f,"\
Resources");d!==void 0&&r.push(d);for(let p=r.pop();p!==void 0;p=r.pop()){if((0,l.i9)(p)){p.number<a.length&&a[p.number]===0&&!ss(e,p.number)&&c(p.number);continue}
const w=p instanceof l.Z6?p.dict:p;if(Array.isArray(w))for(const E of w)r.push(E);else if(w instanceof l.Bi)for(const[E,B]of w)es.has(E)||r.push(B);i.spend(1);const C=o.
pace.step(ns);C&&await C}}}function ss(e,t){const n=e.resolve(e.entry(t,"Type"));return(0,l.Eo)(n,"Page")||(0,l.Eo)(n,"Pages")||e.pages.holds(t)}var os=u(18930),
ct=u(98446),ye=u(49568),Ft=u(779),we=u(9312),as=u(17886);const Se=["january","february","march","april","may","june","july","august","september","october","nove\
mber","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","sep\
tembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","genna\
io","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","d\
ez"].join("|"),is={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",
url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-\
9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|port\
able)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-]\
[ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${Se})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${Se})\\.?\\s+[0-9]{1,2}(?:st|n\
d|rd|th)?,?\\s+[0-9]{4}\\b`},rs={iban:as.l,card:fs};async function cs(e,t){const n=await Promise.all(e.map(async s=>({kind:s,pattern:await(0,we.Gv)("redact_kind\
s",is[s],"regex",t)})));return{hasGroups:!1,search:async(s,o,a)=>{const i=[];let r=!1;for(const{kind:c,pattern:f}of n){const d=await f.search(s,o,a);r||=d.truncated,
(0,W.RZ)(i,d.matches.flatMap(({start:p,end:w})=>{const C=rs[c]?.(s.slice(p,w))??w-p;return C>0?[{start:p,end:p+C,groups:{}}]:[]}))}return{matches:i.sort((c,f)=>c.
start-f.start||f.end-c.end),truncated:r}}}}const Ce=/[ \u00a0-]/;function fs(e){const t=[...e].map((n,s)=>({sign:n,at:s})).filter(({sign:n})=>!Ce.test(n));for(let n=Math.
min(t.length,19);n>=13;n--){let s=0;for(let a=0;a<n;a++){const i=Number(t[n-1-a].sign)*(a%2===0?1:2);s+=i>9?i-9:i}const o=t[n-1].at+1;if(s%10===0&&(n===t.length||
Ce.test(e[o])))return o}return 0}const Me=2e3,Bt=2e5;async function ds({search:e,search_mode:t,redact_kinds:n=[]},s){const o=[];return n.length>0&&o.push(await cs(
n,s)),e!==void 0&&o.push(t==="regex"?await(0,we.Gv)("search",e,t,s):await ls(e,s)),new ps(hs(o),n.length===0&&t!=="regex",s)}async function ls(e,{pace:t}){const n=e.
split(`
`).filter(s=>s.trim()!=="");if(n.length>Me)throw(0,U.G6)([{field:"search",message:`has ${n.length} lines, and at most ${Me} are allowed`}]);return(0,Ft.y)(n,t)}
const us={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function hs(e){const[t]=e;return e.length===1?t:e.length===0?us:{hasGroups:!1,search:async(n,s,o)=>{
const a=[];for(const r of e)a.push(await r.search(n,s,o));return{matches:a.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:a.some(
({truncated:r})=>r)}}}}const Lt=4,Te=1e4,gs=2;class ps{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,n,s){this.pattern=t,this.isLiteral=
n,this.job=s}note(t){this.isLiteral||t.length<Lt||this.texts.size>=Te||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=gs&&this.
areaWords.size<Te&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Ft.y)([...this.areaWords],this.job.pace);return n=>this.
search(t,n)};inText=t=>this.search(this.pattern,t);inNames=async t=>(await this.inText(t)).filter(({start:n,end:s})=>s-n>=Lt);inCodes=async t=>{if(!this.isLiteral&&
this.texts.size===0)return[];const n=this.isLiteral?this.pattern:await(this.literal??=(0,Ft.y)([...this.texts],this.job.pace));return(await this.search(n,t)).filter(
({start:s,end:o})=>o-s>=Lt)};async search(t,n){if(n==="")return[];const{matches:s,truncated:o}=await t.search(n,Bt,this.job.pace);if(o)throw Pe();return s}}const Pe=()=>(0,ce.
F)("searching","A page, or another text of the document, is too long to be searched to its end","Split the document first"),ms=2e3,ve=100,ys=10;async function be(e,t,n){
const s=await h(e,n);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:a,end:i})=>{const r={start:o[a],end:o[i-1]+1};return r.end-
r.start>i-a||s.text.slice(a,i)!==e.slice(r.start,r.end)?[r]:[]})}async function ws(e,t,n){const{all:s,truncated:o}=await(0,ye.IQ)(e,t.pattern,Bt,n);return o||s.
length>0||(await be(e.flow.text,t,n)).length>0}async function Nt(e,t,n){const{all:s,counted:o,truncated:a}=await(0,ye.IQ)(e.page,t.pattern,Bt,n);if(a)throw Pe();
const{flow:i}=e.page,r=[...s,...(await be(i.text,t,n)).map(p=>({...p,flow:i}))],c=new Set,f=new Map,d=[];for(const{flow:p,start:w,end:C}of r){const E=new Set,B=n.
step((C-w)*ve+ms);B&&await B,(0,ot.PC)(e,p,w,C,E);for(const _ of p.lineBoxes(w,C)){f.set(`${_.x} ${_.y} ${_.width} ${_.height}`,_);const q=n.step(e.trace.images.
length*ys);q&&await q,e.trace.areUnseen(E,_)&&d.push(_)}for(const _ of E)c.add(_);t.note(p.text.slice(w,C))}for await(const p of Ss(e,n))t.noteArea(p);return{glyphs:c,
boxes:[...f.values()],unseen:d,count:o.length}}async function*Ss(e,t){const{page:n,trace:s}=e;if(s.touched.size===0)return;const{flow:o}=n;for(const{0:a,index:i}of o.
text.matchAll(Cs)){const r=new Set;(0,ot.PC)(e,o,i,i+a.length,r);for(const f of r)if(s.touched.has(f)){yield a;break}const c=t.step(a.length*ve);c&&await c}}const Cs=/\S{1,5000}/g,
Ms=.01;async function Ts(e,{pages:t,search:n,areas:s,shade:o},a){const i=await(0,Gt.E)(e,a),r=new os.X(i),c=[];for(const C of t)await ws(await r.page(C-1),n,a.pace)&&
c.push(`page ${C}`);const f=new ot.Wz(i),d=new de(i,o);for(const[C,E]of s){const{trace:B}=await f.all(C,E.map(q=>(0,A.wS)(q,-Ms)));(B.touched.size>0||B.isPaintedIn||
B.undivided.size>0||await Ps(d,B,E))&&c.push(`areas of page ${C+1}`)}const p=await pe(i,new Set(Array.from(t,C=>C-1))),w=new ie(i,n,C=>Nt(C,n,a.pace),p);await w.
run(new Set);for(const C of w.found.keys())c.push(C);if(c.length>0)throw new U.zU("redaction_incomplete",`Text to redact is still in ${(0,ct.Dw)(c)}, so there i\
s no result`,{advice:"Report this with the kind of document, without the document itself"})}async function Ps(e,t,n){for(const s of t.images)if(await e.shows(s,
n))return!0;return!1}var vs=u(61491);async function bs(e,t,n){const{fragments:s,leafOf:o}=e.page.found;if(!o)return;const a=new Map;for(const r of s){const c=o(
r);c&&await i(c.element)&&(0,ot.Bc)(e,r.letters,r.text.length,n)}async function i(r){const c=a.get(r);if(c!==void 0)return c;let f=!1;for(const{actualText:d}of(0,vs.
Hy)(r))d!==void 0&&(await t(d)).length>0&&(f=!0);return a.set(r,f),f}}async function xs(e,t,n,s){const o=new Map;if(t.length>0)for(const{images:c}of e)for(const f of c){
const d=`${f.stream} ${f.from}`;(0,W.vH)(o,d,f)}const a=new Map,i=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:d,to:p}]=c;if(!await Ds(c,t,s))
continue;r++;const w=await n.without(c,t),C=w&&`OctavoRedacted${w.number}`;(0,W.vH)(a,f,{from:d,to:p,text:C?`/${C} Do`:""}),C&&i.set(f,(i.get(f)??new Map).set(C,
w))}return{cuts:a,images:i,count:r}}const[Es,As]=[100,4];async function Ds(e,t,n){for(const{matrix:s}of e){const o=n.step(Es+t.length*As);o&&await o;const a=(0,fe.
jY)(s);if(t.some(i=>(0,A.EF)(a,i)))return!0}return!1}var Os=u(2843),Is=u(10339);const xe=8;class Rs{document;searching;choose;images;areas;rewriter;use=new Is.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,n,s,o,a){
this.document=t,this.searching=n,this.choose=s,this.images=o,this.areas=a,this.rewriter=new Os.q(t),this.traced=new ot.Wz(t),this.hasLayers=(0,pt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:n}=this.document.job,s=this.areas.get(t)??[],o=[];let[a,i,r]=[0,0,!1];for(let c=0;c<xe;c++){const{texts:f,
chosen:d}=await this.readPage(t,c,s),p=f.map(({trace:E})=>E),w=await this.cutsOf(t,p,d,s),C=w.removals.size===0&&w.others.size===0||!p.some(({isPartial:E})=>E);
for(const[E,B]of p.entries())C||c===xe-1?await this.use.note(B,n,d[E].glyphs):await this.use.noteGone(B,n,d[E].glyphs);if(w.removals.size===0&&w.others.size===0)
break;r=!0,i+=w.count;for(const E of d)for(const B of E.boxes)o.push(B);if(c===0&&(a=d.reduce((E,B)=>Math.max(E,B.count),s.length>0?0:1)),await this.rewriter.page(
t,p,w),C)break}if(!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:a+s.length,images:i}}async cutsOf(t,n,s,o){const{pace:a}=this.document.job,i=new Set(
n.flatMap(B=>[...B.undivided]));if(i.size>0)throw Ls(t+1,[...i]);const r=new Map;for(const[B,{glyphs:_}]of s.entries())await ne(r,n[B],_,a);const c=o.length>0?await this.
searching.ofAreas():void 0,f=async B=>[...await this.searching.inText(B),...c?await c(B):[]].sort(b),d=await Jt(this.document,n,f),p=[...o,...s.flatMap(({unseen:B})=>B)],
{cuts:w,images:C,count:E}=await xs(n,p,this.images,a);for(const B of[w,...n.map(_=>_.cuts)])for(const[_,q]of B)d.set(_,await Bs([d.get(_)??[],q],a));return{removals:r,
others:d,images:C,count:E}}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,n,s){
const{traced:o}=this,{pace:a}=this.document.job,i=await o.shown(t,s),r=[i],c=[await this.choose(i,!0)];if(i.trace.isPartial||this.hasLayers||n>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,d]of r.entries()){await bs(d,this.searching.inText,c[f].glyphs),(0,ot.C7)(d,c[f].glyphs),
await Kt(d.trace,this.searching,c[f].glyphs,a),await(0,ot.FU)(d,c[f].glyphs,a);for(const p of d.trace.contents.keys())this.read.add(p)}return{texts:r,chosen:c}}}
const Fs=200;async function Bs(e,t){const n=new Map;for(const s of e)for(const o of s){n.set(`${o.from} ${o.to}`,o);const a=t.step(Fs);a&&await a}return[...n.values()]}
const Ls=(e,t)=>(0,U.G6)([{field:"redact_areas",message:`has an area on page ${e} into which ${(0,ct.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var Ee=u(18271),Mt=u(49454),Ns=u(15330),Us=u(57373),Ws=u(12202),Gs=u(88739),Tt=u(61188),Ae=u(
50476),ut=u(48462);const Ut=14,$s=1330926671,js=[139,139,13,Ut];function Hs(e,t,n){try{const s=Buffer.from(e),o=new DataView(s.buffer,s.byteOffset,s.length),a=o.
getUint32(0);if(s[0]===37||s[0]===128)return zs(s,t);if(a===$s){const r=(0,yt.tI)(o).get("CFF ");return r&&De(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===
1&&s[1]===0&&a!==65536?De(s,t):ks(o,t,n))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function De(e,t){const n=new DataView(e.buffer,e.byteOffset,
e.length),s=(0,Tt.Pe)(n,(0,Tt.Pe)(n,n.getUint8(2)).end),o=(0,Tt.zz)(n,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:a}=(0,Tt.
Pe)(n,o);for(const i of t)if(!(typeof i!="number"||i<=0||i+1>=a.length)){if(a[i+1]>e.length)return!1;e.fill(Ut,a[i],a[i+1])}return!0}function ks(e,t,n){const s=(0,yt.
eQ)(e,(0,yt.tI)(e));if(!s)return!0;const{glyf:o,count:a,place:i,setPlace:r,spanOf:c}=s,f=(0,Ae.f)(n,a,c,e),d=new Set([...(0,Ae.f)(t,a,c,e)]);for(let p=a-1;p>0;p--){
if(!d.has(p)||f.has(p))continue;const[w,C]=[i(p),i(p+1)];if(!(C<=w)){if(o.at+C>e.byteLength)return!1;new Uint8Array(e.buffer,e.byteOffset+o.at+w,C-w).fill(0);for(let E=p;E>
0&&i(E)===w;E--)r(E,C)}}return!0}function zs(e,t){const n=(0,ut._M)(e);if(!n)return;const{plain:s,start:o,end:a}=n,i=s.indexOf("/CharStrings");if(i<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(i,4096)))?.[1]??4);for(const[c,f]of(0,ut.Ag)(s,i)){if(!t.has(c)||c===".notdef")continue;const d=(0,ut.Ns)(
f,ut.Ed).fill(Ut,r);d.set(js.slice(0,Math.max(d.length-r,0)),r),f.set((0,ut.Ze)(d,ut.Ed))}return Buffer.concat([e.subarray(0,o),n.seal(s),e.subarray(a)])}const Ks=300,
Vs=2;async function Xs(e,t,n,s){if(!t.hasGone)return;const{live:o}=await(0,N.Gy)(e),a=new ot.Wz(e),{pace:i}=e.job;for(const d of s)await t.note((await a.all(d,[])).
trace,i);const{content:r}=await(0,Et.d)(e,o.length,d=>o[d]===1&&n(d));for(const[d,p]of r){const w=e.get(d),C=w instanceof l.Z6&&e.decodedPart(w)?.data;C&&await t.
note((await a.stream(C,p)).trace,i)}const c=await Ys(e,t,o),f=Zs(e,c);for(const d of c)d.use.gone.size>0&&!d.keepsAll&&await to(e,d,f);await io(e,c)}function Zs(e,t){
const n=new Map;for(const{number:s,use:o,keepsAll:a}of t){const i=Oe(e,e.get(s));if(i===void 0)continue;const r=n.has(i)?n.get(i):new Set;for(const{cid:c}of o.kept)
r?.add(c);n.set(i,a?void 0:r)}return n}function Oe(e,t){const n=e.array(t.get("DescendantFonts"))?.[0];return(0,l.i9)(n)?n.number:void 0}async function Ys(e,t,n){
const s=new Set;for(const a of e.dict(e.dict(qs(e))?.get("Font"))?.values()??[])(0,l.i9)(a)&&s.add(a.number);const o=[];for(let a=1;a<n.length;a++){const i=n[a]===
1?e.get(a):null;if(!(i instanceof l.Bi)||!_s(e,i))continue;const r=t.fonts.get(await(0,Us.G)(e,new l.oS(a))),c=s.has(a);(r||c)&&o.push({number:a,use:r??Qs,keepsAll:c})}
return o}const Qs={kept:new Set,gone:new Set,lengths:new Set},Js=["Type0","Type1","MMType1","TrueType","Type3"];function _s(e,t){const n=e.resolve(t.get("Subtyp\
e"));return n instanceof l.SX&&Js.includes(n.text)}const qs=e=>e.dict(e.catalog.get("AcroForm"))?.get("DR"),Wt=({kept:e,gone:t})=>[...t].filter(n=>!e.has(n));async function to(e,{
number:t,use:n},s){const o=Wt(n),a=e.job.pace.step((o.length+n.kept.size)*Ks);if(a&&await a,o.length===0)return;e.edit(t);const i=e.get(t);await eo(e,i,n);const r=new Set(
o.map(({code:d})=>d));no(e,i,r),so(e,i,r);const c=Oe(e,i),f=c===void 0?void 0:s.get(c);f&&oo(e,i,new Set(o.map(({cid:d})=>d).filter(d=>!f.has(d))))}async function eo(e,t,{
kept:n,lengths:s}){const o=e.resolve(t.get("ToUnicode")),[a,...i]=s;if(!(o instanceof l.Z6)||a===void 0||a>2||i.length>0)return;const r=await(0,Ws.A)(e,t,{found:!1},
()=>!0);if(!r)return;const c=[...n].sort((d,p)=>d.code-p.code).flatMap(({code:d})=>{const p=r.textOf(d);return p===void 0?[]:[[d,p]]}),f=(0,Gs.U)(c.map(([d,p])=>[
d,Array.from(p,w=>w.codePointAt(0))]),{digits:a*2,isInOrder:!0});t.set("ToUnicode",e.add((0,gt.n)(new l.Z6(new l.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{
compress:!0})))}function no(e,t,n){const s=e.array(t.get("Widths")),o=e.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((a,i)=>n.has(o+i)?
0:a))}function so(e,t,n){const s=e.dict(t.get("Encoding")),o=e.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let a=0;const i=new Set,r=[];
for(const C of o.map(E=>e.resolve(E))){if(typeof C=="number")a=C;else if(C instanceof l.SX&&n.has(a++)){i.add(C.text),r.push(new l.SX(".notdef"));continue}r.push(
C)}t.set("Encoding",new l.Bi(s).set("Differences",r));for(const C of r)C instanceof l.SX&&i.delete(C.text);const c=(0,l.Eo)(e.resolve(t.get("Subtype")),"Type3")?
e.dict(t.get("CharProcs")):void 0;c&&t.set("CharProcs",new l.Bi([...c].filter(([C])=>!i.has(C))));const f=(0,Mt.nb)(e,t),d=e.resolve(f?.get("CharSet"));if(!f||!(d instanceof
l.Mx))return;const p=Buffer.from(d.bytes).toString("latin1").split("/").slice(1),w=t.get("FontDescriptor");(0,l.i9)(w)&&e.edit(w),(0,Mt.nb)(e,t)?.set("CharSet",
(0,l.Px)(p.filter(C=>!i.has(C)).map(C=>`/${C}`).join("")))}function oo(e,t,n){const s=e.array(t.get("DescendantFonts"))?.[0];if(!(0,Mt.hL)(e,t)||!(0,l.i9)(s))return;
e.edit(s);const a=e.get(s),i=e.array(a.get("W"));i&&a.set("W",ao(e,i,n));const r=a.get("FontDescriptor"),c=e.resolve(e.dict(r)?.get("CIDSet")),f=c instanceof l.
Z6?e.decodedPart(c)?.data:void 0;if(!f||!(0,l.i9)(r)||!(c instanceof l.Z6))return;const d=f.slice();for(const p of n)p>>3<d.length&&(d[p>>3]&=~(128>>(p&7)));e.edit(
r),e.get(r).set("CIDSet",e.add((0,gt.n)(c,d,{compress:!0})))}function ao(e,t,n){const s=[];for(let o=0;o<t.length;){const a=e.resolve(t[o]),i=e.array(t[o+1]);if(typeof a!=
"number"||!i){(0,W.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(a,i.map((r,c)=>n.has(a+c)?0:r)),o+=2}return s}async function io(e,t){const n=new Map;for(const s of t){
const o=(0,Ee.Lq)(e,e.get(s.number));o&&(0,W.vH)(n,o,s)}for(const[s,o]of n){if(o.some(({keepsAll:p})=>p)||!o.some(({use:p})=>Wt(p).length>0))continue;const a=e.
decodedPart(s)?.data;if(!a)continue;const i=e.job.pace.step(a.length*Vs);i&&await i;const[r,c]=[new Set,new Set];for(const{number:p,use:w}of o){const C=co(e,e.get(
p));for(const E of Wt(w))Ie(r,C(E));for(const E of w.kept)Ie(c,C(E))}for(const p of c)r.delete(p);const f=r.size>0?Hs(a,r,c):void 0,d=f&&ro(e,o[0].number);d!==void 0&&
e.put(d,(0,gt.n)(s,f,{compress:!0}))}}const Ie=(e,t)=>{t!==void 0&&e.add(t)};function ro(e,t){const n=(0,Mt.nb)(e,e.get(t));for(const s of["FontFile","FontFile2",
"FontFile3"]){const o=n?.get(s);if((0,l.i9)(o))return o.number}}function co(e,t){const n=(0,Ee.oQ)(e,t);if(typeof n!="object")return()=>{};const s=[],o=(0,Ns.X)(
e,t,fo(n,s),n);return a=>{const i=o(a)?.[0];if(i===void 0||i>=0)return i;const r=s[-1-i];return n.glyphCalled?.(r)??r}}const fo=(e,t)=>({glyph:n=>[n],named:n=>e.
has(n)?[-t.push(n)]:void 0});var Re=u(55969),lo=u(45059),uo=u(39491),ho=u(34635),go=u(77500);const Fe=new Set(["FileAttachment","Sound","Movie","Screen","3D","R\
ichMedia"]),po=["Alternates","OPI","DSS"];async function mo(e){let t=(await(0,lo._)(e)).length;for(let n=0;n<e.pages.count;n++){const s=e.job.pace.step(1e3);s&&
await s;for(const o of e.array(e.entry(e.pages.number(n),"Annots"))??[]){const a=e.dict(o);a&&yo(e,a)&&t++}}return t}const yo=(e,t)=>{const n=(0,Re.B)(e,t);return n!==
"FileAttachment"&&Fe.has(n)};async function wo(e,t){(0,go.br)(e,"values"),t&&await(0,T.L)(e,s=>Fe.has((0,Re.B)(e,s))),await(0,uo.u)(e,{scripts:!0,privateData:!0,
metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:n}=await(0,N.Gy)(e);await(0,ho.y)(e,n,[(s,o)=>po.
filter(a=>o.delete(a)).length>0])}var So=u(56457),Co=u(33238),Mo=u(37395);async function To(e,t,n){const{pages:s,search:o,areas:a,media:i}=t,r=i?0:await mo(e),c=await pe(
e,new Set(Array.from(s,q=>q-1))),{redacted:f,content:d,unsearched:p}=await Po(e,t,n);vo(t.searches??"search",p,r);const w=new ie(e,o,q=>Nt(q,o,n.pace),c,d.rewriter,
d.use);await w.run(d.settled);const C=[...w.found.values()].reduce((q,nt)=>q+nt,0);if(f.length===0&&C===0)return{redacted:f,elsewhere:0,notes:[]};const E=await o.
ofAreas();E&&await at(e,a,E),await J(e,a);const B=Array.from({length:e.pages.count},(q,nt)=>nt).filter(q=>!d.isNoted(q));await Xs(e,d.use,q=>c[q]===1,B);const _=(0,So.
D)(await(0,Co.Y)(e,"remove"),"remove");return await wo(e,i),{redacted:f,elsewhere:C,notes:_}}async function Po(e,{pages:t,search:n,searches:s,areas:o,shade:a},i){
const r=new Mo.Z(e),c=new Set,f=new Set,d=async(C,E)=>{const{index:B,unreadable:_}=C.page;return E&&s!==void 0&&_>0&&f.add(B+1),E&&s!==void 0&&!o.has(B)&&await r.
isScan(C.page)&&c.add(B+1),Nt(C,n,i.pace)},p=new Rs(e,n,d,new de(e,a),o),w=[];for(const[C,E]of t.entries()){if(s===void 0&&!o.has(E-1))continue;const B=await p.
page(E-1);B&&w.push(B),i.pace.progress(C/t.length)}return{redacted:w,content:p,unsearched:{textless:[...c],unreadable:[...f]}}}function vo(e,{textless:t,unreadable:n},s){
const o=[];if(t.length>0&&o.push({field:e,message:`${(0,ct.oi)(t)} ${(0,ct.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), o\
r give areas`}),n.length>0&&o.push({field:e,message:`${(0,ct.oi)(n)} ${(0,ct.d5)(n.length,"has","have")} characters that cannot be read, because the fonts do no\
t tell which letters they are: leave the pages out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ct.
y_)(s,"attachment")}, which ${(0,ct.d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,U.
G6)(o)}var bo=u(95234);const xo=async(e,t,n)=>{const s=await ds(t,n);await Do(t.redact_label,s);const o=await(0,Gt.E)(e.bytes,n,{password:t.open_password}),a=o.
pages.count,i=(0,V.k1)(t.pages,a),r=Ne(t.redact_areas,i,a);t.redact_annotations&&Oo(o,i,r);const c=["search","redact_kinds"].find(E=>t[E]!==void 0),f=t.redact_mark===
"black"?0:255,d=t.remove_attachments,{redacted:p,elsewhere:w,notes:C}=await To(o,{pages:i,search:s,searches:c,areas:r,media:d,shade:f},n);if(p.length===0&&w===0)
return{documents:[{...e,pageCount:a}],notes:[Eo],facts:{pageCount:a,redactedMatches:0,redactedPages:0,redactedImages:0}};if(await Ts(await(0,Pt.UN)(o,{encryption:"\
none",draft:!0}),{pages:i,search:s,areas:r,shade:f},n),t.redact_mark!=="none"){const E=t.redact_mark==="black"?"white":"black",{redact_label:B}=t,_=B===void 0?void 0:
await(await Ao(n)).openLabel(o,B,E);await je(o,p,t.redact_mark,_)}return{documents:[{name:e.name,bytes:await(0,Pt.UN)(o),pageCount:a}],notes:C,facts:{pageCount:a,
redactedMatches:p.reduce((E,{count:B})=>E+B,w),redactedPages:p.length,redactedImages:p.reduce((E,{images:B})=>E+B,0)}}},Eo={code:"nothing_redacted",message:"Not\
hing was found to redact, and the document is unchanged."},Ao=e=>(0,bo.V)(e,()=>Promise.all([u.e(7762),u.e(8383),u.e(4942)]).then(u.bind(u,84942)));async function Do(e,t){
if(e!==void 0&&(await t.inText(e)).length>0)throw(0,U.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}function Oo(e,t,n){
let s=0;for(const o of t)for(const a of K(e,o-1))if((0,W.vH)(n,o-1,a),++s>it)throw(0,U.G6)([{field:"redact_annotations",message:`finds more than ${it} areas, an\
d at most ${it} are allowed: choose fewer pages`,mentions:["pages"]}])}}),95234:((et,Y,u)=>{u.d(Y,{V:()=>T,W:()=>j});var U=u(29082),V=u(92356),W=u(87826),N=u(14029),
l=u(52404);const $="1.4";async function j(P,{pages:A,open_password:O,transparency:b},H,X){const Q=await(0,V.E)(P.bytes,H,{password:O}),F=Q.pages.count,h=(0,U.k1)(
A,F);if(h.length===0){const S=await(0,W.i)(Q,P.bytes);return{documents:[{name:P.name,bytes:S,pageCount:F}],notes:[l.$],facts:{pageCount:F,stampedPages:0}}}const{
notes:g,stampedPages:y=h.length,version:M=$,write:m}=await X(Q,h),I={version:M>$?M:$},D=m?await m(I):await(0,N.UN)(Q,I);return{documents:[{name:P.name,bytes:D,pageCount:F}],
notes:b===100?[z,...g]:g,facts:{pageCount:F,stampedPages:y}}}const z={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use\
 a lower value.",mentions:["transparency"]};async function T({pace:P},A){await P.rest();const O=await A();return await P.rest(),O}}),9312:((et,Y,u)=>{u.d(Y,{$0:()=>$,
Gv:()=>W,MM:()=>l});var U=u(779),V=u(42973);const W=(z,T,P,{pace:A,limits:O})=>(0,U.patternOf)(z,T,P,A,j(z,O)),N={slashes:"has slashes around it that count as c\
haracters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode \
to regex, and leave out slashes around it"};function l(z,T){const P=(0,U.G)(z,T);return P&&N[P]}function $(z,T,P){const A=l(T,P);return A===void 0?[]:[{code:"se\
arch_mode_unlikely",message:`Nothing was found for ${z}, which ${A}.`,mentions:[z,"search_mode"]}]}function j(z,{searching:T}){let P=T;return A=>{if(P-=A,P<0)throw(0,V.
F)("searching",`The search takes more than ${T} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",z)}}}),37395:((et,Y,u)=>{u.d(Y,{Z:()=>X});var U=u(74135),V=u(6057),W=u(65868),N=u(16264);class l{document;contents;constructor(h){this.document=
h,this.contents=new W.i(h)}async cover(h,g){const y=(0,V.iw)(this.document,h),{width:M,height:m}=(0,U.iN)(y),I=[0,0,M*y.userUnit,m*y.userUnit],D=new z(I);if(await this.
contents.read(h,D,D),D.points.share<g)return!1;const S=new T(this.document,I);return await this.contents.read(h,S,S),S.points.share>=g}}const $=32;class j{page;rows=new Uint32Array(
$);constructor(h){this.page=h}get share(){return this.rows.reduce((h,g)=>h+P(g),0)/$**2}cover(h){const g=(0,U.Pj)(h,this.page);if(!g)return;const[y,M,m,I]=g,[D,
S]=this.between(y,m,0),[R,v]=this.between(M,I,1);if(S<D)return;const x=(2**(S-D+1)-1)*2**D;for(let L=R;L<=v;L++)this.rows[L]|=x}between(h,g,y){const M=this.page[y],
m=(this.page[y+2]-M)/$,I=Math.ceil((h-M)/m-.5),D=Math.ceil((g-M)/m-.5)-1;return[Math.max(I,0),Math.min(D,$-1)]}}class z{points;constructor(h){this.points=new j(
h)}glyph(){}takes({operator:h},g,y,M){h==="BI"&&!M&&this.image(g)}image({matrix:h}){this.points.cover((0,U.zl)(h,N.p))}}class T extends N.r{points;constructor(h,g){
super(h,g),this.points=new j(g)}glyph(){}image(h){const g=(0,U.Pj)((0,U.zl)(h.matrix,N.p),this.paintOf(h).clip);g&&this.points.cover(g)}}function P(F){let h=0;for(let g=F;g!==
0;g&=g-1)h++;return h}var A=u(82877);const O=50,b=.12,H=.5;class X{document;images;constructor(h){this.document=h,this.images=new l(h)}async isScan(h){return!Q(
h)&&!(0,A.l)(this.document,h.index)&&await this.images.cover(h.index,H)}}function Q({characters:F,found:{fragments:h,width:g,height:y}}){if(F<O)return!1;const M=(m,I)=>m>
b*I&&m<(1-b)*I;return h.some(({box:m})=>M(m.x+m.width/2,g)&&M(m.y+m.height/2,y))}}),49568:((et,Y,u)=>{u.d(Y,{Ao:()=>l,IQ:()=>$,m6:()=>j});var U=u(27077);const V=1e3,
W=1e6,N=1e3;async function l(h,g,y,M){const m=Math.max(y,V),I=await z(h.flow,g,m,M),D=await T(h,g,m,M),S=await O(I.found,D.found,h,M);return{matches:S.slice(0,y).
map(F),truncated:I.truncated||D.truncated||S.length>y}}async function $(h,g,y,M){const m=await z(h.flow,g,y,M),I=await T(h,g,y,M);return{all:[...m.found,...I.found],
counted:await O(m.found,I.found,h,M),truncated:m.truncated||I.truncated}}async function j(h,g,y){const M=await z(h.flow,g,1,y);if(M.found.length>0)return{isFound:!0,
truncated:!0};const m=await T(h,g,1,y);return{isFound:m.found.length>0,truncated:M.truncated||m.truncated}}async function z(h,g,y,M){const{matches:m,truncated:I}=await g.
search(h.text,y,M);return{found:m.map(D=>({...D,flow:h})),truncated:I}}async function T(h,g,y,M){const{flow:m,lines:I}=await(0,U.k6)(h.visualText(),M),{text:D}=m,
S=[];let R=D.length>W;for(const v of I){if(v.end>W||S.length>=y){R=!0;break}const x=M.step(N);x&&await x;const{matches:L,truncated:G}=await g.search(D.slice(v.start,
v.end),y-S.length,M);R||=G;for(const{start:K,end:k,groups:Z}of L)S.push({start:v.start+K,end:v.start+k,groups:Z,flow:m})}return{found:S,truncated:R}}const[P,A]=[
500,30];async function O(h,g,y,M){if(g.length===0)return h;const m=H(y),I=new Set,D=[];for(const v of g){const x=M.step((v.end-v.start)*A+P);x&&await x;const L=X(
v,m),G=new Set;for(const{from:J,to:tt}of L)for(let at=Q(h,J);at<h.length&&h[at].start<tt;at++)G.add(at);const[K]=G,k=G.size===1?h[K]:void 0;if(k&&L.every(({from:J,
to:tt})=>k.start<=J&&tt<=k.end))continue;for(const J of G)I.add(J);const Z=L.reduce((J,tt)=>Math.min(J,tt.from),1/0);D.push({match:v,from:Z})}const S=h.flatMap(
(v,x)=>I.has(x)?[]:[{match:v,from:v.start}]);return(await(0,U.k6)((0,U.p9)([...S,...D],(v,x)=>v.from-x.from),M)).map(({match:v})=>v)}const b=-1;function H({flow:h,
found:{edges:g}}){const y=new Int32Array(g.count).fill(b);for(const{first:M,position:m,count:I}of h.letters(0,h.text.length))for(let D=0;D<I;D++)y[M+D]=m+D;return y}
function X({flow:h,start:g,end:y},M){const m=[];for(const{first:I,count:D}of h.letters(g,y))for(let S=I;S<I+D;S++){const R=M[S];if(R===b)continue;const v=m.at(-1);
v?.to===R?v.to++:m.push({from:R,to:R+1})}return m}function Q(h,g){let y=0;for(let M=h.length;y<M;){const m=y+M>>1;h[m].end<=g?y=m+1:M=m}return y}const F=({flow:h,
start:g,end:y,groups:M})=>({text:h.text.slice(g,y),groups:M,box:h.box(g,y),boxes:h.lineBoxes(g,y)})}),16264:((et,Y,u)=>{u.d(Y,{p:()=>A,r:()=>O});var U=u(45599),
V=u(36211),W=u(85008),N=u(74135),l=u(6057),$=u(76023),j=u(4186),z=u(5490);const T=new Set([3,7]),P=.01,A=[0,0,1,1];class O{document;page;area;path;clips=!1;glyphClip;constructor(h,g){
this.document=h,this.page=g}get box(){return this.area}takes(h,g,y,M){if(this.extendsPath(h,g)||this.setsColor(h,g,y))return;const{operator:m}=h,I=V.lJ.get(m);I?
this.paints(I,g,M):m==="W"||m==="W*"?this.clips=!0:m==="w"?g.paint={...this.paintOf(g),lineWidth:Math.abs(h.number(0))||0}:!M&&m==="BI"?this.image(g):!M&&m==="s\
h"&&this.add(this.paintOf(g).clip,g)}shows(h){this.glyphClip=T.has(h.mode)?void 0:this.paintOf(h).clip}glyph({font:h,frame:g,size:y},M,m,I,D){if(!this.glyphClip||
M!==""&&M.trim()==="")return;const[S,R]=g.vertical?[.5,.5]:[h.ascent,-h.descent],v=Math.min(m,I),x=(0,j.L)(g,v,Math.max(m,I),D-S*y,D+R*y);this.join([x.x,x.y,x.x+
x.width,x.y+x.height],this.glyphClip)}covers(h){this.join(h,this.page)}image(h){this.add((0,N.zl)(h.matrix,A),h)}enters(h,g){const y=(0,l.b0)(this.document,h.get(
"BBox"));y&&this.clipTo((0,N.zl)(g.matrix,y),g)}paintOf(h){return h.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(h,{matrix:g}){const y=(0,z.
M)(h);switch(h.operator){case"re":{const[M=NaN,m=NaN,I=NaN,D=NaN]=y;return this.extend((0,N.zl)(g,[M,m,M+I,m+D])),!0}case"m":case"l":case"c":case"v":case"y":for(let M=0;M+
1<y.length;M+=2){const[m,I]=(0,N.Gd)(g,y[M],y[M+1]);this.extend([m,I,m,I])}return!0;default:return!1}}extend(h){h.every(Number.isFinite)&&(this.path=this.path?(0,N.
kO)(this.path,h):h)}setsColor(h,g,y){const M=this.paintOf(g);switch(h.operator){case"g":case"rg":case"k":return g.paint={...M,components:h.count,isWhite:Q((0,z.
M)(h))},!0;case"cs":return g.paint={...M,components:this.componentsOf(h.name(0),y),isWhite:!1},!0;case"sc":case"scn":{const m=h.kind(h.count-1)!==W.o_&&h.count===
M.components;return g.paint={...M,isWhite:m&&Q((0,z.M)(h))},!0}default:return!1}}componentsOf(h,g){if(h===void 0)return 0;const y=m=>g.find("ColorSpace",m),M=(0,$.
L)(this.document,new U.SX(h),y);return M&&M.kind!=="inks"&&!M.table?M.components:0}paints({fill:h,strokes:g},y,M){const{path:m,clips:I}=this;this.path=void 0,this.
clips=!1;const D=this.paintOf(y);m&&!M&&g?this.add((0,N.XM)(m,D.lineWidth*X(y)/2),y):m&&!M&&h&&!(D.isWhite&&this.isPageWide(m))&&this.add(m,y),I&&m&&this.clipTo(
m,y)}isPageWide(h){const[g,y,M,m]=this.page,[I,D]=[(M-g)*P,(m-y)*P];return h[0]<=g+I&&h[1]<=y+D&&h[2]>=M-I&&h[3]>=m-D}clipTo(h,g){const y=this.paintOf(g);g.paint=
{...y,clip:(0,N.Pj)(y.clip,h)??b}}add(h,g){this.join(h,this.paintOf(g).clip)}join(h,g){const y=(0,N.Pj)((0,N.XM)(h,H),g);y&&(this.area=this.area?(0,N.kO)(this.area,
y):y)}}const b=[0,0,0,0],H=.01,X=({matrix:[F,h,g,y]})=>Math.max(Math.hypot(F,h),Math.hypot(g,y)),Q=F=>{const h=F.length===4?0:1;return F.length>0&&F.every(g=>g===
h)}}),15330:((et,Y,u)=>{u.d(Y,{X:()=>l});var U=u(45599),V=u(16456),W=u(49454),N=u(30201);function l(T,P,A,O){const b=(0,W.hL)(T,P);return b?$(T,b,A,O):j(T,P,A,O)}
function $(T,P,A,O){const b=T.resolve(P.get("CIDToGIDMap")),H=b instanceof U.Z6?T.decodedPart(b)?.data:void 0;return({cid:X})=>A.glyph(H?(H[X*2]??0)<<8|(H[X*2+1]??
0):O.glyphOfCid(X))}function j(T,P,A,O){const{base:b,differences:H}=(0,V.yD)(T,P),X=(F,h)=>{const g=F.charCodeAt(h-32);return g>0?(0,N.S)(g):void 0};if(O.kind!==
"truetype")return({code:F})=>{const h=b===void 0?O.encoding?.get(F)??X(O.encoding?"":V.W,F):void 0,g=H?.get(F)??h??(b===void 0?void 0:X(b,F));return A.named(g??
".notdef")??A.named(".notdef")};const Q=(0,V.pE)(T,(0,W.nb)(T,P),P)&&!H;return({code:F})=>{const h=H?.get(F)??X(b??V.W,F),g=()=>h===void 0?0:z(O,h),y=()=>O.code(
F)||(O.codes===void 0?O.unicode(F):0);return A.glyph(Q?y()||g():g()||y())}}function z(T,P){const A=(0,N.u)(P),O=A===void 0?0:T.unicode(A);if(O>0)return O;const b=A===
void 0?-1:V.yh.indexOf(String.fromCodePoint(A));return(b>=0&&T.codes==="macintosh"?T.code(b+32):0)||T.glyphOf(P)}}),12889:((et,Y,u)=>{u.d(Y,{Rl:()=>O,Vv:()=>W,ft:()=>j,
jB:()=>P,pr:()=>T,vw:()=>z,wE:()=>A});var U=u(46161),V=u(47707);const W="‏";let N;const l=()=>N??=(0,U.A)(),$=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
j=b=>$.test(b),z=b=>j(b)&&(l().getEmbeddingLevels(b).paragraphs[0]?.level??0)%2===1;function T(b){if(!j(b))return b===""?[]:[{text:b,rtl:!1,at:0}];const{levels:H,
paragraphs:X}=l().getEmbeddingLevels(b),Q=X[0]?.level??0;for(let g=b.length-1;g>=0&&/\s/.test(b[g]);g--)H[g]=Q;const F=[];for(let g=0;g<b.length;g++){const y=F.
at(-1);y&&y.level===H[g]?y.text+=b[g]:F.push({level:H[g],text:b[g],at:g})}const h=F.reduce((g,{level:y})=>Math.max(g,y),0);for(let g=h;g>0;g--)for(let y=0,M=0;y<
F.length;y=M+1){for(M=y;M<F.length&&F[M].level>=g;)M++;if(M>y+1)for(const[m,I]of F.slice(y,M).entries())F[M-1-m]=I}return F.map(({level:g,text:y,at:M})=>({text:y,
rtl:g%2===1,at:M}))}const P=b=>Array.from(b,H=>l().getMirroredCharacter(H)??H).join(""),A=b=>(0,V.qf)(P(b)).reverse().join(""),O=b=>T(b).flatMap(({text:H,rtl:X})=>X?
(0,V.qf)(P(H)).reverse():(0,V.qf)(H))}),88739:((et,Y,u)=>{u.d(Y,{B:()=>$,U:()=>N});var U=u(77581),V=u(12889);const W=100;function N(j,{digits:z=4,isInOrder:T=!1}={}){
const P=j.filter(([,O])=>O.length>0).map(([O,b])=>`<${$(O).slice(-z)}> <${l(b,T)}>`),A=Array.from({length:Math.ceil(P.length/W)},(O,b)=>{const H=P.slice(b*W,(b+
1)*W);return[`${H.length} beginbfchar`,...H,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(z)}> <${"F".repeat(z)}> endcodespacerange`,...A,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function l(j,z){const T=j.map(P=>String.fromCodePoint(P)).join("");return(0,U.kt)(!z&&(0,V.ft)(T)?[...T].reverse().join(""):T).toString("hex").toUpperCase()}
const $=j=>j.toString(16).toUpperCase().padStart(4,"0")}),82877:((et,Y,u)=>{u.d(Y,{R:()=>U,l:()=>V});const U="OctavoText";function V(W,N){const l=W.dict(W.dict(
W.pages.attribute(N,"Resources"))?.get("XObject"));return l!==void 0&&[...l.keys()].some($=>$.startsWith(U))}}),33238:((et,Y,u)=>{u.d(Y,{Y:()=>Q});var U=u(91374),
V=u(39684),W=u(9819),N=u(33973),l=u(21996),$=u(17671),j=u(58006),z=u(78157),T=u(45599),P=u(43496),A=u(17413);async function O(S,R,v){const x=S.resolve(R);let L="";
for(const G of(0,T.cy)(x)?x:[R]){const K=S.resolve(G);if(K instanceof T.Mx&&(L=Buffer.from(K.bytes).toString("latin1")),!(0,T.i9)(G)||!(K instanceof T.Z6))continue;
let k;try{k=(0,z.bS)(S.decoded(K))}catch{continue}if(!k.includes("ignature"))continue;const Z=k.toString("latin1"),J=await(0,A.Y)(Z,b(L,v),S.job.pace);J!==Z&&S.
put(G,(0,j.n)(K,Buffer.from(J,"latin1"),{compress:!1}))}}function b(S,R){return({namespace:v,local:x},L)=>x==="Signature"&&v===P.dK.ds||x==="signature"&&R&&S!==
"datasets"&&!L.some(H)}const H=({namespace:S,local:R})=>R==="datasets"&&S===P.dK.xfa;var X=u(43791);async function Q(S,R){const v=(0,$.Hi)(S),x=await F(S),L=new Set,
G=new Set,K=x.map(({dict:k})=>(0,U.fq)(S,k));for(const k of x)y(v,k,R,L,G);return L.size>0&&await M(v,L,G),await I(S,L.size>0),{fields:K,objects:L,usageRights:D(
S)}}async function F(S){const R=(await(0,l.zx)(S,["Sig"])).Sig;if(R.length===0)return[];for(const Z of R)h(S,Z);const v=new Map;for(const{number:Z,dict:J,type:tt}of await(0,U.
qU)(S))tt==="Sig"&&Z!==void 0&&g(S,v,Z,J);const x=new Set([...v.values()].flatMap(({number:Z,widgets:J})=>[Z,...J])),{Sig:L,Widget:G}=await(0,l.zx)(S,["Sig","Wi\
dget"]),K=[...new Set([...L,...G])].filter(Z=>{const J=x.has(Z)?null:S.get(Z);return(0,T.Zm)(J)&&(J.has("T")||(0,T.Eo)(J.get("Subtype"),"Widget"))&&(0,U.pv)(S,J)===
"Sig"}),k=K.length>0?(await(0,N.Gy)(S)).live:void 0;for(const Z of K)k?.[Z]===1&&g(S,v,Z,S.get(Z));return[...v.values()]}function h(S,R){const v=[S.get(R)];for(let x=v.
pop();x!==void 0;x=v.pop()){if((0,T.Zm)(x))for(const L of x.values())v.push(L);if(Array.isArray(x))for(const[L,G]of x.entries())!(0,T.Zm)(G)||!(0,T.Eo)(G.get("F\
T"),"Sig")?v.push(G):(S.edit(R),x[L]=S.add(G))}}function g(S,R,v,x){if(!(0,T.Zm)(S.resolve((0,U.hj)(S,x,"V"))))return;const L=x.get("Parent"),G=S.dict(L);if(!x.
has("T")&&(0,T.i9)(L)&&G?.has("T")){g(S,R,L.number,G),R.get(L.number)?.widgets.add(v);return}if(R.has(v))return;const K=(S.array(x.get("Kids"))??[]).flatMap(k=>(0,T.
i9)(k)?[k.number]:[]);R.set(v,{number:v,dict:x,widgets:new Set((0,T.Eo)(x.get("Subtype"),"Widget")?[v,...K]:K)})}function y({removal:S},{number:R,dict:v,widgets:x},L,G,K){
const{document:k}=S;G.add(R);const Z=(0,U.hj)(k,v,"V");(0,T.i9)(Z)&&S.remove(Z.number);for(const J of x){const tt=k.get(J);if(!(0,T.Zm)(tt))continue;if(G.add(J),
L==="keep"&&(0,V.K)(k,tt)){k.edit(J),(0,V.x)(k,tt);continue}const at=k.resolve(tt.get("StructParent"));typeof at=="number"&&K.add(at),S.remove(J)}x.has(R)||S.remove(
R)}async function M(S,R,v){const{removal:x,structure:L}=S,{document:G}=x;await m(S,R);const K=(0,W.Wo)(G,"AcroForm");for(const k of["Fields","CO"]){const Z=G.array(
K?.dict.get(k)),J=Z?.filter(tt=>!x.isGone(tt)&&!((0,T.i9)(tt)&&R.has(tt.number)));!K||!Z||!J||J.length===Z.length||(G.edit(K.holder),J.length>0||k==="Fields"?K.
dict.set(k,J):K.dict.delete(k))}await L.dropKeys(v),await L.flush(),await(0,$.Pv)(S,new Set(x.removed()))}async function m({removal:S},R){const{document:v}=S;for(const{
number:x,dict:L}of[...await(0,U.qU)(v)].reverse()){const G=v.array(L.get("Kids")),K=G?.filter(k=>!S.isGone(k)&&!((0,T.i9)(k)&&R.has(k.number)));x===void 0||!G||
!K||K.length===G.length||(v.edit(x),K.length>0?L.set("Kids",K):(0,T.Eo)(L.get("Subtype"),"Widget")?L.delete("Kids"):S.remove(x))}}async function I(S,R){const v=(0,W.
Wo)(S,"AcroForm");if(!v)return;v.dict.has("SigFlags")&&(S.edit(v.holder),v.dict.delete("SigFlags")),await O(S,v.dict.get("XFA"),R);const x=(S.array(v.dict.get("\
Fields"))??[]).length===0&&!v.dict.has("DR")&&!v.dict.has("XFA");R&&x&&S.editCatalog().delete("AcroForm")}function D(S){const{catalog:R}=S,v=S.dict(R.get("Perms"));
(0,X.H)(S);for(const x of["Perms","Legal"])R.has(x)&&S.editCatalog().delete(x);return v?.has("UR3")===!0||v?.has("UR")===!0}}),779:((et,Y,u)=>{u.d(Y,{patternOf:()=>M,
G:()=>g,y:()=>$});var U=u(58552),V=u(98472),W=u(34378);const N=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{\
M}{1,30}","gu"),l=(m,I)=>$([m],I);async function $(m,I){const D=new Set;for(const R of m)D.add((await A(R,I)).text.trim());D.delete("");const S=[...D].map(R=>R.
match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(R,v,x)=>{const L=x.step(R.length>>2);if(L&&await L,await j(R,S,x))return{matches:[],truncated:!1};const G=await A(
R,x),K=[];for(const k of D)if(!await P(k,G,K,v,x))return{matches:K,truncated:!0};return D.size>1&&K.sort((k,Z)=>k.start-Z.start||Z.end-k.end),{matches:K,truncated:!1}}}}
async function j(m,I,D){if(m.length<z||T.test(m))return!1;const S=m.toLowerCase().replaceAll("ß","ss");for(const R of I){const v=D.step((S.length>>3)*R.length);
if(v&&await v,R.every(x=>S.includes(x)))return!1}return!0}const z=64,T=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function P(m,{text:I,places:D},S,R,v){
const x=v.step(I.length>>3);x&&await x;for(let L=I.indexOf(m),G=0;L>=0;L=I.indexOf(m,G)){if(S.length===R)return!1;for(G=L+m.length;D[G]===D[G-1];)G++;S.push((0,V.
z)(D[L],D[G]));const K=v.step(m.length);K&&await K}return!0}async function A(m,I){if(!O.test(m))return H(m,I);const D=[];let S="";for(const{0:R,1:v,2:x,index:L}of m.
matchAll(N)){const G=x===void 0?v?.toLowerCase()??Q(R):" ";for(let k=0;k<G.length;k++)D.push(v===void 0?L:L+k);S+=G;const K=I.step(R.length*10);K&&await K}return D.
push(m.length),{text:S,places:D}}const O=/[^\0-\x7f]/,b=65536;async function H(m,I){const D=new Uint32Array(m.length+1);let S="",R=0,v=!1;for(let x=0;x<m.length;x+=
b){const L=m.slice(x,x+b),G=I.step(L.length);G&&await G;const K=v;for(let Z=0;Z<L.length;Z++){const J=X(L.charCodeAt(Z));(!J||!v)&&(D[R++]=x+Z),v=J}const k=L.toLowerCase().
replace(/\s+/g," ");S+=K&&k.startsWith(" ")?k.slice(1):k}return D[R]=m.length,{text:S,places:D}}const X=m=>m===32||m>=9&&m<=13,Q=m=>(0,W.w)((0,W.w)(m).toUpperCase().
toLowerCase()),F=/^\/.+\/([dgimsuvy]*)$/s,h=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function g(m,I){const D=F.
exec(m);return I==="regex"?D?"slashes":void 0:h.test(m)||D&&D[1]!==""?"regex-as-words":void 0}const y=1e6;async function M(m,I,D,S,R){const v=D==="regex"?(await Promise.
all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(I,R):await l(I,S);if("problem"in v)throw(0,U.G6)([{field:m,message:v.problem}]);return{hasGroups:v.
hasGroups,search:async(x,L,G)=>{const K=await v.search(x.slice(0,y),L,G);return x.length>y?{...K,truncated:!0}:K}}}}),98472:((et,Y,u)=>{u.d(Y,{z:()=>U});const U=(V,W,N=[])=>({
start:V,end:W,groups:Object.fromEntries(N)})}),87826:((et,Y,u)=>{u.d(Y,{N:()=>W,i:()=>N});var U=u(78157),V=u(14029);function W({suspect:l,bytes:$},j){if(!(l||(0,U.
bS)($.subarray(0,5)).toString("latin1")!=="%PDF-"))return $.length===j.length?j:$}const N=async(l,$,j)=>W(l,$)??await(0,V.UN)(l,j)})};
