"use strict";exports.id=8824,exports.ids=[8824],exports.modules={66974:((st,Z,u)=>{u.d(Z,{D6:()=>L,F1:()=>U,NL:()=>C,P3:()=>K,br:()=>N,bs:()=>F});var D=u(98446);const K={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function U(p,m,b){const E=[],M=[];for(const[G,I]of p.split(",").entries()){const g=G+1;if(m!==void 0&&
I.trim()===""){M.push(`entry ${g} is empty: write ${m}, separated by single commas`);continue}const S=b(I,g);"problem"in S?M.push(N(g,I,S.problem)):E.push(S.item)}
return M.length>0?{problem:F(M)}:{items:E}}const N=(p,m,b)=>`entry ${p} ('${w(m.trim())}') ${b}`,L=({position:p,text:m},b,E)=>N(p,m,`names ${l(b)}, but the docu\
ment has ${(0,D.y_)(E,"page")}`);function l(p){return Number.isSafeInteger(p)?`page ${p}`:"a page far beyond its end"}const x=5;function F(p){const m=p.length-x;
return[...p.slice(0,x),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function C(p){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(p);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(p)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(p)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function w(p){const m=[...p].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(b)?"?":b);return(0,D.Bu)(m.join(""),40)}}),29082:((st,Z,u)=>{u.d(Z,{k1:()=>L,lY:()=>N,m7:()=>l});var D=u(58552),K=u(66974);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
N=C=>(0,K.F1)(C,"pages such as 1..3, -1, odd",(w,p)=>{const m=w.trim(),b=U.exec(m);if(!b)return{problem:F(m)};const[,E,M,G,I,g]=b,S={negated:E!==void 0,text:m,position:p};
if(M!==void 0)return{item:{...S,pages:M.toLowerCase()}};const P=Number(G),O=I===void 0?P:g===void 0?"end":Number(g);return P===0||O===0?K.P3:{item:{...S,pages:{
from:P,to:O}}}});function L(C,w,p="pages"){const m=I=>(0,D.G6)([{field:p,message:I}]),b=N(C);if("problem"in b)throw m(b.problem);const E=new x(w),M=new x(w),G=[];
for(const I of b.items){const g=I.negated?M:E;if(typeof I.pages=="string"){g.add(I.pages);continue}const{from:S,to:P}=I.pages,O=S<0?w+1+S:S,B=P==="end"?w:P<0?w+
1+P:P,$=(P==="end"?S<0?[[S,O]]:[]:[[S,O],[P,B]]).find(([,J])=>J<1||J>w);$&&G.push((0,K.D6)(I,$[0],w)),!(P==="end"&&O>w||G.length>0)&&g.range(Math.min(O,B),Math.
max(O,B))}if(G.length>0)throw m((0,K.bs)(G));return b.items.every(({negated:I})=>I)&&E.add("all"),E.without(M)}function l(C){const w=N(C);if("problem"in w||w.items.
length!==1)return;const{negated:p,pages:m}=w.items[0];if(p)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:b,to:E}=m;return E===
"end"?{first:b}:E===-1?{first:b}:E<1?void 0:{first:Math.min(b,E),last:Math.max(b,E)}}class x{pageCount;differences;odd=!1;even=!1;constructor(w){this.pageCount=
w,this.differences=new Int32Array(w+2)}add(w){w!=="even"&&(this.odd=!0),w!=="odd"&&(this.even=!0)}range(w,p){this.differences[w]++,this.differences[p+1]--}without(w){
const p=new Uint32Array(this.pageCount);let m=0,b=0,E=0;for(let M=1;M<=this.pageCount;M++){b+=this.differences[M],E+=w.differences[M];const G=M%2===1?"odd":"eve\
n";(b>0||this[G])&&!(E>0||w[G])&&(p[m++]=M)}return p.subarray(0,m)}}function F(C){return/^(not +)?\.\./i.test(C)?"has no start: a range is written 1..5":/^!/.test(
C)?"is not a page: leave out pages with not, such as not 2":(0,K.NL)(C.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((st,Z,u)=>{u.d(Z,{X:()=>N,l:()=>U});const D=new Map("AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY2\
8 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB2\
8 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK2\
4 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30".split(" ").map(L=>[L.slice(0,2),Number(L.slice(2))])),K=/[ \n\u00a0-]/;function U(L){let l=0,x=0;
const F=[...L].map((p,m)=>({sign:p.toUpperCase(),at:m})).filter(({sign:p})=>!K.test(p)),C=p=>{const m=parseInt(p,36);l=(l*(m>9?100:10)+m)%97},w=D.get(F.slice(0,
2).map(({sign:p})=>p).join(""));for(let p=15;p<=Math.min(F.length,34);p++){l=0;for(const{sign:m}of[...F.slice(4,p),...F.slice(0,4)])C(m);if(l===1&&(x=F[p-1].at+
1),l===1&&p===w)break}return x}const N=L=>L.length>=15&&/^[A-Z]{2}\d\d/.test(L)&&U(L)===L.length}),52404:((st,Z,u)=>{u.d(Z,{$:()=>N,U:()=>L});var D=u(58552),K=u(
29082),U=u(98446);const N={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function L({first_page:l,
last_page:x,pages:F},C){if(F!==void 0)return(0,K.k1)(F,C);const w=(0,U.y_)(C,"page"),p=[];if(l>C&&p.push({field:"first_page",message:`is ${l}, but the document \
has ${w}`}),x!==void 0&&x>C&&p.push({field:"last_page",message:`is ${x}, but the document has ${w}`}),p.length===0&&x!==void 0&&l>x&&p.push({field:"first_page",
message:`is ${l}, which is after last_page (${x})`,mentions:["last_page"]}),p.length>0)throw(0,D.G6)(p);return Uint32Array.from({length:(x??C)-l+1},(m,b)=>l+b)}}),
78824:((st,Z,u)=>{u.r(Z),u.d(Z,{redact_text:()=>nr});var D=u(58552),K=u(29082),U=u(45657),N=u(18271),L=u(33973),l=u(45599),x=u(74135),F=u(6057),C=u(87141),w=u(44738),
p=u(78021),m=u(86537),b=u(77581);const E=(n,t)=>n.start-t.start||t.end-n.end,M=(n,t)=>n.lacks?.(t)===!0,G=(n,t)=>Object.assign(async e=>[...await n(e),...await t(
e)].sort(E),{lacks:e=>M(n,e)&&M(t,e)});function I(n,t){let e="",s=0;for(const{start:o,end:i}of t)o>s&&(e+=n.slice(s,o)),s=Math.max(s,i);return e+n.slice(s)}const g=new RegExp(
"[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),S=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,
P=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
O=new RegExp(`${g.source}|${S.source}|${P.source}`,"gu"),[B,j]=[2,100];async function $(n,t){if(n.search(O)<0)return;let e="";const s=[];let o=0;const i=r=>{e+=
n.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of n.matchAll(O)){const f=t.step((c-o)*B+j);f&&await f,i(c),o=c+r.length;const d=rt(r);for(let h=0;h<
d.length;h++)s.push(d.length===r.length?c+h:c);e+=d}const a=t.step((n.length-o)*B);return a&&await a,i(n.length),s.push(n.length),{text:e,places:s}}const J=({places:n},t,e)=>({
start:n[t],end:Math.max(n[e-1]+1,n[e])});function rt(n){if(g.test(n))return"";const t=S.exec(n)?.[0];return t===void 0?n.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}var A=u(78157);const k=32768,H=20;async function V(n,{opening:t,reach:e},s,o){if(n.length<=k)return s(n);const i=[];
for(let a=0,r=0;a<n.length;a=r){r=Math.min(a+k,n.length);const c=r<n.length?n.slice(r-e+1,r).indexOf(t):-1;c>=0&&(r+=c-e+1),i.push(s(n.slice(a,r)));const f=o.step(
k*H);f&&await f}return i.join("")}const X="nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro pa\
ra middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml\
 ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave e\
acute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml",_=160,Y=new Map([
...X.split(" ").map((n,t)=>[n,String.fromCharCode(_+t)]),...Object.entries({amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}),...Object.entries({OElig:"Œ",oelig:"œ",Scaron:"\
Š",scaron:"š",Yuml:"Ÿ"}),...Object.entries({ensp:" ",emsp:" ",thinsp:" ",zwnj:"‌",zwj:"‍",lrm:"‎",rlm:"‏"}),...Object.entries({ndash:"–",mdash:"\
—",lsquo:"‘",rsquo:"’",ldquo:"“",rdquo:"”"})]),Q=10,q=(n,t)=>V(n,{opening:"&",reach:Q},tt,t),tt=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}[1-4]{0,2}));/gi,
(t,e,s,o)=>{if(o!==void 0)return Y.get(o)??Y.get(o.toLowerCase())??t;const i=e===void 0?parseInt(s,16):parseInt(e,10);return i<=1114111?String.fromCodePoint(i):
t}),[ot,At]=[100,2];async function Un(n,t,e){const s=new Gn(n);let[o,i]=[!0,0];for(let a=n.indexOf("<");a>=0;a=n.indexOf("<",Math.max(s.end,a+1))){const r=e.step(
ot+(a-s.end)*At);if(r&&await r,n.startsWith(ue,a)){i>=0&&i<a&&(i=n.indexOf(Gt,a)),s.cut(a,a+ue.length,"",i);continue}const c=o&&n.startsWith("<!--",a),f=c?n.indexOf(
"-->",a+4):-1;o=!c||f>=0;const d=f>=0?f+3:Kn(n,a);d!==void 0&&s.cut(a,d,f>=0?"":t,i)}return s.cut(n.length,n.length,"",i),s.text}const ue="<![CDATA[",Gt="]]>",Wn=1e4;
class Gn{whole;end=0;blocks=[];parts=[];constructor(t){this.whole=t}get text(){return this.blocks.join("")+this.parts.join("")}cut(t,e,s,o){const{whole:i,end:a,
parts:r}=this;o>=a&&o<t&&i.startsWith(Gt,o)?r.push(i.slice(a,o),i.slice(o+Gt.length,t),s):r.push(i.slice(a,t),s),this.end=e,!(r.length<Wn)&&(this.blocks.push(r.
join("")),this.parts=[])}}const[jn,he,$n,kn]=[60,62,34,39],Hn=1<<20;function Kn(n,t){let e,s;const o=Math.min(n.length,t+Hn);for(let i=t+1;i<o;i++){const a=n.charCodeAt(
i);if(a===jn)return s;if(a===he&&e===void 0)return i+1;a===he?s??=i+1:a===e?e=void 0:e===void 0&&(a===$n||a===kn)&&(e=a)}return s}const zn=/[^\P{Cc}\t-\r\x7f-\x9f]/u,
Vn=1<<20,Zn=3,Xn=/(?:%[0-9a-f]{2})+/gi,ge=3;async function*pe(n,t){const e=(0,A.bS)(n).toString("latin1");let s=e;const o=a=>({text:s=a,isDecoded:!0});yield{text:e,
isDecoded:!1},/[\x80-\xff]/.test(e)&&(yield{text:s=(0,A.bS)(n).toString("utf8"),isDecoded:!1}),e.includes("\0")&&(s=await V(e,{opening:"\0",reach:1},a=>a.replaceAll(
"\0",""),t),yield{text:s,isDecoded:!1});let i=e;for(let a=0;a<Zn&&/%[0-9a-f]{2}/i.test(i);a++)i=await V(i,{opening:"%",reach:ge},Jn,t),/[\x80-\xff]/.test(i)&&(yield{
text:i,isDecoded:!0}),yield o(Buffer.from(i,"latin1").toString("utf8"));yield*me(s,t);for(const a of Yn(n,e))yield{text:a,isDecoded:!0},yield*me(await V(a,{opening:"\
%",reach:ge},Qn,t),t)}async function*me(n,t){if(n.includes("?")&&n.includes("+")&&(yield{text:n.replaceAll("+"," "),isDecoded:!0}),n.includes("&")&&(yield{text:await q(
n,t),isDecoded:!0}),n.includes("<"))for(const e of[""," "]){const s=await Un(n,e,t);yield{text:s.includes("&")?await q(s,t):s,isDecoded:!0}}}function*Yn(n,t){const e=t.
startsWith("þÿ"),s=t.startsWith("ÿþ");if(!(e||s||n.length<=Vn&&zn.test(t))||n.length<2)return;const i=(0,A.bS)(n.subarray(0,n.length&-2));e||(yield i.toString(
"utf16le")),s||(yield Buffer.from(i).swap16().toString("utf16le"))}const Jn=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),Qn=n=>n.
replace(Xn,t=>Buffer.from(t.replaceAll("%",""),"hex").toString("utf8")),_n=500;async function xt(n,t,e){const s=(0,b.g7)(n);if(s.length===n.bytes.length&&qn.test(
s)&&!s.includes(`-
`)&&M(t,s))return;const i=s.replace(ts,""),a=await t(i);if(a.length>0){const y=(0,b.wx)(I(i,a));return await gt(y.bytes,t,e)?jt:y}const r=await $(i,e),c=r?(await t(
r.text)).map(({start:y,end:T})=>J(r,y,T)):[];if(c.length===0)return await gt(n.bytes,t,e)?jt:void 0;const f=I(i,c),d=await $(f,e);return d&&(await t(d.text)).length>
0||await gt((0,b.wx)(f).bytes,t,e)?jt:(0,b.wx)(f)}const qn=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,we="\x1B",ts=new RegExp(`${we}[a-zA-Z]{2,8}${we}`,"g"),jt=new l.Mx(new Uint8Array(
0));async function gt(n,t,e,s=!0){for await(const o of pe(n,e)){if(await ye(o,t,e,s)>0)return!0;const i=e.step(es*n.length);i&&await i}return!1}async function ye({
text:n,isDecoded:t},e,s,o){const i=M(e,n)?0:(await e(n)).length,a=o&&t&&i===0?await $(n,s):void 0;return a?(await e(a.text)).length:i}const es=4;async function Pt(n,t,e){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof l.Z6?i.dict:i;if(!(!(a instanceof l.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof l.Mx)){(c instanceof l.Bi||Array.isArray(c))&&o.push(c);continue}const f=n.job.pace.step(_n);f&&await f;const d=await xt(c,e,n.job.
pace);d&&(a instanceof l.Bi?a.set(r,d):a[r]=d,s++)}}return s}function*ns(n,t){const e=(0,C.y)((0,F.iw)(n,t)),s=o=>{const i=Se(e,o);return i.width>0&&i.height>0?
i:void 0};for(const o of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const i=n.dict(o);if(!i||!(0,l.Eo)(n.resolve(i.get("Subtype")),"Redact"))continue;const a=(n.
array(i.get("QuadPoints"))??[]).map(f=>Number(n.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[d,h]=[0,1].map(T=>[0,2,4,6].map(v=>a[f+v+T])),y=s([(0,U.YG)(
d),(0,U.YG)(h),(0,U.Kf)(d),(0,U.Kf)(h)]);y&&(yield y)}const r=(0,F.b0)(n,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function Se(n,t){const[e,s,o,i]=(0,x.
zl)(n,t);return{x:e,y:s,width:o-e,height:i-s}}const ss=4;async function os(n,t){t.size!==0&&await(0,w.L)(n,(e,s)=>{const o=t.get(s),i=o&&(0,F.b0)(n,e.get("Rect"));
if(!o||!i)return!1;const a=Se((0,C.y)((0,F.iw)(n,s)),i);return n.job.pace.add(o.length*ss),o.some(r=>(0,m.EF)(a,r))})}const is=["ActualText","Alt","E","T"];async function as(n,t,e){
const s=new Set([...t.keys()].map(a=>n.pages.number(a)));let o=0;for(const a of s)for(const r of n.array(n.entry(a,"Annots"))??[]){const c=n.dict(r),f=c?await Pt(
n,c,e):0;f>0&&(0,l.i9)(r)&&n.edit(r),o+=f}for(const a of t.keys()){const r=n.pages.attribute(a,"Resources"),c=n.dict(n.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const d=await Pt(n,n.dict(f)??null,e);d>0&&(0,l.i9)(f)?n.edit(f):d>0&&(0,l.i9)(r)&&n.edit(r),o+=d}}const{live:i}=await(0,L.Gy)(n);for(let a=1;a<i.
length;a++){const r=i[a]===1?n.dict(n.get(a)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!r||!(0,p.Uc)(r)||!rs(r,s)))for(const f of is){const d=await Pt(n,[n.
resolve(r.get(f))],e);d>0&&(n.edit(a),r.delete(f)),o+=d}}return o}function rs(n,t){const e=n.get("Pg");return!(0,l.i9)(e)||t.has(e.number)}var be=u(91519),$t=u(
14029);const ft=5e4,cs=20;function fs(n,t,e){const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))throw Ot(["must have a list under ar\
eas, or under matches"]);if(o.length>ft)throw Ot([`has ${o.length} areas, and at most ${ft} are allowed`]);const i=[],a=new Set(t);let r=0;for(const[c,f]of o.entries()){
const d=ds(f,e);if(typeof d=="string")i.push(`area ${c+1} ${d}`);else if(!a.has(d.page))i.push(`area ${c+1} is on page ${d.page}, which pages does not name`);else
for(const h of d.boxes)(0,U.vH)(s,d.page-1,h);if(typeof d!="string"&&(r+=d.boxes.length),r>ft)throw Ot([`has more than ${ft} boxes, and at most ${ft} are allowe\
d`]);if(i.length===cs)break}if(i.length>0)throw Ot(i);return s}const Ot=n=>(0,D.G6)([{field:"redact_areas",message:n.join("; ")}]),Ce=n=>typeof n=="object"&&n!==
null&&!Array.isArray(n);function ds(n,t){if(!Ce(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!="number"||!Number.isInteger(e)||e<1||
e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(ls);return o.some(i=>i===void 0)||o.length===0?"must have bo\
xes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function ls(n){if(!Ce(n))return;const[t,e,s,o]=["x","y","width","height"].
map(a=>n[a]);return[t,e,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var us=u(81627),bt=u(36078),hs=u(99876);
async function gs(n,t,e,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:i,pages:a}=await(0,hs.F)(
n,Uint32Array.from([...o.keys()],c=>c+1)),r=new us.B(n);await r.inspect(a);for(const c of a){const f=(0,x.DI)((0,C.y)(i[c.kind])),d=new Set,h=[];for(const y of o.
get(c.index)??[]){const T=n.job.pace.step(ps);T&&await T;const v=ms(y,f);if(d.has(v))continue;d.add(v);const R=s?.placementIn(y,f);R!==void 0&&h.push(R)}await r.
over(c,{resources:s?[s.addition]:[],operators:([y])=>{const T=y===void 0?[]:h.map(v=>`${(0,bt.qK)(y,v)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...d].join(`
`)} f Q
${T.join("")}EMC
`}})}}const ps=1500;function ms({x:n,y:t,width:e,height:s},o){const[i,a,r,c]=(0,x.zl)(o,[n,t,n+e,t+s]);return`${(0,bt.id)(i)} ${(0,bt.id)(a)} ${(0,bt.id)(r-i)} ${(0,bt.
id)(c-a)} re`}var pt=u(58006),ws=u(7854),kt=u(56681),ys=u(8510),Ht=u(52829),Ss=u(71856),Kt=u(32488),Te=u(52755),mt=u(9819);const bs=300;async function Cs(n){const t=new Map;
if(!(0,mt.Wo)(n,"AcroForm"))return t;const{fields:e}=await Te.mO.read(n);for(const{flags:s,kind:o,widgets:i}of e)if(!(o!=="text"||(s&Te.qA)===0))for(const{dict:a}of i){
for(const c of n.dict(a.get("AP"))?.values()??[]){const f=n.resolve(c);for(const d of(0,l.Zm)(f)?f.values():[c]){const h=n.resolve(d);(0,l.i9)(d)&&h instanceof l.
Z6&&t.set(d.number,h.dict.get("Resources"))}}const r=n.job.pace.step(bs);r&&await r}return t}var vt=u(82416),Dt=u(37709),ct=u(85008);const[Ts,Ms]=[4,100];async function Es(n,t){
const e=[],s=[];let o=0;const i=r=>{e.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ct.An||f===ct.Cd?(s.push({at:o,from:r,to:c}),i((0,A.bS)((0,vt.E3)(n,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*Ts)):f===ct.QR&&o>0&&i(`
`)};return await(0,Dt.Jo)(n,t,a,!0),{text:e.join(""),pieces:s}}async function As(n,t,e){const{text:s,pieces:o}=await Es(n,e),i=await t(s);if(i.length===0)return n;
const a=[];let[r,c]=[0,0];for(const[f,{at:d,from:h,to:y}]of o.entries()){const T=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<T;r++)c=Math.max(c,i[r].end);d<
c&&a.push({from:h,to:y,text:"()"});const v=e.step(Ms);v&&await v}return(0,kt.E$)(n,a,e)}var zt=u(3449),Vt=u(71157);async function Me(n,{inText:t,inCodes:e},s,o){
if(n.shown.length===0)return;const i=await Zt(n,o);if(await It(n,i,Yt,await t(i.text),s,o),n.shown.some(({hasNoSize:r})=>r)){const r=await Zt(n,o,Ps);await It(n,
r,Yt,await t(r.text),s,o)}const a=await vs(n,o);await It(n,a,Ns,await e(a.text),s,o)}async function xs(n,t,e,s){const{text:o,starts:i}=await Zt(n,s,()=>!0),a=[];
for(let f=0;f<o.length;f++)o[f]!==" "&&a.push(f);const r=s.step(o.length*Xt);r&&await r;const c=(await t(o.replaceAll(" ",""))).map(({start:f,end:d})=>({start:a[f],
end:a[d-1]+1}));await It(n,{text:o,starts:i},Yt,c,e,s)}const Ps=(n,t)=>n.hasNoSize&&t.hasNoSize;async function Zt({shown:n},t,e){const s=[];let o="";for(const[i,
a]of n.entries()){const{text:r}=a;s.push(o.length);const c=n[i+1],f=c!==void 0&&(c.follows||e?.(a,c)===!0);o+=f?r:`${r}
`;const d=t.step((r.length+1)*Xt);d&&await d}return{text:o,starts:s}}const Os=10;async function vs({shown:n},t){const e=[];let s=0;for(const{elements:a}of n){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of n){e.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*Xt);c&&await c}o[i++]=Os}return{text:(0,A.bS)(o).toString("lati\
n1",0,i),starts:e}}async function It({shown:n},{text:t,starts:e},{lengthOf:s,countsCodes:o,gapOf:i},a,r,c){if(a.length===0)return;const f=await Ds(a,t.length,c);
let d=-1;for(const{start:h,end:y}of a)for(let T=Math.max(Ls(e,h),d+1);T<e.length&&e[T]<y;T++){d=T;const{font:v,elements:R,first:W}=n[T];let z=e[T],nt=W;for(const et of R){
if(typeof et=="number")z+=i(et);else{let Wt=0;for(const dr of v.glyphs(et)){const Ln=o?v.partEnd(et,Wt,1):Wt,Nn=s(dr,et,Wt,Ln);Is(f,z,Nn)&&r.add(nt),z+=Nn,nt++,
Wt=Ln}}const Et=c.step(Fs(et));Et&&await Et}}}async function Ds(n,t,e){const s=new Uint8Array(t);for(const{start:o,end:i}of n){s.fill(1,o,i);const a=e.step(Bs+(i-
o>>3));a&&await a}return s}function Is(n,t,e){for(let s=t;s<t+e;s++)if(n[s]===1)return!0;return!1}const[Rs,Xt,Bs]=[100,4,20],Fs=n=>(typeof n=="number"?1:n.length+
1)*Rs;function Ls(n,t){let e=0;for(let s=n.length-1;e<s;){const o=e+s+1>>1;n[o]<=t?e=o:s=o-1}return e}const Yt={lengthOf:({text:n})=>n.length,countsCodes:!1,gapOf:n=>n<
Vt.t6?1:0},Ns={lengthOf:(n,t,e,s)=>{let o=0;for(let i=e;i<s;i++)t[i]!==0&&o++;return o},countsCodes:!0,gapOf:()=>0};var Us=u(64680),Ee=u(45079);async function Ae(n,t,e){
const s=new Map,o=new Set;for(const{lists:i}of t)for(const{stream:a,tag:r,operator:c,from:f,to:d,dict:h}of i){const y=`${a} ${f}`;if(o.has(y)||(o.add(y),await Pt(
n,h,e)===0))continue;const T=new Us.k(256);(0,Ee.bD)(T,h,Ee.yT);const v=`${r} ${Buffer.from(T.bytes).toString("latin1")} ${c}`;(0,U.vH)(s,a,{from:f,to:d,text:v})}
return s}var Rt=u(94389);const xe=120,Ws=new Set([65536,1330926671,1953658213]),Jt=132;async function Gs(n,t,e){let s;for(const[o,i]of t){const a=n.subarray(o,Math.
max(o,Math.min(i,n.length)));for(const{text:r,width:c,offset:f}of $s(a))for(const d of M(e,r)?[]:await e(r))s??=n.slice(),js(s,d,{start:o+f,width:c})}return s}function js(n,t,{
start:e,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=xe}function $s(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),e=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().
toString("utf16le"),width:2,offset:s})}return e}function ks(n){if(n.length<12)return[];const t=new DataView(n.buffer,n.byteOffset,n.byteLength);if(Ws.has(t.getUint32(
0)))try{const i=(0,Rt.tI)(t).get("name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(n[0]!==37&&n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,
n.byteOffset,n.length).toString("latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function Hs(n){if(n.length<Jt||Buffer.from(n.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&
Jt+12*(o+1)<=n.length;o++){const[i,a]=[4,8].map(r=>t.getUint32(Jt+12*o+r));s.push([i+8,i+a])}return s}function Pe(n){return[...Buffer.from(n.buffer,n.byteOffset,
n.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const Ks=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,zs=300;async function Vs(n,t,e){
const s=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(Ks)){const f=e.step(zs+a.length);f&&
await f;const d=Zs(r);d.length<2||M(t,d)||(await t(d)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+
s.slice(i),"latin1")}function Zs(n){const t=Buffer.from(n.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const Xs=new Set(
`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),Oe=32,Ys=/<[0-9a-f\s]{0,4096}>|[a-z]+/gi,Js=new Set(Buffer.from(`
\r>`)),ve=1<<20;async function Qs(n,t,e){const s=await De(n,e),o=await t((0,A.bS)(s).toString("latin1"));if(o.length===0)return;const i=n.slice();for(const{start:a,
end:r}of o)for(let c=a;c<r;c++)s[c]>Oe&&!_s.has(s[c])&&(i[c]=xe);return i}const _s=new Set(Buffer.from("/()<>[]{}%"));async function De(n,t){const e=n.slice();for(let s=0,
o=0;s<e.length;s=o){for(o=Math.min(s+ve,e.length);o<e.length&&!Js.has(e[o]);)o++;const i=Buffer.from(e.buffer,e.byteOffset+s,o-s).toString("latin1");for(const{0:r,
index:c}of i.matchAll(Ys))(r.startsWith("<")||Xs.has(r))&&e.fill(Oe,s+c,s+c+r.length);const a=t.step(2*ve);a&&await a}return e}var it=u(81077),qs=u(30201);const Ie=new Set(
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),Re=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
to=/New|Roman|Sans|Serif|Mono|Bold|Italic|Oblique|Regular|Light|Medium|Semi|Demi|Heavy|Extra|Ultra|Black|Thin|Book|Condensed|Compressed|Narrow|Wide|Unicode|Neue|Pro|Std|Schoolbook|Gothic|Mincho|Code|Text|Display|Slab|Script|Old|Style|Antiqua|Linotype|Math|Symbols?|Dingbats|Emoji|Console|Typewriter|Handwriting|Humanist|Next|Nova|Rounded/g;
function eo(n){const t=Ie.has(n)?n:Re.exec(n)?.[0]??n;return n.slice(t.length).replace(to," ").split(/[^\p{L}\p{N}]+/u).filter(e=>e!=="")}const Be=n=>Ie.has(n)||
Re.test(n)||(0,qs.u)(n)!==void 0,Qt=4,no=60,so=n=>/[\x80-\xff]/.test(n)?Buffer.from(n,"latin1").toString("utf8"):n,oo=["redacted-","removed-","name-","x-"];class io{find;seen=new Set;names=new Map;constructor(t){
this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){const s=[e];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof
l.Z6?o.dict:o;if(i instanceof l.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)s.push(r);else if(i instanceof l.Bi)for(const[r,c]of i){if(this.add(
r),r==="DA"&&c instanceof l.Mx)for(const f of Le((0,it.Pu)(c)))this.add(f);s.push(c)}const a=t.job.pace.step(no);a&&await a}}add(t){t.length>=Qt&&this.seen.add(
t)}async settle(){const t=await _t([...this.seen],this.find);if(t.length===0)return;const e=await Ne(this.find);for(const s of t)this.names.set(s,`${e}${this.names.
size+1}`)}}async function _t(n,t){const e=[];for(const s of await qt(n,t)){const o=Be(s)?eo(s):[s];(await qt(o,t)).length>0&&e.push(s)}return e}async function ao(n,t){
const e=new Set(await _t(Le(n),t));return e.size===0?n:n.replace(Fe,s=>e.has(s.slice(1))?"":s)}const Fe=/\/[^\s/()<>[\]{}%]+/g,Le=n=>Array.from(n.matchAll(Fe),([
t])=>t.slice(1));async function Ne(n){for(const t of oo)if((await n(`${t}1`)).length===0)return t;return""}async function qt(n,t){const e=[];let s="";for(const a of n)
e.push(s.length),s+=`${so(a)}
`;if(s==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;i+1<e.length&&e[i+1]<=a;)i++;const c=n[i];
r-a>=Qt&&r<=(e[i+1]??s.length)-1&&o.add(c)}return[...o]}function ro(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Qt||!Number.isNaN(Number(s))).join(" ")}const[co,Ue]=[4,3],fo=10;async function lo(n,t){
const e=new uo(n);return await(0,Dt.Jo)(n,t,(s,o)=>e.take(s,o)),e.end()}class uo{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(A.IQ)}take({start:t,end:e},s){this.sign>=0&&this.lookBetween(t,e),s===ct.An||s===ct.Cd?this.
addString(t,e):s===ct.QR?(this.used>0&&(this.codes[this.used++]=fo),e-t>Ue&&this.words.add(this.text(t,e))):s===ct.o_?e-t>co&&this.names.add((0,vt.MQ)(this.content,
t+1,e)):s===ct.Ho&&this.images.push({from:t,to:e,text:""})}lookBetween(t,e){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(A.IQ,o)),this.sign>=0&&
this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=e}addString(t,e){const{codes:s}=this,o=(0,vt.E3)(this.content,t,e);let{used:i}=this;for(let a=0;a<o.length;a++){
const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,e)=>(0,A.bS)(this.content).toString("latin1",t,e);end(){const{content:t,codes:e,used:s,names:o,words:i,images:a,
comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,A.bS)(e).toString("latin1",0,s),comments:r,names:o,words:i,images:a}}}async function ho(n,{
names:t,words:e,images:s},o,i,a){const r=new Set(await qt([...e],o)),c=r.size===0?[]:await go(n,r,a);for(const{from:f,to:d}of s)(await i((0,A.bS)(n).toString("l\
atin1",f,d))).length>0&&c.push({from:f,to:d,text:"\0".repeat(d-f)});return c.sort((f,d)=>f.from-d.from),{names:await _t([...t],o),cuts:c}}async function go(n,t,e){
const s=[];return await(0,Dt.Jo)(n,e,({start:o,end:i},a)=>{a===ct.QR&&i-o>Ue&&t.has((0,A.bS)(n).toString("latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function po(n,t,e){
const s=[];return await(0,Dt.Jo)(n,e,({start:o,end:i},a)=>{const r=a===ct.o_?t.of((0,vt.MQ)(n,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.
length===0?n:(0,kt.E$)(n,s,e)}const mo=100;async function We(n,t,e,s){for(const o of e){const i=s.step(mo);i&&await i;const a=t.shownAt(o);let r=n.get(a.stream);
r||n.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),c.glyphs.add(o-a.first)}}var Ge=u(21115);const je=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,
wo=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,yo=new Set(
[...Object.keys(Ge.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim","stFnt","st\
Mfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function $e(n){const t=(0,A.bS)(n).toString(
"latin1");return Buffer.from(t.replace(je,e=>" ".repeat(e.length)),"latin1")}const So=new RegExp(`${je.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),bo=400;async function Co(n,t){
const e=new Set;for(const[s]of(0,A.bS)(n).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(So)){const f=a??r;c!==void 0?e.
add(c.slice(c.indexOf(":")+1)):f!==void 0&&(yo.has(i)||e.add(i),!wo.test(f)&&!To.has(f)&&e.add(f));const d=t.step(bo+o.length);d&&await d}return[...e].join(`
`)}const To=new Set(Object.values(Ge.dK));function Mo(n){const t=(0,A.bS)(n).toString("latin1"),e=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;e.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(e.join("")+t.slice(s),
"latin1")}const Eo=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Ao(n){return n[0]===254&&n[1]===255||n[0]===255&&n[1]===254||!Eo.test((0,A.bS)(n).toString("latin1"))}const xo=/[ -~](?:\0*[ -~]){3,}/g,
Po=n=>Array.from((0,A.bS)(n).toString("latin1").matchAll(xo),({0:t,index:e})=>({start:e,text:t.replaceAll("\0","")})),Oo=16384,vo=10,ke=Buffer.of(255,217);async function Do(n,t,e){
const s=n.encoded(t),o=Math.max(s.length-Oo,0),i=Io(n,t,s);if(i>=0)return(await e((0,A.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=n.job.
pace.step((s.length-o)*vo);a&&await a;const r=Po(s.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&Ro(n,t,s,o+c))return o+c}}function Io(n,t,e){const s=n.resolve((n.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,l.Eo)(s,"ASCIIHexDecode")?">":(0,l.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,A.bS)(e).indexOf(o);return i<
0?-1:i+o.length}function Ro(n,t,e,s){const o=n.decodedPart(t);if(o)return n.decodedPart(new l.Z6(t.dict,e.slice(0,s)))?.data.length===o.data.length;const[i,...a]=n.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,l.Eo)(n.resolve(i),"DCTDecode")&&s>=(0,A.bS)(e).lastIndexOf(ke)+ke.length&&e.includes(
217)}const Bo={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"\
form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function He(n,t,e){return t?t===n.dict(n.trailer.
get("Info"))?"the properties of the document":(0,p.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,l.Eo)(n.resolve(t.get("Subtype")),"Widget")?"form fields":"a\
nnotations":t.has("FT")?"form fields":(0,l.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":Bo[e]??"other entries":"other e\
ntries"}const dt=100,Ke=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Fo=new Set(["Dest","D","S","C","AS","V","DV"]),Lo=new Set(["DA","Registry","Ordering",
"CharSet","Panose","CheckSum","Lookup","NS"]),No=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,Uo=new Set(["Root","Info","ID","Encrypt"]),Wo=1e3,Go=48,
jo=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Ct=n=>n instanceof l.Bi||Array.isArray(n);class $o{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=e,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:s}=this;this.prefix=await Ne(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,l.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,l.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof l.Mx||f instanceof l.SX){e(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const d=e(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(d||h)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,s]of[...t]){const o=e==="ID"?await this.isTextual(
s):!(0,l.i9)(s)&&e!=="Encrypt"&&await this.object([s]);this.edits&&(o||!Uo.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
l.Mx&&(await this.inCodes((0,it.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,mt.Wo)(t,"Names"),s=(0,mt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[o]of await(0,it.Zc)(this.document,t.get(e),"Names"))!(o instanceof l.Mx)||!await xt(o,this.find,
this.document.job.pace)||(this.rename((0,it.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof l.Z6?o.dict:o,a=e.job.pace.step(dt);if(a&&await a,Array.isArray(i))for(const r of i)
Ct(r)&&s.push(r);if((0,l.Zm)(i)){for(const[r,c]of i)Ke.has(r)&&await this.nameAll(c),Ct(c)&&s.push(c);e.job.pace.add(dt*i.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,l.Zm)(e))return;const s=(0,l.i9)(t)?t.number:e;if(!this.searched.has(s)){this.searched.add(s);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await xt((0,l.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof l.Z6?o.value.dict:o.value;if(!(i instanceof l.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&ze(i)){await this.palette(i)&&(e=!0);continue}const a=i instanceof l.Bi?i:o.dict;for(const[c,f]of i.entries()){const d=this.document.job.pace.step(dt);d&&await d;
const h=typeof c=="string"?c:o.key,y=this.mayChange(f)?await this.entry(a,h,f):void 0;if(y===void 0){Ct(f)&&s.push({value:f,dict:a,key:h});continue}e=!0,this.note(
He(this.document,a,h)),this.edits&&(i instanceof l.Bi?i.set(c,y):i[c]=y)}i instanceof l.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(e=!0);const r=this.document.
job.pace.step(dt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({value:e.get(
o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof l.Z6?a.value.dict:a.value;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;
const c=r instanceof l.Bi?r:a.dict;for(const[d,h]of r.entries()){const y=Array.isArray(r)&&ze(r)?"Lookup":typeof d=="string"?d:a.key,T=e.job.pace.step(dt);T&&await T,
(0,l.i9)(h)?s.set(h.number,{dict:c,key:y}):Ct(h)&&i.push({value:h,dict:c,key:y})}const f=e.job.pace.step(dt);f&&await f}}return s}async scalar(t,e,s){const{document:o}=this,
{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=e instanceof l.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(i,a,e):new l.SX(r);c!==void 0&&(this.
note(He(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof l.Mx)||(await this.inCodes((0,it.Pu)(e))).length===0?!1:(this.note("f\
onts and colors"),this.edits&&(t[3]=new l.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:s}=this;let o=!1;const i=[t];for(let a=i.
pop();a!==void 0;a=i.pop()){const r=a instanceof l.Z6?a.dict:a;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;if(r instanceof l.Bi&&[...r.keys()].some(f=>e.
of(f)!==void 0)){const f=[...r];r.clear();for(const[d,h]of f)r.set(e.of(d)??d,h);o=!0}for(const[f,d]of r.entries()){const h=s.job.pace.step(dt);h&&await h;const y=d instanceof
l.SX?e.of(d.text):void 0;if(y===void 0){Ct(d)&&i.push(d);continue}o=!0,r instanceof l.Bi?r.set(f,new l.SX(y)):r[f]=new l.SX(y)}const c=s.job.pace.step(dt);c&&await c}
return o}async technical(t,e){const s=(0,it.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=ro(s,this.names);return i===s||(await this.
inNames(s)).length===(await this.inNames(i)).length?void 0:(0,l.Px)(i)}if(t==="CharSet"){const i=await ao(s,this.inNames);return i===s?void 0:(0,l.Px)(i)}if(!(t===
"CheckSum"||Be(s)||No.test(s)||(await this.inCodes(s)).length===0))return t==="Panose"?new l.Mx(new Uint8Array(e.bytes.length)):(0,l.Px)("")}mayChange(t){return t instanceof
l.Mx||t instanceof l.SX&&this.renamed.size>0||typeof t=="number"&&t>=Wo}async entry(t,e,s){if(s instanceof l.SX){const a=Fo.has(e)||e==="RoleMap"?this.renamed.get(
`/${s.text}`):void 0;return a===void 0?void 0:new l.SX(a)}if(s instanceof l.Mx&&Lo.has(e))return this.technical(e,s);if(typeof s=="number")return this.number(t,
e,s);if(!(s instanceof l.Mx)||e==="Contents"&&s.bytes[0]===Go&&t&&(0,l.hi)(t))return;const o=this.renamed.get((0,it.Pu)(s));if(o!==void 0)return(0,l.Px)(o);const i=await xt(
s,this.find,this.document.job.pace);return i&&jo.has(e)?(0,l.Px)(""):!i||e!=="T"||!t||!ko(t)?i:(this.rename((0,it.Pu)(s)),(0,l.Px)(this.renamed.get((0,it.Pu)(s))))}async number(t,e,s){
return t!==void 0&&(t===this.properties||e==="V"&&t.has("N"))&&(await this.find(String(s))).length>0?0:void 0}renameKeys(t,e){const s=[...t];if(!(Ke.has(e)||this.
isNaming(t))||!s.some(([i])=>this.renamed.has(`/${i}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(
`/${i}`)??i,a);return!0}isNaming(t){const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("Cla\
ssMap")].some(o=>e.dict(o)===t)}async rebuild({holder:t,number:e,key:s}){const{document:o}=this,i=await(0,it.Zc)(o,t.get(s),"Names");o.edit(e);const a=(0,it.H6)(
o,await(0,it.r6)(o,i),"Names"),r=t.get(s);(0,l.i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,mt.Kd)(r,e))}}const ze=([n])=>(0,l.Eo)(n,"Indexed")||(0,l.Eo)(n,"I"),ko=n=>n.
has("FT")||n.has("Kids")||n.has("Parent")&&!n.has("Contents");var at=u(47212);const Ho=100;class Ve{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,s,o,i,a){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new io(e.inNames),this.traced=new at.Wz(t)}async run(t){const{
document:e,stays:s,renaming:o}=this,{live:i}=await(0,L.Gy)(e),a=c=>i[c]===1&&s[c]!==1,r=await(0,zt.d)(e,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(const[c,f]of await Cs(e))a(c)&&await this.content(c,f,!0);for(let c=1;c<i.length;c++){if(!a(c)||!e.isStream(c))continue;await this.data(
c,r),await this.dataBeyond(c);const f=e.job.pace.step(Ho);f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",
o.count),this.rewriter&&o.count>0&&await this.renameContent(i),await new $o(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){
const{document:e,renaming:s}=this,{content:o,pages:i}=await(0,zt.d)(e,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=e.get(a);if(!(r instanceof
l.Z6))continue;const c=await this.decoded(r),f=await po(c,s,e.job.pace);f!==c&&e.put(a,await(0,Ht.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,
(this.found.get(t)??0)+e)}async content(t,e,s=!1){const{document:o,searching:i}=this,{pace:a}=o.job,r=o.get(t);if(!(r instanceof l.Z6))return;const c=await this.
decoded(r),f=await this.traced.stream(c,e),{glyphs:d,count:h}=await this.choose(f,!1),y=d.size;await Me(f.trace,i,d,a),s&&await xs(f.trace,i.inText,d,a);const T=await Ae(
o,[f.trace],i.inText);if(this.note("content that no page shows",Math.max(h,+(d.size>y))+T.size),await(0,at.FU)(f,d,a),await this.use?.note(f.trace,a,d),!this.rewriter||
d.size===0&&T.size===0)return;const v=new Map;await We(v,f.trace,d,a),await this.rewriter.inPlace(new Map([[0,t]]),[f.trace],{removals:v,others:T,images:new Map})}async decoded(t){
const e=await(0,Kt.on)(this.document,t);if(!e)throw Ze();return e.data}async data(t,{content:e,fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof
l.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,a,c,f)):zo(i,r)?this.rewriter||await this.otherData(t,a):Ko(i,r)?await this.
colorData(t,a):e.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(t,a,f)):await this.otherData(t,a)}async once(t,e,s){const{document:o,searching:i}=this,
{clean:a}=i,r=(0,ws.m)(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);f&&await f;const d=()=>r===void 0?void 0:a.markOf(c,`${e} ${r}`),h=d();if(h!==void 0&&
a.has(h))return;const y=this.findings,T=(await(0,Kt.on)(o,t))?.data;await s(T),h!==void 0&&T&&this.findings===y&&d()===h&&a.add(h)}async hiddenStrings(t,e,s){if(!s)
throw Ze();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.searching,{pace:f}=o.job,d=await lo(s,f),h=d.comments.length>0&&await gt(Buffer.
concat(d.comments),c,f),y=(await a(d.strings)).length,{names:T,cuts:v}=await ho(s,d,r,a,f);for(const nt of T)this.renaming.add(nt);if(this.findings+=T.length,h&&
this.note("comments of content"),this.note("content that no page shows",y+v.length),!i||!h&&y===0&&v.length===0)return;const R=v.length>0?await(0,kt.E$)(s,v,f):
s,W=y>0?await As(R,a,f):R,z=h?(await(0,ys.f)(W,f)).content:W;o.put(t,await(0,Ht.c)(o,e,z))}async fontData(t,e,s,o){const{inCodes:i,inText:a}=this.searching;if(s.
startsWith("FontFile"))return this.overwrite(t,e,o,ks);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,e,o,Pe);const r=this.document.get(t),c=r===e?
o:(await(0,Kt.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,d=f.step(c.length);d&&await d;const h=await Vs(c,a,f),y=await Qs(h??c,i,f);
(h||y)&&await this.replace(t,r,y??h),await gt(await De(y??h??c,f),i,f,!1)&&this.note("names")}async colorData(t,e){const{document:s}=this,o=s.resolve(e.dict.get(
"FunctionType"));o===4?await this.once(e,"function",i=>this.overwrite(t,e,i,Pe)):typeof o!="number"&&!(0,l.Eo)(s.resolve(e.dict.get("Subtype")),"Image")&&!e.dict.
has("ShadingType")&&await this.once(e,"profile",i=>this.overwrite(t,e,i,Hs))}async dataBeyond(t){const{document:e,searching:s}=this,o=e.get(t);if(!(o instanceof
l.Z6)||!o.dict.has("Filter"))return;const i=await Do(e,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new l.Z6(new l.Bi(o.dict),e.encoded(o).slice(
0,i));this.rewriter&&e.put(t,a)}async overwrite(t,e,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(s);if(!a)return this.otherData(
t,e);if(a.length===0)return;const r=await Gs(s,a,this.searching.inCodes);r&&await this.replace(t,e,r)}async replace(t,e,s){const{document:o}=this;this.note("fon\
ts and colors"),this.rewriter&&o.put(t,await(0,pt.S)(e,s,o.job))}otherData(t,e){const s=(0,Ss.In)(e)?"metadata":"streams";return this.once(e,s,o=>this.dataIn(s,
t,e,o))}async dataIn(t,e,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new D.zU("redaction_incomplete","A stream cannot\
 be read, because its compression is not known");const f=t==="metadata"?r:Ao(o)?G(r,c):c,{pace:d}=i.job,h=[],y=t==="metadata"?$e(o):o,T=t==="metadata"?(await c(
await Co(o,d))).length:0,v=f!==c&&await Xe(y,f,d);h.push(T,Number(v));for await(const et of pe(y,d)){h.push(await ye(et,f,d,f!==c));const Et=d.step(o.length);Et&&
await Et}if(this.note(t,(0,U.Kf)(h)),!a||h.every(et=>et===0))return;const R=await f((0,A.bS)(y).toString("latin1")),W=Buffer.from(I((0,A.bS)(o).toString("latin1"),
R),"latin1"),z=t==="metadata"?$e(W):W;T>0||await Xe(z,f,d)||await gt(z,f,d,f!==c)?i.remove(e):i.put(e,(0,pt.n)(s,W,{compress:!1}))}}const Ze=()=>new D.zU("redac\
tion_incomplete","A content stream cannot be read, because its compression is not known");async function Xe(n,t,e){const s=await $((0,A.bS)(n).toString("utf8"),
e);return s!==void 0&&(await t(s.text)).length>0}function Ko(n,t){return["FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,l.Eo)(
n.resolve(t.get("Subtype")),"Image")}const zo=(n,t)=>(0,l.Eo)(n.resolve(t.get("Type")),"EmbeddedFile");var Ye=u(42973),Vo=u(68973),Zo=u(36054),Xo=u(14118),Yo=u(
1900),Bt=u(95340);const Jo=6,lt=1,te=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class Je{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:s}=this,{image:o}=t[0],{width:i,height:a}=(0,Bt.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await _e(r,e,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:d,right:h,bottom:y})=>f<=0&&d<=0&&h>=i&&y>=a))return s.add(await this.overwrite(o,c))}async shows({
image:t,matrix:e},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,Bt.h)(o,t.dict);if(!(a>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await _e([{matrix:e}],
s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,d=await this.draw(t),h=await Ft(o,d,3);return c.
some(({left:y,top:T,right:v,bottom:R})=>{for(let W=T+lt;W<R-lt;W++){const[z,nt]=[y+lt,v-lt].map(et=>(W*d.width+et)*3);for(let et=z;et<nt;et++)if(h[et]!==f)return!0}
return!1})}async overwrite(t,e){const{document:s,shade:o}=this,i=new l.Bi(t.dict),{dict:a}=t;for(const v of te)i.delete(v);if(s.resolve(a.get("ImageMask"))===!0)
return this.stencil(t,i,e,1);const[r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,l.cy)(c)||r instanceof l.Z6&&r.dict.has("Matte")||typeof a.get(
"SMaskInData")=="number")throw Qe("has an image whose mask cannot be written again");const f=await this.draw(t),d=await(0,Yo.cE)(f,s.job.pace),h=await Ft(s,f,d?
3:1),{width:y,height:T}=f;for(const{left:v,top:R,right:W,bottom:z}of e.map(nt=>ee(nt,y,T)))for(let nt=R;nt<z;nt++){const et=d?3:1;h.fill(o,(nt*y+v)*et,(nt*y+W)*
et)}return i.set("ColorSpace",(0,l.UU)(d?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof l.Z6?i.set("SMask",s.add(await this.opaque(r,y,T,e))):
c instanceof l.Z6&&i.set("Mask",s.add(await this.maskOf(c,y,T,e))),this.pack(i,h)}async opaque(t,e,s,o){const i=await this.draw(t),a=await Ft(this.document,i,1);
for(const c of o.map(f=>tn(f,i.width/e,i.height/s,i)))for(let f=c.top;f<c.bottom;f++)a.fill(255,f*i.width+c.left,f*i.width+c.right);const r=new l.Bi(t.dict);for(const c of te)
r.delete(c);return r.set("ColorSpace",(0,l.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,a)}maskOf(t,e,s,o){const i=(0,Bt.h)(this.document,t.dict),
a=new l.Bi(t.dict);for(const c of te)a.delete(c);const r=o.map(c=>tn(c,i.width/e,i.height/s,i));return this.stencil(t,a,r,0)}async stencil(t,e,s,o){const i=await this.
draw(t),a=await Ft(this.document,i,1),{width:r,height:c}=i;for(const{left:h,top:y,right:T,bottom:v}of s.map(R=>ee(R,r,c)))for(let R=y;R<v;R++)a.fill(o*255,R*r+h,
R*r+T);const f=r+7>>3,d=new Uint8Array(f*c);for(let h=0;h<c;h++)for(let y=0;y<r;y++)a[h*r+y]>=128&&(d[h*f+(y>>3)]|=128>>(y&7));return e.set("ImageMask",!0),e.set(
"BitsPerComponent",1),this.pack(e,d)}async pack(t,e){return t.set("Type",(0,l.UU)("XObject")),t.set("Subtype",(0,l.UU)("Image")),t.set("Filter",(0,l.UU)("FlateD\
ecode")),new l.Z6(t,await(0,Vo.uM)(this.document.job).deflate(e,Jo))}async draw(t){const{document:e}=this,{job:s}=e,{width:o,height:i}=(0,Bt.h)(e,t.dict);if(!(o>
0&&i>0))throw Qe("has an image without a size");if(o*i>s.limits.pixels)throw(0,Ye.F)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make i\
t smaller first");const a=new l.Bi(t.dict);for(const T of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(T);a.set("Type",
(0,l.UU)("XObject")),a.set("Subtype",(0,l.UU)("Image"));const r=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),d=(0,l.jd)({Type:(0,l.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new l.Z6(new l.Bi,c)),Resources:(0,l.jd)({XObject:(0,l.jd)(
{I:r.add(new l.Z6(a,e.encoded(t)))})})});r.put(f,(0,l.jd)({Type:(0,l.UU)("Pages"),Count:1,Kids:[r.add(d)]})),r.put(r.catalogNumber,(0,l.jd)({Type:(0,l.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,Zo.uZ)(e,t);return(await Xo.YY.open(await(0,$t.UN)(r,{encryption:"none",draft:!0}),s,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const Qe=n=>new D.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function _e(n,t,{width:e,height:s},o){const i=[];for(const{matrix:a}of n){
const r=o.step(t.length*_o+Qo);r&&await r;const c=(0,x.DI)(a),f=(0,Vt.jY)(a);for(const d of t){if(!(0,m.EF)(f,d))continue;const[h,y,T,v]=(0,x.zl)(c,[d.x,d.y,d.x+
d.width,d.y+d.height]);i.push(qe([h*e,(1-v)*s,T*e,(1-y)*s],e,s))}}return i}const[Qo,_o]=[200,20],qe=([n,t,e,s],o,i)=>ee({left:Math.floor(n)-lt,top:Math.floor(t)-
lt,right:Math.ceil(e)+lt,bottom:Math.ceil(s)+lt},o,i),ee=({left:n,top:t,right:e,bottom:s},o,i)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),i)}),tn=({left:n,top:t,right:e,bottom:s},o,i,{width:a,height:r})=>qe([n*o,t*i,e*o,s*i],a,r);async function Ft({
job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)e===3&&(s[i++]=a[c+2]),s[i++]=
a[c+1],e===3&&(s[i++]=a[c]);const r=n.pace.step(2*a.length);r&&await r}return s}const qo=new Set(["Parent","P","Dest","B"]),ti=300;async function en(n,t){const{
pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(i,a)=>a);return await nn(n,o.filter(i=>!t.has(i)),i=>s[i]=
1),await nn(n,[...t],i=>s[i]=0),s}async function nn(n,t,e){const{pages:s,job:o}=n,i=new Uint8Array(n.size),a=new mt.b9(n),r=[],c=f=>{i[f]=1,e(f),r.push(n.get(f))};
for(const f of t){c(s.number(f));const d=s.attribute(f,"Resources");d!==void 0&&r.push(d);for(let h=r.pop();h!==void 0;h=r.pop()){if((0,l.i9)(h)){h.number<i.length&&
i[h.number]===0&&!ei(n,h.number)&&c(h.number);continue}const y=h instanceof l.Z6?h.dict:h;if(Array.isArray(y))for(const v of y)r.push(v);else if(y instanceof l.
Bi)for(const[v,R]of y)qo.has(v)||r.push(R);a.spend(1);const T=o.pace.step(ti);T&&await T}}}function ei(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,l.Eo)(
e,"Page")||(0,l.Eo)(e,"Pages")||n.pages.holds(t)}var ni=u(3133),ut=u(98446),ne=u(60660),si=u(59071);async function oi(n,t,e){const{fragments:s,leafOf:o,hasElementTexts:i}=n.
page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,at.Bc)(n,c.letters,c.text.length,e)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let d=!1;for(const{actualText:h}of(0,ne.Hy)(c))h!==void 0&&(await t(h)).length>0&&(d=!0);return a.set(c,d),d}}const sn=100,ii=["Ac\
tualText","Alt","E"];async function ai(n,t){const e=new Set,{page:s,trace:o}=n;if(o.touched.size===0)return e;const i=new Set;(0,at.C7)(n,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:d,end:h}of o.lists){const y=t.step(sn);if(y&&await y,!!ri(a,d,h))for(const T of ii)e.add((0,si.Gh)(f.get(T)??null)??"")}const{
fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const d=t.step(f.text.length*sn);d&&await d;const h=c(f),y=new Set;if(h&&(0,at.Bc)(n,f.letters,f.text.length,
y),h&&[...y].some(T=>i.has(T)))for(const{actualText:T}of(0,ne.Hy)(h.element))e.add(T??"")}return e.delete(""),e}function ri(n,t,e){let s=0;for(let o=n.length;s<
o;){const i=s+o>>1;n[i]<t?s=i+1:o=i}return s<n.length&&n[s]<e}var on=u(53949),wt=u(779),an=u(9312),se=u(77598);const ci=1e5;class fi{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,se.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<ci&&this.marks.add(t)}}var di=u(17886),rn=u(9876);function*cn(n,t){t.lastIndex=0;for(let e=t.exec(n);e;e=t.exec(n)){const s=n.indexOf(" ",e.index),o={
start:n.lastIndexOf(" ",e.index)+1,end:s<0?n.length:s};yield o,t.lastIndex=o.end}}const oe=80;function*Tt(n){for(let t=0,e=0;t<n.length;t++){if(!(0,A.yp)(n.charCodeAt(
t)))continue;const s=li(n,t,e);e=ui(n,t),yield{start:s,end:e},t=e}}function li(n,t,e){let s=t;for(let o=oe;s>e&&o>0;s--)fn(n.charCodeAt(s-1))&&o--;return s>e&&(0,rn.
LJ)(n.charCodeAt(s))?s-1:s}function ui(n,t){let e=t;for(let s=oe;e<n.length&&s>0;e++){const o=n.charCodeAt(e);(0,A.yp)(o)?s=oe:fn(o)&&s--}return e<n.length&&(0,rn.
LJ)(n.charCodeAt(e))?e+1:e}const hi=160,fn=n=>(0,A.yp)(n)||n>=65&&n<=90||n>=97&&n<=122||n>127&&n!==hi,ie=["january","february","march","april","may","june","jul\
y","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars",
"avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","oc\
tubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","au\
g","sept?","oct","nov","dec","okt","dez"].join("|"),dn="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",yt="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Mt="[ ./()\\x\
{a0}-]*",gi="(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)",pi=`[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s\
+)?(?:${ie})\\.?,?(?:\\s+de)?`,mi={email:[{expression:`${dn}@\\n?${yt}(?:(?:\\.${yt})+|\\.\\n${yt}(?:\\.${yt})*)|${dn}\\n@${yt}(?:\\.${yt})+`,parts:n=>cn(n,/@/g)}],
url:[{expression:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',parts:n=>cn(n,/:\/\/|w\./gi)}],iban:[{expression:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x{\
a0}-]?[A-Z0-9]){11,30}\\b",parts:Tt}],card:[{expression:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",parts:Tt}],phone:[{expression:`(?i)\\+[ ]?[0-9](?:${Mt}[0-9])\
{7,14}|\\+[ ]?[0-9](?:${Mt}[0-9]){0,6}${Mt}\\n[0-9](?:${Mt}[0-9]){1,11}|\\b${gi}[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:${Mt}[0-9]){5,14}`,parts:Tt}],date:[
{expression:"\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b",parts:Tt},{expression:`(?i)\\b${pi}\\s+[0-9]\
{4}\\b|\\b(?:${ie})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`,parts:Tt,sign:new RegExp(ie,"iu")}]},wi={iban:xi,card:vi};async function yi(n,t){const e=n.
flatMap(o=>mi[o].map(i=>({kind:o,form:i}))),s=await Promise.all(e.map(async({kind:o,form:i})=>({kind:o,form:i,pattern:await(0,an.Gv)("redact_kinds",i.expression,
"regex",t)})));return{hasGroups:!1,lacks:o=>e.every(({form:i})=>Si(i.parts(o))),search:async(o,i,a)=>{const r=[];let c=!1;for(const{kind:f,form:d,pattern:h}of s){
const y=await bi(o,d,h,i,a);c||=y.truncated;for(const{start:T,end:v}of y.matches){const R=a.step((v-T)*Ti);R&&await R;const W=await wi[f]?.(o,T,v,a)??[{start:T,
end:v}];(0,U.RZ)(r,W.map(z=>(0,wt.zx)(z.start,z.end)))}}return{matches:r.sort((f,d)=>f.start-d.start||d.end-f.end),truncated:c}}}}function Si(n){for(const t of n)
return!1;return!0}async function bi(n,{parts:t,sign:e},s,o,i){const a=[];let r=!1;for(const{start:c,end:f}of t(n)){const d=i.step((f-c)*Ci);d&&await d;const h=n.
slice(c,f);if(e&&!e.test(h))continue;const y=await s.search(h,o-a.length,i);r||=y.truncated;for(const T of y.matches)a.push((0,wt.zx)(c+T.start,c+T.end))}return{
matches:a,truncated:r}}const Ci=5,[Ti,Mi,Ei]=[50,100,1500],Ai=50;function xi(n,t,e){const s=[];for(let o=t;o<e;o++){if(!(o===t||Pi.test(n[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.
test(n.slice(o,o+4)))continue;const a=(0,di.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(n.slice(o,o+Ai))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Pi=/[ \n\u00a0-]/,
Oi=[[4,4,4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function vi(n,t,e,s){const o=[];for(const{0:a,index:r}of n.slice(t,e).matchAll(/[0-9]+/g)){
o.push({start:t+r,text:a,isNext:r>0&&n[t+r-1]===`
`});const c=s.step(Mi);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(Ei);r&&await r;const c=Di(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function Di(n,t){for(const o of Oi){const i=n.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&ln(i))return i.length}let e=0,s=0;for(let o=1;t+o<=n.length&&(o===1||!n[t+o-1].isNext)&&
(e+=n[t+o-1].text.length,!(e>19||o>1&&t>0&&!n[t].isNext));o++)e>=13&&ln(n.slice(t,t+o))&&(s=o);return s}function ln(n){let t=0;const e=n.map(({text:s})=>s).join(
"");for(let s=0;s<e.length;s++){const o=Number(e[e.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const un=2e3,Ii=1e6,ae=2e5;async function Ri({search:n,
search_mode:t,redact_kinds:e=[]},s){const o=[];if(e.length>0&&o.push(await yi(e,s)),n!==void 0&&t!=="regex"){const[i,a]=await Bi(n,s);if(e.length===0)return new pn(
i,a,s);o.push(i)}else n!==void 0&&o.push(await(0,an.Gv)("search",n,t,s));return new pn(Fi(o),void 0,s)}async function Bi(n,{pace:t}){const e=n.split(`
`).filter(a=>a.trim()!=="");if(e.length>un)throw(0,D.G6)([{field:"search",message:`has ${e.length} lines, and at most ${un} are allowed`}]);const s=[];let o=0;for(const a of e){
const r=(await $(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>Ii)throw(0,D.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=re||/\S\s\S/.test(
a));return[await(0,wt.yS)(s,t),await(0,wt.yS)(i,t)]}const hn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Fi(n){const[
t]=n;return n.length===1?t:n.length===0?hn:{hasGroups:!1,lacks:(e,s)=>n.every(({lacks:o})=>o?.(e,s)===!0),search:async(e,s,o)=>{const i=[];for(const r of n)i.push(
await r.search(e,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const re=4,gn=1e4,
Li=1e5,Ni=2;class pn{pattern;inWords;job;texts=new Set;clean=new fi(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,e,s){this.pattern=
t,this.inWords=e,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>mn(await this.search(t,i)));const o=e??{...hn,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<re||this.texts.size>=gn||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,e){e!==void 0&&this.cleanPages.size<Li&&this.cleanPages.set(t,e)}noteArea(t){t.length>=Ni&&this.areaWords.size<gn&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,wt.yS)([...this.areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const e=this.inWords??await(this.literal??=(0,wt.yS)([...this.texts],this.job.pace));return mn(await this.search(
e,t))}finding({lacks:t},e){const{pace:s}=this.job;return Object.assign(e,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,e){if(e==="")return[];const{matches:s,
truncated:o}=await t.search(e,ae,this.job.pace);if(o)throw wn();return s}}const mn=n=>n.filter(({start:t,end:e})=>e-t>=re),wn=()=>(0,Ye.F)("searching","A page, \
or another text of the document, is too long to be searched to its end","Split the document first"),Ui=2e3,yn=100,Wi=10;async function Sn(n,t,e){const s=await $(
n,e);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.
slice(i,a)!==n.slice(r.start,r.end)?[r]:[]})}async function Gi(n,t,e){const{all:s,truncated:o}=await(0,on.IQ)(n,t.pattern,ae,e);return o||s.length>0||(await Sn(
n.flow.text,t,e)).length>0}async function ce(n,t,e){const{all:s,counted:o,truncated:i}=await(0,on.IQ)(n.page,t.pattern,ae,e);if(i)throw wn();const{flow:a}=n.page,
r=[...s,...(await Sn(a.text,t,e)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,d=[];for(const{flow:h,start:y,end:T}of r){const v=new Set,R=e.step((T-y)*yn+Ui);R&&
await R,(0,at.PC)(n,h,y,T,v);for(const W of h.lineBoxes(y,T)){f.set(`${W.x} ${W.y} ${W.width} ${W.height}`,W);const z=e.step(n.trace.images.length*Wi);z&&await z,
n.trace.areUnseen(v,W)&&d.push(W)}for(const W of v)c.add(W);t.note(h.text.slice(y,T))}for await(const h of ji(n,e))t.noteArea(h);for(const h of await ai(n,e))t.
noteArea(h);return{glyphs:c,boxes:[...f.values()],unseen:d,count:o.length}}async function*ji(n,t){const{page:e,trace:s}=n;if(s.touched.size===0)return;const{flow:o}=e;
for(const{0:i,index:a}of o.text.matchAll($i)){const r=new Set;(0,at.PC)(n,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.
length*yn);c&&await c}}const $i=/\S{1,5000}/g,bn=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),Lt=new Set(["P","Obj"]),ht=new Set,ki="Length",Hi=100,Cn=2e4,
fe=1<<20,[Tn,Mn]=[2e3,40];class En{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){this.document=t}async of(t){const{pages:e}=this.
document,s=await(this.shared??=this.ofDocument()),o=e.number(t),i=[s];for(const a of["Resources","Rotate","MediaBox","CropBox"])i.push(await this.ofValue(e.attribute(
t,a)??null,ht,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.entry(o,a)??null,ht,0));for(const a of this.document.
array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),bn,0));const r=this.document.job.pace.step(Tn);r&&await r}return An(
i)}async ofDocument(){const{document:t}=this,{catalog:e}=t,s=t.dict(e.get("StructTreeRoot"));if((await(0,ne.g$)(t))?.hasTexts!==!0)return An([await this.ofValue(
e.get("OCProperties")??null,ht,0),await this.ofValue(t.dict(e.get("AcroForm"))?.get("DR")??null,ht,0),await this.ofValue(s?.get("K")??null,Lt,0),await this.ofValue(
s?.get("RoleMap")??null,Lt,0),await this.ofValue(e.get("MarkInfo")??null,ht,0)])}async ofValue(t,e,s){const o=(0,se.createHash)("sha256"),i=new Ki(o);i.write(t,
e);const{pace:a}=this.document.job;if(a.add(i.count*Mn),!(i.count>Cn)){t instanceof l.Z6&&await this.hashData(o,t);for(const r of i.refs){const c=await this.ofObject(
r,e===Lt?e:ht,s+1);if(c===void 0)return;o.update(c);const f=a.step(Mn);f&&await f}return o.digest("base64")}}async ofObject({number:t},e,s){const{pages:o,job:i}=this.
document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=e===Lt?this.knownElements:this.known;if(a.has(t))return a.get(t);if(s>Hi||this.open.has(t))return;this.
open.add(t);const r=await this.ofValue(this.document.get(t),e,s);this.open.delete(t),a.set(t,r);const c=i.pace.step(Tn);return c&&await c,r}async hashData(t,e){
const s=this.document.encoded(e);for(let o=0;o<s.length;o+=fe){t.update(s.subarray(o,o+fe));const i=this.document.job.pace.step(fe);i&&await i}}}const An=n=>n.includes(
void 0)?void 0:(0,se.createHash)("sha256").update(n.join(" ")).digest("base64");class Ki{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,e){if(++this.count>
Cn)return;const{hash:s}=this,o=t instanceof l.Z6?t.dict:t;if((0,l.i9)(o))this.refs.push(o),s.update("R");else if(Array.isArray(o)){s.update(`[${o.length} `);for(const i of o)
this.write(i,e)}else o instanceof l.Bi?this.writeDict(o,e,t instanceof l.Z6):o instanceof l.Mx?s.update(`(${o.bytes.length} `).update(o.bytes):o instanceof l.SX?
s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,e,s){const o=e===bn?ht:e;this.hash.update("<");for(const[i,a]of t)e.has(i)||s&&i===
ki||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const zi=.01;function Vi(n){if(n.length>0)throw new D.zU("redaction_incomple\
te",`Text to redact is still in ${(0,ut.Dw)(n)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function Zi(n,{
pages:t,search:e,areas:s,shade:o},i,a){const r=await(0,be.E)(n,i);r.keepDecoded(),(0,N.LV)(r,a);const c=new ni.X(r),f=[],d=new En(r);for(const R of t){const W=e.
cleanPages.get(R-1);W!==void 0&&W===await d.of(R-1)||await Gi(await c.page(R-1),e,i.pace)&&f.push(`page ${R}`)}const h=new at.Wz(r),y=new Je(r,o);for(const[R,W]of s){
const{trace:z}=await h.all(R,W.map(et=>(0,m.wS)(et,-zi)));(z.touched.size>0||z.isPaintedIn||z.undivided.size>0||await Xi(y,z,W))&&f.push(`areas of page ${R+1}`)}
const T=await en(r,new Set(Array.from(t,R=>R-1))),v=new Ve(r,e,R=>ce(R,e,i.pace),T);await v.run(new Set);for(const R of v.found.keys())f.push(R);return f}async function Xi(n,t,e){
for(const s of t.images)if(await n.shows(s,e))return!0;return!1}async function Yi(n,t,e,s){const o=new Map;if(t.length>0)for(const{images:c}of n)for(const f of c){
const d=`${f.stream} ${f.from}`;(0,U.vH)(o,d,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:d,to:h}]=c;if(!await _i(c,t,s))
continue;r++;const y=await e.without(c,t),T=y&&`OctavoRedacted${y.number}`;(0,U.vH)(i,f,{from:d,to:h,text:T?`/${T} Do`:""}),T&&a.set(f,(a.get(f)??new Map).set(T,
y))}return{cuts:i,images:a,count:r}}const[Ji,Qi]=[100,4];async function _i(n,t,e){for(const{matrix:s}of n){const o=e.step(Ji+t.length*Qi);o&&await o;const i=(0,Vt.
jY)(s);if(t.some(a=>(0,m.EF)(i,a)))return!0}return!1}var qi=u(2843),ta=u(10339);const xn=8;class ea{document;searching;choose;images;areas;rewriter;use=new ta.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,s,o,i){
this.document=t,this.searching=e,this.choose=s,this.images=o,this.areas=i,this.rewriter=new qi.q(t),this.traced=new at.Wz(t),this.hasLayers=(0,mt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<xn;c++){const{texts:f,
chosen:d}=await this.readPage(t,c,s),h=f.map(({trace:v})=>v),y=await this.cutsOf(t,h,d,s);await this.cutPaths(t,h,d,y);const T=y.removals.size===0&&y.others.size===
0||!h.some(({isPartial:v})=>v);for(const[v,R]of h.entries())T||c===xn-1?await this.use.note(R,e,d[v].glyphs):await this.use.noteGone(R,e,d[v].glyphs);if(y.removals.
size===0&&y.others.size===0)break;r=!0,a+=y.count;for(const v of d)for(const R of v.boxes)o.push(R);if(c===0&&(i=d.reduce((v,R)=>Math.max(v,R.count),s.length>0?
0:1)),await this.rewriter.page(t,h,y),T)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,e,s,o){
const{pace:i}=this.document.job,a=new Set(e.flatMap(R=>[...R.undivided]));if(a.size>0)throw sa(t+1,[...a]);const r=new Map;for(const[R,{glyphs:W}]of s.entries())
await We(r,e[R],W,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async R=>[...await this.searching.inText(R),...c?await c(R):[]].sort(E),d=await Ae(
this.document,e,f),h=[...o,...s.flatMap(({unseen:R})=>R)],{cuts:y,images:T,count:v}=await Yi(e,h,this.images,i);for(const R of[y,...e.map(W=>W.cuts)])for(const[
W,z]of R)d.set(W,await Pn([d.get(W)??[],z],i));return{removals:r,others:d,images:T,count:v}}async cutPaths(t,e,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!e.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await Pn([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,d]of r.entries()){await oi(d,this.searching.inText,c[f].glyphs),(0,at.C7)(d,c[f].glyphs),
await Me(d.trace,this.searching,c[f].glyphs,i),await(0,at.FU)(d,c[f].glyphs,i);for(const h of d.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const na=200;async function Pn(n,t){const e=new Map;for(const s of n)for(const o of s){e.set(`${o.from} ${o.to}`,o);const i=t.step(na);i&&await i}return[...e.values()]}
const sa=(n,t)=>(0,D.G6)([{field:"redact_areas",message:`has an area on page ${n} into which ${(0,ut.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var oa=u(77500),Nt=u(49454),ia=u(15330),aa=u(62548),ra=u(12202),ca=u(88739),Ut=u(61188),On=u(
50476),St=u(48462);const de=14,fa=1330926671,da=[139,139,13,de];function la(n,t,e){try{const s=Buffer.from(n),o=new DataView(s.buffer,s.byteOffset,s.length),i=o.
getUint32(0);if(s[0]===37||s[0]===128)return ha(s,t);if(i===fa){const r=(0,Rt.tI)(o).get("CFF ");return r&&vn(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===
1&&s[1]===0&&i!==65536?vn(s,t):ua(o,t,e))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function vn(n,t){const e=new DataView(n.buffer,n.byteOffset,
n.length),s=(0,Ut.Pe)(e,(0,Ut.Pe)(e,e.getUint8(2)).end),o=(0,Ut.zz)(e,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:i}=(0,Ut.
Pe)(e,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>n.length)return!1;n.fill(de,i[a],i[a+1])}return!0}function ua(n,t,e){const s=(0,Rt.
eQ)(n,(0,Rt.tI)(n));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,On.f)(e,i,c,n),d=new Set([...(0,On.f)(t,i,c,n)]);for(let h=i-1;h>0;h--){
if(!d.has(h)||f.has(h))continue;const[y,T]=[a(h),a(h+1)];if(!(T<=y)){if(o.at+T>n.byteLength)return!1;new Uint8Array(n.buffer,n.byteOffset+o.at+y,T-y).fill(0);for(let v=h;v>
0&&a(v)===y;v--)r(v,T)}}return!0}function ha(n,t){const e=(0,St._M)(n);if(!e)return;const{plain:s,start:o,end:i}=e,a=s.indexOf("/CharStrings");if(a<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,St.Ag)(s,a)){if(!t.has(c)||c===".notdef")continue;const d=(0,St.Ns)(
f,St.Ed).fill(de,r);d.set(da.slice(0,Math.max(d.length-r,0)),r),f.set((0,St.Ze)(d,St.Ed))}return Buffer.concat([n.subarray(0,o),e.seal(s),n.subarray(i)])}const ga=300,
pa=2;async function ma(n,t,e,s){if(!t.hasGone)return;const{live:o}=await(0,L.Gy)(n),i=new at.Wz(n),{pace:a}=n.job;for(const d of s)await t.note((await i.all(d,[])).
trace,a);const{content:r}=await(0,zt.d)(n,o.length,d=>o[d]===1&&e(d));for(const[d,h]of r){const y=n.get(d),T=y instanceof l.Z6&&n.decodedPart(y)?.data;T&&await t.
note((await i.stream(T,h)).trace,a)}const c=await ya(n,t,o),f=wa(n,c);for(const d of c)d.use.gone.size>0&&!d.keepsAll&&await Ma(n,d,f);await va(n,c)}function wa(n,t){
const e=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=Dn(n,n.get(s));if(a===void 0)continue;const r=e.has(a)?e.get(a):new Set;for(const{cid:c}of o.kept)
r?.add(c);e.set(a,i?void 0:r)}return e}function Dn(n,t){const e=n.array(t.get("DescendantFonts"))?.[0];return(0,l.i9)(e)?e.number:void 0}async function ya(n,t,e){
const s=new Set;for(const i of n.dict(n.dict(Ta(n))?.get("Font"))?.values()??[])(0,l.i9)(i)&&s.add(i.number);const o=[];for(let i=1;i<e.length;i++){const a=e[i]===
1?n.get(i):null;if(!(a instanceof l.Bi)||!Ca(n,a))continue;const r=t.fonts.get(await(0,aa.G)(n,new l.oS(i))),c=s.has(i);(r||c)&&o.push({number:i,use:r??Sa,keepsAll:c})}
return o}const Sa={kept:new Set,gone:new Set,lengths:new Set},ba=["Type0","Type1","MMType1","TrueType","Type3"];function Ca(n,t){const e=n.resolve(t.get("Subtyp\
e"));return e instanceof l.SX&&ba.includes(e.text)}const Ta=n=>n.dict(n.catalog.get("AcroForm"))?.get("DR"),le=({kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function Ma(n,{
number:t,use:e},s){const o=le(e),i=n.job.pace.step((o.length+e.kept.size)*ga);if(i&&await i,o.length===0)return;n.edit(t);const a=n.get(t);await Ea(n,a,e);const r=new Set(
o.map(({code:d})=>d));Aa(n,a,r),xa(n,a,r);const c=Dn(n,a),f=c===void 0?void 0:s.get(c);f&&Pa(n,a,new Set(o.map(({cid:d})=>d).filter(d=>!f.has(d))))}async function Ea(n,t,{
kept:e,lengths:s}){const o=n.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof l.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,ra.A)(n,t,{found:!1});
if(!r)return;const c=[...e].sort((d,h)=>d.code-h.code).flatMap(({code:d})=>{const h=r.textOf(d);return h===void 0?[]:[[d,h]]}),f=(0,ca.U)(c.map(([d,h])=>[d,Array.
from(h,y=>y.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",n.add((0,pt.n)(new l.Z6(new l.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Aa(n,t,e){const s=n.array(t.get("Widths")),o=n.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>e.has(o+a)?0:i))}function xa(n,t,e){
const s=n.dict(t.get("Encoding")),o=n.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const T of o.map(
v=>n.resolve(v))){if(typeof T=="number")i=T;else if(T instanceof l.SX&&e.has(i++)){a.add(T.text),r.push(new l.SX(".notdef"));continue}r.push(T)}t.set("Encoding",
new l.Bi(s).set("Differences",r));for(const T of r)T instanceof l.SX&&a.delete(T.text);const c=(0,l.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new l.Bi([...c].filter(([T])=>!a.has(T))));const f=(0,Nt.nb)(n,t),d=n.resolve(f?.get("CharSet"));if(!f||!(d instanceof l.Mx))
return;const h=Buffer.from(d.bytes).toString("latin1").split("/").slice(1),y=t.get("FontDescriptor");(0,l.i9)(y)&&n.edit(y),(0,Nt.nb)(n,t)?.set("CharSet",(0,l.Px)(
h.filter(T=>!a.has(T)).map(T=>`/${T}`).join("")))}function Pa(n,t,e){const s=n.array(t.get("DescendantFonts"))?.[0];if(!(0,Nt.hL)(n,t)||!(0,l.i9)(s))return;n.edit(
s);const i=n.get(s),a=n.array(i.get("W"));a&&i.set("W",Oa(n,a,e));const r=i.get("FontDescriptor"),c=n.resolve(n.dict(r)?.get("CIDSet")),f=c instanceof l.Z6?n.decodedPart(
c)?.data:void 0;if(!f||!(0,l.i9)(r)||!(c instanceof l.Z6))return;const d=f.slice();for(const h of e)h>>3<d.length&&(d[h>>3]&=~(128>>(h&7)));n.edit(r),n.get(r).set(
"CIDSet",n.add((0,pt.n)(c,d,{compress:!0})))}function Oa(n,t,e){const s=[];for(let o=0;o<t.length;){const i=n.resolve(t[o]),a=n.array(t[o+1]);if(typeof i!="numb\
er"||!a){(0,U.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>e.has(i+c)?0:r)),o+=2}return s}async function va(n,t){const e=new Map;for(const s of t){
const o=(0,N.Lq)(n,n.get(s.number));o&&(0,U.vH)(e,o,s)}for(const[s,o]of e){if(o.some(({keepsAll:h})=>h)||!o.some(({use:h})=>le(h).length>0))continue;const i=n.decodedPart(
s)?.data;if(!i)continue;const a=n.job.pace.step(i.length*pa);a&&await a;const[r,c]=[new Set,new Set];for(const{number:h,use:y}of o){const T=Ia(n,n.get(h));for(const v of le(
y))In(r,T(v));for(const v of y.kept)In(c,T(v))}for(const h of c)r.delete(h);const f=r.size>0?la(i,r,c):void 0,d=f&&Da(n,o[0].number);d!==void 0&&n.put(d,await(0,Ht.
c)(n,s,f))}}const In=(n,t)=>{t!==void 0&&n.add(t)};function Da(n,t){const e=(0,Nt.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.
get(s);if((0,l.i9)(o))return o.number}}function Ia(n,t){const e=(0,N.oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,ia.X)(n,t,Ra(e,s),e);return i=>{
const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return e.glyphCalled?.(r)??r}}const Ra=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});
var Rn=u(55969),Ba=u(45059),Fa=u(39491),La=u(34635);const Bn=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),Na=["Alternates","OPI","DSS"];
async function Ua(n){let t=(await(0,Ba._)(n)).length;for(let e=0;e<n.pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(n.entry(n.pages.
number(e),"Annots"))??[]){const i=n.dict(o),a=n.job.pace.step(1e3);a&&await a,i&&Wa(n,i)&&t++}}return t}const Wa=(n,t)=>{const e=(0,Rn.B)(n,t);return e!=="FileA\
ttachment"&&Bn.has(e)};async function Ga(n,t){t&&await(0,w.L)(n,s=>Bn.has((0,Rn.B)(n,s))),await(0,Fa.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),ja(n);const{live:e}=await(0,L.Gy)(n);await(0,La.y)(n,e,[(s,o)=>Na.filter(i=>o.delete(
i)).length>0])}function ja(n){const t=n.catalog.get("Metadata"),e=n.resolve(t),s=e instanceof l.Z6?n.decodedPart(e)?.data:void 0,o=s&&Mo(s);o&&(0,l.i9)(t)&&n.put(
t,(0,pt.n)(e,o,{compress:!1}))}var $a=u(58971);const ka=/\/[^\s()<>[\]{}/%]+/g,Ha=new Uint8Array(0),[Ka,za]=[4,50];async function Va(n,t){if(t.size===0)return;const e=new Za(
n,t);await e.find();for(const s of t){const o=n.get(s);if(e.drawn.has(s)||!(o instanceof l.Z6))continue;const i=(0,pt.n)(o,Ha,{compress:!1});i.dict.delete("Reso\
urces"),n.put(s,i)}}class Za{document;copied;drawn=new Set;naming=new Set;constructor(t,e){this.document=t,this.copied=e}async find(){const{document:t,copied:e,
naming:s}=this,{referrers:o}=await(0,L.Gy)(t,{watched:e}),{pages:i}=t,a=new $a.X(t);for(let r=0;r<i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(
r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)!s.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{
document:e,naming:s}=this;for(let o=new l.oS(t);(0,l.i9)(o)&&!s.has(o.number);o=e.entry(o.number,"Parent")){s.add(o.number);const i=e.entry(o.number,"Resources");
for(const a of[i,e.dict(i)?.get("XObject")])(0,l.i9)(a)&&s.add(a.number)}}async follow(t,e){const{document:s,copied:o}=this,i=s.job.pace.step(t.length*Ka);if(i&&
await i,![...e?.values()??[]].some(r=>(0,l.i9)(r)&&o.has(r.number)))return;const a=new Set((0,A.bS)(t).toString("latin1").match(ka));for(const[r,c]of e)(a.has(`\
/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:s,drawn:o}=this,i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=e.
job.pace.step(za);if(r&&await r,(0,l.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),a=e.dict(e.dict(e.get(a))?.get("Resources"))?.get("XO\
bject")??null}const c=a instanceof l.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof l.Bi)for(const f of c.values())i.push(f)}}}
const Xa=20;async function Ya(n){const{live:t}=await(0,L.Gy)(n);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;n.edit(e);const s=n.job.pace.step(Xa);s&&await s}}
var Ja=u(56457),Qa=u(33238),_a=u(37395);async function Fn(n,t,e){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:await Ua(n),c=await en(n,new Set(Array.from(s,z=>z-
1))),{redacted:f,content:d,unsearched:h}=await qa(n,t,e);tr(t.searches??"search",h,r);const y=new Ve(n,o,z=>ce(z,o,e.pace),c,d.rewriter,d.use);await y.run(d.settled);
const T=[...y.found.values()].reduce((z,nt)=>z+nt,0);if(f.length===0&&T===0)return{redacted:f,elsewhere:0,notes:[]};const v=await o.ofAreas();v&&await as(n,i,v),
await os(n,i),i.size>0&&await Va(n,d.rewriter.copied);const R=Array.from({length:n.pages.count},(z,nt)=>nt).filter(z=>!d.isNoted(z));await ma(n,d.use,z=>c[z]===
1,R),(0,oa.br)(n,"values");const W=(0,Ja.D)(await(0,Qa.Y)(n,"remove"),"remove");return await Ga(n,a),await Ya(n),{redacted:f,elsewhere:T,notes:W}}async function qa(n,{
pages:t,search:e,searches:s,areas:o,shade:i,isAgain:a=!1},r){const c=new _a.Z(n),f=new Set,d=new Set,h=async(R,W)=>{const{index:z,unreadable:nt}=R.page;return W&&
s!==void 0&&nt>0&&d.add(z+1),W&&s!==void 0&&!a&&!o.has(z)&&await c.isScan(R.page)&&f.add(z+1),ce(R,e,r.pace)},y=new ea(n,e,h,new Je(n,i),o),T=[],v=new En(n);for(const[
R,W]of t.entries()){if(s===void 0&&!o.has(W-1))continue;const z=await y.page(W-1);z?T.push(z):e.notePage(W-1,await v.of(W-1)),r.pace.progress(R/t.length)}return{
redacted:T,content:y,unsearched:{textless:[...f],unreadable:[...d]}}}function tr(n,{textless:t,unreadable:e},s){const o=[];if(t.length>0&&o.push({field:n,message:`${(0,ut.
oi)(t)} ${(0,ut.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),e.length>0&&o.push({field:n,message:`${(0,ut.
oi)(e)} ${(0,ut.d5)(e.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are: leave the pages out, or give a\
reas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ut.y_)(s,"attachment")}, which ${(0,ut.d5)(s,"is","are")}\
 not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,D.G6)(o)}var er=u(95234);const nr=async(n,t,e)=>{const s=await Ri(
t,e);await cr(t.redact_label,s);const o=await(0,be.E)(n.bytes,e,{password:t.open_password});o.keepDecoded(),(0,N.LV)(o);const i=o.pages.count,a=(0,K.k1)(t.pages,
i),r=fs(t.redact_areas,a,i);t.redact_annotations&&fr(o,a,r);const c=["search","redact_kinds"].find(R=>t[R]!==void 0),f=t.redact_mark==="black"?0:255,d=t.remove_attachments,
h={pages:a,search:s,searches:c,areas:r,media:d,shade:f},{redacted:y,elsewhere:T,notes:v}=await or(o,h,e);if(y.length===0&&T===0)return{documents:[{...n,pageCount:i}],
notes:[ar],facts:{pageCount:i,redactedMatches:0,redactedPages:0,redactedImages:0}};if(t.redact_mark!=="none"){const R=t.redact_mark==="black"?"white":"black",{redact_label:W}=t,
z=W===void 0?void 0:await(await rr(e)).openLabel(o,W,R);await gs(o,y,t.redact_mark,z)}return{documents:[{name:n.name,bytes:await(0,$t.UN)(o),pageCount:i}],notes:v,
facts:{pageCount:i,redactedMatches:y.reduce((R,{count:W})=>R+W,T),redactedPages:y.length,redactedImages:y.reduce((R,{images:W})=>R+W,0)}}},sr=4;async function or(n,t,e){
let s=await Fn(n,t,e);if(s.redacted.length===0&&s.elsewhere===0)return s;for(let o=1;;o++){const i=await Zi(await(0,$t.UN)(n,{encryption:"none",draft:!0}),t,e,n);
if(i.length===0)return s;const r=o===sr||t.searches===void 0?void 0:await Fn(n,{...t,areas:new Map,isAgain:!0},e);!r||r.redacted.length===0&&r.elsewhere===0?Vi(
i):s=ir(s,r)}}function ir(n,t){const e=new Map(n.redacted.map(o=>[o.index,o]));for(const{index:o,boxes:i,count:a,images:r}of t.redacted){const c=e.get(o)??{boxes:[],
count:0,images:0};e.set(o,{index:o,boxes:[...c.boxes,...i],count:c.count+a,images:c.images+r})}return{redacted:[...e.values()].sort((o,i)=>o.index-i.index),elsewhere:n.
elsewhere+t.elsewhere,notes:n.notes}}const ar={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},rr=n=>(0,er.V)(n,()=>Promise.
all([u.e(7762),u.e(4075),u.e(4942)]).then(u.bind(u,84942)));async function cr(n,t){if(n!==void 0&&(await t.inText(n)).length>0)throw(0,D.G6)([{field:"redact_lab\
el",message:"has text that is redacted: choose another label"}])}function fr(n,t,e){let s=0;for(const o of t)for(const i of ns(n,o-1))if((0,U.vH)(e,o-1,i),++s>ft)
throw(0,D.G6)([{field:"redact_annotations",message:`finds more than ${ft} areas, and at most ${ft} are allowed: choose fewer pages`,mentions:["pages"]}])}}),95234:((st,Z,u)=>{
u.d(Z,{V:()=>C,W:()=>x});var D=u(29082),K=u(91519),U=u(87826),N=u(14029),L=u(52404);const l="1.4";async function x(w,{pages:p,open_password:m,transparency:b},E,M){
const G=await(0,K.E)(w.bytes,E,{password:m}),I=G.pages.count,g=(0,D.k1)(p,I);if(g.length===0){const J=await(0,U.i)(G,w.bytes);return{documents:[{name:w.name,bytes:J,
pageCount:I}],notes:[L.$],facts:{pageCount:I,stampedPages:0}}}const{notes:S,stampedPages:P=g.length,version:O=l,write:B}=await M(G,g),j={version:O>l?O:l},$=B?await B(
j):await(0,N.UN)(G,j);return{documents:[{name:w.name,bytes:$,pageCount:I}],notes:b===100?[F,...S]:S,facts:{pageCount:I,stampedPages:P}}}const F={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function C({pace:w},p){await w.rest();
const m=await p();return await w.rest(),m}}),37395:((st,Z,u)=>{u.d(Z,{Z:()=>M});var D=u(74135),K=u(6057),U=u(65868),N=u(16264);class L{document;contents;constructor(g){
this.document=g,this.contents=new U.i(g)}async cover(g,S){const P=(0,K.iw)(this.document,g),{width:O,height:B}=(0,D.iN)(P),j=[0,0,O*P.userUnit,B*P.userUnit],$=new F(
j);if(await this.contents.read(g,$,$),$.points.share<S)return!1;const J=new C(this.document,j);return await this.contents.read(g,J,J),J.points.share>=S}}const l=32;
class x{page;rows=new Uint32Array(l);constructor(g){this.page=g}get share(){return this.rows.reduce((g,S)=>g+w(S),0)/l**2}cover(g){const S=(0,D.Pj)(g,this.page);
if(!S)return;const[P,O,B,j]=S,[$,J]=this.between(P,B,0),[rt,A]=this.between(O,j,1);if(J<$)return;const k=(2**(J-$+1)-1)*2**$;for(let H=rt;H<=A;H++)this.rows[H]|=
k}between(g,S,P){const O=this.page[P],B=(this.page[P+2]-O)/l,j=Math.ceil((g-O)/B-.5),$=Math.ceil((S-O)/B-.5)-1;return[Math.max(j,0),Math.min($,l-1)]}}class F{points;constructor(g){
this.points=new x(g)}glyph(){}takes({operator:g},S,P,O){g==="BI"&&!O&&this.image(S)}image({matrix:g}){this.points.cover((0,D.zl)(g,N.p))}}class C extends N.r{points;constructor(g,S){
super(g,S),this.points=new x(S)}glyph(){}image(g){const S=(0,D.Pj)((0,D.zl)(g.matrix,N.p),this.paintOf(g).clip);S&&this.points.cover(S)}}function w(I){let g=0;for(let S=I;S!==
0;S&=S-1)g++;return g}var p=u(82877);const m=50,b=.12,E=.5;class M{document;images;constructor(g){this.document=g,this.images=new L(g)}async isScan(g){return!G(
g)&&!(0,p.l)(this.document,g.index)&&await this.images.cover(g.index,E)}}function G({characters:I,found:{fragments:g,width:S,height:P}}){if(I<m)return!1;const O=(B,j)=>B>
b*j&&B<(1-b)*j;return g.some(({box:B})=>O(B.x+B.width/2,S)&&O(B.y+B.height/2,P))}}),1900:((st,Z,u)=>{u.d(Z,{b:()=>w,cE:()=>x,lc:()=>F,oF:()=>K,rr:()=>N,vO:()=>D});
const D=4,K=2,U={gray:1,rgb:3,rgba:4,"gray-alpha":2},N=p=>p.byteOffset%D===0?new Uint32Array(p.buffer,p.byteOffset,p.length/D):new Uint32Array(p.slice().buffer),
L=new Uint32Array(0),l=(p,m)=>m>0&&Buffer.compare(p(m),p(m-1))===0;async function x({height:p,row:m},b){let E=-1;for(let M=0;M<p;M++){const G=m(M),I=l(m,M)?L:N(
G);for(let S=0;S<I.length;S++){if(I[S]===E)continue;const P=S*D,O=G[P+1];if(G[P]!==O||G[P+2]!==O)return!0;E=I[S]}const g=b.step(G.length*K);g&&await g}return!1}
function F({width:p,row:m},b){const E=U[b],M=new Uint8Array(p*E),G=E<3,I=E%2===0;let g=-1;return S=>{const P=g===S-1&&l(m,S);if(g=S,P)return M;const O=m(S),B=N(
O);for(let j=0,$=0;j<B.length;j++){if(j>0&&B[j]===B[j-1]){for(const H=$+E;$<H;$++)M[$]=M[$-E];continue}const J=j*D,[rt,A,k]=[O[J],O[J+1],O[J+2]];G?M[$++]=C(k,A,
rt):(M[$++]=k,M[$++]=A,M[$++]=rt),I&&(M[$++]=O[J+3])}return M}}const C=(p,m,b)=>77*p+150*m+29*b+128>>8;function w(p){const m=new Uint8Array(p.length/3);for(let b=0;b<
m.length;b++)m[b]=C(p[b*3],p[b*3+1],p[b*3+2]);return m}}),16264:((st,Z,u)=>{u.d(Z,{p:()=>p,r:()=>m});var D=u(45599),K=u(36211),U=u(85008),N=u(74135),L=u(6057),l=u(
76023),x=u(4186),F=u(5490);const C=new Set([3,7]),w=.01,p=[0,0,1,1];class m{document;page;area;path;clips=!1;glyphClip;constructor(g,S){this.document=g,this.page=
S}get box(){return this.area}takes(g,S,P,O){if(this.extendsPath(g,S)||this.setsColor(g,S,P))return;const{operator:B}=g,j=K.lJ.get(B);j?this.paints(j,S,O):B==="W"||
B==="W*"?this.clips=!0:B==="w"?S.paint={...this.paintOf(S),lineWidth:Math.abs(g.number(0))||0}:!O&&B==="BI"?this.image(S):!O&&B==="sh"&&this.add(this.paintOf(S).
clip,S)}shows(g){this.glyphClip=C.has(g.mode)?void 0:this.paintOf(g).clip}glyph({font:g,frame:S,size:P},O,B,j,$){if(!this.glyphClip||O!==""&&O.trim()==="")return;
const[J,rt]=S.vertical?[.5,.5]:[g.ascent,-g.descent],A=Math.min(B,j),k=(0,x.L)(S,A,Math.max(B,j),$-J*P,$+rt*P);this.join([k.x,k.y,k.x+k.width,k.y+k.height],this.
glyphClip)}covers(g){this.join(g,this.page)}image(g){this.add((0,N.zl)(g.matrix,p),g)}enters(g,S){const P=(0,L.b0)(this.document,g.get("BBox"));P&&this.clipTo((0,N.
zl)(S.matrix,P),S)}paintOf(g){return g.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(g,{matrix:S}){const P=(0,F.M)(g);switch(g.operator){case"\
re":{const[O=NaN,B=NaN,j=NaN,$=NaN]=P;return this.extend((0,N.zl)(S,[O,B,O+j,B+$])),!0}case"m":case"l":case"c":case"v":case"y":for(let O=0;O+1<P.length;O+=2){const[
B,j]=(0,N.Gd)(S,P[O],P[O+1]);this.extend([B,j,B,j])}return!0;default:return!1}}extend(g){g.every(Number.isFinite)&&(this.path=this.path?(0,N.kO)(this.path,g):g)}setsColor(g,S,P){
const O=this.paintOf(S);switch(g.operator){case"g":case"rg":case"k":return S.paint={...O,components:g.count,isWhite:G((0,F.M)(g))},!0;case"cs":return S.paint={...O,
components:this.componentsOf(g.name(0),P),isWhite:!1},!0;case"sc":case"scn":{const B=g.kind(g.count-1)!==U.o_&&g.count===O.components;return S.paint={...O,isWhite:B&&
G((0,F.M)(g))},!0}default:return!1}}componentsOf(g,S){if(g===void 0)return 0;const P=B=>S.find("ColorSpace",B),O=(0,l.L)(this.document,new D.SX(g),P);return O&&
O.kind!=="inks"&&!O.table?O.components:0}paints({fill:g,strokes:S},P,O){const{path:B,clips:j}=this;this.path=void 0,this.clips=!1;const $=this.paintOf(P);B&&!O&&
S?this.add((0,N.XM)(B,$.lineWidth*M(P)/2),P):B&&!O&&g&&!($.isWhite&&this.isPageWide(B))&&this.add(B,P),j&&B&&this.clipTo(B,P)}isPageWide(g){const[S,P,O,B]=this.
page,[j,$]=[(O-S)*w,(B-P)*w];return g[0]<=S+j&&g[1]<=P+$&&g[2]>=O-j&&g[3]>=B-$}clipTo(g,S){const P=this.paintOf(S);S.paint={...P,clip:(0,N.Pj)(P.clip,g)??b}}add(g,S){
this.join(g,this.paintOf(S).clip)}join(g,S){const P=(0,N.Pj)((0,N.XM)(g,E),S);P&&(this.area=this.area?(0,N.kO)(this.area,P):P)}}const b=[0,0,0,0],E=.01,M=({matrix:[
I,g,S,P]})=>Math.max(Math.hypot(I,g),Math.hypot(S,P)),G=I=>{const g=I.length===4?0:1;return I.length>0&&I.every(S=>S===g)}}),15330:((st,Z,u)=>{u.d(Z,{X:()=>L});
var D=u(45599),K=u(16456),U=u(49454),N=u(30201);function L(C,w,p,m){const b=(0,U.hL)(C,w);return b?l(C,b,p,m):x(C,w,p,m)}function l(C,w,p,m){const b=C.resolve(w.
get("CIDToGIDMap")),E=b instanceof D.Z6?C.decodedPart(b)?.data:void 0;return({cid:M})=>p.glyph(E?(E[M*2]??0)<<8|(E[M*2+1]??0):m.glyphOfCid(M))}function x(C,w,p,m){
const{base:b,differences:E}=(0,K.yD)(C,w),M=(I,g)=>{const S=I.charCodeAt(g-32);return S>0?(0,N.S)(S):void 0};if(m.kind!=="truetype")return({code:I})=>{const g=b===
void 0?m.encoding?.get(I)??M(m.encoding?"":K.W,I):void 0,S=E?.get(I)??g??(b===void 0?void 0:M(b,I));return p.named(S??".notdef")??p.named(".notdef")};const G=(0,K.
pE)(C,(0,U.nb)(C,w),w)&&!E;return({code:I})=>{const g=E?.get(I)??M(b??K.W,I),S=()=>g===void 0?0:F(m,g),P=()=>m.code(I)||(m.codes===void 0?m.unicode(I):0);return p.
glyph(G?P()||S():S()||P())}}function F(C,w){const p=(0,N.u)(w),m=p===void 0?0:C.unicode(p);if(m>0)return m;const b=p===void 0?-1:K.yh.indexOf(String.fromCodePoint(
p));return(b>=0&&C.codes==="macintosh"?C.code(b+32):0)||C.glyphOf(w)}}),88739:((st,Z,u)=>{u.d(Z,{B:()=>l,U:()=>N});var D=u(77581),K=u(12889);const U=100;function N(x,{
digits:F=4,isInOrder:C=!1}={}){const w=x.filter(([,m])=>m.length>0).map(([m,b])=>`<${l(m).slice(-F)}> <${L(b,C)}>`),p=Array.from({length:Math.ceil(w.length/U)},
(m,b)=>{const E=w.slice(b*U,(b+1)*U);return[`${E.length} beginbfchar`,...E,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(F)}> <${"F".repeat(F)}> endcodespacerange`,...p,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function L(x,F){const C=x.map(w=>String.fromCodePoint(w)).join("");return(0,D.kt)(!F&&(0,K.ft)(C)?[...C].reverse().join(""):C).toString("hex").toUpperCase()}
const l=x=>x.toString(16).toUpperCase().padStart(4,"0")}),76023:((st,Z,u)=>{u.d(Z,{L:()=>l});var D=u(45599),K=u(69869);const U=8,N={DeviceGray:L("gray",1),CalGray:L(
"gray",1),G:L("gray",1),DeviceRGB:L("rgb",3),CalRGB:L("rgb",3),RGB:L("rgb",3),DeviceCMYK:L("cmyk",4),CMYK:L("cmyk",4),Separation:L("inks",1)};function L(C,w){return{
kind:C,components:w,profile:void 0,table:void 0}}function l(C,w,p,m=0){const b=C.resolve(w);if(m>U)return;if(b instanceof D.SX){if(Object.hasOwn(N,b.text))return N[b.
text];const M=p(b.text);return M===void 0?void 0:l(C,M,p,m+1)}if(!(0,D.cy)(b))return;const E=C.resolve(b[0]);if(E instanceof D.SX)switch(E.text){case"ICCBased":
return x(C,b[1],p,m);case"Indexed":case"I":return F(C,b,p,m);case"DeviceN":{const M=C.array(b[1])?.length??0;return M>=1&&M<=32?L("inks",M):void 0}default:return Object.
hasOwn(N,E.text)?N[E.text]:void 0}}function x(C,w,p,m){const b=C.resolve(w);if(!(b instanceof D.Z6))return;const E=C.resolve(b.dict.get("N")),M=E===1?"gray":E===
3?"rgb":E===4?"cmyk":void 0;if(M===void 0)return l(C,b.dict.get("Alternate"),p,m+1);const G=(0,K.hh)(C.decodedPart(b)?.data,E);return{...L(M,E),profile:G?.bytes}}
function F(C,w,p,m){const b=l(C,w[1],p,m+1),E=C.resolve(w[3]),M=E instanceof D.Mx?E.bytes:E instanceof D.Z6?C.decodedPart(E)?.data:void 0,G=C.resolve(w[2]);if(!b||
b.table||!M||typeof G!="number"||!(G>=0))return;const I=new Uint8Array((Math.min(Math.floor(G),255)+1)*b.components);return I.set(M.subarray(0,I.length)),{...b,
table:I}}}),69869:((st,Z,u)=>{u.d(Z,{Jc:()=>m,R1:()=>I,To:()=>C,hh:()=>w,so:()=>E});var D=u(77598),K=u.n(D),U=u(48249),N=u(78157),L=u(68973),l=u(45599);const x={
1:"GRAY",3:"RGB ",4:"CMYK"},F=["scnr","mntr","prtr","spac"],C={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function w(g,S){if(!g||g.length<132)return;const P=(0,N.
bS)(g),O=J=>P.toString("latin1",J,J+4),B=P.readUInt32BE(0),j=g[8];if(!(!(B>=132&&B<=g.length&&j>=2&&j<=4&&O(36)==="acsp"&&F.includes(O(12)))||O(16)!==x[S]))return{
bytes:g.subarray(0,B),version:j}}const p=new WeakMap;async function m(g,S){const{bytes:P}=g,O=S.pace.step(P.length);O&&await O;const B=p.get(S.pace)??new Map;p.
set(S.pace,B);const j=M(P),$=B.get(j);if($)return $;const J={...g,id:j,deflated:await(0,L.uM)(S).deflate(P,b)};return B.set(j,J),J}const b=4,E=g=>{const{bytes:S}=g;
return{...g,id:M(S),deflated:(0,U.Kc)(S)}},M=g=>(0,D.createHash)("sha256").update(g).digest("base64"),G=new WeakMap;function I(g,{id:S,deflated:P},O){const B=G.
get(g)??new Map;G.set(g,B);const j=B.get(S);if(j)return j;const $=(0,l.jd)({N:O,Alternate:(0,l.UU)(C[O]),Filter:(0,l.UU)("FlateDecode")}),J=g.add(new l.Z6($,P));
return B.set(S,J),J}}),82877:((st,Z,u)=>{u.d(Z,{R:()=>D,l:()=>K});const D="OctavoText";function K(U,N){const L=U.dict(U.dict(U.pages.attribute(N,"Resources"))?.
get("XObject"));return L!==void 0&&[...L.keys()].some(l=>l.startsWith(D))}}),3449:((st,Z,u)=>{u.d(Z,{d:()=>U});var D=u(45599);const K=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function U(x,F,C){const w=new Map,p=new Map;for(let m=1;m<F;m++){if(!C(m))continue;const b=x.
job.pace.step(300);b&&await b;const E=x.get(m);E instanceof D.Z6?(L(x,E.dict)&&w.set(m,E.dict.get("Resources")),(E.dict.has("CMapName")||(0,D.Eo)(x.resolve(E.dict.
get("Type")),"CMap"))&&p.set(m,"CMap")):E instanceof D.Bi&&l(x,m,E,w,p)}return{content:w,fonts:p,pages:await N(x)}}async function N(x){const F=new Set,C=new Set;
for(const w of x.pages.numbers){const p=x.entry(w,"Contents");(0,D.i9)(p)&&F.add(p.number);const m=x.array(p),b=m!==void 0&&C.size<C.add(m).size;for(const M of b?
m:[])(0,D.i9)(M)&&F.add(M.number);const E=x.job.pace.step(300+(b?10*m.length:0));E&&await E}return F}function L(x,F){const C=x.resolve(F.get("Subtype"));return(0,D.
Eo)(C,"Form")||x.resolve(F.get("PatternType"))===1||F.has("BBox")&&!F.has("ShadingType")}function l(x,F,C,w,p){for(const M of K){const G=C.get(M);(0,D.i9)(G)&&p.
set(G.number,M)}const m=(0,D.Eo)(x.resolve(C.get("Subtype")),"Type3")?x.dict(C.get("CharProcs")):void 0;for(const M of m?.values()??[])(0,D.i9)(M)&&w.set(M.number,
C.get("Resources"));const b=x.resolve(C.get("Type"));if(x.pages.holds(F)||!((0,D.Eo)(b,"Page")||(0,D.Eo)(b,"Template")))return;const E=C.get("Contents");for(const M of x.
array(E)??[E])(0,D.i9)(M)&&w.set(M.number,C.get("Resources"))}}),10339:((st,Z,u)=>{u.d(Z,{H:()=>U});class D{all;last=new Array(256).fill(void 0);constructor(x){
this.all=x}addAll(x){const{last:F,all:C}=this,w=C.size;for(let p=0;p<x.length;p++){const m=x[p],b=m.code&255;F[b]!==m&&(F[b]=m,C.add(m))}return C.size>w}}function K(l,x,F,C){
for(let w=0,p=C;p>0;p--){const m=x.partEnd(F,w,1);l.add(m-w),w=m}}class U{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:x},F,C=L){const w=Uint32Array.
from(C).sort();let p=0;for(const{font:m,elements:b,first:E}of x){let M=this.fonts.get(m);M||this.fonts.set(m,M={kept:new Set,gone:new Set,lengths:new Set});const G=this.
keptOf(m,M);let I=E;for(const g of b){if(typeof g=="number")continue;const S=m.glyphs(g);for(;p<w.length&&w[p]<I;)p++;const P=p<w.length&&w[p]<I+S.length;P&&this.
divide(M,S,I,C),(P||G.addAll(S))&&K(M.lengths,m,g,S.length),I+=S.length;const O=F.step(g.length*N);O&&await O}}}divide(x,F,C,w){this.hasGone=!0;for(const[p,m]of F.
entries())(w.has(C+p)?x.gone:x.kept).add(m)}keptOf(x,{kept:F}){let C=this.seen.get(x);return C||this.seen.set(x,C=new D(F)),C}async noteGone(x,F,C){if(C.size===
0)return;const w=new U;await w.note(x,F,C);for(const[p,{gone:m,lengths:b}]of w.fonts){const E=this.fonts.get(p);if(E)for(const M of m)E.gone.add(M);else this.fonts.
set(p,{kept:new Set,gone:m,lengths:b})}this.hasGone=!0}}const N=50,L=new Set}),9876:((st,Z,u)=>{u.d(Z,{LJ:()=>N,Vn:()=>U,ZM:()=>F,s:()=>L});var D=u(47707);const K=2e4;
async function U(){const{default:C}=await u.e(3286).then(u.bind(u,23286));return function*(w){let p=0;do{const m=p,b=Math.min(w.length,m+K),E=b===w.length,M=new C(
m===0&&E?w:w.slice(m,b));for(let I=M.nextBreak();I;I=M.nextBreak()){const g=m+I.position;if(g===b&&!E)break;let S=g;for(;S>p&&w[S-1]===" ";)S--;yield{start:p,end:S,
next:g},p=g}if(E)return;if(p>m)continue;const G=N(w.charCodeAt(b))?b-1:b;yield{start:p,end:G,next:G,isCut:!0},p=G}while(p<w.length)}}const N=C=>C>=56320&&C<=57343,
L=(C,w)=>(0,D.qf)(C).map(p=>({text:p,width:w(p)})),l=/[_\-–—/.,;:]$/,x=/^[.,;:!?)\]}%»”’…]/;function*F(C,w,p="separators"){let m=0;for(let b=0;b<C.length;m++){
let E=b;for(let M=0;E<C.length&&(M+=C[E].width,!(M>w(m)&&E>b));E++);if(p==="letters"){let M=E;for(;M>b&&M<C.length&&x.test(C[M].text);)M--;M>b&&(E=M)}else if(p===
"separators"&&E<C.length){let M=E;for(;M>b&&!l.test(C[M-1].text);)M--;M-b>=(E-b)/2&&(E=M)}yield E-b,b=E}}}),33238:((st,Z,u)=>{u.d(Z,{Y:()=>g});var D=u(91374),K=u(
39684),U=u(9819),N=u(33973),L=u(21996),l=u(87773),x=u(17671),F=u(58006),C=u(78157),w=u(45599),p=u(21115),m=u(17413);const b=2e3;async function E(A,k,H){const V=A.
resolve(k);let X="";for(const _ of(0,w.cy)(V)?V:[k]){const Y=A.resolve(_);if(Y instanceof w.Mx&&(X=Buffer.from(Y.bytes).toString("latin1")),!(0,w.i9)(_)||!(Y instanceof
w.Z6))continue;let Q;try{Q=(0,C.bS)(A.decoded(Y))}catch{continue}const q=A.job.pace.step(b+Q.length);if(q&&await q,!Q.includes("ignature"))continue;const tt=Q.toString(
"latin1"),ot=await(0,m.Y)(tt,M(X,H),A.job.pace);ot!==tt&&A.put(_,(0,F.n)(Y,Buffer.from(ot,"latin1"),{compress:!1}))}}function M(A,k){return({namespace:H,local:V},X)=>V===
"Signature"&&H===p.dK.ds||V==="signature"&&k&&A!=="datasets"&&!X.some(G)}const G=({namespace:A,local:k})=>k==="datasets"&&A===p.dK.xfa;var I=u(43791);async function g(A,k){
const H=(0,x.Hi)(A),V=await S(A),X=new Set,_=new Set,Y=V.map(({dict:Q})=>(0,D.fq)(A,Q));for(const Q of V)B(H,Q,k,X,_);return X.size>0&&await j(H,X,_),await J(A,
X.size>0),{fields:Y,objects:X,usageRights:rt(A)}}async function S(A){const k=(await(0,L.zx)(A,["Sig"])).Sig;if(k.length===0)return[];for await(const[q,tt]of(0,l.
$)(A,k))P(A,q,tt);const H=new Map;for(const{number:q,dict:tt,type:ot}of await(0,D.qU)(A))ot==="Sig"&&q!==void 0&&O(A,H,q,tt);const V=new Set([...H.values()].flatMap(
({number:q,widgets:tt})=>[q,...tt])),{Sig:X,Widget:_}=await(0,L.zx)(A,["Sig","Widget"]),Y=[];for await(const[q,tt]of(0,l.$)(A,new Set([...X,..._])))V.has(q)||!(0,w.
Zm)(tt)||!(tt.has("T")||(0,w.Eo)(tt.get("Subtype"),"Widget"))||(0,D.pv)(A,tt)==="Sig"&&Y.push(q);const Q=Y.length>0?(await(0,N.Gy)(A)).live:void 0;for(const q of Y)
Q?.[q]===1&&O(A,H,q,A.get(q));return[...H.values()]}function P(A,k,H){const V=[H];for(let X=V.pop();X!==void 0;X=V.pop()){if((0,w.Zm)(X))for(const _ of X.values())
V.push(_);if(Array.isArray(X))for(const[_,Y]of X.entries())!(0,w.Zm)(Y)||!(0,w.Eo)(Y.get("FT"),"Sig")?V.push(Y):(A.edit(k),X[_]=A.add(Y))}}function O(A,k,H,V){if(!(0,w.
Zm)(A.resolve((0,D.hj)(A,V,"V"))))return;const X=V.get("Parent"),_=A.dict(X);if(!V.has("T")&&(0,w.i9)(X)&&_?.has("T")){O(A,k,X.number,_),k.get(X.number)?.widgets.
add(H);return}if(k.has(H))return;const Y=(A.array(V.get("Kids"))??[]).flatMap(Q=>(0,w.i9)(Q)?[Q.number]:[]);k.set(H,{number:H,dict:V,widgets:new Set((0,w.Eo)(V.
get("Subtype"),"Widget")?[H,...Y]:Y)})}function B({removal:A},{number:k,dict:H,widgets:V},X,_,Y){const{document:Q}=A;_.add(k);const q=(0,D.hj)(Q,H,"V");(0,w.i9)(
q)&&A.remove(q.number);for(const tt of V){const ot=Q.get(tt);if(!(0,w.Zm)(ot))continue;if(_.add(tt),X==="keep"&&(0,K.K)(Q,ot)){Q.edit(tt),(0,K.x)(Q,ot);continue}
const At=Q.resolve(ot.get("StructParent"));typeof At=="number"&&Y.add(At),A.remove(tt)}V.has(k)||A.remove(k)}async function j(A,k,H){const{removal:V,structure:X}=A,
{document:_}=V;await $(A,k);const Y=(0,U.Wo)(_,"AcroForm");for(const Q of["Fields","CO"]){const q=_.array(Y?.dict.get(Q)),tt=q?.filter(ot=>!V.isGone(ot)&&!((0,w.
i9)(ot)&&k.has(ot.number)));!Y||!q||!tt||tt.length===q.length||(_.edit(Y.holder),tt.length>0||Q==="Fields"?Y.dict.set(Q,tt):Y.dict.delete(Q))}await X.dropKeys(H),
await X.flush(),await(0,x.Pv)(A,new Set(V.removed()))}async function $({removal:A},k){const{document:H}=A;for(const{number:V,dict:X}of[...await(0,D.qU)(H)].reverse()){
const _=H.array(X.get("Kids")),Y=_?.filter(Q=>!A.isGone(Q)&&!((0,w.i9)(Q)&&k.has(Q.number)));V===void 0||!_||!Y||Y.length===_.length||(H.edit(V),Y.length>0?X.set(
"Kids",Y):(0,w.Eo)(X.get("Subtype"),"Widget")?X.delete("Kids"):A.remove(V))}}async function J(A,k){const H=(0,U.Wo)(A,"AcroForm");if(!H)return;H.dict.has("SigFl\
ags")&&(A.edit(H.holder),H.dict.delete("SigFlags")),await E(A,H.dict.get("XFA"),k);const V=(A.array(H.dict.get("Fields"))??[]).length===0&&!H.dict.has("DR")&&!H.
dict.has("XFA");k&&V&&A.editCatalog().delete("AcroForm")}function rt(A){const{catalog:k}=A,H=A.dict(k.get("Perms"));(0,I.H)(A);for(const V of["Perms","Legal"])k.
has(V)&&A.editCatalog().delete(V);return H?.has("UR3")===!0||H?.has("UR")===!0}}),87826:((st,Z,u)=>{u.d(Z,{N:()=>U,i:()=>N});var D=u(78157),K=u(14029);function U({
suspect:L,bytes:l},x){if(!(L||(0,D.bS)(l.subarray(0,5)).toString("latin1")!=="%PDF-"))return l.length===x.length?x:l}const N=async(L,l,x)=>U(L,l)??await(0,K.UN)(
L,x)})};
