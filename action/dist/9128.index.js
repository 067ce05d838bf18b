"use strict";exports.id=9128,exports.ids=[9128],exports.modules={12744:((J,$,h)=>{h.d($,{e:()=>j,X:()=>U});var W=h(58552),r=h(45599),D=h(74135),T=h(6057),R=h(9819);class H{document;patterns=new Map;resources=new Map;spend;constructor(a){
this.document=a,this.spend=new R.b9(a).spend}move(a,l){const{document:m}=this,p=m.dict(a),E=m.dict(p?.get("Pattern"));if(!p||!E||E.size===0)return;const y=(0,r.
i9)(a)?a.number:p;let w=this.resources.get(y);w||this.resources.set(y,w=new Map);const N=l.join(" ");let C=w.get(N);if(!C){this.spend(E.size),this.settleForms(p,
a);const K=new r.Bi([...E].map(([I,X])=>[I,this.pattern(X,l,N)]));C=m.add(new r.Bi(p).set("Pattern",K)),w.set(N,C)}return C}pattern(a,l,m){const{document:p}=this,
E=p.resolve(a),y=E instanceof r.Z6?E.dict:E;if(!(0,r.Zm)(y))return a;const w=(0,r.i9)(a)?this.patterns.get(`${a.number} ${m}`):void 0;if(w)return w;const N=new r.
Bi(y).set("Matrix",[...(0,D.lw)((0,T.lQ)(p,y.get("Matrix")),l)]),C=p.add(E instanceof r.Z6?new r.Z6(N,E.data,E.sealed):N);return(0,r.i9)(a)&&this.patterns.set(`${a.
number} ${m}`,C),C}settleForms(a,l){const{document:m}=this;for(const p of m.dict(a.get("XObject"))?.values()??[]){const E=m.resolve(p);!(0,r.i9)(p)||!(E instanceof
r.Z6)||E.dict.has("Resources")||(0,r.Eo)(m.resolve(E.dict.get("Subtype")),"Form")&&(m.edit(p),E.dict.set("Resources",l))}}}var G=h(81627),V=h(36078),L=h(99876),
b=h(86166),B=h(96927),A=h(51872),F=h(45657);const Z=72,j=1e4,z=.01,S=["BleedBox","TrimBox","ArtBox"];async function U(g,a,l){const m=await(0,L.F)(g,a),p=m.kinds.
map(y=>d(y,l));return P(m,p,l),new c(g,p).run(m)}class c{document;changes;painter;patterns;constructor(a,l){this.document=a,this.changes=l,this.painter=new G.B(
a),this.patterns=new H(a)}async run({pages:a,kinds:l}){const{document:m,changes:p}=this,{pace:E}=m.job,y=a.filter(K=>!this.isSettled(K,l[K.kind]));if(y.length===
0)return 0;const w=new Map(y.map(({index:K,kind:I})=>[m.pages.number(K),p[I].move])),N=new A.J(m,w),C=[];for(const{index:K}of y){C.push(await N.moveOn(m.pages.number(
K)));const I=E.step(j);I&&await I}await N.moveReferences(),await this.painter.inspect(y);for(const[K,I]of y.entries()){const X=E.step(j);X&&await X,K%1e3===0&&E.
progress(K/y.length);const Y=p[I.kind],_={...C[K],...this.boxes(I.index,Y)},k=this.patterns.move(I.resources,Y.move.matrix);await this.painter.within(I,Y.operators,
k,_)}return y.length}isSettled({index:a,kind:l},{box:m,userUnit:p}){const{move:E,box:y}=this.changes[l],w=(N,C)=>N.every((K,I)=>Math.abs(K-C[I])<z);return p===1&&
w(E.matrix,[1,0,0,1,0,0])&&w(m,y)&&w((0,T.VO)(this.document,a),y)}boxes(a,{box:l,move:m}){const{document:p}=this,E=p.pages.number(a),y=(0,D.W1)(l),w=p.pages.attribute(
a,"CropBox")===void 0?{}:{CropBox:y},N={MediaBox:y,...w,UserUnit:void 0,Thumb:void 0};for(const C of S){const K=(0,T.b0)(p,p.entry(E,C)),I=K&&(0,D.Pj)((0,b.P1)(
m,K),l);N[C]=I&&(0,D.W1)(I)}return N}}function d(g,a){const{userUnit:l,rotation:m}=g,p=(0,D.iN)(g),[E,y]=[p.width*l,p.height*l],w=O(E,y,a),N=[w.width/E,w.height/
y],C=a.scaling==="none"?1:a.scaling==="fill"?(0,F.Kf)(N):(0,F.YG)(N),[K,I]=[(w.width-E*C)/2,(w.height-y*C)/2],X=m%180!==0,Y=[0,0,X?w.height:w.width,X?w.width:w.
height],_=[C*l,0,0,C*l,K,I],k=(0,D.S3)({box:Y,rotation:m}),[nt,,,st,ot,tt]=(0,D.lw)((0,D.lw)((0,D.DI)((0,D.S3)(g)),_),k),q=[nt,0,0,st,ot,tt];return{move:{matrix:q},
box:Y,operators:`${(0,V.vs)(q)} cm${v(g.box,q,Y)}`}}function v(g,a,l){const m=(0,D.zl)(a,g);return m[0]<=z&&m[1]<=z&&m[2]>=l[2]-z&&m[3]>=l[3]-z?"":` ${[g[0],g[1],
g[2]-g[0],g[3]-g[1]].map(V._).join(" ")} re W n`}function O(g,a,{page_size:l,page_width:m,page_height:p,orientation:E}){if(l!==void 0){const[K,I]=B.tn[l];return(E===
"auto"?g>a:E==="landscape")?{width:I,height:K}:{width:K,height:I}}const y=m===void 0?(p??0)*Z*g/a:m*Z,w=p===void 0?y*a/g:p*Z,C=E==="portrait"&&y>w||E==="landsca\
pe"&&y<w?[w,y]:[y,w];return{width:C[0],height:C[1]}}function P({pages:g,kinds:a},l,{page_width:m,page_height:p}){const E=I=>I<B.XS-z||I>B.tU+z,y=g.find(({kind:I})=>l[I].
box.slice(2).some(E));if(!y)return;const w=l[y.kind].box.slice(2);a[y.kind].rotation%180!==0&&w.reverse();const N=w.map(I=>Number((I/Z).toPrecision(3))),C=m===void 0||
p!==void 0&&p<m?"page_height":"page_width",K=`makes page ${y.index+1} ${N.join(" × ")} inches; each side must be from 0.042 to ${B.tU/Z} inches`;throw(0,W.G6)(
[{field:C,message:K}])}}),74135:((J,$,h)=>{h.d($,{$L:()=>F,DI:()=>H,Gd:()=>L,JQ:()=>r,Mo:()=>T,PU:()=>G,Pj:()=>z,S3:()=>D,W1:()=>S,XM:()=>j,d:()=>U,ds:()=>R,gF:()=>Z,
iN:()=>W,kO:()=>A,lw:()=>V,xk:()=>b,zl:()=>B});function W({box:[c,d,v,O],rotation:P}){const g=v-c,a=O-d;return P%180===0?{width:g,height:a}:{width:a,height:g}}function r(c){
const{width:d,height:v}=W(c);return{width:d*c.userUnit,height:v*c.userUnit}}function D({box:[c,d,v,O],rotation:P}){switch(P){case 0:return[1,0,0,1,c,d];case 90:
return[0,1,-1,0,v,d];case 180:return[-1,0,0,-1,v,O];case 270:return[0,-1,1,0,c,O]}}function T(c,d){return d===void 0?c:z(c,d)??c}function R([c,d,v,O]){return[Math.
min(c,v),Math.min(d,O),Math.max(c,v),Math.max(d,O)]}function H([c,d,v,O,P,g]){const a=c*O-d*v,[l,m,p,E]=[O/a,-d/a,-v/a,c/a];return[l+0,m+0,p+0,E+0,-(P*l+g*p)+0,
-(P*m+g*E)+0]}const G=([c,d,v,O])=>Math.sqrt(Math.abs(c*O-d*v));function V(c,d){const[v,O,P,g,a,l]=c,[m,p,E,y,w,N]=d;return[v*m+O*E,v*p+O*y,P*m+g*E,P*p+g*y,a*m+
l*E+w,a*p+l*y+N]}function L([c,d,v,O,P,g],a,l){return[c*a+v*l+P,d*a+O*l+g]}function b([c,d],[v,O],[P,g],[a,l],m){const p=1-m,[E,y,w,N]=[p**3,3*m*p**2,3*m**2*p,m**
3];return[E*c+y*v+w*P+N*a,E*d+y*O+w*g+N*l]}function B(c,[d,v,O,P]){const[g,a]=L(c,d,v),[l,m]=L(c,O,v),[p,E]=L(c,d,P),[y,w]=L(c,O,P);return[Math.min(g,l,p,y),Math.
min(a,m,E,w),Math.max(g,l,p,y),Math.max(a,m,E,w)]}const A=(c,d)=>[Math.min(c[0],d[0]),Math.min(c[1],d[1]),Math.max(c[2],d[2]),Math.max(c[3],d[3])];function F(c){
let[d,v,O,P]=Z;for(const[g,a]of c)d=Math.min(d,g),v=Math.min(v,a),O=Math.max(O,g),P=Math.max(P,a);return[d,v,O,P]}const Z=[1/0,1/0,-1/0,-1/0],j=([c,d,v,O],P)=>[
c-P,d-P,v+P,O+P];function z(c,d){const v=[Math.max(c[0],d[0]),Math.max(c[1],d[1]),Math.min(c[2],d[2]),Math.min(c[3],d[3])];return v[0]<v[2]&&v[1]<v[3]?v:void 0}
const S=c=>c.map(d=>Math.round(d*1e5)/1e5+0),U=(c,{userUnit:d})=>String(Number((c*d/72).toPrecision(3)))}),86166:((J,$,h)=>{h.d($,{Ek:()=>V,LQ:()=>T,P1:()=>R,_K:()=>D,
kR:()=>G,rq:()=>H});var W=h(74135),r=h(45657);const D=({matrix:[L,b]})=>Math.hypot(L,b);function T({matrix:[L,b]}){return Math.abs(L)>=Math.abs(b)?L<0?180:0:b>0?
90:270}const R=({matrix:L},b)=>(0,W.W1)((0,W.zl)(L,b));function H({matrix:L},b){const B=[];for(let A=0;A+1<b.length;A+=2)(0,r.RZ)(B,(0,W.Gd)(L,b[A],b[A+1]));return(0,W.
W1)(B)}function G(L,b){const B=T(L)/90;return(0,W.W1)(b.map((A,F)=>b[(F+B)%b.length]*D(L)))}const V=(L,b)=>(0,W.W1)(b.map(B=>B*D(L)))}),6057:((J,$,h)=>{h.d($,{VO:()=>T,
b0:()=>G,c_:()=>L,iw:()=>H,lQ:()=>V});var W=h(73208),r=h(74135);const D=[0,0,612,792],T=(b,B)=>G(b,b.pages.attribute(B,"MediaBox"))??R(b);function R({table:b}){
return b.damagedKinds.addCut(W.md),D}function H(b,B){const{pages:A}=b,F=b.resolve(b.entry(A.number(B),"UserUnit"));return{box:(0,r.Mo)(T(b,B),G(b,A.attribute(B,
"CropBox"))),rotation:L(b.resolve(A.attribute(B,"Rotate"))),userUnit:typeof F=="number"&&F>0?F:1}}function G(b,B){const A=b.array(B)?.map(Z=>b.resolve(Z));if(A?.
length!==4||!A.every(Z=>typeof Z=="number"&&Number.isFinite(Z)))return;const F=(0,r.ds)(A);return F[0]<F[2]&&F[1]<F[3]?F:void 0}function V(b,B){const A=(b.array(
B)??[]).map(F=>b.resolve(F));return A.length===6&&A.every(F=>typeof F=="number")?A:[1,0,0,1,0,0]}function L(b){const B=typeof b=="number"?(b%360+360)%360:0;return B===
90||B===180||B===270?B:0}}),96927:((J,$,h)=>{h.d($,{XS:()=>T,tU:()=>R,tn:()=>D});const W=H=>Math.round(H*72e3/25.4)/1e3,r=(H,G)=>[W(H),W(G)],D={A3:r(297,420),A4:r(
210,297),A5:r(148,210),A6:r(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},T=3,R=14400}),51872:((J,$,h)=>{h.d($,{J:()=>gt});var W=h(79725),r=h(45599),
D=h(74135),T=h(86166),R=h(6057);function H(i,t,e,n){const s=i.dict(t);if(!s)return;const o=new r.Bi(s),u=i.array(s.get("O"))?.map(f=>i.resolve(f));u?.length===2&&
u.every(f=>typeof f=="number")&&o.set("O",(0,T.rq)(e,u));for(const f of["X","Y"]){const x=i.array(s.get(f)),M=i.dict(x?.[0]),Q=i.resolve(M?.get("C"));n(x?.length??
0),x&&M&&typeof Q=="number"&&o.set(f,[new r.Bi(M).set("C",Q/(0,T._K)(e)),...x.slice(1)])}return o}const G=20;function V(i,t,e,n){const s=i.array(t);return n((s?.
length??0)*((0,r.i9)(t)?G:1)),s?.map(o=>{const u=i.dict(o);if(!u)return o;const f=new r.Bi(u),x=(0,R.b0)(i,u.get("BBox"));x&&f.set("BBox",(0,T.P1)(e,x));const M=H(
i,u.get("Measure"),e,n);return M!==void 0&&f.set("Measure",M),f})}const L=["QuadPoints","Vertices","L","CL"],b=["InkList","Path"],B=["LL","LLE","LLO","CO"],A=[...L,
...b,...B,"RD","Border","BS","Measure","AP"];class F{document;spend;turned=new Map;constructor(t,e){this.document=t,this.spend=e}moved(t,e){const n={},s=(f,x)=>{
x!==void 0&&(n[f]=x)},o=this.numbers(t.get("Rect"));o?.length===4&&s("Rect",(0,T.P1)(e,o));for(const f of L)s(f,this.points(t.get(f),e));for(const f of b){const x=this.
list(t.get(f));s(f,x?.map(M=>this.points(M,e)??M))}for(const f of B)s(f,this.lengths(t.get(f),e));const u=this.numbers(t.get("RD"));return u&&s("RD",(0,T.kR)(e,
u)),s("Border",this.border(t.get("Border"),e)??this.defaultBorder(t,e)),s("BS",this.borderStyle(t.get("BS"),e)),s("Measure",H(this.document,t.get("Measure"),e,this.
spend)),(0,T.LQ)(e)!==0&&s("AP",this.appearances(t.get("AP"),e)),n}points(t,e){const n=this.numbers(t);return n&&(0,T.rq)(e,n)}lengths(t,e){const n=this.document.
resolve(t);if(typeof n=="number")return(0,T.Ek)(e,[n])[0];const s=this.numbers(t);return s&&(0,T.Ek)(e,s)}border(t,e){return this.list(t)?.map(n=>this.lengths(n,
e)??n)}defaultBorder(t,e){return(0,r.Eo)(this.document.resolve(t.get("Subtype")),"Link")&&!t.has("BS")?(0,T.Ek)(e,[0,0,1]):void 0}borderStyle(t,e){const n=this.
document.dict(t);if(!n)return;const s=new r.Bi(n);s.set("W",this.lengths(n.get("W")??1,e)??1);const o=this.lengths(n.get("D"),e);return o!==void 0&&s.set("D",o),
s}appearances(t,e){const n=this.document.dict(t);if(!n)return;const s=new r.Bi;for(const[o,u]of n){const f=this.document.resolve(u);this.spend((0,r.Zm)(f)?j*f.size:
1),(0,r.Zm)(f)?s.set(o,new r.Bi([...f].map(([x,M])=>[x,this.turnedForm(M,e)]))):s.set(o,this.turnedForm(u,e))}return s}turnedForm(t,e){const n=this.document.resolve(
t);if(!(0,r.i9)(t)||!(n instanceof r.Z6))return t;const s=z[(0,T.LQ)(e)],o=`${t.number} ${s.join(" ")}`;let u=this.turned.get(o);if(!u){const f=(0,D.lw)((0,R.lQ)(
this.document,n.dict.get("Matrix")),s),x=new r.Bi(n.dict).set("Matrix",(0,D.W1)(f));u=this.document.add(new r.Z6(x,n.data,n.sealed)),this.turned.set(o,u)}return u}list(t){
const e=this.document.array(t);if(e)return this.spend(e.length),this.document.job.pace.add(Z*e.length),e}numbers(t){const e=this.list(t)?.map(n=>this.document.resolve(
n));return e?.every(n=>typeof n=="number"&&Number.isFinite(n))?e:void 0}}const Z=40,j=10,z={90:[0,1,-1,0,0,0],180:[-1,0,0,-1,0,0],270:[0,-1,1,0,0,0]};var S=h(37709),
U=h(36078),c=h(9819),d=h(91374);const v=new Set(["Tf","Tc","Tw","TL","Ts"]);function O(i,t,e){const n=(0,r.Eo)(i.resolve(t.get("Subtype")),"Widget"),s=n?(0,d.hj)(
i,t,"DA"):t.get("DA"),o=i.resolve(s??(n?(0,c.Wo)(i,"AcroForm")?.dict.get("DA"):void 0));if(!(!(o instanceof r.Mx)||o.bytes.length>P))return(0,r.Px)(g(Buffer.from(
o.bytes).toString("latin1"),e))}const P=1e4;function g(i,t){const e=new S.BT(Buffer.from(i,"latin1"));let n="",s=0;for(;e.next();){const o=e.count-1,u=e.number(
o);!v.has(e.operator)||Number.isNaN(u)||(n+=i.slice(s,e.startOf(o))+(0,U._)(u*t),s=e.endOf(o))}return n+i.slice(s)}var a=h(21996),l=h(45657);const m=["XYZ","Fit\
R","FitH","FitV","FitBH","FitBV"],p=["Fit","FitB"],E=new Set([...m,...p]);async function y(i,t,{toSheets:e,isDone:n}){for(const s of await(0,a.Av)(i,e?[...m,...p]:
m)){if(n(s))continue;C(i,i.get(s),t)&&i.edit(s);const o=i.job.pace.step(1e3);o&&await o}}const w=["A","AA","PA","Names","OpenAction"];function N(i,t,e){const n=i.
entry(t,"Dest");if((0,r.cy)(n))return K(i,n,e)?n:null}function C(i,t,e){let n=!1;const s=[t];for(let o=s.pop();o!==void 0;o=s.pop())if((0,r.cy)(o))if(K(i,o,e))n=
!0;else for(const u of o)s.push(u);else if((0,r.Zm)(o))for(const u of o.values())s.push(u);else o instanceof r.Z6&&s.push(o.dict);return n}function K(i,t,e){const[
n,s]=t;if(!(0,r.i9)(n)||!(s instanceof r.SX)||!E.has(s.text))return!1;const o=e(n);if(!o)return!1;const u=t.slice(2,6).map(x=>{const M=i.resolve(x);return typeof M==
"number"&&Number.isFinite(M)?M:null}),f=o.sheet?Y(o,s.text,u):X(o,s.text,u);return t.length=1,(0,l.RZ)(t,f),o.sheet&&i.pages.indexOf(n.number)>=0&&(t[0]=new r.oS(
o.sheet.page)),!0}const I=(i,t)=>[(0,r.UU)(i),...t];function X(i,t,e){const[n,s]=[e[0]??null,e[1]??null],o=f=>f===null?null:(0,D.W1)([(0,D.Gd)(i.matrix,f,0)[0]])[0],
u=f=>f===null?null:(0,D.W1)([(0,D.Gd)(i.matrix,0,f)[1]])[0];switch(t){case"XYZ":return[(0,r.UU)(t),o(n),u(s),k(i,e[2])];case"FitH":case"FitBH":return[(0,r.UU)(t),
u(n)];case"FitV":case"FitBV":return[(0,r.UU)(t),o(n)];default:return _(i,e)??I(t,e)}}function Y(i,t,e){const{box:n}=i.sheet,s=([x,M])=>{const[Q,et]=(0,D.Gd)(i.matrix,
x??0,M??0);return[x==null?void 0:Q,M==null?void 0:et]};if(t==="XYZ"){const[x,M]=s(e);return[(0,r.UU)(t),...(0,D.W1)([x??n[0],M??n[3]]),k(i,e[2])]}const o=t==="F\
itR"?_(i,e):void 0;if(o)return o;const[,u]=t==="FitH"||t==="FitBH"?s([null,e[0]??null]):[],f=u!==void 0&&u>n[1]&&u<n[3]?u:n[3];return[(0,r.UU)("FitR"),...(0,D.W1)(
[n[0],n[1],n[2],f])]}function _(i,[t,e,n,s]){if(!(t==null||e==null||n==null||s==null))return[(0,r.UU)("FitR"),...(0,T.P1)(i,[t,e,n,s])]}const k=(i,t)=>t==null?null:
Math.round(t/(0,T._K)(i)*1e4)/1e4;var nt=h(87773),st=h(90536),ot=h(54935),tt=h(78021);const q=100;async function dt(i,t){if(!i.dict(i.catalog.get("StructTreeRoo\
t")))return;const{BBox:e}=await(0,a.zx)(i,["BBox"]);let n=!1;const s=e.filter(u=>!i.isStream(u));for await(const[,u]of(0,nt.$)(i,s))if(n||=(0,st.L)(u,it))break;
if(!n)return;const{spend:o}=new c.b9(i);await(0,ot.q)(i,({dict:u,holder:f,page:x})=>{const M=x??rt(i,u),Q=M===void 0?void 0:t(M),et=Q&&ut(i,u.get("A"),Q,o);et!==
void 0&&(i.edit(f),u.set("A",et))})}const it=i=>i.has("BBox")&&i.has("O");function ut(i,t,e,n){const s=x=>{const M=i.dict(x),Q=M&&it(M)?(0,R.b0)(i,M.get("BBox")):
void 0;return M&&Q?new r.Bi(M).set("BBox",(0,T.P1)(e,Q)):x},o=i.array(t);n(o?.length??1);const u=o??(t===void 0?[]:[t]),f=u.map(s);if(!f.every((x,M)=>x===u[M]))
return o?f:f[0]}function rt(i,t){return ft(i,t)??ht(i,t)}function ft(i,t){let e=t;for(let n=0;e&&n<q;n++){const s=e.get("Pg");if((0,r.i9)(s))return s.number;if((0,tt.
FH)(e))return;const o=e.get("K");e=i.dict((i.array(o)??[o])[0]??null)}}function ht(i,t){let e=i.dict(t.get("P"));for(let n=0;e&&n<q;n++){const s=e.get("Pg");if((0,r.
i9)(s))return s.number;e=i.dict(e.get("P"))}}const lt=[...A.filter(i=>i!=="Border"),"DA","FT","Parent"],ct=(i,t)=>({...t,matrix:(0,D.lw)((0,D.DI)(i.matrix),t.matrix)}),
at=3e3,mt=50;class gt{document;moves;annotations;moved=new Map;beads=new Set;destined=new Set;located=new W.R;spend;constructor(t,e){this.document=t,this.moves=
e,this.spend=new c.b9(t).spend,this.annotations=new F(t,this.spend)}async moveReferences(){const{document:t,moves:e,destined:n}=this,s=[...e.values()].some(({sheet:o})=>o!==
void 0);await y(t,this.moveOf,{toSheets:s,isDone:o=>n.has(o)}),await dt(t,o=>e.get(o))}moveOf=t=>this.moves.get(t.number)??this.ofElement(t);ofElement(t){const e=this.
document.get(t);if(!(0,r.Zm)(e)||!(0,tt.Uc)(e))return;const n=rt(this.document,e);return n===void 0?void 0:this.moves.get(n)}async moveOn(t){const{document:e}=this,
n=this.moves.get(t),s={},o=await this.moveAnnotations(e.entry(t,"Annots"),n);o&&(s.Annots=o);const u=e.array(e.entry(t,"B"))??[];this.spend(u.length);for(const x of u){
this.moveBead(x,n);const M=e.job.pace.step(at);M&&await M}const f=V(e,e.entry(t,"VP"),n,this.spend);return f&&(s.VP=f),s}async moveAnnotations(t,e){const{document:n}=this,
s=n.array(t),o=(0,r.i9)(t)?this.moved.get(t.number):void 0;if(!s||o===e)return;this.spend(s.length);const u=o?ct(o,e):e,f=[];for(const x of s){f.push((0,r.i9)(x)?
this.moveAnnotation(x,e):(0,r.Zm)(x)?this.movedDict(x,u):x);const M=n.job.pace.step(at);M&&await M}if((0,r.i9)(t)&&!o&&this.moved.set(t.number,e),!f.every((x,M)=>x===
s[M])){if(!(0,r.i9)(t)||o)return f;n.put(t,f)}}moveAnnotation(t,e){const{document:n}=this,s=this.moved.get(t.number);if(s)return s===e?t:this.copy(t,s,e);this.moved.
set(t.number,e);const o=this.soleRectangle(t.number);if(o){const f=o.hasOthers?void 0:N(n,t.number,this.moveOf);return f!==void 0&&this.destined.add(t.number),n.
patch(t.number,{Rect:(0,T.P1)(e,o.box),...f&&{Dest:f},...this.page(e)}),t}const u=n.get(t);return(0,r.Zm)(u)&&n.put(t,this.movedDict(u,e)),t}copy(t,e,n){const{document:s}=this,
o=s.get(t);if(!(0,r.Zm)(o)||(0,r.Eo)(s.resolve(o.get("Subtype")),"Widget"))return t;this.spend(mt);const u=this.movedDict(o,ct(e,n));return u.delete("StructPare\
nt"),s.add(u)}soleRectangle(t){const{document:e,located:n}=this,s=e.place(t);if(!s||!e.locate(t,s,n))return;const{bytes:o}=s;if(lt.some(M=>n.find(o,M)>=0))return;
const u=e.entry(t,"Border"),x=(0,r.cy)(u)&&u.every(M=>M===0)?(0,R.b0)(e,e.entry(t,"Rect")):void 0;return x&&{box:x,hasOthers:w.some(M=>n.find(o,M)>=0)}}movedDict(t,e){
const n=new r.Bi(t);for(const[u,f]of Object.entries({...this.annotations.moved(t,e),...this.page(e)}))n.set(u,f);const s=(0,T._K)(e),o=s===1?void 0:O(this.document,
t,s);return o&&n.set("DA",o),n}page({sheet:t}){return t?{P:new r.oS(t.page)}:{}}moveBead(t,e){const{document:n}=this;if(!(0,r.i9)(t)||this.beads.has(t.number))return;
this.beads.add(t.number);const s=(0,R.b0)(n,n.entry(t.number,"R"));s&&n.patch(t.number,{R:(0,T.P1)(e,s),...this.page(e)})}}}),73249:((J,$,h)=>{h.d($,{E:()=>b});
var W=h(21996),r=h(87773),D=h(90536),T=h(78157),R=h(45599),H=h(12207),G=h(9819),V=h(17671);const L=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function b(S){const U=await j(
S);if(U.length===0)return;let c;const d=(0,G.Wo)(S,"Dests");let v;for(const O of U){const P=S.get(O),g={changed:!1},a=l=>{B(l)&&(l[0]=A(S,l[0])??(v??=S.add(null)),
g.changed=!0)};B(P)&&(c??=await Z(S),c.has(O)||a(P)),(0,R.cy)(P)&&P.forEach(a),(0,D.C)(P,l=>F(S,l,a)),d?.holder===O&&d.dict.forEach(a),g.changed&&S.edit(O)}v&&await(0,V.
E2)(S,v)}function B(S){return(0,R.cy)(S)&&typeof S[0]=="number"&&S[1]instanceof R.SX&&L.test(S[1].text)}function A(S,U){const c=(0,H.hN)(S,U);return c===void 0?
void 0:new R.oS(S.pages.number(c))}function F(S,U,c){const d=U.get("Names");(0,R.cy)(d)&&d.forEach(c),c(U.get("Dest")),c(U.get("OpenAction"));const v=S.resolve(
U.get("S"));(v===null||(0,R.Eo)(v,"GoTo"))&&c(U.get("D"))}async function Z(S){const U=new Set,{GoToR:c,GoToE:d}=await(0,W.zx)(S,["GoToR","GoToE"]);for await(const[
,v]of(0,r.$)(S,[...c,...d]))(0,D.C)(v,O=>{const[P,g]=[S.resolve(O.get("S")),O.get("D")];(0,R.i9)(g)&&((0,R.Eo)(P,"GoToR")||(0,R.Eo)(P,"GoToE"))&&U.add(g.number)});
return U}async function j(S){const U=new Set;await(0,W.RJ)(S,(c,d,v,O)=>{const P=c.subarray(d,v);for(const g of["Fit","XYZ"])for(let a=P.indexOf(g);a>=0;a=P.indexOf(
g,a+g.length)){if(!z(P,a))continue;const l=O(d+a);l!==void 0&&U.add(l)}});for(const c of(0,W.vb)(S))U.add(c);return[...U]}function z(S,U){let c=U-2;for(;c>=0&&T.
Kl[S[c]]===T.t6;)c--;return(0,T.yp)(S[c])}}),54935:((J,$,h)=>{h.d($,{q:()=>T});var W=h(45599),r=h(9819),D=h(78021);async function T(R,H){const G=(0,r.Wo)(R,"Str\
uctTreeRoot");if(!G)return;const V=new r._i(R),L=[],b=(B,A,F)=>{const Z=B.get("K"),j=R.array(Z),z=j?(0,r.Kd)(Z,A):A;if(j&&(0,W.i9)(Z)&&!V.firstList(j))return!1;
const S=j??(Z===void 0?[]:[Z]);for(const U of S)L.push({value:U,holder:z,page:F});return!S.some(W.Zm)};b(G.dict,G.holder,void 0);for(let B=L.pop();B;B=L.pop()){
const{value:A,page:F}=B,Z=R.job.pace.step(300);Z&&await Z;const j=V.first(A)?R.resolve(A):null;if(!(0,W.Zm)(j)||(0,D.FH)(j))continue;const z=(0,r.Kd)(A,B.holder),
S=j.get("Pg"),U=(0,W.i9)(S)?S.number:F,c=b(j,z,U),d=H({dict:j,holder:z,page:U});d&&await d,c&&(0,W.i9)(A)&&!R.isEdited(A.number)&&R.release(A.number)}}})};
