"use strict";exports.id=7514,exports.ids=[7514],exports.modules={87514:(($,H,z)=>{z.d(H,{contentsHeading:()=>N,r:()=>_});var M=z(79131);const L={cs:"Obsah",da:"Indhold",de:"\
Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"\
Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},N=f=>L[(f??"").toLowerCase().split(
"-")[0]]??L.en,I=[.1,.1,.12],b=[.5,.5,.54],u=1.45,x=.35,S=1.9,O=2.1,A=44,T=1.2,k=.55,C=.1,w=.6,D=2,G=3,W=15e4,P=2e4,B="…",U=Math.sqrt(595*842)/11,q=6,v=18;class _{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(o,e){
this.composition=o,this.contents=e,this.typefaces=o.typefaces;const{width:n,height:t}=e,i=Math.min(v,Math.max(q,Math.sqrt(n*t)/U));this.size=Math.min(i,n/18,t/10);
const s=Math.min(n*.76,A*this.size);this.left=(n-s)/2,this.right=n-this.left,this.top=t-Math.max(t*.11,this.size*1.5),this.bottom=Math.max(t*.1,this.size*1.5)}static async of(o,e,n){
const t=new _(o,e),i=[];for(const s of e.titles){i.push({title:s,lines:t.broken(s)});const h=n.step(W);h&&await h}return t.distribute(i),t}get pageCount(){return this.
pages.length}async draw(o,e,n){const{composition:t,size:i}=this,s={},h={element:t.document,index:0};for(const[c,d]of this.pages.entries()){const a=t.sheet(this.
contents.width,this.contents.height);let l=this.top;c===0&&(s.sheet=a,s.top=this.contents.height,l-=this.drawHeading(a),h.element=t.document.add("TOC"));for(const r of d){
const p=h.element.add("TOCI").add("Reference").add("Link"),m=o[h.index],E=r.lines.length*u*i;this.drawEntry(a,{entry:r,number:m,top:l,item:p}),a.link(p,[this.left,
l-E,this.right,l],e[h.index],`${r.title}, ${m}`),l-=E+x*i,h.index++;const g=n.step(P);g&&await g}}return s}distribute(o){const{size:e}=this;let n=this.top-this.
headingHeight,t=[];this.pages.push(t);for(const i of o){const s=i.lines.length*u*e;t.length>0&&n-s<this.bottom&&(this.pages.push(t=[]),n=this.top),t.push(i),n-=
s+x*e}}get headingHeight(){return(S*.75+O)*this.size}drawHeading(o){const{size:e,left:n,top:t}=this,i=this.shaped(this.contents.heading,"SemiBold"),s=this.composition.
document.add("H1");return o.draw(s,y(i,n,t-S*.75*e,S*e,I)),this.headingHeight}drawEntry(o,{entry:e,number:n,top:t,item:i}){const{size:s,left:h,right:c}=this,d=this.
shaped(n,"Regular"),[a]=this.shaped(" ","Regular"),l=c-R(d)*s;let r=t-u*s*.72;for(const[p,{words:m,width:E}]of e.lines.entries()){const g=h+(p===0?0:T*s),K=p===
e.lines.length-1;o.draw(i,y([...m,a],g,r,s,I)),K&&(o.draw(void 0,...this.leaders(g+E+w*s,l-w*s,r)),o.draw(i,y(d,l,r,s,I))),r-=u*s}}leaders(o,e,n){const{size:t,right:i}=this,
[s,h]=[k*t,C*t],c=Math.min(e,i-this.figureWidth-w*t),d=i-Math.ceil((i-c)/s)*s,a=n+h/2;return d-s<o?[]:[{kind:"stroke",points:[[d,a],[o,a]],width:h,color:b,dots:s}]}get figureWidth(){
return R(this.shaped("0".repeat(this.contents.digits),"Regular"))*this.size}broken(o){const e=this.size/1e3,n=this.right-this.left-this.figureWidth-(2*w+D)*this.
size,[t]=this.shaped(" ","Regular"),i=[{words:[],width:0}];for(const{word:s,isNew:h}of this.pieces(o,n-T*this.size)){const c=i.at(-1),d=h&&c.words.length>0?[t]:
[],a=[...d,s].reduce((r,p)=>r+p.width*e,0),l=c.width+a>n-(i.length===1?0:T*this.size);if(c.words.length>0&&l){if(i.length===G){const[r]=this.shaped(B,"Regular");
c.words.push(r),c.width+=r.width*e;break}i.push({words:[s],width:s.width*e});continue}c.words.push(...d,s),c.width+=a}return i}*pieces(o,e){const n=t=>t.width*(this.
size/1e3)<=e;for(const t of o.split(/\s+/).filter(i=>i!=="")){const i=this.typefaces.word(t,"Regular");if(n(i)){yield{word:i,isNew:!0};continue}let s=!0;for(const h of t.
split(/(?<=[_\-–—/.,;:])/)){const c=this.typefaces.word(h,"Regular");for(const d of n(c)?[h]:(0,M.qf)(h))yield{word:this.typefaces.word(d,"Regular"),isNew:s},
s=!1}}}shaped(o,e){return o.split(/(?<= )|(?= )/).map(n=>this.typefaces.word(n,e))}}const R=f=>f.reduce((o,{width:e})=>o+e,0)/1e3,y=(f,o,e,n,t)=>({kind:"text",x:o,
y:e,size:n,color:t,words:f})})};
