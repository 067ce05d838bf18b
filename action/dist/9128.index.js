"use strict";exports.id=9128,exports.ids=[9128],exports.modules={12744:((k,z,f)=>{f.d(z,{e:()=>N,X:()=>P});var L=f(58552),r=f(45599),B=f(74135),O=f(6057),S=f(9819);class Z{document;patterns=new Map;resources=new Map;spend;constructor(d){
this.document=d,this.spend=new S.b9(d).spend}move(d,u){const{document:m}=this,p=m.dict(d),E=m.dict(p?.get("Pattern"));if(!p||!E||E.size===0)return;const v=(0,r.
i9)(d)?d.number:p;let b=this.resources.get(v);b||this.resources.set(v,b=new Map);const U=u.join(" ");let w=b.get(U);if(!w){this.spend(E.size),this.settleForms(p,
d);const T=new r.Bi([...E].map(([x,X])=>[x,this.pattern(X,u,U)]));w=m.add(new r.Bi(p).set("Pattern",T)),b.set(U,w)}return w}pattern(d,u,m){const{document:p}=this,
E=p.resolve(d),v=E instanceof r.Z6?E.dict:E;if(!(0,r.Zm)(v))return d;const b=(0,r.i9)(d)?this.patterns.get(`${d.number} ${m}`):void 0;if(b)return b;const U=new r.
Bi(v).set("Matrix",[...(0,B.lw)((0,O.lQ)(p,v.get("Matrix")),u)]),w=p.add(E instanceof r.Z6?new r.Z6(U,E.data,E.sealed):U);return(0,r.i9)(d)&&this.patterns.set(`${d.
number} ${m}`,w),w}settleForms(d,u){const{document:m}=this;for(const p of m.dict(d.get("XObject"))?.values()??[]){const E=m.resolve(p);!(0,r.i9)(p)||!(E instanceof
r.Z6)||E.dict.has("Resources")||(0,r.Eo)(m.resolve(E.dict.get("Subtype")),"Form")&&(m.edit(p),E.dict.set("Resources",u))}}}var H=f(81627),V=f(36078),A=f(99876),
M=f(86166),R=f(96927),W=f(51872),$=f(45657);const F=72,N=1e4,C=.01,g=["BleedBox","TrimBox","ArtBox"];async function P(y,d,u){const m=await(0,A.F)(y,d),p=m.kinds.
map(v=>I(v,u));return K(m,p,u),new D(y,p).run(m)}class D{document;changes;painter;patterns;constructor(d,u){this.document=d,this.changes=u,this.painter=new H.B(
d),this.patterns=new Z(d)}async run({pages:d,kinds:u}){const{document:m,changes:p}=this,{pace:E}=m.job,v=d.filter(T=>!this.isSettled(T,u[T.kind]));if(v.length===
0)return 0;const b=new Map(v.map(({index:T,kind:x})=>[m.pages.number(T),p[x].move])),U=new W.J(m,b),w=[];for(const{index:T}of v){w.push(await U.moveOn(m.pages.number(
T)));const x=E.step(N);x&&await x}await U.moveReferences(),await this.painter.inspect(v);for(const[T,x]of v.entries()){const X=E.step(N);X&&await X,T%1e3===0&&E.
progress(T/v.length);const Y=p[x.kind],J={...w[T],...this.boxes(x.index,Y)},_=this.patterns.move(x.resources,Y.move.matrix);await this.painter.within(x,Y.operators,
_,J)}return v.length}isSettled({index:d,kind:u},{box:m,userUnit:p}){const{move:E,box:v}=this.changes[u],b=(U,w)=>U.every((T,x)=>Math.abs(T-w[x])<C);return p===1&&
b(E.matrix,[1,0,0,1,0,0])&&b(m,v)&&b((0,O.VO)(this.document,d),v)}boxes(d,{box:u,move:m}){const{document:p}=this,E=p.pages.number(d),v=(0,B.W1)(u),b=p.pages.attribute(
d,"CropBox")===void 0?{}:{CropBox:v},U={MediaBox:v,...b,UserUnit:void 0,Thumb:void 0};for(const w of g){const T=(0,O.b0)(p,p.entry(E,w)),x=T&&(0,B.Pj)((0,M.P1)(
m,T),u);U[w]=x&&(0,B.W1)(x)}return U}}function I(y,d){const{userUnit:u,rotation:m}=y,p=(0,B.iN)(y),[E,v]=[p.width*u,p.height*u],b=j(E,v,d),U=[b.width/E,b.height/
v],w=d.scaling==="none"?1:d.scaling==="fill"?(0,$.Kf)(U):(0,$.YG)(U),[T,x]=[(b.width-E*w)/2,(b.height-v*w)/2],X=m%180!==0,Y=[0,0,X?b.height:b.width,X?b.width:b.
height],J=[w*u,0,0,w*u,T,x],_=(0,B.S3)({box:Y,rotation:m}),[st,,,ot,tt,et]=(0,B.lw)((0,B.lw)((0,B.DI)((0,B.S3)(y)),J),_),q=[st,0,0,ot,tt,et];return{move:{matrix:q},
box:Y,operators:`${(0,V.vs)(q)} cm${G(y.box,q,Y)}`}}function G(y,d,u){const m=(0,B.zl)(d,y);return m[0]<=C&&m[1]<=C&&m[2]>=u[2]-C&&m[3]>=u[3]-C?"":` ${[y[0],y[1],
y[2]-y[0],y[3]-y[1]].map(V._).join(" ")} re W n`}function j(y,d,{page_size:u,page_width:m,page_height:p,orientation:E}){if(u!==void 0){const[T,x]=R.tn[u];return(E===
"auto"?y>d:E==="landscape")?{width:x,height:T}:{width:T,height:x}}const v=m===void 0?(p??0)*F*y/d:m*F,b=p===void 0?v*d/y:p*F,w=E==="portrait"&&v>b||E==="landsca\
pe"&&v<b?[b,v]:[v,b];return{width:w[0],height:w[1]}}function K({pages:y,kinds:d},u,{page_width:m,page_height:p}){const E=x=>x<R.XS-C||x>R.tU+C,v=y.find(({kind:x})=>u[x].
box.slice(2).some(E));if(!v)return;const b=u[v.kind].box.slice(2);d[v.kind].rotation%180!==0&&b.reverse();const U=b.map(x=>Number((x/F).toPrecision(3))),w=m===void 0||
p!==void 0&&p<m?"page_height":"page_width",T=`makes page ${v.index+1} ${U.join(" × ")} inches; each side must be from 0.042 to ${R.tU/F} inches`;throw(0,L.G6)(
[{field:w,message:T}])}}),86166:((k,z,f)=>{f.d(z,{Ek:()=>V,LQ:()=>O,P1:()=>S,_K:()=>B,kR:()=>H,rq:()=>Z});var L=f(74135),r=f(45657);const B=({matrix:[A,M]})=>Math.
hypot(A,M);function O({matrix:[A,M]}){return Math.abs(A)>=Math.abs(M)?A<0?180:0:M>0?90:270}const S=({matrix:A},M)=>(0,L.W1)((0,L.zl)(A,M));function Z({matrix:A},M){
const R=[];for(let W=0;W+1<M.length;W+=2)(0,r.RZ)(R,(0,L.Gd)(A,M[W],M[W+1]));return(0,L.W1)(R)}function H(A,M){const R=O(A)/90;return(0,L.W1)(M.map((W,$)=>M[($+
R)%M.length]*B(A)))}const V=(A,M)=>(0,L.W1)(M.map(R=>R*B(A)))}),96927:((k,z,f)=>{f.d(z,{XS:()=>O,tU:()=>S,tn:()=>B});const L=Z=>Math.round(Z*72e3/25.4)/1e3,r=(Z,H)=>[
L(Z),L(H)],B={A3:r(297,420),A4:r(210,297),A5:r(148,210),A6:r(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},O=3,S=14400}),51872:((k,z,f)=>{f.d(z,
{J:()=>mt});var L=f(79725),r=f(45599),B=f(74135),O=f(86166),S=f(6057);function Z(i,t,e,n){const s=i.dict(t);if(!s)return;const o=new r.Bi(s),c=i.array(s.get("O"))?.
map(a=>i.resolve(a));c?.length===2&&c.every(a=>typeof a=="number")&&o.set("O",(0,O.rq)(e,c));for(const a of["X","Y"]){const l=i.array(s.get(a)),h=i.dict(l?.[0]),
Q=i.resolve(h?.get("C"));n(l?.length??0),l&&h&&typeof Q=="number"&&o.set(a,[new r.Bi(h).set("C",Q/(0,O._K)(e)),...l.slice(1)])}return o}const H=20;function V(i,t,e,n){
const s=i.array(t);return n((s?.length??0)*((0,r.i9)(t)?H:1)),s?.map(o=>{const c=i.dict(o);if(!c)return o;const a=new r.Bi(c),l=(0,S.b0)(i,c.get("BBox"));l&&a.set(
"BBox",(0,O.P1)(e,l));const h=Z(i,c.get("Measure"),e,n);return h!==void 0&&a.set("Measure",h),a})}const A=["QuadPoints","Vertices","L","CL"],M=["InkList","Path"],
R=["LL","LLE","LLO","CO"],W=[...A,...M,...R,"RD","Border","BS","Measure","AP"];class ${document;spend;turned=new Map;constructor(t,e){this.document=t,this.spend=
e}moved(t,e){const n={},s=(a,l)=>{l!==void 0&&(n[a]=l)},o=this.numbers(t.get("Rect"));o?.length===4&&s("Rect",(0,O.P1)(e,o));for(const a of A)s(a,this.points(t.
get(a),e));for(const a of M){const l=this.list(t.get(a));s(a,l?.map(h=>this.points(h,e)??h))}for(const a of R)s(a,this.lengths(t.get(a),e));const c=this.numbers(
t.get("RD"));return c&&s("RD",(0,O.kR)(e,c)),s("Border",this.border(t.get("Border"),e)??this.defaultBorder(t,e)),s("BS",this.borderStyle(t.get("BS"),e)),s("Meas\
ure",Z(this.document,t.get("Measure"),e,this.spend)),(0,O.LQ)(e)!==0&&s("AP",this.appearances(t.get("AP"),e)),n}points(t,e){const n=this.numbers(t);return n&&(0,O.
rq)(e,n)}lengths(t,e){const n=this.document.resolve(t);if(typeof n=="number")return(0,O.Ek)(e,[n])[0];const s=this.numbers(t);return s&&(0,O.Ek)(e,s)}border(t,e){
return this.list(t)?.map(n=>this.lengths(n,e)??n)}defaultBorder(t,e){return(0,r.Eo)(this.document.resolve(t.get("Subtype")),"Link")&&!t.has("BS")?(0,O.Ek)(e,[0,
0,1]):void 0}borderStyle(t,e){const n=this.document.dict(t);if(!n)return;const s=new r.Bi(n);s.set("W",this.lengths(n.get("W")??1,e)??1);const o=this.lengths(n.
get("D"),e);return o!==void 0&&s.set("D",o),s}appearances(t,e){const n=this.document.dict(t);if(!n)return;const s=new r.Bi;for(const[o,c]of n){const a=this.document.
resolve(c);this.spend((0,r.Zm)(a)?F*a.size:1),(0,r.Zm)(a)?s.set(o,new r.Bi([...a].map(([l,h])=>[l,this.turnedForm(h,e)]))):s.set(o,this.turnedForm(c,e))}return s}turnedForm(t,e){
const n=this.document.resolve(t);if(!(0,r.i9)(t)||!(n instanceof r.Z6))return t;const s=N[(0,O.LQ)(e)],o=`${t.number} ${s.join(" ")}`;let c=this.turned.get(o);if(!c){
const a=(0,B.lw)((0,S.lQ)(this.document,n.dict.get("Matrix")),s),l=new r.Bi(n.dict).set("Matrix",(0,B.W1)(a));c=this.document.add(new r.Z6(l,n.data,n.sealed)),this.
turned.set(o,c)}return c}list(t){const e=this.document.array(t);return e&&this.spend(e.length),e}numbers(t){const e=this.list(t)?.map(n=>this.document.resolve(n));
return e?.every(n=>typeof n=="number"&&Number.isFinite(n))?e:void 0}}const F=10,N={90:[0,1,-1,0,0,0],180:[-1,0,0,-1,0,0],270:[0,-1,1,0,0,0]};var C=f(37709),g=f(
36078),P=f(9819),D=f(91374);const I=new Set(["Tf","Tc","Tw","TL","Ts"]);function G(i,t,e){const n=(0,r.Eo)(i.resolve(t.get("Subtype")),"Widget"),s=n?(0,D.hj)(i,
t,"DA"):t.get("DA"),o=i.resolve(s??(n?(0,P.Wo)(i,"AcroForm")?.dict.get("DA"):void 0));if(!(!(o instanceof r.Mx)||o.bytes.length>j))return(0,r.Px)(K(Buffer.from(
o.bytes).toString("latin1"),e))}const j=1e4;function K(i,t){const e=new C.BT(Buffer.from(i,"latin1"));let n="",s=0;for(;e.next();){const o=e.count-1,c=e.number(
o);!I.has(e.operator)||Number.isNaN(c)||(n+=i.slice(s,e.startOf(o))+(0,g._)(c*t),s=e.endOf(o))}return n+i.slice(s)}var y=f(21996),d=f(45657);const u=["XYZ","Fit\
R","FitH","FitV","FitBH","FitBV"],m=["Fit","FitB"],p=new Set([...u,...m]);async function E(i,t,{toSheets:e,isDone:n}){for(const s of await(0,y.Av)(i,e?[...u,...m]:
u)){if(n(s))continue;U(i,i.get(s),t)&&i.edit(s);const o=i.job.pace.step(1e3);o&&await o}}const v=["A","AA","PA","Names","OpenAction"];function b(i,t,e){const n=i.
entry(t,"Dest");if((0,r.cy)(n))return w(i,n,e)?n:null}function U(i,t,e){let n=!1;const s=[t];for(let o=s.pop();o!==void 0;o=s.pop())if((0,r.cy)(o))if(w(i,o,e))n=
!0;else for(const c of o)s.push(c);else if((0,r.Zm)(o))for(const c of o.values())s.push(c);else o instanceof r.Z6&&s.push(o.dict);return n}function w(i,t,e){const[
n,s]=t;if(!(0,r.i9)(n)||!(s instanceof r.SX)||!p.has(s.text))return!1;const o=e(n);if(!o)return!1;const c=t.slice(2,6).map(l=>{const h=i.resolve(l);return typeof h==
"number"&&Number.isFinite(h)?h:null}),a=o.sheet?X(o,s.text,c):x(o,s.text,c);return t.length=1,(0,d.RZ)(t,a),o.sheet&&i.pages.indexOf(n.number)>=0&&(t[0]=new r.oS(
o.sheet.page)),!0}const T=(i,t)=>[(0,r.UU)(i),...t];function x(i,t,e){const[n,s]=[e[0]??null,e[1]??null],o=a=>a===null?null:(0,B.W1)([(0,B.Gd)(i.matrix,a,0)[0]])[0],
c=a=>a===null?null:(0,B.W1)([(0,B.Gd)(i.matrix,0,a)[1]])[0];switch(t){case"XYZ":return[(0,r.UU)(t),o(n),c(s),J(i,e[2])];case"FitH":case"FitBH":return[(0,r.UU)(t),
c(n)];case"FitV":case"FitBV":return[(0,r.UU)(t),o(n)];default:return Y(i,e)??T(t,e)}}function X(i,t,e){const{box:n}=i.sheet,s=([l,h])=>{const[Q,nt]=(0,B.Gd)(i.matrix,
l??0,h??0);return[l==null?void 0:Q,h==null?void 0:nt]};if(t==="XYZ"){const[l,h]=s(e);return[(0,r.UU)(t),...(0,B.W1)([l??n[0],h??n[3]]),J(i,e[2])]}const o=t==="F\
itR"?Y(i,e):void 0;if(o)return o;const[,c]=t==="FitH"||t==="FitBH"?s([null,e[0]??null]):[],a=c!==void 0&&c>n[1]&&c<n[3]?c:n[3];return[(0,r.UU)("FitR"),...(0,B.W1)(
[n[0],n[1],n[2],a])]}function Y(i,[t,e,n,s]){if(!(t==null||e==null||n==null||s==null))return[(0,r.UU)("FitR"),...(0,O.P1)(i,[t,e,n,s])]}const J=(i,t)=>t==null?null:
Math.round(t/(0,O._K)(i)*1e4)/1e4;var _=f(87773),st=f(90536),ot=f(54935),tt=f(78021);const et=100;async function q(i,t){if(!i.dict(i.catalog.get("StructTreeRoot")))
return;const{BBox:e}=await(0,y.zx)(i,["BBox"]);let n=!1;const s=e.filter(c=>!i.isStream(c));for await(const[,c]of(0,_.$)(i,s))if(n||=(0,st.L)(c,it))break;if(!n)
return;const{spend:o}=new P.b9(i);await(0,ot.q)(i,({dict:c,holder:a,page:l})=>{const h=l??rt(i,c),Q=h===void 0?void 0:t(h),nt=Q&&dt(i,c.get("A"),Q,o);nt!==void 0&&
(i.edit(a),c.set("A",nt))})}const it=i=>i.has("BBox")&&i.has("O");function dt(i,t,e,n){const s=l=>{const h=i.dict(l),Q=h&&it(h)?(0,S.b0)(i,h.get("BBox")):void 0;
return h&&Q?new r.Bi(h).set("BBox",(0,O.P1)(e,Q)):l},o=i.array(t);n(o?.length??1);const c=o??(t===void 0?[]:[t]),a=c.map(s);if(!a.every((l,h)=>l===c[h]))return o?
a:a[0]}function rt(i,t){return ft(i,t)??ut(i,t)}function ft(i,t){let e=t;for(let n=0;e&&n<et;n++){const s=e.get("Pg");if((0,r.i9)(s))return s.number;if((0,tt.FH)(
e))return;const o=e.get("K");e=i.dict((i.array(o)??[o])[0]??null)}}function ut(i,t){let e=i.dict(t.get("P"));for(let n=0;e&&n<et;n++){const s=e.get("Pg");if((0,r.
i9)(s))return s.number;e=i.dict(e.get("P"))}}const ht=[...W.filter(i=>i!=="Border"),"DA","FT","Parent"],ct=(i,t)=>({...t,matrix:(0,B.lw)((0,B.DI)(i.matrix),t.matrix)}),
at=3e3,lt=50;class mt{document;moves;annotations;moved=new Map;beads=new Set;destined=new Set;located=new L.R;spend;constructor(t,e){this.document=t,this.moves=
e,this.spend=new P.b9(t).spend,this.annotations=new $(t,this.spend)}async moveReferences(){const{document:t,moves:e,destined:n}=this,s=[...e.values()].some(({sheet:o})=>o!==
void 0);await E(t,this.moveOf,{toSheets:s,isDone:o=>n.has(o)}),await q(t,o=>e.get(o))}moveOf=t=>this.moves.get(t.number)??this.ofElement(t);ofElement(t){const e=this.
document.get(t);if(!(0,r.Zm)(e)||!(0,tt.Uc)(e))return;const n=rt(this.document,e);return n===void 0?void 0:this.moves.get(n)}async moveOn(t){const{document:e}=this,
n=this.moves.get(t),s={},o=await this.moveAnnotations(e.entry(t,"Annots"),n);o&&(s.Annots=o);const c=e.array(e.entry(t,"B"))??[];this.spend(c.length);for(const l of c){
this.moveBead(l,n);const h=e.job.pace.step(at);h&&await h}const a=V(e,e.entry(t,"VP"),n,this.spend);return a&&(s.VP=a),s}async moveAnnotations(t,e){const{document:n}=this,
s=n.array(t),o=(0,r.i9)(t)?this.moved.get(t.number):void 0;if(!s||o===e)return;this.spend(s.length);const c=o?ct(o,e):e,a=[];for(const l of s){a.push((0,r.i9)(l)?
this.moveAnnotation(l,e):(0,r.Zm)(l)?this.movedDict(l,c):l);const h=n.job.pace.step(at);h&&await h}if((0,r.i9)(t)&&!o&&this.moved.set(t.number,e),!a.every((l,h)=>l===
s[h])){if(!(0,r.i9)(t)||o)return a;n.put(t,a)}}moveAnnotation(t,e){const{document:n}=this,s=this.moved.get(t.number);if(s)return s===e?t:this.copy(t,s,e);this.moved.
set(t.number,e);const o=this.soleRectangle(t.number);if(o){const a=o.hasOthers?void 0:b(n,t.number,this.moveOf);return a!==void 0&&this.destined.add(t.number),n.
patch(t.number,{Rect:(0,O.P1)(e,o.box),...a&&{Dest:a},...this.page(e)}),t}const c=n.get(t);return(0,r.Zm)(c)&&n.put(t,this.movedDict(c,e)),t}copy(t,e,n){const{document:s}=this,
o=s.get(t);if(!(0,r.Zm)(o)||(0,r.Eo)(s.resolve(o.get("Subtype")),"Widget"))return t;this.spend(lt);const c=this.movedDict(o,ct(e,n));return c.delete("StructPare\
nt"),s.add(c)}soleRectangle(t){const{document:e,located:n}=this,s=e.place(t);if(!s||!e.locate(t,s,n))return;const{bytes:o}=s;if(ht.some(h=>n.find(o,h)>=0))return;
const c=e.entry(t,"Border"),l=(0,r.cy)(c)&&c.every(h=>h===0)?(0,S.b0)(e,e.entry(t,"Rect")):void 0;return l&&{box:l,hasOthers:v.some(h=>n.find(o,h)>=0)}}movedDict(t,e){
const n=new r.Bi(t);for(const[c,a]of Object.entries({...this.annotations.moved(t,e),...this.page(e)}))n.set(c,a);const s=(0,O._K)(e),o=s===1?void 0:G(this.document,
t,s);return o&&n.set("DA",o),n}page({sheet:t}){return t?{P:new r.oS(t.page)}:{}}moveBead(t,e){const{document:n}=this;if(!(0,r.i9)(t)||this.beads.has(t.number))return;
this.beads.add(t.number);const s=(0,S.b0)(n,n.entry(t.number,"R"));s&&n.patch(t.number,{R:(0,O.P1)(e,s),...this.page(e)})}}}),73249:((k,z,f)=>{f.d(z,{E:()=>M});
var L=f(21996),r=f(87773),B=f(90536),O=f(78157),S=f(45599),Z=f(12207),H=f(9819),V=f(17671);const A=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function M(g){const P=await N(
g);if(P.length===0)return;let D;const I=(0,H.Wo)(g,"Dests");let G;for(const j of P){const K=g.get(j),y={changed:!1},d=u=>{R(u)&&(u[0]=W(g,u[0])??(G??=g.add(null)),
y.changed=!0)};R(K)&&(D??=await F(g),D.has(j)||d(K)),(0,S.cy)(K)&&K.forEach(d),(0,B.C)(K,u=>$(g,u,d)),I?.holder===j&&I.dict.forEach(d),y.changed&&g.edit(j)}G&&await(0,V.
E2)(g,G)}function R(g){return(0,S.cy)(g)&&typeof g[0]=="number"&&g[1]instanceof S.SX&&A.test(g[1].text)}function W(g,P){const D=(0,Z.hN)(g,P);return D===void 0?
void 0:new S.oS(g.pages.number(D))}function $(g,P,D){const I=P.get("Names");(0,S.cy)(I)&&I.forEach(D),D(P.get("Dest")),D(P.get("OpenAction"));const G=g.resolve(
P.get("S"));(G===null||(0,S.Eo)(G,"GoTo"))&&D(P.get("D"))}async function F(g){const P=new Set,{GoToR:D,GoToE:I}=await(0,L.zx)(g,["GoToR","GoToE"]);for await(const[
,G]of(0,r.$)(g,[...D,...I]))(0,B.C)(G,j=>{const[K,y]=[g.resolve(j.get("S")),j.get("D")];(0,S.i9)(y)&&((0,S.Eo)(K,"GoToR")||(0,S.Eo)(K,"GoToE"))&&P.add(y.number)});
return P}async function N(g){const P=new Set;await(0,L.RJ)(g,(D,I,G,j)=>{const K=D.subarray(I,G);for(const y of["Fit","XYZ"])for(let d=K.indexOf(y);d>=0;d=K.indexOf(
y,d+y.length)){if(!C(K,d))continue;const u=j(I+d);u!==void 0&&P.add(u)}});for(const D of(0,L.vb)(g))P.add(D);return[...P]}function C(g,P){let D=P-2;for(;D>=0&&O.
Kl[g[D]]===O.t6;)D--;return(0,O.yp)(g[D])}}),54935:((k,z,f)=>{f.d(z,{q:()=>O});var L=f(45599),r=f(9819),B=f(78021);async function O(S,Z){const H=(0,r.Wo)(S,"Str\
uctTreeRoot");if(!H)return;const V=new r._i(S),A=[],M=(R,W,$)=>{const F=R.get("K"),N=S.array(F),C=N?(0,r.Kd)(F,W):W,g=N??(F===void 0?[]:[F]);for(const P of g)A.
push({value:P,holder:C,page:$});return!g.some(L.Zm)};M(H.dict,H.holder,void 0);for(let R=A.pop();R;R=A.pop()){const{value:W,page:$}=R,F=S.job.pace.step(300);F&&
await F;const N=V.first(W)?S.resolve(W):null;if(!(0,L.Zm)(N)||(0,B.FH)(N))continue;const C=(0,r.Kd)(W,R.holder),g=N.get("Pg"),P=(0,L.i9)(g)?g.number:$,D=M(N,C,P),
I=Z({dict:N,holder:C,page:P});I&&await I,D&&(0,L.i9)(W)&&!S.isEdited(W.number)&&S.release(W.number)}}})};
