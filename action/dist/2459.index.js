"use strict";exports.id=2459,exports.ids=[2459],exports.modules={68516:((L,S,r)=>{r.d(S,{H:()=>C});var T=r(58552),h=r(91519),O=r(59277);async function C({bytes:P},v,p,E){const M={
repaired:!1},D=()=>{M.repaired=!0};try{return{document:await(0,h.E)(P,{...E,onRepaired:D},{password:v}),isRepaired:M.repaired}}catch(g){throw g instanceof T.zU?
B(g,P,p):g}}function B(P,v,{file:p,password:E,noun:M}){const D=(g,U,i=[])=>(0,T.G6)([{field:g,message:U,mentions:i}]);switch(P.code){case"password_required":return D(
p,`needs a password: give it as ${E}`,[E]);case"wrong_password":return D(E,`does not open ${M}`);case"unsupported_encryption":return D(p,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const g=(0,O.y)(v);return D(p,g===void 0||g==="a PDF document"?w:`is ${g}; it must \
be a PDF document`)}case"limit_exceeded":{const g=P.issues.map(({message:U})=>({field:p,message:U}));return new T.zU(P.code,P.message,{issues:g,...P.advice===void 0?
{}:{advice:P.advice}})}default:return P}}const w="cannot be read, or has no pages: it must be a complete PDF document"}),57117:((L,S,r)=>{r.d(S,{Br:()=>P,HB:()=>D,
Pz:()=>M,Qg:()=>p,_B:()=>C,c4:()=>v,hU:()=>w});var T=r(21281),h=r(824),O=r(45599);async function C(g){const U=await(0,h.Br)(g),{archive:i}=(0,T.Ip)(g,U);return i&&
{...i,xmp:U,intent:B(g)}}function B(g){for(const U of g.array(g.catalog.get("OutputIntents"))??[]){const i=g.dict(U);if(!(0,O.Zm)(i)||!(0,O.Eo)(g.resolve(i.get(
"S")),"GTS_PDFA1"))continue;const f=g.resolve(g.dict(i.get("DestOutputProfile"))?.get("N"));if(typeof f=="number")return f}}const w=({intent:g},U)=>U===1?g!==void 0:
g===U,P={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profil\
es of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output int\
ent"},v=(g,U,i)=>(0,T.qg)(g,U.xmp,U,i),p=g=>g&&g.part!==1&&g.intent===void 0?M():void 0,E=[.9505,1,1.089],M=()=>[(0,O.UU)("CalRGB"),(0,O.jd)({WhitePoint:[...E],
Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],D=()=>[(0,O.UU)("CalGray"),(0,O.jd)({WhitePoint:[...E],Gamma:2.2})]}),72313:((L,S,r)=>{
r.d(S,{W:()=>a});var T=r(81627),h=r(45599),O=r(98446),C=r(36078);function B(s,t,e,o){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /\
Background /BBox [${o.map(C._).join(" ")}]`}>> BDC
${s}
EMC
`}var w=r(36211),P=r(37709),v=r(85008),p=r(74135),E=r(5490);const M=400,D=.01;function g(s,t,e,o){const c=new P.BT(t),d=new U(s,e,o);for(let m=0;m<M&&c.next();m++)
if(d.takes(c))return!0;return!1}class U{document;resources;box;states=new E.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new i;clips=!1;constructor(t,e,o){
this.document=t,this.resources=e,this.box=o}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const o=w.lJ.get(e);return o!==void 0&&this.paintsPath(o)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const o=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=f(this.document,o),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==v.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[o,c,d,m]=(0,E.M)(t);return this.path.rectangle(e,o,c,d,m),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,o=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(o)?!0:(this.clips&&(e.clip=o&&e.clip&&y(o,e.clip)),this.clips=!1,this.path=new i,!1)}paintsImage(t){const e=this.states.current,
o=this.resource("XObject",t);if(!e.isOpaque||!(o instanceof h.Z6)||!_(this.document,o.dict))return!1;const c=new i;return c.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
c.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&n(y(t,e),this.box)}resource(t,e){const{document:o,resources:c}=this;return e===
void 0?null:o.resolve(o.dict(c?.get(t))?.get(e))}}class i{isRectangle=!0;points=[];point([t,e,o,c,d,m],I,x){this.points.push([t*I+o*x+d,e*I+c*x+m])}rectangle(t,e,o,c,d){
this.point(t,e,o),this.point(t,e+c,o),this.point(t,e+c,o+d),this.point(t,e,o+d)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,p.$L)(t),o=D*Math.max(e[2]-e[0],e[3]-e[1]),c=(d,m,I)=>Math.abs(d-m)<=o||Math.abs(d-I)<=o;return t.every(([d,m])=>c(d,e[0],e[2])&&c(m,e[1],e[3]))?e:void 0}}
function f(s,t){if(!t)return!0;const e=s.resolve(t.get("ca")),o=s.resolve(t.get("BM")),c=s.resolve(t.get("SMask"));return(e===null||e===1)&&(o===null||(0,h.Eo)(
o,"Normal"))&&(c===null||(0,h.Eo)(c,"None"))}function _(s,t){const e=s.resolve(t.get("ImageMask"))===!0;return(0,h.Eo)(s.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function y(s,t){return[Math.max(s[0],t[0]),Math.max(s[1],t[1]),Math.min(s[2],t[2]),Math.min(s[3],t[3])]}function n(s,t){const[e,
o]=[D*(t[2]-t[0]),D*(t[3]-t[1])];return s[0]<=t[0]+e&&s[1]<=t[1]+o&&s[2]>=t[2]-e&&s[3]>=t[3]-o}async function a(s,{kinds:t,pages:e},o){const{pace:c}=s.job,{layer:d,
subtype:m,groupColorSpace:I}=o,x=new T.B(s);d==="over"&&await x.inspect(e);const R=[];for(const[A,b]of e.entries()){const K=c.step(d==="over"?2e3:2e4);K&&await K,
A%1e3===0&&c.progress(A/e.length);const j=o.on(b,A);if(!j)continue;const{box:W}=t[b.kind],{resources:$}=j,G=N=>B(j.operators(N),m,d,W);if(d==="over")await x.over(
b,{resources:$,operators:G});else{const N=await x.contents.content(x.contents.own(b));g(s,N,s.dict(b.resources),W)&&R.push(b.index+1),x.under(b,{resources:$,operators:G})}
I!==void 0&&u(s,b.index,I)}return R.length>0?[l(R,e.length)]:[]}function u(s,t,e){const o=s.pages.number(t),c=s.entry(o,"Group"),d=s.dict(c);if(d?.has("CS"))return;
const m=(0,h.jd)({Type:(0,h.UU)("Group"),S:(0,h.UU)("Transparency"),...Object.fromEntries(d??[]),CS:e});(0,h.i9)(c)&&(0,h.Zm)(s.get(c))?s.put(c,m):s.pages.patch(
t,{Group:m})}function l(s,t){return{code:"stamp_hidden",message:`The stamp is hidden ${s.length===t?"on every page":`on ${(0,O.oi)(s)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),86687:((L,S,r)=>{r.d(S,{e:()=>_});var T=r(58552),h=r(36078),O=r(99876),C=r(95800),B=r(73154),w=r(95947),P=r(
74135),v=r(21281),p=r(14029),E=r(98446),M=r(68516),D=r(57117),g=r(72313),U=r(45657);const i="OctavoOverlay",f=1;async function _(t,{file:e,password:o,fields:c,layer:d,
repeat:m,fit:I},x,R){if(Buffer.compare(e.bytes,t.bytes)===0)throw(0,T.G6)([{field:c.file,message:"is the document itself: choose another document"}]);const{document:A,
isRepaired:b}=await(0,M.H)(e,o,c,R),K=A.pages.count,j=await(0,O.F)(t,x),W=await(0,O.F)(A,Uint32Array.from({length:Math.min(K,x.length)},(F,Z)=>Z+1)),$=new B.l(t,
{index:f,document:A}),G=[];for(const F of W.pages)G.push(await $.of(F,W.kinds[F.kind]));const N=new Map,V=await(0,g.W)(t,j,{layer:d,subtype:"Watermark",on:({kind:F},Z)=>{
const k=y(Z,K,m);if(k===void 0)return;const X=W.pages[k],H=`${F} ${X.kind}`;let z=N.get(H);return z===void 0&&N.set(H,z=(0,h.vs)(n(j.kinds[F],W.kinds[X.kind],I))),
{resources:[{category:"XObject",name:i,ref:G[k]}],operators:([Q=""])=>(0,h.qK)(Q,z)}}});return(0,C.J)([{index:0,document:t},{index:f,document:A}]),(0,U.RZ)(V,await a(
t,A,W.pages.length,{isRepaired:b,noun:c.noun})),{notes:V,stampedPages:m==="none"?Math.min(K,x.length):x.length,write:async F=>(await t.pages.settle(),(0,p.fT)([
t,A],F))}}function y(t,e,o){return t<e?t:{last:e-1,all:t%e,none:void 0}[o]}function n(t,e,o){const[c,d]=[(0,P.iN)(t),(0,P.iN)(e)],m=o==="page"?Math.min(c.width/
d.width,c.height/d.height):e.userUnit/t.userUnit,[I,x]=o==="page"?[(c.width-d.width*m)/2,(c.height-d.height*m)/2]:[0,0];return(0,P.lw)([m,0,0,m,I,x],(0,P.S3)(t))}
async function a(t,e,o,{isRepaired:c,noun:d}){const m=[],I=await(0,D._B)(t);I&&!await s(e,I.part,t)&&m.push((0,D.c4)(t,I,D.Br.overlay));let x=0;for(let R=0;R<o;R++)
x+=e.array(e.entry(e.pages.number(R),"Annots"))?.length??0;return x>0&&m.push(u(x,d)),c&&m.push(l(d)),m}const u=(t,e)=>({code:"overlay_annotations_left_out",message:`${(0,E.
y_)(t,"annotation")} of ${e}, such as links or form fields, ${(0,E.d5)(t,"was","were")} not carried over.`}),l=t=>({code:"overlay_repaired",message:`${(0,E.NV)(
t)} was damaged and had to be repaired: check that it looks as it should.`});async function s(t,e,o){if((await(0,v.ds)(t)).archive?.part!==e)return!1;const c=d=>d.
resolve(d.catalog.get("OutputIntents"));return await new w.U(t).same(c(t),{document:o,value:c(o)})}}),73154:((L,S,r)=>{r.d(S,{l:()=>g});var T=r(75162),h=r(45599),
O=r(1592),C=r(37709);async function B(U,i,f){const _=[];let y=0;return await(0,C.Ko)(i,U.job.pace,n=>{const{operator:a,count:u}=n,l=a==="BDC"?" BMC":a==="DP"?" \
MP":void 0;if(l===void 0||u!==2)return;const s=n.name(1),t=s===void 0?n.value(1):f?.get(s);U.dict(t)?.has("MCID")&&(_.push(i.subarray(y,n.endOf(0)),Buffer.from(
l,"latin1")),y=n.end)}),y===0?i:Buffer.concat([..._,i.subarray(y)])}var w=r(92218),P=r(53107),v=r(74135),p=r(25524),E=r(58006);const M=new Set(["Page","Pages","\
Catalog","StructElem","StructTreeRoot","Annot"]);class D{document;keepsTags;seen=new Set;shared=new Map;constructor(i,f){this.document=i,this.keepsTags=f}async prepare(i){
const f=this.asObject(i);return await this.release(f),f}asObject(i){if((0,h.i9)(i)&&(0,h.Zm)(this.document.resolve(i)))return i;const f=this.document.dict(i)??new h.
Bi;let _=this.shared.get(f);return _||this.shared.set(f,_=this.document.add(f)),_}async release(i){const{document:f,seen:_}=this,y=[i];for(let n=y.pop();n!==void 0;n=
y.pop())if(n instanceof h.oS){if(_.has(n.number))continue;_.add(n.number);const a=f.job.pace.step(1e3);a&&await a;const u=f.get(n),l=u instanceof h.Z6?u.dict:u;
if((0,h.Zm)(l)){if(this.isApart(l))continue;await this.untie(n,u,l,i)}y.push(f.get(n))}else if(Array.isArray(n))for(const a of n)y.push(a);else if(n instanceof h.
Z6)for(const a of n.dict.values())y.push(a);else if((0,h.Zm)(n)){this.isFont(n)&&!n.has("Resources")&&n.set("Resources",i);for(const a of n.values())y.push(a)}}isApart(i){
const f=this.document.resolve(i.get("Type"));return f!==null&&typeof f=="object"&&"text"in f&&M.has(f.text)}isFont(i){return(0,h.Eo)(this.document.resolve(i.get(
"Subtype")),"Type3")&&i.has("CharProcs")}async untie(i,f,_,y){const{document:n}=this,a=f instanceof h.Z6&&(0,h.Eo)(n.resolve(_.get("Subtype")),"Form"),u=!this.keepsTags&&
(_.has("StructParent")||_.has("StructParents")),l=!_.has("Resources")&&(a||this.isFont(_)),s=a&&!this.keepsTags?await this.withoutIds(f,n.dict(_.get("Resources")??
y)):void 0;if(!u&&!l&&!s)return;const t=n.edit(i),e=t instanceof h.Z6?t.dict:t;u&&e.delete("StructParent"),u&&e.delete("StructParents"),l&&e.set("Resources",y),
s&&t instanceof h.Z6&&n.put(i,await(0,E.S)(t,s,n.job))}async withoutIds(i,f){const _=this.document.decodedPart(i);if(!_?.whole)return;const y=await B(this.document,
_.data,this.document.dict(f?.get("Properties")));return y===_.data?void 0:y}}class g{document;part;contents;resources;constructor(i,f){this.document=i,this.part=
f,this.contents=new P.K(f.document),this.resources=new D(f.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(i){return this.
contents.inspect(i)}async of(i,f){const{index:_,document:y}=this.part,n=await this.resources.prepare(i.resources),a=y.entry(y.pages.number(i.index),"Group"),{filters:u,
data:l}=await this.contentOf(i),s=this.keepsTags?y.entry(y.pages.number(i.index),"StructParents"):void 0,t=(0,h.jd)({Type:(0,h.UU)("XObject"),Subtype:(0,h.UU)("\
Form"),BBox:[...f.box],Matrix:[...(0,v.DI)((0,v.S3)(f))],Resources:(0,p.Po)(_,n.number),Group:a===void 0?void 0:(0,p.yY)(a,_),StructParents:s,...u});return this.
document.add(new h.Z6(t,l))}async contentOf(i){const{part:f,contents:_}=this,{document:y}=f,n=_.own(i),a=n.length===1?y.get(n[0]):void 0;if(a instanceof h.Z6&&this.
keepsTags&&_.isOrderly(i))return this.asItIs(a);const{isWhole:u,isKnown:l,open:s}=await _.condition(n),t=await _.content(n),e=y.dict(y.dict(i.resources)?.get("P\
roperties")),o=this.keepsTags?t:await B(y,t,e);if(a instanceof h.Z6&&(!l||u&&s.excess===0&&o===t))return this.asItIs(a);const c=s.excess===0?o:await(0,O.KS)(o,0,
y.job.pace),d=await(0,w.d)(c,y.job);return{filters:{Filter:(0,h.UU)("FlateDecode")},data:d}}asItIs(i){const{index:f,document:_}=this.part,y=new h.Bi([...i.dict].
filter(([n])=>n==="Filter"||n==="DecodeParms"));return(0,T.CF)(y),{filters:Object.fromEntries((0,p.yY)(y,f)),data:_.encoded(i)}}}}),74135:((L,S,r)=>{r.d(S,{$L:()=>g,
DI:()=>w,Gd:()=>p,JQ:()=>h,Mo:()=>C,PU:()=>P,Pj:()=>f,S3:()=>O,W1:()=>_,XM:()=>i,d:()=>y,ds:()=>B,gF:()=>U,iN:()=>T,kO:()=>D,lw:()=>v,xk:()=>E,zl:()=>M});function T({
box:[n,a,u,l],rotation:s}){const t=u-n,e=l-a;return s%180===0?{width:t,height:e}:{width:e,height:t}}function h(n){const{width:a,height:u}=T(n);return{width:a*n.
userUnit,height:u*n.userUnit}}function O({box:[n,a,u,l],rotation:s}){switch(s){case 0:return[1,0,0,1,n,a];case 90:return[0,1,-1,0,u,a];case 180:return[-1,0,0,-1,
u,l];case 270:return[0,-1,1,0,n,l]}}function C(n,a){return a===void 0?n:f(n,a)??n}function B([n,a,u,l]){return[Math.min(n,u),Math.min(a,l),Math.max(n,u),Math.max(
a,l)]}function w([n,a,u,l,s,t]){const e=n*l-a*u,[o,c,d,m]=[l/e,-a/e,-u/e,n/e];return[o+0,c+0,d+0,m+0,-(s*o+t*d)+0,-(s*c+t*m)+0]}const P=([n,a,u,l])=>Math.sqrt(Math.
abs(n*l-a*u));function v(n,a){const[u,l,s,t,e,o]=n,[c,d,m,I,x,R]=a;return[u*c+l*m,u*d+l*I,s*c+t*m,s*d+t*I,e*c+o*m+x,e*d+o*I+R]}function p([n,a,u,l,s,t],e,o){return[
n*e+u*o+s,a*e+l*o+t]}function E([n,a],[u,l],[s,t],[e,o],c){const d=1-c,[m,I,x,R]=[d**3,3*c*d**2,3*c**2*d,c**3];return[m*n+I*u+x*s+R*e,m*a+I*l+x*t+R*o]}function M(n,[
a,u,l,s]){const[t,e]=p(n,a,u),[o,c]=p(n,l,u),[d,m]=p(n,a,s),[I,x]=p(n,l,s);return[Math.min(t,o,d,I),Math.min(e,c,m,x),Math.max(t,o,d,I),Math.max(e,c,m,x)]}const D=(n,a)=>[
Math.min(n[0],a[0]),Math.min(n[1],a[1]),Math.max(n[2],a[2]),Math.max(n[3],a[3])];function g(n){let[a,u,l,s]=U;for(const[t,e]of n)a=Math.min(a,t),u=Math.min(u,e),
l=Math.max(l,t),s=Math.max(s,e);return[a,u,l,s]}const U=[1/0,1/0,-1/0,-1/0],i=([n,a,u,l],s)=>[n-s,a-s,u+s,l+s];function f(n,a){const u=[Math.max(n[0],a[0]),Math.
max(n[1],a[1]),Math.min(n[2],a[2]),Math.min(n[3],a[3])];return u[0]<u[2]&&u[1]<u[3]?u:void 0}const _=n=>n.map(a=>Math.round(a*1e5)/1e5+0),y=(n,{userUnit:a})=>String(
Number((n*a/72).toPrecision(3)))}),6057:((L,S,r)=>{r.d(S,{VO:()=>O,b0:()=>B,c_:()=>P,iw:()=>C,lQ:()=>w});var T=r(74135);const h=[0,0,612,792],O=(v,p)=>B(v,v.pages.
attribute(p,"MediaBox"))??h;function C(v,p){const{pages:E}=v,M=v.resolve(v.entry(E.number(p),"UserUnit"));return{box:(0,T.Mo)(O(v,p),B(v,E.attribute(p,"CropBox"))),
rotation:P(v.resolve(E.attribute(p,"Rotate"))),userUnit:typeof M=="number"&&M>0?M:1}}function B(v,p){const E=v.array(p)?.map(D=>v.resolve(D));if(E?.length!==4||
!E.every(D=>typeof D=="number"&&Number.isFinite(D)))return;const M=(0,T.ds)(E);return M[0]<M[2]&&M[1]<M[3]?M:void 0}function w(v,p){const E=(v.array(p)??[]).map(
M=>v.resolve(M));return E.length===6&&E.every(M=>typeof M=="number")?E:[1,0,0,1,0,0]}function P(v){const p=typeof v=="number"?(v%360+360)%360:0;return p===90||p===
180||p===270?p:0}}),5490:((L,S,r)=>{r.d(S,{M:()=>C,U:()=>O});var T=r(74135);const h=1e4;class O{current;saved=[];beyond=0;constructor(w){this.current=w}follow(w){
switch(w.operator){case"q":return this.saved.length<h?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(w),!0;default:return!1}}transform(w){if(w.count!==6)return;const[P,v,p,E,M,D]=C(w);this.current.
matrix=(0,T.lw)([P,v,p,E,M,D],this.current.matrix)}}const C=B=>Array.from({length:B.count},(w,P)=>B.number(P))}),70549:((L,S,r)=>{r.d(S,{n:()=>T});function T(h){
const O=new WeakMap;return C=>{if(C.hasChanges)return h(C);const B=O.get(C);if(B)return B.answer;const w=h(C);return O.set(C,{answer:w}),w}}}),58006:((L,S,r)=>{
r.d(S,{S:()=>P,n:()=>B});var T=r(68973),h=r(48249),O=r(45599);const C=["DecodeParms","F","FFilter","FDecodeParms","DL"];function B(v,p,{compress:E}){const M=new O.
Bi(v.dict);E?M.set("Filter",(0,O.UU)("FlateDecode")):M.delete("Filter");for(const D of C)M.delete(D);return new O.Z6(M,E?(0,h.Kc)(p):p)}const w=6;async function P(v,p,E){
const M=B(v,await(0,T.uM)(E).deflate(p,w),{compress:!1});return M.dict.set("Filter",(0,O.UU)("FlateDecode")),M}})};
