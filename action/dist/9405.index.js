"use strict";exports.id=9405,exports.ids=[9405,779],exports.modules={66974:((q,Y,l)=>{l.d(Y,{D6:()=>d,F1:()=>z,NL:()=>E,P3:()=>K,br:()=>U,bs:()=>L});var W=l(98446);const K={
problem:"names page 0: pages count from 1, and -1 is the last page"};function z(T,D,x){const G=[],V=[];for(const[F,M]of T.split(",").entries()){const h=F+1;if(D!==
void 0&&M.trim()===""){V.push(`entry ${h} is empty: write ${D}, separated by single commas`);continue}const u=x(M,h);"problem"in u?V.push(U(h,M,u.problem)):G.push(
u.item)}return V.length>0?{problem:L(V)}:{items:G}}const U=(T,D,x)=>`entry ${T} ('${v(D.trim())}') ${x}`,d=({position:T,text:D},x,G)=>U(T,D,`names ${$(x)}, but \
the document has ${(0,W.y_)(G,"page")}`);function $(T){return Number.isSafeInteger(T)?`page ${T}`:"a page far beyond its end"}const H=5;function L(T){const D=T.
length-H;return[...T.slice(0,H),...D>0?[`and ${D} more such entries`]:[]].join("; ")}function E(T){const D=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(T);return D?
`is not a range: write ${D[1]}..${D[2]}${D[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(T)?"is not a page: the first page is written 1, and \
a range from it 1..5":/\b(last|end)\b/i.test(T)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function v(T){const D=[...T].map(x=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(x)?"?":x);return(0,W.Bu)(D.join(""),40)}}),29082:((q,Y,l)=>{l.d(Y,{k1:()=>d,lY:()=>U,m7:()=>$});var W=l(58552),K=l(66974);const z=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
U=E=>(0,K.F1)(E,"pages such as 1..3, -1, odd",(v,T)=>{const D=v.trim(),x=z.exec(D);if(!x)return{problem:L(D)};const[,G,V,F,M,h]=x,u={negated:G!==void 0,text:D,position:T};
if(V!==void 0)return{item:{...u,pages:V.toLowerCase()}};const y=Number(F),P=M===void 0?y:h===void 0?"end":Number(h);return y===0||P===0?K.P3:{item:{...u,pages:{
from:y,to:P}}}});function d(E,v,T="pages"){const D=M=>(0,W.G6)([{field:T,message:M}]),x=U(E);if("problem"in x)throw D(x.problem);const G=new H(v),V=new H(v),F=[];
for(const M of x.items){const h=M.negated?V:G;if(typeof M.pages=="string"){h.add(M.pages);continue}const{from:u,to:y}=M.pages,P=u<0?v+1+u:u,w=y==="end"?v:y<0?v+
1+y:y,g=(y==="end"?u<0?[[u,P]]:[]:[[u,P],[y,w]]).find(([,A])=>A<1||A>v);g&&F.push((0,K.D6)(M,g[0],v)),!(y==="end"&&P>v||F.length>0)&&h.range(Math.min(P,w),Math.
max(P,w))}if(F.length>0)throw D((0,K.bs)(F));return x.items.every(({negated:M})=>M)&&G.add("all"),G.without(V)}function $(E){const v=U(E);if("problem"in v||v.items.
length!==1)return;const{negated:T,pages:D}=v.items[0];if(T)return;if(D==="all")return{first:1};if(typeof D=="string"||D.from<1)return;const{from:x,to:G}=D;return G===
"end"?{first:x}:G===-1?{first:x}:G<1?void 0:{first:Math.min(x,G),last:Math.max(x,G)}}class H{pageCount;differences;odd=!1;even=!1;constructor(v){this.pageCount=
v,this.differences=new Int32Array(v+2)}add(v){v!=="even"&&(this.odd=!0),v!=="odd"&&(this.even=!0)}range(v,T){this.differences[v]++,this.differences[T+1]--}without(v){
const T=new Uint32Array(this.pageCount);let D=0,x=0,G=0;for(let V=1;V<=this.pageCount;V++){x+=this.differences[V],G+=v.differences[V];const F=V%2===1?"odd":"eve\
n";(x>0||this[F])&&!(G>0||v[F])&&(T[D++]=V)}return T.subarray(0,D)}}function L(E){return/^(not +)?\.\./i.test(E)?"has no start: a range is written 1..5":/^!/.test(
E)?"is not a page: leave out pages with not, such as not 2":(0,K.NL)(E.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((q,Y,l)=>{l.d(Y,{X:()=>z,l:()=>K});const W=/[ \u00a0-]/;function K(U){let d=0,$=0;const H=[...U].map((E,v)=>({sign:E.
toUpperCase(),at:v})).filter(({sign:E})=>!W.test(E)),L=E=>{const v=parseInt(E,36);d=(d*(v>9?100:10)+v)%97};for(let E=15;E<=Math.min(H.length,34);E++){d=0;for(const{
sign:v}of[...H.slice(4,E),...H.slice(0,4)])L(v);d===1&&($=H[E-1].at+1)}return $}const z=U=>U.length>=15&&/^[A-Z]{2}\d\d/.test(U)&&K(U)===U.length}),52404:((q,Y,l)=>{
l.d(Y,{$:()=>U,U:()=>d});var W=l(58552),K=l(29082),z=l(98446);const U={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function d({first_page:$,last_page:H,pages:L},E){if(L!==void 0)return(0,K.k1)(L,E);const v=(0,z.y_)(E,"page"),T=[];if($>E&&T.push({field:"\
first_page",message:`is ${$}, but the document has ${v}`}),H!==void 0&&H>E&&T.push({field:"last_page",message:`is ${H}, but the document has ${v}`}),T.length===
0&&H!==void 0&&$>H&&T.push({field:"first_page",message:`is ${$}, which is after last_page (${H})`,mentions:["last_page"]}),T.length>0)throw(0,W.G6)(T);return Uint32Array.
from({length:(H??E)-$+1},(D,x)=>$+x)}}),79405:((q,Y,l)=>{l.r(Y),l.d(Y,{redact_text:()=>Bs});var W=l(58552),K=l(29082),z=l(45657),U=l(33973),d=l(45599),$=l(74135),
H=l(6057),L=l(87141),E=l(44738),v=l(78021),T=l(86537),D=l(77581);const x=(n,t)=>n.start-t.start||t.end-n.end;function G(n,t){let e="",s=0;for(const{start:a,end:o}of t)
a>s&&(e+=n.slice(s,a)),s=Math.max(s,o);return e+n.slice(s)}const V=new RegExp("[-\\u00ad\\u2010]\\n+|\\p{Default_Ignorable_Code_Point}+","gu"),F=/[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/;
function M(n){if(n.search(V)<0&&!F.test(n))return;let t="";const e=[],s=(o,r)=>{for(let i=o;i<r;){const c=String.fromCodePoint(n.codePointAt(i)),f=F.test(c)?c.normalize(
"NFKC"):c;for(let p=0;p<f.length;p++)e.push(f.length===c.length?i+p:i);t+=f,i+=c.length}};let a=0;for(const{0:o,index:r}of n.matchAll(V))s(a,r),a=r+o.length;return s(
a,n.length),{text:t,places:[...e,n.length]}}const h=500;async function u(n,t){const e=(0,D.g7)(n).replace(P,""),s=await t(e);if(s.length>0){const o=(0,D.wx)(G(e,
s));return await b(o.bytes,t)?w:o}const a=M(e);return a&&(await t(a.text)).length>0||await b(n.bytes,t)?w:void 0}const y="\x1B",P=new RegExp(`${y}[a-zA-Z]{2,8}${y}`,
"g"),w=new d.Mx(new Uint8Array(0));async function b(n,t){for(const e of g(n))if((await t(e)).length>0)return!0;return!1}function g(n){const t=Buffer.from(n.buffer,
n.byteOffset,n.length).toString("latin1"),e=[t];return/[\x80-\xff]/.test(t)&&e.push(Buffer.from(n).toString("utf8")),t.includes("\0")&&e.push(t.replaceAll("\0",
"")),/%[0-9a-f]{2}/i.test(t)&&e.push(Buffer.from(A(t),"latin1").toString("utf8")),t.includes("&")&&e.push(I(e.at(-1))),t.includes("<")&&e.push(e.at(-1).replace(
/<[^<>]*>/g,"")),e}const A=n=>n.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),O={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},I=n=>n.replace(
/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,e,s,a)=>{if(a!==void 0)return O[a.toLowerCase()]??t;const o=e===void 0?parseInt(s,16):parseInt(e,
10);return o<=1114111?String.fromCodePoint(o):t});async function R(n,t,e){let s=0;const a=[t];for(let o=a.pop();o!==void 0;o=a.pop()){const r=o instanceof d.Z6?
o.dict:o;if(!(!(r instanceof d.Bi)&&!Array.isArray(r)))for(const[i,c]of r.entries()){if(!(c instanceof d.Mx)){(c instanceof d.Bi||Array.isArray(c))&&a.push(c);continue}
const f=n.job.pace.step(h);f&&await f;const p=await u(c,e);p&&(r instanceof d.Bi?r.set(i,p):r[i]=p,s++)}}return s}function N(n,t){const e=[];for(const s of n.array(
n.entry(n.pages.number(t),"Annots"))??[]){const a=n.dict(s);if(!a||!(0,d.Eo)(n.resolve(a.get("Subtype")),"Redact"))continue;const o=(n.array(a.get("QuadPoints"))??
[]).map(i=>Number(n.resolve(i))||0);for(let i=0;i+8<=o.length;i+=8){const[c,f]=[0,1].map(p=>[0,2,4,6].map(m=>o[i+m+p]));e.push(j(n,t,[(0,z.YG)(c),(0,z.YG)(f),(0,z.
Kf)(c),(0,z.Kf)(f)]))}const r=(0,H.b0)(n,a.get("Rect"));o.length<8&&r&&e.push(j(n,t,r))}return e.filter(({width:s,height:a})=>s>0&&a>0)}function j(n,t,e){const[
s,a,o,r]=(0,$.zl)((0,L.y)((0,H.iw)(n,t)),e);return{x:s,y:a,width:o-s,height:r-a}}async function k(n,t){t.size!==0&&await(0,E.L)(n,(e,s)=>{const a=t.get(s),o=a&&
(0,H.b0)(n,e.get("Rect"));if(!a||!o)return!1;const r=j(n,s,o);return a.some(i=>(0,T.EF)(r,i))})}const Z=["ActualText","Alt","E","T"];async function Q(n,t,e){const s=new Set(
[...t.keys()].map(r=>n.pages.number(r)));let a=0;for(const r of s)for(const i of n.array(n.entry(r,"Annots"))??[]){const c=n.dict(i),f=c?await R(n,c,e):0;f>0&&(0,d.
i9)(i)&&n.edit(i),a+=f}for(const r of t.keys()){const i=n.pages.attribute(r,"Resources"),c=n.dict(n.dict(i)?.get("Properties"));for(const f of c?.values()??[]){
const p=await R(n,n.dict(f)??null,e);p>0&&(0,d.i9)(f)?n.edit(f):p>0&&(0,d.i9)(i)&&n.edit(i),a+=p}}const{live:o}=await(0,U.Gy)(n);for(let r=1;r<o.length;r++){const i=o[r]===
1?n.dict(n.get(r)):void 0,c=n.job.pace.step(300);if(c&&await c,!(!i||!(0,v.Uc)(i)||!tt(i,s)))for(const f of Z){const p=await R(n,[n.resolve(i.get(f))],e);p>0&&(n.
edit(r),i.delete(f)),a+=p}}return a}function tt(n,t){const e=n.get("Pg");return!(0,d.i9)(e)||t.has(e.number)}var ct=l(12237),yt=l(14029);const Ft=5e4,Me=20;function ve(n,t,e){
const s=new Map;if(!n)return s;const a=n.areas??n.matches;if(!Array.isArray(a))throw wt(["must have a list under areas, or under matches"]);if(a.length>Ft)throw wt(
[`has ${a.length} areas, and at most ${Ft} are allowed`]);const o=[],r=new Set(t);for(const[i,c]of a.entries()){const f=Pe(c,e);if(typeof f=="string"?o.push(`ar\
ea ${i+1} ${f}`):r.has(f.page)?s.set(f.page-1,[...s.get(f.page-1)??[],...f.boxes]):o.push(`area ${i+1} is on page ${f.page}, which pages does not name`),o.length===
Me)break}if(o.length>0)throw wt(o);return s}const wt=n=>(0,W.G6)([{field:"redact_areas",message:n.join("; ")}]),Rt=n=>typeof n=="object"&&n!==null&&!Array.isArray(
n);function Pe(n,t){if(!Rt(n))return"must be an object with page and box";const{page:e}=n;if(typeof e!="number"||!Number.isInteger(e)||e<1||e>t)return`must have\
 a page from 1 to ${t}`;const a=(Array.isArray(n.boxes)?n.boxes:[n.box??n]).map(Ce);return a.some(o=>o===void 0)||a.length===0?"must have boxes with x, y, width\
 and height in points, which are greater than 0":{page:e,boxes:a}}function Ce(n){if(!Rt(n))return;const[t,e,s,a]=["x","y","width","height"].map(r=>n[r]);return[
t,e,s,a].every(r=>typeof r=="number"&&Number.isFinite(r))&&s>0&&a>0?{x:t,y:e,width:s,height:a}:void 0}var Te=l(81627),lt=l(36078),xe=l(99876);async function Ee(n,t,e,s){
const a=new Map(t.filter(({boxes:c})=>c.length>0).map(c=>[c.index,c.boxes]));if(a.size===0)return;const{kinds:o,pages:r}=await(0,xe.F)(n,Uint32Array.from([...a.
keys()],c=>c+1)),i=new Te.B(n);await i.inspect(r);for(const c of r){const f=n.job.pace.step(5e3);f&&await f;const p=(0,$.DI)((0,L.y)(o[c.kind])),m=[...new Map((a.
get(c.index)??[]).map(S=>[JSON.stringify(S),S])).values()],C=m.map(({x:S,y:B,width:X,height:J})=>{const[_,et,at,$s]=(0,$.zl)(p,[S,B,S+X,B+J]);return`${(0,lt.id)(
_)} ${(0,lt.id)(et)} ${(0,lt.id)(at-_)} ${(0,lt.id)($s-et)} re`});await i.over(c,{resources:s?[s.addition]:[],operators:([S])=>{const B=m.map(J=>s&&S!==void 0?s.
paint(S,J,p):"").filter(Boolean),X=B.length>0?`${B.join(`
`)}
`:"";return`/Artifact BMC q ${e==="black"?0:1} g ${C.join(`
`)} f Q
${X}EMC
`}})}}var ft=l(58006),be=l(78157),St=l(56681),Ae=l(8510),Bt=l(52829),De=l(71856),Mt=l(82416),nt=l(85008);const Lt=4096,Oe=30;async function Nt(n,t){const e=new nt.
oz(n),s=[],a=[];let o=0;const r=i=>{s.push(i),o+=i.length};for(let i=1,c=e.next(!0);c!==nt.Kp;c=e.next(!0),i++){c===nt.An||c===nt.Cd?(a.push({at:o,from:e.start,
to:e.end}),r(Buffer.from((0,Mt.E3)(n,e.start,e.end)).toString("latin1").replaceAll("\0",""))):c===nt.QR&&o>0&&r(`
`);const f=i%Lt===0?t.step(Lt*Oe):void 0;f&&await f}return{text:s.join(""),pieces:a}}const Ie=async(n,t,e)=>(await t((await Nt(n,e)).text)).length;async function Fe(n,t,e){
const{text:s,pieces:a}=await Nt(n,e),o=await t(s);if(o.length===0)return n;const r=[];for(const[i,{at:c,from:f,to:p}]of a.entries()){const m=a[i+1]?.at??s.length;
o.some(C=>C.start<m&&c<C.end)&&r.push({from:f,to:p,text:"()"})}return(0,St.E$)(n,r,e)}var vt=l(3449);const Re=-180;async function Ut(n,{inText:t,inCodes:e},s){if(n.
shown.length===0)return;const[a,o]=[Be(n),Le(n)];Wt(a,await t(a.text),s),Wt(o,await e(o.text),s)}function Wt({glyphs:n},t,e){for(const{start:s,end:a}of t)for(let o=s;o<
a;o++)n[o]>=0&&e.add(n[o])}class $t{parts=[];glyphs=[];add(t,e){this.parts.push(t);for(let s=0;s<t.length;s++)this.glyphs.push(e)}finish(){return{text:this.parts.
join(""),glyphs:this.glyphs}}}function Be({shown:n}){const t=new $t;for(const{elements:e,font:s,first:a}of n){let o=a;for(const r of e)if(typeof r=="number")r<Re&&
t.add(" ",-1);else for(const{text:i}of s.glyphs(r))t.add(i,o++);t.add(`
`,-1)}return t.finish()}function Le({shown:n}){const t=new $t;for(const{elements:e,font:s,first:a}of n){let o=a;for(const r of e){if(typeof r=="number")continue;
let i=0;for(let c=s.glyphs(r).length;c>0;c--){const f=s.partEnd(r,i,1);for(;i<f;i++)r[i]!==0&&t.add(String.fromCharCode(r[i]),o);o++}}t.add(`
`,-1)}return t.finish()}var Ne=l(64680),Gt=l(45079);async function jt(n,t,e){const s=new Map,a=new Set;for(const{lists:o}of t)for(const{stream:r,tag:i,operator:c,
from:f,to:p,dict:m}of o){const C=`${r} ${f}`;if(a.has(C)||(a.add(C),await R(n,m,e)===0))continue;const S=new Ne.k(256);(0,Gt.bD)(S,m,Gt.yT);const B=`${i} ${Buffer.
from(S.bytes).toString("latin1")} ${c}`;s.set(r,[...s.get(r)??[],{from:f,to:p,text:B}])}return s}var Ue=l(94389);const We=120,$e=new Set([65536,1330926671,1953658213]),
Pt=132;async function Ge(n,t,e){let s;for(const[a,o]of t){const r=n.subarray(a,Math.max(a,Math.min(o,n.length)));for(const{text:i,width:c,offset:f}of He(r))for(const p of await e(
i))s??=n.slice(),je(s,p,{start:a+f,width:c})}return s}function je(n,t,{start:e,width:s}){for(let a=t.start;a<t.end;a++)s===2&&(n[e+2*a]=0),n[e+s*a+s-1]=We}function He(n){
const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),e=[{text:t,width:1,offset:0}];if(!t.includes("\0"))return e;for(const s of[0,1]){const a=Buffer.
from(n.slice(s,s+(n.length-s&-2)));e.push({text:a.swap16().toString("utf16le"),width:2,offset:s})}return e}function ke(n){if(n.length<12)return[];const t=new DataView(
n.buffer,n.byteOffset,n.byteLength);if($e.has(t.getUint32(0)))try{const o=(0,Ue.tI)(t).get("name");return o?[[o.at,o.at+o.length]]:[]}catch{return[]}if(n[0]!==37&&
n[0]!==128)return[[0,n.length]];const e=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),s=e.slice(0,Math.max(e.indexOf("eexec"),0)),a=/%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
return[...s.matchAll(a)].map(({0:o,index:r})=>[r+(o.startsWith("/")?o.lastIndexOf("/")+1:1),r+o.length])}function ze(n){if(n.length<Pt||Buffer.from(n.subarray(36,
40)).toString("latin1")!=="acsp")return;const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=Math.min(t.getUint32(128),100),s=[[40,128]];for(let a=0;a<e&&
Pt+12*(a+1)<=n.length;a++){const[o,r]=[4,8].map(i=>t.getUint32(Pt+12*a+i));s.push([o+8,o+r])}return s}function Ht(n){return[...Buffer.from(n.buffer,n.byteOffset,
n.length).toString("latin1").matchAll(/%[^\r\n]*/g)].map(({0:e,index:s})=>[s+1,s+e.length])}const Ke=/<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi;async function Ve(n,t){
const e=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),s=[...e.matchAll(Ke)],a=s.map(({1:c})=>{const f=Buffer.from(c.replace(/\s/g,""),"hex");return f.
subarray(0,f.length&-2).swap16().toString("utf16le")}),o=[];for(const[c,f]of a.entries())f.length>1&&(await t(f)).length>0&&o.push(c);if(o.length===0)return;let r="",
i=0;for(const c of o){const{0:f,index:p}=s[c];r+=`${e.slice(i,p)}<0020>`,i=p+f.length}return Buffer.from(r+e.slice(i),"latin1")}var Xe=l(30201);const Ze=new Set(
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
	ETSI.CAdES.detached ETSI.RFC3161 adbe.pkcs7.detached adbe.pkcs7.sha1 adbe.x509.rsa_sha1`.split(/\s+/)),Ye=/^(?:[A-Z]{6}\+)?(?:Arial|Times|Helvetica|Courier|Symbol|ZapfDingbats|Georgia|Verdana|Tahoma|Calibri|Cambria|Trebuchet|Palatino|Garamond|Century|Bookman|Comic|Impact|Lucida|Segoe|Myriad|Minion|Univers|Frutiger|Futura|Gill|Optima|Roboto|Noto|DejaVu|Liberation|Open|Source|MS-?|Mincho|Gothic|Heisei|STSong|SimSun|Adobe)/,
Ct=n=>Ze.has(n)||Ye.test(n)||(0,Xe.u)(n)!==void 0,Tt=4,Qe=60,Je=n=>/[\x80-\xff]/.test(n)?Buffer.from(n,"latin1").toString("utf8"):n,_e=["redacted-","removed-","\
name-","x-"];class qe{find;seen=new Set;names=new Map;constructor(t){this.find=t}get count(){return this.names.size}of(t){return this.names.get(t)}async note(t,e){
const s=[e];for(let a=s.pop();a!==void 0;a=s.pop()){const o=a instanceof d.Z6?a.dict:a;if(o instanceof d.SX)this.add(o.text);else if(Array.isArray(o))for(const i of o)
s.push(i);else if(o instanceof d.Bi)for(const[i,c]of o)this.add(i),s.push(c);const r=t.job.pace.step(Qe);r&&await r}}add(t){t.length>=Tt&&this.seen.add(t)}async settle(){
const t=await zt([...this.seen],this.find);if(t.length===0)return;const e=await kt(this.find);for(const s of t)Ct(s)||this.names.set(s,`${e}${this.names.size+1}`)}}
async function kt(n){for(const t of _e)if((await n(`${t}1`)).length===0)return t;return""}async function zt(n,t){const e=[];let s="";for(const r of n)e.push(s.length),
s+=`${Je(r)}
`;if(s==="")return[];const a=new Set;let o=0;for(const{start:r,end:i}of[...await t(s)].sort((c,f)=>c.start-f.start)){for(;o+1<e.length&&e[o+1]<=r;)o++;const c=n[o];
i-r>=Tt&&i<=(e[o+1]??s.length)-1&&a.add(c)}return[...a]}function tn(n,t){return(n.replace(/%[^\r\n]*/g," ").match(/\/?[^\s/()<>[\]{}%]+/g)??[]).map(s=>s.startsWith(
"/")?`/${t.of(s.slice(1))??s.slice(1)}`:s).filter(s=>s.startsWith("/")||s.length<Tt||!Number.isNaN(Number(s))).join(" ")}const en=/[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g,
ht=4096,Kt=30,nn=3,sn={names:[],cuts:[]};async function on(n,t,e,s){const a=Buffer.from(n.buffer,n.byteOffset,n.length).toString("latin1"),o=s.step(n.length);o&&
await o;const r=[...new Set(a.match(en)??[]),...new Set(a.match(/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g)??[])],i=await zt(r.map(an),t);return i.length===0?sn:rn(
n,new Set(i),e,s)}const an=n=>n.replace(/^\//,"").replace(/#([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16)));async function rn(n,t,e,s){const a=new Set,
o=[],r=new nt.oz(n);for(let i=1,c=r.next();c!==nt.Kp;c=r.next(),i++){const{start:f,end:p}=r,m=()=>Buffer.from(n.subarray(f,p)).toString("latin1");if(c===nt.o_){
const S=(0,Mt.MQ)(n,f+1,p);t.has(S)&&!Ct(S)&&a.add(S)}else c===nt.QR&&p-f>nn&&t.has(m())?o.push({from:f,to:p,text:""}):c===nt.Ho&&(await e(m())).length>0&&o.push(
{from:f,to:p,text:"\0".repeat(p-f)});const C=i%ht===0?s.step(ht*Kt):void 0;C&&await C}return{names:[...a],cuts:o}}async function cn(n,t,e){const s=[],a=new nt.oz(
n);for(let o=1,r=a.next();r!==nt.Kp;r=a.next(),o++){const i=r===nt.o_?t.of((0,Mt.MQ)(n,a.start+1,a.end)):void 0;i!==void 0&&s.push({from:a.start,to:a.end,text:`\
/${i}`});const c=o%ht===0?e.step(ht*Kt):void 0;c&&await c}return s.length===0?n:(0,St.E$)(n,s,e)}function Vt(n,t,e){for(const s of e){const a=t.shownAt(s);let o=n.
get(a.stream);o||n.set(a.stream,o=new Map);let r=o.get(a.from);r||o.set(a.from,r={shown:a,glyphs:new Set}),r.glyphs.add(s-a.first)}}var st=l(81077),dt=l(9819);const fn={
ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",
TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function Xt(n,t,e){return t?t===n.dict(n.trailer.get("I\
nfo"))?"the properties of the document":(0,v.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,d.Eo)(n.resolve(t.get("Subtype")),"Widget")?"form fields":"annotat\
ions":t.has("FT")?"form fields":(0,d.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":fn[e]??"other entries":"other entries"}
const ut=100,Zt=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),dn=new Set(["Dest","D","S","C","AS","V","DV"]),ln=new Set(["DA","Registry","Ordering","CharS\
et","Panose","CheckSum","Lookup","NS"]),hn=/^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//,un=new Set(["CreationDate","ModDate","M","LastModified","Cre\
ateDate"]);class gn{document;names;edits;note;renamed=new Map;find;inNames;inCodes;prefix="";constructor(t,{inText:e,inNames:s,inCodes:a},o,r,i){this.document=t,
this.names=o,this.edits=r,this.note=i,this.find=e,this.inNames=s,this.inCodes=a}async run(t,e){const{document:s}=this;this.prefix=await kt(this.find);const a=this.
trees(),o=[];for(const c of a)await this.nameKeys(c)&&o.push(c);let r;const i=s.trailer.get("Encrypt");for(let c=1;c<t.length;c++)!e(c)||(0,d.i9)(i)&&i.number===
c||await this.nameChosen(s.get(c));for(let c=1;c<t.length;c++){if(t[c]!==1||(0,d.i9)(i)&&i.number===c)continue;const f=s.get(c);if(f instanceof d.Mx||f instanceof
d.SX){e(c)&&await this.scalar(c,f,await(r??=this.usesOfScalars(t)));continue}const p=e(c)&&await this.object(f),m=this.edits&&this.names.count>0&&await this.renameNames(
s.get(c));(p||m)&&this.edits&&s.edit(c)}for(const c of o)this.edits&&await this.rebuild(c);for(const[c,f]of[...s.trailer])(0,d.i9)(f)||c==="ID"||c==="Encrypt"||
!await this.object([f])||this.edits&&s.trailer.delete(c)}trees(){const{document:t}=this,e=(0,dt.Wo)(t,"Names"),s=(0,dt.Wo)(t,"StructTreeRoot");return[...[...e?.
dict.keys()??[]].map(a=>({holder:e.dict,number:e.holder,key:a})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"IDTree"}]:[]]}async nameKeys({holder:t,
key:e}){let s=!1;for(const[a]of await(0,st.Zc)(this.document,t.get(e),"Names"))!(a instanceof d.Mx)||!await u(a,this.find)||(this.rename((0,st.Pu)(a)),s=!0);return s}rename(t){
this.renamed.has(t)||this.renamed.set(t,`${this.prefix}${this.renamed.size+1}`)}async nameChosen(t){const{document:e}=this,s=[t];for(let a=s.pop();a!==void 0;a=
s.pop()){const o=a instanceof d.Z6?a.dict:a;if(Array.isArray(o))for(const i of o)s.push(i);if(!(0,d.Zm)(o))continue;for(const[i,c]of o){const f=Zt.has(i)?e.resolve(
c):null;if((0,d.Zm)(f))for(const p of f.keys())await this.nameOne(p);(0,d.i9)(c)||s.push(c)}const r=e.job.pace.step(ut*(1+o.size));r&&await r}}async nameOne(t){
t.length>=2&&await u((0,d.Px)(t),this.find)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,key:""}];for(let a=s.pop();a;a=s.pop()){
const o=a.value instanceof d.Z6?a.value.dict:a.value;if(!(o instanceof d.Bi)&&!Array.isArray(o))continue;if(Array.isArray(o)&&Yt(o)){await this.palette(o)&&(e=!0);
continue}const r=o instanceof d.Bi?o:a.dict;for(const[c,f]of[...o.entries()]){const p=typeof c=="string"?c:a.key,m=await this.entry(r,p,f);if(m===void 0){(f instanceof
d.Bi||Array.isArray(f))&&s.push({value:f,dict:r,key:p});continue}e=!0,this.note(Xt(this.document,r,p)),this.edits&&(o instanceof d.Bi?o.set(c,m):o[c]=m)}o instanceof
d.Bi&&this.renamed.size>0&&this.renameKeys(o,a.key)&&(e=!0);const i=this.document.job.pace.step(ut);i&&await i}return e}async usesOfScalars(t){const{document:e}=this,
s=new Map;for(let a=1;a<t.length;a++){const o=[];t[a]===1&&o.push({value:e.get(a),dict:void 0,key:""});for(let r=o.pop();r;r=o.pop()){const i=r.value instanceof
d.Z6?r.value.dict:r.value;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;const c=i instanceof d.Bi?i:r.dict;for(const[p,m]of i.entries()){const C=Array.isArray(
i)&&Yt(i)?"Lookup":typeof p=="string"?p:r.key;(0,d.i9)(m)?s.set(m.number,{dict:c,key:C}):o.push({value:m,dict:c,key:C})}const f=e.job.pace.step(ut);f&&await f}}
return s}async scalar(t,e,s){const{document:a}=this,{dict:o,key:r}=s.get(t)??{dict:void 0,key:""},i=e instanceof d.SX?this.names.of(e.text):void 0,c=i===void 0?
await this.entry(o,r,e):new d.SX(i);c!==void 0&&(this.note(Xt(a,o,r)),this.edits&&a.put(t,c))}async palette(t){const e=t[3];return!(e instanceof d.Mx)||(await this.
inCodes((0,st.Pu)(e))).length===0?!1:(this.note("fonts and colors"),this.edits&&(t[3]=new d.Mx(new Uint8Array(e.bytes.length))),!0)}async renameNames(t){const{names:e,
document:s}=this;let a=!1;const o=[t];for(let r=o.pop();r!==void 0;r=o.pop()){const i=r instanceof d.Z6?r.dict:r;if(!(i instanceof d.Bi)&&!Array.isArray(i))continue;
if(i instanceof d.Bi&&[...i.keys()].some(f=>e.of(f)!==void 0)){const f=[...i];i.clear();for(const[p,m]of f)i.set(e.of(p)??p,m);a=!0}for(const[f,p]of[...i.entries()]){
const m=p instanceof d.SX?e.of(p.text):void 0;if(m===void 0){(p instanceof d.Bi||Array.isArray(p))&&o.push(p);continue}a=!0,i instanceof d.Bi?i.set(f,new d.SX(m)):
i[f]=new d.SX(m)}const c=s.job.pace.step(ut);c&&await c}return a}async technical(t,e){const s=(0,st.Pu)(e);if(t==="DA"){if((await this.inNames(s)).length===0)return;
const o=tn(s,this.names);return o===s||(await this.inNames(s)).length===(await this.inNames(o)).length?void 0:(0,d.Px)(o)}return t==="CheckSum"||t==="Panose"||t===
"CharSet"||Ct(s)||hn.test(s)||(await this.inCodes(s)).length===0?void 0:(0,d.Px)("")}async entry(t,e,s){if(s instanceof d.SX){const r=dn.has(e)||e==="RoleMap"?this.
renamed.get(`/${s.text}`):void 0;return r===void 0?void 0:new d.SX(r)}if(s instanceof d.Mx&&ln.has(e))return this.technical(e,s);if(!(s instanceof d.Mx)||e==="C\
ontents"&&t&&(0,d.hi)(t))return;const a=this.renamed.get((0,st.Pu)(s));if(a!==void 0)return(0,d.Px)(a);const o=await u(s,this.find);return o&&un.has(e)?(0,d.Px)(
""):!o||e!=="T"||!t||!pn(t)?o:(this.rename((0,st.Pu)(s)),(0,d.Px)(this.renamed.get((0,st.Pu)(s))))}renameKeys(t,e){const s=[...t];if(!(Zt.has(e)||this.isNaming(
t))||!s.some(([o])=>this.renamed.has(`/${o}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[o,r]of s)t.set(this.renamed.get(`/${o}`)??
o,r);return!0}isNaming(t){const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(
a=>e.dict(a)===t)}async rebuild({holder:t,number:e,key:s}){const{document:a}=this,o=await(0,st.Zc)(a,t.get(s),"Names");a.edit(e);const r=(0,st.H6)(a,(0,st.AN)(o),
"Names"),i=t.get(s);(0,d.i9)(i)?a.put(i,r):t.set(s,r),a.edit((0,dt.Kd)(i,e))}}const Yt=([n])=>(0,d.Eo)(n,"Indexed")||(0,d.Eo)(n,"I"),pn=n=>n.has("FT")||n.has("K\
ids")||n.has("Parent")&&!n.has("Contents");var ot=l(47212);class Qt{document;searching;choose;stays;rewriter;use;found=new Map;renaming;constructor(t,e,s,a,o,r){
this.document=t,this.searching=e,this.choose=s,this.stays=a,this.rewriter=o,this.use=r,this.renaming=new qe(e.inNames)}async run(t){const{document:e,stays:s,renaming:a}=this,
{live:o}=await(0,U.Gy)(e),r=c=>o[c]===1&&s[c]!==1,i=await(0,vt.d)(e,o.length,r);for(const[c,f]of i.content)r(c)&&!t.has(c)&&await this.content(c,f);for(let c=1;c<
o.length;c++)r(c)&&e.isStream(c)&&await this.data(c,i);for(let c=1;c<o.length;c++)r(c)&&await a.note(e,e.get(c));await a.settle(),this.note("names",a.count),this.
rewriter&&a.count>0&&await this.renameContent(o),await new gn(e,this.searching,a,this.rewriter!==void 0,c=>this.note(c)).run(o,r)}async renameContent(t){const{document:e,
renaming:s}=this,{content:a,pages:o}=await(0,vt.d)(e,t.length,r=>t[r]===1);for(const r of new Set([...a.keys(),...o])){const i=e.get(r);if(!(i instanceof d.Z6))
continue;const c=this.decoded(i),f=await cn(c,s,e.job.pace);f!==c&&e.put(r,await(0,Bt.c)(e,i,f))}}note(t,e=1){e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){
const{document:s,searching:a}=this,o=s.get(t);if(!(o instanceof d.Z6))return;const r=this.decoded(o),i=await new ot.Wz(s).stream(r,e),{glyphs:c,count:f}=await this.
choose(i,!1),p=c.size;await Ut(i.trace,a,c);const m=await jt(s,[i.trace],a.inText);if(this.note("content that no page shows",Math.max(f,+(c.size>p))+m.size),(0,ot.
FU)(i,c),this.use?.note(i.trace,c),!this.rewriter||c.size===0&&m.size===0)return;const C=new Map;Vt(C,i.trace,c),await this.rewriter.inPlace(new Map([[0,t]]),[i.
trace],{removals:C,others:m,images:new Map})}decoded(t){const e=this.document.decodedPart(t);if(!e)throw new W.zU("redaction_incomplete","A content stream canno\
t be read, because its compression is not known");return e.data}async data(t,{content:e,fonts:s,pages:a}){const{document:o}=this,r=o.get(t);if(!(r instanceof d.
Z6))return;const{dict:i}=r,c=s.get(t);c!==void 0?await this.fontData(t,r,c):yn(o,i)?this.rewriter||await this.otherData(t,r):mn(o,i)?await this.colorData(t,r):e.
has(t)||a.has(t)?await this.hiddenStrings(t,r):await this.otherData(t,r)}async hiddenStrings(t,e){const{document:s,rewriter:a}=this,o=this.searching.inCodes,{pace:r}=s.
job,i=this.decoded(e),c=i.includes(be.IQ)&&await b(wn(i),this.searching.inText),f=await Ie(i,o,r),{names:p,cuts:m}=await on(i,this.searching.inNames,o,r);for(const X of p)
this.renaming.add(X);if(c&&this.note("comments of content"),this.note("content that no page shows",f+m.length),!a||!c&&f===0&&m.length===0)return;const C=m.length>
0?await(0,St.E$)(i,m,r):i,S=f>0?await Fe(C,o,r):C,B=c?(await(0,Ae.f)(S,r)).content:S;s.put(t,await(0,Bt.c)(s,e,B))}async fontData(t,e,s){const{inCodes:a,inText:o}=this.
searching;if(s.startsWith("FontFile"))return this.overwrite(t,e,ke);if(s!=="ToUnicode"&&s!=="CMap")return;await this.overwrite(t,e,Ht);const r=this.document.get(
t),i=this.document.decodedPart(r)?.data,c=i&&this.document.job.pace.step(i.length);c&&await c;const f=i&&await Ve(i,o);f?this.replace(t,r,f):i&&await b(i,a)&&this.
note("names")}async colorData(t,e){const{document:s}=this,a=s.resolve(e.dict.get("FunctionType"));a===4?await this.overwrite(t,e,Ht):typeof a!="number"&&!(0,d.Eo)(
s.resolve(e.dict.get("Subtype")),"Image")&&!e.dict.has("ShadingType")&&await this.overwrite(t,e,ze)}async overwrite(t,e,s){const{document:a}=this,o=a.decodedPart(
e)?.data;if(!o)return;const r=a.job.pace.step(o.length);r&&await r;const i=s(o);if(!i)return this.otherData(t,e);const c=await Ge(o,i,this.searching.inCodes);c&&
this.replace(t,e,c)}replace(t,e,s){this.note("fonts and colors"),this.rewriter&&this.document.put(t,(0,ft.n)(e,s,{compress:!0}))}async otherData(t,e){const{document:s,
rewriter:a}=this,o=(0,De.In)(e)?"metadata":"streams",r=o==="metadata"?this.searching.inText:this.searching.inCodes,i=this.document.decodedPart(e)?.data;if(!i)throw new W.
zU("redaction_incomplete","A stream cannot be read, because its compression is not known");const c=s.job.pace.step(i.length);c&&await c;const f=g(o==="metadata"?
Jt(i):i),p=await Promise.all(f.map(async S=>(await r(S)).length));if(this.note(o,(0,z.Kf)(p)),!a||p.every(S=>S===0))return;const[m=""]=f,C=Buffer.from(G(Buffer.
from(i).toString("latin1"),await r(m)),"latin1");await b(Jt(C),r)?s.remove(t):s.put(t,(0,ft.n)(e,C,{compress:!1}))}}function mn(n,t){return["FunctionType","Shad\
ingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,d.Eo)(n.resolve(t.get("Subtype")),"Image")}const yn=(n,t)=>(0,d.Eo)(n.resolve(t.get("Type")),"Em\
beddedFile");function wn(n){return Buffer.from((Buffer.from(n).toString("latin1").match(/%[^\r\n]*/g)??[]).join(`
`),"latin1")}function Jt(n){const e=Buffer.from(n).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,s=>" ".repeat(
s.length));return Buffer.from(e,"latin1")}var _t=l(42973),Sn=l(68973),Mn=l(12195),vn=l(1900),gt=l(95340),qt=l(71157);const Pn=6,it=1,xt=["Filter","DecodeParms",
"Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL",
"L","Length","Interpolate"];class te{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){const{document:s}=this,{image:a}=t[0],{width:o,
height:r}=(0,gt.h)(s,a.dict),i=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(i.length===0||!(o>0&&r>0))return;const c=ne(i,e,o,r);if(!c.some(({left:f,top:p,right:m,
bottom:C})=>f<=0&&p<=0&&m>=o&&C>=r))return s.add(await this.overwrite(a,c))}async shows({image:t,matrix:e},s){const{document:a,shade:o}=this,{width:r,height:i}=(0,gt.
h)(a,t.dict);if(!(r>0&&i>0)||e[0]*e[3]===e[1]*e[2])return!1;const c=ne([{matrix:e}],s,r,i);if(c.length===0)return!1;const f=a.resolve(t.dict.get("ImageMask"))===
!0?255:o,p=await this.draw(t),m=await pt(a,p,3);return c.some(({left:C,top:S,right:B,bottom:X})=>{for(let J=S+it;J<X-it;J++){const[_,et]=[C+it,B-it].map(at=>(J*
p.width+at)*3);for(let at=_;at<et;at++)if(m[at]!==f)return!0}return!1})}async overwrite(t,e){const{document:s,shade:a}=this,o=new d.Bi(t.dict),{dict:r}=t;for(const B of xt)
o.delete(B);if(s.resolve(r.get("ImageMask"))===!0)return this.stencil(t,o,e,1);const[i,c]=[s.resolve(r.get("SMask")),s.resolve(r.get("Mask"))];if((0,d.cy)(c)||i instanceof
d.Z6&&i.dict.has("Matte")||typeof r.get("SMaskInData")=="number")throw ee("has an image whose mask cannot be written again");const f=await this.draw(t),p=await(0,vn.
cE)(f,s.job.pace),m=await pt(s,f,p?3:1),{width:C,height:S}=f;for(const{left:B,top:X,right:J,bottom:_}of e.map(et=>Et(et,C,S)))for(let et=X;et<_;et++){const at=p?
3:1;m.fill(a,(et*C+B)*at,(et*C+J)*at)}return o.set("ColorSpace",(0,d.UU)(p?"DeviceRGB":"DeviceGray")),o.set("BitsPerComponent",8),i instanceof d.Z6?o.set("SMask",
s.add(await this.opaque(i,C,S,e))):c instanceof d.Z6&&o.set("Mask",s.add(await this.maskOf(c,C,S,e))),this.pack(o,m)}async opaque(t,e,s,a){const o=await this.draw(
t),r=await pt(this.document,o,1);for(const c of a.map(f=>oe(f,o.width/e,o.height/s,o)))for(let f=c.top;f<c.bottom;f++)r.fill(255,f*o.width+c.left,f*o.width+c.right);
const i=new d.Bi(t.dict);for(const c of xt)i.delete(c);return i.set("ColorSpace",(0,d.UU)("DeviceGray")),i.set("BitsPerComponent",8),this.pack(i,r)}maskOf(t,e,s,a){
const o=(0,gt.h)(this.document,t.dict),r=new d.Bi(t.dict);for(const c of xt)r.delete(c);const i=a.map(c=>oe(c,o.width/e,o.height/s,o));return this.stencil(t,r,i,
0)}async stencil(t,e,s,a){const o=await this.draw(t),r=await pt(this.document,o,1),{width:i,height:c}=o;for(const{left:m,top:C,right:S,bottom:B}of s.map(X=>Et(X,
i,c)))for(let X=C;X<B;X++)r.fill(a*255,X*i+m,X*i+S);const f=i+7>>3,p=new Uint8Array(f*c);for(let m=0;m<c;m++)for(let C=0;C<i;C++)r[m*i+C]>=128&&(p[m*f+(C>>3)]|=
128>>(C&7));return e.set("ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,p)}async pack(t,e){return t.set("Type",(0,d.UU)("XObject")),t.set("Subtype",(0,d.
UU)("Image")),t.set("Filter",(0,d.UU)("FlateDecode")),new d.Z6(t,await(0,Sn.uM)(this.document.job).deflate(e,Pn))}async draw(t){const{document:e}=this,{job:s}=e,
{width:a,height:o}=(0,gt.h)(e,t.dict);if(!(a>0&&o>0))throw ee("has an image without a size");if(a*o>s.limits.pixels)throw(0,_t.F)("pixels",`An image has ${a*o} \
pixels, which are too many to redact`,"Make it smaller first");const r=new d.Bi(t.dict);for(const C of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata",
"OC","Interpolate"])r.delete(C);r.set("Type",(0,d.UU)("XObject")),r.set("Subtype",(0,d.UU)("Image"));const i=e.fork(),c=Buffer.from(`0 g q ${a} 0 0 ${o} 0 0 cm \
/I Do Q
`,"latin1"),f=i.add(null),p=(0,d.jd)({Type:(0,d.UU)("Page"),Parent:f,MediaBox:[0,0,a,o],Contents:i.add(new d.Z6(new d.Bi,c)),Resources:(0,d.jd)({XObject:(0,d.jd)(
{I:i.add(new d.Z6(r,e.encoded(t)))})})});return i.put(f,(0,d.jd)({Type:(0,d.UU)("Pages"),Count:1,Kids:[i.add(p)]})),i.put(i.catalogNumber,(0,d.jd)({Type:(0,d.UU)(
"Catalog"),Pages:f})),i.trailer.delete("Info"),(await Mn.Y.open(await(0,yt.UN)(i,{encryption:"none",draft:!0}),s)).draw(0,{width:a,height:o,isTransparent:!1})}}
const ee=n=>new W.zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas \
of these images",fields:["pages_to_images"]}),ne=(n,t,e,s)=>n.flatMap(({matrix:a})=>{const o=(0,$.DI)(a);return t.filter(i=>(0,T.EF)((0,qt.jY)(a),i)).map(({x:i,
y:c,width:f,height:p})=>{const[m,C,S,B]=(0,$.zl)(o,[i,c,i+f,c+p]);return se([m*e,(1-B)*s,S*e,(1-C)*s],e,s)})}),se=([n,t,e,s],a,o)=>Et({left:Math.floor(n)-it,top:Math.
floor(t)-it,right:Math.ceil(e)+it,bottom:Math.ceil(s)+it},a,o),Et=({left:n,top:t,right:e,bottom:s},a,o)=>({left:Math.min(Math.max(n,0),a),top:Math.min(Math.max(
t,0),o),right:Math.min(Math.max(e,0),a),bottom:Math.min(Math.max(s,0),o)}),oe=({left:n,top:t,right:e,bottom:s},a,o,{width:r,height:i})=>se([n*a,t*o,e*a,s*o],r,i);
async function pt({job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let a=0,o=0;a<t.height;a++){const r=t.row(a);for(let c=0;c<r.length;c+=4)e===3&&(s[o++]=
r[c+2]),s[o++]=r[c+1],e===3&&(s[o++]=r[c]);const i=n.pace.step(2*r.length);i&&await i}return s}const Cn=new Set(["Parent","P","Dest","B"]),Tn=300;async function ae(n,t){
const{pages:e}=n,s=new Uint8Array(n.size);if(t.size===e.count)return s;const a=Array.from({length:e.count},(o,r)=>r);return await ie(n,a.filter(o=>!t.has(o)),o=>s[o]=
1),await ie(n,[...t],o=>s[o]=0),s}async function ie(n,t,e){const{pages:s,job:a}=n,o=new Uint8Array(n.size),r=new dt.b9(n),i=[],c=f=>{o[f]=1,e(f),i.push(n.get(f))};
for(const f of t){c(s.number(f));const p=s.attribute(f,"Resources");p!==void 0&&i.push(p);for(let m=i.pop();m!==void 0;m=i.pop()){if((0,d.i9)(m)){m.number<o.length&&
o[m.number]===0&&!xn(n,m.number)&&c(m.number);continue}const C=m instanceof d.Z6?m.dict:m;if(Array.isArray(C))for(const B of C)i.push(B);else if(C instanceof d.
Bi)for(const[B,X]of C)Cn.has(B)||i.push(X);r.spend(1);const S=a.pace.step(Tn);S&&await S}}}function xn(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,d.Eo)(
e,"Page")||(0,d.Eo)(e,"Pages")||n.pages.holds(t)}var En=l(18930),rt=l(98446),re=l(49568),bt=l(779),ce=l(9312),bn=l(17886);const fe=["january","february","march",
"april","may","june","july","august","september","october","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","\
janvier","février","mars","avril","juin","juillet","août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio",
"agosto","septiembre","octubre","noviembre","diciembre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","m\
ar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),An={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{\
N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:\
[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfon\
o|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-\
9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${fe})\
\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${fe})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},Dn={iban:bn.l,card:In};async function On(n,t){const e=await Promise.
all(n.map(async s=>({kind:s,pattern:await(0,ce.Gv)("redact_kinds",An[s],"regex",t)})));return{hasGroups:!1,search:async(s,a,o)=>{const r=[];let i=!1;for(const{kind:c,
pattern:f}of e){const p=await f.search(s,a,o);i||=p.truncated,(0,z.RZ)(r,p.matches.flatMap(({start:m,end:C})=>{const S=Dn[c]?.(s.slice(m,C))??C-m;return S>0?[{start:m,
end:m+S,groups:{}}]:[]}))}return{matches:r.sort((c,f)=>c.start-f.start||f.end-c.end),truncated:i}}}}const de=/[ \u00a0-]/;function In(n){const t=[...n].map((e,s)=>({
sign:e,at:s})).filter(({sign:e})=>!de.test(e));for(let e=Math.min(t.length,19);e>=13;e--){let s=0;for(let o=0;o<e;o++){const r=Number(t[e-1-o].sign)*(o%2===0?1:
2);s+=r>9?r-9:r}const a=t[e-1].at+1;if(s%10===0&&(e===t.length||de.test(n[a])))return a}return 0}const le=2e3,At=2e5;async function Fn({search:n,search_mode:t,redact_kinds:e=[]},s){
const a=[];return e.length>0&&a.push(await On(e,s)),n!==void 0&&a.push(t==="regex"?await(0,ce.Gv)("search",n,t,s):await Rn(n,s)),new Un(Ln(a),e.length===0&&t!==
"regex",s)}async function Rn(n,{pace:t}){const e=n.split(`
`).filter(s=>s.trim()!=="");if(e.length>le)throw(0,W.G6)([{field:"search",message:`has ${e.length} lines, and at most ${le} are allowed`}]);return(0,bt.y)(e,t)}
const Bn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function Ln(n){const[t]=n;return n.length===1?t:n.length===0?Bn:{hasGroups:!1,search:async(e,s,a)=>{
const o=[];for(const i of n)o.push(await i.search(e,s,a));return{matches:o.flatMap(({matches:i})=>i).sort((i,c)=>i.start-c.start||c.end-i.end),truncated:o.some(
({truncated:i})=>i)}}}}const Dt=4,he=1e4,Nn=2;class Un{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,e,s){this.pattern=t,this.isLiteral=
e,this.job=s}note(t){this.isLiteral||t.length<Dt||this.texts.size>=he||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=Nn&&this.
areaWords.size<he&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,bt.y)([...this.areaWords],this.job.pace);return e=>this.
search(t,e)};inText=t=>this.search(this.pattern,t);inNames=async t=>(await this.inText(t)).filter(({start:e,end:s})=>s-e>=Dt);inCodes=async t=>{if(!this.isLiteral&&
this.texts.size===0)return[];const e=this.isLiteral?this.pattern:await(this.literal??=(0,bt.y)([...this.texts],this.job.pace));return(await this.search(e,t)).filter(
({start:s,end:a})=>a-s>=Dt)};async search(t,e){if(e==="")return[];const{matches:s,truncated:a}=await t.search(e,At,this.job.pace);if(a)throw ue();return s}}const ue=()=>(0,_t.
F)("searching","A page, or another text of the document, is too long to be searched to its end","Split the document first"),Wn=2e3,$n=100;async function ge(n,t){
const e=M(n);if(!e)return[];const{places:s}=e;return(await t.inText(e.text)).flatMap(({start:a,end:o})=>{const r={start:s[a],end:s[o-1]+1};return r.end-r.start>
o-a||e.text.slice(a,o)!==n.slice(r.start,r.end)?[r]:[]})}async function Gn(n,t,e){const{all:s,truncated:a}=await(0,re.IQ)(n,t.pattern,At,e);return a||s.length>0||
(await ge(n.flow.text,t)).length>0}async function Ot(n,t,e){const{all:s,counted:a,truncated:o}=await(0,re.IQ)(n.page,t.pattern,At,e);if(o)throw ue();const{flow:r}=n.
page,i=[...s,...(await ge(r.text,t)).map(m=>({...m,flow:r}))],c=new Set,f=new Map,p=[];for(const{flow:m,start:C,end:S}of i){const B=new Set,X=e.step((S-C)*$n+Wn);
X&&await X,(0,ot.PC)(n,m,C,S,B);for(const J of m.lineBoxes(C,S))f.set(`${J.x} ${J.y} ${J.width} ${J.height}`,J),n.trace.areUnseen(B,J)&&p.push(J);for(const J of B)
c.add(J);t.note(m.text.slice(C,S))}for(const m of jn(n))t.noteArea(m);return{glyphs:c,boxes:[...f.values()],unseen:p,count:a.length}}function jn(n){const{page:t,
trace:e}=n;if(e.touched.size===0)return[];const{flow:s}=t;return[...s.text.matchAll(/\S+/g)].flatMap(({0:a,index:o})=>{const r=new Set;return(0,ot.PC)(n,s,o,o+a.
length,r),[...r].some(i=>e.touched.has(i))?[a]:[]})}const Hn=.01;async function kn(n,{pages:t,search:e,areas:s,shade:a},o){const r=await(0,ct.E)(n,o),i=new En.X(
r),c=[];for(const S of t)await Gn(await i.page(S-1),e,o.pace)&&c.push(`page ${S}`);const f=new ot.Wz(r),p=new te(r,a);for(const[S,B]of s){const{trace:X}=await f.
all(S,B.map(_=>(0,T.wS)(_,-Hn)));(X.touched.size>0||X.isPaintedIn||X.undivided.size>0||await zn(p,X,B))&&c.push(`areas of page ${S+1}`)}const m=await ae(r,new Set(
Array.from(t,S=>S-1))),C=new Qt(r,e,S=>Ot(S,e,o.pace),m);await C.run(new Set);for(const S of C.found.keys())c.push(S);if(c.length>0)throw new W.zU("redaction_in\
complete",`Text to redact is still in ${(0,rt.Dw)(c)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}async function zn(n,t,e){
for(const s of t.images)if(await n.shows(s,e))return!0;return!1}var Kn=l(61491);async function Vn(n,t,e){const{fragments:s,leafOf:a}=n.page.found;if(!a)return;const o=new Map;
for(const i of s){const c=a(i);c&&await r(c.element)&&(0,ot.Bc)(n,i.letters,i.text.length,e)}async function r(i){const c=o.get(i);if(c!==void 0)return c;let f=!1;
for(const{actualText:p}of(0,Kn.Hy)(i))p!==void 0&&(await t(p)).length>0&&(f=!0);return o.set(i,f),f}}async function Xn(n,t,e){const s=new Map;if(t.length>0)for(const{
images:i}of n)for(const c of i){const f=`${c.stream} ${c.from}`;s.set(f,[...s.get(f)??[],c])}const a=new Map,o=new Map;let r=0;for(const i of s.values()){const[
{stream:c,from:f,to:p}]=i;if(!i.some(({matrix:S})=>t.some(B=>(0,T.EF)((0,qt.jY)(S),B))))continue;r++;const m=await e.without(i,t),C=m&&`OctavoRedacted${m.number}`;
a.set(c,[...a.get(c)??[],{from:f,to:p,text:C?`/${C} Do`:""}]),C&&o.set(c,(o.get(c)??new Map).set(C,m))}return{cuts:a,images:o,count:r}}var Zn=l(2843),Yn=l(10339);
const pe=8;class Qn{document;searching;choose;images;areas;rewriter;use=new Yn.H;read=new Set;noted=new Set;hasLayers;constructor(t,e,s,a,o){this.document=t,this.
searching=e,this.choose=s,this.images=a,this.areas=o,this.rewriter=new Zn.q(t),this.hasLayers=(0,dt.Wo)(t,"OCProperties")!==void 0}async page(t){this.noted.add(
t);const e=this.areas.get(t)??[],s=[];let[a,o,r]=[0,0,!1];for(let i=0;i<pe;i++){const{texts:c,chosen:f}=await this.readPage(t,i,e),p=c.map(({trace:S})=>S),m=await this.
cutsOf(t,p,f,e),C=m.removals.size===0&&m.others.size===0||!p.some(({isPartial:S})=>S);for(const[S,B]of p.entries())C||i===pe-1?this.use.note(B,f[S].glyphs):this.
use.noteGone(B,f[S].glyphs);if(m.removals.size===0&&m.others.size===0)break;r=!0,o+=m.count;for(const S of f)for(const B of S.boxes)s.push(B);if(i===0&&(a=f.reduce(
(S,B)=>Math.max(S,B.count),e.length>0?0:1)),await this.rewriter.page(t,p,m),C)break}if(!(e.length===0&&!r))return{index:t,boxes:[...s,...e],count:a+e.length,images:o}}async cutsOf(t,e,s,a){
const o=new Set(e.flatMap(S=>[...S.undivided]));if(o.size>0)throw _n(t+1,[...o]);const r=new Map;for(const[S,{glyphs:B}]of s.entries())Vt(r,e[S],B);const i=a.length>
0?await this.searching.ofAreas():void 0,c=async S=>[...await this.searching.inText(S),...i?await i(S):[]].sort(x),f=await jt(this.document,e,c),{cuts:p,images:m,
count:C}=await Xn(e,[...a,...s.flatMap(({unseen:S})=>S)],this.images);for(const S of[p,...e.map(B=>B.cuts)])for(const[B,X]of S)f.set(B,Jn([...f.get(B)??[],...X]));
return{removals:r,others:f,images:m,count:C}}isNoted(t){return this.noted.has(t)}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(
t)))}async readPage(t,e,s){const a=new ot.Wz(this.document),o=await a.shown(t,s),r=[o],i=[await this.choose(o,!0)];if(o.trace.isPartial||this.hasLayers||e>0||s.
length>0){const c=await a.all(t,s);r.push(c),i.push({...await this.choose(c,!1),boxes:[]})}for(const[c,f]of r.entries()){await Vn(f,this.searching.inText,i[c].glyphs),
(0,ot.C7)(f,i[c].glyphs),await Ut(f.trace,this.searching,i[c].glyphs),(0,ot.FU)(f,i[c].glyphs);for(const p of f.trace.contents.keys())this.read.add(p)}return{texts:r,
chosen:i}}}const Jn=n=>[...new Map(n.map(t=>[`${t.from} ${t.to}`,t])).values()],_n=(n,t)=>(0,W.G6)([{field:"redact_areas",message:`has an area on page ${n} into\
 which ${(0,rt.Dw)(t)} reaches, which cannot be divided: choose another area, or redact images of the pages`,mentions:["pages_to_images"]}]);var me=l(18271),mt=l(
49454),qn=l(15330),ts=l(57373),es=l(12202),ns=l(88739),ss=l(59486);const os=300,as=2;async function is(n,t,e,s){if(!t.hasGone)return;const{live:a}=await(0,U.Gy)(
n),o=new ot.Wz(n);for(const c of s)t.note((await o.all(c,[])).trace);const{content:r}=await(0,vt.d)(n,a.length,c=>a[c]===1&&e(c));for(const[c,f]of r){const p=n.
get(c),m=p instanceof d.Z6&&n.decodedPart(p)?.data;m&&t.note((await o.stream(m,f)).trace)}const i=await rs(n,t,a);for(const c of i)c.use.gone.size>0&&await fs(n,
c);await ps(n,i)}async function rs(n,t,e){const s=new Set;for(const o of n.dict(n.dict(cs(n))?.get("Font"))?.values()??[])(0,d.i9)(o)&&s.add(o.number);const a=[];
for(let o=1;o<e.length;o++){const r=e[o]===1?n.get(o):null;if(!(r instanceof d.Bi)||!(0,d.Eo)(n.resolve(r.get("Type")),"Font")||s.has(o))continue;const i=await(0,ts.
G)(n,new d.oS(o)),c=t.fonts.get(i);c&&a.push({number:o,font:i,use:c})}return a}const cs=n=>n.dict(n.catalog.get("AcroForm"))?.get("DR"),It=({kept:n,gone:t})=>[...t].
filter(e=>!n.has(e));async function fs(n,{number:t,use:e}){const s=It(e),a=n.job.pace.step((s.length+e.kept.size)*os);if(a&&await a,s.length===0)return;n.edit(t);
const o=n.get(t);await ds(n,o,e);const r=new Set(s.map(({code:i})=>i));ls(n,o,r),hs(n,o,r),us(n,o,new Set(s.map(({cid:i})=>i)))}async function ds(n,t,{kept:e,lengths:s}){
const a=n.resolve(t.get("ToUnicode")),[o,...r]=s;if(!(a instanceof d.Z6)||o===void 0||o>2||r.length>0)return;const i=await(0,es.A)(n,t,()=>!0);if(!i)return;const c=[
...e].sort((p,m)=>p.code-m.code).flatMap(({code:p})=>{const m=i.textOf(p);return m===void 0?[]:[[p,m]]}),f=(0,ns.U)(c.map(([p,m])=>[p,Array.from(m,C=>C.codePointAt(
0))]),{digits:o*2,isInOrder:!0});t.set("ToUnicode",n.add((0,ft.n)(new d.Z6(new d.Bi,new Uint8Array(0)),Buffer.from(f,"latin1"),{compress:!0})))}function ls(n,t,e){
const s=n.array(t.get("Widths")),a=n.resolve(t.get("FirstChar"));s&&typeof a=="number"&&t.set("Widths",s.map((o,r)=>e.has(a+r)?0:o))}function hs(n,t,e){const s=n.
dict(t.get("Encoding")),a=n.array(s?.get("Differences"));if(!s||!a||t.has("DescendantFonts"))return;let o=0;const r=new Set,i=[];for(const S of a.map(B=>n.resolve(
B))){if(typeof S=="number")o=S;else if(S instanceof d.SX&&e.has(o++)){r.add(S.text),i.push(new d.SX(".notdef"));continue}i.push(S)}t.set("Encoding",new d.Bi(s).
set("Differences",i));for(const S of i)S instanceof d.SX&&r.delete(S.text);const c=(0,d.Eo)(n.resolve(t.get("Subtype")),"Type3")?n.dict(t.get("CharProcs")):void 0;
c&&t.set("CharProcs",new d.Bi([...c].filter(([S])=>!r.has(S))));const f=(0,mt.nb)(n,t),p=n.resolve(f?.get("CharSet"));if(!f||!(p instanceof d.Mx))return;const m=Buffer.
from(p.bytes).toString("latin1").split("/").slice(1),C=t.get("FontDescriptor");(0,d.i9)(C)&&n.edit(C),(0,mt.nb)(n,t)?.set("CharSet",(0,d.Px)(m.filter(S=>!r.has(
S)).map(S=>`/${S}`).join("")))}function us(n,t,e){const s=n.array(t.get("DescendantFonts"))?.[0];if(!(0,mt.hL)(n,t)||!(0,d.i9)(s))return;n.edit(s);const o=n.get(
s),r=n.array(o.get("W"));r&&o.set("W",gs(n,r,e));const i=o.get("FontDescriptor"),c=n.resolve(n.dict(i)?.get("CIDSet")),f=c instanceof d.Z6?n.decodedPart(c)?.data:
void 0;if(!f||!(0,d.i9)(i)||!(c instanceof d.Z6))return;const p=f.slice();for(const m of e)m>>3<p.length&&(p[m>>3]&=~(128>>(m&7)));n.edit(i),n.get(i).set("CIDSe\
t",n.add((0,ft.n)(c,p,{compress:!0})))}function gs(n,t,e){const s=[];for(let a=0;a<t.length;){const o=n.resolve(t[a]),r=n.array(t[a+1]);if(typeof o!="number"||!r){
(0,z.RZ)(s,t.slice(a,a+3)),a+=3;continue}s.push(o,r.map((i,c)=>e.has(o+c)?0:i)),a+=2}return s}async function ps(n,t){const e=new Map;for(const s of t){const a=(0,me.
Lq)(n,n.get(s.number));a&&e.set(a,[...e.get(a)??[],s])}for(const[s,a]of e){if(!a.some(({use:m})=>It(m).length>0))continue;const o=n.decodedPart(s)?.data;if(!o)continue;
const r=n.job.pace.step(o.length*as);r&&await r;const[i,c]=[new Set,new Set];for(const{number:m,use:C}of a){const S=ys(n,n.get(m));for(const B of It(C))ye(i,S(B));
for(const B of C.kept)ye(c,S(B))}for(const m of c)i.delete(m);const f=i.size>0?(0,ss.Kj)(o,i,c):void 0,p=f&&ms(n,a[0].number);p!==void 0&&n.put(p,(0,ft.n)(s,f,{
compress:!0}))}}const ye=(n,t)=>{t!==void 0&&n.add(t)};function ms(n,t){const e=(0,mt.nb)(n,n.get(t));for(const s of["FontFile","FontFile2","FontFile3"]){const a=e?.
get(s);if((0,d.i9)(a))return a.number}}function ys(n,t){const e=(0,me.oQ)(n,t);if(typeof e!="object")return()=>{};const s=[],a=(0,qn.X)(n,t,ws(e,s),e);return o=>{
const r=a(o)?.[0];if(r===void 0||r>=0)return r;const i=s[-1-r];return e.glyphCalled?.(i)??i}}const ws=(n,t)=>({glyph:e=>[e],named:e=>n.has(e)?[-t.push(e)]:void 0});
var we=l(55969),Ss=l(45059),Ms=l(39491),vs=l(34635),Ps=l(77500);const Se=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),Cs=["Alternates",
"OPI","DSS"];async function Ts(n){let t=(await(0,Ss._)(n)).length;for(let e=0;e<n.pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const a of n.array(
n.entry(n.pages.number(e),"Annots"))??[]){const o=n.dict(a);o&&xs(n,o)&&t++}}return t}const xs=(n,t)=>{const e=(0,we.B)(n,t);return e!=="FileAttachment"&&Se.has(
e)};async function Es(n,t){(0,Ps.br)(n,"values"),t&&await(0,E.L)(n,s=>Se.has((0,we.B)(n,s))),await(0,Ms.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,
hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:e}=await(0,U.Gy)(n);await(0,vs.y)(n,e,[(s,a)=>Cs.filter(o=>a.delete(o)).length>
0])}var bs=l(56457),As=l(33238),Ds=l(37395);async function Os(n,t,e){const{pages:s,search:a,areas:o,media:r}=t,i=r?0:await Ts(n),c=await ae(n,new Set(Array.from(
s,_=>_-1))),{redacted:f,content:p,unsearched:m}=await Is(n,t,e);Fs(m,i);const C=new Qt(n,a,_=>Ot(_,a,e.pace),c,p.rewriter,p.use);await C.run(p.settled);const S=[
...C.found.values()].reduce((_,et)=>_+et,0);if(f.length===0&&S===0)return{redacted:f,elsewhere:0,notes:[]};const B=await a.ofAreas();B&&await Q(n,o,B),await k(n,
o);const X=Array.from({length:n.pages.count},(_,et)=>et).filter(_=>!p.isNoted(_));await is(n,p.use,_=>c[_]===1,X);const J=(0,bs.D)(await(0,As.Y)(n,"remove"),"re\
move");return await Es(n,r),{redacted:f,elsewhere:S,notes:J}}async function Is(n,{pages:t,search:e,searches:s,areas:a,shade:o},r){const i=new Ds.Z(n),c=new Set,
f=new Set,p=async(S,B)=>{const{index:X,unreadable:J}=S.page;return B&&s&&J>0&&f.add(X+1),B&&s&&!a.has(X)&&await i.isScan(S.page)&&c.add(X+1),Ot(S,e,r.pace)},m=new Qn(
n,e,p,new te(n,o),a),C=[];for(const[S,B]of t.entries()){if(!s&&!a.has(B-1))continue;const X=await m.page(B-1);X&&C.push(X),r.pace.progress(S/t.length)}return{redacted:C,
content:m,unsearched:{textless:[...c],unreadable:[...f]}}}function Fs({textless:n,unreadable:t},e){const s=[];if(n.length>0&&s.push({field:"search",message:`${(0,rt.
oi)(n)} ${(0,rt.d5)(n.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),t.length>0&&s.push({field:"search",message:`${(0,rt.
oi)(t)} ${(0,rt.d5)(t.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are`}),e>0&&s.push({field:"remove_a\
ttachments",message:`is needed, because the document has ${(0,rt.y_)(e,"attachment")}, which ${(0,rt.d5)(e,"is","are")} not searched: switch it on, or extract t\
hem first`,mentions:["extract_attachments"]}),s.length>0)throw(0,W.G6)(s)}var Rs=l(95234);const Bs=async(n,t,e)=>{const s=await Fn(t,e);await Us(t.redact_label,
s);const a=await(0,ct.E)(n.bytes,e,{password:t.open_password}),o=a.pages.count,r=(0,K.k1)(t.pages,o),i=ve(t.redact_areas,r,o);t.redact_annotations&&Ws(a,r,i);const c=t.
search!==void 0||t.redact_kinds!==void 0,f=t.redact_mark==="black"?0:255,p=t.remove_attachments,{redacted:m,elsewhere:C,notes:S}=await Os(a,{pages:r,search:s,searches:c,
areas:i,media:p,shade:f},e);if(m.length===0&&C===0)return{documents:[{...n,pageCount:o}],notes:[Ls],facts:{pageCount:o,redactedMatches:0,redactedPages:0,redactedImages:0}};
if(await kn(await(0,yt.UN)(a,{encryption:"none",draft:!0}),{pages:r,search:s,areas:i,shade:f},e),t.redact_mark!=="none"){const B=t.redact_mark==="black"?"white":
"black",{redact_label:X}=t,J=X===void 0?void 0:await(await Ns(e)).openLabel(a,X,B);await Ee(a,m,t.redact_mark,J)}return{documents:[{name:n.name,bytes:await(0,yt.
UN)(a),pageCount:o}],notes:S,facts:{pageCount:o,redactedMatches:m.reduce((B,{count:X})=>B+X,C),redactedPages:m.length,redactedImages:m.reduce((B,{images:X})=>B+
X,0)}}},Ls={code:"nothing_redacted",message:"Nothing was found to redact, and the document is unchanged."},Ns=n=>(0,Rs.V)(n,()=>Promise.all([l.e(7762),l.e(4776),
l.e(4942)]).then(l.bind(l,84942)));async function Us(n,t){if(n!==void 0&&(await t.inText(n)).length>0)throw(0,W.G6)([{field:"redact_label",message:"has text tha\
t is redacted: choose another label"}])}function Ws(n,t,e){for(const s of t){const a=N(n,s-1);a.length>0&&e.set(s-1,[...e.get(s-1)??[],...a])}}}),95234:((q,Y,l)=>{
l.d(Y,{V:()=>E,W:()=>H});var W=l(29082),K=l(12237),z=l(87826),U=l(14029),d=l(52404);const $="1.4";async function H(v,{pages:T,open_password:D,transparency:x},G,V){
const F=await(0,K.E)(v.bytes,G,{password:D}),M=F.pages.count,h=(0,W.k1)(T,M);if(h.length===0){const A=await(0,z.i)(F,v.bytes);return{documents:[{name:v.name,bytes:A,
pageCount:M}],notes:[d.$],facts:{pageCount:M,stampedPages:0}}}const{notes:u,stampedPages:y=h.length,version:P=$,write:w}=await V(F,h),b={version:P>$?P:$},g=w?await w(
b):await(0,U.UN)(F,b);return{documents:[{name:v.name,bytes:g,pageCount:M}],notes:x===100?[L,...u]:u,facts:{pageCount:M,stampedPages:y}}}const L={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function E({pace:v},T){await v.rest();
const D=await T();return await v.rest(),D}}),9312:((q,Y,l)=>{l.d(Y,{$0:()=>$,Gv:()=>z,MM:()=>d});var W=l(779),K=l(42973);const z=(L,E,v,{pace:T,limits:D})=>(0,W.
patternOf)(L,E,v,T,H(L,D)),U={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-wor\
ds":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function d(L,E){const v=(0,W.G)(L,E);return v&&
U[v]}function $(L,E,v){const T=d(E,v);return T===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${L}, which ${T}.`,mentions:[L,"search_m\
ode"]}]}function H(L,{searching:E}){let v=E;return T=>{if(v-=T,v<0)throw(0,K.F)("searching",`The search takes more than ${E} steps, which are characters times t\
he size of the expression`,"Make the expression shorter or more exact, or search fewer pages",L)}}}),37395:((q,Y,l)=>{l.d(Y,{Z:()=>V});var W=l(74135),K=l(6057),
z=l(65868),U=l(16264);class d{document;contents;constructor(h){this.document=h,this.contents=new z.i(h)}async cover(h,u){const y=(0,K.iw)(this.document,h),{width:P,
height:w}=(0,W.iN)(y),b=[0,0,P*y.userUnit,w*y.userUnit],g=new L(b);if(await this.contents.read(h,g,g),g.points.share<u)return!1;const A=new E(this.document,b);return await this.
contents.read(h,A,A),A.points.share>=u}}const $=32;class H{page;rows=new Uint32Array($);constructor(h){this.page=h}get share(){return this.rows.reduce((h,u)=>h+
v(u),0)/$**2}cover(h){const u=(0,W.Pj)(h,this.page);if(!u)return;const[y,P,w,b]=u,[g,A]=this.between(y,w,0),[O,I]=this.between(P,b,1);if(A<g)return;const R=(2**
(A-g+1)-1)*2**g;for(let N=O;N<=I;N++)this.rows[N]|=R}between(h,u,y){const P=this.page[y],w=(this.page[y+2]-P)/$,b=Math.ceil((h-P)/w-.5),g=Math.ceil((u-P)/w-.5)-
1;return[Math.max(b,0),Math.min(g,$-1)]}}class L{points;constructor(h){this.points=new H(h)}glyph(){}takes({operator:h},u,y,P){h==="BI"&&!P&&this.image(u)}image({
matrix:h}){this.points.cover((0,W.zl)(h,U.p))}}class E extends U.r{points;constructor(h,u){super(h,u),this.points=new H(u)}glyph(){}image(h){const u=(0,W.Pj)((0,W.
zl)(h.matrix,U.p),this.paintOf(h).clip);u&&this.points.cover(u)}}function v(M){let h=0;for(let u=M;u!==0;u&=u-1)h++;return h}var T=l(82877);const D=50,x=.12,G=.5;
class V{document;images;constructor(h){this.document=h,this.images=new d(h)}async isScan(h){return!F(h)&&!(0,T.l)(this.document,h.index)&&await this.images.cover(
h.index,G)}}function F({characters:M,found:{fragments:h,width:u,height:y}}){if(M<D)return!1;const P=(w,b)=>w>x*b&&w<(1-x)*b;return h.some(({box:w})=>P(w.x+w.width/
2,u)&&P(w.y+w.height/2,y))}}),49568:((q,Y,l)=>{l.d(Y,{Ao:()=>d,IQ:()=>$,m6:()=>H});var W=l(27077);const K=1e3,z=1e6,U=1e3;async function d(F,M,h,u){const y=Math.
max(h,K),P=await L(F.flow,M,y,u),w=await E(F,M,y,u),b=v(P.found,w.found,F);return{matches:b.slice(0,h).map(V),truncated:P.truncated||w.truncated||b.length>h}}async function $(F,M,h,u){
const y=await L(F.flow,M,h,u),P=await E(F,M,h,u);return{all:[...y.found,...P.found],counted:v(y.found,P.found,F),truncated:y.truncated||P.truncated}}async function H(F,M,h){
const u=await L(F.flow,M,1,h);if(u.found.length>0)return{isFound:!0,truncated:!0};const y=await E(F,M,1,h);return{isFound:y.found.length>0,truncated:u.truncated||
y.truncated}}async function L(F,M,h,u){const{matches:y,truncated:P}=await M.search(F.text,h,u);return{found:y.map(w=>({...w,flow:F})),truncated:P}}async function E(F,M,h,u){
const{flow:y,lines:P}=await(0,W.k6)(F.visualText(),u),{text:w}=y,b=[];let g=w.length>z;for(const A of P){if(A.end>z||b.length>=h){g=!0;break}const O=u.step(U);O&&
await O;const{matches:I,truncated:R}=await M.search(w.slice(A.start,A.end),h-b.length,u);g||=R;for(const{start:N,end:j,groups:k}of I)b.push({start:A.start+N,end:A.
start+j,groups:k,flow:y})}return{found:b,truncated:g}}function v(F,M,h){if(M.length===0)return[...F];const u=D(h),y=new Set,P=[];for(const b of M){const g=x(b,u),
A=new Set;for(const{from:N,to:j}of g)for(let k=G(F,N);k<F.length&&F[k].start<j;k++)A.add(k);const[O]=A,I=A.size===1?F[O]:void 0;if(I&&g.every(({from:N,to:j})=>I.
start<=N&&j<=I.end))continue;for(const N of A)y.add(N);const R=g.reduce((N,j)=>Math.min(N,j.from),1/0);P.push({match:b,from:R})}return[...F.flatMap((b,g)=>y.has(
g)?[]:[{match:b,from:b.start}]),...P].sort((b,g)=>b.from-g.from).map(({match:b})=>b)}const T=-1;function D({flow:F,found:{edges:M}}){const h=new Int32Array(M.count).
fill(T);for(const{first:u,position:y,count:P}of F.letters(0,F.text.length))for(let w=0;w<P;w++)h[u+w]=y+w;return h}function x({flow:F,start:M,end:h},u){const y=[];
for(const{first:P,count:w}of F.letters(M,h))for(let b=P;b<P+w;b++){const g=u[b];if(g===T)continue;const A=y.at(-1);A?.to===g?A.to++:y.push({from:g,to:g+1})}return y}
function G(F,M){let h=0;for(let u=F.length;h<u;){const y=h+u>>1;F[y].end<=M?h=y+1:u=y}return h}const V=({flow:F,start:M,end:h,groups:u})=>({text:F.text.slice(M,
h),groups:u,box:F.box(M,h),boxes:F.lineBoxes(M,h)})}),16264:((q,Y,l)=>{l.d(Y,{p:()=>T,r:()=>D});var W=l(45599),K=l(36211),z=l(85008),U=l(74135),d=l(6057),$=l(76023),
H=l(4186),L=l(5490);const E=new Set([3,7]),v=.01,T=[0,0,1,1];class D{document;page;area;path;clips=!1;glyphClip;constructor(h,u){this.document=h,this.page=u}get box(){
return this.area}takes(h,u,y,P){if(this.extendsPath(h,u)||this.setsColor(h,u,y))return;const{operator:w}=h,b=K.lJ.get(w);b?this.paints(b,u,P):w==="W"||w==="W*"?
this.clips=!0:w==="w"?u.paint={...this.paintOf(u),lineWidth:Math.abs(h.number(0))||0}:!P&&w==="BI"?this.image(u):!P&&w==="sh"&&this.add(this.paintOf(u).clip,u)}shows(h){
this.glyphClip=E.has(h.mode)?void 0:this.paintOf(h).clip}glyph({font:h,frame:u,size:y},P,w,b,g){if(!this.glyphClip||P!==""&&P.trim()==="")return;const[A,O]=u.vertical?
[.5,.5]:[h.ascent,-h.descent],I=Math.min(w,b),R=(0,H.L)(u,I,Math.max(w,b),g-A*y,g+O*y);this.join([R.x,R.y,R.x+R.width,R.y+R.height],this.glyphClip)}covers(h){this.
join(h,this.page)}image(h){this.add((0,U.zl)(h.matrix,T),h)}enters(h,u){const y=(0,d.b0)(this.document,h.get("BBox"));y&&this.clipTo((0,U.zl)(u.matrix,y),u)}paintOf(h){
return h.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(h,{matrix:u}){const y=(0,L.M)(h);switch(h.operator){case"re":{const[P=NaN,w=NaN,
b=NaN,g=NaN]=y;return this.extend((0,U.zl)(u,[P,w,P+b,w+g])),!0}case"m":case"l":case"c":case"v":case"y":for(let P=0;P+1<y.length;P+=2){const[w,b]=(0,U.Gd)(u,y[P],
y[P+1]);this.extend([w,b,w,b])}return!0;default:return!1}}extend(h){h.every(Number.isFinite)&&(this.path=this.path?(0,U.kO)(this.path,h):h)}setsColor(h,u,y){const P=this.
paintOf(u);switch(h.operator){case"g":case"rg":case"k":return u.paint={...P,components:h.count,isWhite:F((0,L.M)(h))},!0;case"cs":return u.paint={...P,components:this.
componentsOf(h.name(0),y),isWhite:!1},!0;case"sc":case"scn":{const w=h.kind(h.count-1)!==z.o_&&h.count===P.components;return u.paint={...P,isWhite:w&&F((0,L.M)(
h))},!0}default:return!1}}componentsOf(h,u){if(h===void 0)return 0;const y=w=>u.find("ColorSpace",w),P=(0,$.L)(this.document,new W.SX(h),y);return P&&P.kind!=="\
inks"&&!P.table?P.components:0}paints({fill:h,strokes:u},y,P){const{path:w,clips:b}=this;this.path=void 0,this.clips=!1;const g=this.paintOf(y);w&&!P&&u?this.add(
(0,U.XM)(w,g.lineWidth*V(y)/2),y):w&&!P&&h&&!(g.isWhite&&this.isPageWide(w))&&this.add(w,y),b&&w&&this.clipTo(w,y)}isPageWide(h){const[u,y,P,w]=this.page,[b,g]=[
(P-u)*v,(w-y)*v];return h[0]<=u+b&&h[1]<=y+g&&h[2]>=P-b&&h[3]>=w-g}clipTo(h,u){const y=this.paintOf(u);u.paint={...y,clip:(0,U.Pj)(y.clip,h)??x}}add(h,u){this.join(
h,this.paintOf(u).clip)}join(h,u){const y=(0,U.Pj)((0,U.XM)(h,G),u);y&&(this.area=this.area?(0,U.kO)(this.area,y):y)}}const x=[0,0,0,0],G=.01,V=({matrix:[M,h,u,
y]})=>Math.max(Math.hypot(M,h),Math.hypot(u,y)),F=M=>{const h=M.length===4?0:1;return M.length>0&&M.every(u=>u===h)}}),15330:((q,Y,l)=>{l.d(Y,{X:()=>d});var W=l(
45599),K=l(16456),z=l(49454),U=l(30201);function d(E,v,T,D){const x=(0,z.hL)(E,v);return x?$(E,x,T,D):H(E,v,T,D)}function $(E,v,T,D){const x=E.resolve(v.get("CI\
DToGIDMap")),G=x instanceof W.Z6?E.decodedPart(x)?.data:void 0;return({cid:V})=>T.glyph(G?(G[V*2]??0)<<8|(G[V*2+1]??0):D.glyphOfCid(V))}function H(E,v,T,D){const{
base:x,differences:G}=(0,K.yD)(E,v),V=(M,h)=>{const u=M.charCodeAt(h-32);return u>0?(0,U.S)(u):void 0};if(D.kind!=="truetype")return({code:M})=>{const h=x===void 0?
D.encoding?.get(M)??V(D.encoding?"":K.W,M):void 0,u=G?.get(M)??h??(x===void 0?void 0:V(x,M));return T.named(u??".notdef")??T.named(".notdef")};const F=(0,K.pE)(
E,(0,z.nb)(E,v),v)&&!G;return({code:M})=>{const h=G?.get(M)??V(x??K.W,M),u=()=>h===void 0?0:L(D,h),y=()=>D.code(M)||(D.codes===void 0?D.unicode(M):0);return T.glyph(
F?y()||u():u()||y())}}function L(E,v){const T=(0,U.u)(v),D=T===void 0?0:E.unicode(T);if(D>0)return D;const x=T===void 0?-1:K.yh.indexOf(String.fromCodePoint(T));
return(x>=0&&E.codes==="macintosh"?E.code(x+32):0)||E.glyphOf(v)}}),12889:((q,Y,l)=>{l.d(Y,{Rl:()=>D,Vv:()=>z,ft:()=>H,jB:()=>v,pr:()=>E,vw:()=>L,wE:()=>T});var W=l(
46161),K=l(47707);const z="‏";let U;const d=()=>U??=(0,W.A)(),$=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
H=x=>$.test(x),L=x=>H(x)&&(d().getEmbeddingLevels(x).paragraphs[0]?.level??0)%2===1;function E(x){if(!H(x))return x===""?[]:[{text:x,rtl:!1,at:0}];const{levels:G,
paragraphs:V}=d().getEmbeddingLevels(x),F=V[0]?.level??0;for(let u=x.length-1;u>=0&&/\s/.test(x[u]);u--)G[u]=F;const M=[];for(let u=0;u<x.length;u++){const y=M.
at(-1);y&&y.level===G[u]?y.text+=x[u]:M.push({level:G[u],text:x[u],at:u})}const h=M.reduce((u,{level:y})=>Math.max(u,y),0);for(let u=h;u>0;u--)for(let y=0,P=0;y<
M.length;y=P+1){for(P=y;P<M.length&&M[P].level>=u;)P++;if(P>y+1)for(const[w,b]of M.slice(y,P).entries())M[P-1-w]=b}return M.map(({level:u,text:y,at:P})=>({text:y,
rtl:u%2===1,at:P}))}const v=x=>Array.from(x,G=>d().getMirroredCharacter(G)??G).join(""),T=x=>(0,K.qf)(v(x)).reverse().join(""),D=x=>E(x).flatMap(({text:G,rtl:V})=>V?
(0,K.qf)(v(G)).reverse():(0,K.qf)(G))}),88739:((q,Y,l)=>{l.d(Y,{B:()=>$,U:()=>U});var W=l(77581),K=l(12889);const z=100;function U(H,{digits:L=4,isInOrder:E=!1}={}){
const v=H.filter(([,D])=>D.length>0).map(([D,x])=>`<${$(D).slice(-L)}> <${d(x,E)}>`),T=Array.from({length:Math.ceil(v.length/z)},(D,x)=>{const G=v.slice(x*z,(x+
1)*z);return[`${G.length} beginbfchar`,...G,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(L)}> <${"F".repeat(L)}> endcodespacerange`,...T,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function d(H,L){const E=H.map(v=>String.fromCodePoint(v)).join("");return(0,W.kt)(!L&&(0,K.ft)(E)?[...E].reverse().join(""):E).toString("hex").toUpperCase()}
const $=H=>H.toString(16).toUpperCase().padStart(4,"0")}),82877:((q,Y,l)=>{l.d(Y,{R:()=>W,l:()=>K});const W="OctavoText";function K(z,U){const d=z.dict(z.dict(z.
pages.attribute(U,"Resources"))?.get("XObject"));return d!==void 0&&[...d.keys()].some($=>$.startsWith(W))}}),33238:((q,Y,l)=>{l.d(Y,{Y:()=>V});var W=l(91374),K=l(
39684),z=l(9819),U=l(33973),d=l(21996),$=l(17671),H=l(58006),L=l(45599),E=l(43496),v=l(17413);async function T(g,A,O){const I=g.resolve(A);let R="";for(const N of(0,L.
cy)(I)?I:[A]){const j=g.resolve(N);if(j instanceof L.Mx&&(R=Buffer.from(j.bytes).toString("latin1")),!(0,L.i9)(N)||!(j instanceof L.Z6))continue;let k;try{k=Buffer.
from(g.decoded(j)).toString("latin1")}catch{continue}const Z=await(0,v.Y)(k,D(R,O),g.job.pace);Z!==k&&g.put(N,(0,H.n)(j,Buffer.from(Z,"latin1"),{compress:!1}))}}
function D(g,A){return({namespace:O,local:I},R)=>I==="Signature"&&O===E.dK.ds||I==="signature"&&A&&g!=="datasets"&&!R.some(x)}const x=({namespace:g,local:A})=>A===
"datasets"&&g===E.dK.xfa;var G=l(43791);async function V(g,A){const O=(0,$.Hi)(g),I=await F(g),R=new Set,N=new Set,j=I.map(({dict:k})=>(0,W.fq)(g,k));for(const k of I)
u(O,k,A,R,N);return R.size>0&&await y(O,R,N),await w(g,R.size>0),{fields:j,objects:R,usageRights:b(g)}}async function F(g){const A=(await(0,d.zx)(g,["Sig"])).Sig;
if(A.length===0)return[];for(const Z of A)M(g,Z);const O=new Map;for(const{number:Z,dict:Q,type:tt}of await(0,W.qU)(g))tt==="Sig"&&Z!==void 0&&h(g,O,Z,Q);const I=new Set(
[...O.values()].flatMap(({number:Z,widgets:Q})=>[Z,...Q])),{Sig:R,Widget:N}=await(0,d.zx)(g,["Sig","Widget"]),j=[...new Set([...R,...N])].filter(Z=>{const Q=I.has(
Z)?null:g.get(Z);return(0,L.Zm)(Q)&&(Q.has("T")||(0,L.Eo)(Q.get("Subtype"),"Widget"))&&(0,W.pv)(g,Q)==="Sig"}),k=j.length>0?(await(0,U.Gy)(g)).live:void 0;for(const Z of j)
k?.[Z]===1&&h(g,O,Z,g.get(Z));return[...O.values()]}function M(g,A){const O=[g.get(A)];for(let I=O.pop();I!==void 0;I=O.pop()){if((0,L.Zm)(I))for(const R of I.values())
O.push(R);if(Array.isArray(I))for(const[R,N]of I.entries())!(0,L.Zm)(N)||!(0,L.Eo)(N.get("FT"),"Sig")?O.push(N):(g.edit(A),I[R]=g.add(N))}}function h(g,A,O,I){if(!(0,L.
Zm)(g.resolve((0,W.hj)(g,I,"V"))))return;const R=I.get("Parent"),N=g.dict(R);if(!I.has("T")&&(0,L.i9)(R)&&N?.has("T")){h(g,A,R.number,N),A.get(R.number)?.widgets.
add(O);return}if(A.has(O))return;const j=(g.array(I.get("Kids"))??[]).flatMap(k=>(0,L.i9)(k)?[k.number]:[]);A.set(O,{number:O,dict:I,widgets:new Set((0,L.Eo)(I.
get("Subtype"),"Widget")?[O,...j]:j)})}function u({removal:g},{number:A,dict:O,widgets:I},R,N,j){const{document:k}=g;N.add(A);const Z=(0,W.hj)(k,O,"V");(0,L.i9)(
Z)&&g.remove(Z.number);for(const Q of I){const tt=k.get(Q);if(!(0,L.Zm)(tt))continue;if(N.add(Q),R==="keep"&&(0,K.K)(k,tt)){k.edit(Q),(0,K.x)(k,tt);continue}const ct=k.
resolve(tt.get("StructParent"));typeof ct=="number"&&j.add(ct),g.remove(Q)}I.has(A)||g.remove(A)}async function y(g,A,O){const{removal:I,structure:R}=g,{document:N}=I;
await P(g,A);const j=(0,z.Wo)(N,"AcroForm");for(const k of["Fields","CO"]){const Z=N.array(j?.dict.get(k)),Q=Z?.filter(tt=>!I.isGone(tt)&&!((0,L.i9)(tt)&&A.has(
tt.number)));!j||!Z||!Q||Q.length===Z.length||(N.edit(j.holder),Q.length>0||k==="Fields"?j.dict.set(k,Q):j.dict.delete(k))}await R.dropKeys(O),await R.flush(),await(0,$.
Pv)(g,new Set(I.removed()))}async function P({removal:g},A){const{document:O}=g;for(const{number:I,dict:R}of[...await(0,W.qU)(O)].reverse()){const N=O.array(R.get(
"Kids")),j=N?.filter(k=>!g.isGone(k)&&!((0,L.i9)(k)&&A.has(k.number)));I===void 0||!N||!j||j.length===N.length||(O.edit(I),j.length>0?R.set("Kids",j):(0,L.Eo)(R.
get("Subtype"),"Widget")?R.delete("Kids"):g.remove(I))}}async function w(g,A){const O=(0,z.Wo)(g,"AcroForm");if(!O)return;O.dict.has("SigFlags")&&(g.edit(O.holder),
O.dict.delete("SigFlags")),await T(g,O.dict.get("XFA"),A);const I=(g.array(O.dict.get("Fields"))??[]).length===0&&!O.dict.has("DR")&&!O.dict.has("XFA");A&&I&&g.
editCatalog().delete("AcroForm")}function b(g){const{catalog:A}=g,O=g.dict(A.get("Perms"));(0,G.H)(g);for(const I of["Perms","Legal"])A.has(I)&&g.editCatalog().
delete(I);return O?.has("UR3")===!0||O?.has("UR")===!0}}),779:((q,Y,l)=>{l.d(Y,{patternOf:()=>P,G:()=>u,y:()=>$});var W=l(58552),K=l(98472),z=l(34378);const U=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),d=(w,b)=>$([w],b);async function $(w,b){const g=new Set;
for(const O of w)g.add((await T(O,b)).text.trim());g.delete("");const A=[...g].map(O=>O.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(O,I,R)=>{const N=R.
step(O.length>>2);if(N&&await N,H(O,A))return{matches:[],truncated:!1};const j=await T(O,R),k=[];for(const Z of g)if(!await v(Z,j,k,I,R))return{matches:k,truncated:!0};
return g.size>1&&k.sort((Z,Q)=>Z.start-Q.start||Q.end-Z.end),{matches:k,truncated:!1}}}}function H(w,b){if(w.length<L||E.test(w))return!1;const g=w.toLowerCase().
replaceAll("ß","ss");return!b.some(A=>A.every(O=>g.includes(O)))}const L=64,E=/[\u0100-\uffff]/;async function v(w,{text:b,places:g},A,O,I){const R=I.step(b.length>>
3);R&&await R;for(let N=b.indexOf(w),j=0;N>=0;N=b.indexOf(w,j)){if(A.length===O)return!1;for(j=N+w.length;g[j]===g[j-1];)j++;A.push((0,K.z)(g[N],g[j]));const k=I.
step(w.length);k&&await k}return!0}async function T(w,b){if(!D.test(w))return G(w,b);const g=[];let A="";for(const{0:O,1:I,2:R,index:N}of w.matchAll(U)){const j=R===
void 0?I?.toLowerCase()??F(O):" ";for(let Z=0;Z<j.length;Z++)g.push(I===void 0?N:N+Z);A+=j;const k=b.step(O.length*10);k&&await k}return g.push(w.length),{text:A,
places:g}}const D=/[^\0-\x7f]/,x=65536;async function G(w,b){const g=new Uint32Array(w.length+1);let A="",O=0,I=!1;for(let R=0;R<w.length;R+=x){const N=w.slice(
R,R+x),j=b.step(N.length);j&&await j;const k=I;for(let Q=0;Q<N.length;Q++){const tt=V(N.charCodeAt(Q));(!tt||!I)&&(g[O++]=R+Q),I=tt}const Z=N.toLowerCase().replace(
/\s+/g," ");A+=k&&Z.startsWith(" ")?Z.slice(1):Z}return g[O]=w.length,{text:A,places:g}}const V=w=>w===32||w>=9&&w<=13,F=w=>(0,z.w)((0,z.w)(w).toUpperCase().toLowerCase()),
M=/^\/.+\/([dgimsuvy]*)$/s,h=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function u(w,b){const g=M.exec(w);return b===
"regex"?g?"slashes":void 0:h.test(w)||g&&g[1]!==""?"regex-as-words":void 0}const y=1e6;async function P(w,b,g,A,O){const I=g==="regex"?(await Promise.all([l.e(7398),
l.e(9974)]).then(l.bind(l,39974))).expressionOf(b,O):await d(b,A);if("problem"in I)throw(0,W.G6)([{field:w,message:I.problem}]);return{hasGroups:I.hasGroups,search:async(R,N,j)=>{
const k=await I.search(R.slice(0,y),N,j);return R.length>y?{...k,truncated:!0}:k}}}}),98472:((q,Y,l)=>{l.d(Y,{z:()=>W});const W=(K,z,U=[])=>({start:K,end:z,groups:Object.
fromEntries(U)})}),87826:((q,Y,l)=>{l.d(Y,{N:()=>z,i:()=>U});var W=l(78157),K=l(14029);function z({suspect:d,bytes:$},H){if(!(d||(0,W.bS)($.subarray(0,5)).toString(
"latin1")!=="%PDF-"))return $.length===H.length?H:$}const U=async(d,$,H)=>z(d,$)??await(0,K.UN)(d,H)})};
