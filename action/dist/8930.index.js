"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((dt,ot,A)=>{A.d(ot,{D:()=>Z,L:()=>M});var J=A(45657);function M({cos:B,sin:z},E,m,g,O){if(z===0&&B===1)
return{x:E,y:g,width:m-E,height:O-g};const Y=[E*B-g*z,m*B-g*z,E*B-O*z,m*B-O*z],j=[E*z+g*B,m*z+g*B,E*z+O*B,m*z+O*B],[tt,nt]=[(0,J.YG)(Y),(0,J.YG)(j)];return{x:tt,
y:nt,width:(0,J.Kf)(Y)-tt,height:(0,J.Kf)(j)-nt}}function Z(B,z){const[E,m]=[Math.min(B.x,z.x),Math.min(B.y,z.y)];return{x:E,y:m,width:Math.max(B.x+B.width,z.x+
z.width)-E,height:Math.max(B.y+B.height,z.y+z.height)-m}}}),61491:((dt,ot,A)=>{A.d(ot,{g$:()=>x,Bi:()=>K,Hy:()=>$});var J=A(77581),M=A(45599),Z=A(70549),B=A(9819),
z=A(78157),E=A(79725),m=A(82416);const g=2e3,O=9;class Y{document;type="";page=-1;hasTexts=!1;kids=[];entries=new E.R;number=0;isReference=!1;constructor(a){this.
document=a}read(a){const{entries:f,kids:L}=this;L.length=0;const p=this.document.place(a);if(!p||!f.locate(p.bytes,p.start,Math.min(p.end,p.start+g)))return!1;const{
bytes:T}=p,{at:P}=f;if(f.find(T,"MCID")>=0)return!1;this.hasTexts=f.find(T,"ActualText")>=0||f.find(T,"Alt")>=0;const D=f.find(T,"S");if(D<0||T[P[D+2]]!==z.cL)return!1;
this.name(T,P[D+2]+1,P[D+3]);const b=f.find(T,"Pg");if(this.page=-1,b>=0){if(this.after(T,P[b+2],P[b+3])!==P[b+3]||!this.isReference)return!1;this.page=this.number}
const v=f.find(T,"K");return v<0||this.readKids(T,P[v+2],P[v+3])}name(a,f,L){const{type:p}=this;let T=0;if(p.length===L-f)for(;T<p.length&&a[f+T]===p.charCodeAt(
T);)T++;(T<L-f||T===0)&&(this.type=(0,m.MQ)(a,f,L))}readKids(a,f,L){const p=a[f]===z.WL,T=p?L-1:L;if(p&&a[T]!==z.wt)return!1;for(let P=(0,z.AN)(a,p?f+1:f,T);P<T;P=
(0,z.AN)(a,P,T)){if(P=this.after(a,P,T),P<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return p||!this.isReference||this.isDictionary(
this.number)}isDictionary(a){const f=this.document.place(a);return f!==void 0&&f.bytes[(0,z.AN)(f.bytes,f.start,f.end)]===z.iH}after(a,f,L){let p=f,T=0;for(;p<L&&
j(a[p]);p++)T=T*10+a[p]-z.l0;if(p===f||p-f>O||(this.number=T,this.isReference=!1,p<L&&!tt(a[p])))return-1;const P=(0,z.AN)(a,p,L);let D=P;for(;D<L&&j(a[D]);)D++;
const b=(0,z.AN)(a,D,L);return D===P||b>=L||a[b]!==z.AV?p:(this.isReference=!0,b+1)}}const j=R=>R>=z.l0&&R<=z.ev,tt=R=>R===32||R===10||R===13,nt=1e7,U=1e4;class W{pages=new Map;count=0;last;hasTexts=!1;leaf(a,f,L){
const p=this.pages.get(a);return f===0&&L<U?p?.own[L]:p?.others.get(f*nt+L)}leaves(a){const{own:f=[],others:L}=this.pages.get(a)??{};return[...f.flat(),...L?.values()??
[]].sort((p,T)=>p.order-T.order)}hasPage(a){return this.pages.has(a)}add(a,f,L,p){if(!Number.isInteger(p)||p<0||p>=nt)return;const{own:T,others:P}=this.leavesOf(
f);if(L===0&&p<U)T[p]??={element:a,order:this.count++};else{const D=L*nt+p;P.has(D)||P.set(D,{element:a,order:this.count++})}for(let D=a;D&&D.firstPage<0;D=D.parent)
D.firstPage=f}leavesOf(a){if(this.last?.number===a)return this.last.leaves;let f=this.pages.get(a);return f||this.pages.set(a,f={own:[],others:new Map}),this.last=
{number:a,leaves:f},f}}const x=(0,Z.n)(G);function K(R){const a=R.dict(R.catalog.get("MarkInfo"));return R.dict(R.catalog.get("StructTreeRoot"))!==void 0&&R.resolve(
a?.get("Marked"))===!0}async function G(R){const a=R.dict(R.catalog.get("StructTreeRoot"));if(!a||R.resolve(R.dict(R.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const f=new st(R,R.dict(a.get("RoleMap")));return await f.run(a),f.tags}class st{document;roles;tags=new W;visit;bytes;types=new Map;open=[];constructor(a,f){
this.document=a,this.roles=f,this.visit=new B._i(a),this.bytes=new Y(a)}async run(a){const{open:f,document:L}=this;this.push(a.get("K"),void 0,-1);for(let p=f.pop();p;p=
f.pop()){this.take(p);const T=L.job.pace.step(300);T&&await T}}push(a,f,L){if(a===void 0)return;const p=(0,M.i9)(a)||(0,M.cy)(a)?this.document.array(a)??[a]:[a];
for(let T=p.length-1;T>=0;T--)this.open.push({kid:p[T],parent:f,page:L})}take({kid:a,parent:f,page:L}){if(typeof a=="number"){f&&L>=0&&this.tags.add(f,L,0,a);return}
if(!this.visit.first(a)||(0,M.i9)(a)&&this.takeBytes(a.number,f,L))return;const p=this.document.dict(a);if(!p)return;const T=p.get("Pg"),P=(0,M.i9)(T)?T.number:
L,D=p.get("MCID");if(D!==void 0){const w=p.get("Stm");f&&P>=0&&this.tags.add(f,P,(0,M.i9)(w)?w.number:0,Number(this.document.resolve(D)));return}const b=this.document.
resolve(p.get("S"));if(!(b instanceof M.SX))return;const v={type:this.standard(b.text),parent:f,actualText:this.text(p.get("ActualText")),alternative:this.text(
p.get("Alt")),firstPage:-1};v.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(p.get("K"),v,P),(0,M.i9)(a)&&this.document.release(a.number)}takeBytes(a,f,L){
const{bytes:p,document:T,open:P,tags:D}=this;if(!p.read(a))return!1;const{hasTexts:b,kids:v}=p,w={type:this.standard(p.type),parent:f,actualText:b?this.text(T.entry(
a,"ActualText")):void 0,alternative:b?this.text(T.entry(a,"Alt")):void 0,firstPage:-1};w.actualText!==void 0&&(D.hasTexts=!0);const d=p.page<0?L:p.page;if(v.some(
h=>h<0))for(let h=v.length-1;h>=0;h--){const c=v[h];P.push({kid:c<0?new M.oS(-1-c):c,parent:w,page:d})}else if(d>=0)for(const h of v)D.add(w,d,0,h);return!0}text(a){
const f=a===void 0?null:this.document.resolve(a);return f instanceof M.Mx?(0,J.g7)(f):void 0}standard(a){const f=this.types.get(a);if(f!==void 0)return f;let L=a;
for(let p=0;p<16;p++){const T=this.document.resolve(this.roles?.get(L));if(!(T instanceof M.SX)||T.text===L)break;L=T.text}return this.types.set(a,L),L}}function*$(R){
for(let a=R;a;a=a.parent)yield a}}),34659:((dt,ot,A)=>{A.d(ot,{a:()=>J,v:()=>M});const J="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u22\
12\\uf0b7",M='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((dt,ot,A)=>{A.d(ot,{Ps:()=>U,RO:()=>g,V0:()=>j,X5:()=>O});const J=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
M=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,Z=/[\t\n\v\f\r\u00a0]/g,B=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,z=173,E=1e4,m=100;
class g{cleaned=new Map;clean(x){if(x.length===1){const G=x.charCodeAt(0);if(G>32&&G<127||G>160&&G<1536&&G!==z||G>=11904&&G<55296)return x}let K=this.cleaned.get(
x);return K===void 0&&(K=O(x),this.cleaned.size<E&&x.length<=m&&this.cleaned.set(x,K)),K}}function O(W){return W.replace(Z," ").replace(J,"").replace(M,x=>x.normalize(
"NFKC")).replace(B,"�")}const Y=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function j(W){if(W.length!==1)return;const x=W.charCodeAt(0);return(x<128?x===94||x===96||x===126:x<=733&&
(x>=710||x<=184))?Y.get(x):void 0}const tt=new RegExp("^\\p{L}$","u"),nt=new Map([["ı","i"],["ȷ","j"]]);function U(W,x){if(!tt.test(W))return;const K=((nt.get(
W)??W)+x).normalize("NFC");return K.length===1?K:void 0}}),62897:((dt,ot,A)=>{A.d(ot,{K:()=>M,Y:()=>J});function J(Z,B=1/0){let z=B;for(const E of Z)E<z&&(z=E);
return z}function M(Z,B=-1/0){let z=B;for(const E of Z)E>z&&(z=E);return z}}),61520:((dt,ot,A)=>{A.d(ot,{q:()=>Z});var J=A(4186);const M=500;class Z{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(E){
this.edges=E}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(E){this.flush();let m="";for(let g=this.parts.length-
1;g>=0&&m.length<E;g--)m=this.parts[g]+m;return m.slice(-E)}lastLetter(){this.flush();for(let E=this.parts.length-1;E>=0;E--){const m=this.parts[E];for(let g=m.
length-1;g>=0;g--)if(m[g]!==`
`)return m.charCodeAt(g)}return 0}add(E,m=0,g=E.text.length){const O=m===0&&g===E.text.length;O||this.cuts.set(this.offsets.length,{from:m,to:g}),this.offsets.push(
this.length),this.fragments.push(E),this.space(O?E.text:E.text.slice(m,g))}fromOf(E){return this.cuts.size===0?0:this.cuts.get(E)?.from??0}toOf(E){return(this.cuts.
size===0?void 0:this.cuts.get(E)?.to)??this.fragments[E].text.length}settle(){this.flush();const E=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(E).join("")),this.settled=this.parts.length}space(E){this.rest+=E,this.length+=E.length,this.whole=void 0,this.rest.length>M&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(E){this.flush(),this.whole=void 0,this.length-=E;for(let m=E;m>0;){const g=this.parts.pop()??"";g.
length>m&&this.parts.push(g.slice(0,-m)),m-=g.length}for(let m=this.offsets.length-1;m>=0;m--){const[g,O,Y]=[this.offsets[m],this.fromOf(m),this.toOf(m)];if(g+Y-
O<=this.length)break;this.cuts.set(m,{from:O,to:Math.max(O,this.length-g+O)})}}*pieces(){const{text:E}=this;let m=0;for(const[g,O]of this.offsets.entries()){const Y=this.
toOf(g)-this.fromOf(g);Y<=0||(yield{space:E.slice(m,O),text:E.slice(O,O+Y),fragment:this.fragments[g]},m=O+Y)}}box(E,m){const g=this.lineBoxes(E,m);return g.length===
0?void 0:g.reduce(J.D)}letters(E,m){return Array.from(this.within(E,m),({fragment:g,from:O,to:Y,position:j})=>({first:g.letters+O,position:j,count:Y-O}))}*within(E,m){
for(let g=Math.max(this.pieceAt(E),0);g<this.offsets.length&&this.offsets[g]<m;g++){const O=this.offsets[g],Y=this.fromOf(g),j=Math.max(Y,Y+E-O),tt=Math.min(this.
toOf(g),Y+m-O);j<tt&&(yield{fragment:this.fragments[g],from:j,to:tt,position:O+j-Y})}}lineBoxes(E,m){const g=[];let O;for(const{fragment:Y,from:j,to:tt}of this.
within(E,m)){const nt=this.edges.box(Y,j,tt);O&&B(O,Y)?g.push((0,J.D)(g.pop(),nt)):g.push(nt),O=Y}return g}at(E){const m=this.pieceAt(E);if(m<0)return;const g=this.
toOf(m)-this.fromOf(m);return E<this.offsets[m]+g?this.fragments[m]:void 0}pieceAt(E){let m=0,g=this.offsets.length;for(;m<g;){const O=m+g>>1;this.offsets[O]<=E?
m=O+1:g=O}return m-1}}function B(z,E){return z.style.frame!==E.style.frame?!1:2*(Math.min(z.bottom,E.bottom)-Math.max(z.top,E.top))>=Math.min(z.bottom-z.top,E.bottom-
E.top)}}),98689:((dt,ot,A)=>{A.d(ot,{g:()=>T,U:()=>p});var J=A(84731);const M=.1,Z=50,B=256,z=4,E=1073741823;class m{letters;fragments;count=0;hashes;heads;next;constructor(b,v,w){
this.letters=b,this.fragments=v;let d=B;for(;d*z<w;)d*=2;this.hashes=new Int32Array(d),this.heads=new Int32Array(d),this.next=new Int32Array(d)}add(b,v){const{fragments:w,
heads:d,hashes:h,next:c}=this,y=this.hashOf(b.letters,v);let _=0;for(let N=d[y&d.length-1];N>0&&_<Z;N=c[N-1]){if(_++,h[N-1]!==y)continue;const F=w[N-1];if((N<w.
length?w[N].letters:b.letters)-F.letters===v&&g(F,b)&&this.isSameText(F,b,v))return!1}return this.count===h.length&&this.grow(),this.hashes[this.count]=y,this.link(
++this.count,y),w.push(b),!0}hashOf(b,v){const{units:w}=this.letters;let d=v;for(let h=b;h<b+v;h++)d=(d<<5)-d+w[h]&E;return d^d>>15}isSameText(b,v,w){const{units:d}=this.
letters;for(let h=0;h<w;h++)if(d[b.letters+h]!==d[v.letters+h])return!1;return!0}link(b,v){const w=v&this.heads.length-1;this.next[b-1]=this.heads[w],this.heads[w]=
b}grow(){const{hashes:b,count:v}=this;this.hashes=new Int32Array(2*v),this.hashes.set(b),this.heads=new Int32Array(2*v),this.next=new Int32Array(2*v);for(let w=0;w<
v;w++)this.link(w+1,b[w])}}function g(D,b){const v=M*b.style.size;return D.style.frame===b.style.frame&&Math.abs(D.start-b.start)<v&&Math.abs(D.end-b.end)<2*v&&
Math.abs(D.baseline-b.baseline)<v}var O=A(89420),Y=A(78157);const j=512,tt=256;class nt{units;used=0;all=0;constructor(b){this.units=new Uint16Array(Math.max(b,
j))}add(b){if(this.used===this.units.length){const v=new Uint16Array(this.used*2);v.set(this.units),this.units=v}this.units[this.used++]=b,this.all|=b}drop(b){this.
used-=b}replace(b,v){this.used-=b;for(let w=0;w<v.length;w++)this.add(v.charCodeAt(w))}text(){const b=this.units.subarray(0,this.used);return this.all<tt?(0,Y.bS)(
Uint8Array.from(b)).toString("latin1"):(0,Y.bS)(new Uint8Array(b.buffer,0,2*b.length)).toString("utf16le")}}const U=.02,W=.12,x=.5,K=.4,G=32,st=127,$=1424,R=1e3,
a=.1,f=.18,L=.25;function p({font:D,frame:b,size:v,unit:w}){return b.vertical?v/2:w*Math.min(Math.max((D.space??L)/2,a),f)}class T{width;height;fragments=[];edges;cleaner=new J.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(b,v,w=0,d=!1){this.width=b,this.height=v,this.edges=
new O.l(w,d),this.letters=new nt(w),this.drawn=new m(this.letters,this.fragments,w)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(b,v,w,d,h){v===" "?this.space():this.follows(b,v,w,d,h)||this.place(b,v,w,d,h)}follows(b,v,w,d,h){const{open:c}=this;if(c===void 0||
c.style!==b||c.baseline!==h||this.isSpaced||v.length!==1)return!1;const y=v.charCodeAt(0),_=w-c.end;return y<=G||y>=st||w<this.end||_>this.gap||_<-K*b.unit||b.frame.
sin!==0||b.frame.cos!==1||d<w||d<0||w>this.width||this.letters.used-c.letters>=R?!1:(c.end=this.end=d,this.text=v,this.start=w,this.letters.add(y),this.edges.add(
w,d),!0)}place(b,v,w,d,h){const c=this.cleaner.clean(v);if(c===" "?this.space():c===""&&v!==""&&this.open&&w<=this.open.end&&(this.open.end=Math.max(d,this.open.
end)),c===""||c===" ")return;if(!this.isEndless&&!this.isVisible(b,w,d,h)){this.leavesOut=!0;return}const{open:y}=this;y&&y.style.frame===b.frame&&w<this.end-W*
b.unit&&this.overlaps(y,b,c,w,d,h)||((!y||y.style!==b||this.letters.used-y.letters>=R||this.isSpaced||w-y.end>this.gap||w-y.end<-K*b.unit||Math.abs(h-y.baseline)>
U*b.size)&&this.begin(b,w,h),this.append(c,w,d))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:b,
letters:v}=this,w=v.text();for(let d=b.length-1,h=v.used;d>=0;d--){const c=b[d];c.text=w.slice(c.letters,h),h=c.letters}}append(b,v,w){const d=this.open;d.end=w,
this.text=b,this.start=v,this.end=w;for(let h=0;h<b.length;h++){const c=b.charCodeAt(h);c>=$&&(d.mayTurn=!0),this.letters.add(c),this.edges.add(v,w)}}begin(b,v,w){
this.close();const d=new O.F(b,v,w,this.drawnCount++,this.letters.used);d.mayTurn=!1,d.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==b&&(this.gap=
p(b)),this.open=d}overlaps(b,v,w,d,h,c){const y=Math.abs(c-b.baseline),_=Math.max(h-d,this.end-this.start);if(y>x*v.size||Math.abs(d+h-this.start-this.end)>_||this.
text==="")return!1;if(w===this.text&&Math.abs(d-this.start)<M*v.size&&y<M*v.size)return this.edges.join(),!0;const N=(0,J.V0)(w),F=(0,J.V0)(this.text),V=N!==void 0?
(0,J.Ps)(this.text,N):F===void 0?void 0:(0,J.Ps)(w,F);return V===void 0?!1:(V.charCodeAt(0)>=$&&(b.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,V),this.edges.drop(this.text.length-(N===void 0?0:1)),N===void 0&&(this.edges.add(d,h),this.start=d,b.end=this.end=Math.max(h,d)),this.text=V,!0)}close(){
const{open:b,letters:v}=this;if(!b)return;const w=v.used-b.letters;this.drawn.add(b,w)||(this.leavesOut=!0,v.drop(w),this.edges.drop(w))}isVisible({frame:{cos:b,
sin:v},size:w},d,h,c){const y=c-P*w,{width:_,height:N}=this,F=d*b-y*v,V=d*v+y*b,at=F+(h-d)*b,lt=V+(h-d)*v;return(F>=0||at>=0)&&(V>=0||lt>=0)&&(F<=_||at<=_)&&(V<=
N||lt<=N)}}const P=.3}),89420:((dt,ot,A)=>{A.d(ot,{F:()=>Z,l:()=>z});var J=A(4186);const M=3;class Z{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(m,g,O,Y,j){
this.style=m,this.start=g,this.baseline=O,this.order=Y,this.letters=j,this.end=g}get top(){const{font:m,frame:g,size:O}=this.style;return this.baseline-(g.vertical?
.5:m.ascent)*O}get bottom(){const{font:m,frame:g,size:O}=this.style;return this.baseline+(g.vertical?.5:-m.descent)*O}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==M}get box(){return(0,J.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const B=512;class z{values;used=0;glyph=0;glyphs;joined=[];constructor(m,g=!1){
this.values=new Float64Array(2*Math.max(m,B)),this.glyphs=g?[]:void 0}get count(){return this.used/2}add(m,g){if(this.used+2>this.values.length){const O=new Float64Array(
this.values.length*2);O.set(this.values),this.values=O}this.values[this.used++]=m,this.values[this.used++]=g,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(m){this.used-=2*m,this.glyphs&&(this.glyphs.length-=m)}isOneGlyph(m,g){const O=2*(m.letters+g);return this.values[O]===
this.values[O+2]&&this.values[O+1]===this.values[O+3]}box(m,g,O){let Y=1/0,j=-1/0;for(let tt=2*(m.letters+g);tt<2*(m.letters+O);tt++){const nt=this.values[tt];nt<
Y&&(Y=nt),nt>j&&(j=nt)}return(0,J.L)(m.style.frame,Y,j,m.top,m.bottom)}}}),27077:((dt,ot,A)=>{A.d(ot,{Yz:()=>B,k6:()=>M,p9:()=>z,y:()=>Z,zd:()=>J});function J(E){
for(;;){const{done:m,value:g}=E.next();if(m)return g}}async function M(E,m){for(;;){const{done:g,value:O}=E.next();if(g)return O;const Y=m.step(O);Y&&await Y}}const Z=1e3,
B=3e5;function*z(E,m){if(E.length<=Z)return[...E].sort(m);let g=[];for(let O=0;O<E.length;O+=Z){for(const Y of E.slice(O,O+Z).sort(m))g.push(Y);yield B}for(let O=Z;O<
g.length;O*=2){const Y=[];for(let j=0;j<g.length;j+=2*O){const tt=Math.min(j+O,g.length),nt=Math.min(tt+O,g.length);for(let U=j,W=tt;U<tt||W<nt;){const x=W===nt||
U<tt&&m(g[U],g[W])<=0;Y.push(x?g[U++]:g[W++]),Y.length%Z===0&&(yield B)}}g=Y}return g}}),81313:((dt,ot,A)=>{A.d(ot,{d:()=>M,f:()=>j});const J=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
M=x=>J.test(x),Z=0,B=1,z=2,E=3,m=4,g=new RegExp("\\p{L}","u"),O=new RegExp("\\p{Nd}","u");function Y(x){return O.test(x)?E:J.test(x)?z:g.test(x)?B:/^[.,:/%+\-\u066b\u066c]$/.
test(x)?m:Z}function j(x,K){const G=x.map(Y),st=G.filter(p=>p===z).length,$=K.includes(!0);if(st===0)return $?tt(K):void 0;const R=G.filter(p=>p===B).length,a=st>=
R||$,f=x.map((p,T)=>T);a&&f.reverse(),nt(G,a);const L=p=>a?G[p]!==z:G[p]!==B;for(let p=0,T;p<f.length;p=T){for(T=p+1;T<f.length&&L(f[T])===L(f[p]);)T++;L(f[p])&&
(W(f,p,T),a||U(f,G,p,T))}return f}function tt(x){const K=x.map((G,st)=>st);for(let G=0,st;G<K.length;G=st){for(st=G+1;st<K.length&&x[st]===x[G];)st++;x[G]&&W(K,
G,st)}return K}function nt(x,K){for(let $=0;$<x.length;$++)if(x[$]===m){const R=x[$-1]===E&&x[$+1]===E;x[$]=R?E:Z}const G=K?z:B,st=$=>$===void 0?G:$===E?K?z:B:$;
for(let $=0,R;$<x.length;$=R){if(R=$+1,x[$]!==Z)continue;for(;R<x.length&&x[R]===Z;)R++;const a=st(x[$-1]),f=st(x[R]);x.fill(a===f?a:G,$,R)}if(!K){for(let $=0;$<
x.length;$++)if(x[$]===E){let R=$;for(;x[R]===E;)R++;(x[$-1]!==z||x[R]!==z)&&x.fill(B,$,R),$=R}}}function U(x,K,G,st){for(let $=G,R;$<st;$=R)if(R=$+1,K[x[$]]===
E){for(;R<st&&K[x[R]]===E;)R++;W(x,$,R)}}function W(x,K,G){for(let st=K,$=G-1;st<$;st++,$--)[x[st],x[$]]=[x[$],x[st]]}}),5609:((dt,ot,A)=>{A.d(ot,{N1:()=>R,Px:()=>$,
_I:()=>f,eB:()=>a,tS:()=>m,ub:()=>L});var J=A(45657),M=A(34659),Z=A(62897),B=A(27077);const z=.3,E=.5,m=1.75,g=1.25,O=3,Y=3.2,j=.1,tt=.05,nt=15,U=.75,W=3,x=.5,K=.4,
G=new RegExp("^\\p{Ll}","u"),st=new RegExp(`^(?:[${M.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),$=500;class R{segments;start;end;top;bottom;constructor(c){
this.segments=[c],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=c}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].
baseline}get size(){return this.segments[0].size}add(c){this.segments.push(c),this.start=Math.min(this.start,c.start),this.end=Math.max(this.end,c.end),this.top=
Math.min(this.top,c.top),this.bottom=Math.max(this.bottom,c.bottom)}}class a{element;lines;start;end;top;bottom;constructor(c){this.lines=[c],{start:this.start,
end:this.end,top:this.top,bottom:this.bottom}=c}static of(c,y){const _=new a(c[0]);for(let N=1;N<c.length;N++)_.add(c[N]);return _.element=y,_}get frame(){return this.
lines[0].frame}add(c){this.lines.push(c),this.start=Math.min(this.start,c.start),this.end=Math.max(this.end,c.end),this.top=Math.min(this.top,c.top),this.bottom=
Math.max(this.bottom,c.bottom)}}function*f(h){const c=[];let y;for(let _=0;_<h.length;_++){const N=h[_];_%B.y===B.y-1&&(yield B.Yz);const F=y?Math.min(y.size,N.
size):0;y?.frame===N.frame&&y.segments.length<$&&Math.abs(y.baseline-N.baseline)<z*F&&N.start>y.end-E*F?y.add(N):c.push(y=new R(N))}return c}function*L(h){const c=[];
let y;for(let _=0;_<h.length;_++){const N=h[_];_%B.y===B.y-1&&(yield B.Yz),y&&d(y,N)?y.add(N):(y&&w(c),c.push(y=new a(N)))}return y&&w(c),yield*p(c)}function*p(h){
const c=[];for(let F=0,V;F<h.length;F=V){for(V=F+1;V<h.length&&b(h,F,V);V++)V%B.y===B.y-1&&(yield B.Yz);c.length%B.y===B.y-1&&(yield B.Yz),c.push(h.slice(F,V))}
if(!c.some(F=>F.length>=W))return h;const y=new Map,_=[];for(const[F,V]of c.entries()){F%B.y===B.y-1&&(yield B.Yz);const at=V.length<W?void 0:yield*v(V,x);at&&y.
set(P(V),Math.max(y.get(P(V))??0,T(V))),_.push(at)}if(y.size===0)return h;const N=[];for(const[F,V]of c.entries()){F%B.y===B.y-1&&(yield B.Yz);const at=V.length<
2?void 0:[0,-1,1].map(ct=>y.get(P(V)+ct)).find(Boolean),lt=_[F]??(at===void 0?void 0:yield*v(V,0,at));(0,J.RZ)(N,lt?D(V,lt):V)}return N}const T=h=>(0,Z.K)(h.map(
({end:c})=>c)),P=([h,c])=>Math.round(10*(c.lines[0].baseline-h.lines[0].baseline));function D(h,c){const y=[];let _;for(const[N,F]of h.entries())_?_.add(F.lines[0]):
y.push(_=F),c.has(N)&&(_=void 0);return y}function b(h,c,y){const[_,N,F]=[h[c],h[y-1],h[y]];if(N.lines.length>1||F.lines.length>1||N.frame!==F.frame)return!1;const[
V,at]=[N.lines[0],F.lines[0]],{size:lt}=_.lines[0],ct=at.baseline-V.baseline,gt=h[c+1].lines[0].baseline-_.lines[0].baseline;return Math.abs(at.size-lt)<tt*lt&&
Math.abs(ct-gt)<j*lt&&ct>0&&ct<=Y*lt&&at.start<N.end&&at.end>N.start}function*v(h,c,y=0){const[_,N]=[(0,Z.Y)(h.map(({start:lt})=>lt)),Math.max(y,T(h))],F=new Set;
let V=0;for(const[lt,{lines:ct,start:gt,end:yt}]of h.entries()){lt%B.y===B.y-1&&(yield B.Yz);const{size:C}=ct[0],X=h[lt+1],H=X?.lines[0].segments[0].fragments[0],
Q=H&&yt+Math.abs(H.end-H.start)+U*C>N,k=X&&X.start>gt+C/2&&!st.test(ct[0].segments[0].fragments[0].text);!Q||k||yt-_<nt*C||st.test(H.text)?F.add(lt):G.test(H.text)&&
V++}const at=h.length-F.size;return at>=c*h.length&&V>=K*at?F:void 0}function w(h){const c=h.at(-2),y=h.at(-1);if(!(!c||y.lines.length<O||c.lines.length>=y.lines.
length||!d(y,c.lines[0]))){h.splice(-2,1);for(const _ of c.lines)y.add(_)}}function d(h,c){const y=h.lines.at(-1);if(y.frame!==c.frame)return!1;const _=Math.max(
y.size,c.size),N=c.baseline-y.baseline;return N<z*_||N>m*_||_>g*Math.min(y.size,c.size)?!1:c.start<h.end&&c.end>h.start}}),77211:((dt,ot,A)=>{A.d(ot,{Z:()=>O,x:()=>j});
var J=A(62897),M=A(27077),Z=A(52332),B=A(81132);const z=20,E=1e3,m=2,g=/\u00ad$/;function*O(U,W){const x=(yield*(0,Z.SE)(U)).map(G=>({lines:G,characters:Y(G)}));
x.sort((G,st)=>st.characters-G.characters);const K=[];for(const{lines:G}of x)K.push(`${(yield*j(G,W)).join(`
`)}
`);return K.join(`
`)}const Y=U=>U.reduce((W,{cells:x})=>W+x.reduce((K,{characters:G})=>K+G,0),0);function*j(U,W){const x=U.flatMap(a=>a.cells),K=yield*tt(x),G=(0,J.Y)(x.map(({start:a})=>a)),
st=(yield*nt(U.slice(1).map((a,f)=>a.baseline-U[f].baseline)))||1,$=[];let R=0;for(const[a,f]of U.entries()){const L=a===0?1:Math.round((f.baseline-U[a-1].baseline)/
st);for(let T=1;T<Math.min(L,z);T++)$.push("");let p="";for(const T of f.cells){const P=Math.min(Math.round((T.start-G)/K),E),D=(0,B.x)(T,W).replace(g,"");p=p.padEnd(
Math.max(P,p===""?0:p.length+m))+D,R+=T.fragments.length,!(R<M.y)&&(R=0,yield M.Yz)}$.push(p)}return $}function*tt(U){const W=U.map(x=>(x.end-x.start)/Math.max(
x.characters,1)).filter(x=>x>0);return(yield*nt(W))||1}function*nt(U){const W=yield*(0,M.p9)(U,(x,K)=>x-K);return W[W.length>>1]??0}}),96070:((dt,ot,A)=>{A.d(ot,
{gB:()=>Gs,NQ:()=>Bs,td:()=>Us,dV:()=>Ys});var J=A(61520),M=A(27077),Z=A(24713);const B=100,z=.5,E=.35;function*m(t){const e=t.reduce((S,{cells:I})=>Math.max(S,
I.length),0),s=g(t.filter(({cells:S})=>S.length===e)),n=yield*(0,M.p9)([...t.keys()],(S,I)=>t[I].cells.length-t[S].cells.length);let i=0;for(const S of n)for(const I of t[S].
cells){if(s.length>B)return;j(s,I),!((i+=s.length)<M.y)&&(i=0,yield M.Yz)}const o=new Set;let r=0;const l=t.map(S=>tt(S,s)),u=l.map(({cells:S},I)=>{let et=-1;return S.
map((rt,Et)=>{const[pt,xt]=O(s,rt);xt>pt&&Y(s,rt,pt,xt)===void 0&&o.add(I);let Ot=Y(s,rt,pt,xt)??pt;return Ot<=et&&Et>0&&(Ot=et,r++),et=Ot})});return{count:s.length,
rows:l,places:u,spanning:o,conflicts:r}}function g(t){const e=t[0].cells.map(({start:n,end:i})=>({start:n,end:i})),s=e.map(({start:n,end:i})=>({start:n,end:i}));
for(const{cells:n}of t)for(const[i,{start:o,end:r}]of n.entries())s[i].start=Math.min(s[i].start,o),s[i].end=Math.max(s[i].end,r);return s.every(({start:n},i)=>i===
0||n>=s[i-1].end)?s:e}function O(t,{start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function Y(t,e,s,n){
let i;for(let o=s;o<=n;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<z*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function j(t,e){const[s,n]=O(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:Y(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.
min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function tt(t,e){const s=t.cells.flatMap(n=>{const[i,o]=O(
e,n);return o>i&&Y(e,n,i,o)===void 0?nt(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function nt(t,e,s){const n=[new Z.Y4(t.fragments[0])];let i=s;
for(const o of t.fragments.slice(1)){const r=n.at(-1),l=o.start-r.end>=E*t.size,u=e[i+1];l&&u&&r.end<=u.start&&o.start>=e[i].end?(n.push(new Z.Y4(o)),i++):r.add(
o)}return n}var U=A(45657),W=A(62897);const x=.65,K=.12,G=6,st=3,$=50,R=20,a=/^[$\u20ac\u00a3\u00a5]$/u;function*f(t){const e=[];for(const{cells:o,size:r}of t)for(const l of o)
(0,U.RZ)(e,P(l,r)),yield l.fragments.length*M.Yz/M.y;if(e.length<st)return t;const s=(0,W.Y)(t.map(o=>o.size)),n=[];for(const o of["start","end"]){const r=yield*(0,M.
p9)(e,(l,u)=>l[o]-u[o]);for(let l=0,u;l<r.length;l=u){for(u=l+1;u<r.length&&r[u][o]-r[u-1][o]<K*s;)u++;const S=r.slice(l,u),[I,et]=[(0,W.K)(S.map(rt=>rt.start)),
(0,W.Y)(S.map(rt=>rt.end))];S.length>=st&&I<et&&n.length<$&&n.push((I+et)/2)}}let i=t;for(const o of n)i=(yield*L(i,o))??i;return i}function*L(t,e){const s=[];for(const n of t){
const i=n.cells.find(({start:o,end:r})=>o<e&&r>e);if(yield(n.cells.length+(i?.fragments.length??0))*M.Yz/M.y,i&&!P(i,n.size).some(({start:o,end:r})=>o<e&&r>e))return;
s.push((i&&D(n,e))??n)}return s}function p(t,e){if(t.cells.length!==1)return;const[s]=t.cells,n=K*Math.min(t.size,e.size),i=P(s,t.size).slice(0,R);if(i.length===
0||T(s,i[0])>G)return;const o=({end:S})=>e.cells.some((I,et)=>et>0&&Math.abs(I.start-S)<n),r=i.reduce((S,I)=>S&&S.end-S.start>=I.end-I.start?S:I,void 0),l=e.cells.
at(-1),u=i.find(o)??(r&&Math.abs(t.end-l.end)<n&&r.start<l.start?r:void 0);return u&&D(t,(u.start+u.end)/2)}const T=({fragments:t},e)=>t.filter(({start:s})=>s<e.
start).length;function P({fragments:t},e){const s=[];let n=-1/0,i="";for(const{start:o,end:r,text:l}of t)i!==""&&Math.min(o,r)-n>=x*e&&!a.test(i)&&s.push({start:n,
end:Math.min(o,r)}),n=Math.max(n,o,r),i=l;return s}function D(t,e){const s=t.cells.findIndex(({start:o,end:r})=>o<e&&r>e);if(s<0)return;const n=[],i=[];for(const o of t.
cells[s].fragments)(o.start<e?n:i).push(o);if(!(n.length===0||i.length===0))return{...t,cells:[...t.cells.slice(0,s),b(n),b(i),...t.cells.slice(s+1)],isTabular:!0}}
function b([t,...e]){const s=new Z.Y4(t);for(const n of e)s.add(n);return s}const v=.3,w=1.25,d=1.5,h=2,c=/:$/,y=({cells:t})=>t.some(({fragments:e})=>e.some(({text:s})=>c.
test(s)));function*_(t){const{rows:e}=t,s=[];for(const S of e)s.push(y(S)),yield S.cells.reduce((I,{fragments:et})=>I+et.length,0)*M.Yz/M.y;const n=s.indexOf(!1),
i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<h)return[t];if(s.slice(n).filter(Boolean).length>v*o.length)return[t];const l=i.slice(1).map((S,I)=>S.baseline-i[I].
baseline),u=l.length>0?(0,U.Kf)(l):d*i[0].size;return o[0].baseline-i.at(-1).baseline<w*u?[t]:[i,o].map(S=>({rows:S,tabular:S.filter(({isTabular:I})=>I).length}))}
var N=A(34659),F=A(52332);const V=3.5,at=.3,lt=1.25,ct=3,gt=1.6,yt=.87,C=2,X=8,H=.6,Q=8,k=1.5,q=3,it=1.1,ut=.05,ht=10,mt=20,bt=100,Mt=2,St=new RegExp(`^(?:[${N.
a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),Rt=new RegExp(`^${N.v}`,"u"),ft=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*wt(t){const e=[];let s=[],
n=0,i;const o=r=>{r.tabular<(r.isWide?ct:Mt)||(r.takeRest(),e.push(r))};for(const r of t)for(const l of(0,F.l$)(r)){(n+=l.length*(1+s.length)+l[0].fragments.length)>=
M.y&&(n=0,yield M.Yz);const u=vt(l,r);for(const I of s)I.isNear(u)||o(I);s=s.filter(I=>I.isNear(u));const S=s.find(I=>I.start<u.end&&I.end>u.start);if(!S?.takes(
u)){if(S&&o(S),s=s.filter(I=>I!==S),!u.isTabular)i=u;else if(u.cells.length<=bt&&s.length<mt){const I=i&&Nt(i,u)?p(i,u):void 0,et=new Gt(I??u);!I||et.takes(u)?s.
push(et):s.push(new Gt(u)),i=void 0}}}return s.forEach(o),e}function vt(t,{baseline:e,size:s}){const n=be(t),i=n.length===2&&xe(n[0],n[1]),[o,r]=[n[0].start,n.reduce(
(l,u)=>Math.max(l,u.end),-1/0)];return{cells:n,baseline:e,size:s,start:o,end:r,isTabular:n.length>1&&!i}}const xe=(t,e)=>St.test(ft(t))||t.characters===1&&Rt.test(
`${ft(t)} ${ft(e)}`);function be(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];for(const s of t){const n=e.at(-1);n?.characters===1&&a.
test(ft(n))&&/^[\d(.,-]/.test(ft(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class Gt{rows;tabular=1;start;end;isWide=!1;last;single=[];pitch=1/0;constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return Nt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-
this.last.baseline;if(!e.isTabular||this.single.length>0||s>Q*e.size)return!1;const n=this.rows.at(-2);return(!n||s<k*(this.last.baseline-n.baseline))&&Te(this.
last,e)}takes(e){const s=e.isTabular||this.isProse(e)?e:p(e,this.last)??e;if(!s.isTabular){const n=s.size>lt*this.last.size&&s.start<this.start+s.size;return this.
single.length>=C&&!(this.single.length<ht&&this.isRest(s,this.single.at(-1)))||n||this.isProse(s)?!1:(this.single.push(s),!0)}if(this.single.length>C||!Oe(this.
last,s))return!1;Nt(this.single.at(-1)??this.last,s)||(this.isWide||=s.cells.length<q||s.cells.length!==this.last.cells.length),s.start<this.start+s.size&&(this.
pitch=Math.min(this.pitch,s.baseline-(this.single.at(-1)??this.last).baseline));for(const n of this.single)this.rows.push(n);return this.rows.push(s),this.single=
[],this.last=s,this.tabular++,this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}takeRest(){const[e]=this.single;if(e&&this.isRest(e,this.
last)){let i=this.last;for(const o of this.single){if(!this.isRest(o,i))return;this.rows.push(i=o)}return}if(!e||e.baseline-this.last.baseline>yt*this.pitch||this.
tabular<ct||e.baseline-this.last.baseline>gt*e.size)return;const s=at*e.size,n=({start:i,end:o})=>Math.abs(e.start-i)<s||Math.abs(e.end-o)<s;this.last.cells.slice(
1).some(n)&&this.rows.push(e)}isRest(e,s){return this.tabular<ct||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>it*this.pitch?!1:this.last.cells.some(
({start:n},i)=>i>0&&Math.abs(n-e.start)<ut*e.size)}isProse({cells:e,start:s,end:n}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=X&&n-s>H*(this.end-this.start)}}
function Te(t,e){const[s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=at*e.size;let o=0;for(const{start:S,end:I}of s.cells){for(;o<n.cells.length&&n.cells[o].
end<S;)o++;const et=n.cells[o];if(!et||!(Math.abs(et.start-S)<i||Math.abs(et.end-I)<i))return!1}const[r,l]=[t.cells.at(-1),e.cells.at(-1)],u=Math.abs(r.end-l.end)<
i&&/\d$/.test(ft(l));return s.cells.length>=q||u}const Nt=(t,e)=>e.baseline-t.baseline<=V*Math.max(e.size,t.size);function Oe(t,e){const s=at*Math.min(t.size,e.
size);for(let n=0,i=0;n<=t.cells.length&&i<=e.cells.length;){const[o,r]=Ht(t,n),[l,u]=Ht(e,i);if((Kt(t,n)||Kt(e,i))&&Math.min(r,u)-Math.max(o,l)>=s)return!0;r<u?
n++:i++}return!1}const Ht=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],Kt=({cells:t},e)=>e>0&&e<t.length;var Lt=A(20779);const Ae=1.6,we=.4,Pt=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Ft=new RegExp("^\\p{Ll}","u"),Le=/^[\p{Lu}\p{N}]/u,Dt=2,Re=2;function $t(t){const{rows:e}=t,s=[],n=e.findIndex((o,r)=>ze(o,t.places[r])),i=ve(t,n);for(const o of e.
keys()){const r=o<n;o>0&&(r?Pe(t,o):Vt(t,o,n)||Ie(t,o,i))?s.at(-1).push(o):s.push([o])}return s}function ve(t,e){const{rows:s,places:n}=t;let i=1/0;for(let o=1;o<
s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!Vt(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}function Ie({rows:t,places:e},s,n){const[i,o]=[
t[s-1],t[s]];return n===1/0||o.baseline-i.baseline>yt*n||e[s][0]===0||!Ct(i,o)?!1:e[s].every((r,l)=>{const u=i.cells[e[s-1].indexOf(r)];return u!==void 0&&!(jt(
u)&&jt(o.cells[l]))})}const jt=({fragments:t})=>t.length>1&&Pt.test(t.at(-1).text);function ze({cells:t},e){const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>Pt.test(
ft(i)));return n.length>0&&2*n.length>=s.length}const Ct=(t,e)=>e.baseline-t.baseline<=Ae*Math.max(e.size,t.size),Pe=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&
!e.has(n-1)&&Ct(t[n-1],t[n])&&!(s===Dt&&t[n-1].cells.length===Dt&&t[n].cells.length===Dt);function Vt({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];if(s===n||
!Ct(i,o))return!1;const r=et=>Ft.test(et.fragments[0].text),l=et=>Le.test(et.fragments[0].text);if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(l):o.cells.some(r)))
return!1;const S=({cells:et})=>et.every(rt=>!Pt.test(ft(rt))),I=e[s].every(et=>e[s-1].includes(et));return S(o)&&I?!0:i.cells.length===1&&o.cells.length>1&&e[s-
1][0]===0&&Ft.test(ft(o.cells[0]))}function*_e(t){if(!t.some((l,u)=>u>0&&l.length>1&&l.every(Ne)))return[t];const e=t.filter(l=>l.length>0);if(e.length>2&&e.filter(
l=>l.length>1).length===1)return[t];const s=t.flatMap((l,u)=>l.flatMap(S=>S.segments.map(I=>({segment:I,column:u,line:S.baseline})))),n=yield*(0,M.p9)(s,(l,u)=>l.
line-u.line||l.column-u.column),i=[],o=[];for(let l=0,u;l<n.length;l=u){const{line:S,segment:I}=n[l];for(u=l+1;u<n.length&&n[u].line-S<we*I.size;)u++;const et=n.
slice(l,u).sort((Et,pt)=>Et.column-pt.column);o.push(et.map(({column:Et})=>Et));const rt=et.map(Et=>Et.segment);i.push({cells:rt,baseline:S,size:I.size,start:rt[0].
start,end:rt.at(-1).end,isTabular:et.length>1}),i.length%M.y===0&&(yield M.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return $t(r).map(l=>Xt(
r,l))}const Ne=({segments:t})=>t.length===1&&(t[0].characters<=Re||Pt.test(ft(t[0])));function Xt({count:t,rows:e,places:s},n){const i=Array.from({length:t},()=>[]);
for(const o of n){const r=new Map;for(const[l,u]of e[o].cells.entries()){const S=s[o][l],I=r.get(S);I?I.push(u):r.set(S,[u])}for(const[l,u]of r)i[l].push((0,Lt.
cA)(u))}return i}const De=3,Zt=2,Ce=.05,Be=.3,We=6,Ye=.4,Ue=3,Ge=2,He=4,Ke=new RegExp("^\\p{Ll}","u"),Fe=/\d/;function*$e(t,e){const s=[];for(const i of e)for(const o of yield*wt(
i))for(const r of yield*_(o)){const l=r.tabular<Zt?void 0:yield*je(r);l&&s.push(l)}if(s.length===0)return{blocks:s,outside:t};const n=new Set;for(const{lines:i}of s)
for(const{segments:o}of i)for(const r of o)for(const l of r.fragments)n.add(l);return yield M.Yz,{blocks:s,outside:t.filter(i=>!n.has(i))}}function*je(t){const e=yield*m(
yield*f(t.rows));if(!e||Ze(e))return;const{rows:s}=e,n=e.places.reduce((S,I)=>S+I.length,0),i=n>=Be*e.count*s.length,o=Ve(e),r=(t.tabular>=De||o)&&e.count>1&&e.
conflicts<=Ce*n&&i&&!Xe(s);if(!i)return new Lt.xE(s,s.map(S=>S.cells.map(I=>[(0,Lt.cA)([I])])));const l=[];let u=0;for(const S of r&&!o?$t(e):s.map((I,et)=>[et]))
l.push(Xt(e,S)),!((u+=e.count)<M.y)&&(u=0,yield M.Yz);return r?new Lt.QH(l):new Lt.xE(s,l)}function Ve({rows:t,count:e,conflicts:s,spanning:n}){if(t.length!==Zt||
s>0||n.size>0||t.some(({cells:r})=>r.length!==e))return!1;const i=({fragments:r})=>r.at(-1).text.endsWith(":");return e===Ge?t.every(({cells:[r,l]})=>i(r)&&!i(l)):
t[0].cells.some(({fragments:r})=>r.some(({text:l})=>Fe.test(l)))?!1:t.reduce((r,{cells:l})=>r+l.reduce((u,{fragments:S})=>u+S.length,0),0)<=He*e*t.length}const Xe=t=>t.
every(({cells:e})=>e.every(({fragments:s})=>s.every(n=>n.isTyped)));function Ze({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));
for(const[i,{cells:o}]of t.entries())for(const[r,l]of o.entries()){const u=n[s[i][r]];u.lines++,u.words+=l.fragments.length,Ke.test(l.fragments[0].text)&&u.going++}
return n.some(({lines:i,words:o,going:r})=>i>=Ue&&o>We*i&&r>=Ye*i)}var It=A(5609);const Qt=4,Qe=8,ke=4,Je=.7,qe=2.5,ts=.8,es=1e6;function ss(t){return kt(t,Qe,{
left:es})}function*kt(t,e,s){if(e===1)return[...t];const n=[];let i=0;for(let o=0,r;o<t.length;o=r){const u=t[o].segments.length>1&&s.left>0?yield*ns(t,o,s):void 0;
if(++i%M.y===0&&(yield M.Yz),r=u?.to??o+1,!u)n.push(t[o]);else{for(const S of u.left)n.push(S);for(const S of yield*kt(u.right,e-1,s))n.push(S)}}return n}const Jt=200;
function*ns(t,e,s){const[n,i]=t[e].segments,o=n.size;let r=n.end,l=i.start;const u=[],S=[];let I=e;for(;I<t.length;I++){const rt=t[I];s.left-=rt.segments.length,
(I-e)%Jt===Jt-1&&(yield M.Yz);const Et=I===e?0:rt.baseline-t[I-1].baseline;if(rt.frame!==n.frame||Et<0||Et>qe*o)break;const pt=rt.segments.filter(Tt=>Tt.start<r),
xt=rt.segments.slice(pt.length),Ot=(0,W.K)(pt.map(Tt=>Tt.end),r),At=(0,W.Y)(xt.map(Tt=>Tt.start),l);if(At-Ot<ts*o||pt.length>1)break;[r,l]=[Ot,At],(0,U.RZ)(u,pt),
xt.length>0&&S.push(xt)}const et=S.map(([rt])=>rt);if(!(u.length<Qt||S.length<Qt||!qt(u)||!qt(et)))return{left:u.map(rt=>new It.N1(rt)),right:S.map(is),to:I}}function is([
t,...e]){const s=new It.N1(t);for(const n of e)s.add(n);return s}function qt(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,W.Y)(t.map(o=>o.start)),n=(0,W.
K)(t.map(o=>o.end))-s,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=ke*t.length&&i>=Je*n*t.length}const zt=2,te=1e3,Bt=3,ee=10;function*se(t){const e=yield*oe(
t.filter(({isVertical:r})=>!r)),s=yield*oe(t.filter(({isVertical:r})=>r));if(e.length+s.length<Bt||e.length+s.length>te)return[];const n=[...e.keys(),...s.keys()].
map((r,l)=>l),i=r=>{let l=r;for(;n[l]!==l;)l=n[l]=n[n[l]];return l};for(const[r,l]of e.entries()){yield M.Yz;for(const[u,S]of s.entries())_t(l,S.at)&&_t(S,l.at)&&
(n[i(e.length+u)]=i(r))}const o=new Map;for(const[r,l]of[...e,...s].entries()){const u=o.get(i(r))??{rows:[],columns:[]};o.set(i(r),u),(l.isVertical?u.columns:u.
rows).push(l)}return[...o.values()].flatMap(r=>{if(r.rows.length===0||r.columns.length===0)return[];const[l,u]=[ne(r.columns,r.rows),ne(r.rows,r.columns)],[S,I]=[
re(l),re(u)];return S.length<Bt||I.length<Bt?[]:[{rows:u,columns:l,xs:S,ys:I}]})}function ne(t,e){const{isVertical:s}=t[0],[n,i]=[(0,W.Y)(e.map(({at:u})=>u)),(0,W.
K)(e.map(({at:u})=>u))],[o,r]=[ie(e.map(u=>u.from)),ie(e.map(u=>u.to))],l=[...t];return o<t[0].at-ee&&l.unshift({isVertical:s,at:o,from:n,to:i}),r>t.at(-1).at+ee&&
l.push({isVertical:s,at:r,from:n,to:i}),l}const ie=t=>t.sort((e,s)=>e-s)[t.length>>1],_t=({from:t,to:e},s)=>t-zt<=s&&s<=e+zt;function*oe(t){const e=yield*(0,M.p9)(
t,(n,i)=>n.at-i.at||n.from-i.from),s=[];for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&e[i].at-o<zt;)i++;if(s.length>te)return s;
n%M.y===M.y-1&&(yield M.Yz);const l=yield*(0,M.p9)(e.slice(n,i),(S,I)=>S.from-I.from);let u;for(const S of l)u&&S.from<=u.to+zt?u.to=Math.max(u.to,S.to):(u&&s.push(
{isVertical:r,at:o,...u}),u={from:S.from,to:S.to});u&&s.push({isVertical:r,at:o,...u})}return s}function re(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.
at(-1)>=zt)&&e.push(s);return e}var os=A(61491);const rs=1,as=3,Wt=2,ls=.4,fs=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function cs({
lines:t,element:e}){if(t.length<Wt||!e)return!1;const s=e.type==="P",n=s?as:rs;let i=0;for(const[o,{segments:r,baseline:l,size:u}]of t.entries()){!s&&o>0&&l<t[o-
1].baseline+ls*u&&(i=Wt);let S,I=!1;for(const{fragments:et}of r)for(const rt of et)I||=S!==void 0&&Math.abs(rt.start-S.end)>=n*rt.style.size,S=rt;I&&i++}return i>=
Wt&&!hs(e)}function hs(t){for(const{type:e}of(0,os.Hy)(t))if(fs.test(e))return!0;return!1}function*us({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)
(0,U.RZ)(e,n.fragments);return yield*(0,M.p9)(e,(s,n)=>s.order-n.order)}const ae=300,ds=5,gs=.6,ms=20,le=5,ps=3;function*fe(t){return t.length<3||t.length>ae||!Es(
t)?t:yield*Ms(t)}function ys(t){if(t.length<2||t.length>ae)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)
return t;n=Math.max(n,t[r].bottom),i+=ce(t[r]),s.push({bottom:n,words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,ms);r++){o=Math.min(o,t[r-1].top);const l=s[t.
length-1-r];if(l.words<Math.max(le,i-l.words))return t;if(l.bottom<=o)return[...t.slice(r),...t.slice(0,r)]}return t}function Yt(t,e){return t.frame!==e.frame||
t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const ce=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+
i.length,0),0);function Es(t){let e=0,s=0,n;for(const i of t)ce(i)<le||(n&&Yt(n,i)?e++:n&&Yt(i,n)&&n.top-i.bottom<ps*n.lines[0].size&&s++,n=i);return s>=ds&&s>gs*
(e+s)}function*Ms(t){const e=t.length,s=new Int32Array(e),n=t.map(()=>[]);for(let r=0;r<e;r++){yield M.Yz;for(let l=0;l<e;l++)r!==l&&Ss(t,r,l)&&(n[r].push(l),s[l]++)}
const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const l of i)(r<0||s[l]<s[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of n[r])s[l]--}return o}function Ss(t,e,s){
const n=t[e],i=t[s];if(n.frame!==i.frame)return!1;if(Yt(n,i))return!0;if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.
some(l=>l!==n&&l!==i&&l.frame===n.frame&&l.top<r&&l.bottom>o&&l.start<n.end&&l.end>i.start)}const xs=.4,bs=1;function*Ts(t,e){if(e.length===0||t.length<2)return;
const s=Array.from({length:e.length+1},()=>[]),n=yield*(0,M.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:l,
end:u,baseline:S,style:I}=r,et=Os((l+u)/2,e);if(s[et].push(r),i&&i.column!==et&&S-i.fragment.baseline<=xs*I.size&&l-i.fragment.end<bs*I.size)return;i={fragment:r,
column:et},o%M.y===M.y-1&&(yield M.Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function Os(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?
s=i+1:n=i}return s}const As=100,ws=2e4,Ls=1/2,Rs=1/20,he=1,vs=2e4;function*Is(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>As||(i.xs.length-1)*(i.
ys.length-1)>ws)continue;const{cells:o,others:r}=yield*zs(n,i),l=yield*Ds(o,i);l&&(s.push(l),n=r)}return{tables:s,outside:n}}function*zs(t,e){const{rows:s,columns:n,
xs:i,ys:o}=e,r=new Map,l=[];let u=0,S=0;for(const et of t){const{frame:rt}=et.style,Et=(et.start+et.end)/2,pt=(et.top+et.bottom)/2,xt=Et>i[0]&&Et<i.at(-1)&&pt>o[0]&&
pt<o.at(-1),Ot=rt.cos===1&&rt.sin===0&&!rt.vertical,At=xt&&Ot?Ps(e,Et,pt):void 0;if(!At)l.push(et);else{const Tt=r.get(At.first)??{...At,fragments:[]};r.set(At.
first,Tt),Tt.fragments.push(et),(Tt.last!==At.last||n.some(tn=>_s(et,tn,pt)))&&u++}S+=xt?s.length+n.length:1,!(S<vs)&&(S=0,yield M.Yz)}const I=t.length-l.length;
return u>Rs*I?{cells:new Map,others:[...t]}:{cells:r,others:l}}function Ps({rows:t,columns:e,xs:s,ys:n},i,o){const[r,l]=ue(e,i,o),[u,S]=ue(t,o,i);if(!r||!l||!u||
!S)return;const I=(et,rt)=>de(n,et.at)*s.length+de(s,rt.at);return{first:I(u,r),last:I(S,l)}}function ue(t,e,s){let n;for(const i of t)if(_t(i,s)){if(i.at>e)return[
n,i];n=i}return[n,void 0]}const _s=({start:t,end:e},s,n)=>s.at>t+he&&s.at<e-he&&_t(s,n);function de(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*Ns(t,e){
const s=new Map;for(const[n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),l=(yield*Ts(o,r))??[o];for(const[u,S]of l.entries())S.length>0&&
s.set(n+u,S)}return s}function*Ds(t,{xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=Ls*n*i)return;const o=yield*Ns(t,e),r=[];for(let S=0;S<i;S++){const I=[];
for(let et=0;et<n;et++){const rt=o.get(S*e.length+et);I.push(rt?yield*(0,It._I)(yield*(0,Z.q9)(rt)):[])}for(const et of yield*_e(I))r.push(et)}const l=r.filter(
S=>S.some(I=>I.length>0)),u=Array.from({length:n},(S,I)=>I).filter(S=>l.some(I=>I[S].length>0));return l.length<2||u.length<2?void 0:new Lt.QH(l.map(S=>u.map(I=>S[I])))}
var ge=A(39955),Cs=A(81132);function*Bs(t,e,s){if(e&&(0,ge.P$)(t,e)){const n=yield*(0,ge.$A)(t,e);return s?yield*Ws(n,s):n}return s?yield*me(t,yield*se(s)):yield*fe(
yield*pe(yield*(0,Z.q9)(t)))}function*Ws(t,e){let s;const n=[];for(const[i,o]of t.entries()){i%M.y===M.y-1&&(yield M.Yz);const r=cs(o)?yield*me(yield*us(o),s??=
yield*se(e)):[];if(!r.some(Lt.bI))n.push(o);else for(const l of r)l.element=o.element,n.push(l)}return n}function*me(t,e){const{tables:s,outside:n}=yield*Is(t,e),
i=yield*(0,Z.q9)(n),o=yield*$e(n,yield*(0,F.HE)(i,n)),r=o.outside===n,l=yield*pe(r?i:yield*(0,Z.q9)(o.outside));for(const u of[...s,...o.blocks]){const S=l.findIndex(
I=>ye(I)>ye(u));l.splice(S<0?l.length:S,0,u)}return[...ys(yield*fe(l))]}function*pe(t){return[...yield*(0,It.ub)(yield*ss(yield*(0,It._I)(t)))]}const ye=({lines:t})=>t[0].
segments[0].fragments[0].order,Ys=(t,e)=>Ut(t,e,Se),Us=(t,e)=>Ut(t,e),Gs=(t,e)=>Ut([{lines:t,element:void 0}],e,Se);function*Ut(t,e,s){const n=new J.q(e);let i=0;
for(let o=0;o<t.length;o++){const r=t[o];o>0&&!Ks(r,t[o-1])&&n.space(`
`);for(const l of r.lines){s?.(n,l);for(let u=0;u<l.segments.length;u++){const S=l.segments[u];u>0&&n.space(" "),(0,Cs.T)(n,S,e),i+=S.fragments.length+S.characters/
Hs,!(i<M.y)&&(i=0,n.settle(),yield M.Yz)}n.space(`
`)}s&&qs(n)}return n}const Hs=8,Ks=({element:t},e)=>t!==void 0&&Fs.has(t.type)&&t.type===e.element?.type,Fs=new Set(["LI","TR","TOCI"]),Ee=173,$s=new Set([45,8208,
Ee]),js=/[\p{L}\p{M}][-\u2010]\n+$/u,Me=/\u00ad\n+$/,Vs=/.\n+$/,Xs=new RegExp("^\\p{L}","u"),Zs=new RegExp("^\\p{Ll}","u");function Se(t,e){if(!$s.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Me.test(s);if(!i&&!(js.test(s)&&Zs.test(n)))return;const o=Vs.exec(s)[0].length;if(!i&&Js(t.tail(Qs)))
return t.drop(o-1);t.drop(o),Xs.test(n)||t.space(`
`)}const Qs=100,ks=/[/\\_@]|\w\.\w/,Js=t=>ks.test(t.trimEnd().split(/\s/).at(-1));function qs(t){t.lastLetter()!==Ee||!Me.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),24713:((dt,ot,A)=>{A.d(ot,{Y4:()=>tt,lP:()=>U,q9:()=>nt,re:()=>R});var J=A(98689),M=A(27077),Z=A(81313);const B=1.6,z=.5,E=.15,m=.6,g=.6,O=.35,Y=.02,j=5e3;
class tt{fragments;start;end;baseline;size;top;bottom;characters;constructor(f){this.fragments=[f],this.start=Math.min(f.start,f.end),this.end=Math.max(f.start,
f.end),this.baseline=f.baseline,this.size=f.style.size,this.top=f.top,this.bottom=f.bottom,this.characters=f.text.length}get frame(){return this.fragments[0].style.
frame}get order(){return this.fragments[0].order}add(f){const L=this.fragments[this.fragments.length-1];this.fragments.push(f),this.characters+=f.text.length;const p=Math.
min(f.start,f.end),T=Math.max(f.start,f.end);p<this.start&&(this.start=p),T>this.end&&(this.end=T);const{style:P,baseline:D}=f;P===L.style&&D===L.baseline||(P.size>
this.size*1.05&&(this.size=P.size,this.baseline=D),f.top<this.top&&(this.top=f.top),f.bottom>this.bottom&&(this.bottom=f.bottom))}join(f){for(const L of f.fragments)
this.add(L)}joined(f){const[L,...p]=this.fragments,T=new tt(L);for(const P of p)T.add(P);return T.join(f),T}sort(){const{fragments:f}=this;for(let L=1;L<f.length;L++)
if(f[L].start<f[L-1].start){f.sort((p,T)=>p.start-T.start||p.order-T.order);return}}}function*nt(a){const f=[];let L;for(let P=0;P<a.length;P++){const D=a[P];P%
M.y===M.y-1&&(yield M.Yz),L&&W(L,D)?L.add(D):f.push(L=new tt(D))}const p=yield*x(f);let T=0;for(const P of p)P.sort(),T+=P.fragments.length,!(T<M.y)&&(T=0,yield M.
Yz);return p}const U=({style:a,text:f,mayTurn:L})=>a.marks.isReversed||L&&(0,Z.d)(f);function W(a,f){const{style:L,start:p,end:T,baseline:P}=f;if(L.frame!==a.frame||
a.characters>j)return!1;const D=Math.max(L.size,a.size),b=Math.abs(P-a.baseline);if(b>m*D)return!1;const v=p-a.end,w=a.start-Math.max(p,T);return b>E*D?v>-z*D&&
v<g*D:v>-z*D&&v<B*D||w>-z*D&&w<(U(f)?g:O)*D}function*x(a){if(a.length<2)return[...a];const f=new Map;for(const{frame:P}of a)f.has(P)||f.set(P,f.size);const L=[];
for(let P=0;P<a.length;P++){const D=a[P];P%M.y===M.y-1&&(yield M.Yz),L.push({segment:D,order:P,frame:f.get(D.frame)})}const p=yield*(0,M.p9)(L,(P,D)=>P.frame-D.
frame||P.segment.baseline-D.segment.baseline||P.segment.start-D.segment.start),T=new Set;for(let P=0;P<p.length;P++){P%M.y===M.y-1&&(yield M.Yz);const{segment:D,
frame:b,order:v}=p[P];if(!(T.size>0&&T.has(D)))for(let w=P+1;w<Math.min(p.length,P+K);w++){const d=p[w],h=Math.min(D.size,d.segment.size);if(d.frame!==b||d.segment.
baseline-D.baseline>E*h)break;if(T.has(d.segment)||!st(D,d.segment))continue;const[c,y]=v<d.order?[D,d.segment]:[d.segment,D];if(c.join(y),T.add(y),y===D)break}}
return T.size===0?[...a]:a.filter(P=>!T.has(P))}const K=50,G=/:$/;function st(a,f){const L=Math.min(a.size,f.size);if(a.characters+f.characters>j||Math.max(a.size,
f.size)>1.5*L||$(a)||$(f))return!1;const[p,T]=a.start<=f.start?[a,f]:[f,a],P=T.start-p.end,D=G.test(p.fragments.at(-1).text)?g:O;return P>-Y*L&&P<D*L}const $=({
fragments:a})=>a.length===1&&a[0].text.length===1;function R(a,f){return f.order===a.order+1&&(a.spaceAfter||f.spaceBefore)?!0:f.start-a.end>Math.max((0,J.U)(a.
style),(0,J.U)(f.style))}}),20779:((dt,ot,A)=>{A.d(ot,{QH:()=>M,bI:()=>B,cA:()=>z,xE:()=>Z});var J=A(5609);class M extends J.eB{rows;constructor(m){const[g,...O]=m.
flat(2);super(g),this.rows=m;for(const Y of O)this.add(Y)}}class Z extends J.eB{visual;rows;constructor(m,g){const[O,...Y]=m.map(({cells:j})=>z(j));super(O),this.
visual=m,this.rows=g;for(const j of Y)this.add(j)}}const B=E=>E instanceof M||E instanceof Z;function z([E,...m]){const g=new J.N1(E);for(const O of m)g.add(O);
return g}}),39955:((dt,ot,A)=>{A.d(ot,{$A:()=>O,P$:()=>g,VN:()=>E});var J=A(27077),M=A(5609),Z=A(24713);const B=.9,z=new Set("Span Quote Note Reference BibEntry\
 Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function E(j){let tt,nt=0;for(let U=j;U&&nt<m;U=U.parent,nt++){
if(U.type==="TR")return U;!tt&&!z.has(U.type)&&(tt=U)}return tt?(tt.type==="Lbl"||tt.type==="LBody")&&tt.parent?.type==="LI"?tt.parent:tt:j}const m=200;function g(j,tt){
let nt=0,U=0;for(const W of j)W.style.marks.isArtifact||(nt+=W.text.length,tt(W)&&(U+=W.text.length));return U>0&&U>=B*nt}function*O(j,tt){const nt=[],U=[];for(let R=0;R<
j.length;R++){const a=j[R];R%J.y===J.y-1&&(yield J.Yz);const f=tt(a);f?nt.push({fragment:a,leaf:f}):U.push(a)}const W=yield*(0,J.p9)(nt,(R,a)=>R.leaf.order-a.leaf.
order||R.fragment.order-a.fragment.order);let x=0;const K=new Map,G=R=>{const{element:a}=W[R].leaf;let f=K.get(a);return f||K.set(a,f=E(a)),f},st=[],$=[];for(let R=0,
a;R<W.length;R=a){const f=G(R);for(a=R+1;a<W.length&&G(a)===f;)a++;const L=W.slice(R,a).map(({fragment:T})=>T);(x+=L.length)>=J.y&&(x=0,yield J.Yz);const p=M.eB.
of(yield*(0,M._I)(yield*(0,Z.q9)(L)),f);if(st.push(p),U.length>0)for(const{order:T}of L)$.push({order:T,block:p})}return U.length===0?st:yield*Y(st,$,yield*(0,M.
ub)(yield*(0,M._I)(yield*(0,Z.q9)(U))))}function*Y(j,tt,nt){const U=yield*(0,J.p9)(tt,(K,G)=>K.order-G.order),W=[],x=new Map;for(const[K,G]of nt.entries()){K%J.
y===J.y-1&&(yield J.Yz);const st=G.lines[0].segments[0].order;let $=0;for(let f=U.length;$<f;){const L=$+f>>1;U[L].order<st?$=L+1:f=L}const R=U[$-1]?.block,a=R&&
x.get(R);a?a.push(G):R?x.set(R,[G]):W.push(G)}return[...W,...j.flatMap(K=>[K,...x.get(K)??[]])]}}),52332:((dt,ot,A)=>{A.d(ot,{l$:()=>ct,HE:()=>_,SE:()=>y,x1:()=>lt});
var J=A(61520),M=A(27077),Z=A(81313),B=A(5609);const z=5,E=.75,m=.5,g=3,O=.08,Y=.3,j={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function tt(C,X){
const{both:H,level:Q,lowest:k,highest:q}=C;return{...C,both:H+1,level:Math.abs(X)<O?Q+1:Q,lowest:Math.min(k,X),highest:Math.max(q,X)}}const nt=(C,X)=>X?{...C,before:C.
before+1}:{...C,after:C.after+1};function U({both:C,before:X,after:H,level:Q,lowest:k,highest:q}){const it=Math.min(X,H);return it<z||C>E*(C+it)?!1:C>=g&&Q<=m*C&&
q-k>=Y}const W=3,x=4,K=2.5,G=6,st=.8,$=20,R=4;function*a(C){const X=C.map(()=>new Set);if(!f(C)&&!L(C))return X;let H=[],Q=0;const k=({rows:q,wordsBefore:it,wordsAfter:ut,
from:ht,last:mt,sides:bt})=>{const Mt=q>=W&&Math.min(it,ut)>=x*q,St=U(bt);if(!Mt&&!St)return;const Rt=({isGutter:ft,row:wt})=>ft==="whole"||!St&&(ft==="prose"||
wt<ht);for(let ft=mt;ft&&!Rt(ft);ft=ft.above)ft.isGutter=St?"whole":"prose",X[ft.row].add(ft.cell)};for(const[q,it]of C.entries()){const ut=C[q-1],ht=ut?it.baseline-
ut.baseline:0,mt=({last:Mt})=>ht<=G*it.size&&q-Mt.row<=$,bt=ht>K*it.size;for(const Mt of H)(bt||!mt(Mt))&&k(Mt);H=H.filter(mt),bt&&(H=H.map(Mt=>({...Mt,rows:0,wordsBefore:0,
wordsAfter:0,from:q}))),(Q+=it.cells.length+H.length)>=M.y&&(Q=0,yield M.Yz),H=p(H,it,q,k)}return H.forEach(k),X}function f(C){const X=({fragments:Q})=>Q.length>=
x,H=(Q,k)=>C.some(({cells:q})=>q.slice(Q,k||q.length).some(X));return H(0,-1)&&H(1,0)}function L(C){const X=C.reduce((H,{cells:Q})=>Q.length===1?H+1:H,0);return X>=
2*z&&C.length>X}function p(C,{cells:X,size:H},Q,k){const q=[];let it=0,ut=-1/0;for(let ht=0;ht<=X.length;ht++){const mt=X[ht]?.start??1/0,bt=ht>0&&ht<X.length,Mt=mt-
ut>=st*H,St=[];for(;it<C.length&&C[it].start<mt;it++){const ft=C[it],[wt,vt]=[Math.max(ft.start,ut),Math.min(ft.end,mt)];if(vt-wt<st*H?k(ft):bt?St.push(P(ft,{start:wt,
end:vt},Q,ht,X)):q.push({...ft,start:wt,end:vt,sides:nt(ft.sides,ht>0)}),ft.end>mt)break}bt&&Mt&&St.length===0&&St.push(P(void 0,{start:ut,end:mt},Q,ht,X));const Rt=T(
St);for(const ft of St)Rt.has(ft)?q.push(ft):k(ft);ut=Math.max(ut,X[ht]?.end??mt)}return q}function T(C){return C.length<=R?new Set(C):new Set([...C].sort((X,H)=>H.
rows-X.rows).slice(0,R))}function P(C,X,H,Q,k){return{...X,rows:(C?.rows??0)+1,wordsBefore:(C?.wordsBefore??0)+k[Q-1].fragments.length,wordsAfter:(C?.wordsAfter??
0)+k[Q].fragments.length,from:C?.from??H,last:{row:H,cell:Q,above:C?.last,isGutter:"no"},sides:tt(C?.sides??j,(k[Q].baseline-k[Q-1].baseline)/k[Q].size)}}var D=A(
24713),b=A(81132);const v=.4,w=1,d=3,h=2e3,c=.5;function*y(C){return yield*_(yield*(0,D.q9)(C),C)}function*_(C,X){const H=yield*N(X),Q=new Map;for(const q of C){
const it=Q.get(q.frame);it?it.push(q):Q.set(q.frame,[q])}const k=[];for(const q of Q.values()){const it=[];for(const ht of yield*V(yield*F(q,H)))it.push(at(ht,H));
const ut=yield*a(it);k.push(it.map((ht,mt)=>({...ht,gutters:ut[mt]})))}return k}function*N(C){const X=[];for(let Q=1;Q<C.length&&X.length<h;Q++){Q%M.y===0&&(yield M.
Yz);const[k,q]=[C[Q-1],C[Q]];if(k.style.frame!==q.style.frame||k.baseline!==q.baseline)continue;const it=(q.start-k.end)/q.style.size;it>0&&it<w&&(0,D.re)(k,q)&&
X.push(it)}const H=yield*(0,M.p9)(X,(Q,k)=>Q-k);return Math.max(w,d*(H[H.length>>1]??0))}function*F(C,X){const H=[];let Q=0;for(const k of C){if((Q+=k.fragments.
length)>=M.y&&(Q=0,yield M.Yz),k.end-k.start<X*k.size||k.fragments.length<2){H.push(k);continue}let q;for(const it of k.fragments)q&&Math.min(it.start,it.end)-q.
end<X*Math.max(q.size,it.style.size)?q.add(it):H.push(q=new D.Y4(it))}return H}function*V(C){const X=yield*(0,M.p9)(C,(Q,k)=>Q.baseline-k.baseline||Q.start-k.start),
H=[];for(const[Q,k]of X.entries()){Q%M.y===M.y-1&&(yield M.Yz);const q=H.at(-1);q!==void 0&&q.length<B.Px&&k.baseline-q[0].baseline<v*Math.min(k.size,q[0].size)?
q.push(k):H.push([k])}for(const Q of H)Q.sort((k,q)=>k.start-q.start);return H}function at(C,X){const H=[];let Q;for(const q of C){const it=H.at(-1),ut=it&&q.start-
it.end,ht=it?Math.max(it.size,q.size):0;ut!==void 0&&ut<X*ht&&ut>-c*ht?Q===it?Q.join(q):H[H.length-1]=Q=it.joined(q):H.push(q)}const k=H.reduce((q,it)=>it.size>
q.size?it:q);return{baseline:k.baseline,size:k.size,cells:H}}function*lt(C,X){const H=new J.q(X),Q=[];let k=0;for(const q of C.flat())for(const it of gt(q)){const ut=H.
size;for(const[ht,mt]of it.entries())ht>0&&H.space(`
`),(0,b.T)(H,mt,X),!((k+=mt.fragments.length)<M.y)&&(k=0,H.settle(),yield M.Yz);Q.push({start:ut,end:H.size}),H.space(`
`)}return{flow:H,lines:Q}}function ct({cells:C,gutters:X}){if(X.size===0)return[C];const H=[];for(const[Q,k]of C.entries())Q===0||X.has(Q)?H.push([k]):H.at(-1).
push(k);return H}const gt=C=>ct(C).map(X=>yt(X)?[...X].reverse():X);function yt(C){return C.length<2?!1:C.filter(({fragments:H})=>H.some(({mayTurn:Q,text:k})=>Q&&
(0,Z.d)(k))).length>C.length/2}}),81132:((dt,ot,A)=>{A.d(ot,{T:()=>z,x:()=>B});var J=A(61520),M=A(81313),Z=A(24713);function B(m,g){const O=new J.q(g);return z(
O,m,g),O.text}function z(m,{fragments:g},O){if(g.some(Z.lP)){E(m,g,O);return}for(let Y=0;Y<g.length;Y++){const j=g[Y];Y>0&&(0,Z.re)(g[Y-1],j)&&m.space(" "),m.add(
j)}}function E(m,g,O){const Y=[];for(const[U,W]of g.entries()){U>0&&(0,Z.re)(g[U-1],W)&&Y.push({text:" ",from:0,to:0});const{text:x}=W;for(let K=0,G;K<x.length;K=
G){for(G=K+1;G<x.length&&O.isOneGlyph(W,G-1);)G++;Y.push({text:x.slice(K,G),fragment:W,from:K,to:G})}}const j=Y.map(({text:U})=>U),tt=U=>Y[U]?.fragment?.style.marks.
isReversed??!1,nt=Y.map(({fragment:U},W)=>tt(W)||!U&&tt(W-1)&&tt(W+1));for(const U of(0,M.f)(j,nt)??j.keys()){const{text:W,fragment:x,from:K,to:G}=Y[U];x?m.add(
x,K,G):m.space(W)}}}),18930:((dt,ot,A)=>{A.d(ot,{X:()=>D});var J=A(62743),M=A(86491),Z=A(74135),B=A(6057),z=A(65868),E=A(61491),m=A(84731),g=A(89420);function O(w,d,h){
const c=new Map,y=new Set,{fragments:_,edges:N}=w,F=[];for(const[at,lt]of _.entries()){const ct=d(lt),gt=ct&&V(ct.element);if(!gt){F.push(lt);continue}if(y.has(
gt)||gt.firstPage!==h)continue;y.add(gt);const yt=(0,m.X5)(gt.actualText.trim());if(yt==="")continue;const C=new g.F(lt.style,lt.start,lt.baseline,lt.order,N.count);
C.text=yt,C.end=Y(_,at,X=>{const H=d(X);return H!==void 0&&V(H.element)===gt});for(let X=0;X<yt.length;X++)N.add(C.start,C.end);F.push(C)}return F;function V(at){
if(c.has(at))return c.get(at);const lt=[];for(const ct of(0,E.Hy)(at)){if(c.has(ct))break;lt.push(ct)}for(const ct of lt.reverse()){const gt=ct.parent&&c.get(ct.
parent);c.set(ct,gt??(ct.actualText===void 0?void 0:ct))}return c.get(at)}}function Y(w,d,h){const c=w[d];let{end:y}=c;for(let _=d+1;_<w.length;_++){const N=w[_];
if(N.baseline!==c.baseline||N.style.frame!==c.style.frame||!h(N))break;y=Math.max(y,N.end)}return y}var j=A(98689),tt=A(36211),nt=A(5490);const U=3,W=.5,x=4,K=2e4;
class G{get rules(){return this.found.length>K?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(d,{matrix:h},c,y){const _=tt.lJ.get(d.operator);
_?this.paints(_,y):this.found.length<=K&&this.path.length+this.boxes.length<=K&&this.extends(d,h)}extends(d,h){const c=(0,nt.M)(d);switch(d.operator){case"re":{
const[y=NaN,_=NaN,N=NaN,F=NaN]=c,V=(0,Z.zl)(h,[y,_,y+N,_+F]);V.every(Number.isFinite)&&this.boxes.push(V);return}case"m":this.first=this.last=(0,Z.Gd)(h,c[0],c[1]);
return;case"l":this.line((0,Z.Gd)(h,c[0],c[1]));return;case"c":case"v":case"y":this.last=(0,Z.Gd)(h,c.at(-2),c.at(-1));return;case"h":this.line(this.first)}}line(d){
this.path.push([this.last,d]),this.last=d}paints({fill:d,strokes:h,closes:c},y){if(c&&this.line(this.first),!y&&h){for(const[[_,N],[F,V]]of this.path)this.add(_,
N,F,V,W);for(const[_,N,F,V]of this.boxes)this.around(_,N,F,V)}if(!y&&d)for(const[_,N,F,V]of[...this.boxes,...this.outline()])this.add(_,N,F,V,U);this.path=[],this.
boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,Z.$L)(this.path.flat())]}around(d,h,c,y){if(c-d<=U||y-h<=U){this.add(d,h,c,y,U);return}for(const _ of[
h,y])this.add(d,_,c,_,W);for(const _ of[d,c])this.add(_,h,_,y,W)}add(d,h,c,y,_){const[N,F]=[Math.abs(c-d),Math.abs(y-h)];if(!(Math.min(N,F)<=_&&Math.max(N,F)>=x))
return;const V=F>N;this.found.push(V?{isVertical:V,at:(d+c)/2,from:Math.min(h,y),to:Math.max(h,y)}:{isVertical:V,at:(h+y)/2,from:Math.min(d,c),to:Math.max(d,c)})}}
var st=A(27077),$=A(77211),R=A(96070),a=A(52332);const f=200,L=2e4;class p{index;found;characters;unreadable;ordered;reading;constructor(d,h){this.index=d,this.
found=h,this.characters=h.characters,this.unreadable=h.unreadable}get blocks(){return this.ordered??=(0,st.zd)(this.order())}*blocksByLook(){const{fragments:d,leafOf:h,
rules:c,hasTablesApart:y=!0}=this.found;return c&&!h&&y?this.blocks:yield*(0,R.NQ)(d,void 0,c??[])}order(){const{fragments:d,leafOf:h,rules:c,hasTablesApart:y=!0}=this.
found;return(0,R.NQ)(d,h,y?c:void 0)}get flow(){return this.reading??=(0,st.zd)((0,R.dV)(this.blocks,this.found.edges))}async prepare(d){const{fragments:h,edges:c}=this.
found;h.length<f&&this.characters<L||(this.ordered=await(0,st.k6)(this.order(),d),this.reading=await(0,st.k6)((0,R.dV)(this.ordered,c),d))}*layout(d){return d===
"reading"?this.flow.text:yield*(0,$.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:d,edges:h}=this.found;return yield*(0,a.x1)(yield*(0,a.
SE)(d),h)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(d){const h=yield*(0,R.td)(this.blocks,this.found.edges),
c=[];for(const{0:y,index:_}of h.text.matchAll(d)){const N=h.box(_,_+y.length);N&&c.push({text:y,...N}),c.length%st.y===st.y-1&&(yield st.Yz)}return c}}const T=200,
P=2e4;class D{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(d,h=!1,c=!0){this.document=d,this.findsRules=h,this.hasTablesApart=c,this.
contents=new z.i(d)}async page(d){const{document:h}=this,c=(0,B.iw)(h,d),{width:y,height:_}=(0,Z.iN)(c),N={width:y*c.userUnit,height:_*c.userUnit},F=new j.g(N.width,
N.height,this.expected),V=this.findsRules?new G:void 0,at=await this.contents.read(d,F,V);return this.expected=Math.min(F.characters+T,P),this.assemble(d,F,N,{rules:V?.
rules,damage:at,usesElementTexts:!0})}async assemble(d,h,c,{rules:y,damage:_,usesElementTexts:N}){const{document:F}=this;h.finish();const V=d<0?-1:F.pages.number(
d),at=d<0?void 0:await(this.tags??=(0,E.g$)(F)),lt=at?.hasPage(V)?b(at,V):void 0,ct=N&&lt&&at?.hasTexts?O(h,lt,V):h.fragments,gt=v(ct),yt={fragments:ct,edges:h.
edges,...gt,damage:_,leafOf:lt,rules:y,...c},C=new p(d,{...yt,hasTablesApart:this.hasTablesApart});return await C.prepare(F.job.pace),C}}function b(w,d){let h,c;
return({style:{marks:y}})=>(y!==h&&(h=y,c=y.id<0?void 0:w.leaf(d,y.stream,y.id)),c)}function v(w){let d=0,h=0,c=0;for(const{text:y,style:_}of w){const N=h;d+=y.
length;for(let F=y.indexOf(J.m);F>=0;F=y.indexOf(J.m,F+1))h++;_.font===M.Z&&(c+=y.length-(h-N))}return{characters:d,unreadable:h,assumed:c}}})};
