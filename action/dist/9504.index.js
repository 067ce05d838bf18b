"use strict";exports.id=9504,exports.ids=[9504],exports.modules={66974:((q,H,p)=>{p.d(H,{D6:()=>$,F1:()=>Z,NL:()=>E,P3:()=>G,br:()=>u,bs:()=>I});var j=p(98446);const G={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function Z(T,D,O){const B=[],y=[];for(const[d,f]of T.split(",").entries()){const r=d+1;if(D!==void 0&&
f.trim()===""){y.push(`entry ${r} is empty: write ${D}, separated by single commas`);continue}const l=O(f,r);"problem"in l?y.push(u(r,f,l.problem)):B.push(l.item)}
return y.length>0?{problem:I(y)}:{items:B}}const u=(T,D,O)=>`entry ${T} ('${b(D.trim())}') ${O}`,$=({position:T,text:D},O,B)=>u(T,D,`names ${z(O)}, but the docu\
ment has ${(0,j.y_)(B,"page")}`);function z(T){return Number.isSafeInteger(T)?`page ${T}`:"a page far beyond its end"}const K=5;function I(T){const D=T.length-K;
return[...T.slice(0,K),...D>0?[`and ${D} more such entries`]:[]].join("; ")}function E(T){const D=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(T);return D?`is n\
ot a range: write ${D[1]}..${D[2]}${D[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(T)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(T)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function b(T){const D=[...T].map(O=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(O)?"?":O);return(0,j.Bu)(D.join(""),40)}}),29082:((q,H,p)=>{p.d(H,{k1:()=>$,lY:()=>u,m7:()=>z});var j=p(58552),G=p(66974);const Z=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=E=>(0,G.F1)(E,"pages such as 1..3, -1, odd",(b,T)=>{const D=b.trim(),O=Z.exec(D);if(!O)return{problem:I(D)};const[,B,y,d,f,r]=O,l={negated:B!==void 0,text:D,position:T};
if(y!==void 0)return{item:{...l,pages:y.toLowerCase()}};const w=Number(d),A=f===void 0?w:r===void 0?"end":Number(r);return w===0||A===0?G.P3:{item:{...l,pages:{
from:w,to:A}}}});function $(E,b,T="pages"){const D=f=>(0,j.G6)([{field:T,message:f}]),O=u(E);if("problem"in O)throw D(O.problem);const B=new K(b),y=new K(b),d=[];
for(const f of O.items){const r=f.negated?y:B;if(typeof f.pages=="string"){r.add(f.pages);continue}const{from:l,to:w}=f.pages,A=l<0?b+1+l:l,M=w==="end"?b:w<0?b+
1+w:w,m=(w==="end"?l<0?[[l,A]]:[]:[[l,A],[w,M]]).find(([,L])=>L<1||L>b);m&&d.push((0,G.D6)(f,m[0],b)),!(w==="end"&&A>b||d.length>0)&&r.range(Math.min(A,M),Math.
max(A,M))}if(d.length>0)throw D((0,G.bs)(d));return O.items.every(({negated:f})=>f)&&B.add("all"),B.without(y)}function z(E){const b=u(E);if("problem"in b||b.items.
length!==1)return;const{negated:T,pages:D}=b.items[0];if(T)return;if(D==="all")return{first:1};if(typeof D=="string"||D.from<1)return;const{from:O,to:B}=D;return B===
"end"?{first:O}:B===-1?{first:O}:B<1?void 0:{first:Math.min(O,B),last:Math.max(O,B)}}class K{pageCount;differences;odd=!1;even=!1;constructor(b){this.pageCount=
b,this.differences=new Int32Array(b+2)}add(b){b!=="even"&&(this.odd=!0),b!=="odd"&&(this.even=!0)}range(b,T){this.differences[b]++,this.differences[T+1]--}without(b){
const T=new Uint32Array(this.pageCount);let D=0,O=0,B=0;for(let y=1;y<=this.pageCount;y++){O+=this.differences[y],B+=b.differences[y];const d=y%2===1?"odd":"eve\
n";(O>0||this[d])&&!(B>0||b[d])&&(T[D++]=y)}return T.subarray(0,D)}}function I(E){return/^(not +)?\.\./i.test(E)?"has no start: a range is written 1..5":/^!/.test(
E)?"is not a page: leave out pages with not, such as not 2":(0,G.NL)(E.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),17886:((q,H,p)=>{p.d(H,{X:()=>Z,l:()=>G});const j=/[ \u00a0-]/;function G(u){let $=0,z=0;const K=[...u].map((E,b)=>({sign:E.
toUpperCase(),at:b})).filter(({sign:E})=>!j.test(E)),I=E=>{const b=parseInt(E,36);$=($*(b>9?100:10)+b)%97};for(let E=15;E<=Math.min(K.length,34);E++){$=0;for(const{
sign:b}of[...K.slice(4,E),...K.slice(0,4)])I(b);$===1&&(z=K[E-1].at+1)}return z}const Z=u=>u.length>=15&&/^[A-Z]{2}\d\d/.test(u)&&G(u)===u.length}),41240:((q,H,p)=>{
p.r(H),p.d(H,{redact_text:()=>An});var j=p(29082),G=p(45657),Z=p(33973),u=p(45599),$=p(74135),z=p(6057),K=p(87141),I=p(44738),E=p(78021),b=p(86537),T=p(77581);const D=(n,t)=>n.
start-t.start||t.end-n.end;function O(n,t){let e="",s=0;for(const{start:i,end:a}of t)i>s&&(e+=n.slice(s,i)),s=Math.max(s,a);return e+n.slice(s)}const B=500;async function y(n,t){
const e=(0,T.g7)(n),s=await t(e);if(s.length>0){const i=(0,T.wx)(O(e,s));return await f(i.bytes,t)?d:i}return await f(n.bytes,t)?d:void 0}const d=new u.Mx(new Uint8Array(
0));async function f(n,t){for(const e of r(n))if((await t(e)).length>0)return!0;return!1}function r(n){const t=Buffer.from(n.buffer,n.byteOffset,n.length).toString(
"latin1"),e=[t];return/[\x80-\xff]/.test(t)&&e.push(Buffer.from(n).toString("utf8")),t.includes("\0")&&e.push(t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)&&e.
push(Buffer.from(l(t),"latin1").toString("utf8")),t.includes("&")&&e.push(A(e.at(-1))),t.includes("<")&&e.push(e.at(-1).replace(/<[^<>]*>/g,"")),e}const l=n=>n.
replace(/%([0-9a-f]{2})/gi,(t,e)=>String.fromCharCode(parseInt(e,16))),w={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},A=n=>n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
(t,e,s,i)=>{if(i!==void 0)return w[i.toLowerCase()]??t;const a=e===void 0?parseInt(s,16):parseInt(e,10);return a<=1114111?String.fromCodePoint(a):t});async function M(n,t,e){
let s=0;const i=[t];for(let a=i.pop();a!==void 0;a=i.pop()){const c=a instanceof u.Z6?a.dict:a;if(!(!(c instanceof u.Bi)&&!Array.isArray(c)))for(const[o,h]of c.
entries()){if(!(h instanceof u.Mx)){(h instanceof u.Bi||Array.isArray(h))&&i.push(h);continue}const g=n.job.pace.step(B);g&&await g;const C=await y(h,e);C&&(c instanceof
u.Bi?c.set(o,C):c[o]=C,s++)}}return s}function R(n,t){const e=[];for(const s of n.array(n.entry(n.pages.number(t),"Annots"))??[]){const i=n.dict(s);if(!i||!(0,u.
Eo)(n.resolve(i.get("Subtype")),"Redact"))continue;const a=(n.array(i.get("QuadPoints"))??[]).map(o=>Number(n.resolve(o))||0);for(let o=0;o+8<=a.length;o+=8){const[
h,g]=[0,1].map(C=>[0,2,4,6].map(S=>a[o+S+C]));e.push(m(n,t,[(0,G.YG)(h),(0,G.YG)(g),(0,G.Kf)(h),(0,G.Kf)(g)]))}const c=(0,z.b0)(n,i.get("Rect"));a.length<8&&c&&
e.push(m(n,t,c))}return e.filter(({width:s,height:i})=>s>0&&i>0)}function m(n,t,e){const[s,i,a,c]=(0,$.zl)((0,K.y)((0,z.iw)(n,t)),e);return{x:s,y:i,width:a-s,height:c-
i}}async function L(n,t){t.size!==0&&await(0,I.L)(n,(e,s)=>{const i=t.get(s),a=i&&(0,z.b0)(n,e.get("Rect"));if(!i||!a)return!1;const c=m(n,s,a);return i.some(o=>(0,b.
EF)(c,o))})}const F=["ActualText","Alt","E","T"];async function x(n,t,e){const s=new Set([...t.keys()].map(c=>n.pages.number(c)));let i=0;for(const c of s)for(const o of n.
array(n.entry(c,"Annots"))??[]){const h=n.dict(o),g=h?await M(n,h,e):0;g>0&&(0,u.i9)(o)&&n.edit(o),i+=g}for(const c of t.keys()){const o=n.pages.attribute(c,"Re\
sources"),h=n.dict(n.dict(o)?.get("Properties"));for(const g of h?.values()??[]){const C=await M(n,n.dict(g)??null,e);C>0&&(0,u.i9)(g)?n.edit(g):C>0&&(0,u.i9)(o)&&
n.edit(o),i+=C}}const{live:a}=await(0,Z.Gy)(n);for(let c=1;c<a.length;c++){const o=a[c]===1?n.dict(n.get(c)):void 0,h=n.job.pace.step(300);if(h&&await h,!(!o||!(0,E.
Uc)(o)||!v(o,s)))for(const g of F){const C=await M(n,[n.resolve(o.get(g))],e);C>0&&(n.edit(c),o.delete(g)),i+=C}}return i}function v(n,t){const e=n.get("Pg");return!(0,u.
i9)(e)||t.has(e.number)}var P=p(12237),N=p(14029),W=p(58552);const Y=5e4,Q=20;function _(n,t,e){const s=new Map;if(!n)return s;const i=n.areas??n.matches;if(!Array.
isArray(i))throw ot(["must have a list under areas, or under matches"]);if(i.length>Y)throw ot([`has ${i.length} areas, and at most ${Y} are allowed`]);const a=[],
c=new Set(t);for(const[o,h]of i.entries()){const g=Vt(h,e);if(typeof g=="string"?a.push(`area ${o+1} ${g}`):c.has(g.page)?s.set(g.page-1,[...s.get(g.page-1)??[],
...g.boxes]):a.push(`area ${o+1} is on page ${g.page}, which pages does not name`),a.length===Q)break}if(a.length>0)throw ot(a);return s}const ot=n=>(0,W.G6)([{
field:"redact_areas",message:n.join("; ")}]),yt=n=>typeof n=="object"&&n!==null&&!Array.isArray(n);function Vt(n,t){if(!yt(n))return"must be an object with page\
 and box";const{page:e}=n;if(typeof e!="number"||!Number.isInteger(e)||e<1||e>t)return`must have a page from 1 to ${t}`;const i=(Array.isArray(n.boxes)?n.boxes:
[n.box??n]).map(Qt);return i.some(a=>a===void 0)||i.length===0?"must have boxes with x, y, width and height in points, which are greater than 0":{page:e,boxes:i}}
function Qt(n){if(!yt(n))return;const[t,e,s,i]=["x","y","width","height"].map(c=>n[c]);return[t,e,s,i].every(c=>typeof c=="number"&&Number.isFinite(c))&&s>0&&i>
0?{x:t,y:e,width:s,height:i}:void 0}var Jt=p(97727),ct=p(36078),qt=p(99876);async function _t(n,t,e){const s=new Map(t.filter(({boxes:o})=>o.length>0).map(o=>[o.
index,o.boxes]));if(s.size===0)return;const{kinds:i,pages:a}=await(0,qt.F)(n,Uint32Array.from([...s.keys()],o=>o+1)),c=new Jt.B(n);await c.inspect(a);for(const o of a){
const h=n.job.pace.step(5e3);h&&await h;const g=(0,$.DI)((0,K.y)(i[o.kind])),C=(s.get(o.index)??[]).map(({x:S,y:U,width:k,height:X})=>{const[V,J,at,tt]=(0,$.zl)(
g,[S,U,S+k,U+X]);return`${(0,ct.id)(V)} ${(0,ct.id)(J)} ${(0,ct.id)(at-V)} ${(0,ct.id)(tt-J)} re`});c.over(o,{resources:[],operators:()=>`/Artifact BMC q ${e===
"black"?0:1} g ${C.join(`
`)} f Q EMC
`})}}var te=p(58006),ee=p(78157),ne=p(8510),se=p(92223),ae=p(71856),oe=p(82416),ie=p(56681),it=p(85008);const xt=4096,re=30;async function vt(n,t){const e=new it.
oz(n),s=[],i=[];let a=0;const c=o=>{s.push(o),a+=o.length};for(let o=1,h=e.next(!0);h!==it.Kp;h=e.next(!0),o++){h===it.An||h===it.Cd?(i.push({at:a,from:e.start,
to:e.end}),c(Buffer.from((0,oe.E3)(n,e.start,e.end)).toString("latin1").replaceAll("\0",""))):h===it.QR&&a>0&&c(`
`);const g=o%xt===0?t.step(xt*re):void 0;g&&await g}return{text:s.join(""),pieces:i}}const ce=async(n,t,e)=>(await t((await vt(n,e)).text)).length;async function fe(n,t,e){
const{text:s,pieces:i}=await vt(n,e),a=await t(s);if(a.length===0)return n;const c=[];for(const[o,{at:h,from:g,to:C}]of i.entries()){const S=i[o+1]?.at??s.length;
a.some(U=>U.start<S&&h<U.end)&&c.push({from:g,to:C,text:"()"})}return(0,ie.E$)(n,c,e)}const de=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CI\
DSet","JBIG2Globals"];async function he(n,t,e){const s=new Map,i=new Set;for(let a=1;a<t;a++){if(!e(a))continue;const c=n.job.pace.step(300);c&&await c;const o=n.
get(a);o instanceof u.Z6?(ue(n,o.dict)&&s.set(a,o.dict.get("Resources")),(o.dict.has("CMapName")||(0,u.Eo)(n.resolve(o.dict.get("Type")),"CMap"))&&i.add(a)):o instanceof
u.Bi&&pe(n,a,o,s,i)}return{content:s,fonts:i,pages:le(n)}}function le(n){const t=new Set;for(const e of n.pages.numbers){const s=n.entry(e,"Contents");(0,u.i9)(
s)&&t.add(s.number);for(const i of n.array(s)??[])(0,u.i9)(i)&&t.add(i.number)}return t}function ue(n,t){const e=n.resolve(t.get("Subtype"));return(0,u.Eo)(e,"F\
orm")||n.resolve(t.get("PatternType"))===1||t.has("BBox")&&!t.has("ShadingType")}function pe(n,t,e,s,i){for(const h of de){const g=e.get(h);(0,u.i9)(g)&&i.add(g.
number)}const a=(0,u.Eo)(n.resolve(e.get("Subtype")),"Type3")?n.dict(e.get("CharProcs")):void 0;for(const h of a?.values()??[])(0,u.i9)(h)&&s.set(h.number,e.get(
"Resources"));const c=n.resolve(e.get("Type"));if(n.pages.holds(t)||!((0,u.Eo)(c,"Page")||(0,u.Eo)(c,"Template")))return;const o=e.get("Contents");for(const h of n.
array(o)??[o])(0,u.i9)(h)&&s.set(h.number,e.get("Resources"))}const ge=-180;async function bt(n,{inText:t,inCodes:e},s){if(n.shown.length===0)return;const[i,a]=[
me(n),we(n)];Mt(i,await t(i.text),s),Mt(a,await e(a.text),s)}function Mt({glyphs:n},t,e){for(const{start:s,end:i}of t)for(let a=s;a<i;a++)n[a]>=0&&e.add(n[a])}class St{parts=[];glyphs=[];add(t,e){
this.parts.push(t);for(let s=0;s<t.length;s++)this.glyphs.push(e)}finish(){return{text:this.parts.join(""),glyphs:this.glyphs}}}function me({shown:n}){const t=new St;
for(const{elements:e,font:s,first:i}of n){let a=i;for(const c of e)if(typeof c=="number")c<ge&&t.add(" ",-1);else for(const{text:o}of s.glyphs(c))t.add(o,a++);t.
add(`
`,-1)}return t.finish()}function we({shown:n}){const t=new St;for(const{elements:e,font:s,first:i}of n){let a=i;for(const c of e){if(typeof c=="number")continue;
let o=0;for(let h=s.glyphs(c).length;h>0;h--){const g=s.partEnd(c,o,1);for(;o<g;o++)c[o]!==0&&t.add(String.fromCharCode(c[o]),a);a++}}t.add(`
`,-1)}return t.finish()}var ye=p(64680),Et=p(45079);async function At(n,t,e){const s=new Map,i=new Set;for(const{lists:a}of t)for(const{stream:c,tag:o,operator:h,
from:g,to:C,dict:S}of a){const U=`${c} ${g}`;if(i.has(U)||(i.add(U),await M(n,S,e)===0))continue;const k=new ye.k(256);(0,Et.bD)(k,S,Et.yT);const X=`${o} ${Buffer.
from(k.bytes).toString("latin1")} ${h}`;s.set(c,[...s.get(c)??[],{from:g,to:C,text:X}])}return s}function Tt(n,t,e){for(const s of e){const i=t.shownAt(s);let a=n.
get(i.stream);a||n.set(i.stream,a=new Map);let c=a.get(i.from);c||a.set(i.from,c={shown:i,glyphs:new Set}),c.glyphs.add(s-i.first)}}var nt=p(81077),rt=p(9819);const xe={
ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",
TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function ve(n,t,e){return t?t===n.dict(n.trailer.get("I\
nfo"))?"the properties of the document":(0,E.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,u.Eo)(n.resolve(t.get("Subtype")),"Widget")?"form fields":"annotat\
ions":t.has("FT")?"form fields":(0,u.Eo)(n.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":xe[e]??"other entries":"other entries"}
const Pt=100,Ot=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),be=new Set(["Dest","D","S","C","AS","V","DV"]),Me=new Set(["DA","DS","Registry","Ordering","\
CharSet","Panose","CheckSum","Lookup","NS"]),Se=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]);class Ee{document;find;edits;note;renamed=new Map;constructor(t,e,s,i){
this.document=t,this.find=e,this.edits=s,this.note=i}async run(t,e){const{document:s}=this,i=this.trees(),a=[];for(const o of i)await this.nameKeys(o)&&a.push(o);
const c=s.trailer.get("Encrypt");for(let o=1;o<t.length;o++)!e(o)||(0,u.i9)(c)&&c.number===o||await this.nameChosen(s.get(o));for(let o=1;o<t.length;o++)!e(o)||
(0,u.i9)(c)&&c.number===o||await this.object(s.get(o))&&this.edits&&s.edit(o);for(const o of a)this.edits&&await this.rebuild(o);for(const[o,h]of[...s.trailer])
(0,u.i9)(h)||o==="ID"||o==="Encrypt"||!await this.object([h])||this.edits&&s.trailer.delete(o)}trees(){const{document:t}=this,e=(0,rt.Wo)(t,"Names"),s=(0,rt.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(i=>({holder:e.dict,number:e.holder,key:i})),...s?.dict.has("IDTree")?[{holder:s.dict,number:s.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let s=!1;for(const[i]of await(0,nt.Zc)(this.document,t.get(e),"Names"))!(i instanceof u.Mx)||!await y(i,this.find)||
(this.rename((0,nt.Pu)(i)),s=!0);return s}rename(t){this.renamed.has(t)||this.renamed.set(t,`redacted-${this.renamed.size+1}`)}async nameChosen(t){const{document:e}=this,
s=[t];for(let i=s.pop();i!==void 0;i=s.pop()){const a=i instanceof u.Z6?i.dict:i;if(Array.isArray(a))for(const o of a)s.push(o);if(!(0,u.Zm)(a))continue;for(const[
o,h]of a){const g=Ot.has(o)?e.resolve(h):null;if((0,u.Zm)(g))for(const C of g.keys())await this.nameOne(C);(0,u.i9)(h)||s.push(h)}const c=e.job.pace.step(Pt*(1+
a.size));c&&await c}}async nameOne(t){t.length>=2&&await y((0,u.Px)(t),this.find)&&this.rename(`/${t}`)}async object(t){let e=!1;const s=[{value:t,dict:void 0,key:""}];
for(let i=s.pop();i;i=s.pop()){const a=i.value instanceof u.Z6?i.value.dict:i.value;if(!(a instanceof u.Bi)&&!Array.isArray(a)||Array.isArray(a)&&Ae(a))continue;
const c=a instanceof u.Bi?a:i.dict;for(const[h,g]of[...a.entries()]){const C=typeof h=="string"?h:i.key,S=await this.entry(c,C,g);if(S===void 0){(g instanceof u.
Bi||Array.isArray(g))&&s.push({value:g,dict:c,key:C});continue}e=!0,this.note(ve(this.document,c,C)),this.edits&&(a instanceof u.Bi?a.set(h,S):a[h]=S)}a instanceof
u.Bi&&this.renamed.size>0&&this.renameKeys(a,i.key)&&(e=!0);const o=this.document.job.pace.step(Pt);o&&await o}return e}async entry(t,e,s){if(s instanceof u.SX){
const c=be.has(e)||e==="RoleMap"?this.renamed.get(`/${s.text}`):void 0;return c===void 0?void 0:new u.SX(c)}if(!(s instanceof u.Mx)||Me.has(e)||e==="Contents"&&
t&&(0,u.hi)(t))return;const i=this.renamed.get((0,nt.Pu)(s));if(i!==void 0)return(0,u.Px)(i);const a=await y(s,this.find);return a&&Se.has(e)?(0,u.Px)(""):!a||e!==
"T"||!t||!Te(t)?a:(this.rename((0,nt.Pu)(s)),(0,u.Px)(this.renamed.get((0,nt.Pu)(s))))}renameKeys(t,e){const s=[...t];if(!(Ot.has(e)||this.isNaming(t))||!s.some(
([a])=>this.renamed.has(`/${a}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[a,c]of s)t.set(this.renamed.get(`/${a}`)??a,c);return!0}isNaming(t){
const{document:e}=this,s=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),s?.get("RoleMap"),s?.get("ClassMap")].some(i=>e.dict(i)===t)}async rebuild({
holder:t,number:e,key:s}){const{document:i}=this,a=await(0,nt.Zc)(i,t.get(s),"Names");i.edit(e);const c=(0,nt.H6)(i,(0,nt.AN)(a),"Names"),o=t.get(s);(0,u.i9)(o)?
i.put(o,c):t.set(s,c),i.edit((0,rt.Kd)(o,e))}}const Ae=([n])=>(0,u.Eo)(n,"Indexed")||(0,u.Eo)(n,"I"),Te=n=>n.has("FT")||n.has("Kids")||n.has("Parent")&&!n.has("\
Contents");var et=p(47212);class Ct{document;searching;choose;stays;rewriter;found=new Map;constructor(t,e,s,i,a){this.document=t,this.searching=e,this.choose=s,
this.stays=i,this.rewriter=a}async run(t){const{document:e,stays:s}=this,{live:i}=await(0,Z.Gy)(e),a=o=>i[o]===1&&s[o]!==1,c=await he(e,i.length,a);for(const[o,
h]of c.content)a(o)&&!t.has(o)&&await this.content(o,h);for(let o=1;o<i.length;o++)a(o)&&e.isStream(o)&&await this.data(o,c);await new Ee(e,this.searching.inText,
this.rewriter!==void 0,o=>this.note(o)).run(i,a)}note(t,e=1){e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){const{document:s,searching:i}=this,
a=s.get(t);if(!(a instanceof u.Z6))return;const c=this.decoded(a),o=await new et.Wz(s).stream(c,e),{glyphs:h,count:g}=await this.choose(o,!1),C=h.size;await bt(
o.trace,i,h);const S=await At(s,[o.trace],i.inText);if(this.note("content that no page shows",Math.max(g,+(h.size>C))+S.size),!this.rewriter||h.size===0&&S.size===
0)return;(0,et.FU)(o,h);const U=new Map;Tt(U,o.trace,h),await this.rewriter.inPlace(new Map([[0,t]]),[o.trace],{removals:U,others:S,images:new Map})}decoded(t){
const e=this.document.decodedPart(t);if(!e)throw new W.zU("redaction_incomplete","A content stream cannot be read, because its compression is not known");return e.
data}async data(t,{content:e,fonts:s,pages:i}){const{document:a}=this,c=a.get(t);if(!(c instanceof u.Z6)||s.has(t))return;const{dict:o}=c;Pe(a,o)||(e.has(t)||i.
has(t)?await this.hiddenStrings(t,c):await this.otherData(t,c))}async hiddenStrings(t,e){const{document:s,rewriter:i}=this,a=this.searching.inCodes,{pace:c}=s.job,
o=this.decoded(e),h=o.includes(ee.IQ)&&await f(Oe(o),this.searching.inText),g=await ce(o,a,c);if(h&&this.note("comments of content"),this.note("content that no \
page shows",g),!i||!h&&g===0)return;const C=g>0?await fe(o,a,c):o,S=h?(await(0,ne.f)(C,c)).content:C;s.put(t,await(0,se.c)(s,e,S))}async otherData(t,e){const{document:s,
rewriter:i}=this,a=(0,ae.In)(e)?"metadata":"streams",c=a==="metadata"?this.searching.inText:this.searching.inCodes,o=this.document.decodedPart(e)?.data;if(!o)throw new W.
zU("redaction_incomplete","A stream cannot be read, because its compression is not known");const h=s.job.pace.step(o.length);h&&await h;const g=r(a==="metadata"?
Dt(o):o),C=await Promise.all(g.map(async k=>(await c(k)).length));if(this.note(a,(0,G.Kf)(C)),!i||C.every(k=>k===0))return;const[S=""]=g,U=Buffer.from(O(Buffer.
from(o).toString("latin1"),await c(S)),"latin1");await f(Dt(U),c)?s.remove(t):s.put(t,(0,te.n)(e,U,{compress:!1}))}}function Pe(n,t){return["FunctionType","Shad\
ingType","N"].some(e=>typeof n.resolve(t.get(e))=="number")||(0,u.Eo)(n.resolve(t.get("Subtype")),"Image")||(0,u.Eo)(n.resolve(t.get("Type")),"EmbeddedFile")}function Oe(n){
return Buffer.from((Buffer.from(n).toString("latin1").match(/%[^\r\n]*/g)??[]).join(`
`),"latin1")}function Dt(n){const e=Buffer.from(n).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,s=>" ".repeat(
s.length));return Buffer.from(e,"latin1")}const Ce=new Set(["Parent","P","Dest","B"]),De=300;async function It(n,t){const{pages:e}=n,s=new Uint8Array(n.size);if(t.
size===e.count)return s;const i=Array.from({length:e.count},(a,c)=>c);return await Rt(n,i.filter(a=>!t.has(a)),a=>s[a]=1),await Rt(n,[...t],a=>s[a]=0),s}async function Rt(n,t,e){
const{pages:s,job:i}=n,a=new Uint8Array(n.size),c=new rt.b9(n),o=[],h=g=>{a[g]=1,e(g),o.push(n.get(g))};for(const g of t){h(s.number(g));const C=s.attribute(g,"\
Resources");C!==void 0&&o.push(C);for(let S=o.pop();S!==void 0;S=o.pop()){if((0,u.i9)(S)){S.number<a.length&&a[S.number]===0&&!Ie(n,S.number)&&h(S.number);continue}
const U=S instanceof u.Z6?S.dict:S;if(Array.isArray(U))for(const X of U)o.push(X);else if(U instanceof u.Bi)for(const[X,V]of U)Ce.has(X)||o.push(V);c.spend(1);const k=i.
pace.step(De);k&&await k}}}function Ie(n,t){const e=n.resolve(n.entry(t,"Type"));return(0,u.Eo)(e,"Page")||(0,u.Eo)(e,"Pages")||n.pages.holds(t)}var Re=p(18930),
st=p(98446),Ut=p(49568),ht=p(779),Bt=p(42973),Lt=p(9312),Ue=p(17886);const Ft=["january","february","march","april","may","june","july","august","september","oc\
tober","november","december","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet",
"août","septembre","octobre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","dicie\
mbre","gennaio","febbraio","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","d\
ec","okt","dez"].join("|"),Be={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}\
])?)+",url:'(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0\
}-]?[0-9]){12,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|han\
dy|portable)[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,\
2}[./-][ ]?(?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${Ft})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${Ft})\\.?\\s+[0-9]{1,2}\
(?:st|nd|rd|th)?,?\\s+[0-9]{4}\\b`},Le={iban:Ue.l,card:Ne};async function Fe(n,t){const e=await Promise.all(n.map(async s=>({kind:s,pattern:await(0,Lt.Gv)("reda\
ct_kinds",Be[s],"regex",t)})));return{hasGroups:!1,search:async(s,i,a)=>{const c=[];let o=!1;for(const{kind:h,pattern:g}of e){const C=await g.search(s,i,a);o||=
C.truncated,(0,G.RZ)(c,C.matches.flatMap(({start:S,end:U})=>{const k=Le[h]?.(s.slice(S,U))??U-S;return k>0?[{start:S,end:S+k,groups:{}}]:[]}))}return{matches:c.
sort((h,g)=>h.start-g.start||g.end-h.end),truncated:o}}}}const Nt=/[ \u00a0-]/;function Ne(n){const t=[...n].map((e,s)=>({sign:e,at:s})).filter(({sign:e})=>!Nt.
test(e));for(let e=Math.min(t.length,19);e>=13;e--){let s=0;for(let a=0;a<e;a++){const c=Number(t[e-1-a].sign)*(a%2===0?1:2);s+=c>9?c-9:c}const i=t[e-1].at+1;if(s%
10===0&&(e===t.length||Nt.test(n[i])))return i}return 0}const Wt=2e3,lt=2e5;async function We({search:n,search_mode:t,redact_kinds:e=[]},s){const i=[];return e.
length>0&&i.push(await Fe(e,s)),n!==void 0&&i.push(t==="regex"?await(0,Lt.Gv)("search",n,t,s):await $e(n,s)),new Ge(ke(i),e.length===0&&t!=="regex",s)}async function $e(n,{
pace:t}){const e=n.split(`
`).filter(s=>s.trim()!=="");if(e.length>Wt)throw(0,W.G6)([{field:"search",message:`has ${e.length} lines, and at most ${Wt} are allowed`}]);return(0,ht.yS)(e,t)}
const je={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function ke(n){const[t]=n;return n.length===1?t:n.length===0?je:{hasGroups:!1,search:async(e,s,i)=>{
const a=[];for(const o of n)a.push(await o.search(e,s,i));return{matches:a.flatMap(({matches:o})=>o).sort((o,h)=>o.start-h.start||h.end-o.end),truncated:a.some(
({truncated:o})=>o)}}}}const $t=4,jt=1e4,ze=2;class Ge{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,e,s){this.pattern=t,this.isLiteral=
e,this.job=s}note(t){this.isLiteral||t.length<$t||this.texts.size>=jt||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=ze&&this.
areaWords.size<jt&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,ht.yS)([...this.areaWords],this.job.pace);return e=>this.
search(t,e)};inText=t=>this.search(this.pattern,t);inCodes=async t=>{if(!this.isLiteral&&this.texts.size===0)return[];const e=this.isLiteral?this.pattern:await(this.
literal??=(0,ht.yS)([...this.texts],this.job.pace));return(await this.search(e,t)).filter(({start:s,end:i})=>i-s>=$t)};async search(t,e){if(e==="")return[];const{
matches:s,truncated:i}=await t.search(e,lt,this.job.pace);if(i)throw kt();return s}}const kt=()=>(0,Bt.F)("searching","A page, or another text of the document, \
is too long to be searched to its end","Split the document first"),Ke=2e3,Ze=100,Xe=/[-\u00ad\u2010]\n+/g;async function zt(n,t){const e=[...n.matchAll(Xe)].map(
({0:{length:i},index:a})=>({start:a,end:a+i}));if(e.length===0)return[];const s=[];for(const{start:i,end:a}of await t.inText(O(n,e))){const c=(h,g)=>{let C=h;for(const S of e)
(g?S.start<C:S.start<=C)&&(C+=S.end-S.start);return C},o={start:c(i,!1),end:c(a,!0)};o.end-o.start>a-i&&s.push(o)}return s}async function He(n,t,e){const{all:s,
truncated:i}=await(0,Ut.IQ)(n,t.pattern,lt,e);return i||s.length>0||(await zt(n.flow.text,t)).length>0}async function ut(n,t,e){const{all:s,counted:i,truncated:a}=await(0,Ut.
IQ)(n.page,t.pattern,lt,e);if(a)throw kt();const{flow:c}=n.page,o=[...s,...(await zt(c.text,t)).map(S=>({...S,flow:c}))],h=new Set,g=new Map,C=[];for(const{flow:S,
start:U,end:k}of o){const X=new Set,V=e.step((k-U)*Ze+Ke);V&&await V,(0,et.PC)(n,S,U,k,X);for(const J of S.lineBoxes(U,k))g.set(`${J.x} ${J.y} ${J.width} ${J.height}`,
J),n.trace.areUnseen(X,J)&&C.push(J);for(const J of X)h.add(J);t.note(S.text.slice(U,k))}for(const S of Ye(n))t.noteArea(S);return{glyphs:h,boxes:[...g.values()],
unseen:C,count:i.length}}function Ye(n){const{page:t,trace:e}=n;if(e.touched.size===0)return[];const{flow:s}=t;return[...s.text.matchAll(/\S+/g)].flatMap(({0:i,
index:a})=>{const c=new Set;return(0,et.PC)(n,s,a,a+i.length,c),[...c].some(o=>e.touched.has(o))?[i]:[]})}const Ve=.01;async function Qe(n,{pages:t,search:e,areas:s},i){
const a=await(0,P.E)(n,i),c=new Re.X(a),o=[];for(const S of t)await He(await c.page(S-1),e,i.pace)&&o.push(`page ${S}`);const h=new et.Wz(a);for(const[S,U]of s){
const{trace:k}=await h.all(S,U.map(X=>(0,b.wS)(X,-Ve)));k.touched.size>0&&o.push(`areas of page ${S+1}`)}const g=await It(a,new Set(Array.from(t,S=>S-1))),C=new Ct(
a,e,S=>ut(S,e,i.pace),g);await C.run(new Set);for(const S of C.found.keys())o.push(S);if(o.length>0)throw new W.zU("redaction_incomplete",`Text to redact is sti\
ll in ${(0,st.Dw)(o)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}var Je=p(68973),qe=p(92043),_e=p(1900),
pt=p(95340),Gt=p(71157);const tn=6,ft=1,gt=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","\
OPI","Metadata","Measure","PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class en{document;shade;constructor(t,e){this.document=t,this.shade=
e}async without(t,e){const{document:s}=this,{image:i}=t[0],{width:a,height:c}=(0,pt.h)(s,i.dict),o=t.filter(({matrix:g})=>g[0]*g[3]!==g[1]*g[2]);if(o.length===0||
!(a>0&&c>0))return;const h=o.flatMap(({matrix:g})=>{const C=(0,$.DI)(g);return e.filter(U=>(0,b.EF)((0,Gt.jY)(g),U)).map(({x:U,y:k,width:X,height:V})=>{const[J,
at,tt,dt]=(0,$.zl)(C,[U,k,U+X,k+V]);return Zt([J*a,(1-dt)*c,tt*a,(1-at)*c],a,c)})});if(!h.some(({left:g,top:C,right:S,bottom:U})=>g<=0&&C<=0&&S>=a&&U>=c))return s.
add(await this.overwrite(i,h))}async overwrite(t,e){const{document:s,shade:i}=this,a=new u.Bi(t.dict),{dict:c}=t;for(const X of gt)a.delete(X);if(s.resolve(c.get(
"ImageMask"))===!0)return this.stencil(t,a,e,1);const[o,h]=[s.resolve(c.get("SMask")),s.resolve(c.get("Mask"))];if((0,u.cy)(h)||o instanceof u.Z6&&o.dict.has("M\
atte")||typeof c.get("SMaskInData")=="number")throw Kt("has an image whose mask cannot be written again");const g=await this.draw(t),C=await(0,_e.cE)(g,s.job.pace),
S=await wt(s,g,C?3:1),{width:U,height:k}=g;for(const{left:X,top:V,right:J,bottom:at}of e.map(tt=>mt(tt,U,k)))for(let tt=V;tt<at;tt++){const dt=C?3:1;S.fill(i,(tt*
U+X)*dt,(tt*U+J)*dt)}return a.set("ColorSpace",(0,u.UU)(C?"DeviceRGB":"DeviceGray")),a.set("BitsPerComponent",8),o instanceof u.Z6?a.set("SMask",s.add(await this.
opaque(o,U,k,e))):h instanceof u.Z6&&a.set("Mask",s.add(await this.maskOf(h,U,k,e))),this.pack(a,S)}async opaque(t,e,s,i){const a=await this.draw(t),c=await wt(
this.document,a,1);for(const h of i.map(g=>Xt(g,a.width/e,a.height/s,a)))for(let g=h.top;g<h.bottom;g++)c.fill(255,g*a.width+h.left,g*a.width+h.right);const o=new u.
Bi(t.dict);for(const h of gt)o.delete(h);return o.set("ColorSpace",(0,u.UU)("DeviceGray")),o.set("BitsPerComponent",8),this.pack(o,c)}maskOf(t,e,s,i){const a=(0,pt.
h)(this.document,t.dict),c=new u.Bi(t.dict);for(const h of gt)c.delete(h);const o=i.map(h=>Xt(h,a.width/e,a.height/s,a));return this.stencil(t,c,o,0)}async stencil(t,e,s,i){
const a=await this.draw(t),c=await wt(this.document,a,1),{width:o,height:h}=a;for(const{left:S,top:U,right:k,bottom:X}of s.map(V=>mt(V,o,h)))for(let V=U;V<X;V++)
c.fill(i*255,V*o+S,V*o+k);const g=o+7>>3,C=new Uint8Array(g*h);for(let S=0;S<h;S++)for(let U=0;U<o;U++)c[S*o+U]>=128&&(C[S*g+(U>>3)]|=128>>(U&7));return e.set("\
ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,C)}async pack(t,e){return t.set("Type",(0,u.UU)("XObject")),t.set("Subtype",(0,u.UU)("Image")),t.set("Fil\
ter",(0,u.UU)("FlateDecode")),new u.Z6(t,await(0,Je.uM)(this.document.job).deflate(e,tn))}async draw(t){const{document:e}=this,{job:s}=e,{width:i,height:a}=(0,pt.
h)(e,t.dict);if(!(i>0&&a>0))throw Kt("has an image without a size");if(i*a>s.limits.pixels)throw(0,Bt.F)("pixels",`An image has ${i*a} pixels, which are too man\
y to redact`,"Make it smaller first");const c=new u.Bi(t.dict);for(const U of["SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])c.delete(
U);c.set("Type",(0,u.UU)("XObject")),c.set("Subtype",(0,u.UU)("Image"));const o=e.fork(),h=Buffer.from(`0 g q ${i} 0 0 ${a} 0 0 cm /I Do Q
`,"latin1"),g=o.add(null),C=(0,u.jd)({Type:(0,u.UU)("Page"),Parent:g,MediaBox:[0,0,i,a],Contents:o.add(new u.Z6(new u.Bi,h)),Resources:(0,u.jd)({XObject:(0,u.jd)(
{I:o.add(new u.Z6(c,e.encoded(t)))})})});return o.put(g,(0,u.jd)({Type:(0,u.UU)("Pages"),Count:1,Kids:[o.add(C)]})),o.put(o.catalogNumber,(0,u.jd)({Type:(0,u.UU)(
"Catalog"),Pages:g})),o.trailer.delete("Info"),(await qe.Y.open(await(0,N.UN)(o,{encryption:"none",draft:!0}),s)).draw(0,{width:i,height:a,isTransparent:!1})}}const Kt=n=>new W.
zU("redaction_incomplete",`The document ${n}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas of these images",fields:[
"pages_to_images"]}),Zt=([n,t,e,s],i,a)=>mt({left:Math.floor(n)-ft,top:Math.floor(t)-ft,right:Math.ceil(e)+ft,bottom:Math.ceil(s)+ft},i,a),mt=({left:n,top:t,right:e,
bottom:s},i,a)=>({left:Math.min(Math.max(n,0),i),top:Math.min(Math.max(t,0),a),right:Math.min(Math.max(e,0),i),bottom:Math.min(Math.max(s,0),a)}),Xt=({left:n,top:t,
right:e,bottom:s},i,a,{width:c,height:o})=>Zt([n*i,t*a,e*i,s*a],c,o);async function wt({job:n},t,e){const s=new Uint8Array(t.width*t.height*e);for(let i=0,a=0;i<
t.height;i++){const c=t.row(i);for(let h=0;h<c.length;h+=4)e===3&&(s[a++]=c[h+2]),s[a++]=c[h+1],e===3&&(s[a++]=c[h]);const o=n.pace.step(2*c.length);o&&await o}
return s}var nn=p(61491);async function sn(n,t,e){const{fragments:s,leafOf:i}=n.page.found;if(!i)return;const a=new Map;for(const o of s){const h=i(o);h&&await c(
h.element)&&(0,et.Bc)(n,o.letters,o.text.length,e)}async function c(o){const h=a.get(o);if(h!==void 0)return h;let g=!1;for(const{actualText:C}of(0,nn.Hy)(o))C!==
void 0&&(await t(C)).length>0&&(g=!0);return a.set(o,g),g}}async function an(n,t,e){const s=new Map;if(t.length>0)for(const{images:o}of n)for(const h of o){const g=`${h.
stream} ${h.from}`;s.set(g,[...s.get(g)??[],h])}const i=new Map,a=new Map;let c=0;for(const o of s.values()){const[{stream:h,from:g,to:C}]=o;if(!o.some(({matrix:k})=>t.
some(X=>(0,b.EF)((0,Gt.jY)(k),X))))continue;c++;const S=await e.without(o,t),U=S&&`OctavoRedacted${S.number}`;i.set(h,[...i.get(h)??[],{from:g,to:C,text:U?`/${U}\
 Do`:""}]),U&&a.set(h,(a.get(h)??new Map).set(U,S))}return{cuts:i,images:a,count:c}}var on=p(2843);const rn=8;class cn{document;searching;choose;images;areas;rewriter;read=new Set;hasLayers;constructor(t,e,s,i,a){
this.document=t,this.searching=e,this.choose=s,this.images=i,this.areas=a,this.rewriter=new on.q(t),this.hasLayers=(0,rt.Wo)(t,"OCProperties")!==void 0}async page(t){
const e=this.areas.get(t)??[],s=[];let[i,a,c]=[0,0,!1];for(let o=0;o<rn;o++){const{texts:h,chosen:g}=await this.readPage(t,o,e),C=h.map(({trace:U})=>U),S=await this.
cutsOf(t,C,g,e);if(S.removals.size===0&&S.others.size===0)break;c=!0,a+=S.count;for(const U of g)for(const k of U.boxes)s.push(k);if(o===0&&(i=g.reduce((U,k)=>Math.
max(U,k.count),e.length>0?0:1)),await this.rewriter.page(t,C,S),!C.some(({isPartial:U})=>U))break}if(!(e.length===0&&!c))return{index:t,boxes:[...s,...e],count:i+
e.length,images:a}}async cutsOf(t,e,s,i){const a=new Set(e.flatMap(k=>[...k.undivided]));if(a.size>0)throw dn(t+1,[...a]);const c=new Map;for(const[k,{glyphs:X}]of s.
entries())Tt(c,e[k],X);const o=i.length>0?await this.searching.ofAreas():void 0,h=async k=>[...await this.searching.inText(k),...o?await o(k):[]].sort(D),g=await At(
this.document,e,h),{cuts:C,images:S,count:U}=await an(e,[...i,...s.flatMap(({unseen:k})=>k)],this.images);for(const k of[C,...e.map(X=>X.cuts)])for(const[X,V]of k)
g.set(X,fn([...g.get(X)??[],...V]));return{removals:c,others:g,images:S,count:U}}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(
t)))}async readPage(t,e,s){const i=new et.Wz(this.document),a=await i.shown(t,s),c=[a],o=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||s.
length>0){const h=await i.all(t,s);c.push(h),o.push({...await this.choose(h,!1),boxes:[]})}for(const[h,g]of c.entries()){await sn(g,this.searching.inText,o[h].glyphs),
(0,et.C7)(g,o[h].glyphs),await bt(g.trace,this.searching,o[h].glyphs),(0,et.FU)(g,o[h].glyphs);for(const C of g.trace.contents.keys())this.read.add(C)}return{texts:c,
chosen:o}}}const fn=n=>[...new Map(n.map(t=>[`${t.from} ${t.to}`,t])).values()],dn=(n,t)=>(0,W.G6)([{field:"redact_areas",message:`has an area on page ${n} into\
 which ${(0,st.Dw)(t)} reaches, which cannot be divided: choose another area, or redact images of the pages`,mentions:["pages_to_images"]}]);var Ht=p(55969),hn=p(
45059),ln=p(57994),un=p(34635),pn=p(77500);const Yt=new Set(["FileAttachment","Sound","Movie","Screen","3D","RichMedia"]),gn=["Alternates","OPI","DSS"];async function mn(n){
let t=(await(0,hn._)(n)).length;for(let e=0;e<n.pages.count;e++){const s=n.job.pace.step(1e3);s&&await s;for(const i of n.array(n.entry(n.pages.number(e),"Annot\
s"))??[]){const a=n.dict(i);a&&wn(n,a)&&t++}}return t}const wn=(n,t)=>{const e=(0,Ht.B)(n,t);return e!=="FileAttachment"&&Yt.has(e)};async function yn(n,t){(0,pn.
br)(n,"values"),t&&await(0,I.L)(n,s=>Yt.has((0,Ht.B)(n,s))),await(0,ln.u)(n,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,
externalLinks:!1,imageMetadata:!0});const{live:e}=await(0,Z.Gy)(n);await(0,un.y)(n,e,[(s,i)=>gn.filter(a=>i.delete(a)).length>0])}var xn=p(56457),vn=p(33238),bn=p(
37395);async function Mn(n,t,e){const{pages:s,search:i,areas:a,media:c}=t,o=c?0:await mn(n),h=await It(n,new Set(Array.from(s,J=>J-1))),{redacted:g,content:C,unsearched:S}=await Sn(
n,t,e);En(S,o);const U=new Ct(n,i,J=>ut(J,i,e.pace),h,C.rewriter);await U.run(C.settled);const k=[...U.found.values()].reduce((J,at)=>J+at,0);if(g.length===0&&k===
0)return{redacted:g,elsewhere:0,notes:[]};const X=await i.ofAreas();X&&await x(n,a,X),await L(n,a);const V=(0,xn.D)(await(0,vn.Y)(n,"remove"),"remove");return await yn(
n,c),{redacted:g,elsewhere:k,notes:V}}async function Sn(n,{pages:t,search:e,searches:s,areas:i,shade:a},c){const o=new bn.Z(n),h=new Set,g=new Set,C=async(k,X)=>{
const{index:V,unreadable:J}=k.page;return X&&s&&J>0&&g.add(V+1),X&&s&&!i.has(V)&&await o.isScan(k.page)&&h.add(V+1),ut(k,e,c.pace)},S=new cn(n,e,C,new en(n,a),i),
U=[];for(const[k,X]of t.entries()){if(!s&&!i.has(X-1))continue;const V=await S.page(X-1);V&&U.push(V),c.pace.progress(k/t.length)}return{redacted:U,content:S,unsearched:{
textless:[...h],unreadable:[...g]}}}function En({textless:n,unreadable:t},e){const s=[];if(n.length>0&&s.push({field:"search",message:`${(0,st.oi)(n)} ${(0,st.d5)(
n.length,"has","have")} no text that can be searched: recognize it first (OCR), or give areas`}),t.length>0&&s.push({field:"search",message:`${(0,st.oi)(t)} ${(0,st.
d5)(t.length,"has","have")} characters that cannot be read, because the fonts do not tell which letters they are`}),e>0&&s.push({field:"remove_attachments",message:`\
is needed, because the document has ${(0,st.y_)(e,"attachment")}, which ${(0,st.d5)(e,"is","are")} not searched: switch it on, or extract them first`,mentions:[
"extract_attachments"]}),s.length>0)throw(0,W.G6)(s)}const An=async(n,t,e)=>{const s=await We(t,e),i=await(0,P.E)(n.bytes,e,{password:t.open_password}),a=i.pages.
count,c=(0,j.k1)(t.pages,a),o=_(t.redact_areas,c,a);t.redact_annotations&&Pn(i,c,o);const h=t.search!==void 0||t.redact_kinds!==void 0,g=t.redact_mark==="black"?
0:255,C=t.remove_attachments,{redacted:S,elsewhere:U,notes:k}=await Mn(i,{pages:c,search:s,searches:h,areas:o,media:C,shade:g},e);return S.length===0&&U===0?{documents:[
{...n,pageCount:a}],notes:[Tn],facts:{pageCount:a,redactedMatches:0,redactedPages:0,redactedImages:0}}:(t.redact_mark!=="none"&&await _t(i,S,t.redact_mark),await Qe(
await(0,N.UN)(i,{encryption:"none",draft:!0}),{pages:c,search:s,areas:o},e),{documents:[{name:n.name,bytes:await(0,N.UN)(i),pageCount:a}],notes:k,facts:{pageCount:a,
redactedMatches:S.reduce((X,{count:V})=>X+V,U),redactedPages:S.length,redactedImages:S.reduce((X,{images:V})=>X+V,0)}})},Tn={code:"nothing_redacted",message:"No\
thing was found to redact, and the document is unchanged."};function Pn(n,t,e){for(const s of t){const i=R(n,s-1);i.length>0&&e.set(s-1,[...e.get(s-1)??[],...i])}}}),
9312:((q,H,p)=>{p.d(H,{$0:()=>z,Gv:()=>Z,MM:()=>$});var j=p(779),G=p(42973);const Z=(I,E,b,{pace:T,limits:D})=>(0,j.Id)(I,E,b,T,K(I,D)),u={slashes:"has slashes \
around it that count as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read a\
s words: set search_mode to regex, and leave out slashes around it"};function $(I,E){const b=(0,j.GJ)(I,E);return b&&u[b]}function z(I,E,b){const T=$(E,b);return T===
void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${I}, which ${T}.`,mentions:[I,"search_mode"]}]}function K(I,{searching:E}){let b=E;return T=>{
if(b-=T,b<0)throw(0,G.F)("searching",`The search takes more than ${E} steps, which are characters times the size of the expression`,"Make the expression shorter\
 or more exact, or search fewer pages",I)}}}),37395:((q,H,p)=>{p.d(H,{Z:()=>y});var j=p(74135),G=p(6057),Z=p(65868),u=p(16264);class ${document;contents;constructor(r){
this.document=r,this.contents=new Z.i(r)}async cover(r,l){const w=(0,G.iw)(this.document,r),{width:A,height:M}=(0,j.iN)(w),R=[0,0,A*w.userUnit,M*w.userUnit],m=new I(
R);if(await this.contents.read(r,m,m),m.points.share<l)return!1;const L=new E(this.document,R);return await this.contents.read(r,L,L),L.points.share>=l}}const z=32;
class K{page;rows=new Uint32Array(z);constructor(r){this.page=r}get share(){return this.rows.reduce((r,l)=>r+b(l),0)/z**2}cover(r){const l=(0,j.Pj)(r,this.page);
if(!l)return;const[w,A,M,R]=l,[m,L]=this.between(w,M,0),[F,x]=this.between(A,R,1);if(L<m)return;const v=(2**(L-m+1)-1)*2**m;for(let P=F;P<=x;P++)this.rows[P]|=v}between(r,l,w){
const A=this.page[w],M=(this.page[w+2]-A)/z,R=Math.ceil((r-A)/M-.5),m=Math.ceil((l-A)/M-.5)-1;return[Math.max(R,0),Math.min(m,z-1)]}}class I{points;constructor(r){
this.points=new K(r)}glyph(){}takes({operator:r},l,w,A){r==="BI"&&!A&&this.image(l)}image({matrix:r}){this.points.cover((0,j.zl)(r,u.p))}}class E extends u.r{points;constructor(r,l){
super(r,l),this.points=new K(l)}glyph(){}image(r){const l=(0,j.Pj)((0,j.zl)(r.matrix,u.p),this.paintOf(r).clip);l&&this.points.cover(l)}}function b(f){let r=0;for(let l=f;l!==
0;l&=l-1)r++;return r}var T=p(82877);const D=50,O=.12,B=.5;class y{document;images;constructor(r){this.document=r,this.images=new $(r)}async isScan(r){return!d(
r)&&!(0,T.l)(this.document,r.index)&&await this.images.cover(r.index,B)}}function d({characters:f,found:{fragments:r,width:l,height:w}}){if(f<D)return!1;const A=(M,R)=>M>
O*R&&M<(1-O)*R;return r.some(({box:M})=>A(M.x+M.width/2,l)&&A(M.y+M.height/2,w))}}),49568:((q,H,p)=>{p.d(H,{Ao:()=>$,IQ:()=>z,m6:()=>K});var j=p(27077);const G=1e3,
Z=1e6,u=1e3;async function $(d,f,r,l){const w=Math.max(r,G),A=await I(d.flow,f,w,l),M=await E(d,f,w,l),R=b(A.found,M.found,d);return{matches:R.slice(0,r).map(y),
truncated:A.truncated||M.truncated||R.length>r}}async function z(d,f,r,l){const w=await I(d.flow,f,r,l),A=await E(d,f,r,l);return{all:[...w.found,...A.found],counted:b(
w.found,A.found,d),truncated:w.truncated||A.truncated}}async function K(d,f,r){const l=await I(d.flow,f,1,r);if(l.found.length>0)return{isFound:!0,truncated:!0};
const w=await E(d,f,1,r);return{isFound:w.found.length>0,truncated:l.truncated||w.truncated}}async function I(d,f,r,l){const{matches:w,truncated:A}=await f.search(
d.text,r,l);return{found:w.map(M=>({...M,flow:d})),truncated:A}}async function E(d,f,r,l){const{flow:w,lines:A}=await(0,j.k6)(d.visualText(),l),{text:M}=w,R=[];
let m=M.length>Z;for(const L of A){if(L.end>Z||R.length>=r){m=!0;break}const F=l.step(u);F&&await F;const{matches:x,truncated:v}=await f.search(M.slice(L.start,
L.end),r-R.length,l);m||=v;for(const{start:P,end:N,groups:W}of x)R.push({start:L.start+P,end:L.start+N,groups:W,flow:w})}return{found:R,truncated:m}}function b(d,f,r){
if(f.length===0)return[...d];const l=D(r),w=new Set,A=[];for(const R of f){const m=O(R,l),L=new Set;for(const{from:P,to:N}of m)for(let W=B(d,P);W<d.length&&d[W].
start<N;W++)L.add(W);const[F]=L,x=L.size===1?d[F]:void 0;if(x&&m.every(({from:P,to:N})=>x.start<=P&&N<=x.end))continue;for(const P of L)w.add(P);const v=m.reduce(
(P,N)=>Math.min(P,N.from),1/0);A.push({match:R,from:v})}return[...d.flatMap((R,m)=>w.has(m)?[]:[{match:R,from:R.start}]),...A].sort((R,m)=>R.from-m.from).map(({
match:R})=>R)}const T=-1;function D({flow:d,found:{edges:f}}){const r=new Int32Array(f.count).fill(T);for(const{first:l,position:w,count:A}of d.letters(0,d.text.
length))for(let M=0;M<A;M++)r[l+M]=w+M;return r}function O({flow:d,start:f,end:r},l){const w=[];for(const{first:A,count:M}of d.letters(f,r))for(let R=A;R<A+M;R++){
const m=l[R];if(m===T)continue;const L=w.at(-1);L?.to===m?L.to++:w.push({from:m,to:m+1})}return w}function B(d,f){let r=0;for(let l=d.length;r<l;){const w=r+l>>
1;d[w].end<=f?r=w+1:l=w}return r}const y=({flow:d,start:f,end:r,groups:l})=>({text:d.text.slice(f,r),groups:l,box:d.box(f,r),boxes:d.lineBoxes(f,r)})}),92043:((q,H,p)=>{
p.d(H,{Y:()=>m});var j=p(58552),G=p(77598),Z=p(68973);const u=3,$=new WeakMap;async function z(F,x){const v=$.get(F);if(v)return v;const{pieces:P}=await F.load();
if(P.length===0)throw new j.zU("unavailable","The program that draws pages was left out of this installation",{advice:"Use the package as it is published, or a \
service of your own"});const N=await WebAssembly.compile(new Uint8Array(await K(P,F,x)));return $.set(F,N),N}async function K(F,{bytes:x,sha256:v},P){const N=[];
for(const Y of F){N.push(Buffer.from(Y,"base64"));const Q=P.pace.step(Y.length*u);Q&&await Q}const W=await(0,Z.uM)(P).inflate(Buffer.concat(N),x);if(!W||(0,G.createHash)(
"sha256").update(W).digest("hex")!==v)throw new j.zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});return W}var I=p(
42973);const E=65536,b=-44,T=8,D=new WebAssembly.RuntimeError("longjmp");class O{most;exports;constructor(x,v){this.most=v;const P={};for(const{module:N,name:W}of WebAssembly.
Module.imports(x))(P[N]??={})[W]=this.imported(W);this.exports=new WebAssembly.Instance(x,P).exports,this.call("__wasm_call_ctors")}call(x,...v){return this.exports[x](
...v)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(x){const v=this.call("mall\
oc",x.length)>>>0;if(v===0)throw B(this.most);return this.bytes.set(x,v),v}imported(x){if(x.startsWith("invoke_"))return this.invoke;switch(x){case"_emscripten_\
throw_longjmp":return()=>{throw D};case"emscripten_resize_heap":return v=>this.grow(v>>>0);case"environ_sizes_get":return(v,P)=>(this.words.setUint32(v,0,!0),this.
words.setUint32(P,0,!0),0);case"_abort_js":return()=>{throw B(this.most)}}return x.startsWith("fd_")?()=>T:x.startsWith("__syscall_")?()=>b:()=>0}invoke=(x,...v)=>{
const P=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.get(x)(...v)}catch(N){if(this.call("_emscripten_stack_restor\
e",P),N!==D)throw N;return this.call("setThrew",1,0),0}};grow(x){const{memory:v}=this.exports,P=v.buffer.byteLength;if(x>this.most)return 0;const N=Math.min(Math.
max(x,P*1.25),this.most);try{return v.grow(Math.ceil((N-P)/E)),1}catch{return 0}}}const B=F=>(0,I.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(
F/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function y(F){const x=new WebAssembly.Module(Uint8Array.from(d));return new WebAssembly.
Instance(x,{a:{b:F}}).exports.c}const d=[0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],f={load:()=>p.e(6199).then(p.bind(p,26199)),
bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},r=15,l=3e5,w=4,A=1,M=2,R=4294967295;class m{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(x,v){
this.job=x,this.sandbox=v,v.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(x,v){const P=await z(f,v);return L(v,()=>{const N=new m(v,
new O(P,v.limits.drawingMemory));return N.load(x),N})}async draw(x,v){this.begin(x,v);for(let P=A;P!==M;){const N=this.job.pace.step(l);if(N&&await N,P=this.proceed(
v),P!==A&&P!==M)throw B(this.job.limits.drawingMemory)}return this.finish(v)}load(x){const{sandbox:v}=this;if(this.document=v.call("FPDF_LoadMemDocument64",v.store(
x),x.length,0),this.document===0)throw B(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:x}=this,{__indirect_function_table:v}=x.exports,P=v.length-
1;return v.set(P,y(()=>performance.now()-this.since>r?1:0)),x.store(new Uint8Array(Uint32Array.of(1,P,0).buffer))}begin(x,{width:v,height:P,isTransparent:N}){const{
sandbox:W,job:Y}=this;L(Y,()=>{if(this.release(),this.page=W.call("FPDF_LoadPage",this.document,x),this.bitmap=W.call("FPDFBitmap_CreateEx",v,P,w,0,0),this.page===
0||this.bitmap===0)throw B(Y.limits.drawingMemory);N||W.call("FPDFBitmap_FillRect",this.bitmap,0,0,v,P,R)})}started=!1;proceed({width:x,height:v}){const{sandbox:P,
page:N,bitmap:W,pause:Y}=this;return this.since=performance.now(),L(this.job,()=>this.started?P.call("FPDF_RenderPage_Continue",N,Y):(this.started=!0,P.call("FP\
DF_RenderPageBitmap_Start",W,N,0,0,x,v,0,0,Y)))}finish({width:x,height:v}){const{sandbox:P,bitmap:N}=this,W=P.call("FPDFBitmap_GetBuffer",N)>>>0,Y=P.call("FPDFB\
itmap_GetStride",N);return{width:x,height:v,row:Q=>P.bytes.subarray(W+Q*Y,W+Q*Y+x*4)}}release(){const{sandbox:x,page:v,bitmap:P}=this;this.started&&x.call("FPDF\
_RenderPage_Close",v),P!==0&&x.call("FPDFBitmap_Destroy",P),v!==0&&x.call("FPDF_ClosePage",v),this.started=!1,this.bitmap=this.page=0}}function L(F,x){try{return x()}catch(v){
throw v instanceof j.zU?v:B(F.limits.drawingMemory)}}}),1900:((q,H,p)=>{p.d(H,{cE:()=>u,lc:()=>$});const j=4,G=2,Z={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function u({
height:K,row:I},E){for(let b=0;b<K;b++){const T=I(b);for(let O=0;O<T.length;O+=j){const B=T[O+1];if(T[O]!==B||T[O+2]!==B)return!0}const D=E.step(T.length*G);D&&
await D}return!1}function $({width:K,row:I},E){const b=Z[E],T=new Uint8Array(K*b),D=b<3;return O=>{const B=I(O);for(let y=0,d=0;y<B.length;y+=j){const[f,r,l]=[B[y],
B[y+1],B[y+2]];D?T[d++]=z(l,r,f):(T[d++]=l,T[d++]=r,T[d++]=f),b%2===0&&(T[d++]=B[y+3])}return T}}const z=(K,I,E)=>77*K+150*I+29*E+128>>8}),16264:((q,H,p)=>{p.d(
H,{p:()=>T,r:()=>D});var j=p(45599),G=p(36211),Z=p(85008),u=p(74135),$=p(6057),z=p(76023),K=p(4186),I=p(5490);const E=new Set([3,7]),b=.01,T=[0,0,1,1];class D{document;page;area;path;clips=!1;glyphClip;constructor(r,l){
this.document=r,this.page=l}get box(){return this.area}takes(r,l,w,A){if(this.extendsPath(r,l)||this.setsColor(r,l,w))return;const{operator:M}=r,R=G.lJ.get(M);R?
this.paints(R,l,A):M==="W"||M==="W*"?this.clips=!0:M==="w"?l.paint={...this.paintOf(l),lineWidth:Math.abs(r.number(0))||0}:!A&&M==="BI"?this.image(l):!A&&M==="s\
h"&&this.add(this.paintOf(l).clip,l)}shows(r){this.glyphClip=E.has(r.mode)?void 0:this.paintOf(r).clip}glyph({font:r,frame:l,size:w},A,M,R,m){if(!this.glyphClip||
A!==""&&A.trim()==="")return;const[L,F]=l.vertical?[.5,.5]:[r.ascent,-r.descent],x=Math.min(M,R),v=(0,K.L)(l,x,Math.max(M,R),m-L*w,m+F*w);this.join([v.x,v.y,v.x+
v.width,v.y+v.height],this.glyphClip)}covers(r){this.join(r,this.page)}image(r){this.add((0,u.zl)(r.matrix,T),r)}enters(r,l){const w=(0,$.b0)(this.document,r.get(
"BBox"));w&&this.clipTo((0,u.zl)(l.matrix,w),l)}paintOf(r){return r.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(r,{matrix:l}){const w=(0,I.
M)(r);switch(r.operator){case"re":{const[A=NaN,M=NaN,R=NaN,m=NaN]=w;return this.extend((0,u.zl)(l,[A,M,A+R,M+m])),!0}case"m":case"l":case"c":case"v":case"y":for(let A=0;A+
1<w.length;A+=2){const[M,R]=(0,u.Gd)(l,w[A],w[A+1]);this.extend([M,R,M,R])}return!0;default:return!1}}extend(r){r.every(Number.isFinite)&&(this.path=this.path?(0,u.
kO)(this.path,r):r)}setsColor(r,l,w){const A=this.paintOf(l);switch(r.operator){case"g":case"rg":case"k":return l.paint={...A,components:r.count,isWhite:d((0,I.
M)(r))},!0;case"cs":return l.paint={...A,components:this.componentsOf(r.name(0),w),isWhite:!1},!0;case"sc":case"scn":{const M=r.kind(r.count-1)!==Z.o_&&r.count===
A.components;return l.paint={...A,isWhite:M&&d((0,I.M)(r))},!0}default:return!1}}componentsOf(r,l){if(r===void 0)return 0;const w=M=>l.find("ColorSpace",M),A=(0,z.
L)(this.document,new j.SX(r),w);return A&&A.kind!=="inks"&&!A.table?A.components:0}paints({fill:r,strokes:l},w,A){const{path:M,clips:R}=this;this.path=void 0,this.
clips=!1;const m=this.paintOf(w);M&&!A&&l?this.add((0,u.XM)(M,m.lineWidth*y(w)/2),w):M&&!A&&r&&!(m.isWhite&&this.isPageWide(M))&&this.add(M,w),R&&M&&this.clipTo(
M,w)}isPageWide(r){const[l,w,A,M]=this.page,[R,m]=[(A-l)*b,(M-w)*b];return r[0]<=l+R&&r[1]<=w+m&&r[2]>=A-R&&r[3]>=M-m}clipTo(r,l){const w=this.paintOf(l);l.paint=
{...w,clip:(0,u.Pj)(w.clip,r)??O}}add(r,l){this.join(r,this.paintOf(l).clip)}join(r,l){const w=(0,u.Pj)((0,u.XM)(r,B),l);w&&(this.area=this.area?(0,u.kO)(this.area,
w):w)}}const O=[0,0,0,0],B=.01,y=({matrix:[f,r,l,w]})=>Math.max(Math.hypot(f,r),Math.hypot(l,w)),d=f=>{const r=f.length===4?0:1;return f.length>0&&f.every(l=>l===
r)}}),76023:((q,H,p)=>{p.d(H,{L:()=>z});var j=p(45599),G=p(69869);const Z=8,u={DeviceGray:$("gray",1),CalGray:$("gray",1),G:$("gray",1),DeviceRGB:$("rgb",3),CalRGB:$(
"rgb",3),RGB:$("rgb",3),DeviceCMYK:$("cmyk",4),CMYK:$("cmyk",4),Separation:$("inks",1)};function $(E,b){return{kind:E,components:b,profile:void 0,table:void 0}}
function z(E,b,T,D=0){const O=E.resolve(b);if(D>Z)return;if(O instanceof j.SX){if(Object.hasOwn(u,O.text))return u[O.text];const y=T(O.text);return y===void 0?void 0:
z(E,y,T,D+1)}if(!(0,j.cy)(O))return;const B=E.resolve(O[0]);if(B instanceof j.SX)switch(B.text){case"ICCBased":return K(E,O[1],T,D);case"Indexed":case"I":return I(
E,O,T,D);case"DeviceN":{const y=E.array(O[1])?.length??0;return y>=1&&y<=32?$("inks",y):void 0}default:return Object.hasOwn(u,B.text)?u[B.text]:void 0}}function K(E,b,T,D){
const O=E.resolve(b);if(!(O instanceof j.Z6))return;const B=E.resolve(O.dict.get("N")),y=B===1?"gray":B===3?"rgb":B===4?"cmyk":void 0;if(y===void 0)return z(E,O.
dict.get("Alternate"),T,D+1);const d=(0,G.hh)(E.decodedPart(O)?.data,B);return{...$(y,B),profile:d?.bytes}}function I(E,b,T,D){const O=z(E,b[1],T,D+1),B=E.resolve(
b[3]),y=B instanceof j.Mx?B.bytes:B instanceof j.Z6?E.decodedPart(B)?.data:void 0,d=E.resolve(b[2]);if(!O||O.table||!y||typeof d!="number"||!(d>=0))return;const f=new Uint8Array(
(Math.min(Math.floor(d),255)+1)*O.components);return f.set(y.subarray(0,f.length)),{...O,table:f}}}),95340:((q,H,p)=>{p.d(H,{h:()=>j});function j(G,Z){const u=K=>{
const I=G.resolve(Z.get(K));return typeof I=="number"?Math.floor(I):NaN},$=G.resolve(Z.get("ImageMask"))===!0,z=G.array(Z.get("Decode"))?.map(K=>G.resolve(K));return{
width:u("Width"),height:u("Height"),bits:$?1:u("BitsPerComponent")||8,stencil:$,decode:z?.every(K=>typeof K=="number")?z:void 0}}}),69869:((q,H,p)=>{p.d(H,{R1:()=>E,
To:()=>z,hh:()=>K});var j=p(59596),G=p(78157),Z=p(45599);const u={1:"GRAY",3:"RGB ",4:"CMYK"},$=["scnr","mntr","prtr","spac"],z={1:"DeviceGray",3:"DeviceRGB",4:"\
DeviceCMYK"};function K(b,T){if(!b||b.length<132)return;const D=(0,G.bS)(b),O=f=>D.toString("latin1",f,f+4),B=D.readUInt32BE(0),y=b[8];if(!(!(B>=132&&B<=b.length&&
y>=2&&y<=4&&O(36)==="acsp"&&$.includes(O(12)))||O(16)!==u[T]))return{bytes:b.subarray(0,B),version:y}}const I=new WeakMap;function E(b,{bytes:T},D){const O=I.get(
b)??[];I.set(b,O);const B=O.find(f=>Buffer.compare(f.bytes,T)===0);if(B)return B.ref;const y=(0,Z.jd)({N:D,Alternate:(0,Z.UU)(z[D]),Filter:(0,Z.UU)("FlateDecode")}),
d=b.add(new Z.Z6(y,(0,j.Kc)(T)));return O.push({bytes:T,ref:d}),d}}),43496:((q,H,p)=>{p.d(H,{HC:()=>u,dK:()=>j,ee:()=>Z});const j={rdf:"http://www.w3.org/1999/0\
2/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.\
com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.\
org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},G=new Map(Object.entries(j));class Z{uris=new Map;declared=[];known=new Map;enter(E){
let b;for(const{name:T,value:D}of E){if(!u(T))continue;const O=T.slice(6),B=this.uris.get(O);B?B.push(D):this.uris.set(O,[D]),(b??=[]).push(O)}this.declared.push(
b??$),b&&this.known.clear()}leave(){const E=this.declared.pop()??$;for(const b of E)this.uris.get(b).pop();E.length>0&&this.known.clear()}declares(E){return(this.
uris.get(K(E))?.length??0)>0}ofElement(E){let b=this.known.get(E);if(!b){const T=K(E),D=this.uris.get(T)?.at(-1)??G.get(T)??"";this.known.size===z&&this.known.clear(),
this.known.set(E,b={namespace:D,local:E.slice(E.indexOf(":")+1)})}return b}ofAttribute(E){return E.includes(":")?this.ofElement(E):{namespace:"",local:E}}}const u=I=>I===
"xmlns"||I.startsWith("xmlns:"),$=[],z=1e3,K=I=>I.slice(0,Math.max(I.indexOf(":"),0))}),3907:((q,H,p)=>{p.d(H,{X:()=>B,km:()=>Z,ol:()=>j,xK:()=>T});const j=200,
G=1e4;async function Z(y,d,f){const r=new u(y);for(let l=r.next();l;l=r.next()){if(f(l))return"left";const w=d.step((l.to-l.from)*4+50);w&&await w}return r.hasDocumentType?
"document type":r.malformed?"malformed":"well-formed"}class u{text;malformed=!1;hasDocumentType=!1;at=0;constructor(d){this.text=d}next(){const{text:d,at:f}=this;
if(f>=d.length)return;if(d.charCodeAt(f)!==$)return this.characters(f,this.nextTag(f));if(d.startsWith("<!--",f))return this.other(f,"-->",4);if(d.startsWith("<\
?",f))return this.other(f,"?>",2);if(d.startsWith("<![CDATA[",f)){const l=d.indexOf("]]>",f);return l<0?this.end():(this.at=l+3,{kind:"text",text:d.slice(f+9,l),
from:f,to:this.at})}return d.startsWith("<!",f)?(this.hasDocumentType=d.startsWith("<!DOCTYPE",f),this.end()):(d.charCodeAt(f+1)===K?this.endTag(f):this.startTag(
f))??this.fault(f,this.nextTag(f+1))}other(d,f,r){const l=this.text.indexOf(f,d+r);return l<0?this.end():(this.at=l+f.length,{kind:"other",from:d,to:this.at})}endTag(d){
const f=this.name(d+2),r=this.blanks(f);if(!(f===d+2||this.text.charCodeAt(r)!==z))return this.at=r+1,{kind:"end",name:this.text.slice(d+2,f),from:d,to:this.at}}startTag(d){
const{text:f}=this,r=this.name(d+1);if(r===d+1)return;const l=f.slice(d+1,r),w=[];for(let A=r;;){const M=this.blanks(A),R=f.charCodeAt(M);if(R===z||R===K&&f.charCodeAt(
M+1)===z)return this.at=R===z?M+1:M+2,{kind:R===z?"start":"empty",name:l,attributes:w,from:d,to:this.at};const m=this.name(M),L=this.blanks(m),F=this.blanks(L+1),
x=f[F];if(M===A||m===M||f[L]!=="="||x!=='"'&&x!=="'")return;const v=f.indexOf(x,F+1),P=f.slice(F+1,Math.max(v,F+1)),N=P.includes("<")?void 0:E(P);if(v<0||N===void 0||
w.length>=G)return;w.push({name:f.slice(M,m),value:N,from:M,to:v+1}),A=v+1}}characters(d,f){const r=E(this.text.slice(d,f));return r===void 0?this.fault(d,f):(this.
at=f,{kind:"text",text:r,from:d,to:f})}nextTag(d){const f=this.text.indexOf("<",d);return f<0?this.text.length:f}fault(d,f){return this.malformed=!0,this.at=f,{
kind:"other",from:d,to:f}}end(){this.malformed=!0,this.at=this.text.length}blanks(d){const{text:f}=this;for(;;){const r=f.charCodeAt(d);if(r!==32&&r!==9&&r!==10&&
r!==13)return d;d++}}name(d){const{text:f}=this;for(;d<f.length;d++){const r=f.charCodeAt(d);if(r<=32||r===K||r===z||r===$||r===61||r===34||r===39)break}return d}}
const[$,z,K]=[60,62,47],I=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function E(y){if(!y.includes("&"))return y;const d=[];let f=0;for(let r=y.
indexOf("&");r>=0;r=y.indexOf("&",f)){const l=y.indexOf(";",r);if(l<0||l-r>12)return;const w=y.slice(r+1,l),A=I.get(w)??b(w);if(A===void 0)return;d.push(y.slice(
f,r),A),f=l+1}return d.push(y.slice(f)),d.join("")}function b(y){const d=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(y),f=d?parseInt(d[1]??d[2],d[1]===void 0?10:16):-1;return f>
0&&f<=1114111&&!(f>=55296&&f<=57343)?String.fromCodePoint(f):void 0}function T(y){const[d,f,r,l]=y;if(d===0&&f===0&&(r===254||r===0)||d===255&&f===254&&r===0&&l===
0)return O(y);if(d===254&&f===255||d===0&&f===60)return D(new TextDecoder("utf-16be").decode(y));if(d===255&&f===254||d===60&&f===0)return D(new TextDecoder("ut\
f-16le").decode(y));const w=new TextDecoder().decode(y);return D(w.includes("�")?Buffer.from(y).toString("latin1"):w)}const D=y=>y.startsWith("\uFEFF")?y.slice(
1):y;function O(y){const d=new DataView(y.buffer,y.byteOffset,y.byteLength),f=y[0]!==0,r=[];for(let l=0;l+4<=y.length;l+=4){const w=d.getUint32(l,f);if(w>1114111)
return;r.push(String.fromCodePoint(w))}return D(r.join(""))}const B=y=>y.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),82877:((q,H,p)=>{p.d(H,{R:()=>j,l:()=>G});const j="OctavoText";function G(Z,u){const $=Z.dict(Z.dict(Z.pages.attribute(u,"Resources"))?.get("XObject"));
return $!==void 0&&[...$.keys()].some(z=>z.startsWith(j))}}),33238:((q,H,p)=>{p.d(H,{Y:()=>y});var j=p(91374),G=p(39684),Z=p(9819),u=p(33973),$=p(21996),z=p(17671),
K=p(58006),I=p(45599),E=p(43496),b=p(17413);async function T(m,L,F){const x=m.resolve(L);let v="";for(const P of(0,I.cy)(x)?x:[L]){const N=m.resolve(P);if(N instanceof
I.Mx&&(v=Buffer.from(N.bytes).toString("latin1")),!(0,I.i9)(P)||!(N instanceof I.Z6))continue;let W;try{W=Buffer.from(m.decoded(N)).toString("latin1")}catch{continue}
const Y=await(0,b.Y)(W,D(v,F),m.job.pace);Y!==W&&m.put(P,(0,K.n)(N,Buffer.from(Y,"latin1"),{compress:!1}))}}function D(m,L){return({namespace:F,local:x},v)=>x===
"Signature"&&F===E.dK.ds||x==="signature"&&L&&m!=="datasets"&&!v.some(O)}const O=({namespace:m,local:L})=>L==="datasets"&&m===E.dK.xfa;var B=p(43791);async function y(m,L){
const F=(0,z.Hi)(m),x=await d(m),v=new Set,P=new Set,N=x.map(({dict:W})=>(0,j.fq)(m,W));for(const W of x)l(F,W,L,v,P);return v.size>0&&await w(F,v,P),await M(m,
v.size>0),{fields:N,objects:v,usageRights:R(m)}}async function d(m){const L=(await(0,$.zx)(m,["Sig"])).Sig;if(L.length===0)return[];for(const Y of L)f(m,Y);const F=new Map;
for(const{number:Y,dict:Q,type:_}of await(0,j.qU)(m))_==="Sig"&&Y!==void 0&&r(m,F,Y,Q);const x=new Set([...F.values()].flatMap(({number:Y,widgets:Q})=>[Y,...Q])),
{Sig:v,Widget:P}=await(0,$.zx)(m,["Sig","Widget"]),N=[...new Set([...v,...P])].filter(Y=>{const Q=x.has(Y)?null:m.get(Y);return(0,I.Zm)(Q)&&(Q.has("T")||(0,I.Eo)(
Q.get("Subtype"),"Widget"))&&(0,j.pv)(m,Q)==="Sig"}),W=N.length>0?(await(0,u.Gy)(m)).live:void 0;for(const Y of N)W?.[Y]===1&&r(m,F,Y,m.get(Y));return[...F.values()]}
function f(m,L){const F=[m.get(L)];for(let x=F.pop();x!==void 0;x=F.pop()){if((0,I.Zm)(x))for(const v of x.values())F.push(v);if(Array.isArray(x))for(const[v,P]of x.
entries())!(0,I.Zm)(P)||!(0,I.Eo)(P.get("FT"),"Sig")?F.push(P):(m.edit(L),x[v]=m.add(P))}}function r(m,L,F,x){if(!(0,I.Zm)(m.resolve((0,j.hj)(m,x,"V"))))return;
const v=x.get("Parent"),P=m.dict(v);if(!x.has("T")&&(0,I.i9)(v)&&P?.has("T")){r(m,L,v.number,P),L.get(v.number)?.widgets.add(F);return}if(L.has(F))return;const N=(m.
array(x.get("Kids"))??[]).flatMap(W=>(0,I.i9)(W)?[W.number]:[]);L.set(F,{number:F,dict:x,widgets:new Set((0,I.Eo)(x.get("Subtype"),"Widget")?[F,...N]:N)})}function l({
removal:m},{number:L,dict:F,widgets:x},v,P,N){const{document:W}=m;P.add(L);const Y=(0,j.hj)(W,F,"V");(0,I.i9)(Y)&&m.remove(Y.number);for(const Q of x){const _=W.
get(Q);if(!(0,I.Zm)(_))continue;if(P.add(Q),v==="keep"&&(0,G.K)(W,_)){W.edit(Q),(0,G.x)(W,_);continue}const ot=W.resolve(_.get("StructParent"));typeof ot=="numb\
er"&&N.add(ot),m.remove(Q)}x.has(L)||m.remove(L)}async function w(m,L,F){const{removal:x,structure:v}=m,{document:P}=x;await A(m,L);const N=(0,Z.Wo)(P,"AcroForm");
for(const W of["Fields","CO"]){const Y=P.array(N?.dict.get(W)),Q=Y?.filter(_=>!x.isGone(_)&&!((0,I.i9)(_)&&L.has(_.number)));!N||!Y||!Q||Q.length===Y.length||(P.
edit(N.holder),Q.length>0||W==="Fields"?N.dict.set(W,Q):N.dict.delete(W))}await v.dropKeys(F),await v.flush(),await(0,z.Pv)(m,new Set(x.removed()))}async function A({
removal:m},L){const{document:F}=m;for(const{number:x,dict:v}of[...await(0,j.qU)(F)].reverse()){const P=F.array(v.get("Kids")),N=P?.filter(W=>!m.isGone(W)&&!((0,I.
i9)(W)&&L.has(W.number)));x===void 0||!P||!N||N.length===P.length||(F.edit(x),N.length>0?v.set("Kids",N):(0,I.Eo)(v.get("Subtype"),"Widget")?v.delete("Kids"):m.
remove(x))}}async function M(m,L){const F=(0,Z.Wo)(m,"AcroForm");if(!F)return;F.dict.has("SigFlags")&&(m.edit(F.holder),F.dict.delete("SigFlags")),await T(m,F.dict.
get("XFA"),L);const x=(m.array(F.dict.get("Fields"))??[]).length===0&&!F.dict.has("DR")&&!F.dict.has("XFA");L&&x&&m.editCatalog().delete("AcroForm")}function R(m){
const{catalog:L}=m,F=m.dict(L.get("Perms"));(0,B.H)(m);for(const x of["Perms","Legal"])L.has(x)&&m.editCatalog().delete(x);return F?.has("UR3")===!0||F?.has("UR")===
!0}}),779:((q,H,p)=>{p.d(H,{Id:()=>B,GJ:()=>D,yS:()=>z});var j=p(58552),G=p(98472),Z=p(34378);const u=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u110\
0-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),$=(y,d)=>z([y],d);async function z(y,d){const f=new Set;for(const r of y)f.add((await I(r,d)).text.trim());
return f.delete(""),{hasGroups:!1,search:async(r,l,w)=>{const A=await I(r,w),M=[];for(const R of f)if(!await K(R,A,M,l,w))return{matches:M,truncated:!0};return f.
size>1&&M.sort((R,m)=>R.start-m.start||m.end-R.end),{matches:M,truncated:!1}}}}async function K(y,{text:d,places:f},r,l,w){const A=w.step(d.length>>3);A&&await A;
for(let M=d.indexOf(y),R=0;M>=0;M=d.indexOf(y,R)){if(r.length===l)return!1;for(R=M+y.length;f[R]===f[R-1];)R++;r.push((0,G.z)(f[M],f[R]));const m=w.step(y.length);
m&&await m}return!0}async function I(y,d){const f=[];let r="";for(const{0:l,1:w,2:A,index:M}of y.matchAll(u)){const R=A===void 0?w?.toLowerCase()??E(l):" ";for(let L=0;L<
R.length;L++)f.push(w===void 0?M:M+L);r+=R;const m=d.step(l.length*10);m&&await m}return f.push(y.length),{text:r,places:f}}const E=y=>(0,Z.w)((0,Z.w)(y).toUpperCase().
toLowerCase()),b=/^\/.+\/([dgimsuvy]*)$/s,T=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function D(y,d){const f=b.
exec(y);return d==="regex"?f?"slashes":void 0:T.test(y)||f&&f[1]!==""?"regex-as-words":void 0}const O=1e6;async function B(y,d,f,r,l){const w=f==="regex"?(await Promise.
all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(d,l):await $(d,r);if("problem"in w)throw(0,j.G6)([{field:y,message:w.problem}]);return{hasGroups:w.
hasGroups,search:async(A,M,R)=>{const m=await w.search(A.slice(0,O),M,R);return A.length>O?{...m,truncated:!0}:m}}}}),98472:((q,H,p)=>{p.d(H,{z:()=>j});const j=(G,Z,u=[])=>({
start:G,end:Z,groups:Object.fromEntries(u)})})};
