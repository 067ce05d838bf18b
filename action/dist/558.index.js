"use strict";exports.id=558,exports.ids=[558,779],exports.modules={66974:((nt,J,u)=>{u.d(J,{D6:()=>d,F1:()=>K,NL:()=>w,P3:()=>Y,br:()=>$,bs:()=>W});var D=u(98446);const Y={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function K(y,C,x){const A=[],R=[];for(const[V,U]of y.split(",").entries()){const h=V+1;if(C!==void 0&&
U.trim()===""){R.push(`entry ${h} is empty: write ${C}, separated by single commas`);continue}const m=x(U,h);"problem"in m?R.push($(h,U,m.problem)):A.push(m.item)}
return R.length>0?{problem:W(R)}:{items:A}}const $=(y,C,x)=>`entry ${y} ('${T(C.trim())}') ${x}`,d=({position:y,text:C},x,A)=>$(y,C,`names ${j(x)}, but the docu\
ment has ${(0,D.y_)(A,"page")}`);function j(y){return Number.isSafeInteger(y)?`page ${y}`:"a page far beyond its end"}const F=5;function W(y){const C=y.length-F;
return[...y.slice(0,F),...C>0?[`and ${C} more such entries`]:[]].join("; ")}function w(y){const C=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(y);return C?`is n\
ot a range: write ${C[1]}..${C[2]}${C[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(y)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(y)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function T(y){const C=[...y].map(x=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(x)?"?":x);return(0,D.Bu)(C.join(""),40)}}),29082:((nt,J,u)=>{u.d(J,{k1:()=>d,lY:()=>$,m7:()=>j});var D=u(58552),Y=u(66974);const K=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
$=w=>(0,Y.F1)(w,"pages such as 1..3, -1, odd",(T,y)=>{const C=T.trim(),x=K.exec(C);if(!x)return{problem:W(C)};const[,A,R,V,U,h]=x,m={negated:A!==void 0,text:C,position:y};
if(R!==void 0)return{item:{...m,pages:R.toLowerCase()}};const p=Number(V),S=U===void 0?p:h===void 0?"end":Number(h);return p===0||S===0?Y.P3:{item:{...m,pages:{
from:p,to:S}}}});function d(w,T,y="pages"){const C=U=>(0,D.G6)([{field:y,message:U}]),x=$(w);if("problem"in x)throw C(x.problem);const A=new F(T),R=new F(T),V=[];
for(const U of x.items){const h=U.negated?R:A;if(typeof U.pages=="string"){h.add(U.pages);continue}const{from:m,to:p}=U.pages,S=m<0?T+1+m:m,M=p==="end"?T:p<0?T+
1+p:p,G=(p==="end"?m<0?[[m,S]]:[]:[[m,S],[p,M]]).find(([,E])=>E<1||E>T);G&&V.push((0,Y.D6)(U,G[0],T)),!(p==="end"&&S>T||V.length>0)&&h.range(Math.min(S,M),Math.
max(S,M))}if(V.length>0)throw C((0,Y.bs)(V));return x.items.every(({negated:U})=>U)&&A.add("all"),A.without(R)}function j(w){const T=$(w);if("problem"in T||T.items.
length!==1)return;const{negated:y,pages:C}=T.items[0];if(y)return;if(C==="all")return{first:1};if(typeof C=="string"||C.from<1)return;const{from:x,to:A}=C;return A===
"end"?{first:x}:A===-1?{first:x}:A<1?void 0:{first:Math.min(x,A),last:Math.max(x,A)}}class F{pageCount;differences;odd=!1;even=!1;constructor(T){this.pageCount=
T,this.differences=new Int32Array(T+2)}add(T){T!=="even"&&(this.odd=!0),T!=="odd"&&(this.even=!0)}range(T,y){this.differences[T]++,this.differences[y+1]--}without(T){
const y=new Uint32Array(this.pageCount);let C=0,x=0,A=0;for(let R=1;R<=this.pageCount;R++){x+=this.differences[R],A+=T.differences[R];const V=R%2===1?"odd":"eve\
n";(x>0||this[V])&&!(A>0||T[V])&&(y[C++]=R)}return y.subarray(0,C)}}function W(w){return/^(not +)?\.\./i.test(w)?"has no start: a range is written 1..5":/^!/.test(
w)?"is not a page: leave out pages with not, such as not 2":(0,Y.NL)(w.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((nt,J,u)=>{u.d(J,{X:()=>K,l:()=>Y});const D=/[ \n\u00a0-]/;function Y($){let d=0,j=0;const F=[...$].map((w,T)=>({
sign:w.toUpperCase(),at:T})).filter(({sign:w})=>!D.test(w)),W=w=>{const T=parseInt(w,36);d=(d*(T>9?100:10)+T)%97};for(let w=15;w<=Math.min(F.length,34);w++){d=0;
for(const{sign:T}of[...F.slice(4,w),...F.slice(0,4)])W(T);d===1&&(j=F[w-1].at+1)}return j}const K=$=>$.length>=15&&/^[A-Z]{2}\d\d/.test($)&&Y($)===$.length}),52404:((nt,J,u)=>{
u.d(J,{$:()=>$,U:()=>d});var D=u(58552),Y=u(29082),K=u(98446);const $={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function d({first_page:j,last_page:F,pages:W},w){if(W!==void 0)return(0,Y.k1)(W,w);const T=(0,K.y_)(w,"page"),y=[];if(j>w&&y.push({field:"\
first_page",message:`is ${j}, but the document has ${T}`}),F!==void 0&&F>w&&y.push({field:"last_page",message:`is ${F}, but the document has ${T}`}),y.length===
0&&F!==void 0&&j>F&&y.push({field:"first_page",message:`is ${j}, which is after last_page (${F})`,mentions:["last_page"]}),y.length>0)throw(0,D.G6)(y);return Uint32Array.
from({length:(F??w)-j+1},(C,x)=>j+x)}}),50558:((nt,J,u)=>{u.r(J),u.d(J,{redact_text:()=>Wa});var D=u(58552),Y=u(29082),K=u(45657),$=u(33973),d=u(45599),j=u(74135),
F=u(6057),W=u(87141),w=u(44738),T=u(78021),y=u(86537),C=u(77581);const x=(n,t)=>n.start-t.start||t.end-n.end,A=(n,t)=>n.lacks?.(t)===!0,R=(n,t)=>Object.assign(async e=>[
...await n(e),...await t(e)].sort(x),{lacks:e=>A(n,e)&&A(t,e)});function V(n,t){let e="",s=0;for(const{start:o,end:a}of t)o>s&&(e+=n.slice(s,o)),s=Math.max(s,a);
return e+n.slice(s)}const U=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),h=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,
m=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
p=new RegExp(`${U.source}|${h.source}|${m.source}`,"gu"),[S,M]=[2,100];async function O(n,t){if(n.search(p)<0)return;let e="";const s=[];let o=0;const a=r=>{e+=
n.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of n.matchAll(p)){const f=t.step((c-o)*S+M);f&&await f,a(c),o=c+r.length;const l=E(r);for(let g=0;g<
l.length;g++)s.push(l.length===r.length?c+g:c);e+=l}const i=t.step((n.length-o)*S);return i&&await i,a(n.length),s.push(n.length),{text:e,places:s}}const G=({places:n},t,e)=>({
start:n[t],end:Math.max(n[e-1]+1,n[e])});function E(n){if(U.test(n))return"";const t=h.exec(n)?.[0];return t===void 0?n.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}const H=500;async function B(n,t,e){const s=(0,C.g7)(n);if(s.length===n.bytes.length&&I.test(s)&&!s.includes(
`-
`)&&A(t,s))return;const a=s.replace(N,""),i=await t(a);if(i.length>0){const b=(0,C.wx)(V(a,i));return await z(b.bytes,t,e)?k:b}const r=await O(a,e),c=r?(await t(
r.text)).map(({start:b,end:P})=>G(r,b,P)):[];if(c.length===0)return await z(n.bytes,t,e)?k:void 0;const f=V(a,c),l=await O(f,e);return l&&(await t(l.text)).length>
0||await z((0,C.wx)(f).bytes,t,e)?k:(0,C.wx)(f)}const I=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,v="\x1B",N=new RegExp(`${v}[a-zA-Z]{2,8}${v}`,"g"),k=new d.Mx(new Uint8Array(
0));async function z(n,t,e){for(const s of Z(n)){if(!A(t,s)&&(await t(s)).length>0)return!0;const o=e.step(_*n.length);o&&await o}return!1}const _=4;function*Z(n){
const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1");yield t;let e=t;if(/[\x80-\xff]/.test(t)&&(yield e=Buffer.from(n).toString("utf8")),t.includes(
"\0")&&(yield e=t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)){const s=q(t);/[\x80-\xff]/.test(s)&&(yield s),yield e=Buffer.from(s,"latin1").toString("utf8")}if(t.
includes("?")&&t.includes("+")&&(yield e.replaceAll("+"," ")),t.includes("&")&&(yield e=st(e)),t.includes("<"))for(const s of[""," "])yield e.replace(/<[^<>]*>/g,
s)}const q=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),tt={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},st=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
(t,e,s,o)=>{if(o!==void 0)return tt[o.toLowerCase()]??t;const a=e===void 0?parseInt(s,16):parseInt(e,10);return a<=1114111?String.fromCodePoint(a):t});async function ot(n,t,e){
let s=0;const o=[t];for(let a=o.pop();a!==void 0;a=o.pop()){const i=a instanceof d.Z6?a.dict:a;if(!(!(i instanceof d.Bi)&&!Array.isArray(i)))for(const[r,c]of i.
entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}const f=n.job.pace.step(H);f&&await f;const l=await B(c,e,n.job.pace);
l&&(i instanceof d.Bi?i.set(r,l):i[r]=l,s++)}}return s}function*rt(n,t){const e=(0,W.y)((0,F.iw)(n,t)),s=o=>{const a=dt(e,o);return a.width>0&&a.height>0?a:void 0};
for(const o of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const a=n.dict(o);if(!a||!(0,d.Eo)(n.resolve(a.get("Subtype")),"Redact"))continue;const i=(n.array(
a.get("QuadPoints"))??[]).map(f=>Number(n.resolve(f))||0);for(let f=0;f+8<=i.length;f+=8){const[l,g]=[0,1].map(P=>[0,2,4,6].map(L=>i[f+L+P])),b=s([(0,K.YG)(l),(0,K.
YG)(g),(0,K.Kf)(l),(0,K.Kf)(g)]);b&&(yield b)}const r=(0,F.b0)(n,a.get("Rect")),c=i.length<8&&r?s(r):void 0;c&&(yield c)}}function dt(n,t){const[e,s,o,a]=(0,j.zl)(
n,t);return{x:e,y:s,width:o-e,height:a-s}}const ut=4;async function Pt(n,t){t.size!==0&&await(0,w.L)(n,(e,s)=>{const o=t.get(s),a=o&&(0,F.b0)(n,e.get("Rect"));if(!o||
!a)return!1;const i=dt((0,W.y)((0,F.iw)(n,s)),a);return n.job.pace.add(o.length*ut),o.some(r=>(0,y.EF)(i,r))})}const Et=["ActualText","Alt","E","T"];async function nn(n,t,e){
const s=new Set([...t.keys()].map(i=>n.pages.number(i)));let o=0;for(const i of s)for(const r of n.array(n.entry(i,"Annots"))??[]){const c=n.dict(r),f=c?await ot(
n,c,e):0;f>0&&(0,d.i9)(r)&&n.edit(r),o+=f}for(const i of t.keys()){const r=n.pages.attribute(i,"Resources"),c=n.dict(n.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const l=await ot(n,n.dict(f)??null,e);l>0&&(0,d.i9)(f)?n.edit(f):l>0&&(0,d.i9)(r)&&n.edit(r),o+=l}}const{live:a}=await(0,$.Gy)(n);for(let i=1;i<a.
length;i++){const r=a[i]===1?n.dict(n.get(i)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!r||!(0,T.Uc)(r)||!sn(r,s)))for(const f of Et){const l=await ot(n,[n.
resolve(r.get(f))],e);l>0&&(n.edit(i),r.delete(f)),o+=l}}return o}function sn(n,t){const e=n.get("Pg");return!(0,d.i9)(e)||t.has(e.number)}var Jt=u(94518),Bt=u(
14029);const ht=5e4,on=20;function an(n,t,e){const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))throw vt(["must have a list under ar\
eas, or under matches"]);if(o.length>ht)throw vt([`has ${o.length} areas, and at most ${ht} are allowed`]);const a=[],i=new Set(t);let r=0;for(const[c,f]of o.entries()){
const l=rn(f,e);if(typeof l=="string")a.push(`area ${c+1} ${l}`);else if(!i.has(l.page))a.push(`area ${c+1} is on page ${l.page}, which pages does not name`);else
for(const g of l.boxes)(0,K.vH)(s,l.page-1,g);if(typeof l!="string"&&(r+=l.boxes.length),r>ht)throw vt([`has more than ${ht} boxes, and at most ${ht} are allowe\
d`]);if(a.length===on)break}if(a.length>0)throw vt(a);return s}const vt=n=>(0,D.G6)([{field:"redact_areas",message:n.join("; ")}]),_t=n=>typeof n=="object"&&n!==
null&&!Array.isArray(n);function rn(n,t){if(!_t(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!="number"||!Number.isInteger(e)||e<1||
e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(cn);return o.some(a=>a===void 0)||o.length===0?"must have bo\
xes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function cn(n){if(!_t(n))return;const[t,e,s,o]=["x","y","width","height"].
map(i=>n[i]);return[t,e,s,o].every(i=>typeof i=="number"&&Number.isFinite(i))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var fn=u(81627),Ct=u(36078),dn=u(99876);
async function ln(n,t,e,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:a,pages:i}=await(0,dn.F)(
n,Uint32Array.from([...o.keys()],c=>c+1)),r=new fn.B(n);await r.inspect(i);for(const c of i){const f=(0,j.DI)((0,W.y)(a[c.kind])),l=new Set,g=[];for(const b of o.
get(c.index)??[]){const P=n.job.pace.step(un);P&&await P;const L=hn(b,f);if(l.has(L))continue;l.add(L);const X=s?.placementIn(b,f);X!==void 0&&g.push(X)}await r.
over(c,{resources:s?[s.addition]:[],operators:([b])=>{const P=b===void 0?[]:g.map(L=>`${(0,Ct.qK)(b,L)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...l].join(`
`)} f Q
${P.join("")}EMC
`}})}}const un=1500;function hn({x:n,y:t,width:e,height:s},o){const[a,i,r,c]=(0,j.zl)(o,[n,t,n+e,t+s]);return`${(0,Ct.id)(a)} ${(0,Ct.id)(i)} ${(0,Ct.id)(r-a)} ${(0,Ct.
id)(c-i)} re`}var yt=u(58006),it=u(78157),Lt=u(56681),Qt=u(8510),Nt=u(52829),gn=u(71856),Ut=u(82416),Wt=u(37709),wt=u(85008);const[pn,mn]=[4,100];async function qt(n,t){
const e=[],s=[];let o=0;const a=r=>{e.push(r),o+=r.length},i=({start:r,end:c},f)=>{f===wt.An||f===wt.Cd?(s.push({at:o,from:r,to:c}),a((0,it.bS)((0,Ut.E3)(n,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*pn)):f===wt.QR&&o>0&&a(`
`)};return await(0,Wt.Jo)(n,t,i,!0),{text:e.join(""),pieces:s}}const wn=async(n,t,e)=>(await t((await qt(n,e)).text)).length;async function yn(n,t,e){const{text:s,
pieces:o}=await qt(n,e),a=await t(s);if(a.length===0)return n;const i=[];let[r,c]=[0,0];for(const[f,{at:l,from:g,to:b}]of o.entries()){const P=o[f+1]?.at??s.length;
for(;r<a.length&&a[r].start<P;r++)c=Math.max(c,a[r].end);l<c&&i.push({from:g,to:b,text:"()"});const L=e.step(mn);L&&await L}return(0,Lt.E$)(n,i,e)}var Gt=u(3449);
const te=-180;async function ee(n,{inText:t,inCodes:e},s,o){if(n.shown.length===0)return;const a=await ne(n,xn,o);await se(n,a,Pn,await t(a.text),s,o);const i=await ne(
n,En,o);await se(n,i,vn,await e(i.text),s,o)}async function ne({shown:n},t,e){const s=[];let o="";for(const{elements:a,font:i}of n){s.push(o.length);for(const r of a){
o+=t(i,r);const c=e.step(oe(r));c&&await c}o+=`
`}return{text:o,starts:s}}async function se({shown:n},{text:t,starts:e},s,o,a,i){if(o.length===0)return;const r=await Sn(o,t.length,i);let c=-1;for(const{start:f,
end:l}of o)for(let g=Math.max(Mn(e,f),c+1);g<e.length&&e[g]<l;g++){c=g;const b=n[g];let[P,L]=[e[g],b.first];for(const X of b.elements){for(const[et,at]of s(b,X,
L))at>=0&&bn(r,P,et.length)&&a.add(at),P+=et.length,at>=0&&(L=at+1);const Q=i.step(oe(X));Q&&await Q}}}async function Sn(n,t,e){const s=new Uint8Array(t);for(const{
start:o,end:a}of n){s.fill(1,o,a);const i=e.step(Tn+(a-o>>3));i&&await i}return s}function bn(n,t,e){for(let s=t;s<t+e;s++)if(n[s]===1)return!0;return!1}const[Cn,
Tn]=[100,20],oe=n=>(typeof n=="number"?1:n.length+1)*Cn;function Mn(n,t){let e=0;for(let s=n.length-1;e<s;){const o=e+s+1>>1;n[o]<=t?e=o:s=o-1}return e}function xn(n,t){
if(typeof t=="number")return t<te?" ":"";let e="";for(const s of n.glyphs(t))e+=s.text;return e}function*Pn({font:n},t,e){let s=e;if(typeof t!="number")for(const{
text:o}of n.glyphs(t))yield[o,s++];else t<te&&(yield[" ",-1])}const En=(n,t)=>typeof t=="number"?"":ae(t);function*vn({font:n},t,e){if(typeof t=="number")return;
let[s,o]=[0,e];for(let a=n.glyphs(t).length;a>0;a--){const i=n.partEnd(t,s,1);yield[ae(t.subarray(s,i)),o++],s=i}}const ae=n=>Buffer.from(n.buffer,n.byteOffset,
n.length).toString("latin1").replaceAll("\0","");var On=u(64680),ie=u(45079);async function re(n,t,e){const s=new Map,o=new Set;for(const{lists:a}of t)for(const{
stream:i,tag:r,operator:c,from:f,to:l,dict:g}of a){const b=`${i} ${f}`;if(o.has(b)||(o.add(b),await ot(n,g,e)===0))continue;const P=new On.k(256);(0,ie.bD)(P,g,
ie.yT);const L=`${r} ${Buffer.from(P.bytes).toString("latin1")} ${c}`;(0,K.vH)(s,i,{from:f,to:l,text:L})}return s}var Ot=u(94389);const An=120,Dn=new Set([65536,
1330926671,1953658213]),$t=132;async function In(n,t,e){let s;for(const[o,a]of t){const i=n.subarray(o,Math.max(o,Math.min(a,n.length)));for(const{text:r,width:c,
offset:f}of Fn(i))for(const l of A(e,r)?[]:await e(r))s??=n.slice(),Rn(s,l,{start:o+f,width:c})}return s}function Rn(n,t,{start:e,width:s}){for(let o=t.start;o<
t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=An}function Fn(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),e=[{text:t,width:1,offset:0}];
if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().toString("utf16le"),width:2,offset:s})}
return e}function Bn(n){if(n.length<12)return[];const t=new DataView(n.buffer,n.byteOffset,n.byteLength);if(Dn.has(t.getUint32(0)))try{const a=(0,Ot.tI)(t).get(
"name");return a?[[a.at,a.at+a.length]]:[]}catch{return[]}if(n[0]!==37&&n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;return[...s.matchAll(
o)].map(({0:a,index:i})=>[i+(a.startsWith("/")?a.lastIndexOf("/")+1:1),i+a.length])}function Ln(n){if(n.length<$t||Buffer.from(n.subarray(36,40)).toString("lati\
n1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&$t+12*(o+1)<=n.length;o++){
const[a,i]=[4,8].map(r=>t.getUint32($t+12*o+r));s.push([a+8,a+i])}return s}function ce(n){return[...Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1").
matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const Nn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,Un=300;async function Wn(n,t,e){const s=Buffer.
from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=[];let a=0;for(const{0:i,1:r,index:c}of s.matchAll(Nn)){const f=e.step(Un+i.length);f&&await f;const l=Gn(
r);l.length<2||A(t,l)||(await t(l)).length===0||(o.push(s.slice(a,c),"<0020>"),a=c+i.length)}return o.length===0?void 0:Buffer.from(o.join("")+s.slice(a),"latin\
1")}function Gn(n){const t=Buffer.from(n.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const $n=new Set(`Adobe CIDInit \
CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),jn=32,fe=1<<20;async function kn(n,t){const e=n.slice();for(let s=0,o=0;s<e.length;s=o){for(o=Math.min(s+fe,e.length);Hn(e[o]);)
o++;const a=Buffer.from(e.buffer,e.byteOffset+s,o-s).toString("latin1");for(const{0:r,index:c}of a.matchAll(/[A-Za-z]+/g))$n.has(r)&&e.fill(jn,s+c,s+c+r.length);
const i=t.step(2*fe);i&&await i}return e}const Hn=(n=0)=>(n|32)>=97&&(n|32)<=122;var Kn=u(30201);const zn=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode Absolu\
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),Xn=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
jt=n=>zn.has(n)||Xn.test(n)||(0,Kn.u)(n)!==void 0,kt=4,Zn=60,Vn=n=>/[\x80-\xff]/.test(n)?Buffer.from(n,"latin1").toString("utf8"):n,Yn=["redacted-","removed-","\
name-","x-"];class Jn{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){
const s=[e];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof d.Z6?o.dict:o;if(a instanceof d.SX)this.add(a.text);else if(Array.isArray(a))for(const r of a)
s.push(r);else if(a instanceof d.Bi)for(const[r,c]of a)this.add(r),s.push(c);const i=t.job.pace.step(Zn);i&&await i}}add(t){t.length>=kt&&this.seen.add(t)}async settle(){
const t=await le([...this.seen],this.find);if(t.length===0)return;const e=await de(this.find);for(const s of t)jt(s)||this.names.set(s,`${e}${this.names.size+1}`)}}
async function de(n){for(const t of Yn)if((await n(`${t}1`)).length===0)return t;return""}async function le(n,t){const e=[];let s="";for(const i of n)e.push(s.length),
s+=`${Vn(i)}
`;if(s==="")return[];const o=new Set;let a=0;for(const{start:i,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;a+1<e.length&&e[a+1]<=i;)a++;const c=n[a];
r-i>=kt&&r<=(e[a+1]??s.length)-1&&o.add(c)}return[...o]}function _n(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<kt||!Number.isNaN(Number(s))).join(" ")}const Qn=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
qn=/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g,ts=1<<18,es=4,ns=3,ss={names:[],cuts:[]};async function os(n,t,e,s){const o=new Set;for(let i=0,r;i<n.length;i=r){r=
(0,it.Wd)(n,Math.min(i+ts,n.length),n.length);const c=(0,it.bS)(n).toString("latin1",i,r);for(const l of[Qn,qn])for(const g of c.match(l)??[])o.add(g);const f=s.
step((r-i)*es);f&&await f}const a=await le([...o].map(as),t);return a.length===0?ss:is(n,new Set(a),e,s)}const as=n=>n.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,
(t,e)=>String.fromCharCode(parseInt(e,16)));async function is(n,t,e,s){const o=new Set,a=[];return await(0,Wt.Jo)(n,s,({start:i,end:r},c)=>{const f=()=>(0,it.bS)(
n).toString("latin1",i,r);if(c===wt.o_){const l=(0,Ut.MQ)(n,i+1,r);t.has(l)&&!jt(l)&&o.add(l)}else if(c===wt.QR&&r-i>ns&&t.has(f()))a.push({from:i,to:r,text:""});else if(c===
wt.Ho)return e(f()).then(l=>{l.length>0&&a.push({from:i,to:r,text:"\0".repeat(r-i)})})}),{names:[...o],cuts:a}}async function rs(n,t,e){const s=[];return await(0,Wt.
Jo)(n,e,({start:o,end:a},i)=>{const r=i===wt.o_?t.of((0,Ut.MQ)(n,o+1,a)):void 0;r!==void 0&&s.push({from:o,to:a,text:`/${r}`})}),s.length===0?n:(0,Lt.E$)(n,s,e)}
const cs=100;async function ue(n,t,e,s){for(const o of e){const a=s.step(cs);a&&await a;const i=t.shownAt(o);let r=n.get(i.stream);r||n.set(i.stream,r=new Map);
let c=r.get(i.from);c||r.set(i.from,c={shown:i,glyphs:new Set}),c.glyphs.add(o-i.first)}}var he=u(21115);const ge=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,
fs=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,ds=new Set(
[...Object.keys(he.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim","stFnt","st\
Mfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function pe(n){const t=(0,it.bS)(n).toString(
"latin1");return Buffer.from(t.replace(ge,e=>" ".repeat(e.length)),"latin1")}const ls=new RegExp(`${ge.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),us=400;async function hs(n,t){
const e=new Set;for(const[s]of(0,it.bS)(n).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:a="",2:i,3:r,4:c}of s.matchAll(ls)){const f=i??r;c!==void 0?
e.add(c.slice(c.indexOf(":")+1)):f!==void 0&&(ds.has(a)||e.add(a),!fs.test(f)&&!gs.has(f)&&e.add(f));const l=t.step(us+o.length);l&&await l}return[...e].join(`
`)}const gs=new Set(Object.values(he.dK));function ps(n){const t=(0,it.bS)(n).toString("latin1"),e=[];let s=0;for(const{1:o="",index:a}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(a<s)continue;const i=`</${o}Thumbnails>`,r=t.indexOf(i,a);if(r<0)break;e.push(t.slice(s,a)),s=r+i.length}return s===0?void 0:Buffer.from(e.join("")+t.slice(s),
"latin1")}const ms=/[^\P{Cc}\t-\r\x80-\x9f]/u;function ws(n){return n[0]===254&&n[1]===255||n[0]===255&&n[1]===254||!ms.test((0,it.bS)(n).toString("latin1"))}const ys=4;
function Ss(n){const t=[];let[e,s]=["",0];for(let o=0;o<=n.length;o++){const a=n[o];a!==0&&(a!==void 0&&a>=32&&a<127?(e===""&&(s=o),e+=String.fromCharCode(a)):(e.
length>=ys&&t.push({start:s,text:e}),e=""))}return t}const bs=16384,Cs=10,me=Buffer.of(255,217);async function Ts(n,t,e){const s=n.encoded(t),o=Math.max(s.length-
bs,0),a=Ms(n,t,s);if(a>=0)return(await e((0,it.bS)(s).toString("latin1",Math.max(a,o)))).length>0?a:void 0;const i=n.job.pace.step((s.length-o)*Cs);i&&await i;const r=Ss(
s.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&xs(n,t,s,o+c))return o+c}}function Ms(n,t,e){const s=n.resolve((n.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,d.Eo)(s,"ASCIIHexDecode")?">":(0,d.Eo)(s,"ASCII85Decode")?"~>":void 0,a=o===void 0?-1:(0,it.bS)(e).indexOf(o);return a<
0?-1:a+o.length}function xs(n,t,e,s){const o=n.decodedPart(t);if(o)return n.decodedPart(new d.Z6(t.dict,e.slice(0,s)))?.data.length===o.data.length;const[a,...i]=n.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return i.length===0&&(0,d.Eo)(n.resolve(a),"DCTDecode")&&s>=(0,it.bS)(e).lastIndexOf(me)+me.length&&e.includes(
217)}var lt=u(81077),Tt=u(9819);const Ps={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and fi\
le names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function we(n,t,e){
return t?t===n.dict(n.trailer.get("Info"))?"the properties of the document":(0,T.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(n.resolve(t.get("Subtype")),
"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,d.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":Ps[e]??
"other entries":"other entries"}const gt=100,ye=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Es=new Set(["Dest","D","S","C","AS","V","DV"]),vs=new Set(["\
DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","NS"]),Os=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,As=new Set(["Root","Info","I\
D","Encrypt"]),Ds=1e3,Is=48,Rs=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Mt=n=>n instanceof d.Bi||Array.isArray(n);class Fs{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:s,inCodes:o},a,i,r){this.document=t,this.names=a,this.edits=i,this.note=r,this.find=e,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:s}=this;this.prefix=await de(this.find);const o=this.trees(),a=[];for(const c of o)await this.nameKeys(c)&&a.push(c);
let i;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,d.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof d.SX){e(c)&&await this.scalar(c,f,await(i??=this.usesOfScalars(
t)));continue}const l=e(c)&&await this.object(f),g=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(l||g)&&this.edits&&s.edit(c)}for(const c of a)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,s]of[...t]){const o=e==="ID"?await this.isTextual(
s):!(0,d.i9)(s)&&e!=="Encrypt"&&await this.object([s]);this.edits&&(o||!As.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
d.Mx&&(await this.inCodes((0,lt.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,Tt.Wo)(t,"Names"),s=(0,Tt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[o]of await(0,lt.Zc)(this.document,t.get(e),"Names"))!(o instanceof d.Mx)||!await B(o,this.find,
this.document.job.pace)||(this.rename((0,lt.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof d.Z6?o.dict:o,i=e.job.pace.step(gt);if(i&&await i,Array.isArray(a))for(const r of a)
Mt(r)&&s.push(r);if((0,d.Zm)(a)){for(const[r,c]of a)ye.has(r)&&await this.nameAll(c),Mt(c)&&s.push(c);e.job.pace.add(gt*a.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,d.Zm)(e))return;const s=(0,d.i9)(t)?t.number:e;if(!this.searched.has(s)){this.searched.add(s);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await B((0,d.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const a=o.value instanceof d.Z6?o.value.dict:o.value;if(!(a instanceof d.Bi)&&!Array.isArray(a))continue;if(Array.isArray(
a)&&Se(a)){await this.palette(a)&&(e=!0);continue}const i=a instanceof d.Bi?a:o.dict;for(const[c,f]of[...a.entries()]){const l=this.document.job.pace.step(gt);l&&
await l;const g=typeof c=="string"?c:o.key,b=this.mayChange(f)?await this.entry(i,g,f):void 0;if(b===void 0){Mt(f)&&s.push({value:f,dict:i,key:g});continue}e=!0,
this.note(we(this.document,i,g)),this.edits&&(a instanceof d.Bi?a.set(c,b):a[c]=b)}a instanceof d.Bi&&this.renamed.size>0&&this.renameKeys(a,o.key)&&(e=!0);const r=this.
document.job.pace.step(gt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,s=new Map;for(let o=1;o<t.length;o++){const a=[];t[o]===1&&a.push({
value:e.get(o),dict:void 0,key:""});for(let i=a.pop();i;i=a.pop()){const r=i.value instanceof d.Z6?i.value.dict:i.value;if(!(r instanceof d.Bi)&&!Array.isArray(
r))continue;const c=r instanceof d.Bi?r:i.dict;for(const[l,g]of r.entries()){const b=Array.isArray(r)&&Se(r)?"Lookup":typeof l=="string"?l:i.key,P=e.job.pace.step(
gt);P&&await P,(0,d.i9)(g)?s.set(g.number,{dict:c,key:b}):Mt(g)&&a.push({value:g,dict:c,key:b})}const f=e.job.pace.step(gt);f&&await f}}return s}async scalar(t,e,s){
const{document:o}=this,{dict:a,key:i}=s.get(t)??{dict:void 0,key:""},r=e instanceof d.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(a,i,e):new d.
SX(r);c!==void 0&&(this.note(we(o,a,i)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof d.Mx)||(await this.inCodes((0,lt.Pu)(e))).length===
0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:s}=this;let o=!1;
const a=[t];for(let i=a.pop();i!==void 0;i=a.pop()){const r=i instanceof d.Z6?i.dict:i;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;if(r instanceof d.Bi&&
[...r.keys()].some(f=>e.of(f)!==void 0)){const f=[...r];r.clear();for(const[l,g]of f)r.set(e.of(l)??l,g);o=!0}for(const[f,l]of[...r.entries()]){const g=s.job.pace.
step(gt);g&&await g;const b=l instanceof d.SX?e.of(l.text):void 0;if(b===void 0){Mt(l)&&a.push(l);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(b)):r[f]=new d.
SX(b)}const c=s.job.pace.step(gt);c&&await c}return o}async technical(t,e){const s=(0,lt.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;const a=_n(
s,this.names);return a===s||(await this.inNames(s)).length===(await this.inNames(a)).length?void 0:(0,d.Px)(a)}return t==="CheckSum"||t==="Panose"||t==="CharSet"||
jt(s)||Os.test(s)||(await this.inCodes(s)).length===0?void 0:(0,d.Px)("")}mayChange(t){return t instanceof d.Mx||t instanceof d.SX&&this.renamed.size>0||typeof t==
"number"&&t>=Ds}async entry(t,e,s){if(s instanceof d.SX){const i=Es.has(e)||e==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return i===void 0?void 0:new d.SX(
i)}if(s instanceof d.Mx&&vs.has(e))return this.technical(e,s);if(typeof s=="number")return this.number(t,e,s);if(!(s instanceof d.Mx)||e==="Contents"&&s.bytes[0]===
Is&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,lt.Pu)(s));if(o!==void 0)return(0,d.Px)(o);const a=await B(s,this.find,this.document.job.pace);return a&&Rs.
has(e)?(0,d.Px)(""):!a||e!=="T"||!t||!Bs(t)?a:(this.rename((0,lt.Pu)(s)),(0,d.Px)(this.renamed.get((0,lt.Pu)(s))))}async number(t,e,s){return t!==void 0&&(t===this.
properties||e==="V"&&t.has("N"))&&(await this.find(String(s))).length>0?0:void 0}renameKeys(t,e){const s=[...t];if(!(ye.has(e)||this.isNaming(t))||!s.some(([a])=>this.
renamed.has(`/${a}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[a,i]of s)t.set(this.renamed.get(`/${a}`)??a,i);return!0}isNaming(t){
const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(o=>e.dict(o)===t)}async rebuild({
holder:t,number:e,key:s}){const{document:o}=this,a=await(0,lt.Zc)(o,t.get(s),"Names");o.edit(e);const i=(0,lt.H6)(o,(0,lt.AN)(a),"Names"),r=t.get(s);(0,d.i9)(r)?
o.put(r,i):t.set(s,i),o.edit((0,Tt.Kd)(r,e))}}const Se=([n])=>(0,d.Eo)(n,"Indexed")||(0,d.Eo)(n,"I"),Bs=n=>n.has("FT")||n.has("Kids")||n.has("Parent")&&!n.has("\
Contents");var ct=u(47212);const Ls=100;class be{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,s,o,a,i){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=a,this.use=i,this.renaming=new Jn(e.inNames),this.traced=new ct.Wz(t)}async run(t){const{
document:e,stays:s,renaming:o}=this,{live:a}=await(0,$.Gy)(e),i=c=>a[c]===1&&s[c]!==1,r=await(0,Gt.d)(e,a.length,i);for(const[c,f]of r.content)i(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<a.length;c++){if(!i(c)||!e.isStream(c))continue;await this.data(c,r),await this.dataBeyond(c);const f=e.job.pace.step(Ls);
f&&await f}for(let c=1;c<a.length;c++)i(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(
a),await new Fs(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(a,i)}async renameContent(t){const{document:e,renaming:s}=this,{content:o,pages:a}=await(0,Gt.
d)(e,t.length,i=>t[i]===1);for(const i of new Set([...o.keys(),...a])){const r=e.get(i);if(!(r instanceof d.Z6))continue;const c=this.decoded(r),f=await rs(c,s,
e.job.pace);f!==c&&e.put(i,await(0,Nt.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){const{document:s,
searching:o}=this,{pace:a}=s.job,i=s.get(t);if(!(i instanceof d.Z6))return;const r=this.decoded(i),c=await this.traced.stream(r,e),{glyphs:f,count:l}=await this.
choose(c,!1),g=f.size;await ee(c.trace,o,f,a);const b=await re(s,[c.trace],o.inText);if(this.note("content that no page shows",Math.max(l,+(f.size>g))+b.size),await(0,ct.
FU)(c,f,a),await this.use?.note(c.trace,a,f),!this.rewriter||f.size===0&&b.size===0)return;const P=new Map;await ue(P,c.trace,f,a),await this.rewriter.inPlace(new Map(
[[0,t]]),[c.trace],{removals:P,others:b,images:new Map})}decoded(t){const e=this.document.decodedPart(t);if(!e)throw new D.zU("redaction_incomplete","A content \
stream cannot be read, because its compression is not known");return e.data}async data(t,{content:e,fonts:s,pages:o}){const{document:a}=this,i=a.get(t);if(!(i instanceof
d.Z6))return;const{dict:r}=i,c=s.get(t);c!==void 0?await this.once(i,c,()=>this.fontData(t,i,c)):Us(a,r)?this.rewriter||await this.otherData(t,i):Ns(a,r)?await this.
colorData(t,i):e.has(t)||o.has(t)?await this.once(i,"content",()=>this.hiddenStrings(t,i)):await this.otherData(t,i)}async once(t,e,s){const{document:o,searching:a}=this,
i=o.decodedPart(t)?.data;if(!i)return s();const r=o.job.pace.step(i.length);r&&await r;const c=a.clean.markOf(i,e);if(a.clean.has(c))return;const f=this.findings;
await s(),this.findings===f&&a.clean.markOf(i,e)===c&&a.clean.add(c)}async hiddenStrings(t,e){const{document:s,rewriter:o}=this,a=this.searching.inCodes,{pace:i}=s.
job,r=this.decoded(e),{removed:c}=await(0,Qt.f)(r,i),f=c.length>0&&await z(Buffer.concat(c),this.searching.inText,i),l=await wn(r,a,i),{names:g,cuts:b}=await os(
r,this.searching.inNames,a,i);for(const Q of g)this.renaming.add(Q);if(this.findings+=g.length,f&&this.note("comments of content"),this.note("content that no pa\
ge shows",l+b.length),!o||!f&&l===0&&b.length===0)return;const P=b.length>0?await(0,Lt.E$)(r,b,i):r,L=l>0?await yn(P,a,i):P,X=f?(await(0,Qt.f)(L,i)).content:L;s.
put(t,await(0,Nt.c)(s,e,X))}async fontData(t,e,s){const{inCodes:o,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(t,e,Bn);if(s!=="ToU\
nicode"&&s!=="CMap")return;await this.overwrite(t,e,ce);const i=this.document.get(t),r=this.document.decodedPart(i)?.data;if(!r)return;const{pace:c}=this.document.
job,f=c.step(r.length);f&&await f;const l=await Wn(r,a,c);l?this.replace(t,i,l):await z(await kn(r,c),o,c)&&this.note("names")}async colorData(t,e){const{document:s}=this,
o=s.resolve(e.dict.get("FunctionType"));o===4?await this.once(e,"function",()=>this.overwrite(t,e,ce)):typeof o!="number"&&!(0,d.Eo)(s.resolve(e.dict.get("Subty\
pe")),"Image")&&!e.dict.has("ShadingType")&&await this.once(e,"profile",()=>this.overwrite(t,e,Ln))}async dataBeyond(t){const{document:e,searching:s}=this,o=e.get(
t);if(!(o instanceof d.Z6)||!o.dict.has("Filter"))return;const a=await Ts(e,o,s.inCodes);if(a===void 0)return;this.note("streams");const i=new d.Z6(new d.Bi(o.dict),
e.encoded(o).slice(0,a));this.rewriter&&e.put(t,i)}async overwrite(t,e,s){const{document:o}=this,a=o.decodedPart(e)?.data;if(!a)return;const i=o.job.pace.step(a.
length);i&&await i;const r=s(a);if(!r)return this.otherData(t,e);if(r.length===0)return;const c=await In(a,r,this.searching.inCodes);c&&this.replace(t,e,c)}replace(t,e,s){
this.note("fonts and colors"),this.rewriter&&this.document.put(t,(0,yt.n)(e,s,{compress:!0}))}otherData(t,e){const s=(0,gn.In)(e)?"metadata":"streams";return this.
once(e,s,()=>this.dataIn(s,t,e))}async dataIn(t,e,s){const{document:o,rewriter:a}=this,{inText:i,inCodes:r}=this.searching,c=this.document.decodedPart(s)?.data;
if(!c)throw new D.zU("redaction_incomplete","A stream cannot be read, because its compression is not known");const f=t==="metadata"?i:ws(c)?R(i,r):r,{pace:l}=o.
job,g=[],b=t==="metadata"?pe(c):c,P=t==="metadata"?(await r(await hs(c,l))).length:0,L=f!==r&&await Ce(b,f,l);g.push(P,Number(L));for(const ft of Z(b)){g.push((await f(
ft)).length);const en=l.step(c.length);en&&await en}if(this.note(t,(0,K.Kf)(g)),!a||g.every(ft=>ft===0))return;const X=await f((0,it.bS)(b).toString("latin1")),
Q=Buffer.from(V((0,it.bS)(c).toString("latin1"),X),"latin1"),et=t==="metadata"?pe(Q):Q;P>0||await Ce(et,f,l)||await z(et,f,l)?o.remove(e):o.put(e,(0,yt.n)(s,Q,{
compress:!1}))}}async function Ce(n,t,e){const s=await O((0,it.bS)(n).toString("utf8"),e);return s!==void 0&&(await t(s.text)).length>0}function Ns(n,t){return[
"FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,d.Eo)(n.resolve(t.get("Subtype")),"Image")}const Us=(n,t)=>(0,d.Eo)(n.resolve(
t.get("Type")),"EmbeddedFile");var Te=u(42973),Ws=u(68973),Gs=u(28524),$s=u(14118),js=u(1900),At=u(95340),Me=u(71157);const ks=6,pt=1,Ht=["Filter","DecodeParms",
"Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL",
"L","Length","Interpolate"];class xe{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){const{document:s}=this,{image:o}=t[0],{width:a,
height:i}=(0,At.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(a>0&&i>0))return;const c=await Ee(r,e,{width:a,height:i},s.job.pace);
if(!c.some(({left:f,top:l,right:g,bottom:b})=>f<=0&&l<=0&&g>=a&&b>=i))return s.add(await this.overwrite(o,c))}async shows({image:t,matrix:e},s){const{document:o,
shade:a}=this,{width:i,height:r}=(0,At.h)(o,t.dict);if(!(i>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await Ee([{matrix:e}],s,{width:i,height:r},o.job.pace);
if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:a,l=await this.draw(t),g=await Dt(o,l,3);return c.some(({left:b,top:P,right:L,bottom:X})=>{
for(let Q=P+pt;Q<X-pt;Q++){const[et,at]=[b+pt,L-pt].map(ft=>(Q*l.width+ft)*3);for(let ft=et;ft<at;ft++)if(g[ft]!==f)return!0}return!1})}async overwrite(t,e){const{
document:s,shade:o}=this,a=new d.Bi(t.dict),{dict:i}=t;for(const L of Ht)a.delete(L);if(s.resolve(i.get("ImageMask"))===!0)return this.stencil(t,a,e,1);const[r,
c]=[s.resolve(i.get("SMask")),s.resolve(i.get("Mask"))];if((0,d.cy)(c)||r instanceof d.Z6&&r.dict.has("Matte")||typeof i.get("SMaskInData")=="number")throw Pe("\
has an image whose mask cannot be written again");const f=await this.draw(t),l=await(0,js.cE)(f,s.job.pace),g=await Dt(s,f,l?3:1),{width:b,height:P}=f;for(const{
left:L,top:X,right:Q,bottom:et}of e.map(at=>Kt(at,b,P)))for(let at=X;at<et;at++){const ft=l?3:1;g.fill(o,(at*b+L)*ft,(at*b+Q)*ft)}return a.set("ColorSpace",(0,d.
UU)(l?"DeviceRGB":"DeviceGray")),a.set("BitsPerComponent",8),r instanceof d.Z6?a.set("SMask",s.add(await this.opaque(r,b,P,e))):c instanceof d.Z6&&a.set("Mask",
s.add(await this.maskOf(c,b,P,e))),this.pack(a,g)}async opaque(t,e,s,o){const a=await this.draw(t),i=await Dt(this.document,a,1);for(const c of o.map(f=>Oe(f,a.
width/e,a.height/s,a)))for(let f=c.top;f<c.bottom;f++)i.fill(255,f*a.width+c.left,f*a.width+c.right);const r=new d.Bi(t.dict);for(const c of Ht)r.delete(c);return r.
set("ColorSpace",(0,d.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,i)}maskOf(t,e,s,o){const a=(0,At.h)(this.document,t.dict),i=new d.Bi(t.dict);for(const c of Ht)
i.delete(c);const r=o.map(c=>Oe(c,a.width/e,a.height/s,a));return this.stencil(t,i,r,0)}async stencil(t,e,s,o){const a=await this.draw(t),i=await Dt(this.document,
a,1),{width:r,height:c}=a;for(const{left:g,top:b,right:P,bottom:L}of s.map(X=>Kt(X,r,c)))for(let X=b;X<L;X++)i.fill(o*255,X*r+g,X*r+P);const f=r+7>>3,l=new Uint8Array(
f*c);for(let g=0;g<c;g++)for(let b=0;b<r;b++)i[g*r+b]>=128&&(l[g*f+(b>>3)]|=128>>(b&7));return e.set("ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,l)}async pack(t,e){
return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.UU)("Image")),t.set("Filter",(0,d.UU)("FlateDecode")),new d.Z6(t,await(0,Ws.uM)(this.document.job).
deflate(e,ks))}async draw(t){const{document:e}=this,{job:s}=e,{width:o,height:a}=(0,At.h)(e,t.dict);if(!(o>0&&a>0))throw Pe("has an image without a size");if(o*
a>s.limits.pixels)throw(0,Te.F)("pixels",`An image has ${o*a} pixels, which are too many to redact`,"Make it smaller first");const i=new d.Bi(t.dict);for(const P of[
"SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])i.delete(P);i.set("Type",(0,d.UU)("XObject")),i.set("Subtype",(0,d.UU)("Image"));
const r=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${a} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),l=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,a],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(i,e.encoded(t)))})})});r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(l)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:g}=(0,Gs.uZ)(e,t);return(await $s.YY.open(await(0,Bt.UN)(r,{encryption:"none",draft:!0}),s,{images:g})).draw(
0,{width:o,height:a,isTransparent:!1})}}const Pe=n=>new D.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function Ee(n,t,{width:e,height:s},o){const a=[];for(const{matrix:i}of n){
const r=o.step(t.length*Ks+Hs);r&&await r;const c=(0,j.DI)(i),f=(0,Me.jY)(i);for(const l of t){if(!(0,y.EF)(f,l))continue;const[g,b,P,L]=(0,j.zl)(c,[l.x,l.y,l.x+
l.width,l.y+l.height]);a.push(ve([g*e,(1-L)*s,P*e,(1-b)*s],e,s))}}return a}const[Hs,Ks]=[200,20],ve=([n,t,e,s],o,a)=>Kt({left:Math.floor(n)-pt,top:Math.floor(t)-
pt,right:Math.ceil(e)+pt,bottom:Math.ceil(s)+pt},o,a),Kt=({left:n,top:t,right:e,bottom:s},o,a)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(t,0),a),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),a)}),Oe=({left:n,top:t,right:e,bottom:s},o,a,{width:i,height:r})=>ve([n*o,t*a,e*o,s*a],i,r);async function Dt({
job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,a=0;o<t.height;o++){const i=t.row(o);for(let c=0;c<i.length;c+=4)e===3&&(s[a++]=i[c+2]),s[a++]=
i[c+1],e===3&&(s[a++]=i[c]);const r=n.pace.step(2*i.length);r&&await r}return s}const zs=new Set(["Parent","P","Dest","B"]),Xs=300;async function Ae(n,t){const{
pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(a,i)=>i);return await De(n,o.filter(a=>!t.has(a)),a=>s[a]=
1),await De(n,[...t],a=>s[a]=0),s}async function De(n,t,e){const{pages:s,job:o}=n,a=new Uint8Array(n.size),i=new Tt.b9(n),r=[],c=f=>{a[f]=1,e(f),r.push(n.get(f))};
for(const f of t){c(s.number(f));const l=s.attribute(f,"Resources");l!==void 0&&r.push(l);for(let g=r.pop();g!==void 0;g=r.pop()){if((0,d.i9)(g)){g.number<a.length&&
a[g.number]===0&&!Zs(n,g.number)&&c(g.number);continue}const b=g instanceof d.Z6?g.dict:g;if(Array.isArray(b))for(const L of b)r.push(L);else if(b instanceof d.
Bi)for(const[L,X]of b)zs.has(L)||r.push(X);i.spend(1);const P=o.pace.step(Xs);P&&await P}}}function Zs(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,d.Eo)(
e,"Page")||(0,d.Eo)(e,"Pages")||n.pages.holds(t)}var Vs=u(18930),mt=u(98446),Ie=u(60660),Ys=u(59071);async function Js(n,t,e){const{fragments:s,leafOf:o}=n.page.
found;if(!o)return;const a=new Map;for(const r of s){const c=o(r);c&&await i(c.element)&&(0,ct.Bc)(n,r.letters,r.text.length,e)}async function i(r){const c=a.get(
r);if(c!==void 0)return c;let f=!1;for(const{actualText:l}of(0,Ie.Hy)(r))l!==void 0&&(await t(l)).length>0&&(f=!0);return a.set(r,f),f}}const Re=100,_s=["Actual\
Text","Alt","E"];async function Qs(n,t){const e=new Set,{page:s,trace:o}=n;if(o.touched.size===0)return e;const a=new Set;(0,ct.C7)(n,a);const i=Uint32Array.from(
a).sort();for(const{dict:f,first:l,end:g}of o.lists){const b=t.step(Re);if(b&&await b,!!qs(i,l,g))for(const P of _s)e.add((0,Ys.Gh)(f.get(P)??null)??"")}const{fragments:r,
leafOf:c}=s.found;for(const f of c?r:[]){const l=t.step(f.text.length*Re);l&&await l;const g=c(f),b=new Set;if(g&&(0,ct.Bc)(n,f.letters,f.text.length,b),g&&[...b].
some(P=>a.has(P)))for(const{actualText:P}of(0,Ie.Hy)(g.element))e.add(P??"")}return e.delete(""),e}function qs(n,t,e){let s=0;for(let o=n.length;s<o;){const a=s+
o>>1;n[a]<t?s=a+1:o=a}return s<n.length&&n[s]<e}var Fe=u(49568),It=u(779),Be=u(9312),to=u(77598);const eo=1e5;class no{wanted;marks=new Set;constructor(t){this.
wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,to.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.marks.
size<eo&&this.marks.add(t)}}var so=u(17886);const Le=["january","february","march","april","may","june","july","august","september","october","november","decemb\
er","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","septembre","octo\
bre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","gennaio","febbraio",
"aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),
Ne="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",St="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",xt="[ ./()\\x{a0}-]*",oo={email:`${Ne}@\\n?${St}(?:(?:\\.${St})+\
|\\.\\n${St}(?:\\.${St})*)|${Ne}\\n@${St}(?:\\.${St})+`,url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x{a\
0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",phone:`(?i)\\+[ ]?[0-9](?:${xt}[0-9]){7,14}|\\+[ ]?[0-9](?:${xt}[0-9]){0,6}${xt}\\n[0-9\
](?:${xt}[0-9]){1,11}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9\
](?:${xt}[0-9]){5,14}`,date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|t\
h|º|er)?\\s+(?:de\\s+)?(?:${Le})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${Le})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},ao={iban:uo,card:po};async function io(n,t){
const e=await Promise.all(n.map(async s=>({kind:s,pattern:await(0,Be.Gv)("redact_kinds",oo[s],"regex",t)})));return{hasGroups:!1,search:async(s,o,a)=>{const i=[];
let r=!1;for(const{kind:c,pattern:f}of e){const l=await f.search(s,o,a);r||=l.truncated;for(const{start:g,end:b}of l.matches){const P=a.step((b-g)*ro);P&&await P;
const L=await ao[c]?.(s,g,b,a)??[{start:g,end:b}];(0,K.RZ)(i,L.map(X=>({...X,groups:{}})))}}return{matches:i.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:r}}}}
const[ro,co,fo]=[50,100,1500],lo=50;function uo(n,t,e){const s=[];for(let o=t;o<e;o++){if(!(o===t||ho.test(n[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.test(n.slice(o,o+4)))
continue;const i=(0,so.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(n.slice(o,o+lo))[0]);i!==0&&(s.push({start:o,end:o+i}),o+=i-1)}return s}const ho=/[ \n\u00a0-]/,go=[[4,4,
4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function po(n,t,e,s){const o=[];for(const{0:i,index:r}of n.slice(t,e).matchAll(/[0-9]+/g)){o.push(
{start:t+r,text:i,isNext:r>0&&n[t+r-1]===`
`});const c=s.step(co);c&&await c}const a=[];for(let i=0;i<o.length;i++){const r=s.step(fo);r&&await r;const c=mo(o,i);if(c===0)continue;const f=o[i+c-1];a.push(
{start:o[i].start,end:f.start+f.text.length}),i+=c-1}return a}function mo(n,t){for(const o of go){const a=n.slice(t,t+o.length);if(a.length===o.length&&a.every(
({text:r},c)=>r.length===o[c])&&a.slice(1).filter(({isNext:r})=>r).length<=1&&Ue(a))return a.length}let e=0,s=0;for(let o=1;t+o<=n.length&&(o===1||!n[t+o-1].isNext)&&
(e+=n[t+o-1].text.length,!(e>19||o>1&&t>0&&!n[t].isNext));o++)e>=13&&Ue(n.slice(t,t+o))&&(s=o);return s}function Ue(n){let t=0;const e=n.map(({text:s})=>s).join(
"");for(let s=0;s<e.length;s++){const o=Number(e[e.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const We=2e3,wo=1e6,zt=2e5;async function yo({search:n,
search_mode:t,redact_kinds:e=[]},s){const o=[];if(e.length>0&&o.push(await io(e,s)),n!==void 0&&t!=="regex"){const[a,i]=await So(n,s);if(e.length===0)return new je(
a,i,s);o.push(a)}else n!==void 0&&o.push(await(0,Be.Gv)("search",n,t,s));return new je(bo(o),void 0,s)}async function So(n,{pace:t}){const e=n.split(`
`).filter(i=>i.trim()!=="");if(e.length>We)throw(0,D.G6)([{field:"search",message:`has ${e.length} lines, and at most ${We} are allowed`}]);const s=[];let o=0;for(const i of e){
const r=(await O(i,t))?.text??i;s.push(i,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>wo)throw(0,D.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const a=s.filter(i=>i.trim().length>=Xt||/\S\s\S/.test(
i));return[await(0,It.y)(s,t),await(0,It.y)(a,t)]}const Ge={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function bo(n){const[
t]=n;return n.length===1?t:n.length===0?Ge:{hasGroups:!1,lacks:(e,s)=>n.every(({lacks:o})=>o?.(e,s)===!0),search:async(e,s,o)=>{const a=[];for(const r of n)a.push(
await r.search(e,s,o));return{matches:a.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:a.some(({truncated:r})=>r)}}}}const Xt=4,$e=1e4,
Co=2;class je{pattern;inWords;job;texts=new Set;clean=new no(()=>this.texts.size);areaWords=new Set;literal;constructor(t,e,s){this.pattern=t,this.inWords=e,this.
job=s,this.inText=this.finding(t,a=>this.search(t,a)),this.inNames=this.finding(t,async a=>ke(await this.search(t,a)));const o=e??{...Ge,lacks:()=>this.texts.size===
0};this.inCodes=this.finding(o,a=>this.searchCodes(a))}note(t){this.inWords||t.length<Xt||this.texts.size>=$e||this.texts.has(t)||(this.texts.add(t),this.literal=
void 0)}noteArea(t){t.length>=Co&&this.areaWords.size<$e&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,It.y)([...this.
areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){if(!this.inWords&&this.texts.size===0)return[];
const e=this.inWords??await(this.literal??=(0,It.y)([...this.texts],this.job.pace));return ke(await this.search(e,t))}finding({lacks:t},e){const{pace:s}=this.job;
return Object.assign(e,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,e){if(e==="")return[];const{matches:s,truncated:o}=await t.search(e,zt,this.job.pace);if(o)
throw He();return s}}const ke=n=>n.filter(({start:t,end:e})=>e-t>=Xt),He=()=>(0,Te.F)("searching","A page, or another text of the document, is too long to be se\
arched to its end","Split the document first"),To=2e3,Ke=100,Mo=10;async function ze(n,t,e){const s=await O(n,e);if(!s)return[];const{places:o}=s;return(await t.
inText(s.text)).flatMap(({start:a,end:i})=>{const r={start:o[a],end:o[i-1]+1};return r.end-r.start>i-a||s.text.slice(a,i)!==n.slice(r.start,r.end)?[r]:[]})}async function xo(n,t,e){
const{all:s,truncated:o}=await(0,Fe.IQ)(n,t.pattern,zt,e);return o||s.length>0||(await ze(n.flow.text,t,e)).length>0}async function Zt(n,t,e){const{all:s,counted:o,
truncated:a}=await(0,Fe.IQ)(n.page,t.pattern,zt,e);if(a)throw He();const{flow:i}=n.page,r=[...s,...(await ze(i.text,t,e)).map(g=>({...g,flow:i}))],c=new Set,f=new Map,
l=[];for(const{flow:g,start:b,end:P}of r){const L=new Set,X=e.step((P-b)*Ke+To);X&&await X,(0,ct.PC)(n,g,b,P,L);for(const Q of g.lineBoxes(b,P)){f.set(`${Q.x} ${Q.
y} ${Q.width} ${Q.height}`,Q);const et=e.step(n.trace.images.length*Mo);et&&await et,n.trace.areUnseen(L,Q)&&l.push(Q)}for(const Q of L)c.add(Q);t.note(g.text.slice(
b,P))}for await(const g of Po(n,e))t.noteArea(g);for(const g of await Qs(n,e))t.noteArea(g);return{glyphs:c,boxes:[...f.values()],unseen:l,count:o.length}}async function*Po(n,t){
const{page:e,trace:s}=n;if(s.touched.size===0)return;const{flow:o}=e;for(const{0:a,index:i}of o.text.matchAll(Eo)){const r=new Set;(0,ct.PC)(n,o,i,i+a.length,r);
for(const f of r)if(s.touched.has(f)){yield a;break}const c=t.step(a.length*Ke);c&&await c}}const Eo=/\S{1,5000}/g,vo=.01;async function Oo(n,{pages:t,search:e,
areas:s,shade:o},a){const i=await(0,Jt.E)(n,a);i.keepDecoded();const r=new Vs.X(i),c=[];for(const P of t)await xo(await r.page(P-1),e,a.pace)&&c.push(`page ${P}`);
const f=new ct.Wz(i),l=new xe(i,o);for(const[P,L]of s){const{trace:X}=await f.all(P,L.map(et=>(0,y.wS)(et,-vo)));(X.touched.size>0||X.isPaintedIn||X.undivided.size>
0||await Ao(l,X,L))&&c.push(`areas of page ${P+1}`)}const g=await Ae(i,new Set(Array.from(t,P=>P-1))),b=new be(i,e,P=>Zt(P,e,a.pace),g);await b.run(new Set);for(const P of b.
found.keys())c.push(P);if(c.length>0)throw new D.zU("redaction_incomplete",`Text to redact is still in ${(0,mt.Dw)(c)}, so there is no result`,{advice:"Report t\
his with the kind of document, without the document itself"})}async function Ao(n,t,e){for(const s of t.images)if(await n.shows(s,e))return!0;return!1}async function Do(n,t,e,s){
const o=new Map;if(t.length>0)for(const{images:c}of n)for(const f of c){const l=`${f.stream} ${f.from}`;(0,K.vH)(o,l,f)}const a=new Map,i=new Map;let r=0;for(const c of o.
values()){const[{stream:f,from:l,to:g}]=c;if(!await Fo(c,t,s))continue;r++;const b=await e.without(c,t),P=b&&`OctavoRedacted${b.number}`;(0,K.vH)(a,f,{from:l,to:g,
text:P?`/${P} Do`:""}),P&&i.set(f,(i.get(f)??new Map).set(P,b))}return{cuts:a,images:i,count:r}}const[Io,Ro]=[100,4];async function Fo(n,t,e){for(const{matrix:s}of n){
const o=e.step(Io+t.length*Ro);o&&await o;const a=(0,Me.jY)(s);if(t.some(i=>(0,y.EF)(a,i)))return!0}return!1}var Bo=u(2843),Lo=u(10339);const Xe=8;class No{document;searching;choose;images;areas;rewriter;use=new Lo.
H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,s,o,a){this.document=t,this.searching=e,this.choose=s,this.images=o,this.areas=a,this.rewriter=new Bo.
q(t),this.traced=new ct.Wz(t),this.hasLayers=(0,Tt.Wo)(t,"OCProperties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,s=this.areas.get(
t)??[],o=[];let[a,i,r]=[0,0,!1];for(let c=0;c<Xe;c++){const{texts:f,chosen:l}=await this.readPage(t,c,s),g=f.map(({trace:L})=>L),b=await this.cutsOf(t,g,l,s);await this.
cutPaths(t,g,l,b);const P=b.removals.size===0&&b.others.size===0||!g.some(({isPartial:L})=>L);for(const[L,X]of g.entries())P||c===Xe-1?await this.use.note(X,e,l[L].
glyphs):await this.use.noteGone(X,e,l[L].glyphs);if(b.removals.size===0&&b.others.size===0)break;r=!0,i+=b.count;for(const L of l)for(const X of L.boxes)o.push(
X);if(c===0&&(a=l.reduce((L,X)=>Math.max(L,X.count),s.length>0?0:1)),await this.rewriter.page(t,g,b),P)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))
return{index:t,boxes:[...o,...s],count:a+s.length,images:i}}async cutsOf(t,e,s,o){const{pace:a}=this.document.job,i=new Set(e.flatMap(X=>[...X.undivided]));if(i.
size>0)throw Wo(t+1,[...i]);const r=new Map;for(const[X,{glyphs:Q}]of s.entries())await ue(r,e[X],Q,a);const c=o.length>0?await this.searching.ofAreas():void 0,
f=async X=>[...await this.searching.inText(X),...c?await c(X):[]].sort(x),l=await re(this.document,e,f),g=[...o,...s.flatMap(({unseen:X})=>X)],{cuts:b,images:P,
count:L}=await Do(e,g,this.images,a);for(const X of[b,...e.map(Q=>Q.cuts)])for(const[Q,et]of X)l.set(Q,await Ze([l.get(Q)??[],et],a));return{removals:r,others:l,
images:P,count:L}}async cutPaths(t,e,s,o){const a=s.flatMap(({unseen:c})=>c);if(a.length===0||!e.some(({hasPaths:c})=>c))return;const{pace:i}=this.document.job,
{trace:r}=await this.traced.all(t,a);for(const[c,f]of r.cuts)o.others.set(c,await Ze([o.others.get(c)??[],f],i))}isNoted(t){return this.noted.has(t)}get settled(){
return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,s){const{traced:o}=this,{pace:a}=this.document.job,i=await o.shown(t,s),
r=[i],c=[await this.choose(i,!0)];if(i.trace.isPartial||this.hasLayers||e>0||s.length>0){const f=await o.all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}
for(const[f,l]of r.entries()){await Js(l,this.searching.inText,c[f].glyphs),(0,ct.C7)(l,c[f].glyphs),await ee(l.trace,this.searching,c[f].glyphs,a),await(0,ct.FU)(
l,c[f].glyphs,a);for(const g of l.trace.contents.keys())this.read.add(g)}return{texts:r,chosen:c}}}const Uo=200;async function Ze(n,t){const e=new Map;for(const s of n)
for(const o of s){e.set(`${o.from} ${o.to}`,o);const a=t.step(Uo);a&&await a}return[...e.values()]}const Wo=(n,t)=>(0,D.G6)([{field:"redact_areas",message:`has \
an area on page ${n} into which ${(0,mt.Dw)(t)} reaches, which cannot be divided: choose another area, or redact images of the pages`,mentions:["pages_to_images"]}]);
var Ve=u(18271),Rt=u(49454),Go=u(15330),$o=u(57373),jo=u(12202),ko=u(88739),Ft=u(61188),Ye=u(50476),bt=u(48462);const Vt=14,Ho=1330926671,Ko=[139,139,13,Vt];function zo(n,t,e){
try{const s=Buffer.from(n),o=new DataView(s.buffer,s.byteOffset,s.length),a=o.getUint32(0);if(s[0]===37||s[0]===128)return Zo(s,t);if(a===Ho){const r=(0,Ot.tI)(
o).get("CFF ");return r&&Je(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===1&&s[1]===0&&a!==65536?Je(s,t):Xo(o,t,e))?s:void 0}catch(s){if(!(s instanceof
RangeError))throw s;return}}function Je(n,t){const e=new DataView(n.buffer,n.byteOffset,n.length),s=(0,Ft.Pe)(e,(0,Ft.Pe)(e,e.getUint8(2)).end),o=(0,Ft.zz)(e,s.
offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:a}=(0,Ft.Pe)(e,o);for(const i of t)if(!(typeof i!="number"||i<=0||i+1>=a.length)){
if(a[i+1]>n.length)return!1;n.fill(Vt,a[i],a[i+1])}return!0}function Xo(n,t,e){const s=(0,Ot.eQ)(n,(0,Ot.tI)(n));if(!s)return!0;const{glyf:o,count:a,place:i,setPlace:r,
spanOf:c}=s,f=(0,Ye.f)(e,a,c,n),l=new Set([...(0,Ye.f)(t,a,c,n)]);for(let g=a-1;g>0;g--){if(!l.has(g)||f.has(g))continue;const[b,P]=[i(g),i(g+1)];if(!(P<=b)){if(o.
at+P>n.byteLength)return!1;new Uint8Array(n.buffer,n.byteOffset+o.at+b,P-b).fill(0);for(let L=g;L>0&&i(L)===b;L--)r(L,P)}}return!0}function Zo(n,t){const e=(0,bt.
_M)(n);if(!e)return;const{plain:s,start:o,end:a}=e,i=s.indexOf("/CharStrings");if(i<0)return;const r=Number(/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(
i,4096)))?.[1]??4);for(const[c,f]of(0,bt.Ag)(s,i)){if(!t.has(c)||c===".notdef")continue;const l=(0,bt.Ns)(f,bt.Ed).fill(Vt,r);l.set(Ko.slice(0,Math.max(l.length-
r,0)),r),f.set((0,bt.Ze)(l,bt.Ed))}return Buffer.concat([n.subarray(0,o),e.seal(s),n.subarray(a)])}const Vo=300,Yo=2;async function Jo(n,t,e,s){if(!t.hasGone)return;
const{live:o}=await(0,$.Gy)(n),a=new ct.Wz(n),{pace:i}=n.job;for(const l of s)await t.note((await a.all(l,[])).trace,i);const{content:r}=await(0,Gt.d)(n,o.length,
l=>o[l]===1&&e(l));for(const[l,g]of r){const b=n.get(l),P=b instanceof d.Z6&&n.decodedPart(b)?.data;P&&await t.note((await a.stream(P,g)).trace,i)}const c=await Qo(
n,t,o),f=_o(n,c);for(const l of c)l.use.gone.size>0&&!l.keepsAll&&await sa(n,l,f);await fa(n,c)}function _o(n,t){const e=new Map;for(const{number:s,use:o,keepsAll:a}of t){
const i=_e(n,n.get(s));if(i===void 0)continue;const r=e.has(i)?e.get(i):new Set;for(const{cid:c}of o.kept)r?.add(c);e.set(i,a?void 0:r)}return e}function _e(n,t){
const e=n.array(t.get("DescendantFonts"))?.[0];return(0,d.i9)(e)?e.number:void 0}async function Qo(n,t,e){const s=new Set;for(const a of n.dict(n.dict(na(n))?.get(
"Font"))?.values()??[])(0,d.i9)(a)&&s.add(a.number);const o=[];for(let a=1;a<e.length;a++){const i=e[a]===1?n.get(a):null;if(!(i instanceof d.Bi)||!ea(n,i))continue;
const r=t.fonts.get(await(0,$o.G)(n,new d.oS(a))),c=s.has(a);(r||c)&&o.push({number:a,use:r??qo,keepsAll:c})}return o}const qo={kept:new Set,gone:new Set,lengths:new Set},
ta=["Type0","Type1","MMType1","TrueType","Type3"];function ea(n,t){const e=n.resolve(t.get("Subtype"));return e instanceof d.SX&&ta.includes(e.text)}const na=n=>n.
dict(n.catalog.get("AcroForm"))?.get("DR"),Yt=({kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function sa(n,{number:t,use:e},s){const o=Yt(e),a=n.job.pace.
step((o.length+e.kept.size)*Vo);if(a&&await a,o.length===0)return;n.edit(t);const i=n.get(t);await oa(n,i,e);const r=new Set(o.map(({code:l})=>l));aa(n,i,r),ia(
n,i,r);const c=_e(n,i),f=c===void 0?void 0:s.get(c);f&&ra(n,i,new Set(o.map(({cid:l})=>l).filter(l=>!f.has(l))))}async function oa(n,t,{kept:e,lengths:s}){const o=n.
resolve(t.get("ToUnicode")),[a,...i]=s;if(!(o instanceof d.Z6)||a===void 0||a>2||i.length>0)return;const r=await(0,jo.A)(n,t,{found:!1});if(!r)return;const c=[...e].
sort((l,g)=>l.code-g.code).flatMap(({code:l})=>{const g=r.textOf(l);return g===void 0?[]:[[l,g]]}),f=(0,ko.U)(c.map(([l,g])=>[l,Array.from(g,b=>b.codePointAt(0))]),
{digits:a*2,isInOrder:!0});t.set("ToUnicode",n.add((0,yt.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}function aa(n,t,e){const s=n.
array(t.get("Widths")),o=n.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((a,i)=>e.has(o+i)?0:a))}function ia(n,t,e){const s=n.dict(t.get(
"Encoding")),o=n.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let a=0;const i=new Set,r=[];for(const P of o.map(L=>n.resolve(L))){if(typeof P==
"number")a=P;else if(P instanceof d.SX&&e.has(a++)){i.add(P.text),r.push(new d.SX(".notdef"));continue}r.push(P)}t.set("Encoding",new d.Bi(s).set("Differences",
r));for(const P of r)P instanceof d.SX&&i.delete(P.text);const c=(0,d.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharProcs")):void 0;c&&t.set("CharP\
rocs",new d.Bi([...c].filter(([P])=>!i.has(P))));const f=(0,Rt.nb)(n,t),l=n.resolve(f?.get("CharSet"));if(!f||!(l instanceof d.Mx))return;const g=Buffer.from(l.
bytes).toString("latin1").split("/").slice(1),b=t.get("FontDescriptor");(0,d.i9)(b)&&n.edit(b),(0,Rt.nb)(n,t)?.set("CharSet",(0,d.Px)(g.filter(P=>!i.has(P)).map(
P=>`/${P}`).join("")))}function ra(n,t,e){const s=n.array(t.get("DescendantFonts"))?.[0];if(!(0,Rt.hL)(n,t)||!(0,d.i9)(s))return;n.edit(s);const a=n.get(s),i=n.
array(a.get("W"));i&&a.set("W",ca(n,i,e));const r=a.get("FontDescriptor"),c=n.resolve(n.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?n.decodedPart(c)?.data:void 0;
if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))return;const l=f.slice();for(const g of e)g>>3<l.length&&(l[g>>3]&=~(128>>(g&7)));n.edit(r),n.get(r).set("CIDSet",n.add(
(0,yt.n)(c,l,{compress:!0})))}function ca(n,t,e){const s=[];for(let o=0;o<t.length;){const a=n.resolve(t[o]),i=n.array(t[o+1]);if(typeof a!="number"||!i){(0,K.RZ)(
s,t.slice(o,o+3)),o+=3;continue}s.push(a,i.map((r,c)=>e.has(a+c)?0:r)),o+=2}return s}async function fa(n,t){const e=new Map;for(const s of t){const o=(0,Ve.Lq)(
n,n.get(s.number));o&&(0,K.vH)(e,o,s)}for(const[s,o]of e){if(o.some(({keepsAll:g})=>g)||!o.some(({use:g})=>Yt(g).length>0))continue;const a=n.decodedPart(s)?.data;
if(!a)continue;const i=n.job.pace.step(a.length*Yo);i&&await i;const[r,c]=[new Set,new Set];for(const{number:g,use:b}of o){const P=la(n,n.get(g));for(const L of Yt(
b))Qe(r,P(L));for(const L of b.kept)Qe(c,P(L))}for(const g of c)r.delete(g);const f=r.size>0?zo(a,r,c):void 0,l=f&&da(n,o[0].number);l!==void 0&&n.put(l,await(0,Nt.
c)(n,s,f))}}const Qe=(n,t)=>{t!==void 0&&n.add(t)};function da(n,t){const e=(0,Rt.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.
get(s);if((0,d.i9)(o))return o.number}}function la(n,t){const e=(0,Ve.oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,Go.X)(n,t,ua(e,s),e);return a=>{
const i=o(a)?.[0];if(i===void 0||i>=0)return i;const r=s[-1-i];return e.glyphCalled?.(r)??r}}const ua=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});
var qe=u(55969),ha=u(45059),ga=u(39491),pa=u(34635),ma=u(77500);const tn=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),wa=["Alternates",
"OPI","DSS"];async function ya(n){let t=(await(0,ha._)(n)).length;for(let e=0;e<n.pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(
n.entry(n.pages.number(e),"Annots"))??[]){const a=n.dict(o);a&&Sa(n,a)&&t++}}return t}const Sa=(n,t)=>{const e=(0,qe.B)(n,t);return e!=="FileAttachment"&&tn.has(
e)};async function ba(n,t){(0,ma.br)(n,"values"),t&&await(0,w.L)(n,s=>tn.has((0,qe.B)(n,s))),await(0,ga.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),Ca(n);const{live:e}=await(0,$.Gy)(n);await(0,pa.y)(n,e,[(s,o)=>wa.filter(a=>o.delete(
a)).length>0])}function Ca(n){const t=n.catalog.get("Metadata"),e=n.resolve(t),s=e instanceof d.Z6?n.decodedPart(e)?.data:void 0,o=s&&ps(s);o&&(0,d.i9)(t)&&n.put(
t,(0,yt.n)(e,o,{compress:!1}))}var Ta=u(58971);const Ma=/\/[^\s()<>[\]{}/%]+/g,xa=new Uint8Array(0),[Pa,Ea]=[4,50];async function va(n,t){if(t.size===0)return;const e=new Oa(
n,t);await e.find();for(const s of t){const o=n.get(s);if(e.drawn.has(s)||!(o instanceof d.Z6))continue;const a=(0,yt.n)(o,xa,{compress:!1});a.dict.delete("Reso\
urces"),n.put(s,a)}}class Oa{document;copied;drawn=new Set;naming=new Set;constructor(t,e){this.document=t,this.copied=e}async find(){const{document:t,copied:e,
naming:s}=this,{referrers:o}=await(0,$.Gy)(t,{watched:e}),{pages:a}=t,i=new Ta.X(t);for(let r=0;r<a.count;r++){this.noteNode(a.number(r));const c=t.dict(a.attribute(
r,"Resources"));await this.follow(await i.page(r),t.dict(c?.get("XObject")))}for(const r of o)!s.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{
document:e,naming:s}=this;for(let o=new d.oS(t);(0,d.i9)(o)&&!s.has(o.number);o=e.entry(o.number,"Parent")){s.add(o.number);const a=e.entry(o.number,"Resources");
for(const i of[a,e.dict(a)?.get("XObject")])(0,d.i9)(i)&&s.add(i.number)}}async follow(t,e){const{document:s,copied:o}=this,a=s.job.pace.step(t.length*Pa);if(a&&
await a,![...e?.values()??[]].some(r=>(0,d.i9)(r)&&o.has(r.number)))return;const i=new Set((0,it.bS)(t).toString("latin1").match(Ma));for(const[r,c]of e)(i.has(
`/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:s,drawn:o}=this,a=[t];for(let i=a.pop();i!==void 0;i=a.pop()){const r=e.
job.pace.step(Ea);if(r&&await r,(0,d.i9)(i)){if(!s.has(i.number)||o.has(i.number))continue;o.add(i.number),i=e.dict(e.dict(e.get(i))?.get("Resources"))?.get("XO\
bject")??null}const c=i instanceof d.Z6?i.dict:i;if(Array.isArray(c))for(const f of c)a.push(f);else if(c instanceof d.Bi)for(const f of c.values())a.push(f)}}}
const Aa=20;async function Da(n){const{live:t}=await(0,$.Gy)(n);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;n.edit(e);const s=n.job.pace.step(Aa);s&&await s}}
var Ia=u(56457),Ra=u(33238),Fa=u(37395);async function Ba(n,t,e){const{pages:s,search:o,areas:a,media:i}=t,r=i?0:await ya(n),c=await Ae(n,new Set(Array.from(s,et=>et-
1))),{redacted:f,content:l,unsearched:g}=await La(n,t,e);Na(t.searches??"search",g,r);const b=new be(n,o,et=>Zt(et,o,e.pace),c,l.rewriter,l.use);await b.run(l.settled);
const P=[...b.found.values()].reduce((et,at)=>et+at,0);if(f.length===0&&P===0)return{redacted:f,elsewhere:0,notes:[]};const L=await o.ofAreas();L&&await nn(n,a,
L),await Pt(n,a),a.size>0&&await va(n,l.rewriter.copied);const X=Array.from({length:n.pages.count},(et,at)=>at).filter(et=>!l.isNoted(et));await Jo(n,l.use,et=>c[et]===
1,X);const Q=(0,Ia.D)(await(0,Ra.Y)(n,"remove"),"remove");return await ba(n,i),await Da(n),{redacted:f,elsewhere:P,notes:Q}}async function La(n,{pages:t,search:e,
searches:s,areas:o,shade:a},i){const r=new Fa.Z(n),c=new Set,f=new Set,l=async(P,L)=>{const{index:X,unreadable:Q}=P.page;return L&&s!==void 0&&Q>0&&f.add(X+1),L&&
s!==void 0&&!o.has(X)&&await r.isScan(P.page)&&c.add(X+1),Zt(P,e,i.pace)},g=new No(n,e,l,new xe(n,a),o),b=[];for(const[P,L]of t.entries()){if(s===void 0&&!o.has(
L-1))continue;const X=await g.page(L-1);X&&b.push(X),i.pace.progress(P/t.length)}return{redacted:b,content:g,unsearched:{textless:[...c],unreadable:[...f]}}}function Na(n,{
textless:t,unreadable:e},s){const o=[];if(t.length>0&&o.push({field:n,message:`${(0,mt.oi)(t)} ${(0,mt.d5)(t.length,"has","have")} no text that can be searched:\
 recognize it first (OCR), or give areas`}),e.length>0&&o.push({field:n,message:`${(0,mt.oi)(e)} ${(0,mt.d5)(e.length,"has","have")} characters that cannot be r\
ead, because the fonts do not tell which letters they are: leave the pages out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is neede\
d, because the document has ${(0,mt.y_)(s,"attachment")}, which ${(0,mt.d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract\
_attachments"]}),o.length>0)throw(0,D.G6)(o)}var Ua=u(95234);const Wa=async(n,t,e)=>{const s=await yo(t,e);await ja(t.redact_label,s);const o=await(0,Jt.E)(n.bytes,
e,{password:t.open_password});o.keepDecoded();const a=o.pages.count,i=(0,Y.k1)(t.pages,a),r=an(t.redact_areas,i,a);t.redact_annotations&&ka(o,i,r);const c=["sea\
rch","redact_kinds"].find(L=>t[L]!==void 0),f=t.redact_mark==="black"?0:255,l=t.remove_attachments,{redacted:g,elsewhere:b,notes:P}=await Ba(o,{pages:i,search:s,
searches:c,areas:r,media:l,shade:f},e);if(g.length===0&&b===0)return{documents:[{...n,pageCount:a}],notes:[Ga],facts:{pageCount:a,redactedMatches:0,redactedPages:0,
redactedImages:0}};if(await Oo(await(0,Bt.UN)(o,{encryption:"none",draft:!0}),{pages:i,search:s,areas:r,shade:f},e),t.redact_mark!=="none"){const L=t.redact_mark===
"black"?"white":"black",{redact_label:X}=t,Q=X===void 0?void 0:await(await $a(e)).openLabel(o,X,L);await ln(o,g,t.redact_mark,Q)}return{documents:[{name:n.name,
bytes:await(0,Bt.UN)(o),pageCount:a}],notes:P,facts:{pageCount:a,redactedMatches:g.reduce((L,{count:X})=>L+X,b),redactedPages:g.length,redactedImages:g.reduce((L,{
images:X})=>L+X,0)}}},Ga={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},$a=n=>(0,Ua.V)(n,()=>Promise.all([u.e(7762),
u.e(7140),u.e(4942)]).then(u.bind(u,84942)));async function ja(n,t){if(n!==void 0&&(await t.inText(n)).length>0)throw(0,D.G6)([{field:"redact_label",message:"ha\
s text that is redacted: choose another label"}])}function ka(n,t,e){let s=0;for(const o of t)for(const a of rt(n,o-1))if((0,K.vH)(e,o-1,a),++s>ht)throw(0,D.G6)(
[{field:"redact_annotations",message:`finds more than ${ht} areas, and at most ${ht} are allowed: choose fewer pages`,mentions:["pages"]}])}}),95234:((nt,J,u)=>{
u.d(J,{V:()=>w,W:()=>F});var D=u(29082),Y=u(94518),K=u(87826),$=u(14029),d=u(52404);const j="1.4";async function F(T,{pages:y,open_password:C,transparency:x},A,R){
const V=await(0,Y.E)(T.bytes,A,{password:C}),U=V.pages.count,h=(0,D.k1)(y,U);if(h.length===0){const E=await(0,K.i)(V,T.bytes);return{documents:[{name:T.name,bytes:E,
pageCount:U}],notes:[d.$],facts:{pageCount:U,stampedPages:0}}}const{notes:m,stampedPages:p=h.length,version:S=j,write:M}=await R(V,h),O={version:S>j?S:j},G=M?await M(
O):await(0,$.UN)(V,O);return{documents:[{name:T.name,bytes:G,pageCount:U}],notes:x===100?[W,...m]:m,facts:{pageCount:U,stampedPages:p}}}const W={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function w({pace:T},y){await T.rest();
const C=await y();return await T.rest(),C}}),9312:((nt,J,u)=>{u.d(J,{$0:()=>j,Gv:()=>K,MM:()=>d});var D=u(779),Y=u(42973);const K=(W,w,T,{pace:y,limits:C})=>(0,D.
patternOf)(W,w,T,y,F(W,C)),$={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function d(W,w){const T=(0,D.G)(W,w);return T&&
$[T]}function j(W,w,T){const y=d(w,T);return y===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${W}, which ${y}.`,mentions:[W,"search_m\
ode"]}]}function F(W,{searching:w}){let T=w;return y=>{if(T-=y,T<0)throw(0,Y.F)("searching",`The search takes more than ${w} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",W)}}}),37395:((nt,J,u)=>{u.d(J,{Z:()=>R});var D=u(74135),Y=u(6057),
K=u(65868),$=u(16264);class d{document;contents;constructor(h){this.document=h,this.contents=new K.i(h)}async cover(h,m){const p=(0,Y.iw)(this.document,h),{width:S,
height:M}=(0,D.iN)(p),O=[0,0,S*p.userUnit,M*p.userUnit],G=new W(O);if(await this.contents.read(h,G,G),G.points.share<m)return!1;const E=new w(this.document,O);return await this.
contents.read(h,E,E),E.points.share>=m}}const j=32;class F{page;rows=new Uint32Array(j);constructor(h){this.page=h}get share(){return this.rows.reduce((h,m)=>h+
T(m),0)/j**2}cover(h){const m=(0,D.Pj)(h,this.page);if(!m)return;const[p,S,M,O]=m,[G,E]=this.between(p,M,0),[H,B]=this.between(S,O,1);if(E<G)return;const I=(2**
(E-G+1)-1)*2**G;for(let v=H;v<=B;v++)this.rows[v]|=I}between(h,m,p){const S=this.page[p],M=(this.page[p+2]-S)/j,O=Math.ceil((h-S)/M-.5),G=Math.ceil((m-S)/M-.5)-
1;return[Math.max(O,0),Math.min(G,j-1)]}}class W{points;constructor(h){this.points=new F(h)}glyph(){}takes({operator:h},m,p,S){h==="BI"&&!S&&this.image(m)}image({
matrix:h}){this.points.cover((0,D.zl)(h,$.p))}}class w extends $.r{points;constructor(h,m){super(h,m),this.points=new F(m)}glyph(){}image(h){const m=(0,D.Pj)((0,D.
zl)(h.matrix,$.p),this.paintOf(h).clip);m&&this.points.cover(m)}}function T(U){let h=0;for(let m=U;m!==0;m&=m-1)h++;return h}var y=u(82877);const C=50,x=.12,A=.5;
class R{document;images;constructor(h){this.document=h,this.images=new d(h)}async isScan(h){return!V(h)&&!(0,y.l)(this.document,h.index)&&await this.images.cover(
h.index,A)}}function V({characters:U,found:{fragments:h,width:m,height:p}}){if(U<C)return!1;const S=(M,O)=>M>x*O&&M<(1-x)*O;return h.some(({box:M})=>S(M.x+M.width/
2,m)&&S(M.y+M.height/2,p))}}),49568:((nt,J,u)=>{u.d(J,{Ao:()=>d,IQ:()=>j,m6:()=>F});var D=u(27077);const Y=1e3,K=1e6,$=1e3;async function d(h,m,p,S){const M=Math.
max(p,Y),O=await W(h.flow,m,M,S),G=await w(h,m,M,S),E=await C(O.found,G.found,h,S);return{matches:E.slice(0,p).map(U),truncated:O.truncated||G.truncated||E.length>
p}}async function j(h,m,p,S){const M=await W(h.flow,m,p,S),O=await w(h,m,p,S);return{all:[...M.found,...O.found],counted:await C(M.found,O.found,h,S),truncated:M.
truncated||O.truncated}}async function F(h,m,p){const S=await W(h.flow,m,1,p);if(S.found.length>0)return{isFound:!0,truncated:!0};const M=await w(h,m,1,p);return{
isFound:M.found.length>0,truncated:S.truncated||M.truncated}}async function W(h,m,p,S){const{matches:M,truncated:O}=await m.search(h.text,p,S);return{found:M.map(
G=>({...G,flow:h})),truncated:O}}async function w(h,m,p,S){const{flow:M,lines:O}=await(0,D.k6)(h.visualText(),S),{text:G}=M,E=[];let H=G.length>K;for(const B of O){
if(B.end>K||E.length>=p){H=!0;break}const I=S.step($);I&&await I;const v=G.slice(B.start,B.end);if(m.lacks?.(v,S)===!0)continue;const{matches:N,truncated:k}=await m.
search(v,p-E.length,S);H||=k;for(const{start:z,end:_,groups:Z}of N)E.push({start:B.start+z,end:B.start+_,groups:Z,flow:M})}return{found:E,truncated:H}}const[T,y]=[
500,30];async function C(h,m,p,S){if(m.length===0)return h;const M=A(p),O=new Set,G=[];for(const B of m){const I=S.step((B.end-B.start)*y+T);I&&await I;const v=R(
B,M),N=new Set;for(const{from:Z,to:q}of v)for(let tt=V(h,Z);tt<h.length&&h[tt].start<q;tt++)N.add(tt);const[k]=N,z=N.size===1?h[k]:void 0;if(z&&v.every(({from:Z,
to:q})=>z.start<=Z&&q<=z.end))continue;for(const Z of N)O.add(Z);const _=v.reduce((Z,q)=>Math.min(Z,q.from),1/0);G.push({match:B,from:_})}const E=h.flatMap((B,I)=>O.
has(I)?[]:[{match:B,from:B.start}]);return(await(0,D.k6)((0,D.p9)([...E,...G],(B,I)=>B.from-I.from),S)).map(({match:B})=>B)}const x=-1;function A({flow:h,found:{
edges:m}}){const p=new Int32Array(m.count).fill(x);for(const{first:S,position:M,count:O}of h.letters(0,h.text.length))for(let G=0;G<O;G++)p[S+G]=M+G;return p}function R({
flow:h,start:m,end:p},S){const M=[];for(const{first:O,count:G}of h.letters(m,p))for(let E=O;E<O+G;E++){const H=S[E];if(H===x)continue;const B=M.at(-1);B?.to===H?
B.to++:M.push({from:H,to:H+1})}return M}function V(h,m){let p=0;for(let S=h.length;p<S;){const M=p+S>>1;h[M].end<=m?p=M+1:S=M}return p}const U=({flow:h,start:m,
end:p,groups:S})=>({text:h.text.slice(m,p),groups:S,box:h.box(m,p),boxes:h.lineBoxes(m,p)})}),1900:((nt,J,u)=>{u.d(J,{b:()=>T,cE:()=>F,lc:()=>W,oF:()=>Y,rr:()=>$,
vO:()=>D});const D=4,Y=2,K={gray:1,rgb:3,rgba:4,"gray-alpha":2},$=y=>y.byteOffset%D===0?new Uint32Array(y.buffer,y.byteOffset,y.length/D):new Uint32Array(y.slice().
buffer),d=new Uint32Array(0),j=(y,C)=>C>0&&Buffer.compare(y(C),y(C-1))===0;async function F({height:y,row:C},x){let A=-1;for(let R=0;R<y;R++){const V=C(R),U=j(C,
R)?d:$(V);for(let m=0;m<U.length;m++){if(U[m]===A)continue;const p=m*D,S=V[p+1];if(V[p]!==S||V[p+2]!==S)return!0;A=U[m]}const h=x.step(V.length*Y);h&&await h}return!1}
function W({width:y,row:C},x){const A=K[x],R=new Uint8Array(y*A),V=A<3,U=A%2===0;let h=-1;return m=>{const p=h===m-1&&j(C,m);if(h=m,p)return R;const S=C(m),M=$(
S);for(let O=0,G=0;O<M.length;O++){if(O>0&&M[O]===M[O-1]){for(const v=G+A;G<v;G++)R[G]=R[G-A];continue}const E=O*D,[H,B,I]=[S[E],S[E+1],S[E+2]];V?R[G++]=w(I,B,H):
(R[G++]=I,R[G++]=B,R[G++]=H),U&&(R[G++]=S[E+3])}return R}}const w=(y,C,x)=>77*y+150*C+29*x+128>>8;function T(y){const C=new Uint8Array(y.length/3);for(let x=0;x<
C.length;x++)C[x]=w(y[x*3],y[x*3+1],y[x*3+2]);return C}}),16264:((nt,J,u)=>{u.d(J,{p:()=>y,r:()=>C});var D=u(45599),Y=u(36211),K=u(85008),$=u(74135),d=u(6057),j=u(
76023),F=u(4186),W=u(5490);const w=new Set([3,7]),T=.01,y=[0,0,1,1];class C{document;page;area;path;clips=!1;glyphClip;constructor(h,m){this.document=h,this.page=
m}get box(){return this.area}takes(h,m,p,S){if(this.extendsPath(h,m)||this.setsColor(h,m,p))return;const{operator:M}=h,O=Y.lJ.get(M);O?this.paints(O,m,S):M==="W"||
M==="W*"?this.clips=!0:M==="w"?m.paint={...this.paintOf(m),lineWidth:Math.abs(h.number(0))||0}:!S&&M==="BI"?this.image(m):!S&&M==="sh"&&this.add(this.paintOf(m).
clip,m)}shows(h){this.glyphClip=w.has(h.mode)?void 0:this.paintOf(h).clip}glyph({font:h,frame:m,size:p},S,M,O,G){if(!this.glyphClip||S!==""&&S.trim()==="")return;
const[E,H]=m.vertical?[.5,.5]:[h.ascent,-h.descent],B=Math.min(M,O),I=(0,F.L)(m,B,Math.max(M,O),G-E*p,G+H*p);this.join([I.x,I.y,I.x+I.width,I.y+I.height],this.glyphClip)}covers(h){
this.join(h,this.page)}image(h){this.add((0,$.zl)(h.matrix,y),h)}enters(h,m){const p=(0,d.b0)(this.document,h.get("BBox"));p&&this.clipTo((0,$.zl)(m.matrix,p),m)}paintOf(h){
return h.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(h,{matrix:m}){const p=(0,W.M)(h);switch(h.operator){case"re":{const[S=NaN,M=NaN,
O=NaN,G=NaN]=p;return this.extend((0,$.zl)(m,[S,M,S+O,M+G])),!0}case"m":case"l":case"c":case"v":case"y":for(let S=0;S+1<p.length;S+=2){const[M,O]=(0,$.Gd)(m,p[S],
p[S+1]);this.extend([M,O,M,O])}return!0;default:return!1}}extend(h){h.every(Number.isFinite)&&(this.path=this.path?(0,$.kO)(this.path,h):h)}setsColor(h,m,p){const S=this.
paintOf(m);switch(h.operator){case"g":case"rg":case"k":return m.paint={...S,components:h.count,isWhite:V((0,W.M)(h))},!0;case"cs":return m.paint={...S,components:this.
componentsOf(h.name(0),p),isWhite:!1},!0;case"sc":case"scn":{const M=h.kind(h.count-1)!==K.o_&&h.count===S.components;return m.paint={...S,isWhite:M&&V((0,W.M)(
h))},!0}default:return!1}}componentsOf(h,m){if(h===void 0)return 0;const p=M=>m.find("ColorSpace",M),S=(0,j.L)(this.document,new D.SX(h),p);return S&&S.kind!=="\
inks"&&!S.table?S.components:0}paints({fill:h,strokes:m},p,S){const{path:M,clips:O}=this;this.path=void 0,this.clips=!1;const G=this.paintOf(p);M&&!S&&m?this.add(
(0,$.XM)(M,G.lineWidth*R(p)/2),p):M&&!S&&h&&!(G.isWhite&&this.isPageWide(M))&&this.add(M,p),O&&M&&this.clipTo(M,p)}isPageWide(h){const[m,p,S,M]=this.page,[O,G]=[
(S-m)*T,(M-p)*T];return h[0]<=m+O&&h[1]<=p+G&&h[2]>=S-O&&h[3]>=M-G}clipTo(h,m){const p=this.paintOf(m);m.paint={...p,clip:(0,$.Pj)(p.clip,h)??x}}add(h,m){this.join(
h,this.paintOf(m).clip)}join(h,m){const p=(0,$.Pj)((0,$.XM)(h,A),m);p&&(this.area=this.area?(0,$.kO)(this.area,p):p)}}const x=[0,0,0,0],A=.01,R=({matrix:[U,h,m,
p]})=>Math.max(Math.hypot(U,h),Math.hypot(m,p)),V=U=>{const h=U.length===4?0:1;return U.length>0&&U.every(m=>m===h)}}),15330:((nt,J,u)=>{u.d(J,{X:()=>d});var D=u(
45599),Y=u(16456),K=u(49454),$=u(30201);function d(w,T,y,C){const x=(0,K.hL)(w,T);return x?j(w,x,y,C):F(w,T,y,C)}function j(w,T,y,C){const x=w.resolve(T.get("CI\
DToGIDMap")),A=x instanceof D.Z6?w.decodedPart(x)?.data:void 0;return({cid:R})=>y.glyph(A?(A[R*2]??0)<<8|(A[R*2+1]??0):C.glyphOfCid(R))}function F(w,T,y,C){const{
base:x,differences:A}=(0,Y.yD)(w,T),R=(U,h)=>{const m=U.charCodeAt(h-32);return m>0?(0,$.S)(m):void 0};if(C.kind!=="truetype")return({code:U})=>{const h=x===void 0?
C.encoding?.get(U)??R(C.encoding?"":Y.W,U):void 0,m=A?.get(U)??h??(x===void 0?void 0:R(x,U));return y.named(m??".notdef")??y.named(".notdef")};const V=(0,Y.pE)(
w,(0,K.nb)(w,T),T)&&!A;return({code:U})=>{const h=A?.get(U)??R(x??Y.W,U),m=()=>h===void 0?0:W(C,h),p=()=>C.code(U)||(C.codes===void 0?C.unicode(U):0);return y.glyph(
V?p()||m():m()||p())}}function W(w,T){const y=(0,$.u)(T),C=y===void 0?0:w.unicode(y);if(C>0)return C;const x=y===void 0?-1:Y.yh.indexOf(String.fromCodePoint(y));
return(x>=0&&w.codes==="macintosh"?w.code(x+32):0)||w.glyphOf(T)}}),12889:((nt,J,u)=>{u.d(J,{Rl:()=>m,Vv:()=>$,fM:()=>d,ft:()=>w,jB:()=>U,pr:()=>x,rg:()=>V,vw:()=>C,
wE:()=>h});var D=u(46161),Y=u(93604),K=u(47707);const $="‏",d="‎";let j;const F=()=>j??=(0,D.A)(),W=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
w=p=>W.test(p),T=4e3,y=p=>F().getEmbeddingLevels(p.slice(0,T)).paragraphs[0]?.level??0,C=p=>w(p)&&y(p)%2===1,x=p=>[...A(p)];function*A(p){if(!w(p)){p!==""&&(yield{
text:p,rtl:!1,at:0});return}if(p.length<=T)return yield*R(p,0);const S=y(p)%2===1,M=[];for(let O=0;O<p.length;)O=Math.min(O+T,p.length),/[\ud800-\udbff]/.test(p[O-
1])&&(O=Math.min(O+1,p.length)),M.push(O);for(let O=0;O<M.length;O++){const G=S?M.length-1-O:O,E=M[G-1]??0;yield*R(p.slice(E,M[G]),E,S?"rtl":"ltr")}}function R(p,S,M){
const{levels:O,paragraphs:G}=F().getEmbeddingLevels(p,M),E=G[0]?.level??0;for(let I=p.length-1;I>=0&&/\s/.test(p[I]);I--)O[I]=E;const H=[];for(let I=0,v=0;I<p.length;I=
v){const N=O[I];for(;v<p.length&&O[v]===N;)v++;H.push({level:N,text:p.slice(I,v),at:I})}const B=H.reduce((I,{level:v})=>Math.max(I,v),0);for(let I=B;I>0;I--)for(let v=0,
N=0;v<H.length;v=N+1){for(N=v;N<H.length&&H[N].level>=I;)N++;for(let k=v,z=N-1;k<z;k++,z--)[H[k],H[z]]=[H[z],H[k]]}return H.map(({level:I,text:v,at:N})=>({text:v,
rtl:I%2===1,at:S+N}))}function*V(p,S){const M=new Int32Array(S.length+1);for(const[O,G]of S.entries())M[O+1]=M[O]+G.length;for(const{text:O,rtl:G,at:E}of A(p+S.
join(""))){const H=E-p.length,B=H+O.length,I=[];for(let v=Math.max((0,Y.M)(M,H)-1,0);v<S.length&&M[v]<B;v++){const N=Math.max(H-M[v],0),k=S[v].slice(N,Math.max(
B-M[v],0));k!==""&&I.push({text:k,rtl:G,at:N,index:v})}yield*G?I.reverse():I}}const U=p=>Array.from(p,S=>F().getMirroredCharacter(S)??S).join(""),h=p=>(0,K.qf)(
U(p)).reverse().join(""),m=p=>x(p).flatMap(({text:S,rtl:M})=>M?(0,K.qf)(U(S)).reverse():(0,K.qf)(S))}),88739:((nt,J,u)=>{u.d(J,{B:()=>j,U:()=>$});var D=u(77581),
Y=u(12889);const K=100;function $(F,{digits:W=4,isInOrder:w=!1}={}){const T=F.filter(([,C])=>C.length>0).map(([C,x])=>`<${j(C).slice(-W)}> <${d(x,w)}>`),y=Array.
from({length:Math.ceil(T.length/K)},(C,x)=>{const A=T.slice(x*K,(x+1)*K);return[`${A.length} beginbfchar`,...A,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(W)}> <${"F".repeat(W)}> endcodespacerange`,...y,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function d(F,W){const w=F.map(T=>String.fromCodePoint(T)).join("");return(0,D.kt)(!W&&(0,Y.ft)(w)?[...w].reverse().join(""):w).toString("hex").toUpperCase()}
const j=F=>F.toString(16).toUpperCase().padStart(4,"0")}),76023:((nt,J,u)=>{u.d(J,{L:()=>j});var D=u(45599),Y=u(69869);const K=8,$={DeviceGray:d("gray",1),CalGray:d(
"gray",1),G:d("gray",1),DeviceRGB:d("rgb",3),CalRGB:d("rgb",3),RGB:d("rgb",3),DeviceCMYK:d("cmyk",4),CMYK:d("cmyk",4),Separation:d("inks",1)};function d(w,T){return{
kind:w,components:T,profile:void 0,table:void 0}}function j(w,T,y,C=0){const x=w.resolve(T);if(C>K)return;if(x instanceof D.SX){if(Object.hasOwn($,x.text))return $[x.
text];const R=y(x.text);return R===void 0?void 0:j(w,R,y,C+1)}if(!(0,D.cy)(x))return;const A=w.resolve(x[0]);if(A instanceof D.SX)switch(A.text){case"ICCBased":
return F(w,x[1],y,C);case"Indexed":case"I":return W(w,x,y,C);case"DeviceN":{const R=w.array(x[1])?.length??0;return R>=1&&R<=32?d("inks",R):void 0}default:return Object.
hasOwn($,A.text)?$[A.text]:void 0}}function F(w,T,y,C){const x=w.resolve(T);if(!(x instanceof D.Z6))return;const A=w.resolve(x.dict.get("N")),R=A===1?"gray":A===
3?"rgb":A===4?"cmyk":void 0;if(R===void 0)return j(w,x.dict.get("Alternate"),y,C+1);const V=(0,Y.hh)(w.decodedPart(x)?.data,A);return{...d(R,A),profile:V?.bytes}}
function W(w,T,y,C){const x=j(w,T[1],y,C+1),A=w.resolve(T[3]),R=A instanceof D.Mx?A.bytes:A instanceof D.Z6?w.decodedPart(A)?.data:void 0,V=w.resolve(T[2]);if(!x||
x.table||!R||typeof V!="number"||!(V>=0))return;const U=new Uint8Array((Math.min(Math.floor(V),255)+1)*x.components);return U.set(R.subarray(0,U.length)),{...x,
table:U}}}),69869:((nt,J,u)=>{u.d(J,{Jc:()=>C,R1:()=>U,To:()=>w,hh:()=>T,so:()=>A});var D=u(77598),Y=u.n(D),K=u(48249),$=u(78157),d=u(68973),j=u(45599);const F={
1:"GRAY",3:"RGB ",4:"CMYK"},W=["scnr","mntr","prtr","spac"],w={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function T(h,m){if(!h||h.length<132)return;const p=(0,$.
bS)(h),S=E=>p.toString("latin1",E,E+4),M=p.readUInt32BE(0),O=h[8];if(!(!(M>=132&&M<=h.length&&O>=2&&O<=4&&S(36)==="acsp"&&W.includes(S(12)))||S(16)!==F[m]))return{
bytes:h.subarray(0,M),version:O}}const y=new WeakMap;async function C(h,m){const{bytes:p}=h,S=m.pace.step(p.length);S&&await S;const M=y.get(m.pace)??new Map;y.
set(m.pace,M);const O=R(p),G=M.get(O);if(G)return G;const E={...h,id:O,deflated:await(0,d.uM)(m).deflate(p,x)};return M.set(O,E),E}const x=4,A=h=>{const{bytes:m}=h;
return{...h,id:R(m),deflated:(0,K.Kc)(m)}},R=h=>(0,D.createHash)("sha256").update(h).digest("base64"),V=new WeakMap;function U(h,{id:m,deflated:p},S){const M=V.
get(h)??new Map;V.set(h,M);const O=M.get(m);if(O)return O;const G=(0,j.jd)({N:S,Alternate:(0,j.UU)(w[S]),Filter:(0,j.UU)("FlateDecode")}),E=h.add(new j.Z6(G,p));
return M.set(m,E),E}}),82877:((nt,J,u)=>{u.d(J,{R:()=>D,l:()=>Y});const D="OctavoText";function Y(K,$){const d=K.dict(K.dict(K.pages.attribute($,"Resources"))?.
get("XObject"));return d!==void 0&&[...d.keys()].some(j=>j.startsWith(D))}}),3449:((nt,J,u)=>{u.d(J,{d:()=>K});var D=u(45599);const Y=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function K(F,W,w){const T=new Map,y=new Map;for(let C=1;C<W;C++){if(!w(C))continue;const x=F.
job.pace.step(300);x&&await x;const A=F.get(C);A instanceof D.Z6?(d(F,A.dict)&&T.set(C,A.dict.get("Resources")),(A.dict.has("CMapName")||(0,D.Eo)(F.resolve(A.dict.
get("Type")),"CMap"))&&y.set(C,"CMap")):A instanceof D.Bi&&j(F,C,A,T,y)}return{content:T,fonts:y,pages:await $(F)}}async function $(F){const W=new Set,w=new Set;
for(const T of F.pages.numbers){const y=F.entry(T,"Contents");(0,D.i9)(y)&&W.add(y.number);const C=F.array(y),x=C!==void 0&&w.size<w.add(C).size;for(const R of x?
C:[])(0,D.i9)(R)&&W.add(R.number);const A=F.job.pace.step(300+(x?10*C.length:0));A&&await A}return W}function d(F,W){const w=F.resolve(W.get("Subtype"));return(0,D.
Eo)(w,"Form")||F.resolve(W.get("PatternType"))===1||W.has("BBox")&&!W.has("ShadingType")}function j(F,W,w,T,y){for(const R of Y){const V=w.get(R);(0,D.i9)(V)&&y.
set(V.number,R)}const C=(0,D.Eo)(F.resolve(w.get("Subtype")),"Type3")?F.dict(w.get("CharProcs")):void 0;for(const R of C?.values()??[])(0,D.i9)(R)&&T.set(R.number,
w.get("Resources"));const x=F.resolve(w.get("Type"));if(F.pages.holds(W)||!((0,D.Eo)(x,"Page")||(0,D.Eo)(x,"Template")))return;const A=w.get("Contents");for(const R of F.
array(A)??[A])(0,D.i9)(R)&&T.set(R.number,w.get("Resources"))}}),10339:((nt,J,u)=>{u.d(J,{H:()=>D});class D{fonts=new Map;hasGone=!1;async note({shown:d},j,F=K){
for(const{font:W,elements:w,first:T}of d){let y=this.fonts.get(W);y||this.fonts.set(W,y={kept:new Set,gone:new Set,lengths:new Set});let C=T;for(const x of w){if(typeof x==
"number")continue;let A=0;for(const V of W.glyphs(x)){const U=W.partEnd(x,A,1);y.lengths.add(U-A),A=U,F.has(C++)?(y.gone.add(V),this.hasGone=!0):y.kept.add(V)}const R=j.
step(x.length*Y);R&&await R}}}async noteGone(d,j,F){if(F.size===0)return;const W=new D;await W.note(d,j,F);for(const[w,{gone:T,lengths:y}]of W.fonts){const C=this.
fonts.get(w);if(C)for(const x of T)C.gone.add(x);else this.fonts.set(w,{kept:new Set,gone:T,lengths:y})}this.hasGone=!0}}const Y=50,K=new Set}),33238:((nt,J,u)=>{
u.d(J,{Y:()=>V});var D=u(91374),Y=u(39684),K=u(9819),$=u(33973),d=u(21996),j=u(17671),F=u(58006),W=u(78157),w=u(45599),T=u(21115),y=u(17413);async function C(E,H,B){
const I=E.resolve(H);let v="";for(const N of(0,w.cy)(I)?I:[H]){const k=E.resolve(N);if(k instanceof w.Mx&&(v=Buffer.from(k.bytes).toString("latin1")),!(0,w.i9)(
N)||!(k instanceof w.Z6))continue;let z;try{z=(0,W.bS)(E.decoded(k))}catch{continue}if(!z.includes("ignature"))continue;const _=z.toString("latin1"),Z=await(0,y.
Y)(_,x(v,B),E.job.pace);Z!==_&&E.put(N,(0,F.n)(k,Buffer.from(Z,"latin1"),{compress:!1}))}}function x(E,H){return({namespace:B,local:I},v)=>I==="Signature"&&B===
T.dK.ds||I==="signature"&&H&&E!=="datasets"&&!v.some(A)}const A=({namespace:E,local:H})=>H==="datasets"&&E===T.dK.xfa;var R=u(43791);async function V(E,H){const B=(0,j.
Hi)(E),I=await U(E),v=new Set,N=new Set,k=I.map(({dict:z})=>(0,D.fq)(E,z));for(const z of I)p(B,z,H,v,N);return v.size>0&&await S(B,v,N),await O(E,v.size>0),{fields:k,
objects:v,usageRights:G(E)}}async function U(E){const H=(await(0,d.zx)(E,["Sig"])).Sig;if(H.length===0)return[];for(const _ of H)h(E,_);const B=new Map;for(const{
number:_,dict:Z,type:q}of await(0,D.qU)(E))q==="Sig"&&_!==void 0&&m(E,B,_,Z);const I=new Set([...B.values()].flatMap(({number:_,widgets:Z})=>[_,...Z])),{Sig:v,Widget:N}=await(0,d.
zx)(E,["Sig","Widget"]),k=[...new Set([...v,...N])].filter(_=>{const Z=I.has(_)?null:E.get(_);return(0,w.Zm)(Z)&&(Z.has("T")||(0,w.Eo)(Z.get("Subtype"),"Widget"))&&
(0,D.pv)(E,Z)==="Sig"}),z=k.length>0?(await(0,$.Gy)(E)).live:void 0;for(const _ of k)z?.[_]===1&&m(E,B,_,E.get(_));return[...B.values()]}function h(E,H){const B=[
E.get(H)];for(let I=B.pop();I!==void 0;I=B.pop()){if((0,w.Zm)(I))for(const v of I.values())B.push(v);if(Array.isArray(I))for(const[v,N]of I.entries())!(0,w.Zm)(
N)||!(0,w.Eo)(N.get("FT"),"Sig")?B.push(N):(E.edit(H),I[v]=E.add(N))}}function m(E,H,B,I){if(!(0,w.Zm)(E.resolve((0,D.hj)(E,I,"V"))))return;const v=I.get("Paren\
t"),N=E.dict(v);if(!I.has("T")&&(0,w.i9)(v)&&N?.has("T")){m(E,H,v.number,N),H.get(v.number)?.widgets.add(B);return}if(H.has(B))return;const k=(E.array(I.get("Ki\
ds"))??[]).flatMap(z=>(0,w.i9)(z)?[z.number]:[]);H.set(B,{number:B,dict:I,widgets:new Set((0,w.Eo)(I.get("Subtype"),"Widget")?[B,...k]:k)})}function p({removal:E},{
number:H,dict:B,widgets:I},v,N,k){const{document:z}=E;N.add(H);const _=(0,D.hj)(z,B,"V");(0,w.i9)(_)&&E.remove(_.number);for(const Z of I){const q=z.get(Z);if(!(0,w.
Zm)(q))continue;if(N.add(Z),v==="keep"&&(0,Y.K)(z,q)){z.edit(Z),(0,Y.x)(z,q);continue}const tt=z.resolve(q.get("StructParent"));typeof tt=="number"&&k.add(tt),E.
remove(Z)}I.has(H)||E.remove(H)}async function S(E,H,B){const{removal:I,structure:v}=E,{document:N}=I;await M(E,H);const k=(0,K.Wo)(N,"AcroForm");for(const z of[
"Fields","CO"]){const _=N.array(k?.dict.get(z)),Z=_?.filter(q=>!I.isGone(q)&&!((0,w.i9)(q)&&H.has(q.number)));!k||!_||!Z||Z.length===_.length||(N.edit(k.holder),
Z.length>0||z==="Fields"?k.dict.set(z,Z):k.dict.delete(z))}await v.dropKeys(B),await v.flush(),await(0,j.Pv)(E,new Set(I.removed()))}async function M({removal:E},H){
const{document:B}=E;for(const{number:I,dict:v}of[...await(0,D.qU)(B)].reverse()){const N=B.array(v.get("Kids")),k=N?.filter(z=>!E.isGone(z)&&!((0,w.i9)(z)&&H.has(
z.number)));I===void 0||!N||!k||k.length===N.length||(B.edit(I),k.length>0?v.set("Kids",k):(0,w.Eo)(v.get("Subtype"),"Widget")?v.delete("Kids"):E.remove(I))}}async function O(E,H){
const B=(0,K.Wo)(E,"AcroForm");if(!B)return;B.dict.has("SigFlags")&&(E.edit(B.holder),B.dict.delete("SigFlags")),await C(E,B.dict.get("XFA"),H);const I=(E.array(
B.dict.get("Fields"))??[]).length===0&&!B.dict.has("DR")&&!B.dict.has("XFA");H&&I&&E.editCatalog().delete("AcroForm")}function G(E){const{catalog:H}=E,B=E.dict(
H.get("Perms"));(0,R.H)(E);for(const I of["Perms","Legal"])H.has(I)&&E.editCatalog().delete(I);return B?.has("UR3")===!0||B?.has("UR")===!0}}),779:((nt,J,u)=>{u.
d(J,{patternOf:()=>I,G:()=>H,y:()=>j});var D=u(58552),Y=u(98472),K=u(34378);const $=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\
\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),d=(v,N)=>j([v],N);async function j(v,N){const k=new Set;for(const Z of v)k.add((await V(Z,N)).text.trim());k.delete("");
const z=[...k].map(Z=>Z.match(/[\x21-\x7e]+/g)??[]),_=(Z,q)=>Z.length*z.length>A?!1:(q.add((Z.length>>2)+k.size*x),W(Z,z));return{hasGroups:!1,lacks:_,search:async(Z,q,tt)=>{
const st=tt.step(Z.length>>2);if(st&&await st,_(Z,tt)||await F(Z,z,tt))return{matches:[],truncated:!1};const ot=await V(Z,tt),rt=[];for(const dt of k)if(!await R(
dt,ot,rt,q,tt))return{matches:rt,truncated:!0};return k.size>1&&rt.sort((dt,ut)=>dt.start-ut.start||ut.end-dt.end),{matches:rt,truncated:!1}}}}async function F(v,N,k){
const z=T(v);for(const _ of N){const Z=k.step((z.length>>3)*_.length);if(Z&&await Z,w(z,_))return!1}return!0}function W(v,N){const k=T(v);for(const z of N)if(w(
k,z))return!1;return!0}function w(v,N){for(const k of N)if(!v.includes(k))return!1;return!0}function T(v){const N=v.toLowerCase();return y.test(N)?N.replace(C,O):
N}const y=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,C=new RegExp(y,"g"),x=6,A=2e4;async function R(v,{text:N,places:k},z,_,Z){const q=Z.
step(N.length>>3);q&&await q;for(let tt=N.indexOf(v),st=0;tt>=0;tt=N.indexOf(v,st)){if(z.length===_)return!1;for(st=tt+v.length;k[st]===k[st-1];)st++;z.push((0,Y.
z)(k[tt],k[st]));const ot=Z.step(v.length);ot&&await ot}return!0}async function V(v,N){if(!U.test(v))return m(v,N);const k=[];let z="";for(const{0:_,1:Z,2:q,index:tt}of v.
matchAll($)){const st=q===void 0?Z?.toLowerCase()??O(_):" ";for(let rt=0;rt<st.length;rt++)k.push(Z===void 0?tt:tt+rt);z+=st;const ot=N.step(_.length*10);ot&&await ot}
return k.push(v.length),{text:z,places:k}}const U=/[^\0-\xff]/,h=65536;async function m(v,N){const k=v.includes(p)?v.split(p).length-1:0,z=new Uint32Array(v.length+
k+1);let _="",Z=0,q=!1;for(let tt=0;tt<v.length;tt+=h){const st=v.slice(tt,tt+h),ot=N.step(st.length);ot&&await ot;const rt=q;for(let ut=0;ut<st.length;ut++){const Pt=st.
charCodeAt(ut),Et=M(Pt);(!Et||!q)&&(z[Z++]=tt+ut),Pt===S&&(z[Z++]=tt+ut),q=Et}const dt=st.toLowerCase().replace(/\s+/g," ").replaceAll(p,"ss").replaceAll("µ","\
μ");_+=rt&&dt.startsWith(" ")?dt.slice(1):dt}return z[Z]=v.length,{text:_,places:z}}const p="ß",S=223,M=v=>v===32||v>=9&&v<=13||v===160,O=v=>(0,K.w)((0,K.w)(v).
toUpperCase().toLowerCase()),G=/^\/.+\/([dgimsuvy]*)$/s,E=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function H(v,N){
const k=G.exec(v);return N==="regex"?k?"slashes":void 0:E.test(v)||k&&k[1]!==""?"regex-as-words":void 0}const B=1e6;async function I(v,N,k,z,_){const Z=k==="reg\
ex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(N,_):await d(N,z);if("problem"in Z)throw(0,D.G6)([{field:v,message:Z.problem}]);
return{...Z,search:async(q,tt,st)=>{const ot=await Z.search(q.slice(0,B),tt,st);return q.length>B?{...ot,truncated:!0}:ot}}}}),98472:((nt,J,u)=>{u.d(J,{z:()=>D});
const D=(Y,K,$=[])=>({start:Y,end:K,groups:Object.fromEntries($)})}),87826:((nt,J,u)=>{u.d(J,{N:()=>K,i:()=>$});var D=u(78157),Y=u(14029);function K({suspect:d,
bytes:j},F){if(!(d||(0,D.bS)(j.subarray(0,5)).toString("latin1")!=="%PDF-"))return j.length===F.length?F:j}const $=async(d,j,F)=>K(d,j)??await(0,Y.UN)(d,F)})};
