"use strict";exports.id=2459,exports.ids=[2459],exports.modules={68516:((b,R,i)=>{i.d(R,{H:()=>I});var U=i(58552),d=i(92356),w=i(59277);async function I({bytes:E},v,p,_){const P={
repaired:!1},D=()=>{P.repaired=!0};try{return{document:await(0,d.E)(E,{..._,onRepaired:D},{password:v}),isRepaired:P.repaired}}catch(m){throw m instanceof U.zU?
x(m,E,p):m}}function x(E,v,{file:p,password:_,noun:P}){const D=(m,B,r=[])=>(0,U.G6)([{field:m,message:B,mentions:r}]);switch(E.code){case"password_required":return D(
p,`needs a password: give it as ${_}`,[_]);case"wrong_password":return D(_,`does not open ${P}`);case"unsupported_encryption":return D(p,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const m=(0,w.y)(v);return D(p,m===void 0||m==="a PDF document"?O:`is ${m}; it must \
be a PDF document`)}case"limit_exceeded":{const m=E.issues.map(({message:B})=>({field:p,message:B}));return new U.zU(E.code,E.message,{issues:m,...E.advice===void 0?
{}:{advice:E.advice}})}default:return E}}const O="cannot be read, or has no pages: it must be a complete PDF document"}),57117:((b,R,i)=>{i.d(R,{Br:()=>E,HB:()=>D,
Pz:()=>P,Qg:()=>p,_B:()=>I,c4:()=>v,hU:()=>O});var U=i(21281),d=i(824),w=i(45599);async function I(m){const B=await(0,d.Br)(m),{archive:r}=(0,U.Ip)(m,B);return r&&
{...r,xmp:B,intent:x(m)}}function x(m){for(const B of m.array(m.catalog.get("OutputIntents"))??[]){const r=m.dict(B);if(!(0,w.Zm)(r)||!(0,w.Eo)(m.resolve(r.get(
"S")),"GTS_PDFA1"))continue;const f=m.resolve(m.dict(r.get("DestOutputProfile"))?.get("N"));if(typeof f=="number")return f}}const O=({intent:m},B)=>B===1?m!==void 0:
m===B,E={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profil\
es of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output int\
ent"},v=(m,B,r)=>(0,U.qg)(m,B.xmp,B,r),p=m=>m&&m.part!==1&&m.intent===void 0?P():void 0,_=[.9505,1,1.089],P=()=>[(0,w.UU)("CalRGB"),(0,w.jd)({WhitePoint:[..._],
Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],D=()=>[(0,w.UU)("CalGray"),(0,w.jd)({WhitePoint:[..._],Gamma:2.2})]}),72313:((b,R,i)=>{
i.d(R,{W:()=>c});var U=i(81627),d=i(45599),w=i(98446),I=i(36078);function x(a,t,e,o){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /\
Background /BBox [${o.map(I._).join(" ")}]`}>> BDC
${a}
EMC
`}var O=i(36211),E=i(37709),v=i(85008),p=i(74135),_=i(5490);const P=400,D=.01;function m(a,t,e,o){const u=new E.BT(t),h=new B(a,e,o);for(let y=0;y<P&&u.next();y++)
if(h.takes(u))return!0;return!1}class B{document;resources;box;states=new _.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new r;clips=!1;constructor(t,e,o){
this.document=t,this.resources=e,this.box=o}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const o=O.lJ.get(e);return o!==void 0&&this.paintsPath(o)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const o=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=f(this.document,o),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==v.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[o,u,h,y]=(0,_.M)(t);return this.path.rectangle(e,o,u,h,y),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,o=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(o)?!0:(this.clips&&(e.clip=o&&e.clip&&s(o,e.clip)),this.clips=!1,this.path=new r,!1)}paintsImage(t){const e=this.states.current,
o=this.resource("XObject",t);if(!e.isOpaque||!(o instanceof d.Z6)||!M(this.document,o.dict))return!1;const u=new r;return u.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
u.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&n(s(t,e),this.box)}resource(t,e){const{document:o,resources:u}=this;return e===
void 0?null:o.resolve(o.dict(u?.get(t))?.get(e))}}class r{isRectangle=!0;points=[];point([t,e,o,u,h,y],C,T){this.points.push([t*C+o*T+h,e*C+u*T+y])}rectangle(t,e,o,u,h){
this.point(t,e,o),this.point(t,e+u,o),this.point(t,e+u,o+h),this.point(t,e,o+h)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,p.$L)(t),o=D*Math.max(e[2]-e[0],e[3]-e[1]),u=(h,y,C)=>Math.abs(h-y)<=o||Math.abs(h-C)<=o;return t.every(([h,y])=>u(h,e[0],e[2])&&u(y,e[1],e[3]))?e:void 0}}
function f(a,t){if(!t)return!0;const e=a.resolve(t.get("ca")),o=a.resolve(t.get("BM")),u=a.resolve(t.get("SMask"));return(e===null||e===1)&&(o===null||(0,d.Eo)(
o,"Normal"))&&(u===null||(0,d.Eo)(u,"None"))}function M(a,t){const e=a.resolve(t.get("ImageMask"))===!0;return(0,d.Eo)(a.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function s(a,t){return[Math.max(a[0],t[0]),Math.max(a[1],t[1]),Math.min(a[2],t[2]),Math.min(a[3],t[3])]}function n(a,t){const[e,
o]=[D*(t[2]-t[0]),D*(t[3]-t[1])];return a[0]<=t[0]+e&&a[1]<=t[1]+o&&a[2]>=t[2]-e&&a[3]>=t[3]-o}async function c(a,{kinds:t,pages:e},o){const{pace:u}=a.job,{layer:h,
subtype:y,groupColorSpace:C}=o,T=new U.B(a);h==="over"&&await T.inspect(e);const W=[];for(const[S,A]of e.entries()){const F=u.step(h==="over"?2e3:2e4);F&&await F,
S%1e3===0&&u.progress(S/e.length);const j=o.on(A,S);if(!j)continue;const{box:L}=t[A.kind],{resources:$}=j,G=N=>x(j.operators(N),y,h,L);if(h==="over")await T.over(
A,{resources:$,operators:G});else{const N=T.contents.content(T.contents.own(A));m(a,N,a.dict(A.resources),L)&&W.push(A.index+1),T.under(A,{resources:$,operators:G})}
C!==void 0&&l(a,A.index,C)}return W.length>0?[g(W,e.length)]:[]}function l(a,t,e){const o=a.pages.number(t),u=a.entry(o,"Group"),h=a.dict(u);if(h?.has("CS"))return;
const y=(0,d.jd)({Type:(0,d.UU)("Group"),S:(0,d.UU)("Transparency"),...Object.fromEntries(h??[]),CS:e});(0,d.i9)(u)&&(0,d.Zm)(a.get(u))?a.put(u,y):a.pages.patch(
t,{Group:y})}function g(a,t){return{code:"stamp_hidden",message:`The stamp is hidden ${a.length===t?"on every page":`on ${(0,w.oi)(a)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),86687:((b,R,i)=>{i.d(R,{e:()=>M});var U=i(58552),d=i(36078),w=i(99876),I=i(95800),x=i(73154),O=i(95947),E=i(
74135),v=i(21281),p=i(14029),_=i(98446),P=i(68516),D=i(57117),m=i(72313),B=i(45657);const r="OctavoOverlay",f=1;async function M(t,{file:e,password:o,fields:u,layer:h,
repeat:y,fit:C},T,W){if(Buffer.compare(e.bytes,t.bytes)===0)throw(0,U.G6)([{field:u.file,message:"is the document itself: choose another document"}]);const{document:S,
isRepaired:A}=await(0,P.H)(e,o,u,W),F=S.pages.count,j=await(0,w.F)(t,T),L=await(0,w.F)(S,Uint32Array.from({length:Math.min(F,T.length)},(K,Z)=>Z+1)),$=new x.l(t,
{index:f,document:S}),G=[];for(const K of L.pages)G.push(await $.of(K,L.kinds[K.kind]));const N=new Map,X=await(0,m.W)(t,j,{layer:h,subtype:"Watermark",on:({kind:K},Z)=>{
const k=s(Z,F,y);if(k===void 0)return;const H=L.pages[k],Q=`${K} ${H.kind}`;let z=N.get(Q);return z===void 0&&N.set(Q,z=(0,d.vs)(n(j.kinds[K],L.kinds[H.kind],C))),
{resources:[{category:"XObject",name:r,ref:G[k]}],operators:([V=""])=>(0,d.qK)(V,z)}}});return(0,I.J)([{index:0,document:t},{index:f,document:S}]),(0,B.RZ)(X,await c(
t,S,L.pages.length,{isRepaired:A,noun:u.noun})),{notes:X,stampedPages:y==="none"?Math.min(F,T.length):T.length,write:async K=>(await t.pages.settle(),(0,p.fT)([
t,S],K))}}function s(t,e,o){return t<e?t:{last:e-1,all:t%e,none:void 0}[o]}function n(t,e,o){const[u,h]=[(0,E.iN)(t),(0,E.iN)(e)],y=o==="page"?Math.min(u.width/
h.width,u.height/h.height):e.userUnit/t.userUnit,[C,T]=o==="page"?[(u.width-h.width*y)/2,(u.height-h.height*y)/2]:[0,0];return(0,E.lw)([y,0,0,y,C,T],(0,E.S3)(t))}
async function c(t,e,o,{isRepaired:u,noun:h}){const y=[],C=await(0,D._B)(t);C&&!await a(e,C.part,t)&&y.push((0,D.c4)(t,C,D.Br.overlay));let T=0;for(let W=0;W<o;W++)
T+=e.array(e.entry(e.pages.number(W),"Annots"))?.length??0;return T>0&&y.push(l(T,h)),u&&y.push(g(h)),y}const l=(t,e)=>({code:"overlay_annotations_left_out",message:`${(0,_.
y_)(t,"annotation")} of ${e}, such as links or form fields, ${(0,_.d5)(t,"was","were")} not carried over.`}),g=t=>({code:"overlay_repaired",message:`${(0,_.NV)(
t)} was damaged and had to be repaired: check that it looks as it should.`});async function a(t,e,o){if((await(0,v.ds)(t)).archive?.part!==e)return!1;const u=h=>h.
resolve(h.catalog.get("OutputIntents"));return await new O.U(t).same(u(t),{document:o,value:u(o)})}}),73154:((b,R,i)=>{i.d(R,{l:()=>m});var U=i(75162),d=i(45599),
w=i(1592),I=i(37709);async function x(B,r,f){const M=[];let s=0;return await(0,I.Ko)(r,B.job.pace,n=>{const{operator:c,count:l}=n,g=c==="BDC"?" BMC":c==="DP"?" \
MP":void 0;if(g===void 0||l!==2)return;const a=n.name(1),t=a===void 0?n.value(1):f?.get(a);B.dict(t)?.has("MCID")&&(M.push(r.subarray(s,n.endOf(0)),Buffer.from(
g,"latin1")),s=n.end)}),s===0?r:Buffer.concat([...M,r.subarray(s)])}var O=i(92218),E=i(53107),v=i(74135),p=i(25524),_=i(58006);const P=new Set(["Page","Pages","\
Catalog","StructElem","StructTreeRoot","Annot"]);class D{document;keepsTags;seen=new Set;shared=new Map;constructor(r,f){this.document=r,this.keepsTags=f}async prepare(r){
const f=this.asObject(r);return await this.release(f),f}asObject(r){if((0,d.i9)(r)&&(0,d.Zm)(this.document.resolve(r)))return r;const f=this.document.dict(r)??new d.
Bi;let M=this.shared.get(f);return M||this.shared.set(f,M=this.document.add(f)),M}async release(r){const{document:f,seen:M}=this,s=[r];for(let n=s.pop();n!==void 0;n=
s.pop())if(n instanceof d.oS){if(M.has(n.number))continue;M.add(n.number);const c=f.job.pace.step(1e3);c&&await c;const l=f.get(n),g=l instanceof d.Z6?l.dict:l;
if((0,d.Zm)(g)){if(this.isApart(g))continue;await this.untie(n,l,g,r)}s.push(f.get(n))}else if(Array.isArray(n))for(const c of n)s.push(c);else if(n instanceof d.
Z6)for(const c of n.dict.values())s.push(c);else if((0,d.Zm)(n)){this.isFont(n)&&!n.has("Resources")&&n.set("Resources",r);for(const c of n.values())s.push(c)}}isApart(r){
const f=this.document.resolve(r.get("Type"));return f!==null&&typeof f=="object"&&"text"in f&&P.has(f.text)}isFont(r){return(0,d.Eo)(this.document.resolve(r.get(
"Subtype")),"Type3")&&r.has("CharProcs")}async untie(r,f,M,s){const{document:n}=this,c=f instanceof d.Z6&&(0,d.Eo)(n.resolve(M.get("Subtype")),"Form"),l=!this.keepsTags&&
(M.has("StructParent")||M.has("StructParents")),g=!M.has("Resources")&&(c||this.isFont(M)),a=c&&!this.keepsTags?await this.withoutIds(f,n.dict(M.get("Resources")??
s)):void 0;if(!l&&!g&&!a)return;const t=n.edit(r),e=t instanceof d.Z6?t.dict:t;l&&e.delete("StructParent"),l&&e.delete("StructParents"),g&&e.set("Resources",s),
a&&t instanceof d.Z6&&n.put(r,(0,_.n)(t,a,{compress:!0}))}async withoutIds(r,f){const M=this.document.decodedPart(r);if(!M?.whole)return;const s=await x(this.document,
M.data,this.document.dict(f?.get("Properties")));return s===M.data?void 0:s}}class m{document;part;contents;resources;constructor(r,f){this.document=r,this.part=
f,this.contents=new E.K(f.document),this.resources=new D(f.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(r){return this.
contents.inspect(r)}async of(r,f){const{index:M,document:s}=this.part,n=await this.resources.prepare(r.resources),c=s.entry(s.pages.number(r.index),"Group"),{filters:l,
data:g}=await this.contentOf(r),a=this.keepsTags?s.entry(s.pages.number(r.index),"StructParents"):void 0,t=(0,d.jd)({Type:(0,d.UU)("XObject"),Subtype:(0,d.UU)("\
Form"),BBox:[...f.box],Matrix:[...(0,v.DI)((0,v.S3)(f))],Resources:(0,p.Po)(M,n.number),Group:c===void 0?void 0:(0,p.yY)(c,M),StructParents:a,...l});return this.
document.add(new d.Z6(t,g))}async contentOf(r){const{part:f,contents:M}=this,{document:s}=f,n=M.own(r),c=n.length===1?s.get(n[0]):void 0;if(c instanceof d.Z6&&this.
keepsTags&&M.isOrderly(r))return this.asItIs(c);const{isWhole:l,isKnown:g,open:a}=await M.condition(n),t=M.content(n),e=s.dict(s.dict(r.resources)?.get("Propert\
ies")),o=this.keepsTags?t:await x(s,t,e);if(c instanceof d.Z6&&(!g||l&&a.excess===0&&o===t))return this.asItIs(c);const u=a.excess===0?o:await(0,w.KS)(o,0,s.job.
pace),h=await(0,O.d)(u,s.job);return{filters:{Filter:(0,d.UU)("FlateDecode")},data:h}}asItIs(r){const{index:f,document:M}=this.part,s=new d.Bi([...r.dict].filter(
([n])=>n==="Filter"||n==="DecodeParms"));return(0,U.CF)(s),{filters:Object.fromEntries((0,p.yY)(s,f)),data:M.encoded(r)}}}}),74135:((b,R,i)=>{i.d(R,{$L:()=>D,DI:()=>O,
Gd:()=>p,JQ:()=>d,Mo:()=>I,PU:()=>E,Pj:()=>r,S3:()=>w,W1:()=>f,XM:()=>B,d:()=>M,ds:()=>x,gF:()=>m,iN:()=>U,kO:()=>P,lw:()=>v,zl:()=>_});function U({box:[s,n,c,l],
rotation:g}){const a=c-s,t=l-n;return g%180===0?{width:a,height:t}:{width:t,height:a}}function d(s){const{width:n,height:c}=U(s);return{width:n*s.userUnit,height:c*
s.userUnit}}function w({box:[s,n,c,l],rotation:g}){switch(g){case 0:return[1,0,0,1,s,n];case 90:return[0,1,-1,0,c,n];case 180:return[-1,0,0,-1,c,l];case 270:return[
0,-1,1,0,s,l]}}function I(s,n){return n===void 0?s:r(s,n)??s}function x([s,n,c,l]){return[Math.min(s,c),Math.min(n,l),Math.max(s,c),Math.max(n,l)]}function O([s,
n,c,l,g,a]){const t=s*l-n*c,[e,o,u,h]=[l/t,-n/t,-c/t,s/t];return[e+0,o+0,u+0,h+0,-(g*e+a*u)+0,-(g*o+a*h)+0]}const E=([s,n,c,l])=>Math.sqrt(Math.abs(s*l-n*c));function v(s,n){
const[c,l,g,a,t,e]=s,[o,u,h,y,C,T]=n;return[c*o+l*h,c*u+l*y,g*o+a*h,g*u+a*y,t*o+e*h+C,t*u+e*y+T]}function p([s,n,c,l,g,a],t,e){return[s*t+c*e+g,n*t+l*e+a]}function _(s,[
n,c,l,g]){const[a,t]=p(s,n,c),[e,o]=p(s,l,c),[u,h]=p(s,n,g),[y,C]=p(s,l,g);return[Math.min(a,e,u,y),Math.min(t,o,h,C),Math.max(a,e,u,y),Math.max(t,o,h,C)]}const P=(s,n)=>[
Math.min(s[0],n[0]),Math.min(s[1],n[1]),Math.max(s[2],n[2]),Math.max(s[3],n[3])];function D(s){let[n,c,l,g]=m;for(const[a,t]of s)n=Math.min(n,a),c=Math.min(c,t),
l=Math.max(l,a),g=Math.max(g,t);return[n,c,l,g]}const m=[1/0,1/0,-1/0,-1/0],B=([s,n,c,l],g)=>[s-g,n-g,c+g,l+g];function r(s,n){const c=[Math.max(s[0],n[0]),Math.
max(s[1],n[1]),Math.min(s[2],n[2]),Math.min(s[3],n[3])];return c[0]<c[2]&&c[1]<c[3]?c:void 0}const f=s=>s.map(n=>Math.round(n*1e5)/1e5+0),M=(s,{userUnit:n})=>String(
Number((s*n/72).toPrecision(3)))}),6057:((b,R,i)=>{i.d(R,{VO:()=>w,b0:()=>x,c_:()=>E,iw:()=>I,lQ:()=>O});var U=i(74135);const d=[0,0,612,792],w=(v,p)=>x(v,v.pages.
attribute(p,"MediaBox"))??d;function I(v,p){const{pages:_}=v,P=v.resolve(v.entry(_.number(p),"UserUnit"));return{box:(0,U.Mo)(w(v,p),x(v,_.attribute(p,"CropBox"))),
rotation:E(v.resolve(_.attribute(p,"Rotate"))),userUnit:typeof P=="number"&&P>0?P:1}}function x(v,p){const _=v.array(p)?.map(D=>v.resolve(D));if(_?.length!==4||
!_.every(D=>typeof D=="number"&&Number.isFinite(D)))return;const P=(0,U.ds)(_);return P[0]<P[2]&&P[1]<P[3]?P:void 0}function O(v,p){const _=(v.array(p)??[]).map(
P=>v.resolve(P));return _.length===6&&_.every(P=>typeof P=="number")?_:[1,0,0,1,0,0]}function E(v){const p=typeof v=="number"?(v%360+360)%360:0;return p===90||p===
180||p===270?p:0}}),5490:((b,R,i)=>{i.d(R,{M:()=>I,U:()=>w});var U=i(74135);const d=1e4;class w{current;saved=[];beyond=0;constructor(O){this.current=O}follow(O){
switch(O.operator){case"q":return this.saved.length<d?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(O),!0;default:return!1}}transform(O){if(O.count!==6)return;const[E,v,p,_,P,D]=I(O);this.current.
matrix=(0,U.lw)([E,v,p,_,P,D],this.current.matrix)}}const I=x=>Array.from({length:x.count},(O,E)=>x.number(E))}),70549:((b,R,i)=>{i.d(R,{n:()=>U});function U(d){
const w=new WeakMap;return I=>{if(I.hasChanges)return d(I);const x=w.get(I);if(x)return x.answer;const O=d(I);return w.set(I,{answer:O}),O}}}),58006:((b,R,i)=>{
i.d(R,{n:()=>I});var U=i(81679),d=i(45599);const w=["DecodeParms","F","FFilter","FDecodeParms","DL"];function I(x,O,{compress:E}){const v=new d.Bi(x.dict);E?v.set(
"Filter",(0,d.UU)("FlateDecode")):v.delete("Filter");for(const p of w)v.delete(p);return new d.Z6(v,E?(0,U.Kc)(O):O)}})};
