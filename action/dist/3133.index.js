"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((At,dt,_)=>{_.d(dt,{D:()=>$,L:()=>S});var X=_(45657);function S({cos:N,sin:Y},F,L,x,R){if(Y===0&&N===1)
return{x:F,y:x,width:L-F,height:R-x};const W=[F*N-x*Y,L*N-x*Y,F*N-R*Y,L*N-R*Y],B=[F*Y+x*N,L*Y+x*N,F*Y+R*N,L*Y+R*N],[Z,P]=[(0,X.YG)(W),(0,X.YG)(B)];return{x:Z,y:P,
width:(0,X.Kf)(W)-Z,height:(0,X.Kf)(B)-P}}function $(N,Y){const[F,L]=[Math.min(N.x,Y.x),Math.min(N.y,Y.y)];return{x:F,y:L,width:Math.max(N.x+N.width,Y.x+Y.width)-
F,height:Math.max(N.y+N.height,Y.y+Y.height)-L}}}),60660:((At,dt,_)=>{_.d(dt,{nZ:()=>p,g$:()=>j,Bi:()=>lt,Hy:()=>T});var X=_(77581),S=_(45599),$=_(70549),N=_(9819);
const Y=1e3,F=20,L=200,x=20;function R(M,h,u){let[c,f,m]=[1,1,[]];for(const E of W(M,h)){c=B(M,E.get("ColSpan"))??c,f=B(M,E.get("RowSpan"))??f;const O=M.array(E.
get("Headers"));O&&(m=O.slice(0,F).flatMap(v=>Z(M,v)??[]))}return{columns:c,rows:f,id:Z(M,u),heads:m}}function W(M,h){return h===void 0?[]:(M.array(h)?.slice(0,
x)??[h]).flatMap(c=>M.dict(c)??[])}function B(M,h){const u=h===void 0?void 0:M.resolve(h);return typeof u=="number"&&Number.isInteger(u)&&u>=1&&u<=Y?u:void 0}function Z(M,h){
const u=h===void 0?void 0:M.resolve(h);return u instanceof S.Mx?(0,X.g7)(u).slice(0,L):void 0}var P=_(78157),rt=_(79725),D=_(82416);const w=2e3,H=9;class K{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new rt.
R;number=0;isReference=!1;constructor(h){this.document=h}read(h){const{entries:u,kids:c}=this;c.length=0;const f=this.document.place(h);if(!f||!u.locate(f.bytes,
f.start,Math.min(f.end,f.start+w)))return!1;const{bytes:m}=f,{at:E}=u;if(u.find(m,"MCID")>=0)return!1;this.hasTexts=u.find(m,"ActualText")>=0||u.find(m,"Alt")>=
0,this.hasAttributes=u.find(m,"A")>=0||u.find(m,"ID")>=0;const O=u.find(m,"S");if(O<0||m[E[O+2]]!==P.cL)return!1;this.name(m,E[O+2]+1,E[O+3]);const v=u.find(m,"\
Pg");if(this.page=-1,v>=0){if(this.after(m,E[v+2],E[v+3])!==E[v+3]||!this.isReference)return!1;this.page=this.number}const C=u.find(m,"K");return C<0||this.readKids(
m,E[C+2],E[C+3])}name(h,u,c){const{type:f}=this;let m=0;if(f.length===c-u)for(;m<f.length&&h[u+m]===f.charCodeAt(m);)m++;(m<c-u||m===0)&&(this.type=(0,D.MQ)(h,u,
c))}readKids(h,u,c){const f=h[u]===P.WL,m=f?c-1:c;if(f&&h[m]!==P.wt)return!1;for(let E=(0,P.AN)(h,f?u+1:u,m);E<m;E=(0,P.AN)(h,E,m)){if(E=this.after(h,E,m),E<0)return!1;
this.kids.push(this.isReference?-1-this.number:this.number)}return f||!this.isReference||this.isDictionary(this.number)}isDictionary(h){const u=this.document.place(
h);return u!==void 0&&u.bytes[(0,P.AN)(u.bytes,u.start,u.end)]===P.iH}after(h,u,c){let f=u,m=0;for(;f<c&&U(h[f]);f++)m=m*10+h[f]-P.l0;if(f===u||f-u>H||(this.number=
m,this.isReference=!1,f<c&&!V(h[f])))return-1;const E=(0,P.AN)(h,f,c);let O=E;for(;O<c&&U(h[O]);)O++;const v=(0,P.AN)(h,O,c);return O===E||v>=c||h[v]!==P.AV?f:(this.
isReference=!0,v+1)}}const U=M=>M>=P.l0&&M<=P.ev,V=M=>M===32||M===10||M===13,q=1e7,st=4,J=2,ut=1e4;class G{pages=new Map;count=0;last;hasTexts=!1;leaf(h,u,c){const f=this.
pages.get(h);return u===0&&c<ut?f?.own[c]:f?.others.get(u*q+c)}leaves(h){const{own:u=[],others:c}=this.pages.get(h)??{};return[...u.flat(),...c?.values()??[]].sort(
(f,m)=>f.order-m.order)}hasPage(h){return this.pages.has(h)}add(h,u,c,f){if(!Number.isInteger(f)||f<0||f>=q)return;const{own:m,others:E}=this.leavesOf(u);if(c===
0&&f<ut)m[f]??={element:h,order:this.count++};else{const O=c*q+f;E.has(O)||E.set(O,{element:h,order:this.count++})}for(let O=h;O&&O.firstPage<0;O=O.parent)O.firstPage=
u}leavesOf(h){if(this.last?.number===h)return this.last.leaves;let u=this.pages.get(h);return u||this.pages.set(h,u={own:[],others:new Map}),this.last={number:h,
leaves:u},u}}const j=(0,$.n)(it);function lt(M){const h=M.dict(M.catalog.get("MarkInfo"));return M.dict(M.catalog.get("StructTreeRoot"))!==void 0&&M.resolve(h?.
get("Marked"))===!0}async function it(M){const h=M.dict(M.catalog.get("StructTreeRoot"));if(!h||M.resolve(M.dict(M.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const u=new b(M,M.dict(h.get("RoleMap")));return await u.run(h),u.tags}class b{document;roles;tags=new G;visit;bytes;types=new Map;open=[];constructor(h,u){
this.document=h,this.roles=u,this.visit=new N._i(h),this.bytes=new K(h)}async run(h){const{open:u,document:c}=this;this.push(h.get("K"),void 0,-1);for(let f=u.pop();f;f=
u.pop()){this.take(f);const m=c.job.pace.step(300);m&&await m}}push(h,u,c){if(h===void 0)return;const f=(0,S.i9)(h)||(0,S.cy)(h)?this.document.array(h)??[h]:[h];
for(let m=f.length-1;m>=0;m--)this.open.push({kid:f[m],parent:u,page:c})}take({kid:h,parent:u,page:c}){if(typeof h=="number"){u&&c>=0&&this.tags.add(u,c,0,h);return}
if(!this.visit.first(h)||(0,S.i9)(h)&&this.takeBytes(h.number,u,c))return;const f=this.document.dict(h);if(!f)return;const m=f.get("Pg"),E=(0,S.i9)(m)?m.number:
c,O=f.get("MCID");if(O!==void 0){const ht=f.get("Stm");u&&E>=0&&this.tags.add(u,E,(0,S.i9)(ht)?ht.number:0,Number(this.document.resolve(O)));return}const v=this.
document.resolve(f.get("S"));if(!(v instanceof S.SX))return;const C=this.standard(v.text),ft={type:C,parent:u,actualText:this.text(f.get("ActualText")),alternative:this.
text(f.get("Alt")),cell:p(C)?R(this.document,f.get("A"),f.get("ID")):void 0,firstPage:-1};this.enter(ft),this.push(f.get("K"),ft,E),(0,S.i9)(h)&&this.document.release(
h.number)}takeBytes(h,u,c){const{bytes:f,document:m,open:E,tags:O}=this;if(!f.read(h))return!1;const{hasTexts:v,hasAttributes:C,kids:ft}=f,ht=this.standard(f.type),
pt=C&&p(ht),Et={type:ht,parent:u,actualText:v?this.text(m.entry(h,"ActualText")):void 0,alternative:v?this.text(m.entry(h,"Alt")):void 0,cell:pt?R(m,m.entry(h,"\
A"),m.entry(h,"ID")):void 0,firstPage:-1};this.enter(Et);const Ot=f.page<0?c:f.page;if(ft.some(mt=>mt<0))for(let mt=ft.length-1;mt>=0;mt--){const Lt=ft[mt];E.push(
{kid:Lt<0?new S.oS(-1-Lt):Lt,parent:Et,page:Ot})}else if(Ot>=0)for(const mt of ft)O.add(Et,Ot,0,mt);return!0}enter(h){const{type:u,parent:c,actualText:f}=h;f!==
void 0&&(this.tags.hasTexts=!0),u==="TR"&&y(h),!(c?.type!=="TR"||!p(u))&&(c.cells?c.cells.push(h):c.cells=[h])}text(h){const u=h===void 0?null:this.document.resolve(
h);return u instanceof S.Mx?(0,X.g7)(u):void 0}standard(h){const u=this.types.get(h);if(u!==void 0)return u;let c=h;for(let f=0;f<16;f++){const m=this.document.
resolve(this.roles?.get(c));if(!(m instanceof S.SX)||m.text===c)break;c=m.text}return this.types.set(h,c),c}}function y(M){let h=M.parent;for(let u=1;u<J&&h?.type!==
"Table";u++)h=h?.parent;h?.type==="Table"&&(h.firstRows??=[],h.firstRows.length<st&&h.firstRows.push(M))}const p=M=>M==="TD"||M==="TH";function*T(M){for(let h=M;h;h=
h.parent)yield h}}),34659:((At,dt,_)=>{_.d(dt,{a:()=>X,v:()=>S});const X="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",
S='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((At,dt,_)=>{_.d(dt,{Ps:()=>rt,RO:()=>x,V0:()=>B,X5:()=>R});const X=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
S=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,$=/[\t\n\v\f\r\u00a0]/g,N=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,Y=173,F=1e4,L=100;
class x{cleaned=new Map;clean(w){if(w.length===1){const K=w.charCodeAt(0);if(K>32&&K<127||K>160&&K<1536&&K!==Y||K>=11904&&K<55296)return w}let H=this.cleaned.get(
w);return H===void 0&&(H=R(w),this.cleaned.size<F&&w.length<=L&&this.cleaned.set(w,H)),H}}function R(D){return D.replace($," ").replace(X,"").replace(S,w=>w.normalize(
"NFKC")).replace(N,"�")}const W=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function B(D){if(D.length!==1)return;const w=D.charCodeAt(0);return(w<128?w===94||w===96||w===126:w<=733&&
(w>=710||w<=184))?W.get(w):void 0}const Z=new RegExp("^\\p{L}$","u"),P=new Map([["ı","i"],["ȷ","j"]]);function rt(D,w){if(!Z.test(D))return;const H=((P.get(D)??
D)+w).normalize("NFC");return H.length===1?H:void 0}}),62897:((At,dt,_)=>{_.d(dt,{K:()=>S,Y:()=>X});function X($,N=1/0){let Y=N;for(const F of $)F<Y&&(Y=F);return Y}
function S($,N=-1/0){let Y=N;for(const F of $)F>Y&&(Y=F);return Y}}),61520:((At,dt,_)=>{_.d(dt,{q:()=>N});var X=_(4186),S=_(69631);const $=500;class N{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(L){
this.edges=L}get text(){return this.flush(),this.whole??=this.parts.join("")}get shown(){const{text:L}=this;return this.raised.length===0?L:this.withRaised??=(0,S.
zZ)(L,this.raised)}raiseNext(){this.raised.push(this.length)}get size(){return this.length}tail(L){this.flush();let x="";for(let R=this.parts.length-1;R>=0&&x.length<
L;R--)x=this.parts[R]+x;return x.slice(-L)}lastLetter(){this.flush();for(let L=this.parts.length-1;L>=0;L--){const x=this.parts[L];for(let R=x.length-1;R>=0;R--)
if(x[R]!==`
`)return x.charCodeAt(R)}return 0}add(L,x=0,R=L.text.length){const W=x===0&&R===L.text.length;W||this.cuts.set(this.offsets.length,{from:x,to:R}),this.offsets.push(
this.length),this.fragments.push(L),this.space(W?L.text:L.text.slice(x,R))}fromOf(L){return this.cuts.size===0?0:this.cuts.get(L)?.from??0}toOf(L){return(this.cuts.
size===0?void 0:this.cuts.get(L)?.to)??this.fragments[L].text.length}settle(){this.flush();const L=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(L).join("")),this.settled=this.parts.length}space(L){this.rest+=L,this.length+=L.length,this.whole=this.withRaised=void 0,this.rest.length>$&&this.
flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(L){this.flush(),this.whole=this.withRaised=void 0,this.length-=L;for(let x=L;x>0;){
const R=this.parts.pop()??"";R.length>x&&this.parts.push(R.slice(0,-x)),x-=R.length}for(let x=this.offsets.length-1;x>=0;x--){const[R,W,B]=[this.offsets[x],this.
fromOf(x),this.toOf(x)];if(R+B-W<=this.length)break;this.cuts.set(x,{from:W,to:Math.max(W,this.length-R+W)})}}*pieces(){const{text:L}=this;let x=0;for(const[R,W]of this.
offsets.entries()){const B=this.toOf(R)-this.fromOf(R);B<=0||(yield{space:L.slice(x,W),text:L.slice(W,W+B),fragment:this.fragments[R]},x=W+B)}}box(L,x){const R=this.
lineBoxes(L,x);return R.length===0?void 0:R.reduce(X.D)}letters(L,x){return Array.from(this.within(L,x),({fragment:R,from:W,to:B,position:Z})=>({first:R.letters+
W,position:Z,count:B-W}))}*within(L,x){for(let R=Math.max(this.pieceAt(L),0);R<this.offsets.length&&this.offsets[R]<x;R++){const W=this.offsets[R],B=this.fromOf(
R),Z=Math.max(B,B+L-W),P=Math.min(this.toOf(R),B+x-W);Z<P&&(yield{fragment:this.fragments[R],from:Z,to:P,position:W+Z-B})}}lineBoxes(L,x){const R=[];let W;for(const{
fragment:B,from:Z,to:P}of this.within(L,x)){const rt=this.edges.box(B,Z,P);W&&Y(W,B)?R.push((0,X.D)(R.pop(),rt)):R.push(rt),W=B}return R}at(L){const x=this.pieceAt(
L);if(x<0)return;const R=this.toOf(x)-this.fromOf(x);return L<this.offsets[x]+R?this.fragments[x]:void 0}pieceAt(L){let x=0,R=this.offsets.length;for(;x<R;){const W=x+
R>>1;this.offsets[W]<=L?x=W+1:R=W}return x-1}}function Y(F,L){return F.style.frame!==L.style.frame?!1:2*(Math.min(F.bottom,L.bottom)-Math.max(F.top,L.top))>=Math.
min(F.bottom-F.top,L.bottom-L.top)}}),98689:((At,dt,_)=>{_.d(dt,{g:()=>j,U:()=>G});var X=_(84731);const S=.1,$=50,N=256,Y=4,F=1073741823;class L{letters;fragments;count=0;hashes;heads;next;constructor(b,y,p){
this.letters=b,this.fragments=y;let T=N;for(;T*Y<p;)T*=2;this.hashes=new Int32Array(T),this.heads=new Int32Array(T),this.next=new Int32Array(T)}add(b,y){const{fragments:p,
heads:T,hashes:M,next:h}=this,u=this.hashOf(b.letters,y);let c=0;for(let f=T[u&T.length-1];f>0&&c<$;f=h[f-1]){if(c++,M[f-1]!==u)continue;const m=p[f-1];if((f<p.
length?p[f].letters:b.letters)-m.letters===y&&x(m,b)&&this.isSameText(m,b,y))return!1}return this.count===M.length&&this.grow(),this.hashes[this.count]=u,this.link(
++this.count,u),p.push(b),!0}hashOf(b,y){const{units:p}=this.letters;let T=y;for(let M=b;M<b+y;M++)T=(T<<5)-T+p[M]&F;return T^T>>15}isSameText(b,y,p){const{units:T}=this.
letters;for(let M=0;M<p;M++)if(T[b.letters+M]!==T[y.letters+M])return!1;return!0}link(b,y){const p=y&this.heads.length-1;this.next[b-1]=this.heads[p],this.heads[p]=
b}grow(){const{hashes:b,count:y}=this;this.hashes=new Int32Array(2*y),this.hashes.set(b),this.heads=new Int32Array(2*y),this.next=new Int32Array(2*y);for(let p=0;p<
y;p++)this.link(p+1,b[p])}}function x(it,b){const y=S*b.style.size;return it.style.frame===b.style.frame&&Math.abs(it.start-b.start)<y&&Math.abs(it.end-b.end)<2*
y&&Math.abs(it.baseline-b.baseline)<y}var R=_(89420),W=_(78157);const B=512,Z=256;class P{units;used=0;all=0;constructor(b){this.units=new Uint16Array(Math.max(
b,B))}add(b){if(this.used===this.units.length){const y=new Uint16Array(this.used*2);y.set(this.units),this.units=y}this.units[this.used++]=b,this.all|=b}drop(b){
this.used-=b}replace(b,y){this.used-=b;for(let p=0;p<y.length;p++)this.add(y.charCodeAt(p))}text(){const b=this.units.subarray(0,this.used);return this.all<Z?(0,W.
bS)(Uint8Array.from(b)).toString("latin1"):(0,W.bS)(new Uint8Array(b.buffer,0,2*b.length)).toString("utf16le")}}const rt=.02,D=.12,w=.5,H=.4,K=32,U=127,V=1424,q=1e3,
st=.1,J=.18,ut=.25;function G({font:it,frame:b,size:y,unit:p}){return b.vertical?y/2:p*Math.min(Math.max((it.space??ut)/2,st),J)}class j{width;height;fragments=[];edges;cleaner=new X.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(b,y,p=0,T=!1){this.width=b,this.height=y,this.edges=
new R.l(p,T),this.letters=new P(p),this.drawn=new L(this.letters,this.fragments,p)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(b,y,p,T,M){y===" "?this.space():this.follows(b,y,p,T,M)||this.place(b,y,p,T,M)}follows(b,y,p,T,M){const{open:h}=this;if(h===void 0||
h.style!==b||h.baseline!==M||this.isSpaced||y.length!==1)return!1;const u=y.charCodeAt(0),c=p-h.end;return u<=K||u>=U||p<this.end||c>this.gap||c<-H*b.unit||b.frame.
sin!==0||b.frame.cos!==1||T<p||T<0||p>this.width||this.letters.used-h.letters>=q?!1:(h.end=this.end=T,this.text=y,this.start=p,this.letters.add(u),this.edges.add(
p,T),!0)}place(b,y,p,T,M){const h=this.cleaner.clean(y);if(h===" "?this.space():h===""&&y!==""&&this.open&&p<=this.open.end&&(this.open.end=Math.max(T,this.open.
end)),h===""||h===" ")return;if(!this.isEndless&&!this.isVisible(b,p,T,M)){this.leavesOut=!0;return}const{open:u}=this;u&&u.style.frame===b.frame&&p<this.end-D*
b.unit&&this.overlaps(u,b,h,p,T,M)||((!u||u.style!==b||this.letters.used-u.letters>=q||this.isSpaced||p-u.end>this.gap||p-u.end<-H*b.unit||Math.abs(M-u.baseline)>
rt*b.size)&&this.begin(b,p,M),this.append(h,p,T))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:b,
letters:y}=this,p=y.text();for(let T=b.length-1,M=y.used;T>=0;T--){const h=b[T];h.text=p.slice(h.letters,M),M=h.letters}}append(b,y,p){const T=this.open;T.end=p,
this.text=b,this.start=y,this.end=p;for(let M=0;M<b.length;M++){const h=b.charCodeAt(M);h>=V&&(T.mayTurn=!0),this.letters.add(h),this.edges.add(y,p)}}begin(b,y,p){
this.close();const T=new R.F(b,y,p,this.drawnCount++,this.letters.used);T.mayTurn=!1,T.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==b&&(this.gap=
G(b)),this.open=T}overlaps(b,y,p,T,M,h){const u=Math.abs(h-b.baseline),c=Math.max(M-T,this.end-this.start);if(u>w*y.size||Math.abs(T+M-this.start-this.end)>c||this.
text==="")return!1;if(p===this.text&&Math.abs(T-this.start)<S*y.size&&u<S*y.size)return this.edges.join(),!0;const f=(0,X.V0)(p),m=(0,X.V0)(this.text),E=f!==void 0?
(0,X.Ps)(this.text,f):m===void 0?void 0:(0,X.Ps)(p,m);return E===void 0?!1:(E.charCodeAt(0)>=V&&(b.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,E),this.edges.drop(this.text.length-(f===void 0?0:1)),f===void 0&&(this.edges.add(T,M),this.start=T,b.end=this.end=Math.max(M,T)),this.text=E,!0)}close(){
const{open:b,letters:y}=this;if(!b)return;const p=y.used-b.letters;this.drawn.add(b,p)||(this.leavesOut=!0,y.drop(p),this.edges.drop(p))}isVisible({frame:{cos:b,
sin:y},size:p},T,M,h){const u=h-lt*p,{width:c,height:f}=this,m=T*b-u*y,E=T*y+u*b,O=m+(M-T)*b,v=E+(M-T)*y;return(m>=0||O>=0)&&(E>=0||v>=0)&&(m<=c||O<=c)&&(E<=f||
v<=f)}}const lt=.3}),89420:((At,dt,_)=>{_.d(dt,{F:()=>$,l:()=>Y});var X=_(4186);const S=3;class ${style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(L,x,R,W,B){
this.style=L,this.start=x,this.baseline=R,this.order=W,this.letters=B,this.end=x}get top(){const{font:L,frame:x,size:R}=this.style;return this.baseline-(x.vertical?
.5:L.ascent)*R}get bottom(){const{font:L,frame:x,size:R}=this.style;return this.baseline+(x.vertical?.5:-L.descent)*R}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==S}get box(){return(0,X.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const N=512;class Y{values;used=0;glyph=0;glyphs;joined=[];constructor(L,x=!1){
this.values=new Float64Array(2*Math.max(L,N)),this.glyphs=x?[]:void 0}get count(){return this.used/2}add(L,x){if(this.used+2>this.values.length){const R=new Float64Array(
this.values.length*2);R.set(this.values),this.values=R}this.values[this.used++]=L,this.values[this.used++]=x,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(L){this.used-=2*L,this.glyphs&&(this.glyphs.length-=L)}isOneGlyph(L,x){const R=2*(L.letters+x);return this.values[R]===
this.values[R+2]&&this.values[R+1]===this.values[R+3]}box(L,x,R){let W=1/0,B=-1/0;for(let Z=2*(L.letters+x);Z<2*(L.letters+R);Z++){const P=this.values[Z];P<W&&(W=
P),P>B&&(B=P)}return(0,X.L)(L.style.frame,W,B,L.top,L.bottom)}}}),69631:((At,dt,_)=>{_.d(dt,{Bs:()=>R,N$:()=>S,WV:()=>$,rk:()=>L,zZ:()=>W});var X=_(78157);const S=.85,
$=.2,N=3,Y=/^\d{1,3}$/,F=/\d$/;function L(B,{style:Z,baseline:P},rt){const{frame:D,size:w}=rt.style;return Z.size<S*w&&rt.baseline-P>$*w&&Z.frame===D&&!D.vertical&&
Y.test(B)&&F.test(rt.text)}const x="⁰¹²³⁴⁵⁶⁷⁸⁹",R=B=>B.replace(/\d/g,Z=>x[Number(Z)]);function W(B,Z){const P=[];let rt=0;for(const D of Z){if(D<
rt)continue;let w=D;for(;w<D+N&&(0,X.yp)(B.charCodeAt(w));)w++;P.push(B.slice(rt,D),R(B.slice(D,w))),rt=w}return P.join("")+B.slice(rt)}}),27077:((At,dt,_)=>{_.
d(dt,{Kl:()=>Y,Yz:()=>N,k6:()=>S,y:()=>$,zd:()=>X});function X(F){for(;;){const{done:L,value:x}=F.next();if(L)return x}}async function S(F,L){for(;;){const{done:x,
value:R}=F.next();if(x)return R;const W=L.step(R);W&&await W}}const $=1e3,N=3e5,Y=1e4}),5609:((At,dt,_)=>{_.d(dt,{N1:()=>st,Px:()=>q,_I:()=>ut,eB:()=>J,tS:()=>L,
ub:()=>j});var X=_(45657),S=_(34659),$=_(62897),N=_(27077);const Y=.3,F=.5,L=1.75,x=1.25,R=2,W=3,B=3.2,Z=.1,P=.05,rt=15,D=.75,w=3,H=.5,K=.4,U=new RegExp("^\\p{Ll\
}","u"),V=new RegExp(`^(?:[${S.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),q=500;class st{segments;start;end;top;bottom;constructor(c){this.segments=[c],
{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=c}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){
return this.segments[0].size}add(c){this.segments.push(c),this.start=Math.min(this.start,c.start),this.end=Math.max(this.end,c.end),this.top=Math.min(this.top,c.
top),this.bottom=Math.max(this.bottom,c.bottom)}}class J{element;lines;start;end;top;bottom;constructor(c){this.lines=[c],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=c}static of(c,f){const m=new J(c[0]);for(let E=1;E<c.length;E++)m.add(c[E]);return m.element=f,m}get frame(){return this.lines[0].frame}add(c){
this.lines.push(c),this.start=Math.min(this.start,c.start),this.end=Math.max(this.end,c.end),this.top=Math.min(this.top,c.top),this.bottom=Math.max(this.bottom,
c.bottom)}}function*ut(u){const c=[];let f;for(let m=0;m<u.length;m++){const E=u[m];m%N.y===N.y-1&&(yield N.Yz);const O=f?Math.min(f.size,E.size):0;f?.frame===E.
frame&&f.segments.length<q&&Math.abs(f.baseline-E.baseline)<Y*O&&E.start>f.end-F*O&&!G(f,E)?f.add(E):c.push(f=new st(E))}return c}const G=(u,{start:c,size:f})=>c-
u.end>R*Math.min(u.size,f)&&Math.max(u.size,f)>x*Math.min(u.size,f);function*j(u){const c=[];let f;for(let m=0;m<u.length;m++){const E=u[m];m%N.y===N.y-1&&(yield N.
Yz),f&&h(f,E)?f.add(E):(f&&M(c),c.push(f=new J(E)))}return f&&M(c),yield*lt(c)}function*lt(u){const c=[];for(let O=0,v;O<u.length;O=v){for(v=O+1;v<u.length&&p(u,
O,v);v++)v%N.y===N.y-1&&(yield N.Yz);c.length%N.y===N.y-1&&(yield N.Yz),c.push(u.slice(O,v))}if(!c.some(O=>O.length>=w))return u;const f=new Map,m=[];for(const[
O,v]of c.entries()){O%N.y===N.y-1&&(yield N.Yz);const C=v.length<w?void 0:yield*T(v,H);C&&f.set(b(v),Math.max(f.get(b(v))??0,it(v))),m.push(C)}if(f.size===0)return u;
const E=[];for(const[O,v]of c.entries()){O%N.y===N.y-1&&(yield N.Yz);const C=v.length<2?void 0:[0,-1,1].map(ht=>f.get(b(v)+ht)).find(Boolean),ft=m[O]??(C===void 0?
void 0:yield*T(v,0,C));(0,X.RZ)(E,ft?y(v,ft):v)}return E}const it=u=>(0,$.K)(u.map(({end:c})=>c)),b=([u,c])=>Math.round(10*(c.lines[0].baseline-u.lines[0].baseline));
function y(u,c){const f=[];let m;for(const[E,O]of u.entries())m?m.add(O.lines[0]):f.push(m=O),c.has(E)&&(m=void 0);return f}function p(u,c,f){const[m,E,O]=[u[c],
u[f-1],u[f]];if(E.lines.length>1||O.lines.length>1||E.frame!==O.frame)return!1;const[v,C]=[E.lines[0],O.lines[0]],{size:ft}=m.lines[0],ht=C.baseline-v.baseline,
pt=u[c+1].lines[0].baseline-m.lines[0].baseline;return Math.abs(C.size-ft)<P*ft&&Math.abs(ht-pt)<Z*ft&&ht>0&&ht<=B*ft&&C.start<E.end&&C.end>E.start}function*T(u,c,f=0){
const[m,E]=[(0,$.Y)(u.map(({start:ft})=>ft)),Math.max(f,it(u))],O=new Set;let v=0;for(const[ft,{lines:ht,start:pt,end:Et}]of u.entries()){ft%N.y===N.y-1&&(yield N.
Yz);const{size:Ot}=ht[0],mt=u[ft+1],Lt=mt?.lines[0].segments[0].fragments[0],Gt=Lt&&Et+Math.abs(Lt.end-Lt.start)+D*Ot>E,Ut=mt&&mt.start>pt+Ot/2&&!V.test(ht[0].segments[0].
fragments[0].text);!Gt||Ut||Et-m<rt*Ot||V.test(Lt.text)?O.add(ft):U.test(Lt.text)&&v++}const C=u.length-O.size;return C>=c*u.length&&v>=K*C?O:void 0}function M(u){
const c=u.at(-2),f=u.at(-1);if(!(!c||f.lines.length<W||c.lines.length>=f.lines.length||!h(f,c.lines[0]))){u.splice(-2,1);for(const m of c.lines)f.add(m)}}function h(u,c){
const f=u.lines.at(-1);if(f.frame!==c.frame)return!1;const m=Math.max(f.size,c.size),E=c.baseline-f.baseline;return E<Y*m||E>L*m||m>x*Math.min(f.size,c.size)?!1:
c.start<u.end&&c.end>u.start}}),11474:((At,dt,_)=>{_.d(dt,{Jm:()=>V,KT:()=>w,UM:()=>D,X6:()=>U,dJ:()=>ut});var X=_(62897),S=_(27077),$=_(93604),N=_(98095);const Y=.65,
F=.3,L=.12,x=.03,R=.12,W=6,B=3,Z=2,P=50,rt=20,D=/^[$\u20ac\u00a3\u00a5]$/u;function*w(G){const j=[];for(const{cells:p,size:T}of G)for(const[M,h]of p.entries()){
for(const{start:u,end:c,isLabel:f}of st(h,T))j.push({start:u,end:c,kind:f?"label":"words"});j.push({start:p[M-1]?.end??-1/0,end:h.start,kind:M>0?"cells":"first"}),
yield h.fragments.length*S.Yz/S.y}if(j.length<B)return G;const lt=(0,X.Y)(G.map(p=>p.size)),it=p=>G[0].cells.some(({start:T,end:M})=>T<p&&M>p),b=[];for(const p of[
"start","end"]){const T=yield*(0,$.p9)(j,(M,h)=>M[p]-h[p]);for(let M=0,h;M<T.length;M=h){for(h=M+1;h<T.length&&T[h][p]-T[h-1][p]<R*lt;)h++;const u=T.slice(M,h),
[c,f]=[(0,X.K)(u.map(C=>C.start)),(0,X.Y)(u.map(C=>C.end))];if(u.length<B||c>=f||b.length===P)continue;const m=(c+f)/2,E={at:m,edge:p,near:p==="start"?c:f},O=u.
filter(({kind:C})=>C==="words"||C==="label");O.length>=B||O.some(({kind:C})=>C==="label")||O.length>0&&u.length-O.length>=Z&&u.length>B?b.push({...E,isInFirst:!1}):
it(m)&&u.filter(({kind:C})=>C!=="first").length>=B&&b.push({...E,isInFirst:!0})}}let y=G;for(const p of b)y=(yield*K(y,p))??y;return H(y,b)}function H([G,...j],lt){
const it=j.reduce((y,{cells:p})=>Math.max(y,p.length),0);let b=G;for(const{edge:y,near:p,isInFirst:T}of lt){if(b.cells.length>=it)break;if(!T)continue;const h=b.
cells.flatMap(u=>st(u,b.size,L).slice(0,rt)).find(u=>Math.abs(u[y]-p)<x*b.size);b=(h&&J(b,(h.start+h.end)/2))??b}return b.cells.length===it?[b,...j]:[G,...j]}function*K(G,{
at:j,isInFirst:lt}){const it=[];for(const[b,y]of G.entries()){const p=y.cells.find(({start:M,end:h})=>M<j&&h>j);if(yield(y.cells.length+(p?.fragments.length??0))*
S.Yz/S.y,p&&lt&&b>0)return;const T=p?st(p,y.size,b===0?F:Y):[];if(p&&!T.some(({start:M,end:h})=>M<j&&h>j))return;it.push((p&&J(y,j))??y)}return it}function U(G,j){
if(G.cells.length!==1)return;const[lt]=G.cells,it=R*Math.min(G.size,j.size),b=st(lt,G.size).slice(0,rt);if(b.length===0||q(lt,b[0])>W)return;const y=({end:h})=>j.
cells.some((u,c)=>c>0&&Math.abs(u.start-h)<it),p=b.reduce((h,u)=>h&&h.end-h.start>=u.end-u.start?h:u,void 0),T=j.cells.at(-1),M=b.find(y)??(p&&Math.abs(G.end-T.
end)<it&&p.start<T.start?p:void 0);return M&&J(G,(M.start+M.end)/2)}function V(G,j){if(G.cells.length>=j.cells.length)return;const lt=R*Math.min(G.size,j.size),
it=G.cells.flatMap(p=>st(p,G.size).slice(0,rt));let b=G;for(const{start:p,end:T}of it)j.cells.some(M=>Math.abs(M.start-T)<lt)&&(b=J(b,(p+T)/2)??b);const y=({start:p,
end:T},M)=>Math.abs(p-j.cells[M].start)<lt||Math.abs(T-j.cells[M].end)<lt;return b.cells.length===j.cells.length&&b.cells.every(y)?b:void 0}const q=({fragments:G},j)=>G.
filter(({start:lt})=>lt<j.start).length;function st({fragments:G},j,lt=Y){const it=[];let b=-1/0,y="";for(const{start:p,end:T,text:M}of G)y!==""&&Math.min(p,T)-
b>=lt*j&&!D.test(y)&&it.push({start:b,end:Math.min(p,T),isLabel:y.endsWith(":")}),b=Math.max(b,p,T),y=M;return it}function J(G,j){const lt=G.cells.findIndex(({start:y,
end:p})=>y<j&&p>j);if(lt<0)return;const it=[],b=[];for(const y of G.cells[lt].fragments)(y.start<j?it:b).push(y);if(!(it.length===0||b.length===0))return{...G,cells:[
...G.cells.slice(0,lt),ut(it),ut(b),...G.cells.slice(lt+1)],isTabular:!0}}function ut([G,...j]){const lt=new N.Y4(G);for(const it of j)lt.add(it);return lt}}),93463:((At,dt,_)=>{
_.d(dt,{$:()=>b,f:()=>w});var X=_(27077);const S=2.2,$=3.2,N=1.25,Y=1.08,F=1.02,L=.3,x=3,R=2,W=1,B=100,Z=200,P=new RegExp("\\p{L}","u"),rt=/\d/,D=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;
function*w(y){const p={pairs:[],lacking:[]};let T=-1,M=0;for(let h=0;h+1<y.length;h++){(M+=y[h].cells.length)>=X.y&&(M=0,yield X.Yz);const[u,c]=[y[h],y[h+1]],f=K(
u,c)?U(c,u):void 0;if(!f||!st(u,c)||lt(y,h)||it(y,h+1)||T!==h-1&&H(u,y[h-1],c))continue;T=h+1;for(const[E,O]of f.entries())p.pairs.push([u.cells[O],c.cells[E]]);
if(f.length===u.cells.length)continue;const m=new Set(u.cells);for(const E of f)m.delete(u.cells[E]);p.lacking.push({labels:u.cells,without:m})}return p}function H(y,p,T){
return!p||p.cells.length>B||p.size<Y*y.size||y.baseline-p.baseline>=T.baseline-y.baseline?!1:y.cells.every(M=>p.cells.some(h=>q(M,h)))}function K(y,p){if(y.cells.
length<2||y.cells.length>B||p.cells.length>y.cells.length)return!1;const T=(p.baseline-y.baseline)/Math.max(y.size,p.size);if(T<=S||T>$)return T<=S;const M=L*y.
size;return p.cells.every(({start:h,size:u})=>u>N*y.size&&y.cells.some(c=>Math.abs(c.start-h)<M))}function U(y,p){const T=[];let M=0;for(const h of y.cells){const u=p.
cells.findIndex(m=>q(m,h));u>=0&&M++;const c=L*p.size,f=u>=0?u:p.cells.findLastIndex(({start:m})=>m<=h.start+c);if(f<=(T.at(-1)??-1)||h.end>(p.cells[f+1]?.start??
1/0))return;T.push(f)}return 2*M>=y.cells.length||V(y,p,T)?T:void 0}function V({cells:y},{cells:p,size:T},M){let[h,u,c]=[0,1/0,-1/0];for(const[f,m]of M.entries()){
const E=p[m+1];if(!E)continue;const O=E.start-y[f].end;h++,u=Math.min(u,O),c=Math.max(c,O)}return h>=R&&c-u<L*T}function q(y,p){const T=L*Math.max(y.size,p.size);
return Math.abs(y.start-p.start)<T||Math.abs(y.end-p.end)<T||Math.abs(y.start+y.end-p.start-p.end)<2*T}function st({cells:y},{cells:p}){const T=y.map(b),M=p.map(
b);if(!J(y)||!T.every(c=>P.test(c))||M.some(c=>c.endsWith(":")))return!1;const h=T.filter(c=>c.endsWith(":")).length;return h>0?h===T.length:p.every(({size:c})=>c>
Y*y[0].size)?!T.some(c=>D.test(c)):T.some(c=>rt.test(c))?!1:p.every(c=>G(c,!ut(y[0])))?!0:T.length>=x&&M.length===T.length&&M.every(c=>rt.test(c))}function J(y){
const[p]=y,T=ut(p);return y.every(M=>Math.abs(M.size-p.size)<(F-1)*p.size&&G(M,T))}const ut=({fragments:y})=>y[0].style.font.bold,G=({fragments:y},p)=>y.every(({
style:T})=>T.font.bold===p);function j(y,p){return y.cells.length===p.cells.length&&p.baseline-y.baseline<=S*Math.max(y.size,p.size)&&J([y.cells[0],p.cells[0]])&&
p.cells.every((T,M)=>q(y.cells[M],T))}function lt(y,p){let T=p;for(;T>0&&p-T<=W&&j(y[T-1],y[T]);)T--;return p-T>W}function it(y,p){const T=y[p+1];return T!==void 0&&
j(y[p],T)&&y[p].cells.some(M=>!P.test(b(M)))}function b({fragments:y}){let p="";for(const T of y){if(p.length>Z)break;p+=` ${T.text}`}return p.trim()}}),77211:((At,dt,_)=>{
_.d(dt,{Z:()=>W,x:()=>Z});var X=_(62897),S=_(27077),$=_(93604),N=_(52332),Y=_(73356);const F=20,L=1e3,x=2,R=/\u00ad$/;function*W(D,w){const H=[];for(const U of yield*(0,N.
SE)(D))yield S.Kl,H.push({lines:U,characters:B(U)});const K=[];for(const{lines:U}of yield*(0,$.p9)(H,(V,q)=>q.characters-V.characters))yield S.Kl,K.push(`${(yield*Z(
U,w)).join(`
`)}
`);return K.join(`
`)}const B=D=>D.reduce((w,{cells:H})=>w+H.reduce((K,{characters:U})=>K+U,0),0);function*Z(D,w){const H=D.flatMap(J=>J.cells),K=yield*P(H),U=(0,X.Y)(H.map(({start:J})=>J)),
V=(yield*rt(D.slice(1).map((J,ut)=>J.baseline-D[ut].baseline)))||1,q=[];let st=0;for(const[J,ut]of D.entries()){const G=J===0?1:Math.round((ut.baseline-D[J-1].baseline)/
V);for(let lt=1;lt<Math.min(G,F);lt++)q.push("");let j="";for(const lt of ut.cells){const it=Math.min(Math.round((lt.start-U)/K),L),b=(0,Y.x)(lt,w).replace(R,"");
j=j.padEnd(Math.max(it,j===""?0:j.length+x))+b,st+=lt.fragments.length,!(st<S.y)&&(st=0,yield S.Yz)}q.push(j)}return q}function*P(D){const w=D.map(H=>(H.end-H.start)/
Math.max(H.characters,1)).filter(H=>H>0);return(yield*rt(w))||1}function*rt(D){const w=yield*(0,$.p9)(D,(H,K)=>H-K);return w[w.length>>1]??0}}),77397:((At,dt,_)=>{
_.d(dt,{gB:()=>Pr,NQ:()=>Ir,td:()=>Cr,dV:()=>Dr});var X=_(61520),S=_(27077),$=_(45657),N=_(93604),Y=_(98095);const F=100,L=.5,x=.35,R=.03,W=1;function*B(t){const e=t.
reduce((g,{cells:A})=>Math.max(g,A.length),0),s=t[0].cells.length===e&&t[0].cells.every(rt),n=yield*D(t.filter(({cells:g})=>g.length===e),s),i=yield*(0,N.p9)([...t.
keys()],(g,A)=>t[A].cells.length-t[g].cells.length);let o=0;for(const g of i)for(const A of t[g].cells){if(n.length>F)return;U(n,A),!((o+=n.length)<S.y)&&(o=0,yield S.
Yz)}const r=new Set;let l=0;const a=t.map(g=>V(g,n)),d=a.map(({cells:g},A)=>{let I=-1;return g.map((nt,ct)=>{const[gt,zt]=H(n,nt);zt>gt&&K(n,nt,gt,zt)===void 0&&
r.add(A);let St=K(n,nt,gt,zt)??gt;return St<=I&&ct>0&&(St=I,l++),I=St})});return{count:n.length,rows:a,places:d,spanning:r,conflicts:l}}const Z=new RegExp("\\p{L\
}","u"),P=/\d/,rt=({fragments:t})=>t.some(({text:e})=>Z.test(e))&&!t.some(({text:e})=>P.test(e));function*D(t,e){const s=t[0].cells.map(({start:i,end:o})=>({start:i,
end:o}));for(let i=1;i<s.length&&!e;i++)if(yield*w(t,i))return s;const n=s.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)for(const[o,{start:r,
end:l}]of i.entries())n[o].start=Math.min(n[o].start,r),n[o].end=Math.max(n[o].end,l);return n.every(({start:i},o)=>o===0||i>=n[o-1].end)?n:s}function*w(t,e){const s=yield*(0,N.
p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>W*r)return!0;n=n===1/0?o:Math.max(n,o)}return!1}function H(t,{
start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function K(t,e,s,n){let i;for(let o=s;o<=
n;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<L*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}function U(t,e){const[
s,n]=H(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:K(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.min(o.start,Math.max(
e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function V(t,e){const s=t.cells.flatMap(n=>{const[i,o]=H(e,n);return o>i&&K(
e,n,i,o)===void 0?q(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function q(t,e,s){const n=[new Y.Y4(t.fragments[0])];let i=s;for(const o of t.
fragments.slice(1)){const r=n.at(-1),l=o.start-r.end>=x*t.size,a=e[i+1],d=a!==void 0&&Math.abs(o.start-a.start)<R*t.size;(l||d)&&a&&r.end<=a.start&&o.start>=e[i].
end?(n.push(new Y.Y4(o)),i++):r.add(o)}return n}function*st({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));for(const[i,{cells:o}]of t.
entries()){for(const[r,{start:l,end:a}]of o.entries()){const d=n[e[i][r]];d.start=Math.min(d.start,l),d.end=Math.max(d.end,a)}yield o.length*S.Yz/S.y}return n}var J=_(
93463);const ut=3,G=2,j=new RegExp("\\p{L}","u");function*lt(t){const e=yield*B(t),[s,...n]=t,i=s.cells.length;if(!e||i<ut||n.length<G||e.conflicts===0&&e.count===
i||!s.cells.every(g=>j.test((0,J.$)(g))))return e;const o=yield*B(n);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*st(o),l=s.cells[0].start>r[0].
end?1:0;if(o.count!==i+l)return e;const a=({start:g,end:A},I)=>g>(r[l+I-1]?.start??-1/0)&&A<(r[l+I+1]?.end??1/0);if(!s.cells.every(a))return e;const d=[s.cells.
map((g,A)=>l+A),...o.places];return{...o,rows:[s,...o.rows],places:d}}var it=_(11474),b=_(34659),y=_(52332);const p=3.5,T=.3,M=1.25,h=1.1,u=1.15,c=3,f=1.6,m=.8,
E=.87,O=2,v=2,C=8,ft=.6,ht=8,pt=1.5,Et=3,Ot=1.1,mt=.05,Lt=10,Gt=20,Ut=100,k=2,ot=2,tt=2,Q=new RegExp(`^(?:[${b.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),
et=new RegExp(`^${b.v}`,"u"),z=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*at(t){const e=[];let s=[],n=0,i=[];const o=r=>{r.tabular<(r.isWide?c:ot)||
(r.takeRest(),e.push(r))};for(const r of t)for(const l of(0,y.l$)(r).flatMap(Tt)){(n+=l.length*(1+s.length)+l[0].fragments.length)>=S.y&&(n=0,yield S.Yz);const a=yt(
l,r);for(const g of s)g.isNear(a)||o(g);s=s.filter(g=>g.isNear(a));const d=s.find(g=>g.start<a.end&&g.end>a.start);if(!(d?.takes(a)||!d&&s.some(g=>g.takesGroup(
a)))){if(d&&o(d),s=s.filter(g=>g!==d),!a.isTabular)i=[a,...i.slice(0,k)];else if(a.cells.length<=Ut&&s.length<Gt){const g=i.find(({start:nt,end:ct})=>nt<a.end&&
ct>a.start),A=g&&jt(g,a)?(0,it.X6)(g,a):void 0,I=new Ae(A??a);!A||I.takes(a)?s.push(I):s.push(new Ae(a)),i=[]}}}return s.forEach(o),e}function yt(t,{baseline:e,
size:s}){const n=Ps(t.length>1?Cs(t):t),i=n.length===2&&wt(n[0],n[1])||Pt(n),[o,r]=[n[0].start,n.reduce((l,a)=>Math.max(l,a.end),-1/0)];return{cells:n,baseline:e,
size:s,start:o,end:r,isTabular:n.length>1&&!i&&!Rt(n)}}const Mt=new RegExp("\\p{L}{2}","u"),Tt=t=>t.length>2&&Rt(t)&&Mt.test(z(t[1]))?[t.slice(0,1),t.slice(1)]:
[t];function Rt([t,...e]){return e.every(({size:s})=>t.size>M*s)&&!/\d/.test(z(t))}const wt=(t,e)=>Q.test(z(t))||It.test(z(t))&&e.fragments.length>=Ct&&bt.test(
e.fragments[0].text)||t.characters===1&&et.test(`${z(t)} ${z(e)}`),It=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Ct=4,bt=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");
function Pt(t){const[e,s]=t.slice(-2);return!s||t.length>Wt||!Ds.test(z(s))||e.fragments.length<be?!1:(t.length===Wt?e.fragments:e.fragments.slice(-be)).every(({
text:i})=>Ns.test(i))}const Wt=3,be=5,Ns=/^\.+$/,Ds=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function Cs(t){return t.some(({fragments:e},s)=>s<t.length-1&&Te.test(e.at(-1).
text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&Te.test(i.text)&&/\d\)?$/.test(n.text))||!/^[\d(.,-]/.test(z(t[s+1]))?[e]:[(0,it.
dJ)(e.fragments.slice(0,-1)),(0,it.dJ)([i])]}):t}const Te=/^[$\u00a3\u00a5]$/u;function Ps(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];
for(const s of t){const n=e.at(-1);n?.characters===1&&it.UM.test(z(n))&&/^[\d(.,-]/.test(z(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class Ae{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return jt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-
this.last.baseline;if(!e.isTabular||this.single.length>0||s>ht*e.size)return!1;const n=this.rows.at(-2);return(!n||s<pt*(this.last.baseline-n.baseline))&&Bs(this.
last,e)}takes(e){const s=this.divided(e);if(!s.isTabular){const i=(s.start<this.start+s.size||this.isCentred(s))&&Oe(s,this.last);this.areDetails=(this.single.length===
0||this.areDetails)&&this.isDetail(s);const o=this.areDetails||this.isRest(s,this.single.at(-1)??this.last);return this.single.length>=v&&!(this.single.length<Lt&&
o)||i||this.isProse(s)&&!(this.areDetails&&this.isInCell(s))?!1:(this.single.push(s),!0)}if(this.single.length>v&&!this.areDetails||!Ws(this.last,s))return!1;jt(
this.single.at(-1)??this.last,s)||(this.isWide||=s.cells.length<Et||s.cells.length!==this.last.cells.length);const n=s.baseline-(this.single.at(-1)??this.last).
baseline;s.start<this.start+s.size&&n>=m*s.size&&(this.pitch=Math.min(this.pitch,n));for(const i of this.single)this.rows.push(i);return this.rows.push(s),this.
single=[],this.last=s,this.tabular++,this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}divided(e){return(0,it.Jm)(e,this.last)??(e.isTabular||
this.isProse(e)?e:(0,it.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=v||e.end>this.start||this.tabular>O&&!(Math.abs(e.start-this.
before)<mt*e.size)||!jt(this.single.at(-1)??this.last,e)||Oe(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){const[e]=this.single;if(e&&
this.isRepeated(e)){for(const l of this.single){if(!this.isRepeated(l))return;this.rows.push(l)}return}if(e&&this.isRest(e,this.last)){let l=this.last;for(const a of this.
single){if(!this.isRest(a,l))return;this.rows.push(l=a)}return}const s=this.rows.at(-2),n=Math.max(this.pitch,s?this.last.baseline-s.baseline:0);if(!e||e.baseline-
this.last.baseline>E*n||this.tabular<c||e.baseline-this.last.baseline>f*e.size)return;const i=T*e.size,o=({start:l,end:a})=>Math.abs(e.start-l)<i||Math.abs(e.end-
a)<i,r=s&&e.baseline-this.last.baseline<m*e.size&&this.last.baseline-s.baseline<m*e.size;(this.last.cells.slice(1).some(o)||r&&s.cells.some(o))&&this.rows.push(
e)}isRepeated(e){const s=this.rows.at(-1),n=e.baseline-s.baseline;if(e.isTabular||n>f*e.size)return!1;const i=mt*e.size;let[o,r]=[0,!1];for(let l=1;l<this.rows.
length;l++){const[a,d]=[this.rows[l-1],this.rows[l]],g=d.baseline-a.baseline;r||=E*g>n,!d.isTabular&&a.isTabular===s.isTabular&&Math.abs(d.start-e.start)<i&&Math.
abs(g-n)<i&&o++}return r&&o>=tt}isRest(e,s){return this.tabular<c||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>Ot*this.pitch?!1:this.last.cells.
some(({start:n},i)=>i>0&&Math.abs(n-e.start)<mt*e.size)}isDetail(e){const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size)return!1;
const i=mt*e.size;if(e.baseline-n.baseline>f*e.size&&(!s||this.isBelowSpace()))return!1;if(s)return Math.abs(s.start-e.start)<i;const o=this.rows.at(-2);return o&&
!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},l)=>l>0&&Math.abs(r-e.start)<i)}isInCell({start:e,end:s,size:n}){
const{cells:i}=this.last,o=i.findIndex(r=>Math.abs(r.start-e)<mt*n);return o>0&&o<i.length-1&&s<i[o+1].start}isCentred({start:e,end:s,size:n}){return Math.abs(e+
s-this.start-this.end)<n}isBelowSpace(){const{single:e,last:s}=this;return e.some((n,i)=>n.baseline-(e[i-1]??s).baseline>f*n.size)}isProse({cells:e,start:s,end:n}){
return e.reduce((o,{fragments:r})=>o+r.length,0)>=C&&n-s>ft*(this.end-this.start)}}function Oe(t,e){const s=({cells:n})=>n.every(({fragments:i})=>i.every(({style:o})=>o.
font.bold));return t.size>M*e.size||t.size>(s(e)?u:h)*e.size&&s(t)}function Bs(t,e){const[s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=T*e.size;let o=0;for(const{
start:d,end:g}of s.cells){for(;o<n.cells.length&&n.cells[o].end<d;)o++;const A=n.cells[o];if(!A||!(Math.abs(A.start-d)<i||Math.abs(A.end-g)<i))return!1}const[r,
l]=[t.cells.at(-1),e.cells.at(-1)],a=Math.abs(r.end-l.end)<i&&/\d$/.test(z(l));return s.cells.length>=Et||a}const jt=(t,e)=>e.baseline-t.baseline<=p*Math.max(e.
size,t.size);function Ws(t,e){const s=T*Math.min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.cells.length;){const[o,r]=Le(t,n),[l,a]=Le(e,i);if((_e(t,
n)||_e(e,i))&&Math.min(r,a)-Math.max(o,l)>=s)return!0;r<a?n++:i++}return!1}const Le=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],_e=({cells:t},e)=>e>0&&e<
t.length,Ys=1,Gs=2,Re=3,Us=2,Hs=.12,Ks=.5,$s=.1,Fs=20,ne=new RegExp("\\p{L}","u");function*js(t){const e=t.reduce((s,n)=>s+n.cells.length,0);for(const{place:s,width:n}of yield*Vs(
t)){const[i,o]=[we(t,({end:r})=>r<=s),we(t,({start:r})=>r>=s)];if(yield e*S.Yz/S.y,ks(i,o)||(yield*Xs(i,o,n)))return[i,o];if(Zs(i,o))return[i,o]}}function*Vs(t){
const e=yield*(0,N.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-o.start),s=[];let n=1/0;for(const[i,{start:o,end:r,size:l}]of e.entries()){i%S.y===S.y-1&&(yield S.Yz);
const a=(o-n)/l;a>=Ys&&s.push({place:(o+n)/2,width:a}),n=n===1/0?r:Math.max(n,r)}return s.sort((i,o)=>o.width-i.width).slice(0,Fs)}function we(t,e){const s=[];for(const n of t){
const i=n.cells.filter(e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(-1).end];s.push(i.length===n.cells.length?n:{...n,cells:i,start:o,end:r,isTabular:i.
length>1})}return s}function ks([t],[e]){return!t||!e||t.baseline!==e.baseline||t.cells.length<Us||t.cells.length!==e.cells.length||!ne.test(z(t.cells[0]))?!1:t.
cells.every((s,n)=>z(s)===z(e.cells[n]))}function*Xs(t,e,s){const[n,i]=[ve(t),ve(e)],[o,r]=[Vt(n),Vt(i)];if(yield(t.length+e.length)*S.Yz/S.y,!(o.last<r.first||
r.last<o.first)||!Qs(n,i))return!1;const l=e.flatMap(({cells:a})=>a.length>1?[a.slice(0,2)]:[]);return!xe(l)||!Js(l.map(([a])=>a))?!1:t.some(({cells:a})=>a.length>
1)?xe(t.flatMap(({cells:a})=>a.length>1?[a.slice(-2)]:[])):s>=Gs&&l.every(([a])=>ne.test(z(a)))}function Zs(t,e){if(Math.min(t.length,e.length)<Re||![t,e].some(
l=>l.every(({isTabular:a})=>!a)))return!1;const[s,n]=[Vt(t),Vt(e)];if(!(s.last<n.first||n.last<s.first))return!1;const i=new Map(e.map(({baseline:l,cells:a})=>[
l,a[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:l,cells:a}of t){const d=i.get(l);if(!d)continue;const g=(d.baseline-a[0].baseline)/Math.min(d.size,a[0].size);[
o,r]=[Math.min(o,g),Math.max(r,g)]}return r-o>=$s}const Qs=(t,e)=>t[0].baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function ve(t){const e=t.findIndex(
({cells:s})=>s.length>1);return e<0?t:t.slice(e)}function Vt(t){let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{fragments:i}of n)e=Math.min(e,i[0].order),s=
Math.max(s,i[0].order);return{first:e,last:s}}function xe(t){if(t.length<Re)return!1;let e=-1/0;for(const[s,n]of t){if(Math.min(s.order,n.order)<e)return!1;e=Math.
max(s.order,n.order)}return!0}function Js(t){return t.every(({start:s,size:n})=>Math.abs(s-t[0].start)<Hs*n)||t.filter(s=>ne.test(z(s))).length>Ks*t.length}var vt=_(
20779);const qs=1.08,ie=1.02,tn=.72,en=.3,Ie=2,sn=new RegExp("\\p{L}","u");function*nn(t){const{rows:e}=t,s=[];let n=0;for(let i=0;i+2*Ie<=e.length;i++){if(yield e[i].
cells.length*S.Yz/S.y,!Ne(e,i))continue;let o=i+2;for(;o+1<e.length&&Ne(e,o)&&rn(e,i,o);)o+=2;if(!(o-i<2*Ie||!on(e.slice(i,o)))){i>n&&s.push(ze(e.slice(n,i)));for(let r=i;r<
o;r+=2)s.push(ln(e[r],e[r+1]));n=o,i=o-1}}return n===0?[t]:n===e.length?s:[...s,ze(e.slice(n))]}function on(t){const e=t.filter((s,n)=>n%2===0).flatMap(({cells:s})=>s.
map(z));return new Set(e).size===e.length}const ze=t=>({rows:t,tabular:t.filter(({isTabular:e})=>e).length});function Ne(t,e){const[s,n]=[t[e],t[e+1]];if(!s.isTabular||
n.cells.length>s.cells.length||!s.cells.every(r=>sn.test(z(r)))||!(kt(n)>qs*kt(s))&&!(Xt(n)&&!Xt(s)&&kt(n)>kt(s)/ie))return!1;const o=De(s,n);return o.every((r,l)=>r>=
0&&(l===0||r>o[l-1]))}function rn(t,e,s){const n=(o,r)=>Math.abs(o.size-r.size)<(ie-1)*o.size&&Xt(o)===Xt(r),i=o=>t[o].baseline-t[o].size*tn-t[o-1].baseline;return n(
t[e],t[s])&&n(t[e+1],t[s+1])&&i(s+1)<=i(s)*ie}const De=({cells:t,size:e},s)=>s.cells.map(n=>{const i=en*e,o=({start:r,end:l})=>Math.abs(r-n.start)<i||Math.abs(l-
n.end)<i||Math.abs(r+l-n.start-n.end)<i;return t.findIndex(o)}),kt=({cells:t})=>t.reduce((e,{size:s})=>Math.min(e,s),1/0),Xt=({cells:t})=>t.every(({fragments:e})=>e.
every(({style:s})=>s.font.bold));function ln(t,e){const s=De(t,e),n=t.cells.map((i,o)=>e.cells.filter((r,l)=>s[l]===o).map(r=>(0,vt.cA)([r])));return new vt.QH(
[t.cells.map(i=>[(0,vt.cA)([i])]),n])}var xt=_(62897);const an=1.2,cn=1.6,fn=3,hn=2,un=.5,dn=40,gn=3;function*mn(t,e){const{rows:s}=t,n=s.slice(1).map((i,o)=>i.
baseline-s[o].baseline);for(const i of yield*yn(n,(0,xt.Y)(s.map(({size:o})=>o)))){const o=yield*pn({...t,isNumber:e},n,i);if(o)return o}}function*pn(t,e,s){const{
rows:n,places:i,isNumber:o}=t,r=[];let[l,a]=[0,0];for(let g=0,A;g<n.length;g=A){for(A=g+1;A<n.length&&e[A-1]<=s;)A++;if(A-g>dn)return;yield(A-g)*S.Yz/S.y;const I=Array.
from({length:A-g},(nt,ct)=>g+ct);if(I.length>1&&!En(I,t)&&!Mn(I,t)){if(g>0||I.some(nt=>n[nt].cells.some(o)))return;for(const nt of I)r.push([nt]);continue}I.length>
1&&l++,I.slice(1).some(nt=>Zt(i[nt]))&&!Zt(i[g])&&a++,r.push(I)}return(a===0||l>=un*r.length)&&l>=hn&&r.length>=fn?r:void 0}function*yn(t,e){const s=yield*(0,N.
p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<s.length&&n.length<gn;i++){const[o,r]=[s[i-1],s[i]];r>0&&r<=cn*e&&o>=an*r&&n.push(r)}return n}function En(t,{rows:e,places:s,
spanning:n,isNumber:i}){const o=(0,xt.K)(t.map(d=>e[d].cells.length)),r=t.filter(d=>e[d].cells.length===o),l=d=>e[d].cells.length===1||!e[d].cells.some(i);if(t[0]===
0&&n.has(0)||o<2||r.length!==1||!t.every(d=>d===r[0]||l(d)))return!1;const a=t.filter(d=>d<r[0]&&Zt(s[d])).length;return a===0||a===t.filter(d=>d>r[0]&&Zt(s[d])).
length}function Mn(t,{rows:e,places:s,spanning:n,isNumber:i}){return t.some(r=>n.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>{const[
l,a]=[e[r-1],e[r]];return a.baseline-l.baseline<m*Math.min(a.size,l.size)&&s[r].every(g=>!s[r-1].includes(g))})}const Zt=t=>t.length===1&&t[0]===0,Sn=1.6,oe=.95,
bn=.1,Tn=1.2,An=.4,Bt=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
On=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),Ln=/^\d{1,3}\.?$/,re=new RegExp("^\\p{Ll}","u"),_n=/\w@\w|^\w{2,5}:\/\/|^www\./,Rn=/^[\p{Lu}\p{N}]/u,
Yt=2,wn=2;function*Ce(t){const{rows:e}=t,s=yield*mn(t,r=>Bt.test(z(r)));if(s)return s;const n=[],i=e.findIndex((r,l)=>Bn(r)||Dn(r,t.places[l])),o=vn(t,i);for(const r of e.
keys()){const l=r<i;r>0&&(l?Cn(t,r)&&!Wn(t,r,i):Be(t,r,i)||xn(t,r,o)||In(t,r,o))?n.at(-1).push(r):n.push([r])}return n}function vn(t,e){const{rows:s,places:n}=t;
let i=1/0;for(let o=1;o<s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!Be(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}function xn({rows:t,places:e,
count:s},n,i){const[o,r]=[t[n-1],t[n]];return i===1/0||r.baseline-o.baseline>E*i||e[n][0]===0||!Qt(o,r)||Nn(o,r)?!1:e[n].every((l,a)=>{const d=o.cells[e[n-1].indexOf(
l)];return d!==void 0&&(s>Yt||!(Pe(d)&&Pe(r.cells[a])))})}function In({rows:t,places:e},s,n){const[i,o,r]=[t[s-1],t[s],t[s+1]],l=o.baseline-i.baseline;return o.
cells.length>1||e[s][0]!==0||i.cells.length===1||e[s-1][0]!==0||n===1/0||l>E*n||!Qt(i,o)||o.size>i.size||r&&r.baseline-o.baseline<Tn*l?!1:Math.abs(i.start-o.start)<
bn*o.size&&zn(i.cells[0],o.cells[0])}const zn=(t,e)=>!e.fragments.some(({style:s})=>s.font.bold)||t.fragments.every(({style:s})=>s.font.bold),Nn=(t,e)=>[t,e].every(
({cells:s})=>s.length>1&&Bt.test(z(s.at(-1))))&&new RegExp("\\p{L}","u").test(z(e.cells.at(-2))),Pe=({fragments:t})=>t.length>1&&Bt.test(t.at(-1).text);function Dn({
cells:t},e){const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>Bt.test(z(i))||On.test(z(i)));return n.length>0&&2*n.length>=s.length}const Qt=(t,e)=>e.baseline-t.baseline<=
Sn*Math.max(e.size,t.size),Cn=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&!e.has(n-1)&&Qt(t[n-1],t[n])&&!(s===Yt&&t[n-1].cells.length===Yt&&t[n].cells.length===
Yt)&&!Pn({rows:t,count:s},n);function Pn({rows:t,count:e},s){const[n,i,o]=[t[s-1],t[s],t[s+1]];return n.cells.length!==e||i.cells.length!==e||i.baseline-n.baseline<
oe*(o.baseline-i.baseline)?!1:[n,i].some(({cells:r})=>r.slice(1).some(l=>Bt.test(z(l))))}const Bn=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.
endsWith(":"));function Wn({rows:t,places:e,count:s},n,i){const{cells:o}=t[n],r=o.length===Yt&&s>Yt&&Ln.test(z(o[0]));if(n!==i-1||o.length>1&&!r||e[n][0]!==0)return!1;
const l=t[i+1];if(!l||t[n-1].cells.length===1||re.test(z(t[n].cells[0])))return!1;const a=t[n].baseline-t[n-1].baseline;return a>oe*(t[i].baseline-t[n].baseline)&&
a>oe*(l.baseline-t[i].baseline)}const le=({fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function Be({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];
if(s===n||!Qt(i,o))return!1;const r=A=>re.test(le(A))&&!_n.test(le(A)),l=A=>Rn.test(le(A));if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(l):o.cells.some(r)))return!1;
const d=({cells:A})=>A.every(I=>!Bt.test(z(I))),g=e[s].every(A=>e[s-1].includes(A));return d(o)&&g?!0:i.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&re.test(
z(o.cells[0]))}function*Yn(t){if(!t.some((l,a)=>a>0&&l.length>1&&l.every(Gn)))return[t];const e=t.filter(l=>l.length>0);if(e.length>2&&e.filter(l=>l.length>1).length===
1)return[t];const s=t.flatMap((l,a)=>l.flatMap(d=>d.segments.map(g=>({segment:g,column:a,line:d.baseline})))),n=yield*(0,N.p9)(s,(l,a)=>l.line-a.line||l.column-
a.column),i=[],o=[];for(let l=0,a;l<n.length;l=a){const{line:d,segment:g}=n[l];for(a=l+1;a<n.length&&n[a].line-d<An*g.size;)a++;const A=n.slice(l,a).sort((nt,ct)=>nt.
column-ct.column);o.push(A.map(({column:nt})=>nt));const I=A.map(nt=>nt.segment);i.push({cells:I,baseline:d,size:g.size,start:I[0].start,end:I.at(-1).end,isTabular:A.
length>1}),i.length%S.y===0&&(yield S.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return(yield*Ce(r)).map(l=>We(r,l))}const Gn=({segments:t})=>t.
length===1&&(t[0].characters<=wn||Bt.test(z(t[0])));function We({count:t,rows:e,places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;
for(const[l,a]of e[o].cells.entries()){const d=s[o][l],g=r.get(d);g?g.push(a):r.set(d,[a])}for(const[l,a]of r)i[l].push((0,vt.cA)(a))}return i}const Un=/^[-\u2010-\u2013\u2212+(]$/u,
Hn=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,Kn=/^[-\u2010-\u2013\u2212(]$/u,$n=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,Fn=/\d[)%]?$/,jn=.6;function*Vn(t){const e=[];
for(const[n,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[n][r],o]))),yield i.length*S.Yz/S.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.
length*S.Yz/S.y,s.has(n-1)&&s.get(n-1)===n)continue;const i=kn(e,n);i!==void 0&&s.set(n,i)}return s.size===0||t.conflicts>0?t:Ye(t,s)}function kn(t,e){const s=t.
filter(g=>g.has(e)),n=s.map(g=>g.get(e)),i=n.map(z);if(i.length===0)return;const o=s.every(g=>Fn.test(ae(g,e-1))),r=s.every(g=>$n.test(ae(g,e+1))),l=g=>i.every(
A=>Kn.test(A))&&!t.some(A=>!A.has(e)&&/\d/.test(ae(A,g))),a=(g,A)=>(A.start-g.end)/g.size;return o&&i.every(g=>Hn.test(g))&&!l(e-1)&&(s.every((A,I)=>a(A.get(e-1),
n[I])<jn)||s.every(A=>!A.has(e+1)))?e-1:!r||!i.every(g=>Un.test(g))||l(e+1)?void 0:s.every((g,A)=>{const[I,nt]=[g.get(e-1),g.get(e+1)];return!I||!/\d/.test(z(I))||
a(n[A],nt)<a(I,n[A])})?e+1:void 0}const ae=(t,e)=>{const s=t.get(e);return s?z(s):""};function Ye(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)s.push(e.has(
r)?-1:n++);for(const[r,l]of e)s[r]=s[l];const i=[],o=t.rows.map((r,l)=>{const a=[],d=[];for(const[g,A]of r.cells.entries()){const I=s[t.places[l][g]];d.at(-1)===
I?a.push(a.pop().joined(A)):(a.push(A),d.push(I))}return i.push(d),a.length===r.cells.length?r:{...r,cells:a,isTabular:a.length>1}});return{...t,count:n,rows:o,
places:i}}const Xn=3,Zn=3,Qn=/\d/,Jn=new RegExp("\\p{L}","u"),qn=/^(?:19|20)\d\d$/;function*Ge(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.
rows.entries())e.push(new Map(r.map((l,a)=>[t.places[o][a],l]))),yield r.length*S.Yz/S.y;const s=si(e),n=Array.from({length:t.count},()=>[]);for(const[o,r]of e.
entries())for(const l of r.keys())n[l].push(o);const i=ni(e,s,n);for(let o=0;o<t.count;o++){yield e.length*S.Yz/S.y;const r=n[o];if(i.has(o)||!Ue(r,s)&&!ii(r,e,
o,t.count))continue;const l=oi(e,r,o);l!==void 0&&!i.has(l)&&![...i.values()].includes(o)&&i.set(o,l)}return(s>0||ei(e))&&(yield*ti(e,n,i)),i.size===0?t:Ye(t,i)}
function*ti(t,e,s){const n=t[0];if(n.size<Xn||t.some(({size:o})=>o>n.size))return;const i=new Set([...s.keys(),...s.values()]);for(const[o,r]of e.entries()){if(yield t.
length*S.Yz/S.y,n.has(o)||i.has(o))continue;const l=[o-1,o+1].find(a=>n.has(a)&&!i.has(a)&&!r.some(d=>t[d].has(a)));l!==void 0&&(s.set(o,l),i.add(o).add(l))}}function ei([
t,e]){const s=n=>n.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].every(s)&&![...e.values()].some(s)}function si(t){const e=n=>[...n.
values()].some(i=>Qn.test(z(i))&&!qn.test(z(i))),s=t.findIndex(e);return s>Zn?0:s}function ni(t,e,s){const n=[...s.keys()].filter(o=>!Ue(s[o],e)),i=new Map;for(const o of t.
slice(0,e)){const r=[...o.keys()],l=(a,d)=>a!==n[d]&&(n.includes(a)||i.has(a));if(!(r.length!==n.length||r.some(l)))for(const[a,d]of r.entries())d!==n[a]&&i.set(
d,n[a])}return i}const Ue=(t,e)=>t.length>0&&t.every(s=>s<e);function ii(t,e,s,n){return t.every(i=>{const o=e[i];return i>0&&2*o.size<n&&[...o.keys()][0]===s&&
Jn.test(z(o.get(s)))})}function oi(t,e,s){return[s-1,s+1].flatMap(i=>{const o=t.flatMap(l=>l.get(i)??[]);if(o.length===0||e.some(l=>t[l].has(i)))return[];const r=l=>o.
reduce((a,{start:d,end:g})=>Math.min(a,Math.max(d-l.end,l.start-g)),1/0);return[{beside:i,distance:e.reduce((l,a)=>l+r(t[a].get(s)),0)}]}).sort((i,o)=>i.distance-
o.distance)[0]?.beside}const ri=1.3,ce=.3,li=.5,He=2,Jt=12,ai=3,ci=new RegExp("\\p{L}|^[%#]$","u"),Ke=/\d/,$e=/^[^\p{L}]{0,4}\d/u,Fe=2,je=3;function*Ve(t){const{
rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){const o=hi(e,i),r=o||ke(e,i);if(!r&&!ui(e,i))continue;yield Jt*S.Yz/S.y;const l=e.slice(Math.max(n,i-Jt),i),a=o?
e.slice(i,i+Jt):fi(e,i);!gi(l,a)||!(r||di(l,e[i]))||(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,e.slice(n)].map(i=>({rows:i,tabular:qt(i)}))}const qt=t=>t.
filter(({isTabular:e})=>e).length;function fi(t,e){let s=e+1;for(;s<t.length&&s<e+Jt&&!ke(t,s);)s++;return t.slice(e,s)}function hi(t,e){const[s,n]=[t[e-1],t[e]],
i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||n.cells.length<ai||i.cells.length>n.cells.length||!s.isTabular||!s.cells.slice(1).some(r=>Ke.test(z(r))))return!1;
const o=r=>!Ke.test(z(r))&&ci.test(z(r));return n.cells.every(o)&&i.cells.slice(1).some(r=>$e.test(z(r)))}function ui(t,e){const[s,n]=[t[e-1],t[e]],i=n.cells.at(
-1).end,o=({cells:r,size:l})=>r.length===Fe&&Math.abs(r[1].end-i)<ce*l&&$e.test(z(r[1]));return e+je>t.length||o(s)?!1:t.slice(e,e+je).every(o)}function di(t,{cells:e,
size:s}){const n=fe(t);return n.cells.length>Fe&&!n.cells.some(i=>Xe(i,e.at(-1),ce*s))}function ke(t,e){const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;
return s(e)>ri*Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function gi(t,e){if(qt(t)<He||qt(e)<He)return!1;const[s,n]=[fe(t),fe(e)],i=ce*Math.min(s.size,n.size);
return n.cells.filter(r=>s.cells.some(l=>Xe(l,r,i))).length<=li*Math.max(s.cells.length,n.cells.length)}const Xe=(t,{start:e,end:s},n)=>Math.abs(t.start-e)<n||Math.
abs(t.end-s)<n||Math.abs(t.start+t.end-e-s)<n,fe=t=>t.reduce((e,s)=>s.cells.length>e.cells.length?s:e),mi=.3,pi=1.25,yi=1.5,Ei=2,Mi=/:$/,Si=({cells:t})=>t.some(
({fragments:e})=>e.some(({text:s})=>Mi.test(s)));function*bi(t){const{rows:e}=t,s=[];for(const d of e)s.push(Si(d)),yield d.cells.reduce((g,{fragments:A})=>g+A.
length,0)*S.Yz/S.y;const n=s.indexOf(!1),i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<Ei)return[t];if(s.slice(n).filter(Boolean).length>mi*o.length)return[t];const l=i.
slice(1).map((d,g)=>d.baseline-i[g].baseline),a=l.length>0?(0,$.Kf)(l):yi*i[0].size;return o[0].baseline-i.at(-1).baseline<pi*a?[t]:[i,o].map(d=>({rows:d,tabular:qt(
d)}))}var Ze=_(4186),Nt=_(5609);const Ti=.999,Qe=2,Ai=200,Oi=2.5,he=.5;function*Li(t,e){const s=e.filter(({style:{frame:ct}})=>Math.abs(ct.sin)>Ti&&!ct.vertical);
if(s.length<Qe||t.frame.cos!==1||t.spans)return t;yield e.length*S.Yz/S.y;const n=yield*(0,Y.q9)(s),i=_i(t.rows);if(n.length>Ai||i.some(({start:ct,end:gt})=>ct>
gt))return t;yield i.length*n.length*S.Yz/S.y;const r=wi(n,i,Ri(t.rows[0]));if(!r)return t;const l=e.filter(ct=>xi(ct,r,i,t)),a=yield*(0,Nt._I)(yield*(0,Y.q9)(l)),
d=yield*Ii(r,a,i),[g,...A]=t.rows,I=g.every((ct,gt)=>ct.length===0||d[gt].length===0&&zi(ct,r)),nt=I?d.map((ct,gt)=>ct.length>0?ct:g[gt]):d;return new vt.QH([nt,
...I?A:t.rows])}function _i(t){return t[0].map((e,s)=>{const n=t.flatMap(i=>i[s].filter(({frame:o})=>o.cos===1));return{start:(0,xt.Y)(n.map(({start:i})=>i)),end:(0,xt.
K)(n.map(({end:i})=>i))}})}const Ri=t=>(0,xt.Y)(t.flat().map(({top:e})=>e));function wi(t,e,s){const n=[];for(const a of t){const d=(0,Ze.L)(a.frame,a.start,a.end,
a.top,a.bottom),g=vi(d.x+d.width/2,e);g!==void 0&&d.y+a.size<=s&&n.push({name:a,box:d,column:g})}const i=n.filter(({name:a,box:d})=>s-d.y-d.height<=Oi*a.size),o={
top:(0,xt.Y)(i.map(({box:a})=>a.y)),bottom:(0,xt.K)(i.map(({box:a})=>a.y+a.height))},r=n.filter(({box:a})=>a.y<o.bottom&&a.y+a.height>o.top),l=new Map;for(const{
name:a,column:d}of r){const g=l.get(d);g?g.push(a):l.set(d,[a])}return l.size<Qe?void 0:{byColumn:l,...o}}function vi(t,e){const s=e.map(({start:l,end:a})=>Math.
abs((l+a)/2-t)),n=s.indexOf((0,xt.Y)(s)),{start:i,end:o}=e[n],r=Math.min(i-(e[n-1]?.end??-1/0),(e[n+1]?.start??1/0)-o);return t>i-r&&t<o+r?n:void 0}function xi({
style:t,box:e},{byColumn:s,top:n,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:l}=t,a=e.y+e.height/2;if(a<n-he*l||a>i+he*l)return!1;const d=o.findIndex(
({end:A})=>e.x<A),g=o[d+1]?.start??1/0;return d>=0&&!s.has(d)&&e.x>o[d].start-l&&e.x+e.width<g}function*Ii({byColumn:t},e,s){const n=s.map(()=>[]);for(const i of e)
n[s.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)n[i]=yield*(0,Nt._I)(yield*(0,N.p9)(o,(r,l)=>r.baseline-l.baseline||r.start-l.start));return n}const zi=(t,{
top:e,bottom:s})=>t.every(({baseline:n,size:i})=>n>e&&n<s+he*i),Ni=2,Di=.6,Ci=.1,Pi=.5,Bi=60,Wi=3,Yi=/^(?:19|20)\d\d$/,Gi=/^[^\d\s]{1,3}$/,ue=t=>{const e=z(t);return new RegExp(
"\\p{L}","u").test(e)||Yi.test(e)||Gi.test(e)};function*Ui(t){const[e,s,...n]=t;if(!e||!s||t.length<Wi||e.cells.length>=s.cells.length||s.baseline-e.baseline>Ni*
Math.max(e.size,s.size)||!e.cells.every(ue)||!s.cells.every(ue)||n.every(({cells:a})=>a.every(ue)))return;const i=yield*lt(t.slice(1)),o=i&&(yield*Ge(i));if(!o||
o.count>Bi||o.spanning.has(0))return;const r=yield*$i(e.cells,yield*st(o),o);return!r||!Hi(r,o.places[0])?void 0:{columns:{...o,rows:[e,...o.rows],places:[r.map(
([a])=>a),...o.places],spanning:new Set([0,...[...o.spanning].map(a=>a+1)])},spans:r}}const Hi=(t,e)=>t.some(([s,n])=>n>s)&&t.every(([s,n])=>s===n||e.filter(i=>i>=
s&&i<=n).length>n-s);function Ki({rows:t,places:e}){const s=t[0].cells.map(z),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+2*o<=s.length;o++){if(!((s.length-
i)%o===0&&s.every((a,d)=>d<i+o||a===s[d-o])))continue;const l=(s.length-i)/o;return Array.from({length:l},(a,d)=>[n[i+d*o],n[i+(d+1)*o-1]])}return[]}function*$i(t,e,s){
const n=Ki(s),i=new Set(s.places[0]),o=[],r=(d,[g,A])=>d.start<e[A].end&&d.end>(e[g-1]?.end??-1/0),l=t.slice(-n.length),a=n.length>0&&l.length===n.length&&l.every(
(d,g)=>r(d,n[g]));for(const[d,g]of t.entries()){const A=a?n[d-(t.length-n.length)]:void 0,I=t[d+1]?.start??1/0,nt=(o.at(-1)?.[1]??-1)+1,ct=A??Fi(g,e,nt,i)??(yield*Vi(
g,e,[nt,I]));if(!ct||ct[0]<=(o.at(-1)?.[1]??-1))return;o.push(ct)}return o}function Fi(t,e,s,n){const[i,o]=[e[s],e[s+1]];return i&&o&&!n.has(s)&&t.start>i.end&&
t.end<o.start?[s,s]:void 0}function ji(t,e,s){const n=s.find(([l,a])=>l===a);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],e[n[0]+1]];return!i||!r?!1:t.start<(i.
end+o.start)/2&&t.end>(o.end+r.start)/2}function*Vi(t,e,[s,n]){const i=Di*t.size,o=[];for(let d=s;d<e.length&&!(e[d].start>t.end);d++){yield(e.length-d)*S.Yz/S.
y;for(let g=d;g<e.length&&e[g].start<n;g++){const[A,I]=[e[d].start,e[g].end];if(d<g&&(t.start<A-i||t.end>I+i))continue;const nt=Math.abs(A+I-t.start-t.end)/2<=i+
Ci*(I-A),ct=d===g&&(Math.abs(A-t.start)<i||Math.abs(I-t.end)<i),gt=Math.abs(A-t.start)<i&&t.end>e[g].start;(nt||ct||gt)&&o.push([d,g])}}const r=([d,g])=>t.end-t.
start>=Pi*(e[g].end-e[d].start),l=o.find(([d,g])=>g>d&&r([d,g]));if(l&&ji(t,e,o))return l;const[a]=yield*(0,N.p9)(o,([d,g],[A,I])=>g-d-(I-A));return a}const ki=3,
de=2,Xi=.05,Zi=.3,Je=6,Qi=.4,Ji=3,te=2,qe=4,qi=4,to=new Set,eo=new RegExp("^\\p{Ll}","u"),ts=/\d/,es=new RegExp("\\p{L}","u");function*ss(t,e){const s=[];for(const i of e)
for(const o of yield*at(i))for(const r of yield*ge(o,qi))for(const l of yield*nn(r))l instanceof vt.QH?s.push(l):(0,$.RZ)(s,yield*so(l));if(s.length===0)return{
blocks:s,outside:t};let n=yield*ns(s,t);for(const[i,o]of s.entries()){const r=o instanceof vt.QH?yield*Li(o,n):o;r!==o&&(s[i]=r,n=yield*ns([r],n))}return{blocks:s,
outside:n}}function*ns(t,e){const s=new Set;for(const{lines:n}of t)for(const{segments:i}of n)for(const o of i)for(const r of o.fragments)s.add(r);return yield S.
Yz,e.filter(n=>!s.has(n))}function*ge(t,e){if(e===0)return[t];let s=[t];const n=yield*js(yield*(0,it.KT)(t.rows));if(!n&&(s=yield*Ve(t)).length>1){const o=[];for(const r of s)
o.push(yield*ge(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!n)return[t];const i=[];for(const o of n)for(const r of yield*at(o.map(l=>({...l,gutters:to}))))
(0,$.RZ)(i,yield*ge(r,e-1));return i}function*so(t){const e=yield*Ve(t);if(e.length>1){const s=[];for(const n of e)(0,$.RZ)(s,yield*is(n));if(s.length>=e.length&&
s.every(n=>n instanceof vt.QH))return s}return yield*is(t)}function*is(t){const e=[];for(const s of yield*bi(t)){const n=s.tabular<de?void 0:yield*no(s);n&&e.push(
n)}return e}function*no(t){const e=yield*(0,it.KT)(t.rows),s=yield*Ui(e),n=s?.columns??(yield*lt(e));if(!n||ro(n)||lo(n))return;const i=yield*Vn(s?n:yield*Ge(n)),
{rows:o}=i,r=i.places.reduce((ct,gt)=>ct+gt.length,0),l=r>=Zi*i.count*o.length,a=io(i),d=(t.tabular>=ki||a)&&i.count>1&&i.conflicts<=Xi*r&&l&&!oo(o);if(!l)return new vt.
xE(o,o.map(ct=>ct.cells.map(gt=>[(0,vt.cA)([gt])])));const g=d&&!a?yield*Ce(i):o.map((ct,gt)=>[gt]),A=[];let I=0;for(const ct of g)A.push(We(i,ct)),!((I+=i.count)<
S.y)&&(I=0,yield S.Yz);const nt=g[0].length===1&&i.count===n.count?s?.spans:void 0;return d?new vt.QH(A,nt):new vt.xE(o,A)}function io({rows:t,count:e,conflicts:s,
spanning:n}){if(t.length!==de||s>0||n.size>0||t.some(({cells:g})=>g.length!==e))return!1;const i=({fragments:g})=>g.at(-1).text.endsWith(":"),o=({cells:g})=>g.every(
(A,I)=>i(A)===(I%te===0));if(e%te===0&&t.every(o))return!0;if(e===te)return!1;const[r,l]=t.map(({cells:g})=>g.map(z)),a=r.every(g=>es.test(g))&&l.every(g=>ts.test(
g)&&!es.test(g));return r.some(g=>ts.test(g))&&!a?!1:t.reduce((g,{cells:A})=>g+A.reduce((I,{fragments:nt})=>I+nt.length,0),0)<=qe*e*t.length}const oo=t=>t.every(
({cells:e})=>e.every(({fragments:s})=>s.every(n=>n.isTyped))),ro=t=>os(t).some(({lines:e,words:s,going:n})=>e>=Ji&&s>Je*e&&n>=Qi*e);function lo({rows:t,count:e,
places:s}){return t.length!==de||e!==te||t.some(({cells:i})=>i.length!==e)?!1:os({rows:t,count:e,places:s}).every(({words:i,going:o})=>i>qe*t.length&&o>0)&&t[0].
cells.every(({fragments:i})=>i.length>Je)}function os({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.
entries())for(const[r,l]of o.entries()){const a=n[s[i][r]];a.lines++,a.words+=l.fragments.length,eo.test(l.fragments[0].text)&&a.going++}return n}const ao=3,co=4,
fo=.6,ho=.05,uo=.9,go=1.75,Ht=.1,rs=1,mo=.4,po=2;function*yo(t){const e=new Set,s=yield*Eo(t);if(s.length===0)return e;const n=yield*(0,N.p9)(t,(i,o)=>i.baseline-
o.baseline);for(const i of s)if(yield*So(i,n))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*Eo(t){const e=[];for(let s=0,n;s<t.length;s=
n){for(n=s+1;n<t.length&&Mo(t[n-1],t[n]);)++n%S.y===0&&(yield S.Yz);if(s%S.y===0&&(yield S.Yz),n-s<ao)continue;const i=t.slice(s,n),o=i.reduce((a,{fragments:d})=>a+
d.length,0),[r,l]=i.reduce(([a,d],{start:g,end:A})=>[Math.max(a,A-g),d+A-g],[0,0]);o>=co*i.length&&l>=fo*r*i.length&&e.push(i)}return e}function Mo(t,e){const{size:s}=t,
n=e.baseline-t.baseline;return e.frame===t.frame&&e.size===s&&Math.abs(e.start-t.start)<ho*s&&n>=uo*s&&n<=go*s}function*So(t,e){const s=new Set(t),{frame:n,size:i,
baseline:o}=t[0],r=t.at(-1).baseline+Ht*i,l=t[0].start-rs*i,a=t.reduce((St,Dt)=>Math.max(St,Dt.end),-1/0)+rs*i;let d=Ao(e,o-Ht*i);const g=t.map(({baseline:St})=>St);
let[A,I,nt,ct,gt]=[0,0,0,0,-1/0];const zt=new Set;for(;d<e.length&&e[d].baseline<=r;d++){d%S.y===S.y-1&&(yield S.Yz);const St=e[d];if(!(s.has(St)||St.frame!==n)){
if(St.end>l&&St.start<a)return!1;for(St.baseline-gt>Ht*i&&([nt,gt]=[0,St.baseline]),++nt===bo&&A++,ct|=St.end<=l?1:2;I<g.length&&g[I]<St.baseline-Ht*i;)I++;I<g.
length&&Math.abs(g[I]-St.baseline)<=Ht*i&&zt.add(I)}}return A>=po&&ct!==To&&zt.size<=mo*t.length}const bo=2,To=3;function Ao(t,e){let s=0;for(let n=t.length;s<n;){
const i=s+n>>1;t[i].baseline<e?s=i+1:n=i}return s}const ls=4,Oo=8,Lo=4,_o=.7,Ro=2.5,wo=.8,vo=1e6;function xo(t){return as(t,Oo,{left:vo})}function*as(t,e,s){if(e===
1)return[...t];const n=[];let i=0;for(let o=0,r;o<t.length;o=r){const a=t[o].segments.length>1&&s.left>0?yield*Io(t,o,s):void 0;if(++i%S.y===0&&(yield S.Yz),r=a?.
to??o+1,!a)n.push(t[o]);else{for(const d of a.left)n.push(d);for(const d of yield*as(a.right,e-1,s))n.push(d)}}return n}const cs=200;function*Io(t,e,s){const[n,
i]=t[e].segments,o=n.size;let r=n.end,l=i.start;const a=[],d=[];let g=e;for(;g<t.length;g++){const I=t[g];s.left-=I.segments.length,(g-e)%cs===cs-1&&(yield S.Yz);
const nt=g===e?0:I.baseline-t[g-1].baseline;if(I.frame!==n.frame||nt<0||nt>Ro*o)break;const ct=I.segments.filter(Dt=>Dt.start<r),gt=I.segments.slice(ct.length),
zt=(0,xt.K)(ct.map(Dt=>Dt.end),r),St=(0,xt.Y)(gt.map(Dt=>Dt.start),l);if(St-zt<wo*o||ct.length>1)break;[r,l]=[zt,St],(0,$.RZ)(a,ct),gt.length>0&&d.push(gt)}const A=d.
map(([I])=>I);if(!(a.length<ls||d.length<ls||!fs(a)||!fs(A)))return{left:a.map(I=>new Nt.N1(I)),right:d.map(zo),to:g}}function zo([t,...e]){const s=new Nt.N1(t);
for(const n of e)s.add(n);return s}function fs(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,xt.Y)(t.map(o=>o.start)),n=(0,xt.K)(t.map(o=>o.end))-s,
i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=Lo*t.length&&i>=_o*n*t.length}const _t=2,hs=1e3,me=3,us=100,No=2,ds=10;function*gs(t){const e=yield*ys(t.filter(({
isVertical:l})=>!l)),s=yield*ys(t.filter(({isVertical:l})=>l));if(e.length+s.length<me||e.length+s.length>hs)return[];const n=[...e.keys(),...s.keys()].map((l,a)=>a),
i=l=>{let a=l;for(;n[a]!==a;)a=n[a]=n[n[a]];return a};for(const[l,a]of e.entries()){yield S.Yz;for(const[d,g]of s.entries())$t(a,g.at)&&$t(g,a.at)&&(n[i(e.length+
d)]=i(l))}const o=new Map;for(const[l,a]of[...e,...s].entries()){const d=o.get(i(l))??{rows:[],columns:[]};o.set(i(l),d),(a.isVertical?d.columns:d.rows).push(a)}
const r=[];for(const l of o.values()){if(l.rows.length===0||l.columns.length===0)continue;const[a,d]=[ms(l.columns,l.rows),ms(l.rows,l.columns)];for(const g of yield*Do(
Kt(d,a)))for(const A of yield*Co(g))A.xs.length>=me&&A.ys.length>=me&&r.push(A)}return r}const Kt=(t,e)=>({rows:t,columns:e,xs:ee(e),ys:ee(t)});function*Do({rows:t,
columns:e,xs:s,ys:n}){const i=[];let[o,r]=[t,e],l=0;for(let a=1;a<Math.min(n.length-2,us);a++){yield(1+e.length)*S.Yz/S.y;const d=n[a];if(a-l<2)continue;const g=r.
filter(I=>I.from<d-_t),A=r.filter(I=>I.to>d+_t);Bo(g,A,s)||(i.push(Kt(o.filter(I=>I.at<d+_t),g)),[o,r]=[o.filter(I=>I.at>d-_t),A],l=a)}return[...i,Kt(o,r)]}function*Co({
rows:t,columns:e,xs:s,ys:n}){const i=[];let[o,r]=[t,e],l=0;for(let a=2;a<Math.min(s.length-2,us);a++){if(a-l<2)continue;yield(1+t.length)*S.Yz/S.y;const d=s[a],
g=o.filter(I=>I.from<d-_t),A=o.filter(I=>I.to>d+_t);Po(g,A,n)&&(i.push(Kt(g.map(I=>({...I,to:Math.min(I.to,d)})),r.filter(I=>I.at<d+_t))),o=A.map(I=>({...I,from:Math.
max(I.from,d)})),r=r.filter(I=>I.at>d-_t),l=a)}return i.length===0?[{rows:t,columns:e,xs:s,ys:n}]:[...i,Kt(o,r)]}function Po(t,e,s){const n=({at:l})=>l>s[0]+_t&&
l<s.at(-1)-_t,[i,o]=[ee(t.filter(n)),ee(e.filter(n))];let r=0;for(let l=0,a=0;l<i.length&&a<o.length;){const d=i[l]-o[a];Math.abs(d)<_t&&r++,d<0?l++:a++}return Math.
min(i.length,o.length)>=No&&2*r<=Math.min(i.length,o.length)}function Bo(t,e,s){const n=({at:r})=>r>s[0]+_t&&r<s.at(-1)-_t,[i,o]=[t.filter(n),e.filter(n)];for(let r=0,
l=0;r<i.length&&l<o.length;){const a=i[r].at-o[l].at;if(Math.abs(a)<_t)return!0;a<0?r++:l++}return i.length===0||o.length===0}function ms(t,e){const{isVertical:s}=t[0],
[n,i]=[(0,xt.Y)(e.map(({at:a})=>a)),(0,xt.K)(e.map(({at:a})=>a))],[o,r]=[ps(e.map(a=>a.from)),ps(e.map(a=>a.to))],l=[...t];return o<t[0].at-ds&&l.unshift({isVertical:s,
at:o,from:n,to:i}),r>t.at(-1).at+ds&&l.push({isVertical:s,at:r,from:n,to:i}),l}const ps=t=>t.sort((e,s)=>e-s)[t.length>>1],$t=({from:t,to:e},s)=>t-_t<=s&&s<=e+_t;
function*ys(t){const e=yield*(0,N.p9)(t,(n,i)=>n.at-i.at||n.from-i.from),s=[];for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&
e[i].at-o<_t;)i++;if(s.length>hs)return s;n%S.y===S.y-1&&(yield S.Yz);const l=yield*(0,N.p9)(e.slice(n,i),(d,g)=>d.from-g.from);let a;for(const d of l)a&&d.from<=
a.to+_t?a.to=Math.max(a.to,d.to):(a&&s.push({isVertical:r,at:o,...a}),a={from:d.from,to:d.to});a&&s.push({isVertical:r,at:o,...a})}return s}function ee(t){const e=[];
for(const{at:s}of t)(e.length===0||s-e.at(-1)>=_t)&&e.push(s);return e}var Wo=_(60660);const Yo=1,Go=3,pe=2,Uo=.4,Ho=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;
function Ko({lines:t,element:e}){if(t.length<pe||!e)return!1;const s=e.type==="P",n=s?Go:Yo;let i=0;for(const[o,{segments:r,baseline:l,size:a}]of t.entries()){!s&&
o>0&&l<t[o-1].baseline+Uo*a&&(i=pe);let d,g=!1;for(const{fragments:A}of r)for(const I of A)g||=d!==void 0&&Math.abs(I.start-d.end)>=n*I.style.size,d=I;g&&i++}return i>=
pe&&!jo(e)}const $o=({element:t})=>t!==void 0&&Fo.test(t.type),Fo=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function jo(t){for(const{type:e}of(0,Wo.Hy)(t))if(Ho.
test(e))return!0;return!1}function*Vo({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,$.RZ)(e,n.fragments);return yield*(0,N.p9)(e,(s,n)=>s.
order-n.order)}const Es=300,ko=5,Xo=.6,Zo=20,Ms=5,Qo=3;function*Ss(t){return t.length<3||t.length>Es||!qo(t)?t:yield*tr(t)}function Jo(t){if(t.length<2||t.length>
Es)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;n=Math.max(n,t[r].bottom),i+=bs(t[r]),s.push({bottom:n,
words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,Zo);r++){o=Math.min(o,t[r-1].top);const l=s[t.length-1-r];if(l.words<Math.max(Ms,i-l.words))return t;if(l.bottom<=
o)return[...t.slice(r),...t.slice(0,r)]}return t}function ye(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(
t.start,e.start)>0}const bs=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+i.length,0),0);function qo(t){let e=0,s=0,n;for(const i of t)
bs(i)<Ms||(n&&ye(n,i)?e++:n&&ye(i,n)&&n.top-i.bottom<Qo*n.lines[0].size&&s++,n=i);return s>=ko&&s>Xo*(e+s)}function*tr(t){const e=t.length,s=new Int32Array(e),n=t.
map(()=>[]);for(let r=0;r<e;r++){yield S.Yz;for(let l=0;l<e;l++)r!==l&&er(t,r,l)&&(n[r].push(l),s[l]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;
for(const l of i)(r<0||s[l]<s[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of n[r])s[l]--}return o}function er(t,e,s){const n=t[e],i=t[s];if(n.frame!==i.frame)
return!1;if(ye(n,i))return!0;if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.some(l=>l!==n&&l!==i&&l.frame===n.
frame&&l.top<r&&l.bottom>o&&l.start<n.end&&l.end>i.start)}const sr=.4,nr=1;function*ir(t,e){if(e.length===0||t.length<2)return;const s=Array.from({length:e.length+
1},()=>[]),n=yield*(0,N.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:l,end:a,baseline:d,style:g}=r,A=or(
(l+a)/2,e);if(s[A].push(r),i&&i.column!==A&&d-i.fragment.baseline<=sr*g.size&&l-i.fragment.end<nr*g.size)return;i={fragment:r,column:A},o%S.y===S.y-1&&(yield S.
Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function or(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}const rr=100,lr=2e4,
ar=1/2,cr=1/20,fr=.999,Ts=1,hr=2,ur=1,dr=20,gr=2e4;function*mr(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>rr||(i.xs.length-1)*(i.ys.length-1)>lr)
continue;const{cells:o,others:r}=yield*pr(n,i),l=yield*Tr(o,i);l&&(s.push(l),n=r)}return{tables:s,outside:n}}function*pr(t,e){const{rows:s,columns:n,xs:i,ys:o}=e,
r=new Map,l=[];let a=0,d=0;for(const nt of t){const{frame:ct}=nt.style,gt=(0,Ze.L)(ct,nt.start,nt.end,nt.top,nt.bottom),[zt,St]=[gt.x+gt.width/2,gt.y+gt.height/
2],Dt=zt>i[0]&&zt<i.at(-1)&&St>o[0]&&St<o.at(-1),Qr=ct.cos===1&&ct.sin===0||Math.abs(ct.sin)>fr,Ft=Dt&&Qr&&!ct.vertical?Mr(e,zt,St):void 0;if(!Ft)l.push(nt);else{
const Se=r.get(Ft.first)??{...Ft,fragments:[]};r.set(Ft.first,Se),Se.fragments.push(nt),(Se.last!==Ft.last||n.some(Jr=>Sr(gt,Jr,St)))&&a++}d+=Dt?s.length+n.length:
1,!(d<gr)&&(d=0,yield S.Yz)}const g=t.length-l.length;if(a>cr*g)return{cells:new Map,others:[...t]};if(g===0||l.length===0)return{cells:r,others:l};const A=yield*yr(
l,e,r);for(const[nt,ct]of A)r.set(nt,{first:nt,last:nt+i.length+1,fragments:ct});const I=new Set([...A.values()].flat());return{cells:r,others:I.size===0?l:l.filter(
nt=>!I.has(nt))}}function*yr(t,e,s){const n=new Map;for(const[o,r]of t.entries()){o%S.y===S.y-1&&(yield S.Yz*(e.rows.length+e.columns.length)/dr);const l=r.style.
frame.cos===1?Er(r,e):void 0;if(!l||!s.has(l.cell)||s.has(l.cell-1))continue;const a=n.get(l.cell-1)??{border:l.border,own:[]};n.set(l.cell-1,a),a.own.push(r)}const i=new Map;
for(const[o,{border:r,own:l}]of n){let a=r;const d=[];for(const g of yield*(0,N.p9)(l,(A,I)=>I.end-A.end)){if(d.length>0&&a-g.end>ur*g.style.size)break;a=g.start,
d.push(g)}i.set(o,d.sort((g,A)=>g.order-A.order))}return i}function Er({box:t},{rows:e,columns:s,xs:n,ys:i}){const[o,r]=[t.x+t.width/2,t.y+t.height/2];if(o<n[0]||
r<i[0]||r>i.at(-1))return;const[,l]=Ee(s,o,r),[a,d]=[se(i,r),l?se(n,l.at):0];if(!l||d===0||d===n.length-1)return;const g=A=>e.some(I=>Math.abs(I.at-A)<hr&&$t(I,
(n[d]+n[d+1])/2));if(!(!g(i[a])||!g(i[a+1])))return{cell:a*n.length+d,border:l.at}}function Mr({rows:t,columns:e,xs:s,ys:n},i,o){const[r,l]=Ee(e,i,o),[a,d]=Ee(t,
o,i);if(!r||!l||!a||!d)return;const g=(A,I)=>se(n,A.at)*s.length+se(s,I.at);return{first:g(a,r),last:g(d,l)}}function Ee(t,e,s){let n;for(const i of t)if($t(i,s)){
if(i.at>e)return[n,i];n=i}return[n,void 0]}const Sr=({x:t,width:e},s,n)=>s.at>t+Ts&&s.at<t+e-Ts&&$t(s,n);function se(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)
s++;return s}function*br(t,e){const s=new Map;for(const[n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),l=(yield*ir(o,r))??[o];for(const[a,
d]of l.entries())d.length>0&&s.set(n+a,d)}return s}function*Tr(t,{xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=ar*n*i)return;const o=yield*br(t,e),
r=[];for(let g=0;g<i;g++){const A=[];for(let I=0;I<n;I++){const nt=o.get(g*e.length+I);A.push(nt?yield*(0,Nt._I)(yield*(0,Y.q9)(nt)):[])}for(const I of yield*Yn(
A))r.push(I)}const l=r.filter(g=>g.some(A=>A.length>0)),a=Array.from({length:n},(g,A)=>A).filter(g=>l.some(A=>A[g].length>0));if(l.length<2||a.length<2)return;const d=l.
map(g=>a.map(A=>g[A]));return new vt.QH(d,r[0]===l[0]?Ar(t,a,e.length,l[1]):void 0)}function Ar(t,e,s,n){const i=[];for(const{first:l,last:a}of t.values()){if(l>=
s-1)continue;const[d,g]=[e.indexOf(l),e.findLastIndex(A=>A<a%s)];if(d<0||g<d)return;i.push([d,g])}const o=([l,a])=>e.slice(l,a+1).every(d=>n[d].length>0),r=i.filter(
([l,a])=>a>l);return r.length>0&&r.every(o)?i.sort(([l],[a])=>l-a):void 0}var As=_(39955);const Or=2,Os=3.5,Lr=.5,_r=6,Rr=12;function*Ls(t){let e;for(let s=0;s<
t.length;s++){const n=t[s],i=wr(n),o=i&&vr(t,s+1,n,i);if(!o){e?.push(n);continue}yield o.length*S.Yz/2,e??=t.slice(0,s);for(const[r,l]of i.entries()){e.push(Nt.
eB.of([l],n.element)),r===0&&n.lines.length>1&&e.push(Nt.eB.of(n.lines.slice(1),n.element));for(let a=o[r];a<o[r+1];a++)e.push(t[a])}s=o.at(-1)-1}return e??t}function wr({
lines:t}){const[e]=t;if(e.segments.length<2)return;const s=[];let n;for(const o of e.segments)n&&o.start-n.end<Or*e.size?s.at(-1).add(o):s.push(new Nt.N1(o)),n=
o;if(s.length<2||s.length>_r)return;for(let o=1;o<t.length;o++)if(t[o].end>s[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:l})=>r+l.length,0)<=
Rr;return s.every(i)?s:void 0}function vr(t,e,s,n){const i=[e];for(const[o,r]of n.entries()){const l=n[o+1]?.start??1/0;let a=i.at(-1),d=o===0?s.bottom:r.bottom;
const g=Lr*r.size,A=({frame:I,start:nt,end:ct,top:gt})=>I===r.frame&&nt>r.start-g&&ct<l&&nt<r.end+Os*r.size&&gt>d-g;for(;a<t.length&&A(t[a])&&!(a===i.at(-1)&&t[a].
top-d>Os*r.size||(d=t[a++].bottom,o===n.length-1)););if(a===i.at(-1)&&(o>0||s.lines.length===1))return;i.push(a)}return i}var xr=_(73356);function*Ir(t,e,s,n=()=>(0,Y.
q9)(t)){if(e&&(0,As.P$)(t,e)){const i=yield*(0,As.$A)(t,e);return s?yield*zr(i,s):i}return s?yield*_s(t,yield*gs(s)):yield*Ss(yield*Ls(yield*Rs(yield*n())))}function*zr(t,e){
let s;const n=[];for(const[i,o]of t.entries()){i%S.y===S.y-1&&(yield S.Yz);const r=Ko(o)?yield*_s(yield*Vo(o),s??=yield*gs(e)):[];if(!r.some(vt.bI)&&!(r.length>
1&&$o(o)))n.push(o);else for(const l of r)l.element=o.element,n.push(l)}return n}function*_s(t,e){const{tables:s,outside:n}=yield*mr(t,e),i=yield*(0,Y.q9)(n),o=yield*Nr(
n,i),r=o.outside===n,l=yield*Rs(r?i:yield*(0,Y.q9)(o.outside));for(const a of[...s,...o.blocks]){const d=l.findIndex(g=>ws(g)>ws(a));l.splice(d<0?l.length:d,0,a)}
return[...Jo(yield*Ss(yield*Ls(l)))]}function*Nr(t,e){const s=yield*yo(e);if(s.size===0)return yield*ss(t,yield*(0,y.HE)(e,t));const n=e.filter(l=>!s.has(l.fragments[0])),
{blocks:i,outside:o}=yield*ss(t.filter(l=>!s.has(l)),yield*(0,y.HE)(n,t));if(i.length===0)return{blocks:i,outside:t};const r=new Set(o);return{blocks:i,outside:t.
filter(l=>s.has(l)||r.has(l))}}function*Rs(t){return[...yield*(0,Nt.ub)(yield*xo(yield*(0,Nt._I)(t)))]}const ws=({lines:t})=>t[0].segments[0].fragments[0].order,
Dr=(t,e)=>Me(t,e,zs),Cr=(t,e)=>Me(t,e),Pr=(t,e)=>Me([{lines:t,element:void 0}],e,jr);function*Me(t,e,s){const n=new X.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];
o>0&&!Wr(r,t[o-1])&&n.space(`
`);for(const l of r.lines){s?.(n,l);for(let a=0;a<l.segments.length;a++){const d=l.segments[a];a>0&&n.space(" "),(0,xr.T)(n,d,e),i+=d.fragments.length+d.characters/
Br,!(i<S.y)&&(i=0,n.settle(),yield S.Yz)}n.space(`
`)}s&&Zr(n)}return n}const Br=8,Wr=({element:t},e)=>t!==void 0&&Yr.has(t.type)&&t.type===e.element?.type,Yr=new Set(["LI","TR","TOCI"]),vs=173,xs=new Set([45,8208,
vs]),Gr=/[\p{L}\p{M}][-\u2010]\n+$/u,Is=/\u00ad\n+$/,Ur=/.\n+$/,Hr=new RegExp("^\\p{L}","u"),Kr=new RegExp("^\\p{Ll}","u");function zs(t,e){if(!xs.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Is.test(s);if(!i&&!(Gr.test(s)&&Kr.test(n)))return;const o=Ur.exec(s)[0].length;if(!i&&Xr(t.tail(Vr)))
return t.drop(o-1);t.drop(o),Hr.test(n)||t.space(`
`)}const $r=/[\p{L}\p{M}][-\u2010]\n$/u,Fr=/^[\p{Lu}\p{Nd}]/u;function jr(t,e){xs.has(t.lastLetter())&&$r.test(t.tail(4))&&Fr.test(e.segments[0].fragments[0].text)?
t.drop(1):zs(t,e)}const Vr=100,kr=/[/\\_@]|\w\.\w/,Xr=t=>kr.test(t.trimEnd().split(/\s/).at(-1));function Zr(t){t.lastLetter()!==vs||!Is.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((At,dt,_)=>{_.d(dt,{QH:()=>S,bI:()=>N,cA:()=>Y,xE:()=>$});var X=_(5609);class S extends X.eB{rows;spans;constructor(L,x){const R=L.flat(2),W=R.filter(
({frame:P})=>P.cos===1),[B,...Z]=W.length===0?R:W;super(B),this.rows=L,this.spans=x;for(const P of Z)this.add(P);if(W.length>0&&W.length<R.length)for(const P of R)
P.frame.cos!==1&&this.lines.push(P)}}class $ extends X.eB{visual;rows;constructor(L,x){const[R,...W]=L.map(({cells:B})=>Y(B));super(R),this.visual=L,this.rows=x;
for(const B of W)this.add(B)}}const N=F=>F instanceof S||F instanceof $;function Y([F,...L]){const x=new X.N1(F);for(const R of L)x.add(R);return x}}),39955:((At,dt,_)=>{
_.d(dt,{$A:()=>W,P$:()=>R,VN:()=>L});var X=_(27077),S=_(93604),$=_(5609),N=_(98095);const Y=.9,F=new Set("Span Quote Note Reference BibEntry Code Link Annot Rub\
y RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function L(Z){let P,rt=0;for(let D=Z;D&&rt<x;D=D.parent,rt++){if(D.type==="TR")return D;
!P&&!F.has(D.type)&&(P=D)}return P?(P.type==="Lbl"||P.type==="LBody")&&P.parent?.type==="LI"?P.parent:P:Z}const x=200;function R(Z,P){let rt=0,D=0;for(const w of Z)
w.style.marks.isArtifact||(rt+=w.text.length,P(w)&&(D+=w.text.length));return D>0&&D>=Y*rt}function*W(Z,P){const rt=[],D=[];for(let st=0;st<Z.length;st++){const J=Z[st];
st%X.y===X.y-1&&(yield X.Yz);const ut=P(J);ut?rt.push({fragment:J,leaf:ut}):D.push(J)}const w=yield*(0,S.p9)(rt,(st,J)=>st.leaf.order-J.leaf.order||st.fragment.
order-J.fragment.order);let H=0;const K=new Map,U=st=>{const{element:J}=w[st].leaf;let ut=K.get(J);return ut||K.set(J,ut=L(J)),ut},V=[],q=[];for(let st=0,J;st<w.
length;st=J){const ut=U(st);for(J=st+1;J<w.length&&U(J)===ut;)J++;const G=w.slice(st,J).map(({fragment:lt})=>lt);(H+=G.length)>=X.y&&(H=0,yield X.Yz);const j=$.
eB.of(yield*(0,$._I)(yield*(0,N.q9)(G)),ut);if(V.push(j),D.length>0)for(const{order:lt}of G)q.push({order:lt,block:j})}return D.length===0?V:yield*B(V,q,yield*(0,$.
ub)(yield*(0,$._I)(yield*(0,N.q9)(D))))}function*B(Z,P,rt){const D=yield*(0,S.p9)(P,(K,U)=>K.order-U.order),w=[],H=new Map;for(const[K,U]of rt.entries()){K%X.y===
X.y-1&&(yield X.Yz);const V=U.lines[0].segments[0].order;let q=0;for(let ut=D.length;q<ut;){const G=q+ut>>1;D[G].order<V?q=G+1:ut=G}const st=D[q-1]?.block,J=st&&
H.get(st);J?J.push(U):st?H.set(st,[U]):w.push(U)}return[...w,...Z.flatMap(K=>[K,...H.get(K)??[]])]}}),52332:((At,dt,_)=>{_.d(dt,{l$:()=>Lt,HE:()=>E,SE:()=>m,x1:()=>Et,
rQ:()=>Ot});var X=_(45657),S=_(61520),$=_(27077),N=_(93604),Y=_(31681),F=_(5609),L=_(93463);const x=5,R=.75,W=.5,B=3,Z=.08,P=.3,rt={both:0,before:0,after:0,level:0,
lowest:1/0,highest:-1/0};function D(k,ot){const{both:tt,level:Q,lowest:et,highest:z}=k;return{...k,both:tt+1,level:Math.abs(ot)<Z?Q+1:Q,lowest:Math.min(et,ot),highest:Math.
max(z,ot)}}const w=(k,ot)=>ot?{...k,before:k.before+1}:{...k,after:k.after+1};function H({both:k,before:ot,after:tt,level:Q,lowest:et,highest:z}){const at=Math.
min(ot,tt);return at<x||k>R*(k+at)?!1:k>=B&&Q<=W*k&&z-et>=P}const K=3,U=4,V=2.5,q=6,st=.8,J=20,ut=4;function*G(k){const ot=k.map(()=>new Set);if(!j(k)&&!lt(k))return ot;
let tt=[],Q=0;const et=({rows:z,wordsBefore:at,wordsAfter:yt,from:Mt,last:Tt,sides:Rt})=>{const wt=z>=K&&Math.min(at,yt)>=U*z,It=H(Rt);if(!wt&&!It)return;const Ct=({
isGutter:bt,row:Pt})=>bt==="whole"||!It&&(bt==="prose"||Pt<Mt);for(let bt=Tt;bt&&!Ct(bt);bt=bt.above)bt.isGutter=It?"whole":"prose",ot[bt.row].add(bt.cell)};for(const[
z,at]of k.entries()){const yt=k[z-1],Mt=yt?at.baseline-yt.baseline:0,Tt=({last:wt})=>Mt<=q*at.size&&z-wt.row<=J,Rt=Mt>V*at.size;for(const wt of tt)(Rt||!Tt(wt))&&
et(wt);tt=tt.filter(Tt),Rt&&(tt=tt.map(wt=>({...wt,rows:0,wordsBefore:0,wordsAfter:0,from:z}))),(Q+=at.cells.length+tt.length)>=$.y&&(Q=0,yield $.Yz),tt=it(tt,at,
z,et)}return tt.forEach(et),ot}function j(k){const ot=({fragments:Q})=>Q.length>=U,tt=(Q,et)=>k.some(({cells:z})=>z.slice(Q,et||z.length).some(ot));return tt(0,
-1)&&tt(1,0)}function lt(k){const ot=k.reduce((tt,{cells:Q})=>Q.length===1?tt+1:tt,0);return ot>=2*x&&k.length>ot}function it(k,{cells:ot,size:tt},Q,et){const z=[];
let at=0,yt=-1/0;for(let Mt=0;Mt<=ot.length;Mt++){const Tt=ot[Mt]?.start??1/0,Rt=Mt>0&&Mt<ot.length,wt=Tt-yt>=st*tt,It=[];for(;at<k.length&&k[at].start<Tt;at++){
const bt=k[at],[Pt,Wt]=[Math.max(bt.start,yt),Math.min(bt.end,Tt)];if(Wt-Pt<st*tt?et(bt):Rt?It.push(y(bt,{start:Pt,end:Wt},Q,Mt,ot)):z.push({...bt,start:Pt,end:Wt,
sides:w(bt.sides,Mt>0)}),bt.end>Tt)break}Rt&&wt&&It.length===0&&It.push(y(void 0,{start:yt,end:Tt},Q,Mt,ot));const Ct=b(It);for(const bt of It)Ct.has(bt)?z.push(
bt):et(bt);yt=Math.max(yt,ot[Mt]?.end??Tt)}return z}function b(k){return k.length<=ut?new Set(k):new Set([...k].sort((ot,tt)=>tt.rows-ot.rows).slice(0,ut))}function y(k,ot,tt,Q,et){
return{...ot,rows:(k?.rows??0)+1,wordsBefore:(k?.wordsBefore??0)+et[Q-1].fragments.length,wordsAfter:(k?.wordsAfter??0)+et[Q].fragments.length,from:k?.from??tt,
last:{row:tt,cell:Q,above:k?.last,isGutter:"no"},sides:D(k?.sides??rt,(et[Q].baseline-et[Q-1].baseline)/et[Q].size)}}var p=_(98095),T=_(73356);const M=.4,h=1,u=3,
c=2e3,f=.5;function*m(k){return yield*E(yield*(0,p.q9)(k),k)}function*E(k,ot,tt=!0){const Q=yield*C(ot),et=new Map;for(const at of k){const yt=et.get(at.frame);
yt?yt.push(at):et.set(at.frame,[at])}const z=[];for(const at of et.values()){yield $.Kl;const yt=[];for(const Tt of yield*ht(yield*ft(at,Q)))yt.push(pt(Tt,Q));const Mt=tt?
yield*G(yt):void 0;z.push(yt.map((Tt,Rt)=>({...Tt,gutters:Mt?.[Rt]??O})))}return z}const O=new Set,v=2e4;function*C(k){const ot=[];for(let Q=1;Q<k.length&&ot.length<
c;Q++){Q%$.y===0&&(yield $.Yz);const[et,z]=[k[Q-1],k[Q]];if(et.style.frame!==z.style.frame||et.baseline!==z.baseline)continue;const at=(z.start-et.end)/z.style.
size;at>0&&at<h&&(0,p.re)(et,z)&&ot.push(at)}const tt=yield*(0,N.p9)(ot,(Q,et)=>Q-et);return Math.max(h,u*(tt[tt.length>>1]??0))}function*ft(k,ot){const tt=[];let Q=0;
for(const et of k){if((Q+=et.fragments.length)>=$.y&&(Q=0,yield $.Yz),et.end-et.start<ot*et.size||et.fragments.length<2){tt.push(et);continue}let z;for(const at of et.
fragments)z&&Math.min(at.start,at.end)-z.end<ot*Math.max(z.size,at.style.size)?z.add(at):tt.push(z=new p.Y4(at))}return tt}function*ht(k){const ot=yield*(0,N.p9)(
k,(Q,et)=>Q.baseline-et.baseline||Q.start-et.start),tt=[];for(const[Q,et]of ot.entries()){Q%$.y===$.y-1&&(yield $.Yz);const z=tt.at(-1);z!==void 0&&z.length<F.Px&&
et.baseline-z[0].baseline<M*Math.min(et.size,z[0].size)?z.push(et):tt.push([et])}for(const Q of tt)Q.sort((et,z)=>et.start-z.start);return tt}function pt(k,ot){
const tt=[];let Q;for(const z of k){const at=tt.at(-1),yt=at&&z.start-at.end,Mt=at?Math.max(at.size,z.size):0;yt!==void 0&&yt<ot*Mt&&yt>-f*Mt?Q===at?Q.join(z):tt[tt.
length-1]=Q=at.joined(z):tt.push(z)}const et=tt.reduce((z,at)=>at.size>z.size?at:z);return{baseline:et.baseline,size:et.size,cells:tt}}function*Et(k,ot){return yield*mt(
k.flat(),Gt,ot)}function*Ot(k,ot){const tt=[],Q=new Map,et=new Set;let z=0;for(const at of k){const{pairs:yt,lacking:Mt}=yield*(0,L.f)(at);(0,X.RZ)(tt,yt);for(const Tt of Mt)
for(const Rt of Q.size<v?Tt.labels:[]){Tt.without.has(Rt)&&et.add(z);for(const{letters:wt,text:It}of Rt.fragments)for(let Ct=0;Ct<It.length&&Q.size<v;Ct++)Q.set(
wt+Ct,z);z++}}if(tt.length!==0)return{...yield*mt(tt,at=>[at],ot),labelOf:Q,without:et}}function*mt(k,ot,tt){const Q=new S.q(tt),et=[];let z=0;for(const at of k)
for(const yt of ot(at)){const Mt=Q.size;for(const[Tt,Rt]of yt.entries())Tt>0&&Q.space(`
`),(0,T.T)(Q,Rt,tt),!((z+=Rt.fragments.length)<$.y)&&(z=0,Q.settle(),yield $.Yz);et.push({start:Mt,end:Q.size}),Q.space(`
`)}return{flow:Q,lines:et}}function Lt({cells:k,gutters:ot}){if(ot.size===0)return[k];const tt=[];for(const[Q,et]of k.entries())Q===0||ot.has(Q)?tt.push([et]):tt.
at(-1).push(et);return tt}const Gt=k=>Lt(k).map(ot=>Ut(ot)?[...ot].reverse():ot);function Ut(k){return k.length<2?!1:k.filter(({fragments:tt})=>tt.some(({mayTurn:Q,
text:et})=>Q&&(0,Y.d)(et))).length>k.length/2}}),3133:((At,dt,_)=>{_.d(dt,{X:()=>y,b:()=>b});var X=_(62743),S=_(86491),$=_(74135),N=_(6057),Y=_(65868),F=_(60660),
L=_(84731),x=_(89420);function R(M,h,u){const c=new Map,f=new Set,{fragments:m,edges:E}=M,O=[];for(const[C,ft]of m.entries()){const ht=h(ft),pt=ht&&v(ht.element);
if(!pt){O.push(ft);continue}if(f.has(pt)||pt.firstPage!==u)continue;f.add(pt);const Et=(0,L.X5)(pt.actualText.trim());if(Et==="")continue;const Ot=new x.F(ft.style,
ft.start,ft.baseline,ft.order,E.count);Ot.text=Et,Ot.end=W(m,C,mt=>{const Lt=h(mt);return Lt!==void 0&&v(Lt.element)===pt});for(let mt=0;mt<Et.length;mt++)E.add(
Ot.start,Ot.end);O.push(Ot)}return O;function v(C){if(c.has(C))return c.get(C);const ft=[];for(const ht of(0,F.Hy)(C)){if(c.has(ht))break;ft.push(ht)}for(const ht of ft.
reverse()){const pt=ht.parent&&c.get(ht.parent);c.set(ht,pt??(ht.actualText===void 0?void 0:ht))}return c.get(C)}}function W(M,h,u){const c=M[h];let{end:f}=c;for(let m=h+
1;m<M.length;m++){const E=M[m];if(E.baseline!==c.baseline||E.style.frame!==c.style.frame||!u(E))break;f=Math.max(f,E.end)}return f}var B=_(98689),Z=_(36211),P=_(
5490);const rt=3,D=.5,w=4,H=2e4;class K{get rules(){return this.found.length>H?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(h,{matrix:u},c,f){
const m=Z.lJ.get(h.operator);m?this.paints(m,f):this.found.length<=H&&this.path.length+this.boxes.length<=H&&this.extends(h,u)}extends(h,u){const c=(0,P.M)(h);switch(h.
operator){case"re":{const[f=NaN,m=NaN,E=NaN,O=NaN]=c,v=(0,$.zl)(u,[f,m,f+E,m+O]);v.every(Number.isFinite)&&this.boxes.push(v);return}case"m":this.first=this.last=
(0,$.Gd)(u,c[0],c[1]);return;case"l":this.line((0,$.Gd)(u,c[0],c[1]));return;case"c":case"v":case"y":this.last=(0,$.Gd)(u,c.at(-2),c.at(-1));return;case"h":this.
line(this.first)}}line(h){this.path.push([this.last,h]),this.last=h}paints({fill:h,strokes:u,closes:c},f){if(c&&this.line(this.first),!f&&u){for(const[[m,E],[O,
v]]of this.path)this.add(m,E,O,v,D);for(const[m,E,O,v]of this.boxes)this.around(m,E,O,v)}if(!f&&h)for(const[m,E,O,v]of[...this.boxes,...this.outline()])this.add(
m,E,O,v,rt);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,$.$L)(this.path.flat())]}around(h,u,c,f){if(c-h<=rt||f-u<=
rt){this.add(h,u,c,f,rt);return}for(const m of[u,f])this.add(h,m,c,m,D);for(const m of[h,c])this.add(m,u,m,f,D)}add(h,u,c,f,m){const[E,O]=[Math.abs(c-h),Math.abs(
f-u)];if(!(Math.min(E,O)<=m&&Math.max(E,O)>=w))return;const v=O>E;this.found.push(v?{isVertical:v,at:(h+c)/2,from:Math.min(u,f),to:Math.max(u,f)}:{isVertical:v,
at:(u+f)/2,from:Math.min(h,c),to:Math.max(h,c)})}}var U=_(27077),V=_(77211),q=_(77397),st=_(52332),J=_(98095);const ut=200,G=2e4;class j{index;found;characters;unreadable;ordered;reading;segmented;constructor(h,u){
this.index=h,this.found=u,this.characters=u.characters,this.unreadable=u.unreadable}get blocks(){return this.ordered??=(0,U.zd)(this.order())}*blocksByLook(){const{
fragments:h,leafOf:u,rules:c,hasTablesApart:f=!0}=this.found;return c&&!u&&f?this.blocks:yield*(0,q.NQ)(h,void 0,c??[])}order(){const{fragments:h,leafOf:u,rules:c,
hasTablesApart:f=!0}=this.found;return(0,q.NQ)(h,u,f?c:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,J.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,U.zd)((0,q.dV)(this.blocks,this.found.edges))}async prepare(h){const{fragments:u,edges:c}=this.found;u.length<ut&&this.characters<G||(this.
ordered=await(0,U.k6)(this.order(),h),this.reading=await(0,U.k6)((0,q.dV)(this.ordered,c),h))}*layout(h){return h==="reading"?this.flow.shown:yield*(0,V.Z)(this.
found.fragments,this.found.edges)}*visualText(h=!0){const{fragments:u,edges:c}=this.found,f=yield*(0,st.HE)(yield*this.segments(),u,h),m=yield*(0,st.x1)(f,c);return h?
{...m,below:yield*(0,st.rQ)(f,c)}:m}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(h){const u=yield*(0,q.td)(
this.blocks,this.found.edges),c=[];for(const{0:f,index:m}of u.text.matchAll(h)){const E=u.box(m,m+f.length);E&&c.push({text:f,...E}),c.length%U.y===U.y-1&&(yield U.
Yz)}return c}}const lt=200,it=2e4,b=({characters:M})=>Math.min(M+lt,it);class y{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(h,u=!1,c=!0){
this.document=h,this.findsRules=u,this.hasTablesApart=c,this.contents=new Y.i(h)}async page(h){const{document:u}=this,c=(0,N.iw)(u,h),{width:f,height:m}=(0,$.iN)(
c),E={width:f*c.userUnit,height:m*c.userUnit},O=new B.g(E.width,E.height,this.expected),v=this.findsRules?new K:void 0,C=await this.contents.read(h,O,v);return this.
expected=b(O),this.assemble(h,O,E,{rules:v?.rules,damage:C,usesElementTexts:!0})}async assemble(h,u,c,{rules:f,damage:m,usesElementTexts:E}){const{document:O}=this;
u.finish();const v=h<0?-1:O.pages.number(h),C=h<0?void 0:await(this.tags??=(0,F.g$)(O)),ft=C?.hasPage(v)?p(C,v):void 0,ht=E&&ft&&C?.hasTexts?R(u,ft,v):u.fragments,
pt=T(ht),Et=C?.hasTexts===!0,Ot={fragments:ht,edges:u.edges,...pt,damage:m,leafOf:ft,hasElementTexts:Et,rules:f,...c},mt=new j(h,{...Ot,hasTablesApart:this.hasTablesApart});
return await mt.prepare(O.job.pace),mt}}function p(M,h){let u,c;return({style:{marks:f}})=>(f!==u&&(u=f,c=f.id<0?void 0:M.leaf(h,f.stream,f.id)),c)}function T(M){
let h=0,u=0,c=0;for(const{text:f,style:m}of M){const E=u;h+=f.length;for(let O=f.indexOf(X.m);O>=0;O=f.indexOf(X.m,O+1))u++;m.font===S.Z&&(c+=f.length-(u-E))}return{
characters:h,unreadable:u,assumed:c}}}),31681:((At,dt,_)=>{_.d(dt,{d:()=>S,f:()=>B});const X=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
S=w=>X.test(w),$=0,N=1,Y=2,F=3,L=4,x=new RegExp("\\p{L}","u"),R=new RegExp("\\p{Nd}","u");function W(w){return R.test(w)?F:X.test(w)?Y:x.test(w)?N:/^[.,:/%+\-\u066b\u066c]$/.
test(w)?L:$}function B(w,H){const K=w.map(W),U=K.filter(G=>G===Y).length,V=H.includes(!0);if(U===0)return V?Z(H):void 0;const q=K.filter(G=>G===N).length,st=U>=
q||V,J=w.map((G,j)=>j);st&&J.reverse(),P(K,st);const ut=G=>st?K[G]!==Y:K[G]!==N;for(let G=0,j;G<J.length;G=j){for(j=G+1;j<J.length&&ut(J[j])===ut(J[G]);)j++;ut(
J[G])&&(D(J,G,j),st||rt(J,K,G,j))}return J}function Z(w){const H=w.map((K,U)=>U);for(let K=0,U;K<H.length;K=U){for(U=K+1;U<H.length&&w[U]===w[K];)U++;w[K]&&D(H,
K,U)}return H}function P(w,H){for(let V=0;V<w.length;V++)if(w[V]===L){const q=w[V-1]===F&&w[V+1]===F;w[V]=q?F:$}const K=H?Y:N,U=V=>V===void 0?K:V===F?H?Y:N:V;for(let V=0,
q;V<w.length;V=q){if(q=V+1,w[V]!==$)continue;for(;q<w.length&&w[q]===$;)q++;const st=U(w[V-1]),J=U(w[q]);w.fill(st===J?st:K,V,q)}if(!H){for(let V=0;V<w.length;V++)
if(w[V]===F){let q=V;for(;w[q]===F;)q++;(w[V-1]!==Y||w[q]!==Y)&&w.fill(N,V,q),V=q}}}function rt(w,H,K,U){for(let V=K,q;V<U;V=q)if(q=V+1,H[w[V]]===F){for(;q<U&&H[w[q]]===
F;)q++;D(w,V,q)}}function D(w,H,K){for(let U=H,V=K-1;U<V;U++,V--)[w[U],w[V]]=[w[V],w[U]]}}),98095:((At,dt,_)=>{_.d(dt,{Y4:()=>j,re:()=>u,lP:()=>it,q9:()=>lt});var X=_(
98689),S=_(27077),$=_(93604),N=_(31681),Y=_(69631);const F=.6,L=.1,x=.3,R=3,W=new RegExp("^(?:\\d{1,2}|[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),B=200,
Z=1e6;function*P(c){const f=c.filter(rt);if(f.length===0)return c;const m=yield*(0,$.p9)(c,(v,C)=>v.baseline-C.baseline),E=new Set;let O=0;for(const v of f){const C=H(
m,v.baseline);for(let ft=C;ft<Math.min(m.length,C+B)&&O<Z;ft++){++O%S.y===0&&(yield S.Yz);const ht=m[ft];if(!(!D(ht,v)||E.has(ht))&&(O+=ht.fragments.length,!!ht.
fragments.some(pt=>w(v.fragments[0],pt)))){ht.join(v),E.add(v);break}}}return E.size===0?c:c.filter(v=>!E.has(v))}const rt=({characters:c,fragments:f})=>c<=R&&f.
length===1&&W.test(f[0].text)&&!f[0].style.frame.vertical;function D(c,f){const m=c.baseline-f.baseline,{size:E}=c;return f.size<Y.N$*E&&m>Y.WV*E&&m<F*E&&c.frame===
f.frame&&f.start>c.start&&f.start<c.end+x*E}function w(c,{end:f,style:{size:m}}){const E=c.start-f;return E>-L*m&&E<x*m&&c.style.size<Y.N$*m}function H(c,f){let m=0;
for(let E=c.length;m<E;){const O=m+E>>1;c[O].baseline<=f?m=O+1:E=O}return m}const K=1.6,U=.5,V=.15,q=.6,st=.6,J=.35,ut=.02,G=5e3;class j{fragments;start;end;baseline;size;top;bottom;characters;constructor(f){
this.fragments=[f],this.start=Math.min(f.start,f.end),this.end=Math.max(f.start,f.end),this.baseline=f.baseline,this.size=f.style.size,this.top=f.top,this.bottom=
f.bottom,this.characters=f.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(f){const m=this.fragments[this.
fragments.length-1];this.fragments.push(f),this.characters+=f.text.length;const E=Math.min(f.start,f.end),O=Math.max(f.start,f.end);E<this.start&&(this.start=E),
O>this.end&&(this.end=O);const{style:v,baseline:C}=f;v===m.style&&C===m.baseline||(v.size>this.size*1.05&&(this.size=v.size,this.baseline=C),f.top<this.top&&(this.
top=f.top),f.bottom>this.bottom&&(this.bottom=f.bottom))}join(f){for(const m of f.fragments)this.add(m)}joined(f){const[m,...E]=this.fragments,O=new j(m);for(const v of E)
O.add(v);return O.join(f),O}sort(){const{fragments:f}=this;for(let m=1;m<f.length;m++)if(f[m].start<f[m-1].start){f.sort((E,O)=>E.start-O.start||E.order-O.order);
return}}}function*lt(c){const f=[];let m;for(let v=0;v<c.length;v++){const C=c[v];v%S.y===S.y-1&&(yield S.Yz),m&&b(m,C)?m.add(C):f.push(m=new j(C))}const E=yield*P(
yield*y(f));let O=0;for(const v of E)v.sort(),O+=v.fragments.length,!(O<S.y)&&(O=0,yield S.Yz);return E}const it=({style:c,text:f,mayTurn:m})=>c.marks.isReversed||
m&&(0,N.d)(f);function b(c,f){const{style:m,start:E,end:O,baseline:v}=f;if(m.frame!==c.frame||c.characters>G)return!1;const C=Math.max(m.size,c.size),ft=Math.abs(
v-c.baseline);if(ft>q*C)return!1;const ht=E-c.end,pt=c.start-Math.max(E,O);return ft>V*C?ht>-U*C&&ht<st*C:ht>-U*C&&ht<K*C||pt>-U*C&&pt<(it(f)?st:J)*C}function*y(c){
if(c.length<2)return[...c];const f=new Map;for(const{frame:v}of c)f.has(v)||f.set(v,f.size);const m=[];for(let v=0;v<c.length;v++){const C=c[v];v%S.y===S.y-1&&(yield S.
Yz),m.push({segment:C,order:v,frame:f.get(C.frame)})}const E=yield*(0,$.p9)(m,(v,C)=>v.frame-C.frame||v.segment.baseline-C.segment.baseline||v.segment.start-C.segment.
start),O=new Set;for(let v=0;v<E.length;v++){v%S.y===S.y-1&&(yield S.Yz);const{segment:C,frame:ft,order:ht}=E[v];if(!(O.size>0&&O.has(C)))for(let pt=v+1;pt<Math.
min(E.length,v+p);pt++){const Et=E[pt],Ot=Math.min(C.size,Et.segment.size);if(Et.frame!==ft||Et.segment.baseline-C.baseline>V*Ot)break;if(O.has(Et.segment)||!M(
C,Et.segment))continue;const[mt,Lt]=ht<Et.order?[C,Et.segment]:[Et.segment,C];if(mt.join(Lt),O.add(Lt),Lt===C)break}}return O.size===0?[...c]:c.filter(v=>!O.has(
v))}const p=50,T=/:$/;function M(c,f){const m=Math.min(c.size,f.size);if(c.characters+f.characters>G||Math.max(c.size,f.size)>1.5*m||h(c)||h(f))return!1;const[E,
O]=c.start<=f.start?[c,f]:[f,c],v=O.start-E.end,C=T.test(E.fragments.at(-1).text)?st:J;return v>-ut*m&&v<C*m}const h=({fragments:c})=>c.length===1&&c[0].text.length===
1;function u(c,f){return f.order===c.order+1&&(c.spaceAfter||f.spaceBefore)?!0:f.start-c.end>Math.max((0,X.U)(c.style),(0,X.U)(f.style))}}),73356:((At,dt,_)=>{_.
d(dt,{T:()=>F,x:()=>Y});var X=_(61520),S=_(69631),$=_(31681),N=_(98095);function Y(x,R){const W=new X.q(R);return F(W,x,R),W.shown}function F(x,{fragments:R},W){
if(R.some(N.lP)){L(x,R,W);return}for(let B=0;B<R.length;B++){const Z=R[B],P=R[B-1];P&&(0,N.re)(P,Z)?x.space(" "):P&&P.style!==Z.style&&(0,S.rk)(Z.text,Z,P)&&x.raiseNext(),
x.add(Z)}}function L(x,R,W){const B=[];for(const[D,w]of R.entries()){D>0&&(0,N.re)(R[D-1],w)&&B.push({text:" ",from:0,to:0});const{text:H}=w;for(let K=0,U;K<H.length;K=
U){for(U=K+1;U<H.length&&W.isOneGlyph(w,U-1);)U++;B.push({text:H.slice(K,U),fragment:w,from:K,to:U})}}const Z=B.map(({text:D})=>D),P=D=>B[D]?.fragment?.style.marks.
isReversed??!1,rt=B.map(({fragment:D},w)=>P(w)||!D&&P(w-1)&&P(w+1));for(const D of(0,$.f)(Z,rt)??Z.keys()){const{text:w,fragment:H,from:K,to:U}=B[D];H?x.add(H,K,
U):x.space(w)}}})};
