"use strict";exports.id=4309,exports.ids=[4309,779],exports.modules={66974:((et,J,u)=>{u.d(J,{D6:()=>d,F1:()=>$,NL:()=>m,P3:()=>V,br:()=>j,bs:()=>U});var I=u(98446);const V={
problem:"names page 0: pages count from 1, and -1 is the last page"};function $(S,M,T){const A=[],B=[];for(const[X,N]of S.split(",").entries()){const h=X+1;if(M!==
void 0&&N.trim()===""){B.push(`entry ${h} is empty: write ${M}, separated by single commas`);continue}const w=T(N,h);"problem"in w?B.push(j(h,N,w.problem)):A.push(
w.item)}return B.length>0?{problem:U(B)}:{items:A}}const j=(S,M,T)=>`entry ${S} ('${y(M.trim())}') ${T}`,d=({position:S,text:M},T,A)=>j(S,M,`names ${k(T)}, but \
the document has ${(0,I.y_)(A,"page")}`);function k(S){return Number.isSafeInteger(S)?`page ${S}`:"a page far beyond its end"}const F=5;function U(S){const M=S.
length-F;return[...S.slice(0,F),...M>0?[`and ${M} more such entries`]:[]].join("; ")}function m(S){const M=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(S);return M?
`is not a range: write ${M[1]}..${M[2]}${M[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(S)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(S)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function y(S){const M=[...S].map(T=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(T)?"?":T);return(0,I.Bu)(M.join(""),40)}}),29082:((et,J,u)=>{u.d(J,{k1:()=>d,lY:()=>j,m7:()=>k});var I=u(58552),V=u(66974);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
j=m=>(0,V.F1)(m,"pages such as 1..3, -1, odd",(y,S)=>{const M=y.trim(),T=$.exec(M);if(!T)return{problem:U(M)};const[,A,B,X,N,h]=T,w={negated:A!==void 0,text:M,position:S};
if(B!==void 0)return{item:{...w,pages:B.toLowerCase()}};const g=Number(X),b=N===void 0?g:h===void 0?"end":Number(h);return g===0||b===0?V.P3:{item:{...w,pages:{
from:g,to:b}}}});function d(m,y,S="pages"){const M=N=>(0,I.G6)([{field:S,message:N}]),T=j(m);if("problem"in T)throw M(T.problem);const A=new F(y),B=new F(y),X=[];
for(const N of T.items){const h=N.negated?B:A;if(typeof N.pages=="string"){h.add(N.pages);continue}const{from:w,to:g}=N.pages,b=w<0?y+1+w:w,E=g==="end"?y:g<0?y+
1+g:g,K=(g==="end"?w<0?[[w,b]]:[]:[[w,b],[g,E]]).find(([,O])=>O<1||O>y);K&&X.push((0,V.D6)(N,K[0],y)),!(g==="end"&&b>y||X.length>0)&&h.range(Math.min(b,E),Math.
max(b,E))}if(X.length>0)throw M((0,V.bs)(X));return T.items.every(({negated:N})=>N)&&A.add("all"),A.without(B)}function k(m){const y=j(m);if("problem"in y||y.items.
length!==1)return;const{negated:S,pages:M}=y.items[0];if(S)return;if(M==="all")return{first:1};if(typeof M=="string"||M.from<1)return;const{from:T,to:A}=M;return A===
"end"?{first:T}:A===-1?{first:T}:A<1?void 0:{first:Math.min(T,A),last:Math.max(T,A)}}class F{pageCount;differences;odd=!1;even=!1;constructor(y){this.pageCount=
y,this.differences=new Int32Array(y+2)}add(y){y!=="even"&&(this.odd=!0),y!=="odd"&&(this.even=!0)}range(y,S){this.differences[y]++,this.differences[S+1]--}without(y){
const S=new Uint32Array(this.pageCount);let M=0,T=0,A=0;for(let B=1;B<=this.pageCount;B++){T+=this.differences[B],A+=y.differences[B];const X=B%2===1?"odd":"eve\
n";(T>0||this[X])&&!(A>0||y[X])&&(S[M++]=B)}return S.subarray(0,M)}}function U(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(
m)?"is not a page: leave out pages with not, such as not 2":(0,V.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((et,J,u)=>{u.d(J,{X:()=>$,l:()=>V});const I=/[ \u00a0-]/;function V(j){let d=0,k=0;const F=[...j].map((m,y)=>({
sign:m.toUpperCase(),at:y})).filter(({sign:m})=>!I.test(m)),U=m=>{const y=parseInt(m,36);d=(d*(y>9?100:10)+y)%97};for(let m=15;m<=Math.min(F.length,34);m++){d=0;
for(const{sign:y}of[...F.slice(4,m),...F.slice(0,4)])U(y);d===1&&(k=F[m-1].at+1)}return k}const $=j=>j.length>=15&&/^[A-Z]{2}\d\d/.test(j)&&V(j)===j.length}),52404:((et,J,u)=>{
u.d(J,{$:()=>j,U:()=>d});var I=u(58552),V=u(29082),$=u(98446);const j={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function d({first_page:k,last_page:F,pages:U},m){if(U!==void 0)return(0,V.k1)(U,m);const y=(0,$.y_)(m,"page"),S=[];if(k>m&&S.push({field:"\
first_page",message:`is ${k}, but the document has ${y}`}),F!==void 0&&F>m&&S.push({field:"last_page",message:`is ${F}, but the document has ${y}`}),S.length===
0&&F!==void 0&&k>F&&S.push({field:"first_page",message:`is ${k}, which is after last_page (${F})`,mentions:["last_page"]}),S.length>0)throw(0,I.G6)(S);return Uint32Array.
from({length:(F??m)-k+1},(M,T)=>k+T)}}),84309:((et,J,u)=>{u.r(J),u.d(J,{redact_text:()=>Bo});var I=u(58552),V=u(29082),$=u(45657),j=u(33973),d=u(45599),k=u(74135),
F=u(6057),U=u(87141),m=u(44738),y=u(78021),S=u(86537),M=u(77581);const T=(e,t)=>e.start-t.start||t.end-e.end,A=(e,t)=>e.lacks?.(t)===!0;function B(e,t){let n="",
s=0;for(const{start:o,end:a}of t)o>s&&(n+=e.slice(s,o)),s=Math.max(s,a);return n+e.slice(s)}const X=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Poi\
nt}+","gu"),N=/[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/,h=40;async function w(e,t){if(e.search(X)<0&&!N.test(e))
return;let n="";const s=[],o=async(i,r)=>{for(let c=i;c<r;){const f=t.step(h);f&&await f;const l=String.fromCodePoint(e.codePointAt(c)),p=N.test(l)?l.normalize(
"NFKC"):l;for(let C=0;C<p.length;C++)s.push(p.length===l.length?c+C:c);n+=p,c+=l.length}};let a=0;for(const{0:i,index:r}of e.matchAll(X))await o(a,r),a=r+i.length;
return await o(a,e.length),s.push(e.length),{text:n,places:s}}const g=500;async function b(e,t,n){const s=(0,M.g7)(e);if(s.length===e.bytes.length&&E.test(s)&&!s.
includes(`-
`)&&A(t,s))return;const a=s.replace(K,""),i=await t(a);if(i.length>0){const c=(0,M.wx)(B(a,i));return await G(c.bytes,t,n)?O:c}const r=await w(a,n);return r&&(await t(
r.text)).length>0||await G(e.bytes,t,n)?O:void 0}const E=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,R="\x1B",K=new RegExp(`${R}[a-zA-Z]{2,8}${R}`,"g"),O=new d.Mx(new Uint8Array(
0));async function G(e,t,n){for(const s of P(e)){if(!A(t,s)&&(await t(s)).length>0)return!0;const o=n.step(v*e.length);o&&await o}return!1}const v=4;function*P(e){
const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1");yield t;let n=t;/[\x80-\xff]/.test(t)&&(yield n=Buffer.from(e).toString("utf8")),t.includes(
"\0")&&(yield n=t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)&&(yield n=Buffer.from(D(t),"latin1").toString("utf8")),t.includes("&")&&(yield n=Z(n)),t.includes(
"<")&&(yield n.replace(/<[^<>]*>/g,""))}const D=e=>e.replace(/%([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16))),H={amp:"&",lt:"<",gt:">",quot:'"',apos:"\
'"},Z=e=>e.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,n,s,o)=>{if(o!==void 0)return H[o.toLowerCase()]??t;const a=n===void 0?parseInt(
s,16):parseInt(n,10);return a<=1114111?String.fromCodePoint(a):t});async function W(e,t,n){let s=0;const o=[t];for(let a=o.pop();a!==void 0;a=o.pop()){const i=a instanceof
d.Z6?a.dict:a;if(!(!(i instanceof d.Bi)&&!Array.isArray(i)))for(const[r,c]of i.entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(
c);continue}const f=e.job.pace.step(g);f&&await f;const l=await b(c,n,e.job.pace);l&&(i instanceof d.Bi?i.set(r,l):i[r]=l,s++)}}return s}function*Q(e,t){const n=(0,U.
y)((0,F.iw)(e,t)),s=o=>{const a=Y(n,o);return a.width>0&&a.height>0?a:void 0};for(const o of e.array(e.entry(e.pages.number(t),"Annots"))??[]){const a=e.dict(o);
if(!a||!(0,d.Eo)(e.resolve(a.get("Subtype")),"Redact"))continue;const i=(e.array(a.get("QuadPoints"))??[]).map(f=>Number(e.resolve(f))||0);for(let f=0;f+8<=i.length;f+=
8){const[l,p]=[0,1].map(x=>[0,2,4,6].map(L=>i[f+L+x])),C=s([(0,$.YG)(l),(0,$.YG)(p),(0,$.Kf)(l),(0,$.Kf)(p)]);C&&(yield C)}const r=(0,F.b0)(e,a.get("Rect")),c=i.
length<8&&r?s(r):void 0;c&&(yield c)}}function Y(e,t){const[n,s,o,a]=(0,k.zl)(e,t);return{x:n,y:s,width:o-n,height:a-s}}const _=4;async function nt(e,t){t.size!==
0&&await(0,m.L)(e,(n,s)=>{const o=t.get(s),a=o&&(0,F.b0)(e,n.get("Rect"));if(!o||!a)return!1;const i=Y((0,U.y)((0,F.iw)(e,s)),a);return e.job.pace.add(o.length*
_),o.some(r=>(0,S.EF)(i,r))})}const ot=["ActualText","Alt","E","T"];async function at(e,t,n){const s=new Set([...t.keys()].map(i=>e.pages.number(i)));let o=0;for(const i of s)
for(const r of e.array(e.entry(i,"Annots"))??[]){const c=e.dict(r),f=c?await W(e,c,n):0;f>0&&(0,d.i9)(r)&&e.edit(r),o+=f}for(const i of t.keys()){const r=e.pages.
attribute(i,"Resources"),c=e.dict(e.dict(r)?.get("Properties"));for(const f of c?.values()??[]){const l=await W(e,e.dict(f)??null,n);l>0&&(0,d.i9)(f)?e.edit(f):
l>0&&(0,d.i9)(r)&&e.edit(r),o+=l}}const{live:a}=await(0,j.Gy)(e);for(let i=1;i<a.length;i++){const r=a[i]===1?e.dict(e.get(i)):void 0,c=e.job.pace.step(300);if(c&&
await c,!(!r||!(0,y.Uc)(r)||!ht(r,s)))for(const f of ot){const l=await W(e,[e.resolve(r.get(f))],n);l>0&&(e.edit(i),r.delete(f)),o+=l}}return o}function ht(e,t){
const n=e.get("Pg");return!(0,d.i9)(n)||t.has(n.number)}var Ht=u(64173),xt=u(14029);const ct=5e4,je=20;function ke(e,t,n){const s=new Map;if(!e)return s;const o=e.
areas??e.matches;if(!Array.isArray(o))throw Ct(["must have a list under areas, or under matches"]);if(o.length>ct)throw Ct([`has ${o.length} areas, and at most ${ct}\
 are allowed`]);const a=[],i=new Set(t);let r=0;for(const[c,f]of o.entries()){const l=$e(f,n);if(typeof l=="string")a.push(`area ${c+1} ${l}`);else if(!i.has(l.
page))a.push(`area ${c+1} is on page ${l.page}, which pages does not name`);else for(const p of l.boxes)(0,$.vH)(s,l.page-1,p);if(typeof l!="string"&&(r+=l.boxes.
length),r>ct)throw Ct([`has more than ${ct} boxes, and at most ${ct} are allowed`]);if(a.length===je)break}if(a.length>0)throw Ct(a);return s}const Ct=e=>(0,I.G6)(
[{field:"redact_areas",message:e.join("; ")}]),Kt=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function $e(e,t){if(!Kt(e))return"must be an object with pa\
ge and box";const{page:n}=e;if(typeof n!="number"||!Number.isInteger(n)||n<1||n>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(e.boxes)?e.boxes:
[e.box??e]).map(He);return o.some(a=>a===void 0)||o.length===0?"must have boxes with x, y, width and height in points, which are greater than 0":{page:n,boxes:o}}
function He(e){if(!Kt(e))return;const[t,n,s,o]=["x","y","width","height"].map(i=>e[i]);return[t,n,s,o].every(i=>typeof i=="number"&&Number.isFinite(i))&&s>0&&o>
0?{x:t,y:n,width:s,height:o}:void 0}var Ke=u(81627),yt=u(36078),ze=u(99876);async function Xe(e,t,n,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[
c.index,c.boxes]));if(o.size===0)return;const{kinds:a,pages:i}=await(0,ze.F)(e,Uint32Array.from([...o.keys()],c=>c+1)),r=new Ke.B(e);await r.inspect(i);for(const c of i){
const f=(0,k.DI)((0,U.y)(a[c.kind])),l=new Set,p=[];for(const C of o.get(c.index)??[]){const x=e.job.pace.step(Ve);x&&await x;const L=Ze(C,f);if(l.has(L))continue;
l.add(L);const z=s?.placementIn(C,f);z!==void 0&&p.push(z)}await r.over(c,{resources:s?[s.addition]:[],operators:([C])=>{const x=C===void 0?[]:p.map(L=>`${(0,yt.
qK)(C,L)}
`);return`/Artifact BMC q ${n==="black"?0:1} g ${[...l].join(`
`)} f Q
${x.join("")}EMC
`}})}}const Ve=1500;function Ze({x:e,y:t,width:n,height:s},o){const[a,i,r,c]=(0,k.zl)(o,[e,t,e+n,t+s]);return`${(0,yt.id)(a)} ${(0,yt.id)(i)} ${(0,yt.id)(r-a)} ${(0,yt.
id)(c-i)} re`}var Mt=u(58006),gt=u(78157),At=u(56681),zt=u(8510),Ot=u(52829),Ye=u(71856),Dt=u(82416),It=u(37709),pt=u(85008);const[Qe,Je]=[4,100];async function Xt(e,t){
const n=[],s=[];let o=0;const a=r=>{n.push(r),o+=r.length},i=({start:r,end:c},f)=>{f===pt.An||f===pt.Cd?(s.push({at:o,from:r,to:c}),a((0,gt.bS)((0,Dt.E3)(e,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*Qe)):f===pt.QR&&o>0&&a(`
`)};return await(0,It.Jo)(e,t,i,!0),{text:n.join(""),pieces:s}}const _e=async(e,t,n)=>(await t((await Xt(e,n)).text)).length;async function qe(e,t,n){const{text:s,
pieces:o}=await Xt(e,n),a=await t(s);if(a.length===0)return e;const i=[];let[r,c]=[0,0];for(const[f,{at:l,from:p,to:C}]of o.entries()){const x=o[f+1]?.at??s.length;
for(;r<a.length&&a[r].start<x;r++)c=Math.max(c,a[r].end);l<c&&i.push({from:p,to:C,text:"()"});const L=n.step(Je);L&&await L}return(0,At.E$)(e,i,n)}var Rt=u(3449);
const Vt=-180;async function Zt(e,{inText:t,inCodes:n},s,o){if(e.shown.length===0)return;const a=await Yt(e,an,o);await Qt(e,a,rn,await t(a.text),s,o);const i=await Yt(
e,cn,o);await Qt(e,i,fn,await n(i.text),s,o)}async function Yt({shown:e},t,n){const s=[];let o="";for(const{elements:a,font:i}of e){s.push(o.length);for(const r of a){
o+=t(i,r);const c=n.step(Jt(r));c&&await c}o+=`
`}return{text:o,starts:s}}async function Qt({shown:e},{text:t,starts:n},s,o,a,i){if(o.length===0)return;const r=await tn(o,t.length,i);let c=-1;for(const{start:f,
end:l}of o)for(let p=Math.max(on(n,f),c+1);p<n.length&&n[p]<l;p++){c=p;const C=e[p];let[x,L]=[n[p],C.first];for(const z of C.elements){for(const[tt,st]of s(C,z,
L))st>=0&&en(r,x,tt.length)&&a.add(st),x+=tt.length,st>=0&&(L=st+1);const q=i.step(Jt(z));q&&await q}}}async function tn(e,t,n){const s=new Uint8Array(t);for(const{
start:o,end:a}of e){s.fill(1,o,a);const i=n.step(sn+(a-o>>3));i&&await i}return s}function en(e,t,n){for(let s=t;s<t+n;s++)if(e[s]===1)return!0;return!1}const[nn,
sn]=[100,20],Jt=e=>(typeof e=="number"?1:e.length+1)*nn;function on(e,t){let n=0;for(let s=e.length-1;n<s;){const o=n+s+1>>1;e[o]<=t?n=o:s=o-1}return n}function an(e,t){
if(typeof t=="number")return t<Vt?" ":"";let n="";for(const s of e.glyphs(t))n+=s.text;return n}function*rn({font:e},t,n){let s=n;if(typeof t!="number")for(const{
text:o}of e.glyphs(t))yield[o,s++];else t<Vt&&(yield[" ",-1])}const cn=(e,t)=>typeof t=="number"?"":_t(t);function*fn({font:e},t,n){if(typeof t=="number")return;
let[s,o]=[0,n];for(let a=e.glyphs(t).length;a>0;a--){const i=e.partEnd(t,s,1);yield[_t(t.subarray(s,i)),o++],s=i}}const _t=e=>Buffer.from(e.buffer,e.byteOffset,
e.length).toString("latin1").replaceAll("\0","");var dn=u(64680),qt=u(45079);async function te(e,t,n){const s=new Map,o=new Set;for(const{lists:a}of t)for(const{
stream:i,tag:r,operator:c,from:f,to:l,dict:p}of a){const C=`${i} ${f}`;if(o.has(C)||(o.add(C),await W(e,p,n)===0))continue;const x=new dn.k(256);(0,qt.bD)(x,p,qt.
yT);const L=`${r} ${Buffer.from(x.bytes).toString("latin1")} ${c}`;(0,$.vH)(s,i,{from:f,to:l,text:L})}return s}var Tt=u(94389);const ln=120,un=new Set([65536,1330926671,
1953658213]),Ft=132;async function hn(e,t,n){let s;for(const[o,a]of t){const i=e.subarray(o,Math.max(o,Math.min(a,e.length)));for(const{text:r,width:c,offset:f}of pn(
i))for(const l of A(n,r)?[]:await n(r))s??=e.slice(),gn(s,l,{start:o+f,width:c})}return s}function gn(e,t,{start:n,width:s}){for(let o=t.start;o<t.end;o++)s===2&&
(e[n+2*o]=0),e[n+s*o+s-1]=ln}function pn(e){const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),n=[{text:t,width:1,offset:0}];if(!t.includes(
"\0"))return n;for(const s of[0,1]){const o=Buffer.from(e.slice(s,s+(e.length-s&-2)));n.push({text:o.swap16().toString("utf16le"),width:2,offset:s})}return n}function mn(e){
if(e.length<12)return[];const t=new DataView(e.buffer,e.byteOffset,e.byteLength);if(un.has(t.getUint32(0)))try{const a=(0,Tt.tI)(t).get("name");return a?[[a.at,
a.at+a.length]]:[]}catch{return[]}if(e[0]!==37&&e[0]!==128)return[[0,e.length]];const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=n.slice(
0,Math.max(n.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;return[...s.matchAll(o)].map(({0:a,
index:i})=>[i+(a.startsWith("/")?a.lastIndexOf("/")+1:1),i+a.length])}function yn(e){if(e.length<Ft||Buffer.from(e.subarray(36,40)).toString("latin1")!=="acsp")
return;const t=new DataView(e.buffer,e.byteOffset,e.byteLength),n=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<n&&Ft+12*(o+1)<=e.length;o++){const[
a,i]=[4,8].map(r=>t.getUint32(Ft+12*o+r));s.push([a+8,a+i])}return s}function ee(e){return[...Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").matchAll(
/%[^\r\n]*/g)].map(({0:n,index:s})=>[s+1,s+n.length])}const wn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,Sn=300;async function Cn(e,t,n){const s=Buffer.from(e.
buffer,e.byteOffset,e.length).toString("latin1"),o=[];let a=0;for(const{0:i,1:r,index:c}of s.matchAll(wn)){const f=n.step(Sn+i.length);f&&await f;const l=Mn(r);
l.length<2||A(t,l)||(await t(l)).length===0||(o.push(s.slice(a,c),"<0020>"),a=c+i.length)}return o.length===0?void 0:Buffer.from(o.join("")+s.slice(a),"latin1")}
function Mn(e){const t=Buffer.from(e.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const Tn=new Set(`Adobe CIDInit CIDS\
ystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),bn=32,ne=1<<20;async function Pn(e,t){const n=e.slice();for(let s=0,o=0;s<n.length;s=o){for(o=Math.min(s+ne,n.length);vn(n[o]);)
o++;const a=Buffer.from(n.buffer,n.byteOffset+s,o-s).toString("latin1");for(const{0:r,index:c}of a.matchAll(/[A-Za-z]+/g))Tn.has(r)&&n.fill(bn,s+c,s+c+r.length);
const i=t.step(2*ne);i&&await i}return n}const vn=(e=0)=>(e|32)>=97&&(e|32)<=122;var En=u(30201);const xn=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode Absolu\
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),An=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Bt=e=>xn.has(e)||An.test(e)||(0,En.u)(e)!==void 0,Lt=4,On=60,Dn=e=>/[\x80-\xff]/.test(e)?Buffer.from(e,"latin1").toString("utf8"):e,In=["redacted-","removed-","\
name-","x-"];class Rn{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,n){
const s=[n];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof d.Z6?o.dict:o;if(a instanceof d.SX)this.add(a.text);else if(Array.isArray(a))for(const r of a)
s.push(r);else if(a instanceof d.Bi)for(const[r,c]of a)this.add(r),s.push(c);const i=t.job.pace.step(On);i&&await i}}add(t){t.length>=Lt&&this.seen.add(t)}async settle(){
const t=await oe([...this.seen],this.find);if(t.length===0)return;const n=await se(this.find);for(const s of t)Bt(s)||this.names.set(s,`${n}${this.names.size+1}`)}}
async function se(e){for(const t of In)if((await e(`${t}1`)).length===0)return t;return""}async function oe(e,t){const n=[];let s="";for(const i of e)n.push(s.length),
s+=`${Dn(i)}
`;if(s==="")return[];const o=new Set;let a=0;for(const{start:i,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;a+1<n.length&&n[a+1]<=i;)a++;const c=e[a];
r-i>=Lt&&r<=(n[a+1]??s.length)-1&&o.add(c)}return[...o]}function Fn(e,t){return(e.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Lt||!Number.isNaN(Number(s))).join(" ")}const Bn=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
Ln=/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g,Nn=1<<18,Un=4,Wn=3,Gn={names:[],cuts:[]};async function jn(e,t,n,s){const o=new Set;for(let i=0,r;i<e.length;i=r){r=
(0,gt.Wd)(e,Math.min(i+Nn,e.length),e.length);const c=(0,gt.bS)(e).toString("latin1",i,r);for(const l of[Bn,Ln])for(const p of c.match(l)??[])o.add(p);const f=s.
step((r-i)*Un);f&&await f}const a=await oe([...o].map(kn),t);return a.length===0?Gn:$n(e,new Set(a),n,s)}const kn=e=>e.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,
(t,n)=>String.fromCharCode(parseInt(n,16)));async function $n(e,t,n,s){const o=new Set,a=[];return await(0,It.Jo)(e,s,({start:i,end:r},c)=>{const f=()=>(0,gt.bS)(
e).toString("latin1",i,r);if(c===pt.o_){const l=(0,Dt.MQ)(e,i+1,r);t.has(l)&&!Bt(l)&&o.add(l)}else if(c===pt.QR&&r-i>Wn&&t.has(f()))a.push({from:i,to:r,text:""});else if(c===
pt.Ho)return n(f()).then(l=>{l.length>0&&a.push({from:i,to:r,text:"\0".repeat(r-i)})})}),{names:[...o],cuts:a}}async function Hn(e,t,n){const s=[];return await(0,It.
Jo)(e,n,({start:o,end:a},i)=>{const r=i===pt.o_?t.of((0,Dt.MQ)(e,o+1,a)):void 0;r!==void 0&&s.push({from:o,to:a,text:`/${r}`})}),s.length===0?e:(0,At.E$)(e,s,n)}
const Kn=100;async function ae(e,t,n,s){for(const o of n){const a=s.step(Kn);a&&await a;const i=t.shownAt(o);let r=e.get(i.stream);r||e.set(i.stream,r=new Map);
let c=r.get(i.from);c||r.set(i.from,c={shown:i,glyphs:new Set}),c.glyphs.add(o-i.first)}}var it=u(81077),wt=u(9819);const zn={ActualText:"tags",Alt:"tags",E:"ta\
gs",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",
Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function ie(e,t,n){return t?t===e.dict(e.trailer.get("Info"))?"the properties of the docu\
ment":(0,y.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(e.resolve(t.get("Subtype")),"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,d.
Eo)(e.resolve(t.get("Type")),"OCG")?"layers":n==="Title"&&t.has("Parent")?"bookmarks":zn[n]??"other entries":"other entries"}const ft=100,re=new Set(["Dests","R\
oleMap","ClassMap","N","R","D"]),Xn=new Set(["Dest","D","S","C","AS","V","DV"]),Vn=new Set(["DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","N\
S"]),Zn=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,Yn=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),St=e=>e instanceof d.Bi||
Array.isArray(e);class Qn{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;prefix="";constructor(t,{inText:n,inNames:s,inCodes:o},a,i,r){
this.document=t,this.names=a,this.edits=i,this.note=r,this.find=n,this.inNames=s,this.inCodes=o}async run(t,n){const{document:s}=this;this.prefix=await se(this.
find);const o=this.trees(),a=[];for(const c of o)await this.nameKeys(c)&&a.push(c);let i;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!n(c)||(0,d.
i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof
d.Mx||f instanceof d.SX){n(c)&&await this.scalar(c,f,await(i??=this.usesOfScalars(t)));continue}const l=n(c)&&await this.object(f),p=this.edits&&this.names.count>
0&&await this.renameNames(s.get(c));(l||p)&&this.edits&&s.edit(c)}for(const c of a)this.edits&&await this.rebuild(c);for(const[c,f]of[...s.trailer])(0,d.i9)(f)||
c==="ID"||c==="Encrypt"||!await this.object([f])||this.edits&&s.trailer.delete(c)}trees(){const{document:t}=this,n=(0,wt.Wo)(t,"Names"),s=(0,wt.Wo)(t,"StructTre\
eRoot");return[...[...n?.dict.keys()??[]].map(o=>({holder:n.dict,number:n.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"IDTree"}]:
[]]}async nameKeys({holder:t,key:n}){let s=!1;for(const[o]of await(0,it.Zc)(this.document,t.get(n),"Names"))!(o instanceof d.Mx)||!await b(o,this.find,this.document.
job.pace)||(this.rename((0,it.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:n}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof d.Z6?o.dict:o,i=n.job.pace.step(ft);if(i&&await i,Array.isArray(a))for(const r of a)
St(r)&&s.push(r);if((0,d.Zm)(a)){for(const[r,c]of a)re.has(r)&&await this.nameAll(c),St(c)&&s.push(c);n.job.pace.add(ft*a.size)}}}async nameAll(t){const n=this.
document.resolve(t);if(!(0,d.Zm)(n))return;const s=(0,d.i9)(t)?t.number:n;if(!this.searched.has(s)){this.searched.add(s);for(const o of n.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await b((0,d.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let n=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const a=o.value instanceof d.Z6?o.value.dict:o.value;if(!(a instanceof d.Bi)&&!Array.isArray(a))continue;if(Array.isArray(
a)&&ce(a)){await this.palette(a)&&(n=!0);continue}const i=a instanceof d.Bi?a:o.dict;for(const[c,f]of[...a.entries()]){const l=this.document.job.pace.step(ft);l&&
await l;const p=typeof c=="string"?c:o.key,C=this.mayChange(f)?await this.entry(i,p,f):void 0;if(C===void 0){St(f)&&s.push({value:f,dict:i,key:p});continue}n=!0,
this.note(ie(this.document,i,p)),this.edits&&(a instanceof d.Bi?a.set(c,C):a[c]=C)}a instanceof d.Bi&&this.renamed.size>0&&this.renameKeys(a,o.key)&&(n=!0);const r=this.
document.job.pace.step(ft);r&&await r}return n}async usesOfScalars(t){const{document:n}=this,s=new Map;for(let o=1;o<t.length;o++){const a=[];t[o]===1&&a.push({
value:n.get(o),dict:void 0,key:""});for(let i=a.pop();i;i=a.pop()){const r=i.value instanceof d.Z6?i.value.dict:i.value;if(!(r instanceof d.Bi)&&!Array.isArray(
r))continue;const c=r instanceof d.Bi?r:i.dict;for(const[l,p]of r.entries()){const C=Array.isArray(r)&&ce(r)?"Lookup":typeof l=="string"?l:i.key,x=n.job.pace.step(
ft);x&&await x,(0,d.i9)(p)?s.set(p.number,{dict:c,key:C}):St(p)&&a.push({value:p,dict:c,key:C})}const f=n.job.pace.step(ft);f&&await f}}return s}async scalar(t,n,s){
const{document:o}=this,{dict:a,key:i}=s.get(t)??{dict:void 0,key:""},r=n instanceof d.SX?this.names.of(n.text):void 0,c=r===void 0?await this.entry(a,i,n):new d.
SX(r);c!==void 0&&(this.note(ie(o,a,i)),this.edits&&o.put(t,c))}async palette(t){const n=t[3];return!(n instanceof d.Mx)||(await this.inCodes((0,it.Pu)(n))).length===
0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(n.bytes.length))),!0)}async renameNames(t){const{names:n,document:s}=this;let o=!1;
const a=[t];for(let i=a.pop();i!==void 0;i=a.pop()){const r=i instanceof d.Z6?i.dict:i;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;if(r instanceof d.Bi&&
[...r.keys()].some(f=>n.of(f)!==void 0)){const f=[...r];r.clear();for(const[l,p]of f)r.set(n.of(l)??l,p);o=!0}for(const[f,l]of[...r.entries()]){const p=s.job.pace.
step(ft);p&&await p;const C=l instanceof d.SX?n.of(l.text):void 0;if(C===void 0){St(l)&&a.push(l);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(C)):r[f]=new d.
SX(C)}const c=s.job.pace.step(ft);c&&await c}return o}async technical(t,n){const s=(0,it.Pu)(n);if(t==="DA"){if((await this.inNames(s)).length===0)return;const a=Fn(
s,this.names);return a===s||(await this.inNames(s)).length===(await this.inNames(a)).length?void 0:(0,d.Px)(a)}return t==="CheckSum"||t==="Panose"||t==="CharSet"||
Bt(s)||Zn.test(s)||(await this.inCodes(s)).length===0?void 0:(0,d.Px)("")}mayChange(t){return t instanceof d.Mx||t instanceof d.SX&&this.renamed.size>0}async entry(t,n,s){
if(s instanceof d.SX){const i=Xn.has(n)||n==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return i===void 0?void 0:new d.SX(i)}if(s instanceof d.Mx&&Vn.has(n))
return this.technical(n,s);if(!(s instanceof d.Mx)||n==="Contents"&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,it.Pu)(s));if(o!==void 0)return(0,d.Px)(o);
const a=await b(s,this.find,this.document.job.pace);return a&&Yn.has(n)?(0,d.Px)(""):!a||n!=="T"||!t||!Jn(t)?a:(this.rename((0,it.Pu)(s)),(0,d.Px)(this.renamed.
get((0,it.Pu)(s))))}renameKeys(t,n){const s=[...t];if(!(re.has(n)||this.isNaming(t))||!s.some(([a])=>this.renamed.has(`/${a}`)))return!1;if(this.note("names"),!this.
edits)return!0;t.clear();for(const[a,i]of s)t.set(this.renamed.get(`/${a}`)??a,i);return!0}isNaming(t){const{document:n}=this,s=n.dict(n.catalog.get("StructTree\
Root"));return[n.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(o=>n.dict(o)===t)}async rebuild({holder:t,number:n,key:s}){const{document:o}=this,
a=await(0,it.Zc)(o,t.get(s),"Names");o.edit(n);const i=(0,it.H6)(o,(0,it.AN)(a),"Names"),r=t.get(s);(0,d.i9)(r)?o.put(r,i):t.set(s,i),o.edit((0,wt.Kd)(r,n))}}const ce=([
e])=>(0,d.Eo)(e,"Indexed")||(0,d.Eo)(e,"I"),Jn=e=>e.has("FT")||e.has("Kids")||e.has("Parent")&&!e.has("Contents");var rt=u(47212);const _n=100;class fe{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,n,s,o,a,i){
this.document=t,this.searching=n,this.choose=s,this.stays=o,this.rewriter=a,this.use=i,this.renaming=new Rn(n.inNames),this.traced=new rt.Wz(t)}async run(t){const{
document:n,stays:s,renaming:o}=this,{live:a}=await(0,j.Gy)(n),i=c=>a[c]===1&&s[c]!==1,r=await(0,Rt.d)(n,a.length,i);for(const[c,f]of r.content)i(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<a.length;c++){if(!i(c)||!n.isStream(c))continue;await this.data(c,r);const f=n.job.pace.step(_n);f&&await f}for(let c=1;c<
a.length;c++)i(c)&&await o.note(n,n.get(c));await o.settle(),this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(a),await new Qn(n,this.
searching,o,this.rewriter!==void 0,c=>this.note(c)).run(a,i)}async renameContent(t){const{document:n,renaming:s}=this,{content:o,pages:a}=await(0,Rt.d)(n,t.length,
i=>t[i]===1);for(const i of new Set([...o.keys(),...a])){const r=n.get(i);if(!(r instanceof d.Z6))continue;const c=this.decoded(r),f=await Hn(c,s,n.job.pace);f!==
c&&n.put(i,await(0,Ot.c)(n,r,f))}}note(t,n=1){this.findings+=n,n>0&&this.found.set(t,(this.found.get(t)??0)+n)}async content(t,n){const{document:s,searching:o}=this,
{pace:a}=s.job,i=s.get(t);if(!(i instanceof d.Z6))return;const r=this.decoded(i),c=await this.traced.stream(r,n),{glyphs:f,count:l}=await this.choose(c,!1),p=f.
size;await Zt(c.trace,o,f,a);const C=await te(s,[c.trace],o.inText);if(this.note("content that no page shows",Math.max(l,+(f.size>p))+C.size),await(0,rt.FU)(c,f,
a),await this.use?.note(c.trace,a,f),!this.rewriter||f.size===0&&C.size===0)return;const x=new Map;await ae(x,c.trace,f,a),await this.rewriter.inPlace(new Map([
[0,t]]),[c.trace],{removals:x,others:C,images:new Map})}decoded(t){const n=this.document.decodedPart(t);if(!n)throw new I.zU("redaction_incomplete","A content s\
tream cannot be read, because its compression is not known");return n.data}async data(t,{content:n,fonts:s,pages:o}){const{document:a}=this,i=a.get(t);if(!(i instanceof
d.Z6))return;const{dict:r}=i,c=s.get(t);c!==void 0?await this.once(i,c,()=>this.fontData(t,i,c)):ts(a,r)?this.rewriter||await this.otherData(t,i):qn(a,r)?await this.
colorData(t,i):n.has(t)||o.has(t)?await this.once(i,"content",()=>this.hiddenStrings(t,i)):await this.otherData(t,i)}async once(t,n,s){const{document:o,searching:a}=this,
i=o.decodedPart(t)?.data;if(!i)return s();const r=o.job.pace.step(i.length);r&&await r;const c=a.clean.markOf(i,n);if(a.clean.has(c))return;const f=this.findings;
await s(),this.findings===f&&a.clean.markOf(i,n)===c&&a.clean.add(c)}async hiddenStrings(t,n){const{document:s,rewriter:o}=this,a=this.searching.inCodes,{pace:i}=s.
job,r=this.decoded(n),{removed:c}=await(0,zt.f)(r,i),f=c.length>0&&await G(Buffer.concat(c),this.searching.inText,i),l=await _e(r,a,i),{names:p,cuts:C}=await jn(
r,this.searching.inNames,a,i);for(const q of p)this.renaming.add(q);if(this.findings+=p.length,f&&this.note("comments of content"),this.note("content that no pa\
ge shows",l+C.length),!o||!f&&l===0&&C.length===0)return;const x=C.length>0?await(0,At.E$)(r,C,i):r,L=l>0?await qe(x,a,i):x,z=f?(await(0,zt.f)(L,i)).content:L;s.
put(t,await(0,Ot.c)(s,n,z))}async fontData(t,n,s){const{inCodes:o,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(t,n,mn);if(s!=="ToU\
nicode"&&s!=="CMap")return;await this.overwrite(t,n,ee);const i=this.document.get(t),r=this.document.decodedPart(i)?.data;if(!r)return;const{pace:c}=this.document.
job,f=c.step(r.length);f&&await f;const l=await Cn(r,a,c);l?this.replace(t,i,l):await G(await Pn(r,c),o,c)&&this.note("names")}async colorData(t,n){const{document:s}=this,
o=s.resolve(n.dict.get("FunctionType"));o===4?await this.once(n,"function",()=>this.overwrite(t,n,ee)):typeof o!="number"&&!(0,d.Eo)(s.resolve(n.dict.get("Subty\
pe")),"Image")&&!n.dict.has("ShadingType")&&await this.once(n,"profile",()=>this.overwrite(t,n,yn))}async overwrite(t,n,s){const{document:o}=this,a=o.decodedPart(
n)?.data;if(!a)return;const i=o.job.pace.step(a.length);i&&await i;const r=s(a);if(!r)return this.otherData(t,n);if(r.length===0)return;const c=await hn(a,r,this.
searching.inCodes);c&&this.replace(t,n,c)}replace(t,n,s){this.note("fonts and colors"),this.rewriter&&this.document.put(t,(0,Mt.n)(n,s,{compress:!0}))}otherData(t,n){
const s=(0,Ye.In)(n)?"metadata":"streams";return this.once(n,s,()=>this.dataIn(s,t,n))}async dataIn(t,n,s){const{document:o,rewriter:a}=this,i=t==="metadata"?this.
searching.inText:this.searching.inCodes,r=this.document.decodedPart(s)?.data;if(!r)throw new I.zU("redaction_incomplete","A stream cannot be read, because its c\
ompression is not known");const{pace:c}=o.job,f=[],l=t==="metadata"?de(r):r;for(const x of P(l)){f.push((await i(x)).length);const L=c.step(r.length);L&&await L}
if(this.note(t,(0,$.Kf)(f)),!a||f.every(x=>x===0))return;const p=await i((0,gt.bS)(l).toString("latin1")),C=Buffer.from(B((0,gt.bS)(r).toString("latin1"),p),"la\
tin1");await G(de(C),i,c)?o.remove(n):o.put(n,(0,Mt.n)(s,C,{compress:!1}))}}function qn(e,t){return["FunctionType","ShadingType","N"].some(n=>typeof e.resolve(t.
get(n))=="number")||(0,d.Eo)(e.resolve(t.get("Subtype")),"Image")}const ts=(e,t)=>(0,d.Eo)(e.resolve(t.get("Type")),"EmbeddedFile");function de(e){const n=(0,gt.
bS)(e).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,s=>" ".repeat(s.length));return Buffer.from(n,"latin1")}
var le=u(42973),es=u(68973),ns=u(14118),ss=u(1900),bt=u(95340),ue=u(71157);const os=6,dt=1,Nt=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","\
Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class he{document;shade;constructor(t,n){
this.document=t,this.shade=n}async without(t,n){const{document:s}=this,{image:o}=t[0],{width:a,height:i}=(0,bt.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==
f[1]*f[2]);if(r.length===0||!(a>0&&i>0))return;const c=await pe(r,n,{width:a,height:i},s.job.pace);if(!c.some(({left:f,top:l,right:p,bottom:C})=>f<=0&&l<=0&&p>=
a&&C>=i))return s.add(await this.overwrite(o,c))}async shows({image:t,matrix:n},s){const{document:o,shade:a}=this,{width:i,height:r}=(0,bt.h)(o,t.dict);if(!(i>0&&
r>0)||n[0]*n[3]===n[1]*n[2])return!1;const c=await pe([{matrix:n}],s,{width:i,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("Image\
Mask"))===!0?255:a,l=await this.draw(t),p=await Pt(o,l,3);return c.some(({left:C,top:x,right:L,bottom:z})=>{for(let q=x+dt;q<z-dt;q++){const[tt,st]=[C+dt,L-dt].
map(ut=>(q*l.width+ut)*3);for(let ut=tt;ut<st;ut++)if(p[ut]!==f)return!0}return!1})}async overwrite(t,n){const{document:s,shade:o}=this,a=new d.Bi(t.dict),{dict:i}=t;
for(const L of Nt)a.delete(L);if(s.resolve(i.get("ImageMask"))===!0)return this.stencil(t,a,n,1);const[r,c]=[s.resolve(i.get("SMask")),s.resolve(i.get("Mask"))];
if((0,d.cy)(c)||r instanceof d.Z6&&r.dict.has("Matte")||typeof i.get("SMaskInData")=="number")throw ge("has an image whose mask cannot be written again");const f=await this.
draw(t),l=await(0,ss.cE)(f,s.job.pace),p=await Pt(s,f,l?3:1),{width:C,height:x}=f;for(const{left:L,top:z,right:q,bottom:tt}of n.map(st=>Ut(st,C,x)))for(let st=z;st<
tt;st++){const ut=l?3:1;p.fill(o,(st*C+L)*ut,(st*C+q)*ut)}return a.set("ColorSpace",(0,d.UU)(l?"DeviceRGB":"DeviceGray")),a.set("BitsPerComponent",8),r instanceof
d.Z6?a.set("SMask",s.add(await this.opaque(r,C,x,n))):c instanceof d.Z6&&a.set("Mask",s.add(await this.maskOf(c,C,x,n))),this.pack(a,p)}async opaque(t,n,s,o){const a=await this.
draw(t),i=await Pt(this.document,a,1);for(const c of o.map(f=>ye(f,a.width/n,a.height/s,a)))for(let f=c.top;f<c.bottom;f++)i.fill(255,f*a.width+c.left,f*a.width+
c.right);const r=new d.Bi(t.dict);for(const c of Nt)r.delete(c);return r.set("ColorSpace",(0,d.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,i)}maskOf(t,n,s,o){
const a=(0,bt.h)(this.document,t.dict),i=new d.Bi(t.dict);for(const c of Nt)i.delete(c);const r=o.map(c=>ye(c,a.width/n,a.height/s,a));return this.stencil(t,i,r,
0)}async stencil(t,n,s,o){const a=await this.draw(t),i=await Pt(this.document,a,1),{width:r,height:c}=a;for(const{left:p,top:C,right:x,bottom:L}of s.map(z=>Ut(z,
r,c)))for(let z=C;z<L;z++)i.fill(o*255,z*r+p,z*r+x);const f=r+7>>3,l=new Uint8Array(f*c);for(let p=0;p<c;p++)for(let C=0;C<r;C++)i[p*r+C]>=128&&(l[p*f+(C>>3)]|=
128>>(C&7));return n.set("ImageMask",!0),n.set("BitsPerComponent",1),this.pack(n,l)}async pack(t,n){return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.
UU)("Image")),t.set("Filter",(0,d.UU)("FlateDecode")),new d.Z6(t,await(0,es.uM)(this.document.job).deflate(n,os))}async draw(t){const{document:n}=this,{job:s}=n,
{width:o,height:a}=(0,bt.h)(n,t.dict);if(!(o>0&&a>0))throw ge("has an image without a size");if(o*a>s.limits.pixels)throw(0,le.F)("pixels",`An image has ${o*a} \
pixels, which are too many to redact`,"Make it smaller first");const i=new d.Bi(t.dict);for(const C of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata",
"OC","Interpolate"])i.delete(C);i.set("Type",(0,d.UU)("XObject")),i.set("Subtype",(0,d.UU)("Image"));const r=n.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${a} 0 0 cm \
/I Do Q
`,"latin1"),f=r.add(null),l=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,a],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(i,n.encoded(t)))})})});return r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(l)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)(
"Catalog"),Pages:f})),r.trailer.delete("Info"),(await ns.Y.open(await(0,xt.UN)(r,{encryption:"none",draft:!0}),s,{pixels:o*a})).draw(0,{width:o,height:a,isTransparent:!1})}}
const ge=e=>new I.zU("redaction_incomplete",`The document ${e}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas \
of these images",fields:["pages_to_images"]});async function pe(e,t,{width:n,height:s},o){const a=[];for(const{matrix:i}of e){const r=o.step(t.length*is+as);r&&
await r;const c=(0,k.DI)(i),f=(0,ue.jY)(i);for(const l of t){if(!(0,S.EF)(f,l))continue;const[p,C,x,L]=(0,k.zl)(c,[l.x,l.y,l.x+l.width,l.y+l.height]);a.push(me(
[p*n,(1-L)*s,x*n,(1-C)*s],n,s))}}return a}const[as,is]=[200,20],me=([e,t,n,s],o,a)=>Ut({left:Math.floor(e)-dt,top:Math.floor(t)-dt,right:Math.ceil(n)+dt,bottom:Math.
ceil(s)+dt},o,a),Ut=({left:e,top:t,right:n,bottom:s},o,a)=>({left:Math.min(Math.max(e,0),o),top:Math.min(Math.max(t,0),a),right:Math.min(Math.max(n,0),o),bottom:Math.
min(Math.max(s,0),a)}),ye=({left:e,top:t,right:n,bottom:s},o,a,{width:i,height:r})=>me([e*o,t*a,n*o,s*a],i,r);async function Pt({job:e},t,n){const s=new Uint8Array(
t.width*t.height*n);for(let o=0,a=0;o<t.height;o++){const i=t.row(o);for(let c=0;c<i.length;c+=4)n===3&&(s[a++]=i[c+2]),s[a++]=i[c+1],n===3&&(s[a++]=i[c]);const r=e.
pace.step(2*i.length);r&&await r}return s}const rs=new Set(["Parent","P","Dest","B"]),cs=300;async function we(e,t){const{pages:n}=e,s=new Uint8Array(e.size);if(t.
size===n.count)return s;const o=Array.from({length:n.count},(a,i)=>i);return await Se(e,o.filter(a=>!t.has(a)),a=>s[a]=1),await Se(e,[...t],a=>s[a]=0),s}async function Se(e,t,n){
const{pages:s,job:o}=e,a=new Uint8Array(e.size),i=new wt.b9(e),r=[],c=f=>{a[f]=1,n(f),r.push(e.get(f))};for(const f of t){c(s.number(f));const l=s.attribute(f,"\
Resources");l!==void 0&&r.push(l);for(let p=r.pop();p!==void 0;p=r.pop()){if((0,d.i9)(p)){p.number<a.length&&a[p.number]===0&&!fs(e,p.number)&&c(p.number);continue}
const C=p instanceof d.Z6?p.dict:p;if(Array.isArray(C))for(const L of C)r.push(L);else if(C instanceof d.Bi)for(const[L,z]of C)rs.has(L)||r.push(z);i.spend(1);const x=o.
pace.step(cs);x&&await x}}}function fs(e,t){const n=e.resolve(e.entry(t,"Type"));return(0,d.Eo)(n,"Page")||(0,d.Eo)(n,"Pages")||e.pages.holds(t)}var ds=u(18930),
lt=u(98446),Ce=u(49568),Wt=u(779),Me=u(9312),ls=u(77598);const us=1e5;class hs{wanted;marks=new Set;constructor(t){this.wanted=t}markOf=(t,n)=>`${n} ${this.wanted()}\
 ${t.length} ${(0,ls.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.marks.size<us&&this.marks.add(t)}}var gs=u(17886);
const Te=["january","february","march","april","may","june","july","august","september","october","november","december","januar","februar","märz","mai","juni",
"juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero",
"marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settemb\
re","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),ps={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+\
@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\
\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]\
*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\
\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|\
th|º|er)?\\s+(?:de\\s+)?(?:${Te})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${Te})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},ms={iban:gs.l,card:ws};async function ys(e,t){
const n=await Promise.all(e.map(async s=>({kind:s,pattern:await(0,Me.Gv)("redact_kinds",ps[s],"regex",t)})));return{hasGroups:!1,search:async(s,o,a)=>{const i=[];
let r=!1;for(const{kind:c,pattern:f}of n){const l=await f.search(s,o,a);r||=l.truncated,(0,$.RZ)(i,l.matches.flatMap(({start:p,end:C})=>{const x=ms[c]?.(s.slice(
p,C))??C-p;return x>0?[{start:p,end:p+x,groups:{}}]:[]}))}return{matches:i.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:r}}}}const be=/[ \u00a0-]/;function ws(e){
const t=[...e].map((n,s)=>({sign:n,at:s})).filter(({sign:n})=>!be.test(n));for(let n=Math.min(t.length,19);n>=13;n--){let s=0;for(let a=0;a<n;a++){const i=Number(
t[n-1-a].sign)*(a%2===0?1:2);s+=i>9?i-9:i}const o=t[n-1].at+1;if(s%10===0&&(n===t.length||be.test(e[o])))return o}return 0}const Pe=2e3,Gt=2e5;async function Ss({
search:e,search_mode:t,redact_kinds:n=[]},s){const o=[];return n.length>0&&o.push(await ys(n,s)),e!==void 0&&o.push(t==="regex"?await(0,Me.Gv)("search",e,t,s):await Cs(
e,s)),new bs(Ms(o),n.length===0&&t!=="regex",s)}async function Cs(e,{pace:t}){const n=e.split(`
`).filter(s=>s.trim()!=="");if(n.length>Pe)throw(0,I.G6)([{field:"search",message:`has ${n.length} lines, and at most ${Pe} are allowed`}]);return(0,Wt.y)(n,t)}
const ve={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Ms(e){const[t]=e;return e.length===1?t:e.length===0?ve:{hasGroups:!1,
lacks:(n,s)=>e.every(({lacks:o})=>o?.(n,s)===!0),search:async(n,s,o)=>{const a=[];for(const r of e)a.push(await r.search(n,s,o));return{matches:a.flatMap(({matches:r})=>r).
sort((r,c)=>r.start-c.start||c.end-r.end),truncated:a.some(({truncated:r})=>r)}}}}const Ee=4,xe=1e4,Ts=2;class bs{pattern;isLiteral;job;texts=new Set;clean=new hs(
()=>this.texts.size);areaWords=new Set;literal;constructor(t,n,s){this.pattern=t,this.isLiteral=n,this.job=s,this.inText=this.finding(t,a=>this.search(t,a)),this.
inNames=this.finding(t,async a=>Ae(await this.search(t,a)));const o=n?t:{...ve,lacks:()=>this.texts.size===0};this.inCodes=this.finding(o,a=>this.searchCodes(a))}note(t){
this.isLiteral||t.length<Ee||this.texts.size>=xe||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=Ts&&this.areaWords.size<xe&&this.
areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Wt.y)([...this.areaWords],this.job.pace);return this.finding(t,n=>this.search(
t,n))};inText;inNames;inCodes;async searchCodes(t){if(!this.isLiteral&&this.texts.size===0)return[];const n=this.isLiteral?this.pattern:await(this.literal??=(0,Wt.
y)([...this.texts],this.job.pace));return Ae(await this.search(n,t))}finding({lacks:t},n){const{pace:s}=this.job;return Object.assign(n,{lacks:o=>o===""||t?.(o,
s)===!0})}async search(t,n){if(n==="")return[];const{matches:s,truncated:o}=await t.search(n,Gt,this.job.pace);if(o)throw Oe();return s}}const Ae=e=>e.filter(({
start:t,end:n})=>n-t>=Ee),Oe=()=>(0,le.F)("searching","A page, or another text of the document, is too long to be searched to its end","Split the document first"),
Ps=2e3,De=100,vs=10;async function Ie(e,t,n){const s=await w(e,n);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:a,end:i})=>{const r={
start:o[a],end:o[i-1]+1};return r.end-r.start>i-a||s.text.slice(a,i)!==e.slice(r.start,r.end)?[r]:[]})}async function Es(e,t,n){const{all:s,truncated:o}=await(0,Ce.
IQ)(e,t.pattern,Gt,n);return o||s.length>0||(await Ie(e.flow.text,t,n)).length>0}async function jt(e,t,n){const{all:s,counted:o,truncated:a}=await(0,Ce.IQ)(e.page,
t.pattern,Gt,n);if(a)throw Oe();const{flow:i}=e.page,r=[...s,...(await Ie(i.text,t,n)).map(p=>({...p,flow:i}))],c=new Set,f=new Map,l=[];for(const{flow:p,start:C,
end:x}of r){const L=new Set,z=n.step((x-C)*De+Ps);z&&await z,(0,rt.PC)(e,p,C,x,L);for(const q of p.lineBoxes(C,x)){f.set(`${q.x} ${q.y} ${q.width} ${q.height}`,
q);const tt=n.step(e.trace.images.length*vs);tt&&await tt,e.trace.areUnseen(L,q)&&l.push(q)}for(const q of L)c.add(q);t.note(p.text.slice(C,x))}for await(const p of xs(
e,n))t.noteArea(p);return{glyphs:c,boxes:[...f.values()],unseen:l,count:o.length}}async function*xs(e,t){const{page:n,trace:s}=e;if(s.touched.size===0)return;const{
flow:o}=n;for(const{0:a,index:i}of o.text.matchAll(As)){const r=new Set;(0,rt.PC)(e,o,i,i+a.length,r);for(const f of r)if(s.touched.has(f)){yield a;break}const c=t.
step(a.length*De);c&&await c}}const As=/\S{1,5000}/g,Os=.01;async function Ds(e,{pages:t,search:n,areas:s,shade:o},a){const i=await(0,Ht.E)(e,a);i.keepDecoded();
const r=new ds.X(i),c=[];for(const x of t)await Es(await r.page(x-1),n,a.pace)&&c.push(`page ${x}`);const f=new rt.Wz(i),l=new he(i,o);for(const[x,L]of s){const{
trace:z}=await f.all(x,L.map(tt=>(0,S.wS)(tt,-Os)));(z.touched.size>0||z.isPaintedIn||z.undivided.size>0||await Is(l,z,L))&&c.push(`areas of page ${x+1}`)}const p=await we(
i,new Set(Array.from(t,x=>x-1))),C=new fe(i,n,x=>jt(x,n,a.pace),p);await C.run(new Set);for(const x of C.found.keys())c.push(x);if(c.length>0)throw new I.zU("re\
daction_incomplete",`Text to redact is still in ${(0,lt.Dw)(c)}, so there is no result`,{advice:"Report this with the kind of document, without the document its\
elf"})}async function Is(e,t,n){for(const s of t.images)if(await e.shows(s,n))return!0;return!1}var Rs=u(61491);async function Fs(e,t,n){const{fragments:s,leafOf:o}=e.
page.found;if(!o)return;const a=new Map;for(const r of s){const c=o(r);c&&await i(c.element)&&(0,rt.Bc)(e,r.letters,r.text.length,n)}async function i(r){const c=a.
get(r);if(c!==void 0)return c;let f=!1;for(const{actualText:l}of(0,Rs.Hy)(r))l!==void 0&&(await t(l)).length>0&&(f=!0);return a.set(r,f),f}}async function Bs(e,t,n,s){
const o=new Map;if(t.length>0)for(const{images:c}of e)for(const f of c){const l=`${f.stream} ${f.from}`;(0,$.vH)(o,l,f)}const a=new Map,i=new Map;let r=0;for(const c of o.
values()){const[{stream:f,from:l,to:p}]=c;if(!await Us(c,t,s))continue;r++;const C=await n.without(c,t),x=C&&`OctavoRedacted${C.number}`;(0,$.vH)(a,f,{from:l,to:p,
text:x?`/${x} Do`:""}),x&&i.set(f,(i.get(f)??new Map).set(x,C))}return{cuts:a,images:i,count:r}}const[Ls,Ns]=[100,4];async function Us(e,t,n){for(const{matrix:s}of e){
const o=n.step(Ls+t.length*Ns);o&&await o;const a=(0,ue.jY)(s);if(t.some(i=>(0,S.EF)(a,i)))return!0}return!1}var Ws=u(2843),Gs=u(10339);const Re=8;class js{document;searching;choose;images;areas;rewriter;use=new Gs.
H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,n,s,o,a){this.document=t,this.searching=n,this.choose=s,this.images=o,this.areas=a,this.rewriter=new Ws.
q(t),this.traced=new rt.Wz(t),this.hasLayers=(0,wt.Wo)(t,"OCProperties")!==void 0}async page(t){this.noted.add(t);const{pace:n}=this.document.job,s=this.areas.get(
t)??[],o=[];let[a,i,r]=[0,0,!1];for(let c=0;c<Re;c++){const{texts:f,chosen:l}=await this.readPage(t,c,s),p=f.map(({trace:L})=>L),C=await this.cutsOf(t,p,l,s),x=C.
removals.size===0&&C.others.size===0||!p.some(({isPartial:L})=>L);for(const[L,z]of p.entries())x||c===Re-1?await this.use.note(z,n,l[L].glyphs):await this.use.noteGone(
z,n,l[L].glyphs);if(C.removals.size===0&&C.others.size===0)break;r=!0,i+=C.count;for(const L of l)for(const z of L.boxes)o.push(z);if(c===0&&(a=l.reduce((L,z)=>Math.
max(L,z.count),s.length>0?0:1)),await this.rewriter.page(t,p,C),x)break}if(!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:a+s.length,images:i}}async cutsOf(t,n,s,o){
const{pace:a}=this.document.job,i=new Set(n.flatMap(z=>[...z.undivided]));if(i.size>0)throw Hs(t+1,[...i]);const r=new Map;for(const[z,{glyphs:q}]of s.entries())
await ae(r,n[z],q,a);const c=o.length>0?await this.searching.ofAreas():void 0,f=async z=>[...await this.searching.inText(z),...c?await c(z):[]].sort(T),l=await te(
this.document,n,f),p=[...o,...s.flatMap(({unseen:z})=>z)],{cuts:C,images:x,count:L}=await Bs(n,p,this.images,a);for(const z of[C,...n.map(q=>q.cuts)])for(const[
q,tt]of z)l.set(q,await $s([l.get(q)??[],tt],a));return{removals:r,others:l,images:x,count:L}}isNoted(t){return this.noted.has(t)}get settled(){return new Set([
...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,n,s){const{traced:o}=this,{pace:a}=this.document.job,i=await o.shown(t,s),r=[i],c=[await this.
choose(i,!0)];if(i.trace.isPartial||this.hasLayers||n>0||s.length>0){const f=await o.all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[
f,l]of r.entries()){await Fs(l,this.searching.inText,c[f].glyphs),(0,rt.C7)(l,c[f].glyphs),await Zt(l.trace,this.searching,c[f].glyphs,a),await(0,rt.FU)(l,c[f].
glyphs,a);for(const p of l.trace.contents.keys())this.read.add(p)}return{texts:r,chosen:c}}}const ks=200;async function $s(e,t){const n=new Map;for(const s of e)
for(const o of s){n.set(`${o.from} ${o.to}`,o);const a=t.step(ks);a&&await a}return[...n.values()]}const Hs=(e,t)=>(0,I.G6)([{field:"redact_areas",message:`has \
an area on page ${e} into which ${(0,lt.Dw)(t)} reaches, which cannot be divided: choose another area, or redact images of the pages`,mentions:["pages_to_images"]}]);
var Fe=u(18271),vt=u(49454),Ks=u(15330),zs=u(57373),Xs=u(12202),Vs=u(88739),Et=u(61188),Be=u(50476),mt=u(48462);const kt=14,Zs=1330926671,Ys=[139,139,13,kt];function Qs(e,t,n){
try{const s=Buffer.from(e),o=new DataView(s.buffer,s.byteOffset,s.length),a=o.getUint32(0);if(s[0]===37||s[0]===128)return _s(s,t);if(a===Zs){const r=(0,Tt.tI)(
o).get("CFF ");return r&&Le(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===1&&s[1]===0&&a!==65536?Le(s,t):Js(o,t,n))?s:void 0}catch(s){if(!(s instanceof
RangeError))throw s;return}}function Le(e,t){const n=new DataView(e.buffer,e.byteOffset,e.length),s=(0,Et.Pe)(n,(0,Et.Pe)(n,n.getUint8(2)).end),o=(0,Et.zz)(n,s.
offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:a}=(0,Et.Pe)(n,o);for(const i of t)if(!(typeof i!="number"||i<=0||i+1>=a.length)){
if(a[i+1]>e.length)return!1;e.fill(kt,a[i],a[i+1])}return!0}function Js(e,t,n){const s=(0,Tt.eQ)(e,(0,Tt.tI)(e));if(!s)return!0;const{glyf:o,count:a,place:i,setPlace:r,
spanOf:c}=s,f=(0,Be.f)(n,a,c,e),l=new Set([...(0,Be.f)(t,a,c,e)]);for(let p=a-1;p>0;p--){if(!l.has(p)||f.has(p))continue;const[C,x]=[i(p),i(p+1)];if(!(x<=C)){if(o.
at+x>e.byteLength)return!1;new Uint8Array(e.buffer,e.byteOffset+o.at+C,x-C).fill(0);for(let L=p;L>0&&i(L)===C;L--)r(L,x)}}return!0}function _s(e,t){const n=(0,mt.
_M)(e);if(!n)return;const{plain:s,start:o,end:a}=n,i=s.indexOf("/CharStrings");if(i<0)return;const r=Number(/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(
i,4096)))?.[1]??4);for(const[c,f]of(0,mt.Ag)(s,i)){if(!t.has(c)||c===".notdef")continue;const l=(0,mt.Ns)(f,mt.Ed).fill(kt,r);l.set(Ys.slice(0,Math.max(l.length-
r,0)),r),f.set((0,mt.Ze)(l,mt.Ed))}return Buffer.concat([e.subarray(0,o),n.seal(s),e.subarray(a)])}const qs=300,to=2;async function eo(e,t,n,s){if(!t.hasGone)return;
const{live:o}=await(0,j.Gy)(e),a=new rt.Wz(e),{pace:i}=e.job;for(const l of s)await t.note((await a.all(l,[])).trace,i);const{content:r}=await(0,Rt.d)(e,o.length,
l=>o[l]===1&&n(l));for(const[l,p]of r){const C=e.get(l),x=C instanceof d.Z6&&e.decodedPart(C)?.data;x&&await t.note((await a.stream(x,p)).trace,i)}const c=await so(
e,t,o),f=no(e,c);for(const l of c)l.use.gone.size>0&&!l.keepsAll&&await co(e,l,f);await po(e,c)}function no(e,t){const n=new Map;for(const{number:s,use:o,keepsAll:a}of t){
const i=Ne(e,e.get(s));if(i===void 0)continue;const r=n.has(i)?n.get(i):new Set;for(const{cid:c}of o.kept)r?.add(c);n.set(i,a?void 0:r)}return n}function Ne(e,t){
const n=e.array(t.get("DescendantFonts"))?.[0];return(0,d.i9)(n)?n.number:void 0}async function so(e,t,n){const s=new Set;for(const a of e.dict(e.dict(ro(e))?.get(
"Font"))?.values()??[])(0,d.i9)(a)&&s.add(a.number);const o=[];for(let a=1;a<n.length;a++){const i=n[a]===1?e.get(a):null;if(!(i instanceof d.Bi)||!io(e,i))continue;
const r=t.fonts.get(await(0,zs.G)(e,new d.oS(a))),c=s.has(a);(r||c)&&o.push({number:a,use:r??oo,keepsAll:c})}return o}const oo={kept:new Set,gone:new Set,lengths:new Set},
ao=["Type0","Type1","MMType1","TrueType","Type3"];function io(e,t){const n=e.resolve(t.get("Subtype"));return n instanceof d.SX&&ao.includes(n.text)}const ro=e=>e.
dict(e.catalog.get("AcroForm"))?.get("DR"),$t=({kept:e,gone:t})=>[...t].filter(n=>!e.has(n));async function co(e,{number:t,use:n},s){const o=$t(n),a=e.job.pace.
step((o.length+n.kept.size)*qs);if(a&&await a,o.length===0)return;e.edit(t);const i=e.get(t);await fo(e,i,n);const r=new Set(o.map(({code:l})=>l));lo(e,i,r),uo(
e,i,r);const c=Ne(e,i),f=c===void 0?void 0:s.get(c);f&&ho(e,i,new Set(o.map(({cid:l})=>l).filter(l=>!f.has(l))))}async function fo(e,t,{kept:n,lengths:s}){const o=e.
resolve(t.get("ToUnicode")),[a,...i]=s;if(!(o instanceof d.Z6)||a===void 0||a>2||i.length>0)return;const r=await(0,Xs.A)(e,t,{found:!1});if(!r)return;const c=[...n].
sort((l,p)=>l.code-p.code).flatMap(({code:l})=>{const p=r.textOf(l);return p===void 0?[]:[[l,p]]}),f=(0,Vs.U)(c.map(([l,p])=>[l,Array.from(p,C=>C.codePointAt(0))]),
{digits:a*2,isInOrder:!0});t.set("ToUnicode",e.add((0,Mt.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}function lo(e,t,n){const s=e.
array(t.get("Widths")),o=e.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((a,i)=>n.has(o+i)?0:a))}function uo(e,t,n){const s=e.dict(t.get(
"Encoding")),o=e.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let a=0;const i=new Set,r=[];for(const x of o.map(L=>e.resolve(L))){if(typeof x==
"number")a=x;else if(x instanceof d.SX&&n.has(a++)){i.add(x.text),r.push(new d.SX(".notdef"));continue}r.push(x)}t.set("Encoding",new d.Bi(s).set("Differences",
r));for(const x of r)x instanceof d.SX&&i.delete(x.text);const c=(0,d.Eo)(e.resolve(t.get("Subtype")),"Type3")?e.dict(t.get("CharProcs")):void 0;c&&t.set("CharP\
rocs",new d.Bi([...c].filter(([x])=>!i.has(x))));const f=(0,vt.nb)(e,t),l=e.resolve(f?.get("CharSet"));if(!f||!(l instanceof d.Mx))return;const p=Buffer.from(l.
bytes).toString("latin1").split("/").slice(1),C=t.get("FontDescriptor");(0,d.i9)(C)&&e.edit(C),(0,vt.nb)(e,t)?.set("CharSet",(0,d.Px)(p.filter(x=>!i.has(x)).map(
x=>`/${x}`).join("")))}function ho(e,t,n){const s=e.array(t.get("DescendantFonts"))?.[0];if(!(0,vt.hL)(e,t)||!(0,d.i9)(s))return;e.edit(s);const a=e.get(s),i=e.
array(a.get("W"));i&&a.set("W",go(e,i,n));const r=a.get("FontDescriptor"),c=e.resolve(e.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?e.decodedPart(c)?.data:void 0;
if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))return;const l=f.slice();for(const p of n)p>>3<l.length&&(l[p>>3]&=~(128>>(p&7)));e.edit(r),e.get(r).set("CIDSet",e.add(
(0,Mt.n)(c,l,{compress:!0})))}function go(e,t,n){const s=[];for(let o=0;o<t.length;){const a=e.resolve(t[o]),i=e.array(t[o+1]);if(typeof a!="number"||!i){(0,$.RZ)(
s,t.slice(o,o+3)),o+=3;continue}s.push(a,i.map((r,c)=>n.has(a+c)?0:r)),o+=2}return s}async function po(e,t){const n=new Map;for(const s of t){const o=(0,Fe.Lq)(
e,e.get(s.number));o&&(0,$.vH)(n,o,s)}for(const[s,o]of n){if(o.some(({keepsAll:p})=>p)||!o.some(({use:p})=>$t(p).length>0))continue;const a=e.decodedPart(s)?.data;
if(!a)continue;const i=e.job.pace.step(a.length*to);i&&await i;const[r,c]=[new Set,new Set];for(const{number:p,use:C}of o){const x=yo(e,e.get(p));for(const L of $t(
C))Ue(r,x(L));for(const L of C.kept)Ue(c,x(L))}for(const p of c)r.delete(p);const f=r.size>0?Qs(a,r,c):void 0,l=f&&mo(e,o[0].number);l!==void 0&&e.put(l,await(0,Ot.
c)(e,s,f))}}const Ue=(e,t)=>{t!==void 0&&e.add(t)};function mo(e,t){const n=(0,vt.nb)(e,e.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=n?.
get(s);if((0,d.i9)(o))return o.number}}function yo(e,t){const n=(0,Fe.oQ)(e,t);if(typeof n!="object")return()=>{};const s=[],o=(0,Ks.X)(e,t,wo(n,s),n);return a=>{
const i=o(a)?.[0];if(i===void 0||i>=0)return i;const r=s[-1-i];return n.glyphCalled?.(r)??r}}const wo=(e,t)=>({glyph:n=>[n],named:n=>e.has(n)?[-t.push(n)]:void 0});
var We=u(55969),So=u(45059),Co=u(39491),Mo=u(34635),To=u(77500);const Ge=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),bo=["Alternates",
"OPI","DSS"];async function Po(e){let t=(await(0,So._)(e)).length;for(let n=0;n<e.pages.count;n++){const s=e.job.pace.step(1e3);s&&await s;for(const o of e.array(
e.entry(e.pages.number(n),"Annots"))??[]){const a=e.dict(o);a&&vo(e,a)&&t++}}return t}const vo=(e,t)=>{const n=(0,We.B)(e,t);return n!=="FileAttachment"&&Ge.has(
n)};async function Eo(e,t){(0,To.br)(e,"values"),t&&await(0,m.L)(e,s=>Ge.has((0,We.B)(e,s))),await(0,Co.u)(e,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:n}=await(0,j.Gy)(e);await(0,Mo.y)(e,n,[(s,o)=>bo.filter(a=>o.delete(a)).length>
0])}var xo=u(56457),Ao=u(33238),Oo=u(37395);async function Do(e,t,n){const{pages:s,search:o,areas:a,media:i}=t,r=i?0:await Po(e),c=await we(e,new Set(Array.from(
s,tt=>tt-1))),{redacted:f,content:l,unsearched:p}=await Io(e,t,n);Ro(t.searches??"search",p,r);const C=new fe(e,o,tt=>jt(tt,o,n.pace),c,l.rewriter,l.use);await C.
run(l.settled);const x=[...C.found.values()].reduce((tt,st)=>tt+st,0);if(f.length===0&&x===0)return{redacted:f,elsewhere:0,notes:[]};const L=await o.ofAreas();L&&
await at(e,a,L),await nt(e,a);const z=Array.from({length:e.pages.count},(tt,st)=>st).filter(tt=>!l.isNoted(tt));await eo(e,l.use,tt=>c[tt]===1,z);const q=(0,xo.
D)(await(0,Ao.Y)(e,"remove"),"remove");return await Eo(e,i),{redacted:f,elsewhere:x,notes:q}}async function Io(e,{pages:t,search:n,searches:s,areas:o,shade:a},i){
const r=new Oo.Z(e),c=new Set,f=new Set,l=async(x,L)=>{const{index:z,unreadable:q}=x.page;return L&&s!==void 0&&q>0&&f.add(z+1),L&&s!==void 0&&!o.has(z)&&await r.
isScan(x.page)&&c.add(z+1),jt(x,n,i.pace)},p=new js(e,n,l,new he(e,a),o),C=[];for(const[x,L]of t.entries()){if(s===void 0&&!o.has(L-1))continue;const z=await p.
page(L-1);z&&C.push(z),i.pace.progress(x/t.length)}return{redacted:C,content:p,unsearched:{textless:[...c],unreadable:[...f]}}}function Ro(e,{textless:t,unreadable:n},s){
const o=[];if(t.length>0&&o.push({field:e,message:`${(0,lt.oi)(t)} ${(0,lt.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), o\
r give areas`}),n.length>0&&o.push({field:e,message:`${(0,lt.oi)(n)} ${(0,lt.d5)(n.length,"has","have")} characters that cannot be read, because the fonts do no\
t tell which letters they are: leave the pages out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,lt.
y_)(s,"attachment")}, which ${(0,lt.d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,I.
G6)(o)}var Fo=u(95234);const Bo=async(e,t,n)=>{const s=await Ss(t,n);await Uo(t.redact_label,s);const o=await(0,Ht.E)(e.bytes,n,{password:t.open_password});o.keepDecoded();
const a=o.pages.count,i=(0,V.k1)(t.pages,a),r=ke(t.redact_areas,i,a);t.redact_annotations&&Wo(o,i,r);const c=["search","redact_kinds"].find(L=>t[L]!==void 0),f=t.
redact_mark==="black"?0:255,l=t.remove_attachments,{redacted:p,elsewhere:C,notes:x}=await Do(o,{pages:i,search:s,searches:c,areas:r,media:l,shade:f},n);if(p.length===
0&&C===0)return{documents:[{...e,pageCount:a}],notes:[Lo],facts:{pageCount:a,redactedMatches:0,redactedPages:0,redactedImages:0}};if(await Ds(await(0,xt.UN)(o,{
encryption:"none",draft:!0}),{pages:i,search:s,areas:r,shade:f},n),t.redact_mark!=="none"){const L=t.redact_mark==="black"?"white":"black",{redact_label:z}=t,q=z===
void 0?void 0:await(await No(n)).openLabel(o,z,L);await Xe(o,p,t.redact_mark,q)}return{documents:[{name:e.name,bytes:await(0,xt.UN)(o),pageCount:a}],notes:x,facts:{
pageCount:a,redactedMatches:p.reduce((L,{count:z})=>L+z,C),redactedPages:p.length,redactedImages:p.reduce((L,{images:z})=>L+z,0)}}},Lo={code:"nothing_redacted",
message:"Nothing was found to redact, and the document is unchanged."},No=e=>(0,Fo.V)(e,()=>Promise.all([u.e(7762),u.e(7140),u.e(4942)]).then(u.bind(u,84942)));
async function Uo(e,t){if(e!==void 0&&(await t.inText(e)).length>0)throw(0,I.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}
function Wo(e,t,n){let s=0;for(const o of t)for(const a of Q(e,o-1))if((0,$.vH)(n,o-1,a),++s>ct)throw(0,I.G6)([{field:"redact_annotations",message:`finds more t\
han ${ct} areas, and at most ${ct} are allowed: choose fewer pages`,mentions:["pages"]}])}}),95234:((et,J,u)=>{u.d(J,{V:()=>m,W:()=>F});var I=u(29082),V=u(64173),
$=u(87826),j=u(14029),d=u(52404);const k="1.4";async function F(y,{pages:S,open_password:M,transparency:T},A,B){const X=await(0,V.E)(y.bytes,A,{password:M}),N=X.
pages.count,h=(0,I.k1)(S,N);if(h.length===0){const O=await(0,$.i)(X,y.bytes);return{documents:[{name:y.name,bytes:O,pageCount:N}],notes:[d.$],facts:{pageCount:N,
stampedPages:0}}}const{notes:w,stampedPages:g=h.length,version:b=k,write:E}=await B(X,h),R={version:b>k?b:k},K=E?await E(R):await(0,j.UN)(X,R);return{documents:[
{name:y.name,bytes:K,pageCount:N}],notes:T===100?[U,...w]:w,facts:{pageCount:N,stampedPages:g}}}const U={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function m({pace:y},S){await y.rest();const M=await S();return await y.rest(),
M}}),9312:((et,J,u)=>{u.d(J,{$0:()=>k,Gv:()=>$,MM:()=>d});var I=u(779),V=u(42973);const $=(U,m,y,{pace:S,limits:M})=>(0,I.patternOf)(U,m,y,S,F(U,M)),j={slashes:"\
has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression an\
d was read as words: set search_mode to regex, and leave out slashes around it"};function d(U,m){const y=(0,I.G)(U,m);return y&&j[y]}function k(U,m,y){const S=d(
m,y);return S===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${U}, which ${S}.`,mentions:[U,"search_mode"]}]}function F(U,{searching:m}){
let y=m;return S=>{if(y-=S,y<0)throw(0,V.F)("searching",`The search takes more than ${m} steps, which are characters times the size of the expression`,"Make the\
 expression shorter or more exact, or search fewer pages",U)}}}),37395:((et,J,u)=>{u.d(J,{Z:()=>B});var I=u(74135),V=u(6057),$=u(65868),j=u(16264);class d{document;contents;constructor(h){
this.document=h,this.contents=new $.i(h)}async cover(h,w){const g=(0,V.iw)(this.document,h),{width:b,height:E}=(0,I.iN)(g),R=[0,0,b*g.userUnit,E*g.userUnit],K=new U(
R);if(await this.contents.read(h,K,K),K.points.share<w)return!1;const O=new m(this.document,R);return await this.contents.read(h,O,O),O.points.share>=w}}const k=32;
class F{page;rows=new Uint32Array(k);constructor(h){this.page=h}get share(){return this.rows.reduce((h,w)=>h+y(w),0)/k**2}cover(h){const w=(0,I.Pj)(h,this.page);
if(!w)return;const[g,b,E,R]=w,[K,O]=this.between(g,E,0),[G,v]=this.between(b,R,1);if(O<K)return;const P=(2**(O-K+1)-1)*2**K;for(let D=G;D<=v;D++)this.rows[D]|=P}between(h,w,g){
const b=this.page[g],E=(this.page[g+2]-b)/k,R=Math.ceil((h-b)/E-.5),K=Math.ceil((w-b)/E-.5)-1;return[Math.max(R,0),Math.min(K,k-1)]}}class U{points;constructor(h){
this.points=new F(h)}glyph(){}takes({operator:h},w,g,b){h==="BI"&&!b&&this.image(w)}image({matrix:h}){this.points.cover((0,I.zl)(h,j.p))}}class m extends j.r{points;constructor(h,w){
super(h,w),this.points=new F(w)}glyph(){}image(h){const w=(0,I.Pj)((0,I.zl)(h.matrix,j.p),this.paintOf(h).clip);w&&this.points.cover(w)}}function y(N){let h=0;for(let w=N;w!==
0;w&=w-1)h++;return h}var S=u(82877);const M=50,T=.12,A=.5;class B{document;images;constructor(h){this.document=h,this.images=new d(h)}async isScan(h){return!X(
h)&&!(0,S.l)(this.document,h.index)&&await this.images.cover(h.index,A)}}function X({characters:N,found:{fragments:h,width:w,height:g}}){if(N<M)return!1;const b=(E,R)=>E>
T*R&&E<(1-T)*R;return h.some(({box:E})=>b(E.x+E.width/2,w)&&b(E.y+E.height/2,g))}}),49568:((et,J,u)=>{u.d(J,{Ao:()=>d,IQ:()=>k,m6:()=>F});var I=u(27077);const V=1e3,
$=1e6,j=1e3;async function d(h,w,g,b){const E=Math.max(g,V),R=await U(h.flow,w,E,b),K=await m(h,w,E,b),O=await M(R.found,K.found,h,b);return{matches:O.slice(0,g).
map(N),truncated:R.truncated||K.truncated||O.length>g}}async function k(h,w,g,b){const E=await U(h.flow,w,g,b),R=await m(h,w,g,b);return{all:[...E.found,...R.found],
counted:await M(E.found,R.found,h,b),truncated:E.truncated||R.truncated}}async function F(h,w,g){const b=await U(h.flow,w,1,g);if(b.found.length>0)return{isFound:!0,
truncated:!0};const E=await m(h,w,1,g);return{isFound:E.found.length>0,truncated:b.truncated||E.truncated}}async function U(h,w,g,b){const{matches:E,truncated:R}=await w.
search(h.text,g,b);return{found:E.map(K=>({...K,flow:h})),truncated:R}}async function m(h,w,g,b){const{flow:E,lines:R}=await(0,I.k6)(h.visualText(),b),{text:K}=E,
O=[];let G=K.length>$;for(const v of R){if(v.end>$||O.length>=g){G=!0;break}const P=b.step(j);P&&await P;const D=K.slice(v.start,v.end);if(w.lacks?.(D,b)===!0)continue;
const{matches:H,truncated:Z}=await w.search(D,g-O.length,b);G||=Z;for(const{start:W,end:Q,groups:Y}of H)O.push({start:v.start+W,end:v.start+Q,groups:Y,flow:E})}
return{found:O,truncated:G}}const[y,S]=[500,30];async function M(h,w,g,b){if(w.length===0)return h;const E=A(g),R=new Set,K=[];for(const v of w){const P=b.step(
(v.end-v.start)*S+y);P&&await P;const D=B(v,E),H=new Set;for(const{from:Y,to:_}of D)for(let nt=X(h,Y);nt<h.length&&h[nt].start<_;nt++)H.add(nt);const[Z]=H,W=H.size===
1?h[Z]:void 0;if(W&&D.every(({from:Y,to:_})=>W.start<=Y&&_<=W.end))continue;for(const Y of H)R.add(Y);const Q=D.reduce((Y,_)=>Math.min(Y,_.from),1/0);K.push({match:v,
from:Q})}const O=h.flatMap((v,P)=>R.has(P)?[]:[{match:v,from:v.start}]);return(await(0,I.k6)((0,I.p9)([...O,...K],(v,P)=>v.from-P.from),b)).map(({match:v})=>v)}
const T=-1;function A({flow:h,found:{edges:w}}){const g=new Int32Array(w.count).fill(T);for(const{first:b,position:E,count:R}of h.letters(0,h.text.length))for(let K=0;K<
R;K++)g[b+K]=E+K;return g}function B({flow:h,start:w,end:g},b){const E=[];for(const{first:R,count:K}of h.letters(w,g))for(let O=R;O<R+K;O++){const G=b[O];if(G===
T)continue;const v=E.at(-1);v?.to===G?v.to++:E.push({from:G,to:G+1})}return E}function X(h,w){let g=0;for(let b=h.length;g<b;){const E=g+b>>1;h[E].end<=w?g=E+1:
b=E}return g}const N=({flow:h,start:w,end:g,groups:b})=>({text:h.text.slice(w,g),groups:b,box:h.box(w,g),boxes:h.lineBoxes(w,g)})}),1900:((et,J,u)=>{u.d(J,{cE:()=>F,
lc:()=>U,oF:()=>V,rr:()=>j,vO:()=>I});const I=4,V=2,$={gray:1,rgb:3,rgba:4,"gray-alpha":2},j=y=>y.byteOffset%I===0?new Uint32Array(y.buffer,y.byteOffset,y.length/
I):new Uint32Array(y.slice().buffer),d=new Uint32Array(0),k=(y,S)=>S>0&&Buffer.compare(y(S),y(S-1))===0;async function F({height:y,row:S},M){let T=-1;for(let A=0;A<
y;A++){const B=S(A),X=k(S,A)?d:j(B);for(let h=0;h<X.length;h++){if(X[h]===T)continue;const w=h*I,g=B[w+1];if(B[w]!==g||B[w+2]!==g)return!0;T=X[h]}const N=M.step(
B.length*V);N&&await N}return!1}function U({width:y,row:S},M){const T=$[M],A=new Uint8Array(y*T),B=T<3,X=T%2===0;let N=-1;return h=>{const w=N===h-1&&k(S,h);if(N=
h,w)return A;const g=S(h),b=j(g);for(let E=0,R=0;E<b.length;E++){if(E>0&&b[E]===b[E-1]){for(const P=R+T;R<P;R++)A[R]=A[R-T];continue}const K=E*I,[O,G,v]=[g[K],g[K+
1],g[K+2]];B?A[R++]=m(v,G,O):(A[R++]=v,A[R++]=G,A[R++]=O),X&&(A[R++]=g[K+3])}return A}}const m=(y,S,M)=>77*y+150*S+29*M+128>>8}),16264:((et,J,u)=>{u.d(J,{p:()=>S,
r:()=>M});var I=u(45599),V=u(36211),$=u(85008),j=u(74135),d=u(6057),k=u(76023),F=u(4186),U=u(5490);const m=new Set([3,7]),y=.01,S=[0,0,1,1];class M{document;page;area;path;clips=!1;glyphClip;constructor(h,w){
this.document=h,this.page=w}get box(){return this.area}takes(h,w,g,b){if(this.extendsPath(h,w)||this.setsColor(h,w,g))return;const{operator:E}=h,R=V.lJ.get(E);R?
this.paints(R,w,b):E==="W"||E==="W*"?this.clips=!0:E==="w"?w.paint={...this.paintOf(w),lineWidth:Math.abs(h.number(0))||0}:!b&&E==="BI"?this.image(w):!b&&E==="s\
h"&&this.add(this.paintOf(w).clip,w)}shows(h){this.glyphClip=m.has(h.mode)?void 0:this.paintOf(h).clip}glyph({font:h,frame:w,size:g},b,E,R,K){if(!this.glyphClip||
b!==""&&b.trim()==="")return;const[O,G]=w.vertical?[.5,.5]:[h.ascent,-h.descent],v=Math.min(E,R),P=(0,F.L)(w,v,Math.max(E,R),K-O*g,K+G*g);this.join([P.x,P.y,P.x+
P.width,P.y+P.height],this.glyphClip)}covers(h){this.join(h,this.page)}image(h){this.add((0,j.zl)(h.matrix,S),h)}enters(h,w){const g=(0,d.b0)(this.document,h.get(
"BBox"));g&&this.clipTo((0,j.zl)(w.matrix,g),w)}paintOf(h){return h.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(h,{matrix:w}){const g=(0,U.
M)(h);switch(h.operator){case"re":{const[b=NaN,E=NaN,R=NaN,K=NaN]=g;return this.extend((0,j.zl)(w,[b,E,b+R,E+K])),!0}case"m":case"l":case"c":case"v":case"y":for(let b=0;b+
1<g.length;b+=2){const[E,R]=(0,j.Gd)(w,g[b],g[b+1]);this.extend([E,R,E,R])}return!0;default:return!1}}extend(h){h.every(Number.isFinite)&&(this.path=this.path?(0,j.
kO)(this.path,h):h)}setsColor(h,w,g){const b=this.paintOf(w);switch(h.operator){case"g":case"rg":case"k":return w.paint={...b,components:h.count,isWhite:X((0,U.
M)(h))},!0;case"cs":return w.paint={...b,components:this.componentsOf(h.name(0),g),isWhite:!1},!0;case"sc":case"scn":{const E=h.kind(h.count-1)!==$.o_&&h.count===
b.components;return w.paint={...b,isWhite:E&&X((0,U.M)(h))},!0}default:return!1}}componentsOf(h,w){if(h===void 0)return 0;const g=E=>w.find("ColorSpace",E),b=(0,k.
L)(this.document,new I.SX(h),g);return b&&b.kind!=="inks"&&!b.table?b.components:0}paints({fill:h,strokes:w},g,b){const{path:E,clips:R}=this;this.path=void 0,this.
clips=!1;const K=this.paintOf(g);E&&!b&&w?this.add((0,j.XM)(E,K.lineWidth*B(g)/2),g):E&&!b&&h&&!(K.isWhite&&this.isPageWide(E))&&this.add(E,g),R&&E&&this.clipTo(
E,g)}isPageWide(h){const[w,g,b,E]=this.page,[R,K]=[(b-w)*y,(E-g)*y];return h[0]<=w+R&&h[1]<=g+K&&h[2]>=b-R&&h[3]>=E-K}clipTo(h,w){const g=this.paintOf(w);w.paint=
{...g,clip:(0,j.Pj)(g.clip,h)??T}}add(h,w){this.join(h,this.paintOf(w).clip)}join(h,w){const g=(0,j.Pj)((0,j.XM)(h,A),w);g&&(this.area=this.area?(0,j.kO)(this.area,
g):g)}}const T=[0,0,0,0],A=.01,B=({matrix:[N,h,w,g]})=>Math.max(Math.hypot(N,h),Math.hypot(w,g)),X=N=>{const h=N.length===4?0:1;return N.length>0&&N.every(w=>w===
h)}}),15330:((et,J,u)=>{u.d(J,{X:()=>d});var I=u(45599),V=u(16456),$=u(49454),j=u(30201);function d(m,y,S,M){const T=(0,$.hL)(m,y);return T?k(m,T,S,M):F(m,y,S,M)}
function k(m,y,S,M){const T=m.resolve(y.get("CIDToGIDMap")),A=T instanceof I.Z6?m.decodedPart(T)?.data:void 0;return({cid:B})=>S.glyph(A?(A[B*2]??0)<<8|(A[B*2+1]??
0):M.glyphOfCid(B))}function F(m,y,S,M){const{base:T,differences:A}=(0,V.yD)(m,y),B=(N,h)=>{const w=N.charCodeAt(h-32);return w>0?(0,j.S)(w):void 0};if(M.kind!==
"truetype")return({code:N})=>{const h=T===void 0?M.encoding?.get(N)??B(M.encoding?"":V.W,N):void 0,w=A?.get(N)??h??(T===void 0?void 0:B(T,N));return S.named(w??
".notdef")??S.named(".notdef")};const X=(0,V.pE)(m,(0,$.nb)(m,y),y)&&!A;return({code:N})=>{const h=A?.get(N)??B(T??V.W,N),w=()=>h===void 0?0:U(M,h),g=()=>M.code(
N)||(M.codes===void 0?M.unicode(N):0);return S.glyph(X?g()||w():w()||g())}}function U(m,y){const S=(0,j.u)(y),M=S===void 0?0:m.unicode(S);if(M>0)return M;const T=S===
void 0?-1:V.yh.indexOf(String.fromCodePoint(S));return(T>=0&&m.codes==="macintosh"?m.code(T+32):0)||m.glyphOf(y)}}),12889:((et,J,u)=>{u.d(J,{Rl:()=>w,Vv:()=>j,fM:()=>d,
ft:()=>m,jB:()=>N,pr:()=>T,rg:()=>X,vw:()=>M,wE:()=>h});var I=u(46161),V=u(93604),$=u(47707);const j="‏",d="‎";let k;const F=()=>k??=(0,I.A)(),U=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
m=g=>U.test(g),y=4e3,S=g=>F().getEmbeddingLevels(g.slice(0,y)).paragraphs[0]?.level??0,M=g=>m(g)&&S(g)%2===1,T=g=>[...A(g)];function*A(g){if(!m(g)){g!==""&&(yield{
text:g,rtl:!1,at:0});return}if(g.length<=y)return yield*B(g,0);const b=S(g)%2===1,E=[];for(let R=0;R<g.length;)R=Math.min(R+y,g.length),/[\ud800-\udbff]/.test(g[R-
1])&&(R=Math.min(R+1,g.length)),E.push(R);for(let R=0;R<E.length;R++){const K=b?E.length-1-R:R,O=E[K-1]??0;yield*B(g.slice(O,E[K]),O,b?"rtl":"ltr")}}function B(g,b,E){
const{levels:R,paragraphs:K}=F().getEmbeddingLevels(g,E),O=K[0]?.level??0;for(let P=g.length-1;P>=0&&/\s/.test(g[P]);P--)R[P]=O;const G=[];for(let P=0,D=0;P<g.length;P=
D){const H=R[P];for(;D<g.length&&R[D]===H;)D++;G.push({level:H,text:g.slice(P,D),at:P})}const v=G.reduce((P,{level:D})=>Math.max(P,D),0);for(let P=v;P>0;P--)for(let D=0,
H=0;D<G.length;D=H+1){for(H=D;H<G.length&&G[H].level>=P;)H++;for(let Z=D,W=H-1;Z<W;Z++,W--)[G[Z],G[W]]=[G[W],G[Z]]}return G.map(({level:P,text:D,at:H})=>({text:D,
rtl:P%2===1,at:b+H}))}function*X(g,b){const E=new Int32Array(b.length+1);for(const[R,K]of b.entries())E[R+1]=E[R]+K.length;for(const{text:R,rtl:K,at:O}of A(g+b.
join(""))){const G=O-g.length,v=G+R.length,P=[];for(let D=Math.max((0,V.M)(E,G)-1,0);D<b.length&&E[D]<v;D++){const H=Math.max(G-E[D],0),Z=b[D].slice(H,Math.max(
v-E[D],0));Z!==""&&P.push({text:Z,rtl:K,at:H,index:D})}yield*K?P.reverse():P}}const N=g=>Array.from(g,b=>F().getMirroredCharacter(b)??b).join(""),h=g=>(0,$.qf)(
N(g)).reverse().join(""),w=g=>T(g).flatMap(({text:b,rtl:E})=>E?(0,$.qf)(N(b)).reverse():(0,$.qf)(b))}),88739:((et,J,u)=>{u.d(J,{B:()=>k,U:()=>j});var I=u(77581),
V=u(12889);const $=100;function j(F,{digits:U=4,isInOrder:m=!1}={}){const y=F.filter(([,M])=>M.length>0).map(([M,T])=>`<${k(M).slice(-U)}> <${d(T,m)}>`),S=Array.
from({length:Math.ceil(y.length/$)},(M,T)=>{const A=y.slice(T*$,(T+1)*$);return[`${A.length} beginbfchar`,...A,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(U)}> <${"F".repeat(U)}> endcodespacerange`,...S,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function d(F,U){const m=F.map(y=>String.fromCodePoint(y)).join("");return(0,I.kt)(!U&&(0,V.ft)(m)?[...m].reverse().join(""):m).toString("hex").toUpperCase()}
const k=F=>F.toString(16).toUpperCase().padStart(4,"0")}),76023:((et,J,u)=>{u.d(J,{L:()=>k});var I=u(45599),V=u(69869);const $=8,j={DeviceGray:d("gray",1),CalGray:d(
"gray",1),G:d("gray",1),DeviceRGB:d("rgb",3),CalRGB:d("rgb",3),RGB:d("rgb",3),DeviceCMYK:d("cmyk",4),CMYK:d("cmyk",4),Separation:d("inks",1)};function d(m,y){return{
kind:m,components:y,profile:void 0,table:void 0}}function k(m,y,S,M=0){const T=m.resolve(y);if(M>$)return;if(T instanceof I.SX){if(Object.hasOwn(j,T.text))return j[T.
text];const B=S(T.text);return B===void 0?void 0:k(m,B,S,M+1)}if(!(0,I.cy)(T))return;const A=m.resolve(T[0]);if(A instanceof I.SX)switch(A.text){case"ICCBased":
return F(m,T[1],S,M);case"Indexed":case"I":return U(m,T,S,M);case"DeviceN":{const B=m.array(T[1])?.length??0;return B>=1&&B<=32?d("inks",B):void 0}default:return Object.
hasOwn(j,A.text)?j[A.text]:void 0}}function F(m,y,S,M){const T=m.resolve(y);if(!(T instanceof I.Z6))return;const A=m.resolve(T.dict.get("N")),B=A===1?"gray":A===
3?"rgb":A===4?"cmyk":void 0;if(B===void 0)return k(m,T.dict.get("Alternate"),S,M+1);const X=(0,V.hh)(m.decodedPart(T)?.data,A);return{...d(B,A),profile:X?.bytes}}
function U(m,y,S,M){const T=k(m,y[1],S,M+1),A=m.resolve(y[3]),B=A instanceof I.Mx?A.bytes:A instanceof I.Z6?m.decodedPart(A)?.data:void 0,X=m.resolve(y[2]);if(!T||
T.table||!B||typeof X!="number"||!(X>=0))return;const N=new Uint8Array((Math.min(Math.floor(X),255)+1)*T.components);return N.set(B.subarray(0,N.length)),{...T,
table:N}}}),69869:((et,J,u)=>{u.d(J,{R1:()=>m,To:()=>k,hh:()=>F});var I=u(81679),V=u(78157),$=u(45599);const j={1:"GRAY",3:"RGB ",4:"CMYK"},d=["scnr","mntr","pr\
tr","spac"],k={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function F(y,S){if(!y||y.length<132)return;const M=(0,V.bS)(y),T=N=>M.toString("latin1",N,N+4),A=M.readUInt32BE(
0),B=y[8];if(!(!(A>=132&&A<=y.length&&B>=2&&B<=4&&T(36)==="acsp"&&d.includes(T(12)))||T(16)!==j[S]))return{bytes:y.subarray(0,A),version:B}}const U=new WeakMap;
function m(y,{bytes:S},M){const T=U.get(y)??[];U.set(y,T);const A=T.find(N=>Buffer.compare(N.bytes,S)===0);if(A)return A.ref;const B=(0,$.jd)({N:M,Alternate:(0,$.
UU)(k[M]),Filter:(0,$.UU)("FlateDecode")}),X=y.add(new $.Z6(B,(0,I.Kc)(S)));return T.push({bytes:S,ref:X}),X}}),82877:((et,J,u)=>{u.d(J,{R:()=>I,l:()=>V});const I="\
OctavoText";function V($,j){const d=$.dict($.dict($.pages.attribute(j,"Resources"))?.get("XObject"));return d!==void 0&&[...d.keys()].some(k=>k.startsWith(I))}}),
3449:((et,J,u)=>{u.d(J,{d:()=>$});var I=u(45599);const V=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function $(F,U,m){
const y=new Map,S=new Map;for(let M=1;M<U;M++){if(!m(M))continue;const T=F.job.pace.step(300);T&&await T;const A=F.get(M);A instanceof I.Z6?(d(F,A.dict)&&y.set(
M,A.dict.get("Resources")),(A.dict.has("CMapName")||(0,I.Eo)(F.resolve(A.dict.get("Type")),"CMap"))&&S.set(M,"CMap")):A instanceof I.Bi&&k(F,M,A,y,S)}return{content:y,
fonts:S,pages:await j(F)}}async function j(F){const U=new Set,m=new Set;for(const y of F.pages.numbers){const S=F.entry(y,"Contents");(0,I.i9)(S)&&U.add(S.number);
const M=F.array(S),T=M!==void 0&&m.size<m.add(M).size;for(const B of T?M:[])(0,I.i9)(B)&&U.add(B.number);const A=F.job.pace.step(300+(T?10*M.length:0));A&&await A}
return U}function d(F,U){const m=F.resolve(U.get("Subtype"));return(0,I.Eo)(m,"Form")||F.resolve(U.get("PatternType"))===1||U.has("BBox")&&!U.has("ShadingType")}
function k(F,U,m,y,S){for(const B of V){const X=m.get(B);(0,I.i9)(X)&&S.set(X.number,B)}const M=(0,I.Eo)(F.resolve(m.get("Subtype")),"Type3")?F.dict(m.get("Char\
Procs")):void 0;for(const B of M?.values()??[])(0,I.i9)(B)&&y.set(B.number,m.get("Resources"));const T=F.resolve(m.get("Type"));if(F.pages.holds(U)||!((0,I.Eo)(
T,"Page")||(0,I.Eo)(T,"Template")))return;const A=m.get("Contents");for(const B of F.array(A)??[A])(0,I.i9)(B)&&y.set(B.number,m.get("Resources"))}}),10339:((et,J,u)=>{
u.d(J,{H:()=>I});class I{fonts=new Map;hasGone=!1;async note({shown:d},k,F=$){for(const{font:U,elements:m,first:y}of d){let S=this.fonts.get(U);S||this.fonts.set(
U,S={kept:new Set,gone:new Set,lengths:new Set});let M=y;for(const T of m){if(typeof T=="number")continue;let A=0;for(const X of U.glyphs(T)){const N=U.partEnd(
T,A,1);S.lengths.add(N-A),A=N,F.has(M++)?(S.gone.add(X),this.hasGone=!0):S.kept.add(X)}const B=k.step(T.length*V);B&&await B}}}async noteGone(d,k,F){if(F.size===
0)return;const U=new I;await U.note(d,k,F);for(const[m,{gone:y,lengths:S}]of U.fonts){const M=this.fonts.get(m);if(M)for(const T of y)M.gone.add(T);else this.fonts.
set(m,{kept:new Set,gone:y,lengths:S})}this.hasGone=!0}}const V=50,$=new Set}),33238:((et,J,u)=>{u.d(J,{Y:()=>X});var I=u(91374),V=u(39684),$=u(9819),j=u(33973),
d=u(21996),k=u(17671),F=u(58006),U=u(78157),m=u(45599),y=u(21115),S=u(17413);async function M(O,G,v){const P=O.resolve(G);let D="";for(const H of(0,m.cy)(P)?P:[
G]){const Z=O.resolve(H);if(Z instanceof m.Mx&&(D=Buffer.from(Z.bytes).toString("latin1")),!(0,m.i9)(H)||!(Z instanceof m.Z6))continue;let W;try{W=(0,U.bS)(O.decoded(
Z))}catch{continue}if(!W.includes("ignature"))continue;const Q=W.toString("latin1"),Y=await(0,S.Y)(Q,T(D,v),O.job.pace);Y!==Q&&O.put(H,(0,F.n)(Z,Buffer.from(Y,"\
latin1"),{compress:!1}))}}function T(O,G){return({namespace:v,local:P},D)=>P==="Signature"&&v===y.dK.ds||P==="signature"&&G&&O!=="datasets"&&!D.some(A)}const A=({
namespace:O,local:G})=>G==="datasets"&&O===y.dK.xfa;var B=u(43791);async function X(O,G){const v=(0,k.Hi)(O),P=await N(O),D=new Set,H=new Set,Z=P.map(({dict:W})=>(0,I.
fq)(O,W));for(const W of P)g(v,W,G,D,H);return D.size>0&&await b(v,D,H),await R(O,D.size>0),{fields:Z,objects:D,usageRights:K(O)}}async function N(O){const G=(await(0,d.
zx)(O,["Sig"])).Sig;if(G.length===0)return[];for(const Q of G)h(O,Q);const v=new Map;for(const{number:Q,dict:Y,type:_}of await(0,I.qU)(O))_==="Sig"&&Q!==void 0&&
w(O,v,Q,Y);const P=new Set([...v.values()].flatMap(({number:Q,widgets:Y})=>[Q,...Y])),{Sig:D,Widget:H}=await(0,d.zx)(O,["Sig","Widget"]),Z=[...new Set([...D,...H])].
filter(Q=>{const Y=P.has(Q)?null:O.get(Q);return(0,m.Zm)(Y)&&(Y.has("T")||(0,m.Eo)(Y.get("Subtype"),"Widget"))&&(0,I.pv)(O,Y)==="Sig"}),W=Z.length>0?(await(0,j.
Gy)(O)).live:void 0;for(const Q of Z)W?.[Q]===1&&w(O,v,Q,O.get(Q));return[...v.values()]}function h(O,G){const v=[O.get(G)];for(let P=v.pop();P!==void 0;P=v.pop()){
if((0,m.Zm)(P))for(const D of P.values())v.push(D);if(Array.isArray(P))for(const[D,H]of P.entries())!(0,m.Zm)(H)||!(0,m.Eo)(H.get("FT"),"Sig")?v.push(H):(O.edit(
G),P[D]=O.add(H))}}function w(O,G,v,P){if(!(0,m.Zm)(O.resolve((0,I.hj)(O,P,"V"))))return;const D=P.get("Parent"),H=O.dict(D);if(!P.has("T")&&(0,m.i9)(D)&&H?.has(
"T")){w(O,G,D.number,H),G.get(D.number)?.widgets.add(v);return}if(G.has(v))return;const Z=(O.array(P.get("Kids"))??[]).flatMap(W=>(0,m.i9)(W)?[W.number]:[]);G.set(
v,{number:v,dict:P,widgets:new Set((0,m.Eo)(P.get("Subtype"),"Widget")?[v,...Z]:Z)})}function g({removal:O},{number:G,dict:v,widgets:P},D,H,Z){const{document:W}=O;
H.add(G);const Q=(0,I.hj)(W,v,"V");(0,m.i9)(Q)&&O.remove(Q.number);for(const Y of P){const _=W.get(Y);if(!(0,m.Zm)(_))continue;if(H.add(Y),D==="keep"&&(0,V.K)(W,
_)){W.edit(Y),(0,V.x)(W,_);continue}const nt=W.resolve(_.get("StructParent"));typeof nt=="number"&&Z.add(nt),O.remove(Y)}P.has(G)||O.remove(G)}async function b(O,G,v){
const{removal:P,structure:D}=O,{document:H}=P;await E(O,G);const Z=(0,$.Wo)(H,"AcroForm");for(const W of["Fields","CO"]){const Q=H.array(Z?.dict.get(W)),Y=Q?.filter(
_=>!P.isGone(_)&&!((0,m.i9)(_)&&G.has(_.number)));!Z||!Q||!Y||Y.length===Q.length||(H.edit(Z.holder),Y.length>0||W==="Fields"?Z.dict.set(W,Y):Z.dict.delete(W))}
await D.dropKeys(v),await D.flush(),await(0,k.Pv)(O,new Set(P.removed()))}async function E({removal:O},G){const{document:v}=O;for(const{number:P,dict:D}of[...await(0,I.
qU)(v)].reverse()){const H=v.array(D.get("Kids")),Z=H?.filter(W=>!O.isGone(W)&&!((0,m.i9)(W)&&G.has(W.number)));P===void 0||!H||!Z||Z.length===H.length||(v.edit(
P),Z.length>0?D.set("Kids",Z):(0,m.Eo)(D.get("Subtype"),"Widget")?D.delete("Kids"):O.remove(P))}}async function R(O,G){const v=(0,$.Wo)(O,"AcroForm");if(!v)return;
v.dict.has("SigFlags")&&(O.edit(v.holder),v.dict.delete("SigFlags")),await M(O,v.dict.get("XFA"),G);const P=(O.array(v.dict.get("Fields"))??[]).length===0&&!v.dict.
has("DR")&&!v.dict.has("XFA");G&&P&&O.editCatalog().delete("AcroForm")}function K(O){const{catalog:G}=O,v=O.dict(G.get("Perms"));(0,B.H)(O);for(const P of["Perm\
s","Legal"])G.has(P)&&O.editCatalog().delete(P);return v?.has("UR3")===!0||v?.has("UR")===!0}}),779:((et,J,u)=>{u.d(J,{patternOf:()=>G,G:()=>K,y:()=>k});var I=u(
58552),V=u(98472),$=u(34378);const j=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),d=(v,P)=>k(
[v],P);async function k(v,P){const D=new Set;for(const W of v)D.add((await X(W,P)).text.trim());D.delete("");const H=[...D].map(W=>W.match(/[\x21-\x7e]+/g)??[]),
Z=(W,Q)=>W.length*H.length>A?!1:(Q.add((W.length>>2)+D.size*T),U(W,H));return{hasGroups:!1,lacks:Z,search:async(W,Q,Y)=>{const _=Y.step(W.length>>2);if(_&&await _,
Z(W,Y)||await F(W,H,Y))return{matches:[],truncated:!1};const nt=await X(W,Y),ot=[];for(const at of D)if(!await B(at,nt,ot,Q,Y))return{matches:ot,truncated:!0};return D.
size>1&&ot.sort((at,ht)=>at.start-ht.start||ht.end-at.end),{matches:ot,truncated:!1}}}}async function F(v,P,D){const H=y(v);for(const Z of P){const W=D.step((H.
length>>3)*Z.length);if(W&&await W,m(H,Z))return!1}return!0}function U(v,P){const D=y(v);for(const H of P)if(m(D,H))return!1;return!0}function m(v,P){for(const D of P)
if(!v.includes(D))return!1;return!0}function y(v){const P=v.toLowerCase();return S.test(P)?P.replace(M,b):P}const S=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
M=new RegExp(S,"g"),T=6,A=2e4;async function B(v,{text:P,places:D},H,Z,W){const Q=W.step(P.length>>3);Q&&await Q;for(let Y=P.indexOf(v),_=0;Y>=0;Y=P.indexOf(v,_)){
if(H.length===Z)return!1;for(_=Y+v.length;D[_]===D[_-1];)_++;H.push((0,V.z)(D[Y],D[_]));const nt=W.step(v.length);nt&&await nt}return!0}async function X(v,P){if(!N.
test(v))return w(v,P);const D=[];let H="";for(const{0:Z,1:W,2:Q,index:Y}of v.matchAll(j)){const _=Q===void 0?W?.toLowerCase()??b(Z):" ";for(let ot=0;ot<_.length;ot++)
D.push(W===void 0?Y:Y+ot);H+=_;const nt=P.step(Z.length*10);nt&&await nt}return D.push(v.length),{text:H,places:D}}const N=/[^\0-\x7f]/,h=65536;async function w(v,P){
const D=new Uint32Array(v.length+1);let H="",Z=0,W=!1;for(let Q=0;Q<v.length;Q+=h){const Y=v.slice(Q,Q+h),_=P.step(Y.length);_&&await _;const nt=W;for(let at=0;at<
Y.length;at++){const ht=g(Y.charCodeAt(at));(!ht||!W)&&(D[Z++]=Q+at),W=ht}const ot=Y.toLowerCase().replace(/\s+/g," ");H+=nt&&ot.startsWith(" ")?ot.slice(1):ot}
return D[Z]=v.length,{text:H,places:D}}const g=v=>v===32||v>=9&&v<=13,b=v=>(0,$.w)((0,$.w)(v).toUpperCase().toLowerCase()),E=/^\/.+\/([dgimsuvy]*)$/s,R=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function K(v,P){const D=E.exec(v);return P==="regex"?D?"slashes":void 0:R.test(v)||D&&D[1]!==""?"regex-as-words":void 0}const O=1e6;async function G(v,P,D,H,Z){
const W=D==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(P,Z):await d(P,H);if("problem"in W)throw(0,I.G6)([{field:v,message:W.
problem}]);return{...W,search:async(Q,Y,_)=>{const nt=await W.search(Q.slice(0,O),Y,_);return Q.length>O?{...nt,truncated:!0}:nt}}}}),98472:((et,J,u)=>{u.d(J,{z:()=>I});
const I=(V,$,j=[])=>({start:V,end:$,groups:Object.fromEntries(j)})}),87826:((et,J,u)=>{u.d(J,{N:()=>$,i:()=>j});var I=u(78157),V=u(14029);function $({suspect:d,
bytes:k},F){if(!(d||(0,I.bS)(k.subarray(0,5)).toString("latin1")!=="%PDF-"))return k.length===F.length?F:k}const j=async(d,k,F)=>$(d,k)??await(0,V.UN)(d,F)})};
