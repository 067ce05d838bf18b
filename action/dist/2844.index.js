"use strict";exports.id=2844,exports.ids=[2844],exports.modules={55969:((V,C,g)=>{g.d(C,{B:()=>E,E:()=>v});var S=g(45599);const R=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),$=new Set(["Link","Wi\
dget","FileAttachment"]);function E(M,x){const h=M.resolve(x.get("Subtype"));return h instanceof S.SX?h.text:""}const v=(M,x)=>x==="comments"?R.has(M):M!==""&&!$.
has(M)}),12844:((V,C,g)=>{g.d(C,{I:()=>Pt,q:()=>vt});var S=g(45599),R=g(55969),$=g(92218),E=g(74135),v=g(6057),M=g(52755),x=g(59294),h=g(36078),q=g(79784),k=g(13625),
_=g(10180),N=g(49336),tt=g(81228),I=g(25902);const B=(s,t)=>(0,E.XM)((0,E.$L)(s),t);function O(s){const t=[];for(let n=0;n+1<s.length;n+=2)t.push([s[n],s[n+1]]);
return t}const nt=(s,t,n)=>s&&t?n?"b":"B":s?"f":t?n?"s":"S":"n",et=200;function y(s,t,n=[0]){const{width:e,dash:r}=(0,x.Z7)(s,t),o=s.resolve(t.get("CA"));return{
color:t.has("C")?(0,x.qS)(s,t.get("C")):n,interior:(0,x.qS)(s,t.get("IC")),width:Math.min(e,et),dash:r,opacity:typeof o=="number"?Math.min(Math.max(o,0),1):1}}const T=({
width:s,dash:t,color:n})=>[`${(0,h.id)(s)} w`,...t.length>0?[(0,h.hX)(t)]:[],...n?[(0,h.wW)(n,"stroke")]:[]],st=1e5,rt=12;class ot{document;fonts;constructor(t,n){
this.document=t,this.fonts=new tt.t(t,n,void 0)}async plan(t,n){const{document:e}=this,r=this.innerBox(t);if(!r)return;const o=e.resolve(t.get("DA")),{font:c,size:i,
color:d}=(0,q.O)(o instanceof S.Mx?(0,I.Ly)(o.bytes):""),a=(0,I.gF)(e,e.resolve(t.get("Contents")))??"",u=(0,N.ai)(a.slice(0,st),"several"),f=y(e,t,[]),l=this.frameOf(
r,t,f,it(d));if(u.trim()==="")return{selected:void 0,draw:()=>({drawing:this.boxed(t,r,l,f,""),fonts:new Map})};const p={number:n,dict:t,parent:void 0,part:"",name:"",
type:void 0,depth:0},w=await this.fonts.select({node:p,number:n,dict:t,pages:[]},c,u.replace(/\n/g,"")),L=e.resolve(t.get("Q")),m=await(0,_.To)({frame:l,font:w.
font,size:i||rt,quadding:typeof L=="number"?L:0},u);for(const D of m.lines)w.font.use?.(D.text);return{selected:w,draw:()=>{const D=(0,N.m)(l,{kind:"paragraph",
text:u},m,{font:w.font,name:w.name,color:d}),Rt=new Map([[w.name,w.font.resource],...w.font.further??[]]);return{drawing:this.boxed(t,r,l,f,D),fonts:Rt}}}}finish(){
return this.fonts.finish()}innerBox(t){const n=(0,v.b0)(this.document,t.get("Rect"));if(!n)return;const e=(0,x.Pl)(this.document,t.get("RD")),[r,o,c,i]=e.length===
4?e:[0,0,0,0],d=[n[0]+r,n[1]+o,n[2]-c,n[3]-i];return d[0]<d[2]&&d[1]<d[3]?d:n}frameOf([t,n,e,r],o,c,i){const a=o.has("BS")||o.has("Border")?Math.min(c.width,(e-
t)/2,(r-n)/2):0;return{width:e-t,height:r-n,rotation:0,background:o.has("C")?c.color:void 0,borderColor:i,style:c.dash.length>0?"D":"S",line:a,border:a,dash:c.dash.
length>0?c.dash:[3],caption:null}}boxed(t,n,e,r,o){const c=O((0,x.Pl)(this.document,t.get("CL"))),i=c.length>1?[...T({...r,color:e.borderColor}),`${(0,h.XL)(c)}\
 S`]:[],d=["q",...i,"Q",`q 1 0 0 1 ${(0,h.id)(n[0])} ${(0,h.id)(n[1])} cm`,o===""?(0,k.cH)(e):o,"Q"],a=O(n);return{content:d.filter(u=>u!=="").join(`
`),box:B([...a,...c],i.length>0?r.width:0)}}}const it=s=>s.split(" ").slice(0,-1).map(Number),W=9;function ct(s,t,n,{width:e,interior:r}){const o=Math.hypot(t[0]-
n[0],t[1]-n[1]);if(o===0)return"";const c=e*W,[i,d]=[(t[0]-n[0])/o,(t[1]-n[1])/o],a=(l,p)=>[t[0]+(l*i-p*d)*c,t[1]+(l*d+p*i)*c],u=r?"b":"s",f=l=>`${(0,h.XL)(l)} ${u}`;
switch(s){case"OpenArrow":return`${(0,h.XL)([a(-.87,.5),t,a(-.87,-.5)])} S`;case"ClosedArrow":return f([a(-.87,.5),t,a(-.87,-.5)]);case"ROpenArrow":return`${(0,h.
XL)([a(.87,.5),t,a(.87,-.5)])} S`;case"RClosedArrow":return f([a(.87,.5),t,a(.87,-.5)]);case"Square":return f([a(-.33,-.33),a(.33,-.33),a(.33,.33),a(-.33,.33)]);case"\
Diamond":return f([a(-.4,0),a(0,-.4),a(.4,0),a(0,.4)]);case"Circle":return`${(0,h.KJ)((l,p)=>a(.33*l,.33*p))} ${u}`;case"Butt":return`${(0,h.XL)([a(0,-.5),a(0,.5)])}\
 S`;case"Slash":return`${(0,h.XL)([a(-.25,-.43),a(.25,.43)])} S`;default:return""}}var F=g(45657);function G(s,t,{width:n,color:e}){const r=(0,v.b0)(s,t.get("Re\
ct"));if(!r)return;const o=(0,x.Pl)(s,t.get("RD")),[c,i,d,a]=o.length===4?o:[0,0,0,0],u=e?n/2:0,f=[r[0]+c+u,r[1]+i+u,r[2]-d-u,r[3]-a-u];return f[0]<f[2]&&f[1]<f[3]?
f:void 0}function at(s,t){const n=y(s,t),e=G(s,t,n);if(!e)return;const[r,o,c,i]=e,d=[[r,o],[c,o],[c,i],[r,i]];return A((0,h.XL)(d),d,n,!0)}function dt(s,t){const n=y(
s,t),e=G(s,t,n);if(!e)return;const[r,o]=[(e[0]+e[2])/2,(e[1]+e[3])/2],[c,i]=[(e[2]-e[0])/2,(e[3]-e[1])/2],d=(0,h.KJ)((a,u)=>[r+a*c,o+u*i]);return A(d,[[e[0],e[1]],
[e[2],e[3]]],n,!0)}function A(s,t,n,e){const r=n.color!==void 0&&n.width>0,o=n.interior!==void 0;return t.length===0||!r&&!o?void 0:{content:[...[...o?[(0,h.wW)(
n.interior,"fill")]:[],...r?T(n):[]],s,nt(o,r,e)].join(`
`),box:B(t,r?n.width*5:0)}}function ft(s,t){const{path:n,points:e}=U(s,t);return e.length<2?void 0:A(n,e,y(s,t),!0)}function U(s,t){const n=(0,x.qZ)(s,t.get("Pa\
th")),e=O((0,x.Pl)(s,t.get("Vertices")));if(n.length===0||e.length>0)return{path:(0,h.XL)(e),points:e};const r=[];return{path:n.flatMap((c,i)=>{const d=O(c);return d.
length!==1&&d.length!==3?[]:((0,F.RZ)(r,d),[`${d.map(h.AY).join(" ")} ${d.length===3?"c":i===0?"m":"l"}`])}).join(`
`),points:r}}function ht(s,t){const{path:n,points:e}=U(s,t);return e.length<2?void 0:Z(s,t,n,e,e)}function lt(s,t){const[n,e]=O((0,x.Pl)(s,t.get("L")));if(!n||!e)
return;const[r,o,c]=ut(s,t,n,e);return Z(s,t,[...c,(0,h.XL)([r,o])].join(`
`),[r,o],[r,o,n,e])}function ut(s,t,n,e){const r=L=>{const m=s.resolve(t.get(L));return typeof m=="number"&&Number.isFinite(m)?m:0},[o,c,i]=[r("LL"),Math.max(r(
"LLE"),0),Math.max(r("LLO"),0)],d=Math.hypot(e[0]-n[0],e[1]-n[1]);if(o===0||d===0)return[n,e,[]];const[a,u]=[-(e[1]-n[1])/d,(e[0]-n[0])/d],f=(L,m)=>[L[0]+a*m,L[1]+
u*m],l=Math.sign(o),p=L=>(0,h.XL)([f(L,i*l),f(L,o+(i+c)*l)]),w=o+i*l;return[f(n,w),f(e,w),[p(n),p(e)]]}function Z(s,t,n,e,r){const o=y(s,t);if(!o.color||o.width===
0)return;const c=(s.array(t.get("LE"))??[]).map(f=>s.resolve(f)),i=(f,l,p)=>ct(f instanceof S.SX?f.text:"None",l,p,o),d=[i(c[0],e[0],e[1]),i(c[1],e.at(-1),e.at(
-2))];return{content:[...o.interior?[(0,h.wW)(o.interior,"fill")]:[],...T(o),n,"S",...d.filter(f=>f!=="")].join(`
`),box:B(r,o.width*(W+5))}}function gt(s,t){const n=y(s,t);if(!n.color||n.width===0)return;const r=(0,x.qZ)(s,t.get("InkList")).map(i=>O(i)).filter(i=>i.length>
0),o=r.flat();if(o.length===0)return;const c=r.map(i=>`${(0,h.XL)(i.length===1?[i[0],i[0]]:i)} S`);return{content:[...T(n),"1 J 1 j",...c].join(`
`),box:B(o,n.width)}}const pt=[1,1,0],wt=[0],P=1/16,H=1/10,St=1/10,xt=1/6,mt=2e3,Lt=5e4;function K(s,t){if((s.array(t.get("QuadPoints"))?.length??0)>x.XY)return[];
const n=O((0,x.Pl)(s,t.get("QuadPoints"))),e=[];for(let a=0;a+3<n.length;a+=4)e.push(Q(n[a],n[a+1],n[a+2],n[a+3]));if(e.length>0)return e;const r=(0,v.b0)(s,t.get(
"Rect"));if(!r)return[];const[o,c,i,d]=r;return[Q([o,d],[i,d],[o,c],[i,c])]}function Q(s,t,n,e){return(t[0]-s[0])*(e[0]-n[0])+(t[1]-s[1])*(e[1]-n[1])>=0?{upperLeft:s,
upperRight:t,lowerLeft:n,lowerRight:e}:{lowerLeft:s,lowerRight:t,upperRight:n,upperLeft:e}}function yt(s,t){const{color:n}=y(s,t,pt),e=K(s,t);if(!n||e.length===
0)return;const r=e.map(({upperLeft:o,upperRight:c,lowerRight:i,lowerLeft:d})=>`${(0,h.XL)([o,c,i,d])} h f`);return{content:[(0,h.wW)(n,"fill"),...r].join(`
`),box:B(e.flatMap(z),0),multiplies:!0}}const Mt=(s,t)=>j(s,t,n=>[b(n,"left",H),b(n,"right",H)]),Ot=(s,t)=>j(s,t,n=>[b(n,"left",.45),b(n,"right",.45)]),bt=(s,t)=>j(
s,t,(n,e)=>{const[r,o]=[b(n,"left",P),b(n,"right",P)],[c]=[b(n,"left",P+St)],i=Math.hypot(o[0]-r[0],o[1]-r[1]),d=Math.min(mt,Math.ceil(Lt/e)),a=Math.min(Math.max(
Math.round(i/(X(n)*xt)),1),d);return Array.from({length:a+1},(u,f)=>{const l=f/a,[p,w]=[r[0]+(o[0]-r[0])*l,r[1]+(o[1]-r[1])*l];return f%2===0?[p,w]:[p+c[0]-r[0],
w+c[1]-r[1]]})});function j(s,t,n){const{color:e}=y(s,t,wt),r=K(s,t).filter(i=>X(i)>0);if(!e||r.length===0)return;const o=r.map(i=>`${(0,h.id)(X(i)*P)} w
${(0,h.XL)(n(i,r.length))} S`),c=(0,F.Kf)(r.map(i=>X(i)*P));return{content:[(0,h.wW)(e,"stroke"),...o].join(`
`),box:B(r.flatMap(z),c)}}const z=({upperLeft:s,upperRight:t,lowerLeft:n,lowerRight:e})=>[s,t,n,e],X=({upperLeft:s,lowerLeft:t})=>Math.hypot(s[0]-t[0],s[1]-t[1]);
function b({upperLeft:s,upperRight:t,lowerLeft:n,lowerRight:e},r,o){const[c,i]=r==="left"?[n,s]:[e,t];return[c[0]+(i[0]-c[0])*o,c[1]+(i[1]-c[1])*o]}const J={Square:at,
Circle:dt,Polygon:ft,PolyLine:ht,Line:lt,Ink:gt,Highlight:yt,Underline:Mt,Squiggly:bt,StrikeOut:Ot},Y=(s,t,n)=>Object.hasOwn(J,n)?J[n](s,t):void 0;function vt(s,t){
const n=(0,R.B)(s,t),e=(0,v.b0)(s,t.get("Rect"));if(n==="FreeText")return e;const r=Y(s,t,n)?.box;return r&&e?(0,E.Pj)(r,e)??r:r}const Bt=600,Et=3e5;class Pt{document;isTransparent=!1;drawn=0;missing=new Set;texts;planned=[];constructor(t){
this.document=t}async draw(t,n){const{document:e}=this,r=(0,R.B)(e,t);if(r==="FreeText"){this.texts??=new ot(e,await M.mO.read(e));const a=await this.texts.plan(
t,n);a&&this.planned.push([t,n,a]);return}const{pace:o}=e.job,c=o.step(Et);c&&await c;const i=Y(e,t,r);if(!i)return;const d=o.step(4e3+i.content.length);d&&await d,
await this.put(t,n,i,new Map)}async finish(){await this.texts?.finish();for(const[t,n,{draw:e,selected:r}]of this.planned){const{drawing:o,fonts:c}=e();for(const d of r?.
missing??[])this.missing.add(d);await this.put(t,n,o,c);const i=this.document.job.pace.step(4e3);i&&await i}}async put(t,n,{content:e,box:r,multiplies:o=!1},c){
const{document:i}=this,{opacity:d}=y(i,t),a=o||d<1;this.isTransparent||=a,this.drawn++;const u=r.map(m=>Math.round(m*1e4)/1e4),f=new S.Bi;if(a){const m=new S.Bi(
[["Type",new S.SX("ExtGState")],...d<1?[["CA",d],["ca",d]]:[]]);o&&m.set("BM",new S.SX("Multiply")),f.set("ExtGState",new S.Bi([["G",m]]))}c.size>0&&f.set("Font",
new S.Bi(c));const l=Buffer.from(a?`/G gs
${e}`:e,"latin1"),p=new S.Bi([["Type",new S.SX("XObject")],["Subtype",new S.SX("Form")],["BBox",u],["Resources",f]]),w=l.length>=Bt;w&&p.set("Filter",new S.SX("\
FlateDecode"));const L=i.add(new S.Z6(p,w?await(0,$.d)(l,i.job):l));i.edit(n),t.set("AP",new S.Bi([["N",L]])),t.set("Rect",[...u])}}})};
