"use strict";exports.id=2844,exports.ids=[2844],exports.modules={55969:((Y,T,g)=>{g.d(T,{B:()=>P,E:()=>b});var $=g(45599);const p=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),R=new Set(["Link","Wi\
dget","FileAttachment"]);function P(M,w){const l=M.resolve(w.get("Subtype"));return l instanceof $.SX?l.text:""}const b=(M,w)=>w==="comments"?p.has(M):M!==""&&!R.
has(M)}),12844:((Y,T,g)=>{g.d(T,{I:()=>Pt,q:()=>bt});var $=g(81679),p=g(45599),R=g(55969),P=g(74135),b=g(6057),M=g(52755),w=g(59294),l=g(36078),k=g(79784),q=g(13625),
_=g(10180),I=g(49336),tt=g(81228),N=g(25902);const B=(s,t)=>(0,P.XM)((0,P.$L)(s),t);function O(s){const t=[];for(let n=0;n+1<s.length;n+=2)t.push([s[n],s[n+1]]);
return t}const nt=(s,t,n)=>s&&t?n?"b":"B":s?"f":t?n?"s":"S":"n",et=200;function y(s,t,n=[0]){const{width:e,dash:r}=(0,w.Z7)(s,t),o=s.resolve(t.get("CA"));return{
color:t.has("C")?(0,w.qS)(s,t.get("C")):n,interior:(0,w.qS)(s,t.get("IC")),width:Math.min(e,et),dash:r,opacity:typeof o=="number"?Math.min(Math.max(o,0),1):1}}const X=({
width:s,dash:t,color:n})=>[`${(0,l.id)(s)} w`,...t.length>0?[(0,l.hX)(t)]:[],...n?[(0,l.wW)(n,"stroke")]:[]],st=1e5,rt=12;class ot{document;fonts;constructor(t,n){
this.document=t,this.fonts=new tt.t(t,n,void 0)}async plan(t,n){const{document:e}=this,r=this.innerBox(t);if(!r)return;const o=e.resolve(t.get("DA")),{font:c,size:i,
color:f}=(0,k.O)(o instanceof p.Mx?(0,N.Ly)(o.bytes):""),a=(0,N.gF)(e,e.resolve(t.get("Contents")))??"",h=(0,I.ai)(a.slice(0,st),"several"),d=y(e,t,[]),u=this.frameOf(
r,t,d,it(f));if(h.trim()==="")return{selected:void 0,draw:()=>({drawing:this.boxed(t,r,u,d,""),fonts:new Map})};const S={number:n,dict:t,parent:void 0,part:"",name:"",
type:void 0,depth:0},x=await this.fonts.select({node:S,number:n,dict:t,pages:[]},c,h.replace(/\n/g,"")),L=e.resolve(t.get("Q")),m=await(0,_.To)({frame:u,font:x.
font,size:i||rt,quadding:typeof L=="number"?L:0},h);for(const D of m.lines)x.font.use?.(D.text);return{selected:x,draw:()=>{const D=(0,I.m)(u,{kind:"paragraph",
text:h},m,{font:x.font,name:x.name,color:f}),Et=new Map([[x.name,x.font.resource],...x.font.further??[]]);return{drawing:this.boxed(t,r,u,d,D),fonts:Et}}}}finish(){
return this.fonts.finish()}innerBox(t){const n=(0,b.b0)(this.document,t.get("Rect"));if(!n)return;const e=(0,w.Pl)(this.document,t.get("RD")),[r,o,c,i]=e.length===
4?e:[0,0,0,0],f=[n[0]+r,n[1]+o,n[2]-c,n[3]-i];return f[0]<f[2]&&f[1]<f[3]?f:n}frameOf([t,n,e,r],o,c,i){const a=o.has("BS")||o.has("Border")?Math.min(c.width,(e-
t)/2,(r-n)/2):0;return{width:e-t,height:r-n,rotation:0,background:o.has("C")?c.color:void 0,borderColor:i,style:c.dash.length>0?"D":"S",line:a,border:a,dash:c.dash.
length>0?c.dash:[3],caption:null}}boxed(t,n,e,r,o){const c=O((0,w.Pl)(this.document,t.get("CL"))),i=c.length>1?[...X({...r,color:e.borderColor}),`${(0,l.XL)(c)}\
 S`]:[],f=["q",...i,"Q",`q 1 0 0 1 ${(0,l.id)(n[0])} ${(0,l.id)(n[1])} cm`,o===""?(0,q.cH)(e):o,"Q"],a=O(n);return{content:f.filter(h=>h!=="").join(`
`),box:B([...a,...c],i.length>0?r.width:0)}}}const it=s=>s.split(" ").slice(0,-1).map(Number),W=9;function ct(s,t,n,{width:e,interior:r}){const o=Math.hypot(t[0]-
n[0],t[1]-n[1]);if(o===0)return"";const c=e*W,[i,f]=[(t[0]-n[0])/o,(t[1]-n[1])/o],a=(u,S)=>[t[0]+(u*i-S*f)*c,t[1]+(u*f+S*i)*c],h=r?"b":"s",d=u=>`${(0,l.XL)(u)} ${h}`;
switch(s){case"OpenArrow":return`${(0,l.XL)([a(-.87,.5),t,a(-.87,-.5)])} S`;case"ClosedArrow":return d([a(-.87,.5),t,a(-.87,-.5)]);case"ROpenArrow":return`${(0,l.
XL)([a(.87,.5),t,a(.87,-.5)])} S`;case"RClosedArrow":return d([a(.87,.5),t,a(.87,-.5)]);case"Square":return d([a(-.33,-.33),a(.33,-.33),a(.33,.33),a(-.33,.33)]);case"\
Diamond":return d([a(-.4,0),a(0,-.4),a(.4,0),a(0,.4)]);case"Circle":return`${(0,l.KJ)((u,S)=>a(.33*u,.33*S))} ${h}`;case"Butt":return`${(0,l.XL)([a(0,-.5),a(0,.5)])}\
 S`;case"Slash":return`${(0,l.XL)([a(-.25,-.43),a(.25,.43)])} S`;default:return""}}var F=g(45657);const at=1e5;function K(s,t,{width:n,color:e}){const r=(0,b.b0)(
s,t.get("Rect"));if(!r)return;const o=(0,w.Pl)(s,t.get("RD")),[c,i,f,a]=o.length===4?o:[0,0,0,0],h=e?n/2:0,d=[r[0]+c+h,r[1]+i+h,r[2]-f-h,r[3]-a-h];return d[0]<d[2]&&
d[1]<d[3]?d:void 0}function ft(s,t){const n=y(s,t),e=K(s,t,n);if(!e)return;const[r,o,c,i]=e,f=[[r,o],[c,o],[c,i],[r,i]];return A((0,l.XL)(f),f,n,!0)}function dt(s,t){
const n=y(s,t),e=K(s,t,n);if(!e)return;const[r,o]=[(e[0]+e[2])/2,(e[1]+e[3])/2],[c,i]=[(e[2]-e[0])/2,(e[3]-e[1])/2],f=(0,l.KJ)((a,h)=>[r+a*c,o+h*i]);return A(f,
[[e[0],e[1]],[e[2],e[3]]],n,!0)}function A(s,t,n,e){const r=n.color!==void 0&&n.width>0,o=n.interior!==void 0;return t.length===0||!r&&!o?void 0:{content:[...[...o?
[(0,l.wW)(n.interior,"fill")]:[],...r?X(n):[]],s,nt(o,r,e)].join(`
`),box:B(t,r?n.width*5:0)}}function lt(s,t){const{path:n,points:e}=G(s,t);return e.length<2?void 0:A(n,e,y(s,t),!0)}function G(s,t){const n=(s.array(t.get("Path"))??
[]).map(c=>(0,w.Pl)(s,c)),e=O((0,w.Pl)(s,t.get("Vertices")));if(n.length===0||e.length>0)return{path:(0,l.XL)(e),points:e};const r=[];return{path:n.flatMap((c,i)=>{
const f=O(c);return f.length!==1&&f.length!==3?[]:((0,F.RZ)(r,f),[`${f.map(l.AY).join(" ")} ${f.length===3?"c":i===0?"m":"l"}`])}).join(`
`),points:r}}function ht(s,t){const{path:n,points:e}=G(s,t);return e.length<2?void 0:U(s,t,n,e,e)}function ut(s,t){const[n,e]=O((0,w.Pl)(s,t.get("L")));if(!n||!e)
return;const[r,o,c]=gt(s,t,n,e);return U(s,t,[...c,(0,l.XL)([r,o])].join(`
`),[r,o],[r,o,n,e])}function gt(s,t,n,e){const r=L=>{const m=s.resolve(t.get(L));return typeof m=="number"&&Number.isFinite(m)?m:0},[o,c,i]=[r("LL"),Math.max(r(
"LLE"),0),Math.max(r("LLO"),0)],f=Math.hypot(e[0]-n[0],e[1]-n[1]);if(o===0||f===0)return[n,e,[]];const[a,h]=[-(e[1]-n[1])/f,(e[0]-n[0])/f],d=(L,m)=>[L[0]+a*m,L[1]+
h*m],u=Math.sign(o),S=L=>(0,l.XL)([d(L,i*u),d(L,o+(i+c)*u)]),x=o+i*u;return[d(n,x),d(e,x),[S(n),S(e)]]}function U(s,t,n,e,r){const o=y(s,t);if(!o.color||o.width===
0)return;const c=(s.array(t.get("LE"))??[]).map(d=>s.resolve(d)),i=(d,u,S)=>ct(d instanceof p.SX?d.text:"None",u,S,o),f=[i(c[0],e[0],e[1]),i(c[1],e.at(-1),e.at(
-2))];return{content:[...o.interior?[(0,l.wW)(o.interior,"fill")]:[],...X(o),n,"S",...f.filter(d=>d!=="")].join(`
`),box:B(r,o.width*(W+5))}}function pt(s,t){const n=y(s,t);if(!n.color||n.width===0)return;const r=(s.array(t.get("InkList"))??[]).slice(0,at).map(i=>O((0,w.Pl)(
s,i))).filter(i=>i.length>0),o=r.flat();if(o.length===0)return;const c=r.map(i=>`${(0,l.XL)(i.length===1?[i[0],i[0]]:i)} S`);return{content:[...X(n),"1 J 1 j",...c].
join(`
`),box:B(o,n.width)}}const wt=[1,1,0],St=[0],E=1/16,H=1/10,xt=1/10,mt=1/6,Lt=2e3;function Z(s,t){const n=O((0,w.Pl)(s,t.get("QuadPoints"))),e=[];for(let a=0;a+3<
n.length;a+=4)e.push(z(n[a],n[a+1],n[a+2],n[a+3]));if(e.length>0)return e;const r=(0,b.b0)(s,t.get("Rect"));if(!r)return[];const[o,c,i,f]=r;return[z([o,f],[i,f],
[o,c],[i,c])]}function z(s,t,n,e){return(t[0]-s[0])*(e[0]-n[0])+(t[1]-s[1])*(e[1]-n[1])>=0?{upperLeft:s,upperRight:t,lowerLeft:n,lowerRight:e}:{lowerLeft:s,lowerRight:t,
upperRight:n,upperLeft:e}}function yt(s,t){const{color:n}=y(s,t,wt),e=Z(s,t);if(!n||e.length===0)return;const r=e.map(({upperLeft:o,upperRight:c,lowerRight:i,lowerLeft:f})=>`${(0,l.
XL)([o,c,i,f])} h f`);return{content:[(0,l.wW)(n,"fill"),...r].join(`
`),box:B(e.flatMap(Q),0),multiplies:!0}}const Mt=(s,t)=>j(s,t,n=>[v(n,"left",H),v(n,"right",H)]),Ot=(s,t)=>j(s,t,n=>[v(n,"left",.45),v(n,"right",.45)]),vt=(s,t)=>j(
s,t,n=>{const[e,r]=[v(n,"left",E),v(n,"right",E)],[o]=[v(n,"left",E+xt)],c=Math.hypot(r[0]-e[0],r[1]-e[1]),i=Math.min(Math.max(Math.round(c/(C(n)*mt)),1),Lt);return Array.
from({length:i+1},(f,a)=>{const h=a/i,[d,u]=[e[0]+(r[0]-e[0])*h,e[1]+(r[1]-e[1])*h];return a%2===0?[d,u]:[d+o[0]-e[0],u+o[1]-e[1]]})});function j(s,t,n){const{color:e}=y(
s,t,St),r=Z(s,t).filter(i=>C(i)>0);if(!e||r.length===0)return;const o=r.map(i=>`${(0,l.id)(C(i)*E)} w
${(0,l.XL)(n(i))} S`),c=(0,F.Kf)(r.map(i=>C(i)*E));return{content:[(0,l.wW)(e,"stroke"),...o].join(`
`),box:B(r.flatMap(Q),c)}}const Q=({upperLeft:s,upperRight:t,lowerLeft:n,lowerRight:e})=>[s,t,n,e],C=({upperLeft:s,lowerLeft:t})=>Math.hypot(s[0]-t[0],s[1]-t[1]);
function v({upperLeft:s,upperRight:t,lowerLeft:n,lowerRight:e},r,o){const[c,i]=r==="left"?[n,s]:[e,t];return[c[0]+(i[0]-c[0])*o,c[1]+(i[1]-c[1])*o]}const J={Square:ft,
Circle:dt,Polygon:lt,PolyLine:ht,Line:ut,Ink:pt,Highlight:yt,Underline:Mt,Squiggly:vt,StrikeOut:Ot},V=(s,t,n)=>Object.hasOwn(J,n)?J[n](s,t):void 0;function bt(s,t){
const n=(0,R.B)(s,t),e=(0,b.b0)(s,t.get("Rect"));if(n==="FreeText")return e;const r=V(s,t,n)?.box;return r&&e?(0,P.Pj)(r,e)??r:r}const Bt=600;class Pt{document;isTransparent=!1;drawn=0;missing=new Set;texts;planned=[];constructor(t){
this.document=t}async draw(t,n){const{document:e}=this,r=(0,R.B)(e,t);if(r==="FreeText"){this.texts??=new ot(e,await M.mO.read(e));const c=await this.texts.plan(
t,n);c&&this.planned.push([t,n,c]);return}const o=V(e,t,r);o&&this.put(t,n,o,new Map)}async finish(){await this.texts?.finish();for(const[t,n,{draw:e,selected:r}]of this.
planned){const{drawing:o,fonts:c}=e();for(const f of r?.missing??[])this.missing.add(f);this.put(t,n,o,c);const i=this.document.job.pace.step(4e3);i&&await i}}put(t,n,{
content:e,box:r,multiplies:o=!1},c){const{document:i}=this,{opacity:f}=y(i,t),a=o||f<1;this.isTransparent||=a,this.drawn++;const h=r.map(m=>Math.round(m*1e4)/1e4),
d=new p.Bi;if(a){const m=new p.Bi([["Type",new p.SX("ExtGState")],...f<1?[["CA",f],["ca",f]]:[]]);o&&m.set("BM",new p.SX("Multiply")),d.set("ExtGState",new p.Bi(
[["G",m]]))}c.size>0&&d.set("Font",new p.Bi(c));const u=Buffer.from(a?`/G gs
${e}`:e,"latin1"),S=new p.Bi([["Type",new p.SX("XObject")],["Subtype",new p.SX("Form")],["BBox",h],["Resources",d]]),x=u.length>=Bt;x&&S.set("Filter",new p.SX("\
FlateDecode"));const L=i.add(new p.Z6(S,x?(0,$.Kc)(u):u));i.edit(n),t.set("AP",new p.Bi([["N",L]])),t.set("Rect",[...h])}}})};
