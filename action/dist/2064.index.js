"use strict";exports.id=2064,exports.ids=[2064],exports.modules={64898:((Q,F,y)=>{y.d(F,{v:()=>X,I:()=>T});var v=y(16039),A=y(88771),$=y(65300),Z=y(59234),P=y(30900),K=y(36342),
C=y(78713),S=y(90191),W=y(15975),L=y(348);class V{document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(u){this.document=
u,this.root=(0,S.Wo)(u,"StructTreeRoot")}async read(){const{document:u,root:w,entries:h}=this;for(const[o,a]of await(0,C.Zc)(u,w?.dict.get("ParentTree"),"Nums"))
typeof o=="number"&&h.set(o,a);const m=u.resolve(w?.dict.get("ParentTreeNextKey"));this.nextKey=[...h.keys()].reduce((o,a)=>Math.max(o,a+1),typeof m=="number"?m:
0)}mark(u,w){return this.root?this.identify(u,w)??"/Artifact BMC":""}pageEntries(u){const w=this.added.get(u);return w===void 0?{}:{StructParents:w}}finish(){const{
root:u,entries:w,document:h}=this;if(!u||!this.changed)return;for(const[o,a]of this.contents)w.set(o,h.add(a));const m=[...w].sort(([o],[a])=>o-a);h.edit(u.holder),
u.dict.set("ParentTree",h.add((0,C.H6)(h,m,"Nums"))),u.dict.set("ParentTreeNextKey",this.nextKey)}identify(u,w){const{document:h,entries:m}=this,o=h.resolve(u.dict.
get("StructParent"));if(typeof o!="number")return;const a=m.get(o),g=h.dict(a);if(!(0,v.i9)(a)||!g)return;const b=h.array(g.get("K"))??[g.get("K")??null],p=b.findIndex(
Y=>this.isReference(Y,u.number));if(p<0)return;const x=h.pages.number(w),O=this.contentsOf(w,m).push(a)-1,D=[...b];D[p]=new v.Bi([["Type",new v.SX("MCR")],["Pg",
new v.oS(x,h.generation(x))],["MCID",O]]),h.edit(a),g.set("K",D.length===1?D[0]:D),m.delete(o),this.changed=!0;const j=h.resolve(g.get("S")),G=new L.k(32);return(0,W.
dZ)(G,j instanceof v.SX?j.text:"Form"),`${Buffer.from(G.bytes).toString("latin1")} <</MCID ${O}>> BDC`}isReference(u,w){const h=this.document.resolve(u);if(!(0,v.
Zm)(h)||!(0,v.Eo)(this.document.resolve(h.get("Type")),"OBJR"))return!1;const m=h.get("Obj");return(0,v.i9)(m)&&m.number===w}contentsOf(u,w){const{document:h}=this,
m=h.resolve(h.entry(h.pages.number(u),"StructParents"));let o=typeof m=="number"?m:this.added.get(u);o===void 0&&this.added.set(u,o=this.nextKey++);let a=this.contents.
get(o);return a||this.contents.set(o,a=[...h.array(w.get(o))??[]]),a}}class X{document;name;defaults;layers;tags;prepared=new Set;constructor(u,w,h){this.document=
u,this.name=w,this.defaults=h,this.layers=new K.z(u),this.tags=new V(u)}async run(u,w){const{document:h}=this,{kinds:m,pages:o}=await(0,P.F)(h,u),a=new $.B(h);await a.
inspect(o),o.length>0&&await this.tags.read();for(const[g,b]of o.entries()){const p=new N(this.name),x=G=>this.paint(p,G,b.index,m[b.kind].rotation),M=w({index:b.
index,items:T(h,b.index),paint:x}),O={Annots:M.length>0?[...M]:void 0,...this.tags.pageEntries(b.index)},D=G=>`${p.painted.map(Y=>Y(G)).join(`
`)}
`;p.painted.length>0?a.over(b,{resources:p.additions,operators:D},O):h.pages.patch(b.index,O);const j=h.job.pace.step(4e3+p.painted.length*400);j&&await j,g%200===
0&&h.job.pace.progress(g/o.length)}this.tags.finish()}isVisible(u){return!(0,A.dK)(this.document,u)&&!this.layers.isOff(u.get("OC"))}paint(u,w,h,m){const o=this.
place(w,m);if(!o)return;const{form:a,matrix:g}=o,b=u.add("XObject",a),p=w.dict.get("OC"),x=(0,v.i9)(p)?u.add("Properties",p):void 0,M=this.tags.mark(w,h);u.painted.
push(O=>{const D=(0,Z.qK)(O[b],(0,Z.vs)(g)),j=M===""?D:`${M}
${D}
EMC`;return x===void 0?j:`/OC /${O[x]} BDC
${j}
EMC`})}place(u,w){const{document:h}=this;if(!this.isVisible(u.dict))return;const m=(0,A.wR)(h,u.dict);if(!m)return;const o=(0,A.hs)(h,u.dict,m,w);return o&&this.
prepare(m),o}prepare(u){if(this.prepared.has(u.number))return;this.prepared.add(u.number);const{document:w}=this,h=w.get(u);if(!(h instanceof v.Z6))return;const m=w.
dict(h.dict.get("Resources")),o=w.resolve(h.dict.get("Subtype")),a=this.defaults!==void 0&&!m?.has("Font");if(o instanceof v.SX&&o.text==="Form"&&m&&!a)return;const g=new v.
Bi(h.dict).set("Type",new v.SX("XObject")).set("Subtype",new v.SX("Form"));a&&(!m||m.size===0)?g.set("Resources",this.defaults):a?g.set("Resources",new v.Bi(m).
set("Font",this.document.dict(this.defaults).get("Font"))):m||g.set("Resources",new v.Bi),w.put(u,new v.Z6(g,h.data,h.sealed))}}const T=(R,u)=>R.array(R.entry(R.
pages.number(u),"Annots"))??[];class N{name;additions=[];painted=[];known=new Map;constructor(u){this.name=u}add(u,w){const h=u==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",m=this.known.get(w.number)??this.additions.push({category:u,name:h,ref:w})-1;return this.known.set(w.number,m),m}}}),17684:((Q,F,y)=>{
y.d(F,{A:()=>A,b:()=>v});const v={code:"no_annotations",message:"The document has none of these annotations."},A=$=>({code:"annotations_left",message:`${$===1?"\
One annotation has":`${$} annotations have`} no appearance and ${$===1?"stays":"stay"} as ${$===1?"it is":"they are"}, because each viewer draws such notes and \
stamps in its own way. To remove them, use remove_annotations.`,mentions:["remove_annotations"]})}),92064:((Q,F,y)=>{y.r(F),y.d(F,{flatten_annotations:()=>zt});
var v=y(80397),A=y(10404),$=y(7390),Z=y(95199),P=y(16039),K=y(88771),C=y(52977),S=y(83267),W=y(95079),L=y(26429),V=y(63137),X=y(65720),T=y(53649),N=y(57352),R=y(
52280),u=y(15718),w=y(84805);const h=([n,t])=>`${(0,L.ai)(n)} ${(0,L.ai)(t)}`,m=n=>n.map((t,e)=>`${h(t)} ${e===0?"m":"l"}`).join(`
`);function o(n,t){let[e,s,i,r]=[1/0,1/0,-1/0,-1/0];for(const[d,c]of n)e=Math.min(e,d),s=Math.min(s,c),i=Math.max(i,d),r=Math.max(r,c);return[e-t,s-t,i+t,r+t]}function a(n){
const t=[];for(let e=0;e+1<n.length;e+=2)t.push([n[e],n[e+1]]);return t}const g=(n,t,e)=>n&&t?e?"b":"B":n?"f":t?e?"s":"S":"n",b=200;function p(n,t,e=[0]){const s=n.
array(t.get("Border"))?.map(f=>n.resolve(f)),i=n.dict(t.get("BS")),r=n.resolve(i?i.get("W"):s?.[2]),d=i?M(n,i.get("S"))==="D":Array.isArray(s?.[3]),c=O(n,i?i.get(
"D"):s?.[3]).filter(f=>f>=0),l=n.resolve(t.get("CA"));return{colour:t.has("C")?x(n,t.get("C")):e,interior:x(n,t.get("IC")),width:typeof r=="number"&&r>=0?Math.min(
r,b):1,dash:d?c.some(f=>f>0)?c:[3]:[],opacity:typeof l=="number"?Math.min(Math.max(l,0),1):1}}function x(n,t){const e=O(n,t);return[1,3,4].includes(e.length)?e.
map(s=>Math.min(Math.max(s,0),1)):void 0}const M=(n,t)=>{const e=n.resolve(t);return e instanceof P.SX?e.text:""};function O(n,t){const e=(n.array(t)??[]).map(s=>n.
resolve(s));return e.every(s=>typeof s=="number"&&Number.isFinite(s))?e:[]}function D({width:n,dash:t,colour:e}){return[`${(0,L.ai)(n)} w`,...t.length>0?[`[${t.
map(L.ai).join(" ")}] 0 d`]:[],...e?[j(e,"stroke")]:[]]}function j(n,t){const e={1:"g",3:"rg",4:"k"}[n.length];return`${n.map(L.ai).join(" ")} ${t==="fill"?e:e.
toUpperCase()}`}const G=1e5,Y=12;class pt{document;fonts;constructor(t,e){this.document=t,this.fonts=new V.t(t,e,void 0)}async plan(t,e){const{document:s}=this,
i=this.innerBox(t);if(!i)return;const r=s.resolve(t.get("DA")),{font:d,size:c,colour:l}=(0,X.O)(r instanceof P.Mx?(0,u.Px)(r.bytes):""),f=(0,u.gF)(s,s.resolve(t.
get("Contents")))??"",I=(0,R.ai)(f.slice(0,G),"several"),E=p(s,t,[]),B=this.frameOf(i,t,E,mt(l));if(I.trim()==="")return{selected:void 0,draw:()=>({drawing:this.
boxed(t,i,B,E,""),fonts:new Map})};const U={number:e,dict:t,parent:void 0,part:"",name:"",type:void 0,depth:0},z=await this.fonts.select({node:U,number:e,dict:t,
pages:[]},d,I.replace(/\n/g,"")),k=s.resolve(t.get("Q")),H=(0,N.To)({frame:B,font:z.font,size:c||Y,quadding:typeof k=="number"?k:0},I);for(const nt of H.lines)z.
font.use?.(nt.text);return{selected:z,draw:()=>{const nt=(0,R.m)(B,{kind:"paragraph",text:I},H,{font:z.font,name:z.name,colour:l}),Vt=new Map([[z.name,z.font.resource],
...z.font.further??[]]);return{drawing:this.boxed(t,i,B,E,nt),fonts:Vt}}}}finish(){return this.fonts.finish()}innerBox(t){const e=(0,w.b0)(this.document,t.get("\
Rect"));if(!e)return;const s=O(this.document,t.get("RD")),[i,r,d,c]=s.length===4?s:[0,0,0,0],l=[e[0]+i,e[1]+r,e[2]-d,e[3]-c];return l[0]<l[2]&&l[1]<l[3]?l:e}frameOf([
t,e,s,i],r,d,c){const f=r.has("BS")||r.has("Border")?Math.min(d.width,(s-t)/2,(i-e)/2):0;return{width:s-t,height:i-e,rotation:0,background:r.has("C")?d.colour:void 0,
borderColour:c,style:d.dash.length>0?"D":"S",line:f,border:f,dash:d.dash.length>0?d.dash:[3],caption:null}}boxed(t,e,s,i,r){const d=a(O(this.document,t.get("CL"))),
c=d.length>1?[...D({...i,colour:s.borderColour}),`${m(d)} S`]:[],l=["q",...c,"Q",`q 1 0 0 1 ${(0,L.ai)(e[0])} ${(0,L.ai)(e[1])} cm`,r===""?(0,T.cH)(s):r,"Q"],f=a(
e);return{content:l.filter(I=>I!=="").join(`
`),box:o([...f,...d],c.length>0?i.width:0)}}}const mt=n=>n.split(" ").slice(0,-1).map(Number),st=9;function wt(n,t,e,{width:s,interior:i}){const r=Math.hypot(t[0]-
e[0],t[1]-e[1]);if(r===0)return"";const d=s*st,[c,l]=[(t[0]-e[0])/r,(t[1]-e[1])/r],f=(B,U)=>[t[0]+(B*c-U*l)*d,t[1]+(B*l+U*c)*d],I=i?"b":"s",E=B=>`${m(B)} ${I}`;
switch(n){case"OpenArrow":return`${m([f(-.87,.5),t,f(-.87,-.5)])} S`;case"ClosedArrow":return E([f(-.87,.5),t,f(-.87,-.5)]);case"ROpenArrow":return`${m([f(.87,.5),
t,f(.87,-.5)])} S`;case"RClosedArrow":return E([f(.87,.5),t,f(.87,-.5)]);case"Square":return E([f(-.33,-.33),f(.33,-.33),f(.33,.33),f(-.33,.33)]);case"Diamond":
return E([f(-.4,0),f(0,-.4),f(.4,0),f(0,.4)]);case"Circle":return`${yt(f)} ${I}`;case"Butt":return`${m([f(0,-.5),f(0,.5)])} S`;case"Slash":return`${m([f(-.25,-.43),
f(.25,.43)])} S`;default:return""}}function yt(n){const[t,e]=[.33,.182259],s=(...i)=>`${i.map(h).join(" ")} c`;return[`${h(n(t,0))} m`,s(n(t,e),n(e,t),n(0,t)),s(
n(-e,t),n(-t,e),n(-t,0)),s(n(-t,-e),n(-e,-t),n(0,-t)),s(n(e,-t),n(t,-e),n(t,0))].join(`
`)}const vt=.5523,xt=1e5;function ot(n,t,{width:e,colour:s}){const i=(0,w.b0)(n,t.get("Rect"));if(!i)return;const r=O(n,t.get("RD")),[d,c,l,f]=r.length===4?r:[0,
0,0,0],I=s?e/2:0,E=[i[0]+d+I,i[1]+c+I,i[2]-l-I,i[3]-f-I];return E[0]<E[2]&&E[1]<E[3]?E:void 0}function Ot(n,t){const e=p(n,t),s=ot(n,t,e);if(!s)return;const[i,r,
d,c]=s,l=[[i,r],[d,r],[d,c],[i,c]];return tt(m(l),l,e,!0)}function bt(n,t){const e=p(n,t),s=ot(n,t,e);if(!s)return;const[i,r]=[(s[0]+s[2])/2,(s[1]+s[3])/2],[d,c]=[
(s[2]-s[0])/2,(s[3]-s[1])/2],l=(...E)=>`${E.map(([B,U])=>h([i+B*d,r+U*c])).join(" ")} c`,f=vt,I=[`${h([i+d,r])} m`,l([1,f],[f,1],[0,1]),l([-f,1],[-1,f],[-1,0]),
l([-1,-f],[-f,-1],[0,-1]),l([f,-1],[1,-f],[1,0])].join(`
`);return tt(I,[[s[0],s[1]],[s[2],s[3]]],e,!0)}function tt(n,t,e,s){const i=e.colour!==void 0&&e.width>0,r=e.interior!==void 0;return t.length===0||!i&&!r?void 0:
{content:[...[...r?[j(e.interior,"fill")]:[],...i?D(e):[]],n,g(r,i,s)].join(`
`),box:o(t,i?e.width*5:0)}}function St(n,t){const{path:e,points:s}=it(n,t);return s.length<2?void 0:tt(e,s,p(n,t),!0)}function it(n,t){const e=(n.array(t.get("P\
ath"))??[]).map(d=>O(n,d)),s=a(O(n,t.get("Vertices")));if(e.length===0||s.length>0)return{path:m(s),points:s};const i=[];return{path:e.flatMap((d,c)=>{const l=a(
d);return l.length!==1&&l.length!==3?[]:(i.push(...l),[`${l.map(h).join(" ")} ${l.length===3?"c":c===0?"m":"l"}`])}).join(`
`),points:i}}function Mt(n,t){const{path:e,points:s}=it(n,t);return s.length<2?void 0:rt(n,t,e,s,s)}function Et(n,t){const[e,s]=a(O(n,t.get("L")));if(!e||!s)return;
const[i,r,d]=At(n,t,e,s);return rt(n,t,[...d,m([i,r])].join(`
`),[i,r],[i,r,e,s])}function At(n,t,e,s){const i=k=>{const H=n.resolve(t.get(k));return typeof H=="number"&&Number.isFinite(H)?H:0},[r,d,c]=[i("LL"),Math.max(i(
"LLE"),0),Math.max(i("LLO"),0)],l=Math.hypot(s[0]-e[0],s[1]-e[1]);if(r===0||l===0)return[e,s,[]];const[f,I]=[-(s[1]-e[1])/l,(s[0]-e[0])/l],E=(k,H)=>[k[0]+f*H,k[1]+
I*H],B=Math.sign(r),U=k=>m([E(k,c*B),E(k,r+(c+d)*B)]),z=r+c*B;return[E(e,z),E(s,z),[U(e),U(s)]]}function rt(n,t,e,s,i){const r=p(n,t);if(!r.colour||r.width===0)
return;const d=(n.array(t.get("LE"))??[]).map(E=>n.resolve(E)),c=(E,B,U)=>wt(E instanceof P.SX?E.text:"None",B,U,r),l=[c(d[0],s[0],s[1]),c(d[1],s.at(-1),s.at(-2))];
return{content:[...r.interior?[j(r.interior,"fill")]:[],...D(r),e,"S",...l.filter(E=>E!=="")].join(`
`),box:o(i,r.width*(st+5))}}function Pt(n,t){const e=p(n,t);if(!e.colour||e.width===0)return;const i=(n.array(t.get("InkList"))??[]).slice(0,xt).map(c=>a(O(n,c))).
filter(c=>c.length>0),r=i.flat();if(r.length===0)return;const d=i.map(c=>`${m(c.length===1?[c[0],c[0]]:c)} S`);return{content:[...D(e),"1 J 1 j",...d].join(`
`),box:o(r,e.width)}}const Tt=[1,1,0],Rt=[0],q=1/16,at=1/10,Bt=1/10,It=1/6,Ct=2e3;function ct(n,t){const e=a(O(n,t.get("QuadPoints"))),s=[];for(let f=0;f+3<e.length;f+=
4)s.push(dt(e[f],e[f+1],e[f+2],e[f+3]));if(s.length>0)return s;const i=(0,w.b0)(n,t.get("Rect"));if(!i)return[];const[r,d,c,l]=i;return[dt([r,l],[c,l],[r,d],[c,
d])]}function dt(n,t,e,s){return(t[0]-n[0])*(s[0]-e[0])+(t[1]-n[1])*(s[1]-e[1])>=0?{upperLeft:n,upperRight:t,lowerLeft:e,lowerRight:s}:{lowerLeft:n,lowerRight:t,
upperRight:e,upperLeft:s}}function Dt(n,t){const{colour:e}=p(n,t,Tt),s=ct(n,t);if(!e||s.length===0)return;const i=s.map(({upperLeft:r,upperRight:d,lowerRight:c,
lowerLeft:l})=>`${m([r,d,c,l])} h f`);return{content:[j(e,"fill"),...i].join(`
`),box:o(s.flatMap(ft),0),multiplies:!0}}const Lt=(n,t)=>et(n,t,e=>[J(e,"left",at),J(e,"right",at)]),$t=(n,t)=>et(n,t,e=>[J(e,"left",.45),J(e,"right",.45)]),Nt=(n,t)=>et(
n,t,e=>{const[s,i]=[J(e,"left",q),J(e,"right",q)],[r]=[J(e,"left",q+Bt)],d=Math.hypot(i[0]-s[0],i[1]-s[1]),c=Math.min(Math.max(Math.round(d/(_(e)*It)),1),Ct);return Array.
from({length:c+1},(l,f)=>{const I=f/c,[E,B]=[s[0]+(i[0]-s[0])*I,s[1]+(i[1]-s[1])*I];return f%2===0?[E,B]:[E+r[0]-s[0],B+r[1]-s[1]]})});function et(n,t,e){const{
colour:s}=p(n,t,Rt),i=ct(n,t).filter(c=>_(c)>0);if(!s||i.length===0)return;const r=i.map(c=>`${(0,L.ai)(_(c)*q)} w
${m(e(c))} S`),d=Math.max(...i.map(c=>_(c)*q));return{content:[j(s,"stroke"),...r].join(`
`),box:o(i.flatMap(ft),d)}}const ft=({upperLeft:n,upperRight:t,lowerLeft:e,lowerRight:s})=>[n,t,e,s],_=({upperLeft:n,lowerLeft:t})=>Math.hypot(n[0]-t[0],n[1]-t[1]);
function J({upperLeft:n,upperRight:t,lowerLeft:e,lowerRight:s},i,r){const[d,c]=i==="left"?[e,n]:[s,t];return[d[0]+(c[0]-d[0])*r,d[1]+(c[1]-d[1])*r]}const ut={Square:Ot,
Circle:bt,Polygon:St,PolyLine:Mt,Line:Et,Ink:Pt,Highlight:Dt,Underline:Lt,Squiggly:Nt,StrikeOut:$t},jt=600;class Wt{document;isTransparent=!1;drawn=0;missing=new Set;texts;planned=[];constructor(t){
this.document=t}async draw(t,e){const{document:s}=this,i=(0,C.I)(s,t);if(i==="FreeText"){this.texts??=new pt(s,await W.mO.read(s));const d=await this.texts.plan(
t,e);d&&this.planned.push([t,e,d]);return}const r=Object.hasOwn(ut,i)?ut[i](s,t):void 0;r&&this.put(t,e,r,new Map)}async finish(){await this.texts?.finish();for(const[
t,e,{draw:s,selected:i}]of this.planned){const{drawing:r,fonts:d}=s();for(const l of i?.missing??[])this.missing.add(l);this.put(t,e,r,d);const c=this.document.
job.pace.step(4e3);c&&await c}}put(t,e,{content:s,box:i,multiplies:r=!1},d){const{document:c}=this,{opacity:l}=p(c,t),f=r||l<1;this.isTransparent||=f,this.drawn++;
const I=i.map(H=>Math.round(H*1e4)/1e4),E=new P.Bi;if(f){const H=new P.Bi([["Type",new P.SX("ExtGState")],...l<1?[["CA",l],["ca",l]]:[]]);r&&H.set("BM",new P.SX(
"Multiply")),E.set("ExtGState",new P.Bi([["G",H]]))}d.size>0&&E.set("Font",new P.Bi(d));const B=Buffer.from(f?`/G gs
${s}`:s,"latin1"),U=new P.Bi([["Type",new P.SX("XObject")],["Subtype",new P.SX("Form")],["BBox",I],["Resources",E]]),z=B.length>=jt;z&&U.set("Filter",new P.SX("\
FlateDecode"));const k=c.add(new P.Z6(U,z?(0,S.Kc)(B):B));c.edit(e),t.set("AP",new P.Bi([["N",k]])),t.set("Rect",[...I])}}var ht=y(4414),Kt=y(64898);async function Ut(n,t){
const e=new Wt(n),s=new Kt.v(n,"OctavoAnnotation"),i=new Set,r=[],d=[];for(let f=0;f<n.pages.count;f++){const I=d.length;for(const{number:E}of(0,ht.m)(n,n.pages.
number(f))){const B=n.get(E);if(!(0,P.Zm)(B)||!(0,C.E)((0,C.I)(n,B),t))continue;d.push(B),s.isVisible(B)&&!lt(n,B)&&await e.draw(B,E);const U=n.job.pace.step(1e3);
U&&await U}d.length>I&&r.push(f+1)}await e.finish();for(const f of d)Ft(n,s,f)&&i.add(f);const c=await Zt(n,s,r,i);await(0,ht.L)(n,f=>i.has(f));const l=new Set(
[...i].filter(f=>(0,C.I)(n,f)==="Popup"));return{flattened:c,hidden:i.size-l.size-c,left:new Set(d).size-i.size,isTransparent:e.isTransparent,missing:[...e.missing]}}
const Ft=(n,t,e)=>(0,C.I)(n,e)==="Popup"||!t.isVisible(e)||lt(n,e),lt=(n,t)=>(0,K.wR)(n,t)!==void 0;async function Zt(n,t,e,s){const i=new Set;return await t.run(
Uint32Array.from(e),({items:r,paint:d})=>{for(const c of r){const l=(0,P.i9)(c)?n.get(c):void 0;!(0,P.i9)(c)||!(0,P.Zm)(l)||!s.has(l)||(0,C.I)(n,l)==="Popup"||!t.
isVisible(l)||(i.add(l),d({number:c.number,dict:l}))}return r}),i.size}var gt=y(17684);const Xt="1.4",zt=async(n,t,e)=>{const s=await(0,$.E)(n.bytes,e,{password:t.
open_password}),{flattened:i,hidden:r,left:d,isTransparent:c}=await Ut(s,t.annotation_kinds),l=[];i+r+d===0&&l.push(gt.b),d>0&&l.push((0,gt.A)(d)),c&&l.push(...await Ht(
s));const f=s.pages.count,I=await(0,Z.UN)(s,c?{version:Xt}:{});return{documents:[{name:n.name,bytes:I,pageCount:f}],notes:l,facts:{pageCount:f,flattenedAnnotations:i,
removedAnnotations:r,leftAnnotations:d}}};async function Ht(n){const t=await(0,A.Br)(n),{archive:e}=(0,v.Ip)(n,t);return e?.part===1?[(0,v.qg)(n,t,e,"that stand\
ard allows no transparency")]:[]}}),88771:((Q,F,y)=>{y.d(F,{dK:()=>L,wR:()=>X,hs:()=>V});var v=y(16039),A=y(80199),$=y(84805);function Z(T,N,R,u){const w=(0,$.b0)(
T,N.get("Rect")),h=T.get(R);if(!w||!(h instanceof v.Z6))return;const m=(0,$.b0)(T,h.dict.get("BBox"));if(!m)return;const[o,a,g,b]=(0,A.zl)((0,$.lQ)(T,h.dict.get(
"Matrix")),m);if(!(g>o)||!(b>a))return;const p=(w[2]-w[0])/(g-o),x=(w[3]-w[1])/(b-a),M=[p,0,0,x,w[0]-o*p,w[1]-a*x];return{form:R,matrix:u===0?M:P(M,u,w[0],w[3])}}
function P([T,N,R,u,w,h],m,o,a){const g=m===180?-1:0,b=m===90?1:m===270?-1:0,p=(O,D)=>[g*O-b*D,b*O+g*D],[x,M]=p(w-o,h-a);return[...p(T,N),...p(R,u),x+o,M+a]}const K=2,
C=16,S=32;function W(T,N){const R=T.resolve(N.get("F"));return typeof R=="number"?R:0}const L=(T,N)=>(W(T,N)&(K|S))!==0;function V(T,N,R,u){return Z(T,N,R,W(T,N)&
C?u:0)}function X(T,N){const R=T.dict(N.get("AP"))?.get("N"),u=T.resolve(R);if(u instanceof v.Z6)return(0,v.i9)(R)?R:void 0;if(!(u instanceof v.Bi))return;const w=T.
resolve(N.get("AS")),h=w instanceof v.SX?u.get(w.text):void 0;return(0,v.i9)(h)&&T.resolve(h)instanceof v.Z6?h:void 0}}),52977:((Q,F,y)=>{y.d(F,{E:()=>P,I:()=>Z});
var v=y(16039);const A=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","\
Ink","Popup","Sound","Redact","Projection"]),$=new Set(["Link","Widget","FileAttachment"]);function Z(K,C){const S=K.resolve(C.get("Subtype"));return S instanceof
v.SX?S.text:""}const P=(K,C)=>C==="comments"?A.has(K):K!==""&&!$.has(K)}),95079:((Q,F,y)=>{y.d(F,{NT:()=>X,Uv:()=>N,kz:()=>K,mO:()=>u,mw:()=>P,qA:()=>T,sj:()=>Z,
zx:()=>V});var v=y(90191),A=y(16039),$=y(38990);const Z=1,P=2,K=4096,C=8192,S=32768,W=65536,L=1<<17,V=1<<18,X=1<<21,T=1<<24,N=1<<25,R=10;class u{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){
this.document=o,this.form=(0,v.Wo)(o,"AcroForm"),this.visit=new v._i(o)}static async read(o){const a=new u(o),{form:g}=a;return await a.walk(a.references(g?.dict.
get("Fields"),g?.holder??-1,g?.dict,"Fields"),void 0),await a.readPages(),a}inherited(o,a){for(let g=o;g;g=g.parent){const b=this.document.resolve(g.dict.get(a));
if(b!==null)return b}return a==="DA"||a==="Q"?this.document.resolve(this.form?.dict.get(a)):null}integer(o,a){const g=this.inherited(o,a);return typeof g=="numb\
er"?Math.trunc(g):0}node(o){return this.nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(o){const{document:a,nodes:g,widgets:b,fields:p,byName:x}=this,M=({number:O})=>!o.has(O)&&a.exists(O);for(const O of g.values())M(
O)||g.delete(O.number);for(const O of b.values())M(O)||b.delete(O.number);for(const{nodes:O,widgets:D}of p)w(O,M),w(D,M);w(p,({nodes:O})=>O.length>0);for(const[
O,D]of x)D.nodes.length===0&&x.delete(O);this.form=(0,v.Wo)(a,"AcroForm")}async walk(o,a){const{document:g,visit:b}=this;for(const p of(0,$.iA)(g,{from:o,below:a,
visit:b,depth:$.tP})){const{number:x,dict:M}=p;this.nodes.set(x,p);const O=this.references(M.get("Kids"),x,M,"Kids");(0,A.Eo)(g.resolve(M.get("Subtype")),"Widge\
t")||M.has("Rect")?this.addWidget(p):O.length===0&&(0,$.bf)(p)===p&&this.field(p);const j=g.job.pace.step(1500);j&&await j}}addWidget(o){const a={node:o,number:o.
number,dict:o.dict,pages:[]};this.field((0,$.bf)(o)).widgets.push(a),this.widgets.set(o.number,a)}field(o){const a=this.fieldOf.get(o);if(a)return a;const{name:g,
part:b}=o,p=g===""?void 0:this.byName.get(g),x=this.integer(o,"Ff"),M=h(o.type,x);if(p?.kind===M)return p.nodes.push(o),this.fieldOf.set(o,p),p;const O={name:g,
part:b,kind:M,flags:x,nodes:[o],widgets:[]};return this.fields.push(O),g!==""&&!p&&this.byName.set(g,O),this.fieldOf.set(o,O),O}async readPages(){const{document:o}=this,
{pages:a,job:g}=o,{spend:b}=new v.b9(o);for(let p=0;p<a.count;p++){const x=a.number(p),M=o.entry(x,"Annots");b(o.array(M)?.length??0);for(const D of M===void 0?
[]:this.annotations(M,x)){const j=this.widgets.get(D.number)??await this.orphan(D);j&&j.pages.length>0&&b(R),j&&j.pages.at(-1)!==p+1&&j.pages.push(p+1);const G=g.
pace.step(300);G&&await G}const O=g.pace.step(300);O&&await O}}annotations(o,a){const g=this.document.array(o)??[];if(!g.some(x=>(0,A.Zm)(x)&&(0,A.Eo)(x.get("Su\
btype"),"Widget")))return g.filter(A.i9);const b=(0,A.i9)(o)?o.number:a;this.document.edit(b);const p=(0,A.i9)(o)?g:this.document.array(this.document.get(a).get(
"Annots"))??[];for(const[x,M]of p.entries())(0,A.Zm)(M)&&(0,A.Eo)(M.get("Subtype"),"Widget")&&(p[x]=this.document.add(M));return p.filter(A.i9)}async orphan(o){
const{document:a}=this;if(!(0,A.Eo)(a.resolve(a.entry(o.number,"Subtype")),"Widget"))return;const g=[o],b=new Set([o.number]);let p;for(let x=a.entry(o.number,"\
Parent");(0,A.i9)(x)&&g.length<$.tP&&(p=this.nodes.get(x.number),!(p||b.has(x.number)||!(0,A.Zm)(a.get(x))));)b.add(x.number),g.push(x),x=a.entry(x.number,"Pare\
nt");for(const x of g.reverse())this.nodes.has(x.number)||await this.walk([x],p),p=this.nodes.get(x.number);return this.widgets.get(o.number)}references(o,a,g,b){
const{document:p}=this,x=p.array(o);if(!x||!g)return[];if(!x.some(A.Zm))return x.filter(A.i9);p.edit((0,A.i9)(o)?o.number:a);const M=p.array(g.get(b))??[];for(const[
O,D]of M.entries())(0,A.Zm)(D)&&(M[O]=p.add(D));return M.filter(A.i9)}}function w(m,o){let a=0;for(const g of m)o(g)&&(m[a++]=g);m.length=a}function h(m,o){switch(m){case"\
Tx":return o&C?"password":"text";case"Btn":return o&W?"button":o&S?"radio":"checkbox";case"Ch":return o&L?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),15718:((Q,F,y)=>{y.d(F,{Px:()=>P,gF:()=>$,r9:()=>Z,v8:()=>K});var v=y(20381),A=y(16039);function $(C,S){let W;return S instanceof A.Mx?W=(0,v.
g7)(S):S instanceof A.Z6?W=(0,v.g7)(new A.Mx(C.decoded(S))):S instanceof A.SX?W=Z(S.text):typeof S=="number"&&(W=String(S)),W?.replace(/\r\n?/g,`
`)}function Z(C){const S=Buffer.from(C,"latin1"),W=S.toString("utf8");return Buffer.from(W,"utf8").equals(S)?W:(0,v.g7)(new A.Mx(S))}const P=C=>Buffer.from(C).toString(
"latin1"),K=C=>(0,v.wx)(C.replace(/\n/g,"\r"))}),4414:((Q,F,y)=>{y.d(F,{L:()=>K,m:()=>C});var v=y(16039),A=y(52977),$=y(75142),Z=y(65789),P=y(39935);async function K(S,W){
const L=new Set;let V=0,X=!1;for(let R=0;R<S.pages.count;R++){const u=C(S,S.pages.number(R));for(const{number:h}of u){const m=S.get(h);if(L.has(h)||!(0,v.Zm)(m)||
!W(m,R))continue;L.add(h);const o=(0,A.I)(S,m);o==="Popup"&&V++,o==="Widget"&&(X=!0)}const w=S.job.pace.step(500+u.length*100);w&&await w}if(L.size===0)return 0;
const T=(0,P.Hi)(S),N=X?await $.R.of(S):void 0;return await(0,P.Pv)(T,L,()=>(0,P.Wi)(T,L)),N&&await(0,P.zg)(T,N),await(0,Z.U)(T),L.size-V}function C(S,W){const L=S.
entry(W,"Annots"),V=S.array(L)??[];if(!V.some(v.Zm))return V.filter(v.i9);const X=S.edit((0,v.i9)(L)?L:W),T=S.array((0,v.Zm)(X)?X.get("Annots"):X)??[];for(const[
N,R]of T.entries())(0,v.Zm)(R)&&(T[N]=S.add(R));return T.filter(v.i9)}})};
