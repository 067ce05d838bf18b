"use strict";exports.id=9128,exports.ids=[9128],exports.modules={12744:((k,$,f)=>{f.d($,{e:()=>Z,X:()=>S});var T=f(58552),r=f(45599),b=f(74135),B=f(6057),U=f(9819);class K{document;patterns=new Map;resources=new Map;spend;constructor(d){
this.document=d,this.spend=new U.b9(d).spend}move(d,u){const{document:l}=this,g=l.dict(d),E=l.dict(g?.get("Pattern"));if(!g||!E||E.size===0)return;const m=(0,r.
i9)(d)?d.number:g;let x=this.resources.get(m);x||this.resources.set(m,x=new Map);const L=u.join(" ");let w=x.get(L);if(!w){this.spend(E.size),this.settleForms(g,
d);const M=new r.Bi([...E].map(([P,X])=>[P,this.pattern(X,u,L)]));w=l.add(new r.Bi(g).set("Pattern",M)),x.set(L,w)}return w}pattern(d,u,l){const{document:g}=this,
E=g.resolve(d),m=E instanceof r.Z6?E.dict:E;if(!(0,r.Zm)(m))return d;const x=(0,r.i9)(d)?this.patterns.get(`${d.number} ${l}`):void 0;if(x)return x;const L=new r.
Bi(m).set("Matrix",[...(0,b.lw)((0,B.lQ)(g,m.get("Matrix")),u)]),w=g.add(E instanceof r.Z6?new r.Z6(L,E.data,E.sealed):L);return(0,r.i9)(d)&&this.patterns.set(`${d.
number} ${l}`,w),w}settleForms(d,u){const{document:l}=this;for(const g of l.dict(d.get("XObject"))?.values()??[]){const E=l.resolve(g);!(0,r.i9)(g)||!(E instanceof
r.Z6)||E.dict.has("Resources")||(0,r.Eo)(l.resolve(E.dict.get("Subtype")),"Form")&&(l.edit(g),E.dict.set("Resources",u))}}}var H=f(97727),A=f(36078),D=f(99876),
W=f(86166),R=f(96927),I=f(51872);const z=72,Z=1e4,F=.01,v=["BleedBox","TrimBox","ArtBox"];async function S(y,d,u){const l=await(0,D.F)(y,d),g=l.kinds.map(m=>N(m,
u));return C(l,g,u),new O(y,g).run(l)}class O{document;changes;painter;patterns;constructor(d,u){this.document=d,this.changes=u,this.painter=new H.B(d),this.patterns=
new K(d)}async run({pages:d,kinds:u}){const{document:l,changes:g}=this,{pace:E}=l.job,m=d.filter(M=>!this.isSettled(M,u[M.kind]));if(m.length===0)return 0;const x=new Map(
m.map(({index:M,kind:P})=>[l.pages.number(M),g[P].move])),L=new I.J(l,x),w=[];for(const{index:M}of m){w.push(L.moveOn(l.pages.number(M)));const P=E.step(Z);P&&await P}
await L.moveReferences(),await this.painter.inspect(m);for(const[M,P]of m.entries()){const X=E.step(Z);X&&await X,M%1e3===0&&E.progress(M/m.length);const j=g[P.
kind],Q={...w[M],...this.boxes(P.index,j)},_=this.patterns.move(P.resources,j.move.matrix);this.painter.within(P,j.operators,_,Q)}return m.length}isSettled({index:d,
kind:u},{box:l,userUnit:g}){const{move:E,box:m}=this.changes[u],x=(L,w)=>L.every((M,P)=>Math.abs(M-w[P])<F);return g===1&&x(E.matrix,[1,0,0,1,0,0])&&x(l,m)&&x((0,B.
VO)(this.document,d),m)}boxes(d,{box:u,move:l}){const{document:g}=this,E=g.pages.number(d),m=(0,b.W1)(u),x=g.pages.attribute(d,"CropBox")===void 0?{}:{CropBox:m},
L={MediaBox:m,...x,UserUnit:void 0,Thumb:void 0};for(const w of v){const M=(0,B.b0)(g,g.entry(E,w)),P=M&&(0,b.Pj)((0,W.P1)(l,M),u);L[w]=P&&(0,b.W1)(P)}return L}}
function N(y,d){const{userUnit:u,rotation:l}=y,g=(0,b.iN)(y),[E,m]=[g.width*u,g.height*u],x=V(E,m,d),L=[x.width/E,x.height/m],w=d.scaling==="none"?1:d.scaling===
"fill"?Math.max(...L):Math.min(...L),[M,P]=[(x.width-E*w)/2,(x.height-m*w)/2],X=l%180!==0,j=[0,0,X?x.height:x.width,X?x.width:x.height],Q=[w*u,0,0,w*u,M,P],_=(0,b.
S3)({box:j,rotation:l}),[et,,,q,tt,nt]=(0,b.lw)((0,b.lw)((0,b.DI)((0,b.S3)(y)),Q),_),J=[et,0,0,q,tt,nt];return{move:{matrix:J},box:j,operators:`${(0,A.vs)(J)} c\
m${G(y.box,J,j)}`}}function G(y,d,u){const l=(0,b.zl)(d,y);return l[0]<=F&&l[1]<=F&&l[2]>=u[2]-F&&l[3]>=u[3]-F?"":` ${[y[0],y[1],y[2]-y[0],y[3]-y[1]].map(A._).join(
" ")} re W n`}function V(y,d,{page_size:u,page_width:l,page_height:g,orientation:E}){if(u!==void 0){const[M,P]=R.tn[u];return(E==="auto"?y>d:E==="landscape")?{width:P,
height:M}:{width:M,height:P}}const m=l===void 0?(g??0)*z*y/d:l*z,x=g===void 0?m*d/y:g*z,w=E==="portrait"&&m>x||E==="landscape"&&m<x?[x,m]:[m,x];return{width:w[0],
height:w[1]}}function C({pages:y,kinds:d},u,{page_width:l,page_height:g}){const E=P=>P<R.XS-F||P>R.tU+F,m=y.find(({kind:P})=>u[P].box.slice(2).some(E));if(!m)return;
const x=u[m.kind].box.slice(2);d[m.kind].rotation%180!==0&&x.reverse();const L=x.map(P=>Number((P/z).toPrecision(3))),w=l===void 0||g!==void 0&&g<l?"page_height":
"page_width",M=`makes page ${m.index+1} ${L.join(" × ")} inches; each side must be from 0.042 to ${R.tU/z} inches`;throw(0,T.G6)([{field:w,message:M}])}}),86166:((k,$,f)=>{
f.d($,{Ek:()=>H,LQ:()=>b,P1:()=>B,_K:()=>r,kR:()=>K,rq:()=>U});var T=f(74135);const r=({matrix:[A,D]})=>Math.hypot(A,D);function b({matrix:[A,D]}){return Math.abs(
A)>=Math.abs(D)?A<0?180:0:D>0?90:270}const B=({matrix:A},D)=>(0,T.W1)((0,T.zl)(A,D));function U({matrix:A},D){const W=[];for(let R=0;R+1<D.length;R+=2)W.push(...(0,T.
Gd)(A,D[R],D[R+1]));return(0,T.W1)(W)}function K(A,D){const W=b(A)/90;return(0,T.W1)(D.map((R,I)=>D[(I+W)%D.length]*r(A)))}const H=(A,D)=>(0,T.W1)(D.map(W=>W*r(
A)))}),96927:((k,$,f)=>{f.d($,{XS:()=>B,tU:()=>U,tn:()=>b});const T=K=>Math.round(K*72e3/25.4)/1e3,r=(K,H)=>[T(K),T(H)],b={A3:r(297,420),A4:r(210,297),A5:r(148,
210),A6:r(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},B=3,U=14400}),51872:((k,$,f)=>{f.d($,{J:()=>ft});var T=f(79725),r=f(45599),b=f(74135),B=f(
86166),U=f(6057);function K(i,t,e,n){const s=i.dict(t);if(!s)return;const o=new r.Bi(s),c=i.array(s.get("O"))?.map(a=>i.resolve(a));c?.length===2&&c.every(a=>typeof a==
"number")&&o.set("O",(0,B.rq)(e,c));for(const a of["X","Y"]){const h=i.array(s.get(a)),p=i.dict(h?.[0]),Y=i.resolve(p?.get("C"));n(h?.length??0),h&&p&&typeof Y==
"number"&&o.set(a,[new r.Bi(p).set("C",Y/(0,B._K)(e)),...h.slice(1)])}return o}const H=20;function A(i,t,e,n){const s=i.array(t);return n((s?.length??0)*((0,r.i9)(
t)?H:1)),s?.map(o=>{const c=i.dict(o);if(!c)return o;const a=new r.Bi(c),h=(0,U.b0)(i,c.get("BBox"));h&&a.set("BBox",(0,B.P1)(e,h));const p=K(i,c.get("Measure"),
e,n);return p!==void 0&&a.set("Measure",p),a})}const D=["QuadPoints","Vertices","L","CL"],W=["InkList","Path"],R=["LL","LLE","LLO","CO"],I=[...D,...W,...R,"RD",
"Border","BS","Measure","AP"];class z{document;spend;turned=new Map;constructor(t,e){this.document=t,this.spend=e}moved(t,e){const n={},s=(a,h)=>{h!==void 0&&(n[a]=
h)},o=this.numbers(t.get("Rect"));o?.length===4&&s("Rect",(0,B.P1)(e,o));for(const a of D)s(a,this.points(t.get(a),e));for(const a of W){const h=this.list(t.get(
a));s(a,h?.map(p=>this.points(p,e)??p))}for(const a of R)s(a,this.lengths(t.get(a),e));const c=this.numbers(t.get("RD"));return c&&s("RD",(0,B.kR)(e,c)),s("Bord\
er",this.border(t.get("Border"),e)??this.defaultBorder(t,e)),s("BS",this.borderStyle(t.get("BS"),e)),s("Measure",K(this.document,t.get("Measure"),e,this.spend)),
(0,B.LQ)(e)!==0&&s("AP",this.appearances(t.get("AP"),e)),n}points(t,e){const n=this.numbers(t);return n&&(0,B.rq)(e,n)}lengths(t,e){const n=this.document.resolve(
t);if(typeof n=="number")return(0,B.Ek)(e,[n])[0];const s=this.numbers(t);return s&&(0,B.Ek)(e,s)}border(t,e){return this.list(t)?.map(n=>this.lengths(n,e)??n)}defaultBorder(t,e){
return(0,r.Eo)(this.document.resolve(t.get("Subtype")),"Link")&&!t.has("BS")?(0,B.Ek)(e,[0,0,1]):void 0}borderStyle(t,e){const n=this.document.dict(t);if(!n)return;
const s=new r.Bi(n);s.set("W",this.lengths(n.get("W")??1,e)??1);const o=this.lengths(n.get("D"),e);return o!==void 0&&s.set("D",o),s}appearances(t,e){const n=this.
document.dict(t);if(!n)return;const s=new r.Bi;for(const[o,c]of n){const a=this.document.resolve(c);this.spend((0,r.Zm)(a)?Z*a.size:1),(0,r.Zm)(a)?s.set(o,new r.
Bi([...a].map(([h,p])=>[h,this.turnedForm(p,e)]))):s.set(o,this.turnedForm(c,e))}return s}turnedForm(t,e){const n=this.document.resolve(t);if(!(0,r.i9)(t)||!(n instanceof
r.Z6))return t;const s=F[(0,B.LQ)(e)],o=`${t.number} ${s.join(" ")}`;let c=this.turned.get(o);if(!c){const a=(0,b.lw)((0,U.lQ)(this.document,n.dict.get("Matrix")),
s),h=new r.Bi(n.dict).set("Matrix",(0,b.W1)(a));c=this.document.add(new r.Z6(h,n.data,n.sealed)),this.turned.set(o,c)}return c}list(t){const e=this.document.array(
t);return e&&this.spend(e.length),e}numbers(t){const e=this.list(t)?.map(n=>this.document.resolve(n));return e?.every(n=>typeof n=="number"&&Number.isFinite(n))?
e:void 0}}const Z=10,F={90:[0,1,-1,0,0,0],180:[-1,0,0,-1,0,0],270:[0,-1,1,0,0,0]};var v=f(37709),S=f(36078),O=f(9819),N=f(91374);const G=new Set(["Tf","Tc","Tw",
"TL","Ts"]);function V(i,t,e){const n=(0,r.Eo)(i.resolve(t.get("Subtype")),"Widget"),s=n?(0,N.hj)(i,t,"DA"):t.get("DA"),o=i.resolve(s??(n?(0,O.Wo)(i,"AcroForm")?.
dict.get("DA"):void 0));if(!(!(o instanceof r.Mx)||o.bytes.length>C))return(0,r.Px)(y(Buffer.from(o.bytes).toString("latin1"),e))}const C=1e4;function y(i,t){const e=new v.
B(Buffer.from(i,"latin1"));let n="",s=0;for(;e.next();){const o=e.count-1,c=e.number(o);!G.has(e.operator)||Number.isNaN(c)||(n+=i.slice(s,e.startOf(o))+(0,S._)(
c*t),s=e.endOf(o))}return n+i.slice(s)}var d=f(21996);const u=["XYZ","FitR","FitH","FitV","FitBH","FitBV"],l=["Fit","FitB"],g=new Set([...u,...l]);async function E(i,t,{
toSheets:e,isDone:n}){for(const s of await(0,d.Av)(i,e?[...u,...l]:u)){if(n(s))continue;L(i,i.get(s),t)&&i.edit(s);const o=i.job.pace.step(1e3);o&&await o}}const m=[
"A","AA","PA","Names","OpenAction"];function x(i,t,e){const n=i.entry(t,"Dest");if((0,r.cy)(n))return w(i,n,e)?n:null}function L(i,t,e){let n=!1;const s=[t];for(let o=s.
pop();o!==void 0;o=s.pop())if((0,r.cy)(o))if(w(i,o,e))n=!0;else for(const c of o)s.push(c);else if((0,r.Zm)(o))for(const c of o.values())s.push(c);else o instanceof
r.Z6&&s.push(o.dict);return n}function w(i,t,e){const[n,s]=t;if(!(0,r.i9)(n)||!(s instanceof r.SX)||!g.has(s.text))return!1;const o=e(n);if(!o)return!1;const c=t.
slice(2,6).map(h=>{const p=i.resolve(h);return typeof p=="number"&&Number.isFinite(p)?p:null}),a=o.sheet?X(o,s.text,c):P(o,s.text,c);return t.splice(1,t.length-
1,...a),o.sheet&&i.pages.indexOf(n.number)>=0&&(t[0]=new r.oS(o.sheet.page)),!0}const M=(i,t)=>[(0,r.UU)(i),...t];function P(i,t,e){const[n,s]=[e[0]??null,e[1]??
null],o=a=>a===null?null:(0,b.W1)([(0,b.Gd)(i.matrix,a,0)[0]])[0],c=a=>a===null?null:(0,b.W1)([(0,b.Gd)(i.matrix,0,a)[1]])[0];switch(t){case"XYZ":return[(0,r.UU)(
t),o(n),c(s),Q(i,e[2])];case"FitH":case"FitBH":return[(0,r.UU)(t),c(n)];case"FitV":case"FitBV":return[(0,r.UU)(t),o(n)];default:return j(i,e)??M(t,e)}}function X(i,t,e){
const{box:n}=i.sheet,s=([h,p])=>{const[Y,ut]=(0,b.Gd)(i.matrix,h??0,p??0);return[h==null?void 0:Y,p==null?void 0:ut]};if(t==="XYZ"){const[h,p]=s(e);return[(0,r.
UU)(t),...(0,b.W1)([h??n[0],p??n[3]]),Q(i,e[2])]}const o=t==="FitR"?j(i,e):void 0;if(o)return o;const[,c]=t==="FitH"||t==="FitBH"?s([null,e[0]??null]):[],a=c!==
void 0&&c>n[1]&&c<n[3]?c:n[3];return[(0,r.UU)("FitR"),...(0,b.W1)([n[0],n[1],n[2],a])]}function j(i,[t,e,n,s]){if(!(t==null||e==null||n==null||s==null))return[(0,r.
UU)("FitR"),...(0,B.P1)(i,[t,e,n,s])]}const Q=(i,t)=>t==null?null:Math.round(t/(0,B._K)(i)*1e4)/1e4;var _=f(90536),et=f(54935),q=f(78021);const tt=100;async function nt(i,t){
if(!i.dict(i.catalog.get("StructTreeRoot")))return;const{BBox:e}=await(0,d.zx)(i,["BBox"]);if(!e.some(o=>!i.isStream(o)&&(0,_.L)(i.get(o),J)))return;const{spend:s}=new O.
b9(i);await(0,et.q)(i,({dict:o,holder:c,page:a})=>{const h=a??st(i,o),p=h===void 0?void 0:t(h),Y=p&&it(i,o.get("A"),p,s);Y!==void 0&&(i.edit(c),o.set("A",Y))})}
const J=i=>i.has("BBox")&&i.has("O");function it(i,t,e,n){const s=h=>{const p=i.dict(h),Y=p&&J(p)?(0,U.b0)(i,p.get("BBox")):void 0;return p&&Y?new r.Bi(p).set("\
BBox",(0,B.P1)(e,Y)):h},o=i.array(t);n(o?.length??1);const c=o??(t===void 0?[]:[t]),a=c.map(s);if(!a.every((h,p)=>h===c[p]))return o?a:a[0]}function st(i,t){return rt(
i,t)??ct(i,t)}function rt(i,t){let e=t;for(let n=0;e&&n<tt;n++){const s=e.get("Pg");if((0,r.i9)(s))return s.number;if((0,q.FH)(e))return;const o=e.get("K");e=i.
dict((i.array(o)??[o])[0]??null)}}function ct(i,t){let e=i.dict(t.get("P"));for(let n=0;e&&n<tt;n++){const s=e.get("Pg");if((0,r.i9)(s))return s.number;e=i.dict(
e.get("P"))}}const at=[...I.filter(i=>i!=="Border"),"DA","FT","Parent"],ot=(i,t)=>({...t,matrix:(0,b.lw)((0,b.DI)(i.matrix),t.matrix)}),dt=50;class ft{document;moves;annotations;moved=new Map;beads=new Set;destined=new Set;located=new T.
R;spend;constructor(t,e){this.document=t,this.moves=e,this.spend=new O.b9(t).spend,this.annotations=new z(t,this.spend)}async moveReferences(){const{document:t,
moves:e,destined:n}=this,s=[...e.values()].some(({sheet:o})=>o!==void 0);await E(t,this.moveOf,{toSheets:s,isDone:o=>n.has(o)}),await nt(t,o=>e.get(o))}moveOf=t=>this.
moves.get(t.number)??this.ofElement(t);ofElement(t){const e=this.document.get(t);if(!(0,r.Zm)(e)||!(0,q.Uc)(e))return;const n=st(this.document,e);return n===void 0?
void 0:this.moves.get(n)}moveOn(t){const{document:e}=this,n=this.moves.get(t),s={},o=this.moveAnnotations(e.entry(t,"Annots"),n);o&&(s.Annots=o);const c=e.array(
e.entry(t,"B"))??[];this.spend(c.length);for(const h of c)this.moveBead(h,n);const a=A(e,e.entry(t,"VP"),n,this.spend);return a&&(s.VP=a),s}moveAnnotations(t,e){
const{document:n}=this,s=n.array(t),o=(0,r.i9)(t)?this.moved.get(t.number):void 0;if(!s||o===e)return;this.spend(s.length);const c=o?ot(o,e):e,a=s.map(h=>(0,r.i9)(
h)?this.moveAnnotation(h,e):(0,r.Zm)(h)?this.movedDict(h,c):h);if((0,r.i9)(t)&&!o&&this.moved.set(t.number,e),!a.every((h,p)=>h===s[p])){if(!(0,r.i9)(t)||o)return a;
n.put(t,a)}}moveAnnotation(t,e){const{document:n}=this,s=this.moved.get(t.number);if(s)return s===e?t:this.copy(t,s,e);this.moved.set(t.number,e);const o=this.soleRectangle(
t.number);if(o){const a=o.hasOthers?void 0:x(n,t.number,this.moveOf);return a!==void 0&&this.destined.add(t.number),n.patch(t.number,{Rect:(0,B.P1)(e,o.box),...a&&
{Dest:a},...this.page(e)}),t}const c=n.get(t);return(0,r.Zm)(c)&&n.put(t,this.movedDict(c,e)),t}copy(t,e,n){const{document:s}=this,o=s.get(t);if(!(0,r.Zm)(o)||(0,r.
Eo)(s.resolve(o.get("Subtype")),"Widget"))return t;this.spend(dt);const c=this.movedDict(o,ot(e,n));return c.delete("StructParent"),s.add(c)}soleRectangle(t){const{
document:e,located:n}=this,s=e.place(t);if(!s||!e.locate(t,s,n))return;const{bytes:o}=s;if(at.some(p=>n.find(o,p)>=0))return;const c=e.entry(t,"Border"),h=(0,r.
cy)(c)&&c.every(p=>p===0)?(0,U.b0)(e,e.entry(t,"Rect")):void 0;return h&&{box:h,hasOthers:m.some(p=>n.find(o,p)>=0)}}movedDict(t,e){const n=new r.Bi(t);for(const[
c,a]of Object.entries({...this.annotations.moved(t,e),...this.page(e)}))n.set(c,a);const s=(0,B._K)(e),o=s===1?void 0:V(this.document,t,s);return o&&n.set("DA",
o),n}page({sheet:t}){return t?{P:new r.oS(t.page)}:{}}moveBead(t,e){const{document:n}=this;if(!(0,r.i9)(t)||this.beads.has(t.number))return;this.beads.add(t.number);
const s=(0,U.b0)(n,n.entry(t.number,"R"));s&&n.patch(t.number,{R:(0,B.P1)(e,s),...this.page(e)})}}}),73249:((k,$,f)=>{f.d($,{E:()=>D});var T=f(21996),r=f(90536),
b=f(78157),B=f(45599),U=f(12207),K=f(9819),H=f(17671);const A=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function D(v){const S=await Z(v);if(S.length===0)return;let O;
const N=(0,K.Wo)(v,"Dests");let G;for(const V of S){const C=v.get(V),y={changed:!1},d=u=>{W(u)&&(u[0]=R(v,u[0])??(G??=v.add(null)),y.changed=!0)};W(C)&&(O??=await z(
v),O.has(V)||d(C)),(0,B.cy)(C)&&C.forEach(d),(0,r.C)(C,u=>I(v,u,d)),N?.holder===V&&N.dict.forEach(d),y.changed&&v.edit(V)}G&&await(0,H.E2)(v,G)}function W(v){return(0,B.
cy)(v)&&typeof v[0]=="number"&&v[1]instanceof B.SX&&A.test(v[1].text)}function R(v,S){const O=(0,U.hN)(v,S);return O===void 0?void 0:new B.oS(v.pages.number(O))}
function I(v,S,O){const N=S.get("Names");(0,B.cy)(N)&&N.forEach(O),O(S.get("Dest")),O(S.get("OpenAction"));const G=v.resolve(S.get("S"));(G===null||(0,B.Eo)(G,"\
GoTo"))&&O(S.get("D"))}async function z(v){const S=new Set,{GoToR:O,GoToE:N}=await(0,T.zx)(v,["GoToR","GoToE"]);for(const G of[...O,...N])(0,r.C)(v.get(G),V=>{const[
C,y]=[v.resolve(V.get("S")),V.get("D")];(0,B.i9)(y)&&((0,B.Eo)(C,"GoToR")||(0,B.Eo)(C,"GoToE"))&&S.add(y.number)});return S}async function Z(v){const S=new Set;
await(0,T.RJ)(v,(O,N,G,V)=>{const C=O.subarray(N,G);for(const y of["Fit","XYZ"])for(let d=C.indexOf(y);d>=0;d=C.indexOf(y,d+y.length)){if(!F(C,d))continue;const u=V(
N+d);u!==void 0&&S.add(u)}});for(const O of(0,T.vb)(v))S.add(O);return[...S]}function F(v,S){let O=S-2;for(;O>=0&&b.Kl[v[O]]===b.t6;)O--;return(0,b.yp)(v[O])}}),
54935:((k,$,f)=>{f.d($,{q:()=>B});var T=f(45599),r=f(9819),b=f(78021);async function B(U,K){const H=(0,r.Wo)(U,"StructTreeRoot");if(!H)return;const A=new r._i(U),
D=[],W=(R,I,z)=>{const Z=R.get("K"),F=U.array(Z),v=F?(0,r.Kd)(Z,I):I,S=F??(Z===void 0?[]:[Z]);for(const O of S)D.push({value:O,holder:v,page:z});return!S.some(T.
Zm)};W(H.dict,H.holder,void 0);for(let R=D.pop();R;R=D.pop()){const{value:I,page:z}=R,Z=U.job.pace.step(300);Z&&await Z;const F=A.first(I)?U.resolve(I):null;if(!(0,T.
Zm)(F)||(0,b.FH)(F))continue;const v=(0,r.Kd)(I,R.holder),S=F.get("Pg"),O=(0,T.i9)(S)?S.number:z,N=W(F,v,O);K({dict:F,holder:v,page:O}),N&&(0,T.i9)(I)&&!U.isEdited(
I.number)&&U.release(I.number)}}})};
