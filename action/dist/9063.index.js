"use strict";exports.id=9063,exports.ids=[9063,779],exports.modules={66974:((tt,Y,u)=>{u.d(Y,{D6:()=>l,F1:()=>$,NL:()=>x,P3:()=>K,br:()=>U,bs:()=>B});var W=u(98446);const K={
problem:"names page 0: pages count from 1, and -1 is the last page"};function $(E,O,v){const H=[],V=[];for(const[Q,R]of E.split(",").entries()){const h=Q+1;if(O!==
void 0&&R.trim()===""){V.push(`entry ${h} is empty: write ${O}, separated by single commas`);continue}const g=v(R,h);"problem"in g?V.push(U(h,R,g.problem)):H.push(
g.item)}return V.length>0?{problem:B(V)}:{items:H}}const U=(E,O,v)=>`entry ${E} ('${T(O.trim())}') ${v}`,l=({position:E,text:O},v,H)=>U(E,O,`names ${G(v)}, but \
the document has ${(0,W.y_)(H,"page")}`);function G(E){return Number.isSafeInteger(E)?`page ${E}`:"a page far beyond its end"}const j=5;function B(E){const O=E.
length-j;return[...E.slice(0,j),...O>0?[`and ${O} more such entries`]:[]].join("; ")}function x(E){const O=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(E);return O?
`is not a range: write ${O[1]}..${O[2]}${O[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(E)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(E)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function T(E){const O=[...E].map(v=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(v)?"?":v);return(0,W.Bu)(O.join(""),40)}}),29082:((tt,Y,u)=>{u.d(Y,{k1:()=>l,lY:()=>U,m7:()=>G});var W=u(58552),K=u(66974);const $=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
U=x=>(0,K.F1)(x,"pages such as 1..3, -1, odd",(T,E)=>{const O=T.trim(),v=$.exec(O);if(!v)return{problem:B(O)};const[,H,V,Q,R,h]=v,g={negated:H!==void 0,text:O,position:E};
if(V!==void 0)return{item:{...g,pages:V.toLowerCase()}};const S=Number(Q),M=R===void 0?S:h===void 0?"end":Number(h);return S===0||M===0?K.P3:{item:{...g,pages:{
from:S,to:M}}}});function l(x,T,E="pages"){const O=R=>(0,W.G6)([{field:E,message:R}]),v=U(x);if("problem"in v)throw O(v.problem);const H=new j(T),V=new j(T),Q=[];
for(const R of v.items){const h=R.negated?V:H;if(typeof R.pages=="string"){h.add(R.pages);continue}const{from:g,to:S}=R.pages,M=g<0?T+1+g:g,w=S==="end"?T:S<0?T+
1+S:S,p=(S==="end"?g<0?[[g,M]]:[]:[[g,M],[S,w]]).find(([,A])=>A<1||A>T);p&&Q.push((0,K.D6)(R,p[0],T)),!(S==="end"&&M>T||Q.length>0)&&h.range(Math.min(M,w),Math.
max(M,w))}if(Q.length>0)throw O((0,K.bs)(Q));return v.items.every(({negated:R})=>R)&&H.add("all"),H.without(V)}function G(x){const T=U(x);if("problem"in T||T.items.
length!==1)return;const{negated:E,pages:O}=T.items[0];if(E)return;if(O==="all")return{first:1};if(typeof O=="string"||O.from<1)return;const{from:v,to:H}=O;return H===
"end"?{first:v}:H===-1?{first:v}:H<1?void 0:{first:Math.min(v,H),last:Math.max(v,H)}}class j{pageCount;differences;odd=!1;even=!1;constructor(T){this.pageCount=
T,this.differences=new Int32Array(T+2)}add(T){T!=="even"&&(this.odd=!0),T!=="odd"&&(this.even=!0)}range(T,E){this.differences[T]++,this.differences[E+1]--}without(T){
const E=new Uint32Array(this.pageCount);let O=0,v=0,H=0;for(let V=1;V<=this.pageCount;V++){v+=this.differences[V],H+=T.differences[V];const Q=V%2===1?"odd":"eve\
n";(v>0||this[Q])&&!(H>0||T[Q])&&(E[O++]=V)}return E.subarray(0,O)}}function B(x){return/^(not +)?\.\./i.test(x)?"has no start: a range is written 1..5":/^!/.test(
x)?"is not a page: leave out pages with not, such as not 2":(0,K.NL)(x.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((tt,Y,u)=>{u.d(Y,{X:()=>$,l:()=>K});const W=/[ \u00a0-]/;function K(U){let l=0,G=0;const j=[...U].map((x,T)=>({
sign:x.toUpperCase(),at:T})).filter(({sign:x})=>!W.test(x)),B=x=>{const T=parseInt(x,36);l=(l*(T>9?100:10)+T)%97};for(let x=15;x<=Math.min(j.length,34);x++){l=0;
for(const{sign:T}of[...j.slice(4,x),...j.slice(0,4)])B(T);l===1&&(G=j[x-1].at+1)}return G}const $=U=>U.length>=15&&/^[A-Z]{2}\d\d/.test(U)&&K(U)===U.length}),52404:((tt,Y,u)=>{
u.d(Y,{$:()=>U,U:()=>l});var W=u(58552),K=u(29082),$=u(98446);const U={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function l({first_page:G,last_page:j,pages:B},x){if(B!==void 0)return(0,K.k1)(B,x);const T=(0,$.y_)(x,"page"),E=[];if(G>x&&E.push({field:"\
first_page",message:`is ${G}, but the document has ${T}`}),j!==void 0&&j>x&&E.push({field:"last_page",message:`is ${j}, but the document has ${T}`}),E.length===
0&&j!==void 0&&G>j&&E.push({field:"first_page",message:`is ${G}, which is after last_page (${j})`,mentions:["last_page"]}),E.length>0)throw(0,W.G6)(E);return Uint32Array.
from({length:(j??x)-G+1},(O,v)=>G+v)}}),49063:((tt,Y,u)=>{u.r(Y),u.d(Y,{redact_text:()=>Co});var W=u(58552),K=u(29082),$=u(45657),U=u(33973),l=u(45599),G=u(74135),
j=u(6057),B=u(87141),x=u(44738),T=u(78021),E=u(86537),O=u(77581);const v=(e,t)=>e.start-t.start||t.end-e.end;function H(e,t){let n="",s=0;for(const{start:a,end:o}of t)
a>s&&(n+=e.slice(s,a)),s=Math.max(s,o);return n+e.slice(s)}const V=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","gu"),Q=/[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/,
R=40;async function h(e,t){if(e.search(V)<0&&!Q.test(e))return;let n="";const s=[],a=async(i,r)=>{for(let c=i;c<r;){const f=t.step(R);f&&await f;const d=String.
fromCodePoint(e.codePointAt(c)),m=Q.test(d)?d.normalize("NFKC"):d;for(let C=0;C<m.length;C++)s.push(m.length===d.length?c+C:c);n+=m,c+=d.length}};let o=0;for(const{
0:i,index:r}of e.matchAll(V))await a(o,r),o=r+i.length;return await a(o,e.length),s.push(e.length),{text:n,places:s}}const g=500;async function S(e,t,n){const s=(0,O.
g7)(e).replace(w,""),a=await t(s);if(a.length>0){const i=(0,O.wx)(H(s,a));return await p(i.bytes,t)?I:i}const o=await h(s,n);return o&&(await t(o.text)).length>
0||await p(e.bytes,t)?I:void 0}const M="\x1B",w=new RegExp(`${M}[a-zA-Z]{2,8}${M}`,"g"),I=new l.Mx(new Uint8Array(0));async function p(e,t){for(const n of A(e))
if((await t(n)).length>0)return!0;return!1}function A(e){const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),n=[t];return/[\x80-\xff]/.test(t)&&
n.push(Buffer.from(e).toString("utf8")),t.includes("\0")&&n.push(t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)&&n.push(Buffer.from(D(t),"latin1").toString("utf\
8")),t.includes("&")&&n.push(F(n.at(-1))),t.includes("<")&&n.push(n.at(-1).replace(/<[^<>]*>/g,"")),n}const D=e=>e.replace(/%([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(
parseInt(n,16))),P={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},F=e=>e.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,n,s,a)=>{if(a!==void 0)
return P[a.toLowerCase()]??t;const o=n===void 0?parseInt(s,16):parseInt(n,10);return o<=1114111?String.fromCodePoint(o):t});async function N(e,t,n){let s=0;const a=[
t];for(let o=a.pop();o!==void 0;o=a.pop()){const i=o instanceof l.Z6?o.dict:o;if(!(!(i instanceof l.Bi)&&!Array.isArray(i)))for(const[r,c]of i.entries()){if(!(c instanceof
l.Mx)){(c instanceof l.Bi||Array.isArray(c))&&a.push(c);continue}const f=e.job.pace.step(g);f&&await f;const d=await S(c,n,e.job.pace);d&&(i instanceof l.Bi?i.set(
r,d):i[r]=d,s++)}}return s}function*k(e,t){const n=(0,B.y)((0,j.iw)(e,t)),s=a=>{const o=z(n,a);return o.width>0&&o.height>0?o:void 0};for(const a of e.array(e.entry(
e.pages.number(t),"Annots"))??[]){const o=e.dict(a);if(!o||!(0,l.Eo)(e.resolve(o.get("Subtype")),"Redact"))continue;const i=(e.array(o.get("QuadPoints"))??[]).map(
f=>Number(e.resolve(f))||0);for(let f=0;f+8<=i.length;f+=8){const[d,m]=[0,1].map(y=>[0,2,4,6].map(b=>i[f+b+y])),C=s([(0,$.YG)(d),(0,$.YG)(m),(0,$.Kf)(d),(0,$.Kf)(
m)]);C&&(yield C)}const r=(0,j.b0)(e,o.get("Rect")),c=i.length<8&&r?s(r):void 0;c&&(yield c)}}function z(e,t){const[n,s,a,o]=(0,G.zl)(e,t);return{x:n,y:s,width:a-
n,height:o-s}}const X=4;async function J(e,t){t.size!==0&&await(0,x.L)(e,(n,s)=>{const a=t.get(s),o=a&&(0,j.b0)(e,n.get("Rect"));if(!a||!o)return!1;const i=z((0,B.
y)((0,j.iw)(e,s)),o);return e.job.pace.add(a.length*X),a.some(r=>(0,E.EF)(i,r))})}const q=["ActualText","Alt","E","T"];async function nt(e,t,n){const s=new Set(
[...t.keys()].map(i=>e.pages.number(i)));let a=0;for(const i of s)for(const r of e.array(e.entry(i,"Annots"))??[]){const c=e.dict(r),f=c?await N(e,c,n):0;f>0&&(0,l.
i9)(r)&&e.edit(r),a+=f}for(const i of t.keys()){const r=e.pages.attribute(i,"Resources"),c=e.dict(e.dict(r)?.get("Properties"));for(const f of c?.values()??[]){
const d=await N(e,e.dict(f)??null,n);d>0&&(0,l.i9)(f)?e.edit(f):d>0&&(0,l.i9)(r)&&e.edit(r),a+=d}}const{live:o}=await(0,U.Gy)(e);for(let i=1;i<o.length;i++){const r=o[i]===
1?e.dict(e.get(i)):void 0,c=e.job.pace.step(300);if(c&&await c,!(!r||!(0,T.Uc)(r)||!dt(r,s)))for(const f of q){const d=await N(e,[e.resolve(r.get(f))],n);d>0&&(e.
edit(i),r.delete(f)),a+=d}}return a}function dt(e,t){const n=e.get("Pg");return!(0,l.i9)(n)||t.has(n.number)}var $t=u(92356),Tt=u(14029);const at=5e4,Re=20;function Be(e,t,n){
const s=new Map;if(!e)return s;const a=e.areas??e.matches;if(!Array.isArray(a))throw pt(["must have a list under areas, or under matches"]);if(a.length>at)throw pt(
[`has ${a.length} areas, and at most ${at} are allowed`]);const o=[],i=new Set(t);let r=0;for(const[c,f]of a.entries()){const d=Le(f,n);if(typeof d=="string")o.
push(`area ${c+1} ${d}`);else if(!i.has(d.page))o.push(`area ${c+1} is on page ${d.page}, which pages does not name`);else for(const m of d.boxes)(0,$.vH)(s,d.page-
1,m);if(typeof d!="string"&&(r+=d.boxes.length),r>at)throw pt([`has more than ${at} boxes, and at most ${at} are allowed`]);if(o.length===Re)break}if(o.length>0)
throw pt(o);return s}const pt=e=>(0,W.G6)([{field:"redact_areas",message:e.join("; ")}]),Gt=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Le(e,t){
if(!Gt(e))return"must be an object with page and box";const{page:n}=e;if(typeof n!="number"||!Number.isInteger(n)||n<1||n>t)return`must have a page from 1 to ${t}`;
const a=(Array.isArray(e.boxes)?e.boxes:[e.box??e]).map(Ne);return a.some(o=>o===void 0)||a.length===0?"must have boxes with x, y, width and height in points, w\
hich are greater than 0":{page:n,boxes:a}}function Ne(e){if(!Gt(e))return;const[t,n,s,a]=["x","y","width","height"].map(i=>e[i]);return[t,n,s,a].every(i=>typeof i==
"number"&&Number.isFinite(i))&&s>0&&a>0?{x:t,y:n,width:s,height:a}:void 0}var Ue=u(81627),ut=u(36078),We=u(99876);async function $e(e,t,n,s){const a=new Map(t.filter(
({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(a.size===0)return;const{kinds:o,pages:i}=await(0,We.F)(e,Uint32Array.from([...a.keys()],c=>c+1)),r=new Ue.
B(e);await r.inspect(i);for(const c of i){const f=(0,G.DI)((0,B.y)(o[c.kind])),d=new Set,m=[];for(const C of a.get(c.index)??[]){const y=e.job.pace.step(Ge);y&&
await y;const b=je(C,f);if(d.has(b))continue;d.add(b);const L=s?.placementIn(C,f);L!==void 0&&m.push(L)}await r.over(c,{resources:s?[s.addition]:[],operators:([
C])=>{const y=C===void 0?[]:m.map(b=>`${(0,ut.qK)(C,b)}
`);return`/Artifact BMC q ${n==="black"?0:1} g ${[...d].join(`
`)} f Q
${y.join("")}EMC
`}})}}const Ge=1500;function je({x:e,y:t,width:n,height:s},a){const[o,i,r,c]=(0,G.zl)(a,[e,t,e+n,t+s]);return`${(0,ut.id)(o)} ${(0,ut.id)(i)} ${(0,ut.id)(r-o)} ${(0,ut.
id)(c-i)} re`}var ht=u(58006),Pt=u(56681),jt=u(8510),Ht=u(52829),He=u(71856),mt=u(78157),vt=u(82416),bt=u(37709),ft=u(85008);const[ke,ze]=[4,100];async function kt(e,t){
const n=[],s=[];let a=0;const o=r=>{n.push(r),a+=r.length},i=({start:r,end:c},f)=>{f===ft.An||f===ft.Cd?(s.push({at:a,from:r,to:c}),o((0,mt.bS)((0,vt.E3)(e,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*ke)):f===ft.QR&&a>0&&o(`
`)};return await(0,bt.Jo)(e,t,i,!0),{text:n.join(""),pieces:s}}const Ke=async(e,t,n)=>(await t((await kt(e,n)).text)).length;async function Ve(e,t,n){const{text:s,
pieces:a}=await kt(e,n),o=await t(s);if(o.length===0)return e;const i=[];let[r,c]=[0,0];for(const[f,{at:d,from:m,to:C}]of a.entries()){const y=a[f+1]?.at??s.length;
for(;r<o.length&&o[r].start<y;r++)c=Math.max(c,o[r].end);d<c&&i.push({from:m,to:C,text:"()"});const b=n.step(ze);b&&await b}return(0,Pt.E$)(e,i,n)}var xt=u(3449);
const zt=-180;async function Kt(e,{inText:t,inCodes:n},s,a){if(e.shown.length===0)return;const o=await Vt(e,_e,a);await Xt(e,o,qe,await t(o.text),s,a);const i=await Vt(
e,tn,a);await Xt(e,i,en,await n(i.text),s,a)}async function Vt({shown:e},t,n){const s=[];let a="";for(const{elements:o,font:i}of e){s.push(a.length);for(const r of o){
a+=t(i,r);const c=n.step(Zt(r));c&&await c}a+=`
`}return{text:a,starts:s}}async function Xt({shown:e},{text:t,starts:n},s,a,o,i){if(a.length===0)return;const r=await Xe(a,t.length,i);let c=-1;for(const{start:f,
end:d}of a)for(let m=Math.max(Je(n,f),c+1);m<n.length&&n[m]<d;m++){c=m;const C=e[m];let[y,b]=[n[m],C.first];for(const L of C.elements){for(const[_,et]of s(C,L,b))
et>=0&&Ze(r,y,_.length)&&o.add(et),y+=_.length,et>=0&&(b=et+1);const Z=i.step(Zt(L));Z&&await Z}}}async function Xe(e,t,n){const s=new Uint8Array(t);for(const{start:a,
end:o}of e){s.fill(1,a,o);const i=n.step(Qe+(o-a>>3));i&&await i}return s}function Ze(e,t,n){for(let s=t;s<t+n;s++)if(e[s]===1)return!0;return!1}const[Ye,Qe]=[100,
20],Zt=e=>(typeof e=="number"?1:e.length+1)*Ye;function Je(e,t){let n=0;for(let s=e.length-1;n<s;){const a=n+s+1>>1;e[a]<=t?n=a:s=a-1}return n}function _e(e,t){
if(typeof t=="number")return t<zt?" ":"";let n="";for(const s of e.glyphs(t))n+=s.text;return n}function*qe({font:e},t,n){let s=n;if(typeof t!="number")for(const{
text:a}of e.glyphs(t))yield[a,s++];else t<zt&&(yield[" ",-1])}const tn=(e,t)=>typeof t=="number"?"":Yt(t);function*en({font:e},t,n){if(typeof t=="number")return;
let[s,a]=[0,n];for(let o=e.glyphs(t).length;o>0;o--){const i=e.partEnd(t,s,1);yield[Yt(t.subarray(s,i)),a++],s=i}}const Yt=e=>Buffer.from(e.buffer,e.byteOffset,
e.length).toString("latin1").replaceAll("\0","");var nn=u(64680),Qt=u(45079);async function Jt(e,t,n){const s=new Map,a=new Set;for(const{lists:o}of t)for(const{
stream:i,tag:r,operator:c,from:f,to:d,dict:m}of o){const C=`${i} ${f}`;if(a.has(C)||(a.add(C),await N(e,m,n)===0))continue;const y=new nn.k(256);(0,Qt.bD)(y,m,Qt.
yT);const b=`${r} ${Buffer.from(y.bytes).toString("latin1")} ${c}`;(0,$.vH)(s,i,{from:f,to:d,text:b})}return s}var Et=u(94389);const sn=120,on=new Set([65536,1330926671,
1953658213]),At=132;async function an(e,t,n){let s;for(const[a,o]of t){const i=e.subarray(a,Math.max(a,Math.min(o,e.length)));for(const{text:r,width:c,offset:f}of cn(
i))for(const d of await n(r))s??=e.slice(),rn(s,d,{start:a+f,width:c})}return s}function rn(e,t,{start:n,width:s}){for(let a=t.start;a<t.end;a++)s===2&&(e[n+2*a]=
0),e[n+s*a+s-1]=sn}function cn(e){const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),n=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return n;
for(const s of[0,1]){const a=Buffer.from(e.slice(s,s+(e.length-s&-2)));n.push({text:a.swap16().toString("utf16le"),width:2,offset:s})}return n}function fn(e){if(e.
length<12)return[];const t=new DataView(e.buffer,e.byteOffset,e.byteLength);if(on.has(t.getUint32(0)))try{const o=(0,Et.tI)(t).get("name");return o?[[o.at,o.at+
o.length]]:[]}catch{return[]}if(e[0]!==37&&e[0]!==128)return[[0,e.length]];const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=n.slice(0,Math.
max(n.indexOf("eexec"),0)),a=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;return[...s.matchAll(a)].map(({0:o,index:i})=>[
i+(o.startsWith("/")?o.lastIndexOf("/")+1:1),i+o.length])}function dn(e){if(e.length<At||Buffer.from(e.subarray(36,40)).toString("latin1")!=="acsp")return;const t=new DataView(
e.buffer,e.byteOffset,e.byteLength),n=Math.min(t.getUint32(128),100),s=[[40,128]];for(let a=0;a<n&&At+12*(a+1)<=e.length;a++){const[o,i]=[4,8].map(r=>t.getUint32(
At+12*a+r));s.push([o+8,o+i])}return s}function _t(e){return[...Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:n,
index:s})=>[s+1,s+n.length])}const ln=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi;async function un(e,t){const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString(
"latin1"),s=[...n.matchAll(ln)],a=s.map(({1:c})=>{const f=Buffer.from(c.replace(/\s/g,""),"hex");return f.subarray(0,f.length&-2).swap16().toString("utf16le")}),
o=[];for(const[c,f]of a.entries())f.length>1&&(await t(f)).length>0&&o.push(c);if(o.length===0)return;let i="",r=0;for(const c of o){const{0:f,index:d}=s[c];i+=
`${n.slice(r,d)}<0020>`,r=d+f.length}return Buffer.from(i+n.slice(r),"latin1")}const hn=new Set(`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Ident\
ity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),gn=e=>Buffer.from(Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").replace(/[A-Za-z]+/g,t=>hn.has(t)?" ".repeat(
t.length):t),"latin1");var pn=u(30201);const mn=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode AbsoluteColorimetric AcroForm Acrobat Action Actions ActualText \
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),yn=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Dt=e=>mn.has(e)||yn.test(e)||(0,pn.u)(e)!==void 0,Ot=4,wn=60,Sn=e=>/[\x80-\xff]/.test(e)?Buffer.from(e,"latin1").toString("utf8"):e,Cn=["redacted-","removed-","\
name-","x-"];class Mn{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,n){
const s=[n];for(let a=s.pop();a!==void 0;a=s.pop()){const o=a instanceof l.Z6?a.dict:a;if(o instanceof l.SX)this.add(o.text);else if(Array.isArray(o))for(const r of o)
s.push(r);else if(o instanceof l.Bi)for(const[r,c]of o)this.add(r),s.push(c);const i=t.job.pace.step(wn);i&&await i}}add(t){t.length>=Ot&&this.seen.add(t)}async settle(){
const t=await te([...this.seen],this.find);if(t.length===0)return;const n=await qt(this.find);for(const s of t)Dt(s)||this.names.set(s,`${n}${this.names.size+1}`)}}
async function qt(e){for(const t of Cn)if((await e(`${t}1`)).length===0)return t;return""}async function te(e,t){const n=[];let s="";for(const i of e)n.push(s.length),
s+=`${Sn(i)}
`;if(s==="")return[];const a=new Set;let o=0;for(const{start:i,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;o+1<n.length&&n[o+1]<=i;)o++;const c=e[o];
r-i>=Ot&&r<=(n[o+1]??s.length)-1&&a.add(c)}return[...a]}function Tn(e,t){return(e.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Ot||!Number.isNaN(Number(s))).join(" ")}const Pn=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
vn=/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g,bn=1<<18,xn=4,En=3,An={names:[],cuts:[]};async function Dn(e,t,n,s){const a=new Set;for(let i=0,r;i<e.length;i=r){r=
(0,mt.Wd)(e,Math.min(i+bn,e.length),e.length);const c=(0,mt.bS)(e).toString("latin1",i,r);for(const d of[Pn,vn])for(const m of c.match(d)??[])a.add(m);const f=s.
step((r-i)*xn);f&&await f}const o=await te([...a].map(On),t);return o.length===0?An:In(e,new Set(o),n,s)}const On=e=>e.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,
(t,n)=>String.fromCharCode(parseInt(n,16)));async function In(e,t,n,s){const a=new Set,o=[];return await(0,bt.Jo)(e,s,({start:i,end:r},c)=>{const f=()=>(0,mt.bS)(
e).toString("latin1",i,r);if(c===ft.o_){const d=(0,vt.MQ)(e,i+1,r);t.has(d)&&!Dt(d)&&a.add(d)}else if(c===ft.QR&&r-i>En&&t.has(f()))o.push({from:i,to:r,text:""});else if(c===
ft.Ho)return n(f()).then(d=>{d.length>0&&o.push({from:i,to:r,text:"\0".repeat(r-i)})})}),{names:[...a],cuts:o}}async function Fn(e,t,n){const s=[];return await(0,bt.
Jo)(e,n,({start:a,end:o},i)=>{const r=i===ft.o_?t.of((0,vt.MQ)(e,a+1,o)):void 0;r!==void 0&&s.push({from:a,to:o,text:`/${r}`})}),s.length===0?e:(0,Pt.E$)(e,s,n)}
const Rn=100;async function ee(e,t,n,s){for(const a of n){const o=s.step(Rn);o&&await o;const i=t.shownAt(a);let r=e.get(i.stream);r||e.set(i.stream,r=new Map);
let c=r.get(i.from);c||r.set(i.from,c={shown:i,glyphs:new Set}),c.glyphs.add(a-i.first)}}var st=u(81077),gt=u(9819);const Bn={ActualText:"tags",Alt:"tags",E:"ta\
gs",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",
Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function ne(e,t,n){return t?t===e.dict(e.trailer.get("Info"))?"the properties of the docu\
ment":(0,T.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,l.Eo)(e.resolve(t.get("Subtype")),"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,l.
Eo)(e.resolve(t.get("Type")),"OCG")?"layers":n==="Title"&&t.has("Parent")?"bookmarks":Bn[n]??"other entries":"other entries"}const yt=100,se=new Set(["Dests","R\
oleMap","ClassMap","N","R","D"]),Ln=new Set(["Dest","D","S","C","AS","V","DV"]),Nn=new Set(["DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","N\
S"]),Un=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,Wn=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]);class $n{document;names;edits;note;renamed=new Map;find;inNames;inCodes;prefix="";constructor(t,{
inText:n,inNames:s,inCodes:a},o,i,r){this.document=t,this.names=o,this.edits=i,this.note=r,this.find=n,this.inNames=s,this.inCodes=a}async run(t,n){const{document:s}=this;
this.prefix=await qt(this.find);const a=this.trees(),o=[];for(const c of a)await this.nameKeys(c)&&o.push(c);let i;const r=s.trailer.get("Encrypt");for(let c=1;c<
t.length;c++)!n(c)||(0,l.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){if(t[c]!==1||(0,l.i9)(r)&&r.number===c)continue;const f=s.
get(c);if(f instanceof l.Mx||f instanceof l.SX){n(c)&&await this.scalar(c,f,await(i??=this.usesOfScalars(t)));continue}const d=n(c)&&await this.object(f),m=this.
edits&&this.names.count>0&&await this.renameNames(s.get(c));(d||m)&&this.edits&&s.edit(c)}for(const c of o)this.edits&&await this.rebuild(c);for(const[c,f]of[...s.
trailer])(0,l.i9)(f)||c==="ID"||c==="Encrypt"||!await this.object([f])||this.edits&&s.trailer.delete(c)}trees(){const{document:t}=this,n=(0,gt.Wo)(t,"Names"),s=(0,gt.
Wo)(t,"StructTreeRoot");return[...[...n?.dict.keys()??[]].map(a=>({holder:n.dict,number:n.holder,key:a})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,
key:"IDTree"}]:[]]}async nameKeys({holder:t,key:n}){let s=!1;for(const[a]of await(0,st.Zc)(this.document,t.get(n),"Names"))!(a instanceof l.Mx)||!await S(a,this.
find,this.document.job.pace)||(this.rename((0,st.Pu)(a)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:n}=this,s=[t];for(let a=s.pop();a!==void 0;a=s.pop()){const o=a instanceof l.Z6?a.dict:a;if(Array.isArray(o))for(const r of o)s.push(r);if(!(0,l.
Zm)(o))continue;for(const[r,c]of o){const f=se.has(r)?n.resolve(c):null;if((0,l.Zm)(f))for(const d of f.keys())await this.nameOne(d);(0,l.i9)(c)||s.push(c)}const i=n.
job.pace.step(yt*(1+o.size));i&&await i}}async nameOne(t){t.length>=2&&await S((0,l.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){
let n=!1;const s=[{value:t,dict:void 0,key:""}];for(let a=s.pop();a;a=s.pop()){const o=a.value instanceof l.Z6?a.value.dict:a.value;if(!(o instanceof l.Bi)&&!Array.
isArray(o))continue;if(Array.isArray(o)&&oe(o)){await this.palette(o)&&(n=!0);continue}const i=o instanceof l.Bi?o:a.dict;for(const[c,f]of[...o.entries()]){const d=typeof c==
"string"?c:a.key,m=await this.entry(i,d,f);if(m===void 0){(f instanceof l.Bi||Array.isArray(f))&&s.push({value:f,dict:i,key:d});continue}n=!0,this.note(ne(this.
document,i,d)),this.edits&&(o instanceof l.Bi?o.set(c,m):o[c]=m)}o instanceof l.Bi&&this.renamed.size>0&&this.renameKeys(o,a.key)&&(n=!0);const r=this.document.
job.pace.step(yt);r&&await r}return n}async usesOfScalars(t){const{document:n}=this,s=new Map;for(let a=1;a<t.length;a++){const o=[];t[a]===1&&o.push({value:n.get(
a),dict:void 0,key:""});for(let i=o.pop();i;i=o.pop()){const r=i.value instanceof l.Z6?i.value.dict:i.value;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;
const c=r instanceof l.Bi?r:i.dict;for(const[d,m]of r.entries()){const C=Array.isArray(r)&&oe(r)?"Lookup":typeof d=="string"?d:i.key;(0,l.i9)(m)?s.set(m.number,
{dict:c,key:C}):o.push({value:m,dict:c,key:C})}const f=n.job.pace.step(yt);f&&await f}}return s}async scalar(t,n,s){const{document:a}=this,{dict:o,key:i}=s.get(
t)??{dict:void 0,key:""},r=n instanceof l.SX?this.names.of(n.text):void 0,c=r===void 0?await this.entry(o,i,n):new l.SX(r);c!==void 0&&(this.note(ne(a,o,i)),this.
edits&&a.put(t,c))}async palette(t){const n=t[3];return!(n instanceof l.Mx)||(await this.inCodes((0,st.Pu)(n))).length===0?!1:(this.note("fonts and colors"),this.
edits&&(t[3]=new l.Mx(new Uint8Array(n.bytes.length))),!0)}async renameNames(t){const{names:n,document:s}=this;let a=!1;const o=[t];for(let i=o.pop();i!==void 0;i=
o.pop()){const r=i instanceof l.Z6?i.dict:i;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;if(r instanceof l.Bi&&[...r.keys()].some(f=>n.of(f)!==void 0)){const f=[
...r];r.clear();for(const[d,m]of f)r.set(n.of(d)??d,m);a=!0}for(const[f,d]of[...r.entries()]){const m=d instanceof l.SX?n.of(d.text):void 0;if(m===void 0){(d instanceof
l.Bi||Array.isArray(d))&&o.push(d);continue}a=!0,r instanceof l.Bi?r.set(f,new l.SX(m)):r[f]=new l.SX(m)}const c=s.job.pace.step(yt);c&&await c}return a}async technical(t,n){
const s=(0,st.Pu)(n);if(t==="DA"){if((await this.inNames(s)).length===0)return;const o=Tn(s,this.names);return o===s||(await this.inNames(s)).length===(await this.
inNames(o)).length?void 0:(0,l.Px)(o)}return t==="CheckSum"||t==="Panose"||t==="CharSet"||Dt(s)||Un.test(s)||(await this.inCodes(s)).length===0?void 0:(0,l.Px)(
"")}async entry(t,n,s){if(s instanceof l.SX){const i=Ln.has(n)||n==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return i===void 0?void 0:new l.SX(i)}if(s instanceof
l.Mx&&Nn.has(n))return this.technical(n,s);if(!(s instanceof l.Mx)||n==="Contents"&&t&&(0,l.hi)(t))return;const a=this.renamed.get((0,st.Pu)(s));if(a!==void 0)return(0,l.
Px)(a);const o=await S(s,this.find,this.document.job.pace);return o&&Wn.has(n)?(0,l.Px)(""):!o||n!=="T"||!t||!Gn(t)?o:(this.rename((0,st.Pu)(s)),(0,l.Px)(this.renamed.
get((0,st.Pu)(s))))}renameKeys(t,n){const s=[...t];if(!(se.has(n)||this.isNaming(t))||!s.some(([o])=>this.renamed.has(`/${o}`)))return!1;if(this.note("names"),!this.
edits)return!0;t.clear();for(const[o,i]of s)t.set(this.renamed.get(`/${o}`)??o,i);return!0}isNaming(t){const{document:n}=this,s=n.dict(n.catalog.get("StructTree\
Root"));return[n.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(a=>n.dict(a)===t)}async rebuild({holder:t,number:n,key:s}){const{document:a}=this,
o=await(0,st.Zc)(a,t.get(s),"Names");a.edit(n);const i=(0,st.H6)(a,(0,st.AN)(o),"Names"),r=t.get(s);(0,l.i9)(r)?a.put(r,i):t.set(s,i),a.edit((0,gt.Kd)(r,n))}}const oe=([
e])=>(0,l.Eo)(e,"Indexed")||(0,l.Eo)(e,"I"),Gn=e=>e.has("FT")||e.has("Kids")||e.has("Parent")&&!e.has("Contents");var ot=u(47212);class ae{document;searching;choose;stays;rewriter;use;found=new Map;renaming;traced;constructor(t,n,s,a,o,i){
this.document=t,this.searching=n,this.choose=s,this.stays=a,this.rewriter=o,this.use=i,this.renaming=new Mn(n.inNames),this.traced=new ot.Wz(t)}async run(t){const{
document:n,stays:s,renaming:a}=this,{live:o}=await(0,U.Gy)(n),i=c=>o[c]===1&&s[c]!==1,r=await(0,xt.d)(n,o.length,i);for(const[c,f]of r.content)i(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<o.length;c++)i(c)&&n.isStream(c)&&await this.data(c,r);for(let c=1;c<o.length;c++)i(c)&&await a.note(n,n.get(c));await a.settle(),
this.note("names",a.count),this.rewriter&&a.count>0&&await this.renameContent(o),await new $n(n,this.searching,a,this.rewriter!==void 0,c=>this.note(c)).run(o,i)}async renameContent(t){
const{document:n,renaming:s}=this,{content:a,pages:o}=await(0,xt.d)(n,t.length,i=>t[i]===1);for(const i of new Set([...a.keys(),...o])){const r=n.get(i);if(!(r instanceof
l.Z6))continue;const c=this.decoded(r),f=await Fn(c,s,n.job.pace);f!==c&&n.put(i,await(0,Ht.c)(n,r,f))}}note(t,n=1){n>0&&this.found.set(t,(this.found.get(t)??0)+
n)}async content(t,n){const{document:s,searching:a}=this,{pace:o}=s.job,i=s.get(t);if(!(i instanceof l.Z6))return;const r=this.decoded(i),c=await this.traced.stream(
r,n),{glyphs:f,count:d}=await this.choose(c,!1),m=f.size;await Kt(c.trace,a,f,o);const C=await Jt(s,[c.trace],a.inText);if(this.note("content that no page shows",
Math.max(d,+(f.size>m))+C.size),await(0,ot.FU)(c,f,o),await this.use?.note(c.trace,o,f),!this.rewriter||f.size===0&&C.size===0)return;const y=new Map;await ee(y,
c.trace,f,o),await this.rewriter.inPlace(new Map([[0,t]]),[c.trace],{removals:y,others:C,images:new Map})}decoded(t){const n=this.document.decodedPart(t);if(!n)
throw new W.zU("redaction_incomplete","A content stream cannot be read, because its compression is not known");return n.data}async data(t,{content:n,fonts:s,pages:a}){
const{document:o}=this,i=o.get(t);if(!(i instanceof l.Z6))return;const{dict:r}=i,c=s.get(t);c!==void 0?await this.fontData(t,i,c):Hn(o,r)?this.rewriter||await this.
otherData(t,i):jn(o,r)?await this.colorData(t,i):n.has(t)||a.has(t)?await this.hiddenStrings(t,i):await this.otherData(t,i)}async hiddenStrings(t,n){const{document:s,
rewriter:a}=this,o=this.searching.inCodes,{pace:i}=s.job,r=this.decoded(n),{removed:c}=await(0,jt.f)(r,i),f=c.length>0&&await p(Buffer.concat(c),this.searching.
inText),d=await Ke(r,o,i),{names:m,cuts:C}=await Dn(r,this.searching.inNames,o,i);for(const Z of m)this.renaming.add(Z);if(f&&this.note("comments of content"),this.
note("content that no page shows",d+C.length),!a||!f&&d===0&&C.length===0)return;const y=C.length>0?await(0,Pt.E$)(r,C,i):r,b=d>0?await Ve(y,o,i):y,L=f?(await(0,jt.
f)(b,i)).content:b;s.put(t,await(0,Ht.c)(s,n,L))}async fontData(t,n,s){const{inCodes:a,inText:o}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(
t,n,fn);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,n,_t);const i=this.document.get(t),r=this.document.decodedPart(i)?.data,c=r&&this.document.
job.pace.step(r.length);c&&await c;const f=r&&await un(r,o);f?this.replace(t,i,f):r&&await p(gn(r),a)&&this.note("names")}async colorData(t,n){const{document:s}=this,
a=s.resolve(n.dict.get("FunctionType"));a===4?await this.overwrite(t,n,_t):typeof a!="number"&&!(0,l.Eo)(s.resolve(n.dict.get("Subtype")),"Image")&&!n.dict.has(
"ShadingType")&&await this.overwrite(t,n,dn)}async overwrite(t,n,s){const{document:a}=this,o=a.decodedPart(n)?.data;if(!o)return;const i=a.job.pace.step(o.length);
i&&await i;const r=s(o);if(!r)return this.otherData(t,n);const c=await an(o,r,this.searching.inCodes);c&&this.replace(t,n,c)}replace(t,n,s){this.note("fonts and\
 colors"),this.rewriter&&this.document.put(t,(0,ht.n)(n,s,{compress:!0}))}async otherData(t,n){const{document:s,rewriter:a}=this,o=(0,He.In)(n)?"metadata":"stre\
ams",i=o==="metadata"?this.searching.inText:this.searching.inCodes,r=this.document.decodedPart(n)?.data;if(!r)throw new W.zU("redaction_incomplete","A stream ca\
nnot be read, because its compression is not known");const c=s.job.pace.step(r.length);c&&await c;const f=A(o==="metadata"?ie(r):r),d=await Promise.all(f.map(async y=>(await i(
y)).length));if(this.note(o,(0,$.Kf)(d)),!a||d.every(y=>y===0))return;const[m=""]=f,C=Buffer.from(H(Buffer.from(r).toString("latin1"),await i(m)),"latin1");await p(
ie(C),i)?s.remove(t):s.put(t,(0,ht.n)(n,C,{compress:!1}))}}function jn(e,t){return["FunctionType","ShadingType","N"].some(n=>typeof e.resolve(t.get(n))=="number")||
(0,l.Eo)(e.resolve(t.get("Subtype")),"Image")}const Hn=(e,t)=>(0,l.Eo)(e.resolve(t.get("Type")),"EmbeddedFile");function ie(e){const n=Buffer.from(e).toString("\
latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,s=>" ".repeat(s.length));return Buffer.from(n,"latin1")}var re=u(42973),kn=u(
68973),zn=u(12195),Kn=u(1900),wt=u(95340),ce=u(71157);const Vn=6,it=1,It=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask",
"SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class fe{document;shade;constructor(t,n){
this.document=t,this.shade=n}async without(t,n){const{document:s}=this,{image:a}=t[0],{width:o,height:i}=(0,wt.h)(s,a.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==
f[1]*f[2]);if(r.length===0||!(o>0&&i>0))return;const c=await le(r,n,{width:o,height:i},s.job.pace);if(!c.some(({left:f,top:d,right:m,bottom:C})=>f<=0&&d<=0&&m>=
o&&C>=i))return s.add(await this.overwrite(a,c))}async shows({image:t,matrix:n},s){const{document:a,shade:o}=this,{width:i,height:r}=(0,wt.h)(a,t.dict);if(!(i>0&&
r>0)||n[0]*n[3]===n[1]*n[2])return!1;const c=await le([{matrix:n}],s,{width:i,height:r},a.job.pace);if(c.length===0)return!1;const f=a.resolve(t.dict.get("Image\
Mask"))===!0?255:o,d=await this.draw(t),m=await St(a,d,3);return c.some(({left:C,top:y,right:b,bottom:L})=>{for(let Z=y+it;Z<L-it;Z++){const[_,et]=[C+it,b-it].map(
ct=>(Z*d.width+ct)*3);for(let ct=_;ct<et;ct++)if(m[ct]!==f)return!0}return!1})}async overwrite(t,n){const{document:s,shade:a}=this,o=new l.Bi(t.dict),{dict:i}=t;
for(const b of It)o.delete(b);if(s.resolve(i.get("ImageMask"))===!0)return this.stencil(t,o,n,1);const[r,c]=[s.resolve(i.get("SMask")),s.resolve(i.get("Mask"))];
if((0,l.cy)(c)||r instanceof l.Z6&&r.dict.has("Matte")||typeof i.get("SMaskInData")=="number")throw de("has an image whose mask cannot be written again");const f=await this.
draw(t),d=await(0,Kn.cE)(f,s.job.pace),m=await St(s,f,d?3:1),{width:C,height:y}=f;for(const{left:b,top:L,right:Z,bottom:_}of n.map(et=>Ft(et,C,y)))for(let et=L;et<
_;et++){const ct=d?3:1;m.fill(a,(et*C+b)*ct,(et*C+Z)*ct)}return o.set("ColorSpace",(0,l.UU)(d?"DeviceRGB":"DeviceGray")),o.set("BitsPerComponent",8),r instanceof
l.Z6?o.set("SMask",s.add(await this.opaque(r,C,y,n))):c instanceof l.Z6&&o.set("Mask",s.add(await this.maskOf(c,C,y,n))),this.pack(o,m)}async opaque(t,n,s,a){const o=await this.
draw(t),i=await St(this.document,o,1);for(const c of a.map(f=>he(f,o.width/n,o.height/s,o)))for(let f=c.top;f<c.bottom;f++)i.fill(255,f*o.width+c.left,f*o.width+
c.right);const r=new l.Bi(t.dict);for(const c of It)r.delete(c);return r.set("ColorSpace",(0,l.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,i)}maskOf(t,n,s,a){
const o=(0,wt.h)(this.document,t.dict),i=new l.Bi(t.dict);for(const c of It)i.delete(c);const r=a.map(c=>he(c,o.width/n,o.height/s,o));return this.stencil(t,i,r,
0)}async stencil(t,n,s,a){const o=await this.draw(t),i=await St(this.document,o,1),{width:r,height:c}=o;for(const{left:m,top:C,right:y,bottom:b}of s.map(L=>Ft(L,
r,c)))for(let L=C;L<b;L++)i.fill(a*255,L*r+m,L*r+y);const f=r+7>>3,d=new Uint8Array(f*c);for(let m=0;m<c;m++)for(let C=0;C<r;C++)i[m*r+C]>=128&&(d[m*f+(C>>3)]|=
128>>(C&7));return n.set("ImageMask",!0),n.set("BitsPerComponent",1),this.pack(n,d)}async pack(t,n){return t.set("Type",(0,l.UU)("XObject")),t.set("Subtype",(0,l.
UU)("Image")),t.set("Filter",(0,l.UU)("FlateDecode")),new l.Z6(t,await(0,kn.uM)(this.document.job).deflate(n,Vn))}async draw(t){const{document:n}=this,{job:s}=n,
{width:a,height:o}=(0,wt.h)(n,t.dict);if(!(a>0&&o>0))throw de("has an image without a size");if(a*o>s.limits.pixels)throw(0,re.F)("pixels",`An image has ${a*o} \
pixels, which are too many to redact`,"Make it smaller first");const i=new l.Bi(t.dict);for(const C of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata",
"OC","Interpolate"])i.delete(C);i.set("Type",(0,l.UU)("XObject")),i.set("Subtype",(0,l.UU)("Image"));const r=n.fork(),c=Buffer.from(`0 g q ${a} 0 0 ${o} 0 0 cm \
/I Do Q
`,"latin1"),f=r.add(null),d=(0,l.jd)({Type:(0,l.UU)("Page"),Parent:f,MediaBox:[0,0,a,o],Contents:r.add(new l.Z6(new l.Bi,c)),Resources:(0,l.jd)({XObject:(0,l.jd)(
{I:r.add(new l.Z6(i,n.encoded(t)))})})});return r.put(f,(0,l.jd)({Type:(0,l.UU)("Pages"),Count:1,Kids:[r.add(d)]})),r.put(r.catalogNumber,(0,l.jd)({Type:(0,l.UU)(
"Catalog"),Pages:f})),r.trailer.delete("Info"),(await zn.Y.open(await(0,Tt.UN)(r,{encryption:"none",draft:!0}),s)).draw(0,{width:a,height:o,isTransparent:!1})}}
const de=e=>new W.zU("redaction_incomplete",`The document ${e}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas \
of these images",fields:["pages_to_images"]});async function le(e,t,{width:n,height:s},a){const o=[];for(const{matrix:i}of e){const r=a.step(t.length*Zn+Xn);r&&
await r;const c=(0,G.DI)(i),f=(0,ce.jY)(i);for(const d of t){if(!(0,E.EF)(f,d))continue;const[m,C,y,b]=(0,G.zl)(c,[d.x,d.y,d.x+d.width,d.y+d.height]);o.push(ue(
[m*n,(1-b)*s,y*n,(1-C)*s],n,s))}}return o}const[Xn,Zn]=[200,20],ue=([e,t,n,s],a,o)=>Ft({left:Math.floor(e)-it,top:Math.floor(t)-it,right:Math.ceil(n)+it,bottom:Math.
ceil(s)+it},a,o),Ft=({left:e,top:t,right:n,bottom:s},a,o)=>({left:Math.min(Math.max(e,0),a),top:Math.min(Math.max(t,0),o),right:Math.min(Math.max(n,0),a),bottom:Math.
min(Math.max(s,0),o)}),he=({left:e,top:t,right:n,bottom:s},a,o,{width:i,height:r})=>ue([e*a,t*o,n*a,s*o],i,r);async function St({job:e},t,n){const s=new Uint8Array(
t.width*t.height*n);for(let a=0,o=0;a<t.height;a++){const i=t.row(a);for(let c=0;c<i.length;c+=4)n===3&&(s[o++]=i[c+2]),s[o++]=i[c+1],n===3&&(s[o++]=i[c]);const r=e.
pace.step(2*i.length);r&&await r}return s}const Yn=new Set(["Parent","P","Dest","B"]),Qn=300;async function ge(e,t){const{pages:n}=e,s=new Uint8Array(e.size);if(t.
size===n.count)return s;const a=Array.from({length:n.count},(o,i)=>i);return await pe(e,a.filter(o=>!t.has(o)),o=>s[o]=1),await pe(e,[...t],o=>s[o]=0),s}async function pe(e,t,n){
const{pages:s,job:a}=e,o=new Uint8Array(e.size),i=new gt.b9(e),r=[],c=f=>{o[f]=1,n(f),r.push(e.get(f))};for(const f of t){c(s.number(f));const d=s.attribute(f,"\
Resources");d!==void 0&&r.push(d);for(let m=r.pop();m!==void 0;m=r.pop()){if((0,l.i9)(m)){m.number<o.length&&o[m.number]===0&&!Jn(e,m.number)&&c(m.number);continue}
const C=m instanceof l.Z6?m.dict:m;if(Array.isArray(C))for(const b of C)r.push(b);else if(C instanceof l.Bi)for(const[b,L]of C)Yn.has(b)||r.push(L);i.spend(1);const y=a.
pace.step(Qn);y&&await y}}}function Jn(e,t){const n=e.resolve(e.entry(t,"Type"));return(0,l.Eo)(n,"Page")||(0,l.Eo)(n,"Pages")||e.pages.holds(t)}var _n=u(18930),
rt=u(98446),me=u(49568),Rt=u(779),ye=u(9312),qn=u(17886);const we=["january","february","march","april","may","june","july","august","september","october","nove\
mber","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","sep\
tembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","genna\
io","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","d\
ez"].join("|"),ts={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",
url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-\
9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|port\
able)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-]\
[ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${we})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${we})\\.?\\s+[0-9]{1,2}(?:st|n\
d|rd|th)?,?\\s+[0-9]{4}\\b`},es={iban:qn.l,card:ss};async function ns(e,t){const n=await Promise.all(e.map(async s=>({kind:s,pattern:await(0,ye.Gv)("redact_kind\
s",ts[s],"regex",t)})));return{hasGroups:!1,search:async(s,a,o)=>{const i=[];let r=!1;for(const{kind:c,pattern:f}of n){const d=await f.search(s,a,o);r||=d.truncated,
(0,$.RZ)(i,d.matches.flatMap(({start:m,end:C})=>{const y=es[c]?.(s.slice(m,C))??C-m;return y>0?[{start:m,end:m+y,groups:{}}]:[]}))}return{matches:i.sort((c,f)=>c.
start-f.start||f.end-c.end),truncated:r}}}}const Se=/[ \u00a0-]/;function ss(e){const t=[...e].map((n,s)=>({sign:n,at:s})).filter(({sign:n})=>!Se.test(n));for(let n=Math.
min(t.length,19);n>=13;n--){let s=0;for(let o=0;o<n;o++){const i=Number(t[n-1-o].sign)*(o%2===0?1:2);s+=i>9?i-9:i}const a=t[n-1].at+1;if(s%10===0&&(n===t.length||
Se.test(e[a])))return a}return 0}const Ce=2e3,Bt=2e5;async function os({search:e,search_mode:t,redact_kinds:n=[]},s){const a=[];return n.length>0&&a.push(await ns(
n,s)),e!==void 0&&a.push(t==="regex"?await(0,ye.Gv)("search",e,t,s):await as(e,s)),new fs(rs(a),n.length===0&&t!=="regex",s)}async function as(e,{pace:t}){const n=e.
split(`
`).filter(s=>s.trim()!=="");if(n.length>Ce)throw(0,W.G6)([{field:"search",message:`has ${n.length} lines, and at most ${Ce} are allowed`}]);return(0,Rt.y)(n,t)}
const is={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function rs(e){const[t]=e;return e.length===1?t:e.length===0?is:{hasGroups:!1,search:async(n,s,a)=>{
const o=[];for(const r of e)o.push(await r.search(n,s,a));return{matches:o.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:o.some(
({truncated:r})=>r)}}}}const Lt=4,Me=1e4,cs=2;class fs{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,n,s){this.pattern=t,this.isLiteral=
n,this.job=s}note(t){this.isLiteral||t.length<Lt||this.texts.size>=Me||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=cs&&this.
areaWords.size<Me&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Rt.y)([...this.areaWords],this.job.pace);return n=>this.
search(t,n)};inText=t=>this.search(this.pattern,t);inNames=async t=>(await this.inText(t)).filter(({start:n,end:s})=>s-n>=Lt);inCodes=async t=>{if(!this.isLiteral&&
this.texts.size===0)return[];const n=this.isLiteral?this.pattern:await(this.literal??=(0,Rt.y)([...this.texts],this.job.pace));return(await this.search(n,t)).filter(
({start:s,end:a})=>a-s>=Lt)};async search(t,n){if(n==="")return[];const{matches:s,truncated:a}=await t.search(n,Bt,this.job.pace);if(a)throw Te();return s}}const Te=()=>(0,re.
F)("searching","A page, or another text of the document, is too long to be searched to its end","Split the document first"),ds=2e3,Pe=100,ls=10;async function ve(e,t,n){
const s=await h(e,n);if(!s)return[];const{places:a}=s;return(await t.inText(s.text)).flatMap(({start:o,end:i})=>{const r={start:a[o],end:a[i-1]+1};return r.end-
r.start>i-o||s.text.slice(o,i)!==e.slice(r.start,r.end)?[r]:[]})}async function us(e,t,n){const{all:s,truncated:a}=await(0,me.IQ)(e,t.pattern,Bt,n);return a||s.
length>0||(await ve(e.flow.text,t,n)).length>0}async function Nt(e,t,n){const{all:s,counted:a,truncated:o}=await(0,me.IQ)(e.page,t.pattern,Bt,n);if(o)throw Te();
const{flow:i}=e.page,r=[...s,...(await ve(i.text,t,n)).map(m=>({...m,flow:i}))],c=new Set,f=new Map,d=[];for(const{flow:m,start:C,end:y}of r){const b=new Set,L=n.
step((y-C)*Pe+ds);L&&await L,(0,ot.PC)(e,m,C,y,b);for(const Z of m.lineBoxes(C,y)){f.set(`${Z.x} ${Z.y} ${Z.width} ${Z.height}`,Z);const _=n.step(e.trace.images.
length*ls);_&&await _,e.trace.areUnseen(b,Z)&&d.push(Z)}for(const Z of b)c.add(Z);t.note(m.text.slice(C,y))}for await(const m of hs(e,n))t.noteArea(m);return{glyphs:c,
boxes:[...f.values()],unseen:d,count:a.length}}async function*hs(e,t){const{page:n,trace:s}=e;if(s.touched.size===0)return;const{flow:a}=n;for(const{0:o,index:i}of a.
text.matchAll(gs)){const r=new Set;(0,ot.PC)(e,a,i,i+o.length,r);for(const f of r)if(s.touched.has(f)){yield o;break}const c=t.step(o.length*Pe);c&&await c}}const gs=/\S{1,5000}/g,
ps=.01;async function ms(e,{pages:t,search:n,areas:s,shade:a},o){const i=await(0,$t.E)(e,o),r=new _n.X(i),c=[];for(const y of t)await us(await r.page(y-1),n,o.pace)&&
c.push(`page ${y}`);const f=new ot.Wz(i),d=new fe(i,a);for(const[y,b]of s){const{trace:L}=await f.all(y,b.map(_=>(0,E.wS)(_,-ps)));(L.touched.size>0||L.isPaintedIn||
L.undivided.size>0||await ys(d,L,b))&&c.push(`areas of page ${y+1}`)}const m=await ge(i,new Set(Array.from(t,y=>y-1))),C=new ae(i,n,y=>Nt(y,n,o.pace),m);await C.
run(new Set);for(const y of C.found.keys())c.push(y);if(c.length>0)throw new W.zU("redaction_incomplete",`Text to redact is still in ${(0,rt.Dw)(c)}, so there i\
s no result`,{advice:"Report this with the kind of document, without the document itself"})}async function ys(e,t,n){for(const s of t.images)if(await e.shows(s,
n))return!0;return!1}var ws=u(61491);async function Ss(e,t,n){const{fragments:s,leafOf:a}=e.page.found;if(!a)return;const o=new Map;for(const r of s){const c=a(
r);c&&await i(c.element)&&(0,ot.Bc)(e,r.letters,r.text.length,n)}async function i(r){const c=o.get(r);if(c!==void 0)return c;let f=!1;for(const{actualText:d}of(0,ws.
Hy)(r))d!==void 0&&(await t(d)).length>0&&(f=!0);return o.set(r,f),f}}async function Cs(e,t,n,s){const a=new Map;if(t.length>0)for(const{images:c}of e)for(const f of c){
const d=`${f.stream} ${f.from}`;(0,$.vH)(a,d,f)}const o=new Map,i=new Map;let r=0;for(const c of a.values()){const[{stream:f,from:d,to:m}]=c;if(!await Ps(c,t,s))
continue;r++;const C=await n.without(c,t),y=C&&`OctavoRedacted${C.number}`;(0,$.vH)(o,f,{from:d,to:m,text:y?`/${y} Do`:""}),y&&i.set(f,(i.get(f)??new Map).set(y,
C))}return{cuts:o,images:i,count:r}}const[Ms,Ts]=[100,4];async function Ps(e,t,n){for(const{matrix:s}of e){const a=n.step(Ms+t.length*Ts);a&&await a;const o=(0,ce.
jY)(s);if(t.some(i=>(0,E.EF)(o,i)))return!0}return!1}var vs=u(2843),bs=u(10339);const be=8;class xs{document;searching;choose;images;areas;rewriter;use=new bs.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,n,s,a,o){
this.document=t,this.searching=n,this.choose=s,this.images=a,this.areas=o,this.rewriter=new vs.q(t),this.traced=new ot.Wz(t),this.hasLayers=(0,gt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:n}=this.document.job,s=this.areas.get(t)??[],a=[];let[o,i,r]=[0,0,!1];for(let c=0;c<be;c++){const{texts:f,
chosen:d}=await this.readPage(t,c,s),m=f.map(({trace:b})=>b),C=await this.cutsOf(t,m,d,s),y=C.removals.size===0&&C.others.size===0||!m.some(({isPartial:b})=>b);
for(const[b,L]of m.entries())y||c===be-1?await this.use.note(L,n,d[b].glyphs):await this.use.noteGone(L,n,d[b].glyphs);if(C.removals.size===0&&C.others.size===0)
break;r=!0,i+=C.count;for(const b of d)for(const L of b.boxes)a.push(L);if(c===0&&(o=d.reduce((b,L)=>Math.max(b,L.count),s.length>0?0:1)),await this.rewriter.page(
t,m,C),y)break}if(!(s.length===0&&!r))return{index:t,boxes:[...a,...s],count:o+s.length,images:i}}async cutsOf(t,n,s,a){const{pace:o}=this.document.job,i=new Set(
n.flatMap(L=>[...L.undivided]));if(i.size>0)throw Ds(t+1,[...i]);const r=new Map;for(const[L,{glyphs:Z}]of s.entries())await ee(r,n[L],Z,o);const c=a.length>0?await this.
searching.ofAreas():void 0,f=async L=>[...await this.searching.inText(L),...c?await c(L):[]].sort(v),d=await Jt(this.document,n,f),m=[...a,...s.flatMap(({unseen:L})=>L)],
{cuts:C,images:y,count:b}=await Cs(n,m,this.images,o);for(const L of[C,...n.map(Z=>Z.cuts)])for(const[Z,_]of L)d.set(Z,await As([d.get(Z)??[],_],o));return{removals:r,
others:d,images:y,count:b}}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,n,s){
const{traced:a}=this,{pace:o}=this.document.job,i=await a.shown(t,s),r=[i],c=[await this.choose(i,!0)];if(i.trace.isPartial||this.hasLayers||n>0||s.length>0){const f=await a.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,d]of r.entries()){await Ss(d,this.searching.inText,c[f].glyphs),(0,ot.C7)(d,c[f].glyphs),
await Kt(d.trace,this.searching,c[f].glyphs,o),await(0,ot.FU)(d,c[f].glyphs,o);for(const m of d.trace.contents.keys())this.read.add(m)}return{texts:r,chosen:c}}}
const Es=200;async function As(e,t){const n=new Map;for(const s of e)for(const a of s){n.set(`${a.from} ${a.to}`,a);const o=t.step(Es);o&&await o}return[...n.values()]}
const Ds=(e,t)=>(0,W.G6)([{field:"redact_areas",message:`has an area on page ${e} into which ${(0,rt.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var xe=u(18271),Ct=u(49454),Os=u(15330),Is=u(57373),Fs=u(12202),Rs=u(88739),Mt=u(61188),Ee=u(
50476),lt=u(48462);const Ut=14,Bs=1330926671,Ls=[139,139,13,Ut];function Ns(e,t,n){try{const s=Buffer.from(e),a=new DataView(s.buffer,s.byteOffset,s.length),o=a.
getUint32(0);if(s[0]===37||s[0]===128)return Ws(s,t);if(o===Bs){const i=(0,Et.tI)(a).get("CFF ");if(!i)return;Ae(s.subarray(i.at,i.at+i.length),t)}else s[0]===1&&
s[1]===0&&o!==65536?Ae(s,t):Us(a,t,n);return s}catch(s){if(!(s instanceof RangeError))throw s;return}}function Ae(e,t){const n=new DataView(e.buffer,e.byteOffset,
e.length),s=(0,Mt.Pe)(n,(0,Mt.Pe)(n,n.getUint8(2)).end),a=(0,Mt.zz)(n,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(a===void 0)return;const{offsets:o}=(0,Mt.
Pe)(n,a);for(const i of t)typeof i=="number"&&i>0&&i+1<o.length&&e.fill(Ut,o[i],o[i+1])}function Us(e,t,n){const s=(0,Et.tI)(e),[a,o,i]=["head","loca","glyf"].map(
y=>s.get(y));if(!a||!o||!i)return;const r=e.getInt16(a.at+50)!==0,c=Math.floor(o.length/(r?4:2))-1,f=y=>r?e.getUint32(o.at+y*4):e.getUint16(o.at+y*2)*2,d=(y,b)=>r?
e.setUint32(o.at+y*4,b):e.setUint16(o.at+y*2,b/2),m=(0,Ee.f)(n,c,y=>[i.at+f(y),i.at+f(y+1)],e),C=new Set([...(0,Ee.f)(t,c,y=>[i.at+f(y),i.at+f(y+1)],e)]);for(let y=c-
1;y>0;y--){if(!C.has(y)||m.has(y))continue;const[b,L]=[f(y),f(y+1)];if(!(L<=b)){new Uint8Array(e.buffer,e.byteOffset+i.at+b,L-b).fill(0);for(let Z=y;Z>0&&f(Z)===
b;Z--)d(Z,L)}}}function Ws(e,t){const n=(0,lt._M)(e);if(!n)return;const{plain:s,start:a,end:o}=n,i=s.indexOf("/CharStrings");if(i<0)return;const r=Number(/\/lenIV\s+(\d+)/.
exec(s.toString("latin1",0,Math.min(i,4096)))?.[1]??4);for(const[c,f]of(0,lt.Ag)(s,i)){if(!t.has(c)||c===".notdef")continue;const d=(0,lt.Ns)(f,lt.Ed).fill(Ut,r);
d.set(Ls.slice(0,Math.max(d.length-r,0)),r),f.set((0,lt.Ze)(d,lt.Ed))}return Buffer.concat([e.subarray(0,a),n.seal(s),e.subarray(o)])}const $s=300,Gs=2;async function js(e,t,n,s){
if(!t.hasGone)return;const{live:a}=await(0,U.Gy)(e),o=new ot.Wz(e),{pace:i}=e.job;for(const d of s)await t.note((await o.all(d,[])).trace,i);const{content:r}=await(0,xt.
d)(e,a.length,d=>a[d]===1&&n(d));for(const[d,m]of r){const C=e.get(d),y=C instanceof l.Z6&&e.decodedPart(C)?.data;y&&await t.note((await o.stream(y,m)).trace,i)}
const c=await ks(e,t,a),f=Hs(e,c);for(const d of c)d.use.gone.size>0&&!d.keepsAll&&await Zs(e,d,f);await to(e,c)}function Hs(e,t){const n=new Map;for(const{number:s,
use:a,keepsAll:o}of t){const i=De(e,e.get(s));if(i===void 0)continue;const r=n.has(i)?n.get(i):new Set;for(const{cid:c}of a.kept)r?.add(c);n.set(i,o?void 0:r)}return n}
function De(e,t){const n=e.array(t.get("DescendantFonts"))?.[0];return(0,l.i9)(n)?n.number:void 0}async function ks(e,t,n){const s=new Set;for(const o of e.dict(
e.dict(Xs(e))?.get("Font"))?.values()??[])(0,l.i9)(o)&&s.add(o.number);const a=[];for(let o=1;o<n.length;o++){const i=n[o]===1?e.get(o):null;if(!(i instanceof l.
Bi)||!Vs(e,i))continue;const r=t.fonts.get(await(0,Is.G)(e,new l.oS(o))),c=s.has(o);(r||c)&&a.push({number:o,use:r??zs,keepsAll:c})}return a}const zs={kept:new Set,
gone:new Set,lengths:new Set},Ks=["Type0","Type1","MMType1","TrueType","Type3"];function Vs(e,t){const n=e.resolve(t.get("Subtype"));return n instanceof l.SX&&Ks.
includes(n.text)}const Xs=e=>e.dict(e.catalog.get("AcroForm"))?.get("DR"),Wt=({kept:e,gone:t})=>[...t].filter(n=>!e.has(n));async function Zs(e,{number:t,use:n},s){
const a=Wt(n),o=e.job.pace.step((a.length+n.kept.size)*$s);if(o&&await o,a.length===0)return;e.edit(t);const i=e.get(t);await Ys(e,i,n);const r=new Set(a.map(({
code:d})=>d));Qs(e,i,r),Js(e,i,r);const c=De(e,i),f=c===void 0?void 0:s.get(c);f&&_s(e,i,new Set(a.map(({cid:d})=>d).filter(d=>!f.has(d))))}async function Ys(e,t,{
kept:n,lengths:s}){const a=e.resolve(t.get("ToUnicode")),[o,...i]=s;if(!(a instanceof l.Z6)||o===void 0||o>2||i.length>0)return;const r=await(0,Fs.A)(e,t,{found:!1},
()=>!0);if(!r)return;const c=[...n].sort((d,m)=>d.code-m.code).flatMap(({code:d})=>{const m=r.textOf(d);return m===void 0?[]:[[d,m]]}),f=(0,Rs.U)(c.map(([d,m])=>[
d,Array.from(m,C=>C.codePointAt(0))]),{digits:o*2,isInOrder:!0});t.set("ToUnicode",e.add((0,ht.n)(new l.Z6(new l.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{
compress:!0})))}function Qs(e,t,n){const s=e.array(t.get("Widths")),a=e.resolve(t.get("FirstChar"));s&&typeof a=="number"&&t.set("Widths",s.map((o,i)=>n.has(a+i)?
0:o))}function Js(e,t,n){const s=e.dict(t.get("Encoding")),a=e.array(s?.get("Differences"));if(!s||!a||t.has("DescendantFonts"))return;let o=0;const i=new Set,r=[];
for(const y of a.map(b=>e.resolve(b))){if(typeof y=="number")o=y;else if(y instanceof l.SX&&n.has(o++)){i.add(y.text),r.push(new l.SX(".notdef"));continue}r.push(
y)}t.set("Encoding",new l.Bi(s).set("Differences",r));for(const y of r)y instanceof l.SX&&i.delete(y.text);const c=(0,l.Eo)(e.resolve(t.get("Subtype")),"Type3")?
e.dict(t.get("CharProcs")):void 0;c&&t.set("CharProcs",new l.Bi([...c].filter(([y])=>!i.has(y))));const f=(0,Ct.nb)(e,t),d=e.resolve(f?.get("CharSet"));if(!f||!(d instanceof
l.Mx))return;const m=Buffer.from(d.bytes).toString("latin1").split("/").slice(1),C=t.get("FontDescriptor");(0,l.i9)(C)&&e.edit(C),(0,Ct.nb)(e,t)?.set("CharSet",
(0,l.Px)(m.filter(y=>!i.has(y)).map(y=>`/${y}`).join("")))}function _s(e,t,n){const s=e.array(t.get("DescendantFonts"))?.[0];if(!(0,Ct.hL)(e,t)||!(0,l.i9)(s))return;
e.edit(s);const o=e.get(s),i=e.array(o.get("W"));i&&o.set("W",qs(e,i,n));const r=o.get("FontDescriptor"),c=e.resolve(e.dict(r)?.get("CIDSet")),f=c instanceof l.
Z6?e.decodedPart(c)?.data:void 0;if(!f||!(0,l.i9)(r)||!(c instanceof l.Z6))return;const d=f.slice();for(const m of n)m>>3<d.length&&(d[m>>3]&=~(128>>(m&7)));e.edit(
r),e.get(r).set("CIDSet",e.add((0,ht.n)(c,d,{compress:!0})))}function qs(e,t,n){const s=[];for(let a=0;a<t.length;){const o=e.resolve(t[a]),i=e.array(t[a+1]);if(typeof o!=
"number"||!i){(0,$.RZ)(s,t.slice(a,a+3)),a+=3;continue}s.push(o,i.map((r,c)=>n.has(o+c)?0:r)),a+=2}return s}async function to(e,t){const n=new Map;for(const s of t){
const a=(0,xe.Lq)(e,e.get(s.number));a&&(0,$.vH)(n,a,s)}for(const[s,a]of n){if(a.some(({keepsAll:m})=>m)||!a.some(({use:m})=>Wt(m).length>0))continue;const o=e.
decodedPart(s)?.data;if(!o)continue;const i=e.job.pace.step(o.length*Gs);i&&await i;const[r,c]=[new Set,new Set];for(const{number:m,use:C}of a){const y=no(e,e.get(
m));for(const b of Wt(C))Oe(r,y(b));for(const b of C.kept)Oe(c,y(b))}for(const m of c)r.delete(m);const f=r.size>0?Ns(o,r,c):void 0,d=f&&eo(e,a[0].number);d!==void 0&&
e.put(d,(0,ht.n)(s,f,{compress:!0}))}}const Oe=(e,t)=>{t!==void 0&&e.add(t)};function eo(e,t){const n=(0,Ct.nb)(e,e.get(t));for(const s of["FontFile","FontFile2",
"FontFile3"]){const a=n?.get(s);if((0,l.i9)(a))return a.number}}function no(e,t){const n=(0,xe.oQ)(e,t);if(typeof n!="object")return()=>{};const s=[],a=(0,Os.X)(
e,t,so(n,s),n);return o=>{const i=a(o)?.[0];if(i===void 0||i>=0)return i;const r=s[-1-i];return n.glyphCalled?.(r)??r}}const so=(e,t)=>({glyph:n=>[n],named:n=>e.
has(n)?[-t.push(n)]:void 0});var Ie=u(55969),oo=u(45059),ao=u(39491),io=u(34635),ro=u(77500);const Fe=new Set(["FileAttachment","Sound","Movie","Screen","3D","R\
ichMedia"]),co=["Alternates","OPI","DSS"];async function fo(e){let t=(await(0,oo._)(e)).length;for(let n=0;n<e.pages.count;n++){const s=e.job.pace.step(1e3);s&&
await s;for(const a of e.array(e.entry(e.pages.number(n),"Annots"))??[]){const o=e.dict(a);o&&lo(e,o)&&t++}}return t}const lo=(e,t)=>{const n=(0,Ie.B)(e,t);return n!==
"FileAttachment"&&Fe.has(n)};async function uo(e,t){(0,ro.br)(e,"values"),t&&await(0,x.L)(e,s=>Fe.has((0,Ie.B)(e,s))),await(0,ao.u)(e,{scripts:!0,privateData:!0,
metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:n}=await(0,U.Gy)(e);await(0,io.y)(e,n,[(s,a)=>co.
filter(o=>a.delete(o)).length>0])}var ho=u(56457),go=u(33238),po=u(37395);async function mo(e,t,n){const{pages:s,search:a,areas:o,media:i}=t,r=i?0:await fo(e),c=await ge(
e,new Set(Array.from(s,_=>_-1))),{redacted:f,content:d,unsearched:m}=await yo(e,t,n);wo(t.searches??"search",m,r);const C=new ae(e,a,_=>Nt(_,a,n.pace),c,d.rewriter,
d.use);await C.run(d.settled);const y=[...C.found.values()].reduce((_,et)=>_+et,0);if(f.length===0&&y===0)return{redacted:f,elsewhere:0,notes:[]};const b=await a.
ofAreas();b&&await nt(e,o,b),await J(e,o);const L=Array.from({length:e.pages.count},(_,et)=>et).filter(_=>!d.isNoted(_));await js(e,d.use,_=>c[_]===1,L);const Z=(0,ho.
D)(await(0,go.Y)(e,"remove"),"remove");return await uo(e,i),{redacted:f,elsewhere:y,notes:Z}}async function yo(e,{pages:t,search:n,searches:s,areas:a,shade:o},i){
const r=new po.Z(e),c=new Set,f=new Set,d=async(y,b)=>{const{index:L,unreadable:Z}=y.page;return b&&s!==void 0&&Z>0&&f.add(L+1),b&&s!==void 0&&!a.has(L)&&await r.
isScan(y.page)&&c.add(L+1),Nt(y,n,i.pace)},m=new xs(e,n,d,new fe(e,o),a),C=[];for(const[y,b]of t.entries()){if(s===void 0&&!a.has(b-1))continue;const L=await m.
page(b-1);L&&C.push(L),i.pace.progress(y/t.length)}return{redacted:C,content:m,unsearched:{textless:[...c],unreadable:[...f]}}}function wo(e,{textless:t,unreadable:n},s){
const a=[];if(t.length>0&&a.push({field:e,message:`${(0,rt.oi)(t)} ${(0,rt.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), o\
r give areas`}),n.length>0&&a.push({field:e,message:`${(0,rt.oi)(n)} ${(0,rt.d5)(n.length,"has","have")} characters that cannot be read, because the fonts do no\
t tell which letters they are: leave the pages out, or give areas alone`}),s>0&&a.push({field:"remove_attachments",message:`is needed, because the document has ${(0,rt.
y_)(s,"attachment")}, which ${(0,rt.d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),a.length>0)throw(0,W.
G6)(a)}var So=u(95234);const Co=async(e,t,n)=>{const s=await os(t,n);await Po(t.redact_label,s);const a=await(0,$t.E)(e.bytes,n,{password:t.open_password}),o=a.
pages.count,i=(0,K.k1)(t.pages,o),r=Be(t.redact_areas,i,o);t.redact_annotations&&vo(a,i,r);const c=["search","redact_kinds"].find(b=>t[b]!==void 0),f=t.redact_mark===
"black"?0:255,d=t.remove_attachments,{redacted:m,elsewhere:C,notes:y}=await mo(a,{pages:i,search:s,searches:c,areas:r,media:d,shade:f},n);if(m.length===0&&C===0)
return{documents:[{...e,pageCount:o}],notes:[Mo],facts:{pageCount:o,redactedMatches:0,redactedPages:0,redactedImages:0}};if(await ms(await(0,Tt.UN)(a,{encryption:"\
none",draft:!0}),{pages:i,search:s,areas:r,shade:f},n),t.redact_mark!=="none"){const b=t.redact_mark==="black"?"white":"black",{redact_label:L}=t,Z=L===void 0?void 0:
await(await To(n)).openLabel(a,L,b);await $e(a,m,t.redact_mark,Z)}return{documents:[{name:e.name,bytes:await(0,Tt.UN)(a),pageCount:o}],notes:y,facts:{pageCount:o,
redactedMatches:m.reduce((b,{count:L})=>b+L,C),redactedPages:m.length,redactedImages:m.reduce((b,{images:L})=>b+L,0)}}},Mo={code:"nothing_redacted",message:"Not\
hing was found to redact, and the document is unchanged."},To=e=>(0,So.V)(e,()=>Promise.all([u.e(7762),u.e(4776),u.e(4942)]).then(u.bind(u,84942)));async function Po(e,t){
if(e!==void 0&&(await t.inText(e)).length>0)throw(0,W.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}function vo(e,t,n){
let s=0;for(const a of t)for(const o of k(e,a-1))if((0,$.vH)(n,a-1,o),++s>at)throw(0,W.G6)([{field:"redact_annotations",message:`finds more than ${at} areas, an\
d at most ${at} are allowed: choose fewer pages`,mentions:["pages"]}])}}),95234:((tt,Y,u)=>{u.d(Y,{V:()=>x,W:()=>j});var W=u(29082),K=u(92356),$=u(87826),U=u(14029),
l=u(52404);const G="1.4";async function j(T,{pages:E,open_password:O,transparency:v},H,V){const Q=await(0,K.E)(T.bytes,H,{password:O}),R=Q.pages.count,h=(0,W.k1)(
E,R);if(h.length===0){const A=await(0,$.i)(Q,T.bytes);return{documents:[{name:T.name,bytes:A,pageCount:R}],notes:[l.$],facts:{pageCount:R,stampedPages:0}}}const{
notes:g,stampedPages:S=h.length,version:M=G,write:w}=await V(Q,h),I={version:M>G?M:G},p=w?await w(I):await(0,U.UN)(Q,I);return{documents:[{name:T.name,bytes:p,pageCount:R}],
notes:v===100?[B,...g]:g,facts:{pageCount:R,stampedPages:S}}}const B={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use\
 a lower value.",mentions:["transparency"]};async function x({pace:T},E){await T.rest();const O=await E();return await T.rest(),O}}),9312:((tt,Y,u)=>{u.d(Y,{$0:()=>G,
Gv:()=>$,MM:()=>l});var W=u(779),K=u(42973);const $=(B,x,T,{pace:E,limits:O})=>(0,W.patternOf)(B,x,T,E,j(B,O)),U={slashes:"has slashes around it that count as c\
haracters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode \
to regex, and leave out slashes around it"};function l(B,x){const T=(0,W.G)(B,x);return T&&U[T]}function G(B,x,T){const E=l(x,T);return E===void 0?[]:[{code:"se\
arch_mode_unlikely",message:`Nothing was found for ${B}, which ${E}.`,mentions:[B,"search_mode"]}]}function j(B,{searching:x}){let T=x;return E=>{if(T-=E,T<0)throw(0,K.
F)("searching",`The search takes more than ${x} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",B)}}}),37395:((tt,Y,u)=>{u.d(Y,{Z:()=>V});var W=u(74135),K=u(6057),$=u(65868),U=u(16264);class l{document;contents;constructor(h){this.document=
h,this.contents=new $.i(h)}async cover(h,g){const S=(0,K.iw)(this.document,h),{width:M,height:w}=(0,W.iN)(S),I=[0,0,M*S.userUnit,w*S.userUnit],p=new B(I);if(await this.
contents.read(h,p,p),p.points.share<g)return!1;const A=new x(this.document,I);return await this.contents.read(h,A,A),A.points.share>=g}}const G=32;class j{page;rows=new Uint32Array(
G);constructor(h){this.page=h}get share(){return this.rows.reduce((h,g)=>h+T(g),0)/G**2}cover(h){const g=(0,W.Pj)(h,this.page);if(!g)return;const[S,M,w,I]=g,[p,
A]=this.between(S,w,0),[D,P]=this.between(M,I,1);if(A<p)return;const F=(2**(A-p+1)-1)*2**p;for(let N=D;N<=P;N++)this.rows[N]|=F}between(h,g,S){const M=this.page[S],
w=(this.page[S+2]-M)/G,I=Math.ceil((h-M)/w-.5),p=Math.ceil((g-M)/w-.5)-1;return[Math.max(I,0),Math.min(p,G-1)]}}class B{points;constructor(h){this.points=new j(
h)}glyph(){}takes({operator:h},g,S,M){h==="BI"&&!M&&this.image(g)}image({matrix:h}){this.points.cover((0,W.zl)(h,U.p))}}class x extends U.r{points;constructor(h,g){
super(h,g),this.points=new j(g)}glyph(){}image(h){const g=(0,W.Pj)((0,W.zl)(h.matrix,U.p),this.paintOf(h).clip);g&&this.points.cover(g)}}function T(R){let h=0;for(let g=R;g!==
0;g&=g-1)h++;return h}var E=u(82877);const O=50,v=.12,H=.5;class V{document;images;constructor(h){this.document=h,this.images=new l(h)}async isScan(h){return!Q(
h)&&!(0,E.l)(this.document,h.index)&&await this.images.cover(h.index,H)}}function Q({characters:R,found:{fragments:h,width:g,height:S}}){if(R<O)return!1;const M=(w,I)=>w>
v*I&&w<(1-v)*I;return h.some(({box:w})=>M(w.x+w.width/2,g)&&M(w.y+w.height/2,S))}}),49568:((tt,Y,u)=>{u.d(Y,{Ao:()=>l,IQ:()=>G,m6:()=>j});var W=u(27077);const K=1e3,
$=1e6,U=1e3;async function l(h,g,S,M){const w=Math.max(S,K),I=await B(h.flow,g,w,M),p=await x(h,g,w,M),A=await O(I.found,p.found,h,M);return{matches:A.slice(0,S).
map(R),truncated:I.truncated||p.truncated||A.length>S}}async function G(h,g,S,M){const w=await B(h.flow,g,S,M),I=await x(h,g,S,M);return{all:[...w.found,...I.found],
counted:await O(w.found,I.found,h,M),truncated:w.truncated||I.truncated}}async function j(h,g,S){const M=await B(h.flow,g,1,S);if(M.found.length>0)return{isFound:!0,
truncated:!0};const w=await x(h,g,1,S);return{isFound:w.found.length>0,truncated:M.truncated||w.truncated}}async function B(h,g,S,M){const{matches:w,truncated:I}=await g.
search(h.text,S,M);return{found:w.map(p=>({...p,flow:h})),truncated:I}}async function x(h,g,S,M){const{flow:w,lines:I}=await(0,W.k6)(h.visualText(),M),{text:p}=w,
A=[];let D=p.length>$;for(const P of I){if(P.end>$||A.length>=S){D=!0;break}const F=M.step(U);F&&await F;const{matches:N,truncated:k}=await g.search(p.slice(P.start,
P.end),S-A.length,M);D||=k;for(const{start:z,end:X,groups:J}of N)A.push({start:P.start+z,end:P.start+X,groups:J,flow:w})}return{found:A,truncated:D}}const[T,E]=[
500,30];async function O(h,g,S,M){if(g.length===0)return h;const w=H(S),I=new Set,p=[];for(const P of g){const F=M.step((P.end-P.start)*E+T);F&&await F;const N=V(
P,w),k=new Set;for(const{from:q,to:nt}of N)for(let dt=Q(h,q);dt<h.length&&h[dt].start<nt;dt++)k.add(dt);const[z]=k,X=k.size===1?h[z]:void 0;if(X&&N.every(({from:q,
to:nt})=>X.start<=q&&nt<=X.end))continue;for(const q of k)I.add(q);const J=N.reduce((q,nt)=>Math.min(q,nt.from),1/0);p.push({match:P,from:J})}const A=h.flatMap(
(P,F)=>I.has(F)?[]:[{match:P,from:P.start}]);return(await(0,W.k6)((0,W.p9)([...A,...p],(P,F)=>P.from-F.from),M)).map(({match:P})=>P)}const v=-1;function H({flow:h,
found:{edges:g}}){const S=new Int32Array(g.count).fill(v);for(const{first:M,position:w,count:I}of h.letters(0,h.text.length))for(let p=0;p<I;p++)S[M+p]=w+p;return S}
function V({flow:h,start:g,end:S},M){const w=[];for(const{first:I,count:p}of h.letters(g,S))for(let A=I;A<I+p;A++){const D=M[A];if(D===v)continue;const P=w.at(-1);
P?.to===D?P.to++:w.push({from:D,to:D+1})}return w}function Q(h,g){let S=0;for(let M=h.length;S<M;){const w=S+M>>1;h[w].end<=g?S=w+1:M=w}return S}const R=({flow:h,
start:g,end:S,groups:M})=>({text:h.text.slice(g,S),groups:M,box:h.box(g,S),boxes:h.lineBoxes(g,S)})}),16264:((tt,Y,u)=>{u.d(Y,{p:()=>E,r:()=>O});var W=u(45599),
K=u(36211),$=u(85008),U=u(74135),l=u(6057),G=u(76023),j=u(4186),B=u(5490);const x=new Set([3,7]),T=.01,E=[0,0,1,1];class O{document;page;area;path;clips=!1;glyphClip;constructor(h,g){
this.document=h,this.page=g}get box(){return this.area}takes(h,g,S,M){if(this.extendsPath(h,g)||this.setsColor(h,g,S))return;const{operator:w}=h,I=K.lJ.get(w);I?
this.paints(I,g,M):w==="W"||w==="W*"?this.clips=!0:w==="w"?g.paint={...this.paintOf(g),lineWidth:Math.abs(h.number(0))||0}:!M&&w==="BI"?this.image(g):!M&&w==="s\
h"&&this.add(this.paintOf(g).clip,g)}shows(h){this.glyphClip=x.has(h.mode)?void 0:this.paintOf(h).clip}glyph({font:h,frame:g,size:S},M,w,I,p){if(!this.glyphClip||
M!==""&&M.trim()==="")return;const[A,D]=g.vertical?[.5,.5]:[h.ascent,-h.descent],P=Math.min(w,I),F=(0,j.L)(g,P,Math.max(w,I),p-A*S,p+D*S);this.join([F.x,F.y,F.x+
F.width,F.y+F.height],this.glyphClip)}covers(h){this.join(h,this.page)}image(h){this.add((0,U.zl)(h.matrix,E),h)}enters(h,g){const S=(0,l.b0)(this.document,h.get(
"BBox"));S&&this.clipTo((0,U.zl)(g.matrix,S),g)}paintOf(h){return h.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(h,{matrix:g}){const S=(0,B.
M)(h);switch(h.operator){case"re":{const[M=NaN,w=NaN,I=NaN,p=NaN]=S;return this.extend((0,U.zl)(g,[M,w,M+I,w+p])),!0}case"m":case"l":case"c":case"v":case"y":for(let M=0;M+
1<S.length;M+=2){const[w,I]=(0,U.Gd)(g,S[M],S[M+1]);this.extend([w,I,w,I])}return!0;default:return!1}}extend(h){h.every(Number.isFinite)&&(this.path=this.path?(0,U.
kO)(this.path,h):h)}setsColor(h,g,S){const M=this.paintOf(g);switch(h.operator){case"g":case"rg":case"k":return g.paint={...M,components:h.count,isWhite:Q((0,B.
M)(h))},!0;case"cs":return g.paint={...M,components:this.componentsOf(h.name(0),S),isWhite:!1},!0;case"sc":case"scn":{const w=h.kind(h.count-1)!==$.o_&&h.count===
M.components;return g.paint={...M,isWhite:w&&Q((0,B.M)(h))},!0}default:return!1}}componentsOf(h,g){if(h===void 0)return 0;const S=w=>g.find("ColorSpace",w),M=(0,G.
L)(this.document,new W.SX(h),S);return M&&M.kind!=="inks"&&!M.table?M.components:0}paints({fill:h,strokes:g},S,M){const{path:w,clips:I}=this;this.path=void 0,this.
clips=!1;const p=this.paintOf(S);w&&!M&&g?this.add((0,U.XM)(w,p.lineWidth*V(S)/2),S):w&&!M&&h&&!(p.isWhite&&this.isPageWide(w))&&this.add(w,S),I&&w&&this.clipTo(
w,S)}isPageWide(h){const[g,S,M,w]=this.page,[I,p]=[(M-g)*T,(w-S)*T];return h[0]<=g+I&&h[1]<=S+p&&h[2]>=M-I&&h[3]>=w-p}clipTo(h,g){const S=this.paintOf(g);g.paint=
{...S,clip:(0,U.Pj)(S.clip,h)??v}}add(h,g){this.join(h,this.paintOf(g).clip)}join(h,g){const S=(0,U.Pj)((0,U.XM)(h,H),g);S&&(this.area=this.area?(0,U.kO)(this.area,
S):S)}}const v=[0,0,0,0],H=.01,V=({matrix:[R,h,g,S]})=>Math.max(Math.hypot(R,h),Math.hypot(g,S)),Q=R=>{const h=R.length===4?0:1;return R.length>0&&R.every(g=>g===
h)}}),15330:((tt,Y,u)=>{u.d(Y,{X:()=>l});var W=u(45599),K=u(16456),$=u(49454),U=u(30201);function l(x,T,E,O){const v=(0,$.hL)(x,T);return v?G(x,v,E,O):j(x,T,E,O)}
function G(x,T,E,O){const v=x.resolve(T.get("CIDToGIDMap")),H=v instanceof W.Z6?x.decodedPart(v)?.data:void 0;return({cid:V})=>E.glyph(H?(H[V*2]??0)<<8|(H[V*2+1]??
0):O.glyphOfCid(V))}function j(x,T,E,O){const{base:v,differences:H}=(0,K.yD)(x,T),V=(R,h)=>{const g=R.charCodeAt(h-32);return g>0?(0,U.S)(g):void 0};if(O.kind!==
"truetype")return({code:R})=>{const h=v===void 0?O.encoding?.get(R)??V(O.encoding?"":K.W,R):void 0,g=H?.get(R)??h??(v===void 0?void 0:V(v,R));return E.named(g??
".notdef")??E.named(".notdef")};const Q=(0,K.pE)(x,(0,$.nb)(x,T),T)&&!H;return({code:R})=>{const h=H?.get(R)??V(v??K.W,R),g=()=>h===void 0?0:B(O,h),S=()=>O.code(
R)||(O.codes===void 0?O.unicode(R):0);return E.glyph(Q?S()||g():g()||S())}}function B(x,T){const E=(0,U.u)(T),O=E===void 0?0:x.unicode(E);if(O>0)return O;const v=E===
void 0?-1:K.yh.indexOf(String.fromCodePoint(E));return(v>=0&&x.codes==="macintosh"?x.code(v+32):0)||x.glyphOf(T)}}),12889:((tt,Y,u)=>{u.d(Y,{Rl:()=>O,Vv:()=>$,ft:()=>j,
jB:()=>T,pr:()=>x,vw:()=>B,wE:()=>E});var W=u(46161),K=u(47707);const $="‏";let U;const l=()=>U??=(0,W.A)(),G=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
j=v=>G.test(v),B=v=>j(v)&&(l().getEmbeddingLevels(v).paragraphs[0]?.level??0)%2===1;function x(v){if(!j(v))return v===""?[]:[{text:v,rtl:!1,at:0}];const{levels:H,
paragraphs:V}=l().getEmbeddingLevels(v),Q=V[0]?.level??0;for(let g=v.length-1;g>=0&&/\s/.test(v[g]);g--)H[g]=Q;const R=[];for(let g=0;g<v.length;g++){const S=R.
at(-1);S&&S.level===H[g]?S.text+=v[g]:R.push({level:H[g],text:v[g],at:g})}const h=R.reduce((g,{level:S})=>Math.max(g,S),0);for(let g=h;g>0;g--)for(let S=0,M=0;S<
R.length;S=M+1){for(M=S;M<R.length&&R[M].level>=g;)M++;if(M>S+1)for(const[w,I]of R.slice(S,M).entries())R[M-1-w]=I}return R.map(({level:g,text:S,at:M})=>({text:S,
rtl:g%2===1,at:M}))}const T=v=>Array.from(v,H=>l().getMirroredCharacter(H)??H).join(""),E=v=>(0,K.qf)(T(v)).reverse().join(""),O=v=>x(v).flatMap(({text:H,rtl:V})=>V?
(0,K.qf)(T(H)).reverse():(0,K.qf)(H))}),88739:((tt,Y,u)=>{u.d(Y,{B:()=>G,U:()=>U});var W=u(77581),K=u(12889);const $=100;function U(j,{digits:B=4,isInOrder:x=!1}={}){
const T=j.filter(([,O])=>O.length>0).map(([O,v])=>`<${G(O).slice(-B)}> <${l(v,x)}>`),E=Array.from({length:Math.ceil(T.length/$)},(O,v)=>{const H=T.slice(v*$,(v+
1)*$);return[`${H.length} beginbfchar`,...H,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(B)}> <${"F".repeat(B)}> endcodespacerange`,...E,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function l(j,B){const x=j.map(T=>String.fromCodePoint(T)).join("");return(0,W.kt)(!B&&(0,K.ft)(x)?[...x].reverse().join(""):x).toString("hex").toUpperCase()}
const G=j=>j.toString(16).toUpperCase().padStart(4,"0")}),82877:((tt,Y,u)=>{u.d(Y,{R:()=>W,l:()=>K});const W="OctavoText";function K($,U){const l=$.dict($.dict(
$.pages.attribute(U,"Resources"))?.get("XObject"));return l!==void 0&&[...l.keys()].some(G=>G.startsWith(W))}}),33238:((tt,Y,u)=>{u.d(Y,{Y:()=>V});var W=u(91374),
K=u(39684),$=u(9819),U=u(33973),l=u(21996),G=u(17671),j=u(58006),B=u(45599),x=u(43496),T=u(17413);async function E(p,A,D){const P=p.resolve(A);let F="";for(const N of(0,B.
cy)(P)?P:[A]){const k=p.resolve(N);if(k instanceof B.Mx&&(F=Buffer.from(k.bytes).toString("latin1")),!(0,B.i9)(N)||!(k instanceof B.Z6))continue;let z;try{z=Buffer.
from(p.decoded(k)).toString("latin1")}catch{continue}const X=await(0,T.Y)(z,O(F,D),p.job.pace);X!==z&&p.put(N,(0,j.n)(k,Buffer.from(X,"latin1"),{compress:!1}))}}
function O(p,A){return({namespace:D,local:P},F)=>P==="Signature"&&D===x.dK.ds||P==="signature"&&A&&p!=="datasets"&&!F.some(v)}const v=({namespace:p,local:A})=>A===
"datasets"&&p===x.dK.xfa;var H=u(43791);async function V(p,A){const D=(0,G.Hi)(p),P=await Q(p),F=new Set,N=new Set,k=P.map(({dict:z})=>(0,W.fq)(p,z));for(const z of P)
g(D,z,A,F,N);return F.size>0&&await S(D,F,N),await w(p,F.size>0),{fields:k,objects:F,usageRights:I(p)}}async function Q(p){const A=(await(0,l.zx)(p,["Sig"])).Sig;
if(A.length===0)return[];for(const X of A)R(p,X);const D=new Map;for(const{number:X,dict:J,type:q}of await(0,W.qU)(p))q==="Sig"&&X!==void 0&&h(p,D,X,J);const P=new Set(
[...D.values()].flatMap(({number:X,widgets:J})=>[X,...J])),{Sig:F,Widget:N}=await(0,l.zx)(p,["Sig","Widget"]),k=[...new Set([...F,...N])].filter(X=>{const J=P.has(
X)?null:p.get(X);return(0,B.Zm)(J)&&(J.has("T")||(0,B.Eo)(J.get("Subtype"),"Widget"))&&(0,W.pv)(p,J)==="Sig"}),z=k.length>0?(await(0,U.Gy)(p)).live:void 0;for(const X of k)
z?.[X]===1&&h(p,D,X,p.get(X));return[...D.values()]}function R(p,A){const D=[p.get(A)];for(let P=D.pop();P!==void 0;P=D.pop()){if((0,B.Zm)(P))for(const F of P.values())
D.push(F);if(Array.isArray(P))for(const[F,N]of P.entries())!(0,B.Zm)(N)||!(0,B.Eo)(N.get("FT"),"Sig")?D.push(N):(p.edit(A),P[F]=p.add(N))}}function h(p,A,D,P){if(!(0,B.
Zm)(p.resolve((0,W.hj)(p,P,"V"))))return;const F=P.get("Parent"),N=p.dict(F);if(!P.has("T")&&(0,B.i9)(F)&&N?.has("T")){h(p,A,F.number,N),A.get(F.number)?.widgets.
add(D);return}if(A.has(D))return;const k=(p.array(P.get("Kids"))??[]).flatMap(z=>(0,B.i9)(z)?[z.number]:[]);A.set(D,{number:D,dict:P,widgets:new Set((0,B.Eo)(P.
get("Subtype"),"Widget")?[D,...k]:k)})}function g({removal:p},{number:A,dict:D,widgets:P},F,N,k){const{document:z}=p;N.add(A);const X=(0,W.hj)(z,D,"V");(0,B.i9)(
X)&&p.remove(X.number);for(const J of P){const q=z.get(J);if(!(0,B.Zm)(q))continue;if(N.add(J),F==="keep"&&(0,K.K)(z,q)){z.edit(J),(0,K.x)(z,q);continue}const nt=z.
resolve(q.get("StructParent"));typeof nt=="number"&&k.add(nt),p.remove(J)}P.has(A)||p.remove(A)}async function S(p,A,D){const{removal:P,structure:F}=p,{document:N}=P;
await M(p,A);const k=(0,$.Wo)(N,"AcroForm");for(const z of["Fields","CO"]){const X=N.array(k?.dict.get(z)),J=X?.filter(q=>!P.isGone(q)&&!((0,B.i9)(q)&&A.has(q.number)));
!k||!X||!J||J.length===X.length||(N.edit(k.holder),J.length>0||z==="Fields"?k.dict.set(z,J):k.dict.delete(z))}await F.dropKeys(D),await F.flush(),await(0,G.Pv)(
p,new Set(P.removed()))}async function M({removal:p},A){const{document:D}=p;for(const{number:P,dict:F}of[...await(0,W.qU)(D)].reverse()){const N=D.array(F.get("\
Kids")),k=N?.filter(z=>!p.isGone(z)&&!((0,B.i9)(z)&&A.has(z.number)));P===void 0||!N||!k||k.length===N.length||(D.edit(P),k.length>0?F.set("Kids",k):(0,B.Eo)(F.
get("Subtype"),"Widget")?F.delete("Kids"):p.remove(P))}}async function w(p,A){const D=(0,$.Wo)(p,"AcroForm");if(!D)return;D.dict.has("SigFlags")&&(p.edit(D.holder),
D.dict.delete("SigFlags")),await E(p,D.dict.get("XFA"),A);const P=(p.array(D.dict.get("Fields"))??[]).length===0&&!D.dict.has("DR")&&!D.dict.has("XFA");A&&P&&p.
editCatalog().delete("AcroForm")}function I(p){const{catalog:A}=p,D=p.dict(A.get("Perms"));(0,H.H)(p);for(const P of["Perms","Legal"])A.has(P)&&p.editCatalog().
delete(P);return D?.has("UR3")===!0||D?.has("UR")===!0}}),779:((tt,Y,u)=>{u.d(Y,{patternOf:()=>M,G:()=>g,y:()=>G});var W=u(58552),K=u(98472),$=u(34378);const U=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),l=(w,I)=>G([w],I);async function G(w,I){const p=new Set;
for(const D of w)p.add((await E(D,I)).text.trim());p.delete("");const A=[...p].map(D=>D.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(D,P,F)=>{const N=F.
step(D.length>>2);if(N&&await N,await j(D,A,F))return{matches:[],truncated:!1};const k=await E(D,F),z=[];for(const X of p)if(!await T(X,k,z,P,F))return{matches:z,
truncated:!0};return p.size>1&&z.sort((X,J)=>X.start-J.start||J.end-X.end),{matches:z,truncated:!1}}}}async function j(w,I,p){if(w.length<B||x.test(w))return!1;
const A=w.toLowerCase().replaceAll("ß","ss");for(const D of I){const P=p.step((A.length>>3)*D.length);if(P&&await P,D.every(F=>A.includes(F)))return!1}return!0}
const B=64,x=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function T(w,{text:I,places:p},A,D,P){const F=P.step(I.length>>3);F&&await F;for(let N=I.indexOf(
w),k=0;N>=0;N=I.indexOf(w,k)){if(A.length===D)return!1;for(k=N+w.length;p[k]===p[k-1];)k++;A.push((0,K.z)(p[N],p[k]));const z=P.step(w.length);z&&await z}return!0}
async function E(w,I){if(!O.test(w))return H(w,I);const p=[];let A="";for(const{0:D,1:P,2:F,index:N}of w.matchAll(U)){const k=F===void 0?P?.toLowerCase()??Q(D):
" ";for(let X=0;X<k.length;X++)p.push(P===void 0?N:N+X);A+=k;const z=I.step(D.length*10);z&&await z}return p.push(w.length),{text:A,places:p}}const O=/[^\0-\x7f]/,
v=65536;async function H(w,I){const p=new Uint32Array(w.length+1);let A="",D=0,P=!1;for(let F=0;F<w.length;F+=v){const N=w.slice(F,F+v),k=I.step(N.length);k&&await k;
const z=P;for(let J=0;J<N.length;J++){const q=V(N.charCodeAt(J));(!q||!P)&&(p[D++]=F+J),P=q}const X=N.toLowerCase().replace(/\s+/g," ");A+=z&&X.startsWith(" ")?
X.slice(1):X}return p[D]=w.length,{text:A,places:p}}const V=w=>w===32||w>=9&&w<=13,Q=w=>(0,$.w)((0,$.w)(w).toUpperCase().toLowerCase()),R=/^\/.+\/([dgimsuvy]*)$/s,
h=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function g(w,I){const p=R.exec(w);return I==="regex"?p?"slashes":void 0:
h.test(w)||p&&p[1]!==""?"regex-as-words":void 0}const S=1e6;async function M(w,I,p,A,D){const P=p==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(
u,39974))).expressionOf(I,D):await l(I,A);if("problem"in P)throw(0,W.G6)([{field:w,message:P.problem}]);return{hasGroups:P.hasGroups,search:async(F,N,k)=>{const z=await P.
search(F.slice(0,S),N,k);return F.length>S?{...z,truncated:!0}:z}}}}),98472:((tt,Y,u)=>{u.d(Y,{z:()=>W});const W=(K,$,U=[])=>({start:K,end:$,groups:Object.fromEntries(
U)})}),87826:((tt,Y,u)=>{u.d(Y,{N:()=>$,i:()=>U});var W=u(78157),K=u(14029);function $({suspect:l,bytes:G},j){if(!(l||(0,W.bS)(G.subarray(0,5)).toString("latin1")!==
"%PDF-"))return G.length===j.length?j:G}const U=async(l,G,j)=>$(l,G)??await(0,K.UN)(l,j)})};
