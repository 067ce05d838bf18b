"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((Ot,dt,O)=>{O.d(dt,{D:()=>B,L:()=>S});var et=O(45657);function S({cos:N,sin:G},q,v,R,w){if(G===0&&N===
1)return{x:q,y:R,width:v-q,height:w-R};const W=[q*N-R*G,v*N-R*G,q*N-w*G,v*N-w*G],P=[q*G+R*N,v*G+R*N,q*G+w*N,v*G+w*N],[$,K]=[(0,et.YG)(W),(0,et.YG)(P)];return{x:$,
y:K,width:(0,et.Kf)(W)-$,height:(0,et.Kf)(P)-K}}function B(N,G){const[q,v]=[Math.min(N.x,G.x),Math.min(N.y,G.y)];return{x:q,y:v,width:Math.max(N.x+N.width,G.x+G.
width)-q,height:Math.max(N.y+N.height,G.y+G.height)-v}}}),60660:((Ot,dt,O)=>{O.d(dt,{P9:()=>x,nZ:()=>b,g$:()=>ft,Bi:()=>lt,Hy:()=>D});var et=O(44233),S=O(77581),
B=O(45599),N=O(70549),G=O(9819);const q=1e3,v=20,R=200,w=20;function W(E,f,c){let[d,u,m]=[1,1,[]];for(const M of P(E,f)){d=$(E,M.get("ColSpan"))??d,u=$(E,M.get(
"RowSpan"))??u;const _=E.array(M.get("Headers"));_&&(m=_.slice(0,v).flatMap(X=>K(E,X)??[]))}return{columns:d,rows:u,id:K(E,c),heads:m}}function P(E,f){return f===
void 0?[]:(E.array(f)?.slice(0,w)??[f]).flatMap(d=>E.dict(d)??[])}function $(E,f){const c=f===void 0?void 0:E.resolve(f);return typeof c=="number"&&Number.isInteger(
c)&&c>=1&&c<=q?c:void 0}function K(E,f){const c=f===void 0?void 0:E.resolve(f);return c instanceof B.Mx?(0,S.g7)(c).slice(0,R):void 0}var Q=O(78157),C=O(79725),
L=O(82416);const U=2e3,H=9;class F{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new C.R;number=0;isReference=!1;constructor(f){this.document=
f}read(f){const{entries:c,kids:d}=this;d.length=0;const u=this.document.place(f);if(!u||!c.locate(u.bytes,u.start,Math.min(u.end,u.start+U)))return!1;const{bytes:m}=u,
{at:M}=c;if(c.find(m,"MCID")>=0)return!1;this.hasTexts=c.find(m,"ActualText")>=0||c.find(m,"Alt")>=0,this.hasAttributes=c.find(m,"A")>=0||c.find(m,"ID")>=0;const _=c.
find(m,"S");if(_<0||m[M[_+2]]!==Q.cL)return!1;this.name(m,M[_+2]+1,M[_+3]);const X=c.find(m,"Pg");if(this.page=-1,X>=0){if(this.after(m,M[X+2],M[X+3])!==M[X+3]||
!this.isReference)return!1;this.page=this.number}const at=c.find(m,"K");return at<0||this.readKids(m,M[at+2],M[at+3])}name(f,c,d){const{type:u}=this;let m=0;if(u.
length===d-c)for(;m<u.length&&f[c+m]===u.charCodeAt(m);)m++;(m<d-c||m===0)&&(this.type=(0,L.MQ)(f,c,d))}readKids(f,c,d){const u=f[c]===Q.WL,m=u?d-1:d;if(u&&f[m]!==
Q.wt)return!1;for(let M=(0,Q.AN)(f,u?c+1:c,m);M<m;M=(0,Q.AN)(f,M,m)){if(M=this.after(f,M,m),M<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}
return u||!this.isReference||this.isDictionary(this.number)}isDictionary(f){const c=this.document.place(f);return c!==void 0&&c.bytes[(0,Q.AN)(c.bytes,c.start,c.
end)]===Q.iH}after(f,c,d){let u=c,m=0;for(;u<d&&k(f[u]);u++)m=m*10+f[u]-Q.l0;if(u===c||u-c>H||(this.number=m,this.isReference=!1,u<d&&!st(f[u])))return-1;const M=(0,Q.
AN)(f,u,d);let _=M;for(;_<d&&k(f[_]);)_++;const X=(0,Q.AN)(f,_,d);return _===M||X>=d||f[X]!==Q.AV?u:(this.isReference=!0,X+1)}}const k=E=>E>=Q.l0&&E<=Q.ev,st=E=>E===
32||E===10||E===13,nt=1e7,tt=4,ut=2,Y=1e4;class j{pages=new Map;count=0;last;hasTexts=!1;leaf(f,c,d){const u=this.pages.get(f);return c===0&&d<Y?u?.own[d]:u?.others.
get(c*nt+d)}async leaves(f,c){const{own:d=[],others:u}=this.pages.get(f)??{};return await(0,et.qZ)([...d.flat(),...u?.values()??[]],(m,M)=>m.order-M.order,c)}hasPage(f){
return this.pages.has(f)}add(f,c,d,u){if(!Number.isInteger(u)||u<0||u>=nt)return;const{own:m,others:M}=this.leavesOf(c);if(d===0&&u<Y)m[u]??={element:f,order:this.
count++};else{const _=d*nt+u;M.has(_)||M.set(_,{element:f,order:this.count++})}for(let _=f;_&&_.firstPage<0;_=_.parent)_.firstPage=c}leavesOf(f){if(this.last?.number===
f)return this.last.leaves;let c=this.pages.get(f);return c||this.pages.set(f,c={own:[],others:new Map}),this.last={number:f,leaves:c},c}}const ft=(0,N.n)(T);function lt(E){
const f=E.dict(E.catalog.get("MarkInfo"));return E.dict(E.catalog.get("StructTreeRoot"))!==void 0&&E.resolve(f?.get("Marked"))===!0}async function T(E){const f=E.
dict(E.catalog.get("StructTreeRoot"));if(!f||E.resolve(E.dict(E.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const c=new y(E,E.dict(f.get("RoleMap")));
return await c.run(f),c.tags}class y{document;roles;tags=new j;visit;bytes;types=new Map;open=[];constructor(f,c){this.document=f,this.roles=c,this.visit=new G.
_i(f),this.bytes=new F(f)}async run(f){const{open:c,document:d}=this;this.push(f.get("K"),void 0,-1);for(let u=c.pop();u;u=c.pop()){this.take(u);const m=d.job.pace.
step(300);m&&await m}}push(f,c,d){if(f===void 0)return;const u=(0,B.i9)(f)||(0,B.cy)(f)?this.document.array(f)??[f]:[f];for(let m=u.length-1;m>=0;m--)this.open.
push({kid:u[m],parent:c,page:d})}take({kid:f,parent:c,page:d}){if(typeof f=="number"){c&&d>=0&&this.tags.add(c,d,0,f);return}if(!this.visit.first(f)||(0,B.i9)(f)&&
this.takeBytes(f.number,c,d))return;const u=this.document.dict(f);if(!u)return;const m=u.get("Pg"),M=(0,B.i9)(m)?m.number:d,_=u.get("MCID");if(_!==void 0){const yt=u.
get("Stm");c&&M>=0&&this.tags.add(c,M,(0,B.i9)(yt)?yt.number:0,Number(this.document.resolve(_)));return}const X=this.document.resolve(u.get("S"));if(!(X instanceof
B.SX))return;const at=this.standard(X.text),gt={type:at,parent:c,actualText:this.text(u.get("ActualText")),alternative:this.text(u.get("Alt")),cell:b(at)?W(this.
document,u.get("A"),u.get("ID")):void 0,firstPage:-1};this.enter(gt),this.push(u.get("K"),gt,M),(0,B.i9)(f)&&this.document.release(f.number)}takeBytes(f,c,d){const{
bytes:u,document:m,open:M,tags:_}=this;if(!u.read(f))return!1;const{hasTexts:X,hasAttributes:at,kids:gt}=u,yt=this.standard(u.type),Lt=at&&b(yt),Et={type:yt,parent:c,
actualText:X?this.text(m.entry(f,"ActualText")):void 0,alternative:X?this.text(m.entry(f,"Alt")):void 0,cell:Lt?W(m,m.entry(f,"A"),m.entry(f,"ID")):void 0,firstPage:-1};
this.enter(Et);const pt=u.page<0?d:u.page;if(gt.some(_t=>_t<0))for(let _t=gt.length-1;_t>=0;_t--){const wt=gt[_t];M.push({kid:wt<0?new B.oS(-1-wt):wt,parent:Et,
page:pt})}else if(pt>=0)for(const _t of gt)_.add(Et,pt,0,_t);return!0}enter(f){const{type:c,parent:d,actualText:u}=f;u!==void 0&&(this.tags.hasTexts=!0),c==="TR"&&
p(f),!(d?.type!=="TR"||!b(c))&&(d.cells?d.cells.push(f):d.cells=[f])}text(f){const c=f===void 0?null:this.document.resolve(f);if(!(c instanceof B.Mx))return;const d=(0,S.
g7)(c);return this.document.job.memory.budget.spend("characters",d.length),d}standard(f){const c=this.types.get(f);if(c!==void 0)return c;let d=f;for(let u=0;u<
16;u++){const m=this.document.resolve(this.roles?.get(d));if(!(m instanceof B.SX)||m.text===d)break;d=m.text}return this.types.set(f,d),d}}function p(E){let f=E.
parent;for(let c=1;c<ut&&f?.type!=="Table";c++)f=f?.parent;f?.type==="Table"&&(f.firstRows??=[],f.firstRows.length<tt&&f.firstRows.push(E))}const b=E=>E==="TD"||
E==="TH";function x(E){const f=new Map;return c=>{const d=[];let u;for(const m of D(c)){if(u=f.get(m)??(E(m.type)?m:void 0),u||f.has(m))break;d.push(m)}for(const m of d)
f.set(m,u);return u&&f.set(u,u),u}}function*D(E){for(let f=E;f;f=f.parent)yield f}}),34659:((Ot,dt,O)=>{O.d(dt,{a:()=>et,v:()=>S});const et="\\u2022\\u25e6\\u25aa\\\
u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",S='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((Ot,dt,O)=>{
O.d(dt,{Ps:()=>Q,RO:()=>R,V0:()=>P,X5:()=>w});const et=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
S=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,B=/[\t\n\v\f\r\u00a0]/g,N=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,G=173,q=1e4,v=100;
class R{cleaned=new Map;clean(L){if(L.length===1){const H=L.charCodeAt(0);if(H>32&&H<127||H>160&&H<1536&&H!==G||H>=11904&&H<55296)return L}let U=this.cleaned.get(
L);return U===void 0&&(U=w(L),this.cleaned.size<q&&L.length<=v&&this.cleaned.set(L,U)),U}}function w(C){return C.replace(B," ").replace(et,"").replace(S,L=>L.normalize(
"NFKC")).replace(N,"�")}const W=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function P(C){if(C.length!==1)return;const L=C.charCodeAt(0);return(L<128?L===94||L===96||L===126:L<=733&&
(L>=710||L<=184))?W.get(L):void 0}const $=new RegExp("^\\p{L}$","u"),K=new Map([["ı","i"],["ȷ","j"]]);function Q(C,L){if(!$.test(C))return;const U=((K.get(C)??
C)+L).normalize("NFC");return U.length===1?U:void 0}}),62897:((Ot,dt,O)=>{O.d(dt,{K:()=>S,Y:()=>et});function et(B,N=1/0){let G=N;for(const q of B)q<G&&(G=q);return G}
function S(B,N=-1/0){let G=N;for(const q of B)q>G&&(G=q);return G}}),61520:((Ot,dt,O)=>{O.d(dt,{q:()=>N});var et=O(4186),S=O(69631);const B=500;class N{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(v){
this.edges=v}get text(){return this.flush(),this.whole??=this.parts.join("")}get shown(){const{text:v}=this;return this.raised.length===0?v:this.withRaised??=(0,S.
zZ)(v,this.raised)}raiseNext(){this.raised.push(this.length)}get size(){return this.length}tail(v){this.flush();let R="";for(let w=this.parts.length-1;w>=0&&R.length<
v;w--)R=this.parts[w]+R;return R.slice(-v)}lastLetter(){this.flush();for(let v=this.parts.length-1;v>=0;v--){const R=this.parts[v];for(let w=R.length-1;w>=0;w--)
if(R[w]!==`
`)return R.charCodeAt(w)}return 0}add(v,R=0,w=v.text.length){const W=R===0&&w===v.text.length;W||this.cuts.set(this.offsets.length,{from:R,to:w}),this.offsets.push(
this.length),this.fragments.push(v),this.space(W?v.text:v.text.slice(R,w))}fromOf(v){return this.cuts.size===0?0:this.cuts.get(v)?.from??0}toOf(v){return(this.cuts.
size===0?void 0:this.cuts.get(v)?.to)??this.fragments[v].text.length}settle(){this.flush();const v=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(v).join("")),this.settled=this.parts.length}space(v){this.rest+=v,this.length+=v.length,this.whole=this.withRaised=void 0,this.rest.length>B&&this.
flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(v){this.flush(),this.whole=this.withRaised=void 0,this.length-=v;for(let R=v;R>0;){
const w=this.parts.pop()??"";w.length>R&&this.parts.push(w.slice(0,-R)),R-=w.length}for(let R=this.offsets.length-1;R>=0;R--){const[w,W,P]=[this.offsets[R],this.
fromOf(R),this.toOf(R)];if(w+P-W<=this.length)break;this.cuts.set(R,{from:W,to:Math.max(W,this.length-w+W)})}}*pieces(){const{text:v}=this;let R=0;for(const[w,W]of this.
offsets.entries()){const P=this.toOf(w)-this.fromOf(w);P<=0||(yield{space:v.slice(R,W),text:v.slice(W,W+P),fragment:this.fragments[w]},R=W+P)}}box(v,R){const w=this.
lineBoxes(v,R);return w.length===0?void 0:w.reduce(et.D)}letters(v,R){return Array.from(this.within(v,R),({fragment:w,from:W,to:P,position:$})=>({first:w.letters+
W,position:$,count:P-W}))}*within(v,R){for(let w=Math.max(this.pieceAt(v),0);w<this.offsets.length&&this.offsets[w]<R;w++){const W=this.offsets[w],P=this.fromOf(
w),$=Math.max(P,P+v-W),K=Math.min(this.toOf(w),P+R-W);$<K&&(yield{fragment:this.fragments[w],from:$,to:K,position:W+$-P})}}lineBoxes(v,R){const w=[];let W;for(const{
fragment:P,from:$,to:K}of this.within(v,R)){const Q=this.edges.box(P,$,K);W&&G(W,P)?w.push((0,et.D)(w.pop(),Q)):w.push(Q),W=P}return w}at(v){const R=this.pieceAt(
v);if(R<0)return;const w=this.toOf(R)-this.fromOf(R);return v<this.offsets[R]+w?this.fragments[R]:void 0}pieceAt(v){let R=0,w=this.offsets.length;for(;R<w;){const W=R+
w>>1;this.offsets[W]<=v?R=W+1:w=W}return R-1}}function G(q,v){return q.style.frame!==v.style.frame?!1:2*(Math.min(q.bottom,v.bottom)-Math.max(q.top,v.top))>=Math.
min(q.bottom-q.top,v.bottom-v.top)}}),98689:((Ot,dt,O)=>{O.d(dt,{g:()=>j,U:()=>Y});var et=O(84731);const S=.1,B=50,N=256,G=4,q=1073741823;class v{letters;fragments;count=0;hashes;heads;next;constructor(T,y,p){
this.letters=T,this.fragments=y;let b=N;for(;b*G<p;)b*=2;this.hashes=new Int32Array(b),this.heads=new Int32Array(b),this.next=new Int32Array(b)}add(T,y){const{fragments:p,
heads:b,hashes:x,next:D}=this,E=this.hashOf(T.letters,y);let f=0;for(let c=b[E&b.length-1];c>0&&f<B;c=D[c-1]){if(f++,x[c-1]!==E)continue;const d=p[c-1];if((c<p.
length?p[c].letters:T.letters)-d.letters===y&&R(d,T)&&this.isSameText(d,T,y))return!1}return this.count===x.length&&this.grow(),this.hashes[this.count]=E,this.link(
++this.count,E),p.push(T),!0}hashOf(T,y){const{units:p}=this.letters;let b=y;for(let x=T;x<T+y;x++)b=(b<<5)-b+p[x]&q;return b^b>>15}isSameText(T,y,p){const{units:b}=this.
letters;for(let x=0;x<p;x++)if(b[T.letters+x]!==b[y.letters+x])return!1;return!0}link(T,y){const p=y&this.heads.length-1;this.next[T-1]=this.heads[p],this.heads[p]=
T}grow(){const{hashes:T,count:y}=this;this.hashes=new Int32Array(2*y),this.hashes.set(T),this.heads=new Int32Array(2*y),this.next=new Int32Array(2*y);for(let p=0;p<
y;p++)this.link(p+1,T[p])}}function R(lt,T){const y=S*T.style.size;return lt.style.frame===T.style.frame&&Math.abs(lt.start-T.start)<y&&Math.abs(lt.end-T.end)<2*
y&&Math.abs(lt.baseline-T.baseline)<y}var w=O(89420),W=O(78157);const P=512,$=256;class K{units;used=0;all=0;constructor(T){this.units=new Uint16Array(Math.max(
T,P))}add(T){if(this.used===this.units.length){const y=new Uint16Array(this.used*2);y.set(this.units),this.units=y}this.units[this.used++]=T,this.all|=T}drop(T){
this.used-=T}replace(T,y){this.used-=T;for(let p=0;p<y.length;p++)this.add(y.charCodeAt(p))}text(){const T=this.units.subarray(0,this.used);return this.all<$?(0,W.
bS)(Uint8Array.from(T)).toString("latin1"):(0,W.bS)(new Uint8Array(T.buffer,0,2*T.length)).toString("utf16le")}}const Q=.02,C=.12,L=.5,U=.4,H=32,F=127,k=1424,st=1e3,
nt=.1,tt=.18,ut=.25;function Y({font:lt,frame:T,size:y,unit:p}){return T.vertical?y/2:p*Math.min(Math.max((lt.space??ut)/2,nt),tt)}class j{width;height;fragments=[];edges;cleaner=new et.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(T,y,p=0,b=!1){this.width=T,this.height=y,this.edges=
new w.l(p,b),this.letters=new K(p),this.drawn=new v(this.letters,this.fragments,p)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(T,y,p,b,x){y===" "?this.space():this.follows(T,y,p,b,x)||this.place(T,y,p,b,x)}follows(T,y,p,b,x){const{open:D}=this;if(D===void 0||
D.style!==T||D.baseline!==x||this.isSpaced||y.length!==1)return!1;const E=y.charCodeAt(0),f=p-D.end;return E<=H||E>=F||p<this.end||f>this.gap||f<-U*T.unit||T.frame.
sin!==0||T.frame.cos!==1||b<p||b<0||p>this.width||this.letters.used-D.letters>=st?!1:(D.end=this.end=b,this.text=y,this.start=p,this.letters.add(E),this.edges.add(
p,b),!0)}place(T,y,p,b,x){const D=this.cleaner.clean(y);if(D===" "?this.space():D===""&&y!==""&&this.open&&p<=this.open.end&&(this.open.end=Math.max(b,this.open.
end)),D===""||D===" ")return;if(!this.isEndless&&!this.isVisible(T,p,b,x)){this.leavesOut=!0;return}const{open:E}=this;E&&E.style.frame===T.frame&&p<this.end-C*
T.unit&&this.overlaps(E,T,D,p,b,x)||((!E||E.style!==T||this.letters.used-E.letters>=st||this.isSpaced||p-E.end>this.gap||p-E.end<-U*T.unit||Math.abs(x-E.baseline)>
Q*T.size)&&this.begin(T,p,x),this.append(D,p,b))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:T,
letters:y}=this,p=y.text();for(let b=T.length-1,x=y.used;b>=0;b--){const D=T[b];D.text=p.slice(D.letters,x),x=D.letters}}append(T,y,p){const b=this.open;b.end=p,
this.text=T,this.start=y,this.end=p;for(let x=0;x<T.length;x++){const D=T.charCodeAt(x);D>=k&&(b.mayTurn=!0),this.letters.add(D),this.edges.add(y,p)}}begin(T,y,p){
this.close();const b=new w.F(T,y,p,this.drawnCount++,this.letters.used);b.mayTurn=!1,b.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==T&&(this.gap=
Y(T)),this.open=b}overlaps(T,y,p,b,x,D){const E=Math.abs(D-T.baseline),f=Math.max(x-b,this.end-this.start);if(E>L*y.size||Math.abs(b+x-this.start-this.end)>f||this.
text==="")return!1;if(p===this.text&&Math.abs(b-this.start)<S*y.size&&E<S*y.size)return this.edges.join(),!0;const c=(0,et.V0)(p),d=(0,et.V0)(this.text),u=c!==void 0?
(0,et.Ps)(this.text,c):d===void 0?void 0:(0,et.Ps)(p,d);return u===void 0?!1:(u.charCodeAt(0)>=k&&(T.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,u),this.edges.drop(this.text.length-(c===void 0?0:1)),c===void 0&&(this.edges.add(b,x),this.start=b,T.end=this.end=Math.max(x,b)),this.text=u,!0)}close(){
const{open:T,letters:y}=this;if(!T)return;const p=y.used-T.letters;this.drawn.add(T,p)||(this.leavesOut=!0,y.drop(p),this.edges.drop(p))}isVisible({frame:{cos:T,
sin:y},size:p},b,x,D){const E=D-ft*p,{width:f,height:c}=this,d=b*T-E*y,u=b*y+E*T,m=d+(x-b)*T,M=u+(x-b)*y;return(d>=0||m>=0)&&(u>=0||M>=0)&&(d<=f||m<=f)&&(u<=c||
M<=c)}}const ft=.3}),89420:((Ot,dt,O)=>{O.d(dt,{F:()=>B,l:()=>G});var et=O(4186);const S=3;class B{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(v,R,w,W,P){
this.style=v,this.start=R,this.baseline=w,this.order=W,this.letters=P,this.end=R}get top(){const{font:v,frame:R,size:w}=this.style;return this.baseline-(R.vertical?
.5:v.ascent)*w}get bottom(){const{font:v,frame:R,size:w}=this.style;return this.baseline+(R.vertical?.5:-v.descent)*w}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==S}get box(){return(0,et.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const N=512;class G{values;used=0;glyph=0;glyphs;joined=[];constructor(v,R=!1){
this.values=new Float64Array(2*Math.max(v,N)),this.glyphs=R?[]:void 0}get count(){return this.used/2}add(v,R){if(this.used+2>this.values.length){const w=new Float64Array(
this.values.length*2);w.set(this.values),this.values=w}this.values[this.used++]=v,this.values[this.used++]=R,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(v){this.used-=2*v,this.glyphs&&(this.glyphs.length-=v)}isOneGlyph(v,R){const w=2*(v.letters+R);return this.values[w]===
this.values[w+2]&&this.values[w+1]===this.values[w+3]}box(v,R,w){let W=1/0,P=-1/0;for(let $=2*(v.letters+R);$<2*(v.letters+w);$++){const K=this.values[$];K<W&&(W=
K),K>P&&(P=K)}return(0,et.L)(v.style.frame,W,P,v.top,v.bottom)}}}),69631:((Ot,dt,O)=>{O.d(dt,{Bs:()=>w,N$:()=>S,WV:()=>B,rk:()=>v,zZ:()=>W});var et=O(78157);const S=.85,
B=.2,N=3,G=/^\d{1,3}$/,q=/\d$/;function v(P,{style:$,baseline:K},Q){const{frame:C,size:L}=Q.style;return $.size<S*L&&Q.baseline-K>B*L&&$.frame===C&&!C.vertical&&
G.test(P)&&q.test(Q.text)}const R="⁰¹²³⁴⁵⁶⁷⁸⁹",w=P=>P.replace(/\d/g,$=>R[Number($)]);function W(P,$){const K=[];let Q=0;for(const C of $){if(C<
Q)continue;let L=C;for(;L<C+N&&(0,et.yp)(P.charCodeAt(L));)L++;K.push(P.slice(Q,C),w(P.slice(C,L))),Q=L}return K.join("")+P.slice(Q)}}),27077:((Ot,dt,O)=>{O.d(dt,
{Kl:()=>B,Yz:()=>S,y:()=>et});const et=1e3,S=3e5,B=1e4}),5609:((Ot,dt,O)=>{O.d(dt,{N1:()=>nt,Px:()=>st,_I:()=>ut,eB:()=>tt,tS:()=>v,ub:()=>j});var et=O(45657),S=O(
34659),B=O(62897),N=O(27077);const G=.3,q=.5,v=1.75,R=1.25,w=2,W=3,P=3.2,$=.1,K=.05,Q=15,C=.75,L=3,U=.5,H=.4,F=new RegExp("^\\p{Ll}","u"),k=new RegExp(`^(?:[${S.
a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),st=500;class nt{segments;start;end;top;bottom;constructor(f){this.segments=[f],{start:this.start,end:this.end,
top:this.top,bottom:this.bottom}=f}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].
size}add(f){this.segments.push(f),this.start=Math.min(this.start,f.start),this.end=Math.max(this.end,f.end),this.top=Math.min(this.top,f.top),this.bottom=Math.max(
this.bottom,f.bottom)}}class tt{element;lines;start;end;top;bottom;constructor(f){this.lines=[f],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=
f}static of(f,c){const d=new tt(f[0]);for(let u=1;u<f.length;u++)d.add(f[u]);return d.element=c,d}get frame(){return this.lines[0].frame}add(f){this.lines.push(
f),this.start=Math.min(this.start,f.start),this.end=Math.max(this.end,f.end),this.top=Math.min(this.top,f.top),this.bottom=Math.max(this.bottom,f.bottom)}}function*ut(E){
const f=[];let c;for(let d=0;d<E.length;d++){const u=E[d];d%N.y===N.y-1&&(yield N.Yz);const m=c?Math.min(c.size,u.size):0;c?.frame===u.frame&&c.segments.length<
st&&Math.abs(c.baseline-u.baseline)<G*m&&u.start>c.end-q*m&&!Y(c,u)?c.add(u):f.push(c=new nt(u))}return f}const Y=(E,{start:f,size:c})=>f-E.end>w*Math.min(E.size,
c)&&Math.max(E.size,c)>R*Math.min(E.size,c);function*j(E){const f=[];let c;for(let d=0;d<E.length;d++){const u=E[d];d%N.y===N.y-1&&(yield N.Yz),c&&D(c,u)?c.add(
u):(c&&x(f),f.push(c=new tt(u)))}return c&&x(f),yield*ft(f)}function*ft(E){const f=[];for(let m=0,M;m<E.length;m=M){for(M=m+1;M<E.length&&p(E,m,M);M++)M%N.y===N.
y-1&&(yield N.Yz);f.length%N.y===N.y-1&&(yield N.Yz),f.push(E.slice(m,M))}if(!f.some(m=>m.length>=L))return E;const c=new Map,d=[];for(const[m,M]of f.entries()){
m%N.y===N.y-1&&(yield N.Yz);const _=M.length<L?void 0:yield*b(M,U);_&&c.set(T(M),Math.max(c.get(T(M))??0,lt(M))),d.push(_)}if(c.size===0)return E;const u=[];for(const[
m,M]of f.entries()){m%N.y===N.y-1&&(yield N.Yz);const _=M.length<2?void 0:[0,-1,1].map(at=>c.get(T(M)+at)).find(Boolean),X=d[m]??(_===void 0?void 0:yield*b(M,0,
_));(0,et.RZ)(u,X?y(M,X):M)}return u}const lt=E=>(0,B.K)(E.map(({end:f})=>f)),T=([E,f])=>Math.round(10*(f.lines[0].baseline-E.lines[0].baseline));function y(E,f){
const c=[];let d;for(const[u,m]of E.entries())d?d.add(m.lines[0]):c.push(d=m),f.has(u)&&(d=void 0);return c}function p(E,f,c){const[d,u,m]=[E[f],E[c-1],E[c]];if(u.
lines.length>1||m.lines.length>1||u.frame!==m.frame)return!1;const[M,_]=[u.lines[0],m.lines[0]],{size:X}=d.lines[0],at=_.baseline-M.baseline,gt=E[f+1].lines[0].
baseline-d.lines[0].baseline;return Math.abs(_.size-X)<K*X&&Math.abs(at-gt)<$*X&&at>0&&at<=P*X&&_.start<u.end&&_.end>u.start}function*b(E,f,c=0){const[d,u]=[(0,B.
Y)(E.map(({start:X})=>X)),Math.max(c,lt(E))],m=new Set;let M=0;for(const[X,{lines:at,start:gt,end:yt}]of E.entries()){X%N.y===N.y-1&&(yield N.Yz);const{size:Lt}=at[0],
Et=E[X+1],pt=Et?.lines[0].segments[0].fragments[0],_t=pt&&yt+Math.abs(pt.end-pt.start)+C*Lt>u,wt=Et&&Et.start>gt+Lt/2&&!k.test(at[0].segments[0].fragments[0].text);
!_t||wt||yt-d<Q*Lt||k.test(pt.text)?m.add(X):F.test(pt.text)&&M++}const _=E.length-m.size;return _>=f*E.length&&M>=H*_?m:void 0}function x(E){const f=E.at(-2),c=E.
at(-1);if(!(!f||c.lines.length<W||f.lines.length>=c.lines.length||!D(c,f.lines[0]))){E.splice(-2,1);for(const d of f.lines)c.add(d)}}function D(E,f){const c=E.lines.
at(-1);if(c.frame!==f.frame)return!1;const d=Math.max(c.size,f.size),u=f.baseline-c.baseline;return u<G*d||u>v*d||d>R*Math.min(c.size,f.size)?!1:f.start<E.end&&
f.end>E.start}}),11474:((Ot,dt,O)=>{O.d(dt,{Jm:()=>k,KT:()=>L,UM:()=>C,X6:()=>F,dJ:()=>ut});var et=O(62897),S=O(27077),B=O(44233),N=O(98095);const G=.65,q=.3,v=.12,
R=.03,w=.12,W=6,P=3,$=2,K=50,Q=20,C=/^[$\u20ac\u00a3\u00a5]$/u;function*L(Y){const j=[];for(const{cells:p,size:b}of Y)for(const[x,D]of p.entries()){for(const{start:E,
end:f,isLabel:c}of nt(D,b))j.push({start:E,end:f,kind:c?"label":"words"});j.push({start:p[x-1]?.end??-1/0,end:D.start,kind:x>0?"cells":"first"}),yield D.fragments.
length*S.Yz/S.y}if(j.length<P)return Y;const ft=(0,et.Y)(Y.map(p=>p.size)),lt=p=>Y[0].cells.some(({start:b,end:x})=>b<p&&x>p),T=[];for(const p of["start","end"]){
const b=yield*(0,B.p9)(j,(x,D)=>x[p]-D[p]);for(let x=0,D;x<b.length;x=D){for(D=x+1;D<b.length&&b[D][p]-b[D-1][p]<w*ft;)D++;const E=b.slice(x,D),[f,c]=[(0,et.K)(
E.map(_=>_.start)),(0,et.Y)(E.map(_=>_.end))];if(E.length<P||f>=c||T.length===K)continue;const d=(f+c)/2,u={at:d,edge:p,near:p==="start"?f:c},m=E.filter(({kind:_})=>_===
"words"||_==="label");m.length>=P||m.some(({kind:_})=>_==="label")||m.length>0&&E.length-m.length>=$&&E.length>P?T.push({...u,isInFirst:!1}):lt(d)&&E.filter(({kind:_})=>_!==
"first").length>=P&&T.push({...u,isInFirst:!0})}}let y=Y;for(const p of T)y=(yield*H(y,p))??y;return U(y,T)}function U([Y,...j],ft){const lt=j.reduce((y,{cells:p})=>Math.
max(y,p.length),0);let T=Y;for(const{edge:y,near:p,isInFirst:b}of ft){if(T.cells.length>=lt)break;if(!b)continue;const D=T.cells.flatMap(E=>nt(E,T.size,v).slice(
0,Q)).find(E=>Math.abs(E[y]-p)<R*T.size);T=(D&&tt(T,(D.start+D.end)/2))??T}return T.cells.length===lt?[T,...j]:[Y,...j]}function*H(Y,{at:j,isInFirst:ft}){const lt=[];
for(const[T,y]of Y.entries()){const p=y.cells.find(({start:x,end:D})=>x<j&&D>j);if(yield(y.cells.length+(p?.fragments.length??0))*S.Yz/S.y,p&&ft&&T>0)return;const b=p?
nt(p,y.size,T===0?q:G):[];if(p&&!b.some(({start:x,end:D})=>x<j&&D>j))return;lt.push((p&&tt(y,j))??y)}return lt}function F(Y,j){if(Y.cells.length!==1)return;const[
ft]=Y.cells,lt=w*Math.min(Y.size,j.size),T=nt(ft,Y.size).slice(0,Q);if(T.length===0||st(ft,T[0])>W)return;const y=({end:D})=>j.cells.some((E,f)=>f>0&&Math.abs(E.
start-D)<lt),p=T.reduce((D,E)=>D&&D.end-D.start>=E.end-E.start?D:E,void 0),b=j.cells.at(-1),x=T.find(y)??(p&&Math.abs(Y.end-b.end)<lt&&p.start<b.start?p:void 0);
return x&&tt(Y,(x.start+x.end)/2)}function k(Y,j){if(Y.cells.length>=j.cells.length)return;const ft=w*Math.min(Y.size,j.size),lt=Y.cells.flatMap(p=>nt(p,Y.size).
slice(0,Q));let T=Y;for(const{start:p,end:b}of lt)j.cells.some(x=>Math.abs(x.start-b)<ft)&&(T=tt(T,(p+b)/2)??T);const y=({start:p,end:b},x)=>Math.abs(p-j.cells[x].
start)<ft||Math.abs(b-j.cells[x].end)<ft;return T.cells.length===j.cells.length&&T.cells.every(y)?T:void 0}const st=({fragments:Y},j)=>Y.filter(({start:ft})=>ft<
j.start).length;function nt({fragments:Y},j,ft=G){const lt=[];let T=-1/0,y="";for(const{start:p,end:b,text:x}of Y)y!==""&&Math.min(p,b)-T>=ft*j&&!C.test(y)&&lt.
push({start:T,end:Math.min(p,b),isLabel:y.endsWith(":")}),T=Math.max(T,p,b),y=x;return lt}function tt(Y,j){const ft=Y.cells.findIndex(({start:y,end:p})=>y<j&&p>
j);if(ft<0)return;const lt=[],T=[];for(const y of Y.cells[ft].fragments)(y.start<j?lt:T).push(y);if(!(lt.length===0||T.length===0))return{...Y,cells:[...Y.cells.
slice(0,ft),ut(lt),ut(T),...Y.cells.slice(ft+1)],isTabular:!0}}function ut([Y,...j]){const ft=new N.Y4(Y);for(const lt of j)ft.add(lt);return ft}}),93463:((Ot,dt,O)=>{
O.d(dt,{$:()=>T,f:()=>L});var et=O(27077);const S=2.2,B=3.2,N=1.25,G=1.08,q=1.02,v=.3,R=3,w=2,W=1,P=100,$=200,K=new RegExp("\\p{L}","u"),Q=/\d/,C=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;
function*L(y){const p={pairs:[],lacking:[]};let b=-1,x=0;for(let D=0;D+1<y.length;D++){(x+=y[D].cells.length)>=et.y&&(x=0,yield et.Yz);const[E,f]=[y[D],y[D+1]],
c=H(E,f)?F(f,E):void 0;if(!c||!nt(E,f)||ft(y,D)||lt(y,D+1)||b!==D-1&&U(E,y[D-1],f))continue;b=D+1;for(const[u,m]of c.entries())p.pairs.push([E.cells[m],f.cells[u]]);
if(c.length===E.cells.length)continue;const d=new Set(E.cells);for(const u of c)d.delete(E.cells[u]);p.lacking.push({labels:E.cells,without:d})}return p}function U(y,p,b){
return!p||p.cells.length>P||p.size<G*y.size||y.baseline-p.baseline>=b.baseline-y.baseline?!1:y.cells.every(x=>p.cells.some(D=>st(x,D)))}function H(y,p){if(y.cells.
length<2||y.cells.length>P||p.cells.length>y.cells.length)return!1;const b=(p.baseline-y.baseline)/Math.max(y.size,p.size);if(b<=S||b>B)return b<=S;const x=v*y.
size;return p.cells.every(({start:D,size:E})=>E>N*y.size&&y.cells.some(f=>Math.abs(f.start-D)<x))}function F(y,p){const b=[],x=new Set;for(const D of y.cells){const E=p.
cells.findIndex(d=>st(d,D));E>=0&&x.add(E);const f=v*p.size,c=E>=0?E:p.cells.findLastIndex(({start:d})=>d<=D.start+f);if(c<=(b.at(-1)??-1)||D.end>(p.cells[c+1]?.
start??1/0))return;b.push(c)}return 2*x.size>=y.cells.length||k(y,p,b,x)?b:void 0}function k({cells:y},{cells:p,size:b},x,D){let[E,f,c]=[0,1/0,-1/0];for(const[d,
u]of x.entries()){const m=p[u+1];if(!m||D.has(u))continue;const M=m.start-y[d].end;E++,f=Math.min(f,M),c=Math.max(c,M)}return E>=w&&c-f<v*b}function st(y,p){const b=v*
Math.max(y.size,p.size);return Math.abs(y.start-p.start)<b||Math.abs(y.end-p.end)<b||Math.abs(y.start+y.end-p.start-p.end)<2*b}function nt({cells:y},{cells:p}){
const b=y.map(T),x=p.map(T);if(!tt(y)||!b.every(f=>K.test(f))||x.some(f=>f.endsWith(":")))return!1;const D=b.filter(f=>f.endsWith(":")).length;return D>0?D===b.
length:p.every(({size:f})=>f>G*y[0].size)?!b.some(f=>C.test(f)):b.some(f=>Q.test(f))?!1:p.every(f=>Y(f,!ut(y[0])))?!0:b.length>=R&&x.length===b.length&&x.every(
f=>Q.test(f))}function tt(y){const[p]=y,b=ut(p);return y.every(x=>Math.abs(x.size-p.size)<(q-1)*p.size&&Y(x,b))}const ut=({fragments:y})=>y[0].style.font.bold,Y=({
fragments:y},p)=>y.every(({style:b})=>b.font.bold===p);function j(y,p){return y.cells.length===p.cells.length&&p.baseline-y.baseline<=S*Math.max(y.size,p.size)&&
tt([y.cells[0],p.cells[0]])&&p.cells.every((b,x)=>st(y.cells[x],b))}function ft(y,p){let b=p;for(;b>0&&p-b<=W&&j(y[b-1],y[b]);)b--;return p-b>W}function lt(y,p){
const b=y[p+1];return b!==void 0&&j(y[p],b)&&y[p].cells.some(x=>!K.test(T(x)))}function T({fragments:y}){let p="";for(const b of y){if(p.length>$)break;p+=` ${b.
text}`}return p.trim()}}),77211:((Ot,dt,O)=>{O.d(dt,{Z:()=>W,x:()=>$});var et=O(62897),S=O(27077),B=O(44233),N=O(52332),G=O(73356);const q=20,v=1e3,R=2,w=/\u00ad$/;
function*W(C,L){const U=[];for(const F of yield*(0,N.SE)(C))yield S.Kl,U.push({lines:F,characters:P(F)});const H=[];for(const{lines:F}of yield*(0,B.p9)(U,(k,st)=>st.
characters-k.characters))yield S.Kl,H.push(`${(yield*$(F,L)).join(`
`)}
`);return H.join(`
`)}const P=C=>C.reduce((L,{cells:U})=>L+U.reduce((H,{characters:F})=>H+F,0),0);function*$(C,L){const U=C.flatMap(tt=>tt.cells),H=yield*K(U),F=(0,et.Y)(U.map(({start:tt})=>tt)),
k=(yield*Q(C.slice(1).map((tt,ut)=>tt.baseline-C[ut].baseline)))||1,st=[];let nt=0;for(const[tt,ut]of C.entries()){const Y=tt===0?1:Math.round((ut.baseline-C[tt-
1].baseline)/k);for(let ft=1;ft<Math.min(Y,q);ft++)st.push("");let j="";for(const ft of ut.cells){const lt=Math.min(Math.round((ft.start-F)/H),v),T=(0,G.x)(ft,L).
replace(w,"");j=j.padEnd(Math.max(lt,j===""?0:j.length+R))+T,nt+=ft.fragments.length,!(nt<S.y)&&(nt=0,yield S.Yz)}st.push(j)}return st}function*K(C){const L=C.map(
U=>(U.end-U.start)/Math.max(U.characters,1)).filter(U=>U>0);return(yield*Q(L))||1}function*Q(C){const L=yield*(0,B.p9)(C,(U,H)=>U-H);return L[L.length>>1]??0}}),
63209:((Ot,dt,O)=>{O.d(dt,{gB:()=>Zr,NQ:()=>Fr,td:()=>Xr,dV:()=>kr});var et=O(61520),S=O(27077),B=O(45657),N=O(44233),G=O(98095);const q=100,v=.5,R=.35,w=.03,W=1;
function*P(t){const e=t.reduce((g,{cells:A})=>Math.max(g,A.length),0),s=t[0].cells.length===e&&t[0].cells.every(Q),n=yield*C(t.filter(({cells:g})=>g.length===e),
s),i=yield*(0,N.p9)([...t.keys()],(g,A)=>t[A].cells.length-t[g].cells.length);let o=0;for(const g of i)for(const A of t[g].cells){if(n.length>q)return;F(n,A),!((o+=
n.length)<S.y)&&(o=0,yield S.Yz)}const r=new Set;let a=0;const l=t.map(g=>k(g,n)),h=l.map(({cells:g},A)=>{let I=-1;return g.map((rt,ct)=>{const[mt,Dt]=U(n,rt);Dt>
mt&&H(n,rt,mt,Dt)===void 0&&r.add(A);let St=H(n,rt,mt,Dt)??mt;return St<=I&&ct>0&&(St=I,a++),I=St})});return{count:n.length,rows:l,places:h,spanning:r,conflicts:a}}
const $=new RegExp("\\p{L}","u"),K=/\d/,Q=({fragments:t})=>t.some(({text:e})=>$.test(e))&&!t.some(({text:e})=>K.test(e));function*C(t,e){const s=t[0].cells.map(
({start:i,end:o})=>({start:i,end:o}));for(let i=1;i<s.length&&!e;i++)if(yield*L(t,i))return s;const n=s.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)
for(const[o,{start:r,end:a}]of i.entries())n[o].start=Math.min(n[o].start,r),n[o].end=Math.max(n[o].end,a);return n.every(({start:i},o)=>o===0||i>=n[o-1].end)?n:
s}function*L(t,e){const s=yield*(0,N.p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>W*r)return!0;n=n===1/0?
o:Math.max(n,o)}return!1}function U(t,{start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function H(t,e,s,n){
let i;for(let o=s;o<=n;o++){const{start:r,end:a}=t[o];if(!(Math.min(a,e.end)-Math.max(r,e.start)<v*Math.min(a-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function F(t,e){const[s,n]=U(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:H(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.
min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function k(t,e){const s=t.cells.flatMap(n=>{const[i,o]=U(
e,n);return o>i&&H(e,n,i,o)===void 0?st(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function st(t,e,s){const n=[new G.Y4(t.fragments[0])];let i=s;
for(const o of t.fragments.slice(1)){const r=n.at(-1),a=o.start-r.end>=R*t.size,l=e[i+1],h=l!==void 0&&Math.abs(o.start-l.start)<w*t.size;(a||h)&&l&&r.end<=l.start&&
o.start>=e[i].end?(n.push(new G.Y4(o)),i++):r.add(o)}return n}function*nt({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));for(const[
i,{cells:o}]of t.entries()){for(const[r,{start:a,end:l}]of o.entries()){const h=n[e[i][r]];h.start=Math.min(h.start,a),h.end=Math.max(h.end,l)}yield o.length*S.
Yz/S.y}return n}var tt=O(93463);const ut=3,Y=2,j=new RegExp("\\p{L}","u");function*ft(t){const e=yield*P(t),[s,...n]=t,i=s.cells.length;if(!e||i<ut||n.length<Y||
e.conflicts===0&&e.count===i||!s.cells.every(g=>j.test((0,tt.$)(g))))return e;const o=yield*P(n);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*nt(
o),a=s.cells[0].start>r[0].end?1:0;if(o.count!==i+a)return e;const l=({start:g,end:A},I)=>g>(r[a+I-1]?.start??-1/0)&&A<(r[a+I+1]?.end??1/0);if(!s.cells.every(l))
return e;const h=[s.cells.map((g,A)=>a+A),...o.places];return{...o,rows:[s,...o.rows],places:h}}var lt=O(11474),T=O(34659),y=O(52332);const p=3.5,b=.3,x=1.25,D=1.1,
E=1.15,f=3,c=1.6,d=.8,u=.87,m=2,M=2,_=8,X=.6,at=8,gt=1.5,yt=3,Lt=1.1,Et=.05,pt=10,_t=20,wt=100,V=2,ot=2,J=2,Z=new RegExp(`^(?:[${T.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[iv\
x]{1,5})[.)])$`,"u"),it=new RegExp(`^${T.v}`,"u"),z=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*ht(t){const e=[];let s=[],n=0,i=[];const o=r=>{r.tabular<
(r.isWide?f:ot)||(r.takeRest(),e.push(r))};for(const r of t)for(const a of(0,y.l$)(r).flatMap(At)){(n+=a.length*(1+s.length)+a[0].fragments.length)>=S.y&&(n=0,yield S.
Yz);const l=Mt(a,r);for(const g of s)g.isNear(l)||o(g);s=s.filter(g=>g.isNear(l));const h=s.find(g=>g.start<l.end&&g.end>l.start);if(!(h?.takes(l)||!h&&s.some(g=>g.
takesGroup(l)))){if(h&&o(h),s=s.filter(g=>g!==h),!l.isTabular)i=[l,...i.slice(0,V)];else if(l.cells.length<=wt&&s.length<_t){const g=i.find(({start:rt,end:ct})=>rt<
l.end&&ct>l.start),A=g&&jt(g,l)?(0,lt.X6)(g,l):void 0,I=new Ae(A??l);!A||I.takes(l)?s.push(I):s.push(new Ae(l)),i=[]}}}return s.forEach(o),e}function Mt(t,{baseline:e,
size:s}){const n=Ws(t.length>1?Bs(t):t),i=n.length===2&&xt(n[0],n[1])||Wt(n),[o,r]=[n[0].start,n.reduce((a,l)=>Math.max(a,l.end),-1/0)];return{cells:n,baseline:e,
size:s,start:o,end:r,isTabular:n.length>1&&!i&&!It(n)}}const bt=new RegExp("\\p{L}{2}","u"),At=t=>t.length>2&&It(t)&&bt.test(z(t[1]))?[t.slice(0,1),t.slice(1)]:
[t];function It([t,...e]){return e.every(({size:s})=>t.size>x*s)&&!/\d/.test(z(t))}const xt=(t,e)=>Z.test(z(t))||Nt.test(z(t))&&e.fragments.length>=Bt&&Tt.test(
e.fragments[0].text)||t.characters===1&&it.test(`${z(t)} ${z(e)}`),Nt=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Bt=4,Tt=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");
function Wt(t){const[e,s]=t.slice(-2);return!s||t.length>Gt||!Ps.test(z(s))||e.fragments.length<Se?!1:(t.length===Gt?e.fragments:e.fragments.slice(-Se)).every(({
text:i})=>Cs.test(i))}const Gt=3,Se=5,Cs=/^\.+$/,Ps=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function Bs(t){return t.some(({fragments:e},s)=>s<t.length-1&&Te.test(e.at(-1).
text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&Te.test(i.text)&&/\d\)?$/.test(n.text))||!/^[\d(.,-]/.test(z(t[s+1]))?[e]:[(0,lt.
dJ)(e.fragments.slice(0,-1)),(0,lt.dJ)([i])]}):t}const Te=/^[$\u00a3\u00a5]$/u;function Ws(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];
for(const s of t){const n=e.at(-1);n?.characters===1&&lt.UM.test(z(n))&&/^[\d(.,-]/.test(z(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class Ae{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return jt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-
this.last.baseline;if(!e.isTabular||this.single.length>0||s>at*e.size)return!1;const n=this.rows.at(-2);return(!n||s<gt*(this.last.baseline-n.baseline))&&Ys(this.
last,e)}takes(e){const s=this.divided(e);if(!s.isTabular){const i=(s.start<this.start+s.size||this.isCentred(s))&&Oe(s,this.last);this.areDetails=(this.single.length===
0||this.areDetails)&&this.isDetail(s);const o=this.areDetails||this.isRest(s,this.single.at(-1)??this.last);return this.single.length>=M&&!(this.single.length<pt&&
o)||i||this.isProse(s)&&!this.isInCell(s)?!1:(this.single.push(s),!0)}if(this.single.length>M&&!this.areDetails||!Gs(this.last,s))return!1;jt(this.single.at(-1)??
this.last,s)||(this.isWide||=s.cells.length<yt||s.cells.length!==this.last.cells.length);const n=s.baseline-(this.single.at(-1)??this.last).baseline;s.start<this.
start+s.size&&n>=d*s.size&&(this.pitch=Math.min(this.pitch,n));for(const i of this.single)this.rows.push(i);return this.rows.push(s),this.single=[],this.last=s,
this.tabular++,this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}divided(e){return(0,lt.Jm)(e,this.last)??(e.isTabular||this.isProse(
e)?e:(0,lt.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=M||e.end>this.start||this.tabular>m&&!(Math.abs(e.start-this.before)<Et*e.
size)||!jt(this.single.at(-1)??this.last,e)||Oe(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){const[e]=this.single;if(e&&this.isRepeated(
e)){for(const a of this.single){if(!this.isRepeated(a))return;this.rows.push(a)}return}if(e&&this.isRest(e,this.last)){let a=this.last;for(const l of this.single){
if(!this.isRest(l,a))return;this.rows.push(a=l)}return}const s=this.rows.at(-2),n=Math.max(this.pitch,s?this.last.baseline-s.baseline:0);if(!e||e.baseline-this.
last.baseline>u*n||this.tabular<f||e.baseline-this.last.baseline>c*e.size)return;const i=b*e.size,o=({start:a,end:l})=>Math.abs(e.start-a)<i||Math.abs(e.end-l)<
i,r=s&&e.baseline-this.last.baseline<d*e.size&&this.last.baseline-s.baseline<d*e.size;(this.last.cells.slice(1).some(o)||r&&s.cells.some(o))&&this.rows.push(e)}isRepeated(e){
const s=this.rows.at(-1),n=e.baseline-s.baseline;if(e.isTabular||n>c*e.size)return!1;const i=Et*e.size;let[o,r]=[0,!1];for(let a=1;a<this.rows.length;a++){const[
l,h]=[this.rows[a-1],this.rows[a]],g=h.baseline-l.baseline;r||=u*g>n,!h.isTabular&&l.isTabular===s.isTabular&&Math.abs(h.start-e.start)<i&&Math.abs(g-n)<i&&o++}
return r&&o>=J}isRest(e,s){return this.tabular<f||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>Lt*this.pitch?!1:this.last.cells.some(({start:n},i)=>i>
0&&Math.abs(n-e.start)<Et*e.size)}isDetail(e){const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size)return!1;const i=Et*e.size;
if(e.baseline-n.baseline>c*e.size&&(s?this.isBelowSpace():!this.isInCell(e)))return!1;if(s)return Math.abs(s.start-e.start)<i;const o=this.rows.at(-2);return o&&
!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},a)=>a>0&&Math.abs(r-e.start)<i)}isInCell({start:e,end:s,size:n}){
const{cells:i}=this.last,o=Et*n,r=this.rows.at(-2),a=r&&!r.isTabular&&Math.abs(r.start-e)<o,l=i.findIndex(g=>g.start>e+o);if(l<1||s>=i[l].start)return!1;const h=i[l-
1];return l>1&&Math.abs(h.start-e)<o||a===!0&&h.end<e}isCentred({start:e,end:s,size:n}){return Math.abs(e+s-this.start-this.end)<n}isBelowSpace(){const{single:e,
last:s}=this;return e.some((n,i)=>n.baseline-(e[i-1]??s).baseline>c*n.size)}isProse({cells:e,start:s,end:n}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=_&&
n-s>X*(this.end-this.start)}}function Oe(t,e){const s=({cells:n})=>n.every(({fragments:i})=>i.every(({style:o})=>o.font.bold));return t.size>x*e.size||t.size>(s(
e)?E:D)*e.size&&s(t)}function Ys(t,e){const[s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=b*e.size;let o=0;for(const{start:h,end:g}of s.cells){for(;o<n.cells.
length&&n.cells[o].end<h;)o++;const A=n.cells[o];if(!A||!(Math.abs(A.start-h)<i||Math.abs(A.end-g)<i))return!1}const[r,a]=[t.cells.at(-1),e.cells.at(-1)],l=Math.
abs(r.end-a.end)<i&&/\d$/.test(z(a));return s.cells.length>=yt||l}const jt=(t,e)=>e.baseline-t.baseline<=p*Math.max(e.size,t.size);function Gs(t,e){const s=b*Math.
min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.cells.length;){const[o,r]=Le(t,n),[a,l]=Le(e,i);if((_e(t,n)||_e(e,i))&&Math.min(r,l)-Math.max(o,a)>=s)
return!0;r<l?n++:i++}return!1}const Le=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],_e=({cells:t},e)=>e>0&&e<t.length,Us=1,Hs=2,we=3,Ks=2,$s=.12,Fs=.5,js=.1,
Vs=20,ie=new RegExp("\\p{L}","u");function*ks(t){const e=t.reduce((s,n)=>s+n.cells.length,0);for(const{place:s,width:n}of yield*Xs(t)){const[i,o]=[ve(t,({end:r})=>r<=
s),ve(t,({start:r})=>r>=s)];if(yield e*S.Yz/S.y,Zs(i,o)||(yield*Qs(i,o,n)))return[i,o];if(Js(i,o))return[i,o]}}function*Xs(t){const e=yield*(0,N.p9)(t.flatMap(i=>i.
cells),(i,o)=>i.start-o.start),s=[];let n=1/0;for(const[i,{start:o,end:r,size:a}]of e.entries()){i%S.y===S.y-1&&(yield S.Yz);const l=(o-n)/a;l>=Us&&s.push({place:(o+
n)/2,width:l}),n=n===1/0?r:Math.max(n,r)}return s.sort((i,o)=>o.width-i.width).slice(0,Vs)}function ve(t,e){const s=[];for(const n of t){const i=n.cells.filter(
e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(-1).end];s.push(i.length===n.cells.length?n:{...n,cells:i,start:o,end:r,isTabular:i.length>1})}return s}
function Zs([t],[e]){return!t||!e||t.baseline!==e.baseline||t.cells.length<Ks||t.cells.length!==e.cells.length||!ie.test(z(t.cells[0]))?!1:t.cells.every((s,n)=>z(
s)===z(e.cells[n]))}function*Qs(t,e,s){const[n,i]=[Re(t),Re(e)],[o,r]=[Vt(n),Vt(i)];if(yield(t.length+e.length)*S.Yz/S.y,!(o.last<r.first||r.last<o.first)||!qs(
n,i))return!1;const a=e.flatMap(({cells:l})=>l.length>1?[l.slice(0,2)]:[]);return!Ie(a)||!tn(a.map(([l])=>l))?!1:t.some(({cells:l})=>l.length>1)?Ie(t.flatMap(({
cells:l})=>l.length>1?[l.slice(-2)]:[])):s>=Hs&&a.every(([l])=>ie.test(z(l)))}function Js(t,e){if(Math.min(t.length,e.length)<we||![t,e].some(a=>a.every(({isTabular:l})=>!l)))
return!1;const[s,n]=[Vt(t),Vt(e)];if(!(s.last<n.first||n.last<s.first))return!1;const i=new Map(e.map(({baseline:a,cells:l})=>[a,l[0]]));let[o,r]=[1/0,-1/0];for(const{
baseline:a,cells:l}of t){const h=i.get(a);if(!h)continue;const g=(h.baseline-l[0].baseline)/Math.min(h.size,l[0].size);[o,r]=[Math.min(o,g),Math.max(r,g)]}return r-
o>=js}const qs=(t,e)=>t[0].baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function Re(t){const e=t.findIndex(({cells:s})=>s.length>1);return e<0?
t:t.slice(e)}function Vt(t){let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{fragments:i}of n)e=Math.min(e,i[0].order),s=Math.max(s,i[0].order);return{first:e,
last:s}}function Ie(t){if(t.length<we)return!1;let e=-1/0;for(const[s,n]of t){if(Math.min(s.order,n.order)<e)return!1;e=Math.max(s.order,n.order)}return!0}function tn(t){
return t.every(({start:s,size:n})=>Math.abs(s-t[0].start)<$s*n)||t.filter(s=>ie.test(z(s))).length>Fs*t.length}var vt=O(20779);const en=1.08,oe=1.02,sn=.72,nn=.3,
xe=2,on=new RegExp("\\p{L}","u");function*rn(t){const{rows:e}=t,s=[];let n=0;for(let i=0;i+2*xe<=e.length;i++){if(yield e[i].cells.length*S.Yz/S.y,!Ne(e,i))continue;
let o=i+2;for(;o+1<e.length&&Ne(e,o)&&ln(e,i,o);)o+=2;if(!(o-i<2*xe||!an(e.slice(i,o)))){i>n&&s.push(ze(e.slice(n,i)));for(let r=i;r<o;r+=2)s.push(cn(e[r],e[r+1]));
n=o,i=o-1}}return n===0?[t]:n===e.length?s:[...s,ze(e.slice(n))]}function an(t){const e=t.filter((s,n)=>n%2===0).flatMap(({cells:s})=>s.map(z));return new Set(e).
size===e.length}const ze=t=>({rows:t,tabular:t.filter(({isTabular:e})=>e).length});function Ne(t,e){const[s,n]=[t[e],t[e+1]];if(!s.isTabular||n.cells.length>s.cells.
length||!s.cells.every(r=>on.test(z(r)))||!(kt(n)>en*kt(s))&&!(Xt(n)&&!Xt(s)&&kt(n)>kt(s)/oe))return!1;const o=De(s,n);return o.every((r,a)=>r>=0&&(a===0||r>o[a-
1]))}function ln(t,e,s){const n=(o,r)=>Math.abs(o.size-r.size)<(oe-1)*o.size&&Xt(o)===Xt(r),i=o=>t[o].baseline-t[o].size*sn-t[o-1].baseline;return n(t[e],t[s])&&
n(t[e+1],t[s+1])&&i(s+1)<=i(s)*oe}const De=({cells:t,size:e},s)=>s.cells.map(n=>{const i=nn*e,o=({start:r,end:a})=>Math.abs(r-n.start)<i||Math.abs(a-n.end)<i||Math.
abs(r+a-n.start-n.end)<i;return t.findIndex(o)}),kt=({cells:t})=>t.reduce((e,{size:s})=>Math.min(e,s),1/0),Xt=({cells:t})=>t.every(({fragments:e})=>e.every(({style:s})=>s.
font.bold));function cn(t,e){const s=De(t,e),n=t.cells.map((i,o)=>e.cells.filter((r,a)=>s[a]===o).map(r=>(0,vt.cA)([r])));return new vt.QH([t.cells.map(i=>[(0,vt.
cA)([i])]),n])}var zt=O(62897);const fn=1.2,hn=1.6,un=3,dn=2,gn=.5,mn=40,pn=3;function*yn(t,e){const{rows:s}=t,n=s.slice(1).map((i,o)=>i.baseline-s[o].baseline);
for(const i of yield*Mn(n,(0,zt.Y)(s.map(({size:o})=>o)))){const o=yield*En({...t,isNumber:e},n,i);if(o)return o}}function*En(t,e,s){const{rows:n,places:i,isNumber:o}=t,
r=[];let[a,l]=[0,0];for(let g=0,A;g<n.length;g=A){for(A=g+1;A<n.length&&e[A-1]<=s;)A++;if(A-g>mn)return;yield(A-g)*S.Yz/S.y;const I=Array.from({length:A-g},(rt,ct)=>g+
ct);if(I.length>1&&!bn(I,t)&&!Sn(I,t)){if(g>0||I.some(rt=>n[rt].cells.some(o)))return;for(const rt of I)r.push([rt]);continue}I.length>1&&a++,I.slice(1).some(rt=>Zt(
i[rt]))&&!Zt(i[g])&&l++,r.push(I)}return(l===0||a>=gn*r.length)&&a>=dn&&r.length>=un?r:void 0}function*Mn(t,e){const s=yield*(0,N.p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<
s.length&&n.length<pn;i++){const[o,r]=[s[i-1],s[i]];r>0&&r<=hn*e&&o>=fn*r&&n.push(r)}return n}function bn(t,{rows:e,places:s,spanning:n,isNumber:i}){const o=(0,zt.
K)(t.map(h=>e[h].cells.length)),r=t.filter(h=>e[h].cells.length===o),a=h=>e[h].cells.length===1||!e[h].cells.some(i);if(t[0]===0&&n.has(0)||o<2||r.length!==1||!t.
every(h=>h===r[0]||a(h)))return!1;const l=t.filter(h=>h<r[0]&&Zt(s[h])).length;return l===0||l===t.filter(h=>h>r[0]&&Zt(s[h])).length}function Sn(t,{rows:e,places:s,
spanning:n,isNumber:i}){return t.some(r=>n.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>{const[a,l]=[e[r-1],e[r]];return l.baseline-
a.baseline<d*Math.min(l.size,a.size)&&s[r].every(g=>!s[r-1].includes(g))})}const Zt=t=>t.length===1&&t[0]===0,Tn=1.6,re=.95,An=.1,On=1.2,Ln=.4,Yt=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
_n=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),wn=/^\d{1,3}\.?$/,ae=new RegExp("^\\p{Ll}","u"),vn=/\w@\w|^\w{2,5}:\/\/|^www\./,Rn=/^[\p{Lu}\p{N}]/u,
Ut=2,In=2;function*Ce(t){const{rows:e}=t,s=yield*yn(t,r=>Yt.test(z(r)));if(s)return s;const n=[],i=e.findIndex((r,a)=>Yn(r)||Pn(r,t.places[a])),o=xn(t,i);for(const r of e.
keys()){const a=r<i;r>0&&(a?Bn(t,r)&&!Gn(t,r,i):Be(t,r,i)||zn(t,r,o)||Nn(t,r,o))?n.at(-1).push(r):n.push([r])}return n}function xn(t,e){const{rows:s,places:n}=t;
let i=1/0;for(let o=1;o<s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!Be(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}function zn({rows:t,places:e,
count:s},n,i){const[o,r]=[t[n-1],t[n]];return i===1/0||r.baseline-o.baseline>u*i||e[n][0]===0||!Qt(o,r)||Cn(o,r)?!1:e[n].every((a,l)=>{const h=o.cells[e[n-1].indexOf(
a)];return h!==void 0&&(s>Ut||!(Pe(h)&&Pe(r.cells[l])))})}function Nn({rows:t,places:e},s,n){const[i,o,r]=[t[s-1],t[s],t[s+1]],a=o.baseline-i.baseline;return o.
cells.length>1||e[s][0]!==0||i.cells.length===1||e[s-1][0]!==0||n===1/0||a>u*n||!Qt(i,o)||o.size>i.size||r&&r.baseline-o.baseline<On*a?!1:Math.abs(i.start-o.start)<
An*o.size&&Dn(i.cells[0],o.cells[0])}const Dn=(t,e)=>!e.fragments.some(({style:s})=>s.font.bold)||t.fragments.every(({style:s})=>s.font.bold),Cn=(t,e)=>[t,e].every(
({cells:s})=>s.length>1&&Yt.test(z(s.at(-1))))&&new RegExp("\\p{L}","u").test(z(e.cells.at(-2))),Pe=({fragments:t})=>t.length>1&&Yt.test(t.at(-1).text);function Pn({
cells:t},e){const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>Yt.test(z(i))||_n.test(z(i)));return n.length>0&&2*n.length>=s.length}const Qt=(t,e)=>e.baseline-t.baseline<=
Tn*Math.max(e.size,t.size),Bn=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&!e.has(n-1)&&Qt(t[n-1],t[n])&&!(s===Ut&&t[n-1].cells.length===Ut&&t[n].cells.length===
Ut)&&!Wn({rows:t,count:s},n);function Wn({rows:t,count:e},s){const[n,i,o]=[t[s-1],t[s],t[s+1]];return n.cells.length!==e||i.cells.length!==e||i.baseline-n.baseline<
re*(o.baseline-i.baseline)?!1:[n,i].some(({cells:r})=>r.slice(1).some(a=>Yt.test(z(a))))}const Yn=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.
endsWith(":"));function Gn({rows:t,places:e,count:s},n,i){const{cells:o}=t[n],r=o.length===Ut&&s>Ut&&wn.test(z(o[0]));if(n!==i-1||o.length>1&&!r||e[n][0]!==0)return!1;
const a=t[i+1];if(!a||t[n-1].cells.length===1||ae.test(z(t[n].cells[0])))return!1;const l=t[n].baseline-t[n-1].baseline;return l>re*(t[i].baseline-t[n].baseline)&&
l>re*(a.baseline-t[i].baseline)}const le=({fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function Be({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];
if(s===n||!Qt(i,o))return!1;const r=A=>ae.test(le(A))&&!vn.test(le(A)),a=A=>Rn.test(le(A));if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(a):o.cells.some(r)))return!1;
const h=({cells:A})=>A.every(I=>!Yt.test(z(I))),g=e[s].every(A=>e[s-1].includes(A));return h(o)&&g?!0:i.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&ae.test(
z(o.cells[0]))}function*Un(t){if(!t.some((a,l)=>l>0&&a.length>1&&a.every(Hn)))return[t];const e=t.filter(a=>a.length>0);if(e.length>2&&e.filter(a=>a.length>1).length===
1)return[t];const s=t.flatMap((a,l)=>a.flatMap(h=>h.segments.map(g=>({segment:g,column:l,line:h.baseline})))),n=yield*(0,N.p9)(s,(a,l)=>a.line-l.line||a.column-
l.column),i=[],o=[];for(let a=0,l;a<n.length;a=l){const{line:h,segment:g}=n[a];for(l=a+1;l<n.length&&n[l].line-h<Ln*g.size;)l++;const A=n.slice(a,l).sort((rt,ct)=>rt.
column-ct.column);o.push(A.map(({column:rt})=>rt));const I=A.map(rt=>rt.segment);i.push({cells:I,baseline:h,size:g.size,start:I[0].start,end:I.at(-1).end,isTabular:A.
length>1}),i.length%S.y===0&&(yield S.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return(yield*Ce(r)).map(a=>We(r,a))}const Hn=({segments:t})=>t.
length===1&&(t[0].characters<=In||Yt.test(z(t[0])));function We({count:t,rows:e,places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;
for(const[a,l]of e[o].cells.entries()){const h=s[o][a],g=r.get(h);g?g.push(l):r.set(h,[l])}for(const[a,l]of r)i[a].push((0,vt.cA)(l))}return i}const Kn=/^[-\u2010-\u2013\u2212+(]$/u,
$n=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,Fn=/^[-\u2010-\u2013\u2212(]$/u,jn=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,Vn=/\d[)%]?$/,kn=.6;function*Xn(t){const e=[];
for(const[n,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[n][r],o]))),yield i.length*S.Yz/S.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.
length*S.Yz/S.y,s.has(n-1)&&s.get(n-1)===n)continue;const i=Zn(e,n);i!==void 0&&s.set(n,i)}return s.size===0||t.conflicts>0?t:Ye(t,s)}function Zn(t,e){const s=t.
filter(g=>g.has(e)),n=s.map(g=>g.get(e)),i=n.map(z);if(i.length===0)return;const o=s.every(g=>Vn.test(ce(g,e-1))),r=s.every(g=>jn.test(ce(g,e+1))),a=g=>i.every(
A=>Fn.test(A))&&!t.some(A=>!A.has(e)&&/\d/.test(ce(A,g))),l=(g,A)=>(A.start-g.end)/g.size;return o&&i.every(g=>$n.test(g))&&!a(e-1)&&(s.every((A,I)=>l(A.get(e-1),
n[I])<kn)||s.every(A=>!A.has(e+1)))?e-1:!r||!i.every(g=>Kn.test(g))||a(e+1)?void 0:s.every((g,A)=>{const[I,rt]=[g.get(e-1),g.get(e+1)];return!I||!/\d/.test(z(I))||
l(n[A],rt)<l(I,n[A])})?e+1:void 0}const ce=(t,e)=>{const s=t.get(e);return s?z(s):""};function Ye(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)s.push(e.has(
r)?-1:n++);for(const[r,a]of e)s[r]=s[a];const i=[],o=t.rows.map((r,a)=>{const l=[],h=[];for(const[g,A]of r.cells.entries()){const I=s[t.places[a][g]];h.at(-1)===
I?l.push(l.pop().joined(A)):(l.push(A),h.push(I))}return i.push(h),l.length===r.cells.length?r:{...r,cells:l,isTabular:l.length>1}});return{...t,count:n,rows:o,
places:i}}const Qn=3,Jn=3,qn=/\d/,ti=new RegExp("\\p{L}","u"),ei=/^(?:19|20)\d\d$/;function*Ge(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.
rows.entries())e.push(new Map(r.map((a,l)=>[t.places[o][l],a]))),yield r.length*S.Yz/S.y;const s=ii(e),n=Array.from({length:t.count},()=>[]);for(const[o,r]of e.
entries())for(const a of r.keys())n[a].push(o);const i=oi(e,s,n);for(let o=0;o<t.count;o++){yield e.length*S.Yz/S.y;const r=n[o];if(i.has(o)||!Ue(r,s)&&!ri(r,e,
o,t.count))continue;const a=ai(e,r,o);a!==void 0&&!i.has(a)&&![...i.values()].includes(o)&&i.set(o,a)}return(s>0||ni(e))&&(yield*si(e,n,i)),i.size===0?t:Ye(t,i)}
function*si(t,e,s){const n=t[0];if(n.size<Qn||t.some(({size:o})=>o>n.size))return;const i=new Set([...s.keys(),...s.values()]);for(const[o,r]of e.entries()){if(yield t.
length*S.Yz/S.y,n.has(o)||i.has(o))continue;const a=[o-1,o+1].find(l=>n.has(l)&&!i.has(l)&&!r.some(h=>t[h].has(l)));a!==void 0&&(s.set(o,a),i.add(o).add(a))}}function ni([
t,e]){const s=n=>n.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].every(s)&&![...e.values()].some(s)}function ii(t){const e=n=>[...n.
values()].some(i=>qn.test(z(i))&&!ei.test(z(i))),s=t.findIndex(e);return s>Jn?0:s}function oi(t,e,s){const n=[...s.keys()].filter(o=>!Ue(s[o],e)),i=new Map;for(const o of t.
slice(0,e)){const r=[...o.keys()],a=(l,h)=>l!==n[h]&&(n.includes(l)||i.has(l));if(!(r.length!==n.length||r.some(a)))for(const[l,h]of r.entries())h!==n[l]&&i.set(
h,n[l])}return i}const Ue=(t,e)=>t.length>0&&t.every(s=>s<e);function ri(t,e,s,n){return t.every(i=>{const o=e[i];return i>0&&2*o.size<n&&[...o.keys()][0]===s&&
ti.test(z(o.get(s)))})}function ai(t,e,s){return[s-1,s+1].flatMap(i=>{const o=t.flatMap(a=>a.get(i)??[]);if(o.length===0||e.some(a=>t[a].has(i)))return[];const r=a=>o.
reduce((l,{start:h,end:g})=>Math.min(l,Math.max(h-a.end,a.start-g)),1/0);return[{beside:i,distance:e.reduce((a,l)=>a+r(t[l].get(s)),0)}]}).sort((i,o)=>i.distance-
o.distance)[0]?.beside}const li=1.3,fe=.3,ci=.5,He=2,Jt=12,fi=3,hi=new RegExp("\\p{L}|^[%#]$","u"),Ke=/\d/,$e=/^[^\p{L}]{0,4}\d/u,Fe=2,je=3;function*Ve(t){const{
rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){const o=di(e,i),r=o||ke(e,i);if(!r&&!gi(e,i))continue;yield Jt*S.Yz/S.y;const a=e.slice(Math.max(n,i-Jt),i),l=o?
e.slice(i,i+Jt):ui(e,i);!pi(a,l)||!(r||mi(a,e[i]))||(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,e.slice(n)].map(i=>({rows:i,tabular:qt(i)}))}const qt=t=>t.
filter(({isTabular:e})=>e).length;function ui(t,e){let s=e+1;for(;s<t.length&&s<e+Jt&&!ke(t,s);)s++;return t.slice(e,s)}function di(t,e){const[s,n]=[t[e-1],t[e]],
i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||n.cells.length<fi||i.cells.length>n.cells.length||!s.isTabular||!s.cells.slice(1).some(r=>Ke.test(z(r))))return!1;
const o=r=>!Ke.test(z(r))&&hi.test(z(r));return n.cells.every(o)&&i.cells.slice(1).some(r=>$e.test(z(r)))}function gi(t,e){const[s,n]=[t[e-1],t[e]],i=n.cells.at(
-1).end,o=({cells:r,size:a})=>r.length===Fe&&Math.abs(r[1].end-i)<fe*a&&$e.test(z(r[1]));return e+je>t.length||o(s)?!1:t.slice(e,e+je).every(o)}function mi(t,{cells:e,
size:s}){const n=he(t);return n.cells.length>Fe&&!n.cells.some(i=>Xe(i,e.at(-1),fe*s))}function ke(t,e){const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;
return s(e)>li*Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function pi(t,e){if(qt(t)<He||qt(e)<He)return!1;const[s,n]=[he(t),he(e)],i=fe*Math.min(s.size,n.size);
return n.cells.filter(r=>s.cells.some(a=>Xe(a,r,i))).length<=ci*Math.max(s.cells.length,n.cells.length)}const Xe=(t,{start:e,end:s},n)=>Math.abs(t.start-e)<n||Math.
abs(t.end-s)<n||Math.abs(t.start+t.end-e-s)<n,he=t=>t.reduce((e,s)=>s.cells.length>e.cells.length?s:e),yi=.3,Ei=1.25,Mi=1.5,bi=2,Si=/:$/,Ti=({cells:t})=>t.some(
({fragments:e})=>e.some(({text:s})=>Si.test(s)));function*Ai(t){const{rows:e}=t,s=[];for(const h of e)s.push(Ti(h)),yield h.cells.reduce((g,{fragments:A})=>g+A.
length,0)*S.Yz/S.y;const n=s.indexOf(!1),i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<bi)return[t];if(s.slice(n).filter(Boolean).length>yi*o.length)return[t];const a=i.
slice(1).map((h,g)=>h.baseline-i[g].baseline),l=a.length>0?(0,B.Kf)(a):Mi*i[0].size;return o[0].baseline-i.at(-1).baseline<Ei*l?[t]:[i,o].map(h=>({rows:h,tabular:qt(
h)}))}var Ze=O(4186),Ct=O(5609);const Oi=.999,Qe=2,Li=200,_i=2.5,ue=.5;function*wi(t,e){const s=e.filter(({style:{frame:ct}})=>Math.abs(ct.sin)>Oi&&!ct.vertical);
if(s.length<Qe||t.frame.cos!==1||t.spans)return t;yield e.length*S.Yz/S.y;const n=yield*(0,G.q9)(s),i=vi(t.rows);if(n.length>Li||i.some(({start:ct,end:mt})=>ct>
mt))return t;yield i.length*n.length*S.Yz/S.y;const r=Ii(n,i,Ri(t.rows[0]));if(!r)return t;const a=e.filter(ct=>zi(ct,r,i,t)),l=yield*(0,Ct._I)(yield*(0,G.q9)(a)),
h=yield*Ni(r,l,i),[g,...A]=t.rows,I=g.every((ct,mt)=>ct.length===0||h[mt].length===0&&Di(ct,r)),rt=I?h.map((ct,mt)=>ct.length>0?ct:g[mt]):h;return new vt.QH([rt,
...I?A:t.rows])}function vi(t){return t[0].map((e,s)=>{const n=t.flatMap(i=>i[s].filter(({frame:o})=>o.cos===1));return{start:(0,zt.Y)(n.map(({start:i})=>i)),end:(0,zt.
K)(n.map(({end:i})=>i))}})}const Ri=t=>(0,zt.Y)(t.flat().map(({top:e})=>e));function Ii(t,e,s){const n=[];for(const l of t){const h=(0,Ze.L)(l.frame,l.start,l.end,
l.top,l.bottom),g=xi(h.x+h.width/2,e);g!==void 0&&h.y+l.size<=s&&n.push({name:l,box:h,column:g})}const i=n.filter(({name:l,box:h})=>s-h.y-h.height<=_i*l.size),o={
top:(0,zt.Y)(i.map(({box:l})=>l.y)),bottom:(0,zt.K)(i.map(({box:l})=>l.y+l.height))},r=n.filter(({box:l})=>l.y<o.bottom&&l.y+l.height>o.top),a=new Map;for(const{
name:l,column:h}of r){const g=a.get(h);g?g.push(l):a.set(h,[l])}return a.size<Qe?void 0:{byColumn:a,...o}}function xi(t,e){const s=e.map(({start:a,end:l})=>Math.
abs((a+l)/2-t)),n=s.indexOf((0,zt.Y)(s)),{start:i,end:o}=e[n],r=Math.min(i-(e[n-1]?.end??-1/0),(e[n+1]?.start??1/0)-o);return t>i-r&&t<o+r?n:void 0}function zi({
style:t,box:e},{byColumn:s,top:n,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:a}=t,l=e.y+e.height/2;if(l<n-ue*a||l>i+ue*a)return!1;const h=o.findIndex(
({end:A})=>e.x<A),g=o[h+1]?.start??1/0;return h>=0&&!s.has(h)&&e.x>o[h].start-a&&e.x+e.width<g}function*Ni({byColumn:t},e,s){const n=s.map(()=>[]);for(const i of e)
n[s.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)n[i]=yield*(0,Ct._I)(yield*(0,N.p9)(o,(r,a)=>r.baseline-a.baseline||r.start-a.start));return n}const Di=(t,{
top:e,bottom:s})=>t.every(({baseline:n,size:i})=>n>e&&n<s+ue*i),Ci=2,Pi=.6,Bi=.1,Wi=.5,Yi=60,Gi=3,Ui=/^(?:19|20)\d\d$/,Hi=/^[^\d\s]{1,3}$/,de=t=>{const e=z(t);return new RegExp(
"\\p{L}","u").test(e)||Ui.test(e)||Hi.test(e)};function*Ki(t){const[e,s,...n]=t;if(!e||!s||t.length<Gi||e.cells.length>=s.cells.length||s.baseline-e.baseline>Ci*
Math.max(e.size,s.size)||!e.cells.every(de)||!s.cells.every(de)||n.every(({cells:l})=>l.every(de)))return;const i=yield*ft(t.slice(1)),o=i&&(yield*Ge(i));if(!o||
o.count>Yi||o.spanning.has(0))return;const r=yield*ji(e.cells,yield*nt(o),o);return!r||!$i(r,o.places[0])?void 0:{columns:{...o,rows:[e,...o.rows],places:[r.map(
([l])=>l),...o.places],spanning:new Set([0,...[...o.spanning].map(l=>l+1)])},spans:r}}const $i=(t,e)=>t.some(([s,n])=>n>s)&&t.every(([s,n])=>s===n||e.filter(i=>i>=
s&&i<=n).length>n-s);function Fi({rows:t,places:e}){const s=t[0].cells.map(z),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+2*o<=s.length;o++){if(!((s.length-
i)%o===0&&s.every((l,h)=>h<i+o||l===s[h-o])))continue;const a=(s.length-i)/o;return Array.from({length:a},(l,h)=>[n[i+h*o],n[i+(h+1)*o-1]])}return[]}function*ji(t,e,s){
const n=Fi(s),i=new Set(s.places[0]),o=[],r=(h,[g,A])=>h.start<e[A].end&&h.end>(e[g-1]?.end??-1/0),a=t.slice(-n.length),l=n.length>0&&a.length===n.length&&a.every(
(h,g)=>r(h,n[g]));for(const[h,g]of t.entries()){const A=l?n[h-(t.length-n.length)]:void 0,I=t[h+1]?.start??1/0,rt=(o.at(-1)?.[1]??-1)+1,ct=A??Vi(g,e,rt,i)??(yield*Xi(
g,e,[rt,I]));if(!ct||ct[0]<=(o.at(-1)?.[1]??-1))return;o.push(ct)}return o}function Vi(t,e,s,n){const[i,o]=[e[s],e[s+1]];return i&&o&&!n.has(s)&&t.start>i.end&&
t.end<o.start?[s,s]:void 0}function ki(t,e,s){const n=s.find(([a,l])=>a===l);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],e[n[0]+1]];return!i||!r?!1:t.start<(i.
end+o.start)/2&&t.end>(o.end+r.start)/2}function*Xi(t,e,[s,n]){const i=Pi*t.size,o=[];for(let h=s;h<e.length&&!(e[h].start>t.end);h++){yield(e.length-h)*S.Yz/S.
y;for(let g=h;g<e.length&&e[g].start<n;g++){const[A,I]=[e[h].start,e[g].end];if(h<g&&(t.start<A-i||t.end>I+i))continue;const rt=Math.abs(A+I-t.start-t.end)/2<=i+
Bi*(I-A),ct=h===g&&(Math.abs(A-t.start)<i||Math.abs(I-t.end)<i),mt=Math.abs(A-t.start)<i&&t.end>e[g].start;(rt||ct||mt)&&o.push([h,g])}}const r=([h,g])=>t.end-t.
start>=Wi*(e[g].end-e[h].start),a=o.find(([h,g])=>g>h&&r([h,g]));if(a&&ki(t,e,o))return a;const[l]=yield*(0,N.p9)(o,([h,g],[A,I])=>g-h-(I-A));return l}const Zi=3,
te=2,Qi=.05,Ji=.3,Je=6,qi=.4,to=3,ee=2,qe=4,eo=4,so=new Set,no=new RegExp("^\\p{Ll}","u"),ts=/\d/,es=new RegExp("\\p{L}","u");function*ss(t,e){const s=[];for(const i of e)
for(const o of yield*ht(i))for(const r of yield*ge(o,eo))for(const a of yield*rn(r))a instanceof vt.QH?s.push(a):(0,B.RZ)(s,yield*io(a));if(s.length===0)return{
blocks:s,outside:t};let n=yield*(0,vt.R_)(s,t);for(const[i,o]of s.entries()){const r=o instanceof vt.QH?yield*wi(o,n):o;r!==o&&(s[i]=r,n=yield*(0,vt.R_)([r],n))}
return{blocks:s,outside:n}}function*ge(t,e){if(e===0)return[t];let s=[t];const n=yield*ks(yield*(0,lt.KT)(t.rows));if(!n&&(s=yield*Ve(t)).length>1){const o=[];for(const r of s)
o.push(yield*ge(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!n)return[t];const i=[];for(const o of n)for(const r of yield*ht(o.map(a=>({...a,gutters:so}))))
(0,B.RZ)(i,yield*ge(r,e-1));return i}function*io(t){const e=yield*Ve(t);if(e.length>1){const s=[];for(const n of e)(0,B.RZ)(s,yield*is(n));if(s.length>=e.length&&
s.every(oo)&&s.some(ns))return s}return yield*is(t)}const ns=t=>t instanceof vt.QH,oo=t=>ns(t)||t instanceof vt.xE&&t.visual.length===te&&t.visual[0].cells.length===
t.visual[1].cells.length;function*is(t){const e=[];for(const s of yield*Ai(t)){const n=s.tabular<te?void 0:yield*ro(s);n&&e.push(n)}return e}function*ro(t){const e=yield*(0,lt.
KT)(t.rows),s=yield*Ki(e),n=s?.columns??(yield*ft(e));if(!n||co(n)||fo(n))return;const i=yield*Xn(s?n:yield*Ge(n)),{rows:o}=i,r=i.places.reduce((ct,mt)=>ct+mt.length,
0),a=r>=Ji*i.count*o.length,l=ao(i),h=(t.tabular>=Zi||l)&&i.count>1&&i.conflicts<=Qi*r&&a&&!lo(o);if(!a)return new vt.xE(o,o.map(ct=>ct.cells.map(mt=>[(0,vt.cA)(
[mt])])));const g=h&&!l?yield*Ce(i):o.map((ct,mt)=>[mt]),A=[];let I=0;for(const ct of g)A.push(We(i,ct)),!((I+=i.count)<S.y)&&(I=0,yield S.Yz);const rt=g[0].length===
1&&i.count===n.count?s?.spans:void 0;return h?new vt.QH(A,rt):new vt.xE(o,A)}function ao({rows:t,count:e,conflicts:s,spanning:n}){if(t.length!==te||s>0||n.size>
0||t.some(({cells:g})=>g.length!==e))return!1;const i=({fragments:g})=>g.at(-1).text.endsWith(":"),o=({cells:g})=>g.every((A,I)=>i(A)===(I%ee===0));if(e%ee===0&&
t.every(o))return!0;if(e===ee)return!1;const[r,a]=t.map(({cells:g})=>g.map(z)),l=r.every(g=>es.test(g))&&a.every(g=>ts.test(g)&&!es.test(g));return r.some(g=>ts.
test(g))&&!l?!1:t.reduce((g,{cells:A})=>g+A.reduce((I,{fragments:rt})=>I+rt.length,0),0)<=qe*e*t.length}const lo=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.
every(n=>n.isTyped))),co=t=>os(t).some(({lines:e,words:s,going:n})=>e>=to&&s>Je*e&&n>=qi*e);function fo({rows:t,count:e,places:s}){return t.length!==te||e!==ee||
t.some(({cells:i})=>i.length!==e)?!1:os({rows:t,count:e,places:s}).every(({words:i,going:o})=>i>qe*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>Je)}
function os({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,a]of o.entries()){
const l=n[s[i][r]];l.lines++,l.words+=a.fragments.length,no.test(a.fragments[0].text)&&l.going++}return n}const ho=3,uo=4,go=.6,mo=.05,po=.9,yo=1.75,Ht=.1,rs=1,
Eo=.4,Mo=2;function*bo(t){const e=new Set,s=yield*So(t);if(s.length===0)return e;const n=yield*(0,N.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of s)if(yield*Ao(
i,n))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*So(t){const e=[];for(let s=0,n;s<t.length;s=n){for(n=s+1;n<t.length&&To(t[n-1],t[n]);)
++n%S.y===0&&(yield S.Yz);if(s%S.y===0&&(yield S.Yz),n-s<ho)continue;const i=t.slice(s,n),o=i.reduce((l,{fragments:h})=>l+h.length,0),[r,a]=i.reduce(([l,h],{start:g,
end:A})=>[Math.max(l,A-g),h+A-g],[0,0]);o>=uo*i.length&&a>=go*r*i.length&&e.push(i)}return e}function To(t,e){const{size:s}=t,n=e.baseline-t.baseline;return e.frame===
t.frame&&e.size===s&&Math.abs(e.start-t.start)<mo*s&&n>=po*s&&n<=yo*s}function*Ao(t,e){const s=new Set(t),{frame:n,size:i,baseline:o}=t[0],r=t.at(-1).baseline+Ht*
i,a=t[0].start-rs*i,l=t.reduce((St,Pt)=>Math.max(St,Pt.end),-1/0)+rs*i;let h=_o(e,o-Ht*i);const g=t.map(({baseline:St})=>St);let[A,I,rt,ct,mt]=[0,0,0,0,-1/0];const Dt=new Set;
for(;h<e.length&&e[h].baseline<=r;h++){h%S.y===S.y-1&&(yield S.Yz);const St=e[h];if(!(s.has(St)||St.frame!==n)){if(St.end>a&&St.start<l)return!1;for(St.baseline-
mt>Ht*i&&([rt,mt]=[0,St.baseline]),++rt===Oo&&A++,ct|=St.end<=a?1:2;I<g.length&&g[I]<St.baseline-Ht*i;)I++;I<g.length&&Math.abs(g[I]-St.baseline)<=Ht*i&&Dt.add(
I)}}return A>=Mo&&ct!==Lo&&Dt.size<=Eo*t.length}const Oo=2,Lo=3;function _o(t,e){let s=0;for(let n=t.length;s<n;){const i=s+n>>1;t[i].baseline<e?s=i+1:n=i}return s}
const as=4,wo=8,vo=4,Ro=.7,Io=2.5,xo=.8,zo=1e6;function No(t){return ls(t,wo,{left:zo})}function*ls(t,e,s){if(e===1)return[...t];const n=[];let i=0;for(let o=0,
r;o<t.length;o=r){const l=t[o].segments.length>1&&s.left>0?yield*Do(t,o,s):void 0;if(++i%S.y===0&&(yield S.Yz),r=l?.to??o+1,!l)n.push(t[o]);else{for(const h of l.
left)n.push(h);for(const h of yield*ls(l.right,e-1,s))n.push(h)}}return n}const cs=200;function*Do(t,e,s){const[n,i]=t[e].segments,o=n.size;let r=n.end,a=i.start;
const l=[],h=[];let g=e;for(;g<t.length;g++){const I=t[g];s.left-=I.segments.length,(g-e)%cs===cs-1&&(yield S.Yz);const rt=g===e?0:I.baseline-t[g-1].baseline;if(I.
frame!==n.frame||rt<0||rt>Io*o)break;const ct=I.segments.filter(Pt=>Pt.start<r),mt=I.segments.slice(ct.length),Dt=(0,zt.K)(ct.map(Pt=>Pt.end),r),St=(0,zt.Y)(mt.
map(Pt=>Pt.start),a);if(St-Dt<xo*o||ct.length>1)break;[r,a]=[Dt,St],(0,B.RZ)(l,ct),mt.length>0&&h.push(mt)}const A=h.map(([I])=>I);if(!(l.length<as||h.length<as||
!fs(l)||!fs(A)))return{left:l.map(I=>new Ct.N1(I)),right:h.map(Co),to:g}}function Co([t,...e]){const s=new Ct.N1(t);for(const n of e)s.add(n);return s}function fs(t){
const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,zt.Y)(t.map(o=>o.start)),n=(0,zt.K)(t.map(o=>o.end))-s,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=vo*
t.length&&i>=Ro*n*t.length}const Rt=2,hs=1e3,me=3,us=100,Po=2,ds=10;function*gs(t){const e=yield*ys(t.filter(({isVertical:a})=>!a)),s=yield*ys(t.filter(({isVertical:a})=>a));
if(e.length+s.length<me||e.length+s.length>hs)return[];const n=[...e.keys(),...s.keys()].map((a,l)=>l),i=a=>{let l=a;for(;n[l]!==l;)l=n[l]=n[n[l]];return l};for(const[
a,l]of e.entries()){yield S.Yz;for(const[h,g]of s.entries())$t(l,g.at)&&$t(g,l.at)&&(n[i(e.length+h)]=i(a))}const o=new Map;for(const[a,l]of[...e,...s].entries()){
const h=o.get(i(a))??{rows:[],columns:[]};o.set(i(a),h),(l.isVertical?h.columns:h.rows).push(l)}const r=[];for(const a of o.values()){if(a.rows.length===0||a.columns.
length===0)continue;const[l,h]=[ms(a.columns,a.rows),ms(a.rows,a.columns)];for(const g of yield*Bo(Kt(h,l)))for(const A of yield*Wo(g))A.xs.length>=me&&A.ys.length>=
me&&r.push(A)}return r}const Kt=(t,e)=>({rows:t,columns:e,xs:se(e),ys:se(t)});function*Bo({rows:t,columns:e,xs:s,ys:n}){const i=[];let[o,r]=[t,e],a=0;for(let l=1;l<
Math.min(n.length-2,us);l++){yield(1+e.length)*S.Yz/S.y;const h=n[l];if(l-a<2)continue;const g=r.filter(I=>I.from<h-Rt),A=r.filter(I=>I.to>h+Rt);Go(g,A,s)||(i.push(
Kt(o.filter(I=>I.at<h+Rt),g)),[o,r]=[o.filter(I=>I.at>h-Rt),A],a=l)}return[...i,Kt(o,r)]}function*Wo({rows:t,columns:e,xs:s,ys:n}){const i=[];let[o,r]=[t,e],a=0;
for(let l=2;l<Math.min(s.length-2,us);l++){if(l-a<2)continue;yield(1+t.length)*S.Yz/S.y;const h=s[l],g=o.filter(I=>I.from<h-Rt),A=o.filter(I=>I.to>h+Rt);Yo(g,A,
n)&&(i.push(Kt(g.map(I=>({...I,to:Math.min(I.to,h)})),r.filter(I=>I.at<h+Rt))),o=A.map(I=>({...I,from:Math.max(I.from,h)})),r=r.filter(I=>I.at>h-Rt),a=l)}return i.
length===0?[{rows:t,columns:e,xs:s,ys:n}]:[...i,Kt(o,r)]}function Yo(t,e,s){const n=({at:a})=>a>s[0]+Rt&&a<s.at(-1)-Rt,[i,o]=[se(t.filter(n)),se(e.filter(n))];let r=0;
for(let a=0,l=0;a<i.length&&l<o.length;){const h=i[a]-o[l];Math.abs(h)<Rt&&r++,h<0?a++:l++}return Math.min(i.length,o.length)>=Po&&2*r<=Math.min(i.length,o.length)}
function Go(t,e,s){const n=({at:r})=>r>s[0]+Rt&&r<s.at(-1)-Rt,[i,o]=[t.filter(n),e.filter(n)];for(let r=0,a=0;r<i.length&&a<o.length;){const l=i[r].at-o[a].at;if(Math.
abs(l)<Rt)return!0;l<0?r++:a++}return i.length===0||o.length===0}function ms(t,e){const{isVertical:s}=t[0],[n,i]=[(0,zt.Y)(e.map(({at:l})=>l)),(0,zt.K)(e.map(({
at:l})=>l))],[o,r]=[ps(e.map(l=>l.from)),ps(e.map(l=>l.to))],a=[...t];return o<t[0].at-ds&&a.unshift({isVertical:s,at:o,from:n,to:i}),r>t.at(-1).at+ds&&a.push({
isVertical:s,at:r,from:n,to:i}),a}const ps=t=>t.sort((e,s)=>e-s)[t.length>>1],$t=({from:t,to:e},s)=>t-Rt<=s&&s<=e+Rt;function*ys(t){const e=yield*(0,N.p9)(t,(n,i)=>n.
at-i.at||n.from-i.from),s=[];for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&e[i].at-o<Rt;)i++;if(s.length>hs)return s;n%S.y===
S.y-1&&(yield S.Yz);const a=yield*(0,N.p9)(e.slice(n,i),(h,g)=>h.from-g.from);let l;for(const h of a)l&&h.from<=l.to+Rt?l.to=Math.max(l.to,h.to):(l&&s.push({isVertical:r,
at:o,...l}),l={from:h.from,to:h.to});l&&s.push({isVertical:r,at:o,...l})}return s}function se(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.at(-1)>=Rt)&&
e.push(s);return e}var Uo=O(60660);const Ho=1,Ko=3,pe=2,$o=.4,Fo=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function jo({lines:t,element:e}){
if(t.length<pe||!e)return!1;const s=e.type==="P",n=s?Ko:Ho;let i=0;for(const[o,{segments:r,baseline:a,size:l}]of t.entries()){!s&&o>0&&a<t[o-1].baseline+$o*l&&(i=
pe);let h,g=!1;for(const{fragments:A}of r)for(const I of A)g||=h!==void 0&&Math.abs(I.start-h.end)>=n*I.style.size,h=I;g&&i++}return i>=pe&&!Xo(e)}const Vo=({element:t})=>t!==
void 0&&ko.test(t.type),ko=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function Xo(t){for(const{type:e}of(0,Uo.Hy)(t))if(Fo.test(e))return!0;return!1}function*Zo({
lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,B.RZ)(e,n.fragments);return yield*(0,N.p9)(e,(s,n)=>s.order-n.order)}const Es=300,Qo=5,Jo=.6,
qo=20,Ms=5,tr=3;function*bs(t){return t.length<3||t.length>Es||!sr(t)?t:yield*nr(t)}function er(t){if(t.length<2||t.length>Es)return t;const e=t[0]?.frame,s=[];
let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;n=Math.max(n,t[r].bottom),i+=Ss(t[r]),s.push({bottom:n,words:i})}let o=1/0;for(let r=1;r<
Math.min(t.length,qo);r++){o=Math.min(o,t[r-1].top);const a=s[t.length-1-r];if(a.words<Math.max(Ms,i-a.words))return t;if(a.bottom<=o)return[...t.slice(r),...t.
slice(0,r)]}return t}function ye(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const Ss=({
lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+i.length,0),0);function sr(t){let e=0,s=0,n;for(const i of t)Ss(i)<Ms||(n&&ye(n,i)?e++:n&&
ye(i,n)&&n.top-i.bottom<tr*n.lines[0].size&&s++,n=i);return s>=Qo&&s>Jo*(e+s)}function*nr(t){const e=t.length,s=new Int32Array(e),n=t.map(()=>[]);for(let r=0;r<
e;r++){yield S.Yz;for(let a=0;a<e;a++)r!==a&&ir(t,r,a)&&(n[r].push(a),s[a]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const a of i)(r<0||s[a]<
s[r])&&(r=a);i.delete(r),o.push(t[r]);for(const a of n[r])s[a]--}return o}function ir(t,e,s){const n=t[e],i=t[s];if(n.frame!==i.frame)return!1;if(ye(n,i))return!0;
if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.some(a=>a!==n&&a!==i&&a.frame===n.frame&&a.top<r&&a.bottom>o&&a.
start<n.end&&a.end>i.start)}const or=.4,rr=1;function*ar(t,e){if(e.length===0||t.length<2)return;const s=Array.from({length:e.length+1},()=>[]),n=yield*(0,N.p9)(
t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:a,end:l,baseline:h,style:g}=r,A=lr((a+l)/2,e);if(s[A].push(r),i&&
i.column!==A&&h-i.fragment.baseline<=or*g.size&&a-i.fragment.end<rr*g.size)return;i={fragment:r,column:A},o%S.y===S.y-1&&(yield S.Yz)}return s.filter(o=>o.length>
0).length<2?void 0:s}function lr(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}const cr=3,fr=2.5,hr=.2,ur=1,Ts=1,dr=new RegExp(
"\\p{L}","u"),As=/\d/;function*gr(t,e,s,n){if(e.length<cr||t.spans||!mr(t.rows[0]))return t;yield n.length*S.Yz/S.y;const i=n.filter(a=>pr(a,e,s)),o=yr(i,e);if(!o)
return t;const r=[];for(const a of o)r.push(yield*(0,Ct._I)(yield*(0,G.q9)(a)));return new vt.QH([r,...t.rows])}const mr=t=>t.slice(1).some(e=>e.some(({segments:s})=>s.
some(({fragments:n})=>n.some(({text:i})=>As.test(i)))));function pr({box:t,style:e},s,n){const[i,o]=[t.x+t.width/2,t.y+t.height/2],r=i<s[0].from||i>s.at(-1).to;
return e.frame.cos===1&&!e.frame.vertical&&!r&&o<n&&n-o<fr*e.size}function yr(t,e){const[s]=t;if(t.length<e.length)return;const n=hr*s.style.size;if(t.some(({baseline:r,
text:a})=>Math.abs(r-s.baseline)>n||As.test(a)))return;const i=e.map(()=>[]);for(const r of t){const{x:a,width:l}=r.box,h=e.findIndex(({from:g,to:A})=>a>g-Ts&&a+
l<A+Ts);if(h<0)return;i[h].push(r)}return i.every(r=>r.some(({text:a})=>dr.test(a)))&&i.every((r,a)=>a===0||Er(r)-Mr(i[a-1])>ur*s.style.size)?i:void 0}const Er=t=>t.
reduce((e,{box:s})=>Math.min(e,s.x),1/0),Mr=t=>t.reduce((e,{box:s})=>Math.max(e,s.x+s.width),-1/0),br=100,Sr=2e4,Tr=1/2,Ar=1/20,Or=.999,Os=1,Lr=2,_r=1,wr=20,vr=2e4;
function*Rr(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>br||(i.xs.length-1)*(i.ys.length-1)>Sr)continue;const{cells:o,others:r}=yield*Ir(n,i),a=yield*Pr(
o,i);if(!a)continue;const l=yield*gr(a.table,a.columns,i.ys[0],r);s.push(l),n=l===a.table?r:yield*(0,vt.R_)([l],r)}return{tables:s,outside:n}}function*Ir(t,e){const{
rows:s,columns:n,xs:i,ys:o}=e,r=new Map,a=[];let l=0,h=0;for(const rt of t){const{frame:ct}=rt.style,mt=(0,Ze.L)(ct,rt.start,rt.end,rt.top,rt.bottom),[Dt,St]=[mt.
x+mt.width/2,mt.y+mt.height/2],Pt=Dt>i[0]&&Dt<i.at(-1)&&St>o[0]&&St<o.at(-1),ha=ct.cos===1&&ct.sin===0||Math.abs(ct.sin)>Or,Ft=Pt&&ha&&!ct.vertical?Nr(e,Dt,St):
void 0;if(!Ft)a.push(rt);else{const be=r.get(Ft.first)??{...Ft,fragments:[]};r.set(Ft.first,be),be.fragments.push(rt),(be.last!==Ft.last||n.some(ua=>Dr(mt,ua,St)))&&
l++}h+=Pt?s.length+n.length:1,!(h<vr)&&(h=0,yield S.Yz)}const g=t.length-a.length;if(l>Ar*g)return{cells:new Map,others:[...t]};if(g===0||a.length===0)return{cells:r,
others:a};const A=yield*xr(a,e,r);for(const[rt,ct]of A)r.set(rt,{first:rt,last:rt+i.length+1,fragments:ct});const I=new Set([...A.values()].flat());return{cells:r,
others:I.size===0?a:a.filter(rt=>!I.has(rt))}}function*xr(t,e,s){const n=new Map;for(const[o,r]of t.entries()){o%S.y===S.y-1&&(yield S.Yz*(e.rows.length+e.columns.
length)/wr);const a=r.style.frame.cos===1?zr(r,e):void 0;if(!a||!s.has(a.cell)||s.has(a.cell-1))continue;const l=n.get(a.cell-1)??{border:a.border,own:[]};n.set(
a.cell-1,l),l.own.push(r)}const i=new Map;for(const[o,{border:r,own:a}]of n){let l=r;const h=[];for(const g of yield*(0,N.p9)(a,(A,I)=>I.end-A.end)){if(h.length>
0&&l-g.end>_r*g.style.size)break;l=g.start,h.push(g)}i.set(o,h.sort((g,A)=>g.order-A.order))}return i}function zr({box:t},{rows:e,columns:s,xs:n,ys:i}){const[o,
r]=[t.x+t.width/2,t.y+t.height/2];if(o<n[0]||r<i[0]||r>i.at(-1))return;const[,a]=Ee(s,o,r),[l,h]=[ne(i,r),a?ne(n,a.at):0];if(!a||h===0||h===n.length-1)return;const g=A=>e.
some(I=>Math.abs(I.at-A)<Lr&&$t(I,(n[h]+n[h+1])/2));if(!(!g(i[l])||!g(i[l+1])))return{cell:l*n.length+h,border:a.at}}function Nr({rows:t,columns:e,xs:s,ys:n},i,o){
const[r,a]=Ee(e,i,o),[l,h]=Ee(t,o,i);if(!r||!a||!l||!h)return;const g=(A,I)=>ne(n,A.at)*s.length+ne(s,I.at);return{first:g(l,r),last:g(h,a)}}function Ee(t,e,s){
let n;for(const i of t)if($t(i,s)){if(i.at>e)return[n,i];n=i}return[n,void 0]}const Dr=({x:t,width:e},s,n)=>s.at>t+Os&&s.at<t+e-Os&&$t(s,n);function ne(t,e){let s=0;
for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*Cr(t,e){const s=new Map;for(const[n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),a=(yield*ar(
o,r))??[o];for(const[l,h]of a.entries())h.length>0&&s.set(n+l,h)}return s}function*Pr(t,{xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=Tr*n*i)return;
const o=yield*Cr(t,e),r=[];for(let A=0;A<i;A++){const I=[];for(let rt=0;rt<n;rt++){const ct=o.get(A*e.length+rt);I.push(ct?yield*(0,Ct._I)(yield*(0,G.q9)(ct)):[])}
for(const rt of yield*Un(I))r.push(rt)}const a=r.filter(A=>A.some(I=>I.length>0)),l=Array.from({length:n},(A,I)=>I).filter(A=>a.some(I=>I[A].length>0));if(a.length<
2||l.length<2)return;const h=a.map(A=>l.map(I=>A[I]));return{table:new vt.QH(h,r[0]===a[0]?Br(t,l,e.length,a[1]):void 0),columns:l.map(A=>({from:e[A],to:e[A+1]}))}}
function Br(t,e,s,n){const i=[];for(const{first:a,last:l}of t.values()){if(a>=s-1)continue;const[h,g]=[e.indexOf(a),e.findLastIndex(A=>A<l%s)];if(h<0||g<h)return;
i.push([h,g])}const o=([a,l])=>e.slice(a,l+1).every(h=>n[h].length>0),r=i.filter(([a,l])=>l>a);return r.length>0&&r.every(o)?i.sort(([a],[l])=>a-l):void 0}var Ls=O(
39955);const Wr=2,_s=3.5,Yr=.5,Gr=6,Ur=12;function*ws(t){let e;for(let s=0;s<t.length;s++){const n=t[s],i=Hr(n),o=i&&Kr(t,s+1,n,i);if(!o){e?.push(n);continue}yield o.
length*S.Yz/2,e??=t.slice(0,s);for(const[r,a]of i.entries()){e.push(Ct.eB.of([a],n.element)),r===0&&n.lines.length>1&&e.push(Ct.eB.of(n.lines.slice(1),n.element));
for(let l=o[r];l<o[r+1];l++)e.push(t[l])}s=o.at(-1)-1}return e??t}function Hr({lines:t}){const[e]=t;if(e.segments.length<2)return;const s=[];let n;for(const o of e.
segments)n&&o.start-n.end<Wr*e.size?s.at(-1).add(o):s.push(new Ct.N1(o)),n=o;if(s.length<2||s.length>Gr)return;for(let o=1;o<t.length;o++)if(t[o].end>s[1].start)
return;const i=({segments:o})=>o.reduce((r,{fragments:a})=>r+a.length,0)<=Ur;return s.every(i)?s:void 0}function Kr(t,e,s,n){const i=[e];for(const[o,r]of n.entries()){
const a=n[o+1]?.start??1/0;let l=i.at(-1),h=o===0?s.bottom:r.bottom;const g=Yr*r.size,A=({frame:I,start:rt,end:ct,top:mt})=>I===r.frame&&rt>r.start-g&&ct<a&&rt<
r.end+_s*r.size&&mt>h-g;for(;l<t.length&&A(t[l])&&!(l===i.at(-1)&&t[l].top-h>_s*r.size||(h=t[l++].bottom,o===n.length-1)););if(l===i.at(-1)&&(o>0||s.lines.length===
1))return;i.push(l)}return i}var $r=O(73356);function*Fr(t,e,s,n=()=>(0,G.q9)(t)){if(e&&(0,Ls.P$)(t,e)){const i=yield*(0,Ls.$A)(t,e);return s?yield*jr(i,s):i}return s?
yield*vs(t,yield*gs(s)):yield*bs(yield*ws(yield*Rs(yield*n())))}function*jr(t,e){let s;const n=[];for(const[i,o]of t.entries()){i%S.y===S.y-1&&(yield S.Yz);const r=jo(
o)?yield*vs(yield*Zo(o),s??=yield*gs(e)):[];if(!r.some(vt.bI)&&!(r.length>1&&Vo(o)))n.push(o);else for(const a of r)a.element=o.element,n.push(a)}return n}function*vs(t,e){
const{tables:s,outside:n}=yield*Rr(t,e),i=yield*(0,G.q9)(n),o=yield*Vr(n,i),r=o.outside===n,a=yield*Rs(r?i:yield*(0,G.q9)(o.outside));for(const l of[...s,...o.blocks]){
const h=a.findIndex(g=>Is(g)>Is(l));a.splice(h<0?a.length:h,0,l)}return[...er(yield*bs(yield*ws(a)))]}function*Vr(t,e){const s=yield*bo(e);if(s.size===0)return yield*ss(
t,yield*(0,y.HE)(e,t));const n=e.filter(a=>!s.has(a.fragments[0])),{blocks:i,outside:o}=yield*ss(t.filter(a=>!s.has(a)),yield*(0,y.HE)(n,t));if(i.length===0)return{
blocks:i,outside:t};const r=new Set(o);return{blocks:i,outside:t.filter(a=>s.has(a)||r.has(a))}}function*Rs(t){return[...yield*(0,Ct.ub)(yield*No(yield*(0,Ct._I)(
t)))]}const Is=({lines:t})=>t[0].segments[0].fragments[0].order,kr=(t,e)=>Me(t,e,Ds),Xr=(t,e)=>Me(t,e),Zr=(t,e)=>Me([{lines:t,element:void 0}],e,ra);function*Me(t,e,s){
const n=new et.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!Jr(r,t[o-1])&&n.space(`
`);for(const a of r.lines){s?.(n,a);for(let l=0;l<a.segments.length;l++){const h=a.segments[l];l>0&&n.space(" "),(0,$r.T)(n,h,e),i+=h.fragments.length+h.characters/
Qr,!(i<S.y)&&(i=0,n.settle(),yield S.Yz)}n.space(`
`)}s&&fa(n)}return n}const Qr=8,Jr=({element:t},e)=>t!==void 0&&qr.has(t.type)&&t.type===e.element?.type,qr=new Set(["LI","TR","TOCI"]),xs=173,zs=new Set([45,8208,
xs]),ta=/[\p{L}\p{M}][-\u2010]\n+$/u,Ns=/\u00ad\n+$/,ea=/.\n+$/,sa=new RegExp("^\\p{L}","u"),na=new RegExp("^\\p{Ll}","u");function Ds(t,e){if(!zs.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Ns.test(s);if(!i&&!(ta.test(s)&&na.test(n)))return;const o=ea.exec(s)[0].length;if(!i&&ca(t.tail(aa)))
return t.drop(o-1);t.drop(o),sa.test(n)||t.space(`
`)}const ia=/[\p{L}\p{M}][-\u2010]\n$/u,oa=/^[\p{Lu}\p{Nd}]/u;function ra(t,e){zs.has(t.lastLetter())&&ia.test(t.tail(4))&&oa.test(e.segments[0].fragments[0].text)?
t.drop(1):Ds(t,e)}const aa=100,la=/[/\\_@]|\w\.\w/,ca=t=>la.test(t.trimEnd().split(/\s/).at(-1));function fa(t){t.lastLetter()!==xs||!Ns.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((Ot,dt,O)=>{O.d(dt,{QH:()=>B,R_:()=>v,bI:()=>G,cA:()=>q,xE:()=>N});var et=O(27077),S=O(5609);class B extends S.eB{rows;spans;constructor(w,W){const P=w.
flat(2),$=P.filter(({frame:C})=>C.cos===1),[K,...Q]=$.length===0?P:$;super(K),this.rows=w,this.spans=W;for(const C of Q)this.add(C);if($.length>0&&$.length<P.length)
for(const C of P)C.frame.cos!==1&&this.lines.push(C)}}class N extends S.eB{visual;rows;constructor(w,W){const[P,...$]=w.map(({cells:K})=>q(K));super(P),this.visual=
w,this.rows=W;for(const K of $)this.add(K)}}const G=R=>R instanceof B||R instanceof N;function q([R,...w]){const W=new S.N1(R);for(const P of w)W.add(P);return W}
function*v(R,w){const W=new Set;for(const{lines:P}of R)for(const{segments:$}of P)for(const K of $)for(const Q of K.fragments)W.add(Q);return yield et.Yz,w.filter(
P=>!W.has(P))}}),39955:((Ot,dt,O)=>{O.d(dt,{$A:()=>W,P$:()=>w,VN:()=>v});var et=O(27077),S=O(44233),B=O(5609),N=O(98095);const G=.9,q=new Set("Span Quote Note R\
eference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function v($){let K,Q=0;for(let C=$;C&&Q<R;C=C.
parent,Q++){if(C.type==="TR")return C;!K&&!q.has(C.type)&&(K=C)}return K?(K.type==="Lbl"||K.type==="LBody")&&K.parent?.type==="LI"?K.parent:K:$}const R=200;function w($,K){
let Q=0,C=0;for(const L of $)L.style.marks.isArtifact||(Q+=L.text.length,K(L)&&(C+=L.text.length));return C>0&&C>=G*Q}function*W($,K){const Q=[],C=[];for(let nt=0;nt<
$.length;nt++){const tt=$[nt];nt%et.y===et.y-1&&(yield et.Yz);const ut=K(tt);ut?Q.push({fragment:tt,leaf:ut}):C.push(tt)}const L=yield*(0,S.p9)(Q,(nt,tt)=>nt.leaf.
order-tt.leaf.order||nt.fragment.order-tt.fragment.order);let U=0;const H=new Map,F=nt=>{const{element:tt}=L[nt].leaf;let ut=H.get(tt);return ut||H.set(tt,ut=v(
tt)),ut},k=[],st=[];for(let nt=0,tt;nt<L.length;nt=tt){const ut=F(nt);for(tt=nt+1;tt<L.length&&F(tt)===ut;)tt++;const Y=L.slice(nt,tt).map(({fragment:ft})=>ft);
(U+=Y.length)>=et.y&&(U=0,yield et.Yz);const j=B.eB.of(yield*(0,B._I)(yield*(0,N.q9)(Y)),ut);if(k.push(j),C.length>0)for(const{order:ft}of Y)st.push({order:ft,block:j})}
return C.length===0?k:yield*P(k,st,yield*(0,B.ub)(yield*(0,B._I)(yield*(0,N.q9)(C))))}function*P($,K,Q){const C=yield*(0,S.p9)(K,(H,F)=>H.order-F.order),L=[],U=new Map;
for(const[H,F]of Q.entries()){H%et.y===et.y-1&&(yield et.Yz);const k=F.lines[0].segments[0].order;let st=0;for(let ut=C.length;st<ut;){const Y=st+ut>>1;C[Y].order<
k?st=Y+1:ut=Y}const nt=C[st-1]?.block,tt=nt&&U.get(nt);tt?tt.push(F):nt?U.set(nt,[F]):L.push(F)}return[...L,...$.flatMap(H=>[H,...U.get(H)??[]])]}}),52332:((Ot,dt,O)=>{
O.d(dt,{l$:()=>pt,HE:()=>u,SE:()=>d,x1:()=>yt,rQ:()=>Lt});var et=O(45657),S=O(61520),B=O(27077),N=O(44233),G=O(31681),q=O(5609),v=O(93463);const R=5,w=.75,W=.5,
P=3,$=.08,K=.3,Q={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function C(V,ot){const{both:J,level:Z,lowest:it,highest:z}=V;return{...V,both:J+1,level:Math.
abs(ot)<$?Z+1:Z,lowest:Math.min(it,ot),highest:Math.max(z,ot)}}const L=(V,ot)=>ot?{...V,before:V.before+1}:{...V,after:V.after+1};function U({both:V,before:ot,after:J,
level:Z,lowest:it,highest:z}){const ht=Math.min(ot,J);return ht<R||V>w*(V+ht)?!1:V>=P&&Z<=W*V&&z-it>=K}const H=3,F=4,k=2.5,st=6,nt=.8,tt=20,ut=4;function*Y(V){const ot=V.
map(()=>new Set);if(!j(V)&&!ft(V))return ot;let J=[],Z=0;const it=({rows:z,wordsBefore:ht,wordsAfter:Mt,from:bt,last:At,sides:It})=>{const xt=z>=H&&Math.min(ht,
Mt)>=F*z,Nt=U(It);if(!xt&&!Nt)return;const Bt=({isGutter:Tt,row:Wt})=>Tt==="whole"||!Nt&&(Tt==="prose"||Wt<bt);for(let Tt=At;Tt&&!Bt(Tt);Tt=Tt.above)Tt.isGutter=
Nt?"whole":"prose",ot[Tt.row].add(Tt.cell)};for(const[z,ht]of V.entries()){const Mt=V[z-1],bt=Mt?ht.baseline-Mt.baseline:0,At=({last:xt})=>bt<=st*ht.size&&z-xt.
row<=tt,It=bt>k*ht.size;for(const xt of J)(It||!At(xt))&&it(xt);J=J.filter(At),It&&(J=J.map(xt=>({...xt,rows:0,wordsBefore:0,wordsAfter:0,from:z}))),(Z+=ht.cells.
length+J.length)>=B.y&&(Z=0,yield B.Yz),J=lt(J,ht,z,it)}return J.forEach(it),ot}function j(V){const ot=({fragments:Z})=>Z.length>=F,J=(Z,it)=>V.some(({cells:z})=>z.
slice(Z,it||z.length).some(ot));return J(0,-1)&&J(1,0)}function ft(V){const ot=V.reduce((J,{cells:Z})=>Z.length===1?J+1:J,0);return ot>=2*R&&V.length>ot}function lt(V,{
cells:ot,size:J},Z,it){const z=[];let ht=0,Mt=-1/0;for(let bt=0;bt<=ot.length;bt++){const At=ot[bt]?.start??1/0,It=bt>0&&bt<ot.length,xt=At-Mt>=nt*J,Nt=[];for(;ht<
V.length&&V[ht].start<At;ht++){const Tt=V[ht],[Wt,Gt]=[Math.max(Tt.start,Mt),Math.min(Tt.end,At)];if(Gt-Wt<nt*J?it(Tt):It?Nt.push(y(Tt,{start:Wt,end:Gt},Z,bt,ot)):
z.push({...Tt,start:Wt,end:Gt,sides:L(Tt.sides,bt>0)}),Tt.end>At)break}It&&xt&&Nt.length===0&&Nt.push(y(void 0,{start:Mt,end:At},Z,bt,ot));const Bt=T(Nt);for(const Tt of Nt)
Bt.has(Tt)?z.push(Tt):it(Tt);Mt=Math.max(Mt,ot[bt]?.end??At)}return z}function T(V){return V.length<=ut?new Set(V):new Set([...V].sort((ot,J)=>J.rows-ot.rows).slice(
0,ut))}function y(V,ot,J,Z,it){return{...ot,rows:(V?.rows??0)+1,wordsBefore:(V?.wordsBefore??0)+it[Z-1].fragments.length,wordsAfter:(V?.wordsAfter??0)+it[Z].fragments.
length,from:V?.from??J,last:{row:J,cell:Z,above:V?.last,isGutter:"no"},sides:C(V?.sides??Q,(it[Z].baseline-it[Z-1].baseline)/it[Z].size)}}var p=O(98095),b=O(73356);
const x=.4,D=1,E=3,f=2e3,c=.5;function*d(V){return yield*u(yield*(0,p.q9)(V),V)}function*u(V,ot,J=!0){const Z=yield*_(ot),it=new Map;for(const ht of V){const Mt=it.
get(ht.frame);Mt?Mt.push(ht):it.set(ht.frame,[ht])}const z=[];for(const ht of it.values()){yield B.Kl;const Mt=[];for(const At of yield*at(yield*X(ht,Z)))Mt.push(
gt(At,Z));const bt=J?yield*Y(Mt):void 0;z.push(Mt.map((At,It)=>({...At,gutters:bt?.[It]??m})))}return z}const m=new Set,M=2e4;function*_(V){const ot=[];for(let Z=1;Z<
V.length&&ot.length<f;Z++){Z%B.y===0&&(yield B.Yz);const[it,z]=[V[Z-1],V[Z]];if(it.style.frame!==z.style.frame||it.baseline!==z.baseline)continue;const ht=(z.start-
it.end)/z.style.size;ht>0&&ht<D&&(0,p.re)(it,z)&&ot.push(ht)}const J=yield*(0,N.p9)(ot,(Z,it)=>Z-it);return Math.max(D,E*(J[J.length>>1]??0))}function*X(V,ot){const J=[];
let Z=0;for(const it of V){if((Z+=it.fragments.length)>=B.y&&(Z=0,yield B.Yz),it.end-it.start<ot*it.size||it.fragments.length<2){J.push(it);continue}let z;for(const ht of it.
fragments)z&&Math.min(ht.start,ht.end)-z.end<ot*Math.max(z.size,ht.style.size)?z.add(ht):J.push(z=new p.Y4(ht))}return J}function*at(V){const ot=yield*(0,N.p9)(
V,(Z,it)=>Z.baseline-it.baseline||Z.start-it.start),J=[];for(const[Z,it]of ot.entries()){Z%B.y===B.y-1&&(yield B.Yz);const z=J.at(-1);z!==void 0&&z.length<q.Px&&
it.baseline-z[0].baseline<x*Math.min(it.size,z[0].size)?z.push(it):J.push([it])}for(const Z of J)Z.sort((it,z)=>it.start-z.start);return J}function gt(V,ot){const J=[];
let Z;for(const z of V){const ht=J.at(-1),Mt=ht&&z.start-ht.end,bt=ht?Math.max(ht.size,z.size):0;Mt!==void 0&&Mt<ot*bt&&Mt>-c*bt?Z===ht?Z.join(z):J[J.length-1]=
Z=ht.joined(z):J.push(z)}const it=J.reduce((z,ht)=>ht.size>z.size?ht:z);return{baseline:it.baseline,size:it.size,cells:J}}function*yt(V,ot){return yield*Et(V.flat(),
_t,ot)}function*Lt(V,ot){const J=[],Z=new Map,it=new Set;let z=0;for(const ht of V){const{pairs:Mt,lacking:bt}=yield*(0,v.f)(ht);(0,et.RZ)(J,Mt);for(const At of bt)
for(const It of Z.size<M?At.labels:[]){At.without.has(It)&&it.add(z);for(const{letters:xt,text:Nt}of It.fragments)for(let Bt=0;Bt<Nt.length&&Z.size<M;Bt++)Z.set(
xt+Bt,z);z++}}if(J.length!==0)return{...yield*Et(J,ht=>[ht],ot),labelOf:Z,without:it}}function*Et(V,ot,J){const Z=new S.q(J),it=[];let z=0;for(const ht of V)for(const Mt of ot(
ht)){const bt=Z.size;for(const[At,It]of Mt.entries())At>0&&Z.space(`
`),(0,b.T)(Z,It,J),!((z+=It.fragments.length)<B.y)&&(z=0,Z.settle(),yield B.Yz);it.push({start:bt,end:Z.size}),Z.space(`
`)}return{flow:Z,lines:it}}function pt({cells:V,gutters:ot}){if(ot.size===0)return[V];const J=[];for(const[Z,it]of V.entries())Z===0||ot.has(Z)?J.push([it]):J.at(
-1).push(it);return J}const _t=V=>pt(V).map(ot=>wt(ot)?[...ot].reverse():ot);function wt(V){return V.length<2?!1:V.filter(({fragments:J})=>J.some(({mayTurn:Z,text:it})=>Z&&
(0,G.d)(it))).length>V.length/2}}),3133:((Ot,dt,O)=>{O.d(dt,{X:()=>x,b:()=>b});var et=O(62743),S=O(86491),B=O(74135),N=O(6057),G=O(65868),q=O(60660),v=O(12657),
R=O(84731),w=O(89420);const W=100;async function P(f,c,d,u){const m=new Map,M=new Set,{fragments:_,edges:X}=f,at=[],gt=new v.y(u);for(const[Lt,Et]of _.entries()){
const pt=u.pace.step(W);pt&&await pt;const _t=c(Et),wt=_t&&yt(_t.element);if(!wt){at.push(Et);continue}if(M.has(wt)||wt.firstPage!==d)continue;M.add(wt),gt.take(
wt.actualText.length);const V=(0,R.X5)(wt.actualText.trim());if(V==="")continue;const ot=new w.F(Et.style,Et.start,Et.baseline,Et.order,X.count);ot.text=V,ot.end=
$(_,Lt,J=>{const Z=c(J);return Z!==void 0&&yt(Z.element)===wt});for(let J=0;J<V.length;J++)X.add(ot.start,ot.end);at.push(ot)}return at;function yt(Lt){if(m.has(
Lt))return m.get(Lt);const Et=[];for(const pt of(0,q.Hy)(Lt)){if(m.has(pt))break;Et.push(pt)}for(const pt of Et.reverse()){const _t=pt.parent&&m.get(pt.parent);
m.set(pt,_t??(pt.actualText===void 0?void 0:pt))}return m.get(Lt)}}function $(f,c,d){const u=f[c];let{end:m}=u;for(let M=c+1;M<f.length;M++){const _=f[M];if(_.baseline!==
u.baseline||_.style.frame!==u.style.frame||!d(_))break;m=Math.max(m,_.end)}return m}var K=O(98689),Q=O(36211),C=O(5490);const L=3,U=.5,H=4,F=2e4;class k{get rules(){
return this.found.length>F?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(c,{matrix:d},u,m){const M=Q.lJ.get(c.operator);M?this.paints(M,m):
this.found.length<=F&&this.path.length+this.boxes.length<=F&&this.extends(c,d)}extends(c,d){const u=(0,C.M)(c);switch(c.operator){case"re":{const[m=NaN,M=NaN,_=NaN,
X=NaN]=u,at=(0,B.zl)(d,[m,M,m+_,M+X]);at.every(Number.isFinite)&&this.boxes.push(at);return}case"m":this.first=this.last=(0,B.Gd)(d,u[0],u[1]);return;case"l":this.
line((0,B.Gd)(d,u[0],u[1]));return;case"c":case"v":case"y":this.last=(0,B.Gd)(d,u.at(-2),u.at(-1));return;case"h":this.line(this.first)}}line(c){this.path.push(
[this.last,c]),this.last=c}paints({fill:c,strokes:d,closes:u},m){if(u&&this.line(this.first),!m&&d){for(const[[M,_],[X,at]]of this.path)this.add(M,_,X,at,U);for(const[
M,_,X,at]of this.boxes)this.around(M,_,X,at)}if(!m&&c)for(const[M,_,X,at]of[...this.boxes,...this.outline()])this.add(M,_,X,at,L);this.path=[],this.boxes=[]}outline(){
return this.path.length<3||this.path.length>5?[]:[(0,B.$L)(this.path.flat())]}around(c,d,u,m){if(u-c<=L||m-d<=L){this.add(c,d,u,m,L);return}for(const M of[d,m])
this.add(c,M,u,M,U);for(const M of[c,u])this.add(M,d,M,m,U)}add(c,d,u,m,M){const[_,X]=[Math.abs(u-c),Math.abs(m-d)];if(!(Math.min(_,X)<=M&&Math.max(_,X)>=H))return;
const at=X>_;this.found.push(at?{isVertical:at,at:(c+u)/2,from:Math.min(d,m),to:Math.max(d,m)}:{isVertical:at,at:(d+m)/2,from:Math.min(c,u),to:Math.max(c,u)})}}
var st=O(54093),nt=O(27077),tt=O(77211),ut=O(63209),Y=O(52332),j=O(98095);const ft=200,lt=2e4;class T{index;found;characters;unreadable;ordered;reading;segmented;constructor(c,d){
this.index=c,this.found=d,this.characters=d.characters,this.unreadable=d.unreadable}get blocks(){return this.ordered??=(0,st.z)(this.order())}*blocksByLook(){const{
fragments:c,leafOf:d,rules:u,hasTablesApart:m=!0}=this.found;return u&&!d&&m?this.blocks:yield*(0,ut.NQ)(c,void 0,u??[])}order(){const{fragments:c,leafOf:d,rules:u,
hasTablesApart:m=!0}=this.found;return(0,ut.NQ)(c,d,m?u:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,j.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,st.z)((0,ut.dV)(this.blocks,this.found.edges))}async prepare(c){const{fragments:d,edges:u}=this.found;d.length<ft&&this.characters<lt||
(this.ordered=await(0,st.k)(this.order(),c),this.reading=await(0,st.k)((0,ut.dV)(this.ordered,u),c))}*layout(c){return c==="reading"?this.flow.shown:yield*(0,tt.
Z)(this.found.fragments,this.found.edges)}*visualText(c=!0){const{fragments:d,edges:u}=this.found,m=yield*(0,Y.HE)(yield*this.segments(),d,c),M=yield*(0,Y.x1)(m,
u);return c?{...M,below:yield*(0,Y.rQ)(m,u)}:M}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(c){const d=yield*(0,ut.
td)(this.blocks,this.found.edges),u=[];for(const{0:m,index:M}of d.text.matchAll(c)){const _=d.box(M,M+m.length);_&&u.push({text:m,..._}),u.length%nt.y===nt.y-1&&
(yield nt.Yz)}return u}}const y=200,p=2e4,b=({characters:f})=>Math.min(f+y,p);class x{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(c,d=!1,u=!0){
this.document=c,this.findsRules=d,this.hasTablesApart=u,this.contents=new G.i(c)}async page(c){const{document:d}=this,u=(0,N.iw)(d,c),{width:m,height:M}=(0,B.iN)(
u),_={width:m*u.userUnit,height:M*u.userUnit},X=new K.g(_.width,_.height,this.expected),at=this.findsRules?new k:void 0,gt=await this.contents.read(c,X,at);return this.
expected=b(X),this.assemble(c,X,_,{rules:at?.rules,damage:gt,usesElementTexts:!0})}async assemble(c,d,u,{rules:m,damage:M,usesElementTexts:_}){const{document:X}=this;
d.finish();const at=c<0?-1:X.pages.number(c),gt=c<0?void 0:await(this.tags??=(0,q.g$)(X)),yt=gt?.hasPage(at)?D(gt,at):void 0,Lt=_&&yt&&gt?.hasTexts?await P(d,yt,
at,X.job):d.fragments,Et=E(Lt),pt=gt?.hasTexts===!0,_t={fragments:Lt,edges:d.edges,...Et,damage:M,leafOf:yt,hasElementTexts:pt,rules:m,...u},wt=new T(c,{..._t,hasTablesApart:this.
hasTablesApart});return await wt.prepare(X.job.pace),wt}}function D(f,c){let d,u;return({style:{marks:m}})=>(m!==d&&(d=m,u=m.id<0?void 0:f.leaf(c,m.stream,m.id)),
u)}function E(f){let c=0,d=0,u=0;for(const{text:m,style:M}of f){const _=d;c+=m.length;for(let X=m.indexOf(et.m);X>=0;X=m.indexOf(et.m,X+1))d++;M.font===S.Z&&(u+=
m.length-(d-_))}return{characters:c,unreadable:d,assumed:u}}}),31681:((Ot,dt,O)=>{O.d(dt,{d:()=>S,f:()=>P});const et=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
S=L=>et.test(L),B=0,N=1,G=2,q=3,v=4,R=new RegExp("\\p{L}","u"),w=new RegExp("\\p{Nd}","u");function W(L){return w.test(L)?q:et.test(L)?G:R.test(L)?N:/^[.,:/%+\-\u066b\u066c]$/.
test(L)?v:B}function P(L,U){const H=L.map(W),F=H.filter(Y=>Y===G).length,k=U.includes(!0);if(F===0)return k?$(U):void 0;const st=H.filter(Y=>Y===N).length,nt=F>=
st||k,tt=L.map((Y,j)=>j);nt&&tt.reverse(),K(H,nt);const ut=Y=>nt?H[Y]!==G:H[Y]!==N;for(let Y=0,j;Y<tt.length;Y=j){for(j=Y+1;j<tt.length&&ut(tt[j])===ut(tt[Y]);)
j++;ut(tt[Y])&&(C(tt,Y,j),nt||Q(tt,H,Y,j))}return tt}function $(L){const U=L.map((H,F)=>F);for(let H=0,F;H<U.length;H=F){for(F=H+1;F<U.length&&L[F]===L[H];)F++;
L[H]&&C(U,H,F)}return U}function K(L,U){for(let k=0;k<L.length;k++)if(L[k]===v){const st=L[k-1]===q&&L[k+1]===q;L[k]=st?q:B}const H=U?G:N,F=k=>k===void 0?H:k===
q?U?G:N:k;for(let k=0,st;k<L.length;k=st){if(st=k+1,L[k]!==B)continue;for(;st<L.length&&L[st]===B;)st++;const nt=F(L[k-1]),tt=F(L[st]);L.fill(nt===tt?nt:H,k,st)}
if(!U){for(let k=0;k<L.length;k++)if(L[k]===q){let st=k;for(;L[st]===q;)st++;(L[k-1]!==G||L[st]!==G)&&L.fill(N,k,st),k=st}}}function Q(L,U,H,F){for(let k=H,st;k<
F;k=st)if(st=k+1,U[L[k]]===q){for(;st<F&&U[L[st]]===q;)st++;C(L,k,st)}}function C(L,U,H){for(let F=U,k=H-1;F<k;F++,k--)[L[F],L[k]]=[L[k],L[F]]}}),98095:((Ot,dt,O)=>{
O.d(dt,{Y4:()=>j,re:()=>E,lP:()=>lt,q9:()=>ft});var et=O(98689),S=O(27077),B=O(44233),N=O(31681),G=O(69631);const q=.6,v=.1,R=.3,w=3,W=new RegExp("^(?:\\d{1,2}|[\
*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),P=200,$=1e6;function*K(f){const c=f.filter(Q);if(c.length===0)return f;const d=yield*(0,B.p9)(f,(M,_)=>M.baseline-
_.baseline),u=new Set;let m=0;for(const M of c){const _=U(d,M.baseline);for(let X=_;X<Math.min(d.length,_+P)&&m<$;X++){++m%S.y===0&&(yield S.Yz);const at=d[X];if(!(!C(
at,M)||u.has(at))&&(m+=at.fragments.length,!!at.fragments.some(gt=>L(M.fragments[0],gt)))){at.join(M),u.add(M);break}}}return u.size===0?f:f.filter(M=>!u.has(M))}
const Q=({characters:f,fragments:c})=>f<=w&&c.length===1&&W.test(c[0].text)&&!c[0].style.frame.vertical;function C(f,c){const d=f.baseline-c.baseline,{size:u}=f;
return c.size<G.N$*u&&d>G.WV*u&&d<q*u&&f.frame===c.frame&&c.start>f.start&&c.start<f.end+R*u}function L(f,{end:c,style:{size:d}}){const u=f.start-c;return u>-v*
d&&u<R*d&&f.style.size<G.N$*d}function U(f,c){let d=0;for(let u=f.length;d<u;){const m=d+u>>1;f[m].baseline<=c?d=m+1:u=m}return d}const H=1.6,F=.5,k=.15,st=.6,nt=.6,
tt=.35,ut=.02,Y=5e3;class j{fragments;start;end;baseline;size;top;bottom;characters;constructor(c){this.fragments=[c],this.start=Math.min(c.start,c.end),this.end=
Math.max(c.start,c.end),this.baseline=c.baseline,this.size=c.style.size,this.top=c.top,this.bottom=c.bottom,this.characters=c.text.length}get frame(){return this.
fragments[0].style.frame}get order(){return this.fragments[0].order}add(c){const d=this.fragments[this.fragments.length-1];this.fragments.push(c),this.characters+=
c.text.length;const u=Math.min(c.start,c.end),m=Math.max(c.start,c.end);u<this.start&&(this.start=u),m>this.end&&(this.end=m);const{style:M,baseline:_}=c;M===d.
style&&_===d.baseline||(M.size>this.size*1.05&&(this.size=M.size,this.baseline=_),c.top<this.top&&(this.top=c.top),c.bottom>this.bottom&&(this.bottom=c.bottom))}join(c){
for(const d of c.fragments)this.add(d)}joined(c){const[d,...u]=this.fragments,m=new j(d);for(const M of u)m.add(M);return m.join(c),m}sort(){const{fragments:c}=this;
for(let d=1;d<c.length;d++)if(c[d].start<c[d-1].start){c.sort((u,m)=>u.start-m.start||u.order-m.order);return}}}function*ft(f){const c=[];let d;for(let M=0;M<f.
length;M++){const _=f[M];M%S.y===S.y-1&&(yield S.Yz),d&&T(d,_)?d.add(_):c.push(d=new j(_))}const u=yield*K(yield*y(c));let m=0;for(const M of u)M.sort(),m+=M.fragments.
length,!(m<S.y)&&(m=0,yield S.Yz);return u}const lt=({style:f,text:c,mayTurn:d})=>f.marks.isReversed||d&&(0,N.d)(c);function T(f,c){const{style:d,start:u,end:m,
baseline:M}=c;if(d.frame!==f.frame||f.characters>Y)return!1;const _=Math.max(d.size,f.size),X=Math.abs(M-f.baseline);if(X>st*_)return!1;const at=u-f.end,gt=f.start-
Math.max(u,m);return X>k*_?at>-F*_&&at<nt*_:at>-F*_&&at<H*_||gt>-F*_&&gt<(lt(c)?nt:tt)*_}function*y(f){if(f.length<2)return[...f];const c=new Map;for(const{frame:M}of f)
c.has(M)||c.set(M,c.size);const d=[];for(let M=0;M<f.length;M++){const _=f[M];M%S.y===S.y-1&&(yield S.Yz),d.push({segment:_,order:M,frame:c.get(_.frame)})}const u=yield*(0,B.
p9)(d,(M,_)=>M.frame-_.frame||M.segment.baseline-_.segment.baseline||M.segment.start-_.segment.start),m=new Set;for(let M=0;M<u.length;M++){M%S.y===S.y-1&&(yield S.
Yz);const{segment:_,frame:X,order:at}=u[M];if(!(m.size>0&&m.has(_)))for(let gt=M+1;gt<Math.min(u.length,M+p);gt++){const yt=u[gt],Lt=Math.min(_.size,yt.segment.
size);if(yt.frame!==X||yt.segment.baseline-_.baseline>k*Lt)break;if(m.has(yt.segment)||!x(_,yt.segment))continue;const[Et,pt]=at<yt.order?[_,yt.segment]:[yt.segment,
_];if(Et.join(pt),m.add(pt),pt===_)break}}return m.size===0?[...f]:f.filter(M=>!m.has(M))}const p=50,b=/:$/;function x(f,c){const d=Math.min(f.size,c.size);if(f.
characters+c.characters>Y||Math.max(f.size,c.size)>1.5*d||D(f)||D(c))return!1;const[u,m]=f.start<=c.start?[f,c]:[c,f],M=m.start-u.end,_=b.test(u.fragments.at(-1).
text)?nt:tt;return M>-ut*d&&M<_*d}const D=({fragments:f})=>f.length===1&&f[0].text.length===1;function E(f,c){return c.order===f.order+1&&(f.spaceAfter||c.spaceBefore)?
!0:c.start-f.end>Math.max((0,et.U)(f.style),(0,et.U)(c.style))}}),73356:((Ot,dt,O)=>{O.d(dt,{T:()=>q,x:()=>G});var et=O(61520),S=O(69631),B=O(31681),N=O(98095);
function G(R,w){const W=new et.q(w);return q(W,R,w),W.shown}function q(R,{fragments:w},W){if(w.some(N.lP)){v(R,w,W);return}for(let P=0;P<w.length;P++){const $=w[P],
K=w[P-1];K&&(0,N.re)(K,$)?R.space(" "):K&&K.style!==$.style&&(0,S.rk)($.text,$,K)&&R.raiseNext(),R.add($)}}function v(R,w,W){const P=[];for(const[C,L]of w.entries()){
C>0&&(0,N.re)(w[C-1],L)&&P.push({text:" ",from:0,to:0});const{text:U}=L;for(let H=0,F;H<U.length;H=F){for(F=H+1;F<U.length&&W.isOneGlyph(L,F-1);)F++;P.push({text:U.
slice(H,F),fragment:L,from:H,to:F})}}const $=P.map(({text:C})=>C),K=C=>P[C]?.fragment?.style.marks.isReversed??!1,Q=P.map(({fragment:C},L)=>K(L)||!C&&K(L-1)&&K(
L+1));for(const C of(0,B.f)($,Q)??$.keys()){const{text:L,fragment:U,from:H,to:F}=P[C];U?R.add(U,H,F):R.space(L)}}})};
