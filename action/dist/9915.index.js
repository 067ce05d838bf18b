"use strict";exports.id=9915,exports.ids=[9915],exports.modules={44163:((q,$,d)=>{d.d($,{e:()=>h,X:()=>N});var A=d(49153),r=d(16039),x=d(80199),E=d(84805),L=d(90191);class Y{document;patterns=new Map;resources=new Map;spend;constructor(f){
this.document=f,this.spend=new L.b9(f).spend}move(f,M){const{document:l}=this,m=l.dict(f),v=l.dict(m?.get("Pattern"));if(!m||!v||v.size===0)return;const g=(0,r.
i9)(f)?f.number:m;let b=this.resources.get(g);b||this.resources.set(g,b=new Map);const R=M.join(" ");let S=b.get(R);if(!S){this.spend(v.size),this.settleForms(m,
f);const D=new r.Bi([...v].map(([P,X])=>[P,this.pattern(X,M,R)]));S=l.add(new r.Bi(m).set("Pattern",D)),b.set(R,S)}return S}pattern(f,M,l){const{document:m}=this,
v=m.resolve(f),g=v instanceof r.Z6?v.dict:v;if(!(0,r.Zm)(g))return f;const b=(0,r.i9)(f)?this.patterns.get(`${f.number} ${l}`):void 0;if(b)return b;const R=new r.
Bi(g).set("Matrix",[...(0,x.lw)((0,E.lQ)(m,g.get("Matrix")),M)]),S=m.add(v instanceof r.Z6?new r.Z6(R,v.data,v.sealed):R);return(0,r.i9)(f)&&this.patterns.set(`${f.
number} ${l}`,S),S}settleForms(f,M){const{document:l}=this;for(const m of l.dict(f.get("XObject"))?.values()??[]){const v=l.resolve(m);!(0,r.i9)(m)||!(v instanceof
r.Z6)||v.dict.has("Resources")||(0,r.Eo)(l.resolve(v.dict.get("Subtype")),"Form")&&(l.edit(m),v.dict.set("Resources",M))}}}var j=d(65300),T=d(59234),w=d(30900),
U=d(10990),F=d(43171),I=d(47065);const G=72,H=3,W=14400,h=1e4,y=.01,O=["BleedBox","TrimBox","ArtBox"];async function N(B,f,M){const l=await(0,w.F)(B,f),m=l.kinds.
map(g=>z(g,M));return Z(l,m,M),new K(B,m).run(l)}class K{document;changes;painter;patterns;constructor(f,M){this.document=f,this.changes=M,this.painter=new j.B(
f),this.patterns=new Y(f)}async run({pages:f,kinds:M}){const{document:l,changes:m}=this,{pace:v}=l.job,g=f.filter(D=>!this.isSettled(D,M[D.kind]));if(g.length===
0)return 0;const b=new Map(g.map(({index:D,kind:P})=>[l.pages.number(D),m[P].move])),R=new I.J(l,b),S=[];for(const{index:D}of g){S.push(R.moveOn(l.pages.number(
D)));const P=v.step(h);P&&await P}await R.moveReferences(),await this.painter.inspect(g);for(const[D,P]of g.entries()){const X=v.step(h);X&&await X,D%1e3===0&&v.
progress(D/g.length);const J=m[P.kind],tt={...S[D],...this.boxes(P.index,J)},k=this.patterns.move(P.resources,J.move.matrix);this.painter.within(P,J.operators,k,
tt)}return g.length}isSettled({index:f,kind:M},{box:l,userUnit:m}){const{move:v,box:g}=this.changes[M],b=(R,S)=>R.every((D,P)=>Math.abs(D-S[P])<y);return m===1&&
b(v.matrix,[1,0,0,1,0,0])&&b(l,g)&&b((0,E.VO)(this.document,f),g)}boxes(f,{box:M,move:l}){const{document:m}=this,v=m.pages.number(f),g=(0,x.Mp)(M),b=m.pages.attribute(
f,"CropBox")===void 0?{}:{CropBox:g},R={MediaBox:g,...b,UserUnit:void 0,Thumb:void 0};for(const S of O){const D=(0,E.b0)(m,m.entry(v,S)),P=D&&(0,x.Pj)((0,U.P1)(
l,D),M);R[S]=P&&(0,x.Mp)(P)}return R}}function z(B,f){const{userUnit:M,rotation:l}=B,m=(0,x.iN)(B),[v,g]=[m.width*M,m.height*M],b=V(v,g,f),R=[b.width/v,b.height/
g],S=f.scaling==="none"?1:f.scaling==="fill"?Math.max(...R):Math.min(...R),[D,P]=[(b.width-v*S)/2,(b.height-g*S)/2],X=l%180!==0,J=[0,0,X?b.height:b.width,X?b.width:
b.height],tt=[S*M,0,0,S*M,D,P],k=(0,x.S3)({box:J,rotation:l,userUnit:1}),[et,,,st,nt,ot]=(0,x.lw)((0,x.lw)((0,x.DI)((0,x.S3)(B)),tt),k),_=[et,0,0,st,nt,ot];return{
move:{matrix:_},box:J,operators:`${(0,T.vs)(_)} cm${C(B.box,_,J)}`}}function C(B,f,M){const l=(0,x.zl)(f,B);return l[0]<=y&&l[1]<=y&&l[2]>=M[2]-y&&l[3]>=M[3]-y?
"":` ${[B[0],B[1],B[2]-B[0],B[3]-B[1]].map(T._).join(" ")} re W n`}function V(B,f,{page_size:M,page_width:l,page_height:m,orientation:v}){if(M!==void 0){const[D,
P]=F.t[M];return(v==="auto"?B>f:v==="landscape")?{width:P,height:D}:{width:D,height:P}}const g=l===void 0?(m??0)*G*B/f:l*G,b=m===void 0?g*f/B:m*G,S=v==="portrai\
t"&&g>b||v==="landscape"&&g<b?[b,g]:[g,b];return{width:S[0],height:S[1]}}function Z({pages:B,kinds:f},M,{page_width:l,page_height:m}){const v=P=>P<H-y||P>W+y,g=B.
find(({kind:P})=>M[P].box.slice(2).some(v));if(!g)return;const b=M[g.kind].box.slice(2);f[g.kind].rotation%180!==0&&b.reverse();const R=b.map(P=>Number((P/G).toPrecision(
3))),S=l===void 0||m!==void 0&&m<l?"page_height":"page_width",D=`makes page ${g.index+1} ${R.join(" × ")} inches; each side must be from 0.042 to ${W/G} inches`;
throw(0,A.G6)([{field:S,message:D}])}}),10990:((q,$,d)=>{d.d($,{Ek:()=>j,LQ:()=>x,P1:()=>E,_K:()=>r,kR:()=>Y,rq:()=>L});var A=d(80199);const r=({matrix:[T,w]})=>Math.
hypot(T,w);function x({matrix:[T,w]}){return Math.abs(T)>=Math.abs(w)?T<0?180:0:w>0?90:270}const E=({matrix:T},w)=>(0,A.Mp)((0,A.zl)(T,w));function L({matrix:T},w){
const U=[];for(let F=0;F+1<w.length;F+=2)U.push(...(0,A.Gd)(T,w[F],w[F+1]));return(0,A.Mp)(U)}function Y(T,w){const U=x(T)/90;return(0,A.Mp)(w.map((F,I)=>w[(I+U)%
w.length]*r(T)))}const j=(T,w)=>(0,A.Mp)(w.map(U=>U*r(T)))}),43171:((q,$,d)=>{d.d($,{t:()=>r});const A=(x,E)=>[x*72/25.4,E*72/25.4],r={A3:A(297,420),A4:A(210,297),
A5:A(148,210),A6:A(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]}}),47065:((q,$,d)=>{d.d($,{J:()=>ft});var A=d(66249),r=d(16039),x=d(80199),E=d(
10990),L=d(84805);function Y(i,t,e,n){const s=i.dict(t);if(!s)return;const o=new r.Bi(s),c=i.array(s.get("O"))?.map(a=>i.resolve(a));c?.length===2&&c.every(a=>typeof a==
"number")&&o.set("O",(0,E.rq)(e,c));for(const a of["X","Y"]){const u=i.array(s.get(a)),p=i.dict(u?.[0]),Q=i.resolve(p?.get("C"));n(u?.length??0),u&&p&&typeof Q==
"number"&&o.set(a,[new r.Bi(p).set("C",Q/(0,E._K)(e)),...u.slice(1)])}return o}const j=20;function T(i,t,e,n){const s=i.array(t);return n((s?.length??0)*((0,r.i9)(
t)?j:1)),s?.map(o=>{const c=i.dict(o);if(!c)return o;const a=new r.Bi(c),u=(0,L.b0)(i,c.get("BBox"));u&&a.set("BBox",(0,E.P1)(e,u));const p=Y(i,c.get("Measure"),
e,n);return p!==void 0&&a.set("Measure",p),a})}const w=["QuadPoints","Vertices","L","CL"],U=["InkList","Path"],F=["LL","LLE","LLO","CO"],I=[...w,...U,...F,"RD",
"Border","BS","Measure","AP"];class G{document;spend;turned=new Map;constructor(t,e){this.document=t,this.spend=e}moved(t,e){const n={},s=(a,u)=>{u!==void 0&&(n[a]=
u)},o=this.numbers(t.get("Rect"));o?.length===4&&s("Rect",(0,E.P1)(e,o));for(const a of w)s(a,this.points(t.get(a),e));for(const a of U){const u=this.list(t.get(
a));s(a,u?.map(p=>this.points(p,e)??p))}for(const a of F)s(a,this.lengths(t.get(a),e));const c=this.numbers(t.get("RD"));return c&&s("RD",(0,E.kR)(e,c)),s("Bord\
er",this.border(t.get("Border"),e)??this.defaultBorder(t,e)),s("BS",this.borderStyle(t.get("BS"),e)),s("Measure",Y(this.document,t.get("Measure"),e,this.spend)),
(0,E.LQ)(e)!==0&&s("AP",this.appearances(t.get("AP"),e)),n}points(t,e){const n=this.numbers(t);return n&&(0,E.rq)(e,n)}lengths(t,e){const n=this.document.resolve(
t);if(typeof n=="number")return(0,E.Ek)(e,[n])[0];const s=this.numbers(t);return s&&(0,E.Ek)(e,s)}border(t,e){return this.list(t)?.map(n=>this.lengths(n,e)??n)}defaultBorder(t,e){
return(0,r.Eo)(this.document.resolve(t.get("Subtype")),"Link")&&!t.has("BS")?(0,E.Ek)(e,[0,0,1]):void 0}borderStyle(t,e){const n=this.document.dict(t);if(!n)return;
const s=new r.Bi(n);s.set("W",this.lengths(n.get("W")??1,e)??1);const o=this.lengths(n.get("D"),e);return o!==void 0&&s.set("D",o),s}appearances(t,e){const n=this.
document.dict(t);if(!n)return;const s=new r.Bi;for(const[o,c]of n){const a=this.document.resolve(c);this.spend((0,r.Zm)(a)?H*a.size:1),(0,r.Zm)(a)?s.set(o,new r.
Bi([...a].map(([u,p])=>[u,this.turnedForm(p,e)]))):s.set(o,this.turnedForm(c,e))}return s}turnedForm(t,e){const n=this.document.resolve(t);if(!(0,r.i9)(t)||!(n instanceof
r.Z6))return t;const s=W[(0,E.LQ)(e)],o=`${t.number} ${s.join(" ")}`;let c=this.turned.get(o);if(!c){const a=(0,x.lw)((0,L.lQ)(this.document,n.dict.get("Matrix")),
s),u=new r.Bi(n.dict).set("Matrix",(0,x.Mp)(a));c=this.document.add(new r.Z6(u,n.data,n.sealed)),this.turned.set(o,c)}return c}list(t){const e=this.document.array(
t);return e&&this.spend(e.length),e}numbers(t){const e=this.list(t)?.map(n=>this.document.resolve(n));return e?.every(n=>typeof n=="number"&&Number.isFinite(n))?
e:void 0}}const H=10,W={90:[0,1,-1,0,0,0],180:[-1,0,0,-1,0,0],270:[0,-1,1,0,0,0]};var h=d(66173),y=d(59234),O=d(90191),N=d(38990);const K=new Set(["Tf","Tc","Tw",
"TL","Ts"]);function z(i,t,e){const n=(0,r.Eo)(i.resolve(t.get("Subtype")),"Widget"),s=n?(0,N.hj)(i,t,"DA"):t.get("DA"),o=i.resolve(s??(n?(0,O.Wo)(i,"AcroForm")?.
dict.get("DA"):void 0));if(!(!(o instanceof r.Mx)||o.bytes.length>C))return(0,r.Px)(V(Buffer.from(o.bytes).toString("latin1"),e))}const C=1e4;function V(i,t){const e=new h.
B(Buffer.from(i,"latin1"));let n="",s=0;for(;e.next();){const o=e.count-1,c=e.number(o);!K.has(e.operator)||Number.isNaN(c)||(n+=i.slice(s,e.startOf(o))+(0,y._)(
c*t),s=e.endOf(o))}return n+i.slice(s)}var Z=d(7548);const B=["XYZ","FitR","FitH","FitV","FitBH","FitBV"],f=["Fit","FitB"],M=new Set([...B,...f]);async function l(i,t,{
toSheets:e,isDone:n}){for(const s of await(0,Z.Av)(i,e?[...B,...f]:B)){if(n(s))continue;g(i,i.get(s),t)&&i.edit(s);const o=i.job.pace.step(1e3);o&&await o}}const m=[
"A","AA","PA","Names","OpenAction"];function v(i,t,e){const n=i.entry(t,"Dest");if((0,r.cy)(n))return b(i,n,e)?n:null}function g(i,t,e){let n=!1;const s=[t];for(let o=s.
pop();o!==void 0;o=s.pop())if((0,r.cy)(o))if(b(i,o,e))n=!0;else for(const c of o)s.push(c);else if((0,r.Zm)(o))for(const c of o.values())s.push(c);else o instanceof
r.Z6&&s.push(o.dict);return n}function b(i,t,e){const[n,s]=t;if(!(0,r.i9)(n)||!(s instanceof r.SX)||!M.has(s.text))return!1;const o=e(n);if(!o)return!1;const c=t.
slice(2,6).map(u=>{const p=i.resolve(u);return typeof p=="number"&&Number.isFinite(p)?p:null}),a=o.sheet?D(o,s.text,c):S(o,s.text,c);return t.splice(1,t.length-
1,...a),o.sheet&&i.pages.indexOf(n.number)>=0&&(t[0]=new r.oS(o.sheet.page)),!0}const R=(i,t)=>[(0,r.UU)(i),...t];function S(i,t,e){const[n,s]=[e[0]??null,e[1]??
null],o=a=>a===null?null:(0,x.Mp)([(0,x.Gd)(i.matrix,a,0)[0]])[0],c=a=>a===null?null:(0,x.Mp)([(0,x.Gd)(i.matrix,0,a)[1]])[0];switch(t){case"XYZ":return[(0,r.UU)(
t),o(n),c(s),X(i,e[2])];case"FitH":case"FitBH":return[(0,r.UU)(t),c(n)];case"FitV":case"FitBV":return[(0,r.UU)(t),o(n)];default:return P(i,e)??R(t,e)}}function D(i,t,e){
const{box:n}=i.sheet,s=([u,p])=>{const[Q,ut]=(0,x.Gd)(i.matrix,u??0,p??0);return[u==null?void 0:Q,p==null?void 0:ut]};if(t==="XYZ"){const[u,p]=s(e);return[(0,r.
UU)(t),...(0,x.Mp)([u??n[0],p??n[3]]),X(i,e[2])]}const o=t==="FitR"?P(i,e):void 0;if(o)return o;const[,c]=t==="FitH"||t==="FitBH"?s([null,e[0]??null]):[],a=c!==
void 0&&c>n[1]&&c<n[3]?c:n[3];return[(0,r.UU)("FitR"),...(0,x.Mp)([n[0],n[1],n[2],a])]}function P(i,[t,e,n,s]){if(!(t==null||e==null||n==null||s==null))return[(0,r.
UU)("FitR"),...(0,E.P1)(i,[t,e,n,s])]}const X=(i,t)=>t==null?null:Math.round(t/(0,E._K)(i)*1e4)/1e4;var J=d(38504),tt=d(36035),k=d(16463);const et=100;async function st(i,t){
if(!i.dict(i.catalog.get("StructTreeRoot")))return;const{BBox:e}=await(0,Z.zx)(i,["BBox"]);if(!e.some(o=>!i.isStream(o)&&(0,J.L)(i.get(o),nt)))return;const{spend:s}=new O.
b9(i);await(0,tt.q)(i,({dict:o,holder:c,page:a})=>{const u=a??_(i,o),p=u===void 0?void 0:t(u),Q=p&&ot(i,o.get("A"),p,s);Q!==void 0&&(i.edit(c),o.set("A",Q))})}const nt=i=>i.
has("BBox")&&i.has("O");function ot(i,t,e,n){const s=u=>{const p=i.dict(u),Q=p&&nt(p)?(0,L.b0)(i,p.get("BBox")):void 0;return p&&Q?new r.Bi(p).set("BBox",(0,E.P1)(
e,Q)):u},o=i.array(t);n(o?.length??1);const c=o??(t===void 0?[]:[t]),a=c.map(s);if(!a.every((u,p)=>u===c[p]))return o?a:a[0]}function _(i,t){return rt(i,t)??ct(
i,t)}function rt(i,t){let e=t;for(let n=0;e&&n<et;n++){const s=e.get("Pg");if((0,r.i9)(s))return s.number;if((0,k.FH)(e))return;const o=e.get("K");e=i.dict((i.array(
o)??[o])[0]??null)}}function ct(i,t){let e=i.dict(t.get("P"));for(let n=0;e&&n<et;n++){const s=e.get("Pg");if((0,r.i9)(s))return s.number;e=i.dict(e.get("P"))}}
const at=[...I.filter(i=>i!=="Border"),"DA","FT","Parent"],it=(i,t)=>({...t,matrix:(0,x.lw)((0,x.DI)(i.matrix),t.matrix)}),dt=50;class ft{document;moves;annotations;moved=new Map;beads=new Set;destined=new Set;located=new A.
R;spend;constructor(t,e){this.document=t,this.moves=e,this.spend=new O.b9(t).spend,this.annotations=new G(t,this.spend)}async moveReferences(){const{document:t,
moves:e,destined:n}=this,s=[...e.values()].some(({sheet:o})=>o!==void 0);await l(t,this.moveOf,{toSheets:s,isDone:o=>n.has(o)}),await st(t,o=>e.get(o))}moveOf=t=>this.
moves.get(t.number)??this.ofElement(t);ofElement(t){const e=this.document.get(t);if(!(0,r.Zm)(e)||!(0,k.Uc)(e))return;const n=_(this.document,e);return n===void 0?
void 0:this.moves.get(n)}moveOn(t){const{document:e}=this,n=this.moves.get(t),s={},o=this.moveAnnotations(e.entry(t,"Annots"),n);o&&(s.Annots=o);const c=e.array(
e.entry(t,"B"))??[];this.spend(c.length);for(const u of c)this.moveBead(u,n);const a=T(e,e.entry(t,"VP"),n,this.spend);return a&&(s.VP=a),s}moveAnnotations(t,e){
const{document:n}=this,s=n.array(t),o=(0,r.i9)(t)?this.moved.get(t.number):void 0;if(!s||o===e)return;this.spend(s.length);const c=o?it(o,e):e,a=s.map(u=>(0,r.i9)(
u)?this.moveAnnotation(u,e):(0,r.Zm)(u)?this.movedDict(u,c):u);if((0,r.i9)(t)&&!o&&this.moved.set(t.number,e),!a.every((u,p)=>u===s[p])){if(!(0,r.i9)(t)||o)return a;
n.put(t,a)}}moveAnnotation(t,e){const{document:n}=this,s=this.moved.get(t.number);if(s)return s===e?t:this.copy(t,s,e);this.moved.set(t.number,e);const o=this.soleRectangle(
t.number);if(o){const a=o.hasOthers?void 0:v(n,t.number,this.moveOf);return a!==void 0&&this.destined.add(t.number),n.patch(t.number,{Rect:(0,E.P1)(e,o.box),...a&&
{Dest:a},...this.page(e)}),t}const c=n.get(t);return(0,r.Zm)(c)&&n.put(t,this.movedDict(c,e)),t}copy(t,e,n){const{document:s}=this,o=s.get(t);if(!(0,r.Zm)(o)||(0,r.
Eo)(s.resolve(o.get("Subtype")),"Widget"))return t;this.spend(dt);const c=this.movedDict(o,it(e,n));return c.delete("StructParent"),s.add(c)}soleRectangle(t){const{
document:e,located:n}=this,s=e.place(t);if(!s||!e.locate(t,s,n))return;const{bytes:o}=s;if(at.some(p=>n.find(o,p)>=0))return;const c=e.entry(t,"Border"),u=(0,r.
cy)(c)&&c.every(p=>p===0)?(0,L.b0)(e,e.entry(t,"Rect")):void 0;return u&&{box:u,hasOthers:m.some(p=>n.find(o,p)>=0)}}movedDict(t,e){const n=new r.Bi(t);for(const[
c,a]of Object.entries({...this.annotations.moved(t,e),...this.page(e)}))n.set(c,a);const s=(0,E._K)(e),o=s===1?void 0:z(this.document,t,s);return o&&n.set("DA",
o),n}page({sheet:t}){return t?{P:new r.oS(t.page)}:{}}moveBead(t,e){const{document:n}=this;if(!(0,r.i9)(t)||this.beads.has(t.number))return;this.beads.add(t.number);
const s=(0,L.b0)(n,n.entry(t.number,"R"));s&&n.patch(t.number,{R:(0,E.P1)(e,s),...this.page(e)})}}}),90925:((q,$,d)=>{d.d($,{E:()=>w});var A=d(7548),r=d(38504),
x=d(269),E=d(16039),L=d(73811),Y=d(90191),j=d(39935);const T=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function w(h){const y=await H(h);if(y.length===0)return;let O;
const N=(0,Y.Wo)(h,"Dests");let K;for(const z of y){const C=h.get(z),V={changed:!1},Z=B=>{U(B)&&(B[0]=F(h,B[0])??(K??=h.add(null)),V.changed=!0)};U(C)&&(O??=await G(
h),O.has(z)||Z(C)),(0,E.cy)(C)&&C.forEach(Z),(0,r.C)(C,B=>I(h,B,Z)),N?.holder===z&&N.dict.forEach(Z),V.changed&&h.edit(z)}K&&await(0,j.E2)(h,K)}function U(h){return(0,E.
cy)(h)&&typeof h[0]=="number"&&h[1]instanceof E.SX&&T.test(h[1].text)}function F(h,y){const O=(0,L.hN)(h,y);return O===void 0?void 0:new E.oS(h.pages.number(O))}
function I(h,y,O){const N=y.get("Names");(0,E.cy)(N)&&N.forEach(O),O(y.get("Dest")),O(y.get("OpenAction"));const K=h.resolve(y.get("S"));(K===null||(0,E.Eo)(K,"\
GoTo"))&&O(y.get("D"))}async function G(h){const y=new Set,{GoToR:O,GoToE:N}=await(0,A.zx)(h,["GoToR","GoToE"]);for(const K of[...O,...N])(0,r.C)(h.get(K),z=>{const[
C,V]=[h.resolve(z.get("S")),z.get("D")];(0,E.i9)(V)&&((0,E.Eo)(C,"GoToR")||(0,E.Eo)(C,"GoToE"))&&y.add(V.number)});return y}async function H(h){const y=new Set;
await(0,A.RJ)(h,(O,N,K,z)=>{const C=O.subarray(N,K);for(const V of["Fit","XYZ"])for(let Z=C.indexOf(V);Z>=0;Z=C.indexOf(V,Z+V.length)){if(!W(C,Z))continue;const B=z(
N+Z);B!==void 0&&y.add(B)}});for(const O of(0,A.vb)(h))y.add(O);return[...y]}function W(h,y){let O=y-2;for(;O>=0&&x.Kl[h[O]]===x.t6;)O--;return(0,x.yp)(h[O])}}),
36035:((q,$,d)=>{d.d($,{q:()=>E});var A=d(16039),r=d(90191),x=d(16463);async function E(L,Y){const j=(0,r.Wo)(L,"StructTreeRoot");if(!j)return;const T=new r._i(
L),w=[],U=(F,I,G)=>{const H=F.get("K"),W=L.array(H),h=W?(0,r.Kd)(H,I):I,y=W??(H===void 0?[]:[H]);for(const O of y)w.push({value:O,holder:h,page:G});return!y.some(
A.Zm)};U(j.dict,j.holder,void 0);for(let F=w.pop();F;F=w.pop()){const{value:I,page:G}=F,H=L.job.pace.step(300);H&&await H;const W=T.first(I)?L.resolve(I):null;if(!(0,A.
Zm)(W)||(0,x.FH)(W))continue;const h=(0,r.Kd)(I,F.holder),y=W.get("Pg"),O=(0,A.i9)(y)?y.number:G,N=U(W,h,O);Y({dict:W,holder:h,page:O}),N&&(0,A.i9)(I)&&!L.isEdited(
I.number)&&L.release(I.number)}}})};
