"use strict";exports.id=7687,exports.ids=[7687],exports.modules={66974:((st,Z,u)=>{u.d(Z,{D6:()=>W,F1:()=>U,NL:()=>T,P3:()=>K,br:()=>j,bs:()=>B});var R=u(98446);const K={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function U(w,h,g){const M=[],y=[];for(const[I,v]of w.split(",").entries()){const p=I+1;if(h!==void 0&&
v.trim()===""){y.push(`entry ${p} is empty: write ${h}, separated by single commas`);continue}const S=g(v,p);"problem"in S?y.push(j(p,v,S.problem)):M.push(S.item)}
return y.length>0?{problem:B(y)}:{items:M}}const j=(w,h,g)=>`entry ${w} ('${b(h.trim())}') ${g}`,W=({position:w,text:h},g,M)=>j(w,h,`names ${l(g)}, but the docu\
ment has ${(0,R.y_)(M,"page")}`);function l(w){return Number.isSafeInteger(w)?`page ${w}`:"a page far beyond its end"}const A=5;function B(w){const h=w.length-A;
return[...w.slice(0,A),...h>0?[`and ${h} more such entries`]:[]].join("; ")}function T(w){const h=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(w);return h?`is n\
ot a range: write ${h[1]}..${h[2]}${h[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(w)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(w)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function b(w){const h=[...w].map(g=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(g)?"?":g);return(0,R.Bu)(h.join(""),40)}}),29082:((st,Z,u)=>{u.d(Z,{k1:()=>W,lY:()=>j,m7:()=>l});var R=u(58552),K=u(66974);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
j=T=>(0,K.F1)(T,"pages such as 1..3, -1, odd",(b,w)=>{const h=b.trim(),g=U.exec(h);if(!g)return{problem:B(h)};const[,M,y,I,v,p]=g,S={negated:M!==void 0,text:h,position:w};
if(y!==void 0)return{item:{...S,pages:y.toLowerCase()}};const E=Number(I),x=v===void 0?E:p===void 0?"end":Number(p);return E===0||x===0?K.P3:{item:{...S,pages:{
from:E,to:x}}}});function W(T,b,w="pages"){const h=v=>(0,R.G6)([{field:w,message:v}]),g=j(T);if("problem"in g)throw h(g.problem);const M=new A(b),y=new A(b),I=[];
for(const v of g.items){const p=v.negated?y:M;if(typeof v.pages=="string"){p.add(v.pages);continue}const{from:S,to:E}=v.pages,x=S<0?b+1+S:S,D=E==="end"?b:E<0?b+
1+E:E,k=(E==="end"?S<0?[[S,x]]:[]:[[S,x],[E,D]]).find(([,Q])=>Q<1||Q>b);k&&I.push((0,K.D6)(v,k[0],b)),!(E==="end"&&x>b||I.length>0)&&p.range(Math.min(x,D),Math.
max(x,D))}if(I.length>0)throw h((0,K.bs)(I));return g.items.every(({negated:v})=>v)&&M.add("all"),M.without(y)}function l(T){const b=j(T);if("problem"in b||b.items.
length!==1)return;const{negated:w,pages:h}=b.items[0];if(w)return;if(h==="all")return{first:1};if(typeof h=="string"||h.from<1)return;const{from:g,to:M}=h;return M===
"end"?{first:g}:M===-1?{first:g}:M<1?void 0:{first:Math.min(g,M),last:Math.max(g,M)}}class A{pageCount;differences;odd=!1;even=!1;constructor(b){this.pageCount=
b,this.differences=new Int32Array(b+2)}add(b){b!=="even"&&(this.odd=!0),b!=="odd"&&(this.even=!0)}range(b,w){this.differences[b]++,this.differences[w+1]--}without(b){
const w=new Uint32Array(this.pageCount);let h=0,g=0,M=0;for(let y=1;y<=this.pageCount;y++){g+=this.differences[y],M+=b.differences[y];const I=y%2===1?"odd":"eve\
n";(g>0||this[I])&&!(M>0||b[I])&&(w[h++]=y)}return w.subarray(0,h)}}function B(T){return/^(not +)?\.\./i.test(T)?"has no start: a range is written 1..5":/^!/.test(
T)?"is not a page: leave out pages with not, such as not 2":(0,K.NL)(T.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((st,Z,u)=>{u.d(Z,{X:()=>j,l:()=>U});const R=new Map("AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY2\
8 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB2\
8 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK2\
4 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30".split(" ").map(W=>[W.slice(0,2),Number(W.slice(2))])),K=/[ \n\u00a0-]/;function U(W){let l=0,A=0;
const B=[...W].map((w,h)=>({sign:w.toUpperCase(),at:h})).filter(({sign:w})=>!K.test(w)),T=w=>{const h=parseInt(w,36);l=(l*(h>9?100:10)+h)%97},b=R.get(B.slice(0,
2).map(({sign:w})=>w).join(""));for(let w=15;w<=Math.min(B.length,34);w++){l=0;for(const{sign:h}of[...B.slice(4,w),...B.slice(0,4)])T(h);if(l===1&&(A=B[w-1].at+
1),l===1&&w===b)break}return A}const j=W=>W.length>=15&&/^[A-Z]{2}\d\d/.test(W)&&U(W)===W.length}),61281:((st,Z,u)=>{u.d(Z,{V:()=>R});async function R({pace:K},U){
await K.rest();const j=await U();return await K.rest(),j}}),52404:((st,Z,u)=>{u.d(Z,{$:()=>j,U:()=>W});var R=u(58552),K=u(29082),U=u(98446);const j={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function W({first_page:l,last_page:A,pages:B},T){if(B!==
void 0)return(0,K.k1)(B,T);const b=(0,U.y_)(T,"page"),w=[];if(l>T&&w.push({field:"first_page",message:`is ${l}, but the document has ${b}`}),A!==void 0&&A>T&&w.
push({field:"last_page",message:`is ${A}, but the document has ${b}`}),w.length===0&&A!==void 0&&l>A&&w.push({field:"first_page",message:`is ${l}, which is afte\
r last_page (${A})`,mentions:["last_page"]}),w.length>0)throw(0,R.G6)(w);return Uint32Array.from({length:(A??T)-l+1},(h,g)=>l+g)}}),47687:((st,Z,u)=>{u.r(Z),u.d(
Z,{redact_text:()=>gr});var R=u(58552),K=u(29082),U=u(45657),j=u(18271),W=u(33973),l=u(45599),A=u(74135),B=u(6057),T=u(87141),b=u(44738),w=u(78021),h=u(86537),g=u(
77581);const M=(n,t)=>n.start-t.start||t.end-n.end,y=(n,t)=>n.lacks?.(t)===!0,I=(n,t)=>Object.assign(async e=>[...await n(e),...await t(e)].sort(M),{lacks:e=>y(
n,e)&&y(t,e)});function v(n,t){let e="",s=0;for(const{start:o,end:i}of t)o>s&&(e+=n.slice(s,o)),s=Math.max(s,i);return e+n.slice(s)}const p=new RegExp("[-\\u00ad\
\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),S=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,E=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
x=new RegExp(`${p.source}|${S.source}|${E.source}`,"gu"),[D,N]=[2,100];async function k(n,t){if(n.search(x)<0)return;let e="";const s=[];let o=0;const i=r=>{e+=
n.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of n.matchAll(x)){const f=t.step((c-o)*D+N);f&&await f,i(c),o=c+r.length;const d=nt(r);for(let m=0;m<
d.length;m++)s.push(d.length===r.length?c+m:c);e+=d}const a=t.step((n.length-o)*D);return a&&await a,i(n.length),s.push(n.length),{text:e,places:s}}const Q=({places:n},t,e)=>({
start:n[t],end:Math.max(n[e-1]+1,n[e])});function nt(n){if(p.test(n))return"";const t=S.exec(n)?.[0];return t===void 0?n.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}var X=u(78157);const P=32768,G=20;async function $(n,{opening:t,reach:e},s,o){if(n.length<=P)return s(n);const i=[];
for(let a=0,r=0;a<n.length;a=r){r=Math.min(a+P,n.length);const c=r<n.length?n.slice(r-e+1,r).indexOf(t):-1;c>=0&&(r+=c-e+1),i.push(s(n.slice(a,r)));const f=o.step(
P*G);f&&await f}return i.join("")}const z="nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro pa\
ra middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml\
 ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave e\
acute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml",Y=160,tt=new Map(
[...z.split(" ").map((n,t)=>[n,String.fromCharCode(Y+t)]),...Object.entries({amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}),...Object.entries({OElig:"Œ",oelig:"œ",
Scaron:"Š",scaron:"š",Yuml:"Ÿ"}),...Object.entries({ensp:" ",emsp:" ",thinsp:" ",zwnj:"‌",zwj:"‍",lrm:"‎",rlm:"‏"}),...Object.entries({ndash:"–",
mdash:"—",lsquo:"‘",rsquo:"’",ldquo:"“",rdquo:"”"})]),J=10,_=(n,t)=>$(n,{opening:"&",reach:J},q,t),q=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}[1-4]{0,2}));/gi,
(t,e,s,o)=>{if(o!==void 0)return tt.get(o)??tt.get(o.toLowerCase())??t;const i=e===void 0?parseInt(s,16):parseInt(e,10);return i<=1114111?String.fromCodePoint(i):
t}),[et,ot]=[100,2];async function gt(n,t,e){const s=new $n(n);let[o,i]=[!0,0];for(let a=n.indexOf("<");a>=0;a=n.indexOf("<",Math.max(s.end,a+1))){const r=e.step(
et+(a-s.end)*ot);if(r&&await r,n.startsWith(pt,a)){i>=0&&i<a&&(i=n.indexOf(wt,a)),s.cut(a,a+pt.length,"",i);continue}const c=o&&n.startsWith("<!--",a),f=c?n.indexOf(
"-->",a+4):-1;o=!c||f>=0;const d=f>=0?f+3:Vn(n,a);d!==void 0&&s.cut(a,d,f>=0?"":t,i)}return s.cut(n.length,n.length,"",i),s.text}const pt="<![CDATA[",wt="]]>",Gn=1e4;
class $n{whole;end=0;blocks=[];parts=[];constructor(t){this.whole=t}get text(){return this.blocks.join("")+this.parts.join("")}cut(t,e,s,o){const{whole:i,end:a,
parts:r}=this;o>=a&&o<t&&i.startsWith(wt,o)?r.push(i.slice(a,o),i.slice(o+wt.length,t),s):r.push(i.slice(a,t),s),this.end=e,!(r.length<Gn)&&(this.blocks.push(r.
join("")),this.parts=[])}}const[kn,pe,Hn,Kn]=[60,62,34,39],zn=1<<20;function Vn(n,t){let e,s;const o=Math.min(n.length,t+zn);for(let i=t+1;i<o;i++){const a=n.charCodeAt(
i);if(a===kn)return s;if(a===pe&&e===void 0)return i+1;a===pe?s??=i+1:a===e?e=void 0:e===void 0&&(a===Hn||a===Kn)&&(e=a)}return s}const Zn=/[^\P{Cc}\t-\r\x7f-\x9f]/u,
Xn=1<<20,Yn=3,Jn=/(?:%[0-9a-f]{2})+/gi,me=3;async function*we(n,t){const e=(0,X.bS)(n).toString("latin1");let s=e;const o=a=>({text:s=a,isDecoded:!0});yield{text:e,
isDecoded:!1},/[\x80-\xff]/.test(e)&&(yield{text:s=(0,X.bS)(n).toString("utf8"),isDecoded:!1}),e.includes("\0")&&(s=await $(e,{opening:"\0",reach:1},a=>a.replaceAll(
"\0",""),t),yield{text:s,isDecoded:!1});let i=e;for(let a=0;a<Yn&&/%[0-9a-f]{2}/i.test(i);a++)i=await $(i,{opening:"%",reach:me},_n,t),/[\x80-\xff]/.test(i)&&(yield{
text:i,isDecoded:!0}),yield o(Buffer.from(i,"latin1").toString("utf8"));yield*ye(s,t);for(const a of Qn(n,e))yield{text:a,isDecoded:!0},yield*ye(await $(a,{opening:"\
%",reach:me},qn,t),t)}async function*ye(n,t){if(n.includes("?")&&n.includes("+")&&(yield{text:n.replaceAll("+"," "),isDecoded:!0}),n.includes("&")&&(yield{text:await _(
n,t),isDecoded:!0}),n.includes("<"))for(const e of[""," "]){const s=await gt(n,e,t);yield{text:s.includes("&")?await _(s,t):s,isDecoded:!0}}}function*Qn(n,t){const e=t.
startsWith("þÿ"),s=t.startsWith("ÿþ");if(!(e||s||n.length<=Xn&&Zn.test(t))||n.length<2)return;const i=(0,X.bS)(n.subarray(0,n.length&-2));e||(yield i.toString(
"utf16le")),s||(yield Buffer.from(i).swap16().toString("utf16le"))}const _n=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),qn=n=>n.
replace(Jn,t=>Buffer.from(t.replaceAll("%",""),"hex").toString("utf8")),ts=500;async function vt(n,t,e){const s=(0,g.g7)(n);if(s.length===n.bytes.length&&es.test(
s)&&!s.includes(`-
`)&&y(t,s))return;const i=s.replace(ns,""),a=await t(i);if(a.length>0){const C=(0,g.wx)(v(i,a));return await yt(C.bytes,t,e)?kt:C}const r=await k(i,e),c=r?(await t(
r.text)).map(({start:C,end:O})=>Q(r,C,O)):[];if(c.length===0)return await yt(n.bytes,t,e)?kt:void 0;const f=v(i,c),d=await k(f,e);return d&&(await t(d.text)).length>
0||await yt((0,g.wx)(f).bytes,t,e)?kt:(0,g.wx)(f)}const es=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,Se="\x1B",ns=new RegExp(`${Se}[a-zA-Z]{2,8}${Se}`,"g"),kt=new l.Mx(new Uint8Array(
0));async function yt(n,t,e,s=!0){for await(const o of we(n,e)){if(await be(o,t,e,s)>0)return!0;const i=e.step(ss*n.length);i&&await i}return!1}async function be({
text:n,isDecoded:t},e,s,o){const i=y(e,n)?0:(await e(n)).length,a=o&&t&&i===0?await k(n,s):void 0;return a?(await e(a.text)).length:i}const ss=4;async function Dt(n,t,e){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof l.Z6?i.dict:i;if(!(!(a instanceof l.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof l.Mx)){(c instanceof l.Bi||Array.isArray(c))&&o.push(c);continue}const f=n.job.pace.step(ts);f&&await f;const d=await vt(c,e,n.job.
pace);d&&(a instanceof l.Bi?a.set(r,d):a[r]=d,s++)}}return s}function*os(n,t){const e=(0,T.y)((0,B.iw)(n,t)),s=o=>{const i=Ce(e,o);return i.width>0&&i.height>0?
i:void 0};for(const o of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const i=n.dict(o);if(!i||!(0,l.Eo)(n.resolve(i.get("Subtype")),"Redact"))continue;const a=(n.
array(i.get("QuadPoints"))??[]).map(f=>Number(n.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[d,m]=[0,1].map(O=>[0,2,4,6].map(F=>a[f+F+O])),C=s([(0,U.YG)(
d),(0,U.YG)(m),(0,U.Kf)(d),(0,U.Kf)(m)]);C&&(yield C)}const r=(0,B.b0)(n,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function Ce(n,t){const[e,s,o,i]=(0,A.
zl)(n,t);return{x:e,y:s,width:o-e,height:i-s}}const is=4;async function as(n,t){t.size!==0&&await(0,b.L)(n,(e,s)=>{const o=t.get(s),i=o&&(0,B.b0)(n,e.get("Rect"));
if(!o||!i)return!1;const a=Ce((0,T.y)((0,B.iw)(n,s)),i);return n.job.pace.add(o.length*is),o.some(r=>(0,h.EF)(a,r))})}const rs=["ActualText","Alt","E","T"];async function cs(n,t,e){
const s=new Set([...t.keys()].map(a=>n.pages.number(a)));let o=0;for(const a of s)for(const r of n.array(n.entry(a,"Annots"))??[]){const c=n.dict(r),f=c?await Dt(
n,c,e):0;f>0&&(0,l.i9)(r)&&n.edit(r),o+=f}for(const a of t.keys()){const r=n.pages.attribute(a,"Resources"),c=n.dict(n.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const d=await Dt(n,n.dict(f)??null,e);d>0&&(0,l.i9)(f)?n.edit(f):d>0&&(0,l.i9)(r)&&n.edit(r),o+=d}}const{live:i}=await(0,W.Gy)(n);for(let a=1;a<i.
length;a++){const r=i[a]===1?n.dict(n.get(a)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!r||!(0,w.Uc)(r)||!fs(r,s)))for(const f of rs){const d=await Dt(n,[n.
resolve(r.get(f))],e);d>0&&(n.edit(a),r.delete(f)),o+=d}}return o}function fs(n,t){const e=n.get("Pg");return!(0,l.i9)(e)||t.has(e.number)}var Te=u(91519),ds=u(
87826),Ht=u(14029),ls=u(61281),us=u(52404);const dt=5e4,hs=20;function gs(n,t,e){const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))
throw It(["must have a list under areas, or under matches"]);if(o.length>dt)throw It([`has ${o.length} areas, and at most ${dt} are allowed`]);const i=[],a=new Set(
t);let r=0;for(const[c,f]of o.entries()){const d=ps(f,e);if(typeof d=="string")i.push(`area ${c+1} ${d}`);else if(!a.has(d.page))i.push(`area ${c+1} is on page ${d.
page}, which pages does not name`);else for(const m of d.boxes)(0,U.vH)(s,d.page-1,m);if(typeof d!="string"&&(r+=d.boxes.length),r>dt)throw It([`has more than ${dt}\
 boxes, and at most ${dt} are allowed`]);if(i.length===hs)break}if(i.length>0)throw It(i);return s}const It=n=>(0,R.G6)([{field:"redact_areas",message:n.join(";\
 ")}]),Me=n=>typeof n=="object"&&n!==null&&!Array.isArray(n);function ps(n,t){if(!Me(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!=
"number"||!Number.isInteger(e)||e<1||e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(ms);return o.some(i=>i===
void 0)||o.length===0?"must have boxes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function ms(n){if(!Me(n))return;const[t,
e,s,o]=["x","y","width","height"].map(a=>n[a]);return[t,e,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var ws=u(
81627),Et=u(36078),ys=u(99876);async function Ss(n,t,e,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{
kinds:i,pages:a}=await(0,ys.F)(n,Uint32Array.from([...o.keys()],c=>c+1)),r=new ws.B(n);await r.inspect(a);for(const c of a){const f=(0,A.DI)((0,T.y)(i[c.kind])),
d=new Set,m=[];for(const C of o.get(c.index)??[]){const O=n.job.pace.step(bs);O&&await O;const F=Cs(C,f);if(d.has(F))continue;d.add(F);const L=s?.placementIn(C,
f);L!==void 0&&m.push(L)}await r.over(c,{resources:s?[s.addition]:[],operators:([C])=>{const O=C===void 0?[]:m.map(F=>`${(0,Et.qK)(C,F)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...d].join(`
`)} f Q
${O.join("")}EMC
`}})}}const bs=1500;function Cs({x:n,y:t,width:e,height:s},o){const[i,a,r,c]=(0,A.zl)(o,[n,t,n+e,t+s]);return`${(0,Et.id)(i)} ${(0,Et.id)(a)} ${(0,Et.id)(r-i)} ${(0,Et.
id)(c-a)} re`}var St=u(58006),Ts=u(7854),Kt=u(56681),Ms=u(8510),zt=u(52829),Es=u(71856),Vt=u(32488),Ee=u(52755),bt=u(9819);const Os=300;async function As(n){const t=new Map;
if(!(0,bt.Wo)(n,"AcroForm"))return t;const{fields:e}=await Ee.mO.read(n);for(const{flags:s,kind:o,widgets:i}of e)if(!(o!=="text"||(s&Ee.qA)===0))for(const{dict:a}of i){
for(const c of n.dict(a.get("AP"))?.values()??[]){const f=n.resolve(c);for(const d of(0,l.Zm)(f)?f.values():[c]){const m=n.resolve(d);(0,l.i9)(d)&&m instanceof l.
Z6&&t.set(d.number,m.dict.get("Resources"))}}const r=n.job.pace.step(Os);r&&await r}return t}var Rt=u(82416),Bt=u(37709),ft=u(85008);const[Ps,xs]=[4,100];async function vs(n,t){
const e=[],s=[];let o=0;const i=r=>{e.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ft.An||f===ft.Cd?(s.push({at:o,from:r,to:c}),i((0,X.bS)((0,Rt.E3)(n,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*Ps)):f===ft.QR&&o>0&&i(`
`)};return await(0,Bt.Jo)(n,t,a,!0),{text:e.join(""),pieces:s}}async function Ds(n,t,e){const{text:s,pieces:o}=await vs(n,e),i=await t(s);if(i.length===0)return n;
const a=[];let[r,c]=[0,0];for(const[f,{at:d,from:m,to:C}]of o.entries()){const O=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<O;r++)c=Math.max(c,i[r].end);d<
c&&a.push({from:m,to:C,text:"()"});const F=e.step(xs);F&&await F}return(0,Kt.E$)(n,a,e)}var Zt=u(3449),Xt=u(71157);async function Oe(n,{inText:t,inCodes:e},s,o){
if(n.shown.length===0)return;const i=await Yt(n,o);if(await Ft(n,i,Qt,await t(i.text),s,o),n.shown.some(({hasNoSize:r})=>r)){const r=await Yt(n,o,Rs);await Ft(n,
r,Qt,await t(r.text),s,o)}const a=await Fs(n,o);await Ft(n,a,$s,await e(a.text),s,o)}async function Is(n,t,e,s){const{text:o,starts:i}=await Yt(n,s,()=>!0),a=[];
for(let f=0;f<o.length;f++)o[f]!==" "&&a.push(f);const r=s.step(o.length*Jt);r&&await r;const c=(await t(o.replaceAll(" ",""))).map(({start:f,end:d})=>({start:a[f],
end:a[d-1]+1}));await Ft(n,{text:o,starts:i},Qt,c,e,s)}const Rs=(n,t)=>n.hasNoSize&&t.hasNoSize;async function Yt({shown:n},t,e){const s=[];let o="";for(const[i,
a]of n.entries()){const{text:r}=a;s.push(o.length);const c=n[i+1],f=c!==void 0&&(c.follows||e?.(a,c)===!0);o+=f?r:`${r}
`;const d=t.step((r.length+1)*Jt);d&&await d}return{text:o,starts:s}}const Bs=10;async function Fs({shown:n},t){const e=[];let s=0;for(const{elements:a}of n){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of n){e.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*Jt);c&&await c}o[i++]=Bs}return{text:(0,X.bS)(o).toString("lati\
n1",0,i),starts:e}}async function Ft({shown:n},{text:t,starts:e},{lengthOf:s,countsCodes:o,gapOf:i},a,r,c){if(a.length===0)return;const f=await Ls(a,t.length,c);
let d=-1;for(const{start:m,end:C}of a)for(let O=Math.max(Gs(e,m),d+1);O<e.length&&e[O]<C;O++){d=O;const{font:F,elements:L,first:H}=n[O];let V=e[O],ct=H;for(const it of L){
if(typeof it=="number")V+=i(it);else{let $t=0;for(const Tr of F.glyphs(it)){const jn=o?F.partEnd(it,$t,1):$t,Wn=s(Tr,it,$t,jn);Ns(f,V,Wn)&&r.add(ct),V+=Wn,ct++,
$t=jn}}const xt=c.step(Ws(it));xt&&await xt}}}async function Ls(n,t,e){const s=new Uint8Array(t);for(const{start:o,end:i}of n){s.fill(1,o,i);const a=e.step(js+(i-
o>>3));a&&await a}return s}function Ns(n,t,e){for(let s=t;s<t+e;s++)if(n[s]===1)return!0;return!1}const[Us,Jt,js]=[100,4,20],Ws=n=>(typeof n=="number"?1:n.length+
1)*Us;function Gs(n,t){let e=0;for(let s=n.length-1;e<s;){const o=e+s+1>>1;n[o]<=t?e=o:s=o-1}return e}const Qt={lengthOf:({text:n})=>n.length,countsCodes:!1,gapOf:n=>n<
Xt.t6?1:0},$s={lengthOf:(n,t,e,s)=>{let o=0;for(let i=e;i<s;i++)t[i]!==0&&o++;return o},countsCodes:!0,gapOf:()=>0};var ks=u(64680),Ae=u(45079);async function Pe(n,t,e){
const s=new Map,o=new Set;for(const{lists:i}of t)for(const{stream:a,tag:r,operator:c,from:f,to:d,dict:m}of i){const C=`${a} ${f}`;if(o.has(C)||(o.add(C),await Dt(
n,m,e)===0))continue;const O=new ks.k(256);(0,Ae.bD)(O,m,Ae.yT);const F=`${r} ${Buffer.from(O.bytes).toString("latin1")} ${c}`;(0,U.vH)(s,a,{from:f,to:d,text:F})}
return s}var Lt=u(94389);const xe=120,Hs=new Set([65536,1330926671,1953658213]),_t=132;async function Ks(n,t,e){let s;for(const[o,i]of t){const a=n.subarray(o,Math.
max(o,Math.min(i,n.length)));for(const{text:r,width:c,offset:f}of Vs(a))for(const d of y(e,r)?[]:await e(r))s??=n.slice(),zs(s,d,{start:o+f,width:c})}return s}function zs(n,t,{
start:e,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=xe}function Vs(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),e=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().
toString("utf16le"),width:2,offset:s})}return e}function Zs(n){if(n.length<12)return[];const t=new DataView(n.buffer,n.byteOffset,n.byteLength);if(Hs.has(t.getUint32(
0)))try{const i=(0,Lt.tI)(t).get("name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(n[0]!==37&&n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,
n.byteOffset,n.length).toString("latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function Xs(n){if(n.length<_t||Buffer.from(n.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&
_t+12*(o+1)<=n.length;o++){const[i,a]=[4,8].map(r=>t.getUint32(_t+12*o+r));s.push([i+8,i+a])}return s}function ve(n){return[...Buffer.from(n.buffer,n.byteOffset,
n.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const Ys=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,Js=300;async function Qs(n,t,e){
const s=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(Ys)){const f=e.step(Js+a.length);f&&
await f;const d=_s(r);d.length<2||y(t,d)||(await t(d)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+
s.slice(i),"latin1")}function _s(n){const t=Buffer.from(n.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const qs=new Set(
`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),De=32,to=/<[0-9a-f\s]{0,4096}>|[a-z]+/gi,eo=new Set(Buffer.from(`
\r>`)),Ie=1<<20;async function no(n,t,e){const s=await Re(n,e),o=await t((0,X.bS)(s).toString("latin1"));if(o.length===0)return;const i=n.slice();for(const{start:a,
end:r}of o)for(let c=a;c<r;c++)s[c]>De&&!so.has(s[c])&&(i[c]=xe);return i}const so=new Set(Buffer.from("/()<>[]{}%"));async function Re(n,t){const e=n.slice();for(let s=0,
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
l.Z6?o.dict:o;if(i instanceof l.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)s.push(r);else if(i instanceof l.Bi)for(const[r,c]of i){if(this.add(
r),r==="DA"&&c instanceof l.Mx)for(const f of Ue((0,at.Pu)(c)))this.add(f);s.push(c)}const a=t.job.pace.step(ro);a&&await a}}add(t){t.length>=qt&&this.seen.add(
t)}async settle(){const t=await te([...this.seen],this.find);if(t.length===0)return;const e=await je(this.find);for(const s of t)this.names.set(s,`${e}${this.names.
size+1}`)}}async function te(n,t){const e=[];for(const s of await ee(n,t)){const o=Le(s)?ao(s):[s];(await ee(o,t)).length>0&&e.push(s)}return e}async function uo(n,t){
const e=new Set(await te(Ue(n),t));return e.size===0?n:n.replace(Ne,s=>e.has(s.slice(1))?"":s)}const Ne=/\/[^\s/()<>[\]{}%]+/g,Ue=n=>Array.from(n.matchAll(Ne),([
t])=>t.slice(1));async function je(n){for(const t of fo)if((await n(`${t}1`)).length===0)return t;return""}async function ee(n,t){const e=[];let s="";for(const a of n)
e.push(s.length),s+=`${co(a)}
`;if(s==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;i+1<e.length&&e[i+1]<=a;)i++;const c=n[i];
r-a>=qt&&r<=(e[i+1]??s.length)-1&&o.add(c)}return[...o]}function ho(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<qt||!Number.isNaN(Number(s))).join(" ")}const[go,We]=[4,3],po=10;async function mo(n,t){
const e=new wo(n);return await(0,Bt.Jo)(n,t,(s,o)=>e.take(s,o)),e.end()}class wo{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(X.IQ)}take({start:t,end:e},s){this.sign>=0&&this.lookBetween(t,e),s===ft.An||s===ft.Cd?this.
addString(t,e):s===ft.QR?(this.used>0&&(this.codes[this.used++]=po),e-t>We&&this.words.add(this.text(t,e))):s===ft.o_?e-t>go&&this.names.add((0,Rt.MQ)(this.content,
t+1,e)):s===ft.Ho&&this.images.push({from:t,to:e,text:""})}lookBetween(t,e){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(X.IQ,o)),this.sign>=0&&
this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=e}addString(t,e){const{codes:s}=this,o=(0,Rt.E3)(this.content,t,e);let{used:i}=this;for(let a=0;a<o.length;a++){
const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,e)=>(0,X.bS)(this.content).toString("latin1",t,e);end(){const{content:t,codes:e,used:s,names:o,words:i,images:a,
comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,X.bS)(e).toString("latin1",0,s),comments:r,names:o,words:i,images:a}}}async function yo(n,{
names:t,words:e,images:s},o,i,a){const r=new Set(await ee([...e],o)),c=r.size===0?[]:await So(n,r,a);for(const{from:f,to:d}of s)(await i((0,X.bS)(n).toString("l\
atin1",f,d))).length>0&&c.push({from:f,to:d,text:"\0".repeat(d-f)});return c.sort((f,d)=>f.from-d.from),{names:await te([...t],o),cuts:c}}async function So(n,t,e){
const s=[];return await(0,Bt.Jo)(n,e,({start:o,end:i},a)=>{a===ft.QR&&i-o>We&&t.has((0,X.bS)(n).toString("latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function bo(n,t,e){
const s=[];return await(0,Bt.Jo)(n,e,({start:o,end:i},a)=>{const r=a===ft.o_?t.of((0,Rt.MQ)(n,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.
length===0?n:(0,Kt.E$)(n,s,e)}const Co=100;async function Ge(n,t,e,s){for(const o of e){const i=s.step(Co);i&&await i;const a=t.shownAt(o);let r=n.get(a.stream);
r||n.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),c.glyphs.add(o-a.first)}}var $e=u(21115);const ke=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,
To=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,Mo=new Set(
[...Object.keys($e.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim","stFnt","st\
Mfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function He(n){const t=(0,X.bS)(n).toString(
"latin1");return Buffer.from(t.replace(ke,e=>" ".repeat(e.length)),"latin1")}const Eo=new RegExp(`${ke.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),Oo=400;async function Ao(n,t){
const e=new Set;for(const[s]of(0,X.bS)(n).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(Eo)){const f=a??r;c!==void 0?e.
add(c.slice(c.indexOf(":")+1)):f!==void 0&&(Mo.has(i)||e.add(i),!To.test(f)&&!Po.has(f)&&e.add(f));const d=t.step(Oo+o.length);d&&await d}return[...e].join(`
`)}const Po=new Set(Object.values($e.dK));function xo(n){const t=(0,X.bS)(n).toString("latin1"),e=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;e.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(e.join("")+t.slice(s),
"latin1")}const vo=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Do(n){return n[0]===254&&n[1]===255||n[0]===255&&n[1]===254||!vo.test((0,X.bS)(n).toString("latin1"))}const Io=/[ -~](?:\0*[ -~]){3,}/g,
Ro=n=>Array.from((0,X.bS)(n).toString("latin1").matchAll(Io),({0:t,index:e})=>({start:e,text:t.replaceAll("\0","")})),Bo=16384,Fo=10,Ke=Buffer.of(255,217);async function Lo(n,t,e){
const s=n.encoded(t),o=Math.max(s.length-Bo,0),i=No(n,t,s);if(i>=0)return(await e((0,X.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=n.job.
pace.step((s.length-o)*Fo);a&&await a;const r=Ro(s.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&Uo(n,t,s,o+c))return o+c}}function No(n,t,e){const s=n.resolve((n.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,l.Eo)(s,"ASCIIHexDecode")?">":(0,l.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,X.bS)(e).indexOf(o);return i<
0?-1:i+o.length}function Uo(n,t,e,s){const o=n.decodedPart(t);if(o)return n.decodedPart(new l.Z6(t.dict,e.slice(0,s)))?.data.length===o.data.length;const[i,...a]=n.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,l.Eo)(n.resolve(i),"DCTDecode")&&s>=(0,X.bS)(e).lastIndexOf(Ke)+Ke.length&&e.includes(
217)}const jo={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"\
form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function ze(n,t,e){return t?t===n.dict(n.trailer.
get("Info"))?"the properties of the document":(0,w.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,l.Eo)(n.resolve(t.get("Subtype")),"Widget")?"form fields":"a\
nnotations":t.has("FT")?"form fields":(0,l.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":jo[e]??"other entries":"other e\
ntries"}const lt=100,Ve=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Wo=new Set(["Dest","D","S","C","AS","V","DV"]),Go=new Set(["DA","Registry","Ordering",
"CharSet","Panose","CheckSum","Lookup","NS"]),$o=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,ko=new Set(["Root","Info","ID","Encrypt"]),Ho=1e3,Ko=48,
zo=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Ot=n=>n instanceof l.Bi||Array.isArray(n);class Vo{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=e,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:s}=this;this.prefix=await je(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,l.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,l.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof l.Mx||f instanceof l.SX){e(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const d=e(c)&&await this.object(f),m=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(d||m)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,s]of[...t]){const o=e==="ID"?await this.isTextual(
s):!(0,l.i9)(s)&&e!=="Encrypt"&&await this.object([s]);this.edits&&(o||!ko.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
l.Mx&&(await this.inCodes((0,at.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,bt.Wo)(t,"Names"),s=(0,bt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[o]of await(0,at.Zc)(this.document,t.get(e),"Names"))!(o instanceof l.Mx)||!await vt(o,this.find,
this.document.job.pace)||(this.rename((0,at.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof l.Z6?o.dict:o,a=e.job.pace.step(lt);if(a&&await a,Array.isArray(i))for(const r of i)
Ot(r)&&s.push(r);if((0,l.Zm)(i)){for(const[r,c]of i)Ve.has(r)&&await this.nameAll(c),Ot(c)&&s.push(c);e.job.pace.add(lt*i.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,l.Zm)(e))return;const s=(0,l.i9)(t)?t.number:e;if(!this.searched.has(s)){this.searched.add(s);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await vt((0,l.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof l.Z6?o.value.dict:o.value;if(!(i instanceof l.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&Ze(i)){await this.palette(i)&&(e=!0);continue}const a=i instanceof l.Bi?i:o.dict;for(const[c,f]of i.entries()){const d=this.document.job.pace.step(lt);d&&await d;
const m=typeof c=="string"?c:o.key,C=this.mayChange(f)?await this.entry(a,m,f):void 0;if(C===void 0){Ot(f)&&s.push({value:f,dict:a,key:m});continue}e=!0,this.note(
ze(this.document,a,m)),this.edits&&(i instanceof l.Bi?i.set(c,C):i[c]=C)}i instanceof l.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(e=!0);const r=this.document.
job.pace.step(lt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({value:e.get(
o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof l.Z6?a.value.dict:a.value;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;
const c=r instanceof l.Bi?r:a.dict;for(const[d,m]of r.entries()){const C=Array.isArray(r)&&Ze(r)?"Lookup":typeof d=="string"?d:a.key,O=e.job.pace.step(lt);O&&await O,
(0,l.i9)(m)?s.set(m.number,{dict:c,key:C}):Ot(m)&&i.push({value:m,dict:c,key:C})}const f=e.job.pace.step(lt);f&&await f}}return s}async scalar(t,e,s){const{document:o}=this,
{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=e instanceof l.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(i,a,e):new l.SX(r);c!==void 0&&(this.
note(ze(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof l.Mx)||(await this.inCodes((0,at.Pu)(e))).length===0?!1:(this.note("f\
onts and colors"),this.edits&&(t[3]=new l.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:s}=this;let o=!1;const i=[t];for(let a=i.
pop();a!==void 0;a=i.pop()){const r=a instanceof l.Z6?a.dict:a;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;if(r instanceof l.Bi&&[...r.keys()].some(f=>e.
of(f)!==void 0)){const f=[...r];r.clear();for(const[d,m]of f)r.set(e.of(d)??d,m);o=!0}for(const[f,d]of r.entries()){const m=s.job.pace.step(lt);m&&await m;const C=d instanceof
l.SX?e.of(d.text):void 0;if(C===void 0){Ot(d)&&i.push(d);continue}o=!0,r instanceof l.Bi?r.set(f,new l.SX(C)):r[f]=new l.SX(C)}const c=s.job.pace.step(lt);c&&await c}
return o}async technical(t,e){const s=(0,at.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=ho(s,this.names);return i===s||(await this.
inNames(s)).length===(await this.inNames(i)).length?void 0:(0,l.Px)(i)}if(t==="CharSet"){const i=await uo(s,this.inNames);return i===s?void 0:(0,l.Px)(i)}if(!(t===
"CheckSum"||Le(s)||$o.test(s)||(await this.inCodes(s)).length===0))return t==="Panose"?new l.Mx(new Uint8Array(e.bytes.length)):(0,l.Px)("")}mayChange(t){return t instanceof
l.Mx||t instanceof l.SX&&this.renamed.size>0||typeof t=="number"&&t>=Ho}async entry(t,e,s){if(s instanceof l.SX){const a=Wo.has(e)||e==="RoleMap"?this.renamed.get(
`/${s.text}`):void 0;return a===void 0?void 0:new l.SX(a)}if(s instanceof l.Mx&&Go.has(e))return this.technical(e,s);if(typeof s=="number")return this.number(t,
e,s);if(!(s instanceof l.Mx)||e==="Contents"&&s.bytes[0]===Ko&&t&&(0,l.hi)(t))return;const o=this.renamed.get((0,at.Pu)(s));if(o!==void 0)return(0,l.Px)(o);const i=await vt(
s,this.find,this.document.job.pace);return i&&zo.has(e)?(0,l.Px)(""):!i||e!=="T"||!t||!Zo(t)?i:(this.rename((0,at.Pu)(s)),(0,l.Px)(this.renamed.get((0,at.Pu)(s))))}async number(t,e,s){
return t!==void 0&&(t===this.properties||e==="V"&&t.has("N"))&&(await this.find(String(s))).length>0?0:void 0}renameKeys(t,e){const s=[...t];if(!(Ve.has(e)||this.
isNaming(t))||!s.some(([i])=>this.renamed.has(`/${i}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(
`/${i}`)??i,a);return!0}isNaming(t){const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("Cla\
ssMap")].some(o=>e.dict(o)===t)}async rebuild({holder:t,number:e,key:s}){const{document:o}=this,i=await(0,at.Zc)(o,t.get(s),"Names");o.edit(e);const a=(0,at.H6)(
o,await(0,at.r6)(o,i),"Names"),r=t.get(s);(0,l.i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,bt.Kd)(r,e))}}const Ze=([n])=>(0,l.Eo)(n,"Indexed")||(0,l.Eo)(n,"I"),Zo=n=>n.
has("FT")||n.has("Kids")||n.has("Parent")&&!n.has("Contents");var rt=u(47212);const Xo=100;class Xe{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,s,o,i,a){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new lo(e.inNames),this.traced=new rt.Wz(t)}async run(t){const{
document:e,stays:s,renaming:o}=this,{live:i}=await(0,W.Gy)(e),a=c=>i[c]===1&&s[c]!==1,r=await(0,Zt.d)(e,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(const[c,f]of await As(e))a(c)&&await this.content(c,f,!0);for(let c=1;c<i.length;c++){if(!a(c)||!e.isStream(c))continue;await this.data(
c,r),await this.dataBeyond(c);const f=e.job.pace.step(Xo);f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",
o.count),this.rewriter&&o.count>0&&await this.renameContent(i),await new Vo(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){
const{document:e,renaming:s}=this,{content:o,pages:i}=await(0,Zt.d)(e,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=e.get(a);if(!(r instanceof
l.Z6))continue;const c=await this.decoded(r),f=await bo(c,s,e.job.pace);f!==c&&e.put(a,await(0,zt.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,
(this.found.get(t)??0)+e)}async content(t,e,s=!1){const{document:o,searching:i}=this,{pace:a}=o.job,r=o.get(t);if(!(r instanceof l.Z6))return;const c=await this.
decoded(r),f=await this.traced.stream(c,e),{glyphs:d,count:m}=await this.choose(f,!1),C=d.size;await Oe(f.trace,i,d,a),s&&await Is(f.trace,i.inText,d,a);const O=await Pe(
o,[f.trace],i.inText);if(this.note("content that no page shows",Math.max(m,+(d.size>C))+O.size),await(0,rt.FU)(f,d,a),await this.use?.note(f.trace,a,d),!this.rewriter||
d.size===0&&O.size===0)return;const F=new Map;await Ge(F,f.trace,d,a),await this.rewriter.inPlace(new Map([[0,t]]),[f.trace],{removals:F,others:O,images:new Map})}async decoded(t){
const e=await(0,Vt.on)(this.document,t);if(!e)throw Ye();return e.data}async data(t,{content:e,fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof
l.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,a,c,f)):Jo(i,r)?this.rewriter||await this.otherData(t,a):Yo(i,r)?await this.
colorData(t,a):e.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(t,a,f)):await this.otherData(t,a)}async once(t,e,s){const{document:o,searching:i}=this,
{clean:a}=i,r=(0,Ts.m)(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);f&&await f;const d=()=>r===void 0?void 0:a.markOf(c,`${e} ${r}`),m=d();if(m!==void 0&&
a.has(m))return;const C=this.findings,O=(await(0,Vt.on)(o,t))?.data;await s(O),m!==void 0&&O&&this.findings===C&&d()===m&&a.add(m)}async hiddenStrings(t,e,s){if(!s)
throw Ye();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.searching,{pace:f}=o.job,d=await mo(s,f),m=d.comments.length>0&&await yt(Buffer.
concat(d.comments),c,f),C=(await a(d.strings)).length,{names:O,cuts:F}=await yo(s,d,r,a,f);for(const ct of O)this.renaming.add(ct);if(this.findings+=O.length,m&&
this.note("comments of content"),this.note("content that no page shows",C+F.length),!i||!m&&C===0&&F.length===0)return;const L=F.length>0?await(0,Kt.E$)(s,F,f):
s,H=C>0?await Ds(L,a,f):L,V=m?(await(0,Ms.f)(H,f)).content:H;o.put(t,await(0,zt.c)(o,e,V))}async fontData(t,e,s,o){const{inCodes:i,inText:a}=this.searching;if(s.
startsWith("FontFile"))return this.overwrite(t,e,o,Zs);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,e,o,ve);const r=this.document.get(t),c=r===e?
o:(await(0,Vt.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,d=f.step(c.length);d&&await d;const m=await Qs(c,a,f),C=await no(m??c,i,f);
(m||C)&&await this.replace(t,r,C??m),await yt(await Re(C??m??c,f),i,f,!1)&&this.note("names")}async colorData(t,e){const{document:s}=this,o=s.resolve(e.dict.get(
"FunctionType"));o===4?await this.once(e,"function",i=>this.overwrite(t,e,i,ve)):typeof o!="number"&&!(0,l.Eo)(s.resolve(e.dict.get("Subtype")),"Image")&&!e.dict.
has("ShadingType")&&await this.once(e,"profile",i=>this.overwrite(t,e,i,Xs))}async dataBeyond(t){const{document:e,searching:s}=this,o=e.get(t);if(!(o instanceof
l.Z6)||!o.dict.has("Filter"))return;const i=await Lo(e,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new l.Z6(new l.Bi(o.dict),e.encoded(o).slice(
0,i));this.rewriter&&e.put(t,a)}async overwrite(t,e,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(s);if(!a)return this.otherData(
t,e);if(a.length===0)return;const r=await Ks(s,a,this.searching.inCodes);r&&await this.replace(t,e,r)}async replace(t,e,s){const{document:o}=this;this.note("fon\
ts and colors"),this.rewriter&&o.put(t,await(0,St.S)(e,s,o.job))}otherData(t,e){const s=(0,Es.In)(e)?"metadata":"streams";return this.once(e,s,o=>this.dataIn(s,
t,e,o))}async dataIn(t,e,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new R.zU("redaction_incomplete","A stream cannot\
 be read, because its compression is not known");const f=t==="metadata"?r:Do(o)?I(r,c):c,{pace:d}=i.job,m=[],C=t==="metadata"?He(o):o,O=t==="metadata"?(await c(
await Ao(o,d))).length:0,F=f!==c&&await Je(C,f,d);m.push(O,Number(F));for await(const it of we(C,d)){m.push(await be(it,f,d,f!==c));const xt=d.step(o.length);xt&&
await xt}if(this.note(t,(0,U.Kf)(m)),!a||m.every(it=>it===0))return;const L=await f((0,X.bS)(C).toString("latin1")),H=Buffer.from(v((0,X.bS)(o).toString("latin1"),
L),"latin1"),V=t==="metadata"?He(H):H;O>0||await Je(V,f,d)||await yt(V,f,d,f!==c)?i.remove(e):i.put(e,(0,St.n)(s,H,{compress:!1}))}}const Ye=()=>new R.zU("redac\
tion_incomplete","A content stream cannot be read, because its compression is not known");async function Je(n,t,e){const s=await k((0,X.bS)(n).toString("utf8"),
e);return s!==void 0&&(await t(s.text)).length>0}function Yo(n,t){return["FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,l.Eo)(
n.resolve(t.get("Subtype")),"Image")}const Jo=(n,t)=>(0,l.Eo)(n.resolve(t.get("Type")),"EmbeddedFile");var Qe=u(42973),Qo=u(68973),_o=u(36054),qo=u(14118),ti=u(
1900),Nt=u(95340);const ei=6,ut=1,ne=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class _e{document;shade;replaced=new Set;constructor(t,e){this.document=
t,this.shade=e}async without(t,e){const{document:s}=this,{image:o}=t[0];for(const{number:f}of t)f>0&&this.replaced.add(f);const{width:i,height:a}=(0,Nt.h)(s,o.dict),
r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;const c=await tn(r,e,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:d,
right:m,bottom:C})=>f<=0&&d<=0&&m>=i&&C>=a))return s.add(await this.overwrite(o,c))}async shows({image:t,matrix:e},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,Nt.
h)(o,t.dict);if(!(a>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await tn([{matrix:e}],s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(
t.dict.get("ImageMask"))===!0?255:i,d=await this.draw(t),m=await Ut(o,d,3),C=c.map(({left:O,top:F,right:L,bottom:H})=>({left:O+ut,top:F+ut,right:L-ut,bottom:H-ut}));
for await(const{row:O,left:F,right:L}of sn(C,o.job.pace)){const H=(O*d.width+L)*3;for(let V=(O*d.width+F)*3;V<H;V++)if(m[V]!==f)return!0}return!1}async overwrite(t,e){
const{document:s,shade:o}=this,i=new l.Bi(t.dict),{dict:a}=t;for(const H of ne)i.delete(H);if(s.resolve(a.get("ImageMask"))===!0)return this.stencil(t,i,e,1);const[
r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,l.cy)(c)||r instanceof l.Z6&&r.dict.has("Matte")||typeof a.get("SMaskInData")=="number")throw qe(
"has an image whose mask cannot be written again");const f=await this.draw(t),d=await(0,ti.cE)(f,s.job.pace),m=await Ut(s,f,d?3:1),{width:C,height:O}=f,F=e.map(
H=>se(H,C,O)),{pace:L}=s.job;return await oe(m,F,{row:C,channels:d?3:1,value:o},L),i.set("ColorSpace",(0,l.UU)(d?"DeviceRGB":"DeviceGray")),i.set("BitsPerCompon\
ent",8),r instanceof l.Z6?i.set("SMask",s.add(await this.opaque(r,C,O,e))):c instanceof l.Z6&&i.set("Mask",s.add(await this.maskOf(c,C,O,e))),this.pack(i,m)}async opaque(t,e,s,o){
const i=await this.draw(t),a=await Ut(this.document,i,1),r=o.map(f=>nn(f,i.width/e,i.height/s,i));await oe(a,r,{row:i.width,channels:1,value:255},this.document.
job.pace);const c=new l.Bi(t.dict);for(const f of ne)c.delete(f);return c.set("ColorSpace",(0,l.UU)("DeviceGray")),c.set("BitsPerComponent",8),this.pack(c,a)}maskOf(t,e,s,o){
const i=(0,Nt.h)(this.document,t.dict),a=new l.Bi(t.dict);for(const c of ne)a.delete(c);const r=o.map(c=>nn(c,i.width/e,i.height/s,i));return this.stencil(t,a,r,
0)}async stencil(t,e,s,o){const i=await this.draw(t),a=await Ut(this.document,i,1),{width:r,height:c}=i,f=s.map(C=>se(C,r,c));await oe(a,f,{row:r,channels:1,value:o*
255},this.document.job.pace);const d=r+7>>3,m=new Uint8Array(d*c);for(let C=0;C<c;C++)for(let O=0;O<r;O++)a[C*r+O]>=128&&(m[C*d+(O>>3)]|=128>>(O&7));return e.set(
"ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,m)}async pack(t,e){return t.set("Type",(0,l.UU)("XObject")),t.set("Subtype",(0,l.UU)("Image")),t.set("Fi\
lter",(0,l.UU)("FlateDecode")),new l.Z6(t,await(0,Qo.uM)(this.document.job).deflate(e,ei))}async draw(t){const{document:e}=this,{job:s}=e,{width:o,height:i}=(0,Nt.
h)(e,t.dict);if(!(o>0&&i>0))throw qe("has an image without a size");if(o*i>s.limits.pixels)throw(0,Qe.FU)("pixels",`An image has ${o*i} pixels, which are too ma\
ny to redact`,"Make it smaller first");const a=new l.Bi(t.dict);for(const O of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.
delete(O);a.set("Type",(0,l.UU)("XObject")),a.set("Subtype",(0,l.UU)("Image"));const r=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),d=(0,l.jd)({Type:(0,l.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new l.Z6(new l.Bi,c)),Resources:(0,l.jd)({XObject:(0,l.jd)(
{I:r.add(new l.Z6(a,e.encoded(t)))})})});r.put(f,(0,l.jd)({Type:(0,l.UU)("Pages"),Count:1,Kids:[r.add(d)]})),r.put(r.catalogNumber,(0,l.jd)({Type:(0,l.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:m}=(0,_o.uZ)(e,t);return(await qo.YY.open(await(0,Ht.UN)(r,{encryption:"none",draft:!0}),s,{images:m})).draw(
0,{width:o,height:i,isTransparent:!1})}}const qe=n=>new R.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function tn(n,t,{width:e,height:s},o){const i=[];for(const{matrix:a}of n){
const r=o.step(t.length*si+ni);r&&await r;const c=(0,A.DI)(a),f=(0,Xt.jY)(a);for(const d of t){if(!(0,h.EF)(f,d))continue;const[m,C,O,F]=(0,A.zl)(c,[d.x,d.y,d.x+
d.width,d.y+d.height]);i.push(en([m*e,(1-F)*s,O*e,(1-C)*s],e,s))}}return i}const[ni,si]=[200,20],en=([n,t,e,s],o,i)=>se({left:Math.floor(n)-ut,top:Math.floor(t)-
ut,right:Math.ceil(e)+ut,bottom:Math.ceil(s)+ut},o,i),se=({left:n,top:t,right:e,bottom:s},o,i)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),i)}),nn=({left:n,top:t,right:e,bottom:s},o,i,{width:a,height:r})=>en([n*o,t*i,e*o,s*i],a,r),[oi,ii,ai]=[30,.4,
20];async function oe(n,t,{row:e,channels:s,value:o},i){for await(const{row:a,left:r,right:c}of sn(t,i))n.fill(o,(a*e+r)*s,(a*e+c)*s)}async function*sn(n,t){const e=n.
filter(({left:r,top:c,right:f,bottom:d})=>r<f&&c<d);e.sort((r,c)=>r.top-c.top);let s=[],o=[],[i,a]=[0,1/0];for(let r=e[0]?.top??0;i<e.length||s.length>0;r++){if(s.
length===0&&(r=Math.max(r,e[i].top)),r>=a||e[i]?.top===r){for(s=s.filter(({bottom:f})=>f>r);e[i]?.top===r;i++)s.push(e[i]);a=s.reduce((f,{bottom:d})=>Math.min(f,
d),1/0),o=ri(s);const c=t.step(s.length*ai);c&&await c}for(const{left:c,right:f}of o){yield{row:r,left:c,right:f};const d=t.step(oi+(f-c)*ii);d&&await d}}}function ri(n){
const t=[];for(const{left:e,right:s}of n.sort((o,i)=>o.left-i.left)){const o=t.at(-1);o&&e<=o.right?o.right=Math.max(o.right,s):t.push({left:e,right:s})}return t}
async function Ut({job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)e===3&&(s[i++]=
a[c+2]),s[i++]=a[c+1],e===3&&(s[i++]=a[c]);const r=n.pace.step(2*a.length);r&&await r}return s}const ci=new Set(["Parent","P","Dest","B"]),fi=300;async function on(n,t){
const{pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(i,a)=>a);return await an(n,o.filter(i=>!t.has(i)),i=>s[i]=
1),await an(n,[...t],i=>s[i]=0),s}async function an(n,t,e){const{pages:s,job:o}=n,i=new Uint8Array(n.size),a=new bt.b9(n),r=[],c=f=>{i[f]=1,e(f),r.push(n.get(f))};
for(const f of t){c(s.number(f));const d=s.attribute(f,"Resources");d!==void 0&&r.push(d);for(let m=r.pop();m!==void 0;m=r.pop()){if((0,l.i9)(m)){m.number<i.length&&
i[m.number]===0&&!di(n,m.number)&&c(m.number);continue}const C=m instanceof l.Z6?m.dict:m;if(Array.isArray(C))for(const F of C)r.push(F);else if(C instanceof l.
Bi)for(const[F,L]of C)ci.has(F)||r.push(L);a.spend(1);const O=o.pace.step(fi);O&&await O}}}function di(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,l.Eo)(
e,"Page")||(0,l.Eo)(e,"Pages")||n.pages.holds(t)}var li=u(3133),ht=u(98446),ie=u(60660),ui=u(59071);async function hi(n,t,e){const{fragments:s,leafOf:o,hasElementTexts:i}=n.
page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,rt.Bc)(n,c.letters,c.text.length,e)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let d=!1;for(const{actualText:m}of(0,ie.Hy)(c))m!==void 0&&(await t(m)).length>0&&(d=!0);return a.set(c,d),d}}const rn=100,gi=["Ac\
tualText","Alt","E"];async function pi(n,t){const e=new Set,{page:s,trace:o}=n;if(o.touched.size===0)return e;const i=new Set;(0,rt.C7)(n,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:d,end:m}of o.lists){const C=t.step(rn);if(C&&await C,!!mi(a,d,m))for(const O of gi)e.add((0,ui.Gh)(f.get(O)??null)??"")}const{
fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const d=t.step(f.text.length*rn);d&&await d;const m=c(f),C=new Set;if(m&&(0,rt.Bc)(n,f.letters,f.text.length,
C),m&&[...C].some(O=>i.has(O)))for(const{actualText:O}of(0,ie.Hy)(m.element))e.add(O??"")}return e.delete(""),e}function mi(n,t,e){let s=0;for(let o=n.length;s<
o;){const i=s+o>>1;n[i]<t?s=i+1:o=i}return s<n.length&&n[s]<e}var cn=u(53949),Ct=u(779),fn=u(9312),ae=u(77598);const wi=1e5;class yi{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,ae.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<wi&&this.marks.add(t)}}var Si=u(17886),dn=u(9876);function*ln(n,t){t.lastIndex=0;for(let e=t.exec(n);e;e=t.exec(n)){const s=n.indexOf(" ",e.index),o={
start:n.lastIndexOf(" ",e.index)+1,end:s<0?n.length:s};yield o,t.lastIndex=o.end}}const re=80;function*At(n){for(let t=0,e=0;t<n.length;t++){if(!(0,X.yp)(n.charCodeAt(
t)))continue;const s=bi(n,t,e);e=Ci(n,t),yield{start:s,end:e},t=e}}function bi(n,t,e){let s=t;for(let o=re;s>e&&o>0;s--)un(n.charCodeAt(s-1))&&o--;return s>e&&(0,dn.
LJ)(n.charCodeAt(s))?s-1:s}function Ci(n,t){let e=t;for(let s=re;e<n.length&&s>0;e++){const o=n.charCodeAt(e);(0,X.yp)(o)?s=re:un(o)&&s--}return e<n.length&&(0,dn.
LJ)(n.charCodeAt(e))?e+1:e}const Ti=160,un=n=>(0,X.yp)(n)||n>=65&&n<=90||n>=97&&n<=122||n>127&&n!==Ti,ce=["january","february","march","april","may","june","jul\
y","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars",
"avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","oc\
tubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","au\
g","sept?","oct","nov","dec","okt","dez"].join("|"),hn="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",Tt="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Pt="[ ./()\\x\
{a0}-]*",Mi="(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)",Ei=`[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s\
+)?(?:${ce})\\.?,?(?:\\s+de)?`,Oi={email:[{expression:`${hn}@\\n?${Tt}(?:(?:\\.${Tt})+|\\.\\n${Tt}(?:\\.${Tt})*)|${hn}\\n@${Tt}(?:\\.${Tt})+`,parts:n=>ln(n,/@/g)}],
url:[{expression:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',parts:n=>ln(n,/:\/\/|w\./gi)}],iban:[{expression:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x{\
a0}-]?[A-Z0-9]){11,30}\\b",parts:At}],card:[{expression:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",parts:At}],phone:[{expression:`(?i)\\+[ ]?[0-9](?:${Pt}[0-9])\
{7,14}|\\+[ ]?[0-9](?:${Pt}[0-9]){0,6}${Pt}\\n[0-9](?:${Pt}[0-9]){1,11}|\\b${Mi}[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:${Pt}[0-9]){5,14}`,parts:At}],date:[
{expression:"\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b",parts:At},{expression:`(?i)\\b${Ei}\\s+[0-9]\
{4}\\b|\\b(?:${ce})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`,parts:At,sign:new RegExp(ce,"iu")}]},Ai={iban:Li,card:ji};async function Pi(n,t){const e=n.
flatMap(o=>Oi[o].map(i=>({kind:o,form:i}))),s=await Promise.all(e.map(async({kind:o,form:i})=>({kind:o,form:i,pattern:await(0,fn.Gv)("redact_kinds",i.expression,
"regex",t)})));return{hasGroups:!1,lacks:o=>e.every(({form:i})=>xi(i.parts(o))),search:async(o,i,a)=>{const r=[];let c=!1;for(const{kind:f,form:d,pattern:m}of s){
const C=await vi(o,d,m,i,a);c||=C.truncated;for(const{start:O,end:F}of C.matches){const L=a.step((F-O)*Ii);L&&await L;const H=await Ai[f]?.(o,O,F,a)??[{start:O,
end:F}];(0,U.RZ)(r,H.map(V=>(0,Ct.zx)(V.start,V.end)))}}return{matches:r.sort((f,d)=>f.start-d.start||d.end-f.end),truncated:c}}}}function xi(n){for(const t of n)
return!1;return!0}async function vi(n,{parts:t,sign:e},s,o,i){const a=[];let r=!1;for(const{start:c,end:f}of t(n)){const d=i.step((f-c)*Di);d&&await d;const m=n.
slice(c,f);if(e&&!e.test(m))continue;const C=await s.search(m,o-a.length,i);r||=C.truncated;for(const O of C.matches)a.push((0,Ct.zx)(c+O.start,c+O.end))}return{
matches:a,truncated:r}}const Di=5,[Ii,Ri,Bi]=[50,100,1500],Fi=50;function Li(n,t,e){const s=[];for(let o=t;o<e;o++){if(!(o===t||Ni.test(n[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.
test(n.slice(o,o+4)))continue;const a=(0,Si.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(n.slice(o,o+Fi))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Ni=/[ \n\u00a0-]/,
Ui=[[4,4,4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function ji(n,t,e,s){const o=[];for(const{0:a,index:r}of n.slice(t,e).matchAll(/[0-9]+/g)){
o.push({start:t+r,text:a,isNext:r>0&&n[t+r-1]===`
`});const c=s.step(Ri);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(Bi);r&&await r;const c=Wi(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function Wi(n,t){for(const o of Ui){const i=n.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&gn(i))return i.length}let e=0,s=0;for(let o=1;t+o<=n.length&&(o===1||!n[t+o-1].isNext)&&
(e+=n[t+o-1].text.length,!(e>19||o>1&&t>0&&!n[t].isNext));o++)e>=13&&gn(n.slice(t,t+o))&&(s=o);return s}function gn(n){let t=0;const e=n.map(({text:s})=>s).join(
"");for(let s=0;s<e.length;s++){const o=Number(e[e.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const pn=2e3,Gi=1e6,fe=2e5;async function $i({search:n,
search_mode:t,redact_kinds:e=[]},s){const o=[];if(e.length>0&&o.push(await Pi(e,s)),n!==void 0&&t!=="regex"){const[i,a]=await ki(n,s);if(e.length===0)return new yn(
i,a,s);o.push(i)}else n!==void 0&&o.push(await(0,fn.Gv)("search",n,t,s));return new yn(Hi(o),void 0,s)}async function ki(n,{pace:t}){const e=n.split(`
`).filter(a=>a.trim()!=="");if(e.length>pn)throw(0,R.G6)([{field:"search",message:`has ${e.length} lines, and at most ${pn} are allowed`}]);const s=[];let o=0;for(const a of e){
const r=(await k(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>Gi)throw(0,R.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=de||/\S\s\S/.test(
a));return[await(0,Ct.yS)(s,t),await(0,Ct.yS)(i,t)]}const mn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Hi(n){const[
t]=n;return n.length===1?t:n.length===0?mn:{hasGroups:!1,lacks:(e,s)=>n.every(({lacks:o})=>o?.(e,s)===!0),search:async(e,s,o)=>{const i=[];for(const r of n)i.push(
await r.search(e,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const de=4,wn=1e4,
Ki=1e5,zi=2;class yn{pattern;inWords;job;texts=new Set;clean=new yi(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,e,s){this.pattern=
t,this.inWords=e,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>Sn(await this.search(t,i)));const o=e??{...mn,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<de||this.texts.size>=wn||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,e){e!==void 0&&this.cleanPages.size<Ki&&this.cleanPages.set(t,e)}noteArea(t){t.length>=zi&&this.areaWords.size<wn&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Ct.yS)([...this.areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const e=this.inWords??await(this.literal??=(0,Ct.yS)([...this.texts],this.job.pace));return Sn(await this.search(
e,t))}finding({lacks:t},e){const{pace:s}=this.job;return Object.assign(e,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,e){if(e==="")return[];const{matches:s,
truncated:o}=await t.search(e,fe,this.job.pace);if(o)throw bn();return s}}const Sn=n=>n.filter(({start:t,end:e})=>e-t>=de),bn=()=>(0,Qe.FU)("searching","A page,\
 or another text of the document, is too long to be searched to its end","Split the document first"),Vi=2e3,Cn=100,Zi=10;async function Tn(n,t,e){const s=await k(
n,e);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.
slice(i,a)!==n.slice(r.start,r.end)?[r]:[]})}async function Xi(n,t,e){const{all:s,truncated:o}=await(0,cn.IQ)(n,t.pattern,fe,e);return o||s.length>0||(await Tn(
n.flow.text,t,e)).length>0}async function le(n,t,e){const{all:s,counted:o,truncated:i}=await(0,cn.IQ)(n.page,t.pattern,fe,e);if(i)throw bn();const{flow:a}=n.page,
r=[...s,...(await Tn(a.text,t,e)).map(m=>({...m,flow:a}))],c=new Set,f=new Map,d=[];for(const{flow:m,start:C,end:O}of r){const F=new Set,L=e.step((O-C)*Cn+Vi);L&&
await L,(0,rt.PC)(n,m,C,O,F);for(const H of m.lineBoxes(C,O)){f.set(`${H.x} ${H.y} ${H.width} ${H.height}`,H);const V=e.step(n.trace.images.length*Zi);V&&await V,
n.trace.areUnseen(F,H)&&d.push(H)}for(const H of F)c.add(H);t.note(m.text.slice(C,O))}for await(const m of Yi(n,e))t.noteArea(m);for(const m of await pi(n,e))t.
noteArea(m);return{glyphs:c,boxes:[...f.values()],unseen:d,count:o.length}}async function*Yi(n,t){const{page:e,trace:s}=n;if(s.touched.size===0)return;const{flow:o}=e;
for(const{0:i,index:a}of o.text.matchAll(Ji)){const r=new Set;(0,rt.PC)(n,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.
length*Cn);c&&await c}}const Ji=/\S{1,5000}/g,Mn=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),jt=new Set(["P","Obj"]),mt=new Set,Qi="Length",_i=100,En=2e4,
ue=1<<20,[On,An]=[2e3,40];class Pn{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){this.document=t}async of(t){const{pages:e}=this.
document,s=await(this.shared??=this.ofDocument()),o=e.number(t),i=[s];for(const a of["Resources","Rotate","MediaBox","CropBox"])i.push(await this.ofValue(e.attribute(
t,a)??null,mt,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.entry(o,a)??null,mt,0));for(const a of this.document.
array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),Mn,0));const r=this.document.job.pace.step(On);r&&await r}return xn(
i)}async ofDocument(){const{document:t}=this,{catalog:e}=t,s=t.dict(e.get("StructTreeRoot"));if((await(0,ie.g$)(t))?.hasTexts!==!0)return xn([await this.ofValue(
e.get("OCProperties")??null,mt,0),await this.ofValue(t.dict(e.get("AcroForm"))?.get("DR")??null,mt,0),await this.ofValue(s?.get("K")??null,jt,0),await this.ofValue(
s?.get("RoleMap")??null,jt,0),await this.ofValue(e.get("MarkInfo")??null,mt,0)])}async ofValue(t,e,s){const o=(0,ae.createHash)("sha256"),i=new qi(o);i.write(t,
e);const{pace:a}=this.document.job;if(a.add(i.count*An),!(i.count>En)){t instanceof l.Z6&&await this.hashData(o,t);for(const r of i.refs){const c=await this.ofObject(
r,e===jt?e:mt,s+1);if(c===void 0)return;o.update(c);const f=a.step(An);f&&await f}return o.digest("base64")}}async ofObject({number:t},e,s){const{pages:o,job:i}=this.
document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=e===jt?this.knownElements:this.known;if(a.has(t))return a.get(t);if(s>_i||this.open.has(t))return;this.
open.add(t);const r=await this.ofValue(this.document.get(t),e,s);this.open.delete(t),a.set(t,r);const c=i.pace.step(On);return c&&await c,r}async hashData(t,e){
const s=this.document.encoded(e);for(let o=0;o<s.length;o+=ue){t.update(s.subarray(o,o+ue));const i=this.document.job.pace.step(ue);i&&await i}}}const xn=n=>n.includes(
void 0)?void 0:(0,ae.createHash)("sha256").update(n.join(" ")).digest("base64");class qi{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,e){if(++this.count>
En)return;const{hash:s}=this,o=t instanceof l.Z6?t.dict:t;if((0,l.i9)(o))this.refs.push(o),s.update("R");else if(Array.isArray(o)){s.update(`[${o.length} `);for(const i of o)
this.write(i,e)}else o instanceof l.Bi?this.writeDict(o,e,t instanceof l.Z6):o instanceof l.Mx?s.update(`(${o.bytes.length} `).update(o.bytes):o instanceof l.SX?
s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,e,s){const o=e===Mn?mt:e;this.hash.update("<");for(const[i,a]of t)e.has(i)||s&&i===
Qi||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const ta=.01;function ea(n){if(n.length>0)throw new R.zU("redaction_incomple\
te",`Text to redact is still in ${(0,ht.Dw)(n)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function na(n,{
pages:t,search:e,areas:s,shade:o},i,a){const r=await(0,Te.E)(n,i);r.keepDecoded(),(0,j.LV)(r,a);const c=new li.X(r),f=[],d=new Pn(r);for(const L of t){const H=e.
cleanPages.get(L-1);H!==void 0&&H===await d.of(L-1)||await Xi(await c.page(L-1),e,i.pace)&&f.push(`page ${L}`)}const m=new rt.Wz(r),C=new _e(r,o);for(const[L,H]of s){
const{trace:V}=await m.all(L,H.map(it=>(0,h.wS)(it,-ta)));(V.touched.size>0||V.isPaintedIn||V.undivided.size>0||await sa(C,V,H))&&f.push(`areas of page ${L+1}`)}
const O=await on(r,new Set(Array.from(t,L=>L-1))),F=new Xe(r,e,L=>le(L,e,i.pace),O);await F.run(new Set);for(const L of F.found.keys())f.push(L);return f}async function sa(n,t,e){
for(const s of t.images)if(await n.shows(s,e))return!0;return!1}async function oa(n,t,e,s){const o=new Map;if(t.length>0)for(const{images:c}of n)for(const f of c){
const d=`${f.stream} ${f.from}`;(0,U.vH)(o,d,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:d,to:m}]=c;if(!await ra(c,t,s))
continue;r++;const C=await e.without(c,t),O=C&&`OctavoRedacted${C.number}`;(0,U.vH)(i,f,{from:d,to:m,text:O?`/${O} Do`:""}),O&&a.set(f,(a.get(f)??new Map).set(O,
C))}return{cuts:i,images:a,count:r}}const[ia,aa]=[100,4];async function ra(n,t,e){for(const{matrix:s}of n){const o=e.step(ia+t.length*aa);o&&await o;const i=(0,Xt.
jY)(s);if(t.some(a=>(0,h.EF)(i,a)))return!0}return!1}var ca=u(2843),fa=u(10339);const vn=8;class da{document;searching;choose;images;areas;rewriter;use=new fa.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,s,o,i){
this.document=t,this.searching=e,this.choose=s,this.images=o,this.areas=i,this.rewriter=new ca.q(t),this.traced=new rt.Wz(t),this.hasLayers=(0,bt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<vn;c++){const{texts:f,
chosen:d}=await this.readPage(t,c,s),m=f.map(({trace:F})=>F),C=await this.cutsOf(t,m,d,s);await this.cutPaths(t,m,d,C);const O=C.removals.size===0&&C.others.size===
0||!m.some(({isPartial:F})=>F);for(const[F,L]of m.entries())O||c===vn-1?await this.use.note(L,e,d[F].glyphs):await this.use.noteGone(L,e,d[F].glyphs);if(C.removals.
size===0&&C.others.size===0)break;r=!0,a+=C.count;for(const F of d)for(const L of F.boxes)o.push(L);if(c===0&&(i=d.reduce((F,L)=>Math.max(F,L.count),s.length>0?
0:1)),await this.rewriter.page(t,m,C),O)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,e,s,o){
const{pace:i}=this.document.job,a=new Set(e.flatMap(L=>[...L.undivided]));if(a.size>0)throw ua(t+1,[...a]);const r=new Map;for(const[L,{glyphs:H}]of s.entries())
await Ge(r,e[L],H,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async L=>[...await this.searching.inText(L),...c?await c(L):[]].sort(M),d=await Pe(
this.document,e,f),m=[...o,...s.flatMap(({unseen:L})=>L)],{cuts:C,images:O,count:F}=await oa(e,m,this.images,i);for(const L of[C,...e.map(H=>H.cuts)])for(const[
H,V]of L)d.set(H,await Dn([d.get(H)??[],V],i));return{removals:r,others:d,images:O,count:F}}async cutPaths(t,e,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!e.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await Dn([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,d]of r.entries()){await hi(d,this.searching.inText,c[f].glyphs),(0,rt.C7)(d,c[f].glyphs),
await Oe(d.trace,this.searching,c[f].glyphs,i),await(0,rt.FU)(d,c[f].glyphs,i);for(const m of d.trace.contents.keys())this.read.add(m)}return{texts:r,chosen:c}}}
const la=200;async function Dn(n,t){const e=new Map;for(const s of n)for(const o of s){e.set(`${o.from} ${o.to}`,o);const i=t.step(la);i&&await i}return[...e.values()]}
const ua=(n,t)=>(0,R.G6)([{field:"redact_areas",message:`has an area on page ${n} into which ${(0,ht.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var ha=u(77500),Wt=u(49454),ga=u(15330),pa=u(62548),ma=u(12202),wa=u(88739),Gt=u(61188),In=u(
50476),Mt=u(48462);const he=14,ya=1330926671,Sa=[139,139,13,he];function ba(n,t,e){try{const s=Buffer.from(n),o=new DataView(s.buffer,s.byteOffset,s.length),i=o.
getUint32(0);if(s[0]===37||s[0]===128)return Ta(s,t);if(i===ya){const r=(0,Lt.tI)(o).get("CFF ");return r&&Rn(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===
1&&s[1]===0&&i!==65536?Rn(s,t):Ca(o,t,e))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function Rn(n,t){const e=new DataView(n.buffer,n.byteOffset,
n.length),s=(0,Gt.Pe)(e,(0,Gt.Pe)(e,e.getUint8(2)).end),o=(0,Gt.zz)(e,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:i}=(0,Gt.
Pe)(e,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>n.length)return!1;n.fill(he,i[a],i[a+1])}return!0}function Ca(n,t,e){const s=(0,Lt.
eQ)(n,(0,Lt.tI)(n));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,In.fN)(e,i,c,n),d=new Set([...(0,In.fN)(t,i,c,n)]);for(let m=i-1;m>0;m--){
if(!d.has(m)||f.has(m))continue;const[C,O]=[a(m),a(m+1)];if(!(O<=C)){if(o.at+O>n.byteLength)return!1;new Uint8Array(n.buffer,n.byteOffset+o.at+C,O-C).fill(0);for(let F=m;F>
0&&a(F)===C;F--)r(F,O)}}return!0}function Ta(n,t){const e=(0,Mt._M)(n);if(!e)return;const{plain:s,start:o,end:i}=e,a=s.indexOf("/CharStrings");if(a<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,Mt.Ag)(s,a)){if(!t.has(c)||c===".notdef")continue;const d=(0,Mt.Ns)(
f,Mt.Ed).fill(he,r);d.set(Sa.slice(0,Math.max(d.length-r,0)),r),f.set((0,Mt.Ze)(d,Mt.Ed))}return Buffer.concat([n.subarray(0,o),e.seal(s),n.subarray(i)])}const Ma=300,
Ea=2;async function Oa(n,t,e,s){if(!t.hasGone)return;const{live:o}=await(0,W.Gy)(n),i=new rt.Wz(n),{pace:a}=n.job;for(const d of s)await t.note((await i.all(d,[])).
trace,a);const{content:r}=await(0,Zt.d)(n,o.length,d=>o[d]===1&&e(d));for(const[d,m]of r){const C=n.get(d),O=C instanceof l.Z6&&n.decodedPart(C)?.data;O&&await t.
note((await i.stream(O,m)).trace,a)}const c=await Pa(n,t,o),f=Aa(n,c);for(const d of c)d.use.gone.size>0&&!d.keepsAll&&await Ra(n,d,f);await ja(n,c)}function Aa(n,t){
const e=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=Bn(n,n.get(s));if(a===void 0)continue;const r=e.has(a)?e.get(a):new Set;for(const{cid:c}of o.kept)
r?.add(c);e.set(a,i?void 0:r)}return e}function Bn(n,t){const e=n.array(t.get("DescendantFonts"))?.[0];return(0,l.i9)(e)?e.number:void 0}async function Pa(n,t,e){
const s=new Set;for(const i of n.dict(n.dict(Ia(n))?.get("Font"))?.values()??[])(0,l.i9)(i)&&s.add(i.number);const o=[];for(let i=1;i<e.length;i++){const a=e[i]===
1?n.get(i):null;if(!(a instanceof l.Bi)||!Da(n,a))continue;const r=t.fonts.get(await(0,pa.G)(n,new l.oS(i))),c=s.has(i);(r||c)&&o.push({number:i,use:r??xa,keepsAll:c})}
return o}const xa={kept:new Set,gone:new Set,lengths:new Set},va=["Type0","Type1","MMType1","TrueType","Type3"];function Da(n,t){const e=n.resolve(t.get("Subtyp\
e"));return e instanceof l.SX&&va.includes(e.text)}const Ia=n=>n.dict(n.catalog.get("AcroForm"))?.get("DR"),ge=({kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function Ra(n,{
number:t,use:e},s){const o=ge(e),i=n.job.pace.step((o.length+e.kept.size)*Ma);if(i&&await i,o.length===0)return;n.edit(t);const a=n.get(t);await Ba(n,a,e);const r=new Set(
o.map(({code:d})=>d));Fa(n,a,r),La(n,a,r);const c=Bn(n,a),f=c===void 0?void 0:s.get(c);f&&Na(n,a,new Set(o.map(({cid:d})=>d).filter(d=>!f.has(d))))}async function Ba(n,t,{
kept:e,lengths:s}){const o=n.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof l.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,ma.A)(n,t,{found:!1});
if(!r)return;const c=[...e].sort((d,m)=>d.code-m.code).flatMap(({code:d})=>{const m=r.textOf(d);return m===void 0?[]:[[d,m]]}),f=(0,wa.U)(c.map(([d,m])=>[d,Array.
from(m,C=>C.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",n.add((0,St.n)(new l.Z6(new l.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Fa(n,t,e){const s=n.array(t.get("Widths")),o=n.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>e.has(o+a)?0:i))}function La(n,t,e){
const s=n.dict(t.get("Encoding")),o=n.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const O of o.map(
F=>n.resolve(F))){if(typeof O=="number")i=O;else if(O instanceof l.SX&&e.has(i++)){a.add(O.text),r.push(new l.SX(".notdef"));continue}r.push(O)}t.set("Encoding",
new l.Bi(s).set("Differences",r));for(const O of r)O instanceof l.SX&&a.delete(O.text);const c=(0,l.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new l.Bi([...c].filter(([O])=>!a.has(O))));const f=(0,Wt.nb)(n,t),d=n.resolve(f?.get("CharSet"));if(!f||!(d instanceof l.Mx))
return;const m=Buffer.from(d.bytes).toString("latin1").split("/").slice(1),C=t.get("FontDescriptor");(0,l.i9)(C)&&n.edit(C),(0,Wt.nb)(n,t)?.set("CharSet",(0,l.Px)(
m.filter(O=>!a.has(O)).map(O=>`/${O}`).join("")))}function Na(n,t,e){const s=n.array(t.get("DescendantFonts"))?.[0];if(!(0,Wt.hL)(n,t)||!(0,l.i9)(s))return;n.edit(
s);const i=n.get(s),a=n.array(i.get("W"));a&&i.set("W",Ua(n,a,e));const r=i.get("FontDescriptor"),c=n.resolve(n.dict(r)?.get("CIDSet")),f=c instanceof l.Z6?n.decodedPart(
c)?.data:void 0;if(!f||!(0,l.i9)(r)||!(c instanceof l.Z6))return;const d=f.slice();for(const m of e)m>>3<d.length&&(d[m>>3]&=~(128>>(m&7)));n.edit(r),n.get(r).set(
"CIDSet",n.add((0,St.n)(c,d,{compress:!0})))}function Ua(n,t,e){const s=[];for(let o=0;o<t.length;){const i=n.resolve(t[o]),a=n.array(t[o+1]);if(typeof i!="numb\
er"||!a){(0,U.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>e.has(i+c)?0:r)),o+=2}return s}async function ja(n,t){const e=new Map;for(const s of t){
const o=(0,j.Lq)(n,n.get(s.number));o&&(0,U.vH)(e,o,s)}for(const[s,o]of e){if(o.some(({keepsAll:m})=>m)||!o.some(({use:m})=>ge(m).length>0))continue;const i=n.decodedPart(
s)?.data;if(!i)continue;const a=n.job.pace.step(i.length*Ea);a&&await a;const[r,c]=[new Set,new Set];for(const{number:m,use:C}of o){const O=Ga(n,n.get(m));for(const F of ge(
C))Fn(r,O(F));for(const F of C.kept)Fn(c,O(F))}for(const m of c)r.delete(m);const f=r.size>0?ba(i,r,c):void 0,d=f&&Wa(n,o[0].number);d!==void 0&&n.put(d,await(0,zt.
c)(n,s,f))}}const Fn=(n,t)=>{t!==void 0&&n.add(t)};function Wa(n,t){const e=(0,Wt.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.
get(s);if((0,l.i9)(o))return o.number}}function Ga(n,t){const e=(0,j.oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,ga.X)(n,t,$a(e,s),e);return i=>{
const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return e.glyphCalled?.(r)??r}}const $a=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});
var Ln=u(55969),ka=u(45059),Ha=u(39491),Ka=u(34635);const Nn=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),za=["Alternates","OPI","DSS"];
async function Va(n){let t=(await(0,ka._)(n)).length;for(let e=0;e<n.pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(n.entry(n.pages.
number(e),"Annots"))??[]){const i=n.dict(o),a=n.job.pace.step(1e3);a&&await a,i&&Za(n,i)&&t++}}return t}const Za=(n,t)=>{const e=(0,Ln.B)(n,t);return e!=="FileA\
ttachment"&&Nn.has(e)};async function Xa(n,t){t&&await(0,b.L)(n,s=>Nn.has((0,Ln.B)(n,s))),await(0,Ha.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),Ya(n);const{live:e}=await(0,W.Gy)(n);await(0,Ka.y)(n,e,[(s,o)=>za.filter(i=>o.delete(
i)).length>0])}function Ya(n){const t=n.catalog.get("Metadata"),e=n.resolve(t),s=e instanceof l.Z6?n.decodedPart(e)?.data:void 0,o=s&&xo(s);o&&(0,l.i9)(t)&&n.put(
t,(0,St.n)(e,o,{compress:!1}))}var Ja=u(58971);const Qa=/\/[^\s()<>[\]{}/%]+/g,_a=new Uint8Array(0),[qa,tr]=[4,50];async function er(n,t){if(t.size===0)return;const e=new nr(
n,t);await e.find();for(const s of t){const o=n.get(s);if(e.drawn.has(s)||!(o instanceof l.Z6))continue;const i=(0,St.n)(o,_a,{compress:!1});i.dict.delete("Reso\
urces"),n.put(s,i)}}class nr{document;copied;drawn=new Set;naming=new Set;constructor(t,e){this.document=t,this.copied=e}async find(){const{document:t,copied:e,
naming:s}=this,{referrers:o}=await(0,W.Gy)(t,{watched:e}),{pages:i}=t,a=new Ja.X(t);for(let r=0;r<i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(
r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)!s.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{
document:e,naming:s}=this;for(let o=new l.oS(t);(0,l.i9)(o)&&!s.has(o.number);o=e.entry(o.number,"Parent")){s.add(o.number);const i=e.entry(o.number,"Resources");
for(const a of[i,e.dict(i)?.get("XObject")])(0,l.i9)(a)&&s.add(a.number)}}async follow(t,e){const{document:s,copied:o}=this,i=s.job.pace.step(t.length*qa);if(i&&
await i,![...e?.values()??[]].some(r=>(0,l.i9)(r)&&o.has(r.number)))return;const a=new Set((0,X.bS)(t).toString("latin1").match(Qa));for(const[r,c]of e)(a.has(`\
/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:s,drawn:o}=this,i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=e.
job.pace.step(tr);if(r&&await r,(0,l.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),a=e.dict(e.dict(e.get(a))?.get("Resources"))?.get("XO\
bject")??null}const c=a instanceof l.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof l.Bi)for(const f of c.values())i.push(f)}}}
const sr=20;async function or(n){const{live:t}=await(0,W.Gy)(n);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;n.edit(e);const s=n.job.pace.step(sr);s&&await s}}
var ir=u(61257),ar=u(56457),rr=u(33238),cr=u(37395),fr=u(80464);async function dr(n,t,e){if(t.size===0)return;const s=new fr.Q(n,!0);for(let o=0;o<n.pages.count;o++)
await s.page(o);for(const o of t)s.has(o)||n.put(o,new l.Z6(new l.Bi(lr),Uint8Array.of(e)))}const lr=[["Type",(0,l.UU)("XObject")],["Subtype",(0,l.UU)("Image")],
["Width",1],["Height",1],["ColorSpace",(0,l.UU)("DeviceGray")],["BitsPerComponent",8]];async function Un(n,t,e){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:
await Va(n),c=await on(n,new Set(Array.from(s,V=>V-1))),{redacted:f,content:d,unsearched:m}=await ur(n,t,e);hr(t.searches??"search",m,r);const C=new Xe(n,o,V=>le(
V,o,e.pace),c,d.rewriter,d.use);await C.run(d.settled);const O=[...C.found.values()].reduce((V,ct)=>V+ct,0);if(f.length===0&&O===0)return{redacted:f,elsewhere:0,
notes:[]};const F=await o.ofAreas();F&&await cs(n,i,F),await as(n,i),i.size>0&&await er(n,d.rewriter.copied),await dr(n,d.images.replaced,d.images.shade);const L=Array.
from({length:n.pages.count},(V,ct)=>ct).filter(V=>!d.isNoted(V));await Oa(n,d.use,V=>c[V]===1,L),(0,ha.br)(n,"values");const H=(0,ar.DC)(await(0,rr.Y)(n,"remove"),
"remove");return await Xa(n,a),a&&(0,U.RZ)(H,await(0,ir.py)(n)),await or(n),{redacted:f,elsewhere:O,notes:H}}async function ur(n,{pages:t,search:e,searches:s,areas:o,
shade:i,isAgain:a=!1},r){const c=new cr.Z(n),f=new Set,d=new Set,m=async(L,H)=>{const{index:V,unreadable:ct}=L.page;return H&&s!==void 0&&ct>0&&d.add(V+1),H&&s!==
void 0&&!a&&!o.has(V)&&await c.isScan(L.page)&&f.add(V+1),le(L,e,r.pace)},C=new da(n,e,m,new _e(n,i),o),O=[],F=new Pn(n);for(const[L,H]of t.entries()){if(s===void 0&&
!o.has(H-1))continue;const V=await C.page(H-1);V?O.push(V):e.notePage(H-1,await F.of(H-1)),r.pace.progress(L/t.length)}return{redacted:O,content:C,unsearched:{textless:[
...f],unreadable:[...d]}}}function hr(n,{textless:t,unreadable:e},s){const o=[];if(t.length>0&&o.push({field:n,message:`${(0,ht.oi)(t)} ${(0,ht.d5)(t.length,"ha\
s","have")} no text that can be searched: recognize it first (OCR), or give areas`}),e.length>0&&o.push({field:n,message:`${(0,ht.oi)(e)} ${(0,ht.d5)(e.length,"\
has","have")} characters that cannot be read, because the fonts do not tell which letters they are: leave the pages out, or give areas alone`}),s>0&&o.push({field:"\
remove_attachments",message:`is needed, because the document has ${(0,ht.y_)(s,"attachment")}, which ${(0,ht.d5)(s,"is","are")} not searched: switch it on, or e\
xtract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,R.G6)(o)}const gr=async(n,t,e)=>{const s=await $i(t,e);await br(t.redact_label,s);const o=await(0,Te.
E)(n.bytes,e,{password:t.open_password});o.keepDecoded(),(0,j.LV)(o);const i=o.pages.count,a=(0,K.k1)(t.pages,i),r=gs(t.redact_areas,a,i);t.redact_annotations&&
Cr(o,a,r);const c=["search","redact_kinds"].find(L=>t[L]!==void 0),f=t.redact_mark==="black"?0:255,d=t.remove_attachments,m={pages:a,search:s,searches:c,areas:r,
media:d,shade:f},{redacted:C,elsewhere:O,notes:F}=await mr(o,m,e);if(C.length===0&&O===0)return{documents:[{name:n.name,bytes:await(0,ds.i)(o,n.bytes),pageCount:i}],
notes:[a.length===0?us.$:yr],facts:{pageCount:i,redactedMatches:0,redactedPages:0,redactedImages:0}};if(t.redact_mark!=="none"){const L=t.redact_mark==="black"?
"white":"black",{redact_label:H}=t,V=H===void 0?void 0:await(await Sr(e)).openLabel(o,H,L);await Ss(o,C,t.redact_mark,V)}return{documents:[{name:n.name,bytes:await(0,Ht.
UN)(o),pageCount:i}],notes:F,facts:{pageCount:i,redactedMatches:C.reduce((L,{count:H})=>L+H,O),redactedPages:C.length,redactedImages:C.reduce((L,{images:H})=>L+
H,0)}}},pr=4;async function mr(n,t,e){let s=await Un(n,t,e);if(s.redacted.length===0&&s.elsewhere===0)return s;for(let o=1;;o++){const i=await na(await(0,Ht.UN)(
n,{encryption:"none",draft:!0}),t,e,n);if(i.length===0)return s;const r=o===pr||t.searches===void 0?void 0:await Un(n,{...t,areas:new Map,isAgain:!0},e);!r||r.redacted.
length===0&&r.elsewhere===0?ea(i):s=wr(s,r)}}function wr(n,t){const e=new Map(n.redacted.map(o=>[o.index,o]));for(const{index:o,boxes:i,count:a,images:r}of t.redacted){
const c=e.get(o)??{boxes:[],count:0,images:0};e.set(o,{index:o,boxes:[...c.boxes,...i],count:c.count+a,images:c.images+r})}return{redacted:[...e.values()].sort(
(o,i)=>o.index-i.index),elsewhere:n.elsewhere+t.elsewhere,notes:n.notes}}const yr={code:"nothing_redacted",message:"Nothing was found to redact, and the documen\
t is unchanged."},Sr=n=>(0,ls.V)(n,()=>Promise.all([u.e(7762),u.e(4075),u.e(4942)]).then(u.bind(u,84942)));async function br(n,t){if(n!==void 0&&(await t.inText(
n)).length>0)throw(0,R.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}function Cr(n,t,e){let s=0;for(const o of t)for(const i of os(
n,o-1))if((0,U.vH)(e,o-1,i),++s>dt)throw(0,R.G6)([{field:"redact_annotations",message:`finds more than ${dt} areas, and at most ${dt} are allowed: choose fewer \
pages`,mentions:["pages"]}])}}),37395:((st,Z,u)=>{u.d(Z,{Z:()=>y});var R=u(74135),K=u(6057),U=u(65868),j=u(16264);class W{document;contents;constructor(p){this.
document=p,this.contents=new U.i(p)}async cover(p,S){const E=(0,K.iw)(this.document,p),{width:x,height:D}=(0,R.iN)(E),N=[0,0,x*E.userUnit,D*E.userUnit],k=new B(
N);if(await this.contents.read(p,k,k),k.points.share<S)return!1;const Q=new T(this.document,N);return await this.contents.read(p,Q,Q),Q.points.share>=S}}const l=32;
class A{page;rows=new Uint32Array(l);constructor(p){this.page=p}get share(){return this.rows.reduce((p,S)=>p+b(S),0)/l**2}cover(p){const S=(0,R.Pj)(p,this.page);
if(!S)return;const[E,x,D,N]=S,[k,Q]=this.between(E,D,0),[nt,X]=this.between(x,N,1);if(Q<k)return;const P=(2**(Q-k+1)-1)*2**k;for(let G=nt;G<=X;G++)this.rows[G]|=
P}between(p,S,E){const x=this.page[E],D=(this.page[E+2]-x)/l,N=Math.ceil((p-x)/D-.5),k=Math.ceil((S-x)/D-.5)-1;return[Math.max(N,0),Math.min(k,l-1)]}}class B{points;constructor(p){
this.points=new A(p)}glyph(){}takes({operator:p},S,E,x){p==="BI"&&!x&&this.image(S)}image({matrix:p}){this.points.cover((0,R.zl)(p,j.p))}}class T extends j.r{points;constructor(p,S){
super(p,S),this.points=new A(S)}glyph(){}image(p){const S=(0,R.Pj)((0,R.zl)(p.matrix,j.p),this.paintOf(p).clip);S&&this.points.cover(S)}}function b(v){let p=0;for(let S=v;S!==
0;S&=S-1)p++;return p}var w=u(82877);const h=50,g=.12,M=.5;class y{document;images;constructor(p){this.document=p,this.images=new W(p)}async isScan(p){return!I(
p)&&!(0,w.l)(this.document,p.index)&&await this.images.cover(p.index,M)}}function I({characters:v,found:{fragments:p,width:S,height:E}}){if(v<h)return!1;const x=(D,N)=>D>
g*N&&D<(1-g)*N;return p.some(({box:D})=>x(D.x+D.width/2,S)&&x(D.y+D.height/2,E))}}),1900:((st,Z,u)=>{u.d(Z,{b:()=>b,cE:()=>A,lc:()=>B,oF:()=>K,rr:()=>j,vO:()=>R});
const R=4,K=2,U={gray:1,rgb:3,rgba:4,"gray-alpha":2},j=w=>w.byteOffset%R===0?new Uint32Array(w.buffer,w.byteOffset,w.length/R):new Uint32Array(w.slice().buffer),
W=new Uint32Array(0),l=(w,h)=>h>0&&Buffer.compare(w(h),w(h-1))===0;async function A({height:w,row:h},g){let M=-1;for(let y=0;y<w;y++){const I=h(y),v=l(h,y)?W:j(
I);for(let S=0;S<v.length;S++){if(v[S]===M)continue;const E=S*R,x=I[E+1];if(I[E]!==x||I[E+2]!==x)return!0;M=v[S]}const p=g.step(I.length*K);p&&await p}return!1}
function B({width:w,row:h},g){const M=U[g],y=new Uint8Array(w*M),I=M<3,v=M%2===0;let p=-1;return S=>{const E=p===S-1&&l(h,S);if(p=S,E)return y;const x=h(S),D=j(
x);for(let N=0,k=0;N<D.length;N++){if(N>0&&D[N]===D[N-1]){for(const G=k+M;k<G;k++)y[k]=y[k-M];continue}const Q=N*R,[nt,X,P]=[x[Q],x[Q+1],x[Q+2]];I?y[k++]=T(P,X,
nt):(y[k++]=P,y[k++]=X,y[k++]=nt),v&&(y[k++]=x[Q+3])}return y}}const T=(w,h,g)=>77*w+150*h+29*g+128>>8;function b(w){const h=new Uint8Array(w.length/3);for(let g=0;g<
h.length;g++)h[g]=T(w[g*3],w[g*3+1],w[g*3+2]);return h}}),80464:((st,Z,u)=>{u.d(Z,{Q:()=>T});var R=u(64019),K=u(37709),U=u(93059),j=u(58971),W=u(31095),l=u(42973),
A=u(45599);const B=500;class T{document;wholly;found=[];decoder;seen=new Set;fonts=new Set;constructor(h,g=!1){this.document=h,this.wholly=g,this.decoder=new j.
X(h)}has(h){return this.seen.has(h)}async page(h){const{document:g}=this,M=new W.H(g,g.dict(g.pages.attribute(h,"Resources")));await this.content(await this.decoder.
page(h),M,h+1,0);for(const y of g.array(g.entry(g.pages.number(h),"Annots"))??[]){const I=g.dict(y),v=I&&(0,R.wR)(g,I);v&&await this.form(v,M,h+1,0),this.wholly&&
await this.all(g.dict(I?.get("AP")),M,h+1,0)}}async all(h,g,M,y){for(const I of h?.values()??[]){const v=this.document.job.pace.step(B);v&&await v,await this.form(
I,g,M,y);const p=this.document.resolve(I);if(p instanceof A.Bi)for(const S of p.values())await this.form(S,g,M,y)}}async glyphs(h,g,M,y){const I=this.document.dict(
h),v=this.document.dict(I?.get("CharProcs"));if(!I||!v||this.fonts.has(I))return;this.fonts.add(I);const p=this.document.dict(I.get("Resources"));await this.all(
v,p?new W.H(this.document,p,g):g,M,y)}async mask(h,g,M,y){const I=this.document.dict(this.document.dict(h)?.get("SMask"));I&&await this.form(I.get("G")??null,g,
M,y)}async content(h,g,M,y){const{job:I}=this.document;await(0,K.Ko)(h,I.pace,v=>{switch(I.memory.budget.spend("operators",1),v.operator){case"BI":this.inline(v,
g,M);return;case"Do":return this.draws(g.find("XObject",v.name(0)??""),g,M,y);case"scn":case"SCN":return this.pattern(v.name(v.count-1),g,M,y);case"gs":return this.
wholly?this.mask(g.find("ExtGState",v.name(0)??""),g,M,y):void 0;case"Tf":return this.wholly?this.glyphs(g.find("Font",v.name(0)??""),g,M,y):void 0;default:return}})}draws(h,g,M,y){
const I=this.document.resolve(h);if(!(I instanceof A.Z6)||!(0,A.i9)(h)||this.seen.has(h.number))return;const v=this.document.resolve(I.dict.get("Subtype"));if((0,A.
Eo)(v,"Form"))return this.form(h,g,M,y);(0,A.Eo)(v,"Image")&&(this.seen.add(h.number),this.found.push({stream:I,page:M,find:p=>g.find("ColorSpace",p)}))}pattern(h,g,M,y){
const I=h===void 0?void 0:g.find("Pattern",h);if(I!==void 0&&this.document.resolve(I)instanceof A.Z6)return this.form(I,g,M,y)}async form(h,g,M,y){const{document:I,
seen:v}=this,p=I.resolve(h);if(!(0,A.i9)(h)||v.has(h.number)||!(p instanceof A.Z6))return;v.add(h.number);const S=I.job.limits.formDepth;if(y>=S)throw(0,l.FU)("\
formDepth",`A page of the document has more than ${S} forms within another`,"Open it in another PDF program and save it again");const E=I.dict(p.dict.get("Resou\
rces")),x=E?new W.H(I,E,g):g;await this.content(await this.decoder.form(h.number,p),x,M,y+1)}inline(h,g,M){const y=(0,U.n)(h);y&&this.found.push({stream:y,page:M,
find:I=>b(g,I)})}}const b=(w,h)=>{const g=w.find("ColorSpace",h);return g instanceof A.SX&&g.text===h?void 0:g}}),16264:((st,Z,u)=>{u.d(Z,{p:()=>w,r:()=>h});var R=u(
45599),K=u(36211),U=u(85008),j=u(74135),W=u(6057),l=u(76023),A=u(4186),B=u(5490);const T=new Set([3,7]),b=.01,w=[0,0,1,1];class h{document;page;area;path;clips=!1;glyphClip;constructor(p,S){
this.document=p,this.page=S}get box(){return this.area}takes(p,S,E,x){if(this.extendsPath(p,S)||this.setsColor(p,S,E))return;const{operator:D}=p,N=K.lJ.get(D);N?
this.paints(N,S,x):D==="W"||D==="W*"?this.clips=!0:D==="w"?S.paint={...this.paintOf(S),lineWidth:Math.abs(p.number(0))||0}:!x&&D==="BI"?this.image(S):!x&&D==="s\
h"&&this.add(this.paintOf(S).clip,S)}shows(p){this.glyphClip=T.has(p.mode)?void 0:this.paintOf(p).clip}glyph({font:p,frame:S,size:E},x,D,N,k){if(!this.glyphClip||
x!==""&&x.trim()==="")return;const[Q,nt]=S.vertical?[.5,.5]:[p.ascent,-p.descent],X=Math.min(D,N),P=(0,A.L)(S,X,Math.max(D,N),k-Q*E,k+nt*E);this.join([P.x,P.y,P.
x+P.width,P.y+P.height],this.glyphClip)}covers(p){this.join(p,this.page)}image(p){this.add((0,j.zl)(p.matrix,w),p)}enters(p,S){const E=(0,W.b0)(this.document,p.
get("BBox"));E&&this.clipTo((0,j.zl)(S.matrix,E),S)}paintOf(p){return p.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(p,{matrix:S}){const E=(0,B.
M)(p);switch(p.operator){case"re":{const[x=NaN,D=NaN,N=NaN,k=NaN]=E;return this.extend((0,j.zl)(S,[x,D,x+N,D+k])),!0}case"m":case"l":case"c":case"v":case"y":for(let x=0;x+
1<E.length;x+=2){const[D,N]=(0,j.Gd)(S,E[x],E[x+1]);this.extend([D,N,D,N])}return!0;default:return!1}}extend(p){p.every(Number.isFinite)&&(this.path=this.path?(0,j.
kO)(this.path,p):p)}setsColor(p,S,E){const x=this.paintOf(S);switch(p.operator){case"g":case"rg":case"k":return S.paint={...x,components:p.count,isWhite:I((0,B.
M)(p))},!0;case"cs":return S.paint={...x,components:this.componentsOf(p.name(0),E),isWhite:!1},!0;case"sc":case"scn":{const D=p.kind(p.count-1)!==U.o_&&p.count===
x.components;return S.paint={...x,isWhite:D&&I((0,B.M)(p))},!0}default:return!1}}componentsOf(p,S){if(p===void 0)return 0;const E=D=>S.find("ColorSpace",D),x=(0,l.
L)(this.document,new R.SX(p),E);return x&&x.kind!=="inks"&&!x.table?x.components:0}paints({fill:p,strokes:S},E,x){const{path:D,clips:N}=this;this.path=void 0,this.
clips=!1;const k=this.paintOf(E);D&&!x&&S?this.add((0,j.XM)(D,k.lineWidth*y(E)/2),E):D&&!x&&p&&!(k.isWhite&&this.isPageWide(D))&&this.add(D,E),N&&D&&this.clipTo(
D,E)}isPageWide(p){const[S,E,x,D]=this.page,[N,k]=[(x-S)*b,(D-E)*b];return p[0]<=S+N&&p[1]<=E+k&&p[2]>=x-N&&p[3]>=D-k}clipTo(p,S){const E=this.paintOf(S);S.paint=
{...E,clip:(0,j.Pj)(E.clip,p)??g}}add(p,S){this.join(p,this.paintOf(S).clip)}join(p,S){const E=(0,j.Pj)((0,j.XM)(p,M),S);E&&(this.area=this.area?(0,j.kO)(this.area,
E):E)}}const g=[0,0,0,0],M=.01,y=({matrix:[v,p,S,E]})=>Math.max(Math.hypot(v,p),Math.hypot(S,E)),I=v=>{const p=v.length===4?0:1;return v.length>0&&v.every(S=>S===
p)}}),15330:((st,Z,u)=>{u.d(Z,{X:()=>W});var R=u(45599),K=u(16456),U=u(49454),j=u(30201);function W(T,b,w,h){const g=(0,U.hL)(T,b);return g?l(T,g,w,h):A(T,b,w,h)}
function l(T,b,w,h){const g=T.resolve(b.get("CIDToGIDMap")),M=g instanceof R.Z6?T.decodedPart(g)?.data:void 0;return({cid:y})=>w.glyph(M?(M[y*2]??0)<<8|(M[y*2+1]??
0):h.glyphOfCid(y))}function A(T,b,w,h){const{base:g,differences:M}=(0,K.yD)(T,b),y=(v,p)=>{const S=v.charCodeAt(p-32);return S>0?(0,j.S)(S):void 0};if(h.kind!==
"truetype")return({code:v})=>{const p=g===void 0?h.encoding?.get(v)??y(h.encoding?"":K.W,v):void 0,S=M?.get(v)??p??(g===void 0?void 0:y(g,v));return w.named(S??
".notdef")??w.named(".notdef")};const I=(0,K.pE)(T,(0,U.nb)(T,b),b)&&!M;return({code:v})=>{const p=M?.get(v)??y(g??K.W,v),S=()=>p===void 0?0:B(h,p),E=()=>h.code(
v)||(h.codes===void 0?h.unicode(v):0);return w.glyph(I?E()||S():S()||E())}}function B(T,b){const w=(0,j.u)(b),h=w===void 0?0:T.unicode(w);if(h>0)return h;const g=w===
void 0?-1:K.yh.indexOf(String.fromCodePoint(w));return(g>=0&&T.codes==="macintosh"?T.code(g+32):0)||T.glyphOf(b)}}),12889:((st,Z,u)=>{u.d(Z,{Rl:()=>S,Vv:()=>j,fM:()=>W,
ft:()=>T,jB:()=>v,pr:()=>g,rg:()=>I,vw:()=>h,wE:()=>p});var R=u(46161),K=u(44233),U=u(47707);const j="‏",W="‎";let l;const A=()=>l??=(0,R.A)(),B=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
T=E=>B.test(E),b=4e3,w=E=>A().getEmbeddingLevels(E.slice(0,b)).paragraphs[0]?.level??0,h=E=>T(E)&&w(E)%2===1,g=E=>[...M(E)];function*M(E){if(!T(E)){E!==""&&(yield{
text:E,rtl:!1,at:0});return}if(E.length<=b)return yield*y(E,0);const x=w(E)%2===1,D=[];for(let N=0;N<E.length;)N=Math.min(N+b,E.length),/[\ud800-\udbff]/.test(E[N-
1])&&(N=Math.min(N+1,E.length)),D.push(N);for(let N=0;N<D.length;N++){const k=x?D.length-1-N:N,Q=D[k-1]??0;yield*y(E.slice(Q,D[k]),Q,x?"rtl":"ltr")}}function y(E,x,D){
const{levels:N,paragraphs:k}=A().getEmbeddingLevels(E,D),Q=k[0]?.level??0;for(let P=E.length-1;P>=0&&/\s/.test(E[P]);P--)N[P]=Q;const nt=[];for(let P=0,G=0;P<E.
length;P=G){const $=N[P];for(;G<E.length&&N[G]===$;)G++;nt.push({level:$,text:E.slice(P,G),at:P})}const X=nt.reduce((P,{level:G})=>Math.max(P,G),0);for(let P=X;P>
0;P--)for(let G=0,$=0;G<nt.length;G=$+1){for($=G;$<nt.length&&nt[$].level>=P;)$++;for(let z=G,Y=$-1;z<Y;z++,Y--)[nt[z],nt[Y]]=[nt[Y],nt[z]]}return nt.map(({level:P,
text:G,at:$})=>({text:G,rtl:P%2===1,at:x+$}))}function*I(E,x){const D=new Int32Array(x.length+1);for(const[N,k]of x.entries())D[N+1]=D[N]+k.length;for(const{text:N,
rtl:k,at:Q}of M(E+x.join(""))){const nt=Q-E.length,X=nt+N.length,P=[];for(let G=Math.max((0,K.MJ)(D,nt)-1,0);G<x.length&&D[G]<X;G++){const $=Math.max(nt-D[G],0),
z=x[G].slice($,Math.max(X-D[G],0));z!==""&&P.push({text:z,rtl:k,at:$,index:G})}yield*k?P.reverse():P}}const v=E=>Array.from(E,x=>A().getMirroredCharacter(x)??x).
join(""),p=E=>(0,U.qf)(v(E)).reverse().join(""),S=E=>g(E).flatMap(({text:x,rtl:D})=>D?(0,U.qf)(v(x)).reverse():(0,U.qf)(x))}),88739:((st,Z,u)=>{u.d(Z,{B:()=>l,U:()=>j});
var R=u(77581),K=u(12889);const U=100;function j(A,{digits:B=4,isInOrder:T=!1}={}){const b=A.filter(([,h])=>h.length>0).map(([h,g])=>`<${l(h).slice(-B)}> <${W(g,
T)}>`),w=Array.from({length:Math.ceil(b.length/U)},(h,g)=>{const M=b.slice(g*U,(g+1)*U);return[`${M.length} beginbfchar`,...M,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(B)}> <${"F".repeat(B)}> endcodespacerange`,...w,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function W(A,B){const T=A.map(b=>String.fromCodePoint(b)).join("");return(0,R.kt)(!B&&(0,K.ft)(T)?[...T].reverse().join(""):T).toString("hex").toUpperCase()}
const l=A=>A.toString(16).toUpperCase().padStart(4,"0")}),76023:((st,Z,u)=>{u.d(Z,{L:()=>l});var R=u(45599),K=u(69869);const U=8,j={DeviceGray:W("gray",1),CalGray:W(
"gray",1),G:W("gray",1),DeviceRGB:W("rgb",3),CalRGB:W("rgb",3),RGB:W("rgb",3),DeviceCMYK:W("cmyk",4),CMYK:W("cmyk",4),Separation:W("inks",1)};function W(T,b){return{
kind:T,components:b,profile:void 0,table:void 0}}function l(T,b,w,h=0){const g=T.resolve(b);if(h>U)return;if(g instanceof R.SX){if(Object.hasOwn(j,g.text))return j[g.
text];const y=w(g.text);return y===void 0?void 0:l(T,y,w,h+1)}if(!(0,R.cy)(g))return;const M=T.resolve(g[0]);if(M instanceof R.SX)switch(M.text){case"ICCBased":
return A(T,g[1],w,h);case"Indexed":case"I":return B(T,g,w,h);case"DeviceN":{const y=T.array(g[1])?.length??0;return y>=1&&y<=32?W("inks",y):void 0}default:return Object.
hasOwn(j,M.text)?j[M.text]:void 0}}function A(T,b,w,h){const g=T.resolve(b);if(!(g instanceof R.Z6))return;const M=T.resolve(g.dict.get("N")),y=M===1?"gray":M===
3?"rgb":M===4?"cmyk":void 0;if(y===void 0)return l(T,g.dict.get("Alternate"),w,h+1);const I=(0,K.hh)(T.decodedPart(g)?.data,M);return{...W(y,M),profile:I?.bytes}}
function B(T,b,w,h){const g=l(T,b[1],w,h+1),M=T.resolve(b[3]),y=M instanceof R.Mx?M.bytes:M instanceof R.Z6?T.decodedPart(M)?.data:void 0,I=T.resolve(b[2]);if(!g||
g.table||!y||typeof I!="number"||!(I>=0))return;const v=new Uint8Array((Math.min(Math.floor(I),255)+1)*g.components);return v.set(y.subarray(0,v.length)),{...g,
table:v}}}),69869:((st,Z,u)=>{u.d(Z,{Jc:()=>h,R1:()=>v,To:()=>T,hh:()=>b,so:()=>M});var R=u(77598),K=u.n(R),U=u(48249),j=u(78157),W=u(68973),l=u(45599);const A={
1:"GRAY",3:"RGB ",4:"CMYK"},B=["scnr","mntr","prtr","spac"],T={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function b(p,S){if(!p||p.length<132)return;const E=(0,j.
bS)(p),x=Q=>E.toString("latin1",Q,Q+4),D=E.readUInt32BE(0),N=p[8];if(!(!(D>=132&&D<=p.length&&N>=2&&N<=4&&x(36)==="acsp"&&B.includes(x(12)))||x(16)!==A[S]))return{
bytes:p.subarray(0,D),version:N}}const w=new WeakMap;async function h(p,S){const{bytes:E}=p,x=S.pace.step(E.length);x&&await x;const D=w.get(S.pace)??new Map;w.
set(S.pace,D);const N=y(E),k=D.get(N);if(k)return k;const Q={...p,id:N,deflated:await(0,W.uM)(S).deflate(E,g)};return D.set(N,Q),Q}const g=4,M=p=>{const{bytes:S}=p;
return{...p,id:y(S),deflated:(0,U.Kc)(S)}},y=p=>(0,R.createHash)("sha256").update(p).digest("base64"),I=new WeakMap;function v(p,{id:S,deflated:E},x){const D=I.
get(p)??new Map;I.set(p,D);const N=D.get(S);if(N)return N;const k=(0,l.jd)({N:x,Alternate:(0,l.UU)(T[x]),Filter:(0,l.UU)("FlateDecode")}),Q=p.add(new l.Z6(k,E));
return D.set(S,Q),Q}}),82877:((st,Z,u)=>{u.d(Z,{R:()=>R,l:()=>K});const R="OctavoText";function K(U,j){const W=U.dict(U.dict(U.pages.attribute(j,"Resources"))?.
get("XObject"));return W!==void 0&&[...W.keys()].some(l=>l.startsWith(R))}}),3449:((st,Z,u)=>{u.d(Z,{d:()=>U});var R=u(45599);const K=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function U(A,B,T){const b=new Map,w=new Map;for(let h=1;h<B;h++){if(!T(h))continue;const g=A.
job.pace.step(300);g&&await g;const M=A.get(h);M instanceof R.Z6?(W(A,M.dict)&&b.set(h,M.dict.get("Resources")),(M.dict.has("CMapName")||(0,R.Eo)(A.resolve(M.dict.
get("Type")),"CMap"))&&w.set(h,"CMap")):M instanceof R.Bi&&l(A,h,M,b,w)}return{content:b,fonts:w,pages:await j(A)}}async function j(A){const B=new Set,T=new Set;
for(const b of A.pages.numbers){const w=A.entry(b,"Contents");(0,R.i9)(w)&&B.add(w.number);const h=A.array(w),g=h!==void 0&&T.size<T.add(h).size;for(const y of g?
h:[])(0,R.i9)(y)&&B.add(y.number);const M=A.job.pace.step(300+(g?10*h.length:0));M&&await M}return B}function W(A,B){const T=A.resolve(B.get("Subtype"));return(0,R.
Eo)(T,"Form")||A.resolve(B.get("PatternType"))===1||B.has("BBox")&&!B.has("ShadingType")}function l(A,B,T,b,w){for(const y of K){const I=T.get(y);(0,R.i9)(I)&&w.
set(I.number,y)}const h=(0,R.Eo)(A.resolve(T.get("Subtype")),"Type3")?A.dict(T.get("CharProcs")):void 0;for(const y of h?.values()??[])(0,R.i9)(y)&&b.set(y.number,
T.get("Resources"));const g=A.resolve(T.get("Type"));if(A.pages.holds(B)||!((0,R.Eo)(g,"Page")||(0,R.Eo)(g,"Template")))return;const M=T.get("Contents");for(const y of A.
array(M)??[M])(0,R.i9)(y)&&b.set(y.number,T.get("Resources"))}}),10339:((st,Z,u)=>{u.d(Z,{H:()=>U});class R{all;last=new Array(256).fill(void 0);constructor(A){
this.all=A}addAll(A){const{last:B,all:T}=this,b=T.size;for(let w=0;w<A.length;w++){const h=A[w],g=h.code&255;B[g]!==h&&(B[g]=h,T.add(h))}return T.size>b}}function K(l,A,B,T){
for(let b=0,w=T;w>0;w--){const h=A.partEnd(B,b,1);l.add(h-b),b=h}}class U{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:A},B,T=W){const b=Uint32Array.
from(T).sort();let w=0;for(const{font:h,elements:g,first:M}of A){let y=this.fonts.get(h);y||this.fonts.set(h,y={kept:new Set,gone:new Set,lengths:new Set});const I=this.
keptOf(h,y);let v=M;for(const p of g){if(typeof p=="number")continue;const S=h.glyphs(p);for(;w<b.length&&b[w]<v;)w++;const E=w<b.length&&b[w]<v+S.length;E&&this.
divide(y,S,v,T),(E||I.addAll(S))&&K(y.lengths,h,p,S.length),v+=S.length;const x=B.step(p.length*j);x&&await x}}}divide(A,B,T,b){this.hasGone=!0;for(const[w,h]of B.
entries())(b.has(T+w)?A.gone:A.kept).add(h)}keptOf(A,{kept:B}){let T=this.seen.get(A);return T||this.seen.set(A,T=new R(B)),T}async noteGone(A,B,T){if(T.size===
0)return;const b=new U;await b.note(A,B,T);for(const[w,{gone:h,lengths:g}]of b.fonts){const M=this.fonts.get(w);if(M)for(const y of h)M.gone.add(y);else this.fonts.
set(w,{kept:new Set,gone:h,lengths:g})}this.hasGone=!0}}const j=50,W=new Set}),9876:((st,Z,u)=>{u.d(Z,{LJ:()=>j,Vn:()=>U,ZM:()=>B,s:()=>W});var R=u(47707);const K=2e4;
async function U(){const{default:T}=await u.e(3286).then(u.bind(u,23286));return function*(b){let w=0;do{const h=w,g=Math.min(b.length,h+K),M=g===b.length,y=new T(
h===0&&M?b:b.slice(h,g));for(let v=y.nextBreak();v;v=y.nextBreak()){const p=h+v.position;if(p===g&&!M)break;let S=p;for(;S>w&&b[S-1]===" ";)S--;yield{start:w,end:S,
next:p},w=p}if(M)return;if(w>h)continue;const I=j(b.charCodeAt(g))?g-1:g;yield{start:w,end:I,next:I,isCut:!0},w=I}while(w<b.length)}}const j=T=>T>=56320&&T<=57343,
W=(T,b)=>(0,R.qf)(T).map(w=>({text:w,width:b(w)})),l=/[_\-–—/.,;:]$/,A=/^[.,;:!?)\]}%»”’…]/;function*B(T,b,w="separators"){let h=0;for(let g=0;g<T.length;h++){
let M=g;for(let y=0;M<T.length&&(y+=T[M].width,!(y>b(h)&&M>g));M++);if(w==="letters"){let y=M;for(;y>g&&y<T.length&&A.test(T[y].text);)y--;y>g&&(M=y)}else if(w===
"separators"&&M<T.length){let y=M;for(;y>g&&!l.test(T[y-1].text);)y--;y-g>=(M-g)/2&&(M=y)}yield M-g,g=M}}}),33238:((st,Z,u)=>{u.d(Z,{Y:()=>S});var R=u(91374),K=u(
39684),U=u(9819),j=u(33973),W=u(21996),l=u(87773),A=u(17671),B=u(58006),T=u(78157),b=u(45599),w=u(21115),h=u(17413);const g=2e3;async function M(P,G,$){const z=P.
resolve(G);let Y="";for(const tt of(0,b.cy)(z)?z:[G]){const J=P.resolve(tt);if(J instanceof b.Mx&&(Y=Buffer.from(J.bytes).toString("latin1")),!(0,b.i9)(tt)||!(J instanceof
b.Z6))continue;const _=P.job.pace.step(g);_&&await _;let q;try{q=(0,T.bS)(P.decoded(J))}catch{continue}if(P.job.pace.add(q.length),!q.includes("ignature"))continue;
const et=q.toString("latin1"),ot=await(0,h.Y)(et,y(Y,$),P.job.pace);ot!==et&&P.put(tt,(0,B.n)(J,Buffer.from(ot,"latin1"),{compress:!1}))}}function y(P,G){return({
namespace:$,local:z},Y)=>z==="Signature"&&$===w.dK.ds||z==="signature"&&G&&P!=="datasets"&&!Y.some(I)}const I=({namespace:P,local:G})=>G==="datasets"&&P===w.dK.
xfa;var v=u(43791);const p=1e3;async function S(P,G){const $=(0,A.Hi)(P),z=await E(P),Y=new Set,tt=new Set,J=[];for(const _ of z)J.push((0,R.fq)(P,_.dict)),await N(
$,_,G,Y,tt);return Y.size>0&&await k($,Y,tt),await nt(P,Y.size>0),{fields:J,objects:Y,usageRights:X(P)}}async function E(P){const G=(await(0,W.zx)(P,["Sig"])).Sig;
if(G.length===0)return[];for await(const[q,et]of(0,l.$)(P,G))x(P,q,et);const $={fields:new Map,lists:new Set};for(const{number:q,dict:et,type:ot}of await(0,R.qU)(
P)){ot==="Sig"&&q!==void 0&&D(P,$,q,et);const gt=P.job.pace.step(p);gt&&await gt}const z=new Set([...$.fields.values()].flatMap(({number:q,widgets:et})=>[q,...et])),
{Sig:Y,Widget:tt}=await(0,W.zx)(P,["Sig","Widget"]),J=[];for await(const[q,et]of(0,l.$)(P,new Set([...Y,...tt])))z.has(q)||!(0,b.Zm)(et)||!(et.has("T")||(0,b.Eo)(
et.get("Subtype"),"Widget"))||(0,R.pv)(P,et)==="Sig"&&J.push(q);const _=J.length>0?(await(0,j.Gy)(P)).live:void 0;for(const q of J)_?.[q]===1&&D(P,$,q,P.get(q));
return[...$.fields.values()]}function x(P,G,$){const z=[$];for(let Y=z.pop();Y!==void 0;Y=z.pop()){if((0,b.Zm)(Y))for(const tt of Y.values())z.push(tt);if(Array.
isArray(Y))for(const[tt,J]of Y.entries())!(0,b.Zm)(J)||!(0,b.Eo)(J.get("FT"),"Sig")?z.push(J):(P.edit(G),Y[tt]=P.add(J))}}function D(P,G,$,z){if(!(0,b.Zm)(P.resolve(
(0,R.hj)(P,z,"V"))))return;const Y=z.get("Parent"),tt=P.dict(Y);if(!z.has("T")&&(0,b.i9)(Y)&&tt?.has("T")){D(P,G,Y.number,tt),G.fields.get(Y.number)?.widgets.add(
$);return}if(G.fields.has($))return;const J=new Set((0,b.Eo)(z.get("Subtype"),"Widget")?[$]:[]);G.fields.set($,{number:$,dict:z,widgets:J});const _=P.array(z.get(
"Kids"));if(!(!_||G.lists.has(_))){G.lists.add(_),P.job.pace.add(_.length);for(const q of _)(0,b.i9)(q)&&J.add(q.number)}}async function N({removal:P},{number:G,
dict:$,widgets:z},Y,tt,J){const{document:_}=P;tt.add(G);const q=(0,R.hj)(_,$,"V");(0,b.i9)(q)&&P.remove(q.number);for(const ot of z){const gt=_.job.pace.step(p);
gt&&await gt;const pt=_.get(ot);if(!(0,b.Zm)(pt))continue;if(tt.add(ot),Y==="keep"&&(0,K.K)(_,pt)){_.edit(ot),(0,K.x)(_,pt);continue}const wt=_.resolve(pt.get("\
StructParent"));typeof wt=="number"&&J.add(wt),P.remove(ot)}z.has(G)||P.remove(G);const et=_.job.pace.step(p);et&&await et}async function k(P,G,$){const{removal:z,
structure:Y}=P,{document:tt}=z;await Q(P,G);const J=(0,U.Wo)(tt,"AcroForm");for(const _ of["Fields","CO"]){const q=tt.array(J?.dict.get(_)),et=q?.filter(ot=>!z.
isGone(ot)&&!((0,b.i9)(ot)&&G.has(ot.number)));!J||!q||!et||et.length===q.length||(tt.edit(J.holder),et.length>0||_==="Fields"?J.dict.set(_,et):J.dict.delete(_))}
await Y.dropKeys($),await Y.flush(),await(0,A.Pv)(P,new Set(z.removed()))}async function Q({removal:P},G){const{document:$}=P,z=new Map;for(const{number:Y,dict:tt}of[
...await(0,R.qU)($)].reverse()){const J=$.array(tt.get("Kids")),_=$.job.pace.step(p);_&&await _;const q=J&&z.get(J),et=q??J?.filter(ot=>!P.isGone(ot)&&!((0,b.i9)(
ot)&&G.has(ot.number)));J&&et&&!q&&(z.set(J,et),$.job.pace.add(J.length)),!(Y===void 0||!J||!et||et.length===J.length)&&($.edit(Y),et.length>0?tt.set("Kids",et):
(0,b.Eo)(tt.get("Subtype"),"Widget")?tt.delete("Kids"):(P.remove(Y),z.clear()))}}async function nt(P,G){const $=(0,U.Wo)(P,"AcroForm");if(!$)return;$.dict.has("\
SigFlags")&&(P.edit($.holder),$.dict.delete("SigFlags")),await M(P,$.dict.get("XFA"),G);const z=(P.array($.dict.get("Fields"))??[]).length===0&&!$.dict.has("DR")&&
!$.dict.has("XFA");G&&z&&P.editCatalog().delete("AcroForm")}function X(P){const{catalog:G}=P,$=P.dict(G.get("Perms"));(0,v.H)(P);for(const z of["Perms","Legal"])
G.has(z)&&P.editCatalog().delete(z);return $?.has("UR3")===!0||$?.has("UR")===!0}}),87826:((st,Z,u)=>{u.d(Z,{N:()=>U,i:()=>W});var R=u(78157),K=u(14029);function U(l,A){
const{bytes:B}=l;if(!(j(l)||(0,R.bS)(B.subarray(0,5)).toString("latin1")!=="%PDF-"))return B.length===A.length?A:B}const j=({suspect:l,pages:A})=>l||A.count!==A.
claimed||A.blank.length>0,W=async(l,A,B)=>U(l,A)??await(0,K.UN)(l,B)})};
