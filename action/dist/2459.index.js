"use strict";exports.id=2459,exports.ids=[2459],exports.modules={68516:((b,T,c)=>{c.d(T,{H:()=>U});var I=c(58552),d=c(92356),D=c(59277);async function U({bytes:M},l,v,E){const O={
repaired:!1},w=()=>{O.repaired=!0};try{return{document:await(0,d.E)(M,{...E,onRepaired:w},{password:l}),isRepaired:O.repaired}}catch(g){throw g instanceof I.zU?
B(g,M,v):g}}function B(M,l,{file:v,password:E,noun:O}){const w=(g,x,i=[])=>(0,I.G6)([{field:g,message:x,mentions:i}]);switch(M.code){case"password_required":return w(
v,`needs a password: give it as ${E}`,[E]);case"wrong_password":return w(E,`does not open ${O}`);case"unsupported_encryption":return w(v,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const g=(0,D.y)(l);return w(v,g===void 0||g==="a PDF document"?P:`is ${g}; it must \
be a PDF document`)}case"limit_exceeded":{const g=M.issues.map(({message:x})=>({field:v,message:x}));return new I.zU(M.code,M.message,{issues:g,...M.advice===void 0?
{}:{advice:M.advice}})}default:return M}}const P="cannot be read, or has no pages: it must be a complete PDF document"}),57117:((b,T,c)=>{c.d(T,{Br:()=>M,HB:()=>w,
Pz:()=>O,Qg:()=>v,_B:()=>U,c4:()=>l,hU:()=>P});var I=c(21281),d=c(824),D=c(45599);async function U(g){const x=await(0,d.Br)(g),{archive:i}=(0,I.Ip)(g,x);return i&&
{...i,xmp:x,intent:B(g)}}function B(g){for(const x of g.array(g.catalog.get("OutputIntents"))??[]){const i=g.dict(x);if(!(0,D.Zm)(i)||!(0,D.Eo)(g.resolve(i.get(
"S")),"GTS_PDFA1"))continue;const f=g.resolve(g.dict(i.get("DestOutputProfile"))?.get("N"));if(typeof f=="number")return f}}const P=({intent:g},x)=>x===1?g!==void 0:
g===x,M={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profil\
es of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output int\
ent"},l=(g,x,i)=>(0,I.qg)(g,x.xmp,x,i),v=g=>g&&g.part!==1&&g.intent===void 0?O():void 0,E=[.9505,1,1.089],O=()=>[(0,D.UU)("CalRGB"),(0,D.jd)({WhitePoint:[...E],
Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],w=()=>[(0,D.UU)("CalGray"),(0,D.jd)({WhitePoint:[...E],Gamma:2.2})]}),72313:((b,T,c)=>{
c.d(T,{W:()=>h});var I=c(81627),d=c(45599),D=c(98446),U=c(36078);function B(o,t,e,r){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /\
Background /BBox [${r.map(U._).join(" ")}]`}>> BDC
${o}
EMC
`}var P=c(36211),M=c(37709),l=c(85008),v=c(74135),E=c(5490);const O=400,w=.01;function g(o,t,e,r){const u=new M.BT(t),p=new x(o,e,r);for(let _=0;_<O&&u.next();_++)
if(p.takes(u))return!0;return!1}class x{document;resources;box;states=new E.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new i;clips=!1;constructor(t,e,r){
this.document=t,this.resources=e,this.box=r}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const r=P.lJ.get(e);return r!==void 0&&this.paintsPath(r)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const r=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=f(this.document,r),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==l.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[r,u,p,_]=(0,E.M)(t);return this.path.rectangle(e,r,u,p,_),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,r=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(r)?!0:(this.clips&&(e.clip=r&&e.clip&&s(r,e.clip)),this.clips=!1,this.path=new i,!1)}paintsImage(t){const e=this.states.current,
r=this.resource("XObject",t);if(!e.isOpaque||!(r instanceof d.Z6)||!n(this.document,r.dict))return!1;const u=new i;return u.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
u.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&a(s(t,e),this.box)}resource(t,e){const{document:r,resources:u}=this;return e===
void 0?null:r.resolve(r.dict(u?.get(t))?.get(e))}}class i{isRectangle=!0;points=[];point([t,e,r,u,p,_],R,C){this.points.push([t*R+r*C+p,e*R+u*C+_])}rectangle(t,e,r,u,p){
this.point(t,e,r),this.point(t,e+u,r),this.point(t,e+u,r+p),this.point(t,e,r+p)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,v.$L)(t),r=w*Math.max(e[2]-e[0],e[3]-e[1]),u=(p,_,R)=>Math.abs(p-_)<=r||Math.abs(p-R)<=r;return t.every(([p,_])=>u(p,e[0],e[2])&&u(_,e[1],e[3]))?e:void 0}}
function f(o,t){if(!t)return!0;const e=o.resolve(t.get("ca")),r=o.resolve(t.get("BM")),u=o.resolve(t.get("SMask"));return(e===null||e===1)&&(r===null||(0,d.Eo)(
r,"Normal"))&&(u===null||(0,d.Eo)(u,"None"))}function n(o,t){const e=o.resolve(t.get("ImageMask"))===!0;return(0,d.Eo)(o.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function s(o,t){return[Math.max(o[0],t[0]),Math.max(o[1],t[1]),Math.min(o[2],t[2]),Math.min(o[3],t[3])]}function a(o,t){const[e,
r]=[w*(t[2]-t[0]),w*(t[3]-t[1])];return o[0]<=t[0]+e&&o[1]<=t[1]+r&&o[2]>=t[2]-e&&o[3]>=t[3]-r}async function h(o,{kinds:t,pages:e},r){const{pace:u}=o.job,{layer:p,
subtype:_,groupColorSpace:R}=r,C=new I.B(o);p==="over"&&await C.inspect(e);const W=[];for(const[A,S]of e.entries()){const F=u.step(p==="over"?2e3:2e4);F&&await F,
A%1e3===0&&u.progress(A/e.length);const j=r.on(S,A);if(!j)continue;const{box:L}=t[S.kind],{resources:$}=j,G=N=>B(j.operators(N),_,p,L);if(p==="over")await C.over(
S,{resources:$,operators:G});else{const N=C.contents.content(C.contents.own(S));g(o,N,o.dict(S.resources),L)&&W.push(S.index+1),C.under(S,{resources:$,operators:G})}
R!==void 0&&m(o,S.index,R)}return W.length>0?[y(W,e.length)]:[]}function m(o,t,e){const r=o.pages.number(t),u=o.entry(r,"Group"),p=o.dict(u);if(p?.has("CS"))return;
const _=(0,d.jd)({Type:(0,d.UU)("Group"),S:(0,d.UU)("Transparency"),...Object.fromEntries(p??[]),CS:e});(0,d.i9)(u)&&(0,d.Zm)(o.get(u))?o.put(u,_):o.pages.patch(
t,{Group:_})}function y(o,t){return{code:"stamp_hidden",message:`The stamp is hidden ${o.length===t?"on every page":`on ${(0,D.oi)(o)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),86687:((b,T,c)=>{c.d(T,{e:()=>n});var I=c(58552),d=c(36078),D=c(99876),U=c(95800),B=c(73154),P=c(95947),M=c(
74135),l=c(21281),v=c(14029),E=c(98446),O=c(68516),w=c(57117),g=c(72313),x=c(45657);const i="OctavoOverlay",f=1;async function n(t,{file:e,password:r,fields:u,layer:p,
repeat:_,fit:R},C,W){if(Buffer.compare(e.bytes,t.bytes)===0)throw(0,I.G6)([{field:u.file,message:"is the document itself: choose another document"}]);const{document:A,
isRepaired:S}=await(0,O.H)(e,r,u,W),F=A.pages.count,j=await(0,D.F)(t,C),L=await(0,D.F)(A,Uint32Array.from({length:Math.min(F,C.length)},(K,Z)=>Z+1)),$=new B.l(t,
{index:f,document:A}),G=[];for(const K of L.pages)G.push(await $.of(K,L.kinds[K.kind]));const N=new Map,X=await(0,g.W)(t,j,{layer:p,subtype:"Watermark",on:({kind:K},Z)=>{
const k=s(Z,F,_);if(k===void 0)return;const H=L.pages[k],Q=`${K} ${H.kind}`;let z=N.get(Q);return z===void 0&&N.set(Q,z=(0,d.vs)(a(j.kinds[K],L.kinds[H.kind],R))),
{resources:[{category:"XObject",name:i,ref:G[k]}],operators:([V=""])=>(0,d.qK)(V,z)}}});return(0,U.J)([{index:0,document:t},{index:f,document:A}]),(0,x.RZ)(X,await h(
t,A,L.pages.length,{isRepaired:S,noun:u.noun})),{notes:X,stampedPages:_==="none"?Math.min(F,C.length):C.length,write:async K=>(await t.pages.settle(),(0,v.fT)([
t,A],K))}}function s(t,e,r){return t<e?t:{last:e-1,all:t%e,none:void 0}[r]}function a(t,e,r){const[u,p]=[(0,M.iN)(t),(0,M.iN)(e)],_=r==="page"?Math.min(u.width/
p.width,u.height/p.height):e.userUnit/t.userUnit,[R,C]=r==="page"?[(u.width-p.width*_)/2,(u.height-p.height*_)/2]:[0,0];return(0,M.lw)([_,0,0,_,R,C],(0,M.S3)(t))}
async function h(t,e,r,{isRepaired:u,noun:p}){const _=[],R=await(0,w._B)(t);R&&!await o(e,R.part,t)&&_.push((0,w.c4)(t,R,w.Br.overlay));let C=0;for(let W=0;W<r;W++)
C+=e.array(e.entry(e.pages.number(W),"Annots"))?.length??0;return C>0&&_.push(m(C,p)),u&&_.push(y(p)),_}const m=(t,e)=>({code:"overlay_annotations_left_out",message:`${(0,E.
y_)(t,"annotation")} of ${e}, such as links or form fields, ${(0,E.d5)(t,"was","were")} not carried over.`}),y=t=>({code:"overlay_repaired",message:`${(0,E.NV)(
t)} was damaged and had to be repaired: check that it looks as it should.`});async function o(t,e,r){if((await(0,l.ds)(t)).archive?.part!==e)return!1;const u=p=>p.
resolve(p.catalog.get("OutputIntents"));return await new P.U(t).same(u(t),{document:r,value:u(r)})}}),73154:((b,T,c)=>{c.d(T,{l:()=>g});var I=c(75162),d=c(45599),
D=c(1592),U=c(37709);async function B(x,i,f){const n=[];let s=0;return await(0,U.Ko)(i,x.job.pace,a=>{const{operator:h,count:m}=a,y=h==="BDC"?" BMC":h==="DP"?" \
MP":void 0;if(y===void 0||m!==2)return;const o=a.name(1),t=o===void 0?a.value(1):f?.get(o);x.dict(t)?.has("MCID")&&(n.push(i.subarray(s,a.endOf(0)),Buffer.from(
y,"latin1")),s=a.end)}),s===0?i:Buffer.concat([...n,i.subarray(s)])}var P=c(92218),M=c(53107),l=c(74135),v=c(25524),E=c(58006);const O=new Set(["Page","Pages","\
Catalog","StructElem","StructTreeRoot","Annot"]);class w{document;keepsTags;seen=new Set;shared=new Map;constructor(i,f){this.document=i,this.keepsTags=f}async prepare(i){
const f=this.asObject(i);return await this.release(f),f}asObject(i){if((0,d.i9)(i)&&(0,d.Zm)(this.document.resolve(i)))return i;const f=this.document.dict(i)??new d.
Bi;let n=this.shared.get(f);return n||this.shared.set(f,n=this.document.add(f)),n}async release(i){const{document:f,seen:n}=this,s=[i];for(let a=s.pop();a!==void 0;a=
s.pop())if(a instanceof d.oS){if(n.has(a.number))continue;n.add(a.number);const h=f.job.pace.step(1e3);h&&await h;const m=f.get(a),y=m instanceof d.Z6?m.dict:m;
if((0,d.Zm)(y)){if(this.isApart(y))continue;await this.untie(a,m,y,i)}s.push(f.get(a))}else if(Array.isArray(a))for(const h of a)s.push(h);else if(a instanceof d.
Z6)for(const h of a.dict.values())s.push(h);else if((0,d.Zm)(a)){this.isFont(a)&&!a.has("Resources")&&a.set("Resources",i);for(const h of a.values())s.push(h)}}isApart(i){
const f=this.document.resolve(i.get("Type"));return f!==null&&typeof f=="object"&&"text"in f&&O.has(f.text)}isFont(i){return(0,d.Eo)(this.document.resolve(i.get(
"Subtype")),"Type3")&&i.has("CharProcs")}async untie(i,f,n,s){const{document:a}=this,h=f instanceof d.Z6&&(0,d.Eo)(a.resolve(n.get("Subtype")),"Form"),m=!this.keepsTags&&
(n.has("StructParent")||n.has("StructParents")),y=!n.has("Resources")&&(h||this.isFont(n)),o=h&&!this.keepsTags?await this.withoutIds(f,a.dict(n.get("Resources")??
s)):void 0;if(!m&&!y&&!o)return;const t=a.edit(i),e=t instanceof d.Z6?t.dict:t;m&&e.delete("StructParent"),m&&e.delete("StructParents"),y&&e.set("Resources",s),
o&&t instanceof d.Z6&&a.put(i,(0,E.n)(t,o,{compress:!0}))}async withoutIds(i,f){const n=this.document.decodedPart(i);if(!n?.whole)return;const s=await B(this.document,
n.data,this.document.dict(f?.get("Properties")));return s===n.data?void 0:s}}class g{document;part;contents;resources;constructor(i,f){this.document=i,this.part=
f,this.contents=new M.K(f.document),this.resources=new w(f.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(i){return this.
contents.inspect(i)}async of(i,f){const{index:n,document:s}=this.part,a=await this.resources.prepare(i.resources),h=s.entry(s.pages.number(i.index),"Group"),{filters:m,
data:y}=await this.contentOf(i),o=this.keepsTags?s.entry(s.pages.number(i.index),"StructParents"):void 0,t=(0,d.jd)({Type:(0,d.UU)("XObject"),Subtype:(0,d.UU)("\
Form"),BBox:[...f.box],Matrix:[...(0,l.DI)((0,l.S3)(f))],Resources:(0,v.Po)(n,a.number),Group:h===void 0?void 0:(0,v.yY)(h,n),StructParents:o,...m});return this.
document.add(new d.Z6(t,y))}async contentOf(i){const{part:f,contents:n}=this,{document:s}=f,a=n.own(i),h=a.length===1?s.get(a[0]):void 0;if(h instanceof d.Z6&&this.
keepsTags&&n.isOrderly(i))return this.asItIs(h);const{isWhole:m,isKnown:y,open:o}=await n.condition(a),t=n.content(a),e=s.dict(s.dict(i.resources)?.get("Propert\
ies")),r=this.keepsTags?t:await B(s,t,e);if(h instanceof d.Z6&&(!y||m&&o.excess===0&&r===t))return this.asItIs(h);const u=o.excess===0?r:await(0,D.KS)(r,0,s.job.
pace),p=await(0,P.d)(u,s.job);return{filters:{Filter:(0,d.UU)("FlateDecode")},data:p}}asItIs(i){const{index:f,document:n}=this.part,s=new d.Bi([...i.dict].filter(
([a])=>a==="Filter"||a==="DecodeParms"));return(0,I.CF)(s),{filters:Object.fromEntries((0,v.yY)(s,f)),data:n.encoded(i)}}}}),74135:((b,T,c)=>{c.d(T,{$L:()=>O,DI:()=>P,
Gd:()=>l,JQ:()=>d,Mo:()=>U,Pj:()=>x,S3:()=>D,W1:()=>i,XM:()=>g,d:()=>f,ds:()=>B,gF:()=>w,iN:()=>I,kO:()=>E,lw:()=>M,zl:()=>v});function I({box:[n,s,a,h],rotation:m}){
const y=a-n,o=h-s;return m%180===0?{width:y,height:o}:{width:o,height:y}}function d(n){const{width:s,height:a}=I(n);return{width:s*n.userUnit,height:a*n.userUnit}}
function D({box:[n,s,a,h],rotation:m}){switch(m){case 0:return[1,0,0,1,n,s];case 90:return[0,1,-1,0,a,s];case 180:return[-1,0,0,-1,a,h];case 270:return[0,-1,1,0,
n,h]}}function U(n,s){return s===void 0?n:x(n,s)??n}function B([n,s,a,h]){return[Math.min(n,a),Math.min(s,h),Math.max(n,a),Math.max(s,h)]}function P([n,s,a,h,m,
y]){const o=n*h-s*a,[t,e,r,u]=[h/o,-s/o,-a/o,n/o];return[t+0,e+0,r+0,u+0,-(m*t+y*r)+0,-(m*e+y*u)+0]}function M(n,s){const[a,h,m,y,o,t]=n,[e,r,u,p,_,R]=s;return[
a*e+h*u,a*r+h*p,m*e+y*u,m*r+y*p,o*e+t*u+_,o*r+t*p+R]}function l([n,s,a,h,m,y],o,t){return[n*o+a*t+m,s*o+h*t+y]}function v(n,[s,a,h,m]){const[y,o]=l(n,s,a),[t,e]=l(
n,h,a),[r,u]=l(n,s,m),[p,_]=l(n,h,m);return[Math.min(y,t,r,p),Math.min(o,e,u,_),Math.max(y,t,r,p),Math.max(o,e,u,_)]}const E=(n,s)=>[Math.min(n[0],s[0]),Math.min(
n[1],s[1]),Math.max(n[2],s[2]),Math.max(n[3],s[3])];function O(n){let[s,a,h,m]=w;for(const[y,o]of n)s=Math.min(s,y),a=Math.min(a,o),h=Math.max(h,y),m=Math.max(m,
o);return[s,a,h,m]}const w=[1/0,1/0,-1/0,-1/0],g=([n,s,a,h],m)=>[n-m,s-m,a+m,h+m];function x(n,s){const a=[Math.max(n[0],s[0]),Math.max(n[1],s[1]),Math.min(n[2],
s[2]),Math.min(n[3],s[3])];return a[0]<a[2]&&a[1]<a[3]?a:void 0}const i=n=>n.map(s=>Math.round(s*1e5)/1e5+0),f=(n,{userUnit:s})=>String(Number((n*s/72).toPrecision(
3)))}),6057:((b,T,c)=>{c.d(T,{VO:()=>D,b0:()=>B,c_:()=>M,iw:()=>U,lQ:()=>P});var I=c(74135);const d=[0,0,612,792],D=(l,v)=>B(l,l.pages.attribute(v,"MediaBox"))??
d;function U(l,v){const{pages:E}=l,O=l.resolve(l.entry(E.number(v),"UserUnit"));return{box:(0,I.Mo)(D(l,v),B(l,E.attribute(v,"CropBox"))),rotation:M(l.resolve(E.
attribute(v,"Rotate"))),userUnit:typeof O=="number"&&O>0?O:1}}function B(l,v){const E=l.array(v)?.map(w=>l.resolve(w));if(E?.length!==4||!E.every(w=>typeof w=="\
number"&&Number.isFinite(w)))return;const O=(0,I.ds)(E);return O[0]<O[2]&&O[1]<O[3]?O:void 0}function P(l,v){const E=(l.array(v)??[]).map(O=>l.resolve(O));return E.
length===6&&E.every(O=>typeof O=="number")?E:[1,0,0,1,0,0]}function M(l){const v=typeof l=="number"?(l%360+360)%360:0;return v===90||v===180||v===270?v:0}}),5490:((b,T,c)=>{
c.d(T,{M:()=>U,U:()=>D});var I=c(74135);const d=1e4;class D{current;saved=[];beyond=0;constructor(P){this.current=P}follow(P){switch(P.operator){case"q":return this.
saved.length<d?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"\
cm":return this.transform(P),!0;default:return!1}}transform(P){if(P.count!==6)return;const[M,l,v,E,O,w]=U(P);this.current.matrix=(0,I.lw)([M,l,v,E,O,w],this.current.
matrix)}}const U=B=>Array.from({length:B.count},(P,M)=>B.number(M))}),70549:((b,T,c)=>{c.d(T,{n:()=>I});function I(d){const D=new WeakMap;return U=>{if(U.hasChanges)
return d(U);const B=D.get(U);if(B)return B.answer;const P=d(U);return D.set(U,{answer:P}),P}}}),58006:((b,T,c)=>{c.d(T,{n:()=>U});var I=c(81679),d=c(45599);const D=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function U(B,P,{compress:M}){const l=new d.Bi(B.dict);M?l.set("Filter",(0,d.UU)("FlateDecode")):l.delete("Filte\
r");for(const v of D)l.delete(v);return new d.Z6(l,M?(0,I.Kc)(P):P)}})};
