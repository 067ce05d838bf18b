"use strict";exports.id=2459,exports.ids=[2459],exports.modules={68516:((b,T,c)=>{c.d(T,{H:()=>I});var B=c(58552),O=c(15584),h=c(59277);async function I({bytes:M},l,v,E){const P={
repaired:!1},w=()=>{P.repaired=!0};try{return{document:await(0,O.E)(M,{...E,onRepaired:w},{password:l}),isRepaired:P.repaired}}catch(g){throw g instanceof B.zU?
U(g,M,v):g}}function U(M,l,{file:v,password:E,noun:P}){const w=(g,x,i=[])=>(0,B.G6)([{field:g,message:x,mentions:i}]);switch(M.code){case"password_required":return w(
v,`needs a password: give it as ${E}`,[E]);case"wrong_password":return w(E,`does not open ${P}`);case"unsupported_encryption":return w(v,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const g=(0,h.y)(l);return w(v,g===void 0||g==="a PDF document"?D:`is ${g}; it must \
be a PDF document`)}case"limit_exceeded":{const g=M.issues.map(({message:x})=>({field:v,message:x}));return new B.zU(M.code,M.message,{issues:g,...M.advice===void 0?
{}:{advice:M.advice}})}default:return M}}const D="cannot be read, or has no pages: it must be a complete PDF document"}),57117:((b,T,c)=>{c.d(T,{Br:()=>M,HB:()=>w,
Pz:()=>P,Qg:()=>v,_B:()=>I,c4:()=>l,hU:()=>D});var B=c(21281),O=c(824),h=c(45599);async function I(g){const x=await(0,O.Br)(g),{archive:i}=(0,B.Ip)(g,x);return i&&
{...i,xmp:x,intent:U(g)}}function U(g){for(const x of g.array(g.catalog.get("OutputIntents"))??[]){const i=g.dict(x);if(!(0,h.Zm)(i)||!(0,h.Eo)(g.resolve(i.get(
"S")),"GTS_PDFA1"))continue;const f=g.resolve(g.dict(i.get("DestOutputProfile"))?.get("N"));if(typeof f=="number")return f}}const D=({intent:g},x)=>x===1?g!==void 0:
g===x,M={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profil\
es of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output int\
ent"},l=(g,x,i)=>(0,B.qg)(g,x.xmp,x,i),v=g=>g&&g.part!==1&&g.intent===void 0?P():void 0,E=[.9505,1,1.089],P=()=>[(0,h.UU)("CalRGB"),(0,h.jd)({WhitePoint:[...E],
Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],w=()=>[(0,h.UU)("CalGray"),(0,h.jd)({WhitePoint:[...E],Gamma:2.2})]}),72313:((b,T,c)=>{
c.d(T,{W:()=>d});var B=c(97727),O=c(45599),h=c(98446),I=c(36078);function U(o,t,e,r){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /\
Background /BBox [${r.map(I._).join(" ")}]`}>> BDC
${o}
EMC
`}var D=c(36211),M=c(37709),l=c(85008),v=c(74135),E=c(5490);const P=400,w=.01;function g(o,t,e,r){const u=new M.B(t),m=new x(o,e,r);for(let _=0;_<P&&u.next();_++)
if(m.takes(u))return!0;return!1}class x{document;resources;box;states=new E.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new i;clips=!1;constructor(t,e,r){
this.document=t,this.resources=e,this.box=r}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const r=D.lJ.get(e);return r!==void 0&&this.paintsPath(r)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const r=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=f(this.document,r),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==l.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[r,u,m,_]=(0,E.M)(t);return this.path.rectangle(e,r,u,m,_),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,r=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(r)?!0:(this.clips&&(e.clip=r&&e.clip&&s(r,e.clip)),this.clips=!1,this.path=new i,!1)}paintsImage(t){const e=this.states.current,
r=this.resource("XObject",t);if(!e.isOpaque||!(r instanceof O.Z6)||!n(this.document,r.dict))return!1;const u=new i;return u.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
u.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&a(s(t,e),this.box)}resource(t,e){const{document:r,resources:u}=this;return e===
void 0?null:r.resolve(r.dict(u?.get(t))?.get(e))}}class i{isRectangle=!0;points=[];point([t,e,r,u,m,_],R,C){this.points.push([t*R+r*C+m,e*R+u*C+_])}rectangle(t,e,r,u,m){
this.point(t,e,r),this.point(t,e+u,r),this.point(t,e+u,r+m),this.point(t,e,r+m)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,v.$L)(t),r=w*Math.max(e[2]-e[0],e[3]-e[1]),u=(m,_,R)=>Math.abs(m-_)<=r||Math.abs(m-R)<=r;return t.every(([m,_])=>u(m,e[0],e[2])&&u(_,e[1],e[3]))?e:void 0}}
function f(o,t){if(!t)return!0;const e=o.resolve(t.get("ca")),r=o.resolve(t.get("BM")),u=o.resolve(t.get("SMask"));return(e===null||e===1)&&(r===null||(0,O.Eo)(
r,"Normal"))&&(u===null||(0,O.Eo)(u,"None"))}function n(o,t){const e=o.resolve(t.get("ImageMask"))===!0;return(0,O.Eo)(o.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function s(o,t){return[Math.max(o[0],t[0]),Math.max(o[1],t[1]),Math.min(o[2],t[2]),Math.min(o[3],t[3])]}function a(o,t){const[e,
r]=[w*(t[2]-t[0]),w*(t[3]-t[1])];return o[0]<=t[0]+e&&o[1]<=t[1]+r&&o[2]>=t[2]-e&&o[3]>=t[3]-r}async function d(o,{kinds:t,pages:e},r){const{pace:u}=o.job,{layer:m,
subtype:_,groupColorSpace:R}=r,C=new B.B(o);m==="over"&&await C.inspect(e);const W=[];for(const[A,S]of e.entries()){const F=u.step(m==="over"?2e3:2e4);F&&await F,
A%1e3===0&&u.progress(A/e.length);const j=r.on(S,A);if(!j)continue;const{box:L}=t[S.kind],{resources:$}=j,G=N=>U(j.operators(N),_,m,L);if(m==="over")C.over(S,{resources:$,
operators:G});else{const N=C.contents.content(C.contents.own(S));g(o,N,o.dict(S.resources),L)&&W.push(S.index+1),C.under(S,{resources:$,operators:G})}R!==void 0&&
p(o,S.index,R)}return W.length>0?[y(W,e.length)]:[]}function p(o,t,e){const r=o.pages.number(t),u=o.entry(r,"Group"),m=o.dict(u);if(m?.has("CS"))return;const _=(0,O.
jd)({Type:(0,O.UU)("Group"),S:(0,O.UU)("Transparency"),...Object.fromEntries(m??[]),CS:e});(0,O.i9)(u)&&(0,O.Zm)(o.get(u))?o.put(u,_):o.pages.patch(t,{Group:_})}
function y(o,t){return{code:"stamp_hidden",message:`The stamp is hidden ${o.length===t?"on every page":`on ${(0,h.oi)(o)}`}: the content of the page covers all \
of it. Stamp over the page instead.`}}}),86687:((b,T,c)=>{c.d(T,{e:()=>n});var B=c(58552),O=c(36078),h=c(99876),I=c(95800),U=c(73154),D=c(95947),M=c(74135),l=c(
21281),v=c(14029),E=c(98446),P=c(68516),w=c(57117),g=c(72313),x=c(45657);const i="OctavoOverlay",f=1;async function n(t,{file:e,password:r,fields:u,layer:m,repeat:_,
fit:R},C,W){if(Buffer.compare(e.bytes,t.bytes)===0)throw(0,B.G6)([{field:u.file,message:"is the document itself: choose another document"}]);const{document:A,isRepaired:S}=await(0,P.
H)(e,r,u,W),F=A.pages.count,j=await(0,h.F)(t,C),L=await(0,h.F)(A,Uint32Array.from({length:Math.min(F,C.length)},(K,Z)=>Z+1)),$=new U.l(t,{index:f,document:A}),G=[];
for(const K of L.pages)G.push(await $.of(K,L.kinds[K.kind]));const N=new Map,X=await(0,g.W)(t,j,{layer:m,subtype:"Watermark",on:({kind:K},Z)=>{const k=s(Z,F,_);
if(k===void 0)return;const H=L.pages[k],Q=`${K} ${H.kind}`;let z=N.get(Q);return z===void 0&&N.set(Q,z=(0,O.vs)(a(j.kinds[K],L.kinds[H.kind],R))),{resources:[{category:"\
XObject",name:i,ref:G[k]}],operators:([V=""])=>(0,O.qK)(V,z)}}});return(0,I.J)([{index:0,document:t},{index:f,document:A}]),(0,x.RZ)(X,await d(t,A,L.pages.length,
{isRepaired:S,noun:u.noun})),{notes:X,stampedPages:_==="none"?Math.min(F,C.length):C.length,write:async K=>(await t.pages.settle(),(0,v.fT)([t,A],K))}}function s(t,e,r){
return t<e?t:{last:e-1,all:t%e,none:void 0}[r]}function a(t,e,r){const[u,m]=[(0,M.iN)(t),(0,M.iN)(e)],_=r==="page"?Math.min(u.width/m.width,u.height/m.height):e.
userUnit/t.userUnit,[R,C]=r==="page"?[(u.width-m.width*_)/2,(u.height-m.height*_)/2]:[0,0];return(0,M.lw)([_,0,0,_,R,C],(0,M.S3)(t))}async function d(t,e,r,{isRepaired:u,
noun:m}){const _=[],R=await(0,w._B)(t);R&&!await o(e,R.part,t)&&_.push((0,w.c4)(t,R,w.Br.overlay));let C=0;for(let W=0;W<r;W++)C+=e.array(e.entry(e.pages.number(
W),"Annots"))?.length??0;return C>0&&_.push(p(C,m)),u&&_.push(y(m)),_}const p=(t,e)=>({code:"overlay_annotations_left_out",message:`${(0,E.y_)(t,"annotation")} \
of ${e}, such as links or form fields, ${(0,E.d5)(t,"was","were")} not carried over.`}),y=t=>({code:"overlay_repaired",message:`${(0,E.NV)(t)} was damaged and h\
ad to be repaired: check that it looks as it should.`});async function o(t,e,r){if((await(0,l.ds)(t)).archive?.part!==e)return!1;const u=m=>m.resolve(m.catalog.
get("OutputIntents"));return await new D.U(t).same(u(t),{document:r,value:u(r)})}}),73154:((b,T,c)=>{c.d(T,{l:()=>g});var B=c(75162),O=c(59596),h=c(45599),I=c(1592),
U=c(37709);async function D(x,i,f){const n=[];let s=0;return await(0,U.K)(i,x.job.pace,a=>{const{operator:d,count:p}=a,y=d==="BDC"?" BMC":d==="DP"?" MP":void 0;
if(y===void 0||p!==2)return;const o=a.name(1),t=o===void 0?a.value(1):f?.get(o);x.dict(t)?.has("MCID")&&(n.push(i.subarray(s,a.endOf(0)),Buffer.from(y,"latin1")),
s=a.end)}),s===0?i:Buffer.concat([...n,i.subarray(s)])}var M=c(53107),l=c(74135),v=c(25524),E=c(58006);const P=new Set(["Page","Pages","Catalog","StructElem","S\
tructTreeRoot","Annot"]);class w{document;keepsTags;seen=new Set;shared=new Map;constructor(i,f){this.document=i,this.keepsTags=f}async prepare(i){const f=this.
asObject(i);return await this.release(f),f}asObject(i){if((0,h.i9)(i)&&(0,h.Zm)(this.document.resolve(i)))return i;const f=this.document.dict(i)??new h.Bi;let n=this.
shared.get(f);return n||this.shared.set(f,n=this.document.add(f)),n}async release(i){const{document:f,seen:n}=this,s=[i];for(let a=s.pop();a!==void 0;a=s.pop())
if(a instanceof h.oS){if(n.has(a.number))continue;n.add(a.number);const d=f.job.pace.step(1e3);d&&await d;const p=f.get(a),y=p instanceof h.Z6?p.dict:p;if((0,h.
Zm)(y)){if(this.isApart(y))continue;await this.untie(a,p,y,i)}s.push(f.get(a))}else if(Array.isArray(a))for(const d of a)s.push(d);else if(a instanceof h.Z6)for(const d of a.
dict.values())s.push(d);else if((0,h.Zm)(a)){this.isFont(a)&&!a.has("Resources")&&a.set("Resources",i);for(const d of a.values())s.push(d)}}isApart(i){const f=this.
document.resolve(i.get("Type"));return f!==null&&typeof f=="object"&&"text"in f&&P.has(f.text)}isFont(i){return(0,h.Eo)(this.document.resolve(i.get("Subtype")),
"Type3")&&i.has("CharProcs")}async untie(i,f,n,s){const{document:a}=this,d=f instanceof h.Z6&&(0,h.Eo)(a.resolve(n.get("Subtype")),"Form"),p=!this.keepsTags&&(n.
has("StructParent")||n.has("StructParents")),y=!n.has("Resources")&&(d||this.isFont(n)),o=d&&!this.keepsTags?await this.withoutIds(f,a.dict(n.get("Resources")??
s)):void 0;if(!p&&!y&&!o)return;const t=a.edit(i),e=t instanceof h.Z6?t.dict:t;p&&e.delete("StructParent"),p&&e.delete("StructParents"),y&&e.set("Resources",s),
o&&t instanceof h.Z6&&a.put(i,(0,E.n)(t,o,{compress:!0}))}async withoutIds(i,f){const n=this.document.decodedPart(i);if(!n?.whole)return;const s=await D(this.document,
n.data,this.document.dict(f?.get("Properties")));return s===n.data?void 0:s}}class g{document;part;contents;resources;constructor(i,f){this.document=i,this.part=
f,this.contents=new M.K(f.document),this.resources=new w(f.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(i){return this.
contents.inspect(i)}async of(i,f){const{index:n,document:s}=this.part,a=await this.resources.prepare(i.resources),d=s.entry(s.pages.number(i.index),"Group"),{filters:p,
data:y}=await this.contentOf(i),o=this.keepsTags?s.entry(s.pages.number(i.index),"StructParents"):void 0,t=(0,h.jd)({Type:(0,h.UU)("XObject"),Subtype:(0,h.UU)("\
Form"),BBox:[...f.box],Matrix:[...(0,l.DI)((0,l.S3)(f))],Resources:(0,v.Po)(n,a.number),Group:d===void 0?void 0:(0,v.yY)(d,n),StructParents:o,...p});return this.
document.add(new h.Z6(t,y))}async contentOf(i){const{part:f,contents:n}=this,{document:s}=f,a=n.own(i),d=a.length===1?s.get(a[0]):void 0;if(d instanceof h.Z6&&this.
keepsTags&&n.isOrderly(i))return this.asItIs(d);const{isWhole:p,isKnown:y,open:o}=n.condition(a),t=n.content(a),e=s.dict(s.dict(i.resources)?.get("Properties")),
r=this.keepsTags?t:await D(s,t,e);if(d instanceof h.Z6&&(!y||p&&o.excess===0&&r===t))return this.asItIs(d);const u=o.excess===0?r:(0,I.KS)(r,0);return{filters:{
Filter:(0,h.UU)("FlateDecode")},data:(0,O.Kc)(u)}}asItIs(i){const{index:f,document:n}=this.part,s=new h.Bi([...i.dict].filter(([a])=>a==="Filter"||a==="DecodePa\
rms"));return(0,B.CF)(s),{filters:Object.fromEntries((0,v.yY)(s,f)),data:n.encoded(i)}}}}),74135:((b,T,c)=>{c.d(T,{$L:()=>P,DI:()=>D,Gd:()=>l,JQ:()=>O,Mo:()=>I,
Pj:()=>x,S3:()=>h,W1:()=>i,XM:()=>g,d:()=>f,ds:()=>U,gF:()=>w,iN:()=>B,kO:()=>E,lw:()=>M,zl:()=>v});function B({box:[n,s,a,d],rotation:p}){const y=a-n,o=d-s;return p%
180===0?{width:y,height:o}:{width:o,height:y}}function O(n){const{width:s,height:a}=B(n);return{width:s*n.userUnit,height:a*n.userUnit}}function h({box:[n,s,a,d],
rotation:p}){switch(p){case 0:return[1,0,0,1,n,s];case 90:return[0,1,-1,0,a,s];case 180:return[-1,0,0,-1,a,d];case 270:return[0,-1,1,0,n,d]}}function I(n,s){return s===
void 0?n:x(n,s)??n}function U([n,s,a,d]){return[Math.min(n,a),Math.min(s,d),Math.max(n,a),Math.max(s,d)]}function D([n,s,a,d,p,y]){const o=n*d-s*a,[t,e,r,u]=[d/
o,-s/o,-a/o,n/o];return[t+0,e+0,r+0,u+0,-(p*t+y*r)+0,-(p*e+y*u)+0]}function M(n,s){const[a,d,p,y,o,t]=n,[e,r,u,m,_,R]=s;return[a*e+d*u,a*r+d*m,p*e+y*u,p*r+y*m,o*
e+t*u+_,o*r+t*m+R]}function l([n,s,a,d,p,y],o,t){return[n*o+a*t+p,s*o+d*t+y]}function v(n,[s,a,d,p]){const[y,o]=l(n,s,a),[t,e]=l(n,d,a),[r,u]=l(n,s,p),[m,_]=l(n,
d,p);return[Math.min(y,t,r,m),Math.min(o,e,u,_),Math.max(y,t,r,m),Math.max(o,e,u,_)]}const E=(n,s)=>[Math.min(n[0],s[0]),Math.min(n[1],s[1]),Math.max(n[2],s[2]),
Math.max(n[3],s[3])];function P(n){let[s,a,d,p]=w;for(const[y,o]of n)s=Math.min(s,y),a=Math.min(a,o),d=Math.max(d,y),p=Math.max(p,o);return[s,a,d,p]}const w=[1/0,
1/0,-1/0,-1/0],g=([n,s,a,d],p)=>[n-p,s-p,a+p,d+p];function x(n,s){const a=[Math.max(n[0],s[0]),Math.max(n[1],s[1]),Math.min(n[2],s[2]),Math.min(n[3],s[3])];return a[0]<
a[2]&&a[1]<a[3]?a:void 0}const i=n=>n.map(s=>Math.round(s*1e5)/1e5+0),f=(n,{userUnit:s})=>String(Number((n*s/72).toPrecision(3)))}),6057:((b,T,c)=>{c.d(T,{VO:()=>h,
b0:()=>U,c_:()=>M,iw:()=>I,lQ:()=>D});var B=c(74135);const O=[0,0,612,792],h=(l,v)=>U(l,l.pages.attribute(v,"MediaBox"))??O;function I(l,v){const{pages:E}=l,P=l.
resolve(l.entry(E.number(v),"UserUnit"));return{box:(0,B.Mo)(h(l,v),U(l,E.attribute(v,"CropBox"))),rotation:M(l.resolve(E.attribute(v,"Rotate"))),userUnit:typeof P==
"number"&&P>0?P:1}}function U(l,v){const E=l.array(v)?.map(w=>l.resolve(w));if(E?.length!==4||!E.every(w=>typeof w=="number"&&Number.isFinite(w)))return;const P=(0,B.
ds)(E);return P[0]<P[2]&&P[1]<P[3]?P:void 0}function D(l,v){const E=(l.array(v)??[]).map(P=>l.resolve(P));return E.length===6&&E.every(P=>typeof P=="number")?E:
[1,0,0,1,0,0]}function M(l){const v=typeof l=="number"?(l%360+360)%360:0;return v===90||v===180||v===270?v:0}}),5490:((b,T,c)=>{c.d(T,{M:()=>I,U:()=>h});var B=c(
74135);const O=1e4;class h{current;saved=[];beyond=0;constructor(D){this.current=D}follow(D){switch(D.operator){case"q":return this.saved.length<O?this.saved.push(
{...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(D),
!0;default:return!1}}transform(D){if(D.count!==6)return;const[M,l,v,E,P,w]=I(D);this.current.matrix=(0,B.lw)([M,l,v,E,P,w],this.current.matrix)}}const I=U=>Array.
from({length:U.count},(D,M)=>U.number(M))}),70549:((b,T,c)=>{c.d(T,{n:()=>B});function B(O){const h=new WeakMap;return I=>{if(I.hasChanges)return O(I);const U=h.
get(I);if(U)return U.answer;const D=O(I);return h.set(I,{answer:D}),D}}}),58006:((b,T,c)=>{c.d(T,{n:()=>I});var B=c(59596),O=c(45599);const h=["DecodeParms","F",
"FFilter","FDecodeParms","DL"];function I(U,D,{compress:M}){const l=new O.Bi(U.dict);M?l.set("Filter",(0,O.UU)("FlateDecode")):l.delete("Filter");for(const v of h)
l.delete(v);return new O.Z6(l,M?(0,B.Kc)(D):D)}})};
