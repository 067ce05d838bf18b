"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((wt,St,A)=>{A.d(St,{D:()=>P,L:()=>E});var st=A(45657);function E({cos:z,sin:U},ot,_,R,w){if(U===0&&z===
1)return{x:ot,y:R,width:_-ot,height:w-R};const Q=[ot*z-R*U,_*z-R*U,ot*z-w*U,_*z-w*U],B=[ot*U+R*z,_*U+R*z,ot*U+w*z,_*U+w*z],[V,j]=[(0,st.YG)(Q),(0,st.YG)(B)];return{
x:V,y:j,width:(0,st.Kf)(Q)-V,height:(0,st.Kf)(B)-j}}function P(z,U){const[ot,_]=[Math.min(z.x,U.x),Math.min(z.y,U.y)];return{x:ot,y:_,width:Math.max(z.x+z.width,
U.x+U.width)-ot,height:Math.max(z.y+z.height,U.y+U.height)-_}}}),60660:((wt,St,A)=>{A.d(St,{P9:()=>F,nZ:()=>I,g$:()=>gt,Bi:()=>ft,Hy:()=>tt});var st=A(44233),E=A(
77581),P=A(45599),z=A(70549),U=A(9819);const ot=1e3,_=20,R=200,w=20;function Q(M,u,a){let[h,f,g]=[1,1,[]];for(const p of B(M,u)){h=V(M,p.get("ColSpan"))??h,f=V(
M,p.get("RowSpan"))??f;const y=M.array(p.get("Headers"));y&&(g=y.slice(0,_).flatMap(x=>j(M,x)??[]))}return{columns:h,rows:f,id:j(M,a),heads:g}}function B(M,u){return u===
void 0?[]:(M.array(u)?.slice(0,w)??[u]).flatMap(h=>M.dict(h)??[])}function V(M,u){const a=u===void 0?void 0:M.resolve(u);return typeof a=="number"&&Number.isInteger(
a)&&a>=1&&a<=ot?a:void 0}function j(M,u){const a=u===void 0?void 0:M.resolve(u);return a instanceof P.Mx?(0,E.g7)(a).slice(0,R):void 0}var K=A(78157),N=A(79725),
b=A(82416);const W=2e3,Y=9;class X{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new N.R;number=0;isReference=!1;constructor(u){this.document=
u}read(u){const{entries:a,kids:h}=this;h.length=0;const f=this.document.place(u);if(!f||!a.locate(f.bytes,f.start,Math.min(f.end,f.start+W)))return!1;const{bytes:g}=f,
{at:p}=a;if(a.find(g,"MCID")>=0)return!1;this.hasTexts=a.find(g,"ActualText")>=0||a.find(g,"Alt")>=0,this.hasAttributes=a.find(g,"A")>=0||a.find(g,"ID")>=0;const y=a.
find(g,"S");if(y<0||g[p[y+2]]!==K.cL)return!1;this.name(g,p[y+2]+1,p[y+3]);const x=a.find(g,"Pg");if(this.page=-1,x>=0){if(this.after(g,p[x+2],p[x+3])!==p[x+3]||
!this.isReference)return!1;this.page=this.number}const D=a.find(g,"K");return D<0||this.readKids(g,p[D+2],p[D+3])}name(u,a,h){const{type:f}=this;let g=0;if(f.length===
h-a)for(;g<f.length&&u[a+g]===f.charCodeAt(g);)g++;(g<h-a||g===0)&&(this.type=(0,b.MQ)(u,a,h))}readKids(u,a,h){const f=u[a]===K.WL,g=f?h-1:h;if(f&&u[g]!==K.wt)return!1;
for(let p=(0,K.AN)(u,f?a+1:a,g);p<g;p=(0,K.AN)(u,p,g)){if(p=this.after(u,p,g),p<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return f||
!this.isReference||this.isDictionary(this.number)}isDictionary(u){const a=this.document.place(u);return a!==void 0&&a.bytes[(0,K.AN)(a.bytes,a.start,a.end)]===K.
iH}after(u,a,h){let f=a,g=0;for(;f<h&&J(u[f]);f++)g=g*10+u[f]-K.l0;if(f===a||f-a>Y||(this.number=g,this.isReference=!1,f<h&&!lt(u[f])))return-1;const p=(0,K.AN)(
u,f,h);let y=p;for(;y<h&&J(u[y]);)y++;const x=(0,K.AN)(u,y,h);return y===p||x>=h||u[x]!==K.AV?f:(this.isReference=!0,x+1)}}const J=M=>M>=K.l0&&M<=K.ev,lt=M=>M===
32||M===10||M===13,at=1e7,it=4,mt=2,$=1e4;class q{pages=new Map;count=0;last;hasTexts=!1;leaf(u,a,h){const f=this.pages.get(u);return a===0&&h<$?f?.own[h]:f?.others.
get(a*at+h)}async leaves(u,a){const{own:h=[],others:f}=this.pages.get(u)??{};return await(0,st.qZ)([...h.flat(),...f?.values()??[]],(g,p)=>g.order-p.order,a)}hasPage(u){
return this.pages.has(u)}add(u,a,h,f){if(!Number.isInteger(f)||f<0||f>=at)return;const{own:g,others:p}=this.leavesOf(a);if(h===0&&f<$)g[f]??={element:u,order:this.
count++};else{const y=h*at+f;p.has(y)||p.set(y,{element:u,order:this.count++})}for(let y=u;y&&y.firstPage<0;y=y.parent)y.firstPage=a}leavesOf(u){if(this.last?.number===
u)return this.last.leaves;let a=this.pages.get(u);return a||this.pages.set(u,a={own:[],others:new Map}),this.last={number:u,leaves:a},a}}const gt=(0,z.n)(T);function ft(M){
const u=M.dict(M.catalog.get("MarkInfo"));return M.dict(M.catalog.get("StructTreeRoot"))!==void 0&&M.resolve(u?.get("Marked"))===!0}async function T(M){const u=M.
dict(M.catalog.get("StructTreeRoot"));if(!u||M.resolve(M.dict(M.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const a=new v(M,M.dict(u.get("RoleMap")));
return await a.run(u),a.tags}class v{document;roles;tags=new q;visit;bytes;types=new Map;open=[];constructor(u,a){this.document=u,this.roles=a,this.visit=new U.
_i(u),this.bytes=new X(u)}async run(u){const{open:a,document:h}=this;this.push(u.get("K"),void 0,-1);for(let f=a.pop();f;f=a.pop()){this.take(f);const g=h.job.pace.
step(300);g&&await g}}push(u,a,h){if(u===void 0)return;const f=(0,P.i9)(u)||(0,P.cy)(u)?this.document.array(u)??[u]:[u];for(let g=f.length-1;g>=0;g--)this.open.
push({kid:f[g],parent:a,page:h})}take({kid:u,parent:a,page:h}){if(typeof u=="number"){a&&h>=0&&this.tags.add(a,h,0,u);return}if(!this.visit.first(u)||(0,P.i9)(u)&&
this.takeBytes(u.number,a,h))return;const f=this.document.dict(u);if(!f)return;const g=f.get("Pg"),p=(0,P.i9)(g)?g.number:h,y=f.get("MCID");if(y!==void 0){const pt=f.
get("Stm");a&&p>=0&&this.tags.add(a,p,(0,P.i9)(pt)?pt.number:0,Number(this.document.resolve(y)));return}const x=this.document.resolve(f.get("S"));if(!(x instanceof
P.SX))return;const D=this.standard(x.text),dt={type:D,parent:a,actualText:this.text(f.get("ActualText")),alternative:this.text(f.get("Alt")),cell:I(D)?Q(this.document,
f.get("A"),f.get("ID")):void 0,firstPage:-1};this.enter(dt),this.push(f.get("K"),dt,p),(0,P.i9)(u)&&this.document.release(u.number)}takeBytes(u,a,h){const{bytes:f,
document:g,open:p,tags:y}=this;if(!f.read(u))return!1;const{hasTexts:x,hasAttributes:D,kids:dt}=f,pt=this.standard(f.type),Tt=D&&I(pt),bt={type:pt,parent:a,actualText:x?
this.text(g.entry(u,"ActualText")):void 0,alternative:x?this.text(g.entry(u,"Alt")):void 0,cell:Tt?Q(g,g.entry(u,"A"),g.entry(u,"ID")):void 0,firstPage:-1};this.
enter(bt);const At=f.page<0?h:f.page;if(dt.some(vt=>vt<0))for(let vt=dt.length-1;vt>=0;vt--){const It=dt[vt];p.push({kid:It<0?new P.oS(-1-It):It,parent:bt,page:At})}else if(At>=
0)for(const vt of dt)y.add(bt,At,0,vt);return!0}enter(u){const{type:a,parent:h,actualText:f}=u;f!==void 0&&(this.tags.hasTexts=!0),a==="TR"&&O(u),!(h?.type!=="T\
R"||!I(a))&&(h.cells?h.cells.push(u):h.cells=[u])}text(u){const a=u===void 0?null:this.document.resolve(u);if(!(a instanceof P.Mx))return;const h=(0,E.g7)(a);return this.
document.job.memory.budget.spend("characters",h.length),h}standard(u){const a=this.types.get(u);if(a!==void 0)return a;let h=u;for(let f=0;f<16;f++){const g=this.
document.resolve(this.roles?.get(h));if(!(g instanceof P.SX)||g.text===h)break;h=g.text}return this.types.set(u,h),h}}function O(M){let u=M.parent;for(let a=1;a<
mt&&u?.type!=="Table";a++)u=u?.parent;u?.type==="Table"&&(u.firstRows??=[],u.firstRows.length<it&&u.firstRows.push(M))}const I=M=>M==="TD"||M==="TH";function F(M){
const u=new Map;return a=>{const h=[];let f;for(const g of tt(a)){if(f=u.get(g)??(M(g.type)?g:void 0),f||u.has(g))break;h.push(g)}for(const g of h)u.set(g,f);return f&&
u.set(f,f),f}}function*tt(M){for(let u=M;u;u=u.parent)yield u}}),34659:((wt,St,A)=>{A.d(St,{a:()=>st,v:()=>E});const st="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u2\
5cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",E='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((wt,St,A)=>{A.d(St,{Ps:()=>K,RO:()=>R,
V0:()=>B,X5:()=>w});const st=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,E=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,
P=/[\t\n\v\f\r\u00a0]/g,z=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,U=173,ot=1e4,_=100;class R{cleaned=new Map;clean(b){if(b.length===
1){const Y=b.charCodeAt(0);if(Y>32&&Y<127||Y>160&&Y<1536&&Y!==U||Y>=11904&&Y<55296)return b}let W=this.cleaned.get(b);return W===void 0&&(W=w(b),this.cleaned.size<
ot&&b.length<=_&&this.cleaned.set(b,W)),W}}function w(N){return N.replace(P," ").replace(st,"").replace(E,b=>b.normalize("NFKC")).replace(z,"�")}const Q=new Map(
[[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],
[733,"̋"]]);function B(N){if(N.length!==1)return;const b=N.charCodeAt(0);return(b<128?b===94||b===96||b===126:b<=733&&(b>=710||b<=184))?Q.get(b):void 0}const V=new RegExp(
"^\\p{L}$","u"),j=new Map([["ı","i"],["ȷ","j"]]);function K(N,b){if(!V.test(N))return;const W=((j.get(N)??N)+b).normalize("NFC");return W.length===1?W:void 0}}),
62897:((wt,St,A)=>{A.d(St,{K:()=>E,Y:()=>st});function st(P,z=1/0){let U=z;for(const ot of P)ot<U&&(U=ot);return U}function E(P,z=-1/0){let U=z;for(const ot of P)
ot>U&&(U=ot);return U}}),61520:((wt,St,A)=>{A.d(St,{q:()=>z});var st=A(4186),E=A(69631);const P=500;class z{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(_){
this.edges=_}get text(){return this.flush(),this.whole??=this.parts.join("")}get shown(){const{text:_}=this;return this.raised.length===0?_:this.withRaised??=(0,E.
zZ)(_,this.raised)}raiseNext(){this.raised.push(this.length)}get size(){return this.length}tail(_){this.flush();let R="";for(let w=this.parts.length-1;w>=0&&R.length<
_;w--)R=this.parts[w]+R;return R.slice(-_)}lastLetter(){this.flush();for(let _=this.parts.length-1;_>=0;_--){const R=this.parts[_];for(let w=R.length-1;w>=0;w--)
if(R[w]!==`
`)return R.charCodeAt(w)}return 0}add(_,R=0,w=_.text.length){const Q=R===0&&w===_.text.length;Q||this.cuts.set(this.offsets.length,{from:R,to:w}),this.offsets.push(
this.length),this.fragments.push(_),this.space(Q?_.text:_.text.slice(R,w))}fromOf(_){return this.cuts.size===0?0:this.cuts.get(_)?.from??0}toOf(_){return(this.cuts.
size===0?void 0:this.cuts.get(_)?.to)??this.fragments[_].text.length}settle(){this.flush();const _=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(_).join("")),this.settled=this.parts.length}space(_){this.rest+=_,this.length+=_.length,this.whole=this.withRaised=void 0,this.rest.length>P&&this.
flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(_){this.flush(),this.whole=this.withRaised=void 0,this.length-=_;for(let R=_;R>0;){
const w=this.parts.pop()??"";w.length>R&&this.parts.push(w.slice(0,-R)),R-=w.length}for(let R=this.offsets.length-1;R>=0;R--){const[w,Q,B]=[this.offsets[R],this.
fromOf(R),this.toOf(R)];if(w+B-Q<=this.length)break;this.cuts.set(R,{from:Q,to:Math.max(Q,this.length-w+Q)})}}*pieces(){const{text:_}=this;let R=0;for(const[w,Q]of this.
offsets.entries()){const B=this.toOf(w)-this.fromOf(w);B<=0||(yield{space:_.slice(R,Q),text:_.slice(Q,Q+B),fragment:this.fragments[w]},R=Q+B)}}box(_,R){const w=this.
lineBoxes(_,R);return w.length===0?void 0:w.reduce(st.D)}letters(_,R){return Array.from(this.within(_,R),({fragment:w,from:Q,to:B,position:V})=>({first:w.letters+
Q,position:V,count:B-Q}))}*within(_,R){for(let w=Math.max(this.pieceAt(_),0);w<this.offsets.length&&this.offsets[w]<R;w++){const Q=this.offsets[w],B=this.fromOf(
w),V=Math.max(B,B+_-Q),j=Math.min(this.toOf(w),B+R-Q);V<j&&(yield{fragment:this.fragments[w],from:V,to:j,position:Q+V-B})}}lineBoxes(_,R){const w=[];let Q;for(const{
fragment:B,from:V,to:j}of this.within(_,R)){const K=this.edges.box(B,V,j);Q&&U(Q,B)?w.push((0,st.D)(w.pop(),K)):w.push(K),Q=B}return w}at(_){const R=this.pieceAt(
_);if(R<0)return;const w=this.toOf(R)-this.fromOf(R);return _<this.offsets[R]+w?this.fragments[R]:void 0}pieceAt(_){let R=0,w=this.offsets.length;for(;R<w;){const Q=R+
w>>1;this.offsets[Q]<=_?R=Q+1:w=Q}return R-1}}function U(ot,_){return ot.style.frame!==_.style.frame?!1:2*(Math.min(ot.bottom,_.bottom)-Math.max(ot.top,_.top))>=
Math.min(ot.bottom-ot.top,_.bottom-_.top)}}),98689:((wt,St,A)=>{A.d(St,{g:()=>q,U:()=>$});var st=A(84731);const E=.1,P=50,z=256,U=4,ot=1073741823;class _{letters;fragments;count=0;hashes;heads;next;constructor(T,v,O){
this.letters=T,this.fragments=v;let I=z;for(;I*U<O;)I*=2;this.hashes=new Int32Array(I),this.heads=new Int32Array(I),this.next=new Int32Array(I)}add(T,v){const{fragments:O,
heads:I,hashes:F,next:tt}=this,M=this.hashOf(T.letters,v);let u=0;for(let a=I[M&I.length-1];a>0&&u<P;a=tt[a-1]){if(u++,F[a-1]!==M)continue;const h=O[a-1];if((a<
O.length?O[a].letters:T.letters)-h.letters===v&&R(h,T)&&this.isSameText(h,T,v))return!1}return this.count===F.length&&this.grow(),this.hashes[this.count]=M,this.
link(++this.count,M),O.push(T),!0}hashOf(T,v){const{units:O}=this.letters;let I=v;for(let F=T;F<T+v;F++)I=(I<<5)-I+O[F]&ot;return I^I>>15}isSameText(T,v,O){const{
units:I}=this.letters;for(let F=0;F<O;F++)if(I[T.letters+F]!==I[v.letters+F])return!1;return!0}link(T,v){const O=v&this.heads.length-1;this.next[T-1]=this.heads[O],
this.heads[O]=T}grow(){const{hashes:T,count:v}=this;this.hashes=new Int32Array(2*v),this.hashes.set(T),this.heads=new Int32Array(2*v),this.next=new Int32Array(2*
v);for(let O=0;O<v;O++)this.link(O+1,T[O])}}function R(ft,T){const v=E*T.style.size;return ft.style.frame===T.style.frame&&Math.abs(ft.start-T.start)<v&&Math.abs(
ft.end-T.end)<2*v&&Math.abs(ft.baseline-T.baseline)<v}var w=A(89420),Q=A(78157);const B=512,V=256;class j{units;used=0;all=0;constructor(T){this.units=new Uint16Array(
Math.max(T,B))}add(T){if(this.used===this.units.length){const v=new Uint16Array(this.used*2);v.set(this.units),this.units=v}this.units[this.used++]=T,this.all|=
T}drop(T){this.used-=T}replace(T,v){this.used-=T;for(let O=0;O<v.length;O++)this.add(v.charCodeAt(O))}text(){const T=this.units.subarray(0,this.used);return this.
all<V?(0,Q.bS)(Uint8Array.from(T)).toString("latin1"):(0,Q.bS)(new Uint8Array(T.buffer,0,2*T.length)).toString("utf16le")}}const K=.02,N=.12,b=.5,W=.4,Y=32,X=127,
J=1424,lt=1e3,at=.1,it=.18,mt=.25;function $({font:ft,frame:T,size:v,unit:O}){return T.vertical?v/2:O*Math.min(Math.max((ft.space??mt)/2,at),it)}class q{width;height;fragments=[];edges;cleaner=new st.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(T,v,O=0,I=!1){this.width=T,this.height=v,this.edges=
new w.l(O,I),this.letters=new j(O),this.drawn=new _(this.letters,this.fragments,O)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(T,v,O,I,F){v===" "?this.space():this.follows(T,v,O,I,F)||this.place(T,v,O,I,F)}follows(T,v,O,I,F){const{open:tt}=this;if(tt===void 0||
tt.style!==T||tt.baseline!==F||this.isSpaced||v.length!==1)return!1;const M=v.charCodeAt(0),u=O-tt.end;return M<=Y||M>=X||O<this.end||u>this.gap||u<-W*T.unit||T.
frame.sin!==0||T.frame.cos!==1||I<O||I<0||O>this.width||this.letters.used-tt.letters>=lt?!1:(tt.end=this.end=I,this.text=v,this.start=O,this.letters.add(M),this.
edges.add(O,I),!0)}place(T,v,O,I,F){const tt=this.cleaner.clean(v);if(tt===" "?this.space():tt===""&&v!==""&&this.open&&O<=this.open.end&&(this.open.end=Math.max(
I,this.open.end)),tt===""||tt===" ")return;if(!this.isEndless&&!this.isVisible(T,O,I,F)){this.leavesOut=!0;return}const{open:M}=this;M&&M.style.frame===T.frame&&
O<this.end-N*T.unit&&this.overlaps(M,T,tt,O,I,F)||((!M||M.style!==T||this.letters.used-M.letters>=lt||this.isSpaced||O-M.end>this.gap||O-M.end<-W*T.unit||Math.abs(
F-M.baseline)>K*T.size)&&this.begin(T,O,F),this.append(tt,O,I))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;
const{fragments:T,letters:v}=this,O=v.text();for(let I=T.length-1,F=v.used;I>=0;I--){const tt=T[I];tt.text=O.slice(tt.letters,F),F=tt.letters}}append(T,v,O){const I=this.
open;I.end=O,this.text=T,this.start=v,this.end=O;for(let F=0;F<T.length;F++){const tt=T.charCodeAt(F);tt>=J&&(I.mayTurn=!0),this.letters.add(tt),this.edges.add(
v,O)}}begin(T,v,O){this.close();const I=new w.F(T,v,O,this.drawnCount++,this.letters.used);I.mayTurn=!1,I.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.
style!==T&&(this.gap=$(T)),this.open=I}overlaps(T,v,O,I,F,tt){const M=Math.abs(tt-T.baseline),u=Math.max(F-I,this.end-this.start);if(M>b*v.size||Math.abs(I+F-this.
start-this.end)>u||this.text==="")return!1;if(O===this.text&&Math.abs(I-this.start)<E*v.size&&M<E*v.size)return this.edges.join(),!0;const a=(0,st.V0)(O),h=(0,st.
V0)(this.text),f=a!==void 0?(0,st.Ps)(this.text,a):h===void 0?void 0:(0,st.Ps)(O,h);return f===void 0?!1:(f.charCodeAt(0)>=J&&(T.mayTurn=!0),this.edges.join(),this.
letters.replace(this.text.length,f),this.edges.drop(this.text.length-(a===void 0?0:1)),a===void 0&&(this.edges.add(I,F),this.start=I,T.end=this.end=Math.max(F,I)),
this.text=f,!0)}close(){const{open:T,letters:v}=this;if(!T)return;const O=v.used-T.letters;this.drawn.add(T,O)||(this.leavesOut=!0,v.drop(O),this.edges.drop(O))}isVisible({
frame:{cos:T,sin:v},size:O},I,F,tt){const M=tt-gt*O,{width:u,height:a}=this,h=I*T-M*v,f=I*v+M*T,g=h+(F-I)*T,p=f+(F-I)*v;return(h>=0||g>=0)&&(f>=0||p>=0)&&(h<=u||
g<=u)&&(f<=a||p<=a)}}const gt=.3}),89420:((wt,St,A)=>{A.d(St,{F:()=>P,l:()=>U});var st=A(4186);const E=3;class P{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(_,R,w,Q,B){
this.style=_,this.start=R,this.baseline=w,this.order=Q,this.letters=B,this.end=R}get top(){const{font:_,frame:R,size:w}=this.style;return this.baseline-(R.vertical?
.5:_.ascent)*w}get bottom(){const{font:_,frame:R,size:w}=this.style;return this.baseline+(R.vertical?.5:-_.descent)*w}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==E}get box(){return(0,st.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const z=512;class U{values;used=0;glyph=0;glyphs;joined=[];constructor(_,R=!1){
this.values=new Float64Array(2*Math.max(_,z)),this.glyphs=R?[]:void 0}get count(){return this.used/2}add(_,R){if(this.used+2>this.values.length){const w=new Float64Array(
this.values.length*2);w.set(this.values),this.values=w}this.values[this.used++]=_,this.values[this.used++]=R,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(_){this.used-=2*_,this.glyphs&&(this.glyphs.length-=_)}isOneGlyph(_,R){const w=2*(_.letters+R);return this.values[w]===
this.values[w+2]&&this.values[w+1]===this.values[w+3]}box(_,R,w){let Q=1/0,B=-1/0;for(let V=2*(_.letters+R);V<2*(_.letters+w);V++){const j=this.values[V];j<Q&&(Q=
j),j>B&&(B=j)}return(0,st.L)(_.style.frame,Q,B,_.top,_.bottom)}}}),69631:((wt,St,A)=>{A.d(St,{Bs:()=>w,N$:()=>E,WV:()=>P,rk:()=>_,zZ:()=>Q});var st=A(78157);const E=.85,
P=.2,z=3,U=/^\d{1,3}$/,ot=/\d$/;function _(B,{style:V,baseline:j},K){const{frame:N,size:b}=K.style;return V.size<E*b&&K.baseline-j>P*b&&V.frame===N&&!N.vertical&&
U.test(B)&&ot.test(K.text)}const R="⁰¹²³⁴⁵⁶⁷⁸⁹",w=B=>B.replace(/\d/g,V=>R[Number(V)]);function Q(B,V){const j=[];let K=0;for(const N of V){if(N<
K)continue;let b=N;for(;b<N+z&&(0,st.yp)(B.charCodeAt(b));)b++;j.push(B.slice(K,N),w(B.slice(N,b))),K=b}return j.join("")+B.slice(K)}}),27077:((wt,St,A)=>{A.d(St,
{Kl:()=>P,Yz:()=>E,y:()=>st});const st=1e3,E=3e5,P=1e4}),5609:((wt,St,A)=>{A.d(St,{N1:()=>at,Px:()=>lt,_I:()=>mt,eB:()=>it,tS:()=>_,ub:()=>q});var st=A(45657),E=A(
34659),P=A(62897),z=A(27077);const U=.3,ot=.5,_=1.75,R=1.25,w=2,Q=3,B=3.2,V=.1,j=.05,K=15,N=.75,b=3,W=.5,Y=.4,X=new RegExp("^\\p{Ll}","u"),J=new RegExp(`^(?:[${E.
a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),lt=500;class at{segments;start;end;top;bottom;constructor(u){this.segments=[u],{start:this.start,end:this.end,
top:this.top,bottom:this.bottom}=u}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].
size}add(u){this.segments.push(u),this.start=Math.min(this.start,u.start),this.end=Math.max(this.end,u.end),this.top=Math.min(this.top,u.top),this.bottom=Math.max(
this.bottom,u.bottom)}}class it{element;lines;start;end;top;bottom;constructor(u){this.lines=[u],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=
u}static of(u,a){const h=new it(u[0]);for(let f=1;f<u.length;f++)h.add(u[f]);return h.element=a,h}get frame(){return this.lines[0].frame}add(u){this.lines.push(
u),this.start=Math.min(this.start,u.start),this.end=Math.max(this.end,u.end),this.top=Math.min(this.top,u.top),this.bottom=Math.max(this.bottom,u.bottom)}}function*mt(M){
const u=[];let a;for(let h=0;h<M.length;h++){const f=M[h];h%z.y===z.y-1&&(yield z.Yz);const g=a?Math.min(a.size,f.size):0;a?.frame===f.frame&&a.segments.length<
lt&&Math.abs(a.baseline-f.baseline)<U*g&&f.start>a.end-ot*g&&!$(a,f)?a.add(f):u.push(a=new at(f))}return u}const $=(M,{start:u,size:a})=>u-M.end>w*Math.min(M.size,
a)&&Math.max(M.size,a)>R*Math.min(M.size,a);function*q(M){const u=[];let a;for(let h=0;h<M.length;h++){const f=M[h];h%z.y===z.y-1&&(yield z.Yz),a&&tt(a,f)?a.add(
f):(a&&F(u),u.push(a=new it(f)))}return a&&F(u),yield*gt(u)}function*gt(M){const u=[];for(let g=0,p;g<M.length;g=p){for(p=g+1;p<M.length&&O(M,g,p);p++)p%z.y===z.
y-1&&(yield z.Yz);u.length%z.y===z.y-1&&(yield z.Yz),u.push(M.slice(g,p))}if(!u.some(g=>g.length>=b))return M;const a=new Map,h=[];for(const[g,p]of u.entries()){
g%z.y===z.y-1&&(yield z.Yz);const y=p.length<b?void 0:yield*I(p,W);y&&a.set(T(p),Math.max(a.get(T(p))??0,ft(p))),h.push(y)}if(a.size===0)return M;const f=[];for(const[
g,p]of u.entries()){g%z.y===z.y-1&&(yield z.Yz);const y=p.length<2?void 0:[0,-1,1].map(D=>a.get(T(p)+D)).find(Boolean),x=h[g]??(y===void 0?void 0:yield*I(p,0,y));
(0,st.RZ)(f,x?v(p,x):p)}return f}const ft=M=>(0,P.K)(M.map(({end:u})=>u)),T=([M,u])=>Math.round(10*(u.lines[0].baseline-M.lines[0].baseline));function v(M,u){const a=[];
let h;for(const[f,g]of M.entries())h?h.add(g.lines[0]):a.push(h=g),u.has(f)&&(h=void 0);return a}function O(M,u,a){const[h,f,g]=[M[u],M[a-1],M[a]];if(f.lines.length>
1||g.lines.length>1||f.frame!==g.frame)return!1;const[p,y]=[f.lines[0],g.lines[0]],{size:x}=h.lines[0],D=y.baseline-p.baseline,dt=M[u+1].lines[0].baseline-h.lines[0].
baseline;return Math.abs(y.size-x)<j*x&&Math.abs(D-dt)<V*x&&D>0&&D<=B*x&&y.start<f.end&&y.end>f.start}function*I(M,u,a=0){const[h,f]=[(0,P.Y)(M.map(({start:x})=>x)),
Math.max(a,ft(M))],g=new Set;let p=0;for(const[x,{lines:D,start:dt,end:pt}]of M.entries()){x%z.y===z.y-1&&(yield z.Yz);const{size:Tt}=D[0],bt=M[x+1],At=bt?.lines[0].
segments[0].fragments[0],vt=At&&pt+Math.abs(At.end-At.start)+N*Tt>f,It=bt&&bt.start>dt+Tt/2&&!J.test(D[0].segments[0].fragments[0].text);!vt||It||pt-h<K*Tt||J.test(
At.text)?g.add(x):X.test(At.text)&&p++}const y=M.length-g.size;return y>=u*M.length&&p>=Y*y?g:void 0}function F(M){const u=M.at(-2),a=M.at(-1);if(!(!u||a.lines.
length<Q||u.lines.length>=a.lines.length||!tt(a,u.lines[0]))){M.splice(-2,1);for(const h of u.lines)a.add(h)}}function tt(M,u){const a=M.lines.at(-1);if(a.frame!==
u.frame)return!1;const h=Math.max(a.size,u.size),f=u.baseline-a.baseline;return f<U*h||f>_*h||h>R*Math.min(a.size,u.size)?!1:u.start<M.end&&u.end>M.start}}),11474:((wt,St,A)=>{
A.d(St,{Jm:()=>J,KT:()=>b,UM:()=>N,X6:()=>X,dJ:()=>mt});var st=A(62897),E=A(27077),P=A(44233),z=A(98095);const U=.65,ot=.3,_=.12,R=.03,w=.12,Q=6,B=3,V=2,j=50,K=20,
N=/^[$\u20ac\u00a3\u00a5]$/u;function*b($){const q=[];for(const{cells:O,size:I}of $)for(const[F,tt]of O.entries()){for(const{start:M,end:u,isLabel:a}of at(tt,I))
q.push({start:M,end:u,kind:a?"label":"words"});q.push({start:O[F-1]?.end??-1/0,end:tt.start,kind:F>0?"cells":"first"}),yield tt.fragments.length*E.Yz/E.y}if(q.length<
B)return $;const gt=(0,st.Y)($.map(O=>O.size)),ft=O=>$[0].cells.some(({start:I,end:F})=>I<O&&F>O),T=[];for(const O of["start","end"]){const I=yield*(0,P.p9)(q,(F,tt)=>F[O]-
tt[O]);for(let F=0,tt;F<I.length;F=tt){for(tt=F+1;tt<I.length&&I[tt][O]-I[tt-1][O]<w*gt;)tt++;const M=I.slice(F,tt),[u,a]=[(0,st.K)(M.map(y=>y.start)),(0,st.Y)(
M.map(y=>y.end))];if(M.length<B||u>=a||T.length===j)continue;const h=(u+a)/2,f={at:h,edge:O,near:O==="start"?u:a},g=M.filter(({kind:y})=>y==="words"||y==="label");
g.length>=B||g.some(({kind:y})=>y==="label")||g.length>0&&M.length-g.length>=V&&M.length>B?T.push({...f,isInFirst:!1}):ft(h)&&M.filter(({kind:y})=>y!=="first").
length>=B&&T.push({...f,isInFirst:!0})}}let v=$;for(const O of T)v=(yield*Y(v,O))??v;return W(v,T)}function W([$,...q],gt){const ft=q.reduce((v,{cells:O})=>Math.
max(v,O.length),0);let T=$;for(const{edge:v,near:O,isInFirst:I}of gt){if(T.cells.length>=ft)break;if(!I)continue;const tt=T.cells.flatMap(M=>at(M,T.size,_).slice(
0,K)).find(M=>Math.abs(M[v]-O)<R*T.size);T=(tt&&it(T,(tt.start+tt.end)/2))??T}return T.cells.length===ft?[T,...q]:[$,...q]}function*Y($,{at:q,isInFirst:gt}){const ft=[];
for(const[T,v]of $.entries()){const O=v.cells.find(({start:F,end:tt})=>F<q&&tt>q);if(yield(v.cells.length+(O?.fragments.length??0))*E.Yz/E.y,O&&gt&&T>0)return;const I=O?
at(O,v.size,T===0?ot:U):[];if(O&&!I.some(({start:F,end:tt})=>F<q&&tt>q))return;ft.push((O&&it(v,q))??v)}return ft}function X($,q){if($.cells.length!==1)return;const[
gt]=$.cells,ft=w*Math.min($.size,q.size),T=at(gt,$.size).slice(0,K);if(T.length===0||lt(gt,T[0])>Q)return;const v=({end:tt})=>q.cells.some((M,u)=>u>0&&Math.abs(
M.start-tt)<ft),O=T.reduce((tt,M)=>tt&&tt.end-tt.start>=M.end-M.start?tt:M,void 0),I=q.cells.at(-1),F=T.find(v)??(O&&Math.abs($.end-I.end)<ft&&O.start<I.start?O:
void 0);return F&&it($,(F.start+F.end)/2)}function J($,q){if($.cells.length>=q.cells.length)return;const gt=w*Math.min($.size,q.size),ft=$.cells.flatMap(O=>at(O,
$.size).slice(0,K));let T=$;for(const{start:O,end:I}of ft)q.cells.some(F=>Math.abs(F.start-I)<gt)&&(T=it(T,(O+I)/2)??T);const v=({start:O,end:I},F)=>Math.abs(O-
q.cells[F].start)<gt||Math.abs(I-q.cells[F].end)<gt;return T.cells.length===q.cells.length&&T.cells.every(v)?T:void 0}const lt=({fragments:$},q)=>$.filter(({start:gt})=>gt<
q.start).length;function at({fragments:$},q,gt=U){const ft=[];let T=-1/0,v="";for(const{start:O,end:I,text:F}of $)v!==""&&Math.min(O,I)-T>=gt*q&&!N.test(v)&&ft.
push({start:T,end:Math.min(O,I),isLabel:v.endsWith(":")}),T=Math.max(T,O,I),v=F;return ft}function it($,q){const gt=$.cells.findIndex(({start:v,end:O})=>v<q&&O>
q);if(gt<0)return;const ft=[],T=[];for(const v of $.cells[gt].fragments)(v.start<q?ft:T).push(v);if(!(ft.length===0||T.length===0))return{...$,cells:[...$.cells.
slice(0,gt),mt(ft),mt(T),...$.cells.slice(gt+1)],isTabular:!0}}function mt([$,...q]){const gt=new z.Y4($);for(const ft of q)gt.add(ft);return gt}}),93463:((wt,St,A)=>{
A.d(St,{$:()=>u,f:()=>X});var st=A(27077);const E=2.2,P=3.2,z=1.25,U=1.08,ot=1.02,_=.3,R=3,w=2,Q=1,B=3,V=2,j=2,K=100,N=200,b=new RegExp("\\p{L}","u"),W=/\d/,Y=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;
function*X(a){const h={pairs:[],lacking:[]};let f=-1,g=0;for(let p=0;p+1<a.length;p++){(g+=a[p].cells.length)>=st.y&&(g=0,yield st.Yz);const[y,x]=[a[p],a[p+1]],
D=mt(y,x)?q(x,y):void 0;if(!D||!T(y,x)||tt(a,p)||M(a,p+1)){for(const[dt,pt]of lt(a,p))J(h,dt,pt,q(pt,dt));continue}f!==p-1&&it(y,a[p-1],x)||(f=p+1,J(h,y,x,D))}return h}
function J({pairs:a,lacking:h},f,g,p){for(const[x,D]of p.entries())a.push([f.cells[D],g.cells[x]]);if(p.length===f.cells.length)return;const y=new Set(f.cells);
for(const x of p)y.delete(f.cells[x]);h.push({labels:f.cells,without:y})}function lt(a,h){const{cells:f,baseline:g}=a[h],p=a[h+1].cells.length>f.length;if(!(p||
f.length>=B)||f.length<V||f.length>K)return[];const y=[];for(let x=0,D;x<f.length;x=D){for(D=x+1;D<f.length&&v([f[x],f[D]]);D++);if(D-x<V||D-x===f.length&&!p)continue;
const dt={baseline:g,size:f[x].size,cells:f.slice(x,D)},Tt=a.slice(h+1,h+1+j).map(bt=>at(bt,dt,f[x-1],f[D])).find(bt=>bt!==void 0);!Tt||!mt(dt,Tt)||Tt.cells.some(
({size:bt})=>bt<=U*dt.size)||q(Tt,dt)&&T(dt,Tt)&&y.push([dt,Tt])}return y}function at(a,h,f,g){if(a.cells.length>K)return;const[p,y]=[h.cells[0].start-_*h.size,
g?.start??1/0],x=({start:pt,end:Tt})=>Tt>(f?.end??-1/0)&&pt>=p&&pt<y&&Tt<=y,D=pt=>g!==void 0||h.cells.some(Tt=>ft(Tt,pt)),dt=a.cells.filter(pt=>x(pt)&&D(pt));return dt.
length===0?void 0:{baseline:a.baseline,size:dt[0].size,cells:dt}}function it(a,h,f){return!h||h.cells.length>K||h.size<U*a.size||a.baseline-h.baseline>=f.baseline-
a.baseline?!1:a.cells.every(g=>h.cells.some(p=>ft(g,p)))}function mt(a,h){if(a.cells.length<2||a.cells.length>K||h.cells.length>a.cells.length)return!1;const f=(h.
baseline-a.baseline)/Math.max(a.size,h.size);if(f<=E||f>P)return f<=E;const g=_*a.size;return $(a,h)&&I(a.cells[0],!0)?!0:h.cells.every(({start:p,size:y})=>y>z*
a.size&&a.cells.some(x=>Math.abs(x.start-p)<g))}const $=({cells:a},{cells:h})=>h.length>=R&&h.length===a.length&&h.every((f,g)=>ft(a[g],f));function q(a,h){const f=[],
g=new Set;for(const p of a.cells){const y=h.cells.findIndex(dt=>ft(dt,p));y>=0&&g.add(y);const x=_*h.size,D=y>=0?y:h.cells.findLastIndex(({start:dt})=>dt<=p.start+
x);if(D<=(f.at(-1)??-1)||p.end>(h.cells[D+1]?.start??1/0))return;f.push(D)}return 2*g.size>=a.cells.length||gt(a,h,f,g)?f:void 0}function gt({cells:a},{cells:h,
size:f},g,p){let[y,x,D]=[0,1/0,-1/0];for(const[dt,pt]of g.entries()){const Tt=h[pt+1];if(!Tt||p.has(pt))continue;const bt=Tt.start-a[dt].end;y++,x=Math.min(x,bt),
D=Math.max(D,bt)}return y>=w&&D-x<_*f}function ft(a,h){const f=_*Math.max(a.size,h.size);return Math.abs(a.start-h.start)<f||Math.abs(a.end-h.end)<f||Math.abs(a.
start+a.end-h.start-h.end)<2*f}function T({cells:a},{cells:h}){const f=a.map(u),g=h.map(u);if(!v(a)||!f.every(D=>b.test(D))||g.some(D=>D.endsWith(":")))return!1;
const p=f.filter(D=>D.endsWith(":")).length;if(p>0)return p===f.length;if(h.every(({size:D})=>D>U*a[0].size))return!f.some(D=>Y.test(D));if(f.some(D=>W.test(D)))
return!1;if(h.every(D=>I(D,!O(a[0]))))return!0;const x=g.filter(D=>W.test(D)).length;return f.length>=R&&g.length===f.length&&(x===g.length||x>=R)}function v(a){
const[h]=a,f=O(h);return a.every(g=>Math.abs(g.size-h.size)<(ot-1)*h.size&&I(g,f))}const O=({fragments:a})=>a[0].style.font.bold,I=({fragments:a},h)=>a.every(({
style:f})=>f.font.bold===h);function F(a,h){return a.cells.length===h.cells.length&&h.baseline-a.baseline<=E*Math.max(a.size,h.size)&&v([a.cells[0],h.cells[0]])&&
h.cells.every((f,g)=>ft(a.cells[g],f))}function tt(a,h){let f=h;for(;f>0&&h-f<=Q&&F(a[f-1],a[f]);)f--;return h-f>Q}function M(a,h){const f=a[h+1];return f!==void 0&&
F(a[h],f)&&a[h].cells.some(g=>!b.test(u(g)))}function u({fragments:a}){let h="";for(const f of a){if(h.length>N)break;h+=` ${f.text}`}return h.trim()}}),77211:((wt,St,A)=>{
A.d(St,{Z:()=>Q,x:()=>V});var st=A(62897),E=A(27077),P=A(44233),z=A(16160),U=A(73356);const ot=20,_=1e3,R=2,w=/\u00ad$/;function*Q(N,b){const W=[];for(const X of yield*(0,z.
SE)(N))yield E.Kl,W.push({lines:X,characters:B(X)});const Y=[];for(const{lines:X}of yield*(0,P.p9)(W,(J,lt)=>lt.characters-J.characters))yield E.Kl,Y.push(`${(yield*V(
X,b)).join(`
`)}
`);return Y.join(`
`)}const B=N=>N.reduce((b,{cells:W})=>b+W.reduce((Y,{characters:X})=>Y+X,0),0);function*V(N,b){const W=N.flatMap(it=>it.cells),Y=yield*j(W),X=(0,st.Y)(W.map(({start:it})=>it)),
J=(yield*K(N.slice(1).map((it,mt)=>it.baseline-N[mt].baseline)))||1,lt=[];let at=0;for(const[it,mt]of N.entries()){const $=it===0?1:Math.round((mt.baseline-N[it-
1].baseline)/J);for(let gt=1;gt<Math.min($,ot);gt++)lt.push("");let q="";for(const gt of mt.cells){const ft=Math.min(Math.round((gt.start-X)/Y),_),T=(0,U.x)(gt,
b).replace(w,"");q=q.padEnd(Math.max(ft,q===""?0:q.length+R))+T,at+=gt.fragments.length,!(at<E.y)&&(at=0,yield E.Yz)}lt.push(q)}return lt}function*j(N){const b=N.
map(W=>(W.end-W.start)/Math.max(W.characters,1)).filter(W=>W>0);return(yield*K(b))||1}function*K(N){const b=yield*(0,P.p9)(N,(W,Y)=>W-Y);return b[b.length>>1]??
0}}),13806:((wt,St,A)=>{A.d(St,{gB:()=>cl,NQ:()=>il,td:()=>al,dV:()=>ll});var st=A(61520),E=A(27077),P=A(45657),z=A(44233),U=A(98095);const ot=100,_=.5,R=.35,w=.03,
Q=1;function*B(t){const e=t.reduce((m,{cells:S})=>Math.max(m,S.length),0),n=t[0].cells.length===e&&t[0].cells.every(K),s=yield*N(t.filter(({cells:m})=>m.length===
e),n),i=yield*(0,z.p9)([...t.keys()],(m,S)=>t[S].cells.length-t[m].cells.length);let o=0;for(const m of i)for(const S of t[m].cells){if(s.length>ot)return;X(s,S),
!((o+=s.length)<E.y)&&(o=0,yield E.Yz)}const r=new Set;let l=0;const c=t.map(m=>J(m,s)),d=c.map(({cells:m},S)=>{let L=-1;return m.map((rt,nt)=>{const[Et,Dt]=W(s,
rt);Dt>Et&&Y(s,rt,Et,Dt)===void 0&&r.add(S);let Lt=Y(s,rt,Et,Dt)??Et;return Lt<=L&&nt>0&&(Lt=L,l++),L=Lt})});return{count:s.length,rows:c,places:d,spanning:r,conflicts:l}}
const V=new RegExp("\\p{L}","u"),j=/\d/,K=({fragments:t})=>t.some(({text:e})=>V.test(e))&&!t.some(({text:e})=>j.test(e));function*N(t,e){const n=t[0].cells.map(
({start:i,end:o})=>({start:i,end:o}));for(let i=1;i<n.length&&!e;i++)if(yield*b(t,i))return n;const s=n.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)
for(const[o,{start:r,end:l}]of i.entries())s[o].start=Math.min(s[o].start,r),s[o].end=Math.max(s[o].end,l);return s.every(({start:i},o)=>o===0||i>=s[o-1].end)?s:
n}function*b(t,e){const n=yield*(0,z.p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let s=1/0;for(const{start:i,end:o,size:r}of n){if(i-s>Q*r)return!0;s=s===1/0?
o:Math.max(s,o)}return!1}function W(t,{start:e,end:n}){let s=0;for(;s<t.length&&t[s].end<=e;)s++;let i=s-1;for(;i+1<t.length&&t[i+1].start<n;)i++;return[s,i]}function Y(t,e,n,s){
let i;for(let o=n;o<=s;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<_*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function X(t,e){const[n,s]=W(t,e);if(n>s){t.splice(n,0,{start:e.start,end:e.end});return}const i=n===s?n:Y(t,e,n,s);if(i===void 0)return;const o=t[i];o.start=Math.
min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function J(t,e){const n=t.cells.flatMap(s=>{const[i,o]=W(
e,s);return o>i&&Y(e,s,i,o)===void 0?lt(s,e,i):[s]});return n.length===t.cells.length?t:{...t,cells:n}}function lt(t,e,n){const s=[new U.Y4(t.fragments[0])];let i=n;
for(const o of t.fragments.slice(1)){const r=s.at(-1),l=o.start-r.end>=R*t.size,c=e[i+1],d=c!==void 0&&Math.abs(o.start-c.start)<w*t.size;(l||d)&&c&&r.end<=c.start&&
o.start>=e[i].end?(s.push(new U.Y4(o)),i++):r.add(o)}return s}function*at({rows:t,places:e,count:n}){const s=Array.from({length:n},()=>({start:1/0,end:-1/0}));for(const[
i,{cells:o}]of t.entries()){for(const[r,{start:l,end:c}]of o.entries()){const d=s[e[i][r]];d.start=Math.min(d.start,l),d.end=Math.max(d.end,c)}yield o.length*E.
Yz/E.y}return s}var it=A(93463);const mt=3,$=2,q=new RegExp("\\p{L}","u");function*gt(t){const e=yield*B(t),[n,...s]=t,i=n.cells.length;if(!e||i<mt||s.length<$||
e.conflicts===0&&e.count===i||!n.cells.every(m=>q.test((0,it.$)(m))))return e;const o=yield*B(s);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*at(
o),l=n.cells[0].start>r[0].end?1:0;if(o.count!==i+l)return e;const c=({start:m,end:S},L)=>m>(r[l+L-1]?.start??-1/0)&&S<(r[l+L+1]?.end??1/0);if(!n.cells.every(c))
return e;const d=[n.cells.map((m,S)=>l+S),...o.places];return{...o,rows:[n,...o.rows],places:d}}var ft=A(11474),T=A(34659),v=A(16160);const O=3.5,I=.3,F=1.25,tt=1.1,
M=1.15,u=3,a=1.6,h=.8,f=.87,g=2,p=2,y=8,x=.6,D=8,dt=1.5,pt=3,Tt=1.1,bt=.05,At=10,vt=20,It=100,Kt=2,Pt=2,Yt=2,Ft=new RegExp(`^(?:[${T.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[\
ivx]{1,5})[.)])$`,"u"),Jt=new RegExp(`^${T.v}`,"u"),yt=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*qt(t){const e=[];let n=[],s=0,i=[];const o=r=>{r.
tabular<(r.isWide?u:Pt)||(r.takeRest(),e.push(r))};for(const r of t)for(const l of(0,v.l$)(r).flatMap(ye)){(s+=l.length*(1+n.length)+l[0].fragments.length)>=E.y&&
(s=0,yield E.Yz);const c=me(l,r);for(const m of n)m.isNear(c)||o(m);n=n.filter(m=>m.isNear(c));const d=n.find(m=>m.start<c.end&&m.end>c.start);if(!(d?.takes(c)||
!d&&n.some(m=>m.takesGroup(c)))){if(d&&o(d),n=n.filter(m=>m!==d),!c.isTabular)i=[c,...i.slice(0,Kt)];else if(c.cells.length<=It&&n.length<vt){const m=i.find(({start:rt,
end:nt})=>rt<c.end&&nt>c.start),S=m&&Mt(m,c)?(0,ft.X6)(m,c):void 0,L=new Z(S??c);!S||L.takes(c)?n.push(L):n.push(new Z(c)),i=[]}}}return n.forEach(o),e}function me(t,{
baseline:e,size:n,hasRuleAbove:s,hasRuleBelow:i}){const o=k(t.length>1?et(t):t),r=o.length===2&&ee(o[0],o[1])||Se(o),[l,c]=[o[0].start,o.reduce((m,S)=>Math.max(
m,S.end),-1/0)],d=o.length>1&&!r&&!te(o);return{cells:o,baseline:e,size:n,start:l,end:c,isTabular:d,...s&&{hasRuleAbove:s},...i&&{hasRuleBelow:i}}}const pe=new RegExp(
"\\p{L}{2}","u"),ye=t=>t.length>2&&te(t)&&pe.test(yt(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function te([t,...e]){return e.every(({size:n})=>t.size>F*n)&&!/\d/.test(
yt(t))}const ee=(t,e)=>Ft.test(yt(t))||ne.test(yt(t))&&e.fragments.length>=Ee&&Me.test(e.fragments[0].text)||t.characters===1&&Jt.test(`${yt(t)} ${yt(e)}`),ne=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,
Ee=4,Me=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");function Se(t){const[e,n]=t.slice(-2);return!n||t.length>se||!H.test(yt(n))||e.fragments.length<Vt?!1:
(t.length===se?e.fragments:e.fragments.slice(-Vt)).every(({text:i})=>C.test(i))}const se=3,Vt=5,C=/^\.+$/,H=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function et(t){return t.
some(({fragments:e},n)=>n<t.length-1&&G.test(e.at(-1).text))?t.flatMap((e,n)=>{const[s,i]=e.fragments.slice(-2);return!(i&&n<t.length-1&&G.test(i.text)&&/\d\)?$/.
test(s.text))||!/^[\d(.,-]/.test(yt(t[n+1]))?[e]:[(0,ft.dJ)(e.fragments.slice(0,-1)),(0,ft.dJ)([i])]}):t}const G=/^[$\u00a3\u00a5]$/u;function k(t){if(t.length<
2||!t.some(({characters:n})=>n===1))return t;const e=[];for(const n of t){const s=e.at(-1);s?.characters===1&&ft.UM.test(yt(s))&&/^[\d(.,-]/.test(yt(n))?e.push(
e.pop().joined(n)):e.push(n)}return e}class Z{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e){this.rows=[e],
this.last=e,{start:this.start,end:this.end}=e}isNear(e){return Mt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const n=e.baseline-this.last.baseline;
if(!e.isTabular||this.single.length>0||n>D*e.size)return!1;const s=this.rows.at(-2);return(!s||n<dt*(this.last.baseline-s.baseline))&&ut(this.last,e)}takes(e){const n=this.
divided(e);if(!n.isTabular){const i=(n.start<this.start+n.size||this.isCentred(n))&&ht(n,this.last);this.areDetails=(this.single.length===0||this.areDetails)&&this.
isDetail(n);const o=this.single.at(-1)??this.last,l=this.areDetails||this.isRest(n,o)||ct(o,n);return this.countSingle()>=p&&!(this.single.length<At&&l)||i||this.
isProse(n)&&!this.isInCell(n)?!1:(this.single.push(n),!0)}if(this.countSingle()>p&&!this.areDetails||!Ot(this.last,n))return!1;Mt(this.single.at(-1)??this.last,
n)||(this.isWide||=n.cells.length<pt||n.cells.length!==this.last.cells.length);const s=n.baseline-(this.single.at(-1)??this.last).baseline;n.start<this.start+n.
size&&s>=h*n.size&&(this.pitch=Math.min(this.pitch,s));for(const i of this.single)this.rows.push(i);return this.rows.push(n),this.single=[],this.last=n,this.tabular++,
this.start=Math.min(this.start,n.start),this.end=Math.max(this.end,n.end),!0}countSingle(){const{single:e,last:n}=this;return e.length>At?e.length:e.filter((s,i)=>!ct(
e[i-1]??n,s)).length}divided(e){return(0,ft.Jm)(e,this.last)??(e.isTabular||this.isProse(e)?e:(0,ft.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.
single.length>=p||e.end>this.start||this.tabular>g&&!(Math.abs(e.start-this.before)<bt*e.size)||!Mt(this.single.at(-1)??this.last,e)||ht(e,this.last)?!1:(this.single.
push(e),this.before=e.start,!0)}takeRest(){for(;this.single.length>0&&ct(this.rows.at(-1),this.single[0]);)this.rows.push(this.single.shift());for(let l=this.countBeforeRule();l>
0;l--)this.rows.push(this.single.shift());const[e]=this.single;if(e&&this.isRepeated(e)){for(const l of this.single){if(!this.isRepeated(l))return;this.rows.push(
l)}return}if(e&&this.isRest(e,this.last)){let l=this.last;for(const c of this.single){if(!this.isRest(c,l))return;this.rows.push(l=c)}return}const n=this.rows.at(
-2),s=Math.max(this.pitch,n?this.last.baseline-n.baseline:0);if(!e||e.baseline-this.last.baseline>f*s||this.tabular<u||e.baseline-this.last.baseline>a*e.size)return;
const i=I*e.size,o=({start:l,end:c})=>Math.abs(e.start-l)<i||Math.abs(e.end-c)<i,r=n&&e.baseline-this.last.baseline<h*e.size&&this.last.baseline-n.baseline<h*e.
size;(this.last.cells.slice(1).some(o)||r&&n.cells.some(o))&&this.rows.push(e)}countBeforeRule(){if(this.rows.filter(({hasRuleAbove:s})=>s).length<Pt||this.rows.
at(-1).hasRuleBelow)return 0;const e=1+this.single.slice(0,At).findIndex(({hasRuleBelow:s})=>s),n=[this.rows.at(-1),...this.single.slice(0,e)];return n.every((s,i)=>i===
0||s.baseline-n[i-1].baseline<=a*s.size)?e:0}isRepeated(e){const n=this.rows.at(-1),s=e.baseline-n.baseline;if(e.isTabular||s>a*e.size)return!1;const i=bt*e.size;
let[o,r]=[0,!1];for(let l=1;l<this.rows.length;l++){const[c,d]=[this.rows[l-1],this.rows[l]],m=d.baseline-c.baseline;r||=f*m>s,!d.isTabular&&c.isTabular===n.isTabular&&
Math.abs(d.start-e.start)<i&&Math.abs(m-s)<i&&o++}return r&&o>=Yt}isRest(e,n){return this.tabular<u||e.isTabular||e.size!==this.last.size||e.baseline-n.baseline>
Tt*this.pitch?!1:this.last.cells.some(({start:s},i)=>i>0&&Math.abs(s-e.start)<bt*e.size)}isDetail(e){const[n]=this.single,s=this.single.at(-1)??this.last;if(e.isTabular||
e.size>this.last.size)return!1;const i=bt*e.size;if(e.baseline-s.baseline>a*e.size&&(n?this.isBelowSpace():!this.isInCell(e)))return!1;if(n)return Math.abs(n.start-
e.start)<i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},l)=>l>0&&Math.abs(
r-e.start)<i)}isInCell({start:e,end:n,size:s}){const{cells:i}=this.last,o=bt*s,r=this.rows.at(-2),l=r&&!r.isTabular&&Math.abs(r.start-e)<o,c=i.findIndex(m=>m.start>
e+o);if(c<1||n>=i[c].start)return!1;const d=i[c-1];return c>1&&Math.abs(d.start-e)<o||l===!0&&d.end<e}isCentred({start:e,end:n,size:s}){return Math.abs(e+n-this.
start-this.end)<s}isBelowSpace(){const{single:e,last:n}=this;return e.some((s,i)=>s.baseline-(e[i-1]??n).baseline>a*s.size)}isProse({cells:e,start:n,end:s}){return e.
reduce((o,{fragments:r})=>o+r.length,0)>=y&&s-n>x*(this.end-this.start)}}function ht(t,e){const n=({cells:s})=>s.every(({fragments:i})=>i.every(({style:o})=>o.font.
bold));return t.size>F*e.size||t.size>(n(e)?M:tt)*e.size&&n(t)}function ut(t,e){const[n,s]=t.cells.length<e.cells.length?[t,e]:[e,t],i=I*e.size;let o=0;for(const{
start:d,end:m}of n.cells){for(;o<s.cells.length&&s.cells[o].end<d;)o++;const S=s.cells[o];if(!S||!(Math.abs(S.start-d)<i||Math.abs(S.end-m)<i))return!1}const[r,
l]=[t.cells.at(-1),e.cells.at(-1)],c=Math.abs(r.end-l.end)<i&&/\d$/.test(yt(l));return n.cells.length>=pt||c}const ct=(t,{baseline:e,size:n})=>e-t.baseline<h*Math.
min(n,t.size),Mt=(t,e)=>e.baseline-t.baseline<=O*Math.max(e.size,t.size);function Ot(t,e){const n=I*Math.min(t.size,e.size);for(let s=0,i=0;s<=t.cells.length&&i<=
e.cells.length;){const[o,r]=xt(t,s),[l,c]=xt(e,i);if((Ct(t,s)||Ct(e,i))&&Math.min(r,c)-Math.max(o,l)>=n)return!0;r<c?s++:i++}return!1}const xt=({cells:t},e)=>[t[e-
1]?.end??-1/0,t[e]?.start??1/0],Ct=({cells:t},e)=>e>0&&e<t.length,Gt=1,_t=2,Ht=3,jt=2,Qn=.12,Jn=.5,qn=.1,ts=20,be=new RegExp("\\p{L}","u");function*es(t){const e=t.
reduce((n,s)=>n+s.cells.length,0);for(const{place:n,width:s}of yield*ns(t)){const[i,o]=[Ge(t,({end:r})=>r<=n),Ge(t,({start:r})=>r>=n)];if(yield e*E.Yz/E.y,ss(i,
o)||(yield*is(i,o,s)))return[i,o];if(os(i,o))return[i,o]}}function*ns(t){const e=yield*(0,z.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-o.start),n=[];let s=1/0;for(const[
i,{start:o,end:r,size:l}]of e.entries()){i%E.y===E.y-1&&(yield E.Yz);const c=(o-s)/l;c>=Gt&&n.push({place:(o+s)/2,width:c}),s=s===1/0?r:Math.max(s,r)}return n.sort(
(i,o)=>o.width-i.width).slice(0,ts)}function Ge(t,e){const n=[];for(const s of t){const i=s.cells.filter(e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(
-1).end];n.push(i.length===s.cells.length?s:{...s,cells:i,start:o,end:r,isTabular:i.length>1})}return n}function ss([t],[e]){return!t||!e||t.baseline!==e.baseline||
t.cells.length<jt||t.cells.length!==e.cells.length||!be.test(yt(t.cells[0]))?!1:t.cells.every((n,s)=>yt(n)===yt(e.cells[s]))}function*is(t,e,n){const[s,i]=[Ue(t),
Ue(e)],[o,r]=[ie(s),ie(i)];if(yield(t.length+e.length)*E.Yz/E.y,!(o.last<r.first||r.last<o.first)||!rs(s,i))return!1;const l=e.flatMap(({cells:c})=>c.length>1?[
c.slice(0,2)]:[]);return!He(l)||!ls(l.map(([c])=>c))?!1:t.some(({cells:c})=>c.length>1)?He(t.flatMap(({cells:c})=>c.length>1?[c.slice(-2)]:[])):n>=_t&&l.every(([
c])=>be.test(yt(c)))}function os(t,e){if(Math.min(t.length,e.length)<Ht||![t,e].some(l=>l.every(({isTabular:c})=>!c)))return!1;const[n,s]=[ie(t),ie(e)];if(!(n.last<
s.first||s.last<n.first))return!1;const i=new Map(e.map(({baseline:l,cells:c})=>[l,c[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:l,cells:c}of t){const d=i.get(
l);if(!d)continue;const m=(d.baseline-c[0].baseline)/Math.min(d.size,c[0].size);[o,r]=[Math.min(o,m),Math.max(r,m)]}return r-o>=qn}const rs=(t,e)=>t[0].baseline<=
e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function Ue(t){const e=t.findIndex(({cells:n})=>n.length>1);return e<0?t:t.slice(e)}function ie(t){let[e,n]=[
1/0,-1/0];for(const{cells:s}of t)for(const{fragments:i}of s)e=Math.min(e,i[0].order),n=Math.max(n,i[0].order);return{first:e,last:n}}function He(t){if(t.length<
Ht)return!1;let e=-1/0;for(const[n,s]of t){if(Math.min(n.order,s.order)<e)return!1;e=Math.max(n.order,s.order)}return!0}function ls(t){return t.every(({start:n,
size:s})=>Math.abs(n-t[0].start)<Qn*s)||t.filter(n=>be.test(yt(n))).length>Jn*t.length}var Rt=A(20779);const as=1.08,Te=1.02,cs=.72,fs=.3,Ke=2,hs=new RegExp("\\p\
{L}","u");function*us(t){const{rows:e}=t,n=[];let s=0;for(let i=0;i+2*Ke<=e.length;i++){if(yield e[i].cells.length*E.Yz/E.y,!Fe(e,i))continue;let o=i+2;for(;o+1<
e.length&&Fe(e,o)&&gs(e,i,o);)o+=2;if(!(o-i<2*Ke||!ds(e.slice(i,o)))){i>s&&n.push($e(e.slice(s,i)));for(let r=i;r<o;r+=2)n.push(ms(e[r],e[r+1]));s=o,i=o-1}}return s===
0?[t]:s===e.length?n:[...n,$e(e.slice(s))]}function ds(t){const e=t.filter((n,s)=>s%2===0).flatMap(({cells:n})=>n.map(yt));return new Set(e).size===e.length}const $e=t=>({
rows:t,tabular:t.filter(({isTabular:e})=>e).length});function Fe(t,e){const[n,s]=[t[e],t[e+1]];if(!n.isTabular||s.cells.length>n.cells.length||!n.cells.every(r=>hs.
test(yt(r)))||!(oe(s)>as*oe(n))&&!(re(s)&&!re(n)&&oe(s)>oe(n)/Te))return!1;const o=Ve(n,s);return o.every((r,l)=>r>=0&&(l===0||r>o[l-1]))}function gs(t,e,n){const s=(o,r)=>Math.
abs(o.size-r.size)<(Te-1)*o.size&&re(o)===re(r),i=o=>t[o].baseline-t[o].size*cs-t[o-1].baseline;return s(t[e],t[n])&&s(t[e+1],t[n+1])&&i(n+1)<=i(n)*Te}const Ve=({
cells:t,size:e},n)=>n.cells.map(s=>{const i=fs*e,o=({start:r,end:l})=>Math.abs(r-s.start)<i||Math.abs(l-s.end)<i||Math.abs(r+l-s.start-s.end)<i;return t.findIndex(
o)}),oe=({cells:t})=>t.reduce((e,{size:n})=>Math.min(e,n),1/0),re=({cells:t})=>t.every(({fragments:e})=>e.every(({style:n})=>n.font.bold));function ms(t,e){const n=Ve(
t,e),s=t.cells.map((i,o)=>e.cells.filter((r,l)=>n[l]===o).map(r=>(0,Rt.cA)([r])));return new Rt.QH([t.cells.map(i=>[(0,Rt.cA)([i])]),s])}var Nt=A(62897);const je=.1,
ps=.5,ys=.95,Ae=3,ke=1.6,Es=.95;function*Ms(t,e){const n=yield*(0,z.p9)(e.filter(({isVertical:d})=>!d),(d,m)=>d.at-m.at);if(n.length<Ae-1||t.length<Ae||t[0].cells[0].
frame.cos!==1)return t;const s=[t[0]];let i=0;for(let d=1;d<t.length;d++){const[m,S]=[t[d-1],t[d]],[L,rt]=[m.baseline+je*m.size,S.baseline-ps*S.size];for(;i<n.length&&
n[i].at<=L;)i++;let nt=i;for(;nt<n.length&&n[nt].at<rt;)nt++;yield(1+nt-i)*E.Yz/E.y;const Et=n.slice(i,nt);Oe([m],Et)&&s.push({...s.pop(),hasRuleBelow:!0}),s.push(
Oe([m,S],Et)?{...S,hasRuleAbove:!0}:S),i=nt}const o=s.pop(),{baseline:r,size:l}=o,c=n.slice(i).filter(({at:d})=>d>r+je*l&&d<r+ke*l);return s.push(Oe([o],c)?{...o,
hasRuleBelow:!0}:o),s}function Oe(t,e){if(e.length===0)return!1;const n=(0,Nt.Y)(t.map(({cells:r})=>r[0].start)),s=(0,Nt.K)(t.map(({cells:r})=>r.at(-1).end));let[
i,o]=[0,n];for(const{from:r,to:l}of[...e].sort((c,d)=>c.from-d.from)){const c=Math.min(l,s);c<=o||(i+=c-Math.max(r,o),o=c)}return i>=ys*(s-n)}function*Ss({rows:t,
spanning:e},n){const s=[];for(const[l,{hasRuleAbove:c}]of t.entries())l===0||c===!0?s.push([l]):s.at(-1).push(l);if(s.length<Ae||s.length===t.length)return;yield t.
length*E.Yz/E.y;const i=l=>t[l].baseline-t[l-1].baseline;let[o,r]=[0,1/0];for(const l of s){l[0]>0&&(r=Math.min(r,i(l[0])));for(const c of l.slice(1)){if(e.has(
c)||i(c)>ke*t[c].size)return;o=Math.max(o,i(c))}if(l.length>1&&!bs(l.map(c=>t[c]),n))return}return r>=Es*o?s:void 0}function bs(t,e){const n=t.reduce((s,{cells:i})=>Math.
max(s,i.length),0);return n>1&&t.filter(({cells:s})=>s.length===n).length===1&&t.filter(e).length<=1}const Ts=1.2,As=1.6,Os=3,Ls=2,_s=.5,ws=40,Rs=3;function*vs(t,e){
const{rows:n}=t,s=n.slice(1).map((i,o)=>i.baseline-n[o].baseline);for(const i of yield*xs(s,(0,Nt.Y)(n.map(({size:o})=>o)))){const o=yield*Is({...t,isNumber:e},
s,i);if(o)return o}}function*Is(t,e,n){const{rows:s,places:i,isNumber:o}=t,r=[];let[l,c,d]=[0,0,0];for(let L=0,rt;L<s.length;L=rt){for(rt=L+1;rt<s.length&&e[rt-
1]<=n;)rt++;if(rt-L>ws)return;yield(rt-L)*E.Yz/E.y;const nt=Array.from({length:rt-L},(Et,Dt)=>L+Dt);if(nt.length>1&&!zs(nt,t)&&!Ns(nt,t)){if(L>0||nt.some(Et=>s[Et].
cells.some(o)))return;for(const Et of nt)r.push([Et]);continue}nt.length>1&&l++,nt.length>1&&nt.slice(1).every(Et=>ct(s[Et-1],s[Et]))&&d++,nt.slice(1).some(Et=>le(
i[Et]))&&!le(i[L])&&c++,r.push(nt)}const m=c===0||l>=_s*r.length,S=l>=Ls||l>0&&l===d;return m&&S&&r.length>=Os?r:void 0}function*xs(t,e){const n=yield*(0,z.p9)(
t,(i,o)=>o-i),s=[];for(let i=1;i<n.length&&s.length<Rs;i++){const[o,r]=[n[i-1],n[i]];r>0&&r<=As*e&&o>=Ts*r&&s.push(r)}return s}function zs(t,{rows:e,places:n,spanning:s,
isNumber:i}){const o=(0,Nt.K)(t.map(d=>e[d].cells.length)),r=t.filter(d=>e[d].cells.length===o),l=d=>e[d].cells.length===1||!e[d].cells.some(i);if(t[0]===0&&s.has(
0)||o<2||r.length!==1||!t.every(d=>d===r[0]||l(d)))return!1;const c=t.filter(d=>d<r[0]&&le(n[d])).length;return c===0||c===t.filter(d=>d>r[0]&&le(n[d])).length}
function Ns(t,{rows:e,places:n,spanning:s,isNumber:i}){return t.some(r=>s.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>ct(e[r-1],e[r])&&
n[r].every(l=>!n[r-1].includes(l)))}const le=t=>t.length===1&&t[0]===0,Ds=1.6,Le=.95,Cs=.1,Bs=1.2,Ps=.4,Ut=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Ws=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),Ys=/^\d{1,3}\.?$/,_e=new RegExp("^\\p{Ll}","u"),Gs=/\w@\w|^\w{2,5}:\/\/|^www\./,Us=/^[\p{Lu}\p{N}]/u,
$t=2,Hs=2;function*Xe(t){const{rows:e}=t,s=(yield*Ss(t,({cells:l})=>l.some(c=>Ut.test(yt(c)))))??(yield*vs(t,l=>Ut.test(yt(l))));if(s)return s;const i=[],o=e.findIndex(
(l,c)=>Js(l)||Xs(l,t.places[c])),r=Ks(t,o);for(const l of e.keys()){const c=l<o;l>0&&(c?Zs(t,l)&&!qs(t,l,o):Qe(t,l,o)||l!==o&&$s(t,l,r)||Fs(t,l,r))?i.at(-1).push(
l):i.push([l])}return i}function Ks(t,e){const{rows:n,places:s}=t;let i=1/0;for(let o=1;o<n.length;o++)n[o].cells.length>1&&s[o][0]===0&&!Qe(t,o,e)&&(i=Math.min(
i,n[o].baseline-n[o-1].baseline));return i}function $s({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-1],t[s]];return i===1/0||r.baseline-o.baseline>f*i||e[s][0]===
0||!ae(o,r)||js(o,r)||ks(o,r)?!1:e[s].every((l,c)=>{const d=o.cells[e[s-1].indexOf(l)];return d!==void 0&&(n>$t||!(Ze(d)&&Ze(r.cells[c])))})}function Fs({rows:t,
places:e},n,s){const[i,o,r]=[t[n-1],t[n],t[n+1]],l=o.baseline-i.baseline;return o.cells.length>1||e[n][0]!==0||i.cells.length===1||e[n-1][0]!==0||s===1/0||l>f*s||
!ae(i,o)||o.size>i.size||r&&r.baseline-o.baseline<Bs*l?!1:Math.abs(i.start-o.start)<Cs*o.size&&Vs(i.cells[0],o.cells[0])}const Vs=(t,e)=>!e.fragments.some(({style:n})=>n.
font.bold)||t.fragments.every(({style:n})=>n.font.bold),js=(t,e)=>[t,e].every(({cells:n})=>n.length>1&&Ut.test(yt(n.at(-1))))&&new RegExp("\\p{L}","u").test(yt(
e.cells.at(-2))),ks=(t,e)=>[t,e].every(({cells:n})=>n.length>$t&&Ut.test(yt(n.at(-1)))),Ze=({fragments:t})=>t.length>1&&Ut.test(t.at(-1).text);function Xs({cells:t},e){
const n=t.filter((i,o)=>e[o]>0),s=n.filter(i=>Ut.test(yt(i))||Ws.test(yt(i)));return s.length>0&&2*s.length>=n.length}const ae=(t,e)=>e.baseline-t.baseline<=Ds*
Math.max(e.size,t.size),Zs=({rows:t,spanning:e,count:n},s)=>!e.has(s)&&!e.has(s-1)&&ae(t[s-1],t[s])&&!(n===$t&&t[s-1].cells.length===$t&&t[s].cells.length===$t)&&
!Qs({rows:t,count:n},s);function Qs({rows:t,count:e},n){const[s,i,o]=[t[n-1],t[n],t[n+1]];return s.cells.length!==e||i.cells.length!==e||i.baseline-s.baseline<Le*
(o.baseline-i.baseline)?!1:[s,i].some(({cells:r})=>r.slice(1).some(l=>Ut.test(yt(l))))}const Js=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(
":"));function qs({rows:t,places:e,count:n},s,i){const{cells:o}=t[s],r=o.length===$t&&n>$t&&Ys.test(yt(o[0]));if(s!==i-1||o.length>1&&!r||e[s][0]!==0)return!1;const l=t[i+
1];if(!l||t[s-1].cells.length===1||_e.test(yt(t[s].cells[0])))return!1;const c=t[s].baseline-t[s-1].baseline;return c>Le*(t[i].baseline-t[s].baseline)&&c>Le*(l.
baseline-t[i].baseline)}const we=({fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function Qe({rows:t,places:e},n,s){const[i,o]=[t[n-1],t[n]];if(n===
s||!ae(i,o))return!1;const r=S=>_e.test(we(S))&&!Gs.test(we(S)),l=S=>Us.test(we(S));if(!(e[n][0]===0?r(o.cells[0])&&!o.cells.some(l):o.cells.some(r)))return!1;const d=({
cells:S})=>S.every(L=>!Ut.test(yt(L))),m=e[n].every(S=>e[n-1].includes(S));return d(o)&&m?!0:i.cells.length===1&&o.cells.length>1&&e[n-1][0]===0&&_e.test(yt(o.cells[0]))}
function*ti(t){if(!t.some((l,c)=>c>0&&l.length>1&&l.every(ei)))return[t];const e=t.filter(l=>l.length>0);if(e.length>2&&e.filter(l=>l.length>1).length===1)return[
t];const n=t.flatMap((l,c)=>l.flatMap(d=>d.segments.map(m=>({segment:m,column:c,line:d.baseline})))),s=yield*(0,z.p9)(n,(l,c)=>l.line-c.line||l.column-c.column),
i=[],o=[];for(let l=0,c;l<s.length;l=c){const{line:d,segment:m}=s[l];for(c=l+1;c<s.length&&s[c].line-d<Ps*m.size;)c++;const S=s.slice(l,c).sort((rt,nt)=>rt.column-
nt.column);o.push(S.map(({column:rt})=>rt));const L=S.map(rt=>rt.segment);i.push({cells:L,baseline:d,size:m.size,start:L[0].start,end:L.at(-1).end,isTabular:S.length>
1}),i.length%E.y===0&&(yield E.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return(yield*Xe(r)).map(l=>Je(r,l))}const ei=({segments:t})=>t.length===
1&&(t[0].characters<=Hs||Ut.test(yt(t[0])));function Je({count:t,rows:e,places:n},s){const i=Array.from({length:t},()=>[]);for(const o of s){const r=new Map;for(const[
l,c]of e[o].cells.entries()){const d=n[o][l],m=r.get(d);m?m.push(c):r.set(d,[c])}for(const[l,c]of r)i[l].push((0,Rt.cA)(c))}return i}const ni=/^[-\u2010-\u2013\u2212+(]$/u,
si=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,ii=/^[-\u2010-\u2013\u2212(]$/u,oi=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,ri=/\d[)%]?$/,li=.6;function*ai(t){const e=[];
for(const[s,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[s][r],o]))),yield i.length*E.Yz/E.y;const n=new Map;for(let s=0;s<t.count;s++){if(yield e.
length*E.Yz/E.y,n.has(s-1)&&n.get(s-1)===s)continue;const i=ci(e,s);i!==void 0&&n.set(s,i)}return n.size===0||t.conflicts>0?t:qe(t,n)}function ci(t,e){const n=t.
filter(m=>m.has(e)),s=n.map(m=>m.get(e)),i=s.map(yt);if(i.length===0)return;const o=n.every(m=>ri.test(Re(m,e-1))),r=n.every(m=>oi.test(Re(m,e+1))),l=m=>i.every(
S=>ii.test(S))&&!t.some(S=>!S.has(e)&&/\d/.test(Re(S,m))),c=(m,S)=>(S.start-m.end)/m.size;return o&&i.every(m=>si.test(m))&&!l(e-1)&&(n.every((S,L)=>c(S.get(e-1),
s[L])<li)||n.every(S=>!S.has(e+1)))?e-1:!r||!i.every(m=>ni.test(m))||l(e+1)?void 0:n.every((m,S)=>{const[L,rt]=[m.get(e-1),m.get(e+1)];return!L||!/\d/.test(yt(L))||
c(s[S],rt)<c(L,s[S])})?e+1:void 0}const Re=(t,e)=>{const n=t.get(e);return n?yt(n):""};function qe(t,e){const n=[];let s=0;for(let r=0;r<t.count;r++)n.push(e.has(
r)?-1:s++);for(const[r,l]of e)n[r]=n[l];const i=[],o=t.rows.map((r,l)=>{const c=[],d=[];for(const[m,S]of r.cells.entries()){const L=n[t.places[l][m]];d.at(-1)===
L?c.push(c.pop().joined(S)):(c.push(S),d.push(L))}return i.push(d),c.length===r.cells.length?r:{...r,cells:c,isTabular:c.length>1}});return{...t,count:s,rows:o,
places:i}}const fi=3,hi=3,ui=/\d/,di=new RegExp("\\p{L}","u"),gi=/^(?:19|20)\d\d$/;function*tn(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.
rows.entries())e.push(new Map(r.map((l,c)=>[t.places[o][c],l]))),yield r.length*E.Yz/E.y;const n=yi(e),s=Array.from({length:t.count},()=>[]);for(const[o,r]of e.
entries())for(const l of r.keys())s[l].push(o);const i=Ei(e,n,s);for(let o=0;o<t.count;o++){yield e.length*E.Yz/E.y;const r=s[o];if(i.has(o)||!en(r,n)&&!Mi(r,e,
o,t.count))continue;const l=Si(e,r,o);l!==void 0&&!i.has(l)&&![...i.values()].includes(o)&&i.set(o,l)}return(n>0||pi(e))&&(yield*mi(e,s,i)),i.size===0?t:qe(t,i)}
function*mi(t,e,n){const s=t[0];if(s.size<fi||t.some(({size:o})=>o>s.size))return;const i=new Set([...n.keys(),...n.values()]);for(const[o,r]of e.entries()){if(yield t.
length*E.Yz/E.y,s.has(o)||i.has(o))continue;const l=[o-1,o+1].find(c=>s.has(c)&&!i.has(c)&&!r.some(d=>t[d].has(c)));l!==void 0&&(n.set(o,l),i.add(o).add(l))}}function pi([
t,e]){const n=s=>s.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].every(n)&&![...e.values()].some(n)}function yi(t){const e=s=>[...s.
values()].some(i=>ui.test(yt(i))&&!gi.test(yt(i))),n=t.findIndex(e);return n>hi?0:n}function Ei(t,e,n){const s=[...n.keys()].filter(o=>!en(n[o],e)),i=new Map;for(const o of t.
slice(0,e)){const r=[...o.keys()],l=(c,d)=>c!==s[d]&&(s.includes(c)||i.has(c));if(!(r.length!==s.length||r.some(l)))for(const[c,d]of r.entries())d!==s[c]&&i.set(
d,s[c])}return i}const en=(t,e)=>t.length>0&&t.every(n=>n<e);function Mi(t,e,n,s){return t.every(i=>{const o=e[i];return i>0&&2*o.size<s&&[...o.keys()][0]===n&&
di.test(yt(o.get(n)))})}function Si(t,e,n){return[n-1,n+1].flatMap(i=>{const o=t.flatMap(l=>l.get(i)??[]);if(o.length===0||e.some(l=>t[l].has(i)))return[];const r=l=>o.
reduce((c,{start:d,end:m})=>Math.min(c,Math.max(d-l.end,l.start-m)),1/0);return[{beside:i,distance:e.reduce((l,c)=>l+r(t[c].get(n)),0)}]}).sort((i,o)=>i.distance-
o.distance)[0]?.beside}const bi=1.3,ve=.3,Ti=.5,nn=2,ce=12,Ai=3,Oi=new RegExp("\\p{L}|^[%#]$","u"),sn=/\d/,on=/^[^\p{L}]{0,4}\d/u,rn=2,ln=3;function*an(t){const{
rows:e}=t,n=[];let s=0;for(let i=1;i<e.length;i++){const o=_i(e,i),r=o||cn(e,i);if(!r&&!wi(e,i))continue;yield ce*E.Yz/E.y;const l=e.slice(Math.max(s,i-ce),i),c=o?
e.slice(i,i+ce):Li(e,i);!vi(l,c)||!(r||Ri(l,e[i]))||(n.push(e.slice(s,i)),s=i)}return n.length===0?[t]:[...n,e.slice(s)].map(i=>({rows:i,tabular:fe(i)}))}const fe=t=>t.
filter(({isTabular:e})=>e).length;function Li(t,e){let n=e+1;for(;n<t.length&&n<e+ce&&!cn(t,n);)n++;return t.slice(e,n)}function _i(t,e){const[n,s]=[t[e-1],t[e]],
i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||s.cells.length<Ai||i.cells.length>s.cells.length||!n.isTabular||!n.cells.slice(1).some(r=>sn.test(yt(r))))return!1;
const o=r=>!sn.test(yt(r))&&Oi.test(yt(r));return s.cells.every(o)&&i.cells.slice(1).some(r=>on.test(yt(r)))}function wi(t,e){const[n,s]=[t[e-1],t[e]],i=s.cells.
at(-1).end,o=({cells:r,size:l})=>r.length===rn&&Math.abs(r[1].end-i)<ve*l&&on.test(yt(r[1]));return e+ln>t.length||o(n)?!1:t.slice(e,e+ln).every(o)}function Ri(t,{
cells:e,size:n}){const s=Ie(t);return s.cells.length>rn&&!s.cells.some(i=>fn(i,e.at(-1),ve*n))}function cn(t,e){const n=s=>s<1||s>=t.length?0:t[s].baseline-t[s-
1].baseline;return n(e)>bi*Math.max(n(e-1),n(e+1))&&n(e-1)>0&&n(e+1)>0}function vi(t,e){if(fe(t)<nn||fe(e)<nn)return!1;const[n,s]=[Ie(t),Ie(e)],i=ve*Math.min(n.
size,s.size);return s.cells.filter(r=>n.cells.some(l=>fn(l,r,i))).length<=Ti*Math.max(n.cells.length,s.cells.length)}const fn=(t,{start:e,end:n},s)=>Math.abs(t.
start-e)<s||Math.abs(t.end-n)<s||Math.abs(t.start+t.end-e-n)<s,Ie=t=>t.reduce((e,n)=>n.cells.length>e.cells.length?n:e),Ii=.3,xi=1.25,zi=1.5,Ni=2,Di=/:$/,Ci=({cells:t})=>t.
some(({fragments:e})=>e.some(({text:n})=>Di.test(n)));function*Bi(t){const{rows:e}=t,n=[];for(const d of e)n.push(Ci(d)),yield d.cells.reduce((m,{fragments:S})=>m+
S.length,0)*E.Yz/E.y;const s=n.indexOf(!1),i=e.slice(0,s),o=e.slice(s);if(s<1||o.length<Ni)return[t];if(n.slice(s).filter(Boolean).length>Ii*o.length)return[t];
const l=i.slice(1).map((d,m)=>d.baseline-i[m].baseline),c=l.length>0?(0,P.Kf)(l):zi*i[0].size;return o[0].baseline-i.at(-1).baseline<xi*c?[t]:[i,o].map(d=>({rows:d,
tabular:fe(d)}))}var hn=A(4186),Bt=A(5609);const Pi=.999,un=2,Wi=200,Yi=2.5,xe=.5;function*Gi(t,e){const n=e.filter(({style:{frame:nt}})=>Math.abs(nt.sin)>Pi&&!nt.
vertical);if(n.length<un||t.frame.cos!==1||t.spans)return t;yield e.length*E.Yz/E.y;const s=yield*(0,U.q9)(n),i=Ui(t.rows);if(s.length>Wi||i.some(({start:nt,end:Et})=>nt>
Et))return t;yield i.length*s.length*E.Yz/E.y;const r=Ki(s,i,Hi(t.rows[0]));if(!r)return t;const l=e.filter(nt=>Fi(nt,r,i,t)),c=yield*(0,Bt._I)(yield*(0,U.q9)(l)),
d=yield*Vi(r,c,i),[m,...S]=t.rows,L=m.every((nt,Et)=>nt.length===0||d[Et].length===0&&ji(nt,r)),rt=L?d.map((nt,Et)=>nt.length>0?nt:m[Et]):d;return new Rt.QH([rt,
...L?S:t.rows])}function Ui(t){return t[0].map((e,n)=>{const s=t.flatMap(i=>i[n].filter(({frame:o})=>o.cos===1));return{start:(0,Nt.Y)(s.map(({start:i})=>i)),end:(0,Nt.
K)(s.map(({end:i})=>i))}})}const Hi=t=>(0,Nt.Y)(t.flat().map(({top:e})=>e));function Ki(t,e,n){const s=[];for(const c of t){const d=(0,hn.L)(c.frame,c.start,c.end,
c.top,c.bottom),m=$i(d.x+d.width/2,e);m!==void 0&&d.y+c.size<=n&&s.push({name:c,box:d,column:m})}const i=s.filter(({name:c,box:d})=>n-d.y-d.height<=Yi*c.size),o={
top:(0,Nt.Y)(i.map(({box:c})=>c.y)),bottom:(0,Nt.K)(i.map(({box:c})=>c.y+c.height))},r=s.filter(({box:c})=>c.y<o.bottom&&c.y+c.height>o.top),l=new Map;for(const{
name:c,column:d}of r){const m=l.get(d);m?m.push(c):l.set(d,[c])}return l.size<un?void 0:{byColumn:l,...o}}function $i(t,e){const n=e.map(({start:l,end:c})=>Math.
abs((l+c)/2-t)),s=n.indexOf((0,Nt.Y)(n)),{start:i,end:o}=e[s],r=Math.min(i-(e[s-1]?.end??-1/0),(e[s+1]?.start??1/0)-o);return t>i-r&&t<o+r?s:void 0}function Fi({
style:t,box:e},{byColumn:n,top:s,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:l}=t,c=e.y+e.height/2;if(c<s-xe*l||c>i+xe*l)return!1;const d=o.findIndex(
({end:S})=>e.x<S),m=o[d+1]?.start??1/0;return d>=0&&!n.has(d)&&e.x>o[d].start-l&&e.x+e.width<m}function*Vi({byColumn:t},e,n){const s=n.map(()=>[]);for(const i of e)
s[n.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)s[i]=yield*(0,Bt._I)(yield*(0,z.p9)(o,(r,l)=>r.baseline-l.baseline||r.start-l.start));return s}const ji=(t,{
top:e,bottom:n})=>t.every(({baseline:s,size:i})=>s>e&&s<n+xe*i),ki=2,Xi=.6,Zi=.1,Qi=.5,Ji=60,qi=3,to=/^(?:19|20)\d\d$/,eo=/^[^\d\s]{1,3}$/,ze=t=>{const e=yt(t);
return new RegExp("\\p{L}","u").test(e)||to.test(e)||eo.test(e)};function*no(t){const[e,n,...s]=t;if(!e||!n||t.length<qi||e.cells.length>=n.cells.length||n.baseline-
e.baseline>ki*Math.max(e.size,n.size)||!e.cells.every(ze)||!n.cells.every(ze)||s.every(({cells:c})=>c.every(ze)))return;const i=yield*gt(t.slice(1)),o=i&&(yield*tn(
i));if(!o||o.count>Ji||o.spanning.has(0))return;const r=yield*oo(e.cells,yield*at(o),o);return!r||!so(r,o.places[0])?void 0:{columns:{...o,rows:[e,...o.rows],places:[
r.map(([c])=>c),...o.places],spanning:new Set([0,...[...o.spanning].map(c=>c+1)])},spans:r}}const so=(t,e)=>t.some(([n,s])=>s>n)&&t.every(([n,s])=>n===s||e.filter(
i=>i>=n&&i<=s).length>s-n);function io({rows:t,places:e}){const n=t[0].cells.map(yt),s=e[0];for(let i=0;i<n.length;i++)for(let o=2;i+2*o<=n.length;o++){if(!((n.
length-i)%o===0&&n.every((c,d)=>d<i+o||c===n[d-o])))continue;const l=(n.length-i)/o;return Array.from({length:l},(c,d)=>[s[i+d*o],s[i+(d+1)*o-1]])}return[]}function*oo(t,e,n){
const s=io(n),i=new Set(n.places[0]),o=[],r=(d,[m,S])=>d.start<e[S].end&&d.end>(e[m-1]?.end??-1/0),l=t.slice(-s.length),c=s.length>0&&l.length===s.length&&l.every(
(d,m)=>r(d,s[m]));for(const[d,m]of t.entries()){const S=c?s[d-(t.length-s.length)]:void 0,L=t[d+1]?.start??1/0,rt=(o.at(-1)?.[1]??-1)+1,nt=S??ro(m,e,rt,i)??(yield*ao(
m,e,[rt,L]));if(!nt||nt[0]<=(o.at(-1)?.[1]??-1))return;o.push(nt)}return o}function ro(t,e,n,s){const[i,o]=[e[n],e[n+1]];return i&&o&&!s.has(n)&&t.start>i.end&&
t.end<o.start?[n,n]:void 0}function lo(t,e,n){const s=n.find(([l,c])=>l===c);if(!s)return!1;const[i,o,r]=[e[s[0]-1],e[s[0]],e[s[0]+1]];return!i||!r?!1:t.start<(i.
end+o.start)/2&&t.end>(o.end+r.start)/2}function*ao(t,e,[n,s]){const i=Xi*t.size,o=[];for(let d=n;d<e.length&&!(e[d].start>t.end);d++){yield(e.length-d)*E.Yz/E.
y;for(let m=d;m<e.length&&e[m].start<s;m++){const[S,L]=[e[d].start,e[m].end];if(d<m&&(t.start<S-i||t.end>L+i))continue;const rt=Math.abs(S+L-t.start-t.end)/2<=i+
Zi*(L-S),nt=d===m&&(Math.abs(S-t.start)<i||Math.abs(L-t.end)<i),Et=Math.abs(S-t.start)<i&&t.end>e[m].start;(rt||nt||Et)&&o.push([d,m])}}const r=([d,m])=>t.end-t.
start>=Qi*(e[m].end-e[d].start),l=o.find(([d,m])=>m>d&&r([d,m]));if(l&&lo(t,e,o))return l;const[c]=yield*(0,z.p9)(o,([d,m],[S,L])=>m-d-(L-S));return c}const co=3,
he=2,fo=.05,ho=.3,dn=6,uo=.4,go=3,ue=2,gn=4,mo=4,po=new Set,yo=new RegExp("^\\p{Ll}","u"),mn=/\d/,pn=new RegExp("\\p{L}","u");function*yn(t,e){const n=[];for(const i of e)
for(const o of yield*qt(i))for(const r of yield*Ne(o,mo))for(const l of yield*us(r))l instanceof Rt.QH?n.push(l):(0,P.RZ)(n,yield*Eo(l));if(n.length===0)return{
blocks:n,outside:t};let s=yield*(0,Rt.R_)(n,t);for(const[i,o]of n.entries()){const r=o instanceof Rt.QH?yield*Gi(o,s):o;r!==o&&(n[i]=r,s=yield*(0,Rt.R_)([r],s))}
return{blocks:n,outside:s}}function*Ne(t,e){if(e===0)return[t];let n=[t];const s=yield*es(yield*(0,ft.KT)(t.rows));if(!s&&(n=yield*an(t)).length>1){const o=[];for(const r of n)
o.push(yield*Ne(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!s)return[t];const i=[];for(const o of s)for(const r of yield*qt(o.map(l=>({...l,gutters:po}))))
(0,P.RZ)(i,yield*Ne(r,e-1));return i}function*Eo(t){const e=yield*an(t);if(e.length>1){const n=[];for(const s of e)(0,P.RZ)(n,yield*Mn(s));if(n.length>=e.length&&
n.every(Mo)&&n.some(En))return n}return yield*Mn(t)}const En=t=>t instanceof Rt.QH,Mo=t=>En(t)||t instanceof Rt.xE&&t.visual.length===he&&t.visual[0].cells.length===
t.visual[1].cells.length;function*Mn(t){const e=[];for(const n of yield*Bi(t)){const s=n.tabular<he?void 0:yield*So(n);s&&e.push(s)}return e}function*So(t){const e=yield*(0,ft.
KT)(t.rows),n=yield*no(e),s=n?.columns??(yield*gt(e));if(!s||Ao(s)||Oo(s))return;const i=yield*ai(n?s:yield*tn(s)),{rows:o}=i,r=i.places.reduce((nt,Et)=>nt+Et.length,
0),l=r>=ho*i.count*o.length,c=bo(i),d=(t.tabular>=co||c)&&i.count>1&&i.conflicts<=fo*r&&l&&!To(o);if(!l)return new Rt.xE(o,o.map(nt=>nt.cells.map(Et=>[(0,Rt.cA)(
[Et])])));const m=d&&!c?yield*Xe(i):o.map((nt,Et)=>[Et]),S=[];let L=0;for(const nt of m)S.push(Je(i,nt)),!((L+=i.count)<E.y)&&(L=0,yield E.Yz);const rt=m[0].length===
1&&i.count===s.count?n?.spans:void 0;return d?new Rt.QH(S,rt):new Rt.xE(o,S)}function bo({rows:t,count:e,conflicts:n,spanning:s}){if(t.length!==he||n>0||s.size>
0||t.some(({cells:m})=>m.length!==e))return!1;const i=({fragments:m})=>m.at(-1).text.endsWith(":"),o=({cells:m})=>m.every((S,L)=>i(S)===(L%ue===0));if(e%ue===0&&
t.every(o))return!0;if(e===ue)return!1;const[r,l]=t.map(({cells:m})=>m.map(yt)),c=r.every(m=>pn.test(m))&&l.every(m=>mn.test(m)&&!pn.test(m));return r.some(m=>mn.
test(m))&&!c?!1:t.reduce((m,{cells:S})=>m+S.reduce((L,{fragments:rt})=>L+rt.length,0),0)<=gn*e*t.length}const To=t=>t.every(({cells:e})=>e.every(({fragments:n})=>n.
every(s=>s.isTyped))),Ao=t=>Sn(t).some(({lines:e,words:n,going:s})=>e>=go&&n>dn*e&&s>=uo*e);function Oo({rows:t,count:e,places:n}){return t.length!==he||e!==ue||
t.some(({cells:i})=>i.length!==e)?!1:Sn({rows:t,count:e,places:n}).every(({words:i,going:o})=>i>gn*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>dn)}
function Sn({rows:t,count:e,places:n}){const s=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,l]of o.entries()){
const c=s[n[i][r]];c.lines++,c.words+=l.fragments.length,yo.test(l.fragments[0].text)&&c.going++}return s}const Lo=3,_o=4,wo=.6,Ro=.05,vo=.9,Io=1.75,kt=.1,bn=1,
xo=.4,zo=2;function*No(t){const e=new Set,n=yield*Do(t);if(n.length===0)return e;const s=yield*(0,z.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of n)if(yield*Bo(
i,s))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*Do(t){const e=[];for(let n=0,s;n<t.length;n=s){for(s=n+1;s<t.length&&Co(t[s-1],t[s]);)
++s%E.y===0&&(yield E.Yz);if(n%E.y===0&&(yield E.Yz),s-n<Lo)continue;const i=t.slice(n,s),o=i.reduce((c,{fragments:d})=>c+d.length,0),[r,l]=i.reduce(([c,d],{start:m,
end:S})=>[Math.max(c,S-m),d+S-m],[0,0]);o>=_o*i.length&&l>=wo*r*i.length&&e.push(i)}return e}function Co(t,e){const{size:n}=t,s=e.baseline-t.baseline;return e.frame===
t.frame&&e.size===n&&Math.abs(e.start-t.start)<Ro*n&&s>=vo*n&&s<=Io*n}function*Bo(t,e){const n=new Set(t),{frame:s,size:i,baseline:o}=t[0],r=t.at(-1).baseline+kt*
i,l=t[0].start-bn*i,c=t.reduce((Lt,Wt)=>Math.max(Lt,Wt.end),-1/0)+bn*i;let d=Yo(e,o-kt*i);const m=t.map(({baseline:Lt})=>Lt);let[S,L,rt,nt,Et]=[0,0,0,0,-1/0];const Dt=new Set;
for(;d<e.length&&e[d].baseline<=r;d++){d%E.y===E.y-1&&(yield E.Yz);const Lt=e[d];if(!(n.has(Lt)||Lt.frame!==s)){if(Lt.end>l&&Lt.start<c)return!1;for(Lt.baseline-
Et>kt*i&&([rt,Et]=[0,Lt.baseline]),++rt===Po&&S++,nt|=Lt.end<=l?1:2;L<m.length&&m[L]<Lt.baseline-kt*i;)L++;L<m.length&&Math.abs(m[L]-Lt.baseline)<=kt*i&&Dt.add(
L)}}return S>=zo&&nt!==Wo&&Dt.size<=xo*t.length}const Po=2,Wo=3;function Yo(t,e){let n=0;for(let s=t.length;n<s;){const i=n+s>>1;t[i].baseline<e?n=i+1:s=i}return n}
const Tn=4,Go=8,Uo=4,Ho=.7,Ko=2.5,$o=.8,Fo=1e6;function Vo(t){return An(t,Go,{left:Fo})}function*An(t,e,n){if(e===1)return[...t];const s=[];let i=0;for(let o=0,
r;o<t.length;o=r){const c=t[o].segments.length>1&&n.left>0?yield*jo(t,o,n):void 0;if(++i%E.y===0&&(yield E.Yz),r=c?.to??o+1,!c)s.push(t[o]);else{for(const d of c.
left)s.push(d);for(const d of yield*An(c.right,e-1,n))s.push(d)}}return s}const On=200;function*jo(t,e,n){const[s,i]=t[e].segments,o=s.size;let r=s.end,l=i.start;
const c=[],d=[];let m=e;for(;m<t.length;m++){const L=t[m];n.left-=L.segments.length,(m-e)%On===On-1&&(yield E.Yz);const rt=m===e?0:L.baseline-t[m-1].baseline;if(L.
frame!==s.frame||rt<0||rt>Ko*o)break;const nt=L.segments.filter(Wt=>Wt.start<r),Et=L.segments.slice(nt.length),Dt=(0,Nt.K)(nt.map(Wt=>Wt.end),r),Lt=(0,Nt.Y)(Et.
map(Wt=>Wt.start),l);if(Lt-Dt<$o*o||nt.length>1)break;[r,l]=[Dt,Lt],(0,P.RZ)(c,nt),Et.length>0&&d.push(Et)}const S=d.map(([L])=>L);if(!(c.length<Tn||d.length<Tn||
!Ln(c)||!Ln(S)))return{left:c.map(L=>new Bt.N1(L)),right:d.map(ko),to:m}}function ko([t,...e]){const n=new Bt.N1(t);for(const s of e)n.add(s);return n}function Ln(t){
const e=t.reduce((o,{fragments:r})=>o+r.length,0),n=(0,Nt.Y)(t.map(o=>o.start)),s=(0,Nt.K)(t.map(o=>o.end))-n,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=Uo*
t.length&&i>=Ho*s*t.length}const zt=2,_n=1e3,De=3,wn=100,Xo=2,Rn=10;function*vn(t){const e=yield*zn(t.filter(({isVertical:l})=>!l)),n=yield*zn(t.filter(({isVertical:l})=>l));
if(e.length+n.length<De||e.length+n.length>_n)return[];const s=[...e.keys(),...n.keys()].map((l,c)=>c),i=l=>{let c=l;for(;s[c]!==c;)c=s[c]=s[s[c]];return c};for(const[
l,c]of e.entries()){yield E.Yz;for(const[d,m]of n.entries())Zt(c,m.at)&&Zt(m,c.at)&&(s[i(e.length+d)]=i(l))}const o=new Map;for(const[l,c]of[...e,...n].entries()){
const d=o.get(i(l))??{rows:[],columns:[]};o.set(i(l),d),(c.isVertical?d.columns:d.rows).push(c)}const r=[];for(const l of o.values()){if(l.rows.length===0||l.columns.
length===0)continue;const[c,d]=[In(l.columns,l.rows),In(l.rows,l.columns)];for(const m of yield*Zo(Xt(d,c)))for(const S of yield*Qo(m))S.xs.length>=De&&S.ys.length>=
De&&r.push(S)}return r}const Xt=(t,e)=>({rows:t,columns:e,xs:de(e),ys:de(t)});function*Zo({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;for(let c=1;c<
Math.min(s.length-2,wn);c++){yield(1+e.length)*E.Yz/E.y;const d=s[c];if(c-l<2)continue;const m=r.filter(L=>L.from<d-zt),S=r.filter(L=>L.to>d+zt);qo(m,S,n)||(i.push(
Xt(o.filter(L=>L.at<d+zt),m)),[o,r]=[o.filter(L=>L.at>d-zt),S],l=c)}return[...i,Xt(o,r)]}function*Qo({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;
for(let c=2;c<Math.min(n.length-2,wn);c++){if(c-l<2)continue;yield(1+t.length)*E.Yz/E.y;const d=n[c],m=o.filter(L=>L.from<d-zt),S=o.filter(L=>L.to>d+zt);Jo(m,S,
s)&&(i.push(Xt(m.map(L=>({...L,to:Math.min(L.to,d)})),r.filter(L=>L.at<d+zt))),o=S.map(L=>({...L,from:Math.max(L.from,d)})),r=r.filter(L=>L.at>d-zt),l=c)}return i.
length===0?[{rows:t,columns:e,xs:n,ys:s}]:[...i,Xt(o,r)]}function Jo(t,e,n){const s=({at:l})=>l>n[0]+zt&&l<n.at(-1)-zt,[i,o]=[de(t.filter(s)),de(e.filter(s))];let r=0;
for(let l=0,c=0;l<i.length&&c<o.length;){const d=i[l]-o[c];Math.abs(d)<zt&&r++,d<0?l++:c++}return Math.min(i.length,o.length)>=Xo&&2*r<=Math.min(i.length,o.length)}
function qo(t,e,n){const s=({at:r})=>r>n[0]+zt&&r<n.at(-1)-zt,[i,o]=[t.filter(s),e.filter(s)];for(let r=0,l=0;r<i.length&&l<o.length;){const c=i[r].at-o[l].at;if(Math.
abs(c)<zt)return!0;c<0?r++:l++}return i.length===0||o.length===0}function In(t,e){const{isVertical:n}=t[0],[s,i]=[(0,Nt.Y)(e.map(({at:c})=>c)),(0,Nt.K)(e.map(({
at:c})=>c))],[o,r]=[xn(e.map(c=>c.from)),xn(e.map(c=>c.to))],l=[...t];return o<t[0].at-Rn&&l.unshift({isVertical:n,at:o,from:s,to:i}),r>t.at(-1).at+Rn&&l.push({
isVertical:n,at:r,from:s,to:i}),l}const xn=t=>t.sort((e,n)=>e-n)[t.length>>1],Zt=({from:t,to:e},n)=>t-zt<=n&&n<=e+zt;function*zn(t){const e=yield*(0,z.p9)(t,(s,i)=>s.
at-i.at||s.from-i.from),n=[];for(let s=0,i;s<e.length;s=i){const{at:o,isVertical:r}=e[s];for(i=s+1;i<e.length&&e[i].at-o<zt;)i++;if(n.length>_n)return n;s%E.y===
E.y-1&&(yield E.Yz);const l=yield*(0,z.p9)(e.slice(s,i),(d,m)=>d.from-m.from);let c;for(const d of l)c&&d.from<=c.to+zt?c.to=Math.max(c.to,d.to):(c&&n.push({isVertical:r,
at:o,...c}),c={from:d.from,to:d.to});c&&n.push({isVertical:r,at:o,...c})}return n}function de(t){const e=[];for(const{at:n}of t)(e.length===0||n-e.at(-1)>=zt)&&
e.push(n);return e}var tr=A(60660);const er=1,nr=3,Ce=2,sr=.4,ir=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function or({lines:t,element:e}){
if(t.length<Ce||!e)return!1;const n=e.type==="P",s=n?nr:er;let i=0;for(const[o,{segments:r,baseline:l,size:c}]of t.entries()){!n&&o>0&&l<t[o-1].baseline+sr*c&&(i=
Ce);let d,m=!1;for(const{fragments:S}of r)for(const L of S)m||=d!==void 0&&Math.abs(L.start-d.end)>=s*L.style.size,d=L;m&&i++}return i>=Ce&&!ar(e)}const rr=({element:t})=>t!==
void 0&&lr.test(t.type),lr=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function ar(t){for(const{type:e}of(0,tr.Hy)(t))if(ir.test(e))return!0;return!1}function*cr({
lines:t}){const e=[];for(const{segments:n}of t)for(const s of n)(0,P.RZ)(e,s.fragments);return yield*(0,z.p9)(e,(n,s)=>n.order-s.order)}const Nn=300,fr=5,hr=.6,
ur=20,Dn=5,dr=3;function*Cn(t){return t.length<3||t.length>Nn||!mr(t)?t:yield*pr(t)}function gr(t){if(t.length<2||t.length>Nn)return t;const e=t[0]?.frame,n=[];
let[s,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;s=Math.max(s,t[r].bottom),i+=Bn(t[r]),n.push({bottom:s,words:i})}let o=1/0;for(let r=1;r<
Math.min(t.length,ur);r++){o=Math.min(o,t[r-1].top);const l=n[t.length-1-r];if(l.words<Math.max(Dn,i-l.words))return t;if(l.bottom<=o)return[...t.slice(r),...t.
slice(0,r)]}return t}function Be(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const Bn=({
lines:t})=>t.reduce((e,{segments:n})=>e+n.reduce((s,{fragments:i})=>s+i.length,0),0);function mr(t){let e=0,n=0,s;for(const i of t)Bn(i)<Dn||(s&&Be(s,i)?e++:s&&
Be(i,s)&&s.top-i.bottom<dr*s.lines[0].size&&n++,s=i);return n>=fr&&n>hr*(e+n)}function*pr(t){const e=t.length,n=new Int32Array(e),s=t.map(()=>[]);for(let r=0;r<
e;r++){yield E.Yz;for(let l=0;l<e;l++)r!==l&&yr(t,r,l)&&(s[r].push(l),n[l]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const l of i)(r<0||n[l]<
n[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of s[r])n[l]--}return o}function yr(t,e,n){const s=t[e],i=t[n];if(s.frame!==i.frame)return!1;if(Be(s,i))return!0;
if(s.end>i.start+1)return!1;const o=Math.min(s.top,i.top),r=Math.max(s.bottom,i.bottom);return!t.some(l=>l!==s&&l!==i&&l.frame===s.frame&&l.top<r&&l.bottom>o&&l.
start<s.end&&l.end>i.start)}const Er=.4,Mr=1;function*Sr(t,e){if(e.length===0||t.length<2)return;const n=Array.from({length:e.length+1},()=>[]),s=yield*(0,z.p9)(
t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of s.entries()){const{start:l,end:c,baseline:d,style:m}=r,S=br((l+c)/2,e);if(n[S].push(r),i&&
i.column!==S&&d-i.fragment.baseline<=Er*m.size&&l-i.fragment.end<Mr*m.size)return;i={fragment:r,column:S},o%E.y===E.y-1&&(yield E.Yz)}return n.filter(o=>o.length>
0).length<2?void 0:n}function br(t,e){let[n,s]=[0,e.length];for(;n<s;){const i=n+s>>1;e[i]<t?n=i+1:s=i}return n}const Tr=3,Ar=2.5,Or=.2,Lr=1,Pn=1,_r=new RegExp(
"\\p{L}","u"),Wn=/\d/;function*wr(t,e,n,s){if(e.length<Tr||t.spans||!Rr(t.rows[0]))return t;yield s.length*E.Yz/E.y;const i=s.filter(l=>vr(l,e,n)),o=Ir(i,e);if(!o)
return t;const r=[];for(const l of o)r.push(yield*(0,Bt._I)(yield*(0,U.q9)(l)));return new Rt.QH([r,...t.rows])}const Rr=t=>t.slice(1).some(e=>e.some(({segments:n})=>n.
some(({fragments:s})=>s.some(({text:i})=>Wn.test(i)))));function vr({box:t,style:e},n,s){const[i,o]=[t.x+t.width/2,t.y+t.height/2],r=i<n[0].from||i>n.at(-1).to;
return e.frame.cos===1&&!e.frame.vertical&&!r&&o<s&&s-o<Ar*e.size}function Ir(t,e){const[n]=t;if(t.length<e.length)return;const s=Or*n.style.size;if(t.some(({baseline:r,
text:l})=>Math.abs(r-n.baseline)>s||Wn.test(l)))return;const i=e.map(()=>[]);for(const r of t){const{x:l,width:c}=r.box,d=e.findIndex(({from:m,to:S})=>l>m-Pn&&l+
c<S+Pn);if(d<0)return;i[d].push(r)}return i.every(r=>r.some(({text:l})=>_r.test(l)))&&i.every((r,l)=>l===0||xr(r)-zr(i[l-1])>Lr*n.style.size)?i:void 0}const xr=t=>t.
reduce((e,{box:n})=>Math.min(e,n.x),1/0),zr=t=>t.reduce((e,{box:n})=>Math.max(e,n.x+n.width),-1/0),Nr=100,Dr=2e4,Cr=1/2,Br=1/20,Pr=.999,Yn=1,Wr=2,Yr=1,Gr=20,Ur=2e4;
function*Hr(t,e){const n=[];let s=t;for(const i of e){if(i.xs.length-1>Nr||(i.xs.length-1)*(i.ys.length-1)>Dr)continue;const{cells:o,others:r}=yield*Kr(s,i),l=yield*Xr(
o,i);if(!l)continue;const c=yield*wr(l.table,l.columns,i.ys[0],r);n.push(c),s=c===l.table?r:yield*(0,Rt.R_)([c],r)}return{tables:n,outside:s}}function*Kr(t,e){const{
rows:n,columns:s,xs:i,ys:o}=e,r=new Map,l=[];let c=0,d=0;for(const rt of t){const{frame:nt}=rt.style,Et=(0,hn.L)(nt,rt.start,rt.end,rt.top,rt.bottom),[Dt,Lt]=[Et.
x+Et.width/2,Et.y+Et.height/2],Wt=Dt>i[0]&&Dt<i.at(-1)&&Lt>o[0]&&Lt<o.at(-1),Ol=nt.cos===1&&nt.sin===0||Math.abs(nt.sin)>Pr,Qt=Wt&&Ol&&!nt.vertical?Vr(e,Dt,Lt):
void 0;if(!Qt)l.push(rt);else{const Ye=r.get(Qt.first)??{...Qt,fragments:[]};r.set(Qt.first,Ye),Ye.fragments.push(rt),(Ye.last!==Qt.last||s.some(Ll=>jr(Et,Ll,Lt)))&&
c++}d+=Wt?n.length+s.length:1,!(d<Ur)&&(d=0,yield E.Yz)}const m=t.length-l.length;if(c>Br*m)return{cells:new Map,others:[...t]};if(m===0||l.length===0)return{cells:r,
others:l};const S=yield*$r(l,e,r);for(const[rt,nt]of S)r.set(rt,{first:rt,last:rt+i.length+1,fragments:nt});const L=new Set([...S.values()].flat());return{cells:r,
others:L.size===0?l:l.filter(rt=>!L.has(rt))}}function*$r(t,e,n){const s=new Map;for(const[o,r]of t.entries()){o%E.y===E.y-1&&(yield E.Yz*(e.rows.length+e.columns.
length)/Gr);const l=r.style.frame.cos===1?Fr(r,e):void 0;if(!l||!n.has(l.cell)||n.has(l.cell-1))continue;const c=s.get(l.cell-1)??{border:l.border,own:[]};s.set(
l.cell-1,c),c.own.push(r)}const i=new Map;for(const[o,{border:r,own:l}]of s){let c=r;const d=[];for(const m of yield*(0,z.p9)(l,(S,L)=>L.end-S.end)){if(d.length>
0&&c-m.end>Yr*m.style.size)break;c=m.start,d.push(m)}i.set(o,d.sort((m,S)=>m.order-S.order))}return i}function Fr({box:t},{rows:e,columns:n,xs:s,ys:i}){const[o,
r]=[t.x+t.width/2,t.y+t.height/2];if(o<s[0]||r<i[0]||r>i.at(-1))return;const[,l]=Pe(n,o,r),[c,d]=[ge(i,r),l?ge(s,l.at):0];if(!l||d===0||d===s.length-1)return;const m=S=>e.
some(L=>Math.abs(L.at-S)<Wr&&Zt(L,(s[d]+s[d+1])/2));if(!(!m(i[c])||!m(i[c+1])))return{cell:c*s.length+d,border:l.at}}function Vr({rows:t,columns:e,xs:n,ys:s},i,o){
const[r,l]=Pe(e,i,o),[c,d]=Pe(t,o,i);if(!r||!l||!c||!d)return;const m=(S,L)=>ge(s,S.at)*n.length+ge(n,L.at);return{first:m(c,r),last:m(d,l)}}function Pe(t,e,n){
let s;for(const i of t)if(Zt(i,n)){if(i.at>e)return[s,i];s=i}return[s,void 0]}const jr=({x:t,width:e},n,s)=>n.at>t+Yn&&n.at<t+e-Yn&&Zt(n,s);function ge(t,e){let n=0;
for(;n+1<t.length&&t[n+1]<=e;)n++;return n}function*kr(t,e){const n=new Map;for(const[s,{last:i,fragments:o}]of t){const r=e.slice(s%e.length+1,i%e.length),l=(yield*Sr(
o,r))??[o];for(const[c,d]of l.entries())d.length>0&&n.set(s+c,d)}return n}function*Xr(t,{xs:e,ys:n}){const[s,i]=[e.length-1,n.length-1];if(t.size<=Cr*s*i)return;
const o=yield*kr(t,e),r=[];for(let S=0;S<i;S++){const L=[];for(let rt=0;rt<s;rt++){const nt=o.get(S*e.length+rt);L.push(nt?yield*(0,Bt._I)(yield*(0,U.q9)(nt)):[])}
for(const rt of yield*ti(L))r.push(rt)}const l=r.filter(S=>S.some(L=>L.length>0)),c=Array.from({length:s},(S,L)=>L).filter(S=>l.some(L=>L[S].length>0));if(l.length<
2||c.length<2)return;const d=l.map(S=>c.map(L=>S[L]));return{table:new Rt.QH(d,r[0]===l[0]?Zr(t,c,e.length,l[1]):void 0),columns:c.map(S=>({from:e[S],to:e[S+1]}))}}
function Zr(t,e,n,s){const i=[];for(const{first:l,last:c}of t.values()){if(l>=n-1)continue;const[d,m]=[e.indexOf(l),e.findLastIndex(S=>S<c%n)];if(d<0||m<d)return;
i.push([d,m])}const o=([l,c])=>e.slice(l,c+1).every(d=>s[d].length>0),r=i.filter(([l,c])=>c>l);return r.length>0&&r.every(o)?i.sort(([l],[c])=>l-c):void 0}var Gn=A(
39955);const Qr=2,Un=3.5,Jr=.5,qr=6,tl=12;function*Hn(t){let e;for(let n=0;n<t.length;n++){const s=t[n],i=el(s),o=i&&nl(t,n+1,s,i);if(!o){e?.push(s);continue}yield o.
length*E.Yz/2,e??=t.slice(0,n);for(const[r,l]of i.entries()){e.push(Bt.eB.of([l],s.element)),r===0&&s.lines.length>1&&e.push(Bt.eB.of(s.lines.slice(1),s.element));
for(let c=o[r];c<o[r+1];c++)e.push(t[c])}n=o.at(-1)-1}return e??t}function el({lines:t}){const[e]=t;if(e.segments.length<2)return;const n=[];let s;for(const o of e.
segments)s&&o.start-s.end<Qr*e.size?n.at(-1).add(o):n.push(new Bt.N1(o)),s=o;if(n.length<2||n.length>qr)return;for(let o=1;o<t.length;o++)if(t[o].end>n[1].start)
return;const i=({segments:o})=>o.reduce((r,{fragments:l})=>r+l.length,0)<=tl;return n.every(i)?n:void 0}function nl(t,e,n,s){const i=[e];for(const[o,r]of s.entries()){
const l=s[o+1]?.start??1/0;let c=i.at(-1),d=o===0?n.bottom:r.bottom;const m=Jr*r.size,S=({frame:L,start:rt,end:nt,top:Et})=>L===r.frame&&rt>r.start-m&&nt<l&&rt<
r.end+Un*r.size&&Et>d-m;for(;c<t.length&&S(t[c])&&!(c===i.at(-1)&&t[c].top-d>Un*r.size||(d=t[c++].bottom,o===s.length-1)););if(c===i.at(-1)&&(o>0||n.lines.length===
1))return;i.push(c)}return i}var sl=A(73356);function*il(t,e,n,s=()=>(0,U.q9)(t)){if(e&&(0,Gn.P$)(t,e)){const i=yield*(0,Gn.$A)(t,e);return n?yield*ol(i,n):i}return n?
yield*Kn(t,yield*vn(n),n):yield*Cn(yield*Hn(yield*Fn(yield*s())))}function*ol(t,e){let n;const s=[];for(const[i,o]of t.entries()){i%E.y===E.y-1&&(yield E.Yz);const r=or(
o)?yield*Kn(yield*cr(o),n??=yield*vn(e),e):[];if(!r.some(Rt.bI)&&!(r.length>1&&rr(o)))s.push(o);else for(const l of r)l.element=o.element,s.push(l)}return s}function*Kn(t,e,n){
const{tables:s,outside:i}=yield*Hr(t,e),o=yield*(0,U.q9)(i),r=yield*rl(i,o,n),l=r.outside===i,c=yield*Fn(l?o:yield*(0,U.q9)(r.outside));for(const d of[...s,...r.
blocks]){const m=(0,Rt.bI)(d)?yield*(0,Rt.Fm)(d):d,S=c.findIndex(L=>Vn(L)>Vn(m));c.splice(S<0?c.length:S,0,m)}return[...gr(yield*Cn(yield*Hn(c)))]}function*rl(t,e,n){
const s=yield*No(e);if(s.size===0)return yield*yn(t,yield*$n(e,t,n));const i=e.filter(c=>!s.has(c.fragments[0])),{blocks:o,outside:r}=yield*yn(t.filter(c=>!s.has(
c)),yield*$n(i,t,n));if(o.length===0)return{blocks:o,outside:t};const l=new Set(r);return{blocks:o,outside:t.filter(c=>s.has(c)||l.has(c))}}function*$n(t,e,n){const s=[];
for(const i of yield*(0,v.HE)(t,e))s.push(yield*Ms(i,n));return s}function*Fn(t){return[...yield*(0,Bt.ub)(yield*Vo(yield*(0,Bt._I)(t)))]}const Vn=({lines:t})=>t[0].
segments[0].fragments[0].order,ll=(t,e)=>We(t,e,Zn),al=(t,e)=>We(t,e),cl=(t,e)=>We([{lines:t,element:void 0}],e,Ml);function*We(t,e,n){const s=new st.q(e);let i=0;
for(let o=0;o<t.length;o++){const r=t[o];o>0&&!hl(r,t[o-1])&&s.space(`
`);for(const l of r.lines){n?.(s,l);for(let c=0;c<l.segments.length;c++){const d=l.segments[c];c>0&&s.space(" "),(0,sl.T)(s,d,e),i+=d.fragments.length+d.characters/
fl,!(i<E.y)&&(i=0,s.settle(),yield E.Yz)}s.space(`
`)}n&&Al(s)}return s}const fl=8,hl=({element:t},e)=>t!==void 0&&ul.has(t.type)&&t.type===e.element?.type,ul=new Set(["LI","TR","TOCI"]),jn=173,kn=new Set([45,8208,
jn]),dl=/[\p{L}\p{M}][-\u2010]\n+$/u,Xn=/\u00ad\n+$/,gl=/.\n+$/,ml=new RegExp("^\\p{L}","u"),pl=new RegExp("^\\p{Ll}","u");function Zn(t,e){if(!kn.has(t.lastLetter()))
return;const n=t.tail(5),s=e.segments[0].fragments[0].text,i=Xn.test(n);if(!i&&!(dl.test(n)&&pl.test(s)))return;const o=gl.exec(n)[0].length;if(!i&&Tl(t.tail(Sl)))
return t.drop(o-1);t.drop(o),ml.test(s)||t.space(`
`)}const yl=/[\p{L}\p{M}][-\u2010]\n$/u,El=/^[\p{Lu}\p{Nd}]/u;function Ml(t,e){kn.has(t.lastLetter())&&yl.test(t.tail(4))&&El.test(e.segments[0].fragments[0].text)?
t.drop(1):Zn(t,e)}const Sl=100,bl=/[/\\_@]|\w\.\w/,Tl=t=>bl.test(t.trimEnd().split(/\s/).at(-1));function Al(t){t.lastLetter()!==jn||!Xn.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((wt,St,A)=>{A.d(St,{Fm:()=>w,QH:()=>z,R_:()=>Q,bI:()=>ot,cA:()=>_,xE:()=>U});var st=A(27077),E=A(98095),P=A(5609);class z extends P.eB{rows;spans;constructor(V,j){
const K=V.flat(2),N=K.filter(({frame:Y})=>Y.cos===1),[b,...W]=N.length===0?K:N;super(b),this.rows=V,this.spans=j;for(const Y of W)this.add(Y);if(N.length>0&&N.length<
K.length)for(const Y of K)Y.frame.cos!==1&&this.lines.push(Y)}}class U extends P.eB{visual;rows;constructor(V,j){const[K,...N]=V.map(({cells:b})=>_(b));super(K),
this.visual=V,this.rows=j;for(const b of N)this.add(b)}}const ot=B=>B instanceof z||B instanceof U;function _([B,...V]){const j=new P.N1(B);for(const K of V)j.add(
K);return j}const R=new RegExp("\\p{L}","u");function*w(B){if(!B.lines.some(({segments:W})=>W.some(({fragments:Y})=>Y.some(E.lP))))return B;let[V,j,K]=[0,0,0];for(const W of B.
rows)for(const Y of W){const X=Y.flatMap(({segments:J})=>J.flatMap(lt=>lt.fragments));X.some(E.lP)?V++:X.some(({text:J})=>R.test(J))&&j++,!((K+=X.length)<st.y)&&
(K=0,yield st.Yz)}if(V<=j)return B;const N=B.rows.map(W=>[...W].reverse());if(B instanceof U)return new U(B.visual,N);const b=N[0].length-1;return new z(N,B.spans?.
map(([W,Y])=>[b-Y,b-W]).reverse())}function*Q(B,V){const j=new Set;for(const{lines:K}of B)for(const{segments:N}of K)for(const b of N)for(const W of b.fragments)
j.add(W);return yield st.Yz,V.filter(K=>!j.has(K))}}),39955:((wt,St,A)=>{A.d(St,{$A:()=>Q,P$:()=>w,VN:()=>_});var st=A(27077),E=A(44233),P=A(5609),z=A(98095);const U=.9,
ot=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function _(V){let j,
K=0;for(let N=V;N&&K<R;N=N.parent,K++){if(N.type==="TR")return N;!j&&!ot.has(N.type)&&(j=N)}return j?(j.type==="Lbl"||j.type==="LBody")&&j.parent?.type==="LI"?j.
parent:j:V}const R=200;function w(V,j){let K=0,N=0;for(const b of V)b.style.marks.isArtifact||(K+=b.text.length,j(b)&&(N+=b.text.length));return N>0&&N>=U*K}function*Q(V,j){
const K=[],N=[];for(let at=0;at<V.length;at++){const it=V[at];at%st.y===st.y-1&&(yield st.Yz);const mt=j(it);mt?K.push({fragment:it,leaf:mt}):N.push(it)}const b=yield*(0,E.
p9)(K,(at,it)=>at.leaf.order-it.leaf.order||at.fragment.order-it.fragment.order);let W=0;const Y=new Map,X=at=>{const{element:it}=b[at].leaf;let mt=Y.get(it);return mt||
Y.set(it,mt=_(it)),mt},J=[],lt=[];for(let at=0,it;at<b.length;at=it){const mt=X(at);for(it=at+1;it<b.length&&X(it)===mt;)it++;const $=b.slice(at,it).map(({fragment:gt})=>gt);
(W+=$.length)>=st.y&&(W=0,yield st.Yz);const q=P.eB.of(yield*(0,P._I)(yield*(0,z.q9)($)),mt);if(J.push(q),N.length>0)for(const{order:gt}of $)lt.push({order:gt,block:q})}
return N.length===0?J:yield*B(J,lt,yield*(0,P.ub)(yield*(0,P._I)(yield*(0,z.q9)(N))))}function*B(V,j,K){const N=yield*(0,E.p9)(j,(Y,X)=>Y.order-X.order),b=[],W=new Map;
for(const[Y,X]of K.entries()){Y%st.y===st.y-1&&(yield st.Yz);const J=X.lines[0].segments[0].order;let lt=0;for(let mt=N.length;lt<mt;){const $=lt+mt>>1;N[$].order<
J?lt=$+1:mt=$}const at=N[lt-1]?.block,it=at&&W.get(at);it?it.push(X):at?W.set(at,[X]):b.push(X)}return[...b,...V.flatMap(Y=>[Y,...W.get(Y)??[]])]}}),16160:((wt,St,A)=>{
A.d(St,{l$:()=>ne,HE:()=>Yt,SE:()=>Pt,x1:()=>ye,rQ:()=>te});var st=A(45657),E=A(61520),P=A(27077),z=A(44233),U=A(31681),ot=A(5609);const _=.2,R=3,w=3,Q=5,B=.05,
V=.8,j=/^(?:[^\p{L}\p{Nd}]|\(?[\p{L}\p{Nd}]{1,3}[.)])$/u;function*K(C,H){if(!(yield*W(C,H)))return N;const et=[];let G=0;for(const{fragments:ht}of C){let ut,ct;
for(const Mt of ht){const Ot=ct!==void 0&&X(ct,Mt,H)&&!(ut.first===ct&&j.test(ct.text)),xt=ct!==void 0&&Mt.start-ct.end>=H*Mt.style.size;ut&&!Ot&&!xt?ut.end=Math.
max(ut.end,Mt.end):et.push(ut=b(Mt,Ot)),ct=Mt}(G+=ht.length)<P.y||(G=0,yield P.Yz)}const k=new Set;for(const ht of["start","end"])yield*J(et,ht,k);const Z=et.reduce(
(ht,{isClose:ut})=>ht+Number(ut),0);return k.size>=V*Z?k:N}const N=new Set,b=(C,H)=>({first:C,start:Math.min(C.start,C.end),end:Math.max(C.start,C.end),baseline:C.
baseline,size:C.style.size,isClose:H});function*W(C,H){let[et,G,k]=[0,0,0];for(const{fragments:Z}of C){for(let ht=1;ht<Z.length;ht++){const[ut,ct]=[Z[ht-1],Z[ht]];
Y(ut,ct)?et++:X(ut,ct,H)&&G++}if(et>=R&&G>=w-1)return!0;(k+=Z.length)<P.y||(k=0,yield P.Yz)}return!1}const Y=(C,{order:H,spaceBefore:et})=>H===C.order+1&&(C.spaceAfter||
et);function X(C,H,et){const{start:G,style:k,baseline:Z}=H,ht=(G-C.end)/Math.max(k.size,C.style.size);return ht>=_&&ht<et&&Z===C.baseline&&!Y(C,H)}function*J(C,H,et){
const G=yield*(0,z.p9)(C,(k,Z)=>k[H]-Z[H]);for(let k=0,Z;k<G.length;k=Z){const ht=B*G[k].size;for(Z=k+1;Z<G.length&&G[Z][H]-G[Z-1][H]<ht;Z++);if(yield(Z-k)*P.Yz/
P.y,Z-k<w)continue;const ut=yield*(0,z.p9)(G.slice(k,Z),(ct,Mt)=>ct.baseline-Mt.baseline);for(let ct=0,Mt;ct<ut.length;ct=Mt){for(Mt=ct+1;Mt<ut.length&&lt(ut[Mt-
1],ut[Mt]);Mt++);if(!(Mt-ct<w))for(const Ot of ut.slice(ct,Mt))Ot.isClose&&et.add(Ot.first)}}}const lt=(C,H)=>C.first.style.frame===H.first.style.frame&&H.baseline-
C.baseline<Q*H.size;var at=A(93463);const it=5,mt=.75,$=.5,q=3,gt=.08,ft=.3,T={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function v(C,H){const{both:et,
level:G,lowest:k,highest:Z}=C;return{...C,both:et+1,level:Math.abs(H)<gt?G+1:G,lowest:Math.min(k,H),highest:Math.max(Z,H)}}const O=(C,H)=>H?{...C,before:C.before+
1}:{...C,after:C.after+1};function I({both:C,before:H,after:et,level:G,lowest:k,highest:Z}){const ht=Math.min(H,et);return ht<it||C>mt*(C+ht)?!1:C>=q&&G<=$*C&&Z-
k>=ft}const F=3,tt=4,M=2.5,u=6,a=.8,h=20,f=4;function*g(C){const H=C.map(()=>new Set);if(!p(C)&&!y(C))return H;let et=[],G=0;const k=({rows:Z,wordsBefore:ht,wordsAfter:ut,
from:ct,last:Mt,sides:Ot})=>{const xt=Z>=F&&Math.min(ht,ut)>=tt*Z,Ct=I(Ot);if(!xt&&!Ct)return;const Gt=({isGutter:_t,row:Ht})=>_t==="whole"||!Ct&&(_t==="prose"||
Ht<ct);for(let _t=Mt;_t&&!Gt(_t);_t=_t.above)_t.isGutter=Ct?"whole":"prose",H[_t.row].add(_t.cell)};for(const[Z,ht]of C.entries()){const ut=C[Z-1],ct=ut?ht.baseline-
ut.baseline:0,Mt=({last:xt})=>ct<=u*ht.size&&Z-xt.row<=h,Ot=ct>M*ht.size;for(const xt of et)(Ot||!Mt(xt))&&k(xt);et=et.filter(Mt),Ot&&(et=et.map(xt=>({...xt,rows:0,
wordsBefore:0,wordsAfter:0,from:Z}))),(G+=ht.cells.length+et.length)>=P.y&&(G=0,yield P.Yz),et=x(et,ht,Z,k)}return et.forEach(k),H}function p(C){const H=({fragments:G})=>G.
length>=tt,et=(G,k)=>C.some(({cells:Z})=>Z.slice(G,k||Z.length).some(H));return et(0,-1)&&et(1,0)}function y(C){const H=C.reduce((et,{cells:G})=>G.length===1?et+
1:et,0);return H>=2*it&&C.length>H}function x(C,{cells:H,size:et},G,k){const Z=[];let ht=0,ut=-1/0;for(let ct=0;ct<=H.length;ct++){const Mt=H[ct]?.start??1/0,Ot=ct>
0&&ct<H.length,xt=Mt-ut>=a*et,Ct=[];for(;ht<C.length&&C[ht].start<Mt;ht++){const _t=C[ht],[Ht,jt]=[Math.max(_t.start,ut),Math.min(_t.end,Mt)];if(jt-Ht<a*et?k(_t):
Ot?Ct.push(dt(_t,{start:Ht,end:jt},G,ct,H)):Z.push({..._t,start:Ht,end:jt,sides:O(_t.sides,ct>0)}),_t.end>Mt)break}Ot&&xt&&Ct.length===0&&Ct.push(dt(void 0,{start:ut,
end:Mt},G,ct,H));const Gt=D(Ct);for(const _t of Ct)Gt.has(_t)?Z.push(_t):k(_t);ut=Math.max(ut,H[ct]?.end??Mt)}return Z}function D(C){return C.length<=f?new Set(
C):new Set([...C].sort((H,et)=>et.rows-H.rows).slice(0,f))}function dt(C,H,et,G,k){return{...H,rows:(C?.rows??0)+1,wordsBefore:(C?.wordsBefore??0)+k[G-1].fragments.
length,wordsAfter:(C?.wordsAfter??0)+k[G].fragments.length,from:C?.from??et,last:{row:et,cell:G,above:C?.last,isGutter:"no"},sides:v(C?.sides??T,(k[G].baseline-
k[G-1].baseline)/k[G].size)}}var pt=A(98095),Tt=A(73356);const bt=.4,At=1,vt=3,It=2e3,Kt=.5;function*Pt(C){return yield*Yt(yield*(0,pt.q9)(C),C)}function*Yt(C,H,et=!0){
const G=yield*yt(H),k=yield*K(C,G),Z=new Map;for(const ut of C){const ct=Z.get(ut.frame);ct?ct.push(ut):Z.set(ut.frame,[ut])}const ht=[];for(const ut of Z.values()){
yield P.Kl;const ct=[];for(const Ot of yield*me(yield*qt(ut,G,k)))ct.push(pe(Ot,G,k));const Mt=et?yield*g(ct):void 0;ht.push(ct.map((Ot,xt)=>({...Ot,gutters:Mt?.[xt]??
Ft})))}return ht}const Ft=new Set,Jt=2e4;function*yt(C){const H=[];for(let G=1;G<C.length&&H.length<It;G++){G%P.y===0&&(yield P.Yz);const[k,Z]=[C[G-1],C[G]];if(k.
style.frame!==Z.style.frame||k.baseline!==Z.baseline)continue;const ht=(Z.start-k.end)/Z.style.size;ht>0&&ht<At&&(0,pt.re)(k,Z)&&H.push(ht)}const et=yield*(0,z.
p9)(H,(G,k)=>G-k);return Math.max(At,vt*(et[et.length>>1]??0))}function*qt(C,H,et){const G=[];let k=0;for(const Z of C){if((k+=Z.fragments.length)>=P.y&&(k=0,yield P.
Yz),et.size===0&&Z.end-Z.start<H*Z.size||Z.fragments.length<2){G.push(Z);continue}let ut;for(const ct of Z.fragments)ut&&!et.has(ct)&&Math.min(ct.start,ct.end)-
ut.end<H*Math.max(ut.size,ct.style.size)?ut.add(ct):G.push(ut=new pt.Y4(ct))}return G}function*me(C){const H=yield*(0,z.p9)(C,(G,k)=>G.baseline-k.baseline||G.start-
k.start),et=[];for(const[G,k]of H.entries()){G%P.y===P.y-1&&(yield P.Yz);const Z=et.at(-1);Z!==void 0&&Z.length<ot.Px&&k.baseline-Z[0].baseline<bt*Math.min(k.size,
Z[0].size)?Z.push(k):et.push([k])}for(const G of et)G.sort((k,Z)=>k.start-Z.start);return et}function pe(C,H,et){const G=[];let k;for(const ht of C){const ut=G.
at(-1),ct=ut&&ht.start-ut.end,Mt=ut?Math.max(ut.size,ht.size):0;ct!==void 0&&ct<H*Mt&&ct>-Kt*Mt&&!et.has(ht.fragments[0])?k===ut?k.join(ht):G[G.length-1]=k=ut.joined(
ht):G.push(ht)}const Z=G.reduce((ht,ut)=>ut.size>ht.size?ut:ht);return{baseline:Z.baseline,size:Z.size,cells:G}}function*ye(C,H){return yield*ee(C.flat(),Ee,H)}
function*te(C,H){const et=[],G=new Map,k=new Set;let Z=0;for(const ht of C){const{pairs:ut,lacking:ct}=yield*(0,at.f)(ht);(0,st.RZ)(et,ut);for(const Mt of ct)for(const Ot of G.
size<Jt?Mt.labels:[]){Mt.without.has(Ot)&&k.add(Z);for(const{letters:xt,text:Ct}of Ot.fragments)for(let Gt=0;Gt<Ct.length&&G.size<Jt;Gt++)G.set(xt+Gt,Z);Z++}}if(et.
length!==0)return{...yield*ee(et,ht=>[ht],H),labelOf:G,without:k}}function*ee(C,H,et){const G=new E.q(et),k=[];let Z=0;for(const ht of C)for(const ut of H(ht)){
const ct=G.size;for(const[Mt,Ot]of ut.entries())Mt>0&&G.space(`
`),(0,Tt.T)(G,Ot,et),!((Z+=Ot.fragments.length)<P.y)&&(Z=0,G.settle(),yield P.Yz);k.push({start:ct,end:G.size}),G.space(`
`)}return{flow:G,lines:k}}function ne({cells:C,gutters:H}){if(H.size===0)return[C];const et=[];for(const[G,k]of C.entries())G===0||H.has(G)?et.push([k]):et.at(-1).
push(k);return et}const Ee=C=>ne(C).map(H=>Me(H)?[...H].reverse():H);function Me(C){if(C.length<2||!C.some(Vt))return!1;const H=C.filter(({fragments:G})=>G.some(
({text:k})=>Se.test(k))),et=H.filter(Vt);return 2*et.length!==H.length?2*et.length>H.length:et.some(({fragments:G})=>G.some(({text:k})=>se.test(k)))}const Se=new RegExp(
"\\p{L}","u"),se=/^:|:$/,Vt=({fragments:C})=>C.some(({mayTurn:H,text:et})=>H&&(0,U.d)(et))}),3133:((wt,St,A)=>{A.d(St,{X:()=>F,b:()=>I});var st=A(62743),E=A(86491),
P=A(74135),z=A(6057),U=A(65868),ot=A(60660),_=A(12657),R=A(84731),w=A(89420);const Q=100;async function B(u,a,h,f){const g=new Map,p=new Set,{fragments:y,edges:x}=u,
D=[],dt=new _.y(f);for(const[Tt,bt]of y.entries()){const At=f.pace.step(Q);At&&await At;const vt=a(bt),It=vt&&pt(vt.element);if(!It){D.push(bt);continue}if(p.has(
It)||It.firstPage!==h)continue;p.add(It),dt.take(It.actualText.length);const Kt=(0,R.X5)(It.actualText.trim());if(Kt==="")continue;const Pt=new w.F(bt.style,bt.
start,bt.baseline,bt.order,x.count);Pt.text=Kt,Pt.end=V(y,Tt,Yt=>{const Ft=a(Yt);return Ft!==void 0&&pt(Ft.element)===It});for(let Yt=0;Yt<Kt.length;Yt++)x.add(
Pt.start,Pt.end);D.push(Pt)}return D;function pt(Tt){if(g.has(Tt))return g.get(Tt);const bt=[];for(const At of(0,ot.Hy)(Tt)){if(g.has(At))break;bt.push(At)}for(const At of bt.
reverse()){const vt=At.parent&&g.get(At.parent);g.set(At,vt??(At.actualText===void 0?void 0:At))}return g.get(Tt)}}function V(u,a,h){const f=u[a];let{end:g}=f;for(let p=a+
1;p<u.length;p++){const y=u[p];if(y.baseline!==f.baseline||y.style.frame!==f.style.frame||!h(y))break;g=Math.max(g,y.end)}return g}var j=A(98689),K=A(36211),N=A(
5490);const b=3,W=.5,Y=4,X=2e4;class J{get rules(){return this.found.length>X?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(a,{matrix:h},f,g){
const p=K.lJ.get(a.operator);p?this.paints(p,g):this.found.length<=X&&this.path.length+this.boxes.length<=X&&this.extends(a,h)}extends(a,h){const f=(0,N.M)(a);switch(a.
operator){case"re":{const[g=NaN,p=NaN,y=NaN,x=NaN]=f,D=(0,P.zl)(h,[g,p,g+y,p+x]);D.every(Number.isFinite)&&this.boxes.push(D);return}case"m":this.first=this.last=
(0,P.Gd)(h,f[0],f[1]);return;case"l":this.line((0,P.Gd)(h,f[0],f[1]));return;case"c":case"v":case"y":this.last=(0,P.Gd)(h,f.at(-2),f.at(-1));return;case"h":this.
line(this.first)}}line(a){this.path.push([this.last,a]),this.last=a}paints({fill:a,strokes:h,closes:f},g){if(f&&this.line(this.first),!g&&h){for(const[[p,y],[x,
D]]of this.path)this.add(p,y,x,D,W);for(const[p,y,x,D]of this.boxes)this.around(p,y,x,D)}if(!g&&a)for(const[p,y,x,D]of[...this.boxes,...this.outline()])this.add(
p,y,x,D,b);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,P.$L)(this.path.flat())]}around(a,h,f,g){if(f-a<=b||g-h<=b){
this.add(a,h,f,g,b);return}for(const p of[h,g])this.add(a,p,f,p,W);for(const p of[a,f])this.add(p,h,p,g,W)}add(a,h,f,g,p){const[y,x]=[Math.abs(f-a),Math.abs(g-h)];
if(!(Math.min(y,x)<=p&&Math.max(y,x)>=Y))return;const D=x>y;this.found.push(D?{isVertical:D,at:(a+f)/2,from:Math.min(h,g),to:Math.max(h,g)}:{isVertical:D,at:(h+
g)/2,from:Math.min(a,f),to:Math.max(a,f)})}}var lt=A(54093),at=A(27077),it=A(77211),mt=A(13806),$=A(16160),q=A(98095);const gt=200,ft=2e4;class T{index;found;characters;unreadable;ordered;reading;segmented;constructor(a,h){
this.index=a,this.found=h,this.characters=h.characters,this.unreadable=h.unreadable}get blocks(){return this.ordered??=(0,lt.z)(this.order())}*blocksByLook(){const{
fragments:a,leafOf:h,rules:f,hasTablesApart:g=!0}=this.found;return f&&!h&&g?this.blocks:yield*(0,mt.NQ)(a,void 0,f??[])}order(){const{fragments:a,leafOf:h,rules:f,
hasTablesApart:g=!0}=this.found;return(0,mt.NQ)(a,h,g?f:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,q.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,lt.z)((0,mt.dV)(this.blocks,this.found.edges))}async prepare(a){const{fragments:h,edges:f}=this.found;h.length<gt&&this.characters<ft||
(this.ordered=await(0,lt.k)(this.order(),a),this.reading=await(0,lt.k)((0,mt.dV)(this.ordered,f),a))}*layout(a){return a==="reading"?this.flow.shown:yield*(0,it.
Z)(this.found.fragments,this.found.edges)}*visualText(a=!0){const{fragments:h,edges:f}=this.found,g=yield*(0,$.HE)(yield*this.segments(),h,a),p=yield*(0,$.x1)(g,
f);return a?{...p,below:yield*(0,$.rQ)(g,f)}:p}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(a){const h=yield*(0,mt.
td)(this.blocks,this.found.edges),f=[];for(const{0:g,index:p}of h.text.matchAll(a)){const y=h.box(p,p+g.length);y&&f.push({text:g,...y}),f.length%at.y===at.y-1&&
(yield at.Yz)}return f}}const v=200,O=2e4,I=({characters:u})=>Math.min(u+v,O);class F{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(a,h=!1,f=!0){
this.document=a,this.findsRules=h,this.hasTablesApart=f,this.contents=new U.i(a)}async page(a){const{document:h}=this,f=(0,z.iw)(h,a),{width:g,height:p}=(0,P.iN)(
f),y={width:g*f.userUnit,height:p*f.userUnit},x=new j.g(y.width,y.height,this.expected),D=this.findsRules?new J:void 0,dt=await this.contents.read(a,x,D);return this.
expected=I(x),this.assemble(a,x,y,{rules:D?.rules,damage:dt,usesElementTexts:!0})}async assemble(a,h,f,{rules:g,damage:p,usesElementTexts:y}){const{document:x}=this;
h.finish();const D=a<0?-1:x.pages.number(a),dt=a<0?void 0:await(this.tags??=(0,ot.g$)(x)),pt=dt?.hasPage(D)?tt(dt,D):void 0,Tt=y&&pt&&dt?.hasTexts?await B(h,pt,
D,x.job):h.fragments,bt=M(Tt),At=dt?.hasTexts===!0,vt={fragments:Tt,edges:h.edges,...bt,damage:p,leafOf:pt,hasElementTexts:At,rules:g,...f},It=new T(a,{...vt,hasTablesApart:this.
hasTablesApart});return await It.prepare(x.job.pace),It}}function tt(u,a){let h,f;return({style:{marks:g}})=>(g!==h&&(h=g,f=g.id<0?void 0:u.leaf(a,g.stream,g.id)),
f)}function M(u){let a=0,h=0,f=0;for(const{text:g,style:p}of u){const y=h;a+=g.length;for(let x=g.indexOf(st.m);x>=0;x=g.indexOf(st.m,x+1))h++;p.font===E.Z&&(f+=
g.length-(h-y))}return{characters:a,unreadable:h,assumed:f}}}),31681:((wt,St,A)=>{A.d(St,{d:()=>E,f:()=>B});const st=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
E=b=>st.test(b),P=0,z=1,U=2,ot=3,_=4,R=new RegExp("\\p{L}","u"),w=new RegExp("\\p{Nd}","u");function Q(b){return w.test(b)?ot:st.test(b)?U:R.test(b)?z:/^[.,:/%+\-\u066b\u066c]$/.
test(b)?_:P}function B(b,W){const Y=b.map(Q),X=Y.filter($=>$===U).length,J=W.includes(!0);if(X===0)return J?V(W):void 0;const lt=Y.filter($=>$===z).length,at=X>=
lt||J,it=b.map(($,q)=>q);at&&it.reverse(),j(Y,at);const mt=$=>at?Y[$]!==U:Y[$]!==z;for(let $=0,q;$<it.length;$=q){for(q=$+1;q<it.length&&mt(it[q])===mt(it[$]);)
q++;mt(it[$])&&(N(it,$,q),at||K(it,Y,$,q))}return it}function V(b){const W=b.map((Y,X)=>X);for(let Y=0,X;Y<W.length;Y=X){for(X=Y+1;X<W.length&&b[X]===b[Y];)X++;
b[Y]&&N(W,Y,X)}return W}function j(b,W){for(let J=0;J<b.length;J++)if(b[J]===_){const lt=b[J-1]===ot&&b[J+1]===ot;b[J]=lt?ot:P}const Y=W?U:z,X=J=>J===void 0?Y:J===
ot?W?U:z:J;for(let J=0,lt;J<b.length;J=lt){if(lt=J+1,b[J]!==P)continue;for(;lt<b.length&&b[lt]===P;)lt++;const at=X(b[J-1]),it=X(b[lt]);b.fill(at===it?at:Y,J,lt)}
if(!W){for(let J=0;J<b.length;J++)if(b[J]===ot){let lt=J;for(;b[lt]===ot;)lt++;(b[J-1]!==U||b[lt]!==U)&&b.fill(z,J,lt),J=lt}}}function K(b,W,Y,X){for(let J=Y,lt;J<
X;J=lt)if(lt=J+1,W[b[J]]===ot){for(;lt<X&&W[b[lt]]===ot;)lt++;N(b,J,lt)}}function N(b,W,Y){for(let X=W,J=Y-1;X<J;X++,J--)[b[X],b[J]]=[b[J],b[X]]}}),98095:((wt,St,A)=>{
A.d(St,{Y4:()=>q,re:()=>M,lP:()=>ft,q9:()=>gt});var st=A(98689),E=A(27077),P=A(44233),z=A(31681),U=A(69631);const ot=.6,_=.1,R=.3,w=3,Q=new RegExp("^(?:\\d{1,2}|\
[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),B=200,V=1e6;function*j(u){const a=u.filter(K);if(a.length===0)return u;const h=yield*(0,P.p9)(u,(p,y)=>p.baseline-
y.baseline),f=new Set;let g=0;for(const p of a){const y=W(h,p.baseline);for(let x=y;x<Math.min(h.length,y+B)&&g<V;x++){++g%E.y===0&&(yield E.Yz);const D=h[x];if(!(!N(
D,p)||f.has(D))&&(g+=D.fragments.length,!!D.fragments.some(dt=>b(p.fragments[0],dt)))){D.join(p),f.add(p);break}}}return f.size===0?u:u.filter(p=>!f.has(p))}const K=({
characters:u,fragments:a})=>u<=w&&a.length===1&&Q.test(a[0].text)&&!a[0].style.frame.vertical;function N(u,a){const h=u.baseline-a.baseline,{size:f}=u;return a.
size<U.N$*f&&h>U.WV*f&&h<ot*f&&u.frame===a.frame&&a.start>u.start&&a.start<u.end+R*f}function b(u,{end:a,style:{size:h}}){const f=u.start-a;return f>-_*h&&f<R*h&&
u.style.size<U.N$*h}function W(u,a){let h=0;for(let f=u.length;h<f;){const g=h+f>>1;u[g].baseline<=a?h=g+1:f=g}return h}const Y=1.6,X=.5,J=.15,lt=.6,at=.6,it=.35,
mt=.02,$=5e3;class q{fragments;start;end;baseline;size;top;bottom;characters;constructor(a){this.fragments=[a],this.start=Math.min(a.start,a.end),this.end=Math.
max(a.start,a.end),this.baseline=a.baseline,this.size=a.style.size,this.top=a.top,this.bottom=a.bottom,this.characters=a.text.length}get frame(){return this.fragments[0].
style.frame}get order(){return this.fragments[0].order}add(a){const h=this.fragments[this.fragments.length-1];this.fragments.push(a),this.characters+=a.text.length;
const f=Math.min(a.start,a.end),g=Math.max(a.start,a.end);f<this.start&&(this.start=f),g>this.end&&(this.end=g);const{style:p,baseline:y}=a;p===h.style&&y===h.baseline||
(p.size>this.size*1.05&&(this.size=p.size,this.baseline=y),a.top<this.top&&(this.top=a.top),a.bottom>this.bottom&&(this.bottom=a.bottom))}join(a){for(const h of a.
fragments)this.add(h)}joined(a){const[h,...f]=this.fragments,g=new q(h);for(const p of f)g.add(p);return g.join(a),g}sort(){const{fragments:a}=this;for(let h=1;h<
a.length;h++)if(a[h].start<a[h-1].start){a.sort((f,g)=>f.start-g.start||f.order-g.order);return}}}function*gt(u){const a=[];let h;for(let p=0;p<u.length;p++){const y=u[p];
p%E.y===E.y-1&&(yield E.Yz),h&&T(h,y)?h.add(y):a.push(h=new q(y))}const f=yield*j(yield*v(a));let g=0;for(const p of f)p.sort(),g+=p.fragments.length,!(g<E.y)&&
(g=0,yield E.Yz);return f}const ft=({style:u,text:a,mayTurn:h})=>u.marks.isReversed||h&&(0,z.d)(a);function T(u,a){const{style:h,start:f,end:g,baseline:p}=a;if(h.
frame!==u.frame||u.characters>$)return!1;const y=Math.max(h.size,u.size),x=Math.abs(p-u.baseline);if(x>lt*y)return!1;const D=f-u.end,dt=u.start-Math.max(f,g);return x>
J*y?D>-X*y&&D<at*y:D>-X*y&&D<Y*y||dt>-X*y&&dt<(ft(a)?at:it)*y}function*v(u){if(u.length<2)return[...u];const a=new Map;for(const{frame:p}of u)a.has(p)||a.set(p,
a.size);const h=[];for(let p=0;p<u.length;p++){const y=u[p];p%E.y===E.y-1&&(yield E.Yz),h.push({segment:y,order:p,frame:a.get(y.frame)})}const f=yield*(0,P.p9)(
h,(p,y)=>p.frame-y.frame||p.segment.baseline-y.segment.baseline||p.segment.start-y.segment.start),g=new Set;for(let p=0;p<f.length;p++){p%E.y===E.y-1&&(yield E.
Yz);const{segment:y,frame:x,order:D}=f[p];if(!(g.size>0&&g.has(y)))for(let dt=p+1;dt<Math.min(f.length,p+O);dt++){const pt=f[dt],Tt=Math.min(y.size,pt.segment.size);
if(pt.frame!==x||pt.segment.baseline-y.baseline>J*Tt)break;if(g.has(pt.segment)||!F(y,pt.segment))continue;const[bt,At]=D<pt.order?[y,pt.segment]:[pt.segment,y];
if(bt.join(At),g.add(At),At===y)break}}return g.size===0?[...u]:u.filter(p=>!g.has(p))}const O=50,I=/:$/;function F(u,a){const h=Math.min(u.size,a.size);if(u.characters+
a.characters>$||Math.max(u.size,a.size)>1.5*h||tt(u)||tt(a))return!1;const[f,g]=u.start<=a.start?[u,a]:[a,u],p=g.start-f.end,y=I.test(f.fragments.at(-1).text)?at:
it;return p>-mt*h&&p<y*h}const tt=({fragments:u})=>u.length===1&&u[0].text.length===1;function M(u,a){return a.order===u.order+1&&(u.spaceAfter||a.spaceBefore)?
!0:a.start-u.end>Math.max((0,st.U)(u.style),(0,st.U)(a.style))}}),73356:((wt,St,A)=>{A.d(St,{T:()=>ot,x:()=>U});var st=A(61520),E=A(69631),P=A(31681),z=A(98095);
function U(R,w){const Q=new st.q(w);return ot(Q,R,w),Q.shown}function ot(R,{fragments:w},Q){if(w.some(z.lP)){_(R,w,Q);return}for(let B=0;B<w.length;B++){const V=w[B],
j=w[B-1];j&&(0,z.re)(j,V)?R.space(" "):j&&j.style!==V.style&&(0,E.rk)(V.text,V,j)&&R.raiseNext(),R.add(V)}}function _(R,w,Q){const B=[];for(const[N,b]of w.entries()){
N>0&&(0,z.re)(w[N-1],b)&&B.push({text:" ",from:0,to:0});const{text:W}=b;for(let Y=0,X;Y<W.length;Y=X){for(X=Y+1;X<W.length&&Q.isOneGlyph(b,X-1);)X++;B.push({text:W.
slice(Y,X),fragment:b,from:Y,to:X})}}const V=B.map(({text:N})=>N),j=N=>B[N]?.fragment?.style.marks.isReversed??!1,K=B.map(({fragment:N},b)=>j(b)||!N&&j(b-1)&&j(
b+1));for(const N of(0,P.f)(V,K)??V.keys()){const{text:b,fragment:W,from:Y,to:X}=B[N];W?R.add(W,Y,X):R.space(b)}}})};
