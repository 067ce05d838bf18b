"use strict";exports.id=8824,exports.ids=[8824],exports.modules={66974:((ot,X,u)=>{u.d(X,{D6:()=>j,F1:()=>G,NL:()=>b,P3:()=>z,br:()=>W,bs:()=>R});var D=u(98446);const z={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function G(g,m,T){const x=[],E=[];for(const[K,F]of g.split(",").entries()){const p=K+1;if(m!==void 0&&
F.trim()===""){E.push(`entry ${p} is empty: write ${m}, separated by single commas`);continue}const S=T(F,p);"problem"in S?E.push(W(p,F,S.problem)):x.push(S.item)}
return E.length>0?{problem:R(E)}:{items:x}}const W=(g,m,T)=>`entry ${g} ('${y(m.trim())}') ${T}`,j=({position:g,text:m},T,x)=>W(g,m,`names ${d(T)}, but the docu\
ment has ${(0,D.y_)(x,"page")}`);function d(g){return Number.isSafeInteger(g)?`page ${g}`:"a page far beyond its end"}const P=5;function R(g){const m=g.length-P;
return[...g.slice(0,P),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function b(g){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(g);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(g)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(g)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function y(g){const m=[...g].map(T=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(T)?"?":T);return(0,D.Bu)(m.join(""),40)}}),29082:((ot,X,u)=>{u.d(X,{k1:()=>j,lY:()=>W,m7:()=>d});var D=u(58552),z=u(66974);const G=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
W=b=>(0,z.F1)(b,"pages such as 1..3, -1, odd",(y,g)=>{const m=y.trim(),T=G.exec(m);if(!T)return{problem:R(m)};const[,x,E,K,F,p]=T,S={negated:x!==void 0,text:m,position:g};
if(E!==void 0)return{item:{...S,pages:E.toLowerCase()}};const C=Number(K),O=F===void 0?C:p===void 0?"end":Number(p);return C===0||O===0?z.P3:{item:{...S,pages:{
from:C,to:O}}}});function j(b,y,g="pages"){const m=F=>(0,D.G6)([{field:g,message:F}]),T=W(b);if("problem"in T)throw m(T.problem);const x=new P(y),E=new P(y),K=[];
for(const F of T.items){const p=F.negated?E:x;if(typeof F.pages=="string"){p.add(F.pages);continue}const{from:S,to:C}=F.pages,O=S<0?y+1+S:S,v=C==="end"?y:C<0?y+
1+C:C,$=(C==="end"?S<0?[[S,O]]:[]:[[S,O],[C,v]]).find(([,Y])=>Y<1||Y>y);$&&K.push((0,z.D6)(F,$[0],y)),!(C==="end"&&O>y||K.length>0)&&p.range(Math.min(O,v),Math.
max(O,v))}if(K.length>0)throw m((0,z.bs)(K));return T.items.every(({negated:F})=>F)&&x.add("all"),x.without(E)}function d(b){const y=W(b);if("problem"in y||y.items.
length!==1)return;const{negated:g,pages:m}=y.items[0];if(g)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:T,to:x}=m;return x===
"end"?{first:T}:x===-1?{first:T}:x<1?void 0:{first:Math.min(T,x),last:Math.max(T,x)}}class P{pageCount;differences;odd=!1;even=!1;constructor(y){this.pageCount=
y,this.differences=new Int32Array(y+2)}add(y){y!=="even"&&(this.odd=!0),y!=="odd"&&(this.even=!0)}range(y,g){this.differences[y]++,this.differences[g+1]--}without(y){
const g=new Uint32Array(this.pageCount);let m=0,T=0,x=0;for(let E=1;E<=this.pageCount;E++){T+=this.differences[E],x+=y.differences[E];const K=E%2===1?"odd":"eve\
n";(T>0||this[K])&&!(x>0||y[K])&&(g[m++]=E)}return g.subarray(0,m)}}function R(b){return/^(not +)?\.\./i.test(b)?"has no start: a range is written 1..5":/^!/.test(
b)?"is not a page: leave out pages with not, such as not 2":(0,z.NL)(b.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((ot,X,u)=>{u.d(X,{X:()=>W,l:()=>G});const D=new Map("AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY2\
8 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB2\
8 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK2\
4 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30".split(" ").map(j=>[j.slice(0,2),Number(j.slice(2))])),z=/[ \n\u00a0-]/;function G(j){let d=0,P=0;
const R=[...j].map((g,m)=>({sign:g.toUpperCase(),at:m})).filter(({sign:g})=>!z.test(g)),b=g=>{const m=parseInt(g,36);d=(d*(m>9?100:10)+m)%97},y=D.get(R.slice(0,
2).map(({sign:g})=>g).join(""));for(let g=15;g<=Math.min(R.length,34);g++){d=0;for(const{sign:m}of[...R.slice(4,g),...R.slice(0,4)])b(m);if(d===1&&(P=R[g-1].at+
1),d===1&&g===y)break}return P}const W=j=>j.length>=15&&/^[A-Z]{2}\d\d/.test(j)&&G(j)===j.length}),61281:((ot,X,u)=>{u.d(X,{V:()=>D});async function D({pace:z},G){
await z.rest();const W=await G();return await z.rest(),W}}),52404:((ot,X,u)=>{u.d(X,{$:()=>W,U:()=>j});var D=u(58552),z=u(29082),G=u(98446);const W={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function j({first_page:d,last_page:P,pages:R},b){if(R!==
void 0)return(0,z.k1)(R,b);const y=(0,G.y_)(b,"page"),g=[];if(d>b&&g.push({field:"first_page",message:`is ${d}, but the document has ${y}`}),P!==void 0&&P>b&&g.
push({field:"last_page",message:`is ${P}, but the document has ${y}`}),g.length===0&&P!==void 0&&d>P&&g.push({field:"first_page",message:`is ${d}, which is afte\
r last_page (${P})`,mentions:["last_page"]}),g.length>0)throw(0,D.G6)(g);return Uint32Array.from({length:(P??b)-d+1},(m,T)=>d+T)}}),78824:((ot,X,u)=>{u.r(X),u.d(
X,{redact_text:()=>ir});var D=u(58552),z=u(29082),G=u(45657),W=u(18271),j=u(33973),d=u(45599),P=u(74135),R=u(6057),b=u(87141),y=u(44738),g=u(78021),m=u(86537),T=u(
77581);const x=(e,t)=>e.start-t.start||t.end-e.end,E=(e,t)=>e.lacks?.(t)===!0,K=(e,t)=>Object.assign(async n=>[...await e(n),...await t(n)].sort(x),{lacks:n=>E(
e,n)&&E(t,n)});function F(e,t){let n="",s=0;for(const{start:o,end:i}of t)o>s&&(n+=e.slice(s,o)),s=Math.max(s,i);return n+e.slice(s)}const p=new RegExp("[-\\u00ad\
\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),S=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,C=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
O=new RegExp(`${p.source}|${S.source}|${C.source}`,"gu"),[v,N]=[2,100];async function $(e,t){if(e.search(O)<0)return;let n="";const s=[];let o=0;const i=r=>{n+=
e.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of e.matchAll(O)){const f=t.step((c-o)*v+N);f&&await f,i(c),o=c+r.length;const l=tt(r);for(let h=0;h<
l.length;h++)s.push(l.length===r.length?c+h:c);n+=l}const a=t.step((e.length-o)*v);return a&&await a,i(e.length),s.push(e.length),{text:n,places:s}}const Y=({places:e},t,n)=>({
start:e[t],end:Math.max(e[n-1]+1,e[n])});function tt(e){if(p.test(e))return"";const t=S.exec(e)?.[0];return t===void 0?e.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}var A=u(78157);const L=32768,U=20;async function k(e,{opening:t,reach:n},s,o){if(e.length<=L)return s(e);const i=[];
for(let a=0,r=0;a<e.length;a=r){r=Math.min(a+L,e.length);const c=r<e.length?e.slice(r-n+1,r).indexOf(t):-1;c>=0&&(r+=c-n+1),i.push(s(e.slice(a,r)));const f=o.step(
L*U);f&&await f}return i.join("")}const V="nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro pa\
ra middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml\
 ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave e\
acute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml",Q=160,J=new Map([
...V.split(" ").map((e,t)=>[e,String.fromCharCode(Q+t)]),...Object.entries({amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}),...Object.entries({OElig:"Œ",oelig:"œ",Scaron:"\
Š",scaron:"š",Yuml:"Ÿ"}),...Object.entries({ensp:" ",emsp:" ",thinsp:" ",zwnj:"‌",zwj:"‍",lrm:"‎",rlm:"‏"}),...Object.entries({ndash:"–",mdash:"\
—",lsquo:"‘",rsquo:"’",ldquo:"“",rdquo:"”"})]),_=10,q=(e,t)=>k(e,{opening:"&",reach:_},et,t),et=e=>e.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}[1-4]{0,2}));/gi,
(t,n,s,o)=>{if(o!==void 0)return J.get(o)??J.get(o.toLowerCase())??t;const i=n===void 0?parseInt(s,16):parseInt(n,10);return i<=1114111?String.fromCodePoint(i):
t}),[it,xt]=[100,2];async function Un(e,t,n){const s=new Wn(e);let[o,i]=[!0,0];for(let a=e.indexOf("<");a>=0;a=e.indexOf("<",Math.max(s.end,a+1))){const r=n.step(
it+(a-s.end)*xt);if(r&&await r,e.startsWith(ue,a)){i>=0&&i<a&&(i=e.indexOf(Wt,a)),s.cut(a,a+ue.length,"",i);continue}const c=o&&e.startsWith("<!--",a),f=c?e.indexOf(
"-->",a+4):-1;o=!c||f>=0;const l=f>=0?f+3:Kn(e,a);l!==void 0&&s.cut(a,l,f>=0?"":t,i)}return s.cut(e.length,e.length,"",i),s.text}const ue="<![CDATA[",Wt="]]>",Gn=1e4;
class Wn{whole;end=0;blocks=[];parts=[];constructor(t){this.whole=t}get text(){return this.blocks.join("")+this.parts.join("")}cut(t,n,s,o){const{whole:i,end:a,
parts:r}=this;o>=a&&o<t&&i.startsWith(Wt,o)?r.push(i.slice(a,o),i.slice(o+Wt.length,t),s):r.push(i.slice(a,t),s),this.end=n,!(r.length<Gn)&&(this.blocks.push(r.
join("")),this.parts=[])}}const[jn,he,$n,kn]=[60,62,34,39],Hn=1<<20;function Kn(e,t){let n,s;const o=Math.min(e.length,t+Hn);for(let i=t+1;i<o;i++){const a=e.charCodeAt(
i);if(a===jn)return s;if(a===he&&n===void 0)return i+1;a===he?s??=i+1:a===n?n=void 0:n===void 0&&(a===$n||a===kn)&&(n=a)}return s}const zn=/[^\P{Cc}\t-\r\x7f-\x9f]/u,
Vn=1<<20,Zn=3,Xn=/(?:%[0-9a-f]{2})+/gi,ge=3;async function*pe(e,t){const n=(0,A.bS)(e).toString("latin1");let s=n;const o=a=>({text:s=a,isDecoded:!0});yield{text:n,
isDecoded:!1},/[\x80-\xff]/.test(n)&&(yield{text:s=(0,A.bS)(e).toString("utf8"),isDecoded:!1}),n.includes("\0")&&(s=await k(n,{opening:"\0",reach:1},a=>a.replaceAll(
"\0",""),t),yield{text:s,isDecoded:!1});let i=n;for(let a=0;a<Zn&&/%[0-9a-f]{2}/i.test(i);a++)i=await k(i,{opening:"%",reach:ge},Jn,t),/[\x80-\xff]/.test(i)&&(yield{
text:i,isDecoded:!0}),yield o(Buffer.from(i,"latin1").toString("utf8"));yield*me(s,t);for(const a of Yn(e,n))yield{text:a,isDecoded:!0},yield*me(await k(a,{opening:"\
%",reach:ge},Qn,t),t)}async function*me(e,t){if(e.includes("?")&&e.includes("+")&&(yield{text:e.replaceAll("+"," "),isDecoded:!0}),e.includes("&")&&(yield{text:await q(
e,t),isDecoded:!0}),e.includes("<"))for(const n of[""," "]){const s=await Un(e,n,t);yield{text:s.includes("&")?await q(s,t):s,isDecoded:!0}}}function*Yn(e,t){const n=t.
startsWith("þÿ"),s=t.startsWith("ÿþ");if(!(n||s||e.length<=Vn&&zn.test(t))||e.length<2)return;const i=(0,A.bS)(e.subarray(0,e.length&-2));n||(yield i.toString(
"utf16le")),s||(yield Buffer.from(i).swap16().toString("utf16le"))}const Jn=e=>e.replace(/%([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16))),Qn=e=>e.
replace(Xn,t=>Buffer.from(t.replaceAll("%",""),"hex").toString("utf8")),_n=500;async function At(e,t,n){const s=(0,T.g7)(e);if(s.length===e.bytes.length&&qn.test(
s)&&!s.includes(`-
`)&&E(t,s))return;const i=s.replace(ts,""),a=await t(i);if(a.length>0){const w=(0,T.wx)(F(i,a));return await gt(w.bytes,t,n)?jt:w}const r=await $(i,n),c=r?(await t(
r.text)).map(({start:w,end:M})=>Y(r,w,M)):[];if(c.length===0)return await gt(e.bytes,t,n)?jt:void 0;const f=F(i,c),l=await $(f,n);return l&&(await t(l.text)).length>
0||await gt((0,T.wx)(f).bytes,t,n)?jt:(0,T.wx)(f)}const qn=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,we="\x1B",ts=new RegExp(`${we}[a-zA-Z]{2,8}${we}`,"g"),jt=new d.Mx(new Uint8Array(
0));async function gt(e,t,n,s=!0){for await(const o of pe(e,n)){if(await ye(o,t,n,s)>0)return!0;const i=n.step(es*e.length);i&&await i}return!1}async function ye({
text:e,isDecoded:t},n,s,o){const i=E(n,e)?0:(await n(e)).length,a=o&&t&&i===0?await $(e,s):void 0;return a?(await n(a.text)).length:i}const es=4;async function Ot(e,t,n){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof d.Z6?i.dict:i;if(!(!(a instanceof d.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}const f=e.job.pace.step(_n);f&&await f;const l=await At(c,n,e.job.
pace);l&&(a instanceof d.Bi?a.set(r,l):a[r]=l,s++)}}return s}function*ns(e,t){const n=(0,b.y)((0,R.iw)(e,t)),s=o=>{const i=Se(n,o);return i.width>0&&i.height>0?
i:void 0};for(const o of e.array(e.entry(e.pages.number(t),"Annots"))??[]){const i=e.dict(o);if(!i||!(0,d.Eo)(e.resolve(i.get("Subtype")),"Redact"))continue;const a=(e.
array(i.get("QuadPoints"))??[]).map(f=>Number(e.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[l,h]=[0,1].map(M=>[0,2,4,6].map(I=>a[f+I+M])),w=s([(0,G.YG)(
l),(0,G.YG)(h),(0,G.Kf)(l),(0,G.Kf)(h)]);w&&(yield w)}const r=(0,R.b0)(e,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function Se(e,t){const[n,s,o,i]=(0,P.
zl)(e,t);return{x:n,y:s,width:o-n,height:i-s}}const ss=4;async function os(e,t){t.size!==0&&await(0,y.L)(e,(n,s)=>{const o=t.get(s),i=o&&(0,R.b0)(e,n.get("Rect"));
if(!o||!i)return!1;const a=Se((0,b.y)((0,R.iw)(e,s)),i);return e.job.pace.add(o.length*ss),o.some(r=>(0,m.EF)(a,r))})}const is=["ActualText","Alt","E","T"];async function as(e,t,n){
const s=new Set([...t.keys()].map(a=>e.pages.number(a)));let o=0;for(const a of s)for(const r of e.array(e.entry(a,"Annots"))??[]){const c=e.dict(r),f=c?await Ot(
e,c,n):0;f>0&&(0,d.i9)(r)&&e.edit(r),o+=f}for(const a of t.keys()){const r=e.pages.attribute(a,"Resources"),c=e.dict(e.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const l=await Ot(e,e.dict(f)??null,n);l>0&&(0,d.i9)(f)?e.edit(f):l>0&&(0,d.i9)(r)&&e.edit(r),o+=l}}const{live:i}=await(0,j.Gy)(e);for(let a=1;a<i.
length;a++){const r=i[a]===1?e.dict(e.get(a)):void 0,c=e.job.pace.step(300);if(c&&await c,!(!r||!(0,g.Uc)(r)||!rs(r,s)))for(const f of is){const l=await Ot(e,[e.
resolve(r.get(f))],n);l>0&&(e.edit(a),r.delete(f)),o+=l}}return o}function rs(e,t){const n=e.get("Pg");return!(0,d.i9)(n)||t.has(n.number)}var be=u(91519),cs=u(
87826),$t=u(14029),fs=u(61281),ls=u(52404);const ft=5e4,ds=20;function us(e,t,n){const s=new Map;if(!e)return s;const o=e.areas??e.matches;if(!Array.isArray(o))
throw Pt(["must have a list under areas, or under matches"]);if(o.length>ft)throw Pt([`has ${o.length} areas, and at most ${ft} are allowed`]);const i=[],a=new Set(
t);let r=0;for(const[c,f]of o.entries()){const l=hs(f,n);if(typeof l=="string")i.push(`area ${c+1} ${l}`);else if(!a.has(l.page))i.push(`area ${c+1} is on page ${l.
page}, which pages does not name`);else for(const h of l.boxes)(0,G.vH)(s,l.page-1,h);if(typeof l!="string"&&(r+=l.boxes.length),r>ft)throw Pt([`has more than ${ft}\
 boxes, and at most ${ft} are allowed`]);if(i.length===ds)break}if(i.length>0)throw Pt(i);return s}const Pt=e=>(0,D.G6)([{field:"redact_areas",message:e.join(";\
 ")}]),Te=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function hs(e,t){if(!Te(e))return"must be an object with page and box";const{page:n}=e;if(typeof n!=
"number"||!Number.isInteger(n)||n<1||n>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(e.boxes)?e.boxes:[e.box??e]).map(gs);return o.some(i=>i===
void 0)||o.length===0?"must have boxes with x, y, width and height in points, which are greater than 0":{page:n,boxes:o}}function gs(e){if(!Te(e))return;const[t,
n,s,o]=["x","y","width","height"].map(a=>e[a]);return[t,n,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:n,width:s,height:o}:void 0}var ps=u(
81627),bt=u(36078),ms=u(99876);async function ws(e,t,n,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{
kinds:i,pages:a}=await(0,ms.F)(e,Uint32Array.from([...o.keys()],c=>c+1)),r=new ps.B(e);await r.inspect(a);for(const c of a){const f=(0,P.DI)((0,b.y)(i[c.kind])),
l=new Set,h=[];for(const w of o.get(c.index)??[]){const M=e.job.pace.step(ys);M&&await M;const I=Ss(w,f);if(l.has(I))continue;l.add(I);const B=s?.placementIn(w,
f);B!==void 0&&h.push(B)}await r.over(c,{resources:s?[s.addition]:[],operators:([w])=>{const M=w===void 0?[]:h.map(I=>`${(0,bt.qK)(w,I)}
`);return`/Artifact BMC q ${n==="black"?0:1} g ${[...l].join(`
`)} f Q
${M.join("")}EMC
`}})}}const ys=1500;function Ss({x:e,y:t,width:n,height:s},o){const[i,a,r,c]=(0,P.zl)(o,[e,t,e+n,t+s]);return`${(0,bt.id)(i)} ${(0,bt.id)(a)} ${(0,bt.id)(r-i)} ${(0,bt.
id)(c-a)} re`}var pt=u(58006),bs=u(7854),kt=u(56681),Ts=u(8510),Ht=u(52829),Cs=u(71856),Kt=u(32488),Ce=u(52755),mt=u(9819);const Ms=300;async function Es(e){const t=new Map;
if(!(0,mt.Wo)(e,"AcroForm"))return t;const{fields:n}=await Ce.mO.read(e);for(const{flags:s,kind:o,widgets:i}of n)if(!(o!=="text"||(s&Ce.qA)===0))for(const{dict:a}of i){
for(const c of e.dict(a.get("AP"))?.values()??[]){const f=e.resolve(c);for(const l of(0,d.Zm)(f)?f.values():[c]){const h=e.resolve(l);(0,d.i9)(l)&&h instanceof d.
Z6&&t.set(l.number,h.dict.get("Resources"))}}const r=e.job.pace.step(Ms);r&&await r}return t}var vt=u(82416),Dt=u(37709),ct=u(85008);const[xs,As]=[4,100];async function Os(e,t){
const n=[],s=[];let o=0;const i=r=>{n.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ct.An||f===ct.Cd?(s.push({at:o,from:r,to:c}),i((0,A.bS)((0,vt.E3)(e,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*xs)):f===ct.QR&&o>0&&i(`
`)};return await(0,Dt.Jo)(e,t,a,!0),{text:n.join(""),pieces:s}}async function Ps(e,t,n){const{text:s,pieces:o}=await Os(e,n),i=await t(s);if(i.length===0)return e;
const a=[];let[r,c]=[0,0];for(const[f,{at:l,from:h,to:w}]of o.entries()){const M=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<M;r++)c=Math.max(c,i[r].end);l<
c&&a.push({from:h,to:w,text:"()"});const I=n.step(As);I&&await I}return(0,kt.E$)(e,a,n)}var zt=u(3449),Vt=u(71157);async function Me(e,{inText:t,inCodes:n},s,o){
if(e.shown.length===0)return;const i=await Zt(e,o);if(await It(e,i,Yt,await t(i.text),s,o),e.shown.some(({hasNoSize:r})=>r)){const r=await Zt(e,o,Ds);await It(e,
r,Yt,await t(r.text),s,o)}const a=await Rs(e,o);await It(e,a,Ws,await n(a.text),s,o)}async function vs(e,t,n,s){const{text:o,starts:i}=await Zt(e,s,()=>!0),a=[];
for(let f=0;f<o.length;f++)o[f]!==" "&&a.push(f);const r=s.step(o.length*Xt);r&&await r;const c=(await t(o.replaceAll(" ",""))).map(({start:f,end:l})=>({start:a[f],
end:a[l-1]+1}));await It(e,{text:o,starts:i},Yt,c,n,s)}const Ds=(e,t)=>e.hasNoSize&&t.hasNoSize;async function Zt({shown:e},t,n){const s=[];let o="";for(const[i,
a]of e.entries()){const{text:r}=a;s.push(o.length);const c=e[i+1],f=c!==void 0&&(c.follows||n?.(a,c)===!0);o+=f?r:`${r}
`;const l=t.step((r.length+1)*Xt);l&&await l}return{text:o,starts:s}}const Is=10;async function Rs({shown:e},t){const n=[];let s=0;for(const{elements:a}of e){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of e){n.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*Xt);c&&await c}o[i++]=Is}return{text:(0,A.bS)(o).toString("lati\
n1",0,i),starts:n}}async function It({shown:e},{text:t,starts:n},{lengthOf:s,countsCodes:o,gapOf:i},a,r,c){if(a.length===0)return;const f=await Bs(a,t.length,c);
let l=-1;for(const{start:h,end:w}of a)for(let M=Math.max(Gs(n,h),l+1);M<n.length&&n[M]<w;M++){l=M;const{font:I,elements:B,first:H}=e[M];let Z=n[M],st=H;for(const nt of B){
if(typeof nt=="number")Z+=i(nt);else{let Gt=0;for(const hr of I.glyphs(nt)){const Ln=o?I.partEnd(nt,Gt,1):Gt,Nn=s(hr,nt,Gt,Ln);Fs(f,Z,Nn)&&r.add(st),Z+=Nn,st++,
Gt=Ln}}const Et=c.step(Us(nt));Et&&await Et}}}async function Bs(e,t,n){const s=new Uint8Array(t);for(const{start:o,end:i}of e){s.fill(1,o,i);const a=n.step(Ns+(i-
o>>3));a&&await a}return s}function Fs(e,t,n){for(let s=t;s<t+n;s++)if(e[s]===1)return!0;return!1}const[Ls,Xt,Ns]=[100,4,20],Us=e=>(typeof e=="number"?1:e.length+
1)*Ls;function Gs(e,t){let n=0;for(let s=e.length-1;n<s;){const o=n+s+1>>1;e[o]<=t?n=o:s=o-1}return n}const Yt={lengthOf:({text:e})=>e.length,countsCodes:!1,gapOf:e=>e<
Vt.t6?1:0},Ws={lengthOf:(e,t,n,s)=>{let o=0;for(let i=n;i<s;i++)t[i]!==0&&o++;return o},countsCodes:!0,gapOf:()=>0};var js=u(64680),Ee=u(45079);async function xe(e,t,n){
const s=new Map,o=new Set;for(const{lists:i}of t)for(const{stream:a,tag:r,operator:c,from:f,to:l,dict:h}of i){const w=`${a} ${f}`;if(o.has(w)||(o.add(w),await Ot(
e,h,n)===0))continue;const M=new js.k(256);(0,Ee.bD)(M,h,Ee.yT);const I=`${r} ${Buffer.from(M.bytes).toString("latin1")} ${c}`;(0,G.vH)(s,a,{from:f,to:l,text:I})}
return s}var Rt=u(94389);const Ae=120,$s=new Set([65536,1330926671,1953658213]),Jt=132;async function ks(e,t,n){let s;for(const[o,i]of t){const a=e.subarray(o,Math.
max(o,Math.min(i,e.length)));for(const{text:r,width:c,offset:f}of Ks(a))for(const l of E(n,r)?[]:await n(r))s??=e.slice(),Hs(s,l,{start:o+f,width:c})}return s}function Hs(e,t,{
start:n,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(e[n+2*o]=0),e[n+s*o+s-1]=Ae}function Ks(e){const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString(
"latin1"),n=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return n;for(const s of[0,1]){const o=Buffer.from(e.slice(s,s+(e.length-s&-2)));n.push({text:o.swap16().
toString("utf16le"),width:2,offset:s})}return n}function zs(e){if(e.length<12)return[];const t=new DataView(e.buffer,e.byteOffset,e.byteLength);if($s.has(t.getUint32(
0)))try{const i=(0,Rt.tI)(t).get("name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(e[0]!==37&&e[0]!==128)return[[0,e.length]];const n=Buffer.from(e.buffer,
e.byteOffset,e.length).toString("latin1"),s=n.slice(0,Math.max(n.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function Vs(e){if(e.length<Jt||Buffer.from(e.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(e.buffer,e.byteOffset,e.byteLength),n=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<n&&
Jt+12*(o+1)<=e.length;o++){const[i,a]=[4,8].map(r=>t.getUint32(Jt+12*o+r));s.push([i+8,i+a])}return s}function Oe(e){return[...Buffer.from(e.buffer,e.byteOffset,
e.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:n,index:s})=>[s+1,s+n.length])}const Zs=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,Xs=300;async function Ys(e,t,n){
const s=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(Zs)){const f=n.step(Xs+a.length);f&&
await f;const l=Js(r);l.length<2||E(t,l)||(await t(l)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+
s.slice(i),"latin1")}function Js(e){const t=Buffer.from(e.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const Qs=new Set(
`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),Pe=32,_s=/<[0-9a-f\s]{0,4096}>|[a-z]+/gi,qs=new Set(Buffer.from(`
\r>`)),ve=1<<20;async function to(e,t,n){const s=await De(e,n),o=await t((0,A.bS)(s).toString("latin1"));if(o.length===0)return;const i=e.slice();for(const{start:a,
end:r}of o)for(let c=a;c<r;c++)s[c]>Pe&&!eo.has(s[c])&&(i[c]=Ae);return i}const eo=new Set(Buffer.from("/()<>[]{}%"));async function De(e,t){const n=e.slice();for(let s=0,
o=0;s<n.length;s=o){for(o=Math.min(s+ve,n.length);o<n.length&&!qs.has(n[o]);)o++;const i=Buffer.from(n.buffer,n.byteOffset+s,o-s).toString("latin1");for(const{0:r,
index:c}of i.matchAll(_s))(r.startsWith("<")||Qs.has(r))&&n.fill(Pe,s+c,s+c+r.length);const a=t.step(2*ve);a&&await a}return n}var at=u(81077),no=u(30201);const Ie=new Set(
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
so=/New|Roman|Sans|Serif|Mono|Bold|Italic|Oblique|Regular|Light|Medium|Semi|Demi|Heavy|Extra|Ultra|Black|Thin|Book|Condensed|Compressed|Narrow|Wide|Unicode|Neue|Pro|Std|Schoolbook|Gothic|Mincho|Code|Text|Display|Slab|Script|Old|Style|Antiqua|Linotype|Math|Symbols?|Dingbats|Emoji|Console|Typewriter|Handwriting|Humanist|Next|Nova|Rounded/g;
function oo(e){const t=Ie.has(e)?e:Re.exec(e)?.[0]??e;return e.slice(t.length).replace(so," ").split(/[^\p{L}\p{N}]+/u).filter(n=>n!=="")}const Be=e=>Ie.has(e)||
Re.test(e)||(0,no.u)(e)!==void 0,Qt=4,io=60,ao=e=>/[\x80-\xff]/.test(e)?Buffer.from(e,"latin1").toString("utf8"):e,ro=["redacted-","removed-","name-","x-"];class co{find;seen=new Set;names=new Map;constructor(t){
this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,n){const s=[n];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof
d.Z6?o.dict:o;if(i instanceof d.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)s.push(r);else if(i instanceof d.Bi)for(const[r,c]of i){if(this.add(
r),r==="DA"&&c instanceof d.Mx)for(const f of Le((0,at.Pu)(c)))this.add(f);s.push(c)}const a=t.job.pace.step(io);a&&await a}}add(t){t.length>=Qt&&this.seen.add(
t)}async settle(){const t=await _t([...this.seen],this.find);if(t.length===0)return;const n=await Ne(this.find);for(const s of t)this.names.set(s,`${n}${this.names.
size+1}`)}}async function _t(e,t){const n=[];for(const s of await qt(e,t)){const o=Be(s)?oo(s):[s];(await qt(o,t)).length>0&&n.push(s)}return n}async function fo(e,t){
const n=new Set(await _t(Le(e),t));return n.size===0?e:e.replace(Fe,s=>n.has(s.slice(1))?"":s)}const Fe=/\/[^\s/()<>[\]{}%]+/g,Le=e=>Array.from(e.matchAll(Fe),([
t])=>t.slice(1));async function Ne(e){for(const t of ro)if((await e(`${t}1`)).length===0)return t;return""}async function qt(e,t){const n=[];let s="";for(const a of e)
n.push(s.length),s+=`${ao(a)}
`;if(s==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;i+1<n.length&&n[i+1]<=a;)i++;const c=e[i];
r-a>=Qt&&r<=(n[i+1]??s.length)-1&&o.add(c)}return[...o]}function lo(e,t){return(e.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Qt||!Number.isNaN(Number(s))).join(" ")}const[uo,Ue]=[4,3],ho=10;async function go(e,t){
const n=new po(e);return await(0,Dt.Jo)(e,t,(s,o)=>n.take(s,o)),n.end()}class po{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(A.IQ)}take({start:t,end:n},s){this.sign>=0&&this.lookBetween(t,n),s===ct.An||s===ct.Cd?this.
addString(t,n):s===ct.QR?(this.used>0&&(this.codes[this.used++]=ho),n-t>Ue&&this.words.add(this.text(t,n))):s===ct.o_?n-t>uo&&this.names.add((0,vt.MQ)(this.content,
t+1,n)):s===ct.Ho&&this.images.push({from:t,to:n,text:""})}lookBetween(t,n){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(A.IQ,o)),this.sign>=0&&
this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=n}addString(t,n){const{codes:s}=this,o=(0,vt.E3)(this.content,t,n);let{used:i}=this;for(let a=0;a<o.length;a++){
const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,n)=>(0,A.bS)(this.content).toString("latin1",t,n);end(){const{content:t,codes:n,used:s,names:o,words:i,images:a,
comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,A.bS)(n).toString("latin1",0,s),comments:r,names:o,words:i,images:a}}}async function mo(e,{
names:t,words:n,images:s},o,i,a){const r=new Set(await qt([...n],o)),c=r.size===0?[]:await wo(e,r,a);for(const{from:f,to:l}of s)(await i((0,A.bS)(e).toString("l\
atin1",f,l))).length>0&&c.push({from:f,to:l,text:"\0".repeat(l-f)});return c.sort((f,l)=>f.from-l.from),{names:await _t([...t],o),cuts:c}}async function wo(e,t,n){
const s=[];return await(0,Dt.Jo)(e,n,({start:o,end:i},a)=>{a===ct.QR&&i-o>Ue&&t.has((0,A.bS)(e).toString("latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function yo(e,t,n){
const s=[];return await(0,Dt.Jo)(e,n,({start:o,end:i},a)=>{const r=a===ct.o_?t.of((0,vt.MQ)(e,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.
length===0?e:(0,kt.E$)(e,s,n)}const So=100;async function Ge(e,t,n,s){for(const o of n){const i=s.step(So);i&&await i;const a=t.shownAt(o);let r=e.get(a.stream);
r||e.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),c.glyphs.add(o-a.first)}}var We=u(21115);const je=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,
bo=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,To=new Set(
[...Object.keys(We.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim","stFnt","st\
Mfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function $e(e){const t=(0,A.bS)(e).toString(
"latin1");return Buffer.from(t.replace(je,n=>" ".repeat(n.length)),"latin1")}const Co=new RegExp(`${je.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),Mo=400;async function Eo(e,t){
const n=new Set;for(const[s]of(0,A.bS)(e).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(Co)){const f=a??r;c!==void 0?n.
add(c.slice(c.indexOf(":")+1)):f!==void 0&&(To.has(i)||n.add(i),!bo.test(f)&&!xo.has(f)&&n.add(f));const l=t.step(Mo+o.length);l&&await l}return[...n].join(`
`)}const xo=new Set(Object.values(We.dK));function Ao(e){const t=(0,A.bS)(e).toString("latin1"),n=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;n.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(n.join("")+t.slice(s),
"latin1")}const Oo=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Po(e){return e[0]===254&&e[1]===255||e[0]===255&&e[1]===254||!Oo.test((0,A.bS)(e).toString("latin1"))}const vo=/[ -~](?:\0*[ -~]){3,}/g,
Do=e=>Array.from((0,A.bS)(e).toString("latin1").matchAll(vo),({0:t,index:n})=>({start:n,text:t.replaceAll("\0","")})),Io=16384,Ro=10,ke=Buffer.of(255,217);async function Bo(e,t,n){
const s=e.encoded(t),o=Math.max(s.length-Io,0),i=Fo(e,t,s);if(i>=0)return(await n((0,A.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=e.job.
pace.step((s.length-o)*Ro);a&&await a;const r=Do(s.subarray(o));if(!(r.length===0||(await n(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await n(f)).length>0&&Lo(e,t,s,o+c))return o+c}}function Fo(e,t,n){const s=e.resolve((e.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,d.Eo)(s,"ASCIIHexDecode")?">":(0,d.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,A.bS)(n).indexOf(o);return i<
0?-1:i+o.length}function Lo(e,t,n,s){const o=e.decodedPart(t);if(o)return e.decodedPart(new d.Z6(t.dict,n.slice(0,s)))?.data.length===o.data.length;const[i,...a]=e.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,d.Eo)(e.resolve(i),"DCTDecode")&&s>=(0,A.bS)(n).lastIndexOf(ke)+ke.length&&n.includes(
217)}const No={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"\
form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function He(e,t,n){return t?t===e.dict(e.trailer.
get("Info"))?"the properties of the document":(0,g.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(e.resolve(t.get("Subtype")),"Widget")?"form fields":"a\
nnotations":t.has("FT")?"form fields":(0,d.Eo)(e.resolve(t.get("Type")),"OCG")?"layers":n==="Title"&&t.has("Parent")?"bookmarks":No[n]??"other entries":"other e\
ntries"}const lt=100,Ke=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Uo=new Set(["Dest","D","S","C","AS","V","DV"]),Go=new Set(["DA","Registry","Ordering",
"CharSet","Panose","CheckSum","Lookup","NS"]),Wo=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,jo=new Set(["Root","Info","ID","Encrypt"]),$o=1e3,ko=48,
Ho=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Tt=e=>e instanceof d.Bi||Array.isArray(e);class Ko{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:n,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=n,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,n){const{document:s}=this;this.prefix=await Ne(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!n(c)||(0,d.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof d.SX){n(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const l=n(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(l||h)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[n,s]of[...t]){const o=n==="ID"?await this.isTextual(
s):!(0,d.i9)(s)&&n!=="Encrypt"&&await this.object([s]);this.edits&&(o||!jo.has(n))&&t.delete(n)}}async isTextual(t){for(const n of this.document.array(t)??[])if(n instanceof
d.Mx&&(await this.inCodes((0,at.Pu)(n))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,n=(0,mt.Wo)(t,"Names"),s=(0,mt.Wo)(
t,"StructTreeRoot");return[...[...n?.dict.keys()??[]].map(o=>({holder:n.dict,number:n.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:n}){let s=!1;for(const[o]of await(0,at.Zc)(this.document,t.get(n),"Names"))!(o instanceof d.Mx)||!await At(o,this.find,
this.document.job.pace)||(this.rename((0,at.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:n}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof d.Z6?o.dict:o,a=n.job.pace.step(lt);if(a&&await a,Array.isArray(i))for(const r of i)
Tt(r)&&s.push(r);if((0,d.Zm)(i)){for(const[r,c]of i)Ke.has(r)&&await this.nameAll(c),Tt(c)&&s.push(c);n.job.pace.add(lt*i.size)}}}async nameAll(t){const n=this.
document.resolve(t);if(!(0,d.Zm)(n))return;const s=(0,d.i9)(t)?t.number:n;if(!this.searched.has(s)){this.searched.add(s);for(const o of n.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await At((0,d.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let n=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof d.Z6?o.value.dict:o.value;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&ze(i)){await this.palette(i)&&(n=!0);continue}const a=i instanceof d.Bi?i:o.dict;for(const[c,f]of i.entries()){const l=this.document.job.pace.step(lt);l&&await l;
const h=typeof c=="string"?c:o.key,w=this.mayChange(f)?await this.entry(a,h,f):void 0;if(w===void 0){Tt(f)&&s.push({value:f,dict:a,key:h});continue}n=!0,this.note(
He(this.document,a,h)),this.edits&&(i instanceof d.Bi?i.set(c,w):i[c]=w)}i instanceof d.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(n=!0);const r=this.document.
job.pace.step(lt);r&&await r}return n}async usesOfScalars(t){const{document:n}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({value:n.get(
o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof d.Z6?a.value.dict:a.value;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;
const c=r instanceof d.Bi?r:a.dict;for(const[l,h]of r.entries()){const w=Array.isArray(r)&&ze(r)?"Lookup":typeof l=="string"?l:a.key,M=n.job.pace.step(lt);M&&await M,
(0,d.i9)(h)?s.set(h.number,{dict:c,key:w}):Tt(h)&&i.push({value:h,dict:c,key:w})}const f=n.job.pace.step(lt);f&&await f}}return s}async scalar(t,n,s){const{document:o}=this,
{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=n instanceof d.SX?this.names.of(n.text):void 0,c=r===void 0?await this.entry(i,a,n):new d.SX(r);c!==void 0&&(this.
note(He(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const n=t[3];return!(n instanceof d.Mx)||(await this.inCodes((0,at.Pu)(n))).length===0?!1:(this.note("f\
onts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(n.bytes.length))),!0)}async renameNames(t){const{names:n,document:s}=this;let o=!1;const i=[t];for(let a=i.
pop();a!==void 0;a=i.pop()){const r=a instanceof d.Z6?a.dict:a;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;if(r instanceof d.Bi&&[...r.keys()].some(f=>n.
of(f)!==void 0)){const f=[...r];r.clear();for(const[l,h]of f)r.set(n.of(l)??l,h);o=!0}for(const[f,l]of r.entries()){const h=s.job.pace.step(lt);h&&await h;const w=l instanceof
d.SX?n.of(l.text):void 0;if(w===void 0){Tt(l)&&i.push(l);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(w)):r[f]=new d.SX(w)}const c=s.job.pace.step(lt);c&&await c}
return o}async technical(t,n){const s=(0,at.Pu)(n);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=lo(s,this.names);return i===s||(await this.
inNames(s)).length===(await this.inNames(i)).length?void 0:(0,d.Px)(i)}if(t==="CharSet"){const i=await fo(s,this.inNames);return i===s?void 0:(0,d.Px)(i)}if(!(t===
"CheckSum"||Be(s)||Wo.test(s)||(await this.inCodes(s)).length===0))return t==="Panose"?new d.Mx(new Uint8Array(n.bytes.length)):(0,d.Px)("")}mayChange(t){return t instanceof
d.Mx||t instanceof d.SX&&this.renamed.size>0||typeof t=="number"&&t>=$o}async entry(t,n,s){if(s instanceof d.SX){const a=Uo.has(n)||n==="RoleMap"?this.renamed.get(
`/${s.text}`):void 0;return a===void 0?void 0:new d.SX(a)}if(s instanceof d.Mx&&Go.has(n))return this.technical(n,s);if(typeof s=="number")return this.number(t,
n,s);if(!(s instanceof d.Mx)||n==="Contents"&&s.bytes[0]===ko&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,at.Pu)(s));if(o!==void 0)return(0,d.Px)(o);const i=await At(
s,this.find,this.document.job.pace);return i&&Ho.has(n)?(0,d.Px)(""):!i||n!=="T"||!t||!zo(t)?i:(this.rename((0,at.Pu)(s)),(0,d.Px)(this.renamed.get((0,at.Pu)(s))))}async number(t,n,s){
return t!==void 0&&(t===this.properties||n==="V"&&t.has("N"))&&(await this.find(String(s))).length>0?0:void 0}renameKeys(t,n){const s=[...t];if(!(Ke.has(n)||this.
isNaming(t))||!s.some(([i])=>this.renamed.has(`/${i}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(
`/${i}`)??i,a);return!0}isNaming(t){const{document:n}=this,s=n.dict(n.catalog.get("StructTreeRoot"));return[n.catalog.get("Dests"),s?.get("RoleMap"),s?.get("Cla\
ssMap")].some(o=>n.dict(o)===t)}async rebuild({holder:t,number:n,key:s}){const{document:o}=this,i=await(0,at.Zc)(o,t.get(s),"Names");o.edit(n);const a=(0,at.H6)(
o,await(0,at.r6)(o,i),"Names"),r=t.get(s);(0,d.i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,mt.Kd)(r,n))}}const ze=([e])=>(0,d.Eo)(e,"Indexed")||(0,d.Eo)(e,"I"),zo=e=>e.
has("FT")||e.has("Kids")||e.has("Parent")&&!e.has("Contents");var rt=u(47212);const Vo=100;class Ve{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,n,s,o,i,a){
this.document=t,this.searching=n,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new co(n.inNames),this.traced=new rt.Wz(t)}async run(t){const{
document:n,stays:s,renaming:o}=this,{live:i}=await(0,j.Gy)(n),a=c=>i[c]===1&&s[c]!==1,r=await(0,zt.d)(n,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(const[c,f]of await Es(n))a(c)&&await this.content(c,f,!0);for(let c=1;c<i.length;c++){if(!a(c)||!n.isStream(c))continue;await this.data(
c,r),await this.dataBeyond(c);const f=n.job.pace.step(Vo);f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(n,n.get(c));await o.settle(),this.note("names",
o.count),this.rewriter&&o.count>0&&await this.renameContent(i),await new Ko(n,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){
const{document:n,renaming:s}=this,{content:o,pages:i}=await(0,zt.d)(n,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=n.get(a);if(!(r instanceof
d.Z6))continue;const c=await this.decoded(r),f=await yo(c,s,n.job.pace);f!==c&&n.put(a,await(0,Ht.c)(n,r,f))}}note(t,n=1){this.findings+=n,n>0&&this.found.set(t,
(this.found.get(t)??0)+n)}async content(t,n,s=!1){const{document:o,searching:i}=this,{pace:a}=o.job,r=o.get(t);if(!(r instanceof d.Z6))return;const c=await this.
decoded(r),f=await this.traced.stream(c,n),{glyphs:l,count:h}=await this.choose(f,!1),w=l.size;await Me(f.trace,i,l,a),s&&await vs(f.trace,i.inText,l,a);const M=await xe(
o,[f.trace],i.inText);if(this.note("content that no page shows",Math.max(h,+(l.size>w))+M.size),await(0,rt.FU)(f,l,a),await this.use?.note(f.trace,a,l),!this.rewriter||
l.size===0&&M.size===0)return;const I=new Map;await Ge(I,f.trace,l,a),await this.rewriter.inPlace(new Map([[0,t]]),[f.trace],{removals:I,others:M,images:new Map})}async decoded(t){
const n=await(0,Kt.on)(this.document,t);if(!n)throw Ze();return n.data}async data(t,{content:n,fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof
d.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,a,c,f)):Xo(i,r)?this.rewriter||await this.otherData(t,a):Zo(i,r)?await this.
colorData(t,a):n.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(t,a,f)):await this.otherData(t,a)}async once(t,n,s){const{document:o,searching:i}=this,
{clean:a}=i,r=(0,bs.m)(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);f&&await f;const l=()=>r===void 0?void 0:a.markOf(c,`${n} ${r}`),h=l();if(h!==void 0&&
a.has(h))return;const w=this.findings,M=(await(0,Kt.on)(o,t))?.data;await s(M),h!==void 0&&M&&this.findings===w&&l()===h&&a.add(h)}async hiddenStrings(t,n,s){if(!s)
throw Ze();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.searching,{pace:f}=o.job,l=await go(s,f),h=l.comments.length>0&&await gt(Buffer.
concat(l.comments),c,f),w=(await a(l.strings)).length,{names:M,cuts:I}=await mo(s,l,r,a,f);for(const st of M)this.renaming.add(st);if(this.findings+=M.length,h&&
this.note("comments of content"),this.note("content that no page shows",w+I.length),!i||!h&&w===0&&I.length===0)return;const B=I.length>0?await(0,kt.E$)(s,I,f):
s,H=w>0?await Ps(B,a,f):B,Z=h?(await(0,Ts.f)(H,f)).content:H;o.put(t,await(0,Ht.c)(o,n,Z))}async fontData(t,n,s,o){const{inCodes:i,inText:a}=this.searching;if(s.
startsWith("FontFile"))return this.overwrite(t,n,o,zs);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,n,o,Oe);const r=this.document.get(t),c=r===n?
o:(await(0,Kt.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,l=f.step(c.length);l&&await l;const h=await Ys(c,a,f),w=await to(h??c,i,f);
(h||w)&&await this.replace(t,r,w??h),await gt(await De(w??h??c,f),i,f,!1)&&this.note("names")}async colorData(t,n){const{document:s}=this,o=s.resolve(n.dict.get(
"FunctionType"));o===4?await this.once(n,"function",i=>this.overwrite(t,n,i,Oe)):typeof o!="number"&&!(0,d.Eo)(s.resolve(n.dict.get("Subtype")),"Image")&&!n.dict.
has("ShadingType")&&await this.once(n,"profile",i=>this.overwrite(t,n,i,Vs))}async dataBeyond(t){const{document:n,searching:s}=this,o=n.get(t);if(!(o instanceof
d.Z6)||!o.dict.has("Filter"))return;const i=await Bo(n,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new d.Z6(new d.Bi(o.dict),n.encoded(o).slice(
0,i));this.rewriter&&n.put(t,a)}async overwrite(t,n,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(s);if(!a)return this.otherData(
t,n);if(a.length===0)return;const r=await ks(s,a,this.searching.inCodes);r&&await this.replace(t,n,r)}async replace(t,n,s){const{document:o}=this;this.note("fon\
ts and colors"),this.rewriter&&o.put(t,await(0,pt.S)(n,s,o.job))}otherData(t,n){const s=(0,Cs.In)(n)?"metadata":"streams";return this.once(n,s,o=>this.dataIn(s,
t,n,o))}async dataIn(t,n,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new D.zU("redaction_incomplete","A stream cannot\
 be read, because its compression is not known");const f=t==="metadata"?r:Po(o)?K(r,c):c,{pace:l}=i.job,h=[],w=t==="metadata"?$e(o):o,M=t==="metadata"?(await c(
await Eo(o,l))).length:0,I=f!==c&&await Xe(w,f,l);h.push(M,Number(I));for await(const nt of pe(w,l)){h.push(await ye(nt,f,l,f!==c));const Et=l.step(o.length);Et&&
await Et}if(this.note(t,(0,G.Kf)(h)),!a||h.every(nt=>nt===0))return;const B=await f((0,A.bS)(w).toString("latin1")),H=Buffer.from(F((0,A.bS)(o).toString("latin1"),
B),"latin1"),Z=t==="metadata"?$e(H):H;M>0||await Xe(Z,f,l)||await gt(Z,f,l,f!==c)?i.remove(n):i.put(n,(0,pt.n)(s,H,{compress:!1}))}}const Ze=()=>new D.zU("redac\
tion_incomplete","A content stream cannot be read, because its compression is not known");async function Xe(e,t,n){const s=await $((0,A.bS)(e).toString("utf8"),
n);return s!==void 0&&(await t(s.text)).length>0}function Zo(e,t){return["FunctionType","ShadingType","N"].some(n=>typeof e.resolve(t.get(n))=="number")||(0,d.Eo)(
e.resolve(t.get("Subtype")),"Image")}const Xo=(e,t)=>(0,d.Eo)(e.resolve(t.get("Type")),"EmbeddedFile");var Ye=u(42973),Yo=u(68973),Jo=u(36054),Qo=u(14118),_o=u(
1900),Bt=u(95340);const qo=6,dt=1,te=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class Je{document;shade;constructor(t,n){this.document=t,this.shade=n}async without(t,n){
const{document:s}=this,{image:o}=t[0],{width:i,height:a}=(0,Bt.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await _e(r,n,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:l,right:h,bottom:w})=>f<=0&&l<=0&&h>=i&&w>=a))return s.add(await this.overwrite(o,c))}async shows({
image:t,matrix:n},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,Bt.h)(o,t.dict);if(!(a>0&&r>0)||n[0]*n[3]===n[1]*n[2])return!1;const c=await _e([{matrix:n}],
s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,l=await this.draw(t),h=await Ft(o,l,3);return c.
some(({left:w,top:M,right:I,bottom:B})=>{for(let H=M+dt;H<B-dt;H++){const[Z,st]=[w+dt,I-dt].map(nt=>(H*l.width+nt)*3);for(let nt=Z;nt<st;nt++)if(h[nt]!==f)return!0}
return!1})}async overwrite(t,n){const{document:s,shade:o}=this,i=new d.Bi(t.dict),{dict:a}=t;for(const I of te)i.delete(I);if(s.resolve(a.get("ImageMask"))===!0)
return this.stencil(t,i,n,1);const[r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,d.cy)(c)||r instanceof d.Z6&&r.dict.has("Matte")||typeof a.get(
"SMaskInData")=="number")throw Qe("has an image whose mask cannot be written again");const f=await this.draw(t),l=await(0,_o.cE)(f,s.job.pace),h=await Ft(s,f,l?
3:1),{width:w,height:M}=f;for(const{left:I,top:B,right:H,bottom:Z}of n.map(st=>ee(st,w,M)))for(let st=B;st<Z;st++){const nt=l?3:1;h.fill(o,(st*w+I)*nt,(st*w+H)*
nt)}return i.set("ColorSpace",(0,d.UU)(l?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof d.Z6?i.set("SMask",s.add(await this.opaque(r,w,M,n))):
c instanceof d.Z6&&i.set("Mask",s.add(await this.maskOf(c,w,M,n))),this.pack(i,h)}async opaque(t,n,s,o){const i=await this.draw(t),a=await Ft(this.document,i,1);
for(const c of o.map(f=>tn(f,i.width/n,i.height/s,i)))for(let f=c.top;f<c.bottom;f++)a.fill(255,f*i.width+c.left,f*i.width+c.right);const r=new d.Bi(t.dict);for(const c of te)
r.delete(c);return r.set("ColorSpace",(0,d.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,a)}maskOf(t,n,s,o){const i=(0,Bt.h)(this.document,t.dict),
a=new d.Bi(t.dict);for(const c of te)a.delete(c);const r=o.map(c=>tn(c,i.width/n,i.height/s,i));return this.stencil(t,a,r,0)}async stencil(t,n,s,o){const i=await this.
draw(t),a=await Ft(this.document,i,1),{width:r,height:c}=i;for(const{left:h,top:w,right:M,bottom:I}of s.map(B=>ee(B,r,c)))for(let B=w;B<I;B++)a.fill(o*255,B*r+h,
B*r+M);const f=r+7>>3,l=new Uint8Array(f*c);for(let h=0;h<c;h++)for(let w=0;w<r;w++)a[h*r+w]>=128&&(l[h*f+(w>>3)]|=128>>(w&7));return n.set("ImageMask",!0),n.set(
"BitsPerComponent",1),this.pack(n,l)}async pack(t,n){return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.UU)("Image")),t.set("Filter",(0,d.UU)("FlateD\
ecode")),new d.Z6(t,await(0,Yo.uM)(this.document.job).deflate(n,qo))}async draw(t){const{document:n}=this,{job:s}=n,{width:o,height:i}=(0,Bt.h)(n,t.dict);if(!(o>
0&&i>0))throw Qe("has an image without a size");if(o*i>s.limits.pixels)throw(0,Ye.F)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make i\
t smaller first");const a=new d.Bi(t.dict);for(const M of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(M);a.set("Type",
(0,d.UU)("XObject")),a.set("Subtype",(0,d.UU)("Image"));const r=n.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),l=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(a,n.encoded(t)))})})});r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(l)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,Jo.uZ)(n,t);return(await Qo.YY.open(await(0,$t.UN)(r,{encryption:"none",draft:!0}),s,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const Qe=e=>new D.zU("redaction_incomplete",`The document ${e}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function _e(e,t,{width:n,height:s},o){const i=[];for(const{matrix:a}of e){
const r=o.step(t.length*ei+ti);r&&await r;const c=(0,P.DI)(a),f=(0,Vt.jY)(a);for(const l of t){if(!(0,m.EF)(f,l))continue;const[h,w,M,I]=(0,P.zl)(c,[l.x,l.y,l.x+
l.width,l.y+l.height]);i.push(qe([h*n,(1-I)*s,M*n,(1-w)*s],n,s))}}return i}const[ti,ei]=[200,20],qe=([e,t,n,s],o,i)=>ee({left:Math.floor(e)-dt,top:Math.floor(t)-
dt,right:Math.ceil(n)+dt,bottom:Math.ceil(s)+dt},o,i),ee=({left:e,top:t,right:n,bottom:s},o,i)=>({left:Math.min(Math.max(e,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(n,0),o),bottom:Math.min(Math.max(s,0),i)}),tn=({left:e,top:t,right:n,bottom:s},o,i,{width:a,height:r})=>qe([e*o,t*i,n*o,s*i],a,r);async function Ft({
job:e},t,n){const s=new Uint8Array(t.width*t.height*n);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)n===3&&(s[i++]=a[c+2]),s[i++]=
a[c+1],n===3&&(s[i++]=a[c]);const r=e.pace.step(2*a.length);r&&await r}return s}const ni=new Set(["Parent","P","Dest","B"]),si=300;async function en(e,t){const{
pages:n}=e,s=new Uint8Array(e.size);if(t.size===n.count)return s;const o=Array.from({length:n.count},(i,a)=>a);return await nn(e,o.filter(i=>!t.has(i)),i=>s[i]=
1),await nn(e,[...t],i=>s[i]=0),s}async function nn(e,t,n){const{pages:s,job:o}=e,i=new Uint8Array(e.size),a=new mt.b9(e),r=[],c=f=>{i[f]=1,n(f),r.push(e.get(f))};
for(const f of t){c(s.number(f));const l=s.attribute(f,"Resources");l!==void 0&&r.push(l);for(let h=r.pop();h!==void 0;h=r.pop()){if((0,d.i9)(h)){h.number<i.length&&
i[h.number]===0&&!oi(e,h.number)&&c(h.number);continue}const w=h instanceof d.Z6?h.dict:h;if(Array.isArray(w))for(const I of w)r.push(I);else if(w instanceof d.
Bi)for(const[I,B]of w)ni.has(I)||r.push(B);a.spend(1);const M=o.pace.step(si);M&&await M}}}function oi(e,t){const n=e.resolve(e.entry(t,"Type"));return(0,d.Eo)(
n,"Page")||(0,d.Eo)(n,"Pages")||e.pages.holds(t)}var ii=u(3133),ut=u(98446),ne=u(60660),ai=u(59071);async function ri(e,t,n){const{fragments:s,leafOf:o,hasElementTexts:i}=e.
page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,rt.Bc)(e,c.letters,c.text.length,n)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let l=!1;for(const{actualText:h}of(0,ne.Hy)(c))h!==void 0&&(await t(h)).length>0&&(l=!0);return a.set(c,l),l}}const sn=100,ci=["Ac\
tualText","Alt","E"];async function fi(e,t){const n=new Set,{page:s,trace:o}=e;if(o.touched.size===0)return n;const i=new Set;(0,rt.C7)(e,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:l,end:h}of o.lists){const w=t.step(sn);if(w&&await w,!!li(a,l,h))for(const M of ci)n.add((0,ai.Gh)(f.get(M)??null)??"")}const{
fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const l=t.step(f.text.length*sn);l&&await l;const h=c(f),w=new Set;if(h&&(0,rt.Bc)(e,f.letters,f.text.length,
w),h&&[...w].some(M=>i.has(M)))for(const{actualText:M}of(0,ne.Hy)(h.element))n.add(M??"")}return n.delete(""),n}function li(e,t,n){let s=0;for(let o=e.length;s<
o;){const i=s+o>>1;e[i]<t?s=i+1:o=i}return s<e.length&&e[s]<n}var on=u(53949),wt=u(779),an=u(9312),se=u(77598);const di=1e5;class ui{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,n)=>`${n} ${this.wanted()} ${t.length} ${(0,se.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<di&&this.marks.add(t)}}var hi=u(17886),rn=u(9876);function*cn(e,t){t.lastIndex=0;for(let n=t.exec(e);n;n=t.exec(e)){const s=e.indexOf(" ",n.index),o={
start:e.lastIndexOf(" ",n.index)+1,end:s<0?e.length:s};yield o,t.lastIndex=o.end}}const oe=80;function*Ct(e){for(let t=0,n=0;t<e.length;t++){if(!(0,A.yp)(e.charCodeAt(
t)))continue;const s=gi(e,t,n);n=pi(e,t),yield{start:s,end:n},t=n}}function gi(e,t,n){let s=t;for(let o=oe;s>n&&o>0;s--)fn(e.charCodeAt(s-1))&&o--;return s>n&&(0,rn.
LJ)(e.charCodeAt(s))?s-1:s}function pi(e,t){let n=t;for(let s=oe;n<e.length&&s>0;n++){const o=e.charCodeAt(n);(0,A.yp)(o)?s=oe:fn(o)&&s--}return n<e.length&&(0,rn.
LJ)(e.charCodeAt(n))?n+1:n}const mi=160,fn=e=>(0,A.yp)(e)||e>=65&&e<=90||e>=97&&e<=122||e>127&&e!==mi,ie=["january","february","march","april","may","june","jul\
y","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars",
"avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","oc\
tubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","au\
g","sept?","oct","nov","dec","okt","dez"].join("|"),ln="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",yt="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Mt="[ ./()\\x\
{a0}-]*",wi="(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)",yi=`[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s\
+)?(?:${ie})\\.?,?(?:\\s+de)?`,Si={email:[{expression:`${ln}@\\n?${yt}(?:(?:\\.${yt})+|\\.\\n${yt}(?:\\.${yt})*)|${ln}\\n@${yt}(?:\\.${yt})+`,parts:e=>cn(e,/@/g)}],
url:[{expression:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',parts:e=>cn(e,/:\/\/|w\./gi)}],iban:[{expression:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x{\
a0}-]?[A-Z0-9]){11,30}\\b",parts:Ct}],card:[{expression:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",parts:Ct}],phone:[{expression:`(?i)\\+[ ]?[0-9](?:${Mt}[0-9])\
{7,14}|\\+[ ]?[0-9](?:${Mt}[0-9]){0,6}${Mt}\\n[0-9](?:${Mt}[0-9]){1,11}|\\b${wi}[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:${Mt}[0-9]){5,14}`,parts:Ct}],date:[
{expression:"\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b",parts:Ct},{expression:`(?i)\\b${yi}\\s+[0-9]\
{4}\\b|\\b(?:${ie})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`,parts:Ct,sign:new RegExp(ie,"iu")}]},bi={iban:vi,card:Ri};async function Ti(e,t){const n=e.
flatMap(o=>Si[o].map(i=>({kind:o,form:i}))),s=await Promise.all(n.map(async({kind:o,form:i})=>({kind:o,form:i,pattern:await(0,an.Gv)("redact_kinds",i.expression,
"regex",t)})));return{hasGroups:!1,lacks:o=>n.every(({form:i})=>Ci(i.parts(o))),search:async(o,i,a)=>{const r=[];let c=!1;for(const{kind:f,form:l,pattern:h}of s){
const w=await Mi(o,l,h,i,a);c||=w.truncated;for(const{start:M,end:I}of w.matches){const B=a.step((I-M)*xi);B&&await B;const H=await bi[f]?.(o,M,I,a)??[{start:M,
end:I}];(0,G.RZ)(r,H.map(Z=>(0,wt.zx)(Z.start,Z.end)))}}return{matches:r.sort((f,l)=>f.start-l.start||l.end-f.end),truncated:c}}}}function Ci(e){for(const t of e)
return!1;return!0}async function Mi(e,{parts:t,sign:n},s,o,i){const a=[];let r=!1;for(const{start:c,end:f}of t(e)){const l=i.step((f-c)*Ei);l&&await l;const h=e.
slice(c,f);if(n&&!n.test(h))continue;const w=await s.search(h,o-a.length,i);r||=w.truncated;for(const M of w.matches)a.push((0,wt.zx)(c+M.start,c+M.end))}return{
matches:a,truncated:r}}const Ei=5,[xi,Ai,Oi]=[50,100,1500],Pi=50;function vi(e,t,n){const s=[];for(let o=t;o<n;o++){if(!(o===t||Di.test(e[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.
test(e.slice(o,o+4)))continue;const a=(0,hi.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(e.slice(o,o+Pi))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Di=/[ \n\u00a0-]/,
Ii=[[4,4,4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function Ri(e,t,n,s){const o=[];for(const{0:a,index:r}of e.slice(t,n).matchAll(/[0-9]+/g)){
o.push({start:t+r,text:a,isNext:r>0&&e[t+r-1]===`
`});const c=s.step(Ai);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(Oi);r&&await r;const c=Bi(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function Bi(e,t){for(const o of Ii){const i=e.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&dn(i))return i.length}let n=0,s=0;for(let o=1;t+o<=e.length&&(o===1||!e[t+o-1].isNext)&&
(n+=e[t+o-1].text.length,!(n>19||o>1&&t>0&&!e[t].isNext));o++)n>=13&&dn(e.slice(t,t+o))&&(s=o);return s}function dn(e){let t=0;const n=e.map(({text:s})=>s).join(
"");for(let s=0;s<n.length;s++){const o=Number(n[n.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const un=2e3,Fi=1e6,ae=2e5;async function Li({search:e,
search_mode:t,redact_kinds:n=[]},s){const o=[];if(n.length>0&&o.push(await Ti(n,s)),e!==void 0&&t!=="regex"){const[i,a]=await Ni(e,s);if(n.length===0)return new pn(
i,a,s);o.push(i)}else e!==void 0&&o.push(await(0,an.Gv)("search",e,t,s));return new pn(Ui(o),void 0,s)}async function Ni(e,{pace:t}){const n=e.split(`
`).filter(a=>a.trim()!=="");if(n.length>un)throw(0,D.G6)([{field:"search",message:`has ${n.length} lines, and at most ${un} are allowed`}]);const s=[];let o=0;for(const a of n){
const r=(await $(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>Fi)throw(0,D.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=re||/\S\s\S/.test(
a));return[await(0,wt.yS)(s,t),await(0,wt.yS)(i,t)]}const hn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Ui(e){const[
t]=e;return e.length===1?t:e.length===0?hn:{hasGroups:!1,lacks:(n,s)=>e.every(({lacks:o})=>o?.(n,s)===!0),search:async(n,s,o)=>{const i=[];for(const r of e)i.push(
await r.search(n,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const re=4,gn=1e4,
Gi=1e5,Wi=2;class pn{pattern;inWords;job;texts=new Set;clean=new ui(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,n,s){this.pattern=
t,this.inWords=n,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>mn(await this.search(t,i)));const o=n??{...hn,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<re||this.texts.size>=gn||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,n){n!==void 0&&this.cleanPages.size<Gi&&this.cleanPages.set(t,n)}noteArea(t){t.length>=Wi&&this.areaWords.size<gn&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,wt.yS)([...this.areaWords],this.job.pace);return this.finding(t,n=>this.search(t,n))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const n=this.inWords??await(this.literal??=(0,wt.yS)([...this.texts],this.job.pace));return mn(await this.search(
n,t))}finding({lacks:t},n){const{pace:s}=this.job;return Object.assign(n,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,n){if(n==="")return[];const{matches:s,
truncated:o}=await t.search(n,ae,this.job.pace);if(o)throw wn();return s}}const mn=e=>e.filter(({start:t,end:n})=>n-t>=re),wn=()=>(0,Ye.F)("searching","A page, \
or another text of the document, is too long to be searched to its end","Split the document first"),ji=2e3,yn=100,$i=10;async function Sn(e,t,n){const s=await $(
e,n);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.
slice(i,a)!==e.slice(r.start,r.end)?[r]:[]})}async function ki(e,t,n){const{all:s,truncated:o}=await(0,on.IQ)(e,t.pattern,ae,n);return o||s.length>0||(await Sn(
e.flow.text,t,n)).length>0}async function ce(e,t,n){const{all:s,counted:o,truncated:i}=await(0,on.IQ)(e.page,t.pattern,ae,n);if(i)throw wn();const{flow:a}=e.page,
r=[...s,...(await Sn(a.text,t,n)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,l=[];for(const{flow:h,start:w,end:M}of r){const I=new Set,B=n.step((M-w)*yn+ji);B&&
await B,(0,rt.PC)(e,h,w,M,I);for(const H of h.lineBoxes(w,M)){f.set(`${H.x} ${H.y} ${H.width} ${H.height}`,H);const Z=n.step(e.trace.images.length*$i);Z&&await Z,
e.trace.areUnseen(I,H)&&l.push(H)}for(const H of I)c.add(H);t.note(h.text.slice(w,M))}for await(const h of Hi(e,n))t.noteArea(h);for(const h of await fi(e,n))t.
noteArea(h);return{glyphs:c,boxes:[...f.values()],unseen:l,count:o.length}}async function*Hi(e,t){const{page:n,trace:s}=e;if(s.touched.size===0)return;const{flow:o}=n;
for(const{0:i,index:a}of o.text.matchAll(Ki)){const r=new Set;(0,rt.PC)(e,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.
length*yn);c&&await c}}const Ki=/\S{1,5000}/g,bn=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),Lt=new Set(["P","Obj"]),ht=new Set,zi="Length",Vi=100,Tn=2e4,
fe=1<<20,[Cn,Mn]=[2e3,40];class En{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){this.document=t}async of(t){const{pages:n}=this.
document,s=await(this.shared??=this.ofDocument()),o=n.number(t),i=[s];for(const a of["Resources","Rotate","MediaBox","CropBox"])i.push(await this.ofValue(n.attribute(
t,a)??null,ht,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.entry(o,a)??null,ht,0));for(const a of this.document.
array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),bn,0));const r=this.document.job.pace.step(Cn);r&&await r}return xn(
i)}async ofDocument(){const{document:t}=this,{catalog:n}=t,s=t.dict(n.get("StructTreeRoot"));if((await(0,ne.g$)(t))?.hasTexts!==!0)return xn([await this.ofValue(
n.get("OCProperties")??null,ht,0),await this.ofValue(t.dict(n.get("AcroForm"))?.get("DR")??null,ht,0),await this.ofValue(s?.get("K")??null,Lt,0),await this.ofValue(
s?.get("RoleMap")??null,Lt,0),await this.ofValue(n.get("MarkInfo")??null,ht,0)])}async ofValue(t,n,s){const o=(0,se.createHash)("sha256"),i=new Zi(o);i.write(t,
n);const{pace:a}=this.document.job;if(a.add(i.count*Mn),!(i.count>Tn)){t instanceof d.Z6&&await this.hashData(o,t);for(const r of i.refs){const c=await this.ofObject(
r,n===Lt?n:ht,s+1);if(c===void 0)return;o.update(c);const f=a.step(Mn);f&&await f}return o.digest("base64")}}async ofObject({number:t},n,s){const{pages:o,job:i}=this.
document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=n===Lt?this.knownElements:this.known;if(a.has(t))return a.get(t);if(s>Vi||this.open.has(t))return;this.
open.add(t);const r=await this.ofValue(this.document.get(t),n,s);this.open.delete(t),a.set(t,r);const c=i.pace.step(Cn);return c&&await c,r}async hashData(t,n){
const s=this.document.encoded(n);for(let o=0;o<s.length;o+=fe){t.update(s.subarray(o,o+fe));const i=this.document.job.pace.step(fe);i&&await i}}}const xn=e=>e.includes(
void 0)?void 0:(0,se.createHash)("sha256").update(e.join(" ")).digest("base64");class Zi{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,n){if(++this.count>
Tn)return;const{hash:s}=this,o=t instanceof d.Z6?t.dict:t;if((0,d.i9)(o))this.refs.push(o),s.update("R");else if(Array.isArray(o)){s.update(`[${o.length} `);for(const i of o)
this.write(i,n)}else o instanceof d.Bi?this.writeDict(o,n,t instanceof d.Z6):o instanceof d.Mx?s.update(`(${o.bytes.length} `).update(o.bytes):o instanceof d.SX?
s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,n,s){const o=n===bn?ht:n;this.hash.update("<");for(const[i,a]of t)n.has(i)||s&&i===
zi||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const Xi=.01;function Yi(e){if(e.length>0)throw new D.zU("redaction_incomple\
te",`Text to redact is still in ${(0,ut.Dw)(e)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function Ji(e,{
pages:t,search:n,areas:s,shade:o},i,a){const r=await(0,be.E)(e,i);r.keepDecoded(),(0,W.LV)(r,a);const c=new ii.X(r),f=[],l=new En(r);for(const B of t){const H=n.
cleanPages.get(B-1);H!==void 0&&H===await l.of(B-1)||await ki(await c.page(B-1),n,i.pace)&&f.push(`page ${B}`)}const h=new rt.Wz(r),w=new Je(r,o);for(const[B,H]of s){
const{trace:Z}=await h.all(B,H.map(nt=>(0,m.wS)(nt,-Xi)));(Z.touched.size>0||Z.isPaintedIn||Z.undivided.size>0||await Qi(w,Z,H))&&f.push(`areas of page ${B+1}`)}
const M=await en(r,new Set(Array.from(t,B=>B-1))),I=new Ve(r,n,B=>ce(B,n,i.pace),M);await I.run(new Set);for(const B of I.found.keys())f.push(B);return f}async function Qi(e,t,n){
for(const s of t.images)if(await e.shows(s,n))return!0;return!1}async function _i(e,t,n,s){const o=new Map;if(t.length>0)for(const{images:c}of e)for(const f of c){
const l=`${f.stream} ${f.from}`;(0,G.vH)(o,l,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:l,to:h}]=c;if(!await ea(c,t,s))
continue;r++;const w=await n.without(c,t),M=w&&`OctavoRedacted${w.number}`;(0,G.vH)(i,f,{from:l,to:h,text:M?`/${M} Do`:""}),M&&a.set(f,(a.get(f)??new Map).set(M,
w))}return{cuts:i,images:a,count:r}}const[qi,ta]=[100,4];async function ea(e,t,n){for(const{matrix:s}of e){const o=n.step(qi+t.length*ta);o&&await o;const i=(0,Vt.
jY)(s);if(t.some(a=>(0,m.EF)(i,a)))return!0}return!1}var na=u(2843),sa=u(10339);const An=8;class oa{document;searching;choose;images;areas;rewriter;use=new sa.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,n,s,o,i){
this.document=t,this.searching=n,this.choose=s,this.images=o,this.areas=i,this.rewriter=new na.q(t),this.traced=new rt.Wz(t),this.hasLayers=(0,mt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:n}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<An;c++){const{texts:f,
chosen:l}=await this.readPage(t,c,s),h=f.map(({trace:I})=>I),w=await this.cutsOf(t,h,l,s);await this.cutPaths(t,h,l,w);const M=w.removals.size===0&&w.others.size===
0||!h.some(({isPartial:I})=>I);for(const[I,B]of h.entries())M||c===An-1?await this.use.note(B,n,l[I].glyphs):await this.use.noteGone(B,n,l[I].glyphs);if(w.removals.
size===0&&w.others.size===0)break;r=!0,a+=w.count;for(const I of l)for(const B of I.boxes)o.push(B);if(c===0&&(i=l.reduce((I,B)=>Math.max(I,B.count),s.length>0?
0:1)),await this.rewriter.page(t,h,w),M)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,n,s,o){
const{pace:i}=this.document.job,a=new Set(n.flatMap(B=>[...B.undivided]));if(a.size>0)throw aa(t+1,[...a]);const r=new Map;for(const[B,{glyphs:H}]of s.entries())
await Ge(r,n[B],H,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async B=>[...await this.searching.inText(B),...c?await c(B):[]].sort(x),l=await xe(
this.document,n,f),h=[...o,...s.flatMap(({unseen:B})=>B)],{cuts:w,images:M,count:I}=await _i(n,h,this.images,i);for(const B of[w,...n.map(H=>H.cuts)])for(const[
H,Z]of B)l.set(H,await On([l.get(H)??[],Z],i));return{removals:r,others:l,images:M,count:I}}async cutPaths(t,n,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!n.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await On([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,n,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||n>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,l]of r.entries()){await ri(l,this.searching.inText,c[f].glyphs),(0,rt.C7)(l,c[f].glyphs),
await Me(l.trace,this.searching,c[f].glyphs,i),await(0,rt.FU)(l,c[f].glyphs,i);for(const h of l.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const ia=200;async function On(e,t){const n=new Map;for(const s of e)for(const o of s){n.set(`${o.from} ${o.to}`,o);const i=t.step(ia);i&&await i}return[...n.values()]}
const aa=(e,t)=>(0,D.G6)([{field:"redact_areas",message:`has an area on page ${e} into which ${(0,ut.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var ra=u(77500),Nt=u(49454),ca=u(15330),fa=u(62548),la=u(12202),da=u(88739),Ut=u(61188),Pn=u(
50476),St=u(48462);const le=14,ua=1330926671,ha=[139,139,13,le];function ga(e,t,n){try{const s=Buffer.from(e),o=new DataView(s.buffer,s.byteOffset,s.length),i=o.
getUint32(0);if(s[0]===37||s[0]===128)return ma(s,t);if(i===ua){const r=(0,Rt.tI)(o).get("CFF ");return r&&vn(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===
1&&s[1]===0&&i!==65536?vn(s,t):pa(o,t,n))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function vn(e,t){const n=new DataView(e.buffer,e.byteOffset,
e.length),s=(0,Ut.Pe)(n,(0,Ut.Pe)(n,n.getUint8(2)).end),o=(0,Ut.zz)(n,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:i}=(0,Ut.
Pe)(n,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>e.length)return!1;e.fill(le,i[a],i[a+1])}return!0}function pa(e,t,n){const s=(0,Rt.
eQ)(e,(0,Rt.tI)(e));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,Pn.f)(n,i,c,e),l=new Set([...(0,Pn.f)(t,i,c,e)]);for(let h=i-1;h>0;h--){
if(!l.has(h)||f.has(h))continue;const[w,M]=[a(h),a(h+1)];if(!(M<=w)){if(o.at+M>e.byteLength)return!1;new Uint8Array(e.buffer,e.byteOffset+o.at+w,M-w).fill(0);for(let I=h;I>
0&&a(I)===w;I--)r(I,M)}}return!0}function ma(e,t){const n=(0,St._M)(e);if(!n)return;const{plain:s,start:o,end:i}=n,a=s.indexOf("/CharStrings");if(a<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,St.Ag)(s,a)){if(!t.has(c)||c===".notdef")continue;const l=(0,St.Ns)(
f,St.Ed).fill(le,r);l.set(ha.slice(0,Math.max(l.length-r,0)),r),f.set((0,St.Ze)(l,St.Ed))}return Buffer.concat([e.subarray(0,o),n.seal(s),e.subarray(i)])}const wa=300,
ya=2;async function Sa(e,t,n,s){if(!t.hasGone)return;const{live:o}=await(0,j.Gy)(e),i=new rt.Wz(e),{pace:a}=e.job;for(const l of s)await t.note((await i.all(l,[])).
trace,a);const{content:r}=await(0,zt.d)(e,o.length,l=>o[l]===1&&n(l));for(const[l,h]of r){const w=e.get(l),M=w instanceof d.Z6&&e.decodedPart(w)?.data;M&&await t.
note((await i.stream(M,h)).trace,a)}const c=await Ta(e,t,o),f=ba(e,c);for(const l of c)l.use.gone.size>0&&!l.keepsAll&&await Aa(e,l,f);await Ra(e,c)}function ba(e,t){
const n=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=Dn(e,e.get(s));if(a===void 0)continue;const r=n.has(a)?n.get(a):new Set;for(const{cid:c}of o.kept)
r?.add(c);n.set(a,i?void 0:r)}return n}function Dn(e,t){const n=e.array(t.get("DescendantFonts"))?.[0];return(0,d.i9)(n)?n.number:void 0}async function Ta(e,t,n){
const s=new Set;for(const i of e.dict(e.dict(xa(e))?.get("Font"))?.values()??[])(0,d.i9)(i)&&s.add(i.number);const o=[];for(let i=1;i<n.length;i++){const a=n[i]===
1?e.get(i):null;if(!(a instanceof d.Bi)||!Ea(e,a))continue;const r=t.fonts.get(await(0,fa.G)(e,new d.oS(i))),c=s.has(i);(r||c)&&o.push({number:i,use:r??Ca,keepsAll:c})}
return o}const Ca={kept:new Set,gone:new Set,lengths:new Set},Ma=["Type0","Type1","MMType1","TrueType","Type3"];function Ea(e,t){const n=e.resolve(t.get("Subtyp\
e"));return n instanceof d.SX&&Ma.includes(n.text)}const xa=e=>e.dict(e.catalog.get("AcroForm"))?.get("DR"),de=({kept:e,gone:t})=>[...t].filter(n=>!e.has(n));async function Aa(e,{
number:t,use:n},s){const o=de(n),i=e.job.pace.step((o.length+n.kept.size)*wa);if(i&&await i,o.length===0)return;e.edit(t);const a=e.get(t);await Oa(e,a,n);const r=new Set(
o.map(({code:l})=>l));Pa(e,a,r),va(e,a,r);const c=Dn(e,a),f=c===void 0?void 0:s.get(c);f&&Da(e,a,new Set(o.map(({cid:l})=>l).filter(l=>!f.has(l))))}async function Oa(e,t,{
kept:n,lengths:s}){const o=e.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof d.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,la.A)(e,t,{found:!1});
if(!r)return;const c=[...n].sort((l,h)=>l.code-h.code).flatMap(({code:l})=>{const h=r.textOf(l);return h===void 0?[]:[[l,h]]}),f=(0,da.U)(c.map(([l,h])=>[l,Array.
from(h,w=>w.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",e.add((0,pt.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Pa(e,t,n){const s=e.array(t.get("Widths")),o=e.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>n.has(o+a)?0:i))}function va(e,t,n){
const s=e.dict(t.get("Encoding")),o=e.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const M of o.map(
I=>e.resolve(I))){if(typeof M=="number")i=M;else if(M instanceof d.SX&&n.has(i++)){a.add(M.text),r.push(new d.SX(".notdef"));continue}r.push(M)}t.set("Encoding",
new d.Bi(s).set("Differences",r));for(const M of r)M instanceof d.SX&&a.delete(M.text);const c=(0,d.Eo)(e.resolve(t.get("Subtype")),"Type3")?e.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new d.Bi([...c].filter(([M])=>!a.has(M))));const f=(0,Nt.nb)(e,t),l=e.resolve(f?.get("CharSet"));if(!f||!(l instanceof d.Mx))
return;const h=Buffer.from(l.bytes).toString("latin1").split("/").slice(1),w=t.get("FontDescriptor");(0,d.i9)(w)&&e.edit(w),(0,Nt.nb)(e,t)?.set("CharSet",(0,d.Px)(
h.filter(M=>!a.has(M)).map(M=>`/${M}`).join("")))}function Da(e,t,n){const s=e.array(t.get("DescendantFonts"))?.[0];if(!(0,Nt.hL)(e,t)||!(0,d.i9)(s))return;e.edit(
s);const i=e.get(s),a=e.array(i.get("W"));a&&i.set("W",Ia(e,a,n));const r=i.get("FontDescriptor"),c=e.resolve(e.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?e.decodedPart(
c)?.data:void 0;if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))return;const l=f.slice();for(const h of n)h>>3<l.length&&(l[h>>3]&=~(128>>(h&7)));e.edit(r),e.get(r).set(
"CIDSet",e.add((0,pt.n)(c,l,{compress:!0})))}function Ia(e,t,n){const s=[];for(let o=0;o<t.length;){const i=e.resolve(t[o]),a=e.array(t[o+1]);if(typeof i!="numb\
er"||!a){(0,G.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>n.has(i+c)?0:r)),o+=2}return s}async function Ra(e,t){const n=new Map;for(const s of t){
const o=(0,W.Lq)(e,e.get(s.number));o&&(0,G.vH)(n,o,s)}for(const[s,o]of n){if(o.some(({keepsAll:h})=>h)||!o.some(({use:h})=>de(h).length>0))continue;const i=e.decodedPart(
s)?.data;if(!i)continue;const a=e.job.pace.step(i.length*ya);a&&await a;const[r,c]=[new Set,new Set];for(const{number:h,use:w}of o){const M=Fa(e,e.get(h));for(const I of de(
w))In(r,M(I));for(const I of w.kept)In(c,M(I))}for(const h of c)r.delete(h);const f=r.size>0?ga(i,r,c):void 0,l=f&&Ba(e,o[0].number);l!==void 0&&e.put(l,await(0,Ht.
c)(e,s,f))}}const In=(e,t)=>{t!==void 0&&e.add(t)};function Ba(e,t){const n=(0,Nt.nb)(e,e.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=n?.
get(s);if((0,d.i9)(o))return o.number}}function Fa(e,t){const n=(0,W.oQ)(e,t);if(typeof n!="object")return()=>{};const s=[],o=(0,ca.X)(e,t,La(n,s),n);return i=>{
const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return n.glyphCalled?.(r)??r}}const La=(e,t)=>({glyph:n=>[n],named:n=>e.has(n)?[-t.push(n)]:void 0});
var Rn=u(55969),Na=u(45059),Ua=u(39491),Ga=u(34635);const Bn=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),Wa=["Alternates","OPI","DSS"];
async function ja(e){let t=(await(0,Na._)(e)).length;for(let n=0;n<e.pages.count;n++){const s=e.job.pace.step(1e3);s&&await s;for(const o of e.array(e.entry(e.pages.
number(n),"Annots"))??[]){const i=e.dict(o),a=e.job.pace.step(1e3);a&&await a,i&&$a(e,i)&&t++}}return t}const $a=(e,t)=>{const n=(0,Rn.B)(e,t);return n!=="FileA\
ttachment"&&Bn.has(n)};async function ka(e,t){t&&await(0,y.L)(e,s=>Bn.has((0,Rn.B)(e,s))),await(0,Ua.u)(e,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),Ha(e);const{live:n}=await(0,j.Gy)(e);await(0,Ga.y)(e,n,[(s,o)=>Wa.filter(i=>o.delete(
i)).length>0])}function Ha(e){const t=e.catalog.get("Metadata"),n=e.resolve(t),s=n instanceof d.Z6?e.decodedPart(n)?.data:void 0,o=s&&Ao(s);o&&(0,d.i9)(t)&&e.put(
t,(0,pt.n)(n,o,{compress:!1}))}var Ka=u(58971);const za=/\/[^\s()<>[\]{}/%]+/g,Va=new Uint8Array(0),[Za,Xa]=[4,50];async function Ya(e,t){if(t.size===0)return;const n=new Ja(
e,t);await n.find();for(const s of t){const o=e.get(s);if(n.drawn.has(s)||!(o instanceof d.Z6))continue;const i=(0,pt.n)(o,Va,{compress:!1});i.dict.delete("Reso\
urces"),e.put(s,i)}}class Ja{document;copied;drawn=new Set;naming=new Set;constructor(t,n){this.document=t,this.copied=n}async find(){const{document:t,copied:n,
naming:s}=this,{referrers:o}=await(0,j.Gy)(t,{watched:n}),{pages:i}=t,a=new Ka.X(t);for(let r=0;r<i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(
r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)!s.has(r)&&!n.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{
document:n,naming:s}=this;for(let o=new d.oS(t);(0,d.i9)(o)&&!s.has(o.number);o=n.entry(o.number,"Parent")){s.add(o.number);const i=n.entry(o.number,"Resources");
for(const a of[i,n.dict(i)?.get("XObject")])(0,d.i9)(a)&&s.add(a.number)}}async follow(t,n){const{document:s,copied:o}=this,i=s.job.pace.step(t.length*Za);if(i&&
await i,![...n?.values()??[]].some(r=>(0,d.i9)(r)&&o.has(r.number)))return;const a=new Set((0,A.bS)(t).toString("latin1").match(za));for(const[r,c]of n)(a.has(`\
/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:n,copied:s,drawn:o}=this,i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=n.
job.pace.step(Xa);if(r&&await r,(0,d.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),a=n.dict(n.dict(n.get(a))?.get("Resources"))?.get("XO\
bject")??null}const c=a instanceof d.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof d.Bi)for(const f of c.values())i.push(f)}}}
const Qa=20;async function _a(e){const{live:t}=await(0,j.Gy)(e);for(let n=1;n<t.length;n++){if(t[n]!==1)continue;e.edit(n);const s=e.job.pace.step(Qa);s&&await s}}
var qa=u(61257),tr=u(56457),er=u(33238),nr=u(37395);async function Fn(e,t,n){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:await ja(e),c=await en(e,new Set(Array.
from(s,Z=>Z-1))),{redacted:f,content:l,unsearched:h}=await sr(e,t,n);or(t.searches??"search",h,r);const w=new Ve(e,o,Z=>ce(Z,o,n.pace),c,l.rewriter,l.use);await w.
run(l.settled);const M=[...w.found.values()].reduce((Z,st)=>Z+st,0);if(f.length===0&&M===0)return{redacted:f,elsewhere:0,notes:[]};const I=await o.ofAreas();I&&
await as(e,i,I),await os(e,i),i.size>0&&await Ya(e,l.rewriter.copied);const B=Array.from({length:e.pages.count},(Z,st)=>st).filter(Z=>!l.isNoted(Z));await Sa(e,
l.use,Z=>c[Z]===1,B),(0,ra.br)(e,"values");const H=(0,tr.DC)(await(0,er.Y)(e,"remove"),"remove");return await ka(e,a),a&&(0,G.RZ)(H,await(0,qa.py)(e)),await _a(
e),{redacted:f,elsewhere:M,notes:H}}async function sr(e,{pages:t,search:n,searches:s,areas:o,shade:i,isAgain:a=!1},r){const c=new nr.Z(e),f=new Set,l=new Set,h=async(B,H)=>{
const{index:Z,unreadable:st}=B.page;return H&&s!==void 0&&st>0&&l.add(Z+1),H&&s!==void 0&&!a&&!o.has(Z)&&await c.isScan(B.page)&&f.add(Z+1),ce(B,n,r.pace)},w=new oa(
e,n,h,new Je(e,i),o),M=[],I=new En(e);for(const[B,H]of t.entries()){if(s===void 0&&!o.has(H-1))continue;const Z=await w.page(H-1);Z?M.push(Z):n.notePage(H-1,await I.
of(H-1)),r.pace.progress(B/t.length)}return{redacted:M,content:w,unsearched:{textless:[...f],unreadable:[...l]}}}function or(e,{textless:t,unreadable:n},s){const o=[];
if(t.length>0&&o.push({field:e,message:`${(0,ut.oi)(t)} ${(0,ut.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give area\
s`}),n.length>0&&o.push({field:e,message:`${(0,ut.oi)(n)} ${(0,ut.d5)(n.length,"has","have")} characters that cannot be read, because the fonts do not tell whic\
h letters they are: leave the pages out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ut.y_)(
s,"attachment")}, which ${(0,ut.d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,D.G6)(
o)}const ir=async(e,t,n)=>{const s=await Li(t,n);await dr(t.redact_label,s);const o=await(0,be.E)(e.bytes,n,{password:t.open_password});o.keepDecoded(),(0,W.LV)(
o);const i=o.pages.count,a=(0,z.k1)(t.pages,i),r=us(t.redact_areas,a,i);t.redact_annotations&&ur(o,a,r);const c=["search","redact_kinds"].find(B=>t[B]!==void 0),
f=t.redact_mark==="black"?0:255,l=t.remove_attachments,h={pages:a,search:s,searches:c,areas:r,media:l,shade:f},{redacted:w,elsewhere:M,notes:I}=await rr(o,h,n);
if(w.length===0&&M===0)return{documents:[{name:e.name,bytes:await(0,cs.i)(o,e.bytes),pageCount:i}],notes:[a.length===0?ls.$:fr],facts:{pageCount:i,redactedMatches:0,
redactedPages:0,redactedImages:0}};if(t.redact_mark!=="none"){const B=t.redact_mark==="black"?"white":"black",{redact_label:H}=t,Z=H===void 0?void 0:await(await lr(
n)).openLabel(o,H,B);await ws(o,w,t.redact_mark,Z)}return{documents:[{name:e.name,bytes:await(0,$t.UN)(o),pageCount:i}],notes:I,facts:{pageCount:i,redactedMatches:w.
reduce((B,{count:H})=>B+H,M),redactedPages:w.length,redactedImages:w.reduce((B,{images:H})=>B+H,0)}}},ar=4;async function rr(e,t,n){let s=await Fn(e,t,n);if(s.redacted.
length===0&&s.elsewhere===0)return s;for(let o=1;;o++){const i=await Ji(await(0,$t.UN)(e,{encryption:"none",draft:!0}),t,n,e);if(i.length===0)return s;const r=o===
ar||t.searches===void 0?void 0:await Fn(e,{...t,areas:new Map,isAgain:!0},n);!r||r.redacted.length===0&&r.elsewhere===0?Yi(i):s=cr(s,r)}}function cr(e,t){const n=new Map(
e.redacted.map(o=>[o.index,o]));for(const{index:o,boxes:i,count:a,images:r}of t.redacted){const c=n.get(o)??{boxes:[],count:0,images:0};n.set(o,{index:o,boxes:[
...c.boxes,...i],count:c.count+a,images:c.images+r})}return{redacted:[...n.values()].sort((o,i)=>o.index-i.index),elsewhere:e.elsewhere+t.elsewhere,notes:e.notes}}
const fr={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},lr=e=>(0,fs.V)(e,()=>Promise.all([u.e(7762),u.e(4075),u.
e(4942)]).then(u.bind(u,84942)));async function dr(e,t){if(e!==void 0&&(await t.inText(e)).length>0)throw(0,D.G6)([{field:"redact_label",message:"has text that \
is redacted: choose another label"}])}function ur(e,t,n){let s=0;for(const o of t)for(const i of ns(e,o-1))if((0,G.vH)(n,o-1,i),++s>ft)throw(0,D.G6)([{field:"re\
dact_annotations",message:`finds more than ${ft} areas, and at most ${ft} are allowed: choose fewer pages`,mentions:["pages"]}])}}),37395:((ot,X,u)=>{u.d(X,{Z:()=>E});
var D=u(74135),z=u(6057),G=u(65868),W=u(16264);class j{document;contents;constructor(p){this.document=p,this.contents=new G.i(p)}async cover(p,S){const C=(0,z.iw)(
this.document,p),{width:O,height:v}=(0,D.iN)(C),N=[0,0,O*C.userUnit,v*C.userUnit],$=new R(N);if(await this.contents.read(p,$,$),$.points.share<S)return!1;const Y=new b(
this.document,N);return await this.contents.read(p,Y,Y),Y.points.share>=S}}const d=32;class P{page;rows=new Uint32Array(d);constructor(p){this.page=p}get share(){
return this.rows.reduce((p,S)=>p+y(S),0)/d**2}cover(p){const S=(0,D.Pj)(p,this.page);if(!S)return;const[C,O,v,N]=S,[$,Y]=this.between(C,v,0),[tt,A]=this.between(
O,N,1);if(Y<$)return;const L=(2**(Y-$+1)-1)*2**$;for(let U=tt;U<=A;U++)this.rows[U]|=L}between(p,S,C){const O=this.page[C],v=(this.page[C+2]-O)/d,N=Math.ceil((p-
O)/v-.5),$=Math.ceil((S-O)/v-.5)-1;return[Math.max(N,0),Math.min($,d-1)]}}class R{points;constructor(p){this.points=new P(p)}glyph(){}takes({operator:p},S,C,O){
p==="BI"&&!O&&this.image(S)}image({matrix:p}){this.points.cover((0,D.zl)(p,W.p))}}class b extends W.r{points;constructor(p,S){super(p,S),this.points=new P(S)}glyph(){}image(p){
const S=(0,D.Pj)((0,D.zl)(p.matrix,W.p),this.paintOf(p).clip);S&&this.points.cover(S)}}function y(F){let p=0;for(let S=F;S!==0;S&=S-1)p++;return p}var g=u(82877);
const m=50,T=.12,x=.5;class E{document;images;constructor(p){this.document=p,this.images=new j(p)}async isScan(p){return!K(p)&&!(0,g.l)(this.document,p.index)&&
await this.images.cover(p.index,x)}}function K({characters:F,found:{fragments:p,width:S,height:C}}){if(F<m)return!1;const O=(v,N)=>v>T*N&&v<(1-T)*N;return p.some(
({box:v})=>O(v.x+v.width/2,S)&&O(v.y+v.height/2,C))}}),1900:((ot,X,u)=>{u.d(X,{b:()=>y,cE:()=>P,lc:()=>R,oF:()=>z,rr:()=>W,vO:()=>D});const D=4,z=2,G={gray:1,rgb:3,
rgba:4,"gray-alpha":2},W=g=>g.byteOffset%D===0?new Uint32Array(g.buffer,g.byteOffset,g.length/D):new Uint32Array(g.slice().buffer),j=new Uint32Array(0),d=(g,m)=>m>
0&&Buffer.compare(g(m),g(m-1))===0;async function P({height:g,row:m},T){let x=-1;for(let E=0;E<g;E++){const K=m(E),F=d(m,E)?j:W(K);for(let S=0;S<F.length;S++){if(F[S]===
x)continue;const C=S*D,O=K[C+1];if(K[C]!==O||K[C+2]!==O)return!0;x=F[S]}const p=T.step(K.length*z);p&&await p}return!1}function R({width:g,row:m},T){const x=G[T],
E=new Uint8Array(g*x),K=x<3,F=x%2===0;let p=-1;return S=>{const C=p===S-1&&d(m,S);if(p=S,C)return E;const O=m(S),v=W(O);for(let N=0,$=0;N<v.length;N++){if(N>0&&
v[N]===v[N-1]){for(const U=$+x;$<U;$++)E[$]=E[$-x];continue}const Y=N*D,[tt,A,L]=[O[Y],O[Y+1],O[Y+2]];K?E[$++]=b(L,A,tt):(E[$++]=L,E[$++]=A,E[$++]=tt),F&&(E[$++]=
O[Y+3])}return E}}const b=(g,m,T)=>77*g+150*m+29*T+128>>8;function y(g){const m=new Uint8Array(g.length/3);for(let T=0;T<m.length;T++)m[T]=b(g[T*3],g[T*3+1],g[T*
3+2]);return m}}),16264:((ot,X,u)=>{u.d(X,{p:()=>g,r:()=>m});var D=u(45599),z=u(36211),G=u(85008),W=u(74135),j=u(6057),d=u(76023),P=u(4186),R=u(5490);const b=new Set(
[3,7]),y=.01,g=[0,0,1,1];class m{document;page;area;path;clips=!1;glyphClip;constructor(p,S){this.document=p,this.page=S}get box(){return this.area}takes(p,S,C,O){
if(this.extendsPath(p,S)||this.setsColor(p,S,C))return;const{operator:v}=p,N=z.lJ.get(v);N?this.paints(N,S,O):v==="W"||v==="W*"?this.clips=!0:v==="w"?S.paint={...this.
paintOf(S),lineWidth:Math.abs(p.number(0))||0}:!O&&v==="BI"?this.image(S):!O&&v==="sh"&&this.add(this.paintOf(S).clip,S)}shows(p){this.glyphClip=b.has(p.mode)?void 0:
this.paintOf(p).clip}glyph({font:p,frame:S,size:C},O,v,N,$){if(!this.glyphClip||O!==""&&O.trim()==="")return;const[Y,tt]=S.vertical?[.5,.5]:[p.ascent,-p.descent],
A=Math.min(v,N),L=(0,P.L)(S,A,Math.max(v,N),$-Y*C,$+tt*C);this.join([L.x,L.y,L.x+L.width,L.y+L.height],this.glyphClip)}covers(p){this.join(p,this.page)}image(p){
this.add((0,W.zl)(p.matrix,g),p)}enters(p,S){const C=(0,j.b0)(this.document,p.get("BBox"));C&&this.clipTo((0,W.zl)(S.matrix,C),S)}paintOf(p){return p.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(p,{matrix:S}){const C=(0,R.M)(p);switch(p.operator){case"re":{const[O=NaN,v=NaN,N=NaN,$=NaN]=C;return this.
extend((0,W.zl)(S,[O,v,O+N,v+$])),!0}case"m":case"l":case"c":case"v":case"y":for(let O=0;O+1<C.length;O+=2){const[v,N]=(0,W.Gd)(S,C[O],C[O+1]);this.extend([v,N,
v,N])}return!0;default:return!1}}extend(p){p.every(Number.isFinite)&&(this.path=this.path?(0,W.kO)(this.path,p):p)}setsColor(p,S,C){const O=this.paintOf(S);switch(p.
operator){case"g":case"rg":case"k":return S.paint={...O,components:p.count,isWhite:K((0,R.M)(p))},!0;case"cs":return S.paint={...O,components:this.componentsOf(
p.name(0),C),isWhite:!1},!0;case"sc":case"scn":{const v=p.kind(p.count-1)!==G.o_&&p.count===O.components;return S.paint={...O,isWhite:v&&K((0,R.M)(p))},!0}default:
return!1}}componentsOf(p,S){if(p===void 0)return 0;const C=v=>S.find("ColorSpace",v),O=(0,d.L)(this.document,new D.SX(p),C);return O&&O.kind!=="inks"&&!O.table?
O.components:0}paints({fill:p,strokes:S},C,O){const{path:v,clips:N}=this;this.path=void 0,this.clips=!1;const $=this.paintOf(C);v&&!O&&S?this.add((0,W.XM)(v,$.lineWidth*
E(C)/2),C):v&&!O&&p&&!($.isWhite&&this.isPageWide(v))&&this.add(v,C),N&&v&&this.clipTo(v,C)}isPageWide(p){const[S,C,O,v]=this.page,[N,$]=[(O-S)*y,(v-C)*y];return p[0]<=
S+N&&p[1]<=C+$&&p[2]>=O-N&&p[3]>=v-$}clipTo(p,S){const C=this.paintOf(S);S.paint={...C,clip:(0,W.Pj)(C.clip,p)??T}}add(p,S){this.join(p,this.paintOf(S).clip)}join(p,S){
const C=(0,W.Pj)((0,W.XM)(p,x),S);C&&(this.area=this.area?(0,W.kO)(this.area,C):C)}}const T=[0,0,0,0],x=.01,E=({matrix:[F,p,S,C]})=>Math.max(Math.hypot(F,p),Math.
hypot(S,C)),K=F=>{const p=F.length===4?0:1;return F.length>0&&F.every(S=>S===p)}}),15330:((ot,X,u)=>{u.d(X,{X:()=>j});var D=u(45599),z=u(16456),G=u(49454),W=u(30201);
function j(b,y,g,m){const T=(0,G.hL)(b,y);return T?d(b,T,g,m):P(b,y,g,m)}function d(b,y,g,m){const T=b.resolve(y.get("CIDToGIDMap")),x=T instanceof D.Z6?b.decodedPart(
T)?.data:void 0;return({cid:E})=>g.glyph(x?(x[E*2]??0)<<8|(x[E*2+1]??0):m.glyphOfCid(E))}function P(b,y,g,m){const{base:T,differences:x}=(0,z.yD)(b,y),E=(F,p)=>{
const S=F.charCodeAt(p-32);return S>0?(0,W.S)(S):void 0};if(m.kind!=="truetype")return({code:F})=>{const p=T===void 0?m.encoding?.get(F)??E(m.encoding?"":z.W,F):
void 0,S=x?.get(F)??p??(T===void 0?void 0:E(T,F));return g.named(S??".notdef")??g.named(".notdef")};const K=(0,z.pE)(b,(0,G.nb)(b,y),y)&&!x;return({code:F})=>{const p=x?.
get(F)??E(T??z.W,F),S=()=>p===void 0?0:R(m,p),C=()=>m.code(F)||(m.codes===void 0?m.unicode(F):0);return g.glyph(K?C()||S():S()||C())}}function R(b,y){const g=(0,W.
u)(y),m=g===void 0?0:b.unicode(g);if(m>0)return m;const T=g===void 0?-1:z.yh.indexOf(String.fromCodePoint(g));return(T>=0&&b.codes==="macintosh"?b.code(T+32):0)||
b.glyphOf(y)}}),12889:((ot,X,u)=>{u.d(X,{Rl:()=>S,Vv:()=>W,fM:()=>j,ft:()=>b,jB:()=>F,pr:()=>T,rg:()=>K,vw:()=>m,wE:()=>p});var D=u(46161),z=u(44233),G=u(47707);
const W="‏",j="‎";let d;const P=()=>d??=(0,D.A)(),R=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
b=C=>R.test(C),y=4e3,g=C=>P().getEmbeddingLevels(C.slice(0,y)).paragraphs[0]?.level??0,m=C=>b(C)&&g(C)%2===1,T=C=>[...x(C)];function*x(C){if(!b(C)){C!==""&&(yield{
text:C,rtl:!1,at:0});return}if(C.length<=y)return yield*E(C,0);const O=g(C)%2===1,v=[];for(let N=0;N<C.length;)N=Math.min(N+y,C.length),/[\ud800-\udbff]/.test(C[N-
1])&&(N=Math.min(N+1,C.length)),v.push(N);for(let N=0;N<v.length;N++){const $=O?v.length-1-N:N,Y=v[$-1]??0;yield*E(C.slice(Y,v[$]),Y,O?"rtl":"ltr")}}function E(C,O,v){
const{levels:N,paragraphs:$}=P().getEmbeddingLevels(C,v),Y=$[0]?.level??0;for(let L=C.length-1;L>=0&&/\s/.test(C[L]);L--)N[L]=Y;const tt=[];for(let L=0,U=0;L<C.
length;L=U){const k=N[L];for(;U<C.length&&N[U]===k;)U++;tt.push({level:k,text:C.slice(L,U),at:L})}const A=tt.reduce((L,{level:U})=>Math.max(L,U),0);for(let L=A;L>
0;L--)for(let U=0,k=0;U<tt.length;U=k+1){for(k=U;k<tt.length&&tt[k].level>=L;)k++;for(let V=U,Q=k-1;V<Q;V++,Q--)[tt[V],tt[Q]]=[tt[Q],tt[V]]}return tt.map(({level:L,
text:U,at:k})=>({text:U,rtl:L%2===1,at:O+k}))}function*K(C,O){const v=new Int32Array(O.length+1);for(const[N,$]of O.entries())v[N+1]=v[N]+$.length;for(const{text:N,
rtl:$,at:Y}of x(C+O.join(""))){const tt=Y-C.length,A=tt+N.length,L=[];for(let U=Math.max((0,z.MJ)(v,tt)-1,0);U<O.length&&v[U]<A;U++){const k=Math.max(tt-v[U],0),
V=O[U].slice(k,Math.max(A-v[U],0));V!==""&&L.push({text:V,rtl:$,at:k,index:U})}yield*$?L.reverse():L}}const F=C=>Array.from(C,O=>P().getMirroredCharacter(O)??O).
join(""),p=C=>(0,G.qf)(F(C)).reverse().join(""),S=C=>T(C).flatMap(({text:O,rtl:v})=>v?(0,G.qf)(F(O)).reverse():(0,G.qf)(O))}),88739:((ot,X,u)=>{u.d(X,{B:()=>d,U:()=>W});
var D=u(77581),z=u(12889);const G=100;function W(P,{digits:R=4,isInOrder:b=!1}={}){const y=P.filter(([,m])=>m.length>0).map(([m,T])=>`<${d(m).slice(-R)}> <${j(T,
b)}>`),g=Array.from({length:Math.ceil(y.length/G)},(m,T)=>{const x=y.slice(T*G,(T+1)*G);return[`${x.length} beginbfchar`,...x,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(R)}> <${"F".repeat(R)}> endcodespacerange`,...g,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function j(P,R){const b=P.map(y=>String.fromCodePoint(y)).join("");return(0,D.kt)(!R&&(0,z.ft)(b)?[...b].reverse().join(""):b).toString("hex").toUpperCase()}
const d=P=>P.toString(16).toUpperCase().padStart(4,"0")}),76023:((ot,X,u)=>{u.d(X,{L:()=>d});var D=u(45599),z=u(69869);const G=8,W={DeviceGray:j("gray",1),CalGray:j(
"gray",1),G:j("gray",1),DeviceRGB:j("rgb",3),CalRGB:j("rgb",3),RGB:j("rgb",3),DeviceCMYK:j("cmyk",4),CMYK:j("cmyk",4),Separation:j("inks",1)};function j(b,y){return{
kind:b,components:y,profile:void 0,table:void 0}}function d(b,y,g,m=0){const T=b.resolve(y);if(m>G)return;if(T instanceof D.SX){if(Object.hasOwn(W,T.text))return W[T.
text];const E=g(T.text);return E===void 0?void 0:d(b,E,g,m+1)}if(!(0,D.cy)(T))return;const x=b.resolve(T[0]);if(x instanceof D.SX)switch(x.text){case"ICCBased":
return P(b,T[1],g,m);case"Indexed":case"I":return R(b,T,g,m);case"DeviceN":{const E=b.array(T[1])?.length??0;return E>=1&&E<=32?j("inks",E):void 0}default:return Object.
hasOwn(W,x.text)?W[x.text]:void 0}}function P(b,y,g,m){const T=b.resolve(y);if(!(T instanceof D.Z6))return;const x=b.resolve(T.dict.get("N")),E=x===1?"gray":x===
3?"rgb":x===4?"cmyk":void 0;if(E===void 0)return d(b,T.dict.get("Alternate"),g,m+1);const K=(0,z.hh)(b.decodedPart(T)?.data,x);return{...j(E,x),profile:K?.bytes}}
function R(b,y,g,m){const T=d(b,y[1],g,m+1),x=b.resolve(y[3]),E=x instanceof D.Mx?x.bytes:x instanceof D.Z6?b.decodedPart(x)?.data:void 0,K=b.resolve(y[2]);if(!T||
T.table||!E||typeof K!="number"||!(K>=0))return;const F=new Uint8Array((Math.min(Math.floor(K),255)+1)*T.components);return F.set(E.subarray(0,F.length)),{...T,
table:F}}}),69869:((ot,X,u)=>{u.d(X,{Jc:()=>m,R1:()=>F,To:()=>b,hh:()=>y,so:()=>x});var D=u(77598),z=u.n(D),G=u(48249),W=u(78157),j=u(68973),d=u(45599);const P={
1:"GRAY",3:"RGB ",4:"CMYK"},R=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function y(p,S){if(!p||p.length<132)return;const C=(0,W.
bS)(p),O=Y=>C.toString("latin1",Y,Y+4),v=C.readUInt32BE(0),N=p[8];if(!(!(v>=132&&v<=p.length&&N>=2&&N<=4&&O(36)==="acsp"&&R.includes(O(12)))||O(16)!==P[S]))return{
bytes:p.subarray(0,v),version:N}}const g=new WeakMap;async function m(p,S){const{bytes:C}=p,O=S.pace.step(C.length);O&&await O;const v=g.get(S.pace)??new Map;g.
set(S.pace,v);const N=E(C),$=v.get(N);if($)return $;const Y={...p,id:N,deflated:await(0,j.uM)(S).deflate(C,T)};return v.set(N,Y),Y}const T=4,x=p=>{const{bytes:S}=p;
return{...p,id:E(S),deflated:(0,G.Kc)(S)}},E=p=>(0,D.createHash)("sha256").update(p).digest("base64"),K=new WeakMap;function F(p,{id:S,deflated:C},O){const v=K.
get(p)??new Map;K.set(p,v);const N=v.get(S);if(N)return N;const $=(0,d.jd)({N:O,Alternate:(0,d.UU)(b[O]),Filter:(0,d.UU)("FlateDecode")}),Y=p.add(new d.Z6($,C));
return v.set(S,Y),Y}}),82877:((ot,X,u)=>{u.d(X,{R:()=>D,l:()=>z});const D="OctavoText";function z(G,W){const j=G.dict(G.dict(G.pages.attribute(W,"Resources"))?.
get("XObject"));return j!==void 0&&[...j.keys()].some(d=>d.startsWith(D))}}),3449:((ot,X,u)=>{u.d(X,{d:()=>G});var D=u(45599);const z=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function G(P,R,b){const y=new Map,g=new Map;for(let m=1;m<R;m++){if(!b(m))continue;const T=P.
job.pace.step(300);T&&await T;const x=P.get(m);x instanceof D.Z6?(j(P,x.dict)&&y.set(m,x.dict.get("Resources")),(x.dict.has("CMapName")||(0,D.Eo)(P.resolve(x.dict.
get("Type")),"CMap"))&&g.set(m,"CMap")):x instanceof D.Bi&&d(P,m,x,y,g)}return{content:y,fonts:g,pages:await W(P)}}async function W(P){const R=new Set,b=new Set;
for(const y of P.pages.numbers){const g=P.entry(y,"Contents");(0,D.i9)(g)&&R.add(g.number);const m=P.array(g),T=m!==void 0&&b.size<b.add(m).size;for(const E of T?
m:[])(0,D.i9)(E)&&R.add(E.number);const x=P.job.pace.step(300+(T?10*m.length:0));x&&await x}return R}function j(P,R){const b=P.resolve(R.get("Subtype"));return(0,D.
Eo)(b,"Form")||P.resolve(R.get("PatternType"))===1||R.has("BBox")&&!R.has("ShadingType")}function d(P,R,b,y,g){for(const E of z){const K=b.get(E);(0,D.i9)(K)&&g.
set(K.number,E)}const m=(0,D.Eo)(P.resolve(b.get("Subtype")),"Type3")?P.dict(b.get("CharProcs")):void 0;for(const E of m?.values()??[])(0,D.i9)(E)&&y.set(E.number,
b.get("Resources"));const T=P.resolve(b.get("Type"));if(P.pages.holds(R)||!((0,D.Eo)(T,"Page")||(0,D.Eo)(T,"Template")))return;const x=b.get("Contents");for(const E of P.
array(x)??[x])(0,D.i9)(E)&&y.set(E.number,b.get("Resources"))}}),10339:((ot,X,u)=>{u.d(X,{H:()=>G});class D{all;last=new Array(256).fill(void 0);constructor(P){
this.all=P}addAll(P){const{last:R,all:b}=this,y=b.size;for(let g=0;g<P.length;g++){const m=P[g],T=m.code&255;R[T]!==m&&(R[T]=m,b.add(m))}return b.size>y}}function z(d,P,R,b){
for(let y=0,g=b;g>0;g--){const m=P.partEnd(R,y,1);d.add(m-y),y=m}}class G{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:P},R,b=j){const y=Uint32Array.
from(b).sort();let g=0;for(const{font:m,elements:T,first:x}of P){let E=this.fonts.get(m);E||this.fonts.set(m,E={kept:new Set,gone:new Set,lengths:new Set});const K=this.
keptOf(m,E);let F=x;for(const p of T){if(typeof p=="number")continue;const S=m.glyphs(p);for(;g<y.length&&y[g]<F;)g++;const C=g<y.length&&y[g]<F+S.length;C&&this.
divide(E,S,F,b),(C||K.addAll(S))&&z(E.lengths,m,p,S.length),F+=S.length;const O=R.step(p.length*W);O&&await O}}}divide(P,R,b,y){this.hasGone=!0;for(const[g,m]of R.
entries())(y.has(b+g)?P.gone:P.kept).add(m)}keptOf(P,{kept:R}){let b=this.seen.get(P);return b||this.seen.set(P,b=new D(R)),b}async noteGone(P,R,b){if(b.size===
0)return;const y=new G;await y.note(P,R,b);for(const[g,{gone:m,lengths:T}]of y.fonts){const x=this.fonts.get(g);if(x)for(const E of m)x.gone.add(E);else this.fonts.
set(g,{kept:new Set,gone:m,lengths:T})}this.hasGone=!0}}const W=50,j=new Set}),9876:((ot,X,u)=>{u.d(X,{LJ:()=>W,Vn:()=>G,ZM:()=>R,s:()=>j});var D=u(47707);const z=2e4;
async function G(){const{default:b}=await u.e(3286).then(u.bind(u,23286));return function*(y){let g=0;do{const m=g,T=Math.min(y.length,m+z),x=T===y.length,E=new b(
m===0&&x?y:y.slice(m,T));for(let F=E.nextBreak();F;F=E.nextBreak()){const p=m+F.position;if(p===T&&!x)break;let S=p;for(;S>g&&y[S-1]===" ";)S--;yield{start:g,end:S,
next:p},g=p}if(x)return;if(g>m)continue;const K=W(y.charCodeAt(T))?T-1:T;yield{start:g,end:K,next:K,isCut:!0},g=K}while(g<y.length)}}const W=b=>b>=56320&&b<=57343,
j=(b,y)=>(0,D.qf)(b).map(g=>({text:g,width:y(g)})),d=/[_\-–—/.,;:]$/,P=/^[.,;:!?)\]}%»”’…]/;function*R(b,y,g="separators"){let m=0;for(let T=0;T<b.length;m++){
let x=T;for(let E=0;x<b.length&&(E+=b[x].width,!(E>y(m)&&x>T));x++);if(g==="letters"){let E=x;for(;E>T&&E<b.length&&P.test(b[E].text);)E--;E>T&&(x=E)}else if(g===
"separators"&&x<b.length){let E=x;for(;E>T&&!d.test(b[E-1].text);)E--;E-T>=(x-T)/2&&(x=E)}yield x-T,T=x}}}),33238:((ot,X,u)=>{u.d(X,{Y:()=>p});var D=u(91374),z=u(
39684),G=u(9819),W=u(33973),j=u(21996),d=u(87773),P=u(17671),R=u(58006),b=u(78157),y=u(45599),g=u(21115),m=u(17413);const T=2e3;async function x(A,L,U){const k=A.
resolve(L);let V="";for(const Q of(0,y.cy)(k)?k:[L]){const J=A.resolve(Q);if(J instanceof y.Mx&&(V=Buffer.from(J.bytes).toString("latin1")),!(0,y.i9)(Q)||!(J instanceof
y.Z6))continue;let _;try{_=(0,b.bS)(A.decoded(J))}catch{continue}const q=A.job.pace.step(T+_.length);if(q&&await q,!_.includes("ignature"))continue;const et=_.toString(
"latin1"),it=await(0,m.Y)(et,E(V,U),A.job.pace);it!==et&&A.put(Q,(0,R.n)(J,Buffer.from(it,"latin1"),{compress:!1}))}}function E(A,L){return({namespace:U,local:k},V)=>k===
"Signature"&&U===g.dK.ds||k==="signature"&&L&&A!=="datasets"&&!V.some(K)}const K=({namespace:A,local:L})=>L==="datasets"&&A===g.dK.xfa;var F=u(43791);async function p(A,L){
const U=(0,P.Hi)(A),k=await S(A),V=new Set,Q=new Set,J=k.map(({dict:_})=>(0,D.fq)(A,_));for(const _ of k)v(U,_,L,V,Q);return V.size>0&&await N(U,V,Q),await Y(A,
V.size>0),{fields:J,objects:V,usageRights:tt(A)}}async function S(A){const L=(await(0,j.zx)(A,["Sig"])).Sig;if(L.length===0)return[];for await(const[q,et]of(0,d.
$)(A,L))C(A,q,et);const U=new Map;for(const{number:q,dict:et,type:it}of await(0,D.qU)(A))it==="Sig"&&q!==void 0&&O(A,U,q,et);const k=new Set([...U.values()].flatMap(
({number:q,widgets:et})=>[q,...et])),{Sig:V,Widget:Q}=await(0,j.zx)(A,["Sig","Widget"]),J=[];for await(const[q,et]of(0,d.$)(A,new Set([...V,...Q])))k.has(q)||!(0,y.
Zm)(et)||!(et.has("T")||(0,y.Eo)(et.get("Subtype"),"Widget"))||(0,D.pv)(A,et)==="Sig"&&J.push(q);const _=J.length>0?(await(0,W.Gy)(A)).live:void 0;for(const q of J)
_?.[q]===1&&O(A,U,q,A.get(q));return[...U.values()]}function C(A,L,U){const k=[U];for(let V=k.pop();V!==void 0;V=k.pop()){if((0,y.Zm)(V))for(const Q of V.values())
k.push(Q);if(Array.isArray(V))for(const[Q,J]of V.entries())!(0,y.Zm)(J)||!(0,y.Eo)(J.get("FT"),"Sig")?k.push(J):(A.edit(L),V[Q]=A.add(J))}}function O(A,L,U,k){if(!(0,y.
Zm)(A.resolve((0,D.hj)(A,k,"V"))))return;const V=k.get("Parent"),Q=A.dict(V);if(!k.has("T")&&(0,y.i9)(V)&&Q?.has("T")){O(A,L,V.number,Q),L.get(V.number)?.widgets.
add(U);return}if(L.has(U))return;const J=(A.array(k.get("Kids"))??[]).flatMap(_=>(0,y.i9)(_)?[_.number]:[]);L.set(U,{number:U,dict:k,widgets:new Set((0,y.Eo)(k.
get("Subtype"),"Widget")?[U,...J]:J)})}function v({removal:A},{number:L,dict:U,widgets:k},V,Q,J){const{document:_}=A;Q.add(L);const q=(0,D.hj)(_,U,"V");(0,y.i9)(
q)&&A.remove(q.number);for(const et of k){const it=_.get(et);if(!(0,y.Zm)(it))continue;if(Q.add(et),V==="keep"&&(0,z.K)(_,it)){_.edit(et),(0,z.x)(_,it);continue}
const xt=_.resolve(it.get("StructParent"));typeof xt=="number"&&J.add(xt),A.remove(et)}k.has(L)||A.remove(L)}async function N(A,L,U){const{removal:k,structure:V}=A,
{document:Q}=k;await $(A,L);const J=(0,G.Wo)(Q,"AcroForm");for(const _ of["Fields","CO"]){const q=Q.array(J?.dict.get(_)),et=q?.filter(it=>!k.isGone(it)&&!((0,y.
i9)(it)&&L.has(it.number)));!J||!q||!et||et.length===q.length||(Q.edit(J.holder),et.length>0||_==="Fields"?J.dict.set(_,et):J.dict.delete(_))}await V.dropKeys(U),
await V.flush(),await(0,P.Pv)(A,new Set(k.removed()))}async function $({removal:A},L){const{document:U}=A;for(const{number:k,dict:V}of[...await(0,D.qU)(U)].reverse()){
const Q=U.array(V.get("Kids")),J=Q?.filter(_=>!A.isGone(_)&&!((0,y.i9)(_)&&L.has(_.number)));k===void 0||!Q||!J||J.length===Q.length||(U.edit(k),J.length>0?V.set(
"Kids",J):(0,y.Eo)(V.get("Subtype"),"Widget")?V.delete("Kids"):A.remove(k))}}async function Y(A,L){const U=(0,G.Wo)(A,"AcroForm");if(!U)return;U.dict.has("SigFl\
ags")&&(A.edit(U.holder),U.dict.delete("SigFlags")),await x(A,U.dict.get("XFA"),L);const k=(A.array(U.dict.get("Fields"))??[]).length===0&&!U.dict.has("DR")&&!U.
dict.has("XFA");L&&k&&A.editCatalog().delete("AcroForm")}function tt(A){const{catalog:L}=A,U=A.dict(L.get("Perms"));(0,F.H)(A);for(const k of["Perms","Legal"])L.
has(k)&&A.editCatalog().delete(k);return U?.has("UR3")===!0||U?.has("UR")===!0}}),87826:((ot,X,u)=>{u.d(X,{N:()=>G,i:()=>j});var D=u(78157),z=u(14029);function G(d,P){
const{bytes:R}=d;if(!(W(d)||(0,D.bS)(R.subarray(0,5)).toString("latin1")!=="%PDF-"))return R.length===P.length?P:R}const W=({suspect:d,pages:P})=>d||P.count!==P.
claimed||P.blank.length>0,j=async(d,P,R)=>G(d,P)??await(0,z.UN)(d,R)})};
