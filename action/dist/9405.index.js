"use strict";exports.id=9405,exports.ids=[9405,779],exports.modules={66974:((q,Y,l)=>{l.d(Y,{D6:()=>d,F1:()=>z,NL:()=>x,P3:()=>K,br:()=>U,bs:()=>L});var W=l(98446);const K={
problem:"names page 0: pages count from 1, and -1 is the last page"};function z(T,D,b){const G=[],V=[];for(const[R,M]of T.split(",").entries()){const u=R+1;if(D!==
void 0&&M.trim()===""){V.push(`entry ${u} is empty: write ${D}, separated by single commas`);continue}const h=b(M,u);"problem"in h?V.push(U(u,M,h.problem)):G.push(
h.item)}return V.length>0?{problem:L(V)}:{items:G}}const U=(T,D,b)=>`entry ${T} ('${v(D.trim())}') ${b}`,d=({position:T,text:D},b,G)=>U(T,D,`names ${$(b)}, but \
the document has ${(0,W.y_)(G,"page")}`);function $(T){return Number.isSafeInteger(T)?`page ${T}`:"a page far beyond its end"}const k=5;function L(T){const D=T.
length-k;return[...T.slice(0,k),...D>0?[`and ${D} more such entries`]:[]].join("; ")}function x(T){const D=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(T);return D?
`is not a range: write ${D[1]}..${D[2]}${D[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(T)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(T)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function v(T){const D=[...T].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(b)?"?":b);return(0,W.Bu)(D.join(""),40)}}),29082:((q,Y,l)=>{l.d(Y,{k1:()=>d,lY:()=>U,m7:()=>$});var W=l(58552),K=l(66974);const z=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
U=x=>(0,K.F1)(x,"pages such as 1..3, -1, odd",(v,T)=>{const D=v.trim(),b=z.exec(D);if(!b)return{problem:L(D)};const[,G,V,R,M,u]=b,h={negated:G!==void 0,text:D,position:T};
if(V!==void 0)return{item:{...h,pages:V.toLowerCase()}};const y=Number(R),P=M===void 0?y:u===void 0?"end":Number(u);return y===0||P===0?K.P3:{item:{...h,pages:{
from:y,to:P}}}});function d(x,v,T="pages"){const D=M=>(0,W.G6)([{field:T,message:M}]),b=U(x);if("problem"in b)throw D(b.problem);const G=new k(v),V=new k(v),R=[];
for(const M of b.items){const u=M.negated?V:G;if(typeof M.pages=="string"){u.add(M.pages);continue}const{from:h,to:y}=M.pages,P=h<0?v+1+h:h,w=y==="end"?v:y<0?v+
1+y:y,p=(y==="end"?h<0?[[h,P]]:[]:[[h,P],[y,w]]).find(([,A])=>A<1||A>v);p&&R.push((0,K.D6)(M,p[0],v)),!(y==="end"&&P>v||R.length>0)&&u.range(Math.min(P,w),Math.
max(P,w))}if(R.length>0)throw D((0,K.bs)(R));return b.items.every(({negated:M})=>M)&&G.add("all"),G.without(V)}function $(x){const v=U(x);if("problem"in v||v.items.
length!==1)return;const{negated:T,pages:D}=v.items[0];if(T)return;if(D==="all")return{first:1};if(typeof D=="string"||D.from<1)return;const{from:b,to:G}=D;return G===
"end"?{first:b}:G===-1?{first:b}:G<1?void 0:{first:Math.min(b,G),last:Math.max(b,G)}}class k{pageCount;differences;odd=!1;even=!1;constructor(v){this.pageCount=
v,this.differences=new Int32Array(v+2)}add(v){v!=="even"&&(this.odd=!0),v!=="odd"&&(this.even=!0)}range(v,T){this.differences[v]++,this.differences[T+1]--}without(v){
const T=new Uint32Array(this.pageCount);let D=0,b=0,G=0;for(let V=1;V<=this.pageCount;V++){b+=this.differences[V],G+=v.differences[V];const R=V%2===1?"odd":"eve\
n";(b>0||this[R])&&!(G>0||v[R])&&(T[D++]=V)}return T.subarray(0,D)}}function L(x){return/^(not +)?\.\./i.test(x)?"has no start: a range is written 1..5":/^!/.test(
x)?"is not a page: leave out pages with not, such as not 2":(0,K.NL)(x.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((q,Y,l)=>{l.d(Y,{X:()=>z,l:()=>K});const W=/[ \u00a0-]/;function K(U){let d=0,$=0;const k=[...U].map((x,v)=>({sign:x.
toUpperCase(),at:v})).filter(({sign:x})=>!W.test(x)),L=x=>{const v=parseInt(x,36);d=(d*(v>9?100:10)+v)%97};for(let x=15;x<=Math.min(k.length,34);x++){d=0;for(const{
sign:v}of[...k.slice(4,x),...k.slice(0,4)])L(v);d===1&&($=k[x-1].at+1)}return $}const z=U=>U.length>=15&&/^[A-Z]{2}\d\d/.test(U)&&K(U)===U.length}),52404:((q,Y,l)=>{
l.d(Y,{$:()=>U,U:()=>d});var W=l(58552),K=l(29082),z=l(98446);const U={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function d({first_page:$,last_page:k,pages:L},x){if(L!==void 0)return(0,K.k1)(L,x);const v=(0,z.y_)(x,"page"),T=[];if($>x&&T.push({field:"\
first_page",message:`is ${$}, but the document has ${v}`}),k!==void 0&&k>x&&T.push({field:"last_page",message:`is ${k}, but the document has ${v}`}),T.length===
0&&k!==void 0&&$>k&&T.push({field:"first_page",message:`is ${$}, which is after last_page (${k})`,mentions:["last_page"]}),T.length>0)throw(0,W.G6)(T);return Uint32Array.
from({length:(k??x)-$+1},(D,b)=>$+b)}}),79405:((q,Y,l)=>{l.r(Y),l.d(Y,{redact_text:()=>$s});var W=l(58552),K=l(29082),z=l(45657),U=l(33973),d=l(45599),$=l(74135),
k=l(6057),L=l(87141),x=l(44738),v=l(78021),T=l(86537),D=l(77581);const b=(n,t)=>n.start-t.start||t.end-n.end;function G(n,t){let e="",s=0;for(const{start:o,end:a}of t)
o>s&&(e+=n.slice(s,o)),s=Math.max(s,a);return e+n.slice(s)}const V=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","gu"),R=/[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/;
function M(n){if(n.search(V)<0&&!R.test(n))return;let t="";const e=[],s=(a,r)=>{for(let i=a;i<r;){const c=String.fromCodePoint(n.codePointAt(i)),f=R.test(c)?c.normalize(
"NFKC"):c;for(let g=0;g<f.length;g++)e.push(f.length===c.length?i+g:i);t+=f,i+=c.length}};let o=0;for(const{0:a,index:r}of n.matchAll(V))s(o,r),o=r+a.length;return s(
o,n.length),{text:t,places:[...e,n.length]}}const u=500;async function h(n,t){const e=(0,D.g7)(n).replace(P,""),s=await t(e);if(s.length>0){const a=(0,D.wx)(G(e,
s));return await E(a.bytes,t)?w:a}const o=M(e);return o&&(await t(o.text)).length>0||await E(n.bytes,t)?w:void 0}const y="\x1B",P=new RegExp(`${y}[a-zA-Z]{2,8}${y}`,
"g"),w=new d.Mx(new Uint8Array(0));async function E(n,t){for(const e of p(n))if((await t(e)).length>0)return!0;return!1}function p(n){const t=Buffer.from(n.buffer,
n.byteOffset,n.length).toString("latin1"),e=[t];return/[\x80-\xff]/.test(t)&&e.push(Buffer.from(n).toString("utf8")),t.includes("\0")&&e.push(t.replaceAll("\0",
"")),/%[0-9a-f]{2}/i.test(t)&&e.push(Buffer.from(A(t),"latin1").toString("utf8")),t.includes("&")&&e.push(I(e.at(-1))),t.includes("<")&&e.push(e.at(-1).replace(
/<[^<>]*>/g,"")),e}const A=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),O={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},I=n=>n.replace(
/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,e,s,o)=>{if(o!==void 0)return O[o.toLowerCase()]??t;const a=e===void 0?parseInt(s,16):parseInt(e,
10);return a<=1114111?String.fromCodePoint(a):t});async function B(n,t,e){let s=0;const o=[t];for(let a=o.pop();a!==void 0;a=o.pop()){const r=a instanceof d.Z6?
a.dict:a;if(!(!(r instanceof d.Bi)&&!Array.isArray(r)))for(const[i,c]of r.entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&o.push(c);continue}
const f=n.job.pace.step(u);f&&await f;const g=await h(c,e);g&&(r instanceof d.Bi?r.set(i,g):r[i]=g,s++)}}return s}function N(n,t){const e=[];for(const s of n.array(
n.entry(n.pages.number(t),"Annots"))??[]){const o=n.dict(s);if(!o||!(0,d.Eo)(n.resolve(o.get("Subtype")),"Redact"))continue;const a=(n.array(o.get("QuadPoints"))??
[]).map(i=>Number(n.resolve(i))||0);for(let i=0;i+8<=a.length;i+=8){const[c,f]=[0,1].map(g=>[0,2,4,6].map(m=>a[i+m+g]));e.push(j(n,t,[(0,z.YG)(c),(0,z.YG)(f),(0,z.
Kf)(c),(0,z.Kf)(f)]))}const r=(0,k.b0)(n,o.get("Rect"));a.length<8&&r&&e.push(j(n,t,r))}return e.filter(({width:s,height:o})=>s>0&&o>0)}function j(n,t,e){const[
s,o,a,r]=(0,$.zl)((0,L.y)((0,k.iw)(n,t)),e);return{x:s,y:o,width:a-s,height:r-o}}async function H(n,t){t.size!==0&&await(0,x.L)(n,(e,s)=>{const o=t.get(s),a=o&&
(0,k.b0)(n,e.get("Rect"));if(!o||!a)return!1;const r=j(n,s,a);return o.some(i=>(0,T.EF)(r,i))})}const Z=["ActualText","Alt","E","T"];async function Q(n,t,e){const s=new Set(
[...t.keys()].map(r=>n.pages.number(r)));let o=0;for(const r of s)for(const i of n.array(n.entry(r,"Annots"))??[]){const c=n.dict(i),f=c?await B(n,c,e):0;f>0&&(0,d.
i9)(i)&&n.edit(i),o+=f}for(const r of t.keys()){const i=n.pages.attribute(r,"Resources"),c=n.dict(n.dict(i)?.get("Properties"));for(const f of c?.values()??[]){
const g=await B(n,n.dict(f)??null,e);g>0&&(0,d.i9)(f)?n.edit(f):g>0&&(0,d.i9)(i)&&n.edit(i),o+=g}}const{live:a}=await(0,U.Gy)(n);for(let r=1;r<a.length;r++){const i=a[r]===
1?n.dict(n.get(r)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!i||!(0,v.Uc)(i)||!tt(i,s)))for(const f of Z){const g=await B(n,[n.resolve(i.get(f))],e);g>0&&(n.
edit(r),i.delete(f)),o+=g}}return o}function tt(n,t){const e=n.get("Pg");return!(0,d.i9)(e)||t.has(e.number)}var ct=l(12237),yt=l(14029);const Ft=5e4,ve=20;function Pe(n,t,e){
const s=new Map;if(!n)return s;const o=n.areas??n.matches;if(!Array.isArray(o))throw wt(["must have a list under areas, or under matches"]);if(o.length>Ft)throw wt(
[`has ${o.length} areas, and at most ${Ft} are allowed`]);const a=[],r=new Set(t);for(const[i,c]of o.entries()){const f=Te(c,e);if(typeof f=="string"?a.push(`ar\
ea ${i+1} ${f}`):r.has(f.page)?s.set(f.page-1,[...s.get(f.page-1)??[],...f.boxes]):a.push(`area ${i+1} is on page ${f.page}, which pages does not name`),a.length===
ve)break}if(a.length>0)throw wt(a);return s}const wt=n=>(0,W.G6)([{field:"redact_areas",message:n.join("; ")}]),Rt=n=>typeof n=="object"&&n!==null&&!Array.isArray(
n);function Te(n,t){if(!Rt(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!="number"||!Number.isInteger(e)||e<1||e>t)return`must have\
 a page from 1 to ${t}`;const o=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(be);return o.some(a=>a===void 0)||o.length===0?"must have boxes with x, y, width\
 and height in points, which are greater than 0":{page:e,boxes:o}}function be(n){if(!Rt(n))return;const[t,e,s,o]=["x","y","width","height"].map(r=>n[r]);return[
t,e,s,o].every(r=>typeof r=="number"&&Number.isFinite(r))&&s>0&&o>0?{x:t,y:e,width:s,height:o}:void 0}var xe=l(81627),lt=l(36078),Ee=l(99876);async function Ae(n,t,e,s){
const o=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(o.size===0)return;const{kinds:a,pages:r}=await(0,Ee.F)(n,Uint32Array.from([...o.
keys()],c=>c+1)),i=new xe.B(n);await i.inspect(r);for(const c of r){const f=n.job.pace.step(5e3);f&&await f;const g=(0,$.DI)((0,L.y)(a[c.kind])),m=[...new Map((o.
get(c.index)??[]).map(S=>[JSON.stringify(S),S])).values()],C=m.map(({x:S,y:F,width:X,height:J})=>{const[_,et,at,zs]=(0,$.zl)(g,[S,F,S+X,F+J]);return`${(0,lt.id)(
_)} ${(0,lt.id)(et)} ${(0,lt.id)(at-_)} ${(0,lt.id)(zs-et)} re`});await i.over(c,{resources:s?[s.addition]:[],operators:([S])=>{const F=m.map(J=>s&&S!==void 0?s.
paint(S,J,g):"").filter(Boolean),X=F.length>0?`${F.join(`
`)}
`:"";return`/Artifact BMC q ${e==="black"?0:1} g ${C.join(`
`)} f Q
${X}EMC
`}})}}var ft=l(58006),St=l(56681),Bt=l(8510),Lt=l(52829),De=l(71856),Mt=l(82416),nt=l(85008);const Nt=4096,Oe=30;async function Ut(n,t){const e=new nt.oz(n),s=[],
o=[];let a=0;const r=i=>{s.push(i),a+=i.length};for(let i=1,c=e.next(!0);c!==nt.Kp;c=e.next(!0),i++){c===nt.An||c===nt.Cd?(o.push({at:a,from:e.start,to:e.end}),
r(Buffer.from((0,Mt.E3)(n,e.start,e.end)).toString("latin1").replaceAll("\0",""))):c===nt.QR&&a>0&&r(`
`);const f=i%Nt===0?t.step(Nt*Oe):void 0;f&&await f}return{text:s.join(""),pieces:o}}const Ie=async(n,t,e)=>(await t((await Ut(n,e)).text)).length;async function Fe(n,t,e){
const{text:s,pieces:o}=await Ut(n,e),a=await t(s);if(a.length===0)return n;const r=[];for(const[i,{at:c,from:f,to:g}]of o.entries()){const m=o[i+1]?.at??s.length;
a.some(C=>C.start<m&&c<C.end)&&r.push({from:f,to:g,text:"()"})}return(0,St.E$)(n,r,e)}var Ct=l(3449);const Re=-180;async function Wt(n,{inText:t,inCodes:e},s){if(n.
shown.length===0)return;const[o,a]=[Be(n),Le(n)];$t(o,await t(o.text),s),$t(a,await e(a.text),s)}function $t({glyphs:n},t,e){for(const{start:s,end:o}of t)for(let a=s;a<
o;a++)n[a]>=0&&e.add(n[a])}class Gt{parts=[];glyphs=[];add(t,e){this.parts.push(t);for(let s=0;s<t.length;s++)this.glyphs.push(e)}finish(){return{text:this.parts.
join(""),glyphs:this.glyphs}}}function Be({shown:n}){const t=new Gt;for(const{elements:e,font:s,first:o}of n){let a=o;for(const r of e)if(typeof r=="number")r<Re&&
t.add(" ",-1);else for(const{text:i}of s.glyphs(r))t.add(i,a++);t.add(`
`,-1)}return t.finish()}function Le({shown:n}){const t=new Gt;for(const{elements:e,font:s,first:o}of n){let a=o;for(const r of e){if(typeof r=="number")continue;
let i=0;for(let c=s.glyphs(r).length;c>0;c--){const f=s.partEnd(r,i,1);for(;i<f;i++)r[i]!==0&&t.add(String.fromCharCode(r[i]),a);a++}}t.add(`
`,-1)}return t.finish()}var Ne=l(64680),jt=l(45079);async function kt(n,t,e){const s=new Map,o=new Set;for(const{lists:a}of t)for(const{stream:r,tag:i,operator:c,
from:f,to:g,dict:m}of a){const C=`${r} ${f}`;if(o.has(C)||(o.add(C),await B(n,m,e)===0))continue;const S=new Ne.k(256);(0,jt.bD)(S,m,jt.yT);const F=`${i} ${Buffer.
from(S.bytes).toString("latin1")} ${c}`;s.set(r,[...s.get(r)??[],{from:f,to:g,text:F}])}return s}var Ue=l(94389);const We=120,$e=new Set([65536,1330926671,1953658213]),
vt=132;async function Ge(n,t,e){let s;for(const[o,a]of t){const r=n.subarray(o,Math.max(o,Math.min(a,n.length)));for(const{text:i,width:c,offset:f}of ke(r))for(const g of await e(
i))s??=n.slice(),je(s,g,{start:o+f,width:c})}return s}function je(n,t,{start:e,width:s}){for(let o=t.start;o<t.end;o++)s===2&&(n[e+2*o]=0),n[e+s*o+s-1]=We}function ke(n){
const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),e=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return e;for(const s of[0,1]){const o=Buffer.
from(n.slice(s,s+(n.length-s&-2)));e.push({text:o.swap16().toString("utf16le"),width:2,offset:s})}return e}function He(n){if(n.length<12)return[];const t=new DataView(
n.buffer,n.byteOffset,n.byteLength);if($e.has(t.getUint32(0)))try{const a=(0,Ue.tI)(t).get("name");return a?[[a.at,a.at+a.length]]:[]}catch{return[]}if(n[0]!==37&&
n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),o=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(o)].map(({0:a,index:r})=>[r+(a.startsWith("/")?a.lastIndexOf("/")+1:1),r+a.length])}function ze(n){if(n.length<vt||Buffer.from(n.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let o=0;o<e&&
vt+12*(o+1)<=n.length;o++){const[a,r]=[4,8].map(i=>t.getUint32(vt+12*o+i));s.push([a+8,a+r])}return s}function Ht(n){return[...Buffer.from(n.buffer,n.byteOffset,
n.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const Ke=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi;async function Ve(n,t){
const e=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),s=[...e.matchAll(Ke)],o=s.map(({1:c})=>{const f=Buffer.from(c.replace(/\s/g,""),"hex");return f.
subarray(0,f.length&-2).swap16().toString("utf16le")}),a=[];for(const[c,f]of o.entries())f.length>1&&(await t(f)).length>0&&a.push(c);if(a.length===0)return;let r="",
i=0;for(const c of a){const{0:f,index:g}=s[c];r+=`${e.slice(i,g)}<0020>`,i=g+f.length}return Buffer.from(r+e.slice(i),"latin1")}const Xe=new Set(`Adobe CIDInit \
CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/)),Ze=n=>Buffer.from(Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1").replace(/[A-Za-z]+/g,t=>Xe.has(t)?" ".repeat(
t.length):t),"latin1");var Ye=l(30201);const Qe=new Set(`ADBE AAPL ASCII85Decode ASCIIHexDecode AbsoluteColorimetric AcroForm Acrobat Action Actions ActualText \
AdobePPKLite Adobe.PPKLite Adobe.PPKMS
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),Je=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Pt=n=>Qe.has(n)||Je.test(n)||(0,Ye.u)(n)!==void 0,Tt=4,_e=60,qe=n=>/[\x80-\xff]/.test(n)?Buffer.from(n,"latin1").toString("utf8"):n,tn=["redacted-","removed-","\
name-","x-"];class en{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){
const s=[e];for(let o=s.pop();o!==void 0;o=s.pop()){const a=o instanceof d.Z6?o.dict:o;if(a instanceof d.SX)this.add(a.text);else if(Array.isArray(a))for(const i of a)
s.push(i);else if(a instanceof d.Bi)for(const[i,c]of a)this.add(i),s.push(c);const r=t.job.pace.step(_e);r&&await r}}add(t){t.length>=Tt&&this.seen.add(t)}async settle(){
const t=await Kt([...this.seen],this.find);if(t.length===0)return;const e=await zt(this.find);for(const s of t)Pt(s)||this.names.set(s,`${e}${this.names.size+1}`)}}
async function zt(n){for(const t of tn)if((await n(`${t}1`)).length===0)return t;return""}async function Kt(n,t){const e=[];let s="";for(const r of n)e.push(s.length),
s+=`${qe(r)}
`;if(s==="")return[];const o=new Set;let a=0;for(const{start:r,end:i}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;a+1<e.length&&e[a+1]<=r;)a++;const c=n[a];
i-r>=Tt&&i<=(e[a+1]??s.length)-1&&o.add(c)}return[...o]}function nn(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Tt||!Number.isNaN(Number(s))).join(" ")}const sn=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
ut=4096,Vt=30,on=3,an={names:[],cuts:[]};async function rn(n,t,e,s){const o=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),a=s.step(n.length);a&&
await a;const r=[...new Set(o.match(sn)??[]),...new Set(o.match(/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g)??[])],i=await Kt(r.map(cn),t);return i.length===0?an:fn(
n,new Set(i),e,s)}const cn=n=>n.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16)));async function fn(n,t,e,s){const o=new Set,
a=[],r=new nt.oz(n);for(let i=1,c=r.next();c!==nt.Kp;c=r.next(),i++){const{start:f,end:g}=r,m=()=>Buffer.from(n.subarray(f,g)).toString("latin1");if(c===nt.o_){
const S=(0,Mt.MQ)(n,f+1,g);t.has(S)&&!Pt(S)&&o.add(S)}else c===nt.QR&&g-f>on&&t.has(m())?a.push({from:f,to:g,text:""}):c===nt.Ho&&(await e(m())).length>0&&a.push(
{from:f,to:g,text:"\0".repeat(g-f)});const C=i%ut===0?s.step(ut*Vt):void 0;C&&await C}return{names:[...o],cuts:a}}async function dn(n,t,e){const s=[],o=new nt.oz(
n);for(let a=1,r=o.next();r!==nt.Kp;r=o.next(),a++){const i=r===nt.o_?t.of((0,Mt.MQ)(n,o.start+1,o.end)):void 0;i!==void 0&&s.push({from:o.start,to:o.end,text:`\
/${i}`});const c=a%ut===0?e.step(ut*Vt):void 0;c&&await c}return s.length===0?n:(0,St.E$)(n,s,e)}function Xt(n,t,e){for(const s of e){const o=t.shownAt(s);let a=n.
get(o.stream);a||n.set(o.stream,a=new Map);let r=a.get(o.from);r||a.set(o.from,r={shown:o,glyphs:new Set}),r.glyphs.add(s-o.first)}}var st=l(81077),dt=l(9819);const ln={
ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",
TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function Zt(n,t,e){return t?t===n.dict(n.trailer.get("I\
nfo"))?"the properties of the document":(0,v.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(n.resolve(t.get("Subtype")),"Widget")?"form fields":"annotat\
ions":t.has("FT")?"form fields":(0,d.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":ln[e]??"other entries":"other entries"}
const ht=100,Yt=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),un=new Set(["Dest","D","S","C","AS","V","DV"]),hn=new Set(["DA","Registry","Ordering","CharS\
et","Panose","CheckSum","Lookup","NS"]),gn=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,pn=new Set(["CreationDate","ModDate","M","LastModified","Cre\
ateDate"]);class mn{document;names;edits;note;renamed=new Map;find;inNames;inCodes;prefix="";constructor(t,{inText:e,inNames:s,inCodes:o},a,r,i){this.document=t,
this.names=a,this.edits=r,this.note=i,this.find=e,this.inNames=s,this.inCodes=o}async run(t,e){const{document:s}=this;this.prefix=await zt(this.find);const o=this.
trees(),a=[];for(const c of o)await this.nameKeys(c)&&a.push(c);let r;const i=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,d.i9)(i)&&i.number===
c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){if(t[c]!==1||(0,d.i9)(i)&&i.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof
d.SX){e(c)&&await this.scalar(c,f,await(r??=this.usesOfScalars(t)));continue}const g=e(c)&&await this.object(f),m=this.edits&&this.names.count>0&&await this.renameNames(
s.get(c));(g||m)&&this.edits&&s.edit(c)}for(const c of a)this.edits&&await this.rebuild(c);for(const[c,f]of[...s.trailer])(0,d.i9)(f)||c==="ID"||c==="Encrypt"||
!await this.object([f])||this.edits&&s.trailer.delete(c)}trees(){const{document:t}=this,e=(0,dt.Wo)(t,"Names"),s=(0,dt.Wo)(t,"StructTreeRoot");return[...[...e?.
dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"IDTree"}]:[]]}async nameKeys({holder:t,
key:e}){let s=!1;for(const[o]of await(0,st.Zc)(this.document,t.get(e),"Names"))!(o instanceof d.Mx)||!await h(o,this.find)||(this.rename((0,st.Pu)(o)),s=!0);return s}rename(t){
this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){const{document:e}=this,s=[t];for(let o=s.pop();o!==void 0;o=
s.pop()){const a=o instanceof d.Z6?o.dict:o;if(Array.isArray(a))for(const i of a)s.push(i);if(!(0,d.Zm)(a))continue;for(const[i,c]of a){const f=Yt.has(i)?e.resolve(
c):null;if((0,d.Zm)(f))for(const g of f.keys())await this.nameOne(g);(0,d.i9)(c)||s.push(c)}const r=e.job.pace.step(ht*(1+a.size));r&&await r}}async nameOne(t){
t.length>=2&&await h((0,d.Px)(t),this.find)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,key:""}];for(let o=s.pop();o;o=s.pop()){
const a=o.value instanceof d.Z6?o.value.dict:o.value;if(!(a instanceof d.Bi)&&!Array.isArray(a))continue;if(Array.isArray(a)&&Qt(a)){await this.palette(a)&&(e=!0);
continue}const r=a instanceof d.Bi?a:o.dict;for(const[c,f]of[...a.entries()]){const g=typeof c=="string"?c:o.key,m=await this.entry(r,g,f);if(m===void 0){(f instanceof
d.Bi||Array.isArray(f))&&s.push({value:f,dict:r,key:g});continue}e=!0,this.note(Zt(this.document,r,g)),this.edits&&(a instanceof d.Bi?a.set(c,m):a[c]=m)}a instanceof
d.Bi&&this.renamed.size>0&&this.renameKeys(a,o.key)&&(e=!0);const i=this.document.job.pace.step(ht);i&&await i}return e}async usesOfScalars(t){const{document:e}=this,
s=new Map;for(let o=1;o<t.length;o++){const a=[];t[o]===1&&a.push({value:e.get(o),dict:void 0,key:""});for(let r=a.pop();r;r=a.pop()){const i=r.value instanceof
d.Z6?r.value.dict:r.value;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;const c=i instanceof d.Bi?i:r.dict;for(const[g,m]of i.entries()){const C=Array.isArray(
i)&&Qt(i)?"Lookup":typeof g=="string"?g:r.key;(0,d.i9)(m)?s.set(m.number,{dict:c,key:C}):a.push({value:m,dict:c,key:C})}const f=e.job.pace.step(ht);f&&await f}}
return s}async scalar(t,e,s){const{document:o}=this,{dict:a,key:r}=s.get(t)??{dict:void 0,key:""},i=e instanceof d.SX?this.names.of(e.text):void 0,c=i===void 0?
await this.entry(a,r,e):new d.SX(i);c!==void 0&&(this.note(Zt(o,a,r)),this.edits&&o.put(t,c))}async palette(t){const e=t[3];return!(e instanceof d.Mx)||(await this.
inCodes((0,st.Pu)(e))).length===0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,
document:s}=this;let o=!1;const a=[t];for(let r=a.pop();r!==void 0;r=a.pop()){const i=r instanceof d.Z6?r.dict:r;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;
if(i instanceof d.Bi&&[...i.keys()].some(f=>e.of(f)!==void 0)){const f=[...i];i.clear();for(const[g,m]of f)i.set(e.of(g)??g,m);o=!0}for(const[f,g]of[...i.entries()]){
const m=g instanceof d.SX?e.of(g.text):void 0;if(m===void 0){(g instanceof d.Bi||Array.isArray(g))&&a.push(g);continue}o=!0,i instanceof d.Bi?i.set(f,new d.SX(m)):
i[f]=new d.SX(m)}const c=s.job.pace.step(ht);c&&await c}return o}async technical(t,e){const s=(0,st.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;
const a=nn(s,this.names);return a===s||(await this.inNames(s)).length===(await this.inNames(a)).length?void 0:(0,d.Px)(a)}return t==="CheckSum"||t==="Panose"||t===
"CharSet"||Pt(s)||gn.test(s)||(await this.inCodes(s)).length===0?void 0:(0,d.Px)("")}async entry(t,e,s){if(s instanceof d.SX){const r=un.has(e)||e==="RoleMap"?this.
renamed.get(`/${s.text}`):void 0;return r===void 0?void 0:new d.SX(r)}if(s instanceof d.Mx&&hn.has(e))return this.technical(e,s);if(!(s instanceof d.Mx)||e==="C\
ontents"&&t&&(0,d.hi)(t))return;const o=this.renamed.get((0,st.Pu)(s));if(o!==void 0)return(0,d.Px)(o);const a=await h(s,this.find);return a&&pn.has(e)?(0,d.Px)(
""):!a||e!=="T"||!t||!yn(t)?a:(this.rename((0,st.Pu)(s)),(0,d.Px)(this.renamed.get((0,st.Pu)(s))))}renameKeys(t,e){const s=[...t];if(!(Yt.has(e)||this.isNaming(
t))||!s.some(([a])=>this.renamed.has(`/${a}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[a,r]of s)t.set(this.renamed.get(`/${a}`)??
a,r);return!0}isNaming(t){const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(
o=>e.dict(o)===t)}async rebuild({holder:t,number:e,key:s}){const{document:o}=this,a=await(0,st.Zc)(o,t.get(s),"Names");o.edit(e);const r=(0,st.H6)(o,(0,st.AN)(a),
"Names"),i=t.get(s);(0,d.i9)(i)?o.put(i,r):t.set(s,r),o.edit((0,dt.Kd)(i,e))}}const Qt=([n])=>(0,d.Eo)(n,"Indexed")||(0,d.Eo)(n,"I"),yn=n=>n.has("FT")||n.has("K\
ids")||n.has("Parent")&&!n.has("Contents");var ot=l(47212);class Jt{document;searching;choose;stays;rewriter;use;found=new Map;renaming;constructor(t,e,s,o,a,r){
this.document=t,this.searching=e,this.choose=s,this.stays=o,this.rewriter=a,this.use=r,this.renaming=new en(e.inNames)}async run(t){const{document:e,stays:s,renaming:o}=this,
{live:a}=await(0,U.Gy)(e),r=c=>a[c]===1&&s[c]!==1,i=await(0,Ct.d)(e,a.length,r);for(const[c,f]of i.content)r(c)&&!t.has(c)&&await this.content(c,f);for(let c=1;c<
a.length;c++)r(c)&&e.isStream(c)&&await this.data(c,i);for(let c=1;c<a.length;c++)r(c)&&await o.note(e,e.get(c));await o.settle(),this.note("names",o.count),this.
rewriter&&o.count>0&&await this.renameContent(a),await new mn(e,this.searching,o,this.rewriter!==void 0,c=>this.note(c)).run(a,r)}async renameContent(t){const{document:e,
renaming:s}=this,{content:o,pages:a}=await(0,Ct.d)(e,t.length,r=>t[r]===1);for(const r of new Set([...o.keys(),...a])){const i=e.get(r);if(!(i instanceof d.Z6))
continue;const c=this.decoded(i),f=await dn(c,s,e.job.pace);f!==c&&e.put(r,await(0,Lt.c)(e,i,f))}}note(t,e=1){e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){
const{document:s,searching:o}=this,a=s.get(t);if(!(a instanceof d.Z6))return;const r=this.decoded(a),i=await new ot.Wz(s).stream(r,e),{glyphs:c,count:f}=await this.
choose(i,!1),g=c.size;await Wt(i.trace,o,c);const m=await kt(s,[i.trace],o.inText);if(this.note("content that no page shows",Math.max(f,+(c.size>g))+m.size),(0,ot.
FU)(i,c),this.use?.note(i.trace,c),!this.rewriter||c.size===0&&m.size===0)return;const C=new Map;Xt(C,i.trace,c),await this.rewriter.inPlace(new Map([[0,t]]),[i.
trace],{removals:C,others:m,images:new Map})}decoded(t){const e=this.document.decodedPart(t);if(!e)throw new W.zU("redaction_incomplete","A content stream canno\
t be read, because its compression is not known");return e.data}async data(t,{content:e,fonts:s,pages:o}){const{document:a}=this,r=a.get(t);if(!(r instanceof d.
Z6))return;const{dict:i}=r,c=s.get(t);c!==void 0?await this.fontData(t,r,c):Sn(a,i)?this.rewriter||await this.otherData(t,r):wn(a,i)?await this.colorData(t,r):e.
has(t)||o.has(t)?await this.hiddenStrings(t,r):await this.otherData(t,r)}async hiddenStrings(t,e){const{document:s,rewriter:o}=this,a=this.searching.inCodes,{pace:r}=s.
job,i=this.decoded(e),{removed:c}=await(0,Bt.f)(i,r),f=c.length>0&&await E(Buffer.concat(c),this.searching.inText),g=await Ie(i,a,r),{names:m,cuts:C}=await rn(i,
this.searching.inNames,a,r);for(const J of m)this.renaming.add(J);if(f&&this.note("comments of content"),this.note("content that no page shows",g+C.length),!o||
!f&&g===0&&C.length===0)return;const S=C.length>0?await(0,St.E$)(i,C,r):i,F=g>0?await Fe(S,a,r):S,X=f?(await(0,Bt.f)(F,r)).content:F;s.put(t,await(0,Lt.c)(s,e,X))}async fontData(t,e,s){
const{inCodes:o,inText:a}=this.searching;if(s.startsWith("FontFile"))return this.overwrite(t,e,He);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,
e,Ht);const r=this.document.get(t),i=this.document.decodedPart(r)?.data,c=i&&this.document.job.pace.step(i.length);c&&await c;const f=i&&await Ve(i,a);f?this.replace(
t,r,f):i&&await E(Ze(i),o)&&this.note("names")}async colorData(t,e){const{document:s}=this,o=s.resolve(e.dict.get("FunctionType"));o===4?await this.overwrite(t,
e,Ht):typeof o!="number"&&!(0,d.Eo)(s.resolve(e.dict.get("Subtype")),"Image")&&!e.dict.has("ShadingType")&&await this.overwrite(t,e,ze)}async overwrite(t,e,s){const{
document:o}=this,a=o.decodedPart(e)?.data;if(!a)return;const r=o.job.pace.step(a.length);r&&await r;const i=s(a);if(!i)return this.otherData(t,e);const c=await Ge(
a,i,this.searching.inCodes);c&&this.replace(t,e,c)}replace(t,e,s){this.note("fonts and colors"),this.rewriter&&this.document.put(t,(0,ft.n)(e,s,{compress:!0}))}async otherData(t,e){
const{document:s,rewriter:o}=this,a=(0,De.In)(e)?"metadata":"streams",r=a==="metadata"?this.searching.inText:this.searching.inCodes,i=this.document.decodedPart(
e)?.data;if(!i)throw new W.zU("redaction_incomplete","A stream cannot be read, because its compression is not known");const c=s.job.pace.step(i.length);c&&await c;
const f=p(a==="metadata"?_t(i):i),g=await Promise.all(f.map(async S=>(await r(S)).length));if(this.note(a,(0,z.Kf)(g)),!o||g.every(S=>S===0))return;const[m=""]=f,
C=Buffer.from(G(Buffer.from(i).toString("latin1"),await r(m)),"latin1");await E(_t(C),r)?s.remove(t):s.put(t,(0,ft.n)(e,C,{compress:!1}))}}function wn(n,t){return[
"FunctionType","ShadingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,d.Eo)(n.resolve(t.get("Subtype")),"Image")}const Sn=(n,t)=>(0,d.Eo)(n.resolve(
t.get("Type")),"EmbeddedFile");function _t(n){const e=Buffer.from(n).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,
s=>" ".repeat(s.length));return Buffer.from(e,"latin1")}var qt=l(42973),Mn=l(68973),Cn=l(12195),vn=l(1900),gt=l(95340),te=l(71157);const Pn=6,it=1,bt=["Filter",
"DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDe\
codeParms","DL","L","Length","Interpolate"];class ee{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){const{document:s}=this,{image:o}=t[0],
{width:a,height:r}=(0,gt.h)(s,o.dict),i=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(i.length===0||!(a>0&&r>0))return;const c=se(i,e,a,r);if(!c.some(({left:f,
top:g,right:m,bottom:C})=>f<=0&&g<=0&&m>=a&&C>=r))return s.add(await this.overwrite(o,c))}async shows({image:t,matrix:e},s){const{document:o,shade:a}=this,{width:r,
height:i}=(0,gt.h)(o,t.dict);if(!(r>0&&i>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=se([{matrix:e}],s,r,i);if(c.length===0)return!1;const f=o.resolve(t.dict.get(
"ImageMask"))===!0?255:a,g=await this.draw(t),m=await pt(o,g,3);return c.some(({left:C,top:S,right:F,bottom:X})=>{for(let J=S+it;J<X-it;J++){const[_,et]=[C+it,F-
it].map(at=>(J*g.width+at)*3);for(let at=_;at<et;at++)if(m[at]!==f)return!0}return!1})}async overwrite(t,e){const{document:s,shade:o}=this,a=new d.Bi(t.dict),{dict:r}=t;
for(const F of bt)a.delete(F);if(s.resolve(r.get("ImageMask"))===!0)return this.stencil(t,a,e,1);const[i,c]=[s.resolve(r.get("SMask")),s.resolve(r.get("Mask"))];
if((0,d.cy)(c)||i instanceof d.Z6&&i.dict.has("Matte")||typeof r.get("SMaskInData")=="number")throw ne("has an image whose mask cannot be written again");const f=await this.
draw(t),g=await(0,vn.cE)(f,s.job.pace),m=await pt(s,f,g?3:1),{width:C,height:S}=f;for(const{left:F,top:X,right:J,bottom:_}of e.map(et=>xt(et,C,S)))for(let et=X;et<
_;et++){const at=g?3:1;m.fill(o,(et*C+F)*at,(et*C+J)*at)}return a.set("ColorSpace",(0,d.UU)(g?"DeviceRGB":"DeviceGray")),a.set("BitsPerComponent",8),i instanceof
d.Z6?a.set("SMask",s.add(await this.opaque(i,C,S,e))):c instanceof d.Z6&&a.set("Mask",s.add(await this.maskOf(c,C,S,e))),this.pack(a,m)}async opaque(t,e,s,o){const a=await this.
draw(t),r=await pt(this.document,a,1);for(const c of o.map(f=>ae(f,a.width/e,a.height/s,a)))for(let f=c.top;f<c.bottom;f++)r.fill(255,f*a.width+c.left,f*a.width+
c.right);const i=new d.Bi(t.dict);for(const c of bt)i.delete(c);return i.set("ColorSpace",(0,d.UU)("DeviceGray")),i.set("BitsPerComponent",8),this.pack(i,r)}maskOf(t,e,s,o){
const a=(0,gt.h)(this.document,t.dict),r=new d.Bi(t.dict);for(const c of bt)r.delete(c);const i=o.map(c=>ae(c,a.width/e,a.height/s,a));return this.stencil(t,r,i,
0)}async stencil(t,e,s,o){const a=await this.draw(t),r=await pt(this.document,a,1),{width:i,height:c}=a;for(const{left:m,top:C,right:S,bottom:F}of s.map(X=>xt(X,
i,c)))for(let X=C;X<F;X++)r.fill(o*255,X*i+m,X*i+S);const f=i+7>>3,g=new Uint8Array(f*c);for(let m=0;m<c;m++)for(let C=0;C<i;C++)r[m*i+C]>=128&&(g[m*f+(C>>3)]|=
128>>(C&7));return e.set("ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,g)}async pack(t,e){return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.
UU)("Image")),t.set("Filter",(0,d.UU)("FlateDecode")),new d.Z6(t,await(0,Mn.uM)(this.document.job).deflate(e,Pn))}async draw(t){const{document:e}=this,{job:s}=e,
{width:o,height:a}=(0,gt.h)(e,t.dict);if(!(o>0&&a>0))throw ne("has an image without a size");if(o*a>s.limits.pixels)throw(0,qt.F)("pixels",`An image has ${o*a} \
pixels, which are too many to redact`,"Make it smaller first");const r=new d.Bi(t.dict);for(const C of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata",
"OC","Interpolate"])r.delete(C);r.set("Type",(0,d.UU)("XObject")),r.set("Subtype",(0,d.UU)("Image"));const i=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${a} 0 0 cm \
/I Do Q
`,"latin1"),f=i.add(null),g=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,o,a],Contents:i.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:i.add(new d.Z6(r,e.encoded(t)))})})});return i.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[i.add(g)]})),i.put(i.catalogNumber,(0,d.jd)({Type:(0,d.UU)(
"Catalog"),Pages:f})),i.trailer.delete("Info"),(await Cn.Y.open(await(0,yt.UN)(i,{encryption:"none",draft:!0}),s)).draw(0,{width:o,height:a,isTransparent:!1})}}
const ne=n=>new W.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas \
of these images",fields:["pages_to_images"]}),se=(n,t,e,s)=>n.flatMap(({matrix:o})=>{const a=(0,$.DI)(o);return t.filter(i=>(0,T.EF)((0,te.jY)(o),i)).map(({x:i,
y:c,width:f,height:g})=>{const[m,C,S,F]=(0,$.zl)(a,[i,c,i+f,c+g]);return oe([m*e,(1-F)*s,S*e,(1-C)*s],e,s)})}),oe=([n,t,e,s],o,a)=>xt({left:Math.floor(n)-it,top:Math.
floor(t)-it,right:Math.ceil(e)+it,bottom:Math.ceil(s)+it},o,a),xt=({left:n,top:t,right:e,bottom:s},o,a)=>({left:Math.min(Math.max(n,0),o),top:Math.min(Math.max(
t,0),a),right:Math.min(Math.max(e,0),o),bottom:Math.min(Math.max(s,0),a)}),ae=({left:n,top:t,right:e,bottom:s},o,a,{width:r,height:i})=>oe([n*o,t*a,e*o,s*a],r,i);
async function pt({job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let o=0,a=0;o<t.height;o++){const r=t.row(o);for(let c=0;c<r.length;c+=4)e===3&&(s[a++]=
r[c+2]),s[a++]=r[c+1],e===3&&(s[a++]=r[c]);const i=n.pace.step(2*r.length);i&&await i}return s}const Tn=new Set(["Parent","P","Dest","B"]),bn=300;async function ie(n,t){
const{pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const o=Array.from({length:e.count},(a,r)=>r);return await re(n,o.filter(a=>!t.has(a)),a=>s[a]=
1),await re(n,[...t],a=>s[a]=0),s}async function re(n,t,e){const{pages:s,job:o}=n,a=new Uint8Array(n.size),r=new dt.b9(n),i=[],c=f=>{a[f]=1,e(f),i.push(n.get(f))};
for(const f of t){c(s.number(f));const g=s.attribute(f,"Resources");g!==void 0&&i.push(g);for(let m=i.pop();m!==void 0;m=i.pop()){if((0,d.i9)(m)){m.number<a.length&&
a[m.number]===0&&!xn(n,m.number)&&c(m.number);continue}const C=m instanceof d.Z6?m.dict:m;if(Array.isArray(C))for(const F of C)i.push(F);else if(C instanceof d.
Bi)for(const[F,X]of C)Tn.has(F)||i.push(X);r.spend(1);const S=o.pace.step(bn);S&&await S}}}function xn(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,d.Eo)(
e,"Page")||(0,d.Eo)(e,"Pages")||n.pages.holds(t)}var En=l(18930),rt=l(98446),ce=l(49568),Et=l(779),fe=l(9312),An=l(17886);const de=["january","february","march",
"april","may","june","july","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","\
janvier","février","mars","avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio",
"agosto","septiembre","octubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","m\
ar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),Dn={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{\
N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:\
[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfon\
o|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-\
9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${de})\
\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${de})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},On={iban:An.l,card:Fn};async function In(n,t){const e=await Promise.
all(n.map(async s=>({kind:s,pattern:await(0,fe.Gv)("redact_kinds",Dn[s],"regex",t)})));return{hasGroups:!1,search:async(s,o,a)=>{const r=[];let i=!1;for(const{kind:c,
pattern:f}of e){const g=await f.search(s,o,a);i||=g.truncated,(0,z.RZ)(r,g.matches.flatMap(({start:m,end:C})=>{const S=On[c]?.(s.slice(m,C))??C-m;return S>0?[{start:m,
end:m+S,groups:{}}]:[]}))}return{matches:r.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:i}}}}const le=/[ \u00a0-]/;function Fn(n){const t=[...n].map((e,s)=>({
sign:e,at:s})).filter(({sign:e})=>!le.test(e));for(let e=Math.min(t.length,19);e>=13;e--){let s=0;for(let a=0;a<e;a++){const r=Number(t[e-1-a].sign)*(a%2===0?1:
2);s+=r>9?r-9:r}const o=t[e-1].at+1;if(s%10===0&&(e===t.length||le.test(n[o])))return o}return 0}const ue=2e3,At=2e5;async function Rn({search:n,search_mode:t,redact_kinds:e=[]},s){
const o=[];return e.length>0&&o.push(await In(e,s)),n!==void 0&&o.push(t==="regex"?await(0,fe.Gv)("search",n,t,s):await Bn(n,s)),new Wn(Nn(o),e.length===0&&t!==
"regex",s)}async function Bn(n,{pace:t}){const e=n.split(`
`).filter(s=>s.trim()!=="");if(e.length>ue)throw(0,W.G6)([{field:"search",message:`has ${e.length} lines, and at most ${ue} are allowed`}]);return(0,Et.y)(e,t)}
const Ln={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function Nn(n){const[t]=n;return n.length===1?t:n.length===0?Ln:{hasGroups:!1,search:async(e,s,o)=>{
const a=[];for(const i of n)a.push(await i.search(e,s,o));return{matches:a.flatMap(({matches:i})=>i).sort((i,c)=>i.start-c.start||c.end-i.end),truncated:a.some(
({truncated:i})=>i)}}}}const Dt=4,he=1e4,Un=2;class Wn{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,e,s){this.pattern=t,this.isLiteral=
e,this.job=s}note(t){this.isLiteral||t.length<Dt||this.texts.size>=he||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=Un&&this.
areaWords.size<he&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,Et.y)([...this.areaWords],this.job.pace);return e=>this.
search(t,e)};inText=t=>this.search(this.pattern,t);inNames=async t=>(await this.inText(t)).filter(({start:e,end:s})=>s-e>=Dt);inCodes=async t=>{if(!this.isLiteral&&
this.texts.size===0)return[];const e=this.isLiteral?this.pattern:await(this.literal??=(0,Et.y)([...this.texts],this.job.pace));return(await this.search(e,t)).filter(
({start:s,end:o})=>o-s>=Dt)};async search(t,e){if(e==="")return[];const{matches:s,truncated:o}=await t.search(e,At,this.job.pace);if(o)throw ge();return s}}const ge=()=>(0,qt.
F)("searching","A page, or another text of the document, is too long to be searched to its end","Split the document first"),$n=2e3,Gn=100;async function pe(n,t){
const e=M(n);if(!e)return[];const{places:s}=e;return(await t.inText(e.text)).flatMap(({start:o,end:a})=>{const r={start:s[o],end:s[a-1]+1};return r.end-r.start>
a-o||e.text.slice(o,a)!==n.slice(r.start,r.end)?[r]:[]})}async function jn(n,t,e){const{all:s,truncated:o}=await(0,ce.IQ)(n,t.pattern,At,e);return o||s.length>0||
(await pe(n.flow.text,t)).length>0}async function Ot(n,t,e){const{all:s,counted:o,truncated:a}=await(0,ce.IQ)(n.page,t.pattern,At,e);if(a)throw ge();const{flow:r}=n.
page,i=[...s,...(await pe(r.text,t)).map(m=>({...m,flow:r}))],c=new Set,f=new Map,g=[];for(const{flow:m,start:C,end:S}of i){const F=new Set,X=e.step((S-C)*Gn+$n);
X&&await X,(0,ot.PC)(n,m,C,S,F);for(const J of m.lineBoxes(C,S))f.set(`${J.x} ${J.y} ${J.width} ${J.height}`,J),n.trace.areUnseen(F,J)&&g.push(J);for(const J of F)
c.add(J);t.note(m.text.slice(C,S))}for(const m of kn(n))t.noteArea(m);return{glyphs:c,boxes:[...f.values()],unseen:g,count:o.length}}function kn(n){const{page:t,
trace:e}=n;if(e.touched.size===0)return[];const{flow:s}=t;return[...s.text.matchAll(/\S+/g)].flatMap(({0:o,index:a})=>{const r=new Set;return(0,ot.PC)(n,s,a,a+o.
length,r),[...r].some(i=>e.touched.has(i))?[o]:[]})}const Hn=.01;async function zn(n,{pages:t,search:e,areas:s,shade:o},a){const r=await(0,ct.E)(n,a),i=new En.X(
r),c=[];for(const S of t)await jn(await i.page(S-1),e,a.pace)&&c.push(`page ${S}`);const f=new ot.Wz(r),g=new ee(r,o);for(const[S,F]of s){const{trace:X}=await f.
all(S,F.map(_=>(0,T.wS)(_,-Hn)));(X.touched.size>0||X.isPaintedIn||X.undivided.size>0||await Kn(g,X,F))&&c.push(`areas of page ${S+1}`)}const m=await ie(r,new Set(
Array.from(t,S=>S-1))),C=new Jt(r,e,S=>Ot(S,e,a.pace),m);await C.run(new Set);for(const S of C.found.keys())c.push(S);if(c.length>0)throw new W.zU("redaction_in\
complete",`Text to redact is still in ${(0,rt.Dw)(c)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function Kn(n,t,e){
for(const s of t.images)if(await n.shows(s,e))return!0;return!1}var Vn=l(61491);async function Xn(n,t,e){const{fragments:s,leafOf:o}=n.page.found;if(!o)return;const a=new Map;
for(const i of s){const c=o(i);c&&await r(c.element)&&(0,ot.Bc)(n,i.letters,i.text.length,e)}async function r(i){const c=a.get(i);if(c!==void 0)return c;let f=!1;
for(const{actualText:g}of(0,Vn.Hy)(i))g!==void 0&&(await t(g)).length>0&&(f=!0);return a.set(i,f),f}}async function Zn(n,t,e){const s=new Map;if(t.length>0)for(const{
images:i}of n)for(const c of i){const f=`${c.stream} ${c.from}`;s.set(f,[...s.get(f)??[],c])}const o=new Map,a=new Map;let r=0;for(const i of s.values()){const[
{stream:c,from:f,to:g}]=i;if(!i.some(({matrix:S})=>t.some(F=>(0,T.EF)((0,te.jY)(S),F))))continue;r++;const m=await e.without(i,t),C=m&&`OctavoRedacted${m.number}`;
o.set(c,[...o.get(c)??[],{from:f,to:g,text:C?`/${C} Do`:""}]),C&&a.set(c,(a.get(c)??new Map).set(C,m))}return{cuts:o,images:a,count:r}}var Yn=l(2843),Qn=l(10339);
const me=8;class Jn{document;searching;choose;images;areas;rewriter;use=new Qn.H;read=new Set;noted=new Set;hasLayers;constructor(t,e,s,o,a){this.document=t,this.
searching=e,this.choose=s,this.images=o,this.areas=a,this.rewriter=new Yn.q(t),this.hasLayers=(0,dt.Wo)(t,"OCProperties")!==void 0}async page(t){this.noted.add(
t);const e=this.areas.get(t)??[],s=[];let[o,a,r]=[0,0,!1];for(let i=0;i<me;i++){const{texts:c,chosen:f}=await this.readPage(t,i,e),g=c.map(({trace:S})=>S),m=await this.
cutsOf(t,g,f,e),C=m.removals.size===0&&m.others.size===0||!g.some(({isPartial:S})=>S);for(const[S,F]of g.entries())C||i===me-1?this.use.note(F,f[S].glyphs):this.
use.noteGone(F,f[S].glyphs);if(m.removals.size===0&&m.others.size===0)break;r=!0,a+=m.count;for(const S of f)for(const F of S.boxes)s.push(F);if(i===0&&(o=f.reduce(
(S,F)=>Math.max(S,F.count),e.length>0?0:1)),await this.rewriter.page(t,g,m),C)break}if(!(e.length===0&&!r))return{index:t,boxes:[...s,...e],count:o+e.length,images:a}}async cutsOf(t,e,s,o){
const a=new Set(e.flatMap(S=>[...S.undivided]));if(a.size>0)throw qn(t+1,[...a]);const r=new Map;for(const[S,{glyphs:F}]of s.entries())Xt(r,e[S],F);const i=o.length>
0?await this.searching.ofAreas():void 0,c=async S=>[...await this.searching.inText(S),...i?await i(S):[]].sort(b),f=await kt(this.document,e,c),{cuts:g,images:m,
count:C}=await Zn(e,[...o,...s.flatMap(({unseen:S})=>S)],this.images);for(const S of[g,...e.map(F=>F.cuts)])for(const[F,X]of S)f.set(F,_n([...f.get(F)??[],...X]));
return{removals:r,others:f,images:m,count:C}}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(
t)))}async readPage(t,e,s){const o=new ot.Wz(this.document),a=await o.shown(t,s),r=[a],i=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.
length>0){const c=await o.all(t,s);r.push(c),i.push({...await this.choose(c,!1),boxes:[]})}for(const[c,f]of r.entries()){await Xn(f,this.searching.inText,i[c].glyphs),
(0,ot.C7)(f,i[c].glyphs),await Wt(f.trace,this.searching,i[c].glyphs),(0,ot.FU)(f,i[c].glyphs);for(const g of f.trace.contents.keys())this.read.add(g)}return{texts:r,
chosen:i}}}const _n=n=>[...new Map(n.map(t=>[`${t.from} ${t.to}`,t])).values()],qn=(n,t)=>(0,W.G6)([{field:"redact_areas",message:`has an area on page ${n} into\
 which ${(0,rt.Dw)(t)} reaches, which cannot be divided: choose another area, or redact images of the pages`,mentions:["pages_to_images"]}]);var ye=l(18271),mt=l(
49454),ts=l(15330),es=l(57373),ns=l(12202),ss=l(88739),os=l(59486);const as=300,is=2;async function rs(n,t,e,s){if(!t.hasGone)return;const{live:o}=await(0,U.Gy)(
n),a=new ot.Wz(n);for(const f of s)t.note((await a.all(f,[])).trace);const{content:r}=await(0,Ct.d)(n,o.length,f=>o[f]===1&&e(f));for(const[f,g]of r){const m=n.
get(f),C=m instanceof d.Z6&&n.decodedPart(m)?.data;C&&t.note((await a.stream(C,g)).trace)}const i=await fs(n,t,o),c=cs(n,i);for(const f of i)f.use.gone.size>0&&
!f.keepsAll&&await gs(n,f,c);await Ms(n,i)}function cs(n,t){const e=new Map;for(const{number:s,use:o,keepsAll:a}of t){const r=we(n,n.get(s));if(r===void 0)continue;
const i=e.has(r)?e.get(r):new Set;for(const{cid:c}of o.kept)i?.add(c);e.set(r,a?void 0:i)}return e}function we(n,t){const e=n.array(t.get("DescendantFonts"))?.[0];
return(0,d.i9)(e)?e.number:void 0}async function fs(n,t,e){const s=new Set;for(const a of n.dict(n.dict(hs(n))?.get("Font"))?.values()??[])(0,d.i9)(a)&&s.add(a.
number);const o=[];for(let a=1;a<e.length;a++){const r=e[a]===1?n.get(a):null;if(!(r instanceof d.Bi)||!us(n,r))continue;const i=t.fonts.get(await(0,es.G)(n,new d.
oS(a))),c=s.has(a);(i||c)&&o.push({number:a,use:i??ds,keepsAll:c})}return o}const ds={kept:new Set,gone:new Set,lengths:new Set},ls=["Type0","Type1","MMType1","\
TrueType","Type3"];function us(n,t){const e=n.resolve(t.get("Subtype"));return e instanceof d.SX&&ls.includes(e.text)}const hs=n=>n.dict(n.catalog.get("AcroForm"))?.
get("DR"),It=({kept:n,gone:t})=>[...t].filter(e=>!n.has(e));async function gs(n,{number:t,use:e},s){const o=It(e),a=n.job.pace.step((o.length+e.kept.size)*as);if(a&&
await a,o.length===0)return;n.edit(t);const r=n.get(t);await ps(n,r,e);const i=new Set(o.map(({code:g})=>g));ms(n,r,i),ys(n,r,i);const c=we(n,r),f=c===void 0?void 0:
s.get(c);f&&ws(n,r,new Set(o.map(({cid:g})=>g).filter(g=>!f.has(g))))}async function ps(n,t,{kept:e,lengths:s}){const o=n.resolve(t.get("ToUnicode")),[a,...r]=s;
if(!(o instanceof d.Z6)||a===void 0||a>2||r.length>0)return;const i=await(0,ns.A)(n,t,()=>!0);if(!i)return;const c=[...e].sort((g,m)=>g.code-m.code).flatMap(({code:g})=>{
const m=i.textOf(g);return m===void 0?[]:[[g,m]]}),f=(0,ss.U)(c.map(([g,m])=>[g,Array.from(m,C=>C.codePointAt(0))]),{digits:a*2,isInOrder:!0});t.set("ToUnicode",
n.add((0,ft.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}function ms(n,t,e){const s=n.array(t.get("Widths")),o=n.resolve(t.get(
"FirstChar"));s&&typeof o=="number"&&t.set("Widths",s.map((a,r)=>e.has(o+r)?0:a))}function ys(n,t,e){const s=n.dict(t.get("Encoding")),o=n.array(s?.get("Differe\
nces"));if(!s||!o||t.has("DescendantFonts"))return;let a=0;const r=new Set,i=[];for(const S of o.map(F=>n.resolve(F))){if(typeof S=="number")a=S;else if(S instanceof
d.SX&&e.has(a++)){r.add(S.text),i.push(new d.SX(".notdef"));continue}i.push(S)}t.set("Encoding",new d.Bi(s).set("Differences",i));for(const S of i)S instanceof d.
SX&&r.delete(S.text);const c=(0,d.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharProcs")):void 0;c&&t.set("CharProcs",new d.Bi([...c].filter(([S])=>!r.
has(S))));const f=(0,mt.nb)(n,t),g=n.resolve(f?.get("CharSet"));if(!f||!(g instanceof d.Mx))return;const m=Buffer.from(g.bytes).toString("latin1").split("/").slice(
1),C=t.get("FontDescriptor");(0,d.i9)(C)&&n.edit(C),(0,mt.nb)(n,t)?.set("CharSet",(0,d.Px)(m.filter(S=>!r.has(S)).map(S=>`/${S}`).join("")))}function ws(n,t,e){
const s=n.array(t.get("DescendantFonts"))?.[0];if(!(0,mt.hL)(n,t)||!(0,d.i9)(s))return;n.edit(s);const a=n.get(s),r=n.array(a.get("W"));r&&a.set("W",Ss(n,r,e));
const i=a.get("FontDescriptor"),c=n.resolve(n.dict(i)?.get("CIDSet")),f=c instanceof d.Z6?n.decodedPart(c)?.data:void 0;if(!f||!(0,d.i9)(i)||!(c instanceof d.Z6))
return;const g=f.slice();for(const m of e)m>>3<g.length&&(g[m>>3]&=~(128>>(m&7)));n.edit(i),n.get(i).set("CIDSet",n.add((0,ft.n)(c,g,{compress:!0})))}function Ss(n,t,e){
const s=[];for(let o=0;o<t.length;){const a=n.resolve(t[o]),r=n.array(t[o+1]);if(typeof a!="number"||!r){(0,z.RZ)(s,t.slice(o,o+3)),o+=3;continue}s.push(a,r.map(
(i,c)=>e.has(a+c)?0:i)),o+=2}return s}async function Ms(n,t){const e=new Map;for(const s of t){const o=(0,ye.Lq)(n,n.get(s.number));o&&e.set(o,[...e.get(o)??[],
s])}for(const[s,o]of e){if(o.some(({keepsAll:m})=>m)||!o.some(({use:m})=>It(m).length>0))continue;const a=n.decodedPart(s)?.data;if(!a)continue;const r=n.job.pace.
step(a.length*is);r&&await r;const[i,c]=[new Set,new Set];for(const{number:m,use:C}of o){const S=vs(n,n.get(m));for(const F of It(C))Se(i,S(F));for(const F of C.
kept)Se(c,S(F))}for(const m of c)i.delete(m);const f=i.size>0?(0,os.Kj)(a,i,c):void 0,g=f&&Cs(n,o[0].number);g!==void 0&&n.put(g,(0,ft.n)(s,f,{compress:!0}))}}const Se=(n,t)=>{
t!==void 0&&n.add(t)};function Cs(n,t){const e=(0,mt.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const o=e?.get(s);if((0,d.i9)(o))return o.
number}}function vs(n,t){const e=(0,ye.oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],o=(0,ts.X)(n,t,Ps(e,s),e);return a=>{const r=o(a)?.[0];if(r===void 0||
r>=0)return r;const i=s[-1-r];return e.glyphCalled?.(i)??i}}const Ps=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});var Me=l(55969),Ts=l(45059),bs=l(
39491),xs=l(34635),Es=l(77500);const Ce=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),As=["Alternates","OPI","DSS"];async function Ds(n){
let t=(await(0,Ts._)(n)).length;for(let e=0;e<n.pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const o of n.array(n.entry(n.pages.number(e),"Annot\
s"))??[]){const a=n.dict(o);a&&Os(n,a)&&t++}}return t}const Os=(n,t)=>{const e=(0,Me.B)(n,t);return e!=="FileAttachment"&&Ce.has(e)};async function Is(n,t){(0,Es.
br)(n,"values"),t&&await(0,x.L)(n,s=>Ce.has((0,Me.B)(n,s))),await(0,bs.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,
externalLinks:!1,imageMetadata:!0});const{live:e}=await(0,U.Gy)(n);await(0,xs.y)(n,e,[(s,o)=>As.filter(a=>o.delete(a)).length>0])}var Fs=l(56457),Rs=l(33238),Bs=l(
37395);async function Ls(n,t,e){const{pages:s,search:o,areas:a,media:r}=t,i=r?0:await Ds(n),c=await ie(n,new Set(Array.from(s,_=>_-1))),{redacted:f,content:g,unsearched:m}=await Ns(
n,t,e);Us(t.searches??"search",m,i);const C=new Jt(n,o,_=>Ot(_,o,e.pace),c,g.rewriter,g.use);await C.run(g.settled);const S=[...C.found.values()].reduce((_,et)=>_+
et,0);if(f.length===0&&S===0)return{redacted:f,elsewhere:0,notes:[]};const F=await o.ofAreas();F&&await Q(n,a,F),await H(n,a);const X=Array.from({length:n.pages.
count},(_,et)=>et).filter(_=>!g.isNoted(_));await rs(n,g.use,_=>c[_]===1,X);const J=(0,Fs.D)(await(0,Rs.Y)(n,"remove"),"remove");return await Is(n,r),{redacted:f,
elsewhere:S,notes:J}}async function Ns(n,{pages:t,search:e,searches:s,areas:o,shade:a},r){const i=new Bs.Z(n),c=new Set,f=new Set,g=async(S,F)=>{const{index:X,unreadable:J}=S.
page;return F&&s!==void 0&&J>0&&f.add(X+1),F&&s!==void 0&&!o.has(X)&&await i.isScan(S.page)&&c.add(X+1),Ot(S,e,r.pace)},m=new Jn(n,e,g,new ee(n,a),o),C=[];for(const[
S,F]of t.entries()){if(s===void 0&&!o.has(F-1))continue;const X=await m.page(F-1);X&&C.push(X),r.pace.progress(S/t.length)}return{redacted:C,content:m,unsearched:{
textless:[...c],unreadable:[...f]}}}function Us(n,{textless:t,unreadable:e},s){const o=[];if(t.length>0&&o.push({field:n,message:`${(0,rt.oi)(t)} ${(0,rt.d5)(t.
length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),e.length>0&&o.push({field:n,message:`${(0,rt.oi)(e)} ${(0,rt.d5)(
e.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are: leave the pages out, or give areas alone`}),s>0&&o.
push({field:"remove_attachments",message:`is needed, because the document has ${(0,rt.y_)(s,"attachment")}, which ${(0,rt.d5)(s,"is","are")} not searched: switc\
h it on, or extract them first`,mentions:["extract_attachments"]}),o.length>0)throw(0,W.G6)(o)}var Ws=l(95234);const $s=async(n,t,e)=>{const s=await Rn(t,e);await ks(
t.redact_label,s);const o=await(0,ct.E)(n.bytes,e,{password:t.open_password}),a=o.pages.count,r=(0,K.k1)(t.pages,a),i=Pe(t.redact_areas,r,a);t.redact_annotations&&
Hs(o,r,i);const c=["search","redact_kinds"].find(F=>t[F]!==void 0),f=t.redact_mark==="black"?0:255,g=t.remove_attachments,{redacted:m,elsewhere:C,notes:S}=await Ls(
o,{pages:r,search:s,searches:c,areas:i,media:g,shade:f},e);if(m.length===0&&C===0)return{documents:[{...n,pageCount:a}],notes:[Gs],facts:{pageCount:a,redactedMatches:0,
redactedPages:0,redactedImages:0}};if(await zn(await(0,yt.UN)(o,{encryption:"none",draft:!0}),{pages:r,search:s,areas:i,shade:f},e),t.redact_mark!=="none"){const F=t.
redact_mark==="black"?"white":"black",{redact_label:X}=t,J=X===void 0?void 0:await(await js(e)).openLabel(o,X,F);await Ae(o,m,t.redact_mark,J)}return{documents:[
{name:n.name,bytes:await(0,yt.UN)(o),pageCount:a}],notes:S,facts:{pageCount:a,redactedMatches:m.reduce((F,{count:X})=>F+X,C),redactedPages:m.length,redactedImages:m.
reduce((F,{images:X})=>F+X,0)}}},Gs={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},js=n=>(0,Ws.V)(n,()=>Promise.
all([l.e(7762),l.e(4776),l.e(4942)]).then(l.bind(l,84942)));async function ks(n,t){if(n!==void 0&&(await t.inText(n)).length>0)throw(0,W.G6)([{field:"redact_lab\
el",message:"has text that is redacted: choose another label"}])}function Hs(n,t,e){for(const s of t){const o=N(n,s-1);o.length>0&&e.set(s-1,[...e.get(s-1)??[],
...o])}}}),95234:((q,Y,l)=>{l.d(Y,{V:()=>x,W:()=>k});var W=l(29082),K=l(12237),z=l(87826),U=l(14029),d=l(52404);const $="1.4";async function k(v,{pages:T,open_password:D,
transparency:b},G,V){const R=await(0,K.E)(v.bytes,G,{password:D}),M=R.pages.count,u=(0,W.k1)(T,M);if(u.length===0){const A=await(0,z.i)(R,v.bytes);return{documents:[
{name:v.name,bytes:A,pageCount:M}],notes:[d.$],facts:{pageCount:M,stampedPages:0}}}const{notes:h,stampedPages:y=u.length,version:P=$,write:w}=await V(R,u),E={version:P>
$?P:$},p=w?await w(E):await(0,U.UN)(R,E);return{documents:[{name:v.name,bytes:p,pageCount:M}],notes:b===100?[L,...h]:h,facts:{pageCount:M,stampedPages:y}}}const L={
code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function x({pace:v},T){
await v.rest();const D=await T();return await v.rest(),D}}),9312:((q,Y,l)=>{l.d(Y,{$0:()=>$,Gv:()=>z,MM:()=>d});var W=l(779),K=l(42973);const z=(L,x,v,{pace:T,limits:D})=>(0,W.
patternOf)(L,x,v,T,k(L,D)),U={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function d(L,x){const v=(0,W.G)(L,x);return v&&
U[v]}function $(L,x,v){const T=d(x,v);return T===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${L}, which ${T}.`,mentions:[L,"search_m\
ode"]}]}function k(L,{searching:x}){let v=x;return T=>{if(v-=T,v<0)throw(0,K.F)("searching",`The search takes more than ${x} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",L)}}}),37395:((q,Y,l)=>{l.d(Y,{Z:()=>V});var W=l(74135),K=l(6057),
z=l(65868),U=l(16264);class d{document;contents;constructor(u){this.document=u,this.contents=new z.i(u)}async cover(u,h){const y=(0,K.iw)(this.document,u),{width:P,
height:w}=(0,W.iN)(y),E=[0,0,P*y.userUnit,w*y.userUnit],p=new L(E);if(await this.contents.read(u,p,p),p.points.share<h)return!1;const A=new x(this.document,E);return await this.
contents.read(u,A,A),A.points.share>=h}}const $=32;class k{page;rows=new Uint32Array($);constructor(u){this.page=u}get share(){return this.rows.reduce((u,h)=>u+
v(h),0)/$**2}cover(u){const h=(0,W.Pj)(u,this.page);if(!h)return;const[y,P,w,E]=h,[p,A]=this.between(y,w,0),[O,I]=this.between(P,E,1);if(A<p)return;const B=(2**
(A-p+1)-1)*2**p;for(let N=O;N<=I;N++)this.rows[N]|=B}between(u,h,y){const P=this.page[y],w=(this.page[y+2]-P)/$,E=Math.ceil((u-P)/w-.5),p=Math.ceil((h-P)/w-.5)-
1;return[Math.max(E,0),Math.min(p,$-1)]}}class L{points;constructor(u){this.points=new k(u)}glyph(){}takes({operator:u},h,y,P){u==="BI"&&!P&&this.image(h)}image({
matrix:u}){this.points.cover((0,W.zl)(u,U.p))}}class x extends U.r{points;constructor(u,h){super(u,h),this.points=new k(h)}glyph(){}image(u){const h=(0,W.Pj)((0,W.
zl)(u.matrix,U.p),this.paintOf(u).clip);h&&this.points.cover(h)}}function v(M){let u=0;for(let h=M;h!==0;h&=h-1)u++;return u}var T=l(82877);const D=50,b=.12,G=.5;
class V{document;images;constructor(u){this.document=u,this.images=new d(u)}async isScan(u){return!R(u)&&!(0,T.l)(this.document,u.index)&&await this.images.cover(
u.index,G)}}function R({characters:M,found:{fragments:u,width:h,height:y}}){if(M<D)return!1;const P=(w,E)=>w>b*E&&w<(1-b)*E;return u.some(({box:w})=>P(w.x+w.width/
2,h)&&P(w.y+w.height/2,y))}}),49568:((q,Y,l)=>{l.d(Y,{Ao:()=>d,IQ:()=>$,m6:()=>k});var W=l(27077);const K=1e3,z=1e6,U=1e3;async function d(R,M,u,h){const y=Math.
max(u,K),P=await L(R.flow,M,y,h),w=await x(R,M,y,h),E=v(P.found,w.found,R);return{matches:E.slice(0,u).map(V),truncated:P.truncated||w.truncated||E.length>u}}async function $(R,M,u,h){
const y=await L(R.flow,M,u,h),P=await x(R,M,u,h);return{all:[...y.found,...P.found],counted:v(y.found,P.found,R),truncated:y.truncated||P.truncated}}async function k(R,M,u){
const h=await L(R.flow,M,1,u);if(h.found.length>0)return{isFound:!0,truncated:!0};const y=await x(R,M,1,u);return{isFound:y.found.length>0,truncated:h.truncated||
y.truncated}}async function L(R,M,u,h){const{matches:y,truncated:P}=await M.search(R.text,u,h);return{found:y.map(w=>({...w,flow:R})),truncated:P}}async function x(R,M,u,h){
const{flow:y,lines:P}=await(0,W.k6)(R.visualText(),h),{text:w}=y,E=[];let p=w.length>z;for(const A of P){if(A.end>z||E.length>=u){p=!0;break}const O=h.step(U);O&&
await O;const{matches:I,truncated:B}=await M.search(w.slice(A.start,A.end),u-E.length,h);p||=B;for(const{start:N,end:j,groups:H}of I)E.push({start:A.start+N,end:A.
start+j,groups:H,flow:y})}return{found:E,truncated:p}}function v(R,M,u){if(M.length===0)return[...R];const h=D(u),y=new Set,P=[];for(const E of M){const p=b(E,h),
A=new Set;for(const{from:N,to:j}of p)for(let H=G(R,N);H<R.length&&R[H].start<j;H++)A.add(H);const[O]=A,I=A.size===1?R[O]:void 0;if(I&&p.every(({from:N,to:j})=>I.
start<=N&&j<=I.end))continue;for(const N of A)y.add(N);const B=p.reduce((N,j)=>Math.min(N,j.from),1/0);P.push({match:E,from:B})}return[...R.flatMap((E,p)=>y.has(
p)?[]:[{match:E,from:E.start}]),...P].sort((E,p)=>E.from-p.from).map(({match:E})=>E)}const T=-1;function D({flow:R,found:{edges:M}}){const u=new Int32Array(M.count).
fill(T);for(const{first:h,position:y,count:P}of R.letters(0,R.text.length))for(let w=0;w<P;w++)u[h+w]=y+w;return u}function b({flow:R,start:M,end:u},h){const y=[];
for(const{first:P,count:w}of R.letters(M,u))for(let E=P;E<P+w;E++){const p=h[E];if(p===T)continue;const A=y.at(-1);A?.to===p?A.to++:y.push({from:p,to:p+1})}return y}
function G(R,M){let u=0;for(let h=R.length;u<h;){const y=u+h>>1;R[y].end<=M?u=y+1:h=y}return u}const V=({flow:R,start:M,end:u,groups:h})=>({text:R.text.slice(M,
u),groups:h,box:R.box(M,u),boxes:R.lineBoxes(M,u)})}),16264:((q,Y,l)=>{l.d(Y,{p:()=>T,r:()=>D});var W=l(45599),K=l(36211),z=l(85008),U=l(74135),d=l(6057),$=l(76023),
k=l(4186),L=l(5490);const x=new Set([3,7]),v=.01,T=[0,0,1,1];class D{document;page;area;path;clips=!1;glyphClip;constructor(u,h){this.document=u,this.page=h}get box(){
return this.area}takes(u,h,y,P){if(this.extendsPath(u,h)||this.setsColor(u,h,y))return;const{operator:w}=u,E=K.lJ.get(w);E?this.paints(E,h,P):w==="W"||w==="W*"?
this.clips=!0:w==="w"?h.paint={...this.paintOf(h),lineWidth:Math.abs(u.number(0))||0}:!P&&w==="BI"?this.image(h):!P&&w==="sh"&&this.add(this.paintOf(h).clip,h)}shows(u){
this.glyphClip=x.has(u.mode)?void 0:this.paintOf(u).clip}glyph({font:u,frame:h,size:y},P,w,E,p){if(!this.glyphClip||P!==""&&P.trim()==="")return;const[A,O]=h.vertical?
[.5,.5]:[u.ascent,-u.descent],I=Math.min(w,E),B=(0,k.L)(h,I,Math.max(w,E),p-A*y,p+O*y);this.join([B.x,B.y,B.x+B.width,B.y+B.height],this.glyphClip)}covers(u){this.
join(u,this.page)}image(u){this.add((0,U.zl)(u.matrix,T),u)}enters(u,h){const y=(0,d.b0)(this.document,u.get("BBox"));y&&this.clipTo((0,U.zl)(h.matrix,y),h)}paintOf(u){
return u.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(u,{matrix:h}){const y=(0,L.M)(u);switch(u.operator){case"re":{const[P=NaN,w=NaN,
E=NaN,p=NaN]=y;return this.extend((0,U.zl)(h,[P,w,P+E,w+p])),!0}case"m":case"l":case"c":case"v":case"y":for(let P=0;P+1<y.length;P+=2){const[w,E]=(0,U.Gd)(h,y[P],
y[P+1]);this.extend([w,E,w,E])}return!0;default:return!1}}extend(u){u.every(Number.isFinite)&&(this.path=this.path?(0,U.kO)(this.path,u):u)}setsColor(u,h,y){const P=this.
paintOf(h);switch(u.operator){case"g":case"rg":case"k":return h.paint={...P,components:u.count,isWhite:R((0,L.M)(u))},!0;case"cs":return h.paint={...P,components:this.
componentsOf(u.name(0),y),isWhite:!1},!0;case"sc":case"scn":{const w=u.kind(u.count-1)!==z.o_&&u.count===P.components;return h.paint={...P,isWhite:w&&R((0,L.M)(
u))},!0}default:return!1}}componentsOf(u,h){if(u===void 0)return 0;const y=w=>h.find("ColorSpace",w),P=(0,$.L)(this.document,new W.SX(u),y);return P&&P.kind!=="\
inks"&&!P.table?P.components:0}paints({fill:u,strokes:h},y,P){const{path:w,clips:E}=this;this.path=void 0,this.clips=!1;const p=this.paintOf(y);w&&!P&&h?this.add(
(0,U.XM)(w,p.lineWidth*V(y)/2),y):w&&!P&&u&&!(p.isWhite&&this.isPageWide(w))&&this.add(w,y),E&&w&&this.clipTo(w,y)}isPageWide(u){const[h,y,P,w]=this.page,[E,p]=[
(P-h)*v,(w-y)*v];return u[0]<=h+E&&u[1]<=y+p&&u[2]>=P-E&&u[3]>=w-p}clipTo(u,h){const y=this.paintOf(h);h.paint={...y,clip:(0,U.Pj)(y.clip,u)??b}}add(u,h){this.join(
u,this.paintOf(h).clip)}join(u,h){const y=(0,U.Pj)((0,U.XM)(u,G),h);y&&(this.area=this.area?(0,U.kO)(this.area,y):y)}}const b=[0,0,0,0],G=.01,V=({matrix:[M,u,h,
y]})=>Math.max(Math.hypot(M,u),Math.hypot(h,y)),R=M=>{const u=M.length===4?0:1;return M.length>0&&M.every(h=>h===u)}}),15330:((q,Y,l)=>{l.d(Y,{X:()=>d});var W=l(
45599),K=l(16456),z=l(49454),U=l(30201);function d(x,v,T,D){const b=(0,z.hL)(x,v);return b?$(x,b,T,D):k(x,v,T,D)}function $(x,v,T,D){const b=x.resolve(v.get("CI\
DToGIDMap")),G=b instanceof W.Z6?x.decodedPart(b)?.data:void 0;return({cid:V})=>T.glyph(G?(G[V*2]??0)<<8|(G[V*2+1]??0):D.glyphOfCid(V))}function k(x,v,T,D){const{
base:b,differences:G}=(0,K.yD)(x,v),V=(M,u)=>{const h=M.charCodeAt(u-32);return h>0?(0,U.S)(h):void 0};if(D.kind!=="truetype")return({code:M})=>{const u=b===void 0?
D.encoding?.get(M)??V(D.encoding?"":K.W,M):void 0,h=G?.get(M)??u??(b===void 0?void 0:V(b,M));return T.named(h??".notdef")??T.named(".notdef")};const R=(0,K.pE)(
x,(0,z.nb)(x,v),v)&&!G;return({code:M})=>{const u=G?.get(M)??V(b??K.W,M),h=()=>u===void 0?0:L(D,u),y=()=>D.code(M)||(D.codes===void 0?D.unicode(M):0);return T.glyph(
R?y()||h():h()||y())}}function L(x,v){const T=(0,U.u)(v),D=T===void 0?0:x.unicode(T);if(D>0)return D;const b=T===void 0?-1:K.yh.indexOf(String.fromCodePoint(T));
return(b>=0&&x.codes==="macintosh"?x.code(b+32):0)||x.glyphOf(v)}}),12889:((q,Y,l)=>{l.d(Y,{Rl:()=>D,Vv:()=>z,ft:()=>k,jB:()=>v,pr:()=>x,vw:()=>L,wE:()=>T});var W=l(
46161),K=l(47707);const z="‏";let U;const d=()=>U??=(0,W.A)(),$=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
k=b=>$.test(b),L=b=>k(b)&&(d().getEmbeddingLevels(b).paragraphs[0]?.level??0)%2===1;function x(b){if(!k(b))return b===""?[]:[{text:b,rtl:!1,at:0}];const{levels:G,
paragraphs:V}=d().getEmbeddingLevels(b),R=V[0]?.level??0;for(let h=b.length-1;h>=0&&/\s/.test(b[h]);h--)G[h]=R;const M=[];for(let h=0;h<b.length;h++){const y=M.
at(-1);y&&y.level===G[h]?y.text+=b[h]:M.push({level:G[h],text:b[h],at:h})}const u=M.reduce((h,{level:y})=>Math.max(h,y),0);for(let h=u;h>0;h--)for(let y=0,P=0;y<
M.length;y=P+1){for(P=y;P<M.length&&M[P].level>=h;)P++;if(P>y+1)for(const[w,E]of M.slice(y,P).entries())M[P-1-w]=E}return M.map(({level:h,text:y,at:P})=>({text:y,
rtl:h%2===1,at:P}))}const v=b=>Array.from(b,G=>d().getMirroredCharacter(G)??G).join(""),T=b=>(0,K.qf)(v(b)).reverse().join(""),D=b=>x(b).flatMap(({text:G,rtl:V})=>V?
(0,K.qf)(v(G)).reverse():(0,K.qf)(G))}),88739:((q,Y,l)=>{l.d(Y,{B:()=>$,U:()=>U});var W=l(77581),K=l(12889);const z=100;function U(k,{digits:L=4,isInOrder:x=!1}={}){
const v=k.filter(([,D])=>D.length>0).map(([D,b])=>`<${$(D).slice(-L)}> <${d(b,x)}>`),T=Array.from({length:Math.ceil(v.length/z)},(D,b)=>{const G=v.slice(b*z,(b+
1)*z);return[`${G.length} beginbfchar`,...G,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(L)}> <${"F".repeat(L)}> endcodespacerange`,...T,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function d(k,L){const x=k.map(v=>String.fromCodePoint(v)).join("");return(0,W.kt)(!L&&(0,K.ft)(x)?[...x].reverse().join(""):x).toString("hex").toUpperCase()}
const $=k=>k.toString(16).toUpperCase().padStart(4,"0")}),82877:((q,Y,l)=>{l.d(Y,{R:()=>W,l:()=>K});const W="OctavoText";function K(z,U){const d=z.dict(z.dict(z.
pages.attribute(U,"Resources"))?.get("XObject"));return d!==void 0&&[...d.keys()].some($=>$.startsWith(W))}}),33238:((q,Y,l)=>{l.d(Y,{Y:()=>V});var W=l(91374),K=l(
39684),z=l(9819),U=l(33973),d=l(21996),$=l(17671),k=l(58006),L=l(45599),x=l(43496),v=l(17413);async function T(p,A,O){const I=p.resolve(A);let B="";for(const N of(0,L.
cy)(I)?I:[A]){const j=p.resolve(N);if(j instanceof L.Mx&&(B=Buffer.from(j.bytes).toString("latin1")),!(0,L.i9)(N)||!(j instanceof L.Z6))continue;let H;try{H=Buffer.
from(p.decoded(j)).toString("latin1")}catch{continue}const Z=await(0,v.Y)(H,D(B,O),p.job.pace);Z!==H&&p.put(N,(0,k.n)(j,Buffer.from(Z,"latin1"),{compress:!1}))}}
function D(p,A){return({namespace:O,local:I},B)=>I==="Signature"&&O===x.dK.ds||I==="signature"&&A&&p!=="datasets"&&!B.some(b)}const b=({namespace:p,local:A})=>A===
"datasets"&&p===x.dK.xfa;var G=l(43791);async function V(p,A){const O=(0,$.Hi)(p),I=await R(p),B=new Set,N=new Set,j=I.map(({dict:H})=>(0,W.fq)(p,H));for(const H of I)
h(O,H,A,B,N);return B.size>0&&await y(O,B,N),await w(p,B.size>0),{fields:j,objects:B,usageRights:E(p)}}async function R(p){const A=(await(0,d.zx)(p,["Sig"])).Sig;
if(A.length===0)return[];for(const Z of A)M(p,Z);const O=new Map;for(const{number:Z,dict:Q,type:tt}of await(0,W.qU)(p))tt==="Sig"&&Z!==void 0&&u(p,O,Z,Q);const I=new Set(
[...O.values()].flatMap(({number:Z,widgets:Q})=>[Z,...Q])),{Sig:B,Widget:N}=await(0,d.zx)(p,["Sig","Widget"]),j=[...new Set([...B,...N])].filter(Z=>{const Q=I.has(
Z)?null:p.get(Z);return(0,L.Zm)(Q)&&(Q.has("T")||(0,L.Eo)(Q.get("Subtype"),"Widget"))&&(0,W.pv)(p,Q)==="Sig"}),H=j.length>0?(await(0,U.Gy)(p)).live:void 0;for(const Z of j)
H?.[Z]===1&&u(p,O,Z,p.get(Z));return[...O.values()]}function M(p,A){const O=[p.get(A)];for(let I=O.pop();I!==void 0;I=O.pop()){if((0,L.Zm)(I))for(const B of I.values())
O.push(B);if(Array.isArray(I))for(const[B,N]of I.entries())!(0,L.Zm)(N)||!(0,L.Eo)(N.get("FT"),"Sig")?O.push(N):(p.edit(A),I[B]=p.add(N))}}function u(p,A,O,I){if(!(0,L.
Zm)(p.resolve((0,W.hj)(p,I,"V"))))return;const B=I.get("Parent"),N=p.dict(B);if(!I.has("T")&&(0,L.i9)(B)&&N?.has("T")){u(p,A,B.number,N),A.get(B.number)?.widgets.
add(O);return}if(A.has(O))return;const j=(p.array(I.get("Kids"))??[]).flatMap(H=>(0,L.i9)(H)?[H.number]:[]);A.set(O,{number:O,dict:I,widgets:new Set((0,L.Eo)(I.
get("Subtype"),"Widget")?[O,...j]:j)})}function h({removal:p},{number:A,dict:O,widgets:I},B,N,j){const{document:H}=p;N.add(A);const Z=(0,W.hj)(H,O,"V");(0,L.i9)(
Z)&&p.remove(Z.number);for(const Q of I){const tt=H.get(Q);if(!(0,L.Zm)(tt))continue;if(N.add(Q),B==="keep"&&(0,K.K)(H,tt)){H.edit(Q),(0,K.x)(H,tt);continue}const ct=H.
resolve(tt.get("StructParent"));typeof ct=="number"&&j.add(ct),p.remove(Q)}I.has(A)||p.remove(A)}async function y(p,A,O){const{removal:I,structure:B}=p,{document:N}=I;
await P(p,A);const j=(0,z.Wo)(N,"AcroForm");for(const H of["Fields","CO"]){const Z=N.array(j?.dict.get(H)),Q=Z?.filter(tt=>!I.isGone(tt)&&!((0,L.i9)(tt)&&A.has(
tt.number)));!j||!Z||!Q||Q.length===Z.length||(N.edit(j.holder),Q.length>0||H==="Fields"?j.dict.set(H,Q):j.dict.delete(H))}await B.dropKeys(O),await B.flush(),await(0,$.
Pv)(p,new Set(I.removed()))}async function P({removal:p},A){const{document:O}=p;for(const{number:I,dict:B}of[...await(0,W.qU)(O)].reverse()){const N=O.array(B.get(
"Kids")),j=N?.filter(H=>!p.isGone(H)&&!((0,L.i9)(H)&&A.has(H.number)));I===void 0||!N||!j||j.length===N.length||(O.edit(I),j.length>0?B.set("Kids",j):(0,L.Eo)(B.
get("Subtype"),"Widget")?B.delete("Kids"):p.remove(I))}}async function w(p,A){const O=(0,z.Wo)(p,"AcroForm");if(!O)return;O.dict.has("SigFlags")&&(p.edit(O.holder),
O.dict.delete("SigFlags")),await T(p,O.dict.get("XFA"),A);const I=(p.array(O.dict.get("Fields"))??[]).length===0&&!O.dict.has("DR")&&!O.dict.has("XFA");A&&I&&p.
editCatalog().delete("AcroForm")}function E(p){const{catalog:A}=p,O=p.dict(A.get("Perms"));(0,G.H)(p);for(const I of["Perms","Legal"])A.has(I)&&p.editCatalog().
delete(I);return O?.has("UR3")===!0||O?.has("UR")===!0}}),779:((q,Y,l)=>{l.d(Y,{patternOf:()=>P,G:()=>h,y:()=>$});var W=l(58552),K=l(98472),z=l(34378);const U=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),d=(w,E)=>$([w],E);async function $(w,E){const p=new Set;
for(const O of w)p.add((await T(O,E)).text.trim());p.delete("");const A=[...p].map(O=>O.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(O,I,B)=>{const N=B.
step(O.length>>2);if(N&&await N,k(O,A))return{matches:[],truncated:!1};const j=await T(O,B),H=[];for(const Z of p)if(!await v(Z,j,H,I,B))return{matches:H,truncated:!0};
return p.size>1&&H.sort((Z,Q)=>Z.start-Q.start||Q.end-Z.end),{matches:H,truncated:!1}}}}function k(w,E){if(w.length<L||x.test(w))return!1;const p=w.toLowerCase().
replaceAll("ß","ss");return!E.some(A=>A.every(O=>p.includes(O)))}const L=64,x=/[\u0100-\uffff]/;async function v(w,{text:E,places:p},A,O,I){const B=I.step(E.length>>
3);B&&await B;for(let N=E.indexOf(w),j=0;N>=0;N=E.indexOf(w,j)){if(A.length===O)return!1;for(j=N+w.length;p[j]===p[j-1];)j++;A.push((0,K.z)(p[N],p[j]));const H=I.
step(w.length);H&&await H}return!0}async function T(w,E){if(!D.test(w))return G(w,E);const p=[];let A="";for(const{0:O,1:I,2:B,index:N}of w.matchAll(U)){const j=B===
void 0?I?.toLowerCase()??R(O):" ";for(let Z=0;Z<j.length;Z++)p.push(I===void 0?N:N+Z);A+=j;const H=E.step(O.length*10);H&&await H}return p.push(w.length),{text:A,
places:p}}const D=/[^\0-\x7f]/,b=65536;async function G(w,E){const p=new Uint32Array(w.length+1);let A="",O=0,I=!1;for(let B=0;B<w.length;B+=b){const N=w.slice(
B,B+b),j=E.step(N.length);j&&await j;const H=I;for(let Q=0;Q<N.length;Q++){const tt=V(N.charCodeAt(Q));(!tt||!I)&&(p[O++]=B+Q),I=tt}const Z=N.toLowerCase().replace(
/\s+/g," ");A+=H&&Z.startsWith(" ")?Z.slice(1):Z}return p[O]=w.length,{text:A,places:p}}const V=w=>w===32||w>=9&&w<=13,R=w=>(0,z.w)((0,z.w)(w).toUpperCase().toLowerCase()),
M=/^\/.+\/([dgimsuvy]*)$/s,u=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function h(w,E){const p=M.exec(w);return E===
"regex"?p?"slashes":void 0:u.test(w)||p&&p[1]!==""?"regex-as-words":void 0}const y=1e6;async function P(w,E,p,A,O){const I=p==="regex"?(await Promise.all([l.e(7398),
l.e(9974)]).then(l.bind(l,39974))).expressionOf(E,O):await d(E,A);if("problem"in I)throw(0,W.G6)([{field:w,message:I.problem}]);return{hasGroups:I.hasGroups,search:async(B,N,j)=>{
const H=await I.search(B.slice(0,y),N,j);return B.length>y?{...H,truncated:!0}:H}}}}),98472:((q,Y,l)=>{l.d(Y,{z:()=>W});const W=(K,z,U=[])=>({start:K,end:z,groups:Object.
fromEntries(U)})}),87826:((q,Y,l)=>{l.d(Y,{N:()=>z,i:()=>U});var W=l(78157),K=l(14029);function z({suspect:d,bytes:$},k){if(!(d||(0,W.bS)($.subarray(0,5)).toString(
"latin1")!=="%PDF-"))return $.length===k.length?k:$}const U=async(d,$,k)=>z(d,$)??await(0,K.UN)(d,k)})};
