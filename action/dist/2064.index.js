"use strict";exports.id=2064,exports.ids=[2064],exports.modules={64898:((k,Z,w)=>{w.d(Z,{v:()=>X,I:()=>T});var v=w(16039),A=w(88771),K=w(65300),U=w(59234),P=w(30900),$=w(36342),
I=w(78713),M=w(90191),W=w(15975),L=w(348);class V{document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(u){this.document=
u,this.root=(0,M.Wo)(u,"StructTreeRoot")}async read(){const{document:u,root:y,entries:h}=this;for(const[o,a]of await(0,I.Zc)(u,y?.dict.get("ParentTree"),"Nums"))
typeof o=="number"&&h.set(o,a);const m=u.resolve(y?.dict.get("ParentTreeNextKey"));this.nextKey=[...h.keys()].reduce((o,a)=>Math.max(o,a+1),typeof m=="number"?m:
0)}mark(u,y){return this.root?this.identify(u,y)??"/Artifact BMC":""}pageEntries(u){const y=this.added.get(u);return y===void 0?{}:{StructParents:y}}finish(){const{
root:u,entries:y,document:h}=this;if(!u||!this.changed)return;for(const[o,a]of this.contents)y.set(o,h.add(a));const m=[...y].sort(([o],[a])=>o-a);h.edit(u.holder),
u.dict.set("ParentTree",h.add((0,I.H6)(h,m,"Nums"))),u.dict.set("ParentTreeNextKey",this.nextKey)}identify(u,y){const{document:h,entries:m}=this,o=h.resolve(u.dict.
get("StructParent"));if(typeof o!="number")return;const a=m.get(o),l=h.dict(a);if(!(0,v.i9)(a)||!l)return;const S=h.array(l.get("K"))??[l.get("K")??null],g=S.findIndex(
Y=>this.isReference(Y,u.number));if(g<0)return;const x=h.pages.number(y),O=this.contentsOf(y,m).push(a)-1,C=[...S];C[g]=new v.Bi([["Type",new v.SX("MCR")],["Pg",
new v.oS(x,h.generation(x))],["MCID",O]]),h.edit(a),l.set("K",C.length===1?C[0]:C),m.delete(o),this.changed=!0;const j=h.resolve(l.get("S")),Q=new L.k(32);return(0,W.
dZ)(Q,j instanceof v.SX?j.text:"Form"),`${Buffer.from(Q.bytes).toString("latin1")} <</MCID ${O}>> BDC`}isReference(u,y){const h=this.document.resolve(u);if(!(0,v.
Zm)(h)||!(0,v.Eo)(this.document.resolve(h.get("Type")),"OBJR"))return!1;const m=h.get("Obj");return(0,v.i9)(m)&&m.number===y}contentsOf(u,y){const{document:h}=this,
m=h.resolve(h.entry(h.pages.number(u),"StructParents"));let o=typeof m=="number"?m:this.added.get(u);o===void 0&&this.added.set(u,o=this.nextKey++);let a=this.contents.
get(o);return a||this.contents.set(o,a=[...h.array(y.get(o))??[]]),a}}class X{document;name;defaults;layers;tags;prepared=new Set;constructor(u,y,h){this.document=
u,this.name=y,this.defaults=h,this.layers=new $.z(u),this.tags=new V(u)}async run(u,y){const{document:h}=this,{kinds:m,pages:o}=await(0,P.F)(h,u),a=new K.B(h);await a.
inspect(o),o.length>0&&await this.tags.read();for(const[l,S]of o.entries()){const g=new N(this.name),x=Q=>this.paint(g,Q,S.index,m[S.kind].rotation),E=y({index:S.
index,items:T(h,S.index),paint:x}),O={Annots:E.length>0?[...E]:void 0,...this.tags.pageEntries(S.index)},C=Q=>`${g.painted.map(Y=>Y(Q)).join(`
`)}
`;g.painted.length>0?a.over(S,{resources:g.additions,operators:C},O):h.pages.patch(S.index,O);const j=h.job.pace.step(4e3+g.painted.length*400);j&&await j,l%200===
0&&h.job.pace.progress(l/o.length)}this.tags.finish()}isVisible(u){return!(0,A.dK)(this.document,u)&&!this.layers.isOff(u.get("OC"))}paint(u,y,h,m){const o=this.
place(y,m);if(!o)return;const{form:a,matrix:l}=o,S=u.add("XObject",a),g=y.dict.get("OC"),x=(0,v.i9)(g)?u.add("Properties",g):void 0,E=this.tags.mark(y,h);u.painted.
push(O=>{const C=(0,U.qK)(O[S],(0,U.vs)(l)),j=E===""?C:`${E}
${C}
EMC`;return x===void 0?j:`/OC /${O[x]} BDC
${j}
EMC`})}place(u,y){const{document:h}=this;if(!this.isVisible(u.dict))return;const m=(0,A.wR)(h,u.dict);if(!m)return;const o=(0,A.hs)(h,u.dict,m,y);return o&&this.
prepare(m),o}prepare(u){if(this.prepared.has(u.number))return;this.prepared.add(u.number);const{document:y}=this,h=y.get(u);if(!(h instanceof v.Z6))return;const m=y.
dict(h.dict.get("Resources")),o=y.resolve(h.dict.get("Subtype")),a=this.defaults!==void 0&&!m?.has("Font");if(o instanceof v.SX&&o.text==="Form"&&m&&!a)return;const l=new v.
Bi(h.dict).set("Type",new v.SX("XObject")).set("Subtype",new v.SX("Form"));a&&(!m||m.size===0)?l.set("Resources",this.defaults):a?l.set("Resources",new v.Bi(m).
set("Font",this.document.dict(this.defaults).get("Font"))):m||l.set("Resources",new v.Bi),y.put(u,new v.Z6(l,h.data,h.sealed))}}const T=(R,u)=>R.array(R.entry(R.
pages.number(u),"Annots"))??[];class N{name;additions=[];painted=[];known=new Map;constructor(u){this.name=u}add(u,y){const h=u==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",m=this.known.get(y.number)??this.additions.push({category:u,name:h,ref:y})-1;return this.known.set(y.number,m),m}}}),17684:((k,Z,w)=>{
w.d(Z,{Ah:()=>U,bs:()=>K,gs:()=>P});var v=w(79131),A=w(84655);const K={code:"no_annotations",message:"The document has none of these annotations."},U=$=>({code:"\
annotations_left",message:`${$===1?"One annotation has":`${$} annotations have`} no appearance and ${$===1?"stays":"stay"} as ${$===1?"it is":"they are"}, becau\
se each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:["remove_annotations"]}),P=$=>(0,A.F)(`text boxes (${[
...new Set($.map(v.I2))].sort().join(", ")})`,"Save the document in a program that draws its text boxes, and flatten it then.")}),92064:((k,Z,w)=>{w.r(Z),w.d(Z,
{flatten_annotations:()=>zt});var v=w(80397),A=w(10404),K=w(7390),U=w(86009),P=w(16039),$=w(88771),I=w(52977),M=w(62397),W=w(95079),L=w(26429),V=w(63137),X=w(65720),
T=w(53649),N=w(57352),R=w(52280),u=w(15718),y=w(84805);const h=([n,t])=>`${(0,L.ai)(n)} ${(0,L.ai)(t)}`,m=n=>n.map((t,e)=>`${h(t)} ${e===0?"m":"l"}`).join(`
`);function o(n,t){let[e,s,i,r]=[1/0,1/0,-1/0,-1/0];for(const[f,d]of n)e=Math.min(e,f),s=Math.min(s,d),i=Math.max(i,f),r=Math.max(r,d);return[e-t,s-t,i+t,r+t]}function a(n){
const t=[];for(let e=0;e+1<n.length;e+=2)t.push([n[e],n[e+1]]);return t}const l=(n,t,e)=>n&&t?e?"b":"B":n?"f":t?e?"s":"S":"n",S=200;function g(n,t,e=[0]){const s=n.
array(t.get("Border"))?.map(c=>n.resolve(c)),i=n.dict(t.get("BS")),r=n.resolve(i?i.get("W"):s?.[2]),f=i?E(n,i.get("S"))==="D":Array.isArray(s?.[3]),d=O(n,i?i.get(
"D"):s?.[3]).filter(c=>c>=0),p=n.resolve(t.get("CA"));return{colour:t.has("C")?x(n,t.get("C")):e,interior:x(n,t.get("IC")),width:typeof r=="number"&&r>=0?Math.min(
r,S):1,dash:f?d.some(c=>c>0)?d:[3]:[],opacity:typeof p=="number"?Math.min(Math.max(p,0),1):1}}function x(n,t){const e=O(n,t);return[1,3,4].includes(e.length)?e.
map(s=>Math.min(Math.max(s,0),1)):void 0}const E=(n,t)=>{const e=n.resolve(t);return e instanceof P.SX?e.text:""};function O(n,t){const e=(n.array(t)??[]).map(s=>n.
resolve(s));return e.every(s=>typeof s=="number"&&Number.isFinite(s))?e:[]}function C({width:n,dash:t,colour:e}){return[`${(0,L.ai)(n)} w`,...t.length>0?[`[${t.
map(L.ai).join(" ")}] 0 d`]:[],...e?[j(e,"stroke")]:[]]}function j(n,t){const e={1:"g",3:"rg",4:"k"}[n.length];return`${n.map(L.ai).join(" ")} ${t==="fill"?e:e.
toUpperCase()}`}const Q=1e5,Y=12;class pt{document;fonts;constructor(t,e){this.document=t,this.fonts=new V.t(t,e,void 0)}async plan(t,e){const{document:s}=this,
i=this.innerBox(t);if(!i)return;const r=s.resolve(t.get("DA")),{font:f,size:d,colour:p}=(0,X.O)(r instanceof P.Mx?(0,u.Px)(r.bytes):""),c=(0,u.gF)(s,s.resolve(t.
get("Contents")))??"",D=(0,R.ai)(c.slice(0,Q),"several"),b=g(s,t,[]),B=this.frameOf(i,t,b,mt(p));if(D.trim()==="")return{selected:void 0,draw:()=>({drawing:this.
boxed(t,i,B,b,""),fonts:new Map})};const F={number:e,dict:t,parent:void 0,part:"",name:"",type:void 0,depth:0},z=await this.fonts.select({node:F,number:e,dict:t,
pages:[]},f,D.replace(/\n/g,"")),G=s.resolve(t.get("Q")),H=(0,N.To)({frame:B,font:z.font,size:d||Y,quadding:typeof G=="number"?G:0},D);for(const st of H.lines)z.
font.use?.(st.text);return{selected:z,draw:()=>{const st=(0,R.m)(B,{kind:"paragraph",text:D},H,{font:z.font,name:z.name,colour:p}),Vt=new Map([[z.name,z.font.resource],
...z.font.further??[]]);return{drawing:this.boxed(t,i,B,b,st),fonts:Vt}}}}finish(){return this.fonts.finish()}innerBox(t){const e=(0,y.b0)(this.document,t.get("\
Rect"));if(!e)return;const s=O(this.document,t.get("RD")),[i,r,f,d]=s.length===4?s:[0,0,0,0],p=[e[0]+i,e[1]+r,e[2]-f,e[3]-d];return p[0]<p[2]&&p[1]<p[3]?p:e}frameOf([
t,e,s,i],r,f,d){const c=r.has("BS")||r.has("Border")?Math.min(f.width,(s-t)/2,(i-e)/2):0;return{width:s-t,height:i-e,rotation:0,background:r.has("C")?f.colour:void 0,
borderColour:d,style:f.dash.length>0?"D":"S",line:c,border:c,dash:f.dash.length>0?f.dash:[3],caption:null}}boxed(t,e,s,i,r){const f=a(O(this.document,t.get("CL"))),
d=f.length>1?[...C({...i,colour:s.borderColour}),`${m(f)} S`]:[],p=["q",...d,"Q",`q 1 0 0 1 ${(0,L.ai)(e[0])} ${(0,L.ai)(e[1])} cm`,r===""?(0,T.cH)(s):r,"Q"],c=a(
e);return{content:p.filter(D=>D!=="").join(`
`),box:o([...c,...f],d.length>0?i.width:0)}}}const mt=n=>n.split(" ").slice(0,-1).map(Number),ot=9;function wt(n,t,e,{width:s,interior:i}){const r=Math.hypot(t[0]-
e[0],t[1]-e[1]);if(r===0)return"";const f=s*ot,[d,p]=[(t[0]-e[0])/r,(t[1]-e[1])/r],c=(B,F)=>[t[0]+(B*d-F*p)*f,t[1]+(B*p+F*d)*f],D=i?"b":"s",b=B=>`${m(B)} ${D}`;
switch(n){case"OpenArrow":return`${m([c(-.87,.5),t,c(-.87,-.5)])} S`;case"ClosedArrow":return b([c(-.87,.5),t,c(-.87,-.5)]);case"ROpenArrow":return`${m([c(.87,.5),
t,c(.87,-.5)])} S`;case"RClosedArrow":return b([c(.87,.5),t,c(.87,-.5)]);case"Square":return b([c(-.33,-.33),c(.33,-.33),c(.33,.33),c(-.33,.33)]);case"Diamond":
return b([c(-.4,0),c(0,-.4),c(.4,0),c(0,.4)]);case"Circle":return`${yt(c)} ${D}`;case"Butt":return`${m([c(0,-.5),c(0,.5)])} S`;case"Slash":return`${m([c(-.25,-.43),
c(.25,.43)])} S`;default:return""}}function yt(n){const[t,e]=[.33,.182259],s=(...i)=>`${i.map(h).join(" ")} c`;return[`${h(n(t,0))} m`,s(n(t,e),n(e,t),n(0,t)),s(
n(-e,t),n(-t,e),n(-t,0)),s(n(-t,-e),n(-e,-t),n(0,-t)),s(n(e,-t),n(t,-e),n(t,0))].join(`
`)}const vt=.5523,xt=1e5;function it(n,t,{width:e,colour:s}){const i=(0,y.b0)(n,t.get("Rect"));if(!i)return;const r=O(n,t.get("RD")),[f,d,p,c]=r.length===4?r:[0,
0,0,0],D=s?e/2:0,b=[i[0]+f+D,i[1]+d+D,i[2]-p-D,i[3]-c-D];return b[0]<b[2]&&b[1]<b[3]?b:void 0}function Ot(n,t){const e=g(n,t),s=it(n,t,e);if(!s)return;const[i,r,
f,d]=s,p=[[i,r],[f,r],[f,d],[i,d]];return tt(m(p),p,e,!0)}function St(n,t){const e=g(n,t),s=it(n,t,e);if(!s)return;const[i,r]=[(s[0]+s[2])/2,(s[1]+s[3])/2],[f,d]=[
(s[2]-s[0])/2,(s[3]-s[1])/2],p=(...b)=>`${b.map(([B,F])=>h([i+B*f,r+F*d])).join(" ")} c`,c=vt,D=[`${h([i+f,r])} m`,p([1,c],[c,1],[0,1]),p([-c,1],[-1,c],[-1,0]),
p([-1,-c],[-c,-1],[0,-1]),p([c,-1],[1,-c],[1,0])].join(`
`);return tt(D,[[s[0],s[1]],[s[2],s[3]]],e,!0)}function tt(n,t,e,s){const i=e.colour!==void 0&&e.width>0,r=e.interior!==void 0;return t.length===0||!i&&!r?void 0:
{content:[...[...r?[j(e.interior,"fill")]:[],...i?C(e):[]],n,l(r,i,s)].join(`
`),box:o(t,i?e.width*5:0)}}function bt(n,t){const{path:e,points:s}=rt(n,t);return s.length<2?void 0:tt(e,s,g(n,t),!0)}function rt(n,t){const e=(n.array(t.get("P\
ath"))??[]).map(f=>O(n,f)),s=a(O(n,t.get("Vertices")));if(e.length===0||s.length>0)return{path:m(s),points:s};const i=[];return{path:e.flatMap((f,d)=>{const p=a(
f);return p.length!==1&&p.length!==3?[]:(i.push(...p),[`${p.map(h).join(" ")} ${p.length===3?"c":d===0?"m":"l"}`])}).join(`
`),points:i}}function Mt(n,t){const{path:e,points:s}=rt(n,t);return s.length<2?void 0:at(n,t,e,s,s)}function Et(n,t){const[e,s]=a(O(n,t.get("L")));if(!e||!s)return;
const[i,r,f]=At(n,t,e,s);return at(n,t,[...f,m([i,r])].join(`
`),[i,r],[i,r,e,s])}function At(n,t,e,s){const i=G=>{const H=n.resolve(t.get(G));return typeof H=="number"&&Number.isFinite(H)?H:0},[r,f,d]=[i("LL"),Math.max(i(
"LLE"),0),Math.max(i("LLO"),0)],p=Math.hypot(s[0]-e[0],s[1]-e[1]);if(r===0||p===0)return[e,s,[]];const[c,D]=[-(s[1]-e[1])/p,(s[0]-e[0])/p],b=(G,H)=>[G[0]+c*H,G[1]+
D*H],B=Math.sign(r),F=G=>m([b(G,d*B),b(G,r+(d+f)*B)]),z=r+d*B;return[b(e,z),b(s,z),[F(e),F(s)]]}function at(n,t,e,s,i){const r=g(n,t);if(!r.colour||r.width===0)
return;const f=(n.array(t.get("LE"))??[]).map(b=>n.resolve(b)),d=(b,B,F)=>wt(b instanceof P.SX?b.text:"None",B,F,r),p=[d(f[0],s[0],s[1]),d(f[1],s.at(-1),s.at(-2))];
return{content:[...r.interior?[j(r.interior,"fill")]:[],...C(r),e,"S",...p.filter(b=>b!=="")].join(`
`),box:o(i,r.width*(ot+5))}}function Pt(n,t){const e=g(n,t);if(!e.colour||e.width===0)return;const i=(n.array(t.get("InkList"))??[]).slice(0,xt).map(d=>a(O(n,d))).
filter(d=>d.length>0),r=i.flat();if(r.length===0)return;const f=i.map(d=>`${m(d.length===1?[d[0],d[0]]:d)} S`);return{content:[...C(e),"1 J 1 j",...f].join(`
`),box:o(r,e.width)}}const Tt=[1,1,0],Rt=[0],q=1/16,ct=1/10,Bt=1/10,Dt=1/6,It=2e3;function dt(n,t){const e=a(O(n,t.get("QuadPoints"))),s=[];for(let c=0;c+3<e.length;c+=
4)s.push(ft(e[c],e[c+1],e[c+2],e[c+3]));if(s.length>0)return s;const i=(0,y.b0)(n,t.get("Rect"));if(!i)return[];const[r,f,d,p]=i;return[ft([r,p],[d,p],[r,f],[d,
f])]}function ft(n,t,e,s){return(t[0]-n[0])*(s[0]-e[0])+(t[1]-n[1])*(s[1]-e[1])>=0?{upperLeft:n,upperRight:t,lowerLeft:e,lowerRight:s}:{lowerLeft:n,lowerRight:t,
upperRight:e,upperLeft:s}}function Ct(n,t){const{colour:e}=g(n,t,Tt),s=dt(n,t);if(!e||s.length===0)return;const i=s.map(({upperLeft:r,upperRight:f,lowerRight:d,
lowerLeft:p})=>`${m([r,f,d,p])} h f`);return{content:[j(e,"fill"),...i].join(`
`),box:o(s.flatMap(ut),0),multiplies:!0}}const Lt=(n,t)=>et(n,t,e=>[J(e,"left",ct),J(e,"right",ct)]),$t=(n,t)=>et(n,t,e=>[J(e,"left",.45),J(e,"right",.45)]),Nt=(n,t)=>et(
n,t,e=>{const[s,i]=[J(e,"left",q),J(e,"right",q)],[r]=[J(e,"left",q+Bt)],f=Math.hypot(i[0]-s[0],i[1]-s[1]),d=Math.min(Math.max(Math.round(f/(_(e)*Dt)),1),It);return Array.
from({length:d+1},(p,c)=>{const D=c/d,[b,B]=[s[0]+(i[0]-s[0])*D,s[1]+(i[1]-s[1])*D];return c%2===0?[b,B]:[b+r[0]-s[0],B+r[1]-s[1]]})});function et(n,t,e){const{
colour:s}=g(n,t,Rt),i=dt(n,t).filter(d=>_(d)>0);if(!s||i.length===0)return;const r=i.map(d=>`${(0,L.ai)(_(d)*q)} w
${m(e(d))} S`),f=Math.max(...i.map(d=>_(d)*q));return{content:[j(s,"stroke"),...r].join(`
`),box:o(i.flatMap(ut),f)}}const ut=({upperLeft:n,upperRight:t,lowerLeft:e,lowerRight:s})=>[n,t,e,s],_=({upperLeft:n,lowerLeft:t})=>Math.hypot(n[0]-t[0],n[1]-t[1]);
function J({upperLeft:n,upperRight:t,lowerLeft:e,lowerRight:s},i,r){const[f,d]=i==="left"?[e,n]:[s,t];return[f[0]+(d[0]-f[0])*r,f[1]+(d[1]-f[1])*r]}const ht={Square:Ot,
Circle:St,Polygon:bt,PolyLine:Mt,Line:Et,Ink:Pt,Highlight:Ct,Underline:Lt,Squiggly:Nt,StrikeOut:$t},jt=600;class Wt{document;isTransparent=!1;drawn=0;missing=new Set;texts;planned=[];constructor(t){
this.document=t}async draw(t,e){const{document:s}=this,i=(0,I.I)(s,t);if(i==="FreeText"){this.texts??=new pt(s,await W.mO.read(s));const f=await this.texts.plan(
t,e);f&&this.planned.push([t,e,f]);return}const r=Object.hasOwn(ht,i)?ht[i](s,t):void 0;r&&this.put(t,e,r,new Map)}async finish(){await this.texts?.finish();for(const[
t,e,{draw:s,selected:i}]of this.planned){const{drawing:r,fonts:f}=s();for(const p of i?.missing??[])this.missing.add(p);this.put(t,e,r,f);const d=this.document.
job.pace.step(4e3);d&&await d}}put(t,e,{content:s,box:i,multiplies:r=!1},f){const{document:d}=this,{opacity:p}=g(d,t),c=r||p<1;this.isTransparent||=c,this.drawn++;
const D=i.map(H=>Math.round(H*1e4)/1e4),b=new P.Bi;if(c){const H=new P.Bi([["Type",new P.SX("ExtGState")],...p<1?[["CA",p],["ca",p]]:[]]);r&&H.set("BM",new P.SX(
"Multiply")),b.set("ExtGState",new P.Bi([["G",H]]))}f.size>0&&b.set("Font",new P.Bi(f));const B=Buffer.from(c?`/G gs
${s}`:s,"latin1"),F=new P.Bi([["Type",new P.SX("XObject")],["Subtype",new P.SX("Form")],["BBox",D],["Resources",b]]),z=B.length>=jt;z&&F.set("Filter",new P.SX("\
FlateDecode"));const G=d.add(new P.Z6(F,z?(0,M.Kc)(B):B));d.edit(e),t.set("AP",new P.Bi([["N",G]])),t.set("Rect",[...D])}}var lt=w(4414),Kt=w(64898);async function Ut(n,t){
const e=new Wt(n),s=new Kt.v(n,"OctavoAnnotation"),i=new Set,r=[],f=[];for(let c=0;c<n.pages.count;c++){const D=f.length;for(const{number:b}of(0,lt.m)(n,n.pages.
number(c))){const B=n.get(b);if(!(0,P.Zm)(B)||!(0,I.E)((0,I.I)(n,B),t))continue;f.push(B),s.isVisible(B)&&!gt(n,B)&&await e.draw(B,b);const F=n.job.pace.step(1e3);
F&&await F}f.length>D&&r.push(c+1)}await e.finish();for(const c of f)Ft(n,s,c)&&i.add(c);const d=await Zt(n,s,r,i);await(0,lt.L)(n,c=>i.has(c));const p=new Set(
[...i].filter(c=>(0,I.I)(n,c)==="Popup"));return{flattened:d,hidden:i.size-p.size-d,left:new Set(f).size-i.size,isTransparent:e.isTransparent,missing:[...e.missing]}}
const Ft=(n,t,e)=>(0,I.I)(n,e)==="Popup"||!t.isVisible(e)||gt(n,e),gt=(n,t)=>(0,$.wR)(n,t)!==void 0;async function Zt(n,t,e,s){const i=new Set;return await t.run(
Uint32Array.from(e),({items:r,paint:f})=>{for(const d of r){const p=(0,P.i9)(d)?n.get(d):void 0;!(0,P.i9)(d)||!(0,P.Zm)(p)||!s.has(p)||(0,I.I)(n,p)==="Popup"||!t.
isVisible(p)||(i.add(p),f({number:d.number,dict:p}))}return r}),i.size}var nt=w(17684);const Xt="1.4",zt=async(n,t,e)=>{const s=await(0,K.E)(n.bytes,e,{password:t.
open_password}),{flattened:i,hidden:r,left:f,isTransparent:d,missing:p}=await Ut(s,t.annotation_kinds),c=[];i+r+f===0&&c.push(nt.bs),f>0&&c.push((0,nt.Ah)(f)),p.
length>0&&c.push((0,nt.gs)(p)),d&&c.push(...await Ht(s));const D=s.pages.count,b=await(0,U.UN)(s,d?{version:Xt}:{});return{documents:[{name:n.name,bytes:b,pageCount:D}],
notes:c,facts:{pageCount:D,flattenedAnnotations:i,removedAnnotations:r,leftAnnotations:f}}};async function Ht(n){const t=await(0,A.Br)(n),{archive:e}=(0,v.Ip)(n,
t);return e?.part===1?[(0,v.qg)(n,t,e,"that standard allows no transparency")]:[]}}),88771:((k,Z,w)=>{w.d(Z,{dK:()=>L,wR:()=>X,hs:()=>V});var v=w(16039),A=w(80199),
K=w(84805);function U(T,N,R,u){const y=(0,K.b0)(T,N.get("Rect")),h=T.get(R);if(!y||!(h instanceof v.Z6))return;const m=(0,K.b0)(T,h.dict.get("BBox"));if(!m)return;
const[o,a,l,S]=(0,A.zl)((0,K.lQ)(T,h.dict.get("Matrix")),m);if(!(l>o)||!(S>a))return;const g=(y[2]-y[0])/(l-o),x=(y[3]-y[1])/(S-a),E=[g,0,0,x,y[0]-o*g,y[1]-a*x];
return{form:R,matrix:u===0?E:P(E,u,y[0],y[3])}}function P([T,N,R,u,y,h],m,o,a){const l=m===180?-1:0,S=m===90?1:m===270?-1:0,g=(O,C)=>[l*O-S*C,S*O+l*C],[x,E]=g(y-
o,h-a);return[...g(T,N),...g(R,u),x+o,E+a]}const $=2,I=16,M=32;function W(T,N){const R=T.resolve(N.get("F"));return typeof R=="number"?R:0}const L=(T,N)=>(W(T,N)&
($|M))!==0;function V(T,N,R,u){return U(T,N,R,W(T,N)&I?u:0)}function X(T,N){const R=T.dict(N.get("AP"))?.get("N"),u=T.resolve(R);if(u instanceof v.Z6)return(0,v.
i9)(R)?R:void 0;if(!(u instanceof v.Bi))return;const y=T.resolve(N.get("AS")),h=y instanceof v.SX?u.get(y.text):void 0;return(0,v.i9)(h)&&T.resolve(h)instanceof
v.Z6?h:void 0}}),52977:((k,Z,w)=>{w.d(Z,{E:()=>P,I:()=>U});var v=w(16039);const A=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","High\
light","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),K=new Set(["Link","Widget","FileAttachment"]);function U($,I){
const M=$.resolve(I.get("Subtype"));return M instanceof v.SX?M.text:""}const P=($,I)=>I==="comments"?A.has($):$!==""&&!K.has($)}),95079:((k,Z,w)=>{w.d(Z,{NT:()=>X,
Uv:()=>N,kz:()=>$,mO:()=>u,mw:()=>P,qA:()=>T,sj:()=>U,zx:()=>V});var v=w(90191),A=w(16039),K=w(38990);const U=1,P=2,$=4096,I=8192,M=32768,W=65536,L=1<<17,V=1<<18,
X=1<<21,T=1<<24,N=1<<25,R=10;class u{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){this.document=o,this.
form=(0,v.Wo)(o,"AcroForm"),this.visit=new v._i(o)}static async read(o){const a=new u(o),{form:l}=a;return await a.walk(a.references(l?.dict.get("Fields"),l?.holder??
-1,l?.dict,"Fields"),void 0),await a.readPages(),a}inherited(o,a){for(let l=o;l;l=l.parent){const S=this.document.resolve(l.dict.get(a));if(S!==null)return S}return a===
"DA"||a==="Q"?this.document.resolve(this.form?.dict.get(a)):null}integer(o,a){const l=this.inherited(o,a);return typeof l=="number"?Math.trunc(l):0}node(o){return this.
nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(o){const{
document:a,nodes:l,widgets:S,fields:g,byName:x}=this,E=({number:O})=>!o.has(O)&&a.exists(O);for(const O of l.values())E(O)||l.delete(O.number);for(const O of S.
values())E(O)||S.delete(O.number);for(const{nodes:O,widgets:C}of g)y(O,E),y(C,E);y(g,({nodes:O})=>O.length>0);for(const[O,C]of x)C.nodes.length===0&&x.delete(O);
this.form=(0,v.Wo)(a,"AcroForm")}async walk(o,a){const{document:l,visit:S}=this;for(const g of(0,K.iA)(l,{from:o,below:a,visit:S,depth:K.tP})){const{number:x,dict:E}=g;
this.nodes.set(x,g);const O=this.references(E.get("Kids"),x,E,"Kids");(0,A.Eo)(l.resolve(E.get("Subtype")),"Widget")||E.has("Rect")?this.addWidget(g):O.length===
0&&(0,K.bf)(g)===g&&this.field(g);const j=l.job.pace.step(1500);j&&await j}}addWidget(o){const a={node:o,number:o.number,dict:o.dict,pages:[]};this.field((0,K.bf)(
o)).widgets.push(a),this.widgets.set(o.number,a)}field(o){const a=this.fieldOf.get(o);if(a)return a;const{name:l,part:S}=o,g=l===""?void 0:this.byName.get(l),x=this.
integer(o,"Ff"),E=h(o.type,x);if(g?.kind===E)return g.nodes.push(o),this.fieldOf.set(o,g),g;const O={name:l,part:S,kind:E,flags:x,nodes:[o],widgets:[]};return this.
fields.push(O),l!==""&&!g&&this.byName.set(l,O),this.fieldOf.set(o,O),O}async readPages(){const{document:o}=this,{pages:a,job:l}=o,{spend:S}=new v.b9(o);for(let g=0;g<
a.count;g++){const x=a.number(g),E=o.entry(x,"Annots");S(o.array(E)?.length??0);for(const C of E===void 0?[]:this.annotations(E,x)){const j=this.widgets.get(C.number)??
await this.orphan(C);j&&j.pages.length>0&&S(R),j&&j.pages.at(-1)!==g+1&&j.pages.push(g+1);const Q=l.pace.step(300);Q&&await Q}const O=l.pace.step(300);O&&await O}}annotations(o,a){
const l=this.document.array(o)??[];if(!l.some(x=>(0,A.Zm)(x)&&(0,A.Eo)(x.get("Subtype"),"Widget")))return l.filter(A.i9);const S=(0,A.i9)(o)?o.number:a;this.document.
edit(S);const g=(0,A.i9)(o)?l:this.document.array(this.document.get(a).get("Annots"))??[];for(const[x,E]of g.entries())(0,A.Zm)(E)&&(0,A.Eo)(E.get("Subtype"),"W\
idget")&&(g[x]=this.document.add(E));return g.filter(A.i9)}async orphan(o){const{document:a}=this;if(!(0,A.Eo)(a.resolve(a.entry(o.number,"Subtype")),"Widget"))
return;const l=[o],S=new Set([o.number]);let g;for(let x=a.entry(o.number,"Parent");(0,A.i9)(x)&&l.length<K.tP&&(g=this.nodes.get(x.number),!(g||S.has(x.number)||
!(0,A.Zm)(a.get(x))));)S.add(x.number),l.push(x),x=a.entry(x.number,"Parent");for(const x of l.reverse())this.nodes.has(x.number)||await this.walk([x],g),g=this.
nodes.get(x.number);return this.widgets.get(o.number)}references(o,a,l,S){const{document:g}=this,x=g.array(o);if(!x||!l)return[];if(!x.some(A.Zm))return x.filter(
A.i9);g.edit((0,A.i9)(o)?o.number:a);const E=g.array(l.get(S))??[];for(const[O,C]of E.entries())(0,A.Zm)(C)&&(E[O]=g.add(C));return E.filter(A.i9)}}function y(m,o){
let a=0;for(const l of m)o(l)&&(m[a++]=l);m.length=a}function h(m,o){switch(m){case"Tx":return o&I?"password":"text";case"Btn":return o&W?"button":o&M?"radio":"\
checkbox";case"Ch":return o&L?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),15718:((k,Z,w)=>{w.d(Z,{Px:()=>P,gF:()=>K,r9:()=>U,v8:()=>$});
var v=w(20381),A=w(16039);function K(I,M){let W;return M instanceof A.Mx?W=(0,v.g7)(M):M instanceof A.Z6?W=(0,v.g7)(new A.Mx(I.decoded(M))):M instanceof A.SX?W=
U(M.text):typeof M=="number"&&(W=String(M)),W?.replace(/\r\n?/g,`
`)}function U(I){const M=Buffer.from(I,"latin1"),W=M.toString("utf8");return Buffer.from(W,"utf8").equals(M)?W:(0,v.g7)(new A.Mx(M))}const P=I=>Buffer.from(I).toString(
"latin1"),$=I=>(0,v.wx)(I.replace(/\n/g,"\r"))}),4414:((k,Z,w)=>{w.d(Z,{L:()=>$,m:()=>I});var v=w(16039),A=w(52977),K=w(75142),U=w(65789),P=w(39935);async function $(M,W){
const L=new Set;let V=0,X=!1;for(let R=0;R<M.pages.count;R++){const u=I(M,M.pages.number(R));for(const{number:h}of u){const m=M.get(h);if(L.has(h)||!(0,v.Zm)(m)||
!W(m,R))continue;L.add(h);const o=(0,A.I)(M,m);o==="Popup"&&V++,o==="Widget"&&(X=!0)}const y=M.job.pace.step(500+u.length*100);y&&await y}if(L.size===0)return 0;
const T=(0,P.Hi)(M),N=X?await K.R.of(M):void 0;return await(0,P.Pv)(T,L,()=>(0,P.Wi)(T,L)),N&&await(0,P.zg)(T,N),await(0,U.U)(T),L.size-V}function I(M,W){const L=M.
entry(W,"Annots"),V=M.array(L)??[];if(!V.some(v.Zm))return V.filter(v.i9);const X=M.edit((0,v.i9)(L)?L:W),T=M.array((0,v.Zm)(X)?X.get("Annots"):X)??[];for(const[
N,R]of T.entries())(0,v.Zm)(R)&&(T[N]=M.add(R));return T.filter(v.i9)}})};
