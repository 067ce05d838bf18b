"use strict";exports.id=9365,exports.ids=[9365],exports.modules={77237:((W,x,c)=>{c.r(x),c.d(x,{add_image_watermark:()=>w});var P=c(49153),l=c(16039),U=c(74239),O=c(80199),b=c(
85298),y=c(59234),_=c(97869),I=c(26844),h=c(30900);const s="OctavoImage";async function f(d,u,g,E){const{transparency:M,layer:r,image:t}=u,e=await(0,h.F)(d,g),i=await E.
prepared.ofFile(t.bytes,"image",()=>(0,U.A)(t,"image",E)),{kinds:m}=e,$=(0,b.Wx)("add_image_watermark",m,u.margin),B=m.map((N,A)=>$[A]&&v(i,N,$[A],u.image_width)),
D=n(e,$,B);if(D.length>0)throw(0,P.G6)(D);const S=await(0,_._B)(d),C=i.embed(d,{profiled:S!==void 0}),G=M===0?C:o(d,C,M),T=m.map((N,A)=>{const{width:R,height:k}=B[A],
[F,X]=(0,b.pi)(N,$[A],u.position,R,k),V=(0,O.lw)(i.upright,[R,0,0,k,F,X]);return(0,y.vs)((0,O.lw)(V,(0,O.S3)(N)))}),j=M>0||i.transparency==="soft-mask",L=await(0,I.
W)(d,e,{layer:r,subtype:"Watermark",groupColorSpace:j?(0,_.Qg)(S):void 0,on:({kind:N})=>({resources:[{category:"XObject",name:s,ref:G}],operators:([A=""])=>(0,y.
qK)(A,T[N])})}),K=S&&a(S,i,j);return K&&L.push((0,_.c4)(d,S,K)),{notes:L,version:i.version}}function v({displayed:d},u,g,E){const M=d.height/d.width,r=Math.min(
g.width,g.height/M),t=E===void 0?r:E*72/u.userUnit;return t>r*(1+1e-9)?void 0:{width:t,height:t*M}}function n({kinds:d,pages:u},g,E){const M=u.find(({kind:$})=>!g[$]);
if(M)return[{field:"margin",message:(0,b.fj)(M.index,d[M.kind])}];const r=u.find(({kind:$})=>!E[$]);if(!r)return[];const[t,e]=[d[r.kind],g[r.kind]],[i,m]=[(0,O.
d)(e.width,t),(0,O.d)(e.height,t)];return[{field:"image_width",message:`is too large for page ${r.index+1}, where the margins leave ${i} × ${m} inches for the \
image`}]}function o(d,u,g){const E=Math.round(100-g)/100,M=(0,l.jd)({Type:(0,l.UU)("ExtGState"),ca:E,CA:E,BM:(0,l.UU)("Normal"),SMask:(0,l.UU)("None")}),r=(0,l.
jd)({ExtGState:(0,l.jd)({G0:M}),XObject:(0,l.jd)({X0:u})}),t=(0,l.jd)({Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Form"),BBox:[0,0,1,1],Resources:r});return d.add(
new l.Z6(t,Buffer.from("/G0 gs /X0 Do","latin1")))}function a(d,u,g){if(d.part===1){if(g)return _.Br.transparency;if(u.bitsPerComponent===16)return _.Br.sixteenBits;
if(u.iccVersion===4)return _.Br.profile}return u.components===4&&u.iccVersion===void 0&&!(0,_.hU)(d,4)?_.Br.cmyk:void 0}var p=c(62146);const w=(d,u,g)=>(0,p.p)(
d,u,g,(E,M)=>f(E,u,M,g))}),51988:((W,x,c)=>{c.d(x,{$:()=>U,U:()=>O});var P=c(49153),l=c(13140);const U={code:"no_pages_selected",message:"The document has none \
of the pages that were asked for, so nothing was changed."};function O({first_page:b,last_page:y,pages:_},I){if(_!==void 0)return(0,l.k1)(_,I);const h=I===1?"1 \
page":`${I} pages`,s=[];if(b>I&&s.push({field:"first_page",message:`is ${b}, but the document has ${h}`}),y!==void 0&&y>I&&s.push({field:"last_page",message:`is\
 ${y}, but the document has ${h}`}),s.length===0&&y!==void 0&&b>y&&s.push({field:"first_page",message:`is ${b}, which is after last_page (${y})`,mentions:["last\
_page"]}),s.length>0)throw(0,P.G6)(s);return Uint32Array.from({length:(y??I)-b+1},(f,v)=>b+v)}}),97869:((W,x,c)=>{c.d(x,{Br:()=>_,HB:()=>v,Pz:()=>f,Qg:()=>h,_B:()=>O,
c4:()=>I,hU:()=>y});var P=c(80397),l=c(10404),U=c(16039);async function O(n){const o=await(0,l.Br)(n),{archive:a}=(0,P.Ip)(n,o);return a&&{...a,xmp:o,intent:b(n)}}
function b(n){for(const o of n.array(n.catalog.get("OutputIntents"))??[]){const a=n.dict(o);if(!(0,U.Zm)(a)||!(0,U.Eo)(n.resolve(a.get("S")),"GTS_PDFA1"))continue;
const p=n.resolve(n.dict(a.get("DestOutputProfile"))?.get("N"));if(typeof p=="number")return p}}const y=({intent:n},o)=>o===1?n!==void 0:n===o,_={transparency:"\
that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"\
its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},I=(n,o,a)=>(0,P.qg)(
n,o.xmp,o,a),h=n=>n&&n.part!==1&&n.intent===void 0?f():void 0,s=[.9505,1,1.089],f=()=>[(0,U.UU)("CalRGB"),(0,U.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[
.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],v=()=>[(0,U.UU)("CalGray"),(0,U.jd)({WhitePoint:[...s],Gamma:2.2})]}),85298:((W,x,c)=>{c.d(x,{Wx:()=>b,
fj:()=>I,pi:()=>_});var P=c(88652),l=c(80199);function U(h,s){return O(h,s*72/h.userUnit)}function O(h,s){const{width:f,height:v}=(0,l.iN)(h),n={width:f-2*s,height:v-
2*s,inset:s};return n.width>0&&n.height>0?n:void 0}function b(h,s,f){const v=f===P.zU[h].fields.margin.default;return s.map(n=>{const o=U(n,f);if(o||!v)return o;
const{width:a,height:p}=(0,l.iN)(n);return O(n,Math.min(a,p)/10)})}const y=null;function _(h,{inset:s},f,v,n){const o=(0,l.iN)(h),a=o.width-s-v,p=o.height-s-n,w=f.
endsWith("left")?s:f.endsWith("right")?a:(o.width-v)/2,d=f.startsWith("bottom")?s:f.startsWith("top")?p:(o.height-n)/2;return[w,d]}function I(h,s){const{width:f,
height:v}=(0,l.iN)(s),n=(0,l.d)(Math.min(f,v)/2,s);return`leaves no room on page ${h+1}, which is ${(0,l.d)(f,s)} × ${(0,l.d)(v,s)} inches; it must be less tha\
n ${n}`}}),26844:((W,x,c)=>{c.d(x,{W:()=>u});var P=c(16039),l=c(69959),U=c(66173),O=c(36692);const b=400,y=.01;function _(r,t,e,i){const m=new U.B(t),$=new I(r,
e,i);for(let B=0;B<b&&m.next();B++)if($.takes(m))return!0;return!1}class I{document;resources;box;states=new l.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],
isSolid:!0,isOpaque:!0});path=new f;clips=!1;constructor(t,e,i){this.document=t,this.resources=e,this.box=i}takes(t){if(this.states.follow(t)||this.extendsPath(
t)||this.setsState(t))return!1;const{operator:e}=t;return e==="Do"?this.paintsImage(t.name(0)):h.test(e)&&this.paintsPath(e)}setsState(t){const e=this.states.current;
switch(t.operator){case"gs":{const i=this.document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=v(this.document,i),!0}case"scn":case"s\
c":return e.isSolid=e.isOpaque&&t.kind(t.count-1)!==O.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:
return!1}}extendsPath(t){const{matrix:e}=this.states.current;switch(t.operator){case"re":{const[i,m,$,B]=(0,l.c)(t);return this.path.rectangle(e,i,m,$,B),!0}case"\
m":case"l":return this.path.point(e,t.number(0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath(t){const e=this.
states.current,i=this.path.area();return s.test(t)&&e.isSolid&&this.isCoveredBy(i)?!0:(this.clips&&(e.clip=i&&e.clip&&o(i,e.clip)),this.clips=!1,this.path=new f,
!1)}paintsImage(t){const e=this.states.current,i=this.resource("XObject",t);if(!e.isOpaque||!(i instanceof P.Z6)||!n(this.document,i.dict))return!1;const m=new f;
return m.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(m.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&a(o(t,e),this.box)}resource(t,e){
const{document:i,resources:m}=this;return e===void 0?null:i.resolve(i.dict(m?.get(t))?.get(e))}}const h=/^(?:[fBb]\*?|[FSsn])$/,s=/^[fFbB]/;class f{isRectangle=!0;points=[];point([
t,e,i,m,$,B],D,S){this.points.push([t*D+i*S+$,e*D+m*S+B])}rectangle(t,e,i,m,$){this.point(t,e,i),this.point(t,e+m,i),this.point(t,e+m,i+$),this.point(t,e,i+$)}area(){
const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;const[e,i]=[t.map(([D])=>D),t.map(([,D])=>D)],m=[Math.min(...e),Math.min(...i),Math.max(
...e),Math.max(...i)],$=y*Math.max(m[2]-m[0],m[3]-m[1]),B=(D,S,C)=>Math.abs(D-S)<=$||Math.abs(D-C)<=$;return t.every(([D,S])=>B(D,m[0],m[2])&&B(S,m[1],m[3]))?m:
void 0}}function v(r,t){if(!t)return!0;const e=r.resolve(t.get("ca")),i=r.resolve(t.get("BM")),m=r.resolve(t.get("SMask"));return(e===null||e===1)&&(i===null||(0,P.
Eo)(i,"Normal"))&&(m===null||(0,P.Eo)(m,"None"))}function n(r,t){const e=r.resolve(t.get("ImageMask"))===!0;return(0,P.Eo)(r.resolve(t.get("Subtype")),"Image")&&
!e&&!t.has("SMask")&&!t.has("Mask")}function o(r,t){return[Math.max(r[0],t[0]),Math.max(r[1],t[1]),Math.min(r[2],t[2]),Math.min(r[3],t[3])]}function a(r,t){const[
e,i]=[y*(t[2]-t[0]),y*(t[3]-t[1])];return r[0]<=t[0]+e&&r[1]<=t[1]+i&&r[2]>=t[2]-e&&r[3]>=t[3]-i}var p=c(65300),w=c(59234);function d(r,t,e,i){return`/Artifact \
<<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Background /BBox [${i.map(w._).join(" ")}]`}>> BDC
${r}
EMC
`}async function u(r,{kinds:t,pages:e},i){const{pace:m}=r.job,{layer:$,subtype:B,groupColorSpace:D}=i,S=new p.B(r);$==="over"&&await S.inspect(e);const C=[];for(const[
G,T]of e.entries()){const j=m.step($==="over"?2e3:2e4);j&&await j,G%1e3===0&&m.progress(G/e.length);const L=i.on(T,G);if(!L)continue;const{box:K}=t[T.kind],{resources:N}=L,
A=R=>d(L.operators(R),B,$,K);if($==="over")S.over(T,{resources:N,operators:A});else{const R=S.contents.content(S.contents.own(T));_(r,R,r.dict(T.resources),K)&&
C.push(T.index+1),S.under(T,{resources:N,operators:A})}D!==void 0&&g(r,T.index,D)}return C.length>0?[M(C,e.length)]:[]}function g(r,t,e){const i=r.pages.number(
t),m=r.entry(i,"Group"),$=r.dict(m);if($?.has("CS"))return;const B=(0,P.jd)({Type:(0,P.UU)("Group"),S:(0,P.UU)("Transparency"),...Object.fromEntries($??[]),CS:e});
(0,P.i9)(m)&&(0,P.Zm)(r.get(m))?r.put(m,B):r.pages.patch(t,{Group:B})}const E=10;function M(r,t){const e=r.slice(0,E).join(", ")+(r.length>E?` and ${r.length-E}\
 more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${r.length===t?"on every page":r.length===1?`on page ${e}`:`on pages ${e}`}: the content of t\
he page covers all of it. Stamp over the page instead.`}}}),62146:((W,x,c)=>{c.d(x,{K:()=>I,p:()=>y});var P=c(13140),l=c(7390),U=c(95199),O=c(51988);const b="1.\
4";async function y(h,{pages:s,open_password:f,transparency:v},n,o){const a=await(0,l.E)(h.bytes,n,{password:f}),p=a.pages.count,w=(0,P.k1)(s,p);if(w.length===0){
const t=a.suspect?await(0,U.UN)(a):h.bytes;return{documents:[{name:h.name,bytes:t,pageCount:p}],notes:[O.$],facts:{pageCount:p,stampedPages:0}}}const{notes:d,facts:u,
version:g=b,write:E}=await o(a,w),M={version:g>b?g:b},r=E?await E(M):await(0,U.UN)(a,M);return{documents:[{name:h.name,bytes:r,pageCount:p}],notes:v===100?[_,...d]:
d,facts:{pageCount:p,stampedPages:w.length,...u}}}const _={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower va\
lue.",mentions:["transparency"]};async function I({pace:h},s){await h.rest();const f=await s();return await h.rest(),f}}),69959:((W,x,c)=>{c.d(x,{U:()=>U,c:()=>O});
var P=c(80199);const l=1e4;class U{current;saved=[];beyond=0;constructor(y){this.current=y}follow(y){switch(y.operator){case"q":return this.saved.length<l?this.
saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(
y),!0;default:return!1}}transform(y){if(y.count!==6)return;const[_,I,h,s,f,v]=O(y);this.current.matrix=(0,P.lw)([_,I,h,s,f,v],this.current.matrix)}}const O=b=>Array.
from({length:b.count},(y,_)=>b.number(_))}),30729:((W,x,c)=>{c.d(x,{H:()=>P});function P(l){const U=new WeakMap;return O=>{if(O.hasChanges)return l(O);const b=U.
get(O);if(b)return b.answer;const y=l(O);return U.set(O,{answer:y}),y}}}),60480:((W,x,c)=>{c.d(x,{Ly:()=>b,NL:()=>f,UL:()=>y,aW:()=>O,bs:()=>s,ml:()=>v,p6:()=>U,
vg:()=>_});var P=c(49153);const l=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function U(n){const o=[],a=[];for(const[p,w]of n.split(",").entries()){const d=p+1,u=l.exec(
w),g=r=>{a.push(`entry ${d} ('${v(w)}') ${r}`)};if(w.trim()===""){a.push(`entry ${d} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}
if(!u){g(I(w));continue}const E=Number(u[1]),M=u[3]===void 0?void 0:Number(u[3]);E===0||M===0?g("names page 0: pages count from 1, and -1 is the last page"):o.push(
{from:E,to:M,range:u[2]!==void 0,text:w.trim(),position:d})}return a.length>0?{problem:s(a)}:{items:o}}function O(n,o,a){const p=M=>(0,P.G6)([{field:"page_order",
message:M}]),w=U(n);if("problem"in w)throw p(w.problem);const d=b(w.items,o);if("problem"in d)throw p(d.problem);const u=y(d.spans);if(u>a)throw p(`names ${u} p\
ages in all; at most ${a} are allowed`);const g=new Uint32Array(u);let E=0;for(const{first:M,last:r}of d.spans){const t=M<=r?1:-1;for(let e=M;e!==r+t;e+=t)g[E++]=
e}return g}function b(n,o){const a=o===1?"1 page":`${o} pages`,p=[],w=n.map(d=>{const u=t=>t<0?o+1+t:t,g=u(d.from),E=d.range?d.to===void 0?o:u(d.to):g,r=[[d.from,
g],[d.to??d.from,E]].find(([,t])=>t<1||t>o);return r&&p.push(`entry ${d.position} ('${v(d.text)}') names ${_(r[0])}, but the document has ${a}`),{first:g,last:E}});
return p.length>0?{problem:s(p)}:{spans:w}}const y=n=>n.reduce((o,{first:a,last:p})=>o+Math.abs(p-a)+1,0);function _(n){return Number.isSafeInteger(n)?`page ${n}`:
"a page far beyond its end"}function I(n){return/^ *\.\./.test(n)?"has no start: a range is written 1..5":f(n)??"is not a page, such as 3 or -1, nor a range, su\
ch as 2..5 or 2.."}const h=5;function s(n){const o=n.length-h;return[...n.slice(0,h),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function f(n){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(n);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function v(n){const o=[
...n].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(a)?"?":a);return o.length>40?`${o.slice(0,40).join("")}…`:o.join("")}}),13140:((W,x,c)=>{c.d(x,{k1:()=>b,lY:()=>O,
m7:()=>y});var P=c(49153),l=c(60480);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function O(h){const s=[],f=[];for(const[v,n]of h.split("\
,").entries()){const o=v+1,a=n.trim();if(a===""){f.push(`entry ${o} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const p=U.
exec(a),w=i=>{f.push(`entry ${o} ('${(0,l.ml)(a)}') ${i}`)};if(!p){w(I(a));continue}const[,d,u,g,E,M]=p,r={negated:d!==void 0,text:a,position:o};if(u!==void 0){
s.push({...r,pages:u.toLowerCase()});continue}const t=Number(g),e=E===void 0?t:M===void 0?"end":Number(M);t===0||e===0?w("names page 0: pages count from 1, and \
-1 is the last page"):s.push({...r,pages:{from:t,to:e}})}return f.length>0?{problem:(0,l.bs)(f)}:{items:s}}function b(h,s,f="pages"){const v=w=>(0,P.G6)([{field:f,
message:w}]),n=O(h);if("problem"in n)throw v(n.problem);const o=new _(s),a=new _(s),p=[];for(const w of n.items){const d=w.negated?a:o;if(typeof w.pages=="strin\
g"){d.add(w.pages);continue}const{from:u,to:g}=w.pages,E=u<0?s+1+u:u,M=g==="end"?s:g<0?s+1+g:g,t=(g==="end"?u<0?[[u,E]]:[]:[[u,E],[g,M]]).find(([,e])=>e<1||e>s);
t&&p.push(`entry ${w.position} ('${(0,l.ml)(w.text)}') names ${(0,l.vg)(t[0])}, but the document has ${s===1?"1 page":`${s} pages`}`),!(g==="end"&&E>s||p.length>
0)&&d.range(Math.min(E,M),Math.max(E,M))}if(p.length>0)throw v((0,l.bs)(p));return n.items.every(({negated:w})=>w)&&o.add("all"),o.without(a)}function y(h){const s=O(
h);if("problem"in s||s.items.length!==1)return;const{negated:f,pages:v}=s.items[0];if(f)return;if(v==="all")return{first:1};if(typeof v=="string"||v.from<1)return;
const{from:n,to:o}=v;return o==="end"?{first:n}:o===-1?{first:n}:o<1?void 0:{first:Math.min(n,o),last:Math.max(n,o)}}class _{pageCount;differences;odd=!1;even=!1;constructor(s){
this.pageCount=s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,f){this.differences[s]++,this.differences[f+
1]--}without(s){const f=new Uint32Array(this.pageCount);let v=0,n=0,o=0;for(let a=1;a<=this.pageCount;a++){n+=this.differences[a],o+=s.differences[a];const p=a%
2===1?"odd":"even";(n>0||this[p])&&!(o>0||s[p])&&(f[v++]=a)}return f.subarray(0,v)}}function I(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is writt\
en 1..5":/^!/.test(h)?"is not a page: leave out pages with not, such as not 2":(0,l.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
