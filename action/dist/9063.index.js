"use strict";exports.id=9063,exports.ids=[9063,779],exports.modules={66974:((tt,Y,u)=>{u.d(Y,{D6:()=>l,F1:()=>j,NL:()=>m,P3:()=>V,br:()=>H,bs:()=>U});var R=u(98446);const V={
problem:"names page 0: pages count from 1, and -1 is the last page"};function j(M,v,P){const O=[],W=[];for(const[G,I]of M.split(",").entries()){const h=G+1;if(v!==
void 0&&I.trim()===""){W.push(`entry ${h} is empty: write ${v}, separated by single commas`);continue}const y=P(I,h);"problem"in y?W.push(H(h,I,y.problem)):O.push(
y.item)}return W.length>0?{problem:U(W)}:{items:O}}const H=(M,v,P)=>`entry ${M} ('${w(v.trim())}') ${P}`,l=({position:M,text:v},P,O)=>H(M,v,`names ${$(P)}, but \
the document has ${(0,R.y_)(O,"page")}`);function $(M){return Number.isSafeInteger(M)?`page ${M}`:"a page far beyond its end"}const F=5;function U(M){const v=M.
length-F;return[...M.slice(0,F),...v>0?[`and ${v} more such entries`]:[]].join("; ")}function m(M){const v=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(M);return v?
`is not a range: write ${v[1]}..${v[2]}${v[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(M)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(M)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function w(M){const v=[...M].map(P=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(P)?"?":P);return(0,R.Bu)(v.join(""),40)}}),29082:((tt,Y,u)=>{u.d(Y,{k1:()=>l,lY:()=>H,m7:()=>$});var R=u(58552),V=u(66974);const j=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
H=m=>(0,V.F1)(m,"pages such as 1..3, -1, odd",(w,M)=>{const v=w.trim(),P=j.exec(v);if(!P)return{problem:U(v)};const[,O,W,G,I,h]=P,y={negated:O!==void 0,text:v,position:M};
if(W!==void 0)return{item:{...y,pages:W.toLowerCase()}};const S=Number(G),E=I===void 0?S:h===void 0?"end":Number(h);return S===0||E===0?V.P3:{item:{...y,pages:{
from:S,to:E}}}});function l(m,w,M="pages"){const v=I=>(0,R.G6)([{field:M,message:I}]),P=H(m);if("problem"in P)throw v(P.problem);const O=new F(w),W=new F(w),G=[];
for(const I of P.items){const h=I.negated?W:O;if(typeof I.pages=="string"){h.add(I.pages);continue}const{from:y,to:S}=I.pages,E=y<0?w+1+y:y,p=S==="end"?w:S<0?w+
1+S:S,x=(S==="end"?y<0?[[y,E]]:[]:[[y,E],[S,p]]).find(([,C])=>C<1||C>w);x&&G.push((0,V.D6)(I,x[0],w)),!(S==="end"&&E>w||G.length>0)&&h.range(Math.min(E,p),Math.
max(E,p))}if(G.length>0)throw v((0,V.bs)(G));return P.items.every(({negated:I})=>I)&&O.add("all"),O.without(W)}function $(m){const w=H(m);if("problem"in w||w.items.
length!==1)return;const{negated:M,pages:v}=w.items[0];if(M)return;if(v==="all")return{first:1};if(typeof v=="string"||v.from<1)return;const{from:P,to:O}=v;return O===
"end"?{first:P}:O===-1?{first:P}:O<1?void 0:{first:Math.min(P,O),last:Math.max(P,O)}}class F{pageCount;differences;odd=!1;even=!1;constructor(w){this.pageCount=
w,this.differences=new Int32Array(w+2)}add(w){w!=="even"&&(this.odd=!0),w!=="odd"&&(this.even=!0)}range(w,M){this.differences[w]++,this.differences[M+1]--}without(w){
const M=new Uint32Array(this.pageCount);let v=0,P=0,O=0;for(let W=1;W<=this.pageCount;W++){P+=this.differences[W],O+=w.differences[W];const G=W%2===1?"odd":"eve\
n";(P>0||this[G])&&!(O>0||w[G])&&(M[v++]=W)}return M.subarray(0,v)}}function U(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(
m)?"is not a page: leave out pages with not, such as not 2":(0,V.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((tt,Y,u)=>{u.d(Y,{X:()=>j,l:()=>V});const R=/[ \u00a0-]/;function V(H){let l=0,$=0;const F=[...H].map((m,w)=>({
sign:m.toUpperCase(),at:w})).filter(({sign:m})=>!R.test(m)),U=m=>{const w=parseInt(m,36);l=(l*(w>9?100:10)+w)%97};for(let m=15;m<=Math.min(F.length,34);m++){l=0;
for(const{sign:w}of[...F.slice(4,m),...F.slice(0,4)])U(w);l===1&&($=F[m-1].at+1)}return $}const j=H=>H.length>=15&&/^[A-Z]{2}\d\d/.test(H)&&V(H)===H.length}),52404:((tt,Y,u)=>{
u.d(Y,{$:()=>H,U:()=>l});var R=u(58552),V=u(29082),j=u(98446);const H={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function l({first_page:$,last_page:F,pages:U},m){if(U!==void 0)return(0,V.k1)(U,m);const w=(0,j.y_)(m,"page"),M=[];if($>m&&M.push({field:"\
first_page",message:`is ${$}, but the document has ${w}`}),F!==void 0&&F>m&&M.push({field:"last_page",message:`is ${F}, but the document has ${w}`}),M.length===
0&&F!==void 0&&$>F&&M.push({field:"first_page",message:`is ${$}, which is after last_page (${F})`,mentions:["last_page"]}),M.length>0)throw(0,R.G6)(M);return Uint32Array.
from({length:(F??m)-$+1},(v,P)=>$+P)}}),49063:((tt,Y,u)=>{u.r(Y),u.d(Y,{redact_text:()=>Eo});var R=u(58552),V=u(29082),j=u(45657),H=u(33973),l=u(45599),$=u(74135),
F=u(6057),U=u(87141),m=u(44738),w=u(78021),M=u(86537),v=u(77581);const P=(e,t)=>e.start-t.start||t.end-e.end;function O(e,t){let n="",s=0;for(const{start:o,end:a}of t)
o>s&&(n+=e.slice(s,o)),s=Math.max(s,a);return n+e.slice(s)}const W=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","gu"),G=/[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/,
I=40;async function h(e,t){if(e.search(W)<0&&!G.test(e))return;let n="";const s=[],o=async(i,r)=>{for(let c=i;c<r;){const f=t.step(I);f&&await f;const d=String.
fromCodePoint(e.codePointAt(c)),g=G.test(d)?d.normalize("NFKC"):d;for(let T=0;T<g.length;T++)s.push(g.length===d.length?c+T:c);n+=g,c+=d.length}};let a=0;for(const{
0:i,index:r}of e.matchAll(W))await o(a,r),a=r+i.length;return await o(a,e.length),s.push(e.length),{text:n,places:s}}const y=500;async function S(e,t,n){const s=(0,v.
g7)(e).replace(p,""),o=await t(s);if(o.length>0){const i=(0,v.wx)(O(s,o));return await x(i.bytes,t,n)?A:i}const a=await h(s,n);return a&&(await t(a.text)).length>
0||await x(e.bytes,t,n)?A:void 0}const E="\x1B",p=new RegExp(`${E}[a-zA-Z]{2,8}${E}`,"g"),A=new l.Mx(new Uint8Array(0));async function x(e,t,n){for(const s of N(
e)){if((await t(s)).length>0)return!0;const o=n.step(C*e.length);o&&await o}return!1}const C=4;function*N(e){const t=Buffer.from(e.buffer,e.byteOffset,e.length).
toString("latin1");yield t;let n=t;/[\x80-\xff]/.test(t)&&(yield n=Buffer.from(e).toString("utf8")),t.includes("\0")&&(yield n=t.replaceAll("\0","")),/%[0-9a-f]{2}/i.
test(t)&&(yield n=Buffer.from(D(t),"latin1").toString("utf8")),t.includes("&")&&(yield n=K(n)),t.includes("<")&&(yield n.replace(/<[^<>]*>/g,""))}const D=e=>e.replace(
/%([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16))),B={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},K=e=>e.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
(t,n,s,o)=>{if(o!==void 0)return B[o.toLowerCase()]??t;const a=n===void 0?parseInt(s,16):parseInt(n,10);return a<=1114111?String.fromCodePoint(a):t});async function z(e,t,n){
let s=0;const o=[t];for(let a=o.pop();a!==void 0;a=o.pop()){const i=a instanceof l.Z6?a.dict:a;if(!(!(i instanceof l.Bi)&&!Array.isArray(i)))for(const[r,c]of i.
entries()){if(!(c instanceof l.Mx)){(c instanceof l.Bi||Array.isArray(c))&&o.push(c);continue}const f=e.job.pace.step(y);f&&await f;const d=await S(c,n,e.job.pace);
d&&(i instanceof l.Bi?i.set(r,d):i[r]=d,s++)}}return s}function*X(e,t){const n=(0,U.y)((0,F.iw)(e,t)),s=o=>{const a=Z(n,o);return a.width>0&&a.height>0?a:void 0};
for(const o of e.array(e.entry(e.pages.number(t),"Annots"))??[]){const a=e.dict(o);if(!a||!(0,l.Eo)(e.resolve(a.get("Subtype")),"Redact"))continue;const i=(e.array(
a.get("QuadPoints"))??[]).map(f=>Number(e.resolve(f))||0);for(let f=0;f+8<=i.length;f+=8){const[d,g]=[0,1].map(b=>[0,2,4,6].map(L=>i[f+L+b])),T=s([(0,j.YG)(d),(0,j.
YG)(g),(0,j.Kf)(d),(0,j.Kf)(g)]);T&&(yield T)}const r=(0,F.b0)(e,a.get("Rect")),c=i.length<8&&r?s(r):void 0;c&&(yield c)}}function Z(e,t){const[n,s,o,a]=(0,$.zl)(
e,t);return{x:n,y:s,width:o-n,height:a-s}}const Q=4;async function J(e,t){t.size!==0&&await(0,m.L)(e,(n,s)=>{const o=t.get(s),a=o&&(0,F.b0)(e,n.get("Rect"));if(!o||
!a)return!1;const i=Z((0,U.y)((0,F.iw)(e,s)),a);return e.job.pace.add(o.length*Q),o.some(r=>(0,M.EF)(i,r))})}const et=["ActualText","Alt","E","T"];async function at(e,t,n){
const s=new Set([...t.keys()].map(i=>e.pages.number(i)));let o=0;for(const i of s)for(const r of e.array(e.entry(i,"Annots"))??[]){const c=e.dict(r),f=c?await z(
e,c,n):0;f>0&&(0,l.i9)(r)&&e.edit(r),o+=f}for(const i of t.keys()){const r=e.pages.attribute(i,"Resources"),c=e.dict(e.dict(r)?.get("Properties"));for(const f of c?.
values()??[]){const d=await z(e,e.dict(f)??null,n);d>0&&(0,l.i9)(f)?e.edit(f):d>0&&(0,l.i9)(r)&&e.edit(r),o+=d}}const{live:a}=await(0,H.Gy)(e);for(let i=1;i<a.length;i++){
const r=a[i]===1?e.dict(e.get(i)):void 0,c=e.job.pace.step(300);if(c&&await c,!(!r||!(0,w.Uc)(r)||!Be(r,s)))for(const f of et){const d=await z(e,[e.resolve(r.get(
f))],n);d>0&&(e.edit(i),r.delete(f)),o+=d}}return o}function Be(e,t){const n=e.get("Pg");return!(0,l.i9)(n)||t.has(n.number)}var Gt=u(92356),Pt=u(14029);const it=5e4,
Le=20;function Ne(e,t,n){const s=new Map;if(!e)return s;const o=e.areas??e.matches;if(!Array.isArray(o))throw mt(["must have a list under areas, or under matche\
s"]);if(o.length>it)throw mt([`has ${o.length} areas, and at most ${it} are allowed`]);const a=[],i=new Set(t);let r=0;for(const[c,f]of o.entries()){const d=Ue(
f,n);if(typeof d=="string")a.push(`area ${c+1} ${d}`);else if(!i.has(d.page))a.push(`area ${c+1} is on page ${d.page}, which pages does not name`);else for(const g of d.
boxes)(0,j.vH)(s,d.page-1,g);if(typeof d!="string"&&(r+=d.boxes.length),r>it)throw mt([`has more than ${it} boxes, and at most ${it} are allowed`]);if(a.length===
Le)break}if(a.length>0)throw mt(a);return s}const mt=e=>(0,R.G6)([{field:"redact_areas",message:e.join("; ")}]),jt=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e);function Ue(e,t){if(!jt(e))return"must be an object with page and box";const{page:n}=e;if(typeof n!="number"||!Number.isInteger(n)||n<1||n>t)return`must have\
 a page from 1 to ${t}`;const o=(Array.isArray(e.boxes)?e.boxes:[e.box??e]).map(We);return o.some(a=>a===void 0)||o.length===0?"must have boxes with x, y, width\
 and height in points, which are greater than 0":{page:n,boxes:o}}function We(e){if(!jt(e))return;const[t,n,s,o]=["x","y","width","height"].map(i=>e[i]);return[
t,n,s,o].every(i=>typeof i=="number"&&Number.isFinite(i))&&s>0&&o>0?{x:t,y:n,width:s,height:o}:void 0}var Ge=u(81627),ht=u(36078),je=u(99876);async function $e(e,t,n,s){
const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:a,pages:i}=await(0,je.F)(e,Uint32Array.from([...o.
keys()],c=>c+1)),r=new Ge.B(e);await r.inspect(i);for(const c of i){const f=(0,$.DI)((0,U.y)(a[c.kind])),d=new Set,g=[];for(const T of o.get(c.index)??[]){const b=e.
job.pace.step(He);b&&await b;const L=ke(T,f);if(d.has(L))continue;d.add(L);const k=s?.placementIn(T,f);k!==void 0&&g.push(k)}await r.over(c,{resources:s?[s.addition]:
[],operators:([T])=>{const b=T===void 0?[]:g.map(L=>`${(0,ht.qK)(T,L)}
`);return`/Artifact BMC q ${n==="black"?0:1} g ${[...d].join(`
`)} f Q
${b.join("")}EMC
`}})}}const He=1500;function ke({x:e,y:t,width:n,height:s},o){const[a,i,r,c]=(0,$.zl)(o,[e,t,e+n,t+s]);return`${(0,ht.id)(a)} ${(0,ht.id)(i)} ${(0,ht.id)(r-a)} ${(0,ht.
id)(c-i)} re`}var gt=u(58006),dt=u(78157),vt=u(56681),$t=u(8510),Ht=u(52829),Ke=u(71856),bt=u(82416),Et=u(37709),lt=u(85008);const[ze,Ve]=[4,100];async function kt(e,t){
const n=[],s=[];let o=0;const a=r=>{n.push(r),o+=r.length},i=({start:r,end:c},f)=>{f===lt.An||f===lt.Cd?(s.push({at:o,from:r,to:c}),a((0,dt.bS)((0,bt.E3)(e,r,c)).
toString("latin1").replaceAll("\0","")),t.add((c-r)*ze)):f===lt.QR&&o>0&&a(`
`)};return await(0,Et.Jo)(e,t,i,!0),{text:n.join(""),pieces:s}}const Ze=async(e,t,n)=>(await t((await kt(e,n)).text)).length;async function Xe(e,t,n){const{text:s,
pieces:o}=await kt(e,n),a=await t(s);if(a.length===0)return e;const i=[];let[r,c]=[0,0];for(const[f,{at:d,from:g,to:T}]of o.entries()){const b=o[f+1]?.at??s.length;
for(;r<a.length&&a[r].start<b;r++)c=Math.max(c,a[r].end);d<c&&i.push({from:g,to:T,text:"()"});const L=n.step(Ve);L&&await L}return(0,vt.E$)(e,i,n)}var xt=u(3449);
const Kt=-180;async function zt(e,{inText:t,inCodes:n},s,o){if(e.shown.length===0)return;const a=await Vt(e,tn,o);await Zt(e,a,en,await t(a.text),s,o);const i=await Vt(
e,nn,o);await Zt(e,i,sn,await n(i.text),s,o)}async function Vt({shown:e},t,n){const s=[];let o="";for(const{elements:a,font:i}of e){s.push(o.length);for(const r of a){
o+=t(i,r);const c=n.step(Xt(r));c&&await c}o+=`
`}return{text:o,starts:s}}async function Zt({shown:e},{text:t,starts:n},s,o,a,i){if(o.length===0)return;const r=await Ye(o,t.length,i);let c=-1;for(const{start:f,
end:d}of o)for(let g=Math.max(qe(n,f),c+1);g<n.length&&n[g]<d;g++){c=g;const T=e[g];let[b,L]=[n[g],T.first];for(const k of T.elements){for(const[q,nt]of s(T,k,L))
nt>=0&&Qe(r,b,q.length)&&a.add(nt),b+=q.length,nt>=0&&(L=nt+1);const _=i.step(Xt(k));_&&await _}}}async function Ye(e,t,n){const s=new Uint8Array(t);for(const{start:o,
end:a}of e){s.fill(1,o,a);const i=n.step(_e+(a-o>>3));i&&await i}return s}function Qe(e,t,n){for(let s=t;s<t+n;s++)if(e[s]===1)return!0;return!1}const[Je,_e]=[100,
20],Xt=e=>(typeof e=="number"?1:e.length+1)*Je;function qe(e,t){let n=0;for(let s=e.length-1;n<s;){const o=n+s+1>>1;e[o]<=t?n=o:s=o-1}return n}function tn(e,t){
if(typeof t=="number")return t<Kt?" ":"";let n="";for(const s of e.glyphs(t))n+=s.text;return n}function*en({font:e},t,n){let s=n;if(typeof t!="number")for(const{
text:o}of e.glyphs(t))yield[o,s++];else t<Kt&&(yield[" ",-1])}const nn=(e,t)=>typeof t=="number"?"":Yt(t);function*sn({font:e},t,n){if(typeof t=="number")return;
let[s,o]=[0,n];for(let a=e.glyphs(t).length;a>0;a--){const i=e.partEnd(t,s,1);yield[Yt(t.subarray(s,i)),o++],s=i}}const Yt=e=>Buffer.from(e.buffer,e.byteOffset,
e.length).toString("latin1").replaceAll("\0","");var on=u(64680),Qt=u(45079);async function Jt(e,t,n){const s=new Map,o=new Set;for(const{lists:a}of t)for(const{
stream:i,tag:r,operator:c,from:f,to:d,dict:g}of a){const T=`${i} ${f}`;if(o.has(T)||(o.add(T),await z(e,g,n)===0))continue;const b=new on.k(256);(0,Qt.bD)(b,g,Qt.
yT);const L=`${r} ${Buffer.from(b.bytes).toString("latin1")} ${c}`;(0,j.vH)(s,i,{from:f,to:d,text:L})}return s}var yt=u(94389);const an=120,rn=new Set([65536,1330926671,
1953658213]),At=132;async function cn(e,t,n){let s;for(const[o,a]of t){const i=e.subarray(o,Math.max(o,Math.min(a,e.length)));for(const{text:r,width:c,offset:f}of dn(
i))for(const d of await n(r))s??=e.slice(),fn(s,d,{start:o+f,width:c})}return s}function fn(e,t,{start:n,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(e[n+2*o]=
0),e[n+s*o+s-1]=an}function dn(e){const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),n=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return n;
for(const s of[0,1]){const o=Buffer.from(e.slice(s,s+(e.length-s&-2)));n.push({text:o.swap16().toString("utf16le"),width:2,offset:s})}return n}function ln(e){if(e.
length<12)return[];const t=new DataView(e.buffer,e.byteOffset,e.byteLength);if(rn.has(t.getUint32(0)))try{const a=(0,yt.tI)(t).get("name");return a?[[a.at,a.at+
a.length]]:[]}catch{return[]}if(e[0]!==37&&e[0]!==128)return[[0,e.length]];const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=n.slice(0,Math.
max(n.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;return[...s.matchAll(o)].map(({0:a,index:i})=>[
i+(a.startsWith("/")?a.lastIndexOf("/")+1:1),i+a.length])}function un(e){if(e.length<At||Buffer.from(e.subarray(36,40)).toString("latin1")!=="acsp")return;const t=new DataView(
e.buffer,e.byteOffset,e.byteLength),n=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<n&&At+12*(o+1)<=e.length;o++){const[a,i]=[4,8].map(r=>t.getUint32(
At+12*o+r));s.push([a+8,a+i])}return s}function _t(e){return[...Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:n,
index:s})=>[s+1,s+n.length])}const hn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi,gn=300;async function pn(e,t,n){const s=Buffer.from(e.buffer,e.byteOffset,e.length).
toString("latin1"),o=[];let a=0;for(const{0:i,1:r,index:c}of s.matchAll(hn)){const f=n.step(gn+i.length);f&&await f;const d=mn(r);d.length<2||(await t(d)).length===
0||(o.push(s.slice(a,c),"<0020>"),a=c+i.length)}return o.length===0?void 0:Buffer.from(o.join("")+s.slice(a),"latin1")}function mn(e){const t=Buffer.from(e.replace(
/\s/g,""),"hex");return t.subarray(0,t.length&-2).swap16().toString("utf16le")}const yn=new Set(`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Ident\
ity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),wn=32,qt=1<<20;async function Sn(e,t){const n=e.slice();for(let s=0,o=0;s<n.length;s=o){for(o=Math.min(s+qt,n.length);Cn(n[o]);)
o++;const a=Buffer.from(n.buffer,n.byteOffset+s,o-s).toString("latin1");for(const{0:r,index:c}of a.matchAll(/[A-Za-z]+/g))yn.has(r)&&n.fill(wn,s+c,s+c+r.length);
const i=t.step(2*qt);i&&await i}return n}const Cn=(e=0)=>(e|32)>=97&&(e|32)<=122;var Mn=u(30201);const Tn=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode Absolu\
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),Pn=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Dt=e=>Tn.has(e)||Pn.test(e)||(0,Mn.u)(e)!==void 0,Ot=4,vn=60,bn=e=>/[\x80-\xff]/.test(e)?Buffer.from(e,"latin1").toString("utf8"):e,En=["redacted-","removed-","\
name-","x-"];class xn{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,n){
const s=[n];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof l.Z6?o.dict:o;if(a instanceof l.SX)this.add(a.text);else if(Array.isArray(a))for(const r of a)
s.push(r);else if(a instanceof l.Bi)for(const[r,c]of a)this.add(r),s.push(c);const i=t.job.pace.step(vn);i&&await i}}add(t){t.length>=Ot&&this.seen.add(t)}async settle(){
const t=await ee([...this.seen],this.find);if(t.length===0)return;const n=await te(this.find);for(const s of t)Dt(s)||this.names.set(s,`${n}${this.names.size+1}`)}}
async function te(e){for(const t of En)if((await e(`${t}1`)).length===0)return t;return""}async function ee(e,t){const n=[];let s="";for(const i of e)n.push(s.length),
s+=`${bn(i)}
`;if(s==="")return[];const o=new Set;let a=0;for(const{start:i,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;a+1<n.length&&n[a+1]<=i;)a++;const c=e[a];
r-i>=Ot&&r<=(n[a+1]??s.length)-1&&o.add(c)}return[...o]}function An(e,t){return(e.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Ot||!Number.isNaN(Number(s))).join(" ")}const Dn=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
On=/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g,In=1<<18,Rn=4,Fn=3,Bn={names:[],cuts:[]};async function Ln(e,t,n,s){const o=new Set;for(let i=0,r;i<e.length;i=r){r=
(0,dt.Wd)(e,Math.min(i+In,e.length),e.length);const c=(0,dt.bS)(e).toString("latin1",i,r);for(const d of[Dn,On])for(const g of c.match(d)??[])o.add(g);const f=s.
step((r-i)*Rn);f&&await f}const a=await ee([...o].map(Nn),t);return a.length===0?Bn:Un(e,new Set(a),n,s)}const Nn=e=>e.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,
(t,n)=>String.fromCharCode(parseInt(n,16)));async function Un(e,t,n,s){const o=new Set,a=[];return await(0,Et.Jo)(e,s,({start:i,end:r},c)=>{const f=()=>(0,dt.bS)(
e).toString("latin1",i,r);if(c===lt.o_){const d=(0,bt.MQ)(e,i+1,r);t.has(d)&&!Dt(d)&&o.add(d)}else if(c===lt.QR&&r-i>Fn&&t.has(f()))a.push({from:i,to:r,text:""});else if(c===
lt.Ho)return n(f()).then(d=>{d.length>0&&a.push({from:i,to:r,text:"\0".repeat(r-i)})})}),{names:[...o],cuts:a}}async function Wn(e,t,n){const s=[];return await(0,Et.
Jo)(e,n,({start:o,end:a},i)=>{const r=i===lt.o_?t.of((0,bt.MQ)(e,o+1,a)):void 0;r!==void 0&&s.push({from:o,to:a,text:`/${r}`})}),s.length===0?e:(0,vt.E$)(e,s,n)}
const Gn=100;async function ne(e,t,n,s){for(const o of n){const a=s.step(Gn);a&&await a;const i=t.shownAt(o);let r=e.get(i.stream);r||e.set(i.stream,r=new Map);
let c=r.get(i.from);c||r.set(i.from,c={shown:i,glyphs:new Set}),c.glyphs.add(o-i.first)}}var st=u(81077),pt=u(9819);const jn={ActualText:"tags",Alt:"tags",E:"ta\
gs",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",TU:"form fields",TM:"form fields",
Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function se(e,t,n){return t?t===e.dict(e.trailer.get("Info"))?"the properties of the docu\
ment":(0,w.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,l.Eo)(e.resolve(t.get("Subtype")),"Widget")?"form fields":"annotations":t.has("FT")?"form fields":(0,l.
Eo)(e.resolve(t.get("Type")),"OCG")?"layers":n==="Title"&&t.has("Parent")?"bookmarks":jn[n]??"other entries":"other entries"}const wt=100,oe=new Set(["Dests","R\
oleMap","ClassMap","N","R","D"]),$n=new Set(["Dest","D","S","C","AS","V","DV"]),Hn=new Set(["DA","Registry","Ordering","CharSet","Panose","CheckSum","Lookup","N\
S"]),kn=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,Kn=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]);class zn{document;names;edits;note;renamed=new Map;searched=new Set;find;inNames;inCodes;prefix="";constructor(t,{
inText:n,inNames:s,inCodes:o},a,i,r){this.document=t,this.names=a,this.edits=i,this.note=r,this.find=n,this.inNames=s,this.inCodes=o}async run(t,n){const{document:s}=this;
this.prefix=await te(this.find);const o=this.trees(),a=[];for(const c of o)await this.nameKeys(c)&&a.push(c);let i;const r=s.trailer.get("Encrypt");for(let c=1;c<
t.length;c++)!n(c)||(0,l.i9)(r)&&r.number===c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){if(t[c]!==1||(0,l.i9)(r)&&r.number===c)continue;const f=s.
get(c);if(f instanceof l.Mx||f instanceof l.SX){n(c)&&await this.scalar(c,f,await(i??=this.usesOfScalars(t)));continue}const d=n(c)&&await this.object(f),g=this.
edits&&this.names.count>0&&await this.renameNames(s.get(c));(d||g)&&this.edits&&s.edit(c)}for(const c of a)this.edits&&await this.rebuild(c);for(const[c,f]of[...s.
trailer])(0,l.i9)(f)||c==="ID"||c==="Encrypt"||!await this.object([f])||this.edits&&s.trailer.delete(c)}trees(){const{document:t}=this,n=(0,pt.Wo)(t,"Names"),s=(0,pt.
Wo)(t,"StructTreeRoot");return[...[...n?.dict.keys()??[]].map(o=>({holder:n.dict,number:n.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,
key:"IDTree"}]:[]]}async nameKeys({holder:t,key:n}){let s=!1;for(const[o]of await(0,st.Zc)(this.document,t.get(n),"Names"))!(o instanceof l.Mx)||!await S(o,this.
find,this.document.job.pace)||(this.rename((0,st.Pu)(o)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){
const{document:n}=this,s=[t];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof l.Z6?o.dict:o;if(Array.isArray(a))for(const r of a)s.push(r);if(!(0,l.
Zm)(a))continue;for(const[r,c]of a)oe.has(r)&&await this.nameAll(c),(0,l.i9)(c)||s.push(c);const i=n.job.pace.step(wt*(1+a.size));i&&await i}}async nameAll(t){const n=this.
document.resolve(t);if(!(0,l.Zm)(n))return;const s=(0,l.i9)(t)?t.number:n;if(!this.searched.has(s)){this.searched.add(s);for(const o of n.keys())await this.nameOne(
o)}}async nameOne(t){t.length>=2&&await S((0,l.Px)(t),this.find,this.document.job.pace)&&this.rename(`/${t}`)}async object(t){let n=!1;const s=[{value:t,dict:void 0,
key:""}];for(let o=s.pop();o;o=s.pop()){const a=o.value instanceof l.Z6?o.value.dict:o.value;if(!(a instanceof l.Bi)&&!Array.isArray(a))continue;if(Array.isArray(
a)&&ae(a)){await this.palette(a)&&(n=!0);continue}const i=a instanceof l.Bi?a:o.dict;for(const[c,f]of[...a.entries()]){const d=typeof c=="string"?c:o.key,g=await this.
entry(i,d,f);if(g===void 0){(f instanceof l.Bi||Array.isArray(f))&&s.push({value:f,dict:i,key:d});continue}n=!0,this.note(se(this.document,i,d)),this.edits&&(a instanceof
l.Bi?a.set(c,g):a[c]=g)}a instanceof l.Bi&&this.renamed.size>0&&this.renameKeys(a,o.key)&&(n=!0);const r=this.document.job.pace.step(wt);r&&await r}return n}async usesOfScalars(t){
const{document:n}=this,s=new Map;for(let o=1;o<t.length;o++){const a=[];t[o]===1&&a.push({value:n.get(o),dict:void 0,key:""});for(let i=a.pop();i;i=a.pop()){const r=i.
value instanceof l.Z6?i.value.dict:i.value;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;const c=r instanceof l.Bi?r:i.dict;for(const[d,g]of r.entries()){
const T=Array.isArray(r)&&ae(r)?"Lookup":typeof d=="string"?d:i.key;(0,l.i9)(g)?s.set(g.number,{dict:c,key:T}):a.push({value:g,dict:c,key:T})}const f=n.job.pace.
step(wt);f&&await f}}return s}async scalar(t,n,s){const{document:o}=this,{dict:a,key:i}=s.get(t)??{dict:void 0,key:""},r=n instanceof l.SX?this.names.of(n.text):
void 0,c=r===void 0?await this.entry(a,i,n):new l.SX(r);c!==void 0&&(this.note(se(o,a,i)),this.edits&&o.put(t,c))}async palette(t){const n=t[3];return!(n instanceof
l.Mx)||(await this.inCodes((0,st.Pu)(n))).length===0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new l.Mx(new Uint8Array(n.bytes.length))),!0)}async renameNames(t){
const{names:n,document:s}=this;let o=!1;const a=[t];for(let i=a.pop();i!==void 0;i=a.pop()){const r=i instanceof l.Z6?i.dict:i;if(!(r instanceof l.Bi)&&!Array.isArray(
r))continue;if(r instanceof l.Bi&&[...r.keys()].some(f=>n.of(f)!==void 0)){const f=[...r];r.clear();for(const[d,g]of f)r.set(n.of(d)??d,g);o=!0}for(const[f,d]of[
...r.entries()]){const g=d instanceof l.SX?n.of(d.text):void 0;if(g===void 0){(d instanceof l.Bi||Array.isArray(d))&&a.push(d);continue}o=!0,r instanceof l.Bi?r.
set(f,new l.SX(g)):r[f]=new l.SX(g)}const c=s.job.pace.step(wt);c&&await c}return o}async technical(t,n){const s=(0,st.Pu)(n);if(t==="DA"){if((await this.inNames(
s)).length===0)return;const a=An(s,this.names);return a===s||(await this.inNames(s)).length===(await this.inNames(a)).length?void 0:(0,l.Px)(a)}return t==="Chec\
kSum"||t==="Panose"||t==="CharSet"||Dt(s)||kn.test(s)||(await this.inCodes(s)).length===0?void 0:(0,l.Px)("")}async entry(t,n,s){if(s instanceof l.SX){const i=$n.
has(n)||n==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return i===void 0?void 0:new l.SX(i)}if(s instanceof l.Mx&&Hn.has(n))return this.technical(n,s);if(!(s instanceof
l.Mx)||n==="Contents"&&t&&(0,l.hi)(t))return;const o=this.renamed.get((0,st.Pu)(s));if(o!==void 0)return(0,l.Px)(o);const a=await S(s,this.find,this.document.job.
pace);return a&&Kn.has(n)?(0,l.Px)(""):!a||n!=="T"||!t||!Vn(t)?a:(this.rename((0,st.Pu)(s)),(0,l.Px)(this.renamed.get((0,st.Pu)(s))))}renameKeys(t,n){const s=[...t];
if(!(oe.has(n)||this.isNaming(t))||!s.some(([a])=>this.renamed.has(`/${a}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[a,i]of s)t.
set(this.renamed.get(`/${a}`)??a,i);return!0}isNaming(t){const{document:n}=this,s=n.dict(n.catalog.get("StructTreeRoot"));return[n.catalog.get("Dests"),s?.get("\
RoleMap"),s?.get("ClassMap")].some(o=>n.dict(o)===t)}async rebuild({holder:t,number:n,key:s}){const{document:o}=this,a=await(0,st.Zc)(o,t.get(s),"Names");o.edit(
n);const i=(0,st.H6)(o,(0,st.AN)(a),"Names"),r=t.get(s);(0,l.i9)(r)?o.put(r,i):t.set(s,i),o.edit((0,pt.Kd)(r,n))}}const ae=([e])=>(0,l.Eo)(e,"Indexed")||(0,l.Eo)(
e,"I"),Vn=e=>e.has("FT")||e.has("Kids")||e.has("Parent")&&!e.has("Contents");var ot=u(47212);class ie{document;searching;choose;stays;rewriter;use;found=new Map;renaming;traced;constructor(t,n,s,o,a,i){
this.document=t,this.searching=n,this.choose=s,this.stays=o,this.rewriter=a,this.use=i,this.renaming=new xn(n.inNames),this.traced=new ot.Wz(t)}async run(t){const{
document:n,stays:s,renaming:o}=this,{live:a}=await(0,H.Gy)(n),i=c=>a[c]===1&&s[c]!==1,r=await(0,xt.d)(n,a.length,i);for(const[c,f]of r.content)i(c)&&!t.has(c)&&
await this.content(c,f);for(let c=1;c<a.length;c++)i(c)&&n.isStream(c)&&await this.data(c,r);for(let c=1;c<a.length;c++)i(c)&&await o.note(n,n.get(c));await o.settle(),
this.note("names",o.count),this.rewriter&&o.count>0&&await this.renameContent(a),await new zn(n,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(a,i)}async renameContent(t){
const{document:n,renaming:s}=this,{content:o,pages:a}=await(0,xt.d)(n,t.length,i=>t[i]===1);for(const i of new Set([...o.keys(),...a])){const r=n.get(i);if(!(r instanceof
l.Z6))continue;const c=this.decoded(r),f=await Wn(c,s,n.job.pace);f!==c&&n.put(i,await(0,Ht.c)(n,r,f))}}note(t,n=1){n>0&&this.found.set(t,(this.found.get(t)??0)+
n)}async content(t,n){const{document:s,searching:o}=this,{pace:a}=s.job,i=s.get(t);if(!(i instanceof l.Z6))return;const r=this.decoded(i),c=await this.traced.stream(
r,n),{glyphs:f,count:d}=await this.choose(c,!1),g=f.size;await zt(c.trace,o,f,a);const T=await Jt(s,[c.trace],o.inText);if(this.note("content that no page shows",
Math.max(d,+(f.size>g))+T.size),await(0,ot.FU)(c,f,a),await this.use?.note(c.trace,a,f),!this.rewriter||f.size===0&&T.size===0)return;const b=new Map;await ne(b,
c.trace,f,a),await this.rewriter.inPlace(new Map([[0,t]]),[c.trace],{removals:b,others:T,images:new Map})}decoded(t){const n=this.document.decodedPart(t);if(!n)
throw new R.zU("redaction_incomplete","A content stream cannot be read, because its compression is not known");return n.data}async data(t,{content:n,fonts:s,pages:o}){
const{document:a}=this,i=a.get(t);if(!(i instanceof l.Z6))return;const{dict:r}=i,c=s.get(t);c!==void 0?await this.fontData(t,i,c):Xn(a,r)?this.rewriter||await this.
otherData(t,i):Zn(a,r)?await this.colorData(t,i):n.has(t)||o.has(t)?await this.hiddenStrings(t,i):await this.otherData(t,i)}async hiddenStrings(t,n){const{document:s,
rewriter:o}=this,a=this.searching.inCodes,{pace:i}=s.job,r=this.decoded(n),{removed:c}=await(0,$t.f)(r,i),f=c.length>0&&await x(Buffer.concat(c),this.searching.
inText,i),d=await Ze(r,a,i),{names:g,cuts:T}=await Ln(r,this.searching.inNames,a,i);for(const _ of g)this.renaming.add(_);if(f&&this.note("comments of content"),
this.note("content that no page shows",d+T.length),!o||!f&&d===0&&T.length===0)return;const b=T.length>0?await(0,vt.E$)(r,T,i):r,L=d>0?await Xe(b,a,i):b,k=f?(await(0,$t.
f)(L,i)).content:L;s.put(t,await(0,Ht.c)(s,n,k))}async fontData(t,n,s){const{inCodes:o,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(
t,n,ln);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,n,_t);const i=this.document.get(t),r=this.document.decodedPart(i)?.data;if(!r)return;const{
pace:c}=this.document.job,f=c.step(r.length);f&&await f;const d=await pn(r,a,c);d?this.replace(t,i,d):await x(await Sn(r,c),o,c)&&this.note("names")}async colorData(t,n){
const{document:s}=this,o=s.resolve(n.dict.get("FunctionType"));o===4?await this.overwrite(t,n,_t):typeof o!="number"&&!(0,l.Eo)(s.resolve(n.dict.get("Subtype")),
"Image")&&!n.dict.has("ShadingType")&&await this.overwrite(t,n,un)}async overwrite(t,n,s){const{document:o}=this,a=o.decodedPart(n)?.data;if(!a)return;const i=o.
job.pace.step(a.length);i&&await i;const r=s(a);if(!r)return this.otherData(t,n);const c=await cn(a,r,this.searching.inCodes);c&&this.replace(t,n,c)}replace(t,n,s){
this.note("fonts and colors"),this.rewriter&&this.document.put(t,(0,gt.n)(n,s,{compress:!0}))}async otherData(t,n){const{document:s,rewriter:o}=this,a=(0,Ke.In)(
n)?"metadata":"streams",i=a==="metadata"?this.searching.inText:this.searching.inCodes,r=this.document.decodedPart(n)?.data;if(!r)throw new R.zU("redaction_incom\
plete","A stream cannot be read, because its compression is not known");const{pace:c}=s.job,f=[],d=a==="metadata"?re(r):r;for(const b of N(d)){f.push((await i(b)).
length);const L=c.step(r.length);L&&await L}if(this.note(a,(0,j.Kf)(f)),!o||f.every(b=>b===0))return;const g=await i((0,dt.bS)(d).toString("latin1")),T=Buffer.from(
O((0,dt.bS)(r).toString("latin1"),g),"latin1");await x(re(T),i,c)?s.remove(t):s.put(t,(0,gt.n)(n,T,{compress:!1}))}}function Zn(e,t){return["FunctionType","Shad\
ingType","N"].some(n=>typeof e.resolve(t.get(n))=="number")||(0,l.Eo)(e.resolve(t.get("Subtype")),"Image")}const Xn=(e,t)=>(0,l.Eo)(e.resolve(t.get("Type")),"Em\
beddedFile");function re(e){const n=(0,dt.bS)(e).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,s=>" ".repeat(
s.length));return Buffer.from(n,"latin1")}var ce=u(42973),Yn=u(68973),Qn=u(12195),Jn=u(1900),St=u(95340),fe=u(71157);const _n=6,rt=1,It=["Filter","DecodeParms",
"Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL",
"L","Length","Interpolate"];class de{document;shade;constructor(t,n){this.document=t,this.shade=n}async without(t,n){const{document:s}=this,{image:o}=t[0],{width:a,
height:i}=(0,St.h)(s,o.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(a>0&&i>0))return;const c=await ue(r,n,{width:a,height:i},s.job.pace);
if(!c.some(({left:f,top:d,right:g,bottom:T})=>f<=0&&d<=0&&g>=a&&T>=i))return s.add(await this.overwrite(o,c))}async shows({image:t,matrix:n},s){const{document:o,
shade:a}=this,{width:i,height:r}=(0,St.h)(o,t.dict);if(!(i>0&&r>0)||n[0]*n[3]===n[1]*n[2])return!1;const c=await ue([{matrix:n}],s,{width:i,height:r},o.job.pace);
if(c.length===0)return!1;const f=o.resolve(t.dict.get("ImageMask"))===!0?255:a,d=await this.draw(t),g=await Ct(o,d,3);return c.some(({left:T,top:b,right:L,bottom:k})=>{
for(let _=b+rt;_<k-rt;_++){const[q,nt]=[T+rt,L-rt].map(ft=>(_*d.width+ft)*3);for(let ft=q;ft<nt;ft++)if(g[ft]!==f)return!0}return!1})}async overwrite(t,n){const{
document:s,shade:o}=this,a=new l.Bi(t.dict),{dict:i}=t;for(const L of It)a.delete(L);if(s.resolve(i.get("ImageMask"))===!0)return this.stencil(t,a,n,1);const[r,
c]=[s.resolve(i.get("SMask")),s.resolve(i.get("Mask"))];if((0,l.cy)(c)||r instanceof l.Z6&&r.dict.has("Matte")||typeof i.get("SMaskInData")=="number")throw le("\
has an image whose mask cannot be written again");const f=await this.draw(t),d=await(0,Jn.cE)(f,s.job.pace),g=await Ct(s,f,d?3:1),{width:T,height:b}=f;for(const{
left:L,top:k,right:_,bottom:q}of n.map(nt=>Rt(nt,T,b)))for(let nt=k;nt<q;nt++){const ft=d?3:1;g.fill(o,(nt*T+L)*ft,(nt*T+_)*ft)}return a.set("ColorSpace",(0,l.UU)(
d?"DeviceRGB":"DeviceGray")),a.set("BitsPerComponent",8),r instanceof l.Z6?a.set("SMask",s.add(await this.opaque(r,T,b,n))):c instanceof l.Z6&&a.set("Mask",s.add(
await this.maskOf(c,T,b,n))),this.pack(a,g)}async opaque(t,n,s,o){const a=await this.draw(t),i=await Ct(this.document,a,1);for(const c of o.map(f=>ge(f,a.width/
n,a.height/s,a)))for(let f=c.top;f<c.bottom;f++)i.fill(255,f*a.width+c.left,f*a.width+c.right);const r=new l.Bi(t.dict);for(const c of It)r.delete(c);return r.set(
"ColorSpace",(0,l.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,i)}maskOf(t,n,s,o){const a=(0,St.h)(this.document,t.dict),i=new l.Bi(t.dict);for(const c of It)
i.delete(c);const r=o.map(c=>ge(c,a.width/n,a.height/s,a));return this.stencil(t,i,r,0)}async stencil(t,n,s,o){const a=await this.draw(t),i=await Ct(this.document,
a,1),{width:r,height:c}=a;for(const{left:g,top:T,right:b,bottom:L}of s.map(k=>Rt(k,r,c)))for(let k=T;k<L;k++)i.fill(o*255,k*r+g,k*r+b);const f=r+7>>3,d=new Uint8Array(
f*c);for(let g=0;g<c;g++)for(let T=0;T<r;T++)i[g*r+T]>=128&&(d[g*f+(T>>3)]|=128>>(T&7));return n.set("ImageMask",!0),n.set("BitsPerComponent",1),this.pack(n,d)}async pack(t,n){
return t.set("Type",(0,l.UU)("XObject")),t.set("Subtype",(0,l.UU)("Image")),t.set("Filter",(0,l.UU)("FlateDecode")),new l.Z6(t,await(0,Yn.uM)(this.document.job).
deflate(n,_n))}async draw(t){const{document:n}=this,{job:s}=n,{width:o,height:a}=(0,St.h)(n,t.dict);if(!(o>0&&a>0))throw le("has an image without a size");if(o*
a>s.limits.pixels)throw(0,ce.F)("pixels",`An image has ${o*a} pixels, which are too many to redact`,"Make it smaller first");const i=new l.Bi(t.dict);for(const T of[
"SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])i.delete(T);i.set("Type",(0,l.UU)("XObject")),i.set("Subtype",(0,l.UU)("Image"));
const r=n.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${a} 0 0 cm /I Do Q
`,"latin1"),f=r.add(null),d=(0,l.jd)({Type:(0,l.UU)("Page"),Parent:f,MediaBox:[0,0,o,a],Contents:r.add(new l.Z6(new l.Bi,c)),Resources:(0,l.jd)({XObject:(0,l.jd)(
{I:r.add(new l.Z6(i,n.encoded(t)))})})});return r.put(f,(0,l.jd)({Type:(0,l.UU)("Pages"),Count:1,Kids:[r.add(d)]})),r.put(r.catalogNumber,(0,l.jd)({Type:(0,l.UU)(
"Catalog"),Pages:f})),r.trailer.delete("Info"),(await Qn.Y.open(await(0,Pt.UN)(r,{encryption:"none",draft:!0}),s)).draw(0,{width:o,height:a,isTransparent:!1})}}
const le=e=>new R.zU("redaction_incomplete",`The document ${e}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas \
of these images",fields:["pages_to_images"]});async function ue(e,t,{width:n,height:s},o){const a=[];for(const{matrix:i}of e){const r=o.step(t.length*ts+qn);r&&
await r;const c=(0,$.DI)(i),f=(0,fe.jY)(i);for(const d of t){if(!(0,M.EF)(f,d))continue;const[g,T,b,L]=(0,$.zl)(c,[d.x,d.y,d.x+d.width,d.y+d.height]);a.push(he(
[g*n,(1-L)*s,b*n,(1-T)*s],n,s))}}return a}const[qn,ts]=[200,20],he=([e,t,n,s],o,a)=>Rt({left:Math.floor(e)-rt,top:Math.floor(t)-rt,right:Math.ceil(n)+rt,bottom:Math.
ceil(s)+rt},o,a),Rt=({left:e,top:t,right:n,bottom:s},o,a)=>({left:Math.min(Math.max(e,0),o),top:Math.min(Math.max(t,0),a),right:Math.min(Math.max(n,0),o),bottom:Math.
min(Math.max(s,0),a)}),ge=({left:e,top:t,right:n,bottom:s},o,a,{width:i,height:r})=>he([e*o,t*a,n*o,s*a],i,r);async function Ct({job:e},t,n){const s=new Uint8Array(
t.width*t.height*n);for(let o=0,a=0;o<t.height;o++){const i=t.row(o);for(let c=0;c<i.length;c+=4)n===3&&(s[a++]=i[c+2]),s[a++]=i[c+1],n===3&&(s[a++]=i[c]);const r=e.
pace.step(2*i.length);r&&await r}return s}const es=new Set(["Parent","P","Dest","B"]),ns=300;async function pe(e,t){const{pages:n}=e,s=new Uint8Array(e.size);if(t.
size===n.count)return s;const o=Array.from({length:n.count},(a,i)=>i);return await me(e,o.filter(a=>!t.has(a)),a=>s[a]=1),await me(e,[...t],a=>s[a]=0),s}async function me(e,t,n){
const{pages:s,job:o}=e,a=new Uint8Array(e.size),i=new pt.b9(e),r=[],c=f=>{a[f]=1,n(f),r.push(e.get(f))};for(const f of t){c(s.number(f));const d=s.attribute(f,"\
Resources");d!==void 0&&r.push(d);for(let g=r.pop();g!==void 0;g=r.pop()){if((0,l.i9)(g)){g.number<a.length&&a[g.number]===0&&!ss(e,g.number)&&c(g.number);continue}
const T=g instanceof l.Z6?g.dict:g;if(Array.isArray(T))for(const L of T)r.push(L);else if(T instanceof l.Bi)for(const[L,k]of T)es.has(L)||r.push(k);i.spend(1);const b=o.
pace.step(ns);b&&await b}}}function ss(e,t){const n=e.resolve(e.entry(t,"Type"));return(0,l.Eo)(n,"Page")||(0,l.Eo)(n,"Pages")||e.pages.holds(t)}var os=u(18930),
ct=u(98446),ye=u(49568),Ft=u(779),we=u(9312),as=u(17886);const Se=["january","february","march","april","may","june","july","august","september","october","nove\
mber","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","sep\
tembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","genna\
io","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","d\
ez"].join("|"),is={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",
url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-\
9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|port\
able)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-]\
[ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${Se})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${Se})\\.?\\s+[0-9]{1,2}(?:st|n\
d|rd|th)?,?\\s+[0-9]{4}\\b`},rs={iban:as.l,card:fs};async function cs(e,t){const n=await Promise.all(e.map(async s=>({kind:s,pattern:await(0,we.Gv)("redact_kind\
s",is[s],"regex",t)})));return{hasGroups:!1,search:async(s,o,a)=>{const i=[];let r=!1;for(const{kind:c,pattern:f}of n){const d=await f.search(s,o,a);r||=d.truncated,
(0,j.RZ)(i,d.matches.flatMap(({start:g,end:T})=>{const b=rs[c]?.(s.slice(g,T))??T-g;return b>0?[{start:g,end:g+b,groups:{}}]:[]}))}return{matches:i.sort((c,f)=>c.
start-f.start||f.end-c.end),truncated:r}}}}const Ce=/[ \u00a0-]/;function fs(e){const t=[...e].map((n,s)=>({sign:n,at:s})).filter(({sign:n})=>!Ce.test(n));for(let n=Math.
min(t.length,19);n>=13;n--){let s=0;for(let a=0;a<n;a++){const i=Number(t[n-1-a].sign)*(a%2===0?1:2);s+=i>9?i-9:i}const o=t[n-1].at+1;if(s%10===0&&(n===t.length||
Ce.test(e[o])))return o}return 0}const Me=2e3,Bt=2e5;async function ds({search:e,search_mode:t,redact_kinds:n=[]},s){const o=[];return n.length>0&&o.push(await cs(
n,s)),e!==void 0&&o.push(t==="regex"?await(0,we.Gv)("search",e,t,s):await ls(e,s)),new ps(hs(o),n.length===0&&t!=="regex",s)}async function ls(e,{pace:t}){const n=e.
split(`
`).filter(s=>s.trim()!=="");if(n.length>Me)throw(0,R.G6)([{field:"search",message:`has ${n.length} lines, and at most ${Me} are allowed`}]);return(0,Ft.y)(n,t)}
const us={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function hs(e){const[t]=e;return e.length===1?t:e.length===0?us:{hasGroups:!1,search:async(n,s,o)=>{
const a=[];for(const r of e)a.push(await r.search(n,s,o));return{matches:a.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:a.some(
({truncated:r})=>r)}}}}const Lt=4,Te=1e4,gs=2;class ps{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,n,s){this.pattern=t,this.isLiteral=
n,this.job=s}note(t){this.isLiteral||t.length<Lt||this.texts.size>=Te||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=gs&&this.
areaWords.size<Te&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Ft.y)([...this.areaWords],this.job.pace);return n=>this.
search(t,n)};inText=t=>this.search(this.pattern,t);inNames=async t=>(await this.inText(t)).filter(({start:n,end:s})=>s-n>=Lt);inCodes=async t=>{if(!this.isLiteral&&
this.texts.size===0)return[];const n=this.isLiteral?this.pattern:await(this.literal??=(0,Ft.y)([...this.texts],this.job.pace));return(await this.search(n,t)).filter(
({start:s,end:o})=>o-s>=Lt)};async search(t,n){if(n==="")return[];const{matches:s,truncated:o}=await t.search(n,Bt,this.job.pace);if(o)throw Pe();return s}}const Pe=()=>(0,ce.
F)("searching","A page, or another text of the document, is too long to be searched to its end","Split the document first"),ms=2e3,ve=100,ys=10;async function be(e,t,n){
const s=await h(e,n);if(!s)return[];const{places:o}=s;return(await t.inText(s.text)).flatMap(({start:a,end:i})=>{const r={start:o[a],end:o[i-1]+1};return r.end-
r.start>i-a||s.text.slice(a,i)!==e.slice(r.start,r.end)?[r]:[]})}async function ws(e,t,n){const{all:s,truncated:o}=await(0,ye.IQ)(e,t.pattern,Bt,n);return o||s.
length>0||(await be(e.flow.text,t,n)).length>0}async function Nt(e,t,n){const{all:s,counted:o,truncated:a}=await(0,ye.IQ)(e.page,t.pattern,Bt,n);if(a)throw Pe();
const{flow:i}=e.page,r=[...s,...(await be(i.text,t,n)).map(g=>({...g,flow:i}))],c=new Set,f=new Map,d=[];for(const{flow:g,start:T,end:b}of r){const L=new Set,k=n.
step((b-T)*ve+ms);k&&await k,(0,ot.PC)(e,g,T,b,L);for(const _ of g.lineBoxes(T,b)){f.set(`${_.x} ${_.y} ${_.width} ${_.height}`,_);const q=n.step(e.trace.images.
length*ys);q&&await q,e.trace.areUnseen(L,_)&&d.push(_)}for(const _ of L)c.add(_);t.note(g.text.slice(T,b))}for await(const g of Ss(e,n))t.noteArea(g);return{glyphs:c,
boxes:[...f.values()],unseen:d,count:o.length}}async function*Ss(e,t){const{page:n,trace:s}=e;if(s.touched.size===0)return;const{flow:o}=n;for(const{0:a,index:i}of o.
text.matchAll(Cs)){const r=new Set;(0,ot.PC)(e,o,i,i+a.length,r);for(const f of r)if(s.touched.has(f)){yield a;break}const c=t.step(a.length*ve);c&&await c}}const Cs=/\S{1,5000}/g,
Ms=.01;async function Ts(e,{pages:t,search:n,areas:s,shade:o},a){const i=await(0,Gt.E)(e,a),r=new os.X(i),c=[];for(const b of t)await ws(await r.page(b-1),n,a.pace)&&
c.push(`page ${b}`);const f=new ot.Wz(i),d=new de(i,o);for(const[b,L]of s){const{trace:k}=await f.all(b,L.map(q=>(0,M.wS)(q,-Ms)));(k.touched.size>0||k.isPaintedIn||
k.undivided.size>0||await Ps(d,k,L))&&c.push(`areas of page ${b+1}`)}const g=await pe(i,new Set(Array.from(t,b=>b-1))),T=new ie(i,n,b=>Nt(b,n,a.pace),g);await T.
run(new Set);for(const b of T.found.keys())c.push(b);if(c.length>0)throw new R.zU("redaction_incomplete",`Text to redact is still in ${(0,ct.Dw)(c)}, so there i\
s no result`,{advice:"Report this with the kind of document, without the document itself"})}async function Ps(e,t,n){for(const s of t.images)if(await e.shows(s,
n))return!0;return!1}var vs=u(61491);async function bs(e,t,n){const{fragments:s,leafOf:o}=e.page.found;if(!o)return;const a=new Map;for(const r of s){const c=o(
r);c&&await i(c.element)&&(0,ot.Bc)(e,r.letters,r.text.length,n)}async function i(r){const c=a.get(r);if(c!==void 0)return c;let f=!1;for(const{actualText:d}of(0,vs.
Hy)(r))d!==void 0&&(await t(d)).length>0&&(f=!0);return a.set(r,f),f}}async function Es(e,t,n,s){const o=new Map;if(t.length>0)for(const{images:c}of e)for(const f of c){
const d=`${f.stream} ${f.from}`;(0,j.vH)(o,d,f)}const a=new Map,i=new Map;let r=0;for(const c of o.values()){const[{stream:f,from:d,to:g}]=c;if(!await Ds(c,t,s))
continue;r++;const T=await n.without(c,t),b=T&&`OctavoRedacted${T.number}`;(0,j.vH)(a,f,{from:d,to:g,text:b?`/${b} Do`:""}),b&&i.set(f,(i.get(f)??new Map).set(b,
T))}return{cuts:a,images:i,count:r}}const[xs,As]=[100,4];async function Ds(e,t,n){for(const{matrix:s}of e){const o=n.step(xs+t.length*As);o&&await o;const a=(0,fe.
jY)(s);if(t.some(i=>(0,M.EF)(a,i)))return!0}return!1}var Os=u(2843),Is=u(10339);const Ee=8;class Rs{document;searching;choose;images;areas;rewriter;use=new Is.H;read=new Set;noted=new Set;hasLayers;traced;constructor(t,n,s,o,a){
this.document=t,this.searching=n,this.choose=s,this.images=o,this.areas=a,this.rewriter=new Os.q(t),this.traced=new ot.Wz(t),this.hasLayers=(0,pt.Wo)(t,"OCPrope\
rties")!==void 0}async page(t){this.noted.add(t);const{pace:n}=this.document.job,s=this.areas.get(t)??[],o=[];let[a,i,r]=[0,0,!1];for(let c=0;c<Ee;c++){const{texts:f,
chosen:d}=await this.readPage(t,c,s),g=f.map(({trace:L})=>L),T=await this.cutsOf(t,g,d,s),b=T.removals.size===0&&T.others.size===0||!g.some(({isPartial:L})=>L);
for(const[L,k]of g.entries())b||c===Ee-1?await this.use.note(k,n,d[L].glyphs):await this.use.noteGone(k,n,d[L].glyphs);if(T.removals.size===0&&T.others.size===0)
break;r=!0,i+=T.count;for(const L of d)for(const k of L.boxes)o.push(k);if(c===0&&(a=d.reduce((L,k)=>Math.max(L,k.count),s.length>0?0:1)),await this.rewriter.page(
t,g,T),b)break}if(!(s.length===0&&!r))return{index:t,boxes:[...o,...s],count:a+s.length,images:i}}async cutsOf(t,n,s,o){const{pace:a}=this.document.job,i=new Set(
n.flatMap(k=>[...k.undivided]));if(i.size>0)throw Ls(t+1,[...i]);const r=new Map;for(const[k,{glyphs:_}]of s.entries())await ne(r,n[k],_,a);const c=o.length>0?await this.
searching.ofAreas():void 0,f=async k=>[...await this.searching.inText(k),...c?await c(k):[]].sort(P),d=await Jt(this.document,n,f),g=[...o,...s.flatMap(({unseen:k})=>k)],
{cuts:T,images:b,count:L}=await Es(n,g,this.images,a);for(const k of[T,...n.map(_=>_.cuts)])for(const[_,q]of k)d.set(_,await Bs([d.get(_)??[],q],a));return{removals:r,
others:d,images:b,count:L}}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,n,s){
const{traced:o}=this,{pace:a}=this.document.job,i=await o.shown(t,s),r=[i],c=[await this.choose(i,!0)];if(i.trace.isPartial||this.hasLayers||n>0||s.length>0){const f=await o.
all(t,s);r.push(f),c.push({...await this.choose(f,!1),boxes:[]})}for(const[f,d]of r.entries()){await bs(d,this.searching.inText,c[f].glyphs),(0,ot.C7)(d,c[f].glyphs),
await zt(d.trace,this.searching,c[f].glyphs,a),await(0,ot.FU)(d,c[f].glyphs,a);for(const g of d.trace.contents.keys())this.read.add(g)}return{texts:r,chosen:c}}}
const Fs=200;async function Bs(e,t){const n=new Map;for(const s of e)for(const o of s){n.set(`${o.from} ${o.to}`,o);const a=t.step(Fs);a&&await a}return[...n.values()]}
const Ls=(e,t)=>(0,R.G6)([{field:"redact_areas",message:`has an area on page ${e} into which ${(0,ct.Dw)(t)} reaches, which cannot be divided: choose another ar\
ea, or redact images of the pages`,mentions:["pages_to_images"]}]);var xe=u(18271),Mt=u(49454),Ns=u(15330),Us=u(57373),Ws=u(12202),Gs=u(88739),Tt=u(61188),Ae=u(
50476),ut=u(48462);const Ut=14,js=1330926671,$s=[139,139,13,Ut];function Hs(e,t,n){try{const s=Buffer.from(e),o=new DataView(s.buffer,s.byteOffset,s.length),a=o.
getUint32(0);if(s[0]===37||s[0]===128)return Ks(s,t);if(a===js){const r=(0,yt.tI)(o).get("CFF ");return r&&De(s.subarray(r.at,r.at+r.length),t)?s:void 0}return(s[0]===
1&&s[1]===0&&a!==65536?De(s,t):ks(o,t,n))?s:void 0}catch(s){if(!(s instanceof RangeError))throw s;return}}function De(e,t){const n=new DataView(e.buffer,e.byteOffset,
e.length),s=(0,Tt.Pe)(n,(0,Tt.Pe)(n,n.getUint8(2)).end),o=(0,Tt.zz)(n,s.offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(o===void 0)return!0;const{offsets:a}=(0,Tt.
Pe)(n,o);for(const i of t)if(!(typeof i!="number"||i<=0||i+1>=a.length)){if(a[i+1]>e.length)return!1;e.fill(Ut,a[i],a[i+1])}return!0}function ks(e,t,n){const s=(0,yt.
eQ)(e,(0,yt.tI)(e));if(!s)return!0;const{glyf:o,count:a,place:i,setPlace:r,spanOf:c}=s,f=(0,Ae.f)(n,a,c,e),d=new Set([...(0,Ae.f)(t,a,c,e)]);for(let g=a-1;g>0;g--){
if(!d.has(g)||f.has(g))continue;const[T,b]=[i(g),i(g+1)];if(!(b<=T)){if(o.at+b>e.byteLength)return!1;new Uint8Array(e.buffer,e.byteOffset+o.at+T,b-T).fill(0);for(let L=g;L>
0&&i(L)===T;L--)r(L,b)}}return!0}function Ks(e,t){const n=(0,ut._M)(e);if(!n)return;const{plain:s,start:o,end:a}=n,i=s.indexOf("/CharStrings");if(i<0)return;const r=Number(
/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(i,4096)))?.[1]??4);for(const[c,f]of(0,ut.Ag)(s,i)){if(!t.has(c)||c===".notdef")continue;const d=(0,ut.Ns)(
f,ut.Ed).fill(Ut,r);d.set($s.slice(0,Math.max(d.length-r,0)),r),f.set((0,ut.Ze)(d,ut.Ed))}return Buffer.concat([e.subarray(0,o),n.seal(s),e.subarray(a)])}const zs=300,
Vs=2;async function Zs(e,t,n,s){if(!t.hasGone)return;const{live:o}=await(0,H.Gy)(e),a=new ot.Wz(e),{pace:i}=e.job;for(const d of s)await t.note((await a.all(d,[])).
trace,i);const{content:r}=await(0,xt.d)(e,o.length,d=>o[d]===1&&n(d));for(const[d,g]of r){const T=e.get(d),b=T instanceof l.Z6&&e.decodedPart(T)?.data;b&&await t.
note((await a.stream(b,g)).trace,i)}const c=await Ys(e,t,o),f=Xs(e,c);for(const d of c)d.use.gone.size>0&&!d.keepsAll&&await to(e,d,f);await io(e,c)}function Xs(e,t){
const n=new Map;for(const{number:s,use:o,keepsAll:a}of t){const i=Oe(e,e.get(s));if(i===void 0)continue;const r=n.has(i)?n.get(i):new Set;for(const{cid:c}of o.kept)
r?.add(c);n.set(i,a?void 0:r)}return n}function Oe(e,t){const n=e.array(t.get("DescendantFonts"))?.[0];return(0,l.i9)(n)?n.number:void 0}async function Ys(e,t,n){
const s=new Set;for(const a of e.dict(e.dict(qs(e))?.get("Font"))?.values()??[])(0,l.i9)(a)&&s.add(a.number);const o=[];for(let a=1;a<n.length;a++){const i=n[a]===
1?e.get(a):null;if(!(i instanceof l.Bi)||!_s(e,i))continue;const r=t.fonts.get(await(0,Us.G)(e,new l.oS(a))),c=s.has(a);(r||c)&&o.push({number:a,use:r??Qs,keepsAll:c})}
return o}const Qs={kept:new Set,gone:new Set,lengths:new Set},Js=["Type0","Type1","MMType1","TrueType","Type3"];function _s(e,t){const n=e.resolve(t.get("Subtyp\
e"));return n instanceof l.SX&&Js.includes(n.text)}const qs=e=>e.dict(e.catalog.get("AcroForm"))?.get("DR"),Wt=({kept:e,gone:t})=>[...t].filter(n=>!e.has(n));async function to(e,{
number:t,use:n},s){const o=Wt(n),a=e.job.pace.step((o.length+n.kept.size)*zs);if(a&&await a,o.length===0)return;e.edit(t);const i=e.get(t);await eo(e,i,n);const r=new Set(
o.map(({code:d})=>d));no(e,i,r),so(e,i,r);const c=Oe(e,i),f=c===void 0?void 0:s.get(c);f&&oo(e,i,new Set(o.map(({cid:d})=>d).filter(d=>!f.has(d))))}async function eo(e,t,{
kept:n,lengths:s}){const o=e.resolve(t.get("ToUnicode")),[a,...i]=s;if(!(o instanceof l.Z6)||a===void 0||a>2||i.length>0)return;const r=await(0,Ws.A)(e,t,{found:!1});
if(!r)return;const c=[...n].sort((d,g)=>d.code-g.code).flatMap(({code:d})=>{const g=r.textOf(d);return g===void 0?[]:[[d,g]]}),f=(0,Gs.U)(c.map(([d,g])=>[d,Array.
from(g,T=>T.codePointAt(0))]),{digits:a*2,isInOrder:!0});t.set("ToUnicode",e.add((0,gt.n)(new l.Z6(new l.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function no(e,t,n){const s=e.array(t.get("Widths")),o=e.resolve(t.get("FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((a,i)=>n.has(o+i)?0:a))}function so(e,t,n){
const s=e.dict(t.get("Encoding")),o=e.array(s?.get("Differences"));if(!s||!o||t.has("DescendantFonts"))return;let a=0;const i=new Set,r=[];for(const b of o.map(
L=>e.resolve(L))){if(typeof b=="number")a=b;else if(b instanceof l.SX&&n.has(a++)){i.add(b.text),r.push(new l.SX(".notdef"));continue}r.push(b)}t.set("Encoding",
new l.Bi(s).set("Differences",r));for(const b of r)b instanceof l.SX&&i.delete(b.text);const c=(0,l.Eo)(e.resolve(t.get("Subtype")),"Type3")?e.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new l.Bi([...c].filter(([b])=>!i.has(b))));const f=(0,Mt.nb)(e,t),d=e.resolve(f?.get("CharSet"));if(!f||!(d instanceof l.Mx))
return;const g=Buffer.from(d.bytes).toString("latin1").split("/").slice(1),T=t.get("FontDescriptor");(0,l.i9)(T)&&e.edit(T),(0,Mt.nb)(e,t)?.set("CharSet",(0,l.Px)(
g.filter(b=>!i.has(b)).map(b=>`/${b}`).join("")))}function oo(e,t,n){const s=e.array(t.get("DescendantFonts"))?.[0];if(!(0,Mt.hL)(e,t)||!(0,l.i9)(s))return;e.edit(
s);const a=e.get(s),i=e.array(a.get("W"));i&&a.set("W",ao(e,i,n));const r=a.get("FontDescriptor"),c=e.resolve(e.dict(r)?.get("CIDSet")),f=c instanceof l.Z6?e.decodedPart(
c)?.data:void 0;if(!f||!(0,l.i9)(r)||!(c instanceof l.Z6))return;const d=f.slice();for(const g of n)g>>3<d.length&&(d[g>>3]&=~(128>>(g&7)));e.edit(r),e.get(r).set(
"CIDSet",e.add((0,gt.n)(c,d,{compress:!0})))}function ao(e,t,n){const s=[];for(let o=0;o<t.length;){const a=e.resolve(t[o]),i=e.array(t[o+1]);if(typeof a!="numb\
er"||!i){(0,j.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(a,i.map((r,c)=>n.has(a+c)?0:r)),o+=2}return s}async function io(e,t){const n=new Map;for(const s of t){
const o=(0,xe.Lq)(e,e.get(s.number));o&&(0,j.vH)(n,o,s)}for(const[s,o]of n){if(o.some(({keepsAll:g})=>g)||!o.some(({use:g})=>Wt(g).length>0))continue;const a=e.
decodedPart(s)?.data;if(!a)continue;const i=e.job.pace.step(a.length*Vs);i&&await i;const[r,c]=[new Set,new Set];for(const{number:g,use:T}of o){const b=co(e,e.get(
g));for(const L of Wt(T))Ie(r,b(L));for(const L of T.kept)Ie(c,b(L))}for(const g of c)r.delete(g);const f=r.size>0?Hs(a,r,c):void 0,d=f&&ro(e,o[0].number);d!==void 0&&
e.put(d,(0,gt.n)(s,f,{compress:!0}))}}const Ie=(e,t)=>{t!==void 0&&e.add(t)};function ro(e,t){const n=(0,Mt.nb)(e,e.get(t));for(const s of["FontFile","FontFile2",
"FontFile3"]){const o=n?.get(s);if((0,l.i9)(o))return o.number}}function co(e,t){const n=(0,xe.oQ)(e,t);if(typeof n!="object")return()=>{};const s=[],o=(0,Ns.X)(
e,t,fo(n,s),n);return a=>{const i=o(a)?.[0];if(i===void 0||i>=0)return i;const r=s[-1-i];return n.glyphCalled?.(r)??r}}const fo=(e,t)=>({glyph:n=>[n],named:n=>e.
has(n)?[-t.push(n)]:void 0});var Re=u(55969),lo=u(45059),uo=u(39491),ho=u(34635),go=u(77500);const Fe=new Set(["FileAttachment","Sound","Movie","Screen","3D","R\
ichMedia"]),po=["Alternates","OPI","DSS"];async function mo(e){let t=(await(0,lo._)(e)).length;for(let n=0;n<e.pages.count;n++){const s=e.job.pace.step(1e3);s&&
await s;for(const o of e.array(e.entry(e.pages.number(n),"Annots"))??[]){const a=e.dict(o);a&&yo(e,a)&&t++}}return t}const yo=(e,t)=>{const n=(0,Re.B)(e,t);return n!==
"FileAttachment"&&Fe.has(n)};async function wo(e,t){(0,go.br)(e,"values"),t&&await(0,m.L)(e,s=>Fe.has((0,Re.B)(e,s))),await(0,uo.u)(e,{scripts:!0,privateData:!0,
metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:n}=await(0,H.Gy)(e);await(0,ho.y)(e,n,[(s,o)=>po.
filter(a=>o.delete(a)).length>0])}var So=u(56457),Co=u(33238),Mo=u(37395);async function To(e,t,n){const{pages:s,search:o,areas:a,media:i}=t,r=i?0:await mo(e),c=await pe(
e,new Set(Array.from(s,q=>q-1))),{redacted:f,content:d,unsearched:g}=await Po(e,t,n);vo(t.searches??"search",g,r);const T=new ie(e,o,q=>Nt(q,o,n.pace),c,d.rewriter,
d.use);await T.run(d.settled);const b=[...T.found.values()].reduce((q,nt)=>q+nt,0);if(f.length===0&&b===0)return{redacted:f,elsewhere:0,notes:[]};const L=await o.
ofAreas();L&&await at(e,a,L),await J(e,a);const k=Array.from({length:e.pages.count},(q,nt)=>nt).filter(q=>!d.isNoted(q));await Zs(e,d.use,q=>c[q]===1,k);const _=(0,So.
D)(await(0,Co.Y)(e,"remove"),"remove");return await wo(e,i),{redacted:f,elsewhere:b,notes:_}}async function Po(e,{pages:t,search:n,searches:s,areas:o,shade:a},i){
const r=new Mo.Z(e),c=new Set,f=new Set,d=async(b,L)=>{const{index:k,unreadable:_}=b.page;return L&&s!==void 0&&_>0&&f.add(k+1),L&&s!==void 0&&!o.has(k)&&await r.
isScan(b.page)&&c.add(k+1),Nt(b,n,i.pace)},g=new Rs(e,n,d,new de(e,a),o),T=[];for(const[b,L]of t.entries()){if(s===void 0&&!o.has(L-1))continue;const k=await g.
page(L-1);k&&T.push(k),i.pace.progress(b/t.length)}return{redacted:T,content:g,unsearched:{textless:[...c],unreadable:[...f]}}}function vo(e,{textless:t,unreadable:n},s){
const o=[];if(t.length>0&&o.push({field:e,message:`${(0,ct.oi)(t)} ${(0,ct.d5)(t.length,"has","have")} no text that can be searched: recognize it first (OCR), o\
r give areas`}),n.length>0&&o.push({field:e,message:`${(0,ct.oi)(n)} ${(0,ct.d5)(n.length,"has","have")} characters that cannot be read, because the fonts do no\
t tell which letters they are: leave the pages out, or give areas alone`}),s>0&&o.push({field:"remove_attachments",message:`is needed, because the document has ${(0,ct.
y_)(s,"attachment")}, which ${(0,ct.d5)(s,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,R.
G6)(o)}var bo=u(95234);const Eo=async(e,t,n)=>{const s=await ds(t,n);await Do(t.redact_label,s);const o=await(0,Gt.E)(e.bytes,n,{password:t.open_password}),a=o.
pages.count,i=(0,V.k1)(t.pages,a),r=Ne(t.redact_areas,i,a);t.redact_annotations&&Oo(o,i,r);const c=["search","redact_kinds"].find(L=>t[L]!==void 0),f=t.redact_mark===
"black"?0:255,d=t.remove_attachments,{redacted:g,elsewhere:T,notes:b}=await To(o,{pages:i,search:s,searches:c,areas:r,media:d,shade:f},n);if(g.length===0&&T===0)
return{documents:[{...e,pageCount:a}],notes:[xo],facts:{pageCount:a,redactedMatches:0,redactedPages:0,redactedImages:0}};if(await Ts(await(0,Pt.UN)(o,{encryption:"\
none",draft:!0}),{pages:i,search:s,areas:r,shade:f},n),t.redact_mark!=="none"){const L=t.redact_mark==="black"?"white":"black",{redact_label:k}=t,_=k===void 0?void 0:
await(await Ao(n)).openLabel(o,k,L);await $e(o,g,t.redact_mark,_)}return{documents:[{name:e.name,bytes:await(0,Pt.UN)(o),pageCount:a}],notes:b,facts:{pageCount:a,
redactedMatches:g.reduce((L,{count:k})=>L+k,T),redactedPages:g.length,redactedImages:g.reduce((L,{images:k})=>L+k,0)}}},xo={code:"nothing_redacted",message:"Not\
hing was found to redact, and the document is unchanged."},Ao=e=>(0,bo.V)(e,()=>Promise.all([u.e(7762),u.e(7140),u.e(4942)]).then(u.bind(u,84942)));async function Do(e,t){
if(e!==void 0&&(await t.inText(e)).length>0)throw(0,R.G6)([{field:"redact_label",message:"has text that is redacted: choose another label"}])}function Oo(e,t,n){
let s=0;for(const o of t)for(const a of X(e,o-1))if((0,j.vH)(n,o-1,a),++s>it)throw(0,R.G6)([{field:"redact_annotations",message:`finds more than ${it} areas, an\
d at most ${it} are allowed: choose fewer pages`,mentions:["pages"]}])}}),95234:((tt,Y,u)=>{u.d(Y,{V:()=>m,W:()=>F});var R=u(29082),V=u(92356),j=u(87826),H=u(14029),
l=u(52404);const $="1.4";async function F(w,{pages:M,open_password:v,transparency:P},O,W){const G=await(0,V.E)(w.bytes,O,{password:v}),I=G.pages.count,h=(0,R.k1)(
M,I);if(h.length===0){const C=await(0,j.i)(G,w.bytes);return{documents:[{name:w.name,bytes:C,pageCount:I}],notes:[l.$],facts:{pageCount:I,stampedPages:0}}}const{
notes:y,stampedPages:S=h.length,version:E=$,write:p}=await W(G,h),A={version:E>$?E:$},x=p?await p(A):await(0,H.UN)(G,A);return{documents:[{name:w.name,bytes:x,pageCount:I}],
notes:P===100?[U,...y]:y,facts:{pageCount:I,stampedPages:S}}}const U={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use\
 a lower value.",mentions:["transparency"]};async function m({pace:w},M){await w.rest();const v=await M();return await w.rest(),v}}),9312:((tt,Y,u)=>{u.d(Y,{$0:()=>$,
Gv:()=>j,MM:()=>l});var R=u(779),V=u(42973);const j=(U,m,w,{pace:M,limits:v})=>(0,R.patternOf)(U,m,w,M,F(U,v)),H={slashes:"has slashes around it that count as c\
haracters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode \
to regex, and leave out slashes around it"};function l(U,m){const w=(0,R.G)(U,m);return w&&H[w]}function $(U,m,w){const M=l(m,w);return M===void 0?[]:[{code:"se\
arch_mode_unlikely",message:`Nothing was found for ${U}, which ${M}.`,mentions:[U,"search_mode"]}]}function F(U,{searching:m}){let w=m;return M=>{if(w-=M,w<0)throw(0,V.
F)("searching",`The search takes more than ${m} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",U)}}}),37395:((tt,Y,u)=>{u.d(Y,{Z:()=>W});var R=u(74135),V=u(6057),j=u(65868),H=u(16264);class l{document;contents;constructor(h){this.document=
h,this.contents=new j.i(h)}async cover(h,y){const S=(0,V.iw)(this.document,h),{width:E,height:p}=(0,R.iN)(S),A=[0,0,E*S.userUnit,p*S.userUnit],x=new U(A);if(await this.
contents.read(h,x,x),x.points.share<y)return!1;const C=new m(this.document,A);return await this.contents.read(h,C,C),C.points.share>=y}}const $=32;class F{page;rows=new Uint32Array(
$);constructor(h){this.page=h}get share(){return this.rows.reduce((h,y)=>h+w(y),0)/$**2}cover(h){const y=(0,R.Pj)(h,this.page);if(!y)return;const[S,E,p,A]=y,[x,
C]=this.between(S,p,0),[N,D]=this.between(E,A,1);if(C<x)return;const B=(2**(C-x+1)-1)*2**x;for(let K=N;K<=D;K++)this.rows[K]|=B}between(h,y,S){const E=this.page[S],
p=(this.page[S+2]-E)/$,A=Math.ceil((h-E)/p-.5),x=Math.ceil((y-E)/p-.5)-1;return[Math.max(A,0),Math.min(x,$-1)]}}class U{points;constructor(h){this.points=new F(
h)}glyph(){}takes({operator:h},y,S,E){h==="BI"&&!E&&this.image(y)}image({matrix:h}){this.points.cover((0,R.zl)(h,H.p))}}class m extends H.r{points;constructor(h,y){
super(h,y),this.points=new F(y)}glyph(){}image(h){const y=(0,R.Pj)((0,R.zl)(h.matrix,H.p),this.paintOf(h).clip);y&&this.points.cover(y)}}function w(I){let h=0;for(let y=I;y!==
0;y&=y-1)h++;return h}var M=u(82877);const v=50,P=.12,O=.5;class W{document;images;constructor(h){this.document=h,this.images=new l(h)}async isScan(h){return!G(
h)&&!(0,M.l)(this.document,h.index)&&await this.images.cover(h.index,O)}}function G({characters:I,found:{fragments:h,width:y,height:S}}){if(I<v)return!1;const E=(p,A)=>p>
P*A&&p<(1-P)*A;return h.some(({box:p})=>E(p.x+p.width/2,y)&&E(p.y+p.height/2,S))}}),49568:((tt,Y,u)=>{u.d(Y,{Ao:()=>l,IQ:()=>$,m6:()=>F});var R=u(27077);const V=1e3,
j=1e6,H=1e3;async function l(h,y,S,E){const p=Math.max(S,V),A=await U(h.flow,y,p,E),x=await m(h,y,p,E),C=await v(A.found,x.found,h,E);return{matches:C.slice(0,S).
map(I),truncated:A.truncated||x.truncated||C.length>S}}async function $(h,y,S,E){const p=await U(h.flow,y,S,E),A=await m(h,y,S,E);return{all:[...p.found,...A.found],
counted:await v(p.found,A.found,h,E),truncated:p.truncated||A.truncated}}async function F(h,y,S){const E=await U(h.flow,y,1,S);if(E.found.length>0)return{isFound:!0,
truncated:!0};const p=await m(h,y,1,S);return{isFound:p.found.length>0,truncated:E.truncated||p.truncated}}async function U(h,y,S,E){const{matches:p,truncated:A}=await y.
search(h.text,S,E);return{found:p.map(x=>({...x,flow:h})),truncated:A}}async function m(h,y,S,E){const{flow:p,lines:A}=await(0,R.k6)(h.visualText(),E),{text:x}=p,
C=[];let N=x.length>j;for(const D of A){if(D.end>j||C.length>=S){N=!0;break}const B=E.step(H);B&&await B;const{matches:K,truncated:z}=await y.search(x.slice(D.start,
D.end),S-C.length,E);N||=z;for(const{start:X,end:Z,groups:Q}of K)C.push({start:D.start+X,end:D.start+Z,groups:Q,flow:p})}return{found:C,truncated:N}}const[w,M]=[
500,30];async function v(h,y,S,E){if(y.length===0)return h;const p=O(S),A=new Set,x=[];for(const D of y){const B=E.step((D.end-D.start)*M+w);B&&await B;const K=W(
D,p),z=new Set;for(const{from:J,to:et}of K)for(let at=G(h,J);at<h.length&&h[at].start<et;at++)z.add(at);const[X]=z,Z=z.size===1?h[X]:void 0;if(Z&&K.every(({from:J,
to:et})=>Z.start<=J&&et<=Z.end))continue;for(const J of z)A.add(J);const Q=K.reduce((J,et)=>Math.min(J,et.from),1/0);x.push({match:D,from:Q})}const C=h.flatMap(
(D,B)=>A.has(B)?[]:[{match:D,from:D.start}]);return(await(0,R.k6)((0,R.p9)([...C,...x],(D,B)=>D.from-B.from),E)).map(({match:D})=>D)}const P=-1;function O({flow:h,
found:{edges:y}}){const S=new Int32Array(y.count).fill(P);for(const{first:E,position:p,count:A}of h.letters(0,h.text.length))for(let x=0;x<A;x++)S[E+x]=p+x;return S}
function W({flow:h,start:y,end:S},E){const p=[];for(const{first:A,count:x}of h.letters(y,S))for(let C=A;C<A+x;C++){const N=E[C];if(N===P)continue;const D=p.at(-1);
D?.to===N?D.to++:p.push({from:N,to:N+1})}return p}function G(h,y){let S=0;for(let E=h.length;S<E;){const p=S+E>>1;h[p].end<=y?S=p+1:E=p}return S}const I=({flow:h,
start:y,end:S,groups:E})=>({text:h.text.slice(y,S),groups:E,box:h.box(y,S),boxes:h.lineBoxes(y,S)})}),16264:((tt,Y,u)=>{u.d(Y,{p:()=>M,r:()=>v});var R=u(45599),
V=u(36211),j=u(85008),H=u(74135),l=u(6057),$=u(76023),F=u(4186),U=u(5490);const m=new Set([3,7]),w=.01,M=[0,0,1,1];class v{document;page;area;path;clips=!1;glyphClip;constructor(h,y){
this.document=h,this.page=y}get box(){return this.area}takes(h,y,S,E){if(this.extendsPath(h,y)||this.setsColor(h,y,S))return;const{operator:p}=h,A=V.lJ.get(p);A?
this.paints(A,y,E):p==="W"||p==="W*"?this.clips=!0:p==="w"?y.paint={...this.paintOf(y),lineWidth:Math.abs(h.number(0))||0}:!E&&p==="BI"?this.image(y):!E&&p==="s\
h"&&this.add(this.paintOf(y).clip,y)}shows(h){this.glyphClip=m.has(h.mode)?void 0:this.paintOf(h).clip}glyph({font:h,frame:y,size:S},E,p,A,x){if(!this.glyphClip||
E!==""&&E.trim()==="")return;const[C,N]=y.vertical?[.5,.5]:[h.ascent,-h.descent],D=Math.min(p,A),B=(0,F.L)(y,D,Math.max(p,A),x-C*S,x+N*S);this.join([B.x,B.y,B.x+
B.width,B.y+B.height],this.glyphClip)}covers(h){this.join(h,this.page)}image(h){this.add((0,H.zl)(h.matrix,M),h)}enters(h,y){const S=(0,l.b0)(this.document,h.get(
"BBox"));S&&this.clipTo((0,H.zl)(y.matrix,S),y)}paintOf(h){return h.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(h,{matrix:y}){const S=(0,U.
M)(h);switch(h.operator){case"re":{const[E=NaN,p=NaN,A=NaN,x=NaN]=S;return this.extend((0,H.zl)(y,[E,p,E+A,p+x])),!0}case"m":case"l":case"c":case"v":case"y":for(let E=0;E+
1<S.length;E+=2){const[p,A]=(0,H.Gd)(y,S[E],S[E+1]);this.extend([p,A,p,A])}return!0;default:return!1}}extend(h){h.every(Number.isFinite)&&(this.path=this.path?(0,H.
kO)(this.path,h):h)}setsColor(h,y,S){const E=this.paintOf(y);switch(h.operator){case"g":case"rg":case"k":return y.paint={...E,components:h.count,isWhite:G((0,U.
M)(h))},!0;case"cs":return y.paint={...E,components:this.componentsOf(h.name(0),S),isWhite:!1},!0;case"sc":case"scn":{const p=h.kind(h.count-1)!==j.o_&&h.count===
E.components;return y.paint={...E,isWhite:p&&G((0,U.M)(h))},!0}default:return!1}}componentsOf(h,y){if(h===void 0)return 0;const S=p=>y.find("ColorSpace",p),E=(0,$.
L)(this.document,new R.SX(h),S);return E&&E.kind!=="inks"&&!E.table?E.components:0}paints({fill:h,strokes:y},S,E){const{path:p,clips:A}=this;this.path=void 0,this.
clips=!1;const x=this.paintOf(S);p&&!E&&y?this.add((0,H.XM)(p,x.lineWidth*W(S)/2),S):p&&!E&&h&&!(x.isWhite&&this.isPageWide(p))&&this.add(p,S),A&&p&&this.clipTo(
p,S)}isPageWide(h){const[y,S,E,p]=this.page,[A,x]=[(E-y)*w,(p-S)*w];return h[0]<=y+A&&h[1]<=S+x&&h[2]>=E-A&&h[3]>=p-x}clipTo(h,y){const S=this.paintOf(y);y.paint=
{...S,clip:(0,H.Pj)(S.clip,h)??P}}add(h,y){this.join(h,this.paintOf(y).clip)}join(h,y){const S=(0,H.Pj)((0,H.XM)(h,O),y);S&&(this.area=this.area?(0,H.kO)(this.area,
S):S)}}const P=[0,0,0,0],O=.01,W=({matrix:[I,h,y,S]})=>Math.max(Math.hypot(I,h),Math.hypot(y,S)),G=I=>{const h=I.length===4?0:1;return I.length>0&&I.every(y=>y===
h)}}),15330:((tt,Y,u)=>{u.d(Y,{X:()=>l});var R=u(45599),V=u(16456),j=u(49454),H=u(30201);function l(m,w,M,v){const P=(0,j.hL)(m,w);return P?$(m,P,M,v):F(m,w,M,v)}
function $(m,w,M,v){const P=m.resolve(w.get("CIDToGIDMap")),O=P instanceof R.Z6?m.decodedPart(P)?.data:void 0;return({cid:W})=>M.glyph(O?(O[W*2]??0)<<8|(O[W*2+1]??
0):v.glyphOfCid(W))}function F(m,w,M,v){const{base:P,differences:O}=(0,V.yD)(m,w),W=(I,h)=>{const y=I.charCodeAt(h-32);return y>0?(0,H.S)(y):void 0};if(v.kind!==
"truetype")return({code:I})=>{const h=P===void 0?v.encoding?.get(I)??W(v.encoding?"":V.W,I):void 0,y=O?.get(I)??h??(P===void 0?void 0:W(P,I));return M.named(y??
".notdef")??M.named(".notdef")};const G=(0,V.pE)(m,(0,j.nb)(m,w),w)&&!O;return({code:I})=>{const h=O?.get(I)??W(P??V.W,I),y=()=>h===void 0?0:U(v,h),S=()=>v.code(
I)||(v.codes===void 0?v.unicode(I):0);return M.glyph(G?S()||y():y()||S())}}function U(m,w){const M=(0,H.u)(w),v=M===void 0?0:m.unicode(M);if(v>0)return v;const P=M===
void 0?-1:V.yh.indexOf(String.fromCodePoint(M));return(P>=0&&m.codes==="macintosh"?m.code(P+32):0)||m.glyphOf(w)}}),12889:((tt,Y,u)=>{u.d(Y,{Rl:()=>W,Vv:()=>H,fM:()=>l,
ft:()=>m,jB:()=>P,pr:()=>M,rg:()=>v,vw:()=>w,wE:()=>O});var R=u(46161),V=u(93604),j=u(47707);const H="‏",l="‎";let $;const F=()=>$??=(0,R.A)(),U=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
m=G=>U.test(G),w=G=>m(G)&&(F().getEmbeddingLevels(G).paragraphs[0]?.level??0)%2===1;function M(G){if(!m(G))return G===""?[]:[{text:G,rtl:!1,at:0}];const{levels:I,
paragraphs:h}=F().getEmbeddingLevels(G),y=h[0]?.level??0;for(let p=G.length-1;p>=0&&/\s/.test(G[p]);p--)I[p]=y;const S=[];for(let p=0,A=0;p<G.length;p=A){const x=I[p];
for(;A<G.length&&I[A]===x;)A++;S.push({level:x,text:G.slice(p,A),at:p})}const E=S.reduce((p,{level:A})=>Math.max(p,A),0);for(let p=E;p>0;p--)for(let A=0,x=0;A<S.
length;A=x+1){for(x=A;x<S.length&&S[x].level>=p;)x++;for(let C=A,N=x-1;C<N;C++,N--)[S[C],S[N]]=[S[N],S[C]]}return S.map(({level:p,text:A,at:x})=>({text:A,rtl:p%
2===1,at:x}))}function*v(G,I){const h=new Int32Array(I.length+1);for(const[y,S]of I.entries())h[y+1]=h[y]+S.length;for(const{text:y,rtl:S,at:E}of M(G+I.join(""))){
const p=E-G.length,A=p+y.length,x=[];for(let C=Math.max((0,V.M)(h,p)-1,0);C<I.length&&h[C]<A;C++){const N=Math.max(p-h[C],0),D=I[C].slice(N,Math.max(A-h[C],0));
D!==""&&x.push({text:D,rtl:S,at:N,index:C})}yield*S?x.reverse():x}}const P=G=>Array.from(G,I=>F().getMirroredCharacter(I)??I).join(""),O=G=>(0,j.qf)(P(G)).reverse().
join(""),W=G=>M(G).flatMap(({text:I,rtl:h})=>h?(0,j.qf)(P(I)).reverse():(0,j.qf)(I))}),88739:((tt,Y,u)=>{u.d(Y,{B:()=>$,U:()=>H});var R=u(77581),V=u(12889);const j=100;
function H(F,{digits:U=4,isInOrder:m=!1}={}){const w=F.filter(([,v])=>v.length>0).map(([v,P])=>`<${$(v).slice(-U)}> <${l(P,m)}>`),M=Array.from({length:Math.ceil(
w.length/j)},(v,P)=>{const O=w.slice(P*j,(P+1)*j);return[`${O.length} beginbfchar`,...O,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(U)}> <${"F".repeat(U)}> endcodespacerange`,...M,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function l(F,U){const m=F.map(w=>String.fromCodePoint(w)).join("");return(0,R.kt)(!U&&(0,V.ft)(m)?[...m].reverse().join(""):m).toString("hex").toUpperCase()}
const $=F=>F.toString(16).toUpperCase().padStart(4,"0")}),76023:((tt,Y,u)=>{u.d(Y,{L:()=>$});var R=u(45599),V=u(69869);const j=8,H={DeviceGray:l("gray",1),CalGray:l(
"gray",1),G:l("gray",1),DeviceRGB:l("rgb",3),CalRGB:l("rgb",3),RGB:l("rgb",3),DeviceCMYK:l("cmyk",4),CMYK:l("cmyk",4),Separation:l("inks",1)};function l(m,w){return{
kind:m,components:w,profile:void 0,table:void 0}}function $(m,w,M,v=0){const P=m.resolve(w);if(v>j)return;if(P instanceof R.SX){if(Object.hasOwn(H,P.text))return H[P.
text];const W=M(P.text);return W===void 0?void 0:$(m,W,M,v+1)}if(!(0,R.cy)(P))return;const O=m.resolve(P[0]);if(O instanceof R.SX)switch(O.text){case"ICCBased":
return F(m,P[1],M,v);case"Indexed":case"I":return U(m,P,M,v);case"DeviceN":{const W=m.array(P[1])?.length??0;return W>=1&&W<=32?l("inks",W):void 0}default:return Object.
hasOwn(H,O.text)?H[O.text]:void 0}}function F(m,w,M,v){const P=m.resolve(w);if(!(P instanceof R.Z6))return;const O=m.resolve(P.dict.get("N")),W=O===1?"gray":O===
3?"rgb":O===4?"cmyk":void 0;if(W===void 0)return $(m,P.dict.get("Alternate"),M,v+1);const G=(0,V.hh)(m.decodedPart(P)?.data,O);return{...l(W,O),profile:G?.bytes}}
function U(m,w,M,v){const P=$(m,w[1],M,v+1),O=m.resolve(w[3]),W=O instanceof R.Mx?O.bytes:O instanceof R.Z6?m.decodedPart(O)?.data:void 0,G=m.resolve(w[2]);if(!P||
P.table||!W||typeof G!="number"||!(G>=0))return;const I=new Uint8Array((Math.min(Math.floor(G),255)+1)*P.components);return I.set(W.subarray(0,I.length)),{...P,
table:I}}}),69869:((tt,Y,u)=>{u.d(Y,{R1:()=>m,To:()=>$,hh:()=>F});var R=u(81679),V=u(78157),j=u(45599);const H={1:"GRAY",3:"RGB ",4:"CMYK"},l=["scnr","mntr","pr\
tr","spac"],$={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function F(w,M){if(!w||w.length<132)return;const v=(0,V.bS)(w),P=I=>v.toString("latin1",I,I+4),O=v.readUInt32BE(
0),W=w[8];if(!(!(O>=132&&O<=w.length&&W>=2&&W<=4&&P(36)==="acsp"&&l.includes(P(12)))||P(16)!==H[M]))return{bytes:w.subarray(0,O),version:W}}const U=new WeakMap;
function m(w,{bytes:M},v){const P=U.get(w)??[];U.set(w,P);const O=P.find(I=>Buffer.compare(I.bytes,M)===0);if(O)return O.ref;const W=(0,j.jd)({N:v,Alternate:(0,j.
UU)($[v]),Filter:(0,j.UU)("FlateDecode")}),G=w.add(new j.Z6(W,(0,R.Kc)(M)));return P.push({bytes:M,ref:G}),G}}),82877:((tt,Y,u)=>{u.d(Y,{R:()=>R,l:()=>V});const R="\
OctavoText";function V(j,H){const l=j.dict(j.dict(j.pages.attribute(H,"Resources"))?.get("XObject"));return l!==void 0&&[...l.keys()].some($=>$.startsWith(R))}}),
3449:((tt,Y,u)=>{u.d(Y,{d:()=>j});var R=u(45599);const V=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2Globals"];async function j(F,U,m){
const w=new Map,M=new Map;for(let v=1;v<U;v++){if(!m(v))continue;const P=F.job.pace.step(300);P&&await P;const O=F.get(v);O instanceof R.Z6?(l(F,O.dict)&&w.set(
v,O.dict.get("Resources")),(O.dict.has("CMapName")||(0,R.Eo)(F.resolve(O.dict.get("Type")),"CMap"))&&M.set(v,"CMap")):O instanceof R.Bi&&$(F,v,O,w,M)}return{content:w,
fonts:M,pages:H(F)}}function H(F){const U=new Set;for(const m of F.pages.numbers){const w=F.entry(m,"Contents");(0,R.i9)(w)&&U.add(w.number);for(const M of F.array(
w)??[])(0,R.i9)(M)&&U.add(M.number)}return U}function l(F,U){const m=F.resolve(U.get("Subtype"));return(0,R.Eo)(m,"Form")||F.resolve(U.get("PatternType"))===1||
U.has("BBox")&&!U.has("ShadingType")}function $(F,U,m,w,M){for(const W of V){const G=m.get(W);(0,R.i9)(G)&&M.set(G.number,W)}const v=(0,R.Eo)(F.resolve(m.get("S\
ubtype")),"Type3")?F.dict(m.get("CharProcs")):void 0;for(const W of v?.values()??[])(0,R.i9)(W)&&w.set(W.number,m.get("Resources"));const P=F.resolve(m.get("Typ\
e"));if(F.pages.holds(U)||!((0,R.Eo)(P,"Page")||(0,R.Eo)(P,"Template")))return;const O=m.get("Contents");for(const W of F.array(O)??[O])(0,R.i9)(W)&&w.set(W.number,
m.get("Resources"))}}),10339:((tt,Y,u)=>{u.d(Y,{H:()=>R});class R{fonts=new Map;hasGone=!1;async note({shown:l},$,F=j){for(const{font:U,elements:m,first:w}of l){
let M=this.fonts.get(U);M||this.fonts.set(U,M={kept:new Set,gone:new Set,lengths:new Set});let v=w;for(const P of m){if(typeof P=="number")continue;let O=0;for(const G of U.
glyphs(P)){const I=U.partEnd(P,O,1);M.lengths.add(I-O),O=I,F.has(v++)?(M.gone.add(G),this.hasGone=!0):M.kept.add(G)}const W=$.step(P.length*V);W&&await W}}}async noteGone(l,$,F){
if(F.size===0)return;const U=new R;await U.note(l,$,F);for(const[m,{gone:w,lengths:M}]of U.fonts){const v=this.fonts.get(m);if(v)for(const P of w)v.gone.add(P);else
this.fonts.set(m,{kept:new Set,gone:w,lengths:M})}this.hasGone=!0}}const V=50,j=new Set}),33238:((tt,Y,u)=>{u.d(Y,{Y:()=>G});var R=u(91374),V=u(39684),j=u(9819),
H=u(33973),l=u(21996),$=u(17671),F=u(58006),U=u(78157),m=u(45599),w=u(21115),M=u(17413);async function v(C,N,D){const B=C.resolve(N);let K="";for(const z of(0,m.
cy)(B)?B:[N]){const X=C.resolve(z);if(X instanceof m.Mx&&(K=Buffer.from(X.bytes).toString("latin1")),!(0,m.i9)(z)||!(X instanceof m.Z6))continue;let Z;try{Z=(0,U.
bS)(C.decoded(X))}catch{continue}if(!Z.includes("ignature"))continue;const Q=Z.toString("latin1"),J=await(0,M.Y)(Q,P(K,D),C.job.pace);J!==Q&&C.put(z,(0,F.n)(X,Buffer.
from(J,"latin1"),{compress:!1}))}}function P(C,N){return({namespace:D,local:B},K)=>B==="Signature"&&D===w.dK.ds||B==="signature"&&N&&C!=="datasets"&&!K.some(O)}
const O=({namespace:C,local:N})=>N==="datasets"&&C===w.dK.xfa;var W=u(43791);async function G(C,N){const D=(0,$.Hi)(C),B=await I(C),K=new Set,z=new Set,X=B.map(
({dict:Z})=>(0,R.fq)(C,Z));for(const Z of B)S(D,Z,N,K,z);return K.size>0&&await E(D,K,z),await A(C,K.size>0),{fields:X,objects:K,usageRights:x(C)}}async function I(C){
const N=(await(0,l.zx)(C,["Sig"])).Sig;if(N.length===0)return[];for(const Q of N)h(C,Q);const D=new Map;for(const{number:Q,dict:J,type:et}of await(0,R.qU)(C))et===
"Sig"&&Q!==void 0&&y(C,D,Q,J);const B=new Set([...D.values()].flatMap(({number:Q,widgets:J})=>[Q,...J])),{Sig:K,Widget:z}=await(0,l.zx)(C,["Sig","Widget"]),X=[...new Set(
[...K,...z])].filter(Q=>{const J=B.has(Q)?null:C.get(Q);return(0,m.Zm)(J)&&(J.has("T")||(0,m.Eo)(J.get("Subtype"),"Widget"))&&(0,R.pv)(C,J)==="Sig"}),Z=X.length>
0?(await(0,H.Gy)(C)).live:void 0;for(const Q of X)Z?.[Q]===1&&y(C,D,Q,C.get(Q));return[...D.values()]}function h(C,N){const D=[C.get(N)];for(let B=D.pop();B!==void 0;B=
D.pop()){if((0,m.Zm)(B))for(const K of B.values())D.push(K);if(Array.isArray(B))for(const[K,z]of B.entries())!(0,m.Zm)(z)||!(0,m.Eo)(z.get("FT"),"Sig")?D.push(z):
(C.edit(N),B[K]=C.add(z))}}function y(C,N,D,B){if(!(0,m.Zm)(C.resolve((0,R.hj)(C,B,"V"))))return;const K=B.get("Parent"),z=C.dict(K);if(!B.has("T")&&(0,m.i9)(K)&&
z?.has("T")){y(C,N,K.number,z),N.get(K.number)?.widgets.add(D);return}if(N.has(D))return;const X=(C.array(B.get("Kids"))??[]).flatMap(Z=>(0,m.i9)(Z)?[Z.number]:
[]);N.set(D,{number:D,dict:B,widgets:new Set((0,m.Eo)(B.get("Subtype"),"Widget")?[D,...X]:X)})}function S({removal:C},{number:N,dict:D,widgets:B},K,z,X){const{document:Z}=C;
z.add(N);const Q=(0,R.hj)(Z,D,"V");(0,m.i9)(Q)&&C.remove(Q.number);for(const J of B){const et=Z.get(J);if(!(0,m.Zm)(et))continue;if(z.add(J),K==="keep"&&(0,V.K)(
Z,et)){Z.edit(J),(0,V.x)(Z,et);continue}const at=Z.resolve(et.get("StructParent"));typeof at=="number"&&X.add(at),C.remove(J)}B.has(N)||C.remove(N)}async function E(C,N,D){
const{removal:B,structure:K}=C,{document:z}=B;await p(C,N);const X=(0,j.Wo)(z,"AcroForm");for(const Z of["Fields","CO"]){const Q=z.array(X?.dict.get(Z)),J=Q?.filter(
et=>!B.isGone(et)&&!((0,m.i9)(et)&&N.has(et.number)));!X||!Q||!J||J.length===Q.length||(z.edit(X.holder),J.length>0||Z==="Fields"?X.dict.set(Z,J):X.dict.delete(
Z))}await K.dropKeys(D),await K.flush(),await(0,$.Pv)(C,new Set(B.removed()))}async function p({removal:C},N){const{document:D}=C;for(const{number:B,dict:K}of[...await(0,R.
qU)(D)].reverse()){const z=D.array(K.get("Kids")),X=z?.filter(Z=>!C.isGone(Z)&&!((0,m.i9)(Z)&&N.has(Z.number)));B===void 0||!z||!X||X.length===z.length||(D.edit(
B),X.length>0?K.set("Kids",X):(0,m.Eo)(K.get("Subtype"),"Widget")?K.delete("Kids"):C.remove(B))}}async function A(C,N){const D=(0,j.Wo)(C,"AcroForm");if(!D)return;
D.dict.has("SigFlags")&&(C.edit(D.holder),D.dict.delete("SigFlags")),await v(C,D.dict.get("XFA"),N);const B=(C.array(D.dict.get("Fields"))??[]).length===0&&!D.dict.
has("DR")&&!D.dict.has("XFA");N&&B&&C.editCatalog().delete("AcroForm")}function x(C){const{catalog:N}=C,D=C.dict(N.get("Perms"));(0,W.H)(C);for(const B of["Perm\
s","Legal"])N.has(B)&&C.editCatalog().delete(B);return D?.has("UR3")===!0||D?.has("UR")===!0}}),779:((tt,Y,u)=>{u.d(Y,{patternOf:()=>E,G:()=>y,y:()=>$});var R=u(
58552),V=u(98472),j=u(34378);const H=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),l=(p,A)=>$(
[p],A);async function $(p,A){const x=new Set;for(const N of p)x.add((await M(N,A)).text.trim());x.delete("");const C=[...x].map(N=>N.match(/[\x21-\x7e]+/g)??[]);
return{hasGroups:!1,search:async(N,D,B)=>{const K=B.step(N.length>>2);if(K&&await K,await F(N,C,B))return{matches:[],truncated:!1};const z=await M(N,B),X=[];for(const Z of x)
if(!await w(Z,z,X,D,B))return{matches:X,truncated:!0};return x.size>1&&X.sort((Z,Q)=>Z.start-Q.start||Q.end-Z.end),{matches:X,truncated:!1}}}}async function F(p,A,x){
if(p.length<U||m.test(p))return!1;const C=p.toLowerCase().replaceAll("ß","ss");for(const N of A){const D=x.step((C.length>>3)*N.length);if(D&&await D,N.every(B=>C.
includes(B)))return!1}return!0}const U=64,m=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function w(p,{text:A,places:x},C,N,D){const B=D.step(A.length>>
3);B&&await B;for(let K=A.indexOf(p),z=0;K>=0;K=A.indexOf(p,z)){if(C.length===N)return!1;for(z=K+p.length;x[z]===x[z-1];)z++;C.push((0,V.z)(x[K],x[z]));const X=D.
step(p.length);X&&await X}return!0}async function M(p,A){if(!v.test(p))return O(p,A);const x=[];let C="";for(const{0:N,1:D,2:B,index:K}of p.matchAll(H)){const z=B===
void 0?D?.toLowerCase()??G(N):" ";for(let Z=0;Z<z.length;Z++)x.push(D===void 0?K:K+Z);C+=z;const X=A.step(N.length*10);X&&await X}return x.push(p.length),{text:C,
places:x}}const v=/[^\0-\x7f]/,P=65536;async function O(p,A){const x=new Uint32Array(p.length+1);let C="",N=0,D=!1;for(let B=0;B<p.length;B+=P){const K=p.slice(
B,B+P),z=A.step(K.length);z&&await z;const X=D;for(let Q=0;Q<K.length;Q++){const J=W(K.charCodeAt(Q));(!J||!D)&&(x[N++]=B+Q),D=J}const Z=K.toLowerCase().replace(
/\s+/g," ");C+=X&&Z.startsWith(" ")?Z.slice(1):Z}return x[N]=p.length,{text:C,places:x}}const W=p=>p===32||p>=9&&p<=13,G=p=>(0,j.w)((0,j.w)(p).toUpperCase().toLowerCase()),
I=/^\/.+\/([dgimsuvy]*)$/s,h=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function y(p,A){const x=I.exec(p);return A===
"regex"?x?"slashes":void 0:h.test(p)||x&&x[1]!==""?"regex-as-words":void 0}const S=1e6;async function E(p,A,x,C,N){const D=x==="regex"?(await Promise.all([u.e(7398),
u.e(9974)]).then(u.bind(u,39974))).expressionOf(A,N):await l(A,C);if("problem"in D)throw(0,R.G6)([{field:p,message:D.problem}]);return{hasGroups:D.hasGroups,search:async(B,K,z)=>{
const X=await D.search(B.slice(0,S),K,z);return B.length>S?{...X,truncated:!0}:X}}}}),98472:((tt,Y,u)=>{u.d(Y,{z:()=>R});const R=(V,j,H=[])=>({start:V,end:j,groups:Object.
fromEntries(H)})}),87826:((tt,Y,u)=>{u.d(Y,{N:()=>j,i:()=>H});var R=u(78157),V=u(14029);function j({suspect:l,bytes:$},F){if(!(l||(0,R.bS)($.subarray(0,5)).toString(
"latin1")!=="%PDF-"))return $.length===F.length?F:$}const H=async(l,$,F)=>j(l,$)??await(0,V.UN)(l,F)})};
