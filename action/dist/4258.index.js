"use strict";exports.id=4258,exports.ids=[4258],exports.modules={981:((Y,z,_)=>{_.d(z,{makeContents:()=>w});var W=_(25524),C=_(74135),P=_(6057),B=_(96927),R=_(51894),S=_(47046),
v=_(45599),D=_(47261);async function w(r,c,E){const{heading:M,titles:I,language:t,startOnOdd:n}=c,d=await R.B.open({styles:["SemiBold"],text:[M,...I].join(" ")},
E),{width:i,height:f}=y(r[0].document),h=r.map(({document:u})=>u.pages.count),g=String(h.reduce((u,l)=>u+l+1,I.length)).length,p=await S.r.of(d,{width:i,height:f,
heading:M,titles:I,digits:g},E.pace),[,...e]=(0,D.b)([p.pageCount,...h],n),s=await p.draw(e.map(String),I.map(()=>({place:{}})),E.pace),o=await d.finish({title:M,
language:t,bookmarks:[{title:M,place:s,children:[]}]}),a={index:r.length,document:o,made:!0};return A(a,r),r.every(u=>!u.document.catalog.has("StructTreeRoot"))&&
m(o),{part:a,missing:d.typefaces.missing}}function y(r){const c=(0,P.iw)(r,0),{width:E,height:M}=(0,C.iN)(c),I=t=>Math.min(B.tU,t*c.userUnit);return{width:I(E),
height:I(M)}}function A({document:r,index:c},E){const M=O(r);for(const[I,t]of E.entries())r.edit(M[I]).set("Dest",[(0,W.Po)(t.index,t.document.pages.number(0),c),
new v.SX("Fit")])}const O=r=>r.pages.numbers.flatMap(c=>(r.array(r.entry(c,"Annots"))??[]).filter(v.i9));function m(r){for(const c of["StructTreeRoot","MarkInfo"])
r.editCatalog().delete(c);for(const c of r.pages.numbers)r.patch(c,{StructParents:void 0,Tabs:void 0});for(const c of O(r))r.patch(c.number,{StructParent:void 0})}}),
21878:((Y,z,_)=>{_.d(z,{k:()=>P});const W=[.3127,.329,.64,.33,.3,.6,.15,.06],C=[.9642,1,.8249];function P({gray:t,gamma:n,primaries:d}){const i=n===void 0?y():w(
1/n),h=[{names:["desc"],data:v(n===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:S("text",[...R("No copyright, use freely"),0])},{names:["wtpt"],
data:D(C)}];if(t)return B("GRAY",[...h,{names:["kTRC"],data:i}]);const[g,p,e]=r(A(d??W));return B("RGB ",[...h,{names:["rXYZ"],data:D(g)},{names:["gXYZ"],data:D(
p)},{names:["bXYZ"],data:D(e)},{names:["rTRC","gTRC","bTRC"],data:i}])}function B(t,n){const d=n.flatMap(({names:s})=>s).length,i=132+12*d,f=n.reduce((s,{data:o})=>s+
o.length,i),h=new Uint8Array(f),g=new DataView(h.buffer);g.setUint32(0,f),g.setUint32(8,34603008),h.set(R(`mntr${t}XYZ `),12);for(const[s,o]of[2e3,1,1,0,0,0].entries())
g.setUint16(24+2*s,o);h.set(R("acsp"),36),h.set(D(C).subarray(8),68),g.setUint32(128,d);let p=132,e=i;for(const{names:s,data:o}of n){for(const a of s)h.set(R(a),
p),g.setUint32(p+4,e),g.setUint32(p+8,o.length),p+=12;h.set(o,e),e+=o.length}return h}const R=t=>[...t].map(n=>n.charCodeAt(0));function S(t,n){const d=8+n.length,
i=new Uint8Array(Math.ceil(d/4)*4);return i.set(R(t)),i.set(n,8),i}function v(t){return S("desc",[0,0,0,t.length+1,...R(t),0,...new Array(78).fill(0)])}function D(t){
const n=S("XYZ ",new Array(12).fill(0)),d=new DataView(n.buffer);for(const[i,f]of t.entries())d.setInt32(8+4*i,Math.round(f*65536));return n}function w(t){const n=Math.
round(t*256);return S("curv",[0,0,0,1,n>>8,n&255])}function y(){const n=S("curv",[0,0,4,0,...new Array(2048).fill(0)]),d=new DataView(n.buffer);for(let i=0;i<1024;i++){
const f=i/1023,h=f<=.04045?f/12.92:((f+.055)/1.055)**2.4;d.setUint16(12+2*i,Math.round(h*65535))}return n}function A([t,n,d,i,f,h,g,p]){const e=[t/n,1,(1-t-n)/n],
s=m([[d/i,1,(1-d-i)/i],[f/h,1,(1-f-h)/h],[g/p,1,(1-g-p)/p]]),o=E(I(s),e),a=s.map(L=>L.map((k,U)=>k*o[U])),[u,l]=[E(O,e),E(O,C)],T=O.map((L,k)=>L.map(U=>U*l[k]/u[k]));
return M(M(I(O),T),a)}const O=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],m=t=>[[t[0][0],t[1][0],t[2][0]],[t[0][1],t[1][1],t[2][1]],[t[0][2],
t[1][2],t[2][2]]],r=m,c=(t,n)=>t[0]*n[0]+t[1]*n[1]+t[2]*n[2],E=(t,n)=>[c(t[0],n),c(t[1],n),c(t[2],n)];function M(t,n){const d=r(n);return t.map(i=>[c(i,d[0]),c(
i,d[1]),c(i,d[2])])}function I([[t,n,d],[i,f,h],[g,p,e]]){const s=t*(f*e-h*p)-n*(i*e-h*g)+d*(i*p-f*g);return[[f*e-h*p,d*p-n*e,n*h-d*f],[h*g-i*e,t*e-d*g,d*i-t*h],
[i*p-f*g,n*g-t*p,t*f-n*i]].map(a=>a.map(u=>u/s))}}),17581:((Y,z,_)=>{_.d(z,{p4:()=>v,tk:()=>D,uJ:()=>P,zt:()=>S});const W=.55,C=.1,P=.6,B=[.5,.5,.54],R=(w,y)=>w.
reduce((A,{width:O})=>A+O,0)*y/1e3,S=(w,y,A)=>R([w.word("0".repeat(y),"Regular")],A);function v(w,y,{right:A,baseline:O,size:m}){const[r,c]=[W*m,C*m],E=A-Math.ceil(
(y+P*m)/r)*r,M=O+c/2;return E-r<w+P*m?[]:[{kind:"stroke",points:[[E,M],[w+P*m,M]],width:c,color:B,dots:r}]}function D(w,y,{right:A,baseline:O,size:m},r){const c=[
w.word(y,"Regular")];return{kind:"text",x:A-R(c,m),y:O,size:m,color:r,words:c}}}),47046:((Y,z,_)=>{_.d(z,{contentsHeading:()=>S,r:()=>f});var W=_(75934),C=_(17581),
P=_(96927),B=_(45657);const R={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tarta\
lom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçi\
ndekiler",uk:"Зміст"},S=p=>R[(p??"").toLowerCase().split("-")[0]]??R.en,v=[.1,.1,.12],D=1.45,w=.35,y=1.9,A=2.1,O=44,m=1.2,r=2,c=3,E=15e4,M=2e4,I="…",t=/[^\S\u00a0\u202f]+/gu,
n=Math.sqrt(P.tn.A4[0]*P.tn.A4[1])/11,d=6,i=18;class f{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(e,s){this.composition=e,this.
contents=s,this.typefaces=e.typefaces;const{width:o,height:a}=s,u=Math.min(i,Math.max(d,Math.sqrt(o*a)/n));this.size=Math.min(u,o/18,a/10);const l=Math.min(o*.76,
O*this.size);this.left=(o-l)/2,this.right=o-this.left,this.top=a-Math.max(a*.11,this.size*1.5),this.bottom=Math.max(a*.1,this.size*1.5)}static async of(e,s,o){const a=new f(
e,s),u=[];for(const l of s.titles){u.push({title:l,lines:await a.broken(l)});const T=o.step(E);T&&await T}return a.distribute(u),a}get pageCount(){return this.pages.
length}async draw(e,s,o){const{composition:a,size:u}=this,l={},T={element:a.document,index:0};for(const[L,k]of this.pages.entries()){const U=a.sheet(this.contents.
width,this.contents.height);let x=this.top;L===0&&(l.sheet=U,l.top=this.contents.height,x-=this.drawHeading(U),T.element=a.document.add("TOC"));for(const N of k){
const K=T.element.add("TOCI").add("Reference").add("Link"),b=e[T.index],H=N.lines.length*D*u;this.drawEntry(U,{entry:N,number:b,top:x,item:K}),U.link(K,[this.left,
x-H,this.right,x],s[T.index],`${N.title}, ${b}`),x-=H+w*u,T.index++;const G=o.step(M);G&&await G}}return l}distribute(e){const{size:s}=this;let o=this.top-this.
headingHeight,a=[];this.pages.push(a);for(const u of e){const l=u.lines.length*D*s;a.length>0&&o-l<this.bottom&&(this.pages.push(a=[]),o=this.top),a.push(u),o-=
l+w*s}}get headingHeight(){return(y*.75+A)*this.size}drawHeading(e){const{size:s,left:o,top:a}=this,u=this.shaped(this.contents.heading,"SemiBold"),l=this.composition.
document.add("H1");return e.draw(l,g(u,o,a-y*.75*s,y*s,v)),this.headingHeight}drawEntry(e,{entry:s,number:o,top:a,item:u}){const{size:l,left:T,right:L,typefaces:k}=this,
[U]=this.shaped(" ","Regular");let x=a-D*l*.72;for(const[N,{words:K,width:b}]of s.lines.entries()){const H=T+(N===0?0:m*l),G=N===s.lines.length-1;if(e.draw(u,g(
[...K,U],H,x,l,v)),G){const Z={right:L,baseline:x,size:l};e.draw(void 0,...(0,C.p4)(H+b,this.column,Z)),e.draw(u,(0,C.tk)(k,o,Z,v))}x-=D*l}}get column(){return(0,C.
zt)(this.typefaces,this.contents.digits,this.size)}async broken(e){const s=this.size/1e3,o=this.right-this.left-this.column-(2*C.uJ+r)*this.size,u=await new W.p(
e.trim().replace(t," "),l=>h(this.shaped(l,"Regular"))*s).lines(l=>l===0?o:o-m*this.size);return u.slice(0,c).map((l,T)=>{const L=this.shaped(l,"Regular");return T+
1===c&&u.length>c&&(0,B.RZ)(L,this.shaped(I,"Regular")),{words:L,width:h(L)*s}})}shaped(e,s){return e.split(/(?<= )|(?= )/).map(o=>this.typefaces.word(o,s))}}const h=p=>p.
reduce((e,{width:s})=>e+s,0),g=(p,e,s,o,a)=>({kind:"text",x:e,y:s,size:o,color:a,words:p})})};
