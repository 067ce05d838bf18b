"use strict";exports.id=1266,exports.ids=[1266],exports.modules={7952:((k,C,n)=>{n.r(C),n.d(C,{add_overlay:()=>nt});var c=n(9153),B=n(5199),b=n(2896),m=n(3019),r=n(199),a=n(
2156),x=n(9468),f=n(397),s=n(7869),e=n(9702),i=n(900),v=n(7390),d=n(3413);async function g({bytes:h},u,p){const l={repaired:!1},P=()=>{l.repaired=!0};try{return{
overlay:await(0,v.E)(h,{...p,onRepaired:P},{password:u}),isRepaired:l.repaired}}catch(y){throw y instanceof c.zU?w(y,h):y}}function w(h,u){const p=(l,P,y=[])=>(0,c.
G6)([{field:l,message:P,mentions:y}]);switch(h.code){case"password_required":return p("overlay","needs a password: give it as overlay_password",["overlay_passwo\
rd"]);case"wrong_password":return p("overlay_password","does not open the overlay");case"unsupported_encryption":return p("overlay","is protected in a way that \
is not supported, such as by a certificate");case"unreadable_document":{const l=(0,d.y)(u);return p("overlay",l===void 0||l==="a PDF document"?M:`is ${l}; it mu\
st be a PDF document`)}case"limit_exceeded":{const l=h.issues.map(({message:P})=>({field:"overlay",message:P}));return new c.zU(h.code,h.message,{issues:l,...h.
advice===void 0?{}:{advice:h.advice}})}default:return h}}const M="cannot be read, or has no pages: it must be a complete PDF document";var D=n(2664),L=n(2040),_=n(
8962),O=n(6039),R=n(1916),$=n(6173);async function j(h,u,p){const l=[];let P=0;return await(0,$.K)(u,h.job.pace,y=>{const{operator:T,count:I}=y,K=T==="BDC"?" BM\
C":T==="DP"?" MP":void 0;if(K===void 0||I!==2)return;const W=y.name(1),z=W===void 0?y.value(1):p?.get(W);h.dict(z)?.has("MCID")&&(l.push(u.subarray(P,y.endOf(0)),
Buffer.from(K,"latin1")),P=y.end)}),P===0?u:Buffer.concat([...l,u.subarray(P)])}const U=1;async function Z(h,u,p,l,P,y){const T=await y.prepare(p.resources),I=u.
entry(u.pages.number(p.index),"Group"),{filters:K,data:W}=await E(u,p,P),z=(0,O.jd)({Type:(0,O.UU)("XObject"),Subtype:(0,O.UU)("Form"),BBox:[...l.box],Matrix:[...(0,r.
DI)((0,r.S3)(l))],Resources:new O.rV(U,T.number),Group:I===void 0?void 0:(0,D.yY)(I,U),...K});return h.add(new O.Z6(z,W))}async function E(h,u,p){const l=p.own(
u),{isWhole:P,isKnown:y,open:T}=p.condition(l),I=l.length===1?h.get(l[0]):void 0,K=p.content(l),W=h.dict(h.dict(u.resources)?.get("Properties")),z=await j(h,K,W);
if(I instanceof O.Z6&&(!y||P&&T.excess===0&&z===K)){const et=new O.Bi([...I.dict].filter(([H])=>H==="Filter"||H==="DecodeParms"));return(0,L.CF)(et),{filters:Object.
fromEntries((0,D.yY)(et,U)),data:h.encoded(I)}}const Q=T.excess===0?z:(0,R.KS)(z,0);return{filters:{Filter:(0,O.UU)("FlateDecode")},data:(0,_.Kc)(Q)}}var t=n(9310);
const o=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class S{overlay;seen=new Set;shared=new Map;constructor(u){this.overlay=u}async prepare(u){
const p=this.asObject(u);return await this.release(p),p}asObject(u){if((0,O.i9)(u)&&(0,O.Zm)(this.overlay.resolve(u)))return u;const p=this.overlay.dict(u)??new O.
Bi;let l=this.shared.get(p);return l||this.shared.set(p,l=this.overlay.add(p)),l}async release(u){const{overlay:p,seen:l}=this,P=[u];for(let y=P.pop();y!==void 0;y=
P.pop())if(y instanceof O.oS){if(l.has(y.number))continue;l.add(y.number);const T=p.job.pace.step(1e3);T&&await T;const I=p.get(y),K=I instanceof O.Z6?I.dict:I;
if((0,O.Zm)(K)){if(this.isApart(K))continue;await this.untie(y,I,K,u)}P.push(p.get(y))}else if(Array.isArray(y))for(const T of y)P.push(T);else if(y instanceof O.
Z6)for(const T of y.dict.values())P.push(T);else if((0,O.Zm)(y)){this.isFont(y)&&!y.has("Resources")&&y.set("Resources",u);for(const T of y.values())P.push(T)}}isApart(u){
const p=this.overlay.resolve(u.get("Type"));return p!==null&&typeof p=="object"&&"text"in p&&o.has(p.text)}isFont(u){return(0,O.Eo)(this.overlay.resolve(u.get("\
Subtype")),"Type3")&&u.has("CharProcs")}async untie(u,p,l,P){const{overlay:y}=this,T=p instanceof O.Z6&&(0,O.Eo)(y.resolve(l.get("Subtype")),"Form"),I=l.has("St\
ructParent")||l.has("StructParents"),K=!l.has("Resources")&&(T||this.isFont(l)),W=T?await this.withoutIds(p,y.dict(l.get("Resources")??P)):void 0;if(!I&&!K&&!W)
return;const z=y.edit(u),Q=z instanceof O.Z6?z.dict:z;Q.delete("StructParent"),Q.delete("StructParents"),K&&Q.set("Resources",P),W&&z instanceof O.Z6&&y.put(u,(0,t.
n)(z,W,{compress:!0}))}async withoutIds(u,p){const l=this.overlay.decodedPart(u);if(!l?.whole)return;const P=await j(this.overlay,l.data,this.overlay.dict(p?.get(
"Properties")));return P===l.data?void 0:P}}const A="OctavoOverlay";async function F(h,u,p,l){const{overlay:P,overlay_password:y,layer:T,repeat:I,fit:K}=u;if(Buffer.
compare(P.bytes,h.bytes)===0)throw(0,c.G6)([{field:"overlay",message:"is the document itself: choose another document"}]);const{overlay:W,isRepaired:z}=await g(
P,y,l),Q=W.pages.count,et=await(0,i.F)(h,p),H=await(0,i.F)(W,Uint32Array.from({length:Math.min(Q,p.length)},(J,st)=>st+1)),ut=new a.K(W),lt=new S(W),at=[];for(const J of H.
pages)at.push(await Z(h,W,J,H.kinds[J.kind],ut,lt));const it=new Map,ct=await(0,e.W)(h,et,{layer:T,subtype:"Watermark",on:({kind:J},st)=>{const ot=G(st,Q,I);if(ot===
void 0)return;const ft=H.pages[ot],dt=`${J} ${ft.kind}`;let rt=it.get(dt);return rt===void 0&&it.set(dt,rt=(0,x.vs)(N(et.kinds[J],H.kinds[ft.kind],K))),{resources:[
{category:"XObject",name:A,ref:at[ot]}],operators:([ht])=>`q ${rt} cm /${ht} Do Q`}}});return(0,b.J)([{index:0,document:h},{index:U,document:W}]),ct.push(...await V(
h,W,H.pages.length,z)),{notes:ct,facts:{stampedPages:I==="none"?Math.min(Q,p.length):p.length},write:async J=>(await h.pages.settle(),(0,B.fT)([h,W],J))}}function G(h,u,p){
return h<u?h:{last:u-1,all:h%u,none:void 0}[p]}function N(h,u,p){const[l,P]=[(0,r.iN)(h),(0,r.iN)(u)],y=p==="page"?Math.min(l.width/P.width,l.height/P.height):u.
userUnit/h.userUnit,[T,I]=p==="page"?[(l.width-P.width*y)/2,(l.height-P.height*y)/2]:[0,0];return(0,r.lw)([y,0,0,y,T,I],(0,r.S3)(h))}async function V(h,u,p,l){const P=[],
y=await(0,s._B)(h);y&&!await tt(u,y.part,h)&&P.push((0,s.c4)(h,y,s.Br.overlay));let T=0;for(let I=0;I<p;I++)T+=u.array(u.entry(u.pages.number(I),"Annots"))?.length??
0;return T>0&&P.push(X(T)),l&&P.push(q),P}const X=h=>({code:"overlay_annotations_left_out",message:`${h} ${h===1?"annotation":"annotations"} of the overlay, suc\
h as links or form fields, ${h===1?"was":"were"} not carried over.`}),q={code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: check \
that it looks as it should."};async function tt(h,u,p){if((await(0,f.ds)(h)).archive?.part!==u)return!1;const l=P=>P.resolve(P.catalog.get("OutputIntents"));return await new m.
U(h).same(l(h),{document:p,value:l(p)})}var Y=n(2146);const nt=(h,u,p)=>(0,Y.p)(h,u,p,(l,P)=>F(l,u,P,p))}),1988:((k,C,n)=>{n.d(C,{$:()=>b,U:()=>m});var c=n(9153),
B=n(3140);const b={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function m({first_page:r,
last_page:a,pages:x},f){if(x!==void 0)return(0,B.k1)(x,f);const s=f===1?"1 page":`${f} pages`,e=[];if(r>f&&e.push({field:"first_page",message:`is ${r}, but the \
document has ${s}`}),a!==void 0&&a>f&&e.push({field:"last_page",message:`is ${a}, but the document has ${s}`}),e.length===0&&a!==void 0&&r>a&&e.push({field:"fir\
st_page",message:`is ${r}, which is after last_page (${a})`,mentions:["last_page"]}),e.length>0)throw(0,c.G6)(e);return Uint32Array.from({length:(a??f)-r+1},(i,v)=>r+
v)}}),9468:((k,C,n)=>{n.d(C,{ZT:()=>c,_:()=>b,vs:()=>B});function c(m,r,a,x){return`/Artifact <<${a==="over"?`/Type /Pagination /Subtype /${r}`:`/Type /Backgrou\
nd /BBox [${x.map(b).join(" ")}]`}>> BDC
${m}
EMC
`}const B=m=>m.map(b).join(" ");function b(m){const r=Number(m.toPrecision(7)),a=Math.abs(r)<1e-9?"0":String(r);return a.includes("e")?r.toFixed(12).replace(/\.?0+$/,
""):a}}),7869:((k,C,n)=>{n.d(C,{Br:()=>x,HB:()=>v,Pz:()=>i,Qg:()=>s,_B:()=>m,c4:()=>f,hU:()=>a});var c=n(397),B=n(404),b=n(6039);async function m(d){const g=await(0,B.
Br)(d),{archive:w}=(0,c.Ip)(d,g);return w&&{...w,xmp:g,intent:r(d)}}function r(d){for(const g of d.array(d.catalog.get("OutputIntents"))??[]){const w=d.dict(g);
if(!(0,b.Zm)(w)||!(0,b.Eo)(d.resolve(w.get("S")),"GTS_PDFA1"))continue;const M=d.resolve(d.dict(w.get("DestOutputProfile"))?.get("N"));if(typeof M=="number")return M}}
const a=({intent:d},g)=>g===1?d!==void 0:d===g,x={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"\
that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the \
same part with the same output intent"},f=(d,g,w)=>(0,c.qg)(d,g.xmp,g,w),s=d=>d&&d.part!==1&&d.intent===void 0?i():void 0,e=[.9505,1,1.089],i=()=>[(0,b.UU)("Cal\
RGB"),(0,b.jd)({WhitePoint:[...e],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],v=()=>[(0,b.UU)("CalGray"),(0,b.jd)({WhitePoint:[
...e],Gamma:2.2})]}),9702:((k,C,n)=>{n.d(C,{W:()=>$});var c=n(6039),B=n(199);const b=1e4;class m{current;saved=[];beyond=0;constructor(t){this.current=t}follow(t){
switch(t.operator){case"q":return this.saved.length<b?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=
this.saved.pop()??this.current,!0;case"cm":return this.transform(t),!0;default:return!1}}transform(t){if(t.count!==6)return;const[o,S,A,F,G,N]=r(t);this.current.
matrix=(0,B.lw)([o,S,A,F,G,N],this.current.matrix)}}const r=E=>Array.from({length:E.count},(t,o)=>E.number(o));var a=n(6173),x=n(6692);const f=400,s=.01;function e(E,t,o,S){
const A=new a.B(t),F=new i(E,o,S);for(let G=0;G<f&&A.next();G++)if(F.takes(A))return!0;return!1}class i{document;resources;box;states=new m({matrix:[1,0,0,1,0,0],
clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new g;clips=!1;constructor(t,o,S){this.document=t,this.resources=o,this.box=S}takes(t){if(this.states.follow(
t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:o}=t;return o==="Do"?this.paintsImage(t.name(0)):v.test(o)&&this.paintsPath(o)}setsState(t){const o=this.
states.current;switch(t.operator){case"gs":{const S=this.document.dict(this.resource("ExtGState",t.name(0)));return o.isOpaque=o.isSolid=w(this.document,S),!0}case"\
scn":case"sc":return o.isSolid=o.isOpaque&&t.kind(t.count-1)!==x.o_,!0;case"g":case"rg":case"k":return o.isSolid=o.isOpaque,!0;case"W":case"W*":return this.clips=
!0,!0;default:return!1}}extendsPath(t){const{matrix:o}=this.states.current;switch(t.operator){case"re":{const[S,A,F,G]=r(t);return this.path.rectangle(o,S,A,F,G),
!0}case"m":case"l":return this.path.point(o,t.number(0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath(t){
const o=this.states.current,S=this.path.area();return d.test(t)&&o.isSolid&&this.isCoveredBy(S)?!0:(this.clips&&(o.clip=S&&o.clip&&D(S,o.clip)),this.clips=!1,this.
path=new g,!1)}paintsImage(t){const o=this.states.current,S=this.resource("XObject",t);if(!o.isOpaque||!(S instanceof c.Z6)||!M(this.document,S.dict))return!1;const A=new g;
return A.rectangle(o.matrix,0,0,1,1),this.isCoveredBy(A.area())}isCoveredBy(t){const{clip:o}=this.states.current;return t!==void 0&&o!==void 0&&L(D(t,o),this.box)}resource(t,o){
const{document:S,resources:A}=this;return o===void 0?null:S.resolve(S.dict(A?.get(t))?.get(o))}}const v=/^(?:[fBb]\*?|[FSsn])$/,d=/^[fFbB]/;class g{isRectangle=!0;points=[];point([
t,o,S,A,F,G],N,V){this.points.push([t*N+S*V+F,o*N+A*V+G])}rectangle(t,o,S,A,F){this.point(t,o,S),this.point(t,o+A,S),this.point(t,o+A,S+F),this.point(t,o,S+F)}area(){
const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;const[o,S]=[t.map(([N])=>N),t.map(([,N])=>N)],A=[Math.min(...o),Math.min(...S),Math.max(
...o),Math.max(...S)],F=s*Math.max(A[2]-A[0],A[3]-A[1]),G=(N,V,X)=>Math.abs(N-V)<=F||Math.abs(N-X)<=F;return t.every(([N,V])=>G(N,A[0],A[2])&&G(V,A[1],A[3]))?A:
void 0}}function w(E,t){if(!t)return!0;const o=E.resolve(t.get("ca")),S=E.resolve(t.get("BM")),A=E.resolve(t.get("SMask"));return(o===null||o===1)&&(S===null||(0,c.
Eo)(S,"Normal"))&&(A===null||(0,c.Eo)(A,"None"))}function M(E,t){const o=E.resolve(t.get("ImageMask"))===!0;return(0,c.Eo)(E.resolve(t.get("Subtype")),"Image")&&
!o&&!t.has("SMask")&&!t.has("Mask")}function D(E,t){return[Math.max(E[0],t[0]),Math.max(E[1],t[1]),Math.min(E[2],t[2]),Math.min(E[3],t[3])]}function L(E,t){const[
o,S]=[s*(t[2]-t[0]),s*(t[3]-t[1])];return E[0]<=t[0]+o&&E[1]<=t[1]+S&&E[2]>=t[2]-o&&E[3]>=t[3]-S}var _=n(2156),O=n(4997),R=n(9468);async function $(E,{kinds:t,pages:o},S){
const{pace:A}=E.job,{layer:F,subtype:G,groupColorSpace:N}=S,V=new O.n(E),X=new _.K(E);F==="over"&&await X.inspect(o);const q=[];for(const[tt,Y]of o.entries()){const nt=A.
step(F==="over"?2e3:2e4);nt&&await nt,tt%1e3===0&&A.progress(tt/o.length);const h=S.on(Y,tt);if(!h)continue;const{box:u}=t[Y.kind],p=l=>(0,R.ZT)(h.operators(l),
G,F,u);if(F==="under"){const l=X.own(Y);e(E,X.content(l),E.dict(Y.resources),u)&&q.push(Y.index+1);const P=V.with(Y.resources,h.resources),y=X.stream(p(P.names));
E.pages.patch(Y.index,{Contents:[y,...l],Resources:P.resources})}else{const{streams:l,closing:P,form:y}=X.isolated(Y),T=V.with(Y.resources,y?[...h.resources,y]:
h.resources),I=y?`q /${T.names.at(-1)} Do Q
`:P,K=X.stream(I+p(T.names));E.pages.patch(Y.index,{Contents:[...l,K],Resources:T.resources})}N!==void 0&&j(E,Y.index,N)}return q.length>0?[Z(q,o.length)]:[]}function j(E,t,o){
const S=E.pages.number(t),A=E.entry(S,"Group"),F=E.dict(A);if(F?.has("CS"))return;const G=(0,c.jd)({Type:(0,c.UU)("Group"),S:(0,c.UU)("Transparency"),...Object.
fromEntries(F??[]),CS:o});(0,c.i9)(A)&&(0,c.Zm)(E.get(A))?E.put(A,G):E.pages.patch(t,{Group:G})}const U=10;function Z(E,t){const o=E.slice(0,U).join(", ")+(E.length>
U?` and ${E.length-U} more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${E.length===t?"on every page":E.length===1?`on page ${o}`:`on pages ${o}`}\
: the content of the page covers all of it. Stamp over the page instead.`}}}),2146:((k,C,n)=>{n.d(C,{K:()=>x,p:()=>a});var c=n(3140),B=n(7390),b=n(5199),m=n(1988);
const r="1.4";async function a(f,{pages:s,open_password:e},i,v){const d=await(0,B.E)(f.bytes,i,{password:e}),g=d.pages.count,w=(0,c.k1)(s,g);if(w.length===0){const $=d.
suspect?await(0,b.UN)(d):f.bytes;return{documents:[{name:f.name,bytes:$,pageCount:g}],notes:[m.$],facts:{pageCount:g,stampedPages:0}}}const{notes:M,facts:D,version:L=r,
write:_}=await v(d,w),O={version:L>r?L:r},R=_?await _(O):await(0,b.UN)(d,O);return{documents:[{name:f.name,bytes:R,pageCount:g}],notes:M,facts:{pageCount:g,stampedPages:w.
length,...D}}}async function x({pace:f},s){await f.rest();const e=await s();return await f.rest(),e}}),2896:((k,C,n)=>{n.d(C,{J:()=>r});var c=n(6039),B=n(3403),
b=n(2664);const m=["Order","AS","RBGroups","Locked"];function r(a){const x=a.filter(({document:M})=>M.dict(M.catalog.get("OCProperties")));if(x.length===0||x.length===
1&&x[0].index===0)return;const{document:f}=a[0],s=f.dict(f.catalog.get("OCProperties")),e=[],[i,v]=[[],[]],d=new Map(m.map(M=>[M,[]]));for(const M of x){const D=M.
document.dict(M.document.catalog.get("OCProperties")),L=M.document.dict(D.get("D")),_=(O,R)=>(M.document.array(O?.get(R))??[]).map($=>(0,b.yY)($,M.index));for(const O of _(
D,"OCGs"))e.push(O);for(const[O,R]of d)for(const $ of _(L,O))R.push($);for(const O of _(L,"ON"))i.push(O);for(const O of new B.z(M.document).groupsOff())v.push(
(0,b.yY)(O,M.index))}const g=new c.Bi(s&&f.dict(s.get("D")));g.delete("BaseState");for(const[M,D]of[...d,["ON",i],["OFF",v]])D.length>0?g.set(M,D):g.delete(M);const w=new c.
Bi(s);w.set("OCGs",e),w.set("D",g),f.editCatalog().set("OCProperties",f.add(w))}}),2664:((k,C,n)=>{n.d(C,{Po:()=>B,fS:()=>m,yY:()=>b});var c=n(6039);const B=(r,a,x=0)=>r===
x?new c.oS(a):new c.rV(r,a);function b(r,a){if(a===0||r instanceof c.rV)return r;if(r instanceof c.oS)return new c.rV(a,r.number);if(Array.isArray(r))return r.map(
f=>b(f,a));if(r instanceof c.Z6||!(r instanceof c.Bi))return r;const x=new c.Bi;for(const[f,s]of r)x.set(f,b(s,a));return x}class m{meaning;taken;last=new Map;constructor(a=[],x=f=>f){
this.meaning=x,this.taken=new Set([...a].map(x))}get size(){return this.taken.size}has(a){return this.taken.has(this.meaning(a))}add(a){this.taken.add(this.meaning(
a))}free(a){const x=a.startsWith("þÿ");for(let f=(this.last.get(a)??1)+1;;f++){const s=`_${f}`,e=a+(x?[...s].map(i=>`\0${i}`).join(""):s);if(!this.has(e))return this.
last.set(a,f),this.add(e),e}}}}),3019:((k,C,n)=>{n.d(C,{U:()=>r});var c=n(6039);const B=2e4,b=4,m=16;class r{document;left;constructor(s){this.document=s,this.left=
B+b*s.bytes.length}async same(s,e){const{document:i}=this,{pace:v}=i.job,d=new Set,g=[s,e.value];for(;g.length>0;){const[w,M]=[g.pop(),g.pop()];if(M instanceof c.
oS&&w instanceof c.oS){if(i===e.document&&M.number===w.number)continue;const R=this.pairOf(M,w,e.document);if(d.has(R))continue;R>=0&&d.add(R)}const[D,L]=[i.resolve(
M),e.document.resolve(w)],_=Math.max(x(D),x(L));if(this.left-=_,this.left<0)return!1;const O=v.step(_*50);if(O&&await O,!this.alike(D,L,e.document,g))return!1}return!0}pairOf(s,e,i){
return s.number<this.document.size&&e.number<i.size?s.number*i.size+e.number:-1}alike(s,e,i,v){if(s===e&&(this.document===i||!(s instanceof Object)))return!0;if(s instanceof
c.Mx)return e instanceof c.Mx&&Buffer.compare(s.bytes,e.bytes)===0;if(s instanceof c.SX)return e instanceof c.SX&&s.text===e.text;if(Array.isArray(s)){if(!Array.
isArray(e)||s.length!==e.length)return!1;for(const[d,g]of s.entries())v.push(g,e[d]);return!0}return s instanceof c.Bi?e instanceof c.Bi&&a(s,e,v):!(s instanceof
c.Z6)||!(e instanceof c.Z6)?!1:a(s.dict,e.dict,v)&&Buffer.compare(this.document.encoded(s),i.encoded(e))===0}}function a(f,s,e){if(f.size!==s.size)return!1;for(const[
i,v]of f){const d=s.get(i);if(d===void 0)return!1;e.push(v,d)}return!0}function x(f){return f instanceof c.Z6?1+f.dict.size+f.data.length/m:f instanceof c.Mx?1+
f.bytes.length/m:f instanceof c.Bi?1+f.size:Array.isArray(f)?1+f.length:1}}),3403:((k,C,n)=>{n.d(C,{z:()=>B});var c=n(6039);class B{document;off=new Set;on=new Set;baseOff;constructor(m){
this.document=m;const r=m.dict(m.dict(m.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(m.resolve(r?.get("BaseState")),"OFF");for(const a of m.array(
r?.get("OFF"))??[])(0,c.i9)(a)&&this.off.add(a.number);for(const a of m.array(r?.get("ON"))??[])(0,c.i9)(a)&&this.on.add(a.number)}isOff(m){const{document:r}=this,
a=r.dict(m);if(!a)return!1;if(!(0,c.Eo)(r.resolve(a.get("Type")),"OCMD"))return(0,c.i9)(m)&&this.isGroupOff(m.number);const x=a.get("OCGs"),f=(r.array(x)??[x]).
filter(c.i9);if(f.length===0)return!1;const s=f.map(({number:i})=>!this.isGroupOff(i)),e=r.resolve(a.get("P"));switch(e instanceof c.SX?e.text:"AnyOn"){case"All\
On":return!s.every(i=>i);case"AnyOff":return s.every(i=>i);case"AllOff":return s.some(i=>i);default:return!s.some(i=>i)}}groupsOff(){const{document:m}=this,r=m.
dict(m.catalog.get("OCProperties"));return this.baseOff?(m.array(r?.get("OCGs"))??[]).filter(a=>!(0,c.i9)(a)||!this.on.has(a.number)):m.array(m.dict(r?.get("D"))?.
get("OFF"))??[]}isGroupOff(m){return this.off.has(m)||this.baseOff&&!this.on.has(m)}}}),729:((k,C,n)=>{n.d(C,{H:()=>c});function c(B){const b=new WeakMap;return m=>{
if(m.hasChanges)return B(m);const r=b.get(m);if(r)return r.answer;const a=B(m);return b.set(m,{answer:a}),a}}}),480:((k,C,n)=>{n.d(C,{NL:()=>s,aW:()=>m,bs:()=>f,
ml:()=>e,p6:()=>b,vg:()=>r});var c=n(9153);const B=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function b(i){const v=[],d=[];for(const[g,w]of i.split(",").entries()){const M=g+
1,D=B.exec(w),L=R=>{d.push(`entry ${M} ('${e(w)}') ${R}`)};if(w.trim()===""){d.push(`entry ${M} is empty: write pages such as 3,1,2 or 2..5, separated by single\
 commas`);continue}if(!D){L(a(w));continue}const _=Number(D[1]),O=D[3]===void 0?void 0:Number(D[3]);_===0||O===0?L("names page 0: pages count from 1, and -1 is \
the last page"):v.push({from:_,to:O,range:D[2]!==void 0,text:w.trim(),position:M})}return d.length>0?{problem:f(d)}:{items:v}}function m(i,v,d){const g=$=>(0,c.
G6)([{field:"page_order",message:$}]),w=b(i);if("problem"in w)throw g(w.problem);const M=v===1?"1 page":`${v} pages`,D=[],L=w.items.map($=>{const j=o=>o<0?v+1+o:
o,U=j($.from),Z=$.range?$.to===void 0?v:j($.to):U,t=[[$.from,U],[$.to??$.from,Z]].find(([,o])=>o<1||o>v);return t&&D.push(`entry ${$.position} ('${e($.text)}') \
names ${r(t[0])}, but the document has ${M}`),{first:U,last:Z}});if(D.length>0)throw g(f(D));const _=L.reduce(($,{first:j,last:U})=>$+Math.abs(U-j)+1,0);if(_>d)
throw g(`names ${_} pages in all; at most ${d} are allowed`);const O=new Uint32Array(_);let R=0;for(const{first:$,last:j}of L){const U=$<=j?1:-1;for(let Z=$;Z!==
j+U;Z+=U)O[R++]=Z}return O}function r(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}function a(i){return/^ *\.\./.test(i)?"has no st\
art: a range is written 1..5":s(i)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2.."}const x=5;function f(i){const v=i.length-x;return[...i.slice(
0,x),...v>0?[`and ${v} more such entries`]:[]].join("; ")}function s(i){const v=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return v?`is not a range: write ${v[1]}\
..${v[2]}${v[2]===""?" for this page and all after it":""}`:/\blast\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(i){
const v=[...i].map(d=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(d)?"?":d);return v.length>40?`${v.slice(0,40).join("")}…`:v.join("")}}),3140:((k,C,n)=>{n.d(C,{k1:()=>r,
lY:()=>m,m7:()=>a});var c=n(9153),B=n(480);const b=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function m(s){const e=[],i=[];for(const[v,d]of s.split(
",").entries()){const g=v+1,w=d.trim();if(w===""){i.push(`entry ${g} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const M=b.
exec(w),D=E=>{i.push(`entry ${g} ('${(0,B.ml)(w)}') ${E}`)};if(!M){D(f(w));continue}const[,L,_,O,R,$]=M,j={negated:L!==void 0,text:w,position:g};if(_!==void 0){
e.push({...j,pages:_.toLowerCase()});continue}const U=Number(O),Z=R===void 0?U:$===void 0?"end":Number($);U===0||Z===0?D("names page 0: pages count from 1, and \
-1 is the last page"):e.push({...j,pages:{from:U,to:Z}})}return i.length>0?{problem:(0,B.bs)(i)}:{items:e}}function r(s,e,i="pages"){const v=D=>(0,c.G6)([{field:i,
message:D}]),d=m(s);if("problem"in d)throw v(d.problem);const g=new x(e),w=new x(e),M=[];for(const D of d.items){const L=D.negated?w:g;if(typeof D.pages=="strin\
g"){L.add(D.pages);continue}const{from:_,to:O}=D.pages,R=_<0?e+1+_:_,$=O==="end"?e:O<0?e+1+O:O,U=(O==="end"?_<0?[[_,R]]:[]:[[_,R],[O,$]]).find(([,Z])=>Z<1||Z>e);
U&&M.push(`entry ${D.position} ('${(0,B.ml)(D.text)}') names ${(0,B.vg)(U[0])}, but the document has ${e===1?"1 page":`${e} pages`}`),!(O==="end"&&R>e||M.length>
0)&&L.range(Math.min(R,$),Math.max(R,$))}if(M.length>0)throw v((0,B.bs)(M));return d.items.every(({negated:D})=>D)&&g.add("all"),g.without(w)}function a(s){const e=m(
s);if("problem"in e||e.items.length!==1)return;const{negated:i,pages:v}=e.items[0];if(i)return;if(v==="all")return{first:1};if(typeof v=="string"||v.from<1)return;
const{from:d,to:g}=v;return g==="end"?{first:d}:g<1?void 0:{first:Math.min(d,g),last:Math.max(d,g)}}class x{pageCount;differences;odd=!1;even=!1;constructor(e){
this.pageCount=e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,i){this.differences[e]++,this.differences[i+
1]--}without(e){const i=new Uint32Array(this.pageCount);let v=0,d=0,g=0;for(let w=1;w<=this.pageCount;w++){d+=this.differences[w],g+=e.differences[w];const M=w%
2===1?"odd":"even";(d>0||this[M])&&!(g>0||e[M])&&(i[v++]=w)}return i.subarray(0,v)}}function f(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,B.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),9310:((k,C,n)=>{n.d(C,{n:()=>m});var c=n(8962),B=n(6039);const b=["DecodeParms","F","FFilter","FDec\
odeParms","DL"];function m(r,a,{compress:x}){const f=new B.Bi(r.dict);x?f.set("Filter",(0,B.UU)("FlateDecode")):f.delete("Filter");for(const s of b)f.delete(s);
return new B.Z6(f,x?(0,c.Kc)(a):a)}})};
