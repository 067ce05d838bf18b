"use strict";exports.id=5312,exports.ids=[5312],exports.modules={57594:((J,Z,l)=>{l.d(Z,{v:()=>z,I:()=>B});var x=l(45599),A=l(64019),K=l(97727),j=l(36078),L=l(99876),$=l(36502),
T=l(81077),b=l(9819),X=l(45079),I=l(64680);class E{document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(d){this.document=
d,this.root=(0,b.Wo)(d,"StructTreeRoot")}async read(){const{document:d,root:m,entries:u}=this;for(const[o,r]of await(0,T.Zc)(d,m?.dict.get("ParentTree"),"Nums"))
typeof o=="number"&&u.set(o,r);const y=d.resolve(m?.dict.get("ParentTreeNextKey"));this.nextKey=[...u.keys()].reduce((o,r)=>Math.max(o,r+1),typeof y=="number"?y:
0)}mark(d,m){return this.root?this.identify(d,m)??"/Artifact BMC":""}pageEntries(d){const m=this.added.get(d);return m===void 0?{}:{StructParents:m}}finish(){const{
root:d,entries:m,document:u}=this;if(!d||!this.changed)return;for(const[o,r]of this.contents)m.set(o,u.add(r));const y=[...m].sort(([o],[r])=>o-r);u.edit(d.holder),
d.dict.set("ParentTree",u.add((0,T.H6)(u,y,"Nums"))),d.dict.set("ParentTreeNextKey",this.nextKey)}identify(d,m){const{document:u,entries:y}=this,o=u.resolve(d.dict.
get("StructParent"));if(typeof o!="number")return;const r=y.get(o),g=u.dict(r);if(!(0,x.i9)(r)||!g)return;const S=u.array(g.get("K"))??[g.get("K")??null],p=S.findIndex(
k=>this.isReference(k,d.number));if(p<0)return;const v=u.pages.number(m),O=this.contentsOf(m,y).push(r)-1,W=[...S];W[p]=new x.Bi([["Type",new x.SX("MCR")],["Pg",
new x.oS(v,u.generation(v))],["MCID",O]]),u.edit(r),g.set("K",W.length===1?W[0]:W),y.delete(o),this.changed=!0;const U=u.resolve(g.get("S")),G=new I.k(32);return(0,X.
dZ)(G,U instanceof x.SX?U.text:"Form"),`${Buffer.from(G.bytes).toString("latin1")} <</MCID ${O}>> BDC`}isReference(d,m){const u=this.document.resolve(d);if(!(0,x.
Zm)(u)||!(0,x.Eo)(this.document.resolve(u.get("Type")),"OBJR"))return!1;const y=u.get("Obj");return(0,x.i9)(y)&&y.number===m}contentsOf(d,m){const{document:u}=this,
y=u.resolve(u.entry(u.pages.number(d),"StructParents"));let o=typeof y=="number"?y:this.added.get(d);o===void 0&&this.added.set(d,o=this.nextKey++);let r=this.contents.
get(o);return r||this.contents.set(o,r=[...u.array(m.get(o))??[]]),r}}class z{document;name;defaults;layers;tags;prepared=new Set;constructor(d,m,u){this.document=
d,this.name=m,this.defaults=u,this.layers=new $.z(d),this.tags=new E(d)}async run(d,m){const{document:u}=this,{kinds:y,pages:o}=await(0,L.F)(u,d),r=new K.B(u);await r.
inspect(o),o.length>0&&await this.tags.read();for(const[g,S]of o.entries()){const p=new N(this.name),v=G=>this.paint(p,G,S.index,y[S.kind].rotation),M=m({index:S.
index,items:B(u,S.index),paint:v}),O={Annots:M.length>0?[...M]:void 0,...this.tags.pageEntries(S.index)},W=G=>`${p.painted.map(k=>k(G)).join(`
`)}
`;p.painted.length>0?r.over(S,{resources:p.additions,operators:W},O):u.pages.patch(S.index,O);const U=u.job.pace.step(4e3+p.painted.length*400);U&&await U,g%200===
0&&u.job.pace.progress(g/o.length)}this.tags.finish()}isVisible(d){return!(0,A.dK)(this.document,d)&&!this.layers.isOff(d.get("OC"))}paint(d,m,u,y){const o=this.
place(m,y);if(!o)return;const{form:r,matrix:g}=o,S=d.add("XObject",r),p=m.dict.get("OC"),v=(0,x.i9)(p)?d.add("Properties",p):void 0,M=this.tags.mark(m,u);d.painted.
push(O=>{const W=(0,j.qK)(O[S],(0,j.vs)(g)),U=M===""?W:`${M}
${W}
EMC`;return v===void 0?U:`/OC /${O[v]} BDC
${U}
EMC`})}place(d,m){const{document:u}=this;if(!this.isVisible(d.dict))return;const y=(0,A.wR)(u,d.dict);if(!y)return;const o=(0,A.hs)(u,d.dict,y,m);return o&&this.
prepare(y),o}prepare(d){if(this.prepared.has(d.number))return;this.prepared.add(d.number);const{document:m}=this,u=m.get(d);if(!(u instanceof x.Z6))return;const y=m.
dict(u.dict.get("Resources")),o=m.resolve(u.dict.get("Subtype")),r=this.defaults!==void 0&&!y?.has("Font");if(o instanceof x.SX&&o.text==="Form"&&y&&!r)return;const g=new x.
Bi(u.dict).set("Type",new x.SX("XObject")).set("Subtype",new x.SX("Form"));r&&(!y||y.size===0)?g.set("Resources",this.defaults):r?g.set("Resources",new x.Bi(y).
set("Font",this.document.dict(this.defaults).get("Font"))):y||g.set("Resources",new x.Bi),m.put(d,new x.Z6(g,u.data,u.sealed))}}const B=(R,d)=>R.array(R.entry(R.
pages.number(d),"Annots"))??[];class N{name;additions=[];painted=[];known=new Map;constructor(d){this.name=d}add(d,m){const u=d==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",y=this.known.get(m.number)??this.additions.push({category:d,name:u,ref:m})-1;return this.known.set(m.number,y),y}}}),30020:((J,Z,l)=>{
l.d(Z,{Ah:()=>L,bs:()=>j,gs:()=>$});var x=l(82943),A=l(47707),K=l(98446);const j={code:"no_annotations",message:"The document has none of these annotations."},L=T=>({
code:"annotations_left",message:`${(0,K.C7)(T,"annotation has","annotations have")} no appearance and ${(0,K.d5)(T,"stays as it is","stay as they are")}, becaus\
e each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:["remove_annotations"]}),$=T=>(0,x.F)(`text boxes (${[
...new Set(T.map(A.I2))].sort().join(", ")})`,"Save the document in a program that draws its text boxes, and flatten it then.")}),95312:((J,Z,l)=>{l.r(Z),l.d(Z,
{flatten_annotations:()=>Xt});var x=l(21281),A=l(824),K=l(90966),j=l(37253),L=l(45599),$=l(64019),T=l(55969),b=l(59596),X=l(52755),I=l(59294),E=l(36078),z=l(79784),
B=l(13625),N=l(10180),R=l(49336),d=l(81228),m=l(25902),u=l(6057),y=l(74135);const o=(s,t)=>(0,y.XM)((0,y.$L)(s),t);function r(s){const t=[];for(let e=0;e+1<s.length;e+=
2)t.push([s[e],s[e+1]]);return t}const g=(s,t,e)=>s&&t?e?"b":"B":s?"f":t?e?"s":"S":"n",S=200;function p(s,t,e=[0]){const{width:n,dash:i}=(0,I.Z7)(s,t),a=s.resolve(
t.get("CA"));return{color:t.has("C")?(0,I.qS)(s,t.get("C")):e,interior:(0,I.qS)(s,t.get("IC")),width:Math.min(n,S),dash:i,opacity:typeof a=="number"?Math.min(Math.
max(a,0),1):1}}const v=({width:s,dash:t,color:e})=>[`${(0,E.id)(s)} w`,...t.length>0?[(0,E.hX)(t)]:[],...e?[(0,E.wW)(e,"stroke")]:[]],M=1e5,O=12;class W{document;fonts;constructor(t,e){
this.document=t,this.fonts=new d.t(t,e,void 0)}async plan(t,e){const{document:n}=this,i=this.innerBox(t);if(!i)return;const a=n.resolve(t.get("DA")),{font:f,size:c,
color:w}=(0,z.O)(a instanceof L.Mx?(0,m.Ly)(a.bytes):""),h=(0,m.gF)(n,n.resolve(t.get("Contents")))??"",C=(0,R.ai)(h.slice(0,M),"several"),P=p(n,t,[]),D=this.frameOf(
i,t,P,U(w));if(C.trim()==="")return{selected:void 0,draw:()=>({drawing:this.boxed(t,i,D,P,""),fonts:new Map})};const F={number:e,dict:t,parent:void 0,part:"",name:"",
type:void 0,depth:0},H=await this.fonts.select({node:F,number:e,dict:t,pages:[]},f,C.replace(/\n/g,"")),Q=n.resolve(t.get("Q")),V=await(0,N.To)({frame:D,font:H.
font,size:c||O,quadding:typeof Q=="number"?Q:0},C);for(const st of V.lines)H.font.use?.(st.text);return{selected:H,draw:()=>{const st=(0,R.m)(D,{kind:"paragraph",
text:C},V,{font:H.font,name:H.name,color:w}),Ut=new Map([[H.name,H.font.resource],...H.font.further??[]]);return{drawing:this.boxed(t,i,D,P,st),fonts:Ut}}}}finish(){
return this.fonts.finish()}innerBox(t){const e=(0,u.b0)(this.document,t.get("Rect"));if(!e)return;const n=(0,I.Pl)(this.document,t.get("RD")),[i,a,f,c]=n.length===
4?n:[0,0,0,0],w=[e[0]+i,e[1]+a,e[2]-f,e[3]-c];return w[0]<w[2]&&w[1]<w[3]?w:e}frameOf([t,e,n,i],a,f,c){const h=a.has("BS")||a.has("Border")?Math.min(f.width,(n-
t)/2,(i-e)/2):0;return{width:n-t,height:i-e,rotation:0,background:a.has("C")?f.color:void 0,borderColor:c,style:f.dash.length>0?"D":"S",line:h,border:h,dash:f.dash.
length>0?f.dash:[3],caption:null}}boxed(t,e,n,i,a){const f=r((0,I.Pl)(this.document,t.get("CL"))),c=f.length>1?[...v({...i,color:n.borderColor}),`${(0,E.XL)(f)}\
 S`]:[],w=["q",...c,"Q",`q 1 0 0 1 ${(0,E.id)(e[0])} ${(0,E.id)(e[1])} cm`,a===""?(0,B.cH)(n):a,"Q"],h=r(e);return{content:w.filter(C=>C!=="").join(`
`),box:o([...h,...f],c.length>0?i.width:0)}}}const U=s=>s.split(" ").slice(0,-1).map(Number),G=9;function k(s,t,e,{width:n,interior:i}){const a=Math.hypot(t[0]-
e[0],t[1]-e[1]);if(a===0)return"";const f=n*G,[c,w]=[(t[0]-e[0])/a,(t[1]-e[1])/a],h=(D,F)=>[t[0]+(D*c-F*w)*f,t[1]+(D*w+F*c)*f],C=i?"b":"s",P=D=>`${(0,E.XL)(D)} ${C}`;
switch(s){case"OpenArrow":return`${(0,E.XL)([h(-.87,.5),t,h(-.87,-.5)])} S`;case"ClosedArrow":return P([h(-.87,.5),t,h(-.87,-.5)]);case"ROpenArrow":return`${(0,E.
XL)([h(.87,.5),t,h(.87,-.5)])} S`;case"RClosedArrow":return P([h(.87,.5),t,h(.87,-.5)]);case"Square":return P([h(-.33,-.33),h(.33,-.33),h(.33,.33),h(-.33,.33)]);case"\
Diamond":return P([h(-.4,0),h(0,-.4),h(.4,0),h(0,.4)]);case"Circle":return`${(0,E.KJ)((D,F)=>h(.33*D,.33*F))} ${C}`;case"Butt":return`${(0,E.XL)([h(0,-.5),h(0,.5)])}\
 S`;case"Slash":return`${(0,E.XL)([h(-.25,-.43),h(.25,.43)])} S`;default:return""}}const gt=1e5;function ot(s,t,{width:e,color:n}){const i=(0,u.b0)(s,t.get("Rec\
t"));if(!i)return;const a=(0,I.Pl)(s,t.get("RD")),[f,c,w,h]=a.length===4?a:[0,0,0,0],C=n?e/2:0,P=[i[0]+f+C,i[1]+c+C,i[2]-w-C,i[3]-h-C];return P[0]<P[2]&&P[1]<P[3]?
P:void 0}function pt(s,t){const e=p(s,t),n=ot(s,t,e);if(!n)return;const[i,a,f,c]=n,w=[[i,a],[f,a],[f,c],[i,c]];return tt((0,E.XL)(w),w,e,!0)}function mt(s,t){const e=p(
s,t),n=ot(s,t,e);if(!n)return;const[i,a]=[(n[0]+n[2])/2,(n[1]+n[3])/2],[f,c]=[(n[2]-n[0])/2,(n[3]-n[1])/2],w=(0,E.KJ)((h,C)=>[i+h*f,a+C*c]);return tt(w,[[n[0],n[1]],
[n[2],n[3]]],e,!0)}function tt(s,t,e,n){const i=e.color!==void 0&&e.width>0,a=e.interior!==void 0;return t.length===0||!i&&!a?void 0:{content:[...[...a?[(0,E.wW)(
e.interior,"fill")]:[],...i?v(e):[]],s,g(a,i,n)].join(`
`),box:o(t,i?e.width*5:0)}}function wt(s,t){const{path:e,points:n}=it(s,t);return n.length<2?void 0:tt(e,n,p(s,t),!0)}function it(s,t){const e=(s.array(t.get("P\
ath"))??[]).map(f=>(0,I.Pl)(s,f)),n=r((0,I.Pl)(s,t.get("Vertices")));if(e.length===0||n.length>0)return{path:(0,E.XL)(n),points:n};const i=[];return{path:e.flatMap(
(f,c)=>{const w=r(f);return w.length!==1&&w.length!==3?[]:(i.push(...w),[`${w.map(E.AY).join(" ")} ${w.length===3?"c":c===0?"m":"l"}`])}).join(`
`),points:i}}function yt(s,t){const{path:e,points:n}=it(s,t);return n.length<2?void 0:rt(s,t,e,n,n)}function vt(s,t){const[e,n]=r((0,I.Pl)(s,t.get("L")));if(!e||
!n)return;const[i,a,f]=xt(s,t,e,n);return rt(s,t,[...f,(0,E.XL)([i,a])].join(`
`),[i,a],[i,a,e,n])}function xt(s,t,e,n){const i=Q=>{const V=s.resolve(t.get(Q));return typeof V=="number"&&Number.isFinite(V)?V:0},[a,f,c]=[i("LL"),Math.max(i(
"LLE"),0),Math.max(i("LLO"),0)],w=Math.hypot(n[0]-e[0],n[1]-e[1]);if(a===0||w===0)return[e,n,[]];const[h,C]=[-(n[1]-e[1])/w,(n[0]-e[0])/w],P=(Q,V)=>[Q[0]+h*V,Q[1]+
C*V],D=Math.sign(a),F=Q=>(0,E.XL)([P(Q,c*D),P(Q,a+(c+f)*D)]),H=a+c*D;return[P(e,H),P(n,H),[F(e),F(n)]]}function rt(s,t,e,n,i){const a=p(s,t);if(!a.color||a.width===
0)return;const f=(s.array(t.get("LE"))??[]).map(P=>s.resolve(P)),c=(P,D,F)=>k(P instanceof L.SX?P.text:"None",D,F,a),w=[c(f[0],n[0],n[1]),c(f[1],n.at(-1),n.at(-2))];
return{content:[...a.interior?[(0,E.wW)(a.interior,"fill")]:[],...v(a),e,"S",...w.filter(P=>P!=="")].join(`
`),box:o(i,a.width*(G+5))}}function St(s,t){const e=p(s,t);if(!e.color||e.width===0)return;const i=(s.array(t.get("InkList"))??[]).slice(0,gt).map(c=>r((0,I.Pl)(
s,c))).filter(c=>c.length>0),a=i.flat();if(a.length===0)return;const f=i.map(c=>`${(0,E.XL)(c.length===1?[c[0],c[0]]:c)} S`);return{content:[...v(e),"1 J 1 j",...f].
join(`
`),box:o(a,e.width)}}const Ot=[1,1,0],bt=[0],q=1/16,at=1/10,Et=1/10,Mt=1/6,Pt=2e3;function ct(s,t){const e=r((0,I.Pl)(s,t.get("QuadPoints"))),n=[];for(let h=0;h+
3<e.length;h+=4)n.push(dt(e[h],e[h+1],e[h+2],e[h+3]));if(n.length>0)return n;const i=(0,u.b0)(s,t.get("Rect"));if(!i)return[];const[a,f,c,w]=i;return[dt([a,w],[
c,w],[a,f],[c,f])]}function dt(s,t,e,n){return(t[0]-s[0])*(n[0]-e[0])+(t[1]-s[1])*(n[1]-e[1])>=0?{upperLeft:s,upperRight:t,lowerLeft:e,lowerRight:n}:{lowerLeft:s,
lowerRight:t,upperRight:e,upperLeft:n}}function At(s,t){const{color:e}=p(s,t,Ot),n=ct(s,t);if(!e||n.length===0)return;const i=n.map(({upperLeft:a,upperRight:f,lowerRight:c,
lowerLeft:w})=>`${(0,E.XL)([a,f,c,w])} h f`);return{content:[(0,E.wW)(e,"fill"),...i].join(`
`),box:o(n.flatMap(ft),0),multiplies:!0}}const Lt=(s,t)=>et(s,t,e=>[Y(e,"left",at),Y(e,"right",at)]),Bt=(s,t)=>et(s,t,e=>[Y(e,"left",.45),Y(e,"right",.45)]),Tt=(s,t)=>et(
s,t,e=>{const[n,i]=[Y(e,"left",q),Y(e,"right",q)],[a]=[Y(e,"left",q+Et)],f=Math.hypot(i[0]-n[0],i[1]-n[1]),c=Math.min(Math.max(Math.round(f/(_(e)*Mt)),1),Pt);return Array.
from({length:c+1},(w,h)=>{const C=h/c,[P,D]=[n[0]+(i[0]-n[0])*C,n[1]+(i[1]-n[1])*C];return h%2===0?[P,D]:[P+a[0]-n[0],D+a[1]-n[1]]})});function et(s,t,e){const{
color:n}=p(s,t,bt),i=ct(s,t).filter(c=>_(c)>0);if(!n||i.length===0)return;const a=i.map(c=>`${(0,E.id)(_(c)*q)} w
${(0,E.XL)(e(c))} S`),f=Math.max(...i.map(c=>_(c)*q));return{content:[(0,E.wW)(n,"stroke"),...a].join(`
`),box:o(i.flatMap(ft),f)}}const ft=({upperLeft:s,upperRight:t,lowerLeft:e,lowerRight:n})=>[s,t,e,n],_=({upperLeft:s,lowerLeft:t})=>Math.hypot(s[0]-t[0],s[1]-t[1]);
function Y({upperLeft:s,upperRight:t,lowerLeft:e,lowerRight:n},i,a){const[f,c]=i==="left"?[e,s]:[n,t];return[f[0]+(c[0]-f[0])*a,f[1]+(c[1]-f[1])*a]}const ut={Square:pt,
Circle:mt,Polygon:wt,PolyLine:yt,Line:vt,Ink:St,Highlight:At,Underline:Lt,Squiggly:Tt,StrikeOut:Bt},Rt=600;class Dt{document;isTransparent=!1;drawn=0;missing=new Set;texts;planned=[];constructor(t){
this.document=t}async draw(t,e){const{document:n}=this,i=(0,T.B)(n,t);if(i==="FreeText"){this.texts??=new W(n,await X.mO.read(n));const f=await this.texts.plan(
t,e);f&&this.planned.push([t,e,f]);return}const a=Object.hasOwn(ut,i)?ut[i](n,t):void 0;a&&this.put(t,e,a,new Map)}async finish(){await this.texts?.finish();for(const[
t,e,{draw:n,selected:i}]of this.planned){const{drawing:a,fonts:f}=n();for(const w of i?.missing??[])this.missing.add(w);this.put(t,e,a,f);const c=this.document.
job.pace.step(4e3);c&&await c}}put(t,e,{content:n,box:i,multiplies:a=!1},f){const{document:c}=this,{opacity:w}=p(c,t),h=a||w<1;this.isTransparent||=h,this.drawn++;
const C=i.map(V=>Math.round(V*1e4)/1e4),P=new L.Bi;if(h){const V=new L.Bi([["Type",new L.SX("ExtGState")],...w<1?[["CA",w],["ca",w]]:[]]);a&&V.set("BM",new L.SX(
"Multiply")),P.set("ExtGState",new L.Bi([["G",V]]))}f.size>0&&P.set("Font",new L.Bi(f));const D=Buffer.from(h?`/G gs
${n}`:n,"latin1"),F=new L.Bi([["Type",new L.SX("XObject")],["Subtype",new L.SX("Form")],["BBox",C],["Resources",P]]),H=D.length>=Rt;H&&F.set("Filter",new L.SX("\
FlateDecode"));const Q=c.add(new L.Z6(F,H?(0,b.Kc)(D):D));c.edit(e),t.set("AP",new L.Bi([["N",Q]])),t.set("Rect",[...C])}}var ht=l(44738),Ct=l(57594);async function It(s,t){
const e=new Dt(s),n=new Ct.v(s,"OctavoAnnotation"),i=new Set,a=[],f=[];for(let h=0;h<s.pages.count;h++){const C=f.length;for(const{number:P}of(0,ht.m)(s,s.pages.
number(h))){const D=s.get(P);if(!(0,L.Zm)(D)||!(0,T.E)((0,T.B)(s,D),t))continue;f.push(D),n.isVisible(D)&&!lt(s,D)&&await e.draw(D,P);const F=s.job.pace.step(1e3);
F&&await F}f.length>C&&a.push(h+1)}await e.finish();for(const h of f)Wt(s,n,h)&&i.add(h);const c=await Nt(s,n,a,i);await(0,ht.L)(s,h=>i.has(h));const w=new Set(
[...i].filter(h=>(0,T.B)(s,h)==="Popup"));return{flattened:c,hidden:i.size-w.size-c,left:new Set(f).size-i.size,isTransparent:e.isTransparent,missing:[...e.missing]}}
const Wt=(s,t,e)=>(0,T.B)(s,e)==="Popup"||!t.isVisible(e)||lt(s,e),lt=(s,t)=>(0,$.wR)(s,t)!==void 0;async function Nt(s,t,e,n){const i=new Set;return await t.run(
Uint32Array.from(e),({items:a,paint:f})=>{for(const c of a){const w=(0,L.i9)(c)?s.get(c):void 0;!(0,L.i9)(c)||!(0,L.Zm)(w)||!n.has(w)||(0,T.B)(s,w)==="Popup"||!t.
isVisible(w)||(i.add(w),f({number:c.number,dict:w}))}return a}),i.size}var nt=l(30020);const Kt="1.4",Xt=async(s,t,e)=>{const n=await(0,K.E)(s.bytes,e,{password:t.
open_password}),{flattened:i,hidden:a,left:f,isTransparent:c,missing:w}=await It(n,t.annotation_kinds),h=[];i+a+f===0&&h.push(nt.bs),f>0&&h.push((0,nt.Ah)(f)),w.
length>0&&h.push((0,nt.gs)(w)),c&&h.push(...await $t(n));const C=n.pages.count,P=await(0,j.UN)(n,c?{version:Kt}:{});return{documents:[{name:s.name,bytes:P,pageCount:C}],
notes:h,facts:{pageCount:C,flattenedAnnotations:i,removedAnnotations:a,leftAnnotations:f}}};async function $t(s){const t=await(0,A.Br)(s),{archive:e}=(0,x.Ip)(s,
t);return e?.part===1?[(0,x.qg)(s,t,e,"that standard allows no transparency")]:[]}}),64019:((J,Z,l)=>{l.d(Z,{dK:()=>I,wR:()=>z,hs:()=>E});var x=l(45599),A=l(74135),
K=l(6057);function j(B,N,R,d){const m=(0,K.b0)(B,N.get("Rect")),u=B.get(R);if(!m||!(u instanceof x.Z6))return;const y=(0,K.b0)(B,u.dict.get("BBox"));if(!y)return;
const[o,r,g,S]=(0,A.zl)((0,K.lQ)(B,u.dict.get("Matrix")),y);if(!(g>o)||!(S>r))return;const p=(m[2]-m[0])/(g-o),v=(m[3]-m[1])/(S-r),M=[p,0,0,v,m[0]-o*p,m[1]-r*v];
return{form:R,matrix:d===0?M:L(M,d,m[0],m[3])}}function L([B,N,R,d,m,u],y,o,r){const g=y===180?-1:0,S=y===90?1:y===270?-1:0,p=(O,W)=>[g*O-S*W,S*O+g*W],[v,M]=p(m-
o,u-r);return[...p(B,N),...p(R,d),v+o,M+r]}const $=2,T=16,b=32;function X(B,N){const R=B.resolve(N.get("F"));return typeof R=="number"?R:0}const I=(B,N)=>(X(B,N)&
($|b))!==0;function E(B,N,R,d){return j(B,N,R,X(B,N)&T?d:0)}function z(B,N){const R=B.dict(N.get("AP"))?.get("N"),d=B.resolve(R);if(d instanceof x.Z6)return(0,x.
i9)(R)?R:void 0;if(!(d instanceof x.Bi))return;const m=B.resolve(N.get("AS")),u=m instanceof x.SX?d.get(m.text):void 0;return(0,x.i9)(u)&&B.resolve(u)instanceof
x.Z6?u:void 0}}),55969:((J,Z,l)=>{l.d(Z,{B:()=>j,E:()=>L});var x=l(45599);const A=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","High\
light","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),K=new Set(["Link","Widget","FileAttachment"]);function j($,T){
const b=$.resolve(T.get("Subtype"));return b instanceof x.SX?b.text:""}const L=($,T)=>T==="comments"?A.has($):$!==""&&!K.has($)}),52755:((J,Z,l)=>{l.d(Z,{NT:()=>z,
Uv:()=>N,kz:()=>$,mO:()=>d,mw:()=>L,qA:()=>B,sj:()=>j,zx:()=>E});var x=l(9819),A=l(45599),K=l(91374);const j=1,L=2,$=4096,T=8192,b=32768,X=65536,I=1<<17,E=1<<18,
z=1<<21,B=1<<24,N=1<<25,R=10;class d{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){this.document=o,this.
form=(0,x.Wo)(o,"AcroForm"),this.visit=new x._i(o)}static async read(o){const r=new d(o),{form:g}=r;return await r.walk(r.references(g?.dict.get("Fields"),g?.holder??
-1,g?.dict,"Fields"),void 0),await r.readPages(),r}inherited(o,r){for(let g=o;g;g=g.parent){const S=this.document.resolve(g.dict.get(r));if(S!==null)return S}return r===
"DA"||r==="Q"?this.document.resolve(this.form?.dict.get(r)):null}integer(o,r){const g=this.inherited(o,r);return typeof g=="number"?Math.trunc(g):0}node(o){return this.
nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(o){const{
document:r,nodes:g,widgets:S,fields:p,byName:v}=this,M=({number:O})=>!o.has(O)&&r.exists(O);for(const O of g.values())M(O)||g.delete(O.number);for(const O of S.
values())M(O)||S.delete(O.number);for(const{nodes:O,widgets:W}of p)m(O,M),m(W,M);m(p,({nodes:O})=>O.length>0);for(const[O,W]of v)W.nodes.length===0&&v.delete(O);
this.form=(0,x.Wo)(r,"AcroForm")}async walk(o,r){const{document:g,visit:S}=this;for(const p of(0,K.iA)(g,{from:o,below:r,visit:S,depth:K.tP})){const{number:v,dict:M}=p;
this.nodes.set(v,p);const O=this.references(M.get("Kids"),v,M,"Kids");(0,A.Eo)(g.resolve(M.get("Subtype")),"Widget")||M.has("Rect")?this.addWidget(p):O.length===
0&&(0,K.bf)(p)===p&&this.field(p);const U=g.job.pace.step(1500);U&&await U}}addWidget(o){const r={node:o,number:o.number,dict:o.dict,pages:[]};this.field((0,K.bf)(
o)).widgets.push(r),this.widgets.set(o.number,r)}field(o){const r=this.fieldOf.get(o);if(r)return r;const{name:g,part:S}=o,p=g===""?void 0:this.byName.get(g),v=this.
integer(o,"Ff"),M=u(o.type,v);if(p?.kind===M)return p.nodes.push(o),this.fieldOf.set(o,p),p;const O={name:g,part:S,kind:M,flags:v,nodes:[o],widgets:[]};return this.
fields.push(O),g!==""&&!p&&this.byName.set(g,O),this.fieldOf.set(o,O),O}async readPages(){const{document:o}=this,{pages:r,job:g}=o,{spend:S}=new x.b9(o);for(let p=0;p<
r.count;p++){const v=r.number(p),M=o.entry(v,"Annots");S(o.array(M)?.length??0);for(const W of M===void 0?[]:this.annotations(M,v)){const U=this.widgets.get(W.number)??
await this.orphan(W);U&&U.pages.length>0&&S(R),U&&U.pages.at(-1)!==p+1&&U.pages.push(p+1);const G=g.pace.step(300);G&&await G}const O=g.pace.step(300);O&&await O}}annotations(o,r){
const g=this.document.array(o)??[];if(!g.some(v=>(0,A.Zm)(v)&&(0,A.Eo)(v.get("Subtype"),"Widget")))return g.filter(A.i9);const S=(0,A.i9)(o)?o.number:r;this.document.
edit(S);const p=(0,A.i9)(o)?g:this.document.array(this.document.get(r).get("Annots"))??[];for(const[v,M]of p.entries())(0,A.Zm)(M)&&(0,A.Eo)(M.get("Subtype"),"W\
idget")&&(p[v]=this.document.add(M));return p.filter(A.i9)}async orphan(o){const{document:r}=this;if(!(0,A.Eo)(r.resolve(r.entry(o.number,"Subtype")),"Widget"))
return;const g=[o],S=new Set([o.number]);let p;for(let v=r.entry(o.number,"Parent");(0,A.i9)(v)&&g.length<K.tP&&(p=this.nodes.get(v.number),!(p||S.has(v.number)||
!(0,A.Zm)(r.get(v))));)S.add(v.number),g.push(v),v=r.entry(v.number,"Parent");for(const v of g.reverse())this.nodes.has(v.number)||await this.walk([v],p),p=this.
nodes.get(v.number);return this.widgets.get(o.number)}references(o,r,g,S){const{document:p}=this,v=p.array(o);if(!v||!g)return[];if(!v.some(A.Zm))return v.filter(
A.i9);p.edit((0,A.i9)(o)?o.number:r);const M=p.array(g.get(S))??[];for(const[O,W]of M.entries())(0,A.Zm)(W)&&(M[O]=p.add(W));return M.filter(A.i9)}}function m(y,o){
let r=0;for(const g of y)o(g)&&(y[r++]=g);y.length=r}function u(y,o){switch(y){case"Tx":return o&T?"password":"text";case"Btn":return o&X?"button":o&b?"radio":"\
checkbox";case"Ch":return o&I?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),25902:((J,Z,l)=>{l.d(Z,{Ly:()=>L,gF:()=>K,r9:()=>j,v8:()=>$});
var x=l(77581),A=l(45599);function K(T,b){let X;return b instanceof A.Mx?X=(0,x.g7)(b):b instanceof A.Z6?X=(0,x.g7)(new A.Mx(T.decoded(b))):b instanceof A.SX?X=
j(b.text):typeof b=="number"&&(X=String(b)),X?.replace(/\r\n?/g,`
`)}function j(T){const b=Buffer.from(T,"latin1"),X=b.toString("utf8");return Buffer.from(X,"utf8").equals(b)?X:(0,x.g7)(new A.Mx(b))}const L=T=>Buffer.from(T).toString(
"latin1"),$=T=>(0,x.wx)(T.replace(/\n/g,"\r"))}),44738:((J,Z,l)=>{l.d(Z,{L:()=>$,m:()=>T});var x=l(45599),A=l(55969),K=l(3466),j=l(9731),L=l(17671);async function $(b,X){
const I=new Set;let E=0,z=!1;for(let R=0;R<b.pages.count;R++){const d=T(b,b.pages.number(R));for(const{number:u}of d){const y=b.get(u);if(I.has(u)||!(0,x.Zm)(y)||
!X(y,R))continue;I.add(u);const o=(0,A.B)(b,y);o==="Popup"&&E++,o==="Widget"&&(z=!0)}const m=b.job.pace.step(500+d.length*100);m&&await m}if(I.size===0)return 0;
const B=(0,L.Hi)(b),N=z?await K.R.of(b):void 0;return await(0,L.Pv)(B,I,()=>(0,L.Wi)(B,I)),N&&await(0,L.zg)(B,N),await(0,j.U)(B),I.size-E}function T(b,X){const I=b.
entry(X,"Annots"),E=b.array(I)??[];if(!E.some(x.Zm))return E.filter(x.i9);const z=b.edit((0,x.i9)(I)?I:X),B=b.array((0,x.Zm)(z)?z.get("Annots"):z)??[];for(const[
N,R]of B.entries())(0,x.Zm)(R)&&(B[N]=b.add(R));return B.filter(x.i9)}})};
