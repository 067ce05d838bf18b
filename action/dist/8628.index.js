"use strict";exports.id=8628,exports.ids=[8628],exports.modules={66974:((ot,Z,u)=>{u.d(Z,{D6:()=>L,F1:()=>U,NL:()=>C,P3:()=>K,br:()=>N,bs:()=>F});var v=u(98446);const K={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function U(p,m,b){const P=[],M=[];for(const[W,I]of p.split(",").entries()){const g=W+1;if(m!==void 0&&
I.trim()===""){M.push(`entry ${g} is empty: write ${m}, separated by single commas`);continue}const y=b(I,g);"problem"in y?M.push(N(g,I,y.problem)):P.push(y.item)}
return M.length>0?{problem:F(M)}:{items:P}}const N=(p,m,b)=>`entry ${p} ('${w(m.trim())}') ${b}`,L=({position:p,text:m},b,P)=>N(p,m,`names ${d(b)}, but the docu\
ment has ${(0,v.y_)(P,"page")}`);function d(p){return Number.isSafeInteger(p)?`page ${p}`:"a page far beyond its end"}const x=5;function F(p){const m=p.length-x;
return[...p.slice(0,x),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function C(p){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(p);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(p)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(p)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function w(p){const m=[...p].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(b)?"?":b);return(0,v.Bu)(m.join(""),40)}}),29082:((ot,Z,u)=>{u.d(Z,{k1:()=>L,lY:()=>N,m7:()=>d});var v=u(58552),K=u(66974);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
N=C=>(0,K.F1)(C,"pages such as 1..3, -1, odd",(w,p)=>{const m=w.trim(),b=U.exec(m);if(!b)return{problem:F(m)};const[,P,M,W,I,g]=b,y={negated:P!==void 0,text:m,position:p};
if(M!==void 0)return{item:{...y,pages:M.toLowerCase()}};const A=Number(W),O=I===void 0?A:g===void 0?"end":Number(g);return A===0||O===0?K.P3:{item:{...y,pages:{
from:A,to:O}}}});function L(C,w,p="pages"){const m=I=>(0,v.G6)([{field:p,message:I}]),b=N(C);if("problem"in b)throw m(b.problem);const P=new x(w),M=new x(w),W=[];
for(const I of b.items){const g=I.negated?M:P;if(typeof I.pages=="string"){g.add(I.pages);continue}const{from:y,to:A}=I.pages,O=y<0?w+1+y:y,R=A==="end"?w:A<0?w+
1+A:A,$=(A==="end"?y<0?[[y,O]]:[]:[[y,O],[A,R]]).find(([,J])=>J<1||J>w);$&&W.push((0,K.D6)(I,$[0],w)),!(A==="end"&&O>w||W.length>0)&&g.range(Math.min(O,R),Math.
max(O,R))}if(W.length>0)throw m((0,K.bs)(W));return b.items.every(({negated:I})=>I)&&P.add("all"),P.without(M)}function d(C){const w=N(C);if("problem"in w||w.items.
length!==1)return;const{negated:p,pages:m}=w.items[0];if(p)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:b,to:P}=m;return P===
"end"?{first:b}:P===-1?{first:b}:P<1?void 0:{first:Math.min(b,P),last:Math.max(b,P)}}class x{pageCount;differences;odd=!1;even=!1;constructor(w){this.pageCount=
w,this.differences=new Int32Array(w+2)}add(w){w!=="even"&&(this.odd=!0),w!=="odd"&&(this.even=!0)}range(w,p){this.differences[w]++,this.differences[p+1]--}without(w){
const p=new Uint32Array(this.pageCount);let m=0,b=0,P=0;for(let M=1;M<=this.pageCount;M++){b+=this.differences[M],P+=w.differences[M];const W=M%2===1?"odd":"eve\
n";(b>0||this[W])&&!(P>0||w[W])&&(p[m++]=M)}return p.subarray(0,m)}}function F(C){return/^(not +)?\.\./i.test(C)?"has no start: a range is written 1..5":/^!/.test(
C)?"is not a page: leave out pages with not, such as not 2":(0,K.NL)(C.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((ot,Z,u)=>{u.d(Z,{X:()=>N,l:()=>U});const v=new Map("AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY2\
8 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB2\
8 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK2\
4 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30".split(" ").map(L=>[L.slice(0,2),Number(L.slice(2))])),K=/[ \n\u00a0-]/;function U(L){let d=0,x=0;
const F=[...L].map((p,m)=>({sign:p.toUpperCase(),at:m})).filter(({sign:p})=>!K.test(p)),C=p=>{const m=parseInt(p,36);d=(d*(m>9?100:10)+m)%97},w=v.get(F.slice(0,
2).map(({sign:p})=>p).join(""));for(let p=15;p<=Math.min(F.length,34);p++){d=0;for(const{sign:m}of[...F.slice(4,p),...F.slice(0,4)])C(m);if(d===1&&(x=F[p-1].at+
1),d===1&&p===w)break}return x}const N=L=>L.length>=15&&/^[A-Z]{2}\d\d/.test(L)&&U(L)===L.length}),52404:((ot,Z,u)=>{u.d(Z,{$:()=>N,U:()=>L});var v=u(58552),K=u(
29082),U=u(98446);const N={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function L({first_page:d,
last_page:x,pages:F},C){if(F!==void 0)return(0,K.k1)(F,C);const w=(0,U.y_)(C,"page"),p=[];if(d>C&&p.push({field:"first_page",message:`is ${d}, but the document \
has ${w}`}),x!==void 0&&x>C&&p.push({field:"last_page",message:`is ${x}, but the document has ${w}`}),p.length===0&&x!==void 0&&d>x&&p.push({field:"first_page",
message:`is ${d}, which is after last_page (${x})`,mentions:["last_page"]}),p.length>0)throw(0,v.G6)(p);return Uint32Array.from({length:(x??C)-d+1},(m,b)=>d+b)}}),
28628:((ot,Z,u)=>{u.r(Z),u.d(Z,{redact_text:()=>ua});var v=u(58552),K=u(29082),U=u(45657),N=u(18271),L=u(33973),d=u(45599),x=u(74135),F=u(6057),C=u(87141),w=u(44738),
p=u(78021),m=u(86537),b=u(77581);const P=(n,t)=>n.start-t.start||t.end-n.end,M=(n,t)=>n.lacks?.(t)===!0,W=(n,t)=>Object.assign(async e=>[...await n(e),...await t(
e)].sort(P),{lacks:e=>M(n,e)&&M(t,e)});function I(n,t){let e="",s=0;for(const{start:o,end:i}of t)o>s&&(e+=n.slice(s,o)),s=Math.max(s,i);return e+n.slice(s)}const g=new RegExp(
"[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),y=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,
A=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
O=new RegExp(`${g.source}|${y.source}|${A.source}`,"gu"),[R,G]=[2,100];async function $(n,t){if(n.search(O)<0)return;let e="";const s=[];let o=0;const i=r=>{e+=
n.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of n.matchAll(O)){const f=t.step((c-o)*R+G);f&&await f,i(c),o=c+r.length;const l=ct(r);for(let h=0;h<
l.length;h++)s.push(l.length===r.length?c+h:c);e+=l}const a=t.step((n.length-o)*R);return a&&await a,i(n.length),s.push(n.length),{text:e,places:s}}const J=({places:n},t,e)=>({
start:n[t],end:Math.max(n[e-1]+1,n[e])});function ct(n){if(g.test(n))return"";const t=y.exec(n)?.[0];return t===void 0?n.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}const B=500;async function j(n,t,e){const s=(0,b.g7)(n);if(s.length===n.bytes.length&&H.test(s)&&!s.includes(
`-
`)&&M(t,s))return;const i=s.replace(Y,""),a=await t(i);if(a.length>0){const S=(0,b.wx)(I(i,a));return await V(S.bytes,t,e)?_:S}const r=await $(i,e),c=r?(await t(
r.text)).map(({start:S,end:T})=>J(r,S,T)):[];if(c.length===0)return await V(n.bytes,t,e)?_:void 0;const f=I(i,c),l=await $(f,e);return l&&(await t(l.text)).length>
0||await V((0,b.wx)(f).bytes,t,e)?_:(0,b.wx)(f)}const H=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,z="\x1B",Y=new RegExp(`${z}[a-zA-Z]{2,8}${z}`,"g"),_=new d.Mx(new Uint8Array(
0));async function V(n,t,e){for(const s of q(n)){if(!M(t,s)&&(await t(s)).length>0)return!0;const o=e.step(Q*n.length);o&&await o}return!1}const Q=4;function*q(n){
const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1");yield t;let e=t;if(/[\x80-\xff]/.test(t)&&(yield e=Buffer.from(n).toString("utf8")),t.includes(
"\0")&&(yield e=t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)){const s=tt(t);/[\x80-\xff]/.test(s)&&(yield s),yield e=Buffer.from(s,"latin1").toString("utf8")}
if(t.includes("?")&&t.includes("+")&&(yield e.replaceAll("+"," ")),t.includes("&")&&(yield e=xt(e)),t.includes("<"))for(const s of[""," "])yield e.replace(/<[^<>]*>/g,
s)}const tt=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),it={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},xt=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
(t,e,s,o)=>{if(o!==void 0)return it[o.toLowerCase()]??t;const i=e===void 0?parseInt(s,16):parseInt(e,10);return i<=1114111?String.fromCodePoint(i):t});async function Et(n,t,e){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof d.Z6?i.dict:i;if(!(!(a instanceof d.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}const f=n.job.pace.step(B);f&&await f;const l=await j(c,e,n.job.pace);
l&&(a instanceof d.Bi?a.set(r,l):a[r]=l,s++)}}return s}function*pn(n,t){const e=(0,C.y)((0,F.iw)(n,t)),s=o=>{const i=ie(e,o);return i.width>0&&i.height>0?i:void 0};
for(const o of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const i=n.dict(o);if(!i||!(0,d.Eo)(n.resolve(i.get("Subtype")),"Redact"))continue;const a=(n.array(
i.get("QuadPoints"))??[]).map(f=>Number(n.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[l,h]=[0,1].map(T=>[0,2,4,6].map(E=>a[f+E+T])),S=s([(0,U.YG)(l),(0,U.
YG)(h),(0,U.Kf)(l),(0,U.Kf)(h)]);S&&(yield S)}const r=(0,F.b0)(n,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function ie(n,t){const[e,s,o,i]=(0,x.zl)(
n,t);return{x:e,y:s,width:o-e,height:i-s}}const mn=4;async function wn(n,t){t.size!==0&&await(0,w.L)(n,(e,s)=>{const o=t.get(s),i=o&&(0,F.b0)(n,e.get("Rect"));if(!o||
!i)return!1;const a=ie((0,C.y)((0,F.iw)(n,s)),i);return n.job.pace.add(o.length*mn),o.some(r=>(0,m.EF)(a,r))})}const yn=["ActualText","Alt","E","T"];async function Sn(n,t,e){
const s=new Set([...t.keys()].map(a=>n.pages.number(a)));let o=0;for(const a of s)for(const r of n.array(n.entry(a,"Annots"))??[]){const c=n.dict(r),f=c?await Et(
n,c,e):0;f>0&&(0,d.i9)(r)&&n.edit(r),o+=f}for(const a of t.keys()){const r=n.pages.attribute(a,"Resources"),c=n.dict(n.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const l=await Et(n,n.dict(f)??null,e);l>0&&(0,d.i9)(f)?n.edit(f):l>0&&(0,d.i9)(r)&&n.edit(r),o+=l}}const{live:i}=await(0,L.Gy)(n);for(let a=1;a<i.
length;a++){const r=i[a]===1?n.dict(n.get(a)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!r||!(0,p.Uc)(r)||!bn(r,s)))for(const f of yn){const l=await Et(n,[n.
resolve(r.get(f))],e);l>0&&(n.edit(a),r.delete(f)),o+=l}}return o}function bn(n,t){const e=n.get("Pg");return!(0,d.i9)(e)||t.has(e.number)}var ae=u(91519),Ut=u(
14029);const dt=5e4,Cn=20;function Tn(n,t,e){const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))throw At(["must have a list under ar\
eas, or under matches"]);if(o.length>dt)throw At([`has ${o.length} areas, and at most ${dt} are allowed`]);const i=[],a=new Set(t);let r=0;for(const[c,f]of o.entries()){
const l=Mn(f,e);if(typeof l=="string")i.push(`area ${c+1} ${l}`);else if(!a.has(l.page))i.push(`area ${c+1} is on page ${l.page}, which pages does not name`);else
for(const h of l.boxes)(0,U.vH)(s,l.page-1,h);if(typeof l!="string"&&(r+=l.boxes.length),r>dt)throw At([`has more than ${dt} boxes, and at most ${dt} are allowe\
d`]);if(i.length===Cn)break}if(i.length>0)throw At(i);return s}const At=n=>(0,v.G6)([{field:"redact_areas",message:n.join("; ")}]),re=n=>typeof n=="object"&&n!==
null&&!Array.isArray(n);function Mn(n,t){if(!re(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!="number"||!Number.isInteger(e)||e<1||
e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(Pn);return o.some(i=>i===void 0)||o.length===0?"must have bo\
xes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function Pn(n){if(!re(n))return;const[t,e,s,o]=["x","y","width","height"].
map(a=>n[a]);return[t,e,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var xn=u(81627),St=u(36078),En=u(99876);
async function An(n,t,e,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:i,pages:a}=await(0,En.F)(
n,Uint32Array.from([...o.keys()],c=>c+1)),r=new xn.B(n);await r.inspect(a);for(const c of a){const f=(0,x.DI)((0,C.y)(i[c.kind])),l=new Set,h=[];for(const S of o.
get(c.index)??[]){const T=n.job.pace.step(On);T&&await T;const E=vn(S,f);if(l.has(E))continue;l.add(E);const D=s?.placementIn(S,f);D!==void 0&&h.push(D)}await r.
over(c,{resources:s?[s.addition]:[],operators:([S])=>{const T=S===void 0?[]:h.map(E=>`${(0,St.qK)(S,E)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...l].join(`
`)} f Q
${T.join("")}EMC
`}})}}const On=1500;function vn({x:n,y:t,width:e,height:s},o){const[i,a,r,c]=(0,x.zl)(o,[n,t,n+e,t+s]);return`${(0,St.id)(i)} ${(0,St.id)(a)} ${(0,St.id)(r-i)} ${(0,St.
id)(c-a)} re`}var pt=u(58006),Dn=u(7854),et=u(78157),Wt=u(56681),In=u(8510),Gt=u(52829),Rn=u(71856),$t=u(32488),Ot=u(82416),vt=u(37709),ft=u(85008);const[Fn,Bn]=[
4,100];async function Ln(n,t){const e=[],s=[];let o=0;const i=r=>{e.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ft.An||f===ft.Cd?(s.push({at:o,from:r,to:c}),
i((0,et.bS)((0,Ot.E3)(n,r,c)).toString("latin1").replaceAll("\0","")),t.add((c-r)*Fn)):f===ft.QR&&o>0&&i(`
`)};return await(0,vt.Jo)(n,t,a,!0),{text:e.join(""),pieces:s}}async function Nn(n,t,e){const{text:s,pieces:o}=await Ln(n,e),i=await t(s);if(i.length===0)return n;
const a=[];let[r,c]=[0,0];for(const[f,{at:l,from:h,to:S}]of o.entries()){const T=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<T;r++)c=Math.max(c,i[r].end);l<
c&&a.push({from:h,to:S,text:"()"});const E=e.step(Bn);E&&await E}return(0,Wt.E$)(n,a,e)}var jt=u(3449),kt=u(71157);async function ce(n,{inText:t,inCodes:e},s,o){
if(n.shown.length===0)return;const i=await Un(n,o);await fe(n,i,Vn,await t(i.text),s,o);const a=await Gn(n,o);await fe(n,a,Zn,await e(a.text),s,o)}async function Un({
shown:n},t){const e=[];let s="";for(const{text:o}of n){e.push(s.length),s+=`${o}
`;const i=t.step((o.length+1)*de);i&&await i}return{text:s,starts:e}}const Wn=10;async function Gn({shown:n},t){const e=[];let s=0;for(const{elements:a}of n){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of n){e.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*de);c&&await c}o[i++]=Wn}return{text:(0,et.bS)(o).toString("lat\
in1",0,i),starts:e}}async function fe({shown:n},{text:t,starts:e},{lengthOf:s,countsCodes:o,gapOf:i},a,r,c){if(a.length===0)return;const f=await $n(a,t.length,c);
let l=-1;for(const{start:h,end:S}of a)for(let T=Math.max(zn(e,h),l+1);T<e.length&&e[T]<S;T++){l=T;const{font:E,elements:D,first:k}=n[T];let X=e[T],st=k;for(const nt of D){
if(typeof nt=="number")X+=i(nt);else{let Nt=0;for(const wa of E.glyphs(nt)){const hn=o?E.partEnd(nt,Nt,1):Nt,gn=s(wa,nt,Nt,hn);jn(f,X,gn)&&r.add(st),X+=gn,st++,
Nt=hn}}const Pt=c.step(Kn(nt));Pt&&await Pt}}}async function $n(n,t,e){const s=new Uint8Array(t);for(const{start:o,end:i}of n){s.fill(1,o,i);const a=e.step(Hn+(i-
o>>3));a&&await a}return s}function jn(n,t,e){for(let s=t;s<t+e;s++)if(n[s]===1)return!0;return!1}const[kn,de,Hn]=[100,4,20],Kn=n=>(typeof n=="number"?1:n.length+
1)*kn;function zn(n,t){let e=0;for(let s=n.length-1;e<s;){const o=e+s+1>>1;n[o]<=t?e=o:s=o-1}return e}const Vn={lengthOf:({text:n})=>n.length,countsCodes:!1,gapOf:n=>n<
kt.t6?1:0},Zn={lengthOf:(n,t,e,s)=>{let o=0;for(let i=e;i<s;i++)t[i]!==0&&o++;return o},countsCodes:!0,gapOf:()=>0};var Xn=u(64680),le=u(45079);async function ue(n,t,e){
const s=new Map,o=new Set;for(const{lists:i}of t)for(const{stream:a,tag:r,operator:c,from:f,to:l,dict:h}of i){const S=`${a} ${f}`;if(o.has(S)||(o.add(S),await Et(
n,h,e)===0))continue;const T=new Xn.k(256);(0,le.bD)(T,h,le.yT);const E=`${r} ${Buffer.from(T.bytes).toString("latin1")} ${c}`;(0,U.vH)(s,a,{from:f,to:l,text:E})}
return s}var Dt=u(94389);const Yn=120,Jn=new Set([65536,1330926671,1953658213]),Ht=132;async function Qn(n,t,e){let s;for(const[o,i]of t){const a=n.subarray(o,Math.
max(o,Math.min(i,n.length)));for(const{text:r,width:c,offset:f}of qn(a))for(const l of M(e,r)?[]:await e(r))s??=n.slice(),_n(s,l,{start:o+f,width:c})}return s}function _n(n,t,{
start:e,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=Yn}function qn(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),e=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().
toString("utf16le"),width:2,offset:s})}return e}function ts(n){if(n.length<12)return[];const t=new DataView(n.buffer,n.byteOffset,n.byteLength);if(Jn.has(t.getUint32(
0)))try{const i=(0,Dt.tI)(t).get("name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(n[0]!==37&&n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,
n.byteOffset,n.length).toString("latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function es(n){if(n.length<Ht||Buffer.from(n.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&
Ht+12*(o+1)<=n.length;o++){const[i,a]=[4,8].map(r=>t.getUint32(Ht+12*o+r));s.push([i+8,i+a])}return s}function he(n){return[...Buffer.from(n.buffer,n.byteOffset,
n.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const ns=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,ss=300;async function os(n,t,e){
const s=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(ns)){const f=e.step(ss+a.length);f&&
await f;const l=is(r);l.length<2||M(t,l)||(await t(l)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+
s.slice(i),"latin1")}function is(n){const t=Buffer.from(n.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const as=new Set(
`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),rs=32,ge=1<<20;async function cs(n,t){const e=n.slice();for(let s=0,o=0;s<e.length;s=o){for(o=Math.min(s+ge,e.length);fs(e[o]);)
o++;const i=Buffer.from(e.buffer,e.byteOffset+s,o-s).toString("latin1");for(const{0:r,index:c}of i.matchAll(/[A-Za-z]+/g))as.has(r)&&e.fill(rs,s+c,s+c+r.length);
const a=t.step(2*ge);a&&await a}return e}const fs=(n=0)=>(n|32)>=97&&(n|32)<=122;var ds=u(30201);const ls=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode Absolu\
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),us=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Kt=n=>ls.has(n)||us.test(n)||(0,ds.u)(n)!==void 0,zt=4,hs=60,gs=n=>/[\x80-\xff]/.test(n)?Buffer.from(n,"latin1").toString("utf8"):n,ps=["redacted-","removed-","\
name-","x-"];class ms{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){
const s=[e];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof d.Z6?o.dict:o;if(i instanceof d.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)
s.push(r);else if(i instanceof d.Bi)for(const[r,c]of i)this.add(r),s.push(c);const a=t.job.pace.step(hs);a&&await a}}add(t){t.length>=zt&&this.seen.add(t)}async settle(){
const t=await Vt([...this.seen],this.find);if(t.length===0)return;const e=await pe(this.find);for(const s of t)Kt(s)||this.names.set(s,`${e}${this.names.size+1}`)}}
async function pe(n){for(const t of ps)if((await n(`${t}1`)).length===0)return t;return""}async function Vt(n,t){const e=[];let s="";for(const a of n)e.push(s.length),
s+=`${gs(a)}
`;if(s==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;i+1<e.length&&e[i+1]<=a;)i++;const c=n[i];
r-a>=zt&&r<=(e[i+1]??s.length)-1&&o.add(c)}return[...o]}function ws(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<zt||!Number.isNaN(Number(s))).join(" ")}const[ys,me]=[4,3],Ss=10;async function bs(n,t){
const e=new Cs(n);return await(0,vt.Jo)(n,t,(s,o)=>e.take(s,o)),e.end()}class Cs{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(et.IQ)}take({start:t,end:e},s){this.sign>=0&&this.lookBetween(t,e),s===ft.An||s===ft.Cd?this.
addString(t,e):s===ft.QR?(this.used>0&&(this.codes[this.used++]=Ss),e-t>me&&this.words.add(this.text(t,e))):s===ft.o_?e-t>ys&&this.names.add((0,Ot.MQ)(this.content,
t+1,e)):s===ft.Ho&&this.images.push({from:t,to:e,text:""})}lookBetween(t,e){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(et.IQ,o)),this.sign>=
0&&this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=e}addString(t,e){const{codes:s}=this,o=(0,Ot.E3)(this.content,t,e);let{used:i}=this;for(let a=0;a<
o.length;a++){const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,e)=>(0,et.bS)(this.content).toString("latin1",t,e);end(){const{content:t,codes:e,used:s,names:o,
words:i,images:a,comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,et.bS)(e).toString("latin1",0,s),comments:r,names:o,words:i,
images:a}}}async function Ts(n,{names:t,words:e,images:s},o,i,a){const r=new Set(await Vt([...e],o)),c=r.size===0?[]:await Ms(n,r,a);for(const{from:f,to:l}of s)
(await i((0,et.bS)(n).toString("latin1",f,l))).length>0&&c.push({from:f,to:l,text:"\0".repeat(l-f)});return c.sort((f,l)=>f.from-l.from),{names:(await Vt([...t],
o)).filter(f=>!Kt(f)),cuts:c}}async function Ms(n,t,e){const s=[];return await(0,vt.Jo)(n,e,({start:o,end:i},a)=>{a===ft.QR&&i-o>me&&t.has((0,et.bS)(n).toString(
"latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function Ps(n,t,e){const s=[];return await(0,vt.Jo)(n,e,({start:o,end:i},a)=>{const r=a===ft.o_?t.of((0,Ot.
MQ)(n,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.length===0?n:(0,Wt.E$)(n,s,e)}const xs=100;async function we(n,t,e,s){for(const o of e){
const i=s.step(xs);i&&await i;const a=t.shownAt(o);let r=n.get(a.stream);r||n.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),
c.glyphs.add(o-a.first)}}var ye=u(21115);const Se=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,Es=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,
As=new Set([...Object.keys(ye.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim",
"stFnt","stMfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function be(n){const t=(0,et.bS)(
n).toString("latin1");return Buffer.from(t.replace(Se,e=>" ".repeat(e.length)),"latin1")}const Os=new RegExp(`${Se.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),
vs=400;async function Ds(n,t){const e=new Set;for(const[s]of(0,et.bS)(n).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(
Os)){const f=a??r;c!==void 0?e.add(c.slice(c.indexOf(":")+1)):f!==void 0&&(As.has(i)||e.add(i),!Es.test(f)&&!Is.has(f)&&e.add(f));const l=t.step(vs+o.length);l&&
await l}return[...e].join(`
`)}const Is=new Set(Object.values(ye.dK));function Rs(n){const t=(0,et.bS)(n).toString("latin1"),e=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;e.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(e.join("")+t.slice(s),
"latin1")}const Fs=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Bs(n){return n[0]===254&&n[1]===255||n[0]===255&&n[1]===254||!Fs.test((0,et.bS)(n).toString("latin1"))}const Ls=/[ -~](?:\0*[ -~]){3,}/g,
Ns=n=>Array.from((0,et.bS)(n).toString("latin1").matchAll(Ls),({0:t,index:e})=>({start:e,text:t.replaceAll("\0","")})),Us=16384,Ws=10,Ce=Buffer.of(255,217);async function Gs(n,t,e){
const s=n.encoded(t),o=Math.max(s.length-Us,0),i=$s(n,t,s);if(i>=0)return(await e((0,et.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=n.job.
pace.step((s.length-o)*Ws);a&&await a;const r=Ns(s.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&js(n,t,s,o+c))return o+c}}function $s(n,t,e){const s=n.resolve((n.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,d.Eo)(s,"ASCIIHexDecode")?">":(0,d.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,et.bS)(e).indexOf(o);return i<
0?-1:i+o.length}function js(n,t,e,s){const o=n.decodedPart(t);if(o)return n.decodedPart(new d.Z6(t.dict,e.slice(0,s)))?.data.length===o.data.length;const[i,...a]=n.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,d.Eo)(n.resolve(i),"DCTDecode")&&s>=(0,et.bS)(e).lastIndexOf(Ce)+Ce.length&&e.includes(
217)}var rt=u(81077),bt=u(9819);const ks={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and fi\
le names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function Te(n,t,e){
return t?t===n.dict(n.trailer.get("Info"))?"the properties of the document":(0,p.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(n.resolve(t.get("Subtype")),
"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,d.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":ks[e]??
"other entries":"other entries"}const lt=100,Me=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Hs=new Set(["Dest","D","S","C","AS","V","DV"]),Ks=new Set(["\
DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","NS"]),zs=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,Vs=new Set(["Root","Info","I\
D","Encrypt"]),Zs=1e3,Xs=48,Ys=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Ct=n=>n instanceof d.Bi||Array.isArray(n);class Js{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=e,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:s}=this;this.prefix=await pe(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,d.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof d.SX){e(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const l=e(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(l||h)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,s]of[...t]){const o=e==="ID"?await this.isTextual(
s):!(0,d.i9)(s)&&e!=="Encrypt"&&await this.object([s]);this.edits&&(o||!Vs.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
d.Mx&&(await this.inCodes((0,rt.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,bt.Wo)(t,"Names"),s=(0,bt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[o]of await(0,rt.Zc)(this.document,t.get(e),"Names"))!(o instanceof d.Mx)||!await j(o,this.find,
this.document.job.pace)||(this.rename((0,rt.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof d.Z6?o.dict:o,a=e.job.pace.step(lt);if(a&&await a,Array.isArray(i))for(const r of i)
Ct(r)&&s.push(r);if((0,d.Zm)(i)){for(const[r,c]of i)Me.has(r)&&await this.nameAll(c),Ct(c)&&s.push(c);e.job.pace.add(lt*i.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,d.Zm)(e))return;const s=(0,d.i9)(t)?t.number:e;if(!this.searched.has(s)){this.searched.add(s);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await j((0,d.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof d.Z6?o.value.dict:o.value;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&Pe(i)){await this.palette(i)&&(e=!0);continue}const a=i instanceof d.Bi?i:o.dict;for(const[c,f]of i.entries()){const l=this.document.job.pace.step(lt);l&&await l;
const h=typeof c=="string"?c:o.key,S=this.mayChange(f)?await this.entry(a,h,f):void 0;if(S===void 0){Ct(f)&&s.push({value:f,dict:a,key:h});continue}e=!0,this.note(
Te(this.document,a,h)),this.edits&&(i instanceof d.Bi?i.set(c,S):i[c]=S)}i instanceof d.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(e=!0);const r=this.document.
job.pace.step(lt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({value:e.get(
o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof d.Z6?a.value.dict:a.value;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;
const c=r instanceof d.Bi?r:a.dict;for(const[l,h]of r.entries()){const S=Array.isArray(r)&&Pe(r)?"Lookup":typeof l=="string"?l:a.key,T=e.job.pace.step(lt);T&&await T,
(0,d.i9)(h)?s.set(h.number,{dict:c,key:S}):Ct(h)&&i.push({value:h,dict:c,key:S})}const f=e.job.pace.step(lt);f&&await f}}return s}async scalar(t,e,s){const{document:o}=this,
{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=e instanceof d.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(i,a,e):new d.SX(r);c!==void 0&&(this.
note(Te(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof d.Mx)||(await this.inCodes((0,rt.Pu)(e))).length===0?!1:(this.note("f\
onts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:s}=this;let o=!1;const i=[t];for(let a=i.
pop();a!==void 0;a=i.pop()){const r=a instanceof d.Z6?a.dict:a;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;if(r instanceof d.Bi&&[...r.keys()].some(f=>e.
of(f)!==void 0)){const f=[...r];r.clear();for(const[l,h]of f)r.set(e.of(l)??l,h);o=!0}for(const[f,l]of r.entries()){const h=s.job.pace.step(lt);h&&await h;const S=l instanceof
d.SX?e.of(l.text):void 0;if(S===void 0){Ct(l)&&i.push(l);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(S)):r[f]=new d.SX(S)}const c=s.job.pace.step(lt);c&&await c}
return o}async technical(t,e){const s=(0,rt.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=ws(s,this.names);return i===s||(await this.
inNames(s)).length===(await this.inNames(i)).length?void 0:(0,d.Px)(i)}return t==="CheckSum"||t==="Panose"||t==="CharSet"||Kt(s)||zs.test(s)||(await this.inCodes(
s)).length===0?void 0:(0,d.Px)("")}mayChange(t){return t instanceof d.Mx||t instanceof d.SX&&this.renamed.size>0||typeof t=="number"&&t>=Zs}async entry(t,e,s){if(s instanceof
d.SX){const a=Hs.has(e)||e==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return a===void 0?void 0:new d.SX(a)}if(s instanceof d.Mx&&Ks.has(e))return this.technical(
e,s);if(typeof s=="number")return this.number(t,e,s);if(!(s instanceof d.Mx)||e==="Contents"&&s.bytes[0]===Xs&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,rt.
Pu)(s));if(o!==void 0)return(0,d.Px)(o);const i=await j(s,this.find,this.document.job.pace);return i&&Ys.has(e)?(0,d.Px)(""):!i||e!=="T"||!t||!Qs(t)?i:(this.rename(
(0,rt.Pu)(s)),(0,d.Px)(this.renamed.get((0,rt.Pu)(s))))}async number(t,e,s){return t!==void 0&&(t===this.properties||e==="V"&&t.has("N"))&&(await this.find(String(
s))).length>0?0:void 0}renameKeys(t,e){const s=[...t];if(!(Me.has(e)||this.isNaming(t))||!s.some(([i])=>this.renamed.has(`/${i}`)))return!1;if(this.note("names"),
!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(`/${i}`)??i,a);return!0}isNaming(t){const{document:e}=this,s=e.dict(e.catalog.get("Stru\
ctTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(o=>e.dict(o)===t)}async rebuild({holder:t,number:e,key:s}){const{document:o}=this,
i=await(0,rt.Zc)(o,t.get(s),"Names");o.edit(e);const a=(0,rt.H6)(o,await(0,rt.r6)(o,i),"Names"),r=t.get(s);(0,d.i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,bt.Kd)(r,
e))}}const Pe=([n])=>(0,d.Eo)(n,"Indexed")||(0,d.Eo)(n,"I"),Qs=n=>n.has("FT")||n.has("Kids")||n.has("Parent")&&!n.has("Contents");var at=u(47212);const _s=100;class xe{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,s,o,i,a){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new ms(e.inNames),this.traced=new at.Wz(t)}async run(t){const{
document:e,stays:s,renaming:o}=this,{live:i}=await(0,L.Gy)(e),a=c=>i[c]===1&&s[c]!==1,r=await(0,jt.d)(e,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<i.length;c++){if(!a(c)||!e.isStream(c))continue;await this.data(c,r),await this.dataBeyond(c);const f=e.job.pace.step(_s);
f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(
i),await new Js(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){const{document:e,renaming:s}=this,{content:o,pages:i}=await(0,jt.
d)(e,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=e.get(a);if(!(r instanceof d.Z6))continue;const c=await this.decoded(r),f=await Ps(
c,s,e.job.pace);f!==c&&e.put(a,await(0,Gt.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){const{document:s,
searching:o}=this,{pace:i}=s.job,a=s.get(t);if(!(a instanceof d.Z6))return;const r=await this.decoded(a),c=await this.traced.stream(r,e),{glyphs:f,count:l}=await this.
choose(c,!1),h=f.size;await ce(c.trace,o,f,i);const S=await ue(s,[c.trace],o.inText);if(this.note("content that no page shows",Math.max(l,+(f.size>h))+S.size),await(0,at.
FU)(c,f,i),await this.use?.note(c.trace,i,f),!this.rewriter||f.size===0&&S.size===0)return;const T=new Map;await we(T,c.trace,f,i),await this.rewriter.inPlace(new Map(
[[0,t]]),[c.trace],{removals:T,others:S,images:new Map})}async decoded(t){const e=await(0,$t.on)(this.document,t);if(!e)throw Ee();return e.data}async data(t,{content:e,
fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof d.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,
a,c,f)):to(i,r)?this.rewriter||await this.otherData(t,a):qs(i,r)?await this.colorData(t,a):e.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(
t,a,f)):await this.otherData(t,a)}async once(t,e,s){const{document:o,searching:i}=this,{clean:a}=i,r=(0,Dn.m)(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);
f&&await f;const l=()=>r===void 0?void 0:a.markOf(c,`${e} ${r}`),h=l();if(h!==void 0&&a.has(h))return;const S=this.findings,T=(await(0,$t.on)(o,t))?.data;await s(
T),h!==void 0&&T&&this.findings===S&&l()===h&&a.add(h)}async hiddenStrings(t,e,s){if(!s)throw Ee();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.
searching,{pace:f}=o.job,l=await bs(s,f),h=l.comments.length>0&&await V(Buffer.concat(l.comments),c,f),S=(await a(l.strings)).length,{names:T,cuts:E}=await Ts(s,
l,r,a,f);for(const st of T)this.renaming.add(st);if(this.findings+=T.length,h&&this.note("comments of content"),this.note("content that no page shows",S+E.length),
!i||!h&&S===0&&E.length===0)return;const D=E.length>0?await(0,Wt.E$)(s,E,f):s,k=S>0?await Nn(D,a,f):D,X=h?(await(0,In.f)(k,f)).content:k;o.put(t,await(0,Gt.c)(o,
e,X))}async fontData(t,e,s,o){const{inCodes:i,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(t,e,o,ts);if(s!=="ToUnicode"&&s!=="CMap")
return;await this.overwrite(t,e,o,he);const r=this.document.get(t),c=r===e?o:(await(0,$t.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,
l=f.step(c.length);l&&await l;const h=await os(c,a,f);h?this.replace(t,r,h):await V(await cs(c,f),i,f)&&this.note("names")}async colorData(t,e){const{document:s}=this,
o=s.resolve(e.dict.get("FunctionType"));o===4?await this.once(e,"function",i=>this.overwrite(t,e,i,he)):typeof o!="number"&&!(0,d.Eo)(s.resolve(e.dict.get("Subt\
ype")),"Image")&&!e.dict.has("ShadingType")&&await this.once(e,"profile",i=>this.overwrite(t,e,i,es))}async dataBeyond(t){const{document:e,searching:s}=this,o=e.
get(t);if(!(o instanceof d.Z6)||!o.dict.has("Filter"))return;const i=await Gs(e,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new d.Z6(new d.Bi(
o.dict),e.encoded(o).slice(0,i));this.rewriter&&e.put(t,a)}async overwrite(t,e,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(
s);if(!a)return this.otherData(t,e);if(a.length===0)return;const r=await Qn(s,a,this.searching.inCodes);r&&this.replace(t,e,r)}replace(t,e,s){this.note("fonts a\
nd colors"),this.rewriter&&this.document.put(t,(0,pt.n)(e,s,{compress:!0}))}otherData(t,e){const s=(0,Rn.In)(e)?"metadata":"streams";return this.once(e,s,o=>this.
dataIn(s,t,e,o))}async dataIn(t,e,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new v.zU("redaction_incomplete","A stre\
am cannot be read, because its compression is not known");const f=t==="metadata"?r:Bs(o)?W(r,c):c,{pace:l}=i.job,h=[],S=t==="metadata"?be(o):o,T=t==="metadata"?
(await c(await Ds(o,l))).length:0,E=f!==c&&await Ae(S,f,l);h.push(T,Number(E));for(const nt of q(S)){h.push((await f(nt)).length);const Pt=l.step(o.length);Pt&&
await Pt}if(this.note(t,(0,U.Kf)(h)),!a||h.every(nt=>nt===0))return;const D=await f((0,et.bS)(S).toString("latin1")),k=Buffer.from(I((0,et.bS)(o).toString("lati\
n1"),D),"latin1"),X=t==="metadata"?be(k):k;T>0||await Ae(X,f,l)||await V(X,f,l)?i.remove(e):i.put(e,(0,pt.n)(s,k,{compress:!1}))}}const Ee=()=>new v.zU("redacti\
on_incomplete","A content stream cannot be read, because its compression is not known");async function Ae(n,t,e){const s=await $((0,et.bS)(n).toString("utf8"),e);
return s!==void 0&&(await t(s.text)).length>0}function qs(n,t){return["FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,d.Eo)(
n.resolve(t.get("Subtype")),"Image")}const to=(n,t)=>(0,d.Eo)(n.resolve(t.get("Type")),"EmbeddedFile");var Oe=u(42973),eo=u(68973),no=u(36054),so=u(14118),oo=u(
1900),It=u(95340);const io=6,ut=1,Zt=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class ve{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:s}=this,{image:o}=t[0],{width:i,height:a}=(0,It.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await Ie(r,e,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:l,right:h,bottom:S})=>f<=0&&l<=0&&h>=i&&S>=a))return s.add(await this.overwrite(o,c))}async shows({
image:t,matrix:e},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,It.h)(o,t.dict);if(!(a>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await Ie([{matrix:e}],
s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,l=await this.draw(t),h=await Rt(o,l,3);return c.
some(({left:S,top:T,right:E,bottom:D})=>{for(let k=T+ut;k<D-ut;k++){const[X,st]=[S+ut,E-ut].map(nt=>(k*l.width+nt)*3);for(let nt=X;nt<st;nt++)if(h[nt]!==f)return!0}
return!1})}async overwrite(t,e){const{document:s,shade:o}=this,i=new d.Bi(t.dict),{dict:a}=t;for(const E of Zt)i.delete(E);if(s.resolve(a.get("ImageMask"))===!0)
return this.stencil(t,i,e,1);const[r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,d.cy)(c)||r instanceof d.Z6&&r.dict.has("Matte")||typeof a.get(
"SMaskInData")=="number")throw De("has an image whose mask cannot be written again");const f=await this.draw(t),l=await(0,oo.cE)(f,s.job.pace),h=await Rt(s,f,l?
3:1),{width:S,height:T}=f;for(const{left:E,top:D,right:k,bottom:X}of e.map(st=>Xt(st,S,T)))for(let st=D;st<X;st++){const nt=l?3:1;h.fill(o,(st*S+E)*nt,(st*S+k)*
nt)}return i.set("ColorSpace",(0,d.UU)(l?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof d.Z6?i.set("SMask",s.add(await this.opaque(r,S,T,e))):
c instanceof d.Z6&&i.set("Mask",s.add(await this.maskOf(c,S,T,e))),this.pack(i,h)}async opaque(t,e,s,o){const i=await this.draw(t),a=await Rt(this.document,i,1);
for(const c of o.map(f=>Fe(f,i.width/e,i.height/s,i)))for(let f=c.top;f<c.bottom;f++)a.fill(255,f*i.width+c.left,f*i.width+c.right);const r=new d.Bi(t.dict);for(const c of Zt)
r.delete(c);return r.set("ColorSpace",(0,d.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,a)}maskOf(t,e,s,o){const i=(0,It.h)(this.document,t.dict),
a=new d.Bi(t.dict);for(const c of Zt)a.delete(c);const r=o.map(c=>Fe(c,i.width/e,i.height/s,i));return this.stencil(t,a,r,0)}async stencil(t,e,s,o){const i=await this.
draw(t),a=await Rt(this.document,i,1),{width:r,height:c}=i;for(const{left:h,top:S,right:T,bottom:E}of s.map(D=>Xt(D,r,c)))for(let D=S;D<E;D++)a.fill(o*255,D*r+h,
D*r+T);const f=r+7>>3,l=new Uint8Array(f*c);for(let h=0;h<c;h++)for(let S=0;S<r;S++)a[h*r+S]>=128&&(l[h*f+(S>>3)]|=128>>(S&7));return e.set("ImageMask",!0),e.set(
"BitsPerComponent",1),this.pack(e,l)}async pack(t,e){return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.UU)("Image")),t.set("Filter",(0,d.UU)("FlateD\
ecode")),new d.Z6(t,await(0,eo.uM)(this.document.job).deflate(e,io))}async draw(t){const{document:e}=this,{job:s}=e,{width:o,height:i}=(0,It.h)(e,t.dict);if(!(o>
0&&i>0))throw De("has an image without a size");if(o*i>s.limits.pixels)throw(0,Oe.F)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make i\
t smaller first");const a=new d.Bi(t.dict);for(const T of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(T);a.set("Type",
(0,d.UU)("XObject")),a.set("Subtype",(0,d.UU)("Image"));const r=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),l=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(a,e.encoded(t)))})})});r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(l)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,no.uZ)(e,t);return(await so.YY.open(await(0,Ut.UN)(r,{encryption:"none",draft:!0}),s,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const De=n=>new v.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function Ie(n,t,{width:e,height:s},o){const i=[];for(const{matrix:a}of n){
const r=o.step(t.length*ro+ao);r&&await r;const c=(0,x.DI)(a),f=(0,kt.jY)(a);for(const l of t){if(!(0,m.EF)(f,l))continue;const[h,S,T,E]=(0,x.zl)(c,[l.x,l.y,l.x+
l.width,l.y+l.height]);i.push(Re([h*e,(1-E)*s,T*e,(1-S)*s],e,s))}}return i}const[ao,ro]=[200,20],Re=([n,t,e,s],o,i)=>Xt({left:Math.floor(n)-ut,top:Math.floor(t)-
ut,right:Math.ceil(e)+ut,bottom:Math.ceil(s)+ut},o,i),Xt=({left:n,top:t,right:e,bottom:s},o,i)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),i)}),Fe=({left:n,top:t,right:e,bottom:s},o,i,{width:a,height:r})=>Re([n*o,t*i,e*o,s*i],a,r);async function Rt({
job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)e===3&&(s[i++]=a[c+2]),s[i++]=
a[c+1],e===3&&(s[i++]=a[c]);const r=n.pace.step(2*a.length);r&&await r}return s}const co=new Set(["Parent","P","Dest","B"]),fo=300;async function Be(n,t){const{
pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(i,a)=>a);return await Le(n,o.filter(i=>!t.has(i)),i=>s[i]=
1),await Le(n,[...t],i=>s[i]=0),s}async function Le(n,t,e){const{pages:s,job:o}=n,i=new Uint8Array(n.size),a=new bt.b9(n),r=[],c=f=>{i[f]=1,e(f),r.push(n.get(f))};
for(const f of t){c(s.number(f));const l=s.attribute(f,"Resources");l!==void 0&&r.push(l);for(let h=r.pop();h!==void 0;h=r.pop()){if((0,d.i9)(h)){h.number<i.length&&
i[h.number]===0&&!lo(n,h.number)&&c(h.number);continue}const S=h instanceof d.Z6?h.dict:h;if(Array.isArray(S))for(const E of S)r.push(E);else if(S instanceof d.
Bi)for(const[E,D]of S)co.has(E)||r.push(D);a.spend(1);const T=o.pace.step(fo);T&&await T}}}function lo(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,d.Eo)(
e,"Page")||(0,d.Eo)(e,"Pages")||n.pages.holds(t)}var uo=u(3133),ht=u(98446),Yt=u(60660),ho=u(59071);async function go(n,t,e){const{fragments:s,leafOf:o,hasElementTexts:i}=n.
page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,at.Bc)(n,c.letters,c.text.length,e)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let l=!1;for(const{actualText:h}of(0,Yt.Hy)(c))h!==void 0&&(await t(h)).length>0&&(l=!0);return a.set(c,l),l}}const Ne=100,po=["Ac\
tualText","Alt","E"];async function mo(n,t){const e=new Set,{page:s,trace:o}=n;if(o.touched.size===0)return e;const i=new Set;(0,at.C7)(n,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:l,end:h}of o.lists){const S=t.step(Ne);if(S&&await S,!!wo(a,l,h))for(const T of po)e.add((0,ho.Gh)(f.get(T)??null)??"")}const{
fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const l=t.step(f.text.length*Ne);l&&await l;const h=c(f),S=new Set;if(h&&(0,at.Bc)(n,f.letters,f.text.length,
S),h&&[...S].some(T=>i.has(T)))for(const{actualText:T}of(0,Yt.Hy)(h.element))e.add(T??"")}return e.delete(""),e}function wo(n,t,e){let s=0;for(let o=n.length;s<
o;){const i=s+o>>1;n[i]<t?s=i+1:o=i}return s<n.length&&n[s]<e}var Ue=u(49568),mt=u(779),We=u(9312),Jt=u(77598);const yo=1e5;class So{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,Jt.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<yo&&this.marks.add(t)}}var bo=u(17886),Ge=u(9876);function*$e(n,t){t.lastIndex=0;for(let e=t.exec(n);e;e=t.exec(n)){const s=n.indexOf(" ",e.index),o={
start:n.lastIndexOf(" ",e.index)+1,end:s<0?n.length:s};yield o,t.lastIndex=o.end}}const Qt=80;function*Tt(n){for(let t=0,e=0;t<n.length;t++){if(!(0,et.yp)(n.charCodeAt(
t)))continue;const s=Co(n,t,e);e=To(n,t),yield{start:s,end:e},t=e}}function Co(n,t,e){let s=t;for(let o=Qt;s>e&&o>0;s--)je(n.charCodeAt(s-1))&&o--;return s>e&&(0,Ge.
LJ)(n.charCodeAt(s))?s-1:s}function To(n,t){let e=t;for(let s=Qt;e<n.length&&s>0;e++){const o=n.charCodeAt(e);(0,et.yp)(o)?s=Qt:je(o)&&s--}return e<n.length&&(0,Ge.
LJ)(n.charCodeAt(e))?e+1:e}const Mo=160,je=n=>(0,et.yp)(n)||n>=65&&n<=90||n>=97&&n<=122||n>127&&n!==Mo,_t=["january","february","march","april","may","june","ju\
ly","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mar\
s","avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre",
"octubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul",
"aug","sept?","oct","nov","dec","okt","dez"].join("|"),ke="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",wt="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Mt="[ ./(\
)\\x{a0}-]*",Po="(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)",xo=`[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:\
de\\s+)?(?:${_t})\\.?,?(?:\\s+de)?`,Eo={email:[{expression:`${ke}@\\n?${wt}(?:(?:\\.${wt})+|\\.\\n${wt}(?:\\.${wt})*)|${ke}\\n@${wt}(?:\\.${wt})+`,parts:n=>$e(n,
/@/g)}],url:[{expression:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',parts:n=>$e(n,/:\/\/|w\./gi)}],iban:[{expression:"(?i)\\b[A-Z]{2}[0-9]{2}(?\
:[ \\n\\x{a0}-]?[A-Z0-9]){11,30}\\b",parts:Tt}],card:[{expression:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",parts:Tt}],phone:[{expression:`(?i)\\+[ ]?[0-9](?:${Mt}\
[0-9]){7,14}|\\+[ ]?[0-9](?:${Mt}[0-9]){0,6}${Mt}\\n[0-9](?:${Mt}[0-9]){1,11}|\\b${Po}[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:${Mt}[0-9]){5,14}`,parts:Tt}],
date:[{expression:"\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b",parts:Tt},{expression:`(?i)\\b${xo}\\s\
+[0-9]{4}\\b|\\b(?:${_t})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`,parts:Tt,sign:new RegExp(_t,"iu")}]},Ao={iban:No,card:Go};async function Oo(n,t){const e=n.
flatMap(o=>Eo[o].map(i=>({kind:o,form:i}))),s=await Promise.all(e.map(async({kind:o,form:i})=>({kind:o,form:i,pattern:await(0,We.Gv)("redact_kinds",i.expression,
"regex",t)})));return{hasGroups:!1,lacks:o=>e.every(({form:i})=>vo(i.parts(o))),search:async(o,i,a)=>{const r=[];let c=!1;for(const{kind:f,form:l,pattern:h}of s){
const S=await Do(o,l,h,i,a);c||=S.truncated;for(const{start:T,end:E}of S.matches){const D=a.step((E-T)*Ro);D&&await D;const k=await Ao[f]?.(o,T,E,a)??[{start:T,
end:E}];(0,U.RZ)(r,k.map(X=>(0,mt.zx)(X.start,X.end)))}}return{matches:r.sort((f,l)=>f.start-l.start||l.end-f.end),truncated:c}}}}function vo(n){for(const t of n)
return!1;return!0}async function Do(n,{parts:t,sign:e},s,o,i){const a=[];let r=!1;for(const{start:c,end:f}of t(n)){const l=i.step((f-c)*Io);l&&await l;const h=n.
slice(c,f);if(e&&!e.test(h))continue;const S=await s.search(h,o-a.length,i);r||=S.truncated;for(const T of S.matches)a.push((0,mt.zx)(c+T.start,c+T.end))}return{
matches:a,truncated:r}}const Io=5,[Ro,Fo,Bo]=[50,100,1500],Lo=50;function No(n,t,e){const s=[];for(let o=t;o<e;o++){if(!(o===t||Uo.test(n[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.
test(n.slice(o,o+4)))continue;const a=(0,bo.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(n.slice(o,o+Lo))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Uo=/[ \n\u00a0-]/,
Wo=[[4,4,4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function Go(n,t,e,s){const o=[];for(const{0:a,index:r}of n.slice(t,e).matchAll(/[0-9]+/g)){
o.push({start:t+r,text:a,isNext:r>0&&n[t+r-1]===`
`});const c=s.step(Fo);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(Bo);r&&await r;const c=$o(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function $o(n,t){for(const o of Wo){const i=n.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&He(i))return i.length}let e=0,s=0;for(let o=1;t+o<=n.length&&(o===1||!n[t+o-1].isNext)&&
(e+=n[t+o-1].text.length,!(e>19||o>1&&t>0&&!n[t].isNext));o++)e>=13&&He(n.slice(t,t+o))&&(s=o);return s}function He(n){let t=0;const e=n.map(({text:s})=>s).join(
"");for(let s=0;s<e.length;s++){const o=Number(e[e.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const Ke=2e3,jo=1e6,qt=2e5;async function ko({search:n,
search_mode:t,redact_kinds:e=[]},s){const o=[];if(e.length>0&&o.push(await Oo(e,s)),n!==void 0&&t!=="regex"){const[i,a]=await Ho(n,s);if(e.length===0)return new Ze(
i,a,s);o.push(i)}else n!==void 0&&o.push(await(0,We.Gv)("search",n,t,s));return new Ze(Ko(o),void 0,s)}async function Ho(n,{pace:t}){const e=n.split(`
`).filter(a=>a.trim()!=="");if(e.length>Ke)throw(0,v.G6)([{field:"search",message:`has ${e.length} lines, and at most ${Ke} are allowed`}]);const s=[];let o=0;for(const a of e){
const r=(await $(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>jo)throw(0,v.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=te||/\S\s\S/.test(
a));return[await(0,mt.yS)(s,t),await(0,mt.yS)(i,t)]}const ze={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Ko(n){const[
t]=n;return n.length===1?t:n.length===0?ze:{hasGroups:!1,lacks:(e,s)=>n.every(({lacks:o})=>o?.(e,s)===!0),search:async(e,s,o)=>{const i=[];for(const r of n)i.push(
await r.search(e,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const te=4,Ve=1e4,
zo=1e5,Vo=2;class Ze{pattern;inWords;job;texts=new Set;clean=new So(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,e,s){this.pattern=
t,this.inWords=e,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>Xe(await this.search(t,i)));const o=e??{...ze,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<te||this.texts.size>=Ve||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,e){e!==void 0&&this.cleanPages.size<zo&&this.cleanPages.set(t,e)}noteArea(t){t.length>=Vo&&this.areaWords.size<Ve&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,mt.yS)([...this.areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const e=this.inWords??await(this.literal??=(0,mt.yS)([...this.texts],this.job.pace));return Xe(await this.search(
e,t))}finding({lacks:t},e){const{pace:s}=this.job;return Object.assign(e,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,e){if(e==="")return[];const{matches:s,
truncated:o}=await t.search(e,qt,this.job.pace);if(o)throw Ye();return s}}const Xe=n=>n.filter(({start:t,end:e})=>e-t>=te),Ye=()=>(0,Oe.F)("searching","A page, \
or another text of the document, is too long to be searched to its end","Split the document first"),Zo=2e3,Je=100,Xo=10;async function Qe(n,t,e){const s=await $(
n,e);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.
slice(i,a)!==n.slice(r.start,r.end)?[r]:[]})}async function Yo(n,t,e){const{all:s,truncated:o}=await(0,Ue.IQ)(n,t.pattern,qt,e);return o||s.length>0||(await Qe(
n.flow.text,t,e)).length>0}async function ee(n,t,e){const{all:s,counted:o,truncated:i}=await(0,Ue.IQ)(n.page,t.pattern,qt,e);if(i)throw Ye();const{flow:a}=n.page,
r=[...s,...(await Qe(a.text,t,e)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,l=[];for(const{flow:h,start:S,end:T}of r){const E=new Set,D=e.step((T-S)*Je+Zo);D&&
await D,(0,at.PC)(n,h,S,T,E);for(const k of h.lineBoxes(S,T)){f.set(`${k.x} ${k.y} ${k.width} ${k.height}`,k);const X=e.step(n.trace.images.length*Xo);X&&await X,
n.trace.areUnseen(E,k)&&l.push(k)}for(const k of E)c.add(k);t.note(h.text.slice(S,T))}for await(const h of Jo(n,e))t.noteArea(h);for(const h of await mo(n,e))t.
noteArea(h);return{glyphs:c,boxes:[...f.values()],unseen:l,count:o.length}}async function*Jo(n,t){const{page:e,trace:s}=n;if(s.touched.size===0)return;const{flow:o}=e;
for(const{0:i,index:a}of o.text.matchAll(Qo)){const r=new Set;(0,at.PC)(n,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.
length*Je);c&&await c}}const Qo=/\S{1,5000}/g,_e=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),Ft=new Set(["P","Obj"]),gt=new Set,_o="Length",qo=100,qe=2e4,
ne=1<<20,[tn,en]=[2e3,40];class nn{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){this.document=t}async of(t){const{pages:e}=this.
document,s=await(this.shared??=this.ofDocument()),o=e.number(t),i=[s];for(const a of["Resources","Rotate","MediaBox","CropBox"])i.push(await this.ofValue(e.attribute(
t,a)??null,gt,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.entry(o,a)??null,gt,0));for(const a of this.document.
array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),_e,0));const r=this.document.job.pace.step(tn);r&&await r}return sn(
i)}async ofDocument(){const{document:t}=this,{catalog:e}=t,s=t.dict(e.get("StructTreeRoot"));if((await(0,Yt.g$)(t))?.hasTexts!==!0)return sn([await this.ofValue(
e.get("OCProperties")??null,gt,0),await this.ofValue(t.dict(e.get("AcroForm"))?.get("DR")??null,gt,0),await this.ofValue(s?.get("K")??null,Ft,0),await this.ofValue(
s?.get("RoleMap")??null,Ft,0),await this.ofValue(e.get("MarkInfo")??null,gt,0)])}async ofValue(t,e,s){const o=(0,Jt.createHash)("sha256"),i=new ti(o);i.write(t,
e);const{pace:a}=this.document.job;if(a.add(i.count*en),!(i.count>qe)){t instanceof d.Z6&&await this.hashData(o,t);for(const r of i.refs){const c=await this.ofObject(
r,e===Ft?e:gt,s+1);if(c===void 0)return;o.update(c);const f=a.step(en);f&&await f}return o.digest("base64")}}async ofObject({number:t},e,s){const{pages:o,job:i}=this.
document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=e===Ft?this.knownElements:this.known;if(a.has(t))return a.get(t);if(s>qo||this.open.has(t))return;this.
open.add(t);const r=await this.ofValue(this.document.get(t),e,s);this.open.delete(t),a.set(t,r);const c=i.pace.step(tn);return c&&await c,r}async hashData(t,e){
const s=this.document.encoded(e);for(let o=0;o<s.length;o+=ne){t.update(s.subarray(o,o+ne));const i=this.document.job.pace.step(ne);i&&await i}}}const sn=n=>n.includes(
void 0)?void 0:(0,Jt.createHash)("sha256").update(n.join(" ")).digest("base64");class ti{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,e){if(++this.count>
qe)return;const{hash:s}=this,o=t instanceof d.Z6?t.dict:t;if((0,d.i9)(o))this.refs.push(o),s.update("R");else if(Array.isArray(o)){s.update(`[${o.length} `);for(const i of o)
this.write(i,e)}else o instanceof d.Bi?this.writeDict(o,e,t instanceof d.Z6):o instanceof d.Mx?s.update(`(${o.bytes.length} `).update(o.bytes):o instanceof d.SX?
s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,e,s){const o=e===_e?gt:e;this.hash.update("<");for(const[i,a]of t)e.has(i)||s&&i===
_o||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const ei=.01;async function ni(n,{pages:t,search:e,areas:s,shade:o},i,a){const r=await(0,ae.
E)(n,i);r.keepDecoded(),(0,N.LV)(r,a);const c=new uo.X(r),f=[],l=new nn(r);for(const D of t){const k=e.cleanPages.get(D-1);k!==void 0&&k===await l.of(D-1)||await Yo(
await c.page(D-1),e,i.pace)&&f.push(`page ${D}`)}const h=new at.Wz(r),S=new ve(r,o);for(const[D,k]of s){const{trace:X}=await h.all(D,k.map(nt=>(0,m.wS)(nt,-ei)));
(X.touched.size>0||X.isPaintedIn||X.undivided.size>0||await si(S,X,k))&&f.push(`areas of page ${D+1}`)}const T=await Be(r,new Set(Array.from(t,D=>D-1))),E=new xe(
r,e,D=>ee(D,e,i.pace),T);await E.run(new Set);for(const D of E.found.keys())f.push(D);if(f.length>0)throw new v.zU("redaction_incomplete",`Text to redact is sti\
ll in ${(0,ht.Dw)(f)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function si(n,t,e){for(const s of t.
images)if(await n.shows(s,e))return!0;return!1}async function oi(n,t,e,s){const o=new Map;if(t.length>0)for(const{images:c}of n)for(const f of c){const l=`${f.stream}\
 ${f.from}`;(0,U.vH)(o,l,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:l,to:h}]=c;if(!await ri(c,t,s))continue;r++;const S=await e.
without(c,t),T=S&&`OctavoRedacted${S.number}`;(0,U.vH)(i,f,{from:l,to:h,text:T?`/${T} Do`:""}),T&&a.set(f,(a.get(f)??new Map).set(T,S))}return{cuts:i,images:a,count:r}}
const[ii,ai]=[100,4];async function ri(n,t,e){for(const{matrix:s}of n){const o=e.step(ii+t.length*ai);o&&await o;const i=(0,kt.jY)(s);if(t.some(a=>(0,m.EF)(i,a)))
return!0}return!1}var ci=u(2843),fi=u(10339);const on=8;class di{document;searching;choose;images;areas;rewriter;use=new fi.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,s,o,i){
this.document=t,this.searching=e,this.choose=s,this.images=o,this.areas=i,this.rewriter=new ci.q(t),this.traced=new at.Wz(t),this.hasLayers=(0,bt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<on;c++){const{texts:f,
chosen:l}=await this.readPage(t,c,s),h=f.map(({trace:E})=>E),S=await this.cutsOf(t,h,l,s);await this.cutPaths(t,h,l,S);const T=S.removals.size===0&&S.others.size===
0||!h.some(({isPartial:E})=>E);for(const[E,D]of h.entries())T||c===on-1?await this.use.note(D,e,l[E].glyphs):await this.use.noteGone(D,e,l[E].glyphs);if(S.removals.
size===0&&S.others.size===0)break;r=!0,a+=S.count;for(const E of l)for(const D of E.boxes)o.push(D);if(c===0&&(i=l.reduce((E,D)=>Math.max(E,D.count),s.length>0?
0:1)),await this.rewriter.page(t,h,S),T)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,e,s,o){
const{pace:i}=this.document.job,a=new Set(e.flatMap(D=>[...D.undivided]));if(a.size>0)throw ui(t+1,[...a]);const r=new Map;for(const[D,{glyphs:k}]of s.entries())
await we(r,e[D],k,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async D=>[...await this.searching.inText(D),...c?await c(D):[]].sort(P),l=await ue(
this.document,e,f),h=[...o,...s.flatMap(({unseen:D})=>D)],{cuts:S,images:T,count:E}=await oi(e,h,this.images,i);for(const D of[S,...e.map(k=>k.cuts)])for(const[
k,X]of D)l.set(k,await an([l.get(k)??[],X],i));return{removals:r,others:l,images:T,count:E}}async cutPaths(t,e,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!e.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await an([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,l]of r.entries()){await go(l,this.searching.inText,c[f].glyphs),(0,at.C7)(l,c[f].glyphs),
await ce(l.trace,this.searching,c[f].glyphs,i),await(0,at.FU)(l,c[f].glyphs,i);for(const h of l.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const li=200;async function an(n,t){const e=new Map;for(const s of n)for(const o of s){e.set(`${o.from} ${o.to}`,o);const i=t.step(li);i&&await i}return[...e.values()]}
const ui=(n,t)=>(0,v.G6)([{field:"redact_areas",message:`has an area on page ${n} into which ${(0,ht.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var hi=u(77500),Bt=u(49454),gi=u(15330),pi=u(57373),mi=u(12202),wi=u(88739),Lt=u(61188),rn=u(
50476),yt=u(48462);const se=14,yi=1330926671,Si=[139,139,13,se];function bi(n,t,e){try{const s=Buffer.from(n),o=new DataView(s.buffer,s.byteOffset,s.length),i=o.
getUint32(0);if(s[0]===37||s[0]===128)return Ti(s,t);if(i===yi){const r=(0,Dt.tI)(o).get("CFF ");return r&&cn(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===
1&&s[1]===0&&i!==65536?cn(s,t):Ci(o,t,e))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function cn(n,t){const e=new DataView(n.buffer,n.byteOffset,
n.length),s=(0,Lt.Pe)(e,(0,Lt.Pe)(e,e.getUint8(2)).end),o=(0,Lt.zz)(e,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:i}=(0,Lt.
Pe)(e,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>n.length)return!1;n.fill(se,i[a],i[a+1])}return!0}function Ci(n,t,e){const s=(0,Dt.
eQ)(n,(0,Dt.tI)(n));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,rn.f)(e,i,c,n),l=new Set([...(0,rn.f)(t,i,c,n)]);for(let h=i-1;h>0;h--){
if(!l.has(h)||f.has(h))continue;const[S,T]=[a(h),a(h+1)];if(!(T<=S)){if(o.at+T>n.byteLength)return!1;new Uint8Array(n.buffer,n.byteOffset+o.at+S,T-S).fill(0);for(let E=h;E>
0&&a(E)===S;E--)r(E,T)}}return!0}function Ti(n,t){const e=(0,yt._M)(n);if(!e)return;const{plain:s,start:o,end:i}=e,a=s.indexOf("/CharStrings");if(a<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,yt.Ag)(s,a)){if(!t.has(c)||c===".notdef")continue;const l=(0,yt.Ns)(
f,yt.Ed).fill(se,r);l.set(Si.slice(0,Math.max(l.length-r,0)),r),f.set((0,yt.Ze)(l,yt.Ed))}return Buffer.concat([n.subarray(0,o),e.seal(s),n.subarray(i)])}const Mi=300,
Pi=2;async function xi(n,t,e,s){if(!t.hasGone)return;const{live:o}=await(0,L.Gy)(n),i=new at.Wz(n),{pace:a}=n.job;for(const l of s)await t.note((await i.all(l,[])).
trace,a);const{content:r}=await(0,jt.d)(n,o.length,l=>o[l]===1&&e(l));for(const[l,h]of r){const S=n.get(l),T=S instanceof d.Z6&&n.decodedPart(S)?.data;T&&await t.
note((await i.stream(T,h)).trace,a)}const c=await Ai(n,t,o),f=Ei(n,c);for(const l of c)l.use.gone.size>0&&!l.keepsAll&&await Ri(n,l,f);await Wi(n,c)}function Ei(n,t){
const e=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=fn(n,n.get(s));if(a===void 0)continue;const r=e.has(a)?e.get(a):new Set;for(const{cid:c}of o.kept)
r?.add(c);e.set(a,i?void 0:r)}return e}function fn(n,t){const e=n.array(t.get("DescendantFonts"))?.[0];return(0,d.i9)(e)?e.number:void 0}async function Ai(n,t,e){
const s=new Set;for(const i of n.dict(n.dict(Ii(n))?.get("Font"))?.values()??[])(0,d.i9)(i)&&s.add(i.number);const o=[];for(let i=1;i<e.length;i++){const a=e[i]===
1?n.get(i):null;if(!(a instanceof d.Bi)||!Di(n,a))continue;const r=t.fonts.get(await(0,pi.G)(n,new d.oS(i))),c=s.has(i);(r||c)&&o.push({number:i,use:r??Oi,keepsAll:c})}
return o}const Oi={kept:new Set,gone:new Set,lengths:new Set},vi=["Type0","Type1","MMType1","TrueType","Type3"];function Di(n,t){const e=n.resolve(t.get("Subtyp\
e"));return e instanceof d.SX&&vi.includes(e.text)}const Ii=n=>n.dict(n.catalog.get("AcroForm"))?.get("DR"),oe=({kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function Ri(n,{
number:t,use:e},s){const o=oe(e),i=n.job.pace.step((o.length+e.kept.size)*Mi);if(i&&await i,o.length===0)return;n.edit(t);const a=n.get(t);await Fi(n,a,e);const r=new Set(
o.map(({code:l})=>l));Bi(n,a,r),Li(n,a,r);const c=fn(n,a),f=c===void 0?void 0:s.get(c);f&&Ni(n,a,new Set(o.map(({cid:l})=>l).filter(l=>!f.has(l))))}async function Fi(n,t,{
kept:e,lengths:s}){const o=n.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof d.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,mi.A)(n,t,{found:!1});
if(!r)return;const c=[...e].sort((l,h)=>l.code-h.code).flatMap(({code:l})=>{const h=r.textOf(l);return h===void 0?[]:[[l,h]]}),f=(0,wi.U)(c.map(([l,h])=>[l,Array.
from(h,S=>S.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",n.add((0,pt.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Bi(n,t,e){const s=n.array(t.get("Widths")),o=n.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>e.has(o+a)?0:i))}function Li(n,t,e){
const s=n.dict(t.get("Encoding")),o=n.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const T of o.map(
E=>n.resolve(E))){if(typeof T=="number")i=T;else if(T instanceof d.SX&&e.has(i++)){a.add(T.text),r.push(new d.SX(".notdef"));continue}r.push(T)}t.set("Encoding",
new d.Bi(s).set("Differences",r));for(const T of r)T instanceof d.SX&&a.delete(T.text);const c=(0,d.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new d.Bi([...c].filter(([T])=>!a.has(T))));const f=(0,Bt.nb)(n,t),l=n.resolve(f?.get("CharSet"));if(!f||!(l instanceof d.Mx))
return;const h=Buffer.from(l.bytes).toString("latin1").split("/").slice(1),S=t.get("FontDescriptor");(0,d.i9)(S)&&n.edit(S),(0,Bt.nb)(n,t)?.set("CharSet",(0,d.Px)(
h.filter(T=>!a.has(T)).map(T=>`/${T}`).join("")))}function Ni(n,t,e){const s=n.array(t.get("DescendantFonts"))?.[0];if(!(0,Bt.hL)(n,t)||!(0,d.i9)(s))return;n.edit(
s);const i=n.get(s),a=n.array(i.get("W"));a&&i.set("W",Ui(n,a,e));const r=i.get("FontDescriptor"),c=n.resolve(n.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?n.decodedPart(
c)?.data:void 0;if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))return;const l=f.slice();for(const h of e)h>>3<l.length&&(l[h>>3]&=~(128>>(h&7)));n.edit(r),n.get(r).set(
"CIDSet",n.add((0,pt.n)(c,l,{compress:!0})))}function Ui(n,t,e){const s=[];for(let o=0;o<t.length;){const i=n.resolve(t[o]),a=n.array(t[o+1]);if(typeof i!="numb\
er"||!a){(0,U.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>e.has(i+c)?0:r)),o+=2}return s}async function Wi(n,t){const e=new Map;for(const s of t){
const o=(0,N.Lq)(n,n.get(s.number));o&&(0,U.vH)(e,o,s)}for(const[s,o]of e){if(o.some(({keepsAll:h})=>h)||!o.some(({use:h})=>oe(h).length>0))continue;const i=n.decodedPart(
s)?.data;if(!i)continue;const a=n.job.pace.step(i.length*Pi);a&&await a;const[r,c]=[new Set,new Set];for(const{number:h,use:S}of o){const T=$i(n,n.get(h));for(const E of oe(
S))dn(r,T(E));for(const E of S.kept)dn(c,T(E))}for(const h of c)r.delete(h);const f=r.size>0?bi(i,r,c):void 0,l=f&&Gi(n,o[0].number);l!==void 0&&n.put(l,await(0,Gt.
c)(n,s,f))}}const dn=(n,t)=>{t!==void 0&&n.add(t)};function Gi(n,t){const e=(0,Bt.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.
get(s);if((0,d.i9)(o))return o.number}}function $i(n,t){const e=(0,N.oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,gi.X)(n,t,ji(e,s),e);return i=>{
const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return e.glyphCalled?.(r)??r}}const ji=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});
var ln=u(55969),ki=u(45059),Hi=u(39491),Ki=u(34635);const un=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),zi=["Alternates","OPI","DSS"];
async function Vi(n){let t=(await(0,ki._)(n)).length;for(let e=0;e<n.pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(n.entry(n.pages.
number(e),"Annots"))??[]){const i=n.dict(o),a=n.job.pace.step(1e3);a&&await a,i&&Zi(n,i)&&t++}}return t}const Zi=(n,t)=>{const e=(0,ln.B)(n,t);return e!=="FileA\
ttachment"&&un.has(e)};async function Xi(n,t){t&&await(0,w.L)(n,s=>un.has((0,ln.B)(n,s))),await(0,Hi.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),Yi(n);const{live:e}=await(0,L.Gy)(n);await(0,Ki.y)(n,e,[(s,o)=>zi.filter(i=>o.delete(
i)).length>0])}function Yi(n){const t=n.catalog.get("Metadata"),e=n.resolve(t),s=e instanceof d.Z6?n.decodedPart(e)?.data:void 0,o=s&&Rs(s);o&&(0,d.i9)(t)&&n.put(
t,(0,pt.n)(e,o,{compress:!1}))}var Ji=u(58971);const Qi=/\/[^\s()<>[\]{}/%]+/g,_i=new Uint8Array(0),[qi,ta]=[4,50];async function ea(n,t){if(t.size===0)return;const e=new na(
n,t);await e.find();for(const s of t){const o=n.get(s);if(e.drawn.has(s)||!(o instanceof d.Z6))continue;const i=(0,pt.n)(o,_i,{compress:!1});i.dict.delete("Reso\
urces"),n.put(s,i)}}class na{document;copied;drawn=new Set;naming=new Set;constructor(t,e){this.document=t,this.copied=e}async find(){const{document:t,copied:e,
naming:s}=this,{referrers:o}=await(0,L.Gy)(t,{watched:e}),{pages:i}=t,a=new Ji.X(t);for(let r=0;r<i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(
r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)!s.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{
document:e,naming:s}=this;for(let o=new d.oS(t);(0,d.i9)(o)&&!s.has(o.number);o=e.entry(o.number,"Parent")){s.add(o.number);const i=e.entry(o.number,"Resources");
for(const a of[i,e.dict(i)?.get("XObject")])(0,d.i9)(a)&&s.add(a.number)}}async follow(t,e){const{document:s,copied:o}=this,i=s.job.pace.step(t.length*qi);if(i&&
await i,![...e?.values()??[]].some(r=>(0,d.i9)(r)&&o.has(r.number)))return;const a=new Set((0,et.bS)(t).toString("latin1").match(Qi));for(const[r,c]of e)(a.has(
`/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:s,drawn:o}=this,i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=e.
job.pace.step(ta);if(r&&await r,(0,d.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),a=e.dict(e.dict(e.get(a))?.get("Resources"))?.get("XO\
bject")??null}const c=a instanceof d.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof d.Bi)for(const f of c.values())i.push(f)}}}
const sa=20;async function oa(n){const{live:t}=await(0,L.Gy)(n);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;n.edit(e);const s=n.job.pace.step(sa);s&&await s}}
var ia=u(56457),aa=u(33238),ra=u(37395);async function ca(n,t,e){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:await Vi(n),c=await Be(n,new Set(Array.from(s,X=>X-
1))),{redacted:f,content:l,unsearched:h}=await fa(n,t,e);da(t.searches??"search",h,r);const S=new xe(n,o,X=>ee(X,o,e.pace),c,l.rewriter,l.use);await S.run(l.settled);
const T=[...S.found.values()].reduce((X,st)=>X+st,0);if(f.length===0&&T===0)return{redacted:f,elsewhere:0,notes:[]};const E=await o.ofAreas();E&&await Sn(n,i,E),
await wn(n,i),i.size>0&&await ea(n,l.rewriter.copied);const D=Array.from({length:n.pages.count},(X,st)=>st).filter(X=>!l.isNoted(X));await xi(n,l.use,X=>c[X]===
1,D),(0,hi.br)(n,"values");const k=(0,ia.D)(await(0,aa.Y)(n,"remove"),"remove");return await Xi(n,a),await oa(n),{redacted:f,elsewhere:T,notes:k}}async function fa(n,{
pages:t,search:e,searches:s,areas:o,shade:i},a){const r=new ra.Z(n),c=new Set,f=new Set,l=async(E,D)=>{const{index:k,unreadable:X}=E.page;return D&&s!==void 0&&
X>0&&f.add(k+1),D&&s!==void 0&&!o.has(k)&&await r.isScan(E.page)&&c.add(k+1),ee(E,e,a.pace)},h=new di(n,e,l,new ve(n,i),o),S=[],T=new nn(n);for(const[E,D]of t.entries()){
if(s===void 0&&!o.has(D-1))continue;const k=await h.page(D-1);k?S.push(k):e.notePage(D-1,await T.of(D-1)),a.pace.progress(E/t.length)}return{redacted:S,content:h,
unsearched:{textless:[...c],unreadable:[...f]}}}function da(n,{textless:t,unreadable:e},s){const o=[];if(t.length>0&&o.push({field:n,message:`${(0,ht.oi)(t)} ${(0,ht.
d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),e.length>0&&o.push({field:n,message:`${(0,ht.oi)(e)} ${(0,ht.
d5)(e.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are: leave the pages out, or give areas alone`}),s>
0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ht.y_)(s,"attachment")}, which ${(0,ht.d5)(s,"is","are")} not searched: \
switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,v.G6)(o)}var la=u(95234);const ua=async(n,t,e)=>{const s=await ko(t,e);
await pa(t.redact_label,s);const o=await(0,ae.E)(n.bytes,e,{password:t.open_password});o.keepDecoded(),(0,N.LV)(o);const i=o.pages.count,a=(0,K.k1)(t.pages,i),r=Tn(
t.redact_areas,a,i);t.redact_annotations&&ma(o,a,r);const c=["search","redact_kinds"].find(E=>t[E]!==void 0),f=t.redact_mark==="black"?0:255,l=t.remove_attachments,
{redacted:h,elsewhere:S,notes:T}=await ca(o,{pages:a,search:s,searches:c,areas:r,media:l,shade:f},e);if(h.length===0&&S===0)return{documents:[{...n,pageCount:i}],
notes:[ha],facts:{pageCount:i,redactedMatches:0,redactedPages:0,redactedImages:0}};if(await ni(await(0,Ut.UN)(o,{encryption:"none",draft:!0}),{pages:a,search:s,
areas:r,shade:f},e,o),t.redact_mark!=="none"){const E=t.redact_mark==="black"?"white":"black",{redact_label:D}=t,k=D===void 0?void 0:await(await ga(e)).openLabel(
o,D,E);await An(o,h,t.redact_mark,k)}return{documents:[{name:n.name,bytes:await(0,Ut.UN)(o),pageCount:i}],notes:T,facts:{pageCount:i,redactedMatches:h.reduce((E,{
count:D})=>E+D,S),redactedPages:h.length,redactedImages:h.reduce((E,{images:D})=>E+D,0)}}},ha={code:"nothing_redacted",message:"Nothing was found to redact, and\
 the document is unchanged."},ga=n=>(0,la.V)(n,()=>Promise.all([u.e(7762),u.e(4075),u.e(4942)]).then(u.bind(u,84942)));async function pa(n,t){if(n!==void 0&&(await t.
inText(n)).length>0)throw(0,v.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}function ma(n,t,e){let s=0;for(const o of t)
for(const i of pn(n,o-1))if((0,U.vH)(e,o-1,i),++s>dt)throw(0,v.G6)([{field:"redact_annotations",message:`finds more than ${dt} areas, and at most ${dt} are allo\
wed: choose fewer pages`,mentions:["pages"]}])}}),95234:((ot,Z,u)=>{u.d(Z,{V:()=>C,W:()=>x});var v=u(29082),K=u(91519),U=u(87826),N=u(14029),L=u(52404);const d="\
1.4";async function x(w,{pages:p,open_password:m,transparency:b},P,M){const W=await(0,K.E)(w.bytes,P,{password:m}),I=W.pages.count,g=(0,v.k1)(p,I);if(g.length===
0){const J=await(0,U.i)(W,w.bytes);return{documents:[{name:w.name,bytes:J,pageCount:I}],notes:[L.$],facts:{pageCount:I,stampedPages:0}}}const{notes:y,stampedPages:A=g.
length,version:O=d,write:R}=await M(W,g),G={version:O>d?O:d},$=R?await R(G):await(0,N.UN)(W,G);return{documents:[{name:w.name,bytes:$,pageCount:I}],notes:b===100?
[F,...y]:y,facts:{pageCount:I,stampedPages:A}}}const F={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function C({pace:w},p){await w.rest();const m=await p();return await w.rest(),m}}),37395:((ot,Z,u)=>{u.d(Z,{Z:()=>M});var v=u(
74135),K=u(6057),U=u(65868),N=u(16264);class L{document;contents;constructor(g){this.document=g,this.contents=new U.i(g)}async cover(g,y){const A=(0,K.iw)(this.
document,g),{width:O,height:R}=(0,v.iN)(A),G=[0,0,O*A.userUnit,R*A.userUnit],$=new F(G);if(await this.contents.read(g,$,$),$.points.share<y)return!1;const J=new C(
this.document,G);return await this.contents.read(g,J,J),J.points.share>=y}}const d=32;class x{page;rows=new Uint32Array(d);constructor(g){this.page=g}get share(){
return this.rows.reduce((g,y)=>g+w(y),0)/d**2}cover(g){const y=(0,v.Pj)(g,this.page);if(!y)return;const[A,O,R,G]=y,[$,J]=this.between(A,R,0),[ct,B]=this.between(
O,G,1);if(J<$)return;const j=(2**(J-$+1)-1)*2**$;for(let H=ct;H<=B;H++)this.rows[H]|=j}between(g,y,A){const O=this.page[A],R=(this.page[A+2]-O)/d,G=Math.ceil((g-
O)/R-.5),$=Math.ceil((y-O)/R-.5)-1;return[Math.max(G,0),Math.min($,d-1)]}}class F{points;constructor(g){this.points=new x(g)}glyph(){}takes({operator:g},y,A,O){
g==="BI"&&!O&&this.image(y)}image({matrix:g}){this.points.cover((0,v.zl)(g,N.p))}}class C extends N.r{points;constructor(g,y){super(g,y),this.points=new x(y)}glyph(){}image(g){
const y=(0,v.Pj)((0,v.zl)(g.matrix,N.p),this.paintOf(g).clip);y&&this.points.cover(y)}}function w(I){let g=0;for(let y=I;y!==0;y&=y-1)g++;return g}var p=u(82877);
const m=50,b=.12,P=.5;class M{document;images;constructor(g){this.document=g,this.images=new L(g)}async isScan(g){return!W(g)&&!(0,p.l)(this.document,g.index)&&
await this.images.cover(g.index,P)}}function W({characters:I,found:{fragments:g,width:y,height:A}}){if(I<m)return!1;const O=(R,G)=>R>b*G&&R<(1-b)*G;return g.some(
({box:R})=>O(R.x+R.width/2,y)&&O(R.y+R.height/2,A))}}),1900:((ot,Z,u)=>{u.d(Z,{b:()=>w,cE:()=>x,lc:()=>F,oF:()=>K,rr:()=>N,vO:()=>v});const v=4,K=2,U={gray:1,rgb:3,
rgba:4,"gray-alpha":2},N=p=>p.byteOffset%v===0?new Uint32Array(p.buffer,p.byteOffset,p.length/v):new Uint32Array(p.slice().buffer),L=new Uint32Array(0),d=(p,m)=>m>
0&&Buffer.compare(p(m),p(m-1))===0;async function x({height:p,row:m},b){let P=-1;for(let M=0;M<p;M++){const W=m(M),I=d(m,M)?L:N(W);for(let y=0;y<I.length;y++){if(I[y]===
P)continue;const A=y*v,O=W[A+1];if(W[A]!==O||W[A+2]!==O)return!0;P=I[y]}const g=b.step(W.length*K);g&&await g}return!1}function F({width:p,row:m},b){const P=U[b],
M=new Uint8Array(p*P),W=P<3,I=P%2===0;let g=-1;return y=>{const A=g===y-1&&d(m,y);if(g=y,A)return M;const O=m(y),R=N(O);for(let G=0,$=0;G<R.length;G++){if(G>0&&
R[G]===R[G-1]){for(const H=$+P;$<H;$++)M[$]=M[$-P];continue}const J=G*v,[ct,B,j]=[O[J],O[J+1],O[J+2]];W?M[$++]=C(j,B,ct):(M[$++]=j,M[$++]=B,M[$++]=ct),I&&(M[$++]=
O[J+3])}return M}}const C=(p,m,b)=>77*p+150*m+29*b+128>>8;function w(p){const m=new Uint8Array(p.length/3);for(let b=0;b<m.length;b++)m[b]=C(p[b*3],p[b*3+1],p[b*
3+2]);return m}}),16264:((ot,Z,u)=>{u.d(Z,{p:()=>p,r:()=>m});var v=u(45599),K=u(36211),U=u(85008),N=u(74135),L=u(6057),d=u(76023),x=u(4186),F=u(5490);const C=new Set(
[3,7]),w=.01,p=[0,0,1,1];class m{document;page;area;path;clips=!1;glyphClip;constructor(g,y){this.document=g,this.page=y}get box(){return this.area}takes(g,y,A,O){
if(this.extendsPath(g,y)||this.setsColor(g,y,A))return;const{operator:R}=g,G=K.lJ.get(R);G?this.paints(G,y,O):R==="W"||R==="W*"?this.clips=!0:R==="w"?y.paint={...this.
paintOf(y),lineWidth:Math.abs(g.number(0))||0}:!O&&R==="BI"?this.image(y):!O&&R==="sh"&&this.add(this.paintOf(y).clip,y)}shows(g){this.glyphClip=C.has(g.mode)?void 0:
this.paintOf(g).clip}glyph({font:g,frame:y,size:A},O,R,G,$){if(!this.glyphClip||O!==""&&O.trim()==="")return;const[J,ct]=y.vertical?[.5,.5]:[g.ascent,-g.descent],
B=Math.min(R,G),j=(0,x.L)(y,B,Math.max(R,G),$-J*A,$+ct*A);this.join([j.x,j.y,j.x+j.width,j.y+j.height],this.glyphClip)}covers(g){this.join(g,this.page)}image(g){
this.add((0,N.zl)(g.matrix,p),g)}enters(g,y){const A=(0,L.b0)(this.document,g.get("BBox"));A&&this.clipTo((0,N.zl)(y.matrix,A),y)}paintOf(g){return g.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(g,{matrix:y}){const A=(0,F.M)(g);switch(g.operator){case"re":{const[O=NaN,R=NaN,G=NaN,$=NaN]=A;return this.
extend((0,N.zl)(y,[O,R,O+G,R+$])),!0}case"m":case"l":case"c":case"v":case"y":for(let O=0;O+1<A.length;O+=2){const[R,G]=(0,N.Gd)(y,A[O],A[O+1]);this.extend([R,G,
R,G])}return!0;default:return!1}}extend(g){g.every(Number.isFinite)&&(this.path=this.path?(0,N.kO)(this.path,g):g)}setsColor(g,y,A){const O=this.paintOf(y);switch(g.
operator){case"g":case"rg":case"k":return y.paint={...O,components:g.count,isWhite:W((0,F.M)(g))},!0;case"cs":return y.paint={...O,components:this.componentsOf(
g.name(0),A),isWhite:!1},!0;case"sc":case"scn":{const R=g.kind(g.count-1)!==U.o_&&g.count===O.components;return y.paint={...O,isWhite:R&&W((0,F.M)(g))},!0}default:
return!1}}componentsOf(g,y){if(g===void 0)return 0;const A=R=>y.find("ColorSpace",R),O=(0,d.L)(this.document,new v.SX(g),A);return O&&O.kind!=="inks"&&!O.table?
O.components:0}paints({fill:g,strokes:y},A,O){const{path:R,clips:G}=this;this.path=void 0,this.clips=!1;const $=this.paintOf(A);R&&!O&&y?this.add((0,N.XM)(R,$.lineWidth*
M(A)/2),A):R&&!O&&g&&!($.isWhite&&this.isPageWide(R))&&this.add(R,A),G&&R&&this.clipTo(R,A)}isPageWide(g){const[y,A,O,R]=this.page,[G,$]=[(O-y)*w,(R-A)*w];return g[0]<=
y+G&&g[1]<=A+$&&g[2]>=O-G&&g[3]>=R-$}clipTo(g,y){const A=this.paintOf(y);y.paint={...A,clip:(0,N.Pj)(A.clip,g)??b}}add(g,y){this.join(g,this.paintOf(y).clip)}join(g,y){
const A=(0,N.Pj)((0,N.XM)(g,P),y);A&&(this.area=this.area?(0,N.kO)(this.area,A):A)}}const b=[0,0,0,0],P=.01,M=({matrix:[I,g,y,A]})=>Math.max(Math.hypot(I,g),Math.
hypot(y,A)),W=I=>{const g=I.length===4?0:1;return I.length>0&&I.every(y=>y===g)}}),15330:((ot,Z,u)=>{u.d(Z,{X:()=>L});var v=u(45599),K=u(16456),U=u(49454),N=u(30201);
function L(C,w,p,m){const b=(0,U.hL)(C,w);return b?d(C,b,p,m):x(C,w,p,m)}function d(C,w,p,m){const b=C.resolve(w.get("CIDToGIDMap")),P=b instanceof v.Z6?C.decodedPart(
b)?.data:void 0;return({cid:M})=>p.glyph(P?(P[M*2]??0)<<8|(P[M*2+1]??0):m.glyphOfCid(M))}function x(C,w,p,m){const{base:b,differences:P}=(0,K.yD)(C,w),M=(I,g)=>{
const y=I.charCodeAt(g-32);return y>0?(0,N.S)(y):void 0};if(m.kind!=="truetype")return({code:I})=>{const g=b===void 0?m.encoding?.get(I)??M(m.encoding?"":K.W,I):
void 0,y=P?.get(I)??g??(b===void 0?void 0:M(b,I));return p.named(y??".notdef")??p.named(".notdef")};const W=(0,K.pE)(C,(0,U.nb)(C,w),w)&&!P;return({code:I})=>{const g=P?.
get(I)??M(b??K.W,I),y=()=>g===void 0?0:F(m,g),A=()=>m.code(I)||(m.codes===void 0?m.unicode(I):0);return p.glyph(W?A()||y():y()||A())}}function F(C,w){const p=(0,N.
u)(w),m=p===void 0?0:C.unicode(p);if(m>0)return m;const b=p===void 0?-1:K.yh.indexOf(String.fromCodePoint(p));return(b>=0&&C.codes==="macintosh"?C.code(b+32):0)||
C.glyphOf(w)}}),88739:((ot,Z,u)=>{u.d(Z,{B:()=>d,U:()=>N});var v=u(77581),K=u(12889);const U=100;function N(x,{digits:F=4,isInOrder:C=!1}={}){const w=x.filter(([
,m])=>m.length>0).map(([m,b])=>`<${d(m).slice(-F)}> <${L(b,C)}>`),p=Array.from({length:Math.ceil(w.length/U)},(m,b)=>{const P=w.slice(b*U,(b+1)*U);return[`${P.length}\
 beginbfchar`,...P,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(F)}> <${"F".repeat(F)}> endcodespacerange`,...p,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function L(x,F){const C=x.map(w=>String.fromCodePoint(w)).join("");return(0,v.kt)(!F&&(0,K.ft)(C)?[...C].reverse().join(""):C).toString("hex").toUpperCase()}
const d=x=>x.toString(16).toUpperCase().padStart(4,"0")}),76023:((ot,Z,u)=>{u.d(Z,{L:()=>d});var v=u(45599),K=u(69869);const U=8,N={DeviceGray:L("gray",1),CalGray:L(
"gray",1),G:L("gray",1),DeviceRGB:L("rgb",3),CalRGB:L("rgb",3),RGB:L("rgb",3),DeviceCMYK:L("cmyk",4),CMYK:L("cmyk",4),Separation:L("inks",1)};function L(C,w){return{
kind:C,components:w,profile:void 0,table:void 0}}function d(C,w,p,m=0){const b=C.resolve(w);if(m>U)return;if(b instanceof v.SX){if(Object.hasOwn(N,b.text))return N[b.
text];const M=p(b.text);return M===void 0?void 0:d(C,M,p,m+1)}if(!(0,v.cy)(b))return;const P=C.resolve(b[0]);if(P instanceof v.SX)switch(P.text){case"ICCBased":
return x(C,b[1],p,m);case"Indexed":case"I":return F(C,b,p,m);case"DeviceN":{const M=C.array(b[1])?.length??0;return M>=1&&M<=32?L("inks",M):void 0}default:return Object.
hasOwn(N,P.text)?N[P.text]:void 0}}function x(C,w,p,m){const b=C.resolve(w);if(!(b instanceof v.Z6))return;const P=C.resolve(b.dict.get("N")),M=P===1?"gray":P===
3?"rgb":P===4?"cmyk":void 0;if(M===void 0)return d(C,b.dict.get("Alternate"),p,m+1);const W=(0,K.hh)(C.decodedPart(b)?.data,P);return{...L(M,P),profile:W?.bytes}}
function F(C,w,p,m){const b=d(C,w[1],p,m+1),P=C.resolve(w[3]),M=P instanceof v.Mx?P.bytes:P instanceof v.Z6?C.decodedPart(P)?.data:void 0,W=C.resolve(w[2]);if(!b||
b.table||!M||typeof W!="number"||!(W>=0))return;const I=new Uint8Array((Math.min(Math.floor(W),255)+1)*b.components);return I.set(M.subarray(0,I.length)),{...b,
table:I}}}),69869:((ot,Z,u)=>{u.d(Z,{Jc:()=>m,R1:()=>I,To:()=>C,hh:()=>w,so:()=>P});var v=u(77598),K=u.n(v),U=u(48249),N=u(78157),L=u(68973),d=u(45599);const x={
1:"GRAY",3:"RGB ",4:"CMYK"},F=["scnr","mntr","prtr","spac"],C={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function w(g,y){if(!g||g.length<132)return;const A=(0,N.
bS)(g),O=J=>A.toString("latin1",J,J+4),R=A.readUInt32BE(0),G=g[8];if(!(!(R>=132&&R<=g.length&&G>=2&&G<=4&&O(36)==="acsp"&&F.includes(O(12)))||O(16)!==x[y]))return{
bytes:g.subarray(0,R),version:G}}const p=new WeakMap;async function m(g,y){const{bytes:A}=g,O=y.pace.step(A.length);O&&await O;const R=p.get(y.pace)??new Map;p.
set(y.pace,R);const G=M(A),$=R.get(G);if($)return $;const J={...g,id:G,deflated:await(0,L.uM)(y).deflate(A,b)};return R.set(G,J),J}const b=4,P=g=>{const{bytes:y}=g;
return{...g,id:M(y),deflated:(0,U.Kc)(y)}},M=g=>(0,v.createHash)("sha256").update(g).digest("base64"),W=new WeakMap;function I(g,{id:y,deflated:A},O){const R=W.
get(g)??new Map;W.set(g,R);const G=R.get(y);if(G)return G;const $=(0,d.jd)({N:O,Alternate:(0,d.UU)(C[O]),Filter:(0,d.UU)("FlateDecode")}),J=g.add(new d.Z6($,A));
return R.set(y,J),J}}),82877:((ot,Z,u)=>{u.d(Z,{R:()=>v,l:()=>K});const v="OctavoText";function K(U,N){const L=U.dict(U.dict(U.pages.attribute(N,"Resources"))?.
get("XObject"));return L!==void 0&&[...L.keys()].some(d=>d.startsWith(v))}}),3449:((ot,Z,u)=>{u.d(Z,{d:()=>U});var v=u(45599);const K=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function U(x,F,C){const w=new Map,p=new Map;for(let m=1;m<F;m++){if(!C(m))continue;const b=x.
job.pace.step(300);b&&await b;const P=x.get(m);P instanceof v.Z6?(L(x,P.dict)&&w.set(m,P.dict.get("Resources")),(P.dict.has("CMapName")||(0,v.Eo)(x.resolve(P.dict.
get("Type")),"CMap"))&&p.set(m,"CMap")):P instanceof v.Bi&&d(x,m,P,w,p)}return{content:w,fonts:p,pages:await N(x)}}async function N(x){const F=new Set,C=new Set;
for(const w of x.pages.numbers){const p=x.entry(w,"Contents");(0,v.i9)(p)&&F.add(p.number);const m=x.array(p),b=m!==void 0&&C.size<C.add(m).size;for(const M of b?
m:[])(0,v.i9)(M)&&F.add(M.number);const P=x.job.pace.step(300+(b?10*m.length:0));P&&await P}return F}function L(x,F){const C=x.resolve(F.get("Subtype"));return(0,v.
Eo)(C,"Form")||x.resolve(F.get("PatternType"))===1||F.has("BBox")&&!F.has("ShadingType")}function d(x,F,C,w,p){for(const M of K){const W=C.get(M);(0,v.i9)(W)&&p.
set(W.number,M)}const m=(0,v.Eo)(x.resolve(C.get("Subtype")),"Type3")?x.dict(C.get("CharProcs")):void 0;for(const M of m?.values()??[])(0,v.i9)(M)&&w.set(M.number,
C.get("Resources"));const b=x.resolve(C.get("Type"));if(x.pages.holds(F)||!((0,v.Eo)(b,"Page")||(0,v.Eo)(b,"Template")))return;const P=C.get("Contents");for(const M of x.
array(P)??[P])(0,v.i9)(M)&&w.set(M.number,C.get("Resources"))}}),10339:((ot,Z,u)=>{u.d(Z,{H:()=>U});class v{all;last=new Array(256).fill(void 0);constructor(x){
this.all=x}addAll(x){const{last:F,all:C}=this,w=C.size;for(let p=0;p<x.length;p++){const m=x[p],b=m.code&255;F[b]!==m&&(F[b]=m,C.add(m))}return C.size>w}}function K(d,x,F,C){
for(let w=0,p=C;p>0;p--){const m=x.partEnd(F,w,1);d.add(m-w),w=m}}class U{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:x},F,C=L){const w=Uint32Array.
from(C).sort();let p=0;for(const{font:m,elements:b,first:P}of x){let M=this.fonts.get(m);M||this.fonts.set(m,M={kept:new Set,gone:new Set,lengths:new Set});const W=this.
keptOf(m,M);let I=P;for(const g of b){if(typeof g=="number")continue;const y=m.glyphs(g);for(;p<w.length&&w[p]<I;)p++;const A=p<w.length&&w[p]<I+y.length;A&&this.
divide(M,y,I,C),(A||W.addAll(y))&&K(M.lengths,m,g,y.length),I+=y.length;const O=F.step(g.length*N);O&&await O}}}divide(x,F,C,w){this.hasGone=!0;for(const[p,m]of F.
entries())(w.has(C+p)?x.gone:x.kept).add(m)}keptOf(x,{kept:F}){let C=this.seen.get(x);return C||this.seen.set(x,C=new v(F)),C}async noteGone(x,F,C){if(C.size===
0)return;const w=new U;await w.note(x,F,C);for(const[p,{gone:m,lengths:b}]of w.fonts){const P=this.fonts.get(p);if(P)for(const M of m)P.gone.add(M);else this.fonts.
set(p,{kept:new Set,gone:m,lengths:b})}this.hasGone=!0}}const N=50,L=new Set}),9876:((ot,Z,u)=>{u.d(Z,{LJ:()=>N,Vn:()=>U,ZM:()=>F,s:()=>L});var v=u(47707);const K=2e4;
async function U(){const{default:C}=await u.e(3286).then(u.bind(u,23286));return function*(w){let p=0;do{const m=p,b=Math.min(w.length,m+K),P=b===w.length,M=new C(
m===0&&P?w:w.slice(m,b));for(let I=M.nextBreak();I;I=M.nextBreak()){const g=m+I.position;if(g===b&&!P)break;let y=g;for(;y>p&&w[y-1]===" ";)y--;yield{start:p,end:y,
next:g},p=g}if(P)return;if(p>m)continue;const W=N(w.charCodeAt(b))?b-1:b;yield{start:p,end:W,next:W,isCut:!0},p=W}while(p<w.length)}}const N=C=>C>=56320&&C<=57343,
L=(C,w)=>(0,v.qf)(C).map(p=>({text:p,width:w(p)})),d=/[_\-–—/.,;:]$/,x=/^[.,;:!?)\]}%»”’…]/;function*F(C,w,p="separators"){let m=0;for(let b=0;b<C.length;m++){
let P=b;for(let M=0;P<C.length&&(M+=C[P].width,!(M>w(m)&&P>b));P++);if(p==="letters"){let M=P;for(;M>b&&M<C.length&&x.test(C[M].text);)M--;M>b&&(P=M)}else if(p===
"separators"&&P<C.length){let M=P;for(;M>b&&!d.test(C[M-1].text);)M--;M-b>=(P-b)/2&&(P=M)}yield P-b,b=P}}}),33238:((ot,Z,u)=>{u.d(Z,{Y:()=>g});var v=u(91374),K=u(
39684),U=u(9819),N=u(33973),L=u(21996),d=u(87773),x=u(17671),F=u(58006),C=u(78157),w=u(45599),p=u(21115),m=u(17413);const b=2e3;async function P(B,j,H){const z=B.
resolve(j);let Y="";for(const _ of(0,w.cy)(z)?z:[j]){const V=B.resolve(_);if(V instanceof w.Mx&&(Y=Buffer.from(V.bytes).toString("latin1")),!(0,w.i9)(_)||!(V instanceof
w.Z6))continue;let Q;try{Q=(0,C.bS)(B.decoded(V))}catch{continue}const q=B.job.pace.step(b+Q.length);if(q&&await q,!Q.includes("ignature"))continue;const tt=Q.toString(
"latin1"),it=await(0,m.Y)(tt,M(Y,H),B.job.pace);it!==tt&&B.put(_,(0,F.n)(V,Buffer.from(it,"latin1"),{compress:!1}))}}function M(B,j){return({namespace:H,local:z},Y)=>z===
"Signature"&&H===p.dK.ds||z==="signature"&&j&&B!=="datasets"&&!Y.some(W)}const W=({namespace:B,local:j})=>j==="datasets"&&B===p.dK.xfa;var I=u(43791);async function g(B,j){
const H=(0,x.Hi)(B),z=await y(B),Y=new Set,_=new Set,V=z.map(({dict:Q})=>(0,v.fq)(B,Q));for(const Q of z)R(H,Q,j,Y,_);return Y.size>0&&await G(H,Y,_),await J(B,
Y.size>0),{fields:V,objects:Y,usageRights:ct(B)}}async function y(B){const j=(await(0,L.zx)(B,["Sig"])).Sig;if(j.length===0)return[];for await(const[q,tt]of(0,d.
$)(B,j))A(B,q,tt);const H=new Map;for(const{number:q,dict:tt,type:it}of await(0,v.qU)(B))it==="Sig"&&q!==void 0&&O(B,H,q,tt);const z=new Set([...H.values()].flatMap(
({number:q,widgets:tt})=>[q,...tt])),{Sig:Y,Widget:_}=await(0,L.zx)(B,["Sig","Widget"]),V=[];for await(const[q,tt]of(0,d.$)(B,new Set([...Y,..._])))z.has(q)||!(0,w.
Zm)(tt)||!(tt.has("T")||(0,w.Eo)(tt.get("Subtype"),"Widget"))||(0,v.pv)(B,tt)==="Sig"&&V.push(q);const Q=V.length>0?(await(0,N.Gy)(B)).live:void 0;for(const q of V)
Q?.[q]===1&&O(B,H,q,B.get(q));return[...H.values()]}function A(B,j,H){const z=[H];for(let Y=z.pop();Y!==void 0;Y=z.pop()){if((0,w.Zm)(Y))for(const _ of Y.values())
z.push(_);if(Array.isArray(Y))for(const[_,V]of Y.entries())!(0,w.Zm)(V)||!(0,w.Eo)(V.get("FT"),"Sig")?z.push(V):(B.edit(j),Y[_]=B.add(V))}}function O(B,j,H,z){if(!(0,w.
Zm)(B.resolve((0,v.hj)(B,z,"V"))))return;const Y=z.get("Parent"),_=B.dict(Y);if(!z.has("T")&&(0,w.i9)(Y)&&_?.has("T")){O(B,j,Y.number,_),j.get(Y.number)?.widgets.
add(H);return}if(j.has(H))return;const V=(B.array(z.get("Kids"))??[]).flatMap(Q=>(0,w.i9)(Q)?[Q.number]:[]);j.set(H,{number:H,dict:z,widgets:new Set((0,w.Eo)(z.
get("Subtype"),"Widget")?[H,...V]:V)})}function R({removal:B},{number:j,dict:H,widgets:z},Y,_,V){const{document:Q}=B;_.add(j);const q=(0,v.hj)(Q,H,"V");(0,w.i9)(
q)&&B.remove(q.number);for(const tt of z){const it=Q.get(tt);if(!(0,w.Zm)(it))continue;if(_.add(tt),Y==="keep"&&(0,K.K)(Q,it)){Q.edit(tt),(0,K.x)(Q,it);continue}
const xt=Q.resolve(it.get("StructParent"));typeof xt=="number"&&V.add(xt),B.remove(tt)}z.has(j)||B.remove(j)}async function G(B,j,H){const{removal:z,structure:Y}=B,
{document:_}=z;await $(B,j);const V=(0,U.Wo)(_,"AcroForm");for(const Q of["Fields","CO"]){const q=_.array(V?.dict.get(Q)),tt=q?.filter(it=>!z.isGone(it)&&!((0,w.
i9)(it)&&j.has(it.number)));!V||!q||!tt||tt.length===q.length||(_.edit(V.holder),tt.length>0||Q==="Fields"?V.dict.set(Q,tt):V.dict.delete(Q))}await Y.dropKeys(H),
await Y.flush(),await(0,x.Pv)(B,new Set(z.removed()))}async function $({removal:B},j){const{document:H}=B;for(const{number:z,dict:Y}of[...await(0,v.qU)(H)].reverse()){
const _=H.array(Y.get("Kids")),V=_?.filter(Q=>!B.isGone(Q)&&!((0,w.i9)(Q)&&j.has(Q.number)));z===void 0||!_||!V||V.length===_.length||(H.edit(z),V.length>0?Y.set(
"Kids",V):(0,w.Eo)(Y.get("Subtype"),"Widget")?Y.delete("Kids"):B.remove(z))}}async function J(B,j){const H=(0,U.Wo)(B,"AcroForm");if(!H)return;H.dict.has("SigFl\
ags")&&(B.edit(H.holder),H.dict.delete("SigFlags")),await P(B,H.dict.get("XFA"),j);const z=(B.array(H.dict.get("Fields"))??[]).length===0&&!H.dict.has("DR")&&!H.
dict.has("XFA");j&&z&&B.editCatalog().delete("AcroForm")}function ct(B){const{catalog:j}=B,H=B.dict(j.get("Perms"));(0,I.H)(B);for(const z of["Perms","Legal"])j.
has(z)&&B.editCatalog().delete(z);return H?.has("UR3")===!0||H?.has("UR")===!0}}),87826:((ot,Z,u)=>{u.d(Z,{N:()=>U,i:()=>N});var v=u(78157),K=u(14029);function U({
suspect:L,bytes:d},x){if(!(L||(0,v.bS)(d.subarray(0,5)).toString("latin1")!=="%PDF-"))return d.length===x.length?x:d}const N=async(L,d,x)=>U(L,d)??await(0,K.UN)(
L,x)})};
