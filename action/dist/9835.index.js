"use strict";exports.id=9835,exports.ids=[9835],exports.modules={55969:((k,j,l)=>{l.d(j,{B:()=>W,E:()=>L});var w=l(45599);const B=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),I=new Set(["Link","Wi\
dget","FileAttachment"]);function W(m,M){const v=m.resolve(M.get("Subtype"));return v instanceof w.SX?v.text:""}const L=(m,M)=>M==="comments"?B.has(m):m!==""&&!I.
has(m)}),56131:((k,j,l)=>{l.d(j,{DQ:()=>W,XE:()=>I,Zt:()=>B});var w=l(74135);const B=(L,m)=>(0,w.XM)((0,w.$L)(L),m);function I(L){const m=[];for(let M=0;M+1<L.length;M+=
2)m.push([L[M],L[M+1]]);return m}const W=(L,m,M)=>L&&m?M?"b":"B":L?"f":m?M?"s":"S":"n"}),89835:((k,j,l)=>{l.d(j,{I:()=>dt,q:()=>it});var w=l(45599),B=l(55969),I=l(
92218),W=l(74135),L=l(6057),m=l(52755),M=l(54093),v=l(59294),p=l(36078),Z=l(79784),V=l(13625),_=l(10180),G=l(49336),tt=l(81228),F=l(25902),C=l(56131),D=l(4636);
const nt=1e5,et=12;class st{document;fonts;constructor(n,e){this.document=n,this.fonts=new tt.t(n,e,void 0)}async plan(n,e){const{document:t}=this,s=this.innerBox(
n);if(!s)return;const{font:o,size:a,color:r}=(0,Z.O)((0,F.mi)(t.resolve(n.get("DA")))),d=(0,F.gF)(t,t.resolve(n.get("Contents")))??"",i=(0,G.ai)(d.slice(0,nt),"\
several"),S=(0,D.V)(t,n,[]),h=this.frameOf(s,n,S,Q(r));if(i.trim()==="")return{selected:void 0,draw:()=>Promise.resolve({drawing:this.boxed(n,s,h,S,""),fonts:new Map})};
(0,G.WK)(i,t.job);const P={number:e,dict:n,parent:void 0,part:"",name:"",type:void 0,depth:0},x=await this.fonts.select({node:P,number:e,dict:n,pages:[]},o,i.replace(
/\n/g,"")),K=t.resolve(n.get("Q")),A=await(0,_.To)({frame:h,font:x.font,size:a||et,quadding:typeof K=="number"?K:0},i,t.job.pace);for(const ot of A.lines)x.font.
use?.(ot.text);return{selected:x,draw:async()=>{const ot={font:x.font,name:x.name,color:r},lt=await(0,M.k)((0,G.m)(h,{kind:"paragraph",text:i},A,ot),t.job.pace),
ft=new Map([[x.name,x.font.resource],...x.font.further??[]]);return{drawing:this.boxed(n,s,h,S,lt),fonts:ft}}}}finish(){return this.fonts.finish()}innerBox(n){const e=(0,L.
b0)(this.document,n.get("Rect"));if(!e)return;const t=(0,v.Pl)(this.document,n.get("RD")),[s,o,a,r]=t.length===4?t:[0,0,0,0],d=[e[0]+s,e[1]+o,e[2]-a,e[3]-r];return d[0]<
d[2]&&d[1]<d[3]?d:e}frameOf([n,e,t,s],o,a,r){const i=o.has("BS")||o.has("Border")?Math.min(a.width,(t-n)/2,(s-e)/2):0;return{width:t-n,height:s-e,rotation:0,background:o.
has("C")?a.color:void 0,borderColor:r,style:a.dash.length>0?"D":"S",line:i,border:i,dash:a.dash.length>0?a.dash:[3],caption:null}}boxed(n,e,t,s,o){const a=(0,C.
XE)((0,v.Pl)(this.document,n.get("CL"))),r=a.length>1?[...(0,D.q)({...s,color:t.borderColor}),`${(0,p.XL)(a)} S`]:[],d=["q",...r,"Q",`q 1 0 0 1 ${(0,p.id)(e[0])}\
 ${(0,p.id)(e[1])} cm`,o===""?(0,V.cH)(t):o,"Q"],i=(0,C.XE)(e);return{content:d.filter(S=>S!=="").join(`
`),box:(0,C.Zt)([...i,...a],r.length>0?s.width:0)}}}const Q=c=>c.split(" ").slice(0,-1).map(Number),z=9;function H(c,n,e,{width:t,interior:s}){const o=Math.hypot(
n[0]-e[0],n[1]-e[1]);if(o===0)return"";const a=t*z,[r,d]=[(n[0]-e[0])/o,(n[1]-e[1])/o],i=(P,x)=>[n[0]+(P*r-x*d)*a,n[1]+(P*d+x*r)*a],S=s?"b":"s",h=P=>`${(0,p.XL)(
P)} ${S}`;switch(c){case"OpenArrow":return`${(0,p.XL)([i(-.87,.5),n,i(-.87,-.5)])} S`;case"ClosedArrow":return h([i(-.87,.5),n,i(-.87,-.5)]);case"ROpenArrow":return`${(0,p.
XL)([i(.87,.5),n,i(.87,-.5)])} S`;case"RClosedArrow":return h([i(.87,.5),n,i(.87,-.5)]);case"Square":return h([i(-.33,-.33),i(.33,-.33),i(.33,.33),i(-.33,.33)]);case"\
Diamond":return h([i(-.4,0),i(0,-.4),i(.4,0),i(0,.4)]);case"Circle":return`${(0,p.KJ)((P,x)=>i(.33*P,.33*x))} ${S}`;case"Butt":return`${(0,p.XL)([i(0,-.5),i(0,.5)])}\
 S`;case"Slash":return`${(0,p.XL)([i(-.25,-.43),i(.25,.43)])} S`;default:return""}}var $=l(45657);function u(c,n,{width:e,color:t}){const s=(0,L.b0)(c,n.get("Re\
ct"));if(!s)return;const o=(0,v.Pl)(c,n.get("RD")),[a,r,d,i]=o.length===4?o:[0,0,0,0],S=t?e/2:0,h=[s[0]+a+S,s[1]+r+S,s[2]-d-S,s[3]-i-S];return h[0]<h[2]&&h[1]<h[3]?
h:void 0}function g(c,n){const e=(0,D.V)(c,n),t=u(c,n,e);if(!t)return;const[s,o,a,r]=t,d=[[s,o],[a,o],[a,r],[s,r]];return E((0,p.XL)(d),d,e,!0)}function f(c,n){
const e=(0,D.V)(c,n),t=u(c,n,e);if(!t)return;const[s,o]=[(t[0]+t[2])/2,(t[1]+t[3])/2],[a,r]=[(t[2]-t[0])/2,(t[3]-t[1])/2],d=(0,p.KJ)((i,S)=>[s+i*a,o+S*r]);return E(
d,[[t[0],t[1]],[t[2],t[3]]],e,!0)}function E(c,n,e,t){const s=e.color!==void 0&&e.width>0,o=e.interior!==void 0;return n.length===0||!s&&!o?void 0:{content:[...[
...o?[(0,p.wW)(e.interior,"fill")]:[],...s?(0,D.q)(e):[]],c,(0,C.DQ)(o,s,t)].join(`
`),box:(0,C.Zt)(n,s?e.width*5:0)}}function O(c,n){const{path:e,points:t}=T(c,n);return t.length<2?void 0:E(e,t,(0,D.V)(c,n),!0)}function T(c,n){const e=(0,v.qZ)(
c,n.get("Path")),t=(0,C.XE)((0,v.Pl)(c,n.get("Vertices")));if(e.length===0||t.length>0)return{path:(0,p.XL)(t),points:t};const s=[];return{path:e.flatMap((a,r)=>{
const d=(0,C.XE)(a);return d.length!==1&&d.length!==3?[]:((0,$.RZ)(s,d),[`${d.map(p.AY).join(" ")} ${d.length===3?"c":r===0?"m":"l"}`])}).join(`
`),points:s}}function R(c,n){const{path:e,points:t}=T(c,n);return t.length<2?void 0:X(c,n,e,t,t)}function y(c,n){const[e,t]=(0,C.XE)((0,v.Pl)(c,n.get("L")));if(!e||
!t)return;const[s,o,a]=U(c,n,e,t);return X(c,n,[...a,(0,p.XL)([s,o])].join(`
`),[s,o],[s,o,e,t])}function U(c,n,e,t){const s=A=>{const b=c.resolve(n.get(A));return typeof b=="number"&&Number.isFinite(b)?b:0},[o,a,r]=[s("LL"),Math.max(s("\
LLE"),0),Math.max(s("LLO"),0)],d=Math.hypot(t[0]-e[0],t[1]-e[1]);if(o===0||d===0)return[e,t,[]];const[i,S]=[-(t[1]-e[1])/d,(t[0]-e[0])/d],h=(A,b)=>[A[0]+i*b,A[1]+
S*b],P=Math.sign(o),x=A=>(0,p.XL)([h(A,r*P),h(A,o+(r+a)*P)]),K=o+r*P;return[h(e,K),h(t,K),[x(e),x(t)]]}function X(c,n,e,t,s){const o=(0,D.V)(c,n);if(!o.color||o.
width===0)return;const a=(c.array(n.get("LE"))??[]).map(h=>c.resolve(h)),r=(h,P,x)=>H(h instanceof w.SX?h.text:"None",P,x,o),d=[r(a[0],t[0],t[1]),r(a[1],t.at(-1),
t.at(-2))];return{content:[...o.interior?[(0,p.wW)(o.interior,"fill")]:[],...(0,D.q)(o),e,"S",...d.filter(h=>h!=="")].join(`
`),box:(0,C.Zt)(s,o.width*(z+5))}}function rt(c,n){const e=(0,D.V)(c,n);if(!e.color||e.width===0)return;const s=(0,v.qZ)(c,n.get("InkList")).map(r=>(0,C.XE)(r)).
filter(r=>r.length>0),o=s.flat();if(o.length===0)return;const a=s.map(r=>`${(0,p.XL)(r.length===1?[r[0],r[0]]:r)} S`);return{content:[...(0,D.q)(e),"1 J 1 j",...a].
join(`
`),box:(0,C.Zt)(o,e.width)}}var N=l(20015);const J={Square:g,Circle:f,Polygon:O,PolyLine:R,Line:y,Ink:rt,Highlight:N.NM,Underline:N.T7,Squiggly:N.yC,StrikeOut:N.
H8},q=2;function Y(c,n,e){const t=Object.hasOwn(J,e)?J[e](c,n):void 0;return c.job.memory.budget.spend("operators",Math.ceil((t?.content.length??0)/q)),t}function it(c,n){
const e=(0,B.B)(c,n),t=(0,L.b0)(c,n.get("Rect"));if(e==="FreeText")return t;const s=Y(c,n,e)?.box;return s&&t?(0,W.Pj)(s,t)??s:s}const ct=600,at=3e5;class dt{document;isTransparent=!1;drawn=0;missing=new Set;texts;planned=[];constructor(n){
this.document=n}async draw(n,e){const{document:t}=this,s=(0,B.B)(t,n);if(s==="FreeText"){this.texts??=new st(t,await m.mO.read(t));const i=await this.texts.plan(
n,e);i&&this.planned.push([n,e,i]);return}const{pace:o}=t.job,a=o.step(at);a&&await a;const r=Y(t,n,s);if(!r)return;const d=o.step(4e3+r.content.length);d&&await d,
await this.put(n,e,r,new Map)}async finish(){await this.texts?.finish();for(const[n,e,{draw:t,selected:s}]of this.planned){const{drawing:o,fonts:a}=await t();for(const d of s?.
missing??[])this.missing.add(d);await this.put(n,e,o,a);const r=this.document.job.pace.step(4e3);r&&await r}}async put(n,e,{content:t,box:s,multiplies:o=!1},a){
const{document:r}=this,{opacity:d}=(0,D.V)(r,n),i=o||d<1;this.isTransparent||=i,this.drawn++;const S=s.map(b=>Math.round(b*1e4)/1e4),h=new w.Bi;if(i){const b=new w.
Bi([["Type",new w.SX("ExtGState")],...d<1?[["CA",d],["ca",d]]:[]]);o&&b.set("BM",new w.SX("Multiply")),h.set("ExtGState",new w.Bi([["G",b]]))}a.size>0&&h.set("F\
ont",new w.Bi(a));const P=Buffer.from(i?`/G gs
${t}`:t,"latin1"),x=new w.Bi([["Type",new w.SX("XObject")],["Subtype",new w.SX("Form")],["BBox",S],["Resources",h]]),K=P.length>=ct;K&&x.set("Filter",new w.SX("\
FlateDecode"));const A=r.add(new w.Z6(x,K?await(0,I.d)(P,r.job):P));r.edit(e),n.set("AP",new w.Bi([["N",A]])),n.set("Rect",[...S])}}}),4636:((k,j,l)=>{l.d(j,{V:()=>W,
q:()=>L});var w=l(59294),B=l(36078);const I=200;function W(m,M,v=[0]){const{width:p,dash:Z}=(0,w.Z7)(m,M),V=m.resolve(M.get("CA"));return{color:M.has("C")?(0,w.
qS)(m,M.get("C")):v,interior:(0,w.qS)(m,M.get("IC")),width:Math.min(p,I),dash:Z,opacity:typeof V=="number"?Math.min(Math.max(V,0),1):1}}const L=({width:m,dash:M,
color:v})=>[`${(0,B.id)(m)} w`,...M.length>0?[(0,B.hX)(M)]:[],...v?[(0,B.wW)(v,"stroke")]:[]]}),20015:((k,j,l)=>{l.d(j,{H8:()=>et,NM:()=>D,T7:()=>nt,ck:()=>F,yC:()=>st});
var w=l(59294),B=l(36078),I=l(6057),W=l(56131),L=l(4636),m=l(45657);const M=[1,1,0],v=[0],p=1/16,Z=1/10,V=1/10,_=1/6,G=2e3,tt=5e4;function F(u,g){if((u.array(g.
get("QuadPoints"))?.length??0)>w.XY)return[];const f=(0,W.XE)((0,w.Pl)(u,g.get("QuadPoints"))),E=[];for(let X=0;X+3<f.length;X+=4)E.push(C(f[X],f[X+1],f[X+2],f[X+
3]));if(E.length>0)return E;const O=(0,I.b0)(u,g.get("Rect"));if(!O)return[];const[T,R,y,U]=O;return[C([T,U],[y,U],[T,R],[y,R])]}function C(u,g,f,E){return(g[0]-
u[0])*(E[0]-f[0])+(g[1]-u[1])*(E[1]-f[1])>=0?{upperLeft:u,upperRight:g,lowerLeft:f,lowerRight:E}:{lowerLeft:u,lowerRight:g,upperRight:f,upperLeft:E}}function D(u,g){
const{color:f}=(0,L.V)(u,g,M),E=F(u,g);if(!f||E.length===0)return;const O=E.map(({upperLeft:T,upperRight:R,lowerRight:y,lowerLeft:U})=>`${(0,B.XL)([T,R,y,U])} h\
 f`);return{content:[(0,B.wW)(f,"fill"),...O].join(`
`),box:(0,W.Zt)(E.flatMap(z),0),multiplies:!0}}const nt=(u,g)=>Q(u,g,f=>[$(f,"left",Z),$(f,"right",Z)]),et=(u,g)=>Q(u,g,f=>[$(f,"left",.45),$(f,"right",.45)]),st=(u,g)=>Q(
u,g,(f,E)=>{const[O,T]=[$(f,"left",p),$(f,"right",p)],[R]=[$(f,"left",p+V)],y=Math.hypot(T[0]-O[0],T[1]-O[1]),U=Math.min(G,Math.ceil(tt/E)),X=Math.min(Math.max(
Math.round(y/(H(f)*_)),1),U);return Array.from({length:X+1},(rt,N)=>{const J=N/X,[q,Y]=[O[0]+(T[0]-O[0])*J,O[1]+(T[1]-O[1])*J];return N%2===0?[q,Y]:[q+R[0]-O[0],
Y+R[1]-O[1]]})});function Q(u,g,f){const{color:E}=(0,L.V)(u,g,v),O=F(u,g).filter(y=>H(y)>0);if(!E||O.length===0)return;const T=O.map(y=>`${(0,B.id)(H(y)*p)} w
${(0,B.XL)(f(y,O.length))} S`),R=(0,m.Kf)(O.map(y=>H(y)*p));return{content:[(0,B.wW)(E,"stroke"),...T].join(`
`),box:(0,W.Zt)(O.flatMap(z),R)}}const z=({upperLeft:u,upperRight:g,lowerLeft:f,lowerRight:E})=>[u,g,f,E],H=({upperLeft:u,lowerLeft:g})=>Math.hypot(u[0]-g[0],u[1]-
g[1]);function $({upperLeft:u,upperRight:g,lowerLeft:f,lowerRight:E},O,T){const[R,y]=O==="left"?[f,u]:[E,g];return[R[0]+(y[0]-R[0])*T,R[1]+(y[1]-R[1])*T]}})};
