"use strict";exports.id=9365,exports.ids=[9365],exports.modules={7237:((G,D,c)=>{c.r(D),c.d(D,{add_image_watermark:()=>E});var x=c(9153),h=c(6039),O=c(3353),w=c(199),v=c(5298),
P=c(9468),S=c(7869),b=c(9702),p=c(900);const n="OctavoImage";async function r(g,l,y,_){const{transparency:f,layer:I,image:M}=l,B=await(0,p.F)(g,y),o=await _.prepared.
ofFile(M.bytes,"image",()=>(0,O.A)(M,"image",_)),{kinds:t}=B,e=(0,v.Wx)("add_image_watermark",t,l.margin),u=t.map((W,R)=>e[R]&&a(o,W,e[R],l.image_width)),m=s(B,
e,u);if(m.length>0)throw(0,x.G6)(m);const U=await(0,S._B)(g),T=o.embed(g,{profiled:U!==void 0}),A=f===0?T:i(g,T,f),N=t.map((W,R)=>{const{width:L,height:X}=u[R],
[Q,j]=(0,v.pi)(W,e[R],l.position,L,X),F=(0,w.lw)(o.upright,[L,0,0,X,Q,j]);return(0,P.vs)((0,w.lw)(F,(0,w.S3)(W)))}),C=f>0||o.transparency==="soft-mask",K=await(0,b.
W)(g,B,{layer:I,subtype:"Watermark",groupColorSpace:C?(0,S.Qg)(U):void 0,on:({kind:W})=>({resources:[{category:"XObject",name:n,ref:A}],operators:([R])=>`q ${N[W]}\
 cm /${R} Do Q`})}),k=U&&d(U,o,C);return k&&K.push((0,S.c4)(g,U,k)),{notes:K,version:o.version}}function a({displayed:g},l,y,_){const f=g.height/g.width,I=Math.
min(y.width,y.height/f),M=_===void 0?I:_*72/l.userUnit;return M>I*(1+1e-9)?void 0:{width:M,height:M*f}}function s({kinds:g,pages:l},y,_){const f=l.find(({kind:e})=>!y[e]);
if(f)return[{field:"margin",message:(0,v.fj)(f.index,g[f.kind])}];const I=l.find(({kind:e})=>!_[e]);if(!I)return[];const[M,B]=[g[I.kind],y[I.kind]],[o,t]=[(0,w.
d)(B.width,M),(0,w.d)(B.height,M)];return[{field:"image_width",message:`is too large for page ${I.index+1}, where the margins leave ${o} × ${t} inches for the \
image`}]}function i(g,l,y){const _=Math.round(100-y)/100,f=(0,h.jd)({Type:(0,h.UU)("ExtGState"),ca:_,CA:_,BM:(0,h.UU)("Normal"),SMask:(0,h.UU)("None")}),I=(0,h.
jd)({ExtGState:(0,h.jd)({G0:f}),XObject:(0,h.jd)({X0:l})}),M=(0,h.jd)({Type:(0,h.UU)("XObject"),Subtype:(0,h.UU)("Form"),BBox:[0,0,1,1],Resources:I});return g.add(
new h.Z6(M,Buffer.from("/G0 gs /X0 Do","latin1")))}function d(g,l,y){if(g.part===1){if(y)return S.Br.transparency;if(l.bitsPerComponent===16)return S.Br.sixteenBits;
if(l.iccVersion===4)return S.Br.profile}return l.components===4&&l.iccVersion===void 0&&!(0,S.hU)(g,4)?S.Br.cmyk:void 0}var $=c(2146);const E=(g,l,y)=>(0,$.p)(g,
l,y,(_,f)=>r(_,l,f,y))}),1988:((G,D,c)=>{c.d(D,{$:()=>O,U:()=>w});var x=c(9153),h=c(3140);const O={code:"no_pages_selected",message:"The document has none of th\
e pages that were asked for, so nothing was changed."};function w({first_page:v,last_page:P,pages:S},b){if(S!==void 0)return(0,h.k1)(S,b);const p=b===1?"1 page":
`${b} pages`,n=[];if(v>b&&n.push({field:"first_page",message:`is ${v}, but the document has ${p}`}),P!==void 0&&P>b&&n.push({field:"last_page",message:`is ${P},\
 but the document has ${p}`}),n.length===0&&P!==void 0&&v>P&&n.push({field:"first_page",message:`is ${v}, which is after last_page (${P})`,mentions:["last_page"]}),
n.length>0)throw(0,x.G6)(n);return Uint32Array.from({length:(P??b)-v+1},(r,a)=>v+a)}}),9468:((G,D,c)=>{c.d(D,{ZT:()=>x,_:()=>O,vs:()=>h});function x(w,v,P,S){return`\
/Artifact <<${P==="over"?`/Type /Pagination /Subtype /${v}`:`/Type /Background /BBox [${S.map(O).join(" ")}]`}>> BDC
${w}
EMC
`}const h=w=>w.map(O).join(" ");function O(w){const v=Number(w.toPrecision(7)),P=Math.abs(v)<1e-9?"0":String(v);return P.includes("e")?v.toFixed(12).replace(/\.?0+$/,
""):P}}),7869:((G,D,c)=>{c.d(D,{Br:()=>S,HB:()=>a,Pz:()=>r,Qg:()=>p,_B:()=>w,c4:()=>b,hU:()=>P});var x=c(397),h=c(404),O=c(6039);async function w(s){const i=await(0,h.
Br)(s),{archive:d}=(0,x.Ip)(s,i);return d&&{...d,xmp:i,intent:v(s)}}function v(s){for(const i of s.array(s.catalog.get("OutputIntents"))??[]){const d=s.dict(i);
if(!(0,O.Zm)(d)||!(0,O.Eo)(s.resolve(d.get("S")),"GTS_PDFA1"))continue;const $=s.resolve(s.dict(d.get("DestOutputProfile"))?.get("N"));if(typeof $=="number")return $}}
const P=({intent:s},i)=>i===1?s!==void 0:s===i,S={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"\
that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the \
same part with the same output intent"},b=(s,i,d)=>(0,x.qg)(s,i.xmp,i,d),p=s=>s&&s.part!==1&&s.intent===void 0?r():void 0,n=[.9505,1,1.089],r=()=>[(0,O.UU)("Cal\
RGB"),(0,O.jd)({WhitePoint:[...n],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],a=()=>[(0,O.UU)("CalGray"),(0,O.jd)({WhitePoint:[
...n],Gamma:2.2})]}),5298:((G,D,c)=>{c.d(D,{Wx:()=>v,fj:()=>b,pi:()=>S});var x=c(2145),h=c(199);function O(p,n){return w(p,n*72/p.userUnit)}function w(p,n){const{
width:r,height:a}=(0,h.iN)(p),s={width:r-2*n,height:a-2*n,inset:n};return s.width>0&&s.height>0?s:void 0}function v(p,n,r){const a=r===x.zU[p].fields.margin.default;
return n.map(s=>{const i=O(s,r);if(i||!a)return i;const{width:d,height:$}=(0,h.iN)(s);return w(s,Math.min(d,$)/10)})}const P=null;function S(p,{inset:n},r,a,s){
const i=(0,h.iN)(p),d=i.width-n-a,$=i.height-n-s,E=r.endsWith("left")?n:r.endsWith("right")?d:(i.width-a)/2,g=r.startsWith("bottom")?n:r.startsWith("top")?$:(i.
height-s)/2;return[E,g]}function b(p,n){const{width:r,height:a}=(0,h.iN)(n),s=(0,h.d)(Math.min(r,a)/2,n);return`leaves no room on page ${p+1}, which is ${(0,h.d)(
r,n)} × ${(0,h.d)(a,n)} inches; it must be less than ${s}`}}),9702:((G,D,c)=>{c.d(D,{W:()=>f});var x=c(6039),h=c(199);const O=1e4;class w{current;saved=[];beyond=0;constructor(t){
this.current=t}follow(t){switch(t.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(t),!0;default:return!1}}transform(t){if(t.count!==6)return;const[e,u,
m,U,T,A]=v(t);this.current.matrix=(0,h.lw)([e,u,m,U,T,A],this.current.matrix)}}const v=o=>Array.from({length:o.count},(t,e)=>o.number(e));var P=c(6173),S=c(6692);
const b=400,p=.01;function n(o,t,e,u){const m=new P.B(t),U=new r(o,e,u);for(let T=0;T<b&&m.next();T++)if(U.takes(m))return!0;return!1}class r{document;resources;box;states=new w(
{matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new i;clips=!1;constructor(t,e,u){this.document=t,this.resources=e,this.box=u}takes(t){
if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;return e==="Do"?this.paintsImage(t.name(0)):a.test(e)&&this.paintsPath(
e)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const u=this.document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=
d(this.document,u),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-1)!==S.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"\
W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.states.current;switch(t.operator){case"re":{const[u,m,U,T]=v(t);return this.path.
rectangle(e,u,m,U,T),!0}case"m":case"l":return this.path.point(e,t.number(0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:
return!1}}paintsPath(t){const e=this.states.current,u=this.path.area();return s.test(t)&&e.isSolid&&this.isCoveredBy(u)?!0:(this.clips&&(e.clip=u&&e.clip&&E(u,e.
clip)),this.clips=!1,this.path=new i,!1)}paintsImage(t){const e=this.states.current,u=this.resource("XObject",t);if(!e.isOpaque||!(u instanceof x.Z6)||!$(this.document,
u.dict))return!1;const m=new i;return m.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(m.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&
e!==void 0&&g(E(t,e),this.box)}resource(t,e){const{document:u,resources:m}=this;return e===void 0?null:u.resolve(u.dict(m?.get(t))?.get(e))}}const a=/^(?:[fBb]\*?|[FSsn])$/,
s=/^[fFbB]/;class i{isRectangle=!0;points=[];point([t,e,u,m,U,T],A,N){this.points.push([t*A+u*N+U,e*A+m*N+T])}rectangle(t,e,u,m,U){this.point(t,e,u),this.point(
t,e+m,u),this.point(t,e+m,u+U),this.point(t,e,u+U)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;const[e,u]=[t.map(([A])=>A),t.
map(([,A])=>A)],m=[Math.min(...e),Math.min(...u),Math.max(...e),Math.max(...u)],U=p*Math.max(m[2]-m[0],m[3]-m[1]),T=(A,N,C)=>Math.abs(A-N)<=U||Math.abs(A-C)<=U;
return t.every(([A,N])=>T(A,m[0],m[2])&&T(N,m[1],m[3]))?m:void 0}}function d(o,t){if(!t)return!0;const e=o.resolve(t.get("ca")),u=o.resolve(t.get("BM")),m=o.resolve(
t.get("SMask"));return(e===null||e===1)&&(u===null||(0,x.Eo)(u,"Normal"))&&(m===null||(0,x.Eo)(m,"None"))}function $(o,t){const e=o.resolve(t.get("ImageMask"))===
!0;return(0,x.Eo)(o.resolve(t.get("Subtype")),"Image")&&!e&&!t.has("SMask")&&!t.has("Mask")}function E(o,t){return[Math.max(o[0],t[0]),Math.max(o[1],t[1]),Math.
min(o[2],t[2]),Math.min(o[3],t[3])]}function g(o,t){const[e,u]=[p*(t[2]-t[0]),p*(t[3]-t[1])];return o[0]<=t[0]+e&&o[1]<=t[1]+u&&o[2]>=t[2]-e&&o[3]>=t[3]-u}var l=c(
2156),y=c(4997),_=c(9468);async function f(o,{kinds:t,pages:e},u){const{pace:m}=o.job,{layer:U,subtype:T,groupColorSpace:A}=u,N=new y.n(o),C=new l.K(o);U==="ove\
r"&&await C.inspect(e);const K=[];for(const[k,W]of e.entries()){const R=m.step(U==="over"?2e3:2e4);R&&await R,k%1e3===0&&m.progress(k/e.length);const L=u.on(W,k);
if(!L)continue;const{box:X}=t[W.kind],Q=j=>(0,_.ZT)(L.operators(j),T,U,X);if(U==="under"){const j=C.own(W);n(o,C.content(j),o.dict(W.resources),X)&&K.push(W.index+
1);const F=N.with(W.resources,L.resources),Z=C.stream(Q(F.names));o.pages.patch(W.index,{Contents:[Z,...j],Resources:F.resources})}else{const{streams:j,closing:F,
form:Z}=C.isolated(W),z=N.with(W.resources,Z?[...L.resources,Z]:L.resources),V=Z?`q /${z.names.at(-1)} Do Q
`:F,H=C.stream(V+Q(z.names));o.pages.patch(W.index,{Contents:[...j,H],Resources:z.resources})}A!==void 0&&I(o,W.index,A)}return K.length>0?[B(K,e.length)]:[]}function I(o,t,e){
const u=o.pages.number(t),m=o.entry(u,"Group"),U=o.dict(m);if(U?.has("CS"))return;const T=(0,x.jd)({Type:(0,x.UU)("Group"),S:(0,x.UU)("Transparency"),...Object.
fromEntries(U??[]),CS:e});(0,x.i9)(m)&&(0,x.Zm)(o.get(m))?o.put(m,T):o.pages.patch(t,{Group:T})}const M=10;function B(o,t){const e=o.slice(0,M).join(", ")+(o.length>
M?` and ${o.length-M} more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${o.length===t?"on every page":o.length===1?`on page ${e}`:`on pages ${e}`}\
: the content of the page covers all of it. Stamp over the page instead.`}}}),2146:((G,D,c)=>{c.d(D,{K:()=>S,p:()=>P});var x=c(3140),h=c(7390),O=c(5199),w=c(1988);
const v="1.4";async function P(b,{pages:p,open_password:n},r,a){const s=await(0,h.E)(b.bytes,r,{password:n}),i=s.pages.count,d=(0,x.k1)(p,i);if(d.length===0){const f=s.
suspect?await(0,O.UN)(s):b.bytes;return{documents:[{name:b.name,bytes:f,pageCount:i}],notes:[w.$],facts:{pageCount:i,stampedPages:0}}}const{notes:$,facts:E,version:g=v,
write:l}=await a(s,d),y={version:g>v?g:v},_=l?await l(y):await(0,O.UN)(s,y);return{documents:[{name:b.name,bytes:_,pageCount:i}],notes:$,facts:{pageCount:i,stampedPages:d.
length,...E}}}async function S({pace:b},p){await b.rest();const n=await p();return await b.rest(),n}}),729:((G,D,c)=>{c.d(D,{H:()=>x});function x(h){const O=new WeakMap;
return w=>{if(w.hasChanges)return h(w);const v=O.get(w);if(v)return v.answer;const P=h(w);return O.set(w,{answer:P}),P}}}),480:((G,D,c)=>{c.d(D,{NL:()=>p,aW:()=>w,
bs:()=>b,ml:()=>n,p6:()=>O,vg:()=>v});var x=c(9153);const h=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function O(r){const a=[],s=[];for(const[i,d]of r.split(",").entries()){
const $=i+1,E=h.exec(d),g=_=>{s.push(`entry ${$} ('${n(d)}') ${_}`)};if(d.trim()===""){s.push(`entry ${$} is empty: write pages such as 3,1,2 or 2..5, separated\
 by single commas`);continue}if(!E){g(P(d));continue}const l=Number(E[1]),y=E[3]===void 0?void 0:Number(E[3]);l===0||y===0?g("names page 0: pages count from 1, \
and -1 is the last page"):a.push({from:l,to:y,range:E[2]!==void 0,text:d.trim(),position:$})}return s.length>0?{problem:b(s)}:{items:a}}function w(r,a,s){const i=f=>(0,x.
G6)([{field:"page_order",message:f}]),d=O(r);if("problem"in d)throw i(d.problem);const $=a===1?"1 page":`${a} pages`,E=[],g=d.items.map(f=>{const I=e=>e<0?a+1+e:
e,M=I(f.from),B=f.range?f.to===void 0?a:I(f.to):M,t=[[f.from,M],[f.to??f.from,B]].find(([,e])=>e<1||e>a);return t&&E.push(`entry ${f.position} ('${n(f.text)}') \
names ${v(t[0])}, but the document has ${$}`),{first:M,last:B}});if(E.length>0)throw i(b(E));const l=g.reduce((f,{first:I,last:M})=>f+Math.abs(M-I)+1,0);if(l>s)
throw i(`names ${l} pages in all; at most ${s} are allowed`);const y=new Uint32Array(l);let _=0;for(const{first:f,last:I}of g){const M=f<=I?1:-1;for(let B=f;B!==
I+M;B+=M)y[_++]=B}return y}function v(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}function P(r){return/^ *\.\./.test(r)?"has no st\
art: a range is written 1..5":p(r)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const S=5;function b(r){const a=r.length-S;return[...r.slice(
0,S),...a>0?[`and ${a} more such entries`]:[]].join("; ")}function p(r){const a=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return a?`is not a range: write ${a[1]}\
..${a[2]}${a[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(r){
const a=[...r].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return a.length>40?`${a.slice(0,40).join("")}…`:a.join("")}}),3140:((G,D,c)=>{c.d(D,{k1:()=>v,
lY:()=>w,m7:()=>P});var x=c(9153),h=c(480);const O=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function w(p){const n=[],r=[];for(const[a,s]of p.split(
",").entries()){const i=a+1,d=s.trim();if(d===""){r.push(`entry ${i} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const $=O.
exec(d),E=o=>{r.push(`entry ${i} ('${(0,h.ml)(d)}') ${o}`)};if(!$){E(b(d));continue}const[,g,l,y,_,f]=$,I={negated:g!==void 0,text:d,position:i};if(l!==void 0){
n.push({...I,pages:l.toLowerCase()});continue}const M=Number(y),B=_===void 0?M:f===void 0?"end":Number(f);M===0||B===0?E("names page 0: pages count from 1, and \
-1 is the last page"):n.push({...I,pages:{from:M,to:B}})}return r.length>0?{problem:(0,h.bs)(r)}:{items:n}}function v(p,n,r="pages"){const a=E=>(0,x.G6)([{field:r,
message:E}]),s=w(p);if("problem"in s)throw a(s.problem);const i=new S(n),d=new S(n),$=[];for(const E of s.items){const g=E.negated?d:i;if(typeof E.pages=="strin\
g"){g.add(E.pages);continue}const{from:l,to:y}=E.pages,_=l<0?n+1+l:l,f=y==="end"?n:y<0?n+1+y:y,M=(y==="end"?l<0?[[l,_]]:[]:[[l,_],[y,f]]).find(([,B])=>B<1||B>n);
M&&$.push(`entry ${E.position} ('${(0,h.ml)(E.text)}') names ${(0,h.vg)(M[0])}, but the document has ${n===1?"1 page":`${n} pages`}`),!(y==="end"&&_>n||$.length>
0)&&g.range(Math.min(_,f),Math.max(_,f))}if($.length>0)throw a((0,h.bs)($));return s.items.every(({negated:E})=>E)&&i.add("all"),i.without(d)}function P(p){const n=w(
p);if("problem"in n||n.items.length!==1)return;const{negated:r,pages:a}=n.items[0];if(r)return;if(a==="all")return{first:1};if(typeof a=="string"||a.from<1)return;
const{from:s,to:i}=a;return i==="end"?{first:s}:i<1?void 0:{first:Math.min(s,i),last:Math.max(s,i)}}class S{pageCount;differences;odd=!1;even=!1;constructor(n){
this.pageCount=n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,r){this.differences[n]++,this.differences[r+
1]--}without(n){const r=new Uint32Array(this.pageCount);let a=0,s=0,i=0;for(let d=1;d<=this.pageCount;d++){s+=this.differences[d],i+=n.differences[d];const $=d%
2===1?"odd":"even";(s>0||this[$])&&!(i>0||n[$])&&(r[a++]=d)}return r.subarray(0,a)}}function b(p){return/^(not +)?\.\./i.test(p)?"has no start: a range is writt\
en 1..5":/^!/.test(p)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(p.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
