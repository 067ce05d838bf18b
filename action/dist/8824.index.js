"use strict";exports.id=8824,exports.ids=[8824],exports.modules={66974:((st,Y,u)=>{u.d(Y,{D6:()=>G,F1:()=>U,NL:()=>b,P3:()=>K,br:()=>j,bs:()=>R});var D=u(98446);const K={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function U(p,m,T){const x=[],E=[];for(const[H,B]of p.split(",").entries()){const g=H+1;if(m!==void 0&&
B.trim()===""){E.push(`entry ${g} is empty: write ${m}, separated by single commas`);continue}const S=T(B,g);"problem"in S?E.push(j(g,B,S.problem)):x.push(S.item)}
return E.length>0?{problem:R(E)}:{items:x}}const j=(p,m,T)=>`entry ${p} ('${y(m.trim())}') ${T}`,G=({position:p,text:m},T,x)=>j(p,m,`names ${d(T)}, but the docu\
ment has ${(0,D.y_)(x,"page")}`);function d(p){return Number.isSafeInteger(p)?`page ${p}`:"a page far beyond its end"}const O=5;function R(p){const m=p.length-O;
return[...p.slice(0,O),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function b(p){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(p);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(p)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(p)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function y(p){const m=[...p].map(T=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(T)?"?":T);return(0,D.Bu)(m.join(""),40)}}),29082:((st,Y,u)=>{u.d(Y,{k1:()=>G,lY:()=>j,m7:()=>d});var D=u(58552),K=u(66974);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
j=b=>(0,K.F1)(b,"pages such as 1..3, -1, odd",(y,p)=>{const m=y.trim(),T=U.exec(m);if(!T)return{problem:R(m)};const[,x,E,H,B,g]=T,S={negated:x!==void 0,text:m,position:p};
if(E!==void 0)return{item:{...S,pages:E.toLowerCase()}};const M=Number(H),P=B===void 0?M:g===void 0?"end":Number(g);return M===0||P===0?K.P3:{item:{...S,pages:{
from:M,to:P}}}});function G(b,y,p="pages"){const m=B=>(0,D.G6)([{field:p,message:B}]),T=j(b);if("problem"in T)throw m(T.problem);const x=new O(y),E=new O(y),H=[];
for(const B of T.items){const g=B.negated?E:x;if(typeof B.pages=="string"){g.add(B.pages);continue}const{from:S,to:M}=B.pages,P=S<0?y+1+S:S,v=M==="end"?y:M<0?y+
1+M:M,$=(M==="end"?S<0?[[S,P]]:[]:[[S,P],[M,v]]).find(([,Q])=>Q<1||Q>y);$&&H.push((0,K.D6)(B,$[0],y)),!(M==="end"&&P>y||H.length>0)&&g.range(Math.min(P,v),Math.
max(P,v))}if(H.length>0)throw m((0,K.bs)(H));return T.items.every(({negated:B})=>B)&&x.add("all"),x.without(E)}function d(b){const y=j(b);if("problem"in y||y.items.
length!==1)return;const{negated:p,pages:m}=y.items[0];if(p)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:T,to:x}=m;return x===
"end"?{first:T}:x===-1?{first:T}:x<1?void 0:{first:Math.min(T,x),last:Math.max(T,x)}}class O{pageCount;differences;odd=!1;even=!1;constructor(y){this.pageCount=
y,this.differences=new Int32Array(y+2)}add(y){y!=="even"&&(this.odd=!0),y!=="odd"&&(this.even=!0)}range(y,p){this.differences[y]++,this.differences[p+1]--}without(y){
const p=new Uint32Array(this.pageCount);let m=0,T=0,x=0;for(let E=1;E<=this.pageCount;E++){T+=this.differences[E],x+=y.differences[E];const H=E%2===1?"odd":"eve\
n";(T>0||this[H])&&!(x>0||y[H])&&(p[m++]=E)}return p.subarray(0,m)}}function R(b){return/^(not +)?\.\./i.test(b)?"has no start: a range is written 1..5":/^!/.test(
b)?"is not a page: leave out pages with not, such as not 2":(0,K.NL)(b.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((st,Y,u)=>{u.d(Y,{X:()=>j,l:()=>U});const D=new Map("AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY2\
8 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB2\
8 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK2\
4 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30".split(" ").map(G=>[G.slice(0,2),Number(G.slice(2))])),K=/[ \n\u00a0-]/;function U(G){let d=0,O=0;
const R=[...G].map((p,m)=>({sign:p.toUpperCase(),at:m})).filter(({sign:p})=>!K.test(p)),b=p=>{const m=parseInt(p,36);d=(d*(m>9?100:10)+m)%97},y=D.get(R.slice(0,
2).map(({sign:p})=>p).join(""));for(let p=15;p<=Math.min(R.length,34);p++){d=0;for(const{sign:m}of[...R.slice(4,p),...R.slice(0,4)])b(m);if(d===1&&(O=R[p-1].at+
1),d===1&&p===y)break}return O}const j=G=>G.length>=15&&/^[A-Z]{2}\d\d/.test(G)&&U(G)===G.length}),61281:((st,Y,u)=>{u.d(Y,{V:()=>D});async function D({pace:K},U){
await K.rest();const j=await U();return await K.rest(),j}}),52404:((st,Y,u)=>{u.d(Y,{$:()=>j,U:()=>G});var D=u(58552),K=u(29082),U=u(98446);const j={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function G({first_page:d,last_page:O,pages:R},b){if(R!==
void 0)return(0,K.k1)(R,b);const y=(0,U.y_)(b,"page"),p=[];if(d>b&&p.push({field:"first_page",message:`is ${d}, but the document has ${y}`}),O!==void 0&&O>b&&p.
push({field:"last_page",message:`is ${O}, but the document has ${y}`}),p.length===0&&O!==void 0&&d>O&&p.push({field:"first_page",message:`is ${d}, which is afte\
r last_page (${O})`,mentions:["last_page"]}),p.length>0)throw(0,D.G6)(p);return Uint32Array.from({length:(O??b)-d+1},(m,T)=>d+T)}}),78824:((st,Y,u)=>{u.r(Y),u.d(
Y,{redact_text:()=>dr});var D=u(58552),K=u(29082),U=u(45657),j=u(18271),G=u(33973),d=u(45599),O=u(74135),R=u(6057),b=u(87141),y=u(44738),p=u(78021),m=u(86537),T=u(
77581);const x=(n,t)=>n.start-t.start||t.end-n.end,E=(n,t)=>n.lacks?.(t)===!0,H=(n,t)=>Object.assign(async e=>[...await n(e),...await t(e)].sort(x),{lacks:e=>E(
n,e)&&E(t,e)});function B(n,t){let e="",s=0;for(const{start:o,end:i}of t)o>s&&(e+=n.slice(s,o)),s=Math.max(s,i);return e+n.slice(s)}const g=new RegExp("[-\\u00ad\
\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),S=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,M=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
P=new RegExp(`${g.source}|${S.source}|${M.source}`,"gu"),[v,L]=[2,100];async function $(n,t){if(n.search(P)<0)return;let e="";const s=[];let o=0;const i=r=>{e+=
n.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of n.matchAll(P)){const f=t.step((c-o)*v+L);f&&await f,i(c),o=c+r.length;const l=nt(r);for(let h=0;h<
l.length;h++)s.push(l.length===r.length?c+h:c);e+=l}const a=t.step((n.length-o)*v);return a&&await a,i(n.length),s.push(n.length),{text:e,places:s}}const Q=({places:n},t,e)=>({
start:n[t],end:Math.max(n[e-1]+1,n[e])});function nt(n){if(g.test(n))return"";const t=S.exec(n)?.[0];return t===void 0?n.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}var Z=u(78157);const A=32768,N=20;async function W(n,{opening:t,reach:e},s,o){if(n.length<=A)return s(n);const i=[];
for(let a=0,r=0;a<n.length;a=r){r=Math.min(a+A,n.length);const c=r<n.length?n.slice(r-e+1,r).indexOf(t):-1;c>=0&&(r+=c-e+1),i.push(s(n.slice(a,r)));const f=o.step(
A*N);f&&await f}return i.join("")}const z="nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro pa\
ra middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml\
 ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave e\
acute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml",X=160,tt=new Map(
[...z.split(" ").map((n,t)=>[n,String.fromCharCode(X+t)]),...Object.entries({amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}),...Object.entries({OElig:"Œ",oelig:"œ",
Scaron:"Š",scaron:"š",Yuml:"Ÿ"}),...Object.entries({ensp:" ",emsp:" ",thinsp:" ",zwnj:"‌",zwj:"‍",lrm:"‎",rlm:"‏"}),...Object.entries({ndash:"–",
mdash:"—",lsquo:"‘",rsquo:"’",ldquo:"“",rdquo:"”"})]),J=10,_=(n,t)=>W(n,{opening:"&",reach:J},q,t),q=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}[1-4]{0,2}));/gi,
(t,e,s,o)=>{if(o!==void 0)return tt.get(o)??tt.get(o.toLowerCase())??t;const i=e===void 0?parseInt(s,16):parseInt(e,10);return i<=1114111?String.fromCodePoint(i):
t}),[et,ot]=[100,2];async function gt(n,t,e){const s=new $n(n);let[o,i]=[!0,0];for(let a=n.indexOf("<");a>=0;a=n.indexOf("<",Math.max(s.end,a+1))){const r=e.step(
et+(a-s.end)*ot);if(r&&await r,n.startsWith(pt,a)){i>=0&&i<a&&(i=n.indexOf(wt,a)),s.cut(a,a+pt.length,"",i);continue}const c=o&&n.startsWith("<!--",a),f=c?n.indexOf(
"-->",a+4):-1;o=!c||f>=0;const l=f>=0?f+3:Vn(n,a);l!==void 0&&s.cut(a,l,f>=0?"":t,i)}return s.cut(n.length,n.length,"",i),s.text}const pt="<![CDATA[",wt="]]>",Wn=1e4;
class $n{whole;end=0;blocks=[];parts=[];constructor(t){this.whole=t}get text(){return this.blocks.join("")+this.parts.join("")}cut(t,e,s,o){const{whole:i,end:a,
parts:r}=this;o>=a&&o<t&&i.startsWith(wt,o)?r.push(i.slice(a,o),i.slice(o+wt.length,t),s):r.push(i.slice(a,t),s),this.end=e,!(r.length<Wn)&&(this.blocks.push(r.
join("")),this.parts=[])}}const[kn,pe,Hn,Kn]=[60,62,34,39],zn=1<<20;function Vn(n,t){let e,s;const o=Math.min(n.length,t+zn);for(let i=t+1;i<o;i++){const a=n.charCodeAt(
i);if(a===kn)return s;if(a===pe&&e===void 0)return i+1;a===pe?s??=i+1:a===e?e=void 0:e===void 0&&(a===Hn||a===Kn)&&(e=a)}return s}const Zn=/[^\P{Cc}\t-\r\x7f-\x9f]/u,
Xn=1<<20,Yn=3,Jn=/(?:%[0-9a-f]{2})+/gi,me=3;async function*we(n,t){const e=(0,Z.bS)(n).toString("latin1");let s=e;const o=a=>({text:s=a,isDecoded:!0});yield{text:e,
isDecoded:!1},/[\x80-\xff]/.test(e)&&(yield{text:s=(0,Z.bS)(n).toString("utf8"),isDecoded:!1}),e.includes("\0")&&(s=await W(e,{opening:"\0",reach:1},a=>a.replaceAll(
"\0",""),t),yield{text:s,isDecoded:!1});let i=e;for(let a=0;a<Yn&&/%[0-9a-f]{2}/i.test(i);a++)i=await W(i,{opening:"%",reach:me},_n,t),/[\x80-\xff]/.test(i)&&(yield{
text:i,isDecoded:!0}),yield o(Buffer.from(i,"latin1").toString("utf8"));yield*ye(s,t);for(const a of Qn(n,e))yield{text:a,isDecoded:!0},yield*ye(await W(a,{opening:"\
%",reach:me},qn,t),t)}async function*ye(n,t){if(n.includes("?")&&n.includes("+")&&(yield{text:n.replaceAll("+"," "),isDecoded:!0}),n.includes("&")&&(yield{text:await _(
n,t),isDecoded:!0}),n.includes("<"))for(const e of[""," "]){const s=await gt(n,e,t);yield{text:s.includes("&")?await _(s,t):s,isDecoded:!0}}}function*Qn(n,t){const e=t.
startsWith("þÿ"),s=t.startsWith("ÿþ");if(!(e||s||n.length<=Xn&&Zn.test(t))||n.length<2)return;const i=(0,Z.bS)(n.subarray(0,n.length&-2));e||(yield i.toString(
"utf16le")),s||(yield Buffer.from(i).swap16().toString("utf16le"))}const _n=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),qn=n=>n.
replace(Jn,t=>Buffer.from(t.replaceAll("%",""),"hex").toString("utf8")),ts=500;async function vt(n,t,e){const s=(0,T.g7)(n);if(s.length===n.bytes.length&&es.test(
s)&&!s.includes(`-
`)&&E(t,s))return;const i=s.replace(ns,""),a=await t(i);if(a.length>0){const w=(0,T.wx)(B(i,a));return await yt(w.bytes,t,e)?kt:w}const r=await $(i,e),c=r?(await t(
r.text)).map(({start:w,end:C})=>Q(r,w,C)):[];if(c.length===0)return await yt(n.bytes,t,e)?kt:void 0;const f=B(i,c),l=await $(f,e);return l&&(await t(l.text)).length>
0||await yt((0,T.wx)(f).bytes,t,e)?kt:(0,T.wx)(f)}const es=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,Se="\x1B",ns=new RegExp(`${Se}[a-zA-Z]{2,8}${Se}`,"g"),kt=new d.Mx(new Uint8Array(
0));async function yt(n,t,e,s=!0){for await(const o of we(n,e)){if(await be(o,t,e,s)>0)return!0;const i=e.step(ss*n.length);i&&await i}return!1}async function be({
text:n,isDecoded:t},e,s,o){const i=E(e,n)?0:(await e(n)).length,a=o&&t&&i===0?await $(n,s):void 0;return a?(await e(a.text)).length:i}const ss=4;async function Dt(n,t,e){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof d.Z6?i.dict:i;if(!(!(a instanceof d.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}const f=n.job.pace.step(ts);f&&await f;const l=await vt(c,e,n.job.
pace);l&&(a instanceof d.Bi?a.set(r,l):a[r]=l,s++)}}return s}function*os(n,t){const e=(0,b.y)((0,R.iw)(n,t)),s=o=>{const i=Te(e,o);return i.width>0&&i.height>0?
i:void 0};for(const o of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const i=n.dict(o);if(!i||!(0,d.Eo)(n.resolve(i.get("Subtype")),"Redact"))continue;const a=(n.
array(i.get("QuadPoints"))??[]).map(f=>Number(n.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[l,h]=[0,1].map(C=>[0,2,4,6].map(I=>a[f+I+C])),w=s([(0,U.YG)(
l),(0,U.YG)(h),(0,U.Kf)(l),(0,U.Kf)(h)]);w&&(yield w)}const r=(0,R.b0)(n,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function Te(n,t){const[e,s,o,i]=(0,O.
zl)(n,t);return{x:e,y:s,width:o-e,height:i-s}}const is=4;async function as(n,t){t.size!==0&&await(0,y.L)(n,(e,s)=>{const o=t.get(s),i=o&&(0,R.b0)(n,e.get("Rect"));
if(!o||!i)return!1;const a=Te((0,b.y)((0,R.iw)(n,s)),i);return n.job.pace.add(o.length*is),o.some(r=>(0,m.EF)(a,r))})}const rs=["ActualText","Alt","E","T"];async function cs(n,t,e){
const s=new Set([...t.keys()].map(a=>n.pages.number(a)));let o=0;for(const a of s)for(const r of n.array(n.entry(a,"Annots"))??[]){const c=n.dict(r),f=c?await Dt(
n,c,e):0;f>0&&(0,d.i9)(r)&&n.edit(r),o+=f}for(const a of t.keys()){const r=n.pages.attribute(a,"Resources"),c=n.dict(n.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const l=await Dt(n,n.dict(f)??null,e);l>0&&(0,d.i9)(f)?n.edit(f):l>0&&(0,d.i9)(r)&&n.edit(r),o+=l}}const{live:i}=await(0,G.Gy)(n);for(let a=1;a<i.
length;a++){const r=i[a]===1?n.dict(n.get(a)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!r||!(0,p.Uc)(r)||!fs(r,s)))for(const f of rs){const l=await Dt(n,[n.
resolve(r.get(f))],e);l>0&&(n.edit(a),r.delete(f)),o+=l}}return o}function fs(n,t){const e=n.get("Pg");return!(0,d.i9)(e)||t.has(e.number)}var Ce=u(91519),ls=u(
87826),Ht=u(14029),ds=u(61281),us=u(52404);const lt=5e4,hs=20;function gs(n,t,e){const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))
throw It(["must have a list under areas, or under matches"]);if(o.length>lt)throw It([`has ${o.length} areas, and at most ${lt} are allowed`]);const i=[],a=new Set(
t);let r=0;for(const[c,f]of o.entries()){const l=ps(f,e);if(typeof l=="string")i.push(`area ${c+1} ${l}`);else if(!a.has(l.page))i.push(`area ${c+1} is on page ${l.
page}, which pages does not name`);else for(const h of l.boxes)(0,U.vH)(s,l.page-1,h);if(typeof l!="string"&&(r+=l.boxes.length),r>lt)throw It([`has more than ${lt}\
 boxes, and at most ${lt} are allowed`]);if(i.length===hs)break}if(i.length>0)throw It(i);return s}const It=n=>(0,D.G6)([{field:"redact_areas",message:n.join(";\
 ")}]),Me=n=>typeof n=="object"&&n!==null&&!Array.isArray(n);function ps(n,t){if(!Me(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!=
"number"||!Number.isInteger(e)||e<1||e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(ms);return o.some(i=>i===
void 0)||o.length===0?"must have boxes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function ms(n){if(!Me(n))return;const[t,
e,s,o]=["x","y","width","height"].map(a=>n[a]);return[t,e,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var ws=u(
81627),Et=u(36078),ys=u(99876);async function Ss(n,t,e,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{
kinds:i,pages:a}=await(0,ys.F)(n,Uint32Array.from([...o.keys()],c=>c+1)),r=new ws.B(n);await r.inspect(a);for(const c of a){const f=(0,O.DI)((0,b.y)(i[c.kind])),
l=new Set,h=[];for(const w of o.get(c.index)??[]){const C=n.job.pace.step(bs);C&&await C;const I=Ts(w,f);if(l.has(I))continue;l.add(I);const F=s?.placementIn(w,
f);F!==void 0&&h.push(F)}await r.over(c,{resources:s?[s.addition]:[],operators:([w])=>{const C=w===void 0?[]:h.map(I=>`${(0,Et.qK)(w,I)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...l].join(`
`)} f Q
${C.join("")}EMC
`}})}}const bs=1500;function Ts({x:n,y:t,width:e,height:s},o){const[i,a,r,c]=(0,O.zl)(o,[n,t,n+e,t+s]);return`${(0,Et.id)(i)} ${(0,Et.id)(a)} ${(0,Et.id)(r-i)} ${(0,Et.
id)(c-a)} re`}var St=u(58006),Cs=u(7854),Kt=u(56681),Ms=u(8510),zt=u(52829),Es=u(71856),Vt=u(32488),Ee=u(52755),bt=u(9819);const xs=300;async function As(n){const t=new Map;
if(!(0,bt.Wo)(n,"AcroForm"))return t;const{fields:e}=await Ee.mO.read(n);for(const{flags:s,kind:o,widgets:i}of e)if(!(o!=="text"||(s&Ee.qA)===0))for(const{dict:a}of i){
for(const c of n.dict(a.get("AP"))?.values()??[]){const f=n.resolve(c);for(const l of(0,d.Zm)(f)?f.values():[c]){const h=n.resolve(l);(0,d.i9)(l)&&h instanceof d.
Z6&&t.set(l.number,h.dict.get("Resources"))}}const r=n.job.pace.step(xs);r&&await r}return t}var Rt=u(82416),Bt=u(37709),ft=u(85008);const[Os,Ps]=[4,100];async function vs(n,t){
const e=[],s=[];let o=0;const i=r=>{e.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ft.An||f===ft.Cd?(s.push({at:o,from:r,to:c}),i((0,Z.bS)((0,Rt.E3)(n,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*Os)):f===ft.QR&&o>0&&i(`
`)};return await(0,Bt.Jo)(n,t,a,!0),{text:e.join(""),pieces:s}}async function Ds(n,t,e){const{text:s,pieces:o}=await vs(n,e),i=await t(s);if(i.length===0)return n;
const a=[];let[r,c]=[0,0];for(const[f,{at:l,from:h,to:w}]of o.entries()){const C=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<C;r++)c=Math.max(c,i[r].end);l<
c&&a.push({from:h,to:w,text:"()"});const I=e.step(Ps);I&&await I}return(0,Kt.E$)(n,a,e)}var Zt=u(3449),Xt=u(71157);async function xe(n,{inText:t,inCodes:e},s,o){
if(n.shown.length===0)return;const i=await Yt(n,o);if(await Ft(n,i,Qt,await t(i.text),s,o),n.shown.some(({hasNoSize:r})=>r)){const r=await Yt(n,o,Rs);await Ft(n,
r,Qt,await t(r.text),s,o)}const a=await Fs(n,o);await Ft(n,a,$s,await e(a.text),s,o)}async function Is(n,t,e,s){const{text:o,starts:i}=await Yt(n,s,()=>!0),a=[];
for(let f=0;f<o.length;f++)o[f]!==" "&&a.push(f);const r=s.step(o.length*Jt);r&&await r;const c=(await t(o.replaceAll(" ",""))).map(({start:f,end:l})=>({start:a[f],
end:a[l-1]+1}));await Ft(n,{text:o,starts:i},Qt,c,e,s)}const Rs=(n,t)=>n.hasNoSize&&t.hasNoSize;async function Yt({shown:n},t,e){const s=[];let o="";for(const[i,
a]of n.entries()){const{text:r}=a;s.push(o.length);const c=n[i+1],f=c!==void 0&&(c.follows||e?.(a,c)===!0);o+=f?r:`${r}
`;const l=t.step((r.length+1)*Jt);l&&await l}return{text:o,starts:s}}const Bs=10;async function Fs({shown:n},t){const e=[];let s=0;for(const{elements:a}of n){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of n){e.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*Jt);c&&await c}o[i++]=Bs}return{text:(0,Z.bS)(o).toString("lati\
n1",0,i),starts:e}}async function Ft({shown:n},{text:t,starts:e},{lengthOf:s,countsCodes:o,gapOf:i},a,r,c){if(a.length===0)return;const f=await Ls(a,t.length,c);
let l=-1;for(const{start:h,end:w}of a)for(let C=Math.max(Ws(e,h),l+1);C<e.length&&e[C]<w;C++){l=C;const{font:I,elements:F,first:k}=n[C];let V=e[C],ct=k;for(const it of F){
if(typeof it=="number")V+=i(it);else{let $t=0;for(const Sr of I.glyphs(it)){const jn=o?I.partEnd(it,$t,1):$t,Gn=s(Sr,it,$t,jn);Ns(f,V,Gn)&&r.add(ct),V+=Gn,ct++,
$t=jn}}const Pt=c.step(Gs(it));Pt&&await Pt}}}async function Ls(n,t,e){const s=new Uint8Array(t);for(const{start:o,end:i}of n){s.fill(1,o,i);const a=e.step(js+(i-
o>>3));a&&await a}return s}function Ns(n,t,e){for(let s=t;s<t+e;s++)if(n[s]===1)return!0;return!1}const[Us,Jt,js]=[100,4,20],Gs=n=>(typeof n=="number"?1:n.length+
1)*Us;function Ws(n,t){let e=0;for(let s=n.length-1;e<s;){const o=e+s+1>>1;n[o]<=t?e=o:s=o-1}return e}const Qt={lengthOf:({text:n})=>n.length,countsCodes:!1,gapOf:n=>n<
Xt.t6?1:0},$s={lengthOf:(n,t,e,s)=>{let o=0;for(let i=e;i<s;i++)t[i]!==0&&o++;return o},countsCodes:!0,gapOf:()=>0};var ks=u(64680),Ae=u(45079);async function Oe(n,t,e){
const s=new Map,o=new Set;for(const{lists:i}of t)for(const{stream:a,tag:r,operator:c,from:f,to:l,dict:h}of i){const w=`${a} ${f}`;if(o.has(w)||(o.add(w),await Dt(
n,h,e)===0))continue;const C=new ks.k(256);(0,Ae.bD)(C,h,Ae.yT);const I=`${r} ${Buffer.from(C.bytes).toString("latin1")} ${c}`;(0,U.vH)(s,a,{from:f,to:l,text:I})}
return s}var Lt=u(94389);const Pe=120,Hs=new Set([65536,1330926671,1953658213]),_t=132;async function Ks(n,t,e){let s;for(const[o,i]of t){const a=n.subarray(o,Math.
max(o,Math.min(i,n.length)));for(const{text:r,width:c,offset:f}of Vs(a))for(const l of E(e,r)?[]:await e(r))s??=n.slice(),zs(s,l,{start:o+f,width:c})}return s}function zs(n,t,{
start:e,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=Pe}function Vs(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),e=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().
toString("utf16le"),width:2,offset:s})}return e}function Zs(n){if(n.length<12)return[];const t=new DataView(n.buffer,n.byteOffset,n.byteLength);if(Hs.has(t.getUint32(
0)))try{const i=(0,Lt.tI)(t).get("name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(n[0]!==37&&n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,
n.byteOffset,n.length).toString("latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function Xs(n){if(n.length<_t||Buffer.from(n.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&
_t+12*(o+1)<=n.length;o++){const[i,a]=[4,8].map(r=>t.getUint32(_t+12*o+r));s.push([i+8,i+a])}return s}function ve(n){return[...Buffer.from(n.buffer,n.byteOffset,
n.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const Ys=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,Js=300;async function Qs(n,t,e){
const s=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(Ys)){const f=e.step(Js+a.length);f&&
await f;const l=_s(r);l.length<2||E(t,l)||(await t(l)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+
s.slice(i),"latin1")}function _s(n){const t=Buffer.from(n.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const qs=new Set(
`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),De=32,to=/<[0-9a-f\s]{0,4096}>|[a-z]+/gi,eo=new Set(Buffer.from(`
\r>`)),Ie=1<<20;async function no(n,t,e){const s=await Re(n,e),o=await t((0,Z.bS)(s).toString("latin1"));if(o.length===0)return;const i=n.slice();for(const{start:a,
end:r}of o)for(let c=a;c<r;c++)s[c]>De&&!so.has(s[c])&&(i[c]=Pe);return i}const so=new Set(Buffer.from("/()<>[]{}%"));async function Re(n,t){const e=n.slice();for(let s=0,
o=0;s<e.length;s=o){for(o=Math.min(s+Ie,e.length);o<e.length&&!eo.has(e[o]);)o++;const i=Buffer.from(e.buffer,e.byteOffset+s,o-s).toString("latin1");for(const{0:r,
index:c}of i.matchAll(to))(r.startsWith("<")||qs.has(r))&&e.fill(De,s+c,s+c+r.length);const a=t.step(2*Ie);a&&await a}return e}var at=u(81077),oo=u(30201);const Be=new Set(
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),Fe=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
io=/New|Roman|Sans|Serif|Mono|Bold|Italic|Oblique|Regular|Light|Medium|Semi|Demi|Heavy|Extra|Ultra|Black|Thin|Book|Condensed|Compressed|Narrow|Wide|Unicode|Neue|Pro|Std|Schoolbook|Gothic|Mincho|Code|Text|Display|Slab|Script|Old|Style|Antiqua|Linotype|Math|Symbols?|Dingbats|Emoji|Console|Typewriter|Handwriting|Humanist|Next|Nova|Rounded/g;
function ao(n){const t=Be.has(n)?n:Fe.exec(n)?.[0]??n;return n.slice(t.length).replace(io," ").split(/[^\p{L}\p{N}]+/u).filter(e=>e!=="")}const Le=n=>Be.has(n)||
Fe.test(n)||(0,oo.u)(n)!==void 0,qt=4,ro=60,co=n=>/[\x80-\xff]/.test(n)?Buffer.from(n,"latin1").toString("utf8"):n,fo=["redacted-","removed-","name-","x-"];class lo{find;seen=new Set;names=new Map;constructor(t){
this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){const s=[e];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof
d.Z6?o.dict:o;if(i instanceof d.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)s.push(r);else if(i instanceof d.Bi)for(const[r,c]of i){if(this.add(
r),r==="DA"&&c instanceof d.Mx)for(const f of Ue((0,at.Pu)(c)))this.add(f);s.push(c)}const a=t.job.pace.step(ro);a&&await a}}add(t){t.length>=qt&&this.seen.add(
t)}async settle(){const t=await te([...this.seen],this.find);if(t.length===0)return;const e=await je(this.find);for(const s of t)this.names.set(s,`${e}${this.names.
size+1}`)}}async function te(n,t){const e=[];for(const s of await ee(n,t)){const o=Le(s)?ao(s):[s];(await ee(o,t)).length>0&&e.push(s)}return e}async function uo(n,t){
const e=new Set(await te(Ue(n),t));return e.size===0?n:n.replace(Ne,s=>e.has(s.slice(1))?"":s)}const Ne=/\/[^\s/()<>[\]{}%]+/g,Ue=n=>Array.from(n.matchAll(Ne),([
t])=>t.slice(1));async function je(n){for(const t of fo)if((await n(`${t}1`)).length===0)return t;return""}async function ee(n,t){const e=[];let s="";for(const a of n)
e.push(s.length),s+=`${co(a)}
`;if(s==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;i+1<e.length&&e[i+1]<=a;)i++;const c=n[i];
r-a>=qt&&r<=(e[i+1]??s.length)-1&&o.add(c)}return[...o]}function ho(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<qt||!Number.isNaN(Number(s))).join(" ")}const[go,Ge]=[4,3],po=10;async function mo(n,t){
const e=new wo(n);return await(0,Bt.Jo)(n,t,(s,o)=>e.take(s,o)),e.end()}class wo{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(Z.IQ)}take({start:t,end:e},s){this.sign>=0&&this.lookBetween(t,e),s===ft.An||s===ft.Cd?this.
addString(t,e):s===ft.QR?(this.used>0&&(this.codes[this.used++]=po),e-t>Ge&&this.words.add(this.text(t,e))):s===ft.o_?e-t>go&&this.names.add((0,Rt.MQ)(this.content,
t+1,e)):s===ft.Ho&&this.images.push({from:t,to:e,text:""})}lookBetween(t,e){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(Z.IQ,o)),this.sign>=0&&
this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=e}addString(t,e){const{codes:s}=this,o=(0,Rt.E3)(this.content,t,e);let{used:i}=this;for(let a=0;a<o.length;a++){
const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,e)=>(0,Z.bS)(this.content).toString("latin1",t,e);end(){const{content:t,codes:e,used:s,names:o,words:i,images:a,
comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,Z.bS)(e).toString("latin1",0,s),comments:r,names:o,words:i,images:a}}}async function yo(n,{
names:t,words:e,images:s},o,i,a){const r=new Set(await ee([...e],o)),c=r.size===0?[]:await So(n,r,a);for(const{from:f,to:l}of s)(await i((0,Z.bS)(n).toString("l\
atin1",f,l))).length>0&&c.push({from:f,to:l,text:"\0".repeat(l-f)});return c.sort((f,l)=>f.from-l.from),{names:await te([...t],o),cuts:c}}async function So(n,t,e){
const s=[];return await(0,Bt.Jo)(n,e,({start:o,end:i},a)=>{a===ft.QR&&i-o>Ge&&t.has((0,Z.bS)(n).toString("latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function bo(n,t,e){
const s=[];return await(0,Bt.Jo)(n,e,({start:o,end:i},a)=>{const r=a===ft.o_?t.of((0,Rt.MQ)(n,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.
length===0?n:(0,Kt.E$)(n,s,e)}const To=100;async function We(n,t,e,s){for(const o of e){const i=s.step(To);i&&await i;const a=t.shownAt(o);let r=n.get(a.stream);
r||n.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),c.glyphs.add(o-a.first)}}var $e=u(21115);const ke=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,
Co=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,Mo=new Set(
[...Object.keys($e.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim","stFnt","st\
Mfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function He(n){const t=(0,Z.bS)(n).toString(
"latin1");return Buffer.from(t.replace(ke,e=>" ".repeat(e.length)),"latin1")}const Eo=new RegExp(`${ke.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),xo=400;async function Ao(n,t){
const e=new Set;for(const[s]of(0,Z.bS)(n).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(Eo)){const f=a??r;c!==void 0?e.
add(c.slice(c.indexOf(":")+1)):f!==void 0&&(Mo.has(i)||e.add(i),!Co.test(f)&&!Oo.has(f)&&e.add(f));const l=t.step(xo+o.length);l&&await l}return[...e].join(`
`)}const Oo=new Set(Object.values($e.dK));function Po(n){const t=(0,Z.bS)(n).toString("latin1"),e=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;e.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(e.join("")+t.slice(s),
"latin1")}const vo=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Do(n){return n[0]===254&&n[1]===255||n[0]===255&&n[1]===254||!vo.test((0,Z.bS)(n).toString("latin1"))}const Io=/[ -~](?:\0*[ -~]){3,}/g,
Ro=n=>Array.from((0,Z.bS)(n).toString("latin1").matchAll(Io),({0:t,index:e})=>({start:e,text:t.replaceAll("\0","")})),Bo=16384,Fo=10,Ke=Buffer.of(255,217);async function Lo(n,t,e){
const s=n.encoded(t),o=Math.max(s.length-Bo,0),i=No(n,t,s);if(i>=0)return(await e((0,Z.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=n.job.
pace.step((s.length-o)*Fo);a&&await a;const r=Ro(s.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&Uo(n,t,s,o+c))return o+c}}function No(n,t,e){const s=n.resolve((n.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,d.Eo)(s,"ASCIIHexDecode")?">":(0,d.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,Z.bS)(e).indexOf(o);return i<
0?-1:i+o.length}function Uo(n,t,e,s){const o=n.decodedPart(t);if(o)return n.decodedPart(new d.Z6(t.dict,e.slice(0,s)))?.data.length===o.data.length;const[i,...a]=n.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,d.Eo)(n.resolve(i),"DCTDecode")&&s>=(0,Z.bS)(e).lastIndexOf(Ke)+Ke.length&&e.includes(
217)}const jo={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"\
form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function ze(n,t,e){return t?t===n.dict(n.trailer.
get("Info"))?"the properties of the document":(0,p.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(n.resolve(t.get("Subtype")),"Widget")?"form fields":"a\
nnotations":t.has("FT")?"form fields":(0,d.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":jo[e]??"other entries":"other e\
ntries"}const dt=100,Ve=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Go=new Set(["Dest","D","S","C","AS","V","DV"]),Wo=new Set(["DA","Registry","Ordering",
"CharSet","Panose","CheckSum","Lookup","NS"]),$o=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,ko=new Set(["Root","Info","ID","Encrypt"]),Ho=1e3,Ko=48,
zo=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),xt=n=>n instanceof d.Bi||Array.isArray(n);class Vo{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=e,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:s}=this;this.prefix=await je(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,d.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof d.SX){e(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const l=e(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(l||h)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,s]of[...t]){const o=e==="ID"?await this.isTextual(
s):!(0,d.i9)(s)&&e!=="Encrypt"&&await this.object([s]);this.edits&&(o||!ko.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
d.Mx&&(await this.inCodes((0,at.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,bt.Wo)(t,"Names"),s=(0,bt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[o]of await(0,at.Zc)(this.document,t.get(e),"Names"))!(o instanceof d.Mx)||!await vt(o,this.find,
this.document.job.pace)||(this.rename((0,at.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof d.Z6?o.dict:o,a=e.job.pace.step(dt);if(a&&await a,Array.isArray(i))for(const r of i)
xt(r)&&s.push(r);if((0,d.Zm)(i)){for(const[r,c]of i)Ve.has(r)&&await this.nameAll(c),xt(c)&&s.push(c);e.job.pace.add(dt*i.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,d.Zm)(e))return;const s=(0,d.i9)(t)?t.number:e;if(!this.searched.has(s)){this.searched.add(s);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await vt((0,d.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof d.Z6?o.value.dict:o.value;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&Ze(i)){await this.palette(i)&&(e=!0);continue}const a=i instanceof d.Bi?i:o.dict;for(const[c,f]of i.entries()){const l=this.document.job.pace.step(dt);l&&await l;
const h=typeof c=="string"?c:o.key,w=this.mayChange(f)?await this.entry(a,h,f):void 0;if(w===void 0){xt(f)&&s.push({value:f,dict:a,key:h});continue}e=!0,this.note(
ze(this.document,a,h)),this.edits&&(i instanceof d.Bi?i.set(c,w):i[c]=w)}i instanceof d.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(e=!0);const r=this.document.
job.pace.step(dt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({value:e.get(
o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof d.Z6?a.value.dict:a.value;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;
const c=r instanceof d.Bi?r:a.dict;for(const[l,h]of r.entries()){const w=Array.isArray(r)&&Ze(r)?"Lookup":typeof l=="string"?l:a.key,C=e.job.pace.step(dt);C&&await C,
(0,d.i9)(h)?s.set(h.number,{dict:c,key:w}):xt(h)&&i.push({value:h,dict:c,key:w})}const f=e.job.pace.step(dt);f&&await f}}return s}async scalar(t,e,s){const{document:o}=this,
{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=e instanceof d.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(i,a,e):new d.SX(r);c!==void 0&&(this.
note(ze(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof d.Mx)||(await this.inCodes((0,at.Pu)(e))).length===0?!1:(this.note("f\
onts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:s}=this;let o=!1;const i=[t];for(let a=i.
pop();a!==void 0;a=i.pop()){const r=a instanceof d.Z6?a.dict:a;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;if(r instanceof d.Bi&&[...r.keys()].some(f=>e.
of(f)!==void 0)){const f=[...r];r.clear();for(const[l,h]of f)r.set(e.of(l)??l,h);o=!0}for(const[f,l]of r.entries()){const h=s.job.pace.step(dt);h&&await h;const w=l instanceof
d.SX?e.of(l.text):void 0;if(w===void 0){xt(l)&&i.push(l);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(w)):r[f]=new d.SX(w)}const c=s.job.pace.step(dt);c&&await c}
return o}async technical(t,e){const s=(0,at.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=ho(s,this.names);return i===s||(await this.
inNames(s)).length===(await this.inNames(i)).length?void 0:(0,d.Px)(i)}if(t==="CharSet"){const i=await uo(s,this.inNames);return i===s?void 0:(0,d.Px)(i)}if(!(t===
"CheckSum"||Le(s)||$o.test(s)||(await this.inCodes(s)).length===0))return t==="Panose"?new d.Mx(new Uint8Array(e.bytes.length)):(0,d.Px)("")}mayChange(t){return t instanceof
d.Mx||t instanceof d.SX&&this.renamed.size>0||typeof t=="number"&&t>=Ho}async entry(t,e,s){if(s instanceof d.SX){const a=Go.has(e)||e==="RoleMap"?this.renamed.get(
`/${s.text}`):void 0;return a===void 0?void 0:new d.SX(a)}if(s instanceof d.Mx&&Wo.has(e))return this.technical(e,s);if(typeof s=="number")return this.number(t,
e,s);if(!(s instanceof d.Mx)||e==="Contents"&&s.bytes[0]===Ko&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,at.Pu)(s));if(o!==void 0)return(0,d.Px)(o);const i=await vt(
s,this.find,this.document.job.pace);return i&&zo.has(e)?(0,d.Px)(""):!i||e!=="T"||!t||!Zo(t)?i:(this.rename((0,at.Pu)(s)),(0,d.Px)(this.renamed.get((0,at.Pu)(s))))}async number(t,e,s){
return t!==void 0&&(t===this.properties||e==="V"&&t.has("N"))&&(await this.find(String(s))).length>0?0:void 0}renameKeys(t,e){const s=[...t];if(!(Ve.has(e)||this.
isNaming(t))||!s.some(([i])=>this.renamed.has(`/${i}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(
`/${i}`)??i,a);return!0}isNaming(t){const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("Cla\
ssMap")].some(o=>e.dict(o)===t)}async rebuild({holder:t,number:e,key:s}){const{document:o}=this,i=await(0,at.Zc)(o,t.get(s),"Names");o.edit(e);const a=(0,at.H6)(
o,await(0,at.r6)(o,i),"Names"),r=t.get(s);(0,d.i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,bt.Kd)(r,e))}}const Ze=([n])=>(0,d.Eo)(n,"Indexed")||(0,d.Eo)(n,"I"),Zo=n=>n.
has("FT")||n.has("Kids")||n.has("Parent")&&!n.has("Contents");var rt=u(47212);const Xo=100;class Xe{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,s,o,i,a){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new lo(e.inNames),this.traced=new rt.Wz(t)}async run(t){const{
document:e,stays:s,renaming:o}=this,{live:i}=await(0,G.Gy)(e),a=c=>i[c]===1&&s[c]!==1,r=await(0,Zt.d)(e,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(const[c,f]of await As(e))a(c)&&await this.content(c,f,!0);for(let c=1;c<i.length;c++){if(!a(c)||!e.isStream(c))continue;await this.data(
c,r),await this.dataBeyond(c);const f=e.job.pace.step(Xo);f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",
o.count),this.rewriter&&o.count>0&&await this.renameContent(i),await new Vo(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){
const{document:e,renaming:s}=this,{content:o,pages:i}=await(0,Zt.d)(e,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=e.get(a);if(!(r instanceof
d.Z6))continue;const c=await this.decoded(r),f=await bo(c,s,e.job.pace);f!==c&&e.put(a,await(0,zt.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,
(this.found.get(t)??0)+e)}async content(t,e,s=!1){const{document:o,searching:i}=this,{pace:a}=o.job,r=o.get(t);if(!(r instanceof d.Z6))return;const c=await this.
decoded(r),f=await this.traced.stream(c,e),{glyphs:l,count:h}=await this.choose(f,!1),w=l.size;await xe(f.trace,i,l,a),s&&await Is(f.trace,i.inText,l,a);const C=await Oe(
o,[f.trace],i.inText);if(this.note("content that no page shows",Math.max(h,+(l.size>w))+C.size),await(0,rt.FU)(f,l,a),await this.use?.note(f.trace,a,l),!this.rewriter||
l.size===0&&C.size===0)return;const I=new Map;await We(I,f.trace,l,a),await this.rewriter.inPlace(new Map([[0,t]]),[f.trace],{removals:I,others:C,images:new Map})}async decoded(t){
const e=await(0,Vt.on)(this.document,t);if(!e)throw Ye();return e.data}async data(t,{content:e,fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof
d.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,a,c,f)):Jo(i,r)?this.rewriter||await this.otherData(t,a):Yo(i,r)?await this.
colorData(t,a):e.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(t,a,f)):await this.otherData(t,a)}async once(t,e,s){const{document:o,searching:i}=this,
{clean:a}=i,r=(0,Cs.m)(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);f&&await f;const l=()=>r===void 0?void 0:a.markOf(c,`${e} ${r}`),h=l();if(h!==void 0&&
a.has(h))return;const w=this.findings,C=(await(0,Vt.on)(o,t))?.data;await s(C),h!==void 0&&C&&this.findings===w&&l()===h&&a.add(h)}async hiddenStrings(t,e,s){if(!s)
throw Ye();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.searching,{pace:f}=o.job,l=await mo(s,f),h=l.comments.length>0&&await yt(Buffer.
concat(l.comments),c,f),w=(await a(l.strings)).length,{names:C,cuts:I}=await yo(s,l,r,a,f);for(const ct of C)this.renaming.add(ct);if(this.findings+=C.length,h&&
this.note("comments of content"),this.note("content that no page shows",w+I.length),!i||!h&&w===0&&I.length===0)return;const F=I.length>0?await(0,Kt.E$)(s,I,f):
s,k=w>0?await Ds(F,a,f):F,V=h?(await(0,Ms.f)(k,f)).content:k;o.put(t,await(0,zt.c)(o,e,V))}async fontData(t,e,s,o){const{inCodes:i,inText:a}=this.searching;if(s.
startsWith("FontFile"))return this.overwrite(t,e,o,Zs);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,e,o,ve);const r=this.document.get(t),c=r===e?
o:(await(0,Vt.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,l=f.step(c.length);l&&await l;const h=await Qs(c,a,f),w=await no(h??c,i,f);
(h||w)&&await this.replace(t,r,w??h),await yt(await Re(w??h??c,f),i,f,!1)&&this.note("names")}async colorData(t,e){const{document:s}=this,o=s.resolve(e.dict.get(
"FunctionType"));o===4?await this.once(e,"function",i=>this.overwrite(t,e,i,ve)):typeof o!="number"&&!(0,d.Eo)(s.resolve(e.dict.get("Subtype")),"Image")&&!e.dict.
has("ShadingType")&&await this.once(e,"profile",i=>this.overwrite(t,e,i,Xs))}async dataBeyond(t){const{document:e,searching:s}=this,o=e.get(t);if(!(o instanceof
d.Z6)||!o.dict.has("Filter"))return;const i=await Lo(e,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new d.Z6(new d.Bi(o.dict),e.encoded(o).slice(
0,i));this.rewriter&&e.put(t,a)}async overwrite(t,e,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(s);if(!a)return this.otherData(
t,e);if(a.length===0)return;const r=await Ks(s,a,this.searching.inCodes);r&&await this.replace(t,e,r)}async replace(t,e,s){const{document:o}=this;this.note("fon\
ts and colors"),this.rewriter&&o.put(t,await(0,St.S)(e,s,o.job))}otherData(t,e){const s=(0,Es.In)(e)?"metadata":"streams";return this.once(e,s,o=>this.dataIn(s,
t,e,o))}async dataIn(t,e,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new D.zU("redaction_incomplete","A stream cannot\
 be read, because its compression is not known");const f=t==="metadata"?r:Do(o)?H(r,c):c,{pace:l}=i.job,h=[],w=t==="metadata"?He(o):o,C=t==="metadata"?(await c(
await Ao(o,l))).length:0,I=f!==c&&await Je(w,f,l);h.push(C,Number(I));for await(const it of we(w,l)){h.push(await be(it,f,l,f!==c));const Pt=l.step(o.length);Pt&&
await Pt}if(this.note(t,(0,U.Kf)(h)),!a||h.every(it=>it===0))return;const F=await f((0,Z.bS)(w).toString("latin1")),k=Buffer.from(B((0,Z.bS)(o).toString("latin1"),
F),"latin1"),V=t==="metadata"?He(k):k;C>0||await Je(V,f,l)||await yt(V,f,l,f!==c)?i.remove(e):i.put(e,(0,St.n)(s,k,{compress:!1}))}}const Ye=()=>new D.zU("redac\
tion_incomplete","A content stream cannot be read, because its compression is not known");async function Je(n,t,e){const s=await $((0,Z.bS)(n).toString("utf8"),
e);return s!==void 0&&(await t(s.text)).length>0}function Yo(n,t){return["FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,d.Eo)(
n.resolve(t.get("Subtype")),"Image")}const Jo=(n,t)=>(0,d.Eo)(n.resolve(t.get("Type")),"EmbeddedFile");var Qe=u(42973),Qo=u(68973),_o=u(36054),qo=u(14118),ti=u(
1900),Nt=u(95340);const ei=6,ut=1,ne=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class _e{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:s}=this,{image:o}=t[0],{width:i,height:a}=(0,Nt.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await tn(r,e,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:l,right:h,bottom:w})=>f<=0&&l<=0&&h>=i&&w>=a))return s.add(await this.overwrite(o,c))}async shows({
image:t,matrix:e},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,Nt.h)(o,t.dict);if(!(a>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await tn([{matrix:e}],
s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,l=await this.draw(t),h=await Ut(o,l,3),w=c.map(({
left:C,top:I,right:F,bottom:k})=>({left:C+ut,top:I+ut,right:F-ut,bottom:k-ut}));for await(const{row:C,left:I,right:F}of sn(w,o.job.pace)){const k=(C*l.width+F)*
3;for(let V=(C*l.width+I)*3;V<k;V++)if(h[V]!==f)return!0}return!1}async overwrite(t,e){const{document:s,shade:o}=this,i=new d.Bi(t.dict),{dict:a}=t;for(const k of ne)
i.delete(k);if(s.resolve(a.get("ImageMask"))===!0)return this.stencil(t,i,e,1);const[r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,d.cy)(c)||r instanceof
d.Z6&&r.dict.has("Matte")||typeof a.get("SMaskInData")=="number")throw qe("has an image whose mask cannot be written again");const f=await this.draw(t),l=await(0,ti.
cE)(f,s.job.pace),h=await Ut(s,f,l?3:1),{width:w,height:C}=f,I=e.map(k=>se(k,w,C)),{pace:F}=s.job;return await oe(h,I,{row:w,channels:l?3:1,value:o},F),i.set("C\
olorSpace",(0,d.UU)(l?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof d.Z6?i.set("SMask",s.add(await this.opaque(r,w,C,e))):c instanceof d.Z6&&
i.set("Mask",s.add(await this.maskOf(c,w,C,e))),this.pack(i,h)}async opaque(t,e,s,o){const i=await this.draw(t),a=await Ut(this.document,i,1),r=o.map(f=>nn(f,i.
width/e,i.height/s,i));await oe(a,r,{row:i.width,channels:1,value:255},this.document.job.pace);const c=new d.Bi(t.dict);for(const f of ne)c.delete(f);return c.set(
"ColorSpace",(0,d.UU)("DeviceGray")),c.set("BitsPerComponent",8),this.pack(c,a)}maskOf(t,e,s,o){const i=(0,Nt.h)(this.document,t.dict),a=new d.Bi(t.dict);for(const c of ne)
a.delete(c);const r=o.map(c=>nn(c,i.width/e,i.height/s,i));return this.stencil(t,a,r,0)}async stencil(t,e,s,o){const i=await this.draw(t),a=await Ut(this.document,
i,1),{width:r,height:c}=i,f=s.map(w=>se(w,r,c));await oe(a,f,{row:r,channels:1,value:o*255},this.document.job.pace);const l=r+7>>3,h=new Uint8Array(l*c);for(let w=0;w<
c;w++)for(let C=0;C<r;C++)a[w*r+C]>=128&&(h[w*l+(C>>3)]|=128>>(C&7));return e.set("ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,h)}async pack(t,e){return t.
set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.UU)("Image")),t.set("Filter",(0,d.UU)("FlateDecode")),new d.Z6(t,await(0,Qo.uM)(this.document.job).deflate(
e,ei))}async draw(t){const{document:e}=this,{job:s}=e,{width:o,height:i}=(0,Nt.h)(e,t.dict);if(!(o>0&&i>0))throw qe("has an image without a size");if(o*i>s.limits.
pixels)throw(0,Qe.FU)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make it smaller first");const a=new d.Bi(t.dict);for(const C of["SMas\
k","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(C);a.set("Type",(0,d.UU)("XObject")),a.set("Subtype",(0,d.UU)("Image"));const r=e.
fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),l=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(a,e.encoded(t)))})})});r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(l)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,_o.uZ)(e,t);return(await qo.YY.open(await(0,Ht.UN)(r,{encryption:"none",draft:!0}),s,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const qe=n=>new D.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function tn(n,t,{width:e,height:s},o){const i=[];for(const{matrix:a}of n){
const r=o.step(t.length*si+ni);r&&await r;const c=(0,O.DI)(a),f=(0,Xt.jY)(a);for(const l of t){if(!(0,m.EF)(f,l))continue;const[h,w,C,I]=(0,O.zl)(c,[l.x,l.y,l.x+
l.width,l.y+l.height]);i.push(en([h*e,(1-I)*s,C*e,(1-w)*s],e,s))}}return i}const[ni,si]=[200,20],en=([n,t,e,s],o,i)=>se({left:Math.floor(n)-ut,top:Math.floor(t)-
ut,right:Math.ceil(e)+ut,bottom:Math.ceil(s)+ut},o,i),se=({left:n,top:t,right:e,bottom:s},o,i)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),i)}),nn=({left:n,top:t,right:e,bottom:s},o,i,{width:a,height:r})=>en([n*o,t*i,e*o,s*i],a,r),[oi,ii,ai]=[30,.4,
20];async function oe(n,t,{row:e,channels:s,value:o},i){for await(const{row:a,left:r,right:c}of sn(t,i))n.fill(o,(a*e+r)*s,(a*e+c)*s)}async function*sn(n,t){const e=n.
filter(({left:r,top:c,right:f,bottom:l})=>r<f&&c<l);e.sort((r,c)=>r.top-c.top);let s=[],o=[],[i,a]=[0,1/0];for(let r=e[0]?.top??0;i<e.length||s.length>0;r++){if(s.
length===0&&(r=Math.max(r,e[i].top)),r>=a||e[i]?.top===r){for(s=s.filter(({bottom:f})=>f>r);e[i]?.top===r;i++)s.push(e[i]);a=s.reduce((f,{bottom:l})=>Math.min(f,
l),1/0),o=ri(s);const c=t.step(s.length*ai);c&&await c}for(const{left:c,right:f}of o){yield{row:r,left:c,right:f};const l=t.step(oi+(f-c)*ii);l&&await l}}}function ri(n){
const t=[];for(const{left:e,right:s}of n.sort((o,i)=>o.left-i.left)){const o=t.at(-1);o&&e<=o.right?o.right=Math.max(o.right,s):t.push({left:e,right:s})}return t}
async function Ut({job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)e===3&&(s[i++]=
a[c+2]),s[i++]=a[c+1],e===3&&(s[i++]=a[c]);const r=n.pace.step(2*a.length);r&&await r}return s}const ci=new Set(["Parent","P","Dest","B"]),fi=300;async function on(n,t){
const{pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(i,a)=>a);return await an(n,o.filter(i=>!t.has(i)),i=>s[i]=
1),await an(n,[...t],i=>s[i]=0),s}async function an(n,t,e){const{pages:s,job:o}=n,i=new Uint8Array(n.size),a=new bt.b9(n),r=[],c=f=>{i[f]=1,e(f),r.push(n.get(f))};
for(const f of t){c(s.number(f));const l=s.attribute(f,"Resources");l!==void 0&&r.push(l);for(let h=r.pop();h!==void 0;h=r.pop()){if((0,d.i9)(h)){h.number<i.length&&
i[h.number]===0&&!li(n,h.number)&&c(h.number);continue}const w=h instanceof d.Z6?h.dict:h;if(Array.isArray(w))for(const I of w)r.push(I);else if(w instanceof d.
Bi)for(const[I,F]of w)ci.has(I)||r.push(F);a.spend(1);const C=o.pace.step(fi);C&&await C}}}function li(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,d.Eo)(
e,"Page")||(0,d.Eo)(e,"Pages")||n.pages.holds(t)}var di=u(3133),ht=u(98446),ie=u(60660),ui=u(59071);async function hi(n,t,e){const{fragments:s,leafOf:o,hasElementTexts:i}=n.
page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,rt.Bc)(n,c.letters,c.text.length,e)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let l=!1;for(const{actualText:h}of(0,ie.Hy)(c))h!==void 0&&(await t(h)).length>0&&(l=!0);return a.set(c,l),l}}const rn=100,gi=["Ac\
tualText","Alt","E"];async function pi(n,t){const e=new Set,{page:s,trace:o}=n;if(o.touched.size===0)return e;const i=new Set;(0,rt.C7)(n,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:l,end:h}of o.lists){const w=t.step(rn);if(w&&await w,!!mi(a,l,h))for(const C of gi)e.add((0,ui.Gh)(f.get(C)??null)??"")}const{
fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const l=t.step(f.text.length*rn);l&&await l;const h=c(f),w=new Set;if(h&&(0,rt.Bc)(n,f.letters,f.text.length,
w),h&&[...w].some(C=>i.has(C)))for(const{actualText:C}of(0,ie.Hy)(h.element))e.add(C??"")}return e.delete(""),e}function mi(n,t,e){let s=0;for(let o=n.length;s<
o;){const i=s+o>>1;n[i]<t?s=i+1:o=i}return s<n.length&&n[s]<e}var cn=u(53949),Tt=u(779),fn=u(9312),ae=u(77598);const wi=1e5;class yi{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,ae.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<wi&&this.marks.add(t)}}var Si=u(17886),ln=u(9876);function*dn(n,t){t.lastIndex=0;for(let e=t.exec(n);e;e=t.exec(n)){const s=n.indexOf(" ",e.index),o={
start:n.lastIndexOf(" ",e.index)+1,end:s<0?n.length:s};yield o,t.lastIndex=o.end}}const re=80;function*At(n){for(let t=0,e=0;t<n.length;t++){if(!(0,Z.yp)(n.charCodeAt(
t)))continue;const s=bi(n,t,e);e=Ti(n,t),yield{start:s,end:e},t=e}}function bi(n,t,e){let s=t;for(let o=re;s>e&&o>0;s--)un(n.charCodeAt(s-1))&&o--;return s>e&&(0,ln.
LJ)(n.charCodeAt(s))?s-1:s}function Ti(n,t){let e=t;for(let s=re;e<n.length&&s>0;e++){const o=n.charCodeAt(e);(0,Z.yp)(o)?s=re:un(o)&&s--}return e<n.length&&(0,ln.
LJ)(n.charCodeAt(e))?e+1:e}const Ci=160,un=n=>(0,Z.yp)(n)||n>=65&&n<=90||n>=97&&n<=122||n>127&&n!==Ci,ce=["january","february","march","april","may","june","jul\
y","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars",
"avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","oc\
tubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","au\
g","sept?","oct","nov","dec","okt","dez"].join("|"),hn="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",Ct="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Ot="[ ./()\\x\
{a0}-]*",Mi="(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)",Ei=`[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s\
+)?(?:${ce})\\.?,?(?:\\s+de)?`,xi={email:[{expression:`${hn}@\\n?${Ct}(?:(?:\\.${Ct})+|\\.\\n${Ct}(?:\\.${Ct})*)|${hn}\\n@${Ct}(?:\\.${Ct})+`,parts:n=>dn(n,/@/g)}],
url:[{expression:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',parts:n=>dn(n,/:\/\/|w\./gi)}],iban:[{expression:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x{\
a0}-]?[A-Z0-9]){11,30}\\b",parts:At}],card:[{expression:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",parts:At}],phone:[{expression:`(?i)\\+[ ]?[0-9](?:${Ot}[0-9])\
{7,14}|\\+[ ]?[0-9](?:${Ot}[0-9]){0,6}${Ot}\\n[0-9](?:${Ot}[0-9]){1,11}|\\b${Mi}[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:${Ot}[0-9]){5,14}`,parts:At}],date:[
{expression:"\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b",parts:At},{expression:`(?i)\\b${Ei}\\s+[0-9]\
{4}\\b|\\b(?:${ce})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`,parts:At,sign:new RegExp(ce,"iu")}]},Ai={iban:Li,card:ji};async function Oi(n,t){const e=n.
flatMap(o=>xi[o].map(i=>({kind:o,form:i}))),s=await Promise.all(e.map(async({kind:o,form:i})=>({kind:o,form:i,pattern:await(0,fn.Gv)("redact_kinds",i.expression,
"regex",t)})));return{hasGroups:!1,lacks:o=>e.every(({form:i})=>Pi(i.parts(o))),search:async(o,i,a)=>{const r=[];let c=!1;for(const{kind:f,form:l,pattern:h}of s){
const w=await vi(o,l,h,i,a);c||=w.truncated;for(const{start:C,end:I}of w.matches){const F=a.step((I-C)*Ii);F&&await F;const k=await Ai[f]?.(o,C,I,a)??[{start:C,
end:I}];(0,U.RZ)(r,k.map(V=>(0,Tt.zx)(V.start,V.end)))}}return{matches:r.sort((f,l)=>f.start-l.start||l.end-f.end),truncated:c}}}}function Pi(n){for(const t of n)
return!1;return!0}async function vi(n,{parts:t,sign:e},s,o,i){const a=[];let r=!1;for(const{start:c,end:f}of t(n)){const l=i.step((f-c)*Di);l&&await l;const h=n.
slice(c,f);if(e&&!e.test(h))continue;const w=await s.search(h,o-a.length,i);r||=w.truncated;for(const C of w.matches)a.push((0,Tt.zx)(c+C.start,c+C.end))}return{
matches:a,truncated:r}}const Di=5,[Ii,Ri,Bi]=[50,100,1500],Fi=50;function Li(n,t,e){const s=[];for(let o=t;o<e;o++){if(!(o===t||Ni.test(n[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.
test(n.slice(o,o+4)))continue;const a=(0,Si.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(n.slice(o,o+Fi))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Ni=/[ \n\u00a0-]/,
Ui=[[4,4,4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function ji(n,t,e,s){const o=[];for(const{0:a,index:r}of n.slice(t,e).matchAll(/[0-9]+/g)){
o.push({start:t+r,text:a,isNext:r>0&&n[t+r-1]===`
`});const c=s.step(Ri);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(Bi);r&&await r;const c=Gi(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function Gi(n,t){for(const o of Ui){const i=n.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&gn(i))return i.length}let e=0,s=0;for(let o=1;t+o<=n.length&&(o===1||!n[t+o-1].isNext)&&
(e+=n[t+o-1].text.length,!(e>19||o>1&&t>0&&!n[t].isNext));o++)e>=13&&gn(n.slice(t,t+o))&&(s=o);return s}function gn(n){let t=0;const e=n.map(({text:s})=>s).join(
"");for(let s=0;s<e.length;s++){const o=Number(e[e.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const pn=2e3,Wi=1e6,fe=2e5;async function $i({search:n,
search_mode:t,redact_kinds:e=[]},s){const o=[];if(e.length>0&&o.push(await Oi(e,s)),n!==void 0&&t!=="regex"){const[i,a]=await ki(n,s);if(e.length===0)return new yn(
i,a,s);o.push(i)}else n!==void 0&&o.push(await(0,fn.Gv)("search",n,t,s));return new yn(Hi(o),void 0,s)}async function ki(n,{pace:t}){const e=n.split(`
`).filter(a=>a.trim()!=="");if(e.length>pn)throw(0,D.G6)([{field:"search",message:`has ${e.length} lines, and at most ${pn} are allowed`}]);const s=[];let o=0;for(const a of e){
const r=(await $(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>Wi)throw(0,D.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=le||/\S\s\S/.test(
a));return[await(0,Tt.yS)(s,t),await(0,Tt.yS)(i,t)]}const mn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Hi(n){const[
t]=n;return n.length===1?t:n.length===0?mn:{hasGroups:!1,lacks:(e,s)=>n.every(({lacks:o})=>o?.(e,s)===!0),search:async(e,s,o)=>{const i=[];for(const r of n)i.push(
await r.search(e,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const le=4,wn=1e4,
Ki=1e5,zi=2;class yn{pattern;inWords;job;texts=new Set;clean=new yi(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,e,s){this.pattern=
t,this.inWords=e,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>Sn(await this.search(t,i)));const o=e??{...mn,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<le||this.texts.size>=wn||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,e){e!==void 0&&this.cleanPages.size<Ki&&this.cleanPages.set(t,e)}noteArea(t){t.length>=zi&&this.areaWords.size<wn&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Tt.yS)([...this.areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const e=this.inWords??await(this.literal??=(0,Tt.yS)([...this.texts],this.job.pace));return Sn(await this.search(
e,t))}finding({lacks:t},e){const{pace:s}=this.job;return Object.assign(e,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,e){if(e==="")return[];const{matches:s,
truncated:o}=await t.search(e,fe,this.job.pace);if(o)throw bn();return s}}const Sn=n=>n.filter(({start:t,end:e})=>e-t>=le),bn=()=>(0,Qe.FU)("searching","A page,\
 or another text of the document, is too long to be searched to its end","Split the document first"),Vi=2e3,Tn=100,Zi=10;async function Cn(n,t,e){const s=await $(
n,e);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.
slice(i,a)!==n.slice(r.start,r.end)?[r]:[]})}async function Xi(n,t,e){const{all:s,truncated:o}=await(0,cn.IQ)(n,t.pattern,fe,e);return o||s.length>0||(await Cn(
n.flow.text,t,e)).length>0}async function de(n,t,e){const{all:s,counted:o,truncated:i}=await(0,cn.IQ)(n.page,t.pattern,fe,e);if(i)throw bn();const{flow:a}=n.page,
r=[...s,...(await Cn(a.text,t,e)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,l=[];for(const{flow:h,start:w,end:C}of r){const I=new Set,F=e.step((C-w)*Tn+Vi);F&&
await F,(0,rt.PC)(n,h,w,C,I);for(const k of h.lineBoxes(w,C)){f.set(`${k.x} ${k.y} ${k.width} ${k.height}`,k);const V=e.step(n.trace.images.length*Zi);V&&await V,
n.trace.areUnseen(I,k)&&l.push(k)}for(const k of I)c.add(k);t.note(h.text.slice(w,C))}for await(const h of Yi(n,e))t.noteArea(h);for(const h of await pi(n,e))t.
noteArea(h);return{glyphs:c,boxes:[...f.values()],unseen:l,count:o.length}}async function*Yi(n,t){const{page:e,trace:s}=n;if(s.touched.size===0)return;const{flow:o}=e;
for(const{0:i,index:a}of o.text.matchAll(Ji)){const r=new Set;(0,rt.PC)(n,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.
length*Tn);c&&await c}}const Ji=/\S{1,5000}/g,Mn=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),jt=new Set(["P","Obj"]),mt=new Set,Qi="Length",_i=100,En=2e4,
ue=1<<20,[xn,An]=[2e3,40];class On{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){this.document=t}async of(t){const{pages:e}=this.
document,s=await(this.shared??=this.ofDocument()),o=e.number(t),i=[s];for(const a of["Resources","Rotate","MediaBox","CropBox"])i.push(await this.ofValue(e.attribute(
t,a)??null,mt,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.entry(o,a)??null,mt,0));for(const a of this.document.
array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),Mn,0));const r=this.document.job.pace.step(xn);r&&await r}return Pn(
i)}async ofDocument(){const{document:t}=this,{catalog:e}=t,s=t.dict(e.get("StructTreeRoot"));if((await(0,ie.g$)(t))?.hasTexts!==!0)return Pn([await this.ofValue(
e.get("OCProperties")??null,mt,0),await this.ofValue(t.dict(e.get("AcroForm"))?.get("DR")??null,mt,0),await this.ofValue(s?.get("K")??null,jt,0),await this.ofValue(
s?.get("RoleMap")??null,jt,0),await this.ofValue(e.get("MarkInfo")??null,mt,0)])}async ofValue(t,e,s){const o=(0,ae.createHash)("sha256"),i=new qi(o);i.write(t,
e);const{pace:a}=this.document.job;if(a.add(i.count*An),!(i.count>En)){t instanceof d.Z6&&await this.hashData(o,t);for(const r of i.refs){const c=await this.ofObject(
r,e===jt?e:mt,s+1);if(c===void 0)return;o.update(c);const f=a.step(An);f&&await f}return o.digest("base64")}}async ofObject({number:t},e,s){const{pages:o,job:i}=this.
document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=e===jt?this.knownElements:this.known;if(a.has(t))return a.get(t);if(s>_i||this.open.has(t))return;this.
open.add(t);const r=await this.ofValue(this.document.get(t),e,s);this.open.delete(t),a.set(t,r);const c=i.pace.step(xn);return c&&await c,r}async hashData(t,e){
const s=this.document.encoded(e);for(let o=0;o<s.length;o+=ue){t.update(s.subarray(o,o+ue));const i=this.document.job.pace.step(ue);i&&await i}}}const Pn=n=>n.includes(
void 0)?void 0:(0,ae.createHash)("sha256").update(n.join(" ")).digest("base64");class qi{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,e){if(++this.count>
En)return;const{hash:s}=this,o=t instanceof d.Z6?t.dict:t;if((0,d.i9)(o))this.refs.push(o),s.update("R");else if(Array.isArray(o)){s.update(`[${o.length} `);for(const i of o)
this.write(i,e)}else o instanceof d.Bi?this.writeDict(o,e,t instanceof d.Z6):o instanceof d.Mx?s.update(`(${o.bytes.length} `).update(o.bytes):o instanceof d.SX?
s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,e,s){const o=e===Mn?mt:e;this.hash.update("<");for(const[i,a]of t)e.has(i)||s&&i===
Qi||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const ta=.01;function ea(n){if(n.length>0)throw new D.zU("redaction_incomple\
te",`Text to redact is still in ${(0,ht.Dw)(n)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function na(n,{
pages:t,search:e,areas:s,shade:o},i,a){const r=await(0,Ce.E)(n,i);r.keepDecoded(),(0,j.LV)(r,a);const c=new di.X(r),f=[],l=new On(r);for(const F of t){const k=e.
cleanPages.get(F-1);k!==void 0&&k===await l.of(F-1)||await Xi(await c.page(F-1),e,i.pace)&&f.push(`page ${F}`)}const h=new rt.Wz(r),w=new _e(r,o);for(const[F,k]of s){
const{trace:V}=await h.all(F,k.map(it=>(0,m.wS)(it,-ta)));(V.touched.size>0||V.isPaintedIn||V.undivided.size>0||await sa(w,V,k))&&f.push(`areas of page ${F+1}`)}
const C=await on(r,new Set(Array.from(t,F=>F-1))),I=new Xe(r,e,F=>de(F,e,i.pace),C);await I.run(new Set);for(const F of I.found.keys())f.push(F);return f}async function sa(n,t,e){
for(const s of t.images)if(await n.shows(s,e))return!0;return!1}async function oa(n,t,e,s){const o=new Map;if(t.length>0)for(const{images:c}of n)for(const f of c){
const l=`${f.stream} ${f.from}`;(0,U.vH)(o,l,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:l,to:h}]=c;if(!await ra(c,t,s))
continue;r++;const w=await e.without(c,t),C=w&&`OctavoRedacted${w.number}`;(0,U.vH)(i,f,{from:l,to:h,text:C?`/${C} Do`:""}),C&&a.set(f,(a.get(f)??new Map).set(C,
w))}return{cuts:i,images:a,count:r}}const[ia,aa]=[100,4];async function ra(n,t,e){for(const{matrix:s}of n){const o=e.step(ia+t.length*aa);o&&await o;const i=(0,Xt.
jY)(s);if(t.some(a=>(0,m.EF)(i,a)))return!0}return!1}var ca=u(2843),fa=u(10339);const vn=8;class la{document;searching;choose;images;areas;rewriter;use=new fa.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,s,o,i){
this.document=t,this.searching=e,this.choose=s,this.images=o,this.areas=i,this.rewriter=new ca.q(t),this.traced=new rt.Wz(t),this.hasLayers=(0,bt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<vn;c++){const{texts:f,
chosen:l}=await this.readPage(t,c,s),h=f.map(({trace:I})=>I),w=await this.cutsOf(t,h,l,s);await this.cutPaths(t,h,l,w);const C=w.removals.size===0&&w.others.size===
0||!h.some(({isPartial:I})=>I);for(const[I,F]of h.entries())C||c===vn-1?await this.use.note(F,e,l[I].glyphs):await this.use.noteGone(F,e,l[I].glyphs);if(w.removals.
size===0&&w.others.size===0)break;r=!0,a+=w.count;for(const I of l)for(const F of I.boxes)o.push(F);if(c===0&&(i=l.reduce((I,F)=>Math.max(I,F.count),s.length>0?
0:1)),await this.rewriter.page(t,h,w),C)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,e,s,o){
const{pace:i}=this.document.job,a=new Set(e.flatMap(F=>[...F.undivided]));if(a.size>0)throw ua(t+1,[...a]);const r=new Map;for(const[F,{glyphs:k}]of s.entries())
await We(r,e[F],k,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async F=>[...await this.searching.inText(F),...c?await c(F):[]].sort(x),l=await Oe(
this.document,e,f),h=[...o,...s.flatMap(({unseen:F})=>F)],{cuts:w,images:C,count:I}=await oa(e,h,this.images,i);for(const F of[w,...e.map(k=>k.cuts)])for(const[
k,V]of F)l.set(k,await Dn([l.get(k)??[],V],i));return{removals:r,others:l,images:C,count:I}}async cutPaths(t,e,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!e.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await Dn([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,l]of r.entries()){await hi(l,this.searching.inText,c[f].glyphs),(0,rt.C7)(l,c[f].glyphs),
await xe(l.trace,this.searching,c[f].glyphs,i),await(0,rt.FU)(l,c[f].glyphs,i);for(const h of l.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const da=200;async function Dn(n,t){const e=new Map;for(const s of n)for(const o of s){e.set(`${o.from} ${o.to}`,o);const i=t.step(da);i&&await i}return[...e.values()]}
const ua=(n,t)=>(0,D.G6)([{field:"redact_areas",message:`has an area on page ${n} into which ${(0,ht.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var ha=u(77500),Gt=u(49454),ga=u(15330),pa=u(62548),ma=u(12202),wa=u(88739),Wt=u(61188),In=u(
50476),Mt=u(48462);const he=14,ya=1330926671,Sa=[139,139,13,he];function ba(n,t,e){try{const s=Buffer.from(n),o=new DataView(s.buffer,s.byteOffset,s.length),i=o.
getUint32(0);if(s[0]===37||s[0]===128)return Ca(s,t);if(i===ya){const r=(0,Lt.tI)(o).get("CFF ");return r&&Rn(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===
1&&s[1]===0&&i!==65536?Rn(s,t):Ta(o,t,e))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function Rn(n,t){const e=new DataView(n.buffer,n.byteOffset,
n.length),s=(0,Wt.Pe)(e,(0,Wt.Pe)(e,e.getUint8(2)).end),o=(0,Wt.zz)(e,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:i}=(0,Wt.
Pe)(e,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>n.length)return!1;n.fill(he,i[a],i[a+1])}return!0}function Ta(n,t,e){const s=(0,Lt.
eQ)(n,(0,Lt.tI)(n));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,In.fN)(e,i,c,n),l=new Set([...(0,In.fN)(t,i,c,n)]);for(let h=i-1;h>0;h--){
if(!l.has(h)||f.has(h))continue;const[w,C]=[a(h),a(h+1)];if(!(C<=w)){if(o.at+C>n.byteLength)return!1;new Uint8Array(n.buffer,n.byteOffset+o.at+w,C-w).fill(0);for(let I=h;I>
0&&a(I)===w;I--)r(I,C)}}return!0}function Ca(n,t){const e=(0,Mt._M)(n);if(!e)return;const{plain:s,start:o,end:i}=e,a=s.indexOf("/CharStrings");if(a<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,Mt.Ag)(s,a)){if(!t.has(c)||c===".notdef")continue;const l=(0,Mt.Ns)(
f,Mt.Ed).fill(he,r);l.set(Sa.slice(0,Math.max(l.length-r,0)),r),f.set((0,Mt.Ze)(l,Mt.Ed))}return Buffer.concat([n.subarray(0,o),e.seal(s),n.subarray(i)])}const Ma=300,
Ea=2;async function xa(n,t,e,s){if(!t.hasGone)return;const{live:o}=await(0,G.Gy)(n),i=new rt.Wz(n),{pace:a}=n.job;for(const l of s)await t.note((await i.all(l,[])).
trace,a);const{content:r}=await(0,Zt.d)(n,o.length,l=>o[l]===1&&e(l));for(const[l,h]of r){const w=n.get(l),C=w instanceof d.Z6&&n.decodedPart(w)?.data;C&&await t.
note((await i.stream(C,h)).trace,a)}const c=await Oa(n,t,o),f=Aa(n,c);for(const l of c)l.use.gone.size>0&&!l.keepsAll&&await Ra(n,l,f);await ja(n,c)}function Aa(n,t){
const e=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=Bn(n,n.get(s));if(a===void 0)continue;const r=e.has(a)?e.get(a):new Set;for(const{cid:c}of o.kept)
r?.add(c);e.set(a,i?void 0:r)}return e}function Bn(n,t){const e=n.array(t.get("DescendantFonts"))?.[0];return(0,d.i9)(e)?e.number:void 0}async function Oa(n,t,e){
const s=new Set;for(const i of n.dict(n.dict(Ia(n))?.get("Font"))?.values()??[])(0,d.i9)(i)&&s.add(i.number);const o=[];for(let i=1;i<e.length;i++){const a=e[i]===
1?n.get(i):null;if(!(a instanceof d.Bi)||!Da(n,a))continue;const r=t.fonts.get(await(0,pa.G)(n,new d.oS(i))),c=s.has(i);(r||c)&&o.push({number:i,use:r??Pa,keepsAll:c})}
return o}const Pa={kept:new Set,gone:new Set,lengths:new Set},va=["Type0","Type1","MMType1","TrueType","Type3"];function Da(n,t){const e=n.resolve(t.get("Subtyp\
e"));return e instanceof d.SX&&va.includes(e.text)}const Ia=n=>n.dict(n.catalog.get("AcroForm"))?.get("DR"),ge=({kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function Ra(n,{
number:t,use:e},s){const o=ge(e),i=n.job.pace.step((o.length+e.kept.size)*Ma);if(i&&await i,o.length===0)return;n.edit(t);const a=n.get(t);await Ba(n,a,e);const r=new Set(
o.map(({code:l})=>l));Fa(n,a,r),La(n,a,r);const c=Bn(n,a),f=c===void 0?void 0:s.get(c);f&&Na(n,a,new Set(o.map(({cid:l})=>l).filter(l=>!f.has(l))))}async function Ba(n,t,{
kept:e,lengths:s}){const o=n.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof d.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,ma.A)(n,t,{found:!1});
if(!r)return;const c=[...e].sort((l,h)=>l.code-h.code).flatMap(({code:l})=>{const h=r.textOf(l);return h===void 0?[]:[[l,h]]}),f=(0,wa.U)(c.map(([l,h])=>[l,Array.
from(h,w=>w.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",n.add((0,St.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Fa(n,t,e){const s=n.array(t.get("Widths")),o=n.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>e.has(o+a)?0:i))}function La(n,t,e){
const s=n.dict(t.get("Encoding")),o=n.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const C of o.map(
I=>n.resolve(I))){if(typeof C=="number")i=C;else if(C instanceof d.SX&&e.has(i++)){a.add(C.text),r.push(new d.SX(".notdef"));continue}r.push(C)}t.set("Encoding",
new d.Bi(s).set("Differences",r));for(const C of r)C instanceof d.SX&&a.delete(C.text);const c=(0,d.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new d.Bi([...c].filter(([C])=>!a.has(C))));const f=(0,Gt.nb)(n,t),l=n.resolve(f?.get("CharSet"));if(!f||!(l instanceof d.Mx))
return;const h=Buffer.from(l.bytes).toString("latin1").split("/").slice(1),w=t.get("FontDescriptor");(0,d.i9)(w)&&n.edit(w),(0,Gt.nb)(n,t)?.set("CharSet",(0,d.Px)(
h.filter(C=>!a.has(C)).map(C=>`/${C}`).join("")))}function Na(n,t,e){const s=n.array(t.get("DescendantFonts"))?.[0];if(!(0,Gt.hL)(n,t)||!(0,d.i9)(s))return;n.edit(
s);const i=n.get(s),a=n.array(i.get("W"));a&&i.set("W",Ua(n,a,e));const r=i.get("FontDescriptor"),c=n.resolve(n.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?n.decodedPart(
c)?.data:void 0;if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))return;const l=f.slice();for(const h of e)h>>3<l.length&&(l[h>>3]&=~(128>>(h&7)));n.edit(r),n.get(r).set(
"CIDSet",n.add((0,St.n)(c,l,{compress:!0})))}function Ua(n,t,e){const s=[];for(let o=0;o<t.length;){const i=n.resolve(t[o]),a=n.array(t[o+1]);if(typeof i!="numb\
er"||!a){(0,U.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>e.has(i+c)?0:r)),o+=2}return s}async function ja(n,t){const e=new Map;for(const s of t){
const o=(0,j.Lq)(n,n.get(s.number));o&&(0,U.vH)(e,o,s)}for(const[s,o]of e){if(o.some(({keepsAll:h})=>h)||!o.some(({use:h})=>ge(h).length>0))continue;const i=n.decodedPart(
s)?.data;if(!i)continue;const a=n.job.pace.step(i.length*Ea);a&&await a;const[r,c]=[new Set,new Set];for(const{number:h,use:w}of o){const C=Wa(n,n.get(h));for(const I of ge(
w))Fn(r,C(I));for(const I of w.kept)Fn(c,C(I))}for(const h of c)r.delete(h);const f=r.size>0?ba(i,r,c):void 0,l=f&&Ga(n,o[0].number);l!==void 0&&n.put(l,await(0,zt.
c)(n,s,f))}}const Fn=(n,t)=>{t!==void 0&&n.add(t)};function Ga(n,t){const e=(0,Gt.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.
get(s);if((0,d.i9)(o))return o.number}}function Wa(n,t){const e=(0,j.oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,ga.X)(n,t,$a(e,s),e);return i=>{
const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return e.glyphCalled?.(r)??r}}const $a=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});
var Ln=u(55969),ka=u(45059),Ha=u(39491),Ka=u(34635);const Nn=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),za=["Alternates","OPI","DSS"];
async function Va(n){let t=(await(0,ka._)(n)).length;for(let e=0;e<n.pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(n.entry(n.pages.
number(e),"Annots"))??[]){const i=n.dict(o),a=n.job.pace.step(1e3);a&&await a,i&&Za(n,i)&&t++}}return t}const Za=(n,t)=>{const e=(0,Ln.B)(n,t);return e!=="FileA\
ttachment"&&Nn.has(e)};async function Xa(n,t){t&&await(0,y.L)(n,s=>Nn.has((0,Ln.B)(n,s))),await(0,Ha.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),Ya(n);const{live:e}=await(0,G.Gy)(n);await(0,Ka.y)(n,e,[(s,o)=>za.filter(i=>o.delete(
i)).length>0])}function Ya(n){const t=n.catalog.get("Metadata"),e=n.resolve(t),s=e instanceof d.Z6?n.decodedPart(e)?.data:void 0,o=s&&Po(s);o&&(0,d.i9)(t)&&n.put(
t,(0,St.n)(e,o,{compress:!1}))}var Ja=u(58971);const Qa=/\/[^\s()<>[\]{}/%]+/g,_a=new Uint8Array(0),[qa,tr]=[4,50];async function er(n,t){if(t.size===0)return;const e=new nr(
n,t);await e.find();for(const s of t){const o=n.get(s);if(e.drawn.has(s)||!(o instanceof d.Z6))continue;const i=(0,St.n)(o,_a,{compress:!1});i.dict.delete("Reso\
urces"),n.put(s,i)}}class nr{document;copied;drawn=new Set;naming=new Set;constructor(t,e){this.document=t,this.copied=e}async find(){const{document:t,copied:e,
naming:s}=this,{referrers:o}=await(0,G.Gy)(t,{watched:e}),{pages:i}=t,a=new Ja.X(t);for(let r=0;r<i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(
r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)!s.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{
document:e,naming:s}=this;for(let o=new d.oS(t);(0,d.i9)(o)&&!s.has(o.number);o=e.entry(o.number,"Parent")){s.add(o.number);const i=e.entry(o.number,"Resources");
for(const a of[i,e.dict(i)?.get("XObject")])(0,d.i9)(a)&&s.add(a.number)}}async follow(t,e){const{document:s,copied:o}=this,i=s.job.pace.step(t.length*qa);if(i&&
await i,![...e?.values()??[]].some(r=>(0,d.i9)(r)&&o.has(r.number)))return;const a=new Set((0,Z.bS)(t).toString("latin1").match(Qa));for(const[r,c]of e)(a.has(`\
/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:s,drawn:o}=this,i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=e.
job.pace.step(tr);if(r&&await r,(0,d.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),a=e.dict(e.dict(e.get(a))?.get("Resources"))?.get("XO\
bject")??null}const c=a instanceof d.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof d.Bi)for(const f of c.values())i.push(f)}}}
const sr=20;async function or(n){const{live:t}=await(0,G.Gy)(n);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;n.edit(e);const s=n.job.pace.step(sr);s&&await s}}
var ir=u(61257),ar=u(56457),rr=u(33238),cr=u(37395);async function Un(n,t,e){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:await Va(n),c=await on(n,new Set(Array.
from(s,V=>V-1))),{redacted:f,content:l,unsearched:h}=await fr(n,t,e);lr(t.searches??"search",h,r);const w=new Xe(n,o,V=>de(V,o,e.pace),c,l.rewriter,l.use);await w.
run(l.settled);const C=[...w.found.values()].reduce((V,ct)=>V+ct,0);if(f.length===0&&C===0)return{redacted:f,elsewhere:0,notes:[]};const I=await o.ofAreas();I&&
await cs(n,i,I),await as(n,i),i.size>0&&await er(n,l.rewriter.copied);const F=Array.from({length:n.pages.count},(V,ct)=>ct).filter(V=>!l.isNoted(V));await xa(n,
l.use,V=>c[V]===1,F),(0,ha.br)(n,"values");const k=(0,ar.DC)(await(0,rr.Y)(n,"remove"),"remove");return await Xa(n,a),a&&(0,U.RZ)(k,await(0,ir.py)(n)),await or(
n),{redacted:f,elsewhere:C,notes:k}}async function fr(n,{pages:t,search:e,searches:s,areas:o,shade:i,isAgain:a=!1},r){const c=new cr.Z(n),f=new Set,l=new Set,h=async(F,k)=>{
const{index:V,unreadable:ct}=F.page;return k&&s!==void 0&&ct>0&&l.add(V+1),k&&s!==void 0&&!a&&!o.has(V)&&await c.isScan(F.page)&&f.add(V+1),de(F,e,r.pace)},w=new la(
n,e,h,new _e(n,i),o),C=[],I=new On(n);for(const[F,k]of t.entries()){if(s===void 0&&!o.has(k-1))continue;const V=await w.page(k-1);V?C.push(V):e.notePage(k-1,await I.
of(k-1)),r.pace.progress(F/t.length)}return{redacted:C,content:w,unsearched:{textless:[...f],unreadable:[...l]}}}function lr(n,{textless:t,unreadable:e},s){const o=[];
if(t.length>0&&o.push({field:n,message:`${(0,ht.oi)(t)} ${(0,ht.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give area\
s`}),e.length>0&&o.push({field:n,message:`${(0,ht.oi)(e)} ${(0,ht.d5)(e.length,"has","have")} characters that cannot be read, because the fonts do not tell whic\
h letters they are: leave the pages out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ht.y_)(
s,"attachment")}, which ${(0,ht.d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,D.G6)(
o)}const dr=async(n,t,e)=>{const s=await $i(t,e);await wr(t.redact_label,s);const o=await(0,Ce.E)(n.bytes,e,{password:t.open_password});o.keepDecoded(),(0,j.LV)(
o);const i=o.pages.count,a=(0,K.k1)(t.pages,i),r=gs(t.redact_areas,a,i);t.redact_annotations&&yr(o,a,r);const c=["search","redact_kinds"].find(F=>t[F]!==void 0),
f=t.redact_mark==="black"?0:255,l=t.remove_attachments,h={pages:a,search:s,searches:c,areas:r,media:l,shade:f},{redacted:w,elsewhere:C,notes:I}=await hr(o,h,e);
if(w.length===0&&C===0)return{documents:[{name:n.name,bytes:await(0,ls.i)(o,n.bytes),pageCount:i}],notes:[a.length===0?us.$:pr],facts:{pageCount:i,redactedMatches:0,
redactedPages:0,redactedImages:0}};if(t.redact_mark!=="none"){const F=t.redact_mark==="black"?"white":"black",{redact_label:k}=t,V=k===void 0?void 0:await(await mr(
e)).openLabel(o,k,F);await Ss(o,w,t.redact_mark,V)}return{documents:[{name:n.name,bytes:await(0,Ht.UN)(o),pageCount:i}],notes:I,facts:{pageCount:i,redactedMatches:w.
reduce((F,{count:k})=>F+k,C),redactedPages:w.length,redactedImages:w.reduce((F,{images:k})=>F+k,0)}}},ur=4;async function hr(n,t,e){let s=await Un(n,t,e);if(s.redacted.
length===0&&s.elsewhere===0)return s;for(let o=1;;o++){const i=await na(await(0,Ht.UN)(n,{encryption:"none",draft:!0}),t,e,n);if(i.length===0)return s;const r=o===
ur||t.searches===void 0?void 0:await Un(n,{...t,areas:new Map,isAgain:!0},e);!r||r.redacted.length===0&&r.elsewhere===0?ea(i):s=gr(s,r)}}function gr(n,t){const e=new Map(
n.redacted.map(o=>[o.index,o]));for(const{index:o,boxes:i,count:a,images:r}of t.redacted){const c=e.get(o)??{boxes:[],count:0,images:0};e.set(o,{index:o,boxes:[
...c.boxes,...i],count:c.count+a,images:c.images+r})}return{redacted:[...e.values()].sort((o,i)=>o.index-i.index),elsewhere:n.elsewhere+t.elsewhere,notes:n.notes}}
const pr={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},mr=n=>(0,ds.V)(n,()=>Promise.all([u.e(7762),u.e(4075),u.
e(4942)]).then(u.bind(u,84942)));async function wr(n,t){if(n!==void 0&&(await t.inText(n)).length>0)throw(0,D.G6)([{field:"redact_label",message:"has text that \
is redacted: choose another label"}])}function yr(n,t,e){let s=0;for(const o of t)for(const i of os(n,o-1))if((0,U.vH)(e,o-1,i),++s>lt)throw(0,D.G6)([{field:"re\
dact_annotations",message:`finds more than ${lt} areas, and at most ${lt} are allowed: choose fewer pages`,mentions:["pages"]}])}}),37395:((st,Y,u)=>{u.d(Y,{Z:()=>E});
var D=u(74135),K=u(6057),U=u(65868),j=u(16264);class G{document;contents;constructor(g){this.document=g,this.contents=new U.i(g)}async cover(g,S){const M=(0,K.iw)(
this.document,g),{width:P,height:v}=(0,D.iN)(M),L=[0,0,P*M.userUnit,v*M.userUnit],$=new R(L);if(await this.contents.read(g,$,$),$.points.share<S)return!1;const Q=new b(
this.document,L);return await this.contents.read(g,Q,Q),Q.points.share>=S}}const d=32;class O{page;rows=new Uint32Array(d);constructor(g){this.page=g}get share(){
return this.rows.reduce((g,S)=>g+y(S),0)/d**2}cover(g){const S=(0,D.Pj)(g,this.page);if(!S)return;const[M,P,v,L]=S,[$,Q]=this.between(M,v,0),[nt,Z]=this.between(
P,L,1);if(Q<$)return;const A=(2**(Q-$+1)-1)*2**$;for(let N=nt;N<=Z;N++)this.rows[N]|=A}between(g,S,M){const P=this.page[M],v=(this.page[M+2]-P)/d,L=Math.ceil((g-
P)/v-.5),$=Math.ceil((S-P)/v-.5)-1;return[Math.max(L,0),Math.min($,d-1)]}}class R{points;constructor(g){this.points=new O(g)}glyph(){}takes({operator:g},S,M,P){
g==="BI"&&!P&&this.image(S)}image({matrix:g}){this.points.cover((0,D.zl)(g,j.p))}}class b extends j.r{points;constructor(g,S){super(g,S),this.points=new O(S)}glyph(){}image(g){
const S=(0,D.Pj)((0,D.zl)(g.matrix,j.p),this.paintOf(g).clip);S&&this.points.cover(S)}}function y(B){let g=0;for(let S=B;S!==0;S&=S-1)g++;return g}var p=u(82877);
const m=50,T=.12,x=.5;class E{document;images;constructor(g){this.document=g,this.images=new G(g)}async isScan(g){return!H(g)&&!(0,p.l)(this.document,g.index)&&
await this.images.cover(g.index,x)}}function H({characters:B,found:{fragments:g,width:S,height:M}}){if(B<m)return!1;const P=(v,L)=>v>T*L&&v<(1-T)*L;return g.some(
({box:v})=>P(v.x+v.width/2,S)&&P(v.y+v.height/2,M))}}),1900:((st,Y,u)=>{u.d(Y,{b:()=>y,cE:()=>O,lc:()=>R,oF:()=>K,rr:()=>j,vO:()=>D});const D=4,K=2,U={gray:1,rgb:3,
rgba:4,"gray-alpha":2},j=p=>p.byteOffset%D===0?new Uint32Array(p.buffer,p.byteOffset,p.length/D):new Uint32Array(p.slice().buffer),G=new Uint32Array(0),d=(p,m)=>m>
0&&Buffer.compare(p(m),p(m-1))===0;async function O({height:p,row:m},T){let x=-1;for(let E=0;E<p;E++){const H=m(E),B=d(m,E)?G:j(H);for(let S=0;S<B.length;S++){if(B[S]===
x)continue;const M=S*D,P=H[M+1];if(H[M]!==P||H[M+2]!==P)return!0;x=B[S]}const g=T.step(H.length*K);g&&await g}return!1}function R({width:p,row:m},T){const x=U[T],
E=new Uint8Array(p*x),H=x<3,B=x%2===0;let g=-1;return S=>{const M=g===S-1&&d(m,S);if(g=S,M)return E;const P=m(S),v=j(P);for(let L=0,$=0;L<v.length;L++){if(L>0&&
v[L]===v[L-1]){for(const N=$+x;$<N;$++)E[$]=E[$-x];continue}const Q=L*D,[nt,Z,A]=[P[Q],P[Q+1],P[Q+2]];H?E[$++]=b(A,Z,nt):(E[$++]=A,E[$++]=Z,E[$++]=nt),B&&(E[$++]=
P[Q+3])}return E}}const b=(p,m,T)=>77*p+150*m+29*T+128>>8;function y(p){const m=new Uint8Array(p.length/3);for(let T=0;T<m.length;T++)m[T]=b(p[T*3],p[T*3+1],p[T*
3+2]);return m}}),16264:((st,Y,u)=>{u.d(Y,{p:()=>p,r:()=>m});var D=u(45599),K=u(36211),U=u(85008),j=u(74135),G=u(6057),d=u(76023),O=u(4186),R=u(5490);const b=new Set(
[3,7]),y=.01,p=[0,0,1,1];class m{document;page;area;path;clips=!1;glyphClip;constructor(g,S){this.document=g,this.page=S}get box(){return this.area}takes(g,S,M,P){
if(this.extendsPath(g,S)||this.setsColor(g,S,M))return;const{operator:v}=g,L=K.lJ.get(v);L?this.paints(L,S,P):v==="W"||v==="W*"?this.clips=!0:v==="w"?S.paint={...this.
paintOf(S),lineWidth:Math.abs(g.number(0))||0}:!P&&v==="BI"?this.image(S):!P&&v==="sh"&&this.add(this.paintOf(S).clip,S)}shows(g){this.glyphClip=b.has(g.mode)?void 0:
this.paintOf(g).clip}glyph({font:g,frame:S,size:M},P,v,L,$){if(!this.glyphClip||P!==""&&P.trim()==="")return;const[Q,nt]=S.vertical?[.5,.5]:[g.ascent,-g.descent],
Z=Math.min(v,L),A=(0,O.L)(S,Z,Math.max(v,L),$-Q*M,$+nt*M);this.join([A.x,A.y,A.x+A.width,A.y+A.height],this.glyphClip)}covers(g){this.join(g,this.page)}image(g){
this.add((0,j.zl)(g.matrix,p),g)}enters(g,S){const M=(0,G.b0)(this.document,g.get("BBox"));M&&this.clipTo((0,j.zl)(S.matrix,M),S)}paintOf(g){return g.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(g,{matrix:S}){const M=(0,R.M)(g);switch(g.operator){case"re":{const[P=NaN,v=NaN,L=NaN,$=NaN]=M;return this.
extend((0,j.zl)(S,[P,v,P+L,v+$])),!0}case"m":case"l":case"c":case"v":case"y":for(let P=0;P+1<M.length;P+=2){const[v,L]=(0,j.Gd)(S,M[P],M[P+1]);this.extend([v,L,
v,L])}return!0;default:return!1}}extend(g){g.every(Number.isFinite)&&(this.path=this.path?(0,j.kO)(this.path,g):g)}setsColor(g,S,M){const P=this.paintOf(S);switch(g.
operator){case"g":case"rg":case"k":return S.paint={...P,components:g.count,isWhite:H((0,R.M)(g))},!0;case"cs":return S.paint={...P,components:this.componentsOf(
g.name(0),M),isWhite:!1},!0;case"sc":case"scn":{const v=g.kind(g.count-1)!==U.o_&&g.count===P.components;return S.paint={...P,isWhite:v&&H((0,R.M)(g))},!0}default:
return!1}}componentsOf(g,S){if(g===void 0)return 0;const M=v=>S.find("ColorSpace",v),P=(0,d.L)(this.document,new D.SX(g),M);return P&&P.kind!=="inks"&&!P.table?
P.components:0}paints({fill:g,strokes:S},M,P){const{path:v,clips:L}=this;this.path=void 0,this.clips=!1;const $=this.paintOf(M);v&&!P&&S?this.add((0,j.XM)(v,$.lineWidth*
E(M)/2),M):v&&!P&&g&&!($.isWhite&&this.isPageWide(v))&&this.add(v,M),L&&v&&this.clipTo(v,M)}isPageWide(g){const[S,M,P,v]=this.page,[L,$]=[(P-S)*y,(v-M)*y];return g[0]<=
S+L&&g[1]<=M+$&&g[2]>=P-L&&g[3]>=v-$}clipTo(g,S){const M=this.paintOf(S);S.paint={...M,clip:(0,j.Pj)(M.clip,g)??T}}add(g,S){this.join(g,this.paintOf(S).clip)}join(g,S){
const M=(0,j.Pj)((0,j.XM)(g,x),S);M&&(this.area=this.area?(0,j.kO)(this.area,M):M)}}const T=[0,0,0,0],x=.01,E=({matrix:[B,g,S,M]})=>Math.max(Math.hypot(B,g),Math.
hypot(S,M)),H=B=>{const g=B.length===4?0:1;return B.length>0&&B.every(S=>S===g)}}),15330:((st,Y,u)=>{u.d(Y,{X:()=>G});var D=u(45599),K=u(16456),U=u(49454),j=u(30201);
function G(b,y,p,m){const T=(0,U.hL)(b,y);return T?d(b,T,p,m):O(b,y,p,m)}function d(b,y,p,m){const T=b.resolve(y.get("CIDToGIDMap")),x=T instanceof D.Z6?b.decodedPart(
T)?.data:void 0;return({cid:E})=>p.glyph(x?(x[E*2]??0)<<8|(x[E*2+1]??0):m.glyphOfCid(E))}function O(b,y,p,m){const{base:T,differences:x}=(0,K.yD)(b,y),E=(B,g)=>{
const S=B.charCodeAt(g-32);return S>0?(0,j.S)(S):void 0};if(m.kind!=="truetype")return({code:B})=>{const g=T===void 0?m.encoding?.get(B)??E(m.encoding?"":K.W,B):
void 0,S=x?.get(B)??g??(T===void 0?void 0:E(T,B));return p.named(S??".notdef")??p.named(".notdef")};const H=(0,K.pE)(b,(0,U.nb)(b,y),y)&&!x;return({code:B})=>{const g=x?.
get(B)??E(T??K.W,B),S=()=>g===void 0?0:R(m,g),M=()=>m.code(B)||(m.codes===void 0?m.unicode(B):0);return p.glyph(H?M()||S():S()||M())}}function R(b,y){const p=(0,j.
u)(y),m=p===void 0?0:b.unicode(p);if(m>0)return m;const T=p===void 0?-1:K.yh.indexOf(String.fromCodePoint(p));return(T>=0&&b.codes==="macintosh"?b.code(T+32):0)||
b.glyphOf(y)}}),12889:((st,Y,u)=>{u.d(Y,{Rl:()=>S,Vv:()=>j,fM:()=>G,ft:()=>b,jB:()=>B,pr:()=>T,rg:()=>H,vw:()=>m,wE:()=>g});var D=u(46161),K=u(44233),U=u(47707);
const j="‏",G="‎";let d;const O=()=>d??=(0,D.A)(),R=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
b=M=>R.test(M),y=4e3,p=M=>O().getEmbeddingLevels(M.slice(0,y)).paragraphs[0]?.level??0,m=M=>b(M)&&p(M)%2===1,T=M=>[...x(M)];function*x(M){if(!b(M)){M!==""&&(yield{
text:M,rtl:!1,at:0});return}if(M.length<=y)return yield*E(M,0);const P=p(M)%2===1,v=[];for(let L=0;L<M.length;)L=Math.min(L+y,M.length),/[\ud800-\udbff]/.test(M[L-
1])&&(L=Math.min(L+1,M.length)),v.push(L);for(let L=0;L<v.length;L++){const $=P?v.length-1-L:L,Q=v[$-1]??0;yield*E(M.slice(Q,v[$]),Q,P?"rtl":"ltr")}}function E(M,P,v){
const{levels:L,paragraphs:$}=O().getEmbeddingLevels(M,v),Q=$[0]?.level??0;for(let A=M.length-1;A>=0&&/\s/.test(M[A]);A--)L[A]=Q;const nt=[];for(let A=0,N=0;A<M.
length;A=N){const W=L[A];for(;N<M.length&&L[N]===W;)N++;nt.push({level:W,text:M.slice(A,N),at:A})}const Z=nt.reduce((A,{level:N})=>Math.max(A,N),0);for(let A=Z;A>
0;A--)for(let N=0,W=0;N<nt.length;N=W+1){for(W=N;W<nt.length&&nt[W].level>=A;)W++;for(let z=N,X=W-1;z<X;z++,X--)[nt[z],nt[X]]=[nt[X],nt[z]]}return nt.map(({level:A,
text:N,at:W})=>({text:N,rtl:A%2===1,at:P+W}))}function*H(M,P){const v=new Int32Array(P.length+1);for(const[L,$]of P.entries())v[L+1]=v[L]+$.length;for(const{text:L,
rtl:$,at:Q}of x(M+P.join(""))){const nt=Q-M.length,Z=nt+L.length,A=[];for(let N=Math.max((0,K.MJ)(v,nt)-1,0);N<P.length&&v[N]<Z;N++){const W=Math.max(nt-v[N],0),
z=P[N].slice(W,Math.max(Z-v[N],0));z!==""&&A.push({text:z,rtl:$,at:W,index:N})}yield*$?A.reverse():A}}const B=M=>Array.from(M,P=>O().getMirroredCharacter(P)??P).
join(""),g=M=>(0,U.qf)(B(M)).reverse().join(""),S=M=>T(M).flatMap(({text:P,rtl:v})=>v?(0,U.qf)(B(P)).reverse():(0,U.qf)(P))}),88739:((st,Y,u)=>{u.d(Y,{B:()=>d,U:()=>j});
var D=u(77581),K=u(12889);const U=100;function j(O,{digits:R=4,isInOrder:b=!1}={}){const y=O.filter(([,m])=>m.length>0).map(([m,T])=>`<${d(m).slice(-R)}> <${G(T,
b)}>`),p=Array.from({length:Math.ceil(y.length/U)},(m,T)=>{const x=y.slice(T*U,(T+1)*U);return[`${x.length} beginbfchar`,...x,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(R)}> <${"F".repeat(R)}> endcodespacerange`,...p,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function G(O,R){const b=O.map(y=>String.fromCodePoint(y)).join("");return(0,D.kt)(!R&&(0,K.ft)(b)?[...b].reverse().join(""):b).toString("hex").toUpperCase()}
const d=O=>O.toString(16).toUpperCase().padStart(4,"0")}),76023:((st,Y,u)=>{u.d(Y,{L:()=>d});var D=u(45599),K=u(69869);const U=8,j={DeviceGray:G("gray",1),CalGray:G(
"gray",1),G:G("gray",1),DeviceRGB:G("rgb",3),CalRGB:G("rgb",3),RGB:G("rgb",3),DeviceCMYK:G("cmyk",4),CMYK:G("cmyk",4),Separation:G("inks",1)};function G(b,y){return{
kind:b,components:y,profile:void 0,table:void 0}}function d(b,y,p,m=0){const T=b.resolve(y);if(m>U)return;if(T instanceof D.SX){if(Object.hasOwn(j,T.text))return j[T.
text];const E=p(T.text);return E===void 0?void 0:d(b,E,p,m+1)}if(!(0,D.cy)(T))return;const x=b.resolve(T[0]);if(x instanceof D.SX)switch(x.text){case"ICCBased":
return O(b,T[1],p,m);case"Indexed":case"I":return R(b,T,p,m);case"DeviceN":{const E=b.array(T[1])?.length??0;return E>=1&&E<=32?G("inks",E):void 0}default:return Object.
hasOwn(j,x.text)?j[x.text]:void 0}}function O(b,y,p,m){const T=b.resolve(y);if(!(T instanceof D.Z6))return;const x=b.resolve(T.dict.get("N")),E=x===1?"gray":x===
3?"rgb":x===4?"cmyk":void 0;if(E===void 0)return d(b,T.dict.get("Alternate"),p,m+1);const H=(0,K.hh)(b.decodedPart(T)?.data,x);return{...G(E,x),profile:H?.bytes}}
function R(b,y,p,m){const T=d(b,y[1],p,m+1),x=b.resolve(y[3]),E=x instanceof D.Mx?x.bytes:x instanceof D.Z6?b.decodedPart(x)?.data:void 0,H=b.resolve(y[2]);if(!T||
T.table||!E||typeof H!="number"||!(H>=0))return;const B=new Uint8Array((Math.min(Math.floor(H),255)+1)*T.components);return B.set(E.subarray(0,B.length)),{...T,
table:B}}}),69869:((st,Y,u)=>{u.d(Y,{Jc:()=>m,R1:()=>B,To:()=>b,hh:()=>y,so:()=>x});var D=u(77598),K=u.n(D),U=u(48249),j=u(78157),G=u(68973),d=u(45599);const O={
1:"GRAY",3:"RGB ",4:"CMYK"},R=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function y(g,S){if(!g||g.length<132)return;const M=(0,j.
bS)(g),P=Q=>M.toString("latin1",Q,Q+4),v=M.readUInt32BE(0),L=g[8];if(!(!(v>=132&&v<=g.length&&L>=2&&L<=4&&P(36)==="acsp"&&R.includes(P(12)))||P(16)!==O[S]))return{
bytes:g.subarray(0,v),version:L}}const p=new WeakMap;async function m(g,S){const{bytes:M}=g,P=S.pace.step(M.length);P&&await P;const v=p.get(S.pace)??new Map;p.
set(S.pace,v);const L=E(M),$=v.get(L);if($)return $;const Q={...g,id:L,deflated:await(0,G.uM)(S).deflate(M,T)};return v.set(L,Q),Q}const T=4,x=g=>{const{bytes:S}=g;
return{...g,id:E(S),deflated:(0,U.Kc)(S)}},E=g=>(0,D.createHash)("sha256").update(g).digest("base64"),H=new WeakMap;function B(g,{id:S,deflated:M},P){const v=H.
get(g)??new Map;H.set(g,v);const L=v.get(S);if(L)return L;const $=(0,d.jd)({N:P,Alternate:(0,d.UU)(b[P]),Filter:(0,d.UU)("FlateDecode")}),Q=g.add(new d.Z6($,M));
return v.set(S,Q),Q}}),82877:((st,Y,u)=>{u.d(Y,{R:()=>D,l:()=>K});const D="OctavoText";function K(U,j){const G=U.dict(U.dict(U.pages.attribute(j,"Resources"))?.
get("XObject"));return G!==void 0&&[...G.keys()].some(d=>d.startsWith(D))}}),3449:((st,Y,u)=>{u.d(Y,{d:()=>U});var D=u(45599);const K=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function U(O,R,b){const y=new Map,p=new Map;for(let m=1;m<R;m++){if(!b(m))continue;const T=O.
job.pace.step(300);T&&await T;const x=O.get(m);x instanceof D.Z6?(G(O,x.dict)&&y.set(m,x.dict.get("Resources")),(x.dict.has("CMapName")||(0,D.Eo)(O.resolve(x.dict.
get("Type")),"CMap"))&&p.set(m,"CMap")):x instanceof D.Bi&&d(O,m,x,y,p)}return{content:y,fonts:p,pages:await j(O)}}async function j(O){const R=new Set,b=new Set;
for(const y of O.pages.numbers){const p=O.entry(y,"Contents");(0,D.i9)(p)&&R.add(p.number);const m=O.array(p),T=m!==void 0&&b.size<b.add(m).size;for(const E of T?
m:[])(0,D.i9)(E)&&R.add(E.number);const x=O.job.pace.step(300+(T?10*m.length:0));x&&await x}return R}function G(O,R){const b=O.resolve(R.get("Subtype"));return(0,D.
Eo)(b,"Form")||O.resolve(R.get("PatternType"))===1||R.has("BBox")&&!R.has("ShadingType")}function d(O,R,b,y,p){for(const E of K){const H=b.get(E);(0,D.i9)(H)&&p.
set(H.number,E)}const m=(0,D.Eo)(O.resolve(b.get("Subtype")),"Type3")?O.dict(b.get("CharProcs")):void 0;for(const E of m?.values()??[])(0,D.i9)(E)&&y.set(E.number,
b.get("Resources"));const T=O.resolve(b.get("Type"));if(O.pages.holds(R)||!((0,D.Eo)(T,"Page")||(0,D.Eo)(T,"Template")))return;const x=b.get("Contents");for(const E of O.
array(x)??[x])(0,D.i9)(E)&&y.set(E.number,b.get("Resources"))}}),10339:((st,Y,u)=>{u.d(Y,{H:()=>U});class D{all;last=new Array(256).fill(void 0);constructor(O){
this.all=O}addAll(O){const{last:R,all:b}=this,y=b.size;for(let p=0;p<O.length;p++){const m=O[p],T=m.code&255;R[T]!==m&&(R[T]=m,b.add(m))}return b.size>y}}function K(d,O,R,b){
for(let y=0,p=b;p>0;p--){const m=O.partEnd(R,y,1);d.add(m-y),y=m}}class U{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:O},R,b=G){const y=Uint32Array.
from(b).sort();let p=0;for(const{font:m,elements:T,first:x}of O){let E=this.fonts.get(m);E||this.fonts.set(m,E={kept:new Set,gone:new Set,lengths:new Set});const H=this.
keptOf(m,E);let B=x;for(const g of T){if(typeof g=="number")continue;const S=m.glyphs(g);for(;p<y.length&&y[p]<B;)p++;const M=p<y.length&&y[p]<B+S.length;M&&this.
divide(E,S,B,b),(M||H.addAll(S))&&K(E.lengths,m,g,S.length),B+=S.length;const P=R.step(g.length*j);P&&await P}}}divide(O,R,b,y){this.hasGone=!0;for(const[p,m]of R.
entries())(y.has(b+p)?O.gone:O.kept).add(m)}keptOf(O,{kept:R}){let b=this.seen.get(O);return b||this.seen.set(O,b=new D(R)),b}async noteGone(O,R,b){if(b.size===
0)return;const y=new U;await y.note(O,R,b);for(const[p,{gone:m,lengths:T}]of y.fonts){const x=this.fonts.get(p);if(x)for(const E of m)x.gone.add(E);else this.fonts.
set(p,{kept:new Set,gone:m,lengths:T})}this.hasGone=!0}}const j=50,G=new Set}),9876:((st,Y,u)=>{u.d(Y,{LJ:()=>j,Vn:()=>U,ZM:()=>R,s:()=>G});var D=u(47707);const K=2e4;
async function U(){const{default:b}=await u.e(3286).then(u.bind(u,23286));return function*(y){let p=0;do{const m=p,T=Math.min(y.length,m+K),x=T===y.length,E=new b(
m===0&&x?y:y.slice(m,T));for(let B=E.nextBreak();B;B=E.nextBreak()){const g=m+B.position;if(g===T&&!x)break;let S=g;for(;S>p&&y[S-1]===" ";)S--;yield{start:p,end:S,
next:g},p=g}if(x)return;if(p>m)continue;const H=j(y.charCodeAt(T))?T-1:T;yield{start:p,end:H,next:H,isCut:!0},p=H}while(p<y.length)}}const j=b=>b>=56320&&b<=57343,
G=(b,y)=>(0,D.qf)(b).map(p=>({text:p,width:y(p)})),d=/[_\-–—/.,;:]$/,O=/^[.,;:!?)\]}%»”’…]/;function*R(b,y,p="separators"){let m=0;for(let T=0;T<b.length;m++){
let x=T;for(let E=0;x<b.length&&(E+=b[x].width,!(E>y(m)&&x>T));x++);if(p==="letters"){let E=x;for(;E>T&&E<b.length&&O.test(b[E].text);)E--;E>T&&(x=E)}else if(p===
"separators"&&x<b.length){let E=x;for(;E>T&&!d.test(b[E-1].text);)E--;E-T>=(x-T)/2&&(x=E)}yield x-T,T=x}}}),33238:((st,Y,u)=>{u.d(Y,{Y:()=>S});var D=u(91374),K=u(
39684),U=u(9819),j=u(33973),G=u(21996),d=u(87773),O=u(17671),R=u(58006),b=u(78157),y=u(45599),p=u(21115),m=u(17413);const T=2e3;async function x(A,N,W){const z=A.
resolve(N);let X="";for(const tt of(0,y.cy)(z)?z:[N]){const J=A.resolve(tt);if(J instanceof y.Mx&&(X=Buffer.from(J.bytes).toString("latin1")),!(0,y.i9)(tt)||!(J instanceof
y.Z6))continue;const _=A.job.pace.step(T);_&&await _;let q;try{q=(0,b.bS)(A.decoded(J))}catch{continue}if(A.job.pace.add(q.length),!q.includes("ignature"))continue;
const et=q.toString("latin1"),ot=await(0,m.Y)(et,E(X,W),A.job.pace);ot!==et&&A.put(tt,(0,R.n)(J,Buffer.from(ot,"latin1"),{compress:!1}))}}function E(A,N){return({
namespace:W,local:z},X)=>z==="Signature"&&W===p.dK.ds||z==="signature"&&N&&A!=="datasets"&&!X.some(H)}const H=({namespace:A,local:N})=>N==="datasets"&&A===p.dK.
xfa;var B=u(43791);const g=1e3;async function S(A,N){const W=(0,O.Hi)(A),z=await M(A),X=new Set,tt=new Set,J=[];for(const _ of z)J.push((0,D.fq)(A,_.dict)),await L(
W,_,N,X,tt);return X.size>0&&await $(W,X,tt),await nt(A,X.size>0),{fields:J,objects:X,usageRights:Z(A)}}async function M(A){const N=(await(0,G.zx)(A,["Sig"])).Sig;
if(N.length===0)return[];for await(const[q,et]of(0,d.$)(A,N))P(A,q,et);const W={fields:new Map,lists:new Set};for(const{number:q,dict:et,type:ot}of await(0,D.qU)(
A)){ot==="Sig"&&q!==void 0&&v(A,W,q,et);const gt=A.job.pace.step(g);gt&&await gt}const z=new Set([...W.fields.values()].flatMap(({number:q,widgets:et})=>[q,...et])),
{Sig:X,Widget:tt}=await(0,G.zx)(A,["Sig","Widget"]),J=[];for await(const[q,et]of(0,d.$)(A,new Set([...X,...tt])))z.has(q)||!(0,y.Zm)(et)||!(et.has("T")||(0,y.Eo)(
et.get("Subtype"),"Widget"))||(0,D.pv)(A,et)==="Sig"&&J.push(q);const _=J.length>0?(await(0,j.Gy)(A)).live:void 0;for(const q of J)_?.[q]===1&&v(A,W,q,A.get(q));
return[...W.fields.values()]}function P(A,N,W){const z=[W];for(let X=z.pop();X!==void 0;X=z.pop()){if((0,y.Zm)(X))for(const tt of X.values())z.push(tt);if(Array.
isArray(X))for(const[tt,J]of X.entries())!(0,y.Zm)(J)||!(0,y.Eo)(J.get("FT"),"Sig")?z.push(J):(A.edit(N),X[tt]=A.add(J))}}function v(A,N,W,z){if(!(0,y.Zm)(A.resolve(
(0,D.hj)(A,z,"V"))))return;const X=z.get("Parent"),tt=A.dict(X);if(!z.has("T")&&(0,y.i9)(X)&&tt?.has("T")){v(A,N,X.number,tt),N.fields.get(X.number)?.widgets.add(
W);return}if(N.fields.has(W))return;const J=new Set((0,y.Eo)(z.get("Subtype"),"Widget")?[W]:[]);N.fields.set(W,{number:W,dict:z,widgets:J});const _=A.array(z.get(
"Kids"));if(!(!_||N.lists.has(_))){N.lists.add(_),A.job.pace.add(_.length);for(const q of _)(0,y.i9)(q)&&J.add(q.number)}}async function L({removal:A},{number:N,
dict:W,widgets:z},X,tt,J){const{document:_}=A;tt.add(N);const q=(0,D.hj)(_,W,"V");(0,y.i9)(q)&&A.remove(q.number);for(const ot of z){const gt=_.job.pace.step(g);
gt&&await gt;const pt=_.get(ot);if(!(0,y.Zm)(pt))continue;if(tt.add(ot),X==="keep"&&(0,K.K)(_,pt)){_.edit(ot),(0,K.x)(_,pt);continue}const wt=_.resolve(pt.get("\
StructParent"));typeof wt=="number"&&J.add(wt),A.remove(ot)}z.has(N)||A.remove(N);const et=_.job.pace.step(g);et&&await et}async function $(A,N,W){const{removal:z,
structure:X}=A,{document:tt}=z;await Q(A,N);const J=(0,U.Wo)(tt,"AcroForm");for(const _ of["Fields","CO"]){const q=tt.array(J?.dict.get(_)),et=q?.filter(ot=>!z.
isGone(ot)&&!((0,y.i9)(ot)&&N.has(ot.number)));!J||!q||!et||et.length===q.length||(tt.edit(J.holder),et.length>0||_==="Fields"?J.dict.set(_,et):J.dict.delete(_))}
await X.dropKeys(W),await X.flush(),await(0,O.Pv)(A,new Set(z.removed()))}async function Q({removal:A},N){const{document:W}=A,z=new Map;for(const{number:X,dict:tt}of[
...await(0,D.qU)(W)].reverse()){const J=W.array(tt.get("Kids")),_=W.job.pace.step(g);_&&await _;const q=J&&z.get(J),et=q??J?.filter(ot=>!A.isGone(ot)&&!((0,y.i9)(
ot)&&N.has(ot.number)));J&&et&&!q&&(z.set(J,et),W.job.pace.add(J.length)),!(X===void 0||!J||!et||et.length===J.length)&&(W.edit(X),et.length>0?tt.set("Kids",et):
(0,y.Eo)(tt.get("Subtype"),"Widget")?tt.delete("Kids"):(A.remove(X),z.clear()))}}async function nt(A,N){const W=(0,U.Wo)(A,"AcroForm");if(!W)return;W.dict.has("\
SigFlags")&&(A.edit(W.holder),W.dict.delete("SigFlags")),await x(A,W.dict.get("XFA"),N);const z=(A.array(W.dict.get("Fields"))??[]).length===0&&!W.dict.has("DR")&&
!W.dict.has("XFA");N&&z&&A.editCatalog().delete("AcroForm")}function Z(A){const{catalog:N}=A,W=A.dict(N.get("Perms"));(0,B.H)(A);for(const z of["Perms","Legal"])
N.has(z)&&A.editCatalog().delete(z);return W?.has("UR3")===!0||W?.has("UR")===!0}}),87826:((st,Y,u)=>{u.d(Y,{N:()=>U,i:()=>G});var D=u(78157),K=u(14029);function U(d,O){
const{bytes:R}=d;if(!(j(d)||(0,D.bS)(R.subarray(0,5)).toString("latin1")!=="%PDF-"))return R.length===O.length?O:R}const j=({suspect:d,pages:O})=>d||O.count!==O.
claimed||O.blank.length>0,G=async(d,O,R)=>U(d,O)??await(0,K.UN)(d,R)})};
