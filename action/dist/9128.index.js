"use strict";exports.id=9128,exports.ids=[9128],exports.modules={12744:((_,$,f)=>{f.d($,{e:()=>I,X:()=>O});var R=f(58552),r=f(45599),b=f(74135),v=f(6057),U=f(9819);class Z{document;patterns=new Map;resources=new Map;spend;constructor(d){
this.document=d,this.spend=new U.b9(d).spend}move(d,y){const{document:l}=this,g=l.dict(d),E=l.dict(g?.get("Pattern"));if(!g||!E||E.size===0)return;const m=(0,r.
i9)(d)?d.number:g;let x=this.resources.get(m);x||this.resources.set(m,x=new Map);const L=y.join(" ");let D=x.get(L);if(!D){this.spend(E.size),this.settleForms(g,
d);const M=new r.Bi([...E].map(([P,j])=>[P,this.pattern(j,y,L)]));D=l.add(new r.Bi(g).set("Pattern",M)),x.set(L,D)}return D}pattern(d,y,l){const{document:g}=this,
E=g.resolve(d),m=E instanceof r.Z6?E.dict:E;if(!(0,r.Zm)(m))return d;const x=(0,r.i9)(d)?this.patterns.get(`${d.number} ${l}`):void 0;if(x)return x;const L=new r.
Bi(m).set("Matrix",[...(0,b.lw)((0,v.lQ)(g,m.get("Matrix")),y)]),D=g.add(E instanceof r.Z6?new r.Z6(L,E.data,E.sealed):L);return(0,r.i9)(d)&&this.patterns.set(`${d.
number} ${l}`,D),D}settleForms(d,y){const{document:l}=this;for(const g of l.dict(d.get("XObject"))?.values()??[]){const E=l.resolve(g);!(0,r.i9)(g)||!(E instanceof
r.Z6)||E.dict.has("Resources")||(0,r.Eo)(l.resolve(E.dict.get("Subtype")),"Form")&&(l.edit(g),E.dict.set("Resources",y))}}}var G=f(81627),X=f(36078),T=f(99876),
w=f(86166),A=f(96927),W=f(51872),V=f(45657);const F=72,I=1e4,u=.01,S=["BleedBox","TrimBox","ArtBox"];async function O(B,d,y){const l=await(0,T.F)(B,d),g=l.kinds.
map(m=>K(m,y));return z(l,g,y),new N(B,g).run(l)}class N{document;changes;painter;patterns;constructor(d,y){this.document=d,this.changes=y,this.painter=new G.B(
d),this.patterns=new Z(d)}async run({pages:d,kinds:y}){const{document:l,changes:g}=this,{pace:E}=l.job,m=d.filter(M=>!this.isSettled(M,y[M.kind]));if(m.length===
0)return 0;const x=new Map(m.map(({index:M,kind:P})=>[l.pages.number(M),g[P].move])),L=new W.J(l,x),D=[];for(const{index:M}of m){D.push(L.moveOn(l.pages.number(
M)));const P=E.step(I);P&&await P}await L.moveReferences(),await this.painter.inspect(m);for(const[M,P]of m.entries()){const j=E.step(I);j&&await j,M%1e3===0&&E.
progress(M/m.length);const Y=g[P.kind],J={...D[M],...this.boxes(P.index,Y)},q=this.patterns.move(P.resources,Y.move.matrix);await this.painter.within(P,Y.operators,
q,J)}return m.length}isSettled({index:d,kind:y},{box:l,userUnit:g}){const{move:E,box:m}=this.changes[y],x=(L,D)=>L.every((M,P)=>Math.abs(M-D[P])<u);return g===1&&
x(E.matrix,[1,0,0,1,0,0])&&x(l,m)&&x((0,v.VO)(this.document,d),m)}boxes(d,{box:y,move:l}){const{document:g}=this,E=g.pages.number(d),m=(0,b.W1)(y),x=g.pages.attribute(
d,"CropBox")===void 0?{}:{CropBox:m},L={MediaBox:m,...x,UserUnit:void 0,Thumb:void 0};for(const D of S){const M=(0,v.b0)(g,g.entry(E,D)),P=M&&(0,b.Pj)((0,w.P1)(
l,M),y);L[D]=P&&(0,b.W1)(P)}return L}}function K(B,d){const{userUnit:y,rotation:l}=B,g=(0,b.iN)(B),[E,m]=[g.width*y,g.height*y],x=C(E,m,d),L=[x.width/E,x.height/
m],D=d.scaling==="none"?1:d.scaling==="fill"?(0,V.Kf)(L):(0,V.YG)(L),[M,P]=[(x.width-E*D)/2,(x.height-m*D)/2],j=l%180!==0,Y=[0,0,j?x.height:x.width,j?x.width:x.
height],J=[D*y,0,0,D*y,M,P],q=(0,b.S3)({box:Y,rotation:l}),[nt,,,tt,et,st]=(0,b.lw)((0,b.lw)((0,b.DI)((0,b.S3)(B)),J),q),k=[nt,0,0,tt,et,st];return{move:{matrix:k},
box:Y,operators:`${(0,X.vs)(k)} cm${H(B.box,k,Y)}`}}function H(B,d,y){const l=(0,b.zl)(d,B);return l[0]<=u&&l[1]<=u&&l[2]>=y[2]-u&&l[3]>=y[3]-u?"":` ${[B[0],B[1],
B[2]-B[0],B[3]-B[1]].map(X._).join(" ")} re W n`}function C(B,d,{page_size:y,page_width:l,page_height:g,orientation:E}){if(y!==void 0){const[M,P]=A.tn[y];return(E===
"auto"?B>d:E==="landscape")?{width:P,height:M}:{width:M,height:P}}const m=l===void 0?(g??0)*F*B/d:l*F,x=g===void 0?m*d/B:g*F,D=E==="portrait"&&m>x||E==="landsca\
pe"&&m<x?[x,m]:[m,x];return{width:D[0],height:D[1]}}function z({pages:B,kinds:d},y,{page_width:l,page_height:g}){const E=P=>P<A.XS-u||P>A.tU+u,m=B.find(({kind:P})=>y[P].
box.slice(2).some(E));if(!m)return;const x=y[m.kind].box.slice(2);d[m.kind].rotation%180!==0&&x.reverse();const L=x.map(P=>Number((P/F).toPrecision(3))),D=l===void 0||
g!==void 0&&g<l?"page_height":"page_width",M=`makes page ${m.index+1} ${L.join(" × ")} inches; each side must be from 0.042 to ${A.tU/F} inches`;throw(0,R.G6)(
[{field:D,message:M}])}}),86166:((_,$,f)=>{f.d($,{Ek:()=>X,LQ:()=>v,P1:()=>U,_K:()=>b,kR:()=>G,rq:()=>Z});var R=f(74135),r=f(45657);const b=({matrix:[T,w]})=>Math.
hypot(T,w);function v({matrix:[T,w]}){return Math.abs(T)>=Math.abs(w)?T<0?180:0:w>0?90:270}const U=({matrix:T},w)=>(0,R.W1)((0,R.zl)(T,w));function Z({matrix:T},w){
const A=[];for(let W=0;W+1<w.length;W+=2)(0,r.RZ)(A,(0,R.Gd)(T,w[W],w[W+1]));return(0,R.W1)(A)}function G(T,w){const A=v(T)/90;return(0,R.W1)(w.map((W,V)=>w[(V+
A)%w.length]*b(T)))}const X=(T,w)=>(0,R.W1)(w.map(A=>A*b(T)))}),96927:((_,$,f)=>{f.d($,{XS:()=>v,tU:()=>U,tn:()=>b});const R=Z=>Math.round(Z*72e3/25.4)/1e3,r=(Z,G)=>[
R(Z),R(G)],b={A3:r(297,420),A4:r(210,297),A5:r(148,210),A6:r(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},v=3,U=14400}),51872:((_,$,f)=>{f.d($,
{J:()=>ut});var R=f(79725),r=f(45599),b=f(74135),v=f(86166),U=f(6057);function Z(i,t,e,n){const s=i.dict(t);if(!s)return;const o=new r.Bi(s),c=i.array(s.get("O"))?.
map(a=>i.resolve(a));c?.length===2&&c.every(a=>typeof a=="number")&&o.set("O",(0,v.rq)(e,c));for(const a of["X","Y"]){const h=i.array(s.get(a)),p=i.dict(h?.[0]),
Q=i.resolve(p?.get("C"));n(h?.length??0),h&&p&&typeof Q=="number"&&o.set(a,[new r.Bi(p).set("C",Q/(0,v._K)(e)),...h.slice(1)])}return o}const G=20;function X(i,t,e,n){
const s=i.array(t);return n((s?.length??0)*((0,r.i9)(t)?G:1)),s?.map(o=>{const c=i.dict(o);if(!c)return o;const a=new r.Bi(c),h=(0,U.b0)(i,c.get("BBox"));h&&a.set(
"BBox",(0,v.P1)(e,h));const p=Z(i,c.get("Measure"),e,n);return p!==void 0&&a.set("Measure",p),a})}const T=["QuadPoints","Vertices","L","CL"],w=["InkList","Path"],
A=["LL","LLE","LLO","CO"],W=[...T,...w,...A,"RD","Border","BS","Measure","AP"];class V{document;spend;turned=new Map;constructor(t,e){this.document=t,this.spend=
e}moved(t,e){const n={},s=(a,h)=>{h!==void 0&&(n[a]=h)},o=this.numbers(t.get("Rect"));o?.length===4&&s("Rect",(0,v.P1)(e,o));for(const a of T)s(a,this.points(t.
get(a),e));for(const a of w){const h=this.list(t.get(a));s(a,h?.map(p=>this.points(p,e)??p))}for(const a of A)s(a,this.lengths(t.get(a),e));const c=this.numbers(
t.get("RD"));return c&&s("RD",(0,v.kR)(e,c)),s("Border",this.border(t.get("Border"),e)??this.defaultBorder(t,e)),s("BS",this.borderStyle(t.get("BS"),e)),s("Meas\
ure",Z(this.document,t.get("Measure"),e,this.spend)),(0,v.LQ)(e)!==0&&s("AP",this.appearances(t.get("AP"),e)),n}points(t,e){const n=this.numbers(t);return n&&(0,v.
rq)(e,n)}lengths(t,e){const n=this.document.resolve(t);if(typeof n=="number")return(0,v.Ek)(e,[n])[0];const s=this.numbers(t);return s&&(0,v.Ek)(e,s)}border(t,e){
return this.list(t)?.map(n=>this.lengths(n,e)??n)}defaultBorder(t,e){return(0,r.Eo)(this.document.resolve(t.get("Subtype")),"Link")&&!t.has("BS")?(0,v.Ek)(e,[0,
0,1]):void 0}borderStyle(t,e){const n=this.document.dict(t);if(!n)return;const s=new r.Bi(n);s.set("W",this.lengths(n.get("W")??1,e)??1);const o=this.lengths(n.
get("D"),e);return o!==void 0&&s.set("D",o),s}appearances(t,e){const n=this.document.dict(t);if(!n)return;const s=new r.Bi;for(const[o,c]of n){const a=this.document.
resolve(c);this.spend((0,r.Zm)(a)?F*a.size:1),(0,r.Zm)(a)?s.set(o,new r.Bi([...a].map(([h,p])=>[h,this.turnedForm(p,e)]))):s.set(o,this.turnedForm(c,e))}return s}turnedForm(t,e){
const n=this.document.resolve(t);if(!(0,r.i9)(t)||!(n instanceof r.Z6))return t;const s=I[(0,v.LQ)(e)],o=`${t.number} ${s.join(" ")}`;let c=this.turned.get(o);if(!c){
const a=(0,b.lw)((0,U.lQ)(this.document,n.dict.get("Matrix")),s),h=new r.Bi(n.dict).set("Matrix",(0,b.W1)(a));c=this.document.add(new r.Z6(h,n.data,n.sealed)),this.
turned.set(o,c)}return c}list(t){const e=this.document.array(t);return e&&this.spend(e.length),e}numbers(t){const e=this.list(t)?.map(n=>this.document.resolve(n));
return e?.every(n=>typeof n=="number"&&Number.isFinite(n))?e:void 0}}const F=10,I={90:[0,1,-1,0,0,0],180:[-1,0,0,-1,0,0],270:[0,-1,1,0,0,0]};var u=f(37709),S=f(
36078),O=f(9819),N=f(91374);const K=new Set(["Tf","Tc","Tw","TL","Ts"]);function H(i,t,e){const n=(0,r.Eo)(i.resolve(t.get("Subtype")),"Widget"),s=n?(0,N.hj)(i,
t,"DA"):t.get("DA"),o=i.resolve(s??(n?(0,O.Wo)(i,"AcroForm")?.dict.get("DA"):void 0));if(!(!(o instanceof r.Mx)||o.bytes.length>C))return(0,r.Px)(z(Buffer.from(
o.bytes).toString("latin1"),e))}const C=1e4;function z(i,t){const e=new u.BT(Buffer.from(i,"latin1"));let n="",s=0;for(;e.next();){const o=e.count-1,c=e.number(
o);!K.has(e.operator)||Number.isNaN(c)||(n+=i.slice(s,e.startOf(o))+(0,S._)(c*t),s=e.endOf(o))}return n+i.slice(s)}var B=f(21996),d=f(45657);const y=["XYZ","Fit\
R","FitH","FitV","FitBH","FitBV"],l=["Fit","FitB"],g=new Set([...y,...l]);async function E(i,t,{toSheets:e,isDone:n}){for(const s of await(0,B.Av)(i,e?[...y,...l]:
y)){if(n(s))continue;L(i,i.get(s),t)&&i.edit(s);const o=i.job.pace.step(1e3);o&&await o}}const m=["A","AA","PA","Names","OpenAction"];function x(i,t,e){const n=i.
entry(t,"Dest");if((0,r.cy)(n))return D(i,n,e)?n:null}function L(i,t,e){let n=!1;const s=[t];for(let o=s.pop();o!==void 0;o=s.pop())if((0,r.cy)(o))if(D(i,o,e))n=
!0;else for(const c of o)s.push(c);else if((0,r.Zm)(o))for(const c of o.values())s.push(c);else o instanceof r.Z6&&s.push(o.dict);return n}function D(i,t,e){const[
n,s]=t;if(!(0,r.i9)(n)||!(s instanceof r.SX)||!g.has(s.text))return!1;const o=e(n);if(!o)return!1;const c=t.slice(2,6).map(h=>{const p=i.resolve(h);return typeof p==
"number"&&Number.isFinite(p)?p:null}),a=o.sheet?j(o,s.text,c):P(o,s.text,c);return t.length=1,(0,d.RZ)(t,a),o.sheet&&i.pages.indexOf(n.number)>=0&&(t[0]=new r.oS(
o.sheet.page)),!0}const M=(i,t)=>[(0,r.UU)(i),...t];function P(i,t,e){const[n,s]=[e[0]??null,e[1]??null],o=a=>a===null?null:(0,b.W1)([(0,b.Gd)(i.matrix,a,0)[0]])[0],
c=a=>a===null?null:(0,b.W1)([(0,b.Gd)(i.matrix,0,a)[1]])[0];switch(t){case"XYZ":return[(0,r.UU)(t),o(n),c(s),J(i,e[2])];case"FitH":case"FitBH":return[(0,r.UU)(t),
c(n)];case"FitV":case"FitBV":return[(0,r.UU)(t),o(n)];default:return Y(i,e)??M(t,e)}}function j(i,t,e){const{box:n}=i.sheet,s=([h,p])=>{const[Q,ht]=(0,b.Gd)(i.matrix,
h??0,p??0);return[h==null?void 0:Q,p==null?void 0:ht]};if(t==="XYZ"){const[h,p]=s(e);return[(0,r.UU)(t),...(0,b.W1)([h??n[0],p??n[3]]),J(i,e[2])]}const o=t==="F\
itR"?Y(i,e):void 0;if(o)return o;const[,c]=t==="FitH"||t==="FitBH"?s([null,e[0]??null]):[],a=c!==void 0&&c>n[1]&&c<n[3]?c:n[3];return[(0,r.UU)("FitR"),...(0,b.W1)(
[n[0],n[1],n[2],a])]}function Y(i,[t,e,n,s]){if(!(t==null||e==null||n==null||s==null))return[(0,r.UU)("FitR"),...(0,v.P1)(i,[t,e,n,s])]}const J=(i,t)=>t==null?null:
Math.round(t/(0,v._K)(i)*1e4)/1e4;var q=f(90536),nt=f(54935),tt=f(78021);const et=100;async function st(i,t){if(!i.dict(i.catalog.get("StructTreeRoot")))return;
const{BBox:e}=await(0,B.zx)(i,["BBox"]);if(!e.some(o=>!i.isStream(o)&&(0,q.L)(i.get(o),k)))return;const{spend:s}=new O.b9(i);await(0,nt.q)(i,({dict:o,holder:c,page:a})=>{
const h=a??ot(i,o),p=h===void 0?void 0:t(h),Q=p&&rt(i,o.get("A"),p,s);Q!==void 0&&(i.edit(c),o.set("A",Q))})}const k=i=>i.has("BBox")&&i.has("O");function rt(i,t,e,n){
const s=h=>{const p=i.dict(h),Q=p&&k(p)?(0,U.b0)(i,p.get("BBox")):void 0;return p&&Q?new r.Bi(p).set("BBox",(0,v.P1)(e,Q)):h},o=i.array(t);n(o?.length??1);const c=o??
(t===void 0?[]:[t]),a=c.map(s);if(!a.every((h,p)=>h===c[p]))return o?a:a[0]}function ot(i,t){return ct(i,t)??at(i,t)}function ct(i,t){let e=t;for(let n=0;e&&n<et;n++){
const s=e.get("Pg");if((0,r.i9)(s))return s.number;if((0,tt.FH)(e))return;const o=e.get("K");e=i.dict((i.array(o)??[o])[0]??null)}}function at(i,t){let e=i.dict(
t.get("P"));for(let n=0;e&&n<et;n++){const s=e.get("Pg");if((0,r.i9)(s))return s.number;e=i.dict(e.get("P"))}}const dt=[...W.filter(i=>i!=="Border"),"DA","FT","\
Parent"],it=(i,t)=>({...t,matrix:(0,b.lw)((0,b.DI)(i.matrix),t.matrix)}),ft=50;class ut{document;moves;annotations;moved=new Map;beads=new Set;destined=new Set;located=new R.
R;spend;constructor(t,e){this.document=t,this.moves=e,this.spend=new O.b9(t).spend,this.annotations=new V(t,this.spend)}async moveReferences(){const{document:t,
moves:e,destined:n}=this,s=[...e.values()].some(({sheet:o})=>o!==void 0);await E(t,this.moveOf,{toSheets:s,isDone:o=>n.has(o)}),await st(t,o=>e.get(o))}moveOf=t=>this.
moves.get(t.number)??this.ofElement(t);ofElement(t){const e=this.document.get(t);if(!(0,r.Zm)(e)||!(0,tt.Uc)(e))return;const n=ot(this.document,e);return n===void 0?
void 0:this.moves.get(n)}moveOn(t){const{document:e}=this,n=this.moves.get(t),s={},o=this.moveAnnotations(e.entry(t,"Annots"),n);o&&(s.Annots=o);const c=e.array(
e.entry(t,"B"))??[];this.spend(c.length);for(const h of c)this.moveBead(h,n);const a=X(e,e.entry(t,"VP"),n,this.spend);return a&&(s.VP=a),s}moveAnnotations(t,e){
const{document:n}=this,s=n.array(t),o=(0,r.i9)(t)?this.moved.get(t.number):void 0;if(!s||o===e)return;this.spend(s.length);const c=o?it(o,e):e,a=s.map(h=>(0,r.i9)(
h)?this.moveAnnotation(h,e):(0,r.Zm)(h)?this.movedDict(h,c):h);if((0,r.i9)(t)&&!o&&this.moved.set(t.number,e),!a.every((h,p)=>h===s[p])){if(!(0,r.i9)(t)||o)return a;
n.put(t,a)}}moveAnnotation(t,e){const{document:n}=this,s=this.moved.get(t.number);if(s)return s===e?t:this.copy(t,s,e);this.moved.set(t.number,e);const o=this.soleRectangle(
t.number);if(o){const a=o.hasOthers?void 0:x(n,t.number,this.moveOf);return a!==void 0&&this.destined.add(t.number),n.patch(t.number,{Rect:(0,v.P1)(e,o.box),...a&&
{Dest:a},...this.page(e)}),t}const c=n.get(t);return(0,r.Zm)(c)&&n.put(t,this.movedDict(c,e)),t}copy(t,e,n){const{document:s}=this,o=s.get(t);if(!(0,r.Zm)(o)||(0,r.
Eo)(s.resolve(o.get("Subtype")),"Widget"))return t;this.spend(ft);const c=this.movedDict(o,it(e,n));return c.delete("StructParent"),s.add(c)}soleRectangle(t){const{
document:e,located:n}=this,s=e.place(t);if(!s||!e.locate(t,s,n))return;const{bytes:o}=s;if(dt.some(p=>n.find(o,p)>=0))return;const c=e.entry(t,"Border"),h=(0,r.
cy)(c)&&c.every(p=>p===0)?(0,U.b0)(e,e.entry(t,"Rect")):void 0;return h&&{box:h,hasOthers:m.some(p=>n.find(o,p)>=0)}}movedDict(t,e){const n=new r.Bi(t);for(const[
c,a]of Object.entries({...this.annotations.moved(t,e),...this.page(e)}))n.set(c,a);const s=(0,v._K)(e),o=s===1?void 0:H(this.document,t,s);return o&&n.set("DA",
o),n}page({sheet:t}){return t?{P:new r.oS(t.page)}:{}}moveBead(t,e){const{document:n}=this;if(!(0,r.i9)(t)||this.beads.has(t.number))return;this.beads.add(t.number);
const s=(0,U.b0)(n,n.entry(t.number,"R"));s&&n.patch(t.number,{R:(0,v.P1)(e,s),...this.page(e)})}}}),73249:((_,$,f)=>{f.d($,{E:()=>T});var R=f(21996),r=f(90536),
b=f(78157),v=f(45599),U=f(12207),Z=f(9819),G=f(17671);const X=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function T(u){const S=await F(u);if(S.length===0)return;let O;
const N=(0,Z.Wo)(u,"Dests");let K;for(const H of S){const C=u.get(H),z={changed:!1},B=d=>{w(d)&&(d[0]=A(u,d[0])??(K??=u.add(null)),z.changed=!0)};w(C)&&(O??=await V(
u),O.has(H)||B(C)),(0,v.cy)(C)&&C.forEach(B),(0,r.C)(C,d=>W(u,d,B)),N?.holder===H&&N.dict.forEach(B),z.changed&&u.edit(H)}K&&await(0,G.E2)(u,K)}function w(u){return(0,v.
cy)(u)&&typeof u[0]=="number"&&u[1]instanceof v.SX&&X.test(u[1].text)}function A(u,S){const O=(0,U.hN)(u,S);return O===void 0?void 0:new v.oS(u.pages.number(O))}
function W(u,S,O){const N=S.get("Names");(0,v.cy)(N)&&N.forEach(O),O(S.get("Dest")),O(S.get("OpenAction"));const K=u.resolve(S.get("S"));(K===null||(0,v.Eo)(K,"\
GoTo"))&&O(S.get("D"))}async function V(u){const S=new Set,{GoToR:O,GoToE:N}=await(0,R.zx)(u,["GoToR","GoToE"]);for(const K of[...O,...N])(0,r.C)(u.get(K),H=>{const[
C,z]=[u.resolve(H.get("S")),H.get("D")];(0,v.i9)(z)&&((0,v.Eo)(C,"GoToR")||(0,v.Eo)(C,"GoToE"))&&S.add(z.number)});return S}async function F(u){const S=new Set;
await(0,R.RJ)(u,(O,N,K,H)=>{const C=O.subarray(N,K);for(const z of["Fit","XYZ"])for(let B=C.indexOf(z);B>=0;B=C.indexOf(z,B+z.length)){if(!I(C,B))continue;const d=H(
N+B);d!==void 0&&S.add(d)}});for(const O of(0,R.vb)(u))S.add(O);return[...S]}function I(u,S){let O=S-2;for(;O>=0&&b.Kl[u[O]]===b.t6;)O--;return(0,b.yp)(u[O])}}),
54935:((_,$,f)=>{f.d($,{q:()=>v});var R=f(45599),r=f(9819),b=f(78021);async function v(U,Z){const G=(0,r.Wo)(U,"StructTreeRoot");if(!G)return;const X=new r._i(U),
T=[],w=(A,W,V)=>{const F=A.get("K"),I=U.array(F),u=I?(0,r.Kd)(F,W):W,S=I??(F===void 0?[]:[F]);for(const O of S)T.push({value:O,holder:u,page:V});return!S.some(R.
Zm)};w(G.dict,G.holder,void 0);for(let A=T.pop();A;A=T.pop()){const{value:W,page:V}=A,F=U.job.pace.step(300);F&&await F;const I=X.first(W)?U.resolve(W):null;if(!(0,R.
Zm)(I)||(0,b.FH)(I))continue;const u=(0,r.Kd)(W,A.holder),S=I.get("Pg"),O=(0,R.i9)(S)?S.number:V,N=w(I,u,O);Z({dict:I,holder:u,page:O}),N&&(0,R.i9)(W)&&!U.isEdited(
W.number)&&U.release(W.number)}}})};
