"use strict";exports.id=8173,exports.ids=[8173],exports.modules={86537:((Z,K,p)=>{p.d(K,{l1:()=>_,wS:()=>P,EF:()=>O});var A=p(45657),R=p(36211),U=p(36078),b=p(74135),W=p(79627),
C=p(27077);class L{points=0;countPoint(){return this.points++,this.points<C.y?!1:(this.points=0,!0)}}function*M(o,s){const r=new L;let c=o;for(const l of s){const f=[];
for(const a of c)yield*y(a,l,f,r);c=f}return c}function*y(o,{x:s,y:r,width:c,height:l},f,a){const t=([u])=>s-u,e=([u])=>u-s-c,n=([,u])=>r-u,h=([,u])=>u-r-l,i=u=>d=>-u(
d);for(const u of[t,e,n,h])if(yield*E(o,u,a)){f.push(o);return}for(const u of[[t],[e],[i(t),i(e),n],[i(t),i(e),h]]){const d=yield*G(o,u,a);d.length>2&&f.push(d)}}
function*E(o,s,r){r.countPoint()&&(yield C.Yz);for(const c of o){if(s(c)<0)return!1;r.countPoint()&&(yield C.Yz)}return!0}function*m(o,{x:s,y:r,width:c,height:l},f){
const t=yield*G(o,[([n])=>n-s,([n])=>s+c-n,([,n])=>n-r,([,n])=>r+l-n],f);let e=0;for(const[n,[h,i]]of t.entries()){const[u,d]=t[(n+1)%t.length];e+=h*d-u*i,f.countPoint()&&
(yield C.Yz)}return Math.abs(e)>F}function*v(o,s,r){for(let c=0;c<o.length;c++){if(c>0&&S(o[c-1],o[c],s))return!0;r.countPoint()&&(yield C.Yz)}return!1}const F=.01;
function*G(o,s,r){let c=o;for(const l of s){const f=[];for(let a=0;a<c.length;a++){const[t,e]=[c[a],c[(a+1)%c.length]],[n,h]=[l(t),l(e)];n>=0&&f.push(t),n>0!=h>
0&&n!==h&&f.push(j(t,e,n/(n-h))),r.countPoint()&&(yield C.Yz)}c=f}return c}const j=([o,s],[r,c],l)=>[o+(r-o)*l,s+(c-s)*l];function*Y(o,s){const r=new L;let c=o;
for(const l of s){const f=[];for(const a of c)yield*J(a,l,f,r);c=f}return c}function*J(o,s,r,c){let l=[];for(let f=1;f<o.length;f++){c.countPoint()&&(yield C.Yz);
const[a,t]=[o[f-1],o[f]],e=S(a,t,s);if(l.length===0&&!(e&&e[0]<=0)&&l.push(a),!e){l.push(t);continue}e[0]>0&&l.push(j(a,t,e[0])),l.length>1&&r.push(l),l=e[1]<1?
[j(a,t,e[1]),t]:[]}l.length>1&&r.push(l)}function S([o,s],[r,c],{x:l,y:f,width:a,height:t}){let[e,n]=[0,1];for(const[h,i]of[[o-r,o-l],[r-o,l+a-o],[s-c,s-f],[c-s,
f+t-s]])if(h===0){if(i<0)return}else h<0?e=Math.max(e,i/h):n=Math.min(n,i/h);return e<n?[e,n]:void 0}const z=24,X=.5,B=200;class _{boxOnly;outline=b.gF;constructor(s=!1){
this.boxOnly=s}parts=[];built=[];texts=[];clip="";last=[0,0];build(s,r,c){const{operator:l}=s;if(l==="W"||l==="W*")this.clip=l;else if(!R.Rl.has(l))return!1;if(this.
built.push([c,s.end]),this.boxOnly)return this.outline=(0,b.kO)(this.outline,(0,W.W)(s,r)),!0;this.texts.push(Buffer.from(s.content.subarray(c,s.end)).toString(
"latin1"));const f=a=>(0,b.Gd)(r,s.number(a)||0,s.number(a+1)||0);switch(l){case"m":this.begin(f(0));break;case"l":this.line(f(0));break;case"c":this.curve(f(0),
f(2),f(4));break;case"v":this.curve(this.last,f(0),f(2));break;case"y":this.curve(f(0),f(2),f(2));break;case"h":this.close();break;case"re":this.rectangle(s,r)}
return!0}get box(){const[s,r,c,l]=this.outline;return s>c?void 0:{x:s,y:r,width:c-s,height:l-r}}get clips(){return this.clip!==""}forget(){this.parts=[],this.outline=
b.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}touched(s,r,c,l){const{box:f}=this;if(!f)return[];const a=R.lJ.get(r).strokes?g(c,l):
0;return s.filter(t=>O(f,P(t,a)))}*without(s,r,c,l){const f=R.lJ.get(r),a=[];if(f.fill){const t=yield*M(this.parts.map(({points:e})=>e),s);for(const e of t)a.push(
`${yield*D(e,c)} h`);t.length>0&&a.push(f.fill==="even-odd"?"f*":"f")}if(f.strokes){const t=g(c,l),e=yield*Y(this.linesFor(r),s.map(n=>P(n,t)));for(const n of e)
a.push(yield*D(n,c));e.length>0&&a.push("S")}return this.clips&&((0,A.RZ)(a,this.texts),a.push("n")),a.join(`
`)}*reaches(s,r){const{fill:c,strokes:l}=R.lJ.get(r),f=l?this.linesFor(r):[],a=new L;for(const t of s.map(e=>P(e,-X)))if(t.width>0&&t.height>0){if(c){for(const{
points:e}of this.parts)if(yield*m(e,t,a))return!0}for(const e of f)if(yield*v(e,t,a))return!0}return!1}linesFor(s){const{closes:r}=R.lJ.get(s);return this.parts.
map(({points:c,isClosed:l})=>l||r?[...c,c[0]]:c)}enclose([s,r]){const[c,l,f,a]=this.outline;(s<c||s>f||r<l||r>a)&&(this.outline=[Math.min(c,s),Math.min(l,r),Math.
max(f,s),Math.max(a,r)])}begin(s){this.parts.push({points:[s],isClosed:!1}),this.enclose(s),this.last=s}line(s){const r=this.parts.at(-1);(!r||r.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(s),this.enclose(s),this.last=s}curve(s,r,c){const l=this.last;for(let f=1;f<=z;f++)this.line((0,b.xk)(l,s,r,c,f/z))}close(){
const s=this.parts.at(-1);s&&(s.isClosed=!0,this.last=s.points[0])}rectangle(s,r){const[c,l,f,a]=[0,1,2,3].map(t=>s.number(t)||0);this.begin((0,b.Gd)(r,c,l)),this.
line((0,b.Gd)(r,c+f,l)),this.line((0,b.Gd)(r,c+f,l+a)),this.line((0,b.Gd)(r,c,l+a)),this.close()}}function g(o,s){const r=Math.sqrt(Math.abs(o[0]*o[3]-o[1]*o[2]));
return Math.max(s*r/2,X)}function*D(o,s){const r=(0,b.DI)(s),c=[];for(const[l,[f,a]]of o.entries())c.push(`${(0,U.AY)((0,b.Gd)(r,f,a))} ${l===0?"m":"l"}`),l%C.y===
C.y-1&&(yield C.Yz);return yield o.length*B,c.join(" ")}const P=({x:o,y:s,width:r,height:c},l)=>({x:o-l,y:s-l,width:r+2*l,height:c+2*l}),O=(o,s)=>o.x<s.x+s.width&&
s.x<o.x+o.width+Number.MIN_VALUE&&o.y<s.y+s.height&&s.y<o.y+o.height+Number.MIN_VALUE}),71157:((Z,K,p)=>{p.d(K,{Cn:()=>b,jY:()=>W,t6:()=>U,wX:()=>C});var A=p(74135),
R=p(86537);const U=-180;class b{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;hasPaths=!1;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;replaced=0;leavesOut=!1;get isPartial(){
return this.leavesOut||this.replaced>0}leaveOut(){this.leavesOut=!0}paint(M,y,E,m){const v=`${M} ${y}`;E?M>0&&this.seenPaint.add(v):this.croppedPaint.set(v,{stream:M,
cuts:m()})}cut(M,y){const E=this.cuts.get(M);E?E.push(y):this.cuts.set(M,[y])}areUnseen(M,y){let E=1/0;for(const m of M){if(this.isUnseen(m))return!0;E=Math.min(
E,m)}return this.images.some(m=>m.after>E&&(0,R.EF)(this.boxOf(m),y))}boxes=new Map;boxOf(M){let y=this.boxes.get(M);return y||this.boxes.set(M,y=W(M.matrix)),y}isUnseen(M){
const{unseen:y}=this;let E=0;for(let m=y.length;E<m;){const v=E+m>>1;y[v][1]<=M?E=v+1:m=v}return E<y.length&&y[E][0]<=M}shownAt(M){const{shown:y}=this;let E=0;for(let m=y.
length-1;E<m;){const v=E+m+1>>1;y[v].first<=M?E=v:m=v-1}return y[E]}}function W(L){const[M,y,E,m]=(0,A.zl)(L,[0,0,1,1]);return{x:M,y,width:E-M,height:m-y}}const C=L=>-1-
L}),47212:((Z,K,p)=>{p.d(K,{Bc:()=>Y,C7:()=>J,FU:()=>X,PC:()=>j,Wz:()=>G});var A=p(74135),R=p(6057),U=p(75444),b=p(58971),W=p(87141),C=p(12657),L=p(31095),M=p(36502),
y=p(98689),E=p(3133),m=p(71157),v=p(68096);const F=1e9;class G{document;texts;expected=0;constructor(_){this.document=_,this.texts=new E.X(_)}async shown(_,g){return this.
read(_,new M.z(this.document),!0,g)}async all(_,g){return this.read(_,new v.R8(this.document),!1,g)}async cropped(_){const g=(0,R.iw)(this.document,_),{width:D,
height:P}=(0,A.iN)(g),O={x:0,y:0,width:D*g.userUnit,height:P*g.userUnit};return{...await this.read(_,new v.R8(this.document),!1,[],O),visible:O}}async read(_,g,D,P,O){
const{document:o}=this,s=(0,R.iw)(o,_),r=(0,W.y)(s),{width:c,height:l}=(0,A.iN)(s),f={width:c*s.userUnit,height:l*s.userUnit},{builder:a,trace:t,reader:e}=this.
reading(g,f,D,P,O),n=new b.X(o),h=new L.H(o,o.dict(o.pages.attribute(_,"Resources"))),i=await n.page(_);t.contents.set(0,i),await e.page(i,h,(0,v.nk)(r));for(const u of await(0,U.
bD)(o,_,s.rotation,g))await e.form(u.form,(0,U.RZ)(o),(0,v.nk)((0,A.lw)(u.matrix,r)));return this.finish(_,a,t,f)}async stream(_,g){const{document:D}=this,P={width:F,
height:F},{builder:O,trace:o,reader:s}=this.reading(new v.R8(D),P,!1,[]);return o.contents.set(0,_),await s.page(_,new L.H(D,D.dict(g),(0,U.RZ)(D)),(0,v.nk)([1,
0,0,-1,0,0])),this.finish(-1,O,o,P)}reading(_,{width:g,height:D},P,O,o){const{document:s}=this,r=new y.g(P?g:F,P?D:F,this.expected,!0);r.isEndless=!P;const c=new m.
Cn,l=new C.y(s.job),f=new v.sE(s,new b.X(s),_,l,r,c,P,O,o);return{builder:r,trace:c,reader:f}}async finish(_,g,D,P){this.expected=(0,E.b)(g);const O=await this.
texts.assemble(_,g,P,{usesElementTexts:!1});return g.leavesOut&&D.leaveOut(),{page:O,trace:D}}}function j(B,_,g,D,P){for(const{first:O,count:o}of _.letters(g,D))
Y(B,O,o,P)}function Y({page:B,trace:_},g,D,P){const{glyphs:O}=B.found.edges;for(let o=g;o<g+D;o++)S(_,O[o],P)}function J({trace:B},_){for(const g of B.touched)S(
B,g,_)}function S(B,_,g){if(_>=0)g.add(_);else for(const[D,P]of B.groups[(0,m.wX)(_)])for(let O=D;O<P;O++)g.add(O)}const z=100;async function X({page:B,trace:_},g,D){
for(const[O,o]of B.found.edges.joined){const s=D.step(z);s&&await s,g.has(O)&&S(_,o,g),g.has(o)&&S(_,O,g)}if(g.size===0)return;const P=new Set;for(const O of g){
P.add(_.shownAt(O));const o=D.step(z);o&&await o}for(const{first:O,elements:o,font:s}of P){let r=-1,c=!0,l=O;for(const f of o){if(typeof f=="number")continue;for(const{
text:t}of s.glyphs(f)){if(g.has(l)){if(c&&r>=0)for(let e=r+1;e<l;e++)g.add(e);r=l,c=!0}else t.trim()!==""&&(c=!1);l++}const a=D.step(f.length*z);a&&await a}}}}),
68096:((Z,K,p)=>{p.d(K,{R8:()=>j,TO:()=>c,nk:()=>D,sE:()=>r,zT:()=>f});var A=p(45599),R=p(85008),U=p(4745),b=p(63181),W=p(4186),C=p(74135),L=p(6057),M=p(97748),
y=p(93059),E=p(36211),m=p(86537),v=p(36502),F=p(54093),G=p(71157);class j extends v.z{isOff(){return!1}}class Y{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,e,n,h){
this.builder=t,this.trace=e,this.areas=n,this.pace=h}seen;glyph(t,e,n,h,i){const u=this.group<0?this.next++:this.listed?.[this.next++]??(0,G.wX)(this.group);this.
builder.edges.glyph=u,this.seen&&!(0,m.EF)((0,m.wS)(S(t,n,h,i),J*t.size),this.seen)&&this.trace.cropped.add(u),this.areas.length>0&&this.touch(u,t,n,h,i),this.builder.
glyph(t,e,n,h,i)}touch(t,e,n,h,i){const u=S(e,n,h,i);this.pace.add(this.areas.length*o),this.areas.some(d=>(0,m.EF)(u,d))&&this.trace.touched.add(t)}}const J=1;
function S({font:a,frame:t,size:e},n,h,i){const[u,d]=t.vertical?[.5,.5]:[a.ascent,-a.descent];return(0,W.L)(t,Math.min(n,h),Math.max(n,h),i-u*e,i+d*e)}class z extends Y{space(){
this.builder.space()}}const X=4,B=new Set(["BT","Td","TD","Tm","T*","'",'"',"Do"]),_=new Set(["BMC","BDC","EMC","DP"]),g=new Set([3,7]),D=a=>({...(0,M.ue)(a),lineWidth:1,
isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class P extends b.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;hasMoved=!0;open;replacing=[];replacedTexts=[];constructor(t,e,n,h){
super(t,e),this.numbering=t,this.trace=n,this.visible=h}begin(t,e,n){super.begin(t,e,n);const{stream:h,operator:i,from:u,to:d,trace:x}=this,{size:w,charSpace:T,
wordSpace:I,stretch:N}=t,$=x.glyphs;this.open={stream:h,operator:i,from:u,to:d,elements:[],font:e,size:w,charSpace:T,wordSpace:I,stretch:N,first:$,count:0,text:"",
follows:!this.hasMoved&&x.shown.at(-1)?.stream===h,hasNoSize:!1},this.hasMoved=!1,x.shown.push(this.open)}show(t,e,n,h){const{trace:i,numbering:u}=this,d=this.open,
x=e.font.glyphs(t),w=x.length;(g.has(e.mode)||e.isTransparent)&&i.unseen.push([i.glyphs,i.glyphs+w]),d.elements.push(t),d.count+=w;for(let I=0;I<w;I++)d.text+=x[I].
text;const T=i.glyphs;if(i.glyphs+=w,h){this.replacing.push([T,i.glyphs]),i.replaced+=w;for(const{text:I}of x)this.replacedTexts.push(I)}n&&i.leaveOut(),u.next=
T,u.seen=this.visible&&e.mode<X?f(e.clip,this.visible):void 0,this.showGlyphs(x,e,n,h),!h&&u.next!==i.glyphs&&i.leaveOut(),!h&&!n&&w>0&&(d.hasNoSize=u.next!==i.
glyphs)}adjust(t){super.adjust(t);const e=this.open;e.elements.push(t),t<G.t6&&(e.text+=" ")}replaced(t,e){const{numbering:n,replacing:h,replacedTexts:i}=this;t.
isSame(e,i.length)&&(this.trace.replaced-=i.length),([...e].length===i.length||i.join("")===e)&&(n.listed=h.flatMap(([d,x])=>Array.from({length:x-d},(w,T)=>d+T))),
n.group=this.trace.groups.push(h)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=-1,n.listed=void 0}}const O=10,o=4,s=50;class r extends U.
p{trace;areas;visible;tracing;path;openLists=[];constructor(t,e,n,h,i,u,d,x=[],w){const T=d?z:Y,I=new T(i,u,x,t.job.pace),N=new P(I,h,u,w);super(t,e,N,n),this.trace=
u,this.areas=x,this.visible=w,this.tracing=N,this.path=new m.l1(x.length===0)}take(t,e){const{tracing:n}=this;if(n.stream=e.stream,n.operator=t.operator,n.from=
t.start,n.to=t.end,B.has(t.operator)&&(n.hasMoved=!0),_.has(t.operator)&&this.followLists(t,e.stream),E.lJ.has(t.operator)&&(this.trace.hasPaths=!0),this.areas.
length>0||this.visible){if(this.path.build(t,e.states.current.matrix,t.start))return;if(E.lJ.has(t.operator))return this.paints(t,e);this.shades(t,e)}return t.operator===
"BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:n}){const h=t===void 0?void 0:this.document.dict(
e.find("ExtGState",t)),[i,u]=["ca","LW"].map(d=>this.document.resolve(h?.get(d)));typeof i=="number"&&(n.current.isTransparent=i===0),typeof u=="number"&&(n.current.
lineWidth=u)}shades(t,{states:e,stream:n}){const{operator:h}=t,{trace:i,areas:u,visible:d}=this,x=e.current,{from:w,to:T}=this.tracing;h==="w"&&(x.lineWidth=t.number(
0)||0),h==="sh"&&(u.some(I=>(0,m.EF)(x.clip,I))&&i.undivided.add("a shading"),d&&i.paint(n,w,(0,m.EF)(x.clip,d),()=>[{from:w,to:T,text:""}]))}paints(t,{states:e,
stream:n}){const{path:h,areas:i}=this,u=e.current,{operator:d}=t;if(d!=="n"){this.visible&&this.crop(t,u,n,t.start),this.document.job.pace.add(i.length*o);const x=h.
touched(i,d,u.matrix,u.lineWidth);if(x.length>0)return this.cutPath(d,x,u,n).then(()=>this.endPath(u))}this.endPath(u)}endPath(t){const{box:e,clips:n}=this.path;
n&&e&&(t.clip=f(t.clip,e)),this.path.forget()}async cutPath(t,e,n,h){const{path:i,trace:u}=this,{pace:d}=this.document.job,{from:x,to:w}=this.tracing,T=await(0,F.
k)(i.without(e,t,n.matrix,n.lineWidth),d);await(0,F.k)(i.reaches(e,t),d)&&(u.isPaintedIn=!0);for(const[I,N]of i.pieces)u.cut(h,{from:I,to:N,text:""});u.cut(h,{from:x,
to:w,text:T}),d.add(i.pieces.length*s)}crop(t,e,n,h){const{path:i,trace:u,visible:d}=this,[x,w,T,I]=e.matrix,N=O*e.lineWidth*Math.max(Math.hypot(x,w),Math.hypot(
T,I))+1;if(!i.box)return;const $=(0,m.EF)((0,m.wS)(i.box,N),f(e.clip,d));u.paint(n,h,$,()=>[...i.clips?[]:i.pieces.map(([V,H])=>({from:V,to:H,text:""})),{from:h,
to:t.end,text:i.clips?"n":""}])}noteInline(t,{states:e,stream:n,scope:h}){const i=(0,y.n)(t);if(!i)return;const u=i.dict.get("ColorSpace"),d=u instanceof A.SX?h.
find("ColorSpace",u.text):void 0;d!==void 0&&i.dict.set("ColorSpace",d);const{to:x}=this.tracing,{matrix:w,clip:T}=e.current;this.trace.images.push({stream:n,from:c(
t),to:x,image:i,matrix:w,clip:T,after:this.trace.glyphs})}draws(t,e){const n=t===void 0?null:this.document.resolve(e.scope.find("XObject",t));if(n instanceof A.
Z6&&(0,A.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image")){const{from:h,to:i}=this.tracing,{matrix:u,clip:d}=e.states.current;this.trace.images.push({stream:e.
stream,from:h,to:i,image:n,matrix:u,clip:d,after:this.trace.glyphs})}return super.draws(t,e)}followLists(t,e){const{operator:n}=t,{lists:h,glyphs:i}=this.trace,
u=h.length;t.count>1&&t.kind(1)===R.q$&&this.noteList(t,e),(n==="BMC"||n==="BDC")&&this.openLists.push(h.length>u?h.at(-1):void 0);const d=n==="EMC"?this.openLists.
pop():void 0;d&&(d.end=i)}noteList(t,e){const{operator:n,content:h}=t;if(!h.subarray(t.startOf(1),t.endOf(1)).some((T,I)=>I>1&&(T===40||T===60)))return;const i=t.
value(1),u=Buffer.from(h.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:d,to:x}=this.tracing,{glyphs:w}=this.trace;(0,A.Zm)(i)&&this.trace.lists.push(
{stream:e,tag:u,operator:n,from:d,to:x,dict:i,first:w,end:w})}async readForm(t,e,n){this.trace.contents.set(n.stream,t);const{current:h}=n.states,i=this.visible&&
(0,L.b0)(this.document,e.dict.get("BBox"));i&&(h.clip=f(h.clip,l(h.matrix,i))),await super.readForm(t,e,n)}}function c(a){const{content:t}=a,e=a.count>0?a.startOf(
0):a.dataStart;return Buffer.from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",e)}function l(a,t){const[e,n,h,i]=(0,C.zl)(a,t);return{x:e,y:n,width:h-e,height:i-
n}}function f(a,t){const[e,n]=[Math.max(a.x,t.x),Math.max(a.y,t.y)],h=Math.min(a.x+a.width,t.x+t.width),i=Math.min(a.y+a.height,t.y+t.height);return{x:e,y:n,width:Math.
max(h-e,0),height:Math.max(i-n,0)}}}),58006:((Z,K,p)=>{p.d(K,{S:()=>L,n:()=>W});var A=p(68973),R=p(48249),U=p(45599);const b=["DecodeParms","F","FFilter","FDeco\
deParms","DL"];function W(M,y,{compress:E}){const m=new U.Bi(M.dict);E?m.set("Filter",(0,U.UU)("FlateDecode")):m.delete("Filter");for(const v of b)m.delete(v);return new U.
Z6(m,E?(0,R.Kc)(y):y)}const C=6;async function L(M,y,E){const m=W(M,await(0,A.uM)(E).deflate(y,C),{compress:!1});return m.dict.set("Filter",(0,U.UU)("FlateDecod\
e")),m}})};
