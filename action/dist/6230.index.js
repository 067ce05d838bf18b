"use strict";exports.id=6230,exports.ids=[6230],exports.modules={17079:((B,v,c)=>{c.d(v,{Z:()=>O,_:()=>E});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
m=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,w=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(u){
if(u.length>64)return;const t=u.trim().replace(m,(n,r,s,i)=>`${r??""}${1900+Number(s)}${i}`);return l(g(y.exec(t)??w.exec(t)))}function O(u){const t=u.length>64?
void 0:g(w.exec(u.trim()));if(!t||l(t)===void 0)return;const{year:n,month:r="",day:s="",hour:i="",minute:h="",second:f="",zone:d=""}=t;return`D:${n}${r}${s}${i}${h}${f}${d===
"Z"||d===""?d:`${d.replace(":","'")}'`}`}function g(u){if(!u)return;const[,t,n,r,s,i,h,f,d,P,e]=u,o=f??(d===void 0?void 0:`${d}${P??"00"}:${e??"00"}`);return{year:t,
month:n,day:r,hour:s,minute:i,second:h,zone:o}}function l(u){if(!u)return;const{year:t,month:n,day:r,hour:s,minute:i="00",second:h="00",zone:f}=u,d=(e,o,a)=>e===
void 0||Number(e)>=o&&Number(e)<=a;if(Number(t)===0||!d(n,1,12)||!d(r,1,b(Number(t),Number(n)))||!d(s,0,23)||!d(i,0,59)||!d(h,0,59)||f!==void 0&&f!=="Z"&&!(d(f.
slice(1,3),0,23)&&d(f.slice(4),0,59)))return;const P=[t,n,r].filter(e=>e!==void 0).join("-");return s===void 0?P:`${P}T${s}:${i}:${h}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function b(u,t){return t===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(t)?30:31}}),66974:((B,v,c)=>{c.d(v,{D6:()=>O,F1:()=>w,NL:()=>u,
P3:()=>m,br:()=>E,bs:()=>b});var y=c(98446);const m={problem:"names page 0: pages count from 1, and -1 is the last page"};function w(n,r,s){const i=[],h=[];for(const[
f,d]of n.split(",").entries()){const P=f+1;if(r!==void 0&&d.trim()===""){h.push(`entry ${P} is empty: write ${r}, separated by single commas`);continue}const e=s(
d,P);"problem"in e?h.push(E(P,d,e.problem)):i.push(e.item)}return h.length>0?{problem:b(h)}:{items:i}}const E=(n,r,s)=>`entry ${n} ('${t(r.trim())}') ${s}`,O=({
position:n,text:r},s,i)=>E(n,r,`names ${g(s)}, but the document has ${(0,y.y_)(i,"page")}`);function g(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far\
 beyond its end"}const l=5;function b(n){const r=n.length-l;return[...n.slice(0,l),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function u(n){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(n);return r?`is not a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(n){const r=[
...n].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(s)?"?":s);return(0,y.Bu)(r.join(""),40)}}),29082:((B,v,c)=>{c.d(v,{k1:()=>O,lY:()=>E,m7:()=>g});var y=c(58552),m=c(
66974);const w=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,E=u=>(0,m.F1)(u,"pages such as 1..3, -1, odd",(t,n)=>{const r=t.trim(),s=w.exec(r);if(!s)
return{problem:b(r)};const[,i,h,f,d,P]=s,e={negated:i!==void 0,text:r,position:n};if(h!==void 0)return{item:{...e,pages:h.toLowerCase()}};const o=Number(f),a=d===
void 0?o:P===void 0?"end":Number(P);return o===0||a===0?m.P3:{item:{...e,pages:{from:o,to:a}}}});function O(u,t,n="pages"){const r=d=>(0,y.G6)([{field:n,message:d}]),
s=E(u);if("problem"in s)throw r(s.problem);const i=new l(t),h=new l(t),f=[];for(const d of s.items){const P=d.negated?h:i;if(typeof d.pages=="string"){P.add(d.pages);
continue}const{from:e,to:o}=d.pages,a=e<0?t+1+e:e,_=o==="end"?t:o<0?t+1+o:o,M=(o==="end"?e<0?[[e,a]]:[]:[[e,a],[o,_]]).find(([,D])=>D<1||D>t);M&&f.push((0,m.D6)(
d,M[0],t)),!(o==="end"&&a>t||f.length>0)&&P.range(Math.min(a,_),Math.max(a,_))}if(f.length>0)throw r((0,m.bs)(f));return s.items.every(({negated:d})=>d)&&i.add(
"all"),i.without(h)}function g(u){const t=E(u);if("problem"in t||t.items.length!==1)return;const{negated:n,pages:r}=t.items[0];if(n)return;if(r==="all")return{first:1};
if(typeof r=="string"||r.from<1)return;const{from:s,to:i}=r;return i==="end"?{first:s}:i===-1?{first:s}:i<1?void 0:{first:Math.min(s,i),last:Math.max(s,i)}}class l{pageCount;differences;odd=!1;even=!1;constructor(t){
this.pageCount=t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,n){this.differences[t]++,this.differences[n+
1]--}without(t){const n=new Uint32Array(this.pageCount);let r=0,s=0,i=0;for(let h=1;h<=this.pageCount;h++){s+=this.differences[h],i+=t.differences[h];const f=h%
2===1?"odd":"even";(s>0||this[f])&&!(i>0||t[f])&&(n[r++]=h)}return n.subarray(0,r)}}function b(u){return/^(not +)?\.\./i.test(u)?"has no start: a range is writt\
en 1..5":/^!/.test(u)?"is not a page: leave out pages with not, such as not 2":(0,m.NL)(u.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((B,v,c)=>{c.r(v),c.d(v,{add_image_watermark:()=>w});var y=c(85476),m=c(95234);const w=(E,O,g)=>(0,m.
W)(E,O,g,(l,b)=>(0,y.z)(l,O,b,g))}),52404:((B,v,c)=>{c.d(v,{$:()=>E,U:()=>O});var y=c(58552),m=c(29082),w=c(98446);const E={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function O({first_page:g,last_page:l,pages:b},u){if(b!==void 0)return(0,m.k1)(b,
u);const t=(0,w.y_)(u,"page"),n=[];if(g>u&&n.push({field:"first_page",message:`is ${g}, but the document has ${t}`}),l!==void 0&&l>u&&n.push({field:"last_page",
message:`is ${l}, but the document has ${t}`}),n.length===0&&l!==void 0&&g>l&&n.push({field:"first_page",message:`is ${g}, which is after last_page (${l})`,mentions:[
"last_page"]}),n.length>0)throw(0,y.G6)(n);return Uint32Array.from({length:(l??u)-g+1},(r,s)=>g+s)}}),95358:((B,v,c)=>{c.d(v,{Wx:()=>O,pi:()=>l,z:()=>b});var y=c(
38340),m=c(74135);function w(t,n){return E(t,n*72/t.userUnit)}function E(t,n){const{width:r,height:s}=(0,m.iN)(t),i={width:r-2*n,height:s-2*n,inset:n};return i.
width>0&&i.height>0?i:void 0}function O(t,n,r){const s=r===y.zU[t].fields.margin.default;return n.map(i=>{const h=w(i,r);if(h||!s)return h;const{width:f,height:d}=(0,m.
iN)(i);return E(i,Math.min(f,d)/10)})}const g=null;function l(t,{inset:n},r,s,i){const h=(0,m.iN)(t),f=h.width-n-s,d=h.height-n-i,P=r.endsWith("left")?n:r.endsWith(
"right")?f:(h.width-s)/2,e=r.startsWith("bottom")?n:r.startsWith("top")?d:(h.height-i)/2;return[P,e]}function b({kinds:t,pages:n},r){const s=n.find(({kind:i})=>!r[i]);
return s?[{field:"margin",message:u(s.index,t[s.kind])}]:[]}function u(t,n){const{width:r,height:s}=(0,m.iN)(n),i=(0,m.d)(Math.min(r,s)/2,n);return`leaves no ro\
om on page ${t+1}, which is ${(0,m.d)(r,n)} × ${(0,m.d)(s,n)} inches; it must be less than ${i}`}}),85476:((B,v,c)=>{c.d(v,{p:()=>h,z:()=>n});var y=c(58552),m=c(
45599),w=c(52167),E=c(74135),O=c(95358),g=c(36078),l=c(57117),b=c(72313),u=c(99876);const t="OctavoImage";async function n(f,d,P,e){const{transparency:o,layer:a,
image:_}=d,p=await(0,u.F)(f,P),M=await e.prepared.ofFile(_.bytes,"image",()=>(0,w.A)(_,"image",e)),{kinds:D}=p,U=(0,O.Wx)("add_image_watermark",D,d.margin),x=D.
map((R,W)=>U[W]&&r(M,R,U[W],d.image_width)),$=s(p,U,x);if($.length>0)throw(0,y.G6)($);const I=await(0,l._B)(f),T=M.embed(f,{profiled:I!==void 0}),A=o===0?T:i(f,
T,o),L=D.map((R,W)=>{const{width:S,height:z}=x[W],[G,j]=(0,O.pi)(R,U[W],d.position,S,z),Z=(0,E.lw)(M.upright,[S,0,0,z,G,j]);return(0,g.vs)((0,E.lw)(Z,(0,E.S3)(R)))}),
C=o>0||M.transparency==="soft-mask",N=await(0,b.W)(f,p,{layer:a,subtype:"Watermark",groupColorSpace:C?(0,l.Qg)(I):void 0,on:({kind:R})=>({resources:[{category:"\
XObject",name:t,ref:A}],operators:([W=""])=>(0,g.qK)(W,L[R])})}),K=I&&h(I,M,C);return K&&N.push((0,l.c4)(f,I,K)),{notes:N,version:M.version}}function r({displayed:f},d,P,e){
const o=f.height/f.width,a=Math.min(P.width,P.height/o),_=e===void 0?a:e*72/d.userUnit;return _>a*(1+1e-9)?void 0:{width:_,height:_*o}}function s(f,d,P){const{kinds:e,
pages:o}=f,a=(0,O.z)(f,d);if(a.length>0)return a;const _=o.find(({kind:x})=>!P[x]);if(!_)return[];const[p,M]=[e[_.kind],d[_.kind]],[D,U]=[(0,E.d)(M.width,p),(0,E.
d)(M.height,p)];return[{field:"image_width",message:`is too large for page ${_.index+1}, where the margins leave ${D} × ${U} inches for the image`}]}function i(f,d,P){
const e=Math.round(100-P)/100,o=(0,m.jd)({Type:(0,m.UU)("ExtGState"),ca:e,CA:e,BM:(0,m.UU)("Normal"),SMask:(0,m.UU)("None")}),a=(0,m.jd)({ExtGState:(0,m.jd)({G0:o}),
XObject:(0,m.jd)({X0:d})}),_=(0,m.jd)({Type:(0,m.UU)("XObject"),Subtype:(0,m.UU)("Form"),BBox:[0,0,1,1],Resources:a});return f.add(new m.Z6(_,Buffer.from("/G0 g\
s /X0 Do","latin1")))}function h(f,d,P){if(f.part===1){if(P)return l.Br.transparency;if(d.bitsPerComponent===16)return l.Br.sixteenBits;if(d.iccVersion===4)return l.
Br.profile}return d.components===4&&d.iccVersion===void 0&&!(0,l.hU)(f,4)?l.Br.cmyk:void 0}}),95234:((B,v,c)=>{c.d(v,{W:()=>l});var y=c(29082),m=c(91519),w=c(87826),
E=c(14029),O=c(52404);const g="1.4";async function l(u,{pages:t,open_password:n,transparency:r},s,i){const h=await(0,m.E)(u.bytes,s,{password:n}),f=h.pages.count,
d=(0,y.k1)(t,f);if(d.length===0){const M=await(0,w.i)(h,u.bytes);return{documents:[{name:u.name,bytes:M,pageCount:f}],notes:[O.$],facts:{pageCount:f,stampedPages:0}}}
const{notes:P,stampedPages:e=d.length,version:o=g,write:a}=await i(h,d),_={version:o>g?o:g},p=a?await a(_):await(0,E.UN)(h,_);return{documents:[{name:u.name,bytes:p,
pageCount:f}],notes:r===100?[b,...P]:P,facts:{pageCount:f,stampedPages:e}}}const b={code:"stamp_invisible",message:"The stamp cannot be seen, because transparen\
cy is 100. Use a lower value.",mentions:["transparency"]}}),74135:((B,v,c)=>{c.d(v,{$L:()=>s,DI:()=>g,Gd:()=>u,JQ:()=>m,Mo:()=>E,PU:()=>l,Pj:()=>f,S3:()=>w,W1:()=>d,
XM:()=>h,d:()=>P,ds:()=>O,gF:()=>i,iN:()=>y,kO:()=>r,lw:()=>b,xk:()=>t,zl:()=>n});function y({box:[e,o,a,_],rotation:p}){const M=a-e,D=_-o;return p%180===0?{width:M,
height:D}:{width:D,height:M}}function m(e){const{width:o,height:a}=y(e);return{width:o*e.userUnit,height:a*e.userUnit}}function w({box:[e,o,a,_],rotation:p}){switch(p){case 0:
return[1,0,0,1,e,o];case 90:return[0,1,-1,0,a,o];case 180:return[-1,0,0,-1,a,_];case 270:return[0,-1,1,0,e,_]}}function E(e,o){return o===void 0?e:f(e,o)??e}function O([
e,o,a,_]){return[Math.min(e,a),Math.min(o,_),Math.max(e,a),Math.max(o,_)]}function g([e,o,a,_,p,M]){const D=e*_-o*a,[U,x,$,I]=[_/D,-o/D,-a/D,e/D];return[U+0,x+0,
$+0,I+0,-(p*U+M*$)+0,-(p*x+M*I)+0]}const l=([e,o,a,_])=>Math.sqrt(Math.abs(e*_-o*a));function b(e,o){const[a,_,p,M,D,U]=e,[x,$,I,T,A,L]=o;return[a*x+_*I,a*$+_*T,
p*x+M*I,p*$+M*T,D*x+U*I+A,D*$+U*T+L]}function u([e,o,a,_,p,M],D,U){return[e*D+a*U+p,o*D+_*U+M]}function t([e,o],[a,_],[p,M],[D,U],x){const $=1-x,[I,T,A,L]=[$**3,
3*x*$**2,3*x**2*$,x**3];return[I*e+T*a+A*p+L*D,I*o+T*_+A*M+L*U]}function n(e,[o,a,_,p]){const[M,D]=u(e,o,a),[U,x]=u(e,_,a),[$,I]=u(e,o,p),[T,A]=u(e,_,p);return[
Math.min(M,U,$,T),Math.min(D,x,I,A),Math.max(M,U,$,T),Math.max(D,x,I,A)]}const r=(e,o)=>[Math.min(e[0],o[0]),Math.min(e[1],o[1]),Math.max(e[2],o[2]),Math.max(e[3],
o[3])];function s(e){let[o,a,_,p]=i;for(const[M,D]of e)o=Math.min(o,M),a=Math.min(a,D),_=Math.max(_,M),p=Math.max(p,D);return[o,a,_,p]}const i=[1/0,1/0,-1/0,-1/0],
h=([e,o,a,_],p)=>[e-p,o-p,a+p,_+p];function f(e,o){const a=[Math.max(e[0],o[0]),Math.max(e[1],o[1]),Math.min(e[2],o[2]),Math.min(e[3],o[3])];return a[0]<a[2]&&a[1]<
a[3]?a:void 0}const d=e=>e.map(o=>Math.round(o*1e5)/1e5+0),P=(e,{userUnit:o})=>String(Number((e*o/72).toPrecision(3)))}),6057:((B,v,c)=>{c.d(v,{VO:()=>E,b0:()=>l,
c_:()=>u,iw:()=>g,lQ:()=>b});var y=c(73208),m=c(74135);const w=[0,0,612,792],E=(t,n)=>l(t,t.pages.attribute(n,"MediaBox"))??O(t);function O({table:t}){return t.
damagedKinds.addCut(y.md),w}function g(t,n){const{pages:r}=t,s=t.resolve(t.entry(r.number(n),"UserUnit"));return{box:(0,m.Mo)(E(t,n),l(t,r.attribute(n,"CropBox"))),
rotation:u(t.resolve(r.attribute(n,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function l(t,n){const r=t.array(n)?.map(i=>t.resolve(i));if(r?.length!==4||
!r.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const s=(0,m.ds)(r);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function b(t,n){const r=(t.array(n)??[]).map(
s=>t.resolve(s));return r.length===6&&r.every(s=>typeof s=="number")?r:[1,0,0,1,0,0]}function u(t){const n=typeof t=="number"?(t%360+360)%360:0;return n===90||n===
180||n===270?n:0}}),59071:((B,v,c)=>{c.d(v,{Gh:()=>n,ZK:()=>r,wh:()=>t});var y=c(77581),m=c(45599);const w=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,g=s=>s.replace(w,"").replace(E,"").replace(O,"�"),l=200,b=new WeakMap;function u(s){
let i=b.get(s);if(i)return i;const h=g((0,y.g7)(s));return i={whole:h,trimmed:h.trim()},s.bytes.length>=l&&b.set(s,i),i}const t=s=>g(s).trim();function n(s){const i=s instanceof
m.Mx?u(s).trimmed:"";return i===""?null:i}const r=s=>s?u(s).whole:""}),70549:((B,v,c)=>{c.d(v,{n:()=>y});function y(m){const w=new WeakMap;return E=>{if(E.hasChanges)
return m(E);const O=w.get(E);if(O)return O.answer;const g=m(E);return w.set(E,{answer:g}),g}}}),87826:((B,v,c)=>{c.d(v,{N:()=>w,i:()=>E});var y=c(78157),m=c(14029);
function w({suspect:O,bytes:g},l){if(!(O||(0,y.bS)(g.subarray(0,5)).toString("latin1")!=="%PDF-"))return g.length===l.length?l:g}const E=async(O,g,l)=>w(O,g)??await(0,m.
UN)(O,l)})};
