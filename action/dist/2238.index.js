"use strict";exports.id=2238,exports.ids=[2238],exports.modules={73044:((j,$,n)=>{n.r($),n.d($,{add_overlay:()=>nt});var c=n(49153),B=n(95199),A=n(32896),m=n(83019),i=n(80199),
s=n(59234),S=n(80397),u=n(97869),r=n(26844),e=n(30900),a=n(7390),h=n(93413);async function f({bytes:P},d,p){const v={repaired:!1},E=()=>{v.repaired=!0};try{return{
overlay:await(0,a.E)(P,{...p,onRepaired:E},{password:d}),isRepaired:v.repaired}}catch(y){throw y instanceof c.zU?O(y,P):y}}function O(P,d){const p=(v,E,y=[])=>(0,c.
G6)([{field:v,message:E,mentions:y}]);switch(P.code){case"password_required":return p("overlay","needs a password: give it as overlay_password",["overlay_passwo\
rd"]);case"wrong_password":return p("overlay_password","does not open the overlay");case"unsupported_encryption":return p("overlay","is protected in a way that \
is not supported, such as by a certificate");case"unreadable_document":{const v=(0,h.y)(d);return p("overlay",v===void 0||v==="a PDF document"?g:`is ${v}; it mu\
st be a PDF document`)}case"limit_exceeded":{const v=P.issues.map(({message:E})=>({field:"overlay",message:E}));return new c.zU(P.code,P.message,{issues:v,...P.
advice===void 0?{}:{advice:P.advice}})}default:return P}}const g="cannot be read, or has no pages: it must be a complete PDF document";var w=n(72040),b=n(83267),
D=n(16039),T=n(31916),_=n(66173);async function U(P,d,p){const v=[];let E=0;return await(0,_.K)(d,P.job.pace,y=>{const{operator:R,count:L}=y,K=R==="BDC"?" BMC":
R==="DP"?" MP":void 0;if(K===void 0||L!==2)return;const F=y.name(1),Z=F===void 0?y.value(1):p?.get(F);P.dict(Z)?.has("MCID")&&(v.push(d.subarray(E,y.endOf(0)),Buffer.
from(K,"latin1")),E=y.end)}),E===0?d:Buffer.concat([...v,d.subarray(E)])}var I=n(91876),l=n(32664),t=n(39310);const o=new Set(["Page","Pages","Catalog","StructE\
lem","StructTreeRoot","Annot"]);class M{document;seen=new Set;shared=new Map;constructor(d){this.document=d}async prepare(d){const p=this.asObject(d);return await this.
release(p),p}asObject(d){if((0,D.i9)(d)&&(0,D.Zm)(this.document.resolve(d)))return d;const p=this.document.dict(d)??new D.Bi;let v=this.shared.get(p);return v||
this.shared.set(p,v=this.document.add(p)),v}async release(d){const{document:p,seen:v}=this,E=[d];for(let y=E.pop();y!==void 0;y=E.pop())if(y instanceof D.oS){if(v.
has(y.number))continue;v.add(y.number);const R=p.job.pace.step(1e3);R&&await R;const L=p.get(y),K=L instanceof D.Z6?L.dict:L;if((0,D.Zm)(K)){if(this.isApart(K))
continue;await this.untie(y,L,K,d)}E.push(p.get(y))}else if(Array.isArray(y))for(const R of y)E.push(R);else if(y instanceof D.Z6)for(const R of y.dict.values())
E.push(R);else if((0,D.Zm)(y)){this.isFont(y)&&!y.has("Resources")&&y.set("Resources",d);for(const R of y.values())E.push(R)}}isApart(d){const p=this.document.resolve(
d.get("Type"));return p!==null&&typeof p=="object"&&"text"in p&&o.has(p.text)}isFont(d){return(0,D.Eo)(this.document.resolve(d.get("Subtype")),"Type3")&&d.has("\
CharProcs")}async untie(d,p,v,E){const{document:y}=this,R=p instanceof D.Z6&&(0,D.Eo)(y.resolve(v.get("Subtype")),"Form"),L=v.has("StructParent")||v.has("Struct\
Parents"),K=!v.has("Resources")&&(R||this.isFont(v)),F=R?await this.withoutIds(p,y.dict(v.get("Resources")??E)):void 0;if(!L&&!K&&!F)return;const Z=y.edit(d),k=Z instanceof
D.Z6?Z.dict:Z;k.delete("StructParent"),k.delete("StructParents"),K&&k.set("Resources",E),F&&Z instanceof D.Z6&&y.put(d,(0,t.n)(Z,F,{compress:!0}))}async withoutIds(d,p){
const v=this.document.decodedPart(d);if(!v?.whole)return;const E=await U(this.document,v.data,this.document.dict(p?.get("Properties")));return E===v.data?void 0:
E}}class x{document;part;contents;resources;constructor(d,p){this.document=d,this.part=p,this.contents=new I.K(p.document),this.resources=new M(p.document)}async of(d,p){
const{index:v,document:E}=this.part,y=await this.resources.prepare(d.resources),R=E.entry(E.pages.number(d.index),"Group"),{filters:L,data:K}=await this.contentOf(
d),F=(0,D.jd)({Type:(0,D.UU)("XObject"),Subtype:(0,D.UU)("Form"),BBox:[...p.box],Matrix:[...(0,i.DI)((0,i.S3)(p))],Resources:(0,l.Po)(v,y.number),Group:R===void 0?
void 0:(0,l.yY)(R,v),...L});return this.document.add(new D.Z6(F,K))}async contentOf(d){const{part:p,contents:v}=this,{document:E}=p,y=v.own(d),{isWhole:R,isKnown:L,
open:K}=v.condition(y),F=y.length===1?E.get(y[0]):void 0,Z=v.content(y),k=E.dict(E.dict(d.resources)?.get("Properties")),H=await U(E,Z,k);if(F instanceof D.Z6&&
(!L||R&&K.excess===0&&H===Z)){const st=new D.Bi([...F.dict].filter(([q])=>q==="Filter"||q==="DecodeParms"));return(0,w.CF)(st),{filters:Object.fromEntries((0,l.
yY)(st,p.index)),data:E.encoded(F)}}const X=K.excess===0?H:(0,T.KS)(H,0);return{filters:{Filter:(0,D.UU)("FlateDecode")},data:(0,b.Kc)(X)}}}const C="OctavoOverl\
ay",W=1;async function G(P,d,p,v){const{overlay:E,overlay_password:y,layer:R,repeat:L,fit:K}=d;if(Buffer.compare(E.bytes,P.bytes)===0)throw(0,c.G6)([{field:"ove\
rlay",message:"is the document itself: choose another document"}]);const{overlay:F,isRepaired:Z}=await f(E,y,v),k=F.pages.count,H=await(0,e.F)(P,p),X=await(0,e.
F)(F,Uint32Array.from({length:Math.min(k,p.length)},(Y,ot)=>ot+1)),st=new x(P,{index:W,document:F}),q=[];for(const Y of X.pages)q.push(await st.of(Y,X.kinds[Y.kind]));
const it=new Map,ct=await(0,r.W)(P,H,{layer:R,subtype:"Watermark",on:({kind:Y},ot)=>{const rt=N(ot,k,L);if(rt===void 0)return;const dt=X.pages[rt],ut=`${Y} ${dt.
kind}`;let at=it.get(ut);return at===void 0&&it.set(ut,at=(0,s.vs)(V(H.kinds[Y],X.kinds[dt.kind],K))),{resources:[{category:"XObject",name:C,ref:q[rt]}],operators:([
ft=""])=>(0,s.qK)(ft,at)}}});return(0,A.J)([{index:0,document:P},{index:W,document:F}]),ct.push(...await J(P,F,X.pages.length,Z)),{notes:ct,facts:{stampedPages:L===
"none"?Math.min(k,p.length):p.length},write:async Y=>(await P.pages.settle(),(0,B.fT)([P,F],Y))}}function N(P,d,p){return P<d?P:{last:d-1,all:P%d,none:void 0}[p]}
function V(P,d,p){const[v,E]=[(0,i.iN)(P),(0,i.iN)(d)],y=p==="page"?Math.min(v.width/E.width,v.height/E.height):d.userUnit/P.userUnit,[R,L]=p==="page"?[(v.width-
E.width*y)/2,(v.height-E.height*y)/2]:[0,0];return(0,i.lw)([y,0,0,y,R,L],(0,i.S3)(P))}async function J(P,d,p,v){const E=[],y=await(0,u._B)(P);y&&!await Q(d,y.part,
P)&&E.push((0,u.c4)(P,y,u.Br.overlay));let R=0;for(let L=0;L<p;L++)R+=d.array(d.entry(d.pages.number(L),"Annots"))?.length??0;return R>0&&E.push(z(R)),v&&E.push(
tt),E}const z=P=>({code:"overlay_annotations_left_out",message:`${P} ${P===1?"annotation":"annotations"} of the overlay, such as links or form fields, ${P===1?"\
was":"were"} not carried over.`}),tt={code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: check that it looks as it should."};async function Q(P,d,p){
if((await(0,S.ds)(P)).archive?.part!==d)return!1;const v=E=>E.resolve(E.catalog.get("OutputIntents"));return await new m.U(P).same(v(P),{document:p,value:v(p)})}
var et=n(62146);const nt=(P,d,p)=>(0,et.p)(P,d,p,(v,E)=>G(v,d,E,p))}),51988:((j,$,n)=>{n.d($,{$:()=>A,U:()=>m});var c=n(49153),B=n(13140);const A={code:"no_page\
s_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function m({first_page:i,last_page:s,pages:S},u){if(S!==void 0)
return(0,B.k1)(S,u);const r=u===1?"1 page":`${u} pages`,e=[];if(i>u&&e.push({field:"first_page",message:`is ${i}, but the document has ${r}`}),s!==void 0&&s>u&&
e.push({field:"last_page",message:`is ${s}, but the document has ${r}`}),e.length===0&&s!==void 0&&i>s&&e.push({field:"first_page",message:`is ${i}, which is af\
ter last_page (${s})`,mentions:["last_page"]}),e.length>0)throw(0,c.G6)(e);return Uint32Array.from({length:(s??u)-i+1},(a,h)=>i+h)}}),97869:((j,$,n)=>{n.d($,{Br:()=>S,
HB:()=>h,Pz:()=>a,Qg:()=>r,_B:()=>m,c4:()=>u,hU:()=>s});var c=n(80397),B=n(10404),A=n(16039);async function m(f){const O=await(0,B.Br)(f),{archive:g}=(0,c.Ip)(f,
O);return g&&{...g,xmp:O,intent:i(f)}}function i(f){for(const O of f.array(f.catalog.get("OutputIntents"))??[]){const g=f.dict(O);if(!(0,A.Zm)(g)||!(0,A.Eo)(f.resolve(
g.get("S")),"GTS_PDFA1"))continue;const w=f.resolve(f.dict(g.get("DestOutputProfile"))?.get("N"));if(typeof w=="number")return w}}const s=({intent:f},O)=>O===1?
f!==void 0:f===O,S={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no\
 ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same\
 output intent"},u=(f,O,g)=>(0,c.qg)(f,O.xmp,O,g),r=f=>f&&f.part!==1&&f.intent===void 0?a():void 0,e=[.9505,1,1.089],a=()=>[(0,A.UU)("CalRGB"),(0,A.jd)({WhitePoint:[
...e],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],h=()=>[(0,A.UU)("CalGray"),(0,A.jd)({WhitePoint:[...e],Gamma:2.2})]}),
26844:((j,$,n)=>{n.d($,{W:()=>T});var c=n(16039),B=n(69959),A=n(66173),m=n(36692);const i=400,s=.01;function S(l,t,o,M){const x=new A.B(t),C=new u(l,o,M);for(let W=0;W<
i&&x.next();W++)if(C.takes(x))return!0;return!1}class u{document;resources;box;states=new B.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new a;clips=!1;constructor(t,o,M){
this.document=t,this.resources=o,this.box=M}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:o}=t;return o==="D\
o"?this.paintsImage(t.name(0)):r.test(o)&&this.paintsPath(o)}setsState(t){const o=this.states.current;switch(t.operator){case"gs":{const M=this.document.dict(this.
resource("ExtGState",t.name(0)));return o.isOpaque=o.isSolid=h(this.document,M),!0}case"scn":case"sc":return o.isSolid=o.isOpaque&&t.kind(t.count-1)!==m.o_,!0;case"\
g":case"rg":case"k":return o.isSolid=o.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:o}=this.states.current;
switch(t.operator){case"re":{const[M,x,C,W]=(0,B.c)(t);return this.path.rectangle(o,M,x,C,W),!0}case"m":case"l":return this.path.point(o,t.number(0),t.number(1)),
!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath(t){const o=this.states.current,M=this.path.area();return e.test(t)&&o.
isSolid&&this.isCoveredBy(M)?!0:(this.clips&&(o.clip=M&&o.clip&&O(M,o.clip)),this.clips=!1,this.path=new a,!1)}paintsImage(t){const o=this.states.current,M=this.
resource("XObject",t);if(!o.isOpaque||!(M instanceof c.Z6)||!f(this.document,M.dict))return!1;const x=new a;return x.rectangle(o.matrix,0,0,1,1),this.isCoveredBy(
x.area())}isCoveredBy(t){const{clip:o}=this.states.current;return t!==void 0&&o!==void 0&&g(O(t,o),this.box)}resource(t,o){const{document:M,resources:x}=this;return o===
void 0?null:M.resolve(M.dict(x?.get(t))?.get(o))}}const r=/^(?:[fBb]\*?|[FSsn])$/,e=/^[fFbB]/;class a{isRectangle=!0;points=[];point([t,o,M,x,C,W],G,N){this.points.
push([t*G+M*N+C,o*G+x*N+W])}rectangle(t,o,M,x,C){this.point(t,o,M),this.point(t,o+x,M),this.point(t,o+x,M+C),this.point(t,o,M+C)}area(){const{points:t}=this;if(!this.
isRectangle||t.length<4||t.length>5)return;const[o,M]=[t.map(([G])=>G),t.map(([,G])=>G)],x=[Math.min(...o),Math.min(...M),Math.max(...o),Math.max(...M)],C=s*Math.
max(x[2]-x[0],x[3]-x[1]),W=(G,N,V)=>Math.abs(G-N)<=C||Math.abs(G-V)<=C;return t.every(([G,N])=>W(G,x[0],x[2])&&W(N,x[1],x[3]))?x:void 0}}function h(l,t){if(!t)return!0;
const o=l.resolve(t.get("ca")),M=l.resolve(t.get("BM")),x=l.resolve(t.get("SMask"));return(o===null||o===1)&&(M===null||(0,c.Eo)(M,"Normal"))&&(x===null||(0,c.Eo)(
x,"None"))}function f(l,t){const o=l.resolve(t.get("ImageMask"))===!0;return(0,c.Eo)(l.resolve(t.get("Subtype")),"Image")&&!o&&!t.has("SMask")&&!t.has("Mask")}function O(l,t){
return[Math.max(l[0],t[0]),Math.max(l[1],t[1]),Math.min(l[2],t[2]),Math.min(l[3],t[3])]}function g(l,t){const[o,M]=[s*(t[2]-t[0]),s*(t[3]-t[1])];return l[0]<=t[0]+
o&&l[1]<=t[1]+M&&l[2]>=t[2]-o&&l[3]>=t[3]-M}var w=n(65300),b=n(59234);function D(l,t,o,M){return`/Artifact <<${o==="over"?`/Type /Pagination /Subtype /${t}`:`/T\
ype /Background /BBox [${M.map(b._).join(" ")}]`}>> BDC
${l}
EMC
`}async function T(l,{kinds:t,pages:o},M){const{pace:x}=l.job,{layer:C,subtype:W,groupColorSpace:G}=M,N=new w.B(l);C==="over"&&await N.inspect(o);const V=[];for(const[
J,z]of o.entries()){const tt=x.step(C==="over"?2e3:2e4);tt&&await tt,J%1e3===0&&x.progress(J/o.length);const Q=M.on(z,J);if(!Q)continue;const{box:et}=t[z.kind],
{resources:nt}=Q,P=d=>D(Q.operators(d),W,C,et);if(C==="over")N.over(z,{resources:nt,operators:P});else{const d=N.contents.content(N.contents.own(z));S(l,d,l.dict(
z.resources),et)&&V.push(z.index+1),N.under(z,{resources:nt,operators:P})}G!==void 0&&_(l,z.index,G)}return V.length>0?[I(V,o.length)]:[]}function _(l,t,o){const M=l.
pages.number(t),x=l.entry(M,"Group"),C=l.dict(x);if(C?.has("CS"))return;const W=(0,c.jd)({Type:(0,c.UU)("Group"),S:(0,c.UU)("Transparency"),...Object.fromEntries(
C??[]),CS:o});(0,c.i9)(x)&&(0,c.Zm)(l.get(x))?l.put(x,W):l.pages.patch(t,{Group:W})}const U=10;function I(l,t){const o=l.slice(0,U).join(", ")+(l.length>U?` and\
 ${l.length-U} more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${l.length===t?"on every page":l.length===1?`on page ${o}`:`on pages ${o}`}: th\
e content of the page covers all of it. Stamp over the page instead.`}}}),62146:((j,$,n)=>{n.d($,{K:()=>u,p:()=>s});var c=n(13140),B=n(7390),A=n(95199),m=n(51988);
const i="1.4";async function s(r,{pages:e,open_password:a,transparency:h},f,O){const g=await(0,B.E)(r.bytes,f,{password:a}),w=g.pages.count,b=(0,c.k1)(e,w);if(b.
length===0){const t=g.suspect?await(0,A.UN)(g):r.bytes;return{documents:[{name:r.name,bytes:t,pageCount:w}],notes:[m.$],facts:{pageCount:w,stampedPages:0}}}const{
notes:D,facts:T,version:_=i,write:U}=await O(g,b),I={version:_>i?_:i},l=U?await U(I):await(0,A.UN)(g,I);return{documents:[{name:r.name,bytes:l,pageCount:w}],notes:h===
100?[S,...D]:D,facts:{pageCount:w,stampedPages:b.length,...T}}}const S={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. U\
se a lower value.",mentions:["transparency"]};async function u({pace:r},e){await r.rest();const a=await e();return await r.rest(),a}}),69959:((j,$,n)=>{n.d($,{U:()=>A,
c:()=>m});var c=n(80199);const B=1e4;class A{current;saved=[];beyond=0;constructor(s){this.current=s}follow(s){switch(s.operator){case"q":return this.saved.length<
B?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.
transform(s),!0;default:return!1}}transform(s){if(s.count!==6)return;const[S,u,r,e,a,h]=m(s);this.current.matrix=(0,c.lw)([S,u,r,e,a,h],this.current.matrix)}}const m=i=>Array.
from({length:i.count},(s,S)=>i.number(S))}),32896:((j,$,n)=>{n.d($,{J:()=>i});var c=n(16039),B=n(53403),A=n(32664);const m=["Order","AS","RBGroups","Locked"];function i(s){
const S=s.filter(({document:w})=>w.dict(w.catalog.get("OCProperties")));if(S.length===0||S.length===1&&S[0].index===0)return;const{document:u}=s[0],r=u.dict(u.catalog.
get("OCProperties")),e=[],[a,h]=[[],[]],f=new Map(m.map(w=>[w,[]]));for(const w of S){const b=w.document.dict(w.document.catalog.get("OCProperties")),D=w.document.
dict(b.get("D")),T=(_,U)=>(w.document.array(_?.get(U))??[]).map(I=>(0,A.yY)(I,w.index));for(const _ of T(b,"OCGs"))e.push(_);for(const[_,U]of f)for(const I of T(
D,_))U.push(I);for(const _ of T(D,"ON"))a.push(_);for(const _ of new B.z(w.document).groupsOff())h.push((0,A.yY)(_,w.index))}const O=new c.Bi(r&&u.dict(r.get("D")));
O.delete("BaseState");for(const[w,b]of[...f,["ON",a],["OFF",h]])b.length>0?O.set(w,b):O.delete(w);const g=new c.Bi(r);g.set("OCGs",e),g.set("D",O),u.editCatalog().
set("OCProperties",u.add(g))}}),32664:((j,$,n)=>{n.d($,{Po:()=>B,fS:()=>m,yY:()=>A});var c=n(16039);const B=(i,s,S=0)=>i===S?new c.oS(s):new c.rV(i,s);function A(i,s){
if(s===0||i instanceof c.rV)return i;if(i instanceof c.oS)return new c.rV(s,i.number);if(Array.isArray(i))return i.map(u=>A(u,s));if(i instanceof c.Z6||!(i instanceof
c.Bi))return i;const S=new c.Bi;for(const[u,r]of i)S.set(u,A(r,s));return S}class m{meaning;taken;last=new Map;constructor(s=[],S=u=>u){this.meaning=S,this.taken=
new Set([...s].map(S))}get size(){return this.taken.size}has(s){return this.taken.has(this.meaning(s))}add(s){this.taken.add(this.meaning(s))}free(s){const S=s.
startsWith("þÿ");for(let u=(this.last.get(s)??1)+1;;u++){const r=`_${u}`,e=s+(S?[...r].map(a=>`\0${a}`).join(""):r);if(!this.has(e))return this.last.set(s,u),
this.add(e),e}}}}),83019:((j,$,n)=>{n.d($,{U:()=>i});var c=n(16039);const B=2e4,A=4,m=16;class i{document;left;constructor(r){this.document=r,this.left=B+A*r.bytes.
length}async same(r,e){const{document:a}=this,{pace:h}=a.job,f=new Set,O=[r,e.value];for(;O.length>0;){const[g,w]=[O.pop(),O.pop()];if(w instanceof c.oS&&g instanceof
c.oS){if(a===e.document&&w.number===g.number)continue;const U=this.pairOf(w,g,e.document);if(f.has(U))continue;U>=0&&f.add(U)}const[b,D]=[a.resolve(w),e.document.
resolve(g)],T=Math.max(S(b),S(D));if(this.left-=T,this.left<0)return!1;const _=h.step(T*50);if(_&&await _,!this.alike(b,D,e.document,O))return!1}return!0}pairOf(r,e,a){
return r.number<this.document.size&&e.number<a.size?r.number*a.size+e.number:-1}alike(r,e,a,h){if(r===e&&(this.document===a||!(r instanceof Object)))return!0;if(r instanceof
c.Mx)return e instanceof c.Mx&&Buffer.compare(r.bytes,e.bytes)===0;if(r instanceof c.SX)return e instanceof c.SX&&r.text===e.text;if(Array.isArray(r)){if(!Array.
isArray(e)||r.length!==e.length)return!1;for(const[f,O]of r.entries())h.push(O,e[f]);return!0}return r instanceof c.Bi?e instanceof c.Bi&&s(r,e,h):!(r instanceof
c.Z6)||!(e instanceof c.Z6)?!1:s(r.dict,e.dict,h)&&Buffer.compare(this.document.encoded(r),a.encoded(e))===0}}function s(u,r,e){if(u.size!==r.size)return!1;for(const[
a,h]of u){const f=r.get(a);if(f===void 0)return!1;e.push(h,f)}return!0}function S(u){return u instanceof c.Z6?1+u.dict.size+u.data.length/m:u instanceof c.Mx?1+
u.bytes.length/m:u instanceof c.Bi?1+u.size:Array.isArray(u)?1+u.length:1}}),53403:((j,$,n)=>{n.d($,{z:()=>B});var c=n(16039);class B{document;off=new Set;on=new Set;baseOff;constructor(m){
this.document=m;const i=m.dict(m.dict(m.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(m.resolve(i?.get("BaseState")),"OFF");for(const s of m.array(
i?.get("OFF"))??[])(0,c.i9)(s)&&this.off.add(s.number);for(const s of m.array(i?.get("ON"))??[])(0,c.i9)(s)&&this.on.add(s.number)}isOff(m){const{document:i}=this,
s=i.dict(m);if(!s)return!1;if(!(0,c.Eo)(i.resolve(s.get("Type")),"OCMD"))return(0,c.i9)(m)&&this.isGroupOff(m.number);const S=s.get("OCGs"),u=(i.array(S)??[S]).
filter(c.i9);if(u.length===0)return!1;const r=u.map(({number:a})=>!this.isGroupOff(a)),e=i.resolve(s.get("P"));switch(e instanceof c.SX?e.text:"AnyOn"){case"All\
On":return!r.every(a=>a);case"AnyOff":return r.every(a=>a);case"AllOff":return r.some(a=>a);default:return!r.some(a=>a)}}groupsOff(){const{document:m}=this,i=m.
dict(m.catalog.get("OCProperties"));return this.baseOff?(m.array(i?.get("OCGs"))??[]).filter(s=>!(0,c.i9)(s)||!this.on.has(s.number)):m.array(m.dict(i?.get("D"))?.
get("OFF"))??[]}isGroupOff(m){return this.off.has(m)||this.baseOff&&!this.on.has(m)}}}),30729:((j,$,n)=>{n.d($,{H:()=>c});function c(B){const A=new WeakMap;return m=>{
if(m.hasChanges)return B(m);const i=A.get(m);if(i)return i.answer;const s=B(m);return A.set(m,{answer:s}),s}}}),60480:((j,$,n)=>{n.d($,{NL:()=>r,aW:()=>m,bs:()=>u,
ml:()=>e,p6:()=>A,vg:()=>i});var c=n(49153);const B=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function A(a){const h=[],f=[];for(const[O,g]of a.split(",").entries()){const w=O+
1,b=B.exec(g),D=U=>{f.push(`entry ${w} ('${e(g)}') ${U}`)};if(g.trim()===""){f.push(`entry ${w} is empty: write pages such as 3,1,2 or 2..5, separated by single\
 commas`);continue}if(!b){D(s(g));continue}const T=Number(b[1]),_=b[3]===void 0?void 0:Number(b[3]);T===0||_===0?D("names page 0: pages count from 1, and -1 is \
the last page"):h.push({from:T,to:_,range:b[2]!==void 0,text:g.trim(),position:w})}return f.length>0?{problem:u(f)}:{items:h}}function m(a,h,f){const O=I=>(0,c.
G6)([{field:"page_order",message:I}]),g=A(a);if("problem"in g)throw O(g.problem);const w=h===1?"1 page":`${h} pages`,b=[],D=g.items.map(I=>{const l=C=>C<0?h+1+C:
C,t=l(I.from),o=I.range?I.to===void 0?h:l(I.to):t,x=[[I.from,t],[I.to??I.from,o]].find(([,C])=>C<1||C>h);return x&&b.push(`entry ${I.position} ('${e(I.text)}') \
names ${i(x[0])}, but the document has ${w}`),{first:t,last:o}});if(b.length>0)throw O(u(b));const T=D.reduce((I,{first:l,last:t})=>I+Math.abs(t-l)+1,0);if(T>f)
throw O(`names ${T} pages in all; at most ${f} are allowed`);const _=new Uint32Array(T);let U=0;for(const{first:I,last:l}of D){const t=I<=l?1:-1;for(let o=I;o!==
l+t;o+=t)_[U++]=o}return _}function i(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far beyond its end"}function s(a){return/^ *\.\./.test(a)?"has no st\
art: a range is written 1..5":r(a)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const S=5;function u(a){const h=a.length-S;return[...a.slice(
0,S),...h>0?[`and ${h} more such entries`]:[]].join("; ")}function r(a){const h=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(a);return h?`is not a range: write ${h[1]}\
..${h[2]}${h[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(a){
const h=[...a].map(f=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(f)?"?":f);return h.length>40?`${h.slice(0,40).join("")}…`:h.join("")}}),13140:((j,$,n)=>{n.d($,{k1:()=>i,
lY:()=>m,m7:()=>s});var c=n(49153),B=n(60480);const A=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function m(r){const e=[],a=[];for(const[h,f]of r.
split(",").entries()){const O=h+1,g=f.trim();if(g===""){a.push(`entry ${O} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const w=A.
exec(g),b=M=>{a.push(`entry ${O} ('${(0,B.ml)(g)}') ${M}`)};if(!w){b(u(g));continue}const[,D,T,_,U,I]=w,l={negated:D!==void 0,text:g,position:O};if(T!==void 0){
e.push({...l,pages:T.toLowerCase()});continue}const t=Number(_),o=U===void 0?t:I===void 0?"end":Number(I);t===0||o===0?b("names page 0: pages count from 1, and \
-1 is the last page"):e.push({...l,pages:{from:t,to:o}})}return a.length>0?{problem:(0,B.bs)(a)}:{items:e}}function i(r,e,a="pages"){const h=b=>(0,c.G6)([{field:a,
message:b}]),f=m(r);if("problem"in f)throw h(f.problem);const O=new S(e),g=new S(e),w=[];for(const b of f.items){const D=b.negated?g:O;if(typeof b.pages=="strin\
g"){D.add(b.pages);continue}const{from:T,to:_}=b.pages,U=T<0?e+1+T:T,I=_==="end"?e:_<0?e+1+_:_,t=(_==="end"?T<0?[[T,U]]:[]:[[T,U],[_,I]]).find(([,o])=>o<1||o>e);
t&&w.push(`entry ${b.position} ('${(0,B.ml)(b.text)}') names ${(0,B.vg)(t[0])}, but the document has ${e===1?"1 page":`${e} pages`}`),!(_==="end"&&U>e||w.length>
0)&&D.range(Math.min(U,I),Math.max(U,I))}if(w.length>0)throw h((0,B.bs)(w));return f.items.every(({negated:b})=>b)&&O.add("all"),O.without(g)}function s(r){const e=m(
r);if("problem"in e||e.items.length!==1)return;const{negated:a,pages:h}=e.items[0];if(a)return;if(h==="all")return{first:1};if(typeof h=="string"||h.from<1)return;
const{from:f,to:O}=h;return O==="end"?{first:f}:O<1?void 0:{first:Math.min(f,O),last:Math.max(f,O)}}class S{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,a){this.differences[e]++,this.differences[a+
1]--}without(e){const a=new Uint32Array(this.pageCount);let h=0,f=0,O=0;for(let g=1;g<=this.pageCount;g++){f+=this.differences[g],O+=e.differences[g];const w=g%
2===1?"odd":"even";(f>0||this[w])&&!(O>0||e[w])&&(a[h++]=g)}return a.subarray(0,h)}}function u(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is writt\
en 1..5":/^!/.test(r)?"is not a page: leave out pages with not, such as not 2":(0,B.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),39310:((j,$,n)=>{n.d($,{n:()=>m});var c=n(83267),B=n(16039);const A=["DecodeParms","F","FFilter","F\
DecodeParms","DL"];function m(i,s,{compress:S}){const u=new B.Bi(i.dict);S?u.set("Filter",(0,B.UU)("FlateDecode")):u.delete("Filter");for(const r of A)u.delete(
r);return new B.Z6(u,S?(0,c.Kc)(s):s)}})};
