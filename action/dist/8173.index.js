"use strict";exports.id=8173,exports.ids=[8173],exports.modules={86537:((J,S,d)=>{d.d(S,{l1:()=>g,wS:()=>M,EF:()=>y});var A=d(45657),I=d(36211),R=d(36078),w=d(74135),U=d(79627),
b=d(27077);class L{points=0;countPoint(){return this.points++,this.points<b.y?!1:(this.points=0,!0)}}function*_(r,n){const a=new L;let h=r;for(const l of n){const i=[];
for(const t of h)yield*O(t,l,i,a);h=i}return h}function*O(r,{x:n,y:a,width:h,height:l},i,t){const e=([u])=>n-u,s=([u])=>u-n-h,o=([,u])=>a-u,c=([,u])=>u-a-l,f=u=>m=>-u(
m);for(const u of[e,s,o,c])if(yield*P(r,u,t)){i.push(r);return}for(const u of[[e],[s],[f(e),f(s),o],[f(e),f(s),c]]){const m=yield*G(r,u,t);m.length>2&&i.push(m)}}
function*P(r,n,a){a.countPoint()&&(yield b.Yz);for(const h of r){if(n(h)<0)return!1;a.countPoint()&&(yield b.Yz)}return!0}function*E(r,{x:n,y:a,width:h,height:l},i){
const e=yield*G(r,[([o])=>o-n,([o])=>n+h-o,([,o])=>o-a,([,o])=>a+l-o],i);let s=0;for(const[o,[c,f]]of e.entries()){const[u,m]=e[(o+1)%e.length];s+=c*m-u*f,i.countPoint()&&
(yield b.Yz)}return Math.abs(s)>K}function*v(r,n,a){for(let h=0;h<r.length;h++){if(h>0&&W(r[h-1],r[h],n))return!0;a.countPoint()&&(yield b.Yz)}return!1}const K=.01;
function*G(r,n,a){let h=r;for(const l of n){const i=[];for(let t=0;t<h.length;t++){const[e,s]=[h[t],h[(t+1)%h.length]],[o,c]=[l(e),l(s)];o>=0&&i.push(e),o>0!=c>
0&&o!==c&&i.push(N(e,s,o/(o-c))),a.countPoint()&&(yield b.Yz)}h=i}return h}const N=([r,n],[a,h],l)=>[r+(a-r)*l,n+(h-n)*l];function*j(r,n){const a=new L;let h=r;
for(const l of n){const i=[];for(const t of h)yield*X(t,l,i,a);h=i}return h}function*X(r,n,a,h){let l=[];for(let i=1;i<r.length;i++){h.countPoint()&&(yield b.Yz);
const[t,e]=[r[i-1],r[i]],s=W(t,e,n);if(l.length===0&&!(s&&s[0]<=0)&&l.push(t),!s){l.push(e);continue}s[0]>0&&l.push(N(t,e,s[0])),l.length>1&&a.push(l),l=s[1]<1?
[N(t,e,s[1]),e]:[]}l.length>1&&a.push(l)}function W([r,n],[a,h],{x:l,y:i,width:t,height:e}){let[s,o]=[0,1];for(const[c,f]of[[r-a,r-l],[a-r,l+t-r],[n-h,n-i],[h-n,
i+e-n]])if(c===0){if(f<0)return}else c<0?s=Math.max(s,f/c):o=Math.min(o,f/c);return s<o?[s,o]:void 0}const F=24,Y=.5,B=200;class g{boxOnly;outline=w.gF;constructor(n=!1){
this.boxOnly=n}parts=[];built=[];texts=[];clip="";last=[0,0];build(n,a,h){const{operator:l}=n;if(l==="W"||l==="W*")this.clip=l;else if(!I.Rl.has(l))return!1;if(this.
built.push([h,n.end]),this.boxOnly)return this.outline=(0,w.kO)(this.outline,(0,U.W)(n,a)),!0;this.texts.push(Buffer.from(n.content.subarray(h,n.end)).toString(
"latin1"));const i=t=>(0,w.Gd)(a,n.number(t)||0,n.number(t+1)||0);switch(l){case"m":this.begin(i(0));break;case"l":this.line(i(0));break;case"c":this.curve(i(0),
i(2),i(4));break;case"v":this.curve(this.last,i(0),i(2));break;case"y":this.curve(i(0),i(2),i(2));break;case"h":this.close();break;case"re":this.rectangle(n,a)}
return!0}get box(){const[n,a,h,l]=this.outline;return n>h?void 0:{x:n,y:a,width:h-n,height:l-a}}get clips(){return this.clip!==""}forget(){this.parts=[],this.outline=
w.gF,this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}touched(n,a,h,l){const{box:i}=this;if(!i)return[];const t=I.lJ.get(a).strokes?p(h,l):
0;return n.filter(e=>y(i,M(e,t)))}*without(n,a,h,l){const i=I.lJ.get(a),t=[];if(i.fill){const e=yield*_(this.parts.map(({points:s})=>s),n);for(const s of e)t.push(
`${yield*x(s,h)} h`);e.length>0&&t.push(i.fill==="even-odd"?"f*":"f")}if(i.strokes){const e=p(h,l),s=yield*j(this.linesFor(a),n.map(o=>M(o,e)));for(const o of s)
t.push(yield*x(o,h));s.length>0&&t.push("S")}return this.clips&&((0,A.RZ)(t,this.texts),t.push("n")),t.join(`
`)}*reaches(n,a){const{fill:h,strokes:l}=I.lJ.get(a),i=l?this.linesFor(a):[],t=new L;for(const e of n.map(s=>M(s,-Y)))if(e.width>0&&e.height>0){if(h){for(const{
points:s}of this.parts)if(yield*E(s,e,t))return!0}for(const s of i)if(yield*v(s,e,t))return!0}return!1}linesFor(n){const{closes:a}=I.lJ.get(n);return this.parts.
map(({points:h,isClosed:l})=>l||a?[...h,h[0]]:h)}enclose([n,a]){const[h,l,i,t]=this.outline;(n<h||n>i||a<l||a>t)&&(this.outline=[Math.min(h,n),Math.min(l,a),Math.
max(i,n),Math.max(t,a)])}begin(n){this.parts.push({points:[n],isClosed:!1}),this.enclose(n),this.last=n}line(n){const a=this.parts.at(-1);(!a||a.isClosed)&&this.
begin(this.last),this.parts.at(-1).points.push(n),this.enclose(n),this.last=n}curve(n,a,h){const l=this.last;for(let i=1;i<=F;i++)this.line((0,w.xk)(l,n,a,h,i/F))}close(){
const n=this.parts.at(-1);n&&(n.isClosed=!0,this.last=n.points[0])}rectangle(n,a){const[h,l,i,t]=[0,1,2,3].map(e=>n.number(e)||0);this.begin((0,w.Gd)(a,h,l)),this.
line((0,w.Gd)(a,h+i,l)),this.line((0,w.Gd)(a,h+i,l+t)),this.line((0,w.Gd)(a,h,l+t)),this.close()}}function p(r,n){const a=Math.sqrt(Math.abs(r[0]*r[3]-r[1]*r[2]));
return Math.max(n*a/2,Y)}function*x(r,n){const a=(0,w.DI)(n),h=[];for(const[l,[i,t]]of r.entries())h.push(`${(0,R.AY)((0,w.Gd)(a,i,t))} ${l===0?"m":"l"}`),l%b.y===
b.y-1&&(yield b.Yz);return yield r.length*B,h.join(" ")}const M=({x:r,y:n,width:a,height:h},l)=>({x:r-l,y:n-l,width:a+2*l,height:h+2*l}),y=(r,n)=>r.x<n.x+n.width&&
n.x<r.x+r.width+Number.MIN_VALUE&&r.y<n.y+n.height&&n.y<r.y+r.height+Number.MIN_VALUE}),71157:((J,S,d)=>{d.d(S,{Cn:()=>w,jY:()=>U,t6:()=>R,wX:()=>b});var A=d(74135),
I=d(86537);const R=-180;class w{images=[];cuts=new Map;touched=new Set;cropped=new Set;croppedPaint=new Map;seenPaint=new Set;unseen=[];undivided=new Set;hasPaths=!1;isPaintedIn=!1;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;replaced=0;leavesOut=!1;get isPartial(){
return this.leavesOut||this.replaced>0}leaveOut(){this.leavesOut=!0}paint(_,O,P,E){const v=`${_} ${O}`;P?_>0&&this.seenPaint.add(v):this.croppedPaint.set(v,{stream:_,
cuts:E()})}cut(_,O){const P=this.cuts.get(_);P?P.push(O):this.cuts.set(_,[O])}areUnseen(_,O){let P=1/0;for(const E of _){if(this.isUnseen(E))return!0;P=Math.min(
P,E)}return this.images.some(E=>E.after>P&&(0,I.EF)(this.boxOf(E),O))}boxes=new Map;boxOf(_){let O=this.boxes.get(_);return O||this.boxes.set(_,O=U(_.matrix)),O}isUnseen(_){
const{unseen:O}=this;let P=0;for(let E=O.length;P<E;){const v=P+E>>1;O[v][1]<=_?P=v+1:E=v}return P<O.length&&O[P][0]<=_}shownAt(_){const{shown:O}=this;let P=0;for(let E=O.
length-1;P<E;){const v=P+E+1>>1;O[v].first<=_?P=v:E=v-1}return O[P]}}function U(L){const[_,O,P,E]=(0,A.zl)(L,[0,0,1,1]);return{x:_,y:O,width:P-_,height:E-O}}const b=L=>-1-
L}),47212:((J,S,d)=>{d.d(S,{Bc:()=>j,C7:()=>X,FU:()=>Y,PC:()=>N,Wz:()=>G});var A=d(74135),I=d(6057),R=d(75444),w=d(58971),U=d(87141),b=d(12657),L=d(31095),_=d(36502),
O=d(98689),P=d(3133),E=d(71157),v=d(68096);const K=1e9;class G{document;texts;expected=0;constructor(g){this.document=g,this.texts=new P.X(g)}async shown(g,p){return this.
read(g,new _.z(this.document),!0,p)}async all(g,p){return this.read(g,new v.R8(this.document),!1,p)}async cropped(g){const p=(0,I.iw)(this.document,g),{width:x,
height:M}=(0,A.iN)(p),y={x:0,y:0,width:x*p.userUnit,height:M*p.userUnit};return{...await this.read(g,new v.R8(this.document),!1,[],y),visible:y}}async read(g,p,x,M,y){
const{document:r}=this,n=(0,I.iw)(r,g),a=(0,U.y)(n),{width:h,height:l}=(0,A.iN)(n),i={width:h*n.userUnit,height:l*n.userUnit},{builder:t,trace:e,reader:s}=this.
reading(p,i,x,M,y),o=new w.X(r),c=new L.H(r,r.dict(r.pages.attribute(g,"Resources"))),f=await o.page(g);e.contents.set(0,f),await s.page(f,c,(0,v.nk)(a));for(const u of await(0,R.
bD)(r,g,n.rotation,p))await s.form(u.form,(0,R.RZ)(r),(0,v.nk)((0,A.lw)(u.matrix,a)));return this.finish(g,t,e,i)}async stream(g,p){const{document:x}=this,M={width:K,
height:K},{builder:y,trace:r,reader:n}=this.reading(new v.R8(x),M,!1,[]);return r.contents.set(0,g),await n.page(g,new L.H(x,x.dict(p),(0,R.RZ)(x)),(0,v.nk)([1,
0,0,-1,0,0])),this.finish(-1,y,r,M)}reading(g,{width:p,height:x},M,y,r){const{document:n}=this,a=new O.g(M?p:K,M?x:K,this.expected,!0);a.isEndless=!M;const h=new E.
Cn,l=new b.y(n.job),i=new v.sE(n,new w.X(n),g,l,a,h,M,y,r);return{builder:a,trace:h,reader:i}}async finish(g,p,x,M){this.expected=(0,P.b)(p);const y=await this.
texts.assemble(g,p,M,{usesElementTexts:!1});return p.leavesOut&&x.leaveOut(),{page:y,trace:x}}}function N(B,g,p,x,M){for(const{first:y,count:r}of g.letters(p,x))
j(B,y,r,M)}function j({page:B,trace:g},p,x,M){const{glyphs:y}=B.found.edges;for(let r=p;r<p+x;r++)W(g,y[r],M)}function X({trace:B},g){for(const p of B.touched)W(
B,p,g)}function W(B,g,p){if(g>=0)p.add(g);else for(const[x,M]of B.groups[(0,E.wX)(g)])for(let y=x;y<M;y++)p.add(y)}const F=100;async function Y({page:B,trace:g},p,x){
for(const[y,r]of B.found.edges.joined){const n=x.step(F);n&&await n,p.has(y)&&W(g,r,p),p.has(r)&&W(g,y,p)}if(p.size===0)return;const M=new Set;for(const y of p){
M.add(g.shownAt(y));const r=x.step(F);r&&await r}for(const{first:y,elements:r,font:n}of M){let a=-1,h=!0,l=y;for(const i of r){if(typeof i=="number")continue;for(const{
text:e}of n.glyphs(i)){if(p.has(l)){if(h&&a>=0)for(let s=a+1;s<l;s++)p.add(s);a=l,h=!0}else e.trim()!==""&&(h=!1);l++}const t=x.step(i.length*F);t&&await t}}}}),
68096:((J,S,d)=>{d.d(S,{R8:()=>N,TO:()=>a,nk:()=>p,sE:()=>n,zT:()=>l});var A=d(45599),I=d(85008),R=d(4745),w=d(63181),U=d(4186),b=d(74135),L=d(6057),_=d(97748),
O=d(93059),P=d(36211),E=d(86537),v=d(36502),K=d(27077),G=d(71157);class N extends v.z{isOff(){return!1}}class j{builder;trace;areas;pace;next=0;group=-1;listed;constructor(t,e,s,o){
this.builder=t,this.trace=e,this.areas=s,this.pace=o}seen;glyph(t,e,s,o,c){const f=this.group<0?this.next++:this.listed?.[this.next++]??(0,G.wX)(this.group);this.
builder.edges.glyph=f,this.seen&&!(0,E.EF)((0,E.wS)(W(t,s,o,c),X*t.size),this.seen)&&this.trace.cropped.add(f),this.areas.length>0&&this.touch(f,t,s,o,c),this.builder.
glyph(t,e,s,o,c)}touch(t,e,s,o,c){const f=W(e,s,o,c);this.pace.add(this.areas.length*y),this.areas.some(u=>(0,E.EF)(f,u))&&this.trace.touched.add(t)}}const X=1;
function W({font:i,frame:t,size:e},s,o,c){const[f,u]=t.vertical?[.5,.5]:[i.ascent,-i.descent];return(0,U.L)(t,Math.min(s,o),Math.max(s,o),c-f*e,c+u*e)}class F extends j{space(){
this.builder.space()}}const Y=4,B=new Set(["BMC","BDC","EMC","DP"]),g=new Set([3,7]),p=i=>({...(0,_.ue)(i),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,
height:2e9}});class x extends w.C{numbering;trace;visible;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,e,s,o){super(t,e),this.
numbering=t,this.trace=s,this.visible=o}begin(t,e,s){super.begin(t,e,s);const{stream:o,operator:c,from:f,to:u,trace:m}=this,{size:D,charSpace:C,wordSpace:T,stretch:z}=t,
Z=m.glyphs;this.open={stream:o,operator:c,from:f,to:u,elements:[],font:e,size:D,charSpace:C,wordSpace:T,stretch:z,first:Z,count:0,text:""},m.shown.push(this.open)}show(t,e,s,o){
const{trace:c,numbering:f}=this,u=this.open,m=e.font.glyphs(t),D=m.length;(g.has(e.mode)||e.isTransparent)&&c.unseen.push([c.glyphs,c.glyphs+D]),u.elements.push(
t),u.count+=D;for(let T=0;T<D;T++)u.text+=m[T].text;const C=c.glyphs;if(c.glyphs+=D,o){this.replacing.push([C,c.glyphs]),c.replaced+=D;for(const{text:T}of m)this.
replacedTexts.push(T)}s&&c.leaveOut(),f.next=C,f.seen=this.visible&&e.mode<Y?l(e.clip,this.visible):void 0,this.showGlyphs(m,e,s,o),!o&&f.next!==c.glyphs&&c.leaveOut()}adjust(t){
super.adjust(t);const e=this.open;e.elements.push(t),t<G.t6&&(e.text+=" ")}replaced(t,e){const{numbering:s,replacing:o,replacedTexts:c}=this;t.isSame(e,c.length)&&
(this.trace.replaced-=c.length),([...e].length===c.length||c.join("")===e)&&(s.listed=o.flatMap(([u,m])=>Array.from({length:m-u},(D,C)=>u+C))),s.group=this.trace.
groups.push(o)-1,s.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),s.group=-1,s.listed=void 0}}const M=10,y=4,r=50;class n extends R.p{trace;areas;visible;tracing;path;openLists=[];constructor(t,e,s,o,c,f,u,m=[],D){
const C=u?F:j,T=new C(c,f,m,t.job.pace),z=new x(T,o,f,D);super(t,e,z,s),this.trace=f,this.areas=m,this.visible=D,this.tracing=z,this.path=new E.l1(m.length===0)}take(t,e){
const{tracing:s}=this;if(s.stream=e.stream,s.operator=t.operator,s.from=t.start,s.to=t.end,B.has(t.operator)&&this.followLists(t,e.stream),P.lJ.has(t.operator)&&
(this.trace.hasPaths=!0),this.areas.length>0||this.visible){if(this.path.build(t,e.states.current.matrix,t.start))return;if(P.lJ.has(t.operator))return this.paints(
t,e);this.shades(t,e)}return t.operator==="BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:s}){const o=t===
void 0?void 0:this.document.dict(e.find("ExtGState",t)),[c,f]=["ca","LW"].map(u=>this.document.resolve(o?.get(u)));typeof c=="number"&&(s.current.isTransparent=
c===0),typeof f=="number"&&(s.current.lineWidth=f)}shades(t,{states:e,stream:s}){const{operator:o}=t,{trace:c,areas:f,visible:u}=this,m=e.current,{from:D,to:C}=this.
tracing;o==="w"&&(m.lineWidth=t.number(0)||0),o==="sh"&&(f.some(T=>(0,E.EF)(m.clip,T))&&c.undivided.add("a shading"),u&&c.paint(s,D,(0,E.EF)(m.clip,u),()=>[{from:D,
to:C,text:""}]))}paints(t,{states:e,stream:s}){const{path:o,areas:c}=this,f=e.current,{operator:u}=t;if(u!=="n"){this.visible&&this.crop(t,f,s,t.start),this.document.
job.pace.add(c.length*y);const m=o.touched(c,u,f.matrix,f.lineWidth);if(m.length>0)return this.cutPath(u,m,f,s).then(()=>this.endPath(f))}this.endPath(f)}endPath(t){
const{box:e,clips:s}=this.path;s&&e&&(t.clip=l(t.clip,e)),this.path.forget()}async cutPath(t,e,s,o){const{path:c,trace:f}=this,{pace:u}=this.document.job,{from:m,
to:D}=this.tracing,C=await(0,K.k6)(c.without(e,t,s.matrix,s.lineWidth),u);await(0,K.k6)(c.reaches(e,t),u)&&(f.isPaintedIn=!0);for(const[T,z]of c.pieces)f.cut(o,
{from:T,to:z,text:""});f.cut(o,{from:m,to:D,text:C}),u.add(c.pieces.length*r)}crop(t,e,s,o){const{path:c,trace:f,visible:u}=this,[m,D,C,T]=e.matrix,z=M*e.lineWidth*
Math.max(Math.hypot(m,D),Math.hypot(C,T))+1;if(!c.box)return;const Z=(0,E.EF)((0,E.wS)(c.box,z),l(e.clip,u));f.paint(s,o,Z,()=>[...c.clips?[]:c.pieces.map(([$,H])=>({
from:$,to:H,text:""})),{from:o,to:t.end,text:c.clips?"n":""}])}noteInline(t,{states:e,stream:s,scope:o}){const c=(0,O.n)(t);if(!c)return;const f=c.dict.get("Col\
orSpace"),u=f instanceof A.SX?o.find("ColorSpace",f.text):void 0;u!==void 0&&c.dict.set("ColorSpace",u);const{to:m}=this.tracing,{matrix:D,clip:C}=e.current;this.
trace.images.push({stream:s,from:a(t),to:m,image:c,matrix:D,clip:C,after:this.trace.glyphs})}draws(t,e){const s=t===void 0?null:this.document.resolve(e.scope.find(
"XObject",t));if(s instanceof A.Z6&&(0,A.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image")){const{from:o,to:c}=this.tracing,{matrix:f,clip:u}=e.states.current;
this.trace.images.push({stream:e.stream,from:o,to:c,image:s,matrix:f,clip:u,after:this.trace.glyphs})}return super.draws(t,e)}followLists(t,e){const{operator:s}=t,
{lists:o,glyphs:c}=this.trace,f=o.length;t.count>1&&t.kind(1)===I.q$&&this.noteList(t,e),(s==="BMC"||s==="BDC")&&this.openLists.push(o.length>f?o.at(-1):void 0);
const u=s==="EMC"?this.openLists.pop():void 0;u&&(u.end=c)}noteList(t,e){const{operator:s,content:o}=t;if(!o.subarray(t.startOf(1),t.endOf(1)).some((C,T)=>T>1&&
(C===40||C===60)))return;const c=t.value(1),f=Buffer.from(o.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:u,to:m}=this.tracing,{glyphs:D}=this.trace;
(0,A.Zm)(c)&&this.trace.lists.push({stream:e,tag:f,operator:s,from:u,to:m,dict:c,first:D,end:D})}async readForm(t,e,s){this.trace.contents.set(s.stream,t);const{
current:o}=s.states,c=this.visible&&(0,L.b0)(this.document,e.dict.get("BBox"));c&&(o.clip=l(o.clip,h(o.matrix,c))),await super.readForm(t,e,s)}}function a(i){const{
content:t}=i,e=i.count>0?i.startOf(0):i.dataStart;return Buffer.from(t.buffer,t.byteOffset,t.length).lastIndexOf("BI",e)}function h(i,t){const[e,s,o,c]=(0,b.zl)(
i,t);return{x:e,y:s,width:o-e,height:c-s}}function l(i,t){const[e,s]=[Math.max(i.x,t.x),Math.max(i.y,t.y)],o=Math.min(i.x+i.width,t.x+t.width),c=Math.min(i.y+i.
height,t.y+t.height);return{x:e,y:s,width:Math.max(o-e,0),height:Math.max(c-s,0)}}}),58006:((J,S,d)=>{d.d(S,{n:()=>w});var A=d(48249),I=d(45599);const R=["Decod\
eParms","F","FFilter","FDecodeParms","DL"];function w(U,b,{compress:L}){const _=new I.Bi(U.dict);L?_.set("Filter",(0,I.UU)("FlateDecode")):_.delete("Filter");for(const O of R)
_.delete(O);return new I.Z6(_,L?(0,A.Kc)(b):b)}})};
