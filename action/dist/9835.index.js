"use strict";exports.id=9835,exports.ids=[9835],exports.modules={55969:((z,$,l)=>{l.d($,{B:()=>b,E:()=>O});var E=l(45599);const P=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),j=new Set(["Link","Wi\
dget","FileAttachment"]);function b(M,h){const w=M.resolve(h.get("Subtype"));return w instanceof E.SX?w.text:""}const O=(M,h)=>h==="comments"?P.has(M):M!==""&&!j.
has(M)}),56131:((z,$,l)=>{l.d($,{DQ:()=>b,XE:()=>j,Zt:()=>P});var E=l(74135);const P=(O,M)=>(0,E.XM)((0,E.$L)(O),M);function j(O){const M=[];for(let h=0;h+1<O.length;h+=
2)M.push([O[h],O[h+1]]);return M}const b=(O,M,h)=>O&&M?h?"b":"B":O?"f":M?h?"s":"S":"n"}),89835:((z,$,l)=>{l.d($,{I:()=>ct,q:()=>k});var E=l(45599),P=l(55969),j=l(
92218),b=l(74135),O=l(6057),M=l(52755),h=l(59294),w=l(36078),U=l(79784),K=l(13625),Z=l(10180),J=l(49336),tt=l(81228),Y=l(25902),T=l(56131),C=l(4636);const nt=1e5,
et=12;class st{document;fonts;constructor(t,e){this.document=t,this.fonts=new tt.t(t,e,void 0)}async plan(t,e){const{document:n}=this,s=this.innerBox(t);if(!s)return;
const o=n.resolve(t.get("DA")),{font:c,size:r,color:a}=(0,U.O)(o instanceof E.Mx?(0,Y.Ly)(o.bytes):""),d=(0,Y.gF)(n,n.resolve(t.get("Contents")))??"",S=(0,J.ai)(
d.slice(0,nt),"several"),u=(0,C.V)(n,t,[]),L=this.frameOf(s,t,u,ot(a));if(S.trim()==="")return{selected:void 0,draw:()=>({drawing:this.boxed(t,s,L,u,""),fonts:new Map})};
const D={number:e,dict:t,parent:void 0,part:"",name:"",type:void 0,depth:0},R=await this.fonts.select({node:D,number:e,dict:t,pages:[]},c,S.replace(/\n/g,"")),A=n.
resolve(t.get("Q")),X=await(0,Z.To)({frame:L,font:R.font,size:r||et,quadding:typeof A=="number"?A:0},S,n.job.pace);for(const rt of X.lines)R.font.use?.(rt.text);
return{selected:R,draw:()=>{const rt=(0,J.m)(L,{kind:"paragraph",text:S},X,{font:R.font,name:R.name,color:a}),at=new Map([[R.name,R.font.resource],...R.font.further??
[]]);return{drawing:this.boxed(t,s,L,u,rt),fonts:at}}}}finish(){return this.fonts.finish()}innerBox(t){const e=(0,O.b0)(this.document,t.get("Rect"));if(!e)return;
const n=(0,h.Pl)(this.document,t.get("RD")),[s,o,c,r]=n.length===4?n:[0,0,0,0],a=[e[0]+s,e[1]+o,e[2]-c,e[3]-r];return a[0]<a[2]&&a[1]<a[3]?a:e}frameOf([t,e,n,s],o,c,r){
const d=o.has("BS")||o.has("Border")?Math.min(c.width,(n-t)/2,(s-e)/2):0;return{width:n-t,height:s-e,rotation:0,background:o.has("C")?c.color:void 0,borderColor:r,
style:c.dash.length>0?"D":"S",line:d,border:d,dash:c.dash.length>0?c.dash:[3],caption:null}}boxed(t,e,n,s,o){const c=(0,T.XE)((0,h.Pl)(this.document,t.get("CL"))),
r=c.length>1?[...(0,C.q)({...s,color:n.borderColor}),`${(0,w.XL)(c)} S`]:[],a=["q",...r,"Q",`q 1 0 0 1 ${(0,w.id)(e[0])} ${(0,w.id)(e[1])} cm`,o===""?(0,K.cH)(n):
o,"Q"],d=(0,T.XE)(e);return{content:a.filter(S=>S!=="").join(`
`),box:(0,T.Zt)([...d,...c],r.length>0?s.width:0)}}}const ot=i=>i.split(" ").slice(0,-1).map(Number),V=9;function q(i,t,e,{width:n,interior:s}){const o=Math.hypot(
t[0]-e[0],t[1]-e[1]);if(o===0)return"";const c=n*V,[r,a]=[(t[0]-e[0])/o,(t[1]-e[1])/o],d=(L,D)=>[t[0]+(L*r-D*a)*c,t[1]+(L*a+D*r)*c],S=s?"b":"s",u=L=>`${(0,w.XL)(
L)} ${S}`;switch(i){case"OpenArrow":return`${(0,w.XL)([d(-.87,.5),t,d(-.87,-.5)])} S`;case"ClosedArrow":return u([d(-.87,.5),t,d(-.87,-.5)]);case"ROpenArrow":return`${(0,w.
XL)([d(.87,.5),t,d(.87,-.5)])} S`;case"RClosedArrow":return u([d(.87,.5),t,d(.87,-.5)]);case"Square":return u([d(-.33,-.33),d(.33,-.33),d(.33,.33),d(-.33,.33)]);case"\
Diamond":return u([d(-.4,0),d(0,-.4),d(.4,0),d(0,.4)]);case"Circle":return`${(0,w.KJ)((L,D)=>d(.33*L,.33*D))} ${S}`;case"Butt":return`${(0,w.XL)([d(0,-.5),d(0,.5)])}\
 S`;case"Slash":return`${(0,w.XL)([d(-.25,-.43),d(.25,.43)])} S`;default:return""}}var F=l(45657);function W(i,t,{width:e,color:n}){const s=(0,O.b0)(i,t.get("Re\
ct"));if(!s)return;const o=(0,h.Pl)(i,t.get("RD")),[c,r,a,d]=o.length===4?o:[0,0,0,0],S=n?e/2:0,u=[s[0]+c+S,s[1]+r+S,s[2]-a-S,s[3]-d-S];return u[0]<u[2]&&u[1]<u[3]?
u:void 0}function g(i,t){const e=(0,C.V)(i,t),n=W(i,t,e);if(!n)return;const[s,o,c,r]=n,a=[[s,o],[c,o],[c,r],[s,r]];return f((0,w.XL)(a),a,e,!0)}function p(i,t){
const e=(0,C.V)(i,t),n=W(i,t,e);if(!n)return;const[s,o]=[(n[0]+n[2])/2,(n[1]+n[3])/2],[c,r]=[(n[2]-n[0])/2,(n[3]-n[1])/2],a=(0,w.KJ)((d,S)=>[s+d*c,o+S*r]);return f(
a,[[n[0],n[1]],[n[2],n[3]]],e,!0)}function f(i,t,e,n){const s=e.color!==void 0&&e.width>0,o=e.interior!==void 0;return t.length===0||!s&&!o?void 0:{content:[...[
...o?[(0,w.wW)(e.interior,"fill")]:[],...s?(0,C.q)(e):[]],i,(0,T.DQ)(o,s,n)].join(`
`),box:(0,T.Zt)(t,s?e.width*5:0)}}function x(i,t){const{path:e,points:n}=m(i,t);return n.length<2?void 0:f(e,n,(0,C.V)(i,t),!0)}function m(i,t){const e=(0,h.qZ)(
i,t.get("Path")),n=(0,T.XE)((0,h.Pl)(i,t.get("Vertices")));if(e.length===0||n.length>0)return{path:(0,w.XL)(n),points:n};const s=[];return{path:e.flatMap((c,r)=>{
const a=(0,T.XE)(c);return a.length!==1&&a.length!==3?[]:((0,F.RZ)(s,a),[`${a.map(w.AY).join(" ")} ${a.length===3?"c":r===0?"m":"l"}`])}).join(`
`),points:s}}function v(i,t){const{path:e,points:n}=m(i,t);return n.length<2?void 0:N(i,t,e,n,n)}function B(i,t){const[e,n]=(0,T.XE)((0,h.Pl)(i,t.get("L")));if(!e||
!n)return;const[s,o,c]=y(i,t,e,n);return N(i,t,[...c,(0,w.XL)([s,o])].join(`
`),[s,o],[s,o,e,n])}function y(i,t,e,n){const s=A=>{const X=i.resolve(t.get(A));return typeof X=="number"&&Number.isFinite(X)?X:0},[o,c,r]=[s("LL"),Math.max(s("\
LLE"),0),Math.max(s("LLO"),0)],a=Math.hypot(n[0]-e[0],n[1]-e[1]);if(o===0||a===0)return[e,n,[]];const[d,S]=[-(n[1]-e[1])/a,(n[0]-e[0])/a],u=(A,X)=>[A[0]+d*X,A[1]+
S*X],L=Math.sign(o),D=A=>(0,w.XL)([u(A,r*L),u(A,o+(r+c)*L)]),R=o+r*L;return[u(e,R),u(n,R),[D(e),D(n)]]}function N(i,t,e,n,s){const o=(0,C.V)(i,t);if(!o.color||o.
width===0)return;const c=(i.array(t.get("LE"))??[]).map(u=>i.resolve(u)),r=(u,L,D)=>q(u instanceof E.SX?u.text:"None",L,D,o),a=[r(c[0],n[0],n[1]),r(c[1],n.at(-1),
n.at(-2))];return{content:[...o.interior?[(0,w.wW)(o.interior,"fill")]:[],...(0,C.q)(o),e,"S",...a.filter(u=>u!=="")].join(`
`),box:(0,T.Zt)(s,o.width*(V+5))}}function I(i,t){const e=(0,C.V)(i,t);if(!e.color||e.width===0)return;const s=(0,h.qZ)(i,t.get("InkList")).map(r=>(0,T.XE)(r)).
filter(r=>r.length>0),o=s.flat();if(o.length===0)return;const c=s.map(r=>`${(0,w.XL)(r.length===1?[r[0],r[0]]:r)} S`);return{content:[...(0,C.q)(e),"1 J 1 j",...c].
join(`
`),box:(0,T.Zt)(o,e.width)}}var H=l(20015);const G={Square:g,Circle:p,Polygon:x,PolyLine:v,Line:B,Ink:I,Highlight:H.NM,Underline:H.T7,Squiggly:H.yC,StrikeOut:H.
H8},Q=(i,t,e)=>Object.hasOwn(G,e)?G[e](i,t):void 0;function k(i,t){const e=(0,P.B)(i,t),n=(0,O.b0)(i,t.get("Rect"));if(e==="FreeText")return n;const s=Q(i,t,e)?.
box;return s&&n?(0,b.Pj)(s,n)??s:s}const _=600,it=3e5;class ct{document;isTransparent=!1;drawn=0;missing=new Set;texts;planned=[];constructor(t){this.document=t}async draw(t,e){
const{document:n}=this,s=(0,P.B)(n,t);if(s==="FreeText"){this.texts??=new st(n,await M.mO.read(n));const d=await this.texts.plan(t,e);d&&this.planned.push([t,e,
d]);return}const{pace:o}=n.job,c=o.step(it);c&&await c;const r=Q(n,t,s);if(!r)return;const a=o.step(4e3+r.content.length);a&&await a,await this.put(t,e,r,new Map)}async finish(){
await this.texts?.finish();for(const[t,e,{draw:n,selected:s}]of this.planned){const{drawing:o,fonts:c}=n();for(const a of s?.missing??[])this.missing.add(a);await this.
put(t,e,o,c);const r=this.document.job.pace.step(4e3);r&&await r}}async put(t,e,{content:n,box:s,multiplies:o=!1},c){const{document:r}=this,{opacity:a}=(0,C.V)(
r,t),d=o||a<1;this.isTransparent||=d,this.drawn++;const S=s.map(X=>Math.round(X*1e4)/1e4),u=new E.Bi;if(d){const X=new E.Bi([["Type",new E.SX("ExtGState")],...a<
1?[["CA",a],["ca",a]]:[]]);o&&X.set("BM",new E.SX("Multiply")),u.set("ExtGState",new E.Bi([["G",X]]))}c.size>0&&u.set("Font",new E.Bi(c));const L=Buffer.from(d?
`/G gs
${n}`:n,"latin1"),D=new E.Bi([["Type",new E.SX("XObject")],["Subtype",new E.SX("Form")],["BBox",S],["Resources",u]]),R=L.length>=_;R&&D.set("Filter",new E.SX("F\
lateDecode"));const A=r.add(new E.Z6(D,R?await(0,j.d)(L,r.job):L));r.edit(e),t.set("AP",new E.Bi([["N",A]])),t.set("Rect",[...S])}}}),4636:((z,$,l)=>{l.d($,{V:()=>b,
q:()=>O});var E=l(59294),P=l(36078);const j=200;function b(M,h,w=[0]){const{width:U,dash:K}=(0,E.Z7)(M,h),Z=M.resolve(h.get("CA"));return{color:h.has("C")?(0,E.
qS)(M,h.get("C")):w,interior:(0,E.qS)(M,h.get("IC")),width:Math.min(U,j),dash:K,opacity:typeof Z=="number"?Math.min(Math.max(Z,0),1):1}}const O=({width:M,dash:h,
color:w})=>[`${(0,P.id)(M)} w`,...h.length>0?[(0,P.hX)(h)]:[],...w?[(0,P.wW)(w,"stroke")]:[]]}),20015:((z,$,l)=>{l.d($,{H8:()=>st,NM:()=>nt,T7:()=>et,ck:()=>T,yC:()=>ot});
var E=l(59294),P=l(36078),j=l(6057),b=l(56131),O=l(4636),M=l(45657);const h=[1,1,0],w=[0],U=1/16,K=1/10,Z=1/10,J=1/6,tt=2e3,Y=5e4;function T(g,p){if((g.array(p.
get("QuadPoints"))?.length??0)>E.XY)return[];const f=(0,b.XE)((0,E.Pl)(g,p.get("QuadPoints"))),x=[];for(let I=0;I+3<f.length;I+=4)x.push(C(f[I],f[I+1],f[I+2],f[I+
3]));if(x.length>0)return x;const m=(0,j.b0)(g,p.get("Rect"));if(!m)return[];const[v,B,y,N]=m;return[C([v,N],[y,N],[v,B],[y,B])]}function C(g,p,f,x){return(p[0]-
g[0])*(x[0]-f[0])+(p[1]-g[1])*(x[1]-f[1])>=0?{upperLeft:g,upperRight:p,lowerLeft:f,lowerRight:x}:{lowerLeft:g,lowerRight:p,upperRight:f,upperLeft:x}}function nt(g,p){
const{color:f}=(0,O.V)(g,p,h),x=T(g,p);if(!f||x.length===0)return;const m=x.map(({upperLeft:v,upperRight:B,lowerRight:y,lowerLeft:N})=>`${(0,P.XL)([v,B,y,N])} h\
 f`);return{content:[(0,P.wW)(f,"fill"),...m].join(`
`),box:(0,b.Zt)(x.flatMap(q),0),multiplies:!0}}const et=(g,p)=>V(g,p,f=>[W(f,"left",K),W(f,"right",K)]),st=(g,p)=>V(g,p,f=>[W(f,"left",.45),W(f,"right",.45)]),ot=(g,p)=>V(
g,p,(f,x)=>{const[m,v]=[W(f,"left",U),W(f,"right",U)],[B]=[W(f,"left",U+Z)],y=Math.hypot(v[0]-m[0],v[1]-m[1]),N=Math.min(tt,Math.ceil(Y/x)),I=Math.min(Math.max(
Math.round(y/(F(f)*J)),1),N);return Array.from({length:I+1},(H,G)=>{const Q=G/I,[k,_]=[m[0]+(v[0]-m[0])*Q,m[1]+(v[1]-m[1])*Q];return G%2===0?[k,_]:[k+B[0]-m[0],
_+B[1]-m[1]]})});function V(g,p,f){const{color:x}=(0,O.V)(g,p,w),m=T(g,p).filter(y=>F(y)>0);if(!x||m.length===0)return;const v=m.map(y=>`${(0,P.id)(F(y)*U)} w
${(0,P.XL)(f(y,m.length))} S`),B=(0,M.Kf)(m.map(y=>F(y)*U));return{content:[(0,P.wW)(x,"stroke"),...v].join(`
`),box:(0,b.Zt)(m.flatMap(q),B)}}const q=({upperLeft:g,upperRight:p,lowerLeft:f,lowerRight:x})=>[g,p,f,x],F=({upperLeft:g,lowerLeft:p})=>Math.hypot(g[0]-p[0],g[1]-
p[1]);function W({upperLeft:g,upperRight:p,lowerLeft:f,lowerRight:x},m,v){const[B,y]=m==="left"?[f,g]:[x,p];return[B[0]+(y[0]-B[0])*v,B[1]+(y[1]-B[1])*v]}})};
