"use strict";exports.id=9128,exports.ids=[9128],exports.modules={12744:((J,$,l)=>{l.d($,{e:()=>H,X:()=>U});var N=l(58552),r=l(45599),D=l(74135),T=l(6057),R=l(9819);class z{document;patterns=new Map;resources=new Map;spend;constructor(a){
this.document=a,this.spend=new R.b9(a).spend}move(a,f){const{document:m}=this,p=m.dict(a),E=m.dict(p?.get("Pattern"));if(!p||!E||E.size===0)return;const b=(0,r.
i9)(a)?a.number:p;let w=this.resources.get(b);w||this.resources.set(b,w=new Map);const C=f.join(" ");let F=w.get(C);if(!F){this.spend(E.size),this.settleForms(p,
a);const K=new r.Bi([...E].map(([I,X])=>[I,this.pattern(X,f,C)]));F=m.add(new r.Bi(p).set("Pattern",K)),w.set(C,F)}return F}pattern(a,f,m){const{document:p}=this,
E=p.resolve(a),b=E instanceof r.Z6?E.dict:E;if(!(0,r.Zm)(b))return a;const w=(0,r.i9)(a)?this.patterns.get(`${a.number} ${m}`):void 0;if(w)return w;const C=new r.
Bi(b).set("Matrix",[...(0,D.lw)((0,T.lQ)(p,b.get("Matrix")),f)]),F=p.add(E instanceof r.Z6?new r.Z6(C,E.data,E.sealed):C);return(0,r.i9)(a)&&this.patterns.set(`${a.
number} ${m}`,F),F}settleForms(a,f){const{document:m}=this;for(const p of m.dict(a.get("XObject"))?.values()??[]){const E=m.resolve(p);!(0,r.i9)(p)||!(E instanceof
r.Z6)||E.dict.has("Resources")||(0,r.Eo)(m.resolve(E.dict.get("Subtype")),"Form")&&(m.edit(p),E.dict.set("Resources",f))}}}var j=l(81627),V=l(36078),L=l(99876),
y=l(86166),B=l(96927),A=l(51872),W=l(45657);const Z=72,H=1e4,G=.01,S=["BleedBox","TrimBox","ArtBox"];async function U(g,a,f){const m=await(0,L.F)(g,a),p=m.kinds.
map(b=>d(b,f));return P(m,p,f),new c(g,p).run(m)}class c{document;changes;painter;patterns;constructor(a,f){this.document=a,this.changes=f,this.painter=new j.B(
a),this.patterns=new z(a)}async run({pages:a,kinds:f}){const{document:m,changes:p}=this,{pace:E}=m.job,b=a.filter(K=>!this.isSettled(K,f[K.kind]));if(b.length===
0)return 0;const w=new Map(b.map(({index:K,kind:I})=>[m.pages.number(K),p[I].move])),C=new A.J(m,w),F=[];for(const{index:K}of b){F.push(await C.moveOn(m.pages.number(
K)));const I=E.step(H);I&&await I}await C.moveReferences(),await this.painter.inspect(b);for(const[K,I]of b.entries()){const X=E.step(H);X&&await X,K%1e3===0&&E.
progress(K/b.length);const Q=p[I.kind],_={...F[K],...this.boxes(I.index,Q)},k=this.patterns.move(I.resources,Q.move.matrix);await this.painter.within(I,Q.operators,
k,_)}return b.length}isSettled({index:a,kind:f},{box:m,userUnit:p}){const{move:E,box:b}=this.changes[f],w=(C,F)=>C.every((K,I)=>Math.abs(K-F[I])<G);return p===1&&
w(E.matrix,[1,0,0,1,0,0])&&w(m,b)&&w((0,T.VO)(this.document,a),b)}boxes(a,{box:f,move:m}){const{document:p}=this,E=p.pages.number(a),b=(0,D.W1)(f),w=p.pages.attribute(
a,"CropBox")===void 0?{}:{CropBox:b},C={MediaBox:b,...w,UserUnit:void 0,Thumb:void 0};for(const F of S){const K=(0,T.b0)(p,p.entry(E,F)),I=K&&(0,D.Pj)((0,y.P1)(
m,K),f);C[F]=I&&(0,D.W1)(I)}return C}}function d(g,a){const{userUnit:f,rotation:m}=g,p=(0,D.iN)(g),[E,b]=[p.width*f,p.height*f],w=O(E,b,a),C=[w.width/E,w.height/
b],F=a.scaling==="none"?1:a.scaling==="fill"?(0,W.Kf)(C):(0,W.YG)(C),[K,I]=[(w.width-E*F)/2,(w.height-b*F)/2],X=m%180!==0,Q=[0,0,X?w.height:w.width,X?w.width:w.
height],_=[F*f,0,0,F*f,K,I],k=(0,D.S3)({box:Q,rotation:m}),[st,,,ot,tt,et]=(0,D.lw)((0,D.lw)((0,D.DI)((0,D.S3)(g)),_),k),q=[st,0,0,ot,tt,et];return{move:{matrix:q},
box:Q,operators:`${(0,V.vs)(q)} cm${v(g.box,q,Q)}`}}function v(g,a,f){const m=(0,D.zl)(a,g);return m[0]<=G&&m[1]<=G&&m[2]>=f[2]-G&&m[3]>=f[3]-G?"":` ${[g[0],g[1],
g[2]-g[0],g[3]-g[1]].map(V._).join(" ")} re W n`}function O(g,a,{page_size:f,page_width:m,page_height:p,orientation:E}){if(f!==void 0){const[K,I]=B.tn[f];return(E===
"auto"?g>a:E==="landscape")?{width:I,height:K}:{width:K,height:I}}const b=m===void 0?(p??0)*Z*g/a:m*Z,w=p===void 0?b*a/g:p*Z,F=E==="portrait"&&b>w||E==="landsca\
pe"&&b<w?[w,b]:[b,w];return{width:F[0],height:F[1]}}function P({pages:g,kinds:a},f,{page_width:m,page_height:p}){const E=I=>I<B.XS-G||I>B.tU+G,b=g.find(({kind:I})=>f[I].
box.slice(2).some(E));if(!b)return;const w=f[b.kind].box.slice(2);a[b.kind].rotation%180!==0&&w.reverse();const C=w.map(I=>Number((I/Z).toPrecision(3))),F=m===void 0||
p!==void 0&&p<m?"page_height":"page_width",K=`makes page ${b.index+1} ${C.join(" × ")} inches; each side must be from 0.042 to ${B.tU/Z} inches`;throw(0,N.G6)(
[{field:F,message:K}])}}),74135:((J,$,l)=>{l.d($,{$L:()=>W,DI:()=>z,Gd:()=>L,JQ:()=>r,Mo:()=>T,PU:()=>j,Pj:()=>G,S3:()=>D,W1:()=>S,XM:()=>H,d:()=>U,ds:()=>R,gF:()=>Z,
iN:()=>N,kO:()=>A,lw:()=>V,xk:()=>y,zl:()=>B});function N({box:[c,d,v,O],rotation:P}){const g=v-c,a=O-d;return P%180===0?{width:g,height:a}:{width:a,height:g}}function r(c){
const{width:d,height:v}=N(c);return{width:d*c.userUnit,height:v*c.userUnit}}function D({box:[c,d,v,O],rotation:P}){switch(P){case 0:return[1,0,0,1,c,d];case 90:
return[0,1,-1,0,v,d];case 180:return[-1,0,0,-1,v,O];case 270:return[0,-1,1,0,c,O]}}function T(c,d){return d===void 0?c:G(c,d)??c}function R([c,d,v,O]){return[Math.
min(c,v),Math.min(d,O),Math.max(c,v),Math.max(d,O)]}function z([c,d,v,O,P,g]){const a=c*O-d*v,[f,m,p,E]=[O/a,-d/a,-v/a,c/a];return[f+0,m+0,p+0,E+0,-(P*f+g*p)+0,
-(P*m+g*E)+0]}const j=([c,d,v,O])=>Math.sqrt(Math.abs(c*O-d*v));function V(c,d){const[v,O,P,g,a,f]=c,[m,p,E,b,w,C]=d;return[v*m+O*E,v*p+O*b,P*m+g*E,P*p+g*b,a*m+
f*E+w,a*p+f*b+C]}function L([c,d,v,O,P,g],a,f){return[c*a+v*f+P,d*a+O*f+g]}function y([c,d],[v,O],[P,g],[a,f],m){const p=1-m,[E,b,w,C]=[p**3,3*m*p**2,3*m**2*p,m**
3];return[E*c+b*v+w*P+C*a,E*d+b*O+w*g+C*f]}function B(c,[d,v,O,P]){const[g,a]=L(c,d,v),[f,m]=L(c,O,v),[p,E]=L(c,d,P),[b,w]=L(c,O,P);return[Math.min(g,f,p,b),Math.
min(a,m,E,w),Math.max(g,f,p,b),Math.max(a,m,E,w)]}const A=(c,d)=>[Math.min(c[0],d[0]),Math.min(c[1],d[1]),Math.max(c[2],d[2]),Math.max(c[3],d[3])];function W(c){
let[d,v,O,P]=Z;for(const[g,a]of c)d=Math.min(d,g),v=Math.min(v,a),O=Math.max(O,g),P=Math.max(P,a);return[d,v,O,P]}const Z=[1/0,1/0,-1/0,-1/0],H=([c,d,v,O],P)=>[
c-P,d-P,v+P,O+P];function G(c,d){const v=[Math.max(c[0],d[0]),Math.max(c[1],d[1]),Math.min(c[2],d[2]),Math.min(c[3],d[3])];return v[0]<v[2]&&v[1]<v[3]?v:void 0}
const S=c=>c.map(d=>Math.round(d*1e5)/1e5+0),U=(c,{userUnit:d})=>String(Number((c*d/72).toPrecision(3)))}),86166:((J,$,l)=>{l.d($,{Ek:()=>V,LQ:()=>T,P1:()=>R,_K:()=>D,
kR:()=>j,rq:()=>z});var N=l(74135),r=l(45657);const D=({matrix:[L,y]})=>Math.hypot(L,y);function T({matrix:[L,y]}){return Math.abs(L)>=Math.abs(y)?L<0?180:0:y>0?
90:270}const R=({matrix:L},y)=>(0,N.W1)((0,N.zl)(L,y));function z({matrix:L},y){const B=[];for(let A=0;A+1<y.length;A+=2)(0,r.RZ)(B,(0,N.Gd)(L,y[A],y[A+1]));return(0,N.
W1)(B)}function j(L,y){const B=T(L)/90;return(0,N.W1)(y.map((A,W)=>y[(W+B)%y.length]*D(L)))}const V=(L,y)=>(0,N.W1)(y.map(B=>B*D(L)))}),6057:((J,$,l)=>{l.d($,{VO:()=>T,
b0:()=>j,c_:()=>L,iw:()=>z,lQ:()=>V});var N=l(73208),r=l(74135);const D=[0,0,612,792],T=(y,B)=>j(y,y.pages.attribute(B,"MediaBox"))??R(y);function R({table:y}){
return y.damagedKinds.addCut(N.md),D}function z(y,B){const{pages:A}=y,W=y.resolve(y.entry(A.number(B),"UserUnit"));return{box:(0,r.Mo)(T(y,B),j(y,A.attribute(B,
"CropBox"))),rotation:L(y.resolve(A.attribute(B,"Rotate"))),userUnit:typeof W=="number"&&W>0?W:1}}function j(y,B){const A=y.array(B)?.map(Z=>y.resolve(Z));if(A?.
length!==4||!A.every(Z=>typeof Z=="number"&&Number.isFinite(Z)))return;const W=(0,r.ds)(A);return W[0]<W[2]&&W[1]<W[3]?W:void 0}function V(y,B){const A=(y.array(
B)??[]).map(W=>y.resolve(W));return A.length===6&&A.every(W=>typeof W=="number")?A:[1,0,0,1,0,0]}function L(y){const B=typeof y=="number"?(y%360+360)%360:0;return B===
90||B===180||B===270?B:0}}),96927:((J,$,l)=>{l.d($,{XS:()=>T,tU:()=>R,tn:()=>D});const N=z=>Math.round(z*72e3/25.4)/1e3,r=(z,j)=>[N(z),N(j)],D={A3:r(297,420),A4:r(
210,297),A5:r(148,210),A6:r(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},T=3,R=14400}),51872:((J,$,l)=>{l.d($,{J:()=>mt});var N=l(79725),r=l(45599),
D=l(74135),T=l(86166),R=l(6057);function z(i,t,e,n){const s=i.dict(t);if(!s)return;const o=new r.Bi(s),u=i.array(s.get("O"))?.map(h=>i.resolve(h));u?.length===2&&
u.every(h=>typeof h=="number")&&o.set("O",(0,T.rq)(e,u));for(const h of["X","Y"]){const x=i.array(s.get(h)),M=i.dict(x?.[0]),Y=i.resolve(M?.get("C"));n(x?.length??
0),x&&M&&typeof Y=="number"&&o.set(h,[new r.Bi(M).set("C",Y/(0,T._K)(e)),...x.slice(1)])}return o}const j=20;function V(i,t,e,n){const s=i.array(t);return n((s?.
length??0)*((0,r.i9)(t)?j:1)),s?.map(o=>{const u=i.dict(o);if(!u)return o;const h=new r.Bi(u),x=(0,R.b0)(i,u.get("BBox"));x&&h.set("BBox",(0,T.P1)(e,x));const M=z(
i,u.get("Measure"),e,n);return M!==void 0&&h.set("Measure",M),h})}const L=["QuadPoints","Vertices","L","CL"],y=["InkList","Path"],B=["LL","LLE","LLO","CO"],A=[...L,
...y,...B,"RD","Border","BS","Measure","AP"];class W{document;spend;turned=new Map;constructor(t,e){this.document=t,this.spend=e}moved(t,e){const n={},s=(h,x)=>{
x!==void 0&&(n[h]=x)},o=this.numbers(t.get("Rect"));o?.length===4&&s("Rect",(0,T.P1)(e,o));for(const h of L)s(h,this.points(t.get(h),e));for(const h of y){const x=this.
list(t.get(h));s(h,x?.map(M=>this.points(M,e)??M))}for(const h of B)s(h,this.lengths(t.get(h),e));const u=this.numbers(t.get("RD"));return u&&s("RD",(0,T.kR)(e,
u)),s("Border",this.border(t.get("Border"),e)??this.defaultBorder(t,e)),s("BS",this.borderStyle(t.get("BS"),e)),s("Measure",z(this.document,t.get("Measure"),e,this.
spend)),(0,T.LQ)(e)!==0&&s("AP",this.appearances(t.get("AP"),e)),n}points(t,e){const n=this.numbers(t);return n&&(0,T.rq)(e,n)}lengths(t,e){const n=this.document.
resolve(t);if(typeof n=="number")return(0,T.Ek)(e,[n])[0];const s=this.numbers(t);return s&&(0,T.Ek)(e,s)}border(t,e){return this.list(t)?.map(n=>this.lengths(n,
e)??n)}defaultBorder(t,e){return(0,r.Eo)(this.document.resolve(t.get("Subtype")),"Link")&&!t.has("BS")?(0,T.Ek)(e,[0,0,1]):void 0}borderStyle(t,e){const n=this.
document.dict(t);if(!n)return;const s=new r.Bi(n);s.set("W",this.lengths(n.get("W")??1,e)??1);const o=this.lengths(n.get("D"),e);return o!==void 0&&s.set("D",o),
s}appearances(t,e){const n=this.document.dict(t);if(!n)return;const s=new r.Bi;for(const[o,u]of n){const h=this.document.resolve(u);this.spend((0,r.Zm)(h)?Z*h.size:
1),(0,r.Zm)(h)?s.set(o,new r.Bi([...h].map(([x,M])=>[x,this.turnedForm(M,e)]))):s.set(o,this.turnedForm(u,e))}return s}turnedForm(t,e){const n=this.document.resolve(
t);if(!(0,r.i9)(t)||!(n instanceof r.Z6))return t;const s=H[(0,T.LQ)(e)],o=`${t.number} ${s.join(" ")}`;let u=this.turned.get(o);if(!u){const h=(0,D.lw)((0,R.lQ)(
this.document,n.dict.get("Matrix")),s),x=new r.Bi(n.dict).set("Matrix",(0,D.W1)(h));u=this.document.add(new r.Z6(x,n.data,n.sealed)),this.turned.set(o,u)}return u}list(t){
const e=this.document.array(t);return e&&this.spend(e.length),e}numbers(t){const e=this.list(t)?.map(n=>this.document.resolve(n));return e?.every(n=>typeof n=="\
number"&&Number.isFinite(n))?e:void 0}}const Z=10,H={90:[0,1,-1,0,0,0],180:[-1,0,0,-1,0,0],270:[0,-1,1,0,0,0]};var G=l(37709),S=l(36078),U=l(9819),c=l(91374);const d=new Set(
["Tf","Tc","Tw","TL","Ts"]);function v(i,t,e){const n=(0,r.Eo)(i.resolve(t.get("Subtype")),"Widget"),s=n?(0,c.hj)(i,t,"DA"):t.get("DA"),o=i.resolve(s??(n?(0,U.Wo)(
i,"AcroForm")?.dict.get("DA"):void 0));if(!(!(o instanceof r.Mx)||o.bytes.length>O))return(0,r.Px)(P(Buffer.from(o.bytes).toString("latin1"),e))}const O=1e4;function P(i,t){
const e=new G.BT(Buffer.from(i,"latin1"));let n="",s=0;for(;e.next();){const o=e.count-1,u=e.number(o);!d.has(e.operator)||Number.isNaN(u)||(n+=i.slice(s,e.startOf(
o))+(0,S._)(u*t),s=e.endOf(o))}return n+i.slice(s)}var g=l(21996),a=l(45657);const f=["XYZ","FitR","FitH","FitV","FitBH","FitBV"],m=["Fit","FitB"],p=new Set([...f,
...m]);async function E(i,t,{toSheets:e,isDone:n}){for(const s of await(0,g.Av)(i,e?[...f,...m]:f)){if(n(s))continue;C(i,i.get(s),t)&&i.edit(s);const o=i.job.pace.
step(1e3);o&&await o}}const b=["A","AA","PA","Names","OpenAction"];function w(i,t,e){const n=i.entry(t,"Dest");if((0,r.cy)(n))return F(i,n,e)?n:null}function C(i,t,e){
let n=!1;const s=[t];for(let o=s.pop();o!==void 0;o=s.pop())if((0,r.cy)(o))if(F(i,o,e))n=!0;else for(const u of o)s.push(u);else if((0,r.Zm)(o))for(const u of o.
values())s.push(u);else o instanceof r.Z6&&s.push(o.dict);return n}function F(i,t,e){const[n,s]=t;if(!(0,r.i9)(n)||!(s instanceof r.SX)||!p.has(s.text))return!1;
const o=e(n);if(!o)return!1;const u=t.slice(2,6).map(x=>{const M=i.resolve(x);return typeof M=="number"&&Number.isFinite(M)?M:null}),h=o.sheet?X(o,s.text,u):I(o,
s.text,u);return t.length=1,(0,a.RZ)(t,h),o.sheet&&i.pages.indexOf(n.number)>=0&&(t[0]=new r.oS(o.sheet.page)),!0}const K=(i,t)=>[(0,r.UU)(i),...t];function I(i,t,e){
const[n,s]=[e[0]??null,e[1]??null],o=h=>h===null?null:(0,D.W1)([(0,D.Gd)(i.matrix,h,0)[0]])[0],u=h=>h===null?null:(0,D.W1)([(0,D.Gd)(i.matrix,0,h)[1]])[0];switch(t){case"\
XYZ":return[(0,r.UU)(t),o(n),u(s),_(i,e[2])];case"FitH":case"FitBH":return[(0,r.UU)(t),u(n)];case"FitV":case"FitBV":return[(0,r.UU)(t),o(n)];default:return Q(i,
e)??K(t,e)}}function X(i,t,e){const{box:n}=i.sheet,s=([x,M])=>{const[Y,nt]=(0,D.Gd)(i.matrix,x??0,M??0);return[x==null?void 0:Y,M==null?void 0:nt]};if(t==="XYZ"){
const[x,M]=s(e);return[(0,r.UU)(t),...(0,D.W1)([x??n[0],M??n[3]]),_(i,e[2])]}const o=t==="FitR"?Q(i,e):void 0;if(o)return o;const[,u]=t==="FitH"||t==="FitBH"?s(
[null,e[0]??null]):[],h=u!==void 0&&u>n[1]&&u<n[3]?u:n[3];return[(0,r.UU)("FitR"),...(0,D.W1)([n[0],n[1],n[2],h])]}function Q(i,[t,e,n,s]){if(!(t==null||e==null||
n==null||s==null))return[(0,r.UU)("FitR"),...(0,T.P1)(i,[t,e,n,s])]}const _=(i,t)=>t==null?null:Math.round(t/(0,T._K)(i)*1e4)/1e4;var k=l(87773),st=l(90536),ot=l(
54935),tt=l(78021);const et=100;async function q(i,t){if(!i.dict(i.catalog.get("StructTreeRoot")))return;const{BBox:e}=await(0,g.zx)(i,["BBox"]);let n=!1;const s=e.
filter(u=>!i.isStream(u));for await(const[,u]of(0,k.$)(i,s))if(n||=(0,st.L)(u,it))break;if(!n)return;const{spend:o}=new U.b9(i);await(0,ot.q)(i,({dict:u,holder:h,
page:x})=>{const M=x??rt(i,u),Y=M===void 0?void 0:t(M),nt=Y&&dt(i,u.get("A"),Y,o);nt!==void 0&&(i.edit(h),u.set("A",nt))})}const it=i=>i.has("BBox")&&i.has("O");
function dt(i,t,e,n){const s=x=>{const M=i.dict(x),Y=M&&it(M)?(0,R.b0)(i,M.get("BBox")):void 0;return M&&Y?new r.Bi(M).set("BBox",(0,T.P1)(e,Y)):x},o=i.array(t);
n(o?.length??1);const u=o??(t===void 0?[]:[t]),h=u.map(s);if(!h.every((x,M)=>x===u[M]))return o?h:h[0]}function rt(i,t){return ut(i,t)??ft(i,t)}function ut(i,t){
let e=t;for(let n=0;e&&n<et;n++){const s=e.get("Pg");if((0,r.i9)(s))return s.number;if((0,tt.FH)(e))return;const o=e.get("K");e=i.dict((i.array(o)??[o])[0]??null)}}
function ft(i,t){let e=i.dict(t.get("P"));for(let n=0;e&&n<et;n++){const s=e.get("Pg");if((0,r.i9)(s))return s.number;e=i.dict(e.get("P"))}}const ht=[...A.filter(
i=>i!=="Border"),"DA","FT","Parent"],ct=(i,t)=>({...t,matrix:(0,D.lw)((0,D.DI)(i.matrix),t.matrix)}),at=3e3,lt=50;class mt{document;moves;annotations;moved=new Map;beads=new Set;destined=new Set;located=new N.
R;spend;constructor(t,e){this.document=t,this.moves=e,this.spend=new U.b9(t).spend,this.annotations=new W(t,this.spend)}async moveReferences(){const{document:t,
moves:e,destined:n}=this,s=[...e.values()].some(({sheet:o})=>o!==void 0);await E(t,this.moveOf,{toSheets:s,isDone:o=>n.has(o)}),await q(t,o=>e.get(o))}moveOf=t=>this.
moves.get(t.number)??this.ofElement(t);ofElement(t){const e=this.document.get(t);if(!(0,r.Zm)(e)||!(0,tt.Uc)(e))return;const n=rt(this.document,e);return n===void 0?
void 0:this.moves.get(n)}async moveOn(t){const{document:e}=this,n=this.moves.get(t),s={},o=await this.moveAnnotations(e.entry(t,"Annots"),n);o&&(s.Annots=o);const u=e.
array(e.entry(t,"B"))??[];this.spend(u.length);for(const x of u){this.moveBead(x,n);const M=e.job.pace.step(at);M&&await M}const h=V(e,e.entry(t,"VP"),n,this.spend);
return h&&(s.VP=h),s}async moveAnnotations(t,e){const{document:n}=this,s=n.array(t),o=(0,r.i9)(t)?this.moved.get(t.number):void 0;if(!s||o===e)return;this.spend(
s.length);const u=o?ct(o,e):e,h=[];for(const x of s){h.push((0,r.i9)(x)?this.moveAnnotation(x,e):(0,r.Zm)(x)?this.movedDict(x,u):x);const M=n.job.pace.step(at);
M&&await M}if((0,r.i9)(t)&&!o&&this.moved.set(t.number,e),!h.every((x,M)=>x===s[M])){if(!(0,r.i9)(t)||o)return h;n.put(t,h)}}moveAnnotation(t,e){const{document:n}=this,
s=this.moved.get(t.number);if(s)return s===e?t:this.copy(t,s,e);this.moved.set(t.number,e);const o=this.soleRectangle(t.number);if(o){const h=o.hasOthers?void 0:
w(n,t.number,this.moveOf);return h!==void 0&&this.destined.add(t.number),n.patch(t.number,{Rect:(0,T.P1)(e,o.box),...h&&{Dest:h},...this.page(e)}),t}const u=n.get(
t);return(0,r.Zm)(u)&&n.put(t,this.movedDict(u,e)),t}copy(t,e,n){const{document:s}=this,o=s.get(t);if(!(0,r.Zm)(o)||(0,r.Eo)(s.resolve(o.get("Subtype")),"Widget"))
return t;this.spend(lt);const u=this.movedDict(o,ct(e,n));return u.delete("StructParent"),s.add(u)}soleRectangle(t){const{document:e,located:n}=this,s=e.place(t);
if(!s||!e.locate(t,s,n))return;const{bytes:o}=s;if(ht.some(M=>n.find(o,M)>=0))return;const u=e.entry(t,"Border"),x=(0,r.cy)(u)&&u.every(M=>M===0)?(0,R.b0)(e,e.entry(
t,"Rect")):void 0;return x&&{box:x,hasOthers:b.some(M=>n.find(o,M)>=0)}}movedDict(t,e){const n=new r.Bi(t);for(const[u,h]of Object.entries({...this.annotations.
moved(t,e),...this.page(e)}))n.set(u,h);const s=(0,T._K)(e),o=s===1?void 0:v(this.document,t,s);return o&&n.set("DA",o),n}page({sheet:t}){return t?{P:new r.oS(t.
page)}:{}}moveBead(t,e){const{document:n}=this;if(!(0,r.i9)(t)||this.beads.has(t.number))return;this.beads.add(t.number);const s=(0,R.b0)(n,n.entry(t.number,"R"));
s&&n.patch(t.number,{R:(0,T.P1)(e,s),...this.page(e)})}}}),73249:((J,$,l)=>{l.d($,{E:()=>y});var N=l(21996),r=l(87773),D=l(90536),T=l(78157),R=l(45599),z=l(12207),
j=l(9819),V=l(17671);const L=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function y(S){const U=await H(S);if(U.length===0)return;let c;const d=(0,j.Wo)(S,"Dests");let v;
for(const O of U){const P=S.get(O),g={changed:!1},a=f=>{B(f)&&(f[0]=A(S,f[0])??(v??=S.add(null)),g.changed=!0)};B(P)&&(c??=await Z(S),c.has(O)||a(P)),(0,R.cy)(P)&&
P.forEach(a),(0,D.C)(P,f=>W(S,f,a)),d?.holder===O&&d.dict.forEach(a),g.changed&&S.edit(O)}v&&await(0,V.E2)(S,v)}function B(S){return(0,R.cy)(S)&&typeof S[0]=="n\
umber"&&S[1]instanceof R.SX&&L.test(S[1].text)}function A(S,U){const c=(0,z.hN)(S,U);return c===void 0?void 0:new R.oS(S.pages.number(c))}function W(S,U,c){const d=U.
get("Names");(0,R.cy)(d)&&d.forEach(c),c(U.get("Dest")),c(U.get("OpenAction"));const v=S.resolve(U.get("S"));(v===null||(0,R.Eo)(v,"GoTo"))&&c(U.get("D"))}async function Z(S){
const U=new Set,{GoToR:c,GoToE:d}=await(0,N.zx)(S,["GoToR","GoToE"]);for await(const[,v]of(0,r.$)(S,[...c,...d]))(0,D.C)(v,O=>{const[P,g]=[S.resolve(O.get("S")),
O.get("D")];(0,R.i9)(g)&&((0,R.Eo)(P,"GoToR")||(0,R.Eo)(P,"GoToE"))&&U.add(g.number)});return U}async function H(S){const U=new Set;await(0,N.RJ)(S,(c,d,v,O)=>{
const P=c.subarray(d,v);for(const g of["Fit","XYZ"])for(let a=P.indexOf(g);a>=0;a=P.indexOf(g,a+g.length)){if(!G(P,a))continue;const f=O(d+a);f!==void 0&&U.add(
f)}});for(const c of(0,N.vb)(S))U.add(c);return[...U]}function G(S,U){let c=U-2;for(;c>=0&&T.Kl[S[c]]===T.t6;)c--;return(0,T.yp)(S[c])}}),54935:((J,$,l)=>{l.d($,
{q:()=>T});var N=l(45599),r=l(9819),D=l(78021);async function T(R,z){const j=(0,r.Wo)(R,"StructTreeRoot");if(!j)return;const V=new r._i(R),L=[],y=(B,A,W)=>{const Z=B.
get("K"),H=R.array(Z),G=H?(0,r.Kd)(Z,A):A,S=H??(Z===void 0?[]:[Z]);for(const U of S)L.push({value:U,holder:G,page:W});return!S.some(N.Zm)};y(j.dict,j.holder,void 0);
for(let B=L.pop();B;B=L.pop()){const{value:A,page:W}=B,Z=R.job.pace.step(300);Z&&await Z;const H=V.first(A)?R.resolve(A):null;if(!(0,N.Zm)(H)||(0,D.FH)(H))continue;
const G=(0,r.Kd)(A,B.holder),S=H.get("Pg"),U=(0,N.i9)(S)?S.number:W,c=y(H,G,U),d=z({dict:H,holder:G,page:U});d&&await d,c&&(0,N.i9)(A)&&!R.isEdited(A.number)&&R.
release(A.number)}}})};
