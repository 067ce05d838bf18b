"use strict";exports.id=9915,exports.ids=[9915],exports.modules={44163:((J,G,f)=>{f.d(G,{e:()=>Z,X:()=>O});var p=f(16039),i=f(80199),w=f(84805),y=f(90191);class L{document;patterns=new Map;resources=new Map;spend;constructor(d){
this.document=d,this.spend=new y.b9(d).spend}move(d,l){const{document:u}=this,E=u.dict(d),B=u.dict(E?.get("Pattern"));if(!E||!B||B.size===0)return;const b=(0,p.
i9)(d)?d.number:E;let M=this.resources.get(b);M||this.resources.set(b,M=new Map);const R=l.join(" ");let D=M.get(R);if(!D){this.spend(B.size),this.settleForms(E,
d);const S=new p.Bi([...B].map(([A,j])=>[A,this.pattern(j,l,R)]));D=u.add(new p.Bi(E).set("Pattern",S)),M.set(R,D)}return D}pattern(d,l,u){const{document:E}=this,
B=E.resolve(d),b=B instanceof p.Z6?B.dict:B;if(!(0,p.Zm)(b))return d;const M=(0,p.i9)(d)?this.patterns.get(`${d.number} ${u}`):void 0;if(M)return M;const R=new p.
Bi(b).set("Matrix",[...(0,i.lw)((0,w.lQ)(E,b.get("Matrix")),l)]),D=E.add(B instanceof p.Z6?new p.Z6(R,B.data,B.sealed):R);return(0,p.i9)(d)&&this.patterns.set(`${d.
number} ${u}`,D),D}settleForms(d,l){const{document:u}=this;for(const E of u.dict(d.get("XObject"))?.values()??[]){const B=u.resolve(E);!(0,p.i9)(E)||!(B instanceof
p.Z6)||B.dict.has("Resources")||(0,p.Eo)(u.resolve(B.dict.get("Subtype")),"Form")&&(u.edit(E),B.dict.set("Resources",l))}}}var z=f(65300),H=f(59234),T=f(30900),
P=f(10990),N=f(43171),F=f(47065);const U=72,V=3,Z=1e4,I=.01,m=["BleedBox","TrimBox","ArtBox"];async function O(v,d,l){const u=await(0,T.F)(v,d),E=u.kinds.map(b=>C(
b,l));return new x(v,E).run(u)}class x{document;changes;painter;patterns;constructor(d,l){this.document=d,this.changes=l,this.painter=new z.B(d),this.patterns=new L(
d)}async run({pages:d,kinds:l}){const{document:u,changes:E}=this,{pace:B}=u.job,b=d.filter(S=>!this.isSettled(S,l[S.kind]));if(b.length===0)return 0;const M=new Map(
b.map(({index:S,kind:A})=>[u.pages.number(S),E[A].move])),R=new F.J(u,M),D=[];for(const{index:S}of b){D.push(R.moveOn(u.pages.number(S)));const A=B.step(Z);A&&await A}
await R.moveReferences(),await this.painter.inspect(b);for(const[S,A]of b.entries()){const j=B.step(Z);j&&await j,S%1e3===0&&B.progress(S/b.length);const $=E[A.
kind],Y={...D[S],...this.boxes(A.index,$)},Q=this.patterns.move(A.resources,$.move.matrix);this.painter.within(A,$.operators,Q,Y)}return b.length}isSettled({index:d,
kind:l},{box:u,userUnit:E}){const{move:B,box:b}=this.changes[l],M=(R,D)=>R.every((S,A)=>Math.abs(S-D[A])<I);return E===1&&M(B.matrix,[1,0,0,1,0,0])&&M(u,b)&&M((0,w.
VO)(this.document,d),b)}boxes(d,{box:l,move:u}){const{document:E}=this,B=E.pages.number(d),b=(0,i.Mp)(l),M=E.pages.attribute(d,"CropBox")===void 0?{}:{CropBox:b},
R={MediaBox:b,...M,UserUnit:void 0,Thumb:void 0};for(const D of m){const S=(0,w.b0)(E,E.entry(B,D)),A=S&&(0,i.Pj)((0,P.P1)(u,S),l);R[D]=A&&(0,i.Mp)(A)}return R}}
function C(v,d){const{userUnit:l,rotation:u}=v,E=(0,i.iN)(v),[B,b]=[E.width*l,E.height*l],M=W(B,b,d),R=[M.width/B,M.height/b],D=d.scaling==="none"?1:d.scaling===
"fill"?Math.max(...R):Math.min(...R),[S,A]=[(M.width-B*D)/2,(M.height-b*D)/2],j=u%180!==0,$=[0,0,j?M.height:M.width,j?M.width:M.height],Y=[D*l,0,0,D*l,S,A],Q=(0,i.
S3)({box:$,rotation:u,userUnit:1}),[tt,,,et,_,q]=(0,i.lw)((0,i.lw)((0,i.DI)((0,i.S3)(v)),Y),Q),k=[tt,0,0,et,_,q];return{move:{matrix:k},box:$,operators:`${(0,H.
vs)(k)} cm${K(v.box,k,$)}`}}function K(v,d,l){const u=(0,i.zl)(d,v);return u[0]<=I&&u[1]<=I&&u[2]>=l[2]-I&&u[3]>=l[3]-I?"":` ${[v[0],v[1],v[2]-v[0],v[3]-v[1]].map(
H._).join(" ")} re W n`}function W(v,d,{page_size:l,page_width:u,page_height:E,orientation:B}){if(l!==void 0){const[S,A]=N.t[l];return(B==="auto"?v>d:B==="lands\
cape")?{width:A,height:S}:{width:S,height:A}}const b=u===void 0?(E??0)*U*v/d:u*U,M=E===void 0?b*d/v:E*U,D=B==="portrait"&&b>M||B==="landscape"&&b<M?[M,b]:[b,M];
return{width:Math.max(D[0],V),height:Math.max(D[1],V)}}}),10990:((J,G,f)=>{f.d(G,{Ek:()=>H,LQ:()=>w,P1:()=>y,_K:()=>i,kR:()=>z,rq:()=>L});var p=f(80199);const i=({
matrix:[T,P]})=>Math.hypot(T,P);function w({matrix:[T,P]}){return Math.abs(T)>=Math.abs(P)?T<0?180:0:P>0?90:270}const y=({matrix:T},P)=>(0,p.Mp)((0,p.zl)(T,P));
function L({matrix:T},P){const N=[];for(let F=0;F+1<P.length;F+=2)N.push(...(0,p.Gd)(T,P[F],P[F+1]));return(0,p.Mp)(N)}function z(T,P){const N=w(T)/90;return(0,p.
Mp)(P.map((F,U)=>P[(U+N)%P.length]*i(T)))}const H=(T,P)=>(0,p.Mp)(P.map(N=>N*i(T)))}),43171:((J,G,f)=>{f.d(G,{t:()=>i});const p=(w,y)=>[w*72/25.4,y*72/25.4],i={
A3:p(297,420),A4:p(210,297),A5:p(148,210),A6:p(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]}}),47065:((J,G,f)=>{f.d(G,{J:()=>ut});var p=f(66249),
i=f(16039),w=f(80199),y=f(10990),L=f(84805);function z(r,t,e,n){const s=r.dict(t);if(!s)return;const o=new i.Bi(s),c=r.array(s.get("O"))?.map(a=>r.resolve(a));c?.
length===2&&c.every(a=>typeof a=="number")&&o.set("O",(0,y.rq)(e,c));for(const a of["X","Y"]){const h=r.array(s.get(a)),g=r.dict(h?.[0]),X=r.resolve(g?.get("C"));
n(h?.length??0),h&&g&&typeof X=="number"&&o.set(a,[new i.Bi(g).set("C",X/(0,y._K)(e)),...h.slice(1)])}return o}const H=20;function T(r,t,e,n){const s=r.array(t);
return n((s?.length??0)*((0,i.i9)(t)?H:1)),s?.map(o=>{const c=r.dict(o);if(!c)return o;const a=new i.Bi(c),h=(0,L.b0)(r,c.get("BBox"));h&&a.set("BBox",(0,y.P1)(
e,h));const g=z(r,c.get("Measure"),e,n);return g!==void 0&&a.set("Measure",g),a})}const P=["QuadPoints","Vertices","L","CL"],N=["InkList","Path"],F=["LL","LLE",
"LLO","CO"],U=[...P,...N,...F,"RD","Border","BS","Measure","AP"];class V{document;spend;turned=new Map;constructor(t,e){this.document=t,this.spend=e}moved(t,e){
const n={},s=(a,h)=>{h!==void 0&&(n[a]=h)},o=this.numbers(t.get("Rect"));o?.length===4&&s("Rect",(0,y.P1)(e,o));for(const a of P)s(a,this.points(t.get(a),e));for(const a of N){
const h=this.list(t.get(a));s(a,h?.map(g=>this.points(g,e)??g))}for(const a of F)s(a,this.lengths(t.get(a),e));const c=this.numbers(t.get("RD"));return c&&s("RD",
(0,y.kR)(e,c)),s("Border",this.border(t.get("Border"),e)??this.defaultBorder(t,e)),s("BS",this.borderStyle(t.get("BS"),e)),s("Measure",z(this.document,t.get("Me\
asure"),e,this.spend)),(0,y.LQ)(e)!==0&&s("AP",this.appearances(t.get("AP"),e)),n}points(t,e){const n=this.numbers(t);return n&&(0,y.rq)(e,n)}lengths(t,e){const n=this.
document.resolve(t);if(typeof n=="number")return(0,y.Ek)(e,[n])[0];const s=this.numbers(t);return s&&(0,y.Ek)(e,s)}border(t,e){return this.list(t)?.map(n=>this.
lengths(n,e)??n)}defaultBorder(t,e){return(0,i.Eo)(this.document.resolve(t.get("Subtype")),"Link")&&!t.has("BS")?(0,y.Ek)(e,[0,0,1]):void 0}borderStyle(t,e){const n=this.
document.dict(t);if(!n)return;const s=new i.Bi(n);s.set("W",this.lengths(n.get("W")??1,e)??1);const o=this.lengths(n.get("D"),e);return o!==void 0&&s.set("D",o),
s}appearances(t,e){const n=this.document.dict(t);if(!n)return;const s=new i.Bi;for(const[o,c]of n){const a=this.document.resolve(c);this.spend((0,i.Zm)(a)?Z*a.size:
1),(0,i.Zm)(a)?s.set(o,new i.Bi([...a].map(([h,g])=>[h,this.turnedForm(g,e)]))):s.set(o,this.turnedForm(c,e))}return s}turnedForm(t,e){const n=this.document.resolve(
t);if(!(0,i.i9)(t)||!(n instanceof i.Z6))return t;const s=I[(0,y.LQ)(e)],o=`${t.number} ${s.join(" ")}`;let c=this.turned.get(o);if(!c){const a=(0,w.lw)((0,L.lQ)(
this.document,n.dict.get("Matrix")),s),h=new i.Bi(n.dict).set("Matrix",(0,w.Mp)(a));c=this.document.add(new i.Z6(h,n.data,n.sealed)),this.turned.set(o,c)}return c}list(t){
const e=this.document.array(t);return e&&this.spend(e.length),e}numbers(t){const e=this.list(t)?.map(n=>this.document.resolve(n));return e?.every(n=>typeof n=="\
number"&&Number.isFinite(n))?e:void 0}}const Z=10,I={90:[0,1,-1,0,0,0],180:[-1,0,0,-1,0,0],270:[0,-1,1,0,0,0]};var m=f(66173),O=f(59234),x=f(90191),C=f(38990);const K=new Set(
["Tf","Tc","Tw","TL","Ts"]);function W(r,t,e){const n=(0,i.Eo)(r.resolve(t.get("Subtype")),"Widget"),s=n?(0,C.hj)(r,t,"DA"):t.get("DA"),o=r.resolve(s??(n?(0,x.Wo)(
r,"AcroForm")?.dict.get("DA"):void 0));if(!(!(o instanceof i.Mx)||o.bytes.length>v))return(0,i.Px)(d(Buffer.from(o.bytes).toString("latin1"),e))}const v=1e4;function d(r,t){
const e=new m.B(Buffer.from(r,"latin1"));let n="",s=0;for(;e.next();){const o=e.count-1,c=e.number(o);!K.has(e.operator)||Number.isNaN(c)||(n+=r.slice(s,e.startOf(
o))+(0,O._)(c*t),s=e.endOf(o))}return n+r.slice(s)}var l=f(7548);const u=["XYZ","FitR","FitH","FitV","FitBH","FitBV"],E=["Fit","FitB"],B=new Set([...u,...E]);async function b(r,t,{
toSheets:e,isDone:n}){for(const s of await(0,l.Av)(r,e?[...u,...E]:u)){if(n(s))continue;D(r,r.get(s),t)&&r.edit(s);const o=r.job.pace.step(1e3);o&&await o}}const M=[
"A","AA","PA","Names","OpenAction"];function R(r,t,e){const n=r.entry(t,"Dest");if((0,i.cy)(n))return S(r,n,e)?n:null}function D(r,t,e){let n=!1;const s=[t];for(let o=s.
pop();o!==void 0;o=s.pop())if((0,i.cy)(o))if(S(r,o,e))n=!0;else for(const c of o)s.push(c);else if((0,i.Zm)(o))for(const c of o.values())s.push(c);else o instanceof
i.Z6&&s.push(o.dict);return n}function S(r,t,e){const[n,s]=t;if(!(0,i.i9)(n)||!(s instanceof i.SX)||!B.has(s.text))return!1;const o=e(n);if(!o)return!1;const c=t.
slice(2,6).map(h=>{const g=r.resolve(h);return typeof g=="number"&&Number.isFinite(g)?g:null}),a=o.sheet?$(o,s.text,c):j(o,s.text,c);return t.splice(1,t.length-
1,...a),o.sheet&&r.pages.indexOf(n.number)>=0&&(t[0]=new i.oS(o.sheet.page)),!0}const A=(r,t)=>[(0,i.UU)(r),...t];function j(r,t,e){const[n,s]=[e[0]??null,e[1]??
null],o=a=>a===null?null:(0,w.Mp)([(0,w.Gd)(r.matrix,a,0)[0]])[0],c=a=>a===null?null:(0,w.Mp)([(0,w.Gd)(r.matrix,0,a)[1]])[0];switch(t){case"XYZ":return[(0,i.UU)(
t),o(n),c(s),Q(r,e[2])];case"FitH":case"FitBH":return[(0,i.UU)(t),c(n)];case"FitV":case"FitBV":return[(0,i.UU)(t),o(n)];default:return Y(r,e)??A(t,e)}}function $(r,t,e){
const{box:n}=r.sheet,s=([h,g])=>{const[X,ft]=(0,w.Gd)(r.matrix,h??0,g??0);return[h==null?void 0:X,g==null?void 0:ft]};if(t==="XYZ"){const[h,g]=s(e);return[(0,i.
UU)(t),...(0,w.Mp)([h??n[0],g??n[3]]),Q(r,e[2])]}const o=t==="FitR"?Y(r,e):void 0;if(o)return o;const[,c]=t==="FitH"||t==="FitBH"?s([null,e[0]??null]):[],a=c!==
void 0&&c>n[1]&&c<n[3]?c:n[3];return[(0,i.UU)("FitR"),...(0,w.Mp)([n[0],n[1],n[2],a])]}function Y(r,[t,e,n,s]){if(!(t==null||e==null||n==null||s==null))return[(0,i.
UU)("FitR"),...(0,y.P1)(r,[t,e,n,s])]}const Q=(r,t)=>t==null?null:Math.round(t/(0,y._K)(r)*1e4)/1e4;var tt=f(38504),et=f(36035),_=f(16463);const q=100;async function k(r,t){
if(!r.dict(r.catalog.get("StructTreeRoot")))return;const{BBox:e}=await(0,l.zx)(r,["BBox"]);if(!e.some(o=>!r.isStream(o)&&(0,tt.L)(r.get(o),nt)))return;const{spend:s}=new x.
b9(r);await(0,et.q)(r,({dict:o,holder:c,page:a})=>{const h=a??st(r,o),g=h===void 0?void 0:t(h),X=g&&rt(r,o.get("A"),g,s);X!==void 0&&(r.edit(c),o.set("A",X))})}
const nt=r=>r.has("BBox")&&r.has("O");function rt(r,t,e,n){const s=h=>{const g=r.dict(h),X=g&&nt(g)?(0,L.b0)(r,g.get("BBox")):void 0;return g&&X?new i.Bi(g).set(
"BBox",(0,y.P1)(e,X)):h},o=r.array(t);n(o?.length??1);const c=o??(t===void 0?[]:[t]),a=c.map(s);if(!a.every((h,g)=>h===c[g]))return o?a:a[0]}function st(r,t){return it(
r,t)??ct(r,t)}function it(r,t){let e=t;for(let n=0;e&&n<q;n++){const s=e.get("Pg");if((0,i.i9)(s))return s.number;if((0,_.FH)(e))return;const o=e.get("K");e=r.dict(
(r.array(o)??[o])[0]??null)}}function ct(r,t){let e=r.dict(t.get("P"));for(let n=0;e&&n<q;n++){const s=e.get("Pg");if((0,i.i9)(s))return s.number;e=r.dict(e.get(
"P"))}}const at=[...U.filter(r=>r!=="Border"),"DA","FT","Parent"],ot=(r,t)=>({...t,matrix:(0,w.lw)((0,w.DI)(r.matrix),t.matrix)}),dt=50;class ut{document;moves;annotations;moved=new Map;beads=new Set;destined=new Set;located=new p.
R;spend;constructor(t,e){this.document=t,this.moves=e,this.spend=new x.b9(t).spend,this.annotations=new V(t,this.spend)}async moveReferences(){const{document:t,
moves:e,destined:n}=this,s=[...e.values()].some(({sheet:o})=>o!==void 0);await b(t,this.moveOf,{toSheets:s,isDone:o=>n.has(o)}),await k(t,o=>e.get(o))}moveOf=t=>this.
moves.get(t.number)??this.ofElement(t);ofElement(t){const e=this.document.get(t);if(!(0,i.Zm)(e)||!(0,_.Uc)(e))return;const n=st(this.document,e);return n===void 0?
void 0:this.moves.get(n)}moveOn(t){const{document:e}=this,n=this.moves.get(t),s={},o=this.moveAnnotations(e.entry(t,"Annots"),n);o&&(s.Annots=o);const c=e.array(
e.entry(t,"B"))??[];this.spend(c.length);for(const h of c)this.moveBead(h,n);const a=T(e,e.entry(t,"VP"),n,this.spend);return a&&(s.VP=a),s}moveAnnotations(t,e){
const{document:n}=this,s=n.array(t),o=(0,i.i9)(t)?this.moved.get(t.number):void 0;if(!s||o===e)return;this.spend(s.length);const c=o?ot(o,e):e,a=s.map(h=>(0,i.i9)(
h)?this.moveAnnotation(h,e):(0,i.Zm)(h)?this.movedDict(h,c):h);if((0,i.i9)(t)&&!o&&this.moved.set(t.number,e),!a.every((h,g)=>h===s[g])){if(!(0,i.i9)(t)||o)return a;
n.put(t,a)}}moveAnnotation(t,e){const{document:n}=this,s=this.moved.get(t.number);if(s)return s===e?t:this.copy(t,s,e);this.moved.set(t.number,e);const o=this.soleRectangle(
t.number);if(o){const a=o.hasOthers?void 0:R(n,t.number,this.moveOf);return a!==void 0&&this.destined.add(t.number),n.patch(t.number,{Rect:(0,y.P1)(e,o.box),...a&&
{Dest:a},...this.page(e)}),t}const c=n.get(t);return(0,i.Zm)(c)&&n.put(t,this.movedDict(c,e)),t}copy(t,e,n){const{document:s}=this,o=s.get(t);if(!(0,i.Zm)(o)||(0,i.
Eo)(s.resolve(o.get("Subtype")),"Widget"))return t;this.spend(dt);const c=this.movedDict(o,ot(e,n));return c.delete("StructParent"),s.add(c)}soleRectangle(t){const{
document:e,located:n}=this,s=e.place(t);if(!s||!e.locate(t,s,n))return;const{bytes:o}=s;if(at.some(g=>n.find(o,g)>=0))return;const c=e.entry(t,"Border"),h=(0,i.
cy)(c)&&c.every(g=>g===0)?(0,L.b0)(e,e.entry(t,"Rect")):void 0;return h&&{box:h,hasOthers:M.some(g=>n.find(o,g)>=0)}}movedDict(t,e){const n=new i.Bi(t);for(const[
c,a]of Object.entries({...this.annotations.moved(t,e),...this.page(e)}))n.set(c,a);const s=(0,y._K)(e),o=s===1?void 0:W(this.document,t,s);return o&&n.set("DA",
o),n}page({sheet:t}){return t?{P:new i.oS(t.page)}:{}}moveBead(t,e){const{document:n}=this;if(!(0,i.i9)(t)||this.beads.has(t.number))return;this.beads.add(t.number);
const s=(0,L.b0)(n,n.entry(t.number,"R"));s&&n.patch(t.number,{R:(0,y.P1)(e,s),...this.page(e)})}}}),90925:((J,G,f)=>{f.d(G,{E:()=>P});var p=f(7548),i=f(38504),
w=f(269),y=f(16039),L=f(73811),z=f(90191),H=f(39935);const T=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function P(m){const O=await Z(m);if(O.length===0)return;let x;
const C=(0,z.Wo)(m,"Dests");let K;for(const W of O){const v=m.get(W),d={changed:!1},l=u=>{N(u)&&(u[0]=F(m,u[0])??(K??=m.add(null)),d.changed=!0)};N(v)&&(x??=await V(
m),x.has(W)||l(v)),(0,y.cy)(v)&&v.forEach(l),(0,i.C)(v,u=>U(m,u,l)),C?.holder===W&&C.dict.forEach(l),d.changed&&m.edit(W)}K&&await(0,H.E2)(m,K)}function N(m){return(0,y.
cy)(m)&&typeof m[0]=="number"&&m[1]instanceof y.SX&&T.test(m[1].text)}function F(m,O){const x=(0,L.hN)(m,O);return x===void 0?void 0:new y.oS(m.pages.number(x))}
function U(m,O,x){const C=O.get("Names");(0,y.cy)(C)&&C.forEach(x),x(O.get("Dest")),x(O.get("OpenAction"));const K=m.resolve(O.get("S"));(K===null||(0,y.Eo)(K,"\
GoTo"))&&x(O.get("D"))}async function V(m){const O=new Set,{GoToR:x,GoToE:C}=await(0,p.zx)(m,["GoToR","GoToE"]);for(const K of[...x,...C])(0,i.C)(m.get(K),W=>{const[
v,d]=[m.resolve(W.get("S")),W.get("D")];(0,y.i9)(d)&&((0,y.Eo)(v,"GoToR")||(0,y.Eo)(v,"GoToE"))&&O.add(d.number)});return O}async function Z(m){const O=new Set;
await(0,p.RJ)(m,(x,C,K,W)=>{const v=x.subarray(C,K);for(const d of["Fit","XYZ"])for(let l=v.indexOf(d);l>=0;l=v.indexOf(d,l+d.length)){if(!I(v,l))continue;const u=W(
C+l);u!==void 0&&O.add(u)}});for(const x of(0,p.vb)(m))O.add(x);return[...O]}function I(m,O){let x=O-2;for(;x>=0&&w.Kl[m[x]]===w.t6;)x--;return(0,w.yp)(m[x])}}),
36035:((J,G,f)=>{f.d(G,{q:()=>y});var p=f(16039),i=f(90191),w=f(16463);async function y(L,z){const H=(0,i.Wo)(L,"StructTreeRoot");if(!H)return;const T=new i._i(
L),P=[],N=(F,U,V)=>{const Z=F.get("K"),I=L.array(Z),m=I?(0,i.Kd)(Z,U):U,O=I??(Z===void 0?[]:[Z]);for(const x of O)P.push({value:x,holder:m,page:V});return!O.some(
p.Zm)};N(H.dict,H.holder,void 0);for(let F=P.pop();F;F=P.pop()){const{value:U,page:V}=F,Z=L.job.pace.step(300);Z&&await Z;const I=T.first(U)?L.resolve(U):null;if(!(0,p.
Zm)(I)||(0,w.FH)(I))continue;const m=(0,i.Kd)(U,F.holder),O=I.get("Pg"),x=(0,p.i9)(O)?O.number:V,C=N(I,m,x);z({dict:I,holder:m,page:x}),C&&(0,p.i9)(U)&&!L.isEdited(
U.number)&&L.release(U.number)}}})};
