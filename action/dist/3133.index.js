"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((zt,At,_)=>{_.d(At,{D:()=>W,L:()=>M});var at=_(45657);function M({cos:B,sin:Q},ct,R,C,I){if(Q===0&&B===
1)return{x:ct,y:C,width:R-ct,height:I-C};const J=[ct*B-C*Q,R*B-C*Q,ct*B-I*Q,R*B-I*Q],P=[ct*Q+C*B,R*Q+C*B,ct*Q+I*B,R*Q+I*B],[V,F]=[(0,at.YG)(J),(0,at.YG)(P)];return{
x:V,y:F,width:(0,at.Kf)(J)-V,height:(0,at.Kf)(P)-F}}function W(B,Q){const[ct,R]=[Math.min(B.x,Q.x),Math.min(B.y,Q.y)];return{x:ct,y:R,width:Math.max(B.x+B.width,
Q.x+Q.width)-ct,height:Math.max(B.y+B.height,Q.y+Q.height)-R}}}),60660:((zt,At,_)=>{_.d(At,{P9:()=>K,nZ:()=>v,g$:()=>rt,Bi:()=>ut,Hy:()=>et});var at=_(44233),M=_(
77581),W=_(45599),B=_(70549),Q=_(9819);const ct=1e3,R=20,C=200,I=20;function J(E,d,f){let[h,u,p]=[1,1,[]];for(const S of P(E,d)){h=V(E,S.get("ColSpan"))??h,u=V(
E,S.get("RowSpan"))??u;const L=E.array(S.get("Headers"));L&&(p=L.slice(0,R).flatMap(m=>F(E,m)??[]))}return{columns:h,rows:u,id:F(E,f),heads:p}}function P(E,d){return d===
void 0?[]:(E.array(d)?.slice(0,I)??[d]).flatMap(h=>E.dict(h)??[])}function V(E,d){const f=d===void 0?void 0:E.resolve(d);return typeof f=="number"&&Number.isInteger(
f)&&f>=1&&f<=ct?f:void 0}function F(E,d){const f=d===void 0?void 0:E.resolve(d);return f instanceof W.Mx?(0,M.g7)(f).slice(0,C):void 0}var Y=_(78157),D=_(79725),
A=_(82416);const G=2e3,U=9;class X{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new D.R;number=0;isReference=!1;constructor(d){this.document=
d}read(d){const{entries:f,kids:h}=this;h.length=0;const u=this.document.place(d);if(!u||!f.locate(u.bytes,u.start,Math.min(u.end,u.start+G)))return!1;const{bytes:p}=u,
{at:S}=f;if(f.find(p,"MCID")>=0)return!1;this.hasTexts=f.find(p,"ActualText")>=0||f.find(p,"Alt")>=0,this.hasAttributes=f.find(p,"A")>=0||f.find(p,"ID")>=0;const L=f.
find(p,"S");if(L<0||p[S[L+2]]!==Y.cL)return!1;this.name(p,S[L+2]+1,S[L+3]);const m=f.find(p,"Pg");if(this.page=-1,m>=0){if(this.after(p,S[m+2],S[m+3])!==S[m+3]||
!this.isReference)return!1;this.page=this.number}const T=f.find(p,"K");return T<0||this.readKids(p,S[T+2],S[T+3])}name(d,f,h){const{type:u}=this;let p=0;if(u.length===
h-f)for(;p<u.length&&d[f+p]===u.charCodeAt(p);)p++;(p<h-f||p===0)&&(this.type=(0,A.MQ)(d,f,h))}readKids(d,f,h){const u=d[f]===Y.WL,p=u?h-1:h;if(u&&d[p]!==Y.wt)return!1;
for(let S=(0,Y.AN)(d,u?f+1:f,p);S<p;S=(0,Y.AN)(d,S,p)){if(S=this.after(d,S,p),S<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return u||
!this.isReference||this.isDictionary(this.number)}isDictionary(d){const f=this.document.place(d);return f!==void 0&&f.bytes[(0,Y.AN)(f.bytes,f.start,f.end)]===Y.
iH}after(d,f,h){let u=f,p=0;for(;u<h&&q(d[u]);u++)p=p*10+d[u]-Y.l0;if(u===f||u-f>U||(this.number=p,this.isReference=!1,u<h&&!ft(d[u])))return-1;const S=(0,Y.AN)(
d,u,h);let L=S;for(;L<h&&q(d[L]);)L++;const m=(0,Y.AN)(d,L,h);return L===S||m>=h||d[m]!==Y.AV?u:(this.isReference=!0,m+1)}}const q=E=>E>=Y.l0&&E<=Y.ev,ft=E=>E===
32||E===10||E===13,gt=1e7,ot=4,Tt=2,bt=1e4;class j{pages=new Map;count=0;last;hasTexts=!1;leaf(d,f,h){const u=this.pages.get(d);return f===0&&h<bt?u?.own[h]:u?.
others.get(f*gt+h)}async leaves(d,f){const{own:h=[],others:u}=this.pages.get(d)??{};return await(0,at.qZ)([...h.flat(),...u?.values()??[]],(p,S)=>p.order-S.order,
f)}hasPage(d){return this.pages.has(d)}add(d,f,h,u){if(!Number.isInteger(u)||u<0||u>=gt)return;const{own:p,others:S}=this.leavesOf(f);if(h===0&&u<bt)p[u]??={element:d,
order:this.count++};else{const L=h*gt+u;S.has(L)||S.set(L,{element:d,order:this.count++})}for(let L=d;L&&L.firstPage<0;L=L.parent)L.firstPage=f}leavesOf(d){if(this.
last?.number===d)return this.last.leaves;let f=this.pages.get(d);return f||this.pages.set(d,f={own:[],others:new Map}),this.last={number:d,leaves:f},f}}const rt=(0,B.
n)(w);function ut(E){const d=E.dict(E.catalog.get("MarkInfo"));return E.dict(E.catalog.get("StructTreeRoot"))!==void 0&&E.resolve(d?.get("Marked"))===!0}async function w(E){
const d=E.dict(E.catalog.get("StructTreeRoot"));if(!d||E.resolve(E.dict(E.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const f=new x(E,E.dict(d.get("R\
oleMap")));return await f.run(d),f.tags}class x{document;roles;tags=new j;visit;bytes;types=new Map;open=[];constructor(d,f){this.document=d,this.roles=f,this.visit=
new Q._i(d),this.bytes=new X(d)}async run(d){const{open:f,document:h}=this;this.push(d.get("K"),void 0,-1);for(let u=f.pop();u;u=f.pop()){this.take(u);const p=h.
job.pace.step(300);p&&await p}}push(d,f,h){if(d===void 0)return;const u=(0,W.i9)(d)||(0,W.cy)(d)?this.document.array(d)??[d]:[d];for(let p=u.length-1;p>=0;p--)this.
open.push({kid:u[p],parent:f,page:h})}take({kid:d,parent:f,page:h}){if(typeof d=="number"){f&&h>=0&&this.tags.add(f,h,0,d);return}if(!this.visit.first(d)||(0,W.
i9)(d)&&this.takeBytes(d.number,f,h))return;const u=this.document.dict(d);if(!u)return;const p=u.get("Pg"),S=(0,W.i9)(p)?p.number:h,L=u.get("MCID");if(L!==void 0){
const nt=u.get("Stm");f&&S>=0&&this.tags.add(f,S,(0,W.i9)(nt)?nt.number:0,Number(this.document.resolve(L)));return}const m=this.document.resolve(u.get("S"));if(!(m instanceof
W.SX))return;const T=this.standard(m.text),z={type:T,parent:f,actualText:this.text(u.get("ActualText")),alternative:this.text(u.get("Alt")),cell:v(T)?J(this.document,
u.get("A"),u.get("ID")):void 0,firstPage:-1};this.enter(z),this.push(u.get("K"),z,S),(0,W.i9)(d)&&this.document.release(d.number)}takeBytes(d,f,h){const{bytes:u,
document:p,open:S,tags:L}=this;if(!u.read(d))return!1;const{hasTexts:m,hasAttributes:T,kids:z}=u,nt=this.standard(u.type),ht=T&&v(nt),Mt={type:nt,parent:f,actualText:m?
this.text(p.entry(d,"ActualText")):void 0,alternative:m?this.text(p.entry(d,"Alt")):void 0,cell:ht?J(p,p.entry(d,"A"),p.entry(d,"ID")):void 0,firstPage:-1};this.
enter(Mt);const st=u.page<0?h:u.page;if(z.some(mt=>mt<0))for(let mt=z.length-1;mt>=0;mt--){const yt=z[mt];S.push({kid:yt<0?new W.oS(-1-yt):yt,parent:Mt,page:st})}else if(st>=
0)for(const mt of z)L.add(Mt,st,0,mt);return!0}enter(d){const{type:f,parent:h,actualText:u}=d;u!==void 0&&(this.tags.hasTexts=!0),f==="TR"&&N(d),!(h?.type!=="TR"||
!v(f))&&(h.cells?h.cells.push(d):h.cells=[d])}text(d){const f=d===void 0?null:this.document.resolve(d);if(!(f instanceof W.Mx))return;const h=(0,M.g7)(f);return this.
document.job.memory.budget.spend("characters",h.length),h}standard(d){const f=this.types.get(d);if(f!==void 0)return f;let h=d;for(let u=0;u<16;u++){const p=this.
document.resolve(this.roles?.get(h));if(!(p instanceof W.SX)||p.text===h)break;h=p.text}return this.types.set(d,h),h}}function N(E){let d=E.parent;for(let f=1;f<
Tt&&d?.type!=="Table";f++)d=d?.parent;d?.type==="Table"&&(d.firstRows??=[],d.firstRows.length<ot&&d.firstRows.push(E))}const v=E=>E==="TD"||E==="TH";function K(E){
const d=new Map;return f=>{const h=[];let u;for(const p of et(f)){if(u=d.get(p)??(E(p.type)?p:void 0),u||d.has(p))break;h.push(p)}for(const p of h)d.set(p,u);return u&&
d.set(u,u),u}}function*et(E){for(let d=E;d;d=d.parent)yield d}}),34659:((zt,At,_)=>{_.d(At,{a:()=>at,v:()=>M});const at="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u2\
5cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",M='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((zt,At,_)=>{_.d(At,{Ps:()=>Y,RO:()=>C,
V0:()=>P,X5:()=>I});const at=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,M=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,
W=/[\t\n\v\f\r\u00a0]/g,B=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,Q=173,ct=1e4,R=100;class C{cleaned=new Map;clean(A){if(A.length===
1){const U=A.charCodeAt(0);if(U>32&&U<127||U>160&&U<1536&&U!==Q||U>=11904&&U<55296)return A}let G=this.cleaned.get(A);return G===void 0&&(G=I(A),this.cleaned.size<
ct&&A.length<=R&&this.cleaned.set(A,G)),G}}function I(D){return D.replace(W," ").replace(at,"").replace(M,A=>A.normalize("NFKC")).replace(B,"�")}const J=new Map(
[[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],
[733,"̋"]]);function P(D){if(D.length!==1)return;const A=D.charCodeAt(0);return(A<128?A===94||A===96||A===126:A<=733&&(A>=710||A<=184))?J.get(A):void 0}const V=new RegExp(
"^\\p{L}$","u"),F=new Map([["ı","i"],["ȷ","j"]]);function Y(D,A){if(!V.test(D))return;const G=((F.get(D)??D)+A).normalize("NFC");return G.length===1?G:void 0}}),
62897:((zt,At,_)=>{_.d(At,{K:()=>M,Y:()=>at});function at(W,B=1/0){let Q=B;for(const ct of W)ct<Q&&(Q=ct);return Q}function M(W,B=-1/0){let Q=B;for(const ct of W)
ct>Q&&(Q=ct);return Q}}),61520:((zt,At,_)=>{_.d(At,{q:()=>B});var at=_(4186),M=_(69631);const W=500;class B{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(R){
this.edges=R}get text(){return this.flush(),this.whole??=this.parts.join("")}get shown(){const{text:R}=this;return this.raised.length===0?R:this.withRaised??=(0,M.
zZ)(R,this.raised)}raiseNext(){this.raised.push(this.length)}get size(){return this.length}tail(R){this.flush();let C="";for(let I=this.parts.length-1;I>=0&&C.length<
R;I--)C=this.parts[I]+C;return C.slice(-R)}lastLetter(){this.flush();for(let R=this.parts.length-1;R>=0;R--){const C=this.parts[R];for(let I=C.length-1;I>=0;I--)
if(C[I]!==`
`)return C.charCodeAt(I)}return 0}add(R,C=0,I=R.text.length){const J=C===0&&I===R.text.length;J||this.cuts.set(this.offsets.length,{from:C,to:I}),this.offsets.push(
this.length),this.fragments.push(R),this.space(J?R.text:R.text.slice(C,I))}fromOf(R){return this.cuts.size===0?0:this.cuts.get(R)?.from??0}toOf(R){return(this.cuts.
size===0?void 0:this.cuts.get(R)?.to)??this.fragments[R].text.length}settle(){this.flush();const R=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(R).join("")),this.settled=this.parts.length}space(R){this.rest+=R,this.length+=R.length,this.whole=this.withRaised=void 0,this.rest.length>W&&this.
flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(R){this.flush(),this.whole=this.withRaised=void 0,this.length-=R;for(let C=R;C>0;){
const I=this.parts.pop()??"";I.length>C&&this.parts.push(I.slice(0,-C)),C-=I.length}for(let C=this.offsets.length-1;C>=0;C--){const[I,J,P]=[this.offsets[C],this.
fromOf(C),this.toOf(C)];if(I+P-J<=this.length)break;this.cuts.set(C,{from:J,to:Math.max(J,this.length-I+J)})}}*pieces(){const{text:R}=this;let C=0;for(const[I,J]of this.
offsets.entries()){const P=this.toOf(I)-this.fromOf(I);P<=0||(yield{space:R.slice(C,J),text:R.slice(J,J+P),fragment:this.fragments[I]},C=J+P)}}box(R,C){const I=this.
lineBoxes(R,C);return I.length===0?void 0:I.reduce(at.D)}letters(R,C){return Array.from(this.within(R,C),({fragment:I,from:J,to:P,position:V})=>({first:I.letters+
J,position:V,count:P-J}))}*within(R,C){for(let I=Math.max(this.pieceAt(R),0);I<this.offsets.length&&this.offsets[I]<C;I++){const J=this.offsets[I],P=this.fromOf(
I),V=Math.max(P,P+R-J),F=Math.min(this.toOf(I),P+C-J);V<F&&(yield{fragment:this.fragments[I],from:V,to:F,position:J+V-P})}}lineBoxes(R,C){const I=[];let J;for(const{
fragment:P,from:V,to:F}of this.within(R,C)){const Y=this.edges.box(P,V,F);J&&Q(J,P)?I.push((0,at.D)(I.pop(),Y)):I.push(Y),J=P}return I}at(R){const C=this.pieceAt(
R);if(C<0)return;const I=this.toOf(C)-this.fromOf(C);return R<this.offsets[C]+I?this.fragments[C]:void 0}pieceAt(R){let C=0,I=this.offsets.length;for(;C<I;){const J=C+
I>>1;this.offsets[J]<=R?C=J+1:I=J}return C-1}}function Q(ct,R){return ct.style.frame!==R.style.frame?!1:2*(Math.min(ct.bottom,R.bottom)-Math.max(ct.top,R.top))>=
Math.min(ct.bottom-ct.top,R.bottom-R.top)}}),98689:((zt,At,_)=>{_.d(At,{g:()=>j,U:()=>bt});var at=_(84731);const M=.1,W=50,B=256,Q=4,ct=1073741823;class R{letters;fragments;count=0;hashes;heads;next;constructor(w,x,N){
this.letters=w,this.fragments=x;let v=B;for(;v*Q<N;)v*=2;this.hashes=new Int32Array(v),this.heads=new Int32Array(v),this.next=new Int32Array(v)}add(w,x){const{fragments:N,
heads:v,hashes:K,next:et}=this,E=this.hashOf(w.letters,x);let d=0;for(let f=v[E&v.length-1];f>0&&d<W;f=et[f-1]){if(d++,K[f-1]!==E)continue;const h=N[f-1];if((f<
N.length?N[f].letters:w.letters)-h.letters===x&&C(h,w)&&this.isSameText(h,w,x))return!1}return this.count===K.length&&this.grow(),this.hashes[this.count]=E,this.
link(++this.count,E),N.push(w),!0}hashOf(w,x){const{units:N}=this.letters;let v=x;for(let K=w;K<w+x;K++)v=(v<<5)-v+N[K]&ct;return v^v>>15}isSameText(w,x,N){const{
units:v}=this.letters;for(let K=0;K<N;K++)if(v[w.letters+K]!==v[x.letters+K])return!1;return!0}link(w,x){const N=x&this.heads.length-1;this.next[w-1]=this.heads[N],
this.heads[N]=w}grow(){const{hashes:w,count:x}=this;this.hashes=new Int32Array(2*x),this.hashes.set(w),this.heads=new Int32Array(2*x),this.next=new Int32Array(2*
x);for(let N=0;N<x;N++)this.link(N+1,w[N])}}function C(ut,w){const x=M*w.style.size;return ut.style.frame===w.style.frame&&Math.abs(ut.start-w.start)<x&&Math.abs(
ut.end-w.end)<2*x&&Math.abs(ut.baseline-w.baseline)<x}var I=_(89420),J=_(78157);const P=512,V=256;class F{units;used=0;all=0;constructor(w){this.units=new Uint16Array(
Math.max(w,P))}add(w){if(this.used===this.units.length){const x=new Uint16Array(this.used*2);x.set(this.units),this.units=x}this.units[this.used++]=w,this.all|=
w}drop(w){this.used-=w}replace(w,x){this.used-=w;for(let N=0;N<x.length;N++)this.add(x.charCodeAt(N))}text(){const w=this.units.subarray(0,this.used);return this.
all<V?(0,J.bS)(Uint8Array.from(w)).toString("latin1"):(0,J.bS)(new Uint8Array(w.buffer,0,2*w.length)).toString("utf16le")}}const Y=.02,D=.12,A=.5,G=.4,U=32,X=127,
q=1424,ft=1e3,gt=.1,ot=.18,Tt=.25;function bt({font:ut,frame:w,size:x,unit:N}){return w.vertical?x/2:N*Math.min(Math.max((ut.space??Tt)/2,gt),ot)}class j{width;height;fragments=[];edges;cleaner=new at.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(w,x,N=0,v=!1){this.width=w,this.height=x,this.edges=
new I.l(N,v),this.letters=new F(N),this.drawn=new R(this.letters,this.fragments,N)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(w,x,N,v,K){x===" "?this.space():this.follows(w,x,N,v,K)||this.place(w,x,N,v,K)}follows(w,x,N,v,K){const{open:et}=this;if(et===void 0||
et.style!==w||et.baseline!==K||this.isSpaced||x.length!==1)return!1;const E=x.charCodeAt(0),d=N-et.end;return E<=U||E>=X||N<this.end||d>this.gap||d<-G*w.unit||w.
frame.sin!==0||w.frame.cos!==1||v<N||v<0||N>this.width||this.letters.used-et.letters>=ft?!1:(et.end=this.end=v,this.text=x,this.start=N,this.letters.add(E),this.
edges.add(N,v),!0)}place(w,x,N,v,K){const et=this.cleaner.clean(x);if(et===" "?this.space():et===""&&x!==""&&this.open&&N<=this.open.end&&(this.open.end=Math.max(
v,this.open.end)),et===""||et===" ")return;if(!this.isEndless&&!this.isVisible(w,N,v,K)){this.leavesOut=!0;return}const{open:E}=this;E&&E.style.frame===w.frame&&
N<this.end-D*w.unit&&this.overlaps(E,w,et,N,v,K)||((!E||E.style!==w||this.letters.used-E.letters>=ft||this.isSpaced||N-E.end>this.gap||N-E.end<-G*w.unit||Math.abs(
K-E.baseline)>Y*w.size)&&this.begin(w,N,K),this.append(et,N,v))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;
const{fragments:w,letters:x}=this,N=x.text();for(let v=w.length-1,K=x.used;v>=0;v--){const et=w[v];et.text=N.slice(et.letters,K),K=et.letters}}append(w,x,N){const v=this.
open;v.end=N,this.text=w,this.start=x,this.end=N;for(let K=0;K<w.length;K++){const et=w.charCodeAt(K);et>=q&&(v.mayTurn=!0),this.letters.add(et),this.edges.add(
x,N)}}begin(w,x,N){this.close();const v=new I.F(w,x,N,this.drawnCount++,this.letters.used);v.mayTurn=!1,v.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.
style!==w&&(this.gap=bt(w)),this.open=v}overlaps(w,x,N,v,K,et){const E=Math.abs(et-w.baseline),d=Math.max(K-v,this.end-this.start);if(E>A*x.size||Math.abs(v+K-this.
start-this.end)>d||this.text==="")return!1;if(N===this.text&&Math.abs(v-this.start)<M*x.size&&E<M*x.size)return this.edges.join(),!0;const f=(0,at.V0)(N),h=(0,at.
V0)(this.text),u=f!==void 0?(0,at.Ps)(this.text,f):h===void 0?void 0:(0,at.Ps)(N,h);return u===void 0?!1:(u.charCodeAt(0)>=q&&(w.mayTurn=!0),this.edges.join(),this.
letters.replace(this.text.length,u),this.edges.drop(this.text.length-(f===void 0?0:1)),f===void 0&&(this.edges.add(v,K),this.start=v,w.end=this.end=Math.max(K,v)),
this.text=u,!0)}close(){const{open:w,letters:x}=this;if(!w)return;const N=x.used-w.letters;this.drawn.add(w,N)||(this.leavesOut=!0,x.drop(N),this.edges.drop(N))}isVisible({
frame:{cos:w,sin:x},size:N},v,K,et){const E=et-rt*N,{width:d,height:f}=this,h=v*w-E*x,u=v*x+E*w,p=h+(K-v)*w,S=u+(K-v)*x;return(h>=0||p>=0)&&(u>=0||S>=0)&&(h<=d||
p<=d)&&(u<=f||S<=f)}}const rt=.3}),89420:((zt,At,_)=>{_.d(At,{F:()=>W,l:()=>Q});var at=_(4186);const M=3;class W{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(R,C,I,J,P){
this.style=R,this.start=C,this.baseline=I,this.order=J,this.letters=P,this.end=C}get top(){const{font:R,frame:C,size:I}=this.style;return this.baseline-(C.vertical?
.5:R.ascent)*I}get bottom(){const{font:R,frame:C,size:I}=this.style;return this.baseline+(C.vertical?.5:-R.descent)*I}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==M}get box(){return(0,at.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const B=512;class Q{values;used=0;glyph=0;glyphs;joined=[];constructor(R,C=!1){
this.values=new Float64Array(2*Math.max(R,B)),this.glyphs=C?[]:void 0}get count(){return this.used/2}add(R,C){if(this.used+2>this.values.length){const I=new Float64Array(
this.values.length*2);I.set(this.values),this.values=I}this.values[this.used++]=R,this.values[this.used++]=C,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(R){this.used-=2*R,this.glyphs&&(this.glyphs.length-=R)}isOneGlyph(R,C){const I=2*(R.letters+C);return this.values[I]===
this.values[I+2]&&this.values[I+1]===this.values[I+3]}box(R,C,I){let J=1/0,P=-1/0;for(let V=2*(R.letters+C);V<2*(R.letters+I);V++){const F=this.values[V];F<J&&(J=
F),F>P&&(P=F)}return(0,at.L)(R.style.frame,J,P,R.top,R.bottom)}}}),69631:((zt,At,_)=>{_.d(At,{Bs:()=>I,N$:()=>M,WV:()=>W,rk:()=>R,zZ:()=>J});var at=_(78157);const M=.85,
W=.2,B=3,Q=/^\d{1,3}$/,ct=/\d$/;function R(P,{style:V,baseline:F},Y){const{frame:D,size:A}=Y.style;return V.size<M*A&&Y.baseline-F>W*A&&V.frame===D&&!D.vertical&&
Q.test(P)&&ct.test(Y.text)}const C="⁰¹²³⁴⁵⁶⁷⁸⁹",I=P=>P.replace(/\d/g,V=>C[Number(V)]);function J(P,V){const F=[];let Y=0;for(const D of V){if(D<
Y)continue;let A=D;for(;A<D+B&&(0,at.yp)(P.charCodeAt(A));)A++;F.push(P.slice(Y,D),I(P.slice(D,A))),Y=A}return F.join("")+P.slice(Y)}}),27077:((zt,At,_)=>{_.d(At,
{Kl:()=>W,Yz:()=>M,y:()=>at});const at=1e3,M=3e5,W=1e4}),5609:((zt,At,_)=>{_.d(At,{N1:()=>gt,Px:()=>ft,_I:()=>Tt,eB:()=>ot,tS:()=>R,ub:()=>j});var at=_(45657),M=_(
34659),W=_(62897),B=_(27077);const Q=.3,ct=.5,R=1.75,C=1.25,I=2,J=3,P=3.2,V=.1,F=.05,Y=15,D=.75,A=3,G=.5,U=.4,X=new RegExp("^\\p{Ll}","u"),q=new RegExp(`^(?:[${M.
a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),ft=500;class gt{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,end:this.end,
top:this.top,bottom:this.bottom}=d}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].
size}add(d){this.segments.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(
this.bottom,d.bottom)}}class ot{element;lines;start;end;top;bottom;constructor(d){this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=
d}static of(d,f){const h=new ot(d[0]);for(let u=1;u<d.length;u++)h.add(d[u]);return h.element=f,h}get frame(){return this.lines[0].frame}add(d){this.lines.push(
d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}function*Tt(E){
const d=[];let f;for(let h=0;h<E.length;h++){const u=E[h];h%B.y===B.y-1&&(yield B.Yz);const p=f?Math.min(f.size,u.size):0;f?.frame===u.frame&&f.segments.length<
ft&&Math.abs(f.baseline-u.baseline)<Q*p&&u.start>f.end-ct*p&&!bt(f,u)?f.add(u):d.push(f=new gt(u))}return d}const bt=(E,{start:d,size:f})=>d-E.end>I*Math.min(E.
size,f)&&Math.max(E.size,f)>C*Math.min(E.size,f);function*j(E){const d=[];let f;for(let h=0;h<E.length;h++){const u=E[h];h%B.y===B.y-1&&(yield B.Yz),f&&et(f,u)?
f.add(u):(f&&K(d),d.push(f=new ot(u)))}return f&&K(d),yield*rt(d)}function*rt(E){const d=[];for(let p=0,S;p<E.length;p=S){for(S=p+1;S<E.length&&N(E,p,S);S++)S%B.
y===B.y-1&&(yield B.Yz);d.length%B.y===B.y-1&&(yield B.Yz),d.push(E.slice(p,S))}if(!d.some(p=>p.length>=A))return E;const f=new Map,h=[];for(const[p,S]of d.entries()){
p%B.y===B.y-1&&(yield B.Yz);const L=S.length<A?void 0:yield*v(S,G);L&&f.set(w(S),Math.max(f.get(w(S))??0,ut(S))),h.push(L)}if(f.size===0)return E;const u=[];for(const[
p,S]of d.entries()){p%B.y===B.y-1&&(yield B.Yz);const L=S.length<2?void 0:[0,-1,1].map(T=>f.get(w(S)+T)).find(Boolean),m=h[p]??(L===void 0?void 0:yield*v(S,0,L));
(0,at.RZ)(u,m?x(S,m):S)}return u}const ut=E=>(0,W.K)(E.map(({end:d})=>d)),w=([E,d])=>Math.round(10*(d.lines[0].baseline-E.lines[0].baseline));function x(E,d){const f=[];
let h;for(const[u,p]of E.entries())h?h.add(p.lines[0]):f.push(h=p),d.has(u)&&(h=void 0);return f}function N(E,d,f){const[h,u,p]=[E[d],E[f-1],E[f]];if(u.lines.length>
1||p.lines.length>1||u.frame!==p.frame)return!1;const[S,L]=[u.lines[0],p.lines[0]],{size:m}=h.lines[0],T=L.baseline-S.baseline,z=E[d+1].lines[0].baseline-h.lines[0].
baseline;return Math.abs(L.size-m)<F*m&&Math.abs(T-z)<V*m&&T>0&&T<=P*m&&L.start<u.end&&L.end>u.start}function*v(E,d,f=0){const[h,u]=[(0,W.Y)(E.map(({start:m})=>m)),
Math.max(f,ut(E))],p=new Set;let S=0;for(const[m,{lines:T,start:z,end:nt}]of E.entries()){m%B.y===B.y-1&&(yield B.Yz);const{size:ht}=T[0],Mt=E[m+1],st=Mt?.lines[0].
segments[0].fragments[0],mt=st&&nt+Math.abs(st.end-st.start)+D*ht>u,yt=Mt&&Mt.start>z+ht/2&&!q.test(T[0].segments[0].fragments[0].text);!mt||yt||nt-h<Y*ht||q.test(
st.text)?p.add(m):X.test(st.text)&&S++}const L=E.length-p.size;return L>=d*E.length&&S>=U*L?p:void 0}function K(E){const d=E.at(-2),f=E.at(-1);if(!(!d||f.lines.
length<J||d.lines.length>=f.lines.length||!et(f,d.lines[0]))){E.splice(-2,1);for(const h of d.lines)f.add(h)}}function et(E,d){const f=E.lines.at(-1);if(f.frame!==
d.frame)return!1;const h=Math.max(f.size,d.size),u=d.baseline-f.baseline;return u<Q*h||u>R*h||h>C*Math.min(f.size,d.size)?!1:d.start<E.end&&d.end>E.start}}),11474:((zt,At,_)=>{
_.d(At,{Jm:()=>ft,KT:()=>A,UM:()=>D,X6:()=>q,dJ:()=>bt});var at=_(62897),M=_(27077),W=_(44233),B=_(98095);const Q=.65,ct=.3,R=.12,C=.03,I=.12,J=6,P=3,V=2,F=50,Y=20,
D=/^[$\u20ac\u00a3\u00a5]$/u;function*A(j){const rt=[];for(const{cells:v,size:K}of j)for(const[et,E]of v.entries()){for(const{start:d,end:f,isLabel:h}of ot(E,K))
rt.push({start:d,end:f,kind:h?"label":"words"});rt.push({start:v[et-1]?.end??-1/0,end:E.start,kind:et>0?"cells":"first"}),yield E.fragments.length*M.Yz/M.y}if(rt.
length<P)return j;const ut=(0,at.Y)(j.map(v=>v.size)),w=v=>j[0].cells.some(({start:K,end:et})=>K<v&&et>v),x=[];for(const v of["start","end"]){const K=yield*(0,W.
p9)(rt,(et,E)=>et[v]-E[v]);for(let et=0,E;et<K.length;et=E){for(E=et+1;E<K.length&&K[E][v]-K[E-1][v]<I*ut;)E++;const d=K.slice(et,E),[f,h]=[(0,at.K)(d.map(m=>m.
start)),(0,at.Y)(d.map(m=>m.end))];if(d.length<P||f>=h||x.length===F)continue;const u=(f+h)/2,p={at:u,edge:v,near:v==="start"?f:h},S=d.filter(({kind:m})=>m==="w\
ords"||m==="label");S.length>=P||S.some(({kind:m})=>m==="label")||S.length>0&&d.length-S.length>=V&&d.length>P?x.push({...p,isInFirst:!1}):w(u)&&d.filter(({kind:m})=>m!==
"first").length>=P&&x.push({...p,isInFirst:!0})}}let N=j;for(const v of x)N=(yield*U(N,v))??N;return G(N,x)}function G([j,...rt],ut){const w=rt.reduce((N,{cells:v})=>Math.
max(N,v.length),0);let x=j;for(const{edge:N,near:v,isInFirst:K}of ut){if(x.cells.length>=w)break;if(!K)continue;const E=x.cells.flatMap(d=>ot(d,x.size,R).slice(
0,Y)).find(d=>Math.abs(d[N]-v)<C*x.size);x=(E&&Tt(x,(E.start+E.end)/2))??x}return x.cells.length===w?[x,...rt]:[j,...rt]}function*U(j,{at:rt,isInFirst:ut}){const w=[];
for(const[x,N]of j.entries()){const v=N.cells.find(({start:et,end:E})=>et<rt&&E>rt);if(yield(N.cells.length+(v?.fragments.length??0))*M.Yz/M.y,v&&ut&&x>0)return;
const K=v?ot(v,N.size,x===0?ct:Q):[];if(v&&!K.some(({start:et,end:E})=>et<rt&&E>rt)||v&&ut&&X(v,rt,j.slice(1)))return;w.push((v&&Tt(N,rt))??N)}return w}function X(j,rt,ut){
let[w,x]=[1/0,-1/0];for(const{cells:v}of ut){const K=v.findIndex(({start:et})=>et>rt);K>0&&(w=Math.min(w,v[K-1].start)),K>=0&&(x=Math.max(x,v[K].end))}const N=I*
j.size;return j.start>w+N&&j.end<x-N&&Math.abs(w+x-j.start-j.end)<2*N}function q(j,rt){if(j.cells.length!==1)return;const[ut]=j.cells,w=I*Math.min(j.size,rt.size),
x=ot(ut,j.size).slice(0,Y);if(x.length===0||gt(ut,x[0])>J)return;const N=({end:E})=>rt.cells.some((d,f)=>f>0&&Math.abs(d.start-E)<w),v=x.reduce((E,d)=>E&&E.end-
E.start>=d.end-d.start?E:d,void 0),K=rt.cells.at(-1),et=x.find(N)??(v&&Math.abs(j.end-K.end)<w&&v.start<K.start?v:void 0);return et&&Tt(j,(et.start+et.end)/2)}function ft(j,rt){
if(j.cells.length>=rt.cells.length)return;const ut=I*Math.min(j.size,rt.size),w=j.cells.flatMap(v=>ot(v,j.size).slice(0,Y));let x=j;for(const{start:v,end:K}of w)
rt.cells.some(et=>Math.abs(et.start-K)<ut)&&(x=Tt(x,(v+K)/2)??x);const N=({start:v,end:K},et)=>Math.abs(v-rt.cells[et].start)<ut||Math.abs(K-rt.cells[et].end)<ut;
return x.cells.length===rt.cells.length&&x.cells.every(N)?x:void 0}const gt=({fragments:j},rt)=>j.filter(({start:ut})=>ut<rt.start).length;function ot({fragments:j},rt,ut=Q){
const w=[];let x=-1/0,N="";for(const{start:v,end:K,text:et}of j)N!==""&&Math.min(v,K)-x>=ut*rt&&!D.test(N)&&w.push({start:x,end:Math.min(v,K),isLabel:N.endsWith(
":")}),x=Math.max(x,v,K),N=et;return w}function Tt(j,rt){const ut=j.cells.findIndex(({start:N,end:v})=>N<rt&&v>rt);if(ut<0)return;const w=[],x=[];for(const N of j.
cells[ut].fragments)(N.start<rt?w:x).push(N);if(!(w.length===0||x.length===0))return{...j,cells:[...j.cells.slice(0,ut),bt(w),bt(x),...j.cells.slice(ut+1)],isTabular:!0}}
function bt([j,...rt]){const ut=new B.Y4(j);for(const w of rt)ut.add(w);return ut}}),93463:((zt,At,_)=>{_.d(At,{$:()=>L,f:()=>ft});var at=_(27077);const M=2.2,W=3.2,
B=1.25,Q=1.08,ct=1.02,R=.3,C=.6,I=3,J=2,P=1,V=3,F=2,Y=2,D=100,A=200,G=new RegExp("\\p{L}","u"),U=/\d/,X=/^\d{1,2}$/,q=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;function*ft(m){
const T={pairs:[],lacking:[]};let z=-1,nt=0;for(let ht=0;ht+1<m.length;ht++){(nt+=m[ht].cells.length)>=at.y&&(nt=0,yield at.Yz);const[Mt,st]=[m[ht],m[ht+1]],mt=rt(
Mt,st)?N(st,Mt):void 0;if(!(mt&&w(Mt,st,m[ht-1]))||!E(Mt,st)||p(m,ht)||S(m,ht+1)){for(const[Rt,Lt]of ot(m,ht))gt(T,Rt,Lt,N(Lt,Rt));continue}z!==ht-1&&j(Mt,m[ht-
1],st)||(z=ht+1,gt(T,Mt,st,mt))}return T}function gt({pairs:m,lacking:T},z,nt,ht){for(const[st,mt]of ht.entries())m.push([z.cells[mt],nt.cells[st]]);if(ht.length===
z.cells.length)return;const Mt=new Set(z.cells);for(const st of ht)Mt.delete(z.cells[st]);T.push({labels:z.cells,without:Mt})}function ot(m,T){const{cells:z,baseline:nt}=m[T],
ht=m[T+1].cells.length>z.length||Tt(m[T+1],z);if(!(ht||z.length>=V)||z.length<F||z.length>D)return[];const Mt=[];for(let st=0,mt;st<z.length;st=mt){for(mt=st+1;mt<
z.length&&d([z[st],z[mt]]);mt++);if(mt-st<F||mt-st===z.length&&!ht)continue;const yt={baseline:nt,size:z[st].size,cells:z.slice(st,mt)},Lt=m.slice(T+1,T+1+Y).map(
It=>bt(It,yt,z[st-1],z[mt])).find(It=>It!==void 0);!Lt||!rt(yt,Lt)||Lt.cells.some(({size:It})=>It<=Q*yt.size)||N(Lt,yt)&&E(yt,Lt)&&Mt.push([yt,Lt])}return Mt}const Tt=(m,T)=>m.
cells.length<=D&&m.cells.every(({start:z,end:nt})=>nt<T[0].start||z>T.at(-1).end);function bt(m,T,z,nt){if(m.cells.length>D)return;const[ht,Mt]=[T.cells[0].start-
R*T.size,nt?.start??1/0],st=({start:Ct,end:Wt})=>Wt>(z?.end??-1/0)&&Ct>=ht&&Ct<Mt&&Wt<=Mt,mt=m.cells.filter(st),yt=mt.map(Ct=>T.cells.findLastIndex(Wt=>Wt.start<=
Ct.start)),Rt=Ct=>yt.indexOf(yt[Ct])===yt.lastIndexOf(yt[Ct]),Lt=(Ct,Wt)=>nt!==void 0||T.cells.some(Vt=>K(Vt,Ct))||ut(T,Ct)&&Rt(Wt),It=mt.filter(Lt);return It.length===
0?void 0:{baseline:m.baseline,size:It[0].size,cells:It}}function j(m,T,z){return!T||T.cells.length>D||T.size<Q*m.size||m.baseline-T.baseline>=z.baseline-m.baseline?
!1:m.cells.every(nt=>T.cells.some(ht=>K(nt,ht)))}function rt(m,T){if(m.cells.length<2||m.cells.length>D||T.cells.length>m.cells.length)return!1;const z=(T.baseline-
m.baseline)/Math.max(m.size,T.size);if(z<=M||z>W)return z<=M;const nt=R*m.size;return x(m,T)&&h(m.cells[0],!0)?!0:T.cells.every(({start:ht,size:Mt})=>Mt>B*m.size&&
m.cells.some(st=>Math.abs(st.start-ht)<nt))}const ut=(m,{size:T})=>T>B*m.size,w=(m,T,z)=>!z||!T.cells.every(nt=>ut(m,nt))||T.cells.some(nt=>m.cells.some(ht=>K(ht,
nt)))||T.baseline-m.baseline<=m.baseline-z.baseline,x=({cells:m},{cells:T})=>T.length>=I&&T.length===m.length&&T.every((z,nt)=>K(m[nt],z));function N(m,T){const z=[],
nt=new Set;for(const st of m.cells){const mt=T.cells.findIndex(Lt=>K(Lt,st));mt>=0&&nt.add(mt);const yt=R*T.size,Rt=mt>=0?mt:T.cells.findLastIndex(({start:Lt})=>Lt<=
st.start+yt);if(Rt<=(z.at(-1)??-1)||st.end>(T.cells[Rt+1]?.start??1/0))return;z.push(Rt)}return m.cells.length>=F&&m.cells.every(st=>ut(T,st))||2*nt.size>=m.cells.
length||v(m,T,z,nt)?z:void 0}function v({cells:m},{cells:T,size:z},nt,ht){let[Mt,st,mt]=[0,1/0,-1/0];for(const[yt,Rt]of nt.entries()){const Lt=T[Rt+1];if(!Lt||ht.
has(Rt))continue;const It=Lt.start-m[yt].end;Mt++,st=Math.min(st,It),mt=Math.max(mt,It)}return Mt>=J&&mt-st<R*z}function K(m,T){const z=R*Math.max(m.size,T.size);
return Math.abs(m.start-T.start)<z||Math.abs(m.end-T.end)<z||Math.abs(m.start+m.end-T.start-T.end)<2*z||et(m,T)}const et=(m,{start:T,size:z})=>z>B*m.size&&T>=m.
start&&T-m.start<C*z;function E({cells:m},{cells:T}){const z=m.map(L),nt=T.map(L),ht=T.every(({size:yt})=>yt>Q*m[0].size),Mt=yt=>G.test(yt)||ht&&X.test(yt);if(!d(
m)||!z.every(Mt)||!z.some(yt=>G.test(yt))||nt.some(yt=>yt.endsWith(":")))return!1;const st=z.filter(yt=>yt.endsWith(":")).length;if(st>0)return st===z.length;if(ht)
return!z.some(yt=>q.test(yt));if(z.some(yt=>U.test(yt)))return!1;if(T.every(yt=>h(yt,!f(m[0]))))return!0;const mt=nt.filter(yt=>U.test(yt)).length;return z.length>=
I&&nt.length===z.length&&(mt===nt.length||mt>=I)}function d(m){const[T]=m,z=f(T);return m.every(nt=>Math.abs(nt.size-T.size)<(ct-1)*T.size&&h(nt,z))}const f=({fragments:m})=>m[0].
style.font.bold,h=({fragments:m},T)=>m.every(({style:z})=>z.font.bold===T);function u(m,T){return m.cells.length===T.cells.length&&T.baseline-m.baseline<=M*Math.
max(m.size,T.size)&&d([m.cells[0],T.cells[0]])&&T.cells.every((z,nt)=>K(m.cells[nt],z))}function p(m,T){let z=T;for(;z>0&&T-z<=P&&u(m[z-1],m[z]);)z--;return T-z>
P}function S(m,T){const z=m[T+1];return z!==void 0&&u(m[T],z)&&m[T].cells.some(nt=>!G.test(L(nt)))}function L({fragments:m}){let T="";for(const z of m){if(T.length>
A)break;T+=` ${z.text}`}return T.trim()}}),77211:((zt,At,_)=>{_.d(At,{Z:()=>J,x:()=>V});var at=_(62897),M=_(27077),W=_(44233),B=_(16160),Q=_(73356);const ct=20,
R=1e3,C=2,I=/\u00ad$/;function*J(D,A){const G=[];for(const X of yield*(0,B.SE)(D))yield M.Kl,G.push({lines:X,characters:P(X)});const U=[];for(const{lines:X}of yield*(0,W.
p9)(G,(q,ft)=>ft.characters-q.characters))yield M.Kl,U.push(`${(yield*V(X,A)).join(`
`)}
`);return U.join(`
`)}const P=D=>D.reduce((A,{cells:G})=>A+G.reduce((U,{characters:X})=>U+X,0),0);function*V(D,A){const G=D.flatMap(ot=>ot.cells),U=yield*F(G),X=(0,at.Y)(G.map(({start:ot})=>ot)),
q=(yield*Y(D.slice(1).map((ot,Tt)=>ot.baseline-D[Tt].baseline)))||1,ft=[];let gt=0;for(const[ot,Tt]of D.entries()){const bt=ot===0?1:Math.round((Tt.baseline-D[ot-
1].baseline)/q);for(let rt=1;rt<Math.min(bt,ct);rt++)ft.push("");let j="";for(const rt of Tt.cells){const ut=Math.min(Math.round((rt.start-X)/U),R),w=(0,Q.x)(rt,
A).replace(I,"");j=j.padEnd(Math.max(ut,j===""?0:j.length+C))+w,gt+=rt.fragments.length,!(gt<M.y)&&(gt=0,yield M.Yz)}ft.push(j)}return ft}function*F(D){const A=D.
map(G=>(G.end-G.start)/Math.max(G.characters,1)).filter(G=>G>0);return(yield*Y(A))||1}function*Y(D){const A=yield*(0,W.p9)(D,(G,U)=>G-U);return A[A.length>>1]??
0}}),44927:((zt,At,_)=>{_.d(At,{gB:()=>Fl,NQ:()=>Gl,td:()=>$l,dV:()=>Kl});var at=_(61520),M=_(27077),W=_(45657),B=_(62897);const Q=3,ct=4,R=.7,C=.85,I=new RegExp(
"^\\p{L}.","u"),J=new RegExp("^\\p{Ll}","u"),P=/[.!?:;]["\u201d\u2019)]?$/u,V=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*F({rows:t,places:e,count:n}){
const s=[],i=Array.from({length:n},()=>-1/0);let o=0;for(const[a,{cells:c}]of t.entries()){yield c.reduce((y,{fragments:O})=>y+O.length,0)*M.Yz/M.y;for(const[y,
{end:O}]of c.entries())i[e[a][y]]=Math.max(i[e[a][y]],O);if(e[a][0]===0){if(c.length<2||!I.test(V(c[0]))||J.test(V(c[1])))return;o+=c[0].fragments.length,s.push(
[a])}else{if(s.length===0)return;s.at(-1).push(a)}}if(s.length<Q||s.length>R*t.length||o>ct*s.length)return;const r=(0,B.K)(i.slice(1)),l=a=>{const c=t[a].cells.
at(-1);return P.test(V(c))||c.end-c.start<C*(r-c.start)};return s.every(a=>l(a.at(-1)))?s:void 0}var Y=_(44233),D=_(98095);const A=100,G=.5,U=.35,X=.03,q=1;function*ft(t){
const e=t.reduce((g,{cells:y})=>Math.max(g,y.length),0),n=t[0].cells.length===e&&t[0].cells.every(Tt),s=yield*bt(t.filter(({cells:g})=>g.length===e),n),i=yield*(0,Y.
p9)([...t.keys()],(g,y)=>t[y].cells.length-t[g].cells.length);let o=0;for(const g of i)for(const y of t[g].cells){if(s.length>A)return;w(s,y),!((o+=s.length)<M.
y)&&(o=0,yield M.Yz)}const r=new Set;let l=0;const a=t.map(g=>x(g,s)),c=a.map(({cells:g},y)=>{let O=-1;return g.map((lt,it)=>{const[St,Bt]=rt(s,lt);Bt>St&&ut(s,
lt,St,Bt)===void 0&&r.add(y);let wt=ut(s,lt,St,Bt)??St;return wt<=O&&it>0&&(wt=O,l++),O=wt})});return{count:s.length,rows:a,places:c,spanning:r,conflicts:l}}const gt=new RegExp(
"\\p{L}","u"),ot=/\d/,Tt=({fragments:t})=>t.some(({text:e})=>gt.test(e))&&!t.some(({text:e})=>ot.test(e));function*bt(t,e){const n=t[0].cells.map(({start:i,end:o})=>({
start:i,end:o}));for(let i=1;i<n.length&&!e;i++)if(yield*j(t,i))return n;const s=n.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)for(const[o,
{start:r,end:l}]of i.entries())s[o].start=Math.min(s[o].start,r),s[o].end=Math.max(s[o].end,l);return s.every(({start:i},o)=>o===0||i>=s[o-1].end)?s:n}function*j(t,e){
const n=yield*(0,Y.p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let s=1/0;for(const{start:i,end:o,size:r}of n){if(i-s>q*r)return!0;s=s===1/0?o:Math.max(s,o)}
return!1}function rt(t,{start:e,end:n}){let s=0;for(;s<t.length&&t[s].end<=e;)s++;let i=s-1;for(;i+1<t.length&&t[i+1].start<n;)i++;return[s,i]}function ut(t,e,n,s){
let i;for(let o=n;o<=s;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<G*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function w(t,e){const[n,s]=rt(t,e);if(n>s){t.splice(n,0,{start:e.start,end:e.end});return}const i=n===s?n:ut(t,e,n,s);if(i===void 0)return;const o=t[i];o.start=
Math.min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function x(t,e){const n=t.cells.flatMap(s=>{const[
i,o]=rt(e,s);return o>i&&ut(e,s,i,o)===void 0?N(s,e,i):[s]});return n.length===t.cells.length?t:{...t,cells:n}}function N(t,e,n){const s=[new D.Y4(t.fragments[0])];
let i=n;for(const o of t.fragments.slice(1)){const r=s.at(-1),l=o.start-r.end>=U*t.size,a=e[i+1],c=a!==void 0&&Math.abs(o.start-a.start)<X*t.size;(l||c)&&a&&r.end<=
a.start&&o.start>=e[i].end?(s.push(new D.Y4(o)),i++):r.add(o)}return s}function*v({rows:t,places:e,count:n}){const s=Array.from({length:n},()=>({start:1/0,end:-1/0}));
for(const[i,{cells:o}]of t.entries()){for(const[r,{start:l,end:a}]of o.entries()){const c=s[e[i][r]];c.start=Math.min(c.start,l),c.end=Math.max(c.end,a)}yield o.
length*M.Yz/M.y}return s}var K=_(93463);const et=3,E=2,d=new RegExp("\\p{L}","u");function*f(t){const e=yield*ft(t),[n,...s]=t,i=n.cells.length;if(!e||i<et||s.length<
E||e.conflicts===0&&e.count===i||!n.cells.every(g=>d.test((0,K.$)(g))))return e;const o=yield*ft(s);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*v(
o),l=n.cells[0].start>r[0].end?1:0;if(o.count!==i+l)return e;const a=({start:g,end:y},O)=>g>(r[l+O-1]?.start??-1/0)&&y<(r[l+O+1]?.end??1/0);if(!n.cells.every(a))
return e;const c=[n.cells.map((g,y)=>l+y),...o.places];return{...o,rows:[n,...o.rows],places:c}}var h=_(11474),u=_(34659),p=_(16160);const S=3.5,L=.3,m=1.25,T=1.1,
z=1.15,nt=1.35,ht=3,Mt=1.6,st=.8,mt=.87,yt=2,Rt=2,Lt=8,It=.6,Ct=8,Wt=1.5,Vt=3,Me=1.1,Gt=.05,jt=10,be=20,Se=100,ie=2,Xt=2,Te=2,Ae=new RegExp(`^(?:[${u.a}*-]|\\(?(\
?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),Oe=new RegExp("^\\p{Ll}","u"),Le=/[.!?:]$/,oe=new RegExp(`^${u.v}`,"u"),b=({fragments:t})=>t.map(({text:e})=>e).join(" ");
function*$(t,e=!1){const n=[];let s=[],i=0,o=[];const r=l=>{l.tabular<(l.isWide?ht:Xt)||(l.takeRest(),n.push(l))};for(const l of t)for(const a of(0,p.l$)(l).flatMap(
Z)){(i+=a.length*(1+s.length)+a[0].fragments.length)>=M.y&&(i=0,yield M.Yz);const c=H(a,l);for(const y of s)y.isNear(c)||r(y);s=s.filter(y=>y.isNear(c));const g=s.
find(y=>y.start<c.end&&y.end>c.start);if(!(g?.takes(c)||!g&&s.some(y=>y.takesGroup(c)))){if(g&&r(g),s=s.filter(y=>y!==g),!c.isTabular)o=[c,...o.slice(0,ie)];else if(c.
cells.length<=Se&&s.length<be){const y=o.find(({start:it,end:St})=>it<c.end&&St>c.start),O=y&&re(y,c)?(0,h.X6)(y,c):void 0,lt=new je(O??c,e);!O||lt.takes(c)?s.push(
lt):s.push(new je(c,e)),!O&&y&&tt(y,c)&&lt.rows.unshift(y),o=[]}}}return s.forEach(r),n}function tt({cells:t,baseline:e,size:n},s){const[i]=t,o=Gt*n,r=({fragments:a})=>a.
every(({style:c})=>c.font.bold),l=s.baseline-e;return t.length>1||n!==s.size||l<st*n||l>nt*n||!k.test(b(i))?!1:s.cells.some((a,c)=>{const g=Math.abs(a.start-i.start)<
o,y=Math.abs(a.end-i.end)<o||Math.abs(a.start+a.end-i.start-i.end)<2*o;return r(a)!==r(i)||!(c>0?g||y:y&&!g)?!1:s.cells.every(O=>O===a||O.end<i.start||O.start>i.
end)})}function H(t,{baseline:e,size:n,hasRuleAbove:s,hasRuleBelow:i}){const o=un(t.length>1?hn(t):t),r=o.length===2&&(Et(o[0],o[1])||pt(o[0],o[1]))||vt(o),[l,a]=[
o[0].start,o.reduce((g,y)=>Math.max(g,y.end),-1/0)],c=o.length>1&&!r&&!dt(o);return{cells:o,baseline:e,size:n,start:l,end:a,isTabular:c,...s&&{hasRuleAbove:s},...i&&
{hasRuleBelow:i}}}const k=new RegExp("\\p{L}{2}","u"),Z=t=>t.length>2&&dt(t)&&k.test(b(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function dt([t,...e]){return e.every(
({size:n})=>t.size>m*n)&&!/\d/.test(b(t))}const Et=(t,e)=>Ae.test(b(t))||Dt.test(b(t))&&e.fragments.length>=Pt&&Ut.test(e.fragments[0].text)||t.characters===1&&
oe.test(`${b(t)} ${b(e)}`),pt=(t,e)=>Ot.test(b(t))&&Ut.test(e.fragments[0].text)&&e.start-t.end<_t*t.size&&[t,e].every(({fragments:n})=>n.every(({style:s})=>s.font.
bold)),Ot=/^(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4}\.?$/,_t=2.5,Dt=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Pt=4,Ut=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");function vt(t){
const[e,n]=t.slice(-2);return!n||t.length>$t||!fn.test(b(n))||e.fragments.length<kt?!1:(t.length===$t?e.fragments:e.fragments.slice(-kt)).every(({text:i})=>cn.test(
i))}const $t=3,kt=5,cn=/^\.+$/,fn=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function hn(t){return t.some(({fragments:e},n)=>n<t.length-1&&Ve.test(e.at(-1).text))?t.flatMap((e,n)=>{
const[s,i]=e.fragments.slice(-2);return!(i&&n<t.length-1&&Ve.test(i.text)&&/\d\)?$/.test(s.text))||!/^[\d(.,-]/.test(b(t[n+1]))?[e]:[(0,h.dJ)(e.fragments.slice(
0,-1)),(0,h.dJ)([i])]}):t}const Ve=/^[$\u00a3\u00a5]$/u;function un(t){if(t.length<2||!t.some(({characters:n})=>n===1))return t;const e=[];for(const n of t){const s=e.
at(-1);s?.characters===1&&h.UM.test(b(s))&&/^[\d(.,-]/.test(b(n))?e.push(e.pop().joined(n)):e.push(n)}return e}class je{takesProse;rows;tabular=1;start;end;isWide=!1;hasProse=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e,n){
this.takesProse=n,this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return re(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const n=e.
baseline-this.last.baseline;if(!e.isTabular||this.single.length>0||n>Ct*e.size)return!1;const s=this.rows.at(-2);return(!s||n<Wt*(this.last.baseline-s.baseline))&&
dn(this.last,e)}takes(e){const n=this.divided(e);if(!n.isTabular){const i=(n.start<this.start+n.size||this.isCentred(n))&&ke(n,this.last);this.areDetails=(this.
single.length===0||this.areDetails)&&this.isDetail(n);const o=this.single.at(-1)??this.last,l=this.areDetails||this.isRest(n,o)||Zt(o,n),a=this.countSingle()>=Rt&&
!(this.single.length<jt&&l),c=this.isProse(n)&&!this.isInCell(n);return a||i||c&&!this.isInLast(n)?!1:(this.hasProse||=c,this.single.push(n),!0)}if(this.countSingle()>
Rt&&!this.areDetails||!gn(this.last,n))return!1;re(this.single.at(-1)??this.last,n)||(this.isWide||=n.cells.length<Vt||n.cells.length!==this.last.cells.length);
const s=n.baseline-(this.single.at(-1)??this.last).baseline;n.start<this.start+n.size&&s>=st*n.size&&(this.pitch=Math.min(this.pitch,s));for(const i of this.single)
this.rows.push(i);return this.rows.push(n),this.single=[],this.last=n,this.tabular++,this.start=Math.min(this.start,n.start),this.end=Math.max(this.end,n.end),!0}countSingle(){
const{single:e,last:n}=this;return e.length>jt?e.length:e.filter((s,i)=>!Zt(e[i-1]??n,s)).length}divided(e){return(0,h.Jm)(e,this.last)??(e.isTabular||this.isProse(
e)?e:(0,h.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=Rt||e.end>this.start||this.tabular>yt&&!(Math.abs(e.start-this.before)<Gt*e.
size)||!re(this.single.at(-1)??this.last,e)||ke(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){for(;this.single.length>0&&Zt(this.rows.
at(-1),this.single[0]);)this.rows.push(this.single.shift());for(let l=this.countBeforeRule();l>0;l--)this.rows.push(this.single.shift());for(;this.single.length>
0&&this.isWrapped(this.single[0]);)this.rows.push(this.single.shift());const[e]=this.single;if(e&&this.isRepeated(e)){for(const l of this.single){if(!this.isRepeated(
l))return;this.rows.push(l)}return}if(e&&this.isRest(e,this.last)){let l=this.last;for(const a of this.single){if(!this.isRest(a,l))return;this.rows.push(l=a)}return}
const n=this.rows.at(-2),s=Math.max(this.pitch,n?this.last.baseline-n.baseline:0);if(!e||e.baseline-this.last.baseline>mt*s||this.tabular<ht||e.baseline-this.last.
baseline>Mt*e.size)return;const i=L*e.size,o=({start:l,end:a})=>Math.abs(e.start-l)<i||Math.abs(e.end-a)<i,r=n&&e.baseline-this.last.baseline<st*e.size&&this.last.
baseline-n.baseline<st*e.size;(this.last.cells.slice(1).some(o)||r&&n.cells.some(o))&&this.rows.push(e)}countBeforeRule(){if(this.rows.filter(({hasRuleAbove:s})=>s).
length<Xt||this.rows.at(-1).hasRuleBelow)return 0;const e=1+this.single.slice(0,jt).findIndex(({hasRuleBelow:s})=>s),n=[this.rows.at(-1),...this.single.slice(0,
e)];return n.every((s,i)=>i===0||s.baseline-n[i-1].baseline<=Mt*s.size)?e:0}isRepeated(e){const n=this.rows.at(-1),s=e.baseline-n.baseline;if(e.isTabular||s>Mt*
e.size)return!1;const i=Gt*e.size;let[o,r]=[0,!1];for(let l=1;l<this.rows.length;l++){const[a,c]=[this.rows[l-1],this.rows[l]],g=c.baseline-a.baseline;r||=mt*g>
s,!c.isTabular&&a.isTabular===n.isTabular&&Math.abs(c.start-e.start)<i&&Math.abs(g-s)<i&&o++}return r&&o>=Te}isWrapped(e){const n=this.rows.at(-1),[s,i]=this.last.
cells,o=e.baseline-n.baseline,r=Gt*e.size,l=({cells:g})=>Oe.test(b(g[0])),a=(g,y)=>!l(g)&&l(y)&&Math.abs(y.start-s.start)<r;if(e.isTabular||!a(n,e)||e.size!==this.
last.size||e.end>i.start||Le.test(b(s))||o>Mt*e.size)return!1;const c=(g,y)=>a(g,y)&&Math.abs(y.baseline-g.baseline-o)<r;return o<mt*this.pitch||this.rows.some(
(g,y)=>y>0&&c(this.rows[y-1],g))}isRest(e,n){return this.tabular<ht||e.isTabular||e.size!==this.last.size||e.baseline-n.baseline>Me*this.pitch?!1:this.last.cells.
some(({start:s},i)=>i>0&&Math.abs(s-e.start)<Gt*e.size)}isDetail(e){const[n]=this.single,s=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size)return!1;
const i=Gt*e.size;if(e.baseline-s.baseline>Mt*e.size&&(n?this.isBelowSpace():!this.isInCell(e)))return!1;if(n)return Math.abs(n.start-e.start)<i;const o=this.rows.
at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},l)=>l>0&&Math.abs(r-e.start)<i)}isInCell({start:e,
end:n,size:s}){const{cells:i}=this.last,o=Gt*s,r=this.rows.at(-2),l=r&&!r.isTabular&&Math.abs(r.start-e)<o,a=i.findIndex(g=>g.start>e+o);if(a<1||n>=i[a].start)return!1;
const c=i[a-1];return a>1&&Math.abs(c.start-e)<o||l===!0&&c.end<e}isInLast({start:e,size:n,baseline:s}){const i=this.single.at(-1)??this.last,o=this.last.cells.
at(-1).start,r=Gt*n;return this.takesProse&&this.single.length<jt&&s-i.baseline<=Mt*n&&Math.abs(e-o)<r&&this.single.every(l=>Math.abs(l.start-o)<r)}isCentred({start:e,
end:n,size:s}){return Math.abs(e+n-this.start-this.end)<s}isBelowSpace(){const{single:e,last:n}=this;return e.some((s,i)=>s.baseline-(e[i-1]??n).baseline>Mt*s.size)}isProse({
cells:e,start:n,end:s}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=Lt&&s-n>It*(this.end-this.start)}}function ke(t,e){const n=({cells:s})=>s.every(({fragments:i})=>i.
every(({style:o})=>o.font.bold));return t.size>m*e.size||t.size>(n(e)?z:T)*e.size&&n(t)}function dn(t,e){const[n,s]=t.cells.length<e.cells.length?[t,e]:[e,t],i=L*
e.size;let o=0;for(const{start:c,end:g}of n.cells){for(;o<s.cells.length&&s.cells[o].end<c;)o++;const y=s.cells[o];if(!y||!(Math.abs(y.start-c)<i||Math.abs(y.end-
g)<i))return!1}const[r,l]=[t.cells.at(-1),e.cells.at(-1)],a=Math.abs(r.end-l.end)<i&&/\d$/.test(b(l));return n.cells.length>=Vt||a}const Zt=(t,{baseline:e,size:n})=>e-
t.baseline<st*Math.min(n,t.size),re=(t,e)=>e.baseline-t.baseline<=S*Math.max(e.size,t.size);function gn(t,e){const n=L*Math.min(t.size,e.size);for(let s=0,i=0;s<=
t.cells.length&&i<=e.cells.length;){const[o,r]=Xe(t,s),[l,a]=Xe(e,i);if((Ze(t,s)||Ze(e,i))&&Math.min(r,a)-Math.max(o,l)>=n)return!0;r<a?s++:i++}return!1}const Xe=({
cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],Ze=({cells:t},e)=>e>0&&e<t.length,mn=1,pn=2,Qe=3,yn=2,En=.12,Mn=.5,bn=.1,Sn=20,_e=new RegExp("\\p{L}","u");function*Tn(t){
const e=t.reduce((n,s)=>n+s.cells.length,0);for(const{place:n,width:s}of yield*An(t)){const[i,o]=[Je(t,({end:r})=>r<=n),Je(t,({start:r})=>r>=n)];if(yield e*M.Yz/
M.y,On(i,o)||(yield*Ln(i,o,s)))return[i,o];if(_n(i,o))return[i,o]}}function*An(t){const e=yield*(0,Y.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-o.start),n=[];let s=1/0;
for(const[i,{start:o,end:r,size:l}]of e.entries()){i%M.y===M.y-1&&(yield M.Yz);const a=(o-s)/l;a>=mn&&n.push({place:(o+s)/2,width:a}),s=s===1/0?r:Math.max(s,r)}
return n.sort((i,o)=>o.width-i.width).slice(0,Sn)}function Je(t,e){const n=[];for(const s of t){const i=s.cells.filter(e);if(i.length===0)continue;const[o,r]=[i[0].
start,i.at(-1).end];n.push(i.length===s.cells.length?s:{...s,cells:i,start:o,end:r,isTabular:i.length>1})}return n}function On([t],[e]){return!t||!e||t.baseline!==
e.baseline||t.cells.length<yn||t.cells.length!==e.cells.length||!_e.test(b(t.cells[0]))?!1:t.cells.every((n,s)=>b(n)===b(e.cells[s]))}function*Ln(t,e,n){const[s,
i]=[qe(t),qe(e)],[o,r]=[le(s),le(i)];if(yield(t.length+e.length)*M.Yz/M.y,!(o.last<r.first||r.last<o.first)||!wn(s,i))return!1;const l=e.flatMap(({cells:a})=>a.
length>1?[a.slice(0,2)]:[]);return!ts(l)||!vn(l.map(([a])=>a))?!1:t.some(({cells:a})=>a.length>1)?ts(t.flatMap(({cells:a})=>a.length>1?[a.slice(-2)]:[])):n>=pn&&
l.every(([a])=>_e.test(b(a)))}function _n(t,e){if(Math.min(t.length,e.length)<Qe||![t,e].some(l=>l.every(({isTabular:a})=>!a)))return!1;const[n,s]=[le(t),le(e)];
if(!(n.last<s.first||s.last<n.first))return!1;const i=new Map(e.map(({baseline:l,cells:a})=>[l,a[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:l,cells:a}of t){const c=i.
get(l);if(!c)continue;const g=(c.baseline-a[0].baseline)/Math.min(c.size,a[0].size);[o,r]=[Math.min(o,g),Math.max(r,g)]}return r-o>=bn}const wn=(t,e)=>t[0].baseline<=
e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function qe(t){const e=t.findIndex(({cells:n})=>n.length>1);return e<0?t:t.slice(e)}function le(t){let[e,n]=[
1/0,-1/0];for(const{cells:s}of t)for(const{fragments:i}of s)e=Math.min(e,i[0].order),n=Math.max(n,i[0].order);return{first:e,last:n}}function ts(t){if(t.length<
Qe)return!1;let e=-1/0;for(const[n,s]of t){if(Math.min(n.order,s.order)<e)return!1;e=Math.max(n.order,s.order)}return!0}function vn(t){return t.every(({start:n,
size:s})=>Math.abs(n-t[0].start)<En*s)||t.filter(n=>_e.test(b(n))).length>Mn*t.length}var xt=_(20779);const Rn=1.08,we=1.02,In=.72,xn=.3,es=2,zn=new RegExp("\\p{\
L}","u");function*Nn(t){const{rows:e}=t,n=[];let s=0;for(let i=0;i+2*es<=e.length;i++){if(yield e[i].cells.length*M.Yz/M.y,!ns(e,i))continue;let o=i+2;for(;o+1<
e.length&&ns(e,o)&&Cn(e,i,o);)o+=2;if(!(o-i<2*es||!Dn(e.slice(i,o)))){i>s&&n.push(ss(e.slice(s,i)));for(let r=i;r<o;r+=2)n.push(Bn(e[r],e[r+1]));s=o,i=o-1}}return s===
0?[t]:s===e.length?n:[...n,ss(e.slice(s))]}function Dn(t){const e=t.filter((n,s)=>s%2===0).flatMap(({cells:n})=>n.map(b));return new Set(e).size===e.length}const ss=t=>({
rows:t,tabular:t.filter(({isTabular:e})=>e).length});function ns(t,e){const[n,s]=[t[e],t[e+1]];if(!n.isTabular||s.cells.length>n.cells.length||!n.cells.every(r=>zn.
test(b(r)))||!(ae(s)>Rn*ae(n))&&!(ce(s)&&!ce(n)&&ae(s)>ae(n)/we))return!1;const o=is(n,s);return o.every((r,l)=>r>=0&&(l===0||r>o[l-1]))}function Cn(t,e,n){const s=(o,r)=>Math.
abs(o.size-r.size)<(we-1)*o.size&&ce(o)===ce(r),i=o=>t[o].baseline-t[o].size*In-t[o-1].baseline;return s(t[e],t[n])&&s(t[e+1],t[n+1])&&i(n+1)<=i(n)*we}const is=({
cells:t,size:e},n)=>n.cells.map(s=>{const i=xn*e,o=({start:r,end:l})=>Math.abs(r-s.start)<i||Math.abs(l-s.end)<i||Math.abs(r+l-s.start-s.end)<i;return t.findIndex(
o)}),ae=({cells:t})=>t.reduce((e,{size:n})=>Math.min(e,n),1/0),ce=({cells:t})=>t.every(({fragments:e})=>e.every(({style:n})=>n.font.bold));function Bn(t,e){const n=is(
t,e),s=t.cells.map((i,o)=>e.cells.filter((r,l)=>n[l]===o).map(r=>(0,xt.cA)([r])));return new xt.QH([t.cells.map(i=>[(0,xt.cA)([i])]),s])}const os=.1,Pn=.5,Wn=.95,
ve=3,rs=1.6,Yn=.95;function*Gn(t,e){const n=yield*(0,Y.p9)(e.filter(({isVertical:c})=>!c),(c,g)=>c.at-g.at);if(n.length<ve-1||t.length<ve||t[0].cells[0].frame.cos!==
1)return t;const s=[t[0]];let i=0;for(let c=1;c<t.length;c++){const[g,y]=[t[c-1],t[c]],[O,lt]=[g.baseline+os*g.size,y.baseline-Pn*y.size];for(;i<n.length&&n[i].
at<=O;)i++;let it=i;for(;it<n.length&&n[it].at<lt;)it++;yield(1+it-i)*M.Yz/M.y;const St=n.slice(i,it);Re([g],St)&&s.push({...s.pop(),hasRuleBelow:!0}),s.push(Re(
[g,y],St)?{...y,hasRuleAbove:!0}:y),i=it}const o=s.pop(),{baseline:r,size:l}=o,a=n.slice(i).filter(({at:c})=>c>r+os*l&&c<r+rs*l);return s.push(Re([o],a)?{...o,hasRuleBelow:!0}:
o),s}function Re(t,e){if(e.length===0)return!1;const n=(0,B.Y)(t.map(({cells:r})=>r[0].start)),s=(0,B.K)(t.map(({cells:r})=>r.at(-1).end));let[i,o]=[0,n];for(const{
from:r,to:l}of[...e].sort((a,c)=>a.from-c.from)){const a=Math.min(l,s);a<=o||(i+=a-Math.max(r,o),o=a)}return i>=Wn*(s-n)}function*Un({rows:t,spanning:e},n){const s=[];
for(const[l,{hasRuleAbove:a}]of t.entries())l===0||a===!0?s.push([l]):s.at(-1).push(l);if(s.length<ve||s.length===t.length)return;yield t.length*M.Yz/M.y;const i=l=>t[l].
baseline-t[l-1].baseline;let[o,r]=[0,1/0];for(const l of s){l[0]>0&&(r=Math.min(r,i(l[0])));for(const a of l.slice(1)){if(e.has(a)||i(a)>rs*t[a].size)return;o=Math.
max(o,i(a))}if(l.length>1&&!Hn(l.map(a=>t[a]),n))return}return r>=Yn*o?s:void 0}function Hn(t,e){const n=t.reduce((s,{cells:i})=>Math.max(s,i.length),0);return n>
1&&t.filter(({cells:s})=>s.length===n).length===1&&t.filter(e).length<=1}const Kn=1.2,$n=1.6,Fn=3,Vn=2,jn=.5,kn=40,Xn=3;function*Zn(t,e){const{rows:n}=t,s=n.slice(
1).map((i,o)=>i.baseline-n[o].baseline);for(const i of yield*Jn(s,(0,B.Y)(n.map(({size:o})=>o)))){const o=yield*Qn({...t,isNumber:e},s,i);if(o)return o}}function*Qn(t,e,n){
const{rows:s,places:i,isNumber:o}=t,r=[];let[l,a,c]=[0,0,0];for(let O=0,lt;O<s.length;O=lt){for(lt=O+1;lt<s.length&&e[lt-1]<=n;)lt++;if(lt-O>kn)return;yield(lt-
O)*M.Yz/M.y;const it=Array.from({length:lt-O},(St,Bt)=>O+Bt);if(it.length>1&&!qn(it,t)&&!ti(it,t)){if(O>0||it.some(St=>s[St].cells.some(o)))return;for(const St of it)
r.push([St]);continue}it.length>1&&l++,it.length>1&&it.slice(1).every(St=>Zt(s[St-1],s[St]))&&c++,it.slice(1).some(St=>fe(i[St]))&&!fe(i[O])&&a++,r.push(it)}const g=a===
0||l>=jn*r.length,y=l>=Vn||l>0&&l===c;return g&&y&&r.length>=Fn?r:void 0}function*Jn(t,e){const n=yield*(0,Y.p9)(t,(i,o)=>o-i),s=[];for(let i=1;i<n.length&&s.length<
Xn;i++){const[o,r]=[n[i-1],n[i]];r>0&&r<=$n*e&&o>=Kn*r&&s.push(r)}return s}function qn(t,{rows:e,places:n,spanning:s,isNumber:i}){const o=(0,B.K)(t.map(c=>e[c].
cells.length)),r=t.filter(c=>e[c].cells.length===o),l=c=>e[c].cells.length===1||!e[c].cells.some(i);if(t[0]===0&&s.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||
l(c)))return!1;const a=t.filter(c=>c<r[0]&&fe(n[c])).length;return a===0||a===t.filter(c=>c>r[0]&&fe(n[c])).length}function ti(t,{rows:e,places:n,spanning:s,isNumber:i}){
return t.some(r=>s.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>Zt(e[r-1],e[r])&&n[r].every(l=>!n[r-1].includes(l)))}const fe=t=>t.length===
1&&t[0]===0,ei=1.6,he=.95,si=.1,ni=1.2,ii=.4,Kt=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
oi=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),ri=/^\d{1,3}\.?$/,Qt=new RegExp("^\\p{Ll}","u"),li=/\w@\w|^\w{2,5}:\/\/|^www\./,ls=/^[\p{Lu}\p{N}]/u,
Ft=2,Ie=2,ai=2;function*as(t){const{rows:e}=t,s=(yield*Un(t,({cells:l})=>l.some(a=>Kt.test(b(a)))))??(yield*Zn(t,l=>Kt.test(b(l))));if(s)return s;const i=[],o=ci(
t),r=fi(t,o);for(const l of e.keys()){const a=l<o;l>0&&(a?yi(t,l)&&!Si(t,l,o):fs(t,l,o)||l!==o&&hi(t,l,r)||ui(t,l,r))?i.at(-1).push(l):i.push([l])}return i}function ci({
rows:t,places:e,count:n}){const s=t.findIndex((a,c)=>bi(a)||pi(a,e[c]));if(s<Ie||t.slice(0,s).every(a=>xe(a,c=>c)))return s;const i=t.slice(1,s+1).map((a,c)=>a.
baseline-t[c].baseline),o=(0,B.K)(s>Ie?i.slice(1):i)*he<=(0,B.Y)(i),r=({cells:a},c)=>a.length>1&&e[c][0]===0&&!Qt.test(b(a[0])),l=s>Ie||t[1].cells.length===n&&t[1].
cells.every(a=>ls.test(Jt(a)));return o&&l&&t.slice(0,s).every(r)?1:s}function fi(t,e){const{rows:n,places:s}=t;let i=1/0;for(let o=1;o<n.length;o++)n[o].cells.
length>1&&s[o][0]===0&&!fs(t,o,e)&&(i=Math.min(i,n[o].baseline-n[o-1].baseline));return i}function hi({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-1],t[s]];return i===
1/0||r.baseline-o.baseline>mt*i||e[s][0]===0||!ue(o,r)||gi(o,r)||mi(o,r)?!1:e[s].every((l,a)=>{const c=o.cells[e[s-1].indexOf(l)];return c!==void 0&&(n>Ft||!(cs(
c)&&cs(r.cells[a])))})}function ui({rows:t,places:e},n,s){const[i,o,r]=[t[n-1],t[n],t[n+1]],l=o.baseline-i.baseline;return o.cells.length>1||e[n][0]!==0||i.cells.
length===1||e[n-1][0]!==0||s===1/0||l>mt*s||!ue(i,o)||o.size>i.size||r&&r.baseline-o.baseline<ni*l?!1:Math.abs(i.start-o.start)<si*o.size&&di(i.cells[0],o.cells[0])}
const di=(t,e)=>!e.fragments.some(({style:n})=>n.font.bold)||t.fragments.every(({style:n})=>n.font.bold),gi=(t,e)=>[t,e].every(({cells:n})=>n.length>1&&Kt.test(
b(n.at(-1))))&&new RegExp("\\p{L}","u").test(b(e.cells.at(-2))),mi=(t,e)=>[t,e].every(({cells:n})=>n.length>Ft&&Kt.test(b(n.at(-1)))),cs=({fragments:t})=>t.length>
1&&Kt.test(t.at(-1).text);function pi({cells:t},e){const n=t.filter((i,o)=>e[o]>0),s=n.filter(i=>Kt.test(b(i))||oi.test(b(i)));return s.length>0&&2*s.length>=n.
length}const ue=(t,e)=>e.baseline-t.baseline<=ei*Math.max(e.size,t.size),yi=({rows:t,spanning:e,count:n},s)=>!e.has(s)&&!e.has(s-1)&&ue(t[s-1],t[s])&&!t[s].hasRuleAbove&&
!Ei(t[s-1],t[s])&&!(n===Ft&&t[s-1].cells.length===Ft&&t[s].cells.length===Ft)&&!Mi({rows:t,count:n},s),Ei=(t,e)=>xe(t,n=>n)&&xe(e,n=>!n),xe=({cells:t},e)=>t.every(
({fragments:n})=>n.every(({style:s})=>e(s.font.bold)));function Mi({rows:t,count:e},n){const[s,i,o]=[t[n-1],t[n],t[n+1]];return s.cells.length!==e||i.cells.length!==
e||i.baseline-s.baseline<he*(o.baseline-i.baseline)?!1:[s,i].some(({cells:r})=>r.slice(1).some(l=>Kt.test(b(l))))}const bi=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.
at(-1).text.endsWith(":"));function Si({rows:t,places:e,count:n},s,i){const{cells:o}=t[s],r=o.length===Ft&&n>Ft&&ri.test(b(o[0]));if(s!==i-1||o.length>1&&!r||e[s][0]!==
0)return!1;const l=t[i+1];if(!l||t[s-1].cells.length===1||Qt.test(b(t[s].cells[0])))return!1;const a=t[s].baseline-t[s-1].baseline;return a>he*(t[i].baseline-t[s].
baseline)&&a>he*(l.baseline-t[i].baseline)}const Jt=({fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function fs({rows:t,places:e,count:n},s,i){const[
o,r]=[t[s-1],t[s]];if(s===i||!ue(o,r)||Qt.test(Jt(t[0].cells[0]))&&o.cells.length===n&&r.cells.length===n)return!1;const l=O=>Qt.test(Jt(O))&&!li.test(Jt(O)),a=O=>ls.
test(Jt(O));if(!(e[s][0]===0?l(r.cells[0])&&!r.cells.some(a):r.cells.some(l)))return!1;const g=({cells:O})=>O.every(lt=>!Kt.test(b(lt))),y=e[s].every(O=>e[s-1].
includes(O));return g(r)&&y?!0:o.cells.length===1&&r.cells.length>1&&e[s-1][0]===0&&Qt.test(b(r.cells[0]))}function*Ti(t){if(!t.some((l,a)=>a>0&&l.length>1&&l.every(
Ai)))return[t];const e=t.filter(l=>l.length>0);if(e.length>2&&e.filter(l=>l.length>1).length===1)return[t];const n=t.flatMap((l,a)=>l.flatMap(c=>c.segments.map(
g=>({segment:g,column:a,line:c.baseline})))),s=yield*(0,Y.p9)(n,(l,a)=>l.line-a.line||l.column-a.column),i=[],o=[];for(let l=0,a;l<s.length;l=a){const{line:c,segment:g}=s[l];
for(a=l+1;a<s.length&&s[a].line-c<ii*g.size;)a++;const y=s.slice(l,a).sort((lt,it)=>lt.column-it.column);o.push(y.map(({column:lt})=>lt));const O=y.map(lt=>lt.segment);
i.push({cells:O,baseline:c,size:g.size,start:O[0].start,end:O.at(-1).end,isTabular:y.length>1}),i.length%M.y===0&&(yield M.Yz)}const r={count:t.length,rows:i,places:o,
spanning:new Set};return(yield*as(r)).map(l=>ze(r,l))}const Ai=({segments:t})=>t.length===1&&(t[0].characters<=ai||Kt.test(b(t[0])));function ze({count:t,rows:e,
places:n},s){const i=Array.from({length:t},()=>[]);for(const o of s){const r=new Map;for(const[l,a]of e[o].cells.entries()){const c=n[o][l],g=r.get(c);g?g.push(
a):r.set(c,[a])}for(const[l,a]of r)i[l].push((0,xt.cA)(a))}return i}const Oi=/^[-\u2010-\u2013\u2212+(]$/u,Li=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,_i=/^[-\u2010-\u2013\u2212(]$/u,
wi=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,vi=/\d[)%]?$/,Ri=.6;function*Ii(t){const e=[];for(const[s,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[s][r],
o]))),yield i.length*M.Yz/M.y;const n=new Map;for(let s=0;s<t.count;s++){if(yield e.length*M.Yz/M.y,n.has(s-1)&&n.get(s-1)===s)continue;const i=xi(e,s);i!==void 0&&
n.set(s,i)}return n.size===0||t.conflicts>0?t:hs(t,n)}function xi(t,e){const n=t.filter(g=>g.has(e)),s=n.map(g=>g.get(e)),i=s.map(b);if(i.length===0)return;const o=n.
every(g=>vi.test(Ne(g,e-1))),r=n.every(g=>wi.test(Ne(g,e+1))),l=g=>i.every(y=>_i.test(y))&&!t.some(y=>!y.has(e)&&/\d/.test(Ne(y,g))),a=(g,y)=>(y.start-g.end)/g.
size;return o&&i.every(g=>Li.test(g))&&!l(e-1)&&(n.every((y,O)=>a(y.get(e-1),s[O])<Ri)||n.every(y=>!y.has(e+1)))?e-1:!r||!i.every(g=>Oi.test(g))||l(e+1)?void 0:
n.every((g,y)=>{const[O,lt]=[g.get(e-1),g.get(e+1)];return!O||!/\d/.test(b(O))||a(s[y],lt)<a(O,s[y])})?e+1:void 0}const Ne=(t,e)=>{const n=t.get(e);return n?b(n):
""};function hs(t,e){const n=[];let s=0;for(let r=0;r<t.count;r++)n.push(e.has(r)?-1:s++);for(const[r,l]of e)n[r]=n[l];const i=[],o=t.rows.map((r,l)=>{const a=[],
c=[];for(const[g,y]of r.cells.entries()){const O=n[t.places[l][g]];c.at(-1)===O?a.push(a.pop().joined(y)):(a.push(y),c.push(O))}return i.push(c),a.length===r.cells.
length?r:{...r,cells:a,isTabular:a.length>1}});return{...t,count:s,rows:o,places:i}}const zi=3,Ni=3,Di=/\d/,Ci=new RegExp("\\p{L}","u"),Bi=/^(?:19|20)\d\d$/;function*us(t){
if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.rows.entries())e.push(new Map(r.map((l,a)=>[t.places[o][a],l]))),yield r.length*M.Yz/M.y;const n=Yi(
e),s=Array.from({length:t.count},()=>[]);for(const[o,r]of e.entries())for(const l of r.keys())s[l].push(o);const i=Gi(e,n,s);for(let o=0;o<t.count;o++){yield e.
length*M.Yz/M.y;const r=s[o];if(i.has(o)||!ds(r,n)&&!Ui(r,e,o,t.count))continue;const l=Hi(e,r,o);l!==void 0&&!i.has(l)&&![...i.values()].includes(o)&&i.set(o,l)}
return(n>0||Wi(e))&&(yield*Pi(e,s,i)),i.size===0?t:hs(t,i)}function*Pi(t,e,n){const s=t[0];if(s.size<zi||t.some(({size:o})=>o>s.size))return;const i=new Set([...n.
keys(),...n.values()]);for(const[o,r]of e.entries()){if(yield t.length*M.Yz/M.y,s.has(o)||i.has(o))continue;const l=[o-1,o+1].find(a=>s.has(a)&&!i.has(a)&&!r.some(
c=>t[c].has(a)));l!==void 0&&(n.set(o,l),i.add(o).add(l))}}function Wi([t,e]){const n=s=>s.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].
every(n)&&![...e.values()].some(n)}function Yi(t){const e=s=>[...s.values()].some(i=>Di.test(b(i))&&!Bi.test(b(i))),n=t.findIndex(e);return n>Ni?0:n}function Gi(t,e,n){
const s=[...n.keys()].filter(o=>!ds(n[o],e)),i=new Map;for(const o of t.slice(0,e)){const r=[...o.keys()],l=(a,c)=>a!==s[c]&&(s.includes(a)||i.has(a));if(!(r.length!==
s.length||r.some(l)))for(const[a,c]of r.entries())c!==s[a]&&i.set(c,s[a])}return i}const ds=(t,e)=>t.length>0&&t.every(n=>n<e);function Ui(t,e,n,s){return t.every(
i=>{const o=e[i];return i>0&&2*o.size<s&&[...o.keys()][0]===n&&Ci.test(b(o.get(n)))})}function Hi(t,e,n){return[n-1,n+1].flatMap(i=>{const o=t.flatMap(l=>l.get(
i)??[]);if(o.length===0||e.some(l=>t[l].has(i)))return[];const r=l=>o.reduce((a,{start:c,end:g})=>Math.min(a,Math.max(c-l.end,l.start-g)),1/0);return[{beside:i,
distance:e.reduce((l,a)=>l+r(t[a].get(n)),0)}]}).sort((i,o)=>i.distance-o.distance)[0]?.beside}const Ki=1.3,De=.3,$i=.5,gs=2,de=12,Fi=3,Vi=new RegExp("\\p{L}|^[%\
#]$","u"),ms=/\d/,ps=/^[^\p{L}]{0,4}\d/u,ys=2,Es=3;function*Ms(t){const{rows:e}=t,n=[];let s=0;for(let i=1;i<e.length;i++){const o=ki(e,i),r=o||bs(e,i);if(!r&&!Xi(
e,i))continue;yield de*M.Yz/M.y;const l=e.slice(Math.max(s,i-de),i),a=o?e.slice(i,i+de):ji(e,i);!Qi(l,a)||!(r||Zi(l,e[i]))||(n.push(e.slice(s,i)),s=i)}return n.
length===0?[t]:[...n,e.slice(s)].map(i=>({rows:i,tabular:ge(i)}))}const ge=t=>t.filter(({isTabular:e})=>e).length;function ji(t,e){let n=e+1;for(;n<t.length&&n<
e+de&&!bs(t,n);)n++;return t.slice(e,n)}function ki(t,e){const[n,s]=[t[e-1],t[e]],i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||s.cells.length<Fi||i.cells.
length>s.cells.length||!n.isTabular||!n.cells.slice(1).some(r=>ms.test(b(r))))return!1;const o=r=>!ms.test(b(r))&&Vi.test(b(r));return s.cells.every(o)&&i.cells.
slice(1).some(r=>ps.test(b(r)))}function Xi(t,e){const[n,s]=[t[e-1],t[e]],i=s.cells.at(-1).end,o=({cells:r,size:l})=>r.length===ys&&Math.abs(r[1].end-i)<De*l&&ps.
test(b(r[1]));return e+Es>t.length||o(n)?!1:t.slice(e,e+Es).every(o)}function Zi(t,{cells:e,size:n}){const s=Ce(t);return s.cells.length>ys&&!s.cells.some(i=>Ss(
i,e.at(-1),De*n))}function bs(t,e){const n=s=>s<1||s>=t.length?0:t[s].baseline-t[s-1].baseline;return n(e)>Ki*Math.max(n(e-1),n(e+1))&&n(e-1)>0&&n(e+1)>0}function Qi(t,e){
if(ge(t)<gs||ge(e)<gs)return!1;const[n,s]=[Ce(t),Ce(e)],i=De*Math.min(n.size,s.size);return s.cells.filter(r=>n.cells.some(l=>Ss(l,r,i))).length<=$i*Math.max(n.
cells.length,s.cells.length)}const Ss=(t,{start:e,end:n},s)=>Math.abs(t.start-e)<s||Math.abs(t.end-n)<s||Math.abs(t.start+t.end-e-n)<s,Ce=t=>t.reduce((e,n)=>n.cells.
length>e.cells.length?n:e),Ji=.3,qi=1.25,to=1.5,eo=2,so=/:$/,no=({cells:t})=>t.some(({fragments:e})=>e.some(({text:n})=>so.test(n)));function*io(t){const{rows:e}=t,
n=[];for(const c of e)n.push(no(c)),yield c.cells.reduce((g,{fragments:y})=>g+y.length,0)*M.Yz/M.y;const s=n.indexOf(!1),i=e.slice(0,s),o=e.slice(s);if(s<1||o.length<
eo)return[t];if(n.slice(s).filter(Boolean).length>Ji*o.length)return[t];const l=i.slice(1).map((c,g)=>c.baseline-i[g].baseline),a=l.length>0?(0,W.Kf)(l):to*i[0].
size;return o[0].baseline-i.at(-1).baseline<qi*a?[t]:[i,o].map(c=>({rows:c,tabular:ge(c)}))}var Ts=_(4186),Yt=_(5609);const oo=.999,As=2,ro=200,lo=2.5,Be=.5;function*ao(t,e){
const n=e.filter(({style:{frame:it}})=>Math.abs(it.sin)>oo&&!it.vertical);if(n.length<As||t.frame.cos!==1||t.spans)return t;yield e.length*M.Yz/M.y;const s=yield*(0,D.
q9)(n),i=co(t.rows);if(s.length>ro||i.some(({start:it,end:St})=>it>St))return t;yield i.length*s.length*M.Yz/M.y;const r=ho(s,i,fo(t.rows[0]));if(!r)return t;const l=e.
filter(it=>go(it,r,i,t)),a=yield*(0,Yt._I)(yield*(0,D.q9)(l)),c=yield*mo(r,a,i),[g,...y]=t.rows,O=g.every((it,St)=>it.length===0||c[St].length===0&&po(it,r)),lt=O?
c.map((it,St)=>it.length>0?it:g[St]):c;return new xt.QH([lt,...O?y:t.rows])}function co(t){return t[0].map((e,n)=>{const s=t.flatMap(i=>i[n].filter(({frame:o})=>o.
cos===1));return{start:(0,B.Y)(s.map(({start:i})=>i)),end:(0,B.K)(s.map(({end:i})=>i))}})}const fo=t=>(0,B.Y)(t.flat().map(({top:e})=>e));function ho(t,e,n){const s=[];
for(const a of t){const c=(0,Ts.L)(a.frame,a.start,a.end,a.top,a.bottom),g=uo(c.x+c.width/2,e);g!==void 0&&c.y+a.size<=n&&s.push({name:a,box:c,column:g})}const i=s.
filter(({name:a,box:c})=>n-c.y-c.height<=lo*a.size),o={top:(0,B.Y)(i.map(({box:a})=>a.y)),bottom:(0,B.K)(i.map(({box:a})=>a.y+a.height))},r=s.filter(({box:a})=>a.
y<o.bottom&&a.y+a.height>o.top),l=new Map;for(const{name:a,column:c}of r){const g=l.get(c);g?g.push(a):l.set(c,[a])}return l.size<As?void 0:{byColumn:l,...o}}function uo(t,e){
const n=e.map(({start:l,end:a})=>Math.abs((l+a)/2-t)),s=n.indexOf((0,B.Y)(n)),{start:i,end:o}=e[s],r=Math.min(i-(e[s-1]?.end??-1/0),(e[s+1]?.start??1/0)-o);return t>
i-r&&t<o+r?s:void 0}function go({style:t,box:e},{byColumn:n,top:s,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:l}=t,a=e.y+e.height/2;if(a<s-Be*l||a>i+
Be*l)return!1;const c=o.findIndex(({end:y})=>e.x<y),g=o[c+1]?.start??1/0;return c>=0&&!n.has(c)&&e.x>o[c].start-l&&e.x+e.width<g}function*mo({byColumn:t},e,n){const s=n.
map(()=>[]);for(const i of e)s[n.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)s[i]=yield*(0,Yt._I)(yield*(0,Y.p9)(o,(r,l)=>r.baseline-l.baseline||
r.start-l.start));return s}const po=(t,{top:e,bottom:n})=>t.every(({baseline:s,size:i})=>s>e&&s<n+Be*i),yo=2,Eo=.6,Mo=.1,bo=.5,So=60,To=3,Ao=/^(?:19|20)\d\d$/,Oo=/^[^\d\s]{1,3}$/,
Pe=t=>{const e=b(t);return new RegExp("\\p{L}","u").test(e)||Ao.test(e)||Oo.test(e)};function*Lo(t){const[e,n,...s]=t;if(!e||!n||t.length<To||e.cells.length>=n.
cells.length||n.baseline-e.baseline>yo*Math.max(e.size,n.size)||!e.cells.every(Pe)||!n.cells.every(Pe)||s.every(({cells:a})=>a.every(Pe)))return;const i=yield*f(
t.slice(1)),o=i&&(yield*us(i));if(!o||o.count>So||o.spanning.has(0))return;const r=yield*vo(e.cells,yield*v(o),o);return!r||!_o(r,o.places[0])?void 0:{columns:{
...o,rows:[e,...o.rows],places:[r.map(([a])=>a),...o.places],spanning:new Set([0,...[...o.spanning].map(a=>a+1)])},spans:r}}const _o=(t,e)=>t.some(([n,s])=>s>n)&&
t.every(([n,s])=>n===s||e.filter(i=>i>=n&&i<=s).length>s-n);function wo({rows:t,places:e}){const n=t[0].cells.map(b),s=e[0];for(let i=0;i<n.length;i++)for(let o=2;i+
2*o<=n.length;o++){if(!((n.length-i)%o===0&&n.every((a,c)=>c<i+o||a===n[c-o])))continue;const l=(n.length-i)/o;return Array.from({length:l},(a,c)=>[s[i+c*o],s[i+
(c+1)*o-1]])}return[]}function*vo(t,e,n){const s=wo(n),i=new Set(n.places[0]),o=[],r=(c,[g,y])=>c.start<e[y].end&&c.end>(e[g-1]?.end??-1/0),l=t.slice(-s.length),
a=s.length>0&&l.length===s.length&&l.every((c,g)=>r(c,s[g]));for(const[c,g]of t.entries()){const y=a?s[c-(t.length-s.length)]:void 0,O=t[c+1]?.start??1/0,lt=(o.
at(-1)?.[1]??-1)+1,it=y??Ro(g,e,lt,i)??(yield*xo(g,e,[lt,O]));if(!it||it[0]<=(o.at(-1)?.[1]??-1))return;o.push(it)}return o}function Ro(t,e,n,s){const[i,o]=[e[n],
e[n+1]];return i&&o&&!s.has(n)&&t.start>i.end&&t.end<o.start?[n,n]:void 0}function Io(t,e,n){const s=n.find(([l,a])=>l===a);if(!s)return!1;const[i,o,r]=[e[s[0]-
1],e[s[0]],e[s[0]+1]];return!i||!r?!1:t.start<(i.end+o.start)/2&&t.end>(o.end+r.start)/2}function*xo(t,e,[n,s]){const i=Eo*t.size,o=[];for(let c=n;c<e.length&&!(e[c].
start>t.end);c++){yield(e.length-c)*M.Yz/M.y;for(let g=c;g<e.length&&e[g].start<s;g++){const[y,O]=[e[c].start,e[g].end];if(c<g&&(t.start<y-i||t.end>O+i))continue;
const lt=Math.abs(y+O-t.start-t.end)/2<=i+Mo*(O-y),it=c===g&&(Math.abs(y-t.start)<i||Math.abs(O-t.end)<i),St=Math.abs(y-t.start)<i&&t.end>e[g].start;(lt||it||St)&&
o.push([c,g])}}const r=([c,g])=>t.end-t.start>=bo*(e[g].end-e[c].start),l=o.find(([c,g])=>g>c&&r([c,g]));if(l&&Io(t,e,o))return l;const[a]=yield*(0,Y.p9)(o,([c,
g],[y,O])=>g-c-(O-y));return a}const Os=3,me=2,zo=.05,No=.3,We=6,Do=.4,Co=3,pe=2,Ls=4,Bo=.05,Po=4,Wo=new Set,Yo=new RegExp("^\\p{Ll}","u"),_s=/\d/,ws=new RegExp(
"\\p{L}","u");function*Go(t,e){const n=[];for(const i of e){const{tables:o,lines:r}=yield*Uo(i);(0,W.RZ)(n,o);for(const l of yield*$(r))for(const a of yield*Ye(
l,Po))for(const c of yield*Nn(a))c instanceof xt.QH?n.push(c):(0,W.RZ)(n,yield*Ko(c))}if(n.length===0)return{blocks:n,outside:t};let s=yield*(0,xt.R_)(n,t);for(const[
i,o]of n.entries()){const r=o instanceof xt.QH?yield*ao(o,s):o;r!==o&&(n[i]=r,s=yield*(0,xt.R_)([r],s))}return{blocks:n,outside:s}}function*Uo(t){if(yield t.length*
M.Yz/M.y,!Ho(t))return{tables:[],lines:t};const e=[];for(const s of yield*$(t,!0)){if(!s.hasProse||s.tabular<Os)continue;const i=yield*f(s.rows),o=i&&i.conflicts===
0?yield*F(i):void 0;if(!i||!o)continue;const r=[];for(const l of o)r.push(ze(i,l)),yield i.count*M.Yz/M.y;e.push(new xt.QH(r))}if(e.length===0)return{tables:e,lines:t};
const n=new Set(e.flatMap(s=>s.lines.flatMap(({segments:i})=>i.map(({fragments:o})=>o[0]))));return{tables:e,lines:t.filter(({cells:s})=>!n.has(s[0].fragments[0]))}}
const Ho=t=>t.some(({cells:e,size:n},s)=>{const i=t[s-1]?.cells??[];return i.length>1&&e.length===1&&e[0].fragments.length>We&&Math.abs(i.at(-1).start-e[0].start)<
Bo*n});function*Ye(t,e){if(e===0)return[t];let n=[t];const s=yield*Tn(yield*(0,h.KT)(t.rows));if(!s&&(n=yield*Ms(t)).length>1){const o=[];for(const r of n)o.push(
yield*Ye(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!s)return[t];const i=[];for(const o of s)for(const r of yield*$(o.map(l=>({...l,gutters:Wo}))))(0,W.
RZ)(i,yield*Ye(r,e-1));return i}function*Ko(t){const e=yield*Ms(t);if(e.length>1){const n=[];for(const s of e)(0,W.RZ)(n,yield*Rs(s));if(n.length>=e.length&&n.every(
$o)&&n.some(vs))return n}return yield*Rs(t)}const vs=t=>t instanceof xt.QH,$o=t=>vs(t)||t instanceof xt.xE&&t.visual.length===me&&t.visual[0].cells.length===t.visual[1].
cells.length;function*Rs(t){const e=[];for(const n of yield*io(t)){const s=n.tabular<me?void 0:yield*Fo(n);s&&e.push(s)}return e}function*Fo(t){const e=yield*(0,h.
KT)(t.rows),n=yield*Lo(e),s=n?.columns??(yield*f(e));if(!s||ko(s)||Xo(s))return;const i=yield*Ii(n?s:yield*us(s)),{rows:o}=i,r=i.places.reduce((it,St)=>it+St.length,
0),l=r>=No*i.count*o.length,a=Vo(i),c=(t.tabular>=Os||a)&&i.count>1&&i.conflicts<=zo*r&&l&&!jo(o);if(!l)return new xt.xE(o,o.map(it=>it.cells.map(St=>[(0,xt.cA)(
[St])])));const g=c&&!a?yield*as(i):o.map((it,St)=>[St]),y=[];let O=0;for(const it of g)y.push(ze(i,it)),!((O+=i.count)<M.y)&&(O=0,yield M.Yz);const lt=g[0].length===
1&&i.count===s.count?n?.spans:void 0;return c?new xt.QH(y,lt):new xt.xE(o,y)}function Vo({rows:t,count:e,conflicts:n,spanning:s}){if(t.length!==me||n>0||s.size>
0||t.some(({cells:g})=>g.length!==e))return!1;const i=({fragments:g})=>g.at(-1).text.endsWith(":"),o=({cells:g})=>g.every((y,O)=>i(y)===(O%pe===0));if(e%pe===0&&
t.every(o))return!0;if(e===pe)return!1;const[r,l]=t.map(({cells:g})=>g.map(b)),a=r.every(g=>ws.test(g))&&l.every(g=>_s.test(g)&&!ws.test(g));return r.some(g=>_s.
test(g))&&!a?!1:t.reduce((g,{cells:y})=>g+y.reduce((O,{fragments:lt})=>O+lt.length,0),0)<=Ls*e*t.length}const jo=t=>t.every(({cells:e})=>e.every(({fragments:n})=>n.
every(s=>s.isTyped))),ko=t=>Is(t).some(({lines:e,words:n,going:s})=>e>=Co&&n>We*e&&s>=Do*e);function Xo({rows:t,count:e,places:n}){return t.length!==me||e!==pe||
t.some(({cells:i})=>i.length!==e)?!1:Is({rows:t,count:e,places:n}).every(({words:i,going:o})=>i>Ls*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>We)}
function Is({rows:t,count:e,places:n}){const s=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,l]of o.entries()){
const a=s[n[i][r]];a.lines++,a.words+=l.fragments.length,Yo.test(l.fragments[0].text)&&a.going++}return s}const Zo=5,Qo=2.5,Jo=/^[^\p{Ll},;:)]/u,qo=.8,qt=/^[.\u2026]+$/,
tr=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function*er(t){const e=new Map;let n=0;for(const o of t)for(const r of o){yield r.cells.reduce((a,{fragments:c})=>a+c.length,0)*
M.Yz/M.y;const l=ir(r.cells);l&&(e.set(r,l),l.leaders.length===1&&nr(l,r)&&n++)}const s=new Map;if(e.size===0)return{groups:t,dots:s};const i=n>=qo*e.size;if(!i)
for(const{leaders:o}of e.values())for(const[r,l]of o)s.set(r,l);return{groups:t.map(o=>o.map(r=>{const l=e.get(r);if(!l)return r;const a=i?sr(r.cells):l.cells;return{
...r,cells:a,gutters:rr(a,r)}})),dots:s}}function sr(t){const e=[];for(const{fragments:n}of t)e.length>0&&(qt.test(n[0].text)||qt.test(e.at(-1).at(-1).text))?(0,W.
RZ)(e.at(-1),n):e.push([...n]);return e.length===t.length?t:e.map(h.dJ)}function nr({cells:t},{cells:e}){const{fragments:n}=t.at(-1),s=e.at(-1).fragments.at(-n.
length-1)??e.at(-2)?.fragments.at(-1);return n.length===1&&tr.test(n[0].text)&&s!==void 0&&qt.test(s.text)}function ir(t){if(!t.some(({fragments:c})=>c.some(({text:g})=>qt.
test(g))))return;const e=[],n=[];let s=[],i=!0;const o=c=>{i?e.push([c]):e.at(-1).push(c),i=!1},r=c=>{const g=e.at(-1)?.at(-1);if(c&&g&&or(g,s,c))n.push([g,s,c]),
i=!0;else for(const y of s)o(y);s=[]};for(const{fragments:c}of t){s.length===0&&(i=!0);for(const g of c){if(qt.test(g.text)){s.push(g);continue}s.length>0&&r(g),
o(g)}}const l=s.length>0;r(void 0);const a=n.length>0&&n.every(([,,c])=>Jo.test(c.text));return l||!a?void 0:{cells:e.map(h.dJ),leaders:n}}function or(t,e,n){if(e.
reduce((o,{text:r})=>o+r.replaceAll("…","...").length,0)<Zo)return!1;const i=[t,...e,n];return i.every((o,r)=>r===0||o.start-i[r-1].end<Qo*o.style.size)}function rr(t,{
cells:e,gutters:n}){if(n.size===0)return n;const s=new Set(Array.from(n,i=>e[i].fragments[0]));return new Set([...t.keys()].filter(i=>i>0&&s.has(t[i].fragments[0])))}
const lr=3,ar=4,cr=.6,fr=.05,hr=.9,ur=1.75,te=.1,xs=1,dr=.4,gr=2;function*mr(t){const e=new Set,n=yield*pr(t);if(n.length===0)return e;const s=yield*(0,Y.p9)(t,
(i,o)=>i.baseline-o.baseline);for(const i of n)if(yield*Er(i,s))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*pr(t){const e=[];for(let n=0,
s;n<t.length;n=s){for(s=n+1;s<t.length&&yr(t[s-1],t[s]);)++s%M.y===0&&(yield M.Yz);if(n%M.y===0&&(yield M.Yz),s-n<lr)continue;const i=t.slice(n,s),o=i.reduce((a,{
fragments:c})=>a+c.length,0),[r,l]=i.reduce(([a,c],{start:g,end:y})=>[Math.max(a,y-g),c+y-g],[0,0]);o>=ar*i.length&&l>=cr*r*i.length&&e.push(i)}return e}function yr(t,e){
const{size:n}=t,s=e.baseline-t.baseline;return e.frame===t.frame&&e.size===n&&Math.abs(e.start-t.start)<fr*n&&s>=hr*n&&s<=ur*n}function*Er(t,e){const n=new Set(
t),{frame:s,size:i,baseline:o}=t[0],r=t.at(-1).baseline+te*i,l=t[0].start-xs*i,a=t.reduce((wt,Ht)=>Math.max(wt,Ht.end),-1/0)+xs*i;let c=Sr(e,o-te*i);const g=t.map(
({baseline:wt})=>wt);let[y,O,lt,it,St]=[0,0,0,0,-1/0];const Bt=new Set;for(;c<e.length&&e[c].baseline<=r;c++){c%M.y===M.y-1&&(yield M.Yz);const wt=e[c];if(!(n.has(
wt)||wt.frame!==s)){if(wt.end>l&&wt.start<a)return!1;for(wt.baseline-St>te*i&&([lt,St]=[0,wt.baseline]),++lt===Mr&&y++,it|=wt.end<=l?1:2;O<g.length&&g[O]<wt.baseline-
te*i;)O++;O<g.length&&Math.abs(g[O]-wt.baseline)<=te*i&&Bt.add(O)}}return y>=gr&&it!==br&&Bt.size<=dr*t.length}const Mr=2,br=3;function Sr(t,e){let n=0;for(let s=t.
length;n<s;){const i=n+s>>1;t[i].baseline<e?n=i+1:s=i}return n}const zs=4,Tr=8,Ar=4,Or=.7,Lr=2.5,_r=.8,wr=1e6;function vr(t){return Ns(t,Tr,{left:wr})}function*Ns(t,e,n){
if(e===1)return[...t];const s=[];let i=0;for(let o=0,r;o<t.length;o=r){const a=t[o].segments.length>1&&n.left>0?yield*Rr(t,o,n):void 0;if(++i%M.y===0&&(yield M.
Yz),r=a?.to??o+1,!a)s.push(t[o]);else{for(const c of a.left)s.push(c);for(const c of yield*Ns(a.right,e-1,n))s.push(c)}}return s}const Ds=200;function*Rr(t,e,n){
const[s,i]=t[e].segments,o=s.size;let r=s.end,l=i.start;const a=[],c=[];let g=e;for(;g<t.length;g++){const O=t[g];n.left-=O.segments.length,(g-e)%Ds===Ds-1&&(yield M.
Yz);const lt=g===e?0:O.baseline-t[g-1].baseline;if(O.frame!==s.frame||lt<0||lt>Lr*o)break;const it=O.segments.filter(Ht=>Ht.start<r),St=O.segments.slice(it.length),
Bt=(0,B.K)(it.map(Ht=>Ht.end),r),wt=(0,B.Y)(St.map(Ht=>Ht.start),l);if(wt-Bt<_r*o||it.length>1)break;[r,l]=[Bt,wt],(0,W.RZ)(a,it),St.length>0&&c.push(St)}const y=c.
map(([O])=>O);if(!(a.length<zs||c.length<zs||!Cs(a)||!Cs(y)))return{left:a.map(O=>new Yt.N1(O)),right:c.map(Ir),to:g}}function Ir([t,...e]){const n=new Yt.N1(t);
for(const s of e)n.add(s);return n}function Cs(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),n=(0,B.Y)(t.map(o=>o.start)),s=(0,B.K)(t.map(o=>o.end))-n,i=t.
reduce((o,r)=>o+r.end-r.start,0);return e>=Ar*t.length&&i>=Or*s*t.length}const Nt=2,Bs=1e3,Ge=3,Ps=100,xr=2,Ws=10;function*Ys(t){const e=yield*Hs(t.filter(({isVertical:l})=>!l)),
n=yield*Hs(t.filter(({isVertical:l})=>l));if(e.length+n.length<Ge||e.length+n.length>Bs)return[];const s=[...e.keys(),...n.keys()].map((l,a)=>a),i=l=>{let a=l;for(;s[a]!==
a;)a=s[a]=s[s[a]];return a};for(const[l,a]of e.entries()){yield M.Yz;for(const[c,g]of n.entries())se(a,g.at)&&se(g,a.at)&&(s[i(e.length+c)]=i(l))}const o=new Map;
for(const[l,a]of[...e,...n].entries()){const c=o.get(i(l))??{rows:[],columns:[]};o.set(i(l),c),(a.isVertical?c.columns:c.rows).push(a)}const r=[];for(const l of o.
values()){if(l.rows.length===0||l.columns.length===0)continue;const[a,c]=[Gs(l.columns,l.rows),Gs(l.rows,l.columns)];for(const g of yield*zr(ee(c,a)))for(const y of yield*Nr(
g))y.xs.length>=Ge&&y.ys.length>=Ge&&r.push(y)}return r}const ee=(t,e)=>({rows:t,columns:e,xs:ye(e),ys:ye(t)});function*zr({rows:t,columns:e,xs:n,ys:s}){const i=[];
let[o,r]=[t,e],l=0;for(let a=1;a<Math.min(s.length-2,Ps);a++){yield(1+e.length)*M.Yz/M.y;const c=s[a];if(a-l<2)continue;const g=r.filter(O=>O.from<c-Nt),y=r.filter(
O=>O.to>c+Nt);Cr(g,y,n)||(i.push(ee(o.filter(O=>O.at<c+Nt),g)),[o,r]=[o.filter(O=>O.at>c-Nt),y],l=a)}return[...i,ee(o,r)]}function*Nr({rows:t,columns:e,xs:n,ys:s}){
const i=[];let[o,r]=[t,e],l=0;for(let a=2;a<Math.min(n.length-2,Ps);a++){if(a-l<2)continue;yield(1+t.length)*M.Yz/M.y;const c=n[a],g=o.filter(O=>O.from<c-Nt),y=o.
filter(O=>O.to>c+Nt);Dr(g,y,s)&&(i.push(ee(g.map(O=>({...O,to:Math.min(O.to,c)})),r.filter(O=>O.at<c+Nt))),o=y.map(O=>({...O,from:Math.max(O.from,c)})),r=r.filter(
O=>O.at>c-Nt),l=a)}return i.length===0?[{rows:t,columns:e,xs:n,ys:s}]:[...i,ee(o,r)]}function Dr(t,e,n){const s=({at:l})=>l>n[0]+Nt&&l<n.at(-1)-Nt,[i,o]=[ye(t.filter(
s)),ye(e.filter(s))];let r=0;for(let l=0,a=0;l<i.length&&a<o.length;){const c=i[l]-o[a];Math.abs(c)<Nt&&r++,c<0?l++:a++}return Math.min(i.length,o.length)>=xr&&
2*r<=Math.min(i.length,o.length)}function Cr(t,e,n){const s=({at:r})=>r>n[0]+Nt&&r<n.at(-1)-Nt,[i,o]=[t.filter(s),e.filter(s)];for(let r=0,l=0;r<i.length&&l<o.length;){
const a=i[r].at-o[l].at;if(Math.abs(a)<Nt)return!0;a<0?r++:l++}return i.length===0||o.length===0}function Gs(t,e){const{isVertical:n}=t[0],[s,i]=[(0,B.Y)(e.map(
({at:a})=>a)),(0,B.K)(e.map(({at:a})=>a))],[o,r]=[Us(e.map(a=>a.from)),Us(e.map(a=>a.to))],l=[...t];return o<t[0].at-Ws&&l.unshift({isVertical:n,at:o,from:s,to:i}),
r>t.at(-1).at+Ws&&l.push({isVertical:n,at:r,from:s,to:i}),l}const Us=t=>t.sort((e,n)=>e-n)[t.length>>1],se=({from:t,to:e},n)=>t-Nt<=n&&n<=e+Nt;function*Hs(t){const e=yield*(0,Y.
p9)(t,(s,i)=>s.at-i.at||s.from-i.from),n=[];for(let s=0,i;s<e.length;s=i){const{at:o,isVertical:r}=e[s];for(i=s+1;i<e.length&&e[i].at-o<Nt;)i++;if(n.length>Bs)return n;
s%M.y===M.y-1&&(yield M.Yz);const l=yield*(0,Y.p9)(e.slice(s,i),(c,g)=>c.from-g.from);let a;for(const c of l)a&&c.from<=a.to+Nt?a.to=Math.max(a.to,c.to):(a&&n.push(
{isVertical:r,at:o,...a}),a={from:c.from,to:c.to});a&&n.push({isVertical:r,at:o,...a})}return n}function ye(t){const e=[];for(const{at:n}of t)(e.length===0||n-e.
at(-1)>=Nt)&&e.push(n);return e}var Br=_(60660);const Pr=1,Wr=3,Ue=2,Yr=.4,Gr=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function Ur({
lines:t,element:e}){if(t.length<Ue||!e)return!1;const n=e.type==="P",s=n?Wr:Pr;let i=0;for(const[o,{segments:r,baseline:l,size:a}]of t.entries()){!n&&o>0&&l<t[o-
1].baseline+Yr*a&&(i=Ue);let c,g=!1;for(const{fragments:y}of r)for(const O of y)g||=c!==void 0&&Math.abs(O.start-c.end)>=s*O.style.size,c=O;g&&i++}return i>=Ue&&
!$r(e)}const Hr=({element:t})=>t!==void 0&&Kr.test(t.type),Kr=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function $r(t){for(const{type:e}of(0,Br.Hy)(t))if(Gr.
test(e))return!0;return!1}function*Fr({lines:t}){const e=[];for(const{segments:n}of t)for(const s of n)(0,W.RZ)(e,s.fragments);return yield*(0,Y.p9)(e,(n,s)=>n.
order-s.order)}const Ks=300,Vr=5,jr=.6,kr=20,$s=5,Xr=3;function*Fs(t){return t.length<3||t.length>Ks||!Qr(t)?t:yield*Jr(t)}function Zr(t){if(t.length<2||t.length>
Ks)return t;const e=t[0]?.frame,n=[];let[s,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;s=Math.max(s,t[r].bottom),i+=Vs(t[r]),n.push({bottom:s,
words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,kr);r++){o=Math.min(o,t[r-1].top);const l=n[t.length-1-r];if(l.words<Math.max($s,i-l.words))return t;if(l.bottom<=
o)return[...t.slice(r),...t.slice(0,r)]}return t}function He(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(
t.start,e.start)>0}const Vs=({lines:t})=>t.reduce((e,{segments:n})=>e+n.reduce((s,{fragments:i})=>s+i.length,0),0);function Qr(t){let e=0,n=0,s;for(const i of t)
Vs(i)<$s||(s&&He(s,i)?e++:s&&He(i,s)&&s.top-i.bottom<Xr*s.lines[0].size&&n++,s=i);return n>=Vr&&n>jr*(e+n)}function*Jr(t){const e=t.length,n=new Int32Array(e),s=t.
map(()=>[]);for(let r=0;r<e;r++){yield M.Yz;for(let l=0;l<e;l++)r!==l&&qr(t,r,l)&&(s[r].push(l),n[l]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;
for(const l of i)(r<0||n[l]<n[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of s[r])n[l]--}return o}function qr(t,e,n){const s=t[e],i=t[n];if(s.frame!==i.frame)
return!1;if(He(s,i))return!0;if(s.end>i.start+1)return!1;const o=Math.min(s.top,i.top),r=Math.max(s.bottom,i.bottom);return!t.some(l=>l!==s&&l!==i&&l.frame===s.
frame&&l.top<r&&l.bottom>o&&l.start<s.end&&l.end>i.start)}const tl=.4,el=1;function*sl(t,e){if(e.length===0||t.length<2)return;const n=Array.from({length:e.length+
1},()=>[]),s=yield*(0,Y.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of s.entries()){const{start:l,end:a,baseline:c,style:g}=r,y=nl(
(l+a)/2,e);if(n[y].push(r),i&&i.column!==y&&c-i.fragment.baseline<=tl*g.size&&l-i.fragment.end<el*g.size)return;i={fragment:r,column:y},o%M.y===M.y-1&&(yield M.
Yz)}return n.filter(o=>o.length>0).length<2?void 0:n}function nl(t,e){let[n,s]=[0,e.length];for(;n<s;){const i=n+s>>1;e[i]<t?n=i+1:s=i}return n}const il=3,ol=2.5,
rl=.2,ll=1,js=1,al=new RegExp("\\p{L}","u"),ks=/\d/;function*cl(t,e,n,s){if(e.length<il||t.spans||!fl(t.rows[0]))return t;yield s.length*M.Yz/M.y;const i=s.filter(
l=>hl(l,e,n)),o=ul(i,e);if(!o)return t;const r=[];for(const l of o)r.push(yield*(0,Yt._I)(yield*(0,D.q9)(l)));return new xt.QH([r,...t.rows])}const fl=t=>t.slice(
1).some(e=>e.some(({segments:n})=>n.some(({fragments:s})=>s.some(({text:i})=>ks.test(i)))));function hl({box:t,style:e},n,s){const[i,o]=[t.x+t.width/2,t.y+t.height/
2],r=i<n[0].from||i>n.at(-1).to;return e.frame.cos===1&&!e.frame.vertical&&!r&&o<s&&s-o<ol*e.size}function ul(t,e){const[n]=t;if(t.length<e.length)return;const s=rl*
n.style.size;if(t.some(({baseline:r,text:l})=>Math.abs(r-n.baseline)>s||ks.test(l)))return;const i=e.map(()=>[]);for(const r of t){const{x:l,width:a}=r.box,c=e.
findIndex(({from:g,to:y})=>l>g-js&&l+a<y+js);if(c<0)return;i[c].push(r)}return i.every(r=>r.some(({text:l})=>al.test(l)))&&i.every((r,l)=>l===0||dl(r)-gl(i[l-1])>
ll*n.style.size)?i:void 0}const dl=t=>t.reduce((e,{box:n})=>Math.min(e,n.x),1/0),gl=t=>t.reduce((e,{box:n})=>Math.max(e,n.x+n.width),-1/0),ml=100,pl=2e4,yl=1/2,
El=1/20,Ml=.999,Xs=1,bl=2,Sl=1,Tl=20,Al=2e4;function*Ol(t,e){const n=[];let s=t;for(const i of e){if(i.xs.length-1>ml||(i.xs.length-1)*(i.ys.length-1)>pl)continue;
const{cells:o,others:r}=yield*Ll(s,i),l=yield*xl(o,i);if(!l)continue;const a=yield*cl(l.table,l.columns,i.ys[0],r);n.push(a),s=a===l.table?r:yield*(0,xt.R_)([a],
r)}return{tables:n,outside:s}}function*Ll(t,e){const{rows:n,columns:s,xs:i,ys:o}=e,r=new Map,l=[];let a=0,c=0;for(const lt of t){const{frame:it}=lt.style,St=(0,Ts.
L)(it,lt.start,lt.end,lt.top,lt.bottom),[Bt,wt]=[St.x+St.width/2,St.y+St.height/2],Ht=Bt>i[0]&&Bt<i.at(-1)&&wt>o[0]&&wt<o.at(-1),ra=it.cos===1&&it.sin===0||Math.
abs(it.sin)>Ml,ne=Ht&&ra&&!it.vertical?vl(e,Bt,wt):void 0;if(!ne)l.push(lt);else{const Fe=r.get(ne.first)??{...ne,fragments:[]};r.set(ne.first,Fe),Fe.fragments.
push(lt),(Fe.last!==ne.last||s.some(la=>Rl(St,la,wt)))&&a++}c+=Ht?n.length+s.length:1,!(c<Al)&&(c=0,yield M.Yz)}const g=t.length-l.length;if(a>El*g)return{cells:new Map,
others:[...t]};if(g===0||l.length===0)return{cells:r,others:l};const y=yield*_l(l,e,r);for(const[lt,it]of y)r.set(lt,{first:lt,last:lt+i.length+1,fragments:it});
const O=new Set([...y.values()].flat());return{cells:r,others:O.size===0?l:l.filter(lt=>!O.has(lt))}}function*_l(t,e,n){const s=new Map;for(const[o,r]of t.entries()){
o%M.y===M.y-1&&(yield M.Yz*(e.rows.length+e.columns.length)/Tl);const l=r.style.frame.cos===1?wl(r,e):void 0;if(!l||!n.has(l.cell)||n.has(l.cell-1))continue;const a=s.
get(l.cell-1)??{border:l.border,own:[]};s.set(l.cell-1,a),a.own.push(r)}const i=new Map;for(const[o,{border:r,own:l}]of s){let a=r;const c=[];for(const g of yield*(0,Y.
p9)(l,(y,O)=>O.end-y.end)){if(c.length>0&&a-g.end>Sl*g.style.size)break;a=g.start,c.push(g)}i.set(o,c.sort((g,y)=>g.order-y.order))}return i}function wl({box:t},{
rows:e,columns:n,xs:s,ys:i}){const[o,r]=[t.x+t.width/2,t.y+t.height/2];if(o<s[0]||r<i[0]||r>i.at(-1))return;const[,l]=Ke(n,o,r),[a,c]=[Ee(i,r),l?Ee(s,l.at):0];if(!l||
c===0||c===s.length-1)return;const g=y=>e.some(O=>Math.abs(O.at-y)<bl&&se(O,(s[c]+s[c+1])/2));if(!(!g(i[a])||!g(i[a+1])))return{cell:a*s.length+c,border:l.at}}function vl({
rows:t,columns:e,xs:n,ys:s},i,o){const[r,l]=Ke(e,i,o),[a,c]=Ke(t,o,i);if(!r||!l||!a||!c)return;const g=(y,O)=>Ee(s,y.at)*n.length+Ee(n,O.at);return{first:g(a,r),
last:g(c,l)}}function Ke(t,e,n){let s;for(const i of t)if(se(i,n)){if(i.at>e)return[s,i];s=i}return[s,void 0]}const Rl=({x:t,width:e},n,s)=>n.at>t+Xs&&n.at<t+e-
Xs&&se(n,s);function Ee(t,e){let n=0;for(;n+1<t.length&&t[n+1]<=e;)n++;return n}function*Il(t,e){const n=new Map;for(const[s,{last:i,fragments:o}]of t){const r=e.
slice(s%e.length+1,i%e.length),l=(yield*sl(o,r))??[o];for(const[a,c]of l.entries())c.length>0&&n.set(s+a,c)}return n}function*xl(t,{xs:e,ys:n}){const[s,i]=[e.length-
1,n.length-1];if(t.size<=yl*s*i)return;const o=yield*Il(t,e),r=[];for(let y=0;y<i;y++){const O=[];for(let lt=0;lt<s;lt++){const it=o.get(y*e.length+lt);O.push(it?
yield*(0,Yt._I)(yield*(0,D.q9)(it)):[])}for(const lt of yield*Ti(O))r.push(lt)}const l=r.filter(y=>y.some(O=>O.length>0)),a=Array.from({length:s},(y,O)=>O).filter(
y=>l.some(O=>O[y].length>0));if(l.length<2||a.length<2)return;const c=l.map(y=>a.map(O=>y[O]));return{table:new xt.QH(c,r[0]===l[0]?zl(t,a,e.length,l[1]):void 0),
columns:a.map(y=>({from:e[y],to:e[y+1]}))}}function zl(t,e,n,s){const i=[];for(const{first:l,last:a}of t.values()){if(l>=n-1)continue;const[c,g]=[e.indexOf(l),e.
findLastIndex(y=>y<a%n)];if(c<0||g<c)return;i.push([c,g])}const o=([l,a])=>e.slice(l,a+1).every(c=>s[c].length>0),r=i.filter(([l,a])=>a>l);return r.length>0&&r.
every(o)?i.sort(([l],[a])=>l-a):void 0}var Zs=_(39955);const Nl=2,Qs=3.5,Dl=.5,Cl=6,Bl=12;function*Js(t){let e;for(let n=0;n<t.length;n++){const s=t[n],i=Pl(s),
o=i&&Wl(t,n+1,s,i);if(!o){e?.push(s);continue}yield o.length*M.Yz/2,e??=t.slice(0,n);for(const[r,l]of i.entries()){e.push(Yt.eB.of([l],s.element)),r===0&&s.lines.
length>1&&e.push(Yt.eB.of(s.lines.slice(1),s.element));for(let a=o[r];a<o[r+1];a++)e.push(t[a])}n=o.at(-1)-1}return e??t}function Pl({lines:t}){const[e]=t;if(e.
segments.length<2)return;const n=[];let s;for(const o of e.segments)s&&o.start-s.end<Nl*e.size?n.at(-1).add(o):n.push(new Yt.N1(o)),s=o;if(n.length<2||n.length>
Cl)return;for(let o=1;o<t.length;o++)if(t[o].end>n[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:l})=>r+l.length,0)<=Bl;return n.every(i)?n:void 0}
function Wl(t,e,n,s){const i=[e];for(const[o,r]of s.entries()){const l=s[o+1]?.start??1/0;let a=i.at(-1),c=o===0?n.bottom:r.bottom;const g=Dl*r.size,y=({frame:O,
start:lt,end:it,top:St})=>O===r.frame&&lt>r.start-g&&it<l&&lt<r.end+Qs*r.size&&St>c-g;for(;a<t.length&&y(t[a])&&!(a===i.at(-1)&&t[a].top-c>Qs*r.size||(c=t[a++].
bottom,o===s.length-1)););if(a===i.at(-1)&&(o>0||n.lines.length===1))return;i.push(a)}return i}var Yl=_(73356);function*Gl(t,e,n,s=()=>(0,D.q9)(t)){if(e&&(0,Zs.
P$)(t,e)){const i=yield*(0,Zs.$A)(t,e);return n?yield*Ul(i,n):i}return n?yield*qs(t,yield*Ys(n),n):yield*Fs(yield*Js(yield*sn(yield*s())))}function*Ul(t,e){let n;
const s=[];for(const[i,o]of t.entries()){i%M.y===M.y-1&&(yield M.Yz);const r=Ur(o)?yield*qs(yield*Fr(o),n??=yield*Ys(e),e):[];if(!r.some(xt.bI)&&!(r.length>1&&Hr(
o)))s.push(o);else for(const l of r)l.element=o.element,s.push(l)}return s}function*qs(t,e,n){const{tables:s,outside:i}=yield*Ol(t,e),o=yield*(0,D.q9)(i),r=yield*Hl(
i,o,n),l=r.outside===i,a=yield*sn(l?o:yield*(0,D.q9)(r.outside));for(const c of[...s,...r.blocks]){const g=(0,xt.bI)(c)?yield*(0,xt.Fm)(c):c,y=a.findIndex(O=>nn(
O)>nn(g));a.splice(y<0?a.length:y,0,g)}return[...Zr(yield*Fs(yield*Js(a)))]}function*Hl(t,e,n){const s=yield*mr(e);if(s.size===0)return yield*tn(t,yield*en(e,t,
n));const i=e.filter(a=>!s.has(a.fragments[0])),{blocks:o,outside:r}=yield*tn(t.filter(a=>!s.has(a)),yield*en(i,t,n));if(o.length===0)return{blocks:o,outside:t};
const l=new Set(r);return{blocks:o,outside:t.filter(a=>s.has(a)||l.has(a))}}function*tn(t,e){const{groups:n,dots:s}=yield*er(e),i=yield*Go(t,n);if(s.size===0||i.
blocks.length===0)return i;const o=new Set(i.outside);for(const[r,l]of s)if(!o.has(r))for(const a of l)o.delete(a);return{blocks:i.blocks,outside:i.outside.filter(
r=>o.has(r))}}function*en(t,e,n){const s=[];for(const i of yield*(0,p.HE)(t,e))s.push(yield*Gn(i,n));return s}function*sn(t){return[...yield*(0,Yt.ub)(yield*vr(
yield*(0,Yt._I)(t)))]}const nn=({lines:t})=>t[0].segments[0].fragments[0].order,Kl=(t,e)=>$e(t,e,an),$l=(t,e)=>$e(t,e),Fl=(t,e)=>$e([{lines:t,element:void 0}],e,
ea);function*$e(t,e,n){const s=new at.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!jl(r,t[o-1])&&s.space(`
`);for(const l of r.lines){n?.(s,l);for(let a=0;a<l.segments.length;a++){const c=l.segments[a];a>0&&s.space(" "),(0,Yl.T)(s,c,e),i+=c.fragments.length+c.characters/
Vl,!(i<M.y)&&(i=0,s.settle(),yield M.Yz)}s.space(`
`)}n&&oa(s)}return s}const Vl=8,jl=({element:t},e)=>t!==void 0&&kl.has(t.type)&&t.type===e.element?.type,kl=new Set(["LI","TR","TOCI"]),on=173,rn=new Set([45,8208,
on]),Xl=/[\p{L}\p{M}][-\u2010]\n+$/u,ln=/\u00ad\n+$/,Zl=/.\n+$/,Ql=new RegExp("^\\p{L}","u"),Jl=new RegExp("^\\p{Ll}","u");function an(t,e){if(!rn.has(t.lastLetter()))
return;const n=t.tail(5),s=e.segments[0].fragments[0].text,i=ln.test(n);if(!i&&!(Xl.test(n)&&Jl.test(s)))return;const o=Zl.exec(n)[0].length;if(!i&&ia(t.tail(sa)))
return t.drop(o-1);t.drop(o),Ql.test(s)||t.space(`
`)}const ql=/[\p{L}\p{M}][-\u2010]\n$/u,ta=/^[\p{Lu}\p{Nd}]/u;function ea(t,e){rn.has(t.lastLetter())&&ql.test(t.tail(4))&&ta.test(e.segments[0].fragments[0].text)?
t.drop(1):an(t,e)}const sa=100,na=/[/\\_@]|\w\.\w/,ia=t=>na.test(t.trimEnd().split(/\s/).at(-1));function oa(t){t.lastLetter()!==on||!ln.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((zt,At,_)=>{_.d(At,{Fm:()=>I,QH:()=>B,R_:()=>J,bI:()=>ct,cA:()=>R,xE:()=>Q});var at=_(27077),M=_(98095),W=_(5609);class B extends W.eB{rows;spans;constructor(V,F){
const Y=V.flat(2),D=Y.filter(({frame:U})=>U.cos===1),[A,...G]=D.length===0?Y:D;super(A),this.rows=V,this.spans=F;for(const U of G)this.add(U);if(D.length>0&&D.length<
Y.length)for(const U of Y)U.frame.cos!==1&&this.lines.push(U)}}class Q extends W.eB{visual;rows;constructor(V,F){const[Y,...D]=V.map(({cells:A})=>R(A));super(Y),
this.visual=V,this.rows=F;for(const A of D)this.add(A)}}const ct=P=>P instanceof B||P instanceof Q;function R([P,...V]){const F=new W.N1(P);for(const Y of V)F.add(
Y);return F}const C=new RegExp("\\p{L}","u");function*I(P){if(!P.lines.some(({segments:G})=>G.some(({fragments:U})=>U.some(M.lP))))return P;let[V,F,Y]=[0,0,0];for(const G of P.
rows)for(const U of G){const X=U.flatMap(({segments:q})=>q.flatMap(ft=>ft.fragments));X.some(M.lP)?V++:X.some(({text:q})=>C.test(q))&&F++,!((Y+=X.length)<at.y)&&
(Y=0,yield at.Yz)}if(V<=F)return P;const D=P.rows.map(G=>[...G].reverse());if(P instanceof Q)return new Q(P.visual,D);const A=D[0].length-1;return new B(D,P.spans?.
map(([G,U])=>[A-U,A-G]).reverse())}function*J(P,V){const F=new Set;for(const{lines:Y}of P)for(const{segments:D}of Y)for(const A of D)for(const G of A.fragments)
F.add(G);return yield at.Yz,V.filter(Y=>!F.has(Y))}}),39955:((zt,At,_)=>{_.d(At,{$A:()=>J,P$:()=>I,VN:()=>R});var at=_(27077),M=_(44233),W=_(5609),B=_(98095);const Q=.9,
ct=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function R(V){let F,
Y=0;for(let D=V;D&&Y<C;D=D.parent,Y++){if(D.type==="TR")return D;!F&&!ct.has(D.type)&&(F=D)}return F?(F.type==="Lbl"||F.type==="LBody")&&F.parent?.type==="LI"?F.
parent:F:V}const C=200;function I(V,F){let Y=0,D=0;for(const A of V)A.style.marks.isArtifact||(Y+=A.text.length,F(A)&&(D+=A.text.length));return D>0&&D>=Q*Y}function*J(V,F){
const Y=[],D=[];for(let gt=0;gt<V.length;gt++){const ot=V[gt];gt%at.y===at.y-1&&(yield at.Yz);const Tt=F(ot);Tt?Y.push({fragment:ot,leaf:Tt}):D.push(ot)}const A=yield*(0,M.
p9)(Y,(gt,ot)=>gt.leaf.order-ot.leaf.order||gt.fragment.order-ot.fragment.order);let G=0;const U=new Map,X=gt=>{const{element:ot}=A[gt].leaf;let Tt=U.get(ot);return Tt||
U.set(ot,Tt=R(ot)),Tt},q=[],ft=[];for(let gt=0,ot;gt<A.length;gt=ot){const Tt=X(gt);for(ot=gt+1;ot<A.length&&X(ot)===Tt;)ot++;const bt=A.slice(gt,ot).map(({fragment:rt})=>rt);
(G+=bt.length)>=at.y&&(G=0,yield at.Yz);const j=W.eB.of(yield*(0,W._I)(yield*(0,B.q9)(bt)),Tt);if(q.push(j),D.length>0)for(const{order:rt}of bt)ft.push({order:rt,
block:j})}return D.length===0?q:yield*P(q,ft,yield*(0,W.ub)(yield*(0,W._I)(yield*(0,B.q9)(D))))}function*P(V,F,Y){const D=yield*(0,M.p9)(F,(U,X)=>U.order-X.order),
A=[],G=new Map;for(const[U,X]of Y.entries()){U%at.y===at.y-1&&(yield at.Yz);const q=X.lines[0].segments[0].order;let ft=0;for(let Tt=D.length;ft<Tt;){const bt=ft+
Tt>>1;D[bt].order<q?ft=bt+1:Tt=bt}const gt=D[ft-1]?.block,ot=gt&&G.get(gt);ot?ot.push(X):gt?G.set(gt,[X]):A.push(X)}return[...A,...V.flatMap(U=>[U,...G.get(U)??
[]])]}}),16160:((zt,At,_)=>{_.d(At,{l$:()=>Xt,HE:()=>It,SE:()=>Lt,x1:()=>be,rQ:()=>Se});var at=_(45657),M=_(61520),W=_(27077),B=_(44233),Q=_(31681),ct=_(5609);const R=.2,
C=3,I=3,J=5,P=.05,V=.8,F=/^(?:[^\p{L}\p{Nd}]|\(?[\p{L}\p{Nd}]{1,3}[.)])$/u;function*Y(b,$){if(!(yield*G(b,$)))return D;const tt=[];let H=0;for(const{fragments:dt}of b){
let Et,pt;for(const Ot of dt){const _t=pt!==void 0&&X(pt,Ot,$)&&!(Et.first===pt&&F.test(pt.text)),Dt=pt!==void 0&&Ot.start-pt.end>=$*Ot.style.size;Et&&!_t&&!Dt?
Et.end=Math.max(Et.end,Ot.end):tt.push(Et=A(Ot,_t)),pt=Ot}(H+=dt.length)<W.y||(H=0,yield W.Yz)}const k=new Set;for(const dt of["start","end"])yield*q(tt,dt,k);const Z=tt.
reduce((dt,{isClose:Et})=>dt+Number(Et),0);return k.size>=V*Z?k:D}const D=new Set,A=(b,$)=>({first:b,start:Math.min(b.start,b.end),end:Math.max(b.start,b.end),baseline:b.
baseline,size:b.style.size,isClose:$});function*G(b,$){let[tt,H,k]=[0,0,0];for(const{fragments:Z}of b){for(let dt=1;dt<Z.length;dt++){const[Et,pt]=[Z[dt-1],Z[dt]];
U(Et,pt)?tt++:X(Et,pt,$)&&H++}if(tt>=C&&H>=I-1)return!0;(k+=Z.length)<W.y||(k=0,yield W.Yz)}return!1}const U=(b,{order:$,spaceBefore:tt})=>$===b.order+1&&(b.spaceAfter||
tt);function X(b,$,tt){const{start:H,style:k,baseline:Z}=$,dt=(H-b.end)/Math.max(k.size,b.style.size);return dt>=R&&dt<tt&&Z===b.baseline&&!U(b,$)}function*q(b,$,tt){
const H=yield*(0,B.p9)(b,(k,Z)=>k[$]-Z[$]);for(let k=0,Z;k<H.length;k=Z){const dt=P*H[k].size;for(Z=k+1;Z<H.length&&H[Z][$]-H[Z-1][$]<dt;Z++);if(yield(Z-k)*W.Yz/
W.y,Z-k<I)continue;const Et=yield*(0,B.p9)(H.slice(k,Z),(pt,Ot)=>pt.baseline-Ot.baseline);for(let pt=0,Ot;pt<Et.length;pt=Ot){for(Ot=pt+1;Ot<Et.length&&ft(Et[Ot-
1],Et[Ot]);Ot++);if(!(Ot-pt<I))for(const _t of Et.slice(pt,Ot))_t.isClose&&tt.add(_t.first)}}}const ft=(b,$)=>b.first.style.frame===$.first.style.frame&&$.baseline-
b.baseline<J*$.size;var gt=_(93463);const ot=5,Tt=.75,bt=.5,j=3,rt=.08,ut=.3,w={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function x(b,$){const{both:tt,
level:H,lowest:k,highest:Z}=b;return{...b,both:tt+1,level:Math.abs($)<rt?H+1:H,lowest:Math.min(k,$),highest:Math.max(Z,$)}}const N=(b,$)=>$?{...b,before:b.before+
1}:{...b,after:b.after+1};function v({both:b,before:$,after:tt,level:H,lowest:k,highest:Z}){const dt=Math.min($,tt);return dt<ot||b>Tt*(b+dt)?!1:b>=j&&H<=bt*b&&
Z-k>=ut}const K=3,et=4,E=2.5,d=6,f=.8,h=20,u=4;function*p(b){const $=b.map(()=>new Set);if(!S(b)&&!L(b))return $;let tt=[],H=0;const k=({rows:Z,wordsBefore:dt,wordsAfter:Et,
from:pt,last:Ot,sides:_t})=>{const Dt=Z>=K&&Math.min(dt,Et)>=et*Z,Pt=v(_t);if(!Dt&&!Pt)return;const Ut=({isGutter:vt,row:$t})=>vt==="whole"||!Pt&&(vt==="prose"||
$t<pt);for(let vt=Ot;vt&&!Ut(vt);vt=vt.above)vt.isGutter=Pt?"whole":"prose",$[vt.row].add(vt.cell)};for(const[Z,dt]of b.entries()){const Et=b[Z-1],pt=Et?dt.baseline-
Et.baseline:0,Ot=({last:Dt})=>pt<=d*dt.size&&Z-Dt.row<=h,_t=pt>E*dt.size;for(const Dt of tt)(_t||!Ot(Dt))&&k(Dt);tt=tt.filter(Ot),_t&&(tt=tt.map(Dt=>({...Dt,rows:0,
wordsBefore:0,wordsAfter:0,from:Z}))),(H+=dt.cells.length+tt.length)>=W.y&&(H=0,yield W.Yz),tt=m(tt,dt,Z,k)}return tt.forEach(k),$}function S(b){const $=({fragments:H})=>H.
length>=et,tt=(H,k)=>b.some(({cells:Z})=>Z.slice(H,k||Z.length).some($));return tt(0,-1)&&tt(1,0)}function L(b){const $=b.reduce((tt,{cells:H})=>H.length===1?tt+
1:tt,0);return $>=2*ot&&b.length>$}function m(b,{cells:$,size:tt},H,k){const Z=[];let dt=0,Et=-1/0;for(let pt=0;pt<=$.length;pt++){const Ot=$[pt]?.start??1/0,_t=pt>
0&&pt<$.length,Dt=Ot-Et>=f*tt,Pt=[];for(;dt<b.length&&b[dt].start<Ot;dt++){const vt=b[dt],[$t,kt]=[Math.max(vt.start,Et),Math.min(vt.end,Ot)];if(kt-$t<f*tt?k(vt):
_t?Pt.push(z(vt,{start:$t,end:kt},H,pt,$)):Z.push({...vt,start:$t,end:kt,sides:N(vt.sides,pt>0)}),vt.end>Ot)break}_t&&Dt&&Pt.length===0&&Pt.push(z(void 0,{start:Et,
end:Ot},H,pt,$));const Ut=T(Pt);for(const vt of Pt)Ut.has(vt)?Z.push(vt):k(vt);Et=Math.max(Et,$[pt]?.end??Ot)}return Z}function T(b){return b.length<=u?new Set(
b):new Set([...b].sort(($,tt)=>tt.rows-$.rows).slice(0,u))}function z(b,$,tt,H,k){return{...$,rows:(b?.rows??0)+1,wordsBefore:(b?.wordsBefore??0)+k[H-1].fragments.
length,wordsAfter:(b?.wordsAfter??0)+k[H].fragments.length,from:b?.from??tt,last:{row:tt,cell:H,above:b?.last,isGutter:"no"},sides:x(b?.sides??w,(k[H].baseline-
k[H-1].baseline)/k[H].size)}}var nt=_(98095),ht=_(73356);const Mt=.4,st=1,mt=3,yt=2e3,Rt=.5;function*Lt(b){return yield*It(yield*(0,nt.q9)(b),b)}function*It(b,$,tt=!0){
const H=yield*Vt($),k=yield*Y(b,H),Z=new Map;for(const Et of b){const pt=Z.get(Et.frame);pt?pt.push(Et):Z.set(Et.frame,[Et])}const dt=[];for(const Et of Z.values()){
yield W.Kl;const pt=[];for(const _t of yield*Gt(yield*Me(Et,H,k)))pt.push(jt(_t,H,k));const Ot=tt?yield*p(pt):void 0;dt.push(pt.map((_t,Dt)=>({..._t,gutters:Ot?.[Dt]??
Ct})))}return dt}const Ct=new Set,Wt=2e4;function*Vt(b){const $=[];for(let H=1;H<b.length&&$.length<yt;H++){H%W.y===0&&(yield W.Yz);const[k,Z]=[b[H-1],b[H]];if(k.
style.frame!==Z.style.frame||k.baseline!==Z.baseline)continue;const dt=(Z.start-k.end)/Z.style.size;dt>0&&dt<st&&(0,nt.re)(k,Z)&&$.push(dt)}const tt=yield*(0,B.
p9)($,(H,k)=>H-k);return Math.max(st,mt*(tt[tt.length>>1]??0))}function*Me(b,$,tt){const H=[];let k=0;for(const Z of b){if((k+=Z.fragments.length)>=W.y&&(k=0,yield W.
Yz),tt.size===0&&Z.end-Z.start<$*Z.size||Z.fragments.length<2){H.push(Z);continue}let Et;for(const pt of Z.fragments)Et&&!tt.has(pt)&&Math.min(pt.start,pt.end)-
Et.end<$*Math.max(Et.size,pt.style.size)?Et.add(pt):H.push(Et=new nt.Y4(pt))}return H}function*Gt(b){const $=yield*(0,B.p9)(b,(H,k)=>H.baseline-k.baseline||H.start-
k.start),tt=[];for(const[H,k]of $.entries()){H%W.y===W.y-1&&(yield W.Yz);const Z=tt.at(-1);Z!==void 0&&Z.length<ct.Px&&k.baseline-Z[0].baseline<Mt*Math.min(k.size,
Z[0].size)?Z.push(k):tt.push([k])}for(const H of tt)H.sort((k,Z)=>k.start-Z.start);return tt}function jt(b,$,tt){const H=[];let k;for(const dt of b){const Et=H.
at(-1),pt=Et&&dt.start-Et.end,Ot=Et?Math.max(Et.size,dt.size):0;pt!==void 0&&pt<$*Ot&&pt>-Rt*Ot&&!tt.has(dt.fragments[0])?k===Et?k.join(dt):H[H.length-1]=k=Et.joined(
dt):H.push(dt)}const Z=H.reduce((dt,Et)=>Et.size>dt.size?Et:dt);return{baseline:Z.baseline,size:Z.size,cells:H}}function*be(b,$){return yield*ie(b.flat(),Te,$)}
function*Se(b,$){const tt=[],H=new Map,k=new Set;let Z=0;for(const dt of b){const{pairs:Et,lacking:pt}=yield*(0,gt.f)(dt);(0,at.RZ)(tt,Et);for(const Ot of pt)for(const _t of H.
size<Wt?Ot.labels:[]){Ot.without.has(_t)&&k.add(Z);for(const{letters:Dt,text:Pt}of _t.fragments)for(let Ut=0;Ut<Pt.length&&H.size<Wt;Ut++)H.set(Dt+Ut,Z);Z++}}if(tt.
length!==0)return{...yield*ie(tt,dt=>[dt],$),labelOf:H,without:k}}function*ie(b,$,tt){const H=new M.q(tt),k=[];let Z=0;for(const dt of b)for(const Et of $(dt)){
const pt=H.size;for(const[Ot,_t]of Et.entries())Ot>0&&H.space(`
`),(0,ht.T)(H,_t,tt),!((Z+=_t.fragments.length)<W.y)&&(Z=0,H.settle(),yield W.Yz);k.push({start:pt,end:H.size}),H.space(`
`)}return{flow:H,lines:k}}function Xt({cells:b,gutters:$}){if($.size===0)return[b];const tt=[];for(const[H,k]of b.entries())H===0||$.has(H)?tt.push([k]):tt.at(-1).
push(k);return tt}const Te=b=>Xt(b).map($=>Ae($)?[...$].reverse():$);function Ae(b){if(b.length<2||!b.some(oe))return!1;const $=b.filter(({fragments:H})=>H.some(
({text:k})=>Oe.test(k))),tt=$.filter(oe);return 2*tt.length!==$.length?2*tt.length>$.length:tt.some(({fragments:H})=>H.some(({text:k})=>Le.test(k)))}const Oe=new RegExp(
"\\p{L}","u"),Le=/^:|:$/,oe=({fragments:b})=>b.some(({mayTurn:$,text:tt})=>$&&(0,Q.d)(tt))}),3133:((zt,At,_)=>{_.d(At,{X:()=>K,b:()=>v});var at=_(62743),M=_(86491),
W=_(74135),B=_(6057),Q=_(65868),ct=_(60660),R=_(12657),C=_(84731),I=_(89420);const J=100;async function P(d,f,h,u){const p=new Map,S=new Set,{fragments:L,edges:m}=d,
T=[],z=new R.y(u);for(const[ht,Mt]of L.entries()){const st=u.pace.step(J);st&&await st;const mt=f(Mt),yt=mt&&nt(mt.element);if(!yt){T.push(Mt);continue}if(S.has(
yt)||yt.firstPage!==h)continue;S.add(yt),z.take(yt.actualText.length);const Rt=(0,C.X5)(yt.actualText.trim());if(Rt==="")continue;const Lt=new I.F(Mt.style,Mt.start,
Mt.baseline,Mt.order,m.count);Lt.text=Rt,Lt.end=V(L,ht,It=>{const Ct=f(It);return Ct!==void 0&&nt(Ct.element)===yt});for(let It=0;It<Rt.length;It++)m.add(Lt.start,
Lt.end);T.push(Lt)}return T;function nt(ht){if(p.has(ht))return p.get(ht);const Mt=[];for(const st of(0,ct.Hy)(ht)){if(p.has(st))break;Mt.push(st)}for(const st of Mt.
reverse()){const mt=st.parent&&p.get(st.parent);p.set(st,mt??(st.actualText===void 0?void 0:st))}return p.get(ht)}}function V(d,f,h){const u=d[f];let{end:p}=u;for(let S=f+
1;S<d.length;S++){const L=d[S];if(L.baseline!==u.baseline||L.style.frame!==u.style.frame||!h(L))break;p=Math.max(p,L.end)}return p}var F=_(98689),Y=_(36211),D=_(
5490);const A=3,G=.5,U=4,X=2e4;class q{get rules(){return this.found.length>X?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(f,{matrix:h},u,p){
const S=Y.lJ.get(f.operator);S?this.paints(S,p):this.found.length<=X&&this.path.length+this.boxes.length<=X&&this.extends(f,h)}extends(f,h){const u=(0,D.M)(f);switch(f.
operator){case"re":{const[p=NaN,S=NaN,L=NaN,m=NaN]=u,T=(0,W.zl)(h,[p,S,p+L,S+m]);T.every(Number.isFinite)&&this.boxes.push(T);return}case"m":this.first=this.last=
(0,W.Gd)(h,u[0],u[1]);return;case"l":this.line((0,W.Gd)(h,u[0],u[1]));return;case"c":case"v":case"y":this.last=(0,W.Gd)(h,u.at(-2),u.at(-1));return;case"h":this.
line(this.first)}}line(f){this.path.push([this.last,f]),this.last=f}paints({fill:f,strokes:h,closes:u},p){if(u&&this.line(this.first),!p&&h){for(const[[S,L],[m,
T]]of this.path)this.add(S,L,m,T,G);for(const[S,L,m,T]of this.boxes)this.around(S,L,m,T)}if(!p&&f)for(const[S,L,m,T]of[...this.boxes,...this.outline()])this.add(
S,L,m,T,A);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,W.$L)(this.path.flat())]}around(f,h,u,p){if(u-f<=A||p-h<=A){
this.add(f,h,u,p,A);return}for(const S of[h,p])this.add(f,S,u,S,G);for(const S of[f,u])this.add(S,h,S,p,G)}add(f,h,u,p,S){const[L,m]=[Math.abs(u-f),Math.abs(p-h)];
if(!(Math.min(L,m)<=S&&Math.max(L,m)>=U))return;const T=m>L;this.found.push(T?{isVertical:T,at:(f+u)/2,from:Math.min(h,p),to:Math.max(h,p)}:{isVertical:T,at:(h+
p)/2,from:Math.min(f,u),to:Math.max(f,u)})}}var ft=_(54093),gt=_(27077),ot=_(77211),Tt=_(44927),bt=_(16160),j=_(98095);const rt=200,ut=2e4;class w{index;found;characters;unreadable;ordered;reading;segmented;constructor(f,h){
this.index=f,this.found=h,this.characters=h.characters,this.unreadable=h.unreadable}get blocks(){return this.ordered??=(0,ft.z)(this.order())}*blocksByLook(){const{
fragments:f,leafOf:h,rules:u,hasTablesApart:p=!0}=this.found;return u&&!h&&p?this.blocks:yield*(0,Tt.NQ)(f,void 0,u??[])}order(){const{fragments:f,leafOf:h,rules:u,
hasTablesApart:p=!0}=this.found;return(0,Tt.NQ)(f,h,p?u:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,j.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,ft.z)((0,Tt.dV)(this.blocks,this.found.edges))}async prepare(f){const{fragments:h,edges:u}=this.found;h.length<rt&&this.characters<ut||
(this.ordered=await(0,ft.k)(this.order(),f),this.reading=await(0,ft.k)((0,Tt.dV)(this.ordered,u),f))}*layout(f){return f==="reading"?this.flow.shown:yield*(0,ot.
Z)(this.found.fragments,this.found.edges)}*visualText(f=!0){const{fragments:h,edges:u}=this.found,p=yield*(0,bt.HE)(yield*this.segments(),h,f),S=yield*(0,bt.x1)(
p,u);return f?{...S,below:yield*(0,bt.rQ)(p,u)}:S}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(f){const h=yield*(0,Tt.
td)(this.blocks,this.found.edges),u=[];for(const{0:p,index:S}of h.text.matchAll(f)){const L=h.box(S,S+p.length);L&&u.push({text:p,...L}),u.length%gt.y===gt.y-1&&
(yield gt.Yz)}return u}}const x=200,N=2e4,v=({characters:d})=>Math.min(d+x,N);class K{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(f,h=!1,u=!0){
this.document=f,this.findsRules=h,this.hasTablesApart=u,this.contents=new Q.i(f)}async page(f){const{document:h}=this,u=(0,B.iw)(h,f),{width:p,height:S}=(0,W.iN)(
u),L={width:p*u.userUnit,height:S*u.userUnit},m=new F.g(L.width,L.height,this.expected),T=this.findsRules?new q:void 0,z=await this.contents.read(f,m,T);return this.
expected=v(m),this.assemble(f,m,L,{rules:T?.rules,damage:z,usesElementTexts:!0})}async assemble(f,h,u,{rules:p,damage:S,usesElementTexts:L}){const{document:m}=this;
h.finish();const T=f<0?-1:m.pages.number(f),z=f<0?void 0:await(this.tags??=(0,ct.g$)(m)),nt=z?.hasPage(T)?et(z,T):void 0,ht=L&&nt&&z?.hasTexts?await P(h,nt,T,m.
job):h.fragments,Mt=E(ht),st=z?.hasTexts===!0,mt={fragments:ht,edges:h.edges,...Mt,damage:S,leafOf:nt,hasElementTexts:st,rules:p,...u},yt=new w(f,{...mt,hasTablesApart:this.
hasTablesApart});return await yt.prepare(m.job.pace),yt}}function et(d,f){let h,u;return({style:{marks:p}})=>(p!==h&&(h=p,u=p.id<0?void 0:d.leaf(f,p.stream,p.id)),
u)}function E(d){let f=0,h=0,u=0;for(const{text:p,style:S}of d){const L=h;f+=p.length;for(let m=p.indexOf(at.m);m>=0;m=p.indexOf(at.m,m+1))h++;S.font===M.Z&&(u+=
p.length-(h-L))}return{characters:f,unreadable:h,assumed:u}}}),31681:((zt,At,_)=>{_.d(At,{d:()=>M,f:()=>P});const at=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
M=A=>at.test(A),W=0,B=1,Q=2,ct=3,R=4,C=new RegExp("\\p{L}","u"),I=new RegExp("\\p{Nd}","u");function J(A){return I.test(A)?ct:at.test(A)?Q:C.test(A)?B:/^[.,:/%+\-\u066b\u066c]$/.
test(A)?R:W}function P(A,G){const U=A.map(J),X=U.filter(bt=>bt===Q).length,q=G.includes(!0);if(X===0)return q?V(G):void 0;const ft=U.filter(bt=>bt===B).length,gt=X>=
ft||q,ot=A.map((bt,j)=>j);gt&&ot.reverse(),F(U,gt);const Tt=bt=>gt?U[bt]!==Q:U[bt]!==B;for(let bt=0,j;bt<ot.length;bt=j){for(j=bt+1;j<ot.length&&Tt(ot[j])===Tt(
ot[bt]);)j++;Tt(ot[bt])&&(D(ot,bt,j),gt||Y(ot,U,bt,j))}return ot}function V(A){const G=A.map((U,X)=>X);for(let U=0,X;U<G.length;U=X){for(X=U+1;X<G.length&&A[X]===
A[U];)X++;A[U]&&D(G,U,X)}return G}function F(A,G){for(let q=0;q<A.length;q++)if(A[q]===R){const ft=A[q-1]===ct&&A[q+1]===ct;A[q]=ft?ct:W}const U=G?Q:B,X=q=>q===
void 0?U:q===ct?G?Q:B:q;for(let q=0,ft;q<A.length;q=ft){if(ft=q+1,A[q]!==W)continue;for(;ft<A.length&&A[ft]===W;)ft++;const gt=X(A[q-1]),ot=X(A[ft]);A.fill(gt===
ot?gt:U,q,ft)}if(!G){for(let q=0;q<A.length;q++)if(A[q]===ct){let ft=q;for(;A[ft]===ct;)ft++;(A[q-1]!==Q||A[ft]!==Q)&&A.fill(B,q,ft),q=ft}}}function Y(A,G,U,X){
for(let q=U,ft;q<X;q=ft)if(ft=q+1,G[A[q]]===ct){for(;ft<X&&G[A[ft]]===ct;)ft++;D(A,q,ft)}}function D(A,G,U){for(let X=G,q=U-1;X<q;X++,q--)[A[X],A[q]]=[A[q],A[X]]}}),
98095:((zt,At,_)=>{_.d(At,{Y4:()=>j,re:()=>d,lP:()=>ut,q9:()=>rt});var at=_(98689),M=_(27077),W=_(44233),B=_(31681),Q=_(69631);const ct=.6,R=.1,C=.3,I=3,J=new RegExp(
"^(?:\\d{1,2}|[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),P=200,V=1e6;function*F(f){const h=f.filter(Y);if(h.length===0)return f;const u=yield*(0,W.p9)(f,
(L,m)=>L.baseline-m.baseline),p=new Set;let S=0;for(const L of h){const m=G(u,L.baseline);for(let T=m;T<Math.min(u.length,m+P)&&S<V;T++){++S%M.y===0&&(yield M.Yz);
const z=u[T];if(!(!D(z,L)||p.has(z))&&(S+=z.fragments.length,!!z.fragments.some(nt=>A(L.fragments[0],nt)))){z.join(L),p.add(L);break}}}return p.size===0?f:f.filter(
L=>!p.has(L))}const Y=({characters:f,fragments:h})=>f<=I&&h.length===1&&J.test(h[0].text)&&!h[0].style.frame.vertical;function D(f,h){const u=f.baseline-h.baseline,
{size:p}=f;return h.size<Q.N$*p&&u>Q.WV*p&&u<ct*p&&f.frame===h.frame&&h.start>f.start&&h.start<f.end+C*p}function A(f,{end:h,style:{size:u}}){const p=f.start-h;
return p>-R*u&&p<C*u&&f.style.size<Q.N$*u}function G(f,h){let u=0;for(let p=f.length;u<p;){const S=u+p>>1;f[S].baseline<=h?u=S+1:p=S}return u}const U=1.6,X=.5,q=.15,
ft=.6,gt=.6,ot=.35,Tt=.02,bt=5e3;class j{fragments;start;end;baseline;size;top;bottom;characters;constructor(h){this.fragments=[h],this.start=Math.min(h.start,h.
end),this.end=Math.max(h.start,h.end),this.baseline=h.baseline,this.size=h.style.size,this.top=h.top,this.bottom=h.bottom,this.characters=h.text.length}get frame(){
return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(h){const u=this.fragments[this.fragments.length-1];this.fragments.push(h),this.
characters+=h.text.length;const p=Math.min(h.start,h.end),S=Math.max(h.start,h.end);p<this.start&&(this.start=p),S>this.end&&(this.end=S);const{style:L,baseline:m}=h;
L===u.style&&m===u.baseline||(L.size>this.size*1.05&&(this.size=L.size,this.baseline=m),h.top<this.top&&(this.top=h.top),h.bottom>this.bottom&&(this.bottom=h.bottom))}join(h){
for(const u of h.fragments)this.add(u)}joined(h){const[u,...p]=this.fragments,S=new j(u);for(const L of p)S.add(L);return S.join(h),S}sort(){const{fragments:h}=this;
for(let u=1;u<h.length;u++)if(h[u].start<h[u-1].start){h.sort((p,S)=>p.start-S.start||p.order-S.order);return}}}function*rt(f){const h=[];let u;for(let L=0;L<f.
length;L++){const m=f[L];L%M.y===M.y-1&&(yield M.Yz),u&&w(u,m)?u.add(m):h.push(u=new j(m))}const p=yield*F(yield*x(h));let S=0;for(const L of p)L.sort(),S+=L.fragments.
length,!(S<M.y)&&(S=0,yield M.Yz);return p}const ut=({style:f,text:h,mayTurn:u})=>f.marks.isReversed||u&&(0,B.d)(h);function w(f,h){const{style:u,start:p,end:S,
baseline:L}=h;if(u.frame!==f.frame||f.characters>bt)return!1;const m=Math.max(u.size,f.size),T=Math.abs(L-f.baseline);if(T>ft*m)return!1;const z=p-f.end,nt=f.start-
Math.max(p,S);return T>q*m?z>-X*m&&z<gt*m:z>-X*m&&z<U*m||nt>-X*m&&nt<(ut(h)?gt:ot)*m}function*x(f){if(f.length<2)return[...f];const h=new Map;for(const{frame:L}of f)
h.has(L)||h.set(L,h.size);const u=[];for(let L=0;L<f.length;L++){const m=f[L];L%M.y===M.y-1&&(yield M.Yz),u.push({segment:m,order:L,frame:h.get(m.frame)})}const p=yield*(0,W.
p9)(u,(L,m)=>L.frame-m.frame||L.segment.baseline-m.segment.baseline||L.segment.start-m.segment.start),S=new Set;for(let L=0;L<p.length;L++){L%M.y===M.y-1&&(yield M.
Yz);const{segment:m,frame:T,order:z}=p[L];if(!(S.size>0&&S.has(m)))for(let nt=L+1;nt<Math.min(p.length,L+N);nt++){const ht=p[nt],Mt=Math.min(m.size,ht.segment.size);
if(ht.frame!==T||ht.segment.baseline-m.baseline>q*Mt)break;if(S.has(ht.segment)||!et(m,ht.segment))continue;const[st,mt]=z<ht.order?[m,ht.segment]:[ht.segment,m];
if(st.join(mt),S.add(mt),mt===m)break}}return S.size===0?[...f]:f.filter(L=>!S.has(L))}const N=50,v=/:$/,K=/[\u2022\u25e6\u25aa\u2023\u25cf\u25cb\u25a0\u25a1\uf0b7]/;
function et(f,h){const u=Math.min(f.size,h.size);if(f.characters+h.characters>bt||Math.max(f.size,h.size)>1.5*u)return!1;const[p,S]=f.start<=h.start?[f,h]:[h,f],
L=S.start-p.end;if(E(S))return!1;if(E(p))return K.test(p.fragments[0].text)&&L>0&&L<U*u;const m=v.test(p.fragments.at(-1).text)?gt:ot;return L>-Tt*u&&L<m*u}const E=({
fragments:f})=>f.length===1&&f[0].text.length===1;function d(f,h){return h.order===f.order+1&&(f.spaceAfter||h.spaceBefore)?!0:h.start-f.end>Math.max((0,at.U)(f.
style),(0,at.U)(h.style))}}),73356:((zt,At,_)=>{_.d(At,{T:()=>ct,x:()=>Q});var at=_(61520),M=_(69631),W=_(31681),B=_(98095);function Q(C,I){const J=new at.q(I);
return ct(J,C,I),J.shown}function ct(C,{fragments:I},J){if(I.some(B.lP)){R(C,I,J);return}for(let P=0;P<I.length;P++){const V=I[P],F=I[P-1];F&&(0,B.re)(F,V)?C.space(
" "):F&&F.style!==V.style&&(0,M.rk)(V.text,V,F)&&C.raiseNext(),C.add(V)}}function R(C,I,J){const P=[];for(const[D,A]of I.entries()){D>0&&(0,B.re)(I[D-1],A)&&P.push(
{text:" ",from:0,to:0});const{text:G}=A;for(let U=0,X;U<G.length;U=X){for(X=U+1;X<G.length&&J.isOneGlyph(A,X-1);)X++;P.push({text:G.slice(U,X),fragment:A,from:U,
to:X})}}const V=P.map(({text:D})=>D),F=D=>P[D]?.fragment?.style.marks.isReversed??!1,Y=P.map(({fragment:D},A)=>F(A)||!D&&F(A-1)&&F(A+1));for(const D of(0,W.f)(V,
Y)??V.keys()){const{text:A,fragment:G,from:U,to:X}=P[D];G?C.add(G,U,X):C.space(A)}}})};
