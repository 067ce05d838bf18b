"use strict";exports.id=4097,exports.ids=[4097],exports.modules={66974:((ot,X,u)=>{u.d(X,{D6:()=>l,F1:()=>U,NL:()=>b,P3:()=>z,br:()=>B,bs:()=>N});var v=u(98446);const z={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function U(w,p,T){const P=[],E=[];for(const[W,R]of w.split(",").entries()){const g=W+1;if(p!==void 0&&
R.trim()===""){E.push(`entry ${g} is empty: write ${p}, separated by single commas`);continue}const S=T(R,g);"problem"in S?E.push(B(g,R,S.problem)):P.push(S.item)}
return E.length>0?{problem:N(E)}:{items:P}}const B=(w,p,T)=>`entry ${w} ('${m(p.trim())}') ${T}`,l=({position:w,text:p},T,P)=>B(w,p,`names ${L(T)}, but the docu\
ment has ${(0,v.y_)(P,"page")}`);function L(w){return Number.isSafeInteger(w)?`page ${w}`:"a page far beyond its end"}const x=5;function N(w){const p=w.length-x;
return[...w.slice(0,x),...p>0?[`and ${p} more such entries`]:[]].join("; ")}function b(w){const p=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(w);return p?`is n\
ot a range: write ${p[1]}..${p[2]}${p[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(w)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(w)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function m(w){const p=[...w].map(T=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(T)?"?":T);return(0,v.Bu)(p.join(""),40)}}),29082:((ot,X,u)=>{u.d(X,{k1:()=>l,lY:()=>B,m7:()=>L});var v=u(58552),z=u(66974);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
B=b=>(0,z.F1)(b,"pages such as 1..3, -1, odd",(m,w)=>{const p=m.trim(),T=U.exec(p);if(!T)return{problem:N(p)};const[,P,E,W,R,g]=T,S={negated:P!==void 0,text:p,position:w};
if(E!==void 0)return{item:{...S,pages:E.toLowerCase()}};const A=Number(W),O=R===void 0?A:g===void 0?"end":Number(g);return A===0||O===0?z.P3:{item:{...S,pages:{
from:A,to:O}}}});function l(b,m,w="pages"){const p=R=>(0,v.G6)([{field:w,message:R}]),T=B(b);if("problem"in T)throw p(T.problem);const P=new x(m),E=new x(m),W=[];
for(const R of T.items){const g=R.negated?E:P;if(typeof R.pages=="string"){g.add(R.pages);continue}const{from:S,to:A}=R.pages,O=S<0?m+1+S:S,I=A==="end"?m:A<0?m+
1+A:A,H=(A==="end"?S<0?[[S,O]]:[]:[[S,O],[A,I]]).find(([,Q])=>Q<1||Q>m);H&&W.push((0,z.D6)(R,H[0],m)),!(A==="end"&&O>m||W.length>0)&&g.range(Math.min(O,I),Math.
max(O,I))}if(W.length>0)throw p((0,z.bs)(W));return T.items.every(({negated:R})=>R)&&P.add("all"),P.without(E)}function L(b){const m=B(b);if("problem"in m||m.items.
length!==1)return;const{negated:w,pages:p}=m.items[0];if(w)return;if(p==="all")return{first:1};if(typeof p=="string"||p.from<1)return;const{from:T,to:P}=p;return P===
"end"?{first:T}:P===-1?{first:T}:P<1?void 0:{first:Math.min(T,P),last:Math.max(T,P)}}class x{pageCount;differences;odd=!1;even=!1;constructor(m){this.pageCount=
m,this.differences=new Int32Array(m+2)}add(m){m!=="even"&&(this.odd=!0),m!=="odd"&&(this.even=!0)}range(m,w){this.differences[m]++,this.differences[w+1]--}without(m){
const w=new Uint32Array(this.pageCount);let p=0,T=0,P=0;for(let E=1;E<=this.pageCount;E++){T+=this.differences[E],P+=m.differences[E];const W=E%2===1?"odd":"eve\
n";(T>0||this[W])&&!(P>0||m[W])&&(w[p++]=E)}return w.subarray(0,p)}}function N(b){return/^(not +)?\.\./i.test(b)?"has no start: a range is written 1..5":/^!/.test(
b)?"is not a page: leave out pages with not, such as not 2":(0,z.NL)(b.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((ot,X,u)=>{u.d(X,{X:()=>U,l:()=>z});const v=/[ \n\u00a0-]/;function z(B){let l=0,L=0;const x=[...B].map((b,m)=>({
sign:b.toUpperCase(),at:m})).filter(({sign:b})=>!v.test(b)),N=b=>{const m=parseInt(b,36);l=(l*(m>9?100:10)+m)%97};for(let b=15;b<=Math.min(x.length,34);b++){l=0;
for(const{sign:m}of[...x.slice(4,b),...x.slice(0,4)])N(m);l===1&&(L=x[b-1].at+1)}return L}const U=B=>B.length>=15&&/^[A-Z]{2}\d\d/.test(B)&&z(B)===B.length}),52404:((ot,X,u)=>{
u.d(X,{$:()=>B,U:()=>l});var v=u(58552),z=u(29082),U=u(98446);const B={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function l({first_page:L,last_page:x,pages:N},b){if(N!==void 0)return(0,z.k1)(N,b);const m=(0,U.y_)(b,"page"),w=[];if(L>b&&w.push({field:"\
first_page",message:`is ${L}, but the document has ${m}`}),x!==void 0&&x>b&&w.push({field:"last_page",message:`is ${x}, but the document has ${m}`}),w.length===
0&&x!==void 0&&L>x&&w.push({field:"first_page",message:`is ${L}, which is after last_page (${x})`,mentions:["last_page"]}),w.length>0)throw(0,v.G6)(w);return Uint32Array.
from({length:(x??b)-L+1},(p,T)=>L+T)}}),44097:((ot,X,u)=>{u.r(X),u.d(X,{redact_text:()=>na});var v=u(58552),z=u(29082),U=u(45657),B=u(33973),l=u(45599),L=u(74135),
x=u(6057),N=u(87141),b=u(44738),m=u(78021),w=u(86537),p=u(77581);const T=(n,t)=>n.start-t.start||t.end-n.end,P=(n,t)=>n.lacks?.(t)===!0,E=(n,t)=>Object.assign(async e=>[
...await n(e),...await t(e)].sort(T),{lacks:e=>P(n,e)&&P(t,e)});function W(n,t){let e="",s=0;for(const{start:o,end:i}of t)o>s&&(e+=n.slice(s,o)),s=Math.max(s,i);
return e+n.slice(s)}const R=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),g=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,
S=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
A=new RegExp(`${R.source}|${g.source}|${S.source}`,"gu"),[O,I]=[2,100];async function $(n,t){if(n.search(A)<0)return;let e="";const s=[];let o=0;const i=r=>{e+=
n.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of n.matchAll(A)){const f=t.step((c-o)*O+I);f&&await f,i(c),o=c+r.length;const d=Q(r);for(let h=0;h<
d.length;h++)s.push(d.length===r.length?c+h:c);e+=d}const a=t.step((n.length-o)*O);return a&&await a,i(n.length),s.push(n.length),{text:e,places:s}}const H=({places:n},t,e)=>({
start:n[t],end:Math.max(n[e-1]+1,n[e])});function Q(n){if(R.test(n))return"";const t=g.exec(n)?.[0];return t===void 0?n.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}const ct=500;async function D(n,t,e){const s=(0,p.g7)(n);if(s.length===n.bytes.length&&G.test(s)&&!s.includes(
`-
`)&&P(t,s))return;const i=s.replace(K,""),a=await t(i);if(a.length>0){const y=(0,p.wx)(W(i,a));return await Y(y.bytes,t,e)?V:y}const r=await $(i,e),c=r?(await t(
r.text)).map(({start:y,end:C})=>H(r,y,C)):[];if(c.length===0)return await Y(n.bytes,t,e)?V:void 0;const f=W(i,c),d=await $(f,e);return d&&(await t(d.text)).length>
0||await Y((0,p.wx)(f).bytes,t,e)?V:(0,p.wx)(f)}const G=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,j="\x1B",K=new RegExp(`${j}[a-zA-Z]{2,8}${j}`,"g"),V=new l.Mx(new Uint8Array(
0));async function Y(n,t,e){for(const s of J(n)){if(!P(t,s)&&(await t(s)).length>0)return!0;const o=e.step(Z*n.length);o&&await o}return!1}const Z=4;function*J(n){
const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1");yield t;let e=t;if(/[\x80-\xff]/.test(t)&&(yield e=Buffer.from(n).toString("utf8")),t.includes(
"\0")&&(yield e=t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)){const s=q(t);/[\x80-\xff]/.test(s)&&(yield s),yield e=Buffer.from(s,"latin1").toString("utf8")}if(t.
includes("?")&&t.includes("+")&&(yield e.replaceAll("+"," ")),t.includes("&")&&(yield e=it(e)),t.includes("<"))for(const s of[""," "])yield e.replace(/<[^<>]*>/g,
s)}const q=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),tt={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},it=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
(t,e,s,o)=>{if(o!==void 0)return tt[o.toLowerCase()]??t;const i=e===void 0?parseInt(s,16):parseInt(e,10);return i<=1114111?String.fromCodePoint(i):t});async function gt(n,t,e){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof l.Z6?i.dict:i;if(!(!(a instanceof l.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof l.Mx)){(c instanceof l.Bi||Array.isArray(c))&&o.push(c);continue}const f=n.job.pace.step(ct);f&&await f;const d=await D(c,e,n.job.pace);
d&&(a instanceof l.Bi?a.set(r,d):a[r]=d,s++)}}return s}function*ln(n,t){const e=(0,N.y)((0,x.iw)(n,t)),s=o=>{const i=ne(e,o);return i.width>0&&i.height>0?i:void 0};
for(const o of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const i=n.dict(o);if(!i||!(0,l.Eo)(n.resolve(i.get("Subtype")),"Redact"))continue;const a=(n.array(
i.get("QuadPoints"))??[]).map(f=>Number(n.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[d,h]=[0,1].map(C=>[0,2,4,6].map(M=>a[f+M+C])),y=s([(0,U.YG)(d),(0,U.
YG)(h),(0,U.Kf)(d),(0,U.Kf)(h)]);y&&(yield y)}const r=(0,x.b0)(n,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function ne(n,t){const[e,s,o,i]=(0,L.zl)(
n,t);return{x:e,y:s,width:o-e,height:i-s}}const un=4;async function hn(n,t){t.size!==0&&await(0,b.L)(n,(e,s)=>{const o=t.get(s),i=o&&(0,x.b0)(n,e.get("Rect"));if(!o||
!i)return!1;const a=ne((0,N.y)((0,x.iw)(n,s)),i);return n.job.pace.add(o.length*un),o.some(r=>(0,w.EF)(a,r))})}const gn=["ActualText","Alt","E","T"];async function pn(n,t,e){
const s=new Set([...t.keys()].map(a=>n.pages.number(a)));let o=0;for(const a of s)for(const r of n.array(n.entry(a,"Annots"))??[]){const c=n.dict(r),f=c?await gt(
n,c,e):0;f>0&&(0,l.i9)(r)&&n.edit(r),o+=f}for(const a of t.keys()){const r=n.pages.attribute(a,"Resources"),c=n.dict(n.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const d=await gt(n,n.dict(f)??null,e);d>0&&(0,l.i9)(f)?n.edit(f):d>0&&(0,l.i9)(r)&&n.edit(r),o+=d}}const{live:i}=await(0,B.Gy)(n);for(let a=1;a<i.
length;a++){const r=i[a]===1?n.dict(n.get(a)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!r||!(0,m.Uc)(r)||!mn(r,s)))for(const f of gn){const d=await gt(n,[n.
resolve(r.get(f))],e);d>0&&(n.edit(a),r.delete(f)),o+=d}}return o}function mn(n,t){const e=n.get("Pg");return!(0,l.i9)(e)||t.has(e.number)}var se=u(21836),Lt=u(
14029);const dt=5e4,wn=20;function yn(n,t,e){const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))throw Pt(["must have a list under ar\
eas, or under matches"]);if(o.length>dt)throw Pt([`has ${o.length} areas, and at most ${dt} are allowed`]);const i=[],a=new Set(t);let r=0;for(const[c,f]of o.entries()){
const d=Sn(f,e);if(typeof d=="string")i.push(`area ${c+1} ${d}`);else if(!a.has(d.page))i.push(`area ${c+1} is on page ${d.page}, which pages does not name`);else
for(const h of d.boxes)(0,U.vH)(s,d.page-1,h);if(typeof d!="string"&&(r+=d.boxes.length),r>dt)throw Pt([`has more than ${dt} boxes, and at most ${dt} are allowe\
d`]);if(i.length===wn)break}if(i.length>0)throw Pt(i);return s}const Pt=n=>(0,v.G6)([{field:"redact_areas",message:n.join("; ")}]),oe=n=>typeof n=="object"&&n!==
null&&!Array.isArray(n);function Sn(n,t){if(!oe(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!="number"||!Number.isInteger(e)||e<1||
e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(bn);return o.some(i=>i===void 0)||o.length===0?"must have bo\
xes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function bn(n){if(!oe(n))return;const[t,e,s,o]=["x","y","width","height"].
map(a=>n[a]);return[t,e,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var Cn=u(81627),St=u(36078),Tn=u(99876);
async function Mn(n,t,e,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:i,pages:a}=await(0,Tn.F)(
n,Uint32Array.from([...o.keys()],c=>c+1)),r=new Cn.B(n);await r.inspect(a);for(const c of a){const f=(0,L.DI)((0,N.y)(i[c.kind])),d=new Set,h=[];for(const y of o.
get(c.index)??[]){const C=n.job.pace.step(Pn);C&&await C;const M=xn(y,f);if(d.has(M))continue;d.add(M);const F=s?.placementIn(y,f);F!==void 0&&h.push(F)}await r.
over(c,{resources:s?[s.addition]:[],operators:([y])=>{const C=y===void 0?[]:h.map(M=>`${(0,St.qK)(y,M)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...d].join(`
`)} f Q
${C.join("")}EMC
`}})}}const Pn=1500;function xn({x:n,y:t,width:e,height:s},o){const[i,a,r,c]=(0,L.zl)(o,[n,t,n+e,t+s]);return`${(0,St.id)(i)} ${(0,St.id)(a)} ${(0,St.id)(r-i)} ${(0,St.
id)(c-a)} re`}var mt=u(58006),En=u(52205);const An=3;function On(n,t){const e=[t.get("Filter")??t.get("F"),t.get("DecodeParms")??t.get("DP")].map(s=>Nt((0,En.WW)(
n,s??null,An)));return e.includes(void 0)?void 0:e.join(" ")}function Nt(n){if(n instanceof l.SX)return`/${n.text}`;if(n===null||typeof n=="number"||typeof n=="\
boolean")return String(n);const t=Array.isArray(n)?n.map(Nt):n instanceof l.Bi?[...n].flatMap(([e,s])=>[`/${e}`,Nt(s)]):[void 0];return t.includes(void 0)?void 0:
`[${t.join(" ")}]`}var et=u(78157),Ut=u(56681),vn=u(8510),$t=u(52829),Dn=u(71856),Wt=u(32488),xt=u(82416),Et=u(37709),ft=u(85008);const[In,Rn]=[4,100];async function Fn(n,t){
const e=[],s=[];let o=0;const i=r=>{e.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ft.An||f===ft.Cd?(s.push({at:o,from:r,to:c}),i((0,et.bS)((0,xt.E3)(n,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*In)):f===ft.QR&&o>0&&i(`
`)};return await(0,Et.Jo)(n,t,a,!0),{text:e.join(""),pieces:s}}async function Bn(n,t,e){const{text:s,pieces:o}=await Fn(n,e),i=await t(s);if(i.length===0)return n;
const a=[];let[r,c]=[0,0];for(const[f,{at:d,from:h,to:y}]of o.entries()){const C=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<C;r++)c=Math.max(c,i[r].end);d<
c&&a.push({from:h,to:y,text:"()"});const M=e.step(Rn);M&&await M}return(0,Ut.E$)(n,a,e)}var jt=u(3449),Gt=u(71157);async function ie(n,{inText:t,inCodes:e},s,o){
if(n.shown.length===0)return;const i=await Ln(n,o);await ae(n,i,zn,await t(i.text),s,o);const a=await Un(n,o);await ae(n,a,Kn,await e(a.text),s,o)}async function Ln({
shown:n},t){const e=[];let s="";for(const{text:o}of n){e.push(s.length),s+=`${o}
`;const i=t.step((o.length+1)*re);i&&await i}return{text:s,starts:e}}const Nn=10;async function Un({shown:n},t){const e=[];let s=0;for(const{elements:a}of n){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of n){e.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*re);c&&await c}o[i++]=Nn}return{text:(0,et.bS)(o).toString("lat\
in1",0,i),starts:e}}async function ae({shown:n},{text:t,starts:e},{lengthOf:s,countsCodes:o,gapOf:i},a,r,c){if(a.length===0)return;const f=await $n(a,t.length,c);
let d=-1;for(const{start:h,end:y}of a)for(let C=Math.max(Hn(e,h),d+1);C<e.length&&e[C]<y;C++){d=C;const{font:M,elements:F,first:k}=n[C];let _=e[C],nt=k;for(const st of F){
if(typeof st=="number")_+=i(st);else{let Bt=0;for(const ra of M.glyphs(st)){const fn=o?M.partEnd(st,Bt,1):Bt,dn=s(ra,st,Bt,fn);Wn(f,_,dn)&&r.add(nt),_+=dn,nt++,
Bt=fn}}const Mt=c.step(kn(st));Mt&&await Mt}}}async function $n(n,t,e){const s=new Uint8Array(t);for(const{start:o,end:i}of n){s.fill(1,o,i);const a=e.step(Gn+(i-
o>>3));a&&await a}return s}function Wn(n,t,e){for(let s=t;s<t+e;s++)if(n[s]===1)return!0;return!1}const[jn,re,Gn]=[100,4,20],kn=n=>(typeof n=="number"?1:n.length+
1)*jn;function Hn(n,t){let e=0;for(let s=n.length-1;e<s;){const o=e+s+1>>1;n[o]<=t?e=o:s=o-1}return e}const zn={lengthOf:({text:n})=>n.length,countsCodes:!1,gapOf:n=>n<
Gt.t6?1:0},Kn={lengthOf:(n,t,e,s)=>{let o=0;for(let i=e;i<s;i++)t[i]!==0&&o++;return o},countsCodes:!0,gapOf:()=>0};var Vn=u(64680),ce=u(45079);async function fe(n,t,e){
const s=new Map,o=new Set;for(const{lists:i}of t)for(const{stream:a,tag:r,operator:c,from:f,to:d,dict:h}of i){const y=`${a} ${f}`;if(o.has(y)||(o.add(y),await gt(
n,h,e)===0))continue;const C=new Vn.k(256);(0,ce.bD)(C,h,ce.yT);const M=`${r} ${Buffer.from(C.bytes).toString("latin1")} ${c}`;(0,U.vH)(s,a,{from:f,to:d,text:M})}
return s}var At=u(94389);const Xn=120,Zn=new Set([65536,1330926671,1953658213]),kt=132;async function Yn(n,t,e){let s;for(const[o,i]of t){const a=n.subarray(o,Math.
max(o,Math.min(i,n.length)));for(const{text:r,width:c,offset:f}of Qn(a))for(const d of P(e,r)?[]:await e(r))s??=n.slice(),Jn(s,d,{start:o+f,width:c})}return s}function Jn(n,t,{
start:e,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=Xn}function Qn(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),e=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().
toString("utf16le"),width:2,offset:s})}return e}function _n(n){if(n.length<12)return[];const t=new DataView(n.buffer,n.byteOffset,n.byteLength);if(Zn.has(t.getUint32(
0)))try{const i=(0,At.tI)(t).get("name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(n[0]!==37&&n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,
n.byteOffset,n.length).toString("latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function qn(n){if(n.length<kt||Buffer.from(n.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&
kt+12*(o+1)<=n.length;o++){const[i,a]=[4,8].map(r=>t.getUint32(kt+12*o+r));s.push([i+8,i+a])}return s}function de(n){return[...Buffer.from(n.buffer,n.byteOffset,
n.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const ts=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,es=300;async function ns(n,t,e){
const s=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(ts)){const f=e.step(es+a.length);f&&
await f;const d=ss(r);d.length<2||P(t,d)||(await t(d)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+
s.slice(i),"latin1")}function ss(n){const t=Buffer.from(n.replace(/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const os=new Set(
`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),is=32,le=1<<20;async function as(n,t){const e=n.slice();for(let s=0,o=0;s<e.length;s=o){for(o=Math.min(s+le,e.length);rs(e[o]);)
o++;const i=Buffer.from(e.buffer,e.byteOffset+s,o-s).toString("latin1");for(const{0:r,index:c}of i.matchAll(/[A-Za-z]+/g))os.has(r)&&e.fill(is,s+c,s+c+r.length);
const a=t.step(2*le);a&&await a}return e}const rs=(n=0)=>(n|32)>=97&&(n|32)<=122;var cs=u(30201);const fs=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode Absolu\
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),ds=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Ht=n=>fs.has(n)||ds.test(n)||(0,cs.u)(n)!==void 0,zt=4,ls=60,us=n=>/[\x80-\xff]/.test(n)?Buffer.from(n,"latin1").toString("utf8"):n,hs=["redacted-","removed-","\
name-","x-"];class gs{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){
const s=[e];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof l.Z6?o.dict:o;if(i instanceof l.SX)this.add(i.text);else if(Array.isArray(i))for(const r of i)
s.push(r);else if(i instanceof l.Bi)for(const[r,c]of i)this.add(r),s.push(c);const a=t.job.pace.step(ls);a&&await a}}add(t){t.length>=zt&&this.seen.add(t)}async settle(){
const t=await Kt([...this.seen],this.find);if(t.length===0)return;const e=await ue(this.find);for(const s of t)Ht(s)||this.names.set(s,`${e}${this.names.size+1}`)}}
async function ue(n){for(const t of hs)if((await n(`${t}1`)).length===0)return t;return""}async function Kt(n,t){const e=[];let s="";for(const a of n)e.push(s.length),
s+=`${us(a)}
`;if(s==="")return[];const o=new Set;let i=0;for(const{start:a,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;i+1<e.length&&e[i+1]<=a;)i++;const c=n[i];
r-a>=zt&&r<=(e[i+1]??s.length)-1&&o.add(c)}return[...o]}function ps(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<zt||!Number.isNaN(Number(s))).join(" ")}const[ms,he]=[4,3],ws=10;async function ys(n,t){
const e=new Ss(n);return await(0,Et.Jo)(n,t,(s,o)=>e.take(s,o)),e.end()}class Ss{content;names=new Set;words=new Set;images=[];comments=[];codes;used=0;sign;last=0;constructor(t){
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(et.IQ)}take({start:t,end:e},s){this.sign>=0&&this.lookBetween(t,e),s===ft.An||s===ft.Cd?this.
addString(t,e):s===ft.QR?(this.used>0&&(this.codes[this.used++]=ws),e-t>he&&this.words.add(this.text(t,e))):s===ft.o_?e-t>ms&&this.names.add((0,xt.MQ)(this.content,
t+1,e)):s===ft.Ho&&this.images.push({from:t,to:e,text:""})}lookBetween(t,e){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(et.IQ,o)),this.sign>=
0&&this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=e}addString(t,e){const{codes:s}=this,o=(0,xt.E3)(this.content,t,e);let{used:i}=this;for(let a=0;a<
o.length;a++){const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,e)=>(0,et.bS)(this.content).toString("latin1",t,e);end(){const{content:t,codes:e,used:s,names:o,
words:i,images:a,comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,et.bS)(e).toString("latin1",0,s),comments:r,names:o,words:i,
images:a}}}async function bs(n,{names:t,words:e,images:s},o,i,a){const r=new Set(await Kt([...e],o)),c=r.size===0?[]:await Cs(n,r,a);for(const{from:f,to:d}of s)
(await i((0,et.bS)(n).toString("latin1",f,d))).length>0&&c.push({from:f,to:d,text:"\0".repeat(d-f)});return c.sort((f,d)=>f.from-d.from),{names:(await Kt([...t],
o)).filter(f=>!Ht(f)),cuts:c}}async function Cs(n,t,e){const s=[];return await(0,Et.Jo)(n,e,({start:o,end:i},a)=>{a===ft.QR&&i-o>he&&t.has((0,et.bS)(n).toString(
"latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function Ts(n,t,e){const s=[];return await(0,Et.Jo)(n,e,({start:o,end:i},a)=>{const r=a===ft.o_?t.of((0,xt.
MQ)(n,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.length===0?n:(0,Ut.E$)(n,s,e)}const Ms=100;async function ge(n,t,e,s){for(const o of e){
const i=s.step(Ms);i&&await i;const a=t.shownAt(o);let r=n.get(a.stream);r||n.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),
c.glyphs.add(o-a.first)}}var pe=u(21115);const me=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,Ps=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,
xs=new Set([...Object.keys(pe.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim",
"stFnt","stMfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function we(n){const t=(0,et.bS)(
n).toString("latin1");return Buffer.from(t.replace(me,e=>" ".repeat(e.length)),"latin1")}const Es=new RegExp(`${me.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),
As=400;async function Os(n,t){const e=new Set;for(const[s]of(0,et.bS)(n).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(
Es)){const f=a??r;c!==void 0?e.add(c.slice(c.indexOf(":")+1)):f!==void 0&&(xs.has(i)||e.add(i),!Ps.test(f)&&!vs.has(f)&&e.add(f));const d=t.step(As+o.length);d&&
await d}return[...e].join(`
`)}const vs=new Set(Object.values(pe.dK));function Ds(n){const t=(0,et.bS)(n).toString("latin1"),e=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;e.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(e.join("")+t.slice(s),
"latin1")}const Is=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Rs(n){return n[0]===254&&n[1]===255||n[0]===255&&n[1]===254||!Is.test((0,et.bS)(n).toString("latin1"))}const Fs=/[ -~](?:\0*[ -~]){3,}/g,
Bs=n=>Array.from((0,et.bS)(n).toString("latin1").matchAll(Fs),({0:t,index:e})=>({start:e,text:t.replaceAll("\0","")})),Ls=16384,Ns=10,ye=Buffer.of(255,217);async function Us(n,t,e){
const s=n.encoded(t),o=Math.max(s.length-Ls,0),i=$s(n,t,s);if(i>=0)return(await e((0,et.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=n.job.
pace.step((s.length-o)*Ns);a&&await a;const r=Bs(s.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&Ws(n,t,s,o+c))return o+c}}function $s(n,t,e){const s=n.resolve((n.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,l.Eo)(s,"ASCIIHexDecode")?">":(0,l.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,et.bS)(e).indexOf(o);return i<
0?-1:i+o.length}function Ws(n,t,e,s){const o=n.decodedPart(t);if(o)return n.decodedPart(new l.Z6(t.dict,e.slice(0,s)))?.data.length===o.data.length;const[i,...a]=n.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,l.Eo)(n.resolve(i),"DCTDecode")&&s>=(0,et.bS)(e).lastIndexOf(ye)+ye.length&&e.includes(
217)}var rt=u(81077),bt=u(9819);const js={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and fi\
le names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function Se(n,t,e){
return t?t===n.dict(n.trailer.get("Info"))?"the properties of the document":(0,m.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,l.Eo)(n.resolve(t.get("Subtype")),
"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,l.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":js[e]??
"other entries":"other entries"}const lt=100,be=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Gs=new Set(["Dest","D","S","C","AS","V","DV"]),ks=new Set(["\
DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","NS"]),Hs=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,zs=new Set(["Root","Info","I\
D","Encrypt"]),Ks=1e3,Vs=48,Xs=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Ct=n=>n instanceof l.Bi||Array.isArray(n);class Zs{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=e,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:s}=this;this.prefix=await ue(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,l.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,l.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof l.Mx||f instanceof l.SX){e(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const d=e(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(d||h)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,s]of[...t]){const o=e==="ID"?await this.isTextual(
s):!(0,l.i9)(s)&&e!=="Encrypt"&&await this.object([s]);this.edits&&(o||!zs.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
l.Mx&&(await this.inCodes((0,rt.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,bt.Wo)(t,"Names"),s=(0,bt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[o]of await(0,rt.Zc)(this.document,t.get(e),"Names"))!(o instanceof l.Mx)||!await D(o,this.find,
this.document.job.pace)||(this.rename((0,rt.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof l.Z6?o.dict:o,a=e.job.pace.step(lt);if(a&&await a,Array.isArray(i))for(const r of i)
Ct(r)&&s.push(r);if((0,l.Zm)(i)){for(const[r,c]of i)be.has(r)&&await this.nameAll(c),Ct(c)&&s.push(c);e.job.pace.add(lt*i.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,l.Zm)(e))return;const s=(0,l.i9)(t)?t.number:e;if(!this.searched.has(s)){this.searched.add(s);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await D((0,l.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof l.Z6?o.value.dict:o.value;if(!(i instanceof l.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&Ce(i)){await this.palette(i)&&(e=!0);continue}const a=i instanceof l.Bi?i:o.dict;for(const[c,f]of i.entries()){const d=this.document.job.pace.step(lt);d&&await d;
const h=typeof c=="string"?c:o.key,y=this.mayChange(f)?await this.entry(a,h,f):void 0;if(y===void 0){Ct(f)&&s.push({value:f,dict:a,key:h});continue}e=!0,this.note(
Se(this.document,a,h)),this.edits&&(i instanceof l.Bi?i.set(c,y):i[c]=y)}i instanceof l.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(e=!0);const r=this.document.
job.pace.step(lt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({value:e.get(
o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof l.Z6?a.value.dict:a.value;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;
const c=r instanceof l.Bi?r:a.dict;for(const[d,h]of r.entries()){const y=Array.isArray(r)&&Ce(r)?"Lookup":typeof d=="string"?d:a.key,C=e.job.pace.step(lt);C&&await C,
(0,l.i9)(h)?s.set(h.number,{dict:c,key:y}):Ct(h)&&i.push({value:h,dict:c,key:y})}const f=e.job.pace.step(lt);f&&await f}}return s}async scalar(t,e,s){const{document:o}=this,
{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=e instanceof l.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(i,a,e):new l.SX(r);c!==void 0&&(this.
note(Se(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof l.Mx)||(await this.inCodes((0,rt.Pu)(e))).length===0?!1:(this.note("f\
onts and colors"),this.edits&&(t[3]=new l.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:s}=this;let o=!1;const i=[t];for(let a=i.
pop();a!==void 0;a=i.pop()){const r=a instanceof l.Z6?a.dict:a;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;if(r instanceof l.Bi&&[...r.keys()].some(f=>e.
of(f)!==void 0)){const f=[...r];r.clear();for(const[d,h]of f)r.set(e.of(d)??d,h);o=!0}for(const[f,d]of r.entries()){const h=s.job.pace.step(lt);h&&await h;const y=d instanceof
l.SX?e.of(d.text):void 0;if(y===void 0){Ct(d)&&i.push(d);continue}o=!0,r instanceof l.Bi?r.set(f,new l.SX(y)):r[f]=new l.SX(y)}const c=s.job.pace.step(lt);c&&await c}
return o}async technical(t,e){const s=(0,rt.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=ps(s,this.names);return i===s||(await this.
inNames(s)).length===(await this.inNames(i)).length?void 0:(0,l.Px)(i)}return t==="CheckSum"||t==="Panose"||t==="CharSet"||Ht(s)||Hs.test(s)||(await this.inCodes(
s)).length===0?void 0:(0,l.Px)("")}mayChange(t){return t instanceof l.Mx||t instanceof l.SX&&this.renamed.size>0||typeof t=="number"&&t>=Ks}async entry(t,e,s){if(s instanceof
l.SX){const a=Gs.has(e)||e==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return a===void 0?void 0:new l.SX(a)}if(s instanceof l.Mx&&ks.has(e))return this.technical(
e,s);if(typeof s=="number")return this.number(t,e,s);if(!(s instanceof l.Mx)||e==="Contents"&&s.bytes[0]===Vs&&t&&(0,l.hi)(t))return;const o=this.renamed.get((0,rt.
Pu)(s));if(o!==void 0)return(0,l.Px)(o);const i=await D(s,this.find,this.document.job.pace);return i&&Xs.has(e)?(0,l.Px)(""):!i||e!=="T"||!t||!Ys(t)?i:(this.rename(
(0,rt.Pu)(s)),(0,l.Px)(this.renamed.get((0,rt.Pu)(s))))}async number(t,e,s){return t!==void 0&&(t===this.properties||e==="V"&&t.has("N"))&&(await this.find(String(
s))).length>0?0:void 0}renameKeys(t,e){const s=[...t];if(!(be.has(e)||this.isNaming(t))||!s.some(([i])=>this.renamed.has(`/${i}`)))return!1;if(this.note("names"),
!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(`/${i}`)??i,a);return!0}isNaming(t){const{document:e}=this,s=e.dict(e.catalog.get("Stru\
ctTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(o=>e.dict(o)===t)}async rebuild({holder:t,number:e,key:s}){const{document:o}=this,
i=await(0,rt.Zc)(o,t.get(s),"Names");o.edit(e);const a=(0,rt.H6)(o,await(0,rt.r6)(o,i),"Names"),r=t.get(s);(0,l.i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,bt.Kd)(r,
e))}}const Ce=([n])=>(0,l.Eo)(n,"Indexed")||(0,l.Eo)(n,"I"),Ys=n=>n.has("FT")||n.has("Kids")||n.has("Parent")&&!n.has("Contents");var at=u(47212);const Js=100;class Te{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,s,o,i,a){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new gs(e.inNames),this.traced=new at.Wz(t)}async run(t){const{
document:e,stays:s,renaming:o}=this,{live:i}=await(0,B.Gy)(e),a=c=>i[c]===1&&s[c]!==1,r=await(0,jt.d)(e,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<i.length;c++){if(!a(c)||!e.isStream(c))continue;await this.data(c,r),await this.dataBeyond(c);const f=e.job.pace.step(Js);
f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(
i),await new Zs(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){const{document:e,renaming:s}=this,{content:o,pages:i}=await(0,jt.
d)(e,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=e.get(a);if(!(r instanceof l.Z6))continue;const c=await this.decoded(r),f=await Ts(
c,s,e.job.pace);f!==c&&e.put(a,await(0,$t.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){const{document:s,
searching:o}=this,{pace:i}=s.job,a=s.get(t);if(!(a instanceof l.Z6))return;const r=await this.decoded(a),c=await this.traced.stream(r,e),{glyphs:f,count:d}=await this.
choose(c,!1),h=f.size;await ie(c.trace,o,f,i);const y=await fe(s,[c.trace],o.inText);if(this.note("content that no page shows",Math.max(d,+(f.size>h))+y.size),await(0,at.
FU)(c,f,i),await this.use?.note(c.trace,i,f),!this.rewriter||f.size===0&&y.size===0)return;const C=new Map;await ge(C,c.trace,f,i),await this.rewriter.inPlace(new Map(
[[0,t]]),[c.trace],{removals:C,others:y,images:new Map})}async decoded(t){const e=await(0,Wt.on)(this.document,t);if(!e)throw Me();return e.data}async data(t,{content:e,
fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof l.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,
a,c,f)):_s(i,r)?this.rewriter||await this.otherData(t,a):Qs(i,r)?await this.colorData(t,a):e.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(
t,a,f)):await this.otherData(t,a)}async once(t,e,s){const{document:o,searching:i}=this,{clean:a}=i,r=On(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);f&&
await f;const d=()=>r===void 0?void 0:a.markOf(c,`${e} ${r}`),h=d();if(h!==void 0&&a.has(h))return;const y=this.findings,C=(await(0,Wt.on)(o,t))?.data;await s(C),
h!==void 0&&C&&this.findings===y&&d()===h&&a.add(h)}async hiddenStrings(t,e,s){if(!s)throw Me();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.
searching,{pace:f}=o.job,d=await ys(s,f),h=d.comments.length>0&&await Y(Buffer.concat(d.comments),c,f),y=(await a(d.strings)).length,{names:C,cuts:M}=await bs(s,
d,r,a,f);for(const nt of C)this.renaming.add(nt);if(this.findings+=C.length,h&&this.note("comments of content"),this.note("content that no page shows",y+M.length),
!i||!h&&y===0&&M.length===0)return;const F=M.length>0?await(0,Ut.E$)(s,M,f):s,k=y>0?await Bn(F,a,f):F,_=h?(await(0,vn.f)(k,f)).content:k;o.put(t,await(0,$t.c)(o,
e,_))}async fontData(t,e,s,o){const{inCodes:i,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(t,e,o,_n);if(s!=="ToUnicode"&&s!=="CMap")
return;await this.overwrite(t,e,o,de);const r=this.document.get(t),c=r===e?o:(await(0,Wt.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,
d=f.step(c.length);d&&await d;const h=await ns(c,a,f);h?this.replace(t,r,h):await Y(await as(c,f),i,f)&&this.note("names")}async colorData(t,e){const{document:s}=this,
o=s.resolve(e.dict.get("FunctionType"));o===4?await this.once(e,"function",i=>this.overwrite(t,e,i,de)):typeof o!="number"&&!(0,l.Eo)(s.resolve(e.dict.get("Subt\
ype")),"Image")&&!e.dict.has("ShadingType")&&await this.once(e,"profile",i=>this.overwrite(t,e,i,qn))}async dataBeyond(t){const{document:e,searching:s}=this,o=e.
get(t);if(!(o instanceof l.Z6)||!o.dict.has("Filter"))return;const i=await Us(e,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new l.Z6(new l.Bi(
o.dict),e.encoded(o).slice(0,i));this.rewriter&&e.put(t,a)}async overwrite(t,e,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(
s);if(!a)return this.otherData(t,e);if(a.length===0)return;const r=await Yn(s,a,this.searching.inCodes);r&&this.replace(t,e,r)}replace(t,e,s){this.note("fonts a\
nd colors"),this.rewriter&&this.document.put(t,(0,mt.n)(e,s,{compress:!0}))}otherData(t,e){const s=(0,Dn.In)(e)?"metadata":"streams";return this.once(e,s,o=>this.
dataIn(s,t,e,o))}async dataIn(t,e,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new v.zU("redaction_incomplete","A stre\
am cannot be read, because its compression is not known");const f=t==="metadata"?r:Rs(o)?E(r,c):c,{pace:d}=i.job,h=[],y=t==="metadata"?we(o):o,C=t==="metadata"?
(await c(await Os(o,d))).length:0,M=f!==c&&await Pe(y,f,d);h.push(C,Number(M));for(const st of J(y)){h.push((await f(st)).length);const Mt=d.step(o.length);Mt&&
await Mt}if(this.note(t,(0,U.Kf)(h)),!a||h.every(st=>st===0))return;const F=await f((0,et.bS)(y).toString("latin1")),k=Buffer.from(W((0,et.bS)(o).toString("lati\
n1"),F),"latin1"),_=t==="metadata"?we(k):k;C>0||await Pe(_,f,d)||await Y(_,f,d)?i.remove(e):i.put(e,(0,mt.n)(s,k,{compress:!1}))}}const Me=()=>new v.zU("redacti\
on_incomplete","A content stream cannot be read, because its compression is not known");async function Pe(n,t,e){const s=await $((0,et.bS)(n).toString("utf8"),e);
return s!==void 0&&(await t(s.text)).length>0}function Qs(n,t){return["FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,l.Eo)(
n.resolve(t.get("Subtype")),"Image")}const _s=(n,t)=>(0,l.Eo)(n.resolve(t.get("Type")),"EmbeddedFile");var xe=u(42973),qs=u(68973),to=u(36054),eo=u(14118),no=u(
1900),Ot=u(95340);const so=6,ut=1,Vt=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class Ee{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:s}=this,{image:o}=t[0],{width:i,height:a}=(0,Ot.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await Oe(r,e,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:d,right:h,bottom:y})=>f<=0&&d<=0&&h>=i&&y>=a))return s.add(await this.overwrite(o,c))}async shows({
image:t,matrix:e},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,Ot.h)(o,t.dict);if(!(a>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await Oe([{matrix:e}],
s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,d=await this.draw(t),h=await vt(o,d,3);return c.
some(({left:y,top:C,right:M,bottom:F})=>{for(let k=C+ut;k<F-ut;k++){const[_,nt]=[y+ut,M-ut].map(st=>(k*d.width+st)*3);for(let st=_;st<nt;st++)if(h[st]!==f)return!0}
return!1})}async overwrite(t,e){const{document:s,shade:o}=this,i=new l.Bi(t.dict),{dict:a}=t;for(const M of Vt)i.delete(M);if(s.resolve(a.get("ImageMask"))===!0)
return this.stencil(t,i,e,1);const[r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,l.cy)(c)||r instanceof l.Z6&&r.dict.has("Matte")||typeof a.get(
"SMaskInData")=="number")throw Ae("has an image whose mask cannot be written again");const f=await this.draw(t),d=await(0,no.cE)(f,s.job.pace),h=await vt(s,f,d?
3:1),{width:y,height:C}=f;for(const{left:M,top:F,right:k,bottom:_}of e.map(nt=>Xt(nt,y,C)))for(let nt=F;nt<_;nt++){const st=d?3:1;h.fill(o,(nt*y+M)*st,(nt*y+k)*
st)}return i.set("ColorSpace",(0,l.UU)(d?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof l.Z6?i.set("SMask",s.add(await this.opaque(r,y,C,e))):
c instanceof l.Z6&&i.set("Mask",s.add(await this.maskOf(c,y,C,e))),this.pack(i,h)}async opaque(t,e,s,o){const i=await this.draw(t),a=await vt(this.document,i,1);
for(const c of o.map(f=>De(f,i.width/e,i.height/s,i)))for(let f=c.top;f<c.bottom;f++)a.fill(255,f*i.width+c.left,f*i.width+c.right);const r=new l.Bi(t.dict);for(const c of Vt)
r.delete(c);return r.set("ColorSpace",(0,l.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,a)}maskOf(t,e,s,o){const i=(0,Ot.h)(this.document,t.dict),
a=new l.Bi(t.dict);for(const c of Vt)a.delete(c);const r=o.map(c=>De(c,i.width/e,i.height/s,i));return this.stencil(t,a,r,0)}async stencil(t,e,s,o){const i=await this.
draw(t),a=await vt(this.document,i,1),{width:r,height:c}=i;for(const{left:h,top:y,right:C,bottom:M}of s.map(F=>Xt(F,r,c)))for(let F=y;F<M;F++)a.fill(o*255,F*r+h,
F*r+C);const f=r+7>>3,d=new Uint8Array(f*c);for(let h=0;h<c;h++)for(let y=0;y<r;y++)a[h*r+y]>=128&&(d[h*f+(y>>3)]|=128>>(y&7));return e.set("ImageMask",!0),e.set(
"BitsPerComponent",1),this.pack(e,d)}async pack(t,e){return t.set("Type",(0,l.UU)("XObject")),t.set("Subtype",(0,l.UU)("Image")),t.set("Filter",(0,l.UU)("FlateD\
ecode")),new l.Z6(t,await(0,qs.uM)(this.document.job).deflate(e,so))}async draw(t){const{document:e}=this,{job:s}=e,{width:o,height:i}=(0,Ot.h)(e,t.dict);if(!(o>
0&&i>0))throw Ae("has an image without a size");if(o*i>s.limits.pixels)throw(0,xe.F)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make i\
t smaller first");const a=new l.Bi(t.dict);for(const C of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(C);a.set("Type",
(0,l.UU)("XObject")),a.set("Subtype",(0,l.UU)("Image"));const r=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),d=(0,l.jd)({Type:(0,l.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new l.Z6(new l.Bi,c)),Resources:(0,l.jd)({XObject:(0,l.jd)(
{I:r.add(new l.Z6(a,e.encoded(t)))})})});r.put(f,(0,l.jd)({Type:(0,l.UU)("Pages"),Count:1,Kids:[r.add(d)]})),r.put(r.catalogNumber,(0,l.jd)({Type:(0,l.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,to.uZ)(e,t);return(await eo.YY.open(await(0,Lt.UN)(r,{encryption:"none",draft:!0}),s,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const Ae=n=>new v.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function Oe(n,t,{width:e,height:s},o){const i=[];for(const{matrix:a}of n){
const r=o.step(t.length*io+oo);r&&await r;const c=(0,L.DI)(a),f=(0,Gt.jY)(a);for(const d of t){if(!(0,w.EF)(f,d))continue;const[h,y,C,M]=(0,L.zl)(c,[d.x,d.y,d.x+
d.width,d.y+d.height]);i.push(ve([h*e,(1-M)*s,C*e,(1-y)*s],e,s))}}return i}const[oo,io]=[200,20],ve=([n,t,e,s],o,i)=>Xt({left:Math.floor(n)-ut,top:Math.floor(t)-
ut,right:Math.ceil(e)+ut,bottom:Math.ceil(s)+ut},o,i),Xt=({left:n,top:t,right:e,bottom:s},o,i)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),i)}),De=({left:n,top:t,right:e,bottom:s},o,i,{width:a,height:r})=>ve([n*o,t*i,e*o,s*i],a,r);async function vt({
job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)e===3&&(s[i++]=a[c+2]),s[i++]=
a[c+1],e===3&&(s[i++]=a[c]);const r=n.pace.step(2*a.length);r&&await r}return s}const ao=new Set(["Parent","P","Dest","B"]),ro=300;async function Ie(n,t){const{
pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(i,a)=>a);return await Re(n,o.filter(i=>!t.has(i)),i=>s[i]=
1),await Re(n,[...t],i=>s[i]=0),s}async function Re(n,t,e){const{pages:s,job:o}=n,i=new Uint8Array(n.size),a=new bt.b9(n),r=[],c=f=>{i[f]=1,e(f),r.push(n.get(f))};
for(const f of t){c(s.number(f));const d=s.attribute(f,"Resources");d!==void 0&&r.push(d);for(let h=r.pop();h!==void 0;h=r.pop()){if((0,l.i9)(h)){h.number<i.length&&
i[h.number]===0&&!co(n,h.number)&&c(h.number);continue}const y=h instanceof l.Z6?h.dict:h;if(Array.isArray(y))for(const M of y)r.push(M);else if(y instanceof l.
Bi)for(const[M,F]of y)ao.has(M)||r.push(F);a.spend(1);const C=o.pace.step(ro);C&&await C}}}function co(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,l.Eo)(
e,"Page")||(0,l.Eo)(e,"Pages")||n.pages.holds(t)}var fo=u(3133),ht=u(98446),Zt=u(60660),lo=u(59071);async function uo(n,t,e){const{fragments:s,leafOf:o,hasElementTexts:i}=n.
page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,at.Bc)(n,c.letters,c.text.length,e)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let d=!1;for(const{actualText:h}of(0,Zt.Hy)(c))h!==void 0&&(await t(h)).length>0&&(d=!0);return a.set(c,d),d}}const Fe=100,ho=["Ac\
tualText","Alt","E"];async function go(n,t){const e=new Set,{page:s,trace:o}=n;if(o.touched.size===0)return e;const i=new Set;(0,at.C7)(n,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:d,end:h}of o.lists){const y=t.step(Fe);if(y&&await y,!!po(a,d,h))for(const C of ho)e.add((0,lo.Gh)(f.get(C)??null)??"")}const{
fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const d=t.step(f.text.length*Fe);d&&await d;const h=c(f),y=new Set;if(h&&(0,at.Bc)(n,f.letters,f.text.length,
y),h&&[...y].some(C=>i.has(C)))for(const{actualText:C}of(0,Zt.Hy)(h.element))e.add(C??"")}return e.delete(""),e}function po(n,t,e){let s=0;for(let o=n.length;s<
o;){const i=s+o>>1;n[i]<t?s=i+1:o=i}return s<n.length&&n[s]<e}var Be=u(49568),Dt=u(779),Le=u(9312),Yt=u(77598);const mo=1e5;class wo{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,Yt.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<mo&&this.marks.add(t)}}var yo=u(17886);const Ne=["january","february","march","april","may","june","july","august","september","october","november","\
december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","septembre",
"octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","gennaio","feb\
braio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join(
"|"),Ue="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",wt="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Tt="[ ./()\\x{a0}-]*",So={email:`${Ue}@\\n?${wt}(?:(?:\\.${wt}\
)+|\\.\\n${wt}(?:\\.${wt})*)|${Ue}\\n@${wt}(?:\\.${wt})+`,url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x\
{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",phone:`(?i)\\+[ ]?[0-9](?:${Tt}[0-9]){7,14}|\\+[ ]?[0-9](?:${Tt}[0-9]){0,6}${Tt}\\n[0\
-9](?:${Tt}[0-9]){1,11}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0\
-9](?:${Tt}[0-9]){5,14}`,date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd\
|th|º|er)?\\s+(?:de\\s+)?(?:${Ne})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${Ne})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},bo={iban:Eo,card:vo};async function Co(n,t){
const e=await Promise.all(n.map(async s=>({kind:s,pattern:await(0,Le.Gv)("redact_kinds",So[s],"regex",t)})));return{hasGroups:!1,search:async(s,o,i)=>{const a=[];
let r=!1;for(const{kind:c,pattern:f}of e){const d=await f.search(s,o,i);r||=d.truncated;for(const{start:h,end:y}of d.matches){const C=i.step((y-h)*To);C&&await C;
const M=await bo[c]?.(s,h,y,i)??[{start:h,end:y}];(0,U.RZ)(a,M.map(F=>({...F,groups:{}})))}}return{matches:a.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:r}}}}
const[To,Mo,Po]=[50,100,1500],xo=50;function Eo(n,t,e){const s=[];for(let o=t;o<e;o++){if(!(o===t||Ao.test(n[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.test(n.slice(o,o+4)))
continue;const a=(0,yo.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(n.slice(o,o+xo))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Ao=/[ \n\u00a0-]/,Oo=[[4,4,
4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function vo(n,t,e,s){const o=[];for(const{0:a,index:r}of n.slice(t,e).matchAll(/[0-9]+/g)){o.push(
{start:t+r,text:a,isNext:r>0&&n[t+r-1]===`
`});const c=s.step(Mo);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(Po);r&&await r;const c=Do(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function Do(n,t){for(const o of Oo){const i=n.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&$e(i))return i.length}let e=0,s=0;for(let o=1;t+o<=n.length&&(o===1||!n[t+o-1].isNext)&&
(e+=n[t+o-1].text.length,!(e>19||o>1&&t>0&&!n[t].isNext));o++)e>=13&&$e(n.slice(t,t+o))&&(s=o);return s}function $e(n){let t=0;const e=n.map(({text:s})=>s).join(
"");for(let s=0;s<e.length;s++){const o=Number(e[e.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const We=2e3,Io=1e6,Jt=2e5;async function Ro({search:n,
search_mode:t,redact_kinds:e=[]},s){const o=[];if(e.length>0&&o.push(await Co(e,s)),n!==void 0&&t!=="regex"){const[i,a]=await Fo(n,s);if(e.length===0)return new ke(
i,a,s);o.push(i)}else n!==void 0&&o.push(await(0,Le.Gv)("search",n,t,s));return new ke(Bo(o),void 0,s)}async function Fo(n,{pace:t}){const e=n.split(`
`).filter(a=>a.trim()!=="");if(e.length>We)throw(0,v.G6)([{field:"search",message:`has ${e.length} lines, and at most ${We} are allowed`}]);const s=[];let o=0;for(const a of e){
const r=(await $(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>Io)throw(0,v.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=Qt||/\S\s\S/.test(
a));return[await(0,Dt.y)(s,t),await(0,Dt.y)(i,t)]}const je={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Bo(n){const[
t]=n;return n.length===1?t:n.length===0?je:{hasGroups:!1,lacks:(e,s)=>n.every(({lacks:o})=>o?.(e,s)===!0),search:async(e,s,o)=>{const i=[];for(const r of n)i.push(
await r.search(e,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const Qt=4,Ge=1e4,
Lo=1e5,No=2;class ke{pattern;inWords;job;texts=new Set;clean=new wo(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,e,s){this.pattern=
t,this.inWords=e,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>He(await this.search(t,i)));const o=e??{...je,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<Qt||this.texts.size>=Ge||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,e){e!==void 0&&this.cleanPages.size<Lo&&this.cleanPages.set(t,e)}noteArea(t){t.length>=No&&this.areaWords.size<Ge&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Dt.y)([...this.areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const e=this.inWords??await(this.literal??=(0,Dt.y)([...this.texts],this.job.pace));return He(await this.search(e,
t))}finding({lacks:t},e){const{pace:s}=this.job;return Object.assign(e,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,e){if(e==="")return[];const{matches:s,truncated:o}=await t.
search(e,Jt,this.job.pace);if(o)throw ze();return s}}const He=n=>n.filter(({start:t,end:e})=>e-t>=Qt),ze=()=>(0,xe.F)("searching","A page, or another text of th\
e document, is too long to be searched to its end","Split the document first"),Uo=2e3,Ke=100,$o=10;async function Ve(n,t,e){const s=await $(n,e);if(!s)return[];
const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.slice(i,a)!==n.slice(
r.start,r.end)?[r]:[]})}async function Wo(n,t,e){const{all:s,truncated:o}=await(0,Be.IQ)(n,t.pattern,Jt,e);return o||s.length>0||(await Ve(n.flow.text,t,e)).length>
0}async function _t(n,t,e){const{all:s,counted:o,truncated:i}=await(0,Be.IQ)(n.page,t.pattern,Jt,e);if(i)throw ze();const{flow:a}=n.page,r=[...s,...(await Ve(a.
text,t,e)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,d=[];for(const{flow:h,start:y,end:C}of r){const M=new Set,F=e.step((C-y)*Ke+Uo);F&&await F,(0,at.PC)(n,h,
y,C,M);for(const k of h.lineBoxes(y,C)){f.set(`${k.x} ${k.y} ${k.width} ${k.height}`,k);const _=e.step(n.trace.images.length*$o);_&&await _,n.trace.areUnseen(M,
k)&&d.push(k)}for(const k of M)c.add(k);t.note(h.text.slice(y,C))}for await(const h of jo(n,e))t.noteArea(h);for(const h of await go(n,e))t.noteArea(h);return{glyphs:c,
boxes:[...f.values()],unseen:d,count:o.length}}async function*jo(n,t){const{page:e,trace:s}=n;if(s.touched.size===0)return;const{flow:o}=e;for(const{0:i,index:a}of o.
text.matchAll(Go)){const r=new Set;(0,at.PC)(n,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.length*Ke);c&&await c}}const Go=/\S{1,5000}/g,
Xe=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),It=new Set(["P","Obj"]),pt=new Set,ko="Length",Ho=100,Ze=2e4,qt=1<<20,[Ye,Je]=[2e3,40];class Qe{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){
this.document=t}async of(t){const{pages:e}=this.document,s=await(this.shared??=this.ofDocument()),o=e.number(t),i=[s];for(const a of["Resources","Rotate","Media\
Box","CropBox"])i.push(await this.ofValue(e.attribute(t,a)??null,pt,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.
entry(o,a)??null,pt,0));for(const a of this.document.array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),Xe,0));const r=this.
document.job.pace.step(Ye);r&&await r}return _e(i)}async ofDocument(){const{document:t}=this,{catalog:e}=t,s=t.dict(e.get("StructTreeRoot"));if((await(0,Zt.g$)(
t))?.hasTexts!==!0)return _e([await this.ofValue(e.get("OCProperties")??null,pt,0),await this.ofValue(t.dict(e.get("AcroForm"))?.get("DR")??null,pt,0),await this.
ofValue(s?.get("K")??null,It,0),await this.ofValue(s?.get("RoleMap")??null,It,0),await this.ofValue(e.get("MarkInfo")??null,pt,0)])}async ofValue(t,e,s){const o=(0,Yt.
createHash)("sha256"),i=new zo(o);i.write(t,e);const{pace:a}=this.document.job;if(a.add(i.count*Je),!(i.count>Ze)){t instanceof l.Z6&&await this.hashData(o,t);for(const r of i.
refs){const c=await this.ofObject(r,e===It?e:pt,s+1);if(c===void 0)return;o.update(c);const f=a.step(Je);f&&await f}return o.digest("base64")}}async ofObject({number:t},e,s){
const{pages:o,job:i}=this.document;if(o.holds(t))return`page ${o.indexOf(t)}`;const a=e===It?this.knownElements:this.known;if(a.has(t))return a.get(t);if(s>Ho||
this.open.has(t))return;this.open.add(t);const r=await this.ofValue(this.document.get(t),e,s);this.open.delete(t),a.set(t,r);const c=i.pace.step(Ye);return c&&await c,
r}async hashData(t,e){const s=this.document.encoded(e);for(let o=0;o<s.length;o+=qt){t.update(s.subarray(o,o+qt));const i=this.document.job.pace.step(qt);i&&await i}}}
const _e=n=>n.includes(void 0)?void 0:(0,Yt.createHash)("sha256").update(n.join(" ")).digest("base64");class zo{hash;refs=[];count=0;constructor(t){this.hash=t}write(t,e){
if(++this.count>Ze)return;const{hash:s}=this,o=t instanceof l.Z6?t.dict:t;if((0,l.i9)(o))this.refs.push(o),s.update("R");else if(Array.isArray(o)){s.update(`[${o.
length} `);for(const i of o)this.write(i,e)}else o instanceof l.Bi?this.writeDict(o,e,t instanceof l.Z6):o instanceof l.Mx?s.update(`(${o.bytes.length} `).update(
o.bytes):o instanceof l.SX?s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,e,s){const o=e===Xe?pt:e;this.hash.update("<");for(const[
i,a]of t)e.has(i)||s&&i===ko||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const Ko=.01;async function Vo(n,{pages:t,search:e,
areas:s,shade:o},i){const a=await(0,se.E)(n,i);a.keepDecoded();const r=new fo.X(a),c=[],f=new Qe(a);for(const M of t){const F=e.cleanPages.get(M-1);F!==void 0&&
F===await f.of(M-1)||await Wo(await r.page(M-1),e,i.pace)&&c.push(`page ${M}`)}const d=new at.Wz(a),h=new Ee(a,o);for(const[M,F]of s){const{trace:k}=await d.all(
M,F.map(nt=>(0,w.wS)(nt,-Ko)));(k.touched.size>0||k.isPaintedIn||k.undivided.size>0||await Xo(h,k,F))&&c.push(`areas of page ${M+1}`)}const y=await Ie(a,new Set(
Array.from(t,M=>M-1))),C=new Te(a,e,M=>_t(M,e,i.pace),y);await C.run(new Set);for(const M of C.found.keys())c.push(M);if(c.length>0)throw new v.zU("redaction_in\
complete",`Text to redact is still in ${(0,ht.Dw)(c)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function Xo(n,t,e){
for(const s of t.images)if(await n.shows(s,e))return!0;return!1}async function Zo(n,t,e,s){const o=new Map;if(t.length>0)for(const{images:c}of n)for(const f of c){
const d=`${f.stream} ${f.from}`;(0,U.vH)(o,d,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:d,to:h}]=c;if(!await Qo(c,t,s))
continue;r++;const y=await e.without(c,t),C=y&&`OctavoRedacted${y.number}`;(0,U.vH)(i,f,{from:d,to:h,text:C?`/${C} Do`:""}),C&&a.set(f,(a.get(f)??new Map).set(C,
y))}return{cuts:i,images:a,count:r}}const[Yo,Jo]=[100,4];async function Qo(n,t,e){for(const{matrix:s}of n){const o=e.step(Yo+t.length*Jo);o&&await o;const i=(0,Gt.
jY)(s);if(t.some(a=>(0,w.EF)(i,a)))return!0}return!1}var _o=u(2843),qo=u(10339);const qe=8;class ti{document;searching;choose;images;areas;rewriter;use=new qo.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,s,o,i){
this.document=t,this.searching=e,this.choose=s,this.images=o,this.areas=i,this.rewriter=new _o.q(t),this.traced=new at.Wz(t),this.hasLayers=(0,bt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<qe;c++){const{texts:f,
chosen:d}=await this.readPage(t,c,s),h=f.map(({trace:M})=>M),y=await this.cutsOf(t,h,d,s);await this.cutPaths(t,h,d,y);const C=y.removals.size===0&&y.others.size===
0||!h.some(({isPartial:M})=>M);for(const[M,F]of h.entries())C||c===qe-1?await this.use.note(F,e,d[M].glyphs):await this.use.noteGone(F,e,d[M].glyphs);if(y.removals.
size===0&&y.others.size===0)break;r=!0,a+=y.count;for(const M of d)for(const F of M.boxes)o.push(F);if(c===0&&(i=d.reduce((M,F)=>Math.max(M,F.count),s.length>0?
0:1)),await this.rewriter.page(t,h,y),C)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,e,s,o){
const{pace:i}=this.document.job,a=new Set(e.flatMap(F=>[...F.undivided]));if(a.size>0)throw ni(t+1,[...a]);const r=new Map;for(const[F,{glyphs:k}]of s.entries())
await ge(r,e[F],k,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async F=>[...await this.searching.inText(F),...c?await c(F):[]].sort(T),d=await fe(
this.document,e,f),h=[...o,...s.flatMap(({unseen:F})=>F)],{cuts:y,images:C,count:M}=await Zo(e,h,this.images,i);for(const F of[y,...e.map(k=>k.cuts)])for(const[
k,_]of F)d.set(k,await tn([d.get(k)??[],_],i));return{removals:r,others:d,images:C,count:M}}async cutPaths(t,e,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!e.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await tn([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,d]of r.entries()){await uo(d,this.searching.inText,c[f].glyphs),(0,at.C7)(d,c[f].glyphs),
await ie(d.trace,this.searching,c[f].glyphs,i),await(0,at.FU)(d,c[f].glyphs,i);for(const h of d.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const ei=200;async function tn(n,t){const e=new Map;for(const s of n)for(const o of s){e.set(`${o.from} ${o.to}`,o);const i=t.step(ei);i&&await i}return[...e.values()]}
const ni=(n,t)=>(0,v.G6)([{field:"redact_areas",message:`has an area on page ${n} into which ${(0,ht.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var si=u(77500),en=u(18271),Rt=u(49454),oi=u(15330),ii=u(57373),ai=u(12202),ri=u(88739),Ft=u(
61188),nn=u(50476),yt=u(48462);const te=14,ci=1330926671,fi=[139,139,13,te];function di(n,t,e){try{const s=Buffer.from(n),o=new DataView(s.buffer,s.byteOffset,s.
length),i=o.getUint32(0);if(s[0]===37||s[0]===128)return ui(s,t);if(i===ci){const r=(0,At.tI)(o).get("CFF ");return r&&sn(s.subarray(r.at,r.at+r.length),t)?s:void 0}
return(s[0]===1&&s[1]===0&&i!==65536?sn(s,t):li(o,t,e))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function sn(n,t){const e=new DataView(n.
buffer,n.byteOffset,n.length),s=(0,Ft.Pe)(e,(0,Ft.Pe)(e,e.getUint8(2)).end),o=(0,Ft.zz)(e,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{
offsets:i}=(0,Ft.Pe)(e,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>n.length)return!1;n.fill(te,i[a],i[a+1])}return!0}function li(n,t,e){
const s=(0,At.eQ)(n,(0,At.tI)(n));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,nn.f)(e,i,c,n),d=new Set([...(0,nn.f)(t,i,c,n)]);for(let h=i-
1;h>0;h--){if(!d.has(h)||f.has(h))continue;const[y,C]=[a(h),a(h+1)];if(!(C<=y)){if(o.at+C>n.byteLength)return!1;new Uint8Array(n.buffer,n.byteOffset+o.at+y,C-y).
fill(0);for(let M=h;M>0&&a(M)===y;M--)r(M,C)}}return!0}function ui(n,t){const e=(0,yt._M)(n);if(!e)return;const{plain:s,start:o,end:i}=e,a=s.indexOf("/CharStrin\
gs");if(a<0)return;const r=Number(/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,yt.Ag)(s,a)){if(!t.has(c)||c===".n\
otdef")continue;const d=(0,yt.Ns)(f,yt.Ed).fill(te,r);d.set(fi.slice(0,Math.max(d.length-r,0)),r),f.set((0,yt.Ze)(d,yt.Ed))}return Buffer.concat([n.subarray(0,o),
e.seal(s),n.subarray(i)])}const hi=300,gi=2;async function pi(n,t,e,s){if(!t.hasGone)return;const{live:o}=await(0,B.Gy)(n),i=new at.Wz(n),{pace:a}=n.job;for(const d of s)
await t.note((await i.all(d,[])).trace,a);const{content:r}=await(0,jt.d)(n,o.length,d=>o[d]===1&&e(d));for(const[d,h]of r){const y=n.get(d),C=y instanceof l.Z6&&
n.decodedPart(y)?.data;C&&await t.note((await i.stream(C,h)).trace,a)}const c=await wi(n,t,o),f=mi(n,c);for(const d of c)d.use.gone.size>0&&!d.keepsAll&&await Ti(
n,d,f);await Oi(n,c)}function mi(n,t){const e=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=on(n,n.get(s));if(a===void 0)continue;const r=e.has(a)?e.
get(a):new Set;for(const{cid:c}of o.kept)r?.add(c);e.set(a,i?void 0:r)}return e}function on(n,t){const e=n.array(t.get("DescendantFonts"))?.[0];return(0,l.i9)(e)?
e.number:void 0}async function wi(n,t,e){const s=new Set;for(const i of n.dict(n.dict(Ci(n))?.get("Font"))?.values()??[])(0,l.i9)(i)&&s.add(i.number);const o=[];
for(let i=1;i<e.length;i++){const a=e[i]===1?n.get(i):null;if(!(a instanceof l.Bi)||!bi(n,a))continue;const r=t.fonts.get(await(0,ii.G)(n,new l.oS(i))),c=s.has(
i);(r||c)&&o.push({number:i,use:r??yi,keepsAll:c})}return o}const yi={kept:new Set,gone:new Set,lengths:new Set},Si=["Type0","Type1","MMType1","TrueType","Type3"];
function bi(n,t){const e=n.resolve(t.get("Subtype"));return e instanceof l.SX&&Si.includes(e.text)}const Ci=n=>n.dict(n.catalog.get("AcroForm"))?.get("DR"),ee=({
kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function Ti(n,{number:t,use:e},s){const o=ee(e),i=n.job.pace.step((o.length+e.kept.size)*hi);if(i&&await i,o.
length===0)return;n.edit(t);const a=n.get(t);await Mi(n,a,e);const r=new Set(o.map(({code:d})=>d));Pi(n,a,r),xi(n,a,r);const c=on(n,a),f=c===void 0?void 0:s.get(
c);f&&Ei(n,a,new Set(o.map(({cid:d})=>d).filter(d=>!f.has(d))))}async function Mi(n,t,{kept:e,lengths:s}){const o=n.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof
l.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,ai.A)(n,t,{found:!1});if(!r)return;const c=[...e].sort((d,h)=>d.code-h.code).flatMap(({code:d})=>{const h=r.
textOf(d);return h===void 0?[]:[[d,h]]}),f=(0,ri.U)(c.map(([d,h])=>[d,Array.from(h,y=>y.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",n.add((0,mt.
n)(new l.Z6(new l.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}function Pi(n,t,e){const s=n.array(t.get("Widths")),o=n.resolve(t.get("FirstCha\
r"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>e.has(o+a)?0:i))}function xi(n,t,e){const s=n.dict(t.get("Encoding")),o=n.array(s?.get("Differences"));if(!s||
!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const C of o.map(M=>n.resolve(M))){if(typeof C=="number")i=C;else if(C instanceof l.SX&&e.has(
i++)){a.add(C.text),r.push(new l.SX(".notdef"));continue}r.push(C)}t.set("Encoding",new l.Bi(s).set("Differences",r));for(const C of r)C instanceof l.SX&&a.delete(
C.text);const c=(0,l.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharProcs")):void 0;c&&t.set("CharProcs",new l.Bi([...c].filter(([C])=>!a.has(C))));
const f=(0,Rt.nb)(n,t),d=n.resolve(f?.get("CharSet"));if(!f||!(d instanceof l.Mx))return;const h=Buffer.from(d.bytes).toString("latin1").split("/").slice(1),y=t.
get("FontDescriptor");(0,l.i9)(y)&&n.edit(y),(0,Rt.nb)(n,t)?.set("CharSet",(0,l.Px)(h.filter(C=>!a.has(C)).map(C=>`/${C}`).join("")))}function Ei(n,t,e){const s=n.
array(t.get("DescendantFonts"))?.[0];if(!(0,Rt.hL)(n,t)||!(0,l.i9)(s))return;n.edit(s);const i=n.get(s),a=n.array(i.get("W"));a&&i.set("W",Ai(n,a,e));const r=i.
get("FontDescriptor"),c=n.resolve(n.dict(r)?.get("CIDSet")),f=c instanceof l.Z6?n.decodedPart(c)?.data:void 0;if(!f||!(0,l.i9)(r)||!(c instanceof l.Z6))return;const d=f.
slice();for(const h of e)h>>3<d.length&&(d[h>>3]&=~(128>>(h&7)));n.edit(r),n.get(r).set("CIDSet",n.add((0,mt.n)(c,d,{compress:!0})))}function Ai(n,t,e){const s=[];
for(let o=0;o<t.length;){const i=n.resolve(t[o]),a=n.array(t[o+1]);if(typeof i!="number"||!a){(0,U.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>e.has(
i+c)?0:r)),o+=2}return s}async function Oi(n,t){const e=new Map;for(const s of t){const o=(0,en.Lq)(n,n.get(s.number));o&&(0,U.vH)(e,o,s)}for(const[s,o]of e){if(o.
some(({keepsAll:h})=>h)||!o.some(({use:h})=>ee(h).length>0))continue;const i=n.decodedPart(s)?.data;if(!i)continue;const a=n.job.pace.step(i.length*gi);a&&await a;
const[r,c]=[new Set,new Set];for(const{number:h,use:y}of o){const C=Di(n,n.get(h));for(const M of ee(y))an(r,C(M));for(const M of y.kept)an(c,C(M))}for(const h of c)
r.delete(h);const f=r.size>0?di(i,r,c):void 0,d=f&&vi(n,o[0].number);d!==void 0&&n.put(d,await(0,$t.c)(n,s,f))}}const an=(n,t)=>{t!==void 0&&n.add(t)};function vi(n,t){
const e=(0,Rt.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.get(s);if((0,l.i9)(o))return o.number}}function Di(n,t){const e=(0,en.
oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,oi.X)(n,t,Ii(e,s),e);return i=>{const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return e.
glyphCalled?.(r)??r}}const Ii=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});var rn=u(55969),Ri=u(45059),Fi=u(39491),Bi=u(34635);const cn=new Set(
["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),Li=["Alternates","OPI","DSS"];async function Ni(n){let t=(await(0,Ri._)(n)).length;for(let e=0;e<n.
pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(n.entry(n.pages.number(e),"Annots"))??[]){const i=n.dict(o),a=n.job.pace.step(1e3);
a&&await a,i&&Ui(n,i)&&t++}}return t}const Ui=(n,t)=>{const e=(0,rn.B)(n,t);return e!=="FileAttachment"&&cn.has(e)};async function $i(n,t){t&&await(0,b.L)(n,s=>cn.
has((0,rn.B)(n,s))),await(0,Fi.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),
Wi(n);const{live:e}=await(0,B.Gy)(n);await(0,Bi.y)(n,e,[(s,o)=>Li.filter(i=>o.delete(i)).length>0])}function Wi(n){const t=n.catalog.get("Metadata"),e=n.resolve(
t),s=e instanceof l.Z6?n.decodedPart(e)?.data:void 0,o=s&&Ds(s);o&&(0,l.i9)(t)&&n.put(t,(0,mt.n)(e,o,{compress:!1}))}var ji=u(58971);const Gi=/\/[^\s()<>[\]{}/%]+/g,
ki=new Uint8Array(0),[Hi,zi]=[4,50];async function Ki(n,t){if(t.size===0)return;const e=new Vi(n,t);await e.find();for(const s of t){const o=n.get(s);if(e.drawn.
has(s)||!(o instanceof l.Z6))continue;const i=(0,mt.n)(o,ki,{compress:!1});i.dict.delete("Resources"),n.put(s,i)}}class Vi{document;copied;drawn=new Set;naming=new Set;constructor(t,e){
this.document=t,this.copied=e}async find(){const{document:t,copied:e,naming:s}=this,{referrers:o}=await(0,B.Gy)(t,{watched:e}),{pages:i}=t,a=new ji.X(t);for(let r=0;r<
i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)
!s.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{document:e,naming:s}=this;for(let o=new l.oS(t);(0,l.i9)(o)&&!s.has(o.number);o=e.entry(o.number,
"Parent")){s.add(o.number);const i=e.entry(o.number,"Resources");for(const a of[i,e.dict(i)?.get("XObject")])(0,l.i9)(a)&&s.add(a.number)}}async follow(t,e){const{
document:s,copied:o}=this,i=s.job.pace.step(t.length*Hi);if(i&&await i,![...e?.values()??[]].some(r=>(0,l.i9)(r)&&o.has(r.number)))return;const a=new Set((0,et.
bS)(t).toString("latin1").match(Gi));for(const[r,c]of e)(a.has(`/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:s,drawn:o}=this,
i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=e.job.pace.step(zi);if(r&&await r,(0,l.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),
a=e.dict(e.dict(e.get(a))?.get("Resources"))?.get("XObject")??null}const c=a instanceof l.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof
l.Bi)for(const f of c.values())i.push(f)}}}const Xi=20;async function Zi(n){const{live:t}=await(0,B.Gy)(n);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;n.edit(
e);const s=n.job.pace.step(Xi);s&&await s}}var Yi=u(56457),Ji=u(33238),Qi=u(37395);async function _i(n,t,e){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:await Ni(
n),c=await Ie(n,new Set(Array.from(s,_=>_-1))),{redacted:f,content:d,unsearched:h}=await qi(n,t,e);ta(t.searches??"search",h,r);const y=new Te(n,o,_=>_t(_,o,e.pace),
c,d.rewriter,d.use);await y.run(d.settled);const C=[...y.found.values()].reduce((_,nt)=>_+nt,0);if(f.length===0&&C===0)return{redacted:f,elsewhere:0,notes:[]};const M=await o.
ofAreas();M&&await pn(n,i,M),await hn(n,i),i.size>0&&await Ki(n,d.rewriter.copied);const F=Array.from({length:n.pages.count},(_,nt)=>nt).filter(_=>!d.isNoted(_));
await pi(n,d.use,_=>c[_]===1,F),(0,si.br)(n,"values");const k=(0,Yi.D)(await(0,Ji.Y)(n,"remove"),"remove");return await $i(n,a),await Zi(n),{redacted:f,elsewhere:C,
notes:k}}async function qi(n,{pages:t,search:e,searches:s,areas:o,shade:i},a){const r=new Qi.Z(n),c=new Set,f=new Set,d=async(M,F)=>{const{index:k,unreadable:_}=M.
page;return F&&s!==void 0&&_>0&&f.add(k+1),F&&s!==void 0&&!o.has(k)&&await r.isScan(M.page)&&c.add(k+1),_t(M,e,a.pace)},h=new ti(n,e,d,new Ee(n,i),o),y=[],C=new Qe(
n);for(const[M,F]of t.entries()){if(s===void 0&&!o.has(F-1))continue;const k=await h.page(F-1);k?y.push(k):e.notePage(F-1,await C.of(F-1)),a.pace.progress(M/t.length)}
return{redacted:y,content:h,unsearched:{textless:[...c],unreadable:[...f]}}}function ta(n,{textless:t,unreadable:e},s){const o=[];if(t.length>0&&o.push({field:n,
message:`${(0,ht.oi)(t)} ${(0,ht.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),e.length>0&&o.push({field:n,
message:`${(0,ht.oi)(e)} ${(0,ht.d5)(e.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are: leave the pag\
es out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ht.y_)(s,"attachment")}, which ${(0,ht.
d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,v.G6)(o)}var ea=u(95234);const na=async(n,t,e)=>{
const s=await Ro(t,e);await ia(t.redact_label,s);const o=await(0,se.E)(n.bytes,e,{password:t.open_password});o.keepDecoded();const i=o.pages.count,a=(0,z.k1)(t.
pages,i),r=yn(t.redact_areas,a,i);t.redact_annotations&&aa(o,a,r);const c=["search","redact_kinds"].find(M=>t[M]!==void 0),f=t.redact_mark==="black"?0:255,d=t.remove_attachments,
{redacted:h,elsewhere:y,notes:C}=await _i(o,{pages:a,search:s,searches:c,areas:r,media:d,shade:f},e);if(h.length===0&&y===0)return{documents:[{...n,pageCount:i}],
notes:[sa],facts:{pageCount:i,redactedMatches:0,redactedPages:0,redactedImages:0}};if(await Vo(await(0,Lt.UN)(o,{encryption:"none",draft:!0}),{pages:a,search:s,
areas:r,shade:f},e),t.redact_mark!=="none"){const M=t.redact_mark==="black"?"white":"black",{redact_label:F}=t,k=F===void 0?void 0:await(await oa(e)).openLabel(
o,F,M);await Mn(o,h,t.redact_mark,k)}return{documents:[{name:n.name,bytes:await(0,Lt.UN)(o),pageCount:i}],notes:C,facts:{pageCount:i,redactedMatches:h.reduce((M,{
count:F})=>M+F,y),redactedPages:h.length,redactedImages:h.reduce((M,{images:F})=>M+F,0)}}},sa={code:"nothing_redacted",message:"Nothing was found to redact, and\
 the document is unchanged."},oa=n=>(0,ea.V)(n,()=>Promise.all([u.e(7762),u.e(4075),u.e(4942)]).then(u.bind(u,84942)));async function ia(n,t){if(n!==void 0&&(await t.
inText(n)).length>0)throw(0,v.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}function aa(n,t,e){let s=0;for(const o of t)
for(const i of ln(n,o-1))if((0,U.vH)(e,o-1,i),++s>dt)throw(0,v.G6)([{field:"redact_annotations",message:`finds more than ${dt} areas, and at most ${dt} are allo\
wed: choose fewer pages`,mentions:["pages"]}])}}),95234:((ot,X,u)=>{u.d(X,{V:()=>b,W:()=>x});var v=u(29082),z=u(21836),U=u(87826),B=u(14029),l=u(52404);const L="\
1.4";async function x(m,{pages:w,open_password:p,transparency:T},P,E){const W=await(0,z.E)(m.bytes,P,{password:p}),R=W.pages.count,g=(0,v.k1)(w,R);if(g.length===
0){const Q=await(0,U.i)(W,m.bytes);return{documents:[{name:m.name,bytes:Q,pageCount:R}],notes:[l.$],facts:{pageCount:R,stampedPages:0}}}const{notes:S,stampedPages:A=g.
length,version:O=L,write:I}=await E(W,g),$={version:O>L?O:L},H=I?await I($):await(0,B.UN)(W,$);return{documents:[{name:m.name,bytes:H,pageCount:R}],notes:T===100?
[N,...S]:S,facts:{pageCount:R,stampedPages:A}}}const N={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function b({pace:m},w){await m.rest();const p=await w();return await m.rest(),p}}),37395:((ot,X,u)=>{u.d(X,{Z:()=>E});var v=u(
74135),z=u(6057),U=u(65868),B=u(16264);class l{document;contents;constructor(g){this.document=g,this.contents=new U.i(g)}async cover(g,S){const A=(0,z.iw)(this.
document,g),{width:O,height:I}=(0,v.iN)(A),$=[0,0,O*A.userUnit,I*A.userUnit],H=new N($);if(await this.contents.read(g,H,H),H.points.share<S)return!1;const Q=new b(
this.document,$);return await this.contents.read(g,Q,Q),Q.points.share>=S}}const L=32;class x{page;rows=new Uint32Array(L);constructor(g){this.page=g}get share(){
return this.rows.reduce((g,S)=>g+m(S),0)/L**2}cover(g){const S=(0,v.Pj)(g,this.page);if(!S)return;const[A,O,I,$]=S,[H,Q]=this.between(A,I,0),[ct,D]=this.between(
O,$,1);if(Q<H)return;const G=(2**(Q-H+1)-1)*2**H;for(let j=ct;j<=D;j++)this.rows[j]|=G}between(g,S,A){const O=this.page[A],I=(this.page[A+2]-O)/L,$=Math.ceil((g-
O)/I-.5),H=Math.ceil((S-O)/I-.5)-1;return[Math.max($,0),Math.min(H,L-1)]}}class N{points;constructor(g){this.points=new x(g)}glyph(){}takes({operator:g},S,A,O){
g==="BI"&&!O&&this.image(S)}image({matrix:g}){this.points.cover((0,v.zl)(g,B.p))}}class b extends B.r{points;constructor(g,S){super(g,S),this.points=new x(S)}glyph(){}image(g){
const S=(0,v.Pj)((0,v.zl)(g.matrix,B.p),this.paintOf(g).clip);S&&this.points.cover(S)}}function m(R){let g=0;for(let S=R;S!==0;S&=S-1)g++;return g}var w=u(82877);
const p=50,T=.12,P=.5;class E{document;images;constructor(g){this.document=g,this.images=new l(g)}async isScan(g){return!W(g)&&!(0,w.l)(this.document,g.index)&&
await this.images.cover(g.index,P)}}function W({characters:R,found:{fragments:g,width:S,height:A}}){if(R<p)return!1;const O=(I,$)=>I>T*$&&I<(1-T)*$;return g.some(
({box:I})=>O(I.x+I.width/2,S)&&O(I.y+I.height/2,A))}}),1900:((ot,X,u)=>{u.d(X,{b:()=>m,cE:()=>x,lc:()=>N,oF:()=>z,rr:()=>B,vO:()=>v});const v=4,z=2,U={gray:1,rgb:3,
rgba:4,"gray-alpha":2},B=w=>w.byteOffset%v===0?new Uint32Array(w.buffer,w.byteOffset,w.length/v):new Uint32Array(w.slice().buffer),l=new Uint32Array(0),L=(w,p)=>p>
0&&Buffer.compare(w(p),w(p-1))===0;async function x({height:w,row:p},T){let P=-1;for(let E=0;E<w;E++){const W=p(E),R=L(p,E)?l:B(W);for(let S=0;S<R.length;S++){if(R[S]===
P)continue;const A=S*v,O=W[A+1];if(W[A]!==O||W[A+2]!==O)return!0;P=R[S]}const g=T.step(W.length*z);g&&await g}return!1}function N({width:w,row:p},T){const P=U[T],
E=new Uint8Array(w*P),W=P<3,R=P%2===0;let g=-1;return S=>{const A=g===S-1&&L(p,S);if(g=S,A)return E;const O=p(S),I=B(O);for(let $=0,H=0;$<I.length;$++){if($>0&&
I[$]===I[$-1]){for(const j=H+P;H<j;H++)E[H]=E[H-P];continue}const Q=$*v,[ct,D,G]=[O[Q],O[Q+1],O[Q+2]];W?E[H++]=b(G,D,ct):(E[H++]=G,E[H++]=D,E[H++]=ct),R&&(E[H++]=
O[Q+3])}return E}}const b=(w,p,T)=>77*w+150*p+29*T+128>>8;function m(w){const p=new Uint8Array(w.length/3);for(let T=0;T<p.length;T++)p[T]=b(w[T*3],w[T*3+1],w[T*
3+2]);return p}}),16264:((ot,X,u)=>{u.d(X,{p:()=>w,r:()=>p});var v=u(45599),z=u(36211),U=u(85008),B=u(74135),l=u(6057),L=u(76023),x=u(4186),N=u(5490);const b=new Set(
[3,7]),m=.01,w=[0,0,1,1];class p{document;page;area;path;clips=!1;glyphClip;constructor(g,S){this.document=g,this.page=S}get box(){return this.area}takes(g,S,A,O){
if(this.extendsPath(g,S)||this.setsColor(g,S,A))return;const{operator:I}=g,$=z.lJ.get(I);$?this.paints($,S,O):I==="W"||I==="W*"?this.clips=!0:I==="w"?S.paint={...this.
paintOf(S),lineWidth:Math.abs(g.number(0))||0}:!O&&I==="BI"?this.image(S):!O&&I==="sh"&&this.add(this.paintOf(S).clip,S)}shows(g){this.glyphClip=b.has(g.mode)?void 0:
this.paintOf(g).clip}glyph({font:g,frame:S,size:A},O,I,$,H){if(!this.glyphClip||O!==""&&O.trim()==="")return;const[Q,ct]=S.vertical?[.5,.5]:[g.ascent,-g.descent],
D=Math.min(I,$),G=(0,x.L)(S,D,Math.max(I,$),H-Q*A,H+ct*A);this.join([G.x,G.y,G.x+G.width,G.y+G.height],this.glyphClip)}covers(g){this.join(g,this.page)}image(g){
this.add((0,B.zl)(g.matrix,w),g)}enters(g,S){const A=(0,l.b0)(this.document,g.get("BBox"));A&&this.clipTo((0,B.zl)(S.matrix,A),S)}paintOf(g){return g.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(g,{matrix:S}){const A=(0,N.M)(g);switch(g.operator){case"re":{const[O=NaN,I=NaN,$=NaN,H=NaN]=A;return this.
extend((0,B.zl)(S,[O,I,O+$,I+H])),!0}case"m":case"l":case"c":case"v":case"y":for(let O=0;O+1<A.length;O+=2){const[I,$]=(0,B.Gd)(S,A[O],A[O+1]);this.extend([I,$,
I,$])}return!0;default:return!1}}extend(g){g.every(Number.isFinite)&&(this.path=this.path?(0,B.kO)(this.path,g):g)}setsColor(g,S,A){const O=this.paintOf(S);switch(g.
operator){case"g":case"rg":case"k":return S.paint={...O,components:g.count,isWhite:W((0,N.M)(g))},!0;case"cs":return S.paint={...O,components:this.componentsOf(
g.name(0),A),isWhite:!1},!0;case"sc":case"scn":{const I=g.kind(g.count-1)!==U.o_&&g.count===O.components;return S.paint={...O,isWhite:I&&W((0,N.M)(g))},!0}default:
return!1}}componentsOf(g,S){if(g===void 0)return 0;const A=I=>S.find("ColorSpace",I),O=(0,L.L)(this.document,new v.SX(g),A);return O&&O.kind!=="inks"&&!O.table?
O.components:0}paints({fill:g,strokes:S},A,O){const{path:I,clips:$}=this;this.path=void 0,this.clips=!1;const H=this.paintOf(A);I&&!O&&S?this.add((0,B.XM)(I,H.lineWidth*
E(A)/2),A):I&&!O&&g&&!(H.isWhite&&this.isPageWide(I))&&this.add(I,A),$&&I&&this.clipTo(I,A)}isPageWide(g){const[S,A,O,I]=this.page,[$,H]=[(O-S)*m,(I-A)*m];return g[0]<=
S+$&&g[1]<=A+H&&g[2]>=O-$&&g[3]>=I-H}clipTo(g,S){const A=this.paintOf(S);S.paint={...A,clip:(0,B.Pj)(A.clip,g)??T}}add(g,S){this.join(g,this.paintOf(S).clip)}join(g,S){
const A=(0,B.Pj)((0,B.XM)(g,P),S);A&&(this.area=this.area?(0,B.kO)(this.area,A):A)}}const T=[0,0,0,0],P=.01,E=({matrix:[R,g,S,A]})=>Math.max(Math.hypot(R,g),Math.
hypot(S,A)),W=R=>{const g=R.length===4?0:1;return R.length>0&&R.every(S=>S===g)}}),15330:((ot,X,u)=>{u.d(X,{X:()=>l});var v=u(45599),z=u(16456),U=u(49454),B=u(30201);
function l(b,m,w,p){const T=(0,U.hL)(b,m);return T?L(b,T,w,p):x(b,m,w,p)}function L(b,m,w,p){const T=b.resolve(m.get("CIDToGIDMap")),P=T instanceof v.Z6?b.decodedPart(
T)?.data:void 0;return({cid:E})=>w.glyph(P?(P[E*2]??0)<<8|(P[E*2+1]??0):p.glyphOfCid(E))}function x(b,m,w,p){const{base:T,differences:P}=(0,z.yD)(b,m),E=(R,g)=>{
const S=R.charCodeAt(g-32);return S>0?(0,B.S)(S):void 0};if(p.kind!=="truetype")return({code:R})=>{const g=T===void 0?p.encoding?.get(R)??E(p.encoding?"":z.W,R):
void 0,S=P?.get(R)??g??(T===void 0?void 0:E(T,R));return w.named(S??".notdef")??w.named(".notdef")};const W=(0,z.pE)(b,(0,U.nb)(b,m),m)&&!P;return({code:R})=>{const g=P?.
get(R)??E(T??z.W,R),S=()=>g===void 0?0:N(p,g),A=()=>p.code(R)||(p.codes===void 0?p.unicode(R):0);return w.glyph(W?A()||S():S()||A())}}function N(b,m){const w=(0,B.
u)(m),p=w===void 0?0:b.unicode(w);if(p>0)return p;const T=w===void 0?-1:z.yh.indexOf(String.fromCodePoint(w));return(T>=0&&b.codes==="macintosh"?b.code(T+32):0)||
b.glyphOf(m)}}),88739:((ot,X,u)=>{u.d(X,{B:()=>L,U:()=>B});var v=u(77581),z=u(12889);const U=100;function B(x,{digits:N=4,isInOrder:b=!1}={}){const m=x.filter(([
,p])=>p.length>0).map(([p,T])=>`<${L(p).slice(-N)}> <${l(T,b)}>`),w=Array.from({length:Math.ceil(m.length/U)},(p,T)=>{const P=m.slice(T*U,(T+1)*U);return[`${P.length}\
 beginbfchar`,...P,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(N)}> <${"F".repeat(N)}> endcodespacerange`,...w,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function l(x,N){const b=x.map(m=>String.fromCodePoint(m)).join("");return(0,v.kt)(!N&&(0,z.ft)(b)?[...b].reverse().join(""):b).toString("hex").toUpperCase()}
const L=x=>x.toString(16).toUpperCase().padStart(4,"0")}),76023:((ot,X,u)=>{u.d(X,{L:()=>L});var v=u(45599),z=u(69869);const U=8,B={DeviceGray:l("gray",1),CalGray:l(
"gray",1),G:l("gray",1),DeviceRGB:l("rgb",3),CalRGB:l("rgb",3),RGB:l("rgb",3),DeviceCMYK:l("cmyk",4),CMYK:l("cmyk",4),Separation:l("inks",1)};function l(b,m){return{
kind:b,components:m,profile:void 0,table:void 0}}function L(b,m,w,p=0){const T=b.resolve(m);if(p>U)return;if(T instanceof v.SX){if(Object.hasOwn(B,T.text))return B[T.
text];const E=w(T.text);return E===void 0?void 0:L(b,E,w,p+1)}if(!(0,v.cy)(T))return;const P=b.resolve(T[0]);if(P instanceof v.SX)switch(P.text){case"ICCBased":
return x(b,T[1],w,p);case"Indexed":case"I":return N(b,T,w,p);case"DeviceN":{const E=b.array(T[1])?.length??0;return E>=1&&E<=32?l("inks",E):void 0}default:return Object.
hasOwn(B,P.text)?B[P.text]:void 0}}function x(b,m,w,p){const T=b.resolve(m);if(!(T instanceof v.Z6))return;const P=b.resolve(T.dict.get("N")),E=P===1?"gray":P===
3?"rgb":P===4?"cmyk":void 0;if(E===void 0)return L(b,T.dict.get("Alternate"),w,p+1);const W=(0,z.hh)(b.decodedPart(T)?.data,P);return{...l(E,P),profile:W?.bytes}}
function N(b,m,w,p){const T=L(b,m[1],w,p+1),P=b.resolve(m[3]),E=P instanceof v.Mx?P.bytes:P instanceof v.Z6?b.decodedPart(P)?.data:void 0,W=b.resolve(m[2]);if(!T||
T.table||!E||typeof W!="number"||!(W>=0))return;const R=new Uint8Array((Math.min(Math.floor(W),255)+1)*T.components);return R.set(E.subarray(0,R.length)),{...T,
table:R}}}),69869:((ot,X,u)=>{u.d(X,{Jc:()=>p,R1:()=>R,To:()=>b,hh:()=>m,so:()=>P});var v=u(77598),z=u.n(v),U=u(48249),B=u(78157),l=u(68973),L=u(45599);const x={
1:"GRAY",3:"RGB ",4:"CMYK"},N=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function m(g,S){if(!g||g.length<132)return;const A=(0,B.
bS)(g),O=Q=>A.toString("latin1",Q,Q+4),I=A.readUInt32BE(0),$=g[8];if(!(!(I>=132&&I<=g.length&&$>=2&&$<=4&&O(36)==="acsp"&&N.includes(O(12)))||O(16)!==x[S]))return{
bytes:g.subarray(0,I),version:$}}const w=new WeakMap;async function p(g,S){const{bytes:A}=g,O=S.pace.step(A.length);O&&await O;const I=w.get(S.pace)??new Map;w.
set(S.pace,I);const $=E(A),H=I.get($);if(H)return H;const Q={...g,id:$,deflated:await(0,l.uM)(S).deflate(A,T)};return I.set($,Q),Q}const T=4,P=g=>{const{bytes:S}=g;
return{...g,id:E(S),deflated:(0,U.Kc)(S)}},E=g=>(0,v.createHash)("sha256").update(g).digest("base64"),W=new WeakMap;function R(g,{id:S,deflated:A},O){const I=W.
get(g)??new Map;W.set(g,I);const $=I.get(S);if($)return $;const H=(0,L.jd)({N:O,Alternate:(0,L.UU)(b[O]),Filter:(0,L.UU)("FlateDecode")}),Q=g.add(new L.Z6(H,A));
return I.set(S,Q),Q}}),82877:((ot,X,u)=>{u.d(X,{R:()=>v,l:()=>z});const v="OctavoText";function z(U,B){const l=U.dict(U.dict(U.pages.attribute(B,"Resources"))?.
get("XObject"));return l!==void 0&&[...l.keys()].some(L=>L.startsWith(v))}}),3449:((ot,X,u)=>{u.d(X,{d:()=>U});var v=u(45599);const z=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function U(x,N,b){const m=new Map,w=new Map;for(let p=1;p<N;p++){if(!b(p))continue;const T=x.
job.pace.step(300);T&&await T;const P=x.get(p);P instanceof v.Z6?(l(x,P.dict)&&m.set(p,P.dict.get("Resources")),(P.dict.has("CMapName")||(0,v.Eo)(x.resolve(P.dict.
get("Type")),"CMap"))&&w.set(p,"CMap")):P instanceof v.Bi&&L(x,p,P,m,w)}return{content:m,fonts:w,pages:await B(x)}}async function B(x){const N=new Set,b=new Set;
for(const m of x.pages.numbers){const w=x.entry(m,"Contents");(0,v.i9)(w)&&N.add(w.number);const p=x.array(w),T=p!==void 0&&b.size<b.add(p).size;for(const E of T?
p:[])(0,v.i9)(E)&&N.add(E.number);const P=x.job.pace.step(300+(T?10*p.length:0));P&&await P}return N}function l(x,N){const b=x.resolve(N.get("Subtype"));return(0,v.
Eo)(b,"Form")||x.resolve(N.get("PatternType"))===1||N.has("BBox")&&!N.has("ShadingType")}function L(x,N,b,m,w){for(const E of z){const W=b.get(E);(0,v.i9)(W)&&w.
set(W.number,E)}const p=(0,v.Eo)(x.resolve(b.get("Subtype")),"Type3")?x.dict(b.get("CharProcs")):void 0;for(const E of p?.values()??[])(0,v.i9)(E)&&m.set(E.number,
b.get("Resources"));const T=x.resolve(b.get("Type"));if(x.pages.holds(N)||!((0,v.Eo)(T,"Page")||(0,v.Eo)(T,"Template")))return;const P=b.get("Contents");for(const E of x.
array(P)??[P])(0,v.i9)(E)&&m.set(E.number,b.get("Resources"))}}),10339:((ot,X,u)=>{u.d(X,{H:()=>U});class v{all;last=new Array(256).fill(void 0);constructor(x){
this.all=x}addAll(x){const{last:N,all:b}=this,m=b.size;for(let w=0;w<x.length;w++){const p=x[w],T=p.code&255;N[T]!==p&&(N[T]=p,b.add(p))}return b.size>m}}function z(L,x,N,b){
for(let m=0,w=b;w>0;w--){const p=x.partEnd(N,m,1);L.add(p-m),m=p}}class U{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:x},N,b=l){const m=Uint32Array.
from(b).sort();let w=0;for(const{font:p,elements:T,first:P}of x){let E=this.fonts.get(p);E||this.fonts.set(p,E={kept:new Set,gone:new Set,lengths:new Set});const W=this.
keptOf(p,E);let R=P;for(const g of T){if(typeof g=="number")continue;const S=p.glyphs(g);for(;w<m.length&&m[w]<R;)w++;const A=w<m.length&&m[w]<R+S.length;A&&this.
divide(E,S,R,b),(A||W.addAll(S))&&z(E.lengths,p,g,S.length),R+=S.length;const O=N.step(g.length*B);O&&await O}}}divide(x,N,b,m){this.hasGone=!0;for(const[w,p]of N.
entries())(m.has(b+w)?x.gone:x.kept).add(p)}keptOf(x,{kept:N}){let b=this.seen.get(x);return b||this.seen.set(x,b=new v(N)),b}async noteGone(x,N,b){if(b.size===
0)return;const m=new U;await m.note(x,N,b);for(const[w,{gone:p,lengths:T}]of m.fonts){const P=this.fonts.get(w);if(P)for(const E of p)P.gone.add(E);else this.fonts.
set(w,{kept:new Set,gone:p,lengths:T})}this.hasGone=!0}}const B=50,l=new Set}),33238:((ot,X,u)=>{u.d(X,{Y:()=>g});var v=u(91374),z=u(39684),U=u(9819),B=u(33973),
l=u(21996),L=u(87773),x=u(17671),N=u(58006),b=u(78157),m=u(45599),w=u(21115),p=u(17413);const T=2e3;async function P(D,G,j){const K=D.resolve(G);let V="";for(const Y of(0,m.
cy)(K)?K:[G]){const Z=D.resolve(Y);if(Z instanceof m.Mx&&(V=Buffer.from(Z.bytes).toString("latin1")),!(0,m.i9)(Y)||!(Z instanceof m.Z6))continue;let J;try{J=(0,b.
bS)(D.decoded(Z))}catch{continue}const q=D.job.pace.step(T+J.length);if(q&&await q,!J.includes("ignature"))continue;const tt=J.toString("latin1"),it=await(0,p.Y)(
tt,E(V,j),D.job.pace);it!==tt&&D.put(Y,(0,N.n)(Z,Buffer.from(it,"latin1"),{compress:!1}))}}function E(D,G){return({namespace:j,local:K},V)=>K==="Signature"&&j===
w.dK.ds||K==="signature"&&G&&D!=="datasets"&&!V.some(W)}const W=({namespace:D,local:G})=>G==="datasets"&&D===w.dK.xfa;var R=u(43791);async function g(D,G){const j=(0,x.
Hi)(D),K=await S(D),V=new Set,Y=new Set,Z=K.map(({dict:J})=>(0,v.fq)(D,J));for(const J of K)I(j,J,G,V,Y);return V.size>0&&await $(j,V,Y),await Q(D,V.size>0),{fields:Z,
objects:V,usageRights:ct(D)}}async function S(D){const G=(await(0,l.zx)(D,["Sig"])).Sig;if(G.length===0)return[];for await(const[q,tt]of(0,L.$)(D,G))A(D,q,tt);const j=new Map;
for(const{number:q,dict:tt,type:it}of await(0,v.qU)(D))it==="Sig"&&q!==void 0&&O(D,j,q,tt);const K=new Set([...j.values()].flatMap(({number:q,widgets:tt})=>[q,...tt])),
{Sig:V,Widget:Y}=await(0,l.zx)(D,["Sig","Widget"]),Z=[];for await(const[q,tt]of(0,L.$)(D,new Set([...V,...Y])))K.has(q)||!(0,m.Zm)(tt)||!(tt.has("T")||(0,m.Eo)(
tt.get("Subtype"),"Widget"))||(0,v.pv)(D,tt)==="Sig"&&Z.push(q);const J=Z.length>0?(await(0,B.Gy)(D)).live:void 0;for(const q of Z)J?.[q]===1&&O(D,j,q,D.get(q));
return[...j.values()]}function A(D,G,j){const K=[j];for(let V=K.pop();V!==void 0;V=K.pop()){if((0,m.Zm)(V))for(const Y of V.values())K.push(Y);if(Array.isArray(
V))for(const[Y,Z]of V.entries())!(0,m.Zm)(Z)||!(0,m.Eo)(Z.get("FT"),"Sig")?K.push(Z):(D.edit(G),V[Y]=D.add(Z))}}function O(D,G,j,K){if(!(0,m.Zm)(D.resolve((0,v.
hj)(D,K,"V"))))return;const V=K.get("Parent"),Y=D.dict(V);if(!K.has("T")&&(0,m.i9)(V)&&Y?.has("T")){O(D,G,V.number,Y),G.get(V.number)?.widgets.add(j);return}if(G.
has(j))return;const Z=(D.array(K.get("Kids"))??[]).flatMap(J=>(0,m.i9)(J)?[J.number]:[]);G.set(j,{number:j,dict:K,widgets:new Set((0,m.Eo)(K.get("Subtype"),"Wid\
get")?[j,...Z]:Z)})}function I({removal:D},{number:G,dict:j,widgets:K},V,Y,Z){const{document:J}=D;Y.add(G);const q=(0,v.hj)(J,j,"V");(0,m.i9)(q)&&D.remove(q.number);
for(const tt of K){const it=J.get(tt);if(!(0,m.Zm)(it))continue;if(Y.add(tt),V==="keep"&&(0,z.K)(J,it)){J.edit(tt),(0,z.x)(J,it);continue}const gt=J.resolve(it.
get("StructParent"));typeof gt=="number"&&Z.add(gt),D.remove(tt)}K.has(G)||D.remove(G)}async function $(D,G,j){const{removal:K,structure:V}=D,{document:Y}=K;await H(
D,G);const Z=(0,U.Wo)(Y,"AcroForm");for(const J of["Fields","CO"]){const q=Y.array(Z?.dict.get(J)),tt=q?.filter(it=>!K.isGone(it)&&!((0,m.i9)(it)&&G.has(it.number)));
!Z||!q||!tt||tt.length===q.length||(Y.edit(Z.holder),tt.length>0||J==="Fields"?Z.dict.set(J,tt):Z.dict.delete(J))}await V.dropKeys(j),await V.flush(),await(0,x.
Pv)(D,new Set(K.removed()))}async function H({removal:D},G){const{document:j}=D;for(const{number:K,dict:V}of[...await(0,v.qU)(j)].reverse()){const Y=j.array(V.get(
"Kids")),Z=Y?.filter(J=>!D.isGone(J)&&!((0,m.i9)(J)&&G.has(J.number)));K===void 0||!Y||!Z||Z.length===Y.length||(j.edit(K),Z.length>0?V.set("Kids",Z):(0,m.Eo)(V.
get("Subtype"),"Widget")?V.delete("Kids"):D.remove(K))}}async function Q(D,G){const j=(0,U.Wo)(D,"AcroForm");if(!j)return;j.dict.has("SigFlags")&&(D.edit(j.holder),
j.dict.delete("SigFlags")),await P(D,j.dict.get("XFA"),G);const K=(D.array(j.dict.get("Fields"))??[]).length===0&&!j.dict.has("DR")&&!j.dict.has("XFA");G&&K&&D.
editCatalog().delete("AcroForm")}function ct(D){const{catalog:G}=D,j=D.dict(G.get("Perms"));(0,R.H)(D);for(const K of["Perms","Legal"])G.has(K)&&D.editCatalog().
delete(K);return j?.has("UR3")===!0||j?.has("UR")===!0}}),87826:((ot,X,u)=>{u.d(X,{N:()=>U,i:()=>B});var v=u(78157),z=u(14029);function U({suspect:l,bytes:L},x){
if(!(l||(0,v.bS)(L.subarray(0,5)).toString("latin1")!=="%PDF-"))return L.length===x.length?x:L}const B=async(l,L,x)=>U(l,L)??await(0,z.UN)(l,x)})};
