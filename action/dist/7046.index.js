"use strict";exports.id=7046,exports.ids=[7046],exports.modules={96927:((P,x,l)=>{l.d(x,{XS:()=>M,tU:()=>f,tn:()=>u});const T=m=>Math.round(m*72e3/25.4)/1e3,h=(m,I)=>[T(m),T(
I)],u={A3:h(297,420),A4:h(210,297),A5:h(148,210),A6:h(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,f=14400}),17581:((P,x,l)=>{l.d(x,{p4:()=>I,
tk:()=>A,uJ:()=>u,zt:()=>m});const T=.55,h=.1,u=.6,M=[.5,.5,.54],f=(a,r)=>a.reduce((p,{width:S})=>p+S,0)*r/1e3,m=(a,r,p)=>f([a.word("0".repeat(r),"Regular")],p);
function I(a,r,{right:p,baseline:S,size:d}){const[_,g]=[T*d,h*d],D=p-Math.ceil((r+u*d)/_)*_,H=S+g/2;return D-_<a+u*d?[]:[{kind:"stroke",points:[[D,H],[a+u*d,H]],
width:g,color:M,dots:_}]}function A(a,r,{right:p,baseline:S,size:d},_){const g=[a.word(r,"Regular")];return{kind:"text",x:p-f(g,d),y:S,size:d,color:_,words:g}}}),
47046:((P,x,l)=>{l.d(x,{contentsHeading:()=>m,r:()=>N});var T=l(75934),h=l(17581),u=l(96927),M=l(45657);const f={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχό\
μενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",
pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},m=R=>f[(R??"").toLowerCase().split("-")[0]]??f.en,I=[.1,.1,
.12],A=1.45,a=.35,r=1.9,p=2.1,S=44,d=1.2,_=2,g=3,D=15e4,H=2e4,U="…",K=/[^\S\u00a0\u202f]+/gu,v=Math.sqrt(u.tn.A4[0]*u.tn.A4[1])/11,Z=6,J=18;class N{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(i,t){
this.composition=i,this.contents=t,this.typefaces=i.typefaces;const{width:n,height:s}=t,o=Math.min(J,Math.max(Z,Math.sqrt(n*s)/v));this.size=Math.min(o,n/18,s/10);
const e=Math.min(n*.76,S*this.size);this.left=(n-e)/2,this.right=n-this.left,this.top=s-Math.max(s*.11,this.size*1.5),this.bottom=Math.max(s*.1,this.size*1.5)}static async of(i,t,n){
const s=new N(i,t),o=[];for(const e of t.titles){o.push({title:e,lines:await s.broken(e)});const c=n.step(D);c&&await c}return s.distribute(o),s}get pageCount(){
return this.pages.length}async draw(i,t,n){const{composition:s,size:o}=this,e={},c={element:s.document,index:0};for(const[w,k]of this.pages.entries()){const L=s.
sheet(this.contents.width,this.contents.height);let E=this.top;w===0&&(e.sheet=L,e.top=this.contents.height,E-=this.drawHeading(L),c.element=s.document.add("TOC"));
for(const O of k){const C=c.element.add("TOCI").add("Reference").add("Link"),b=i[c.index],y=O.lines.length*A*o;this.drawEntry(L,{entry:O,number:b,top:E,item:C}),
L.link(C,[this.left,E-y,this.right,E],t[c.index],`${O.title}, ${b}`),E-=y+a*o,c.index++;const z=n.step(H);z&&await z}}return e}distribute(i){const{size:t}=this;
let n=this.top-this.headingHeight,s=[];this.pages.push(s);for(const o of i){const e=o.lines.length*A*t;s.length>0&&n-e<this.bottom&&(this.pages.push(s=[]),n=this.
top),s.push(o),n-=e+a*t}}get headingHeight(){return(r*.75+p)*this.size}drawHeading(i){const{size:t,left:n,top:s}=this,o=this.shaped(this.contents.heading,"SemiB\
old"),e=this.composition.document.add("H1");return i.draw(e,W(o,n,s-r*.75*t,r*t,I)),this.headingHeight}drawEntry(i,{entry:t,number:n,top:s,item:o}){const{size:e,
left:c,right:w,typefaces:k}=this,[L]=this.shaped(" ","Regular");let E=s-A*e*.72;for(const[O,{words:C,width:b}]of t.lines.entries()){const y=c+(O===0?0:d*e),z=O===
t.lines.length-1;if(i.draw(o,W([...C,L],y,E,e,I)),z){const B={right:w,baseline:E,size:e};i.draw(void 0,...(0,h.p4)(y+b,this.column,B)),i.draw(o,(0,h.tk)(k,n,B,I))}
E-=A*e}}get column(){return(0,h.zt)(this.typefaces,this.contents.digits,this.size)}async broken(i){const t=this.size/1e3,n=this.right-this.left-this.column-(2*h.
uJ+_)*this.size,o=await new T.p(i.trim().replace(K," "),e=>G(this.shaped(e,"Regular"))*t).lines(e=>e===0?n:n-d*this.size);return o.slice(0,g).map((e,c)=>{const w=this.
shaped(e,"Regular");return c+1===g&&o.length>g&&(0,M.RZ)(w,this.shaped(U,"Regular")),{words:w,width:G(w)*t}})}shaped(i,t){return i.split(/(?<= )|(?= )/).map(n=>this.
typefaces.word(n,t))}}const G=R=>R.reduce((i,{width:t})=>i+t,0),W=(R,i,t,n,s)=>({kind:"text",x:i,y:t,size:n,color:s,words:R})})};
