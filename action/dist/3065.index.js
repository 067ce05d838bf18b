"use strict";exports.id=3065,exports.ids=[3065],exports.modules={17079:((B,y,f)=>{f.d(y,{Z:()=>m,_:()=>_});const u=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function _(o){
if(o.length>64)return;const s=o.trim().replace(O,(t,n,e,r)=>`${n??""}${1900+Number(e)}${r}`);return g(h(u.exec(s)??M.exec(s)))}function m(o){const s=o.length>64?
void 0:h(M.exec(o.trim()));if(!s||g(s)===void 0)return;const{year:t,month:n="",day:e="",hour:r="",minute:a="",second:c="",zone:i=""}=s;return`D:${t}${n}${e}${r}${a}${c}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function h(o){if(!o)return;const[,s,t,n,e,r,a,c,i,d,p]=o,w=c??(i===void 0?void 0:`${i}${d??"00"}:${p??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:r,second:a,zone:w}}function g(o){if(!o)return;const{year:s,month:t,day:n,hour:e,minute:r="00",second:a="00",zone:c}=o,i=(p,w,v)=>p===
void 0||Number(p)>=w&&Number(p)<=v;if(Number(s)===0||!i(t,1,12)||!i(n,1,l(Number(s),Number(t)))||!i(e,0,23)||!i(r,0,59)||!i(a,0,59)||c!==void 0&&c!=="Z"&&!(i(c.
slice(1,3),0,23)&&i(c.slice(4),0,59)))return;const d=[s,t,n].filter(p=>p!==void 0).join("-");return e===void 0?d:`${d}T${e}:${r}:${a}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function l(o,s){return s===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((B,y,f)=>{f.d(y,{D6:()=>m,F1:()=>M,NL:()=>o,
P3:()=>O,br:()=>_,bs:()=>l});var u=f(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function M(t,n,e){const r=[],a=[];for(const[
c,i]of t.split(",").entries()){const d=c+1;if(n!==void 0&&i.trim()===""){a.push(`entry ${d} is empty: write ${n}, separated by single commas`);continue}const p=e(
i,d);"problem"in p?a.push(_(d,i,p.problem)):r.push(p.item)}return a.length>0?{problem:l(a)}:{items:r}}const _=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,m=({
position:t,text:n},e,r)=>_(t,n,`names ${h(e)}, but the document has ${(0,u.y_)(r,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const g=5;function l(t){const n=t.length-g;return[...t.slice(0,g),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function o(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,u.Bu)(n.join(""),40)}}),29082:((B,y,f)=>{f.d(y,{k1:()=>m,lY:()=>_,m7:()=>h});var u=f(58552),O=f(
66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,_=o=>(0,O.F1)(o,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=M.exec(n);if(!e)
return{problem:l(n)};const[,r,a,c,i,d]=e,p={negated:r!==void 0,text:n,position:t};if(a!==void 0)return{item:{...p,pages:a.toLowerCase()}};const w=Number(c),v=i===
void 0?w:d===void 0?"end":Number(d);return w===0||v===0?O.P3:{item:{...p,pages:{from:w,to:v}}}});function m(o,s,t="pages"){const n=i=>(0,u.G6)([{field:t,message:i}]),
e=_(o);if("problem"in e)throw n(e.problem);const r=new g(s),a=new g(s),c=[];for(const i of e.items){const d=i.negated?a:r;if(typeof i.pages=="string"){d.add(i.pages);
continue}const{from:p,to:w}=i.pages,v=p<0?s+1+p:p,I=w==="end"?s:w<0?s+1+w:w,E=(w==="end"?p<0?[[p,v]]:[]:[[p,v],[w,I]]).find(([,P])=>P<1||P>s);E&&c.push((0,O.D6)(
i,E[0],s)),!(w==="end"&&v>s||c.length>0)&&d.range(Math.min(v,I),Math.max(v,I))}if(c.length>0)throw n((0,O.bs)(c));return e.items.every(({negated:i})=>i)&&r.add(
"all"),r.without(a)}function h(o){const s=_(o);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:r}=n;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class g{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,r=0;for(let a=1;a<=this.pageCount;a++){e+=this.differences[a],r+=s.differences[a];const c=a%
2===1?"odd":"even";(e>0||this[c])&&!(r>0||s[c])&&(t[n++]=a)}return t.subarray(0,n)}}function l(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is writt\
en 1..5":/^!/.test(o)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((B,y,f)=>{f.d(y,{Q:()=>O});const u=M();function O(_){const[m,h,g,l]=u;let o=4294967295,s=0;for(const t=_.
length-3;s<t;s+=4)o^=_[s]|_[s+1]<<8|_[s+2]<<16|_[s+3]<<24,o=l[o&255]^g[o>>>8&255]^h[o>>>16&255]^m[o>>>24];for(;s<_.length;s++)o=m[(o^_[s])&255]^o>>>8;return~o>>>
0}function M(){const _=new Int32Array(256);for(let l=0;l<256;l++){let o=l;for(let s=0;s<8;s++)o=o&1?o>>>1^3988292384:o>>>1;_[l]=o}const m=l=>l.map(o=>_[o&255]^o>>>
8),h=m(_),g=m(h);return[_,h,g,m(g)]}}),55772:((B,y,f)=>{f.d(y,{fl:()=>o,mm:()=>g,vg:()=>l});var u=f(94289),O=f(33546),M=f(74135),_=f(59071);const m=1e3;function h(t){
const{width:n,height:e}=(0,M.JQ)(t),r=a=>Math.round(a*m)/m;return{width:r(n),height:r(e)}}function g({kinds:t,kindOf:n}){const e=new Int32Array(t.length),r=new Int32Array(
t.length);for(let c=n.length-1;c>=0;c--)e[n[c]]++,r[n[c]]=c+1;const a=new Map;for(const[c,i]of t.entries()){const{width:d,height:p}=h(i),w=`${d} ${p}`,v=a.get(w);
v?v.count+=e[c]:a.set(w,{width:d,height:p,count:e[c],firstPage:r[c]})}return[...a.values()]}async function l(t,{kinds:n,kindOf:e},r){const a=await o(t),c=n.map(
h);return Array.from(e,(i,d)=>({...c[i],rotation:n[i].rotation,label:a(d),characters:r?.[d]??null}))}async function o(t){const n=await(0,O.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,_.ZK)(n)+(0,u.Y)(t,e)}}),36083:((B,y,f)=>{f.r(y),f.d(y,{pages_to_images:()=>c});var u=f(58552),O=f(29082),
M=f(36116),_=f(92043),m=f(1900),h=f(6057),g=f(30044),l=f(30586),o=f(42973),s=f(12237),t=f(98446),n=f(37903),e=f(55772),r=f(52404);const a={png:{ending:"png",mediaType:"\
image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},c=async(D,E,P)=>{const A=await(0,s.E)(D.bytes,P,{password:E.open_password}),L=A.pages.count,S=(0,O.k1)(E.
pages,L);if(S.length===0)return{documents:[],files:[],notes:[r.$],facts:{imageCount:0}};p(S.length,P);const U=[...S].map(b=>i((0,h.iw)(A,b-1),b,E));I(U,E,P);const T=await(0,e.
fl)(A),{bytes:R,missing:$}=await(0,n.v)(A,S,E.with_annotations),x=await _.Y.open(R,P),C=D.name.replace(/\.pdf$/i,""),W=String(L).length,K=[],{ending:X,mediaType:F}=a[E.
image_format];let G=0;for(const[b,{page:N,width:Z,height:H,resolution:Q}]of U.entries()){const J=await x.draw(b,{width:Z,height:H,isTransparent:E.transparent}),
z=await d(J,Q,E,P);G+=z.length,w(G,P);const V=T(N-1),Y=`${C}-${String(N).padStart(W,"0")}.${X}`;K.push({name:Y,bytes:await P.onResult({index:b,name:Y,bytes:z}),
mediaType:F,facts:{page:N,...V&&{label:V},width:Z,height:H,size:z.length,mimeType:F}}),P.pace.progress((b+1)/U.length)}return{documents:[],files:K,notes:$.notes(),
facts:{imageCount:K.length}}};function i(D,E,P){const A=P.pixel_width===void 0?P.resolution:(0,M.C)(D,P.pixel_width);return{page:E,...(0,M.T)(D,A),resolution:A}}
async function d(D,E,P,A){const{grayscale:L,transparent:S,image_format:U,quality:T}=P,{width:R,height:$}=D,x=L||!await(0,m.cE)(D,A.pace);if(U==="jpeg"){const W=x?
"gray":"rgb";return await(0,g.I)({width:R,height:$,color:W,quality:T,resolution:E,samples:(0,m.lc)(D,W)},A.pace)}const C=S?x?"gray-alpha":"rgba":x?"gray":"rgb";
return await(0,l.H)({width:R,height:$,depth:8,color:C,resolution:E,samples:(0,m.lc)(D,C)},A)}function p(D,{limits:{drawnPages:E}}){if(D<=E)return;const P=`pages\
_to_images gives at most ${(0,t.y_)(E,"image")} at once, and pages names ${D}`;throw(0,o.F)("drawnPages",P,`Choose pages such as 1..${E}, or split the document \
first`,"pages")}function w(D,{limits:{drawnBytes:E}}){if(D<=E)return;const P=`The images together are larger than ${E} bytes`;throw(0,o.F)("drawnBytes",P,"Choos\
e fewer pages, or a lower resolution","pages")}const v=1e6;function I(D,E,{limits:{pixels:P}}){const A=({width:x,height:C})=>x*C,L=D.reduce((x,C)=>A(C)>A(x)?C:x);
if(A(L)<=P)return;const S=Math.sqrt(P/A(L)),[U,T]=E.pixel_width===void 0?["resolution",E.resolution]:["pixel_width",E.pixel_width],R=Math.ceil(A(L)/v),$=`${T} w\
ould make images of ${(0,t.y_)(R,"megapixel")}: at most ${Math.floor(T*S)} fits this document (page ${L.page})`;throw(0,u.G6)([{field:U,message:$}])}}),52404:((B,y,f)=>{
f.d(y,{$:()=>_,U:()=>m});var u=f(58552),O=f(29082),M=f(98446);const _={code:"no_pages_selected",message:"The document has none of the pages that were asked for,\
 so nothing was changed."};function m({first_page:h,last_page:g,pages:l},o){if(l!==void 0)return(0,O.k1)(l,o);const s=(0,M.y_)(o,"page"),t=[];if(h>o&&t.push({field:"\
first_page",message:`is ${h}, but the document has ${s}`}),g!==void 0&&g>o&&t.push({field:"last_page",message:`is ${g}, but the document has ${s}`}),t.length===
0&&g!==void 0&&h>g&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${g})`,mentions:["last_page"]}),t.length>0)throw(0,u.G6)(t);return Uint32Array.
from({length:(g??o)-h+1},(n,e)=>h+e)}}),36116:((B,y,f)=>{f.d(y,{C:()=>_,T:()=>M});var u=f(74135);const O=72;function M(m,h){const{width:g,height:l}=(0,u.JQ)(m),
o=s=>Math.max(1,Math.round(s*h/O));return{width:o(g),height:o(l)}}const _=(m,h)=>h*O/(0,u.JQ)(m).width}),30586:((B,y,f)=>{f.d(y,{H:()=>n});var u=f(44131),O=f(33095),
M=f(64680),_=f(59596);const m=Uint8Array.of(137,80,78,71,13,10,26,10),h={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},g={gray:1,rgb:3,palette:1,"gray-alpha":2,
rgba:4},l=.0254,o=6,s=10,t=2;async function n(c,i){const{width:d,height:p,depth:w,color:v,palette:I,profile:D,resolution:E}=c,P=Buffer.alloc(13);P.writeUInt32BE(
d,0),P.writeUInt32BE(p,4),P.set([w,h[v],0,0,0],8);const A=[m,a("IHDR",P)];return D&&A.push(a("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,_.Kc)(D)]))),
E!==void 0&&A.push(a("pHYs",e(E))),I&&A.push(a("PLTE",I)),A.push(a("IDAT",await r(c,i)),a("IEND",new Uint8Array(0))),Buffer.concat(A)}function e(c){const i=Buffer.
alloc(9),d=Math.round(c/l);return i.writeUInt32BE(d,0),i.writeUInt32BE(d,4),i[8]=1,i}async function r(c,{codec:i,pace:d}){const{width:p,height:w,depth:v,color:I,
samples:D}=c,E=Math.ceil(p*v*g[I]/8),P=v>=8&&I!=="palette"?t:0,A=typeof D=="function"?D:T=>D.subarray(T*E,T*E+E),L=new M.k(Math.max(1024,E*w>>(i?0:3))),S=i?void 0:
(0,O.i)({level:o,mem:6},L),U=new Uint8Array(E);for(let T=0;T<w;T++){const R=new Uint8Array(E+1),$=A(T);if(R[0]=T===0?0:P,R[0]===t)for(let C=0;C<E;C++)R[C+1]=$[C]-
U[C];else R.set($.subarray(0,E),1);U.set($.subarray(0,E)),S?S.push(R,T===w-1):L.copy(R,0,R.length);const x=d.step(S?E*s:E);x&&await x}return i?i.deflate(L.bytes,
o):L.bytes}function a(c,i){const d=Buffer.alloc(i.length+12);return d.writeUInt32BE(i.length,0),d.write(c,4,"latin1"),d.set(i,8),d.writeUInt32BE((0,u.Q)(d.subarray(
4,i.length+8)),i.length+8),d}}),93059:((B,y,f)=>{f.d(y,{n:()=>M});var u=f(45599);const O={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"\
Filter",H:"Height",IM:"ImageMask",W:"Width"};function M(_){if(_.dataStart<0)return;const m=new u.Bi;for(let h=0;h+1<_.count;h+=2){const g=_.name(h);g!==void 0&&
m.set(O[g]??g,_.value(h+1))}return new u.Z6(m,_.content.subarray(_.dataStart,_.dataEnd))}}),36502:((B,y,f)=>{f.d(y,{z:()=>l});var u=f(45599);const O={View:"View\
State",Print:"PrintState"};class M{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.document=t,this.intents=this.intentsOf(n);for(const e of t.
array(n?.get("AS"))??[]){const r=t.dict(e),a=t.resolve(r?.get("Event"));if(!r||!((0,u.Eo)(a,"View")||(0,u.Eo)(a,"Print")))continue;const c=_(t,r.get("Category")),
i=this.categories[a.text];for(const d of t.array(r.get("OCGs"))??[]){if(!(0,u.i9)(d))continue;const p=i.get(d.number)??new Set;for(const w of c)p.add(w);i.set(d.
number,p)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.dict(new u.oS(t)));return!e.has("All")&&![...e].some(
r=>n.has(r))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const r=this.document.dict(this.document.dict(new u.oS(t))?.get("Usage"));let a;for(const c of e){
const i=O[c],d=i===void 0?null:this.document.resolve(this.document.dict(r?.get(c))?.get(i));if((0,u.Eo)(d,"OFF"))return!1;(0,u.Eo)(d,"ON")&&(a=!0)}return a}intentsOf(t){
const n=_(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function _(s,t){return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof
u.SX?[e.text]:[])}const m=32;function h(s,t,n){const e=new Map,r=(a,c)=>{const i=e.get(a);if(i!==void 0)return i;e.set(a,!0);const d=s.resolve(a[0]),p=I=>{const D=s.
resolve(I);return(0,u.cy)(D)?c>0?r(D,c-1):!0:!(0,u.i9)(I)||n(I.number)},w=a.slice(1),v=g(d instanceof u.SX?d.text:"",w,p);return e.set(a,v),v};return r(t,m)}function g(s,t,n){
switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class l{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,u.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,u.i9)(e)&&this.on.add(e.number);this.usages=new M(t,n),this.viewed=
o(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=o(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,u.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,u.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:r}=this,a=r.dict(t);if(!a)return!0;if(!(0,u.Eo)(
r.resolve(a.get("Type")),"OCMD"))return!(0,u.i9)(t)||n(t.number);const c=e.get(a);if(c!==void 0)return c;const i=r.resolve(a.get("VE")),d=(0,u.cy)(i)?h(r,i,n):this.
showsByPolicy(a,n);return e.set(a,d),d}showsByPolicy(t,n){const{document:e}=this,r=t.get("OCGs"),a=(e.array(r)??[r]).filter(u.i9);if(a.length===0)return!0;const c=a.
map(({number:d})=>n(d)),i=e.resolve(t.get("P"));switch(i instanceof u.SX?i.text:"AnyOn"){case"AllOn":return c.every(d=>d);case"AnyOff":return!c.every(d=>d);case"\
AllOff":return!c.some(d=>d);default:return c.some(d=>d)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function o(s){const t=new Map;return{
states:e=>{let r=t.get(e);return r===void 0&&t.set(e,r=s(e)),r},memberships:new WeakMap}}}),94289:((B,y,f)=>{f.d(y,{Y:()=>u});function u(g,l){switch(g){case"D":
return String(l);case"R":return m(l);case"r":return m(l).toLowerCase();case"A":return h(l);case"a":return h(l).toLowerCase();default:return""}}const O=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],M=1e5,_=2600;function m(g){if(g>M)return String(
g);let l="",o=g;for(const[s,t]of O)for(;o>=s;)l+=t,o-=s;return l}function h(g){return g>_?String(g):String.fromCharCode(65+(g-1)%26).repeat(Math.ceil(g/26))}}),
44738:((B,y,f)=>{f.d(y,{L:()=>h,m:()=>g});var u=f(45599),O=f(55969),M=f(3466),_=f(9731),m=f(17671);async function h(l,o){const s=new Set;let t=0,n=!1;for(let a=0;a<
l.pages.count;a++){const c=g(l,l.pages.number(a));for(const{number:d}of c){const p=l.get(d);if(s.has(d)||!(0,u.Zm)(p)||!o(p,a))continue;s.add(d);const w=(0,O.B)(
l,p);w==="Popup"&&t++,w==="Widget"&&(n=!0)}const i=l.job.pace.step(500+c.length*100);i&&await i}if(s.size===0)return 0;const e=(0,m.Hi)(l),r=n?await M.R.of(l):void 0;
return await(0,m.Pv)(e,s,()=>(0,m.Wi)(e,s)),r&&await(0,m.zg)(e,r),await(0,_.U)(e),s.size-t}function g(l,o){const s=l.entry(o,"Annots"),t=l.array(s)??[];if(!t.some(
u.Zm))return t.filter(u.i9);const n=l.edit((0,u.i9)(s)?s:o),e=l.array((0,u.Zm)(n)?n.get("Annots"):n)??[];for(const[r,a]of e.entries())(0,u.Zm)(a)&&(e[r]=l.add(a));
return e.filter(u.i9)}}),33311:((B,y,f)=>{f.d(y,{S:()=>M});var u=f(21996),O=f(70549);const M=(0,O.n)(_=>(0,u.zx)(_,["AP","JS","EF","ByteRange","Sig"]))}),59071:((B,y,f)=>{
f.d(y,{Gh:()=>t,ZK:()=>n,wh:()=>s});var u=f(77581),O=f(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,_=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,h=e=>e.replace(M,"").replace(_,"").replace(m,"�"),g=200,l=new WeakMap;function o(e){
if(e.bytes.length<g)return h((0,u.g7)(e));let r=l.get(e);return r===void 0&&l.set(e,r=h((0,u.g7)(e))),r}const s=e=>h(e).trim();function t(e){const r=e instanceof
O.Mx?o(e).trim():"";return r===""?null:r}const n=e=>e?o(e):""})};
