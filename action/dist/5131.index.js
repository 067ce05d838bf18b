"use strict";exports.id=5131,exports.ids=[5131],exports.modules={17079:((F,C,d)=>{d.d(C,{Z:()=>E,_:()=>O});const m=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
v=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(i){
if(i.length>64)return;const s=i.trim().replace(v,(t,n,e,r)=>`${n??""}${1900+Number(e)}${r}`);return _(y(m.exec(s)??P.exec(s)))}function E(i){const s=i.length>64?
void 0:y(P.exec(i.trim()));if(!s||_(s)===void 0)return;const{year:t,month:n="",day:e="",hour:r="",minute:c="",second:l="",zone:f=""}=s;return`D:${t}${n}${e}${r}${c}${l}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function y(i){if(!i)return;const[,s,t,n,e,r,c,l,f,p,A]=i,I=l??(f===void 0?void 0:`${f}${p??"00"}:${A??"00"}`);return{year:s,
month:t,day:n,hour:e,minute:r,second:c,zone:I}}function _(i){if(!i)return;const{year:s,month:t,day:n,hour:e,minute:r="00",second:c="00",zone:l}=i,f=(A,I,T)=>A===
void 0||Number(A)>=I&&Number(A)<=T;if(Number(s)===0||!f(t,1,12)||!f(n,1,w(Number(s),Number(t)))||!f(e,0,23)||!f(r,0,59)||!f(c,0,59)||l!==void 0&&l!=="Z"&&!(f(l.
slice(1,3),0,23)&&f(l.slice(4),0,59)))return;const p=[s,t,n].filter(A=>A!==void 0).join("-");return e===void 0?p:`${p}T${e}:${r}:${c}${l==="+00:00"||l==="-00:00"?
"Z":l??""}`}function w(i,s){return s===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),66974:((F,C,d)=>{d.d(C,{D6:()=>E,F1:()=>P,NL:()=>i,
P3:()=>v,br:()=>O,bs:()=>w});var m=d(98446);const v={problem:"names page 0: pages count from 1, and -1 is the last page"};function P(t,n,e){const r=[],c=[];for(const[
l,f]of t.split(",").entries()){const p=l+1;if(n!==void 0&&f.trim()===""){c.push(`entry ${p} is empty: write ${n}, separated by single commas`);continue}const A=e(
f,p);"problem"in A?c.push(O(p,f,A.problem)):r.push(A.item)}return c.length>0?{problem:w(c)}:{items:r}}const O=(t,n,e)=>`entry ${t} ('${s(n.trim())}') ${e}`,E=({
position:t,text:n},e,r)=>O(t,n,`names ${y(e)}, but the document has ${(0,m.y_)(r,"page")}`);function y(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const _=5;function w(t){const n=t.length-_;return[...t.slice(0,_),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function i(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return n?`is not a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const n=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,m.Bu)(n.join(""),40)}}),29082:((F,C,d)=>{d.d(C,{k1:()=>E,lY:()=>O,m7:()=>y});var m=d(58552),v=d(
66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,O=i=>(0,v.F1)(i,"pages such as 1..3, -1, odd",(s,t)=>{const n=s.trim(),e=P.exec(n);if(!e)
return{problem:w(n)};const[,r,c,l,f,p]=e,A={negated:r!==void 0,text:n,position:t};if(c!==void 0)return{item:{...A,pages:c.toLowerCase()}};const I=Number(l),T=f===
void 0?I:p===void 0?"end":Number(p);return I===0||T===0?v.P3:{item:{...A,pages:{from:I,to:T}}}});function E(i,s,t="pages"){const n=f=>(0,m.G6)([{field:t,message:f}]),
e=O(i);if("problem"in e)throw n(e.problem);const r=new _(s),c=new _(s),l=[];for(const f of e.items){const p=f.negated?c:r;if(typeof f.pages=="string"){p.add(f.pages);
continue}const{from:A,to:I}=f.pages,T=A<0?s+1+A:A,z=I==="end"?s:I<0?s+1+I:I,N=(I==="end"?A<0?[[A,T]]:[]:[[A,T],[I,z]]).find(([,K])=>K<1||K>s);N&&l.push((0,v.D6)(
f,N[0],s)),!(I==="end"&&T>s||l.length>0)&&p.range(Math.min(T,z),Math.max(T,z))}if(l.length>0)throw n((0,v.bs)(l));return e.items.every(({negated:f})=>f)&&r.add(
"all"),r.without(c)}function y(i){const s=O(i);if("problem"in s||s.items.length!==1)return;const{negated:t,pages:n}=s.items[0];if(t)return;if(n==="all")return{first:1};
if(typeof n=="string"||n.from<1)return;const{from:e,to:r}=n;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class _{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+
1]--}without(s){const t=new Uint32Array(this.pageCount);let n=0,e=0,r=0;for(let c=1;c<=this.pageCount;c++){e+=this.differences[c],r+=s.differences[c];const l=c%
2===1?"odd":"even";(e>0||this[l])&&!(r>0||s[l])&&(t[n++]=c)}return t.subarray(0,n)}}function w(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is writt\
en 1..5":/^!/.test(i)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),44131:((F,C,d)=>{d.d(C,{Q:()=>v});const m=P();function v(O){const[E,y,_,w]=m;let i=4294967295,s=0;for(const t=O.
length-3;s<t;s+=4)i^=O[s]|O[s+1]<<8|O[s+2]<<16|O[s+3]<<24,i=w[i&255]^_[i>>>8&255]^y[i>>>16&255]^E[i>>>24];for(;s<O.length;s++)i=E[(i^O[s])&255]^i>>>8;return~i>>>
0}function P(){const O=new Int32Array(256);for(let w=0;w<256;w++){let i=w;for(let s=0;s<8;s++)i=i&1?i>>>1^3988292384:i>>>1;O[w]=i}const E=w=>w.map(i=>O[i&255]^i>>>
8),y=E(O),_=E(y);return[O,y,_,E(_)]}}),55772:((F,C,d)=>{d.d(C,{fl:()=>i,mm:()=>_,vg:()=>w});var m=d(94289),v=d(33546),P=d(74135),O=d(59071);const E=1e3;function y(t){
const{width:n,height:e}=(0,P.JQ)(t),r=c=>Math.round(c*E)/E;return{width:r(n),height:r(e)}}function _({kinds:t,kindOf:n}){const e=new Int32Array(t.length),r=new Int32Array(
t.length);for(let l=n.length-1;l>=0;l--)e[n[l]]++,r[n[l]]=l+1;const c=new Map;for(const[l,f]of t.entries()){const{width:p,height:A}=y(f),I=`${p} ${A}`,T=c.get(I);
T?T.count+=e[l]:c.set(I,{width:p,height:A,count:e[l],firstPage:r[l]})}return[...c.values()]}async function w(t,{kinds:n,kindOf:e},r){const c=await i(t),l=n.map(
y);return Array.from(e,(f,p)=>({...l[f],rotation:n[f].rotation,label:c(p),characters:r?.[p]??null}))}async function i(t){const n=await(0,v.Hr)(t);return e=>n?s(
n(e)):null}function s({style:t,prefix:n,number:e}){return(0,O.ZK)(n)+(0,m.Y)(t,e)}}),83653:((F,C,d)=>{d.r(C),d.d(C,{pages_to_images:()=>z});var m=d(58552),v=d(29082),
P=d(1900);const O=256;async function E({width:L,height:b,row:S},R){const a=new w;for(let h=0;h<b;h++){const g=S(h);for(let u=0;u<g.length;u+=P.vO)if(a.numberOf(
g[u+2],g[u+1],g[u])>=O)return;const M=R.step(g.length*P.oF);M&&await M}const o=new Uint8Array(L);return{colors:a.colors,samples:h=>{const g=S(h);for(let M=0,u=0;M<
L;M++,u+=P.vO)o[M]=a.numberOf(g[u+2],g[u+1],g[u]);return o}}}const y=O*4,_=2654435761;class w{keys=new Int32Array(y).fill(-1);numbers=new Uint16Array(y);met=[];count=0;last=-1;lastNumber=0;numberOf(b,S,R){
const a=b<<16|S<<8|R;if(a===this.last)return this.lastNumber;let o=Math.imul(a,_)>>>16&y-1;for(;this.keys[o]!==a&&this.keys[o]!==-1;)o=o+1&y-1;return this.keys[o]===
-1&&(this.keys[o]=a,this.numbers[o]=this.count++,this.met.push(b,S,R)),this.last=a,this.lastNumber=this.numbers[o]}get colors(){return Uint8Array.from(this.met)}}
var i=d(36116),s=d(12195),t=d(86799),n=d(6057),e=d(30044),r=d(30586),c=d(42973),l=d(12237),f=d(98446),p=d(56725),A=d(55772),I=d(52404);const T={png:{ending:"png",
mediaType:"image/png"},jpeg:{ending:"jpg",mediaType:"image/jpeg"}},z=async(L,b,S)=>{const R=b.font&&(0,t.g)(b.font,"font").bytes,a=await(0,l.E)(L.bytes,S,{password:b.
open_password}),o=a.pages.count,h=(0,v.k1)(b.pages,o);if(h.length===0)return{documents:[],files:[],notes:[I.$],facts:{imageCount:0}};K(h.length,S);const g=[...h].
map(H=>G((0,n.iw)(a,H-1),H,b));Q(g,b,S);const M=await(0,A.fl)(a),{bytes:u,missing:x}=await(0,p.v)(a,h,b.with_annotations),D=await s.Y.open(u,S,R),U=L.name.replace(
/\.pdf$/i,""),B=String(o).length,W=[],{ending:$,mediaType:V}=T[b.image_format];let Y=0;for(const[H,{page:X,width:j,height:q,resolution:st}]of g.entries()){const tt=await D.
draw(H,{width:j,height:q,isTransparent:b.transparent}),k=await N(tt,st,b,S);Y+=k.length,Z(Y,S);const et=M(X-1),nt=`${U}-${String(X).padStart(B,"0")}.${$}`;W.push(
{name:nt,bytes:await S.onResult({index:H,name:nt,bytes:k}),mediaType:V,facts:{page:X,...et&&{label:et},width:j,height:q,size:k.length,mimeType:V}}),S.pace.progress(
(H+1)/g.length)}return{documents:[],files:W,notes:x.notes(R!==void 0),facts:{imageCount:W.length}}};function G(L,b,S){const R=S.pixel_width===void 0?S.resolution:
(0,i.C)(L,S.pixel_width);return{page:b,...(0,i.T)(L,R),resolution:R}}async function N(L,b,S,R){const{grayscale:a,transparent:o,image_format:h,quality:g}=S,{width:M,
height:u}=L,x=a||!await(0,P.cE)(L,R.pace);if(h==="jpeg"){const W=x?"gray":"rgb";return await(0,e.I)({width:M,height:u,color:W,quality:g,resolution:b,samples:(0,P.
lc)(L,W)},R.pace)}const D=x||o?void 0:await E(L,R.pace),U=D?"palette":o?x?"gray-alpha":"rgba":x?"gray":"rgb",B=D?D.samples:(0,P.lc)(L,U);return await(0,r.H)({width:M,
height:u,depth:8,color:U,palette:D?.colors,resolution:b,samples:B},R)}function K(L,{limits:{drawnPages:b}}){if(L<=b)return;const S=`pages_to_images gives at mos\
t ${(0,f.y_)(b,"image")} at once, and pages names ${L}`;throw(0,c.F)("drawnPages",S,`Choose pages such as 1..${b}, or split the document first`,"pages")}function Z(L,{
limits:{drawnBytes:b}}){if(L<=b)return;const S=`The images together are larger than ${b} bytes`;throw(0,c.F)("drawnBytes",S,"Choose fewer pages, or a lower reso\
lution","pages")}const J=1e6;function Q(L,b,{limits:{pixels:S}}){const R=({width:x,height:D})=>x*D,a=L.reduce((x,D)=>R(D)>R(x)?D:x);if(R(a)<=S)return;const o=Math.
sqrt(S/R(a)),[h,g]=b.pixel_width===void 0?["resolution",b.resolution]:["pixel_width",b.pixel_width],M=Math.ceil(R(a)/J),u=`${g} would make images of ${(0,f.y_)(
M,"megapixel")}: at most ${Math.floor(g*o)} fits this document (page ${a.page})`;throw(0,m.G6)([{field:h,message:u}])}}),52404:((F,C,d)=>{d.d(C,{$:()=>O,U:()=>E});
var m=d(58552),v=d(29082),P=d(98446);const O={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};
function E({first_page:y,last_page:_,pages:w},i){if(w!==void 0)return(0,v.k1)(w,i);const s=(0,P.y_)(i,"page"),t=[];if(y>i&&t.push({field:"first_page",message:`i\
s ${y}, but the document has ${s}`}),_!==void 0&&_>i&&t.push({field:"last_page",message:`is ${_}, but the document has ${s}`}),t.length===0&&_!==void 0&&y>_&&t.
push({field:"first_page",message:`is ${y}, which is after last_page (${_})`,mentions:["last_page"]}),t.length>0)throw(0,m.G6)(t);return Uint32Array.from({length:(_??
i)-y+1},(n,e)=>y+e)}}),36116:((F,C,d)=>{d.d(C,{C:()=>O,T:()=>P});var m=d(74135);const v=72;function P(E,y){const{width:_,height:w}=(0,m.JQ)(E),i=s=>Math.max(1,Math.
round(s*y/v));return{width:i(_),height:i(w)}}const O=(E,y)=>y*v/(0,m.JQ)(E).width}),1900:((F,C,d)=>{d.d(C,{cE:()=>O,lc:()=>E,oF:()=>v,vO:()=>m});const m=4,v=2,P={
gray:1,rgb:3,rgba:4,"gray-alpha":2};async function O({height:_,row:w},i){for(let s=0;s<_;s++){const t=w(s);for(let e=0;e<t.length;e+=m){const r=t[e+1];if(t[e]!==
r||t[e+2]!==r)return!0}const n=i.step(t.length*v);n&&await n}return!1}function E({width:_,row:w},i){const s=P[i],t=new Uint8Array(_*s),n=s<3;return e=>{const r=w(
e);for(let c=0,l=0;c<r.length;c+=m){const[f,p,A]=[r[c],r[c+1],r[c+2]];n?t[l++]=y(A,p,f):(t[l++]=A,t[l++]=p,t[l++]=f),s%2===0&&(t[l++]=r[c+3])}return t}}const y=(_,w,i)=>77*
_+150*w+29*i+128>>8}),30044:((F,C,d)=>{d.d(C,{I:()=>N});var m=d(64680);const v=Uint8Array.from(P());function*P(){for(let a=0;a<15;a++)for(let o=0;o<=a;o++){const[
h,g]=a%2===0?[a-o,o]:[o,a-o];h<8&&g<8&&(yield h*8+g)}}const O={luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,
87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,
26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,...Array.from({length:32},()=>99)]};function E(a,o){const h=a<50?5e3/a:200-2*a;return Uint8Array.
from(O[o],g=>Math.min(Math.max(Math.floor((g*h+50)/100),1),255))}const y=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],_=a=>Float32Array.
from(a,(o,h)=>1/(o*y[h>>3]*y[h&7]*8));function w(a){for(let o=0;o<64;o+=8)s(a,o,1);for(let o=0;o<8;o++)s(a,o,8)}const i=Math.SQRT1_2;function s(a,o,h){const[g,M,
u,x]=[o+h,o+2*h,o+3*h,o+4*h],[D,U,B]=[o+5*h,o+6*h,o+7*h],[W,$,V,Y]=[a[o],a[g],a[M],a[u]],[H,X,j,q]=[a[x],a[D],a[U],a[B]],[st,tt,k,et]=[W+q,W-q,$+j,$-j],[nt,it,rt,
_t]=[V+X,V-X,Y+H,Y-H],[at,ot,ct,yt]=[st+rt,st-rt,k+nt,k-nt];a[o]=at+ct,a[x]=at-ct;const ft=(yt+ot)*i;a[M]=ot+ft,a[U]=ot-ft;const[dt,Ot,ut]=[_t+it,it+et,et+tt],lt=(dt-
ut)*.382683433,ht=.5411961*dt+lt,gt=1.306562965*ut+lt,mt=Ot*i,[pt,wt]=[tt+mt,tt-mt];a[D]=wt+ht,a[u]=wt-ht,a[g]=pt+gt,a[B]=pt-gt}function t(a,o){const[h,g]=[new Uint16Array(
256),new Uint8Array(256)];let[M,u]=[0,0];for(const[x,D]of a.entries()){for(let U=0;U<D;U++,u++,M++)h[o[u]]=M,g[o[u]]=x+1;M*=2}return{counts:a,values:o,codes:h,lengths:g}}
const n=Array.from({length:12},(a,o)=>o),e=[t([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],n),t([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],n)],r=["010203000411051221314106135161072\
27114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".replace(" ","")],c=[[0,2,1,
3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],l=r.map((a,o)=>{const h=[...Buffer.from(a,"hex")],M=[0,240,...Array.from({length:160},(u,x)=>Math.
floor(x/10)<<4|x%10+1)].filter(u=>!h.includes(u)).sort((u,x)=>u-x);return t(c[o],[...h,...M])}),f=0,p=240;class A{output;bits=0;count=0;constructor(o){this.output=
o}add(o,h){for(this.bits=this.bits<<h|o,this.count+=h;this.count>=8;){this.count-=8;const g=this.bits>>>this.count&255;this.output.byte(g),g===255&&this.output.
byte(0)}this.bits&=(1<<this.count)-1}finish(){this.count>0&&this.add((1<<8-this.count)-1,8-this.count)}}class I{bits;dc;ac;before=0;constructor(o,h,g){this.bits=
o,this.dc=h,this.ac=g}write(o,h){const{bits:g,dc:M,ac:u}=this,x=Math.round(o[0]*h[0]);this.value(x-this.before,0,M),this.before=x;let D=0;for(let U=1;U<64;U++){
const B=v[U],W=Math.round(o[B]*h[B]);if(W===0){D++;continue}for(;D>15;D-=16)g.add(u.codes[p],u.lengths[p]);this.value(W,D,u),D=0}D>0&&g.add(u.codes[f],u.lengths[f])}value(o,h,{
codes:g,lengths:M}){const u=32-Math.clz32(Math.abs(o)),x=h<<4|u;this.bits.add(g[x],M[x]),u>0&&this.bits.add(o<0?o+(1<<u)-1:o,u)}}const T=8,z=12,G=65535;async function N(a,o){
const{width:h,height:g,color:M,quality:u}=a,x=new m.k(Math.max(4096,h*g>>2)),D=E(u,"luminance"),U=M==="rgb"?[D,E(u,"chrominance")]:[D];J(x,a,U);const B=M==="rgb"?
new R(a,x,U):new S(a,x,U);for(let W=0;W<g;W+=B.height){B.write(W);const $=o.step(h*B.height*(M==="inks"?2:1)*z);$&&await $}return B.finish(),K(x,217),x.bytes}function K(a,o,...h){
if(a.byte(255),a.byte(o),h.length!==0)for(const g of[...Z(h.length+2),...h])a.byte(g)}const Z=a=>[a>>8,a&255];function J(a,{width:o,height:h,color:g,resolution:M},u){
const x=Z(Math.min(Math.round(M),G));K(a,216),g!=="inks"&&K(a,224,...Buffer.from("JFIF\0","latin1"),1,1,1,...x,...x,0,0);for(const[B,W]of u.entries())K(a,219,B,
...[...v].map($=>W[$]));const D=g==="rgb"?[1,34,0,2,17,1,3,17,1]:Q(g).flatMap(B=>[B,17,0]);K(a,192,8,...Z(h),...Z(o),D.length/3,...D);for(const B of u.keys())for(const[
W,$]of[e[B],l[B]].entries())K(a,196,W<<4|B,...$.counts,...$.values);const U=g==="rgb"?[1,0,2,17,3,17]:Q(g).flatMap(B=>[B,0]);K(a,218,U.length/2,...U,0,63,0)}const Q=a=>a===
"gray"?[1]:[1,2,3,4];class L{width;height;samples;block=new Float32Array(T*T);divisors;coder;constructor(o,h,g,M,u,x){this.width=o,this.height=h,this.samples=new Float32Array(
o*h),this.divisors=_(M),this.coder=new I(g,u,x)}set(o,h,g){this.samples[o*this.width+h]=g}write(o,h){const{samples:g,width:M,block:u}=this;for(let x=0,D=0;x<T;x++)
for(let U=(h+x)*M+o,B=U+T;U<B;)u[D++]=g[U++]-128;w(u),this.coder.write(u,this.divisors)}}const b=(a,o)=>Math.ceil(a/o)*o;class S{image;height=T;bits;planes;constructor(o,h,[
g]){this.image=o,this.bits=new A(h);const M=b(o.width,T),u=o.color==="gray"?1:4;this.planes=Array.from({length:u},()=>new L(M,T,this.bits,g,e[0],l[0]))}write(o){
const{image:h,planes:g}=this,{width:M}=g[0];for(let u=0;u<T;u++){const x=h.samples(Math.min(o+u,h.height-1));for(const[D,U]of g.entries())for(let B=0;B<M;B++)U.
set(u,B,x[Math.min(B,h.width-1)*g.length+D])}for(let u=0;u<M;u+=T)for(const x of g)x.write(u,0)}finish(){this.bits.finish()}}class R{image;height=2*T;bits;light;blue;red;sums;constructor(o,h,[
g,M]){this.image=o,this.bits=new A(h);const u=b(o.width,2*T);this.light=new L(u,2*T,this.bits,g,e[0],l[0]),this.blue=new L(u/2,T,this.bits,M,e[1],l[1]),this.red=
new L(u/2,T,this.bits,M,e[1],l[1]),this.sums=new Float32Array(u)}write(o){const{light:h,blue:g,red:M}=this;for(let u=0;u<this.height;u++)this.row(u,Math.min(o+u,
this.image.height-1));for(let u=0;u<h.width;u+=this.height){for(const x of[0,T])for(const D of[0,T])h.write(u+D,x);g.write(u/2,0),M.write(u/2,0)}}finish(){this.
bits.finish()}row(o,h){const{image:g,light:M,blue:u,red:x,sums:D}=this,U=g.samples(h),B=g.width-1,W=o%2===0;W&&D.fill(0);for(let $=0;$<M.width;$++){const V=Math.
min($,B)*3,[Y,H,X]=[U[V],U[V+1],U[V+2]];M.set(o,$,.299*Y+.587*H+.114*X);const j=$&-2;D[j]+=-.168736*Y-.331264*H+.5*X,D[j+1]+=.5*Y-.418688*H-.081312*X}if(!W)for(let $=0;$<
M.width;$+=2)u.set(o>>1,$>>1,D[$]/4+128),x.set(o>>1,$>>1,D[$+1]/4+128)}}}),30586:((F,C,d)=>{d.d(C,{H:()=>n});var m=d(44131),v=d(33095),P=d(64680),O=d(81679);const E=Uint8Array.
of(137,80,78,71,13,10,26,10),y={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},_={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},w=.0254,i=6,s=10,t=2;async function n(l,f){
const{width:p,height:A,depth:I,color:T,palette:z,profile:G,resolution:N}=l,K=Buffer.alloc(13);K.writeUInt32BE(p,0),K.writeUInt32BE(A,4),K.set([I,y[T],0,0,0],8);
const Z=[E,c("IHDR",K)];return G&&Z.push(c("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,O.Kc)(G)]))),N!==void 0&&Z.push(c("pHYs",e(N))),z&&Z.push(c(
"PLTE",z)),Z.push(c("IDAT",await r(l,f)),c("IEND",new Uint8Array(0))),Buffer.concat(Z)}function e(l){const f=Buffer.alloc(9),p=Math.round(l/w);return f.writeUInt32BE(
p,0),f.writeUInt32BE(p,4),f[8]=1,f}async function r(l,{codec:f,pace:p}){const{width:A,height:I,depth:T,color:z,samples:G}=l,N=Math.ceil(A*T*_[z]/8),K=T>=8&&z!==
"palette"?t:0,Z=typeof G=="function"?G:b=>G.subarray(b*N,b*N+N),J=new P.k(Math.max(1024,N*I>>(f?0:3))),Q=f?void 0:(0,v.i)({level:i,mem:6},J),L=new Uint8Array(N);
for(let b=0;b<I;b++){const S=new Uint8Array(N+1),R=Z(b);if(S[0]=b===0?0:K,S[0]!==t)S.set(R.subarray(0,N),1);else if(Buffer.compare(R.subarray(0,N),L)!==0){for(let o=0;o<
N;o++)S[o+1]=R[o]-L[o];L.set(R.subarray(0,N))}b===0&&L.set(R.subarray(0,N)),Q?Q.push(S,b===I-1):J.copy(S,0,S.length);const a=p.step(Q?N*s:N);a&&await a}return f?
f.deflate(J.bytes,i):J.bytes}function c(l,f){const p=Buffer.alloc(f.length+12);return p.writeUInt32BE(f.length,0),p.write(l,4,"latin1"),p.set(f,8),p.writeUInt32BE(
(0,m.Q)(p.subarray(4,f.length+8)),f.length+8),p}}),38671:((F,C,d)=>{d.d(C,{R:()=>O});var m=d(52205),v=d(45599);const P={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",
CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function O(E,y){const _=(0,m.c3)(E,y.dict.get("Filter")),w=(0,m.c3)(E,y.dict.get("DecodeParms")),i=_.at(
-1)??null,s=i instanceof v.SX?P[i.text]:void 0;if(!s)return{format:s,parameters:void 0,filter:i,before:y};const t=new v.Bi(y.dict);t.set("Filter",_.slice(0,-1)),
t.set("DecodeParms",w.slice(0,_.length-1));const n=w[_.length-1];return{format:s,parameters:(0,v.Zm)(n)?n:void 0,filter:i,before:new v.Z6(t,y.data,y.sealed)}}}),
93059:((F,C,d)=>{d.d(C,{n:()=>P});var m=d(45599);const v={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",
W:"Width"};function P(O){if(O.dataStart<0)return;const E=new m.Bi;for(let y=0;y+1<O.count;y+=2){const _=O.name(y);_!==void 0&&E.set(v[_]??_,O.value(y+1))}return new m.
Z6(E,O.content.subarray(O.dataStart,O.dataEnd))}}),8283:((F,C,d)=>{d.d(C,{A2:()=>v,EI:()=>E,GM:()=>P,OD:()=>_,Os:()=>O,iN:()=>y});var m=d(78157);const v=216,P=217,
O=218,E=254,y=s=>s>=224&&s<=239;function*_(s){const t=(0,m.bS)(s);for(let n=2;;){const e=i(t,n);if(e<0)return;const r=t[e+1],c=r===v||r===P||r===w;if(!c&&e+4>t.
length)return;const l=c?0:t.readUInt16BE(e+2),f=e+2+l;if(f>t.length||!c&&l<2||(yield{marker:r,start:e,end:f,data:t.subarray(c?f:e+4,f)},r===P))return;n=f}}const w=1;
function i(s,t){for(let n=s.indexOf(255,t);n>=0&&n+1<s.length;n=s.indexOf(255,n+1)){const e=s[n+1];if(e!==0&&e!==255&&(e<208||e>215))return n}return-1}}),36502:((F,C,d)=>{
d.d(C,{z:()=>w});var m=d(45599);const v={View:"ViewState",Print:"PrintState"};class P{document;categories={View:new Map,Print:new Map};intents;constructor(t,n){
this.document=t,this.intents=this.intentsOf(n);for(const e of t.array(n?.get("AS"))??[]){const r=t.dict(e),c=t.resolve(r?.get("Event"));if(!r||!((0,m.Eo)(c,"Vie\
w")||(0,m.Eo)(c,"Print")))continue;const l=O(t,r.get("Category")),f=this.categories[c.text];for(const p of t.array(r.get("OCGs"))??[]){if(!(0,m.i9)(p))continue;
const A=f.get(p.number)??new Set;for(const I of l)A.add(I);f.set(p.number,A)}}}isAlwaysOn(t){const{intents:n}=this;if(n.has("All"))return!1;const e=this.intentsOf(
this.document.dict(new m.oS(t)));return!e.has("All")&&![...e].some(r=>n.has(r))}stateOf(t,n){const e=this.categories[n].get(t);if(!e)return;const r=this.document.
dict(this.document.dict(new m.oS(t))?.get("Usage"));let c;for(const l of e){const f=v[l],p=f===void 0?null:this.document.resolve(this.document.dict(r?.get(l))?.
get(f));if((0,m.Eo)(p,"OFF"))return!1;(0,m.Eo)(p,"ON")&&(c=!0)}return c}intentsOf(t){const n=O(this.document,t?.get("Intent"));return new Set(n.length>0?n:["Vie\
w"])}}function O(s,t){return(s.array(t)??[t??null]).map(e=>s.resolve(e)).flatMap(e=>e instanceof m.SX?[e.text]:[])}const E=32;function y(s,t,n){const e=new Map,
r=(c,l)=>{const f=e.get(c);if(f!==void 0)return f;e.set(c,!0);const p=s.resolve(c[0]),A=z=>{const G=s.resolve(z);return(0,m.cy)(G)?l>0?r(G,l-1):!0:!(0,m.i9)(z)||
n(z.number)},I=c.slice(1),T=_(p instanceof m.SX?p.text:"",I,A);return e.set(c,T),T};return r(t,E)}function _(s,t,n){switch(s){case"And":return t.every(n);case"O\
r":return t.some(n);case"Not":return t.length===0||!n(t[0]);default:return!0}}class w{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const n=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,m.Eo)(t.resolve(n?.get("BaseState")),"OFF");for(const e of t.array(
n?.get("OFF"))??[])(0,m.i9)(e)&&this.off.add(e.number);for(const e of t.array(n?.get("ON"))??[])(0,m.i9)(e)&&this.on.add(e.number);this.usages=new P(t,n),this.viewed=
i(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=i(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,n=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(n?.get("OCGs"))??[]).filter(e=>!(0,m.i9)(e)||!this.on.has(e.number)):t.array(t.dict(n?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,m.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,{states:n,memberships:e}){const{document:r}=this,c=r.dict(t);if(!c)return!0;if(!(0,m.Eo)(
r.resolve(c.get("Type")),"OCMD"))return!(0,m.i9)(t)||n(t.number);const l=e.get(c);if(l!==void 0)return l;const f=r.resolve(c.get("VE")),p=(0,m.cy)(f)?y(r,f,n):this.
showsByPolicy(c,n);return e.set(c,p),p}showsByPolicy(t,n){const{document:e}=this,r=t.get("OCGs"),c=(e.array(r)??[r]).filter(m.i9);if(c.length===0)return!0;const l=c.
map(({number:p})=>n(p)),f=e.resolve(t.get("P"));switch(f instanceof m.SX?f.text:"AnyOn"){case"AllOn":return l.every(p=>p);case"AnyOff":return!l.every(p=>p);case"\
AllOff":return!l.some(p=>p);default:return l.some(p=>p)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function i(s){const t=new Map;return{
states:e=>{let r=t.get(e);return r===void 0&&t.set(e,r=s(e)),r},memberships:new WeakMap}}}),94289:((F,C,d)=>{d.d(C,{Y:()=>m});function m(_,w){switch(_){case"D":
return String(w);case"R":return E(w);case"r":return E(w).toLowerCase();case"A":return y(w);case"a":return y(w).toLowerCase();default:return""}}const v=[[1e3,"M"],
[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],P=1e5,O=2600;function E(_){if(_>P)return String(
_);let w="",i=_;for(const[s,t]of v)for(;i>=s;)w+=t,i-=s;return w}function y(_){return _>O?String(_):String.fromCharCode(65+(_-1)%26).repeat(Math.ceil(_/26))}}),
44738:((F,C,d)=>{d.d(C,{L:()=>y,m:()=>_});var m=d(45599),v=d(55969),P=d(3466),O=d(9731),E=d(17671);async function y(w,i){const s=new Set;let t=0,n=!1;for(let c=0;c<
w.pages.count;c++){const l=_(w,w.pages.number(c));for(const{number:p}of l){const A=w.get(p);if(s.has(p)||!(0,m.Zm)(A)||!i(A,c))continue;s.add(p);const I=(0,v.B)(
w,A);I==="Popup"&&t++,I==="Widget"&&(n=!0)}const f=w.job.pace.step(500+l.length*100);f&&await f}if(s.size===0)return 0;const e=(0,E.Hi)(w),r=n?await P.R.of(w):void 0;
return await(0,E.Pv)(e,s,()=>(0,E.Wi)(e,s)),r&&await(0,E.zg)(e,r),await(0,O.U)(e),s.size-t}function _(w,i){const s=w.entry(i,"Annots"),t=w.array(s)??[];if(!t.some(
m.Zm))return t.filter(m.i9);const n=w.edit((0,m.i9)(s)?s:i),e=w.array((0,m.Zm)(n)?n.get("Annots"):n)??[];for(const[r,c]of e.entries())(0,m.Zm)(c)&&(e[r]=w.add(c));
return e.filter(m.i9)}}),33311:((F,C,d)=>{d.d(C,{S:()=>P});var m=d(21996),v=d(70549);const P=(0,v.n)(O=>(0,m.zx)(O,["AP","JS","EF","ByteRange","Sig"]))}),59071:((F,C,d)=>{
d.d(C,{Gh:()=>t,ZK:()=>n,wh:()=>s});var m=d(77581),v=d(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,y=e=>e.replace(P,"").replace(O,"").replace(E,"�"),_=200,w=new WeakMap;function i(e){
if(e.bytes.length<_)return y((0,m.g7)(e));let r=w.get(e);return r===void 0&&w.set(e,r=y((0,m.g7)(e))),r}const s=e=>y(e).trim();function t(e){const r=e instanceof
v.Mx?i(e).trim():"";return r===""?null:r}const n=e=>e?i(e):""})};
