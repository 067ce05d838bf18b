"use strict";exports.id=1143,exports.ids=[1143],exports.modules={17079:((R,y,c)=>{c.d(y,{Z:()=>E,_:()=>g});const l=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function g(o){
if(o.length>64)return;const s=o.trim().replace(w,(t,n,e,r)=>`${n??""}${1900+Number(e)}${r}`);return _(h(l.exec(s)??P.exec(s)))}function E(o){const s=o.length>64?
void 0:h(P.exec(o.trim()));if(!s||_(s)===void 0)return;const{year:t,month:n="",day:e="",hour:r="",minute:i="",second:f="",zone:a=""}=s;return`D:${t}${n}${e}${r}${i}${f}${a===
"Z"||a===""?a:`${a.replace(":","'")}'`}`}function h(o){if(!o)return;const[,s,t,n,e,r,i,f,a,d,m]=o,M=f??(a===void 0?void 0:`${a}${d??"00"}:${m??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:r,second:i,zone:M}}function _(o){if(!o)return;const{year:s,month:t,day:n,hour:e,minute:r="00",second:i="00",zone:f}=o,a=(m,M,A)=>m===
void 0||Number(m)>=M&&Number(m)<=A;if(Number(s)===0||!a(t,1,12)||!a(n,1,u(Number(s),Number(t)))||!a(e,0,23)||!a(r,0,59)||!a(i,0,59)||f!==void 0&&f!=="Z"&&!(a(f.
slice(1,3),0,23)&&a(f.slice(4),0,59)))return;const d=[s,t,n].filter(m=>m!==void 0).join("-");return e===void 0?d:`${d}T${e}:${r}:${i}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function u(o,s){return s===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((R,y,c)=>{c.d(y,{D6:()=>E,F1:()=>P,NL:()=>o,
P3:()=>w,br:()=>g,bs:()=>u});var l=c(98446);const w={problem:"names page 0: pages count from 1, and -1 is the last page"};function P(t,n,e){const r=[],i=[];for(const[
f,a]of t.split(",").entries()){const d=f+1;if(n!==void 0&&a.trim()===""){i.push(`entry ${d} is empty: write ${n}, separated by single commas`);continue}const m=e(
a,d);"problem"in m?i.push(g(d,a,m.problem)):r.push(m.item)}return i.length>0?{problem:u(i)}:{items:r}}const g=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,E=({
position:t,text:n},e,r)=>g(t,n,`names ${h(e)}, but the document has ${(0,l.y_)(r,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const _=5;function u(t){const n=t.length-_;return[...t.slice(0,_),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function o(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,l.Bu)(n.join(""),40)}}),29082:((R,y,c)=>{c.d(y,{k1:()=>E,lY:()=>g,m7:()=>h});var l=c(58552),w=c(
66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,g=o=>(0,w.F1)(o,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=P.exec(n);if(!e)
return{problem:u(n)};const[,r,i,f,a,d]=e,m={negated:r!==void 0,text:n,position:t};if(i!==void 0)return{item:{...m,pages:i.toLowerCase()}};const M=Number(f),A=a===
void 0?M:d===void 0?"end":Number(d);return M===0||A===0?w.P3:{item:{...m,pages:{from:M,to:A}}}});function E(o,s,t="pages"){const n=a=>(0,l.G6)([{field:t,message:a}]),
e=g(o);if("problem"in e)throw n(e.problem);const r=new _(s),i=new _(s),f=[];for(const a of e.items){const d=a.negated?i:r;if(typeof a.pages=="string"){d.add(a.pages);
continue}const{from:m,to:M}=a.pages,A=m<0?s+1+m:m,L=M==="end"?s:M<0?s+1+M:M,O=(M==="end"?m<0?[[m,A]]:[]:[[m,A],[M,L]]).find(([,p])=>p<1||p>s);O&&f.push((0,w.D6)(
a,O[0],s)),!(M==="end"&&A>s||f.length>0)&&d.range(Math.min(A,L),Math.max(A,L))}if(f.length>0)throw n((0,w.bs)(f));return e.items.every(({negated:a})=>a)&&r.add(
"all"),r.without(i)}function h(o){const s=g(o);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:r}=n;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class _{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,r=0;for(let i=1;i<=this.pageCount;i++){e+=this.differences[i],r+=s.differences[i];const f=i%
2===1?"odd":"even";(e>0||this[f])&&!(r>0||s[f])&&(t[n++]=i)}return t.subarray(0,n)}}function u(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is writt\
en 1..5":/^!/.test(o)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((R,y,c)=>{c.d(y,{Q:()=>w});const l=P();function w(g){const[E,h,_,u]=l;let o=4294967295,s=0;for(const t=g.
length-3;s<t;s+=4)o^=g[s]|g[s+1]<<8|g[s+2]<<16|g[s+3]<<24,o=u[o&255]^_[o>>>8&255]^h[o>>>16&255]^E[o>>>24];for(;s<g.length;s++)o=E[(o^g[s])&255]^o>>>8;return~o>>>
0}function P(){const g=new Int32Array(256);for(let u=0;u<256;u++){let o=u;for(let s=0;s<8;s++)o=o&1?o>>>1^3988292384:o>>>1;g[u]=o}const E=u=>u.map(o=>g[o&255]^o>>>
8),h=E(g),_=E(h);return[g,h,_,E(_)]}}),55772:((R,y,c)=>{c.d(y,{fl:()=>o,mm:()=>_,vg:()=>u});var l=c(94289),w=c(33546),P=c(74135),g=c(59071);const E=1e3;function h(t){
const{width:n,height:e}=(0,P.JQ)(t),r=i=>Math.round(i*E)/E;return{width:r(n),height:r(e)}}function _({kinds:t,kindOf:n}){const e=new Int32Array(t.length),r=new Int32Array(
t.length);for(let f=n.length-1;f>=0;f--)e[n[f]]++,r[n[f]]=f+1;const i=new Map;for(const[f,a]of t.entries()){const{width:d,height:m}=h(a),M=`${d} ${m}`,A=i.get(M);
A?A.count+=e[f]:i.set(M,{width:d,height:m,count:e[f],firstPage:r[f]})}return[...i.values()]}async function u(t,{kinds:n,kindOf:e},r){const i=await o(t),f=n.map(
h);return Array.from(e,(a,d)=>({...f[a],rotation:n[a].rotation,label:i(d),characters:r?.[d]??null}))}async function o(t){const n=await(0,w.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,g.ZK)(n)+(0,l.Y)(t,e)}}),36083:((R,y,c)=>{c.r(y),c.d(y,{pages_to_images:()=>a});var l=c(58552),w=c(29082),
P=c(36116),g=c(12195),E=c(1900),h=c(86799),_=c(6057),u=c(30044),o=c(30586),s=c(42973),t=c(15584),n=c(98446),e=c(56725),r=c(55772),i=c(52404);const f={png:{ending:"\
png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},a=async(O,p,D)=>{const v=p.font&&(0,h.g)(p.font,"font").bytes,x=await(0,t.E)(O.bytes,D,{
password:p.open_password}),S=x.pages.count,T=(0,w.k1)(p.pages,S);if(T.length===0)return{documents:[],files:[],notes:[i.$],facts:{imageCount:0}};M(T.length,D);const I=[
...T].map(W=>d((0,_.iw)(x,W-1),W,p));U(I,p,D);const B=await(0,r.fl)(x),{bytes:$,missing:C}=await(0,e.v)(x,T,p.with_annotations),b=await g.Y.open($,D,v),K=O.name.
replace(/\.pdf$/i,""),Q=String(S).length,N=[],{ending:J,mediaType:F}=f[p.image_format];let Z=0;for(const[W,{page:z,width:H,height:V,resolution:j}]of I.entries()){
const k=await b.draw(W,{width:H,height:V,isTransparent:p.transparent}),G=await m(k,j,p,D);Z+=G.length,A(Z,D);const X=B(z-1),Y=`${K}-${String(z).padStart(Q,"0")}\
.${J}`;N.push({name:Y,bytes:await D.onResult({index:W,name:Y,bytes:G}),mediaType:F,facts:{page:z,...X&&{label:X},width:H,height:V,size:G.length,mimeType:F}}),D.
pace.progress((W+1)/I.length)}return{documents:[],files:N,notes:C.notes(v!==void 0),facts:{imageCount:N.length}}};function d(O,p,D){const v=D.pixel_width===void 0?
D.resolution:(0,P.C)(O,D.pixel_width);return{page:p,...(0,P.T)(O,v),resolution:v}}async function m(O,p,D,v){const{grayscale:x,transparent:S,image_format:T,quality:I}=D,
{width:B,height:$}=O,C=x||!await(0,E.cE)(O,v.pace);if(T==="jpeg"){const K=C?"gray":"rgb";return await(0,u.I)({width:B,height:$,color:K,quality:I,resolution:p,samples:(0,E.
lc)(O,K)},v.pace)}const b=S?C?"gray-alpha":"rgba":C?"gray":"rgb";return await(0,o.H)({width:B,height:$,depth:8,color:b,resolution:p,samples:(0,E.lc)(O,b)},v)}function M(O,{
limits:{drawnPages:p}}){if(O<=p)return;const D=`pages_to_images gives at most ${(0,n.y_)(p,"image")} at once, and pages names ${O}`;throw(0,s.F)("drawnPages",D,
`Choose pages such as 1..${p}, or split the document first`,"pages")}function A(O,{limits:{drawnBytes:p}}){if(O<=p)return;const D=`The images together are large\
r than ${p} bytes`;throw(0,s.F)("drawnBytes",D,"Choose fewer pages, or a lower resolution","pages")}const L=1e6;function U(O,p,{limits:{pixels:D}}){const v=({width:C,
height:b})=>C*b,x=O.reduce((C,b)=>v(b)>v(C)?b:C);if(v(x)<=D)return;const S=Math.sqrt(D/v(x)),[T,I]=p.pixel_width===void 0?["resolution",p.resolution]:["pixel_wi\
dth",p.pixel_width],B=Math.ceil(v(x)/L),$=`${I} would make images of ${(0,n.y_)(B,"megapixel")}: at most ${Math.floor(I*S)} fits this document (page ${x.page})`;
throw(0,l.G6)([{field:T,message:$}])}}),52404:((R,y,c)=>{c.d(y,{$:()=>g,U:()=>E});var l=c(58552),w=c(29082),P=c(98446);const g={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function E({first_page:h,last_page:_,pages:u},o){if(u!==void 0)return(0,w.k1)(
u,o);const s=(0,P.y_)(o,"page"),t=[];if(h>o&&t.push({field:"first_page",message:`is ${h}, but the document has ${s}`}),_!==void 0&&_>o&&t.push({field:"last_page",
message:`is ${_}, but the document has ${s}`}),t.length===0&&_!==void 0&&h>_&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${_})`,mentions:[
"last_page"]}),t.length>0)throw(0,l.G6)(t);return Uint32Array.from({length:(_??o)-h+1},(n,e)=>h+e)}}),36116:((R,y,c)=>{c.d(y,{C:()=>g,T:()=>P});var l=c(74135);const w=72;
function P(E,h){const{width:_,height:u}=(0,l.JQ)(E),o=s=>Math.max(1,Math.round(s*h/w));return{width:o(_),height:o(u)}}const g=(E,h)=>h*w/(0,l.JQ)(E).width}),1900:((R,y,c)=>{
c.d(y,{cE:()=>g,lc:()=>E});const l=4,w=2,P={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function g({height:_,row:u},o){for(let s=0;s<_;s++){const t=u(s);for(let e=0;e<
t.length;e+=l){const r=t[e+1];if(t[e]!==r||t[e+2]!==r)return!0}const n=o.step(t.length*w);n&&await n}return!1}function E({width:_,row:u},o){const s=P[o],t=new Uint8Array(
_*s),n=s<3;return e=>{const r=u(e);for(let i=0,f=0;i<r.length;i+=l){const[a,d,m]=[r[i],r[i+1],r[i+2]];n?t[f++]=h(m,d,a):(t[f++]=m,t[f++]=d,t[f++]=a),s%2===0&&(t[f++]=
r[i+3])}return t}}const h=(_,u,o)=>77*_+150*u+29*o+128>>8}),30586:((R,y,c)=>{c.d(y,{H:()=>n});var l=c(44131),w=c(33095),P=c(64680),g=c(59596);const E=Uint8Array.
of(137,80,78,71,13,10,26,10),h={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},_={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},u=.0254,o=6,s=10,t=2;async function n(f,a){
const{width:d,height:m,depth:M,color:A,palette:L,profile:U,resolution:O}=f,p=Buffer.alloc(13);p.writeUInt32BE(d,0),p.writeUInt32BE(m,4),p.set([M,h[A],0,0,0],8);
const D=[E,i("IHDR",p)];return U&&D.push(i("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,g.Kc)(U)]))),O!==void 0&&D.push(i("pHYs",e(O))),L&&D.push(i(
"PLTE",L)),D.push(i("IDAT",await r(f,a)),i("IEND",new Uint8Array(0))),Buffer.concat(D)}function e(f){const a=Buffer.alloc(9),d=Math.round(f/u);return a.writeUInt32BE(
d,0),a.writeUInt32BE(d,4),a[8]=1,a}async function r(f,{codec:a,pace:d}){const{width:m,height:M,depth:A,color:L,samples:U}=f,O=Math.ceil(m*A*_[L]/8),p=A>=8&&L!==
"palette"?t:0,D=typeof U=="function"?U:T=>U.subarray(T*O,T*O+O),v=new P.k(Math.max(1024,O*M>>(a?0:3))),x=a?void 0:(0,w.i)({level:o,mem:6},v),S=new Uint8Array(O);
for(let T=0;T<M;T++){const I=new Uint8Array(O+1),B=D(T);if(I[0]=T===0?0:p,I[0]===t)for(let C=0;C<O;C++)I[C+1]=B[C]-S[C];else I.set(B.subarray(0,O),1);S.set(B.subarray(
0,O)),x?x.push(I,T===M-1):v.copy(I,0,I.length);const $=d.step(x?O*s:O);$&&await $}return a?a.deflate(v.bytes,o):v.bytes}function i(f,a){const d=Buffer.alloc(a.length+
12);return d.writeUInt32BE(a.length,0),d.write(f,4,"latin1"),d.set(a,8),d.writeUInt32BE((0,l.Q)(d.subarray(4,a.length+8)),a.length+8),d}}),36502:((R,y,c)=>{c.d(
y,{z:()=>u});var l=c(45599);const w={View:"ViewState",Print:"PrintState"};class P{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.
document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const r=t.dict(e),i=t.resolve(r?.get("Event"));if(!r||!((0,l.Eo)(i,"View")||
(0,l.Eo)(i,"Print")))continue;const f=g(t,r.get("Category")),a=this.categories[i.text];for(const d of t.array(r.get("OCGs"))??[]){if(!(0,l.i9)(d))continue;const m=a.
get(d.number)??new Set;for(const M of f)m.add(M);a.set(d.number,m)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.
dict(new l.oS(t)));return!e.has("All")&&![...e].some(r=>n.has(r))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const r=this.document.dict(this.document.
dict(new l.oS(t))?.get("Usage"));let i;for(const f of e){const a=w[f],d=a===void 0?null:this.document.resolve(this.document.dict(r?.get(f))?.get(a));if((0,l.Eo)(
d,"OFF"))return!1;(0,l.Eo)(d,"ON")&&(i=!0)}return i}intentsOf(t){const n=g(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function g(s,t){
return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof l.SX?[e.text]:[])}const E=32;function h(s,t,n){const e=new Map,r=(i,f)=>{const a=e.get(
i);if(a!==void 0)return a;e.set(i,!0);const d=s.resolve(i[0]),m=L=>{const U=s.resolve(L);return(0,l.cy)(U)?f>0?r(U,f-1):!0:!(0,l.i9)(L)||n(L.number)},M=i.slice(
1),A=_(d instanceof l.SX?d.text:"",M,m);return e.set(i,A),A};return r(t,E)}function _(s,t,n){switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"\
Not":return t.length===0||!n(t[0]);default:return!0}}class u{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.
dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,l.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,l.
i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,l.i9)(e)&&this.on.add(e.number);this.usages=new P(t,n),this.viewed=o(e=>this.usages.isAlwaysOn(
e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=o(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,
this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.
baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,l.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.
array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,l.i9)(e)?[e.number]:[]))].filter(e=>!this.
viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:r}=this,i=r.dict(t);if(!i)return!0;if(!(0,l.Eo)(r.resolve(i.get("Typ\
e")),"OCMD"))return!(0,l.i9)(t)||n(t.number);const f=e.get(i);if(f!==void 0)return f;const a=r.resolve(i.get("VE")),d=(0,l.cy)(a)?h(r,a,n):this.showsByPolicy(i,
n);return e.set(i,d),d}showsByPolicy(t,n){const{document:e}=this,r=t.get("OCGs"),i=(e.array(r)??[r]).filter(l.i9);if(i.length===0)return!0;const f=i.map(({number:d})=>n(
d)),a=e.resolve(t.get("P"));switch(a instanceof l.SX?a.text:"AnyOn"){case"AllOn":return f.every(d=>d);case"AnyOff":return!f.every(d=>d);case"AllOff":return!f.some(
d=>d);default:return f.some(d=>d)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function o(s){const t=new Map;return{states:e=>{let r=t.
get(e);return r===void 0&&t.set(e,r=s(e)),r},memberships:new WeakMap}}}),94289:((R,y,c)=>{c.d(y,{Y:()=>l});function l(_,u){switch(_){case"D":return String(u);case"\
R":return E(u);case"r":return E(u).toLowerCase();case"A":return h(u);case"a":return h(u).toLowerCase();default:return""}}const w=[[1e3,"M"],[900,"CM"],[500,"D"],
[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],P=1e5,g=2600;function E(_){if(_>P)return String(_);let u="",o=_;for(const[
s,t]of w)for(;o>=s;)u+=t,o-=s;return u}function h(_){return _>g?String(_):String.fromCharCode(65+(_-1)%26).repeat(Math.ceil(_/26))}}),44738:((R,y,c)=>{c.d(y,{L:()=>h,
m:()=>_});var l=c(45599),w=c(55969),P=c(3466),g=c(9731),E=c(17671);async function h(u,o){const s=new Set;let t=0,n=!1;for(let i=0;i<u.pages.count;i++){const f=_(
u,u.pages.number(i));for(const{number:d}of f){const m=u.get(d);if(s.has(d)||!(0,l.Zm)(m)||!o(m,i))continue;s.add(d);const M=(0,w.B)(u,m);M==="Popup"&&t++,M==="W\
idget"&&(n=!0)}const a=u.job.pace.step(500+f.length*100);a&&await a}if(s.size===0)return 0;const e=(0,E.Hi)(u),r=n?await P.R.of(u):void 0;return await(0,E.Pv)(e,
s,()=>(0,E.Wi)(e,s)),r&&await(0,E.zg)(e,r),await(0,g.U)(e),s.size-t}function _(u,o){const s=u.entry(o,"Annots"),t=u.array(s)??[];if(!t.some(l.Zm))return t.filter(
l.i9);const n=u.edit((0,l.i9)(s)?s:o),e=u.array((0,l.Zm)(n)?n.get("Annots"):n)??[];for(const[r,i]of e.entries())(0,l.Zm)(i)&&(e[r]=u.add(i));return e.filter(l.i9)}}),
33311:((R,y,c)=>{c.d(y,{S:()=>P});var l=c(21996),w=c(70549);const P=(0,w.n)(g=>(0,l.zx)(g,["AP","JS","EF","ByteRange","Sig"]))}),59071:((R,y,c)=>{c.d(y,{Gh:()=>t,
ZK:()=>n,wh:()=>s});var l=c(77581),w=c(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,g=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
h=e=>e.replace(P,"").replace(g,"").replace(E,"�"),_=200,u=new WeakMap;function o(e){if(e.bytes.length<_)return h((0,l.g7)(e));let r=u.get(e);return r===void 0&&
u.set(e,r=h((0,l.g7)(e))),r}const s=e=>h(e).trim();function t(e){const r=e instanceof w.Mx?o(e).trim():"";return r===""?null:r}const n=e=>e?o(e):""})};
