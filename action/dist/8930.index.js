"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((dt,ot,A)=>{A.d(ot,{D:()=>K,L:()=>b});var G=A(45657);function b({cos:j,sin:P},f,y,d,w){if(P===0&&j===1)
return{x:f,y:d,width:y-f,height:w-d};const D=[f*j-d*P,y*j-d*P,f*j-w*P,y*j-w*P],H=[f*P+d*j,y*P+d*j,f*P+w*j,y*P+w*j],[F,st]=[(0,G.YG)(D),(0,G.YG)(H)];return{x:F,y:st,
width:(0,G.Kf)(D)-F,height:(0,G.Kf)(H)-st}}function K(j,P){const[f,y]=[Math.min(j.x,P.x),Math.min(j.y,P.y)];return{x:f,y,width:Math.max(j.x+j.width,P.x+P.width)-
f,height:Math.max(j.y+j.height,P.y+P.height)-y}}}),61491:((dt,ot,A)=>{A.d(ot,{g$:()=>c,Bi:()=>z,Hy:()=>U});var G=A(77581),b=A(45599),K=A(70549),j=A(9819),P=A(78157),
f=A(79725),y=A(82416);const d=2e3,w=9;class D{document;type="";page=-1;hasTexts=!1;kids=[];entries=new f.R;number=0;isReference=!1;constructor(r){this.document=
r}read(r){const{entries:h,kids:N}=this;N.length=0;const p=this.document.place(r);if(!p||!h.locate(p.bytes,p.start,Math.min(p.end,p.start+d)))return!1;const{bytes:E}=p,
{at:W}=h;if(h.find(E,"MCID")>=0)return!1;this.hasTexts=h.find(E,"ActualText")>=0||h.find(E,"Alt")>=0;const Z=h.find(E,"S");if(Z<0||E[W[Z+2]]!==P.cL)return!1;this.
name(E,W[Z+2]+1,W[Z+3]);const x=h.find(E,"Pg");if(this.page=-1,x>=0){if(this.after(E,W[x+2],W[x+3])!==W[x+3]||!this.isReference)return!1;this.page=this.number}const I=h.
find(E,"K");return I<0||this.readKids(E,W[I+2],W[I+3])}name(r,h,N){const{type:p}=this;let E=0;if(p.length===N-h)for(;E<p.length&&r[h+E]===p.charCodeAt(E);)E++;(E<
N-h||E===0)&&(this.type=(0,y.MQ)(r,h,N))}readKids(r,h,N){const p=r[h]===P.WL,E=p?N-1:N;if(p&&r[E]!==P.wt)return!1;for(let W=(0,P.AN)(r,p?h+1:h,E);W<E;W=(0,P.AN)(
r,W,E)){if(W=this.after(r,W,E),W<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return p||!this.isReference||this.isDictionary(this.number)}isDictionary(r){
const h=this.document.place(r);return h!==void 0&&h.bytes[(0,P.AN)(h.bytes,h.start,h.end)]===P.iH}after(r,h,N){let p=h,E=0;for(;p<N&&H(r[p]);p++)E=E*10+r[p]-P.l0;
if(p===h||p-h>w||(this.number=E,this.isReference=!1,p<N&&!F(r[p])))return-1;const W=(0,P.AN)(r,p,N);let Z=W;for(;Z<N&&H(r[Z]);)Z++;const x=(0,P.AN)(r,Z,N);return Z===
W||x>=N||r[x]!==P.AV?p:(this.isReference=!0,x+1)}}const H=g=>g>=P.l0&&g<=P.ev,F=g=>g===32||g===10||g===13,st=1e7,R=1e4;class M{pages=new Map;count=0;last;hasTexts=!1;leaf(r,h,N){
const p=this.pages.get(r);return h===0&&N<R?p?.own[N]:p?.others.get(h*st+N)}leaves(r){const{own:h=[],others:N}=this.pages.get(r)??{};return[...h.flat(),...N?.values()??
[]].sort((p,E)=>p.order-E.order)}hasPage(r){return this.pages.has(r)}add(r,h,N,p){if(!Number.isInteger(p)||p<0||p>=st)return;const{own:E,others:W}=this.leavesOf(
h);if(N===0&&p<R)E[p]??={element:r,order:this.count++};else{const Z=N*st+p;W.has(Z)||W.set(Z,{element:r,order:this.count++})}for(let Z=r;Z&&Z.firstPage<0;Z=Z.parent)
Z.firstPage=h}leavesOf(r){if(this.last?.number===r)return this.last.leaves;let h=this.pages.get(r);return h||this.pages.set(r,h={own:[],others:new Map}),this.last=
{number:r,leaves:h},h}}const c=(0,K.n)(v);function z(g){const r=g.dict(g.catalog.get("MarkInfo"));return g.dict(g.catalog.get("StructTreeRoot"))!==void 0&&g.resolve(
r?.get("Marked"))===!0}async function v(g){const r=g.dict(g.catalog.get("StructTreeRoot"));if(!r||g.resolve(g.dict(g.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const h=new Q(g,g.dict(r.get("RoleMap")));return await h.run(r),h.tags}class Q{document;roles;tags=new M;visit;bytes;types=new Map;open=[];constructor(r,h){
this.document=r,this.roles=h,this.visit=new j._i(r),this.bytes=new D(r)}async run(r){const{open:h,document:N}=this;this.push(r.get("K"),void 0,-1);for(let p=h.pop();p;p=
h.pop()){this.take(p);const E=N.job.pace.step(300);E&&await E}}push(r,h,N){if(r===void 0)return;const p=(0,b.i9)(r)||(0,b.cy)(r)?this.document.array(r)??[r]:[r];
for(let E=p.length-1;E>=0;E--)this.open.push({kid:p[E],parent:h,page:N})}take({kid:r,parent:h,page:N}){if(typeof r=="number"){h&&N>=0&&this.tags.add(h,N,0,r);return}
if(!this.visit.first(r)||(0,b.i9)(r)&&this.takeBytes(r.number,h,N))return;const p=this.document.dict(r);if(!p)return;const E=p.get("Pg"),W=(0,b.i9)(E)?E.number:
N,Z=p.get("MCID");if(Z!==void 0){const O=p.get("Stm");h&&W>=0&&this.tags.add(h,W,(0,b.i9)(O)?O.number:0,Number(this.document.resolve(Z)));return}const x=this.document.
resolve(p.get("S"));if(!(x instanceof b.SX))return;const I={type:this.standard(x.text),parent:h,actualText:this.text(p.get("ActualText")),alternative:this.text(
p.get("Alt")),firstPage:-1};I.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(p.get("K"),I,W),(0,b.i9)(r)&&this.document.release(r.number)}takeBytes(r,h,N){
const{bytes:p,document:E,open:W,tags:Z}=this;if(!p.read(r))return!1;const{hasTexts:x,kids:I}=p,O={type:this.standard(p.type),parent:h,actualText:x?this.text(E.entry(
r,"ActualText")):void 0,alternative:x?this.text(E.entry(r,"Alt")):void 0,firstPage:-1};O.actualText!==void 0&&(Z.hasTexts=!0);const m=p.page<0?N:p.page;if(I.some(
T=>T<0))for(let T=I.length-1;T>=0;T--){const L=I[T];W.push({kid:L<0?new b.oS(-1-L):L,parent:O,page:m})}else if(m>=0)for(const T of I)Z.add(O,m,0,T);return!0}text(r){
const h=r===void 0?null:this.document.resolve(r);return h instanceof b.Mx?(0,G.g7)(h):void 0}standard(r){const h=this.types.get(r);if(h!==void 0)return h;let N=r;
for(let p=0;p<16;p++){const E=this.document.resolve(this.roles?.get(N));if(!(E instanceof b.SX)||E.text===N)break;N=E.text}return this.types.set(r,N),N}}function*U(g){
for(let r=g;r;r=r.parent)yield r}}),34659:((dt,ot,A)=>{A.d(ot,{a:()=>G});const G="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7"}),
84731:((dt,ot,A)=>{A.d(ot,{Ps:()=>R,RO:()=>d,V0:()=>H,X5:()=>w});const G=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
b=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,K=/[\t\n\v\f\r\u00a0]/g,j=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=173,f=1e4,y=100;
class d{cleaned=new Map;clean(c){if(c.length===1){const v=c.charCodeAt(0);if(v>32&&v<127||v>160&&v<1536&&v!==P||v>=11904&&v<55296)return c}let z=this.cleaned.get(
c);return z===void 0&&(z=w(c),this.cleaned.size<f&&c.length<=y&&this.cleaned.set(c,z)),z}}function w(M){return M.replace(K," ").replace(G,"").replace(b,c=>c.normalize(
"NFKC")).replace(j,"�")}const D=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function H(M){if(M.length!==1)return;const c=M.charCodeAt(0);return(c<128?c===94||c===96||c===126:c<=733&&
(c>=710||c<=184))?D.get(c):void 0}const F=new RegExp("^\\p{L}$","u"),st=new Map([["ı","i"],["ȷ","j"]]);function R(M,c){if(!F.test(M))return;const z=((st.get(M)??
M)+c).normalize("NFC");return z.length===1?z:void 0}}),62897:((dt,ot,A)=>{A.d(ot,{K:()=>b,Y:()=>G});function G(K,j=1/0){let P=j;for(const f of K)f<P&&(P=f);return P}
function b(K,j=-1/0){let P=j;for(const f of K)f>P&&(P=f);return P}}),61520:((dt,ot,A)=>{A.d(ot,{q:()=>K});var G=A(4186);const b=500;class K{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(f){
this.edges=f}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(f){this.flush();let y="";for(let d=this.parts.length-
1;d>=0&&y.length<f;d--)y=this.parts[d]+y;return y.slice(-f)}lastLetter(){this.flush();for(let f=this.parts.length-1;f>=0;f--){const y=this.parts[f];for(let d=y.
length-1;d>=0;d--)if(y[d]!==`
`)return y.charCodeAt(d)}return 0}add(f,y=0,d=f.text.length){const w=y===0&&d===f.text.length;w||this.cuts.set(this.offsets.length,{from:y,to:d}),this.offsets.push(
this.length),this.fragments.push(f),this.space(w?f.text:f.text.slice(y,d))}fromOf(f){return this.cuts.size===0?0:this.cuts.get(f)?.from??0}toOf(f){return(this.cuts.
size===0?void 0:this.cuts.get(f)?.to)??this.fragments[f].text.length}settle(){this.flush();const f=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(f).join("")),this.settled=this.parts.length}space(f){this.rest+=f,this.length+=f.length,this.whole=void 0,this.rest.length>b&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(f){this.flush(),this.whole=void 0,this.length-=f;for(let y=f;y>0;){const d=this.parts.pop()??"";d.
length>y&&this.parts.push(d.slice(0,-y)),y-=d.length}for(let y=this.offsets.length-1;y>=0;y--){const[d,w,D]=[this.offsets[y],this.fromOf(y),this.toOf(y)];if(d+D-
w<=this.length)break;this.cuts.set(y,{from:w,to:Math.max(w,this.length-d+w)})}}*pieces(){const{text:f}=this;let y=0;for(const[d,w]of this.offsets.entries()){const D=this.
toOf(d)-this.fromOf(d);D<=0||(yield{space:f.slice(y,w),text:f.slice(w,w+D),fragment:this.fragments[d]},y=w+D)}}box(f,y){const d=this.lineBoxes(f,y);return d.length===
0?void 0:d.reduce(G.D)}letters(f,y){return Array.from(this.within(f,y),({fragment:d,from:w,to:D,position:H})=>({first:d.letters+w,position:H,count:D-w}))}*within(f,y){
for(let d=Math.max(this.pieceAt(f),0);d<this.offsets.length&&this.offsets[d]<y;d++){const w=this.offsets[d],D=this.fromOf(d),H=Math.max(D,D+f-w),F=Math.min(this.
toOf(d),D+y-w);H<F&&(yield{fragment:this.fragments[d],from:H,to:F,position:w+H-D})}}lineBoxes(f,y){const d=[];let w;for(const{fragment:D,from:H,to:F}of this.within(
f,y)){const st=this.edges.box(D,H,F);w&&j(w,D)?d.push((0,G.D)(d.pop(),st)):d.push(st),w=D}return d}at(f){const y=this.pieceAt(f);if(y<0)return;const d=this.toOf(
y)-this.fromOf(y);return f<this.offsets[y]+d?this.fragments[y]:void 0}pieceAt(f){let y=0,d=this.offsets.length;for(;y<d;){const w=y+d>>1;this.offsets[w]<=f?y=w+
1:d=w}return y-1}}function j(P,f){return P.style.frame!==f.style.frame?!1:2*(Math.min(P.bottom,f.bottom)-Math.max(P.top,f.top))>=Math.min(P.bottom-P.top,f.bottom-
f.top)}}),98689:((dt,ot,A)=>{A.d(ot,{g:()=>E,U:()=>p});var G=A(84731);const b=.1,K=50,j=256,P=4,f=1073741823;class y{letters;fragments;count=0;hashes;heads;next;constructor(x,I,O){
this.letters=x,this.fragments=I;let m=j;for(;m*P<O;)m*=2;this.hashes=new Int32Array(m),this.heads=new Int32Array(m),this.next=new Int32Array(m)}add(x,I){const{fragments:O,
heads:m,hashes:T,next:L}=this,C=this.hashOf(x.letters,I);let J=0;for(let q=m[C&m.length-1];q>0&&J<K;q=L[q-1]){if(J++,T[q-1]!==C)continue;const nt=O[q-1];if((q<O.
length?O[q].letters:x.letters)-nt.letters===I&&d(nt,x)&&this.isSameText(nt,x,I))return!1}return this.count===T.length&&this.grow(),this.hashes[this.count]=C,this.
link(++this.count,C),O.push(x),!0}hashOf(x,I){const{units:O}=this.letters;let m=I;for(let T=x;T<x+I;T++)m=(m<<5)-m+O[T]&f;return m^m>>15}isSameText(x,I,O){const{
units:m}=this.letters;for(let T=0;T<O;T++)if(m[x.letters+T]!==m[I.letters+T])return!1;return!0}link(x,I){const O=I&this.heads.length-1;this.next[x-1]=this.heads[O],
this.heads[O]=x}grow(){const{hashes:x,count:I}=this;this.hashes=new Int32Array(2*I),this.hashes.set(x),this.heads=new Int32Array(2*I),this.next=new Int32Array(2*
I);for(let O=0;O<I;O++)this.link(O+1,x[O])}}function d(Z,x){const I=b*x.style.size;return Z.style.frame===x.style.frame&&Math.abs(Z.start-x.start)<I&&Math.abs(Z.
end-x.end)<2*I&&Math.abs(Z.baseline-x.baseline)<I}var w=A(89420),D=A(78157);const H=512,F=256;class st{units;used=0;all=0;constructor(x){this.units=new Uint16Array(
Math.max(x,H))}add(x){if(this.used===this.units.length){const I=new Uint16Array(this.used*2);I.set(this.units),this.units=I}this.units[this.used++]=x,this.all|=
x}drop(x){this.used-=x}replace(x,I){this.used-=x;for(let O=0;O<I.length;O++)this.add(I.charCodeAt(O))}text(){const x=this.units.subarray(0,this.used);return this.
all<F?(0,D.bS)(Uint8Array.from(x)).toString("latin1"):(0,D.bS)(new Uint8Array(x.buffer,0,2*x.length)).toString("utf16le")}}const R=.02,M=.12,c=.5,z=.4,v=32,Q=127,
U=1424,g=1e3,r=.1,h=.18,N=.25;function p({font:Z,frame:x,size:I,unit:O}){return x.vertical?I/2:O*Math.min(Math.max((Z.space??N)/2,r),h)}class E{width;height;fragments=[];edges;cleaner=new G.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(x,I,O=0,m=!1){this.width=x,this.height=I,this.edges=
new w.l(O,m),this.letters=new st(O),this.drawn=new y(this.letters,this.fragments,O)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(x,I,O,m,T){I===" "?this.space():this.follows(x,I,O,m,T)||this.place(x,I,O,m,T)}follows(x,I,O,m,T){const{open:L}=this;if(L===void 0||
L.style!==x||L.baseline!==T||this.isSpaced||I.length!==1)return!1;const C=I.charCodeAt(0),J=O-L.end;return C<=v||C>=Q||O<this.end||J>this.gap||J<-z*x.unit||x.frame.
sin!==0||x.frame.cos!==1||m<O||m<0||O>this.width||this.letters.used-L.letters>=g?!1:(L.end=this.end=m,this.text=I,this.start=O,this.letters.add(C),this.edges.add(
O,m),!0)}place(x,I,O,m,T){const L=this.cleaner.clean(I);if(L===" "?this.space():L===""&&I!==""&&this.open&&O<=this.open.end&&(this.open.end=Math.max(m,this.open.
end)),L===""||L===" ")return;if(!this.isEndless&&!this.isVisible(x,O,m,T)){this.leavesOut=!0;return}const{open:C}=this;C&&C.style.frame===x.frame&&O<this.end-M*
x.unit&&this.overlaps(C,x,L,O,m,T)||((!C||C.style!==x||this.letters.used-C.letters>=g||this.isSpaced||O-C.end>this.gap||O-C.end<-z*x.unit||Math.abs(T-C.baseline)>
R*x.size)&&this.begin(x,O,T),this.append(L,O,m))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:x,
letters:I}=this,O=I.text();for(let m=x.length-1,T=I.used;m>=0;m--){const L=x[m];L.text=O.slice(L.letters,T),T=L.letters}}append(x,I,O){const m=this.open;m.end=O,
this.text=x,this.start=I,this.end=O;for(let T=0;T<x.length;T++){const L=x.charCodeAt(T);L>=U&&(m.mayTurn=!0),this.letters.add(L),this.edges.add(I,O)}}begin(x,I,O){
this.close();const m=new w.F(x,I,O,this.drawnCount++,this.letters.used);m.mayTurn=!1,m.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==x&&(this.gap=
p(x)),this.open=m}overlaps(x,I,O,m,T,L){const C=Math.abs(L-x.baseline),J=Math.max(T-m,this.end-this.start);if(C>c*I.size||Math.abs(m+T-this.start-this.end)>J||this.
text==="")return!1;if(O===this.text&&Math.abs(m-this.start)<b*I.size&&C<b*I.size)return this.edges.join(),!0;const q=(0,G.V0)(O),nt=(0,G.V0)(this.text),rt=q!==void 0?
(0,G.Ps)(this.text,q):nt===void 0?void 0:(0,G.Ps)(O,nt);return rt===void 0?!1:(rt.charCodeAt(0)>=U&&(x.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,rt),this.edges.drop(this.text.length-(q===void 0?0:1)),q===void 0&&(this.edges.add(m,T),this.start=m,x.end=this.end=Math.max(T,m)),this.text=rt,!0)}close(){
const{open:x,letters:I}=this;if(!x)return;const O=I.used-x.letters;this.drawn.add(x,O)||(this.leavesOut=!0,I.drop(O),this.edges.drop(O))}isVisible({frame:{cos:x,
sin:I},size:O},m,T,L){const C=L-W*O,{width:J,height:q}=this,nt=m*x-C*I,rt=m*I+C*x,ct=nt+(T-m)*x,ht=rt+(T-m)*I;return(nt>=0||ct>=0)&&(rt>=0||ht>=0)&&(nt<=J||ct<=
J)&&(rt<=q||ht<=q)}}const W=.3}),89420:((dt,ot,A)=>{A.d(ot,{F:()=>b,l:()=>j});var G=A(4186);class b{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(f,y,d,w,D){
this.style=f,this.start=y,this.baseline=d,this.order=w,this.letters=D,this.end=y}get top(){const{font:f,frame:y,size:d}=this.style;return this.baseline-(y.vertical?
.5:f.ascent)*d}get bottom(){const{font:f,frame:y,size:d}=this.style;return this.baseline+(y.vertical?.5:-f.descent)*d}get box(){return(0,G.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const K=512;class j{values;used=0;glyph=0;glyphs;joined=[];constructor(f,y=!1){this.
values=new Float64Array(2*Math.max(f,K)),this.glyphs=y?[]:void 0}get count(){return this.used/2}add(f,y){if(this.used+2>this.values.length){const d=new Float64Array(
this.values.length*2);d.set(this.values),this.values=d}this.values[this.used++]=f,this.values[this.used++]=y,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(f){this.used-=2*f,this.glyphs&&(this.glyphs.length-=f)}isOneGlyph(f,y){const d=2*(f.letters+y);return this.values[d]===
this.values[d+2]&&this.values[d+1]===this.values[d+3]}box(f,y,d){let w=1/0,D=-1/0;for(let H=2*(f.letters+y);H<2*(f.letters+d);H++){const F=this.values[H];F<w&&(w=
F),F>D&&(D=F)}return(0,G.L)(f.style.frame,w,D,f.top,f.bottom)}}}),27077:((dt,ot,A)=>{A.d(ot,{Yz:()=>j,k6:()=>b,p9:()=>P,y:()=>K,zd:()=>G});function G(f){for(;;){
const{done:y,value:d}=f.next();if(y)return d}}async function b(f,y){for(;;){const{done:d,value:w}=f.next();if(d)return w;const D=y.step(w);D&&await D}}const K=1e3,
j=3e5;function*P(f,y){if(f.length<=K)return[...f].sort(y);let d=[];for(let w=0;w<f.length;w+=K){for(const D of f.slice(w,w+K).sort(y))d.push(D);yield j}for(let w=K;w<
d.length;w*=2){const D=[];for(let H=0;H<d.length;H+=2*w){const F=Math.min(H+w,d.length),st=Math.min(F+w,d.length);for(let R=H,M=F;R<F||M<st;){const c=M===st||R<
F&&y(d[R],d[M])<=0;D.push(c?d[R++]:d[M++]),D.length%K===0&&(yield j)}}d=D}return d}}),81313:((dt,ot,A)=>{A.d(ot,{d:()=>b,f:()=>H});const G=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
b=c=>G.test(c),K=0,j=1,P=2,f=3,y=4,d=new RegExp("\\p{L}","u"),w=new RegExp("\\p{Nd}","u");function D(c){return w.test(c)?f:G.test(c)?P:d.test(c)?j:/^[.,:/%+\-\u066b\u066c]$/.
test(c)?y:K}function H(c,z){const v=c.map(D),Q=v.filter(p=>p===P).length,U=z.includes(!0);if(Q===0)return U?F(z):void 0;const g=v.filter(p=>p===j).length,r=Q>=g||
U,h=c.map((p,E)=>E);r&&h.reverse(),st(v,r);const N=p=>r?v[p]!==P:v[p]!==j;for(let p=0,E;p<h.length;p=E){for(E=p+1;E<h.length&&N(h[E])===N(h[p]);)E++;N(h[p])&&(M(
h,p,E),r||R(h,v,p,E))}return h}function F(c){const z=c.map((v,Q)=>Q);for(let v=0,Q;v<z.length;v=Q){for(Q=v+1;Q<z.length&&c[Q]===c[v];)Q++;c[v]&&M(z,v,Q)}return z}
function st(c,z){for(let U=0;U<c.length;U++)if(c[U]===y){const g=c[U-1]===f&&c[U+1]===f;c[U]=g?f:K}const v=z?P:j,Q=U=>U===void 0?v:U===f?z?P:j:U;for(let U=0,g;U<
c.length;U=g){if(g=U+1,c[U]!==K)continue;for(;g<c.length&&c[g]===K;)g++;const r=Q(c[U-1]),h=Q(c[g]);c.fill(r===h?r:v,U,g)}if(!z){for(let U=0;U<c.length;U++)if(c[U]===
f){let g=U;for(;c[g]===f;)g++;(c[U-1]!==P||c[g]!==P)&&c.fill(j,U,g),U=g}}}function R(c,z,v,Q){for(let U=v,g;U<Q;U=g)if(g=U+1,z[c[U]]===f){for(;g<Q&&z[c[g]]===f;)
g++;M(c,U,g)}}function M(c,z,v){for(let Q=z,U=v-1;Q<U;Q++,U--)[c[Q],c[U]]=[c[U],c[Q]]}}),5609:((dt,ot,A)=>{A.d(ot,{N1:()=>d,Px:()=>y,_I:()=>D,eB:()=>w,ub:()=>H});
var G=A(27077);const b=.3,K=.5,j=1.75,P=1.25,f=3,y=500;class d{segments;start;end;top;bottom;constructor(M){this.segments=[M],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=M}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(M){
this.segments.push(M),this.start=Math.min(this.start,M.start),this.end=Math.max(this.end,M.end),this.top=Math.min(this.top,M.top),this.bottom=Math.max(this.bottom,
M.bottom)}}class w{element;lines;start;end;top;bottom;constructor(M){this.lines=[M],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=M}static of(M,c){
const z=new w(M[0]);for(let v=1;v<M.length;v++)z.add(M[v]);return z.element=c,z}get frame(){return this.lines[0].frame}add(M){this.lines.push(M),this.start=Math.
min(this.start,M.start),this.end=Math.max(this.end,M.end),this.top=Math.min(this.top,M.top),this.bottom=Math.max(this.bottom,M.bottom)}}function*D(R){const M=[];
let c;for(let z=0;z<R.length;z++){const v=R[z];z%G.y===G.y-1&&(yield G.Yz);const Q=c?Math.min(c.size,v.size):0;c?.frame===v.frame&&c.segments.length<y&&Math.abs(
c.baseline-v.baseline)<b*Q&&v.start>c.end-K*Q?c.add(v):M.push(c=new d(v))}return M}function*H(R){const M=[];let c;for(let z=0;z<R.length;z++){const v=R[z];z%G.y===
G.y-1&&(yield G.Yz),c&&st(c,v)?c.add(v):(c&&F(M),M.push(c=new w(v)))}return c&&F(M),M}function F(R){const M=R.at(-2),c=R.at(-1);if(!(!M||c.lines.length<f||M.lines.
length>=c.lines.length||!st(c,M.lines[0]))){R.splice(-2,1);for(const z of M.lines)c.add(z)}}function st(R,M){const c=R.lines.at(-1);if(c.frame!==M.frame)return!1;
const z=Math.max(c.size,M.size),v=M.baseline-c.baseline;return v<b*z||v>j*z||z>P*Math.min(c.size,M.size)?!1:M.start<R.end&&M.end>R.start}}),77211:((dt,ot,A)=>{A.
d(ot,{Z:()=>w,x:()=>H});var G=A(62897),b=A(27077),K=A(52332),j=A(81132);const P=20,f=1e3,y=2,d=/\u00ad$/;function*w(R,M){const c=(yield*(0,K.SE)(R)).map(v=>({lines:v,
characters:D(v)}));c.sort((v,Q)=>Q.characters-v.characters);const z=[];for(const{lines:v}of c)z.push(`${(yield*H(v,M)).join(`
`)}
`);return z.join(`
`)}const D=R=>R.reduce((M,{cells:c})=>M+c.reduce((z,{characters:v})=>z+v,0),0);function*H(R,M){const c=R.flatMap(r=>r.cells),z=yield*F(c),v=(0,G.Y)(c.map(({start:r})=>r)),
Q=(yield*st(R.slice(1).map((r,h)=>r.baseline-R[h].baseline)))||1,U=[];let g=0;for(const[r,h]of R.entries()){const N=r===0?1:Math.round((h.baseline-R[r-1].baseline)/
Q);for(let E=1;E<Math.min(N,P);E++)U.push("");let p="";for(const E of h.cells){const W=Math.min(Math.round((E.start-v)/z),f),Z=(0,j.x)(E,M).replace(d,"");p=p.padEnd(
Math.max(W,p===""?0:p.length+y))+Z,g+=E.fragments.length,!(g<b.y)&&(g=0,yield b.Yz)}U.push(p)}return U}function*F(R){const M=R.map(c=>(c.end-c.start)/Math.max(c.
characters,1)).filter(c=>c>0);return(yield*st(M))||1}function*st(R){const M=yield*(0,b.p9)(R,(c,z)=>c-z);return M[M.length>>1]??0}}),96070:((dt,ot,A)=>{A.d(ot,{
gB:()=>ws,NQ:()=>Ss,td:()=>As,dV:()=>Os});var G=A(61520),b=A(27077),K=A(24713);const j=100,P=.5,f=.35;function*y(t){const e=t.reduce((S,{cells:_})=>Math.max(S,_.
length),0),s=d(t.filter(({cells:S})=>S.length===e)),n=yield*(0,b.p9)([...t.keys()],(S,_)=>t[_].cells.length-t[S].cells.length);let o=0;for(const S of n)for(const _ of t[S].
cells){if(s.length>j)return;H(s,_),!((o+=s.length)<b.y)&&(o=0,yield b.Yz)}const i=new Set;let a=0;const l=t.map(S=>F(S,s)),u=l.map(({cells:S},_)=>{let tt=-1;return S.
map((it,yt)=>{const[mt,St]=w(s,it);St>mt&&D(s,it,mt,St)===void 0&&i.add(_);let wt=D(s,it,mt,St)??mt;return wt<=tt&&yt>0&&(wt=tt,a++),tt=wt})});return{count:s.length,
rows:l,places:u,spanning:i,conflicts:a}}function d(t){const e=t[0].cells.map(({start:n,end:o})=>({start:n,end:o})),s=e.map(({start:n,end:o})=>({start:n,end:o}));
for(const{cells:n}of t)for(const[o,{start:i,end:a}]of n.entries())s[o].start=Math.min(s[o].start,i),s[o].end=Math.max(s[o].end,a);return s.every(({start:n},o)=>o===
0||n>=s[o-1].end)?s:e}function w(t,{start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let o=n-1;for(;o+1<t.length&&t[o+1].start<s;)o++;return[n,o]}function D(t,e,s,n){
let o;for(let i=s;i<=n;i++){const{start:a,end:l}=t[i];if(!(Math.min(l,e.end)-Math.max(a,e.start)<P*Math.min(l-a,e.end-e.start))){if(o!==void 0)return;o=i}}return o}
function H(t,e){const[s,n]=w(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const o=s===n?s:D(t,e,s,n);if(o===void 0)return;const i=t[o];i.start=Math.
min(i.start,Math.max(e.start,t[o-1]?.end??-1/0)),i.end=Math.max(i.end,Math.min(e.end,t[o+1]?.start??1/0))}function F(t,e){const s=t.cells.flatMap(n=>{const[o,i]=w(
e,n);return i>o&&D(e,n,o,i)===void 0?st(n,e,o):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function st(t,e,s){const n=[new K.Y4(t.fragments[0])];let o=s;
for(const i of t.fragments.slice(1)){const a=n.at(-1),l=i.start-a.end>=f*t.size,u=e[o+1];l&&u&&a.end<=u.start&&i.start>=e[o].end?(n.push(new K.Y4(i)),o++):a.add(
i)}return n}var R=A(45657),M=A(62897);const c=.65,z=.12,v=6,Q=3,U=50,g=20,r=/^[$\u20ac\u00a3\u00a5]$/u;function*h(t){const e=[];for(const{cells:i,size:a}of t)for(const l of i)
(0,R.RZ)(e,W(l,a)),yield l.fragments.length*b.Yz/b.y;if(e.length<Q)return t;const s=(0,M.Y)(t.map(i=>i.size)),n=[];for(const i of["start","end"]){const a=yield*(0,b.
p9)(e,(l,u)=>l[i]-u[i]);for(let l=0,u;l<a.length;l=u){for(u=l+1;u<a.length&&a[u][i]-a[u-1][i]<z*s;)u++;const S=a.slice(l,u),[_,tt]=[(0,M.K)(S.map(it=>it.start)),
(0,M.Y)(S.map(it=>it.end))];S.length>=Q&&_<tt&&n.length<U&&n.push((_+tt)/2)}}let o=t;for(const i of n)o=(yield*N(o,i))??o;return o}function*N(t,e){const s=[];for(const n of t){
const o=n.cells.find(({start:i,end:a})=>i<e&&a>e);if(yield(n.cells.length+(o?.fragments.length??0))*b.Yz/b.y,o&&!W(o,n.size).some(({start:i,end:a})=>i<e&&a>e))return;
s.push((o&&Z(n,e))??n)}return s}function p(t,e){if(t.cells.length!==1)return;const[s]=t.cells,n=z*Math.min(t.size,e.size),o=W(s,t.size).slice(0,g);if(o.length===
0||E(s,o[0])>v)return;const i=({end:S})=>e.cells.some((_,tt)=>tt>0&&Math.abs(_.start-S)<n),a=o.reduce((S,_)=>S&&S.end-S.start>=_.end-_.start?S:_,void 0),l=e.cells.
at(-1),u=o.find(i)??(a&&Math.abs(t.end-l.end)<n&&a.start<l.start?a:void 0);return u&&Z(t,(u.start+u.end)/2)}const E=({fragments:t},e)=>t.filter(({start:s})=>s<e.
start).length;function W({fragments:t},e){const s=[];let n=-1/0,o="";for(const{start:i,end:a,text:l}of t)o!==""&&Math.min(i,a)-n>=c*e&&!r.test(o)&&s.push({start:n,
end:Math.min(i,a)}),n=Math.max(n,i,a),o=l;return s}function Z(t,e){const s=t.cells.findIndex(({start:i,end:a})=>i<e&&a>e);if(s<0)return;const n=[],o=[];for(const i of t.
cells[s].fragments)(i.start<e?n:o).push(i);if(!(n.length===0||o.length===0))return{...t,cells:[...t.cells.slice(0,s),x(n),x(o),...t.cells.slice(s+1)],isTabular:!0}}
function x([t,...e]){const s=new K.Y4(t);for(const n of e)s.add(n);return s}const I=.3,O=1.25,m=1.5,T=2,L=/:$/,C=({cells:t})=>t.some(({fragments:e})=>e.some(({text:s})=>L.
test(s)));function*J(t){const{rows:e}=t,s=[];for(const S of e)s.push(C(S)),yield S.cells.reduce((_,{fragments:tt})=>_+tt.length,0)*b.Yz/b.y;const n=s.indexOf(!1),
o=e.slice(0,n),i=e.slice(n);if(n<1||i.length<T)return[t];if(s.slice(n).filter(Boolean).length>I*i.length)return[t];const l=o.slice(1).map((S,_)=>S.baseline-o[_].
baseline),u=l.length>0?(0,R.Kf)(l):m*o[0].size;return i[0].baseline-o.at(-1).baseline<O*u?[t]:[o,i].map(S=>({rows:S,tabular:S.filter(({isTabular:_})=>_).length}))}
var q=A(34659),nt=A(52332);const rt=3.5,ct=.3,ht=1.25,ut=3,pt=1.6,xt=.87,B=2,V=8,Y=.6,k=20,$=100,X=2,et=new RegExp(`^(?:[${q.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5\
})[.)])$`,"u"),at=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*lt(t){const e=[];let s=[],n=0,o;const i=a=>{a.tabular<X||(a.takeRest(),e.push(a))};for(const a of t)
for(const l of(0,nt.l$)(a)){(n+=l.length+s.length+l[0].fragments.length)>=b.y&&(n=0,yield b.Yz);const u=gt(l,a);for(const _ of s)_.isNear(u)||i(_);s=s.filter(_=>_.
isNear(u));const S=s.find(_=>_.start<u.end&&_.end>u.start);if(!S?.takes(u)){if(S&&i(S),s=s.filter(_=>_!==S),!u.isTabular)o=u;else if(u.cells.length<=$&&s.length<
k){const _=o&&Mt(o,u)?p(o,u):void 0,tt=new Et(_??u);!_||tt.takes(u)?s.push(tt):s.push(new Et(u)),o=void 0}}}return s.forEach(i),e}function gt(t,{baseline:e,size:s}){
const n=Tt(t),o=n.length===2&&et.test(at(n[0])),[i,a]=[n[0].start,n.reduce((l,u)=>Math.max(l,u.end),-1/0)];return{cells:n,baseline:e,size:s,start:i,end:a,isTabular:n.
length>1&&!o}}function Tt(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];for(const s of t){const n=e.at(-1);n?.characters===1&&r.test(at(
n))&&/^[\d(.,-]/.test(at(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class Et{rows;tabular=1;start;end;last;single=[];pitch=1/0;constructor(e){this.rows=[e],
this.last=e,{start:this.start,end:this.end}=e}isNear(e){return Mt(this.single.at(-1)??this.last,e)}takes(e){const s=e.isTabular||this.isProse(e)?e:p(e,this.last)??
e;if(!s.isTabular){const n=s.size>ht*this.last.size&&s.start<this.start+s.size;return this.single.length===B||n||this.isProse(s)?!1:(this.single.push(s),!0)}if(!vt(
this.last,s))return!1;s.start<this.start+s.size&&(this.pitch=Math.min(this.pitch,s.baseline-(this.single.at(-1)??this.last).baseline));for(const n of this.single)
this.rows.push(n);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}takeRest(){
const[e]=this.single;if(!e||e.baseline-this.last.baseline>xt*this.pitch||this.tabular<ut||e.baseline-this.last.baseline>pt*e.size)return;const s=ct*e.size,n=({start:o,
end:i})=>Math.abs(e.start-o)<s||Math.abs(e.end-i)<s;this.last.cells.slice(1).some(n)&&this.rows.push(e)}isProse({cells:e,start:s,end:n}){return e.reduce((i,{fragments:a})=>i+
a.length,0)>=V&&n-s>Y*(this.end-this.start)}}const Mt=(t,e)=>e.baseline-t.baseline<=rt*Math.max(e.size,t.size);function vt(t,e){const s=ct*Math.min(t.size,e.size);
for(let n=0,o=0;n<=t.cells.length&&o<=e.cells.length;){const[i,a]=ft(t,n),[l,u]=ft(e,o);if((At(t,n)||At(e,o))&&Math.min(a,u)-Math.max(i,l)>=s)return!0;a<u?n++:o++}
return!1}const ft=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],At=({cells:t},e)=>e>0&&e<t.length;var bt=A(20779);const ue=1.6,de=.4,It=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Yt=new RegExp("^\\p{Ll}","u"),ge=/^[\p{Lu}\p{N}]/u,Nt=2,me=2;function Gt(t){const{rows:e}=t,s=[],n=e.findIndex((i,a)=>Ee(i,t.places[a])),o=pe(t,n);for(const i of e.
keys()){const a=i<n;i>0&&(a?Me(t,i):Ht(t,i,n)||ye(t,i,o))?s.at(-1).push(i):s.push([i])}return s}function pe(t,e){const{rows:s,places:n}=t;let o=1/0;for(let i=1;i<
s.length;i++)s[i].cells.length>1&&n[i][0]===0&&!Ht(t,i,e)&&(o=Math.min(o,s[i].baseline-s[i-1].baseline));return o}function ye({rows:t,places:e},s,n){const[o,i]=[
t[s-1],t[s]];return n===1/0||i.baseline-o.baseline>xt*n||e[s][0]===0||!_t(o,i)?!1:e[s].every((a,l)=>{const u=o.cells[e[s-1].indexOf(a)];return u!==void 0&&!(Ut(
u)&&Ut(i.cells[l]))})}const Ut=({fragments:t})=>t.length>1&&It.test(t.at(-1).text);function Ee({cells:t},e){const s=t.filter((o,i)=>e[i]>0),n=s.filter(o=>It.test(
at(o)));return n.length>0&&2*n.length>=s.length}const _t=(t,e)=>e.baseline-t.baseline<=ue*Math.max(e.size,t.size),Me=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&
!e.has(n-1)&&_t(t[n-1],t[n])&&!(s===Nt&&t[n-1].cells.length===Nt&&t[n].cells.length===Nt);function Ht({rows:t,places:e},s,n){const[o,i]=[t[s-1],t[s]];if(s===n||
!_t(o,i))return!1;const a=tt=>Yt.test(tt.fragments[0].text),l=tt=>ge.test(tt.fragments[0].text);if(!(e[s][0]===0?a(i.cells[0])&&!i.cells.some(l):i.cells.some(a)))
return!1;const S=({cells:tt})=>tt.every(it=>!It.test(at(it))),_=e[s].every(tt=>e[s-1].includes(tt));return S(i)&&_?!0:o.cells.length===1&&i.cells.length>1&&e[s-
1][0]===0&&Yt.test(at(i.cells[0]))}function*be(t){if(!t.some((l,u)=>u>0&&l.length>1&&l.every(xe)))return[t];const e=t.filter(l=>l.length>0);if(e.length>2&&e.filter(
l=>l.length>1).length===1)return[t];const s=t.flatMap((l,u)=>l.flatMap(S=>S.segments.map(_=>({segment:_,column:u,line:S.baseline})))),n=yield*(0,b.p9)(s,(l,u)=>l.
line-u.line||l.column-u.column),o=[],i=[];for(let l=0,u;l<n.length;l=u){const{line:S,segment:_}=n[l];for(u=l+1;u<n.length&&n[u].line-S<de*_.size;)u++;const tt=n.
slice(l,u).sort((yt,mt)=>yt.column-mt.column);i.push(tt.map(({column:yt})=>yt));const it=tt.map(yt=>yt.segment);o.push({cells:it,baseline:S,size:_.size,start:it[0].
start,end:it.at(-1).end,isTabular:tt.length>1}),o.length%b.y===0&&(yield b.Yz)}const a={count:t.length,rows:o,places:i,spanning:new Set};return Gt(a).map(l=>Kt(
a,l))}const xe=({segments:t})=>t.length===1&&(t[0].characters<=me||It.test(at(t[0])));function Kt({count:t,rows:e,places:s},n){const o=Array.from({length:t},()=>[]);
for(const i of n){const a=new Map;for(const[l,u]of e[i].cells.entries()){const S=s[i][l],_=a.get(S);_?_.push(u):a.set(S,[u])}for(const[l,u]of a)o[l].push((0,bt.
cA)(u))}return o}const Se=3,Te=2,Oe=.05,Ae=.3,we=6,Le=.4,ve=3,Re=new RegExp("^\\p{Ll}","u");function*ze(t,e){const s=[];for(const o of e)for(const i of yield*lt(
o))for(const a of yield*J(i)){const l=a.tabular<Te?void 0:yield*Ie(a);l&&s.push(l)}if(s.length===0)return{blocks:s,outside:t};const n=new Set;for(const{lines:o}of s)
for(const{segments:i}of o)for(const a of i)for(const l of a.fragments)n.add(l);return yield b.Yz,{blocks:s,outside:t.filter(o=>!n.has(o))}}function*Ie(t){const e=yield*y(
yield*h(t.rows));if(!e||Ne(e))return;const{rows:s}=e,n=e.places.reduce((u,S)=>u+S.length,0),o=n>=Ae*e.count*s.length,i=t.tabular>=Se&&e.count>1&&e.conflicts<=Oe*
n&&o&&!Pe(s);if(!o)return new bt.xE(s,s.map(u=>u.cells.map(S=>[(0,bt.cA)([S])])));const a=[];let l=0;for(const u of i?Gt(e):s.map((S,_)=>[_]))a.push(Kt(e,u)),!((l+=
e.count)<b.y)&&(l=0,yield b.Yz);return i?new bt.QH(a):new bt.xE(s,a)}const Pe=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.every(({style:n})=>n.font.fixedPitch)));
function Ne({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[o,{cells:i}]of t.entries())for(const[a,l]of i.entries()){
const u=n[s[o][a]];u.lines++,u.words+=l.fragments.length,Re.test(l.fragments[0].text)&&u.going++}return n.some(({lines:o,words:i,going:a})=>o>=ve&&i>we*o&&a>=Le*
o)}var Rt=A(5609);const Ft=4,_e=8,De=4,Ce=.7,Be=2.5,We=.8,Ye=1e6;function Ge(t){return jt(t,_e,{left:Ye})}function*jt(t,e,s){if(e===1)return[...t];const n=[];let o=0;
for(let i=0,a;i<t.length;i=a){const u=t[i].segments.length>1&&s.left>0?yield*Ue(t,i,s):void 0;if(++o%b.y===0&&(yield b.Yz),a=u?.to??i+1,!u)n.push(t[i]);else{for(const S of u.
left)n.push(S);for(const S of yield*jt(u.right,e-1,s))n.push(S)}}return n}const kt=200;function*Ue(t,e,s){const[n,o]=t[e].segments,i=n.size;let a=n.end,l=o.start;
const u=[],S=[];let _=e;for(;_<t.length;_++){const it=t[_];s.left-=it.segments.length,(_-e)%kt===kt-1&&(yield b.Yz);const yt=_===e?0:it.baseline-t[_-1].baseline;
if(it.frame!==n.frame||yt<0||yt>Be*i)break;const mt=it.segments.filter(Ot=>Ot.start<a),St=it.segments.slice(mt.length),wt=(0,M.K)(mt.map(Ot=>Ot.end),a),Lt=(0,M.
Y)(St.map(Ot=>Ot.start),l);if(Lt-wt<We*i||mt.length>1)break;[a,l]=[wt,Lt],(0,R.RZ)(u,mt),St.length>0&&S.push(St)}const tt=S.map(([it])=>it);if(!(u.length<Ft||S.
length<Ft||!$t(u)||!$t(tt)))return{left:u.map(it=>new Rt.N1(it)),right:S.map(He),to:_}}function He([t,...e]){const s=new Rt.N1(t);for(const n of e)s.add(n);return s}
function $t(t){const e=t.reduce((i,{fragments:a})=>i+a.length,0),s=(0,M.Y)(t.map(i=>i.start)),n=(0,M.K)(t.map(i=>i.end))-s,o=t.reduce((i,a)=>i+a.end-a.start,0);
return e>=De*t.length&&o>=Ce*n*t.length}const zt=2,Vt=1e3,Dt=3,Xt=10;function*Qt(t){const e=yield*qt(t.filter(({isVertical:a})=>!a)),s=yield*qt(t.filter(({isVertical:a})=>a));
if(e.length+s.length<Dt||e.length+s.length>Vt)return[];const n=[...e.keys(),...s.keys()].map((a,l)=>l),o=a=>{let l=a;for(;n[l]!==l;)l=n[l]=n[n[l]];return l};for(const[
a,l]of e.entries()){yield b.Yz;for(const[u,S]of s.entries())Pt(l,S.at)&&Pt(S,l.at)&&(n[o(e.length+u)]=o(a))}const i=new Map;for(const[a,l]of[...e,...s].entries()){
const u=i.get(o(a))??{rows:[],columns:[]};i.set(o(a),u),(l.isVertical?u.columns:u.rows).push(l)}return[...i.values()].flatMap(a=>{if(a.rows.length===0||a.columns.
length===0)return[];const[l,u]=[Zt(a.columns,a.rows),Zt(a.rows,a.columns)],[S,_]=[te(l),te(u)];return S.length<Dt||_.length<Dt?[]:[{rows:u,columns:l,xs:S,ys:_}]})}
function Zt(t,e){const{isVertical:s}=t[0],[n,o]=[(0,M.Y)(e.map(({at:u})=>u)),(0,M.K)(e.map(({at:u})=>u))],[i,a]=[Jt(e.map(u=>u.from)),Jt(e.map(u=>u.to))],l=[...t];
return i<t[0].at-Xt&&l.unshift({isVertical:s,at:i,from:n,to:o}),a>t.at(-1).at+Xt&&l.push({isVertical:s,at:a,from:n,to:o}),l}const Jt=t=>t.sort((e,s)=>e-s)[t.length>>
1],Pt=({from:t,to:e},s)=>t-zt<=s&&s<=e+zt;function*qt(t){const e=yield*(0,b.p9)(t,(n,o)=>n.at-o.at||n.from-o.from),s=[];for(let n=0,o;n<e.length;n=o){const{at:i,
isVertical:a}=e[n];for(o=n+1;o<e.length&&e[o].at-i<zt;)o++;if(s.length>Vt)return s;n%b.y===b.y-1&&(yield b.Yz);const l=yield*(0,b.p9)(e.slice(n,o),(S,_)=>S.from-
_.from);let u;for(const S of l)u&&S.from<=u.to+zt?u.to=Math.max(u.to,S.to):(u&&s.push({isVertical:a,at:i,...u}),u={from:S.from,to:S.to});u&&s.push({isVertical:a,
at:i,...u})}return s}function te(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.at(-1)>=zt)&&e.push(s);return e}var Ke=A(61491);const Fe=1,je=3,Ct=2,ke=.4,
$e=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function Ve({lines:t,element:e}){if(t.length<Ct||!e)return!1;const s=e.type==="P",n=s?je:
Fe;let o=0;for(const[i,{segments:a,baseline:l,size:u}]of t.entries()){!s&&i>0&&l<t[i-1].baseline+ke*u&&(o=Ct);let S,_=!1;for(const{fragments:tt}of a)for(const it of tt)
_||=S!==void 0&&Math.abs(it.start-S.end)>=n*it.style.size,S=it;_&&o++}return o>=Ct&&!Xe(e)}function Xe(t){for(const{type:e}of(0,Ke.Hy)(t))if($e.test(e))return!0;
return!1}function*Qe({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,R.RZ)(e,n.fragments);return yield*(0,b.p9)(e,(s,n)=>s.order-n.order)}const Ze=300,
Je=5,qe=.6,ts=5,es=3;function*ee(t){return t.length<3||t.length>Ze||!ns(t)?t:yield*os(t)}function Bt(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/
4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const ss=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:o})=>n+o.length,0),0);function ns(t){
let e=0,s=0,n;for(const o of t)ss(o)<ts||(n&&Bt(n,o)?e++:n&&Bt(o,n)&&n.top-o.bottom<es*n.lines[0].size&&s++,n=o);return s>=Je&&s>qe*(e+s)}function*os(t){const e=t.
length,s=new Int32Array(e),n=t.map(()=>[]);for(let a=0;a<e;a++){yield b.Yz;for(let l=0;l<e;l++)a!==l&&is(t,a,l)&&(n[a].push(l),s[l]++)}const o=new Set(t.keys()),
i=[];for(;o.size>0;){let a=-1;for(const l of o)(a<0||s[l]<s[a])&&(a=l);o.delete(a),i.push(t[a]);for(const l of n[a])s[l]--}return i}function is(t,e,s){const n=t[e],
o=t[s];if(n.frame!==o.frame)return!1;if(Bt(n,o))return!0;if(n.end>o.start+1)return!1;const i=Math.min(n.top,o.top),a=Math.max(n.bottom,o.bottom);return!t.some(l=>l!==
n&&l!==o&&l.frame===n.frame&&l.top<a&&l.bottom>i&&l.start<n.end&&l.end>o.start)}const rs=.4,as=1;function*ls(t,e){if(e.length===0||t.length<2)return;const s=Array.
from({length:e.length+1},()=>[]),n=yield*(0,b.p9)(t,(i,a)=>i.baseline-a.baseline||i.start-a.start);let o;for(const[i,a]of n.entries()){const{start:l,end:u,baseline:S,
style:_}=a,tt=fs((l+u)/2,e);if(s[tt].push(a),o&&o.column!==tt&&S-o.fragment.baseline<=rs*_.size&&l-o.fragment.end<as*_.size)return;o={fragment:a,column:tt},i%b.
y===b.y-1&&(yield b.Yz)}return s.filter(i=>i.length>0).length<2?void 0:s}function fs(t,e){let[s,n]=[0,e.length];for(;s<n;){const o=s+n>>1;e[o]<t?s=o+1:n=o}return s}
const cs=100,hs=2e4,us=1/2,ds=1/20,se=1,gs=2e4;function*ms(t,e){const s=[];let n=t;for(const o of e){if(o.xs.length-1>cs||(o.xs.length-1)*(o.ys.length-1)>hs)continue;
const{cells:i,others:a}=yield*ps(n,o),l=yield*bs(i,o);l&&(s.push(l),n=a)}return{tables:s,outside:n}}function*ps(t,e){const{rows:s,columns:n,xs:o,ys:i}=e,a=new Map,
l=[];let u=0,S=0;for(const tt of t){const{frame:it}=tt.style,yt=(tt.start+tt.end)/2,mt=(tt.top+tt.bottom)/2,St=yt>o[0]&&yt<o.at(-1)&&mt>i[0]&&mt<i.at(-1),wt=it.
cos===1&&it.sin===0&&!it.vertical,Lt=St&&wt?ys(e,yt,mt):void 0;if(!Lt)l.push(tt);else{const Ot=a.get(Lt.first)??{...Lt,fragments:[]};a.set(Lt.first,Ot),Ot.fragments.
push(tt),(Ot.last!==Lt.last||n.some(Ys=>Es(tt,Ys,mt)))&&u++}S+=St?s.length+n.length:1,!(S<gs)&&(S=0,yield b.Yz)}const _=t.length-l.length;return u>ds*_?{cells:new Map,
others:[...t]}:{cells:a,others:l}}function ys({rows:t,columns:e,xs:s,ys:n},o,i){const[a,l]=ne(e,o,i),[u,S]=ne(t,i,o);if(!a||!l||!u||!S)return;const _=(tt,it)=>oe(
n,tt.at)*s.length+oe(s,it.at);return{first:_(u,a),last:_(S,l)}}function ne(t,e,s){let n;for(const o of t)if(Pt(o,s)){if(o.at>e)return[n,o];n=o}return[n,void 0]}
const Es=({start:t,end:e},s,n)=>s.at>t+se&&s.at<e-se&&Pt(s,n);function oe(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*Ms(t,e){const s=new Map;
for(const[n,{last:o,fragments:i}]of t){const a=e.slice(n%e.length+1,o%e.length),l=(yield*ls(i,a))??[i];for(const[u,S]of l.entries())S.length>0&&s.set(n+u,S)}return s}
function*bs(t,{xs:e,ys:s}){const[n,o]=[e.length-1,s.length-1];if(t.size<=us*n*o)return;const i=yield*Ms(t,e),a=[];for(let S=0;S<o;S++){const _=[];for(let tt=0;tt<
n;tt++){const it=i.get(S*e.length+tt);_.push(it?yield*(0,Rt._I)(yield*(0,K.q9)(it)):[])}for(const tt of yield*be(_))a.push(tt)}const l=a.filter(S=>S.some(_=>_.length>
0)),u=Array.from({length:n},(S,_)=>_).filter(S=>l.some(_=>_[S].length>0));return l.length<2||u.length<2?void 0:new bt.QH(l.map(S=>u.map(_=>S[_])))}var ie=A(39955),
xs=A(81132);function*Ss(t,e,s){if(e&&(0,ie.P$)(t,e)){const n=yield*(0,ie.$A)(t,e);return s?yield*Ts(n,s):n}return s?yield*re(t,yield*Qt(s)):yield*ee(yield*ae(yield*(0,K.
q9)(t)))}function*Ts(t,e){let s;const n=[];for(const[o,i]of t.entries()){o%b.y===b.y-1&&(yield b.Yz);const a=Ve(i)?yield*re(yield*Qe(i),s??=yield*Qt(e)):[];if(!a.
some(bt.bI))n.push(i);else for(const l of a)l.element=i.element,n.push(l)}return n}function*re(t,e){const{tables:s,outside:n}=yield*ms(t,e),o=yield*(0,K.q9)(n),
i=yield*ze(n,yield*(0,nt.HE)(o,n)),a=i.outside===n,l=yield*ae(a?o:yield*(0,K.q9)(i.outside));for(const u of[...s,...i.blocks]){const S=l.findIndex(_=>le(_)>le(u));
l.splice(S<0?l.length:S,0,u)}return yield*ee(l)}function*ae(t){return yield*(0,Rt.ub)(yield*Ge(yield*(0,Rt._I)(t)))}const le=({lines:t})=>t[0].segments[0].fragments[0].
order,Os=(t,e)=>Wt(t,e,he),As=(t,e)=>Wt(t,e),ws=(t,e)=>Wt([{lines:t,element:void 0}],e,he);function*Wt(t,e,s){const n=new G.q(e);let o=0;for(let i=0;i<t.length;i++){
const a=t[i];i>0&&!vs(a,t[i-1])&&n.space(`
`);for(const l of a.lines){s?.(n,l);for(let u=0;u<l.segments.length;u++){const S=l.segments[u];u>0&&n.space(" "),(0,xs.T)(n,S,e),o+=S.fragments.length+S.characters/
Ls,!(o<b.y)&&(o=0,n.settle(),yield b.Yz)}n.space(`
`)}s&&Ws(n)}return n}const Ls=8,vs=({element:t},e)=>t!==void 0&&Rs.has(t.type)&&t.type===e.element?.type,Rs=new Set(["LI","TR","TOCI"]),fe=173,zs=new Set([45,8208,
fe]),Is=/[\p{L}\p{M}][-\u2010]\n+$/u,ce=/\u00ad\n+$/,Ps=/.\n+$/,Ns=new RegExp("^\\p{L}","u"),_s=new RegExp("^\\p{Ll}","u");function he(t,e){if(!zs.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,o=ce.test(s);if(!o&&!(Is.test(s)&&_s.test(n)))return;const i=Ps.exec(s)[0].length;if(!o&&Bs(t.tail(Ds)))
return t.drop(i-1);t.drop(i),Ns.test(n)||t.space(`
`)}const Ds=100,Cs=/[/\\_@]|\w\.\w/,Bs=t=>Cs.test(t.trimEnd().split(/\s/).at(-1));function Ws(t){t.lastLetter()!==fe||!ce.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),24713:((dt,ot,A)=>{A.d(ot,{Y4:()=>F,lP:()=>R,q9:()=>st,re:()=>U});var G=A(98689),b=A(27077),K=A(81313);const j=1.6,P=.5,f=.15,y=.6,d=.6,w=.35,D=.02,H=5e3;
class F{fragments;start;end;baseline;size;top;bottom;characters;constructor(r){this.fragments=[r],this.start=Math.min(r.start,r.end),this.end=Math.max(r.start,r.
end),this.baseline=r.baseline,this.size=r.style.size,this.top=r.top,this.bottom=r.bottom,this.characters=r.text.length}get frame(){return this.fragments[0].style.
frame}get order(){return this.fragments[0].order}add(r){const h=this.fragments[this.fragments.length-1];this.fragments.push(r),this.characters+=r.text.length;const N=Math.
min(r.start,r.end),p=Math.max(r.start,r.end);N<this.start&&(this.start=N),p>this.end&&(this.end=p);const{style:E,baseline:W}=r;E===h.style&&W===h.baseline||(E.size>
this.size*1.05&&(this.size=E.size,this.baseline=W),r.top<this.top&&(this.top=r.top),r.bottom>this.bottom&&(this.bottom=r.bottom))}join(r){for(const h of r.fragments)
this.add(h)}joined(r){const[h,...N]=this.fragments,p=new F(h);for(const E of N)p.add(E);return p.join(r),p}sort(){const{fragments:r}=this;for(let h=1;h<r.length;h++)
if(r[h].start<r[h-1].start){r.sort((N,p)=>N.start-p.start||N.order-p.order);return}}}function*st(g){const r=[];let h;for(let E=0;E<g.length;E++){const W=g[E];E%
b.y===b.y-1&&(yield b.Yz),h&&M(h,W)?h.add(W):r.push(h=new F(W))}const N=yield*c(r);let p=0;for(const E of N)E.sort(),p+=E.fragments.length,!(p<b.y)&&(p=0,yield b.
Yz);return N}const R=({style:g,text:r,mayTurn:h})=>g.marks.isReversed||h&&(0,K.d)(r);function M(g,r){const{style:h,start:N,end:p,baseline:E}=r;if(h.frame!==g.frame||
g.characters>H)return!1;const W=Math.max(h.size,g.size),Z=Math.abs(E-g.baseline);if(Z>y*W)return!1;const x=N-g.end,I=g.start-Math.max(N,p);return Z>f*W?x>-P*W&&
x<d*W:x>-P*W&&x<j*W||I>-P*W&&I<(R(r)?d:w)*W}function*c(g){if(g.length<2)return[...g];const r=new Map;for(const{frame:E}of g)r.has(E)||r.set(E,r.size);const h=[];
for(let E=0;E<g.length;E++){const W=g[E];E%b.y===b.y-1&&(yield b.Yz),h.push({segment:W,order:E,frame:r.get(W.frame)})}const N=yield*(0,b.p9)(h,(E,W)=>E.frame-W.
frame||E.segment.baseline-W.segment.baseline||E.segment.start-W.segment.start),p=new Set;for(let E=0;E<N.length;E++){E%b.y===b.y-1&&(yield b.Yz);const{segment:W,
frame:Z,order:x}=N[E];if(!(p.size>0&&p.has(W)))for(let I=E+1;I<Math.min(N.length,E+z);I++){const O=N[I],m=Math.min(W.size,O.segment.size);if(O.frame!==Z||O.segment.
baseline-W.baseline>f*m)break;if(p.has(O.segment)||!v(W,O.segment))continue;const[T,L]=x<O.order?[W,O.segment]:[O.segment,W];if(T.join(L),p.add(L),L===W)break}}
return p.size===0?[...g]:g.filter(E=>!p.has(E))}const z=50;function v(g,r){const h=Math.min(g.size,r.size);if(g.characters+r.characters>H||Math.max(g.size,r.size)>
1.5*h||Q(g)||Q(r))return!1;const[N,p]=g.start<=r.start?[g,r]:[r,g],E=p.start-N.end;return E>-D*h&&E<w*h}const Q=({fragments:g})=>g.length===1&&g[0].text.length===
1;function U(g,r){return r.order===g.order+1&&(g.spaceAfter||r.spaceBefore)?!0:r.start-g.end>Math.max((0,G.U)(g.style),(0,G.U)(r.style))}}),20779:((dt,ot,A)=>{A.
d(ot,{QH:()=>b,bI:()=>j,cA:()=>P,xE:()=>K});var G=A(5609);class b extends G.eB{rows;constructor(y){const[d,...w]=y.flat(2);super(d),this.rows=y;for(const D of w)
this.add(D)}}class K extends G.eB{visual;rows;constructor(y,d){const[w,...D]=y.map(({cells:H})=>P(H));super(w),this.visual=y,this.rows=d;for(const H of D)this.add(
H)}}const j=f=>f instanceof b||f instanceof K;function P([f,...y]){const d=new G.N1(f);for(const w of y)d.add(w);return d}}),39955:((dt,ot,A)=>{A.d(ot,{$A:()=>w,
P$:()=>d,VN:()=>f});var G=A(27077),b=A(5609),K=A(24713);const j=.9,P=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em \
Strong Sub FENote NonStruct Private".split(" "));function f(H){let F,st=0;for(let R=H;R&&st<y;R=R.parent,st++){if(R.type==="TR")return R;!F&&!P.has(R.type)&&(F=
R)}return F?(F.type==="Lbl"||F.type==="LBody")&&F.parent?.type==="LI"?F.parent:F:H}const y=200;function d(H,F){let st=0,R=0;for(const M of H)M.style.marks.isArtifact||
(st+=M.text.length,F(M)&&(R+=M.text.length));return R>0&&R>=j*st}function*w(H,F){const st=[],R=[];for(let g=0;g<H.length;g++){const r=H[g];g%G.y===G.y-1&&(yield G.
Yz);const h=F(r);h?st.push({fragment:r,leaf:h}):R.push(r)}const M=yield*(0,G.p9)(st,(g,r)=>g.leaf.order-r.leaf.order||g.fragment.order-r.fragment.order);let c=0;
const z=new Map,v=g=>{const{element:r}=M[g].leaf;let h=z.get(r);return h||z.set(r,h=f(r)),h},Q=[],U=[];for(let g=0,r;g<M.length;g=r){const h=v(g);for(r=g+1;r<M.
length&&v(r)===h;)r++;const N=M.slice(g,r).map(({fragment:E})=>E);(c+=N.length)>=G.y&&(c=0,yield G.Yz);const p=b.eB.of(yield*(0,b._I)(yield*(0,K.q9)(N)),h);if(Q.
push(p),R.length>0)for(const{order:E}of N)U.push({order:E,block:p})}return R.length===0?Q:yield*D(Q,U,yield*(0,b.ub)(yield*(0,b._I)(yield*(0,K.q9)(R))))}function*D(H,F,st){
const R=yield*(0,G.p9)(F,(z,v)=>z.order-v.order),M=[],c=new Map;for(const[z,v]of st.entries()){z%G.y===G.y-1&&(yield G.Yz);const Q=v.lines[0].segments[0].order;
let U=0;for(let h=R.length;U<h;){const N=U+h>>1;R[N].order<Q?U=N+1:h=N}const g=R[U-1]?.block,r=g&&c.get(g);r?r.push(v):g?c.set(g,[v]):M.push(v)}return[...M,...H.
flatMap(z=>[z,...c.get(z)??[]])]}}),52332:((dt,ot,A)=>{A.d(ot,{l$:()=>ut,HE:()=>J,SE:()=>C,x1:()=>ht});var G=A(61520),b=A(27077),K=A(81313),j=A(5609);const P=5,
f=.75,y=.5,d=3,w=.08,D=.3,H={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function F(B,V){const{both:Y,level:k,lowest:$,highest:X}=B;return{...B,both:Y+
1,level:Math.abs(V)<w?k+1:k,lowest:Math.min($,V),highest:Math.max(X,V)}}const st=(B,V)=>V?{...B,before:B.before+1}:{...B,after:B.after+1};function R({both:B,before:V,
after:Y,level:k,lowest:$,highest:X}){const et=Math.min(V,Y);return et<P||B>f*(B+et)?!1:B>=d&&k<=y*B&&X-$>=D}const M=3,c=4,z=2.5,v=6,Q=.8,U=20,g=4;function*r(B){
const V=B.map(()=>new Set);if(!h(B)&&!N(B))return V;let Y=[],k=0;const $=({rows:X,wordsBefore:et,wordsAfter:at,from:lt,last:gt,sides:Tt})=>{const Et=X>=M&&Math.
min(et,at)>=c*X,Mt=R(Tt);if(!Et&&!Mt)return;const vt=({isGutter:ft,row:At})=>ft==="whole"||!Mt&&(ft==="prose"||At<lt);for(let ft=gt;ft&&!vt(ft);ft=ft.above)ft.isGutter=
Mt?"whole":"prose",V[ft.row].add(ft.cell)};for(const[X,et]of B.entries()){const at=B[X-1],lt=at?et.baseline-at.baseline:0,gt=({last:Et})=>lt<=v*et.size&&X-Et.row<=
U,Tt=lt>z*et.size;for(const Et of Y)(Tt||!gt(Et))&&$(Et);Y=Y.filter(gt),Tt&&(Y=Y.map(Et=>({...Et,rows:0,wordsBefore:0,wordsAfter:0,from:X}))),(k+=et.cells.length+
Y.length)>=b.y&&(k=0,yield b.Yz),Y=p(Y,et,X,$)}return Y.forEach($),V}function h(B){const V=({fragments:k})=>k.length>=c,Y=(k,$)=>B.some(({cells:X})=>X.slice(k,$||
X.length).some(V));return Y(0,-1)&&Y(1,0)}function N(B){const V=B.reduce((Y,{cells:k})=>k.length===1?Y+1:Y,0);return V>=2*P&&B.length>V}function p(B,{cells:V,size:Y},k,$){
const X=[];let et=0,at=-1/0;for(let lt=0;lt<=V.length;lt++){const gt=V[lt]?.start??1/0,Tt=lt>0&&lt<V.length,Et=gt-at>=Q*Y,Mt=[];for(;et<B.length&&B[et].start<gt;et++){
const ft=B[et],[At,bt]=[Math.max(ft.start,at),Math.min(ft.end,gt)];if(bt-At<Q*Y?$(ft):Tt?Mt.push(W(ft,{start:At,end:bt},k,lt,V)):X.push({...ft,start:At,end:bt,sides:st(
ft.sides,lt>0)}),ft.end>gt)break}Tt&&Et&&Mt.length===0&&Mt.push(W(void 0,{start:at,end:gt},k,lt,V));const vt=E(Mt);for(const ft of Mt)vt.has(ft)?X.push(ft):$(ft);
at=Math.max(at,V[lt]?.end??gt)}return X}function E(B){return B.length<=g?new Set(B):new Set([...B].sort((V,Y)=>Y.rows-V.rows).slice(0,g))}function W(B,V,Y,k,$){
return{...V,rows:(B?.rows??0)+1,wordsBefore:(B?.wordsBefore??0)+$[k-1].fragments.length,wordsAfter:(B?.wordsAfter??0)+$[k].fragments.length,from:B?.from??Y,last:{
row:Y,cell:k,above:B?.last,isGutter:"no"},sides:F(B?.sides??H,($[k].baseline-$[k-1].baseline)/$[k].size)}}var Z=A(24713),x=A(81132);const I=.4,O=1,m=3,T=2e3,L=.5;
function*C(B){return yield*J(yield*(0,Z.q9)(B),B)}function*J(B,V){const Y=yield*q(V),k=new Map;for(const X of B){const et=k.get(X.frame);et?et.push(X):k.set(X.frame,
[X])}const $=[];for(const X of k.values()){const et=[];for(const lt of yield*rt(yield*nt(X,Y)))et.push(ct(lt,Y));const at=yield*r(et);$.push(et.map((lt,gt)=>({...lt,
gutters:at[gt]})))}return $}function*q(B){const V=[];for(let k=1;k<B.length&&V.length<T;k++){k%b.y===0&&(yield b.Yz);const[$,X]=[B[k-1],B[k]];if($.style.frame!==
X.style.frame||$.baseline!==X.baseline)continue;const et=(X.start-$.end)/X.style.size;et>0&&et<O&&(0,Z.re)($,X)&&V.push(et)}const Y=yield*(0,b.p9)(V,(k,$)=>k-$);
return Math.max(O,m*(Y[Y.length>>1]??0))}function*nt(B,V){const Y=[];let k=0;for(const $ of B){if((k+=$.fragments.length)>=b.y&&(k=0,yield b.Yz),$.end-$.start<V*
$.size||$.fragments.length<2){Y.push($);continue}let X;for(const et of $.fragments)X&&Math.min(et.start,et.end)-X.end<V*Math.max(X.size,et.style.size)?X.add(et):
Y.push(X=new Z.Y4(et))}return Y}function*rt(B){const V=yield*(0,b.p9)(B,(k,$)=>k.baseline-$.baseline||k.start-$.start),Y=[];for(const[k,$]of V.entries()){k%b.y===
b.y-1&&(yield b.Yz);const X=Y.at(-1);X!==void 0&&X.length<j.Px&&$.baseline-X[0].baseline<I*Math.min($.size,X[0].size)?X.push($):Y.push([$])}for(const k of Y)k.sort(
($,X)=>$.start-X.start);return Y}function ct(B,V){const Y=[];let k;for(const X of B){const et=Y.at(-1),at=et&&X.start-et.end,lt=et?Math.max(et.size,X.size):0;at!==
void 0&&at<V*lt&&at>-L*lt?k===et?k.join(X):Y[Y.length-1]=k=et.joined(X):Y.push(X)}const $=Y.reduce((X,et)=>et.size>X.size?et:X);return{baseline:$.baseline,size:$.
size,cells:Y}}function*ht(B,V){const Y=new G.q(V),k=[];let $=0;for(const X of B.flat())for(const et of pt(X)){const at=Y.size;for(const[lt,gt]of et.entries())lt>
0&&Y.space(`
`),(0,x.T)(Y,gt,V),!(($+=gt.fragments.length)<b.y)&&($=0,Y.settle(),yield b.Yz);k.push({start:at,end:Y.size}),Y.space(`
`)}return{flow:Y,lines:k}}function ut({cells:B,gutters:V}){if(V.size===0)return[B];const Y=[];for(const[k,$]of B.entries())k===0||V.has(k)?Y.push([$]):Y.at(-1).
push($);return Y}const pt=B=>ut(B).map(V=>xt(V)?[...V].reverse():V);function xt(B){return B.length<2?!1:B.filter(({fragments:Y})=>Y.some(({mayTurn:k,text:$})=>k&&
(0,K.d)($))).length>B.length/2}}),81132:((dt,ot,A)=>{A.d(ot,{T:()=>P,x:()=>j});var G=A(61520),b=A(81313),K=A(24713);function j(y,d){const w=new G.q(d);return P(
w,y,d),w.text}function P(y,{fragments:d},w){if(d.some(K.lP)){f(y,d,w);return}for(let D=0;D<d.length;D++){const H=d[D];D>0&&(0,K.re)(d[D-1],H)&&y.space(" "),y.add(
H)}}function f(y,d,w){const D=[];for(const[R,M]of d.entries()){R>0&&(0,K.re)(d[R-1],M)&&D.push({text:" ",from:0,to:0});const{text:c}=M;for(let z=0,v;z<c.length;z=
v){for(v=z+1;v<c.length&&w.isOneGlyph(M,v-1);)v++;D.push({text:c.slice(z,v),fragment:M,from:z,to:v})}}const H=D.map(({text:R})=>R),F=R=>D[R]?.fragment?.style.marks.
isReversed??!1,st=D.map(({fragment:R},M)=>F(M)||!R&&F(M-1)&&F(M+1));for(const R of(0,b.f)(H,st)??H.keys()){const{text:M,fragment:c,from:z,to:v}=D[R];c?y.add(c,z,
v):y.space(M)}}}),18930:((dt,ot,A)=>{A.d(ot,{X:()=>Z});var G=A(62743),b=A(86491),K=A(74135),j=A(6057),P=A(65868),f=A(61491),y=A(84731),d=A(89420);function w(O,m,T){
const L=new Map,C=new Set,{fragments:J,edges:q}=O,nt=[];for(const[ct,ht]of J.entries()){const ut=m(ht),pt=ut&&rt(ut.element);if(!pt){nt.push(ht);continue}if(C.has(
pt)||pt.firstPage!==T)continue;C.add(pt);const xt=(0,y.X5)(pt.actualText.trim());if(xt==="")continue;const B=new d.F(ht.style,ht.start,ht.baseline,ht.order,q.count);
B.text=xt,B.end=D(J,ct,V=>{const Y=m(V);return Y!==void 0&&rt(Y.element)===pt});for(let V=0;V<xt.length;V++)q.add(B.start,B.end);nt.push(B)}return nt;function rt(ct){
if(L.has(ct))return L.get(ct);const ht=[];for(const ut of(0,f.Hy)(ct)){if(L.has(ut))break;ht.push(ut)}for(const ut of ht.reverse()){const pt=ut.parent&&L.get(ut.
parent);L.set(ut,pt??(ut.actualText===void 0?void 0:ut))}return L.get(ct)}}function D(O,m,T){const L=O[m];let{end:C}=L;for(let J=m+1;J<O.length;J++){const q=O[J];
if(q.baseline!==L.baseline||q.style.frame!==L.style.frame||!T(q))break;C=Math.max(C,q.end)}return C}var H=A(98689),F=A(36211),st=A(5490);const R=3,M=.5,c=4,z=2e4;
class v{get rules(){return this.found.length>z?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(m,{matrix:T},L,C){const J=F.lJ.get(m.operator);
J?this.paints(J,C):this.found.length<=z&&this.path.length+this.boxes.length<=z&&this.extends(m,T)}extends(m,T){const L=(0,st.M)(m);switch(m.operator){case"re":{
const[C=NaN,J=NaN,q=NaN,nt=NaN]=L,rt=(0,K.zl)(T,[C,J,C+q,J+nt]);rt.every(Number.isFinite)&&this.boxes.push(rt);return}case"m":this.first=this.last=(0,K.Gd)(T,L[0],
L[1]);return;case"l":this.line((0,K.Gd)(T,L[0],L[1]));return;case"c":case"v":case"y":this.last=(0,K.Gd)(T,L.at(-2),L.at(-1));return;case"h":this.line(this.first)}}line(m){
this.path.push([this.last,m]),this.last=m}paints({fill:m,strokes:T,closes:L},C){if(L&&this.line(this.first),!C&&T){for(const[[J,q],[nt,rt]]of this.path)this.add(
J,q,nt,rt,M);for(const[J,q,nt,rt]of this.boxes)this.around(J,q,nt,rt)}if(!C&&m)for(const[J,q,nt,rt]of[...this.boxes,...this.outline()])this.add(J,q,nt,rt,R);this.
path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,K.$L)(this.path.flat())]}around(m,T,L,C){if(L-m<=R||C-T<=R){this.add(m,T,L,
C,R);return}for(const J of[T,C])this.add(m,J,L,J,M);for(const J of[m,L])this.add(J,T,J,C,M)}add(m,T,L,C,J){const[q,nt]=[Math.abs(L-m),Math.abs(C-T)];if(!(Math.min(
q,nt)<=J&&Math.max(q,nt)>=c))return;const rt=nt>q;this.found.push(rt?{isVertical:rt,at:(m+L)/2,from:Math.min(T,C),to:Math.max(T,C)}:{isVertical:rt,at:(T+C)/2,from:Math.
min(m,L),to:Math.max(m,L)})}}var Q=A(27077),U=A(77211),g=A(96070),r=A(52332);const h=200,N=2e4;class p{index;found;characters;unreadable;ordered;reading;constructor(m,T){
this.index=m,this.found=T,this.characters=T.characters,this.unreadable=T.unreadable}get blocks(){return this.ordered??=(0,Q.zd)(this.order())}*blocksByLook(){const{
fragments:m,leafOf:T,rules:L,hasTablesApart:C=!0}=this.found;return L&&!T&&C?this.blocks:yield*(0,g.NQ)(m,void 0,L??[])}order(){const{fragments:m,leafOf:T,rules:L,
hasTablesApart:C=!0}=this.found;return(0,g.NQ)(m,T,C?L:void 0)}get flow(){return this.reading??=(0,Q.zd)((0,g.dV)(this.blocks,this.found.edges))}async prepare(m){
const{fragments:T,edges:L}=this.found;T.length<h&&this.characters<N||(this.ordered=await(0,Q.k6)(this.order(),m),this.reading=await(0,Q.k6)((0,g.dV)(this.ordered,
L),m))}*layout(m){return m==="reading"?this.flow.text:yield*(0,U.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:m,edges:T}=this.found;return yield*(0,r.
x1)(yield*(0,r.SE)(m),T)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(m){const T=yield*(0,g.td)(this.blocks,
this.found.edges),L=[];for(const{0:C,index:J}of T.text.matchAll(m)){const q=T.box(J,J+C.length);q&&L.push({text:C,...q}),L.length%Q.y===Q.y-1&&(yield Q.Yz)}return L}}
const E=200,W=2e4;class Z{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(m,T=!1,L=!0){this.document=m,this.findsRules=T,this.hasTablesApart=
L,this.contents=new P.i(m)}async page(m){const{document:T}=this,L=(0,j.iw)(T,m),{width:C,height:J}=(0,K.iN)(L),q={width:C*L.userUnit,height:J*L.userUnit},nt=new H.
g(q.width,q.height,this.expected),rt=this.findsRules?new v:void 0,ct=await this.contents.read(m,nt,rt);return this.expected=Math.min(nt.characters+E,W),this.assemble(
m,nt,q,{rules:rt?.rules,damage:ct,usesElementTexts:!0})}async assemble(m,T,L,{rules:C,damage:J,usesElementTexts:q}){const{document:nt}=this;T.finish();const rt=m<
0?-1:nt.pages.number(m),ct=m<0?void 0:await(this.tags??=(0,f.g$)(nt)),ht=ct?.hasPage(rt)?x(ct,rt):void 0,ut=q&&ht&&ct?.hasTexts?w(T,ht,rt):T.fragments,pt=I(ut),
xt={fragments:ut,edges:T.edges,...pt,damage:J,leafOf:ht,rules:C,...L},B=new p(m,{...xt,hasTablesApart:this.hasTablesApart});return await B.prepare(nt.job.pace),
B}}function x(O,m){let T,L;return({style:{marks:C}})=>(C!==T&&(T=C,L=C.id<0?void 0:O.leaf(m,C.stream,C.id)),L)}function I(O){let m=0,T=0,L=0;for(const{text:C,style:J}of O){
const q=T;m+=C.length;for(let nt=C.indexOf(G.m);nt>=0;nt=C.indexOf(G.m,nt+1))T++;J.font===b.Z&&(L+=C.length-(T-q))}return{characters:m,unreadable:T,assumed:L}}})};
