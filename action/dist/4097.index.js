"use strict";exports.id=4097,exports.ids=[4097],exports.modules={66974:((ot,X,u)=>{u.d(X,{D6:()=>d,F1:()=>j,NL:()=>b,P3:()=>z,br:()=>U,bs:()=>$});var D=u(98446);const z={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function j(w,y,C){const A=[],v=[];for(const[H,F]of w.split(",").entries()){const g=H+1;if(y!==void 0&&
F.trim()===""){v.push(`entry ${g} is empty: write ${y}, separated by single commas`);continue}const S=C(F,g);"problem"in S?v.push(U(g,F,S.problem)):A.push(S.item)}
return v.length>0?{problem:$(v)}:{items:A}}const U=(w,y,C)=>`entry ${w} ('${p(y.trim())}') ${C}`,d=({position:w,text:y},C,A)=>U(w,y,`names ${W(C)}, but the docu\
ment has ${(0,D.y_)(A,"page")}`);function W(w){return Number.isSafeInteger(w)?`page ${w}`:"a page far beyond its end"}const E=5;function $(w){const y=w.length-E;
return[...w.slice(0,E),...y>0?[`and ${y} more such entries`]:[]].join("; ")}function b(w){const y=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(w);return y?`is n\
ot a range: write ${y[1]}..${y[2]}${y[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(w)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(w)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function p(w){const y=[...w].map(C=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(C)?"?":C);return(0,D.Bu)(y.join(""),40)}}),29082:((ot,X,u)=>{u.d(X,{k1:()=>d,lY:()=>U,m7:()=>W});var D=u(58552),z=u(66974);const j=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
U=b=>(0,z.F1)(b,"pages such as 1..3, -1, odd",(p,w)=>{const y=p.trim(),C=j.exec(y);if(!C)return{problem:$(y)};const[,A,v,H,F,g]=C,S={negated:A!==void 0,text:y,position:w};
if(v!==void 0)return{item:{...S,pages:v.toLowerCase()}};const T=Number(H),P=F===void 0?T:g===void 0?"end":Number(g);return T===0||P===0?z.P3:{item:{...S,pages:{
from:T,to:P}}}});function d(b,p,w="pages"){const y=F=>(0,D.G6)([{field:w,message:F}]),C=U(b);if("problem"in C)throw y(C.problem);const A=new E(p),v=new E(p),H=[];
for(const F of C.items){const g=F.negated?v:A;if(typeof F.pages=="string"){g.add(F.pages);continue}const{from:S,to:T}=F.pages,P=S<0?p+1+S:S,O=T==="end"?p:T<0?p+
1+T:T,G=(T==="end"?S<0?[[S,P]]:[]:[[S,P],[T,O]]).find(([,Z])=>Z<1||Z>p);G&&H.push((0,z.D6)(F,G[0],p)),!(T==="end"&&P>p||H.length>0)&&g.range(Math.min(P,O),Math.
max(P,O))}if(H.length>0)throw y((0,z.bs)(H));return C.items.every(({negated:F})=>F)&&A.add("all"),A.without(v)}function W(b){const p=U(b);if("problem"in p||p.items.
length!==1)return;const{negated:w,pages:y}=p.items[0];if(w)return;if(y==="all")return{first:1};if(typeof y=="string"||y.from<1)return;const{from:C,to:A}=y;return A===
"end"?{first:C}:A===-1?{first:C}:A<1?void 0:{first:Math.min(C,A),last:Math.max(C,A)}}class E{pageCount;differences;odd=!1;even=!1;constructor(p){this.pageCount=
p,this.differences=new Int32Array(p+2)}add(p){p!=="even"&&(this.odd=!0),p!=="odd"&&(this.even=!0)}range(p,w){this.differences[p]++,this.differences[w+1]--}without(p){
const w=new Uint32Array(this.pageCount);let y=0,C=0,A=0;for(let v=1;v<=this.pageCount;v++){C+=this.differences[v],A+=p.differences[v];const H=v%2===1?"odd":"eve\
n";(C>0||this[H])&&!(A>0||p[H])&&(w[y++]=v)}return w.subarray(0,y)}}function $(b){return/^(not +)?\.\./i.test(b)?"has no start: a range is written 1..5":/^!/.test(
b)?"is not a page: leave out pages with not, such as not 2":(0,z.NL)(b.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((ot,X,u)=>{u.d(X,{X:()=>j,l:()=>z});const D=/[ \n\u00a0-]/;function z(U){let d=0,W=0;const E=[...U].map((b,p)=>({
sign:b.toUpperCase(),at:p})).filter(({sign:b})=>!D.test(b)),$=b=>{const p=parseInt(b,36);d=(d*(p>9?100:10)+p)%97};for(let b=15;b<=Math.min(E.length,34);b++){d=0;
for(const{sign:p}of[...E.slice(4,b),...E.slice(0,4)])$(p);d===1&&(W=E[b-1].at+1)}return W}const j=U=>U.length>=15&&/^[A-Z]{2}\d\d/.test(U)&&z(U)===U.length}),52404:((ot,X,u)=>{
u.d(X,{$:()=>U,U:()=>d});var D=u(58552),z=u(29082),j=u(98446);const U={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function d({first_page:W,last_page:E,pages:$},b){if($!==void 0)return(0,z.k1)($,b);const p=(0,j.y_)(b,"page"),w=[];if(W>b&&w.push({field:"\
first_page",message:`is ${W}, but the document has ${p}`}),E!==void 0&&E>b&&w.push({field:"last_page",message:`is ${E}, but the document has ${p}`}),w.length===
0&&E!==void 0&&W>E&&w.push({field:"first_page",message:`is ${W}, which is after last_page (${E})`,mentions:["last_page"]}),w.length>0)throw(0,D.G6)(w);return Uint32Array.
from({length:(E??b)-W+1},(y,C)=>W+C)}}),44097:((ot,X,u)=>{u.r(X),u.d(X,{redact_text:()=>qi});var D=u(58552),z=u(29082),j=u(45657),U=u(33973),d=u(45599),W=u(74135),
E=u(6057),$=u(87141),b=u(44738),p=u(78021),w=u(86537),y=u(77581);const C=(n,t)=>n.start-t.start||t.end-n.end,A=(n,t)=>n.lacks?.(t)===!0,v=(n,t)=>Object.assign(async e=>[
...await n(e),...await t(e)].sort(C),{lacks:e=>A(n,e)&&A(t,e)});function H(n,t){let e="",s=0;for(const{start:o,end:i}of t)o>s&&(e+=n.slice(s,o)),s=Math.max(s,i);
return e+n.slice(s)}const F=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","u"),g=/[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/,
S=/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u,
T=new RegExp(`${F.source}|${g.source}|${S.source}`,"gu"),[P,O]=[2,100];async function R(n,t){if(n.search(T)<0)return;let e="";const s=[];let o=0;const i=r=>{e+=
n.slice(o,r);for(let c=o;c<r;c++)s.push(c)};for(const{0:r,index:c}of n.matchAll(T)){const f=t.step((c-o)*P+O);f&&await f,i(c),o=c+r.length;const l=Z(r);for(let h=0;h<
l.length;h++)s.push(l.length===r.length?c+h:c);e+=l}const a=t.step((n.length-o)*P);return a&&await a,i(n.length),s.push(n.length),{text:e,places:s}}const G=({places:n},t,e)=>({
start:n[t],end:Math.max(n[e-1]+1,n[e])});function Z(n){if(F.test(n))return"";const t=g.exec(n)?.[0];return t===void 0?n.normalize("NFKC"):/[\u2010-\u2015\u2212\u2043]/.
test(t)?"-":/[\u201c-\u201f\u2033]/.test(t)?'"':"'"}const q=500;async function I(n,t,e){const s=(0,y.g7)(n);if(s.length===n.bytes.length&&L.test(s)&&!s.includes(
`-
`)&&A(t,s))return;const i=s.replace(k,""),a=await t(i);if(a.length>0){const m=(0,y.wx)(H(i,a));return await Y(m.bytes,t,e)?V:m}const r=await R(i,e),c=r?(await t(
r.text)).map(({start:m,end:M})=>G(r,m,M)):[];if(c.length===0)return await Y(n.bytes,t,e)?V:void 0;const f=H(i,c),l=await R(f,e);return l&&(await t(l.text)).length>
0||await Y((0,y.wx)(f).bytes,t,e)?V:(0,y.wx)(f)}const L=/^[\t\n\r\x20-\x24\x27-;=-~]*$/,B="\x1B",k=new RegExp(`${B}[a-zA-Z]{2,8}${B}`,"g"),V=new d.Mx(new Uint8Array(
0));async function Y(n,t,e){for(const s of Q(n)){if(!A(t,s)&&(await t(s)).length>0)return!0;const o=e.step(J*n.length);o&&await o}return!1}const J=4;function*Q(n){
const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1");yield t;let e=t;if(/[\x80-\xff]/.test(t)&&(yield e=Buffer.from(n).toString("utf8")),t.includes(
"\0")&&(yield e=t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)){const s=tt(t);/[\x80-\xff]/.test(s)&&(yield s),yield e=Buffer.from(s,"latin1").toString("utf8")}
if(t.includes("?")&&t.includes("+")&&(yield e.replaceAll("+"," ")),t.includes("&")&&(yield e=it(e)),t.includes("<"))for(const s of[""," "])yield e.replace(/<[^<>]*>/g,
s)}const tt=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),et={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},it=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
(t,e,s,o)=>{if(o!==void 0)return et[o.toLowerCase()]??t;const i=e===void 0?parseInt(s,16):parseInt(e,10);return i<=1114111?String.fromCodePoint(i):t});async function gt(n,t,e){
let s=0;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const a=i instanceof d.Z6?i.dict:i;if(!(!(a instanceof d.Bi)&&!Array.isArray(a)))for(const[r,c]of a.
entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}const f=n.job.pace.step(q);f&&await f;const l=await I(c,e,n.job.pace);
l&&(a instanceof d.Bi?a.set(r,l):a[r]=l,s++)}}return s}function*cn(n,t){const e=(0,$.y)((0,E.iw)(n,t)),s=o=>{const i=te(e,o);return i.width>0&&i.height>0?i:void 0};
for(const o of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const i=n.dict(o);if(!i||!(0,d.Eo)(n.resolve(i.get("Subtype")),"Redact"))continue;const a=(n.array(
i.get("QuadPoints"))??[]).map(f=>Number(n.resolve(f))||0);for(let f=0;f+8<=a.length;f+=8){const[l,h]=[0,1].map(M=>[0,2,4,6].map(x=>a[f+x+M])),m=s([(0,j.YG)(l),(0,j.
YG)(h),(0,j.Kf)(l),(0,j.Kf)(h)]);m&&(yield m)}const r=(0,E.b0)(n,i.get("Rect")),c=a.length<8&&r?s(r):void 0;c&&(yield c)}}function te(n,t){const[e,s,o,i]=(0,W.zl)(
n,t);return{x:e,y:s,width:o-e,height:i-s}}const fn=4;async function dn(n,t){t.size!==0&&await(0,b.L)(n,(e,s)=>{const o=t.get(s),i=o&&(0,E.b0)(n,e.get("Rect"));if(!o||
!i)return!1;const a=te((0,$.y)((0,E.iw)(n,s)),i);return n.job.pace.add(o.length*fn),o.some(r=>(0,w.EF)(a,r))})}const ln=["ActualText","Alt","E","T"];async function un(n,t,e){
const s=new Set([...t.keys()].map(a=>n.pages.number(a)));let o=0;for(const a of s)for(const r of n.array(n.entry(a,"Annots"))??[]){const c=n.dict(r),f=c?await gt(
n,c,e):0;f>0&&(0,d.i9)(r)&&n.edit(r),o+=f}for(const a of t.keys()){const r=n.pages.attribute(a,"Resources"),c=n.dict(n.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const l=await gt(n,n.dict(f)??null,e);l>0&&(0,d.i9)(f)?n.edit(f):l>0&&(0,d.i9)(r)&&n.edit(r),o+=l}}const{live:i}=await(0,U.Gy)(n);for(let a=1;a<i.
length;a++){const r=i[a]===1?n.dict(n.get(a)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!r||!(0,p.Uc)(r)||!hn(r,s)))for(const f of ln){const l=await gt(n,[n.
resolve(r.get(f))],e);l>0&&(n.edit(a),r.delete(f)),o+=l}}return o}function hn(n,t){const e=n.get("Pg");return!(0,d.i9)(e)||t.has(e.number)}var ee=u(21836),Ft=u(
14029);const dt=5e4,gn=20;function pn(n,t,e){const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))throw Mt(["must have a list under ar\
eas, or under matches"]);if(o.length>dt)throw Mt([`has ${o.length} areas, and at most ${dt} are allowed`]);const i=[],a=new Set(t);let r=0;for(const[c,f]of o.entries()){
const l=mn(f,e);if(typeof l=="string")i.push(`area ${c+1} ${l}`);else if(!a.has(l.page))i.push(`area ${c+1} is on page ${l.page}, which pages does not name`);else
for(const h of l.boxes)(0,j.vH)(s,l.page-1,h);if(typeof l!="string"&&(r+=l.boxes.length),r>dt)throw Mt([`has more than ${dt} boxes, and at most ${dt} are allowe\
d`]);if(i.length===gn)break}if(i.length>0)throw Mt(i);return s}const Mt=n=>(0,D.G6)([{field:"redact_areas",message:n.join("; ")}]),ne=n=>typeof n=="object"&&n!==
null&&!Array.isArray(n);function mn(n,t){if(!ne(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!="number"||!Number.isInteger(e)||e<1||
e>t)return`must have a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(wn);return o.some(i=>i===void 0)||o.length===0?"must have bo\
xes with x, y, width and height in points, which are greater than 0":{page:e,boxes:o}}function wn(n){if(!ne(n))return;const[t,e,s,o]=["x","y","width","height"].
map(a=>n[a]);return[t,e,s,o].every(a=>typeof a=="number"&&Number.isFinite(a))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var yn=u(81627),St=u(36078),Sn=u(99876);
async function bn(n,t,e,s){const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:i,pages:a}=await(0,Sn.F)(
n,Uint32Array.from([...o.keys()],c=>c+1)),r=new yn.B(n);await r.inspect(a);for(const c of a){const f=(0,W.DI)((0,$.y)(i[c.kind])),l=new Set,h=[];for(const m of o.
get(c.index)??[]){const M=n.job.pace.step(Tn);M&&await M;const x=Cn(m,f);if(l.has(x))continue;l.add(x);const N=s?.placementIn(m,f);N!==void 0&&h.push(N)}await r.
over(c,{resources:s?[s.addition]:[],operators:([m])=>{const M=m===void 0?[]:h.map(x=>`${(0,St.qK)(m,x)}
`);return`/Artifact BMC q ${e==="black"?0:1} g ${[...l].join(`
`)} f Q
${M.join("")}EMC
`}})}}const Tn=1500;function Cn({x:n,y:t,width:e,height:s},o){const[i,a,r,c]=(0,W.zl)(o,[n,t,n+e,t+s]);return`${(0,St.id)(i)} ${(0,St.id)(a)} ${(0,St.id)(r-i)} ${(0,St.
id)(c-a)} re`}var mt=u(58006),Mn=u(52205);const Pn=3;function xn(n,t){const e=[t.get("Filter")??t.get("F"),t.get("DecodeParms")??t.get("DP")].map(s=>Bt((0,Mn.WW)(
n,s??null,Pn)));return e.includes(void 0)?void 0:e.join(" ")}function Bt(n){if(n instanceof d.SX)return`/${n.text}`;if(n===null||typeof n=="number"||typeof n=="\
boolean")return String(n);const t=Array.isArray(n)?n.map(Bt):n instanceof d.Bi?[...n].flatMap(([e,s])=>[`/${e}`,Bt(s)]):[void 0];return t.includes(void 0)?void 0:
`[${t.join(" ")}]`}var nt=u(78157),Lt=u(56681),En=u(8510),Nt=u(52829),An=u(71856),Ut=u(32488),Pt=u(82416),xt=u(37709),ft=u(85008);const[vn,On]=[4,100];async function Dn(n,t){
const e=[],s=[];let o=0;const i=r=>{e.push(r),o+=r.length},a=({start:r,end:c},f)=>{f===ft.An||f===ft.Cd?(s.push({at:o,from:r,to:c}),i((0,nt.bS)((0,Pt.E3)(n,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*vn)):f===ft.QR&&o>0&&i(`
`)};return await(0,xt.Jo)(n,t,a,!0),{text:e.join(""),pieces:s}}async function In(n,t,e){const{text:s,pieces:o}=await Dn(n,e),i=await t(s);if(i.length===0)return n;
const a=[];let[r,c]=[0,0];for(const[f,{at:l,from:h,to:m}]of o.entries()){const M=o[f+1]?.at??s.length;for(;r<i.length&&i[r].start<M;r++)c=Math.max(c,i[r].end);l<
c&&a.push({from:h,to:m,text:"()"});const x=e.step(On);x&&await x}return(0,Lt.E$)(n,a,e)}var Wt=u(3449),$t=u(71157);async function se(n,{inText:t,inCodes:e},s,o){
if(n.shown.length===0)return;const i=await Rn(n,o);await oe(n,i,Gn,await t(i.text),s,o);const a=await Bn(n,o);await oe(n,a,kn,await e(a.text),s,o)}async function Rn({
shown:n},t){const e=[];let s="";for(const{text:o}of n){e.push(s.length),s+=`${o}
`;const i=t.step((o.length+1)*ie);i&&await i}return{text:s,starts:e}}const Fn=10;async function Bn({shown:n},t){const e=[];let s=0;for(const{elements:a}of n){s++;
for(const r of a)typeof r!="number"&&(s+=r.length);t.add(a.length)}const o=new Uint8Array(s);let i=0;for(const{elements:a}of n){e.push(i);for(const r of a){if(typeof r==
"number")continue;for(let f=0;f<r.length;f++)r[f]!==0&&(o[i++]=r[f]);const c=t.step((r.length+1)*ie);c&&await c}o[i++]=Fn}return{text:(0,nt.bS)(o).toString("lat\
in1",0,i),starts:e}}async function oe({shown:n},{text:t,starts:e},{lengthsOf:s,gapOf:o},i,a,r){if(i.length===0)return;const c=await Ln(i,t.length,r);let f=-1;for(const{
start:l,end:h}of i)for(let m=Math.max(jn(e,l),f+1);m<e.length&&e[m]<h;m++){f=m;const M=n[m];let[x,N]=[e[m],M.first];for(const K of M.elements){if(typeof K=="num\
ber")x+=o(K);else for(const st of s(M.font,K))Nn(c,x,st)&&a.add(N),x+=st,N++;const _=r.step($n(K));_&&await _}}}async function Ln(n,t,e){const s=new Uint8Array(
t);for(const{start:o,end:i}of n){s.fill(1,o,i);const a=e.step(Wn+(i-o>>3));a&&await a}return s}function Nn(n,t,e){for(let s=t;s<t+e;s++)if(n[s]===1)return!0;return!1}
const[Un,ie,Wn]=[100,4,20],$n=n=>(typeof n=="number"?1:n.length+1)*Un;function jn(n,t){let e=0;for(let s=n.length-1;e<s;){const o=e+s+1>>1;n[o]<=t?e=o:s=o-1}return e}
const Gn={lengthsOf:(n,t)=>n.glyphs(t).map(({text:e})=>e.length),gapOf:n=>n<$t.t6?1:0},kn={lengthsOf:(n,t)=>{let e=0;return n.glyphs(t).map(()=>{let s=0;for(const o=n.
partEnd(t,e,1);e<o;e++)t[e]!==0&&s++;return s})},gapOf:()=>0};var Hn=u(64680),ae=u(45079);async function re(n,t,e){const s=new Map,o=new Set;for(const{lists:i}of t)
for(const{stream:a,tag:r,operator:c,from:f,to:l,dict:h}of i){const m=`${a} ${f}`;if(o.has(m)||(o.add(m),await gt(n,h,e)===0))continue;const M=new Hn.k(256);(0,ae.
bD)(M,h,ae.yT);const x=`${r} ${Buffer.from(M.bytes).toString("latin1")} ${c}`;(0,j.vH)(s,a,{from:f,to:l,text:x})}return s}var Et=u(94389);const Kn=120,zn=new Set(
[65536,1330926671,1953658213]),jt=132;async function Vn(n,t,e){let s;for(const[o,i]of t){const a=n.subarray(o,Math.max(o,Math.min(i,n.length)));for(const{text:r,
width:c,offset:f}of Zn(a))for(const l of A(e,r)?[]:await e(r))s??=n.slice(),Xn(s,l,{start:o+f,width:c})}return s}function Xn(n,t,{start:e,width:s}){for(let o=t.
start;o<t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=Kn}function Zn(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),e=[{text:t,width:1,offset:0}];
if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().toString("utf16le"),width:2,offset:s})}
return e}function Yn(n){if(n.length<12)return[];const t=new DataView(n.buffer,n.byteOffset,n.byteLength);if(zn.has(t.getUint32(0)))try{const i=(0,Et.tI)(t).get(
"name");return i?[[i.at,i.at+i.length]]:[]}catch{return[]}if(n[0]!==37&&n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;return[...s.matchAll(
o)].map(({0:i,index:a})=>[a+(i.startsWith("/")?i.lastIndexOf("/")+1:1),a+i.length])}function Jn(n){if(n.length<jt||Buffer.from(n.subarray(36,40)).toString("lati\
n1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&jt+12*(o+1)<=n.length;o++){
const[i,a]=[4,8].map(r=>t.getUint32(jt+12*o+r));s.push([i+8,i+a])}return s}function ce(n){return[...Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1").
matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const Qn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,_n=300;async function qn(n,t,e){const s=Buffer.
from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=[];let i=0;for(const{0:a,1:r,index:c}of s.matchAll(Qn)){const f=e.step(_n+a.length);f&&await f;const l=ts(
r);l.length<2||A(t,l)||(await t(l)).length===0||(o.push(s.slice(i,c),"<0020>"),i=c+a.length)}return o.length===0?void 0:Buffer.from(o.join("")+s.slice(i),"latin\
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
this.content=t,this.codes=new Uint8Array(t.length),this.sign=t.indexOf(nt.IQ)}take({start:t,end:e},s){this.sign>=0&&this.lookBetween(t,e),s===ft.An||s===ft.Cd?this.
addString(t,e):s===ft.QR?(this.used>0&&(this.codes[this.used++]=gs),e-t>le&&this.words.add(this.text(t,e))):s===ft.o_?e-t>hs&&this.names.add((0,Pt.MQ)(this.content,
t+1,e)):s===ft.Ho&&this.images.push({from:t,to:e,text:""})}lookBetween(t,e){const{content:s,last:o}=this;this.sign<o&&(this.sign=s.indexOf(nt.IQ,o)),this.sign>=
0&&this.sign<t&&this.comments.push(s.subarray(o,t)),this.last=e}addString(t,e){const{codes:s}=this,o=(0,Pt.E3)(this.content,t,e);let{used:i}=this;for(let a=0;a<
o.length;a++){const r=o[a];r!==0&&(s[i++]=r)}this.used=i}text=(t,e)=>(0,nt.bS)(this.content).toString("latin1",t,e);end(){const{content:t,codes:e,used:s,names:o,
words:i,images:a,comments:r}=this;return this.sign>=0&&this.lookBetween(t.length,t.length),{strings:(0,nt.bS)(e).toString("latin1",0,s),comments:r,names:o,words:i,
images:a}}}async function ws(n,{names:t,words:e,images:s},o,i,a){const r=new Set(await Ht([...e],o)),c=r.size===0?[]:await ys(n,r,a);for(const{from:f,to:l}of s)
(await i((0,nt.bS)(n).toString("latin1",f,l))).length>0&&c.push({from:f,to:l,text:"\0".repeat(l-f)});return c.sort((f,l)=>f.from-l.from),{names:(await Ht([...t],
o)).filter(f=>!Gt(f)),cuts:c}}async function ys(n,t,e){const s=[];return await(0,xt.Jo)(n,e,({start:o,end:i},a)=>{a===ft.QR&&i-o>le&&t.has((0,nt.bS)(n).toString(
"latin1",o,i))&&s.push({from:o,to:i,text:""})}),s}async function Ss(n,t,e){const s=[];return await(0,xt.Jo)(n,e,({start:o,end:i},a)=>{const r=a===ft.o_?t.of((0,Pt.
MQ)(n,o+1,i)):void 0;r!==void 0&&s.push({from:o,to:i,text:`/${r}`})}),s.length===0?n:(0,Lt.E$)(n,s,e)}const bs=100;async function ue(n,t,e,s){for(const o of e){
const i=s.step(bs);i&&await i;const a=t.shownAt(o);let r=n.get(a.stream);r||n.set(a.stream,r=new Map);let c=r.get(a.from);c||r.set(a.from,c={shown:a,glyphs:new Set}),
c.glyphs.add(o-a.first)}}var he=u(21115);const ge=/\bxmlns(?::([\w.-]{1,100}))?\s{0,20}=\s{0,20}(?:"([^"<>]*)"|'([^'<>]*)')/g,Ts=/^(?:adobe:|https?:\/\/(?:ns\.adobe\.com|purl\.org|www\.w3\.org|www\.aiim\.org|www\.npes\.org|iptc\.org|cipa\.jp|ns\.useplus\.org|www\.xfa\.org)\/)/,
Cs=new Set([...Object.keys(he.dK),"x","xap","xapMM","xapG","xmpG","xmpGImg","xmpTPg","xmpRights","xapRights","xmpDM","xmpidq","xmpNote","stEvt","stRef","stDim",
"stFnt","stMfs","stJob","photoshop","illustrator","tiff","exif","crs","Iptc4xmpCore","plus","prism","pdfaType","pdfaField","iX"]);function pe(n){const t=(0,nt.bS)(
n).toString("latin1");return Buffer.from(t.replace(ge,e=>" ".repeat(e.length)),"latin1")}const Ms=new RegExp(`${ge.source}|"[^"]*"|'[^']*'|([^\\s<>/=?!"']+)`,"g"),
Ps=400;async function xs(n,t){const e=new Set;for(const[s]of(0,nt.bS)(n).toString("latin1").matchAll(/<[^<>]*>/g))for(const{0:o,1:i="",2:a,3:r,4:c}of s.matchAll(
Ms)){const f=a??r;c!==void 0?e.add(c.slice(c.indexOf(":")+1)):f!==void 0&&(Cs.has(i)||e.add(i),!Ts.test(f)&&!Es.has(f)&&e.add(f));const l=t.step(Ps+o.length);l&&
await l}return[...e].join(`
`)}const Es=new Set(Object.values(he.dK));function As(n){const t=(0,nt.bS)(n).toString("latin1"),e=[];let s=0;for(const{1:o="",index:i}of t.matchAll(/<([\w.-]{1,40}:)?Thumbnails[\s>]/g)){
if(i<s)continue;const a=`</${o}Thumbnails>`,r=t.indexOf(a,i);if(r<0)break;e.push(t.slice(s,i)),s=r+a.length}return s===0?void 0:Buffer.from(e.join("")+t.slice(s),
"latin1")}const vs=/[^\P{Cc}\t-\r\x80-\x9f]/u;function Os(n){return n[0]===254&&n[1]===255||n[0]===255&&n[1]===254||!vs.test((0,nt.bS)(n).toString("latin1"))}const Ds=/[ -~](?:\0*[ -~]){3,}/g,
Is=n=>Array.from((0,nt.bS)(n).toString("latin1").matchAll(Ds),({0:t,index:e})=>({start:e,text:t.replaceAll("\0","")})),Rs=16384,Fs=10,me=Buffer.of(255,217);async function Bs(n,t,e){
const s=n.encoded(t),o=Math.max(s.length-Rs,0),i=Ls(n,t,s);if(i>=0)return(await e((0,nt.bS)(s).toString("latin1",Math.max(i,o)))).length>0?i:void 0;const a=n.job.
pace.step((s.length-o)*Fs);a&&await a;const r=Is(s.subarray(o));if(!(r.length===0||(await e(r.map(({text:c})=>c).join(`
`))).length===0)){for(const{start:c,text:f}of r)if((await e(f)).length>0&&Ns(n,t,s,o+c))return o+c}}function Ls(n,t,e){const s=n.resolve((n.array(t.dict.get("Fi\
lter"))??[t.dict.get("Filter")])[0]),o=(0,d.Eo)(s,"ASCIIHexDecode")?">":(0,d.Eo)(s,"ASCII85Decode")?"~>":void 0,i=o===void 0?-1:(0,nt.bS)(e).indexOf(o);return i<
0?-1:i+o.length}function Ns(n,t,e,s){const o=n.decodedPart(t);if(o)return n.decodedPart(new d.Z6(t.dict,e.slice(0,s)))?.data.length===o.data.length;const[i,...a]=n.
array(t.dict.get("Filter"))??[t.dict.get("Filter")];return a.length===0&&(0,d.Eo)(n.resolve(i),"DCTDecode")&&s>=(0,nt.bS)(e).lastIndexOf(me)+me.length&&e.includes(
217)}var ct=u(81077),bt=u(9819);const Us={ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and fi\
le names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function we(n,t,e){
return t?t===n.dict(n.trailer.get("Info"))?"the properties of the document":(0,p.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(n.resolve(t.get("Subtype")),
"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,d.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":Us[e]??
"other entries":"other entries"}const lt=100,ye=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Ws=new Set(["Dest","D","S","C","AS","V","DV"]),$s=new Set(["\
DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","NS"]),js=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,Gs=new Set(["Root","Info","I\
D","Encrypt"]),ks=1e3,Hs=48,Ks=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]),Tt=n=>n instanceof d.Bi||Array.isArray(n);class zs{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;properties;prefix="";constructor(t,{
inText:e,inNames:s,inCodes:o},i,a,r){this.document=t,this.names=i,this.edits=a,this.note=r,this.find=e,this.inNames=s,this.inCodes=o,this.properties=t.dict(t.trailer.
get("Info"))}async run(t,e){const{document:s}=this;this.prefix=await de(this.find);const o=this.trees(),i=[];for(const c of o)await this.nameKeys(c)&&i.push(c);
let a;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,d.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){
if(t[c]!==1||(0,d.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof d.SX){e(c)&&await this.scalar(c,f,await(a??=this.usesOfScalars(
t)));continue}const l=e(c)&&await this.object(f),h=this.edits&&this.names.count>0&&await this.renameNames(s.get(c));(l||h)&&this.edits&&s.edit(c)}for(const c of i)
this.edits&&await this.rebuild(c);await this.trailer()}async trailer(){const{trailer:t}=this.document;for(const[e,s]of[...t]){const o=e==="ID"?await this.isTextual(
s):!(0,d.i9)(s)&&e!=="Encrypt"&&await this.object([s]);this.edits&&(o||!Gs.has(e))&&t.delete(e)}}async isTextual(t){for(const e of this.document.array(t)??[])if(e instanceof
d.Mx&&(await this.inCodes((0,ct.Pu)(e))).length>0)return this.note("other entries"),!0;return!1}trees(){const{document:t}=this,e=(0,bt.Wo)(t,"Names"),s=(0,bt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[o]of await(0,ct.Zc)(this.document,t.get(e),"Names"))!(o instanceof d.Mx)||!await I(o,this.find,
this.document.job.pace)||(this.rename((0,ct.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const i=o instanceof d.Z6?o.dict:o,a=e.job.pace.step(lt);if(a&&await a,Array.isArray(i))for(const r of i)
Tt(r)&&s.push(r);if((0,d.Zm)(i)){for(const[r,c]of i)ye.has(r)&&await this.nameAll(c),Tt(c)&&s.push(c);e.job.pace.add(lt*i.size)}}}async nameAll(t){const e=this.
document.resolve(t);if(!(0,d.Zm)(e))return;const s=(0,d.i9)(t)?t.number:e;if(!this.searched.has(s)){this.searched.add(s);for(const o of e.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await I((0,d.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const i=o.value instanceof d.Z6?o.value.dict:o.value;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;if(Array.isArray(
i)&&Se(i)){await this.palette(i)&&(e=!0);continue}const a=i instanceof d.Bi?i:o.dict;for(const[c,f]of[...i.entries()]){const l=this.document.job.pace.step(lt);l&&
await l;const h=typeof c=="string"?c:o.key,m=this.mayChange(f)?await this.entry(a,h,f):void 0;if(m===void 0){Tt(f)&&s.push({value:f,dict:a,key:h});continue}e=!0,
this.note(we(this.document,a,h)),this.edits&&(i instanceof d.Bi?i.set(c,m):i[c]=m)}i instanceof d.Bi&&this.renamed.size>0&&this.renameKeys(i,o.key)&&(e=!0);const r=this.
document.job.pace.step(lt);r&&await r}return e}async usesOfScalars(t){const{document:e}=this,s=new Map;for(let o=1;o<t.length;o++){const i=[];t[o]===1&&i.push({
value:e.get(o),dict:void 0,key:""});for(let a=i.pop();a;a=i.pop()){const r=a.value instanceof d.Z6?a.value.dict:a.value;if(!(r instanceof d.Bi)&&!Array.isArray(
r))continue;const c=r instanceof d.Bi?r:a.dict;for(const[l,h]of r.entries()){const m=Array.isArray(r)&&Se(r)?"Lookup":typeof l=="string"?l:a.key,M=e.job.pace.step(
lt);M&&await M,(0,d.i9)(h)?s.set(h.number,{dict:c,key:m}):Tt(h)&&i.push({value:h,dict:c,key:m})}const f=e.job.pace.step(lt);f&&await f}}return s}async scalar(t,e,s){
const{document:o}=this,{dict:i,key:a}=s.get(t)??{dict:void 0,key:""},r=e instanceof d.SX?this.names.of(e.text):void 0,c=r===void 0?await this.entry(i,a,e):new d.
SX(r);c!==void 0&&(this.note(we(o,i,a)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof d.Mx)||(await this.inCodes((0,ct.Pu)(e))).length===
0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,document:s}=this;let o=!1;
const i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=a instanceof d.Z6?a.dict:a;if(!(r instanceof d.Bi)&&!Array.isArray(r))continue;if(r instanceof d.Bi&&
[...r.keys()].some(f=>e.of(f)!==void 0)){const f=[...r];r.clear();for(const[l,h]of f)r.set(e.of(l)??l,h);o=!0}for(const[f,l]of[...r.entries()]){const h=s.job.pace.
step(lt);h&&await h;const m=l instanceof d.SX?e.of(l.text):void 0;if(m===void 0){Tt(l)&&i.push(l);continue}o=!0,r instanceof d.Bi?r.set(f,new d.SX(m)):r[f]=new d.
SX(m)}const c=s.job.pace.step(lt);c&&await c}return o}async technical(t,e){const s=(0,ct.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;const i=us(
s,this.names);return i===s||(await this.inNames(s)).length===(await this.inNames(i)).length?void 0:(0,d.Px)(i)}return t==="CheckSum"||t==="Panose"||t==="CharSet"||
Gt(s)||js.test(s)||(await this.inCodes(s)).length===0?void 0:(0,d.Px)("")}mayChange(t){return t instanceof d.Mx||t instanceof d.SX&&this.renamed.size>0||typeof t==
"number"&&t>=ks}async entry(t,e,s){if(s instanceof d.SX){const a=Ws.has(e)||e==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return a===void 0?void 0:new d.SX(
a)}if(s instanceof d.Mx&&$s.has(e))return this.technical(e,s);if(typeof s=="number")return this.number(t,e,s);if(!(s instanceof d.Mx)||e==="Contents"&&s.bytes[0]===
Hs&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,ct.Pu)(s));if(o!==void 0)return(0,d.Px)(o);const i=await I(s,this.find,this.document.job.pace);return i&&Ks.
has(e)?(0,d.Px)(""):!i||e!=="T"||!t||!Vs(t)?i:(this.rename((0,ct.Pu)(s)),(0,d.Px)(this.renamed.get((0,ct.Pu)(s))))}async number(t,e,s){return t!==void 0&&(t===this.
properties||e==="V"&&t.has("N"))&&(await this.find(String(s))).length>0?0:void 0}renameKeys(t,e){const s=[...t];if(!(ye.has(e)||this.isNaming(t))||!s.some(([i])=>this.
renamed.has(`/${i}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[i,a]of s)t.set(this.renamed.get(`/${i}`)??i,a);return!0}isNaming(t){
const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(o=>e.dict(o)===t)}async rebuild({
holder:t,number:e,key:s}){const{document:o}=this,i=await(0,ct.Zc)(o,t.get(s),"Names");o.edit(e);const a=(0,ct.H6)(o,await(0,ct.r6)(o,i),"Names"),r=t.get(s);(0,d.
i9)(r)?o.put(r,a):t.set(s,a),o.edit((0,bt.Kd)(r,e))}}const Se=([n])=>(0,d.Eo)(n,"Indexed")||(0,d.Eo)(n,"I"),Vs=n=>n.has("FT")||n.has("Kids")||n.has("Parent")&&!n.
has("Contents");var at=u(47212);const Xs=100;class be{document;searching;choose;stays;rewriter;use;found=new Map;findings=0;renaming;traced;constructor(t,e,s,o,i,a){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=i,this.use=a,this.renaming=new ls(e.inNames),this.traced=new at.Wz(t)}async run(t){const{
document:e,stays:s,renaming:o}=this,{live:i}=await(0,U.Gy)(e),a=c=>i[c]===1&&s[c]!==1,r=await(0,Wt.d)(e,i.length,a);for(const[c,f]of r.content)a(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<i.length;c++){if(!a(c)||!e.isStream(c))continue;await this.data(c,r),await this.dataBeyond(c);const f=e.job.pace.step(Xs);
f&&await f}for(let c=1;c<i.length;c++)a(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(
i),await new zs(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(i,a)}async renameContent(t){const{document:e,renaming:s}=this,{content:o,pages:i}=await(0,Wt.
d)(e,t.length,a=>t[a]===1);for(const a of new Set([...o.keys(),...i])){const r=e.get(a);if(!(r instanceof d.Z6))continue;const c=await this.decoded(r),f=await Ss(
c,s,e.job.pace);f!==c&&e.put(a,await(0,Nt.c)(e,r,f))}}note(t,e=1){this.findings+=e,e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){const{document:s,
searching:o}=this,{pace:i}=s.job,a=s.get(t);if(!(a instanceof d.Z6))return;const r=await this.decoded(a),c=await this.traced.stream(r,e),{glyphs:f,count:l}=await this.
choose(c,!1),h=f.size;await se(c.trace,o,f,i);const m=await re(s,[c.trace],o.inText);if(this.note("content that no page shows",Math.max(l,+(f.size>h))+m.size),await(0,at.
FU)(c,f,i),await this.use?.note(c.trace,i,f),!this.rewriter||f.size===0&&m.size===0)return;const M=new Map;await ue(M,c.trace,f,i),await this.rewriter.inPlace(new Map(
[[0,t]]),[c.trace],{removals:M,others:m,images:new Map})}async decoded(t){const e=await(0,Ut.on)(this.document,t);if(!e)throw Te();return e.data}async data(t,{content:e,
fonts:s,pages:o}){const{document:i}=this,a=i.get(t);if(!(a instanceof d.Z6))return;const{dict:r}=a,c=s.get(t);c!==void 0?await this.once(a,c,f=>this.fontData(t,
a,c,f)):Ys(i,r)?this.rewriter||await this.otherData(t,a):Zs(i,r)?await this.colorData(t,a):e.has(t)||o.has(t)?await this.once(a,"content",f=>this.hiddenStrings(
t,a,f)):await this.otherData(t,a)}async once(t,e,s){const{document:o,searching:i}=this,{clean:a}=i,r=xn(o,t.dict),c=o.encoded(t),f=o.job.pace.step(c.length);f&&
await f;const l=()=>r===void 0?void 0:a.markOf(c,`${e} ${r}`),h=l();if(h!==void 0&&a.has(h))return;const m=this.findings,M=(await(0,Ut.on)(o,t))?.data;await s(M),
h!==void 0&&M&&this.findings===m&&l()===h&&a.add(h)}async hiddenStrings(t,e,s){if(!s)throw Te();const{document:o,rewriter:i}=this,{inCodes:a,inNames:r,inText:c}=this.
searching,{pace:f}=o.job,l=await ps(s,f),h=l.comments.length>0&&await Y(Buffer.concat(l.comments),c,f),m=(await a(l.strings)).length,{names:M,cuts:x}=await ws(s,
l,r,a,f);for(const st of M)this.renaming.add(st);if(this.findings+=M.length,h&&this.note("comments of content"),this.note("content that no page shows",m+x.length),
!i||!h&&m===0&&x.length===0)return;const N=x.length>0?await(0,Lt.E$)(s,x,f):s,K=m>0?await In(N,a,f):N,_=h?(await(0,En.f)(K,f)).content:K;o.put(t,await(0,Nt.c)(o,
e,_))}async fontData(t,e,s,o){const{inCodes:i,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(t,e,o,Yn);if(s!=="ToUnicode"&&s!=="CMap")
return;await this.overwrite(t,e,o,ce);const r=this.document.get(t),c=r===e?o:(await(0,Ut.on)(this.document,r))?.data;if(!c)return;const{pace:f}=this.document.job,
l=f.step(c.length);l&&await l;const h=await qn(c,a,f);h?this.replace(t,r,h):await Y(await ss(c,f),i,f)&&this.note("names")}async colorData(t,e){const{document:s}=this,
o=s.resolve(e.dict.get("FunctionType"));o===4?await this.once(e,"function",i=>this.overwrite(t,e,i,ce)):typeof o!="number"&&!(0,d.Eo)(s.resolve(e.dict.get("Subt\
ype")),"Image")&&!e.dict.has("ShadingType")&&await this.once(e,"profile",i=>this.overwrite(t,e,i,Jn))}async dataBeyond(t){const{document:e,searching:s}=this,o=e.
get(t);if(!(o instanceof d.Z6)||!o.dict.has("Filter"))return;const i=await Bs(e,o,s.inCodes);if(i===void 0)return;this.note("streams");const a=new d.Z6(new d.Bi(
o.dict),e.encoded(o).slice(0,i));this.rewriter&&e.put(t,a)}async overwrite(t,e,s,o){if(!s)return;const i=this.document.job.pace.step(s.length);i&&await i;const a=o(
s);if(!a)return this.otherData(t,e);if(a.length===0)return;const r=await Vn(s,a,this.searching.inCodes);r&&this.replace(t,e,r)}replace(t,e,s){this.note("fonts a\
nd colors"),this.rewriter&&this.document.put(t,(0,mt.n)(e,s,{compress:!0}))}otherData(t,e){const s=(0,An.In)(e)?"metadata":"streams";return this.once(e,s,o=>this.
dataIn(s,t,e,o))}async dataIn(t,e,s,o){const{document:i,rewriter:a}=this,{inText:r,inCodes:c}=this.searching;if(!o)throw new D.zU("redaction_incomplete","A stre\
am cannot be read, because its compression is not known");const f=t==="metadata"?r:Os(o)?v(r,c):c,{pace:l}=i.job,h=[],m=t==="metadata"?pe(o):o,M=t==="metadata"?
(await c(await xs(o,l))).length:0,x=f!==c&&await Ce(m,f,l);h.push(M,Number(x));for(const rt of Q(m)){h.push((await f(rt)).length);const rn=l.step(o.length);rn&&
await rn}if(this.note(t,(0,j.Kf)(h)),!a||h.every(rt=>rt===0))return;const N=await f((0,nt.bS)(m).toString("latin1")),K=Buffer.from(H((0,nt.bS)(o).toString("lati\
n1"),N),"latin1"),_=t==="metadata"?pe(K):K;M>0||await Ce(_,f,l)||await Y(_,f,l)?i.remove(e):i.put(e,(0,mt.n)(s,K,{compress:!1}))}}const Te=()=>new D.zU("redacti\
on_incomplete","A content stream cannot be read, because its compression is not known");async function Ce(n,t,e){const s=await R((0,nt.bS)(n).toString("utf8"),e);
return s!==void 0&&(await t(s.text)).length>0}function Zs(n,t){return["FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,d.Eo)(
n.resolve(t.get("Subtype")),"Image")}const Ys=(n,t)=>(0,d.Eo)(n.resolve(t.get("Type")),"EmbeddedFile");var Me=u(42973),Js=u(68973),Qs=u(28524),_s=u(14118),qs=u(
1900),At=u(95340);const to=6,ut=1,Kt=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","\
Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class Pe{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:s}=this,{image:o}=t[0],{width:i,height:a}=(0,At.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(i>0&&a>0))return;
const c=await Ee(r,e,{width:i,height:a},s.job.pace);if(!c.some(({left:f,top:l,right:h,bottom:m})=>f<=0&&l<=0&&h>=i&&m>=a))return s.add(await this.overwrite(o,c))}async shows({
image:t,matrix:e},s){const{document:o,shade:i}=this,{width:a,height:r}=(0,At.h)(o,t.dict);if(!(a>0&&r>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=await Ee([{matrix:e}],
s,{width:a,height:r},o.job.pace);if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:i,l=await this.draw(t),h=await vt(o,l,3);return c.
some(({left:m,top:M,right:x,bottom:N})=>{for(let K=M+ut;K<N-ut;K++){const[_,st]=[m+ut,x-ut].map(rt=>(K*l.width+rt)*3);for(let rt=_;rt<st;rt++)if(h[rt]!==f)return!0}
return!1})}async overwrite(t,e){const{document:s,shade:o}=this,i=new d.Bi(t.dict),{dict:a}=t;for(const x of Kt)i.delete(x);if(s.resolve(a.get("ImageMask"))===!0)
return this.stencil(t,i,e,1);const[r,c]=[s.resolve(a.get("SMask")),s.resolve(a.get("Mask"))];if((0,d.cy)(c)||r instanceof d.Z6&&r.dict.has("Matte")||typeof a.get(
"SMaskInData")=="number")throw xe("has an image whose mask cannot be written again");const f=await this.draw(t),l=await(0,qs.cE)(f,s.job.pace),h=await vt(s,f,l?
3:1),{width:m,height:M}=f;for(const{left:x,top:N,right:K,bottom:_}of e.map(st=>zt(st,m,M)))for(let st=N;st<_;st++){const rt=l?3:1;h.fill(o,(st*m+x)*rt,(st*m+K)*
rt)}return i.set("ColorSpace",(0,d.UU)(l?"DeviceRGB":"DeviceGray")),i.set("BitsPerComponent",8),r instanceof d.Z6?i.set("SMask",s.add(await this.opaque(r,m,M,e))):
c instanceof d.Z6&&i.set("Mask",s.add(await this.maskOf(c,m,M,e))),this.pack(i,h)}async opaque(t,e,s,o){const i=await this.draw(t),a=await vt(this.document,i,1);
for(const c of o.map(f=>ve(f,i.width/e,i.height/s,i)))for(let f=c.top;f<c.bottom;f++)a.fill(255,f*i.width+c.left,f*i.width+c.right);const r=new d.Bi(t.dict);for(const c of Kt)
r.delete(c);return r.set("ColorSpace",(0,d.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,a)}maskOf(t,e,s,o){const i=(0,At.h)(this.document,t.dict),
a=new d.Bi(t.dict);for(const c of Kt)a.delete(c);const r=o.map(c=>ve(c,i.width/e,i.height/s,i));return this.stencil(t,a,r,0)}async stencil(t,e,s,o){const i=await this.
draw(t),a=await vt(this.document,i,1),{width:r,height:c}=i;for(const{left:h,top:m,right:M,bottom:x}of s.map(N=>zt(N,r,c)))for(let N=m;N<x;N++)a.fill(o*255,N*r+h,
N*r+M);const f=r+7>>3,l=new Uint8Array(f*c);for(let h=0;h<c;h++)for(let m=0;m<r;m++)a[h*r+m]>=128&&(l[h*f+(m>>3)]|=128>>(m&7));return e.set("ImageMask",!0),e.set(
"BitsPerComponent",1),this.pack(e,l)}async pack(t,e){return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.UU)("Image")),t.set("Filter",(0,d.UU)("FlateD\
ecode")),new d.Z6(t,await(0,Js.uM)(this.document.job).deflate(e,to))}async draw(t){const{document:e}=this,{job:s}=e,{width:o,height:i}=(0,At.h)(e,t.dict);if(!(o>
0&&i>0))throw xe("has an image without a size");if(o*i>s.limits.pixels)throw(0,Me.F)("pixels",`An image has ${o*i} pixels, which are too many to redact`,"Make i\
t smaller first");const a=new d.Bi(t.dict);for(const M of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])a.delete(M);a.set("Type",
(0,d.UU)("XObject")),a.set("Subtype",(0,d.UU)("Image"));const r=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${i} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),l=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,i],Contents:r.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:r.add(new d.Z6(a,e.encoded(t)))})})});r.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[r.add(l)]})),r.put(r.catalogNumber,(0,d.jd)({Type:(0,d.UU)("Cata\
log"),Pages:f})),r.trailer.delete("Info");const{whole:h}=(0,Qs.uZ)(e,t);return(await _s.YY.open(await(0,Ft.UN)(r,{encryption:"none",draft:!0}),s,{images:h})).draw(
0,{width:o,height:i,isTransparent:!1})}}const xe=n=>new D.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with page\
s_to_images first, and redact the areas of these images",fields:["pages_to_images"]});async function Ee(n,t,{width:e,height:s},o){const i=[];for(const{matrix:a}of n){
const r=o.step(t.length*no+eo);r&&await r;const c=(0,W.DI)(a),f=(0,$t.jY)(a);for(const l of t){if(!(0,w.EF)(f,l))continue;const[h,m,M,x]=(0,W.zl)(c,[l.x,l.y,l.x+
l.width,l.y+l.height]);i.push(Ae([h*e,(1-x)*s,M*e,(1-m)*s],e,s))}}return i}const[eo,no]=[200,20],Ae=([n,t,e,s],o,i)=>zt({left:Math.floor(n)-ut,top:Math.floor(t)-
ut,right:Math.ceil(e)+ut,bottom:Math.ceil(s)+ut},o,i),zt=({left:n,top:t,right:e,bottom:s},o,i)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(t,0),i),right:Math.
min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),i)}),ve=({left:n,top:t,right:e,bottom:s},o,i,{width:a,height:r})=>Ae([n*o,t*i,e*o,s*i],a,r);async function vt({
job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,i=0;o<t.height;o++){const a=t.row(o);for(let c=0;c<a.length;c+=4)e===3&&(s[i++]=a[c+2]),s[i++]=
a[c+1],e===3&&(s[i++]=a[c]);const r=n.pace.step(2*a.length);r&&await r}return s}const so=new Set(["Parent","P","Dest","B"]),oo=300;async function Oe(n,t){const{
pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(i,a)=>a);return await De(n,o.filter(i=>!t.has(i)),i=>s[i]=
1),await De(n,[...t],i=>s[i]=0),s}async function De(n,t,e){const{pages:s,job:o}=n,i=new Uint8Array(n.size),a=new bt.b9(n),r=[],c=f=>{i[f]=1,e(f),r.push(n.get(f))};
for(const f of t){c(s.number(f));const l=s.attribute(f,"Resources");l!==void 0&&r.push(l);for(let h=r.pop();h!==void 0;h=r.pop()){if((0,d.i9)(h)){h.number<i.length&&
i[h.number]===0&&!io(n,h.number)&&c(h.number);continue}const m=h instanceof d.Z6?h.dict:h;if(Array.isArray(m))for(const x of m)r.push(x);else if(m instanceof d.
Bi)for(const[x,N]of m)so.has(x)||r.push(N);a.spend(1);const M=o.pace.step(oo);M&&await M}}}function io(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,d.Eo)(
e,"Page")||(0,d.Eo)(e,"Pages")||n.pages.holds(t)}var ao=u(18930),ht=u(98446),Vt=u(60660),ro=u(59071);async function co(n,t,e){const{fragments:s,leafOf:o,hasElementTexts:i}=n.
page.found;if(!o||!i)return;const a=new Map;for(const c of s){const f=o(c);f&&await r(f.element)&&(0,at.Bc)(n,c.letters,c.text.length,e)}async function r(c){const f=a.
get(c);if(f!==void 0)return f;let l=!1;for(const{actualText:h}of(0,Vt.Hy)(c))h!==void 0&&(await t(h)).length>0&&(l=!0);return a.set(c,l),l}}const Ie=100,fo=["Ac\
tualText","Alt","E"];async function lo(n,t){const e=new Set,{page:s,trace:o}=n;if(o.touched.size===0)return e;const i=new Set;(0,at.C7)(n,i);const a=Uint32Array.
from(i).sort();for(const{dict:f,first:l,end:h}of o.lists){const m=t.step(Ie);if(m&&await m,!!uo(a,l,h))for(const M of fo)e.add((0,ro.Gh)(f.get(M)??null)??"")}const{
fragments:r,leafOf:c}=s.found;for(const f of c?r:[]){const l=t.step(f.text.length*Ie);l&&await l;const h=c(f),m=new Set;if(h&&(0,at.Bc)(n,f.letters,f.text.length,
m),h&&[...m].some(M=>i.has(M)))for(const{actualText:M}of(0,Vt.Hy)(h.element))e.add(M??"")}return e.delete(""),e}function uo(n,t,e){let s=0;for(let o=n.length;s<
o;){const i=s+o>>1;n[i]<t?s=i+1:o=i}return s<n.length&&n[s]<e}var Re=u(49568),Ot=u(779),Fe=u(9312),Xt=u(77598);const ho=1e5;class go{wanted;marks=new Set;constructor(t){
this.wanted=t}markOf=(t,e)=>`${e} ${this.wanted()} ${t.length} ${(0,Xt.createHash)("sha256").update(t).digest("base64")}`;has=t=>this.marks.has(t);add=t=>{this.
marks.size<ho&&this.marks.add(t)}}var po=u(17886);const Be=["january","february","march","april","may","june","july","august","september","october","november","\
december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","septembre",
"octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","gennaio","feb\
braio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join(
"|"),Le="[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+",wt="[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?",Ct="[ ./()\\x{a0}-]*",mo={email:`${Le}@\\n?${wt}(?:(?:\\.${wt}\
)+|\\.\\n${wt}(?:\\.${wt})*)|${Le}\\n@${wt}(?:\\.${wt})+`,url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\n\\x\
{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\n\\x{a0}-]?[0-9]){12,}\\b",phone:`(?i)\\+[ ]?[0-9](?:${Ct}[0-9]){7,14}|\\+[ ]?[0-9](?:${Ct}[0-9]){0,6}${Ct}\\n[0\
-9](?:${Ct}[0-9]){1,11}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()\\n-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0\
-9](?:${Ct}[0-9]){5,14}`,date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd\
|th|º|er)?\\s+(?:de\\s+)?(?:${Be})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${Be})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},wo={iban:Mo,card:Eo};async function yo(n,t){
const e=await Promise.all(n.map(async s=>({kind:s,pattern:await(0,Fe.Gv)("redact_kinds",mo[s],"regex",t)})));return{hasGroups:!1,search:async(s,o,i)=>{const a=[];
let r=!1;for(const{kind:c,pattern:f}of e){const l=await f.search(s,o,i);r||=l.truncated;for(const{start:h,end:m}of l.matches){const M=i.step((m-h)*So);M&&await M;
const x=await wo[c]?.(s,h,m,i)??[{start:h,end:m}];(0,j.RZ)(a,x.map(N=>({...N,groups:{}})))}}return{matches:a.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:r}}}}
const[So,bo,To]=[50,100,1500],Co=50;function Mo(n,t,e){const s=[];for(let o=t;o<e;o++){if(!(o===t||Po.test(n[o-1]))||!/^[A-Z]{2}[0-9]{2}/i.test(n.slice(o,o+4)))
continue;const a=(0,po.l)(/^[A-Z0-9 \n\u00a0-]*/i.exec(n.slice(o,o+Co))[0]);a!==0&&(s.push({start:o,end:o+a}),o+=a-1)}return s}const Po=/[ \n\u00a0-]/,xo=[[4,4,
4,4,3],[4,4,4,4,2],[4,4,4,4,1],[4,4,4,4],[4,6,5],[4,6,4]];async function Eo(n,t,e,s){const o=[];for(const{0:a,index:r}of n.slice(t,e).matchAll(/[0-9]+/g)){o.push(
{start:t+r,text:a,isNext:r>0&&n[t+r-1]===`
`});const c=s.step(bo);c&&await c}const i=[];for(let a=0;a<o.length;a++){const r=s.step(To);r&&await r;const c=Ao(o,a);if(c===0)continue;const f=o[a+c-1];i.push(
{start:o[a].start,end:f.start+f.text.length}),a+=c-1}return i}function Ao(n,t){for(const o of xo){const i=n.slice(t,t+o.length);if(i.length===o.length&&i.every(
({text:r},c)=>r.length===o[c])&&i.slice(1).filter(({isNext:r})=>r).length<=1&&Ne(i))return i.length}let e=0,s=0;for(let o=1;t+o<=n.length&&(o===1||!n[t+o-1].isNext)&&
(e+=n[t+o-1].text.length,!(e>19||o>1&&t>0&&!n[t].isNext));o++)e>=13&&Ne(n.slice(t,t+o))&&(s=o);return s}function Ne(n){let t=0;const e=n.map(({text:s})=>s).join(
"");for(let s=0;s<e.length;s++){const o=Number(e[e.length-1-s])*(s%2===0?1:2);t+=o>9?o-9:o}return t%10===0}const Ue=2e3,vo=1e6,Zt=2e5;async function Oo({search:n,
search_mode:t,redact_kinds:e=[]},s){const o=[];if(e.length>0&&o.push(await yo(e,s)),n!==void 0&&t!=="regex"){const[i,a]=await Do(n,s);if(e.length===0)return new je(
i,a,s);o.push(i)}else n!==void 0&&o.push(await(0,Fe.Gv)("search",n,t,s));return new je(Io(o),void 0,s)}async function Do(n,{pace:t}){const e=n.split(`
`).filter(a=>a.trim()!=="");if(e.length>Ue)throw(0,D.G6)([{field:"search",message:`has ${e.length} lines, and at most ${Ue} are allowed`}]);const s=[];let o=0;for(const a of e){
const r=(await R(a,t))?.text??a;s.push(a,r);for(let c=r.indexOf("-",1);c>0&&c<r.length-1;c=r.indexOf("-",c+1)){if((o+=r.length)>vo)throw(0,D.G6)([{field:"search",
message:"has a line with too many hyphens; divide it, or redact areas"}]);s.push(r.slice(0,c)+r.slice(c+1))}}const i=s.filter(a=>a.trim().length>=Yt||/\S\s\S/.test(
a));return[await(0,Ot.y)(s,t),await(0,Ot.y)(i,t)]}const We={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1}),lacks:()=>!0};function Io(n){const[
t]=n;return n.length===1?t:n.length===0?We:{hasGroups:!1,lacks:(e,s)=>n.every(({lacks:o})=>o?.(e,s)===!0),search:async(e,s,o)=>{const i=[];for(const r of n)i.push(
await r.search(e,s,o));return{matches:i.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:i.some(({truncated:r})=>r)}}}}const Yt=4,$e=1e4,
Ro=1e5,Fo=2;class je{pattern;inWords;job;texts=new Set;clean=new go(()=>this.texts.size);cleanPages=new Map;areaWords=new Set;literal;constructor(t,e,s){this.pattern=
t,this.inWords=e,this.job=s,this.inText=this.finding(t,i=>this.search(t,i)),this.inNames=this.finding(t,async i=>Ge(await this.search(t,i)));const o=e??{...We,lacks:()=>this.
texts.size===0};this.inCodes=this.finding(o,i=>this.searchCodes(i))}note(t){this.inWords||t.length<Yt||this.texts.size>=$e||this.texts.has(t)||(this.texts.add(t),
this.literal=void 0)}notePage(t,e){e!==void 0&&this.cleanPages.size<Ro&&this.cleanPages.set(t,e)}noteArea(t){t.length>=Fo&&this.areaWords.size<$e&&this.areaWords.
add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Ot.y)([...this.areaWords],this.job.pace);return this.finding(t,e=>this.search(t,e))};inText;inNames;inCodes;async searchCodes(t){
if(!this.inWords&&this.texts.size===0)return[];const e=this.inWords??await(this.literal??=(0,Ot.y)([...this.texts],this.job.pace));return Ge(await this.search(e,
t))}finding({lacks:t},e){const{pace:s}=this.job;return Object.assign(e,{lacks:o=>o===""||t?.(o,s)===!0})}async search(t,e){if(e==="")return[];const{matches:s,truncated:o}=await t.
search(e,Zt,this.job.pace);if(o)throw ke();return s}}const Ge=n=>n.filter(({start:t,end:e})=>e-t>=Yt),ke=()=>(0,Me.F)("searching","A page, or another text of th\
e document, is too long to be searched to its end","Split the document first"),Bo=2e3,He=100,Lo=10;async function Ke(n,t,e){const s=await R(n,e);if(!s)return[];
const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:i,end:a})=>{const r={start:o[i],end:o[a-1]+1};return r.end-r.start>a-i||s.text.slice(i,a)!==n.slice(
r.start,r.end)?[r]:[]})}async function No(n,t,e){const{all:s,truncated:o}=await(0,Re.IQ)(n,t.pattern,Zt,e);return o||s.length>0||(await Ke(n.flow.text,t,e)).length>
0}async function Jt(n,t,e){const{all:s,counted:o,truncated:i}=await(0,Re.IQ)(n.page,t.pattern,Zt,e);if(i)throw ke();const{flow:a}=n.page,r=[...s,...(await Ke(a.
text,t,e)).map(h=>({...h,flow:a}))],c=new Set,f=new Map,l=[];for(const{flow:h,start:m,end:M}of r){const x=new Set,N=e.step((M-m)*He+Bo);N&&await N,(0,at.PC)(n,h,
m,M,x);for(const K of h.lineBoxes(m,M)){f.set(`${K.x} ${K.y} ${K.width} ${K.height}`,K);const _=e.step(n.trace.images.length*Lo);_&&await _,n.trace.areUnseen(x,
K)&&l.push(K)}for(const K of x)c.add(K);t.note(h.text.slice(m,M))}for await(const h of Uo(n,e))t.noteArea(h);for(const h of await lo(n,e))t.noteArea(h);return{glyphs:c,
boxes:[...f.values()],unseen:l,count:o.length}}async function*Uo(n,t){const{page:e,trace:s}=n;if(s.touched.size===0)return;const{flow:o}=e;for(const{0:i,index:a}of o.
text.matchAll(Wo)){const r=new Set;(0,at.PC)(n,o,a,a+i.length,r);for(const f of r)if(s.touched.has(f)){yield i;break}const c=t.step(i.length*He);c&&await c}}const Wo=/\S{1,5000}/g,
ze=new Set(["Parent","P","Dest","A","AA","Popup","IRT"]),Dt=new Set(["P","Obj"]),pt=new Set,$o="Length",jo=100,Ve=2e4,Qt=1<<20,[Xe,Ze]=[2e3,40];class Ye{document;known=new Map;open=new Set;shared;knownElements=new Map;constructor(t){
this.document=t}async of(t){const{pages:e}=this.document,s=await(this.shared??=this.ofDocument()),o=e.number(t),i=[s];for(const a of["Resources","Rotate","Media\
Box","CropBox"])i.push(await this.ofValue(e.attribute(t,a)??null,pt,0));for(const a of["Contents","UserUnit","StructParents"])i.push(await this.ofValue(this.document.
entry(o,a)??null,pt,0));for(const a of this.document.array(this.document.entry(o,"Annots"))??[]){i.push(await this.ofValue(this.document.resolve(a),ze,0));const r=this.
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
o.bytes):o instanceof d.SX?s.update(`/${o.text.length} ${o.text} `):s.update(`${String(o)} `)}writeDict(t,e,s){const o=e===ze?pt:e;this.hash.update("<");for(const[
i,a]of t)e.has(i)||s&&i===$o||(this.hash.update(`/${i.length} ${i} `),this.write(a,o));this.hash.update(">")}}const ko=.01;async function Ho(n,{pages:t,search:e,
areas:s,shade:o},i){const a=await(0,ee.E)(n,i);a.keepDecoded();const r=new ao.X(a),c=[],f=new Ye(a);for(const x of t){const N=e.cleanPages.get(x-1);N!==void 0&&
N===await f.of(x-1)||await No(await r.page(x-1),e,i.pace)&&c.push(`page ${x}`)}const l=new at.Wz(a),h=new Pe(a,o);for(const[x,N]of s){const{trace:K}=await l.all(
x,N.map(st=>(0,w.wS)(st,-ko)));(K.touched.size>0||K.isPaintedIn||K.undivided.size>0||await Ko(h,K,N))&&c.push(`areas of page ${x+1}`)}const m=await Oe(a,new Set(
Array.from(t,x=>x-1))),M=new be(a,e,x=>Jt(x,e,i.pace),m);await M.run(new Set);for(const x of M.found.keys())c.push(x);if(c.length>0)throw new D.zU("redaction_in\
complete",`Text to redact is still in ${(0,ht.Dw)(c)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function Ko(n,t,e){
for(const s of t.images)if(await n.shows(s,e))return!0;return!1}async function zo(n,t,e,s){const o=new Map;if(t.length>0)for(const{images:c}of n)for(const f of c){
const l=`${f.stream} ${f.from}`;(0,j.vH)(o,l,f)}const i=new Map,a=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:l,to:h}]=c;if(!await Zo(c,t,s))
continue;r++;const m=await e.without(c,t),M=m&&`OctavoRedacted${m.number}`;(0,j.vH)(i,f,{from:l,to:h,text:M?`/${M} Do`:""}),M&&a.set(f,(a.get(f)??new Map).set(M,
m))}return{cuts:i,images:a,count:r}}const[Vo,Xo]=[100,4];async function Zo(n,t,e){for(const{matrix:s}of n){const o=e.step(Vo+t.length*Xo);o&&await o;const i=(0,$t.
jY)(s);if(t.some(a=>(0,w.EF)(i,a)))return!0}return!1}var Yo=u(2843),Jo=u(10339);const Qe=8;class Qo{document;searching;choose;images;areas;rewriter;use=new Jo.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,e,s,o,i){
this.document=t,this.searching=e,this.choose=s,this.images=o,this.areas=i,this.rewriter=new Yo.q(t),this.traced=new at.Wz(t),this.hasLayers=(0,bt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:e}=this.document.job,s=this.areas.get(t)??[],o=[];let[i,a,r]=[0,0,!1];for(let c=0;c<Qe;c++){const{texts:f,
chosen:l}=await this.readPage(t,c,s),h=f.map(({trace:x})=>x),m=await this.cutsOf(t,h,l,s);await this.cutPaths(t,h,l,m);const M=m.removals.size===0&&m.others.size===
0||!h.some(({isPartial:x})=>x);for(const[x,N]of h.entries())M||c===Qe-1?await this.use.note(N,e,l[x].glyphs):await this.use.noteGone(N,e,l[x].glyphs);if(m.removals.
size===0&&m.others.size===0)break;r=!0,a+=m.count;for(const x of l)for(const N of x.boxes)o.push(N);if(c===0&&(i=l.reduce((x,N)=>Math.max(x,N.count),s.length>0?
0:1)),await this.rewriter.page(t,h,m),M)break}if(await this.rewriter.pack(t),!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:i+s.length,images:a}}async cutsOf(t,e,s,o){
const{pace:i}=this.document.job,a=new Set(e.flatMap(N=>[...N.undivided]));if(a.size>0)throw qo(t+1,[...a]);const r=new Map;for(const[N,{glyphs:K}]of s.entries())
await ue(r,e[N],K,i);const c=o.length>0?await this.searching.ofAreas():void 0,f=async N=>[...await this.searching.inText(N),...c?await c(N):[]].sort(C),l=await re(
this.document,e,f),h=[...o,...s.flatMap(({unseen:N})=>N)],{cuts:m,images:M,count:x}=await zo(e,h,this.images,i);for(const N of[m,...e.map(K=>K.cuts)])for(const[
K,_]of N)l.set(K,await _e([l.get(K)??[],_],i));return{removals:r,others:l,images:M,count:x}}async cutPaths(t,e,s,o){const i=s.flatMap(({unseen:c})=>c);if(i.length===
0||!e.some(({hasPaths:c})=>c))return;const{pace:a}=this.document.job,{trace:r}=await this.traced.all(t,i);for(const[c,f]of r.cuts)o.others.set(c,await _e([o.others.
get(c)??[],f],a))}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,s){
const{traced:o}=this,{pace:i}=this.document.job,a=await o.shown(t,s),r=[a],c=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,l]of r.entries()){await co(l,this.searching.inText,c[f].glyphs),(0,at.C7)(l,c[f].glyphs),
await se(l.trace,this.searching,c[f].glyphs,i),await(0,at.FU)(l,c[f].glyphs,i);for(const h of l.trace.contents.keys())this.read.add(h)}return{texts:r,chosen:c}}}
const _o=200;async function _e(n,t){const e=new Map;for(const s of n)for(const o of s){e.set(`${o.from} ${o.to}`,o);const i=t.step(_o);i&&await i}return[...e.values()]}
const qo=(n,t)=>(0,D.G6)([{field:"redact_areas",message:`has an area on page ${n} into which ${(0,ht.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var ti=u(77500),qe=u(18271),It=u(49454),ei=u(15330),ni=u(57373),si=u(12202),oi=u(88739),Rt=u(
61188),tn=u(50476),yt=u(48462);const _t=14,ii=1330926671,ai=[139,139,13,_t];function ri(n,t,e){try{const s=Buffer.from(n),o=new DataView(s.buffer,s.byteOffset,s.
length),i=o.getUint32(0);if(s[0]===37||s[0]===128)return fi(s,t);if(i===ii){const r=(0,Et.tI)(o).get("CFF ");return r&&en(s.subarray(r.at,r.at+r.length),t)?s:void 0}
return(s[0]===1&&s[1]===0&&i!==65536?en(s,t):ci(o,t,e))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function en(n,t){const e=new DataView(n.
buffer,n.byteOffset,n.length),s=(0,Rt.Pe)(e,(0,Rt.Pe)(e,e.getUint8(2)).end),o=(0,Rt.zz)(e,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{
offsets:i}=(0,Rt.Pe)(e,o);for(const a of t)if(!(typeof a!="number"||a<=0||a+1>=i.length)){if(i[a+1]>n.length)return!1;n.fill(_t,i[a],i[a+1])}return!0}function ci(n,t,e){
const s=(0,Et.eQ)(n,(0,Et.tI)(n));if(!s)return!0;const{glyf:o,count:i,place:a,setPlace:r,spanOf:c}=s,f=(0,tn.f)(e,i,c,n),l=new Set([...(0,tn.f)(t,i,c,n)]);for(let h=i-
1;h>0;h--){if(!l.has(h)||f.has(h))continue;const[m,M]=[a(h),a(h+1)];if(!(M<=m)){if(o.at+M>n.byteLength)return!1;new Uint8Array(n.buffer,n.byteOffset+o.at+m,M-m).
fill(0);for(let x=h;x>0&&a(x)===m;x--)r(x,M)}}return!0}function fi(n,t){const e=(0,yt._M)(n);if(!e)return;const{plain:s,start:o,end:i}=e,a=s.indexOf("/CharStrin\
gs");if(a<0)return;const r=Number(/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(a,4096)))?.[1]??4);for(const[c,f]of(0,yt.Ag)(s,a)){if(!t.has(c)||c===".n\
otdef")continue;const l=(0,yt.Ns)(f,yt.Ed).fill(_t,r);l.set(ai.slice(0,Math.max(l.length-r,0)),r),f.set((0,yt.Ze)(l,yt.Ed))}return Buffer.concat([n.subarray(0,o),
e.seal(s),n.subarray(i)])}const di=300,li=2;async function ui(n,t,e,s){if(!t.hasGone)return;const{live:o}=await(0,U.Gy)(n),i=new at.Wz(n),{pace:a}=n.job;for(const l of s)
await t.note((await i.all(l,[])).trace,a);const{content:r}=await(0,Wt.d)(n,o.length,l=>o[l]===1&&e(l));for(const[l,h]of r){const m=n.get(l),M=m instanceof d.Z6&&
n.decodedPart(m)?.data;M&&await t.note((await i.stream(M,h)).trace,a)}const c=await gi(n,t,o),f=hi(n,c);for(const l of c)l.use.gone.size>0&&!l.keepsAll&&await Si(
n,l,f);await xi(n,c)}function hi(n,t){const e=new Map;for(const{number:s,use:o,keepsAll:i}of t){const a=nn(n,n.get(s));if(a===void 0)continue;const r=e.has(a)?e.
get(a):new Set;for(const{cid:c}of o.kept)r?.add(c);e.set(a,i?void 0:r)}return e}function nn(n,t){const e=n.array(t.get("DescendantFonts"))?.[0];return(0,d.i9)(e)?
e.number:void 0}async function gi(n,t,e){const s=new Set;for(const i of n.dict(n.dict(yi(n))?.get("Font"))?.values()??[])(0,d.i9)(i)&&s.add(i.number);const o=[];
for(let i=1;i<e.length;i++){const a=e[i]===1?n.get(i):null;if(!(a instanceof d.Bi)||!wi(n,a))continue;const r=t.fonts.get(await(0,ni.G)(n,new d.oS(i))),c=s.has(
i);(r||c)&&o.push({number:i,use:r??pi,keepsAll:c})}return o}const pi={kept:new Set,gone:new Set,lengths:new Set},mi=["Type0","Type1","MMType1","TrueType","Type3"];
function wi(n,t){const e=n.resolve(t.get("Subtype"));return e instanceof d.SX&&mi.includes(e.text)}const yi=n=>n.dict(n.catalog.get("AcroForm"))?.get("DR"),qt=({
kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function Si(n,{number:t,use:e},s){const o=qt(e),i=n.job.pace.step((o.length+e.kept.size)*di);if(i&&await i,o.
length===0)return;n.edit(t);const a=n.get(t);await bi(n,a,e);const r=new Set(o.map(({code:l})=>l));Ti(n,a,r),Ci(n,a,r);const c=nn(n,a),f=c===void 0?void 0:s.get(
c);f&&Mi(n,a,new Set(o.map(({cid:l})=>l).filter(l=>!f.has(l))))}async function bi(n,t,{kept:e,lengths:s}){const o=n.resolve(t.get("ToUnicode")),[i,...a]=s;if(!(o instanceof
d.Z6)||i===void 0||i>2||a.length>0)return;const r=await(0,si.A)(n,t,{found:!1});if(!r)return;const c=[...e].sort((l,h)=>l.code-h.code).flatMap(({code:l})=>{const h=r.
textOf(l);return h===void 0?[]:[[l,h]]}),f=(0,oi.U)(c.map(([l,h])=>[l,Array.from(h,m=>m.codePointAt(0))]),{digits:i*2,isInOrder:!0});t.set("ToUnicode",n.add((0,mt.
n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}function Ti(n,t,e){const s=n.array(t.get("Widths")),o=n.resolve(t.get("FirstCha\
r"));s&&typeof o=="number"&&t.set("Widths",s.map((i,a)=>e.has(o+a)?0:i))}function Ci(n,t,e){const s=n.dict(t.get("Encoding")),o=n.array(s?.get("Differences"));if(!s||
!o||t.has("DescendantFonts"))return;let i=0;const a=new Set,r=[];for(const M of o.map(x=>n.resolve(x))){if(typeof M=="number")i=M;else if(M instanceof d.SX&&e.has(
i++)){a.add(M.text),r.push(new d.SX(".notdef"));continue}r.push(M)}t.set("Encoding",new d.Bi(s).set("Differences",r));for(const M of r)M instanceof d.SX&&a.delete(
M.text);const c=(0,d.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharProcs")):void 0;c&&t.set("CharProcs",new d.Bi([...c].filter(([M])=>!a.has(M))));
const f=(0,It.nb)(n,t),l=n.resolve(f?.get("CharSet"));if(!f||!(l instanceof d.Mx))return;const h=Buffer.from(l.bytes).toString("latin1").split("/").slice(1),m=t.
get("FontDescriptor");(0,d.i9)(m)&&n.edit(m),(0,It.nb)(n,t)?.set("CharSet",(0,d.Px)(h.filter(M=>!a.has(M)).map(M=>`/${M}`).join("")))}function Mi(n,t,e){const s=n.
array(t.get("DescendantFonts"))?.[0];if(!(0,It.hL)(n,t)||!(0,d.i9)(s))return;n.edit(s);const i=n.get(s),a=n.array(i.get("W"));a&&i.set("W",Pi(n,a,e));const r=i.
get("FontDescriptor"),c=n.resolve(n.dict(r)?.get("CIDSet")),f=c instanceof d.Z6?n.decodedPart(c)?.data:void 0;if(!f||!(0,d.i9)(r)||!(c instanceof d.Z6))return;const l=f.
slice();for(const h of e)h>>3<l.length&&(l[h>>3]&=~(128>>(h&7)));n.edit(r),n.get(r).set("CIDSet",n.add((0,mt.n)(c,l,{compress:!0})))}function Pi(n,t,e){const s=[];
for(let o=0;o<t.length;){const i=n.resolve(t[o]),a=n.array(t[o+1]);if(typeof i!="number"||!a){(0,j.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(i,a.map((r,c)=>e.has(
i+c)?0:r)),o+=2}return s}async function xi(n,t){const e=new Map;for(const s of t){const o=(0,qe.Lq)(n,n.get(s.number));o&&(0,j.vH)(e,o,s)}for(const[s,o]of e){if(o.
some(({keepsAll:h})=>h)||!o.some(({use:h})=>qt(h).length>0))continue;const i=n.decodedPart(s)?.data;if(!i)continue;const a=n.job.pace.step(i.length*li);a&&await a;
const[r,c]=[new Set,new Set];for(const{number:h,use:m}of o){const M=Ai(n,n.get(h));for(const x of qt(m))sn(r,M(x));for(const x of m.kept)sn(c,M(x))}for(const h of c)
r.delete(h);const f=r.size>0?ri(i,r,c):void 0,l=f&&Ei(n,o[0].number);l!==void 0&&n.put(l,await(0,Nt.c)(n,s,f))}}const sn=(n,t)=>{t!==void 0&&n.add(t)};function Ei(n,t){
const e=(0,It.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.get(s);if((0,d.i9)(o))return o.number}}function Ai(n,t){const e=(0,qe.
oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,ei.X)(n,t,vi(e,s),e);return i=>{const a=o(i)?.[0];if(a===void 0||a>=0)return a;const r=s[-1-a];return e.
glyphCalled?.(r)??r}}const vi=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});var on=u(55969),Oi=u(45059),Di=u(39491),Ii=u(34635);const an=new Set(
["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),Ri=["Alternates","OPI","DSS"];async function Fi(n){let t=(await(0,Oi._)(n)).length;for(let e=0;e<n.
pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(n.entry(n.pages.number(e),"Annots"))??[]){const i=n.dict(o),a=n.job.pace.step(1e3);
a&&await a,i&&Bi(n,i)&&t++}}return t}const Bi=(n,t)=>{const e=(0,on.B)(n,t);return e!=="FileAttachment"&&an.has(e)};async function Li(n,t){t&&await(0,b.L)(n,s=>an.
has((0,on.B)(n,s))),await(0,Di.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0}),
Ni(n);const{live:e}=await(0,U.Gy)(n);await(0,Ii.y)(n,e,[(s,o)=>Ri.filter(i=>o.delete(i)).length>0])}function Ni(n){const t=n.catalog.get("Metadata"),e=n.resolve(
t),s=e instanceof d.Z6?n.decodedPart(e)?.data:void 0,o=s&&As(s);o&&(0,d.i9)(t)&&n.put(t,(0,mt.n)(e,o,{compress:!1}))}var Ui=u(58971);const Wi=/\/[^\s()<>[\]{}/%]+/g,
$i=new Uint8Array(0),[ji,Gi]=[4,50];async function ki(n,t){if(t.size===0)return;const e=new Hi(n,t);await e.find();for(const s of t){const o=n.get(s);if(e.drawn.
has(s)||!(o instanceof d.Z6))continue;const i=(0,mt.n)(o,$i,{compress:!1});i.dict.delete("Resources"),n.put(s,i)}}class Hi{document;copied;drawn=new Set;naming=new Set;constructor(t,e){
this.document=t,this.copied=e}async find(){const{document:t,copied:e,naming:s}=this,{referrers:o}=await(0,U.Gy)(t,{watched:e}),{pages:i}=t,a=new Ui.X(t);for(let r=0;r<
i.count;r++){this.noteNode(i.number(r));const c=t.dict(i.attribute(r,"Resources"));await this.follow(await a.page(r),t.dict(c?.get("XObject")))}for(const r of o)
!s.has(r)&&!e.has(r)&&await this.drawAll(t.get(r))}noteNode(t){const{document:e,naming:s}=this;for(let o=new d.oS(t);(0,d.i9)(o)&&!s.has(o.number);o=e.entry(o.number,
"Parent")){s.add(o.number);const i=e.entry(o.number,"Resources");for(const a of[i,e.dict(i)?.get("XObject")])(0,d.i9)(a)&&s.add(a.number)}}async follow(t,e){const{
document:s,copied:o}=this,i=s.job.pace.step(t.length*ji);if(i&&await i,![...e?.values()??[]].some(r=>(0,d.i9)(r)&&o.has(r.number)))return;const a=new Set((0,nt.
bS)(t).toString("latin1").match(Wi));for(const[r,c]of e)(a.has(`/${r}`)||/[^\w.+-]/.test(r))&&await this.drawAll(c)}async drawAll(t){const{document:e,copied:s,drawn:o}=this,
i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const r=e.job.pace.step(Gi);if(r&&await r,(0,d.i9)(a)){if(!s.has(a.number)||o.has(a.number))continue;o.add(a.number),
a=e.dict(e.dict(e.get(a))?.get("Resources"))?.get("XObject")??null}const c=a instanceof d.Z6?a.dict:a;if(Array.isArray(c))for(const f of c)i.push(f);else if(c instanceof
d.Bi)for(const f of c.values())i.push(f)}}}const Ki=20;async function zi(n){const{live:t}=await(0,U.Gy)(n);for(let e=1;e<t.length;e++){if(t[e]!==1)continue;n.edit(
e);const s=n.job.pace.step(Ki);s&&await s}}var Vi=u(56457),Xi=u(33238),Zi=u(37395);async function Yi(n,t,e){const{pages:s,search:o,areas:i,media:a}=t,r=a?0:await Fi(
n),c=await Oe(n,new Set(Array.from(s,_=>_-1))),{redacted:f,content:l,unsearched:h}=await Ji(n,t,e);Qi(t.searches??"search",h,r);const m=new be(n,o,_=>Jt(_,o,e.pace),
c,l.rewriter,l.use);await m.run(l.settled);const M=[...m.found.values()].reduce((_,st)=>_+st,0);if(f.length===0&&M===0)return{redacted:f,elsewhere:0,notes:[]};const x=await o.
ofAreas();x&&await un(n,i,x),await dn(n,i),i.size>0&&await ki(n,l.rewriter.copied);const N=Array.from({length:n.pages.count},(_,st)=>st).filter(_=>!l.isNoted(_));
await ui(n,l.use,_=>c[_]===1,N),(0,ti.br)(n,"values");const K=(0,Vi.D)(await(0,Xi.Y)(n,"remove"),"remove");return await Li(n,a),await zi(n),{redacted:f,elsewhere:M,
notes:K}}async function Ji(n,{pages:t,search:e,searches:s,areas:o,shade:i},a){const r=new Zi.Z(n),c=new Set,f=new Set,l=async(x,N)=>{const{index:K,unreadable:_}=x.
page;return N&&s!==void 0&&_>0&&f.add(K+1),N&&s!==void 0&&!o.has(K)&&await r.isScan(x.page)&&c.add(K+1),Jt(x,e,a.pace)},h=new Qo(n,e,l,new Pe(n,i),o),m=[],M=new Ye(
n);for(const[x,N]of t.entries()){if(s===void 0&&!o.has(N-1))continue;const K=await h.page(N-1);K?m.push(K):e.notePage(N-1,await M.of(N-1)),a.pace.progress(x/t.length)}
return{redacted:m,content:h,unsearched:{textless:[...c],unreadable:[...f]}}}function Qi(n,{textless:t,unreadable:e},s){const o=[];if(t.length>0&&o.push({field:n,
message:`${(0,ht.oi)(t)} ${(0,ht.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),e.length>0&&o.push({field:n,
message:`${(0,ht.oi)(e)} ${(0,ht.d5)(e.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are: leave the pag\
es out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ht.y_)(s,"attachment")}, which ${(0,ht.
d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,D.G6)(o)}var _i=u(95234);const qi=async(n,t,e)=>{
const s=await Oo(t,e);await na(t.redact_label,s);const o=await(0,ee.E)(n.bytes,e,{password:t.open_password});o.keepDecoded();const i=o.pages.count,a=(0,z.k1)(t.
pages,i),r=pn(t.redact_areas,a,i);t.redact_annotations&&sa(o,a,r);const c=["search","redact_kinds"].find(x=>t[x]!==void 0),f=t.redact_mark==="black"?0:255,l=t.remove_attachments,
{redacted:h,elsewhere:m,notes:M}=await Yi(o,{pages:a,search:s,searches:c,areas:r,media:l,shade:f},e);if(h.length===0&&m===0)return{documents:[{...n,pageCount:i}],
notes:[ta],facts:{pageCount:i,redactedMatches:0,redactedPages:0,redactedImages:0}};if(await Ho(await(0,Ft.UN)(o,{encryption:"none",draft:!0}),{pages:a,search:s,
areas:r,shade:f},e),t.redact_mark!=="none"){const x=t.redact_mark==="black"?"white":"black",{redact_label:N}=t,K=N===void 0?void 0:await(await ea(e)).openLabel(
o,N,x);await bn(o,h,t.redact_mark,K)}return{documents:[{name:n.name,bytes:await(0,Ft.UN)(o),pageCount:i}],notes:M,facts:{pageCount:i,redactedMatches:h.reduce((x,{
count:N})=>x+N,m),redactedPages:h.length,redactedImages:h.reduce((x,{images:N})=>x+N,0)}}},ta={code:"nothing_redacted",message:"Nothing was found to redact, and\
 the document is unchanged."},ea=n=>(0,_i.V)(n,()=>Promise.all([u.e(7762),u.e(4075),u.e(4942)]).then(u.bind(u,84942)));async function na(n,t){if(n!==void 0&&(await t.
inText(n)).length>0)throw(0,D.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}function sa(n,t,e){let s=0;for(const o of t)
for(const i of cn(n,o-1))if((0,j.vH)(e,o-1,i),++s>dt)throw(0,D.G6)([{field:"redact_annotations",message:`finds more than ${dt} areas, and at most ${dt} are allo\
wed: choose fewer pages`,mentions:["pages"]}])}}),95234:((ot,X,u)=>{u.d(X,{V:()=>b,W:()=>E});var D=u(29082),z=u(21836),j=u(87826),U=u(14029),d=u(52404);const W="\
1.4";async function E(p,{pages:w,open_password:y,transparency:C},A,v){const H=await(0,z.E)(p.bytes,A,{password:y}),F=H.pages.count,g=(0,D.k1)(w,F);if(g.length===
0){const Z=await(0,j.i)(H,p.bytes);return{documents:[{name:p.name,bytes:Z,pageCount:F}],notes:[d.$],facts:{pageCount:F,stampedPages:0}}}const{notes:S,stampedPages:T=g.
length,version:P=W,write:O}=await v(H,g),R={version:P>W?P:W},G=O?await O(R):await(0,U.UN)(H,R);return{documents:[{name:p.name,bytes:G,pageCount:F}],notes:C===100?
[$,...S]:S,facts:{pageCount:F,stampedPages:T}}}const $={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]};async function b({pace:p},w){await p.rest();const y=await w();return await p.rest(),y}}),37395:((ot,X,u)=>{u.d(X,{Z:()=>v});var D=u(
74135),z=u(6057),j=u(65868),U=u(16264);class d{document;contents;constructor(g){this.document=g,this.contents=new j.i(g)}async cover(g,S){const T=(0,z.iw)(this.
document,g),{width:P,height:O}=(0,D.iN)(T),R=[0,0,P*T.userUnit,O*T.userUnit],G=new $(R);if(await this.contents.read(g,G,G),G.points.share<S)return!1;const Z=new b(
this.document,R);return await this.contents.read(g,Z,Z),Z.points.share>=S}}const W=32;class E{page;rows=new Uint32Array(W);constructor(g){this.page=g}get share(){
return this.rows.reduce((g,S)=>g+p(S),0)/W**2}cover(g){const S=(0,D.Pj)(g,this.page);if(!S)return;const[T,P,O,R]=S,[G,Z]=this.between(T,O,0),[q,I]=this.between(
P,R,1);if(Z<G)return;const L=(2**(Z-G+1)-1)*2**G;for(let B=q;B<=I;B++)this.rows[B]|=L}between(g,S,T){const P=this.page[T],O=(this.page[T+2]-P)/W,R=Math.ceil((g-
P)/O-.5),G=Math.ceil((S-P)/O-.5)-1;return[Math.max(R,0),Math.min(G,W-1)]}}class ${points;constructor(g){this.points=new E(g)}glyph(){}takes({operator:g},S,T,P){
g==="BI"&&!P&&this.image(S)}image({matrix:g}){this.points.cover((0,D.zl)(g,U.p))}}class b extends U.r{points;constructor(g,S){super(g,S),this.points=new E(S)}glyph(){}image(g){
const S=(0,D.Pj)((0,D.zl)(g.matrix,U.p),this.paintOf(g).clip);S&&this.points.cover(S)}}function p(F){let g=0;for(let S=F;S!==0;S&=S-1)g++;return g}var w=u(82877);
const y=50,C=.12,A=.5;class v{document;images;constructor(g){this.document=g,this.images=new d(g)}async isScan(g){return!H(g)&&!(0,w.l)(this.document,g.index)&&
await this.images.cover(g.index,A)}}function H({characters:F,found:{fragments:g,width:S,height:T}}){if(F<y)return!1;const P=(O,R)=>O>C*R&&O<(1-C)*R;return g.some(
({box:O})=>P(O.x+O.width/2,S)&&P(O.y+O.height/2,T))}}),1900:((ot,X,u)=>{u.d(X,{b:()=>p,cE:()=>E,lc:()=>$,oF:()=>z,rr:()=>U,vO:()=>D});const D=4,z=2,j={gray:1,rgb:3,
rgba:4,"gray-alpha":2},U=w=>w.byteOffset%D===0?new Uint32Array(w.buffer,w.byteOffset,w.length/D):new Uint32Array(w.slice().buffer),d=new Uint32Array(0),W=(w,y)=>y>
0&&Buffer.compare(w(y),w(y-1))===0;async function E({height:w,row:y},C){let A=-1;for(let v=0;v<w;v++){const H=y(v),F=W(y,v)?d:U(H);for(let S=0;S<F.length;S++){if(F[S]===
A)continue;const T=S*D,P=H[T+1];if(H[T]!==P||H[T+2]!==P)return!0;A=F[S]}const g=C.step(H.length*z);g&&await g}return!1}function $({width:w,row:y},C){const A=j[C],
v=new Uint8Array(w*A),H=A<3,F=A%2===0;let g=-1;return S=>{const T=g===S-1&&W(y,S);if(g=S,T)return v;const P=y(S),O=U(P);for(let R=0,G=0;R<O.length;R++){if(R>0&&
O[R]===O[R-1]){for(const B=G+A;G<B;G++)v[G]=v[G-A];continue}const Z=R*D,[q,I,L]=[P[Z],P[Z+1],P[Z+2]];H?v[G++]=b(L,I,q):(v[G++]=L,v[G++]=I,v[G++]=q),F&&(v[G++]=P[Z+
3])}return v}}const b=(w,y,C)=>77*w+150*y+29*C+128>>8;function p(w){const y=new Uint8Array(w.length/3);for(let C=0;C<y.length;C++)y[C]=b(w[C*3],w[C*3+1],w[C*3+2]);
return y}}),16264:((ot,X,u)=>{u.d(X,{p:()=>w,r:()=>y});var D=u(45599),z=u(36211),j=u(85008),U=u(74135),d=u(6057),W=u(76023),E=u(4186),$=u(5490);const b=new Set(
[3,7]),p=.01,w=[0,0,1,1];class y{document;page;area;path;clips=!1;glyphClip;constructor(g,S){this.document=g,this.page=S}get box(){return this.area}takes(g,S,T,P){
if(this.extendsPath(g,S)||this.setsColor(g,S,T))return;const{operator:O}=g,R=z.lJ.get(O);R?this.paints(R,S,P):O==="W"||O==="W*"?this.clips=!0:O==="w"?S.paint={...this.
paintOf(S),lineWidth:Math.abs(g.number(0))||0}:!P&&O==="BI"?this.image(S):!P&&O==="sh"&&this.add(this.paintOf(S).clip,S)}shows(g){this.glyphClip=b.has(g.mode)?void 0:
this.paintOf(g).clip}glyph({font:g,frame:S,size:T},P,O,R,G){if(!this.glyphClip||P!==""&&P.trim()==="")return;const[Z,q]=S.vertical?[.5,.5]:[g.ascent,-g.descent],
I=Math.min(O,R),L=(0,E.L)(S,I,Math.max(O,R),G-Z*T,G+q*T);this.join([L.x,L.y,L.x+L.width,L.y+L.height],this.glyphClip)}covers(g){this.join(g,this.page)}image(g){
this.add((0,U.zl)(g.matrix,w),g)}enters(g,S){const T=(0,d.b0)(this.document,g.get("BBox"));T&&this.clipTo((0,U.zl)(S.matrix,T),S)}paintOf(g){return g.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(g,{matrix:S}){const T=(0,$.M)(g);switch(g.operator){case"re":{const[P=NaN,O=NaN,R=NaN,G=NaN]=T;return this.
extend((0,U.zl)(S,[P,O,P+R,O+G])),!0}case"m":case"l":case"c":case"v":case"y":for(let P=0;P+1<T.length;P+=2){const[O,R]=(0,U.Gd)(S,T[P],T[P+1]);this.extend([O,R,
O,R])}return!0;default:return!1}}extend(g){g.every(Number.isFinite)&&(this.path=this.path?(0,U.kO)(this.path,g):g)}setsColor(g,S,T){const P=this.paintOf(S);switch(g.
operator){case"g":case"rg":case"k":return S.paint={...P,components:g.count,isWhite:H((0,$.M)(g))},!0;case"cs":return S.paint={...P,components:this.componentsOf(
g.name(0),T),isWhite:!1},!0;case"sc":case"scn":{const O=g.kind(g.count-1)!==j.o_&&g.count===P.components;return S.paint={...P,isWhite:O&&H((0,$.M)(g))},!0}default:
return!1}}componentsOf(g,S){if(g===void 0)return 0;const T=O=>S.find("ColorSpace",O),P=(0,W.L)(this.document,new D.SX(g),T);return P&&P.kind!=="inks"&&!P.table?
P.components:0}paints({fill:g,strokes:S},T,P){const{path:O,clips:R}=this;this.path=void 0,this.clips=!1;const G=this.paintOf(T);O&&!P&&S?this.add((0,U.XM)(O,G.lineWidth*
v(T)/2),T):O&&!P&&g&&!(G.isWhite&&this.isPageWide(O))&&this.add(O,T),R&&O&&this.clipTo(O,T)}isPageWide(g){const[S,T,P,O]=this.page,[R,G]=[(P-S)*p,(O-T)*p];return g[0]<=
S+R&&g[1]<=T+G&&g[2]>=P-R&&g[3]>=O-G}clipTo(g,S){const T=this.paintOf(S);S.paint={...T,clip:(0,U.Pj)(T.clip,g)??C}}add(g,S){this.join(g,this.paintOf(S).clip)}join(g,S){
const T=(0,U.Pj)((0,U.XM)(g,A),S);T&&(this.area=this.area?(0,U.kO)(this.area,T):T)}}const C=[0,0,0,0],A=.01,v=({matrix:[F,g,S,T]})=>Math.max(Math.hypot(F,g),Math.
hypot(S,T)),H=F=>{const g=F.length===4?0:1;return F.length>0&&F.every(S=>S===g)}}),15330:((ot,X,u)=>{u.d(X,{X:()=>d});var D=u(45599),z=u(16456),j=u(49454),U=u(30201);
function d(b,p,w,y){const C=(0,j.hL)(b,p);return C?W(b,C,w,y):E(b,p,w,y)}function W(b,p,w,y){const C=b.resolve(p.get("CIDToGIDMap")),A=C instanceof D.Z6?b.decodedPart(
C)?.data:void 0;return({cid:v})=>w.glyph(A?(A[v*2]??0)<<8|(A[v*2+1]??0):y.glyphOfCid(v))}function E(b,p,w,y){const{base:C,differences:A}=(0,z.yD)(b,p),v=(F,g)=>{
const S=F.charCodeAt(g-32);return S>0?(0,U.S)(S):void 0};if(y.kind!=="truetype")return({code:F})=>{const g=C===void 0?y.encoding?.get(F)??v(y.encoding?"":z.W,F):
void 0,S=A?.get(F)??g??(C===void 0?void 0:v(C,F));return w.named(S??".notdef")??w.named(".notdef")};const H=(0,z.pE)(b,(0,j.nb)(b,p),p)&&!A;return({code:F})=>{const g=A?.
get(F)??v(C??z.W,F),S=()=>g===void 0?0:$(y,g),T=()=>y.code(F)||(y.codes===void 0?y.unicode(F):0);return w.glyph(H?T()||S():S()||T())}}function $(b,p){const w=(0,U.
u)(p),y=w===void 0?0:b.unicode(w);if(y>0)return y;const C=w===void 0?-1:z.yh.indexOf(String.fromCodePoint(w));return(C>=0&&b.codes==="macintosh"?b.code(C+32):0)||
b.glyphOf(p)}}),12889:((ot,X,u)=>{u.d(X,{Rl:()=>S,Vv:()=>U,fM:()=>d,ft:()=>b,jB:()=>F,pr:()=>C,rg:()=>H,vw:()=>y,wE:()=>g});var D=u(46161),z=u(93604),j=u(47707);
const U="‏",d="‎";let W;const E=()=>W??=(0,D.A)(),$=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
b=T=>$.test(T),p=4e3,w=T=>E().getEmbeddingLevels(T.slice(0,p)).paragraphs[0]?.level??0,y=T=>b(T)&&w(T)%2===1,C=T=>[...A(T)];function*A(T){if(!b(T)){T!==""&&(yield{
text:T,rtl:!1,at:0});return}if(T.length<=p)return yield*v(T,0);const P=w(T)%2===1,O=[];for(let R=0;R<T.length;)R=Math.min(R+p,T.length),/[\ud800-\udbff]/.test(T[R-
1])&&(R=Math.min(R+1,T.length)),O.push(R);for(let R=0;R<O.length;R++){const G=P?O.length-1-R:R,Z=O[G-1]??0;yield*v(T.slice(Z,O[G]),Z,P?"rtl":"ltr")}}function v(T,P,O){
const{levels:R,paragraphs:G}=E().getEmbeddingLevels(T,O),Z=G[0]?.level??0;for(let L=T.length-1;L>=0&&/\s/.test(T[L]);L--)R[L]=Z;const q=[];for(let L=0,B=0;L<T.length;L=
B){const k=R[L];for(;B<T.length&&R[B]===k;)B++;q.push({level:k,text:T.slice(L,B),at:L})}const I=q.reduce((L,{level:B})=>Math.max(L,B),0);for(let L=I;L>0;L--)for(let B=0,
k=0;B<q.length;B=k+1){for(k=B;k<q.length&&q[k].level>=L;)k++;for(let V=B,Y=k-1;V<Y;V++,Y--)[q[V],q[Y]]=[q[Y],q[V]]}return q.map(({level:L,text:B,at:k})=>({text:B,
rtl:L%2===1,at:P+k}))}function*H(T,P){const O=new Int32Array(P.length+1);for(const[R,G]of P.entries())O[R+1]=O[R]+G.length;for(const{text:R,rtl:G,at:Z}of A(T+P.
join(""))){const q=Z-T.length,I=q+R.length,L=[];for(let B=Math.max((0,z.MJ)(O,q)-1,0);B<P.length&&O[B]<I;B++){const k=Math.max(q-O[B],0),V=P[B].slice(k,Math.max(
I-O[B],0));V!==""&&L.push({text:V,rtl:G,at:k,index:B})}yield*G?L.reverse():L}}const F=T=>Array.from(T,P=>E().getMirroredCharacter(P)??P).join(""),g=T=>(0,j.qf)(
F(T)).reverse().join(""),S=T=>C(T).flatMap(({text:P,rtl:O})=>O?(0,j.qf)(F(P)).reverse():(0,j.qf)(P))}),88739:((ot,X,u)=>{u.d(X,{B:()=>W,U:()=>U});var D=u(77581),
z=u(12889);const j=100;function U(E,{digits:$=4,isInOrder:b=!1}={}){const p=E.filter(([,y])=>y.length>0).map(([y,C])=>`<${W(y).slice(-$)}> <${d(C,b)}>`),w=Array.
from({length:Math.ceil(p.length/j)},(y,C)=>{const A=p.slice(C*j,(C+1)*j);return[`${A.length} beginbfchar`,...A,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat($)}> <${"F".repeat($)}> endcodespacerange`,...w,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function d(E,$){const b=E.map(p=>String.fromCodePoint(p)).join("");return(0,D.kt)(!$&&(0,z.ft)(b)?[...b].reverse().join(""):b).toString("hex").toUpperCase()}
const W=E=>E.toString(16).toUpperCase().padStart(4,"0")}),76023:((ot,X,u)=>{u.d(X,{L:()=>W});var D=u(45599),z=u(69869);const j=8,U={DeviceGray:d("gray",1),CalGray:d(
"gray",1),G:d("gray",1),DeviceRGB:d("rgb",3),CalRGB:d("rgb",3),RGB:d("rgb",3),DeviceCMYK:d("cmyk",4),CMYK:d("cmyk",4),Separation:d("inks",1)};function d(b,p){return{
kind:b,components:p,profile:void 0,table:void 0}}function W(b,p,w,y=0){const C=b.resolve(p);if(y>j)return;if(C instanceof D.SX){if(Object.hasOwn(U,C.text))return U[C.
text];const v=w(C.text);return v===void 0?void 0:W(b,v,w,y+1)}if(!(0,D.cy)(C))return;const A=b.resolve(C[0]);if(A instanceof D.SX)switch(A.text){case"ICCBased":
return E(b,C[1],w,y);case"Indexed":case"I":return $(b,C,w,y);case"DeviceN":{const v=b.array(C[1])?.length??0;return v>=1&&v<=32?d("inks",v):void 0}default:return Object.
hasOwn(U,A.text)?U[A.text]:void 0}}function E(b,p,w,y){const C=b.resolve(p);if(!(C instanceof D.Z6))return;const A=b.resolve(C.dict.get("N")),v=A===1?"gray":A===
3?"rgb":A===4?"cmyk":void 0;if(v===void 0)return W(b,C.dict.get("Alternate"),w,y+1);const H=(0,z.hh)(b.decodedPart(C)?.data,A);return{...d(v,A),profile:H?.bytes}}
function $(b,p,w,y){const C=W(b,p[1],w,y+1),A=b.resolve(p[3]),v=A instanceof D.Mx?A.bytes:A instanceof D.Z6?b.decodedPart(A)?.data:void 0,H=b.resolve(p[2]);if(!C||
C.table||!v||typeof H!="number"||!(H>=0))return;const F=new Uint8Array((Math.min(Math.floor(H),255)+1)*C.components);return F.set(v.subarray(0,F.length)),{...C,
table:F}}}),69869:((ot,X,u)=>{u.d(X,{Jc:()=>y,R1:()=>F,To:()=>b,hh:()=>p,so:()=>A});var D=u(77598),z=u.n(D),j=u(48249),U=u(78157),d=u(68973),W=u(45599);const E={
1:"GRAY",3:"RGB ",4:"CMYK"},$=["scnr","mntr","prtr","spac"],b={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function p(g,S){if(!g||g.length<132)return;const T=(0,U.
bS)(g),P=Z=>T.toString("latin1",Z,Z+4),O=T.readUInt32BE(0),R=g[8];if(!(!(O>=132&&O<=g.length&&R>=2&&R<=4&&P(36)==="acsp"&&$.includes(P(12)))||P(16)!==E[S]))return{
bytes:g.subarray(0,O),version:R}}const w=new WeakMap;async function y(g,S){const{bytes:T}=g,P=S.pace.step(T.length);P&&await P;const O=w.get(S.pace)??new Map;w.
set(S.pace,O);const R=v(T),G=O.get(R);if(G)return G;const Z={...g,id:R,deflated:await(0,d.uM)(S).deflate(T,C)};return O.set(R,Z),Z}const C=4,A=g=>{const{bytes:S}=g;
return{...g,id:v(S),deflated:(0,j.Kc)(S)}},v=g=>(0,D.createHash)("sha256").update(g).digest("base64"),H=new WeakMap;function F(g,{id:S,deflated:T},P){const O=H.
get(g)??new Map;H.set(g,O);const R=O.get(S);if(R)return R;const G=(0,W.jd)({N:P,Alternate:(0,W.UU)(b[P]),Filter:(0,W.UU)("FlateDecode")}),Z=g.add(new W.Z6(G,T));
return O.set(S,Z),Z}}),82877:((ot,X,u)=>{u.d(X,{R:()=>D,l:()=>z});const D="OctavoText";function z(j,U){const d=j.dict(j.dict(j.pages.attribute(U,"Resources"))?.
get("XObject"));return d!==void 0&&[...d.keys()].some(W=>W.startsWith(D))}}),3449:((ot,X,u)=>{u.d(X,{d:()=>j});var D=u(45599);const z=["FontFile","FontFile2","F\
ontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function j(E,$,b){const p=new Map,w=new Map;for(let y=1;y<$;y++){if(!b(y))continue;const C=E.
job.pace.step(300);C&&await C;const A=E.get(y);A instanceof D.Z6?(d(E,A.dict)&&p.set(y,A.dict.get("Resources")),(A.dict.has("CMapName")||(0,D.Eo)(E.resolve(A.dict.
get("Type")),"CMap"))&&w.set(y,"CMap")):A instanceof D.Bi&&W(E,y,A,p,w)}return{content:p,fonts:w,pages:await U(E)}}async function U(E){const $=new Set,b=new Set;
for(const p of E.pages.numbers){const w=E.entry(p,"Contents");(0,D.i9)(w)&&$.add(w.number);const y=E.array(w),C=y!==void 0&&b.size<b.add(y).size;for(const v of C?
y:[])(0,D.i9)(v)&&$.add(v.number);const A=E.job.pace.step(300+(C?10*y.length:0));A&&await A}return $}function d(E,$){const b=E.resolve($.get("Subtype"));return(0,D.
Eo)(b,"Form")||E.resolve($.get("PatternType"))===1||$.has("BBox")&&!$.has("ShadingType")}function W(E,$,b,p,w){for(const v of z){const H=b.get(v);(0,D.i9)(H)&&w.
set(H.number,v)}const y=(0,D.Eo)(E.resolve(b.get("Subtype")),"Type3")?E.dict(b.get("CharProcs")):void 0;for(const v of y?.values()??[])(0,D.i9)(v)&&p.set(v.number,
b.get("Resources"));const C=E.resolve(b.get("Type"));if(E.pages.holds($)||!((0,D.Eo)(C,"Page")||(0,D.Eo)(C,"Template")))return;const A=b.get("Contents");for(const v of E.
array(A)??[A])(0,D.i9)(v)&&p.set(v.number,b.get("Resources"))}}),10339:((ot,X,u)=>{u.d(X,{H:()=>j});class D{all;last=new Array(256).fill(void 0);constructor(E){
this.all=E}addAll(E){const{last:$,all:b}=this,p=b.size;for(let w=0;w<E.length;w++){const y=E[w],C=y.code&255;$[C]!==y&&($[C]=y,b.add(y))}return b.size>p}}function z(W,E,$,b){
for(let p=0,w=b;w>0;w--){const y=E.partEnd($,p,1);W.add(y-p),p=y}}class j{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:E},$,b=d){const p=Uint32Array.
from(b).sort();let w=0;for(const{font:y,elements:C,first:A}of E){let v=this.fonts.get(y);v||this.fonts.set(y,v={kept:new Set,gone:new Set,lengths:new Set});const H=this.
keptOf(y,v);let F=A;for(const g of C){if(typeof g=="number")continue;const S=y.glyphs(g);for(;w<p.length&&p[w]<F;)w++;const T=w<p.length&&p[w]<F+S.length;T&&this.
divide(v,S,F,b),(T||H.addAll(S))&&z(v.lengths,y,g,S.length),F+=S.length;const P=$.step(g.length*U);P&&await P}}}divide(E,$,b,p){this.hasGone=!0;for(const[w,y]of $.
entries())(p.has(b+w)?E.gone:E.kept).add(y)}keptOf(E,{kept:$}){let b=this.seen.get(E);return b||this.seen.set(E,b=new D($)),b}async noteGone(E,$,b){if(b.size===
0)return;const p=new j;await p.note(E,$,b);for(const[w,{gone:y,lengths:C}]of p.fonts){const A=this.fonts.get(w);if(A)for(const v of y)A.gone.add(v);else this.fonts.
set(w,{kept:new Set,gone:y,lengths:C})}this.hasGone=!0}}const U=50,d=new Set}),33238:((ot,X,u)=>{u.d(X,{Y:()=>g});var D=u(91374),z=u(39684),j=u(9819),U=u(33973),
d=u(21996),W=u(87773),E=u(17671),$=u(58006),b=u(78157),p=u(45599),w=u(21115),y=u(17413);const C=2e3;async function A(I,L,B){const k=I.resolve(L);let V="";for(const Y of(0,p.
cy)(k)?k:[L]){const J=I.resolve(Y);if(J instanceof p.Mx&&(V=Buffer.from(J.bytes).toString("latin1")),!(0,p.i9)(Y)||!(J instanceof p.Z6))continue;let Q;try{Q=(0,b.
bS)(I.decoded(J))}catch{continue}const tt=I.job.pace.step(C+Q.length);if(tt&&await tt,!Q.includes("ignature"))continue;const et=Q.toString("latin1"),it=await(0,y.
Y)(et,v(V,B),I.job.pace);it!==et&&I.put(Y,(0,$.n)(J,Buffer.from(it,"latin1"),{compress:!1}))}}function v(I,L){return({namespace:B,local:k},V)=>k==="Signature"&&
B===w.dK.ds||k==="signature"&&L&&I!=="datasets"&&!V.some(H)}const H=({namespace:I,local:L})=>L==="datasets"&&I===w.dK.xfa;var F=u(43791);async function g(I,L){const B=(0,E.
Hi)(I),k=await S(I),V=new Set,Y=new Set,J=k.map(({dict:Q})=>(0,D.fq)(I,Q));for(const Q of k)O(B,Q,L,V,Y);return V.size>0&&await R(B,V,Y),await Z(I,V.size>0),{fields:J,
objects:V,usageRights:q(I)}}async function S(I){const L=(await(0,d.zx)(I,["Sig"])).Sig;if(L.length===0)return[];for await(const[tt,et]of(0,W.$)(I,L))T(I,tt,et);
const B=new Map;for(const{number:tt,dict:et,type:it}of await(0,D.qU)(I))it==="Sig"&&tt!==void 0&&P(I,B,tt,et);const k=new Set([...B.values()].flatMap(({number:tt,
widgets:et})=>[tt,...et])),{Sig:V,Widget:Y}=await(0,d.zx)(I,["Sig","Widget"]),J=[];for await(const[tt,et]of(0,W.$)(I,new Set([...V,...Y])))k.has(tt)||!(0,p.Zm)(
et)||!(et.has("T")||(0,p.Eo)(et.get("Subtype"),"Widget"))||(0,D.pv)(I,et)==="Sig"&&J.push(tt);const Q=J.length>0?(await(0,U.Gy)(I)).live:void 0;for(const tt of J)
Q?.[tt]===1&&P(I,B,tt,I.get(tt));return[...B.values()]}function T(I,L,B){const k=[B];for(let V=k.pop();V!==void 0;V=k.pop()){if((0,p.Zm)(V))for(const Y of V.values())
k.push(Y);if(Array.isArray(V))for(const[Y,J]of V.entries())!(0,p.Zm)(J)||!(0,p.Eo)(J.get("FT"),"Sig")?k.push(J):(I.edit(L),V[Y]=I.add(J))}}function P(I,L,B,k){if(!(0,p.
Zm)(I.resolve((0,D.hj)(I,k,"V"))))return;const V=k.get("Parent"),Y=I.dict(V);if(!k.has("T")&&(0,p.i9)(V)&&Y?.has("T")){P(I,L,V.number,Y),L.get(V.number)?.widgets.
add(B);return}if(L.has(B))return;const J=(I.array(k.get("Kids"))??[]).flatMap(Q=>(0,p.i9)(Q)?[Q.number]:[]);L.set(B,{number:B,dict:k,widgets:new Set((0,p.Eo)(k.
get("Subtype"),"Widget")?[B,...J]:J)})}function O({removal:I},{number:L,dict:B,widgets:k},V,Y,J){const{document:Q}=I;Y.add(L);const tt=(0,D.hj)(Q,B,"V");(0,p.i9)(
tt)&&I.remove(tt.number);for(const et of k){const it=Q.get(et);if(!(0,p.Zm)(it))continue;if(Y.add(et),V==="keep"&&(0,z.K)(Q,it)){Q.edit(et),(0,z.x)(Q,it);continue}
const gt=Q.resolve(it.get("StructParent"));typeof gt=="number"&&J.add(gt),I.remove(et)}k.has(L)||I.remove(L)}async function R(I,L,B){const{removal:k,structure:V}=I,
{document:Y}=k;await G(I,L);const J=(0,j.Wo)(Y,"AcroForm");for(const Q of["Fields","CO"]){const tt=Y.array(J?.dict.get(Q)),et=tt?.filter(it=>!k.isGone(it)&&!((0,p.
i9)(it)&&L.has(it.number)));!J||!tt||!et||et.length===tt.length||(Y.edit(J.holder),et.length>0||Q==="Fields"?J.dict.set(Q,et):J.dict.delete(Q))}await V.dropKeys(
B),await V.flush(),await(0,E.Pv)(I,new Set(k.removed()))}async function G({removal:I},L){const{document:B}=I;for(const{number:k,dict:V}of[...await(0,D.qU)(B)].reverse()){
const Y=B.array(V.get("Kids")),J=Y?.filter(Q=>!I.isGone(Q)&&!((0,p.i9)(Q)&&L.has(Q.number)));k===void 0||!Y||!J||J.length===Y.length||(B.edit(k),J.length>0?V.set(
"Kids",J):(0,p.Eo)(V.get("Subtype"),"Widget")?V.delete("Kids"):I.remove(k))}}async function Z(I,L){const B=(0,j.Wo)(I,"AcroForm");if(!B)return;B.dict.has("SigFl\
ags")&&(I.edit(B.holder),B.dict.delete("SigFlags")),await A(I,B.dict.get("XFA"),L);const k=(I.array(B.dict.get("Fields"))??[]).length===0&&!B.dict.has("DR")&&!B.
dict.has("XFA");L&&k&&I.editCatalog().delete("AcroForm")}function q(I){const{catalog:L}=I,B=I.dict(L.get("Perms"));(0,F.H)(I);for(const k of["Perms","Legal"])L.
has(k)&&I.editCatalog().delete(k);return B?.has("UR3")===!0||B?.has("UR")===!0}}),87826:((ot,X,u)=>{u.d(X,{N:()=>j,i:()=>U});var D=u(78157),z=u(14029);function j({
suspect:d,bytes:W},E){if(!(d||(0,D.bS)(W.subarray(0,5)).toString("latin1")!=="%PDF-"))return W.length===E.length?E:W}const U=async(d,W,E)=>j(d,W)??await(0,z.UN)(
d,E)})};
