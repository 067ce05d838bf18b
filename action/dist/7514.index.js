"use strict";exports.id=7514,exports.ids=[7514],exports.modules={66601:((W,A,x)=>{x.d(A,{p4:()=>M,tk:()=>L,uJ:()=>m,zt:()=>T});const I=.55,H=.1,m=.6,N=[.5,.5,.54],y=(l,u)=>l.
reduce((r,{width:E})=>r+E,0)*u/1e3,T=(l,u,r)=>y([l.word("0".repeat(u),"Regular")],r);function M(l,u,{right:r,baseline:E,size:p}){const[g,_]=[I*p,H*p],O=r-Math.ceil(
(u+m*p)/g)*g,b=E+_/2;return O-g<l+m*p?[]:[{kind:"stroke",points:[[O,b],[l+m*p,b]],width:_,color:N,dots:g}]}function L(l,u,{right:r,baseline:E,size:p},g){const _=[
l.word(u,"Regular")];return{kind:"text",x:r-y(_,p),y:E,size:p,color:g,words:_}}}),87514:((W,A,x)=>{x.d(A,{contentsHeading:()=>N,r:()=>C});var I=x(66601),H=x(79131);
const m={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"I\
nnhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},
N=D=>m[(D??"").toLowerCase().split("-")[0]]??m.en,y=[.1,.1,.12],T=1.45,M=.35,L=1.9,l=2.1,u=44,r=1.2,E=2,p=3,g=15e4,_=2e4,O="…",b=Math.sqrt(595*842)/11,B=6,U=18;
class C{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(o,n){this.composition=o,this.contents=n,this.typefaces=o.typefaces;const{
width:s,height:t}=n,i=Math.min(U,Math.max(B,Math.sqrt(s*t)/b));this.size=Math.min(i,s/18,t/10);const e=Math.min(s*.76,u*this.size);this.left=(s-e)/2,this.right=
s-this.left,this.top=t-Math.max(t*.11,this.size*1.5),this.bottom=Math.max(t*.1,this.size*1.5)}static async of(o,n,s){const t=new C(o,n),i=[];for(const e of n.titles){
i.push({title:e,lines:t.broken(e)});const h=s.step(g);h&&await h}return t.distribute(i),t}get pageCount(){return this.pages.length}async draw(o,n,s){const{composition:t,
size:i}=this,e={},h={element:t.document,index:0};for(const[c,w]of this.pages.entries()){const f=t.sheet(this.contents.width,this.contents.height);let d=this.top;
c===0&&(e.sheet=f,e.top=this.contents.height,d-=this.drawHeading(f),h.element=t.document.add("TOC"));for(const a of w){const S=h.element.add("TOCI").add("Refere\
nce").add("Link"),k=o[h.index],R=a.lines.length*T*i;this.drawEntry(f,{entry:a,number:k,top:d,item:S}),f.link(S,[this.left,d-R,this.right,d],n[h.index],`${a.title}\
, ${k}`),d-=R+M*i,h.index++;const z=s.step(_);z&&await z}}return e}distribute(o){const{size:n}=this;let s=this.top-this.headingHeight,t=[];this.pages.push(t);for(const i of o){
const e=i.lines.length*T*n;t.length>0&&s-e<this.bottom&&(this.pages.push(t=[]),s=this.top),t.push(i),s-=e+M*n}}get headingHeight(){return(L*.75+l)*this.size}drawHeading(o){
const{size:n,left:s,top:t}=this,i=this.shaped(this.contents.heading,"SemiBold"),e=this.composition.document.add("H1");return o.draw(e,G(i,s,t-L*.75*n,L*n,y)),this.
headingHeight}drawEntry(o,{entry:n,number:s,top:t,item:i}){const{size:e,left:h,right:c,typefaces:w}=this,[f]=this.shaped(" ","Regular");let d=t-T*e*.72;for(const[
a,{words:S,width:k}]of n.lines.entries()){const R=h+(a===0?0:r*e),z=a===n.lines.length-1;if(o.draw(i,G([...S,f],R,d,e,y)),z){const P={right:c,baseline:d,size:e};
o.draw(void 0,...(0,I.p4)(R+k,this.column,P)),o.draw(i,(0,I.tk)(w,s,P,y))}d-=T*e}}get column(){return(0,I.zt)(this.typefaces,this.contents.digits,this.size)}broken(o){
const n=this.size/1e3,s=this.right-this.left-this.column-(2*I.uJ+E)*this.size,[t]=this.shaped(" ","Regular"),i=[{words:[],width:0}];for(const{word:e,isNew:h}of this.
pieces(o,s-r*this.size)){const c=i.at(-1),w=h&&c.words.length>0?[t]:[],f=[...w,e].reduce((a,S)=>a+S.width*n,0),d=c.width+f>s-(i.length===1?0:r*this.size);if(c.words.
length>0&&d){if(i.length===p){const[a]=this.shaped(O,"Regular");c.words.push(a),c.width+=a.width*n;break}i.push({words:[e],width:e.width*n});continue}c.words.push(
...w,e),c.width+=f}return i}*pieces(o,n){const s=t=>t.width*(this.size/1e3)<=n;for(const t of o.split(/\s+/).filter(i=>i!=="")){const i=this.typefaces.word(t,"R\
egular");if(s(i)){yield{word:i,isNew:!0};continue}let e=!0;for(const h of t.split(/(?<=[_\-–—/.,;:])/)){const c=this.typefaces.word(h,"Regular");for(const w of s(
c)?[h]:(0,H.qf)(h))yield{word:this.typefaces.word(w,"Regular"),isNew:e},e=!1}}}shaped(o,n){return o.split(/(?<= )|(?= )/).map(s=>this.typefaces.word(s,n))}}const G=(D,o,n,s,t)=>({
kind:"text",x:o,y:n,size:s,color:t,words:D})})};
