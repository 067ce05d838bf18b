"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((mt,lt,x)=>{x.d(lt,{D:()=>X,L:()=>y});var F=x(45657);function y({cos:z,sin:N},S,m,E,O){if(N===0&&z===1)
return{x:S,y:E,width:m-S,height:O-E};const _=[S*z-E*N,m*z-E*N,S*z-O*N,m*z-O*N],U=[S*N+E*z,m*N+E*z,S*N+O*z,m*N+O*z],[Z,$]=[(0,F.YG)(_),(0,F.YG)(U)];return{x:Z,y:$,
width:(0,F.Kf)(_)-Z,height:(0,F.Kf)(U)-$}}function X(z,N){const[S,m]=[Math.min(z.x,N.x),Math.min(z.y,N.y)];return{x:S,y:m,width:Math.max(z.x+z.width,N.x+N.width)-
S,height:Math.max(z.y+z.height,N.y+N.height)-m}}}),60660:((mt,lt,x)=>{x.d(lt,{nZ:()=>j,g$:()=>nt,Bi:()=>Q,Hy:()=>w});var F=x(77581),y=x(45599),X=x(70549),z=x(9819);
const N=1e3,S=20,m=200,E=20;function O(p,f,r){let[c,o,h]=[1,1,[]];for(const M of _(p,f)){c=U(p,M.get("ColSpan"))??c,o=U(p,M.get("RowSpan"))??o;const T=p.array(M.
get("Headers"));T&&(h=T.slice(0,S).flatMap(v=>Z(p,v)??[]))}return{columns:c,rows:o,id:Z(p,r),heads:h}}function _(p,f){return f===void 0?[]:(p.array(f)?.slice(0,
E)??[f]).flatMap(c=>p.dict(c)??[])}function U(p,f){const r=f===void 0?void 0:p.resolve(f);return typeof r=="number"&&Number.isInteger(r)&&r>=1&&r<=N?r:void 0}function Z(p,f){
const r=f===void 0?void 0:p.resolve(f);return r instanceof y.Mx?(0,F.g7)(r).slice(0,m):void 0}var $=x(78157),H=x(79725),P=x(82416);const b=2e3,G=9;class C{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new H.
R;number=0;isReference=!1;constructor(f){this.document=f}read(f){const{entries:r,kids:c}=this;c.length=0;const o=this.document.place(f);if(!o||!r.locate(o.bytes,
o.start,Math.min(o.end,o.start+b)))return!1;const{bytes:h}=o,{at:M}=r;if(r.find(h,"MCID")>=0)return!1;this.hasTexts=r.find(h,"ActualText")>=0||r.find(h,"Alt")>=
0,this.hasAttributes=r.find(h,"A")>=0||r.find(h,"ID")>=0;const T=r.find(h,"S");if(T<0||h[M[T+2]]!==$.cL)return!1;this.name(h,M[T+2]+1,M[T+3]);const v=r.find(h,"\
Pg");if(this.page=-1,v>=0){if(this.after(h,M[v+2],M[v+3])!==M[v+3]||!this.isReference)return!1;this.page=this.number}const Y=r.find(h,"K");return Y<0||this.readKids(
h,M[Y+2],M[Y+3])}name(f,r,c){const{type:o}=this;let h=0;if(o.length===c-r)for(;h<o.length&&f[r+h]===o.charCodeAt(h);)h++;(h<c-r||h===0)&&(this.type=(0,P.MQ)(f,r,
c))}readKids(f,r,c){const o=f[r]===$.WL,h=o?c-1:c;if(o&&f[h]!==$.wt)return!1;for(let M=(0,$.AN)(f,o?r+1:r,h);M<h;M=(0,$.AN)(f,M,h)){if(M=this.after(f,M,h),M<0)return!1;
this.kids.push(this.isReference?-1-this.number:this.number)}return o||!this.isReference||this.isDictionary(this.number)}isDictionary(f){const r=this.document.place(
f);return r!==void 0&&r.bytes[(0,$.AN)(r.bytes,r.start,r.end)]===$.iH}after(f,r,c){let o=r,h=0;for(;o<c&&st(f[o]);o++)h=h*10+f[o]-$.l0;if(o===r||o-r>G||(this.number=
h,this.isReference=!1,o<c&&!B(f[o])))return-1;const M=(0,$.AN)(f,o,c);let T=M;for(;T<c&&st(f[T]);)T++;const v=(0,$.AN)(f,T,c);return T===M||v>=c||f[v]!==$.AV?o:
(this.isReference=!0,v+1)}}const st=p=>p>=$.l0&&p<=$.ev,B=p=>p===32||p===10||p===13,W=1e7,R=1e4;class A{pages=new Map;count=0;last;hasTexts=!1;leaf(f,r,c){const o=this.
pages.get(f);return r===0&&c<R?o?.own[c]:o?.others.get(r*W+c)}leaves(f){const{own:r=[],others:c}=this.pages.get(f)??{};return[...r.flat(),...c?.values()??[]].sort(
(o,h)=>o.order-h.order)}hasPage(f){return this.pages.has(f)}add(f,r,c,o){if(!Number.isInteger(o)||o<0||o>=W)return;const{own:h,others:M}=this.leavesOf(r);if(c===
0&&o<R)h[o]??={element:f,order:this.count++};else{const T=c*W+o;M.has(T)||M.set(T,{element:f,order:this.count++})}for(let T=f;T&&T.firstPage<0;T=T.parent)T.firstPage=
r}leavesOf(f){if(this.last?.number===f)return this.last.leaves;let r=this.pages.get(f);return r||this.pages.set(f,r={own:[],others:new Map}),this.last={number:f,
leaves:r},r}}const nt=(0,X.n)(J);function Q(p){const f=p.dict(p.catalog.get("MarkInfo"));return p.dict(p.catalog.get("StructTreeRoot"))!==void 0&&p.resolve(f?.get(
"Marked"))===!0}async function J(p){const f=p.dict(p.catalog.get("StructTreeRoot"));if(!f||p.resolve(p.dict(p.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;
const r=new et(p,p.dict(f.get("RoleMap")));return await r.run(f),r.tags}class et{document;roles;tags=new A;visit;bytes;types=new Map;open=[];constructor(f,r){this.
document=f,this.roles=r,this.visit=new z._i(f),this.bytes=new C(f)}async run(f){const{open:r,document:c}=this;this.push(f.get("K"),void 0,-1);for(let o=r.pop();o;o=
r.pop()){this.take(o);const h=c.job.pace.step(300);h&&await h}}push(f,r,c){if(f===void 0)return;const o=(0,y.i9)(f)||(0,y.cy)(f)?this.document.array(f)??[f]:[f];
for(let h=o.length-1;h>=0;h--)this.open.push({kid:o[h],parent:r,page:c})}take({kid:f,parent:r,page:c}){if(typeof f=="number"){r&&c>=0&&this.tags.add(r,c,0,f);return}
if(!this.visit.first(f)||(0,y.i9)(f)&&this.takeBytes(f.number,r,c))return;const o=this.document.dict(f);if(!o)return;const h=o.get("Pg"),M=(0,y.i9)(h)?h.number:
c,T=o.get("MCID");if(T!==void 0){const rt=o.get("Stm");r&&M>=0&&this.tags.add(r,M,(0,y.i9)(rt)?rt.number:0,Number(this.document.resolve(T)));return}const v=this.
document.resolve(o.get("S"));if(!(v instanceof y.SX))return;const Y=this.standard(v.text),ot={type:Y,parent:r,actualText:this.text(o.get("ActualText")),alternative:this.
text(o.get("Alt")),cell:j(Y)?O(this.document,o.get("A"),o.get("ID")):void 0,firstPage:-1};this.enter(ot),this.push(o.get("K"),ot,M),(0,y.i9)(f)&&this.document.release(
f.number)}takeBytes(f,r,c){const{bytes:o,document:h,open:M,tags:T}=this;if(!o.read(f))return!1;const{hasTexts:v,hasAttributes:Y,kids:ot}=o,rt=this.standard(o.type),
ct=Y&&j(rt),ut={type:rt,parent:r,actualText:v?this.text(h.entry(f,"ActualText")):void 0,alternative:v?this.text(h.entry(f,"Alt")):void 0,cell:ct?O(h,h.entry(f,"\
A"),h.entry(f,"ID")):void 0,firstPage:-1};this.enter(ut);const pt=o.page<0?c:o.page;if(ot.some(I=>I<0))for(let I=ot.length-1;I>=0;I--){const K=ot[I];M.push({kid:K<
0?new y.oS(-1-K):K,parent:ut,page:pt})}else if(pt>=0)for(const I of ot)T.add(ut,pt,0,I);return!0}enter(f){const{type:r,parent:c,actualText:o}=f;o!==void 0&&(this.
tags.hasTexts=!0),!(c?.type!=="TR"||!j(r))&&(c.cells?c.cells.push(f):c.cells=[f])}text(f){const r=f===void 0?null:this.document.resolve(f);return r instanceof y.
Mx?(0,F.g7)(r):void 0}standard(f){const r=this.types.get(f);if(r!==void 0)return r;let c=f;for(let o=0;o<16;o++){const h=this.document.resolve(this.roles?.get(c));
if(!(h instanceof y.SX)||h.text===c)break;c=h.text}return this.types.set(f,c),c}}const j=p=>p==="TD"||p==="TH";function*w(p){for(let f=p;f;f=f.parent)yield f}}),
34659:((mt,lt,x)=>{x.d(lt,{a:()=>F,v:()=>y});const F="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",y='\\ufffd(?=\\\
s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((mt,lt,x)=>{x.d(lt,{Ps:()=>H,RO:()=>E,V0:()=>U,X5:()=>O});const F=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
y=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,X=/[\t\n\v\f\r\u00a0]/g,z=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,N=173,S=1e4,m=100;
class E{cleaned=new Map;clean(b){if(b.length===1){const C=b.charCodeAt(0);if(C>32&&C<127||C>160&&C<1536&&C!==N||C>=11904&&C<55296)return b}let G=this.cleaned.get(
b);return G===void 0&&(G=O(b),this.cleaned.size<S&&b.length<=m&&this.cleaned.set(b,G)),G}}function O(P){return P.replace(X," ").replace(F,"").replace(y,b=>b.normalize(
"NFKC")).replace(z,"�")}const _=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function U(P){if(P.length!==1)return;const b=P.charCodeAt(0);return(b<128?b===94||b===96||b===126:b<=733&&
(b>=710||b<=184))?_.get(b):void 0}const Z=new RegExp("^\\p{L}$","u"),$=new Map([["ı","i"],["ȷ","j"]]);function H(P,b){if(!Z.test(P))return;const G=(($.get(P)??
P)+b).normalize("NFC");return G.length===1?G:void 0}}),62897:((mt,lt,x)=>{x.d(lt,{K:()=>y,Y:()=>F});function F(X,z=1/0){let N=z;for(const S of X)S<N&&(N=S);return N}
function y(X,z=-1/0){let N=z;for(const S of X)S>N&&(N=S);return N}}),61520:((mt,lt,x)=>{x.d(lt,{q:()=>X});var F=x(4186);const y=500;class X{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(S){
this.edges=S}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(S){this.flush();let m="";for(let E=this.parts.length-
1;E>=0&&m.length<S;E--)m=this.parts[E]+m;return m.slice(-S)}lastLetter(){this.flush();for(let S=this.parts.length-1;S>=0;S--){const m=this.parts[S];for(let E=m.
length-1;E>=0;E--)if(m[E]!==`
`)return m.charCodeAt(E)}return 0}add(S,m=0,E=S.text.length){const O=m===0&&E===S.text.length;O||this.cuts.set(this.offsets.length,{from:m,to:E}),this.offsets.push(
this.length),this.fragments.push(S),this.space(O?S.text:S.text.slice(m,E))}fromOf(S){return this.cuts.size===0?0:this.cuts.get(S)?.from??0}toOf(S){return(this.cuts.
size===0?void 0:this.cuts.get(S)?.to)??this.fragments[S].text.length}settle(){this.flush();const S=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(S).join("")),this.settled=this.parts.length}space(S){this.rest+=S,this.length+=S.length,this.whole=void 0,this.rest.length>y&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(S){this.flush(),this.whole=void 0,this.length-=S;for(let m=S;m>0;){const E=this.parts.pop()??"";E.
length>m&&this.parts.push(E.slice(0,-m)),m-=E.length}for(let m=this.offsets.length-1;m>=0;m--){const[E,O,_]=[this.offsets[m],this.fromOf(m),this.toOf(m)];if(E+_-
O<=this.length)break;this.cuts.set(m,{from:O,to:Math.max(O,this.length-E+O)})}}*pieces(){const{text:S}=this;let m=0;for(const[E,O]of this.offsets.entries()){const _=this.
toOf(E)-this.fromOf(E);_<=0||(yield{space:S.slice(m,O),text:S.slice(O,O+_),fragment:this.fragments[E]},m=O+_)}}box(S,m){const E=this.lineBoxes(S,m);return E.length===
0?void 0:E.reduce(F.D)}letters(S,m){return Array.from(this.within(S,m),({fragment:E,from:O,to:_,position:U})=>({first:E.letters+O,position:U,count:_-O}))}*within(S,m){
for(let E=Math.max(this.pieceAt(S),0);E<this.offsets.length&&this.offsets[E]<m;E++){const O=this.offsets[E],_=this.fromOf(E),U=Math.max(_,_+S-O),Z=Math.min(this.
toOf(E),_+m-O);U<Z&&(yield{fragment:this.fragments[E],from:U,to:Z,position:O+U-_})}}lineBoxes(S,m){const E=[];let O;for(const{fragment:_,from:U,to:Z}of this.within(
S,m)){const $=this.edges.box(_,U,Z);O&&z(O,_)?E.push((0,F.D)(E.pop(),$)):E.push($),O=_}return E}at(S){const m=this.pieceAt(S);if(m<0)return;const E=this.toOf(m)-
this.fromOf(m);return S<this.offsets[m]+E?this.fragments[m]:void 0}pieceAt(S){let m=0,E=this.offsets.length;for(;m<E;){const O=m+E>>1;this.offsets[O]<=S?m=O+1:E=
O}return m-1}}function z(N,S){return N.style.frame!==S.style.frame?!1:2*(Math.min(N.bottom,S.bottom)-Math.max(N.top,S.top))>=Math.min(N.bottom-N.top,S.bottom-S.
top)}}),98689:((mt,lt,x)=>{x.d(lt,{g:()=>J,U:()=>Q});var F=x(84731);const y=.1,X=50,z=256,N=4,S=1073741823;class m{letters;fragments;count=0;hashes;heads;next;constructor(w,p,f){
this.letters=w,this.fragments=p;let r=z;for(;r*N<f;)r*=2;this.hashes=new Int32Array(r),this.heads=new Int32Array(r),this.next=new Int32Array(r)}add(w,p){const{fragments:f,
heads:r,hashes:c,next:o}=this,h=this.hashOf(w.letters,p);let M=0;for(let T=r[h&r.length-1];T>0&&M<X;T=o[T-1]){if(M++,c[T-1]!==h)continue;const v=f[T-1];if((T<f.
length?f[T].letters:w.letters)-v.letters===p&&E(v,w)&&this.isSameText(v,w,p))return!1}return this.count===c.length&&this.grow(),this.hashes[this.count]=h,this.link(
++this.count,h),f.push(w),!0}hashOf(w,p){const{units:f}=this.letters;let r=p;for(let c=w;c<w+p;c++)r=(r<<5)-r+f[c]&S;return r^r>>15}isSameText(w,p,f){const{units:r}=this.
letters;for(let c=0;c<f;c++)if(r[w.letters+c]!==r[p.letters+c])return!1;return!0}link(w,p){const f=p&this.heads.length-1;this.next[w-1]=this.heads[f],this.heads[f]=
w}grow(){const{hashes:w,count:p}=this;this.hashes=new Int32Array(2*p),this.hashes.set(w),this.heads=new Int32Array(2*p),this.next=new Int32Array(2*p);for(let f=0;f<
p;f++)this.link(f+1,w[f])}}function E(j,w){const p=y*w.style.size;return j.style.frame===w.style.frame&&Math.abs(j.start-w.start)<p&&Math.abs(j.end-w.end)<2*p&&
Math.abs(j.baseline-w.baseline)<p}var O=x(89420),_=x(78157);const U=512,Z=256;class ${units;used=0;all=0;constructor(w){this.units=new Uint16Array(Math.max(w,U))}add(w){
if(this.used===this.units.length){const p=new Uint16Array(this.used*2);p.set(this.units),this.units=p}this.units[this.used++]=w,this.all|=w}drop(w){this.used-=w}replace(w,p){
this.used-=w;for(let f=0;f<p.length;f++)this.add(p.charCodeAt(f))}text(){const w=this.units.subarray(0,this.used);return this.all<Z?(0,_.bS)(Uint8Array.from(w)).
toString("latin1"):(0,_.bS)(new Uint8Array(w.buffer,0,2*w.length)).toString("utf16le")}}const H=.02,P=.12,b=.5,G=.4,C=32,st=127,B=1424,W=1e3,R=.1,A=.18,nt=.25;function Q({
font:j,frame:w,size:p,unit:f}){return w.vertical?p/2:f*Math.min(Math.max((j.space??nt)/2,R),A)}class J{width;height;fragments=[];edges;cleaner=new F.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(w,p,f=0,r=!1){
this.width=w,this.height=p,this.edges=new O.l(f,r),this.letters=new $(f),this.drawn=new m(this.letters,this.fragments,f)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(w,p,f,r,c){p===" "?this.space():this.follows(w,p,f,r,c)||this.place(w,p,f,r,c)}follows(w,p,f,r,c){const{
open:o}=this;if(o===void 0||o.style!==w||o.baseline!==c||this.isSpaced||p.length!==1)return!1;const h=p.charCodeAt(0),M=f-o.end;return h<=C||h>=st||f<this.end||
M>this.gap||M<-G*w.unit||w.frame.sin!==0||w.frame.cos!==1||r<f||r<0||f>this.width||this.letters.used-o.letters>=W?!1:(o.end=this.end=r,this.text=p,this.start=f,
this.letters.add(h),this.edges.add(f,r),!0)}place(w,p,f,r,c){const o=this.cleaner.clean(p);if(o===" "?this.space():o===""&&p!==""&&this.open&&f<=this.open.end&&
(this.open.end=Math.max(r,this.open.end)),o===""||o===" ")return;if(!this.isEndless&&!this.isVisible(w,f,r,c)){this.leavesOut=!0;return}const{open:h}=this;h&&h.
style.frame===w.frame&&f<this.end-P*w.unit&&this.overlaps(h,w,o,f,r,c)||((!h||h.style!==w||this.letters.used-h.letters>=W||this.isSpaced||f-h.end>this.gap||f-h.
end<-G*w.unit||Math.abs(c-h.baseline)>H*w.size)&&this.begin(w,f,c),this.append(o,f,r))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.
close(),this.open=void 0;const{fragments:w,letters:p}=this,f=p.text();for(let r=w.length-1,c=p.used;r>=0;r--){const o=w[r];o.text=f.slice(o.letters,c),c=o.letters}}append(w,p,f){
const r=this.open;r.end=f,this.text=w,this.start=p,this.end=f;for(let c=0;c<w.length;c++){const o=w.charCodeAt(c);o>=B&&(r.mayTurn=!0),this.letters.add(o),this.
edges.add(p,f)}}begin(w,p,f){this.close();const r=new O.F(w,p,f,this.drawnCount++,this.letters.used);r.mayTurn=!1,r.spaceBefore=this.isSpaced,this.isSpaced=!1,this.
open?.style!==w&&(this.gap=Q(w)),this.open=r}overlaps(w,p,f,r,c,o){const h=Math.abs(o-w.baseline),M=Math.max(c-r,this.end-this.start);if(h>b*p.size||Math.abs(r+
c-this.start-this.end)>M||this.text==="")return!1;if(f===this.text&&Math.abs(r-this.start)<y*p.size&&h<y*p.size)return this.edges.join(),!0;const T=(0,F.V0)(f),
v=(0,F.V0)(this.text),Y=T!==void 0?(0,F.Ps)(this.text,T):v===void 0?void 0:(0,F.Ps)(f,v);return Y===void 0?!1:(Y.charCodeAt(0)>=B&&(w.mayTurn=!0),this.edges.join(),
this.letters.replace(this.text.length,Y),this.edges.drop(this.text.length-(T===void 0?0:1)),T===void 0&&(this.edges.add(r,c),this.start=r,w.end=this.end=Math.max(
c,r)),this.text=Y,!0)}close(){const{open:w,letters:p}=this;if(!w)return;const f=p.used-w.letters;this.drawn.add(w,f)||(this.leavesOut=!0,p.drop(f),this.edges.drop(
f))}isVisible({frame:{cos:w,sin:p},size:f},r,c,o){const h=o-et*f,{width:M,height:T}=this,v=r*w-h*p,Y=r*p+h*w,ot=v+(c-r)*w,rt=Y+(c-r)*p;return(v>=0||ot>=0)&&(Y>=
0||rt>=0)&&(v<=M||ot<=M)&&(Y<=T||rt<=T)}}const et=.3}),89420:((mt,lt,x)=>{x.d(lt,{F:()=>X,l:()=>N});var F=x(4186);const y=3;class X{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(m,E,O,_,U){
this.style=m,this.start=E,this.baseline=O,this.order=_,this.letters=U,this.end=E}get top(){const{font:m,frame:E,size:O}=this.style;return this.baseline-(E.vertical?
.5:m.ascent)*O}get bottom(){const{font:m,frame:E,size:O}=this.style;return this.baseline+(E.vertical?.5:-m.descent)*O}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==y}get box(){return(0,F.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const z=512;class N{values;used=0;glyph=0;glyphs;joined=[];constructor(m,E=!1){
this.values=new Float64Array(2*Math.max(m,z)),this.glyphs=E?[]:void 0}get count(){return this.used/2}add(m,E){if(this.used+2>this.values.length){const O=new Float64Array(
this.values.length*2);O.set(this.values),this.values=O}this.values[this.used++]=m,this.values[this.used++]=E,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(m){this.used-=2*m,this.glyphs&&(this.glyphs.length-=m)}isOneGlyph(m,E){const O=2*(m.letters+E);return this.values[O]===
this.values[O+2]&&this.values[O+1]===this.values[O+3]}box(m,E,O){let _=1/0,U=-1/0;for(let Z=2*(m.letters+E);Z<2*(m.letters+O);Z++){const $=this.values[Z];$<_&&(_=
$),$>U&&(U=$)}return(0,F.L)(m.style.frame,_,U,m.top,m.bottom)}}}),27077:((mt,lt,x)=>{x.d(lt,{Kl:()=>N,Yz:()=>z,k6:()=>y,p9:()=>S,y:()=>X,zd:()=>F});function F(m){
for(;;){const{done:E,value:O}=m.next();if(E)return O}}async function y(m,E){for(;;){const{done:O,value:_}=m.next();if(O)return _;const U=E.step(_);U&&await U}}const X=1e3,
z=3e5,N=1e4;function*S(m,E){if(m.length<=X)return[...m].sort(E);let O=[];for(let _=0;_<m.length;_+=X){for(const U of m.slice(_,_+X).sort(E))O.push(U);yield z}for(let _=X;_<
O.length;_*=2){const U=[];for(let Z=0;Z<O.length;Z+=2*_){const $=Math.min(Z+_,O.length),H=Math.min($+_,O.length);for(let P=Z,b=$;P<$||b<H;){const G=b===H||P<$&&
E(O[P],O[b])<=0;U.push(G?O[P++]:O[b++]),U.length%X===0&&(yield z)}}O=U}return O}}),81313:((mt,lt,x)=>{x.d(lt,{d:()=>y,f:()=>U});const F=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
y=b=>F.test(b),X=0,z=1,N=2,S=3,m=4,E=new RegExp("\\p{L}","u"),O=new RegExp("\\p{Nd}","u");function _(b){return O.test(b)?S:F.test(b)?N:E.test(b)?z:/^[.,:/%+\-\u066b\u066c]$/.
test(b)?m:X}function U(b,G){const C=b.map(_),st=C.filter(Q=>Q===N).length,B=G.includes(!0);if(st===0)return B?Z(G):void 0;const W=C.filter(Q=>Q===z).length,R=st>=
W||B,A=b.map((Q,J)=>J);R&&A.reverse(),$(C,R);const nt=Q=>R?C[Q]!==N:C[Q]!==z;for(let Q=0,J;Q<A.length;Q=J){for(J=Q+1;J<A.length&&nt(A[J])===nt(A[Q]);)J++;nt(A[Q])&&
(P(A,Q,J),R||H(A,C,Q,J))}return A}function Z(b){const G=b.map((C,st)=>st);for(let C=0,st;C<G.length;C=st){for(st=C+1;st<G.length&&b[st]===b[C];)st++;b[C]&&P(G,C,
st)}return G}function $(b,G){for(let B=0;B<b.length;B++)if(b[B]===m){const W=b[B-1]===S&&b[B+1]===S;b[B]=W?S:X}const C=G?N:z,st=B=>B===void 0?C:B===S?G?N:z:B;for(let B=0,
W;B<b.length;B=W){if(W=B+1,b[B]!==X)continue;for(;W<b.length&&b[W]===X;)W++;const R=st(b[B-1]),A=st(b[W]);b.fill(R===A?R:C,B,W)}if(!G){for(let B=0;B<b.length;B++)
if(b[B]===S){let W=B;for(;b[W]===S;)W++;(b[B-1]!==N||b[W]!==N)&&b.fill(z,B,W),B=W}}}function H(b,G,C,st){for(let B=C,W;B<st;B=W)if(W=B+1,G[b[B]]===S){for(;W<st&&
G[b[W]]===S;)W++;P(b,B,W)}}function P(b,G,C){for(let st=G,B=C-1;st<B;st++,B--)[b[st],b[B]]=[b[B],b[st]]}}),5609:((mt,lt,x)=>{x.d(lt,{N1:()=>W,Px:()=>B,_I:()=>A,
eB:()=>R,tS:()=>m,ub:()=>nt});var F=x(45657),y=x(34659),X=x(62897),z=x(27077);const N=.3,S=.5,m=1.75,E=1.25,O=3,_=3.2,U=.1,Z=.05,$=15,H=.75,P=3,b=.5,G=.4,C=new RegExp(
"^\\p{Ll}","u"),st=new RegExp(`^(?:[${y.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),B=500;class W{segments;start;end;top;bottom;constructor(o){this.segments=
[o],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=o}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){
return this.segments[0].size}add(o){this.segments.push(o),this.start=Math.min(this.start,o.start),this.end=Math.max(this.end,o.end),this.top=Math.min(this.top,o.
top),this.bottom=Math.max(this.bottom,o.bottom)}}class R{element;lines;start;end;top;bottom;constructor(o){this.lines=[o],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=o}static of(o,h){const M=new R(o[0]);for(let T=1;T<o.length;T++)M.add(o[T]);return M.element=h,M}get frame(){return this.lines[0].frame}add(o){
this.lines.push(o),this.start=Math.min(this.start,o.start),this.end=Math.max(this.end,o.end),this.top=Math.min(this.top,o.top),this.bottom=Math.max(this.bottom,
o.bottom)}}function*A(c){const o=[];let h;for(let M=0;M<c.length;M++){const T=c[M];M%z.y===z.y-1&&(yield z.Yz);const v=h?Math.min(h.size,T.size):0;h?.frame===T.
frame&&h.segments.length<B&&Math.abs(h.baseline-T.baseline)<N*v&&T.start>h.end-S*v?h.add(T):o.push(h=new W(T))}return o}function*nt(c){const o=[];let h;for(let M=0;M<
c.length;M++){const T=c[M];M%z.y===z.y-1&&(yield z.Yz),h&&r(h,T)?h.add(T):(h&&f(o),o.push(h=new R(T)))}return h&&f(o),yield*Q(o)}function*Q(c){const o=[];for(let v=0,
Y;v<c.length;v=Y){for(Y=v+1;Y<c.length&&w(c,v,Y);Y++)Y%z.y===z.y-1&&(yield z.Yz);o.length%z.y===z.y-1&&(yield z.Yz),o.push(c.slice(v,Y))}if(!o.some(v=>v.length>=
P))return c;const h=new Map,M=[];for(const[v,Y]of o.entries()){v%z.y===z.y-1&&(yield z.Yz);const ot=Y.length<P?void 0:yield*p(Y,b);ot&&h.set(et(Y),Math.max(h.get(
et(Y))??0,J(Y))),M.push(ot)}if(h.size===0)return c;const T=[];for(const[v,Y]of o.entries()){v%z.y===z.y-1&&(yield z.Yz);const ot=Y.length<2?void 0:[0,-1,1].map(
ct=>h.get(et(Y)+ct)).find(Boolean),rt=M[v]??(ot===void 0?void 0:yield*p(Y,0,ot));(0,F.RZ)(T,rt?j(Y,rt):Y)}return T}const J=c=>(0,X.K)(c.map(({end:o})=>o)),et=([
c,o])=>Math.round(10*(o.lines[0].baseline-c.lines[0].baseline));function j(c,o){const h=[];let M;for(const[T,v]of c.entries())M?M.add(v.lines[0]):h.push(M=v),o.
has(T)&&(M=void 0);return h}function w(c,o,h){const[M,T,v]=[c[o],c[h-1],c[h]];if(T.lines.length>1||v.lines.length>1||T.frame!==v.frame)return!1;const[Y,ot]=[T.lines[0],
v.lines[0]],{size:rt}=M.lines[0],ct=ot.baseline-Y.baseline,ut=c[o+1].lines[0].baseline-M.lines[0].baseline;return Math.abs(ot.size-rt)<Z*rt&&Math.abs(ct-ut)<U*rt&&
ct>0&&ct<=_*rt&&ot.start<T.end&&ot.end>T.start}function*p(c,o,h=0){const[M,T]=[(0,X.Y)(c.map(({start:rt})=>rt)),Math.max(h,J(c))],v=new Set;let Y=0;for(const[rt,
{lines:ct,start:ut,end:pt}]of c.entries()){rt%z.y===z.y-1&&(yield z.Yz);const{size:I}=ct[0],K=c[rt+1],D=K?.lines[0].segments[0].fragments[0],V=D&&pt+Math.abs(D.
end-D.start)+H*I>T,k=K&&K.start>ut+I/2&&!st.test(ct[0].segments[0].fragments[0].text);!V||k||pt-M<$*I||st.test(D.text)?v.add(rt):C.test(D.text)&&Y++}const ot=c.
length-v.size;return ot>=o*c.length&&Y>=G*ot?v:void 0}function f(c){const o=c.at(-2),h=c.at(-1);if(!(!o||h.lines.length<O||o.lines.length>=h.lines.length||!r(h,
o.lines[0]))){c.splice(-2,1);for(const M of o.lines)h.add(M)}}function r(c,o){const h=c.lines.at(-1);if(h.frame!==o.frame)return!1;const M=Math.max(h.size,o.size),
T=o.baseline-h.baseline;return T<N*M||T>m*M||M>E*Math.min(h.size,o.size)?!1:o.start<c.end&&o.end>c.start}}),77211:((mt,lt,x)=>{x.d(lt,{Z:()=>O,x:()=>U});var F=x(
62897),y=x(27077),X=x(52332),z=x(81132);const N=20,S=1e3,m=2,E=/\u00ad$/;function*O(H,P){const b=[];for(const C of yield*(0,X.SE)(H))yield y.Kl,b.push({lines:C,
characters:_(C)});const G=[];for(const{lines:C}of yield*(0,y.p9)(b,(st,B)=>B.characters-st.characters))yield y.Kl,G.push(`${(yield*U(C,P)).join(`
`)}
`);return G.join(`
`)}const _=H=>H.reduce((P,{cells:b})=>P+b.reduce((G,{characters:C})=>G+C,0),0);function*U(H,P){const b=H.flatMap(R=>R.cells),G=yield*Z(b),C=(0,F.Y)(b.map(({start:R})=>R)),
st=(yield*$(H.slice(1).map((R,A)=>R.baseline-H[A].baseline)))||1,B=[];let W=0;for(const[R,A]of H.entries()){const nt=R===0?1:Math.round((A.baseline-H[R-1].baseline)/
st);for(let J=1;J<Math.min(nt,N);J++)B.push("");let Q="";for(const J of A.cells){const et=Math.min(Math.round((J.start-C)/G),S),j=(0,z.x)(J,P).replace(E,"");Q=Q.
padEnd(Math.max(et,Q===""?0:Q.length+m))+j,W+=J.fragments.length,!(W<y.y)&&(W=0,yield y.Yz)}B.push(Q)}return B}function*Z(H){const P=H.map(b=>(b.end-b.start)/Math.
max(b.characters,1)).filter(b=>b>0);return(yield*$(P))||1}function*$(H){const P=yield*(0,y.p9)(H,(b,G)=>b-G);return P[P.length>>1]??0}}),95582:((mt,lt,x)=>{x.d(
lt,{gB:()=>an,NQ:()=>sn,td:()=>rn,dV:()=>on});var F=x(61520),y=x(27077),X=x(45657),z=x(24713);const N=100,S=.5,m=.35;function*E(t){const e=t.reduce((g,{cells:L})=>Math.
max(g,L.length),0),s=O(t.filter(({cells:g})=>g.length===e)),n=yield*(0,y.p9)([...t.keys()],(g,L)=>t[L].cells.length-t[g].cells.length);let i=0;for(const g of n)
for(const L of t[g].cells){if(s.length>N)return;Z(s,L),!((i+=s.length)<y.y)&&(i=0,yield y.Yz)}const a=new Set;let l=0;const u=t.map(g=>$(g,s)),d=u.map(({cells:g},L)=>{
let tt=-1;return g.map((at,Et)=>{const[gt,Mt]=_(s,at);Mt>gt&&U(s,at,gt,Mt)===void 0&&a.add(L);let wt=U(s,at,gt,Mt)??gt;return wt<=tt&&Et>0&&(wt=tt,l++),tt=wt})});
return{count:s.length,rows:u,places:d,spanning:a,conflicts:l}}function O(t){const e=t[0].cells.map(({start:n,end:i})=>({start:n,end:i})),s=e.map(({start:n,end:i})=>({
start:n,end:i}));for(const{cells:n}of t)for(const[i,{start:a,end:l}]of n.entries())s[i].start=Math.min(s[i].start,a),s[i].end=Math.max(s[i].end,l);return s.every(
({start:n},i)=>i===0||n>=s[i-1].end)?s:e}function _(t,{start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;
return[n,i]}function U(t,e,s,n){let i;for(let a=s;a<=n;a++){const{start:l,end:u}=t[a];if(!(Math.min(u,e.end)-Math.max(l,e.start)<S*Math.min(u-l,e.end-e.start))){
if(i!==void 0)return;i=a}}return i}function Z(t,e){const[s,n]=_(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:U(t,e,s,n);if(i===void 0)
return;const a=t[i];a.start=Math.min(a.start,Math.max(e.start,t[i-1]?.end??-1/0)),a.end=Math.max(a.end,Math.min(e.end,t[i+1]?.start??1/0))}function $(t,e){const s=t.
cells.flatMap(n=>{const[i,a]=_(e,n);return a>i&&U(e,n,i,a)===void 0?H(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function H(t,e,s){const n=[
new z.Y4(t.fragments[0])];let i=s;for(const a of t.fragments.slice(1)){const l=n.at(-1),u=a.start-l.end>=m*t.size,d=e[i+1];u&&d&&l.end<=d.start&&a.start>=e[i].end?
(n.push(new z.Y4(a)),i++):l.add(a)}return n}var P=x(62897);const b=.65,G=.3,C=.12,st=6,B=3,W=50,R=20,A=/^[$\u20ac\u00a3\u00a5]$/u;function*nt(t){const e=[];for(const{
cells:l,size:u}of t)for(const[d,g]of l.entries()){for(const{start:L,end:tt,isLabel:at}of j(g,u))e.push({start:L,end:tt,kind:at?"label":"words"});d>0&&e.push({start:l[d-
1].end,end:g.start,kind:"cells"}),yield g.fragments.length*y.Yz/y.y}if(e.length<B)return t;const s=(0,P.Y)(t.map(l=>l.size)),n=l=>t[0].cells.some(({start:u,end:d})=>u<
l&&d>l),i=[];for(const l of["start","end"]){const u=yield*(0,y.p9)(e,(d,g)=>d[l]-g[l]);for(let d=0,g;d<u.length;d=g){for(g=d+1;g<u.length&&u[g][l]-u[g-1][l]<C*s;)
g++;const L=u.slice(d,g),[tt,at]=[(0,P.K)(L.map(Mt=>Mt.start)),(0,P.Y)(L.map(Mt=>Mt.end))];if(L.length<B||tt>=at||i.length===W)continue;const Et=(tt+at)/2,gt=L.
filter(({kind:Mt})=>Mt!=="cells");gt.length>=B||gt.some(({kind:Mt})=>Mt==="label")?i.push({at:Et,isInFirst:!1}):n(Et)&&i.push({at:Et,isInFirst:!0})}}let a=t;for(const l of i)
a=(yield*Q(a,l))??a;return a}function*Q(t,{at:e,isInFirst:s}){const n=[];for(const[i,a]of t.entries()){const l=a.cells.find(({start:d,end:g})=>d<e&&g>e);if(yield(a.
cells.length+(l?.fragments.length??0))*y.Yz/y.y,l&&s&&i>0)return;const u=l?j(l,a.size,i===0?G:b):[];if(l&&!u.some(({start:d,end:g})=>d<e&&g>e))return;n.push((l&&
w(a,e))??a)}return n}function J(t,e){if(t.cells.length!==1)return;const[s]=t.cells,n=C*Math.min(t.size,e.size),i=j(s,t.size).slice(0,R);if(i.length===0||et(s,i[0])>
st)return;const a=({end:g})=>e.cells.some((L,tt)=>tt>0&&Math.abs(L.start-g)<n),l=i.reduce((g,L)=>g&&g.end-g.start>=L.end-L.start?g:L,void 0),u=e.cells.at(-1),d=i.
find(a)??(l&&Math.abs(t.end-u.end)<n&&l.start<u.start?l:void 0);return d&&w(t,(d.start+d.end)/2)}const et=({fragments:t},e)=>t.filter(({start:s})=>s<e.start).length;
function j({fragments:t},e,s=b){const n=[];let i=-1/0,a="";for(const{start:l,end:u,text:d}of t)a!==""&&Math.min(l,u)-i>=s*e&&!A.test(a)&&n.push({start:i,end:Math.
min(l,u),isLabel:a.endsWith(":")}),i=Math.max(i,l,u),a=d;return n}function w(t,e){const s=t.cells.findIndex(({start:a,end:l})=>a<e&&l>e);if(s<0)return;const n=[],
i=[];for(const a of t.cells[s].fragments)(a.start<e?n:i).push(a);if(!(n.length===0||i.length===0))return{...t,cells:[...t.cells.slice(0,s),p(n),p(i),...t.cells.
slice(s+1)],isTabular:!0}}function p([t,...e]){const s=new z.Y4(t);for(const n of e)s.add(n);return s}var f=x(34659),r=x(52332);const c=3.5,o=.3,h=1.25,M=3,T=1.6,
v=.87,Y=2,ot=8,rt=.6,ct=8,ut=1.5,pt=3,I=1.1,K=.05,D=10,V=20,k=100,q=2,it=new RegExp(`^(?:[${f.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),dt=new RegExp(
`^${f.v}`,"u"),ft=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*yt(t){const e=[];let s=[],n=0,i;const a=l=>{l.tabular<(l.isWide?M:q)||(l.takeRest(),e.
push(l))};for(const l of t)for(const u of(0,r.l$)(l)){(n+=u.length*(1+s.length)+u[0].fragments.length)>=y.y&&(n=0,yield y.Yz);const d=Tt(u,l);for(const L of s)L.
isNear(d)||a(L);s=s.filter(L=>L.isNear(d));const g=s.find(L=>L.start<d.end&&L.end>d.start);if(!g?.takes(d)){if(g&&a(g),s=s.filter(L=>L!==g),!d.isTabular)i=d;else if(d.
cells.length<=k&&s.length<V){const L=i&&Ct(i,d)?J(i,d):void 0,tt=new xt(L??d);!L||tt.takes(d)?s.push(tt):s.push(new xt(d)),i=void 0}}}return s.forEach(a),e}function Tt(t,{
baseline:e,size:s}){const n=ht(t.length>1?St(t):t),i=n.length===2&&bt(n[0],n[1]),[a,l]=[n[0].start,n.reduce((u,d)=>Math.max(u,d.end),-1/0)];return{cells:n,baseline:e,
size:s,start:a,end:l,isTabular:n.length>1&&!i}}const bt=(t,e)=>it.test(ft(t))||t.characters===1&&dt.test(`${ft(t)} ${ft(e)}`);function St(t){return t.some(({fragments:e},s)=>s<
t.length-1&&Rt.test(e.at(-1).text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&Rt.test(i.text)&&/\d\)?$/.test(n.text))||!/^[\d(.,-]/.
test(ft(t[s+1]))?[e]:[p(e.fragments.slice(0,-1)),p([i])]}):t}const Rt=/^[$\u00a3\u00a5]$/u;function ht(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;
const e=[];for(const s of t){const n=e.at(-1);n?.characters===1&&A.test(ft(n))&&/^[\d(.,-]/.test(ft(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class xt{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;pitch=1/0;constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return Ct(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-
this.last.baseline;if(!e.isTabular||this.single.length>0||s>ct*e.size)return!1;const n=this.rows.at(-2);return(!n||s<ut*(this.last.baseline-n.baseline))&&vt(this.
last,e)}takes(e){const s=e.isTabular||this.isProse(e)?e:J(e,this.last)??e;if(!s.isTabular){const n=s.size>h*this.last.size&&s.start<this.start+s.size;this.areDetails=
(this.single.length===0||this.areDetails)&&this.isDetail(s);const i=this.areDetails||this.isRest(s,this.single.at(-1)??this.last);return this.single.length>=Y&&
!(this.single.length<D&&i)||n||this.isProse(s)?!1:(this.single.push(s),!0)}if(this.single.length>Y&&!this.areDetails||!Le(this.last,s))return!1;Ct(this.single.at(
-1)??this.last,s)||(this.isWide||=s.cells.length<pt||s.cells.length!==this.last.cells.length),s.start<this.start+s.size&&(this.pitch=Math.min(this.pitch,s.baseline-
(this.single.at(-1)??this.last).baseline));for(const n of this.single)this.rows.push(n);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.
start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}takeRest(){const[e]=this.single;if(e&&this.isRest(e,this.last)){let i=this.last;for(const a of this.
single){if(!this.isRest(a,i))return;this.rows.push(i=a)}return}if(!e||e.baseline-this.last.baseline>v*this.pitch||this.tabular<M||e.baseline-this.last.baseline>
T*e.size)return;const s=o*e.size,n=({start:i,end:a})=>Math.abs(e.start-i)<s||Math.abs(e.end-a)<s;this.last.cells.slice(1).some(n)&&this.rows.push(e)}isRest(e,s){
return this.tabular<M||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>I*this.pitch?!1:this.last.cells.some(({start:n},i)=>i>0&&Math.abs(n-e.start)<
K*e.size)}isDetail(e){const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size||e.baseline-n.baseline>T*e.size)return!1;const i=K*
e.size;return s?Math.abs(s.start-e.start)<i:this.last.cells.some(({start:a},l)=>l>0&&Math.abs(a-e.start)<i)}isProse({cells:e,start:s,end:n}){return e.reduce((a,{
fragments:l})=>a+l.length,0)>=ot&&n-s>rt*(this.end-this.start)}}function vt(t,e){const[s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=o*e.size;let a=0;for(const{
start:g,end:L}of s.cells){for(;a<n.cells.length&&n.cells[a].end<g;)a++;const tt=n.cells[a];if(!tt||!(Math.abs(tt.start-g)<i||Math.abs(tt.end-L)<i))return!1}const[
l,u]=[t.cells.at(-1),e.cells.at(-1)],d=Math.abs(l.end-u.end)<i&&/\d$/.test(ft(u));return s.cells.length>=pt||d}const Ct=(t,e)=>e.baseline-t.baseline<=c*Math.max(
e.size,t.size);function Le(t,e){const s=o*Math.min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.cells.length;){const[a,l]=Ft(t,n),[u,d]=Ft(e,i);if(($t(
t,n)||$t(e,i))&&Math.min(l,d)-Math.max(a,u)>=s)return!0;l<d?n++:i++}return!1}const Ft=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],$t=({cells:t},e)=>e>0&&
e<t.length;var At=x(20779);const Re=1.6,jt=.95,ve=.4,_t=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Bt=new RegExp("^\\p{Ll}","u"),Ie=/^[\p{Lu}\p{N}]/u,Pt=2,ze=2;function Vt(t){const{rows:e}=t,s=[],n=e.findIndex((a,l)=>Ce(a)||De(a,t.places[l])),i=_e(t,n);for(const a of e.
keys()){const l=a<n;a>0&&(l?Ne(t,a)&&!Be(t,a,n):Xt(t,a,n)||Pe(t,a,i))?s.at(-1).push(a):s.push([a])}return s}function _e(t,e){const{rows:s,places:n}=t;let i=1/0;
for(let a=1;a<s.length;a++)s[a].cells.length>1&&n[a][0]===0&&!Xt(t,a,e)&&(i=Math.min(i,s[a].baseline-s[a-1].baseline));return i}function Pe({rows:t,places:e,count:s},n,i){
const[a,l]=[t[n-1],t[n]];return i===1/0||l.baseline-a.baseline>v*i||e[n][0]===0||!Wt(a,l)?!1:e[n].every((u,d)=>{const g=a.cells[e[n-1].indexOf(u)];return g!==void 0&&
(s>Pt||!(kt(g)&&kt(l.cells[d])))})}const kt=({fragments:t})=>t.length>1&&_t.test(t.at(-1).text);function De({cells:t},e){const s=t.filter((i,a)=>e[a]>0),n=s.filter(
i=>_t.test(ft(i)));return n.length>0&&2*n.length>=s.length}const Wt=(t,e)=>e.baseline-t.baseline<=Re*Math.max(e.size,t.size),Ne=({rows:t,spanning:e,count:s},n)=>!e.
has(n)&&!e.has(n-1)&&Wt(t[n-1],t[n])&&!(s===Pt&&t[n-1].cells.length===Pt&&t[n].cells.length===Pt),Ce=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.
endsWith(":"));function Be({rows:t,places:e},s,n){if(s!==n-1||t[s].cells.length>1||e[s][0]!==0)return!1;const i=t[n+1];if(!i||t[s-1].cells.length===1||Bt.test(ft(
t[s].cells[0])))return!1;const a=t[s].baseline-t[s-1].baseline;return a>jt*(t[n].baseline-t[s].baseline)&&a>jt*(i.baseline-t[n].baseline)}function Xt({rows:t,places:e},s,n){
const[i,a]=[t[s-1],t[s]];if(s===n||!Wt(i,a))return!1;const l=tt=>Bt.test(tt.fragments[0].text),u=tt=>Ie.test(tt.fragments[0].text);if(!(e[s][0]===0?l(a.cells[0])&&
!a.cells.some(u):a.cells.some(l)))return!1;const g=({cells:tt})=>tt.every(at=>!_t.test(ft(at))),L=e[s].every(tt=>e[s-1].includes(tt));return g(a)&&L?!0:i.cells.
length===1&&a.cells.length>1&&e[s-1][0]===0&&Bt.test(ft(a.cells[0]))}function*We(t){if(!t.some((u,d)=>d>0&&u.length>1&&u.every(Ye)))return[t];const e=t.filter(u=>u.
length>0);if(e.length>2&&e.filter(u=>u.length>1).length===1)return[t];const s=t.flatMap((u,d)=>u.flatMap(g=>g.segments.map(L=>({segment:L,column:d,line:g.baseline})))),
n=yield*(0,y.p9)(s,(u,d)=>u.line-d.line||u.column-d.column),i=[],a=[];for(let u=0,d;u<n.length;u=d){const{line:g,segment:L}=n[u];for(d=u+1;d<n.length&&n[d].line-
g<ve*L.size;)d++;const tt=n.slice(u,d).sort((Et,gt)=>Et.column-gt.column);a.push(tt.map(({column:Et})=>Et));const at=tt.map(Et=>Et.segment);i.push({cells:at,baseline:g,
size:L.size,start:at[0].start,end:at.at(-1).end,isTabular:tt.length>1}),i.length%y.y===0&&(yield y.Yz)}const l={count:t.length,rows:i,places:a,spanning:new Set};
return Vt(l).map(u=>Zt(l,u))}const Ye=({segments:t})=>t.length===1&&(t[0].characters<=ze||_t.test(ft(t[0])));function Zt({count:t,rows:e,places:s},n){const i=Array.
from({length:t},()=>[]);for(const a of n){const l=new Map;for(const[u,d]of e[a].cells.entries()){const g=s[a][u],L=l.get(g);L?L.push(d):l.set(g,[d])}for(const[u,
d]of l)i[u].push((0,At.cA)(d))}return i}const Ue=1.3,Ge=.3,He=.5,Qt=2,Yt=12;function*Ke(t){const{rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){if(!Jt(e,i))
continue;yield Yt*y.Yz/y.y;const a=e.slice(Math.max(n,i-Yt),i);$e(a,Fe(e,i))&&(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,e.slice(n)].map(i=>({rows:i,
tabular:Dt(i)}))}const Dt=t=>t.filter(({isTabular:e})=>e).length;function Fe(t,e){let s=e+1;for(;s<t.length&&s<e+Yt&&!Jt(t,s);)s++;return t.slice(e,s)}function Jt(t,e){
const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;return s(e)>Ue*Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function $e(t,e){if(Dt(t)<Qt||Dt(e)<Qt)return!1;
const[s,n]=[qt(t),qt(e)],i=Ge*Math.min(s.size,n.size),a=u=>s.cells.some(({start:d,end:g})=>Math.abs(d-u.start)<i||Math.abs(g-u.end)<i||Math.abs(d+g-u.start-u.end)<
i);return n.cells.filter(a).length<=He*Math.max(s.cells.length,n.cells.length)}const qt=t=>t.reduce((e,s)=>s.cells.length>e.cells.length?s:e),je=.3,Ve=1.25,ke=1.5,
Xe=2,Ze=/:$/,Qe=({cells:t})=>t.some(({fragments:e})=>e.some(({text:s})=>Ze.test(s)));function*Je(t){const{rows:e}=t,s=[];for(const g of e)s.push(Qe(g)),yield g.
cells.reduce((L,{fragments:tt})=>L+tt.length,0)*y.Yz/y.y;const n=s.indexOf(!1),i=e.slice(0,n),a=e.slice(n);if(n<1||a.length<Xe)return[t];if(s.slice(n).filter(Boolean).
length>je*a.length)return[t];const u=i.slice(1).map((g,L)=>g.baseline-i[L].baseline),d=u.length>0?(0,X.Kf)(u):ke*i[0].size;return a[0].baseline-i.at(-1).baseline<
Ve*d?[t]:[i,a].map(g=>({rows:g,tabular:Dt(g)}))}const qe=3,te=2,ts=.05,es=.3,ss=6,ns=.4,is=3,os=2,rs=4,as=new RegExp("^\\p{Ll}","u"),ls=/\d/;function*fs(t,e){const s=[];
for(const i of e)for(const a of yield*yt(i))(0,X.RZ)(s,yield*cs(a));if(s.length===0)return{blocks:s,outside:t};const n=new Set;for(const{lines:i}of s)for(const{
segments:a}of i)for(const l of a)for(const u of l.fragments)n.add(u);return yield y.Yz,{blocks:s,outside:t.filter(i=>!n.has(i))}}function*cs(t){const e=yield*Ke(
t);if(e.length>1){const s=[];for(const n of e)(0,X.RZ)(s,yield*ee(n));if(s.length>=e.length&&s.every(n=>n instanceof At.QH))return s}return yield*ee(t)}function*ee(t){
const e=[];for(const s of yield*Je(t)){const n=s.tabular<te?void 0:yield*hs(s);n&&e.push(n)}return e}function*hs(t){const e=yield*E(yield*nt(t.rows));if(!e||gs(
e))return;const{rows:s}=e,n=e.places.reduce((g,L)=>g+L.length,0),i=n>=es*e.count*s.length,a=us(e),l=(t.tabular>=qe||a)&&e.count>1&&e.conflicts<=ts*n&&i&&!ds(s);
if(!i)return new At.xE(s,s.map(g=>g.cells.map(L=>[(0,At.cA)([L])])));const u=[];let d=0;for(const g of l&&!a?Vt(e):s.map((L,tt)=>[tt]))u.push(Zt(e,g)),!((d+=e.count)<
y.y)&&(d=0,yield y.Yz);return l?new At.QH(u):new At.xE(s,u)}function us({rows:t,count:e,conflicts:s,spanning:n}){if(t.length!==te||s>0||n.size>0||t.some(({cells:l})=>l.
length!==e))return!1;const i=({fragments:l})=>l.at(-1).text.endsWith(":");return e===os?t.every(({cells:[l,u]})=>i(l)&&!i(u)):t[0].cells.some(({fragments:l})=>l.
some(({text:u})=>ls.test(u)))?!1:t.reduce((l,{cells:u})=>l+u.reduce((d,{fragments:g})=>d+g.length,0),0)<=rs*e*t.length}const ds=t=>t.every(({cells:e})=>e.every(
({fragments:s})=>s.every(n=>n.isTyped)));function gs({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:a}]of t.
entries())for(const[l,u]of a.entries()){const d=n[s[i][l]];d.lines++,d.words+=u.fragments.length,as.test(u.fragments[0].text)&&d.going++}return n.some(({lines:i,
words:a,going:l})=>i>=is&&a>ss*i&&l>=ns*i)}var It=x(5609);const se=4,ms=8,ps=4,ys=.7,Es=2.5,Ms=.8,bs=1e6;function Ss(t){return ne(t,ms,{left:bs})}function*ne(t,e,s){
if(e===1)return[...t];const n=[];let i=0;for(let a=0,l;a<t.length;a=l){const d=t[a].segments.length>1&&s.left>0?yield*Ts(t,a,s):void 0;if(++i%y.y===0&&(yield y.
Yz),l=d?.to??a+1,!d)n.push(t[a]);else{for(const g of d.left)n.push(g);for(const g of yield*ne(d.right,e-1,s))n.push(g)}}return n}const ie=200;function*Ts(t,e,s){
const[n,i]=t[e].segments,a=n.size;let l=n.end,u=i.start;const d=[],g=[];let L=e;for(;L<t.length;L++){const at=t[L];s.left-=at.segments.length,(L-e)%ie===ie-1&&(yield y.
Yz);const Et=L===e?0:at.baseline-t[L-1].baseline;if(at.frame!==n.frame||Et<0||Et>Es*a)break;const gt=at.segments.filter(Ot=>Ot.start<l),Mt=at.segments.slice(gt.
length),wt=(0,P.K)(gt.map(Ot=>Ot.end),l),Lt=(0,P.Y)(Mt.map(Ot=>Ot.start),u);if(Lt-wt<Ms*a||gt.length>1)break;[l,u]=[wt,Lt],(0,X.RZ)(d,gt),Mt.length>0&&g.push(Mt)}
const tt=g.map(([at])=>at);if(!(d.length<se||g.length<se||!oe(d)||!oe(tt)))return{left:d.map(at=>new It.N1(at)),right:g.map(Os),to:L}}function Os([t,...e]){const s=new It.
N1(t);for(const n of e)s.add(n);return s}function oe(t){const e=t.reduce((a,{fragments:l})=>a+l.length,0),s=(0,P.Y)(t.map(a=>a.start)),n=(0,P.K)(t.map(a=>a.end))-
s,i=t.reduce((a,l)=>a+l.end-l.start,0);return e>=ps*t.length&&i>=ys*n*t.length}const zt=2,re=1e3,Ut=3,ae=10;function*le(t){const e=yield*he(t.filter(({isVertical:l})=>!l)),
s=yield*he(t.filter(({isVertical:l})=>l));if(e.length+s.length<Ut||e.length+s.length>re)return[];const n=[...e.keys(),...s.keys()].map((l,u)=>u),i=l=>{let u=l;for(;n[u]!==
u;)u=n[u]=n[n[u]];return u};for(const[l,u]of e.entries()){yield y.Yz;for(const[d,g]of s.entries())Nt(u,g.at)&&Nt(g,u.at)&&(n[i(e.length+d)]=i(l))}const a=new Map;
for(const[l,u]of[...e,...s].entries()){const d=a.get(i(l))??{rows:[],columns:[]};a.set(i(l),d),(u.isVertical?d.columns:d.rows).push(u)}return[...a.values()].flatMap(
l=>{if(l.rows.length===0||l.columns.length===0)return[];const[u,d]=[fe(l.columns,l.rows),fe(l.rows,l.columns)],[g,L]=[ue(u),ue(d)];return g.length<Ut||L.length<
Ut?[]:[{rows:d,columns:u,xs:g,ys:L}]})}function fe(t,e){const{isVertical:s}=t[0],[n,i]=[(0,P.Y)(e.map(({at:d})=>d)),(0,P.K)(e.map(({at:d})=>d))],[a,l]=[ce(e.map(
d=>d.from)),ce(e.map(d=>d.to))],u=[...t];return a<t[0].at-ae&&u.unshift({isVertical:s,at:a,from:n,to:i}),l>t.at(-1).at+ae&&u.push({isVertical:s,at:l,from:n,to:i}),
u}const ce=t=>t.sort((e,s)=>e-s)[t.length>>1],Nt=({from:t,to:e},s)=>t-zt<=s&&s<=e+zt;function*he(t){const e=yield*(0,y.p9)(t,(n,i)=>n.at-i.at||n.from-i.from),s=[];
for(let n=0,i;n<e.length;n=i){const{at:a,isVertical:l}=e[n];for(i=n+1;i<e.length&&e[i].at-a<zt;)i++;if(s.length>re)return s;n%y.y===y.y-1&&(yield y.Yz);const u=yield*(0,y.
p9)(e.slice(n,i),(g,L)=>g.from-L.from);let d;for(const g of u)d&&g.from<=d.to+zt?d.to=Math.max(d.to,g.to):(d&&s.push({isVertical:l,at:a,...d}),d={from:g.from,to:g.
to});d&&s.push({isVertical:l,at:a,...d})}return s}function ue(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.at(-1)>=zt)&&e.push(s);return e}var xs=x(60660);
const As=1,ws=3,Gt=2,Ls=.4,Rs=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function vs({lines:t,element:e}){if(t.length<Gt||!e)return!1;
const s=e.type==="P",n=s?ws:As;let i=0;for(const[a,{segments:l,baseline:u,size:d}]of t.entries()){!s&&a>0&&u<t[a-1].baseline+Ls*d&&(i=Gt);let g,L=!1;for(const{fragments:tt}of l)
for(const at of tt)L||=g!==void 0&&Math.abs(at.start-g.end)>=n*at.style.size,g=at;L&&i++}return i>=Gt&&!Is(e)}function Is(t){for(const{type:e}of(0,xs.Hy)(t))if(Rs.
test(e))return!0;return!1}function*zs({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,X.RZ)(e,n.fragments);return yield*(0,y.p9)(e,(s,n)=>s.
order-n.order)}const de=300,_s=5,Ps=.6,Ds=20,ge=5,Ns=3;function*me(t){return t.length<3||t.length>de||!Bs(t)?t:yield*Ws(t)}function Cs(t){if(t.length<2||t.length>
de)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let l=t.length-1;l>=0;l--){if(t[l].frame!==e)return t;n=Math.max(n,t[l].bottom),i+=pe(t[l]),s.push({bottom:n,
words:i})}let a=1/0;for(let l=1;l<Math.min(t.length,Ds);l++){a=Math.min(a,t[l-1].top);const u=s[t.length-1-l];if(u.words<Math.max(ge,i-u.words))return t;if(u.bottom<=
a)return[...t.slice(l),...t.slice(0,l)]}return t}function Ht(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(
t.start,e.start)>0}const pe=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+i.length,0),0);function Bs(t){let e=0,s=0,n;for(const i of t)
pe(i)<ge||(n&&Ht(n,i)?e++:n&&Ht(i,n)&&n.top-i.bottom<Ns*n.lines[0].size&&s++,n=i);return s>=_s&&s>Ps*(e+s)}function*Ws(t){const e=t.length,s=new Int32Array(e),n=t.
map(()=>[]);for(let l=0;l<e;l++){yield y.Yz;for(let u=0;u<e;u++)l!==u&&Ys(t,l,u)&&(n[l].push(u),s[u]++)}const i=new Set(t.keys()),a=[];for(;i.size>0;){let l=-1;
for(const u of i)(l<0||s[u]<s[l])&&(l=u);i.delete(l),a.push(t[l]);for(const u of n[l])s[u]--}return a}function Ys(t,e,s){const n=t[e],i=t[s];if(n.frame!==i.frame)
return!1;if(Ht(n,i))return!0;if(n.end>i.start+1)return!1;const a=Math.min(n.top,i.top),l=Math.max(n.bottom,i.bottom);return!t.some(u=>u!==n&&u!==i&&u.frame===n.
frame&&u.top<l&&u.bottom>a&&u.start<n.end&&u.end>i.start)}const Us=.4,Gs=1;function*Hs(t,e){if(e.length===0||t.length<2)return;const s=Array.from({length:e.length+
1},()=>[]),n=yield*(0,y.p9)(t,(a,l)=>a.baseline-l.baseline||a.start-l.start);let i;for(const[a,l]of n.entries()){const{start:u,end:d,baseline:g,style:L}=l,tt=Ks(
(u+d)/2,e);if(s[tt].push(l),i&&i.column!==tt&&g-i.fragment.baseline<=Us*L.size&&u-i.fragment.end<Gs*L.size)return;i={fragment:l,column:tt},a%y.y===y.y-1&&(yield y.
Yz)}return s.filter(a=>a.length>0).length<2?void 0:s}function Ks(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}const Fs=100,$s=2e4,
js=1/2,Vs=1/20,ye=1,ks=2e4;function*Xs(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>Fs||(i.xs.length-1)*(i.ys.length-1)>$s)continue;const{cells:a,
others:l}=yield*Zs(n,i),u=yield*tn(a,i);u&&(s.push(u),n=l)}return{tables:s,outside:n}}function*Zs(t,e){const{rows:s,columns:n,xs:i,ys:a}=e,l=new Map,u=[];let d=0,
g=0;for(const tt of t){const{frame:at}=tt.style,Et=(tt.start+tt.end)/2,gt=(tt.top+tt.bottom)/2,Mt=Et>i[0]&&Et<i.at(-1)&&gt>a[0]&&gt<a.at(-1),wt=at.cos===1&&at.sin===
0&&!at.vertical,Lt=Mt&&wt?Qs(e,Et,gt):void 0;if(!Lt)u.push(tt);else{const Ot=l.get(Lt.first)??{...Lt,fragments:[]};l.set(Lt.first,Ot),Ot.fragments.push(tt),(Ot.
last!==Lt.last||n.some(bn=>Js(tt,bn,gt)))&&d++}g+=Mt?s.length+n.length:1,!(g<ks)&&(g=0,yield y.Yz)}const L=t.length-u.length;return d>Vs*L?{cells:new Map,others:[
...t]}:{cells:l,others:u}}function Qs({rows:t,columns:e,xs:s,ys:n},i,a){const[l,u]=Ee(e,i,a),[d,g]=Ee(t,a,i);if(!l||!u||!d||!g)return;const L=(tt,at)=>Me(n,tt.at)*
s.length+Me(s,at.at);return{first:L(d,l),last:L(g,u)}}function Ee(t,e,s){let n;for(const i of t)if(Nt(i,s)){if(i.at>e)return[n,i];n=i}return[n,void 0]}const Js=({
start:t,end:e},s,n)=>s.at>t+ye&&s.at<e-ye&&Nt(s,n);function Me(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*qs(t,e){const s=new Map;for(const[
n,{last:i,fragments:a}]of t){const l=e.slice(n%e.length+1,i%e.length),u=(yield*Hs(a,l))??[a];for(const[d,g]of u.entries())g.length>0&&s.set(n+d,g)}return s}function*tn(t,{
xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=js*n*i)return;const a=yield*qs(t,e),l=[];for(let g=0;g<i;g++){const L=[];for(let tt=0;tt<n;tt++){const at=a.
get(g*e.length+tt);L.push(at?yield*(0,It._I)(yield*(0,z.q9)(at)):[])}for(const tt of yield*We(L))l.push(tt)}const u=l.filter(g=>g.some(L=>L.length>0)),d=Array.from(
{length:n},(g,L)=>L).filter(g=>u.some(L=>L[g].length>0));return u.length<2||d.length<2?void 0:new At.QH(u.map(g=>d.map(L=>g[L])))}var be=x(39955),en=x(81132);function*sn(t,e,s){
if(e&&(0,be.P$)(t,e)){const n=yield*(0,be.$A)(t,e);return s?yield*nn(n,s):n}return s?yield*Se(t,yield*le(s)):yield*me(yield*Te(yield*(0,z.q9)(t)))}function*nn(t,e){
let s;const n=[];for(const[i,a]of t.entries()){i%y.y===y.y-1&&(yield y.Yz);const l=vs(a)?yield*Se(yield*zs(a),s??=yield*le(e)):[];if(!l.some(At.bI))n.push(a);else
for(const u of l)u.element=a.element,n.push(u)}return n}function*Se(t,e){const{tables:s,outside:n}=yield*Xs(t,e),i=yield*(0,z.q9)(n),a=yield*fs(n,yield*(0,r.HE)(
i,n)),l=a.outside===n,u=yield*Te(l?i:yield*(0,z.q9)(a.outside));for(const d of[...s,...a.blocks]){const g=u.findIndex(L=>Oe(L)>Oe(d));u.splice(g<0?u.length:g,0,
d)}return[...Cs(yield*me(u))]}function*Te(t){return[...yield*(0,It.ub)(yield*Ss(yield*(0,It._I)(t)))]}const Oe=({lines:t})=>t[0].segments[0].fragments[0].order,
on=(t,e)=>Kt(t,e,we),rn=(t,e)=>Kt(t,e),an=(t,e)=>Kt([{lines:t,element:void 0}],e,we);function*Kt(t,e,s){const n=new F.q(e);let i=0;for(let a=0;a<t.length;a++){const l=t[a];
a>0&&!fn(l,t[a-1])&&n.space(`
`);for(const u of l.lines){s?.(n,u);for(let d=0;d<u.segments.length;d++){const g=u.segments[d];d>0&&n.space(" "),(0,en.T)(n,g,e),i+=g.fragments.length+g.characters/
ln,!(i<y.y)&&(i=0,n.settle(),yield y.Yz)}n.space(`
`)}s&&Mn(n)}return n}const ln=8,fn=({element:t},e)=>t!==void 0&&cn.has(t.type)&&t.type===e.element?.type,cn=new Set(["LI","TR","TOCI"]),xe=173,hn=new Set([45,8208,
xe]),un=/[\p{L}\p{M}][-\u2010]\n+$/u,Ae=/\u00ad\n+$/,dn=/.\n+$/,gn=new RegExp("^\\p{L}","u"),mn=new RegExp("^\\p{Ll}","u");function we(t,e){if(!hn.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Ae.test(s);if(!i&&!(un.test(s)&&mn.test(n)))return;const a=dn.exec(s)[0].length;if(!i&&En(t.tail(pn)))
return t.drop(a-1);t.drop(a),gn.test(n)||t.space(`
`)}const pn=100,yn=/[/\\_@]|\w\.\w/,En=t=>yn.test(t.trimEnd().split(/\s/).at(-1));function Mn(t){t.lastLetter()!==xe||!Ae.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),24713:((mt,lt,x)=>{x.d(lt,{Y4:()=>Z,lP:()=>H,q9:()=>$,re:()=>W});var F=x(98689),y=x(27077),X=x(81313);const z=1.6,N=.5,S=.15,m=.6,E=.6,O=.35,_=.02,U=5e3;
class Z{fragments;start;end;baseline;size;top;bottom;characters;constructor(A){this.fragments=[A],this.start=Math.min(A.start,A.end),this.end=Math.max(A.start,A.
end),this.baseline=A.baseline,this.size=A.style.size,this.top=A.top,this.bottom=A.bottom,this.characters=A.text.length}get frame(){return this.fragments[0].style.
frame}get order(){return this.fragments[0].order}add(A){const nt=this.fragments[this.fragments.length-1];this.fragments.push(A),this.characters+=A.text.length;const Q=Math.
min(A.start,A.end),J=Math.max(A.start,A.end);Q<this.start&&(this.start=Q),J>this.end&&(this.end=J);const{style:et,baseline:j}=A;et===nt.style&&j===nt.baseline||
(et.size>this.size*1.05&&(this.size=et.size,this.baseline=j),A.top<this.top&&(this.top=A.top),A.bottom>this.bottom&&(this.bottom=A.bottom))}join(A){for(const nt of A.
fragments)this.add(nt)}joined(A){const[nt,...Q]=this.fragments,J=new Z(nt);for(const et of Q)J.add(et);return J.join(A),J}sort(){const{fragments:A}=this;for(let nt=1;nt<
A.length;nt++)if(A[nt].start<A[nt-1].start){A.sort((Q,J)=>Q.start-J.start||Q.order-J.order);return}}}function*$(R){const A=[];let nt;for(let et=0;et<R.length;et++){
const j=R[et];et%y.y===y.y-1&&(yield y.Yz),nt&&P(nt,j)?nt.add(j):A.push(nt=new Z(j))}const Q=yield*b(A);let J=0;for(const et of Q)et.sort(),J+=et.fragments.length,
!(J<y.y)&&(J=0,yield y.Yz);return Q}const H=({style:R,text:A,mayTurn:nt})=>R.marks.isReversed||nt&&(0,X.d)(A);function P(R,A){const{style:nt,start:Q,end:J,baseline:et}=A;
if(nt.frame!==R.frame||R.characters>U)return!1;const j=Math.max(nt.size,R.size),w=Math.abs(et-R.baseline);if(w>m*j)return!1;const p=Q-R.end,f=R.start-Math.max(Q,
J);return w>S*j?p>-N*j&&p<E*j:p>-N*j&&p<z*j||f>-N*j&&f<(H(A)?E:O)*j}function*b(R){if(R.length<2)return[...R];const A=new Map;for(const{frame:et}of R)A.has(et)||
A.set(et,A.size);const nt=[];for(let et=0;et<R.length;et++){const j=R[et];et%y.y===y.y-1&&(yield y.Yz),nt.push({segment:j,order:et,frame:A.get(j.frame)})}const Q=yield*(0,y.
p9)(nt,(et,j)=>et.frame-j.frame||et.segment.baseline-j.segment.baseline||et.segment.start-j.segment.start),J=new Set;for(let et=0;et<Q.length;et++){et%y.y===y.y-
1&&(yield y.Yz);const{segment:j,frame:w,order:p}=Q[et];if(!(J.size>0&&J.has(j)))for(let f=et+1;f<Math.min(Q.length,et+G);f++){const r=Q[f],c=Math.min(j.size,r.segment.
size);if(r.frame!==w||r.segment.baseline-j.baseline>S*c)break;if(J.has(r.segment)||!st(j,r.segment))continue;const[o,h]=p<r.order?[j,r.segment]:[r.segment,j];if(o.
join(h),J.add(h),h===j)break}}return J.size===0?[...R]:R.filter(et=>!J.has(et))}const G=50,C=/:$/;function st(R,A){const nt=Math.min(R.size,A.size);if(R.characters+
A.characters>U||Math.max(R.size,A.size)>1.5*nt||B(R)||B(A))return!1;const[Q,J]=R.start<=A.start?[R,A]:[A,R],et=J.start-Q.end,j=C.test(Q.fragments.at(-1).text)?E:
O;return et>-_*nt&&et<j*nt}const B=({fragments:R})=>R.length===1&&R[0].text.length===1;function W(R,A){return A.order===R.order+1&&(R.spaceAfter||A.spaceBefore)?
!0:A.start-R.end>Math.max((0,F.U)(R.style),(0,F.U)(A.style))}}),20779:((mt,lt,x)=>{x.d(lt,{QH:()=>y,bI:()=>z,cA:()=>N,xE:()=>X});var F=x(5609);class y extends F.
eB{rows;constructor(m){const[E,...O]=m.flat(2);super(E),this.rows=m;for(const _ of O)this.add(_)}}class X extends F.eB{visual;rows;constructor(m,E){const[O,..._]=m.
map(({cells:U})=>N(U));super(O),this.visual=m,this.rows=E;for(const U of _)this.add(U)}}const z=S=>S instanceof y||S instanceof X;function N([S,...m]){const E=new F.
N1(S);for(const O of m)E.add(O);return E}}),39955:((mt,lt,x)=>{x.d(lt,{$A:()=>O,P$:()=>E,VN:()=>S});var F=x(27077),y=x(5609),X=x(24713);const z=.9,N=new Set("Sp\
an Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function S(U){let Z,$=0;for(let H=U;H&&
$<m;H=H.parent,$++){if(H.type==="TR")return H;!Z&&!N.has(H.type)&&(Z=H)}return Z?(Z.type==="Lbl"||Z.type==="LBody")&&Z.parent?.type==="LI"?Z.parent:Z:U}const m=200;
function E(U,Z){let $=0,H=0;for(const P of U)P.style.marks.isArtifact||($+=P.text.length,Z(P)&&(H+=P.text.length));return H>0&&H>=z*$}function*O(U,Z){const $=[],
H=[];for(let W=0;W<U.length;W++){const R=U[W];W%F.y===F.y-1&&(yield F.Yz);const A=Z(R);A?$.push({fragment:R,leaf:A}):H.push(R)}const P=yield*(0,F.p9)($,(W,R)=>W.
leaf.order-R.leaf.order||W.fragment.order-R.fragment.order);let b=0;const G=new Map,C=W=>{const{element:R}=P[W].leaf;let A=G.get(R);return A||G.set(R,A=S(R)),A},
st=[],B=[];for(let W=0,R;W<P.length;W=R){const A=C(W);for(R=W+1;R<P.length&&C(R)===A;)R++;const nt=P.slice(W,R).map(({fragment:J})=>J);(b+=nt.length)>=F.y&&(b=0,
yield F.Yz);const Q=y.eB.of(yield*(0,y._I)(yield*(0,X.q9)(nt)),A);if(st.push(Q),H.length>0)for(const{order:J}of nt)B.push({order:J,block:Q})}return H.length===0?
st:yield*_(st,B,yield*(0,y.ub)(yield*(0,y._I)(yield*(0,X.q9)(H))))}function*_(U,Z,$){const H=yield*(0,F.p9)(Z,(G,C)=>G.order-C.order),P=[],b=new Map;for(const[G,
C]of $.entries()){G%F.y===F.y-1&&(yield F.Yz);const st=C.lines[0].segments[0].order;let B=0;for(let A=H.length;B<A;){const nt=B+A>>1;H[nt].order<st?B=nt+1:A=nt}
const W=H[B-1]?.block,R=W&&b.get(W);R?R.push(C):W?b.set(W,[C]):P.push(C)}return[...P,...U.flatMap(G=>[G,...b.get(G)??[]])]}}),52332:((mt,lt,x)=>{x.d(lt,{l$:()=>ct,
HE:()=>M,SE:()=>h,x1:()=>rt});var F=x(61520),y=x(27077),X=x(81313),z=x(5609);const N=5,S=.75,m=.5,E=3,O=.08,_=.3,U={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};
function Z(I,K){const{both:D,level:V,lowest:k,highest:q}=I;return{...I,both:D+1,level:Math.abs(K)<O?V+1:V,lowest:Math.min(k,K),highest:Math.max(q,K)}}const $=(I,K)=>K?
{...I,before:I.before+1}:{...I,after:I.after+1};function H({both:I,before:K,after:D,level:V,lowest:k,highest:q}){const it=Math.min(K,D);return it<N||I>S*(I+it)?
!1:I>=E&&V<=m*I&&q-k>=_}const P=3,b=4,G=2.5,C=6,st=.8,B=20,W=4;function*R(I){const K=I.map(()=>new Set);if(!A(I)&&!nt(I))return K;let D=[],V=0;const k=({rows:q,
wordsBefore:it,wordsAfter:dt,from:ft,last:yt,sides:Tt})=>{const bt=q>=P&&Math.min(it,dt)>=b*q,St=H(Tt);if(!bt&&!St)return;const Rt=({isGutter:ht,row:xt})=>ht===
"whole"||!St&&(ht==="prose"||xt<ft);for(let ht=yt;ht&&!Rt(ht);ht=ht.above)ht.isGutter=St?"whole":"prose",K[ht.row].add(ht.cell)};for(const[q,it]of I.entries()){
const dt=I[q-1],ft=dt?it.baseline-dt.baseline:0,yt=({last:bt})=>ft<=C*it.size&&q-bt.row<=B,Tt=ft>G*it.size;for(const bt of D)(Tt||!yt(bt))&&k(bt);D=D.filter(yt),
Tt&&(D=D.map(bt=>({...bt,rows:0,wordsBefore:0,wordsAfter:0,from:q}))),(V+=it.cells.length+D.length)>=y.y&&(V=0,yield y.Yz),D=Q(D,it,q,k)}return D.forEach(k),K}function A(I){
const K=({fragments:V})=>V.length>=b,D=(V,k)=>I.some(({cells:q})=>q.slice(V,k||q.length).some(K));return D(0,-1)&&D(1,0)}function nt(I){const K=I.reduce((D,{cells:V})=>V.
length===1?D+1:D,0);return K>=2*N&&I.length>K}function Q(I,{cells:K,size:D},V,k){const q=[];let it=0,dt=-1/0;for(let ft=0;ft<=K.length;ft++){const yt=K[ft]?.start??
1/0,Tt=ft>0&&ft<K.length,bt=yt-dt>=st*D,St=[];for(;it<I.length&&I[it].start<yt;it++){const ht=I[it],[xt,vt]=[Math.max(ht.start,dt),Math.min(ht.end,yt)];if(vt-xt<
st*D?k(ht):Tt?St.push(et(ht,{start:xt,end:vt},V,ft,K)):q.push({...ht,start:xt,end:vt,sides:$(ht.sides,ft>0)}),ht.end>yt)break}Tt&&bt&&St.length===0&&St.push(et(
void 0,{start:dt,end:yt},V,ft,K));const Rt=J(St);for(const ht of St)Rt.has(ht)?q.push(ht):k(ht);dt=Math.max(dt,K[ft]?.end??yt)}return q}function J(I){return I.length<=
W?new Set(I):new Set([...I].sort((K,D)=>D.rows-K.rows).slice(0,W))}function et(I,K,D,V,k){return{...K,rows:(I?.rows??0)+1,wordsBefore:(I?.wordsBefore??0)+k[V-1].
fragments.length,wordsAfter:(I?.wordsAfter??0)+k[V].fragments.length,from:I?.from??D,last:{row:D,cell:V,above:I?.last,isGutter:"no"},sides:Z(I?.sides??U,(k[V].baseline-
k[V-1].baseline)/k[V].size)}}var j=x(24713),w=x(81132);const p=.4,f=1,r=3,c=2e3,o=.5;function*h(I){return yield*M(yield*(0,j.q9)(I),I)}function*M(I,K){const D=yield*T(
K),V=new Map;for(const q of I){const it=V.get(q.frame);it?it.push(q):V.set(q.frame,[q])}const k=[];for(const q of V.values()){yield y.Kl;const it=[];for(const ft of yield*Y(
yield*v(q,D)))it.push(ot(ft,D));const dt=yield*R(it);k.push(it.map((ft,yt)=>({...ft,gutters:dt[yt]})))}return k}function*T(I){const K=[];for(let V=1;V<I.length&&
K.length<c;V++){V%y.y===0&&(yield y.Yz);const[k,q]=[I[V-1],I[V]];if(k.style.frame!==q.style.frame||k.baseline!==q.baseline)continue;const it=(q.start-k.end)/q.style.
size;it>0&&it<f&&(0,j.re)(k,q)&&K.push(it)}const D=yield*(0,y.p9)(K,(V,k)=>V-k);return Math.max(f,r*(D[D.length>>1]??0))}function*v(I,K){const D=[];let V=0;for(const k of I){
if((V+=k.fragments.length)>=y.y&&(V=0,yield y.Yz),k.end-k.start<K*k.size||k.fragments.length<2){D.push(k);continue}let q;for(const it of k.fragments)q&&Math.min(
it.start,it.end)-q.end<K*Math.max(q.size,it.style.size)?q.add(it):D.push(q=new j.Y4(it))}return D}function*Y(I){const K=yield*(0,y.p9)(I,(V,k)=>V.baseline-k.baseline||
V.start-k.start),D=[];for(const[V,k]of K.entries()){V%y.y===y.y-1&&(yield y.Yz);const q=D.at(-1);q!==void 0&&q.length<z.Px&&k.baseline-q[0].baseline<p*Math.min(
k.size,q[0].size)?q.push(k):D.push([k])}for(const V of D)V.sort((k,q)=>k.start-q.start);return D}function ot(I,K){const D=[];let V;for(const q of I){const it=D.
at(-1),dt=it&&q.start-it.end,ft=it?Math.max(it.size,q.size):0;dt!==void 0&&dt<K*ft&&dt>-o*ft?V===it?V.join(q):D[D.length-1]=V=it.joined(q):D.push(q)}const k=D.reduce(
(q,it)=>it.size>q.size?it:q);return{baseline:k.baseline,size:k.size,cells:D}}function*rt(I,K){const D=new F.q(K),V=[];let k=0;for(const q of I.flat())for(const it of ut(
q)){const dt=D.size;for(const[ft,yt]of it.entries())ft>0&&D.space(`
`),(0,w.T)(D,yt,K),!((k+=yt.fragments.length)<y.y)&&(k=0,D.settle(),yield y.Yz);V.push({start:dt,end:D.size}),D.space(`
`)}return{flow:D,lines:V}}function ct({cells:I,gutters:K}){if(K.size===0)return[I];const D=[];for(const[V,k]of I.entries())V===0||K.has(V)?D.push([k]):D.at(-1).
push(k);return D}const ut=I=>ct(I).map(K=>pt(K)?[...K].reverse():K);function pt(I){return I.length<2?!1:I.filter(({fragments:D})=>D.some(({mayTurn:V,text:k})=>V&&
(0,X.d)(k))).length>I.length/2}}),81132:((mt,lt,x)=>{x.d(lt,{T:()=>N,x:()=>z});var F=x(61520),y=x(81313),X=x(24713);function z(m,E){const O=new F.q(E);return N(
O,m,E),O.text}function N(m,{fragments:E},O){if(E.some(X.lP)){S(m,E,O);return}for(let _=0;_<E.length;_++){const U=E[_];_>0&&(0,X.re)(E[_-1],U)&&m.space(" "),m.add(
U)}}function S(m,E,O){const _=[];for(const[H,P]of E.entries()){H>0&&(0,X.re)(E[H-1],P)&&_.push({text:" ",from:0,to:0});const{text:b}=P;for(let G=0,C;G<b.length;G=
C){for(C=G+1;C<b.length&&O.isOneGlyph(P,C-1);)C++;_.push({text:b.slice(G,C),fragment:P,from:G,to:C})}}const U=_.map(({text:H})=>H),Z=H=>_[H]?.fragment?.style.marks.
isReversed??!1,$=_.map(({fragment:H},P)=>Z(P)||!H&&Z(P-1)&&Z(P+1));for(const H of(0,y.f)(U,$)??U.keys()){const{text:P,fragment:b,from:G,to:C}=_[H];b?m.add(b,G,C):
m.space(P)}}}),18930:((mt,lt,x)=>{x.d(lt,{X:()=>j});var F=x(62743),y=x(86491),X=x(74135),z=x(6057),N=x(65868),S=x(60660),m=x(84731),E=x(89420);function O(f,r,c){
const o=new Map,h=new Set,{fragments:M,edges:T}=f,v=[];for(const[ot,rt]of M.entries()){const ct=r(rt),ut=ct&&Y(ct.element);if(!ut){v.push(rt);continue}if(h.has(
ut)||ut.firstPage!==c)continue;h.add(ut);const pt=(0,m.X5)(ut.actualText.trim());if(pt==="")continue;const I=new E.F(rt.style,rt.start,rt.baseline,rt.order,T.count);
I.text=pt,I.end=_(M,ot,K=>{const D=r(K);return D!==void 0&&Y(D.element)===ut});for(let K=0;K<pt.length;K++)T.add(I.start,I.end);v.push(I)}return v;function Y(ot){
if(o.has(ot))return o.get(ot);const rt=[];for(const ct of(0,S.Hy)(ot)){if(o.has(ct))break;rt.push(ct)}for(const ct of rt.reverse()){const ut=ct.parent&&o.get(ct.
parent);o.set(ct,ut??(ct.actualText===void 0?void 0:ct))}return o.get(ot)}}function _(f,r,c){const o=f[r];let{end:h}=o;for(let M=r+1;M<f.length;M++){const T=f[M];
if(T.baseline!==o.baseline||T.style.frame!==o.style.frame||!c(T))break;h=Math.max(h,T.end)}return h}var U=x(98689),Z=x(36211),$=x(5490);const H=3,P=.5,b=4,G=2e4;
class C{get rules(){return this.found.length>G?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(r,{matrix:c},o,h){const M=Z.lJ.get(r.operator);
M?this.paints(M,h):this.found.length<=G&&this.path.length+this.boxes.length<=G&&this.extends(r,c)}extends(r,c){const o=(0,$.M)(r);switch(r.operator){case"re":{const[
h=NaN,M=NaN,T=NaN,v=NaN]=o,Y=(0,X.zl)(c,[h,M,h+T,M+v]);Y.every(Number.isFinite)&&this.boxes.push(Y);return}case"m":this.first=this.last=(0,X.Gd)(c,o[0],o[1]);return;case"\
l":this.line((0,X.Gd)(c,o[0],o[1]));return;case"c":case"v":case"y":this.last=(0,X.Gd)(c,o.at(-2),o.at(-1));return;case"h":this.line(this.first)}}line(r){this.path.
push([this.last,r]),this.last=r}paints({fill:r,strokes:c,closes:o},h){if(o&&this.line(this.first),!h&&c){for(const[[M,T],[v,Y]]of this.path)this.add(M,T,v,Y,P);
for(const[M,T,v,Y]of this.boxes)this.around(M,T,v,Y)}if(!h&&r)for(const[M,T,v,Y]of[...this.boxes,...this.outline()])this.add(M,T,v,Y,H);this.path=[],this.boxes=
[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,X.$L)(this.path.flat())]}around(r,c,o,h){if(o-r<=H||h-c<=H){this.add(r,c,o,h,H);return}for(const M of[
c,h])this.add(r,M,o,M,P);for(const M of[r,o])this.add(M,c,M,h,P)}add(r,c,o,h,M){const[T,v]=[Math.abs(o-r),Math.abs(h-c)];if(!(Math.min(T,v)<=M&&Math.max(T,v)>=b))
return;const Y=v>T;this.found.push(Y?{isVertical:Y,at:(r+o)/2,from:Math.min(c,h),to:Math.max(c,h)}:{isVertical:Y,at:(c+h)/2,from:Math.min(r,o),to:Math.max(r,o)})}}
var st=x(27077),B=x(77211),W=x(95582),R=x(52332);const A=200,nt=2e4;class Q{index;found;characters;unreadable;ordered;reading;constructor(r,c){this.index=r,this.
found=c,this.characters=c.characters,this.unreadable=c.unreadable}get blocks(){return this.ordered??=(0,st.zd)(this.order())}*blocksByLook(){const{fragments:r,leafOf:c,
rules:o,hasTablesApart:h=!0}=this.found;return o&&!c&&h?this.blocks:yield*(0,W.NQ)(r,void 0,o??[])}order(){const{fragments:r,leafOf:c,rules:o,hasTablesApart:h=!0}=this.
found;return(0,W.NQ)(r,c,h?o:void 0)}get flow(){return this.reading??=(0,st.zd)((0,W.dV)(this.blocks,this.found.edges))}async prepare(r){const{fragments:c,edges:o}=this.
found;c.length<A&&this.characters<nt||(this.ordered=await(0,st.k6)(this.order(),r),this.reading=await(0,st.k6)((0,W.dV)(this.ordered,o),r))}*layout(r){return r===
"reading"?this.flow.text:yield*(0,B.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:r,edges:c}=this.found;return yield*(0,R.x1)(yield*(0,R.
SE)(r),c)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(r){const c=yield*(0,W.td)(this.blocks,this.found.edges),
o=[];for(const{0:h,index:M}of c.text.matchAll(r)){const T=c.box(M,M+h.length);T&&o.push({text:h,...T}),o.length%st.y===st.y-1&&(yield st.Yz)}return o}}const J=200,
et=2e4;class j{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(r,c=!1,o=!0){this.document=r,this.findsRules=c,this.hasTablesApart=o,this.
contents=new N.i(r)}async page(r){const{document:c}=this,o=(0,z.iw)(c,r),{width:h,height:M}=(0,X.iN)(o),T={width:h*o.userUnit,height:M*o.userUnit},v=new U.g(T.width,
T.height,this.expected),Y=this.findsRules?new C:void 0,ot=await this.contents.read(r,v,Y);return this.expected=Math.min(v.characters+J,et),this.assemble(r,v,T,{
rules:Y?.rules,damage:ot,usesElementTexts:!0})}async assemble(r,c,o,{rules:h,damage:M,usesElementTexts:T}){const{document:v}=this;c.finish();const Y=r<0?-1:v.pages.
number(r),ot=r<0?void 0:await(this.tags??=(0,S.g$)(v)),rt=ot?.hasPage(Y)?w(ot,Y):void 0,ct=T&&rt&&ot?.hasTexts?O(c,rt,Y):c.fragments,ut=p(ct),pt={fragments:ct,edges:c.
edges,...ut,damage:M,leafOf:rt,rules:h,...o},I=new Q(r,{...pt,hasTablesApart:this.hasTablesApart});return await I.prepare(v.job.pace),I}}function w(f,r){let c,o;
return({style:{marks:h}})=>(h!==c&&(c=h,o=h.id<0?void 0:f.leaf(r,h.stream,h.id)),o)}function p(f){let r=0,c=0,o=0;for(const{text:h,style:M}of f){const T=c;r+=h.
length;for(let v=h.indexOf(F.m);v>=0;v=h.indexOf(F.m,v+1))c++;M.font===y.Z&&(o+=h.length-(c-T))}return{characters:r,unreadable:c,assumed:o}}})};
