"use strict";exports.id=8824,exports.ids=[8824],exports.modules={66974:((nt,X,u)=>{u.d(X,{D6:()=>W,F1:()=>j,NL:()=>b,P3:()=>z,br:()=>G,bs:()=>R});var D=u(98446);const z={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function j(g,m,T){const x=[],E=[];for(const[K,B]of g.split(",").entries()){const p=K+1;if(m!==void 0&&
B.trim()===""){E.push(`entry ${p} is empty: write ${m}, separated by single commas`);continue}const S=T(B,p);"problem"in S?E.push(G(p,B,S.problem)):x.push(S.item)}
return E.length>0?{problem:R(E)}:{items:x}}const G=(g,m,T)=>`entry ${g} ('${y(m.trim())}') ${T}`,W=({position:g,text:m},T,x)=>G(g,m,`names ${d(T)}, but the docu\
ment has ${(0,D.y_)(x,"page")}`);function d(g){return Number.isSafeInteger(g)?`page ${g}`:"a page far beyond its end"}const P=5;function R(g){const m=g.length-P;
return[...g.slice(0,P),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function b(g){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(g);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(g)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(g)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function y(g){const m=[...g].map(T=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(T)?"?":T);return(0,D.Bu)(m.join(""),40)}}),29082:((nt,X,u)=>{u.d(X,{k1:()=>W,lY:()=>G,m7:()=>d});var D=u(58552),z=u(66974);const j=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
G=b=>(0,z.F1)(b,"pages such as 1..3, -1, odd",(y,g)=>{const m=y.trim(),T=j.exec(m);if(!T)return{problem:R(m)};const[,x,E,K,B,p]=T,S={negated:x!==void 0,text:m,position:g};
if(E!==void 0)return{item:{...S,pages:E.toLowerCase()}};const M=Number(K),O=B===void 0?M:p===void 0?"end":Number(p);return M===0||O===0?z.P3:{item:{...S,pages:{
from:M,to:O}}}});function W(b,y,g="pages"){const m=B=>(0,D.G6)([{field:g,message:B}]),T=G(b);if("problem"in T)throw m(T.problem);const x=new P(y),E=new P(y),K=[];
for(const B of T.items){const p=B.negated?E:x;if(typeof B.pages=="string"){p.add(B.pages);continue}const{from:S,to:M}=B.pages,O=S<0?y+1+S:S,v=M==="end"?y:M<0?y+
1+M:M,$=(M==="end"?S<0?[[S,O]]:[]:[[S,O],[M,v]]).find(([,Y])=>Y<1||Y>y);$&&K.push((0,z.D6)(B,$[0],y)),!(M==="end"&&O>y||K.length>0)&&p.range(Math.min(O,v),Math.
max(O,v))}if(K.length>0)throw m((0,z.bs)(K));return T.items.every(({negated:B})=>B)&&x.add("all"),x.without(E)}function d(b){const y=G(b);if("problem"in y||y.items.
length!==1)return;const{negated:g,pages:m}=y.items[0];if(g)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:T,to:x}=m;return x===
"end"?{first:T}:x===-1?{first:T}:x<1?void 0:{first:Math.min(T,x),last:Math.max(T,x)}}class P{pageCount;differences;odd=!1;even=!1;constructor(y){this.pageCount=
y,this.differences=new Int32Array(y+2)}add(y){y!=="even"&&(this.odd=!0),y!=="odd"&&(this.even=!0)}range(y,g){this.differences[y]++,this.differences[g+1]--}without(y){
const g=new Uint32Array(this.pageCount);let m=0,T=0,x=0;for(let E=1;E<=this.pageCount;E++){T+=this.differences[E],x+=y.differences[E];const K=E%2===1?"odd":"eve\
n";(T>0||this[K])&&!(x>0||y[K])&&(g[m++]=E)}return g.subarray(0,m)}}function R(b){return/^(not +)?\.\./i.test(b)?"has no start: a range is written 1..5":/^!/.test(
b)?"is not a page: leave out pages with not, such as not 2":(0,z.NL)(b.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((nt,X,u)=>{u.d(X,{X:()=>G,l:()=>j});const D=new Map("AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY2\
8 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB2\
8 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK2\
4 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30".split(" ").map(W=>[W.slice(0,2),Number(W.slice(2))])),z=/[ \n\u00a0-]/;function j(W){let d=0,P=0;
const R=[...W].map((g,m)=>({sign:g.toUpperCase(),at:m})).filter(({sign:g})=>!z.test(g)),b=g=>{const m=parseInt(g,36);d=(d*(m>9?100:10)+m)%97},y=D.get(R.slice(0,
2).map(({sign:g})=>g).join(""));for(let g=15;g<=Math.min(R.length,34);g++){d=0;for(const{sign:m}of[...R.slice(4,g),...R.slice(0,4)])b(m);if(d===1&&(P=R[g-1].at+
1),d===1&&g===y)break}return P}const G=W=>W.length>=15&&/^[A-Z]{2}\d\d/.test(W)&&j(W)===W.length}),61281:((nt,X,u)=>{u.d(X,{V:()=>D});async function D({pace:z},j){
await z.rest();const G=await j();return await z.rest(),G}}),52404:((nt,X,u)=>{u.d(X,{$:()=>G,U:()=>W});var D=u(58552),z=u(29082),j=u(98446);const G={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function W({first_page:d,last_page:P,pages:R},b){if(R!==
void 0)return(0,z.k1)(R,b);const y=(0,j.y_)(b,"page"),g=[];if(d>b&&g.push({field:"first_page",message:`is ${d}, but the document has ${y}`}),P!==void 0&&P>b&&g.
push({field:"last_page",message:`is ${P}, but the document has ${y}`}),g.length===0&&P!==void 0&&d>P&&g.push({field:"first_page",message:`is ${d}, which is afte\
r last_page (${P})`,mentions:["last_page"]}),g.length>0)throw(0,D.G6)(g);return Uint32Array.from({length:(P??b)-d+1},(m,T)=>d+T)}}),78824:((nt,X,u)=>{u.r(X),u.d(
X,{redact_text:()=>dr});var D=u(58552),z=u(29082),j=u(45657),G=u(18271),W=u(33973),d=u(45599),P=u(74135),R=u(6057),b=u(87141),y=u(44738),g=u(78021),m=u(86537),T=u(
77581);const x=(n,t)=>n.start-t.start||t.end-n.end,E=(n,t)=>n.lacks?.(t)===!0,K=(n,t)=>Object.assign(async e=>[...await n(e),...await t(e)].sort(x),{lacks:e=>E(
n,e)&&E(t,e)});function B(n,t){let e="",s=0;for(const{start:o,end:i}of t)o>s&&(e+=n.slice(s,o)),s=Math.max(s,i);return e+n.slice(s)}const p=new RegExp("[-\\u00ad\
\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),S=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,M=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
O=new RegExp(`${p.source}|${S.source}|${M.source}`,"gu"),[v,N]=[2,100];async function $(n,t){if(n.search(O)<0)return;let e="";const s=[];let o=0;const i=r=>{e+=
n.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of n.matchAll(O)){const f=t.step((c-o)*v+N);f&&await f,i(c),o=c+r.length;const l=tt(r);for(let h=0;h<
l.length;h++)s.push(l.length===r.length?c+h:c);e+=l}const a=t.step((n.length-o)*v);return a&&await a,i(n.length),s.push(n.length),{text:e,places:s}}const Y=({places:n},t,e)=>({
start:n[t],end:Math.max(n[e-1]+1,n[e])});function tt(n){if(p.test(n))return"";const t=S.exec(n)?.[0];return t===void 0?n.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}var A=u(78157);const F=32768,U=20;async function H(n,{opening:t,reach:e},s,o){if(n.length<=F)return s(n);const i=[];
for(let a=0,r=0;a<n.length;a=r){r=Math.min(a+F,n.length);const c=r<n.length?n.slice(r-e+1,r).indexOf(t):-1;c>=0&&(r+=c-e+1),i.push(s(n.slice(a,r)));const f=o.step(
F*U);f&&await f}return i.join("")}const V="nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro pa\
ra middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml\
 ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave e\
acute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml",Q=160,J=new Map([
...V.split(" ").map((n,t)=>[n,String.fromCharCode(Q+t)]),...Object.entries({amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}),...Object.entries({OElig:"Œ",oelig:"œ",Scaron:"\
Š",scaron:"š",Yuml:"Ÿ"}),...Object.entries({ensp:" ",emsp:" ",thinsp:" ",zwnj:"‌",zwj:"‍",lrm:"‎",rlm:"‏"}),...Object.entries({ndash:"–",mdash:"\
—",lsquo:"‘",rsquo:"’",ldquo:"“",rdquo:"”"})]),_=10,q=(n,t)=>H(n,{opening:"&",reach:_},et,t),et=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}[1-4]{0,2}));/gi,
(t,e,s,o)=>{if(o!==void 0)return J.get(o)??J.get(o.toLowerCase())??t;const i=e===void 0?parseInt(s,16):parseInt(e,10);return i<=1114111?String.fromCodePoint(i):
t}),[st,xt]=[100,2];async function Gn(n,t,e){const s=new $n(n);let[o,i]=[!0,0];for(let a=n.indexOf("<");a>=0;a=n.indexOf("<",Math.max(s.end,a+1))){const r=e.step(
st+(a-s.end)*xt);if(r&&await r,n.startsWith(he,a)){i>=0&&i<a&&(i=n.indexOf(Gt,a)),s.cut(a,a+he.length,"",i);continue}const c=o&&n.startsWith("<!--",a),f=c?n.indexOf(
"-->",a+4):-1;o=!c||f>=0;const l=f>=0?f+3:Vn(n,a);l!==void 0&&s.cut(a,l,f>=0?"":t,i)}return s.cut(n.length,n.length,"",i),s.text}const he="<![CDATA[",Gt="]]>",Wn=1e4;
class $n{whole;end=0;blocks=[];parts=[];constructor(t){this.whole=t}get text(){return this.blocks.join("")+this.parts.join("")}cut(t,e,s,o){const{whole:i,end:a,
parts:r}=this;o>=a&&o<t&&i.startsWith(Gt,o)?r.push(i.slice(a,o),i.slice(o+Gt.length,t),s):r.push(i.slice(a,t),s),this.end=e,!(r.length<Wn)&&(this.blocks.push(r.
join("")),this.parts=[])}}const[kn,ge,Hn,Kn]=[60,62,34,39],zn=1<<20;function Vn(n,t){let e,s;const o=Math.min(n.length,t+zn);for(let i=t+1;i<o;i++){const a=n.charCodeAt(
i);if(a===kn)return s;if(a===ge&&e===void 0)return i+1;a===ge?s??=i+1:a===e?e=void 0:e===void 0&&(a===Hn||a===Kn)&&(e=a)}return s}const Zn=/[^\P{Cc}\t-\r\x7f-\x9f]/u,
Xn=1<<20,Yn=3,Jn=/(?:%[0-9a-f]{2})+/gi,pe=3;async function*me(n,t){const e=(0,A.bS)(n).toString("latin1");let s=e;const o=a=>({text:s=a,isDecoded:!0});yield{text:e,
isDecoded:!1},/[\x80-\xff]/.test(e)&&(yield{text:s=(0,A.bS)(n).toString("utf8"),isDecoded:!1}),e.includes("\0")&&(s=await H(e,{opening:"\0",reach:1},a=>a.replaceAll(
"\0",""),t),yield{text:s,isDecoded:!1});let i=e;for(let a=0;a<Yn&&/%[0-9a-f]{2}/i.test(i);a++)i=await H(i,{opening:"%",reach:pe},_n,t),/[\x80-\xff]/.test(i)&&(yield{
text:i,isDecoded:!0}),yield o(Buffer.from(i,"latin1").toString("utf8"));yield*we(s,t);for(const a of Qn(n,e))yield{text:a,isDecoded:!0},yield*we(await H(a,{opening:"\
%",reach:pe},qn,t),t)}async function*we(n,t){if(n.includes("?")&&n.includes("+")&&(yield{text:n.replaceAll("+"," "),isDecoded:!0}),n.includes("&")&&(yield{text:await q(
n,t),isDecoded:!0}),n.includes("<"))for(const e of[""," "]){const s=await Gn(n,e,t);yield{text:s.includes("&")?await q(s,t):s,isDecoded:!0}}}function*Qn(n,t){const e=t.
startsWith("þÿ"),s=t.startsWith("ÿþ");if(!(e||s||n.length<=Xn&&Zn.test(t))||n.length<2)return;const i=(0,A.bS)(n.subarray(0,n.length&-2));e||(yield i.toString(
"utf16le")),s||(yield Buffer.from(i).swap16().toString("utf16le"))}const _n=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),qn=n=>n.
replace(Jn,t=>Buffer.from(t.replaceAll("%",""),"hex").toString("utf8")),ts=500;async function At(n,t,e){const s=(0,T.g7)(n);if(s.length===n.bytes.length&&es.test(
s)&&!s.includes(`-
`)&&E(t,s))return;const i=s.replace(ns,""),a=await t(i);if(a.length>0){const w=(0,T.wx)(B(i,a));return await gt(w.bytes,t,e)?Wt:w}const r=await $(i,e),c=r?(await t(
r.text)).map(({start:w,end:C})=>Y(r,w,C)):[];if(c.length===0)return await gt(n.bytes,t,e)?Wt:void 0;const f=B(i,c),l=await $(f,e);return l&&(await t(l.text)).length>
0||await gt((0,T.wx)(f).bytes,t,e)?Wt:(0,T.wx)(f)}const es=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,ye="\x1B",ns=new RegExp(`${ye}[a-zA-Z]{2,8}${ye}`,"g"),Wt=new d.Mx(new Uint8Array(
0));async function gt(n,t,e,s=!0){for await(const o of me(n,e)){if(await Se(o,t,e,s)>0)return!0;const i=e.step(ss*n.length);i&&await i}return!1}async function Se({
text:n,isDecoded:t},e,s,o){const i=E(e,n)?0:(await e(n)).length,a=o&&t&&i===0?await $(n,s):void 0;return a?(await e(a.text)).length:i}const ss=4;async function Ot(n,t,e){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof d.Z6?i.dict:i;if(!(!(a instanceof d.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}const f=n.job.pace.step(ts);f&&await f;const l=await At(c,e,n.job.
pace);l&&(a instanceof d.Bi?a.set(r,l):a[r]=l,s++)}}return s}function*os(n,t){const e=(0,b.y)((0,R.iw)(n,t)),s=o=>{const i=be(e,o);return i.width>0&&i.height>0?
i:void 0};for(const o of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const i=n.dict(o);if(!i||!(0,d.Eo)(n.resolve(i.get("Subtype")),"Redact"))continue;const a=(n.
array(i.get("QuadPoints"))??[]).map(f=>Number(n.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[l,h]=[0,1].map(C=>[0,2,4,6].map(I=>a[f+I+C])),w=s([(0,j.YG)(
l),(0,j.YG)(h),(0,j.Kf)(l),(0,j.Kf)(h)]);w&&(yield w)}const r=(0,R.b0)(n,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function be(n,t){const[e,s,o,i]=(0,P.
zl)(n,t);return{x:e,y:s,width:o-e,height:i-s}}const is=4;async function as(n,t){t.size!==0&&await(0,y.L)(n,(e,s)=>{const o=t.get(s),i=o&&(0,R.b0)(n,e.get("Rect"));
if(!o||!i)return!1;const a=be((0,b.y)((0,R.iw)(n,s)),i);return n.job.pace.add(o.length*is),o.some(r=>(0,m.EF)(a,r))})}const rs=["ActualText","Alt","E","T"];async function cs(n,t,e){
const s=new Set([...t.keys()].map(a=>n.pages.number(a)));let o=0;for(const a of s)for(const r of n.array(n.entry(a,"Annots"))??[]){const c=n.dict(r),f=c?await Ot(
n,c,e):0;f>0&&(0,d.i9)(r)&&n.edit(r),o+=f}for(const a of t.keys()){const r=n.pages.attribute(a,"Resources"),c=n.dict(n.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const l=await Ot(n,n.dict(f)??null,e);l>0&&(0,d.i9)(f)?n.edit(f):l>0&&(0,d.i9)(r)&&n.edit(r),o+=l}}const{live:i}=await(0,W.Gy)(n);for(let a=1;a<i.
length;a++){const r=i[a]===1?n.dict(n.get(a)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!r||!(0,g.Uc)(r)||!fs(r,s)))for(const f of rs){const l=await Ot(n,[n.
resolve(r.get(f))],e);l>0&&(n.edit(a),r.delete(f)),o+=l}}return o}function fs(n,t){const e=n.get("Pg");return!(0,d.i9)(e)||t.has(e.number)}var Te=u(91519),ls=u(
87826),$t=u(14029),ds=u(61281),us=u(52404);const ft=5e4,hs=20;function gs(n,t,e){const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))
throw Pt(["must have a list under areas, or under matches"]);if(o.length>ft)throw Pt([`has ${o.length} areas, and at most ${ft} are allowed`]);const i=[],a=new Set(
t);let r=0;for(const[c,f]of o.entries()){const l=ps(f,e);if(typeof l=="string")i.push(`area ${c+1} ${l}`);else if(!a.has(l.page))i.push(`area ${c+1} is on page ${l.
page}, which pages does not name`);else for(const h of l.boxes)(0,j.vH)(s,l.page-1,h);if(typeof l!="string"&&(r+=l.boxes.length),r>ft)throw Pt([`has more than ${ft}\
 boxes, and at most ${ft} are allowed`]);if(i.length===hs)break}if(i.length>0)throw Pt(i);return s}const Pt=n=>(0,D.G6)([{field:"redact_areas",message:n.join(";\
 ")}]),Ce=n=>typeof n=="object"&&n!==null&&!Array.isArray(n);function ps(n,t){if(!Ce(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!=
"number"||!Number.isInteger(e)||e<1||e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(ms);return o.some(i=>i===
void 0)||o.length===0?"must have boxes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function ms(n){if(!Ce(n))return;const[t,
e,s,o]=["x","y","width","height"].map(a=>n[a]);return[t,e,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var ws=u(
81627),bt=u(36078),ys=u(99876);async function Ss(n,t,e,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{
kinds:i,pages:a}=await(0,ys.F)(n,Uint32Array.from([...o.keys()],c=>c+1)),r=new ws.B(n);await r.inspect(a);for(const c of a){const f=(0,P.DI)((0,b.y)(i[c.kind])),
l=new Set,h=[];for(const w of o.get(c.index)??[]){const C=n.job.pace.step(bs);C&&await C;const I=Ts(w,f);if(l.has(I))continue;l.add(I);const L=s?.placementIn(w,
f);L!==void 0&&h.push(L)}await r.over(c,{resources:s?[s.addition]:[],operators:([w])=>{const C=w===void 0?[]:h.map(I=>`${(0,bt.qK)(w,I)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...l].join(`
`)} f Q
${C.join("")}EMC
`}})}}const bs=1500;function Ts({x:n,y:t,width:e,height:s},o){const[i,a,r,c]=(0,P.zl)(o,[n,t,n+e,t+s]);return`${(0,bt.id)(i)} ${(0,bt.id)(a)} ${(0,bt.id)(r-i)} ${(0,bt.
id)(c-a)} re`}var pt=u(58006),Cs=u(7854),kt=u(56681),Ms=u(8510),Ht=u(52829),Es=u(71856),Kt=u(32488),Me=u(52755),mt=u(9819);const xs=300;async function As(n){const t=new Map;
if(!(0,mt.Wo)(n,"AcroForm"))return t;const{fields:e}=await Me.mO.read(n);for(const{flags:s,kind:o,widgets:i}of e)if(!(o!=="text"||(s&Me.qA)===0))for(const{dict:a}of i){
for(const c of n.dict(a.get("AP"))?.values()??[]){const f=n.resolve(c);for(const l of(0,d.Zm)(f)?f.values():[c]){const h=n.resolve(l);(0,d.i9)(l)&&h instanceof d.
Z6&&t.set(l.number,h.dict.get("Resources"))}}const r=n.job.pace.step(xs);r&&await r}return t}var vt=u(82416),Dt=u(37709),ct=u(85008);const[Os,Ps]=[4,100];async function vs(n,t){
const e=[],s=[];let o=0;const i=r=>{e.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ct.An||f===ct.Cd?(s.push({at:o,from:r,to:c}),i((0,A.bS)((0,vt.E3)(n,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*Os)):f===ct.QR&&o>0&&i(`
`)};return await(0,Dt.Jo)(n,t,a,!0),{text:e.join(""),pieces:s}}async function Ds(n,t,e){const{text:s,pieces:o}=await vs(n,e),i=await t(s);if(i.length===0)return n;
const a=[];let[r,c]=[0,0];for(const[f,{at:l,from:h,to:w}]of o.entries()){const C=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<C;r++)c=Math.max(c,i[r].end);l<
c&&a.push({from:h,to:w,text:"()"});const I=e.step(Ps);I&&await I}return(0,kt.E$)(n,a,e)}var zt=u(3449),Vt=u(71157);async function Ee(n,{inText:t,inCodes:e},s,o){
if(n.shown.length===0)return;const i=await Zt(n,o);if(await It(n,i,Yt,await t(i.text),s,o),n.shown.some(({hasNoSize:r})=>r)){const r=await Zt(n,o,Rs);await It(n,
r,Yt,await t(r.text),s,o)}const a=await Fs(n,o);await It(n,a,$s,await e(a.text),s,o)}async function Is(n,t,e,s){const{text:o,starts:i}=await Zt(n,s,()=>!0),a=[];
for(let f=0;f<o.length;f++)o[f]!==" "&&a.push(f);const r=s.step(o.length*Xt);r&&await r;const c=(await t(o.replaceAll(" ",""))).map(({start:f,end:l})=>({start:a[f],
end:a[l-1]+1}));await It(n,{text:o,starts:i},Yt,c,e,s)}const Rs=(n,t)=>n.hasNoSize&&t.hasNoSize;async function Zt({shown:n},t,e){const s=[];let o="";for(const[i,
a]of n.entries()){const{text:r}=a;s.push(o.length);const c=n[i+1],f=c!==void 0&&(c.follows||e?.(a,c)===!0);o+=f?r:`${r}
`;const l=t.step((r.length+1)*Xt);l&&await l}return{text:o,starts:s}}const Bs=10;async function Fs({shown:n},t){const e=[];let s=0;for(const{elements:a}of n){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of n){e.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*Xt);c&&await c}o[i++]=Bs}return{text:(0,A.bS)(o).toString("lati\
n1",0,i),starts:e}}async function It({shown:n},{text:t,starts:e},{lengthOf:s,countsCodes:o,gapOf:i},a,r,c){if(a.length===0)return;const f=await Ls(a,t.length,c);
let l=-1;for(const{start:h,end:w}of a)for(let C=Math.max(Ws(e,h),l+1);C<e.length&&e[C]<w;C++){l=C;const{font:I,elements:L,first:k}=n[C];let Z=e[C],rt=k;for(const ot of L){
if(typeof ot=="number")Z+=i(ot);else{let jt=0;for(const Sr of I.glyphs(ot)){const Un=o?I.partEnd(ot,jt,1):jt,jn=s(Sr,ot,jt,Un);Ns(f,Z,jn)&&r.add(rt),Z+=jn,rt++,
jt=Un}}const Et=c.step(Gs(ot));Et&&await Et}}}async function Ls(n,t,e){const s=new Uint8Array(t);for(const{start:o,end:i}of n){s.fill(1,o,i);const a=e.step(js+(i-
o>>3));a&&await a}return s}function Ns(n,t,e){for(let s=t;s<t+e;s++)if(n[s]===1)return!0;return!1}const[Us,Xt,js]=[100,4,20],Gs=n=>(typeof n=="number"?1:n.length+
1)*Us;function Ws(n,t){let e=0;for(let s=n.length-1;e<s;){const o=e+s+1>>1;n[o]<=t?e=o:s=o-1}return e}const Yt={lengthOf:({text:n})=>n.length,countsCodes:!1,gapOf:n=>n<
Vt.t6?1:0},$s={lengthOf:(n,t,e,s)=>{let o=0;for(let i=e;i<s;i++)t[i]!==0&&o++;return o},countsCodes:!0,gapOf:()=>0};var ks=u(64680),xe=u(45079);async function Ae(n,t,e){
const s=new Map,o=new Set;for(const{lists:i}of t)for(const{stream:a,tag:r,operator:c,from:f,to:l,dict:h}of i){const w=`${a} ${f}`;if(o.has(w)||(o.add(w),await Ot(
n,h,e)===0))continue;const C=new ks.k(256);(0,xe.bD)(C,h,xe.yT);const I=`${r} ${Buffer.from(C.bytes).toString("latin1")} ${c}`;(0,j.vH)(s,a,{from:f,to:l,text:I})}
return s}var Rt=u(94389);const Oe=120,Hs=new Set([65536,1330926671,1953658213]),Jt=132;async function Ks(n,t,e){let s;for(const[o,i]of t){const a=n.subarray(o,Math.
max(o,Math.min(i,n.length)));for(const{text:r,width:c,offset:f}of Vs(a))for(const l of E(e,r)?[]:await e(r))s??=n.slice(),zs(s,l,{start:o+f,width:c})}return s}function zs(n,t,{
start:e,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=Oe}function Vs(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),e=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().
toString("utf16le"),width:2,offset:s})}return e}function Zs(n){if(n.length<12)return[];const t=new DataView(n.buffer,n.byteOffset,n.byteLength);if(Hs.has(t.getUint32(
0)))try{const i=(0,Rt.tI)(t).get("name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(n[0]!==37&&n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,
n.byteOffset,n.length).toString("latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function Xs(n){if(n.length<Jt||Buffer.from(n.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&
Jt+12*(o+1)<=n.length;o++){const[i,a]=[4,8].map(r=>t.getUint32(Jt+12*o+r));s.push([i+8,i+a])}return s}function Pe(n){return[...Buffer.from(n.buffer,n.byteOffset,
n.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const Ys=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,Js=300;async function Qs(n,t,e){
const s=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(Ys)){const f=e.step(Js+a.length);f&&
await f;const l=_s(r);l.length<2||E(t,l)||(await t(l)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+
s.slice(i),"latin1")}function _s(n){const t=Buffer.from(n.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const qs=new Set(
`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),ve=32,to=/<[0-9a-f\s]{0,4096}>|[a-z]+/gi,eo=new Set(Buffer.from(`
\r>`)),De=1<<20;async function no(n,t,e){const s=await Ie(n,e),o=await t((0,A.bS)(s).toString("latin1"));if(o.length===0)return;const i=n.slice();for(const{start:a,
end:r}of o)for(let c=a;c<r;c++)s[c]>ve&&!so.has(s[c])&&(i[c]=Oe);return i}const so=new Set(Buffer.from("/()<>[]{}%"));async function Ie(n,t){const e=n.slice();for(let s=0,
o=0;s<e.length;s=o){for(o=Math.min(s+De,e.length);o<e.length&&!eo.has(e[o]);)o++;const i=Buffer.from(e.buffer,e.byteOffset+s,o-s).toString("latin1");for(const{0:r,
index:c}of i.matchAll(to))(r.startsWith("<")||qs.has(r))&&e.fill(ve,s+c,s+c+r.length);const a=t.step(2*De);a&&await a}return e}var it=u(81077),oo=u(30201);const Re=new Set(
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
function ao(n){const t=Re.has(n)?n:Be.exec(n)?.[0]??n;return n.slice(t.length).replace(io," ").split(/[^\p{L}\p{N}]+/u).filter(e=>e!=="")}const Fe=n=>Re.has(n)||
Be.test(n)||(0,oo.u)(n)!==void 0,Qt=4,ro=60,co=n=>/[\x80-\xff]/.test(n)?Buffer.from(n,"latin1").toString("utf8"):n,fo=["redacted-","removed-","name-","x-"];class lo{find;seen=new Set;names=new Map;constructor(t){
this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){const s=[e];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof
d.Z6?o.dict:o;if(i instanceof d.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)s.push(r);else if(i instanceof d.Bi)for(const[r,c]of i){if(this.add(
r),r==="DA"&&c instanceof d.Mx)for(const f of Ne((0,it.Pu)(c)))this.add(f);s.push(c)}const a=t.job.pace.step(ro);a&&await a}}add(t){t.length>=Qt&&this.seen.add(
t)}async settle(){const t=await _t([...this.seen],this.find);if(t.length===0)return;const e=await Ue(this.find);for(const s of t)this.names.set(s,`${e}${this.names.
size+1}`)}}async function _t(n,t){const e=[];for(const s of await qt(n,t)){const o=Fe(s)?ao(s):[s];(await qt(o,t)).length>0&&e.push(s)}return e}async function uo(n,t){
const e=new Set(await _t(Ne(n),t));return e.size===0?n:n.replace(Le,s=>e.has(s.slice(1))?"":s)}const Le=/\/[^\s/()<>[\]{}%]+/g,Ne=n=>Array.from(n.matchAll(Le),([
t])=>t.slice(1));async function Ue(n){for(const t of fo)if((await n(`${t}1`)).length===0)return t;return""}async function qt(n,t){const e=[];let s="";for(const a of n)
e.push(s.length),s+=`${co(a)}
`;if(s==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;i+1<e.length&&e[i+1]<=a;)i++;const c=n[i];
r-a>=Qt&&r<=(e[i+1]??s.length)-1&&o.add(c)}return[...o]}function ho(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Qt||!Number.isNaN(Number(s))).join(" ")}const[go,je]=[4,3],po=10;async function mo(n,t){
const e=new wo(n);return await(0,Dt.Jo)(n,t,(s,o)=>e.take(s,o)),e.end()}class wo{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(A.IQ)}take({start:t,end:e},s){this.sign>=0&&this.lookBetween(t,e),s===ct.An||s===ct.Cd?this.
addString(t,e):s===ct.QR?(this.used>0&&(this.codes[this.used++]=po),e-t>je&&this.words.add(this.text(t,e))):s===ct.o_?e-t>go&&this.names.add((0,vt.MQ)(this.content,
t+1,e)):s===ct.Ho&&this.images.push({from:t,to:e,text:""})}lookBetween(t,e){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(A.IQ,o)),this.sign>=0&&
this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=e}addString(t,e){const{codes:s}=this,o=(0,vt.E3)(this.content,t,e);let{used:i}=this;for(let a=0;a<o.length;a++){
const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,e)=>(0,A.bS)(this.content).toString("latin1",t,e);end(){const{content:t,codes:e,used:s,names:o,words:i,images:a,
comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,A.bS)(e).toString("latin1",0,s),comments:r,names:o,words:i,images:a}}}async function yo(n,{
names:t,words:e,images:s},o,i,a){const r=new Set(await qt([...e],o)),c=r.size===0?[]:await So(n,r,a);for(const{from:f,to:l}of s)(await i((0,A.bS)(n).toString("l\
atin1",f,l))).length>0&&c.push({from:f,to:l,text:"\0".repeat(l-f)});return c.sort((f,l)=>f.from-l.from),{names:await _t([...t],o),cuts:c}}async function So(n,t,e){
const s=[];return await(0,Dt.Jo)(n,e,({start:o,end:i},a)=>{a===ct.QR&&i-o>je&&t.has((0,A.bS)(n).toString("latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function bo(n,t,e){
const s=[];return await(0,Dt.Jo)(n,e,({start:o,end:i},a)=>{const r=a===ct.o_?t.of((0,vt.MQ)(n,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.
length===0?n:(0,kt.E$)(n,s,e)}const To=100;async function Ge(n,t,e,s){for(const o of e){const i=s.step(To);i&&await i;const a=t.shownAt(o);let r=n.get(a.stream);
r||n.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),c.glyphs.add(o-a.first)}}var We=u(21115);const $e=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,
Co=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,Mo=new Set(
[...Object.keys(We.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim","stFnt","st\
Mfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function ke(n){const t=(0,A.bS)(n).toString(
"latin1");return Buffer.from(t.replace($e,e=>" ".repeat(e.length)),"latin1")}const Eo=new RegExp(`${$e.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),xo=400;async function Ao(n,t){
const e=new Set;for(const[s]of(0,A.bS)(n).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(Eo)){const f=a??r;c!==void 0?e.
add(c.slice(c.indexOf(":")+1)):f!==void 0&&(Mo.has(i)||e.add(i),!Co.test(f)&&!Oo.has(f)&&e.add(f));const l=t.step(xo+o.length);l&&await l}return[...e].join(`
`)}const Oo=new Set(Object.values(We.dK));function Po(n){const t=(0,A.bS)(n).toString("latin1"),e=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;e.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(e.join("")+t.slice(s),
"latin1")}const vo=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Do(n){return n[0]===254&&n[1]===255||n[0]===255&&n[1]===254||!vo.test((0,A.bS)(n).toString("latin1"))}const Io=/[ -~](?:\0*[ -~]){3,}/g,
Ro=n=>Array.from((0,A.bS)(n).toString("latin1").matchAll(Io),({0:t,index:e})=>({start:e,text:t.replaceAll("\0","")})),Bo=16384,Fo=10,He=Buffer.of(255,217);async function Lo(n,t,e){
const s=n.encoded(t),o=Math.max(s.length-Bo,0),i=No(n,t,s);if(i>=0)return(await e((0,A.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=n.job.
pace.step((s.length-o)*Fo);a&&await a;const r=Ro(s.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&Uo(n,t,s,o+c))return o+c}}function No(n,t,e){const s=n.resolve((n.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,d.Eo)(s,"ASCIIHexDecode")?">":(0,d.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,A.bS)(e).indexOf(o);return i<
0?-1:i+o.length}function Uo(n,t,e,s){const o=n.decodedPart(t);if(o)return n.decodedPart(new d.Z6(t.dict,e.slice(0,s)))?.data.length===o.data.length;const[i,...a]=n.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,d.Eo)(n.resolve(i),"DCTDecode")&&s>=(0,A.bS)(e).lastIndexOf(He)+He.length&&e.includes(
217)}const jo={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"\
form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function Ke(n,t,e){return t?t===n.dict(n.trailer.
get("Info"))?"the properties of the document":(0,g.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(n.resolve(t.get("Subtype")),"Widget")?"form fields":"a\
nnotations":t.has("FT")?"form fields":(0,d.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":jo[e]??"other entries":"other e\
ntries"}const lt=100,ze=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Go=new Set(["Dest","D","S","C","AS","V","DV"]),Wo=new Set(["DA","Registry","Ordering",
"CharSet","Panose","CheckSum","Lookup","NS"]),$o=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,ko=new Set(["Root","Info","ID","Encrypt"]),Ho=1e3,Ko=48,
zo=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Tt=n=>n instanceof d.Bi||Array.isArray(n);class Vo{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=e,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:s}=this;this.prefix=await Ue(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,d.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof d.SX){e(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const l=e(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(l||h)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,s]of[...t]){const o=e==="ID"?await this.isTextual(
s):!(0,d.i9)(s)&&e!=="Encrypt"&&await this.object([s]);this.edits&&(o||!ko.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
d.Mx&&(await this.inCodes((0,it.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,mt.Wo)(t,"Names"),s=(0,mt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[o]of await(0,it.Zc)(this.document,t.get(e),"Names"))!(o instanceof d.Mx)||!await At(o,this.find,
this.document.job.pace)||(this.rename((0,it.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof d.Z6?o.dict:o,a=e.job.pace.step(lt);if(a&&await a,Array.isArray(i))for(const r of i)
Tt(r)&&s.push(r);if((0,d.Zm)(i)){for(const[r,c]of i)ze.has(r)&&await this.nameAll(c),Tt(c)&&s.push(c);e.job.pace.add(lt*i.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,d.Zm)(e))return;const s=(0,d.i9)(t)?t.number:e;if(!this.searched.has(s)){this.searched.add(s);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await At((0,d.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof d.Z6?o.value.dict:o.value;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&Ve(i)){await this.palette(i)&&(e=!0);continue}const a=i instanceof d.Bi?i:o.dict;for(const[c,f]of i.entries()){const l=this.document.job.pace.step(lt);l&&await l;
const h=typeof c=="string"?c:o.key,w=this.mayChange(f)?await this.entry(a,h,f):void 0;if(w===void 0){Tt(f)&&s.push({value:f,dict:a,key:h});continue}e=!0,this.note(
Ke(this.document,a,h)),this.edits&&(i instanceof d.Bi?i.set(c,w):i[c]=w)}i instanceof d.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(e=!0);const r=this.document.
job.pace.step(lt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({value:e.get(
o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof d.Z6?a.value.dict:a.value;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;
const c=r instanceof d.Bi?r:a.dict;for(const[l,h]of r.entries()){const w=Array.isArray(r)&&Ve(r)?"Lookup":typeof l=="string"?l:a.key,C=e.job.pace.step(lt);C&&await C,
(0,d.i9)(h)?s.set(h.number,{dict:c,key:w}):Tt(h)&&i.push({value:h,dict:c,key:w})}const f=e.job.pace.step(lt);f&&await f}}return s}async scalar(t,e,s){const{document:o}=this,
{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=e instanceof d.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(i,a,e):new d.SX(r);c!==void 0&&(this.
note(Ke(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof d.Mx)||(await this.inCodes((0,it.Pu)(e))).length===0?!1:(this.note("f\
onts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:s}=this;let o=!1;const i=[t];for(let a=i.
pop();a!==void 0;a=i.pop()){const r=a instanceof d.Z6?a.dict:a;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;if(r instanceof d.Bi&&[...r.keys()].some(f=>e.
of(f)!==void 0)){const f=[...r];r.clear();for(const[l,h]of f)r.set(e.of(l)??l,h);o=!0}for(const[f,l]of r.entries()){const h=s.job.pace.step(lt);h&&await h;const w=l instanceof
d.SX?e.of(l.text):void 0;if(w===void 0){Tt(l)&&i.push(l);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(w)):r[f]=new d.SX(w)}const c=s.job.pace.step(lt);c&&await c}
return o}async technical(t,e){const s=(0,it.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=ho(s,this.names);return i===s||(await this.
inNames(s)).length===(await this.inNames(i)).length?void 0:(0,d.Px)(i)}if(t==="CharSet"){const i=await uo(s,this.inNames);return i===s?void 0:(0,d.Px)(i)}if(!(t===
"CheckSum"||Fe(s)||$o.test(s)||(await this.inCodes(s)).length===0))return t==="Panose"?new d.Mx(new Uint8Array(e.bytes.length)):(0,d.Px)("")}mayChange(t){return t instanceof
d.Mx||t instanceof d.SX&&this.renamed.size>0||typeof t=="number"&&t>=Ho}async entry(t,e,s){if(s instanceof d.SX){const a=Go.has(e)||e==="RoleMap"?this.renamed.get(
`/${s.text}`):void 0;return a===void 0?void 0:new d.SX(a)}if(s instanceof d.Mx&&Wo.has(e))return this.technical(e,s);if(typeof s=="number")return this.number(t,
e,s);if(!(s instanceof d.Mx)||e==="Contents"&&s.bytes[0]===Ko&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,it.Pu)(s));if(o!==void 0)return(0,d.Px)(o);const i=await At(
s,this.find,this.document.job.pace);return i&&zo.has(e)?(0,d.Px)(""):!i||e!=="T"||!t||!Zo(t)?i:(this.rename((0,it.Pu)(s)),(0,d.Px)(this.renamed.get((0,it.Pu)(s))))}async number(t,e,s){
return t!==void 0&&(t===this.properties||e==="V"&&t.has("N"))&&(await this.find(String(s))).length>0?0:void 0}renameKeys(t,e){const s=[...t];if(!(ze.has(e)||this.
isNaming(t))||!s.some(([i])=>this.renamed.has(`/${i}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(
`/${i}`)??i,a);return!0}isNaming(t){const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("Cla\
ssMap")].some(o=>e.dict(o)===t)}async rebuild({holder:t,number:e,key:s}){const{document:o}=this,i=await(0,it.Zc)(o,t.get(s),"Names");o.edit(e);const a=(0,it.H6)(
o,await(0,it.r6)(o,i),"Names"),r=t.get(s);(0,d.i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,mt.Kd)(r,e))}}const Ve=([n])=>(0,d.Eo)(n,"Indexed")||(0,d.Eo)(n,"I"),Zo=n=>n.
has("FT")||n.has("Kids")||n.has("Parent")&&!n.has("Contents");var at=u(47212);const Xo=100;class Ze{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,s,o,i,a){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new lo(e.inNames),this.traced=new at.Wz(t)}async run(t){const{
document:e,stays:s,renaming:o}=this,{live:i}=await(0,W.Gy)(e),a=c=>i[c]===1&&s[c]!==1,r=await(0,zt.d)(e,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(const[c,f]of await As(e))a(c)&&await this.content(c,f,!0);for(let c=1;c<i.length;c++){if(!a(c)||!e.isStream(c))continue;await this.data(
c,r),await this.dataBeyond(c);const f=e.job.pace.step(Xo);f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",
o.count),this.rewriter&&o.count>0&&await this.renameContent(i),await new Vo(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){
const{document:e,renaming:s}=this,{content:o,pages:i}=await(0,zt.d)(e,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=e.get(a);if(!(r instanceof
d.Z6))continue;const c=await this.decoded(r),f=await bo(c,s,e.job.pace);f!==c&&e.put(a,await(0,Ht.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,
(this.found.get(t)??0)+e)}async content(t,e,s=!1){const{document:o,searching:i}=this,{pace:a}=o.job,r=o.get(t);if(!(r instanceof d.Z6))return;const c=await this.
decoded(r),f=await this.traced.stream(c,e),{glyphs:l,count:h}=await this.choose(f,!1),w=l.size;await Ee(f.trace,i,l,a),s&&await Is(f.trace,i.inText,l,a);const C=await Ae(
o,[f.trace],i.inText);if(this.note("content that no page shows",Math.max(h,+(l.size>w))+C.size),await(0,at.FU)(f,l,a),await this.use?.note(f.trace,a,l),!this.rewriter||
l.size===0&&C.size===0)return;const I=new Map;await Ge(I,f.trace,l,a),await this.rewriter.inPlace(new Map([[0,t]]),[f.trace],{removals:I,others:C,images:new Map})}async decoded(t){
const e=await(0,Kt.on)(this.document,t);if(!e)throw Xe();return e.data}async data(t,{content:e,fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof
d.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,a,c,f)):Jo(i,r)?this.rewriter||await this.otherData(t,a):Yo(i,r)?await this.
colorData(t,a):e.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(t,a,f)):await this.otherData(t,a)}async once(t,e,s){const{document:o,searching:i}=this,
{clean:a}=i,r=(0,Cs.m)(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);f&&await f;const l=()=>r===void 0?void 0:a.markOf(c,`${e} ${r}`),h=l();if(h!==void 0&&
a.has(h))return;const w=this.findings,C=(await(0,Kt.on)(o,t))?.data;await s(C),h!==void 0&&C&&this.findings===w&&l()===h&&a.add(h)}async hiddenStrings(t,e,s){if(!s)
throw Xe();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.searching,{pace:f}=o.job,l=await mo(s,f),h=l.comments.length>0&&await gt(Buffer.
concat(l.comments),c,f),w=(await a(l.strings)).length,{names:C,cuts:I}=await yo(s,l,r,a,f);for(const rt of C)this.renaming.add(rt);if(this.findings+=C.length,h&&
this.note("comments of content"),this.note("content that no page shows",w+I.length),!i||!h&&w===0&&I.length===0)return;const L=I.length>0?await(0,kt.E$)(s,I,f):
s,k=w>0?await Ds(L,a,f):L,Z=h?(await(0,Ms.f)(k,f)).content:k;o.put(t,await(0,Ht.c)(o,e,Z))}async fontData(t,e,s,o){const{inCodes:i,inText:a}=this.searching;if(s.
startsWith("FontFile"))return this.overwrite(t,e,o,Zs);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,e,o,Pe);const r=this.document.get(t),c=r===e?
o:(await(0,Kt.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,l=f.step(c.length);l&&await l;const h=await Qs(c,a,f),w=await no(h??c,i,f);
(h||w)&&await this.replace(t,r,w??h),await gt(await Ie(w??h??c,f),i,f,!1)&&this.note("names")}async colorData(t,e){const{document:s}=this,o=s.resolve(e.dict.get(
"FunctionType"));o===4?await this.once(e,"function",i=>this.overwrite(t,e,i,Pe)):typeof o!="number"&&!(0,d.Eo)(s.resolve(e.dict.get("Subtype")),"Image")&&!e.dict.
has("ShadingType")&&await this.once(e,"profile",i=>this.overwrite(t,e,i,Xs))}async dataBeyond(t){const{document:e,searching:s}=this,o=e.get(t);if(!(o instanceof
d.Z6)||!o.dict.has("Filter"))return;const i=await Lo(e,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new d.Z6(new d.Bi(o.dict),e.encoded(o).slice(
0,i));this.rewriter&&e.put(t,a)}async overwrite(t,e,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(s);if(!a)return this.otherData(
t,e);if(a.length===0)return;const r=await Ks(s,a,this.searching.inCodes);r&&await this.replace(t,e,r)}async replace(t,e,s){const{document:o}=this;this.note("fon\
ts and colors"),this.rewriter&&o.put(t,await(0,pt.S)(e,s,o.job))}otherData(t,e){const s=(0,Es.In)(e)?"metadata":"streams";return this.once(e,s,o=>this.dataIn(s,
t,e,o))}async dataIn(t,e,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new D.zU("redaction_incomplete","A stream cannot\
 be read, because its compression is not known");const f=t==="metadata"?r:Do(o)?K(r,c):c,{pace:l}=i.job,h=[],w=t==="metadata"?ke(o):o,C=t==="metadata"?(await c(
await Ao(o,l))).length:0,I=f!==c&&await Ye(w,f,l);h.push(C,Number(I));for await(const ot of me(w,l)){h.push(await Se(ot,f,l,f!==c));const Et=l.step(o.length);Et&&
await Et}if(this.note(t,(0,j.Kf)(h)),!a||h.every(ot=>ot===0))return;const L=await f((0,A.bS)(w).toString("latin1")),k=Buffer.from(B((0,A.bS)(o).toString("latin1"),
L),"latin1"),Z=t==="metadata"?ke(k):k;C>0||await Ye(Z,f,l)||await gt(Z,f,l,f!==c)?i.remove(e):i.put(e,(0,pt.n)(s,k,{compress:!1}))}}const Xe=()=>new D.zU("redac\
tion_incomplete","A content stream cannot be read, because its compression is not known");async function Ye(n,t,e){const s=await $((0,A.bS)(n).toString("utf8"),
e);return s!==void 0&&(await t(s.text)).length>0}function Yo(n,t){return["FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,d.Eo)(
n.resolve(t.get("Subtype")),"Image")}const Jo=(n,t)=>(0,d.Eo)(n.resolve(t.get("Type")),"EmbeddedFile");var Je=u(42973),Qo=u(68973),_o=u(36054),qo=u(14118),ti=u(
1900),Bt=u(95340);const ei=6,dt=1,te=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class Qe{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:s}=this,{image:o}=t[0],{width:i,height:a}=(0,Bt.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await qe(r,e,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:l,right:h,bottom:w})=>f<=0&&l<=0&&h>=i&&w>=a))return s.add(await this.overwrite(o,c))}async shows({
image:t,matrix:e},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,Bt.h)(o,t.dict);if(!(a>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await qe([{matrix:e}],
s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,l=await this.draw(t),h=await Ft(o,l,3),w=c.map(({
left:C,top:I,right:L,bottom:k})=>({left:C+dt,top:I+dt,right:L-dt,bottom:k-dt}));for await(const{row:C,left:I,right:L}of nn(w,o.job.pace)){const k=(C*l.width+L)*
3;for(let Z=(C*l.width+I)*3;Z<k;Z++)if(h[Z]!==f)return!0}return!1}async overwrite(t,e){const{document:s,shade:o}=this,i=new d.Bi(t.dict),{dict:a}=t;for(const k of te)
i.delete(k);if(s.resolve(a.get("ImageMask"))===!0)return this.stencil(t,i,e,1);const[r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,d.cy)(c)||r instanceof
d.Z6&&r.dict.has("Matte")||typeof a.get("SMaskInData")=="number")throw _e("has an image whose mask cannot be written again");const f=await this.draw(t),l=await(0,ti.
cE)(f,s.job.pace),h=await Ft(s,f,l?3:1),{width:w,height:C}=f,I=e.map(k=>ee(k,w,C)),{pace:L}=s.job;return await ne(h,I,{row:w,channels:l?3:1,value:o},L),i.set("C\
olorSpace",(0,d.UU)(l?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof d.Z6?i.set("SMask",s.add(await this.opaque(r,w,C,e))):c instanceof d.Z6&&
i.set("Mask",s.add(await this.maskOf(c,w,C,e))),this.pack(i,h)}async opaque(t,e,s,o){const i=await this.draw(t),a=await Ft(this.document,i,1),r=o.map(f=>en(f,i.
width/e,i.height/s,i));await ne(a,r,{row:i.width,channels:1,value:255},this.document.job.pace);const c=new d.Bi(t.dict);for(const f of te)c.delete(f);return c.set(
"ColorSpace",(0,d.UU)("DeviceGray")),c.set("BitsPerComponent",8),this.pack(c,a)}maskOf(t,e,s,o){const i=(0,Bt.h)(this.document,t.dict),a=new d.Bi(t.dict);for(const c of te)
a.delete(c);const r=o.map(c=>en(c,i.width/e,i.height/s,i));return this.stencil(t,a,r,0)}async stencil(t,e,s,o){const i=await this.draw(t),a=await Ft(this.document,
i,1),{width:r,height:c}=i,f=s.map(w=>ee(w,r,c));await ne(a,f,{row:r,channels:1,value:o*255},this.document.job.pace);const l=r+7>>3,h=new Uint8Array(l*c);for(let w=0;w<
c;w++)for(let C=0;C<r;C++)a[w*r+C]>=128&&(h[w*l+(C>>3)]|=128>>(C&7));return e.set("ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,h)}async pack(t,e){return t.
set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.UU)("Image")),t.set("Filter",(0,d.UU)("FlateDecode")),new d.Z6(t,await(0,Qo.uM)(this.document.job).deflate(
e,ei))}async draw(t){const{document:e}=this,{job:s}=e,{width:o,height:i}=(0,Bt.h)(e,t.dict);if(!(o>0&&i>0))throw _e("has an image without a size");if(o*i>s.limits.
pixels)throw(0,Je.FU)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make it smaller first");const a=new d.Bi(t.dict);for(const C of["SMas\
k","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(C);a.set("Type",(0,d.UU)("XObject")),a.set("Subtype",(0,d.UU)("Image"));const r=e.
fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),l=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(a,e.encoded(t)))})})});r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(l)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,_o.uZ)(e,t);return(await qo.YY.open(await(0,$t.UN)(r,{encryption:"none",draft:!0}),s,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const _e=n=>new D.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function qe(n,t,{width:e,height:s},o){const i=[];for(const{matrix:a}of n){
const r=o.step(t.length*si+ni);r&&await r;const c=(0,P.DI)(a),f=(0,Vt.jY)(a);for(const l of t){if(!(0,m.EF)(f,l))continue;const[h,w,C,I]=(0,P.zl)(c,[l.x,l.y,l.x+
l.width,l.y+l.height]);i.push(tn([h*e,(1-I)*s,C*e,(1-w)*s],e,s))}}return i}const[ni,si]=[200,20],tn=([n,t,e,s],o,i)=>ee({left:Math.floor(n)-dt,top:Math.floor(t)-
dt,right:Math.ceil(e)+dt,bottom:Math.ceil(s)+dt},o,i),ee=({left:n,top:t,right:e,bottom:s},o,i)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),i)}),en=({left:n,top:t,right:e,bottom:s},o,i,{width:a,height:r})=>tn([n*o,t*i,e*o,s*i],a,r),[oi,ii,ai]=[30,.4,
20];async function ne(n,t,{row:e,channels:s,value:o},i){for await(const{row:a,left:r,right:c}of nn(t,i))n.fill(o,(a*e+r)*s,(a*e+c)*s)}async function*nn(n,t){const e=n.
filter(({left:r,top:c,right:f,bottom:l})=>r<f&&c<l);e.sort((r,c)=>r.top-c.top);let s=[],o=[],[i,a]=[0,1/0];for(let r=e[0]?.top??0;i<e.length||s.length>0;r++){if(s.
length===0&&(r=Math.max(r,e[i].top)),r>=a||e[i]?.top===r){for(s=s.filter(({bottom:f})=>f>r);e[i]?.top===r;i++)s.push(e[i]);a=s.reduce((f,{bottom:l})=>Math.min(f,
l),1/0),o=ri(s);const c=t.step(s.length*ai);c&&await c}for(const{left:c,right:f}of o){yield{row:r,left:c,right:f};const l=t.step(oi+(f-c)*ii);l&&await l}}}function ri(n){
const t=[];for(const{left:e,right:s}of n.sort((o,i)=>o.left-i.left)){const o=t.at(-1);o&&e<=o.right?o.right=Math.max(o.right,s):t.push({left:e,right:s})}return t}
async function Ft({job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)e===3&&(s[i++]=
a[c+2]),s[i++]=a[c+1],e===3&&(s[i++]=a[c]);const r=n.pace.step(2*a.length);r&&await r}return s}const ci=new Set(["Parent","P","Dest","B"]),fi=300;async function sn(n,t){
const{pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(i,a)=>a);return await on(n,o.filter(i=>!t.has(i)),i=>s[i]=
1),await on(n,[...t],i=>s[i]=0),s}async function on(n,t,e){const{pages:s,job:o}=n,i=new Uint8Array(n.size),a=new mt.b9(n),r=[],c=f=>{i[f]=1,e(f),r.push(n.get(f))};
for(const f of t){c(s.number(f));const l=s.attribute(f,"Resources");l!==void 0&&r.push(l);for(let h=r.pop();h!==void 0;h=r.pop()){if((0,d.i9)(h)){h.number<i.length&&
i[h.number]===0&&!li(n,h.number)&&c(h.number);continue}const w=h instanceof d.Z6?h.dict:h;if(Array.isArray(w))for(const I of w)r.push(I);else if(w instanceof d.
Bi)for(const[I,L]of w)ci.has(I)||r.push(L);a.spend(1);const C=o.pace.step(fi);C&&await C}}}function li(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,d.Eo)(
e,"Page")||(0,d.Eo)(e,"Pages")||n.pages.holds(t)}var di=u(3133),ut=u(98446),se=u(60660),ui=u(59071);async function hi(n,t,e){const{fragments:s,leafOf:o,hasElementTexts:i}=n.
page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,at.Bc)(n,c.letters,c.text.length,e)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let l=!1;for(const{actualText:h}of(0,se.Hy)(c))h!==void 0&&(await t(h)).length>0&&(l=!0);return a.set(c,l),l}}const an=100,gi=["Ac\
tualText","Alt","E"];async function pi(n,t){const e=new Set,{page:s,trace:o}=n;if(o.touched.size===0)return e;const i=new Set;(0,at.C7)(n,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:l,end:h}of o.lists){const w=t.step(an);if(w&&await w,!!mi(a,l,h))for(const C of gi)e.add((0,ui.Gh)(f.get(C)??null)??"")}const{
fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const l=t.step(f.text.length*an);l&&await l;const h=c(f),w=new Set;if(h&&(0,at.Bc)(n,f.letters,f.text.length,
w),h&&[...w].some(C=>i.has(C)))for(const{actualText:C}of(0,se.Hy)(h.element))e.add(C??"")}return e.delete(""),e}function mi(n,t,e){let s=0;for(let o=n.length;s<
o;){const i=s+o>>1;n[i]<t?s=i+1:o=i}return s<n.length&&n[s]<e}var rn=u(53949),wt=u(779),cn=u(9312),oe=u(77598);const wi=1e5;class yi{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,oe.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<wi&&this.marks.add(t)}}var Si=u(17886),fn=u(9876);function*ln(n,t){t.lastIndex=0;for(let e=t.exec(n);e;e=t.exec(n)){const s=n.indexOf(" ",e.index),o={
start:n.lastIndexOf(" ",e.index)+1,end:s<0?n.length:s};yield o,t.lastIndex=o.end}}const ie=80;function*Ct(n){for(let t=0,e=0;t<n.length;t++){if(!(0,A.yp)(n.charCodeAt(
t)))continue;const s=bi(n,t,e);e=Ti(n,t),yield{start:s,end:e},t=e}}function bi(n,t,e){let s=t;for(let o=ie;s>e&&o>0;s--)dn(n.charCodeAt(s-1))&&o--;return s>e&&(0,fn.
LJ)(n.charCodeAt(s))?s-1:s}function Ti(n,t){let e=t;for(let s=ie;e<n.length&&s>0;e++){const o=n.charCodeAt(e);(0,A.yp)(o)?s=ie:dn(o)&&s--}return e<n.length&&(0,fn.
LJ)(n.charCodeAt(e))?e+1:e}const Ci=160,dn=n=>(0,A.yp)(n)||n>=65&&n<=90||n>=97&&n<=122||n>127&&n!==Ci,ae=["january","february","march","april","may","june","jul\
y","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars",
"avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","oc\
tubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","au\
g","sept?","oct","nov","dec","okt","dez"].join("|"),un="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",yt="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Mt="[ ./()\\x\
{a0}-]*",Mi="(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)",Ei=`[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s\
+)?(?:${ae})\\.?,?(?:\\s+de)?`,xi={email:[{expression:`${un}@\\n?${yt}(?:(?:\\.${yt})+|\\.\\n${yt}(?:\\.${yt})*)|${un}\\n@${yt}(?:\\.${yt})+`,parts:n=>ln(n,/@/g)}],
url:[{expression:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',parts:n=>ln(n,/:\/\/|w\./gi)}],iban:[{expression:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x{\
a0}-]?[A-Z0-9]){11,30}\\b",parts:Ct}],card:[{expression:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",parts:Ct}],phone:[{expression:`(?i)\\+[ ]?[0-9](?:${Mt}[0-9])\
{7,14}|\\+[ ]?[0-9](?:${Mt}[0-9]){0,6}${Mt}\\n[0-9](?:${Mt}[0-9]){1,11}|\\b${Mi}[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:${Mt}[0-9]){5,14}`,parts:Ct}],date:[
{expression:"\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b",parts:Ct},{expression:`(?i)\\b${Ei}\\s+[0-9]\
{4}\\b|\\b(?:${ae})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`,parts:Ct,sign:new RegExp(ae,"iu")}]},Ai={iban:Li,card:ji};async function Oi(n,t){const e=n.
flatMap(o=>xi[o].map(i=>({kind:o,form:i}))),s=await Promise.all(e.map(async({kind:o,form:i})=>({kind:o,form:i,pattern:await(0,cn.Gv)("redact_kinds",i.expression,
"regex",t)})));return{hasGroups:!1,lacks:o=>e.every(({form:i})=>Pi(i.parts(o))),search:async(o,i,a)=>{const r=[];let c=!1;for(const{kind:f,form:l,pattern:h}of s){
const w=await vi(o,l,h,i,a);c||=w.truncated;for(const{start:C,end:I}of w.matches){const L=a.step((I-C)*Ii);L&&await L;const k=await Ai[f]?.(o,C,I,a)??[{start:C,
end:I}];(0,j.RZ)(r,k.map(Z=>(0,wt.zx)(Z.start,Z.end)))}}return{matches:r.sort((f,l)=>f.start-l.start||l.end-f.end),truncated:c}}}}function Pi(n){for(const t of n)
return!1;return!0}async function vi(n,{parts:t,sign:e},s,o,i){const a=[];let r=!1;for(const{start:c,end:f}of t(n)){const l=i.step((f-c)*Di);l&&await l;const h=n.
slice(c,f);if(e&&!e.test(h))continue;const w=await s.search(h,o-a.length,i);r||=w.truncated;for(const C of w.matches)a.push((0,wt.zx)(c+C.start,c+C.end))}return{
matches:a,truncated:r}}const Di=5,[Ii,Ri,Bi]=[50,100,1500],Fi=50;function Li(n,t,e){const s=[];for(let o=t;o<e;o++){if(!(o===t||Ni.test(n[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.
test(n.slice(o,o+4)))continue;const a=(0,Si.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(n.slice(o,o+Fi))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Ni=/[ \n\u00a0-]/,
Ui=[[4,4,4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function ji(n,t,e,s){const o=[];for(const{0:a,index:r}of n.slice(t,e).matchAll(/[0-9]+/g)){
o.push({start:t+r,text:a,isNext:r>0&&n[t+r-1]===`
`});const c=s.step(Ri);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(Bi);r&&await r;const c=Gi(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function Gi(n,t){for(const o of Ui){const i=n.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&hn(i))return i.length}let e=0,s=0;for(let o=1;t+o<=n.length&&(o===1||!n[t+o-1].isNext)&&
(e+=n[t+o-1].text.length,!(e>19||o>1&&t>0&&!n[t].isNext));o++)e>=13&&hn(n.slice(t,t+o))&&(s=o);return s}function hn(n){let t=0;const e=n.map(({text:s})=>s).join(
"");for(let s=0;s<e.length;s++){const o=Number(e[e.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const gn=2e3,Wi=1e6,re=2e5;async function $i({search:n,
search_mode:t,redact_kinds:e=[]},s){const o=[];if(e.length>0&&o.push(await Oi(e,s)),n!==void 0&&t!=="regex"){const[i,a]=await ki(n,s);if(e.length===0)return new wn(
i,a,s);o.push(i)}else n!==void 0&&o.push(await(0,cn.Gv)("search",n,t,s));return new wn(Hi(o),void 0,s)}async function ki(n,{pace:t}){const e=n.split(`
`).filter(a=>a.trim()!=="");if(e.length>gn)throw(0,D.G6)([{field:"search",message:`has ${e.length} lines, and at most ${gn} are allowed`}]);const s=[];let o=0;for(const a of e){
const r=(await $(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>Wi)throw(0,D.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=ce||/\S\s\S/.test(
a));return[await(0,wt.yS)(s,t),await(0,wt.yS)(i,t)]}const pn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Hi(n){const[
t]=n;return n.length===1?t:n.length===0?pn:{hasGroups:!1,lacks:(e,s)=>n.every(({lacks:o})=>o?.(e,s)===!0),search:async(e,s,o)=>{const i=[];for(const r of n)i.push(
await r.search(e,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const ce=4,mn=1e4,
Ki=1e5,zi=2;class wn{pattern;inWords;job;texts=new Set;clean=new yi(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,e,s){this.pattern=
t,this.inWords=e,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>yn(await this.search(t,i)));const o=e??{...pn,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<ce||this.texts.size>=mn||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,e){e!==void 0&&this.cleanPages.size<Ki&&this.cleanPages.set(t,e)}noteArea(t){t.length>=zi&&this.areaWords.size<mn&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,wt.yS)([...this.areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const e=this.inWords??await(this.literal??=(0,wt.yS)([...this.texts],this.job.pace));return yn(await this.search(
e,t))}finding({lacks:t},e){const{pace:s}=this.job;return Object.assign(e,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,e){if(e==="")return[];const{matches:s,
truncated:o}=await t.search(e,re,this.job.pace);if(o)throw Sn();return s}}const yn=n=>n.filter(({start:t,end:e})=>e-t>=ce),Sn=()=>(0,Je.FU)("searching","A page,\
 or another text of the document, is too long to be searched to its end","Split the document first"),Vi=2e3,bn=100,Zi=10;async function Tn(n,t,e){const s=await $(
n,e);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.
slice(i,a)!==n.slice(r.start,r.end)?[r]:[]})}async function Xi(n,t,e){const{all:s,truncated:o}=await(0,rn.IQ)(n,t.pattern,re,e);return o||s.length>0||(await Tn(
n.flow.text,t,e)).length>0}async function fe(n,t,e){const{all:s,counted:o,truncated:i}=await(0,rn.IQ)(n.page,t.pattern,re,e);if(i)throw Sn();const{flow:a}=n.page,
r=[...s,...(await Tn(a.text,t,e)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,l=[];for(const{flow:h,start:w,end:C}of r){const I=new Set,L=e.step((C-w)*bn+Vi);L&&
await L,(0,at.PC)(n,h,w,C,I);for(const k of h.lineBoxes(w,C)){f.set(`${k.x} ${k.y} ${k.width} ${k.height}`,k);const Z=e.step(n.trace.images.length*Zi);Z&&await Z,
n.trace.areUnseen(I,k)&&l.push(k)}for(const k of I)c.add(k);t.note(h.text.slice(w,C))}for await(const h of Yi(n,e))t.noteArea(h);for(const h of await pi(n,e))t.
noteArea(h);return{glyphs:c,boxes:[...f.values()],unseen:l,count:o.length}}async function*Yi(n,t){const{page:e,trace:s}=n;if(s.touched.size===0)return;const{flow:o}=e;
for(const{0:i,index:a}of o.text.matchAll(Ji)){const r=new Set;(0,at.PC)(n,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.
length*bn);c&&await c}}const Ji=/\S{1,5000}/g,Cn=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),Lt=new Set(["P","Obj"]),ht=new Set,Qi="Length",_i=100,Mn=2e4,
le=1<<20,[En,xn]=[2e3,40];class An{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){this.document=t}async of(t){const{pages:e}=this.
document,s=await(this.shared??=this.ofDocument()),o=e.number(t),i=[s];for(const a of["Resources","Rotate","MediaBox","CropBox"])i.push(await this.ofValue(e.attribute(
t,a)??null,ht,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.entry(o,a)??null,ht,0));for(const a of this.document.
array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),Cn,0));const r=this.document.job.pace.step(En);r&&await r}return On(
i)}async ofDocument(){const{document:t}=this,{catalog:e}=t,s=t.dict(e.get("StructTreeRoot"));if((await(0,se.g$)(t))?.hasTexts!==!0)return On([await this.ofValue(
e.get("OCProperties")??null,ht,0),await this.ofValue(t.dict(e.get("AcroForm"))?.get("DR")??null,ht,0),await this.ofValue(s?.get("K")??null,Lt,0),await this.ofValue(
s?.get("RoleMap")??null,Lt,0),await this.ofValue(e.get("MarkInfo")??null,ht,0)])}async ofValue(t,e,s){const o=(0,oe.createHash)("sha256"),i=new qi(o);i.write(t,
e);const{pace:a}=this.document.job;if(a.add(i.count*xn),!(i.count>Mn)){t instanceof d.Z6&&await this.hashData(o,t);for(const r of i.refs){const c=await this.ofObject(
r,e===Lt?e:ht,s+1);if(c===void 0)return;o.update(c);const f=a.step(xn);f&&await f}return o.digest("base64")}}async ofObject({number:t},e,s){const{pages:o,job:i}=this.
document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=e===Lt?this.knownElements:this.known;if(a.has(t))return a.get(t);if(s>_i||this.open.has(t))return;this.
open.add(t);const r=await this.ofValue(this.document.get(t),e,s);this.open.delete(t),a.set(t,r);const c=i.pace.step(En);return c&&await c,r}async hashData(t,e){
const s=this.document.encoded(e);for(let o=0;o<s.length;o+=le){t.update(s.subarray(o,o+le));const i=this.document.job.pace.step(le);i&&await i}}}const On=n=>n.includes(
void 0)?void 0:(0,oe.createHash)("sha256").update(n.join(" ")).digest("base64");class qi{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,e){if(++this.count>
Mn)return;const{hash:s}=this,o=t instanceof d.Z6?t.dict:t;if((0,d.i9)(o))this.refs.push(o),s.update("R");else if(Array.isArray(o)){s.update(`[${o.length} `);for(const i of o)
this.write(i,e)}else o instanceof d.Bi?this.writeDict(o,e,t instanceof d.Z6):o instanceof d.Mx?s.update(`(${o.bytes.length} `).update(o.bytes):o instanceof d.SX?
s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,e,s){const o=e===Cn?ht:e;this.hash.update("<");for(const[i,a]of t)e.has(i)||s&&i===
Qi||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const ta=.01;function ea(n){if(n.length>0)throw new D.zU("redaction_incomple\
te",`Text to redact is still in ${(0,ut.Dw)(n)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function na(n,{
pages:t,search:e,areas:s,shade:o},i,a){const r=await(0,Te.E)(n,i);r.keepDecoded(),(0,G.LV)(r,a);const c=new di.X(r),f=[],l=new An(r);for(const L of t){const k=e.
cleanPages.get(L-1);k!==void 0&&k===await l.of(L-1)||await Xi(await c.page(L-1),e,i.pace)&&f.push(`page ${L}`)}const h=new at.Wz(r),w=new Qe(r,o);for(const[L,k]of s){
const{trace:Z}=await h.all(L,k.map(ot=>(0,m.wS)(ot,-ta)));(Z.touched.size>0||Z.isPaintedIn||Z.undivided.size>0||await sa(w,Z,k))&&f.push(`areas of page ${L+1}`)}
const C=await sn(r,new Set(Array.from(t,L=>L-1))),I=new Ze(r,e,L=>fe(L,e,i.pace),C);await I.run(new Set);for(const L of I.found.keys())f.push(L);return f}async function sa(n,t,e){
for(const s of t.images)if(await n.shows(s,e))return!0;return!1}async function oa(n,t,e,s){const o=new Map;if(t.length>0)for(const{images:c}of n)for(const f of c){
const l=`${f.stream} ${f.from}`;(0,j.vH)(o,l,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:l,to:h}]=c;if(!await ra(c,t,s))
continue;r++;const w=await e.without(c,t),C=w&&`OctavoRedacted${w.number}`;(0,j.vH)(i,f,{from:l,to:h,text:C?`/${C} Do`:""}),C&&a.set(f,(a.get(f)??new Map).set(C,
w))}return{cuts:i,images:a,count:r}}const[ia,aa]=[100,4];async function ra(n,t,e){for(const{matrix:s}of n){const o=e.step(ia+t.length*aa);o&&await o;const i=(0,Vt.
jY)(s);if(t.some(a=>(0,m.EF)(i,a)))return!0}return!1}var ca=u(2843),fa=u(10339);const Pn=8;class la{document;searching;choose;images;areas;rewriter;use=new fa.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,s,o,i){
this.document=t,this.searching=e,this.choose=s,this.images=o,this.areas=i,this.rewriter=new ca.q(t),this.traced=new at.Wz(t),this.hasLayers=(0,mt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<Pn;c++){const{texts:f,
chosen:l}=await this.readPage(t,c,s),h=f.map(({trace:I})=>I),w=await this.cutsOf(t,h,l,s);await this.cutPaths(t,h,l,w);const C=w.removals.size===0&&w.others.size===
0||!h.some(({isPartial:I})=>I);for(const[I,L]of h.entries())C||c===Pn-1?await this.use.note(L,e,l[I].glyphs):await this.use.noteGone(L,e,l[I].glyphs);if(w.removals.
size===0&&w.others.size===0)break;r=!0,a+=w.count;for(const I of l)for(const L of I.boxes)o.push(L);if(c===0&&(i=l.reduce((I,L)=>Math.max(I,L.count),s.length>0?
0:1)),await this.rewriter.page(t,h,w),C)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,e,s,o){
const{pace:i}=this.document.job,a=new Set(e.flatMap(L=>[...L.undivided]));if(a.size>0)throw ua(t+1,[...a]);const r=new Map;for(const[L,{glyphs:k}]of s.entries())
await Ge(r,e[L],k,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async L=>[...await this.searching.inText(L),...c?await c(L):[]].sort(x),l=await Ae(
this.document,e,f),h=[...o,...s.flatMap(({unseen:L})=>L)],{cuts:w,images:C,count:I}=await oa(e,h,this.images,i);for(const L of[w,...e.map(k=>k.cuts)])for(const[
k,Z]of L)l.set(k,await vn([l.get(k)??[],Z],i));return{removals:r,others:l,images:C,count:I}}async cutPaths(t,e,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!e.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await vn([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,l]of r.entries()){await hi(l,this.searching.inText,c[f].glyphs),(0,at.C7)(l,c[f].glyphs),
await Ee(l.trace,this.searching,c[f].glyphs,i),await(0,at.FU)(l,c[f].glyphs,i);for(const h of l.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const da=200;async function vn(n,t){const e=new Map;for(const s of n)for(const o of s){e.set(`${o.from} ${o.to}`,o);const i=t.step(da);i&&await i}return[...e.values()]}
const ua=(n,t)=>(0,D.G6)([{field:"redact_areas",message:`has an area on page ${n} into which ${(0,ut.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var ha=u(77500),Nt=u(49454),ga=u(15330),pa=u(62548),ma=u(12202),wa=u(88739),Ut=u(61188),Dn=u(
50476),St=u(48462);const de=14,ya=1330926671,Sa=[139,139,13,de];function ba(n,t,e){try{const s=Buffer.from(n),o=new DataView(s.buffer,s.byteOffset,s.length),i=o.
getUint32(0);if(s[0]===37||s[0]===128)return Ca(s,t);if(i===ya){const r=(0,Rt.tI)(o).get("CFF ");return r&&In(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===
1&&s[1]===0&&i!==65536?In(s,t):Ta(o,t,e))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function In(n,t){const e=new DataView(n.buffer,n.byteOffset,
n.length),s=(0,Ut.Pe)(e,(0,Ut.Pe)(e,e.getUint8(2)).end),o=(0,Ut.zz)(e,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:i}=(0,Ut.
Pe)(e,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>n.length)return!1;n.fill(de,i[a],i[a+1])}return!0}function Ta(n,t,e){const s=(0,Rt.
eQ)(n,(0,Rt.tI)(n));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,Dn.fN)(e,i,c,n),l=new Set([...(0,Dn.fN)(t,i,c,n)]);for(let h=i-1;h>0;h--){
if(!l.has(h)||f.has(h))continue;const[w,C]=[a(h),a(h+1)];if(!(C<=w)){if(o.at+C>n.byteLength)return!1;new Uint8Array(n.buffer,n.byteOffset+o.at+w,C-w).fill(0);for(let I=h;I>
0&&a(I)===w;I--)r(I,C)}}return!0}function Ca(n,t){const e=(0,St._M)(n);if(!e)return;const{plain:s,start:o,end:i}=e,a=s.indexOf("/CharStrings");if(a<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,St.Ag)(s,a)){if(!t.has(c)||c===".notdef")continue;const l=(0,St.Ns)(
f,St.Ed).fill(de,r);l.set(Sa.slice(0,Math.max(l.length-r,0)),r),f.set((0,St.Ze)(l,St.Ed))}return Buffer.concat([n.subarray(0,o),e.seal(s),n.subarray(i)])}const Ma=300,
Ea=2;async function xa(n,t,e,s){if(!t.hasGone)return;const{live:o}=await(0,W.Gy)(n),i=new at.Wz(n),{pace:a}=n.job;for(const l of s)await t.note((await i.all(l,[])).
trace,a);const{content:r}=await(0,zt.d)(n,o.length,l=>o[l]===1&&e(l));for(const[l,h]of r){const w=n.get(l),C=w instanceof d.Z6&&n.decodedPart(w)?.data;C&&await t.
note((await i.stream(C,h)).trace,a)}const c=await Oa(n,t,o),f=Aa(n,c);for(const l of c)l.use.gone.size>0&&!l.keepsAll&&await Ra(n,l,f);await ja(n,c)}function Aa(n,t){
const e=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=Rn(n,n.get(s));if(a===void 0)continue;const r=e.has(a)?e.get(a):new Set;for(const{cid:c}of o.kept)
r?.add(c);e.set(a,i?void 0:r)}return e}function Rn(n,t){const e=n.array(t.get("DescendantFonts"))?.[0];return(0,d.i9)(e)?e.number:void 0}async function Oa(n,t,e){
const s=new Set;for(const i of n.dict(n.dict(Ia(n))?.get("Font"))?.values()??[])(0,d.i9)(i)&&s.add(i.number);const o=[];for(let i=1;i<e.length;i++){const a=e[i]===
1?n.get(i):null;if(!(a instanceof d.Bi)||!Da(n,a))continue;const r=t.fonts.get(await(0,pa.G)(n,new d.oS(i))),c=s.has(i);(r||c)&&o.push({number:i,use:r??Pa,keepsAll:c})}
return o}const Pa={kept:new Set,gone:new Set,lengths:new Set},va=["Type0","Type1","MMType1","TrueType","Type3"];function Da(n,t){const e=n.resolve(t.get("Subtyp\
e"));return e instanceof d.SX&&va.includes(e.text)}const Ia=n=>n.dict(n.catalog.get("AcroForm"))?.get("DR"),ue=({kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function Ra(n,{
number:t,use:e},s){const o=ue(e),i=n.job.pace.step((o.length+e.kept.size)*Ma);if(i&&await i,o.length===0)return;n.edit(t);const a=n.get(t);await Ba(n,a,e);const r=new Set(
o.map(({code:l})=>l));Fa(n,a,r),La(n,a,r);const c=Rn(n,a),f=c===void 0?void 0:s.get(c);f&&Na(n,a,new Set(o.map(({cid:l})=>l).filter(l=>!f.has(l))))}async function Ba(n,t,{
kept:e,lengths:s}){const o=n.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof d.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,ma.A)(n,t,{found:!1});
if(!r)return;const c=[...e].sort((l,h)=>l.code-h.code).flatMap(({code:l})=>{const h=r.textOf(l);return h===void 0?[]:[[l,h]]}),f=(0,wa.U)(c.map(([l,h])=>[l,Array.
from(h,w=>w.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",n.add((0,pt.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Fa(n,t,e){const s=n.array(t.get("Widths")),o=n.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>e.has(o+a)?0:i))}function La(n,t,e){
const s=n.dict(t.get("Encoding")),o=n.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const C of o.map(
I=>n.resolve(I))){if(typeof C=="number")i=C;else if(C instanceof d.SX&&e.has(i++)){a.add(C.text),r.push(new d.SX(".notdef"));continue}r.push(C)}t.set("Encoding",
new d.Bi(s).set("Differences",r));for(const C of r)C instanceof d.SX&&a.delete(C.text);const c=(0,d.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new d.Bi([...c].filter(([C])=>!a.has(C))));const f=(0,Nt.nb)(n,t),l=n.resolve(f?.get("CharSet"));if(!f||!(l instanceof d.Mx))
return;const h=Buffer.from(l.bytes).toString("latin1").split("/").slice(1),w=t.get("FontDescriptor");(0,d.i9)(w)&&n.edit(w),(0,Nt.nb)(n,t)?.set("CharSet",(0,d.Px)(
h.filter(C=>!a.has(C)).map(C=>`/${C}`).join("")))}function Na(n,t,e){const s=n.array(t.get("DescendantFonts"))?.[0];if(!(0,Nt.hL)(n,t)||!(0,d.i9)(s))return;n.edit(
s);const i=n.get(s),a=n.array(i.get("W"));a&&i.set("W",Ua(n,a,e));const r=i.get("FontDescriptor"),c=n.resolve(n.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?n.decodedPart(
c)?.data:void 0;if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))return;const l=f.slice();for(const h of e)h>>3<l.length&&(l[h>>3]&=~(128>>(h&7)));n.edit(r),n.get(r).set(
"CIDSet",n.add((0,pt.n)(c,l,{compress:!0})))}function Ua(n,t,e){const s=[];for(let o=0;o<t.length;){const i=n.resolve(t[o]),a=n.array(t[o+1]);if(typeof i!="numb\
er"||!a){(0,j.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>e.has(i+c)?0:r)),o+=2}return s}async function ja(n,t){const e=new Map;for(const s of t){
const o=(0,G.Lq)(n,n.get(s.number));o&&(0,j.vH)(e,o,s)}for(const[s,o]of e){if(o.some(({keepsAll:h})=>h)||!o.some(({use:h})=>ue(h).length>0))continue;const i=n.decodedPart(
s)?.data;if(!i)continue;const a=n.job.pace.step(i.length*Ea);a&&await a;const[r,c]=[new Set,new Set];for(const{number:h,use:w}of o){const C=Wa(n,n.get(h));for(const I of ue(
w))Bn(r,C(I));for(const I of w.kept)Bn(c,C(I))}for(const h of c)r.delete(h);const f=r.size>0?ba(i,r,c):void 0,l=f&&Ga(n,o[0].number);l!==void 0&&n.put(l,await(0,Ht.
c)(n,s,f))}}const Bn=(n,t)=>{t!==void 0&&n.add(t)};function Ga(n,t){const e=(0,Nt.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.
get(s);if((0,d.i9)(o))return o.number}}function Wa(n,t){const e=(0,G.oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,ga.X)(n,t,$a(e,s),e);return i=>{
const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return e.glyphCalled?.(r)??r}}const $a=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});
var Fn=u(55969),ka=u(45059),Ha=u(39491),Ka=u(34635);const Ln=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),za=["Alternates","OPI","DSS"];
async function Va(n){let t=(await(0,ka._)(n)).length;for(let e=0;e<n.pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(n.entry(n.pages.
number(e),"Annots"))??[]){const i=n.dict(o),a=n.job.pace.step(1e3);a&&await a,i&&Za(n,i)&&t++}}return t}const Za=(n,t)=>{const e=(0,Fn.B)(n,t);return e!=="FileA\
ttachment"&&Ln.has(e)};async function Xa(n,t){t&&await(0,y.L)(n,s=>Ln.has((0,Fn.B)(n,s))),await(0,Ha.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),Ya(n);const{live:e}=await(0,W.Gy)(n);await(0,Ka.y)(n,e,[(s,o)=>za.filter(i=>o.delete(
i)).length>0])}function Ya(n){const t=n.catalog.get("Metadata"),e=n.resolve(t),s=e instanceof d.Z6?n.decodedPart(e)?.data:void 0,o=s&&Po(s);o&&(0,d.i9)(t)&&n.put(
t,(0,pt.n)(e,o,{compress:!1}))}var Ja=u(58971);const Qa=/\/[^\s()<>[\]{}/%]+/g,_a=new Uint8Array(0),[qa,tr]=[4,50];async function er(n,t){if(t.size===0)return;const e=new nr(
n,t);await e.find();for(const s of t){const o=n.get(s);if(e.drawn.has(s)||!(o instanceof d.Z6))continue;const i=(0,pt.n)(o,_a,{compress:!1});i.dict.delete("Reso\
urces"),n.put(s,i)}}class nr{document;copied;drawn=new Set;naming=new Set;constructor(t,e){this.document=t,this.copied=e}async find(){const{document:t,copied:e,
naming:s}=this,{referrers:o}=await(0,W.Gy)(t,{watched:e}),{pages:i}=t,a=new Ja.X(t);for(let r=0;r<i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(
r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)!s.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{
document:e,naming:s}=this;for(let o=new d.oS(t);(0,d.i9)(o)&&!s.has(o.number);o=e.entry(o.number,"Parent")){s.add(o.number);const i=e.entry(o.number,"Resources");
for(const a of[i,e.dict(i)?.get("XObject")])(0,d.i9)(a)&&s.add(a.number)}}async follow(t,e){const{document:s,copied:o}=this,i=s.job.pace.step(t.length*qa);if(i&&
await i,![...e?.values()??[]].some(r=>(0,d.i9)(r)&&o.has(r.number)))return;const a=new Set((0,A.bS)(t).toString("latin1").match(Qa));for(const[r,c]of e)(a.has(`\
/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:s,drawn:o}=this,i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=e.
job.pace.step(tr);if(r&&await r,(0,d.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),a=e.dict(e.dict(e.get(a))?.get("Resources"))?.get("XO\
bject")??null}const c=a instanceof d.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof d.Bi)for(const f of c.values())i.push(f)}}}
const sr=20;async function or(n){const{live:t}=await(0,W.Gy)(n);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;n.edit(e);const s=n.job.pace.step(sr);s&&await s}}
var ir=u(61257),ar=u(56457),rr=u(33238),cr=u(37395);async function Nn(n,t,e){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:await Va(n),c=await sn(n,new Set(Array.
from(s,Z=>Z-1))),{redacted:f,content:l,unsearched:h}=await fr(n,t,e);lr(t.searches??"search",h,r);const w=new Ze(n,o,Z=>fe(Z,o,e.pace),c,l.rewriter,l.use);await w.
run(l.settled);const C=[...w.found.values()].reduce((Z,rt)=>Z+rt,0);if(f.length===0&&C===0)return{redacted:f,elsewhere:0,notes:[]};const I=await o.ofAreas();I&&
await cs(n,i,I),await as(n,i),i.size>0&&await er(n,l.rewriter.copied);const L=Array.from({length:n.pages.count},(Z,rt)=>rt).filter(Z=>!l.isNoted(Z));await xa(n,
l.use,Z=>c[Z]===1,L),(0,ha.br)(n,"values");const k=(0,ar.DC)(await(0,rr.Y)(n,"remove"),"remove");return await Xa(n,a),a&&(0,j.RZ)(k,await(0,ir.py)(n)),await or(
n),{redacted:f,elsewhere:C,notes:k}}async function fr(n,{pages:t,search:e,searches:s,areas:o,shade:i,isAgain:a=!1},r){const c=new cr.Z(n),f=new Set,l=new Set,h=async(L,k)=>{
const{index:Z,unreadable:rt}=L.page;return k&&s!==void 0&&rt>0&&l.add(Z+1),k&&s!==void 0&&!a&&!o.has(Z)&&await c.isScan(L.page)&&f.add(Z+1),fe(L,e,r.pace)},w=new la(
n,e,h,new Qe(n,i),o),C=[],I=new An(n);for(const[L,k]of t.entries()){if(s===void 0&&!o.has(k-1))continue;const Z=await w.page(k-1);Z?C.push(Z):e.notePage(k-1,await I.
of(k-1)),r.pace.progress(L/t.length)}return{redacted:C,content:w,unsearched:{textless:[...f],unreadable:[...l]}}}function lr(n,{textless:t,unreadable:e},s){const o=[];
if(t.length>0&&o.push({field:n,message:`${(0,ut.oi)(t)} ${(0,ut.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give area\
s`}),e.length>0&&o.push({field:n,message:`${(0,ut.oi)(e)} ${(0,ut.d5)(e.length,"has","have")} characters that cannot be read, because the fonts do not tell whic\
h letters they are: leave the pages out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ut.y_)(
s,"attachment")}, which ${(0,ut.d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,D.G6)(
o)}const dr=async(n,t,e)=>{const s=await $i(t,e);await wr(t.redact_label,s);const o=await(0,Te.E)(n.bytes,e,{password:t.open_password});o.keepDecoded(),(0,G.LV)(
o);const i=o.pages.count,a=(0,z.k1)(t.pages,i),r=gs(t.redact_areas,a,i);t.redact_annotations&&yr(o,a,r);const c=["search","redact_kinds"].find(L=>t[L]!==void 0),
f=t.redact_mark==="black"?0:255,l=t.remove_attachments,h={pages:a,search:s,searches:c,areas:r,media:l,shade:f},{redacted:w,elsewhere:C,notes:I}=await hr(o,h,e);
if(w.length===0&&C===0)return{documents:[{name:n.name,bytes:await(0,ls.i)(o,n.bytes),pageCount:i}],notes:[a.length===0?us.$:pr],facts:{pageCount:i,redactedMatches:0,
redactedPages:0,redactedImages:0}};if(t.redact_mark!=="none"){const L=t.redact_mark==="black"?"white":"black",{redact_label:k}=t,Z=k===void 0?void 0:await(await mr(
e)).openLabel(o,k,L);await Ss(o,w,t.redact_mark,Z)}return{documents:[{name:n.name,bytes:await(0,$t.UN)(o),pageCount:i}],notes:I,facts:{pageCount:i,redactedMatches:w.
reduce((L,{count:k})=>L+k,C),redactedPages:w.length,redactedImages:w.reduce((L,{images:k})=>L+k,0)}}},ur=4;async function hr(n,t,e){let s=await Nn(n,t,e);if(s.redacted.
length===0&&s.elsewhere===0)return s;for(let o=1;;o++){const i=await na(await(0,$t.UN)(n,{encryption:"none",draft:!0}),t,e,n);if(i.length===0)return s;const r=o===
ur||t.searches===void 0?void 0:await Nn(n,{...t,areas:new Map,isAgain:!0},e);!r||r.redacted.length===0&&r.elsewhere===0?ea(i):s=gr(s,r)}}function gr(n,t){const e=new Map(
n.redacted.map(o=>[o.index,o]));for(const{index:o,boxes:i,count:a,images:r}of t.redacted){const c=e.get(o)??{boxes:[],count:0,images:0};e.set(o,{index:o,boxes:[
...c.boxes,...i],count:c.count+a,images:c.images+r})}return{redacted:[...e.values()].sort((o,i)=>o.index-i.index),elsewhere:n.elsewhere+t.elsewhere,notes:n.notes}}
const pr={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},mr=n=>(0,ds.V)(n,()=>Promise.all([u.e(7762),u.e(4075),u.
e(4942)]).then(u.bind(u,84942)));async function wr(n,t){if(n!==void 0&&(await t.inText(n)).length>0)throw(0,D.G6)([{field:"redact_label",message:"has text that \
is redacted: choose another label"}])}function yr(n,t,e){let s=0;for(const o of t)for(const i of os(n,o-1))if((0,j.vH)(e,o-1,i),++s>ft)throw(0,D.G6)([{field:"re\
dact_annotations",message:`finds more than ${ft} areas, and at most ${ft} are allowed: choose fewer pages`,mentions:["pages"]}])}}),37395:((nt,X,u)=>{u.d(X,{Z:()=>E});
var D=u(74135),z=u(6057),j=u(65868),G=u(16264);class W{document;contents;constructor(p){this.document=p,this.contents=new j.i(p)}async cover(p,S){const M=(0,z.iw)(
this.document,p),{width:O,height:v}=(0,D.iN)(M),N=[0,0,O*M.userUnit,v*M.userUnit],$=new R(N);if(await this.contents.read(p,$,$),$.points.share<S)return!1;const Y=new b(
this.document,N);return await this.contents.read(p,Y,Y),Y.points.share>=S}}const d=32;class P{page;rows=new Uint32Array(d);constructor(p){this.page=p}get share(){
return this.rows.reduce((p,S)=>p+y(S),0)/d**2}cover(p){const S=(0,D.Pj)(p,this.page);if(!S)return;const[M,O,v,N]=S,[$,Y]=this.between(M,v,0),[tt,A]=this.between(
O,N,1);if(Y<$)return;const F=(2**(Y-$+1)-1)*2**$;for(let U=tt;U<=A;U++)this.rows[U]|=F}between(p,S,M){const O=this.page[M],v=(this.page[M+2]-O)/d,N=Math.ceil((p-
O)/v-.5),$=Math.ceil((S-O)/v-.5)-1;return[Math.max(N,0),Math.min($,d-1)]}}class R{points;constructor(p){this.points=new P(p)}glyph(){}takes({operator:p},S,M,O){
p==="BI"&&!O&&this.image(S)}image({matrix:p}){this.points.cover((0,D.zl)(p,G.p))}}class b extends G.r{points;constructor(p,S){super(p,S),this.points=new P(S)}glyph(){}image(p){
const S=(0,D.Pj)((0,D.zl)(p.matrix,G.p),this.paintOf(p).clip);S&&this.points.cover(S)}}function y(B){let p=0;for(let S=B;S!==0;S&=S-1)p++;return p}var g=u(82877);
const m=50,T=.12,x=.5;class E{document;images;constructor(p){this.document=p,this.images=new W(p)}async isScan(p){return!K(p)&&!(0,g.l)(this.document,p.index)&&
await this.images.cover(p.index,x)}}function K({characters:B,found:{fragments:p,width:S,height:M}}){if(B<m)return!1;const O=(v,N)=>v>T*N&&v<(1-T)*N;return p.some(
({box:v})=>O(v.x+v.width/2,S)&&O(v.y+v.height/2,M))}}),1900:((nt,X,u)=>{u.d(X,{b:()=>y,cE:()=>P,lc:()=>R,oF:()=>z,rr:()=>G,vO:()=>D});const D=4,z=2,j={gray:1,rgb:3,
rgba:4,"gray-alpha":2},G=g=>g.byteOffset%D===0?new Uint32Array(g.buffer,g.byteOffset,g.length/D):new Uint32Array(g.slice().buffer),W=new Uint32Array(0),d=(g,m)=>m>
0&&Buffer.compare(g(m),g(m-1))===0;async function P({height:g,row:m},T){let x=-1;for(let E=0;E<g;E++){const K=m(E),B=d(m,E)?W:G(K);for(let S=0;S<B.length;S++){if(B[S]===
x)continue;const M=S*D,O=K[M+1];if(K[M]!==O||K[M+2]!==O)return!0;x=B[S]}const p=T.step(K.length*z);p&&await p}return!1}function R({width:g,row:m},T){const x=j[T],
E=new Uint8Array(g*x),K=x<3,B=x%2===0;let p=-1;return S=>{const M=p===S-1&&d(m,S);if(p=S,M)return E;const O=m(S),v=G(O);for(let N=0,$=0;N<v.length;N++){if(N>0&&
v[N]===v[N-1]){for(const U=$+x;$<U;$++)E[$]=E[$-x];continue}const Y=N*D,[tt,A,F]=[O[Y],O[Y+1],O[Y+2]];K?E[$++]=b(F,A,tt):(E[$++]=F,E[$++]=A,E[$++]=tt),B&&(E[$++]=
O[Y+3])}return E}}const b=(g,m,T)=>77*g+150*m+29*T+128>>8;function y(g){const m=new Uint8Array(g.length/3);for(let T=0;T<m.length;T++)m[T]=b(g[T*3],g[T*3+1],g[T*
3+2]);return m}}),16264:((nt,X,u)=>{u.d(X,{p:()=>g,r:()=>m});var D=u(45599),z=u(36211),j=u(85008),G=u(74135),W=u(6057),d=u(76023),P=u(4186),R=u(5490);const b=new Set(
[3,7]),y=.01,g=[0,0,1,1];class m{document;page;area;path;clips=!1;glyphClip;constructor(p,S){this.document=p,this.page=S}get box(){return this.area}takes(p,S,M,O){
if(this.extendsPath(p,S)||this.setsColor(p,S,M))return;const{operator:v}=p,N=z.lJ.get(v);N?this.paints(N,S,O):v==="W"||v==="W*"?this.clips=!0:v==="w"?S.paint={...this.
paintOf(S),lineWidth:Math.abs(p.number(0))||0}:!O&&v==="BI"?this.image(S):!O&&v==="sh"&&this.add(this.paintOf(S).clip,S)}shows(p){this.glyphClip=b.has(p.mode)?void 0:
this.paintOf(p).clip}glyph({font:p,frame:S,size:M},O,v,N,$){if(!this.glyphClip||O!==""&&O.trim()==="")return;const[Y,tt]=S.vertical?[.5,.5]:[p.ascent,-p.descent],
A=Math.min(v,N),F=(0,P.L)(S,A,Math.max(v,N),$-Y*M,$+tt*M);this.join([F.x,F.y,F.x+F.width,F.y+F.height],this.glyphClip)}covers(p){this.join(p,this.page)}image(p){
this.add((0,G.zl)(p.matrix,g),p)}enters(p,S){const M=(0,W.b0)(this.document,p.get("BBox"));M&&this.clipTo((0,G.zl)(S.matrix,M),S)}paintOf(p){return p.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(p,{matrix:S}){const M=(0,R.M)(p);switch(p.operator){case"re":{const[O=NaN,v=NaN,N=NaN,$=NaN]=M;return this.
extend((0,G.zl)(S,[O,v,O+N,v+$])),!0}case"m":case"l":case"c":case"v":case"y":for(let O=0;O+1<M.length;O+=2){const[v,N]=(0,G.Gd)(S,M[O],M[O+1]);this.extend([v,N,
v,N])}return!0;default:return!1}}extend(p){p.every(Number.isFinite)&&(this.path=this.path?(0,G.kO)(this.path,p):p)}setsColor(p,S,M){const O=this.paintOf(S);switch(p.
operator){case"g":case"rg":case"k":return S.paint={...O,components:p.count,isWhite:K((0,R.M)(p))},!0;case"cs":return S.paint={...O,components:this.componentsOf(
p.name(0),M),isWhite:!1},!0;case"sc":case"scn":{const v=p.kind(p.count-1)!==j.o_&&p.count===O.components;return S.paint={...O,isWhite:v&&K((0,R.M)(p))},!0}default:
return!1}}componentsOf(p,S){if(p===void 0)return 0;const M=v=>S.find("ColorSpace",v),O=(0,d.L)(this.document,new D.SX(p),M);return O&&O.kind!=="inks"&&!O.table?
O.components:0}paints({fill:p,strokes:S},M,O){const{path:v,clips:N}=this;this.path=void 0,this.clips=!1;const $=this.paintOf(M);v&&!O&&S?this.add((0,G.XM)(v,$.lineWidth*
E(M)/2),M):v&&!O&&p&&!($.isWhite&&this.isPageWide(v))&&this.add(v,M),N&&v&&this.clipTo(v,M)}isPageWide(p){const[S,M,O,v]=this.page,[N,$]=[(O-S)*y,(v-M)*y];return p[0]<=
S+N&&p[1]<=M+$&&p[2]>=O-N&&p[3]>=v-$}clipTo(p,S){const M=this.paintOf(S);S.paint={...M,clip:(0,G.Pj)(M.clip,p)??T}}add(p,S){this.join(p,this.paintOf(S).clip)}join(p,S){
const M=(0,G.Pj)((0,G.XM)(p,x),S);M&&(this.area=this.area?(0,G.kO)(this.area,M):M)}}const T=[0,0,0,0],x=.01,E=({matrix:[B,p,S,M]})=>Math.max(Math.hypot(B,p),Math.
hypot(S,M)),K=B=>{const p=B.length===4?0:1;return B.length>0&&B.every(S=>S===p)}}),15330:((nt,X,u)=>{u.d(X,{X:()=>W});var D=u(45599),z=u(16456),j=u(49454),G=u(30201);
function W(b,y,g,m){const T=(0,j.hL)(b,y);return T?d(b,T,g,m):P(b,y,g,m)}function d(b,y,g,m){const T=b.resolve(y.get("CIDToGIDMap")),x=T instanceof D.Z6?b.decodedPart(
T)?.data:void 0;return({cid:E})=>g.glyph(x?(x[E*2]??0)<<8|(x[E*2+1]??0):m.glyphOfCid(E))}function P(b,y,g,m){const{base:T,differences:x}=(0,z.yD)(b,y),E=(B,p)=>{
const S=B.charCodeAt(p-32);return S>0?(0,G.S)(S):void 0};if(m.kind!=="truetype")return({code:B})=>{const p=T===void 0?m.encoding?.get(B)??E(m.encoding?"":z.W,B):
void 0,S=x?.get(B)??p??(T===void 0?void 0:E(T,B));return g.named(S??".notdef")??g.named(".notdef")};const K=(0,z.pE)(b,(0,j.nb)(b,y),y)&&!x;return({code:B})=>{const p=x?.
get(B)??E(T??z.W,B),S=()=>p===void 0?0:R(m,p),M=()=>m.code(B)||(m.codes===void 0?m.unicode(B):0);return g.glyph(K?M()||S():S()||M())}}function R(b,y){const g=(0,G.
u)(y),m=g===void 0?0:b.unicode(g);if(m>0)return m;const T=g===void 0?-1:z.yh.indexOf(String.fromCodePoint(g));return(T>=0&&b.codes==="macintosh"?b.code(T+32):0)||
b.glyphOf(y)}}),12889:((nt,X,u)=>{u.d(X,{Rl:()=>S,Vv:()=>G,fM:()=>W,ft:()=>b,jB:()=>B,pr:()=>T,rg:()=>K,vw:()=>m,wE:()=>p});var D=u(46161),z=u(44233),j=u(47707);
const G="‏",W="‎";let d;const P=()=>d??=(0,D.A)(),R=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
b=M=>R.test(M),y=4e3,g=M=>P().getEmbeddingLevels(M.slice(0,y)).paragraphs[0]?.level??0,m=M=>b(M)&&g(M)%2===1,T=M=>[...x(M)];function*x(M){if(!b(M)){M!==""&&(yield{
text:M,rtl:!1,at:0});return}if(M.length<=y)return yield*E(M,0);const O=g(M)%2===1,v=[];for(let N=0;N<M.length;)N=Math.min(N+y,M.length),/[\ud800-\udbff]/.test(M[N-
1])&&(N=Math.min(N+1,M.length)),v.push(N);for(let N=0;N<v.length;N++){const $=O?v.length-1-N:N,Y=v[$-1]??0;yield*E(M.slice(Y,v[$]),Y,O?"rtl":"ltr")}}function E(M,O,v){
const{levels:N,paragraphs:$}=P().getEmbeddingLevels(M,v),Y=$[0]?.level??0;for(let F=M.length-1;F>=0&&/\s/.test(M[F]);F--)N[F]=Y;const tt=[];for(let F=0,U=0;F<M.
length;F=U){const H=N[F];for(;U<M.length&&N[U]===H;)U++;tt.push({level:H,text:M.slice(F,U),at:F})}const A=tt.reduce((F,{level:U})=>Math.max(F,U),0);for(let F=A;F>
0;F--)for(let U=0,H=0;U<tt.length;U=H+1){for(H=U;H<tt.length&&tt[H].level>=F;)H++;for(let V=U,Q=H-1;V<Q;V++,Q--)[tt[V],tt[Q]]=[tt[Q],tt[V]]}return tt.map(({level:F,
text:U,at:H})=>({text:U,rtl:F%2===1,at:O+H}))}function*K(M,O){const v=new Int32Array(O.length+1);for(const[N,$]of O.entries())v[N+1]=v[N]+$.length;for(const{text:N,
rtl:$,at:Y}of x(M+O.join(""))){const tt=Y-M.length,A=tt+N.length,F=[];for(let U=Math.max((0,z.MJ)(v,tt)-1,0);U<O.length&&v[U]<A;U++){const H=Math.max(tt-v[U],0),
V=O[U].slice(H,Math.max(A-v[U],0));V!==""&&F.push({text:V,rtl:$,at:H,index:U})}yield*$?F.reverse():F}}const B=M=>Array.from(M,O=>P().getMirroredCharacter(O)??O).
join(""),p=M=>(0,j.qf)(B(M)).reverse().join(""),S=M=>T(M).flatMap(({text:O,rtl:v})=>v?(0,j.qf)(B(O)).reverse():(0,j.qf)(O))}),88739:((nt,X,u)=>{u.d(X,{B:()=>d,U:()=>G});
var D=u(77581),z=u(12889);const j=100;function G(P,{digits:R=4,isInOrder:b=!1}={}){const y=P.filter(([,m])=>m.length>0).map(([m,T])=>`<${d(m).slice(-R)}> <${W(T,
b)}>`),g=Array.from({length:Math.ceil(y.length/j)},(m,T)=>{const x=y.slice(T*j,(T+1)*j);return[`${x.length} beginbfchar`,...x,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(R)}> <${"F".repeat(R)}> endcodespacerange`,...g,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function W(P,R){const b=P.map(y=>String.fromCodePoint(y)).join("");return(0,D.kt)(!R&&(0,z.ft)(b)?[...b].reverse().join(""):b).toString("hex").toUpperCase()}
const d=P=>P.toString(16).toUpperCase().padStart(4,"0")}),76023:((nt,X,u)=>{u.d(X,{L:()=>d});var D=u(45599),z=u(69869);const j=8,G={DeviceGray:W("gray",1),CalGray:W(
"gray",1),G:W("gray",1),DeviceRGB:W("rgb",3),CalRGB:W("rgb",3),RGB:W("rgb",3),DeviceCMYK:W("cmyk",4),CMYK:W("cmyk",4),Separation:W("inks",1)};function W(b,y){return{
kind:b,components:y,profile:void 0,table:void 0}}function d(b,y,g,m=0){const T=b.resolve(y);if(m>j)return;if(T instanceof D.SX){if(Object.hasOwn(G,T.text))return G[T.
text];const E=g(T.text);return E===void 0?void 0:d(b,E,g,m+1)}if(!(0,D.cy)(T))return;const x=b.resolve(T[0]);if(x instanceof D.SX)switch(x.text){case"ICCBased":
return P(b,T[1],g,m);case"Indexed":case"I":return R(b,T,g,m);case"DeviceN":{const E=b.array(T[1])?.length??0;return E>=1&&E<=32?W("inks",E):void 0}default:return Object.
hasOwn(G,x.text)?G[x.text]:void 0}}function P(b,y,g,m){const T=b.resolve(y);if(!(T instanceof D.Z6))return;const x=b.resolve(T.dict.get("N")),E=x===1?"gray":x===
3?"rgb":x===4?"cmyk":void 0;if(E===void 0)return d(b,T.dict.get("Alternate"),g,m+1);const K=(0,z.hh)(b.decodedPart(T)?.data,x);return{...W(E,x),profile:K?.bytes}}
function R(b,y,g,m){const T=d(b,y[1],g,m+1),x=b.resolve(y[3]),E=x instanceof D.Mx?x.bytes:x instanceof D.Z6?b.decodedPart(x)?.data:void 0,K=b.resolve(y[2]);if(!T||
T.table||!E||typeof K!="number"||!(K>=0))return;const B=new Uint8Array((Math.min(Math.floor(K),255)+1)*T.components);return B.set(E.subarray(0,B.length)),{...T,
table:B}}}),69869:((nt,X,u)=>{u.d(X,{Jc:()=>m,R1:()=>B,To:()=>b,hh:()=>y,so:()=>x});var D=u(77598),z=u.n(D),j=u(48249),G=u(78157),W=u(68973),d=u(45599);const P={
1:"GRAY",3:"RGB ",4:"CMYK"},R=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function y(p,S){if(!p||p.length<132)return;const M=(0,G.
bS)(p),O=Y=>M.toString("latin1",Y,Y+4),v=M.readUInt32BE(0),N=p[8];if(!(!(v>=132&&v<=p.length&&N>=2&&N<=4&&O(36)==="acsp"&&R.includes(O(12)))||O(16)!==P[S]))return{
bytes:p.subarray(0,v),version:N}}const g=new WeakMap;async function m(p,S){const{bytes:M}=p,O=S.pace.step(M.length);O&&await O;const v=g.get(S.pace)??new Map;g.
set(S.pace,v);const N=E(M),$=v.get(N);if($)return $;const Y={...p,id:N,deflated:await(0,W.uM)(S).deflate(M,T)};return v.set(N,Y),Y}const T=4,x=p=>{const{bytes:S}=p;
return{...p,id:E(S),deflated:(0,j.Kc)(S)}},E=p=>(0,D.createHash)("sha256").update(p).digest("base64"),K=new WeakMap;function B(p,{id:S,deflated:M},O){const v=K.
get(p)??new Map;K.set(p,v);const N=v.get(S);if(N)return N;const $=(0,d.jd)({N:O,Alternate:(0,d.UU)(b[O]),Filter:(0,d.UU)("FlateDecode")}),Y=p.add(new d.Z6($,M));
return v.set(S,Y),Y}}),82877:((nt,X,u)=>{u.d(X,{R:()=>D,l:()=>z});const D="OctavoText";function z(j,G){const W=j.dict(j.dict(j.pages.attribute(G,"Resources"))?.
get("XObject"));return W!==void 0&&[...W.keys()].some(d=>d.startsWith(D))}}),3449:((nt,X,u)=>{u.d(X,{d:()=>j});var D=u(45599);const z=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function j(P,R,b){const y=new Map,g=new Map;for(let m=1;m<R;m++){if(!b(m))continue;const T=P.
job.pace.step(300);T&&await T;const x=P.get(m);x instanceof D.Z6?(W(P,x.dict)&&y.set(m,x.dict.get("Resources")),(x.dict.has("CMapName")||(0,D.Eo)(P.resolve(x.dict.
get("Type")),"CMap"))&&g.set(m,"CMap")):x instanceof D.Bi&&d(P,m,x,y,g)}return{content:y,fonts:g,pages:await G(P)}}async function G(P){const R=new Set,b=new Set;
for(const y of P.pages.numbers){const g=P.entry(y,"Contents");(0,D.i9)(g)&&R.add(g.number);const m=P.array(g),T=m!==void 0&&b.size<b.add(m).size;for(const E of T?
m:[])(0,D.i9)(E)&&R.add(E.number);const x=P.job.pace.step(300+(T?10*m.length:0));x&&await x}return R}function W(P,R){const b=P.resolve(R.get("Subtype"));return(0,D.
Eo)(b,"Form")||P.resolve(R.get("PatternType"))===1||R.has("BBox")&&!R.has("ShadingType")}function d(P,R,b,y,g){for(const E of z){const K=b.get(E);(0,D.i9)(K)&&g.
set(K.number,E)}const m=(0,D.Eo)(P.resolve(b.get("Subtype")),"Type3")?P.dict(b.get("CharProcs")):void 0;for(const E of m?.values()??[])(0,D.i9)(E)&&y.set(E.number,
b.get("Resources"));const T=P.resolve(b.get("Type"));if(P.pages.holds(R)||!((0,D.Eo)(T,"Page")||(0,D.Eo)(T,"Template")))return;const x=b.get("Contents");for(const E of P.
array(x)??[x])(0,D.i9)(E)&&y.set(E.number,b.get("Resources"))}}),10339:((nt,X,u)=>{u.d(X,{H:()=>j});class D{all;last=new Array(256).fill(void 0);constructor(P){
this.all=P}addAll(P){const{last:R,all:b}=this,y=b.size;for(let g=0;g<P.length;g++){const m=P[g],T=m.code&255;R[T]!==m&&(R[T]=m,b.add(m))}return b.size>y}}function z(d,P,R,b){
for(let y=0,g=b;g>0;g--){const m=P.partEnd(R,y,1);d.add(m-y),y=m}}class j{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:P},R,b=W){const y=Uint32Array.
from(b).sort();let g=0;for(const{font:m,elements:T,first:x}of P){let E=this.fonts.get(m);E||this.fonts.set(m,E={kept:new Set,gone:new Set,lengths:new Set});const K=this.
keptOf(m,E);let B=x;for(const p of T){if(typeof p=="number")continue;const S=m.glyphs(p);for(;g<y.length&&y[g]<B;)g++;const M=g<y.length&&y[g]<B+S.length;M&&this.
divide(E,S,B,b),(M||K.addAll(S))&&z(E.lengths,m,p,S.length),B+=S.length;const O=R.step(p.length*G);O&&await O}}}divide(P,R,b,y){this.hasGone=!0;for(const[g,m]of R.
entries())(y.has(b+g)?P.gone:P.kept).add(m)}keptOf(P,{kept:R}){let b=this.seen.get(P);return b||this.seen.set(P,b=new D(R)),b}async noteGone(P,R,b){if(b.size===
0)return;const y=new j;await y.note(P,R,b);for(const[g,{gone:m,lengths:T}]of y.fonts){const x=this.fonts.get(g);if(x)for(const E of m)x.gone.add(E);else this.fonts.
set(g,{kept:new Set,gone:m,lengths:T})}this.hasGone=!0}}const G=50,W=new Set}),9876:((nt,X,u)=>{u.d(X,{LJ:()=>G,Vn:()=>j,ZM:()=>R,s:()=>W});var D=u(47707);const z=2e4;
async function j(){const{default:b}=await u.e(3286).then(u.bind(u,23286));return function*(y){let g=0;do{const m=g,T=Math.min(y.length,m+z),x=T===y.length,E=new b(
m===0&&x?y:y.slice(m,T));for(let B=E.nextBreak();B;B=E.nextBreak()){const p=m+B.position;if(p===T&&!x)break;let S=p;for(;S>g&&y[S-1]===" ";)S--;yield{start:g,end:S,
next:p},g=p}if(x)return;if(g>m)continue;const K=G(y.charCodeAt(T))?T-1:T;yield{start:g,end:K,next:K,isCut:!0},g=K}while(g<y.length)}}const G=b=>b>=56320&&b<=57343,
W=(b,y)=>(0,D.qf)(b).map(g=>({text:g,width:y(g)})),d=/[_\-–—/.,;:]$/,P=/^[.,;:!?)\]}%»”’…]/;function*R(b,y,g="separators"){let m=0;for(let T=0;T<b.length;m++){
let x=T;for(let E=0;x<b.length&&(E+=b[x].width,!(E>y(m)&&x>T));x++);if(g==="letters"){let E=x;for(;E>T&&E<b.length&&P.test(b[E].text);)E--;E>T&&(x=E)}else if(g===
"separators"&&x<b.length){let E=x;for(;E>T&&!d.test(b[E-1].text);)E--;E-T>=(x-T)/2&&(x=E)}yield x-T,T=x}}}),33238:((nt,X,u)=>{u.d(X,{Y:()=>p});var D=u(91374),z=u(
39684),j=u(9819),G=u(33973),W=u(21996),d=u(87773),P=u(17671),R=u(58006),b=u(78157),y=u(45599),g=u(21115),m=u(17413);const T=2e3;async function x(A,F,U){const H=A.
resolve(F);let V="";for(const Q of(0,y.cy)(H)?H:[F]){const J=A.resolve(Q);if(J instanceof y.Mx&&(V=Buffer.from(J.bytes).toString("latin1")),!(0,y.i9)(Q)||!(J instanceof
y.Z6))continue;const _=A.job.pace.step(T);_&&await _;let q;try{q=(0,b.bS)(A.decoded(J))}catch{continue}if(A.job.pace.add(q.length),!q.includes("ignature"))continue;
const et=q.toString("latin1"),st=await(0,m.Y)(et,E(V,U),A.job.pace);st!==et&&A.put(Q,(0,R.n)(J,Buffer.from(st,"latin1"),{compress:!1}))}}function E(A,F){return({
namespace:U,local:H},V)=>H==="Signature"&&U===g.dK.ds||H==="signature"&&F&&A!=="datasets"&&!V.some(K)}const K=({namespace:A,local:F})=>F==="datasets"&&A===g.dK.
xfa;var B=u(43791);async function p(A,F){const U=(0,P.Hi)(A),H=await S(A),V=new Set,Q=new Set,J=H.map(({dict:_})=>(0,D.fq)(A,_));for(const _ of H)v(U,_,F,V,Q);return V.
size>0&&await N(U,V,Q),await Y(A,V.size>0),{fields:J,objects:V,usageRights:tt(A)}}async function S(A){const F=(await(0,W.zx)(A,["Sig"])).Sig;if(F.length===0)return[];
for await(const[q,et]of(0,d.$)(A,F))M(A,q,et);const U=new Map;for(const{number:q,dict:et,type:st}of await(0,D.qU)(A))st==="Sig"&&q!==void 0&&O(A,U,q,et);const H=new Set(
[...U.values()].flatMap(({number:q,widgets:et})=>[q,...et])),{Sig:V,Widget:Q}=await(0,W.zx)(A,["Sig","Widget"]),J=[];for await(const[q,et]of(0,d.$)(A,new Set([...V,
...Q])))H.has(q)||!(0,y.Zm)(et)||!(et.has("T")||(0,y.Eo)(et.get("Subtype"),"Widget"))||(0,D.pv)(A,et)==="Sig"&&J.push(q);const _=J.length>0?(await(0,G.Gy)(A)).live:
void 0;for(const q of J)_?.[q]===1&&O(A,U,q,A.get(q));return[...U.values()]}function M(A,F,U){const H=[U];for(let V=H.pop();V!==void 0;V=H.pop()){if((0,y.Zm)(V))
for(const Q of V.values())H.push(Q);if(Array.isArray(V))for(const[Q,J]of V.entries())!(0,y.Zm)(J)||!(0,y.Eo)(J.get("FT"),"Sig")?H.push(J):(A.edit(F),V[Q]=A.add(
J))}}function O(A,F,U,H){if(!(0,y.Zm)(A.resolve((0,D.hj)(A,H,"V"))))return;const V=H.get("Parent"),Q=A.dict(V);if(!H.has("T")&&(0,y.i9)(V)&&Q?.has("T")){O(A,F,V.
number,Q),F.get(V.number)?.widgets.add(U);return}if(F.has(U))return;const J=(A.array(H.get("Kids"))??[]).flatMap(_=>(0,y.i9)(_)?[_.number]:[]);F.set(U,{number:U,
dict:H,widgets:new Set((0,y.Eo)(H.get("Subtype"),"Widget")?[U,...J]:J)})}function v({removal:A},{number:F,dict:U,widgets:H},V,Q,J){const{document:_}=A;Q.add(F);
const q=(0,D.hj)(_,U,"V");(0,y.i9)(q)&&A.remove(q.number);for(const et of H){const st=_.get(et);if(!(0,y.Zm)(st))continue;if(Q.add(et),V==="keep"&&(0,z.K)(_,st)){
_.edit(et),(0,z.x)(_,st);continue}const xt=_.resolve(st.get("StructParent"));typeof xt=="number"&&J.add(xt),A.remove(et)}H.has(F)||A.remove(F)}async function N(A,F,U){
const{removal:H,structure:V}=A,{document:Q}=H;await $(A,F);const J=(0,j.Wo)(Q,"AcroForm");for(const _ of["Fields","CO"]){const q=Q.array(J?.dict.get(_)),et=q?.filter(
st=>!H.isGone(st)&&!((0,y.i9)(st)&&F.has(st.number)));!J||!q||!et||et.length===q.length||(Q.edit(J.holder),et.length>0||_==="Fields"?J.dict.set(_,et):J.dict.delete(
_))}await V.dropKeys(U),await V.flush(),await(0,P.Pv)(A,new Set(H.removed()))}async function $({removal:A},F){const{document:U}=A;for(const{number:H,dict:V}of[...await(0,D.
qU)(U)].reverse()){const Q=U.array(V.get("Kids")),J=Q?.filter(_=>!A.isGone(_)&&!((0,y.i9)(_)&&F.has(_.number)));H===void 0||!Q||!J||J.length===Q.length||(U.edit(
H),J.length>0?V.set("Kids",J):(0,y.Eo)(V.get("Subtype"),"Widget")?V.delete("Kids"):A.remove(H))}}async function Y(A,F){const U=(0,j.Wo)(A,"AcroForm");if(!U)return;
U.dict.has("SigFlags")&&(A.edit(U.holder),U.dict.delete("SigFlags")),await x(A,U.dict.get("XFA"),F);const H=(A.array(U.dict.get("Fields"))??[]).length===0&&!U.dict.
has("DR")&&!U.dict.has("XFA");F&&H&&A.editCatalog().delete("AcroForm")}function tt(A){const{catalog:F}=A,U=A.dict(F.get("Perms"));(0,B.H)(A);for(const H of["Per\
ms","Legal"])F.has(H)&&A.editCatalog().delete(H);return U?.has("UR3")===!0||U?.has("UR")===!0}}),87826:((nt,X,u)=>{u.d(X,{N:()=>j,i:()=>W});var D=u(78157),z=u(14029);
function j(d,P){const{bytes:R}=d;if(!(G(d)||(0,D.bS)(R.subarray(0,5)).toString("latin1")!=="%PDF-"))return R.length===P.length?P:R}const G=({suspect:d,pages:P})=>d||
P.count!==P.claimed||P.blank.length>0,W=async(d,P,R)=>j(d,P)??await(0,z.UN)(d,R)})};
