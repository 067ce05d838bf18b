"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((Nt,St,w)=>{w.d(St,{D:()=>B,L:()=>T});var lt=w(45657);function T({cos:x,sin:v},rt,R,N,I){if(v===0&&x===
1)return{x:rt,y:N,width:R-rt,height:I-N};const st=[rt*x-N*v,R*x-N*v,rt*x-I*v,R*x-I*v],Y=[rt*v+N*x,R*v+N*x,rt*v+I*x,R*v+I*x],[Q,k]=[(0,lt.YG)(st),(0,lt.YG)(Y)];return{
x:Q,y:k,width:(0,lt.Kf)(st)-Q,height:(0,lt.Kf)(Y)-k}}function B(x,v){const[rt,R]=[Math.min(x.x,v.x),Math.min(x.y,v.y)];return{x:rt,y:R,width:Math.max(x.x+x.width,
v.x+v.width)-rt,height:Math.max(x.y+x.height,v.y+v.height)-R}}}),60660:((Nt,St,w)=>{w.d(St,{P9:()=>G,nZ:()=>z,g$:()=>Ot,Bi:()=>et,Hy:()=>F});var lt=w(44233),T=w(
77581),B=w(45599),x=w(70549),v=w(9819);const rt=1e3,R=20,N=200,I=20;function st(S,d,g){let[p,h,u]=[1,1,[]];for(const b of Y(S,d)){p=Q(S,b.get("ColSpan"))??p,h=Q(
S,b.get("RowSpan"))??h;const _=S.array(b.get("Headers"));_&&(u=_.slice(0,R).flatMap(m=>k(S,m)??[]))}return{columns:p,rows:h,id:k(S,g),heads:u}}function Y(S,d){return d===
void 0?[]:(S.array(d)?.slice(0,I)??[d]).flatMap(p=>S.dict(p)??[])}function Q(S,d){const g=d===void 0?void 0:S.resolve(d);return typeof g=="number"&&Number.isInteger(
g)&&g>=1&&g<=rt?g:void 0}function k(S,d){const g=d===void 0?void 0:S.resolve(d);return g instanceof B.Mx?(0,T.g7)(g).slice(0,N):void 0}var U=w(78157),P=w(79725),
L=w(82416);const H=2e3,K=9;class nt{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new P.R;number=0;isReference=!1;constructor(d){this.document=
d}read(d){const{entries:g,kids:p}=this;p.length=0;const h=this.document.place(d);if(!h||!g.locate(h.bytes,h.start,Math.min(h.end,h.start+H)))return!1;const{bytes:u}=h,
{at:b}=g;if(g.find(u,"MCID")>=0)return!1;this.hasTexts=g.find(u,"ActualText")>=0||g.find(u,"Alt")>=0,this.hasAttributes=g.find(u,"A")>=0||g.find(u,"ID")>=0;const _=g.
find(u,"S");if(_<0||u[b[_+2]]!==U.cL)return!1;this.name(u,b[_+2]+1,b[_+3]);const m=g.find(u,"Pg");if(this.page=-1,m>=0){if(this.after(u,b[m+2],b[m+3])!==b[m+3]||
!this.isReference)return!1;this.page=this.number}const y=g.find(u,"K");return y<0||this.readKids(u,b[y+2],b[y+3])}name(d,g,p){const{type:h}=this;let u=0;if(h.length===
p-g)for(;u<h.length&&d[g+u]===h.charCodeAt(u);)u++;(u<p-g||u===0)&&(this.type=(0,L.MQ)(d,g,p))}readKids(d,g,p){const h=d[g]===U.WL,u=h?p-1:p;if(h&&d[u]!==U.wt)return!1;
for(let b=(0,U.AN)(d,h?g+1:g,u);b<u;b=(0,U.AN)(d,b,u)){if(b=this.after(d,b,u),b<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return h||
!this.isReference||this.isDictionary(this.number)}isDictionary(d){const g=this.document.place(d);return g!==void 0&&g.bytes[(0,U.AN)(g.bytes,g.start,g.end)]===U.
iH}after(d,g,p){let h=g,u=0;for(;h<p&&J(d[h]);h++)u=u*10+d[h]-U.l0;if(h===g||h-g>K||(this.number=u,this.isReference=!1,h<p&&!ft(d[h])))return-1;const b=(0,U.AN)(
d,h,p);let _=b;for(;_<p&&J(d[_]);)_++;const m=(0,U.AN)(d,_,p);return _===b||m>=p||d[m]!==U.AV?h:(this.isReference=!0,m+1)}}const J=S=>S>=U.l0&&S<=U.ev,ft=S=>S===
32||S===10||S===13,dt=1e7,at=4,At=2,yt=1e4;class Mt{pages=new Map;count=0;last;hasTexts=!1;leaf(d,g,p){const h=this.pages.get(d);return g===0&&p<yt?h?.own[p]:h?.
others.get(g*dt+p)}async leaves(d,g){const{own:p=[],others:h}=this.pages.get(d)??{};return await(0,lt.qZ)([...p.flat(),...h?.values()??[]],(u,b)=>u.order-b.order,
g)}hasPage(d){return this.pages.has(d)}add(d,g,p,h){if(!Number.isInteger(h)||h<0||h>=dt)return;const{own:u,others:b}=this.leavesOf(g);if(p===0&&h<yt)u[h]??={element:d,
order:this.count++};else{const _=p*dt+h;b.has(_)||b.set(_,{element:d,order:this.count++})}for(let _=d;_&&_.firstPage<0;_=_.parent)_.firstPage=g}leavesOf(d){if(this.
last?.number===d)return this.last.leaves;let g=this.pages.get(d);return g||this.pages.set(d,g={own:[],others:new Map}),this.last={number:d,leaves:g},g}}const Ot=(0,x.
n)(O);function et(S){const d=S.dict(S.catalog.get("MarkInfo"));return S.dict(S.catalog.get("StructTreeRoot"))!==void 0&&S.resolve(d?.get("Marked"))===!0}async function O(S){
const d=S.dict(S.catalog.get("StructTreeRoot"));if(!d||S.resolve(S.dict(S.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const g=new C(S,S.dict(d.get("R\
oleMap")));return await g.run(d),g.tags}class C{document;roles;tags=new Mt;visit;bytes;types=new Map;open=[];constructor(d,g){this.document=d,this.roles=g,this.
visit=new v._i(d),this.bytes=new nt(d)}async run(d){const{open:g,document:p}=this;this.push(d.get("K"),void 0,-1);for(let h=g.pop();h;h=g.pop()){this.take(h);const u=p.
job.pace.step(300);u&&await u}}push(d,g,p){if(d===void 0)return;const h=(0,B.i9)(d)||(0,B.cy)(d)?this.document.array(d)??[d]:[d];for(let u=h.length-1;u>=0;u--)this.
open.push({kid:h[u],parent:g,page:p})}take({kid:d,parent:g,page:p}){if(typeof d=="number"){g&&p>=0&&this.tags.add(g,p,0,d);return}if(!this.visit.first(d)||(0,B.
i9)(d)&&this.takeBytes(d.number,g,p))return;const h=this.document.dict(d);if(!h)return;const u=h.get("Pg"),b=(0,B.i9)(u)?u.number:p,_=h.get("MCID");if(_!==void 0){
const q=h.get("Stm");g&&b>=0&&this.tags.add(g,b,(0,B.i9)(q)?q.number:0,Number(this.document.resolve(_)));return}const m=this.document.resolve(h.get("S"));if(!(m instanceof
B.SX))return;const y=this.standard(m.text),M={type:y,parent:g,actualText:this.text(h.get("ActualText")),alternative:this.text(h.get("Alt")),cell:z(y)?st(this.document,
h.get("A"),h.get("ID")):void 0,firstPage:-1};this.enter(M),this.push(h.get("K"),M,b),(0,B.i9)(d)&&this.document.release(d.number)}takeBytes(d,g,p){const{bytes:h,
document:u,open:b,tags:_}=this;if(!h.read(d))return!1;const{hasTexts:m,hasAttributes:y,kids:M}=h,q=this.standard(h.type),ct=y&&z(q),gt={type:q,parent:g,actualText:m?
this.text(u.entry(d,"ActualText")):void 0,alternative:m?this.text(u.entry(d,"Alt")):void 0,cell:ct?st(u,u.entry(d,"A"),u.entry(d,"ID")):void 0,firstPage:-1};this.
enter(gt);const V=h.page<0?p:h.page;if(M.some(ht=>ht<0))for(let ht=M.length-1;ht>=0;ht--){const Et=M[ht];b.push({kid:Et<0?new B.oS(-1-Et):Et,parent:gt,page:V})}else if(V>=
0)for(const ht of M)_.add(gt,V,0,ht);return!0}enter(d){const{type:g,parent:p,actualText:h}=d;h!==void 0&&(this.tags.hasTexts=!0),g==="TR"&&D(d),!(p?.type!=="TR"||
!z(g))&&(p.cells?p.cells.push(d):p.cells=[d])}text(d){const g=d===void 0?null:this.document.resolve(d);if(!(g instanceof B.Mx))return;const p=(0,T.g7)(g);return this.
document.job.memory.budget.spend("characters",p.length),p}standard(d){const g=this.types.get(d);if(g!==void 0)return g;let p=d;for(let h=0;h<16;h++){const u=this.
document.resolve(this.roles?.get(p));if(!(u instanceof B.SX)||u.text===p)break;p=u.text}return this.types.set(d,p),p}}function D(S){let d=S.parent;for(let g=1;g<
At&&d?.type!=="Table";g++)d=d?.parent;d?.type==="Table"&&(d.firstRows??=[],d.firstRows.length<at&&d.firstRows.push(S))}const z=S=>S==="TD"||S==="TH";function G(S){
const d=new Map;return g=>{const p=[];let h;for(const u of F(g)){if(h=d.get(u)??(S(u.type)?u:void 0),h||d.has(u))break;p.push(u)}for(const u of p)d.set(u,h);return h&&
d.set(h,h),h}}function*F(S){for(let d=S;d;d=d.parent)yield d}}),34659:((Nt,St,w)=>{w.d(St,{Cb:()=>lt,aV:()=>T,vs:()=>B});const lt="\\u2022\\u25e6\\u25aa\\u2023\\u25c\
f\\u25cb\\u25a0\\u25a1\\uf0b7",T=`${lt}\\u00b7\\u2013\\u2014\\u2212`,B='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((Nt,St,w)=>{
w.d(St,{Ps:()=>U,RO:()=>N,V0:()=>Y,X5:()=>I});const lt=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
T=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,B=/[\t\n\v\f\r\u00a0]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,v=173,rt=1e4,
R=100;class N{cleaned=new Map;clean(L){if(L.length===1){const K=L.charCodeAt(0);if(K>32&&K<127||K>160&&K<1536&&K!==v||K>=11904&&K<55296)return L}let H=this.cleaned.
get(L);return H===void 0&&(H=I(L),this.cleaned.size<rt&&L.length<=R&&this.cleaned.set(L,H)),H}}function I(P){return P.replace(B," ").replace(lt,"").replace(T,L=>L.
normalize("NFKC")).replace(x,"�")}const st=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],
[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function Y(P){if(P.length!==1)return;const L=P.charCodeAt(0);return(L<128?L===94||L===96||L===
126:L<=733&&(L>=710||L<=184))?st.get(L):void 0}const Q=new RegExp("^\\p{L}$","u"),k=new Map([["ı","i"],["ȷ","j"]]);function U(P,L){if(!Q.test(P))return;const H=((k.
get(P)??P)+L).normalize("NFC");return H.length===1?H:void 0}}),62897:((Nt,St,w)=>{w.d(St,{K:()=>T,Y:()=>lt});function lt(B,x=1/0){let v=x;for(const rt of B)rt<v&&
(v=rt);return v}function T(B,x=-1/0){let v=x;for(const rt of B)rt>v&&(v=rt);return v}}),61520:((Nt,St,w)=>{w.d(St,{q:()=>x});var lt=w(4186),T=w(69631);const B=500;
class x{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(R){this.edges=R}get text(){return this.
flush(),this.whole??=this.parts.join("")}get shown(){const{text:R}=this;return this.raised.length===0?R:this.withRaised??=(0,T.zZ)(R,this.raised)}raiseNext(){this.
raised.push(this.length)}get size(){return this.length}tail(R){this.flush();let N="";for(let I=this.parts.length-1;I>=0&&N.length<R;I--)N=this.parts[I]+N;return N.
slice(-R)}lastLetter(){this.flush();for(let R=this.parts.length-1;R>=0;R--){const N=this.parts[R];for(let I=N.length-1;I>=0;I--)if(N[I]!==`
`)return N.charCodeAt(I)}return 0}add(R,N=0,I=R.text.length){const st=N===0&&I===R.text.length;st||this.cuts.set(this.offsets.length,{from:N,to:I}),this.offsets.
push(this.length),this.fragments.push(R),this.space(st?R.text:R.text.slice(N,I))}fromOf(R){return this.cuts.size===0?0:this.cuts.get(R)?.from??0}toOf(R){return(this.
cuts.size===0?void 0:this.cuts.get(R)?.to)??this.fragments[R].text.length}settle(){this.flush();const R=Math.min(this.settled,this.parts.length);this.parts.push(
this.parts.splice(R).join("")),this.settled=this.parts.length}space(R){this.rest+=R,this.length+=R.length,this.whole=this.withRaised=void 0,this.rest.length>B&&
this.flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(R){this.flush(),this.whole=this.withRaised=void 0,this.length-=R;for(let N=R;N>
0;){const I=this.parts.pop()??"";I.length>N&&this.parts.push(I.slice(0,-N)),N-=I.length}for(let N=this.offsets.length-1;N>=0;N--){const[I,st,Y]=[this.offsets[N],
this.fromOf(N),this.toOf(N)];if(I+Y-st<=this.length)break;this.cuts.set(N,{from:st,to:Math.max(st,this.length-I+st)})}}*pieces(){const{text:R}=this;let N=0;for(const[
I,st]of this.offsets.entries()){const Y=this.toOf(I)-this.fromOf(I);Y<=0||(yield{space:R.slice(N,st),text:R.slice(st,st+Y),fragment:this.fragments[I]},N=st+Y)}}box(R,N){
const I=this.lineBoxes(R,N);return I.length===0?void 0:I.reduce(lt.D)}letters(R,N){return Array.from(this.within(R,N),({fragment:I,from:st,to:Y,position:Q})=>({
first:I.letters+st,position:Q,count:Y-st}))}*within(R,N){for(let I=Math.max(this.pieceAt(R),0);I<this.offsets.length&&this.offsets[I]<N;I++){const st=this.offsets[I],
Y=this.fromOf(I),Q=Math.max(Y,Y+R-st),k=Math.min(this.toOf(I),Y+N-st);Q<k&&(yield{fragment:this.fragments[I],from:Q,to:k,position:st+Q-Y})}}lineBoxes(R,N){const I=[];
let st;for(const{fragment:Y,from:Q,to:k}of this.within(R,N)){const U=this.edges.box(Y,Q,k);st&&v(st,Y)?I.push((0,lt.D)(I.pop(),U)):I.push(U),st=Y}return I}at(R){
const N=this.pieceAt(R);if(N<0)return;const I=this.toOf(N)-this.fromOf(N);return R<this.offsets[N]+I?this.fragments[N]:void 0}pieceAt(R){let N=0,I=this.offsets.
length;for(;N<I;){const st=N+I>>1;this.offsets[st]<=R?N=st+1:I=st}return N-1}}function v(rt,R){return rt.style.frame!==R.style.frame?!1:2*(Math.min(rt.bottom,R.
bottom)-Math.max(rt.top,R.top))>=Math.min(rt.bottom-rt.top,R.bottom-R.top)}}),98689:((Nt,St,w)=>{w.d(St,{g:()=>Mt,U:()=>yt});var lt=w(84731);const T=.1,B=50,x=256,
v=4,rt=1073741823;class R{letters;fragments;count=0;hashes;heads;next;constructor(O,C,D){this.letters=O,this.fragments=C;let z=x;for(;z*v<D;)z*=2;this.hashes=new Int32Array(
z),this.heads=new Int32Array(z),this.next=new Int32Array(z)}add(O,C){const{fragments:D,heads:z,hashes:G,next:F}=this,S=this.hashOf(O.letters,C);let d=0;for(let g=z[S&
z.length-1];g>0&&d<B;g=F[g-1]){if(d++,G[g-1]!==S)continue;const p=D[g-1];if((g<D.length?D[g].letters:O.letters)-p.letters===C&&N(p,O)&&this.isSameText(p,O,C))return!1}
return this.count===G.length&&this.grow(),this.hashes[this.count]=S,this.link(++this.count,S),D.push(O),!0}hashOf(O,C){const{units:D}=this.letters;let z=C;for(let G=O;G<
O+C;G++)z=(z<<5)-z+D[G]&rt;return z^z>>15}isSameText(O,C,D){const{units:z}=this.letters;for(let G=0;G<D;G++)if(z[O.letters+G]!==z[C.letters+G])return!1;return!0}link(O,C){
const D=C&this.heads.length-1;this.next[O-1]=this.heads[D],this.heads[D]=O}grow(){const{hashes:O,count:C}=this;this.hashes=new Int32Array(2*C),this.hashes.set(O),
this.heads=new Int32Array(2*C),this.next=new Int32Array(2*C);for(let D=0;D<C;D++)this.link(D+1,O[D])}}function N(et,O){const C=T*O.style.size;return et.style.frame===
O.style.frame&&Math.abs(et.start-O.start)<C&&Math.abs(et.end-O.end)<2*C&&Math.abs(et.baseline-O.baseline)<C}var I=w(89420),st=w(78157);const Y=512,Q=256;class k{units;used=0;all=0;constructor(O){
this.units=new Uint16Array(Math.max(O,Y))}add(O){if(this.used===this.units.length){const C=new Uint16Array(this.used*2);C.set(this.units),this.units=C}this.units[this.
used++]=O,this.all|=O}drop(O){this.used-=O}replace(O,C){this.used-=O;for(let D=0;D<C.length;D++)this.add(C.charCodeAt(D))}text(){const O=this.units.subarray(0,this.
used);return this.all<Q?(0,st.bS)(Uint8Array.from(O)).toString("latin1"):(0,st.bS)(new Uint8Array(O.buffer,0,2*O.length)).toString("utf16le")}}const U=.02,P=.12,
L=.5,H=.4,K=32,nt=127,J=1424,ft=1e3,dt=.1,at=.18,At=.25;function yt({font:et,frame:O,size:C,unit:D}){return O.vertical?C/2:D*Math.min(Math.max((et.space??At)/2,
dt),at)}class Mt{width;height;fragments=[];edges;cleaner=new lt.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(O,C,D=0,z=!1){
this.width=O,this.height=C,this.edges=new I.l(D,z),this.letters=new k(D),this.drawn=new R(this.letters,this.fragments,D)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(O,C,D,z,G){C===" "?this.space():this.follows(O,C,D,z,G)||this.place(O,C,D,z,G)}follows(O,C,D,z,G){const{
open:F}=this;if(F===void 0||F.style!==O||F.baseline!==G||this.isSpaced||C.length!==1)return!1;const S=C.charCodeAt(0),d=D-F.end;return S<=K||S>=nt||D<this.end||
d>this.gap||d<-H*O.unit||O.frame.sin!==0||O.frame.cos!==1||z<D||z<0||D>this.width||this.letters.used-F.letters>=ft?!1:(F.end=this.end=z,this.text=C,this.start=D,
this.letters.add(S),this.edges.add(D,z),!0)}place(O,C,D,z,G){const F=this.cleaner.clean(C);if(F===" "?this.space():F===""&&C!==""&&this.open&&D<=this.open.end&&
(this.open.end=Math.max(z,this.open.end)),F===""||F===" ")return;if(!this.isEndless&&!this.isVisible(O,D,z,G)){this.leavesOut=!0;return}const{open:S}=this;S&&S.
style.frame===O.frame&&D<this.end-P*O.unit&&this.overlaps(S,O,F,D,z,G)||((!S||S.style!==O||this.letters.used-S.letters>=ft||this.isSpaced||D-S.end>this.gap||D-S.
end<-H*O.unit||Math.abs(G-S.baseline)>U*O.size)&&this.begin(O,D,G),this.append(F,D,z))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.
close(),this.open=void 0;const{fragments:O,letters:C}=this,D=C.text();for(let z=O.length-1,G=C.used;z>=0;z--){const F=O[z];F.text=D.slice(F.letters,G),G=F.letters}}append(O,C,D){
const z=this.open;z.end=D,this.text=O,this.start=C,this.end=D;for(let G=0;G<O.length;G++){const F=O.charCodeAt(G);F>=J&&(z.mayTurn=!0),this.letters.add(F),this.
edges.add(C,D)}}begin(O,C,D){this.close();const z=new I.F(O,C,D,this.drawnCount++,this.letters.used);z.mayTurn=!1,z.spaceBefore=this.isSpaced,this.isSpaced=!1,this.
open?.style!==O&&(this.gap=yt(O)),this.open=z}overlaps(O,C,D,z,G,F){const S=Math.abs(F-O.baseline),d=Math.max(G-z,this.end-this.start);if(S>L*C.size||Math.abs(z+
G-this.start-this.end)>d||this.text==="")return!1;if(D===this.text&&Math.abs(z-this.start)<T*C.size&&S<T*C.size)return this.edges.join(),!0;const g=(0,lt.V0)(D),
p=(0,lt.V0)(this.text),h=g!==void 0?(0,lt.Ps)(this.text,g):p===void 0?void 0:(0,lt.Ps)(D,p);return h===void 0?!1:(h.charCodeAt(0)>=J&&(O.mayTurn=!0),this.edges.
join(),this.letters.replace(this.text.length,h),this.edges.drop(this.text.length-(g===void 0?0:1)),g===void 0&&(this.edges.add(z,G),this.start=z,O.end=this.end=
Math.max(G,z)),this.text=h,!0)}close(){const{open:O,letters:C}=this;if(!O)return;const D=C.used-O.letters;this.drawn.add(O,D)||(this.leavesOut=!0,C.drop(D),this.
edges.drop(D))}isVisible({frame:{cos:O,sin:C},size:D},z,G,F){const S=F-Ot*D,{width:d,height:g}=this,p=z*O-S*C,h=z*C+S*O,u=p+(G-z)*O,b=h+(G-z)*C;return(p>=0||u>=
0)&&(h>=0||b>=0)&&(p<=d||u<=d)&&(h<=g||b<=g)}}const Ot=.3}),89420:((Nt,St,w)=>{w.d(St,{F:()=>B,l:()=>v});var lt=w(4186);const T=3;class B{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(R,N,I,st,Y){
this.style=R,this.start=N,this.baseline=I,this.order=st,this.letters=Y,this.end=N}get top(){const{font:R,frame:N,size:I}=this.style;return this.baseline-(N.vertical?
.5:R.ascent)*I}get bottom(){const{font:R,frame:N,size:I}=this.style;return this.baseline+(N.vertical?.5:-R.descent)*I}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==T}get box(){return(0,lt.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const x=512;class v{values;used=0;glyph=0;glyphs;joined=[];constructor(R,N=!1){
this.values=new Float64Array(2*Math.max(R,x)),this.glyphs=N?[]:void 0}get count(){return this.used/2}add(R,N){if(this.used+2>this.values.length){const I=new Float64Array(
this.values.length*2);I.set(this.values),this.values=I}this.values[this.used++]=R,this.values[this.used++]=N,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(R){this.used-=2*R,this.glyphs&&(this.glyphs.length-=R)}isOneGlyph(R,N){const I=2*(R.letters+N);return this.values[I]===
this.values[I+2]&&this.values[I+1]===this.values[I+3]}box(R,N,I){let st=1/0,Y=-1/0;for(let Q=2*(R.letters+N);Q<2*(R.letters+I);Q++){const k=this.values[Q];k<st&&
(st=k),k>Y&&(Y=k)}return(0,lt.L)(R.style.frame,st,Y,R.top,R.bottom)}}}),69631:((Nt,St,w)=>{w.d(St,{Bs:()=>I,N$:()=>T,WV:()=>B,rk:()=>R,zZ:()=>st});var lt=w(78157);
const T=.85,B=.2,x=3,v=/^\d{1,3}$/,rt=/\d$/;function R(Y,{style:Q,baseline:k},U){const{frame:P,size:L}=U.style;return Q.size<T*L&&U.baseline-k>B*L&&Q.frame===P&&
!P.vertical&&v.test(Y)&&rt.test(U.text)}const N="⁰¹²³⁴⁵⁶⁷⁸⁹",I=Y=>Y.replace(/\d/g,Q=>N[Number(Q)]);function st(Y,Q){const k=[];let U=0;for(const P of Q){
if(P<U)continue;let L=P;for(;L<P+x&&(0,lt.yp)(Y.charCodeAt(L));)L++;k.push(Y.slice(U,P),I(Y.slice(P,L))),U=L}return k.join("")+Y.slice(U)}}),27077:((Nt,St,w)=>{
w.d(St,{Kl:()=>B,Yz:()=>T,y:()=>lt});const lt=1e3,T=3e5,B=1e4}),5609:((Nt,St,w)=>{w.d(St,{N1:()=>dt,Px:()=>ft,_I:()=>At,eB:()=>at,tS:()=>R,ub:()=>Mt});var lt=w(
45657),T=w(34659),B=w(62897),x=w(27077);const v=.3,rt=.5,R=1.75,N=1.25,I=2,st=3,Y=3.2,Q=.1,k=.05,U=15,P=.75,L=3,H=.5,K=.4,nt=new RegExp("^\\p{Ll}","u"),J=new RegExp(
`^(?:[${T.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),ft=500;class dt{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,
end:this.end,top:this.top,bottom:this.bottom}=d}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.
segments[0].size}add(d){this.segments.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=
Math.max(this.bottom,d.bottom)}}class at{element;lines;start;end;top;bottom;constructor(d){this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.
bottom}=d}static of(d,g){const p=new at(d[0]);for(let h=1;h<d.length;h++)p.add(d[h]);return p.element=g,p}get frame(){return this.lines[0].frame}add(d){this.lines.
push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}
function*At(S){const d=[];let g;for(let p=0;p<S.length;p++){const h=S[p];p%x.y===x.y-1&&(yield x.Yz);const u=g?Math.min(g.size,h.size):0;g?.frame===h.frame&&g.segments.
length<ft&&Math.abs(g.baseline-h.baseline)<v*u&&h.start>g.end-rt*u&&!yt(g,h)?g.add(h):d.push(g=new dt(h))}return d}const yt=(S,{start:d,size:g})=>d-S.end>I*Math.
min(S.size,g)&&Math.max(S.size,g)>N*Math.min(S.size,g);function*Mt(S){const d=[];let g;for(let p=0;p<S.length;p++){const h=S[p];p%x.y===x.y-1&&(yield x.Yz),g&&F(
g,h)?g.add(h):(g&&G(d),d.push(g=new at(h)))}return g&&G(d),yield*Ot(d)}function*Ot(S){const d=[];for(let u=0,b;u<S.length;u=b){for(b=u+1;b<S.length&&D(S,u,b);b++)
b%x.y===x.y-1&&(yield x.Yz);d.length%x.y===x.y-1&&(yield x.Yz),d.push(S.slice(u,b))}if(!d.some(u=>u.length>=L))return S;const g=new Map,p=[];for(const[u,b]of d.
entries()){u%x.y===x.y-1&&(yield x.Yz);const _=b.length<L?void 0:yield*z(b,H);_&&g.set(O(b),Math.max(g.get(O(b))??0,et(b))),p.push(_)}if(g.size===0)return S;const h=[];
for(const[u,b]of d.entries()){u%x.y===x.y-1&&(yield x.Yz);const _=b.length<2?void 0:[0,-1,1].map(y=>g.get(O(b)+y)).find(Boolean),m=p[u]??(_===void 0?void 0:yield*z(
b,0,_));(0,lt.RZ)(h,m?C(b,m):b)}return h}const et=S=>(0,B.K)(S.map(({end:d})=>d)),O=([S,d])=>Math.round(10*(d.lines[0].baseline-S.lines[0].baseline));function C(S,d){
const g=[];let p;for(const[h,u]of S.entries())p?p.add(u.lines[0]):g.push(p=u),d.has(h)&&(p=void 0);return g}function D(S,d,g){const[p,h,u]=[S[d],S[g-1],S[g]];if(h.
lines.length>1||u.lines.length>1||h.frame!==u.frame)return!1;const[b,_]=[h.lines[0],u.lines[0]],{size:m}=p.lines[0],y=_.baseline-b.baseline,M=S[d+1].lines[0].baseline-
p.lines[0].baseline;return Math.abs(_.size-m)<k*m&&Math.abs(y-M)<Q*m&&y>0&&y<=Y*m&&_.start<h.end&&_.end>h.start}function*z(S,d,g=0){const[p,h]=[(0,B.Y)(S.map(({
start:m})=>m)),Math.max(g,et(S))],u=new Set;let b=0;for(const[m,{lines:y,start:M,end:q}]of S.entries()){m%x.y===x.y-1&&(yield x.Yz);const{size:ct}=y[0],gt=S[m+1],
V=gt?.lines[0].segments[0].fragments[0],ht=V&&q+Math.abs(V.end-V.start)+P*ct>h,Et=gt&&gt.start>M+ct/2&&!J.test(y[0].segments[0].fragments[0].text);!ht||Et||q-p<
U*ct||J.test(V.text)?u.add(m):nt.test(V.text)&&b++}const _=S.length-u.size;return _>=d*S.length&&b>=K*_?u:void 0}function G(S){const d=S.at(-2),g=S.at(-1);if(!(!d||
g.lines.length<st||d.lines.length>=g.lines.length||!F(g,d.lines[0]))){S.splice(-2,1);for(const p of d.lines)g.add(p)}}function F(S,d){const g=S.lines.at(-1);if(g.
frame!==d.frame)return!1;const p=Math.max(g.size,d.size),h=d.baseline-g.baseline;return h<v*p||h>R*p||p>N*Math.min(g.size,d.size)?!1:d.start<S.end&&d.end>S.start}}),
11474:((Nt,St,w)=>{w.d(St,{Jm:()=>at,KT:()=>L,UM:()=>P,X6:()=>dt,dJ:()=>Ot});var lt=w(62897),T=w(27077),B=w(44233),x=w(98095);const v=.65,rt=.3,R=.12,N=.03,I=.12,
st=6,Y=3,Q=2,k=50,U=20,P=/^[$\u20ac\u00a3\u00a5]$/u;function*L(et){const O=[];for(const{cells:d,size:g}of et)for(const[p,h]of d.entries()){for(const{start:u,end:b,
isLabel:_}of yt(h,g))O.push({start:u,end:b,kind:_?"label":"words"});O.push({start:d[p-1]?.end??-1/0,end:h.start,kind:p>0?"cells":"first"}),yield h.fragments.length*
T.Yz/T.y}if(O.length<Y)return et;const C=(0,lt.Y)(et.map(d=>d.size)),D=d=>z.cells.some(({start:g,end:p})=>g<d&&p>d),z=et[0],G=z.cells.flatMap(d=>yt(d,z.size,rt).
slice(0,U)).slice(0,k),F=[];for(const d of["start","end"]){const g=yield*(0,B.p9)(O,(p,h)=>p[d]-h[d]);for(let p=0,h;p<g.length;p=h){for(h=p+1;h<g.length&&g[h][d]-
g[h-1][d]<I*C;)h++;const u=g.slice(p,h),[b,_]=[(0,lt.K)(u.map(V=>V.start)),(0,lt.Y)(u.map(V=>V.end))];if(u.length<Y||b>=_||F.length===k)continue;const m=(b+_)/2,
y=d==="start"?b:_,M=u.filter(({kind:V})=>V==="words"||V==="label"),q=M.length>=Y||M.some(({kind:V})=>V==="label")||M.length>0&&u.length-M.length>=Q&&u.length>Y,
ct=D(m),gt=ct?K(G,{start:b,end:_},I*z.size):m;(q||ct&&u.filter(({kind:V})=>V!=="first").length>=Y)&&F.push({at:gt,edge:d,near:y,isInFirst:!q,isMoved:gt!==m})}}let S=et;
for(const d of F){const g=yield*J(S,d);g&&!(d.isMoved&&g[0].cells.length>H(g.slice(1)))&&(S=g)}return nt(S,F)}const H=et=>et.reduce((O,{cells:C})=>Math.max(O,C.
length),0);function K(et,{start:O,end:C},D){const z=(O+C)/2;if(et.some(F=>F.start<z&&F.end>z))return z;let G;for(const F of et)Math.min(C,F.end)-Math.max(O,F.start)>=
D&&(!G||F.end-F.start>G.end-G.start)&&(G=F);return G?(Math.max(O,G.start)+Math.min(C,G.end))/2:z}function nt([et,...O],C){const D=H(O);let z=et;for(const{edge:G,
near:F,isInFirst:S}of C){if(z.cells.length>=D)break;if(!S)continue;const g=z.cells.flatMap(p=>yt(p,z.size,R).slice(0,U)).find(p=>Math.abs(p[G]-F)<N*z.size);z=(g&&
Mt(z,(g.start+g.end)/2))??z}return z.cells.length===D?[z,...O]:[et,...O]}function*J(et,{at:O,isInFirst:C}){const D=[];for(const[z,G]of et.entries()){const F=G.cells.
find(({start:d,end:g})=>d<O&&g>O);if(yield(G.cells.length+(F?.fragments.length??0))*T.Yz/T.y,F&&C&&z>0)return;const S=F?yt(F,G.size,z===0?rt:v):[];if(F&&!S.some(
({start:d,end:g})=>d<O&&g>O)||F&&C&&ft(F,O,et.slice(1)))return;D.push((F&&Mt(G,O))??G)}return D}function ft(et,O,C){let[D,z]=[1/0,-1/0];for(const{cells:F}of C){
const S=F.findIndex(({start:d})=>d>O);S>0&&(D=Math.min(D,F[S-1].start)),S>=0&&(z=Math.max(z,F[S].end))}const G=I*et.size;return et.start>D+G&&et.end<z-G&&Math.abs(
D+z-et.start-et.end)<2*G}function dt(et,O){if(et.cells.length!==1)return;const[C]=et.cells,D=I*Math.min(et.size,O.size),z=yt(C,et.size).slice(0,U);if(z.length===
0||At(C,z[0])>st)return;const G=({end:g})=>O.cells.some((p,h)=>h>0&&Math.abs(p.start-g)<D),F=z.reduce((g,p)=>g&&g.end-g.start>=p.end-p.start?g:p,void 0),S=O.cells.
at(-1),d=z.find(G)??(F&&Math.abs(et.end-S.end)<D&&F.start<S.start?F:void 0);return d&&Mt(et,(d.start+d.end)/2)}function at(et,O){if(et.cells.length>=O.cells.length)
return;const C=I*Math.min(et.size,O.size),D=et.cells.flatMap(F=>yt(F,et.size).slice(0,U));let z=et;for(const{start:F,end:S}of D)O.cells.some(d=>Math.abs(d.start-
S)<C)&&(z=Mt(z,(F+S)/2)??z);const G=({start:F,end:S},d)=>Math.abs(F-O.cells[d].start)<C||Math.abs(S-O.cells[d].end)<C;return z.cells.length===O.cells.length&&z.
cells.every(G)?z:void 0}const At=({fragments:et},O)=>et.filter(({start:C})=>C<O.start).length;function yt({fragments:et},O,C=v){const D=[];let z=-1/0,G="";for(const{
start:F,end:S,text:d}of et)G!==""&&Math.min(F,S)-z>=C*O&&!P.test(G)&&D.push({start:z,end:Math.min(F,S),isLabel:G.endsWith(":")}),z=Math.max(z,F,S),G=d;return D}
function Mt(et,O){const C=et.cells.findIndex(({start:G,end:F})=>G<O&&F>O);if(C<0)return;const D=[],z=[];for(const G of et.cells[C].fragments)(G.start<O?D:z).push(
G);if(!(D.length===0||z.length===0))return{...et,cells:[...et.cells.slice(0,C),Ot(D),Ot(z),...et.cells.slice(C+1)],isTabular:!0}}function Ot([et,...O]){const C=new x.
Y4(et);for(const D of O)C.add(D);return C}}),93463:((Nt,St,w)=>{w.d(St,{$:()=>_,f:()=>ft});var lt=w(27077);const T=2.2,B=3.2,x=1.25,v=1.08,rt=1.02,R=.3,N=.6,I=3,
st=2,Y=1,Q=3,k=2,U=2,P=100,L=200,H=new RegExp("\\p{L}","u"),K=/\d/,nt=/^\d{1,2}$/,J=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;function*ft(m){const y={pairs:[],lacking:[]};
let M=-1,q=0;for(let ct=0;ct+1<m.length;ct++){(q+=m[ct].cells.length)>=lt.y&&(q=0,yield lt.Yz);const[gt,V]=[m[ct],m[ct+1]],ht=Ot(gt,V)?D(V,gt):void 0;if(!(ht&&O(
gt,V,m[ct-1]))||!S(gt,V)||u(m,ct)||b(m,ct+1)){for(const[Lt,_t]of at(m,ct))dt(y,Lt,_t,D(_t,Lt));continue}M!==ct-1&&Mt(gt,m[ct-1],V)||(M=ct+1,dt(y,gt,V,ht))}return y}
function dt({pairs:m,lacking:y},M,q,ct){for(const[V,ht]of ct.entries())m.push([M.cells[ht],q.cells[V]]);if(ct.length===M.cells.length)return;const gt=new Set(M.
cells);for(const V of ct)gt.delete(M.cells[V]);y.push({labels:M.cells,without:gt})}function at(m,y){const{cells:M,baseline:q}=m[y],ct=m[y+1].cells.length>M.length||
At(m[y+1],M);if(!(ct||M.length>=Q)||M.length<k||M.length>P)return[];const gt=[];for(let V=0,ht;V<M.length;V=ht){for(ht=V+1;ht<M.length&&d([M[V],M[ht]]);ht++);if(ht-
V<k||ht-V===M.length&&!ct)continue;const Et={baseline:q,size:M[V].size,cells:M.slice(V,ht)},_t=m.slice(y+1,y+1+U).map(It=>yt(It,Et,M[V-1],M[ht])).find(It=>It!==
void 0);!_t||!Ot(Et,_t)||_t.cells.some(({size:It})=>It<=v*Et.size)||D(_t,Et)&&S(Et,_t)&&gt.push([Et,_t])}return gt}const At=(m,y)=>m.cells.length<=P&&m.cells.every(
({start:M,end:q})=>q<y[0].start||M>y.at(-1).end);function yt(m,y,M,q){if(m.cells.length>P)return;const[ct,gt]=[y.cells[0].start-R*y.size,q?.start??1/0],V=({start:zt,
end:Bt})=>Bt>(M?.end??-1/0)&&zt>=ct&&zt<gt&&Bt<=gt,ht=m.cells.filter(V),Et=ht.map(zt=>y.cells.findLastIndex(Bt=>Bt.start<=zt.start)),Lt=zt=>Et.indexOf(Et[zt])===
Et.lastIndexOf(Et[zt]),_t=(zt,Bt)=>q!==void 0||y.cells.some(Qt=>G(Qt,zt))||et(y,zt)&&Lt(Bt),It=ht.filter(_t);return It.length===0?void 0:{baseline:m.baseline,size:It[0].
size,cells:It}}function Mt(m,y,M){return!y||y.cells.length>P||y.size<v*m.size||m.baseline-y.baseline>=M.baseline-m.baseline?!1:m.cells.every(q=>y.cells.some(ct=>G(
q,ct)))}function Ot(m,y){if(m.cells.length<2||m.cells.length>P||y.cells.length>m.cells.length)return!1;const M=(y.baseline-m.baseline)/Math.max(m.size,y.size);if(M<=
T||M>B)return M<=T;const q=R*m.size;return C(m,y)&&p(m.cells[0],!0)?!0:y.cells.every(({start:ct,size:gt})=>gt>x*m.size&&m.cells.some(V=>Math.abs(V.start-ct)<q))}
const et=(m,{size:y})=>y>x*m.size,O=(m,y,M)=>!M||!y.cells.every(q=>et(m,q))||y.cells.some(q=>m.cells.some(ct=>G(ct,q)))||y.baseline-m.baseline<=m.baseline-M.baseline,
C=({cells:m},{cells:y})=>y.length>=I&&y.length===m.length&&y.every((M,q)=>G(m[q],M));function D(m,y){const M=[],q=new Set;for(const V of m.cells){const ht=y.cells.
findIndex(_t=>G(_t,V));ht>=0&&q.add(ht);const Et=R*y.size,Lt=ht>=0?ht:y.cells.findLastIndex(({start:_t})=>_t<=V.start+Et);if(Lt<=(M.at(-1)??-1)||V.end>(y.cells[Lt+
1]?.start??1/0))return;M.push(Lt)}return m.cells.length>=k&&m.cells.every(V=>et(y,V))||2*q.size>=m.cells.length||z(m,y,M,q)?M:void 0}function z({cells:m},{cells:y,
size:M},q,ct){let[gt,V,ht]=[0,1/0,-1/0];for(const[Et,Lt]of q.entries()){const _t=y[Lt+1];if(!_t||ct.has(Lt))continue;const It=_t.start-m[Et].end;gt++,V=Math.min(
V,It),ht=Math.max(ht,It)}return gt>=st&&ht-V<R*M}function G(m,y){const M=R*Math.max(m.size,y.size);return Math.abs(m.start-y.start)<M||Math.abs(m.end-y.end)<M||
Math.abs(m.start+m.end-y.start-y.end)<2*M||F(m,y)}const F=(m,{start:y,size:M})=>M>x*m.size&&y>=m.start&&y-m.start<N*M;function S({cells:m},{cells:y}){const M=m.
map(_),q=y.map(_),ct=y.every(({size:Et})=>Et>v*m[0].size),gt=Et=>H.test(Et)||ct&&nt.test(Et);if(!d(m)||!M.every(gt)||!M.some(Et=>H.test(Et))||q.some(Et=>Et.endsWith(
":")))return!1;const V=M.filter(Et=>Et.endsWith(":")).length;if(V>0)return V===M.length;if(ct)return!M.some(Et=>J.test(Et));if(M.some(Et=>K.test(Et)))return!1;if(y.
every(Et=>p(Et,!g(m[0]))))return!0;const ht=q.filter(Et=>K.test(Et)).length;return M.length>=I&&q.length===M.length&&(ht===q.length||ht>=I)}function d(m){const[
y]=m,M=g(y);return m.every(q=>Math.abs(q.size-y.size)<(rt-1)*y.size&&p(q,M))}const g=({fragments:m})=>m[0].style.font.bold,p=({fragments:m},y)=>m.every(({style:M})=>M.
font.bold===y);function h(m,y){return m.cells.length===y.cells.length&&y.baseline-m.baseline<=T*Math.max(m.size,y.size)&&d([m.cells[0],y.cells[0]])&&y.cells.every(
(M,q)=>G(m.cells[q],M))}function u(m,y){let M=y;for(;M>0&&y-M<=Y&&h(m[M-1],m[M]);)M--;return y-M>Y}function b(m,y){const M=m[y+1];return M!==void 0&&h(m[y],M)&&
m[y].cells.some(q=>!H.test(_(q)))}function _({fragments:m}){let y="";for(const M of m){if(y.length>L)break;y+=` ${M.text}`}return y.trim()}}),77211:((Nt,St,w)=>{
w.d(St,{Z:()=>st,x:()=>Q});var lt=w(62897),T=w(27077),B=w(44233),x=w(16160),v=w(73356);const rt=20,R=1e3,N=2,I=/\u00ad$/;function*st(P,L){const H=[];for(const nt of yield*(0,x.
SE)(P))yield T.Kl,H.push({lines:nt,characters:Y(nt)});const K=[];for(const{lines:nt}of yield*(0,B.p9)(H,(J,ft)=>ft.characters-J.characters))yield T.Kl,K.push(`${(yield*Q(
nt,L)).join(`
`)}
`);return K.join(`
`)}const Y=P=>P.reduce((L,{cells:H})=>L+H.reduce((K,{characters:nt})=>K+nt,0),0);function*Q(P,L){const H=P.flatMap(at=>at.cells),K=yield*k(H),nt=(0,lt.Y)(H.map(
({start:at})=>at)),J=(yield*U(P.slice(1).map((at,At)=>at.baseline-P[At].baseline)))||1,ft=[];let dt=0;for(const[at,At]of P.entries()){const yt=at===0?1:Math.round(
(At.baseline-P[at-1].baseline)/J);for(let Ot=1;Ot<Math.min(yt,rt);Ot++)ft.push("");let Mt="";for(const Ot of At.cells){const et=Math.min(Math.round((Ot.start-nt)/
K),R),O=(0,v.x)(Ot,L).replace(I,"");Mt=Mt.padEnd(Math.max(et,Mt===""?0:Mt.length+N))+O,dt+=Ot.fragments.length,!(dt<T.y)&&(dt=0,yield T.Yz)}ft.push(Mt)}return ft}
function*k(P){const L=P.map(H=>(H.end-H.start)/Math.max(H.characters,1)).filter(H=>H>0);return(yield*U(L))||1}function*U(P){const L=yield*(0,B.p9)(P,(H,K)=>H-K);
return L[L.length>>1]??0}}),15762:((Nt,St,w)=>{w.d(St,{gB:()=>pa,NQ:()=>ha,td:()=>ma,dV:()=>ga});var lt=w(61520),T=w(27077),B=w(45657),x=w(62897),v=w(98095);const rt=3,
R=4,N=.7,I=.85,st=new RegExp("^\\p{L}.","u"),Y=new RegExp("^\\p{Ll}","u"),Q=/[.!?:;]["\u201d\u2019)]?$/u;function*k({rows:t,places:e,count:n}){const s=[],i=Array.
from({length:n},()=>-1/0);let o=0;for(const[a,{cells:c}]of t.entries()){yield c.reduce((E,{fragments:A})=>E+A.length,0)*T.Yz/T.y;for(const[E,{end:A}]of c.entries())
i[e[a][E]]=Math.max(i[e[a][E]],A);if(e[a][0]===0){if(c.length<2||!st.test((0,v.b6)(c[0]))||Y.test((0,v.b6)(c[1])))return;o+=c[0].fragments.length,s.push([a])}else{
if(s.length===0)return;s.at(-1).push(a)}}if(s.length<rt||s.length>N*t.length||o>R*s.length)return;const r=(0,x.K)(i.slice(1)),l=a=>{const c=t[a].cells.at(-1);return Q.
test((0,v.b6)(c))||c.end-c.start<I*(r-c.start)};return s.every(a=>l(a.at(-1)))?s:void 0}var U=w(44233);const P=100,L=.5,H=.35,K=.03,nt=1;function*J(t){const e=t.
reduce((f,{cells:E})=>Math.max(f,E.length),0),n=t[0].cells.length===e&&t[0].cells.every(at),s=yield*At(t.filter(({cells:f})=>f.length===e),n),i=yield*(0,U.p9)([
...t.keys()],(f,E)=>t[E].cells.length-t[f].cells.length);let o=0;for(const f of i)for(const E of t[f].cells){if(s.length>P)return;et(s,E),!((o+=s.length)<T.y)&&
(o=0,yield T.Yz)}const r=new Set;let l=0;const a=t.map(f=>O(f,s)),c=a.map(({cells:f},E)=>{let A=-1;return f.map((ot,Z)=>{const[bt,Pt]=Mt(s,ot);Pt>bt&&Ot(s,ot,bt,
Pt)===void 0&&r.add(E);let Rt=Ot(s,ot,bt,Pt)??bt;return Rt<=A&&Z>0&&(Rt=A,l++),A=Rt})});return{count:s.length,rows:a,places:c,spanning:r,conflicts:l}}const ft=new RegExp(
"\\p{L}","u"),dt=/\d/,at=({fragments:t})=>t.some(({text:e})=>ft.test(e))&&!t.some(({text:e})=>dt.test(e));function*At(t,e){const n=t[0].cells.map(({start:i,end:o})=>({
start:i,end:o}));for(let i=1;i<n.length&&!e;i++)if(yield*yt(t,i))return n;const s=n.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)for(const[o,
{start:r,end:l}]of i.entries())s[o].start=Math.min(s[o].start,r),s[o].end=Math.max(s[o].end,l);return s.every(({start:i},o)=>o===0||i>=s[o-1].end)?s:n}function*yt(t,e){
const n=yield*(0,U.p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let s=1/0;for(const{start:i,end:o,size:r}of n){if(i-s>nt*r)return!0;s=s===1/0?o:Math.max(s,o)}
return!1}function Mt(t,{start:e,end:n}){let s=0;for(;s<t.length&&t[s].end<=e;)s++;let i=s-1;for(;i+1<t.length&&t[i+1].start<n;)i++;return[s,i]}function Ot(t,e,n,s){
let i;for(let o=n;o<=s;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<L*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function et(t,e){const[n,s]=Mt(t,e);if(n>s){t.splice(n,0,{start:e.start,end:e.end});return}const i=n===s?n:Ot(t,e,n,s);if(i===void 0)return;const o=t[i];o.start=
Math.min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function O(t,e){const n=t.cells.flatMap(s=>{const[
i,o]=Mt(e,s);return o>i&&Ot(e,s,i,o)===void 0?C(s,e,i):[s]});return n.length===t.cells.length?t:{...t,cells:n}}function C(t,e,n){const s=[new v.Y4(t.fragments[0])];
let i=n;for(const o of t.fragments.slice(1)){const r=s.at(-1),l=o.start-r.end>=H*t.size,a=e[i+1],c=a!==void 0&&Math.abs(o.start-a.start)<K*t.size;(l||c)&&a&&r.end<=
a.start&&o.start>=e[i].end?(s.push(new v.Y4(o)),i++):r.add(o)}return s}function*D({rows:t,places:e,count:n}){const s=Array.from({length:n},()=>({start:1/0,end:-1/0}));
for(const[i,{cells:o}]of t.entries()){for(const[r,{start:l,end:a}]of o.entries()){const c=s[e[i][r]];c.start=Math.min(c.start,l),c.end=Math.max(c.end,a)}yield o.
length*T.Yz/T.y}return s}var z=w(93463);const G=3,F=2,S=new RegExp("\\p{L}","u");function*d(t){const e=yield*J(t),[n,...s]=t,i=n.cells.length;if(!e||i<G||s.length<
F||e.conflicts===0&&e.count===i||!n.cells.every(f=>S.test((0,z.$)(f))))return e;const o=yield*J(s);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*D(
o),l=n.cells[0].start>r[0].end?1:0;if(o.count!==i+l)return e;const a=({start:f,end:E},A)=>f>(r[l+A-1]?.start??-1/0)&&E<(r[l+A+1]?.end??1/0);if(!n.cells.every(a))
return e;const c=[n.cells.map((f,E)=>l+E),...o.places];return{...o,rows:[n,...o.rows],places:c}}var g=w(11474);const p=1,h=2,u=3,b=2,_=.12,m=.5,y=.1,M=20,q=new RegExp(
"\\p{L}","u");function*ct(t){const e=t.reduce((n,s)=>n+s.cells.length,0);for(const{place:n,width:s}of yield*gt(t)){const[i,o]=[V(t,({end:r})=>r<=n),V(t,({start:r})=>r>=
n)];if(yield e*T.Yz/T.y,ht(i,o)||(yield*Et(i,o,s)))return[i,o];if(Lt(i,o))return[i,o]}}function*gt(t){const e=yield*(0,U.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-
o.start),n=[];let s=1/0;for(const[i,{start:o,end:r,size:l}]of e.entries()){i%T.y===T.y-1&&(yield T.Yz);const a=(o-s)/l;a>=p&&n.push({place:(o+s)/2,width:a}),s=s===
1/0?r:Math.max(s,r)}return n.sort((i,o)=>o.width-i.width).slice(0,M)}function V(t,e){const n=[];for(const s of t){const i=s.cells.filter(e);if(i.length===0)continue;
const[o,r]=[i[0].start,i.at(-1).end];n.push(i.length===s.cells.length?s:{...s,cells:i,start:o,end:r,isTabular:i.length>1})}return n}function ht([t],[e]){return!t||
!e||t.baseline!==e.baseline||t.cells.length<b||t.cells.length!==e.cells.length||!q.test((0,v.b6)(t.cells[0]))?!1:t.cells.every((n,s)=>(0,v.b6)(n)===(0,v.b6)(e.cells[s]))}
function*Et(t,e,n){const[s,i]=[It(t),It(e)],[o,r]=[zt(s),zt(i)];if(yield(t.length+e.length)*T.Yz/T.y,!(o.last<r.first||r.last<o.first)||!_t(s,i))return!1;const l=e.
flatMap(({cells:a})=>a.length>1?[a.slice(0,2)]:[]);return!Bt(l)||!Qt(l.map(([a])=>a))?!1:t.some(({cells:a})=>a.length>1)?Bt(t.flatMap(({cells:a})=>a.length>1?[a.
slice(-2)]:[])):n>=h&&l.every(([a])=>q.test((0,v.b6)(a)))}function Lt(t,e){if(Math.min(t.length,e.length)<u||![t,e].some(l=>l.every(({isTabular:a})=>!a)))return!1;
const[n,s]=[zt(t),zt(e)];if(!(n.last<s.first||s.last<n.first))return!1;const i=new Map(e.map(({baseline:l,cells:a})=>[l,a[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:l,
cells:a}of t){const c=i.get(l);if(!c)continue;const f=(c.baseline-a[0].baseline)/Math.min(c.size,a[0].size);[o,r]=[Math.min(o,f),Math.max(r,f)]}return r-o>=y}const _t=(t,e)=>t[0].
baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function It(t){const e=t.findIndex(({cells:n})=>n.length>1);return e<0?t:t.slice(e)}function zt(t){
let[e,n]=[1/0,-1/0];for(const{cells:s}of t)for(const{fragments:i}of s)e=Math.min(e,i[0].order),n=Math.max(n,i[0].order);return{first:e,last:n}}function Bt(t){if(t.
length<u)return!1;let e=-1/0;for(const[n,s]of t){if(Math.min(n.order,s.order)<e)return!1;e=Math.max(n.order,s.order)}return!0}function Qt(t){return t.every(({start:n,
size:s})=>Math.abs(n-t[0].start)<_*s)||t.filter(n=>q.test((0,v.b6)(n))).length>m*t.length}var ae=w(34659);const Jt=5,Oe=2.5,Le=/^[^\p{Ll},;:)]/u,_e=.8,Ht=/^[.\u2026]+$/,
qt=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function*ve(t){const e=new Map;let n=0;for(const o of t)for(const r of o){yield r.cells.reduce((a,{fragments:c})=>a+c.length,0)*
T.Yz/T.y;const l=Ie(r.cells);l&&(e.set(r,l),l.leaders.length===1&&Re(l,r)&&n++)}const s=new Map;if(e.size===0)return{groups:t,dots:s};const i=n>=_e*e.size;if(!i)
for(const{leaders:o}of e.values())for(const[r,l]of o)s.set(r,l);return{groups:t.map(o=>o.map(r=>{const l=e.get(r);if(!l)return r;const a=i?we(r.cells):l.cells;return{
...r,cells:a,gutters:W(a,r)}})),dots:s}}function we(t){const e=[];for(const{fragments:n}of t)e.length>0&&(Ht.test(n[0].text)||Ht.test(e.at(-1).at(-1).text))?(0,B.
RZ)(e.at(-1),n):e.push([...n]);return e.length===t.length?t:e.map(g.dJ)}function Re({cells:t},{cells:e}){const{fragments:n}=t.at(-1),s=e.at(-1).fragments.at(-n.
length-1)??e.at(-2)?.fragments.at(-1);return n.length===1&&qt.test(n[0].text)&&s!==void 0&&Ht.test(s.text)}function Ie(t){if(!t.some(({fragments:c})=>c.some(({text:f})=>Ht.
test(f))))return;const e=[],n=[];let s=[],i=!0;const o=c=>{i?e.push([c]):e.at(-1).push(c),i=!1},r=c=>{const f=e.at(-1)?.at(-1);if(c&&f&&ce(f,s,c))n.push([f,s,c]),
i=!0;else for(const E of s)o(E);s=[]};for(const{fragments:c}of t){s.length===0&&(i=!0);for(const f of c){if(Ht.test(f.text)){s.push(f);continue}s.length>0&&r(f),
o(f)}}const l=s.length>0;r(void 0);const a=n.length>0&&n.every(([,,c])=>Le.test(c.text));return l||!a?void 0:{cells:e.map(g.dJ),leaders:n}}function ce(t,e,n){if(e.
reduce((o,{text:r})=>o+r.replaceAll("…","...").length,0)<Jt)return!1;const i=[t,...e,n];return i.every((o,r)=>r===0||o.start-i[r-1].end<Oe*o.style.size)}function W(t,{
cells:e,gutters:n}){if(n.size===0)return n;const s=new Set(Array.from(n,i=>e[i].fragments[0]));return new Set([...t.keys()].filter(i=>i>0&&s.has(t[i].fragments[0])))}
const j=1.25,it=new RegExp(`^(?:[${ae.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),$=new RegExp(`^${ae.vs}`,"u");function X(t,{baseline:e,size:n,hasRuleAbove:s,
hasRuleBelow:i}){const o=On(t.length>1?An(t):t),r=o.length===2&&(pt(o[0],o[1])||Tt(o[0],o[1]))||Vt(o),[l,a]=[o[0].start,o.reduce((f,E)=>Math.max(f,E.end),-1/0)],
c=o.length>1&&!r&&!mt(o);return{cells:o,baseline:e,size:n,start:l,end:a,isTabular:c,...s&&{hasRuleAbove:s},...i&&{hasRuleBelow:i}}}const tt=new RegExp("\\p{L}{2}",
"u"),ut=t=>t.length>2&&mt(t)&&tt.test((0,v.b6)(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function mt([t,...e]){return e.every(({size:n})=>t.size>j*n)&&!/\d/.test((0,v.
b6)(t))}const pt=(t,e)=>it.test((0,v.b6)(t))||Wt.test((0,v.b6)(t))&&e.fragments.length>=Kt&&wt.test(e.fragments[0].text)||t.characters===1&&$.test(`${(0,v.b6)(t)}\
 ${(0,v.b6)(e)}`),Tt=(t,e)=>vt.test((0,v.b6)(t))&&wt.test(e.fragments[0].text)&&e.start-t.end<Ct*t.size&&[t,e].every(({fragments:n})=>n.every(({style:s})=>s.font.
bold)),vt=/^(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4}\.?$/,Ct=2.5,Wt=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Kt=4,wt=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");function Vt(t){
const[e,n]=t.slice(-2);return!n||t.length>Xt||!qt.test((0,v.b6)(n))||e.fragments.length<Jt?!1:(t.length===Xt?e.fragments:e.fragments.slice(-Jt)).every(({text:i})=>Ht.
test(i))}const Xt=3;function An(t){return t.some(({fragments:e},n)=>n<t.length-1&&qe.test(e.at(-1).text))?t.flatMap((e,n)=>{const[s,i]=e.fragments.slice(-2);return!(i&&
n<t.length-1&&qe.test(i.text)&&/\d\)?$/.test(s.text))||!/^[\d(.,-]/.test((0,v.b6)(t[n+1]))?[e]:[(0,g.dJ)(e.fragments.slice(0,-1)),(0,g.dJ)([i])]}):t}const qe=/^[$\u00a3\u00a5]$/u;
function On(t){if(t.length<2||!t.some(({characters:n})=>n===1))return t;const e=[];for(const n of t){const s=e.at(-1);s?.characters===1&&g.UM.test((0,v.b6)(s))&&
/^[\d(.,-]/.test((0,v.b6)(n))?e.push(e.pop().joined(n)):e.push(n)}return e}const Ln=2,ts=3.2,_n=.4,es=2,vn=100,wn=1e3,Rn=/^(?:19|20)\d\d$/,In=/^[^\d\s]{1,3}$/,fe=t=>{
const e=(0,v.b6)(t);return new RegExp("\\p{L}","u").test(e)||Rn.test(e)||In.test(e)};function*zn(t,e){if(t.length>vn||e.length>wn)return t;const n=new Set,s=[];
for(const i of t){yield(t.length+e.length)*T.Yz/T.y;const o=ss(i.rows[0])?xn(i,t,e):void 0;o?.levels&&n.add(o.levels),s.push(o?Nn(o,i):i)}return s.filter((i,o)=>!n.
has(t[o]))}function xn(t,e,n){const{rows:s}=t,[i,o,r]=s,l=r&&{upper:i,middle:o,lower:r,below:s.slice(3)};if(l&&ze(l))return l;const a=s.slice(1);for(const f of e){
const[E,A]=f.rows,ot={upper:E,middle:i,lower:A,below:a,levels:f};if(f!==t&&f.rows.length===2&&ze(ot))return ot}const c=s.slice(2);for(const f of n){const E=i.baseline-
f.baseline;if(f.cells.length>1||E<=0||E>ts*i.size)continue;const A={upper:X(f.cells,f),middle:i,lower:o,below:c};if(ze(A))return A}}const ss=({cells:t})=>t.every(
fe),ns=({cells:t})=>t.reduce((e,{fragments:n})=>e+n.length,0);function ze({upper:t,middle:e,lower:n,below:s}){const[i,o]=[e.baseline-t.baseline,n.baseline-e.baseline];
if(i<=0||o<=0||i+o>ts*e.size||Math.abs(i-o)>_n*e.size||s.length<Ln||s[0].baseline<=n.baseline||![t,e,n].every(ss)||ns(n)<=ns(t))return!1;const r=[...t.cells,...n.
cells];if(e.cells.some(c=>r.some(f=>c.start<f.end&&c.end>f.start)))return!1;const[l,a]=[(0,x.Y)(s.map(({start:c})=>c)),(0,x.K)(s.map(({end:c})=>c))];return r.every(
({start:c,end:f})=>c>l-es&&f<a+es)}function Nn({upper:t,middle:e,lower:n,below:s},i){const o=[...e.cells,...n.cells].sort((l,a)=>l.start-a.start),r=[t,X(o,n),...s];
return{...i,rows:r,tabular:r.filter(({isTabular:l})=>l).length}}var xt=w(20779);const Dn=1.08,xe=1.02,Cn=.72,Bn=.3,is=2,Pn=new RegExp("\\p{L}","u");function*Wn(t){
const{rows:e}=t,n=[];let s=0;for(let i=0;i+2*is<=e.length;i++){if(yield e[i].cells.length*T.Yz/T.y,!rs(e,i))continue;let o=i+2;for(;o+1<e.length&&rs(e,o)&&Un(e,
i,o);)o+=2;if(!(o-i<2*is||!Yn(e.slice(i,o)))){i>s&&n.push(os(e.slice(s,i)));for(let r=i;r<o;r+=2)n.push(Gn(e[r],e[r+1]));s=o,i=o-1}}return s===0?[t]:s===e.length?
n:[...n,os(e.slice(s))]}function Yn(t){const e=t.filter((n,s)=>s%2===0).flatMap(({cells:n})=>n.map(v.b6));return new Set(e).size===e.length}const os=t=>({rows:t,
tabular:t.filter(({isTabular:e})=>e).length});function rs(t,e){const[n,s]=[t[e],t[e+1]];if(!n.isTabular||s.cells.length>n.cells.length||!n.cells.every(r=>Pn.test(
(0,v.b6)(r)))||!(he(s)>Dn*he(n))&&!(ue(s)&&!ue(n)&&he(s)>he(n)/xe))return!1;const o=ls(n,s);return o.every((r,l)=>r>=0&&(l===0||r>o[l-1]))}function Un(t,e,n){const s=(o,r)=>Math.
abs(o.size-r.size)<(xe-1)*o.size&&ue(o)===ue(r),i=o=>t[o].baseline-t[o].size*Cn-t[o-1].baseline;return s(t[e],t[n])&&s(t[e+1],t[n+1])&&i(n+1)<=i(n)*xe}const ls=({
cells:t,size:e},n)=>n.cells.map(s=>{const i=Bn*e,o=({start:r,end:l})=>Math.abs(r-s.start)<i||Math.abs(l-s.end)<i||Math.abs(r+l-s.start-s.end)<i;return t.findIndex(
o)}),he=({cells:t})=>t.reduce((e,{size:n})=>Math.min(e,n),1/0),ue=({cells:t})=>t.every(({fragments:e})=>e.every(({style:n})=>n.font.bold));function Gn(t,e){const n=ls(
t,e),s=t.cells.map((i,o)=>e.cells.filter((r,l)=>n[l]===o).map(r=>(0,xt.cA)([r])));return new xt.QH([t.cells.map(i=>[(0,xt.cA)([i])]),s])}var as=w(16160);const Hn=3.5,
Ne=.3,Kn=1.1,$n=1.15,Fn=1.35,De=3,jt=1.6,te=.8,ee=.87,Vn=2,Ce=2,jn=8,kn=.6,Xn=8,Zn=1.5,cs=3,Qn=1.1,$t=.05,de=10,Jn=20,qn=100,ti=2,fs=2,ei=2,si=new RegExp("^\\p{L\
l}","u"),ni=/[.!?:]$/;function*Be(t,e=!1){const n=[];let s=[],i=0,o=[];const r=l=>{l.tabular<(l.isWide?De:fs)||(l.takeRest(),n.push(l))};for(const l of t)for(const a of(0,as.
l$)(l).flatMap(ut)){(i+=a.length*(1+s.length)+a[0].fragments.length)>=T.y&&(i=0,yield T.Yz);const c=X(a,l);for(const E of s)E.isNear(c)||r(E);s=s.filter(E=>E.isNear(
c));const f=s.find(E=>E.start<c.end&&E.end>c.start);if(!(f?.takes(c)||!f&&s.some(E=>E.takesGroup(c)))){if(f&&r(f),s=s.filter(E=>E!==f),!c.isTabular)o=[c,...o.slice(
0,ti)];else if(c.cells.length<=qn&&s.length<Jn){const E=o.find(({start:Z,end:bt})=>Z<c.end&&bt>c.start),A=E&&ge(E,c)?(0,g.X6)(E,c):void 0,ot=new hs(A??c,e);!A||
ot.takes(c)?s.push(ot):s.push(new hs(c,e)),!A&&E&&ii(E,c)&&ot.rows.unshift(E),o=[]}}}return s.forEach(r),n}function ii({cells:t,baseline:e,size:n},s){const[i]=t,
o=$t*n,r=({fragments:a})=>a.every(({style:c})=>c.font.bold),l=s.baseline-e;return t.length>1||n!==s.size||l<te*n||l>Fn*n||!tt.test((0,v.b6)(i))?!1:s.cells.some(
(a,c)=>{const f=Math.abs(a.start-i.start)<o,E=Math.abs(a.end-i.end)<o||Math.abs(a.start+a.end-i.start-i.end)<2*o;return r(a)!==r(i)||!(c>0?f||E:E&&!f)?!1:s.cells.
every(A=>A===a||A.end<i.start||A.start>i.end)})}class hs{takesProse;rows;tabular=1;start;end;isWide=!1;hasProse=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e,n){
this.takesProse=n,this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return ge(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const n=e.
baseline-this.last.baseline;if(!e.isTabular||this.single.length>0||n>Xn*e.size)return!1;const s=this.rows.at(-2);return(!s||n<Zn*(this.last.baseline-s.baseline))&&
oi(this.last,e)}takes(e){const n=this.divided(e);if(!n.isTabular){const i=(n.start<this.start+n.size||this.isCentred(n))&&us(n,this.last);this.areDetails=(this.
single.length===0||this.areDetails)&&this.isDetail(n);const o=this.single.at(-1)??this.last,l=this.areDetails||this.isRest(n,o)||se(o,n),a=this.countSingle()>=Ce&&
!(this.single.length<de&&l),c=this.isProse(n)&&!this.isInCell(n);return a||i||c&&!this.isInLast(n)?!1:(this.hasProse||=c,this.single.push(n),!0)}if(this.countSingle()>
Ce&&!this.areDetails||!ri(this.last,n))return!1;ge(this.single.at(-1)??this.last,n)||(this.isWide||=n.cells.length<cs||n.cells.length!==this.last.cells.length);
const s=n.baseline-(this.single.at(-1)??this.last).baseline;n.start<this.start+n.size&&s>=te*n.size&&(this.pitch=Math.min(this.pitch,s));for(const i of this.single)
this.rows.push(i);return this.rows.push(n),this.single=[],this.last=n,this.tabular++,this.start=Math.min(this.start,n.start),this.end=Math.max(this.end,n.end),!0}countSingle(){
const{single:e,last:n}=this;return e.length>de?e.length:e.filter((s,i)=>!se(e[i-1]??n,s)).length}divided(e){return(0,g.Jm)(e,this.last)??(e.isTabular||this.isProse(
e)?e:(0,g.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=Ce||e.end>this.start||this.tabular>Vn&&!(Math.abs(e.start-this.before)<$t*e.
size)||!ge(this.single.at(-1)??this.last,e)||us(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){for(;this.single.length>0&&se(this.rows.
at(-1),this.single[0]);)this.rows.push(this.single.shift());for(let l=this.countBeforeRule();l>0;l--)this.rows.push(this.single.shift());for(;this.single.length>
0&&this.isWrapped(this.single[0]);)this.rows.push(this.single.shift());const[e]=this.single;if(e&&this.isRepeated(e)){for(const l of this.single){if(!this.isRepeated(
l))return;this.rows.push(l)}return}if(e&&this.isRest(e,this.last)){let l=this.last;for(const a of this.single){if(!this.isRest(a,l))return;this.rows.push(l=a)}return}
const n=this.rows.at(-2),s=Math.max(this.pitch,n?this.last.baseline-n.baseline:0);if(!e||e.baseline-this.last.baseline>ee*s||this.tabular<De||e.baseline-this.last.
baseline>jt*e.size)return;const i=Ne*e.size,o=({start:l,end:a})=>Math.abs(e.start-l)<i||Math.abs(e.end-a)<i,r=n&&e.baseline-this.last.baseline<te*e.size&&this.last.
baseline-n.baseline<te*e.size;(this.last.cells.slice(1).some(o)||r&&n.cells.some(o))&&this.rows.push(e)}countBeforeRule(){if(this.rows.filter(({hasRuleAbove:s})=>s).
length<fs||this.rows.at(-1).hasRuleBelow)return 0;const e=1+this.single.slice(0,de).findIndex(({hasRuleBelow:s})=>s),n=[this.rows.at(-1),...this.single.slice(0,
e)];return n.every((s,i)=>i===0||s.baseline-n[i-1].baseline<=jt*s.size)?e:0}isRepeated(e){const n=this.rows.at(-1),s=e.baseline-n.baseline;if(e.isTabular||s>jt*
e.size)return!1;const i=$t*e.size;let[o,r]=[0,!1];for(let l=1;l<this.rows.length;l++){const[a,c]=[this.rows[l-1],this.rows[l]],f=c.baseline-a.baseline;r||=ee*f>
s,!c.isTabular&&a.isTabular===n.isTabular&&Math.abs(c.start-e.start)<i&&Math.abs(f-s)<i&&o++}return r&&o>=ei}isWrapped(e){const n=this.rows.at(-1),[s,i]=this.last.
cells,o=e.baseline-n.baseline,r=$t*e.size,l=({cells:f})=>si.test((0,v.b6)(f[0])),a=(f,E)=>!l(f)&&l(E)&&Math.abs(E.start-s.start)<r;if(e.isTabular||!a(n,e)||e.size!==
this.last.size||e.end>i.start||ni.test((0,v.b6)(s))||o>jt*e.size)return!1;const c=(f,E)=>a(f,E)&&Math.abs(E.baseline-f.baseline-o)<r;return o<ee*this.pitch||this.
rows.some((f,E)=>E>0&&c(this.rows[E-1],f))}isRest(e,n){return this.tabular<De||e.isTabular||e.size!==this.last.size||e.baseline-n.baseline>Qn*this.pitch?!1:this.
last.cells.some(({start:s},i)=>i>0&&Math.abs(s-e.start)<$t*e.size)}isDetail(e){const[n]=this.single,s=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.
last.size)return!1;const i=$t*e.size;if(e.baseline-s.baseline>jt*e.size&&(n?this.isBelowSpace():!this.isInCell(e)))return!1;if(n)return Math.abs(n.start-e.start)<
i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},l)=>l>0&&Math.abs(r-e.start)<
i)}isInCell({start:e,end:n,size:s}){const{cells:i}=this.last,o=$t*s,r=this.rows.at(-2),l=r&&!r.isTabular&&Math.abs(r.start-e)<o,a=i.findIndex(f=>f.start>e+o);if(a<
1||n>=i[a].start)return!1;const c=i[a-1];return a>1&&Math.abs(c.start-e)<o||l===!0&&c.end<e}isInLast({start:e,size:n,baseline:s}){const i=this.single.at(-1)??this.
last,o=this.last.cells.at(-1).start,r=$t*n;return this.takesProse&&this.single.length<de&&s-i.baseline<=jt*n&&Math.abs(e-o)<r&&this.single.every(l=>Math.abs(l.start-
o)<r)}isCentred({start:e,end:n,size:s}){return Math.abs(e+n-this.start-this.end)<s}isBelowSpace(){const{single:e,last:n}=this;return e.some((s,i)=>s.baseline-(e[i-
1]??n).baseline>jt*s.size)}isProse({cells:e,start:n,end:s}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=jn&&s-n>kn*(this.end-this.start)}}function us(t,e){
const n=({cells:s})=>s.every(({fragments:i})=>i.every(({style:o})=>o.font.bold));return t.size>j*e.size||t.size>(n(e)?$n:Kn)*e.size&&n(t)}function oi(t,e){const[
n,s]=t.cells.length<e.cells.length?[t,e]:[e,t],i=Ne*e.size;let o=0;for(const{start:c,end:f}of n.cells){for(;o<s.cells.length&&s.cells[o].end<c;)o++;const E=s.cells[o];
if(!E||!(Math.abs(E.start-c)<i||Math.abs(E.end-f)<i))return!1}const[r,l]=[t.cells.at(-1),e.cells.at(-1)],a=Math.abs(r.end-l.end)<i&&/\d$/.test((0,v.b6)(l));return n.
cells.length>=cs||a}const se=(t,{baseline:e,size:n})=>e-t.baseline<te*Math.min(n,t.size),ge=(t,e)=>e.baseline-t.baseline<=Hn*Math.max(e.size,t.size);function ri(t,e){
const n=Ne*Math.min(t.size,e.size);for(let s=0,i=0;s<=t.cells.length&&i<=e.cells.length;){const[o,r]=ds(t,s),[l,a]=ds(e,i);if((gs(t,s)||gs(e,i))&&Math.min(r,a)-
Math.max(o,l)>=n)return!0;r<a?s++:i++}return!1}const ds=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],gs=({cells:t},e)=>e>0&&e<t.length,li=1.8,ai=.4,ci=10,
fi=100;function*hi(t){const e=t.findIndex(l=>l.length>0),n=t.flatMap((l,a)=>l.map(c=>({line:c,column:a}))),s=yield*(0,U.p9)(n,(l,a)=>l.line.baseline-a.line.baseline),
i=[];for(const[l,a]of s.entries()){const c=s[l-1];!c||a.line.baseline-c.line.baseline>=li*ms(a.line)?i.push([a]):i.at(-1).push(a),l%T.y===0&&(yield T.Yz)}const o=n.
length*ci<i.length*t.length;if(i.length<2||o||!i.slice(1).every(l=>ui(l,e)))return;const r=[];for(const l of i){const a=t.map(()=>[]);for(const{line:c,column:f}of l)
a[f].push(c);r.push(a),yield a.length*fi}return r}const ms=({segments:t})=>(0,x.K)(t.map(({size:e})=>e));function ui(t,e){const{line:n}=t[0],s=({line:o})=>o.baseline-
n.baseline<ai*ms(n),i=new Set(t.filter(s).map(({column:o})=>o));return i.size>1&&i.has(e)&&t.every(({column:o})=>i.has(o))}const ps=.1,di=.5,gi=.95,Pe=3,ys=1.6,
mi=.95;function*pi(t,e){const n=yield*(0,U.p9)(e.filter(({isVertical:c})=>!c),(c,f)=>c.at-f.at);if(n.length<Pe-1||t.length<Pe||t[0].cells[0].frame.cos!==1)return t;
const s=[t[0]];let i=0;for(let c=1;c<t.length;c++){const[f,E]=[t[c-1],t[c]],[A,ot]=[f.baseline+ps*f.size,E.baseline-di*E.size];for(;i<n.length&&n[i].at<=A;)i++;
let Z=i;for(;Z<n.length&&n[Z].at<ot;)Z++;yield(1+Z-i)*T.Yz/T.y;const bt=n.slice(i,Z);We([f],bt)&&s.push({...s.pop(),hasRuleBelow:!0}),s.push(We([f,E],bt)?{...E,
hasRuleAbove:!0}:E),i=Z}const o=s.pop(),{baseline:r,size:l}=o,a=n.slice(i).filter(({at:c})=>c>r+ps*l&&c<r+ys*l);return s.push(We([o],a)?{...o,hasRuleBelow:!0}:o),
s}function We(t,e){if(e.length===0)return!1;const n=(0,x.Y)(t.map(({cells:r})=>r[0].start)),s=(0,x.K)(t.map(({cells:r})=>r.at(-1).end));let[i,o]=[0,n];for(const{
from:r,to:l}of[...e].sort((a,c)=>a.from-c.from)){const a=Math.min(l,s);a<=o||(i+=a-Math.max(r,o),o=a)}return i>=gi*(s-n)}function*yi({rows:t,spanning:e},n){const s=[];
for(const[l,{hasRuleAbove:a}]of t.entries())l===0||a===!0?s.push([l]):s.at(-1).push(l);if(s.length<Pe||s.length===t.length)return;yield t.length*T.Yz/T.y;const i=l=>t[l].
baseline-t[l-1].baseline;let[o,r]=[0,1/0];for(const l of s){l[0]>0&&(r=Math.min(r,i(l[0])));for(const a of l.slice(1)){if(e.has(a)||i(a)>ys*t[a].size)return;o=Math.
max(o,i(a))}if(l.length>1&&!Ei(l.map(a=>t[a]),n))return}return r>=mi*o?s:void 0}function Ei(t,e){const n=t.reduce((s,{cells:i})=>Math.max(s,i.length),0);return n>
1&&t.filter(({cells:s})=>s.length===n).length===1&&t.filter(e).length<=1}const bi=1.2,Mi=1.6,Si=3,Ti=2,Ai=.5,Oi=40,Li=3;function*_i(t,e){const{rows:n}=t,s=n.slice(
1).map((i,o)=>i.baseline-n[o].baseline);for(const i of yield*wi(s,(0,x.Y)(n.map(({size:o})=>o)))){const o=yield*vi({...t,isNumber:e},s,i);if(o)return o}}function*vi(t,e,n){
const{rows:s,places:i,isNumber:o}=t,r=[];let[l,a,c]=[0,0,0];for(let A=0,ot;A<s.length;A=ot){for(ot=A+1;ot<s.length&&e[ot-1]<=n;)ot++;if(ot-A>Oi)return;yield(ot-
A)*T.Yz/T.y;const Z=Array.from({length:ot-A},(bt,Pt)=>A+Pt);if(Z.length>1&&!Ri(Z,t)&&!Ii(Z,t)){if(A>0||Z.some(bt=>s[bt].cells.some(o)))return;for(const bt of Z)
r.push([bt]);continue}Z.length>1&&l++,Z.length>1&&Z.slice(1).every(bt=>se(s[bt-1],s[bt]))&&c++,Z.slice(1).some(bt=>me(i[bt]))&&!me(i[A])&&a++,r.push(Z)}const f=a===
0||l>=Ai*r.length,E=l>=Ti||l>0&&l===c;return f&&E&&r.length>=Si?r:void 0}function*wi(t,e){const n=yield*(0,U.p9)(t,(i,o)=>o-i),s=[];for(let i=1;i<n.length&&s.length<
Li;i++){const[o,r]=[n[i-1],n[i]];r>0&&r<=Mi*e&&o>=bi*r&&s.push(r)}return s}function Ri(t,{rows:e,places:n,spanning:s,isNumber:i}){const o=(0,x.K)(t.map(c=>e[c].
cells.length)),r=t.filter(c=>e[c].cells.length===o),l=c=>e[c].cells.length===1||!e[c].cells.some(i);if(t[0]===0&&s.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||
l(c)))return!1;const a=t.filter(c=>c<r[0]&&me(n[c])).length;return a===0||a===t.filter(c=>c>r[0]&&me(n[c])).length}function Ii(t,{rows:e,places:n,spanning:s,isNumber:i}){
return t.some(r=>s.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>se(e[r-1],e[r])&&n[r].every(l=>!n[r-1].includes(l)))}const me=t=>t.length===
1&&t[0]===0,zi=1.6,pe=.95,xi=.1,Ni=1.2,Di=.4,Ut=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Ci=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),Es=/^\d{1,3}\.?$/,ne=new RegExp("^\\p{Ll}","u"),Bi=/\w@\w|^\w{2,5}:\/\/|^www\./,Pi=/[\p{L}\p{Nd}][-\u2010]$/u,
Wi=/[\p{L}-]/u,Yi=/[.,]/,Ui=4,Gi=/^[\p{L}\p{Nd}]/u,bs=/^[\p{Lu}\p{N}]/u,Ft=2,Ye=2,Hi=2;function*Ms(t){const{rows:e}=t,s=(yield*yi(t,({cells:l})=>l.some(a=>Ut.test(
(0,v.b6)(a)))))??(yield*_i(t,l=>Ut.test((0,v.b6)(l))));if(s)return s;const i=[],o=Ki(t),r=$i(t,o);for(const l of e.keys()){const a=l<o;l>0&&(so(t,l)||(a?Ji(t,l)&&
!eo(t,l,o):As(t,l,o)||l!==o&&Fi(t,l,r)||Vi(t,l,r)))?i.at(-1).push(l):i.push([l])}return i}function Ki({rows:t,places:e,count:n}){const s=t.findIndex((c,f)=>to(c)||
Zi(c,e[f])||Qi(c,e[f]));if(s<Ye)return s;const i=t.findIndex((c,f)=>f>0&&f<s&&c.cells.length>1&&Ts(t[f-1],c));if(i>0&&t.slice(0,i).every(c=>ye(c,f=>f)))return i;
if(t.slice(0,s).every(c=>ye(c,f=>f)))return s;const o=t.slice(1,s+1).map((c,f)=>c.baseline-t[f].baseline),r=(0,x.K)(s>Ye?o.slice(1):o)*pe<=(0,x.Y)(o),l=({cells:c},f)=>c.
length>1&&e[f][0]===0&&!ne.test((0,v.b6)(c[0])),a=s>Ye||t[1].cells.length===n&&t[1].cells.every(c=>bs.test(Zt(c)));return r&&a&&t.slice(0,s).every(l)?1:s}function $i(t,e){
const{rows:n,places:s}=t;let i=1/0;for(let o=1;o<n.length;o++)n[o].cells.length>1&&s[o][0]===0&&!As(t,o,e)&&(i=Math.min(i,n[o].baseline-n[o-1].baseline));return i}
function Fi({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-1],t[s]];return i===1/0||r.baseline-o.baseline>ee*i||e[s][0]===0||!ie(o,r)||ki(o,r)||Xi(o,r)?!1:e[s].
every((l,a)=>{const c=o.cells[e[s-1].indexOf(l)];return c!==void 0&&(n>Ft||!(Ss(c)&&Ss(r.cells[a])))})}function Vi({rows:t,places:e},n,s){const[i,o,r]=[t[n-1],t[n],
t[n+1]],l=o.baseline-i.baseline;return o.cells.length>1||e[n][0]!==0||i.cells.length===1||e[n-1][0]!==0||s===1/0||l>ee*s||!ie(i,o)||o.size>i.size||r&&r.baseline-
o.baseline<Ni*l?!1:Math.abs(i.start-o.start)<xi*o.size&&ji(i.cells[0],o.cells[0])}const ji=(t,e)=>!e.fragments.some(({style:n})=>n.font.bold)||t.fragments.every(
({style:n})=>n.font.bold),ki=(t,e)=>[t,e].every(({cells:n})=>n.length>1&&Ut.test((0,v.b6)(n.at(-1))))&&new RegExp("\\p{L}","u").test((0,v.b6)(e.cells.at(-2))),Xi=(t,e)=>[
t,e].every(({cells:n})=>n.length>Ft&&Ut.test((0,v.b6)(n.at(-1)))),Ss=({fragments:t})=>t.length>1&&Ut.test(t.at(-1).text);function Zi({cells:t},e){const n=t.filter(
(i,o)=>e[o]>0),s=n.filter(i=>Ut.test((0,v.b6)(i))||Ci.test((0,v.b6)(i)));return s.length>0&&2*s.length>=n.length}const Qi=({cells:t},e)=>e[0]===0&&t.length>Ft&&
Es.test((0,v.b6)(t[0]))&&t.slice(1).some(n=>Ut.test((0,v.b6)(n))),ie=(t,e)=>e.baseline-t.baseline<=zi*Math.max(e.size,t.size),Ji=({rows:t,spanning:e,count:n},s)=>!e.
has(s)&&!e.has(s-1)&&ie(t[s-1],t[s])&&!t[s].hasRuleAbove&&!Ts(t[s-1],t[s])&&!(n===Ft&&t[s-1].cells.length===Ft&&t[s].cells.length===Ft)&&!qi({rows:t,count:n},s),
Ts=(t,e)=>ye(t,n=>n)&&ye(e,n=>!n),ye=({cells:t},e)=>t.every(({fragments:n})=>n.every(({style:s})=>e(s.font.bold)));function qi({rows:t,count:e},n){const[s,i,o]=[
t[n-1],t[n],t[n+1]];return s.cells.length!==e||i.cells.length!==e||i.baseline-s.baseline<pe*(o.baseline-i.baseline)?!1:[s,i].some(({cells:r})=>r.slice(1).some(l=>Ut.
test((0,v.b6)(l))))}const to=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function eo({rows:t,places:e,count:n},s,i){const{cells:o}=t[s],
r=o.length===Ft&&n>Ft&&Es.test((0,v.b6)(o[0]));if(s!==i-1||o.length>1&&!r||e[s][0]!==0)return!1;const l=t[i+1];if(!l||t[s-1].cells.length===1||ne.test((0,v.b6)(
t[s].cells[0])))return!1;const a=t[s].baseline-t[s-1].baseline;return a>pe*(t[i].baseline-t[s].baseline)&&a>pe*(l.baseline-t[i].baseline)}const Zt=({fragments:t})=>t.
find(({text:e})=>/\S/.test(e))?.text??"";function As({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-1],t[s]];if(s===i||!ie(o,r)||ne.test(Zt(t[0].cells[0]))&&o.cells.
length===n&&r.cells.length===n)return!1;const l=A=>ne.test(Zt(A))&&!Bi.test(Zt(A)),a=A=>bs.test(Zt(A));if(!(e[s][0]===0?l(r.cells[0])&&!r.cells.some(a):r.cells.
some(l)))return!1;const f=({cells:A})=>A.every(ot=>!Ut.test((0,v.b6)(ot))),E=e[s].every(A=>e[s-1].includes(A));return f(r)&&E?!0:o.cells.length===1&&r.cells.length>
1&&e[s-1][0]===0&&ne.test((0,v.b6)(r.cells[0]))}const so=({rows:t,places:e},n)=>ie(t[n-1],t[n])&&t[n].cells.every((s,i)=>{const o=t[n-1].cells[e[n-1].indexOf(e[n][i])];
return o!==void 0&&no(o.fragments.at(-1).text)&&Gi.test(Zt(s))}),no=t=>t.length>=Ui&&Pi.test(t.slice(-2))&&Wi.test(t.slice(0,-1))&&!Yi.test(t);function*io(t,e){
if(!t.some((a,c)=>c>0&&a.length>1&&a.every(oo)))return(e?void 0:yield*hi(t))??[t];const n=t.filter(a=>a.length>0);if(n.length>2&&n.filter(a=>a.length>1).length===
1)return[t];const s=t.flatMap((a,c)=>a.flatMap(f=>f.segments.map(E=>({segment:E,column:c,line:f.baseline})))),i=yield*(0,U.p9)(s,(a,c)=>a.line-c.line||a.column-
c.column),o=[],r=[];for(let a=0,c;a<i.length;a=c){const{line:f,segment:E}=i[a];for(c=a+1;c<i.length&&i[c].line-f<Di*E.size;)c++;const A=i.slice(a,c).sort((Z,bt)=>Z.
column-bt.column);r.push(A.map(({column:Z})=>Z));const ot=A.map(Z=>Z.segment);o.push({cells:ot,baseline:f,size:E.size,start:ot[0].start,end:ot.at(-1).end,isTabular:A.
length>1}),o.length%T.y===0&&(yield T.Yz)}const l={count:t.length,rows:o,places:r,spanning:new Set};return(yield*Ms(l)).map(a=>Ue(l,a))}const oo=({segments:t})=>t.
length===1&&(t[0].characters<=Hi||Ut.test((0,v.b6)(t[0])));function Ue({count:t,rows:e,places:n},s){const i=Array.from({length:t},()=>[]);for(const o of s){const r=new Map;
for(const[l,a]of e[o].cells.entries()){const c=n[o][l],f=r.get(c);f?f.push(a):r.set(c,[a])}for(const[l,a]of r)i[l].push((0,xt.cA)(a))}return i}const ro=/^[-\u2010-\u2013\u2212+(]$/u,
lo=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,ao=/^[-\u2010-\u2013\u2212(]$/u,co=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,fo=/\d[)%]?$/,ho=.6;function*uo(t){const e=[];
for(const[s,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[s][r],o]))),yield i.length*T.Yz/T.y;const n=new Map;for(let s=0;s<t.count;s++){if(yield e.
length*T.Yz/T.y,n.has(s-1)&&n.get(s-1)===s)continue;const i=go(e,s);i!==void 0&&n.set(s,i)}return n.size===0||t.conflicts>0?t:Os(t,n)}function go(t,e){const n=t.
filter(f=>f.has(e)),s=n.map(f=>f.get(e)),i=s.map(v.b6);if(i.length===0)return;const o=n.every(f=>fo.test(Ge(f,e-1))),r=n.every(f=>co.test(Ge(f,e+1))),l=f=>i.every(
E=>ao.test(E))&&!t.some(E=>!E.has(e)&&/\d/.test(Ge(E,f))),a=(f,E)=>(E.start-f.end)/f.size;return o&&i.every(f=>lo.test(f))&&!l(e-1)&&(n.every((E,A)=>a(E.get(e-1),
s[A])<ho)||n.every(E=>!E.has(e+1)))?e-1:!r||!i.every(f=>ro.test(f))||l(e+1)?void 0:n.every((f,E)=>{const[A,ot]=[f.get(e-1),f.get(e+1)];return!A||!/\d/.test((0,v.
b6)(A))||a(s[E],ot)<a(A,s[E])})?e+1:void 0}const Ge=(t,e)=>{const n=t.get(e);return n?(0,v.b6)(n):""};function Os(t,e){const n=[];let s=0;for(let r=0;r<t.count;r++)
n.push(e.has(r)?-1:s++);for(const[r,l]of e)n[r]=n[l];const i=[],o=t.rows.map((r,l)=>{const a=[],c=[];for(const[f,E]of r.cells.entries()){const A=n[t.places[l][f]];
c.at(-1)===A?a.push(a.pop().joined(E)):(a.push(E),c.push(A))}return i.push(c),a.length===r.cells.length?r:{...r,cells:a,isTabular:a.length>1}});return{...t,count:s,
rows:o,places:i}}const mo=3,po=3,yo=/\d/,Eo=new RegExp("\\p{L}","u"),bo=/^(?:19|20)\d\d$/;function*Ls(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.
rows.entries())e.push(new Map(r.map((l,a)=>[t.places[o][a],l]))),yield r.length*T.Yz/T.y;const n=To(e),s=Array.from({length:t.count},()=>[]);for(const[o,r]of e.
entries())for(const l of r.keys())s[l].push(o);const i=Ao(e,n,s);for(let o=0;o<t.count;o++){yield e.length*T.Yz/T.y;const r=s[o];if(i.has(o)||!_s(r,n)&&!Oo(r,e,
o,t.count))continue;const l=Lo(e,r,o);l!==void 0&&!i.has(l)&&![...i.values()].includes(o)&&i.set(o,l)}return(n>0||So(e))&&(yield*Mo(e,s,i)),i.size===0?t:Os(t,i)}
function*Mo(t,e,n){const s=t[0];if(s.size<mo||t.some(({size:o})=>o>s.size))return;const i=new Set([...n.keys(),...n.values()]);for(const[o,r]of e.entries()){if(yield t.
length*T.Yz/T.y,s.has(o)||i.has(o))continue;const l=[o-1,o+1].find(a=>s.has(a)&&!i.has(a)&&!r.some(c=>t[c].has(a)));l!==void 0&&(n.set(o,l),i.add(o).add(l))}}function So([
t,e]){const n=s=>s.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].every(n)&&![...e.values()].some(n)}function To(t){const e=s=>[...s.
values()].some(i=>yo.test((0,v.b6)(i))&&!bo.test((0,v.b6)(i))),n=t.findIndex(e);return n>po?0:n}function Ao(t,e,n){const s=[...n.keys()].filter(o=>!_s(n[o],e)),
i=new Map;for(const o of t.slice(0,e)){const r=[...o.keys()],l=(a,c)=>a!==s[c]&&(s.includes(a)||i.has(a));if(!(r.length!==s.length||r.some(l)))for(const[a,c]of r.
entries())c!==s[a]&&i.set(c,s[a])}return i}const _s=(t,e)=>t.length>0&&t.every(n=>n<e);function Oo(t,e,n,s){return t.every(i=>{const o=e[i];return i>0&&2*o.size<
s&&[...o.keys()][0]===n&&Eo.test((0,v.b6)(o.get(n)))})}function Lo(t,e,n){return[n-1,n+1].flatMap(i=>{const o=t.flatMap(l=>l.get(i)??[]);if(o.length===0||e.some(
l=>t[l].has(i)))return[];const r=l=>o.reduce((a,{start:c,end:f})=>Math.min(a,Math.max(c-l.end,l.start-f)),1/0);return[{beside:i,distance:e.reduce((l,a)=>l+r(t[a].
get(n)),0)}]}).sort((i,o)=>i.distance-o.distance)[0]?.beside}const _o=1.3,He=.3,vo=.5,vs=2,Ee=12,wo=3,Ro=new RegExp("\\p{L}|^[%#]$","u"),ws=/\d/,Rs=/^[^\p{L}]{0,4}\d/u,
Is=2,zs=3;function*xs(t){const{rows:e}=t,n=[];let s=0;for(let i=1;i<e.length;i++){const o=zo(e,i),r=o||Ns(e,i);if(!r&&!xo(e,i))continue;yield Ee*T.Yz/T.y;const l=e.
slice(Math.max(s,i-Ee),i),a=o?e.slice(i,i+Ee):Io(e,i);!Do(l,a)||!(r||No(l,e[i]))||(n.push(e.slice(s,i)),s=i)}return n.length===0?[t]:[...n,e.slice(s)].map(i=>({
rows:i,tabular:be(i)}))}const be=t=>t.filter(({isTabular:e})=>e).length;function Io(t,e){let n=e+1;for(;n<t.length&&n<e+Ee&&!Ns(t,n);)n++;return t.slice(e,n)}function zo(t,e){
const[n,s]=[t[e-1],t[e]],i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||s.cells.length<wo||i.cells.length>s.cells.length||!n.isTabular||!n.cells.slice(1).some(
r=>ws.test((0,v.b6)(r))))return!1;const o=r=>!ws.test((0,v.b6)(r))&&Ro.test((0,v.b6)(r));return s.cells.every(o)&&i.cells.slice(1).some(r=>Rs.test((0,v.b6)(r)))}
function xo(t,e){const[n,s]=[t[e-1],t[e]],i=s.cells.at(-1).end,o=({cells:r,size:l})=>r.length===Is&&Math.abs(r[1].end-i)<He*l&&Rs.test((0,v.b6)(r[1]));return e+
zs>t.length||o(n)?!1:t.slice(e,e+zs).every(o)}function No(t,{cells:e,size:n}){const s=Ke(t);return s.cells.length>Is&&!s.cells.some(i=>Ds(i,e.at(-1),He*n))}function Ns(t,e){
const n=s=>s<1||s>=t.length?0:t[s].baseline-t[s-1].baseline;return n(e)>_o*Math.max(n(e-1),n(e+1))&&n(e-1)>0&&n(e+1)>0}function Do(t,e){if(be(t)<vs||be(e)<vs)return!1;
const[n,s]=[Ke(t),Ke(e)],i=He*Math.min(n.size,s.size);return s.cells.filter(r=>n.cells.some(l=>Ds(l,r,i))).length<=vo*Math.max(n.cells.length,s.cells.length)}const Ds=(t,{
start:e,end:n},s)=>Math.abs(t.start-e)<s||Math.abs(t.end-n)<s||Math.abs(t.start+t.end-e-n)<s,Ke=t=>t.reduce((e,n)=>n.cells.length>e.cells.length?n:e),Co=.3,Bo=1.25,
Po=1.5,Wo=2,Yo=/:$/,Uo=({cells:t})=>t.some(({fragments:e})=>e.some(({text:n})=>Yo.test(n)));function*Go(t){const{rows:e}=t,n=[];for(const c of e)n.push(Uo(c)),yield c.
cells.reduce((f,{fragments:E})=>f+E.length,0)*T.Yz/T.y;const s=n.indexOf(!1),i=e.slice(0,s),o=e.slice(s);if(s<1||o.length<Wo)return[t];if(n.slice(s).filter(Boolean).
length>Co*o.length)return[t];const l=i.slice(1).map((c,f)=>c.baseline-i[f].baseline),a=l.length>0?(0,B.Kf)(l):Po*i[0].size;return o[0].baseline-i.at(-1).baseline<
Bo*a?[t]:[i,o].map(c=>({rows:c,tabular:be(c)}))}var Cs=w(4186),Yt=w(5609);const Ho=.999,Bs=2,Ko=200,$o=2.5,$e=.5;function*Fo(t,e){const n=e.filter(({style:{frame:Z}})=>Math.
abs(Z.sin)>Ho&&!Z.vertical);if(n.length<Bs||t.frame.cos!==1||t.spans)return t;yield e.length*T.Yz/T.y;const s=yield*(0,v.q9)(n),i=Vo(t.rows);if(s.length>Ko||i.some(
({start:Z,end:bt})=>Z>bt))return t;yield i.length*s.length*T.Yz/T.y;const r=ko(s,i,jo(t.rows[0]));if(!r)return t;const l=e.filter(Z=>Zo(Z,r,i,t)),a=yield*(0,Yt.
_I)(yield*(0,v.q9)(l)),c=yield*Qo(r,a,i),[f,...E]=t.rows,A=f.every((Z,bt)=>Z.length===0||c[bt].length===0&&Jo(Z,r)),ot=A?c.map((Z,bt)=>Z.length>0?Z:f[bt]):c;return new xt.
QH([ot,...A?E:t.rows])}function Vo(t){return t[0].map((e,n)=>{const s=t.flatMap(i=>i[n].filter(({frame:o})=>o.cos===1));return{start:(0,x.Y)(s.map(({start:i})=>i)),
end:(0,x.K)(s.map(({end:i})=>i))}})}const jo=t=>(0,x.Y)(t.flat().map(({top:e})=>e));function ko(t,e,n){const s=[];for(const a of t){const c=(0,Cs.L)(a.frame,a.start,
a.end,a.top,a.bottom),f=Xo(c.x+c.width/2,e);f!==void 0&&c.y+a.size<=n&&s.push({name:a,box:c,column:f})}const i=s.filter(({name:a,box:c})=>n-c.y-c.height<=$o*a.size),
o={top:(0,x.Y)(i.map(({box:a})=>a.y)),bottom:(0,x.K)(i.map(({box:a})=>a.y+a.height))},r=s.filter(({box:a})=>a.y<o.bottom&&a.y+a.height>o.top),l=new Map;for(const{
name:a,column:c}of r){const f=l.get(c);f?f.push(a):l.set(c,[a])}return l.size<Bs?void 0:{byColumn:l,...o}}function Xo(t,e){const n=e.map(({start:l,end:a})=>Math.
abs((l+a)/2-t)),s=n.indexOf((0,x.Y)(n)),{start:i,end:o}=e[s],r=Math.min(i-(e[s-1]?.end??-1/0),(e[s+1]?.start??1/0)-o);return t>i-r&&t<o+r?s:void 0}function Zo({
style:t,box:e},{byColumn:n,top:s,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:l}=t,a=e.y+e.height/2;if(a<s-$e*l||a>i+$e*l)return!1;const c=o.findIndex(
({end:E})=>e.x<E),f=o[c+1]?.start??1/0;return c>=0&&!n.has(c)&&e.x>o[c].start-l&&e.x+e.width<f}function*Qo({byColumn:t},e,n){const s=n.map(()=>[]);for(const i of e)
s[n.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)s[i]=yield*(0,Yt._I)(yield*(0,U.p9)(o,(r,l)=>r.baseline-l.baseline||r.start-l.start));return s}const Jo=(t,{
top:e,bottom:n})=>t.every(({baseline:s,size:i})=>s>e&&s<n+$e*i),qo=2,tr=.6,er=.1,sr=.5,nr=60,ir=3;function*or(t){const[e,n,...s]=t;if(!e||!n||t.length<ir||e.cells.
length>=n.cells.length||n.baseline-e.baseline>qo*Math.max(e.size,n.size)||!e.cells.every(fe)||!n.cells.every(fe)||s.every(({cells:a})=>a.every(fe)))return;const i=yield*d(
t.slice(1)),o=i&&(yield*Ls(i));if(!o||o.count>nr||o.spanning.has(0))return;const r=yield*ar(e.cells,yield*D(o),o);return!r||!rr(r,o.places[0])?void 0:{columns:{
...o,rows:[e,...o.rows],places:[r.map(([a])=>a),...o.places],spanning:new Set([0,...[...o.spanning].map(a=>a+1)])},spans:r}}const rr=(t,e)=>t.some(([n,s])=>s>n)&&
t.every(([n,s])=>n===s||e.filter(i=>i>=n&&i<=s).length>s-n);function lr({rows:t,places:e}){const n=t[0].cells.map(v.b6),s=e[0];for(let i=0;i<n.length;i++)for(let o=2;i+
2*o<=n.length;o++){if(!((n.length-i)%o===0&&n.every((a,c)=>c<i+o||a===n[c-o])))continue;const l=(n.length-i)/o;return Array.from({length:l},(a,c)=>[s[i+c*o],s[i+
(c+1)*o-1]])}return[]}function*ar(t,e,n){const s=lr(n),i=new Set(n.places[0]),o=[],r=(c,[f,E])=>c.start<e[E].end&&c.end>(e[f-1]?.end??-1/0),l=t.slice(-s.length),
a=s.length>0&&l.length===s.length&&l.every((c,f)=>r(c,s[f]));for(const[c,f]of t.entries()){const E=a?s[c-(t.length-s.length)]:void 0,A=t[c+1]?.start??1/0,ot=(o.
at(-1)?.[1]??-1)+1,Z=E??cr(f,e,ot,i)??(yield*hr(f,e,[ot,A]));if(!Z||Z[0]<=(o.at(-1)?.[1]??-1))return;o.push(Z)}return o}function cr(t,e,n,s){const[i,o]=[e[n],e[n+
1]];return i&&o&&!s.has(n)&&t.start>i.end&&t.end<o.start?[n,n]:void 0}function fr(t,e,n){const s=n.find(([l,a])=>l===a);if(!s)return!1;const[i,o,r]=[e[s[0]-1],e[s[0]],
e[s[0]+1]];return!i||!r?!1:t.start<(i.end+o.start)/2&&t.end>(o.end+r.start)/2}function*hr(t,e,[n,s]){const i=tr*t.size,o=[];for(let c=n;c<e.length&&!(e[c].start>
t.end);c++){yield(e.length-c)*T.Yz/T.y;for(let f=c;f<e.length&&e[f].start<s;f++){const[E,A]=[e[c].start,e[f].end];if(c<f&&(t.start<E-i||t.end>A+i))continue;const ot=Math.
abs(E+A-t.start-t.end)/2<=i+er*(A-E),Z=c===f&&(Math.abs(E-t.start)<i||Math.abs(A-t.end)<i),bt=Math.abs(E-t.start)<i&&t.end>e[f].start;(ot||Z||bt)&&o.push([c,f])}}
const r=([c,f])=>t.end-t.start>=sr*(e[f].end-e[c].start),l=o.find(([c,f])=>f>c&&r([c,f]));if(l&&fr(t,e,o))return l;const[a]=yield*(0,U.p9)(o,([c,f],[E,A])=>f-c-
(A-E));return a}const Ps=3,Me=2,ur=.05,dr=.3,Fe=6,gr=.4,mr=3,Se=2,Ws=4,pr=.05,yr=4,Er=new Set,br=new RegExp("^\\p{Ll}","u"),Ys=/\d/,Us=new RegExp("\\p{L}","u");
function*Mr(t,e){const n=[];for(const i of e){const{tables:o,lines:r}=yield*Sr(i);(0,B.RZ)(n,o);for(const l of yield*zn(yield*Be(r),r))for(const a of yield*Ve(l,
yr))for(const c of yield*Wn(a))c instanceof xt.QH?n.push(c):(0,B.RZ)(n,yield*Ar(c))}if(n.length===0)return{blocks:n,outside:t};let s=yield*(0,xt.R_)(n,t);for(const[
i,o]of n.entries()){const r=o instanceof xt.QH?yield*Fo(o,s):o;r!==o&&(n[i]=r,s=yield*(0,xt.R_)([r],s))}return{blocks:n,outside:s}}function*Sr(t){if(yield t.length*
T.Yz/T.y,!Tr(t))return{tables:[],lines:t};const e=[];for(const s of yield*Be(t,!0)){if(!s.hasProse||s.tabular<Ps)continue;const i=yield*d(s.rows),o=i&&i.conflicts===
0?yield*k(i):void 0;if(!i||!o)continue;const r=[];for(const l of o)r.push(Ue(i,l)),yield i.count*T.Yz/T.y;e.push(new xt.QH(r))}if(e.length===0)return{tables:e,lines:t};
const n=new Set(e.flatMap(s=>s.lines.flatMap(({segments:i})=>i.map(({fragments:o})=>o[0]))));return{tables:e,lines:t.filter(({cells:s})=>!n.has(s[0].fragments[0]))}}
const Tr=t=>t.some(({cells:e,size:n},s)=>{const i=t[s-1]?.cells??[];return i.length>1&&e.length===1&&e[0].fragments.length>Fe&&Math.abs(i.at(-1).start-e[0].start)<
pr*n});function*Ve(t,e){if(e===0)return[t];let n=[t];const s=yield*ct(yield*(0,g.KT)(t.rows));if(!s&&(n=yield*xs(t)).length>1){const o=[];for(const r of n)o.push(
yield*Ve(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!s)return[t];const i=[];for(const o of s)for(const r of yield*Be(o.map(l=>({...l,gutters:Er}))))
(0,B.RZ)(i,yield*Ve(r,e-1));return i}function*Ar(t){const e=yield*xs(t);if(e.length>1){const n=[];for(const s of e)(0,B.RZ)(n,yield*Hs(s));if(n.length>=e.length&&
n.every(Or)&&n.some(Gs))return n}return yield*Hs(t)}const Gs=t=>t instanceof xt.QH,Or=t=>Gs(t)||t instanceof xt.xE&&t.visual.length===Me&&t.visual[0].cells.length===
t.visual[1].cells.length;function*Hs(t){const e=[];for(const n of yield*Go(t)){const s=n.tabular<Me?void 0:yield*Lr(n);s&&e.push(s)}return e}function*Lr(t){const e=yield*(0,g.
KT)(t.rows),n=yield*or(e),s=n?.columns??(yield*d(e));if(!s||wr(s)||Rr(s))return;const i=yield*uo(n?s:yield*Ls(s)),{rows:o}=i,r=i.places.reduce((Z,bt)=>Z+bt.length,
0),l=r>=dr*i.count*o.length,a=_r(i),c=(t.tabular>=Ps||a)&&i.count>1&&i.conflicts<=ur*r&&l&&!vr(o);if(!l)return new xt.xE(o,o.map(Z=>Z.cells.map(bt=>[(0,xt.cA)([
bt])])));const f=c&&!a?yield*Ms(i):o.map((Z,bt)=>[bt]),E=[];let A=0;for(const Z of f)E.push(Ue(i,Z)),!((A+=i.count)<T.y)&&(A=0,yield T.Yz);const ot=f[0].length===
1&&i.count===s.count?n?.spans:void 0;return c?new xt.QH(E,ot):new xt.xE(o,E)}function _r({rows:t,count:e,conflicts:n,spanning:s}){if(t.length!==Me||n>0||s.size>
0||t.some(({cells:f})=>f.length!==e))return!1;const i=({fragments:f})=>f.at(-1).text.endsWith(":"),o=({cells:f})=>f.every((E,A)=>i(E)===(A%Se===0));if(e%Se===0&&
t.every(o))return!0;if(e===Se)return!1;const[r,l]=t.map(({cells:f})=>f.map(v.b6)),a=r.every(f=>Us.test(f))&&l.every(f=>Ys.test(f)&&!Us.test(f));return r.some(f=>Ys.
test(f))&&!a?!1:t.reduce((f,{cells:E})=>f+E.reduce((A,{fragments:ot})=>A+ot.length,0),0)<=Ws*e*t.length}const vr=t=>t.every(({cells:e})=>e.every(({fragments:n})=>n.
every(s=>s.isTyped))),wr=t=>Ks(t).some(({lines:e,words:n,going:s})=>e>=mr&&n>Fe*e&&s>=gr*e);function Rr({rows:t,count:e,places:n}){return t.length!==Me||e!==Se||
t.some(({cells:i})=>i.length!==e)?!1:Ks({rows:t,count:e,places:n}).every(({words:i,going:o})=>i>Ws*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>Fe)}
function Ks({rows:t,count:e,places:n}){const s=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,l]of o.entries()){
const a=s[n[i][r]];a.lines++,a.words+=l.fragments.length,br.test(l.fragments[0].text)&&a.going++}return s}const Ir=3,zr=4,xr=.6,Nr=.05,Dr=.9,Cr=1.75,oe=.1,$s=1,
Br=.4,Pr=2;function*Wr(t){const e=new Set,n=yield*Yr(t);if(n.length===0)return e;const s=yield*(0,U.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of n)if(yield*Gr(
i,s))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*Yr(t){const e=[];for(let n=0,s;n<t.length;n=s){for(s=n+1;s<t.length&&Ur(t[s-1],t[s]);)
++s%T.y===0&&(yield T.Yz);if(n%T.y===0&&(yield T.Yz),s-n<Ir)continue;const i=t.slice(n,s),o=i.reduce((a,{fragments:c})=>a+c.length,0),[r,l]=i.reduce(([a,c],{start:f,
end:E})=>[Math.max(a,E-f),c+E-f],[0,0]);o>=zr*i.length&&l>=xr*r*i.length&&e.push(i)}return e}function Ur(t,e){const{size:n}=t,s=e.baseline-t.baseline;return e.frame===
t.frame&&e.size===n&&Math.abs(e.start-t.start)<Nr*n&&s>=Dr*n&&s<=Cr*n}function*Gr(t,e){const n=new Set(t),{frame:s,size:i,baseline:o}=t[0],r=t.at(-1).baseline+oe*
i,l=t[0].start-$s*i,a=t.reduce((Rt,Gt)=>Math.max(Rt,Gt.end),-1/0)+$s*i;let c=$r(e,o-oe*i);const f=t.map(({baseline:Rt})=>Rt);let[E,A,ot,Z,bt]=[0,0,0,0,-1/0];const Pt=new Set;
for(;c<e.length&&e[c].baseline<=r;c++){c%T.y===T.y-1&&(yield T.Yz);const Rt=e[c];if(!(n.has(Rt)||Rt.frame!==s)){if(Rt.end>l&&Rt.start<a)return!1;for(Rt.baseline-
bt>oe*i&&([ot,bt]=[0,Rt.baseline]),++ot===Hr&&E++,Z|=Rt.end<=l?1:2;A<f.length&&f[A]<Rt.baseline-oe*i;)A++;A<f.length&&Math.abs(f[A]-Rt.baseline)<=oe*i&&Pt.add(A)}}
return E>=Pr&&Z!==Kr&&Pt.size<=Br*t.length}const Hr=2,Kr=3;function $r(t,e){let n=0;for(let s=t.length;n<s;){const i=n+s>>1;t[i].baseline<e?n=i+1:s=i}return n}const Fs=4,
Fr=8,Vr=4,jr=.7,kr=2.5,Xr=.8,Zr=1e6;function Qr(t){return Vs(t,Fr,{left:Zr})}function*Vs(t,e,n){if(e===1)return[...t];const s=[];let i=0;for(let o=0,r;o<t.length;o=
r){const a=t[o].segments.length>1&&n.left>0?yield*Jr(t,o,n):void 0;if(++i%T.y===0&&(yield T.Yz),r=a?.to??o+1,!a)s.push(t[o]);else{for(const c of a.left)s.push(c);
for(const c of yield*Vs(a.right,e-1,n))s.push(c)}}return s}const js=200;function*Jr(t,e,n){const[s,i]=t[e].segments,o=s.size;let r=s.end,l=i.start;const a=[],c=[];
let f=e;for(;f<t.length;f++){const A=t[f];n.left-=A.segments.length,(f-e)%js===js-1&&(yield T.Yz);const ot=f===e?0:A.baseline-t[f-1].baseline;if(A.frame!==s.frame||
ot<0||ot>kr*o)break;const Z=A.segments.filter(Gt=>Gt.start<r),bt=A.segments.slice(Z.length),Pt=(0,x.K)(Z.map(Gt=>Gt.end),r),Rt=(0,x.Y)(bt.map(Gt=>Gt.start),l);if(Rt-
Pt<Xr*o||Z.length>1)break;[r,l]=[Pt,Rt],(0,B.RZ)(a,Z),bt.length>0&&c.push(bt)}const E=c.map(([A])=>A);if(!(a.length<Fs||c.length<Fs||!ks(a)||!ks(E)))return{left:a.
map(A=>new Yt.N1(A)),right:c.map(qr),to:f}}function qr([t,...e]){const n=new Yt.N1(t);for(const s of e)n.add(s);return n}function ks(t){const e=t.reduce((o,{fragments:r})=>o+
r.length,0),n=(0,x.Y)(t.map(o=>o.start)),s=(0,x.K)(t.map(o=>o.end))-n,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=Vr*t.length&&i>=jr*s*t.length}const Dt=2.5,
Xs=1e3,je=3,Zs=100,tl=2,Qs=10;function*Js(t){const e=yield*sn(t.filter(({isVertical:l})=>!l)),n=yield*sn(t.filter(({isVertical:l})=>l));if(e.length+n.length<je||
e.length+n.length>Xs)return[];const s=[...e.keys(),...n.keys()].map((l,a)=>a),i=l=>{let a=l;for(;s[a]!==a;)a=s[a]=s[s[a]];return a};for(const[l,a]of e.entries()){
yield T.Yz;for(const[c,f]of n.entries())en(a,f)&&en(f,a)&&(s[i(e.length+c)]=i(l))}const o=new Map;for(const[l,a]of[...e,...n].entries()){const c=o.get(i(l))??{rows:[],
columns:[]};o.set(i(l),c),(a.isVertical?c.columns:c.rows).push(a)}const r=[];for(const l of o.values()){if(l.rows.length===0||l.columns.length===0)continue;const[
a,c]=[qs(l.columns,l.rows),qs(l.rows,l.columns)];for(const f of yield*el(re(c,a)))for(const E of yield*sl(f))E.xs.length>=je&&E.ys.length>=je&&r.push(E)}return r}
const re=(t,e)=>({rows:t,columns:e,xs:Te(e),ys:Te(t)});function*el({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;for(let a=1;a<Math.min(s.length-2,
Zs);a++){yield(1+e.length)*T.Yz/T.y;const c=s[a];if(a-l<2)continue;const f=r.filter(A=>A.from<c-Dt),E=r.filter(A=>A.to>c+Dt);il(f,E,n)||(i.push(re(o.filter(A=>A.
at<c+Dt),f)),[o,r]=[o.filter(A=>A.at>c-Dt),E],l=a)}return[...i,re(o,r)]}function*sl({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;for(let a=2;a<Math.
min(n.length-2,Zs);a++){if(a-l<2)continue;yield(1+t.length)*T.Yz/T.y;const c=n[a],f=o.filter(A=>A.from<c-Dt),E=o.filter(A=>A.to>c+Dt);nl(f,E,s)&&(i.push(re(f.map(
A=>({...A,to:Math.min(A.to,c)})),r.filter(A=>A.at<c+Dt))),o=E.map(A=>({...A,from:Math.max(A.from,c)})),r=r.filter(A=>A.at>c-Dt),l=a)}return i.length===0?[{rows:t,
columns:e,xs:n,ys:s}]:[...i,re(o,r)]}function nl(t,e,n){const s=({at:l})=>l>n[0]+Dt&&l<n.at(-1)-Dt,[i,o]=[Te(t.filter(s)),Te(e.filter(s))];let r=0;for(let l=0,a=0;l<
i.length&&a<o.length;){const c=i[l]-o[a];Math.abs(c)<Dt&&r++,c<0?l++:a++}return Math.min(i.length,o.length)>=tl&&2*r<=Math.min(i.length,o.length)}function il(t,e,n){
const s=({at:r})=>r>n[0]+Dt&&r<n.at(-1)-Dt,[i,o]=[t.filter(s),e.filter(s)];for(let r=0,l=0;r<i.length&&l<o.length;){const a=i[r].at-o[l].at;if(Math.abs(a)<Dt)return!0;
a<0?r++:l++}return i.length===0||o.length===0}function qs(t,e){const{isVertical:n}=t[0],[s,i]=[(0,x.Y)(e.map(({at:a})=>a)),(0,x.K)(e.map(({at:a})=>a))],[o,r]=[tn(
e.map(a=>a.from)),tn(e.map(a=>a.to))],l=[...t];return o<t[0].at-Qs&&l.unshift({isVertical:n,at:o,from:s,to:i}),r>t.at(-1).at+Qs&&l.push({isVertical:n,at:r,from:s,
to:i}),l}const tn=t=>t.sort((e,n)=>e-n)[t.length>>1],en=(t,{at:e,last:n})=>kt(t,e)||kt(t,n),kt=({from:t,to:e},n)=>t-Dt<=n&&n<=e+Dt;function*sn(t){const e=yield*(0,U.
p9)(t,(s,i)=>s.at-i.at||s.from-i.from),n=[];for(let s=0,i;s<e.length;s=i){const{at:o,isVertical:r}=e[s];for(i=s+1;i<e.length&&e[i].at-o<Dt;)i++;const{at:l}=e[i-
1];if(n.length>Xs)return n;s%T.y===T.y-1&&(yield T.Yz);const a=yield*(0,U.p9)(e.slice(s,i),(f,E)=>f.from-E.from);let c;for(const f of a)c&&f.from<=c.to+Dt?c.to=
Math.max(c.to,f.to):(c&&n.push({isVertical:r,at:o,last:l,...c}),c={from:f.from,to:f.to});c&&n.push({isVertical:r,at:o,last:l,...c})}return n}function Te(t){const e=[];
for(const{at:n}of t)(e.length===0||n-e.at(-1)>=Dt)&&e.push(n);return e}var ol=w(60660);const rl=1,ll=3,ke=2,al=.4,cl=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;
function fl({lines:t,element:e}){if(t.length<ke||!e)return!1;const n=e.type==="P",s=n?ll:rl;let i=0;for(const[o,{segments:r,baseline:l,size:a}]of t.entries()){!n&&
o>0&&l<t[o-1].baseline+al*a&&(i=ke);let c,f=!1;for(const{fragments:E}of r)for(const A of E)f||=c!==void 0&&Math.abs(A.start-c.end)>=s*A.style.size,c=A;f&&i++}return i>=
ke&&!dl(e)}const hl=({element:t})=>t!==void 0&&ul.test(t.type),ul=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function dl(t){for(const{type:e}of(0,ol.Hy)(t))if(cl.
test(e))return!0;return!1}function*gl({lines:t}){const e=[];for(const{segments:n}of t)for(const s of n)(0,B.RZ)(e,s.fragments);return yield*(0,U.p9)(e,(n,s)=>n.
order-s.order)}const nn=300,ml=5,pl=.6,yl=20,on=5,El=3;function*rn(t){return t.length<3||t.length>nn||!Ml(t)?t:yield*Sl(t)}function bl(t){if(t.length<2||t.length>
nn)return t;const e=t[0]?.frame,n=[];let[s,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;s=Math.max(s,t[r].bottom),i+=ln(t[r]),n.push({bottom:s,
words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,yl);r++){o=Math.min(o,t[r-1].top);const l=n[t.length-1-r];if(l.words<Math.max(on,i-l.words))return t;if(l.bottom<=
o)return[...t.slice(r),...t.slice(0,r)]}return t}function Xe(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(
t.start,e.start)>0}const ln=({lines:t})=>t.reduce((e,{segments:n})=>e+n.reduce((s,{fragments:i})=>s+i.length,0),0);function Ml(t){let e=0,n=0,s;for(const i of t)
ln(i)<on||(s&&Xe(s,i)?e++:s&&Xe(i,s)&&s.top-i.bottom<El*s.lines[0].size&&n++,s=i);return n>=ml&&n>pl*(e+n)}function*Sl(t){const e=t.length,n=new Int32Array(e),s=t.
map(()=>[]);for(let r=0;r<e;r++){yield T.Yz;for(let l=0;l<e;l++)r!==l&&Tl(t,r,l)&&(s[r].push(l),n[l]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;
for(const l of i)(r<0||n[l]<n[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of s[r])n[l]--}return o}function Tl(t,e,n){const s=t[e],i=t[n];if(s.frame!==i.frame)
return!1;if(Xe(s,i))return!0;if(s.end>i.start+1)return!1;const o=Math.min(s.top,i.top),r=Math.max(s.bottom,i.bottom);return!t.some(l=>l!==s&&l!==i&&l.frame===s.
frame&&l.top<r&&l.bottom>o&&l.start<s.end&&l.end>i.start)}const Al=.4,Ol=1;function*Ll(t,e){if(e.length===0||t.length<2)return;const n=Array.from({length:e.length+
1},()=>[]),s=yield*(0,U.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of s.entries()){const{start:l,end:a,baseline:c,style:f}=r,E=_l(
(l+a)/2,e);if(n[E].push(r),i&&i.column!==E&&c-i.fragment.baseline<=Al*f.size&&l-i.fragment.end<Ol*f.size)return;i={fragment:r,column:E},o%T.y===T.y-1&&(yield T.
Yz)}return n.filter(o=>o.length>0).length<2?void 0:n}function _l(t,e){let[n,s]=[0,e.length];for(;n<s;){const i=n+s>>1;e[i]<t?n=i+1:s=i}return n}const vl=3,wl=2.5,
Rl=.2,Il=1,an=1,zl=new RegExp("\\p{L}","u"),cn=/\d/;function*xl(t,e,n,s){if(e.length<vl||t.spans||!Nl(t.rows[0]))return t;yield s.length*T.Yz/T.y;const i=s.filter(
l=>Dl(l,e,n)),o=Cl(i,e);if(!o)return t;const r=[];for(const l of o)r.push(yield*(0,Yt._I)(yield*(0,v.q9)(l)));return new xt.QH([r,...t.rows])}const Nl=t=>t.slice(
1).some(e=>e.some(({segments:n})=>n.some(({fragments:s})=>s.some(({text:i})=>cn.test(i)))));function Dl({box:t,style:e},n,s){const[i,o]=[t.x+t.width/2,t.y+t.height/
2],r=i<n[0].from||i>n.at(-1).to;return e.frame.cos===1&&!e.frame.vertical&&!r&&o<s&&s-o<wl*e.size}function Cl(t,e){const[n]=t;if(t.length<e.length)return;const s=Rl*
n.style.size;if(t.some(({baseline:r,text:l})=>Math.abs(r-n.baseline)>s||cn.test(l)))return;const i=e.map(()=>[]);for(const r of t){const{x:l,width:a}=r.box,c=e.
findIndex(({from:f,to:E})=>l>f-an&&l+a<E+an);if(c<0)return;i[c].push(r)}return i.every(r=>r.some(({text:l})=>zl.test(l)))&&i.every((r,l)=>l===0||Bl(r)-Pl(i[l-1])>
Il*n.style.size)?i:void 0}const Bl=t=>t.reduce((e,{box:n})=>Math.min(e,n.x),1/0),Pl=t=>t.reduce((e,{box:n})=>Math.max(e,n.x+n.width),-1/0),Wl=100,Yl=2e4,Ul=1/2,
Gl=1/20,Hl=.999,fn=1,Kl=2,$l=1,Fl=.5,Vl=20,jl=2e4;function*kl(t,e){const n=[];let s=t;for(const i of e){if(i.xs.length-1>Wl||(i.xs.length-1)*(i.ys.length-1)>Yl)
continue;const{cells:o,others:r}=yield*Xl(s,i),l=yield*ea(o,i);if(!l)continue;const a=yield*xl(l.table,l.columns,i.ys[0],r);n.push(a),s=a===l.table?r:yield*(0,xt.
R_)([a],r)}return{tables:n,outside:s}}function*Xl(t,e){const{rows:n,columns:s,xs:i,ys:o}=e,r=new Map,l=[];let a=0,c=0;for(const ot of t){const{frame:Z}=ot.style,
bt=(0,Cs.L)(Z,ot.start,ot.end,ot.top,ot.bottom),[Pt,Rt]=[bt.x+bt.width/2,bt.y+bt.height/2],Gt=Pt>i[0]&&Pt<i.at(-1)&&Rt>o[0]&&Rt<o.at(-1),Ba=Z.cos===1&&Z.sin===0||
Math.abs(Z.sin)>Hl,le=Gt&&Ba&&!Z.vertical?Jl(e,Pt,Rt):void 0;if(!le)l.push(ot);else{const Je=r.get(le.first)??{...le,fragments:[]};r.set(le.first,Je),Je.fragments.
push(ot),(Je.last!==le.last||s.some(Pa=>ql(bt,Pa,Rt)))&&a++}c+=Gt?n.length+s.length:1,!(c<jl)&&(c=0,yield T.Yz)}const f=t.length-l.length;if(a>Gl*f)return{cells:new Map,
others:[...t]};if(f===0||l.length===0)return{cells:r,others:l};const E=yield*Zl(l,e,r);for(const[ot,Z]of E)r.set(ot,{first:ot,last:ot+i.length+1,fragments:Z});const A=new Set(
[...E.values()].flat());return{cells:r,others:A.size===0?l:l.filter(ot=>!A.has(ot))}}function*Zl(t,e,n){const s=new Map;for(const[o,r]of t.entries()){o%T.y===T.
y-1&&(yield T.Yz*(e.rows.length+e.columns.length)/Vl);const l=r.style.frame.cos===1?Ql(r,e):void 0;if(!l||!n.has(l.cell)||n.has(l.cell-1))continue;const a=s.get(
l.cell-1)??{border:l.border,own:[]};s.set(l.cell-1,a),a.own.push(r)}const i=new Map;for(const[o,{border:r,own:l}]of s){let a=r;const c=[];for(const f of yield*(0,U.
p9)(l,(E,A)=>A.end-E.end)){if(c.length>0&&a-f.end>$l*f.style.size)break;a=f.start,c.push(f)}i.set(o,c.sort((f,E)=>f.order-E.order))}return i}function Ql({box:t},{
rows:e,columns:n,xs:s,ys:i}){const[o,r]=[t.x+t.width/2,t.y+t.height/2];if(o<s[0]||r<i[0]||r>i.at(-1))return;const[,l]=Ze(n,o,r),[a,c]=[Ae(i,r),l?Ae(s,l.at):0];if(!l||
c===0||c===s.length-1)return;const f=E=>e.some(A=>Math.abs(A.at-E)<Kl&&kt(A,(s[c]+s[c+1])/2));if(!(!f(i[a])||!f(i[a+1])))return{cell:a*s.length+c,border:l.at}}function Jl({
rows:t,columns:e,xs:n,ys:s},i,o){const[r,l]=Ze(e,i,o),[a,c]=Ze(t,o,i);if(!r||!l)return;const f=Z=>kt(r,Z)&&kt(l,Z)?Z:void 0,[E,A]=[a?.at??f(s[0]),c?.at??f(s.at(
-1))];if(E===void 0||A===void 0)return;const ot=(Z,bt)=>Ae(s,Z)*n.length+Ae(n,bt.at);return{first:ot(E,r),last:ot(A,l)}}function Ze(t,e,n){let s;for(const i of t)
if(kt(i,n)){if(i.at>e)return[s,i];s=i}return[s,void 0]}const ql=({x:t,width:e},n,s)=>n.at>t+fn&&n.at<t+e-fn&&kt(n,s);function Ae(t,e){let n=0;for(;n+1<t.length&&
t[n+1]<=e;)n++;return n}function*ta(t,e){const n=new Map;for(const[s,{last:i,fragments:o}]of t){const r=e.slice(s%e.length+1,i%e.length),l=(yield*Ll(o,r))??[o];
for(const[a,c]of l.entries())c.length>0&&n.set(s+a,c)}return n}function*ea(t,{xs:e,ys:n}){const[s,i]=[e.length-1,n.length-1];if(t.size<=Ul*s*i)return;const o=yield*ta(
t,e),r=[];for(let E=0;E<i;E++){const A=[];for(let ot=0;ot<s;ot++){const Z=o.get(E*e.length+ot);A.push(Z?yield*sa(yield*(0,Yt._I)(yield*(0,v.q9)(Z))):[])}for(const ot of yield*io(
A,E===0))r.push(ot)}const l=r.filter(E=>E.some(A=>A.length>0)),a=Array.from({length:s},(E,A)=>A).filter(E=>l.some(A=>A[E].length>0));if(l.length<2||a.length<2)return;
const c=l.map(E=>a.map(A=>E[A]));return{table:new xt.QH(c,r[0]===l[0]?na(t,a,e.length,l[1]):void 0),columns:a.map(E=>({from:e[E],to:e[E+1]}))}}function*sa(t){let e=!1;
for(const[n,s]of t.entries()){const i=t[n-1]??s;if(s.frame!==i.frame)return t;if(!(s.baseline>=i.baseline-Fl*s.size)){if(s.start>i.end||s.end<i.start)return t;e=
!0}}return e?yield*(0,U.p9)(t,(n,s)=>n.baseline-s.baseline):t}function na(t,e,n,s){const i=[];for(const{first:l,last:a}of t.values()){if(l>=n-1)continue;const[c,
f]=[e.indexOf(l),e.findLastIndex(E=>E<a%n)];if(c<0||f<c)return;i.push([c,f])}const o=([l,a])=>e.slice(l,a+1).every(c=>s[c].length>0),r=i.filter(([l,a])=>a>l);return r.
length>0&&r.every(o)?i.sort(([l],[a])=>l-a):void 0}var hn=w(39955);const ia=2,un=3.5,oa=.5,ra=6,la=12;function*dn(t){let e;for(let n=0;n<t.length;n++){const s=t[n],
i=aa(s),o=i&&ca(t,n+1,s,i);if(!o){e?.push(s);continue}yield o.length*T.Yz/2,e??=t.slice(0,n);for(const[r,l]of i.entries()){e.push(Yt.eB.of([l],s.element)),r===0&&
s.lines.length>1&&e.push(Yt.eB.of(s.lines.slice(1),s.element));for(let a=o[r];a<o[r+1];a++)e.push(t[a])}n=o.at(-1)-1}return e??t}function aa({lines:t}){const[e]=t;
if(e.segments.length<2)return;const n=[];let s;for(const o of e.segments)s&&o.start-s.end<ia*e.size?n.at(-1).add(o):n.push(new Yt.N1(o)),s=o;if(n.length<2||n.length>
ra)return;for(let o=1;o<t.length;o++)if(t[o].end>n[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:l})=>r+l.length,0)<=la;return n.every(i)?n:void 0}
function ca(t,e,n,s){const i=[e];for(const[o,r]of s.entries()){const l=s[o+1]?.start??1/0;let a=i.at(-1),c=o===0?n.bottom:r.bottom;const f=oa*r.size,E=({frame:A,
start:ot,end:Z,top:bt})=>A===r.frame&&ot>r.start-f&&Z<l&&ot<r.end+un*r.size&&bt>c-f;for(;a<t.length&&E(t[a])&&!(a===i.at(-1)&&t[a].top-c>un*r.size||(c=t[a++].bottom,
o===s.length-1)););if(a===i.at(-1)&&(o>0||n.lines.length===1))return;i.push(a)}return i}var fa=w(73356);function*ha(t,e,n,s=()=>(0,v.q9)(t)){if(e&&(0,hn.P$)(t,e)){
const i=yield*(0,hn.$A)(t,e);return n?yield*ua(i,n):i}return n?yield*gn(t,yield*Js(n),n):yield*rn(yield*dn(yield*yn(yield*s())))}function*ua(t,e){let n;const s=[];
for(const[i,o]of t.entries()){i%T.y===T.y-1&&(yield T.Yz);const r=fl(o)?yield*gn(yield*gl(o),n??=yield*Js(e),e):[];if(!r.some(xt.bI)&&!(r.length>1&&hl(o)))s.push(
o);else for(const l of r)l.element=o.element,s.push(l)}return s}function*gn(t,e,n){const{tables:s,outside:i}=yield*kl(t,e),o=yield*(0,v.q9)(i),r=yield*da(i,o,n),
l=r.outside===i,a=yield*yn(l?o:yield*(0,v.q9)(r.outside));for(const c of[...s,...r.blocks]){const f=(0,xt.bI)(c)?yield*(0,xt.Fm)(c):c,E=a.findIndex(A=>En(A)>En(
f));a.splice(E<0?a.length:E,0,f)}return[...bl(yield*rn(yield*dn(a)))]}function*da(t,e,n){const s=yield*Wr(e);if(s.size===0)return yield*mn(t,yield*pn(e,t,n));const i=e.
filter(a=>!s.has(a.fragments[0])),{blocks:o,outside:r}=yield*mn(t.filter(a=>!s.has(a)),yield*pn(i,t,n));if(o.length===0)return{blocks:o,outside:t};const l=new Set(
r);return{blocks:o,outside:t.filter(a=>s.has(a)||l.has(a))}}function*mn(t,e){const{groups:n,dots:s}=yield*ve(e),i=yield*Mr(t,n);if(s.size===0||i.blocks.length===
0)return i;const o=new Set(i.outside);for(const[r,l]of s)if(!o.has(r))for(const a of l)o.delete(a);return{blocks:i.blocks,outside:i.outside.filter(r=>o.has(r))}}
function*pn(t,e,n){const s=[];for(const i of yield*(0,as.HE)(t,e))s.push(yield*pi(i,n));return s}function*yn(t){return[...yield*(0,Yt.ub)(yield*Qr(yield*(0,Yt._I)(
t)))]}const En=({lines:t})=>t[0].segments[0].fragments[0].order,ga=(t,e)=>Qe(t,e,Tn),ma=(t,e)=>Qe(t,e),pa=(t,e)=>Qe([{lines:t,element:void 0}],e,Ra);function*Qe(t,e,n){
const s=new lt.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!Ea(r,t[o-1])&&s.space(`
`);for(const l of r.lines){n?.(s,l);for(let a=0;a<l.segments.length;a++){const c=l.segments[a];a>0&&s.space(" "),(0,fa.T)(s,c,e),i+=c.fragments.length+c.characters/
ya,!(i<T.y)&&(i=0,s.settle(),yield T.Yz)}s.space(`
`)}n&&Ca(s)}return s}const ya=8,Ea=({element:t},e)=>t!==void 0&&ba.has(t.type)&&t.type===e.element?.type,ba=new Set(["LI","TR","TOCI"]),bn=173,Mn=new Set([45,8208,
bn]),Ma=/[\p{L}\p{M}][-\u2010]\n+$/u,Sn=/\u00ad\n+$/,Sa=/.\n+$/,Ta=new RegExp("^\\p{L}","u"),Aa=new RegExp("^\\p{Ll}","u");function Tn(t,e){if(!Mn.has(t.lastLetter()))
return;const n=t.tail(5),s=e.segments[0].fragments[0].text,i=Sn.test(n);if(!i&&!(Ma.test(n)&&Aa.test(s)))return;const o=Sa.exec(n)[0].length;if(!i&&Da(t.tail(xa)))
return t.drop(o-1);t.drop(o),Ta.test(s)||t.space(`
`)}const Oa=/[\p{L}\p{M}][-\u2010]\n$/u,La=/^[\p{Lu}\p{Nd}]/u,_a=new RegExp("\\p{Nd}[-\\u2010]\\n$","u"),va=new RegExp("[.,'\\u2019]\\p{Nd}+[-\\u2010]\\n$","u"),
wa=new RegExp("^\\p{Nd}","u");function Ra(t,e){Mn.has(t.lastLetter())&&Ia(t,e.segments[0].fragments[0].text)?t.drop(1):Tn(t,e)}const Ia=(t,e)=>Oa.test(t.tail(4))&&
La.test(e)||wa.test(e)&&_a.test(t.tail(4))&&!va.test(t.tail(za)),za=20,xa=100,Na=/[/\\_@]|\w\.\w/,Da=t=>Na.test(t.trimEnd().split(/\s/).at(-1));function Ca(t){t.
lastLetter()!==bn||!Sn.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),20779:((Nt,St,w)=>{w.d(St,{Fm:()=>I,QH:()=>x,R_:()=>st,bI:()=>rt,cA:()=>R,xE:()=>v});var lt=w(27077),T=w(98095),B=w(5609);class x extends B.eB{rows;spans;constructor(Q,k){
const U=Q.flat(2),P=U.filter(({frame:K})=>K.cos===1),[L,...H]=P.length===0?U:P;super(L),this.rows=Q,this.spans=k;for(const K of H)this.add(K);if(P.length>0&&P.length<
U.length)for(const K of U)K.frame.cos!==1&&this.lines.push(K)}}class v extends B.eB{visual;rows;constructor(Q,k){const[U,...P]=Q.map(({cells:L})=>R(L));super(U),
this.visual=Q,this.rows=k;for(const L of P)this.add(L)}}const rt=Y=>Y instanceof x||Y instanceof v;function R([Y,...Q]){const k=new B.N1(Y);for(const U of Q)k.add(
U);return k}const N=new RegExp("\\p{L}","u");function*I(Y){if(!Y.lines.some(({segments:H})=>H.some(({fragments:K})=>K.some(T.lP))))return Y;let[Q,k,U]=[0,0,0];for(const H of Y.
rows)for(const K of H){const nt=K.flatMap(({segments:J})=>J.flatMap(ft=>ft.fragments));nt.some(T.lP)?Q++:nt.some(({text:J})=>N.test(J))&&k++,!((U+=nt.length)<lt.
y)&&(U=0,yield lt.Yz)}if(Q<=k)return Y;const P=Y.rows.map(H=>[...H].reverse());if(Y instanceof v)return new v(Y.visual,P);const L=P[0].length-1;return new x(P,Y.
spans?.map(([H,K])=>[L-K,L-H]).reverse())}function*st(Y,Q){const k=new Set;for(const{lines:U}of Y)for(const{segments:P}of U)for(const L of P)for(const H of L.fragments)
k.add(H);return yield lt.Yz,Q.filter(U=>!k.has(U))}}),39955:((Nt,St,w)=>{w.d(St,{$A:()=>st,P$:()=>I,VN:()=>R});var lt=w(27077),T=w(44233),B=w(5609),x=w(98095);const v=.9,
rt=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function R(Q){let k,
U=0;for(let P=Q;P&&U<N;P=P.parent,U++){if(P.type==="TR")return P;!k&&!rt.has(P.type)&&(k=P)}return k?(k.type==="Lbl"||k.type==="LBody")&&k.parent?.type==="LI"?k.
parent:k:Q}const N=200;function I(Q,k){let U=0,P=0;for(const L of Q)L.style.marks.isArtifact||(U+=L.text.length,k(L)&&(P+=L.text.length));return P>0&&P>=v*U}function*st(Q,k){
const U=[],P=[];for(let dt=0;dt<Q.length;dt++){const at=Q[dt];dt%lt.y===lt.y-1&&(yield lt.Yz);const At=k(at);At?U.push({fragment:at,leaf:At}):P.push(at)}const L=yield*(0,T.
p9)(U,(dt,at)=>dt.leaf.order-at.leaf.order||dt.fragment.order-at.fragment.order);let H=0;const K=new Map,nt=dt=>{const{element:at}=L[dt].leaf;let At=K.get(at);return At||
K.set(at,At=R(at)),At},J=[],ft=[];for(let dt=0,at;dt<L.length;dt=at){const At=nt(dt);for(at=dt+1;at<L.length&&nt(at)===At;)at++;const yt=L.slice(dt,at).map(({fragment:Ot})=>Ot);
(H+=yt.length)>=lt.y&&(H=0,yield lt.Yz);const Mt=B.eB.of(yield*(0,B._I)(yield*(0,x.q9)(yt)),At);if(J.push(Mt),P.length>0)for(const{order:Ot}of yt)ft.push({order:Ot,
block:Mt})}return P.length===0?J:yield*Y(J,ft,yield*(0,B.ub)(yield*(0,B._I)(yield*(0,x.q9)(P))))}function*Y(Q,k,U){const P=yield*(0,T.p9)(k,(K,nt)=>K.order-nt.order),
L=[],H=new Map;for(const[K,nt]of U.entries()){K%lt.y===lt.y-1&&(yield lt.Yz);const J=nt.lines[0].segments[0].order;let ft=0;for(let At=P.length;ft<At;){const yt=ft+
At>>1;P[yt].order<J?ft=yt+1:At=yt}const dt=P[ft-1]?.block,at=dt&&H.get(dt);at?at.push(nt):dt?H.set(dt,[nt]):L.push(nt)}return[...L,...Q.flatMap(K=>[K,...H.get(K)??
[]])]}}),16160:((Nt,St,w)=>{w.d(St,{l$:()=>qt,HE:()=>It,SE:()=>_t,x1:()=>Le,rQ:()=>_e});var lt=w(45657),T=w(61520),B=w(27077),x=w(44233),v=w(31681),rt=w(5609);const R=.2,
N=3,I=3,st=5,Y=.05,Q=.8,k=/^(?:[^\p{L}\p{Nd}]|\(?[\p{L}\p{Nd}]{1,3}[.)])$/u;function*U(W,j){if(!(yield*H(W,j)))return P;const it=[];let $=0;for(const{fragments:ut}of W){
let mt,pt;for(const Tt of ut){const vt=pt!==void 0&&nt(pt,Tt,j)&&!(mt.first===pt&&k.test(pt.text)),Ct=pt!==void 0&&Tt.start-pt.end>=j*Tt.style.size;mt&&!vt&&!Ct?
mt.end=Math.max(mt.end,Tt.end):it.push(mt=L(Tt,vt)),pt=Tt}($+=ut.length)<B.y||($=0,yield B.Yz)}const X=new Set;for(const ut of["start","end"])yield*J(it,ut,X);const tt=it.
reduce((ut,{isClose:mt})=>ut+Number(mt),0);return X.size>=Q*tt?X:P}const P=new Set,L=(W,j)=>({first:W,start:Math.min(W.start,W.end),end:Math.max(W.start,W.end),
baseline:W.baseline,size:W.style.size,isClose:j});function*H(W,j){let[it,$,X]=[0,0,0];for(const{fragments:tt}of W){for(let ut=1;ut<tt.length;ut++){const[mt,pt]=[
tt[ut-1],tt[ut]];K(mt,pt)?it++:nt(mt,pt,j)&&$++}if(it>=N&&$>=I-1)return!0;(X+=tt.length)<B.y||(X=0,yield B.Yz)}return!1}const K=(W,{order:j,spaceBefore:it})=>j===
W.order+1&&(W.spaceAfter||it);function nt(W,j,it){const{start:$,style:X,baseline:tt}=j,ut=($-W.end)/Math.max(X.size,W.style.size);return ut>=R&&ut<it&&tt===W.baseline&&
!K(W,j)}function*J(W,j,it){const $=yield*(0,x.p9)(W,(X,tt)=>X[j]-tt[j]);for(let X=0,tt;X<$.length;X=tt){const ut=Y*$[X].size;for(tt=X+1;tt<$.length&&$[tt][j]-$[tt-
1][j]<ut;tt++);if(yield(tt-X)*B.Yz/B.y,tt-X<I)continue;const mt=yield*(0,x.p9)($.slice(X,tt),(pt,Tt)=>pt.baseline-Tt.baseline);for(let pt=0,Tt;pt<mt.length;pt=Tt){
for(Tt=pt+1;Tt<mt.length&&ft(mt[Tt-1],mt[Tt]);Tt++);if(!(Tt-pt<I))for(const vt of mt.slice(pt,Tt))vt.isClose&&it.add(vt.first)}}}const ft=(W,j)=>W.first.style.frame===
j.first.style.frame&&j.baseline-W.baseline<st*j.size;var dt=w(93463);const at=5,At=.75,yt=.5,Mt=3,Ot=.08,et=.3,O={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};
function C(W,j){const{both:it,level:$,lowest:X,highest:tt}=W;return{...W,both:it+1,level:Math.abs(j)<Ot?$+1:$,lowest:Math.min(X,j),highest:Math.max(tt,j)}}const D=(W,j)=>j?
{...W,before:W.before+1}:{...W,after:W.after+1};function z({both:W,before:j,after:it,level:$,lowest:X,highest:tt}){const ut=Math.min(j,it);return ut<at||W>At*(W+
ut)?!1:W>=Mt&&$<=yt*W&&tt-X>=et}const G=3,F=4,S=2.5,d=6,g=.8,p=20,h=4;function*u(W){const j=W.map(()=>new Set);if(!b(W)&&!_(W))return j;let it=[],$=0;const X=({
rows:tt,wordsBefore:ut,wordsAfter:mt,from:pt,last:Tt,sides:vt})=>{const Ct=tt>=G&&Math.min(ut,mt)>=F*tt,Wt=z(vt);if(!Ct&&!Wt)return;const Kt=({isGutter:wt,row:Vt})=>wt===
"whole"||!Wt&&(wt==="prose"||Vt<pt);for(let wt=Tt;wt&&!Kt(wt);wt=wt.above)wt.isGutter=Wt?"whole":"prose",j[wt.row].add(wt.cell)};for(const[tt,ut]of W.entries()){
const mt=W[tt-1],pt=mt?ut.baseline-mt.baseline:0,Tt=({last:Ct})=>pt<=d*ut.size&&tt-Ct.row<=p,vt=pt>S*ut.size;for(const Ct of it)(vt||!Tt(Ct))&&X(Ct);it=it.filter(
Tt),vt&&(it=it.map(Ct=>({...Ct,rows:0,wordsBefore:0,wordsAfter:0,from:tt}))),($+=ut.cells.length+it.length)>=B.y&&($=0,yield B.Yz),it=m(it,ut,tt,X)}return it.forEach(
X),j}function b(W){const j=({fragments:$})=>$.length>=F,it=($,X)=>W.some(({cells:tt})=>tt.slice($,X||tt.length).some(j));return it(0,-1)&&it(1,0)}function _(W){
const j=W.reduce((it,{cells:$})=>$.length===1?it+1:it,0);return j>=2*at&&W.length>j}function m(W,{cells:j,size:it},$,X){const tt=[];let ut=0,mt=-1/0;for(let pt=0;pt<=
j.length;pt++){const Tt=j[pt]?.start??1/0,vt=pt>0&&pt<j.length,Ct=Tt-mt>=g*it,Wt=[];for(;ut<W.length&&W[ut].start<Tt;ut++){const wt=W[ut],[Vt,Xt]=[Math.max(wt.start,
mt),Math.min(wt.end,Tt)];if(Xt-Vt<g*it?X(wt):vt?Wt.push(M(wt,{start:Vt,end:Xt},$,pt,j)):tt.push({...wt,start:Vt,end:Xt,sides:D(wt.sides,pt>0)}),wt.end>Tt)break}
vt&&Ct&&Wt.length===0&&Wt.push(M(void 0,{start:mt,end:Tt},$,pt,j));const Kt=y(Wt);for(const wt of Wt)Kt.has(wt)?tt.push(wt):X(wt);mt=Math.max(mt,j[pt]?.end??Tt)}
return tt}function y(W){return W.length<=h?new Set(W):new Set([...W].sort((j,it)=>it.rows-j.rows).slice(0,h))}function M(W,j,it,$,X){return{...j,rows:(W?.rows??
0)+1,wordsBefore:(W?.wordsBefore??0)+X[$-1].fragments.length,wordsAfter:(W?.wordsAfter??0)+X[$].fragments.length,from:W?.from??it,last:{row:it,cell:$,above:W?.last,
isGutter:"no"},sides:C(W?.sides??O,(X[$].baseline-X[$-1].baseline)/X[$].size)}}var q=w(98095),ct=w(73356);const gt=.4,V=1,ht=3,Et=2e3,Lt=.5;function*_t(W){return yield*It(
yield*(0,q.q9)(W),W)}function*It(W,j,it=!0){const $=yield*Qt(j),X=yield*U(W,$),tt=new Map;for(const mt of W){const pt=tt.get(mt.frame);pt?pt.push(mt):tt.set(mt.
frame,[mt])}const ut=[];for(const mt of tt.values()){yield B.Kl;const pt=[];for(const vt of yield*Jt(yield*ae(mt,$,X)))pt.push(Oe(vt,$,X));const Tt=it?yield*u(pt):
void 0;ut.push(pt.map((vt,Ct)=>({...vt,gutters:Tt?.[Ct]??zt})))}return ut}const zt=new Set,Bt=2e4;function*Qt(W){const j=[];for(let $=1;$<W.length&&j.length<Et;$++){
$%B.y===0&&(yield B.Yz);const[X,tt]=[W[$-1],W[$]];if(X.style.frame!==tt.style.frame||X.baseline!==tt.baseline)continue;const ut=(tt.start-X.end)/tt.style.size;ut>
0&&ut<V&&(0,q.re)(X,tt)&&j.push(ut)}const it=yield*(0,x.p9)(j,($,X)=>$-X);return Math.max(V,ht*(it[it.length>>1]??0))}function*ae(W,j,it){const $=[];let X=0;for(const tt of W){
if((X+=tt.fragments.length)>=B.y&&(X=0,yield B.Yz),it.size===0&&tt.end-tt.start<j*tt.size||tt.fragments.length<2){$.push(tt);continue}let mt;for(const pt of tt.
fragments)mt&&!it.has(pt)&&Math.min(pt.start,pt.end)-mt.end<j*Math.max(mt.size,pt.style.size)?mt.add(pt):$.push(mt=new q.Y4(pt))}return $}function*Jt(W){const j=yield*(0,x.
p9)(W,($,X)=>$.baseline-X.baseline||$.start-X.start),it=[];for(const[$,X]of j.entries()){$%B.y===B.y-1&&(yield B.Yz);const tt=it.at(-1);tt!==void 0&&tt.length<rt.
Px&&X.baseline-tt[0].baseline<gt*Math.min(X.size,tt[0].size)?tt.push(X):it.push([X])}for(const $ of it)$.sort((X,tt)=>X.start-tt.start);return it}function Oe(W,j,it){
const $=[];let X;for(const ut of W){const mt=$.at(-1),pt=mt&&ut.start-mt.end,Tt=mt?Math.max(mt.size,ut.size):0;pt!==void 0&&pt<j*Tt&&pt>-Lt*Tt&&!it.has(ut.fragments[0])?
X===mt?X.join(ut):$[$.length-1]=X=mt.joined(ut):$.push(ut)}const tt=$.reduce((ut,mt)=>mt.size>ut.size?mt:ut);return{baseline:tt.baseline,size:tt.size,cells:$}}function*Le(W,j){
return yield*Ht(W.flat(),ve,j)}function*_e(W,j){const it=[],$=new Map,X=new Set;let tt=0;for(const ut of W){const{pairs:mt,lacking:pt}=yield*(0,dt.f)(ut);(0,lt.
RZ)(it,mt);for(const Tt of pt)for(const vt of $.size<Bt?Tt.labels:[]){Tt.without.has(vt)&&X.add(tt);for(const{letters:Ct,text:Wt}of vt.fragments)for(let Kt=0;Kt<
Wt.length&&$.size<Bt;Kt++)$.set(Ct+Kt,tt);tt++}}if(it.length!==0)return{...yield*Ht(it,ut=>[ut],j),labelOf:$,without:X}}function*Ht(W,j,it){const $=new T.q(it),
X=[];let tt=0;for(const ut of W)for(const mt of j(ut)){const pt=$.size;for(const[Tt,vt]of mt.entries())Tt>0&&$.space(`
`),(0,ct.T)($,vt,it),!((tt+=vt.fragments.length)<B.y)&&(tt=0,$.settle(),yield B.Yz);X.push({start:pt,end:$.size}),$.space(`
`)}return{flow:$,lines:X}}function qt({cells:W,gutters:j}){if(j.size===0)return[W];const it=[];for(const[$,X]of W.entries())$===0||j.has($)?it.push([X]):it.at(-1).
push(X);return it}const ve=W=>qt(W).map(j=>we(j)?[...j].reverse():j);function we(W){if(W.length<2||!W.some(ce))return!1;const j=W.filter(({fragments:$})=>$.some(
({text:X})=>Re.test(X))),it=j.filter(ce);return 2*it.length!==j.length?2*it.length>j.length:it.some(({fragments:$})=>$.some(({text:X})=>Ie.test(X)))}const Re=new RegExp(
"\\p{L}","u"),Ie=/^:|:$/,ce=({fragments:W})=>W.some(({mayTurn:j,text:it})=>j&&(0,v.d)(it))}),3133:((Nt,St,w)=>{w.d(St,{X:()=>F,b:()=>G});var lt=w(62743),T=w(86491),
B=w(74135),x=w(6057),v=w(65868),rt=w(60660),R=w(12657),N=w(16747),I=w(84731),st=w(89420);const Y=100;async function Q(g,p,h,u){const b=new Map,_=new Set,{fragments:m,
edges:y}=g,M=[],q=new R.y(u);for(const[gt,V]of m.entries()){const ht=u.pace.step(Y);ht&&await ht;const Et=p(V),Lt=Et&&ct(Et.element);if(!Lt){M.push(V);continue}
if(_.has(Lt)||Lt.firstPage!==h)continue;_.add(Lt),q.take(Lt.actualText.length);const _t=(0,I.X5)(Lt.actualText.trim());if(_t==="")continue;const It=new st.F(V.style,
V.start,V.baseline,V.order,y.count);It.text=_t,It.end=k(m,gt,zt=>{const Bt=p(zt);return Bt!==void 0&&ct(Bt.element)===Lt});for(let zt=0;zt<_t.length;zt++)y.add(
It.start,It.end);M.push(It)}return M;function ct(gt){if(b.has(gt))return b.get(gt);const V=[];for(const ht of(0,rt.Hy)(gt)){if(b.has(ht))break;V.push(ht)}for(const ht of V.
reverse()){const Et=ht.parent&&b.get(ht.parent),{actualText:Lt}=ht;b.set(ht,Et??(Lt===void 0||(0,N._X)(Lt)?void 0:ht))}return b.get(gt)}}function k(g,p,h){const u=g[p];
let{end:b}=u;for(let _=p+1;_<g.length;_++){const m=g[_];if(m.baseline!==u.baseline||m.style.frame!==u.style.frame||!h(m))break;b=Math.max(b,m.end)}return b}var U=w(
98689),P=w(36211),L=w(5490);const H=3,K=.5,nt=4,J=2e4;class ft{get rules(){return this.found.length>J?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[
0,0];takes(p,{matrix:h},u,b){const _=P.lJ.get(p.operator);_?this.paints(_,b):this.found.length<=J&&this.path.length+this.boxes.length<=J&&this.extends(p,h)}extends(p,h){
const u=(0,L.M)(p);switch(p.operator){case"re":{const[b=NaN,_=NaN,m=NaN,y=NaN]=u,M=(0,B.zl)(h,[b,_,b+m,_+y]);M.every(Number.isFinite)&&this.boxes.push(M);return}case"\
m":this.first=this.last=(0,B.Gd)(h,u[0],u[1]);return;case"l":this.line((0,B.Gd)(h,u[0],u[1]));return;case"c":case"v":case"y":this.last=(0,B.Gd)(h,u.at(-2),u.at(
-1));return;case"h":this.line(this.first)}}line(p){this.path.push([this.last,p]),this.last=p}paints({fill:p,strokes:h,closes:u},b){if(u&&this.line(this.first),!b&&
h){for(const[[_,m],[y,M]]of this.path)this.add(_,m,y,M,K);for(const[_,m,y,M]of this.boxes)this.around(_,m,y,M)}if(!b&&p)for(const[_,m,y,M]of[...this.boxes,...this.
outline()])this.add(_,m,y,M,H);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,B.$L)(this.path.flat())]}around(p,h,u,b){
if(u-p<=H||b-h<=H){this.add(p,h,u,b,H);return}for(const _ of[h,b])this.add(p,_,u,_,K);for(const _ of[p,u])this.add(_,h,_,b,K)}add(p,h,u,b,_){const[m,y]=[Math.abs(
u-p),Math.abs(b-h)];if(!(Math.min(m,y)<=_&&Math.max(m,y)>=nt))return;const M=y>m;this.found.push(M?{isVertical:M,at:(p+u)/2,from:Math.min(h,b),to:Math.max(h,b)}:
{isVertical:M,at:(h+b)/2,from:Math.min(p,u),to:Math.max(p,u)})}}var dt=w(54093),at=w(27077),At=w(77211),yt=w(15762),Mt=w(16160),Ot=w(98095);const et=200,O=2e4;class C{index;found;characters;unreadable;ordered;reading;segmented;constructor(p,h){
this.index=p,this.found=h,this.characters=h.characters,this.unreadable=h.unreadable}get blocks(){return this.ordered??=(0,dt.z)(this.order())}*blocksByLook(){const{
fragments:p,leafOf:h,rules:u,hasTablesApart:b=!0}=this.found;return u&&!h&&b?this.blocks:yield*(0,yt.NQ)(p,void 0,u??[])}order(){const{fragments:p,leafOf:h,rules:u,
hasTablesApart:b=!0}=this.found;return(0,yt.NQ)(p,h,b?u:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,Ot.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,dt.z)((0,yt.dV)(this.blocks,this.found.edges))}async prepare(p){const{fragments:h,edges:u}=this.found;h.length<et&&this.characters<O||(this.
ordered=await(0,dt.k)(this.order(),p),this.reading=await(0,dt.k)((0,yt.dV)(this.ordered,u),p))}*layout(p){return p==="reading"?this.flow.shown:yield*(0,At.Z)(this.
found.fragments,this.found.edges)}*visualText(p=!0){const{fragments:h,edges:u}=this.found,b=yield*(0,Mt.HE)(yield*this.segments(),h,p),_=yield*(0,Mt.x1)(b,u);return p?
{..._,below:yield*(0,Mt.rQ)(b,u)}:_}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(p){const h=yield*(0,yt.td)(
this.blocks,this.found.edges),u=[];for(const{0:b,index:_}of h.text.matchAll(p)){const m=h.box(_,_+b.length);m&&u.push({text:b,...m}),u.length%at.y===at.y-1&&(yield at.
Yz)}return u}}const D=200,z=2e4,G=({characters:g})=>Math.min(g+D,z);class F{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(p,h=!1,u=!0){
this.document=p,this.findsRules=h,this.hasTablesApart=u,this.contents=new v.i(p)}async page(p){const{document:h}=this,u=(0,x.iw)(h,p),{width:b,height:_}=(0,B.iN)(
u),m={width:b*u.userUnit,height:_*u.userUnit},y=new U.g(m.width,m.height,this.expected),M=this.findsRules?new ft:void 0,q=await this.contents.read(p,y,M);return this.
expected=G(y),this.assemble(p,y,m,{rules:M?.rules,damage:q,usesElementTexts:!0})}async assemble(p,h,u,{rules:b,damage:_,usesElementTexts:m}){const{document:y}=this;
h.finish();const M=p<0?-1:y.pages.number(p),q=p<0?void 0:await(this.tags??=(0,rt.g$)(y)),ct=q?.hasPage(M)?S(q,M):void 0,gt=m&&ct&&q?.hasTexts?await Q(h,ct,M,y.job):
h.fragments,V=d(gt),ht=q?.hasTexts===!0,Et={fragments:gt,edges:h.edges,...V,damage:_,leafOf:ct,hasElementTexts:ht,rules:b,...u},Lt=new C(p,{...Et,hasTablesApart:this.
hasTablesApart});return await Lt.prepare(y.job.pace),Lt}}function S(g,p){let h,u;return({style:{marks:b}})=>(b!==h&&(h=b,u=b.id<0?void 0:g.leaf(p,b.stream,b.id)),
u)}function d(g){let p=0,h=0,u=0;for(const{text:b,style:_}of g){const m=h;p+=b.length;for(let y=b.indexOf(lt.m);y>=0;y=b.indexOf(lt.m,y+1))h++;_.font===T.Z&&(u+=
b.length-(h-m))}return{characters:p,unreadable:h,assumed:u}}}),31681:((Nt,St,w)=>{w.d(St,{d:()=>T,f:()=>Y});const lt=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
T=L=>lt.test(L),B=0,x=1,v=2,rt=3,R=4,N=new RegExp("\\p{L}","u"),I=new RegExp("\\p{Nd}","u");function st(L){return I.test(L)?rt:lt.test(L)?v:N.test(L)?x:/^[.,:/%+\-\u066b\u066c]$/.
test(L)?R:B}function Y(L,H){const K=L.map(st),nt=K.filter(yt=>yt===v).length,J=H.includes(!0);if(nt===0)return J?Q(H):void 0;const ft=K.filter(yt=>yt===x).length,
dt=nt>=ft||J,at=L.map((yt,Mt)=>Mt);dt&&at.reverse(),k(K,dt);const At=yt=>dt?K[yt]!==v:K[yt]!==x;for(let yt=0,Mt;yt<at.length;yt=Mt){for(Mt=yt+1;Mt<at.length&&At(
at[Mt])===At(at[yt]);)Mt++;At(at[yt])&&(P(at,yt,Mt),dt||U(at,K,yt,Mt))}return at}function Q(L){const H=L.map((K,nt)=>nt);for(let K=0,nt;K<H.length;K=nt){for(nt=
K+1;nt<H.length&&L[nt]===L[K];)nt++;L[K]&&P(H,K,nt)}return H}function k(L,H){for(let J=0;J<L.length;J++)if(L[J]===R){const ft=L[J-1]===rt&&L[J+1]===rt;L[J]=ft?rt:
B}const K=H?v:x,nt=J=>J===void 0?K:J===rt?H?v:x:J;for(let J=0,ft;J<L.length;J=ft){if(ft=J+1,L[J]!==B)continue;for(;ft<L.length&&L[ft]===B;)ft++;const dt=nt(L[J-
1]),at=nt(L[ft]);L.fill(dt===at?dt:K,J,ft)}if(!H){for(let J=0;J<L.length;J++)if(L[J]===rt){let ft=J;for(;L[ft]===rt;)ft++;(L[J-1]!==v||L[ft]!==v)&&L.fill(x,J,ft),
J=ft}}}function U(L,H,K,nt){for(let J=K,ft;J<nt;J=ft)if(ft=J+1,H[L[J]]===rt){for(;ft<nt&&H[L[ft]]===rt;)ft++;P(L,J,ft)}}function P(L,H,K){for(let nt=H,J=K-1;nt<
J;nt++,J--)[L[nt],L[J]]=[L[J],L[nt]]}}),98095:((Nt,St,w)=>{w.d(St,{Y4:()=>Ot,re:()=>p,lP:()=>C,q9:()=>O,b6:()=>et});var lt=w(34659),T=w(98689),B=w(27077),x=w(44233),
v=w(31681),rt=w(69631);const R=.6,N=.1,I=.3,st=3,Y=new RegExp("^(?:\\d{1,2}|[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),Q=200,k=1e6;function*U(h){const u=h.
filter(P);if(u.length===0)return h;const b=yield*(0,x.p9)(h,(y,M)=>y.baseline-M.baseline),_=new Set;let m=0;for(const y of u){const M=K(b,y.baseline);for(let q=M;q<
Math.min(b.length,M+Q)&&m<k;q++){++m%B.y===0&&(yield B.Yz);const ct=b[q];if(!(!L(ct,y)||_.has(ct))&&(m+=ct.fragments.length,!!ct.fragments.some(gt=>H(y.fragments[0],
gt)))){ct.join(y),_.add(y);break}}}return _.size===0?h:h.filter(y=>!_.has(y))}const P=({characters:h,fragments:u})=>h<=st&&u.length===1&&Y.test(u[0].text)&&!u[0].
style.frame.vertical;function L(h,u){const b=h.baseline-u.baseline,{size:_}=h;return u.size<rt.N$*_&&b>rt.WV*_&&b<R*_&&h.frame===u.frame&&u.start>h.start&&u.start<
h.end+I*_}function H(h,{end:u,style:{size:b}}){const _=h.start-u;return _>-N*b&&_<I*b&&h.style.size<rt.N$*b}function K(h,u){let b=0;for(let _=h.length;b<_;){const m=b+
_>>1;h[m].baseline<=u?b=m+1:_=m}return b}const nt=1.6,J=.5,ft=.15,dt=.6,at=.6,At=.35,yt=.02,Mt=5e3;class Ot{fragments;start;end;baseline;size;top;bottom;characters;constructor(u){
this.fragments=[u],this.start=Math.min(u.start,u.end),this.end=Math.max(u.start,u.end),this.baseline=u.baseline,this.size=u.style.size,this.top=u.top,this.bottom=
u.bottom,this.characters=u.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(u){const b=this.fragments[this.
fragments.length-1];this.fragments.push(u),this.characters+=u.text.length;const _=Math.min(u.start,u.end),m=Math.max(u.start,u.end);_<this.start&&(this.start=_),
m>this.end&&(this.end=m);const{style:y,baseline:M}=u;y===b.style&&M===b.baseline||(y.size>this.size*1.05&&(this.size=y.size,this.baseline=M),u.top<this.top&&(this.
top=u.top),u.bottom>this.bottom&&(this.bottom=u.bottom))}join(u){for(const b of u.fragments)this.add(b)}joined(u){const[b,..._]=this.fragments,m=new Ot(b);for(const y of _)
m.add(y);return m.join(u),m}sort(){const{fragments:u}=this;for(let b=1;b<u.length;b++)if(u[b].start<u[b-1].start){u.sort((_,m)=>_.start-m.start||_.order-m.order);
return}}}const et=({fragments:h})=>h.map(({text:u})=>u).join(" ");function*O(h){const u=[];let b;for(let y=0;y<h.length;y++){const M=h[y];y%B.y===B.y-1&&(yield B.
Yz),b&&D(b,M)?b.add(M):u.push(b=new Ot(M))}const _=yield*U(yield*z(u));let m=0;for(const y of _)y.sort(),m+=y.fragments.length,!(m<B.y)&&(m=0,yield B.Yz);return _}
const C=({style:h,text:u,mayTurn:b})=>h.marks.isReversed||b&&(0,v.d)(u);function D(h,u){const{style:b,start:_,end:m,baseline:y}=u;if(b.frame!==h.frame||h.characters>
Mt)return!1;const M=Math.max(b.size,h.size),q=Math.abs(y-h.baseline);if(q>dt*M)return!1;const ct=_-h.end,gt=h.start-Math.max(_,m);return q>ft*M?ct>-J*M&&ct<at*M:
ct>-J*M&&ct<nt*M||gt>-J*M&&gt<(C(u)?at:At)*M}function*z(h){if(h.length<2)return[...h];const u=new Map;for(const{frame:y}of h)u.has(y)||u.set(y,u.size);const b=[];
for(let y=0;y<h.length;y++){const M=h[y];y%B.y===B.y-1&&(yield B.Yz),b.push({segment:M,order:y,frame:u.get(M.frame)})}const _=yield*(0,x.p9)(b,(y,M)=>y.frame-M.
frame||y.segment.baseline-M.segment.baseline||y.segment.start-M.segment.start),m=new Set;for(let y=0;y<_.length;y++){y%B.y===B.y-1&&(yield B.Yz);const{segment:M,
frame:q,order:ct}=_[y];if(!(m.size>0&&m.has(M)))for(let gt=y+1;gt<Math.min(_.length,y+G);gt++){const V=_[gt],ht=Math.min(M.size,V.segment.size);if(V.frame!==q||
V.segment.baseline-M.baseline>ft*ht)break;if(m.has(V.segment)||!d(M,V.segment))continue;const[Et,Lt]=ct<V.order?[M,V.segment]:[V.segment,M];if(Et.join(Lt),m.add(
Lt),Lt===M)break}}return m.size===0?[...h]:h.filter(y=>!m.has(y))}const G=50,F=/:$/,S=new RegExp(`[${lt.Cb}]`);function d(h,u){const b=Math.min(h.size,u.size);if(h.
characters+u.characters>Mt||Math.max(h.size,u.size)>1.5*b)return!1;const[_,m]=h.start<=u.start?[h,u]:[u,h],y=m.start-_.end;if(g(m))return!1;if(g(_))return S.test(
_.fragments[0].text)&&y>0&&y<nt*b;const M=F.test(_.fragments.at(-1).text)?at:At;return y>-yt*b&&y<M*b}const g=({fragments:h})=>h.length===1&&h[0].text.length===
1;function p(h,u){return u.order===h.order+1&&(h.spaceAfter||u.spaceBefore)?!0:u.start-h.end>Math.max((0,T.U)(h.style),(0,T.U)(u.style))}}),73356:((Nt,St,w)=>{w.
d(St,{T:()=>rt,x:()=>v});var lt=w(61520),T=w(69631),B=w(31681),x=w(98095);function v(N,I){const st=new lt.q(I);return rt(st,N,I),st.shown}function rt(N,{fragments:I},st){
if(I.some(x.lP)){R(N,I,st);return}for(let Y=0;Y<I.length;Y++){const Q=I[Y],k=I[Y-1];k&&(0,x.re)(k,Q)?N.space(" "):k&&k.style!==Q.style&&(0,T.rk)(Q.text,Q,k)&&N.
raiseNext(),N.add(Q)}}function R(N,I,st){const Y=[];for(const[P,L]of I.entries()){P>0&&(0,x.re)(I[P-1],L)&&Y.push({text:" ",from:0,to:0});const{text:H}=L;for(let K=0,
nt;K<H.length;K=nt){for(nt=K+1;nt<H.length&&st.isOneGlyph(L,nt-1);)nt++;Y.push({text:H.slice(K,nt),fragment:L,from:K,to:nt})}}const Q=Y.map(({text:P})=>P),k=P=>Y[P]?.
fragment?.style.marks.isReversed??!1,U=Y.map(({fragment:P},L)=>k(L)||!P&&k(L-1)&&k(L+1));for(const P of(0,B.f)(Q,U)??Q.keys()){const{text:L,fragment:H,from:K,to:nt}=Y[P];
H?N.add(H,K,nt):N.space(L)}}})};
