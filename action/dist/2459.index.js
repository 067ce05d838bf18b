"use strict";exports.id=2459,exports.ids=[2459],exports.modules={68516:((L,R,r)=>{r.d(R,{H:()=>B});var T=r(58552),h=r(91519),D=r(59277);async function B({bytes:E},C,P,l){const g={
repaired:!1},y=()=>{g.repaired=!0};try{return{document:await(0,h.E)(E,{...l,onRepaired:y},{password:C}),isRepaired:g.repaired}}catch(d){throw d instanceof T.zU?
I(d,E,P):d}}function I(E,C,{file:P,password:l,noun:g}){const y=(d,O,i=[])=>(0,T.G6)([{field:d,message:O,mentions:i}]);switch(E.code){case"password_required":return y(
P,`needs a password: give it as ${l}`,[l]);case"wrong_password":return y(l,`does not open ${g}`);case"unsupported_encryption":return y(P,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const d=(0,D.y)(C);return y(P,d===void 0||d==="a PDF document"?w:`is ${d}; it must \
be a PDF document`)}case"limit_exceeded":{const d=E.issues.map(({message:O})=>({field:P,message:O}));return new T.zU(E.code,E.message,{issues:d,...E.advice===void 0?
{}:{advice:E.advice}})}default:return E}}const w="cannot be read, or has no pages: it must be a complete PDF document"}),57117:((L,R,r)=>{r.d(R,{Br:()=>E,HB:()=>y,
Pz:()=>g,Qg:()=>P,_B:()=>B,c4:()=>C,hU:()=>w});var T=r(21281),h=r(824),D=r(45599);async function B(d){const O=await(0,h.Br)(d),{archive:i}=(0,T.Ip)(d,O);return i&&
{...i,xmp:O,intent:I(d)}}function I(d){for(const O of d.array(d.catalog.get("OutputIntents"))??[]){const i=d.dict(O);if(!(0,D.Zm)(i)||!(0,D.Eo)(d.resolve(i.get(
"S")),"GTS_PDFA1"))continue;const p=d.resolve(d.dict(i.get("DestOutputProfile"))?.get("N"));if(typeof p=="number")return p}}const w=({intent:d},O)=>O===1?d!==void 0:
d===O,E={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profil\
es of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output int\
ent"},C=(d,O,i)=>(0,T.qg)(d,O.xmp,O,i),P=d=>d&&d.part!==1&&d.intent===void 0?g():void 0,l=[.9505,1,1.089],g=()=>[(0,D.UU)("CalRGB"),(0,D.jd)({WhitePoint:[...l],
Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],y=()=>[(0,D.UU)("CalGray"),(0,D.jd)({WhitePoint:[...l],Gamma:2.2})]}),72313:((L,R,r)=>{
r.d(R,{W:()=>a});var T=r(81627),h=r(45599),D=r(98446),B=r(36078);function I(s,t,e,o){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /\
Background /BBox [${o.map(B._).join(" ")}]`}>> BDC
${s}
EMC
`}var w=r(36211),E=r(37709),C=r(85008),P=r(74135),l=r(5490);const g=400,y=.01;function d(s,t,e,o){const c=new E.BT(t),f=new O(s,e,o);for(let v=0;v<g&&c.next();v++)
if(f.takes(c))return!0;return!1}class O{document;resources;box;states=new l.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new i;clips=!1;constructor(t,e,o){
this.document=t,this.resources=e,this.box=o}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const o=w.lJ.get(e);return o!==void 0&&this.paintsPath(o)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const o=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=p(this.document,o),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==C.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[o,c,f,v]=(0,l.M)(t);return this.path.rectangle(e,o,c,f,v),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,o=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(o)?!0:(this.clips&&(e.clip=o&&e.clip&&M(o,e.clip)),this.clips=!1,this.path=new i,!1)}paintsImage(t){const e=this.states.current,
o=this.resource("XObject",t);if(!e.isOpaque||!(o instanceof h.Z6)||!_(this.document,o.dict))return!1;const c=new i;return c.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
c.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&n(M(t,e),this.box)}resource(t,e){const{document:o,resources:c}=this;return e===
void 0?null:o.resolve(o.dict(c?.get(t))?.get(e))}}class i{isRectangle=!0;points=[];point([t,e,o,c,f,v],U,x){this.points.push([t*U+o*x+f,e*U+c*x+v])}rectangle(t,e,o,c,f){
this.point(t,e,o),this.point(t,e+c,o),this.point(t,e+c,o+f),this.point(t,e,o+f)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,P.$L)(t),o=y*Math.max(e[2]-e[0],e[3]-e[1]),c=(f,v,U)=>Math.abs(f-v)<=o||Math.abs(f-U)<=o;return t.every(([f,v])=>c(f,e[0],e[2])&&c(v,e[1],e[3]))?e:void 0}}
function p(s,t){if(!t)return!0;const e=s.resolve(t.get("ca")),o=s.resolve(t.get("BM")),c=s.resolve(t.get("SMask"));return(e===null||e===1)&&(o===null||(0,h.Eo)(
o,"Normal"))&&(c===null||(0,h.Eo)(c,"None"))}function _(s,t){const e=s.resolve(t.get("ImageMask"))===!0;return(0,h.Eo)(s.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function M(s,t){return[Math.max(s[0],t[0]),Math.max(s[1],t[1]),Math.min(s[2],t[2]),Math.min(s[3],t[3])]}function n(s,t){const[e,
o]=[y*(t[2]-t[0]),y*(t[3]-t[1])];return s[0]<=t[0]+e&&s[1]<=t[1]+o&&s[2]>=t[2]-e&&s[3]>=t[3]-o}async function a(s,{kinds:t,pages:e},o){const{pace:c}=s.job,{layer:f,
subtype:v,groupColorSpace:U}=o,x=new T.B(s);f==="over"&&await x.inspect(e);const S=[];for(const[A,b]of e.entries()){const F=c.step(f==="over"?2e3:2e4);F&&await F,
A%1e3===0&&c.progress(A/e.length);const j=o.on(b,A);if(!j)continue;const{box:W}=t[b.kind],{resources:$}=j,G=N=>I(j.operators(N),v,f,W);if(f==="over")await x.over(
b,{resources:$,operators:G});else{const N=await x.contents.content(x.contents.own(b));d(s,N,s.dict(b.resources),W)&&S.push(b.index+1),x.under(b,{resources:$,operators:G})}
U!==void 0&&u(s,b.index,U)}return S.length>0?[m(S,e.length)]:[]}function u(s,t,e){const o=s.pages.number(t),c=s.entry(o,"Group"),f=s.dict(c);if(f?.has("CS"))return;
const v=(0,h.jd)({Type:(0,h.UU)("Group"),S:(0,h.UU)("Transparency"),...Object.fromEntries(f??[]),CS:e});(0,h.i9)(c)&&(0,h.Zm)(s.get(c))?s.put(c,v):s.pages.patch(
t,{Group:v})}function m(s,t){return{code:"stamp_hidden",message:`The stamp is hidden ${s.length===t?"on every page":`on ${(0,D.oi)(s)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),86687:((L,R,r)=>{r.d(R,{e:()=>_});var T=r(58552),h=r(36078),D=r(99876),B=r(95800),I=r(73154),w=r(95947),E=r(
74135),C=r(21281),P=r(14029),l=r(98446),g=r(68516),y=r(57117),d=r(72313),O=r(45657);const i="OctavoOverlay",p=1;async function _(t,{file:e,password:o,fields:c,layer:f,
repeat:v,fit:U},x,S){if(Buffer.compare(e.bytes,t.bytes)===0)throw(0,T.G6)([{field:c.file,message:"is the document itself: choose another document"}]);const{document:A,
isRepaired:b}=await(0,g.H)(e,o,c,S),F=A.pages.count,j=await(0,D.F)(t,x),W=await(0,D.F)(A,Uint32Array.from({length:Math.min(F,x.length)},(K,Z)=>Z+1)),$=new I.l(t,
{index:p,document:A}),G=[];for(const K of W.pages)G.push(await $.of(K,W.kinds[K.kind]));const N=new Map,V=await(0,d.W)(t,j,{layer:f,subtype:"Watermark",on:({kind:K},Z)=>{
const k=M(Z,F,v);if(k===void 0)return;const X=W.pages[k],H=`${K} ${X.kind}`;let z=N.get(H);return z===void 0&&N.set(H,z=(0,h.vs)(n(j.kinds[K],W.kinds[X.kind],U))),
{resources:[{category:"XObject",name:i,ref:G[k]}],operators:([Q=""])=>(0,h.qK)(Q,z)}}});return(0,B.J)([{index:0,document:t},{index:p,document:A}]),(0,O.RZ)(V,await a(
t,A,W.pages.length,{isRepaired:b,noun:c.noun})),{notes:V,stampedPages:v==="none"?Math.min(F,x.length):x.length,write:async K=>(await t.pages.settle(),(0,P.fT)([
t,A],K))}}function M(t,e,o){return t<e?t:{last:e-1,all:t%e,none:void 0}[o]}function n(t,e,o){const[c,f]=[(0,E.iN)(t),(0,E.iN)(e)],v=o==="page"?Math.min(c.width/
f.width,c.height/f.height):e.userUnit/t.userUnit,[U,x]=o==="page"?[(c.width-f.width*v)/2,(c.height-f.height*v)/2]:[0,0];return(0,E.lw)([v,0,0,v,U,x],(0,E.S3)(t))}
async function a(t,e,o,{isRepaired:c,noun:f}){const v=[],U=await(0,y._B)(t);U&&!await s(e,U.part,t)&&v.push((0,y.c4)(t,U,y.Br.overlay));let x=0;for(let S=0;S<o;S++)
x+=e.array(e.entry(e.pages.number(S),"Annots"))?.length??0;return x>0&&v.push(u(x,f)),c&&v.push(m(f)),v}const u=(t,e)=>({code:"overlay_annotations_left_out",message:`${(0,l.
y_)(t,"annotation")} of ${e}, such as links or form fields, ${(0,l.d5)(t,"was","were")} not carried over.`}),m=t=>({code:"overlay_repaired",message:`${(0,l.NV)(
t)} was damaged and had to be repaired: check that it looks as it should.`});async function s(t,e,o){if((await(0,C.ds)(t)).archive?.part!==e)return!1;const c=f=>f.
resolve(f.catalog.get("OutputIntents"));return await new w.U(t).same(c(t),{document:o,value:c(o)})}}),73154:((L,R,r)=>{r.d(R,{l:()=>d});var T=r(75162),h=r(45599),
D=r(1592),B=r(37709);async function I(O,i,p){const _=[];let M=0;return await(0,B.Ko)(i,O.job.pace,n=>{const{operator:a,count:u}=n,m=a==="BDC"?" BMC":a==="DP"?" \
MP":void 0;if(m===void 0||u!==2)return;const s=n.name(1),t=s===void 0?n.value(1):p?.get(s);O.dict(t)?.has("MCID")&&(_.push(i.subarray(M,n.endOf(0)),Buffer.from(
m,"latin1")),M=n.end)}),M===0?i:Buffer.concat([..._,i.subarray(M)])}var w=r(92218),E=r(53107),C=r(74135),P=r(25524),l=r(58006);const g=new Set(["Page","Pages","\
Catalog","StructElem","StructTreeRoot","Annot"]);class y{document;keepsTags;seen=new Set;shared=new Map;constructor(i,p){this.document=i,this.keepsTags=p}async prepare(i){
const p=this.asObject(i);return await this.release(p),p}asObject(i){if((0,h.i9)(i)&&(0,h.Zm)(this.document.resolve(i)))return i;const p=this.document.dict(i)??new h.
Bi;let _=this.shared.get(p);return _||this.shared.set(p,_=this.document.add(p)),_}async release(i){const{document:p,seen:_}=this,M=[i];for(let n=M.pop();n!==void 0;n=
M.pop())if(n instanceof h.oS){if(_.has(n.number))continue;_.add(n.number);const a=p.job.pace.step(1e3);a&&await a;const u=p.get(n),m=u instanceof h.Z6?u.dict:u;
if((0,h.Zm)(m)){if(this.isApart(m))continue;await this.untie(n,u,m,i)}M.push(p.get(n))}else if(Array.isArray(n))for(const a of n)M.push(a);else if(n instanceof h.
Z6)for(const a of n.dict.values())M.push(a);else if((0,h.Zm)(n)){this.isFont(n)&&!n.has("Resources")&&n.set("Resources",i);for(const a of n.values())M.push(a)}}isApart(i){
const p=this.document.resolve(i.get("Type"));return p!==null&&typeof p=="object"&&"text"in p&&g.has(p.text)}isFont(i){return(0,h.Eo)(this.document.resolve(i.get(
"Subtype")),"Type3")&&i.has("CharProcs")}async untie(i,p,_,M){const{document:n}=this,a=p instanceof h.Z6&&(0,h.Eo)(n.resolve(_.get("Subtype")),"Form"),u=!this.keepsTags&&
(_.has("StructParent")||_.has("StructParents")),m=!_.has("Resources")&&(a||this.isFont(_)),s=a&&!this.keepsTags?await this.withoutIds(p,n.dict(_.get("Resources")??
M)):void 0;if(!u&&!m&&!s)return;const t=n.edit(i),e=t instanceof h.Z6?t.dict:t;u&&e.delete("StructParent"),u&&e.delete("StructParents"),m&&e.set("Resources",M),
s&&t instanceof h.Z6&&n.put(i,await(0,l.S)(t,s,n.job))}async withoutIds(i,p){const _=this.document.decodedPart(i);if(!_?.whole)return;const M=await I(this.document,
_.data,this.document.dict(p?.get("Properties")));return M===_.data?void 0:M}}class d{document;part;contents;resources;constructor(i,p){this.document=i,this.part=
p,this.contents=new E.K(p.document),this.resources=new y(p.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(i){return this.
contents.inspect(i)}async of(i,p){const{index:_,document:M}=this.part,n=await this.resources.prepare(i.resources),a=M.entry(M.pages.number(i.index),"Group"),{filters:u,
data:m}=await this.contentOf(i),s=this.keepsTags?M.entry(M.pages.number(i.index),"StructParents"):void 0,t=(0,h.jd)({Type:(0,h.UU)("XObject"),Subtype:(0,h.UU)("\
Form"),BBox:[...p.box],Matrix:[...(0,C.DI)((0,C.S3)(p))],Resources:(0,P.Po)(_,n.number),Group:a===void 0?void 0:(0,P.yY)(a,_),StructParents:s,...u});return this.
document.add(new h.Z6(t,m))}async contentOf(i){const{part:p,contents:_}=this,{document:M}=p,n=_.own(i),a=n.length===1?M.get(n[0]):void 0;if(a instanceof h.Z6&&this.
keepsTags&&_.isOrderly(i))return this.asItIs(a);const{isWhole:u,isKnown:m,open:s}=await _.condition(n),t=await _.content(n),e=M.dict(M.dict(i.resources)?.get("P\
roperties")),o=this.keepsTags?t:await I(M,t,e);if(a instanceof h.Z6&&(!m||u&&s.excess===0&&o===t))return this.asItIs(a);const c=s.excess===0?o:await(0,D.KS)(o,0,
M.job.pace),f=await(0,w.d)(c,M.job);return{filters:{Filter:(0,h.UU)("FlateDecode")},data:f}}asItIs(i){const{index:p,document:_}=this.part,M=new h.Bi([...i.dict].
filter(([n])=>n==="Filter"||n==="DecodeParms"));return(0,T.CF)(M),{filters:Object.fromEntries((0,P.yY)(M,p)),data:_.encoded(i)}}}}),74135:((L,R,r)=>{r.d(R,{$L:()=>d,
DI:()=>w,Gd:()=>P,JQ:()=>h,Mo:()=>B,PU:()=>E,Pj:()=>p,S3:()=>D,W1:()=>_,XM:()=>i,d:()=>M,ds:()=>I,gF:()=>O,iN:()=>T,kO:()=>y,lw:()=>C,xk:()=>l,zl:()=>g});function T({
box:[n,a,u,m],rotation:s}){const t=u-n,e=m-a;return s%180===0?{width:t,height:e}:{width:e,height:t}}function h(n){const{width:a,height:u}=T(n);return{width:a*n.
userUnit,height:u*n.userUnit}}function D({box:[n,a,u,m],rotation:s}){switch(s){case 0:return[1,0,0,1,n,a];case 90:return[0,1,-1,0,u,a];case 180:return[-1,0,0,-1,
u,m];case 270:return[0,-1,1,0,n,m]}}function B(n,a){return a===void 0?n:p(n,a)??n}function I([n,a,u,m]){return[Math.min(n,u),Math.min(a,m),Math.max(n,u),Math.max(
a,m)]}function w([n,a,u,m,s,t]){const e=n*m-a*u,[o,c,f,v]=[m/e,-a/e,-u/e,n/e];return[o+0,c+0,f+0,v+0,-(s*o+t*f)+0,-(s*c+t*v)+0]}const E=([n,a,u,m])=>Math.sqrt(Math.
abs(n*m-a*u));function C(n,a){const[u,m,s,t,e,o]=n,[c,f,v,U,x,S]=a;return[u*c+m*v,u*f+m*U,s*c+t*v,s*f+t*U,e*c+o*v+x,e*f+o*U+S]}function P([n,a,u,m,s,t],e,o){return[
n*e+u*o+s,a*e+m*o+t]}function l([n,a],[u,m],[s,t],[e,o],c){const f=1-c,[v,U,x,S]=[f**3,3*c*f**2,3*c**2*f,c**3];return[v*n+U*u+x*s+S*e,v*a+U*m+x*t+S*o]}function g(n,[
a,u,m,s]){const[t,e]=P(n,a,u),[o,c]=P(n,m,u),[f,v]=P(n,a,s),[U,x]=P(n,m,s);return[Math.min(t,o,f,U),Math.min(e,c,v,x),Math.max(t,o,f,U),Math.max(e,c,v,x)]}const y=(n,a)=>[
Math.min(n[0],a[0]),Math.min(n[1],a[1]),Math.max(n[2],a[2]),Math.max(n[3],a[3])];function d(n){let[a,u,m,s]=O;for(const[t,e]of n)a=Math.min(a,t),u=Math.min(u,e),
m=Math.max(m,t),s=Math.max(s,e);return[a,u,m,s]}const O=[1/0,1/0,-1/0,-1/0],i=([n,a,u,m],s)=>[n-s,a-s,u+s,m+s];function p(n,a){const u=[Math.max(n[0],a[0]),Math.
max(n[1],a[1]),Math.min(n[2],a[2]),Math.min(n[3],a[3])];return u[0]<u[2]&&u[1]<u[3]?u:void 0}const _=n=>n.map(a=>Math.round(a*1e5)/1e5+0),M=(n,{userUnit:a})=>String(
Number((n*a/72).toPrecision(3)))}),6057:((L,R,r)=>{r.d(R,{VO:()=>B,b0:()=>E,c_:()=>P,iw:()=>w,lQ:()=>C});var T=r(73208),h=r(74135);const D=[0,0,612,792],B=(l,g)=>E(
l,l.pages.attribute(g,"MediaBox"))??I(l);function I({table:l}){return l.damagedKinds.addCut(T.md),D}function w(l,g){const{pages:y}=l,d=l.resolve(l.entry(y.number(
g),"UserUnit"));return{box:(0,h.Mo)(B(l,g),E(l,y.attribute(g,"CropBox"))),rotation:P(l.resolve(y.attribute(g,"Rotate"))),userUnit:typeof d=="number"&&d>0?d:1}}function E(l,g){
const y=l.array(g)?.map(O=>l.resolve(O));if(y?.length!==4||!y.every(O=>typeof O=="number"&&Number.isFinite(O)))return;const d=(0,h.ds)(y);return d[0]<d[2]&&d[1]<
d[3]?d:void 0}function C(l,g){const y=(l.array(g)??[]).map(d=>l.resolve(d));return y.length===6&&y.every(d=>typeof d=="number")?y:[1,0,0,1,0,0]}function P(l){const g=typeof l==
"number"?(l%360+360)%360:0;return g===90||g===180||g===270?g:0}}),5490:((L,R,r)=>{r.d(R,{M:()=>B,U:()=>D});var T=r(74135);const h=1e4;class D{current;saved=[];beyond=0;constructor(w){
this.current=w}follow(w){switch(w.operator){case"q":return this.saved.length<h?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(w),!0;default:return!1}}transform(w){if(w.count!==6)return;const[E,C,
P,l,g,y]=B(w);this.current.matrix=(0,T.lw)([E,C,P,l,g,y],this.current.matrix)}}const B=I=>Array.from({length:I.count},(w,E)=>I.number(E))}),70549:((L,R,r)=>{r.d(
R,{n:()=>T});function T(h){const D=new WeakMap;return B=>{if(B.hasChanges)return h(B);const I=D.get(B);if(I)return I.answer;const w=h(B);return D.set(B,{answer:w}),
w}}}),58006:((L,R,r)=>{r.d(R,{S:()=>E,n:()=>I});var T=r(68973),h=r(48249),D=r(45599);const B=["DecodeParms","F","FFilter","FDecodeParms","DL"];function I(C,P,{compress:l}){
const g=new D.Bi(C.dict);l?g.set("Filter",(0,D.UU)("FlateDecode")):g.delete("Filter");for(const y of B)g.delete(y);return new D.Z6(g,l?(0,h.Kc)(P):P)}const w=6;
async function E(C,P,l){const g=I(C,await(0,T.uM)(l).deflate(P,w),{compress:!1});return g.dict.set("Filter",(0,D.UU)("FlateDecode")),g}})};
