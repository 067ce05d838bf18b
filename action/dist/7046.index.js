"use strict";exports.id=7046,exports.ids=[7046],exports.modules={96927:((P,O,E)=>{E.d(O,{XS:()=>T,tU:()=>A,tn:()=>l});const I=u=>Math.round(u*72e3/25.4)/1e3,a=(u,_)=>[I(u),I(
_)],l={A3:a(297,420),A4:a(210,297),A5:a(148,210),A6:a(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},T=3,A=14400}),17581:((P,O,E)=>{E.d(O,{p4:()=>_,
tk:()=>R,uJ:()=>l,zt:()=>u});const I=.55,a=.1,l=.6,T=[.5,.5,.54],A=(c,p)=>c.reduce((g,{width:m})=>g+m,0)*p/1e3,u=(c,p,g)=>A([c.word("0".repeat(p),"Regular")],g);
function _(c,p,{right:g,baseline:m,size:r}){const[d,w]=[I*r,a*r],D=g-Math.ceil((p+l*r)/d)*d,H=m+w/2;return D-d<c+l*r?[]:[{kind:"stroke",points:[[D,H],[c+l*r,H]],
width:w,color:T,dots:d}]}function R(c,p,{right:g,baseline:m,size:r},d){const w=[c.word(p,"Regular")];return{kind:"text",x:g-A(w,r),y:m,size:r,color:d,words:w}}}),
47046:((P,O,E)=>{E.d(O,{contentsHeading:()=>A,r:()=>C});var I=E(75934),a=E(17581),l=E(96927);const T={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",
en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índic\
e",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},A=y=>T[(y??"").toLowerCase().split("-")[0]]??T.en,u=[.1,.1,.12],_=1.45,
R=.35,c=1.9,p=2.1,g=44,m=1.2,r=2,d=3,w=15e4,D=2e4,H="…",U=/[^\S\u00a0\u202f]+/gu,K=Math.sqrt(l.tn.A4[0]*l.tn.A4[1])/11,v=6,J=18;class C{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(i,t){
this.composition=i,this.contents=t,this.typefaces=i.typefaces;const{width:n,height:s}=t,o=Math.min(J,Math.max(v,Math.sqrt(n*s)/K));this.size=Math.min(o,n/18,s/10);
const e=Math.min(n*.76,g*this.size);this.left=(n-e)/2,this.right=n-this.left,this.top=s-Math.max(s*.11,this.size*1.5),this.bottom=Math.max(s*.1,this.size*1.5)}static async of(i,t,n){
const s=new C(i,t),o=[];for(const e of t.titles){o.push({title:e,lines:await s.broken(e)});const h=n.step(w);h&&await h}return s.distribute(o),s}get pageCount(){
return this.pages.length}async draw(i,t,n){const{composition:s,size:o}=this,e={},h={element:s.document,index:0};for(const[S,N]of this.pages.entries()){const L=s.
sheet(this.contents.width,this.contents.height);let f=this.top;S===0&&(e.sheet=L,e.top=this.contents.height,f-=this.drawHeading(L),h.element=s.document.add("TOC"));
for(const x of N){const b=h.element.add("TOCI").add("Reference").add("Link"),k=i[h.index],M=x.lines.length*_*o;this.drawEntry(L,{entry:x,number:k,top:f,item:b}),
L.link(b,[this.left,f-M,this.right,f],t[h.index],`${x.title}, ${k}`),f-=M+R*o,h.index++;const z=n.step(D);z&&await z}}return e}distribute(i){const{size:t}=this;
let n=this.top-this.headingHeight,s=[];this.pages.push(s);for(const o of i){const e=o.lines.length*_*t;s.length>0&&n-e<this.bottom&&(this.pages.push(s=[]),n=this.
top),s.push(o),n-=e+R*t}}get headingHeight(){return(c*.75+p)*this.size}drawHeading(i){const{size:t,left:n,top:s}=this,o=this.shaped(this.contents.heading,"SemiB\
old"),e=this.composition.document.add("H1");return i.draw(e,W(o,n,s-c*.75*t,c*t,u)),this.headingHeight}drawEntry(i,{entry:t,number:n,top:s,item:o}){const{size:e,
left:h,right:S,typefaces:N}=this,[L]=this.shaped(" ","Regular");let f=s-_*e*.72;for(const[x,{words:b,width:k}]of t.lines.entries()){const M=h+(x===0?0:m*e),z=x===
t.lines.length-1;if(i.draw(o,W([...b,L],M,f,e,u)),z){const B={right:S,baseline:f,size:e};i.draw(void 0,...(0,a.p4)(M+k,this.column,B)),i.draw(o,(0,a.tk)(N,n,B,u))}
f-=_*e}}get column(){return(0,a.zt)(this.typefaces,this.contents.digits,this.size)}async broken(i){const t=this.size/1e3,n=this.right-this.left-this.column-(2*a.
uJ+r)*this.size,o=await new I.p(i.trim().replace(U," "),e=>G(this.shaped(e,"Regular"))*t).lines(e=>e===0?n:n-m*this.size);return o.slice(0,d).map((e,h)=>{const S=this.
shaped(e,"Regular");return h+1===d&&o.length>d&&S.push(...this.shaped(H,"Regular")),{words:S,width:G(S)*t}})}shaped(i,t){return i.split(/(?<= )|(?= )/).map(n=>this.
typefaces.word(n,t))}}const G=y=>y.reduce((i,{width:t})=>i+t,0),W=(y,i,t,n,s)=>({kind:"text",x:i,y:t,size:n,color:s,words:y})})};
