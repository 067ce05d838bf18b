"use strict";exports.id=1183,exports.ids=[1183],exports.modules={66974:((ot,Z,u)=>{u.d(Z,{D6:()=>N,F1:()=>U,NL:()=>b,P3:()=>z,br:()=>B,bs:()=>L});var O=u(98446);const z={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function U(y,p,C){const x=[],P=[];for(const[G,R]of y.split(",").entries()){const g=G+1;if(p!==void 0&&
R.trim()===""){P.push(`entry ${g} is empty: write ${p}, separated by single commas`);continue}const S=C(R,g);"problem"in S?P.push(B(g,R,S.problem)):x.push(S.item)}
return P.length>0?{problem:L(P)}:{items:x}}const B=(y,p,C)=>`entry ${y} ('${m(p.trim())}') ${C}`,N=({position:y,text:p},C,x)=>B(y,p,`names ${d(C)}, but the docu\
ment has ${(0,O.y_)(x,"page")}`);function d(y){return Number.isSafeInteger(y)?`page ${y}`:"a page far beyond its end"}const M=5;function L(y){const p=y.length-M;
return[...y.slice(0,M),...p>0?[`and ${p} more such entries`]:[]].join("; ")}function b(y){const p=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(y);return p?`is n\
ot a range: write ${p[1]}..${p[2]}${p[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(y)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(y)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function m(y){const p=[...y].map(C=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(C)?"?":C);return(0,O.Bu)(p.join(""),40)}}),29082:((ot,Z,u)=>{u.d(Z,{k1:()=>N,lY:()=>B,m7:()=>d});var O=u(58552),z=u(66974);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
B=b=>(0,z.F1)(b,"pages such as 1..3, -1, odd",(m,y)=>{const p=m.trim(),C=U.exec(p);if(!C)return{problem:L(p)};const[,x,P,G,R,g]=C,S={negated:x!==void 0,text:p,position:y};
if(P!==void 0)return{item:{...S,pages:P.toLowerCase()}};const E=Number(G),A=R===void 0?E:g===void 0?"end":Number(g);return E===0||A===0?z.P3:{item:{...S,pages:{
from:E,to:A}}}});function N(b,m,y="pages"){const p=R=>(0,O.G6)([{field:y,message:R}]),C=B(b);if("problem"in C)throw p(C.problem);const x=new M(m),P=new M(m),G=[];
for(const R of C.items){const g=R.negated?P:x;if(typeof R.pages=="string"){g.add(R.pages);continue}const{from:S,to:E}=R.pages,A=S<0?m+1+S:S,I=E==="end"?m:E<0?m+
1+E:E,$=(E==="end"?S<0?[[S,A]]:[]:[[S,A],[E,I]]).find(([,J])=>J<1||J>m);$&&G.push((0,z.D6)(R,$[0],m)),!(E==="end"&&A>m||G.length>0)&&g.range(Math.min(A,I),Math.
max(A,I))}if(G.length>0)throw p((0,z.bs)(G));return C.items.every(({negated:R})=>R)&&x.add("all"),x.without(P)}function d(b){const m=B(b);if("problem"in m||m.items.
length!==1)return;const{negated:y,pages:p}=m.items[0];if(y)return;if(p==="all")return{first:1};if(typeof p=="string"||p.from<1)return;const{from:C,to:x}=p;return x===
"end"?{first:C}:x===-1?{first:C}:x<1?void 0:{first:Math.min(C,x),last:Math.max(C,x)}}class M{pageCount;differences;odd=!1;even=!1;constructor(m){this.pageCount=
m,this.differences=new Int32Array(m+2)}add(m){m!=="even"&&(this.odd=!0),m!=="odd"&&(this.even=!0)}range(m,y){this.differences[m]++,this.differences[y+1]--}without(m){
const y=new Uint32Array(this.pageCount);let p=0,C=0,x=0;for(let P=1;P<=this.pageCount;P++){C+=this.differences[P],x+=m.differences[P];const G=P%2===1?"odd":"eve\
n";(C>0||this[G])&&!(x>0||m[G])&&(y[p++]=P)}return y.subarray(0,p)}}function L(b){return/^(not +)?\.\./i.test(b)?"has no start: a range is written 1..5":/^!/.test(
b)?"is not a page: leave out pages with not, such as not 2":(0,z.NL)(b.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((ot,Z,u)=>{u.d(Z,{X:()=>U,l:()=>z});const O=/[ \n\u00a0-]/;function z(B){let N=0,d=0;const M=[...B].map((b,m)=>({
sign:b.toUpperCase(),at:m})).filter(({sign:b})=>!O.test(b)),L=b=>{const m=parseInt(b,36);N=(N*(m>9?100:10)+m)%97};for(let b=15;b<=Math.min(M.length,34);b++){N=0;
for(const{sign:m}of[...M.slice(4,b),...M.slice(0,4)])L(m);N===1&&(d=M[b-1].at+1)}return d}const U=B=>B.length>=15&&/^[A-Z]{2}\d\d/.test(B)&&z(B)===B.length}),52404:((ot,Z,u)=>{
u.d(Z,{$:()=>B,U:()=>N});var O=u(58552),z=u(29082),U=u(98446);const B={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function N({first_page:d,last_page:M,pages:L},b){if(L!==void 0)return(0,z.k1)(L,b);const m=(0,U.y_)(b,"page"),y=[];if(d>b&&y.push({field:"\
first_page",message:`is ${d}, but the document has ${m}`}),M!==void 0&&M>b&&y.push({field:"last_page",message:`is ${M}, but the document has ${m}`}),y.length===
0&&M!==void 0&&d>M&&y.push({field:"first_page",message:`is ${d}, which is after last_page (${M})`,mentions:["last_page"]}),y.length>0)throw(0,O.G6)(y);return Uint32Array.
from({length:(M??b)-d+1},(p,C)=>d+C)}}),61183:((ot,Z,u)=>{u.r(Z),u.d(Z,{redact_text:()=>qi});var O=u(58552),z=u(29082),U=u(45657),B=u(18271),N=u(33973),d=u(45599),
M=u(74135),L=u(6057),b=u(87141),m=u(44738),y=u(78021),p=u(86537),C=u(77581);const x=(s,t)=>s.start-t.start||t.end-s.end,P=(s,t)=>s.lacks?.(t)===!0,G=(s,t)=>Object.
assign(async e=>[...await s(e),...await t(e)].sort(x),{lacks:e=>P(s,e)&&P(t,e)});function R(s,t){let e="",n=0;for(const{start:o,end:i}of t)o>n&&(e+=s.slice(n,o)),
n=Math.max(n,i);return e+s.slice(n)}const g=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),S=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,
E=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
A=new RegExp(`${g.source}|${S.source}|${E.source}`,"gu"),[I,W]=[2,100];async function $(s,t){if(s.search(A)<0)return;let e="";const n=[];let o=0;const i=r=>{e+=
s.slice(o,r);for(let c=o;c<r;c++)n.push(c)};for(const{0:r,index:c}of s.matchAll(A)){const f=t.step((c-o)*I+W);f&&await f,i(c),o=c+r.length;const l=ct(r);for(let h=0;h<
l.length;h++)n.push(l.length===r.length?c+h:c);e+=l}const a=t.step((s.length-o)*I);return a&&await a,i(s.length),n.push(s.length),{text:e,places:n}}const J=({places:s},t,e)=>({
start:s[t],end:Math.max(s[e-1]+1,s[e])});function ct(s){if(g.test(s))return"";const t=S.exec(s)?.[0];return t===void 0?s.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}const F=500;async function j(s,t,e){const n=(0,C.g7)(s);if(n.length===s.bytes.length&&H.test(n)&&!n.includes(
`-
`)&&P(t,n))return;const i=n.replace(X,""),a=await t(i);if(a.length>0){const w=(0,C.wx)(R(i,a));return await V(w.bytes,t,e)?_:w}const r=await $(i,e),c=r?(await t(
r.text)).map(({start:w,end:T})=>J(r,w,T)):[];if(c.length===0)return await V(s.bytes,t,e)?_:void 0;const f=R(i,c),l=await $(f,e);return l&&(await t(l.text)).length>
0||await V((0,C.wx)(f).bytes,t,e)?_:(0,C.wx)(f)}const H=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,K="\x1B",X=new RegExp(`${K}[a-zA-Z]{2,8}${K}`,"g"),_=new d.Mx(new Uint8Array(
0));async function V(s,t,e){for(const n of q(s)){if(!P(t,n)&&(await t(n)).length>0)return!0;const o=e.step(Q*s.length);o&&await o}return!1}const Q=4;function*q(s){
const t=Buffer.from(s.buffer,s.byteOffset,s.length).toString("latin1");yield t;let e=t;if(/[\x80-\xff]/.test(t)&&(yield e=Buffer.from(s).toString("utf8")),t.includes(
"\0")&&(yield e=t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)){const n=tt(t);/[\x80-\xff]/.test(n)&&(yield n),yield e=Buffer.from(n,"latin1").toString("utf8")}
if(t.includes("?")&&t.includes("+")&&(yield e.replaceAll("+"," ")),t.includes("&")&&(yield e=Mt(e)),t.includes("<"))for(const n of[""," "])yield e.replace(/<[^<>]*>/g,
n)}const tt=s=>s.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),it={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},Mt=s=>s.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
(t,e,n,o)=>{if(o!==void 0)return it[o.toLowerCase()]??t;const i=e===void 0?parseInt(n,16):parseInt(e,10);return i<=1114111?String.fromCodePoint(i):t});async function Pt(s,t,e){
let n=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof d.Z6?i.dict:i;if(!(!(a instanceof d.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}const f=s.job.pace.step(F);f&&await f;const l=await j(c,e,s.job.pace);
l&&(a instanceof d.Bi?a.set(r,l):a[r]=l,n++)}}return n}function*dn(s,t){const e=(0,b.y)((0,L.iw)(s,t)),n=o=>{const i=ne(e,o);return i.width>0&&i.height>0?i:void 0};
for(const o of s.array(s.entry(s.pages.number(t),"Annots"))??[]){const i=s.dict(o);if(!i||!(0,d.Eo)(s.resolve(i.get("Subtype")),"Redact"))continue;const a=(s.array(
i.get("QuadPoints"))??[]).map(f=>Number(s.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[l,h]=[0,1].map(T=>[0,2,4,6].map(v=>a[f+v+T])),w=n([(0,U.YG)(l),(0,U.
YG)(h),(0,U.Kf)(l),(0,U.Kf)(h)]);w&&(yield w)}const r=(0,L.b0)(s,i.get("Rect")),c=a.length<8&&r?n(r):void 0;c&&(yield c)}}function ne(s,t){const[e,n,o,i]=(0,M.zl)(
s,t);return{x:e,y:n,width:o-e,height:i-n}}const ln=4;async function un(s,t){t.size!==0&&await(0,m.L)(s,(e,n)=>{const o=t.get(n),i=o&&(0,L.b0)(s,e.get("Rect"));if(!o||
!i)return!1;const a=ne((0,b.y)((0,L.iw)(s,n)),i);return s.job.pace.add(o.length*ln),o.some(r=>(0,p.EF)(a,r))})}const hn=["ActualText","Alt","E","T"];async function gn(s,t,e){
const n=new Set([...t.keys()].map(a=>s.pages.number(a)));let o=0;for(const a of n)for(const r of s.array(s.entry(a,"Annots"))??[]){const c=s.dict(r),f=c?await Pt(
s,c,e):0;f>0&&(0,d.i9)(r)&&s.edit(r),o+=f}for(const a of t.keys()){const r=s.pages.attribute(a,"Resources"),c=s.dict(s.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const l=await Pt(s,s.dict(f)??null,e);l>0&&(0,d.i9)(f)?s.edit(f):l>0&&(0,d.i9)(r)&&s.edit(r),o+=l}}const{live:i}=await(0,N.Gy)(s);for(let a=1;a<i.
length;a++){const r=i[a]===1?s.dict(s.get(a)):void 0,c=s.job.pace.step(300);if(c&&await c,!(!r||!(0,y.Uc)(r)||!pn(r,n)))for(const f of hn){const l=await Pt(s,[s.
resolve(r.get(f))],e);l>0&&(s.edit(a),r.delete(f)),o+=l}}return o}function pn(s,t){const e=s.get("Pg");return!(0,d.i9)(e)||t.has(e.number)}var se=u(91519),Nt=u(
14029);const dt=5e4,mn=20;function wn(s,t,e){const n=new Map;if(!s)return n;const o=s.areas??s.matches;if(!Array.isArray(o))throw xt(["must have a list under ar\
eas, or under matches"]);if(o.length>dt)throw xt([`has ${o.length} areas, and at most ${dt} are allowed`]);const i=[],a=new Set(t);let r=0;for(const[c,f]of o.entries()){
const l=yn(f,e);if(typeof l=="string")i.push(`area ${c+1} ${l}`);else if(!a.has(l.page))i.push(`area ${c+1} is on page ${l.page}, which pages does not name`);else
for(const h of l.boxes)(0,U.vH)(n,l.page-1,h);if(typeof l!="string"&&(r+=l.boxes.length),r>dt)throw xt([`has more than ${dt} boxes, and at most ${dt} are allowe\
d`]);if(i.length===mn)break}if(i.length>0)throw xt(i);return n}const xt=s=>(0,O.G6)([{field:"redact_areas",message:s.join("; ")}]),oe=s=>typeof s=="object"&&s!==
null&&!Array.isArray(s);function yn(s,t){if(!oe(s))return"must be an object with page and box";const{page:e}=s;if(typeof e!="number"||!Number.isInteger(e)||e<1||
e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(s.boxes)?s.boxes:[s.box??s]).map(Sn);return o.some(i=>i===void 0)||o.length===0?"must have bo\
xes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function Sn(s){if(!oe(s))return;const[t,e,n,o]=["x","y","width","height"].
map(a=>s[a]);return[t,e,n,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&n>0&&o>0?{x:t,y:e,width:n,height:o}:void 0}var bn=u(81627),yt=u(36078),Cn=u(99876);
async function Tn(s,t,e,n){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:i,pages:a}=await(0,Cn.F)(
s,Uint32Array.from([...o.keys()],c=>c+1)),r=new bn.B(s);await r.inspect(a);for(const c of a){const f=(0,M.DI)((0,b.y)(i[c.kind])),l=new Set,h=[];for(const w of o.
get(c.index)??[]){const T=s.job.pace.step(Mn);T&&await T;const v=Pn(w,f);if(l.has(v))continue;l.add(v);const D=n?.placementIn(w,f);D!==void 0&&h.push(D)}await r.
over(c,{resources:n?[n.addition]:[],operators:([w])=>{const T=w===void 0?[]:h.map(v=>`${(0,yt.qK)(w,v)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...l].join(`
`)} f Q
${T.join("")}EMC
`}})}}const Mn=1500;function Pn({x:s,y:t,width:e,height:n},o){const[i,a,r,c]=(0,M.zl)(o,[s,t,s+e,t+n]);return`${(0,yt.id)(i)} ${(0,yt.id)(a)} ${(0,yt.id)(r-i)} ${(0,yt.
id)(c-a)} re`}var pt=u(58006),xn=u(7854),nt=u(78157),Ut=u(56681),En=u(8510),Wt=u(52829),vn=u(71856),$t=u(32488),Et=u(82416),vt=u(37709),ft=u(85008);const[An,On]=[
4,100];async function Dn(s,t){const e=[],n=[];let o=0;const i=r=>{e.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ft.An||f===ft.Cd?(n.push({at:o,from:r,to:c}),
i((0,nt.bS)((0,Et.E3)(s,r,c)).toString("latin1").replaceAll("\0","")),t.add((c-r)*An)):f===ft.QR&&o>0&&i(`
`)};return await(0,vt.Jo)(s,t,a,!0),{text:e.join(""),pieces:n}}async function In(s,t,e){const{text:n,pieces:o}=await Dn(s,e),i=await t(n);if(i.length===0)return s;
const a=[];let[r,c]=[0,0];for(const[f,{at:l,from:h,to:w}]of o.entries()){const T=o[f+1]?.at??n.length;for(;r<i.length&&i[r].start<T;r++)c=Math.max(c,i[r].end);l<
c&&a.push({from:h,to:w,text:"()"});const v=e.step(On);v&&await v}return(0,Ut.E$)(s,a,e)}var jt=u(3449),Gt=u(71157);async function ie(s,{inText:t,inCodes:e},n,o){
if(s.shown.length===0)return;const i=await Rn(s,o);await ae(s,i,Gn,await t(i.text),n,o);const a=await Bn(s,o);await ae(s,a,kn,await e(a.text),n,o)}async function Rn({
shown:s},t){const e=[];let n="";for(const{text:o}of s){e.push(n.length),n+=`${o}
`;const i=t.step((o.length+1)*re);i&&await i}return{text:n,starts:e}}const Fn=10;async function Bn({shown:s},t){const e=[];let n=0;for(const{elements:a}of s){n++;
for(const r of a)typeof r!="number"&&(n+=r.length);t.add(a.length)}const o=new Uint8Array(n);let i=0;for(const{elements:a}of s){e.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*re);c&&await c}o[i++]=Fn}return{text:(0,nt.bS)(o).toString("lat\
in1",0,i),starts:e}}async function ae({shown:s},{text:t,starts:e},{lengthOf:n,countsCodes:o,gapOf:i},a,r,c){if(a.length===0)return;const f=await Ln(a,t.length,c);
let l=-1;for(const{start:h,end:w}of a)for(let T=Math.max(jn(e,h),l+1);T<e.length&&e[T]<w;T++){l=T;const{font:v,elements:D,first:k}=s[T];let Y=e[T],st=k;for(const et of D){
if(typeof et=="number")Y+=i(et);else{let Lt=0;for(const oa of v.glyphs(et)){const cn=o?v.partEnd(et,Lt,1):Lt,fn=n(oa,et,Lt,cn);Nn(f,Y,fn)&&r.add(st),Y+=fn,st++,
Lt=cn}}const Tt=c.step($n(et));Tt&&await Tt}}}async function Ln(s,t,e){const n=new Uint8Array(t);for(const{start:o,end:i}of s){n.fill(1,o,i);const a=e.step(Wn+(i-
o>>3));a&&await a}return n}function Nn(s,t,e){for(let n=t;n<t+e;n++)if(s[n]===1)return!0;return!1}const[Un,re,Wn]=[100,4,20],$n=s=>(typeof s=="number"?1:s.length+
1)*Un;function jn(s,t){let e=0;for(let n=s.length-1;e<n;){const o=e+n+1>>1;s[o]<=t?e=o:n=o-1}return e}const Gn={lengthOf:({text:s})=>s.length,countsCodes:!1,gapOf:s=>s<
Gt.t6?1:0},kn={lengthOf:(s,t,e,n)=>{let o=0;for(let i=e;i<n;i++)t[i]!==0&&o++;return o},countsCodes:!0,gapOf:()=>0};var Hn=u(64680),ce=u(45079);async function fe(s,t,e){
const n=new Map,o=new Set;for(const{lists:i}of t)for(const{stream:a,tag:r,operator:c,from:f,to:l,dict:h}of i){const w=`${a} ${f}`;if(o.has(w)||(o.add(w),await Pt(
s,h,e)===0))continue;const T=new Hn.k(256);(0,ce.bD)(T,h,ce.yT);const v=`${r} ${Buffer.from(T.bytes).toString("latin1")} ${c}`;(0,U.vH)(n,a,{from:f,to:l,text:v})}
return n}var At=u(94389);const zn=120,Kn=new Set([65536,1330926671,1953658213]),kt=132;async function Vn(s,t,e){let n;for(const[o,i]of t){const a=s.subarray(o,Math.
max(o,Math.min(i,s.length)));for(const{text:r,width:c,offset:f}of Zn(a))for(const l of P(e,r)?[]:await e(r))n??=s.slice(),Xn(n,l,{start:o+f,width:c})}return n}function Xn(s,t,{
start:e,width:n}){for(let o=t.start;o<t.end;o++)n===2&&(s[e+2*o]=0),s[e+n*o+n-1]=zn}function Zn(s){const t=Buffer.from(s.buffer,s.byteOffset,s.length).toString(
"latin1"),e=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return e;for(const n of[0,1]){const o=Buffer.from(s.slice(n,n+(s.length-n&-2)));e.push({text:o.swap16().
toString("utf16le"),width:2,offset:n})}return e}function Yn(s){if(s.length<12)return[];const t=new DataView(s.buffer,s.byteOffset,s.byteLength);if(Kn.has(t.getUint32(
0)))try{const i=(0,At.tI)(t).get("name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(s[0]!==37&&s[0]!==128)return[[0,s.length]];const e=Buffer.from(s.buffer,
s.byteOffset,s.length).toString("latin1"),n=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...n.matchAll(o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function Jn(s){if(s.length<kt||Buffer.from(s.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(s.buffer,s.byteOffset,s.byteLength),e=Math.min(t.getUint32(128),100),n=[[40,128]];for(let o=0;o<e&&
kt+12*(o+1)<=s.length;o++){const[i,a]=[4,8].map(r=>t.getUint32(kt+12*o+r));n.push([i+8,i+a])}return n}function de(s){return[...Buffer.from(s.buffer,s.byteOffset,
s.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:e,index:n})=>[n+1,n+e.length])}const Qn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,_n=300;async function qn(s,t,e){
const n=Buffer.from(s.buffer,s.byteOffset,s.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of n.matchAll(Qn)){const f=e.step(_n+a.length);f&&
await f;const l=ts(r);l.length<2||P(t,l)||(await t(l)).length===0||(o.push(n.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+
n.slice(i),"latin1")}function ts(s){const t=Buffer.from(s.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const es=new Set(
`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),ns=32,le=1<<20;async function ss(s,t){const e=s.slice();for(let n=0,o=0;n<e.length;n=o){for(o=Math.min(n+le,e.length);os(e[o]);)
o++;const i=Buffer.from(e.buffer,e.byteOffset+n,o-n).toString("latin1");for(const{0:r,index:c}of i.matchAll(/[A-Za-z]+/g))es.has(r)&&e.fill(ns,n+c,n+c+r.length);
const a=t.step(2*le);a&&await a}return e}const os=(s=0)=>(s|32)>=97&&(s|32)<=122;var is=u(30201);const as=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode Absolu\
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),rs=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Ht=s=>as.has(s)||rs.test(s)||(0,is.u)(s)!==void 0,zt=4,cs=60,fs=s=>/[\x80-\xff]/.test(s)?Buffer.from(s,"latin1").toString("utf8"):s,ds=["redacted-","removed-","\
name-","x-"];class ls{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){
const n=[e];for(let o=n.pop();o!==void 0;o=n.pop()){const i=o instanceof d.Z6?o.dict:o;if(i instanceof d.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)
n.push(r);else if(i instanceof d.Bi)for(const[r,c]of i)this.add(r),n.push(c);const a=t.job.pace.step(cs);a&&await a}}add(t){t.length>=zt&&this.seen.add(t)}async settle(){
const t=await Kt([...this.seen],this.find);if(t.length===0)return;const e=await ue(this.find);for(const n of t)Ht(n)||this.names.set(n,`${e}${this.names.size+1}`)}}
async function ue(s){for(const t of ds)if((await s(`${t}1`)).length===0)return t;return""}async function Kt(s,t){const e=[];let n="";for(const a of s)e.push(n.length),
n+=`${fs(a)}
`;if(n==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(n)].sort((c,f)=>c.start-f.start)){for(;i+1<e.length&&e[i+1]<=a;)i++;const c=s[i];
r-a>=zt&&r<=(e[i+1]??n.length)-1&&o.add(c)}return[...o]}function us(s,t){return(s.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(n=>n.startsWith(
"/")?`/${t.of(n.slice(1))??n.slice(1)}`:n).filter(n=>n.startsWith("/")||n.length<zt||!Number.isNaN(Number(n))).join(" ")}const[hs,he]=[4,3],gs=10;async function ps(s,t){
const e=new ms(s);return await(0,vt.Jo)(s,t,(n,o)=>e.take(n,o)),e.end()}class ms{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(nt.IQ)}take({start:t,end:e},n){this.sign>=0&&this.lookBetween(t,e),n===ft.An||n===ft.Cd?this.
addString(t,e):n===ft.QR?(this.used>0&&(this.codes[this.used++]=gs),e-t>he&&this.words.add(this.text(t,e))):n===ft.o_?e-t>hs&&this.names.add((0,Et.MQ)(this.content,
t+1,e)):n===ft.Ho&&this.images.push({from:t,to:e,text:""})}lookBetween(t,e){const{content:n,last:o}=this;this.sign<o&&(this.sign=n.indexOf(nt.IQ,o)),this.sign>=
0&&this.sign<t&&this.comments.push(n.subarray(o,t)),this.last=e}addString(t,e){const{codes:n}=this,o=(0,Et.E3)(this.content,t,e);let{used:i}=this;for(let a=0;a<
o.length;a++){const r=o[a];r!==0&&(n[i++]=r)}this.used=i}text=(t,e)=>(0,nt.bS)(this.content).toString("latin1",t,e);end(){const{content:t,codes:e,used:n,names:o,
words:i,images:a,comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,nt.bS)(e).toString("latin1",0,n),comments:r,names:o,words:i,
images:a}}}async function ws(s,{names:t,words:e,images:n},o,i,a){const r=new Set(await Kt([...e],o)),c=r.size===0?[]:await ys(s,r,a);for(const{from:f,to:l}of n)
(await i((0,nt.bS)(s).toString("latin1",f,l))).length>0&&c.push({from:f,to:l,text:"\0".repeat(l-f)});return c.sort((f,l)=>f.from-l.from),{names:(await Kt([...t],
o)).filter(f=>!Ht(f)),cuts:c}}async function ys(s,t,e){const n=[];return await(0,vt.Jo)(s,e,({start:o,end:i},a)=>{a===ft.QR&&i-o>he&&t.has((0,nt.bS)(s).toString(
"latin1",o,i))&&n.push({from:o,to:i,text:""})}),n}async function Ss(s,t,e){const n=[];return await(0,vt.Jo)(s,e,({start:o,end:i},a)=>{const r=a===ft.o_?t.of((0,Et.
MQ)(s,o+1,i)):void 0;r!==void 0&&n.push({from:o,to:i,text:`/${r}`})}),n.length===0?s:(0,Ut.E$)(s,n,e)}const bs=100;async function ge(s,t,e,n){for(const o of e){
const i=n.step(bs);i&&await i;const a=t.shownAt(o);let r=s.get(a.stream);r||s.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),
c.glyphs.add(o-a.first)}}var pe=u(21115);const me=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,Cs=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,
Ts=new Set([...Object.keys(pe.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim",
"stFnt","stMfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function we(s){const t=(0,nt.bS)(
s).toString("latin1");return Buffer.from(t.replace(me,e=>" ".repeat(e.length)),"latin1")}const Ms=new RegExp(`${me.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),
Ps=400;async function xs(s,t){const e=new Set;for(const[n]of(0,nt.bS)(s).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of n.matchAll(
Ms)){const f=a??r;c!==void 0?e.add(c.slice(c.indexOf(":")+1)):f!==void 0&&(Ts.has(i)||e.add(i),!Cs.test(f)&&!Es.has(f)&&e.add(f));const l=t.step(Ps+o.length);l&&
await l}return[...e].join(`
`)}const Es=new Set(Object.values(pe.dK));function vs(s){const t=(0,nt.bS)(s).toString("latin1"),e=[];let n=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<n)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;e.push(t.slice(n,i)),n=r+a.length}return n===0?void 0:Buffer.from(e.join("")+t.slice(n),
"latin1")}const As=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Os(s){return s[0]===254&&s[1]===255||s[0]===255&&s[1]===254||!As.test((0,nt.bS)(s).toString("latin1"))}const Ds=/[ -~](?:\0*[ -~]){3,}/g,
Is=s=>Array.from((0,nt.bS)(s).toString("latin1").matchAll(Ds),({0:t,index:e})=>({start:e,text:t.replaceAll("\0","")})),Rs=16384,Fs=10,ye=Buffer.of(255,217);async function Bs(s,t,e){
const n=s.encoded(t),o=Math.max(n.length-Rs,0),i=Ls(s,t,n);if(i>=0)return(await e((0,nt.bS)(n).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=s.job.
pace.step((n.length-o)*Fs);a&&await a;const r=Is(n.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&Ns(s,t,n,o+c))return o+c}}function Ls(s,t,e){const n=s.resolve((s.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,d.Eo)(n,"ASCIIHexDecode")?">":(0,d.Eo)(n,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,nt.bS)(e).indexOf(o);return i<
0?-1:i+o.length}function Ns(s,t,e,n){const o=s.decodedPart(t);if(o)return s.decodedPart(new d.Z6(t.dict,e.slice(0,n)))?.data.length===o.data.length;const[i,...a]=s.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,d.Eo)(s.resolve(i),"DCTDecode")&&n>=(0,nt.bS)(e).lastIndexOf(ye)+ye.length&&e.includes(
217)}var rt=u(81077),St=u(9819);const Us={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and fi\
le names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function Se(s,t,e){
return t?t===s.dict(s.trailer.get("Info"))?"the properties of the document":(0,y.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(s.resolve(t.get("Subtype")),
"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,d.Eo)(s.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":Us[e]??
"other entries":"other entries"}const lt=100,be=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Ws=new Set(["Dest","D","S","C","AS","V","DV"]),$s=new Set(["\
DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","NS"]),js=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,Gs=new Set(["Root","Info","I\
D","Encrypt"]),ks=1e3,Hs=48,zs=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),bt=s=>s instanceof d.Bi||Array.isArray(s);class Ks{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:n,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=e,this.inNames=n,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:n}=this;this.prefix=await ue(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=n.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,d.i9)(r)&&r.number===c||await this.nameChosen(n.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=n.get(c);if(f instanceof d.Mx||f instanceof d.SX){e(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const l=e(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(n.get(c));(l||h)&&this.edits&&n.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,n]of[...t]){const o=e==="ID"?await this.isTextual(
n):!(0,d.i9)(n)&&e!=="Encrypt"&&await this.object([n]);this.edits&&(o||!Gs.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
d.Mx&&(await this.inCodes((0,rt.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,St.Wo)(t,"Names"),n=(0,St.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...n?.dict.has("IDTree")?[{holder:n.dict,number:n.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let n=!1;for(const[o]of await(0,rt.Zc)(this.document,t.get(e),"Names"))!(o instanceof d.Mx)||!await j(o,this.find,
this.document.job.pace)||(this.rename((0,rt.Pu)(o)),n=!0);return n}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,n=[t];for(let o=n.pop();o!==void 0;o=n.pop()){const i=o instanceof d.Z6?o.dict:o,a=e.job.pace.step(lt);if(a&&await a,Array.isArray(i))for(const r of i)
bt(r)&&n.push(r);if((0,d.Zm)(i)){for(const[r,c]of i)be.has(r)&&await this.nameAll(c),bt(c)&&n.push(c);e.job.pace.add(lt*i.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,d.Zm)(e))return;const n=(0,d.i9)(t)?t.number:e;if(!this.searched.has(n)){this.searched.add(n);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await j((0,d.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const n=[{value:t,dict:void 0,
key:""}];for(let o=n.pop();o;o=n.pop()){const i=o.value instanceof d.Z6?o.value.dict:o.value;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&Ce(i)){await this.palette(i)&&(e=!0);continue}const a=i instanceof d.Bi?i:o.dict;for(const[c,f]of i.entries()){const l=this.document.job.pace.step(lt);l&&await l;
const h=typeof c=="string"?c:o.key,w=this.mayChange(f)?await this.entry(a,h,f):void 0;if(w===void 0){bt(f)&&n.push({value:f,dict:a,key:h});continue}e=!0,this.note(
Se(this.document,a,h)),this.edits&&(i instanceof d.Bi?i.set(c,w):i[c]=w)}i instanceof d.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(e=!0);const r=this.document.
job.pace.step(lt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,n=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({value:e.get(
o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof d.Z6?a.value.dict:a.value;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;
const c=r instanceof d.Bi?r:a.dict;for(const[l,h]of r.entries()){const w=Array.isArray(r)&&Ce(r)?"Lookup":typeof l=="string"?l:a.key,T=e.job.pace.step(lt);T&&await T,
(0,d.i9)(h)?n.set(h.number,{dict:c,key:w}):bt(h)&&i.push({value:h,dict:c,key:w})}const f=e.job.pace.step(lt);f&&await f}}return n}async scalar(t,e,n){const{document:o}=this,
{dict:i,key:a}=n.get(t)??{dict:void 0,key:""},r=e instanceof d.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(i,a,e):new d.SX(r);c!==void 0&&(this.
note(Se(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof d.Mx)||(await this.inCodes((0,rt.Pu)(e))).length===0?!1:(this.note("f\
onts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:n}=this;let o=!1;const i=[t];for(let a=i.
pop();a!==void 0;a=i.pop()){const r=a instanceof d.Z6?a.dict:a;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;if(r instanceof d.Bi&&[...r.keys()].some(f=>e.
of(f)!==void 0)){const f=[...r];r.clear();for(const[l,h]of f)r.set(e.of(l)??l,h);o=!0}for(const[f,l]of r.entries()){const h=n.job.pace.step(lt);h&&await h;const w=l instanceof
d.SX?e.of(l.text):void 0;if(w===void 0){bt(l)&&i.push(l);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(w)):r[f]=new d.SX(w)}const c=n.job.pace.step(lt);c&&await c}
return o}async technical(t,e){const n=(0,rt.Pu)(e);if(t==="DA"){if((await this.inNames(n)).length===0)return;const i=us(n,this.names);return i===n||(await this.
inNames(n)).length===(await this.inNames(i)).length?void 0:(0,d.Px)(i)}return t==="CheckSum"||t==="Panose"||t==="CharSet"||Ht(n)||js.test(n)||(await this.inCodes(
n)).length===0?void 0:(0,d.Px)("")}mayChange(t){return t instanceof d.Mx||t instanceof d.SX&&this.renamed.size>0||typeof t=="number"&&t>=ks}async entry(t,e,n){if(n instanceof
d.SX){const a=Ws.has(e)||e==="RoleMap"?this.renamed.get(`/${n.text}`):void 0;return a===void 0?void 0:new d.SX(a)}if(n instanceof d.Mx&&$s.has(e))return this.technical(
e,n);if(typeof n=="number")return this.number(t,e,n);if(!(n instanceof d.Mx)||e==="Contents"&&n.bytes[0]===Hs&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,rt.
Pu)(n));if(o!==void 0)return(0,d.Px)(o);const i=await j(n,this.find,this.document.job.pace);return i&&zs.has(e)?(0,d.Px)(""):!i||e!=="T"||!t||!Vs(t)?i:(this.rename(
(0,rt.Pu)(n)),(0,d.Px)(this.renamed.get((0,rt.Pu)(n))))}async number(t,e,n){return t!==void 0&&(t===this.properties||e==="V"&&t.has("N"))&&(await this.find(String(
n))).length>0?0:void 0}renameKeys(t,e){const n=[...t];if(!(be.has(e)||this.isNaming(t))||!n.some(([i])=>this.renamed.has(`/${i}`)))return!1;if(this.note("names"),
!this.edits)return!0;t.clear();for(const[i,a]of n)t.set(this.renamed.get(`/${i}`)??i,a);return!0}isNaming(t){const{document:e}=this,n=e.dict(e.catalog.get("Stru\
ctTreeRoot"));return[e.catalog.get("Dests"),n?.get("RoleMap"),n?.get("ClassMap")].some(o=>e.dict(o)===t)}async rebuild({holder:t,number:e,key:n}){const{document:o}=this,
i=await(0,rt.Zc)(o,t.get(n),"Names");o.edit(e);const a=(0,rt.H6)(o,await(0,rt.r6)(o,i),"Names"),r=t.get(n);(0,d.i9)(r)?o.put(r,a):t.set(n,a),o.edit((0,St.Kd)(r,
e))}}const Ce=([s])=>(0,d.Eo)(s,"Indexed")||(0,d.Eo)(s,"I"),Vs=s=>s.has("FT")||s.has("Kids")||s.has("Parent")&&!s.has("Contents");var at=u(47212);const Xs=100;class Te{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,n,o,i,a){
this.document=t,this.searching=e,this.choose=n,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new ls(e.inNames),this.traced=new at.Wz(t)}async run(t){const{
document:e,stays:n,renaming:o}=this,{live:i}=await(0,N.Gy)(e),a=c=>i[c]===1&&n[c]!==1,r=await(0,jt.d)(e,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<i.length;c++){if(!a(c)||!e.isStream(c))continue;await this.data(c,r),await this.dataBeyond(c);const f=e.job.pace.step(Xs);
f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(
i),await new Ks(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){const{document:e,renaming:n}=this,{content:o,pages:i}=await(0,jt.
d)(e,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=e.get(a);if(!(r instanceof d.Z6))continue;const c=await this.decoded(r),f=await Ss(
c,n,e.job.pace);f!==c&&e.put(a,await(0,Wt.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){const{document:n,
searching:o}=this,{pace:i}=n.job,a=n.get(t);if(!(a instanceof d.Z6))return;const r=await this.decoded(a),c=await this.traced.stream(r,e),{glyphs:f,count:l}=await this.
choose(c,!1),h=f.size;await ie(c.trace,o,f,i);const w=await fe(n,[c.trace],o.inText);if(this.note("content that no page shows",Math.max(l,+(f.size>h))+w.size),await(0,at.
FU)(c,f,i),await this.use?.note(c.trace,i,f),!this.rewriter||f.size===0&&w.size===0)return;const T=new Map;await ge(T,c.trace,f,i),await this.rewriter.inPlace(new Map(
[[0,t]]),[c.trace],{removals:T,others:w,images:new Map})}async decoded(t){const e=await(0,$t.on)(this.document,t);if(!e)throw Me();return e.data}async data(t,{content:e,
fonts:n,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof d.Z6))return;const{dict:r}=a,c=n.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,
a,c,f)):Ys(i,r)?this.rewriter||await this.otherData(t,a):Zs(i,r)?await this.colorData(t,a):e.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(
t,a,f)):await this.otherData(t,a)}async once(t,e,n){const{document:o,searching:i}=this,{clean:a}=i,r=(0,xn.m)(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);
f&&await f;const l=()=>r===void 0?void 0:a.markOf(c,`${e} ${r}`),h=l();if(h!==void 0&&a.has(h))return;const w=this.findings,T=(await(0,$t.on)(o,t))?.data;await n(
T),h!==void 0&&T&&this.findings===w&&l()===h&&a.add(h)}async hiddenStrings(t,e,n){if(!n)throw Me();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.
searching,{pace:f}=o.job,l=await ps(n,f),h=l.comments.length>0&&await V(Buffer.concat(l.comments),c,f),w=(await a(l.strings)).length,{names:T,cuts:v}=await ws(n,
l,r,a,f);for(const st of T)this.renaming.add(st);if(this.findings+=T.length,h&&this.note("comments of content"),this.note("content that no page shows",w+v.length),
!i||!h&&w===0&&v.length===0)return;const D=v.length>0?await(0,Ut.E$)(n,v,f):n,k=w>0?await In(D,a,f):D,Y=h?(await(0,En.f)(k,f)).content:k;o.put(t,await(0,Wt.c)(o,
e,Y))}async fontData(t,e,n,o){const{inCodes:i,inText:a}=this.searching;if(n.startsWith("FontFile"))return this.overwrite(t,e,o,Yn);if(n!=="ToUnicode"&&n!=="CMap")
return;await this.overwrite(t,e,o,de);const r=this.document.get(t),c=r===e?o:(await(0,$t.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,
l=f.step(c.length);l&&await l;const h=await qn(c,a,f);h?this.replace(t,r,h):await V(await ss(c,f),i,f)&&this.note("names")}async colorData(t,e){const{document:n}=this,
o=n.resolve(e.dict.get("FunctionType"));o===4?await this.once(e,"function",i=>this.overwrite(t,e,i,de)):typeof o!="number"&&!(0,d.Eo)(n.resolve(e.dict.get("Subt\
ype")),"Image")&&!e.dict.has("ShadingType")&&await this.once(e,"profile",i=>this.overwrite(t,e,i,Jn))}async dataBeyond(t){const{document:e,searching:n}=this,o=e.
get(t);if(!(o instanceof d.Z6)||!o.dict.has("Filter"))return;const i=await Bs(e,o,n.inCodes);if(i===void 0)return;this.note("streams");const a=new d.Z6(new d.Bi(
o.dict),e.encoded(o).slice(0,i));this.rewriter&&e.put(t,a)}async overwrite(t,e,n,o){if(!n)return;const i=this.document.job.pace.step(n.length);i&&await i;const a=o(
n);if(!a)return this.otherData(t,e);if(a.length===0)return;const r=await Vn(n,a,this.searching.inCodes);r&&this.replace(t,e,r)}replace(t,e,n){this.note("fonts a\
nd colors"),this.rewriter&&this.document.put(t,(0,pt.n)(e,n,{compress:!0}))}otherData(t,e){const n=(0,vn.In)(e)?"metadata":"streams";return this.once(e,n,o=>this.
dataIn(n,t,e,o))}async dataIn(t,e,n,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new O.zU("redaction_incomplete","A stre\
am cannot be read, because its compression is not known");const f=t==="metadata"?r:Os(o)?G(r,c):c,{pace:l}=i.job,h=[],w=t==="metadata"?we(o):o,T=t==="metadata"?
(await c(await xs(o,l))).length:0,v=f!==c&&await Pe(w,f,l);h.push(T,Number(v));for(const et of q(w)){h.push((await f(et)).length);const Tt=l.step(o.length);Tt&&
await Tt}if(this.note(t,(0,U.Kf)(h)),!a||h.every(et=>et===0))return;const D=await f((0,nt.bS)(w).toString("latin1")),k=Buffer.from(R((0,nt.bS)(o).toString("lati\
n1"),D),"latin1"),Y=t==="metadata"?we(k):k;T>0||await Pe(Y,f,l)||await V(Y,f,l)?i.remove(e):i.put(e,(0,pt.n)(n,k,{compress:!1}))}}const Me=()=>new O.zU("redacti\
on_incomplete","A content stream cannot be read, because its compression is not known");async function Pe(s,t,e){const n=await $((0,nt.bS)(s).toString("utf8"),e);
return n!==void 0&&(await t(n.text)).length>0}function Zs(s,t){return["FunctionType","ShadingType","N"].some(e=>typeof s.resolve(t.get(e))=="number")||(0,d.Eo)(
s.resolve(t.get("Subtype")),"Image")}const Ys=(s,t)=>(0,d.Eo)(s.resolve(t.get("Type")),"EmbeddedFile");var xe=u(42973),Js=u(68973),Qs=u(36054),_s=u(14118),qs=u(
1900),Ot=u(95340);const to=6,ut=1,Vt=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class Ee{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:n}=this,{image:o}=t[0],{width:i,height:a}=(0,Ot.h)(n,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await Ae(r,e,{width:i,height:a},n.job.pace);if(!c.some(({left:f,top:l,right:h,bottom:w})=>f<=0&&l<=0&&h>=i&&w>=a))return n.add(await this.overwrite(o,c))}async shows({
image:t,matrix:e},n){const{document:o,shade:i}=this,{width:a,height:r}=(0,Ot.h)(o,t.dict);if(!(a>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await Ae([{matrix:e}],
n,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,l=await this.draw(t),h=await Dt(o,l,3);return c.
some(({left:w,top:T,right:v,bottom:D})=>{for(let k=T+ut;k<D-ut;k++){const[Y,st]=[w+ut,v-ut].map(et=>(k*l.width+et)*3);for(let et=Y;et<st;et++)if(h[et]!==f)return!0}
return!1})}async overwrite(t,e){const{document:n,shade:o}=this,i=new d.Bi(t.dict),{dict:a}=t;for(const v of Vt)i.delete(v);if(n.resolve(a.get("ImageMask"))===!0)
return this.stencil(t,i,e,1);const[r,c]=[n.resolve(a.get("SMask")),n.resolve(a.get("Mask"))];if((0,d.cy)(c)||r instanceof d.Z6&&r.dict.has("Matte")||typeof a.get(
"SMaskInData")=="number")throw ve("has an image whose mask cannot be written again");const f=await this.draw(t),l=await(0,qs.cE)(f,n.job.pace),h=await Dt(n,f,l?
3:1),{width:w,height:T}=f;for(const{left:v,top:D,right:k,bottom:Y}of e.map(st=>Xt(st,w,T)))for(let st=D;st<Y;st++){const et=l?3:1;h.fill(o,(st*w+v)*et,(st*w+k)*
et)}return i.set("ColorSpace",(0,d.UU)(l?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof d.Z6?i.set("SMask",n.add(await this.opaque(r,w,T,e))):
c instanceof d.Z6&&i.set("Mask",n.add(await this.maskOf(c,w,T,e))),this.pack(i,h)}async opaque(t,e,n,o){const i=await this.draw(t),a=await Dt(this.document,i,1);
for(const c of o.map(f=>De(f,i.width/e,i.height/n,i)))for(let f=c.top;f<c.bottom;f++)a.fill(255,f*i.width+c.left,f*i.width+c.right);const r=new d.Bi(t.dict);for(const c of Vt)
r.delete(c);return r.set("ColorSpace",(0,d.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,a)}maskOf(t,e,n,o){const i=(0,Ot.h)(this.document,t.dict),
a=new d.Bi(t.dict);for(const c of Vt)a.delete(c);const r=o.map(c=>De(c,i.width/e,i.height/n,i));return this.stencil(t,a,r,0)}async stencil(t,e,n,o){const i=await this.
draw(t),a=await Dt(this.document,i,1),{width:r,height:c}=i;for(const{left:h,top:w,right:T,bottom:v}of n.map(D=>Xt(D,r,c)))for(let D=w;D<v;D++)a.fill(o*255,D*r+h,
D*r+T);const f=r+7>>3,l=new Uint8Array(f*c);for(let h=0;h<c;h++)for(let w=0;w<r;w++)a[h*r+w]>=128&&(l[h*f+(w>>3)]|=128>>(w&7));return e.set("ImageMask",!0),e.set(
"BitsPerComponent",1),this.pack(e,l)}async pack(t,e){return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.UU)("Image")),t.set("Filter",(0,d.UU)("FlateD\
ecode")),new d.Z6(t,await(0,Js.uM)(this.document.job).deflate(e,to))}async draw(t){const{document:e}=this,{job:n}=e,{width:o,height:i}=(0,Ot.h)(e,t.dict);if(!(o>
0&&i>0))throw ve("has an image without a size");if(o*i>n.limits.pixels)throw(0,xe.F)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make i\
t smaller first");const a=new d.Bi(t.dict);for(const T of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(T);a.set("Type",
(0,d.UU)("XObject")),a.set("Subtype",(0,d.UU)("Image"));const r=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),l=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(a,e.encoded(t)))})})});r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(l)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,Qs.uZ)(e,t);return(await _s.YY.open(await(0,Nt.UN)(r,{encryption:"none",draft:!0}),n,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const ve=s=>new O.zU("redaction_incomplete",`The document ${s}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function Ae(s,t,{width:e,height:n},o){const i=[];for(const{matrix:a}of s){
const r=o.step(t.length*no+eo);r&&await r;const c=(0,M.DI)(a),f=(0,Gt.jY)(a);for(const l of t){if(!(0,p.EF)(f,l))continue;const[h,w,T,v]=(0,M.zl)(c,[l.x,l.y,l.x+
l.width,l.y+l.height]);i.push(Oe([h*e,(1-v)*n,T*e,(1-w)*n],e,n))}}return i}const[eo,no]=[200,20],Oe=([s,t,e,n],o,i)=>Xt({left:Math.floor(s)-ut,top:Math.floor(t)-
ut,right:Math.ceil(e)+ut,bottom:Math.ceil(n)+ut},o,i),Xt=({left:s,top:t,right:e,bottom:n},o,i)=>({left:Math.min(Math.max(s,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(n,0),i)}),De=({left:s,top:t,right:e,bottom:n},o,i,{width:a,height:r})=>Oe([s*o,t*i,e*o,n*i],a,r);async function Dt({
job:s},t,e){const n=new Uint8Array(t.width*t.height*e);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)e===3&&(n[i++]=a[c+2]),n[i++]=
a[c+1],e===3&&(n[i++]=a[c]);const r=s.pace.step(2*a.length);r&&await r}return n}const so=new Set(["Parent","P","Dest","B"]),oo=300;async function Ie(s,t){const{
pages:e}=s,n=new Uint8Array(s.size);if(t.size===e.count)return n;const o=Array.from({length:e.count},(i,a)=>a);return await Re(s,o.filter(i=>!t.has(i)),i=>n[i]=
1),await Re(s,[...t],i=>n[i]=0),n}async function Re(s,t,e){const{pages:n,job:o}=s,i=new Uint8Array(s.size),a=new St.b9(s),r=[],c=f=>{i[f]=1,e(f),r.push(s.get(f))};
for(const f of t){c(n.number(f));const l=n.attribute(f,"Resources");l!==void 0&&r.push(l);for(let h=r.pop();h!==void 0;h=r.pop()){if((0,d.i9)(h)){h.number<i.length&&
i[h.number]===0&&!io(s,h.number)&&c(h.number);continue}const w=h instanceof d.Z6?h.dict:h;if(Array.isArray(w))for(const v of w)r.push(v);else if(w instanceof d.
Bi)for(const[v,D]of w)so.has(v)||r.push(D);a.spend(1);const T=o.pace.step(oo);T&&await T}}}function io(s,t){const e=s.resolve(s.entry(t,"Type"));return(0,d.Eo)(
e,"Page")||(0,d.Eo)(e,"Pages")||s.pages.holds(t)}var ao=u(3133),ht=u(98446),Zt=u(60660),ro=u(59071);async function co(s,t,e){const{fragments:n,leafOf:o,hasElementTexts:i}=s.
page.found;if(!o||!i)return;const a=new Map;for(const c of n){const f=o(c);f&&await r(f.element)&&(0,at.Bc)(s,c.letters,c.text.length,e)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let l=!1;for(const{actualText:h}of(0,Zt.Hy)(c))h!==void 0&&(await t(h)).length>0&&(l=!0);return a.set(c,l),l}}const Fe=100,fo=["Ac\
tualText","Alt","E"];async function lo(s,t){const e=new Set,{page:n,trace:o}=s;if(o.touched.size===0)return e;const i=new Set;(0,at.C7)(s,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:l,end:h}of o.lists){const w=t.step(Fe);if(w&&await w,!!uo(a,l,h))for(const T of fo)e.add((0,ro.Gh)(f.get(T)??null)??"")}const{
fragments:r,leafOf:c}=n.found;for(const f of c?r:[]){const l=t.step(f.text.length*Fe);l&&await l;const h=c(f),w=new Set;if(h&&(0,at.Bc)(s,f.letters,f.text.length,
w),h&&[...w].some(T=>i.has(T)))for(const{actualText:T}of(0,Zt.Hy)(h.element))e.add(T??"")}return e.delete(""),e}function uo(s,t,e){let n=0;for(let o=s.length;n<
o;){const i=n+o>>1;s[i]<t?n=i+1:o=i}return n<s.length&&s[n]<e}var Be=u(49568),It=u(779),Le=u(9312),Yt=u(77598);const ho=1e5;class go{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,Yt.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<ho&&this.marks.add(t)}}var po=u(17886);const Ne=["january","february","march","april","may","june","july","august","september","october","november","\
december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","septembre",
"octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","gennaio","feb\
braio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join(
"|"),Ue="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",mt="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Ct="[ ./()\\x{a0}-]*",mo={email:`${Ue}@\\n?${mt}(?:(?:\\.${mt}\
)+|\\.\\n${mt}(?:\\.${mt})*)|${Ue}\\n@${mt}(?:\\.${mt})+`,url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x\
{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",phone:`(?i)\\+[ ]?[0-9](?:${Ct}[0-9]){7,14}|\\+[ ]?[0-9](?:${Ct}[0-9]){0,6}${Ct}\\n[0\
-9](?:${Ct}[0-9]){1,11}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0\
-9](?:${Ct}[0-9]){5,14}`,date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd\
|th|º|er)?\\s+(?:de\\s+)?(?:${Ne})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${Ne})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},wo={iban:Mo,card:Eo};async function yo(s,t){
const e=await Promise.all(s.map(async n=>({kind:n,pattern:await(0,Le.Gv)("redact_kinds",mo[n],"regex",t)})));return{hasGroups:!1,search:async(n,o,i)=>{const a=[];
let r=!1;for(const{kind:c,pattern:f}of e){const l=await f.search(n,o,i);r||=l.truncated;for(const{start:h,end:w}of l.matches){const T=i.step((w-h)*So);T&&await T;
const v=await wo[c]?.(n,h,w,i)??[{start:h,end:w}];(0,U.RZ)(a,v.map(D=>({...D,groups:{}})))}}return{matches:a.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:r}}}}
const[So,bo,Co]=[50,100,1500],To=50;function Mo(s,t,e){const n=[];for(let o=t;o<e;o++){if(!(o===t||Po.test(s[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.test(s.slice(o,o+4)))
continue;const a=(0,po.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(s.slice(o,o+To))[0]);a!==0&&(n.push({start:o,end:o+a}),o+=a-1)}return n}const Po=/[ \n\u00a0-]/,xo=[[4,4,
4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function Eo(s,t,e,n){const o=[];for(const{0:a,index:r}of s.slice(t,e).matchAll(/[0-9]+/g)){o.push(
{start:t+r,text:a,isNext:r>0&&s[t+r-1]===`
`});const c=n.step(bo);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=n.step(Co);r&&await r;const c=vo(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function vo(s,t){for(const o of xo){const i=s.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&We(i))return i.length}let e=0,n=0;for(let o=1;t+o<=s.length&&(o===1||!s[t+o-1].isNext)&&
(e+=s[t+o-1].text.length,!(e>19||o>1&&t>0&&!s[t].isNext));o++)e>=13&&We(s.slice(t,t+o))&&(n=o);return n}function We(s){let t=0;const e=s.map(({text:n})=>n).join(
"");for(let n=0;n<e.length;n++){const o=Number(e[e.length-1-n])*(n%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const $e=2e3,Ao=1e6,Jt=2e5;async function Oo({search:s,
search_mode:t,redact_kinds:e=[]},n){const o=[];if(e.length>0&&o.push(await yo(e,n)),s!==void 0&&t!=="regex"){const[i,a]=await Do(s,n);if(e.length===0)return new ke(
i,a,n);o.push(i)}else s!==void 0&&o.push(await(0,Le.Gv)("search",s,t,n));return new ke(Io(o),void 0,n)}async function Do(s,{pace:t}){const e=s.split(`
`).filter(a=>a.trim()!=="");if(e.length>$e)throw(0,O.G6)([{field:"search",message:`has ${e.length} lines, and at most ${$e} are allowed`}]);const n=[];let o=0;for(const a of e){
const r=(await $(a,t))?.text??a;n.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>Ao)throw(0,O.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);n.push(r.slice(0,c)+r.slice(c+1))}}const i=n.filter(a=>a.trim().length>=Qt||/\S\s\S/.test(
a));return[await(0,It.y)(n,t),await(0,It.y)(i,t)]}const je={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Io(s){const[
t]=s;return s.length===1?t:s.length===0?je:{hasGroups:!1,lacks:(e,n)=>s.every(({lacks:o})=>o?.(e,n)===!0),search:async(e,n,o)=>{const i=[];for(const r of s)i.push(
await r.search(e,n,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const Qt=4,Ge=1e4,
Ro=1e5,Fo=2;class ke{pattern;inWords;job;texts=new Set;clean=new go(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,e,n){this.pattern=
t,this.inWords=e,this.job=n,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>He(await this.search(t,i)));const o=e??{...je,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<Qt||this.texts.size>=Ge||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,e){e!==void 0&&this.cleanPages.size<Ro&&this.cleanPages.set(t,e)}noteArea(t){t.length>=Fo&&this.areaWords.size<Ge&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,It.y)([...this.areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const e=this.inWords??await(this.literal??=(0,It.y)([...this.texts],this.job.pace));return He(await this.search(e,
t))}finding({lacks:t},e){const{pace:n}=this.job;return Object.assign(e,{lacks:o=>o===""||t?.(o,n)===!0})}async search(t,e){if(e==="")return[];const{matches:n,truncated:o}=await t.
search(e,Jt,this.job.pace);if(o)throw ze();return n}}const He=s=>s.filter(({start:t,end:e})=>e-t>=Qt),ze=()=>(0,xe.F)("searching","A page, or another text of th\
e document, is too long to be searched to its end","Split the document first"),Bo=2e3,Ke=100,Lo=10;async function Ve(s,t,e){const n=await $(s,e);if(!n)return[];
const{places:o}=n;return(await t.inText(n.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||n.text.slice(i,a)!==s.slice(
r.start,r.end)?[r]:[]})}async function No(s,t,e){const{all:n,truncated:o}=await(0,Be.IQ)(s,t.pattern,Jt,e);return o||n.length>0||(await Ve(s.flow.text,t,e)).length>
0}async function _t(s,t,e){const{all:n,counted:o,truncated:i}=await(0,Be.IQ)(s.page,t.pattern,Jt,e);if(i)throw ze();const{flow:a}=s.page,r=[...n,...(await Ve(a.
text,t,e)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,l=[];for(const{flow:h,start:w,end:T}of r){const v=new Set,D=e.step((T-w)*Ke+Bo);D&&await D,(0,at.PC)(s,h,
w,T,v);for(const k of h.lineBoxes(w,T)){f.set(`${k.x} ${k.y} ${k.width} ${k.height}`,k);const Y=e.step(s.trace.images.length*Lo);Y&&await Y,s.trace.areUnseen(v,
k)&&l.push(k)}for(const k of v)c.add(k);t.note(h.text.slice(w,T))}for await(const h of Uo(s,e))t.noteArea(h);for(const h of await lo(s,e))t.noteArea(h);return{glyphs:c,
boxes:[...f.values()],unseen:l,count:o.length}}async function*Uo(s,t){const{page:e,trace:n}=s;if(n.touched.size===0)return;const{flow:o}=e;for(const{0:i,index:a}of o.
text.matchAll(Wo)){const r=new Set;(0,at.PC)(s,o,a,a+i.length,r);for(const f of r)if(n.touched.has(f)){yield i;break}const c=t.step(i.length*Ke);c&&await c}}const Wo=/\S{1,5000}/g,
Xe=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),Rt=new Set(["P","Obj"]),gt=new Set,$o="Length",jo=100,Ze=2e4,qt=1<<20,[Ye,Je]=[2e3,40];class Qe{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){
this.document=t}async of(t){const{pages:e}=this.document,n=await(this.shared??=this.ofDocument()),o=e.number(t),i=[n];for(const a of["Resources","Rotate","Media\
Box","CropBox"])i.push(await this.ofValue(e.attribute(t,a)??null,gt,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.
entry(o,a)??null,gt,0));for(const a of this.document.array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),Xe,0));const r=this.
document.job.pace.step(Ye);r&&await r}return _e(i)}async ofDocument(){const{document:t}=this,{catalog:e}=t,n=t.dict(e.get("StructTreeRoot"));if((await(0,Zt.g$)(
t))?.hasTexts!==!0)return _e([await this.ofValue(e.get("OCProperties")??null,gt,0),await this.ofValue(t.dict(e.get("AcroForm"))?.get("DR")??null,gt,0),await this.
ofValue(n?.get("K")??null,Rt,0),await this.ofValue(n?.get("RoleMap")??null,Rt,0),await this.ofValue(e.get("MarkInfo")??null,gt,0)])}async ofValue(t,e,n){const o=(0,Yt.
createHash)("sha256"),i=new Go(o);i.write(t,e);const{pace:a}=this.document.job;if(a.add(i.count*Je),!(i.count>Ze)){t instanceof d.Z6&&await this.hashData(o,t);for(const r of i.
refs){const c=await this.ofObject(r,e===Rt?e:gt,n+1);if(c===void 0)return;o.update(c);const f=a.step(Je);f&&await f}return o.digest("base64")}}async ofObject({number:t},e,n){
const{pages:o,job:i}=this.document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=e===Rt?this.knownElements:this.known;if(a.has(t))return a.get(t);if(n>jo||
this.open.has(t))return;this.open.add(t);const r=await this.ofValue(this.document.get(t),e,n);this.open.delete(t),a.set(t,r);const c=i.pace.step(Ye);return c&&await c,
r}async hashData(t,e){const n=this.document.encoded(e);for(let o=0;o<n.length;o+=qt){t.update(n.subarray(o,o+qt));const i=this.document.job.pace.step(qt);i&&await i}}}
const _e=s=>s.includes(void 0)?void 0:(0,Yt.createHash)("sha256").update(s.join(" ")).digest("base64");class Go{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,e){
if(++this.count>Ze)return;const{hash:n}=this,o=t instanceof d.Z6?t.dict:t;if((0,d.i9)(o))this.refs.push(o),n.update("R");else if(Array.isArray(o)){n.update(`[${o.
length} `);for(const i of o)this.write(i,e)}else o instanceof d.Bi?this.writeDict(o,e,t instanceof d.Z6):o instanceof d.Mx?n.update(`(${o.bytes.length} `).update(
o.bytes):o instanceof d.SX?n.update(`/${o.text.length} ${o.text} `):n.update(`${String(o)} `)}writeDict(t,e,n){const o=e===Xe?gt:e;this.hash.update("<");for(const[
i,a]of t)e.has(i)||n&&i===$o||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const ko=.01;async function Ho(s,{pages:t,search:e,
areas:n,shade:o},i,a){const r=await(0,se.E)(s,i);r.keepDecoded(),(0,B.LV)(r,a);const c=new ao.X(r),f=[],l=new Qe(r);for(const D of t){const k=e.cleanPages.get(D-
1);k!==void 0&&k===await l.of(D-1)||await No(await c.page(D-1),e,i.pace)&&f.push(`page ${D}`)}const h=new at.Wz(r),w=new Ee(r,o);for(const[D,k]of n){const{trace:Y}=await h.
all(D,k.map(et=>(0,p.wS)(et,-ko)));(Y.touched.size>0||Y.isPaintedIn||Y.undivided.size>0||await zo(w,Y,k))&&f.push(`areas of page ${D+1}`)}const T=await Ie(r,new Set(
Array.from(t,D=>D-1))),v=new Te(r,e,D=>_t(D,e,i.pace),T);await v.run(new Set);for(const D of v.found.keys())f.push(D);if(f.length>0)throw new O.zU("redaction_in\
complete",`Text to redact is still in ${(0,ht.Dw)(f)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function zo(s,t,e){
for(const n of t.images)if(await s.shows(n,e))return!0;return!1}async function Ko(s,t,e,n){const o=new Map;if(t.length>0)for(const{images:c}of s)for(const f of c){
const l=`${f.stream} ${f.from}`;(0,U.vH)(o,l,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:l,to:h}]=c;if(!await Zo(c,t,n))
continue;r++;const w=await e.without(c,t),T=w&&`OctavoRedacted${w.number}`;(0,U.vH)(i,f,{from:l,to:h,text:T?`/${T} Do`:""}),T&&a.set(f,(a.get(f)??new Map).set(T,
w))}return{cuts:i,images:a,count:r}}const[Vo,Xo]=[100,4];async function Zo(s,t,e){for(const{matrix:n}of s){const o=e.step(Vo+t.length*Xo);o&&await o;const i=(0,Gt.
jY)(n);if(t.some(a=>(0,p.EF)(i,a)))return!0}return!1}var Yo=u(2843),Jo=u(10339);const qe=8;class Qo{document;searching;choose;images;areas;rewriter;use=new Jo.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,n,o,i){
this.document=t,this.searching=e,this.choose=n,this.images=o,this.areas=i,this.rewriter=new Yo.q(t),this.traced=new at.Wz(t),this.hasLayers=(0,St.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,n=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<qe;c++){const{texts:f,
chosen:l}=await this.readPage(t,c,n),h=f.map(({trace:v})=>v),w=await this.cutsOf(t,h,l,n);await this.cutPaths(t,h,l,w);const T=w.removals.size===0&&w.others.size===
0||!h.some(({isPartial:v})=>v);for(const[v,D]of h.entries())T||c===qe-1?await this.use.note(D,e,l[v].glyphs):await this.use.noteGone(D,e,l[v].glyphs);if(w.removals.
size===0&&w.others.size===0)break;r=!0,a+=w.count;for(const v of l)for(const D of v.boxes)o.push(D);if(c===0&&(i=l.reduce((v,D)=>Math.max(v,D.count),n.length>0?
0:1)),await this.rewriter.page(t,h,w),T)break}if(await this.rewriter.pack(t),!(n.length===0&&!r))return{index:t,boxes:[...o,...n],count:i+n.length,images:a}}async cutsOf(t,e,n,o){
const{pace:i}=this.document.job,a=new Set(e.flatMap(D=>[...D.undivided]));if(a.size>0)throw qo(t+1,[...a]);const r=new Map;for(const[D,{glyphs:k}]of n.entries())
await ge(r,e[D],k,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async D=>[...await this.searching.inText(D),...c?await c(D):[]].sort(x),l=await fe(
this.document,e,f),h=[...o,...n.flatMap(({unseen:D})=>D)],{cuts:w,images:T,count:v}=await Ko(e,h,this.images,i);for(const D of[w,...e.map(k=>k.cuts)])for(const[
k,Y]of D)l.set(k,await tn([l.get(k)??[],Y],i));return{removals:r,others:l,images:T,count:v}}async cutPaths(t,e,n,o){const i=n.flatMap(({unseen:c})=>c);if(i.length===
0||!e.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await tn([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,n){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,n),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||n.length>0){const f=await o.
all(t,n);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,l]of r.entries()){await co(l,this.searching.inText,c[f].glyphs),(0,at.C7)(l,c[f].glyphs),
await ie(l.trace,this.searching,c[f].glyphs,i),await(0,at.FU)(l,c[f].glyphs,i);for(const h of l.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const _o=200;async function tn(s,t){const e=new Map;for(const n of s)for(const o of n){e.set(`${o.from} ${o.to}`,o);const i=t.step(_o);i&&await i}return[...e.values()]}
const qo=(s,t)=>(0,O.G6)([{field:"redact_areas",message:`has an area on page ${s} into which ${(0,ht.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var ti=u(77500),Ft=u(49454),ei=u(15330),ni=u(57373),si=u(12202),oi=u(88739),Bt=u(61188),en=u(
50476),wt=u(48462);const te=14,ii=1330926671,ai=[139,139,13,te];function ri(s,t,e){try{const n=Buffer.from(s),o=new DataView(n.buffer,n.byteOffset,n.length),i=o.
getUint32(0);if(n[0]===37||n[0]===128)return fi(n,t);if(i===ii){const r=(0,At.tI)(o).get("CFF ");return r&&nn(n.subarray(r.at,r.at+r.length),t)?n:void 0}return(n[0]===
1&&n[1]===0&&i!==65536?nn(n,t):ci(o,t,e))?n:void 0}catch(n){if(!(n instanceof RangeError))throw n;return}}function nn(s,t){const e=new DataView(s.buffer,s.byteOffset,
s.length),n=(0,Bt.Pe)(e,(0,Bt.Pe)(e,e.getUint8(2)).end),o=(0,Bt.zz)(e,n.offsets[0]??0,n.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:i}=(0,Bt.
Pe)(e,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>s.length)return!1;s.fill(te,i[a],i[a+1])}return!0}function ci(s,t,e){const n=(0,At.
eQ)(s,(0,At.tI)(s));if(!n)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=n,f=(0,en.f)(e,i,c,s),l=new Set([...(0,en.f)(t,i,c,s)]);for(let h=i-1;h>0;h--){
if(!l.has(h)||f.has(h))continue;const[w,T]=[a(h),a(h+1)];if(!(T<=w)){if(o.at+T>s.byteLength)return!1;new Uint8Array(s.buffer,s.byteOffset+o.at+w,T-w).fill(0);for(let v=h;v>
0&&a(v)===w;v--)r(v,T)}}return!0}function fi(s,t){const e=(0,wt._M)(s);if(!e)return;const{plain:n,start:o,end:i}=e,a=n.indexOf("/CharStrings");if(a<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(n.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,wt.Ag)(n,a)){if(!t.has(c)||c===".notdef")continue;const l=(0,wt.Ns)(
f,wt.Ed).fill(te,r);l.set(ai.slice(0,Math.max(l.length-r,0)),r),f.set((0,wt.Ze)(l,wt.Ed))}return Buffer.concat([s.subarray(0,o),e.seal(n),s.subarray(i)])}const di=300,
li=2;async function ui(s,t,e,n){if(!t.hasGone)return;const{live:o}=await(0,N.Gy)(s),i=new at.Wz(s),{pace:a}=s.job;for(const l of n)await t.note((await i.all(l,[])).
trace,a);const{content:r}=await(0,jt.d)(s,o.length,l=>o[l]===1&&e(l));for(const[l,h]of r){const w=s.get(l),T=w instanceof d.Z6&&s.decodedPart(w)?.data;T&&await t.
note((await i.stream(T,h)).trace,a)}const c=await gi(s,t,o),f=hi(s,c);for(const l of c)l.use.gone.size>0&&!l.keepsAll&&await Si(s,l,f);await xi(s,c)}function hi(s,t){
const e=new Map;for(const{number:n,use:o,keepsAll:i}of t){const a=sn(s,s.get(n));if(a===void 0)continue;const r=e.has(a)?e.get(a):new Set;for(const{cid:c}of o.kept)
r?.add(c);e.set(a,i?void 0:r)}return e}function sn(s,t){const e=s.array(t.get("DescendantFonts"))?.[0];return(0,d.i9)(e)?e.number:void 0}async function gi(s,t,e){
const n=new Set;for(const i of s.dict(s.dict(yi(s))?.get("Font"))?.values()??[])(0,d.i9)(i)&&n.add(i.number);const o=[];for(let i=1;i<e.length;i++){const a=e[i]===
1?s.get(i):null;if(!(a instanceof d.Bi)||!wi(s,a))continue;const r=t.fonts.get(await(0,ni.G)(s,new d.oS(i))),c=n.has(i);(r||c)&&o.push({number:i,use:r??pi,keepsAll:c})}
return o}const pi={kept:new Set,gone:new Set,lengths:new Set},mi=["Type0","Type1","MMType1","TrueType","Type3"];function wi(s,t){const e=s.resolve(t.get("Subtyp\
e"));return e instanceof d.SX&&mi.includes(e.text)}const yi=s=>s.dict(s.catalog.get("AcroForm"))?.get("DR"),ee=({kept:s,gone:t})=>[...t].filter(e=>!s.has(e));async function Si(s,{
number:t,use:e},n){const o=ee(e),i=s.job.pace.step((o.length+e.kept.size)*di);if(i&&await i,o.length===0)return;s.edit(t);const a=s.get(t);await bi(s,a,e);const r=new Set(
o.map(({code:l})=>l));Ci(s,a,r),Ti(s,a,r);const c=sn(s,a),f=c===void 0?void 0:n.get(c);f&&Mi(s,a,new Set(o.map(({cid:l})=>l).filter(l=>!f.has(l))))}async function bi(s,t,{
kept:e,lengths:n}){const o=s.resolve(t.get("ToUnicode")),[i,...a]=n;if(!(o instanceof d.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,si.A)(s,t,{found:!1});
if(!r)return;const c=[...e].sort((l,h)=>l.code-h.code).flatMap(({code:l})=>{const h=r.textOf(l);return h===void 0?[]:[[l,h]]}),f=(0,oi.U)(c.map(([l,h])=>[l,Array.
from(h,w=>w.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",s.add((0,pt.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Ci(s,t,e){const n=s.array(t.get("Widths")),o=s.resolve(t.get("FirstChar"));n&&typeof o=="number"&&t.set("Widths",n.map((i,a)=>e.has(o+a)?0:i))}function Ti(s,t,e){
const n=s.dict(t.get("Encoding")),o=s.array(n?.get("Differences"));if(!n||!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const T of o.map(
v=>s.resolve(v))){if(typeof T=="number")i=T;else if(T instanceof d.SX&&e.has(i++)){a.add(T.text),r.push(new d.SX(".notdef"));continue}r.push(T)}t.set("Encoding",
new d.Bi(n).set("Differences",r));for(const T of r)T instanceof d.SX&&a.delete(T.text);const c=(0,d.Eo)(s.resolve(t.get("Subtype")),"Type3")?s.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new d.Bi([...c].filter(([T])=>!a.has(T))));const f=(0,Ft.nb)(s,t),l=s.resolve(f?.get("CharSet"));if(!f||!(l instanceof d.Mx))
return;const h=Buffer.from(l.bytes).toString("latin1").split("/").slice(1),w=t.get("FontDescriptor");(0,d.i9)(w)&&s.edit(w),(0,Ft.nb)(s,t)?.set("CharSet",(0,d.Px)(
h.filter(T=>!a.has(T)).map(T=>`/${T}`).join("")))}function Mi(s,t,e){const n=s.array(t.get("DescendantFonts"))?.[0];if(!(0,Ft.hL)(s,t)||!(0,d.i9)(n))return;s.edit(
n);const i=s.get(n),a=s.array(i.get("W"));a&&i.set("W",Pi(s,a,e));const r=i.get("FontDescriptor"),c=s.resolve(s.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?s.decodedPart(
c)?.data:void 0;if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))return;const l=f.slice();for(const h of e)h>>3<l.length&&(l[h>>3]&=~(128>>(h&7)));s.edit(r),s.get(r).set(
"CIDSet",s.add((0,pt.n)(c,l,{compress:!0})))}function Pi(s,t,e){const n=[];for(let o=0;o<t.length;){const i=s.resolve(t[o]),a=s.array(t[o+1]);if(typeof i!="numb\
er"||!a){(0,U.RZ)(n,t.slice(o,o+3)),o+=3;continue}n.push(i,a.map((r,c)=>e.has(i+c)?0:r)),o+=2}return n}async function xi(s,t){const e=new Map;for(const n of t){
const o=(0,B.Lq)(s,s.get(n.number));o&&(0,U.vH)(e,o,n)}for(const[n,o]of e){if(o.some(({keepsAll:h})=>h)||!o.some(({use:h})=>ee(h).length>0))continue;const i=s.decodedPart(
n)?.data;if(!i)continue;const a=s.job.pace.step(i.length*li);a&&await a;const[r,c]=[new Set,new Set];for(const{number:h,use:w}of o){const T=vi(s,s.get(h));for(const v of ee(
w))on(r,T(v));for(const v of w.kept)on(c,T(v))}for(const h of c)r.delete(h);const f=r.size>0?ri(i,r,c):void 0,l=f&&Ei(s,o[0].number);l!==void 0&&s.put(l,await(0,Wt.
c)(s,n,f))}}const on=(s,t)=>{t!==void 0&&s.add(t)};function Ei(s,t){const e=(0,Ft.nb)(s,s.get(t));for(const n of["FontFile","FontFile2","FontFile3"]){const o=e?.
get(n);if((0,d.i9)(o))return o.number}}function vi(s,t){const e=(0,B.oQ)(s,t);if(typeof e!="object")return()=>{};const n=[],o=(0,ei.X)(s,t,Ai(e,n),e);return i=>{
const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=n[-1-a];return e.glyphCalled?.(r)??r}}const Ai=(s,t)=>({glyph:e=>[e],named:e=>s.has(e)?[-t.push(e)]:void 0});
var an=u(55969),Oi=u(45059),Di=u(39491),Ii=u(34635);const rn=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),Ri=["Alternates","OPI","DSS"];
async function Fi(s){let t=(await(0,Oi._)(s)).length;for(let e=0;e<s.pages.count;e++){const n=s.job.pace.step(1e3);n&&await n;for(const o of s.array(s.entry(s.pages.
number(e),"Annots"))??[]){const i=s.dict(o),a=s.job.pace.step(1e3);a&&await a,i&&Bi(s,i)&&t++}}return t}const Bi=(s,t)=>{const e=(0,an.B)(s,t);return e!=="FileA\
ttachment"&&rn.has(e)};async function Li(s,t){t&&await(0,m.L)(s,n=>rn.has((0,an.B)(s,n))),await(0,Di.u)(s,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),Ni(s);const{live:e}=await(0,N.Gy)(s);await(0,Ii.y)(s,e,[(n,o)=>Ri.filter(i=>o.delete(
i)).length>0])}function Ni(s){const t=s.catalog.get("Metadata"),e=s.resolve(t),n=e instanceof d.Z6?s.decodedPart(e)?.data:void 0,o=n&&vs(n);o&&(0,d.i9)(t)&&s.put(
t,(0,pt.n)(e,o,{compress:!1}))}var Ui=u(58971);const Wi=/\/[^\s()<>[\]{}/%]+/g,$i=new Uint8Array(0),[ji,Gi]=[4,50];async function ki(s,t){if(t.size===0)return;const e=new Hi(
s,t);await e.find();for(const n of t){const o=s.get(n);if(e.drawn.has(n)||!(o instanceof d.Z6))continue;const i=(0,pt.n)(o,$i,{compress:!1});i.dict.delete("Reso\
urces"),s.put(n,i)}}class Hi{document;copied;drawn=new Set;naming=new Set;constructor(t,e){this.document=t,this.copied=e}async find(){const{document:t,copied:e,
naming:n}=this,{referrers:o}=await(0,N.Gy)(t,{watched:e}),{pages:i}=t,a=new Ui.X(t);for(let r=0;r<i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(
r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)!n.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{
document:e,naming:n}=this;for(let o=new d.oS(t);(0,d.i9)(o)&&!n.has(o.number);o=e.entry(o.number,"Parent")){n.add(o.number);const i=e.entry(o.number,"Resources");
for(const a of[i,e.dict(i)?.get("XObject")])(0,d.i9)(a)&&n.add(a.number)}}async follow(t,e){const{document:n,copied:o}=this,i=n.job.pace.step(t.length*ji);if(i&&
await i,![...e?.values()??[]].some(r=>(0,d.i9)(r)&&o.has(r.number)))return;const a=new Set((0,nt.bS)(t).toString("latin1").match(Wi));for(const[r,c]of e)(a.has(
`/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:n,drawn:o}=this,i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=e.
job.pace.step(Gi);if(r&&await r,(0,d.i9)(a)){if(!n.has(a.number)||o.has(a.number))continue;o.add(a.number),a=e.dict(e.dict(e.get(a))?.get("Resources"))?.get("XO\
bject")??null}const c=a instanceof d.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof d.Bi)for(const f of c.values())i.push(f)}}}
const zi=20;async function Ki(s){const{live:t}=await(0,N.Gy)(s);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;s.edit(e);const n=s.job.pace.step(zi);n&&await n}}
var Vi=u(56457),Xi=u(33238),Zi=u(37395);async function Yi(s,t,e){const{pages:n,search:o,areas:i,media:a}=t,r=a?0:await Fi(s),c=await Ie(s,new Set(Array.from(n,Y=>Y-
1))),{redacted:f,content:l,unsearched:h}=await Ji(s,t,e);Qi(t.searches??"search",h,r);const w=new Te(s,o,Y=>_t(Y,o,e.pace),c,l.rewriter,l.use);await w.run(l.settled);
const T=[...w.found.values()].reduce((Y,st)=>Y+st,0);if(f.length===0&&T===0)return{redacted:f,elsewhere:0,notes:[]};const v=await o.ofAreas();v&&await gn(s,i,v),
await un(s,i),i.size>0&&await ki(s,l.rewriter.copied);const D=Array.from({length:s.pages.count},(Y,st)=>st).filter(Y=>!l.isNoted(Y));await ui(s,l.use,Y=>c[Y]===
1,D),(0,ti.br)(s,"values");const k=(0,Vi.D)(await(0,Xi.Y)(s,"remove"),"remove");return await Li(s,a),await Ki(s),{redacted:f,elsewhere:T,notes:k}}async function Ji(s,{
pages:t,search:e,searches:n,areas:o,shade:i},a){const r=new Zi.Z(s),c=new Set,f=new Set,l=async(v,D)=>{const{index:k,unreadable:Y}=v.page;return D&&n!==void 0&&
Y>0&&f.add(k+1),D&&n!==void 0&&!o.has(k)&&await r.isScan(v.page)&&c.add(k+1),_t(v,e,a.pace)},h=new Qo(s,e,l,new Ee(s,i),o),w=[],T=new Qe(s);for(const[v,D]of t.entries()){
if(n===void 0&&!o.has(D-1))continue;const k=await h.page(D-1);k?w.push(k):e.notePage(D-1,await T.of(D-1)),a.pace.progress(v/t.length)}return{redacted:w,content:h,
unsearched:{textless:[...c],unreadable:[...f]}}}function Qi(s,{textless:t,unreadable:e},n){const o=[];if(t.length>0&&o.push({field:s,message:`${(0,ht.oi)(t)} ${(0,ht.
d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),e.length>0&&o.push({field:s,message:`${(0,ht.oi)(e)} ${(0,ht.
d5)(e.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are: leave the pages out, or give areas alone`}),n>
0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ht.y_)(n,"attachment")}, which ${(0,ht.d5)(n,"is","are")} not searched: \
switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,O.G6)(o)}var _i=u(95234);const qi=async(s,t,e)=>{const n=await Oo(t,e);
await na(t.redact_label,n);const o=await(0,se.E)(s.bytes,e,{password:t.open_password});o.keepDecoded(),(0,B.LV)(o);const i=o.pages.count,a=(0,z.k1)(t.pages,i),r=wn(
t.redact_areas,a,i);t.redact_annotations&&sa(o,a,r);const c=["search","redact_kinds"].find(v=>t[v]!==void 0),f=t.redact_mark==="black"?0:255,l=t.remove_attachments,
{redacted:h,elsewhere:w,notes:T}=await Yi(o,{pages:a,search:n,searches:c,areas:r,media:l,shade:f},e);if(h.length===0&&w===0)return{documents:[{...s,pageCount:i}],
notes:[ta],facts:{pageCount:i,redactedMatches:0,redactedPages:0,redactedImages:0}};if(await Ho(await(0,Nt.UN)(o,{encryption:"none",draft:!0}),{pages:a,search:n,
areas:r,shade:f},e,o),t.redact_mark!=="none"){const v=t.redact_mark==="black"?"white":"black",{redact_label:D}=t,k=D===void 0?void 0:await(await ea(e)).openLabel(
o,D,v);await Tn(o,h,t.redact_mark,k)}return{documents:[{name:s.name,bytes:await(0,Nt.UN)(o),pageCount:i}],notes:T,facts:{pageCount:i,redactedMatches:h.reduce((v,{
count:D})=>v+D,w),redactedPages:h.length,redactedImages:h.reduce((v,{images:D})=>v+D,0)}}},ta={code:"nothing_redacted",message:"Nothing was found to redact, and\
 the document is unchanged."},ea=s=>(0,_i.V)(s,()=>Promise.all([u.e(7762),u.e(4075),u.e(4942)]).then(u.bind(u,84942)));async function na(s,t){if(s!==void 0&&(await t.
inText(s)).length>0)throw(0,O.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}function sa(s,t,e){let n=0;for(const o of t)
for(const i of dn(s,o-1))if((0,U.vH)(e,o-1,i),++n>dt)throw(0,O.G6)([{field:"redact_annotations",message:`finds more than ${dt} areas, and at most ${dt} are allo\
wed: choose fewer pages`,mentions:["pages"]}])}}),95234:((ot,Z,u)=>{u.d(Z,{V:()=>b,W:()=>M});var O=u(29082),z=u(91519),U=u(87826),B=u(14029),N=u(52404);const d="\
1.4";async function M(m,{pages:y,open_password:p,transparency:C},x,P){const G=await(0,z.E)(m.bytes,x,{password:p}),R=G.pages.count,g=(0,O.k1)(y,R);if(g.length===
0){const J=await(0,U.i)(G,m.bytes);return{documents:[{name:m.name,bytes:J,pageCount:R}],notes:[N.$],facts:{pageCount:R,stampedPages:0}}}const{notes:S,stampedPages:E=g.
length,version:A=d,write:I}=await P(G,g),W={version:A>d?A:d},$=I?await I(W):await(0,B.UN)(G,W);return{documents:[{name:m.name,bytes:$,pageCount:R}],notes:C===100?
[L,...S]:S,facts:{pageCount:R,stampedPages:E}}}const L={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function b({pace:m},y){await m.rest();const p=await y();return await m.rest(),p}}),37395:((ot,Z,u)=>{u.d(Z,{Z:()=>P});var O=u(
74135),z=u(6057),U=u(65868),B=u(16264);class N{document;contents;constructor(g){this.document=g,this.contents=new U.i(g)}async cover(g,S){const E=(0,z.iw)(this.
document,g),{width:A,height:I}=(0,O.iN)(E),W=[0,0,A*E.userUnit,I*E.userUnit],$=new L(W);if(await this.contents.read(g,$,$),$.points.share<S)return!1;const J=new b(
this.document,W);return await this.contents.read(g,J,J),J.points.share>=S}}const d=32;class M{page;rows=new Uint32Array(d);constructor(g){this.page=g}get share(){
return this.rows.reduce((g,S)=>g+m(S),0)/d**2}cover(g){const S=(0,O.Pj)(g,this.page);if(!S)return;const[E,A,I,W]=S,[$,J]=this.between(E,I,0),[ct,F]=this.between(
A,W,1);if(J<$)return;const j=(2**(J-$+1)-1)*2**$;for(let H=ct;H<=F;H++)this.rows[H]|=j}between(g,S,E){const A=this.page[E],I=(this.page[E+2]-A)/d,W=Math.ceil((g-
A)/I-.5),$=Math.ceil((S-A)/I-.5)-1;return[Math.max(W,0),Math.min($,d-1)]}}class L{points;constructor(g){this.points=new M(g)}glyph(){}takes({operator:g},S,E,A){
g==="BI"&&!A&&this.image(S)}image({matrix:g}){this.points.cover((0,O.zl)(g,B.p))}}class b extends B.r{points;constructor(g,S){super(g,S),this.points=new M(S)}glyph(){}image(g){
const S=(0,O.Pj)((0,O.zl)(g.matrix,B.p),this.paintOf(g).clip);S&&this.points.cover(S)}}function m(R){let g=0;for(let S=R;S!==0;S&=S-1)g++;return g}var y=u(82877);
const p=50,C=.12,x=.5;class P{document;images;constructor(g){this.document=g,this.images=new N(g)}async isScan(g){return!G(g)&&!(0,y.l)(this.document,g.index)&&
await this.images.cover(g.index,x)}}function G({characters:R,found:{fragments:g,width:S,height:E}}){if(R<p)return!1;const A=(I,W)=>I>C*W&&I<(1-C)*W;return g.some(
({box:I})=>A(I.x+I.width/2,S)&&A(I.y+I.height/2,E))}}),1900:((ot,Z,u)=>{u.d(Z,{b:()=>m,cE:()=>M,lc:()=>L,oF:()=>z,rr:()=>B,vO:()=>O});const O=4,z=2,U={gray:1,rgb:3,
rgba:4,"gray-alpha":2},B=y=>y.byteOffset%O===0?new Uint32Array(y.buffer,y.byteOffset,y.length/O):new Uint32Array(y.slice().buffer),N=new Uint32Array(0),d=(y,p)=>p>
0&&Buffer.compare(y(p),y(p-1))===0;async function M({height:y,row:p},C){let x=-1;for(let P=0;P<y;P++){const G=p(P),R=d(p,P)?N:B(G);for(let S=0;S<R.length;S++){if(R[S]===
x)continue;const E=S*O,A=G[E+1];if(G[E]!==A||G[E+2]!==A)return!0;x=R[S]}const g=C.step(G.length*z);g&&await g}return!1}function L({width:y,row:p},C){const x=U[C],
P=new Uint8Array(y*x),G=x<3,R=x%2===0;let g=-1;return S=>{const E=g===S-1&&d(p,S);if(g=S,E)return P;const A=p(S),I=B(A);for(let W=0,$=0;W<I.length;W++){if(W>0&&
I[W]===I[W-1]){for(const H=$+x;$<H;$++)P[$]=P[$-x];continue}const J=W*O,[ct,F,j]=[A[J],A[J+1],A[J+2]];G?P[$++]=b(j,F,ct):(P[$++]=j,P[$++]=F,P[$++]=ct),R&&(P[$++]=
A[J+3])}return P}}const b=(y,p,C)=>77*y+150*p+29*C+128>>8;function m(y){const p=new Uint8Array(y.length/3);for(let C=0;C<p.length;C++)p[C]=b(y[C*3],y[C*3+1],y[C*
3+2]);return p}}),16264:((ot,Z,u)=>{u.d(Z,{p:()=>y,r:()=>p});var O=u(45599),z=u(36211),U=u(85008),B=u(74135),N=u(6057),d=u(76023),M=u(4186),L=u(5490);const b=new Set(
[3,7]),m=.01,y=[0,0,1,1];class p{document;page;area;path;clips=!1;glyphClip;constructor(g,S){this.document=g,this.page=S}get box(){return this.area}takes(g,S,E,A){
if(this.extendsPath(g,S)||this.setsColor(g,S,E))return;const{operator:I}=g,W=z.lJ.get(I);W?this.paints(W,S,A):I==="W"||I==="W*"?this.clips=!0:I==="w"?S.paint={...this.
paintOf(S),lineWidth:Math.abs(g.number(0))||0}:!A&&I==="BI"?this.image(S):!A&&I==="sh"&&this.add(this.paintOf(S).clip,S)}shows(g){this.glyphClip=b.has(g.mode)?void 0:
this.paintOf(g).clip}glyph({font:g,frame:S,size:E},A,I,W,$){if(!this.glyphClip||A!==""&&A.trim()==="")return;const[J,ct]=S.vertical?[.5,.5]:[g.ascent,-g.descent],
F=Math.min(I,W),j=(0,M.L)(S,F,Math.max(I,W),$-J*E,$+ct*E);this.join([j.x,j.y,j.x+j.width,j.y+j.height],this.glyphClip)}covers(g){this.join(g,this.page)}image(g){
this.add((0,B.zl)(g.matrix,y),g)}enters(g,S){const E=(0,N.b0)(this.document,g.get("BBox"));E&&this.clipTo((0,B.zl)(S.matrix,E),S)}paintOf(g){return g.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(g,{matrix:S}){const E=(0,L.M)(g);switch(g.operator){case"re":{const[A=NaN,I=NaN,W=NaN,$=NaN]=E;return this.
extend((0,B.zl)(S,[A,I,A+W,I+$])),!0}case"m":case"l":case"c":case"v":case"y":for(let A=0;A+1<E.length;A+=2){const[I,W]=(0,B.Gd)(S,E[A],E[A+1]);this.extend([I,W,
I,W])}return!0;default:return!1}}extend(g){g.every(Number.isFinite)&&(this.path=this.path?(0,B.kO)(this.path,g):g)}setsColor(g,S,E){const A=this.paintOf(S);switch(g.
operator){case"g":case"rg":case"k":return S.paint={...A,components:g.count,isWhite:G((0,L.M)(g))},!0;case"cs":return S.paint={...A,components:this.componentsOf(
g.name(0),E),isWhite:!1},!0;case"sc":case"scn":{const I=g.kind(g.count-1)!==U.o_&&g.count===A.components;return S.paint={...A,isWhite:I&&G((0,L.M)(g))},!0}default:
return!1}}componentsOf(g,S){if(g===void 0)return 0;const E=I=>S.find("ColorSpace",I),A=(0,d.L)(this.document,new O.SX(g),E);return A&&A.kind!=="inks"&&!A.table?
A.components:0}paints({fill:g,strokes:S},E,A){const{path:I,clips:W}=this;this.path=void 0,this.clips=!1;const $=this.paintOf(E);I&&!A&&S?this.add((0,B.XM)(I,$.lineWidth*
P(E)/2),E):I&&!A&&g&&!($.isWhite&&this.isPageWide(I))&&this.add(I,E),W&&I&&this.clipTo(I,E)}isPageWide(g){const[S,E,A,I]=this.page,[W,$]=[(A-S)*m,(I-E)*m];return g[0]<=
S+W&&g[1]<=E+$&&g[2]>=A-W&&g[3]>=I-$}clipTo(g,S){const E=this.paintOf(S);S.paint={...E,clip:(0,B.Pj)(E.clip,g)??C}}add(g,S){this.join(g,this.paintOf(S).clip)}join(g,S){
const E=(0,B.Pj)((0,B.XM)(g,x),S);E&&(this.area=this.area?(0,B.kO)(this.area,E):E)}}const C=[0,0,0,0],x=.01,P=({matrix:[R,g,S,E]})=>Math.max(Math.hypot(R,g),Math.
hypot(S,E)),G=R=>{const g=R.length===4?0:1;return R.length>0&&R.every(S=>S===g)}}),15330:((ot,Z,u)=>{u.d(Z,{X:()=>N});var O=u(45599),z=u(16456),U=u(49454),B=u(30201);
function N(b,m,y,p){const C=(0,U.hL)(b,m);return C?d(b,C,y,p):M(b,m,y,p)}function d(b,m,y,p){const C=b.resolve(m.get("CIDToGIDMap")),x=C instanceof O.Z6?b.decodedPart(
C)?.data:void 0;return({cid:P})=>y.glyph(x?(x[P*2]??0)<<8|(x[P*2+1]??0):p.glyphOfCid(P))}function M(b,m,y,p){const{base:C,differences:x}=(0,z.yD)(b,m),P=(R,g)=>{
const S=R.charCodeAt(g-32);return S>0?(0,B.S)(S):void 0};if(p.kind!=="truetype")return({code:R})=>{const g=C===void 0?p.encoding?.get(R)??P(p.encoding?"":z.W,R):
void 0,S=x?.get(R)??g??(C===void 0?void 0:P(C,R));return y.named(S??".notdef")??y.named(".notdef")};const G=(0,z.pE)(b,(0,U.nb)(b,m),m)&&!x;return({code:R})=>{const g=x?.
get(R)??P(C??z.W,R),S=()=>g===void 0?0:L(p,g),E=()=>p.code(R)||(p.codes===void 0?p.unicode(R):0);return y.glyph(G?E()||S():S()||E())}}function L(b,m){const y=(0,B.
u)(m),p=y===void 0?0:b.unicode(y);if(p>0)return p;const C=y===void 0?-1:z.yh.indexOf(String.fromCodePoint(y));return(C>=0&&b.codes==="macintosh"?b.code(C+32):0)||
b.glyphOf(m)}}),88739:((ot,Z,u)=>{u.d(Z,{B:()=>d,U:()=>B});var O=u(77581),z=u(12889);const U=100;function B(M,{digits:L=4,isInOrder:b=!1}={}){const m=M.filter(([
,p])=>p.length>0).map(([p,C])=>`<${d(p).slice(-L)}> <${N(C,b)}>`),y=Array.from({length:Math.ceil(m.length/U)},(p,C)=>{const x=m.slice(C*U,(C+1)*U);return[`${x.length}\
 beginbfchar`,...x,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(L)}> <${"F".repeat(L)}> endcodespacerange`,...y,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function N(M,L){const b=M.map(m=>String.fromCodePoint(m)).join("");return(0,O.kt)(!L&&(0,z.ft)(b)?[...b].reverse().join(""):b).toString("hex").toUpperCase()}
const d=M=>M.toString(16).toUpperCase().padStart(4,"0")}),76023:((ot,Z,u)=>{u.d(Z,{L:()=>d});var O=u(45599),z=u(69869);const U=8,B={DeviceGray:N("gray",1),CalGray:N(
"gray",1),G:N("gray",1),DeviceRGB:N("rgb",3),CalRGB:N("rgb",3),RGB:N("rgb",3),DeviceCMYK:N("cmyk",4),CMYK:N("cmyk",4),Separation:N("inks",1)};function N(b,m){return{
kind:b,components:m,profile:void 0,table:void 0}}function d(b,m,y,p=0){const C=b.resolve(m);if(p>U)return;if(C instanceof O.SX){if(Object.hasOwn(B,C.text))return B[C.
text];const P=y(C.text);return P===void 0?void 0:d(b,P,y,p+1)}if(!(0,O.cy)(C))return;const x=b.resolve(C[0]);if(x instanceof O.SX)switch(x.text){case"ICCBased":
return M(b,C[1],y,p);case"Indexed":case"I":return L(b,C,y,p);case"DeviceN":{const P=b.array(C[1])?.length??0;return P>=1&&P<=32?N("inks",P):void 0}default:return Object.
hasOwn(B,x.text)?B[x.text]:void 0}}function M(b,m,y,p){const C=b.resolve(m);if(!(C instanceof O.Z6))return;const x=b.resolve(C.dict.get("N")),P=x===1?"gray":x===
3?"rgb":x===4?"cmyk":void 0;if(P===void 0)return d(b,C.dict.get("Alternate"),y,p+1);const G=(0,z.hh)(b.decodedPart(C)?.data,x);return{...N(P,x),profile:G?.bytes}}
function L(b,m,y,p){const C=d(b,m[1],y,p+1),x=b.resolve(m[3]),P=x instanceof O.Mx?x.bytes:x instanceof O.Z6?b.decodedPart(x)?.data:void 0,G=b.resolve(m[2]);if(!C||
C.table||!P||typeof G!="number"||!(G>=0))return;const R=new Uint8Array((Math.min(Math.floor(G),255)+1)*C.components);return R.set(P.subarray(0,R.length)),{...C,
table:R}}}),69869:((ot,Z,u)=>{u.d(Z,{Jc:()=>p,R1:()=>R,To:()=>b,hh:()=>m,so:()=>x});var O=u(77598),z=u.n(O),U=u(48249),B=u(78157),N=u(68973),d=u(45599);const M={
1:"GRAY",3:"RGB ",4:"CMYK"},L=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function m(g,S){if(!g||g.length<132)return;const E=(0,B.
bS)(g),A=J=>E.toString("latin1",J,J+4),I=E.readUInt32BE(0),W=g[8];if(!(!(I>=132&&I<=g.length&&W>=2&&W<=4&&A(36)==="acsp"&&L.includes(A(12)))||A(16)!==M[S]))return{
bytes:g.subarray(0,I),version:W}}const y=new WeakMap;async function p(g,S){const{bytes:E}=g,A=S.pace.step(E.length);A&&await A;const I=y.get(S.pace)??new Map;y.
set(S.pace,I);const W=P(E),$=I.get(W);if($)return $;const J={...g,id:W,deflated:await(0,N.uM)(S).deflate(E,C)};return I.set(W,J),J}const C=4,x=g=>{const{bytes:S}=g;
return{...g,id:P(S),deflated:(0,U.Kc)(S)}},P=g=>(0,O.createHash)("sha256").update(g).digest("base64"),G=new WeakMap;function R(g,{id:S,deflated:E},A){const I=G.
get(g)??new Map;G.set(g,I);const W=I.get(S);if(W)return W;const $=(0,d.jd)({N:A,Alternate:(0,d.UU)(b[A]),Filter:(0,d.UU)("FlateDecode")}),J=g.add(new d.Z6($,E));
return I.set(S,J),J}}),82877:((ot,Z,u)=>{u.d(Z,{R:()=>O,l:()=>z});const O="OctavoText";function z(U,B){const N=U.dict(U.dict(U.pages.attribute(B,"Resources"))?.
get("XObject"));return N!==void 0&&[...N.keys()].some(d=>d.startsWith(O))}}),3449:((ot,Z,u)=>{u.d(Z,{d:()=>U});var O=u(45599);const z=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function U(M,L,b){const m=new Map,y=new Map;for(let p=1;p<L;p++){if(!b(p))continue;const C=M.
job.pace.step(300);C&&await C;const x=M.get(p);x instanceof O.Z6?(N(M,x.dict)&&m.set(p,x.dict.get("Resources")),(x.dict.has("CMapName")||(0,O.Eo)(M.resolve(x.dict.
get("Type")),"CMap"))&&y.set(p,"CMap")):x instanceof O.Bi&&d(M,p,x,m,y)}return{content:m,fonts:y,pages:await B(M)}}async function B(M){const L=new Set,b=new Set;
for(const m of M.pages.numbers){const y=M.entry(m,"Contents");(0,O.i9)(y)&&L.add(y.number);const p=M.array(y),C=p!==void 0&&b.size<b.add(p).size;for(const P of C?
p:[])(0,O.i9)(P)&&L.add(P.number);const x=M.job.pace.step(300+(C?10*p.length:0));x&&await x}return L}function N(M,L){const b=M.resolve(L.get("Subtype"));return(0,O.
Eo)(b,"Form")||M.resolve(L.get("PatternType"))===1||L.has("BBox")&&!L.has("ShadingType")}function d(M,L,b,m,y){for(const P of z){const G=b.get(P);(0,O.i9)(G)&&y.
set(G.number,P)}const p=(0,O.Eo)(M.resolve(b.get("Subtype")),"Type3")?M.dict(b.get("CharProcs")):void 0;for(const P of p?.values()??[])(0,O.i9)(P)&&m.set(P.number,
b.get("Resources"));const C=M.resolve(b.get("Type"));if(M.pages.holds(L)||!((0,O.Eo)(C,"Page")||(0,O.Eo)(C,"Template")))return;const x=b.get("Contents");for(const P of M.
array(x)??[x])(0,O.i9)(P)&&m.set(P.number,b.get("Resources"))}}),10339:((ot,Z,u)=>{u.d(Z,{H:()=>U});class O{all;last=new Array(256).fill(void 0);constructor(M){
this.all=M}addAll(M){const{last:L,all:b}=this,m=b.size;for(let y=0;y<M.length;y++){const p=M[y],C=p.code&255;L[C]!==p&&(L[C]=p,b.add(p))}return b.size>m}}function z(d,M,L,b){
for(let m=0,y=b;y>0;y--){const p=M.partEnd(L,m,1);d.add(p-m),m=p}}class U{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:M},L,b=N){const m=Uint32Array.
from(b).sort();let y=0;for(const{font:p,elements:C,first:x}of M){let P=this.fonts.get(p);P||this.fonts.set(p,P={kept:new Set,gone:new Set,lengths:new Set});const G=this.
keptOf(p,P);let R=x;for(const g of C){if(typeof g=="number")continue;const S=p.glyphs(g);for(;y<m.length&&m[y]<R;)y++;const E=y<m.length&&m[y]<R+S.length;E&&this.
divide(P,S,R,b),(E||G.addAll(S))&&z(P.lengths,p,g,S.length),R+=S.length;const A=L.step(g.length*B);A&&await A}}}divide(M,L,b,m){this.hasGone=!0;for(const[y,p]of L.
entries())(m.has(b+y)?M.gone:M.kept).add(p)}keptOf(M,{kept:L}){let b=this.seen.get(M);return b||this.seen.set(M,b=new O(L)),b}async noteGone(M,L,b){if(b.size===
0)return;const m=new U;await m.note(M,L,b);for(const[y,{gone:p,lengths:C}]of m.fonts){const x=this.fonts.get(y);if(x)for(const P of p)x.gone.add(P);else this.fonts.
set(y,{kept:new Set,gone:p,lengths:C})}this.hasGone=!0}}const B=50,N=new Set}),33238:((ot,Z,u)=>{u.d(Z,{Y:()=>g});var O=u(91374),z=u(39684),U=u(9819),B=u(33973),
N=u(21996),d=u(87773),M=u(17671),L=u(58006),b=u(78157),m=u(45599),y=u(21115),p=u(17413);const C=2e3;async function x(F,j,H){const K=F.resolve(j);let X="";for(const _ of(0,m.
cy)(K)?K:[j]){const V=F.resolve(_);if(V instanceof m.Mx&&(X=Buffer.from(V.bytes).toString("latin1")),!(0,m.i9)(_)||!(V instanceof m.Z6))continue;let Q;try{Q=(0,b.
bS)(F.decoded(V))}catch{continue}const q=F.job.pace.step(C+Q.length);if(q&&await q,!Q.includes("ignature"))continue;const tt=Q.toString("latin1"),it=await(0,p.Y)(
tt,P(X,H),F.job.pace);it!==tt&&F.put(_,(0,L.n)(V,Buffer.from(it,"latin1"),{compress:!1}))}}function P(F,j){return({namespace:H,local:K},X)=>K==="Signature"&&H===
y.dK.ds||K==="signature"&&j&&F!=="datasets"&&!X.some(G)}const G=({namespace:F,local:j})=>j==="datasets"&&F===y.dK.xfa;var R=u(43791);async function g(F,j){const H=(0,M.
Hi)(F),K=await S(F),X=new Set,_=new Set,V=K.map(({dict:Q})=>(0,O.fq)(F,Q));for(const Q of K)I(H,Q,j,X,_);return X.size>0&&await W(H,X,_),await J(F,X.size>0),{fields:V,
objects:X,usageRights:ct(F)}}async function S(F){const j=(await(0,N.zx)(F,["Sig"])).Sig;if(j.length===0)return[];for await(const[q,tt]of(0,d.$)(F,j))E(F,q,tt);const H=new Map;
for(const{number:q,dict:tt,type:it}of await(0,O.qU)(F))it==="Sig"&&q!==void 0&&A(F,H,q,tt);const K=new Set([...H.values()].flatMap(({number:q,widgets:tt})=>[q,...tt])),
{Sig:X,Widget:_}=await(0,N.zx)(F,["Sig","Widget"]),V=[];for await(const[q,tt]of(0,d.$)(F,new Set([...X,..._])))K.has(q)||!(0,m.Zm)(tt)||!(tt.has("T")||(0,m.Eo)(
tt.get("Subtype"),"Widget"))||(0,O.pv)(F,tt)==="Sig"&&V.push(q);const Q=V.length>0?(await(0,B.Gy)(F)).live:void 0;for(const q of V)Q?.[q]===1&&A(F,H,q,F.get(q));
return[...H.values()]}function E(F,j,H){const K=[H];for(let X=K.pop();X!==void 0;X=K.pop()){if((0,m.Zm)(X))for(const _ of X.values())K.push(_);if(Array.isArray(
X))for(const[_,V]of X.entries())!(0,m.Zm)(V)||!(0,m.Eo)(V.get("FT"),"Sig")?K.push(V):(F.edit(j),X[_]=F.add(V))}}function A(F,j,H,K){if(!(0,m.Zm)(F.resolve((0,O.
hj)(F,K,"V"))))return;const X=K.get("Parent"),_=F.dict(X);if(!K.has("T")&&(0,m.i9)(X)&&_?.has("T")){A(F,j,X.number,_),j.get(X.number)?.widgets.add(H);return}if(j.
has(H))return;const V=(F.array(K.get("Kids"))??[]).flatMap(Q=>(0,m.i9)(Q)?[Q.number]:[]);j.set(H,{number:H,dict:K,widgets:new Set((0,m.Eo)(K.get("Subtype"),"Wid\
get")?[H,...V]:V)})}function I({removal:F},{number:j,dict:H,widgets:K},X,_,V){const{document:Q}=F;_.add(j);const q=(0,O.hj)(Q,H,"V");(0,m.i9)(q)&&F.remove(q.number);
for(const tt of K){const it=Q.get(tt);if(!(0,m.Zm)(it))continue;if(_.add(tt),X==="keep"&&(0,z.K)(Q,it)){Q.edit(tt),(0,z.x)(Q,it);continue}const Mt=Q.resolve(it.
get("StructParent"));typeof Mt=="number"&&V.add(Mt),F.remove(tt)}K.has(j)||F.remove(j)}async function W(F,j,H){const{removal:K,structure:X}=F,{document:_}=K;await $(
F,j);const V=(0,U.Wo)(_,"AcroForm");for(const Q of["Fields","CO"]){const q=_.array(V?.dict.get(Q)),tt=q?.filter(it=>!K.isGone(it)&&!((0,m.i9)(it)&&j.has(it.number)));
!V||!q||!tt||tt.length===q.length||(_.edit(V.holder),tt.length>0||Q==="Fields"?V.dict.set(Q,tt):V.dict.delete(Q))}await X.dropKeys(H),await X.flush(),await(0,M.
Pv)(F,new Set(K.removed()))}async function $({removal:F},j){const{document:H}=F;for(const{number:K,dict:X}of[...await(0,O.qU)(H)].reverse()){const _=H.array(X.get(
"Kids")),V=_?.filter(Q=>!F.isGone(Q)&&!((0,m.i9)(Q)&&j.has(Q.number)));K===void 0||!_||!V||V.length===_.length||(H.edit(K),V.length>0?X.set("Kids",V):(0,m.Eo)(X.
get("Subtype"),"Widget")?X.delete("Kids"):F.remove(K))}}async function J(F,j){const H=(0,U.Wo)(F,"AcroForm");if(!H)return;H.dict.has("SigFlags")&&(F.edit(H.holder),
H.dict.delete("SigFlags")),await x(F,H.dict.get("XFA"),j);const K=(F.array(H.dict.get("Fields"))??[]).length===0&&!H.dict.has("DR")&&!H.dict.has("XFA");j&&K&&F.
editCatalog().delete("AcroForm")}function ct(F){const{catalog:j}=F,H=F.dict(j.get("Perms"));(0,R.H)(F);for(const K of["Perms","Legal"])j.has(K)&&F.editCatalog().
delete(K);return H?.has("UR3")===!0||H?.has("UR")===!0}}),87826:((ot,Z,u)=>{u.d(Z,{N:()=>U,i:()=>B});var O=u(78157),z=u(14029);function U({suspect:N,bytes:d},M){
if(!(N||(0,O.bS)(d.subarray(0,5)).toString("latin1")!=="%PDF-"))return d.length===M.length?M:d}const B=async(N,d,M)=>U(N,d)??await(0,z.UN)(N,M)})};
