"use strict";exports.id=7514,exports.ids=[7514],exports.modules={87514:((v,R,S)=>{S.d(R,{contentsHeading:()=>H,r:()=>B});var T=S(79131);const x={cs:"Obsah",da:"Indhold",de:"\
Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"\
Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},H=g=>x[(g??"").toLowerCase().split(
"-")[0]]??x.en,m=[.1,.1,.12],M=[.5,.5,.54],u=1.45,L=.35,E=1.9,b=2.1,N=44,I=1.2,A=.55,O=.1,f=.6,k=2,C=3,D="…",G=Math.sqrt(595*842)/11,W=6,P=18;class B{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(o,n){
this.composition=o,this.contents=n,this.typefaces=o.typefaces;const{width:e,height:s,titles:i}=n,t=Math.min(P,Math.max(W,Math.sqrt(e*s)/G));this.size=Math.min(t,
e/18,s/10);const r=Math.min(e*.76,N*this.size);this.left=(e-r)/2,this.right=e-this.left,this.top=s-Math.max(s*.11,this.size*1.5),this.bottom=Math.max(s*.1,this.
size*1.5),this.distribute(i.map(h=>({title:h,lines:this.broken(h)})))}get pageCount(){return this.pages.length}draw(o,n){const{composition:e,size:s}=this,i={},t={
element:e.document,index:0};for(const[r,h]of this.pages.entries()){const d=e.sheet(this.contents.width,this.contents.height);let c=this.top;r===0&&(i.sheet=d,i.
top=this.contents.height,c-=this.drawHeading(d),t.element=e.document.add("TOC"));for(const l of h){const a=t.element.add("TOCI").add("Reference").add("Link"),p=o[t.
index],w=l.lines.length*u*s;this.drawEntry(d,{entry:l,number:p,top:c,item:a}),d.link(a,[this.left,c-w,this.right,c],n[t.index],`${l.title}, ${p}`),c-=w+L*s,t.index++}}
return i}distribute(o){const{size:n}=this;let e=this.top-this.headingHeight,s=[];this.pages.push(s);for(const i of o){const t=i.lines.length*u*n;s.length>0&&e-t<
this.bottom&&(this.pages.push(s=[]),e=this.top),s.push(i),e-=t+L*n}}get headingHeight(){return(E*.75+b)*this.size}drawHeading(o){const{size:n,left:e,top:s}=this,
i=this.shaped(this.contents.heading,"SemiBold"),t=this.composition.document.add("H1");return o.draw(t,z(i,e,s-E*.75*n,E*n,m)),this.headingHeight}drawEntry(o,{entry:n,
number:e,top:s,item:i}){const{size:t,left:r,right:h}=this,d=this.shaped(e,"Regular"),[c]=this.shaped(" ","Regular"),l=h-y(d)*t;let a=s-u*t*.72;for(const[p,{words:w,
width:U}]of n.lines.entries()){const _=r+(p===0?0:I*t),q=p===n.lines.length-1;o.draw(i,z([...w,c],_,a,t,m)),q&&(o.draw(void 0,...this.leaders(_+U+f*t,l-f*t,a)),
o.draw(i,z(d,l,a,t,m))),a-=u*t}}leaders(o,n,e){const{size:s,right:i}=this,t=[],[r,h]=[A*s,O*s],d=Math.min(n,i-this.figureWidth-f*s);for(let c=i-Math.ceil((i-d)/
r)*r;c>=o;c-=r)t.push({kind:"area",x:c,y:e,width:h,height:h,radius:h/2,color:M});return t}get figureWidth(){return y(this.shaped("0".repeat(this.contents.digits),
"Regular"))*this.size}broken(o){const n=this.size/1e3,e=this.right-this.left-this.figureWidth-(2*f+k)*this.size,[s]=this.shaped(" ","Regular"),i=[{words:[],width:0}];
for(const{word:t,isNew:r}of this.pieces(o,e-I*this.size)){const h=i.at(-1),d=r&&h.words.length>0?[s]:[],c=[...d,t].reduce((a,p)=>a+p.width*n,0),l=h.width+c>e-(i.
length===1?0:I*this.size);if(h.words.length>0&&l){if(i.length===C){const[a]=this.shaped(D,"Regular");h.words.push(a),h.width+=a.width*n;break}i.push({words:[t],
width:t.width*n});continue}h.words.push(...d,t),h.width+=c}return i}*pieces(o,n){const e=s=>s.width*(this.size/1e3)<=n;for(const s of o.split(/\s+/).filter(i=>i!==
"")){const i=this.typefaces.word(s,"Regular");if(e(i)){yield{word:i,isNew:!0};continue}let t=!0;for(const r of s.split(/(?<=[_\-–—/.,;:])/)){const h=this.typefaces.
word(r,"Regular");for(const d of e(h)?[r]:(0,T.qf)(r))yield{word:this.typefaces.word(d,"Regular"),isNew:t},t=!1}}}shaped(o,n){return o.split(/(?<= )|(?= )/).map(
e=>this.typefaces.word(e,n))}}const y=g=>g.reduce((o,{width:n})=>o+n,0)/1e3,z=(g,o,n,e,s)=>({kind:"text",x:o,y:n,size:e,color:s,words:g})})};
