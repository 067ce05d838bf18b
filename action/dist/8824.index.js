"use strict";exports.id=8824,exports.ids=[8824],exports.modules={66974:((nt,X,u)=>{u.d(X,{D6:()=>G,F1:()=>j,NL:()=>b,P3:()=>z,br:()=>W,bs:()=>R});var D=u(98446);const z={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function j(g,m,T){const x=[],E=[];for(const[K,B]of g.split(",").entries()){const p=K+1;if(m!==void 0&&
B.trim()===""){E.push(`entry ${p} is empty: write ${m}, separated by single commas`);continue}const S=T(B,p);"problem"in S?E.push(W(p,B,S.problem)):x.push(S.item)}
return E.length>0?{problem:R(E)}:{items:x}}const W=(g,m,T)=>`entry ${g} ('${y(m.trim())}') ${T}`,G=({position:g,text:m},T,x)=>W(g,m,`names ${l(T)}, but the docu\
ment has ${(0,D.y_)(x,"page")}`);function l(g){return Number.isSafeInteger(g)?`page ${g}`:"a page far beyond its end"}const P=5;function R(g){const m=g.length-P;
return[...g.slice(0,P),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function b(g){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(g);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(g)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(g)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function y(g){const m=[...g].map(T=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(T)?"?":T);return(0,D.Bu)(m.join(""),40)}}),29082:((nt,X,u)=>{u.d(X,{k1:()=>G,lY:()=>W,m7:()=>l});var D=u(58552),z=u(66974);const j=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
W=b=>(0,z.F1)(b,"pages such as 1..3, -1, odd",(y,g)=>{const m=y.trim(),T=j.exec(m);if(!T)return{problem:R(m)};const[,x,E,K,B,p]=T,S={negated:x!==void 0,text:m,position:g};
if(E!==void 0)return{item:{...S,pages:E.toLowerCase()}};const C=Number(K),O=B===void 0?C:p===void 0?"end":Number(p);return C===0||O===0?z.P3:{item:{...S,pages:{
from:C,to:O}}}});function G(b,y,g="pages"){const m=B=>(0,D.G6)([{field:g,message:B}]),T=W(b);if("problem"in T)throw m(T.problem);const x=new P(y),E=new P(y),K=[];
for(const B of T.items){const p=B.negated?E:x;if(typeof B.pages=="string"){p.add(B.pages);continue}const{from:S,to:C}=B.pages,O=S<0?y+1+S:S,v=C==="end"?y:C<0?y+
1+C:C,$=(C==="end"?S<0?[[S,O]]:[]:[[S,O],[C,v]]).find(([,Y])=>Y<1||Y>y);$&&K.push((0,z.D6)(B,$[0],y)),!(C==="end"&&O>y||K.length>0)&&p.range(Math.min(O,v),Math.
max(O,v))}if(K.length>0)throw m((0,z.bs)(K));return T.items.every(({negated:B})=>B)&&x.add("all"),x.without(E)}function l(b){const y=W(b);if("problem"in y||y.items.
length!==1)return;const{negated:g,pages:m}=y.items[0];if(g)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:T,to:x}=m;return x===
"end"?{first:T}:x===-1?{first:T}:x<1?void 0:{first:Math.min(T,x),last:Math.max(T,x)}}class P{pageCount;differences;odd=!1;even=!1;constructor(y){this.pageCount=
y,this.differences=new Int32Array(y+2)}add(y){y!=="even"&&(this.odd=!0),y!=="odd"&&(this.even=!0)}range(y,g){this.differences[y]++,this.differences[g+1]--}without(y){
const g=new Uint32Array(this.pageCount);let m=0,T=0,x=0;for(let E=1;E<=this.pageCount;E++){T+=this.differences[E],x+=y.differences[E];const K=E%2===1?"odd":"eve\
n";(T>0||this[K])&&!(x>0||y[K])&&(g[m++]=E)}return g.subarray(0,m)}}function R(b){return/^(not +)?\.\./i.test(b)?"has no start: a range is written 1..5":/^!/.test(
b)?"is not a page: leave out pages with not, such as not 2":(0,z.NL)(b.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((nt,X,u)=>{u.d(X,{X:()=>W,l:()=>j});const D=new Map("AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY2\
8 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB2\
8 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK2\
4 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30".split(" ").map(G=>[G.slice(0,2),Number(G.slice(2))])),z=/[ \n\u00a0-]/;function j(G){let l=0,P=0;
const R=[...G].map((g,m)=>({sign:g.toUpperCase(),at:m})).filter(({sign:g})=>!z.test(g)),b=g=>{const m=parseInt(g,36);l=(l*(m>9?100:10)+m)%97},y=D.get(R.slice(0,
2).map(({sign:g})=>g).join(""));for(let g=15;g<=Math.min(R.length,34);g++){l=0;for(const{sign:m}of[...R.slice(4,g),...R.slice(0,4)])b(m);if(l===1&&(P=R[g-1].at+
1),l===1&&g===y)break}return P}const W=G=>G.length>=15&&/^[A-Z]{2}\d\d/.test(G)&&j(G)===G.length}),61281:((nt,X,u)=>{u.d(X,{V:()=>D});async function D({pace:z},j){
await z.rest();const W=await j();return await z.rest(),W}}),52404:((nt,X,u)=>{u.d(X,{$:()=>W,U:()=>G});var D=u(58552),z=u(29082),j=u(98446);const W={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function G({first_page:l,last_page:P,pages:R},b){if(R!==
void 0)return(0,z.k1)(R,b);const y=(0,j.y_)(b,"page"),g=[];if(l>b&&g.push({field:"first_page",message:`is ${l}, but the document has ${y}`}),P!==void 0&&P>b&&g.
push({field:"last_page",message:`is ${P}, but the document has ${y}`}),g.length===0&&P!==void 0&&l>P&&g.push({field:"first_page",message:`is ${l}, which is afte\
r last_page (${P})`,mentions:["last_page"]}),g.length>0)throw(0,D.G6)(g);return Uint32Array.from({length:(P??b)-l+1},(m,T)=>l+T)}}),78824:((nt,X,u)=>{u.r(X),u.d(
X,{redact_text:()=>rr});var D=u(58552),z=u(29082),j=u(45657),W=u(18271),G=u(33973),l=u(45599),P=u(74135),R=u(6057),b=u(87141),y=u(44738),g=u(78021),m=u(86537),T=u(
77581);const x=(e,t)=>e.start-t.start||t.end-e.end,E=(e,t)=>e.lacks?.(t)===!0,K=(e,t)=>Object.assign(async n=>[...await e(n),...await t(n)].sort(x),{lacks:n=>E(
e,n)&&E(t,n)});function B(e,t){let n="",s=0;for(const{start:o,end:i}of t)o>s&&(n+=e.slice(s,o)),s=Math.max(s,i);return n+e.slice(s)}const p=new RegExp("[-\\u00ad\
\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),S=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,C=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
O=new RegExp(`${p.source}|${S.source}|${C.source}`,"gu"),[v,L]=[2,100];async function $(e,t){if(e.search(O)<0)return;let n="";const s=[];let o=0;const i=r=>{n+=
e.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of e.matchAll(O)){const f=t.step((c-o)*v+L);f&&await f,i(c),o=c+r.length;const d=tt(r);for(let h=0;h<
d.length;h++)s.push(d.length===r.length?c+h:c);n+=d}const a=t.step((e.length-o)*v);return a&&await a,i(e.length),s.push(e.length),{text:n,places:s}}const Y=({places:e},t,n)=>({
start:e[t],end:Math.max(e[n-1]+1,e[n])});function tt(e){if(p.test(e))return"";const t=S.exec(e)?.[0];return t===void 0?e.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}var A=u(78157);const F=32768,N=20;async function H(e,{opening:t,reach:n},s,o){if(e.length<=F)return s(e);const i=[];
for(let a=0,r=0;a<e.length;a=r){r=Math.min(a+F,e.length);const c=r<e.length?e.slice(r-n+1,r).indexOf(t):-1;c>=0&&(r+=c-n+1),i.push(s(e.slice(a,r)));const f=o.step(
F*N);f&&await f}return i.join("")}const V="nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro pa\
ra middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml\
 ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave e\
acute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml",Q=160,J=new Map([
...V.split(" ").map((e,t)=>[e,String.fromCharCode(Q+t)]),...Object.entries({amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}),...Object.entries({OElig:"Œ",oelig:"œ",Scaron:"\
Š",scaron:"š",Yuml:"Ÿ"}),...Object.entries({ensp:" ",emsp:" ",thinsp:" ",zwnj:"‌",zwj:"‍",lrm:"‎",rlm:"‏"}),...Object.entries({ndash:"–",mdash:"\
—",lsquo:"‘",rsquo:"’",ldquo:"“",rdquo:"”"})]),_=10,q=(e,t)=>H(e,{opening:"&",reach:_},et,t),et=e=>e.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}[1-4]{0,2}));/gi,
(t,n,s,o)=>{if(o!==void 0)return J.get(o)??J.get(o.toLowerCase())??t;const i=n===void 0?parseInt(s,16):parseInt(n,10);return i<=1114111?String.fromCodePoint(i):
t}),[ot,xt]=[100,2];async function Wn(e,t,n){const s=new $n(e);let[o,i]=[!0,0];for(let a=e.indexOf("<");a>=0;a=e.indexOf("<",Math.max(s.end,a+1))){const r=n.step(
ot+(a-s.end)*xt);if(r&&await r,e.startsWith(he,a)){i>=0&&i<a&&(i=e.indexOf(Wt,a)),s.cut(a,a+he.length,"",i);continue}const c=o&&e.startsWith("<!--",a),f=c?e.indexOf(
"-->",a+4):-1;o=!c||f>=0;const d=f>=0?f+3:Vn(e,a);d!==void 0&&s.cut(a,d,f>=0?"":t,i)}return s.cut(e.length,e.length,"",i),s.text}const he="<![CDATA[",Wt="]]>",Gn=1e4;
class $n{whole;end=0;blocks=[];parts=[];constructor(t){this.whole=t}get text(){return this.blocks.join("")+this.parts.join("")}cut(t,n,s,o){const{whole:i,end:a,
parts:r}=this;o>=a&&o<t&&i.startsWith(Wt,o)?r.push(i.slice(a,o),i.slice(o+Wt.length,t),s):r.push(i.slice(a,t),s),this.end=n,!(r.length<Gn)&&(this.blocks.push(r.
join("")),this.parts=[])}}const[kn,ge,Hn,Kn]=[60,62,34,39],zn=1<<20;function Vn(e,t){let n,s;const o=Math.min(e.length,t+zn);for(let i=t+1;i<o;i++){const a=e.charCodeAt(
i);if(a===kn)return s;if(a===ge&&n===void 0)return i+1;a===ge?s??=i+1:a===n?n=void 0:n===void 0&&(a===Hn||a===Kn)&&(n=a)}return s}const Zn=/[^\P{Cc}\t-\r\x7f-\x9f]/u,
Xn=1<<20,Yn=3,Jn=/(?:%[0-9a-f]{2})+/gi,pe=3;async function*me(e,t){const n=(0,A.bS)(e).toString("latin1");let s=n;const o=a=>({text:s=a,isDecoded:!0});yield{text:n,
isDecoded:!1},/[\x80-\xff]/.test(n)&&(yield{text:s=(0,A.bS)(e).toString("utf8"),isDecoded:!1}),n.includes("\0")&&(s=await H(n,{opening:"\0",reach:1},a=>a.replaceAll(
"\0",""),t),yield{text:s,isDecoded:!1});let i=n;for(let a=0;a<Yn&&/%[0-9a-f]{2}/i.test(i);a++)i=await H(i,{opening:"%",reach:pe},_n,t),/[\x80-\xff]/.test(i)&&(yield{
text:i,isDecoded:!0}),yield o(Buffer.from(i,"latin1").toString("utf8"));yield*we(s,t);for(const a of Qn(e,n))yield{text:a,isDecoded:!0},yield*we(await H(a,{opening:"\
%",reach:pe},qn,t),t)}async function*we(e,t){if(e.includes("?")&&e.includes("+")&&(yield{text:e.replaceAll("+"," "),isDecoded:!0}),e.includes("&")&&(yield{text:await q(
e,t),isDecoded:!0}),e.includes("<"))for(const n of[""," "]){const s=await Wn(e,n,t);yield{text:s.includes("&")?await q(s,t):s,isDecoded:!0}}}function*Qn(e,t){const n=t.
startsWith("þÿ"),s=t.startsWith("ÿþ");if(!(n||s||e.length<=Xn&&Zn.test(t))||e.length<2)return;const i=(0,A.bS)(e.subarray(0,e.length&-2));n||(yield i.toString(
"utf16le")),s||(yield Buffer.from(i).swap16().toString("utf16le"))}const _n=e=>e.replace(/%([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16))),qn=e=>e.
replace(Jn,t=>Buffer.from(t.replaceAll("%",""),"hex").toString("utf8")),ts=500;async function At(e,t,n){const s=(0,T.g7)(e);if(s.length===e.bytes.length&&es.test(
s)&&!s.includes(`-
`)&&E(t,s))return;const i=s.replace(ns,""),a=await t(i);if(a.length>0){const w=(0,T.wx)(B(i,a));return await pt(w.bytes,t,n)?Gt:w}const r=await $(i,n),c=r?(await t(
r.text)).map(({start:w,end:M})=>Y(r,w,M)):[];if(c.length===0)return await pt(e.bytes,t,n)?Gt:void 0;const f=B(i,c),d=await $(f,n);return d&&(await t(d.text)).length>
0||await pt((0,T.wx)(f).bytes,t,n)?Gt:(0,T.wx)(f)}const es=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,ye="\x1B",ns=new RegExp(`${ye}[a-zA-Z]{2,8}${ye}`,"g"),Gt=new l.Mx(new Uint8Array(
0));async function pt(e,t,n,s=!0){for await(const o of me(e,n)){if(await Se(o,t,n,s)>0)return!0;const i=n.step(ss*e.length);i&&await i}return!1}async function Se({
text:e,isDecoded:t},n,s,o){const i=E(n,e)?0:(await n(e)).length,a=o&&t&&i===0?await $(e,s):void 0;return a?(await n(a.text)).length:i}const ss=4;async function Ot(e,t,n){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof l.Z6?i.dict:i;if(!(!(a instanceof l.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof l.Mx)){(c instanceof l.Bi||Array.isArray(c))&&o.push(c);continue}const f=e.job.pace.step(ts);f&&await f;const d=await At(c,n,e.job.
pace);d&&(a instanceof l.Bi?a.set(r,d):a[r]=d,s++)}}return s}function*os(e,t){const n=(0,b.y)((0,R.iw)(e,t)),s=o=>{const i=be(n,o);return i.width>0&&i.height>0?
i:void 0};for(const o of e.array(e.entry(e.pages.number(t),"Annots"))??[]){const i=e.dict(o);if(!i||!(0,l.Eo)(e.resolve(i.get("Subtype")),"Redact"))continue;const a=(e.
array(i.get("QuadPoints"))??[]).map(f=>Number(e.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[d,h]=[0,1].map(M=>[0,2,4,6].map(I=>a[f+I+M])),w=s([(0,j.YG)(
d),(0,j.YG)(h),(0,j.Kf)(d),(0,j.Kf)(h)]);w&&(yield w)}const r=(0,R.b0)(e,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function be(e,t){const[n,s,o,i]=(0,P.
zl)(e,t);return{x:n,y:s,width:o-n,height:i-s}}const is=4;async function as(e,t){t.size!==0&&await(0,y.L)(e,(n,s)=>{const o=t.get(s),i=o&&(0,R.b0)(e,n.get("Rect"));
if(!o||!i)return!1;const a=be((0,b.y)((0,R.iw)(e,s)),i);return e.job.pace.add(o.length*is),o.some(r=>(0,m.EF)(a,r))})}const rs=["ActualText","Alt","E","T"];async function cs(e,t,n){
const s=new Set([...t.keys()].map(a=>e.pages.number(a)));let o=0;for(const a of s)for(const r of e.array(e.entry(a,"Annots"))??[]){const c=e.dict(r),f=c?await Ot(
e,c,n):0;f>0&&(0,l.i9)(r)&&e.edit(r),o+=f}for(const a of t.keys()){const r=e.pages.attribute(a,"Resources"),c=e.dict(e.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const d=await Ot(e,e.dict(f)??null,n);d>0&&(0,l.i9)(f)?e.edit(f):d>0&&(0,l.i9)(r)&&e.edit(r),o+=d}}const{live:i}=await(0,G.Gy)(e);for(let a=1;a<i.
length;a++){const r=i[a]===1?e.dict(e.get(a)):void 0,c=e.job.pace.step(300);if(c&&await c,!(!r||!(0,g.Uc)(r)||!fs(r,s)))for(const f of rs){const d=await Ot(e,[e.
resolve(r.get(f))],n);d>0&&(e.edit(a),r.delete(f)),o+=d}}return o}function fs(e,t){const n=e.get("Pg");return!(0,l.i9)(n)||t.has(n.number)}var Te=u(91519),ds=u(
87826),$t=u(14029),ls=u(61281),us=u(52404);const dt=5e4,hs=20;function gs(e,t,n){const s=new Map;if(!e)return s;const o=e.areas??e.matches;if(!Array.isArray(o))
throw Pt(["must have a list under areas, or under matches"]);if(o.length>dt)throw Pt([`has ${o.length} areas, and at most ${dt} are allowed`]);const i=[],a=new Set(
t);let r=0;for(const[c,f]of o.entries()){const d=ps(f,n);if(typeof d=="string")i.push(`area ${c+1} ${d}`);else if(!a.has(d.page))i.push(`area ${c+1} is on page ${d.
page}, which pages does not name`);else for(const h of d.boxes)(0,j.vH)(s,d.page-1,h);if(typeof d!="string"&&(r+=d.boxes.length),r>dt)throw Pt([`has more than ${dt}\
 boxes, and at most ${dt} are allowed`]);if(i.length===hs)break}if(i.length>0)throw Pt(i);return s}const Pt=e=>(0,D.G6)([{field:"redact_areas",message:e.join(";\
 ")}]),Ce=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function ps(e,t){if(!Ce(e))return"must be an object with page and box";const{page:n}=e;if(typeof n!=
"number"||!Number.isInteger(n)||n<1||n>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(e.boxes)?e.boxes:[e.box??e]).map(ms);return o.some(i=>i===
void 0)||o.length===0?"must have boxes with x, y, width and height in points, which are greater than 0":{page:n,boxes:o}}function ms(e){if(!Ce(e))return;const[t,
n,s,o]=["x","y","width","height"].map(a=>e[a]);return[t,n,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:n,width:s,height:o}:void 0}var ws=u(
81627),Tt=u(36078),ys=u(99876);async function Ss(e,t,n,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{
kinds:i,pages:a}=await(0,ys.F)(e,Uint32Array.from([...o.keys()],c=>c+1)),r=new ws.B(e);await r.inspect(a);for(const c of a){const f=(0,P.DI)((0,b.y)(i[c.kind])),
d=new Set,h=[];for(const w of o.get(c.index)??[]){const M=e.job.pace.step(bs);M&&await M;const I=Ts(w,f);if(d.has(I))continue;d.add(I);const U=s?.placementIn(w,
f);U!==void 0&&h.push(U)}await r.over(c,{resources:s?[s.addition]:[],operators:([w])=>{const M=w===void 0?[]:h.map(I=>`${(0,Tt.qK)(w,I)}
`);return`/Artifact BMC q ${n==="black"?0:1} g ${[...d].join(`
`)} f Q
${M.join("")}EMC
`}})}}const bs=1500;function Ts({x:e,y:t,width:n,height:s},o){const[i,a,r,c]=(0,P.zl)(o,[e,t,e+n,t+s]);return`${(0,Tt.id)(i)} ${(0,Tt.id)(a)} ${(0,Tt.id)(r-i)} ${(0,Tt.
id)(c-a)} re`}var mt=u(58006),Cs=u(7854),kt=u(56681),Ms=u(8510),Ht=u(52829),Es=u(71856),Kt=u(32488),Me=u(52755),wt=u(9819);const xs=300;async function As(e){const t=new Map;
if(!(0,wt.Wo)(e,"AcroForm"))return t;const{fields:n}=await Me.mO.read(e);for(const{flags:s,kind:o,widgets:i}of n)if(!(o!=="text"||(s&Me.qA)===0))for(const{dict:a}of i){
for(const c of e.dict(a.get("AP"))?.values()??[]){const f=e.resolve(c);for(const d of(0,l.Zm)(f)?f.values():[c]){const h=e.resolve(d);(0,l.i9)(d)&&h instanceof l.
Z6&&t.set(d.number,h.dict.get("Resources"))}}const r=e.job.pace.step(xs);r&&await r}return t}var vt=u(82416),Dt=u(37709),ft=u(85008);const[Os,Ps]=[4,100];async function vs(e,t){
const n=[],s=[];let o=0;const i=r=>{n.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ft.An||f===ft.Cd?(s.push({at:o,from:r,to:c}),i((0,A.bS)((0,vt.E3)(e,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*Os)):f===ft.QR&&o>0&&i(`
`)};return await(0,Dt.Jo)(e,t,a,!0),{text:n.join(""),pieces:s}}async function Ds(e,t,n){const{text:s,pieces:o}=await vs(e,n),i=await t(s);if(i.length===0)return e;
const a=[];let[r,c]=[0,0];for(const[f,{at:d,from:h,to:w}]of o.entries()){const M=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<M;r++)c=Math.max(c,i[r].end);d<
c&&a.push({from:h,to:w,text:"()"});const I=n.step(Ps);I&&await I}return(0,kt.E$)(e,a,n)}var zt=u(3449),Vt=u(71157);async function Ee(e,{inText:t,inCodes:n},s,o){
if(e.shown.length===0)return;const i=await Zt(e,o);if(await Rt(e,i,Yt,await t(i.text),s,o),e.shown.some(({hasNoSize:r})=>r)){const r=await Zt(e,o,Is);await Rt(e,
r,Yt,await t(r.text),s,o)}const a=await Fs(e,o);await Rt(e,a,$s,await n(a.text),s,o)}async function Rs(e,t,n,s){const{text:o,starts:i}=await Zt(e,s,()=>!0),a=[];
for(let f=0;f<o.length;f++)o[f]!==" "&&a.push(f);const r=s.step(o.length*Xt);r&&await r;const c=(await t(o.replaceAll(" ",""))).map(({start:f,end:d})=>({start:a[f],
end:a[d-1]+1}));await Rt(e,{text:o,starts:i},Yt,c,n,s)}const Is=(e,t)=>e.hasNoSize&&t.hasNoSize;async function Zt({shown:e},t,n){const s=[];let o="";for(const[i,
a]of e.entries()){const{text:r}=a;s.push(o.length);const c=e[i+1],f=c!==void 0&&(c.follows||n?.(a,c)===!0);o+=f?r:`${r}
`;const d=t.step((r.length+1)*Xt);d&&await d}return{text:o,starts:s}}const Bs=10;async function Fs({shown:e},t){const n=[];let s=0;for(const{elements:a}of e){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of e){n.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*Xt);c&&await c}o[i++]=Bs}return{text:(0,A.bS)(o).toString("lati\
n1",0,i),starts:n}}async function Rt({shown:e},{text:t,starts:n},{lengthOf:s,countsCodes:o,gapOf:i},a,r,c){if(a.length===0)return;const f=await Ls(a,t.length,c);
let d=-1;for(const{start:h,end:w}of a)for(let M=Math.max(Gs(n,h),d+1);M<n.length&&n[M]<w;M++){d=M;const{font:I,elements:U,first:k}=e[M];let Z=n[M],it=k;for(const st of U){
if(typeof st=="number")Z+=i(st);else{let jt=0;for(const pr of I.glyphs(st)){const Un=o?I.partEnd(st,jt,1):jt,jn=s(pr,st,jt,Un);Ns(f,Z,jn)&&r.add(it),Z+=jn,it++,
jt=Un}}const ct=c.step(Ws(st));ct&&await ct}}}async function Ls(e,t,n){const s=new Uint8Array(t);for(const{start:o,end:i}of e){s.fill(1,o,i);const a=n.step(js+(i-
o>>3));a&&await a}return s}function Ns(e,t,n){for(let s=t;s<t+n;s++)if(e[s]===1)return!0;return!1}const[Us,Xt,js]=[100,4,20],Ws=e=>(typeof e=="number"?1:e.length+
1)*Us;function Gs(e,t){let n=0;for(let s=e.length-1;n<s;){const o=n+s+1>>1;e[o]<=t?n=o:s=o-1}return n}const Yt={lengthOf:({text:e})=>e.length,countsCodes:!1,gapOf:e=>e<
Vt.t6?1:0},$s={lengthOf:(e,t,n,s)=>{let o=0;for(let i=n;i<s;i++)t[i]!==0&&o++;return o},countsCodes:!0,gapOf:()=>0};var ks=u(64680),xe=u(45079);async function Ae(e,t,n){
const s=new Map,o=new Set;for(const{lists:i}of t)for(const{stream:a,tag:r,operator:c,from:f,to:d,dict:h}of i){const w=`${a} ${f}`;if(o.has(w)||(o.add(w),await Ot(
e,h,n)===0))continue;const M=new ks.k(256);(0,xe.bD)(M,h,xe.yT);const I=`${r} ${Buffer.from(M.bytes).toString("latin1")} ${c}`;(0,j.vH)(s,a,{from:f,to:d,text:I})}
return s}var It=u(94389);const Oe=120,Hs=new Set([65536,1330926671,1953658213]),Jt=132;async function Ks(e,t,n){let s;for(const[o,i]of t){const a=e.subarray(o,Math.
max(o,Math.min(i,e.length)));for(const{text:r,width:c,offset:f}of Vs(a))for(const d of E(n,r)?[]:await n(r))s??=e.slice(),zs(s,d,{start:o+f,width:c})}return s}function zs(e,t,{
start:n,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(e[n+2*o]=0),e[n+s*o+s-1]=Oe}function Vs(e){const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString(
"latin1"),n=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return n;for(const s of[0,1]){const o=Buffer.from(e.slice(s,s+(e.length-s&-2)));n.push({text:o.swap16().
toString("utf16le"),width:2,offset:s})}return n}function Zs(e){if(e.length<12)return[];const t=new DataView(e.buffer,e.byteOffset,e.byteLength);if(Hs.has(t.getUint32(
0)))try{const i=(0,It.tI)(t).get("name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(e[0]!==37&&e[0]!==128)return[[0,e.length]];const n=Buffer.from(e.buffer,
e.byteOffset,e.length).toString("latin1"),s=n.slice(0,Math.max(n.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function Xs(e){if(e.length<Jt||Buffer.from(e.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(e.buffer,e.byteOffset,e.byteLength),n=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<n&&
Jt+12*(o+1)<=e.length;o++){const[i,a]=[4,8].map(r=>t.getUint32(Jt+12*o+r));s.push([i+8,i+a])}return s}function Pe(e){return[...Buffer.from(e.buffer,e.byteOffset,
e.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:n,index:s})=>[s+1,s+n.length])}const Ys=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,Js=300;async function Qs(e,t,n){
const s=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(Ys)){const f=n.step(Js+a.length);f&&
await f;const d=_s(r);d.length<2||E(t,d)||(await t(d)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+
s.slice(i),"latin1")}function _s(e){const t=Buffer.from(e.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const qs=new Set(
`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),ve=32,to=/<[0-9a-f\s]{0,4096}>|[a-z]+/gi,eo=new Set(Buffer.from(`
\r>`)),De=1<<20;async function no(e,t,n){const s=await Re(e,n),o=await t((0,A.bS)(s).toString("latin1"));if(o.length===0)return;const i=e.slice();for(const{start:a,
end:r}of o)for(let c=a;c<r;c++)s[c]>ve&&!so.has(s[c])&&(i[c]=Oe);return i}const so=new Set(Buffer.from("/()<>[]{}%"));async function Re(e,t){const n=e.slice();for(let s=0,
o=0;s<n.length;s=o){for(o=Math.min(s+De,n.length);o<n.length&&!eo.has(n[o]);)o++;const i=Buffer.from(n.buffer,n.byteOffset+s,o-s).toString("latin1");for(const{0:r,
index:c}of i.matchAll(to))(r.startsWith("<")||qs.has(r))&&n.fill(ve,s+c,s+c+r.length);const a=t.step(2*De);a&&await a}return n}var at=u(81077),oo=u(30201);const Ie=new Set(
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),Be=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
io=/New|Roman|Sans|Serif|Mono|Bold|Italic|Oblique|Regular|Light|Medium|Semi|Demi|Heavy|Extra|Ultra|Black|Thin|Book|Condensed|Compressed|Narrow|Wide|Unicode|Neue|Pro|Std|Schoolbook|Gothic|Mincho|Code|Text|Display|Slab|Script|Old|Style|Antiqua|Linotype|Math|Symbols?|Dingbats|Emoji|Console|Typewriter|Handwriting|Humanist|Next|Nova|Rounded/g;
function ao(e){const t=Ie.has(e)?e:Be.exec(e)?.[0]??e;return e.slice(t.length).replace(io," ").split(/[^\p{L}\p{N}]+/u).filter(n=>n!=="")}const Fe=e=>Ie.has(e)||
Be.test(e)||(0,oo.u)(e)!==void 0,Qt=4,ro=60,co=e=>/[\x80-\xff]/.test(e)?Buffer.from(e,"latin1").toString("utf8"):e,fo=["redacted-","removed-","name-","x-"];class lo{find;seen=new Set;names=new Map;constructor(t){
this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,n){const s=[n];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof
l.Z6?o.dict:o;if(i instanceof l.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)s.push(r);else if(i instanceof l.Bi)for(const[r,c]of i){if(this.add(
r),r==="DA"&&c instanceof l.Mx)for(const f of Ne((0,at.Pu)(c)))this.add(f);s.push(c)}const a=t.job.pace.step(ro);a&&await a}}add(t){t.length>=Qt&&this.seen.add(
t)}async settle(){const t=await _t([...this.seen],this.find);if(t.length===0)return;const n=await Ue(this.find);for(const s of t)this.names.set(s,`${n}${this.names.
size+1}`)}}async function _t(e,t){const n=[];for(const s of await qt(e,t)){const o=Fe(s)?ao(s):[s];(await qt(o,t)).length>0&&n.push(s)}return n}async function uo(e,t){
const n=new Set(await _t(Ne(e),t));return n.size===0?e:e.replace(Le,s=>n.has(s.slice(1))?"":s)}const Le=/\/[^\s/()<>[\]{}%]+/g,Ne=e=>Array.from(e.matchAll(Le),([
t])=>t.slice(1));async function Ue(e){for(const t of fo)if((await e(`${t}1`)).length===0)return t;return""}async function qt(e,t){const n=[];let s="";for(const a of e)
n.push(s.length),s+=`${co(a)}
`;if(s==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;i+1<n.length&&n[i+1]<=a;)i++;const c=e[i];
r-a>=Qt&&r<=(n[i+1]??s.length)-1&&o.add(c)}return[...o]}function ho(e,t){return(e.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Qt||!Number.isNaN(Number(s))).join(" ")}const[go,je]=[4,3],po=10;async function mo(e,t){
const n=new wo(e);return await(0,Dt.Jo)(e,t,(s,o)=>n.take(s,o)),n.end()}class wo{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(A.IQ)}take({start:t,end:n},s){this.sign>=0&&this.lookBetween(t,n),s===ft.An||s===ft.Cd?this.
addString(t,n):s===ft.QR?(this.used>0&&(this.codes[this.used++]=po),n-t>je&&this.words.add(this.text(t,n))):s===ft.o_?n-t>go&&this.names.add((0,vt.MQ)(this.content,
t+1,n)):s===ft.Ho&&this.images.push({from:t,to:n,text:""})}lookBetween(t,n){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(A.IQ,o)),this.sign>=0&&
this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=n}addString(t,n){const{codes:s}=this,o=(0,vt.E3)(this.content,t,n);let{used:i}=this;for(let a=0;a<o.length;a++){
const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,n)=>(0,A.bS)(this.content).toString("latin1",t,n);end(){const{content:t,codes:n,used:s,names:o,words:i,images:a,
comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,A.bS)(n).toString("latin1",0,s),comments:r,names:o,words:i,images:a}}}async function yo(e,{
names:t,words:n,images:s},o,i,a){const r=new Set(await qt([...n],o)),c=r.size===0?[]:await So(e,r,a);for(const{from:f,to:d}of s)(await i((0,A.bS)(e).toString("l\
atin1",f,d))).length>0&&c.push({from:f,to:d,text:"\0".repeat(d-f)});return c.sort((f,d)=>f.from-d.from),{names:await _t([...t],o),cuts:c}}async function So(e,t,n){
const s=[];return await(0,Dt.Jo)(e,n,({start:o,end:i},a)=>{a===ft.QR&&i-o>je&&t.has((0,A.bS)(e).toString("latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function bo(e,t,n){
const s=[];return await(0,Dt.Jo)(e,n,({start:o,end:i},a)=>{const r=a===ft.o_?t.of((0,vt.MQ)(e,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.
length===0?e:(0,kt.E$)(e,s,n)}const To=100;async function We(e,t,n,s){for(const o of n){const i=s.step(To);i&&await i;const a=t.shownAt(o);let r=e.get(a.stream);
r||e.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),c.glyphs.add(o-a.first)}}var Ge=u(21115);const $e=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,
Co=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,Mo=new Set(
[...Object.keys(Ge.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim","stFnt","st\
Mfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function ke(e){const t=(0,A.bS)(e).toString(
"latin1");return Buffer.from(t.replace($e,n=>" ".repeat(n.length)),"latin1")}const Eo=new RegExp(`${$e.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),xo=400;async function Ao(e,t){
const n=new Set;for(const[s]of(0,A.bS)(e).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(Eo)){const f=a??r;c!==void 0?n.
add(c.slice(c.indexOf(":")+1)):f!==void 0&&(Mo.has(i)||n.add(i),!Co.test(f)&&!Oo.has(f)&&n.add(f));const d=t.step(xo+o.length);d&&await d}return[...n].join(`
`)}const Oo=new Set(Object.values(Ge.dK));function Po(e){const t=(0,A.bS)(e).toString("latin1"),n=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;n.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(n.join("")+t.slice(s),
"latin1")}const vo=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Do(e){return e[0]===254&&e[1]===255||e[0]===255&&e[1]===254||!vo.test((0,A.bS)(e).toString("latin1"))}const Ro=/[ -~](?:\0*[ -~]){3,}/g,
Io=e=>Array.from((0,A.bS)(e).toString("latin1").matchAll(Ro),({0:t,index:n})=>({start:n,text:t.replaceAll("\0","")})),Bo=16384,Fo=10,He=Buffer.of(255,217);async function Lo(e,t,n){
const s=e.encoded(t),o=Math.max(s.length-Bo,0),i=No(e,t,s);if(i>=0)return(await n((0,A.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=e.job.
pace.step((s.length-o)*Fo);a&&await a;const r=Io(s.subarray(o));if(!(r.length===0||(await n(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await n(f)).length>0&&Uo(e,t,s,o+c))return o+c}}function No(e,t,n){const s=e.resolve((e.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,l.Eo)(s,"ASCIIHexDecode")?">":(0,l.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,A.bS)(n).indexOf(o);return i<
0?-1:i+o.length}function Uo(e,t,n,s){const o=e.decodedPart(t);if(o)return e.decodedPart(new l.Z6(t.dict,n.slice(0,s)))?.data.length===o.data.length;const[i,...a]=e.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,l.Eo)(e.resolve(i),"DCTDecode")&&s>=(0,A.bS)(n).lastIndexOf(He)+He.length&&n.includes(
217)}const jo={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"\
form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function Ke(e,t,n){return t?t===e.dict(e.trailer.
get("Info"))?"the properties of the document":(0,g.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,l.Eo)(e.resolve(t.get("Subtype")),"Widget")?"form fields":"a\
nnotations":t.has("FT")?"form fields":(0,l.Eo)(e.resolve(t.get("Type")),"OCG")?"layers":n==="Title"&&t.has("Parent")?"bookmarks":jo[n]??"other entries":"other e\
ntries"}const lt=100,ze=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Wo=new Set(["Dest","D","S","C","AS","V","DV"]),Go=new Set(["DA","Registry","Ordering",
"CharSet","Panose","CheckSum","Lookup","NS"]),$o=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,ko=new Set(["Root","Info","ID","Encrypt"]),Ho=1e3,Ko=48,
zo=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Ct=e=>e instanceof l.Bi||Array.isArray(e);class Vo{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:n,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=n,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,n){const{document:s}=this;this.prefix=await Ue(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!n(c)||(0,l.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,l.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof l.Mx||f instanceof l.SX){n(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const d=n(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(d||h)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[n,s]of[...t]){const o=n==="ID"?await this.isTextual(
s):!(0,l.i9)(s)&&n!=="Encrypt"&&await this.object([s]);this.edits&&(o||!ko.has(n))&&t.delete(n)}}async isTextual(t){for(const n of this.document.array(t)??[])if(n instanceof
l.Mx&&(await this.inCodes((0,at.Pu)(n))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,n=(0,wt.Wo)(t,"Names"),s=(0,wt.Wo)(
t,"StructTreeRoot");return[...[...n?.dict.keys()??[]].map(o=>({holder:n.dict,number:n.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:n}){let s=!1;for(const[o]of await(0,at.Zc)(this.document,t.get(n),"Names"))!(o instanceof l.Mx)||!await At(o,this.find,
this.document.job.pace)||(this.rename((0,at.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:n}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof l.Z6?o.dict:o,a=n.job.pace.step(lt);if(a&&await a,Array.isArray(i))for(const r of i)
Ct(r)&&s.push(r);if((0,l.Zm)(i)){for(const[r,c]of i)ze.has(r)&&await this.nameAll(c),Ct(c)&&s.push(c);n.job.pace.add(lt*i.size)}}}async nameAll(t){const n=this.
document.resolve(t);if(!(0,l.Zm)(n))return;const s=(0,l.i9)(t)?t.number:n;if(!this.searched.has(s)){this.searched.add(s);for(const o of n.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await At((0,l.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let n=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof l.Z6?o.value.dict:o.value;if(!(i instanceof l.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&Ve(i)){await this.palette(i)&&(n=!0);continue}const a=i instanceof l.Bi?i:o.dict;for(const[c,f]of i.entries()){const d=this.document.job.pace.step(lt);d&&await d;
const h=typeof c=="string"?c:o.key,w=this.mayChange(f)?await this.entry(a,h,f):void 0;if(w===void 0){Ct(f)&&s.push({value:f,dict:a,key:h});continue}n=!0,this.note(
Ke(this.document,a,h)),this.edits&&(i instanceof l.Bi?i.set(c,w):i[c]=w)}i instanceof l.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(n=!0);const r=this.document.
job.pace.step(lt);r&&await r}return n}async usesOfScalars(t){const{document:n}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({value:n.get(
o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof l.Z6?a.value.dict:a.value;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;
const c=r instanceof l.Bi?r:a.dict;for(const[d,h]of r.entries()){const w=Array.isArray(r)&&Ve(r)?"Lookup":typeof d=="string"?d:a.key,M=n.job.pace.step(lt);M&&await M,
(0,l.i9)(h)?s.set(h.number,{dict:c,key:w}):Ct(h)&&i.push({value:h,dict:c,key:w})}const f=n.job.pace.step(lt);f&&await f}}return s}async scalar(t,n,s){const{document:o}=this,
{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=n instanceof l.SX?this.names.of(n.text):void 0,c=r===void 0?await this.entry(i,a,n):new l.SX(r);c!==void 0&&(this.
note(Ke(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const n=t[3];return!(n instanceof l.Mx)||(await this.inCodes((0,at.Pu)(n))).length===0?!1:(this.note("f\
onts and colors"),this.edits&&(t[3]=new l.Mx(new Uint8Array(n.bytes.length))),!0)}async renameNames(t){const{names:n,document:s}=this;let o=!1;const i=[t];for(let a=i.
pop();a!==void 0;a=i.pop()){const r=a instanceof l.Z6?a.dict:a;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;if(r instanceof l.Bi&&[...r.keys()].some(f=>n.
of(f)!==void 0)){const f=[...r];r.clear();for(const[d,h]of f)r.set(n.of(d)??d,h);o=!0}for(const[f,d]of r.entries()){const h=s.job.pace.step(lt);h&&await h;const w=d instanceof
l.SX?n.of(d.text):void 0;if(w===void 0){Ct(d)&&i.push(d);continue}o=!0,r instanceof l.Bi?r.set(f,new l.SX(w)):r[f]=new l.SX(w)}const c=s.job.pace.step(lt);c&&await c}
return o}async technical(t,n){const s=(0,at.Pu)(n);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=ho(s,this.names);return i===s||(await this.
inNames(s)).length===(await this.inNames(i)).length?void 0:(0,l.Px)(i)}if(t==="CharSet"){const i=await uo(s,this.inNames);return i===s?void 0:(0,l.Px)(i)}if(!(t===
"CheckSum"||Fe(s)||$o.test(s)||(await this.inCodes(s)).length===0))return t==="Panose"?new l.Mx(new Uint8Array(n.bytes.length)):(0,l.Px)("")}mayChange(t){return t instanceof
l.Mx||t instanceof l.SX&&this.renamed.size>0||typeof t=="number"&&t>=Ho}async entry(t,n,s){if(s instanceof l.SX){const a=Wo.has(n)||n==="RoleMap"?this.renamed.get(
`/${s.text}`):void 0;return a===void 0?void 0:new l.SX(a)}if(s instanceof l.Mx&&Go.has(n))return this.technical(n,s);if(typeof s=="number")return this.number(t,
n,s);if(!(s instanceof l.Mx)||n==="Contents"&&s.bytes[0]===Ko&&t&&(0,l.hi)(t))return;const o=this.renamed.get((0,at.Pu)(s));if(o!==void 0)return(0,l.Px)(o);const i=await At(
s,this.find,this.document.job.pace);return i&&zo.has(n)?(0,l.Px)(""):!i||n!=="T"||!t||!Zo(t)?i:(this.rename((0,at.Pu)(s)),(0,l.Px)(this.renamed.get((0,at.Pu)(s))))}async number(t,n,s){
return t!==void 0&&(t===this.properties||n==="V"&&t.has("N"))&&(await this.find(String(s))).length>0?0:void 0}renameKeys(t,n){const s=[...t];if(!(ze.has(n)||this.
isNaming(t))||!s.some(([i])=>this.renamed.has(`/${i}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(
`/${i}`)??i,a);return!0}isNaming(t){const{document:n}=this,s=n.dict(n.catalog.get("StructTreeRoot"));return[n.catalog.get("Dests"),s?.get("RoleMap"),s?.get("Cla\
ssMap")].some(o=>n.dict(o)===t)}async rebuild({holder:t,number:n,key:s}){const{document:o}=this,i=await(0,at.Zc)(o,t.get(s),"Names");o.edit(n);const a=(0,at.H6)(
o,await(0,at.r6)(o,i),"Names"),r=t.get(s);(0,l.i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,wt.Kd)(r,n))}}const Ve=([e])=>(0,l.Eo)(e,"Indexed")||(0,l.Eo)(e,"I"),Zo=e=>e.
has("FT")||e.has("Kids")||e.has("Parent")&&!e.has("Contents");var rt=u(47212);const Xo=100;class Ze{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,n,s,o,i,a){
this.document=t,this.searching=n,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new lo(n.inNames),this.traced=new rt.Wz(t)}async run(t){const{
document:n,stays:s,renaming:o}=this,{live:i}=await(0,G.Gy)(n),a=c=>i[c]===1&&s[c]!==1,r=await(0,zt.d)(n,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(const[c,f]of await As(n))a(c)&&await this.content(c,f,!0);for(let c=1;c<i.length;c++){if(!a(c)||!n.isStream(c))continue;await this.data(
c,r),await this.dataBeyond(c);const f=n.job.pace.step(Xo);f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(n,n.get(c));await o.settle(),this.note("names",
o.count),this.rewriter&&o.count>0&&await this.renameContent(i),await new Vo(n,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){
const{document:n,renaming:s}=this,{content:o,pages:i}=await(0,zt.d)(n,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=n.get(a);if(!(r instanceof
l.Z6))continue;const c=await this.decoded(r),f=await bo(c,s,n.job.pace);f!==c&&n.put(a,await(0,Ht.c)(n,r,f))}}note(t,n=1){this.findings+=n,n>0&&this.found.set(t,
(this.found.get(t)??0)+n)}async content(t,n,s=!1){const{document:o,searching:i}=this,{pace:a}=o.job,r=o.get(t);if(!(r instanceof l.Z6))return;const c=await this.
decoded(r),f=await this.traced.stream(c,n),{glyphs:d,count:h}=await this.choose(f,!1),w=d.size;await Ee(f.trace,i,d,a),s&&await Rs(f.trace,i.inText,d,a);const M=await Ae(
o,[f.trace],i.inText);if(this.note("content that no page shows",Math.max(h,+(d.size>w))+M.size),await(0,rt.FU)(f,d,a),await this.use?.note(f.trace,a,d),!this.rewriter||
d.size===0&&M.size===0)return;const I=new Map;await We(I,f.trace,d,a),await this.rewriter.inPlace(new Map([[0,t]]),[f.trace],{removals:I,others:M,images:new Map})}async decoded(t){
const n=await(0,Kt.on)(this.document,t);if(!n)throw Xe();return n.data}async data(t,{content:n,fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof
l.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,a,c,f)):Jo(i,r)?this.rewriter||await this.otherData(t,a):Yo(i,r)?await this.
colorData(t,a):n.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(t,a,f)):await this.otherData(t,a)}async once(t,n,s){const{document:o,searching:i}=this,
{clean:a}=i,r=(0,Cs.m)(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);f&&await f;const d=()=>r===void 0?void 0:a.markOf(c,`${n} ${r}`),h=d();if(h!==void 0&&
a.has(h))return;const w=this.findings,M=(await(0,Kt.on)(o,t))?.data;await s(M),h!==void 0&&M&&this.findings===w&&d()===h&&a.add(h)}async hiddenStrings(t,n,s){if(!s)
throw Xe();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.searching,{pace:f}=o.job,d=await mo(s,f),h=d.comments.length>0&&await pt(Buffer.
concat(d.comments),c,f),w=(await a(d.strings)).length,{names:M,cuts:I}=await yo(s,d,r,a,f);for(const it of M)this.renaming.add(it);if(this.findings+=M.length,h&&
this.note("comments of content"),this.note("content that no page shows",w+I.length),!i||!h&&w===0&&I.length===0)return;const U=I.length>0?await(0,kt.E$)(s,I,f):
s,k=w>0?await Ds(U,a,f):U,Z=h?(await(0,Ms.f)(k,f)).content:k;o.put(t,await(0,Ht.c)(o,n,Z))}async fontData(t,n,s,o){const{inCodes:i,inText:a}=this.searching;if(s.
startsWith("FontFile"))return this.overwrite(t,n,o,Zs);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,n,o,Pe);const r=this.document.get(t),c=r===n?
o:(await(0,Kt.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,d=f.step(c.length);d&&await d;const h=await Qs(c,a,f),w=await no(h??c,i,f);
(h||w)&&await this.replace(t,r,w??h),await pt(await Re(w??h??c,f),i,f,!1)&&this.note("names")}async colorData(t,n){const{document:s}=this,o=s.resolve(n.dict.get(
"FunctionType"));o===4?await this.once(n,"function",i=>this.overwrite(t,n,i,Pe)):typeof o!="number"&&!(0,l.Eo)(s.resolve(n.dict.get("Subtype")),"Image")&&!n.dict.
has("ShadingType")&&await this.once(n,"profile",i=>this.overwrite(t,n,i,Xs))}async dataBeyond(t){const{document:n,searching:s}=this,o=n.get(t);if(!(o instanceof
l.Z6)||!o.dict.has("Filter"))return;const i=await Lo(n,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new l.Z6(new l.Bi(o.dict),n.encoded(o).slice(
0,i));this.rewriter&&n.put(t,a)}async overwrite(t,n,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(s);if(!a)return this.otherData(
t,n);if(a.length===0)return;const r=await Ks(s,a,this.searching.inCodes);r&&await this.replace(t,n,r)}async replace(t,n,s){const{document:o}=this;this.note("fon\
ts and colors"),this.rewriter&&o.put(t,await(0,mt.S)(n,s,o.job))}otherData(t,n){const s=(0,Es.In)(n)?"metadata":"streams";return this.once(n,s,o=>this.dataIn(s,
t,n,o))}async dataIn(t,n,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new D.zU("redaction_incomplete","A stream cannot\
 be read, because its compression is not known");const f=t==="metadata"?r:Do(o)?K(r,c):c,{pace:d}=i.job,h=[],w=t==="metadata"?ke(o):o,M=t==="metadata"?(await c(
await Ao(o,d))).length:0,I=f!==c&&await Ye(w,f,d);h.push(M,Number(I));for await(const st of me(w,d)){h.push(await Se(st,f,d,f!==c));const ct=d.step(o.length);ct&&
await ct}if(this.note(t,(0,j.Kf)(h)),!a||h.every(st=>st===0))return;const U=await f((0,A.bS)(w).toString("latin1")),k=Buffer.from(B((0,A.bS)(o).toString("latin1"),
U),"latin1"),Z=t==="metadata"?ke(k):k;M>0||await Ye(Z,f,d)||await pt(Z,f,d,f!==c)?i.remove(n):i.put(n,(0,mt.n)(s,k,{compress:!1}))}}const Xe=()=>new D.zU("redac\
tion_incomplete","A content stream cannot be read, because its compression is not known");async function Ye(e,t,n){const s=await $((0,A.bS)(e).toString("utf8"),
n);return s!==void 0&&(await t(s.text)).length>0}function Yo(e,t){return["FunctionType","ShadingType","N"].some(n=>typeof e.resolve(t.get(n))=="number")||(0,l.Eo)(
e.resolve(t.get("Subtype")),"Image")}const Jo=(e,t)=>(0,l.Eo)(e.resolve(t.get("Type")),"EmbeddedFile");var Je=u(42973),Qo=u(68973),_o=u(36054),qo=u(14118),ti=u(
1900),Bt=u(95340);const ei=6,ut=1,te=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class Qe{document;shade;constructor(t,n){this.document=t,this.shade=n}async without(t,n){
const{document:s}=this,{image:o}=t[0],{width:i,height:a}=(0,Bt.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await qe(r,n,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:d,right:h,bottom:w})=>f<=0&&d<=0&&h>=i&&w>=a))return s.add(await this.overwrite(o,c))}async shows({
image:t,matrix:n},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,Bt.h)(o,t.dict);if(!(a>0&&r>0)||n[0]*n[3]===n[1]*n[2])return!1;const c=await qe([{matrix:n}],
s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,d=await this.draw(t),h=await Ft(o,d,3);for(const{
left:w,top:M,right:I,bottom:U}of c)for(let k=M+ut;k<U-ut;k++){const[Z,it]=[w+ut,I-ut].map(ct=>(k*d.width+ct)*3);for(let ct=Z;ct<it;ct++)if(h[ct]!==f)return!0;const st=o.
job.pace.step(nn+Math.max(it-Z,0));st&&await st}return!1}async overwrite(t,n){const{document:s,shade:o}=this,i=new l.Bi(t.dict),{dict:a}=t;for(const k of te)i.delete(
k);if(s.resolve(a.get("ImageMask"))===!0)return this.stencil(t,i,n,1);const[r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,l.cy)(c)||r instanceof
l.Z6&&r.dict.has("Matte")||typeof a.get("SMaskInData")=="number")throw _e("has an image whose mask cannot be written again");const f=await this.draw(t),d=await(0,ti.
cE)(f,s.job.pace),h=await Ft(s,f,d?3:1),{width:w,height:M}=f,I=n.map(k=>ee(k,w,M)),{pace:U}=s.job;return await ne(h,I,{row:w,channels:d?3:1,value:o},U),i.set("C\
olorSpace",(0,l.UU)(d?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof l.Z6?i.set("SMask",s.add(await this.opaque(r,w,M,n))):c instanceof l.Z6&&
i.set("Mask",s.add(await this.maskOf(c,w,M,n))),this.pack(i,h)}async opaque(t,n,s,o){const i=await this.draw(t),a=await Ft(this.document,i,1),r=o.map(f=>en(f,i.
width/n,i.height/s,i));await ne(a,r,{row:i.width,channels:1,value:255},this.document.job.pace);const c=new l.Bi(t.dict);for(const f of te)c.delete(f);return c.set(
"ColorSpace",(0,l.UU)("DeviceGray")),c.set("BitsPerComponent",8),this.pack(c,a)}maskOf(t,n,s,o){const i=(0,Bt.h)(this.document,t.dict),a=new l.Bi(t.dict);for(const c of te)
a.delete(c);const r=o.map(c=>en(c,i.width/n,i.height/s,i));return this.stencil(t,a,r,0)}async stencil(t,n,s,o){const i=await this.draw(t),a=await Ft(this.document,
i,1),{width:r,height:c}=i,f=s.map(w=>ee(w,r,c));await ne(a,f,{row:r,channels:1,value:o*255},this.document.job.pace);const d=r+7>>3,h=new Uint8Array(d*c);for(let w=0;w<
c;w++)for(let M=0;M<r;M++)a[w*r+M]>=128&&(h[w*d+(M>>3)]|=128>>(M&7));return n.set("ImageMask",!0),n.set("BitsPerComponent",1),this.pack(n,h)}async pack(t,n){return t.
set("Type",(0,l.UU)("XObject")),t.set("Subtype",(0,l.UU)("Image")),t.set("Filter",(0,l.UU)("FlateDecode")),new l.Z6(t,await(0,Qo.uM)(this.document.job).deflate(
n,ei))}async draw(t){const{document:n}=this,{job:s}=n,{width:o,height:i}=(0,Bt.h)(n,t.dict);if(!(o>0&&i>0))throw _e("has an image without a size");if(o*i>s.limits.
pixels)throw(0,Je.FU)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make it smaller first");const a=new l.Bi(t.dict);for(const M of["SMas\
k","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(M);a.set("Type",(0,l.UU)("XObject")),a.set("Subtype",(0,l.UU)("Image"));const r=n.
fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),d=(0,l.jd)({Type:(0,l.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new l.Z6(new l.Bi,c)),Resources:(0,l.jd)({XObject:(0,l.jd)(
{I:r.add(new l.Z6(a,n.encoded(t)))})})});r.put(f,(0,l.jd)({Type:(0,l.UU)("Pages"),Count:1,Kids:[r.add(d)]})),r.put(r.catalogNumber,(0,l.jd)({Type:(0,l.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,_o.uZ)(n,t);return(await qo.YY.open(await(0,$t.UN)(r,{encryption:"none",draft:!0}),s,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const _e=e=>new D.zU("redaction_incomplete",`The document ${e}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function qe(e,t,{width:n,height:s},o){const i=[];for(const{matrix:a}of e){
const r=o.step(t.length*si+ni);r&&await r;const c=(0,P.DI)(a),f=(0,Vt.jY)(a);for(const d of t){if(!(0,m.EF)(f,d))continue;const[h,w,M,I]=(0,P.zl)(c,[d.x,d.y,d.x+
d.width,d.y+d.height]);i.push(tn([h*n,(1-I)*s,M*n,(1-w)*s],n,s))}}return i}const[ni,si]=[200,20],tn=([e,t,n,s],o,i)=>ee({left:Math.floor(e)-ut,top:Math.floor(t)-
ut,right:Math.ceil(n)+ut,bottom:Math.ceil(s)+ut},o,i),ee=({left:e,top:t,right:n,bottom:s},o,i)=>({left:Math.min(Math.max(e,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(n,0),o),bottom:Math.min(Math.max(s,0),i)}),en=({left:e,top:t,right:n,bottom:s},o,i,{width:a,height:r})=>tn([e*o,t*i,n*o,s*i],a,r),nn=30;async function ne(e,t,{
row:n,channels:s,value:o},i){for(const{left:a,top:r,right:c,bottom:f}of t)for(let d=r;d<f;d++){e.fill(o,(d*n+a)*s,(d*n+c)*s);const h=i.step(nn+Math.max(c-a,0)*s/
8);h&&await h}}async function Ft({job:e},t,n){const s=new Uint8Array(t.width*t.height*n);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=
4)n===3&&(s[i++]=a[c+2]),s[i++]=a[c+1],n===3&&(s[i++]=a[c]);const r=e.pace.step(2*a.length);r&&await r}return s}const oi=new Set(["Parent","P","Dest","B"]),ii=300;
async function sn(e,t){const{pages:n}=e,s=new Uint8Array(e.size);if(t.size===n.count)return s;const o=Array.from({length:n.count},(i,a)=>a);return await on(e,o.
filter(i=>!t.has(i)),i=>s[i]=1),await on(e,[...t],i=>s[i]=0),s}async function on(e,t,n){const{pages:s,job:o}=e,i=new Uint8Array(e.size),a=new wt.b9(e),r=[],c=f=>{
i[f]=1,n(f),r.push(e.get(f))};for(const f of t){c(s.number(f));const d=s.attribute(f,"Resources");d!==void 0&&r.push(d);for(let h=r.pop();h!==void 0;h=r.pop()){
if((0,l.i9)(h)){h.number<i.length&&i[h.number]===0&&!ai(e,h.number)&&c(h.number);continue}const w=h instanceof l.Z6?h.dict:h;if(Array.isArray(w))for(const I of w)
r.push(I);else if(w instanceof l.Bi)for(const[I,U]of w)oi.has(I)||r.push(U);a.spend(1);const M=o.pace.step(ii);M&&await M}}}function ai(e,t){const n=e.resolve(e.
entry(t,"Type"));return(0,l.Eo)(n,"Page")||(0,l.Eo)(n,"Pages")||e.pages.holds(t)}var ri=u(3133),ht=u(98446),se=u(60660),ci=u(59071);async function fi(e,t,n){const{
fragments:s,leafOf:o,hasElementTexts:i}=e.page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,rt.Bc)(e,c.letters,
c.text.length,n)}async function r(c){const f=a.get(c);if(f!==void 0)return f;let d=!1;for(const{actualText:h}of(0,se.Hy)(c))h!==void 0&&(await t(h)).length>0&&(d=
!0);return a.set(c,d),d}}const an=100,di=["ActualText","Alt","E"];async function li(e,t){const n=new Set,{page:s,trace:o}=e;if(o.touched.size===0)return n;const i=new Set;
(0,rt.C7)(e,i);const a=Uint32Array.from(i).sort();for(const{dict:f,first:d,end:h}of o.lists){const w=t.step(an);if(w&&await w,!!ui(a,d,h))for(const M of di)n.add(
(0,ci.Gh)(f.get(M)??null)??"")}const{fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const d=t.step(f.text.length*an);d&&await d;const h=c(f),w=new Set;if(h&&
(0,rt.Bc)(e,f.letters,f.text.length,w),h&&[...w].some(M=>i.has(M)))for(const{actualText:M}of(0,se.Hy)(h.element))n.add(M??"")}return n.delete(""),n}function ui(e,t,n){
let s=0;for(let o=e.length;s<o;){const i=s+o>>1;e[i]<t?s=i+1:o=i}return s<e.length&&e[s]<n}var rn=u(53949),yt=u(779),cn=u(9312),oe=u(77598);const hi=1e5;class gi{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,n)=>`${n} ${this.wanted()} ${t.length} ${(0,oe.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<hi&&this.marks.add(t)}}var pi=u(17886),fn=u(9876);function*dn(e,t){t.lastIndex=0;for(let n=t.exec(e);n;n=t.exec(e)){const s=e.indexOf(" ",n.index),o={
start:e.lastIndexOf(" ",n.index)+1,end:s<0?e.length:s};yield o,t.lastIndex=o.end}}const ie=80;function*Mt(e){for(let t=0,n=0;t<e.length;t++){if(!(0,A.yp)(e.charCodeAt(
t)))continue;const s=mi(e,t,n);n=wi(e,t),yield{start:s,end:n},t=n}}function mi(e,t,n){let s=t;for(let o=ie;s>n&&o>0;s--)ln(e.charCodeAt(s-1))&&o--;return s>n&&(0,fn.
LJ)(e.charCodeAt(s))?s-1:s}function wi(e,t){let n=t;for(let s=ie;n<e.length&&s>0;n++){const o=e.charCodeAt(n);(0,A.yp)(o)?s=ie:ln(o)&&s--}return n<e.length&&(0,fn.
LJ)(e.charCodeAt(n))?n+1:n}const yi=160,ln=e=>(0,A.yp)(e)||e>=65&&e<=90||e>=97&&e<=122||e>127&&e!==yi,ae=["january","february","march","april","may","june","jul\
y","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars",
"avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","oc\
tubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","au\
g","sept?","oct","nov","dec","okt","dez"].join("|"),un="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",St="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Et="[ ./()\\x\
{a0}-]*",Si="(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)",bi=`[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s\
+)?(?:${ae})\\.?,?(?:\\s+de)?`,Ti={email:[{expression:`${un}@\\n?${St}(?:(?:\\.${St})+|\\.\\n${St}(?:\\.${St})*)|${un}\\n@${St}(?:\\.${St})+`,parts:e=>dn(e,/@/g)}],
url:[{expression:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',parts:e=>dn(e,/:\/\/|w\./gi)}],iban:[{expression:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x{\
a0}-]?[A-Z0-9]){11,30}\\b",parts:Mt}],card:[{expression:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",parts:Mt}],phone:[{expression:`(?i)\\+[ ]?[0-9](?:${Et}[0-9])\
{7,14}|\\+[ ]?[0-9](?:${Et}[0-9]){0,6}${Et}\\n[0-9](?:${Et}[0-9]){1,11}|\\b${Si}[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:${Et}[0-9]){5,14}`,parts:Mt}],date:[
{expression:"\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b",parts:Mt},{expression:`(?i)\\b${bi}\\s+[0-9]\
{4}\\b|\\b(?:${ae})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`,parts:Mt,sign:new RegExp(ae,"iu")}]},Ci={iban:Ri,card:Fi};async function Mi(e,t){const n=e.
flatMap(o=>Ti[o].map(i=>({kind:o,form:i}))),s=await Promise.all(n.map(async({kind:o,form:i})=>({kind:o,form:i,pattern:await(0,cn.Gv)("redact_kinds",i.expression,
"regex",t)})));return{hasGroups:!1,lacks:o=>n.every(({form:i})=>Ei(i.parts(o))),search:async(o,i,a)=>{const r=[];let c=!1;for(const{kind:f,form:d,pattern:h}of s){
const w=await xi(o,d,h,i,a);c||=w.truncated;for(const{start:M,end:I}of w.matches){const U=a.step((I-M)*Oi);U&&await U;const k=await Ci[f]?.(o,M,I,a)??[{start:M,
end:I}];(0,j.RZ)(r,k.map(Z=>(0,yt.zx)(Z.start,Z.end)))}}return{matches:r.sort((f,d)=>f.start-d.start||d.end-f.end),truncated:c}}}}function Ei(e){for(const t of e)
return!1;return!0}async function xi(e,{parts:t,sign:n},s,o,i){const a=[];let r=!1;for(const{start:c,end:f}of t(e)){const d=i.step((f-c)*Ai);d&&await d;const h=e.
slice(c,f);if(n&&!n.test(h))continue;const w=await s.search(h,o-a.length,i);r||=w.truncated;for(const M of w.matches)a.push((0,yt.zx)(c+M.start,c+M.end))}return{
matches:a,truncated:r}}const Ai=5,[Oi,Pi,vi]=[50,100,1500],Di=50;function Ri(e,t,n){const s=[];for(let o=t;o<n;o++){if(!(o===t||Ii.test(e[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.
test(e.slice(o,o+4)))continue;const a=(0,pi.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(e.slice(o,o+Di))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Ii=/[ \n\u00a0-]/,
Bi=[[4,4,4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function Fi(e,t,n,s){const o=[];for(const{0:a,index:r}of e.slice(t,n).matchAll(/[0-9]+/g)){
o.push({start:t+r,text:a,isNext:r>0&&e[t+r-1]===`
`});const c=s.step(Pi);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(vi);r&&await r;const c=Li(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function Li(e,t){for(const o of Bi){const i=e.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&hn(i))return i.length}let n=0,s=0;for(let o=1;t+o<=e.length&&(o===1||!e[t+o-1].isNext)&&
(n+=e[t+o-1].text.length,!(n>19||o>1&&t>0&&!e[t].isNext));o++)n>=13&&hn(e.slice(t,t+o))&&(s=o);return s}function hn(e){let t=0;const n=e.map(({text:s})=>s).join(
"");for(let s=0;s<n.length;s++){const o=Number(n[n.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const gn=2e3,Ni=1e6,re=2e5;async function Ui({search:e,
search_mode:t,redact_kinds:n=[]},s){const o=[];if(n.length>0&&o.push(await Mi(n,s)),e!==void 0&&t!=="regex"){const[i,a]=await ji(e,s);if(n.length===0)return new wn(
i,a,s);o.push(i)}else e!==void 0&&o.push(await(0,cn.Gv)("search",e,t,s));return new wn(Wi(o),void 0,s)}async function ji(e,{pace:t}){const n=e.split(`
`).filter(a=>a.trim()!=="");if(n.length>gn)throw(0,D.G6)([{field:"search",message:`has ${n.length} lines, and at most ${gn} are allowed`}]);const s=[];let o=0;for(const a of n){
const r=(await $(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>Ni)throw(0,D.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=ce||/\S\s\S/.test(
a));return[await(0,yt.yS)(s,t),await(0,yt.yS)(i,t)]}const pn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Wi(e){const[
t]=e;return e.length===1?t:e.length===0?pn:{hasGroups:!1,lacks:(n,s)=>e.every(({lacks:o})=>o?.(n,s)===!0),search:async(n,s,o)=>{const i=[];for(const r of e)i.push(
await r.search(n,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const ce=4,mn=1e4,
Gi=1e5,$i=2;class wn{pattern;inWords;job;texts=new Set;clean=new gi(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,n,s){this.pattern=
t,this.inWords=n,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>yn(await this.search(t,i)));const o=n??{...pn,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<ce||this.texts.size>=mn||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,n){n!==void 0&&this.cleanPages.size<Gi&&this.cleanPages.set(t,n)}noteArea(t){t.length>=$i&&this.areaWords.size<mn&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,yt.yS)([...this.areaWords],this.job.pace);return this.finding(t,n=>this.search(t,n))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const n=this.inWords??await(this.literal??=(0,yt.yS)([...this.texts],this.job.pace));return yn(await this.search(
n,t))}finding({lacks:t},n){const{pace:s}=this.job;return Object.assign(n,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,n){if(n==="")return[];const{matches:s,
truncated:o}=await t.search(n,re,this.job.pace);if(o)throw Sn();return s}}const yn=e=>e.filter(({start:t,end:n})=>n-t>=ce),Sn=()=>(0,Je.FU)("searching","A page,\
 or another text of the document, is too long to be searched to its end","Split the document first"),ki=2e3,bn=100,Hi=10;async function Tn(e,t,n){const s=await $(
e,n);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.
slice(i,a)!==e.slice(r.start,r.end)?[r]:[]})}async function Ki(e,t,n){const{all:s,truncated:o}=await(0,rn.IQ)(e,t.pattern,re,n);return o||s.length>0||(await Tn(
e.flow.text,t,n)).length>0}async function fe(e,t,n){const{all:s,counted:o,truncated:i}=await(0,rn.IQ)(e.page,t.pattern,re,n);if(i)throw Sn();const{flow:a}=e.page,
r=[...s,...(await Tn(a.text,t,n)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,d=[];for(const{flow:h,start:w,end:M}of r){const I=new Set,U=n.step((M-w)*bn+ki);U&&
await U,(0,rt.PC)(e,h,w,M,I);for(const k of h.lineBoxes(w,M)){f.set(`${k.x} ${k.y} ${k.width} ${k.height}`,k);const Z=n.step(e.trace.images.length*Hi);Z&&await Z,
e.trace.areUnseen(I,k)&&d.push(k)}for(const k of I)c.add(k);t.note(h.text.slice(w,M))}for await(const h of zi(e,n))t.noteArea(h);for(const h of await li(e,n))t.
noteArea(h);return{glyphs:c,boxes:[...f.values()],unseen:d,count:o.length}}async function*zi(e,t){const{page:n,trace:s}=e;if(s.touched.size===0)return;const{flow:o}=n;
for(const{0:i,index:a}of o.text.matchAll(Vi)){const r=new Set;(0,rt.PC)(e,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.
length*bn);c&&await c}}const Vi=/\S{1,5000}/g,Cn=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),Lt=new Set(["P","Obj"]),gt=new Set,Zi="Length",Xi=100,Mn=2e4,
de=1<<20,[En,xn]=[2e3,40];class An{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){this.document=t}async of(t){const{pages:n}=this.
document,s=await(this.shared??=this.ofDocument()),o=n.number(t),i=[s];for(const a of["Resources","Rotate","MediaBox","CropBox"])i.push(await this.ofValue(n.attribute(
t,a)??null,gt,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.entry(o,a)??null,gt,0));for(const a of this.document.
array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),Cn,0));const r=this.document.job.pace.step(En);r&&await r}return On(
i)}async ofDocument(){const{document:t}=this,{catalog:n}=t,s=t.dict(n.get("StructTreeRoot"));if((await(0,se.g$)(t))?.hasTexts!==!0)return On([await this.ofValue(
n.get("OCProperties")??null,gt,0),await this.ofValue(t.dict(n.get("AcroForm"))?.get("DR")??null,gt,0),await this.ofValue(s?.get("K")??null,Lt,0),await this.ofValue(
s?.get("RoleMap")??null,Lt,0),await this.ofValue(n.get("MarkInfo")??null,gt,0)])}async ofValue(t,n,s){const o=(0,oe.createHash)("sha256"),i=new Yi(o);i.write(t,
n);const{pace:a}=this.document.job;if(a.add(i.count*xn),!(i.count>Mn)){t instanceof l.Z6&&await this.hashData(o,t);for(const r of i.refs){const c=await this.ofObject(
r,n===Lt?n:gt,s+1);if(c===void 0)return;o.update(c);const f=a.step(xn);f&&await f}return o.digest("base64")}}async ofObject({number:t},n,s){const{pages:o,job:i}=this.
document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=n===Lt?this.knownElements:this.known;if(a.has(t))return a.get(t);if(s>Xi||this.open.has(t))return;this.
open.add(t);const r=await this.ofValue(this.document.get(t),n,s);this.open.delete(t),a.set(t,r);const c=i.pace.step(En);return c&&await c,r}async hashData(t,n){
const s=this.document.encoded(n);for(let o=0;o<s.length;o+=de){t.update(s.subarray(o,o+de));const i=this.document.job.pace.step(de);i&&await i}}}const On=e=>e.includes(
void 0)?void 0:(0,oe.createHash)("sha256").update(e.join(" ")).digest("base64");class Yi{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,n){if(++this.count>
Mn)return;const{hash:s}=this,o=t instanceof l.Z6?t.dict:t;if((0,l.i9)(o))this.refs.push(o),s.update("R");else if(Array.isArray(o)){s.update(`[${o.length} `);for(const i of o)
this.write(i,n)}else o instanceof l.Bi?this.writeDict(o,n,t instanceof l.Z6):o instanceof l.Mx?s.update(`(${o.bytes.length} `).update(o.bytes):o instanceof l.SX?
s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,n,s){const o=n===Cn?gt:n;this.hash.update("<");for(const[i,a]of t)n.has(i)||s&&i===
Zi||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const Ji=.01;function Qi(e){if(e.length>0)throw new D.zU("redaction_incomple\
te",`Text to redact is still in ${(0,ht.Dw)(e)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function _i(e,{
pages:t,search:n,areas:s,shade:o},i,a){const r=await(0,Te.E)(e,i);r.keepDecoded(),(0,W.LV)(r,a);const c=new ri.X(r),f=[],d=new An(r);for(const U of t){const k=n.
cleanPages.get(U-1);k!==void 0&&k===await d.of(U-1)||await Ki(await c.page(U-1),n,i.pace)&&f.push(`page ${U}`)}const h=new rt.Wz(r),w=new Qe(r,o);for(const[U,k]of s){
const{trace:Z}=await h.all(U,k.map(st=>(0,m.wS)(st,-Ji)));(Z.touched.size>0||Z.isPaintedIn||Z.undivided.size>0||await qi(w,Z,k))&&f.push(`areas of page ${U+1}`)}
const M=await sn(r,new Set(Array.from(t,U=>U-1))),I=new Ze(r,n,U=>fe(U,n,i.pace),M);await I.run(new Set);for(const U of I.found.keys())f.push(U);return f}async function qi(e,t,n){
for(const s of t.images)if(await e.shows(s,n))return!0;return!1}async function ta(e,t,n,s){const o=new Map;if(t.length>0)for(const{images:c}of e)for(const f of c){
const d=`${f.stream} ${f.from}`;(0,j.vH)(o,d,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:d,to:h}]=c;if(!await sa(c,t,s))
continue;r++;const w=await n.without(c,t),M=w&&`OctavoRedacted${w.number}`;(0,j.vH)(i,f,{from:d,to:h,text:M?`/${M} Do`:""}),M&&a.set(f,(a.get(f)??new Map).set(M,
w))}return{cuts:i,images:a,count:r}}const[ea,na]=[100,4];async function sa(e,t,n){for(const{matrix:s}of e){const o=n.step(ea+t.length*na);o&&await o;const i=(0,Vt.
jY)(s);if(t.some(a=>(0,m.EF)(i,a)))return!0}return!1}var oa=u(2843),ia=u(10339);const Pn=8;class aa{document;searching;choose;images;areas;rewriter;use=new ia.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,n,s,o,i){
this.document=t,this.searching=n,this.choose=s,this.images=o,this.areas=i,this.rewriter=new oa.q(t),this.traced=new rt.Wz(t),this.hasLayers=(0,wt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:n}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<Pn;c++){const{texts:f,
chosen:d}=await this.readPage(t,c,s),h=f.map(({trace:I})=>I),w=await this.cutsOf(t,h,d,s);await this.cutPaths(t,h,d,w);const M=w.removals.size===0&&w.others.size===
0||!h.some(({isPartial:I})=>I);for(const[I,U]of h.entries())M||c===Pn-1?await this.use.note(U,n,d[I].glyphs):await this.use.noteGone(U,n,d[I].glyphs);if(w.removals.
size===0&&w.others.size===0)break;r=!0,a+=w.count;for(const I of d)for(const U of I.boxes)o.push(U);if(c===0&&(i=d.reduce((I,U)=>Math.max(I,U.count),s.length>0?
0:1)),await this.rewriter.page(t,h,w),M)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,n,s,o){
const{pace:i}=this.document.job,a=new Set(n.flatMap(U=>[...U.undivided]));if(a.size>0)throw ca(t+1,[...a]);const r=new Map;for(const[U,{glyphs:k}]of s.entries())
await We(r,n[U],k,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async U=>[...await this.searching.inText(U),...c?await c(U):[]].sort(x),d=await Ae(
this.document,n,f),h=[...o,...s.flatMap(({unseen:U})=>U)],{cuts:w,images:M,count:I}=await ta(n,h,this.images,i);for(const U of[w,...n.map(k=>k.cuts)])for(const[
k,Z]of U)d.set(k,await vn([d.get(k)??[],Z],i));return{removals:r,others:d,images:M,count:I}}async cutPaths(t,n,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!n.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await vn([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,n,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||n>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,d]of r.entries()){await fi(d,this.searching.inText,c[f].glyphs),(0,rt.C7)(d,c[f].glyphs),
await Ee(d.trace,this.searching,c[f].glyphs,i),await(0,rt.FU)(d,c[f].glyphs,i);for(const h of d.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const ra=200;async function vn(e,t){const n=new Map;for(const s of e)for(const o of s){n.set(`${o.from} ${o.to}`,o);const i=t.step(ra);i&&await i}return[...n.values()]}
const ca=(e,t)=>(0,D.G6)([{field:"redact_areas",message:`has an area on page ${e} into which ${(0,ht.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var fa=u(77500),Nt=u(49454),da=u(15330),la=u(62548),ua=u(12202),ha=u(88739),Ut=u(61188),Dn=u(
50476),bt=u(48462);const le=14,ga=1330926671,pa=[139,139,13,le];function ma(e,t,n){try{const s=Buffer.from(e),o=new DataView(s.buffer,s.byteOffset,s.length),i=o.
getUint32(0);if(s[0]===37||s[0]===128)return ya(s,t);if(i===ga){const r=(0,It.tI)(o).get("CFF ");return r&&Rn(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===
1&&s[1]===0&&i!==65536?Rn(s,t):wa(o,t,n))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function Rn(e,t){const n=new DataView(e.buffer,e.byteOffset,
e.length),s=(0,Ut.Pe)(n,(0,Ut.Pe)(n,n.getUint8(2)).end),o=(0,Ut.zz)(n,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:i}=(0,Ut.
Pe)(n,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>e.length)return!1;e.fill(le,i[a],i[a+1])}return!0}function wa(e,t,n){const s=(0,It.
eQ)(e,(0,It.tI)(e));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,Dn.fN)(n,i,c,e),d=new Set([...(0,Dn.fN)(t,i,c,e)]);for(let h=i-1;h>0;h--){
if(!d.has(h)||f.has(h))continue;const[w,M]=[a(h),a(h+1)];if(!(M<=w)){if(o.at+M>e.byteLength)return!1;new Uint8Array(e.buffer,e.byteOffset+o.at+w,M-w).fill(0);for(let I=h;I>
0&&a(I)===w;I--)r(I,M)}}return!0}function ya(e,t){const n=(0,bt._M)(e);if(!n)return;const{plain:s,start:o,end:i}=n,a=s.indexOf("/CharStrings");if(a<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,bt.Ag)(s,a)){if(!t.has(c)||c===".notdef")continue;const d=(0,bt.Ns)(
f,bt.Ed).fill(le,r);d.set(pa.slice(0,Math.max(d.length-r,0)),r),f.set((0,bt.Ze)(d,bt.Ed))}return Buffer.concat([e.subarray(0,o),n.seal(s),e.subarray(i)])}const Sa=300,
ba=2;async function Ta(e,t,n,s){if(!t.hasGone)return;const{live:o}=await(0,G.Gy)(e),i=new rt.Wz(e),{pace:a}=e.job;for(const d of s)await t.note((await i.all(d,[])).
trace,a);const{content:r}=await(0,zt.d)(e,o.length,d=>o[d]===1&&n(d));for(const[d,h]of r){const w=e.get(d),M=w instanceof l.Z6&&e.decodedPart(w)?.data;M&&await t.
note((await i.stream(M,h)).trace,a)}const c=await Ma(e,t,o),f=Ca(e,c);for(const d of c)d.use.gone.size>0&&!d.keepsAll&&await Pa(e,d,f);await Fa(e,c)}function Ca(e,t){
const n=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=In(e,e.get(s));if(a===void 0)continue;const r=n.has(a)?n.get(a):new Set;for(const{cid:c}of o.kept)
r?.add(c);n.set(a,i?void 0:r)}return n}function In(e,t){const n=e.array(t.get("DescendantFonts"))?.[0];return(0,l.i9)(n)?n.number:void 0}async function Ma(e,t,n){
const s=new Set;for(const i of e.dict(e.dict(Oa(e))?.get("Font"))?.values()??[])(0,l.i9)(i)&&s.add(i.number);const o=[];for(let i=1;i<n.length;i++){const a=n[i]===
1?e.get(i):null;if(!(a instanceof l.Bi)||!Aa(e,a))continue;const r=t.fonts.get(await(0,la.G)(e,new l.oS(i))),c=s.has(i);(r||c)&&o.push({number:i,use:r??Ea,keepsAll:c})}
return o}const Ea={kept:new Set,gone:new Set,lengths:new Set},xa=["Type0","Type1","MMType1","TrueType","Type3"];function Aa(e,t){const n=e.resolve(t.get("Subtyp\
e"));return n instanceof l.SX&&xa.includes(n.text)}const Oa=e=>e.dict(e.catalog.get("AcroForm"))?.get("DR"),ue=({kept:e,gone:t})=>[...t].filter(n=>!e.has(n));async function Pa(e,{
number:t,use:n},s){const o=ue(n),i=e.job.pace.step((o.length+n.kept.size)*Sa);if(i&&await i,o.length===0)return;e.edit(t);const a=e.get(t);await va(e,a,n);const r=new Set(
o.map(({code:d})=>d));Da(e,a,r),Ra(e,a,r);const c=In(e,a),f=c===void 0?void 0:s.get(c);f&&Ia(e,a,new Set(o.map(({cid:d})=>d).filter(d=>!f.has(d))))}async function va(e,t,{
kept:n,lengths:s}){const o=e.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof l.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,ua.A)(e,t,{found:!1});
if(!r)return;const c=[...n].sort((d,h)=>d.code-h.code).flatMap(({code:d})=>{const h=r.textOf(d);return h===void 0?[]:[[d,h]]}),f=(0,ha.U)(c.map(([d,h])=>[d,Array.
from(h,w=>w.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",e.add((0,mt.n)(new l.Z6(new l.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Da(e,t,n){const s=e.array(t.get("Widths")),o=e.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>n.has(o+a)?0:i))}function Ra(e,t,n){
const s=e.dict(t.get("Encoding")),o=e.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const M of o.map(
I=>e.resolve(I))){if(typeof M=="number")i=M;else if(M instanceof l.SX&&n.has(i++)){a.add(M.text),r.push(new l.SX(".notdef"));continue}r.push(M)}t.set("Encoding",
new l.Bi(s).set("Differences",r));for(const M of r)M instanceof l.SX&&a.delete(M.text);const c=(0,l.Eo)(e.resolve(t.get("Subtype")),"Type3")?e.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new l.Bi([...c].filter(([M])=>!a.has(M))));const f=(0,Nt.nb)(e,t),d=e.resolve(f?.get("CharSet"));if(!f||!(d instanceof l.Mx))
return;const h=Buffer.from(d.bytes).toString("latin1").split("/").slice(1),w=t.get("FontDescriptor");(0,l.i9)(w)&&e.edit(w),(0,Nt.nb)(e,t)?.set("CharSet",(0,l.Px)(
h.filter(M=>!a.has(M)).map(M=>`/${M}`).join("")))}function Ia(e,t,n){const s=e.array(t.get("DescendantFonts"))?.[0];if(!(0,Nt.hL)(e,t)||!(0,l.i9)(s))return;e.edit(
s);const i=e.get(s),a=e.array(i.get("W"));a&&i.set("W",Ba(e,a,n));const r=i.get("FontDescriptor"),c=e.resolve(e.dict(r)?.get("CIDSet")),f=c instanceof l.Z6?e.decodedPart(
c)?.data:void 0;if(!f||!(0,l.i9)(r)||!(c instanceof l.Z6))return;const d=f.slice();for(const h of n)h>>3<d.length&&(d[h>>3]&=~(128>>(h&7)));e.edit(r),e.get(r).set(
"CIDSet",e.add((0,mt.n)(c,d,{compress:!0})))}function Ba(e,t,n){const s=[];for(let o=0;o<t.length;){const i=e.resolve(t[o]),a=e.array(t[o+1]);if(typeof i!="numb\
er"||!a){(0,j.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>n.has(i+c)?0:r)),o+=2}return s}async function Fa(e,t){const n=new Map;for(const s of t){
const o=(0,W.Lq)(e,e.get(s.number));o&&(0,j.vH)(n,o,s)}for(const[s,o]of n){if(o.some(({keepsAll:h})=>h)||!o.some(({use:h})=>ue(h).length>0))continue;const i=e.decodedPart(
s)?.data;if(!i)continue;const a=e.job.pace.step(i.length*ba);a&&await a;const[r,c]=[new Set,new Set];for(const{number:h,use:w}of o){const M=Na(e,e.get(h));for(const I of ue(
w))Bn(r,M(I));for(const I of w.kept)Bn(c,M(I))}for(const h of c)r.delete(h);const f=r.size>0?ma(i,r,c):void 0,d=f&&La(e,o[0].number);d!==void 0&&e.put(d,await(0,Ht.
c)(e,s,f))}}const Bn=(e,t)=>{t!==void 0&&e.add(t)};function La(e,t){const n=(0,Nt.nb)(e,e.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=n?.
get(s);if((0,l.i9)(o))return o.number}}function Na(e,t){const n=(0,W.oQ)(e,t);if(typeof n!="object")return()=>{};const s=[],o=(0,da.X)(e,t,Ua(n,s),n);return i=>{
const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return n.glyphCalled?.(r)??r}}const Ua=(e,t)=>({glyph:n=>[n],named:n=>e.has(n)?[-t.push(n)]:void 0});
var Fn=u(55969),ja=u(45059),Wa=u(39491),Ga=u(34635);const Ln=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),$a=["Alternates","OPI","DSS"];
async function ka(e){let t=(await(0,ja._)(e)).length;for(let n=0;n<e.pages.count;n++){const s=e.job.pace.step(1e3);s&&await s;for(const o of e.array(e.entry(e.pages.
number(n),"Annots"))??[]){const i=e.dict(o),a=e.job.pace.step(1e3);a&&await a,i&&Ha(e,i)&&t++}}return t}const Ha=(e,t)=>{const n=(0,Fn.B)(e,t);return n!=="FileA\
ttachment"&&Ln.has(n)};async function Ka(e,t){t&&await(0,y.L)(e,s=>Ln.has((0,Fn.B)(e,s))),await(0,Wa.u)(e,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),za(e);const{live:n}=await(0,G.Gy)(e);await(0,Ga.y)(e,n,[(s,o)=>$a.filter(i=>o.delete(
i)).length>0])}function za(e){const t=e.catalog.get("Metadata"),n=e.resolve(t),s=n instanceof l.Z6?e.decodedPart(n)?.data:void 0,o=s&&Po(s);o&&(0,l.i9)(t)&&e.put(
t,(0,mt.n)(n,o,{compress:!1}))}var Va=u(58971);const Za=/\/[^\s()<>[\]{}/%]+/g,Xa=new Uint8Array(0),[Ya,Ja]=[4,50];async function Qa(e,t){if(t.size===0)return;const n=new _a(
e,t);await n.find();for(const s of t){const o=e.get(s);if(n.drawn.has(s)||!(o instanceof l.Z6))continue;const i=(0,mt.n)(o,Xa,{compress:!1});i.dict.delete("Reso\
urces"),e.put(s,i)}}class _a{document;copied;drawn=new Set;naming=new Set;constructor(t,n){this.document=t,this.copied=n}async find(){const{document:t,copied:n,
naming:s}=this,{referrers:o}=await(0,G.Gy)(t,{watched:n}),{pages:i}=t,a=new Va.X(t);for(let r=0;r<i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(
r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)!s.has(r)&&!n.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{
document:n,naming:s}=this;for(let o=new l.oS(t);(0,l.i9)(o)&&!s.has(o.number);o=n.entry(o.number,"Parent")){s.add(o.number);const i=n.entry(o.number,"Resources");
for(const a of[i,n.dict(i)?.get("XObject")])(0,l.i9)(a)&&s.add(a.number)}}async follow(t,n){const{document:s,copied:o}=this,i=s.job.pace.step(t.length*Ya);if(i&&
await i,![...n?.values()??[]].some(r=>(0,l.i9)(r)&&o.has(r.number)))return;const a=new Set((0,A.bS)(t).toString("latin1").match(Za));for(const[r,c]of n)(a.has(`\
/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:n,copied:s,drawn:o}=this,i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=n.
job.pace.step(Ja);if(r&&await r,(0,l.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),a=n.dict(n.dict(n.get(a))?.get("Resources"))?.get("XO\
bject")??null}const c=a instanceof l.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof l.Bi)for(const f of c.values())i.push(f)}}}
const qa=20;async function tr(e){const{live:t}=await(0,G.Gy)(e);for(let n=1;n<t.length;n++){if(t[n]!==1)continue;e.edit(n);const s=e.job.pace.step(qa);s&&await s}}
var er=u(61257),nr=u(56457),sr=u(33238),or=u(37395);async function Nn(e,t,n){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:await ka(e),c=await sn(e,new Set(Array.
from(s,Z=>Z-1))),{redacted:f,content:d,unsearched:h}=await ir(e,t,n);ar(t.searches??"search",h,r);const w=new Ze(e,o,Z=>fe(Z,o,n.pace),c,d.rewriter,d.use);await w.
run(d.settled);const M=[...w.found.values()].reduce((Z,it)=>Z+it,0);if(f.length===0&&M===0)return{redacted:f,elsewhere:0,notes:[]};const I=await o.ofAreas();I&&
await cs(e,i,I),await as(e,i),i.size>0&&await Qa(e,d.rewriter.copied);const U=Array.from({length:e.pages.count},(Z,it)=>it).filter(Z=>!d.isNoted(Z));await Ta(e,
d.use,Z=>c[Z]===1,U),(0,fa.br)(e,"values");const k=(0,nr.DC)(await(0,sr.Y)(e,"remove"),"remove");return await Ka(e,a),a&&(0,j.RZ)(k,await(0,er.py)(e)),await tr(
e),{redacted:f,elsewhere:M,notes:k}}async function ir(e,{pages:t,search:n,searches:s,areas:o,shade:i,isAgain:a=!1},r){const c=new or.Z(e),f=new Set,d=new Set,h=async(U,k)=>{
const{index:Z,unreadable:it}=U.page;return k&&s!==void 0&&it>0&&d.add(Z+1),k&&s!==void 0&&!a&&!o.has(Z)&&await c.isScan(U.page)&&f.add(Z+1),fe(U,n,r.pace)},w=new aa(
e,n,h,new Qe(e,i),o),M=[],I=new An(e);for(const[U,k]of t.entries()){if(s===void 0&&!o.has(k-1))continue;const Z=await w.page(k-1);Z?M.push(Z):n.notePage(k-1,await I.
of(k-1)),r.pace.progress(U/t.length)}return{redacted:M,content:w,unsearched:{textless:[...f],unreadable:[...d]}}}function ar(e,{textless:t,unreadable:n},s){const o=[];
if(t.length>0&&o.push({field:e,message:`${(0,ht.oi)(t)} ${(0,ht.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give area\
s`}),n.length>0&&o.push({field:e,message:`${(0,ht.oi)(n)} ${(0,ht.d5)(n.length,"has","have")} characters that cannot be read, because the fonts do not tell whic\
h letters they are: leave the pages out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ht.y_)(
s,"attachment")}, which ${(0,ht.d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,D.G6)(
o)}const rr=async(e,t,n)=>{const s=await Ui(t,n);await hr(t.redact_label,s);const o=await(0,Te.E)(e.bytes,n,{password:t.open_password});o.keepDecoded(),(0,W.LV)(
o);const i=o.pages.count,a=(0,z.k1)(t.pages,i),r=gs(t.redact_areas,a,i);t.redact_annotations&&gr(o,a,r);const c=["search","redact_kinds"].find(U=>t[U]!==void 0),
f=t.redact_mark==="black"?0:255,d=t.remove_attachments,h={pages:a,search:s,searches:c,areas:r,media:d,shade:f},{redacted:w,elsewhere:M,notes:I}=await fr(o,h,n);
if(w.length===0&&M===0)return{documents:[{name:e.name,bytes:await(0,ds.i)(o,e.bytes),pageCount:i}],notes:[a.length===0?us.$:lr],facts:{pageCount:i,redactedMatches:0,
redactedPages:0,redactedImages:0}};if(t.redact_mark!=="none"){const U=t.redact_mark==="black"?"white":"black",{redact_label:k}=t,Z=k===void 0?void 0:await(await ur(
n)).openLabel(o,k,U);await Ss(o,w,t.redact_mark,Z)}return{documents:[{name:e.name,bytes:await(0,$t.UN)(o),pageCount:i}],notes:I,facts:{pageCount:i,redactedMatches:w.
reduce((U,{count:k})=>U+k,M),redactedPages:w.length,redactedImages:w.reduce((U,{images:k})=>U+k,0)}}},cr=4;async function fr(e,t,n){let s=await Nn(e,t,n);if(s.redacted.
length===0&&s.elsewhere===0)return s;for(let o=1;;o++){const i=await _i(await(0,$t.UN)(e,{encryption:"none",draft:!0}),t,n,e);if(i.length===0)return s;const r=o===
cr||t.searches===void 0?void 0:await Nn(e,{...t,areas:new Map,isAgain:!0},n);!r||r.redacted.length===0&&r.elsewhere===0?Qi(i):s=dr(s,r)}}function dr(e,t){const n=new Map(
e.redacted.map(o=>[o.index,o]));for(const{index:o,boxes:i,count:a,images:r}of t.redacted){const c=n.get(o)??{boxes:[],count:0,images:0};n.set(o,{index:o,boxes:[
...c.boxes,...i],count:c.count+a,images:c.images+r})}return{redacted:[...n.values()].sort((o,i)=>o.index-i.index),elsewhere:e.elsewhere+t.elsewhere,notes:e.notes}}
const lr={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},ur=e=>(0,ls.V)(e,()=>Promise.all([u.e(7762),u.e(4075),u.
e(4942)]).then(u.bind(u,84942)));async function hr(e,t){if(e!==void 0&&(await t.inText(e)).length>0)throw(0,D.G6)([{field:"redact_label",message:"has text that \
is redacted: choose another label"}])}function gr(e,t,n){let s=0;for(const o of t)for(const i of os(e,o-1))if((0,j.vH)(n,o-1,i),++s>dt)throw(0,D.G6)([{field:"re\
dact_annotations",message:`finds more than ${dt} areas, and at most ${dt} are allowed: choose fewer pages`,mentions:["pages"]}])}}),37395:((nt,X,u)=>{u.d(X,{Z:()=>E});
var D=u(74135),z=u(6057),j=u(65868),W=u(16264);class G{document;contents;constructor(p){this.document=p,this.contents=new j.i(p)}async cover(p,S){const C=(0,z.iw)(
this.document,p),{width:O,height:v}=(0,D.iN)(C),L=[0,0,O*C.userUnit,v*C.userUnit],$=new R(L);if(await this.contents.read(p,$,$),$.points.share<S)return!1;const Y=new b(
this.document,L);return await this.contents.read(p,Y,Y),Y.points.share>=S}}const l=32;class P{page;rows=new Uint32Array(l);constructor(p){this.page=p}get share(){
return this.rows.reduce((p,S)=>p+y(S),0)/l**2}cover(p){const S=(0,D.Pj)(p,this.page);if(!S)return;const[C,O,v,L]=S,[$,Y]=this.between(C,v,0),[tt,A]=this.between(
O,L,1);if(Y<$)return;const F=(2**(Y-$+1)-1)*2**$;for(let N=tt;N<=A;N++)this.rows[N]|=F}between(p,S,C){const O=this.page[C],v=(this.page[C+2]-O)/l,L=Math.ceil((p-
O)/v-.5),$=Math.ceil((S-O)/v-.5)-1;return[Math.max(L,0),Math.min($,l-1)]}}class R{points;constructor(p){this.points=new P(p)}glyph(){}takes({operator:p},S,C,O){
p==="BI"&&!O&&this.image(S)}image({matrix:p}){this.points.cover((0,D.zl)(p,W.p))}}class b extends W.r{points;constructor(p,S){super(p,S),this.points=new P(S)}glyph(){}image(p){
const S=(0,D.Pj)((0,D.zl)(p.matrix,W.p),this.paintOf(p).clip);S&&this.points.cover(S)}}function y(B){let p=0;for(let S=B;S!==0;S&=S-1)p++;return p}var g=u(82877);
const m=50,T=.12,x=.5;class E{document;images;constructor(p){this.document=p,this.images=new G(p)}async isScan(p){return!K(p)&&!(0,g.l)(this.document,p.index)&&
await this.images.cover(p.index,x)}}function K({characters:B,found:{fragments:p,width:S,height:C}}){if(B<m)return!1;const O=(v,L)=>v>T*L&&v<(1-T)*L;return p.some(
({box:v})=>O(v.x+v.width/2,S)&&O(v.y+v.height/2,C))}}),1900:((nt,X,u)=>{u.d(X,{b:()=>y,cE:()=>P,lc:()=>R,oF:()=>z,rr:()=>W,vO:()=>D});const D=4,z=2,j={gray:1,rgb:3,
rgba:4,"gray-alpha":2},W=g=>g.byteOffset%D===0?new Uint32Array(g.buffer,g.byteOffset,g.length/D):new Uint32Array(g.slice().buffer),G=new Uint32Array(0),l=(g,m)=>m>
0&&Buffer.compare(g(m),g(m-1))===0;async function P({height:g,row:m},T){let x=-1;for(let E=0;E<g;E++){const K=m(E),B=l(m,E)?G:W(K);for(let S=0;S<B.length;S++){if(B[S]===
x)continue;const C=S*D,O=K[C+1];if(K[C]!==O||K[C+2]!==O)return!0;x=B[S]}const p=T.step(K.length*z);p&&await p}return!1}function R({width:g,row:m},T){const x=j[T],
E=new Uint8Array(g*x),K=x<3,B=x%2===0;let p=-1;return S=>{const C=p===S-1&&l(m,S);if(p=S,C)return E;const O=m(S),v=W(O);for(let L=0,$=0;L<v.length;L++){if(L>0&&
v[L]===v[L-1]){for(const N=$+x;$<N;$++)E[$]=E[$-x];continue}const Y=L*D,[tt,A,F]=[O[Y],O[Y+1],O[Y+2]];K?E[$++]=b(F,A,tt):(E[$++]=F,E[$++]=A,E[$++]=tt),B&&(E[$++]=
O[Y+3])}return E}}const b=(g,m,T)=>77*g+150*m+29*T+128>>8;function y(g){const m=new Uint8Array(g.length/3);for(let T=0;T<m.length;T++)m[T]=b(g[T*3],g[T*3+1],g[T*
3+2]);return m}}),16264:((nt,X,u)=>{u.d(X,{p:()=>g,r:()=>m});var D=u(45599),z=u(36211),j=u(85008),W=u(74135),G=u(6057),l=u(76023),P=u(4186),R=u(5490);const b=new Set(
[3,7]),y=.01,g=[0,0,1,1];class m{document;page;area;path;clips=!1;glyphClip;constructor(p,S){this.document=p,this.page=S}get box(){return this.area}takes(p,S,C,O){
if(this.extendsPath(p,S)||this.setsColor(p,S,C))return;const{operator:v}=p,L=z.lJ.get(v);L?this.paints(L,S,O):v==="W"||v==="W*"?this.clips=!0:v==="w"?S.paint={...this.
paintOf(S),lineWidth:Math.abs(p.number(0))||0}:!O&&v==="BI"?this.image(S):!O&&v==="sh"&&this.add(this.paintOf(S).clip,S)}shows(p){this.glyphClip=b.has(p.mode)?void 0:
this.paintOf(p).clip}glyph({font:p,frame:S,size:C},O,v,L,$){if(!this.glyphClip||O!==""&&O.trim()==="")return;const[Y,tt]=S.vertical?[.5,.5]:[p.ascent,-p.descent],
A=Math.min(v,L),F=(0,P.L)(S,A,Math.max(v,L),$-Y*C,$+tt*C);this.join([F.x,F.y,F.x+F.width,F.y+F.height],this.glyphClip)}covers(p){this.join(p,this.page)}image(p){
this.add((0,W.zl)(p.matrix,g),p)}enters(p,S){const C=(0,G.b0)(this.document,p.get("BBox"));C&&this.clipTo((0,W.zl)(S.matrix,C),S)}paintOf(p){return p.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(p,{matrix:S}){const C=(0,R.M)(p);switch(p.operator){case"re":{const[O=NaN,v=NaN,L=NaN,$=NaN]=C;return this.
extend((0,W.zl)(S,[O,v,O+L,v+$])),!0}case"m":case"l":case"c":case"v":case"y":for(let O=0;O+1<C.length;O+=2){const[v,L]=(0,W.Gd)(S,C[O],C[O+1]);this.extend([v,L,
v,L])}return!0;default:return!1}}extend(p){p.every(Number.isFinite)&&(this.path=this.path?(0,W.kO)(this.path,p):p)}setsColor(p,S,C){const O=this.paintOf(S);switch(p.
operator){case"g":case"rg":case"k":return S.paint={...O,components:p.count,isWhite:K((0,R.M)(p))},!0;case"cs":return S.paint={...O,components:this.componentsOf(
p.name(0),C),isWhite:!1},!0;case"sc":case"scn":{const v=p.kind(p.count-1)!==j.o_&&p.count===O.components;return S.paint={...O,isWhite:v&&K((0,R.M)(p))},!0}default:
return!1}}componentsOf(p,S){if(p===void 0)return 0;const C=v=>S.find("ColorSpace",v),O=(0,l.L)(this.document,new D.SX(p),C);return O&&O.kind!=="inks"&&!O.table?
O.components:0}paints({fill:p,strokes:S},C,O){const{path:v,clips:L}=this;this.path=void 0,this.clips=!1;const $=this.paintOf(C);v&&!O&&S?this.add((0,W.XM)(v,$.lineWidth*
E(C)/2),C):v&&!O&&p&&!($.isWhite&&this.isPageWide(v))&&this.add(v,C),L&&v&&this.clipTo(v,C)}isPageWide(p){const[S,C,O,v]=this.page,[L,$]=[(O-S)*y,(v-C)*y];return p[0]<=
S+L&&p[1]<=C+$&&p[2]>=O-L&&p[3]>=v-$}clipTo(p,S){const C=this.paintOf(S);S.paint={...C,clip:(0,W.Pj)(C.clip,p)??T}}add(p,S){this.join(p,this.paintOf(S).clip)}join(p,S){
const C=(0,W.Pj)((0,W.XM)(p,x),S);C&&(this.area=this.area?(0,W.kO)(this.area,C):C)}}const T=[0,0,0,0],x=.01,E=({matrix:[B,p,S,C]})=>Math.max(Math.hypot(B,p),Math.
hypot(S,C)),K=B=>{const p=B.length===4?0:1;return B.length>0&&B.every(S=>S===p)}}),15330:((nt,X,u)=>{u.d(X,{X:()=>G});var D=u(45599),z=u(16456),j=u(49454),W=u(30201);
function G(b,y,g,m){const T=(0,j.hL)(b,y);return T?l(b,T,g,m):P(b,y,g,m)}function l(b,y,g,m){const T=b.resolve(y.get("CIDToGIDMap")),x=T instanceof D.Z6?b.decodedPart(
T)?.data:void 0;return({cid:E})=>g.glyph(x?(x[E*2]??0)<<8|(x[E*2+1]??0):m.glyphOfCid(E))}function P(b,y,g,m){const{base:T,differences:x}=(0,z.yD)(b,y),E=(B,p)=>{
const S=B.charCodeAt(p-32);return S>0?(0,W.S)(S):void 0};if(m.kind!=="truetype")return({code:B})=>{const p=T===void 0?m.encoding?.get(B)??E(m.encoding?"":z.W,B):
void 0,S=x?.get(B)??p??(T===void 0?void 0:E(T,B));return g.named(S??".notdef")??g.named(".notdef")};const K=(0,z.pE)(b,(0,j.nb)(b,y),y)&&!x;return({code:B})=>{const p=x?.
get(B)??E(T??z.W,B),S=()=>p===void 0?0:R(m,p),C=()=>m.code(B)||(m.codes===void 0?m.unicode(B):0);return g.glyph(K?C()||S():S()||C())}}function R(b,y){const g=(0,W.
u)(y),m=g===void 0?0:b.unicode(g);if(m>0)return m;const T=g===void 0?-1:z.yh.indexOf(String.fromCodePoint(g));return(T>=0&&b.codes==="macintosh"?b.code(T+32):0)||
b.glyphOf(y)}}),12889:((nt,X,u)=>{u.d(X,{Rl:()=>S,Vv:()=>W,fM:()=>G,ft:()=>b,jB:()=>B,pr:()=>T,rg:()=>K,vw:()=>m,wE:()=>p});var D=u(46161),z=u(44233),j=u(47707);
const W="‏",G="‎";let l;const P=()=>l??=(0,D.A)(),R=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
b=C=>R.test(C),y=4e3,g=C=>P().getEmbeddingLevels(C.slice(0,y)).paragraphs[0]?.level??0,m=C=>b(C)&&g(C)%2===1,T=C=>[...x(C)];function*x(C){if(!b(C)){C!==""&&(yield{
text:C,rtl:!1,at:0});return}if(C.length<=y)return yield*E(C,0);const O=g(C)%2===1,v=[];for(let L=0;L<C.length;)L=Math.min(L+y,C.length),/[\ud800-\udbff]/.test(C[L-
1])&&(L=Math.min(L+1,C.length)),v.push(L);for(let L=0;L<v.length;L++){const $=O?v.length-1-L:L,Y=v[$-1]??0;yield*E(C.slice(Y,v[$]),Y,O?"rtl":"ltr")}}function E(C,O,v){
const{levels:L,paragraphs:$}=P().getEmbeddingLevels(C,v),Y=$[0]?.level??0;for(let F=C.length-1;F>=0&&/\s/.test(C[F]);F--)L[F]=Y;const tt=[];for(let F=0,N=0;F<C.
length;F=N){const H=L[F];for(;N<C.length&&L[N]===H;)N++;tt.push({level:H,text:C.slice(F,N),at:F})}const A=tt.reduce((F,{level:N})=>Math.max(F,N),0);for(let F=A;F>
0;F--)for(let N=0,H=0;N<tt.length;N=H+1){for(H=N;H<tt.length&&tt[H].level>=F;)H++;for(let V=N,Q=H-1;V<Q;V++,Q--)[tt[V],tt[Q]]=[tt[Q],tt[V]]}return tt.map(({level:F,
text:N,at:H})=>({text:N,rtl:F%2===1,at:O+H}))}function*K(C,O){const v=new Int32Array(O.length+1);for(const[L,$]of O.entries())v[L+1]=v[L]+$.length;for(const{text:L,
rtl:$,at:Y}of x(C+O.join(""))){const tt=Y-C.length,A=tt+L.length,F=[];for(let N=Math.max((0,z.MJ)(v,tt)-1,0);N<O.length&&v[N]<A;N++){const H=Math.max(tt-v[N],0),
V=O[N].slice(H,Math.max(A-v[N],0));V!==""&&F.push({text:V,rtl:$,at:H,index:N})}yield*$?F.reverse():F}}const B=C=>Array.from(C,O=>P().getMirroredCharacter(O)??O).
join(""),p=C=>(0,j.qf)(B(C)).reverse().join(""),S=C=>T(C).flatMap(({text:O,rtl:v})=>v?(0,j.qf)(B(O)).reverse():(0,j.qf)(O))}),88739:((nt,X,u)=>{u.d(X,{B:()=>l,U:()=>W});
var D=u(77581),z=u(12889);const j=100;function W(P,{digits:R=4,isInOrder:b=!1}={}){const y=P.filter(([,m])=>m.length>0).map(([m,T])=>`<${l(m).slice(-R)}> <${G(T,
b)}>`),g=Array.from({length:Math.ceil(y.length/j)},(m,T)=>{const x=y.slice(T*j,(T+1)*j);return[`${x.length} beginbfchar`,...x,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(R)}> <${"F".repeat(R)}> endcodespacerange`,...g,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function G(P,R){const b=P.map(y=>String.fromCodePoint(y)).join("");return(0,D.kt)(!R&&(0,z.ft)(b)?[...b].reverse().join(""):b).toString("hex").toUpperCase()}
const l=P=>P.toString(16).toUpperCase().padStart(4,"0")}),76023:((nt,X,u)=>{u.d(X,{L:()=>l});var D=u(45599),z=u(69869);const j=8,W={DeviceGray:G("gray",1),CalGray:G(
"gray",1),G:G("gray",1),DeviceRGB:G("rgb",3),CalRGB:G("rgb",3),RGB:G("rgb",3),DeviceCMYK:G("cmyk",4),CMYK:G("cmyk",4),Separation:G("inks",1)};function G(b,y){return{
kind:b,components:y,profile:void 0,table:void 0}}function l(b,y,g,m=0){const T=b.resolve(y);if(m>j)return;if(T instanceof D.SX){if(Object.hasOwn(W,T.text))return W[T.
text];const E=g(T.text);return E===void 0?void 0:l(b,E,g,m+1)}if(!(0,D.cy)(T))return;const x=b.resolve(T[0]);if(x instanceof D.SX)switch(x.text){case"ICCBased":
return P(b,T[1],g,m);case"Indexed":case"I":return R(b,T,g,m);case"DeviceN":{const E=b.array(T[1])?.length??0;return E>=1&&E<=32?G("inks",E):void 0}default:return Object.
hasOwn(W,x.text)?W[x.text]:void 0}}function P(b,y,g,m){const T=b.resolve(y);if(!(T instanceof D.Z6))return;const x=b.resolve(T.dict.get("N")),E=x===1?"gray":x===
3?"rgb":x===4?"cmyk":void 0;if(E===void 0)return l(b,T.dict.get("Alternate"),g,m+1);const K=(0,z.hh)(b.decodedPart(T)?.data,x);return{...G(E,x),profile:K?.bytes}}
function R(b,y,g,m){const T=l(b,y[1],g,m+1),x=b.resolve(y[3]),E=x instanceof D.Mx?x.bytes:x instanceof D.Z6?b.decodedPart(x)?.data:void 0,K=b.resolve(y[2]);if(!T||
T.table||!E||typeof K!="number"||!(K>=0))return;const B=new Uint8Array((Math.min(Math.floor(K),255)+1)*T.components);return B.set(E.subarray(0,B.length)),{...T,
table:B}}}),69869:((nt,X,u)=>{u.d(X,{Jc:()=>m,R1:()=>B,To:()=>b,hh:()=>y,so:()=>x});var D=u(77598),z=u.n(D),j=u(48249),W=u(78157),G=u(68973),l=u(45599);const P={
1:"GRAY",3:"RGB ",4:"CMYK"},R=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function y(p,S){if(!p||p.length<132)return;const C=(0,W.
bS)(p),O=Y=>C.toString("latin1",Y,Y+4),v=C.readUInt32BE(0),L=p[8];if(!(!(v>=132&&v<=p.length&&L>=2&&L<=4&&O(36)==="acsp"&&R.includes(O(12)))||O(16)!==P[S]))return{
bytes:p.subarray(0,v),version:L}}const g=new WeakMap;async function m(p,S){const{bytes:C}=p,O=S.pace.step(C.length);O&&await O;const v=g.get(S.pace)??new Map;g.
set(S.pace,v);const L=E(C),$=v.get(L);if($)return $;const Y={...p,id:L,deflated:await(0,G.uM)(S).deflate(C,T)};return v.set(L,Y),Y}const T=4,x=p=>{const{bytes:S}=p;
return{...p,id:E(S),deflated:(0,j.Kc)(S)}},E=p=>(0,D.createHash)("sha256").update(p).digest("base64"),K=new WeakMap;function B(p,{id:S,deflated:C},O){const v=K.
get(p)??new Map;K.set(p,v);const L=v.get(S);if(L)return L;const $=(0,l.jd)({N:O,Alternate:(0,l.UU)(b[O]),Filter:(0,l.UU)("FlateDecode")}),Y=p.add(new l.Z6($,C));
return v.set(S,Y),Y}}),82877:((nt,X,u)=>{u.d(X,{R:()=>D,l:()=>z});const D="OctavoText";function z(j,W){const G=j.dict(j.dict(j.pages.attribute(W,"Resources"))?.
get("XObject"));return G!==void 0&&[...G.keys()].some(l=>l.startsWith(D))}}),3449:((nt,X,u)=>{u.d(X,{d:()=>j});var D=u(45599);const z=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function j(P,R,b){const y=new Map,g=new Map;for(let m=1;m<R;m++){if(!b(m))continue;const T=P.
job.pace.step(300);T&&await T;const x=P.get(m);x instanceof D.Z6?(G(P,x.dict)&&y.set(m,x.dict.get("Resources")),(x.dict.has("CMapName")||(0,D.Eo)(P.resolve(x.dict.
get("Type")),"CMap"))&&g.set(m,"CMap")):x instanceof D.Bi&&l(P,m,x,y,g)}return{content:y,fonts:g,pages:await W(P)}}async function W(P){const R=new Set,b=new Set;
for(const y of P.pages.numbers){const g=P.entry(y,"Contents");(0,D.i9)(g)&&R.add(g.number);const m=P.array(g),T=m!==void 0&&b.size<b.add(m).size;for(const E of T?
m:[])(0,D.i9)(E)&&R.add(E.number);const x=P.job.pace.step(300+(T?10*m.length:0));x&&await x}return R}function G(P,R){const b=P.resolve(R.get("Subtype"));return(0,D.
Eo)(b,"Form")||P.resolve(R.get("PatternType"))===1||R.has("BBox")&&!R.has("ShadingType")}function l(P,R,b,y,g){for(const E of z){const K=b.get(E);(0,D.i9)(K)&&g.
set(K.number,E)}const m=(0,D.Eo)(P.resolve(b.get("Subtype")),"Type3")?P.dict(b.get("CharProcs")):void 0;for(const E of m?.values()??[])(0,D.i9)(E)&&y.set(E.number,
b.get("Resources"));const T=P.resolve(b.get("Type"));if(P.pages.holds(R)||!((0,D.Eo)(T,"Page")||(0,D.Eo)(T,"Template")))return;const x=b.get("Contents");for(const E of P.
array(x)??[x])(0,D.i9)(E)&&y.set(E.number,b.get("Resources"))}}),10339:((nt,X,u)=>{u.d(X,{H:()=>j});class D{all;last=new Array(256).fill(void 0);constructor(P){
this.all=P}addAll(P){const{last:R,all:b}=this,y=b.size;for(let g=0;g<P.length;g++){const m=P[g],T=m.code&255;R[T]!==m&&(R[T]=m,b.add(m))}return b.size>y}}function z(l,P,R,b){
for(let y=0,g=b;g>0;g--){const m=P.partEnd(R,y,1);l.add(m-y),y=m}}class j{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:P},R,b=G){const y=Uint32Array.
from(b).sort();let g=0;for(const{font:m,elements:T,first:x}of P){let E=this.fonts.get(m);E||this.fonts.set(m,E={kept:new Set,gone:new Set,lengths:new Set});const K=this.
keptOf(m,E);let B=x;for(const p of T){if(typeof p=="number")continue;const S=m.glyphs(p);for(;g<y.length&&y[g]<B;)g++;const C=g<y.length&&y[g]<B+S.length;C&&this.
divide(E,S,B,b),(C||K.addAll(S))&&z(E.lengths,m,p,S.length),B+=S.length;const O=R.step(p.length*W);O&&await O}}}divide(P,R,b,y){this.hasGone=!0;for(const[g,m]of R.
entries())(y.has(b+g)?P.gone:P.kept).add(m)}keptOf(P,{kept:R}){let b=this.seen.get(P);return b||this.seen.set(P,b=new D(R)),b}async noteGone(P,R,b){if(b.size===
0)return;const y=new j;await y.note(P,R,b);for(const[g,{gone:m,lengths:T}]of y.fonts){const x=this.fonts.get(g);if(x)for(const E of m)x.gone.add(E);else this.fonts.
set(g,{kept:new Set,gone:m,lengths:T})}this.hasGone=!0}}const W=50,G=new Set}),9876:((nt,X,u)=>{u.d(X,{LJ:()=>W,Vn:()=>j,ZM:()=>R,s:()=>G});var D=u(47707);const z=2e4;
async function j(){const{default:b}=await u.e(3286).then(u.bind(u,23286));return function*(y){let g=0;do{const m=g,T=Math.min(y.length,m+z),x=T===y.length,E=new b(
m===0&&x?y:y.slice(m,T));for(let B=E.nextBreak();B;B=E.nextBreak()){const p=m+B.position;if(p===T&&!x)break;let S=p;for(;S>g&&y[S-1]===" ";)S--;yield{start:g,end:S,
next:p},g=p}if(x)return;if(g>m)continue;const K=W(y.charCodeAt(T))?T-1:T;yield{start:g,end:K,next:K,isCut:!0},g=K}while(g<y.length)}}const W=b=>b>=56320&&b<=57343,
G=(b,y)=>(0,D.qf)(b).map(g=>({text:g,width:y(g)})),l=/[_\-–—/.,;:]$/,P=/^[.,;:!?)\]}%»”’…]/;function*R(b,y,g="separators"){let m=0;for(let T=0;T<b.length;m++){
let x=T;for(let E=0;x<b.length&&(E+=b[x].width,!(E>y(m)&&x>T));x++);if(g==="letters"){let E=x;for(;E>T&&E<b.length&&P.test(b[E].text);)E--;E>T&&(x=E)}else if(g===
"separators"&&x<b.length){let E=x;for(;E>T&&!l.test(b[E-1].text);)E--;E-T>=(x-T)/2&&(x=E)}yield x-T,T=x}}}),33238:((nt,X,u)=>{u.d(X,{Y:()=>p});var D=u(91374),z=u(
39684),j=u(9819),W=u(33973),G=u(21996),l=u(87773),P=u(17671),R=u(58006),b=u(78157),y=u(45599),g=u(21115),m=u(17413);const T=2e3;async function x(A,F,N){const H=A.
resolve(F);let V="";for(const Q of(0,y.cy)(H)?H:[F]){const J=A.resolve(Q);if(J instanceof y.Mx&&(V=Buffer.from(J.bytes).toString("latin1")),!(0,y.i9)(Q)||!(J instanceof
y.Z6))continue;const _=A.job.pace.step(T);_&&await _;let q;try{q=(0,b.bS)(A.decoded(J))}catch{continue}if(A.job.pace.add(q.length),!q.includes("ignature"))continue;
const et=q.toString("latin1"),ot=await(0,m.Y)(et,E(V,N),A.job.pace);ot!==et&&A.put(Q,(0,R.n)(J,Buffer.from(ot,"latin1"),{compress:!1}))}}function E(A,F){return({
namespace:N,local:H},V)=>H==="Signature"&&N===g.dK.ds||H==="signature"&&F&&A!=="datasets"&&!V.some(K)}const K=({namespace:A,local:F})=>F==="datasets"&&A===g.dK.
xfa;var B=u(43791);async function p(A,F){const N=(0,P.Hi)(A),H=await S(A),V=new Set,Q=new Set,J=H.map(({dict:_})=>(0,D.fq)(A,_));for(const _ of H)v(N,_,F,V,Q);return V.
size>0&&await L(N,V,Q),await Y(A,V.size>0),{fields:J,objects:V,usageRights:tt(A)}}async function S(A){const F=(await(0,G.zx)(A,["Sig"])).Sig;if(F.length===0)return[];
for await(const[q,et]of(0,l.$)(A,F))C(A,q,et);const N=new Map;for(const{number:q,dict:et,type:ot}of await(0,D.qU)(A))ot==="Sig"&&q!==void 0&&O(A,N,q,et);const H=new Set(
[...N.values()].flatMap(({number:q,widgets:et})=>[q,...et])),{Sig:V,Widget:Q}=await(0,G.zx)(A,["Sig","Widget"]),J=[];for await(const[q,et]of(0,l.$)(A,new Set([...V,
...Q])))H.has(q)||!(0,y.Zm)(et)||!(et.has("T")||(0,y.Eo)(et.get("Subtype"),"Widget"))||(0,D.pv)(A,et)==="Sig"&&J.push(q);const _=J.length>0?(await(0,W.Gy)(A)).live:
void 0;for(const q of J)_?.[q]===1&&O(A,N,q,A.get(q));return[...N.values()]}function C(A,F,N){const H=[N];for(let V=H.pop();V!==void 0;V=H.pop()){if((0,y.Zm)(V))
for(const Q of V.values())H.push(Q);if(Array.isArray(V))for(const[Q,J]of V.entries())!(0,y.Zm)(J)||!(0,y.Eo)(J.get("FT"),"Sig")?H.push(J):(A.edit(F),V[Q]=A.add(
J))}}function O(A,F,N,H){if(!(0,y.Zm)(A.resolve((0,D.hj)(A,H,"V"))))return;const V=H.get("Parent"),Q=A.dict(V);if(!H.has("T")&&(0,y.i9)(V)&&Q?.has("T")){O(A,F,V.
number,Q),F.get(V.number)?.widgets.add(N);return}if(F.has(N))return;const J=(A.array(H.get("Kids"))??[]).flatMap(_=>(0,y.i9)(_)?[_.number]:[]);F.set(N,{number:N,
dict:H,widgets:new Set((0,y.Eo)(H.get("Subtype"),"Widget")?[N,...J]:J)})}function v({removal:A},{number:F,dict:N,widgets:H},V,Q,J){const{document:_}=A;Q.add(F);
const q=(0,D.hj)(_,N,"V");(0,y.i9)(q)&&A.remove(q.number);for(const et of H){const ot=_.get(et);if(!(0,y.Zm)(ot))continue;if(Q.add(et),V==="keep"&&(0,z.K)(_,ot)){
_.edit(et),(0,z.x)(_,ot);continue}const xt=_.resolve(ot.get("StructParent"));typeof xt=="number"&&J.add(xt),A.remove(et)}H.has(F)||A.remove(F)}async function L(A,F,N){
const{removal:H,structure:V}=A,{document:Q}=H;await $(A,F);const J=(0,j.Wo)(Q,"AcroForm");for(const _ of["Fields","CO"]){const q=Q.array(J?.dict.get(_)),et=q?.filter(
ot=>!H.isGone(ot)&&!((0,y.i9)(ot)&&F.has(ot.number)));!J||!q||!et||et.length===q.length||(Q.edit(J.holder),et.length>0||_==="Fields"?J.dict.set(_,et):J.dict.delete(
_))}await V.dropKeys(N),await V.flush(),await(0,P.Pv)(A,new Set(H.removed()))}async function $({removal:A},F){const{document:N}=A;for(const{number:H,dict:V}of[...await(0,D.
qU)(N)].reverse()){const Q=N.array(V.get("Kids")),J=Q?.filter(_=>!A.isGone(_)&&!((0,y.i9)(_)&&F.has(_.number)));H===void 0||!Q||!J||J.length===Q.length||(N.edit(
H),J.length>0?V.set("Kids",J):(0,y.Eo)(V.get("Subtype"),"Widget")?V.delete("Kids"):A.remove(H))}}async function Y(A,F){const N=(0,j.Wo)(A,"AcroForm");if(!N)return;
N.dict.has("SigFlags")&&(A.edit(N.holder),N.dict.delete("SigFlags")),await x(A,N.dict.get("XFA"),F);const H=(A.array(N.dict.get("Fields"))??[]).length===0&&!N.dict.
has("DR")&&!N.dict.has("XFA");F&&H&&A.editCatalog().delete("AcroForm")}function tt(A){const{catalog:F}=A,N=A.dict(F.get("Perms"));(0,B.H)(A);for(const H of["Per\
ms","Legal"])F.has(H)&&A.editCatalog().delete(H);return N?.has("UR3")===!0||N?.has("UR")===!0}}),87826:((nt,X,u)=>{u.d(X,{N:()=>j,i:()=>G});var D=u(78157),z=u(14029);
function j(l,P){const{bytes:R}=l;if(!(W(l)||(0,D.bS)(R.subarray(0,5)).toString("latin1")!=="%PDF-"))return R.length===P.length?P:R}const W=({suspect:l,pages:P})=>l||
P.count!==P.claimed||P.blank.length>0,G=async(l,P,R)=>j(l,P)??await(0,z.UN)(l,R)})};
