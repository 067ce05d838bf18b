"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((St,dt,O)=>{O.d(dt,{D:()=>tt,L:()=>m});var q=O(45657);function m({cos:R,sin:B},S,M,T,_){if(B===0&&R===
1)return{x:S,y:T,width:M-S,height:_-T};const U=[S*R-T*B,M*R-T*B,S*R-_*B,M*R-_*B],st=[S*B+T*R,M*B+T*R,S*B+_*R,M*B+_*R],[it,F]=[(0,q.YG)(U),(0,q.YG)(st)];return{x:it,
y:F,width:(0,q.Kf)(U)-it,height:(0,q.Kf)(st)-F}}function tt(R,B){const[S,M]=[Math.min(R.x,B.x),Math.min(R.y,B.y)];return{x:S,y:M,width:Math.max(R.x+R.width,B.x+
B.width)-S,height:Math.max(R.y+R.height,B.y+B.height)-M}}}),60660:((St,dt,O)=>{O.d(dt,{nZ:()=>N,g$:()=>et,Bi:()=>lt,Hy:()=>I});var q=O(77581),m=O(45599),tt=O(70549),
R=O(9819);const B=1e3,S=20,M=200,T=20;function _(p,u,f){let[d,g,y]=[1,1,[]];for(const L of U(p,u)){d=st(p,L.get("ColSpan"))??d,g=st(p,L.get("RowSpan"))??g;const z=p.
array(L.get("Headers"));z&&(y=z.slice(0,S).flatMap(X=>it(p,X)??[]))}return{columns:d,rows:g,id:it(p,f),heads:y}}function U(p,u){return u===void 0?[]:(p.array(u)?.
slice(0,T)??[u]).flatMap(d=>p.dict(d)??[])}function st(p,u){const f=u===void 0?void 0:p.resolve(u);return typeof f=="number"&&Number.isInteger(f)&&f>=1&&f<=B?f:
void 0}function it(p,u){const f=u===void 0?void 0:p.resolve(u);return f instanceof m.Mx?(0,q.g7)(f).slice(0,M):void 0}var F=O(78157),at=O(79725),C=O(82416);const A=2e3,
G=9;class H{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new at.R;number=0;isReference=!1;constructor(u){this.document=u}read(u){const{
entries:f,kids:d}=this;d.length=0;const g=this.document.place(u);if(!g||!f.locate(g.bytes,g.start,Math.min(g.end,g.start+A)))return!1;const{bytes:y}=g,{at:L}=f;
if(f.find(y,"MCID")>=0)return!1;this.hasTexts=f.find(y,"ActualText")>=0||f.find(y,"Alt")>=0,this.hasAttributes=f.find(y,"A")>=0||f.find(y,"ID")>=0;const z=f.find(
y,"S");if(z<0||y[L[z+2]]!==F.cL)return!1;this.name(y,L[z+2]+1,L[z+3]);const X=f.find(y,"Pg");if(this.page=-1,X>=0){if(this.after(y,L[X+2],L[X+3])!==L[X+3]||!this.
isReference)return!1;this.page=this.number}const ft=f.find(y,"K");return ft<0||this.readKids(y,L[ft+2],L[ft+3])}name(u,f,d){const{type:g}=this;let y=0;if(g.length===
d-f)for(;y<g.length&&u[f+y]===g.charCodeAt(y);)y++;(y<d-f||y===0)&&(this.type=(0,C.MQ)(u,f,d))}readKids(u,f,d){const g=u[f]===F.WL,y=g?d-1:d;if(g&&u[y]!==F.wt)return!1;
for(let L=(0,F.AN)(u,g?f+1:f,y);L<y;L=(0,F.AN)(u,L,y)){if(L=this.after(u,L,y),L<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return g||
!this.isReference||this.isDictionary(this.number)}isDictionary(u){const f=this.document.place(u);return f!==void 0&&f.bytes[(0,F.AN)(f.bytes,f.start,f.end)]===F.
iH}after(u,f,d){let g=f,y=0;for(;g<d&&Y(u[g]);g++)y=y*10+u[g]-F.l0;if(g===f||g-f>G||(this.number=y,this.isReference=!1,g<d&&!V(u[g])))return-1;const L=(0,F.AN)(
u,g,d);let z=L;for(;z<d&&Y(u[z]);)z++;const X=(0,F.AN)(u,z,d);return z===L||X>=d||u[X]!==F.AV?g:(this.isReference=!0,X+1)}}const Y=p=>p>=F.l0&&p<=F.ev,V=p=>p===
32||p===10||p===13,Z=1e7,ot=4,x=2,w=1e4;class j{pages=new Map;count=0;last;hasTexts=!1;leaf(u,f,d){const g=this.pages.get(u);return f===0&&d<w?g?.own[d]:g?.others.
get(f*Z+d)}leaves(u){const{own:f=[],others:d}=this.pages.get(u)??{};return[...f.flat(),...d?.values()??[]].sort((g,y)=>g.order-y.order)}hasPage(u){return this.pages.
has(u)}add(u,f,d,g){if(!Number.isInteger(g)||g<0||g>=Z)return;const{own:y,others:L}=this.leavesOf(f);if(d===0&&g<w)y[g]??={element:u,order:this.count++};else{const z=d*
Z+g;L.has(z)||L.set(z,{element:u,order:this.count++})}for(let z=u;z&&z.firstPage<0;z=z.parent)z.firstPage=f}leavesOf(u){if(this.last?.number===u)return this.last.
leaves;let f=this.pages.get(u);return f||this.pages.set(u,f={own:[],others:new Map}),this.last={number:u,leaves:f},f}}const et=(0,tt.n)(k);function lt(p){const u=p.
dict(p.catalog.get("MarkInfo"));return p.dict(p.catalog.get("StructTreeRoot"))!==void 0&&p.resolve(u?.get("Marked"))===!0}async function k(p){const u=p.dict(p.catalog.
get("StructTreeRoot"));if(!u||p.resolve(p.dict(p.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const f=new E(p,p.dict(u.get("RoleMap")));return await f.
run(u),f.tags}class E{document;roles;tags=new j;visit;bytes;types=new Map;open=[];constructor(u,f){this.document=u,this.roles=f,this.visit=new R._i(u),this.bytes=
new H(u)}async run(u){const{open:f,document:d}=this;this.push(u.get("K"),void 0,-1);for(let g=f.pop();g;g=f.pop()){this.take(g);const y=d.job.pace.step(300);y&&
await y}}push(u,f,d){if(u===void 0)return;const g=(0,m.i9)(u)||(0,m.cy)(u)?this.document.array(u)??[u]:[u];for(let y=g.length-1;y>=0;y--)this.open.push({kid:g[y],
parent:f,page:d})}take({kid:u,parent:f,page:d}){if(typeof u=="number"){f&&d>=0&&this.tags.add(f,d,0,u);return}if(!this.visit.first(u)||(0,m.i9)(u)&&this.takeBytes(
u.number,f,d))return;const g=this.document.dict(u);if(!g)return;const y=g.get("Pg"),L=(0,m.i9)(y)?y.number:d,z=g.get("MCID");if(z!==void 0){const pt=g.get("Stm");
f&&L>=0&&this.tags.add(f,L,(0,m.i9)(pt)?pt.number:0,Number(this.document.resolve(z)));return}const X=this.document.resolve(g.get("S"));if(!(X instanceof m.SX))return;
const ft=this.standard(X.text),ht={type:ft,parent:f,actualText:this.text(g.get("ActualText")),alternative:this.text(g.get("Alt")),cell:N(ft)?_(this.document,g.get(
"A"),g.get("ID")):void 0,firstPage:-1};this.enter(ht),this.push(g.get("K"),ht,L),(0,m.i9)(u)&&this.document.release(u.number)}takeBytes(u,f,d){const{bytes:g,document:y,
open:L,tags:z}=this;if(!g.read(u))return!1;const{hasTexts:X,hasAttributes:ft,kids:ht}=g,pt=this.standard(g.type),At=ft&&N(pt),D={type:pt,parent:f,actualText:X?this.
text(y.entry(u,"ActualText")):void 0,alternative:X?this.text(y.entry(u,"Alt")):void 0,cell:At?_(y,y.entry(u,"A"),y.entry(u,"ID")):void 0,firstPage:-1};this.enter(
D);const K=g.page<0?d:g.page;if(ht.some(P=>P<0))for(let P=ht.length-1;P>=0;P--){const $=ht[P];L.push({kid:$<0?new m.oS(-1-$):$,parent:D,page:K})}else if(K>=0)for(const P of ht)
z.add(D,K,0,P);return!0}enter(u){const{type:f,parent:d,actualText:g}=u;g!==void 0&&(this.tags.hasTexts=!0),f==="TR"&&W(u),!(d?.type!=="TR"||!N(f))&&(d.cells?d.cells.
push(u):d.cells=[u])}text(u){const f=u===void 0?null:this.document.resolve(u);return f instanceof m.Mx?(0,q.g7)(f):void 0}standard(u){const f=this.types.get(u);
if(f!==void 0)return f;let d=u;for(let g=0;g<16;g++){const y=this.document.resolve(this.roles?.get(d));if(!(y instanceof m.SX)||y.text===d)break;d=y.text}return this.
types.set(u,d),d}}function W(p){let u=p.parent;for(let f=1;f<x&&u?.type!=="Table";f++)u=u?.parent;u?.type==="Table"&&(u.firstRows??=[],u.firstRows.length<ot&&u.
firstRows.push(p))}const N=p=>p==="TD"||p==="TH";function*I(p){for(let u=p;u;u=u.parent)yield u}}),34659:((St,dt,O)=>{O.d(dt,{a:()=>q,v:()=>m});const q="\\u2022\\\
u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",m='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((St,dt,O)=>{
O.d(dt,{Ps:()=>at,RO:()=>T,V0:()=>st,X5:()=>_});const q=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
m=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,tt=/[\t\n\v\f\r\u00a0]/g,R=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,B=173,S=1e4,
M=100;class T{cleaned=new Map;clean(A){if(A.length===1){const H=A.charCodeAt(0);if(H>32&&H<127||H>160&&H<1536&&H!==B||H>=11904&&H<55296)return A}let G=this.cleaned.
get(A);return G===void 0&&(G=_(A),this.cleaned.size<S&&A.length<=M&&this.cleaned.set(A,G)),G}}function _(C){return C.replace(tt," ").replace(q,"").replace(m,A=>A.
normalize("NFKC")).replace(R,"�")}const U=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],
[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function st(C){if(C.length!==1)return;const A=C.charCodeAt(0);return(A<128?A===94||A===96||A===
126:A<=733&&(A>=710||A<=184))?U.get(A):void 0}const it=new RegExp("^\\p{L}$","u"),F=new Map([["ı","i"],["ȷ","j"]]);function at(C,A){if(!it.test(C))return;const G=((F.
get(C)??C)+A).normalize("NFC");return G.length===1?G:void 0}}),62897:((St,dt,O)=>{O.d(dt,{K:()=>m,Y:()=>q});function q(tt,R=1/0){let B=R;for(const S of tt)S<B&&
(B=S);return B}function m(tt,R=-1/0){let B=R;for(const S of tt)S>B&&(B=S);return B}}),61520:((St,dt,O)=>{O.d(dt,{q:()=>tt});var q=O(4186);const m=500;class tt{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(S){
this.edges=S}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(S){this.flush();let M="";for(let T=this.parts.length-
1;T>=0&&M.length<S;T--)M=this.parts[T]+M;return M.slice(-S)}lastLetter(){this.flush();for(let S=this.parts.length-1;S>=0;S--){const M=this.parts[S];for(let T=M.
length-1;T>=0;T--)if(M[T]!==`
`)return M.charCodeAt(T)}return 0}add(S,M=0,T=S.text.length){const _=M===0&&T===S.text.length;_||this.cuts.set(this.offsets.length,{from:M,to:T}),this.offsets.push(
this.length),this.fragments.push(S),this.space(_?S.text:S.text.slice(M,T))}fromOf(S){return this.cuts.size===0?0:this.cuts.get(S)?.from??0}toOf(S){return(this.cuts.
size===0?void 0:this.cuts.get(S)?.to)??this.fragments[S].text.length}settle(){this.flush();const S=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(S).join("")),this.settled=this.parts.length}space(S){this.rest+=S,this.length+=S.length,this.whole=void 0,this.rest.length>m&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(S){this.flush(),this.whole=void 0,this.length-=S;for(let M=S;M>0;){const T=this.parts.pop()??"";T.
length>M&&this.parts.push(T.slice(0,-M)),M-=T.length}for(let M=this.offsets.length-1;M>=0;M--){const[T,_,U]=[this.offsets[M],this.fromOf(M),this.toOf(M)];if(T+U-
_<=this.length)break;this.cuts.set(M,{from:_,to:Math.max(_,this.length-T+_)})}}*pieces(){const{text:S}=this;let M=0;for(const[T,_]of this.offsets.entries()){const U=this.
toOf(T)-this.fromOf(T);U<=0||(yield{space:S.slice(M,_),text:S.slice(_,_+U),fragment:this.fragments[T]},M=_+U)}}box(S,M){const T=this.lineBoxes(S,M);return T.length===
0?void 0:T.reduce(q.D)}letters(S,M){return Array.from(this.within(S,M),({fragment:T,from:_,to:U,position:st})=>({first:T.letters+_,position:st,count:U-_}))}*within(S,M){
for(let T=Math.max(this.pieceAt(S),0);T<this.offsets.length&&this.offsets[T]<M;T++){const _=this.offsets[T],U=this.fromOf(T),st=Math.max(U,U+S-_),it=Math.min(this.
toOf(T),U+M-_);st<it&&(yield{fragment:this.fragments[T],from:st,to:it,position:_+st-U})}}lineBoxes(S,M){const T=[];let _;for(const{fragment:U,from:st,to:it}of this.
within(S,M)){const F=this.edges.box(U,st,it);_&&R(_,U)?T.push((0,q.D)(T.pop(),F)):T.push(F),_=U}return T}at(S){const M=this.pieceAt(S);if(M<0)return;const T=this.
toOf(M)-this.fromOf(M);return S<this.offsets[M]+T?this.fragments[M]:void 0}pieceAt(S){let M=0,T=this.offsets.length;for(;M<T;){const _=M+T>>1;this.offsets[_]<=S?
M=_+1:T=_}return M-1}}function R(B,S){return B.style.frame!==S.style.frame?!1:2*(Math.min(B.bottom,S.bottom)-Math.max(B.top,S.top))>=Math.min(B.bottom-B.top,S.bottom-
S.top)}}),98689:((St,dt,O)=>{O.d(dt,{g:()=>et,U:()=>j});var q=O(84731);const m=.1,tt=50,R=256,B=4,S=1073741823;class M{letters;fragments;count=0;hashes;heads;next;constructor(E,W,N){
this.letters=E,this.fragments=W;let I=R;for(;I*B<N;)I*=2;this.hashes=new Int32Array(I),this.heads=new Int32Array(I),this.next=new Int32Array(I)}add(E,W){const{fragments:N,
heads:I,hashes:p,next:u}=this,f=this.hashOf(E.letters,W);let d=0;for(let g=I[f&I.length-1];g>0&&d<tt;g=u[g-1]){if(d++,p[g-1]!==f)continue;const y=N[g-1];if((g<N.
length?N[g].letters:E.letters)-y.letters===W&&T(y,E)&&this.isSameText(y,E,W))return!1}return this.count===p.length&&this.grow(),this.hashes[this.count]=f,this.link(
++this.count,f),N.push(E),!0}hashOf(E,W){const{units:N}=this.letters;let I=W;for(let p=E;p<E+W;p++)I=(I<<5)-I+N[p]&S;return I^I>>15}isSameText(E,W,N){const{units:I}=this.
letters;for(let p=0;p<N;p++)if(I[E.letters+p]!==I[W.letters+p])return!1;return!0}link(E,W){const N=W&this.heads.length-1;this.next[E-1]=this.heads[N],this.heads[N]=
E}grow(){const{hashes:E,count:W}=this;this.hashes=new Int32Array(2*W),this.hashes.set(E),this.heads=new Int32Array(2*W),this.next=new Int32Array(2*W);for(let N=0;N<
W;N++)this.link(N+1,E[N])}}function T(k,E){const W=m*E.style.size;return k.style.frame===E.style.frame&&Math.abs(k.start-E.start)<W&&Math.abs(k.end-E.end)<2*W&&
Math.abs(k.baseline-E.baseline)<W}var _=O(89420),U=O(78157);const st=512,it=256;class F{units;used=0;all=0;constructor(E){this.units=new Uint16Array(Math.max(E,
st))}add(E){if(this.used===this.units.length){const W=new Uint16Array(this.used*2);W.set(this.units),this.units=W}this.units[this.used++]=E,this.all|=E}drop(E){
this.used-=E}replace(E,W){this.used-=E;for(let N=0;N<W.length;N++)this.add(W.charCodeAt(N))}text(){const E=this.units.subarray(0,this.used);return this.all<it?(0,U.
bS)(Uint8Array.from(E)).toString("latin1"):(0,U.bS)(new Uint8Array(E.buffer,0,2*E.length)).toString("utf16le")}}const at=.02,C=.12,A=.5,G=.4,H=32,Y=127,V=1424,Z=1e3,
ot=.1,x=.18,w=.25;function j({font:k,frame:E,size:W,unit:N}){return E.vertical?W/2:N*Math.min(Math.max((k.space??w)/2,ot),x)}class et{width;height;fragments=[];edges;cleaner=new q.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(E,W,N=0,I=!1){this.width=E,this.height=W,this.edges=
new _.l(N,I),this.letters=new F(N),this.drawn=new M(this.letters,this.fragments,N)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(E,W,N,I,p){W===" "?this.space():this.follows(E,W,N,I,p)||this.place(E,W,N,I,p)}follows(E,W,N,I,p){const{open:u}=this;if(u===void 0||
u.style!==E||u.baseline!==p||this.isSpaced||W.length!==1)return!1;const f=W.charCodeAt(0),d=N-u.end;return f<=H||f>=Y||N<this.end||d>this.gap||d<-G*E.unit||E.frame.
sin!==0||E.frame.cos!==1||I<N||I<0||N>this.width||this.letters.used-u.letters>=Z?!1:(u.end=this.end=I,this.text=W,this.start=N,this.letters.add(f),this.edges.add(
N,I),!0)}place(E,W,N,I,p){const u=this.cleaner.clean(W);if(u===" "?this.space():u===""&&W!==""&&this.open&&N<=this.open.end&&(this.open.end=Math.max(I,this.open.
end)),u===""||u===" ")return;if(!this.isEndless&&!this.isVisible(E,N,I,p)){this.leavesOut=!0;return}const{open:f}=this;f&&f.style.frame===E.frame&&N<this.end-C*
E.unit&&this.overlaps(f,E,u,N,I,p)||((!f||f.style!==E||this.letters.used-f.letters>=Z||this.isSpaced||N-f.end>this.gap||N-f.end<-G*E.unit||Math.abs(p-f.baseline)>
at*E.size)&&this.begin(E,N,p),this.append(u,N,I))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:E,
letters:W}=this,N=W.text();for(let I=E.length-1,p=W.used;I>=0;I--){const u=E[I];u.text=N.slice(u.letters,p),p=u.letters}}append(E,W,N){const I=this.open;I.end=N,
this.text=E,this.start=W,this.end=N;for(let p=0;p<E.length;p++){const u=E.charCodeAt(p);u>=V&&(I.mayTurn=!0),this.letters.add(u),this.edges.add(W,N)}}begin(E,W,N){
this.close();const I=new _.F(E,W,N,this.drawnCount++,this.letters.used);I.mayTurn=!1,I.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==E&&(this.gap=
j(E)),this.open=I}overlaps(E,W,N,I,p,u){const f=Math.abs(u-E.baseline),d=Math.max(p-I,this.end-this.start);if(f>A*W.size||Math.abs(I+p-this.start-this.end)>d||this.
text==="")return!1;if(N===this.text&&Math.abs(I-this.start)<m*W.size&&f<m*W.size)return this.edges.join(),!0;const g=(0,q.V0)(N),y=(0,q.V0)(this.text),L=g!==void 0?
(0,q.Ps)(this.text,g):y===void 0?void 0:(0,q.Ps)(N,y);return L===void 0?!1:(L.charCodeAt(0)>=V&&(E.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,L),this.edges.drop(this.text.length-(g===void 0?0:1)),g===void 0&&(this.edges.add(I,p),this.start=I,E.end=this.end=Math.max(p,I)),this.text=L,!0)}close(){
const{open:E,letters:W}=this;if(!E)return;const N=W.used-E.letters;this.drawn.add(E,N)||(this.leavesOut=!0,W.drop(N),this.edges.drop(N))}isVisible({frame:{cos:E,
sin:W},size:N},I,p,u){const f=u-lt*N,{width:d,height:g}=this,y=I*E-f*W,L=I*W+f*E,z=y+(p-I)*E,X=L+(p-I)*W;return(y>=0||z>=0)&&(L>=0||X>=0)&&(y<=d||z<=d)&&(L<=g||
X<=g)}}const lt=.3}),89420:((St,dt,O)=>{O.d(dt,{F:()=>tt,l:()=>B});var q=O(4186);const m=3;class tt{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(M,T,_,U,st){
this.style=M,this.start=T,this.baseline=_,this.order=U,this.letters=st,this.end=T}get top(){const{font:M,frame:T,size:_}=this.style;return this.baseline-(T.vertical?
.5:M.ascent)*_}get bottom(){const{font:M,frame:T,size:_}=this.style;return this.baseline+(T.vertical?.5:-M.descent)*_}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==m}get box(){return(0,q.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const R=512;class B{values;used=0;glyph=0;glyphs;joined=[];constructor(M,T=!1){
this.values=new Float64Array(2*Math.max(M,R)),this.glyphs=T?[]:void 0}get count(){return this.used/2}add(M,T){if(this.used+2>this.values.length){const _=new Float64Array(
this.values.length*2);_.set(this.values),this.values=_}this.values[this.used++]=M,this.values[this.used++]=T,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(M){this.used-=2*M,this.glyphs&&(this.glyphs.length-=M)}isOneGlyph(M,T){const _=2*(M.letters+T);return this.values[_]===
this.values[_+2]&&this.values[_+1]===this.values[_+3]}box(M,T,_){let U=1/0,st=-1/0;for(let it=2*(M.letters+T);it<2*(M.letters+_);it++){const F=this.values[it];F<
U&&(U=F),F>st&&(st=F)}return(0,q.L)(M.style.frame,U,st,M.top,M.bottom)}}}),27077:((St,dt,O)=>{O.d(dt,{Kl:()=>B,Yz:()=>R,k6:()=>m,y:()=>tt,zd:()=>q});function q(S){
for(;;){const{done:M,value:T}=S.next();if(M)return T}}async function m(S,M){for(;;){const{done:T,value:_}=S.next();if(T)return _;const U=M.step(_);U&&await U}}const tt=1e3,
R=3e5,B=1e4}),5609:((St,dt,O)=>{O.d(dt,{N1:()=>ot,Px:()=>Z,_I:()=>w,eB:()=>x,tS:()=>M,ub:()=>et});var q=O(45657),m=O(34659),tt=O(62897),R=O(27077);const B=.3,S=.5,
M=1.75,T=1.25,_=2,U=3,st=3.2,it=.1,F=.05,at=15,C=.75,A=3,G=.5,H=.4,Y=new RegExp("^\\p{Ll}","u"),V=new RegExp(`^(?:[${m.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)]\
)$`,"u"),Z=500;class ot{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=d}get frame(){
return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(d){this.segments.push(d),this.start=Math.
min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}class x{element;lines;start;end;top;bottom;constructor(d){
this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=d}static of(d,g){const y=new x(d[0]);for(let L=1;L<d.length;L++)y.add(d[L]);return y.
element=g,y}get frame(){return this.lines[0].frame}add(d){this.lines.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=
Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}function*w(f){const d=[];let g;for(let y=0;y<f.length;y++){const L=f[y];y%R.y===R.y-1&&(yield R.
Yz);const z=g?Math.min(g.size,L.size):0;g?.frame===L.frame&&g.segments.length<Z&&Math.abs(g.baseline-L.baseline)<B*z&&L.start>g.end-S*z&&!j(g,L)?g.add(L):d.push(
g=new ot(L))}return d}const j=(f,{start:d,size:g})=>d-f.end>_*Math.min(f.size,g)&&Math.max(f.size,g)>T*Math.min(f.size,g);function*et(f){const d=[];let g;for(let y=0;y<
f.length;y++){const L=f[y];y%R.y===R.y-1&&(yield R.Yz),g&&u(g,L)?g.add(L):(g&&p(d),d.push(g=new x(L)))}return g&&p(d),yield*lt(d)}function*lt(f){const d=[];for(let z=0,
X;z<f.length;z=X){for(X=z+1;X<f.length&&N(f,z,X);X++)X%R.y===R.y-1&&(yield R.Yz);d.length%R.y===R.y-1&&(yield R.Yz),d.push(f.slice(z,X))}if(!d.some(z=>z.length>=
A))return f;const g=new Map,y=[];for(const[z,X]of d.entries()){z%R.y===R.y-1&&(yield R.Yz);const ft=X.length<A?void 0:yield*I(X,G);ft&&g.set(E(X),Math.max(g.get(
E(X))??0,k(X))),y.push(ft)}if(g.size===0)return f;const L=[];for(const[z,X]of d.entries()){z%R.y===R.y-1&&(yield R.Yz);const ft=X.length<2?void 0:[0,-1,1].map(pt=>g.
get(E(X)+pt)).find(Boolean),ht=y[z]??(ft===void 0?void 0:yield*I(X,0,ft));(0,q.RZ)(L,ht?W(X,ht):X)}return L}const k=f=>(0,tt.K)(f.map(({end:d})=>d)),E=([f,d])=>Math.
round(10*(d.lines[0].baseline-f.lines[0].baseline));function W(f,d){const g=[];let y;for(const[L,z]of f.entries())y?y.add(z.lines[0]):g.push(y=z),d.has(L)&&(y=void 0);
return g}function N(f,d,g){const[y,L,z]=[f[d],f[g-1],f[g]];if(L.lines.length>1||z.lines.length>1||L.frame!==z.frame)return!1;const[X,ft]=[L.lines[0],z.lines[0]],
{size:ht}=y.lines[0],pt=ft.baseline-X.baseline,At=f[d+1].lines[0].baseline-y.lines[0].baseline;return Math.abs(ft.size-ht)<F*ht&&Math.abs(pt-At)<it*ht&&pt>0&&pt<=
st*ht&&ft.start<L.end&&ft.end>L.start}function*I(f,d,g=0){const[y,L]=[(0,tt.Y)(f.map(({start:ht})=>ht)),Math.max(g,k(f))],z=new Set;let X=0;for(const[ht,{lines:pt,
start:At,end:D}]of f.entries()){ht%R.y===R.y-1&&(yield R.Yz);const{size:K}=pt[0],P=f[ht+1],$=P?.lines[0].segments[0].fragments[0],Q=$&&D+Math.abs($.end-$.start)+
C*K>L,J=P&&P.start>At+K/2&&!V.test(pt[0].segments[0].fragments[0].text);!Q||J||D-y<at*K||V.test($.text)?z.add(ht):Y.test($.text)&&X++}const ft=f.length-z.size;return ft>=
d*f.length&&X>=H*ft?z:void 0}function p(f){const d=f.at(-2),g=f.at(-1);if(!(!d||g.lines.length<U||d.lines.length>=g.lines.length||!u(g,d.lines[0]))){f.splice(-2,
1);for(const y of d.lines)g.add(y)}}function u(f,d){const g=f.lines.at(-1);if(g.frame!==d.frame)return!1;const y=Math.max(g.size,d.size),L=d.baseline-g.baseline;
return L<B*y||L>M*y||y>T*Math.min(g.size,d.size)?!1:d.start<f.end&&d.end>f.start}}),77211:((St,dt,O)=>{O.d(dt,{Z:()=>U,x:()=>it});var q=O(62897),m=O(27077),tt=O(
93604),R=O(52332),B=O(73356);const S=20,M=1e3,T=2,_=/\u00ad$/;function*U(C,A){const G=[];for(const Y of yield*(0,R.SE)(C))yield m.Kl,G.push({lines:Y,characters:st(
Y)});const H=[];for(const{lines:Y}of yield*(0,tt.p9)(G,(V,Z)=>Z.characters-V.characters))yield m.Kl,H.push(`${(yield*it(Y,A)).join(`
`)}
`);return H.join(`
`)}const st=C=>C.reduce((A,{cells:G})=>A+G.reduce((H,{characters:Y})=>H+Y,0),0);function*it(C,A){const G=C.flatMap(x=>x.cells),H=yield*F(G),Y=(0,q.Y)(G.map(({start:x})=>x)),
V=(yield*at(C.slice(1).map((x,w)=>x.baseline-C[w].baseline)))||1,Z=[];let ot=0;for(const[x,w]of C.entries()){const j=x===0?1:Math.round((w.baseline-C[x-1].baseline)/
V);for(let lt=1;lt<Math.min(j,S);lt++)Z.push("");let et="";for(const lt of w.cells){const k=Math.min(Math.round((lt.start-Y)/H),M),E=(0,B.x)(lt,A).replace(_,"");
et=et.padEnd(Math.max(k,et===""?0:et.length+T))+E,ot+=lt.fragments.length,!(ot<m.y)&&(ot=0,yield m.Yz)}Z.push(et)}return Z}function*F(C){const A=C.map(G=>(G.end-
G.start)/Math.max(G.characters,1)).filter(G=>G>0);return(yield*at(A))||1}function*at(C){const A=yield*(0,tt.p9)(C,(G,H)=>G-H);return A[A.length>>1]??0}}),67223:((St,dt,O)=>{
O.d(dt,{gB:()=>Lr,NQ:()=>br,td:()=>Or,dV:()=>Ar});var q=O(61520),m=O(27077),tt=O(45657),R=O(93604),B=O(99689);const S=100,M=.5,T=.35,_=.03,U=1;function*st(t){const e=t.
reduce((c,{cells:h})=>Math.max(c,h.length),0),s=yield*it(t.filter(({cells:c})=>c.length===e)),n=yield*(0,R.p9)([...t.keys()],(c,h)=>t[h].cells.length-t[c].cells.
length);let i=0;for(const c of n)for(const h of t[c].cells){if(s.length>S)return;A(s,h),!((i+=s.length)<m.y)&&(i=0,yield m.Yz)}const o=new Set;let r=0;const a=t.
map(c=>G(c,s)),l=a.map(({cells:c},h)=>{let b=-1;return c.map((v,rt)=>{const[nt,gt]=at(s,v);gt>nt&&C(s,v,nt,gt)===void 0&&o.add(h);let Mt=C(s,v,nt,gt)??nt;return Mt<=
b&&rt>0&&(Mt=b,r++),b=Mt})});return{count:s.length,rows:a,places:l,spanning:o,conflicts:r}}function*it(t){const e=t[0].cells.map(({start:n,end:i})=>({start:n,end:i}));
for(let n=1;n<e.length;n++)if(yield*F(t,n))return e;const s=e.map(({start:n,end:i})=>({start:n,end:i}));for(const{cells:n}of t)for(const[i,{start:o,end:r}]of n.
entries())s[i].start=Math.min(s[i].start,o),s[i].end=Math.max(s[i].end,r);return s.every(({start:n},i)=>i===0||n>=s[i-1].end)?s:e}function*F(t,e){const s=yield*(0,R.
p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>U*r)return!0;n=n===1/0?o:Math.max(n,o)}return!1}function at(t,{
start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function C(t,e,s,n){let i;for(let o=s;o<=
n;o++){const{start:r,end:a}=t[o];if(!(Math.min(a,e.end)-Math.max(r,e.start)<M*Math.min(a-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}function A(t,e){const[
s,n]=at(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:C(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.min(o.start,Math.max(
e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function G(t,e){const s=t.cells.flatMap(n=>{const[i,o]=at(e,n);return o>i&&
C(e,n,i,o)===void 0?H(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function H(t,e,s){const n=[new B.Y4(t.fragments[0])];let i=s;for(const o of t.
fragments.slice(1)){const r=n.at(-1),a=o.start-r.end>=T*t.size,l=e[i+1],c=l!==void 0&&Math.abs(o.start-l.start)<_*t.size;(a||c)&&l&&r.end<=l.start&&o.start>=e[i].
end?(n.push(new B.Y4(o)),i++):r.add(o)}return n}var Y=O(62897);const V=.65,Z=.3,ot=.12,x=.03,w=.12,j=6,et=3,lt=50,k=20,E=/^[$\u20ac\u00a3\u00a5]$/u;function*W(t){
const e=[];for(const{cells:r,size:a}of t)for(const[l,c]of r.entries()){for(const{start:h,end:b,isLabel:v}of d(c,a))e.push({start:h,end:b,kind:v?"label":"words"});
l>0&&e.push({start:r[l-1].end,end:c.start,kind:"cells"}),yield c.fragments.length*m.Yz/m.y}if(e.length<et)return t;const s=(0,Y.Y)(t.map(r=>r.size)),n=r=>t[0].cells.
some(({start:a,end:l})=>a<r&&l>r),i=[];for(const r of["start","end"]){const a=yield*(0,R.p9)(e,(l,c)=>l[r]-c[r]);for(let l=0,c;l<a.length;l=c){for(c=l+1;c<a.length&&
a[c][r]-a[c-1][r]<w*s;)c++;const h=a.slice(l,c),[b,v]=[(0,Y.K)(h.map(Mt=>Mt.start)),(0,Y.Y)(h.map(Mt=>Mt.end))];if(h.length<et||b>=v||i.length===lt)continue;const rt=(b+
v)/2,nt={at:rt,edge:r,near:r==="start"?b:v},gt=h.filter(({kind:Mt})=>Mt!=="cells");gt.length>=et||gt.some(({kind:Mt})=>Mt==="label")?i.push({...nt,isInFirst:!1}):
n(rt)&&i.push({...nt,isInFirst:!0})}}let o=t;for(const r of i)o=(yield*I(o,r))??o;return N(o,i)}function N([t,...e],s){const n=e.reduce((o,{cells:r})=>Math.max(
o,r.length),0);let i=t;for(const{edge:o,near:r,isInFirst:a}of s){if(i.cells.length>=n)break;if(!a)continue;const c=i.cells.flatMap(h=>d(h,i.size,ot).slice(0,k)).
find(h=>Math.abs(h[o]-r)<x*i.size);i=(c&&g(i,(c.start+c.end)/2))??i}return i.cells.length===n?[i,...e]:[t,...e]}function*I(t,{at:e,isInFirst:s}){const n=[];for(const[
i,o]of t.entries()){const r=o.cells.find(({start:l,end:c})=>l<e&&c>e);if(yield(o.cells.length+(r?.fragments.length??0))*m.Yz/m.y,r&&s&&i>0)return;const a=r?d(r,
o.size,i===0?Z:V):[];if(r&&!a.some(({start:l,end:c})=>l<e&&c>e))return;n.push((r&&g(o,e))??o)}return n}function p(t,e){if(t.cells.length!==1)return;const[s]=t.cells,
n=w*Math.min(t.size,e.size),i=d(s,t.size).slice(0,k);if(i.length===0||f(s,i[0])>j)return;const o=({end:c})=>e.cells.some((h,b)=>b>0&&Math.abs(h.start-c)<n),r=i.
reduce((c,h)=>c&&c.end-c.start>=h.end-h.start?c:h,void 0),a=e.cells.at(-1),l=i.find(o)??(r&&Math.abs(t.end-a.end)<n&&r.start<a.start?r:void 0);return l&&g(t,(l.
start+l.end)/2)}function u(t,e){if(t.cells.length>=e.cells.length)return;const s=w*Math.min(t.size,e.size),n=t.cells.flatMap(r=>d(r,t.size).slice(0,k));let i=t;
for(const{start:r,end:a}of n)e.cells.some(l=>Math.abs(l.start-a)<s)&&(i=g(i,(r+a)/2)??i);const o=({start:r,end:a},l)=>Math.abs(r-e.cells[l].start)<s||Math.abs(a-
e.cells[l].end)<s;return i.cells.length===e.cells.length&&i.cells.every(o)?i:void 0}const f=({fragments:t},e)=>t.filter(({start:s})=>s<e.start).length;function d({
fragments:t},e,s=V){const n=[];let i=-1/0,o="";for(const{start:r,end:a,text:l}of t)o!==""&&Math.min(r,a)-i>=s*e&&!E.test(o)&&n.push({start:i,end:Math.min(r,a),isLabel:o.
endsWith(":")}),i=Math.max(i,r,a),o=l;return n}function g(t,e){const s=t.cells.findIndex(({start:o,end:r})=>o<e&&r>e);if(s<0)return;const n=[],i=[];for(const o of t.
cells[s].fragments)(o.start<e?n:i).push(o);if(!(n.length===0||i.length===0))return{...t,cells:[...t.cells.slice(0,s),y(n),y(i),...t.cells.slice(s+1)],isTabular:!0}}
function y([t,...e]){const s=new B.Y4(t);for(const n of e)s.add(n);return s}var L=O(34659),z=O(52332);const X=3.5,ft=.3,ht=1.25,pt=1.1,At=3,D=1.6,K=.8,P=.87,$=2,
Q=2,J=8,ct=.6,Et=8,mt=1.5,bt=3,Rt=1.1,Ot=.05,wt=10,Nt=20,yt=100,vt=2,Dt=2,Os=new RegExp(`^(?:[${L.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),Ls=new RegExp(
`^${L.v}`,"u"),ut=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*le(t){const e=[];let s=[],n=0,i;const o=r=>{r.tabular<(r.isWide?At:vt)||(r.takeRest(),
e.push(r))};for(const r of t)for(const a of(0,z.l$)(r).flatMap(xs)){(n+=a.length*(1+s.length)+a[0].fragments.length)>=m.y&&(n=0,yield m.Yz);const l=_s(a,r);for(const h of s)
h.isNear(l)||o(h);s=s.filter(h=>h.isNear(l));const c=s.find(h=>h.start<l.end&&h.end>l.start);if(!(c?.takes(l)||!c&&s.some(h=>h.takesGroup(l)))){if(c&&o(c),s=s.filter(
h=>h!==c),!l.isTabular)i=l;else if(l.cells.length<=yt&&s.length<Nt){const h=i&&Bt(i,l)?p(i,l):void 0,b=new de(h??l);!h||b.takes(l)?s.push(b):s.push(new de(l)),i=
void 0}}}return s.forEach(o),e}function _s(t,{baseline:e,size:s}){const n=Bs(t.length>1?Cs(t):t),i=n.length===2&&Rs(n[0],n[1])||Ns(n),[o,r]=[n[0].start,n.reduce(
(a,l)=>Math.max(a,l.end),-1/0)];return{cells:n,baseline:e,size:s,start:o,end:r,isTabular:n.length>1&&!i&&!ce(n)}}const ws=new RegExp("\\p{L}{2}","u"),xs=t=>t.length>
2&&ce(t)&&ws.test(ut(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function ce([t,...e]){return e.every(({size:s})=>t.size>ht*s)&&!/\d/.test(ut(t))}const Rs=(t,e)=>Os.test(
ut(t))||vs.test(ut(t))&&e.fragments.length>=Is&&zs.test(e.fragments[0].text)||t.characters===1&&Ls.test(`${ut(t)} ${ut(e)}`),vs=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,
Is=4,zs=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");function Ns(t){const[e,s]=t.slice(-2);return!s||t.length>fe||!Ps.test(ut(s))||e.fragments.length<he?
!1:(t.length===fe?e.fragments:e.fragments.slice(-he)).every(({text:i})=>Ds.test(i))}const fe=3,he=5,Ds=/^\.+$/,Ps=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function Cs(t){return t.
some(({fragments:e},s)=>s<t.length-1&&ue.test(e.at(-1).text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&ue.test(i.text)&&/\d\)?$/.
test(n.text))||!/^[\d(.,-]/.test(ut(t[s+1]))?[e]:[y(e.fragments.slice(0,-1)),y([i])]}):t}const ue=/^[$\u00a3\u00a5]$/u;function Bs(t){if(t.length<2||!t.some(({characters:s})=>s===
1))return t;const e=[];for(const s of t){const n=e.at(-1);n?.characters===1&&E.test(ut(n))&&/^[\d(.,-]/.test(ut(s))?e.push(e.pop().joined(s)):e.push(s)}return e}
class de{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;pitch=1/0;constructor(e){this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){
return Bt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-this.last.baseline;if(!e.isTabular||this.single.length>0||s>Et*e.size)
return!1;const n=this.rows.at(-2);return(!n||s<mt*(this.last.baseline-n.baseline))&&Ys(this.last,e)}takes(e){const s=this.divided(e);if(!s.isTabular){const i=s.
start<this.start+s.size&&ge(s,this.last);this.areDetails=(this.single.length===0||this.areDetails)&&this.isDetail(s);const o=this.areDetails||this.isRest(s,this.
single.at(-1)??this.last);return this.single.length>=Q&&!(this.single.length<wt&&o)||i||this.isProse(s)?!1:(this.single.push(s),!0)}if(this.single.length>Q&&!this.
areDetails||!Ws(this.last,s))return!1;Bt(this.single.at(-1)??this.last,s)||(this.isWide||=s.cells.length<bt||s.cells.length!==this.last.cells.length);const n=s.
baseline-(this.single.at(-1)??this.last).baseline;s.start<this.start+s.size&&n>=K*s.size&&(this.pitch=Math.min(this.pitch,n));for(const i of this.single)this.rows.
push(i);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}divided(e){
return u(e,this.last)??(e.isTabular||this.isProse(e)?e:p(e,this.last)??e)}takesGroup(e){return e.isTabular||this.tabular>$||this.single.length>0||e.end>this.start||
!Bt(this.last,e)||ge(e,this.last)?!1:(this.single.push(e),!0)}takeRest(){const[e]=this.single;if(e&&this.isRepeated(e)){for(const r of this.single){if(!this.isRepeated(
r))return;this.rows.push(r)}return}if(e&&this.isRest(e,this.last)){let r=this.last;for(const a of this.single){if(!this.isRest(a,r))return;this.rows.push(r=a)}return}
if(!e||e.baseline-this.last.baseline>P*this.pitch||this.tabular<At||e.baseline-this.last.baseline>D*e.size)return;const s=ft*e.size,n=({start:r,end:a})=>Math.abs(
e.start-r)<s||Math.abs(e.end-a)<s,i=this.rows.at(-2),o=i&&e.baseline-this.last.baseline<K*e.size&&this.last.baseline-i.baseline<K*e.size;(this.last.cells.slice(
1).some(n)||o&&i.cells.some(n))&&this.rows.push(e)}isRepeated(e){const s=this.rows.at(-1),n=e.baseline-s.baseline;if(e.isTabular||n>D*e.size)return!1;const i=Ot*
e.size;let[o,r]=[0,!1];for(let a=1;a<this.rows.length;a++){const[l,c]=[this.rows[a-1],this.rows[a]],h=c.baseline-l.baseline;r||=P*h>n,!c.isTabular&&l.isTabular===
s.isTabular&&Math.abs(c.start-e.start)<i&&Math.abs(h-n)<i&&o++}return r&&o>=Dt}isRest(e,s){return this.tabular<At||e.isTabular||e.size!==this.last.size||e.baseline-
s.baseline>Rt*this.pitch?!1:this.last.cells.some(({start:n},i)=>i>0&&Math.abs(n-e.start)<Ot*e.size)}isDetail(e){const[s]=this.single,n=this.single.at(-1)??this.
last;if(e.isTabular||e.size>this.last.size)return!1;const i=Ot*e.size;if(e.baseline-n.baseline>D*e.size&&(!s||this.isBelowSpace()))return!1;if(s)return Math.abs(
s.start-e.start)<i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},a)=>a>0&&
Math.abs(r-e.start)<i)}isBelowSpace(){const{single:e,last:s}=this;return e.some((n,i)=>n.baseline-(e[i-1]??s).baseline>D*n.size)}isProse({cells:e,start:s,end:n}){
return e.reduce((o,{fragments:r})=>o+r.length,0)>=J&&n-s>ct*(this.end-this.start)}}function ge(t,e){const s=({cells:n})=>n.every(({fragments:i})=>i.every(({style:o})=>o.
font.bold));return t.size>ht*e.size||t.size>pt*e.size&&s(t)&&!s(e)}function Ys(t,e){const[s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=ft*e.size;let o=0;for(const{
start:c,end:h}of s.cells){for(;o<n.cells.length&&n.cells[o].end<c;)o++;const b=n.cells[o];if(!b||!(Math.abs(b.start-c)<i||Math.abs(b.end-h)<i))return!1}const[r,
a]=[t.cells.at(-1),e.cells.at(-1)],l=Math.abs(r.end-a.end)<i&&/\d$/.test(ut(a));return s.cells.length>=bt||l}const Bt=(t,e)=>e.baseline-t.baseline<=X*Math.max(e.
size,t.size);function Ws(t,e){const s=ft*Math.min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.cells.length;){const[o,r]=pe(t,n),[a,l]=pe(e,i);if((me(
t,n)||me(e,i))&&Math.min(r,l)-Math.max(o,a)>=s)return!0;r<l?n++:i++}return!1}const pe=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],me=({cells:t},e)=>e>0&&
e<t.length,Gs=1,Us=2,ye=3,Hs=2,Ks=.12,Fs=.5,$s=.1,js=20,jt=new RegExp("\\p{L}","u");function*Vs(t){const e=t.reduce((s,n)=>s+n.cells.length,0);for(const{place:s,
width:n}of yield*ks(t)){const[i,o]=[Ee(t,({end:r})=>r<=s),Ee(t,({start:r})=>r>=s)];if(yield e*m.Yz/m.y,Xs(i,o)||(yield*Qs(i,o,n)))return[i,o];if(Zs(i,o))return[
i,o]}}function*ks(t){const e=yield*(0,R.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-o.start),s=[];let n=1/0;for(const[i,{start:o,end:r,size:a}]of e.entries()){i%m.
y===m.y-1&&(yield m.Yz);const l=(o-n)/a;l>=Gs&&s.push({place:(o+n)/2,width:l}),n=n===1/0?r:Math.max(n,r)}return s.sort((i,o)=>o.width-i.width).slice(0,js)}function Ee(t,e){
const s=[];for(const n of t){const i=n.cells.filter(e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(-1).end];s.push(i.length===n.cells.length?n:{...n,cells:i,
start:o,end:r,isTabular:i.length>1})}return s}function Xs([t],[e]){return!t||!e||t.baseline!==e.baseline||t.cells.length<Hs||t.cells.length!==e.cells.length||!jt.
test(ut(t.cells[0]))?!1:t.cells.every((s,n)=>ut(s)===ut(e.cells[n]))}function*Qs(t,e,s){const[n,i]=[Me(t),Me(e)],[o,r]=[Yt(n),Yt(i)];if(yield(t.length+e.length)*
m.Yz/m.y,!(o.last<r.first||r.last<o.first)||!Js(n,i))return!1;const a=e.flatMap(({cells:l})=>l.length>1?[l.slice(0,2)]:[]);return!be(a)||!qs(a.map(([l])=>l))?!1:
t.some(({cells:l})=>l.length>1)?be(t.flatMap(({cells:l})=>l.length>1?[l.slice(-2)]:[])):s>=Us&&a.every(([l])=>jt.test(ut(l)))}function Zs(t,e){if(Math.min(t.length,
e.length)<ye||![t,e].some(a=>a.every(({isTabular:l})=>!l)))return!1;const[s,n]=[Yt(t),Yt(e)];if(!(s.last<n.first||n.last<s.first))return!1;const i=new Map(e.map(
({baseline:a,cells:l})=>[a,l[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:a,cells:l}of t){const c=i.get(a);if(!c)continue;const h=(c.baseline-l[0].baseline)/Math.
min(c.size,l[0].size);[o,r]=[Math.min(o,h),Math.max(r,h)]}return r-o>=$s}const Js=(t,e)=>t[0].baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function Me(t){
const e=t.findIndex(({cells:s})=>s.length>1);return e<0?t:t.slice(e)}function Yt(t){let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{fragments:i}of n)e=Math.
min(e,i[0].order),s=Math.max(s,i[0].order);return{first:e,last:s}}function be(t){if(t.length<ye)return!1;let e=-1/0;for(const[s,n]of t){if(Math.min(s.order,n.order)<
e)return!1;e=Math.max(s.order,n.order)}return!0}function qs(t){return t.every(({start:s,size:n})=>Math.abs(s-t[0].start)<Ks*n)||t.filter(s=>jt.test(ut(s))).length>
Fs*t.length}var Lt=O(20779);const tn=1.08,Vt=1.02,en=.72,sn=.3,Se=2,nn=new RegExp("\\p{L}","u");function*on(t){const{rows:e}=t,s=[];let n=0;for(let i=0;i+2*Se<=
e.length;i++){if(yield e[i].cells.length*m.Yz/m.y,!Ae(e,i))continue;let o=i+2;for(;o+1<e.length&&Ae(e,o)&&an(e,i,o);)o+=2;if(!(o-i<2*Se||!rn(e.slice(i,o)))){i>n&&
s.push(Te(e.slice(n,i)));for(let r=i;r<o;r+=2)s.push(ln(e[r],e[r+1]));n=o,i=o-1}}return n===0?[t]:n===e.length?s:[...s,Te(e.slice(n))]}function rn(t){const e=t.
filter((s,n)=>n%2===0).flatMap(({cells:s})=>s.map(ut));return new Set(e).size===e.length}const Te=t=>({rows:t,tabular:t.filter(({isTabular:e})=>e).length});function Ae(t,e){
const[s,n]=[t[e],t[e+1]];if(!s.isTabular||n.cells.length>s.cells.length||!s.cells.every(r=>nn.test(ut(r)))||!(Wt(n)>tn*Wt(s))&&!(Gt(n)&&!Gt(s)&&Wt(n)>Wt(s)/Vt))
return!1;const o=Oe(s,n);return o.every((r,a)=>r>=0&&(a===0||r>o[a-1]))}function an(t,e,s){const n=(o,r)=>Math.abs(o.size-r.size)<(Vt-1)*o.size&&Gt(o)===Gt(r),i=o=>t[o].
baseline-t[o].size*en-t[o-1].baseline;return n(t[e],t[s])&&n(t[e+1],t[s+1])&&i(s+1)<=i(s)*Vt}const Oe=({cells:t,size:e},s)=>s.cells.map(n=>{const i=sn*e,o=({start:r,
end:a})=>Math.abs(r-n.start)<i||Math.abs(a-n.end)<i||Math.abs(r+a-n.start-n.end)<i;return t.findIndex(o)}),Wt=({cells:t})=>t.reduce((e,{size:s})=>Math.min(e,s),
1/0),Gt=({cells:t})=>t.every(({fragments:e})=>e.every(({style:s})=>s.font.bold));function ln(t,e){const s=Oe(t,e),n=t.cells.map((i,o)=>e.cells.filter((r,a)=>s[a]===
o).map(r=>(0,Lt.cA)([r])));return new Lt.QH([t.cells.map(i=>[(0,Lt.cA)([i])]),n])}const cn=1.2,fn=1.6,hn=3,un=2,dn=.5,gn=40,pn=3;function*mn(t,e){const{rows:s}=t,
n=s.slice(1).map((i,o)=>i.baseline-s[o].baseline);for(const i of yield*En(n,(0,Y.Y)(s.map(({size:o})=>o)))){const o=yield*yn({...t,isNumber:e},n,i);if(o)return o}}
function*yn(t,e,s){const{rows:n,places:i,isNumber:o}=t,r=[];let[a,l]=[0,0];for(let h=0,b;h<n.length;h=b){for(b=h+1;b<n.length&&e[b-1]<=s;)b++;if(b-h>gn)return;yield(b-
h)*m.Yz/m.y;const v=Array.from({length:b-h},(rt,nt)=>h+nt);if(v.length>1&&!Mn(v,t)&&!bn(v,t)){if(h>0||v.some(rt=>n[rt].cells.some(o)))return;for(const rt of v)r.
push([rt]);continue}v.length>1&&a++,v.slice(1).some(rt=>Ut(i[rt]))&&!Ut(i[h])&&l++,r.push(v)}return(l===0||a>=dn*r.length)&&a>=un&&r.length>=hn?r:void 0}function*En(t,e){
const s=yield*(0,R.p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<s.length&&n.length<pn;i++){const[o,r]=[s[i-1],s[i]];r>0&&r<=fn*e&&o>=cn*r&&n.push(r)}return n}function Mn(t,{
rows:e,places:s,spanning:n,isNumber:i}){const o=(0,Y.K)(t.map(c=>e[c].cells.length)),r=t.filter(c=>e[c].cells.length===o),a=c=>e[c].cells.length===1||!e[c].cells.
some(i);if(t[0]===0&&n.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||a(c)))return!1;const l=t.filter(c=>c<r[0]&&Ut(s[c])).length;return l===0||l===t.filter(c=>c>
r[0]&&Ut(s[c])).length}function bn(t,{rows:e,places:s,spanning:n,isNumber:i}){return t.some(r=>n.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).
every(r=>{const[a,l]=[e[r-1],e[r]];return l.baseline-a.baseline<K*Math.min(l.size,a.size)&&s[r].every(h=>!s[r-1].includes(h))})}const Ut=t=>t.length===1&&t[0]===
0,Sn=1.6,Le=.95,Tn=.1,An=1.2,On=.4,It=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Ln=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),_n=/^\d{1,3}\.?$/,kt=new RegExp("^\\p{Ll}","u"),wn=/\w@\w|^\w{2,5}:\/\/|^www\./,xn=/^[\p{Lu}\p{N}]/u,
zt=2,Rn=2;function*_e(t){const{rows:e}=t,s=yield*mn(t,r=>It.test(ut(r)));if(s)return s;const n=[],i=e.findIndex((r,a)=>Bn(r)||Pn(r,t.places[a])),o=vn(t,i);for(const r of e.
keys()){const a=r<i;r>0&&(a?Cn(t,r)&&!Yn(t,r,i):xe(t,r,i)||In(t,r,o)||zn(t,r,o))?n.at(-1).push(r):n.push([r])}return n}function vn(t,e){const{rows:s,places:n}=t;
let i=1/0;for(let o=1;o<s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!xe(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}function In({rows:t,places:e,
count:s},n,i){const[o,r]=[t[n-1],t[n]];return i===1/0||r.baseline-o.baseline>P*i||e[n][0]===0||!Ht(o,r)||Dn(o,r)?!1:e[n].every((a,l)=>{const c=o.cells[e[n-1].indexOf(
a)];return c!==void 0&&(s>zt||!(we(c)&&we(r.cells[l])))})}function zn({rows:t,places:e},s,n){const[i,o,r]=[t[s-1],t[s],t[s+1]],a=o.baseline-i.baseline;return o.
cells.length>1||e[s][0]!==0||i.cells.length===1||e[s-1][0]!==0||n===1/0||a>P*n||!Ht(i,o)||o.size>i.size||r&&r.baseline-o.baseline<An*a?!1:Math.abs(i.start-o.start)<
Tn*o.size&&Nn(i.cells[0],o.cells[0])}const Nn=(t,e)=>!e.fragments.some(({style:s})=>s.font.bold)||t.fragments.every(({style:s})=>s.font.bold),Dn=(t,e)=>[t,e].every(
({cells:s})=>s.length>1&&It.test(ut(s.at(-1))))&&new RegExp("\\p{L}","u").test(ut(e.cells.at(-2))),we=({fragments:t})=>t.length>1&&It.test(t.at(-1).text);function Pn({
cells:t},e){const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>It.test(ut(i))||Ln.test(ut(i)));return n.length>0&&2*n.length>=s.length}const Ht=(t,e)=>e.baseline-t.baseline<=
Sn*Math.max(e.size,t.size),Cn=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&!e.has(n-1)&&Ht(t[n-1],t[n])&&!(s===zt&&t[n-1].cells.length===zt&&t[n].cells.length===
zt),Bn=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function Yn({rows:t,places:e,count:s},n,i){const{cells:o}=t[n],r=o.length===
zt&&s>zt&&_n.test(ut(o[0]));if(n!==i-1||o.length>1&&!r||e[n][0]!==0)return!1;const a=t[i+1];if(!a||t[n-1].cells.length===1||kt.test(ut(t[n].cells[0])))return!1;
const l=t[n].baseline-t[n-1].baseline;return l>Le*(t[i].baseline-t[n].baseline)&&l>Le*(a.baseline-t[i].baseline)}const Xt=({fragments:t})=>t.find(({text:e})=>/\S/.
test(e))?.text??"";function xe({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];if(s===n||!Ht(i,o))return!1;const r=b=>kt.test(Xt(b))&&!wn.test(Xt(b)),a=b=>xn.test(
Xt(b));if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(a):o.cells.some(r)))return!1;const c=({cells:b})=>b.every(v=>!It.test(ut(v))),h=e[s].every(b=>e[s-1].includes(
b));return c(o)&&h?!0:i.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&kt.test(ut(o.cells[0]))}function*Wn(t){if(!t.some((a,l)=>l>0&&a.length>1&&a.every(Gn)))
return[t];const e=t.filter(a=>a.length>0);if(e.length>2&&e.filter(a=>a.length>1).length===1)return[t];const s=t.flatMap((a,l)=>a.flatMap(c=>c.segments.map(h=>({
segment:h,column:l,line:c.baseline})))),n=yield*(0,R.p9)(s,(a,l)=>a.line-l.line||a.column-l.column),i=[],o=[];for(let a=0,l;a<n.length;a=l){const{line:c,segment:h}=n[a];
for(l=a+1;l<n.length&&n[l].line-c<On*h.size;)l++;const b=n.slice(a,l).sort((rt,nt)=>rt.column-nt.column);o.push(b.map(({column:rt})=>rt));const v=b.map(rt=>rt.segment);
i.push({cells:v,baseline:c,size:h.size,start:v[0].start,end:v.at(-1).end,isTabular:b.length>1}),i.length%m.y===0&&(yield m.Yz)}const r={count:t.length,rows:i,places:o,
spanning:new Set};return(yield*_e(r)).map(a=>Re(r,a))}const Gn=({segments:t})=>t.length===1&&(t[0].characters<=Rn||It.test(ut(t[0])));function Re({count:t,rows:e,
places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;for(const[a,l]of e[o].cells.entries()){const c=s[o][a],h=r.get(c);h?h.push(
l):r.set(c,[l])}for(const[a,l]of r)i[a].push((0,Lt.cA)(l))}return i}const Un=/^[-\u2010-\u2013\u2212+(]$/u,Hn=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,Kn=/^[-\u2010-\u2013\u2212(]$/u,
Fn=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,$n=/\d[)%]?$/,jn=.6;function*Vn(t){const e=[];for(const[n,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[n][r],
o]))),yield i.length*m.Yz/m.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.length*m.Yz/m.y,s.has(n-1)&&s.get(n-1)===n)continue;const i=kn(e,n);i!==void 0&&
s.set(n,i)}return s.size===0||t.conflicts>0?t:ve(t,s)}function kn(t,e){const s=t.filter(h=>h.has(e)),n=s.map(h=>h.get(e)),i=n.map(ut);if(i.length===0)return;const o=s.
every(h=>$n.test(Qt(h,e-1))),r=s.every(h=>Fn.test(Qt(h,e+1))),a=h=>i.every(b=>Kn.test(b))&&!t.some(b=>!b.has(e)&&/\d/.test(Qt(b,h))),l=(h,b)=>(b.start-h.end)/h.
size;return o&&i.every(h=>Hn.test(h))&&!a(e-1)&&(s.every((b,v)=>l(b.get(e-1),n[v])<jn)||s.every(b=>!b.has(e+1)))?e-1:!r||!i.every(h=>Un.test(h))||a(e+1)?void 0:
s.every((h,b)=>{const[v,rt]=[h.get(e-1),h.get(e+1)];return!v||!/\d/.test(ut(v))||l(n[b],rt)<l(v,n[b])})?e+1:void 0}const Qt=(t,e)=>{const s=t.get(e);return s?ut(
s):""};function ve(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)s.push(e.has(r)?-1:n++);for(const[r,a]of e)s[r]=s[a];const i=[],o=t.rows.map((r,a)=>{const l=[],
c=[];for(const[h,b]of r.cells.entries()){const v=s[t.places[a][h]];c.at(-1)===v?l.push(l.pop().joined(b)):(l.push(b),c.push(v))}return i.push(c),l.length===r.cells.
length?r:{...r,cells:l,isTabular:l.length>1}});return{...t,count:n,rows:o,places:i}}const Xn=3,Qn=/\d/,Zn=new RegExp("\\p{L}","u"),Jn=/^(?:19|20)\d\d$/;function*Ie(t){
if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.rows.entries())e.push(new Map(r.map((a,l)=>[t.places[o][l],a]))),yield r.length*m.Yz/m.y;const s=qn(
e),n=Array.from({length:t.count},()=>[]);for(const[o,r]of e.entries())for(const a of r.keys())n[a].push(o);const i=ti(e,s,n);for(let o=0;o<t.count;o++){yield e.
length*m.Yz/m.y;const r=n[o];if(i.has(o)||!ze(r,s)&&!ei(r,e,o,t.count))continue;const a=si(e,r,o);a!==void 0&&!i.has(a)&&![...i.values()].includes(o)&&i.set(o,a)}
return i.size===0?t:ve(t,i)}function qn(t){const e=n=>[...n.values()].some(i=>Qn.test(ut(i))&&!Jn.test(ut(i))),s=t.findIndex(e);return s>Xn?0:s}function ti(t,e,s){
const n=[...s.keys()].filter(o=>!ze(s[o],e)),i=new Map;for(const o of t.slice(0,e)){const r=[...o.keys()],a=(l,c)=>l!==n[c]&&(n.includes(l)||i.has(l));if(!(r.length!==
n.length||r.some(a)))for(const[l,c]of r.entries())c!==n[l]&&i.set(c,n[l])}return i}const ze=(t,e)=>t.length>0&&t.every(s=>s<e);function ei(t,e,s,n){return t.every(
i=>{const o=e[i];return i>0&&2*o.size<n&&[...o.keys()][0]===s&&Zn.test(ut(o.get(s)))})}function si(t,e,s){return[s-1,s+1].flatMap(i=>{const o=t.flatMap(a=>a.get(
i)??[]);if(o.length===0||e.some(a=>t[a].has(i)))return[];const r=a=>o.reduce((l,{start:c,end:h})=>Math.min(l,Math.max(c-a.end,a.start-h)),1/0);return[{beside:i,
distance:e.reduce((a,l)=>a+r(t[l].get(s)),0)}]}).sort((i,o)=>i.distance-o.distance)[0]?.beside}const ni=1.3,Zt=.3,ii=.5,Ne=2,Kt=12,oi=3,ri=new RegExp("\\p{L}|^[%\
#]$","u"),De=/\d/,Pe=/^[^\p{L}]{0,4}\d/u,Ce=2,Be=3;function*Ye(t){const{rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){const o=li(e,i),r=o||We(e,i);if(!r&&!ci(
e,i))continue;yield Kt*m.Yz/m.y;const a=e.slice(Math.max(n,i-Kt),i),l=o?e.slice(i,i+Kt):ai(e,i);!hi(a,l)||!(r||fi(a,e[i]))||(s.push(e.slice(n,i)),n=i)}return s.
length===0?[t]:[...s,e.slice(n)].map(i=>({rows:i,tabular:Ft(i)}))}const Ft=t=>t.filter(({isTabular:e})=>e).length;function ai(t,e){let s=e+1;for(;s<t.length&&s<
e+Kt&&!We(t,s);)s++;return t.slice(e,s)}function li(t,e){const[s,n]=[t[e-1],t[e]],i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||n.cells.length<oi||i.cells.
length>n.cells.length||!s.isTabular||!s.cells.slice(1).some(r=>De.test(ut(r))))return!1;const o=r=>!De.test(ut(r))&&ri.test(ut(r));return n.cells.every(o)&&i.cells.
slice(1).some(r=>Pe.test(ut(r)))}function ci(t,e){const[s,n]=[t[e-1],t[e]],i=n.cells.at(-1).end,o=({cells:r,size:a})=>r.length===Ce&&Math.abs(r[1].end-i)<Zt*a&&
Pe.test(ut(r[1]));return e+Be>t.length||o(s)?!1:t.slice(e,e+Be).every(o)}function fi(t,{cells:e,size:s}){const n=Jt(t);return n.cells.length>Ce&&!n.cells.some(i=>Ge(
i,e.at(-1),Zt*s))}function We(t,e){const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;return s(e)>ni*Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function hi(t,e){
if(Ft(t)<Ne||Ft(e)<Ne)return!1;const[s,n]=[Jt(t),Jt(e)],i=Zt*Math.min(s.size,n.size);return n.cells.filter(r=>s.cells.some(a=>Ge(a,r,i))).length<=ii*Math.max(s.
cells.length,n.cells.length)}const Ge=(t,{start:e,end:s},n)=>Math.abs(t.start-e)<n||Math.abs(t.end-s)<n||Math.abs(t.start+t.end-e-s)<n,Jt=t=>t.reduce((e,s)=>s.cells.
length>e.cells.length?s:e),ui=.3,di=1.25,gi=1.5,pi=2,mi=/:$/,yi=({cells:t})=>t.some(({fragments:e})=>e.some(({text:s})=>mi.test(s)));function*Ei(t){const{rows:e}=t,
s=[];for(const c of e)s.push(yi(c)),yield c.cells.reduce((h,{fragments:b})=>h+b.length,0)*m.Yz/m.y;const n=s.indexOf(!1),i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<
pi)return[t];if(s.slice(n).filter(Boolean).length>ui*o.length)return[t];const a=i.slice(1).map((c,h)=>c.baseline-i[h].baseline),l=a.length>0?(0,tt.Kf)(a):gi*i[0].
size;return o[0].baseline-i.at(-1).baseline<di*l?[t]:[i,o].map(c=>({rows:c,tabular:Ft(c)}))}var Ue=O(4186),xt=O(5609);const Mi=.999,He=2,bi=200,Si=2.5,qt=.5;function*Ti(t,e){
const s=e.filter(({style:{frame:nt}})=>Math.abs(nt.sin)>Mi&&!nt.vertical);if(s.length<He||t.frame.cos!==1||t.spans)return t;yield e.length*m.Yz/m.y;const n=yield*(0,B.
q9)(s),i=Ai(t.rows);if(n.length>bi||i.some(({start:nt,end:gt})=>nt>gt))return t;yield i.length*n.length*m.Yz/m.y;const r=Li(n,i,Oi(t.rows[0]));if(!r)return t;const a=e.
filter(nt=>wi(nt,r,i,t)),l=yield*(0,xt._I)(yield*(0,B.q9)(a)),c=yield*xi(r,l,i),[h,...b]=t.rows,v=h.every((nt,gt)=>nt.length===0||c[gt].length===0&&Ri(nt,r)),rt=v?
c.map((nt,gt)=>nt.length>0?nt:h[gt]):c;return new Lt.QH([rt,...v?b:t.rows])}function Ai(t){return t[0].map((e,s)=>{const n=t.flatMap(i=>i[s].filter(({frame:o})=>o.
cos===1));return{start:(0,Y.Y)(n.map(({start:i})=>i)),end:(0,Y.K)(n.map(({end:i})=>i))}})}const Oi=t=>(0,Y.Y)(t.flat().map(({top:e})=>e));function Li(t,e,s){const n=[];
for(const l of t){const c=(0,Ue.L)(l.frame,l.start,l.end,l.top,l.bottom),h=_i(c.x+c.width/2,e);h!==void 0&&c.y+l.size<=s&&n.push({name:l,box:c,column:h})}const i=n.
filter(({name:l,box:c})=>s-c.y-c.height<=Si*l.size),o={top:(0,Y.Y)(i.map(({box:l})=>l.y)),bottom:(0,Y.K)(i.map(({box:l})=>l.y+l.height))},r=n.filter(({box:l})=>l.
y<o.bottom&&l.y+l.height>o.top),a=new Map;for(const{name:l,column:c}of r){const h=a.get(c);h?h.push(l):a.set(c,[l])}return a.size<He?void 0:{byColumn:a,...o}}function _i(t,e){
const s=e.map(({start:a,end:l})=>Math.abs((a+l)/2-t)),n=s.indexOf((0,Y.Y)(s)),{start:i,end:o}=e[n],r=Math.min(i-(e[n-1]?.end??-1/0),(e[n+1]?.start??1/0)-o);return t>
i-r&&t<o+r?n:void 0}function wi({style:t,box:e},{byColumn:s,top:n,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:a}=t,l=e.y+e.height/2;if(l<n-qt*a||l>i+
qt*a)return!1;const c=o.findIndex(({end:b})=>e.x<b),h=o[c+1]?.start??1/0;return c>=0&&!s.has(c)&&e.x>o[c].start-a&&e.x+e.width<h}function*xi({byColumn:t},e,s){const n=s.
map(()=>[]);for(const i of e)n[s.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)n[i]=yield*(0,xt._I)(yield*(0,R.p9)(o,(r,a)=>r.baseline-a.baseline||
r.start-a.start));return n}const Ri=(t,{top:e,bottom:s})=>t.every(({baseline:n,size:i})=>n>e&&n<s+qt*i),vi=2,Ii=.6,zi=.1,Ni=.5,Di=60,Pi=3,Ci=/^(?:19|20)\d\d$/,Bi=/^[^\d\s]{1,3}$/,
te=t=>{const e=ut(t);return new RegExp("\\p{L}","u").test(e)||Ci.test(e)||Bi.test(e)};function*Yi(t){const[e,s,...n]=t;if(!e||!s||t.length<Pi||e.cells.length>=s.
cells.length||s.baseline-e.baseline>vi*Math.max(e.size,s.size)||!e.cells.every(te)||!s.cells.every(te)||n.every(({cells:l})=>l.every(te)))return;const i=yield*st(
t.slice(1)),o=i&&(yield*Ie(i));if(!o||o.count>Di||o.spanning.has(0))return;const r=yield*Hi(e.cells,yield*Gi(o),o);return!r||!Wi(r,o.places[0])?void 0:{columns:{
...o,rows:[e,...o.rows],places:[r.map(([l])=>l),...o.places],spanning:new Set([0,...[...o.spanning].map(l=>l+1)])},spans:r}}const Wi=(t,e)=>t.some(([s,n])=>n>s)&&
t.every(([s,n])=>s===n||e.filter(i=>i>=s&&i<=n).length>n-s);function*Gi({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));for(const[
i,{cells:o}]of t.entries()){for(const[r,{start:a,end:l}]of o.entries()){const c=n[e[i][r]];c.start=Math.min(c.start,a),c.end=Math.max(c.end,l)}yield o.length*m.
Yz/m.y}return n}function Ui({rows:t,places:e}){const s=t[0].cells.map(ut),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+2*o<=s.length;o++){if(!((s.length-i)%o===
0&&s.every((l,c)=>c<i+o||l===s[c-o])))continue;const a=(s.length-i)/o;return Array.from({length:a},(l,c)=>[n[i+c*o],n[i+(c+1)*o-1]])}return[]}function*Hi(t,e,s){
const n=Ui(s),i=new Set(s.places[0]),o=[],r=(c,[h,b])=>c.start<e[b].end&&c.end>(e[h-1]?.end??-1/0),a=t.slice(-n.length),l=n.length>0&&a.length===n.length&&a.every(
(c,h)=>r(c,n[h]));for(const[c,h]of t.entries()){const b=l?n[c-(t.length-n.length)]:void 0,v=t[c+1]?.start??1/0,rt=(o.at(-1)?.[1]??-1)+1,nt=b??Ki(h,e,rt,i)??(yield*$i(
h,e,[rt,v]));if(!nt||nt[0]<=(o.at(-1)?.[1]??-1))return;o.push(nt)}return o}function Ki(t,e,s,n){const[i,o]=[e[s],e[s+1]];return i&&o&&!n.has(s)&&t.start>i.end&&
t.end<o.start?[s,s]:void 0}function Fi(t,e,s){const n=s.find(([a,l])=>a===l);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],e[n[0]+1]];return!i||!r?!1:t.start<(i.
end+o.start)/2&&t.end>(o.end+r.start)/2}function*$i(t,e,[s,n]){const i=Ii*t.size,o=[];for(let c=s;c<e.length&&!(e[c].start>t.end);c++){yield(e.length-c)*m.Yz/m.
y;for(let h=c;h<e.length&&e[h].start<n;h++){const[b,v]=[e[c].start,e[h].end];if(c<h&&(t.start<b-i||t.end>v+i))continue;const rt=Math.abs(b+v-t.start-t.end)/2<=i+
zi*(v-b),nt=c===h&&(Math.abs(b-t.start)<i||Math.abs(v-t.end)<i),gt=Math.abs(b-t.start)<i&&t.end>e[h].start;(rt||nt||gt)&&o.push([c,h])}}const r=([c,h])=>t.end-t.
start>=Ni*(e[h].end-e[c].start),a=o.find(([c,h])=>h>c&&r([c,h]));if(a&&Fi(t,e,o))return a;const[l]=yield*(0,R.p9)(o,([c,h],[b,v])=>h-c-(v-b));return l}const ji=3,
Ke=2,Vi=.05,ki=.3,Xi=6,Qi=.4,Zi=3,ee=2,Ji=4,qi=4,to=new Set,eo=new RegExp("^\\p{Ll}","u"),Fe=/\d/,$e=new RegExp("\\p{L}","u");function*je(t,e){const s=[];for(const i of e)
for(const o of yield*le(i))for(const r of yield*se(o,qi))for(const a of yield*on(r))a instanceof Lt.QH?s.push(a):(0,tt.RZ)(s,yield*so(a));if(s.length===0)return{
blocks:s,outside:t};let n=yield*Ve(s,t);for(const[i,o]of s.entries()){const r=o instanceof Lt.QH?yield*Ti(o,n):o;r!==o&&(s[i]=r,n=yield*Ve([r],n))}return{blocks:s,
outside:n}}function*Ve(t,e){const s=new Set;for(const{lines:n}of t)for(const{segments:i}of n)for(const o of i)for(const r of o.fragments)s.add(r);return yield m.
Yz,e.filter(n=>!s.has(n))}function*se(t,e){if(e===0)return[t];let s=[t];const n=yield*Vs(yield*W(t.rows));if(!n&&(s=yield*Ye(t)).length>1){const o=[];for(const r of s)
o.push(yield*se(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!n)return[t];const i=[];for(const o of n)for(const r of yield*le(o.map(a=>({...a,gutters:to}))))
(0,tt.RZ)(i,yield*se(r,e-1));return i}function*so(t){const e=yield*Ye(t);if(e.length>1){const s=[];for(const n of e)(0,tt.RZ)(s,yield*ke(n));if(s.length>=e.length&&
s.every(n=>n instanceof Lt.QH))return s}return yield*ke(t)}function*ke(t){const e=[];for(const s of yield*Ei(t)){const n=s.tabular<Ke?void 0:yield*no(s);n&&e.push(
n)}return e}function*no(t){const e=yield*W(t.rows),s=yield*Yi(e),n=s?.columns??(yield*st(e));if(!n||ro(n))return;const i=yield*Vn(s?n:yield*Ie(n)),{rows:o}=i,r=i.
places.reduce((nt,gt)=>nt+gt.length,0),a=r>=ki*i.count*o.length,l=io(i),c=(t.tabular>=ji||l)&&i.count>1&&i.conflicts<=Vi*r&&a&&!oo(o);if(!a)return new Lt.xE(o,o.
map(nt=>nt.cells.map(gt=>[(0,Lt.cA)([gt])])));const h=c&&!l?yield*_e(i):o.map((nt,gt)=>[gt]),b=[];let v=0;for(const nt of h)b.push(Re(i,nt)),!((v+=i.count)<m.y)&&
(v=0,yield m.Yz);const rt=h[0].length===1&&i.count===n.count?s?.spans:void 0;return c?new Lt.QH(b,rt):new Lt.xE(o,b)}function io({rows:t,count:e,conflicts:s,spanning:n}){
if(t.length!==Ke||s>0||n.size>0||t.some(({cells:h})=>h.length!==e))return!1;const i=({fragments:h})=>h.at(-1).text.endsWith(":"),o=({cells:h})=>h.every((b,v)=>i(
b)===(v%ee===0));if(e%ee===0&&t.every(o))return!0;if(e===ee)return!1;const[r,a]=t.map(({cells:h})=>h.map(ut)),l=r.every(h=>$e.test(h))&&a.every(h=>Fe.test(h)&&!$e.
test(h));return r.some(h=>Fe.test(h))&&!l?!1:t.reduce((h,{cells:b})=>h+b.reduce((v,{fragments:rt})=>v+rt.length,0),0)<=Ji*e*t.length}const oo=t=>t.every(({cells:e})=>e.
every(({fragments:s})=>s.every(n=>n.isTyped)));function ro({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,
{cells:o}]of t.entries())for(const[r,a]of o.entries()){const l=n[s[i][r]];l.lines++,l.words+=a.fragments.length,eo.test(a.fragments[0].text)&&l.going++}return n.
some(({lines:i,words:o,going:r})=>i>=Zi&&o>Xi*i&&r>=Qi*i)}const ao=3,lo=4,co=.6,fo=.05,ho=.9,uo=1.75,Pt=.1,Xe=1,go=.4,po=2;function*mo(t){const e=new Set,s=yield*yo(
t);if(s.length===0)return e;const n=yield*(0,R.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of s)if(yield*Mo(i,n))for(const{fragments:o}of i)for(const r of o)
e.add(r);return e}function*yo(t){const e=[];for(let s=0,n;s<t.length;s=n){for(n=s+1;n<t.length&&Eo(t[n-1],t[n]);)++n%m.y===0&&(yield m.Yz);if(s%m.y===0&&(yield m.
Yz),n-s<ao)continue;const i=t.slice(s,n),o=i.reduce((l,{fragments:c})=>l+c.length,0),[r,a]=i.reduce(([l,c],{start:h,end:b})=>[Math.max(l,b-h),c+b-h],[0,0]);o>=lo*
i.length&&a>=co*r*i.length&&e.push(i)}return e}function Eo(t,e){const{size:s}=t,n=e.baseline-t.baseline;return e.frame===t.frame&&e.size===s&&Math.abs(e.start-t.
start)<fo*s&&n>=ho*s&&n<=uo*s}function*Mo(t,e){const s=new Set(t),{frame:n,size:i,baseline:o}=t[0],r=t.at(-1).baseline+Pt*i,a=t[0].start-Xe*i,l=t.reduce((Tt,_t)=>Math.
max(Tt,_t.end),-1/0)+Xe*i;let c=To(e,o-Pt*i);const h=t.map(({baseline:Tt})=>Tt);let[b,v,rt,nt,gt]=[0,0,0,0,-1/0];const Mt=new Set;for(;c<e.length&&e[c].baseline<=
r;c++){c%m.y===m.y-1&&(yield m.Yz);const Tt=e[c];if(!(s.has(Tt)||Tt.frame!==n)){if(Tt.end>a&&Tt.start<l)return!1;for(Tt.baseline-gt>Pt*i&&([rt,gt]=[0,Tt.baseline]),
++rt===bo&&b++,nt|=Tt.end<=a?1:2;v<h.length&&h[v]<Tt.baseline-Pt*i;)v++;v<h.length&&Math.abs(h[v]-Tt.baseline)<=Pt*i&&Mt.add(v)}}return b>=po&&nt!==So&&Mt.size<=
go*t.length}const bo=2,So=3;function To(t,e){let s=0;for(let n=t.length;s<n;){const i=s+n>>1;t[i].baseline<e?s=i+1:n=i}return s}const Qe=4,Ao=8,Oo=4,Lo=.7,_o=2.5,
wo=.8,xo=1e6;function Ro(t){return Ze(t,Ao,{left:xo})}function*Ze(t,e,s){if(e===1)return[...t];const n=[];let i=0;for(let o=0,r;o<t.length;o=r){const l=t[o].segments.
length>1&&s.left>0?yield*vo(t,o,s):void 0;if(++i%m.y===0&&(yield m.Yz),r=l?.to??o+1,!l)n.push(t[o]);else{for(const c of l.left)n.push(c);for(const c of yield*Ze(
l.right,e-1,s))n.push(c)}}return n}const Je=200;function*vo(t,e,s){const[n,i]=t[e].segments,o=n.size;let r=n.end,a=i.start;const l=[],c=[];let h=e;for(;h<t.length;h++){
const v=t[h];s.left-=v.segments.length,(h-e)%Je===Je-1&&(yield m.Yz);const rt=h===e?0:v.baseline-t[h-1].baseline;if(v.frame!==n.frame||rt<0||rt>_o*o)break;const nt=v.
segments.filter(_t=>_t.start<r),gt=v.segments.slice(nt.length),Mt=(0,Y.K)(nt.map(_t=>_t.end),r),Tt=(0,Y.Y)(gt.map(_t=>_t.start),a);if(Tt-Mt<wo*o||nt.length>1)break;
[r,a]=[Mt,Tt],(0,tt.RZ)(l,nt),gt.length>0&&c.push(gt)}const b=c.map(([v])=>v);if(!(l.length<Qe||c.length<Qe||!qe(l)||!qe(b)))return{left:l.map(v=>new xt.N1(v)),
right:c.map(Io),to:h}}function Io([t,...e]){const s=new xt.N1(t);for(const n of e)s.add(n);return s}function qe(t){const e=t.reduce((o,{fragments:r})=>o+r.length,
0),s=(0,Y.Y)(t.map(o=>o.start)),n=(0,Y.K)(t.map(o=>o.end))-s,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=Oo*t.length&&i>=Lo*n*t.length}const Ct=2,ts=1e3,ne=3,
es=10;function*ss(t){const e=yield*os(t.filter(({isVertical:r})=>!r)),s=yield*os(t.filter(({isVertical:r})=>r));if(e.length+s.length<ne||e.length+s.length>ts)return[];
const n=[...e.keys(),...s.keys()].map((r,a)=>a),i=r=>{let a=r;for(;n[a]!==a;)a=n[a]=n[n[a]];return a};for(const[r,a]of e.entries()){yield m.Yz;for(const[l,c]of s.
entries())$t(a,c.at)&&$t(c,a.at)&&(n[i(e.length+l)]=i(r))}const o=new Map;for(const[r,a]of[...e,...s].entries()){const l=o.get(i(r))??{rows:[],columns:[]};o.set(
i(r),l),(a.isVertical?l.columns:l.rows).push(a)}return[...o.values()].flatMap(r=>{if(r.rows.length===0||r.columns.length===0)return[];const[a,l]=[ns(r.columns,r.
rows),ns(r.rows,r.columns)],[c,h]=[rs(a),rs(l)];return c.length<ne||h.length<ne?[]:[{rows:l,columns:a,xs:c,ys:h}]})}function ns(t,e){const{isVertical:s}=t[0],[n,
i]=[(0,Y.Y)(e.map(({at:l})=>l)),(0,Y.K)(e.map(({at:l})=>l))],[o,r]=[is(e.map(l=>l.from)),is(e.map(l=>l.to))],a=[...t];return o<t[0].at-es&&a.unshift({isVertical:s,
at:o,from:n,to:i}),r>t.at(-1).at+es&&a.push({isVertical:s,at:r,from:n,to:i}),a}const is=t=>t.sort((e,s)=>e-s)[t.length>>1],$t=({from:t,to:e},s)=>t-Ct<=s&&s<=e+Ct;
function*os(t){const e=yield*(0,R.p9)(t,(n,i)=>n.at-i.at||n.from-i.from),s=[];for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&
e[i].at-o<Ct;)i++;if(s.length>ts)return s;n%m.y===m.y-1&&(yield m.Yz);const a=yield*(0,R.p9)(e.slice(n,i),(c,h)=>c.from-h.from);let l;for(const c of a)l&&c.from<=
l.to+Ct?l.to=Math.max(l.to,c.to):(l&&s.push({isVertical:r,at:o,...l}),l={from:c.from,to:c.to});l&&s.push({isVertical:r,at:o,...l})}return s}function rs(t){const e=[];
for(const{at:s}of t)(e.length===0||s-e.at(-1)>=Ct)&&e.push(s);return e}var zo=O(60660);const No=1,Do=3,ie=2,Po=.4,Co=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;
function Bo({lines:t,element:e}){if(t.length<ie||!e)return!1;const s=e.type==="P",n=s?Do:No;let i=0;for(const[o,{segments:r,baseline:a,size:l}]of t.entries()){!s&&
o>0&&a<t[o-1].baseline+Po*l&&(i=ie);let c,h=!1;for(const{fragments:b}of r)for(const v of b)h||=c!==void 0&&Math.abs(v.start-c.end)>=n*v.style.size,c=v;h&&i++}return i>=
ie&&!Go(e)}const Yo=({element:t})=>t!==void 0&&Wo.test(t.type),Wo=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function Go(t){for(const{type:e}of(0,zo.Hy)(t))if(Co.
test(e))return!0;return!1}function*Uo({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,tt.RZ)(e,n.fragments);return yield*(0,R.p9)(e,(s,n)=>s.
order-n.order)}const as=300,Ho=5,Ko=.6,Fo=20,ls=5,$o=3;function*cs(t){return t.length<3||t.length>as||!Vo(t)?t:yield*ko(t)}function jo(t){if(t.length<2||t.length>
as)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;n=Math.max(n,t[r].bottom),i+=fs(t[r]),s.push({bottom:n,
words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,Fo);r++){o=Math.min(o,t[r-1].top);const a=s[t.length-1-r];if(a.words<Math.max(ls,i-a.words))return t;if(a.bottom<=
o)return[...t.slice(r),...t.slice(0,r)]}return t}function oe(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(
t.start,e.start)>0}const fs=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+i.length,0),0);function Vo(t){let e=0,s=0,n;for(const i of t)
fs(i)<ls||(n&&oe(n,i)?e++:n&&oe(i,n)&&n.top-i.bottom<$o*n.lines[0].size&&s++,n=i);return s>=Ho&&s>Ko*(e+s)}function*ko(t){const e=t.length,s=new Int32Array(e),n=t.
map(()=>[]);for(let r=0;r<e;r++){yield m.Yz;for(let a=0;a<e;a++)r!==a&&Xo(t,r,a)&&(n[r].push(a),s[a]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;
for(const a of i)(r<0||s[a]<s[r])&&(r=a);i.delete(r),o.push(t[r]);for(const a of n[r])s[a]--}return o}function Xo(t,e,s){const n=t[e],i=t[s];if(n.frame!==i.frame)
return!1;if(oe(n,i))return!0;if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.some(a=>a!==n&&a!==i&&a.frame===n.
frame&&a.top<r&&a.bottom>o&&a.start<n.end&&a.end>i.start)}const Qo=.4,Zo=1;function*Jo(t,e){if(e.length===0||t.length<2)return;const s=Array.from({length:e.length+
1},()=>[]),n=yield*(0,R.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:a,end:l,baseline:c,style:h}=r,b=qo(
(a+l)/2,e);if(s[b].push(r),i&&i.column!==b&&c-i.fragment.baseline<=Qo*h.size&&a-i.fragment.end<Zo*h.size)return;i={fragment:r,column:b},o%m.y===m.y-1&&(yield m.
Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function qo(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}const tr=100,er=2e4,
sr=1/2,nr=1/20,ir=.999,hs=1,or=2e4;function*rr(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>tr||(i.xs.length-1)*(i.ys.length-1)>er)continue;const{
cells:o,others:r}=yield*ar(n,i),a=yield*hr(o,i);a&&(s.push(a),n=r)}return{tables:s,outside:n}}function*ar(t,e){const{rows:s,columns:n,xs:i,ys:o}=e,r=new Map,a=[];
let l=0,c=0;for(const b of t){const{frame:v}=b.style,rt=(0,Ue.L)(v,b.start,b.end,b.top,b.bottom),[nt,gt]=[rt.x+rt.width/2,rt.y+rt.height/2],Mt=nt>i[0]&&nt<i.at(
-1)&&gt>o[0]&&gt<o.at(-1),Tt=v.cos===1&&v.sin===0||Math.abs(v.sin)>ir,_t=Mt&&Tt&&!v.vertical?lr(e,nt,gt):void 0;if(!_t)a.push(b);else{const ae=r.get(_t.first)??
{..._t,fragments:[]};r.set(_t.first,ae),ae.fragments.push(b),(ae.last!==_t.last||n.some(Gr=>cr(rt,Gr,gt)))&&l++}c+=Mt?s.length+n.length:1,!(c<or)&&(c=0,yield m.
Yz)}const h=t.length-a.length;return l>nr*h?{cells:new Map,others:[...t]}:{cells:r,others:a}}function lr({rows:t,columns:e,xs:s,ys:n},i,o){const[r,a]=us(e,i,o),
[l,c]=us(t,o,i);if(!r||!a||!l||!c)return;const h=(b,v)=>ds(n,b.at)*s.length+ds(s,v.at);return{first:h(l,r),last:h(c,a)}}function us(t,e,s){let n;for(const i of t)
if($t(i,s)){if(i.at>e)return[n,i];n=i}return[n,void 0]}const cr=({x:t,width:e},s,n)=>s.at>t+hs&&s.at<t+e-hs&&$t(s,n);function ds(t,e){let s=0;for(;s+1<t.length&&
t[s+1]<=e;)s++;return s}function*fr(t,e){const s=new Map;for(const[n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),a=(yield*Jo(o,r))??[o];
for(const[l,c]of a.entries())c.length>0&&s.set(n+l,c)}return s}function*hr(t,{xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=sr*n*i)return;const o=yield*fr(
t,e),r=[];for(let h=0;h<i;h++){const b=[];for(let v=0;v<n;v++){const rt=o.get(h*e.length+v);b.push(rt?yield*(0,xt._I)(yield*(0,B.q9)(rt)):[])}for(const v of yield*Wn(
b))r.push(v)}const a=r.filter(h=>h.some(b=>b.length>0)),l=Array.from({length:n},(h,b)=>b).filter(h=>a.some(b=>b[h].length>0));if(a.length<2||l.length<2)return;const c=a.
map(h=>l.map(b=>h[b]));return new Lt.QH(c,r[0]===a[0]?ur(t,l,e.length,a[1]):void 0)}function ur(t,e,s,n){const i=[];for(const{first:a,last:l}of t.values()){if(a>=
s-1)continue;const[c,h]=[e.indexOf(a),e.findLastIndex(b=>b<l%s)];if(c<0||h<c)return;i.push([c,h])}const o=([a,l])=>e.slice(a,l+1).every(c=>n[c].length>0),r=i.filter(
([a,l])=>l>a);return r.length>0&&r.every(o)?i.sort(([a],[l])=>a-l):void 0}var gs=O(39955);const dr=2,ps=3.5,gr=.5,pr=6,mr=12;function*ms(t){let e;for(let s=0;s<
t.length;s++){const n=t[s],i=yr(n),o=i&&Er(t,s+1,n,i);if(!o){e?.push(n);continue}yield o.length*m.Yz/2,e??=t.slice(0,s);for(const[r,a]of i.entries()){e.push(xt.
eB.of([a],n.element)),r===0&&n.lines.length>1&&e.push(xt.eB.of(n.lines.slice(1),n.element));for(let l=o[r];l<o[r+1];l++)e.push(t[l])}s=o.at(-1)-1}return e??t}function yr({
lines:t}){const[e]=t;if(e.segments.length<2)return;const s=[];let n;for(const o of e.segments)n&&o.start-n.end<dr*e.size?s.at(-1).add(o):s.push(new xt.N1(o)),n=
o;if(s.length<2||s.length>pr)return;for(let o=1;o<t.length;o++)if(t[o].end>s[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:a})=>r+a.length,0)<=
mr;return s.every(i)?s:void 0}function Er(t,e,s,n){const i=[e];for(const[o,r]of n.entries()){const a=n[o+1]?.start??1/0;let l=i.at(-1),c=o===0?s.bottom:r.bottom;
const h=gr*r.size,b=({frame:v,start:rt,end:nt,top:gt})=>v===r.frame&&rt>r.start-h&&nt<a&&rt<r.end+ps*r.size&&gt>c-h;for(;l<t.length&&b(t[l])&&!(l===i.at(-1)&&t[l].
top-c>ps*r.size||(c=t[l++].bottom,o===n.length-1)););if(l===i.at(-1)&&(o>0||s.lines.length===1))return;i.push(l)}return i}var Mr=O(73356);function*br(t,e,s){if(e&&
(0,gs.P$)(t,e)){const n=yield*(0,gs.$A)(t,e);return s?yield*Sr(n,s):n}return s?yield*ys(t,yield*ss(s)):yield*cs(yield*ms(yield*Es(yield*(0,B.q9)(t))))}function*Sr(t,e){
let s;const n=[];for(const[i,o]of t.entries()){i%m.y===m.y-1&&(yield m.Yz);const r=Bo(o)?yield*ys(yield*Uo(o),s??=yield*ss(e)):[];if(!r.some(Lt.bI)&&!(r.length>
1&&Yo(o)))n.push(o);else for(const a of r)a.element=o.element,n.push(a)}return n}function*ys(t,e){const{tables:s,outside:n}=yield*rr(t,e),i=yield*(0,B.q9)(n),o=yield*Tr(
n,i),r=o.outside===n,a=yield*Es(r?i:yield*(0,B.q9)(o.outside));for(const l of[...s,...o.blocks]){const c=a.findIndex(h=>Ms(h)>Ms(l));a.splice(c<0?a.length:c,0,l)}
return[...jo(yield*cs(yield*ms(a)))]}function*Tr(t,e){const s=yield*mo(e);if(s.size===0)return yield*je(t,yield*(0,z.HE)(e,t));const n=e.filter(a=>!s.has(a.fragments[0])),
{blocks:i,outside:o}=yield*je(t.filter(a=>!s.has(a)),yield*(0,z.HE)(n,t));if(i.length===0)return{blocks:i,outside:t};const r=new Set(o);return{blocks:i,outside:t.
filter(a=>s.has(a)||r.has(a))}}function*Es(t){return[...yield*(0,xt.ub)(yield*Ro(yield*(0,xt._I)(t)))]}const Ms=({lines:t})=>t[0].segments[0].fragments[0].order,
Ar=(t,e)=>re(t,e,As),Or=(t,e)=>re(t,e),Lr=(t,e)=>re([{lines:t,element:void 0}],e,Pr);function*re(t,e,s){const n=new q.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];
o>0&&!wr(r,t[o-1])&&n.space(`
`);for(const a of r.lines){s?.(n,a);for(let l=0;l<a.segments.length;l++){const c=a.segments[l];l>0&&n.space(" "),(0,Mr.T)(n,c,e),i+=c.fragments.length+c.characters/
_r,!(i<m.y)&&(i=0,n.settle(),yield m.Yz)}n.space(`
`)}s&&Wr(n)}return n}const _r=8,wr=({element:t},e)=>t!==void 0&&xr.has(t.type)&&t.type===e.element?.type,xr=new Set(["LI","TR","TOCI"]),bs=173,Ss=new Set([45,8208,
bs]),Rr=/[\p{L}\p{M}][-\u2010]\n+$/u,Ts=/\u00ad\n+$/,vr=/.\n+$/,Ir=new RegExp("^\\p{L}","u"),zr=new RegExp("^\\p{Ll}","u");function As(t,e){if(!Ss.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Ts.test(s);if(!i&&!(Rr.test(s)&&zr.test(n)))return;const o=vr.exec(s)[0].length;if(!i&&Yr(t.tail(Cr)))
return t.drop(o-1);t.drop(o),Ir.test(n)||t.space(`
`)}const Nr=/[\p{L}\p{M}][-\u2010]\n$/u,Dr=/^[\p{Lu}\p{Nd}]/u;function Pr(t,e){Ss.has(t.lastLetter())&&Nr.test(t.tail(4))&&Dr.test(e.segments[0].fragments[0].text)?
t.drop(1):As(t,e)}const Cr=100,Br=/[/\\_@]|\w\.\w/,Yr=t=>Br.test(t.trimEnd().split(/\s/).at(-1));function Wr(t){t.lastLetter()!==bs||!Ts.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((St,dt,O)=>{O.d(dt,{QH:()=>m,bI:()=>R,cA:()=>B,xE:()=>tt});var q=O(5609);class m extends q.eB{rows;spans;constructor(M,T){const _=M.flat(2),U=_.filter(
({frame:F})=>F.cos===1),[st,...it]=U.length===0?_:U;super(st),this.rows=M,this.spans=T;for(const F of it)this.add(F);if(U.length>0&&U.length<_.length)for(const F of _)
F.frame.cos!==1&&this.lines.push(F)}}class tt extends q.eB{visual;rows;constructor(M,T){const[_,...U]=M.map(({cells:st})=>B(st));super(_),this.visual=M,this.rows=
T;for(const st of U)this.add(st)}}const R=S=>S instanceof m||S instanceof tt;function B([S,...M]){const T=new q.N1(S);for(const _ of M)T.add(_);return T}}),39955:((St,dt,O)=>{
O.d(dt,{$A:()=>U,P$:()=>_,VN:()=>M});var q=O(27077),m=O(93604),tt=O(5609),R=O(99689);const B=.9,S=new Set("Span Quote Note Reference BibEntry Code Link Annot Ru\
by RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function M(it){let F,at=0;for(let C=it;C&&at<T;C=C.parent,at++){if(C.type==="TR")return C;
!F&&!S.has(C.type)&&(F=C)}return F?(F.type==="Lbl"||F.type==="LBody")&&F.parent?.type==="LI"?F.parent:F:it}const T=200;function _(it,F){let at=0,C=0;for(const A of it)
A.style.marks.isArtifact||(at+=A.text.length,F(A)&&(C+=A.text.length));return C>0&&C>=B*at}function*U(it,F){const at=[],C=[];for(let ot=0;ot<it.length;ot++){const x=it[ot];
ot%q.y===q.y-1&&(yield q.Yz);const w=F(x);w?at.push({fragment:x,leaf:w}):C.push(x)}const A=yield*(0,m.p9)(at,(ot,x)=>ot.leaf.order-x.leaf.order||ot.fragment.order-
x.fragment.order);let G=0;const H=new Map,Y=ot=>{const{element:x}=A[ot].leaf;let w=H.get(x);return w||H.set(x,w=M(x)),w},V=[],Z=[];for(let ot=0,x;ot<A.length;ot=
x){const w=Y(ot);for(x=ot+1;x<A.length&&Y(x)===w;)x++;const j=A.slice(ot,x).map(({fragment:lt})=>lt);(G+=j.length)>=q.y&&(G=0,yield q.Yz);const et=tt.eB.of(yield*(0,tt.
_I)(yield*(0,R.q9)(j)),w);if(V.push(et),C.length>0)for(const{order:lt}of j)Z.push({order:lt,block:et})}return C.length===0?V:yield*st(V,Z,yield*(0,tt.ub)(yield*(0,tt.
_I)(yield*(0,R.q9)(C))))}function*st(it,F,at){const C=yield*(0,m.p9)(F,(H,Y)=>H.order-Y.order),A=[],G=new Map;for(const[H,Y]of at.entries()){H%q.y===q.y-1&&(yield q.
Yz);const V=Y.lines[0].segments[0].order;let Z=0;for(let w=C.length;Z<w;){const j=Z+w>>1;C[j].order<V?Z=j+1:w=j}const ot=C[Z-1]?.block,x=ot&&G.get(ot);x?x.push(
Y):ot?G.set(ot,[Y]):A.push(Y)}return[...A,...it.flatMap(H=>[H,...G.get(H)??[]])]}}),52332:((St,dt,O)=>{O.d(dt,{l$:()=>ht,HE:()=>g,SE:()=>d,x1:()=>ft});var q=O(61520),
m=O(27077),tt=O(93604),R=O(31681),B=O(5609);const S=5,M=.75,T=.5,_=3,U=.08,st=.3,it={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function F(D,K){const{
both:P,level:$,lowest:Q,highest:J}=D;return{...D,both:P+1,level:Math.abs(K)<U?$+1:$,lowest:Math.min(Q,K),highest:Math.max(J,K)}}const at=(D,K)=>K?{...D,before:D.
before+1}:{...D,after:D.after+1};function C({both:D,before:K,after:P,level:$,lowest:Q,highest:J}){const ct=Math.min(K,P);return ct<S||D>M*(D+ct)?!1:D>=_&&$<=T*D&&
J-Q>=st}const A=3,G=4,H=2.5,Y=6,V=.8,Z=20,ot=4;function*x(D){const K=D.map(()=>new Set);if(!w(D)&&!j(D))return K;let P=[],$=0;const Q=({rows:J,wordsBefore:ct,wordsAfter:Et,
from:mt,last:bt,sides:Rt})=>{const Ot=J>=A&&Math.min(ct,Et)>=G*J,wt=C(Rt);if(!Ot&&!wt)return;const Nt=({isGutter:yt,row:vt})=>yt==="whole"||!wt&&(yt==="prose"||
vt<mt);for(let yt=bt;yt&&!Nt(yt);yt=yt.above)yt.isGutter=wt?"whole":"prose",K[yt.row].add(yt.cell)};for(const[J,ct]of D.entries()){const Et=D[J-1],mt=Et?ct.baseline-
Et.baseline:0,bt=({last:Ot})=>mt<=Y*ct.size&&J-Ot.row<=Z,Rt=mt>H*ct.size;for(const Ot of P)(Rt||!bt(Ot))&&Q(Ot);P=P.filter(bt),Rt&&(P=P.map(Ot=>({...Ot,rows:0,wordsBefore:0,
wordsAfter:0,from:J}))),($+=ct.cells.length+P.length)>=m.y&&($=0,yield m.Yz),P=et(P,ct,J,Q)}return P.forEach(Q),K}function w(D){const K=({fragments:$})=>$.length>=
G,P=($,Q)=>D.some(({cells:J})=>J.slice($,Q||J.length).some(K));return P(0,-1)&&P(1,0)}function j(D){const K=D.reduce((P,{cells:$})=>$.length===1?P+1:P,0);return K>=
2*S&&D.length>K}function et(D,{cells:K,size:P},$,Q){const J=[];let ct=0,Et=-1/0;for(let mt=0;mt<=K.length;mt++){const bt=K[mt]?.start??1/0,Rt=mt>0&&mt<K.length,
Ot=bt-Et>=V*P,wt=[];for(;ct<D.length&&D[ct].start<bt;ct++){const yt=D[ct],[vt,Dt]=[Math.max(yt.start,Et),Math.min(yt.end,bt)];if(Dt-vt<V*P?Q(yt):Rt?wt.push(k(yt,
{start:vt,end:Dt},$,mt,K)):J.push({...yt,start:vt,end:Dt,sides:at(yt.sides,mt>0)}),yt.end>bt)break}Rt&&Ot&&wt.length===0&&wt.push(k(void 0,{start:Et,end:bt},$,mt,
K));const Nt=lt(wt);for(const yt of wt)Nt.has(yt)?J.push(yt):Q(yt);Et=Math.max(Et,K[mt]?.end??bt)}return J}function lt(D){return D.length<=ot?new Set(D):new Set(
[...D].sort((K,P)=>P.rows-K.rows).slice(0,ot))}function k(D,K,P,$,Q){return{...K,rows:(D?.rows??0)+1,wordsBefore:(D?.wordsBefore??0)+Q[$-1].fragments.length,wordsAfter:(D?.
wordsAfter??0)+Q[$].fragments.length,from:D?.from??P,last:{row:P,cell:$,above:D?.last,isGutter:"no"},sides:F(D?.sides??it,(Q[$].baseline-Q[$-1].baseline)/Q[$].size)}}
var E=O(99689),W=O(73356);const N=.4,I=1,p=3,u=2e3,f=.5;function*d(D){return yield*g(yield*(0,E.q9)(D),D)}function*g(D,K){const P=yield*y(K),$=new Map;for(const J of D){
const ct=$.get(J.frame);ct?ct.push(J):$.set(J.frame,[J])}const Q=[];for(const J of $.values()){yield m.Kl;const ct=[];for(const mt of yield*z(yield*L(J,P)))ct.push(
X(mt,P));const Et=yield*x(ct);Q.push(ct.map((mt,bt)=>({...mt,gutters:Et[bt]})))}return Q}function*y(D){const K=[];for(let $=1;$<D.length&&K.length<u;$++){$%m.y===
0&&(yield m.Yz);const[Q,J]=[D[$-1],D[$]];if(Q.style.frame!==J.style.frame||Q.baseline!==J.baseline)continue;const ct=(J.start-Q.end)/J.style.size;ct>0&&ct<I&&(0,E.
re)(Q,J)&&K.push(ct)}const P=yield*(0,tt.p9)(K,($,Q)=>$-Q);return Math.max(I,p*(P[P.length>>1]??0))}function*L(D,K){const P=[];let $=0;for(const Q of D){if(($+=
Q.fragments.length)>=m.y&&($=0,yield m.Yz),Q.end-Q.start<K*Q.size||Q.fragments.length<2){P.push(Q);continue}let J;for(const ct of Q.fragments)J&&Math.min(ct.start,
ct.end)-J.end<K*Math.max(J.size,ct.style.size)?J.add(ct):P.push(J=new E.Y4(ct))}return P}function*z(D){const K=yield*(0,tt.p9)(D,($,Q)=>$.baseline-Q.baseline||$.
start-Q.start),P=[];for(const[$,Q]of K.entries()){$%m.y===m.y-1&&(yield m.Yz);const J=P.at(-1);J!==void 0&&J.length<B.Px&&Q.baseline-J[0].baseline<N*Math.min(Q.
size,J[0].size)?J.push(Q):P.push([Q])}for(const $ of P)$.sort((Q,J)=>Q.start-J.start);return P}function X(D,K){const P=[];let $;for(const J of D){const ct=P.at(
-1),Et=ct&&J.start-ct.end,mt=ct?Math.max(ct.size,J.size):0;Et!==void 0&&Et<K*mt&&Et>-f*mt?$===ct?$.join(J):P[P.length-1]=$=ct.joined(J):P.push(J)}const Q=P.reduce(
(J,ct)=>ct.size>J.size?ct:J);return{baseline:Q.baseline,size:Q.size,cells:P}}function*ft(D,K){const P=new q.q(K),$=[];let Q=0;for(const J of D.flat())for(const ct of pt(
J)){const Et=P.size;for(const[mt,bt]of ct.entries())mt>0&&P.space(`
`),(0,W.T)(P,bt,K),!((Q+=bt.fragments.length)<m.y)&&(Q=0,P.settle(),yield m.Yz);$.push({start:Et,end:P.size}),P.space(`
`)}return{flow:P,lines:$}}function ht({cells:D,gutters:K}){if(K.size===0)return[D];const P=[];for(const[$,Q]of D.entries())$===0||K.has($)?P.push([Q]):P.at(-1).
push(Q);return P}const pt=D=>ht(D).map(K=>At(K)?[...K].reverse():K);function At(D){return D.length<2?!1:D.filter(({fragments:P})=>P.some(({mayTurn:$,text:Q})=>$&&
(0,R.d)(Q))).length>D.length/2}}),3133:((St,dt,O)=>{O.d(dt,{X:()=>E,b:()=>k});var q=O(62743),m=O(86491),tt=O(74135),R=O(6057),B=O(65868),S=O(60660),M=O(84731),T=O(
89420);function _(I,p,u){const f=new Map,d=new Set,{fragments:g,edges:y}=I,L=[];for(const[X,ft]of g.entries()){const ht=p(ft),pt=ht&&z(ht.element);if(!pt){L.push(
ft);continue}if(d.has(pt)||pt.firstPage!==u)continue;d.add(pt);const At=(0,M.X5)(pt.actualText.trim());if(At==="")continue;const D=new T.F(ft.style,ft.start,ft.
baseline,ft.order,y.count);D.text=At,D.end=U(g,X,K=>{const P=p(K);return P!==void 0&&z(P.element)===pt});for(let K=0;K<At.length;K++)y.add(D.start,D.end);L.push(
D)}return L;function z(X){if(f.has(X))return f.get(X);const ft=[];for(const ht of(0,S.Hy)(X)){if(f.has(ht))break;ft.push(ht)}for(const ht of ft.reverse()){const pt=ht.
parent&&f.get(ht.parent);f.set(ht,pt??(ht.actualText===void 0?void 0:ht))}return f.get(X)}}function U(I,p,u){const f=I[p];let{end:d}=f;for(let g=p+1;g<I.length;g++){
const y=I[g];if(y.baseline!==f.baseline||y.style.frame!==f.style.frame||!u(y))break;d=Math.max(d,y.end)}return d}var st=O(98689),it=O(36211),F=O(5490);const at=3,
C=.5,A=4,G=2e4;class H{get rules(){return this.found.length>G?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(p,{matrix:u},f,d){const g=it.
lJ.get(p.operator);g?this.paints(g,d):this.found.length<=G&&this.path.length+this.boxes.length<=G&&this.extends(p,u)}extends(p,u){const f=(0,F.M)(p);switch(p.operator){case"\
re":{const[d=NaN,g=NaN,y=NaN,L=NaN]=f,z=(0,tt.zl)(u,[d,g,d+y,g+L]);z.every(Number.isFinite)&&this.boxes.push(z);return}case"m":this.first=this.last=(0,tt.Gd)(u,
f[0],f[1]);return;case"l":this.line((0,tt.Gd)(u,f[0],f[1]));return;case"c":case"v":case"y":this.last=(0,tt.Gd)(u,f.at(-2),f.at(-1));return;case"h":this.line(this.
first)}}line(p){this.path.push([this.last,p]),this.last=p}paints({fill:p,strokes:u,closes:f},d){if(f&&this.line(this.first),!d&&u){for(const[[g,y],[L,z]]of this.
path)this.add(g,y,L,z,C);for(const[g,y,L,z]of this.boxes)this.around(g,y,L,z)}if(!d&&p)for(const[g,y,L,z]of[...this.boxes,...this.outline()])this.add(g,y,L,z,at);
this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,tt.$L)(this.path.flat())]}around(p,u,f,d){if(f-p<=at||d-u<=at){this.add(
p,u,f,d,at);return}for(const g of[u,d])this.add(p,g,f,g,C);for(const g of[p,f])this.add(g,u,g,d,C)}add(p,u,f,d,g){const[y,L]=[Math.abs(f-p),Math.abs(d-u)];if(!(Math.
min(y,L)<=g&&Math.max(y,L)>=A))return;const z=L>y;this.found.push(z?{isVertical:z,at:(p+f)/2,from:Math.min(u,d),to:Math.max(u,d)}:{isVertical:z,at:(u+d)/2,from:Math.
min(p,f),to:Math.max(p,f)})}}var Y=O(27077),V=O(77211),Z=O(67223),ot=O(52332);const x=200,w=2e4;class j{index;found;characters;unreadable;ordered;reading;constructor(p,u){
this.index=p,this.found=u,this.characters=u.characters,this.unreadable=u.unreadable}get blocks(){return this.ordered??=(0,Y.zd)(this.order())}*blocksByLook(){const{
fragments:p,leafOf:u,rules:f,hasTablesApart:d=!0}=this.found;return f&&!u&&d?this.blocks:yield*(0,Z.NQ)(p,void 0,f??[])}order(){const{fragments:p,leafOf:u,rules:f,
hasTablesApart:d=!0}=this.found;return(0,Z.NQ)(p,u,d?f:void 0)}get flow(){return this.reading??=(0,Y.zd)((0,Z.dV)(this.blocks,this.found.edges))}async prepare(p){
const{fragments:u,edges:f}=this.found;u.length<x&&this.characters<w||(this.ordered=await(0,Y.k6)(this.order(),p),this.reading=await(0,Y.k6)((0,Z.dV)(this.ordered,
f),p))}*layout(p){return p==="reading"?this.flow.text:yield*(0,V.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:p,edges:u}=this.found;return yield*(0,ot.
x1)(yield*(0,ot.SE)(p),u)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(p){const u=yield*(0,Z.td)(this.blocks,
this.found.edges),f=[];for(const{0:d,index:g}of u.text.matchAll(p)){const y=u.box(g,g+d.length);y&&f.push({text:d,...y}),f.length%Y.y===Y.y-1&&(yield Y.Yz)}return f}}
const et=200,lt=2e4,k=({characters:I})=>Math.min(I+et,lt);class E{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(p,u=!1,f=!0){this.document=
p,this.findsRules=u,this.hasTablesApart=f,this.contents=new B.i(p)}async page(p){const{document:u}=this,f=(0,R.iw)(u,p),{width:d,height:g}=(0,tt.iN)(f),y={width:d*
f.userUnit,height:g*f.userUnit},L=new st.g(y.width,y.height,this.expected),z=this.findsRules?new H:void 0,X=await this.contents.read(p,L,z);return this.expected=
k(L),this.assemble(p,L,y,{rules:z?.rules,damage:X,usesElementTexts:!0})}async assemble(p,u,f,{rules:d,damage:g,usesElementTexts:y}){const{document:L}=this;u.finish();
const z=p<0?-1:L.pages.number(p),X=p<0?void 0:await(this.tags??=(0,S.g$)(L)),ft=X?.hasPage(z)?W(X,z):void 0,ht=y&&ft&&X?.hasTexts?_(u,ft,z):u.fragments,pt=N(ht),
At=X?.hasTexts===!0,D={fragments:ht,edges:u.edges,...pt,damage:g,leafOf:ft,hasElementTexts:At,rules:d,...f},K=new j(p,{...D,hasTablesApart:this.hasTablesApart});
return await K.prepare(L.job.pace),K}}function W(I,p){let u,f;return({style:{marks:d}})=>(d!==u&&(u=d,f=d.id<0?void 0:I.leaf(p,d.stream,d.id)),f)}function N(I){
let p=0,u=0,f=0;for(const{text:d,style:g}of I){const y=u;p+=d.length;for(let L=d.indexOf(q.m);L>=0;L=d.indexOf(q.m,L+1))u++;g.font===m.Z&&(f+=d.length-(u-y))}return{
characters:p,unreadable:u,assumed:f}}}),31681:((St,dt,O)=>{O.d(dt,{d:()=>m,f:()=>st});const q=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
m=A=>q.test(A),tt=0,R=1,B=2,S=3,M=4,T=new RegExp("\\p{L}","u"),_=new RegExp("\\p{Nd}","u");function U(A){return _.test(A)?S:q.test(A)?B:T.test(A)?R:/^[.,:/%+\-\u066b\u066c]$/.
test(A)?M:tt}function st(A,G){const H=A.map(U),Y=H.filter(j=>j===B).length,V=G.includes(!0);if(Y===0)return V?it(G):void 0;const Z=H.filter(j=>j===R).length,ot=Y>=
Z||V,x=A.map((j,et)=>et);ot&&x.reverse(),F(H,ot);const w=j=>ot?H[j]!==B:H[j]!==R;for(let j=0,et;j<x.length;j=et){for(et=j+1;et<x.length&&w(x[et])===w(x[j]);)et++;
w(x[j])&&(C(x,j,et),ot||at(x,H,j,et))}return x}function it(A){const G=A.map((H,Y)=>Y);for(let H=0,Y;H<G.length;H=Y){for(Y=H+1;Y<G.length&&A[Y]===A[H];)Y++;A[H]&&
C(G,H,Y)}return G}function F(A,G){for(let V=0;V<A.length;V++)if(A[V]===M){const Z=A[V-1]===S&&A[V+1]===S;A[V]=Z?S:tt}const H=G?B:R,Y=V=>V===void 0?H:V===S?G?B:R:
V;for(let V=0,Z;V<A.length;V=Z){if(Z=V+1,A[V]!==tt)continue;for(;Z<A.length&&A[Z]===tt;)Z++;const ot=Y(A[V-1]),x=Y(A[Z]);A.fill(ot===x?ot:H,V,Z)}if(!G){for(let V=0;V<
A.length;V++)if(A[V]===S){let Z=V;for(;A[Z]===S;)Z++;(A[V-1]!==B||A[Z]!==B)&&A.fill(R,V,Z),V=Z}}}function at(A,G,H,Y){for(let V=H,Z;V<Y;V=Z)if(Z=V+1,G[A[V]]===S){
for(;Z<Y&&G[A[Z]]===S;)Z++;C(A,V,Z)}}function C(A,G,H){for(let Y=G,V=H-1;Y<V;Y++,V--)[A[Y],A[V]]=[A[V],A[Y]]}}),99689:((St,dt,O)=>{O.d(dt,{Y4:()=>F,lP:()=>C,q9:()=>at,
re:()=>ot});var q=O(98689),m=O(27077),tt=O(93604),R=O(31681);const B=1.6,S=.5,M=.15,T=.6,_=.6,U=.35,st=.02,it=5e3;class F{fragments;start;end;baseline;size;top;bottom;characters;constructor(w){
this.fragments=[w],this.start=Math.min(w.start,w.end),this.end=Math.max(w.start,w.end),this.baseline=w.baseline,this.size=w.style.size,this.top=w.top,this.bottom=
w.bottom,this.characters=w.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(w){const j=this.fragments[this.
fragments.length-1];this.fragments.push(w),this.characters+=w.text.length;const et=Math.min(w.start,w.end),lt=Math.max(w.start,w.end);et<this.start&&(this.start=
et),lt>this.end&&(this.end=lt);const{style:k,baseline:E}=w;k===j.style&&E===j.baseline||(k.size>this.size*1.05&&(this.size=k.size,this.baseline=E),w.top<this.top&&
(this.top=w.top),w.bottom>this.bottom&&(this.bottom=w.bottom))}join(w){for(const j of w.fragments)this.add(j)}joined(w){const[j,...et]=this.fragments,lt=new F(j);
for(const k of et)lt.add(k);return lt.join(w),lt}sort(){const{fragments:w}=this;for(let j=1;j<w.length;j++)if(w[j].start<w[j-1].start){w.sort((et,lt)=>et.start-
lt.start||et.order-lt.order);return}}}function*at(x){const w=[];let j;for(let k=0;k<x.length;k++){const E=x[k];k%m.y===m.y-1&&(yield m.Yz),j&&A(j,E)?j.add(E):w.
push(j=new F(E))}const et=yield*G(w);let lt=0;for(const k of et)k.sort(),lt+=k.fragments.length,!(lt<m.y)&&(lt=0,yield m.Yz);return et}const C=({style:x,text:w,
mayTurn:j})=>x.marks.isReversed||j&&(0,R.d)(w);function A(x,w){const{style:j,start:et,end:lt,baseline:k}=w;if(j.frame!==x.frame||x.characters>it)return!1;const E=Math.
max(j.size,x.size),W=Math.abs(k-x.baseline);if(W>T*E)return!1;const N=et-x.end,I=x.start-Math.max(et,lt);return W>M*E?N>-S*E&&N<_*E:N>-S*E&&N<B*E||I>-S*E&&I<(C(
w)?_:U)*E}function*G(x){if(x.length<2)return[...x];const w=new Map;for(const{frame:k}of x)w.has(k)||w.set(k,w.size);const j=[];for(let k=0;k<x.length;k++){const E=x[k];
k%m.y===m.y-1&&(yield m.Yz),j.push({segment:E,order:k,frame:w.get(E.frame)})}const et=yield*(0,tt.p9)(j,(k,E)=>k.frame-E.frame||k.segment.baseline-E.segment.baseline||
k.segment.start-E.segment.start),lt=new Set;for(let k=0;k<et.length;k++){k%m.y===m.y-1&&(yield m.Yz);const{segment:E,frame:W,order:N}=et[k];if(!(lt.size>0&&lt.has(
E)))for(let I=k+1;I<Math.min(et.length,k+H);I++){const p=et[I],u=Math.min(E.size,p.segment.size);if(p.frame!==W||p.segment.baseline-E.baseline>M*u)break;if(lt.has(
p.segment)||!V(E,p.segment))continue;const[f,d]=N<p.order?[E,p.segment]:[p.segment,E];if(f.join(d),lt.add(d),d===E)break}}return lt.size===0?[...x]:x.filter(k=>!lt.
has(k))}const H=50,Y=/:$/;function V(x,w){const j=Math.min(x.size,w.size);if(x.characters+w.characters>it||Math.max(x.size,w.size)>1.5*j||Z(x)||Z(w))return!1;const[
et,lt]=x.start<=w.start?[x,w]:[w,x],k=lt.start-et.end,E=Y.test(et.fragments.at(-1).text)?_:U;return k>-st*j&&k<E*j}const Z=({fragments:x})=>x.length===1&&x[0].text.
length===1;function ot(x,w){return w.order===x.order+1&&(x.spaceAfter||w.spaceBefore)?!0:w.start-x.end>Math.max((0,q.U)(x.style),(0,q.U)(w.style))}}),73356:((St,dt,O)=>{
O.d(dt,{T:()=>B,x:()=>R});var q=O(61520),m=O(31681),tt=O(99689);function R(M,T){const _=new q.q(T);return B(_,M,T),_.text}function B(M,{fragments:T},_){if(T.some(
tt.lP)){S(M,T,_);return}for(let U=0;U<T.length;U++){const st=T[U];U>0&&(0,tt.re)(T[U-1],st)&&M.space(" "),M.add(st)}}function S(M,T,_){const U=[];for(const[at,C]of T.
entries()){at>0&&(0,tt.re)(T[at-1],C)&&U.push({text:" ",from:0,to:0});const{text:A}=C;for(let G=0,H;G<A.length;G=H){for(H=G+1;H<A.length&&_.isOneGlyph(C,H-1);)H++;
U.push({text:A.slice(G,H),fragment:C,from:G,to:H})}}const st=U.map(({text:at})=>at),it=at=>U[at]?.fragment?.style.marks.isReversed??!1,F=U.map(({fragment:at},C)=>it(
C)||!at&&it(C-1)&&it(C+1));for(const at of(0,m.f)(st,F)??st.keys()){const{text:C,fragment:A,from:G,to:H}=U[at];A?M.add(A,G,H):M.space(C)}}})};
