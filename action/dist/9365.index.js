"use strict";exports.id=9365,exports.ids=[9365],exports.modules={77237:((W,x,c)=>{c.r(x),c.d(x,{add_image_watermark:()=>M});var $=c(49153),m=c(16039),U=c(74239),_=c(80199),O=c(
85298),v=c(59234),P=c(97869),I=c(26844),h=c(30900);const n="OctavoImage";async function r(g,p,y,b){const{transparency:l,layer:s,image:t}=p,e=await(0,h.F)(g,y),i=await b.
prepared.ofFile(t.bytes,"image",()=>(0,U.A)(t,"image",b)),{kinds:f}=e,w=(0,O.Wx)("add_image_watermark",f,p.margin),B=f.map((N,A)=>w[A]&&a(i,N,w[A],p.image_width)),
D=o(e,w,B);if(D.length>0)throw(0,$.G6)(D);const S=await(0,P._B)(g),C=i.embed(g,{profiled:S!==void 0}),G=l===0?C:u(g,C,l),T=f.map((N,A)=>{const{width:L,height:k}=B[A],
[F,X]=(0,O.pi)(N,w[A],p.position,L,k),V=(0,_.lw)(i.upright,[L,0,0,k,F,X]);return(0,v.vs)((0,_.lw)(V,(0,_.S3)(N)))}),j=l>0||i.transparency==="soft-mask",R=await(0,I.
W)(g,e,{layer:s,subtype:"Watermark",groupColorSpace:j?(0,P.Qg)(S):void 0,on:({kind:N})=>({resources:[{category:"XObject",name:n,ref:G}],operators:([A=""])=>(0,v.
qK)(A,T[N])})}),K=S&&d(S,i,j);return K&&R.push((0,P.c4)(g,S,K)),{notes:R,version:i.version}}function a({displayed:g},p,y,b){const l=g.height/g.width,s=Math.min(
y.width,y.height/l),t=b===void 0?s:b*72/p.userUnit;return t>s*(1+1e-9)?void 0:{width:t,height:t*l}}function o({kinds:g,pages:p},y,b){const l=p.find(({kind:w})=>!y[w]);
if(l)return[{field:"margin",message:(0,O.fj)(l.index,g[l.kind])}];const s=p.find(({kind:w})=>!b[w]);if(!s)return[];const[t,e]=[g[s.kind],y[s.kind]],[i,f]=[(0,_.
d)(e.width,t),(0,_.d)(e.height,t)];return[{field:"image_width",message:`is too large for page ${s.index+1}, where the margins leave ${i} × ${f} inches for the \
image`}]}function u(g,p,y){const b=Math.round(100-y)/100,l=(0,m.jd)({Type:(0,m.UU)("ExtGState"),ca:b,CA:b,BM:(0,m.UU)("Normal"),SMask:(0,m.UU)("None")}),s=(0,m.
jd)({ExtGState:(0,m.jd)({G0:l}),XObject:(0,m.jd)({X0:p})}),t=(0,m.jd)({Type:(0,m.UU)("XObject"),Subtype:(0,m.UU)("Form"),BBox:[0,0,1,1],Resources:s});return g.add(
new m.Z6(t,Buffer.from("/G0 gs /X0 Do","latin1")))}function d(g,p,y){if(g.part===1){if(y)return P.Br.transparency;if(p.bitsPerComponent===16)return P.Br.sixteenBits;
if(p.iccVersion===4)return P.Br.profile}return p.components===4&&p.iccVersion===void 0&&!(0,P.hU)(g,4)?P.Br.cmyk:void 0}var E=c(62146);const M=(g,p,y)=>(0,E.p)(
g,p,y,(b,l)=>r(b,p,l,y))}),51988:((W,x,c)=>{c.d(x,{$:()=>U,U:()=>_});var $=c(49153),m=c(13140);const U={code:"no_pages_selected",message:"The document has none \
of the pages that were asked for, so nothing was changed."};function _({first_page:O,last_page:v,pages:P},I){if(P!==void 0)return(0,m.k1)(P,I);const h=I===1?"1 \
page":`${I} pages`,n=[];if(O>I&&n.push({field:"first_page",message:`is ${O}, but the document has ${h}`}),v!==void 0&&v>I&&n.push({field:"last_page",message:`is\
 ${v}, but the document has ${h}`}),n.length===0&&v!==void 0&&O>v&&n.push({field:"first_page",message:`is ${O}, which is after last_page (${v})`,mentions:["last\
_page"]}),n.length>0)throw(0,$.G6)(n);return Uint32Array.from({length:(v??I)-O+1},(r,a)=>O+a)}}),97869:((W,x,c)=>{c.d(x,{Br:()=>P,HB:()=>a,Pz:()=>r,Qg:()=>h,_B:()=>_,
c4:()=>I,hU:()=>v});var $=c(80397),m=c(10404),U=c(16039);async function _(o){const u=await(0,m.Br)(o),{archive:d}=(0,$.Ip)(o,u);return d&&{...d,xmp:u,intent:O(o)}}
function O(o){for(const u of o.array(o.catalog.get("OutputIntents"))??[]){const d=o.dict(u);if(!(0,U.Zm)(d)||!(0,U.Eo)(o.resolve(d.get("S")),"GTS_PDFA1"))continue;
const E=o.resolve(o.dict(d.get("DestOutputProfile"))?.get("N"));if(typeof E=="number")return E}}const v=({intent:o},u)=>u===1?o!==void 0:o===u,P={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},I=(o,u,d)=>(0,$.qg)(
o,u.xmp,u,d),h=o=>o&&o.part!==1&&o.intent===void 0?r():void 0,n=[.9505,1,1.089],r=()=>[(0,U.UU)("CalRGB"),(0,U.jd)({WhitePoint:[...n],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],a=()=>[(0,U.UU)("CalGray"),(0,U.jd)({WhitePoint:[...n],Gamma:2.2})]}),85298:((W,x,c)=>{c.d(x,{Wx:()=>O,
fj:()=>I,pi:()=>P});var $=c(82625),m=c(80199);function U(h,n){return _(h,n*72/h.userUnit)}function _(h,n){const{width:r,height:a}=(0,m.iN)(h),o={width:r-2*n,height:a-
2*n,inset:n};return o.width>0&&o.height>0?o:void 0}function O(h,n,r){const a=r===$.zU[h].fields.margin.default;return n.map(o=>{const u=U(o,r);if(u||!a)return u;
const{width:d,height:E}=(0,m.iN)(o);return _(o,Math.min(d,E)/10)})}const v=null;function P(h,{inset:n},r,a,o){const u=(0,m.iN)(h),d=u.width-n-a,E=u.height-n-o,M=r.
endsWith("left")?n:r.endsWith("right")?d:(u.width-a)/2,g=r.startsWith("bottom")?n:r.startsWith("top")?E:(u.height-o)/2;return[M,g]}function I(h,n){const{width:r,
height:a}=(0,m.iN)(n),o=(0,m.d)(Math.min(r,a)/2,n);return`leaves no room on page ${h+1}, which is ${(0,m.d)(r,n)} × ${(0,m.d)(a,n)} inches; it must be less tha\
n ${o}`}}),26844:((W,x,c)=>{c.d(x,{W:()=>p});var $=c(16039),m=c(69959),U=c(66173),_=c(36692);const O=400,v=.01;function P(s,t,e,i){const f=new U.B(t),w=new I(s,
e,i);for(let B=0;B<O&&f.next();B++)if(w.takes(f))return!0;return!1}class I{document;resources;box;states=new m.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],
isSolid:!0,isOpaque:!0});path=new r;clips=!1;constructor(t,e,i){this.document=t,this.resources=e,this.box=i}takes(t){if(this.states.follow(t)||this.extendsPath(
t)||this.setsState(t))return!1;const{operator:e}=t;return e==="Do"?this.paintsImage(t.name(0)):h.test(e)&&this.paintsPath(e)}setsState(t){const e=this.states.current;
switch(t.operator){case"gs":{const i=this.document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=a(this.document,i),!0}case"scn":case"s\
c":return e.isSolid=e.isOpaque&&t.kind(t.count-1)!==_.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:
return!1}}extendsPath(t){const{matrix:e}=this.states.current;switch(t.operator){case"re":{const[i,f,w,B]=(0,m.c)(t);return this.path.rectangle(e,i,f,w,B),!0}case"\
m":case"l":return this.path.point(e,t.number(0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath(t){const e=this.
states.current,i=this.path.area();return n.test(t)&&e.isSolid&&this.isCoveredBy(i)?!0:(this.clips&&(e.clip=i&&e.clip&&u(i,e.clip)),this.clips=!1,this.path=new r,
!1)}paintsImage(t){const e=this.states.current,i=this.resource("XObject",t);if(!e.isOpaque||!(i instanceof $.Z6)||!o(this.document,i.dict))return!1;const f=new r;
return f.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(f.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&d(u(t,e),this.box)}resource(t,e){
const{document:i,resources:f}=this;return e===void 0?null:i.resolve(i.dict(f?.get(t))?.get(e))}}const h=/^(?:[fBb]\*?|[FSsn])$/,n=/^[fFbB]/;class r{isRectangle=!0;points=[];point([
t,e,i,f,w,B],D,S){this.points.push([t*D+i*S+w,e*D+f*S+B])}rectangle(t,e,i,f,w){this.point(t,e,i),this.point(t,e+f,i),this.point(t,e+f,i+w),this.point(t,e,i+w)}area(){
const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;const[e,i]=[t.map(([D])=>D),t.map(([,D])=>D)],f=[Math.min(...e),Math.min(...i),Math.max(
...e),Math.max(...i)],w=v*Math.max(f[2]-f[0],f[3]-f[1]),B=(D,S,C)=>Math.abs(D-S)<=w||Math.abs(D-C)<=w;return t.every(([D,S])=>B(D,f[0],f[2])&&B(S,f[1],f[3]))?f:
void 0}}function a(s,t){if(!t)return!0;const e=s.resolve(t.get("ca")),i=s.resolve(t.get("BM")),f=s.resolve(t.get("SMask"));return(e===null||e===1)&&(i===null||(0,$.
Eo)(i,"Normal"))&&(f===null||(0,$.Eo)(f,"None"))}function o(s,t){const e=s.resolve(t.get("ImageMask"))===!0;return(0,$.Eo)(s.resolve(t.get("Subtype")),"Image")&&
!e&&!t.has("SMask")&&!t.has("Mask")}function u(s,t){return[Math.max(s[0],t[0]),Math.max(s[1],t[1]),Math.min(s[2],t[2]),Math.min(s[3],t[3])]}function d(s,t){const[
e,i]=[v*(t[2]-t[0]),v*(t[3]-t[1])];return s[0]<=t[0]+e&&s[1]<=t[1]+i&&s[2]>=t[2]-e&&s[3]>=t[3]-i}var E=c(65300),M=c(59234);function g(s,t,e,i){return`/Artifact \
<<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Background /BBox [${i.map(M._).join(" ")}]`}>> BDC
${s}
EMC
`}async function p(s,{kinds:t,pages:e},i){const{pace:f}=s.job,{layer:w,subtype:B,groupColorSpace:D}=i,S=new E.B(s);w==="over"&&await S.inspect(e);const C=[];for(const[
G,T]of e.entries()){const j=f.step(w==="over"?2e3:2e4);j&&await j,G%1e3===0&&f.progress(G/e.length);const R=i.on(T,G);if(!R)continue;const{box:K}=t[T.kind],{resources:N}=R,
A=L=>g(R.operators(L),B,w,K);if(w==="over")S.over(T,{resources:N,operators:A});else{const L=S.contents.content(S.contents.own(T));P(s,L,s.dict(T.resources),K)&&
C.push(T.index+1),S.under(T,{resources:N,operators:A})}D!==void 0&&y(s,T.index,D)}return C.length>0?[l(C,e.length)]:[]}function y(s,t,e){const i=s.pages.number(
t),f=s.entry(i,"Group"),w=s.dict(f);if(w?.has("CS"))return;const B=(0,$.jd)({Type:(0,$.UU)("Group"),S:(0,$.UU)("Transparency"),...Object.fromEntries(w??[]),CS:e});
(0,$.i9)(f)&&(0,$.Zm)(s.get(f))?s.put(f,B):s.pages.patch(t,{Group:B})}const b=10;function l(s,t){const e=s.slice(0,b).join(", ")+(s.length>b?` and ${s.length-b}\
 more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${s.length===t?"on every page":s.length===1?`on page ${e}`:`on pages ${e}`}: the content of t\
he page covers all of it. Stamp over the page instead.`}}}),62146:((W,x,c)=>{c.d(x,{K:()=>I,p:()=>v});var $=c(13140),m=c(7390),U=c(95199),_=c(51988);const O="1.\
4";async function v(h,{pages:n,open_password:r,transparency:a},o,u){const d=await(0,m.E)(h.bytes,o,{password:r}),E=d.pages.count,M=(0,$.k1)(n,E);if(M.length===0){
const t=d.suspect?await(0,U.UN)(d):h.bytes;return{documents:[{name:h.name,bytes:t,pageCount:E}],notes:[_.$],facts:{pageCount:E,stampedPages:0}}}const{notes:g,facts:p,
version:y=O,write:b}=await u(d,M),l={version:y>O?y:O},s=b?await b(l):await(0,U.UN)(d,l);return{documents:[{name:h.name,bytes:s,pageCount:E}],notes:a===100?[P,...g]:
g,facts:{pageCount:E,stampedPages:M.length,...p}}}const P={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower va\
lue.",mentions:["transparency"]};async function I({pace:h},n){await h.rest();const r=await n();return await h.rest(),r}}),69959:((W,x,c)=>{c.d(x,{U:()=>U,c:()=>_});
var $=c(80199);const m=1e4;class U{current;saved=[];beyond=0;constructor(v){this.current=v}follow(v){switch(v.operator){case"q":return this.saved.length<m?this.
saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(
v),!0;default:return!1}}transform(v){if(v.count!==6)return;const[P,I,h,n,r,a]=_(v);this.current.matrix=(0,$.lw)([P,I,h,n,r,a],this.current.matrix)}}const _=O=>Array.
from({length:O.count},(v,P)=>O.number(P))}),30729:((W,x,c)=>{c.d(x,{H:()=>$});function $(m){const U=new WeakMap;return _=>{if(_.hasChanges)return m(_);const O=U.
get(_);if(O)return O.answer;const v=m(_);return U.set(_,{answer:v}),v}}}),60480:((W,x,c)=>{c.d(x,{NL:()=>h,aW:()=>_,bs:()=>I,ml:()=>n,p6:()=>U,vg:()=>O});var $=c(
49153);const m=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function U(r){const a=[],o=[];for(const[u,d]of r.split(",").entries()){const E=u+1,M=m.exec(d),g=b=>{o.push(`e\
ntry ${E} ('${n(d)}') ${b}`)};if(d.trim()===""){o.push(`entry ${E} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!M){g(v(
d));continue}const p=Number(M[1]),y=M[3]===void 0?void 0:Number(M[3]);p===0||y===0?g("names page 0: pages count from 1, and -1 is the last page"):a.push({from:p,
to:y,range:M[2]!==void 0,text:d.trim(),position:E})}return o.length>0?{problem:I(o)}:{items:a}}function _(r,a,o){const u=l=>(0,$.G6)([{field:"page_order",message:l}]),
d=U(r);if("problem"in d)throw u(d.problem);const E=a===1?"1 page":`${a} pages`,M=[],g=d.items.map(l=>{const s=w=>w<0?a+1+w:w,t=s(l.from),e=l.range?l.to===void 0?
a:s(l.to):t,f=[[l.from,t],[l.to??l.from,e]].find(([,w])=>w<1||w>a);return f&&M.push(`entry ${l.position} ('${n(l.text)}') names ${O(f[0])}, but the document has\
 ${E}`),{first:t,last:e}});if(M.length>0)throw u(I(M));const p=g.reduce((l,{first:s,last:t})=>l+Math.abs(t-s)+1,0);if(p>o)throw u(`names ${p} pages in all; at m\
ost ${o} are allowed`);const y=new Uint32Array(p);let b=0;for(const{first:l,last:s}of g){const t=l<=s?1:-1;for(let e=l;e!==s+t;e+=t)y[b++]=e}return y}function O(r){
return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}function v(r){return/^ *\.\./.test(r)?"has no start: a range is written 1..5":h(r)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const P=5;function I(r){const a=r.length-P;return[...r.slice(0,P),...a>0?[`and ${a} more such entr\
ies`]:[]].join("; ")}function h(r){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return a?`is not a range: write ${a[1]}..${a[2]}${a[2]===""?" for thi\
s page and all after it":""}`:/\blast\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(r){const a=[...r].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return a.length>40?`${a.slice(0,40).join("")}…`:a.join("")}}),13140:((W,x,c)=>{c.d(x,{k1:()=>O,lY:()=>_,m7:()=>v});var $=c(49153),m=c(60480);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function _(h){const n=[],r=[];for(const[a,o]of h.split(",").entries()){const u=a+1,d=o.trim();if(d===""){r.push(`entry ${u} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const E=U.exec(d),M=i=>{r.push(`entry ${u} ('${(0,m.ml)(d)}') ${i}`)};if(!E){M(I(d));continue}const[,g,p,y,b,l]=E,
s={negated:g!==void 0,text:d,position:u};if(p!==void 0){n.push({...s,pages:p.toLowerCase()});continue}const t=Number(y),e=b===void 0?t:l===void 0?"end":Number(l);
t===0||e===0?M("names page 0: pages count from 1, and -1 is the last page"):n.push({...s,pages:{from:t,to:e}})}return r.length>0?{problem:(0,m.bs)(r)}:{items:n}}
function O(h,n,r="pages"){const a=M=>(0,$.G6)([{field:r,message:M}]),o=_(h);if("problem"in o)throw a(o.problem);const u=new P(n),d=new P(n),E=[];for(const M of o.
items){const g=M.negated?d:u;if(typeof M.pages=="string"){g.add(M.pages);continue}const{from:p,to:y}=M.pages,b=p<0?n+1+p:p,l=y==="end"?n:y<0?n+1+y:y,t=(y==="end"?
p<0?[[p,b]]:[]:[[p,b],[y,l]]).find(([,e])=>e<1||e>n);t&&E.push(`entry ${M.position} ('${(0,m.ml)(M.text)}') names ${(0,m.vg)(t[0])}, but the document has ${n===
1?"1 page":`${n} pages`}`),!(y==="end"&&b>n||E.length>0)&&g.range(Math.min(b,l),Math.max(b,l))}if(E.length>0)throw a((0,m.bs)(E));return o.items.every(({negated:M})=>M)&&
u.add("all"),u.without(d)}function v(h){const n=_(h);if("problem"in n||n.items.length!==1)return;const{negated:r,pages:a}=n.items[0];if(r)return;if(a==="all")return{
first:1};if(typeof a=="string"||a.from<1)return;const{from:o,to:u}=a;return u==="end"?{first:o}:u<1?void 0:{first:Math.min(o,u),last:Math.max(o,u)}}class P{pageCount;differences;odd=!1;even=!1;constructor(n){
this.pageCount=n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,r){this.differences[n]++,this.differences[r+
1]--}without(n){const r=new Uint32Array(this.pageCount);let a=0,o=0,u=0;for(let d=1;d<=this.pageCount;d++){o+=this.differences[d],u+=n.differences[d];const E=d%
2===1?"odd":"even";(o>0||this[E])&&!(u>0||n[E])&&(r[a++]=d)}return r.subarray(0,a)}}function I(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is writt\
en 1..5":/^!/.test(h)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
