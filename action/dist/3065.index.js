"use strict";exports.id=3065,exports.ids=[3065],exports.modules={17079:((R,y,f)=>{f.d(y,{Z:()=>m,_:()=>_});const u=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function _(o){
if(o.length>64)return;const s=o.trim().replace(w,(t,n,e,r)=>`${n??""}${1900+Number(e)}${r}`);return g(h(u.exec(s)??P.exec(s)))}function m(o){const s=o.length>64?
void 0:h(P.exec(o.trim()));if(!s||g(s)===void 0)return;const{year:t,month:n="",day:e="",hour:r="",minute:a="",second:c="",zone:i=""}=s;return`D:${t}${n}${e}${r}${a}${c}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function h(o){if(!o)return;const[,s,t,n,e,r,a,c,i,d,E]=o,M=c??(i===void 0?void 0:`${i}${d??"00"}:${E??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:r,second:a,zone:M}}function g(o){if(!o)return;const{year:s,month:t,day:n,hour:e,minute:r="00",second:a="00",zone:c}=o,i=(E,M,A)=>E===
void 0||Number(E)>=M&&Number(E)<=A;if(Number(s)===0||!i(t,1,12)||!i(n,1,l(Number(s),Number(t)))||!i(e,0,23)||!i(r,0,59)||!i(a,0,59)||c!==void 0&&c!=="Z"&&!(i(c.
slice(1,3),0,23)&&i(c.slice(4),0,59)))return;const d=[s,t,n].filter(E=>E!==void 0).join("-");return e===void 0?d:`${d}T${e}:${r}:${a}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function l(o,s){return s===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((R,y,f)=>{f.d(y,{D6:()=>m,F1:()=>P,NL:()=>o,
P3:()=>w,br:()=>_,bs:()=>l});var u=f(98446);const w={problem:"names page 0: pages count from 1, and -1 is the last page"};function P(t,n,e){const r=[],a=[];for(const[
c,i]of t.split(",").entries()){const d=c+1;if(n!==void 0&&i.trim()===""){a.push(`entry ${d} is empty: write ${n}, separated by single commas`);continue}const E=e(
i,d);"problem"in E?a.push(_(d,i,E.problem)):r.push(E.item)}return a.length>0?{problem:l(a)}:{items:r}}const _=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,m=({
position:t,text:n},e,r)=>_(t,n,`names ${h(e)}, but the document has ${(0,u.y_)(r,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const g=5;function l(t){const n=t.length-g;return[...t.slice(0,g),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function o(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,u.Bu)(n.join(""),40)}}),29082:((R,y,f)=>{f.d(y,{k1:()=>m,lY:()=>_,m7:()=>h});var u=f(58552),w=f(
66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,_=o=>(0,w.F1)(o,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=P.exec(n);if(!e)
return{problem:l(n)};const[,r,a,c,i,d]=e,E={negated:r!==void 0,text:n,position:t};if(a!==void 0)return{item:{...E,pages:a.toLowerCase()}};const M=Number(c),A=i===
void 0?M:d===void 0?"end":Number(d);return M===0||A===0?w.P3:{item:{...E,pages:{from:M,to:A}}}});function m(o,s,t="pages"){const n=i=>(0,u.G6)([{field:t,message:i}]),
e=_(o);if("problem"in e)throw n(e.problem);const r=new g(s),a=new g(s),c=[];for(const i of e.items){const d=i.negated?a:r;if(typeof i.pages=="string"){d.add(i.pages);
continue}const{from:E,to:M}=i.pages,A=E<0?s+1+E:E,B=M==="end"?s:M<0?s+1+M:M,O=(M==="end"?E<0?[[E,A]]:[]:[[E,A],[M,B]]).find(([,p])=>p<1||p>s);O&&c.push((0,w.D6)(
i,O[0],s)),!(M==="end"&&A>s||c.length>0)&&d.range(Math.min(A,B),Math.max(A,B))}if(c.length>0)throw n((0,w.bs)(c));return e.items.every(({negated:i})=>i)&&r.add(
"all"),r.without(a)}function h(o){const s=_(o);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:r}=n;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class g{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,r=0;for(let a=1;a<=this.pageCount;a++){e+=this.differences[a],r+=s.differences[a];const c=a%
2===1?"odd":"even";(e>0||this[c])&&!(r>0||s[c])&&(t[n++]=a)}return t.subarray(0,n)}}function l(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is writt\
en 1..5":/^!/.test(o)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((R,y,f)=>{f.d(y,{Q:()=>w});const u=P();function w(_){const[m,h,g,l]=u;let o=4294967295,s=0;for(const t=_.
length-3;s<t;s+=4)o^=_[s]|_[s+1]<<8|_[s+2]<<16|_[s+3]<<24,o=l[o&255]^g[o>>>8&255]^h[o>>>16&255]^m[o>>>24];for(;s<_.length;s++)o=m[(o^_[s])&255]^o>>>8;return~o>>>
0}function P(){const _=new Int32Array(256);for(let l=0;l<256;l++){let o=l;for(let s=0;s<8;s++)o=o&1?o>>>1^3988292384:o>>>1;_[l]=o}const m=l=>l.map(o=>_[o&255]^o>>>
8),h=m(_),g=m(h);return[_,h,g,m(g)]}}),55772:((R,y,f)=>{f.d(y,{fl:()=>o,mm:()=>g,vg:()=>l});var u=f(94289),w=f(33546),P=f(74135),_=f(59071);const m=1e3;function h(t){
const{width:n,height:e}=(0,P.JQ)(t),r=a=>Math.round(a*m)/m;return{width:r(n),height:r(e)}}function g({kinds:t,kindOf:n}){const e=new Int32Array(t.length),r=new Int32Array(
t.length);for(let c=n.length-1;c>=0;c--)e[n[c]]++,r[n[c]]=c+1;const a=new Map;for(const[c,i]of t.entries()){const{width:d,height:E}=h(i),M=`${d} ${E}`,A=a.get(M);
A?A.count+=e[c]:a.set(M,{width:d,height:E,count:e[c],firstPage:r[c]})}return[...a.values()]}async function l(t,{kinds:n,kindOf:e},r){const a=await o(t),c=n.map(
h);return Array.from(e,(i,d)=>({...c[i],rotation:n[i].rotation,label:a(d),characters:r?.[d]??null}))}async function o(t){const n=await(0,w.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,_.ZK)(n)+(0,u.Y)(t,e)}}),36083:((R,y,f)=>{f.r(y),f.d(y,{pages_to_images:()=>i});var u=f(58552),w=f(29082),
P=f(36116),_=f(12195),m=f(1900),h=f(86799),g=f(6057),l=f(30044),o=f(30586),s=f(42973),t=f(12237),n=f(98446),e=f(56725),r=f(55772),a=f(52404);const c={png:{ending:"\
png",mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},i=async(O,p,D)=>{const v=p.font&&(0,h.g)(p.font,"font").bytes,L=await(0,t.E)(O.bytes,D,{
password:p.open_password}),S=L.pages.count,I=(0,w.k1)(p.pages,S);if(I.length===0)return{documents:[],files:[],notes:[a.$],facts:{imageCount:0}};M(I.length,D);const T=[
...I].map(W=>d((0,g.iw)(L,W-1),W,p));U(T,p,D);const x=await(0,r.fl)(L),{bytes:$,missing:C}=await(0,e.v)(L,I,p.with_annotations),b=await _.Y.open($,D,v),K=O.name.
replace(/\.pdf$/i,""),Q=String(S).length,N=[],{ending:J,mediaType:G}=c[p.image_format];let Z=0;for(const[W,{page:z,width:H,height:V,resolution:j}]of T.entries()){
const k=await b.draw(W,{width:H,height:V,isTransparent:p.transparent}),F=await E(k,j,p,D);Z+=F.length,A(Z,D);const Y=x(z-1),X=`${K}-${String(z).padStart(Q,"0")}\
.${J}`;N.push({name:X,bytes:await D.onResult({index:W,name:X,bytes:F}),mediaType:G,facts:{page:z,...Y&&{label:Y},width:H,height:V,size:F.length,mimeType:G}}),D.
pace.progress((W+1)/T.length)}return{documents:[],files:N,notes:C.notes(v!==void 0),facts:{imageCount:N.length}}};function d(O,p,D){const v=D.pixel_width===void 0?
D.resolution:(0,P.C)(O,D.pixel_width);return{page:p,...(0,P.T)(O,v),resolution:v}}async function E(O,p,D,v){const{grayscale:L,transparent:S,image_format:I,quality:T}=D,
{width:x,height:$}=O,C=L||!await(0,m.cE)(O,v.pace);if(I==="jpeg"){const K=C?"gray":"rgb";return await(0,l.I)({width:x,height:$,color:K,quality:T,resolution:p,samples:(0,m.
lc)(O,K)},v.pace)}const b=S?C?"gray-alpha":"rgba":C?"gray":"rgb";return await(0,o.H)({width:x,height:$,depth:8,color:b,resolution:p,samples:(0,m.lc)(O,b)},v)}function M(O,{
limits:{drawnPages:p}}){if(O<=p)return;const D=`pages_to_images gives at most ${(0,n.y_)(p,"image")} at once, and pages names ${O}`;throw(0,s.F)("drawnPages",D,
`Choose pages such as 1..${p}, or split the document first`,"pages")}function A(O,{limits:{drawnBytes:p}}){if(O<=p)return;const D=`The images together are large\
r than ${p} bytes`;throw(0,s.F)("drawnBytes",D,"Choose fewer pages, or a lower resolution","pages")}const B=1e6;function U(O,p,{limits:{pixels:D}}){const v=({width:C,
height:b})=>C*b,L=O.reduce((C,b)=>v(b)>v(C)?b:C);if(v(L)<=D)return;const S=Math.sqrt(D/v(L)),[I,T]=p.pixel_width===void 0?["resolution",p.resolution]:["pixel_wi\
dth",p.pixel_width],x=Math.ceil(v(L)/B),$=`${T} would make images of ${(0,n.y_)(x,"megapixel")}: at most ${Math.floor(T*S)} fits this document (page ${L.page})`;
throw(0,u.G6)([{field:I,message:$}])}}),52404:((R,y,f)=>{f.d(y,{$:()=>_,U:()=>m});var u=f(58552),w=f(29082),P=f(98446);const _={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function m({first_page:h,last_page:g,pages:l},o){if(l!==void 0)return(0,w.k1)(
l,o);const s=(0,P.y_)(o,"page"),t=[];if(h>o&&t.push({field:"first_page",message:`is ${h}, but the document has ${s}`}),g!==void 0&&g>o&&t.push({field:"last_page",
message:`is ${g}, but the document has ${s}`}),t.length===0&&g!==void 0&&h>g&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${g})`,mentions:[
"last_page"]}),t.length>0)throw(0,u.G6)(t);return Uint32Array.from({length:(g??o)-h+1},(n,e)=>h+e)}}),36116:((R,y,f)=>{f.d(y,{C:()=>_,T:()=>P});var u=f(74135);const w=72;
function P(m,h){const{width:g,height:l}=(0,u.JQ)(m),o=s=>Math.max(1,Math.round(s*h/w));return{width:o(g),height:o(l)}}const _=(m,h)=>h*w/(0,u.JQ)(m).width}),30586:((R,y,f)=>{
f.d(y,{H:()=>n});var u=f(44131),w=f(33095),P=f(64680),_=f(59596);const m=Uint8Array.of(137,80,78,71,13,10,26,10),h={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},
g={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},l=.0254,o=6,s=10,t=2;async function n(c,i){const{width:d,height:E,depth:M,color:A,palette:B,profile:U,resolution:O}=c,
p=Buffer.alloc(13);p.writeUInt32BE(d,0),p.writeUInt32BE(E,4),p.set([M,h[A],0,0,0],8);const D=[m,a("IHDR",p)];return U&&D.push(a("iCCP",Buffer.concat([Buffer.from(
"ICC\0\0","latin1"),(0,_.Kc)(U)]))),O!==void 0&&D.push(a("pHYs",e(O))),B&&D.push(a("PLTE",B)),D.push(a("IDAT",await r(c,i)),a("IEND",new Uint8Array(0))),Buffer.
concat(D)}function e(c){const i=Buffer.alloc(9),d=Math.round(c/l);return i.writeUInt32BE(d,0),i.writeUInt32BE(d,4),i[8]=1,i}async function r(c,{codec:i,pace:d}){
const{width:E,height:M,depth:A,color:B,samples:U}=c,O=Math.ceil(E*A*g[B]/8),p=A>=8&&B!=="palette"?t:0,D=typeof U=="function"?U:I=>U.subarray(I*O,I*O+O),v=new P.
k(Math.max(1024,O*M>>(i?0:3))),L=i?void 0:(0,w.i)({level:o,mem:6},v),S=new Uint8Array(O);for(let I=0;I<M;I++){const T=new Uint8Array(O+1),x=D(I);if(T[0]=I===0?0:
p,T[0]===t)for(let C=0;C<O;C++)T[C+1]=x[C]-S[C];else T.set(x.subarray(0,O),1);S.set(x.subarray(0,O)),L?L.push(T,I===M-1):v.copy(T,0,T.length);const $=d.step(L?O*
s:O);$&&await $}return i?i.deflate(v.bytes,o):v.bytes}function a(c,i){const d=Buffer.alloc(i.length+12);return d.writeUInt32BE(i.length,0),d.write(c,4,"latin1"),
d.set(i,8),d.writeUInt32BE((0,u.Q)(d.subarray(4,i.length+8)),i.length+8),d}}),93059:((R,y,f)=>{f.d(y,{n:()=>P});var u=f(45599);const w={BPC:"BitsPerComponent",CS:"\
ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function P(_){if(_.dataStart<0)return;const m=new u.Bi;for(let h=0;h+1<_.
count;h+=2){const g=_.name(h);g!==void 0&&m.set(w[g]??g,_.value(h+1))}return new u.Z6(m,_.content.subarray(_.dataStart,_.dataEnd))}}),36502:((R,y,f)=>{f.d(y,{z:()=>l});
var u=f(45599);const w={View:"ViewState",Print:"PrintState"};class P{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){this.document=t,this.
intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const r=t.dict(e),a=t.resolve(r?.get("Event"));if(!r||!((0,u.Eo)(a,"View")||(0,u.Eo)(a,"Prin\
t")))continue;const c=_(t,r.get("Category")),i=this.categories[a.text];for(const d of t.array(r.get("OCGs"))??[]){if(!(0,u.i9)(d))continue;const E=i.get(d.number)??
new Set;for(const M of c)E.add(M);i.set(d.number,E)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(this.document.dict(new u.
oS(t)));return!e.has("All")&&![...e].some(r=>n.has(r))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const r=this.document.dict(this.document.dict(
new u.oS(t))?.get("Usage"));let a;for(const c of e){const i=w[c],d=i===void 0?null:this.document.resolve(this.document.dict(r?.get(c))?.get(i));if((0,u.Eo)(d,"O\
FF"))return!1;(0,u.Eo)(d,"ON")&&(a=!0)}return a}intentsOf(t){const n=_(this.document,t?.get("Intent"));return new Set(n.length>0?n:["View"])}}function _(s,t){return(s.
array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof u.SX?[e.text]:[])}const m=32;function h(s,t,n){const e=new Map,r=(a,c)=>{const i=e.get(a);if(i!==
void 0)return i;e.set(a,!0);const d=s.resolve(a[0]),E=B=>{const U=s.resolve(B);return(0,u.cy)(U)?c>0?r(U,c-1):!0:!(0,u.i9)(B)||n(B.number)},M=a.slice(1),A=g(d instanceof
u.SX?d.text:"",M,E);return e.set(a,A),A};return r(t,m)}function g(s,t,n){switch(s){case"And":return t.every(n);case"Or":return t.some(n);case"Not":return t.length===
0||!n(t[0]);default:return!0}}class l{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const n=t.dict(t.dict(t.catalog.
get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(n?.get("OFF"))??[])(0,u.i9)(e)&&this.off.add(
e.number);for(const e of t.array(n?.get("ON"))??[])(0,u.i9)(e)&&this.on.add(e.number);this.usages=new P(t,n),this.viewed=o(e=>this.usages.isAlwaysOn(e)||(this.usages.
stateOf(e,"View")??!this.isGroupOff(e))),this.printed=o(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,this.viewed)}isNeverShown(t){
return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OCProperties"));return this.baseOff?(t.array(n?.get(
"OCGs"))??[]).filter(e=>!(0,u.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){const t=this.document.array(this.document.
dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,u.i9)(e)?[e.number]:[]))].filter(e=>!this.viewed.states(e)&&
!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:r}=this,a=r.dict(t);if(!a)return!0;if(!(0,u.Eo)(r.resolve(a.get("Type")),"OCMD"))return!(0,u.
i9)(t)||n(t.number);const c=e.get(a);if(c!==void 0)return c;const i=r.resolve(a.get("VE")),d=(0,u.cy)(i)?h(r,i,n):this.showsByPolicy(a,n);return e.set(a,d),d}showsByPolicy(t,n){
const{document:e}=this,r=t.get("OCGs"),a=(e.array(r)??[r]).filter(u.i9);if(a.length===0)return!0;const c=a.map(({number:d})=>n(d)),i=e.resolve(t.get("P"));switch(i instanceof
u.SX?i.text:"AnyOn"){case"AllOn":return c.every(d=>d);case"AnyOff":return!c.every(d=>d);case"AllOff":return!c.some(d=>d);default:return c.some(d=>d)}}isGroupOff(t){
return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function o(s){const t=new Map;return{states:e=>{let r=t.get(e);return r===void 0&&t.set(e,r=s(e)),r},memberships:new WeakMap}}}),
94289:((R,y,f)=>{f.d(y,{Y:()=>u});function u(g,l){switch(g){case"D":return String(l);case"R":return m(l);case"r":return m(l).toLowerCase();case"A":return h(l);case"\
a":return h(l).toLowerCase();default:return""}}const w=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],
[4,"IV"],[1,"I"]],P=1e5,_=2600;function m(g){if(g>P)return String(g);let l="",o=g;for(const[s,t]of w)for(;o>=s;)l+=t,o-=s;return l}function h(g){return g>_?String(
g):String.fromCharCode(65+(g-1)%26).repeat(Math.ceil(g/26))}}),44738:((R,y,f)=>{f.d(y,{L:()=>h,m:()=>g});var u=f(45599),w=f(55969),P=f(3466),_=f(9731),m=f(17671);
async function h(l,o){const s=new Set;let t=0,n=!1;for(let a=0;a<l.pages.count;a++){const c=g(l,l.pages.number(a));for(const{number:d}of c){const E=l.get(d);if(s.
has(d)||!(0,u.Zm)(E)||!o(E,a))continue;s.add(d);const M=(0,w.B)(l,E);M==="Popup"&&t++,M==="Widget"&&(n=!0)}const i=l.job.pace.step(500+c.length*100);i&&await i}
if(s.size===0)return 0;const e=(0,m.Hi)(l),r=n?await P.R.of(l):void 0;return await(0,m.Pv)(e,s,()=>(0,m.Wi)(e,s)),r&&await(0,m.zg)(e,r),await(0,_.U)(e),s.size-t}
function g(l,o){const s=l.entry(o,"Annots"),t=l.array(s)??[];if(!t.some(u.Zm))return t.filter(u.i9);const n=l.edit((0,u.i9)(s)?s:o),e=l.array((0,u.Zm)(n)?n.get(
"Annots"):n)??[];for(const[r,a]of e.entries())(0,u.Zm)(a)&&(e[r]=l.add(a));return e.filter(u.i9)}}),33311:((R,y,f)=>{f.d(y,{S:()=>P});var u=f(21996),w=f(70549);
const P=(0,w.n)(_=>(0,u.zx)(_,["AP","JS","EF","ByteRange","Sig"]))}),59071:((R,y,f)=>{f.d(y,{Gh:()=>t,ZK:()=>n,wh:()=>s});var u=f(77581),w=f(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
_=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,h=e=>e.replace(P,"").replace(
_,"").replace(m,"�"),g=200,l=new WeakMap;function o(e){if(e.bytes.length<g)return h((0,u.g7)(e));let r=l.get(e);return r===void 0&&l.set(e,r=h((0,u.g7)(e))),r}
const s=e=>h(e).trim();function t(e){const r=e instanceof w.Mx?o(e).trim():"";return r===""?null:r}const n=e=>e?o(e):""})};
