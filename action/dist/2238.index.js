"use strict";exports.id=2238,exports.ids=[2238],exports.modules={73044:((j,U,s)=>{s.r(U),s.d(U,{add_overlay:()=>nt});var d=s(49153),_=s(95199),B=s(32896),v=s(83019),c=s(80199),
n=s(59234),S=s(80397),u=s(97869),o=s(26844),e=s(30900),l=s(7390),D=s(93413);async function r({bytes:P},f,m){const w={repaired:!1},E=()=>{w.repaired=!0};try{return{
overlay:await(0,l.E)(P,{...m,onRepaired:E},{password:f}),isRepaired:w.repaired}}catch(O){throw O instanceof d.zU?i(O,P):O}}function i(P,f){const m=(w,E,O=[])=>(0,d.
G6)([{field:w,message:E,mentions:O}]);switch(P.code){case"password_required":return m("overlay","needs a password: give it as overlay_password",["overlay_passwo\
rd"]);case"wrong_password":return m("overlay_password","does not open the overlay");case"unsupported_encryption":return m("overlay","is protected in a way that \
is not supported, such as by a certificate");case"unreadable_document":{const w=(0,D.y)(f);return m("overlay",w===void 0||w==="a PDF document"?p:`is ${w}; it mu\
st be a PDF document`)}case"limit_exceeded":{const w=P.issues.map(({message:E})=>({field:"overlay",message:E}));return new d.zU(P.code,P.message,{issues:w,...P.
advice===void 0?{}:{advice:P.advice}})}default:return P}}const p="cannot be read, or has no pages: it must be a complete PDF document";var g=s(72040),b=s(83267),
y=s(16039),I=s(31916),x=s(66173);async function T(P,f,m){const w=[];let E=0;return await(0,x.K)(f,P.job.pace,O=>{const{operator:$,count:L}=O,K=$==="BDC"?" BMC":
$==="DP"?" MP":void 0;if(K===void 0||L!==2)return;const F=O.name(1),Z=F===void 0?O.value(1):m?.get(F);P.dict(Z)?.has("MCID")&&(w.push(f.subarray(E,O.endOf(0)),Buffer.
from(K,"latin1")),E=O.end)}),E===0?f:Buffer.concat([...w,f.subarray(E)])}var C=s(91876),h=s(32664),t=s(39310);const a=new Set(["Page","Pages","Catalog","StructE\
lem","StructTreeRoot","Annot"]);class M{document;seen=new Set;shared=new Map;constructor(f){this.document=f}async prepare(f){const m=this.asObject(f);return await this.
release(m),m}asObject(f){if((0,y.i9)(f)&&(0,y.Zm)(this.document.resolve(f)))return f;const m=this.document.dict(f)??new y.Bi;let w=this.shared.get(m);return w||
this.shared.set(m,w=this.document.add(m)),w}async release(f){const{document:m,seen:w}=this,E=[f];for(let O=E.pop();O!==void 0;O=E.pop())if(O instanceof y.oS){if(w.
has(O.number))continue;w.add(O.number);const $=m.job.pace.step(1e3);$&&await $;const L=m.get(O),K=L instanceof y.Z6?L.dict:L;if((0,y.Zm)(K)){if(this.isApart(K))
continue;await this.untie(O,L,K,f)}E.push(m.get(O))}else if(Array.isArray(O))for(const $ of O)E.push($);else if(O instanceof y.Z6)for(const $ of O.dict.values())
E.push($);else if((0,y.Zm)(O)){this.isFont(O)&&!O.has("Resources")&&O.set("Resources",f);for(const $ of O.values())E.push($)}}isApart(f){const m=this.document.resolve(
f.get("Type"));return m!==null&&typeof m=="object"&&"text"in m&&a.has(m.text)}isFont(f){return(0,y.Eo)(this.document.resolve(f.get("Subtype")),"Type3")&&f.has("\
CharProcs")}async untie(f,m,w,E){const{document:O}=this,$=m instanceof y.Z6&&(0,y.Eo)(O.resolve(w.get("Subtype")),"Form"),L=w.has("StructParent")||w.has("Struct\
Parents"),K=!w.has("Resources")&&($||this.isFont(w)),F=$?await this.withoutIds(m,O.dict(w.get("Resources")??E)):void 0;if(!L&&!K&&!F)return;const Z=O.edit(f),k=Z instanceof
y.Z6?Z.dict:Z;k.delete("StructParent"),k.delete("StructParents"),K&&k.set("Resources",E),F&&Z instanceof y.Z6&&O.put(f,(0,t.n)(Z,F,{compress:!0}))}async withoutIds(f,m){
const w=this.document.decodedPart(f);if(!w?.whole)return;const E=await T(this.document,w.data,this.document.dict(m?.get("Properties")));return E===w.data?void 0:
E}}class A{document;part;contents;resources;constructor(f,m){this.document=f,this.part=m,this.contents=new C.K(m.document),this.resources=new M(m.document)}async of(f,m){
const{index:w,document:E}=this.part,O=await this.resources.prepare(f.resources),$=E.entry(E.pages.number(f.index),"Group"),{filters:L,data:K}=await this.contentOf(
f),F=(0,y.jd)({Type:(0,y.UU)("XObject"),Subtype:(0,y.UU)("Form"),BBox:[...m.box],Matrix:[...(0,c.DI)((0,c.S3)(m))],Resources:(0,h.Po)(w,O.number),Group:$===void 0?
void 0:(0,h.yY)($,w),...L});return this.document.add(new y.Z6(F,K))}async contentOf(f){const{part:m,contents:w}=this,{document:E}=m,O=w.own(f),{isWhole:$,isKnown:L,
open:K}=w.condition(O),F=O.length===1?E.get(O[0]):void 0,Z=w.content(O),k=E.dict(E.dict(f.resources)?.get("Properties")),H=await T(E,Z,k);if(F instanceof y.Z6&&
(!L||$&&K.excess===0&&H===Z)){const st=new y.Bi([...F.dict].filter(([q])=>q==="Filter"||q==="DecodeParms"));return(0,g.CF)(st),{filters:Object.fromEntries((0,h.
yY)(st,m.index)),data:E.encoded(F)}}const X=K.excess===0?H:(0,I.KS)(H,0);return{filters:{Filter:(0,y.UU)("FlateDecode")},data:(0,b.Kc)(X)}}}const R="OctavoOverl\
ay",W=1;async function G(P,f,m,w){const{overlay:E,overlay_password:O,layer:$,repeat:L,fit:K}=f;if(Buffer.compare(E.bytes,P.bytes)===0)throw(0,d.G6)([{field:"ove\
rlay",message:"is the document itself: choose another document"}]);const{overlay:F,isRepaired:Z}=await r(E,O,w),k=F.pages.count,H=await(0,e.F)(P,m),X=await(0,e.
F)(F,Uint32Array.from({length:Math.min(k,m.length)},(Y,ot)=>ot+1)),st=new A(P,{index:W,document:F}),q=[];for(const Y of X.pages)q.push(await st.of(Y,X.kinds[Y.kind]));
const it=new Map,ct=await(0,o.W)(P,H,{layer:$,subtype:"Watermark",on:({kind:Y},ot)=>{const rt=N(ot,k,L);if(rt===void 0)return;const dt=X.pages[rt],ft=`${Y} ${dt.
kind}`;let at=it.get(ft);return at===void 0&&it.set(ft,at=(0,n.vs)(V(H.kinds[Y],X.kinds[dt.kind],K))),{resources:[{category:"XObject",name:R,ref:q[rt]}],operators:([
ut=""])=>(0,n.qK)(ut,at)}}});return(0,B.J)([{index:0,document:P},{index:W,document:F}]),ct.push(...await J(P,F,X.pages.length,Z)),{notes:ct,facts:{stampedPages:L===
"none"?Math.min(k,m.length):m.length},write:async Y=>(await P.pages.settle(),(0,_.fT)([P,F],Y))}}function N(P,f,m){return P<f?P:{last:f-1,all:P%f,none:void 0}[m]}
function V(P,f,m){const[w,E]=[(0,c.iN)(P),(0,c.iN)(f)],O=m==="page"?Math.min(w.width/E.width,w.height/E.height):f.userUnit/P.userUnit,[$,L]=m==="page"?[(w.width-
E.width*O)/2,(w.height-E.height*O)/2]:[0,0];return(0,c.lw)([O,0,0,O,$,L],(0,c.S3)(P))}async function J(P,f,m,w){const E=[],O=await(0,u._B)(P);O&&!await Q(f,O.part,
P)&&E.push((0,u.c4)(P,O,u.Br.overlay));let $=0;for(let L=0;L<m;L++)$+=f.array(f.entry(f.pages.number(L),"Annots"))?.length??0;return $>0&&E.push(z($)),w&&E.push(
tt),E}const z=P=>({code:"overlay_annotations_left_out",message:`${P} ${P===1?"annotation":"annotations"} of the overlay, such as links or form fields, ${P===1?"\
was":"were"} not carried over.`}),tt={code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: check that it looks as it should."};async function Q(P,f,m){
if((await(0,S.ds)(P)).archive?.part!==f)return!1;const w=E=>E.resolve(E.catalog.get("OutputIntents"));return await new v.U(P).same(w(P),{document:m,value:w(m)})}
var et=s(62146);const nt=(P,f,m)=>(0,et.p)(P,f,m,(w,E)=>G(w,f,E,m))}),51988:((j,U,s)=>{s.d(U,{$:()=>B,U:()=>v});var d=s(49153),_=s(13140);const B={code:"no_page\
s_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function v({first_page:c,last_page:n,pages:S},u){if(S!==void 0)
return(0,_.k1)(S,u);const o=u===1?"1 page":`${u} pages`,e=[];if(c>u&&e.push({field:"first_page",message:`is ${c}, but the document has ${o}`}),n!==void 0&&n>u&&
e.push({field:"last_page",message:`is ${n}, but the document has ${o}`}),e.length===0&&n!==void 0&&c>n&&e.push({field:"first_page",message:`is ${c}, which is af\
ter last_page (${n})`,mentions:["last_page"]}),e.length>0)throw(0,d.G6)(e);return Uint32Array.from({length:(n??u)-c+1},(l,D)=>c+D)}}),97869:((j,U,s)=>{s.d(U,{Br:()=>S,
HB:()=>D,Pz:()=>l,Qg:()=>o,_B:()=>v,c4:()=>u,hU:()=>n});var d=s(80397),_=s(10404),B=s(16039);async function v(r){const i=await(0,_.Br)(r),{archive:p}=(0,d.Ip)(r,
i);return p&&{...p,xmp:i,intent:c(r)}}function c(r){for(const i of r.array(r.catalog.get("OutputIntents"))??[]){const p=r.dict(i);if(!(0,B.Zm)(p)||!(0,B.Eo)(r.resolve(
p.get("S")),"GTS_PDFA1"))continue;const g=r.resolve(r.dict(p.get("DestOutputProfile"))?.get("N"));if(typeof g=="number")return g}}const n=({intent:r},i)=>i===1?
r!==void 0:r===i,S={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no\
 ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same\
 output intent"},u=(r,i,p)=>(0,d.qg)(r,i.xmp,i,p),o=r=>r&&r.part!==1&&r.intent===void 0?l():void 0,e=[.9505,1,1.089],l=()=>[(0,B.UU)("CalRGB"),(0,B.jd)({WhitePoint:[
...e],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],D=()=>[(0,B.UU)("CalGray"),(0,B.jd)({WhitePoint:[...e],Gamma:2.2})]}),
26844:((j,U,s)=>{s.d(U,{W:()=>I});var d=s(16039),_=s(69959),B=s(66173),v=s(36692);const c=400,n=.01;function S(h,t,a,M){const A=new B.B(t),R=new u(h,a,M);for(let W=0;W<
c&&A.next();W++)if(R.takes(A))return!0;return!1}class u{document;resources;box;states=new _.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(t,a,M){
this.document=t,this.resources=a,this.box=M}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:a}=t;return a==="D\
o"?this.paintsImage(t.name(0)):o.test(a)&&this.paintsPath(a)}setsState(t){const a=this.states.current;switch(t.operator){case"gs":{const M=this.document.dict(this.
resource("ExtGState",t.name(0)));return a.isOpaque=a.isSolid=D(this.document,M),!0}case"scn":case"sc":return a.isSolid=a.isOpaque&&t.kind(t.count-1)!==v.o_,!0;case"\
g":case"rg":case"k":return a.isSolid=a.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:a}=this.states.current;
switch(t.operator){case"re":{const[M,A,R,W]=(0,_.c)(t);return this.path.rectangle(a,M,A,R,W),!0}case"m":case"l":return this.path.point(a,t.number(0),t.number(1)),
!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath(t){const a=this.states.current,M=this.path.area();return e.test(t)&&a.
isSolid&&this.isCoveredBy(M)?!0:(this.clips&&(a.clip=M&&a.clip&&i(M,a.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(t){const a=this.states.current,M=this.
resource("XObject",t);if(!a.isOpaque||!(M instanceof d.Z6)||!r(this.document,M.dict))return!1;const A=new l;return A.rectangle(a.matrix,0,0,1,1),this.isCoveredBy(
A.area())}isCoveredBy(t){const{clip:a}=this.states.current;return t!==void 0&&a!==void 0&&p(i(t,a),this.box)}resource(t,a){const{document:M,resources:A}=this;return a===
void 0?null:M.resolve(M.dict(A?.get(t))?.get(a))}}const o=/^(?:[fBb]\*?|[FSsn])$/,e=/^[fFbB]/;class l{isRectangle=!0;points=[];point([t,a,M,A,R,W],G,N){this.points.
push([t*G+M*N+R,a*G+A*N+W])}rectangle(t,a,M,A,R){this.point(t,a,M),this.point(t,a+A,M),this.point(t,a+A,M+R),this.point(t,a,M+R)}area(){const{points:t}=this;if(!this.
isRectangle||t.length<4||t.length>5)return;const[a,M]=[t.map(([G])=>G),t.map(([,G])=>G)],A=[Math.min(...a),Math.min(...M),Math.max(...a),Math.max(...M)],R=n*Math.
max(A[2]-A[0],A[3]-A[1]),W=(G,N,V)=>Math.abs(G-N)<=R||Math.abs(G-V)<=R;return t.every(([G,N])=>W(G,A[0],A[2])&&W(N,A[1],A[3]))?A:void 0}}function D(h,t){if(!t)return!0;
const a=h.resolve(t.get("ca")),M=h.resolve(t.get("BM")),A=h.resolve(t.get("SMask"));return(a===null||a===1)&&(M===null||(0,d.Eo)(M,"Normal"))&&(A===null||(0,d.Eo)(
A,"None"))}function r(h,t){const a=h.resolve(t.get("ImageMask"))===!0;return(0,d.Eo)(h.resolve(t.get("Subtype")),"Image")&&!a&&!t.has("SMask")&&!t.has("Mask")}function i(h,t){
return[Math.max(h[0],t[0]),Math.max(h[1],t[1]),Math.min(h[2],t[2]),Math.min(h[3],t[3])]}function p(h,t){const[a,M]=[n*(t[2]-t[0]),n*(t[3]-t[1])];return h[0]<=t[0]+
a&&h[1]<=t[1]+M&&h[2]>=t[2]-a&&h[3]>=t[3]-M}var g=s(65300),b=s(59234);function y(h,t,a,M){return`/Artifact <<${a==="over"?`/Type /Pagination /Subtype /${t}`:`/T\
ype /Background /BBox [${M.map(b._).join(" ")}]`}>> BDC
${h}
EMC
`}async function I(h,{kinds:t,pages:a},M){const{pace:A}=h.job,{layer:R,subtype:W,groupColorSpace:G}=M,N=new g.B(h);R==="over"&&await N.inspect(a);const V=[];for(const[
J,z]of a.entries()){const tt=A.step(R==="over"?2e3:2e4);tt&&await tt,J%1e3===0&&A.progress(J/a.length);const Q=M.on(z,J);if(!Q)continue;const{box:et}=t[z.kind],
{resources:nt}=Q,P=f=>y(Q.operators(f),W,R,et);if(R==="over")N.over(z,{resources:nt,operators:P});else{const f=N.contents.content(N.contents.own(z));S(h,f,h.dict(
z.resources),et)&&V.push(z.index+1),N.under(z,{resources:nt,operators:P})}G!==void 0&&x(h,z.index,G)}return V.length>0?[C(V,a.length)]:[]}function x(h,t,a){const M=h.
pages.number(t),A=h.entry(M,"Group"),R=h.dict(A);if(R?.has("CS"))return;const W=(0,d.jd)({Type:(0,d.UU)("Group"),S:(0,d.UU)("Transparency"),...Object.fromEntries(
R??[]),CS:a});(0,d.i9)(A)&&(0,d.Zm)(h.get(A))?h.put(A,W):h.pages.patch(t,{Group:W})}const T=10;function C(h,t){const a=h.slice(0,T).join(", ")+(h.length>T?` and\
 ${h.length-T} more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${h.length===t?"on every page":h.length===1?`on page ${a}`:`on pages ${a}`}: th\
e content of the page covers all of it. Stamp over the page instead.`}}}),62146:((j,U,s)=>{s.d(U,{K:()=>u,p:()=>n});var d=s(13140),_=s(7390),B=s(95199),v=s(51988);
const c="1.4";async function n(o,{pages:e,open_password:l,transparency:D},r,i){const p=await(0,_.E)(o.bytes,r,{password:l}),g=p.pages.count,b=(0,d.k1)(e,g);if(b.
length===0){const t=p.suspect?await(0,B.UN)(p):o.bytes;return{documents:[{name:o.name,bytes:t,pageCount:g}],notes:[v.$],facts:{pageCount:g,stampedPages:0}}}const{
notes:y,facts:I,version:x=c,write:T}=await i(p,b),C={version:x>c?x:c},h=T?await T(C):await(0,B.UN)(p,C);return{documents:[{name:o.name,bytes:h,pageCount:g}],notes:D===
100?[S,...y]:y,facts:{pageCount:g,stampedPages:b.length,...I}}}const S={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. U\
se a lower value.",mentions:["transparency"]};async function u({pace:o},e){await o.rest();const l=await e();return await o.rest(),l}}),69959:((j,U,s)=>{s.d(U,{U:()=>B,
c:()=>v});var d=s(80199);const _=1e4;class B{current;saved=[];beyond=0;constructor(n){this.current=n}follow(n){switch(n.operator){case"q":return this.saved.length<
_?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.
transform(n),!0;default:return!1}}transform(n){if(n.count!==6)return;const[S,u,o,e,l,D]=v(n);this.current.matrix=(0,d.lw)([S,u,o,e,l,D],this.current.matrix)}}const v=c=>Array.
from({length:c.count},(n,S)=>c.number(S))}),32896:((j,U,s)=>{s.d(U,{J:()=>c});var d=s(16039),_=s(53403),B=s(32664);const v=["Order","AS","RBGroups","Locked"];function c(n){
const S=n.filter(({document:g})=>g.dict(g.catalog.get("OCProperties")));if(S.length===0||S.length===1&&S[0].index===0)return;const{document:u}=n[0],o=u.dict(u.catalog.
get("OCProperties")),e=[],[l,D]=[[],[]],r=new Map(v.map(g=>[g,[]]));for(const g of S){const b=g.document.dict(g.document.catalog.get("OCProperties")),y=g.document.
dict(b.get("D")),I=(x,T)=>(g.document.array(x?.get(T))??[]).map(C=>(0,B.yY)(C,g.index));for(const x of I(b,"OCGs"))e.push(x);for(const[x,T]of r)for(const C of I(
y,x))T.push(C);for(const x of I(y,"ON"))l.push(x);for(const x of new _.z(g.document).groupsOff())D.push((0,B.yY)(x,g.index))}const i=new d.Bi(o&&u.dict(o.get("D")));
i.delete("BaseState");for(const[g,b]of[...r,["ON",l],["OFF",D]])b.length>0?i.set(g,b):i.delete(g);const p=new d.Bi(o);p.set("OCGs",e),p.set("D",i),u.editCatalog().
set("OCProperties",u.add(p))}}),32664:((j,U,s)=>{s.d(U,{Po:()=>_,fS:()=>v,yY:()=>B});var d=s(16039);const _=(c,n,S=0)=>c===S?new d.oS(n):new d.rV(c,n);function B(c,n){
if(n===0||c instanceof d.rV)return c;if(c instanceof d.oS)return new d.rV(n,c.number);if(Array.isArray(c))return c.map(u=>B(u,n));if(c instanceof d.Z6||!(c instanceof
d.Bi))return c;const S=new d.Bi;for(const[u,o]of c)S.set(u,B(o,n));return S}class v{meaning;taken;last=new Map;constructor(n=[],S=u=>u){this.meaning=S,this.taken=
new Set([...n].map(S))}get size(){return this.taken.size}has(n){return this.taken.has(this.meaning(n))}add(n){this.taken.add(this.meaning(n))}free(n){const S=n.
startsWith("þÿ");for(let u=(this.last.get(n)??1)+1;;u++){const o=`_${u}`,e=n+(S?[...o].map(l=>`\0${l}`).join(""):o);if(!this.has(e))return this.last.set(n,u),
this.add(e),e}}}}),83019:((j,U,s)=>{s.d(U,{U:()=>c});var d=s(16039);const _=2e4,B=4,v=16;class c{document;left;constructor(o){this.document=o,this.left=_+B*o.bytes.
length}async same(o,e){const{document:l}=this,{pace:D}=l.job,r=new Set,i=[o,e.value];for(;i.length>0;){const[p,g]=[i.pop(),i.pop()];if(g instanceof d.oS&&p instanceof
d.oS){if(l===e.document&&g.number===p.number)continue;const T=this.pairOf(g,p,e.document);if(r.has(T))continue;T>=0&&r.add(T)}const[b,y]=[l.resolve(g),e.document.
resolve(p)],I=Math.max(S(b),S(y));if(this.left-=I,this.left<0)return!1;const x=D.step(I*50);if(x&&await x,!this.alike(b,y,e.document,i))return!1}return!0}pairOf(o,e,l){
return o.number<this.document.size&&e.number<l.size?o.number*l.size+e.number:-1}alike(o,e,l,D){if(o===e&&(this.document===l||!(o instanceof Object)))return!0;if(o instanceof
d.Mx)return e instanceof d.Mx&&Buffer.compare(o.bytes,e.bytes)===0;if(o instanceof d.SX)return e instanceof d.SX&&o.text===e.text;if(Array.isArray(o)){if(!Array.
isArray(e)||o.length!==e.length)return!1;for(const[r,i]of o.entries())D.push(i,e[r]);return!0}return o instanceof d.Bi?e instanceof d.Bi&&n(o,e,D):!(o instanceof
d.Z6)||!(e instanceof d.Z6)?!1:n(o.dict,e.dict,D)&&Buffer.compare(this.document.encoded(o),l.encoded(e))===0}}function n(u,o,e){if(u.size!==o.size)return!1;for(const[
l,D]of u){const r=o.get(l);if(r===void 0)return!1;e.push(D,r)}return!0}function S(u){return u instanceof d.Z6?1+u.dict.size+u.data.length/v:u instanceof d.Mx?1+
u.bytes.length/v:u instanceof d.Bi?1+u.size:Array.isArray(u)?1+u.length:1}}),53403:((j,U,s)=>{s.d(U,{z:()=>_});var d=s(16039);class _{document;off=new Set;on=new Set;baseOff;constructor(v){
this.document=v;const c=v.dict(v.dict(v.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,d.Eo)(v.resolve(c?.get("BaseState")),"OFF");for(const n of v.array(
c?.get("OFF"))??[])(0,d.i9)(n)&&this.off.add(n.number);for(const n of v.array(c?.get("ON"))??[])(0,d.i9)(n)&&this.on.add(n.number)}isOff(v){const{document:c}=this,
n=c.dict(v);if(!n)return!1;if(!(0,d.Eo)(c.resolve(n.get("Type")),"OCMD"))return(0,d.i9)(v)&&this.isGroupOff(v.number);const S=n.get("OCGs"),u=(c.array(S)??[S]).
filter(d.i9);if(u.length===0)return!1;const o=u.map(({number:l})=>!this.isGroupOff(l)),e=c.resolve(n.get("P"));switch(e instanceof d.SX?e.text:"AnyOn"){case"All\
On":return!o.every(l=>l);case"AnyOff":return o.every(l=>l);case"AllOff":return o.some(l=>l);default:return!o.some(l=>l)}}groupsOff(){const{document:v}=this,c=v.
dict(v.catalog.get("OCProperties"));return this.baseOff?(v.array(c?.get("OCGs"))??[]).filter(n=>!(0,d.i9)(n)||!this.on.has(n.number)):v.array(v.dict(c?.get("D"))?.
get("OFF"))??[]}isGroupOff(v){return this.off.has(v)||this.baseOff&&!this.on.has(v)}}}),30729:((j,U,s)=>{s.d(U,{H:()=>d});function d(_){const B=new WeakMap;return v=>{
if(v.hasChanges)return _(v);const c=B.get(v);if(c)return c.answer;const n=_(v);return B.set(v,{answer:n}),n}}}),60480:((j,U,s)=>{s.d(U,{Ly:()=>c,NL:()=>l,UL:()=>n,
aW:()=>v,bs:()=>e,ml:()=>D,p6:()=>B,vg:()=>S});var d=s(49153);const _=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function B(r){const i=[],p=[];for(const[g,b]of r.split(
",").entries()){const y=g+1,I=_.exec(b),x=h=>{p.push(`entry ${y} ('${D(b)}') ${h}`)};if(b.trim()===""){p.push(`entry ${y} is empty: write pages such as 3,1,2 or\
 2..5, separated by single commas`);continue}if(!I){x(u(b));continue}const T=Number(I[1]),C=I[3]===void 0?void 0:Number(I[3]);T===0||C===0?x("names page 0: page\
s count from 1, and -1 is the last page"):i.push({from:T,to:C,range:I[2]!==void 0,text:b.trim(),position:y})}return p.length>0?{problem:e(p)}:{items:i}}function v(r,i,p){
const g=C=>(0,d.G6)([{field:"page_order",message:C}]),b=B(r);if("problem"in b)throw g(b.problem);const y=c(b.items,i);if("problem"in y)throw g(y.problem);const I=n(
y.spans);if(I>p)throw g(`names ${I} pages in all; at most ${p} are allowed`);const x=new Uint32Array(I);let T=0;for(const{first:C,last:h}of y.spans){const t=C<=
h?1:-1;for(let a=C;a!==h+t;a+=t)x[T++]=a}return x}function c(r,i){const p=i===1?"1 page":`${i} pages`,g=[],b=r.map(y=>{const I=t=>t<0?i+1+t:t,x=I(y.from),T=y.range?
y.to===void 0?i:I(y.to):x,h=[[y.from,x],[y.to??y.from,T]].find(([,t])=>t<1||t>i);return h&&g.push(`entry ${y.position} ('${D(y.text)}') names ${S(h[0])}, but th\
e document has ${p}`),{first:x,last:T}});return g.length>0?{problem:e(g)}:{spans:b}}const n=r=>r.reduce((i,{first:p,last:g})=>i+Math.abs(g-p)+1,0);function S(r){
return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}function u(r){return/^ *\.\./.test(r)?"has no start: a range is written 1..5":l(r)??"is n\
ot a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const o=5;function e(r){const i=r.length-o;return[...r.slice(0,o),...i>0?[`and ${i} more such entr\
ies`]:[]].join("; ")}function l(r){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for thi\
s page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page is written 1, and a range from it 1..5":/\b(last|end)\b/i.test(r)?"is not a pa\
ge: the last page is written -1, and a range to it 2..":void 0}function D(r){const i=[...r].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(p)?"?":p);return i.length>
40?`${i.slice(0,40).join("")}…`:i.join("")}}),13140:((j,U,s)=>{s.d(U,{k1:()=>c,lY:()=>v,m7:()=>n});var d=s(49153),_=s(60480);const B=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;
function v(o){const e=[],l=[];for(const[D,r]of o.split(",").entries()){const i=D+1,p=r.trim();if(p===""){l.push(`entry ${i} is empty: write pages such as 1..3, \
-1, odd, separated by single commas`);continue}const g=B.exec(p),b=M=>{l.push(`entry ${i} ('${(0,_.ml)(p)}') ${M}`)};if(!g){b(u(p));continue}const[,y,I,x,T,C]=g,
h={negated:y!==void 0,text:p,position:i};if(I!==void 0){e.push({...h,pages:I.toLowerCase()});continue}const t=Number(x),a=T===void 0?t:C===void 0?"end":Number(C);
t===0||a===0?b("names page 0: pages count from 1, and -1 is the last page"):e.push({...h,pages:{from:t,to:a}})}return l.length>0?{problem:(0,_.bs)(l)}:{items:e}}
function c(o,e,l="pages"){const D=b=>(0,d.G6)([{field:l,message:b}]),r=v(o);if("problem"in r)throw D(r.problem);const i=new S(e),p=new S(e),g=[];for(const b of r.
items){const y=b.negated?p:i;if(typeof b.pages=="string"){y.add(b.pages);continue}const{from:I,to:x}=b.pages,T=I<0?e+1+I:I,C=x==="end"?e:x<0?e+1+x:x,t=(x==="end"?
I<0?[[I,T]]:[]:[[I,T],[x,C]]).find(([,a])=>a<1||a>e);t&&g.push(`entry ${b.position} ('${(0,_.ml)(b.text)}') names ${(0,_.vg)(t[0])}, but the document has ${e===
1?"1 page":`${e} pages`}`),!(x==="end"&&T>e||g.length>0)&&y.range(Math.min(T,C),Math.max(T,C))}if(g.length>0)throw D((0,_.bs)(g));return r.items.every(({negated:b})=>b)&&
i.add("all"),i.without(p)}function n(o){const e=v(o);if("problem"in e||e.items.length!==1)return;const{negated:l,pages:D}=e.items[0];if(l)return;if(D==="all")return{
first:1};if(typeof D=="string"||D.from<1)return;const{from:r,to:i}=D;return i==="end"?{first:r}:i===-1?{first:r}:i<1?void 0:{first:Math.min(r,i),last:Math.max(r,
i)}}class S{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&
(this.even=!0)}range(e,l){this.differences[e]++,this.differences[l+1]--}without(e){const l=new Uint32Array(this.pageCount);let D=0,r=0,i=0;for(let p=1;p<=this.pageCount;p++){
r+=this.differences[p],i+=e.differences[p];const g=p%2===1?"odd":"even";(r>0||this[g])&&!(i>0||e[g])&&(l[D++]=p)}return l.subarray(0,D)}}function u(o){return/^(not +)?\.\./i.
test(o)?"has no start: a range is written 1..5":/^!/.test(o)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(o.replace(/^not +/i,""))??"is not\
 a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these after not"}}),39310:((j,U,s)=>{s.d(U,{n:()=>v});var d=s(83267),_=s(16039);
const B=["DecodeParms","F","FFilter","FDecodeParms","DL"];function v(c,n,{compress:S}){const u=new _.Bi(c.dict);S?u.set("Filter",(0,_.UU)("FlateDecode")):u.delete(
"Filter");for(const o of B)u.delete(o);return new _.Z6(u,S?(0,d.Kc)(n):n)}})};
