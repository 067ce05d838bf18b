"use strict";exports.id=4132,exports.ids=[4132],exports.modules={66974:((_,X,d)=>{d.d(X,{D6:()=>l,F1:()=>K,NL:()=>T,P3:()=>H,br:()=>W,bs:()=>R});var G=d(98446);const H={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function K(v,x,M){const D=[],$=[];for(const[F,E]of v.split(",").entries()){const h=F+1;if(x!==void 0&&
E.trim()===""){$.push(`entry ${h} is empty: write ${x}, separated by single commas`);continue}const u=M(E,h);"problem"in u?$.push(W(h,E,u.problem)):D.push(u.item)}
return $.length>0?{problem:R($)}:{items:D}}const W=(v,x,M)=>`entry ${v} ('${S(x.trim())}') ${M}`,l=({position:v,text:x},M,D)=>W(v,x,`names ${j(M)}, but the docu\
ment has ${(0,G.y_)(D,"page")}`);function j(v){return Number.isSafeInteger(v)?`page ${v}`:"a page far beyond its end"}const k=5;function R(v){const x=v.length-k;
return[...v.slice(0,k),...x>0?[`and ${x} more such entries`]:[]].join("; ")}function T(v){const x=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(v);return x?`is n\
ot a range: write ${x[1]}..${x[2]}${x[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(v)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(v)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function S(v){const x=[...v].map(M=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(M)?"?":M);return(0,G.Bu)(x.join(""),40)}}),29082:((_,X,d)=>{d.d(X,{k1:()=>l,lY:()=>W,m7:()=>j});var G=d(58552),H=d(66974);const K=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
W=T=>(0,H.F1)(T,"pages such as 1..3, -1, odd",(S,v)=>{const x=S.trim(),M=K.exec(x);if(!M)return{problem:R(x)};const[,D,$,F,E,h]=M,u={negated:D!==void 0,text:x,position:v};
if($!==void 0)return{item:{...u,pages:$.toLowerCase()}};const m=Number(F),P=E===void 0?m:h===void 0?"end":Number(h);return m===0||P===0?H.P3:{item:{...u,pages:{
from:m,to:P}}}});function l(T,S,v="pages"){const x=E=>(0,G.G6)([{field:v,message:E}]),M=W(T);if("problem"in M)throw x(M.problem);const D=new k(S),$=new k(S),F=[];
for(const E of M.items){const h=E.negated?$:D;if(typeof E.pages=="string"){h.add(E.pages);continue}const{from:u,to:m}=E.pages,P=u<0?S+1+u:u,A=m==="end"?S:m<0?S+
1+m:m,w=(m==="end"?u<0?[[u,P]]:[]:[[u,P],[m,A]]).find(([,B])=>B<1||B>S);w&&F.push((0,H.D6)(E,w[0],S)),!(m==="end"&&P>S||F.length>0)&&h.range(Math.min(P,A),Math.
max(P,A))}if(F.length>0)throw x((0,H.bs)(F));return M.items.every(({negated:E})=>E)&&D.add("all"),D.without($)}function j(T){const S=W(T);if("problem"in S||S.items.
length!==1)return;const{negated:v,pages:x}=S.items[0];if(v)return;if(x==="all")return{first:1};if(typeof x=="string"||x.from<1)return;const{from:M,to:D}=x;return D===
"end"?{first:M}:D===-1?{first:M}:D<1?void 0:{first:Math.min(M,D),last:Math.max(M,D)}}class k{pageCount;differences;odd=!1;even=!1;constructor(S){this.pageCount=
S,this.differences=new Int32Array(S+2)}add(S){S!=="even"&&(this.odd=!0),S!=="odd"&&(this.even=!0)}range(S,v){this.differences[S]++,this.differences[v+1]--}without(S){
const v=new Uint32Array(this.pageCount);let x=0,M=0,D=0;for(let $=1;$<=this.pageCount;$++){M+=this.differences[$],D+=S.differences[$];const F=$%2===1?"odd":"eve\
n";(M>0||this[F])&&!(D>0||S[F])&&(v[x++]=$)}return v.subarray(0,x)}}function R(T){return/^(not +)?\.\./i.test(T)?"has no start: a range is written 1..5":/^!/.test(
T)?"is not a page: leave out pages with not, such as not 2":(0,H.NL)(T.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((_,X,d)=>{d.d(X,{X:()=>K,l:()=>H});const G=/[ \u00a0-]/;function H(W){let l=0,j=0;const k=[...W].map((T,S)=>({sign:T.
toUpperCase(),at:S})).filter(({sign:T})=>!G.test(T)),R=T=>{const S=parseInt(T,36);l=(l*(S>9?100:10)+S)%97};for(let T=15;T<=Math.min(k.length,34);T++){l=0;for(const{
sign:S}of[...k.slice(4,T),...k.slice(0,4)])R(S);l===1&&(j=k[T-1].at+1)}return j}const K=W=>W.length>=15&&/^[A-Z]{2}\d\d/.test(W)&&H(W)===W.length}),52404:((_,X,d)=>{
d.d(X,{$:()=>W,U:()=>l});var G=d(58552),H=d(29082),K=d(98446);const W={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function l({first_page:j,last_page:k,pages:R},T){if(R!==void 0)return(0,H.k1)(R,T);const S=(0,K.y_)(T,"page"),v=[];if(j>T&&v.push({field:"\
first_page",message:`is ${j}, but the document has ${S}`}),k!==void 0&&k>T&&v.push({field:"last_page",message:`is ${k}, but the document has ${S}`}),v.length===
0&&k!==void 0&&j>k&&v.push({field:"first_page",message:`is ${j}, which is after last_page (${k})`,mentions:["last_page"]}),v.length>0)throw(0,G.G6)(v);return Uint32Array.
from({length:(k??T)-j+1},(x,M)=>j+M)}}),64132:((_,X,d)=>{d.r(X),d.d(X,{redact_text:()=>qs});var G=d(58552),H=d(29082),K=d(45657),W=d(33973),l=d(45599),j=d(74135),
k=d(6057),R=d(87141),T=d(44738),S=d(78021),v=d(86537),x=d(77581);const M=(e,t)=>e.start-t.start||t.end-e.end;function D(e,t){let n="",s=0;for(const{start:a,end:o}of t)
a>s&&(n+=e.slice(s,a)),s=Math.max(s,o);return n+e.slice(s)}const $=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","gu"),F=/[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/;
function E(e){if(e.search($)<0&&!F.test(e))return;let t="";const n=[],s=(o,i)=>{for(let r=o;r<i;){const c=String.fromCodePoint(e.codePointAt(r)),f=F.test(c)?c.normalize(
"NFKC"):c;for(let g=0;g<f.length;g++)n.push(f.length===c.length?r+g:r);t+=f,r+=c.length}};let a=0;for(const{0:o,index:i}of e.matchAll($))s(a,i),a=i+o.length;return s(
a,e.length),{text:t,places:[...n,e.length]}}const h=500;async function u(e,t){const n=(0,x.g7)(e).replace(P,""),s=await t(n);if(s.length>0){const o=(0,x.wx)(D(n,
s));return await U(o.bytes,t)?A:o}const a=E(n);return a&&(await t(a.text)).length>0||await U(e.bytes,t)?A:void 0}const m="\x1B",P=new RegExp(`${m}[a-zA-Z]{2,8}${m}`,
"g"),A=new l.Mx(new Uint8Array(0));async function U(e,t){for(const n of w(e))if((await t(n)).length>0)return!0;return!1}function w(e){const t=Buffer.from(e.buffer,
e.byteOffset,e.length).toString("latin1"),n=[t];return/[\x80-\xff]/.test(t)&&n.push(Buffer.from(e).toString("utf8")),t.includes("\0")&&n.push(t.replaceAll("\0",
"")),/%[0-9a-f]{2}/i.test(t)&&n.push(Buffer.from(B(t),"latin1").toString("utf8")),t.includes("&")&&n.push(C(n.at(-1))),t.includes("<")&&n.push(n.at(-1).replace(
/<[^<>]*>/g,"")),n}const B=e=>e.replace(/%([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16))),L={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},C=e=>e.replace(
/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,n,s,a)=>{if(a!==void 0)return L[a.toLowerCase()]??t;const o=n===void 0?parseInt(s,16):parseInt(n,
10);return o<=1114111?String.fromCodePoint(o):t});async function b(e,t,n){let s=0;const a=[t];for(let o=a.pop();o!==void 0;o=a.pop()){const i=o instanceof l.Z6?
o.dict:o;if(!(!(i instanceof l.Bi)&&!Array.isArray(i)))for(const[r,c]of i.entries()){if(!(c instanceof l.Mx)){(c instanceof l.Bi||Array.isArray(c))&&a.push(c);continue}
const f=e.job.pace.step(h);f&&await f;const g=await u(c,n);g&&(i instanceof l.Bi?i.set(r,g):i[r]=g,s++)}}return s}function O(e,t){const n=[];for(const s of e.array(
e.entry(e.pages.number(t),"Annots"))??[]){const a=e.dict(s);if(!a||!(0,l.Eo)(e.resolve(a.get("Subtype")),"Redact"))continue;const o=(e.array(a.get("QuadPoints"))??
[]).map(r=>Number(e.resolve(r))||0);for(let r=0;r+8<=o.length;r+=8){const[c,f]=[0,1].map(g=>[0,2,4,6].map(p=>o[r+p+g]));n.push(z(e,t,[(0,K.YG)(c),(0,K.YG)(f),(0,K.
Kf)(c),(0,K.Kf)(f)]))}const i=(0,k.b0)(e,a.get("Rect"));o.length<8&&i&&n.push(z(e,t,i))}return n.filter(({width:s,height:a})=>s>0&&a>0)}function z(e,t,n){const[
s,a,o,i]=(0,j.zl)((0,R.y)((0,k.iw)(e,t)),n);return{x:s,y:a,width:o-s,height:i-a}}async function V(e,t){t.size!==0&&await(0,T.L)(e,(n,s)=>{const a=t.get(s),o=a&&
(0,k.b0)(e,n.get("Rect"));if(!a||!o)return!1;const i=z(e,s,o);return a.some(r=>(0,v.EF)(i,r))})}const Y=["ActualText","Alt","E","T"];async function J(e,t,n){const s=new Set(
[...t.keys()].map(i=>e.pages.number(i)));let a=0;for(const i of s)for(const r of e.array(e.entry(i,"Annots"))??[]){const c=e.dict(r),f=c?await b(e,c,n):0;f>0&&(0,l.
i9)(r)&&e.edit(r),a+=f}for(const i of t.keys()){const r=e.pages.attribute(i,"Resources"),c=e.dict(e.dict(r)?.get("Properties"));for(const f of c?.values()??[]){
const g=await b(e,e.dict(f)??null,n);g>0&&(0,l.i9)(f)?e.edit(f):g>0&&(0,l.i9)(r)&&e.edit(r),a+=g}}const{live:o}=await(0,W.Gy)(e);for(let i=1;i<o.length;i++){const r=o[i]===
1?e.dict(e.get(i)):void 0,c=e.job.pace.step(300);if(c&&await c,!(!r||!(0,S.Uc)(r)||!nt(r,s)))for(const f of Y){const g=await b(e,[e.resolve(r.get(f))],n);g>0&&(e.
edit(i),r.delete(f)),a+=g}}return a}function nt(e,t){const n=e.get("Pg");return!(0,l.i9)(n)||t.has(n.number)}var ft=d(12237),St=d(14029);const Nt=5e4,De=20;function Ae(e,t,n){
const s=new Map;if(!e)return s;const a=e.areas??e.matches;if(!Array.isArray(a))throw Mt(["must have a list under areas, or under matches"]);if(a.length>Nt)throw Mt(
[`has ${a.length} areas, and at most ${Nt} are allowed`]);const o=[],i=new Set(t);for(const[r,c]of a.entries()){const f=Oe(c,n);if(typeof f=="string"?o.push(`ar\
ea ${r+1} ${f}`):i.has(f.page)?s.set(f.page-1,[...s.get(f.page-1)??[],...f.boxes]):o.push(`area ${r+1} is on page ${f.page}, which pages does not name`),o.length===
De)break}if(o.length>0)throw Mt(o);return s}const Mt=e=>(0,G.G6)([{field:"redact_areas",message:e.join("; ")}]),Wt=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e);function Oe(e,t){if(!Wt(e))return"must be an object with page and box";const{page:n}=e;if(typeof n!="number"||!Number.isInteger(n)||n<1||n>t)return`must have\
 a page from 1 to ${t}`;const a=(Array.isArray(e.boxes)?e.boxes:[e.box??e]).map(Ie);return a.some(o=>o===void 0)||a.length===0?"must have boxes with x, y, width\
 and height in points, which are greater than 0":{page:n,boxes:a}}function Ie(e){if(!Wt(e))return;const[t,n,s,a]=["x","y","width","height"].map(i=>e[i]);return[
t,n,s,a].every(i=>typeof i=="number"&&Number.isFinite(i))&&s>0&&a>0?{x:t,y:n,width:s,height:a}:void 0}var Fe=d(97727),ut=d(36078),Re=d(99876);async function Be(e,t,n,s){
const a=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(a.size===0)return;const{kinds:o,pages:i}=await(0,Re.F)(e,Uint32Array.from([...a.
keys()],c=>c+1)),r=new Fe.B(e);await r.inspect(i);for(const c of i){const f=e.job.pace.step(5e3);f&&await f;const g=(0,j.DI)((0,R.y)(o[c.kind])),p=[...new Map((a.
get(c.index)??[]).map(y=>[JSON.stringify(y),y])).values()],I=p.map(({x:y,y:N,width:Z,height:Q})=>{const[q,tt,at,oo]=(0,j.zl)(g,[y,N,y+Z,N+Q]);return`${(0,ut.id)(
q)} ${(0,ut.id)(tt)} ${(0,ut.id)(at-q)} ${(0,ut.id)(oo-tt)} re`});r.over(c,{resources:s?[s.addition]:[],operators:([y])=>{const N=p.map(Q=>s&&y!==void 0?s.paint(
y,Q,g):"").filter(Boolean),Z=N.length>0?`${N.join(`
`)}
`:"";return`/Artifact BMC q ${n==="black"?0:1} g ${I.join(`
`)} f Q
${Z}EMC
`}})}}var lt=d(58006),Le=d(78157),Pt=d(56681),Ue=d(8510),Gt=d(92223),Ne=d(71856),bt=d(82416),et=d(85008);const kt=4096,We=30;async function $t(e,t){const n=new et.
oz(e),s=[],a=[];let o=0;const i=r=>{s.push(r),o+=r.length};for(let r=1,c=n.next(!0);c!==et.Kp;c=n.next(!0),r++){c===et.An||c===et.Cd?(a.push({at:o,from:n.start,
to:n.end}),i(Buffer.from((0,bt.E3)(e,n.start,n.end)).toString("latin1").replaceAll("\0",""))):c===et.QR&&o>0&&i(`
`);const f=r%kt===0?t.step(kt*We):void 0;f&&await f}return{text:s.join(""),pieces:a}}const Ge=async(e,t,n)=>(await t((await $t(e,n)).text)).length;async function ke(e,t,n){
const{text:s,pieces:a}=await $t(e,n),o=await t(s);if(o.length===0)return e;const i=[];for(const[r,{at:c,from:f,to:g}]of a.entries()){const p=a[r+1]?.at??s.length;
o.some(I=>I.start<p&&c<I.end)&&i.push({from:f,to:g,text:"()"})}return(0,Pt.E$)(e,i,n)}const $e=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CI\
DSet","JBIG2Globals"];async function Ct(e,t,n){const s=new Map,a=new Map;for(let o=1;o<t;o++){if(!n(o))continue;const i=e.job.pace.step(300);i&&await i;const r=e.
get(o);r instanceof l.Z6?(ze(e,r.dict)&&s.set(o,r.dict.get("Resources")),(r.dict.has("CMapName")||(0,l.Eo)(e.resolve(r.dict.get("Type")),"CMap"))&&a.set(o,"CMap")):
r instanceof l.Bi&&Ke(e,o,r,s,a)}return{content:s,fonts:a,pages:je(e)}}function je(e){const t=new Set;for(const n of e.pages.numbers){const s=e.entry(n,"Content\
s");(0,l.i9)(s)&&t.add(s.number);for(const a of e.array(s)??[])(0,l.i9)(a)&&t.add(a.number)}return t}function ze(e,t){const n=e.resolve(t.get("Subtype"));return(0,l.
Eo)(n,"Form")||e.resolve(t.get("PatternType"))===1||t.has("BBox")&&!t.has("ShadingType")}function Ke(e,t,n,s,a){for(const c of $e){const f=n.get(c);(0,l.i9)(f)&&
a.set(f.number,c)}const o=(0,l.Eo)(e.resolve(n.get("Subtype")),"Type3")?e.dict(n.get("CharProcs")):void 0;for(const c of o?.values()??[])(0,l.i9)(c)&&s.set(c.number,
n.get("Resources"));const i=e.resolve(n.get("Type"));if(e.pages.holds(t)||!((0,l.Eo)(i,"Page")||(0,l.Eo)(i,"Template")))return;const r=n.get("Contents");for(const c of e.
array(r)??[r])(0,l.i9)(c)&&s.set(c.number,n.get("Resources"))}const He=-180;async function jt(e,{inText:t,inCodes:n},s){if(e.shown.length===0)return;const[a,o]=[
Ve(e),Ze(e)];zt(a,await t(a.text),s),zt(o,await n(o.text),s)}function zt({glyphs:e},t,n){for(const{start:s,end:a}of t)for(let o=s;o<a;o++)e[o]>=0&&n.add(e[o])}class Kt{parts=[];glyphs=[];add(t,n){
this.parts.push(t);for(let s=0;s<t.length;s++)this.glyphs.push(n)}finish(){return{text:this.parts.join(""),glyphs:this.glyphs}}}function Ve({shown:e}){const t=new Kt;
for(const{elements:n,font:s,first:a}of e){let o=a;for(const i of n)if(typeof i=="number")i<He&&t.add(" ",-1);else for(const{text:r}of s.glyphs(i))t.add(r,o++);t.
add(`
`,-1)}return t.finish()}function Ze({shown:e}){const t=new Kt;for(const{elements:n,font:s,first:a}of e){let o=a;for(const i of n){if(typeof i=="number")continue;
let r=0;for(let c=s.glyphs(i).length;c>0;c--){const f=s.partEnd(i,r,1);for(;r<f;r++)i[r]!==0&&t.add(String.fromCharCode(i[r]),o);o++}}t.add(`
`,-1)}return t.finish()}var Xe=d(64680),Ht=d(45079);async function Vt(e,t,n){const s=new Map,a=new Set;for(const{lists:o}of t)for(const{stream:i,tag:r,operator:c,
from:f,to:g,dict:p}of o){const I=`${i} ${f}`;if(a.has(I)||(a.add(I),await b(e,p,n)===0))continue;const y=new Xe.k(256);(0,Ht.bD)(y,p,Ht.yT);const N=`${r} ${Buffer.
from(y.bytes).toString("latin1")} ${c}`;s.set(i,[...s.get(i)??[],{from:f,to:g,text:N}])}return s}var vt=d(94389);const Ye=120,Qe=new Set([65536,1330926671,1953658213]),
Tt=132;async function Je(e,t,n){let s;for(const[a,o]of t){const i=e.subarray(a,Math.max(a,Math.min(o,e.length)));for(const{text:r,width:c,offset:f}of qe(i))for(const g of await n(
r))s??=e.slice(),_e(s,g,{start:a+f,width:c})}return s}function _e(e,t,{start:n,width:s}){for(let a=t.start;a<t.end;a++)s===2&&(e[n+2*a]=0),e[n+s*a+s-1]=Ye}function qe(e){
const t=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),n=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return n;for(const s of[0,1]){const a=Buffer.
from(e.slice(s,s+(e.length-s&-2)));n.push({text:a.swap16().toString("utf16le"),width:2,offset:s})}return n}function tn(e){if(e.length<12)return[];const t=new DataView(
e.buffer,e.byteOffset,e.byteLength);if(Qe.has(t.getUint32(0)))try{const o=(0,vt.tI)(t).get("name");return o?[[o.at,o.at+o.length]]:[]}catch{return[]}if(e[0]!==37&&
e[0]!==128)return[[0,e.length]];const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=n.slice(0,Math.max(n.indexOf("eexec"),0)),a=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(a)].map(({0:o,index:i})=>[i+(o.startsWith("/")?o.lastIndexOf("/")+1:1),i+o.length])}function en(e){if(e.length<Tt||Buffer.from(e.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(e.buffer,e.byteOffset,e.byteLength),n=Math.min(t.getUint32(128),100),s=[[40,128]];for(let a=0;a<n&&
Tt+12*(a+1)<=e.length;a++){const[o,i]=[4,8].map(r=>t.getUint32(Tt+12*a+r));s.push([o+8,o+i])}return s}function Zt(e){return[...Buffer.from(e.buffer,e.byteOffset,
e.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:n,index:s})=>[s+1,s+n.length])}const nn=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi;async function sn(e,t){
const n=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),s=[...n.matchAll(nn)],a=s.map(({1:c})=>{const f=Buffer.from(c.replace(/\s/g,""),"hex");return f.
subarray(0,f.length&-2).swap16().toString("utf16le")}),o=[];for(const[c,f]of a.entries())f.length>1&&(await t(f)).length>0&&o.push(c);if(o.length===0)return;let i="",
r=0;for(const c of o){const{0:f,index:g}=s[c];i+=`${n.slice(r,g)}<0020>`,r=g+f.length}return Buffer.from(i+n.slice(r),"latin1")}var on=d(30201);const an=new Set(
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),rn=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Et=e=>an.has(e)||rn.test(e)||(0,on.u)(e)!==void 0,xt=4,cn=60,fn=e=>/[\x80-\xff]/.test(e)?Buffer.from(e,"latin1").toString("utf8"):e,ln=["redacted-","removed-","\
name-","x-"];class dn{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,n){
const s=[n];for(let a=s.pop();a!==void 0;a=s.pop()){const o=a instanceof l.Z6?a.dict:a;if(o instanceof l.SX)this.add(o.text);else if(Array.isArray(o))for(const r of o)
s.push(r);else if(o instanceof l.Bi)for(const[r,c]of o)this.add(r),s.push(c);const i=t.job.pace.step(cn);i&&await i}}add(t){t.length>=xt&&this.seen.add(t)}async settle(){
const t=await Yt([...this.seen],this.find);if(t.length===0)return;const n=await Xt(this.find);for(const s of t)Et(s)||this.names.set(s,`${n}${this.names.size+1}`)}}
async function Xt(e){for(const t of ln)if((await e(`${t}1`)).length===0)return t;return""}async function Yt(e,t){const n=[];let s="";for(const i of e)n.push(s.length),
s+=`${fn(i)}
`;if(s==="")return[];const a=new Set;let o=0;for(const{start:i,end:r}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;o+1<n.length&&n[o+1]<=i;)o++;const c=e[o];
r-i>=xt&&r<=(n[o+1]??s.length)-1&&a.add(c)}return[...a]}function un(e,t){return(e.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<xt||!Number.isNaN(Number(s))).join(" ")}const hn=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
ht=4096,Qt=30,gn=3,pn={names:[],cuts:[]};async function mn(e,t,n,s){const a=Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),o=s.step(e.length);o&&
await o;const i=[...new Set(a.match(hn)??[]),...new Set(a.match(/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g)??[])],r=await Yt(i.map(yn),t);return r.length===0?pn:wn(
e,new Set(r),n,s)}const yn=e=>e.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,(t,n)=>String.fromCharCode(parseInt(n,16)));async function wn(e,t,n,s){const a=new Set,
o=[],i=new et.oz(e);for(let r=1,c=i.next();c!==et.Kp;c=i.next(),r++){const{start:f,end:g}=i,p=()=>Buffer.from(e.subarray(f,g)).toString("latin1");if(c===et.o_){
const y=(0,bt.MQ)(e,f+1,g);t.has(y)&&!Et(y)&&a.add(y)}else c===et.QR&&g-f>gn&&t.has(p())?o.push({from:f,to:g,text:""}):c===et.Ho&&(await n(p())).length>0&&o.push(
{from:f,to:g,text:"\0".repeat(g-f)});const I=r%ht===0?s.step(ht*Qt):void 0;I&&await I}return{names:[...a],cuts:o}}async function Sn(e,t,n){const s=[],a=new et.oz(
e);for(let o=1,i=a.next();i!==et.Kp;i=a.next(),o++){const r=i===et.o_?t.of((0,bt.MQ)(e,a.start+1,a.end)):void 0;r!==void 0&&s.push({from:a.start,to:a.end,text:`\
/${r}`});const c=o%ht===0?n.step(ht*Qt):void 0;c&&await c}return s.length===0?e:(0,Pt.E$)(e,s,n)}function Jt(e,t,n){for(const s of n){const a=t.shownAt(s);let o=e.
get(a.stream);o||e.set(a.stream,o=new Map);let i=o.get(a.from);i||o.set(a.from,i={shown:a,glyphs:new Set}),i.glyphs.add(s-a.first)}}var st=d(81077),dt=d(9819);const Mn={
ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",
TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function _t(e,t,n){return t?t===e.dict(e.trailer.get("I\
nfo"))?"the properties of the document":(0,S.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,l.Eo)(e.resolve(t.get("Subtype")),"Widget")?"form fields":"annotat\
ions":t.has("FT")?"form fields":(0,l.Eo)(e.resolve(t.get("Type")),"OCG")?"layers":n==="Title"&&t.has("Parent")?"bookmarks":Mn[n]??"other entries":"other entries"}
const gt=100,qt=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Pn=new Set(["Dest","D","S","C","AS","V","DV"]),bn=new Set(["DA","Registry","Ordering","CharS\
et","Panose","CheckSum","Lookup","NS"]),Cn=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,vn=new Set(["CreationDate","ModDate","M","LastModified","Cre\
ateDate"]);class Tn{document;names;edits;note;renamed=new Map;find;inNames;inCodes;prefix="";constructor(t,{inText:n,inNames:s,inCodes:a},o,i,r){this.document=t,
this.names=o,this.edits=i,this.note=r,this.find=n,this.inNames=s,this.inCodes=a}async run(t,n){const{document:s}=this;this.prefix=await Xt(this.find);const a=this.
trees(),o=[];for(const c of a)await this.nameKeys(c)&&o.push(c);let i;const r=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!n(c)||(0,l.i9)(r)&&r.number===
c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){if(t[c]!==1||(0,l.i9)(r)&&r.number===c)continue;const f=s.get(c);if(f instanceof l.Mx||f instanceof
l.SX){n(c)&&await this.scalar(c,f,await(i??=this.usesOfScalars(t)));continue}const g=n(c)&&await this.object(f),p=this.edits&&this.names.count>0&&await this.renameNames(
s.get(c));(g||p)&&this.edits&&s.edit(c)}for(const c of o)this.edits&&await this.rebuild(c);for(const[c,f]of[...s.trailer])(0,l.i9)(f)||c==="ID"||c==="Encrypt"||
!await this.object([f])||this.edits&&s.trailer.delete(c)}trees(){const{document:t}=this,n=(0,dt.Wo)(t,"Names"),s=(0,dt.Wo)(t,"StructTreeRoot");return[...[...n?.
dict.keys()??[]].map(a=>({holder:n.dict,number:n.holder,key:a})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"IDTree"}]:[]]}async nameKeys({holder:t,
key:n}){let s=!1;for(const[a]of await(0,st.Zc)(this.document,t.get(n),"Names"))!(a instanceof l.Mx)||!await u(a,this.find)||(this.rename((0,st.Pu)(a)),s=!0);return s}rename(t){
this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){const{document:n}=this,s=[t];for(let a=s.pop();a!==void 0;a=
s.pop()){const o=a instanceof l.Z6?a.dict:a;if(Array.isArray(o))for(const r of o)s.push(r);if(!(0,l.Zm)(o))continue;for(const[r,c]of o){const f=qt.has(r)?n.resolve(
c):null;if((0,l.Zm)(f))for(const g of f.keys())await this.nameOne(g);(0,l.i9)(c)||s.push(c)}const i=n.job.pace.step(gt*(1+o.size));i&&await i}}async nameOne(t){
t.length>=2&&await u((0,l.Px)(t),this.find)&&this.rename(`/${t}`)}async object(t){let n=!1;const s=[{value:t,dict:void 0,key:""}];for(let a=s.pop();a;a=s.pop()){
const o=a.value instanceof l.Z6?a.value.dict:a.value;if(!(o instanceof l.Bi)&&!Array.isArray(o))continue;if(Array.isArray(o)&&te(o)){await this.palette(o)&&(n=!0);
continue}const i=o instanceof l.Bi?o:a.dict;for(const[c,f]of[...o.entries()]){const g=typeof c=="string"?c:a.key,p=await this.entry(i,g,f);if(p===void 0){(f instanceof
l.Bi||Array.isArray(f))&&s.push({value:f,dict:i,key:g});continue}n=!0,this.note(_t(this.document,i,g)),this.edits&&(o instanceof l.Bi?o.set(c,p):o[c]=p)}o instanceof
l.Bi&&this.renamed.size>0&&this.renameKeys(o,a.key)&&(n=!0);const r=this.document.job.pace.step(gt);r&&await r}return n}async usesOfScalars(t){const{document:n}=this,
s=new Map;for(let a=1;a<t.length;a++){const o=[];t[a]===1&&o.push({value:n.get(a),dict:void 0,key:""});for(let i=o.pop();i;i=o.pop()){const r=i.value instanceof
l.Z6?i.value.dict:i.value;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;const c=r instanceof l.Bi?r:i.dict;for(const[g,p]of r.entries()){const I=Array.isArray(
r)&&te(r)?"Lookup":typeof g=="string"?g:i.key;(0,l.i9)(p)?s.set(p.number,{dict:c,key:I}):o.push({value:p,dict:c,key:I})}const f=n.job.pace.step(gt);f&&await f}}
return s}async scalar(t,n,s){const{document:a}=this,{dict:o,key:i}=s.get(t)??{dict:void 0,key:""},r=n instanceof l.SX?this.names.of(n.text):void 0,c=r===void 0?
await this.entry(o,i,n):new l.SX(r);c!==void 0&&(this.note(_t(a,o,i)),this.edits&&a.put(t,c))}async palette(t){const n=t[3];return!(n instanceof l.Mx)||(await this.
inCodes((0,st.Pu)(n))).length===0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new l.Mx(new Uint8Array(n.bytes.length))),!0)}async renameNames(t){const{names:n,
document:s}=this;let a=!1;const o=[t];for(let i=o.pop();i!==void 0;i=o.pop()){const r=i instanceof l.Z6?i.dict:i;if(!(r instanceof l.Bi)&&!Array.isArray(r))continue;
if(r instanceof l.Bi&&[...r.keys()].some(f=>n.of(f)!==void 0)){const f=[...r];r.clear();for(const[g,p]of f)r.set(n.of(g)??g,p);a=!0}for(const[f,g]of[...r.entries()]){
const p=g instanceof l.SX?n.of(g.text):void 0;if(p===void 0){(g instanceof l.Bi||Array.isArray(g))&&o.push(g);continue}a=!0,r instanceof l.Bi?r.set(f,new l.SX(p)):
r[f]=new l.SX(p)}const c=s.job.pace.step(gt);c&&await c}return a}async technical(t,n){const s=(0,st.Pu)(n);if(t==="DA"){if((await this.inNames(s)).length===0)return;
const o=un(s,this.names);return o===s||(await this.inNames(s)).length===(await this.inNames(o)).length?void 0:(0,l.Px)(o)}return t==="CheckSum"||t==="Panose"||t===
"CharSet"||Et(s)||Cn.test(s)||(await this.inCodes(s)).length===0?void 0:(0,l.Px)("")}async entry(t,n,s){if(s instanceof l.SX){const i=Pn.has(n)||n==="RoleMap"?this.
renamed.get(`/${s.text}`):void 0;return i===void 0?void 0:new l.SX(i)}if(s instanceof l.Mx&&bn.has(n))return this.technical(n,s);if(!(s instanceof l.Mx)||n==="C\
ontents"&&t&&(0,l.hi)(t))return;const a=this.renamed.get((0,st.Pu)(s));if(a!==void 0)return(0,l.Px)(a);const o=await u(s,this.find);return o&&vn.has(n)?(0,l.Px)(
""):!o||n!=="T"||!t||!En(t)?o:(this.rename((0,st.Pu)(s)),(0,l.Px)(this.renamed.get((0,st.Pu)(s))))}renameKeys(t,n){const s=[...t];if(!(qt.has(n)||this.isNaming(
t))||!s.some(([o])=>this.renamed.has(`/${o}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[o,i]of s)t.set(this.renamed.get(`/${o}`)??
o,i);return!0}isNaming(t){const{document:n}=this,s=n.dict(n.catalog.get("StructTreeRoot"));return[n.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(
a=>n.dict(a)===t)}async rebuild({holder:t,number:n,key:s}){const{document:a}=this,o=await(0,st.Zc)(a,t.get(s),"Names");a.edit(n);const i=(0,st.H6)(a,(0,st.AN)(o),
"Names"),r=t.get(s);(0,l.i9)(r)?a.put(r,i):t.set(s,i),a.edit((0,dt.Kd)(r,n))}}const te=([e])=>(0,l.Eo)(e,"Indexed")||(0,l.Eo)(e,"I"),En=e=>e.has("FT")||e.has("K\
ids")||e.has("Parent")&&!e.has("Contents");var ot=d(47212);class ee{document;searching;choose;stays;rewriter;use;found=new Map;renaming;constructor(t,n,s,a,o,i){
this.document=t,this.searching=n,this.choose=s,this.stays=a,this.rewriter=o,this.use=i,this.renaming=new dn(n.inNames)}async run(t){const{document:n,stays:s,renaming:a}=this,
{live:o}=await(0,W.Gy)(n),i=c=>o[c]===1&&s[c]!==1,r=await Ct(n,o.length,i);for(const[c,f]of r.content)i(c)&&!t.has(c)&&await this.content(c,f);for(let c=1;c<o.length;c++)
i(c)&&n.isStream(c)&&await this.data(c,r);for(let c=1;c<o.length;c++)i(c)&&await a.note(n,n.get(c));await a.settle(),this.note("names",a.count),this.rewriter&&a.
count>0&&await this.renameContent(o),await new Tn(n,this.searching,a,this.rewriter!==void 0,c=>this.note(c)).run(o,i)}async renameContent(t){const{document:n,renaming:s}=this,
{content:a,pages:o}=await Ct(n,t.length,i=>t[i]===1);for(const i of new Set([...a.keys(),...o])){const r=n.get(i);if(!(r instanceof l.Z6))continue;const c=this.
decoded(r),f=await Sn(c,s,n.job.pace);f!==c&&n.put(i,await(0,Gt.c)(n,r,f))}}note(t,n=1){n>0&&this.found.set(t,(this.found.get(t)??0)+n)}async content(t,n){const{
document:s,searching:a}=this,o=s.get(t);if(!(o instanceof l.Z6))return;const i=this.decoded(o),r=await new ot.Wz(s).stream(i,n),{glyphs:c,count:f}=await this.choose(
r,!1),g=c.size;await jt(r.trace,a,c);const p=await Vt(s,[r.trace],a.inText);if(this.note("content that no page shows",Math.max(f,+(c.size>g))+p.size),(0,ot.FU)(
r,c),this.use?.note(r.trace,c),!this.rewriter||c.size===0&&p.size===0)return;const I=new Map;Jt(I,r.trace,c),await this.rewriter.inPlace(new Map([[0,t]]),[r.trace],
{removals:I,others:p,images:new Map})}decoded(t){const n=this.document.decodedPart(t);if(!n)throw new G.zU("redaction_incomplete","A content stream cannot be re\
ad, because its compression is not known");return n.data}async data(t,{content:n,fonts:s,pages:a}){const{document:o}=this,i=o.get(t);if(!(i instanceof l.Z6))return;
const{dict:r}=i,c=s.get(t);c!==void 0?await this.fontData(t,i,c):Dn(o,r)?this.rewriter||await this.otherData(t,i):xn(o,r)?await this.colorData(t,i):n.has(t)||a.
has(t)?await this.hiddenStrings(t,i):await this.otherData(t,i)}async hiddenStrings(t,n){const{document:s,rewriter:a}=this,o=this.searching.inCodes,{pace:i}=s.job,
r=this.decoded(n),c=r.includes(Le.IQ)&&await U(An(r),this.searching.inText),f=await Ge(r,o,i),{names:g,cuts:p}=await mn(r,this.searching.inNames,o,i);for(const Z of g)
this.renaming.add(Z);if(c&&this.note("comments of content"),this.note("content that no page shows",f+p.length),!a||!c&&f===0&&p.length===0)return;const I=p.length>
0?await(0,Pt.E$)(r,p,i):r,y=f>0?await ke(I,o,i):I,N=c?(await(0,Ue.f)(y,i)).content:y;s.put(t,await(0,Gt.c)(s,n,N))}async fontData(t,n,s){const{inCodes:a,inText:o}=this.
searching;if(s.startsWith("FontFile"))return this.overwrite(t,n,tn);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,n,Zt);const i=this.document.get(
t),r=this.document.decodedPart(i)?.data,c=r&&this.document.job.pace.step(r.length);c&&await c;const f=r&&await sn(r,o);f?this.replace(t,i,f):r&&await U(r,a)&&this.
note("names")}async colorData(t,n){const{document:s}=this,a=s.resolve(n.dict.get("FunctionType"));a===4?await this.overwrite(t,n,Zt):typeof a!="number"&&!(0,l.Eo)(
s.resolve(n.dict.get("Subtype")),"Image")&&!n.dict.has("ShadingType")&&await this.overwrite(t,n,en)}async overwrite(t,n,s){const{document:a}=this,o=a.decodedPart(
n)?.data;if(!o)return;const i=a.job.pace.step(o.length);i&&await i;const r=s(o);if(!r)return this.otherData(t,n);const c=await Je(o,r,this.searching.inCodes);c&&
this.replace(t,n,c)}replace(t,n,s){this.note("fonts and colors"),this.rewriter&&this.document.put(t,(0,lt.n)(n,s,{compress:!0}))}async otherData(t,n){const{document:s,
rewriter:a}=this,o=(0,Ne.In)(n)?"metadata":"streams",i=o==="metadata"?this.searching.inText:this.searching.inCodes,r=this.document.decodedPart(n)?.data;if(!r)throw new G.
zU("redaction_incomplete","A stream cannot be read, because its compression is not known");const c=s.job.pace.step(r.length);c&&await c;const f=w(o==="metadata"?
ne(r):r),g=await Promise.all(f.map(async y=>(await i(y)).length));if(this.note(o,(0,K.Kf)(g)),!a||g.every(y=>y===0))return;const[p=""]=f,I=Buffer.from(D(Buffer.
from(r).toString("latin1"),await i(p)),"latin1");await U(ne(I),i)?s.remove(t):s.put(t,(0,lt.n)(n,I,{compress:!1}))}}function xn(e,t){return["FunctionType","Shad\
ingType","N"].some(n=>typeof e.resolve(t.get(n))=="number")||(0,l.Eo)(e.resolve(t.get("Subtype")),"Image")}const Dn=(e,t)=>(0,l.Eo)(e.resolve(t.get("Type")),"Em\
beddedFile");function An(e){return Buffer.from((Buffer.from(e).toString("latin1").match(/%[^\r\n]*/g)??[]).join(`
`),"latin1")}function ne(e){const n=Buffer.from(e).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,s=>" ".repeat(
s.length));return Buffer.from(n,"latin1")}var se=d(42973),On=d(68973),In=d(92043),Fn=d(1900),pt=d(95340),oe=d(71157);const Rn=6,it=1,Dt=["Filter","DecodeParms",
"Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL",
"L","Length","Interpolate"];class ae{document;shade;constructor(t,n){this.document=t,this.shade=n}async without(t,n){const{document:s}=this,{image:a}=t[0],{width:o,
height:i}=(0,pt.h)(s,a.dict),r=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(r.length===0||!(o>0&&i>0))return;const c=re(r,n,o,i);if(!c.some(({left:f,top:g,right:p,
bottom:I})=>f<=0&&g<=0&&p>=o&&I>=i))return s.add(await this.overwrite(a,c))}async shows({image:t,matrix:n},s){const{document:a,shade:o}=this,{width:i,height:r}=(0,pt.
h)(a,t.dict);if(!(i>0&&r>0)||n[0]*n[3]===n[1]*n[2])return!1;const c=re([{matrix:n}],s,i,r);if(c.length===0)return!1;const f=a.resolve(t.dict.get("ImageMask"))===
!0?255:o,g=await this.draw(t),p=await mt(a,g,3);return c.some(({left:I,top:y,right:N,bottom:Z})=>{for(let Q=y+it;Q<Z-it;Q++){const[q,tt]=[I+it,N-it].map(at=>(Q*
g.width+at)*3);for(let at=q;at<tt;at++)if(p[at]!==f)return!0}return!1})}async overwrite(t,n){const{document:s,shade:a}=this,o=new l.Bi(t.dict),{dict:i}=t;for(const N of Dt)
o.delete(N);if(s.resolve(i.get("ImageMask"))===!0)return this.stencil(t,o,n,1);const[r,c]=[s.resolve(i.get("SMask")),s.resolve(i.get("Mask"))];if((0,l.cy)(c)||r instanceof
l.Z6&&r.dict.has("Matte")||typeof i.get("SMaskInData")=="number")throw ie("has an image whose mask cannot be written again");const f=await this.draw(t),g=await(0,Fn.
cE)(f,s.job.pace),p=await mt(s,f,g?3:1),{width:I,height:y}=f;for(const{left:N,top:Z,right:Q,bottom:q}of n.map(tt=>At(tt,I,y)))for(let tt=Z;tt<q;tt++){const at=g?
3:1;p.fill(a,(tt*I+N)*at,(tt*I+Q)*at)}return o.set("ColorSpace",(0,l.UU)(g?"DeviceRGB":"DeviceGray")),o.set("BitsPerComponent",8),r instanceof l.Z6?o.set("SMask",
s.add(await this.opaque(r,I,y,n))):c instanceof l.Z6&&o.set("Mask",s.add(await this.maskOf(c,I,y,n))),this.pack(o,p)}async opaque(t,n,s,a){const o=await this.draw(
t),i=await mt(this.document,o,1);for(const c of a.map(f=>fe(f,o.width/n,o.height/s,o)))for(let f=c.top;f<c.bottom;f++)i.fill(255,f*o.width+c.left,f*o.width+c.right);
const r=new l.Bi(t.dict);for(const c of Dt)r.delete(c);return r.set("ColorSpace",(0,l.UU)("DeviceGray")),r.set("BitsPerComponent",8),this.pack(r,i)}maskOf(t,n,s,a){
const o=(0,pt.h)(this.document,t.dict),i=new l.Bi(t.dict);for(const c of Dt)i.delete(c);const r=a.map(c=>fe(c,o.width/n,o.height/s,o));return this.stencil(t,i,r,
0)}async stencil(t,n,s,a){const o=await this.draw(t),i=await mt(this.document,o,1),{width:r,height:c}=o;for(const{left:p,top:I,right:y,bottom:N}of s.map(Z=>At(Z,
r,c)))for(let Z=I;Z<N;Z++)i.fill(a*255,Z*r+p,Z*r+y);const f=r+7>>3,g=new Uint8Array(f*c);for(let p=0;p<c;p++)for(let I=0;I<r;I++)i[p*r+I]>=128&&(g[p*f+(I>>3)]|=
128>>(I&7));return n.set("ImageMask",!0),n.set("BitsPerComponent",1),this.pack(n,g)}async pack(t,n){return t.set("Type",(0,l.UU)("XObject")),t.set("Subtype",(0,l.
UU)("Image")),t.set("Filter",(0,l.UU)("FlateDecode")),new l.Z6(t,await(0,On.uM)(this.document.job).deflate(n,Rn))}async draw(t){const{document:n}=this,{job:s}=n,
{width:a,height:o}=(0,pt.h)(n,t.dict);if(!(a>0&&o>0))throw ie("has an image without a size");if(a*o>s.limits.pixels)throw(0,se.F)("pixels",`An image has ${a*o} \
pixels, which are too many to redact`,"Make it smaller first");const i=new l.Bi(t.dict);for(const I of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata",
"OC","Interpolate"])i.delete(I);i.set("Type",(0,l.UU)("XObject")),i.set("Subtype",(0,l.UU)("Image"));const r=n.fork(),c=Buffer.from(`0 g q ${a} 0 0 ${o} 0 0 cm \
/I Do Q
`,"latin1"),f=r.add(null),g=(0,l.jd)({Type:(0,l.UU)("Page"),Parent:f,MediaBox:[0,0,a,o],Contents:r.add(new l.Z6(new l.Bi,c)),Resources:(0,l.jd)({XObject:(0,l.jd)(
{I:r.add(new l.Z6(i,n.encoded(t)))})})});return r.put(f,(0,l.jd)({Type:(0,l.UU)("Pages"),Count:1,Kids:[r.add(g)]})),r.put(r.catalogNumber,(0,l.jd)({Type:(0,l.UU)(
"Catalog"),Pages:f})),r.trailer.delete("Info"),(await In.Y.open(await(0,St.UN)(r,{encryption:"none",draft:!0}),s)).draw(0,{width:a,height:o,isTransparent:!1})}}
const ie=e=>new G.zU("redaction_incomplete",`The document ${e}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas \
of these images",fields:["pages_to_images"]}),re=(e,t,n,s)=>e.flatMap(({matrix:a})=>{const o=(0,j.DI)(a);return t.filter(r=>(0,v.EF)((0,oe.jY)(a),r)).map(({x:r,
y:c,width:f,height:g})=>{const[p,I,y,N]=(0,j.zl)(o,[r,c,r+f,c+g]);return ce([p*n,(1-N)*s,y*n,(1-I)*s],n,s)})}),ce=([e,t,n,s],a,o)=>At({left:Math.floor(e)-it,top:Math.
floor(t)-it,right:Math.ceil(n)+it,bottom:Math.ceil(s)+it},a,o),At=({left:e,top:t,right:n,bottom:s},a,o)=>({left:Math.min(Math.max(e,0),a),top:Math.min(Math.max(
t,0),o),right:Math.min(Math.max(n,0),a),bottom:Math.min(Math.max(s,0),o)}),fe=({left:e,top:t,right:n,bottom:s},a,o,{width:i,height:r})=>ce([e*a,t*o,n*a,s*o],i,r);
async function mt({job:e},t,n){const s=new Uint8Array(t.width*t.height*n);for(let a=0,o=0;a<t.height;a++){const i=t.row(a);for(let c=0;c<i.length;c+=4)n===3&&(s[o++]=
i[c+2]),s[o++]=i[c+1],n===3&&(s[o++]=i[c]);const r=e.pace.step(2*i.length);r&&await r}return s}const Bn=new Set(["Parent","P","Dest","B"]),Ln=300;async function le(e,t){
const{pages:n}=e,s=new Uint8Array(e.size);if(t.size===n.count)return s;const a=Array.from({length:n.count},(o,i)=>i);return await de(e,a.filter(o=>!t.has(o)),o=>s[o]=
1),await de(e,[...t],o=>s[o]=0),s}async function de(e,t,n){const{pages:s,job:a}=e,o=new Uint8Array(e.size),i=new dt.b9(e),r=[],c=f=>{o[f]=1,n(f),r.push(e.get(f))};
for(const f of t){c(s.number(f));const g=s.attribute(f,"Resources");g!==void 0&&r.push(g);for(let p=r.pop();p!==void 0;p=r.pop()){if((0,l.i9)(p)){p.number<o.length&&
o[p.number]===0&&!Un(e,p.number)&&c(p.number);continue}const I=p instanceof l.Z6?p.dict:p;if(Array.isArray(I))for(const N of I)r.push(N);else if(I instanceof l.
Bi)for(const[N,Z]of I)Bn.has(N)||r.push(Z);i.spend(1);const y=a.pace.step(Ln);y&&await y}}}function Un(e,t){const n=e.resolve(e.entry(t,"Type"));return(0,l.Eo)(
n,"Page")||(0,l.Eo)(n,"Pages")||e.pages.holds(t)}var Nn=d(18930),rt=d(98446),ue=d(49568),Ot=d(779),he=d(9312),Wn=d(17886);const ge=["january","february","march",
"april","may","june","july","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","\
janvier","février","mars","avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio",
"agosto","septiembre","octubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","m\
ar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),Gn={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{\
N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:\
[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfon\
o|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-\
9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${ge})\
\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${ge})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},kn={iban:Wn.l,card:jn};async function $n(e,t){const n=await Promise.
all(e.map(async s=>({kind:s,pattern:await(0,he.Gv)("redact_kinds",Gn[s],"regex",t)})));return{hasGroups:!1,search:async(s,a,o)=>{const i=[];let r=!1;for(const{kind:c,
pattern:f}of n){const g=await f.search(s,a,o);r||=g.truncated,(0,K.RZ)(i,g.matches.flatMap(({start:p,end:I})=>{const y=kn[c]?.(s.slice(p,I))??I-p;return y>0?[{start:p,
end:p+y,groups:{}}]:[]}))}return{matches:i.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:r}}}}const pe=/[ \u00a0-]/;function jn(e){const t=[...e].map((n,s)=>({
sign:n,at:s})).filter(({sign:n})=>!pe.test(n));for(let n=Math.min(t.length,19);n>=13;n--){let s=0;for(let o=0;o<n;o++){const i=Number(t[n-1-o].sign)*(o%2===0?1:
2);s+=i>9?i-9:i}const a=t[n-1].at+1;if(s%10===0&&(n===t.length||pe.test(e[a])))return a}return 0}const me=2e3,It=2e5;async function zn({search:e,search_mode:t,redact_kinds:n=[]},s){
const a=[];return n.length>0&&a.push(await $n(n,s)),e!==void 0&&a.push(t==="regex"?await(0,he.Gv)("search",e,t,s):await Kn(e,s)),new Xn(Vn(a),n.length===0&&t!==
"regex",s)}async function Kn(e,{pace:t}){const n=e.split(`
`).filter(s=>s.trim()!=="");if(n.length>me)throw(0,G.G6)([{field:"search",message:`has ${n.length} lines, and at most ${me} are allowed`}]);return(0,Ot.yS)(n,t)}
const Hn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function Vn(e){const[t]=e;return e.length===1?t:e.length===0?Hn:{hasGroups:!1,search:async(n,s,a)=>{
const o=[];for(const r of e)o.push(await r.search(n,s,a));return{matches:o.flatMap(({matches:r})=>r).sort((r,c)=>r.start-c.start||c.end-r.end),truncated:o.some(
({truncated:r})=>r)}}}}const Ft=4,ye=1e4,Zn=2;class Xn{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,n,s){this.pattern=t,this.isLiteral=
n,this.job=s}note(t){this.isLiteral||t.length<Ft||this.texts.size>=ye||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=Zn&&this.
areaWords.size<ye&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Ot.yS)([...this.areaWords],this.job.pace);return n=>this.
search(t,n)};inText=t=>this.search(this.pattern,t);inNames=async t=>(await this.inText(t)).filter(({start:n,end:s})=>s-n>=Ft);inCodes=async t=>{if(!this.isLiteral&&
this.texts.size===0)return[];const n=this.isLiteral?this.pattern:await(this.literal??=(0,Ot.yS)([...this.texts],this.job.pace));return(await this.search(n,t)).filter(
({start:s,end:a})=>a-s>=Ft)};async search(t,n){if(n==="")return[];const{matches:s,truncated:a}=await t.search(n,It,this.job.pace);if(a)throw we();return s}}const we=()=>(0,se.
F)("searching","A page, or another text of the document, is too long to be searched to its end","Split the document first"),Yn=2e3,Qn=100;async function Se(e,t){
const n=E(e);if(!n)return[];const{places:s}=n;return(await t.inText(n.text)).flatMap(({start:a,end:o})=>{const i={start:s[a],end:s[o-1]+1};return i.end-i.start>
o-a||n.text.slice(a,o)!==e.slice(i.start,i.end)?[i]:[]})}async function Jn(e,t,n){const{all:s,truncated:a}=await(0,ue.IQ)(e,t.pattern,It,n);return a||s.length>0||
(await Se(e.flow.text,t)).length>0}async function Rt(e,t,n){const{all:s,counted:a,truncated:o}=await(0,ue.IQ)(e.page,t.pattern,It,n);if(o)throw we();const{flow:i}=e.
page,r=[...s,...(await Se(i.text,t)).map(p=>({...p,flow:i}))],c=new Set,f=new Map,g=[];for(const{flow:p,start:I,end:y}of r){const N=new Set,Z=n.step((y-I)*Qn+Yn);
Z&&await Z,(0,ot.PC)(e,p,I,y,N);for(const Q of p.lineBoxes(I,y))f.set(`${Q.x} ${Q.y} ${Q.width} ${Q.height}`,Q),e.trace.areUnseen(N,Q)&&g.push(Q);for(const Q of N)
c.add(Q);t.note(p.text.slice(I,y))}for(const p of _n(e))t.noteArea(p);return{glyphs:c,boxes:[...f.values()],unseen:g,count:a.length}}function _n(e){const{page:t,
trace:n}=e;if(n.touched.size===0)return[];const{flow:s}=t;return[...s.text.matchAll(/\S+/g)].flatMap(({0:a,index:o})=>{const i=new Set;return(0,ot.PC)(e,s,o,o+a.
length,i),[...i].some(r=>n.touched.has(r))?[a]:[]})}const qn=.01;async function ts(e,{pages:t,search:n,areas:s,shade:a},o){const i=await(0,ft.E)(e,o),r=new Nn.X(
i),c=[];for(const y of t)await Jn(await r.page(y-1),n,o.pace)&&c.push(`page ${y}`);const f=new ot.Wz(i),g=new ae(i,a);for(const[y,N]of s){const{trace:Z}=await f.
all(y,N.map(q=>(0,v.wS)(q,-qn)));(Z.touched.size>0||Z.isPaintedIn||Z.undivided.size>0||await es(g,Z,N))&&c.push(`areas of page ${y+1}`)}const p=await le(i,new Set(
Array.from(t,y=>y-1))),I=new ee(i,n,y=>Rt(y,n,o.pace),p);await I.run(new Set);for(const y of I.found.keys())c.push(y);if(c.length>0)throw new G.zU("redaction_in\
complete",`Text to redact is still in ${(0,rt.Dw)(c)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function es(e,t,n){
for(const s of t.images)if(await e.shows(s,n))return!0;return!1}var ns=d(61491);async function ss(e,t,n){const{fragments:s,leafOf:a}=e.page.found;if(!a)return;const o=new Map;
for(const r of s){const c=a(r);c&&await i(c.element)&&(0,ot.Bc)(e,r.letters,r.text.length,n)}async function i(r){const c=o.get(r);if(c!==void 0)return c;let f=!1;
for(const{actualText:g}of(0,ns.Hy)(r))g!==void 0&&(await t(g)).length>0&&(f=!0);return o.set(r,f),f}}async function os(e,t,n){const s=new Map;if(t.length>0)for(const{
images:r}of e)for(const c of r){const f=`${c.stream} ${c.from}`;s.set(f,[...s.get(f)??[],c])}const a=new Map,o=new Map;let i=0;for(const r of s.values()){const[
{stream:c,from:f,to:g}]=r;if(!r.some(({matrix:y})=>t.some(N=>(0,v.EF)((0,oe.jY)(y),N))))continue;i++;const p=await n.without(r,t),I=p&&`OctavoRedacted${p.number}`;
a.set(c,[...a.get(c)??[],{from:f,to:g,text:I?`/${I} Do`:""}]),I&&o.set(c,(o.get(c)??new Map).set(I,p))}return{cuts:a,images:o,count:i}}var as=d(2843);class Bt{fonts=new Map;hasGone=!1;note({
shown:t},n=is){for(const{font:s,elements:a,first:o}of t){let i=this.fonts.get(s);i||this.fonts.set(s,i={kept:new Set,gone:new Set,lengths:new Set});let r=o;for(const c of a){
if(typeof c=="number")continue;let f=0;for(const g of s.glyphs(c)){const p=s.partEnd(c,f,1);i.lengths.add(p-f),f=p,n.has(r++)?(i.gone.add(g),this.hasGone=!0):i.
kept.add(g)}}}}noteGone(t,n){if(n.size===0)return;const s=new Bt;s.note(t,n);for(const[a,{gone:o,lengths:i}]of s.fonts){const r=this.fonts.get(a);if(r)for(const c of o)
r.gone.add(c);else this.fonts.set(a,{kept:new Set,gone:o,lengths:i})}this.hasGone=!0}}const is=new Set,Me=8;class rs{document;searching;choose;images;areas;rewriter;use=new Bt;read=new Set;noted=new Set;hasLayers;constructor(t,n,s,a,o){
this.document=t,this.searching=n,this.choose=s,this.images=a,this.areas=o,this.rewriter=new as.q(t),this.hasLayers=(0,dt.Wo)(t,"OCProperties")!==void 0}async page(t){
this.noted.add(t);const n=this.areas.get(t)??[],s=[];let[a,o,i]=[0,0,!1];for(let r=0;r<Me;r++){const{texts:c,chosen:f}=await this.readPage(t,r,n),g=c.map(({trace:y})=>y),
p=await this.cutsOf(t,g,f,n),I=p.removals.size===0&&p.others.size===0||!g.some(({isPartial:y})=>y);for(const[y,N]of g.entries())I||r===Me-1?this.use.note(N,f[y].
glyphs):this.use.noteGone(N,f[y].glyphs);if(p.removals.size===0&&p.others.size===0)break;i=!0,o+=p.count;for(const y of f)for(const N of y.boxes)s.push(N);if(r===
0&&(a=f.reduce((y,N)=>Math.max(y,N.count),n.length>0?0:1)),await this.rewriter.page(t,g,p),I)break}if(!(n.length===0&&!i))return{index:t,boxes:[...s,...n],count:a+
n.length,images:o}}async cutsOf(t,n,s,a){const o=new Set(n.flatMap(y=>[...y.undivided]));if(o.size>0)throw fs(t+1,[...o]);const i=new Map;for(const[y,{glyphs:N}]of s.
entries())Jt(i,n[y],N);const r=a.length>0?await this.searching.ofAreas():void 0,c=async y=>[...await this.searching.inText(y),...r?await r(y):[]].sort(M),f=await Vt(
this.document,n,c),{cuts:g,images:p,count:I}=await os(n,[...a,...s.flatMap(({unseen:y})=>y)],this.images);for(const y of[g,...n.map(N=>N.cuts)])for(const[N,Z]of y)
f.set(N,cs([...f.get(N)??[],...Z]));return{removals:i,others:f,images:p,count:I}}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].
filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,n,s){const a=new ot.Wz(this.document),o=await a.shown(t,s),i=[o],r=[await this.choose(o,!0)];if(o.trace.
isPartial||this.hasLayers||n>0||s.length>0){const c=await a.all(t,s);i.push(c),r.push({...await this.choose(c,!1),boxes:[]})}for(const[c,f]of i.entries()){await ss(
f,this.searching.inText,r[c].glyphs),(0,ot.C7)(f,r[c].glyphs),await jt(f.trace,this.searching,r[c].glyphs),(0,ot.FU)(f,r[c].glyphs);for(const g of f.trace.contents.
keys())this.read.add(g)}return{texts:i,chosen:r}}}const cs=e=>[...new Map(e.map(t=>[`${t.from} ${t.to}`,t])).values()],fs=(e,t)=>(0,G.G6)([{field:"redact_areas",
message:`has an area on page ${e} into which ${(0,rt.Dw)(t)} reaches, which cannot be divided: choose another area, or redact images of the pages`,mentions:["pa\
ges_to_images"]}]);var Pe=d(61540),yt=d(49454),ls=d(15330),ds=d(57373),us=d(12202),hs=d(88739),wt=d(61188),ct=d(48462);const Lt=14,gs=1330926671,ps=[139,139,13,
Lt];function ms(e,t,n){try{const s=Buffer.from(e),a=new DataView(s.buffer,s.byteOffset,s.length),o=a.getUint32(0);if(s[0]===37||s[0]===128)return bs(s,t);if(o===
gs){const i=(0,vt.tI)(a).get("CFF ");if(!i)return;be(s.subarray(i.at,i.at+i.length),t)}else s[0]===1&&s[1]===0&&o!==65536?be(s,t):ys(a,t,n);return s}catch(s){if(!(s instanceof
RangeError))throw s;return}}function be(e,t){const n=new DataView(e.buffer,e.byteOffset,e.length),s=(0,wt.Pe)(n,(0,wt.Pe)(n,n.getUint8(2)).end),a=(0,wt.zz)(n,s.
offsets[0]??0,s.offsets[1]??0).get(17)?.[0];if(a===void 0)return;const{offsets:o}=(0,wt.Pe)(n,a);for(const i of t)typeof i=="number"&&i>0&&i+1<o.length&&e.fill(
Lt,o[i],o[i+1])}function ys(e,t,n){const s=(0,vt.tI)(e),[a,o,i]=["head","loca","glyf"].map(y=>s.get(y));if(!a||!o||!i)return;const r=e.getInt16(a.at+50)!==0,c=Math.
floor(o.length/(r?4:2))-1,f=y=>r?e.getUint32(o.at+y*4):e.getUint16(o.at+y*2)*2,g=(y,N)=>r?e.setUint32(o.at+y*4,N):e.setUint16(o.at+y*2,N/2),p=ve(n,c,y=>[i.at+f(
y),i.at+f(y+1)],e),I=new Set([...ve(t,c,y=>[i.at+f(y),i.at+f(y+1)],e)]);for(let y=c-1;y>0;y--){if(!I.has(y)||p.has(y))continue;const[N,Z]=[f(y),f(y+1)];if(!(Z<=
N)){new Uint8Array(e.buffer,e.byteOffset+i.at+N,Z-N).fill(0);for(let Q=y;Q>0&&f(Q)===N;Q--)g(Q,Z)}}}const[ws,Ss,Ce,Ms,Ps]=[1,8,32,64,128];function ve(e,t,n,s){const a=new Set,
o=[...e].filter(i=>typeof i=="number");for(let i=o.pop();i!==void 0;i=o.pop()){if(i<0||i>=t||a.has(i))continue;a.add(i);const[r,c]=n(i);if(!(c-r<12||s.getInt16(
r)>=0))for(let f=r+10,g=Ce;g&Ce&&f+4<=c;)g=s.getUint16(f),o.push(s.getUint16(f+2)),f+=4+(g&ws?4:2)+(g&Ss?2:g&Ms?4:g&Ps?8:0)}return a}function bs(e,t){const n=(0,ct.
_M)(e);if(!n)return;const{plain:s,start:a,end:o}=n,i=s.indexOf("/CharStrings");if(i<0)return;const r=Number(/\/lenIV\s+(\d+)/.exec(s.toString("latin1",0,Math.min(
i,4096)))?.[1]??4);for(const[c,f]of(0,ct.Ag)(s,i)){if(!t.has(c)||c===".notdef")continue;const g=(0,ct.Ns)(f,ct.Ed).fill(Lt,r);g.set(ps.slice(0,Math.max(g.length-
r,0)),r),f.set((0,ct.Ze)(g,ct.Ed))}return Buffer.concat([e.subarray(0,a),n.seal(s),e.subarray(o)])}const Cs=300,vs=2;async function Ts(e,t,n,s){if(!t.hasGone)return;
const{live:a}=await(0,W.Gy)(e),o=new ot.Wz(e);for(const c of s)t.note((await o.all(c,[])).trace);const{content:i}=await Ct(e,a.length,c=>a[c]===1&&n(c));for(const[
c,f]of i){const g=e.get(c),p=g instanceof l.Z6&&e.decodedPart(g)?.data;p&&t.note((await o.stream(p,f)).trace)}const r=await Es(e,t,a);for(const c of r)c.use.gone.
size>0&&await Ds(e,c);await Bs(e,r)}async function Es(e,t,n){const s=new Set;for(const o of e.dict(e.dict(xs(e))?.get("Font"))?.values()??[])(0,l.i9)(o)&&s.add(
o.number);const a=[];for(let o=1;o<n.length;o++){const i=n[o]===1?e.get(o):null;if(!(i instanceof l.Bi)||!(0,l.Eo)(e.resolve(i.get("Type")),"Font")||s.has(o))continue;
const r=await(0,ds.G)(e,new l.oS(o)),c=t.fonts.get(r);c&&a.push({number:o,font:r,use:c})}return a}const xs=e=>e.dict(e.catalog.get("AcroForm"))?.get("DR"),Ut=({
kept:e,gone:t})=>[...t].filter(n=>!e.has(n));async function Ds(e,{number:t,use:n}){const s=Ut(n),a=e.job.pace.step((s.length+n.kept.size)*Cs);if(a&&await a,s.length===
0)return;e.edit(t);const o=e.get(t);await As(e,o,n);const i=new Set(s.map(({code:r})=>r));Os(e,o,i),Is(e,o,i),Fs(e,o,new Set(s.map(({cid:r})=>r)))}async function As(e,t,{
kept:n,lengths:s}){const a=e.resolve(t.get("ToUnicode")),[o,...i]=s;if(!(a instanceof l.Z6)||o===void 0||o>2||i.length>0)return;const r=await(0,us.A)(e,t,()=>!0);
if(!r)return;const c=[...n].sort((g,p)=>g.code-p.code).flatMap(({code:g})=>{const p=r.textOf(g);return p===void 0?[]:[[g,p]]}),f=(0,hs.U)(c.map(([g,p])=>[g,Array.
from(p,I=>I.codePointAt(0))]),{digits:o*2,isInOrder:!0});t.set("ToUnicode",e.add((0,lt.n)(new l.Z6(new l.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}
function Os(e,t,n){const s=e.array(t.get("Widths")),a=e.resolve(t.get("FirstChar"));s&&typeof a=="number"&&t.set("Widths",s.map((o,i)=>n.has(a+i)?0:o))}function Is(e,t,n){
const s=e.dict(t.get("Encoding")),a=e.array(s?.get("Differences"));if(!s||!a||t.has("DescendantFonts"))return;let o=0;const i=new Set,r=[];for(const y of a.map(
N=>e.resolve(N))){if(typeof y=="number")o=y;else if(y instanceof l.SX&&n.has(o++)){i.add(y.text),r.push(new l.SX(".notdef"));continue}r.push(y)}t.set("Encoding",
new l.Bi(s).set("Differences",r));for(const y of r)y instanceof l.SX&&i.delete(y.text);const c=(0,l.Eo)(e.resolve(t.get("Subtype")),"Type3")?e.dict(t.get("CharP\
rocs")):void 0;c&&t.set("CharProcs",new l.Bi([...c].filter(([y])=>!i.has(y))));const f=(0,yt.nb)(e,t),g=e.resolve(f?.get("CharSet"));if(!f||!(g instanceof l.Mx))
return;const p=Buffer.from(g.bytes).toString("latin1").split("/").slice(1),I=t.get("FontDescriptor");(0,l.i9)(I)&&e.edit(I),(0,yt.nb)(e,t)?.set("CharSet",(0,l.Px)(
p.filter(y=>!i.has(y)).map(y=>`/${y}`).join("")))}function Fs(e,t,n){const s=e.array(t.get("DescendantFonts"))?.[0];if(!(0,yt.hL)(e,t)||!(0,l.i9)(s))return;e.edit(
s);const o=e.get(s),i=e.array(o.get("W"));i&&o.set("W",Rs(e,i,n));const r=o.get("FontDescriptor"),c=e.resolve(e.dict(r)?.get("CIDSet")),f=c instanceof l.Z6?e.decodedPart(
c)?.data:void 0;if(!f||!(0,l.i9)(r)||!(c instanceof l.Z6))return;const g=f.slice();for(const p of n)p>>3<g.length&&(g[p>>3]&=~(128>>(p&7)));e.edit(r),e.get(r).set(
"CIDSet",e.add((0,lt.n)(c,g,{compress:!0})))}function Rs(e,t,n){const s=[];for(let a=0;a<t.length;){const o=e.resolve(t[a]),i=e.array(t[a+1]);if(typeof o!="numb\
er"||!i){(0,K.RZ)(s,t.slice(a,a+3)),a+=3;continue}s.push(o,i.map((r,c)=>n.has(o+c)?0:r)),a+=2}return s}async function Bs(e,t){const n=new Map;for(const s of t){
const a=(0,Pe.Lq)(e,e.get(s.number));a&&n.set(a,[...n.get(a)??[],s])}for(const[s,a]of n){if(!a.some(({use:p})=>Ut(p).length>0))continue;const o=e.decodedPart(s)?.
data;if(!o)continue;const i=e.job.pace.step(o.length*vs);i&&await i;const[r,c]=[new Set,new Set];for(const{number:p,use:I}of a){const y=Us(e,e.get(p));for(const N of Ut(
I))Te(r,y(N));for(const N of I.kept)Te(c,y(N))}for(const p of c)r.delete(p);const f=r.size>0?ms(o,r,c):void 0,g=f&&Ls(e,a[0].number);g!==void 0&&e.put(g,(0,lt.n)(
s,f,{compress:!0}))}}const Te=(e,t)=>{t!==void 0&&e.add(t)};function Ls(e,t){const n=(0,yt.nb)(e,e.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const a=n?.
get(s);if((0,l.i9)(a))return a.number}}function Us(e,t){const n=(0,Pe.oQ)(e,t);if(typeof n!="object")return()=>{};const s=[],a=(0,ls.X)(e,t,Ns(n,s),n);return o=>{
const i=a(o)?.[0];if(i===void 0||i>=0)return i;const r=s[-1-i];return n.glyphCalled?.(r)??r}}const Ns=(e,t)=>({glyph:n=>[n],named:n=>e.has(n)?[-t.push(n)]:void 0});
var Ee=d(55969),Ws=d(45059),Gs=d(57994),ks=d(34635),$s=d(77500);const xe=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),js=["Alternates",
"OPI","DSS"];async function zs(e){let t=(await(0,Ws._)(e)).length;for(let n=0;n<e.pages.count;n++){const s=e.job.pace.step(1e3);s&&await s;for(const a of e.array(
e.entry(e.pages.number(n),"Annots"))??[]){const o=e.dict(a);o&&Ks(e,o)&&t++}}return t}const Ks=(e,t)=>{const n=(0,Ee.B)(e,t);return n!=="FileAttachment"&&xe.has(
n)};async function Hs(e,t){(0,$s.br)(e,"values"),t&&await(0,T.L)(e,s=>xe.has((0,Ee.B)(e,s))),await(0,Gs.u)(e,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:n}=await(0,W.Gy)(e);await(0,ks.y)(e,n,[(s,a)=>js.filter(o=>a.delete(o)).length>
0])}var Vs=d(56457),Zs=d(33238),Xs=d(37395);async function Ys(e,t,n){const{pages:s,search:a,areas:o,media:i}=t,r=i?0:await zs(e),c=await le(e,new Set(Array.from(
s,q=>q-1))),{redacted:f,content:g,unsearched:p}=await Qs(e,t,n);Js(p,r);const I=new ee(e,a,q=>Rt(q,a,n.pace),c,g.rewriter,g.use);await I.run(g.settled);const y=[
...I.found.values()].reduce((q,tt)=>q+tt,0);if(f.length===0&&y===0)return{redacted:f,elsewhere:0,notes:[]};const N=await a.ofAreas();N&&await J(e,o,N),await V(e,
o);const Z=Array.from({length:e.pages.count},(q,tt)=>tt).filter(q=>!g.isNoted(q));await Ts(e,g.use,q=>c[q]===1,Z);const Q=(0,Vs.D)(await(0,Zs.Y)(e,"remove"),"re\
move");return await Hs(e,i),{redacted:f,elsewhere:y,notes:Q}}async function Qs(e,{pages:t,search:n,searches:s,areas:a,shade:o},i){const r=new Xs.Z(e),c=new Set,
f=new Set,g=async(y,N)=>{const{index:Z,unreadable:Q}=y.page;return N&&s&&Q>0&&f.add(Z+1),N&&s&&!a.has(Z)&&await r.isScan(y.page)&&c.add(Z+1),Rt(y,n,i.pace)},p=new rs(
e,n,g,new ae(e,o),a),I=[];for(const[y,N]of t.entries()){if(!s&&!a.has(N-1))continue;const Z=await p.page(N-1);Z&&I.push(Z),i.pace.progress(y/t.length)}return{redacted:I,
content:p,unsearched:{textless:[...c],unreadable:[...f]}}}function Js({textless:e,unreadable:t},n){const s=[];if(e.length>0&&s.push({field:"search",message:`${(0,rt.
oi)(e)} ${(0,rt.d5)(e.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),t.length>0&&s.push({field:"search",message:`${(0,rt.
oi)(t)} ${(0,rt.d5)(t.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are`}),n>0&&s.push({field:"remove_a\
ttachments",message:`is needed, because the document has ${(0,rt.y_)(n,"attachment")}, which ${(0,rt.d5)(n,"is","are")} not searched: switch it on, or extract t\
hem first`,mentions:["extract_attachments"]}),s.length>0)throw(0,G.G6)(s)}var _s=d(95234);const qs=async(e,t,n)=>{const s=await zn(t,n);await no(t.redact_label,
s);const a=await(0,ft.E)(e.bytes,n,{password:t.open_password}),o=a.pages.count,i=(0,H.k1)(t.pages,o),r=Ae(t.redact_areas,i,o);t.redact_annotations&&so(a,i,r);const c=t.
search!==void 0||t.redact_kinds!==void 0,f=t.redact_mark==="black"?0:255,g=t.remove_attachments,{redacted:p,elsewhere:I,notes:y}=await Ys(a,{pages:i,search:s,searches:c,
areas:r,media:g,shade:f},n);if(p.length===0&&I===0)return{documents:[{...e,pageCount:o}],notes:[to],facts:{pageCount:o,redactedMatches:0,redactedPages:0,redactedImages:0}};
if(await ts(await(0,St.UN)(a,{encryption:"none",draft:!0}),{pages:i,search:s,areas:r,shade:f},n),t.redact_mark!=="none"){const N=t.redact_mark==="black"?"white":
"black",{redact_label:Z}=t,Q=Z===void 0?void 0:await(await eo(n)).openLabel(a,Z,N);await Be(a,p,t.redact_mark,Q)}return{documents:[{name:e.name,bytes:await(0,St.
UN)(a),pageCount:o}],notes:y,facts:{pageCount:o,redactedMatches:p.reduce((N,{count:Z})=>N+Z,I),redactedPages:p.length,redactedImages:p.reduce((N,{images:Z})=>N+
Z,0)}}},to={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},eo=e=>(0,_s.V)(e,()=>Promise.all([d.e(7762),d.e(4776),
d.e(4942)]).then(d.bind(d,84942)));async function no(e,t){if(e!==void 0&&(await t.inText(e)).length>0)throw(0,G.G6)([{field:"redact_label",message:"has text tha\
t is redacted: choose another label"}])}function so(e,t,n){for(const s of t){const a=O(e,s-1);a.length>0&&n.set(s-1,[...n.get(s-1)??[],...a])}}}),95234:((_,X,d)=>{
d.d(X,{V:()=>T,W:()=>k});var G=d(29082),H=d(12237),K=d(87826),W=d(14029),l=d(52404);const j="1.4";async function k(S,{pages:v,open_password:x,transparency:M},D,$){
const F=await(0,H.E)(S.bytes,D,{password:x}),E=F.pages.count,h=(0,G.k1)(v,E);if(h.length===0){const B=await(0,K.i)(F,S.bytes);return{documents:[{name:S.name,bytes:B,
pageCount:E}],notes:[l.$],facts:{pageCount:E,stampedPages:0}}}const{notes:u,stampedPages:m=h.length,version:P=j,write:A}=await $(F,h),U={version:P>j?P:j},w=A?await A(
U):await(0,W.UN)(F,U);return{documents:[{name:S.name,bytes:w,pageCount:E}],notes:M===100?[R,...u]:u,facts:{pageCount:E,stampedPages:m}}}const R={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function T({pace:S},v){await S.rest();
const x=await v();return await S.rest(),x}}),9312:((_,X,d)=>{d.d(X,{$0:()=>j,Gv:()=>K,MM:()=>l});var G=d(779),H=d(42973);const K=(R,T,S,{pace:v,limits:x})=>(0,G.
Id)(R,T,S,v,k(R,x)),W={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"lo\
oks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function l(R,T){const S=(0,G.GJ)(R,T);return S&&
W[S]}function j(R,T,S){const v=l(T,S);return v===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${R}, which ${v}.`,mentions:[R,"search_m\
ode"]}]}function k(R,{searching:T}){let S=T;return v=>{if(S-=v,S<0)throw(0,H.F)("searching",`The search takes more than ${T} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",R)}}}),37395:((_,X,d)=>{d.d(X,{Z:()=>$});var G=d(74135),H=d(6057),
K=d(65868),W=d(16264);class l{document;contents;constructor(h){this.document=h,this.contents=new K.i(h)}async cover(h,u){const m=(0,H.iw)(this.document,h),{width:P,
height:A}=(0,G.iN)(m),U=[0,0,P*m.userUnit,A*m.userUnit],w=new R(U);if(await this.contents.read(h,w,w),w.points.share<u)return!1;const B=new T(this.document,U);return await this.
contents.read(h,B,B),B.points.share>=u}}const j=32;class k{page;rows=new Uint32Array(j);constructor(h){this.page=h}get share(){return this.rows.reduce((h,u)=>h+
S(u),0)/j**2}cover(h){const u=(0,G.Pj)(h,this.page);if(!u)return;const[m,P,A,U]=u,[w,B]=this.between(m,A,0),[L,C]=this.between(P,U,1);if(B<w)return;const b=(2**
(B-w+1)-1)*2**w;for(let O=L;O<=C;O++)this.rows[O]|=b}between(h,u,m){const P=this.page[m],A=(this.page[m+2]-P)/j,U=Math.ceil((h-P)/A-.5),w=Math.ceil((u-P)/A-.5)-
1;return[Math.max(U,0),Math.min(w,j-1)]}}class R{points;constructor(h){this.points=new k(h)}glyph(){}takes({operator:h},u,m,P){h==="BI"&&!P&&this.image(u)}image({
matrix:h}){this.points.cover((0,G.zl)(h,W.p))}}class T extends W.r{points;constructor(h,u){super(h,u),this.points=new k(u)}glyph(){}image(h){const u=(0,G.Pj)((0,G.
zl)(h.matrix,W.p),this.paintOf(h).clip);u&&this.points.cover(u)}}function S(E){let h=0;for(let u=E;u!==0;u&=u-1)h++;return h}var v=d(82877);const x=50,M=.12,D=.5;
class ${document;images;constructor(h){this.document=h,this.images=new l(h)}async isScan(h){return!F(h)&&!(0,v.l)(this.document,h.index)&&await this.images.cover(
h.index,D)}}function F({characters:E,found:{fragments:h,width:u,height:m}}){if(E<x)return!1;const P=(A,U)=>A>M*U&&A<(1-M)*U;return h.some(({box:A})=>P(A.x+A.width/
2,u)&&P(A.y+A.height/2,m))}}),49568:((_,X,d)=>{d.d(X,{Ao:()=>l,IQ:()=>j,m6:()=>k});var G=d(27077);const H=1e3,K=1e6,W=1e3;async function l(F,E,h,u){const m=Math.
max(h,H),P=await R(F.flow,E,m,u),A=await T(F,E,m,u),U=S(P.found,A.found,F);return{matches:U.slice(0,h).map($),truncated:P.truncated||A.truncated||U.length>h}}async function j(F,E,h,u){
const m=await R(F.flow,E,h,u),P=await T(F,E,h,u);return{all:[...m.found,...P.found],counted:S(m.found,P.found,F),truncated:m.truncated||P.truncated}}async function k(F,E,h){
const u=await R(F.flow,E,1,h);if(u.found.length>0)return{isFound:!0,truncated:!0};const m=await T(F,E,1,h);return{isFound:m.found.length>0,truncated:u.truncated||
m.truncated}}async function R(F,E,h,u){const{matches:m,truncated:P}=await E.search(F.text,h,u);return{found:m.map(A=>({...A,flow:F})),truncated:P}}async function T(F,E,h,u){
const{flow:m,lines:P}=await(0,G.k6)(F.visualText(),u),{text:A}=m,U=[];let w=A.length>K;for(const B of P){if(B.end>K||U.length>=h){w=!0;break}const L=u.step(W);L&&
await L;const{matches:C,truncated:b}=await E.search(A.slice(B.start,B.end),h-U.length,u);w||=b;for(const{start:O,end:z,groups:V}of C)U.push({start:B.start+O,end:B.
start+z,groups:V,flow:m})}return{found:U,truncated:w}}function S(F,E,h){if(E.length===0)return[...F];const u=x(h),m=new Set,P=[];for(const U of E){const w=M(U,u),
B=new Set;for(const{from:O,to:z}of w)for(let V=D(F,O);V<F.length&&F[V].start<z;V++)B.add(V);const[L]=B,C=B.size===1?F[L]:void 0;if(C&&w.every(({from:O,to:z})=>C.
start<=O&&z<=C.end))continue;for(const O of B)m.add(O);const b=w.reduce((O,z)=>Math.min(O,z.from),1/0);P.push({match:U,from:b})}return[...F.flatMap((U,w)=>m.has(
w)?[]:[{match:U,from:U.start}]),...P].sort((U,w)=>U.from-w.from).map(({match:U})=>U)}const v=-1;function x({flow:F,found:{edges:E}}){const h=new Int32Array(E.count).
fill(v);for(const{first:u,position:m,count:P}of F.letters(0,F.text.length))for(let A=0;A<P;A++)h[u+A]=m+A;return h}function M({flow:F,start:E,end:h},u){const m=[];
for(const{first:P,count:A}of F.letters(E,h))for(let U=P;U<P+A;U++){const w=u[U];if(w===v)continue;const B=m.at(-1);B?.to===w?B.to++:m.push({from:w,to:w+1})}return m}
function D(F,E){let h=0;for(let u=F.length;h<u;){const m=h+u>>1;F[m].end<=E?h=m+1:u=m}return h}const $=({flow:F,start:E,end:h,groups:u})=>({text:F.text.slice(E,
h),groups:u,box:F.box(E,h),boxes:F.lineBoxes(E,h)})}),92043:((_,X,d)=>{d.d(X,{Y:()=>w});var G=d(58552),H=d(77598),K=d(68973);const W=3,l=new WeakMap;async function j(L,C){
const b=l.get(L);if(b)return b;const{pieces:O}=await L.load();if(O.length===0)throw new G.zU("unavailable","The program that draws pages was left out of this in\
stallation",{advice:"Use the package as it is published, or a service of your own"});const z=await WebAssembly.compile(new Uint8Array(await k(O,L,C)));return l.
set(L,z),z}async function k(L,{bytes:C,sha256:b},O){const z=[];for(const Y of L){z.push(Buffer.from(Y,"base64"));const J=O.pace.step(Y.length*W);J&&await J}const V=await(0,K.
uM)(O).inflate(Buffer.concat(z),C);if(!V||(0,H.createHash)("sha256").update(V).digest("hex")!==b)throw new G.zU("internal","The program that draws pages is dama\
ged",{advice:"Install the package again"});return V}var R=d(42973);const T=65536,S=-44,v=8,x=new WebAssembly.RuntimeError("longjmp");class M{most;exports;constructor(C,b){
this.most=b;const O={};for(const{module:z,name:V}of WebAssembly.Module.imports(C))(O[z]??={})[V]=this.imported(V);this.exports=new WebAssembly.Instance(C,O).exports,
this.call("__wasm_call_ctors")}call(C,...b){return this.exports[C](...b)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(C){const b=this.call("malloc",C.length)>>>0;if(b===0)throw D(this.most);return this.bytes.set(C,b),b}imported(C){if(C.startsWith(
"invoke_"))return this.invoke;switch(C){case"_emscripten_throw_longjmp":return()=>{throw x};case"emscripten_resize_heap":return b=>this.grow(b>>>0);case"environ\
_sizes_get":return(b,O)=>(this.words.setUint32(b,0,!0),this.words.setUint32(O,0,!0),0);case"_abort_js":return()=>{throw D(this.most)}}return C.startsWith("fd_")?
()=>v:C.startsWith("__syscall_")?()=>S:()=>0}invoke=(C,...b)=>{const O=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(C)(...b)}catch(z){if(this.call("_emscripten_stack_restore",O),z!==x)throw z;return this.call("setThrew",1,0),0}};grow(C){const{memory:b}=this.exports,O=b.buffer.
byteLength;if(C>this.most)return 0;const z=Math.min(Math.max(C,O*1.25),this.most);try{return b.grow(Math.ceil((z-O)/T)),1}catch{return 0}}}const D=L=>(0,R.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(L/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function $(L){const C=new WebAssembly.
Module(Uint8Array.from(F));return new WebAssembly.Instance(C,{a:{b:L}}).exports.c}const F=[0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,
99,0,0],E={load:()=>d.e(6199).then(d.bind(d,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},h=15,u=3e5,m=4,P=1,
A=2,U=4294967295;class w{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(C,b){this.job=C,this.sandbox=b,b.call("FPDF_InitLibrary"),this.pause=this.
pauseCallback()}static async open(C,b){const O=await j(E,b);return B(b,()=>{const z=new w(b,new M(O,b.limits.drawingMemory));return z.load(C),z})}async draw(C,b){
this.begin(C,b);for(let O=P;O!==A;){const z=this.job.pace.step(u);if(z&&await z,O=this.proceed(b),O!==P&&O!==A)throw D(this.job.limits.drawingMemory)}return this.
finish(b)}load(C){const{sandbox:b}=this;if(this.document=b.call("FPDF_LoadMemDocument64",b.store(C),C.length,0),this.document===0)throw D(this.job.limits.drawingMemory)}pauseCallback(){
const{sandbox:C}=this,{__indirect_function_table:b}=C.exports,O=b.length-1;return b.set(O,$(()=>performance.now()-this.since>h?1:0)),C.store(new Uint8Array(Uint32Array.
of(1,O,0).buffer))}begin(C,{width:b,height:O,isTransparent:z}){const{sandbox:V,job:Y}=this;B(Y,()=>{if(this.release(),this.page=V.call("FPDF_LoadPage",this.document,
C),this.bitmap=V.call("FPDFBitmap_CreateEx",b,O,m,0,0),this.page===0||this.bitmap===0)throw D(Y.limits.drawingMemory);z||V.call("FPDFBitmap_FillRect",this.bitmap,
0,0,b,O,U)})}started=!1;proceed({width:C,height:b}){const{sandbox:O,page:z,bitmap:V,pause:Y}=this;return this.since=performance.now(),B(this.job,()=>this.started?
O.call("FPDF_RenderPage_Continue",z,Y):(this.started=!0,O.call("FPDF_RenderPageBitmap_Start",V,z,0,0,C,b,0,0,Y)))}finish({width:C,height:b}){const{sandbox:O,bitmap:z}=this,
V=O.call("FPDFBitmap_GetBuffer",z)>>>0,Y=O.call("FPDFBitmap_GetStride",z);return{width:C,height:b,row:J=>O.bytes.subarray(V+J*Y,V+J*Y+C*4)}}release(){const{sandbox:C,
page:b,bitmap:O}=this;this.started&&C.call("FPDF_RenderPage_Close",b),O!==0&&C.call("FPDFBitmap_Destroy",O),b!==0&&C.call("FPDF_ClosePage",b),this.started=!1,this.
bitmap=this.page=0}}function B(L,C){try{return C()}catch(b){throw b instanceof G.zU?b:D(L.limits.drawingMemory)}}}),1900:((_,X,d)=>{d.d(X,{cE:()=>W,lc:()=>l});const G=4,
H=2,K={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function W({height:k,row:R},T){for(let S=0;S<k;S++){const v=R(S);for(let M=0;M<v.length;M+=G){const D=v[M+1];if(v[M]!==
D||v[M+2]!==D)return!0}const x=T.step(v.length*H);x&&await x}return!1}function l({width:k,row:R},T){const S=K[T],v=new Uint8Array(k*S),x=S<3;return M=>{const D=R(
M);for(let $=0,F=0;$<D.length;$+=G){const[E,h,u]=[D[$],D[$+1],D[$+2]];x?v[F++]=j(u,h,E):(v[F++]=u,v[F++]=h,v[F++]=E),S%2===0&&(v[F++]=D[$+3])}return v}}const j=(k,R,T)=>77*
k+150*R+29*T+128>>8}),16264:((_,X,d)=>{d.d(X,{p:()=>v,r:()=>x});var G=d(45599),H=d(36211),K=d(85008),W=d(74135),l=d(6057),j=d(76023),k=d(4186),R=d(5490);const T=new Set(
[3,7]),S=.01,v=[0,0,1,1];class x{document;page;area;path;clips=!1;glyphClip;constructor(h,u){this.document=h,this.page=u}get box(){return this.area}takes(h,u,m,P){
if(this.extendsPath(h,u)||this.setsColor(h,u,m))return;const{operator:A}=h,U=H.lJ.get(A);U?this.paints(U,u,P):A==="W"||A==="W*"?this.clips=!0:A==="w"?u.paint={...this.
paintOf(u),lineWidth:Math.abs(h.number(0))||0}:!P&&A==="BI"?this.image(u):!P&&A==="sh"&&this.add(this.paintOf(u).clip,u)}shows(h){this.glyphClip=T.has(h.mode)?void 0:
this.paintOf(h).clip}glyph({font:h,frame:u,size:m},P,A,U,w){if(!this.glyphClip||P!==""&&P.trim()==="")return;const[B,L]=u.vertical?[.5,.5]:[h.ascent,-h.descent],
C=Math.min(A,U),b=(0,k.L)(u,C,Math.max(A,U),w-B*m,w+L*m);this.join([b.x,b.y,b.x+b.width,b.y+b.height],this.glyphClip)}covers(h){this.join(h,this.page)}image(h){
this.add((0,W.zl)(h.matrix,v),h)}enters(h,u){const m=(0,l.b0)(this.document,h.get("BBox"));m&&this.clipTo((0,W.zl)(u.matrix,m),u)}paintOf(h){return h.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(h,{matrix:u}){const m=(0,R.M)(h);switch(h.operator){case"re":{const[P=NaN,A=NaN,U=NaN,w=NaN]=m;return this.
extend((0,W.zl)(u,[P,A,P+U,A+w])),!0}case"m":case"l":case"c":case"v":case"y":for(let P=0;P+1<m.length;P+=2){const[A,U]=(0,W.Gd)(u,m[P],m[P+1]);this.extend([A,U,
A,U])}return!0;default:return!1}}extend(h){h.every(Number.isFinite)&&(this.path=this.path?(0,W.kO)(this.path,h):h)}setsColor(h,u,m){const P=this.paintOf(u);switch(h.
operator){case"g":case"rg":case"k":return u.paint={...P,components:h.count,isWhite:F((0,R.M)(h))},!0;case"cs":return u.paint={...P,components:this.componentsOf(
h.name(0),m),isWhite:!1},!0;case"sc":case"scn":{const A=h.kind(h.count-1)!==K.o_&&h.count===P.components;return u.paint={...P,isWhite:A&&F((0,R.M)(h))},!0}default:
return!1}}componentsOf(h,u){if(h===void 0)return 0;const m=A=>u.find("ColorSpace",A),P=(0,j.L)(this.document,new G.SX(h),m);return P&&P.kind!=="inks"&&!P.table?
P.components:0}paints({fill:h,strokes:u},m,P){const{path:A,clips:U}=this;this.path=void 0,this.clips=!1;const w=this.paintOf(m);A&&!P&&u?this.add((0,W.XM)(A,w.lineWidth*
$(m)/2),m):A&&!P&&h&&!(w.isWhite&&this.isPageWide(A))&&this.add(A,m),U&&A&&this.clipTo(A,m)}isPageWide(h){const[u,m,P,A]=this.page,[U,w]=[(P-u)*S,(A-m)*S];return h[0]<=
u+U&&h[1]<=m+w&&h[2]>=P-U&&h[3]>=A-w}clipTo(h,u){const m=this.paintOf(u);u.paint={...m,clip:(0,W.Pj)(m.clip,h)??M}}add(h,u){this.join(h,this.paintOf(u).clip)}join(h,u){
const m=(0,W.Pj)((0,W.XM)(h,D),u);m&&(this.area=this.area?(0,W.kO)(this.area,m):m)}}const M=[0,0,0,0],D=.01,$=({matrix:[E,h,u,m]})=>Math.max(Math.hypot(E,h),Math.
hypot(u,m)),F=E=>{const h=E.length===4?0:1;return E.length>0&&E.every(u=>u===h)}}),15330:((_,X,d)=>{d.d(X,{X:()=>l});var G=d(45599),H=d(16456),K=d(49454),W=d(30201);
function l(T,S,v,x){const M=(0,K.hL)(T,S);return M?j(T,M,v,x):k(T,S,v,x)}function j(T,S,v,x){const M=T.resolve(S.get("CIDToGIDMap")),D=M instanceof G.Z6?T.decodedPart(
M)?.data:void 0;return({cid:$})=>v.glyph(D?(D[$*2]??0)<<8|(D[$*2+1]??0):x.glyphOfCid($))}function k(T,S,v,x){const{base:M,differences:D}=(0,H.yD)(T,S),$=(E,h)=>{
const u=E.charCodeAt(h-32);return u>0?(0,W.S)(u):void 0};if(x.kind!=="truetype")return({code:E})=>{const h=M===void 0?x.encoding?.get(E)??$(x.encoding?"":H.W,E):
void 0,u=D?.get(E)??h??(M===void 0?void 0:$(M,E));return v.named(u??".notdef")??v.named(".notdef")};const F=(0,H.pE)(T,(0,K.nb)(T,S),S)&&!D;return({code:E})=>{const h=D?.
get(E)??$(M??H.W,E),u=()=>h===void 0?0:R(x,h),m=()=>x.code(E)||(x.codes===void 0?x.unicode(E):0);return v.glyph(F?m()||u():u()||m())}}function R(T,S){const v=(0,W.
u)(S),x=v===void 0?0:T.unicode(v);if(x>0)return x;const M=v===void 0?-1:H.yh.indexOf(String.fromCodePoint(v));return(M>=0&&T.codes==="macintosh"?T.code(M+32):0)||
T.glyphOf(S)}}),12889:((_,X,d)=>{d.d(X,{Rl:()=>x,Vv:()=>K,ft:()=>k,jB:()=>S,pr:()=>T,vw:()=>R,wE:()=>v});var G=d(46161),H=d(47707);const K="‏";let W;const l=()=>W??=
(0,G.A)(),j=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,k=M=>j.test(M),R=M=>k(M)&&(l().getEmbeddingLevels(
M).paragraphs[0]?.level??0)%2===1;function T(M){if(!k(M))return M===""?[]:[{text:M,rtl:!1,at:0}];const{levels:D,paragraphs:$}=l().getEmbeddingLevels(M),F=$[0]?.
level??0;for(let u=M.length-1;u>=0&&/\s/.test(M[u]);u--)D[u]=F;const E=[];for(let u=0;u<M.length;u++){const m=E.at(-1);m&&m.level===D[u]?m.text+=M[u]:E.push({level:D[u],
text:M[u],at:u})}const h=E.reduce((u,{level:m})=>Math.max(u,m),0);for(let u=h;u>0;u--)for(let m=0,P=0;m<E.length;m=P+1){for(P=m;P<E.length&&E[P].level>=u;)P++;if(P>
m+1)for(const[A,U]of E.slice(m,P).entries())E[P-1-A]=U}return E.map(({level:u,text:m,at:P})=>({text:m,rtl:u%2===1,at:P}))}const S=M=>Array.from(M,D=>l().getMirroredCharacter(
D)??D).join(""),v=M=>(0,H.qf)(S(M)).reverse().join(""),x=M=>T(M).flatMap(({text:D,rtl:$})=>$?(0,H.qf)(S(D)).reverse():(0,H.qf)(D))}),88739:((_,X,d)=>{d.d(X,{B:()=>j,
U:()=>W});var G=d(77581),H=d(12889);const K=100;function W(k,{digits:R=4,isInOrder:T=!1}={}){const S=k.filter(([,x])=>x.length>0).map(([x,M])=>`<${j(x).slice(-R)}\
> <${l(M,T)}>`),v=Array.from({length:Math.ceil(S.length/K)},(x,M)=>{const D=S.slice(M*K,(M+1)*K);return[`${D.length} beginbfchar`,...D,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(R)}> <${"F".repeat(R)}> endcodespacerange`,...v,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function l(k,R){const T=k.map(S=>String.fromCodePoint(S)).join("");return(0,G.kt)(!R&&(0,H.ft)(T)?[...T].reverse().join(""):T).toString("hex").toUpperCase()}
const j=k=>k.toString(16).toUpperCase().padStart(4,"0")}),76023:((_,X,d)=>{d.d(X,{L:()=>j});var G=d(45599),H=d(69869);const K=8,W={DeviceGray:l("gray",1),CalGray:l(
"gray",1),G:l("gray",1),DeviceRGB:l("rgb",3),CalRGB:l("rgb",3),RGB:l("rgb",3),DeviceCMYK:l("cmyk",4),CMYK:l("cmyk",4),Separation:l("inks",1)};function l(T,S){return{
kind:T,components:S,profile:void 0,table:void 0}}function j(T,S,v,x=0){const M=T.resolve(S);if(x>K)return;if(M instanceof G.SX){if(Object.hasOwn(W,M.text))return W[M.
text];const $=v(M.text);return $===void 0?void 0:j(T,$,v,x+1)}if(!(0,G.cy)(M))return;const D=T.resolve(M[0]);if(D instanceof G.SX)switch(D.text){case"ICCBased":
return k(T,M[1],v,x);case"Indexed":case"I":return R(T,M,v,x);case"DeviceN":{const $=T.array(M[1])?.length??0;return $>=1&&$<=32?l("inks",$):void 0}default:return Object.
hasOwn(W,D.text)?W[D.text]:void 0}}function k(T,S,v,x){const M=T.resolve(S);if(!(M instanceof G.Z6))return;const D=T.resolve(M.dict.get("N")),$=D===1?"gray":D===
3?"rgb":D===4?"cmyk":void 0;if($===void 0)return j(T,M.dict.get("Alternate"),v,x+1);const F=(0,H.hh)(T.decodedPart(M)?.data,D);return{...l($,D),profile:F?.bytes}}
function R(T,S,v,x){const M=j(T,S[1],v,x+1),D=T.resolve(S[3]),$=D instanceof G.Mx?D.bytes:D instanceof G.Z6?T.decodedPart(D)?.data:void 0,F=T.resolve(S[2]);if(!M||
M.table||!$||typeof F!="number"||!(F>=0))return;const E=new Uint8Array((Math.min(Math.floor(F),255)+1)*M.components);return E.set($.subarray(0,E.length)),{...M,
table:E}}}),95340:((_,X,d)=>{d.d(X,{h:()=>G});function G(H,K){const W=k=>{const R=H.resolve(K.get(k));return typeof R=="number"?Math.floor(R):NaN},l=H.resolve(K.
get("ImageMask"))===!0,j=H.array(K.get("Decode"))?.map(k=>H.resolve(k));return{width:W("Width"),height:W("Height"),bits:l?1:W("BitsPerComponent")||8,stencil:l,decode:j?.
every(k=>typeof k=="number")?j:void 0}}}),69869:((_,X,d)=>{d.d(X,{R1:()=>T,To:()=>j,hh:()=>k});var G=d(59596),H=d(78157),K=d(45599);const W={1:"GRAY",3:"RGB ",4:"\
CMYK"},l=["scnr","mntr","prtr","spac"],j={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function k(S,v){if(!S||S.length<132)return;const x=(0,H.bS)(S),M=E=>x.toString(
"latin1",E,E+4),D=x.readUInt32BE(0),$=S[8];if(!(!(D>=132&&D<=S.length&&$>=2&&$<=4&&M(36)==="acsp"&&l.includes(M(12)))||M(16)!==W[v]))return{bytes:S.subarray(0,D),
version:$}}const R=new WeakMap;function T(S,{bytes:v},x){const M=R.get(S)??[];R.set(S,M);const D=M.find(E=>Buffer.compare(E.bytes,v)===0);if(D)return D.ref;const $=(0,K.
jd)({N:x,Alternate:(0,K.UU)(j[x]),Filter:(0,K.UU)("FlateDecode")}),F=S.add(new K.Z6($,(0,G.Kc)(v)));return M.push({bytes:v,ref:F}),F}}),82877:((_,X,d)=>{d.d(X,{
R:()=>G,l:()=>H});const G="OctavoText";function H(K,W){const l=K.dict(K.dict(K.pages.attribute(W,"Resources"))?.get("XObject"));return l!==void 0&&[...l.keys()].
some(j=>j.startsWith(G))}}),33238:((_,X,d)=>{d.d(X,{Y:()=>$});var G=d(91374),H=d(39684),K=d(9819),W=d(33973),l=d(21996),j=d(17671),k=d(58006),R=d(45599),T=d(43496),
S=d(17413);async function v(w,B,L){const C=w.resolve(B);let b="";for(const O of(0,R.cy)(C)?C:[B]){const z=w.resolve(O);if(z instanceof R.Mx&&(b=Buffer.from(z.bytes).
toString("latin1")),!(0,R.i9)(O)||!(z instanceof R.Z6))continue;let V;try{V=Buffer.from(w.decoded(z)).toString("latin1")}catch{continue}const Y=await(0,S.Y)(V,x(
b,L),w.job.pace);Y!==V&&w.put(O,(0,k.n)(z,Buffer.from(Y,"latin1"),{compress:!1}))}}function x(w,B){return({namespace:L,local:C},b)=>C==="Signature"&&L===T.dK.ds||
C==="signature"&&B&&w!=="datasets"&&!b.some(M)}const M=({namespace:w,local:B})=>B==="datasets"&&w===T.dK.xfa;var D=d(43791);async function $(w,B){const L=(0,j.Hi)(
w),C=await F(w),b=new Set,O=new Set,z=C.map(({dict:V})=>(0,G.fq)(w,V));for(const V of C)u(L,V,B,b,O);return b.size>0&&await m(L,b,O),await A(w,b.size>0),{fields:z,
objects:b,usageRights:U(w)}}async function F(w){const B=(await(0,l.zx)(w,["Sig"])).Sig;if(B.length===0)return[];for(const Y of B)E(w,Y);const L=new Map;for(const{
number:Y,dict:J,type:nt}of await(0,G.qU)(w))nt==="Sig"&&Y!==void 0&&h(w,L,Y,J);const C=new Set([...L.values()].flatMap(({number:Y,widgets:J})=>[Y,...J])),{Sig:b,
Widget:O}=await(0,l.zx)(w,["Sig","Widget"]),z=[...new Set([...b,...O])].filter(Y=>{const J=C.has(Y)?null:w.get(Y);return(0,R.Zm)(J)&&(J.has("T")||(0,R.Eo)(J.get(
"Subtype"),"Widget"))&&(0,G.pv)(w,J)==="Sig"}),V=z.length>0?(await(0,W.Gy)(w)).live:void 0;for(const Y of z)V?.[Y]===1&&h(w,L,Y,w.get(Y));return[...L.values()]}
function E(w,B){const L=[w.get(B)];for(let C=L.pop();C!==void 0;C=L.pop()){if((0,R.Zm)(C))for(const b of C.values())L.push(b);if(Array.isArray(C))for(const[b,O]of C.
entries())!(0,R.Zm)(O)||!(0,R.Eo)(O.get("FT"),"Sig")?L.push(O):(w.edit(B),C[b]=w.add(O))}}function h(w,B,L,C){if(!(0,R.Zm)(w.resolve((0,G.hj)(w,C,"V"))))return;
const b=C.get("Parent"),O=w.dict(b);if(!C.has("T")&&(0,R.i9)(b)&&O?.has("T")){h(w,B,b.number,O),B.get(b.number)?.widgets.add(L);return}if(B.has(L))return;const z=(w.
array(C.get("Kids"))??[]).flatMap(V=>(0,R.i9)(V)?[V.number]:[]);B.set(L,{number:L,dict:C,widgets:new Set((0,R.Eo)(C.get("Subtype"),"Widget")?[L,...z]:z)})}function u({
removal:w},{number:B,dict:L,widgets:C},b,O,z){const{document:V}=w;O.add(B);const Y=(0,G.hj)(V,L,"V");(0,R.i9)(Y)&&w.remove(Y.number);for(const J of C){const nt=V.
get(J);if(!(0,R.Zm)(nt))continue;if(O.add(J),b==="keep"&&(0,H.K)(V,nt)){V.edit(J),(0,H.x)(V,nt);continue}const ft=V.resolve(nt.get("StructParent"));typeof ft=="\
number"&&z.add(ft),w.remove(J)}C.has(B)||w.remove(B)}async function m(w,B,L){const{removal:C,structure:b}=w,{document:O}=C;await P(w,B);const z=(0,K.Wo)(O,"Acro\
Form");for(const V of["Fields","CO"]){const Y=O.array(z?.dict.get(V)),J=Y?.filter(nt=>!C.isGone(nt)&&!((0,R.i9)(nt)&&B.has(nt.number)));!z||!Y||!J||J.length===Y.
length||(O.edit(z.holder),J.length>0||V==="Fields"?z.dict.set(V,J):z.dict.delete(V))}await b.dropKeys(L),await b.flush(),await(0,j.Pv)(w,new Set(C.removed()))}async function P({
removal:w},B){const{document:L}=w;for(const{number:C,dict:b}of[...await(0,G.qU)(L)].reverse()){const O=L.array(b.get("Kids")),z=O?.filter(V=>!w.isGone(V)&&!((0,R.
i9)(V)&&B.has(V.number)));C===void 0||!O||!z||z.length===O.length||(L.edit(C),z.length>0?b.set("Kids",z):(0,R.Eo)(b.get("Subtype"),"Widget")?b.delete("Kids"):w.
remove(C))}}async function A(w,B){const L=(0,K.Wo)(w,"AcroForm");if(!L)return;L.dict.has("SigFlags")&&(w.edit(L.holder),L.dict.delete("SigFlags")),await v(w,L.dict.
get("XFA"),B);const C=(w.array(L.dict.get("Fields"))??[]).length===0&&!L.dict.has("DR")&&!L.dict.has("XFA");B&&C&&w.editCatalog().delete("AcroForm")}function U(w){
const{catalog:B}=w,L=w.dict(B.get("Perms"));(0,D.H)(w);for(const C of["Perms","Legal"])B.has(C)&&w.editCatalog().delete(C);return L?.has("UR3")===!0||L?.has("UR")===
!0}}),779:((_,X,d)=>{d.d(X,{Id:()=>h,GJ:()=>F,yS:()=>j});var G=d(58552),H=d(98472),K=d(34378);const W=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u110\
0-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),l=(u,m)=>j([u],m);async function j(u,m){const P=new Set;for(const U of u)P.add((await x(U,m)).text.trim());
P.delete("");const A=[...P].map(U=>k(U.match(/[\x21-\x7e]+/g)??[""]));return{hasGroups:!1,search:async(U,w,B)=>{const L=B.step(U.length>>2);if(L&&await L,R(U,A))
return{matches:[],truncated:!1};const C=await x(U,B),b=[];for(const O of P)if(!await v(O,C,b,w,B))return{matches:b,truncated:!0};return P.size>1&&b.sort((O,z)=>O.
start-z.start||z.end-O.end),{matches:b,truncated:!1}}}}const k=u=>u.reduce((m,P)=>P.length>m.length?P:m);function R(u,m){if(u.length<T||S.test(u))return!1;const P=u.
toLowerCase().replaceAll("ß","ss");return!m.some(A=>P.includes(A))}const T=64,S=/[\u0100-\uffff]/;async function v(u,{text:m,places:P},A,U,w){const B=w.step(m.
length>>3);B&&await B;for(let L=m.indexOf(u),C=0;L>=0;L=m.indexOf(u,C)){if(A.length===U)return!1;for(C=L+u.length;P[C]===P[C-1];)C++;A.push((0,H.z)(P[L],P[C]));
const b=w.step(u.length);b&&await b}return!0}async function x(u,m){const P=[];let A="";for(const{0:U,1:w,2:B,index:L}of u.matchAll(W)){const C=B===void 0?w?.toLowerCase()??
M(U):" ";for(let O=0;O<C.length;O++)P.push(w===void 0?L:L+O);A+=C;const b=m.step(U.length*10);b&&await b}return P.push(u.length),{text:A,places:P}}const M=u=>(0,K.
w)((0,K.w)(u).toUpperCase().toLowerCase()),D=/^\/.+\/([dgimsuvy]*)$/s,$=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function F(u,m){const P=D.exec(u);return m==="regex"?P?"slashes":void 0:$.test(u)||P&&P[1]!==""?"regex-as-words":void 0}const E=1e6;async function h(u,m,P,A,U){
const w=P==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(m,U):await l(m,A);if("problem"in w)throw(0,G.G6)([{field:u,message:w.
problem}]);return{hasGroups:w.hasGroups,search:async(B,L,C)=>{const b=await w.search(B.slice(0,E),L,C);return B.length>E?{...b,truncated:!0}:b}}}}),98472:((_,X,d)=>{
d.d(X,{z:()=>G});const G=(H,K,W=[])=>({start:H,end:K,groups:Object.fromEntries(W)})}),87826:((_,X,d)=>{d.d(X,{N:()=>K,i:()=>W});var G=d(78157),H=d(14029);function K({
suspect:l,bytes:j},k){if(!(l||(0,G.bS)(j.subarray(0,5)).toString("latin1")!=="%PDF-"))return j.length===k.length?k:j}const W=async(l,j,k)=>K(l,j)??await(0,H.UN)(
l,k)})};
