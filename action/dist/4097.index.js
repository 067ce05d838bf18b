"use strict";exports.id=4097,exports.ids=[4097],exports.modules={66974:((st,X,u)=>{u.d(X,{D6:()=>d,F1:()=>U,NL:()=>b,P3:()=>z,br:()=>B,bs:()=>N});var v=u(98446);const z={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function U(y,m,C){const P=[],E=[];for(const[W,R]of y.split(",").entries()){const g=W+1;if(m!==void 0&&
R.trim()===""){E.push(`entry ${g} is empty: write ${m}, separated by single commas`);continue}const S=C(R,g);"problem"in S?E.push(B(g,R,S.problem)):P.push(S.item)}
return E.length>0?{problem:N(E)}:{items:P}}const B=(y,m,C)=>`entry ${y} ('${w(m.trim())}') ${C}`,d=({position:y,text:m},C,P)=>B(y,m,`names ${L(C)}, but the docu\
ment has ${(0,v.y_)(P,"page")}`);function L(y){return Number.isSafeInteger(y)?`page ${y}`:"a page far beyond its end"}const x=5;function N(y){const m=y.length-x;
return[...y.slice(0,x),...m>0?[`and ${m} more such entries`]:[]].join("; ")}function b(y){const m=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(y);return m?`is n\
ot a range: write ${m[1]}..${m[2]}${m[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(y)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(y)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function w(y){const m=[...y].map(C=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(C)?"?":C);return(0,v.Bu)(m.join(""),40)}}),29082:((st,X,u)=>{u.d(X,{k1:()=>d,lY:()=>B,m7:()=>L});var v=u(58552),z=u(66974);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
B=b=>(0,z.F1)(b,"pages such as 1..3, -1, odd",(w,y)=>{const m=w.trim(),C=U.exec(m);if(!C)return{problem:N(m)};const[,P,E,W,R,g]=C,S={negated:P!==void 0,text:m,position:y};
if(E!==void 0)return{item:{...S,pages:E.toLowerCase()}};const A=Number(W),O=R===void 0?A:g===void 0?"end":Number(g);return A===0||O===0?z.P3:{item:{...S,pages:{
from:A,to:O}}}});function d(b,w,y="pages"){const m=R=>(0,v.G6)([{field:y,message:R}]),C=B(b);if("problem"in C)throw m(C.problem);const P=new x(w),E=new x(w),W=[];
for(const R of C.items){const g=R.negated?E:P;if(typeof R.pages=="string"){g.add(R.pages);continue}const{from:S,to:A}=R.pages,O=S<0?w+1+S:S,I=A==="end"?w:A<0?w+
1+A:A,H=(A==="end"?S<0?[[S,O]]:[]:[[S,O],[A,I]]).find(([,Q])=>Q<1||Q>w);H&&W.push((0,z.D6)(R,H[0],w)),!(A==="end"&&O>w||W.length>0)&&g.range(Math.min(O,I),Math.
max(O,I))}if(W.length>0)throw m((0,z.bs)(W));return C.items.every(({negated:R})=>R)&&P.add("all"),P.without(E)}function L(b){const w=B(b);if("problem"in w||w.items.
length!==1)return;const{negated:y,pages:m}=w.items[0];if(y)return;if(m==="all")return{first:1};if(typeof m=="string"||m.from<1)return;const{from:C,to:P}=m;return P===
"end"?{first:C}:P===-1?{first:C}:P<1?void 0:{first:Math.min(C,P),last:Math.max(C,P)}}class x{pageCount;differences;odd=!1;even=!1;constructor(w){this.pageCount=
w,this.differences=new Int32Array(w+2)}add(w){w!=="even"&&(this.odd=!0),w!=="odd"&&(this.even=!0)}range(w,y){this.differences[w]++,this.differences[y+1]--}without(w){
const y=new Uint32Array(this.pageCount);let m=0,C=0,P=0;for(let E=1;E<=this.pageCount;E++){C+=this.differences[E],P+=w.differences[E];const W=E%2===1?"odd":"eve\
n";(C>0||this[W])&&!(P>0||w[W])&&(y[m++]=E)}return y.subarray(0,m)}}function N(b){return/^(not +)?\.\./i.test(b)?"has no start: a range is written 1..5":/^!/.test(
b)?"is not a page: leave out pages with not, such as not 2":(0,z.NL)(b.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((st,X,u)=>{u.d(X,{X:()=>U,l:()=>z});const v=/[ \n\u00a0-]/;function z(B){let d=0,L=0;const x=[...B].map((b,w)=>({
sign:b.toUpperCase(),at:w})).filter(({sign:b})=>!v.test(b)),N=b=>{const w=parseInt(b,36);d=(d*(w>9?100:10)+w)%97};for(let b=15;b<=Math.min(x.length,34);b++){d=0;
for(const{sign:w}of[...x.slice(4,b),...x.slice(0,4)])N(w);d===1&&(L=x[b-1].at+1)}return L}const U=B=>B.length>=15&&/^[A-Z]{2}\d\d/.test(B)&&z(B)===B.length}),52404:((st,X,u)=>{
u.d(X,{$:()=>B,U:()=>d});var v=u(58552),z=u(29082),U=u(98446);const B={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function d({first_page:L,last_page:x,pages:N},b){if(N!==void 0)return(0,z.k1)(N,b);const w=(0,U.y_)(b,"page"),y=[];if(L>b&&y.push({field:"\
first_page",message:`is ${L}, but the document has ${w}`}),x!==void 0&&x>b&&y.push({field:"last_page",message:`is ${x}, but the document has ${w}`}),y.length===
0&&x!==void 0&&L>x&&y.push({field:"first_page",message:`is ${L}, which is after last_page (${x})`,mentions:["last_page"]}),y.length>0)throw(0,v.G6)(y);return Uint32Array.
from({length:(x??b)-L+1},(m,C)=>L+C)}}),44097:((st,X,u)=>{u.r(X),u.d(X,{redact_text:()=>qi});var v=u(58552),z=u(29082),U=u(45657),B=u(33973),d=u(45599),L=u(74135),
x=u(6057),N=u(87141),b=u(44738),w=u(78021),y=u(86537),m=u(77581);const C=(n,t)=>n.start-t.start||t.end-n.end,P=(n,t)=>n.lacks?.(t)===!0,E=(n,t)=>Object.assign(async e=>[
...await n(e),...await t(e)].sort(C),{lacks:e=>P(n,e)&&P(t,e)});function W(n,t){let e="",s=0;for(const{start:o,end:i}of t)o>s&&(e+=n.slice(s,o)),s=Math.max(s,i);
return e+n.slice(s)}const R=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),g=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,
S=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
A=new RegExp(`${R.source}|${g.source}|${S.source}`,"gu"),[O,I]=[2,100];async function $(n,t){if(n.search(A)<0)return;let e="";const s=[];let o=0;const i=r=>{e+=
n.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of n.matchAll(A)){const f=t.step((c-o)*O+I);f&&await f,i(c),o=c+r.length;const l=Q(r);for(let h=0;h<
l.length;h++)s.push(l.length===r.length?c+h:c);e+=l}const a=t.step((n.length-o)*O);return a&&await a,i(n.length),s.push(n.length),{text:e,places:s}}const H=({places:n},t,e)=>({
start:n[t],end:Math.max(n[e-1]+1,n[e])});function Q(n){if(R.test(n))return"";const t=g.exec(n)?.[0];return t===void 0?n.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}const ct=500;async function D(n,t,e){const s=(0,m.g7)(n);if(s.length===n.bytes.length&&k.test(s)&&!s.includes(
`-
`)&&P(t,s))return;const i=s.replace(K,""),a=await t(i);if(a.length>0){const p=(0,m.wx)(W(i,a));return await Y(p.bytes,t,e)?V:p}const r=await $(i,e),c=r?(await t(
r.text)).map(({start:p,end:T})=>H(r,p,T)):[];if(c.length===0)return await Y(n.bytes,t,e)?V:void 0;const f=W(i,c),l=await $(f,e);return l&&(await t(l.text)).length>
0||await Y((0,m.wx)(f).bytes,t,e)?V:(0,m.wx)(f)}const k=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,G="\x1B",K=new RegExp(`${G}[a-zA-Z]{2,8}${G}`,"g"),V=new d.Mx(new Uint8Array(
0));async function Y(n,t,e){for(const s of J(n)){if(!P(t,s)&&(await t(s)).length>0)return!0;const o=e.step(Z*n.length);o&&await o}return!1}const Z=4;function*J(n){
const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1");yield t;let e=t;if(/[\x80-\xff]/.test(t)&&(yield e=Buffer.from(n).toString("utf8")),t.includes(
"\0")&&(yield e=t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)){const s=q(t);/[\x80-\xff]/.test(s)&&(yield s),yield e=Buffer.from(s,"latin1").toString("utf8")}if(t.
includes("?")&&t.includes("+")&&(yield e.replaceAll("+"," ")),t.includes("&")&&(yield e=ot(e)),t.includes("<"))for(const s of[""," "])yield e.replace(/<[^<>]*>/g,
s)}const q=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),tt={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},ot=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
(t,e,s,o)=>{if(o!==void 0)return tt[o.toLowerCase()]??t;const i=e===void 0?parseInt(s,16):parseInt(e,10);return i<=1114111?String.fromCodePoint(i):t});async function gt(n,t,e){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof d.Z6?i.dict:i;if(!(!(a instanceof d.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}const f=n.job.pace.step(ct);f&&await f;const l=await D(c,e,n.job.pace);
l&&(a instanceof d.Bi?a.set(r,l):a[r]=l,s++)}}return s}function*cn(n,t){const e=(0,N.y)((0,x.iw)(n,t)),s=o=>{const i=te(e,o);return i.width>0&&i.height>0?i:void 0};
for(const o of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const i=n.dict(o);if(!i||!(0,d.Eo)(n.resolve(i.get("Subtype")),"Redact"))continue;const a=(n.array(
i.get("QuadPoints"))??[]).map(f=>Number(n.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[l,h]=[0,1].map(T=>[0,2,4,6].map(M=>a[f+M+T])),p=s([(0,U.YG)(l),(0,U.
YG)(h),(0,U.Kf)(l),(0,U.Kf)(h)]);p&&(yield p)}const r=(0,x.b0)(n,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function te(n,t){const[e,s,o,i]=(0,L.zl)(
n,t);return{x:e,y:s,width:o-e,height:i-s}}const fn=4;async function dn(n,t){t.size!==0&&await(0,b.L)(n,(e,s)=>{const o=t.get(s),i=o&&(0,x.b0)(n,e.get("Rect"));if(!o||
!i)return!1;const a=te((0,N.y)((0,x.iw)(n,s)),i);return n.job.pace.add(o.length*fn),o.some(r=>(0,y.EF)(a,r))})}const ln=["ActualText","Alt","E","T"];async function un(n,t,e){
const s=new Set([...t.keys()].map(a=>n.pages.number(a)));let o=0;for(const a of s)for(const r of n.array(n.entry(a,"Annots"))??[]){const c=n.dict(r),f=c?await gt(
n,c,e):0;f>0&&(0,d.i9)(r)&&n.edit(r),o+=f}for(const a of t.keys()){const r=n.pages.attribute(a,"Resources"),c=n.dict(n.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const l=await gt(n,n.dict(f)??null,e);l>0&&(0,d.i9)(f)?n.edit(f):l>0&&(0,d.i9)(r)&&n.edit(r),o+=l}}const{live:i}=await(0,B.Gy)(n);for(let a=1;a<i.
length;a++){const r=i[a]===1?n.dict(n.get(a)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!r||!(0,w.Uc)(r)||!hn(r,s)))for(const f of ln){const l=await gt(n,[n.
resolve(r.get(f))],e);l>0&&(n.edit(a),r.delete(f)),o+=l}}return o}function hn(n,t){const e=n.get("Pg");return!(0,d.i9)(e)||t.has(e.number)}var ee=u(21836),Ft=u(
14029);const dt=5e4,gn=20;function pn(n,t,e){const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))throw Mt(["must have a list under ar\
eas, or under matches"]);if(o.length>dt)throw Mt([`has ${o.length} areas, and at most ${dt} are allowed`]);const i=[],a=new Set(t);let r=0;for(const[c,f]of o.entries()){
const l=mn(f,e);if(typeof l=="string")i.push(`area ${c+1} ${l}`);else if(!a.has(l.page))i.push(`area ${c+1} is on page ${l.page}, which pages does not name`);else
for(const h of l.boxes)(0,U.vH)(s,l.page-1,h);if(typeof l!="string"&&(r+=l.boxes.length),r>dt)throw Mt([`has more than ${dt} boxes, and at most ${dt} are allowe\
d`]);if(i.length===gn)break}if(i.length>0)throw Mt(i);return s}const Mt=n=>(0,v.G6)([{field:"redact_areas",message:n.join("; ")}]),ne=n=>typeof n=="object"&&n!==
null&&!Array.isArray(n);function mn(n,t){if(!ne(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!="number"||!Number.isInteger(e)||e<1||
e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(wn);return o.some(i=>i===void 0)||o.length===0?"must have bo\
xes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function wn(n){if(!ne(n))return;const[t,e,s,o]=["x","y","width","height"].
map(a=>n[a]);return[t,e,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var yn=u(81627),St=u(36078),Sn=u(99876);
async function bn(n,t,e,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:i,pages:a}=await(0,Sn.F)(
n,Uint32Array.from([...o.keys()],c=>c+1)),r=new yn.B(n);await r.inspect(a);for(const c of a){const f=(0,L.DI)((0,N.y)(i[c.kind])),l=new Set,h=[];for(const p of o.
get(c.index)??[]){const T=n.job.pace.step(Cn);T&&await T;const M=Tn(p,f);if(l.has(M))continue;l.add(M);const F=s?.placementIn(p,f);F!==void 0&&h.push(F)}await r.
over(c,{resources:s?[s.addition]:[],operators:([p])=>{const T=p===void 0?[]:h.map(M=>`${(0,St.qK)(p,M)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...l].join(`
`)} f Q
${T.join("")}EMC
`}})}}const Cn=1500;function Tn({x:n,y:t,width:e,height:s},o){const[i,a,r,c]=(0,L.zl)(o,[n,t,n+e,t+s]);return`${(0,St.id)(i)} ${(0,St.id)(a)} ${(0,St.id)(r-i)} ${(0,St.
id)(c-a)} re`}var mt=u(58006),Mn=u(52205);const Pn=3;function xn(n,t){const e=[t.get("Filter")??t.get("F"),t.get("DecodeParms")??t.get("DP")].map(s=>Bt((0,Mn.WW)(
n,s??null,Pn)));return e.includes(void 0)?void 0:e.join(" ")}function Bt(n){if(n instanceof d.SX)return`/${n.text}`;if(n===null||typeof n=="number"||typeof n=="\
boolean")return String(n);const t=Array.isArray(n)?n.map(Bt):n instanceof d.Bi?[...n].flatMap(([e,s])=>[`/${e}`,Bt(s)]):[void 0];return t.includes(void 0)?void 0:
`[${t.join(" ")}]`}var et=u(78157),Lt=u(56681),En=u(8510),Nt=u(52829),An=u(71856),Ut=u(32488),Pt=u(82416),xt=u(37709),ft=u(85008);const[On,vn]=[4,100];async function Dn(n,t){
const e=[],s=[];let o=0;const i=r=>{e.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ft.An||f===ft.Cd?(s.push({at:o,from:r,to:c}),i((0,et.bS)((0,Pt.E3)(n,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*On)):f===ft.QR&&o>0&&i(`
`)};return await(0,xt.Jo)(n,t,a,!0),{text:e.join(""),pieces:s}}async function In(n,t,e){const{text:s,pieces:o}=await Dn(n,e),i=await t(s);if(i.length===0)return n;
const a=[];let[r,c]=[0,0];for(const[f,{at:l,from:h,to:p}]of o.entries()){const T=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<T;r++)c=Math.max(c,i[r].end);l<
c&&a.push({from:h,to:p,text:"()"});const M=e.step(vn);M&&await M}return(0,Lt.E$)(n,a,e)}var $t=u(3449),Wt=u(71157);async function se(n,{inText:t,inCodes:e},s,o){
if(n.shown.length===0)return;const i=await Rn(n,o);await oe(n,i,Gn,await t(i.text),s,o);const a=await Bn(n,o);await oe(n,a,kn,await e(a.text),s,o)}async function Rn({
shown:n},t){const e=[];let s="";for(const{text:o}of n){e.push(s.length),s+=`${o}
`;const i=t.step((o.length+1)*ie);i&&await i}return{text:s,starts:e}}const Fn=10;async function Bn({shown:n},t){const e=[];let s=0;for(const{elements:a}of n){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of n){e.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*ie);c&&await c}o[i++]=Fn}return{text:(0,et.bS)(o).toString("lat\
in1",0,i),starts:e}}async function oe({shown:n},{text:t,starts:e},{lengthsOf:s,gapOf:o},i,a,r){if(i.length===0)return;const c=await Ln(i,t.length,r);let f=-1;for(const{
start:l,end:h}of i)for(let p=Math.max(jn(e,l),f+1);p<e.length&&e[p]<h;p++){f=p;const T=n[p];let[M,F]=[e[p],T.first];for(const j of T.elements){if(typeof j=="num\
ber")M+=o(j);else for(const nt of s(T.font,j))Nn(c,M,nt)&&a.add(F),M+=nt,F++;const _=r.step(Wn(j));_&&await _}}}async function Ln(n,t,e){const s=new Uint8Array(
t);for(const{start:o,end:i}of n){s.fill(1,o,i);const a=e.step($n+(i-o>>3));a&&await a}return s}function Nn(n,t,e){for(let s=t;s<t+e;s++)if(n[s]===1)return!0;return!1}
const[Un,ie,$n]=[100,4,20],Wn=n=>(typeof n=="number"?1:n.length+1)*Un;function jn(n,t){let e=0;for(let s=n.length-1;e<s;){const o=e+s+1>>1;n[o]<=t?e=o:s=o-1}return e}
const Gn={lengthsOf:(n,t)=>n.glyphs(t).map(({text:e})=>e.length),gapOf:n=>n<Wt.t6?1:0},kn={lengthsOf:(n,t)=>{let e=0;return n.glyphs(t).map(()=>{let s=0;for(const o=n.
partEnd(t,e,1);e<o;e++)t[e]!==0&&s++;return s})},gapOf:()=>0};var Hn=u(64680),ae=u(45079);async function re(n,t,e){const s=new Map,o=new Set;for(const{lists:i}of t)
for(const{stream:a,tag:r,operator:c,from:f,to:l,dict:h}of i){const p=`${a} ${f}`;if(o.has(p)||(o.add(p),await gt(n,h,e)===0))continue;const T=new Hn.k(256);(0,ae.
bD)(T,h,ae.yT);const M=`${r} ${Buffer.from(T.bytes).toString("latin1")} ${c}`;(0,U.vH)(s,a,{from:f,to:l,text:M})}return s}var Et=u(94389);const zn=120,Kn=new Set(
[65536,1330926671,1953658213]),jt=132;async function Vn(n,t,e){let s;for(const[o,i]of t){const a=n.subarray(o,Math.max(o,Math.min(i,n.length)));for(const{text:r,
width:c,offset:f}of Zn(a))for(const l of P(e,r)?[]:await e(r))s??=n.slice(),Xn(s,l,{start:o+f,width:c})}return s}function Xn(n,t,{start:e,width:s}){for(let o=t.
start;o<t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=zn}function Zn(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),e=[{text:t,width:1,offset:0}];
if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().toString("utf16le"),width:2,offset:s})}
return e}function Yn(n){if(n.length<12)return[];const t=new DataView(n.buffer,n.byteOffset,n.byteLength);if(Kn.has(t.getUint32(0)))try{const i=(0,Et.tI)(t).get(
"name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(n[0]!==37&&n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;return[...s.matchAll(
o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function Jn(n){if(n.length<jt||Buffer.from(n.subarray(36,40)).toString("lati\
n1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&jt+12*(o+1)<=n.length;o++){
const[i,a]=[4,8].map(r=>t.getUint32(jt+12*o+r));s.push([i+8,i+a])}return s}function ce(n){return[...Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1").
matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const Qn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,_n=300;async function qn(n,t,e){const s=Buffer.
from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(Qn)){const f=e.step(_n+a.length);f&&await f;const l=ts(
r);l.length<2||P(t,l)||(await t(l)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+s.slice(i),"latin\
1")}function ts(n){const t=Buffer.from(n.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const es=new Set(`Adobe CIDInit \
CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),ns=32,fe=1<<20;async function ss(n,t){const e=n.slice();for(let s=0,o=0;s<e.length;s=o){for(o=Math.min(s+fe,e.length);os(e[o]);)
o++;const i=Buffer.from(e.buffer,e.byteOffset+s,o-s).toString("latin1");for(const{0:r,index:c}of i.matchAll(/[A-Za-z]+/g))es.has(r)&&e.fill(ns,s+c,s+c+r.length);
const a=t.step(2*fe);a&&await a}return e}const os=(n=0)=>(n|32)>=97&&(n|32)<=122;var is=u(30201);const as=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode Absolu\
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
Gt=n=>as.has(n)||rs.test(n)||(0,is.u)(n)!==void 0,kt=4,cs=60,fs=n=>/[\x80-\xff]/.test(n)?Buffer.from(n,"latin1").toString("utf8"):n,ds=["redacted-","removed-","\
name-","x-"];class ls{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){
const s=[e];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof d.Z6?o.dict:o;if(i instanceof d.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)
s.push(r);else if(i instanceof d.Bi)for(const[r,c]of i)this.add(r),s.push(c);const a=t.job.pace.step(cs);a&&await a}}add(t){t.length>=kt&&this.seen.add(t)}async settle(){
const t=await Ht([...this.seen],this.find);if(t.length===0)return;const e=await de(this.find);for(const s of t)Gt(s)||this.names.set(s,`${e}${this.names.size+1}`)}}
async function de(n){for(const t of ds)if((await n(`${t}1`)).length===0)return t;return""}async function Ht(n,t){const e=[];let s="";for(const a of n)e.push(s.length),
s+=`${fs(a)}
`;if(s==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;i+1<e.length&&e[i+1]<=a;)i++;const c=n[i];
r-a>=kt&&r<=(e[i+1]??s.length)-1&&o.add(c)}return[...o]}function us(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<kt||!Number.isNaN(Number(s))).join(" ")}const[hs,le]=[4,3],gs=10;async function ps(n,t){
const e=new ms(n);return await(0,xt.Jo)(n,t,(s,o)=>e.take(s,o)),e.end()}class ms{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(et.IQ)}take({start:t,end:e},s){this.sign>=0&&this.lookBetween(t,e),s===ft.An||s===ft.Cd?this.
addString(t,e):s===ft.QR?(this.used>0&&(this.codes[this.used++]=gs),e-t>le&&this.words.add(this.text(t,e))):s===ft.o_?e-t>hs&&this.names.add((0,Pt.MQ)(this.content,
t+1,e)):s===ft.Ho&&this.images.push({from:t,to:e,text:""})}lookBetween(t,e){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(et.IQ,o)),this.sign>=
0&&this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=e}addString(t,e){const{codes:s}=this,o=(0,Pt.E3)(this.content,t,e);let{used:i}=this;for(let a=0;a<
o.length;a++){const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,e)=>(0,et.bS)(this.content).toString("latin1",t,e);end(){const{content:t,codes:e,used:s,names:o,
words:i,images:a,comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,et.bS)(e).toString("latin1",0,s),comments:r,names:o,words:i,
images:a}}}async function ws(n,{names:t,words:e,images:s},o,i,a){const r=new Set(await Ht([...e],o)),c=r.size===0?[]:await ys(n,r,a);for(const{from:f,to:l}of s)
(await i((0,et.bS)(n).toString("latin1",f,l))).length>0&&c.push({from:f,to:l,text:"\0".repeat(l-f)});return c.sort((f,l)=>f.from-l.from),{names:(await Ht([...t],
o)).filter(f=>!Gt(f)),cuts:c}}async function ys(n,t,e){const s=[];return await(0,xt.Jo)(n,e,({start:o,end:i},a)=>{a===ft.QR&&i-o>le&&t.has((0,et.bS)(n).toString(
"latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function Ss(n,t,e){const s=[];return await(0,xt.Jo)(n,e,({start:o,end:i},a)=>{const r=a===ft.o_?t.of((0,Pt.
MQ)(n,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.length===0?n:(0,Lt.E$)(n,s,e)}const bs=100;async function ue(n,t,e,s){for(const o of e){
const i=s.step(bs);i&&await i;const a=t.shownAt(o);let r=n.get(a.stream);r||n.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),
c.glyphs.add(o-a.first)}}var he=u(21115);const ge=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,Cs=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,
Ts=new Set([...Object.keys(he.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim",
"stFnt","stMfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function pe(n){const t=(0,et.bS)(
n).toString("latin1");return Buffer.from(t.replace(ge,e=>" ".repeat(e.length)),"latin1")}const Ms=new RegExp(`${ge.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),
Ps=400;async function xs(n,t){const e=new Set;for(const[s]of(0,et.bS)(n).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(
Ms)){const f=a??r;c!==void 0?e.add(c.slice(c.indexOf(":")+1)):f!==void 0&&(Ts.has(i)||e.add(i),!Cs.test(f)&&!Es.has(f)&&e.add(f));const l=t.step(Ps+o.length);l&&
await l}return[...e].join(`
`)}const Es=new Set(Object.values(he.dK));function As(n){const t=(0,et.bS)(n).toString("latin1"),e=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;e.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(e.join("")+t.slice(s),
"latin1")}const Os=/[^\P{Cc}\t-\r\x80-\x9f]/u;function vs(n){return n[0]===254&&n[1]===255||n[0]===255&&n[1]===254||!Os.test((0,et.bS)(n).toString("latin1"))}const Ds=/[ -~](?:\0*[ -~]){3,}/g,
Is=n=>Array.from((0,et.bS)(n).toString("latin1").matchAll(Ds),({0:t,index:e})=>({start:e,text:t.replaceAll("\0","")})),Rs=16384,Fs=10,me=Buffer.of(255,217);async function Bs(n,t,e){
const s=n.encoded(t),o=Math.max(s.length-Rs,0),i=Ls(n,t,s);if(i>=0)return(await e((0,et.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=n.job.
pace.step((s.length-o)*Fs);a&&await a;const r=Is(s.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&Ns(n,t,s,o+c))return o+c}}function Ls(n,t,e){const s=n.resolve((n.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,d.Eo)(s,"ASCIIHexDecode")?">":(0,d.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,et.bS)(e).indexOf(o);return i<
0?-1:i+o.length}function Ns(n,t,e,s){const o=n.decodedPart(t);if(o)return n.decodedPart(new d.Z6(t.dict,e.slice(0,s)))?.data.length===o.data.length;const[i,...a]=n.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,d.Eo)(n.resolve(i),"DCTDecode")&&s>=(0,et.bS)(e).lastIndexOf(me)+me.length&&e.includes(
217)}var rt=u(81077),bt=u(9819);const Us={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and fi\
le names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function we(n,t,e){
return t?t===n.dict(n.trailer.get("Info"))?"the properties of the document":(0,w.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(n.resolve(t.get("Subtype")),
"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,d.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":Us[e]??
"other entries":"other entries"}const lt=100,ye=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),$s=new Set(["Dest","D","S","C","AS","V","DV"]),Ws=new Set(["\
DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","NS"]),js=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,Gs=new Set(["Root","Info","I\
D","Encrypt"]),ks=1e3,Hs=48,zs=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Ct=n=>n instanceof d.Bi||Array.isArray(n);class Ks{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=e,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:s}=this;this.prefix=await de(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,d.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof d.SX){e(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const l=e(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(l||h)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,s]of[...t]){const o=e==="ID"?await this.isTextual(
s):!(0,d.i9)(s)&&e!=="Encrypt"&&await this.object([s]);this.edits&&(o||!Gs.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
d.Mx&&(await this.inCodes((0,rt.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,bt.Wo)(t,"Names"),s=(0,bt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[o]of await(0,rt.Zc)(this.document,t.get(e),"Names"))!(o instanceof d.Mx)||!await D(o,this.find,
this.document.job.pace)||(this.rename((0,rt.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof d.Z6?o.dict:o,a=e.job.pace.step(lt);if(a&&await a,Array.isArray(i))for(const r of i)
Ct(r)&&s.push(r);if((0,d.Zm)(i)){for(const[r,c]of i)ye.has(r)&&await this.nameAll(c),Ct(c)&&s.push(c);e.job.pace.add(lt*i.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,d.Zm)(e))return;const s=(0,d.i9)(t)?t.number:e;if(!this.searched.has(s)){this.searched.add(s);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await D((0,d.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof d.Z6?o.value.dict:o.value;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&Se(i)){await this.palette(i)&&(e=!0);continue}const a=i instanceof d.Bi?i:o.dict;for(const[c,f]of[...i.entries()]){const l=this.document.job.pace.step(lt);l&&
await l;const h=typeof c=="string"?c:o.key,p=this.mayChange(f)?await this.entry(a,h,f):void 0;if(p===void 0){Ct(f)&&s.push({value:f,dict:a,key:h});continue}e=!0,
this.note(we(this.document,a,h)),this.edits&&(i instanceof d.Bi?i.set(c,p):i[c]=p)}i instanceof d.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(e=!0);const r=this.
document.job.pace.step(lt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({
value:e.get(o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof d.Z6?a.value.dict:a.value;if(!(r instanceof d.Bi)&&!Array.isArray(
r))continue;const c=r instanceof d.Bi?r:a.dict;for(const[l,h]of r.entries()){const p=Array.isArray(r)&&Se(r)?"Lookup":typeof l=="string"?l:a.key,T=e.job.pace.step(
lt);T&&await T,(0,d.i9)(h)?s.set(h.number,{dict:c,key:p}):Ct(h)&&i.push({value:h,dict:c,key:p})}const f=e.job.pace.step(lt);f&&await f}}return s}async scalar(t,e,s){
const{document:o}=this,{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=e instanceof d.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(i,a,e):new d.
SX(r);c!==void 0&&(this.note(we(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof d.Mx)||(await this.inCodes((0,rt.Pu)(e))).length===
0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:s}=this;let o=!1;
const i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=a instanceof d.Z6?a.dict:a;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;if(r instanceof d.Bi&&
[...r.keys()].some(f=>e.of(f)!==void 0)){const f=[...r];r.clear();for(const[l,h]of f)r.set(e.of(l)??l,h);o=!0}for(const[f,l]of[...r.entries()]){const h=s.job.pace.
step(lt);h&&await h;const p=l instanceof d.SX?e.of(l.text):void 0;if(p===void 0){Ct(l)&&i.push(l);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(p)):r[f]=new d.
SX(p)}const c=s.job.pace.step(lt);c&&await c}return o}async technical(t,e){const s=(0,rt.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=us(
s,this.names);return i===s||(await this.inNames(s)).length===(await this.inNames(i)).length?void 0:(0,d.Px)(i)}return t==="CheckSum"||t==="Panose"||t==="CharSet"||
Gt(s)||js.test(s)||(await this.inCodes(s)).length===0?void 0:(0,d.Px)("")}mayChange(t){return t instanceof d.Mx||t instanceof d.SX&&this.renamed.size>0||typeof t==
"number"&&t>=ks}async entry(t,e,s){if(s instanceof d.SX){const a=$s.has(e)||e==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return a===void 0?void 0:new d.SX(
a)}if(s instanceof d.Mx&&Ws.has(e))return this.technical(e,s);if(typeof s=="number")return this.number(t,e,s);if(!(s instanceof d.Mx)||e==="Contents"&&s.bytes[0]===
Hs&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,rt.Pu)(s));if(o!==void 0)return(0,d.Px)(o);const i=await D(s,this.find,this.document.job.pace);return i&&zs.
has(e)?(0,d.Px)(""):!i||e!=="T"||!t||!Vs(t)?i:(this.rename((0,rt.Pu)(s)),(0,d.Px)(this.renamed.get((0,rt.Pu)(s))))}async number(t,e,s){return t!==void 0&&(t===this.
properties||e==="V"&&t.has("N"))&&(await this.find(String(s))).length>0?0:void 0}renameKeys(t,e){const s=[...t];if(!(ye.has(e)||this.isNaming(t))||!s.some(([i])=>this.
renamed.has(`/${i}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(`/${i}`)??i,a);return!0}isNaming(t){
const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(o=>e.dict(o)===t)}async rebuild({
holder:t,number:e,key:s}){const{document:o}=this,i=await(0,rt.Zc)(o,t.get(s),"Names");o.edit(e);const a=(0,rt.H6)(o,await(0,rt.r6)(o,i),"Names"),r=t.get(s);(0,d.
i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,bt.Kd)(r,e))}}const Se=([n])=>(0,d.Eo)(n,"Indexed")||(0,d.Eo)(n,"I"),Vs=n=>n.has("FT")||n.has("Kids")||n.has("Parent")&&!n.
has("Contents");var it=u(47212);const Xs=100;class be{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,s,o,i,a){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new ls(e.inNames),this.traced=new it.Wz(t)}async run(t){const{
document:e,stays:s,renaming:o}=this,{live:i}=await(0,B.Gy)(e),a=c=>i[c]===1&&s[c]!==1,r=await(0,$t.d)(e,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<i.length;c++){if(!a(c)||!e.isStream(c))continue;await this.data(c,r),await this.dataBeyond(c);const f=e.job.pace.step(Xs);
f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(
i),await new Ks(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){const{document:e,renaming:s}=this,{content:o,pages:i}=await(0,$t.
d)(e,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=e.get(a);if(!(r instanceof d.Z6))continue;const c=await this.decoded(r),f=await Ss(
c,s,e.job.pace);f!==c&&e.put(a,await(0,Nt.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){const{document:s,
searching:o}=this,{pace:i}=s.job,a=s.get(t);if(!(a instanceof d.Z6))return;const r=await this.decoded(a),c=await this.traced.stream(r,e),{glyphs:f,count:l}=await this.
choose(c,!1),h=f.size;await se(c.trace,o,f,i);const p=await re(s,[c.trace],o.inText);if(this.note("content that no page shows",Math.max(l,+(f.size>h))+p.size),await(0,it.
FU)(c,f,i),await this.use?.note(c.trace,i,f),!this.rewriter||f.size===0&&p.size===0)return;const T=new Map;await ue(T,c.trace,f,i),await this.rewriter.inPlace(new Map(
[[0,t]]),[c.trace],{removals:T,others:p,images:new Map})}async decoded(t){const e=await(0,Ut.on)(this.document,t);if(!e)throw Ce();return e.data}async data(t,{content:e,
fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof d.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,
a,c,f)):Ys(i,r)?this.rewriter||await this.otherData(t,a):Zs(i,r)?await this.colorData(t,a):e.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(
t,a,f)):await this.otherData(t,a)}async once(t,e,s){const{document:o,searching:i}=this,{clean:a}=i,r=xn(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);f&&
await f;const l=()=>r===void 0?void 0:a.markOf(c,`${e} ${r}`),h=l();if(h!==void 0&&a.has(h))return;const p=this.findings,T=(await(0,Ut.on)(o,t))?.data;await s(T),
h!==void 0&&T&&this.findings===p&&l()===h&&a.add(h)}async hiddenStrings(t,e,s){if(!s)throw Ce();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.
searching,{pace:f}=o.job,l=await ps(s,f),h=l.comments.length>0&&await Y(Buffer.concat(l.comments),c,f),p=(await a(l.strings)).length,{names:T,cuts:M}=await ws(s,
l,r,a,f);for(const nt of T)this.renaming.add(nt);if(this.findings+=T.length,h&&this.note("comments of content"),this.note("content that no page shows",p+M.length),
!i||!h&&p===0&&M.length===0)return;const F=M.length>0?await(0,Lt.E$)(s,M,f):s,j=p>0?await In(F,a,f):F,_=h?(await(0,En.f)(j,f)).content:j;o.put(t,await(0,Nt.c)(o,
e,_))}async fontData(t,e,s,o){const{inCodes:i,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(t,e,o,Yn);if(s!=="ToUnicode"&&s!=="CMap")
return;await this.overwrite(t,e,o,ce);const r=this.document.get(t),c=r===e?o:(await(0,Ut.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,
l=f.step(c.length);l&&await l;const h=await qn(c,a,f);h?this.replace(t,r,h):await Y(await ss(c,f),i,f)&&this.note("names")}async colorData(t,e){const{document:s}=this,
o=s.resolve(e.dict.get("FunctionType"));o===4?await this.once(e,"function",i=>this.overwrite(t,e,i,ce)):typeof o!="number"&&!(0,d.Eo)(s.resolve(e.dict.get("Subt\
ype")),"Image")&&!e.dict.has("ShadingType")&&await this.once(e,"profile",i=>this.overwrite(t,e,i,Jn))}async dataBeyond(t){const{document:e,searching:s}=this,o=e.
get(t);if(!(o instanceof d.Z6)||!o.dict.has("Filter"))return;const i=await Bs(e,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new d.Z6(new d.Bi(
o.dict),e.encoded(o).slice(0,i));this.rewriter&&e.put(t,a)}async overwrite(t,e,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(
s);if(!a)return this.otherData(t,e);if(a.length===0)return;const r=await Vn(s,a,this.searching.inCodes);r&&this.replace(t,e,r)}replace(t,e,s){this.note("fonts a\
nd colors"),this.rewriter&&this.document.put(t,(0,mt.n)(e,s,{compress:!0}))}otherData(t,e){const s=(0,An.In)(e)?"metadata":"streams";return this.once(e,s,o=>this.
dataIn(s,t,e,o))}async dataIn(t,e,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new v.zU("redaction_incomplete","A stre\
am cannot be read, because its compression is not known");const f=t==="metadata"?r:vs(o)?E(r,c):c,{pace:l}=i.job,h=[],p=t==="metadata"?pe(o):o,T=t==="metadata"?
(await c(await xs(o,l))).length:0,M=f!==c&&await Te(p,f,l);h.push(T,Number(M));for(const at of J(p)){h.push((await f(at)).length);const rn=l.step(o.length);rn&&
await rn}if(this.note(t,(0,U.Kf)(h)),!a||h.every(at=>at===0))return;const F=await f((0,et.bS)(p).toString("latin1")),j=Buffer.from(W((0,et.bS)(o).toString("lati\
n1"),F),"latin1"),_=t==="metadata"?pe(j):j;T>0||await Te(_,f,l)||await Y(_,f,l)?i.remove(e):i.put(e,(0,mt.n)(s,j,{compress:!1}))}}const Ce=()=>new v.zU("redacti\
on_incomplete","A content stream cannot be read, because its compression is not known");async function Te(n,t,e){const s=await $((0,et.bS)(n).toString("utf8"),e);
return s!==void 0&&(await t(s.text)).length>0}function Zs(n,t){return["FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,d.Eo)(
n.resolve(t.get("Subtype")),"Image")}const Ys=(n,t)=>(0,d.Eo)(n.resolve(t.get("Type")),"EmbeddedFile");var Me=u(42973),Js=u(68973),Qs=u(36054),_s=u(14118),qs=u(
1900),At=u(95340);const to=6,ut=1,zt=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class Pe{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:s}=this,{image:o}=t[0],{width:i,height:a}=(0,At.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await Ee(r,e,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:l,right:h,bottom:p})=>f<=0&&l<=0&&h>=i&&p>=a))return s.add(await this.overwrite(o,c))}async shows({
image:t,matrix:e},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,At.h)(o,t.dict);if(!(a>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await Ee([{matrix:e}],
s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,l=await this.draw(t),h=await Ot(o,l,3);return c.
some(({left:p,top:T,right:M,bottom:F})=>{for(let j=T+ut;j<F-ut;j++){const[_,nt]=[p+ut,M-ut].map(at=>(j*l.width+at)*3);for(let at=_;at<nt;at++)if(h[at]!==f)return!0}
return!1})}async overwrite(t,e){const{document:s,shade:o}=this,i=new d.Bi(t.dict),{dict:a}=t;for(const M of zt)i.delete(M);if(s.resolve(a.get("ImageMask"))===!0)
return this.stencil(t,i,e,1);const[r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,d.cy)(c)||r instanceof d.Z6&&r.dict.has("Matte")||typeof a.get(
"SMaskInData")=="number")throw xe("has an image whose mask cannot be written again");const f=await this.draw(t),l=await(0,qs.cE)(f,s.job.pace),h=await Ot(s,f,l?
3:1),{width:p,height:T}=f;for(const{left:M,top:F,right:j,bottom:_}of e.map(nt=>Kt(nt,p,T)))for(let nt=F;nt<_;nt++){const at=l?3:1;h.fill(o,(nt*p+M)*at,(nt*p+j)*
at)}return i.set("ColorSpace",(0,d.UU)(l?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof d.Z6?i.set("SMask",s.add(await this.opaque(r,p,T,e))):
c instanceof d.Z6&&i.set("Mask",s.add(await this.maskOf(c,p,T,e))),this.pack(i,h)}async opaque(t,e,s,o){const i=await this.draw(t),a=await Ot(this.document,i,1);
for(const c of o.map(f=>Oe(f,i.width/e,i.height/s,i)))for(let f=c.top;f<c.bottom;f++)a.fill(255,f*i.width+c.left,f*i.width+c.right);const r=new d.Bi(t.dict);for(const c of zt)
r.delete(c);return r.set("ColorSpace",(0,d.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,a)}maskOf(t,e,s,o){const i=(0,At.h)(this.document,t.dict),
a=new d.Bi(t.dict);for(const c of zt)a.delete(c);const r=o.map(c=>Oe(c,i.width/e,i.height/s,i));return this.stencil(t,a,r,0)}async stencil(t,e,s,o){const i=await this.
draw(t),a=await Ot(this.document,i,1),{width:r,height:c}=i;for(const{left:h,top:p,right:T,bottom:M}of s.map(F=>Kt(F,r,c)))for(let F=p;F<M;F++)a.fill(o*255,F*r+h,
F*r+T);const f=r+7>>3,l=new Uint8Array(f*c);for(let h=0;h<c;h++)for(let p=0;p<r;p++)a[h*r+p]>=128&&(l[h*f+(p>>3)]|=128>>(p&7));return e.set("ImageMask",!0),e.set(
"BitsPerComponent",1),this.pack(e,l)}async pack(t,e){return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.UU)("Image")),t.set("Filter",(0,d.UU)("FlateD\
ecode")),new d.Z6(t,await(0,Js.uM)(this.document.job).deflate(e,to))}async draw(t){const{document:e}=this,{job:s}=e,{width:o,height:i}=(0,At.h)(e,t.dict);if(!(o>
0&&i>0))throw xe("has an image without a size");if(o*i>s.limits.pixels)throw(0,Me.F)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make i\
t smaller first");const a=new d.Bi(t.dict);for(const T of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(T);a.set("Type",
(0,d.UU)("XObject")),a.set("Subtype",(0,d.UU)("Image"));const r=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),l=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(a,e.encoded(t)))})})});r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(l)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,Qs.uZ)(e,t);return(await _s.YY.open(await(0,Ft.UN)(r,{encryption:"none",draft:!0}),s,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const xe=n=>new v.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function Ee(n,t,{width:e,height:s},o){const i=[];for(const{matrix:a}of n){
const r=o.step(t.length*no+eo);r&&await r;const c=(0,L.DI)(a),f=(0,Wt.jY)(a);for(const l of t){if(!(0,y.EF)(f,l))continue;const[h,p,T,M]=(0,L.zl)(c,[l.x,l.y,l.x+
l.width,l.y+l.height]);i.push(Ae([h*e,(1-M)*s,T*e,(1-p)*s],e,s))}}return i}const[eo,no]=[200,20],Ae=([n,t,e,s],o,i)=>Kt({left:Math.floor(n)-ut,top:Math.floor(t)-
ut,right:Math.ceil(e)+ut,bottom:Math.ceil(s)+ut},o,i),Kt=({left:n,top:t,right:e,bottom:s},o,i)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),i)}),Oe=({left:n,top:t,right:e,bottom:s},o,i,{width:a,height:r})=>Ae([n*o,t*i,e*o,s*i],a,r);async function Ot({
job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)e===3&&(s[i++]=a[c+2]),s[i++]=
a[c+1],e===3&&(s[i++]=a[c]);const r=n.pace.step(2*a.length);r&&await r}return s}const so=new Set(["Parent","P","Dest","B"]),oo=300;async function ve(n,t){const{
pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(i,a)=>a);return await De(n,o.filter(i=>!t.has(i)),i=>s[i]=
1),await De(n,[...t],i=>s[i]=0),s}async function De(n,t,e){const{pages:s,job:o}=n,i=new Uint8Array(n.size),a=new bt.b9(n),r=[],c=f=>{i[f]=1,e(f),r.push(n.get(f))};
for(const f of t){c(s.number(f));const l=s.attribute(f,"Resources");l!==void 0&&r.push(l);for(let h=r.pop();h!==void 0;h=r.pop()){if((0,d.i9)(h)){h.number<i.length&&
i[h.number]===0&&!io(n,h.number)&&c(h.number);continue}const p=h instanceof d.Z6?h.dict:h;if(Array.isArray(p))for(const M of p)r.push(M);else if(p instanceof d.
Bi)for(const[M,F]of p)so.has(M)||r.push(F);a.spend(1);const T=o.pace.step(oo);T&&await T}}}function io(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,d.Eo)(
e,"Page")||(0,d.Eo)(e,"Pages")||n.pages.holds(t)}var ao=u(3133),ht=u(98446),Vt=u(60660),ro=u(59071);async function co(n,t,e){const{fragments:s,leafOf:o,hasElementTexts:i}=n.
page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,it.Bc)(n,c.letters,c.text.length,e)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let l=!1;for(const{actualText:h}of(0,Vt.Hy)(c))h!==void 0&&(await t(h)).length>0&&(l=!0);return a.set(c,l),l}}const Ie=100,fo=["Ac\
tualText","Alt","E"];async function lo(n,t){const e=new Set,{page:s,trace:o}=n;if(o.touched.size===0)return e;const i=new Set;(0,it.C7)(n,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:l,end:h}of o.lists){const p=t.step(Ie);if(p&&await p,!!uo(a,l,h))for(const T of fo)e.add((0,ro.Gh)(f.get(T)??null)??"")}const{
fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const l=t.step(f.text.length*Ie);l&&await l;const h=c(f),p=new Set;if(h&&(0,it.Bc)(n,f.letters,f.text.length,
p),h&&[...p].some(T=>i.has(T)))for(const{actualText:T}of(0,Vt.Hy)(h.element))e.add(T??"")}return e.delete(""),e}function uo(n,t,e){let s=0;for(let o=n.length;s<
o;){const i=s+o>>1;n[i]<t?s=i+1:o=i}return s<n.length&&n[s]<e}var Re=u(49568),vt=u(779),Fe=u(9312),Xt=u(77598);const ho=1e5;class go{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,Xt.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<ho&&this.marks.add(t)}}var po=u(17886);const Be=["january","february","march","april","may","june","july","august","september","october","november","\
december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","septembre",
"octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","gennaio","feb\
braio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join(
"|"),Le="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",wt="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Tt="[ ./()\\x{a0}-]*",mo={email:`${Le}@\\n?${wt}(?:(?:\\.${wt}\
)+|\\.\\n${wt}(?:\\.${wt})*)|${Le}\\n@${wt}(?:\\.${wt})+`,url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x\
{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",phone:`(?i)\\+[ ]?[0-9](?:${Tt}[0-9]){7,14}|\\+[ ]?[0-9](?:${Tt}[0-9]){0,6}${Tt}\\n[0\
-9](?:${Tt}[0-9]){1,11}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0\
-9](?:${Tt}[0-9]){5,14}`,date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd\
|th|º|er)?\\s+(?:de\\s+)?(?:${Be})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${Be})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},wo={iban:Mo,card:Eo};async function yo(n,t){
const e=await Promise.all(n.map(async s=>({kind:s,pattern:await(0,Fe.Gv)("redact_kinds",mo[s],"regex",t)})));return{hasGroups:!1,search:async(s,o,i)=>{const a=[];
let r=!1;for(const{kind:c,pattern:f}of e){const l=await f.search(s,o,i);r||=l.truncated;for(const{start:h,end:p}of l.matches){const T=i.step((p-h)*So);T&&await T;
const M=await wo[c]?.(s,h,p,i)??[{start:h,end:p}];(0,U.RZ)(a,M.map(F=>({...F,groups:{}})))}}return{matches:a.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:r}}}}
const[So,bo,Co]=[50,100,1500],To=50;function Mo(n,t,e){const s=[];for(let o=t;o<e;o++){if(!(o===t||Po.test(n[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.test(n.slice(o,o+4)))
continue;const a=(0,po.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(n.slice(o,o+To))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Po=/[ \n\u00a0-]/,xo=[[4,4,
4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function Eo(n,t,e,s){const o=[];for(const{0:a,index:r}of n.slice(t,e).matchAll(/[0-9]+/g)){o.push(
{start:t+r,text:a,isNext:r>0&&n[t+r-1]===`
`});const c=s.step(bo);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(Co);r&&await r;const c=Ao(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function Ao(n,t){for(const o of xo){const i=n.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&Ne(i))return i.length}let e=0,s=0;for(let o=1;t+o<=n.length&&(o===1||!n[t+o-1].isNext)&&
(e+=n[t+o-1].text.length,!(e>19||o>1&&t>0&&!n[t].isNext));o++)e>=13&&Ne(n.slice(t,t+o))&&(s=o);return s}function Ne(n){let t=0;const e=n.map(({text:s})=>s).join(
"");for(let s=0;s<e.length;s++){const o=Number(e[e.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const Ue=2e3,Oo=1e6,Zt=2e5;async function vo({search:n,
search_mode:t,redact_kinds:e=[]},s){const o=[];if(e.length>0&&o.push(await yo(e,s)),n!==void 0&&t!=="regex"){const[i,a]=await Do(n,s);if(e.length===0)return new je(
i,a,s);o.push(i)}else n!==void 0&&o.push(await(0,Fe.Gv)("search",n,t,s));return new je(Io(o),void 0,s)}async function Do(n,{pace:t}){const e=n.split(`
`).filter(a=>a.trim()!=="");if(e.length>Ue)throw(0,v.G6)([{field:"search",message:`has ${e.length} lines, and at most ${Ue} are allowed`}]);const s=[];let o=0;for(const a of e){
const r=(await $(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>Oo)throw(0,v.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=Yt||/\S\s\S/.test(
a));return[await(0,vt.y)(s,t),await(0,vt.y)(i,t)]}const $e={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Io(n){const[
t]=n;return n.length===1?t:n.length===0?$e:{hasGroups:!1,lacks:(e,s)=>n.every(({lacks:o})=>o?.(e,s)===!0),search:async(e,s,o)=>{const i=[];for(const r of n)i.push(
await r.search(e,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const Yt=4,We=1e4,
Ro=1e5,Fo=2;class je{pattern;inWords;job;texts=new Set;clean=new go(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,e,s){this.pattern=
t,this.inWords=e,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>Ge(await this.search(t,i)));const o=e??{...$e,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<Yt||this.texts.size>=We||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,e){e!==void 0&&this.cleanPages.size<Ro&&this.cleanPages.set(t,e)}noteArea(t){t.length>=Fo&&this.areaWords.size<We&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,vt.y)([...this.areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const e=this.inWords??await(this.literal??=(0,vt.y)([...this.texts],this.job.pace));return Ge(await this.search(e,
t))}finding({lacks:t},e){const{pace:s}=this.job;return Object.assign(e,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,e){if(e==="")return[];const{matches:s,truncated:o}=await t.
search(e,Zt,this.job.pace);if(o)throw ke();return s}}const Ge=n=>n.filter(({start:t,end:e})=>e-t>=Yt),ke=()=>(0,Me.F)("searching","A page, or another text of th\
e document, is too long to be searched to its end","Split the document first"),Bo=2e3,He=100,Lo=10;async function ze(n,t,e){const s=await $(n,e);if(!s)return[];
const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.slice(i,a)!==n.slice(
r.start,r.end)?[r]:[]})}async function No(n,t,e){const{all:s,truncated:o}=await(0,Re.IQ)(n,t.pattern,Zt,e);return o||s.length>0||(await ze(n.flow.text,t,e)).length>
0}async function Jt(n,t,e){const{all:s,counted:o,truncated:i}=await(0,Re.IQ)(n.page,t.pattern,Zt,e);if(i)throw ke();const{flow:a}=n.page,r=[...s,...(await ze(a.
text,t,e)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,l=[];for(const{flow:h,start:p,end:T}of r){const M=new Set,F=e.step((T-p)*He+Bo);F&&await F,(0,it.PC)(n,h,
p,T,M);for(const j of h.lineBoxes(p,T)){f.set(`${j.x} ${j.y} ${j.width} ${j.height}`,j);const _=e.step(n.trace.images.length*Lo);_&&await _,n.trace.areUnseen(M,
j)&&l.push(j)}for(const j of M)c.add(j);t.note(h.text.slice(p,T))}for await(const h of Uo(n,e))t.noteArea(h);for(const h of await lo(n,e))t.noteArea(h);return{glyphs:c,
boxes:[...f.values()],unseen:l,count:o.length}}async function*Uo(n,t){const{page:e,trace:s}=n;if(s.touched.size===0)return;const{flow:o}=e;for(const{0:i,index:a}of o.
text.matchAll($o)){const r=new Set;(0,it.PC)(n,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.length*He);c&&await c}}const $o=/\S{1,5000}/g,
Ke=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),Dt=new Set(["P","Obj"]),pt=new Set,Wo="Length",jo=100,Ve=2e4,Qt=1<<20,[Xe,Ze]=[2e3,40];class Ye{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){
this.document=t}async of(t){const{pages:e}=this.document,s=await(this.shared??=this.ofDocument()),o=e.number(t),i=[s];for(const a of["Resources","Rotate","Media\
Box","CropBox"])i.push(await this.ofValue(e.attribute(t,a)??null,pt,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.
entry(o,a)??null,pt,0));for(const a of this.document.array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),Ke,0));const r=this.
document.job.pace.step(Xe);r&&await r}return Je(i)}async ofDocument(){const{document:t}=this,{catalog:e}=t,s=t.dict(e.get("StructTreeRoot"));if((await(0,Vt.g$)(
t))?.hasTexts!==!0)return Je([await this.ofValue(e.get("OCProperties")??null,pt,0),await this.ofValue(t.dict(e.get("AcroForm"))?.get("DR")??null,pt,0),await this.
ofValue(s?.get("K")??null,Dt,0),await this.ofValue(s?.get("RoleMap")??null,Dt,0),await this.ofValue(e.get("MarkInfo")??null,pt,0)])}async ofValue(t,e,s){const o=(0,Xt.
createHash)("sha256"),i=new Go(o);i.write(t,e);const{pace:a}=this.document.job;if(a.add(i.count*Ze),!(i.count>Ve)){t instanceof d.Z6&&await this.hashData(o,t);for(const r of i.
refs){const c=await this.ofObject(r,e===Dt?e:pt,s+1);if(c===void 0)return;o.update(c);const f=a.step(Ze);f&&await f}return o.digest("base64")}}async ofObject({number:t},e,s){
const{pages:o,job:i}=this.document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=e===Dt?this.knownElements:this.known;if(a.has(t))return a.get(t);if(s>jo||
this.open.has(t))return;this.open.add(t);const r=await this.ofValue(this.document.get(t),e,s);this.open.delete(t),a.set(t,r);const c=i.pace.step(Xe);return c&&await c,
r}async hashData(t,e){const s=this.document.encoded(e);for(let o=0;o<s.length;o+=Qt){t.update(s.subarray(o,o+Qt));const i=this.document.job.pace.step(Qt);i&&await i}}}
const Je=n=>n.includes(void 0)?void 0:(0,Xt.createHash)("sha256").update(n.join(" ")).digest("base64");class Go{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,e){
if(++this.count>Ve)return;const{hash:s}=this,o=t instanceof d.Z6?t.dict:t;if((0,d.i9)(o))this.refs.push(o),s.update("R");else if(Array.isArray(o)){s.update(`[${o.
length} `);for(const i of o)this.write(i,e)}else o instanceof d.Bi?this.writeDict(o,e,t instanceof d.Z6):o instanceof d.Mx?s.update(`(${o.bytes.length} `).update(
o.bytes):o instanceof d.SX?s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,e,s){const o=e===Ke?pt:e;this.hash.update("<");for(const[
i,a]of t)e.has(i)||s&&i===Wo||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const ko=.01;async function Ho(n,{pages:t,search:e,
areas:s,shade:o},i){const a=await(0,ee.E)(n,i);a.keepDecoded();const r=new ao.X(a),c=[],f=new Ye(a);for(const M of t){const F=e.cleanPages.get(M-1);F!==void 0&&
F===await f.of(M-1)||await No(await r.page(M-1),e,i.pace)&&c.push(`page ${M}`)}const l=new it.Wz(a),h=new Pe(a,o);for(const[M,F]of s){const{trace:j}=await l.all(
M,F.map(nt=>(0,y.wS)(nt,-ko)));(j.touched.size>0||j.isPaintedIn||j.undivided.size>0||await zo(h,j,F))&&c.push(`areas of page ${M+1}`)}const p=await ve(a,new Set(
Array.from(t,M=>M-1))),T=new be(a,e,M=>Jt(M,e,i.pace),p);await T.run(new Set);for(const M of T.found.keys())c.push(M);if(c.length>0)throw new v.zU("redaction_in\
complete",`Text to redact is still in ${(0,ht.Dw)(c)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function zo(n,t,e){
for(const s of t.images)if(await n.shows(s,e))return!0;return!1}async function Ko(n,t,e,s){const o=new Map;if(t.length>0)for(const{images:c}of n)for(const f of c){
const l=`${f.stream} ${f.from}`;(0,U.vH)(o,l,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:l,to:h}]=c;if(!await Zo(c,t,s))
continue;r++;const p=await e.without(c,t),T=p&&`OctavoRedacted${p.number}`;(0,U.vH)(i,f,{from:l,to:h,text:T?`/${T} Do`:""}),T&&a.set(f,(a.get(f)??new Map).set(T,
p))}return{cuts:i,images:a,count:r}}const[Vo,Xo]=[100,4];async function Zo(n,t,e){for(const{matrix:s}of n){const o=e.step(Vo+t.length*Xo);o&&await o;const i=(0,Wt.
jY)(s);if(t.some(a=>(0,y.EF)(i,a)))return!0}return!1}var Yo=u(2843),Jo=u(10339);const Qe=8;class Qo{document;searching;choose;images;areas;rewriter;use=new Jo.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,s,o,i){
this.document=t,this.searching=e,this.choose=s,this.images=o,this.areas=i,this.rewriter=new Yo.q(t),this.traced=new it.Wz(t),this.hasLayers=(0,bt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<Qe;c++){const{texts:f,
chosen:l}=await this.readPage(t,c,s),h=f.map(({trace:M})=>M),p=await this.cutsOf(t,h,l,s);await this.cutPaths(t,h,l,p);const T=p.removals.size===0&&p.others.size===
0||!h.some(({isPartial:M})=>M);for(const[M,F]of h.entries())T||c===Qe-1?await this.use.note(F,e,l[M].glyphs):await this.use.noteGone(F,e,l[M].glyphs);if(p.removals.
size===0&&p.others.size===0)break;r=!0,a+=p.count;for(const M of l)for(const F of M.boxes)o.push(F);if(c===0&&(i=l.reduce((M,F)=>Math.max(M,F.count),s.length>0?
0:1)),await this.rewriter.page(t,h,p),T)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,e,s,o){
const{pace:i}=this.document.job,a=new Set(e.flatMap(F=>[...F.undivided]));if(a.size>0)throw qo(t+1,[...a]);const r=new Map;for(const[F,{glyphs:j}]of s.entries())
await ue(r,e[F],j,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async F=>[...await this.searching.inText(F),...c?await c(F):[]].sort(C),l=await re(
this.document,e,f),h=[...o,...s.flatMap(({unseen:F})=>F)],{cuts:p,images:T,count:M}=await Ko(e,h,this.images,i);for(const F of[p,...e.map(j=>j.cuts)])for(const[
j,_]of F)l.set(j,await _e([l.get(j)??[],_],i));return{removals:r,others:l,images:T,count:M}}async cutPaths(t,e,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!e.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await _e([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,l]of r.entries()){await co(l,this.searching.inText,c[f].glyphs),(0,it.C7)(l,c[f].glyphs),
await se(l.trace,this.searching,c[f].glyphs,i),await(0,it.FU)(l,c[f].glyphs,i);for(const h of l.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const _o=200;async function _e(n,t){const e=new Map;for(const s of n)for(const o of s){e.set(`${o.from} ${o.to}`,o);const i=t.step(_o);i&&await i}return[...e.values()]}
const qo=(n,t)=>(0,v.G6)([{field:"redact_areas",message:`has an area on page ${n} into which ${(0,ht.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var ti=u(77500),qe=u(18271),It=u(49454),ei=u(15330),ni=u(57373),si=u(12202),oi=u(88739),Rt=u(
61188),tn=u(50476),yt=u(48462);const _t=14,ii=1330926671,ai=[139,139,13,_t];function ri(n,t,e){try{const s=Buffer.from(n),o=new DataView(s.buffer,s.byteOffset,s.
length),i=o.getUint32(0);if(s[0]===37||s[0]===128)return fi(s,t);if(i===ii){const r=(0,Et.tI)(o).get("CFF ");return r&&en(s.subarray(r.at,r.at+r.length),t)?s:void 0}
return(s[0]===1&&s[1]===0&&i!==65536?en(s,t):ci(o,t,e))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function en(n,t){const e=new DataView(n.
buffer,n.byteOffset,n.length),s=(0,Rt.Pe)(e,(0,Rt.Pe)(e,e.getUint8(2)).end),o=(0,Rt.zz)(e,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{
offsets:i}=(0,Rt.Pe)(e,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>n.length)return!1;n.fill(_t,i[a],i[a+1])}return!0}function ci(n,t,e){
const s=(0,Et.eQ)(n,(0,Et.tI)(n));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,tn.f)(e,i,c,n),l=new Set([...(0,tn.f)(t,i,c,n)]);for(let h=i-
1;h>0;h--){if(!l.has(h)||f.has(h))continue;const[p,T]=[a(h),a(h+1)];if(!(T<=p)){if(o.at+T>n.byteLength)return!1;new Uint8Array(n.buffer,n.byteOffset+o.at+p,T-p).
fill(0);for(let M=h;M>0&&a(M)===p;M--)r(M,T)}}return!0}function fi(n,t){const e=(0,yt._M)(n);if(!e)return;const{plain:s,start:o,end:i}=e,a=s.indexOf("/CharStrin\
gs");if(a<0)return;const r=Number(/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,yt.Ag)(s,a)){if(!t.has(c)||c===".n\
otdef")continue;const l=(0,yt.Ns)(f,yt.Ed).fill(_t,r);l.set(ai.slice(0,Math.max(l.length-r,0)),r),f.set((0,yt.Ze)(l,yt.Ed))}return Buffer.concat([n.subarray(0,o),
e.seal(s),n.subarray(i)])}const di=300,li=2;async function ui(n,t,e,s){if(!t.hasGone)return;const{live:o}=await(0,B.Gy)(n),i=new it.Wz(n),{pace:a}=n.job;for(const l of s)
await t.note((await i.all(l,[])).trace,a);const{content:r}=await(0,$t.d)(n,o.length,l=>o[l]===1&&e(l));for(const[l,h]of r){const p=n.get(l),T=p instanceof d.Z6&&
n.decodedPart(p)?.data;T&&await t.note((await i.stream(T,h)).trace,a)}const c=await gi(n,t,o),f=hi(n,c);for(const l of c)l.use.gone.size>0&&!l.keepsAll&&await Si(
n,l,f);await xi(n,c)}function hi(n,t){const e=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=nn(n,n.get(s));if(a===void 0)continue;const r=e.has(a)?e.
get(a):new Set;for(const{cid:c}of o.kept)r?.add(c);e.set(a,i?void 0:r)}return e}function nn(n,t){const e=n.array(t.get("DescendantFonts"))?.[0];return(0,d.i9)(e)?
e.number:void 0}async function gi(n,t,e){const s=new Set;for(const i of n.dict(n.dict(yi(n))?.get("Font"))?.values()??[])(0,d.i9)(i)&&s.add(i.number);const o=[];
for(let i=1;i<e.length;i++){const a=e[i]===1?n.get(i):null;if(!(a instanceof d.Bi)||!wi(n,a))continue;const r=t.fonts.get(await(0,ni.G)(n,new d.oS(i))),c=s.has(
i);(r||c)&&o.push({number:i,use:r??pi,keepsAll:c})}return o}const pi={kept:new Set,gone:new Set,lengths:new Set},mi=["Type0","Type1","MMType1","TrueType","Type3"];
function wi(n,t){const e=n.resolve(t.get("Subtype"));return e instanceof d.SX&&mi.includes(e.text)}const yi=n=>n.dict(n.catalog.get("AcroForm"))?.get("DR"),qt=({
kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function Si(n,{number:t,use:e},s){const o=qt(e),i=n.job.pace.step((o.length+e.kept.size)*di);if(i&&await i,o.
length===0)return;n.edit(t);const a=n.get(t);await bi(n,a,e);const r=new Set(o.map(({code:l})=>l));Ci(n,a,r),Ti(n,a,r);const c=nn(n,a),f=c===void 0?void 0:s.get(
c);f&&Mi(n,a,new Set(o.map(({cid:l})=>l).filter(l=>!f.has(l))))}async function bi(n,t,{kept:e,lengths:s}){const o=n.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof
d.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,si.A)(n,t,{found:!1});if(!r)return;const c=[...e].sort((l,h)=>l.code-h.code).flatMap(({code:l})=>{const h=r.
textOf(l);return h===void 0?[]:[[l,h]]}),f=(0,oi.U)(c.map(([l,h])=>[l,Array.from(h,p=>p.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",n.add((0,mt.
n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}function Ci(n,t,e){const s=n.array(t.get("Widths")),o=n.resolve(t.get("FirstCha\
r"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>e.has(o+a)?0:i))}function Ti(n,t,e){const s=n.dict(t.get("Encoding")),o=n.array(s?.get("Differences"));if(!s||
!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const T of o.map(M=>n.resolve(M))){if(typeof T=="number")i=T;else if(T instanceof d.SX&&e.has(
i++)){a.add(T.text),r.push(new d.SX(".notdef"));continue}r.push(T)}t.set("Encoding",new d.Bi(s).set("Differences",r));for(const T of r)T instanceof d.SX&&a.delete(
T.text);const c=(0,d.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharProcs")):void 0;c&&t.set("CharProcs",new d.Bi([...c].filter(([T])=>!a.has(T))));
const f=(0,It.nb)(n,t),l=n.resolve(f?.get("CharSet"));if(!f||!(l instanceof d.Mx))return;const h=Buffer.from(l.bytes).toString("latin1").split("/").slice(1),p=t.
get("FontDescriptor");(0,d.i9)(p)&&n.edit(p),(0,It.nb)(n,t)?.set("CharSet",(0,d.Px)(h.filter(T=>!a.has(T)).map(T=>`/${T}`).join("")))}function Mi(n,t,e){const s=n.
array(t.get("DescendantFonts"))?.[0];if(!(0,It.hL)(n,t)||!(0,d.i9)(s))return;n.edit(s);const i=n.get(s),a=n.array(i.get("W"));a&&i.set("W",Pi(n,a,e));const r=i.
get("FontDescriptor"),c=n.resolve(n.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?n.decodedPart(c)?.data:void 0;if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))return;const l=f.
slice();for(const h of e)h>>3<l.length&&(l[h>>3]&=~(128>>(h&7)));n.edit(r),n.get(r).set("CIDSet",n.add((0,mt.n)(c,l,{compress:!0})))}function Pi(n,t,e){const s=[];
for(let o=0;o<t.length;){const i=n.resolve(t[o]),a=n.array(t[o+1]);if(typeof i!="number"||!a){(0,U.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>e.has(
i+c)?0:r)),o+=2}return s}async function xi(n,t){const e=new Map;for(const s of t){const o=(0,qe.Lq)(n,n.get(s.number));o&&(0,U.vH)(e,o,s)}for(const[s,o]of e){if(o.
some(({keepsAll:h})=>h)||!o.some(({use:h})=>qt(h).length>0))continue;const i=n.decodedPart(s)?.data;if(!i)continue;const a=n.job.pace.step(i.length*li);a&&await a;
const[r,c]=[new Set,new Set];for(const{number:h,use:p}of o){const T=Ai(n,n.get(h));for(const M of qt(p))sn(r,T(M));for(const M of p.kept)sn(c,T(M))}for(const h of c)
r.delete(h);const f=r.size>0?ri(i,r,c):void 0,l=f&&Ei(n,o[0].number);l!==void 0&&n.put(l,await(0,Nt.c)(n,s,f))}}const sn=(n,t)=>{t!==void 0&&n.add(t)};function Ei(n,t){
const e=(0,It.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.get(s);if((0,d.i9)(o))return o.number}}function Ai(n,t){const e=(0,qe.
oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,ei.X)(n,t,Oi(e,s),e);return i=>{const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return e.
glyphCalled?.(r)??r}}const Oi=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});var on=u(55969),vi=u(45059),Di=u(39491),Ii=u(34635);const an=new Set(
["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),Ri=["Alternates","OPI","DSS"];async function Fi(n){let t=(await(0,vi._)(n)).length;for(let e=0;e<n.
pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(n.entry(n.pages.number(e),"Annots"))??[]){const i=n.dict(o),a=n.job.pace.step(1e3);
a&&await a,i&&Bi(n,i)&&t++}}return t}const Bi=(n,t)=>{const e=(0,on.B)(n,t);return e!=="FileAttachment"&&an.has(e)};async function Li(n,t){t&&await(0,b.L)(n,s=>an.
has((0,on.B)(n,s))),await(0,Di.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),
Ni(n);const{live:e}=await(0,B.Gy)(n);await(0,Ii.y)(n,e,[(s,o)=>Ri.filter(i=>o.delete(i)).length>0])}function Ni(n){const t=n.catalog.get("Metadata"),e=n.resolve(
t),s=e instanceof d.Z6?n.decodedPart(e)?.data:void 0,o=s&&As(s);o&&(0,d.i9)(t)&&n.put(t,(0,mt.n)(e,o,{compress:!1}))}var Ui=u(58971);const $i=/\/[^\s()<>[\]{}/%]+/g,
Wi=new Uint8Array(0),[ji,Gi]=[4,50];async function ki(n,t){if(t.size===0)return;const e=new Hi(n,t);await e.find();for(const s of t){const o=n.get(s);if(e.drawn.
has(s)||!(o instanceof d.Z6))continue;const i=(0,mt.n)(o,Wi,{compress:!1});i.dict.delete("Resources"),n.put(s,i)}}class Hi{document;copied;drawn=new Set;naming=new Set;constructor(t,e){
this.document=t,this.copied=e}async find(){const{document:t,copied:e,naming:s}=this,{referrers:o}=await(0,B.Gy)(t,{watched:e}),{pages:i}=t,a=new Ui.X(t);for(let r=0;r<
i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)
!s.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{document:e,naming:s}=this;for(let o=new d.oS(t);(0,d.i9)(o)&&!s.has(o.number);o=e.entry(o.number,
"Parent")){s.add(o.number);const i=e.entry(o.number,"Resources");for(const a of[i,e.dict(i)?.get("XObject")])(0,d.i9)(a)&&s.add(a.number)}}async follow(t,e){const{
document:s,copied:o}=this,i=s.job.pace.step(t.length*ji);if(i&&await i,![...e?.values()??[]].some(r=>(0,d.i9)(r)&&o.has(r.number)))return;const a=new Set((0,et.
bS)(t).toString("latin1").match($i));for(const[r,c]of e)(a.has(`/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:s,drawn:o}=this,
i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=e.job.pace.step(Gi);if(r&&await r,(0,d.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),
a=e.dict(e.dict(e.get(a))?.get("Resources"))?.get("XObject")??null}const c=a instanceof d.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof
d.Bi)for(const f of c.values())i.push(f)}}}const zi=20;async function Ki(n){const{live:t}=await(0,B.Gy)(n);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;n.edit(
e);const s=n.job.pace.step(zi);s&&await s}}var Vi=u(56457),Xi=u(33238),Zi=u(37395);async function Yi(n,t,e){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:await Fi(
n),c=await ve(n,new Set(Array.from(s,_=>_-1))),{redacted:f,content:l,unsearched:h}=await Ji(n,t,e);Qi(t.searches??"search",h,r);const p=new be(n,o,_=>Jt(_,o,e.pace),
c,l.rewriter,l.use);await p.run(l.settled);const T=[...p.found.values()].reduce((_,nt)=>_+nt,0);if(f.length===0&&T===0)return{redacted:f,elsewhere:0,notes:[]};const M=await o.
ofAreas();M&&await un(n,i,M),await dn(n,i),i.size>0&&await ki(n,l.rewriter.copied);const F=Array.from({length:n.pages.count},(_,nt)=>nt).filter(_=>!l.isNoted(_));
await ui(n,l.use,_=>c[_]===1,F),(0,ti.br)(n,"values");const j=(0,Vi.D)(await(0,Xi.Y)(n,"remove"),"remove");return await Li(n,a),await Ki(n),{redacted:f,elsewhere:T,
notes:j}}async function Ji(n,{pages:t,search:e,searches:s,areas:o,shade:i},a){const r=new Zi.Z(n),c=new Set,f=new Set,l=async(M,F)=>{const{index:j,unreadable:_}=M.
page;return F&&s!==void 0&&_>0&&f.add(j+1),F&&s!==void 0&&!o.has(j)&&await r.isScan(M.page)&&c.add(j+1),Jt(M,e,a.pace)},h=new Qo(n,e,l,new Pe(n,i),o),p=[],T=new Ye(
n);for(const[M,F]of t.entries()){if(s===void 0&&!o.has(F-1))continue;const j=await h.page(F-1);j?p.push(j):e.notePage(F-1,await T.of(F-1)),a.pace.progress(M/t.length)}
return{redacted:p,content:h,unsearched:{textless:[...c],unreadable:[...f]}}}function Qi(n,{textless:t,unreadable:e},s){const o=[];if(t.length>0&&o.push({field:n,
message:`${(0,ht.oi)(t)} ${(0,ht.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),e.length>0&&o.push({field:n,
message:`${(0,ht.oi)(e)} ${(0,ht.d5)(e.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are: leave the pag\
es out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ht.y_)(s,"attachment")}, which ${(0,ht.
d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,v.G6)(o)}var _i=u(95234);const qi=async(n,t,e)=>{
const s=await vo(t,e);await na(t.redact_label,s);const o=await(0,ee.E)(n.bytes,e,{password:t.open_password});o.keepDecoded();const i=o.pages.count,a=(0,z.k1)(t.
pages,i),r=pn(t.redact_areas,a,i);t.redact_annotations&&sa(o,a,r);const c=["search","redact_kinds"].find(M=>t[M]!==void 0),f=t.redact_mark==="black"?0:255,l=t.remove_attachments,
{redacted:h,elsewhere:p,notes:T}=await Yi(o,{pages:a,search:s,searches:c,areas:r,media:l,shade:f},e);if(h.length===0&&p===0)return{documents:[{...n,pageCount:i}],
notes:[ta],facts:{pageCount:i,redactedMatches:0,redactedPages:0,redactedImages:0}};if(await Ho(await(0,Ft.UN)(o,{encryption:"none",draft:!0}),{pages:a,search:s,
areas:r,shade:f},e),t.redact_mark!=="none"){const M=t.redact_mark==="black"?"white":"black",{redact_label:F}=t,j=F===void 0?void 0:await(await ea(e)).openLabel(
o,F,M);await bn(o,h,t.redact_mark,j)}return{documents:[{name:n.name,bytes:await(0,Ft.UN)(o),pageCount:i}],notes:T,facts:{pageCount:i,redactedMatches:h.reduce((M,{
count:F})=>M+F,p),redactedPages:h.length,redactedImages:h.reduce((M,{images:F})=>M+F,0)}}},ta={code:"nothing_redacted",message:"Nothing was found to redact, and\
 the document is unchanged."},ea=n=>(0,_i.V)(n,()=>Promise.all([u.e(7762),u.e(4075),u.e(4942)]).then(u.bind(u,84942)));async function na(n,t){if(n!==void 0&&(await t.
inText(n)).length>0)throw(0,v.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}function sa(n,t,e){let s=0;for(const o of t)
for(const i of cn(n,o-1))if((0,U.vH)(e,o-1,i),++s>dt)throw(0,v.G6)([{field:"redact_annotations",message:`finds more than ${dt} areas, and at most ${dt} are allo\
wed: choose fewer pages`,mentions:["pages"]}])}}),95234:((st,X,u)=>{u.d(X,{V:()=>b,W:()=>x});var v=u(29082),z=u(21836),U=u(87826),B=u(14029),d=u(52404);const L="\
1.4";async function x(w,{pages:y,open_password:m,transparency:C},P,E){const W=await(0,z.E)(w.bytes,P,{password:m}),R=W.pages.count,g=(0,v.k1)(y,R);if(g.length===
0){const Q=await(0,U.i)(W,w.bytes);return{documents:[{name:w.name,bytes:Q,pageCount:R}],notes:[d.$],facts:{pageCount:R,stampedPages:0}}}const{notes:S,stampedPages:A=g.
length,version:O=L,write:I}=await E(W,g),$={version:O>L?O:L},H=I?await I($):await(0,B.UN)(W,$);return{documents:[{name:w.name,bytes:H,pageCount:R}],notes:C===100?
[N,...S]:S,facts:{pageCount:R,stampedPages:A}}}const N={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function b({pace:w},y){await w.rest();const m=await y();return await w.rest(),m}}),37395:((st,X,u)=>{u.d(X,{Z:()=>E});var v=u(
74135),z=u(6057),U=u(65868),B=u(16264);class d{document;contents;constructor(g){this.document=g,this.contents=new U.i(g)}async cover(g,S){const A=(0,z.iw)(this.
document,g),{width:O,height:I}=(0,v.iN)(A),$=[0,0,O*A.userUnit,I*A.userUnit],H=new N($);if(await this.contents.read(g,H,H),H.points.share<S)return!1;const Q=new b(
this.document,$);return await this.contents.read(g,Q,Q),Q.points.share>=S}}const L=32;class x{page;rows=new Uint32Array(L);constructor(g){this.page=g}get share(){
return this.rows.reduce((g,S)=>g+w(S),0)/L**2}cover(g){const S=(0,v.Pj)(g,this.page);if(!S)return;const[A,O,I,$]=S,[H,Q]=this.between(A,I,0),[ct,D]=this.between(
O,$,1);if(Q<H)return;const k=(2**(Q-H+1)-1)*2**H;for(let G=ct;G<=D;G++)this.rows[G]|=k}between(g,S,A){const O=this.page[A],I=(this.page[A+2]-O)/L,$=Math.ceil((g-
O)/I-.5),H=Math.ceil((S-O)/I-.5)-1;return[Math.max($,0),Math.min(H,L-1)]}}class N{points;constructor(g){this.points=new x(g)}glyph(){}takes({operator:g},S,A,O){
g==="BI"&&!O&&this.image(S)}image({matrix:g}){this.points.cover((0,v.zl)(g,B.p))}}class b extends B.r{points;constructor(g,S){super(g,S),this.points=new x(S)}glyph(){}image(g){
const S=(0,v.Pj)((0,v.zl)(g.matrix,B.p),this.paintOf(g).clip);S&&this.points.cover(S)}}function w(R){let g=0;for(let S=R;S!==0;S&=S-1)g++;return g}var y=u(82877);
const m=50,C=.12,P=.5;class E{document;images;constructor(g){this.document=g,this.images=new d(g)}async isScan(g){return!W(g)&&!(0,y.l)(this.document,g.index)&&
await this.images.cover(g.index,P)}}function W({characters:R,found:{fragments:g,width:S,height:A}}){if(R<m)return!1;const O=(I,$)=>I>C*$&&I<(1-C)*$;return g.some(
({box:I})=>O(I.x+I.width/2,S)&&O(I.y+I.height/2,A))}}),1900:((st,X,u)=>{u.d(X,{b:()=>w,cE:()=>x,lc:()=>N,oF:()=>z,rr:()=>B,vO:()=>v});const v=4,z=2,U={gray:1,rgb:3,
rgba:4,"gray-alpha":2},B=y=>y.byteOffset%v===0?new Uint32Array(y.buffer,y.byteOffset,y.length/v):new Uint32Array(y.slice().buffer),d=new Uint32Array(0),L=(y,m)=>m>
0&&Buffer.compare(y(m),y(m-1))===0;async function x({height:y,row:m},C){let P=-1;for(let E=0;E<y;E++){const W=m(E),R=L(m,E)?d:B(W);for(let S=0;S<R.length;S++){if(R[S]===
P)continue;const A=S*v,O=W[A+1];if(W[A]!==O||W[A+2]!==O)return!0;P=R[S]}const g=C.step(W.length*z);g&&await g}return!1}function N({width:y,row:m},C){const P=U[C],
E=new Uint8Array(y*P),W=P<3,R=P%2===0;let g=-1;return S=>{const A=g===S-1&&L(m,S);if(g=S,A)return E;const O=m(S),I=B(O);for(let $=0,H=0;$<I.length;$++){if($>0&&
I[$]===I[$-1]){for(const G=H+P;H<G;H++)E[H]=E[H-P];continue}const Q=$*v,[ct,D,k]=[O[Q],O[Q+1],O[Q+2]];W?E[H++]=b(k,D,ct):(E[H++]=k,E[H++]=D,E[H++]=ct),R&&(E[H++]=
O[Q+3])}return E}}const b=(y,m,C)=>77*y+150*m+29*C+128>>8;function w(y){const m=new Uint8Array(y.length/3);for(let C=0;C<m.length;C++)m[C]=b(y[C*3],y[C*3+1],y[C*
3+2]);return m}}),16264:((st,X,u)=>{u.d(X,{p:()=>y,r:()=>m});var v=u(45599),z=u(36211),U=u(85008),B=u(74135),d=u(6057),L=u(76023),x=u(4186),N=u(5490);const b=new Set(
[3,7]),w=.01,y=[0,0,1,1];class m{document;page;area;path;clips=!1;glyphClip;constructor(g,S){this.document=g,this.page=S}get box(){return this.area}takes(g,S,A,O){
if(this.extendsPath(g,S)||this.setsColor(g,S,A))return;const{operator:I}=g,$=z.lJ.get(I);$?this.paints($,S,O):I==="W"||I==="W*"?this.clips=!0:I==="w"?S.paint={...this.
paintOf(S),lineWidth:Math.abs(g.number(0))||0}:!O&&I==="BI"?this.image(S):!O&&I==="sh"&&this.add(this.paintOf(S).clip,S)}shows(g){this.glyphClip=b.has(g.mode)?void 0:
this.paintOf(g).clip}glyph({font:g,frame:S,size:A},O,I,$,H){if(!this.glyphClip||O!==""&&O.trim()==="")return;const[Q,ct]=S.vertical?[.5,.5]:[g.ascent,-g.descent],
D=Math.min(I,$),k=(0,x.L)(S,D,Math.max(I,$),H-Q*A,H+ct*A);this.join([k.x,k.y,k.x+k.width,k.y+k.height],this.glyphClip)}covers(g){this.join(g,this.page)}image(g){
this.add((0,B.zl)(g.matrix,y),g)}enters(g,S){const A=(0,d.b0)(this.document,g.get("BBox"));A&&this.clipTo((0,B.zl)(S.matrix,A),S)}paintOf(g){return g.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(g,{matrix:S}){const A=(0,N.M)(g);switch(g.operator){case"re":{const[O=NaN,I=NaN,$=NaN,H=NaN]=A;return this.
extend((0,B.zl)(S,[O,I,O+$,I+H])),!0}case"m":case"l":case"c":case"v":case"y":for(let O=0;O+1<A.length;O+=2){const[I,$]=(0,B.Gd)(S,A[O],A[O+1]);this.extend([I,$,
I,$])}return!0;default:return!1}}extend(g){g.every(Number.isFinite)&&(this.path=this.path?(0,B.kO)(this.path,g):g)}setsColor(g,S,A){const O=this.paintOf(S);switch(g.
operator){case"g":case"rg":case"k":return S.paint={...O,components:g.count,isWhite:W((0,N.M)(g))},!0;case"cs":return S.paint={...O,components:this.componentsOf(
g.name(0),A),isWhite:!1},!0;case"sc":case"scn":{const I=g.kind(g.count-1)!==U.o_&&g.count===O.components;return S.paint={...O,isWhite:I&&W((0,N.M)(g))},!0}default:
return!1}}componentsOf(g,S){if(g===void 0)return 0;const A=I=>S.find("ColorSpace",I),O=(0,L.L)(this.document,new v.SX(g),A);return O&&O.kind!=="inks"&&!O.table?
O.components:0}paints({fill:g,strokes:S},A,O){const{path:I,clips:$}=this;this.path=void 0,this.clips=!1;const H=this.paintOf(A);I&&!O&&S?this.add((0,B.XM)(I,H.lineWidth*
E(A)/2),A):I&&!O&&g&&!(H.isWhite&&this.isPageWide(I))&&this.add(I,A),$&&I&&this.clipTo(I,A)}isPageWide(g){const[S,A,O,I]=this.page,[$,H]=[(O-S)*w,(I-A)*w];return g[0]<=
S+$&&g[1]<=A+H&&g[2]>=O-$&&g[3]>=I-H}clipTo(g,S){const A=this.paintOf(S);S.paint={...A,clip:(0,B.Pj)(A.clip,g)??C}}add(g,S){this.join(g,this.paintOf(S).clip)}join(g,S){
const A=(0,B.Pj)((0,B.XM)(g,P),S);A&&(this.area=this.area?(0,B.kO)(this.area,A):A)}}const C=[0,0,0,0],P=.01,E=({matrix:[R,g,S,A]})=>Math.max(Math.hypot(R,g),Math.
hypot(S,A)),W=R=>{const g=R.length===4?0:1;return R.length>0&&R.every(S=>S===g)}}),15330:((st,X,u)=>{u.d(X,{X:()=>d});var v=u(45599),z=u(16456),U=u(49454),B=u(30201);
function d(b,w,y,m){const C=(0,U.hL)(b,w);return C?L(b,C,y,m):x(b,w,y,m)}function L(b,w,y,m){const C=b.resolve(w.get("CIDToGIDMap")),P=C instanceof v.Z6?b.decodedPart(
C)?.data:void 0;return({cid:E})=>y.glyph(P?(P[E*2]??0)<<8|(P[E*2+1]??0):m.glyphOfCid(E))}function x(b,w,y,m){const{base:C,differences:P}=(0,z.yD)(b,w),E=(R,g)=>{
const S=R.charCodeAt(g-32);return S>0?(0,B.S)(S):void 0};if(m.kind!=="truetype")return({code:R})=>{const g=C===void 0?m.encoding?.get(R)??E(m.encoding?"":z.W,R):
void 0,S=P?.get(R)??g??(C===void 0?void 0:E(C,R));return y.named(S??".notdef")??y.named(".notdef")};const W=(0,z.pE)(b,(0,U.nb)(b,w),w)&&!P;return({code:R})=>{const g=P?.
get(R)??E(C??z.W,R),S=()=>g===void 0?0:N(m,g),A=()=>m.code(R)||(m.codes===void 0?m.unicode(R):0);return y.glyph(W?A()||S():S()||A())}}function N(b,w){const y=(0,B.
u)(w),m=y===void 0?0:b.unicode(y);if(m>0)return m;const C=y===void 0?-1:z.yh.indexOf(String.fromCodePoint(y));return(C>=0&&b.codes==="macintosh"?b.code(C+32):0)||
b.glyphOf(w)}}),88739:((st,X,u)=>{u.d(X,{B:()=>L,U:()=>B});var v=u(77581),z=u(12889);const U=100;function B(x,{digits:N=4,isInOrder:b=!1}={}){const w=x.filter(([
,m])=>m.length>0).map(([m,C])=>`<${L(m).slice(-N)}> <${d(C,b)}>`),y=Array.from({length:Math.ceil(w.length/U)},(m,C)=>{const P=w.slice(C*U,(C+1)*U);return[`${P.length}\
 beginbfchar`,...P,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(N)}> <${"F".repeat(N)}> endcodespacerange`,...y,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function d(x,N){const b=x.map(w=>String.fromCodePoint(w)).join("");return(0,v.kt)(!N&&(0,z.ft)(b)?[...b].reverse().join(""):b).toString("hex").toUpperCase()}
const L=x=>x.toString(16).toUpperCase().padStart(4,"0")}),76023:((st,X,u)=>{u.d(X,{L:()=>L});var v=u(45599),z=u(69869);const U=8,B={DeviceGray:d("gray",1),CalGray:d(
"gray",1),G:d("gray",1),DeviceRGB:d("rgb",3),CalRGB:d("rgb",3),RGB:d("rgb",3),DeviceCMYK:d("cmyk",4),CMYK:d("cmyk",4),Separation:d("inks",1)};function d(b,w){return{
kind:b,components:w,profile:void 0,table:void 0}}function L(b,w,y,m=0){const C=b.resolve(w);if(m>U)return;if(C instanceof v.SX){if(Object.hasOwn(B,C.text))return B[C.
text];const E=y(C.text);return E===void 0?void 0:L(b,E,y,m+1)}if(!(0,v.cy)(C))return;const P=b.resolve(C[0]);if(P instanceof v.SX)switch(P.text){case"ICCBased":
return x(b,C[1],y,m);case"Indexed":case"I":return N(b,C,y,m);case"DeviceN":{const E=b.array(C[1])?.length??0;return E>=1&&E<=32?d("inks",E):void 0}default:return Object.
hasOwn(B,P.text)?B[P.text]:void 0}}function x(b,w,y,m){const C=b.resolve(w);if(!(C instanceof v.Z6))return;const P=b.resolve(C.dict.get("N")),E=P===1?"gray":P===
3?"rgb":P===4?"cmyk":void 0;if(E===void 0)return L(b,C.dict.get("Alternate"),y,m+1);const W=(0,z.hh)(b.decodedPart(C)?.data,P);return{...d(E,P),profile:W?.bytes}}
function N(b,w,y,m){const C=L(b,w[1],y,m+1),P=b.resolve(w[3]),E=P instanceof v.Mx?P.bytes:P instanceof v.Z6?b.decodedPart(P)?.data:void 0,W=b.resolve(w[2]);if(!C||
C.table||!E||typeof W!="number"||!(W>=0))return;const R=new Uint8Array((Math.min(Math.floor(W),255)+1)*C.components);return R.set(E.subarray(0,R.length)),{...C,
table:R}}}),69869:((st,X,u)=>{u.d(X,{Jc:()=>m,R1:()=>R,To:()=>b,hh:()=>w,so:()=>P});var v=u(77598),z=u.n(v),U=u(48249),B=u(78157),d=u(68973),L=u(45599);const x={
1:"GRAY",3:"RGB ",4:"CMYK"},N=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function w(g,S){if(!g||g.length<132)return;const A=(0,B.
bS)(g),O=Q=>A.toString("latin1",Q,Q+4),I=A.readUInt32BE(0),$=g[8];if(!(!(I>=132&&I<=g.length&&$>=2&&$<=4&&O(36)==="acsp"&&N.includes(O(12)))||O(16)!==x[S]))return{
bytes:g.subarray(0,I),version:$}}const y=new WeakMap;async function m(g,S){const{bytes:A}=g,O=S.pace.step(A.length);O&&await O;const I=y.get(S.pace)??new Map;y.
set(S.pace,I);const $=E(A),H=I.get($);if(H)return H;const Q={...g,id:$,deflated:await(0,d.uM)(S).deflate(A,C)};return I.set($,Q),Q}const C=4,P=g=>{const{bytes:S}=g;
return{...g,id:E(S),deflated:(0,U.Kc)(S)}},E=g=>(0,v.createHash)("sha256").update(g).digest("base64"),W=new WeakMap;function R(g,{id:S,deflated:A},O){const I=W.
get(g)??new Map;W.set(g,I);const $=I.get(S);if($)return $;const H=(0,L.jd)({N:O,Alternate:(0,L.UU)(b[O]),Filter:(0,L.UU)("FlateDecode")}),Q=g.add(new L.Z6(H,A));
return I.set(S,Q),Q}}),82877:((st,X,u)=>{u.d(X,{R:()=>v,l:()=>z});const v="OctavoText";function z(U,B){const d=U.dict(U.dict(U.pages.attribute(B,"Resources"))?.
get("XObject"));return d!==void 0&&[...d.keys()].some(L=>L.startsWith(v))}}),3449:((st,X,u)=>{u.d(X,{d:()=>U});var v=u(45599);const z=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function U(x,N,b){const w=new Map,y=new Map;for(let m=1;m<N;m++){if(!b(m))continue;const C=x.
job.pace.step(300);C&&await C;const P=x.get(m);P instanceof v.Z6?(d(x,P.dict)&&w.set(m,P.dict.get("Resources")),(P.dict.has("CMapName")||(0,v.Eo)(x.resolve(P.dict.
get("Type")),"CMap"))&&y.set(m,"CMap")):P instanceof v.Bi&&L(x,m,P,w,y)}return{content:w,fonts:y,pages:await B(x)}}async function B(x){const N=new Set,b=new Set;
for(const w of x.pages.numbers){const y=x.entry(w,"Contents");(0,v.i9)(y)&&N.add(y.number);const m=x.array(y),C=m!==void 0&&b.size<b.add(m).size;for(const E of C?
m:[])(0,v.i9)(E)&&N.add(E.number);const P=x.job.pace.step(300+(C?10*m.length:0));P&&await P}return N}function d(x,N){const b=x.resolve(N.get("Subtype"));return(0,v.
Eo)(b,"Form")||x.resolve(N.get("PatternType"))===1||N.has("BBox")&&!N.has("ShadingType")}function L(x,N,b,w,y){for(const E of z){const W=b.get(E);(0,v.i9)(W)&&y.
set(W.number,E)}const m=(0,v.Eo)(x.resolve(b.get("Subtype")),"Type3")?x.dict(b.get("CharProcs")):void 0;for(const E of m?.values()??[])(0,v.i9)(E)&&w.set(E.number,
b.get("Resources"));const C=x.resolve(b.get("Type"));if(x.pages.holds(N)||!((0,v.Eo)(C,"Page")||(0,v.Eo)(C,"Template")))return;const P=b.get("Contents");for(const E of x.
array(P)??[P])(0,v.i9)(E)&&w.set(E.number,b.get("Resources"))}}),10339:((st,X,u)=>{u.d(X,{H:()=>U});class v{all;last=new Array(256).fill(void 0);constructor(x){
this.all=x}addAll(x){const{last:N,all:b}=this,w=b.size;for(let y=0;y<x.length;y++){const m=x[y],C=m.code&255;N[C]!==m&&(N[C]=m,b.add(m))}return b.size>w}}function z(L,x,N,b){
for(let w=0,y=b;y>0;y--){const m=x.partEnd(N,w,1);L.add(m-w),w=m}}class U{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:x},N,b=d){const w=Uint32Array.
from(b).sort();let y=0;for(const{font:m,elements:C,first:P}of x){let E=this.fonts.get(m);E||this.fonts.set(m,E={kept:new Set,gone:new Set,lengths:new Set});const W=this.
keptOf(m,E);let R=P;for(const g of C){if(typeof g=="number")continue;const S=m.glyphs(g);for(;y<w.length&&w[y]<R;)y++;const A=y<w.length&&w[y]<R+S.length;A&&this.
divide(E,S,R,b),(A||W.addAll(S))&&z(E.lengths,m,g,S.length),R+=S.length;const O=N.step(g.length*B);O&&await O}}}divide(x,N,b,w){this.hasGone=!0;for(const[y,m]of N.
entries())(w.has(b+y)?x.gone:x.kept).add(m)}keptOf(x,{kept:N}){let b=this.seen.get(x);return b||this.seen.set(x,b=new v(N)),b}async noteGone(x,N,b){if(b.size===
0)return;const w=new U;await w.note(x,N,b);for(const[y,{gone:m,lengths:C}]of w.fonts){const P=this.fonts.get(y);if(P)for(const E of m)P.gone.add(E);else this.fonts.
set(y,{kept:new Set,gone:m,lengths:C})}this.hasGone=!0}}const B=50,d=new Set}),33238:((st,X,u)=>{u.d(X,{Y:()=>g});var v=u(91374),z=u(39684),U=u(9819),B=u(33973),
d=u(21996),L=u(87773),x=u(17671),N=u(58006),b=u(78157),w=u(45599),y=u(21115),m=u(17413);const C=2e3;async function P(D,k,G){const K=D.resolve(k);let V="";for(const Y of(0,w.
cy)(K)?K:[k]){const Z=D.resolve(Y);if(Z instanceof w.Mx&&(V=Buffer.from(Z.bytes).toString("latin1")),!(0,w.i9)(Y)||!(Z instanceof w.Z6))continue;let J;try{J=(0,b.
bS)(D.decoded(Z))}catch{continue}const q=D.job.pace.step(C+J.length);if(q&&await q,!J.includes("ignature"))continue;const tt=J.toString("latin1"),ot=await(0,m.Y)(
tt,E(V,G),D.job.pace);ot!==tt&&D.put(Y,(0,N.n)(Z,Buffer.from(ot,"latin1"),{compress:!1}))}}function E(D,k){return({namespace:G,local:K},V)=>K==="Signature"&&G===
y.dK.ds||K==="signature"&&k&&D!=="datasets"&&!V.some(W)}const W=({namespace:D,local:k})=>k==="datasets"&&D===y.dK.xfa;var R=u(43791);async function g(D,k){const G=(0,x.
Hi)(D),K=await S(D),V=new Set,Y=new Set,Z=K.map(({dict:J})=>(0,v.fq)(D,J));for(const J of K)I(G,J,k,V,Y);return V.size>0&&await $(G,V,Y),await Q(D,V.size>0),{fields:Z,
objects:V,usageRights:ct(D)}}async function S(D){const k=(await(0,d.zx)(D,["Sig"])).Sig;if(k.length===0)return[];for await(const[q,tt]of(0,L.$)(D,k))A(D,q,tt);const G=new Map;
for(const{number:q,dict:tt,type:ot}of await(0,v.qU)(D))ot==="Sig"&&q!==void 0&&O(D,G,q,tt);const K=new Set([...G.values()].flatMap(({number:q,widgets:tt})=>[q,...tt])),
{Sig:V,Widget:Y}=await(0,d.zx)(D,["Sig","Widget"]),Z=[];for await(const[q,tt]of(0,L.$)(D,new Set([...V,...Y])))K.has(q)||!(0,w.Zm)(tt)||!(tt.has("T")||(0,w.Eo)(
tt.get("Subtype"),"Widget"))||(0,v.pv)(D,tt)==="Sig"&&Z.push(q);const J=Z.length>0?(await(0,B.Gy)(D)).live:void 0;for(const q of Z)J?.[q]===1&&O(D,G,q,D.get(q));
return[...G.values()]}function A(D,k,G){const K=[G];for(let V=K.pop();V!==void 0;V=K.pop()){if((0,w.Zm)(V))for(const Y of V.values())K.push(Y);if(Array.isArray(
V))for(const[Y,Z]of V.entries())!(0,w.Zm)(Z)||!(0,w.Eo)(Z.get("FT"),"Sig")?K.push(Z):(D.edit(k),V[Y]=D.add(Z))}}function O(D,k,G,K){if(!(0,w.Zm)(D.resolve((0,v.
hj)(D,K,"V"))))return;const V=K.get("Parent"),Y=D.dict(V);if(!K.has("T")&&(0,w.i9)(V)&&Y?.has("T")){O(D,k,V.number,Y),k.get(V.number)?.widgets.add(G);return}if(k.
has(G))return;const Z=(D.array(K.get("Kids"))??[]).flatMap(J=>(0,w.i9)(J)?[J.number]:[]);k.set(G,{number:G,dict:K,widgets:new Set((0,w.Eo)(K.get("Subtype"),"Wid\
get")?[G,...Z]:Z)})}function I({removal:D},{number:k,dict:G,widgets:K},V,Y,Z){const{document:J}=D;Y.add(k);const q=(0,v.hj)(J,G,"V");(0,w.i9)(q)&&D.remove(q.number);
for(const tt of K){const ot=J.get(tt);if(!(0,w.Zm)(ot))continue;if(Y.add(tt),V==="keep"&&(0,z.K)(J,ot)){J.edit(tt),(0,z.x)(J,ot);continue}const gt=J.resolve(ot.
get("StructParent"));typeof gt=="number"&&Z.add(gt),D.remove(tt)}K.has(k)||D.remove(k)}async function $(D,k,G){const{removal:K,structure:V}=D,{document:Y}=K;await H(
D,k);const Z=(0,U.Wo)(Y,"AcroForm");for(const J of["Fields","CO"]){const q=Y.array(Z?.dict.get(J)),tt=q?.filter(ot=>!K.isGone(ot)&&!((0,w.i9)(ot)&&k.has(ot.number)));
!Z||!q||!tt||tt.length===q.length||(Y.edit(Z.holder),tt.length>0||J==="Fields"?Z.dict.set(J,tt):Z.dict.delete(J))}await V.dropKeys(G),await V.flush(),await(0,x.
Pv)(D,new Set(K.removed()))}async function H({removal:D},k){const{document:G}=D;for(const{number:K,dict:V}of[...await(0,v.qU)(G)].reverse()){const Y=G.array(V.get(
"Kids")),Z=Y?.filter(J=>!D.isGone(J)&&!((0,w.i9)(J)&&k.has(J.number)));K===void 0||!Y||!Z||Z.length===Y.length||(G.edit(K),Z.length>0?V.set("Kids",Z):(0,w.Eo)(V.
get("Subtype"),"Widget")?V.delete("Kids"):D.remove(K))}}async function Q(D,k){const G=(0,U.Wo)(D,"AcroForm");if(!G)return;G.dict.has("SigFlags")&&(D.edit(G.holder),
G.dict.delete("SigFlags")),await P(D,G.dict.get("XFA"),k);const K=(D.array(G.dict.get("Fields"))??[]).length===0&&!G.dict.has("DR")&&!G.dict.has("XFA");k&&K&&D.
editCatalog().delete("AcroForm")}function ct(D){const{catalog:k}=D,G=D.dict(k.get("Perms"));(0,R.H)(D);for(const K of["Perms","Legal"])k.has(K)&&D.editCatalog().
delete(K);return G?.has("UR3")===!0||G?.has("UR")===!0}}),87826:((st,X,u)=>{u.d(X,{N:()=>U,i:()=>B});var v=u(78157),z=u(14029);function U({suspect:d,bytes:L},x){
if(!(d||(0,v.bS)(L.subarray(0,5)).toString("latin1")!=="%PDF-"))return L.length===x.length?x:L}const B=async(d,L,x)=>U(d,L)??await(0,z.UN)(d,x)})};
