"use strict";exports.id=9835,exports.ids=[9835],exports.modules={55969:((k,I,l)=>{l.d(I,{B:()=>W,E:()=>L});var w=l(45599);const T=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),j=new Set(["Link","Wi\
dget","FileAttachment"]);function W(m,M){const v=m.resolve(M.get("Subtype"));return v instanceof w.SX?v.text:""}const L=(m,M)=>M==="comments"?T.has(m):m!==""&&!j.
has(m)}),56131:((k,I,l)=>{l.d(I,{DQ:()=>W,XE:()=>j,Zt:()=>T});var w=l(74135);const T=(L,m)=>(0,w.XM)((0,w.$L)(L),m);function j(L){const m=[];for(let M=0;M+1<L.length;M+=
2)m.push([L[M],L[M+1]]);return m}const W=(L,m,M)=>L&&m?M?"b":"B":L?"f":m?M?"s":"S":"n"}),89835:((k,I,l)=>{l.d(I,{I:()=>at,q:()=>q});var w=l(45599),T=l(55969),j=l(
92218),W=l(74135),L=l(6057),m=l(52755),M=l(54093),v=l(59294),p=l(36078),Z=l(79784),V=l(13625),_=l(10180),G=l(49336),tt=l(81228),F=l(25902),D=l(56131),R=l(4636);
const nt=1e5,et=12;class st{document;fonts;constructor(t,e){this.document=t,this.fonts=new tt.t(t,e,void 0)}async plan(t,e){const{document:n}=this,s=this.innerBox(
t);if(!s)return;const{font:o,size:a,color:r}=(0,Z.O)((0,F.mi)(n.resolve(t.get("DA")))),d=(0,F.gF)(n,n.resolve(t.get("Contents")))??"",i=(0,G.ai)(d.slice(0,nt),"\
several"),x=(0,R.V)(n,t,[]),h=this.frameOf(s,t,x,Q(r));if(i.trim()==="")return{selected:void 0,draw:()=>Promise.resolve({drawing:this.boxed(t,s,h,x,""),fonts:new Map})};
(0,G.WK)(i,n.job);const P={number:e,dict:t,parent:void 0,part:"",name:"",type:void 0,depth:0},O=await this.fonts.select({node:P,number:e,dict:t,pages:[]},o,i.replace(
/\n/g,"")),K=n.resolve(t.get("Q")),A=await(0,_.To)({frame:h,font:O.font,size:a||et,quadding:typeof K=="number"?K:0},i,n.job.pace);for(const ot of A.lines)O.font.
use?.(ot.text);return{selected:O,draw:async()=>{const ot={font:O.font,name:O.name,color:r},dt=await(0,M.k)((0,G.m)(h,{kind:"paragraph",text:i},A,ot),n.job.pace),
lt=new Map([[O.name,O.font.resource],...O.font.further??[]]);return{drawing:this.boxed(t,s,h,x,dt),fonts:lt}}}}finish(){return this.fonts.finish()}innerBox(t){const e=(0,L.
b0)(this.document,t.get("Rect"));if(!e)return;const n=(0,v.Pl)(this.document,t.get("RD")),[s,o,a,r]=n.length===4?n:[0,0,0,0],d=[e[0]+s,e[1]+o,e[2]-a,e[3]-r];return d[0]<
d[2]&&d[1]<d[3]?d:e}frameOf([t,e,n,s],o,a,r){const i=o.has("BS")||o.has("Border")?Math.min(a.width,(n-t)/2,(s-e)/2):0;return{width:n-t,height:s-e,rotation:0,background:o.
has("C")?a.color:void 0,borderColor:r,style:a.dash.length>0?"D":"S",line:i,border:i,dash:a.dash.length>0?a.dash:[3],caption:null}}boxed(t,e,n,s,o){const a=(0,D.
XE)((0,v.Pl)(this.document,t.get("CL"))),r=a.length>1?[...(0,R.q)({...s,color:n.borderColor}),`${(0,p.XL)(a)} S`]:[],d=["q",...r,"Q",`q 1 0 0 1 ${(0,p.id)(e[0])}\
 ${(0,p.id)(e[1])} cm`,o===""?(0,V.cH)(n):o,"Q"],i=(0,D.XE)(e);return{content:d.filter(x=>x!=="").join(`
`),box:(0,D.Zt)([...i,...a],r.length>0?s.width:0)}}}const Q=c=>c.split(" ").slice(0,-1).map(Number),z=9;function H(c,t,e,{width:n,interior:s}){const o=Math.hypot(
t[0]-e[0],t[1]-e[1]);if(o===0)return"";const a=n*z,[r,d]=[(t[0]-e[0])/o,(t[1]-e[1])/o],i=(P,O)=>[t[0]+(P*r-O*d)*a,t[1]+(P*d+O*r)*a],x=s?"b":"s",h=P=>`${(0,p.XL)(
P)} ${x}`;switch(c){case"OpenArrow":return`${(0,p.XL)([i(-.87,.5),t,i(-.87,-.5)])} S`;case"ClosedArrow":return h([i(-.87,.5),t,i(-.87,-.5)]);case"ROpenArrow":return`${(0,p.
XL)([i(.87,.5),t,i(.87,-.5)])} S`;case"RClosedArrow":return h([i(.87,.5),t,i(.87,-.5)]);case"Square":return h([i(-.33,-.33),i(.33,-.33),i(.33,.33),i(-.33,.33)]);case"\
Diamond":return h([i(-.4,0),i(0,-.4),i(.4,0),i(0,.4)]);case"Circle":return`${(0,p.KJ)((P,O)=>i(.33*P,.33*O))} ${x}`;case"Butt":return`${(0,p.XL)([i(0,-.5),i(0,.5)])}\
 S`;case"Slash":return`${(0,p.XL)([i(-.25,-.43),i(.25,.43)])} S`;default:return""}}var $=l(45657);function u(c,t,{width:e,color:n}){const s=(0,L.b0)(c,t.get("Re\
ct"));if(!s)return;const o=(0,v.Pl)(c,t.get("RD")),[a,r,d,i]=o.length===4?o:[0,0,0,0],x=n?e/2:0,h=[s[0]+a+x,s[1]+r+x,s[2]-d-x,s[3]-i-x];return h[0]<h[2]&&h[1]<h[3]?
h:void 0}function g(c,t){const e=(0,R.V)(c,t),n=u(c,t,e);if(!n)return;const[s,o,a,r]=n,d=[[s,o],[a,o],[a,r],[s,r]];return E((0,p.XL)(d),d,e,!0)}function f(c,t){
const e=(0,R.V)(c,t),n=u(c,t,e);if(!n)return;const[s,o]=[(n[0]+n[2])/2,(n[1]+n[3])/2],[a,r]=[(n[2]-n[0])/2,(n[3]-n[1])/2],d=(0,p.KJ)((i,x)=>[s+i*a,o+x*r]);return E(
d,[[n[0],n[1]],[n[2],n[3]]],e,!0)}function E(c,t,e,n){const s=e.color!==void 0&&e.width>0,o=e.interior!==void 0;return t.length===0||!s&&!o?void 0:{content:[...[
...o?[(0,p.wW)(e.interior,"fill")]:[],...s?(0,R.q)(e):[]],c,(0,D.DQ)(o,s,n)].join(`
`),box:(0,D.Zt)(t,s?e.width*5:0)}}function S(c,t){const{path:e,points:n}=B(c,t);return n.length<2?void 0:E(e,n,(0,R.V)(c,t),!0)}function B(c,t){const e=(0,v.qZ)(
c,t.get("Path")),n=(0,D.XE)((0,v.Pl)(c,t.get("Vertices")));if(e.length===0||n.length>0)return{path:(0,p.XL)(n),points:n};const s=[];return{path:e.flatMap((a,r)=>{
const d=(0,D.XE)(a);return d.length!==1&&d.length!==3?[]:((0,$.RZ)(s,d),[`${d.map(p.AY).join(" ")} ${d.length===3?"c":r===0?"m":"l"}`])}).join(`
`),points:s}}function C(c,t){const{path:e,points:n}=B(c,t);return n.length<2?void 0:X(c,t,e,n,n)}function y(c,t){const[e,n]=(0,D.XE)((0,v.Pl)(c,t.get("L")));if(!e||
!n)return;const[s,o,a]=U(c,t,e,n);return X(c,t,[...a,(0,p.XL)([s,o])].join(`
`),[s,o],[s,o,e,n])}function U(c,t,e,n){const s=A=>{const b=c.resolve(t.get(A));return typeof b=="number"&&Number.isFinite(b)?b:0},[o,a,r]=[s("LL"),Math.max(s("\
LLE"),0),Math.max(s("LLO"),0)],d=Math.hypot(n[0]-e[0],n[1]-e[1]);if(o===0||d===0)return[e,n,[]];const[i,x]=[-(n[1]-e[1])/d,(n[0]-e[0])/d],h=(A,b)=>[A[0]+i*b,A[1]+
x*b],P=Math.sign(o),O=A=>(0,p.XL)([h(A,r*P),h(A,o+(r+a)*P)]),K=o+r*P;return[h(e,K),h(n,K),[O(e),O(n)]]}function X(c,t,e,n,s){const o=(0,R.V)(c,t);if(!o.color||o.
width===0)return;const a=(c.array(t.get("LE"))??[]).map(h=>c.resolve(h)),r=(h,P,O)=>H(h instanceof w.SX?h.text:"None",P,O,o),d=[r(a[0],n[0],n[1]),r(a[1],n.at(-1),
n.at(-2))];return{content:[...o.interior?[(0,p.wW)(o.interior,"fill")]:[],...(0,R.q)(o),e,"S",...d.filter(h=>h!=="")].join(`
`),box:(0,D.Zt)(s,o.width*(z+5))}}function rt(c,t){const e=(0,R.V)(c,t);if(!e.color||e.width===0)return;const s=(0,v.qZ)(c,t.get("InkList")).map(r=>(0,D.XE)(r)).
filter(r=>r.length>0),o=s.flat();if(o.length===0)return;const a=s.map(r=>`${(0,p.XL)(r.length===1?[r[0],r[0]]:r)} S`);return{content:[...(0,R.q)(e),"1 J 1 j",...a].
join(`
`),box:(0,D.Zt)(o,e.width)}}var N=l(20015);const J={Square:g,Circle:f,Polygon:S,PolyLine:C,Line:y,Ink:rt,Highlight:N.NM,Underline:N.T7,Squiggly:N.yC,StrikeOut:N.
H8},Y=(c,t,e)=>Object.hasOwn(J,e)?J[e](c,t):void 0;function q(c,t){const e=(0,T.B)(c,t),n=(0,L.b0)(c,t.get("Rect"));if(e==="FreeText")return n;const s=Y(c,t,e)?.
box;return s&&n?(0,W.Pj)(s,n)??s:s}const it=600,ct=3e5;class at{document;isTransparent=!1;drawn=0;missing=new Set;texts;planned=[];constructor(t){this.document=
t}async draw(t,e){const{document:n}=this,s=(0,T.B)(n,t);if(s==="FreeText"){this.texts??=new st(n,await m.mO.read(n));const i=await this.texts.plan(t,e);i&&this.
planned.push([t,e,i]);return}const{pace:o}=n.job,a=o.step(ct);a&&await a;const r=Y(n,t,s);if(!r)return;const d=o.step(4e3+r.content.length);d&&await d,await this.
put(t,e,r,new Map)}async finish(){await this.texts?.finish();for(const[t,e,{draw:n,selected:s}]of this.planned){const{drawing:o,fonts:a}=await n();for(const d of s?.
missing??[])this.missing.add(d);await this.put(t,e,o,a);const r=this.document.job.pace.step(4e3);r&&await r}}async put(t,e,{content:n,box:s,multiplies:o=!1},a){
const{document:r}=this,{opacity:d}=(0,R.V)(r,t),i=o||d<1;this.isTransparent||=i,this.drawn++;const x=s.map(b=>Math.round(b*1e4)/1e4),h=new w.Bi;if(i){const b=new w.
Bi([["Type",new w.SX("ExtGState")],...d<1?[["CA",d],["ca",d]]:[]]);o&&b.set("BM",new w.SX("Multiply")),h.set("ExtGState",new w.Bi([["G",b]]))}a.size>0&&h.set("F\
ont",new w.Bi(a));const P=Buffer.from(i?`/G gs
${n}`:n,"latin1"),O=new w.Bi([["Type",new w.SX("XObject")],["Subtype",new w.SX("Form")],["BBox",x],["Resources",h]]),K=P.length>=it;K&&O.set("Filter",new w.SX("\
FlateDecode"));const A=r.add(new w.Z6(O,K?await(0,j.d)(P,r.job):P));r.edit(e),t.set("AP",new w.Bi([["N",A]])),t.set("Rect",[...x])}}}),4636:((k,I,l)=>{l.d(I,{V:()=>W,
q:()=>L});var w=l(59294),T=l(36078);const j=200;function W(m,M,v=[0]){const{width:p,dash:Z}=(0,w.Z7)(m,M),V=m.resolve(M.get("CA"));return{color:M.has("C")?(0,w.
qS)(m,M.get("C")):v,interior:(0,w.qS)(m,M.get("IC")),width:Math.min(p,j),dash:Z,opacity:typeof V=="number"?Math.min(Math.max(V,0),1):1}}const L=({width:m,dash:M,
color:v})=>[`${(0,T.id)(m)} w`,...M.length>0?[(0,T.hX)(M)]:[],...v?[(0,T.wW)(v,"stroke")]:[]]}),20015:((k,I,l)=>{l.d(I,{H8:()=>et,NM:()=>R,T7:()=>nt,ck:()=>F,yC:()=>st});
var w=l(59294),T=l(36078),j=l(6057),W=l(56131),L=l(4636),m=l(45657);const M=[1,1,0],v=[0],p=1/16,Z=1/10,V=1/10,_=1/6,G=2e3,tt=5e4;function F(u,g){if((u.array(g.
get("QuadPoints"))?.length??0)>w.XY)return[];const f=(0,W.XE)((0,w.Pl)(u,g.get("QuadPoints"))),E=[];for(let X=0;X+3<f.length;X+=4)E.push(D(f[X],f[X+1],f[X+2],f[X+
3]));if(E.length>0)return E;const S=(0,j.b0)(u,g.get("Rect"));if(!S)return[];const[B,C,y,U]=S;return[D([B,U],[y,U],[B,C],[y,C])]}function D(u,g,f,E){return(g[0]-
u[0])*(E[0]-f[0])+(g[1]-u[1])*(E[1]-f[1])>=0?{upperLeft:u,upperRight:g,lowerLeft:f,lowerRight:E}:{lowerLeft:u,lowerRight:g,upperRight:f,upperLeft:E}}function R(u,g){
const{color:f}=(0,L.V)(u,g,M),E=F(u,g);if(!f||E.length===0)return;const S=E.map(({upperLeft:B,upperRight:C,lowerRight:y,lowerLeft:U})=>`${(0,T.XL)([B,C,y,U])} h\
 f`);return{content:[(0,T.wW)(f,"fill"),...S].join(`
`),box:(0,W.Zt)(E.flatMap(z),0),multiplies:!0}}const nt=(u,g)=>Q(u,g,f=>[$(f,"left",Z),$(f,"right",Z)]),et=(u,g)=>Q(u,g,f=>[$(f,"left",.45),$(f,"right",.45)]),st=(u,g)=>Q(
u,g,(f,E)=>{const[S,B]=[$(f,"left",p),$(f,"right",p)],[C]=[$(f,"left",p+V)],y=Math.hypot(B[0]-S[0],B[1]-S[1]),U=Math.min(G,Math.ceil(tt/E)),X=Math.min(Math.max(
Math.round(y/(H(f)*_)),1),U);return Array.from({length:X+1},(rt,N)=>{const J=N/X,[Y,q]=[S[0]+(B[0]-S[0])*J,S[1]+(B[1]-S[1])*J];return N%2===0?[Y,q]:[Y+C[0]-S[0],
q+C[1]-S[1]]})});function Q(u,g,f){const{color:E}=(0,L.V)(u,g,v),S=F(u,g).filter(y=>H(y)>0);if(!E||S.length===0)return;const B=S.map(y=>`${(0,T.id)(H(y)*p)} w
${(0,T.XL)(f(y,S.length))} S`),C=(0,m.Kf)(S.map(y=>H(y)*p));return{content:[(0,T.wW)(E,"stroke"),...B].join(`
`),box:(0,W.Zt)(S.flatMap(z),C)}}const z=({upperLeft:u,upperRight:g,lowerLeft:f,lowerRight:E})=>[u,g,f,E],H=({upperLeft:u,lowerLeft:g})=>Math.hypot(u[0]-g[0],u[1]-
g[1]);function $({upperLeft:u,upperRight:g,lowerLeft:f,lowerRight:E},S,B){const[C,y]=S==="left"?[f,u]:[E,g];return[C[0]+(y[0]-C[0])*B,C[1]+(y[1]-C[1])*B]}})};
