"use strict";exports.id=2459,exports.ids=[2459],exports.modules={68516:((W,R,i)=>{i.d(R,{H:()=>C});var T=i(58552),d=i(91519),w=i(59277);async function C({bytes:E},g,p,_){const P={
repaired:!1},D=()=>{P.repaired=!0};try{return{document:await(0,d.E)(E,{..._,onRepaired:D},{password:g}),isRepaired:P.repaired}}catch(v){throw v instanceof T.zU?
U(v,E,p):v}}function U(E,g,{file:p,password:_,noun:P}){const D=(v,B,r=[])=>(0,T.G6)([{field:v,message:B,mentions:r}]);switch(E.code){case"password_required":return D(
p,`needs a password: give it as ${_}`,[_]);case"wrong_password":return D(_,`does not open ${P}`);case"unsupported_encryption":return D(p,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const v=(0,w.y)(g);return D(p,v===void 0||v==="a PDF document"?O:`is ${v}; it must \
be a PDF document`)}case"limit_exceeded":{const v=E.issues.map(({message:B})=>({field:p,message:B}));return new T.zU(E.code,E.message,{issues:v,...E.advice===void 0?
{}:{advice:E.advice}})}default:return E}}const O="cannot be read, or has no pages: it must be a complete PDF document"}),57117:((W,R,i)=>{i.d(R,{Br:()=>E,HB:()=>D,
Pz:()=>P,Qg:()=>p,_B:()=>C,c4:()=>g,hU:()=>O});var T=i(21281),d=i(824),w=i(45599);async function C(v){const B=await(0,d.Br)(v),{archive:r}=(0,T.Ip)(v,B);return r&&
{...r,xmp:B,intent:U(v)}}function U(v){for(const B of v.array(v.catalog.get("OutputIntents"))??[]){const r=v.dict(B);if(!(0,w.Zm)(r)||!(0,w.Eo)(v.resolve(r.get(
"S")),"GTS_PDFA1"))continue;const f=v.resolve(v.dict(r.get("DestOutputProfile"))?.get("N"));if(typeof f=="number")return f}}const O=({intent:v},B)=>B===1?v!==void 0:
v===B,E={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profil\
es of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output int\
ent"},g=(v,B,r)=>(0,T.qg)(v,B.xmp,B,r),p=v=>v&&v.part!==1&&v.intent===void 0?P():void 0,_=[.9505,1,1.089],P=()=>[(0,w.UU)("CalRGB"),(0,w.jd)({WhitePoint:[..._],
Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],D=()=>[(0,w.UU)("CalGray"),(0,w.jd)({WhitePoint:[..._],Gamma:2.2})]}),72313:((W,R,i)=>{
i.d(R,{W:()=>a});var T=i(81627),d=i(45599),w=i(98446),C=i(36078);function U(s,t,e,o){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /\
Background /BBox [${o.map(C._).join(" ")}]`}>> BDC
${s}
EMC
`}var O=i(36211),E=i(37709),g=i(85008),p=i(74135),_=i(5490);const P=400,D=.01;function v(s,t,e,o){const c=new E.BT(t),h=new B(s,e,o);for(let m=0;m<P&&c.next();m++)
if(h.takes(c))return!0;return!1}class B{document;resources;box;states=new _.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new r;clips=!1;constructor(t,e,o){
this.document=t,this.resources=e,this.box=o}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const o=O.lJ.get(e);return o!==void 0&&this.paintsPath(o)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const o=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=f(this.document,o),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==g.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[o,c,h,m]=(0,_.M)(t);return this.path.rectangle(e,o,c,h,m),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,o=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(o)?!0:(this.clips&&(e.clip=o&&e.clip&&M(o,e.clip)),this.clips=!1,this.path=new r,!1)}paintsImage(t){const e=this.states.current,
o=this.resource("XObject",t);if(!e.isOpaque||!(o instanceof d.Z6)||!y(this.document,o.dict))return!1;const c=new r;return c.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
c.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&n(M(t,e),this.box)}resource(t,e){const{document:o,resources:c}=this;return e===
void 0?null:o.resolve(o.dict(c?.get(t))?.get(e))}}class r{isRectangle=!0;points=[];point([t,e,o,c,h,m],I,x){this.points.push([t*I+o*x+h,e*I+c*x+m])}rectangle(t,e,o,c,h){
this.point(t,e,o),this.point(t,e+c,o),this.point(t,e+c,o+h),this.point(t,e,o+h)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,p.$L)(t),o=D*Math.max(e[2]-e[0],e[3]-e[1]),c=(h,m,I)=>Math.abs(h-m)<=o||Math.abs(h-I)<=o;return t.every(([h,m])=>c(h,e[0],e[2])&&c(m,e[1],e[3]))?e:void 0}}
function f(s,t){if(!t)return!0;const e=s.resolve(t.get("ca")),o=s.resolve(t.get("BM")),c=s.resolve(t.get("SMask"));return(e===null||e===1)&&(o===null||(0,d.Eo)(
o,"Normal"))&&(c===null||(0,d.Eo)(c,"None"))}function y(s,t){const e=s.resolve(t.get("ImageMask"))===!0;return(0,d.Eo)(s.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function M(s,t){return[Math.max(s[0],t[0]),Math.max(s[1],t[1]),Math.min(s[2],t[2]),Math.min(s[3],t[3])]}function n(s,t){const[e,
o]=[D*(t[2]-t[0]),D*(t[3]-t[1])];return s[0]<=t[0]+e&&s[1]<=t[1]+o&&s[2]>=t[2]-e&&s[3]>=t[3]-o}async function a(s,{kinds:t,pages:e},o){const{pace:c}=s.job,{layer:h,
subtype:m,groupColorSpace:I}=o,x=new T.B(s);h==="over"&&await x.inspect(e);const S=[];for(const[A,b]of e.entries()){const F=c.step(h==="over"?2e3:2e4);F&&await F,
A%1e3===0&&c.progress(A/e.length);const j=o.on(b,A);if(!j)continue;const{box:L}=t[b.kind],{resources:$}=j,G=N=>U(j.operators(N),m,h,L);if(h==="over")await x.over(
b,{resources:$,operators:G});else{const N=await x.contents.content(x.contents.own(b));v(s,N,s.dict(b.resources),L)&&S.push(b.index+1),x.under(b,{resources:$,operators:G})}
I!==void 0&&u(s,b.index,I)}return S.length>0?[l(S,e.length)]:[]}function u(s,t,e){const o=s.pages.number(t),c=s.entry(o,"Group"),h=s.dict(c);if(h?.has("CS"))return;
const m=(0,d.jd)({Type:(0,d.UU)("Group"),S:(0,d.UU)("Transparency"),...Object.fromEntries(h??[]),CS:e});(0,d.i9)(c)&&(0,d.Zm)(s.get(c))?s.put(c,m):s.pages.patch(
t,{Group:m})}function l(s,t){return{code:"stamp_hidden",message:`The stamp is hidden ${s.length===t?"on every page":`on ${(0,w.oi)(s)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),86687:((W,R,i)=>{i.d(R,{e:()=>y});var T=i(58552),d=i(36078),w=i(99876),C=i(95800),U=i(73154),O=i(95947),E=i(
74135),g=i(21281),p=i(14029),_=i(98446),P=i(68516),D=i(57117),v=i(72313),B=i(45657);const r="OctavoOverlay",f=1;async function y(t,{file:e,password:o,fields:c,layer:h,
repeat:m,fit:I},x,S){if(Buffer.compare(e.bytes,t.bytes)===0)throw(0,T.G6)([{field:c.file,message:"is the document itself: choose another document"}]);const{document:A,
isRepaired:b}=await(0,P.H)(e,o,c,S),F=A.pages.count,j=await(0,w.F)(t,x),L=await(0,w.F)(A,Uint32Array.from({length:Math.min(F,x.length)},(K,Z)=>Z+1)),$=new U.l(t,
{index:f,document:A}),G=[];for(const K of L.pages)G.push(await $.of(K,L.kinds[K.kind]));const N=new Map,X=await(0,v.W)(t,j,{layer:h,subtype:"Watermark",on:({kind:K},Z)=>{
const k=M(Z,F,m);if(k===void 0)return;const H=L.pages[k],Q=`${K} ${H.kind}`;let z=N.get(Q);return z===void 0&&N.set(Q,z=(0,d.vs)(n(j.kinds[K],L.kinds[H.kind],I))),
{resources:[{category:"XObject",name:r,ref:G[k]}],operators:([V=""])=>(0,d.qK)(V,z)}}});return(0,C.J)([{index:0,document:t},{index:f,document:A}]),(0,B.RZ)(X,await a(
t,A,L.pages.length,{isRepaired:b,noun:c.noun})),{notes:X,stampedPages:m==="none"?Math.min(F,x.length):x.length,write:async K=>(await t.pages.settle(),(0,p.fT)([
t,A],K))}}function M(t,e,o){return t<e?t:{last:e-1,all:t%e,none:void 0}[o]}function n(t,e,o){const[c,h]=[(0,E.iN)(t),(0,E.iN)(e)],m=o==="page"?Math.min(c.width/
h.width,c.height/h.height):e.userUnit/t.userUnit,[I,x]=o==="page"?[(c.width-h.width*m)/2,(c.height-h.height*m)/2]:[0,0];return(0,E.lw)([m,0,0,m,I,x],(0,E.S3)(t))}
async function a(t,e,o,{isRepaired:c,noun:h}){const m=[],I=await(0,D._B)(t);I&&!await s(e,I.part,t)&&m.push((0,D.c4)(t,I,D.Br.overlay));let x=0;for(let S=0;S<o;S++)
x+=e.array(e.entry(e.pages.number(S),"Annots"))?.length??0;return x>0&&m.push(u(x,h)),c&&m.push(l(h)),m}const u=(t,e)=>({code:"overlay_annotations_left_out",message:`${(0,_.
y_)(t,"annotation")} of ${e}, such as links or form fields, ${(0,_.d5)(t,"was","were")} not carried over.`}),l=t=>({code:"overlay_repaired",message:`${(0,_.NV)(
t)} was damaged and had to be repaired: check that it looks as it should.`});async function s(t,e,o){if((await(0,g.ds)(t)).archive?.part!==e)return!1;const c=h=>h.
resolve(h.catalog.get("OutputIntents"));return await new O.U(t).same(c(t),{document:o,value:c(o)})}}),73154:((W,R,i)=>{i.d(R,{l:()=>v});var T=i(75162),d=i(45599),
w=i(1592),C=i(37709);async function U(B,r,f){const y=[];let M=0;return await(0,C.Ko)(r,B.job.pace,n=>{const{operator:a,count:u}=n,l=a==="BDC"?" BMC":a==="DP"?" \
MP":void 0;if(l===void 0||u!==2)return;const s=n.name(1),t=s===void 0?n.value(1):f?.get(s);B.dict(t)?.has("MCID")&&(y.push(r.subarray(M,n.endOf(0)),Buffer.from(
l,"latin1")),M=n.end)}),M===0?r:Buffer.concat([...y,r.subarray(M)])}var O=i(92218),E=i(53107),g=i(74135),p=i(25524),_=i(58006);const P=new Set(["Page","Pages","\
Catalog","StructElem","StructTreeRoot","Annot"]);class D{document;keepsTags;seen=new Set;shared=new Map;constructor(r,f){this.document=r,this.keepsTags=f}async prepare(r){
const f=this.asObject(r);return await this.release(f),f}asObject(r){if((0,d.i9)(r)&&(0,d.Zm)(this.document.resolve(r)))return r;const f=this.document.dict(r)??new d.
Bi;let y=this.shared.get(f);return y||this.shared.set(f,y=this.document.add(f)),y}async release(r){const{document:f,seen:y}=this,M=[r];for(let n=M.pop();n!==void 0;n=
M.pop())if(n instanceof d.oS){if(y.has(n.number))continue;y.add(n.number);const a=f.job.pace.step(1e3);a&&await a;const u=f.get(n),l=u instanceof d.Z6?u.dict:u;
if((0,d.Zm)(l)){if(this.isApart(l))continue;await this.untie(n,u,l,r)}M.push(f.get(n))}else if(Array.isArray(n))for(const a of n)M.push(a);else if(n instanceof d.
Z6)for(const a of n.dict.values())M.push(a);else if((0,d.Zm)(n)){this.isFont(n)&&!n.has("Resources")&&n.set("Resources",r);for(const a of n.values())M.push(a)}}isApart(r){
const f=this.document.resolve(r.get("Type"));return f!==null&&typeof f=="object"&&"text"in f&&P.has(f.text)}isFont(r){return(0,d.Eo)(this.document.resolve(r.get(
"Subtype")),"Type3")&&r.has("CharProcs")}async untie(r,f,y,M){const{document:n}=this,a=f instanceof d.Z6&&(0,d.Eo)(n.resolve(y.get("Subtype")),"Form"),u=!this.keepsTags&&
(y.has("StructParent")||y.has("StructParents")),l=!y.has("Resources")&&(a||this.isFont(y)),s=a&&!this.keepsTags?await this.withoutIds(f,n.dict(y.get("Resources")??
M)):void 0;if(!u&&!l&&!s)return;const t=n.edit(r),e=t instanceof d.Z6?t.dict:t;u&&e.delete("StructParent"),u&&e.delete("StructParents"),l&&e.set("Resources",M),
s&&t instanceof d.Z6&&n.put(r,(0,_.n)(t,s,{compress:!0}))}async withoutIds(r,f){const y=this.document.decodedPart(r);if(!y?.whole)return;const M=await U(this.document,
y.data,this.document.dict(f?.get("Properties")));return M===y.data?void 0:M}}class v{document;part;contents;resources;constructor(r,f){this.document=r,this.part=
f,this.contents=new E.K(f.document),this.resources=new D(f.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(r){return this.
contents.inspect(r)}async of(r,f){const{index:y,document:M}=this.part,n=await this.resources.prepare(r.resources),a=M.entry(M.pages.number(r.index),"Group"),{filters:u,
data:l}=await this.contentOf(r),s=this.keepsTags?M.entry(M.pages.number(r.index),"StructParents"):void 0,t=(0,d.jd)({Type:(0,d.UU)("XObject"),Subtype:(0,d.UU)("\
Form"),BBox:[...f.box],Matrix:[...(0,g.DI)((0,g.S3)(f))],Resources:(0,p.Po)(y,n.number),Group:a===void 0?void 0:(0,p.yY)(a,y),StructParents:s,...u});return this.
document.add(new d.Z6(t,l))}async contentOf(r){const{part:f,contents:y}=this,{document:M}=f,n=y.own(r),a=n.length===1?M.get(n[0]):void 0;if(a instanceof d.Z6&&this.
keepsTags&&y.isOrderly(r))return this.asItIs(a);const{isWhole:u,isKnown:l,open:s}=await y.condition(n),t=await y.content(n),e=M.dict(M.dict(r.resources)?.get("P\
roperties")),o=this.keepsTags?t:await U(M,t,e);if(a instanceof d.Z6&&(!l||u&&s.excess===0&&o===t))return this.asItIs(a);const c=s.excess===0?o:await(0,w.KS)(o,0,
M.job.pace),h=await(0,O.d)(c,M.job);return{filters:{Filter:(0,d.UU)("FlateDecode")},data:h}}asItIs(r){const{index:f,document:y}=this.part,M=new d.Bi([...r.dict].
filter(([n])=>n==="Filter"||n==="DecodeParms"));return(0,T.CF)(M),{filters:Object.fromEntries((0,p.yY)(M,f)),data:y.encoded(r)}}}}),74135:((W,R,i)=>{i.d(R,{$L:()=>v,
DI:()=>O,Gd:()=>p,JQ:()=>d,Mo:()=>C,PU:()=>E,Pj:()=>f,S3:()=>w,W1:()=>y,XM:()=>r,d:()=>M,ds:()=>U,gF:()=>B,iN:()=>T,kO:()=>D,lw:()=>g,xk:()=>_,zl:()=>P});function T({
box:[n,a,u,l],rotation:s}){const t=u-n,e=l-a;return s%180===0?{width:t,height:e}:{width:e,height:t}}function d(n){const{width:a,height:u}=T(n);return{width:a*n.
userUnit,height:u*n.userUnit}}function w({box:[n,a,u,l],rotation:s}){switch(s){case 0:return[1,0,0,1,n,a];case 90:return[0,1,-1,0,u,a];case 180:return[-1,0,0,-1,
u,l];case 270:return[0,-1,1,0,n,l]}}function C(n,a){return a===void 0?n:f(n,a)??n}function U([n,a,u,l]){return[Math.min(n,u),Math.min(a,l),Math.max(n,u),Math.max(
a,l)]}function O([n,a,u,l,s,t]){const e=n*l-a*u,[o,c,h,m]=[l/e,-a/e,-u/e,n/e];return[o+0,c+0,h+0,m+0,-(s*o+t*h)+0,-(s*c+t*m)+0]}const E=([n,a,u,l])=>Math.sqrt(Math.
abs(n*l-a*u));function g(n,a){const[u,l,s,t,e,o]=n,[c,h,m,I,x,S]=a;return[u*c+l*m,u*h+l*I,s*c+t*m,s*h+t*I,e*c+o*m+x,e*h+o*I+S]}function p([n,a,u,l,s,t],e,o){return[
n*e+u*o+s,a*e+l*o+t]}function _([n,a],[u,l],[s,t],[e,o],c){const h=1-c,[m,I,x,S]=[h**3,3*c*h**2,3*c**2*h,c**3];return[m*n+I*u+x*s+S*e,m*a+I*l+x*t+S*o]}function P(n,[
a,u,l,s]){const[t,e]=p(n,a,u),[o,c]=p(n,l,u),[h,m]=p(n,a,s),[I,x]=p(n,l,s);return[Math.min(t,o,h,I),Math.min(e,c,m,x),Math.max(t,o,h,I),Math.max(e,c,m,x)]}const D=(n,a)=>[
Math.min(n[0],a[0]),Math.min(n[1],a[1]),Math.max(n[2],a[2]),Math.max(n[3],a[3])];function v(n){let[a,u,l,s]=B;for(const[t,e]of n)a=Math.min(a,t),u=Math.min(u,e),
l=Math.max(l,t),s=Math.max(s,e);return[a,u,l,s]}const B=[1/0,1/0,-1/0,-1/0],r=([n,a,u,l],s)=>[n-s,a-s,u+s,l+s];function f(n,a){const u=[Math.max(n[0],a[0]),Math.
max(n[1],a[1]),Math.min(n[2],a[2]),Math.min(n[3],a[3])];return u[0]<u[2]&&u[1]<u[3]?u:void 0}const y=n=>n.map(a=>Math.round(a*1e5)/1e5+0),M=(n,{userUnit:a})=>String(
Number((n*a/72).toPrecision(3)))}),6057:((W,R,i)=>{i.d(R,{VO:()=>w,b0:()=>U,c_:()=>E,iw:()=>C,lQ:()=>O});var T=i(74135);const d=[0,0,612,792],w=(g,p)=>U(g,g.pages.
attribute(p,"MediaBox"))??d;function C(g,p){const{pages:_}=g,P=g.resolve(g.entry(_.number(p),"UserUnit"));return{box:(0,T.Mo)(w(g,p),U(g,_.attribute(p,"CropBox"))),
rotation:E(g.resolve(_.attribute(p,"Rotate"))),userUnit:typeof P=="number"&&P>0?P:1}}function U(g,p){const _=g.array(p)?.map(D=>g.resolve(D));if(_?.length!==4||
!_.every(D=>typeof D=="number"&&Number.isFinite(D)))return;const P=(0,T.ds)(_);return P[0]<P[2]&&P[1]<P[3]?P:void 0}function O(g,p){const _=(g.array(p)??[]).map(
P=>g.resolve(P));return _.length===6&&_.every(P=>typeof P=="number")?_:[1,0,0,1,0,0]}function E(g){const p=typeof g=="number"?(g%360+360)%360:0;return p===90||p===
180||p===270?p:0}}),5490:((W,R,i)=>{i.d(R,{M:()=>C,U:()=>w});var T=i(74135);const d=1e4;class w{current;saved=[];beyond=0;constructor(O){this.current=O}follow(O){
switch(O.operator){case"q":return this.saved.length<d?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(O),!0;default:return!1}}transform(O){if(O.count!==6)return;const[E,g,p,_,P,D]=C(O);this.current.
matrix=(0,T.lw)([E,g,p,_,P,D],this.current.matrix)}}const C=U=>Array.from({length:U.count},(O,E)=>U.number(E))}),70549:((W,R,i)=>{i.d(R,{n:()=>T});function T(d){
const w=new WeakMap;return C=>{if(C.hasChanges)return d(C);const U=w.get(C);if(U)return U.answer;const O=d(C);return w.set(C,{answer:O}),O}}}),58006:((W,R,i)=>{
i.d(R,{n:()=>C});var T=i(48249),d=i(45599);const w=["DecodeParms","F","FFilter","FDecodeParms","DL"];function C(U,O,{compress:E}){const g=new d.Bi(U.dict);E?g.set(
"Filter",(0,d.UU)("FlateDecode")):g.delete("Filter");for(const p of w)g.delete(p);return new d.Z6(g,E?(0,T.Kc)(O):O)}})};
