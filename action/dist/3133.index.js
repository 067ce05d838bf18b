"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((Nt,St,w)=>{w.d(St,{D:()=>P,L:()=>S});var lt=w(45657);function S({cos:x,sin:v},rt,R,D,I){if(v===0&&x===
1)return{x:rt,y:D,width:R-rt,height:I-D};const nt=[rt*x-D*v,R*x-D*v,rt*x-I*v,R*x-I*v],G=[rt*v+D*x,R*v+D*x,rt*v+I*x,R*v+I*x],[Q,X]=[(0,lt.YG)(nt),(0,lt.YG)(G)];return{
x:Q,y:X,width:(0,lt.Kf)(nt)-Q,height:(0,lt.Kf)(G)-X}}function P(x,v){const[rt,R]=[Math.min(x.x,v.x),Math.min(x.y,v.y)];return{x:rt,y:R,width:Math.max(x.x+x.width,
v.x+v.width)-rt,height:Math.max(x.y+x.height,v.y+v.height)-R}}}),60660:((Nt,St,w)=>{w.d(St,{P9:()=>H,nZ:()=>z,g$:()=>Ot,Bi:()=>et,Hy:()=>V});var lt=w(44233),S=w(
77581),P=w(45599),x=w(70549),v=w(9819);const rt=1e3,R=20,D=200,I=20;function nt(T,d,g){let[p,h,u]=[1,1,[]];for(const b of G(T,d)){p=Q(T,b.get("ColSpan"))??p,h=Q(
T,b.get("RowSpan"))??h;const L=T.array(b.get("Headers"));L&&(u=L.slice(0,R).flatMap(m=>X(T,m)??[]))}return{columns:p,rows:h,id:X(T,g),heads:u}}function G(T,d){return d===
void 0?[]:(T.array(d)?.slice(0,I)??[d]).flatMap(p=>T.dict(p)??[])}function Q(T,d){const g=d===void 0?void 0:T.resolve(d);return typeof g=="number"&&Number.isInteger(
g)&&g>=1&&g<=rt?g:void 0}function X(T,d){const g=d===void 0?void 0:T.resolve(d);return g instanceof P.Mx?(0,S.g7)(g).slice(0,D):void 0}var U=w(78157),Y=w(79725),
_=w(82416);const K=2e3,$=9;class it{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new Y.R;number=0;isReference=!1;constructor(d){this.document=
d}read(d){const{entries:g,kids:p}=this;p.length=0;const h=this.document.place(d);if(!h||!g.locate(h.bytes,h.start,Math.min(h.end,h.start+K)))return!1;const{bytes:u}=h,
{at:b}=g;if(g.find(u,"MCID")>=0)return!1;this.hasTexts=g.find(u,"ActualText")>=0||g.find(u,"Alt")>=0,this.hasAttributes=g.find(u,"A")>=0||g.find(u,"ID")>=0;const L=g.
find(u,"S");if(L<0||u[b[L+2]]!==U.cL)return!1;this.name(u,b[L+2]+1,b[L+3]);const m=g.find(u,"Pg");if(this.page=-1,m>=0){if(this.after(u,b[m+2],b[m+3])!==b[m+3]||
!this.isReference)return!1;this.page=this.number}const y=g.find(u,"K");return y<0||this.readKids(u,b[y+2],b[y+3])}name(d,g,p){const{type:h}=this;let u=0;if(h.length===
p-g)for(;u<h.length&&d[g+u]===h.charCodeAt(u);)u++;(u<p-g||u===0)&&(this.type=(0,_.MQ)(d,g,p))}readKids(d,g,p){const h=d[g]===U.WL,u=h?p-1:p;if(h&&d[u]!==U.wt)return!1;
for(let b=(0,U.AN)(d,h?g+1:g,u);b<u;b=(0,U.AN)(d,b,u)){if(b=this.after(d,b,u),b<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return h||
!this.isReference||this.isDictionary(this.number)}isDictionary(d){const g=this.document.place(d);return g!==void 0&&g.bytes[(0,U.AN)(g.bytes,g.start,g.end)]===U.
iH}after(d,g,p){let h=g,u=0;for(;h<p&&J(d[h]);h++)u=u*10+d[h]-U.l0;if(h===g||h-g>$||(this.number=u,this.isReference=!1,h<p&&!ft(d[h])))return-1;const b=(0,U.AN)(
d,h,p);let L=b;for(;L<p&&J(d[L]);)L++;const m=(0,U.AN)(d,L,p);return L===b||m>=p||d[m]!==U.AV?h:(this.isReference=!0,m+1)}}const J=T=>T>=U.l0&&T<=U.ev,ft=T=>T===
32||T===10||T===13,dt=1e7,at=4,At=2,yt=1e4;class Mt{pages=new Map;count=0;last;hasTexts=!1;leaf(d,g,p){const h=this.pages.get(d);return g===0&&p<yt?h?.own[p]:h?.
others.get(g*dt+p)}async leaves(d,g){const{own:p=[],others:h}=this.pages.get(d)??{};return await(0,lt.qZ)([...p.flat(),...h?.values()??[]],(u,b)=>u.order-b.order,
g)}hasPage(d){return this.pages.has(d)}add(d,g,p,h){if(!Number.isInteger(h)||h<0||h>=dt)return;const{own:u,others:b}=this.leavesOf(g);if(p===0&&h<yt)u[h]??={element:d,
order:this.count++};else{const L=p*dt+h;b.has(L)||b.set(L,{element:d,order:this.count++})}for(let L=d;L&&L.firstPage<0;L=L.parent)L.firstPage=g}leavesOf(d){if(this.
last?.number===d)return this.last.leaves;let g=this.pages.get(d);return g||this.pages.set(d,g={own:[],others:new Map}),this.last={number:d,leaves:g},g}}const Ot=(0,x.
n)(O);function et(T){const d=T.dict(T.catalog.get("MarkInfo"));return T.dict(T.catalog.get("StructTreeRoot"))!==void 0&&T.resolve(d?.get("Marked"))===!0}async function O(T){
const d=T.dict(T.catalog.get("StructTreeRoot"));if(!d||T.resolve(T.dict(T.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const g=new B(T,T.dict(d.get("R\
oleMap")));return await g.run(d),g.tags}class B{document;roles;tags=new Mt;visit;bytes;types=new Map;open=[];constructor(d,g){this.document=d,this.roles=g,this.
visit=new v._i(d),this.bytes=new it(d)}async run(d){const{open:g,document:p}=this;this.push(d.get("K"),void 0,-1);for(let h=g.pop();h;h=g.pop()){this.take(h);const u=p.
job.pace.step(300);u&&await u}}push(d,g,p){if(d===void 0)return;const h=(0,P.i9)(d)||(0,P.cy)(d)?this.document.array(d)??[d]:[d];for(let u=h.length-1;u>=0;u--)this.
open.push({kid:h[u],parent:g,page:p})}take({kid:d,parent:g,page:p}){if(typeof d=="number"){g&&p>=0&&this.tags.add(g,p,0,d);return}if(!this.visit.first(d)||(0,P.
i9)(d)&&this.takeBytes(d.number,g,p))return;const h=this.document.dict(d);if(!h)return;const u=h.get("Pg"),b=(0,P.i9)(u)?u.number:p,L=h.get("MCID");if(L!==void 0){
const q=h.get("Stm");g&&b>=0&&this.tags.add(g,b,(0,P.i9)(q)?q.number:0,Number(this.document.resolve(L)));return}const m=this.document.resolve(h.get("S"));if(!(m instanceof
P.SX))return;const y=this.standard(m.text),M={type:y,parent:g,actualText:this.text(h.get("ActualText")),alternative:this.text(h.get("Alt")),cell:z(y)?nt(this.document,
h.get("A"),h.get("ID")):void 0,firstPage:-1};this.enter(M),this.push(h.get("K"),M,b),(0,P.i9)(d)&&this.document.release(d.number)}takeBytes(d,g,p){const{bytes:h,
document:u,open:b,tags:L}=this;if(!h.read(d))return!1;const{hasTexts:m,hasAttributes:y,kids:M}=h,q=this.standard(h.type),ct=y&&z(q),gt={type:q,parent:g,actualText:m?
this.text(u.entry(d,"ActualText")):void 0,alternative:m?this.text(u.entry(d,"Alt")):void 0,cell:ct?nt(u,u.entry(d,"A"),u.entry(d,"ID")):void 0,firstPage:-1};this.
enter(gt);const j=h.page<0?p:h.page;if(M.some(ht=>ht<0))for(let ht=M.length-1;ht>=0;ht--){const Et=M[ht];b.push({kid:Et<0?new P.oS(-1-Et):Et,parent:gt,page:j})}else if(j>=
0)for(const ht of M)L.add(gt,j,0,ht);return!0}enter(d){const{type:g,parent:p,actualText:h}=d;h!==void 0&&(this.tags.hasTexts=!0),g==="TR"&&C(d),!(p?.type!=="TR"||
!z(g))&&(p.cells?p.cells.push(d):p.cells=[d])}text(d){const g=d===void 0?null:this.document.resolve(d);if(!(g instanceof P.Mx))return;const p=(0,S.g7)(g);return this.
document.job.memory.budget.spend("characters",p.length),p}standard(d){const g=this.types.get(d);if(g!==void 0)return g;let p=d;for(let h=0;h<16;h++){const u=this.
document.resolve(this.roles?.get(p));if(!(u instanceof P.SX)||u.text===p)break;p=u.text}return this.types.set(d,p),p}}function C(T){let d=T.parent;for(let g=1;g<
At&&d?.type!=="Table";g++)d=d?.parent;d?.type==="Table"&&(d.firstRows??=[],d.firstRows.length<at&&d.firstRows.push(T))}const z=T=>T==="TD"||T==="TH";function H(T){
const d=new Map;return g=>{const p=[];let h;for(const u of V(g)){if(h=d.get(u)??(T(u.type)?u:void 0),h||d.has(u))break;p.push(u)}for(const u of p)d.set(u,h);return h&&
d.set(h,h),h}}function*V(T){for(let d=T;d;d=d.parent)yield d}}),34659:((Nt,St,w)=>{w.d(St,{Cb:()=>lt,aV:()=>S,vs:()=>P});const lt="\\u2022\\u25e6\\u25aa\\u2023\\u25c\
f\\u25cb\\u25a0\\u25a1\\uf0b7",S=`${lt}\\u00b7\\u2013\\u2014\\u2212`,P='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((Nt,St,w)=>{
w.d(St,{Ps:()=>U,RO:()=>D,V0:()=>G,X5:()=>I});const lt=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
S=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,P=/[\t\n\v\f\r\u00a0]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,v=173,rt=1e4,
R=100;class D{cleaned=new Map;clean(_){if(_.length===1){const $=_.charCodeAt(0);if($>32&&$<127||$>160&&$<1536&&$!==v||$>=11904&&$<55296)return _}let K=this.cleaned.
get(_);return K===void 0&&(K=I(_),this.cleaned.size<rt&&_.length<=R&&this.cleaned.set(_,K)),K}}function I(Y){return Y.replace(P," ").replace(lt,"").replace(S,_=>_.
normalize("NFKC")).replace(x,"�")}const nt=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],
[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function G(Y){if(Y.length!==1)return;const _=Y.charCodeAt(0);return(_<128?_===94||_===96||_===
126:_<=733&&(_>=710||_<=184))?nt.get(_):void 0}const Q=new RegExp("^\\p{L}$","u"),X=new Map([["ı","i"],["ȷ","j"]]);function U(Y,_){if(!Q.test(Y))return;const K=((X.
get(Y)??Y)+_).normalize("NFC");return K.length===1?K:void 0}}),62897:((Nt,St,w)=>{w.d(St,{K:()=>S,Y:()=>lt});function lt(P,x=1/0){let v=x;for(const rt of P)rt<v&&
(v=rt);return v}function S(P,x=-1/0){let v=x;for(const rt of P)rt>v&&(v=rt);return v}}),61520:((Nt,St,w)=>{w.d(St,{q:()=>x});var lt=w(4186),S=w(69631);const P=500;
class x{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(R){this.edges=R}get text(){return this.
flush(),this.whole??=this.parts.join("")}get shown(){const{text:R}=this;return this.raised.length===0?R:this.withRaised??=(0,S.zZ)(R,this.raised)}raiseNext(){this.
raised.push(this.length)}get size(){return this.length}tail(R){this.flush();let D="";for(let I=this.parts.length-1;I>=0&&D.length<R;I--)D=this.parts[I]+D;return D.
slice(-R)}lastLetter(){this.flush();for(let R=this.parts.length-1;R>=0;R--){const D=this.parts[R];for(let I=D.length-1;I>=0;I--)if(D[I]!==`
`)return D.charCodeAt(I)}return 0}add(R,D=0,I=R.text.length){const nt=D===0&&I===R.text.length;nt||this.cuts.set(this.offsets.length,{from:D,to:I}),this.offsets.
push(this.length),this.fragments.push(R),this.space(nt?R.text:R.text.slice(D,I))}fromOf(R){return this.cuts.size===0?0:this.cuts.get(R)?.from??0}toOf(R){return(this.
cuts.size===0?void 0:this.cuts.get(R)?.to)??this.fragments[R].text.length}settle(){this.flush();const R=Math.min(this.settled,this.parts.length);this.parts.push(
this.parts.splice(R).join("")),this.settled=this.parts.length}space(R){this.rest+=R,this.length+=R.length,this.whole=this.withRaised=void 0,this.rest.length>P&&
this.flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(R){this.flush(),this.whole=this.withRaised=void 0,this.length-=R;for(let D=R;D>
0;){const I=this.parts.pop()??"";I.length>D&&this.parts.push(I.slice(0,-D)),D-=I.length}for(let D=this.offsets.length-1;D>=0;D--){const[I,nt,G]=[this.offsets[D],
this.fromOf(D),this.toOf(D)];if(I+G-nt<=this.length)break;this.cuts.set(D,{from:nt,to:Math.max(nt,this.length-I+nt)})}}*pieces(){const{text:R}=this;let D=0;for(const[
I,nt]of this.offsets.entries()){const G=this.toOf(I)-this.fromOf(I);G<=0||(yield{space:R.slice(D,nt),text:R.slice(nt,nt+G),fragment:this.fragments[I]},D=nt+G)}}box(R,D){
const I=this.lineBoxes(R,D);return I.length===0?void 0:I.reduce(lt.D)}letters(R,D){return Array.from(this.within(R,D),({fragment:I,from:nt,to:G,position:Q})=>({
first:I.letters+nt,position:Q,count:G-nt}))}*within(R,D){for(let I=Math.max(this.pieceAt(R),0);I<this.offsets.length&&this.offsets[I]<D;I++){const nt=this.offsets[I],
G=this.fromOf(I),Q=Math.max(G,G+R-nt),X=Math.min(this.toOf(I),G+D-nt);Q<X&&(yield{fragment:this.fragments[I],from:Q,to:X,position:nt+Q-G})}}lineBoxes(R,D){const I=[];
let nt;for(const{fragment:G,from:Q,to:X}of this.within(R,D)){const U=this.edges.box(G,Q,X);nt&&v(nt,G)?I.push((0,lt.D)(I.pop(),U)):I.push(U),nt=G}return I}at(R){
const D=this.pieceAt(R);if(D<0)return;const I=this.toOf(D)-this.fromOf(D);return R<this.offsets[D]+I?this.fragments[D]:void 0}pieceAt(R){let D=0,I=this.offsets.
length;for(;D<I;){const nt=D+I>>1;this.offsets[nt]<=R?D=nt+1:I=nt}return D-1}}function v(rt,R){return rt.style.frame!==R.style.frame?!1:2*(Math.min(rt.bottom,R.
bottom)-Math.max(rt.top,R.top))>=Math.min(rt.bottom-rt.top,R.bottom-R.top)}}),98689:((Nt,St,w)=>{w.d(St,{g:()=>Mt,U:()=>yt});var lt=w(84731);const S=.1,P=50,x=256,
v=4,rt=1073741823;class R{letters;fragments;count=0;hashes;heads;next;constructor(O,B,C){this.letters=O,this.fragments=B;let z=x;for(;z*v<C;)z*=2;this.hashes=new Int32Array(
z),this.heads=new Int32Array(z),this.next=new Int32Array(z)}add(O,B){const{fragments:C,heads:z,hashes:H,next:V}=this,T=this.hashOf(O.letters,B);let d=0;for(let g=z[T&
z.length-1];g>0&&d<P;g=V[g-1]){if(d++,H[g-1]!==T)continue;const p=C[g-1];if((g<C.length?C[g].letters:O.letters)-p.letters===B&&D(p,O)&&this.isSameText(p,O,B))return!1}
return this.count===H.length&&this.grow(),this.hashes[this.count]=T,this.link(++this.count,T),C.push(O),!0}hashOf(O,B){const{units:C}=this.letters;let z=B;for(let H=O;H<
O+B;H++)z=(z<<5)-z+C[H]&rt;return z^z>>15}isSameText(O,B,C){const{units:z}=this.letters;for(let H=0;H<C;H++)if(z[O.letters+H]!==z[B.letters+H])return!1;return!0}link(O,B){
const C=B&this.heads.length-1;this.next[O-1]=this.heads[C],this.heads[C]=O}grow(){const{hashes:O,count:B}=this;this.hashes=new Int32Array(2*B),this.hashes.set(O),
this.heads=new Int32Array(2*B),this.next=new Int32Array(2*B);for(let C=0;C<B;C++)this.link(C+1,O[C])}}function D(et,O){const B=S*O.style.size;return et.style.frame===
O.style.frame&&Math.abs(et.start-O.start)<B&&Math.abs(et.end-O.end)<2*B&&Math.abs(et.baseline-O.baseline)<B}var I=w(89420),nt=w(78157);const G=512,Q=256;class X{units;used=0;all=0;constructor(O){
this.units=new Uint16Array(Math.max(O,G))}add(O){if(this.used===this.units.length){const B=new Uint16Array(this.used*2);B.set(this.units),this.units=B}this.units[this.
used++]=O,this.all|=O}drop(O){this.used-=O}replace(O,B){this.used-=O;for(let C=0;C<B.length;C++)this.add(B.charCodeAt(C))}text(){const O=this.units.subarray(0,this.
used);return this.all<Q?(0,nt.bS)(Uint8Array.from(O)).toString("latin1"):(0,nt.bS)(new Uint8Array(O.buffer,0,2*O.length)).toString("utf16le")}}const U=.02,Y=.12,
_=.5,K=.4,$=32,it=127,J=1424,ft=1e3,dt=.1,at=.18,At=.25;function yt({font:et,frame:O,size:B,unit:C}){return O.vertical?B/2:C*Math.min(Math.max((et.space??At)/2,
dt),at)}class Mt{width;height;fragments=[];edges;cleaner=new lt.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(O,B,C=0,z=!1){
this.width=O,this.height=B,this.edges=new I.l(C,z),this.letters=new X(C),this.drawn=new R(this.letters,this.fragments,C)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(O,B,C,z,H){B===" "?this.space():this.follows(O,B,C,z,H)||this.place(O,B,C,z,H)}follows(O,B,C,z,H){const{
open:V}=this;if(V===void 0||V.style!==O||V.baseline!==H||this.isSpaced||B.length!==1)return!1;const T=B.charCodeAt(0),d=C-V.end;return T<=$||T>=it||C<this.end||
d>this.gap||d<-K*O.unit||O.frame.sin!==0||O.frame.cos!==1||z<C||z<0||C>this.width||this.letters.used-V.letters>=ft?!1:(V.end=this.end=z,this.text=B,this.start=C,
this.letters.add(T),this.edges.add(C,z),!0)}place(O,B,C,z,H){const V=this.cleaner.clean(B);if(V===" "?this.space():V===""&&B!==""&&this.open&&C<=this.open.end&&
(this.open.end=Math.max(z,this.open.end)),V===""||V===" ")return;if(!this.isEndless&&!this.isVisible(O,C,z,H)){this.leavesOut=!0;return}const{open:T}=this;T&&T.
style.frame===O.frame&&C<this.end-Y*O.unit&&this.overlaps(T,O,V,C,z,H)||((!T||T.style!==O||this.letters.used-T.letters>=ft||this.isSpaced||C-T.end>this.gap||C-T.
end<-K*O.unit||Math.abs(H-T.baseline)>U*O.size)&&this.begin(O,C,H),this.append(V,C,z))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.
close(),this.open=void 0;const{fragments:O,letters:B}=this,C=B.text();for(let z=O.length-1,H=B.used;z>=0;z--){const V=O[z];V.text=C.slice(V.letters,H),H=V.letters}}append(O,B,C){
const z=this.open;z.end=C,this.text=O,this.start=B,this.end=C;for(let H=0;H<O.length;H++){const V=O.charCodeAt(H);V>=J&&(z.mayTurn=!0),this.letters.add(V),this.
edges.add(B,C)}}begin(O,B,C){this.close();const z=new I.F(O,B,C,this.drawnCount++,this.letters.used);z.mayTurn=!1,z.spaceBefore=this.isSpaced,this.isSpaced=!1,this.
open?.style!==O&&(this.gap=yt(O)),this.open=z}overlaps(O,B,C,z,H,V){const T=Math.abs(V-O.baseline),d=Math.max(H-z,this.end-this.start);if(T>_*B.size||Math.abs(z+
H-this.start-this.end)>d||this.text==="")return!1;if(C===this.text&&Math.abs(z-this.start)<S*B.size&&T<S*B.size)return this.edges.join(),!0;const g=(0,lt.V0)(C),
p=(0,lt.V0)(this.text),h=g!==void 0?(0,lt.Ps)(this.text,g):p===void 0?void 0:(0,lt.Ps)(C,p);return h===void 0?!1:(h.charCodeAt(0)>=J&&(O.mayTurn=!0),this.edges.
join(),this.letters.replace(this.text.length,h),this.edges.drop(this.text.length-(g===void 0?0:1)),g===void 0&&(this.edges.add(z,H),this.start=z,O.end=this.end=
Math.max(H,z)),this.text=h,!0)}close(){const{open:O,letters:B}=this;if(!O)return;const C=B.used-O.letters;this.drawn.add(O,C)||(this.leavesOut=!0,B.drop(C),this.
edges.drop(C))}isVisible({frame:{cos:O,sin:B},size:C},z,H,V){const T=V-Ot*C,{width:d,height:g}=this,p=z*O-T*B,h=z*B+T*O,u=p+(H-z)*O,b=h+(H-z)*B;return(p>=0||u>=
0)&&(h>=0||b>=0)&&(p<=d||u<=d)&&(h<=g||b<=g)}}const Ot=.3}),89420:((Nt,St,w)=>{w.d(St,{F:()=>P,l:()=>v});var lt=w(4186);const S=3;class P{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(R,D,I,nt,G){
this.style=R,this.start=D,this.baseline=I,this.order=nt,this.letters=G,this.end=D}get top(){const{font:R,frame:D,size:I}=this.style;return this.baseline-(D.vertical?
.5:R.ascent)*I}get bottom(){const{font:R,frame:D,size:I}=this.style;return this.baseline+(D.vertical?.5:-R.descent)*I}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==S}get box(){return(0,lt.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const x=512;class v{values;used=0;glyph=0;glyphs;joined=[];constructor(R,D=!1){
this.values=new Float64Array(2*Math.max(R,x)),this.glyphs=D?[]:void 0}get count(){return this.used/2}add(R,D){if(this.used+2>this.values.length){const I=new Float64Array(
this.values.length*2);I.set(this.values),this.values=I}this.values[this.used++]=R,this.values[this.used++]=D,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(R){this.used-=2*R,this.glyphs&&(this.glyphs.length-=R)}isOneGlyph(R,D){const I=2*(R.letters+D);return this.values[I]===
this.values[I+2]&&this.values[I+1]===this.values[I+3]}box(R,D,I){let nt=1/0,G=-1/0;for(let Q=2*(R.letters+D);Q<2*(R.letters+I);Q++){const X=this.values[Q];X<nt&&
(nt=X),X>G&&(G=X)}return(0,lt.L)(R.style.frame,nt,G,R.top,R.bottom)}}}),69631:((Nt,St,w)=>{w.d(St,{Bs:()=>I,N$:()=>S,WV:()=>P,rk:()=>R,zZ:()=>nt});var lt=w(78157);
const S=.85,P=.2,x=3,v=/^\d{1,3}$/,rt=/\d$/;function R(G,{style:Q,baseline:X},U){const{frame:Y,size:_}=U.style;return Q.size<S*_&&U.baseline-X>P*_&&Q.frame===Y&&
!Y.vertical&&v.test(G)&&rt.test(U.text)}const D="⁰¹²³⁴⁵⁶⁷⁸⁹",I=G=>G.replace(/\d/g,Q=>D[Number(Q)]);function nt(G,Q){const X=[];let U=0;for(const Y of Q){
if(Y<U)continue;let _=Y;for(;_<Y+x&&(0,lt.yp)(G.charCodeAt(_));)_++;X.push(G.slice(U,Y),I(G.slice(Y,_))),U=_}return X.join("")+G.slice(U)}}),27077:((Nt,St,w)=>{
w.d(St,{Kl:()=>P,Yz:()=>S,y:()=>lt});const lt=1e3,S=3e5,P=1e4}),5609:((Nt,St,w)=>{w.d(St,{N1:()=>dt,Px:()=>ft,_I:()=>At,eB:()=>at,tS:()=>R,ub:()=>Mt});var lt=w(
45657),S=w(34659),P=w(62897),x=w(27077);const v=.3,rt=.5,R=1.75,D=1.25,I=2,nt=3,G=3.2,Q=.1,X=.05,U=15,Y=.75,_=3,K=.5,$=.4,it=new RegExp("^\\p{Ll}","u"),J=new RegExp(
`^(?:[${S.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),ft=500;class dt{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,
end:this.end,top:this.top,bottom:this.bottom}=d}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.
segments[0].size}add(d){this.segments.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=
Math.max(this.bottom,d.bottom)}}class at{element;lines;start;end;top;bottom;constructor(d){this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.
bottom}=d}static of(d,g){const p=new at(d[0]);for(let h=1;h<d.length;h++)p.add(d[h]);return p.element=g,p}get frame(){return this.lines[0].frame}add(d){this.lines.
push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}
function*At(T){const d=[];let g;for(let p=0;p<T.length;p++){const h=T[p];p%x.y===x.y-1&&(yield x.Yz);const u=g?Math.min(g.size,h.size):0;g?.frame===h.frame&&g.segments.
length<ft&&Math.abs(g.baseline-h.baseline)<v*u&&h.start>g.end-rt*u&&!yt(g,h)?g.add(h):d.push(g=new dt(h))}return d}const yt=(T,{start:d,size:g})=>d-T.end>I*Math.
min(T.size,g)&&Math.max(T.size,g)>D*Math.min(T.size,g);function*Mt(T){const d=[];let g;for(let p=0;p<T.length;p++){const h=T[p];p%x.y===x.y-1&&(yield x.Yz),g&&V(
g,h)?g.add(h):(g&&H(d),d.push(g=new at(h)))}return g&&H(d),yield*Ot(d)}function*Ot(T){const d=[];for(let u=0,b;u<T.length;u=b){for(b=u+1;b<T.length&&C(T,u,b);b++)
b%x.y===x.y-1&&(yield x.Yz);d.length%x.y===x.y-1&&(yield x.Yz),d.push(T.slice(u,b))}if(!d.some(u=>u.length>=_))return T;const g=new Map,p=[];for(const[u,b]of d.
entries()){u%x.y===x.y-1&&(yield x.Yz);const L=b.length<_?void 0:yield*z(b,K);L&&g.set(O(b),Math.max(g.get(O(b))??0,et(b))),p.push(L)}if(g.size===0)return T;const h=[];
for(const[u,b]of d.entries()){u%x.y===x.y-1&&(yield x.Yz);const L=b.length<2?void 0:[0,-1,1].map(y=>g.get(O(b)+y)).find(Boolean),m=p[u]??(L===void 0?void 0:yield*z(
b,0,L));(0,lt.RZ)(h,m?B(b,m):b)}return h}const et=T=>(0,P.K)(T.map(({end:d})=>d)),O=([T,d])=>Math.round(10*(d.lines[0].baseline-T.lines[0].baseline));function B(T,d){
const g=[];let p;for(const[h,u]of T.entries())p?p.add(u.lines[0]):g.push(p=u),d.has(h)&&(p=void 0);return g}function C(T,d,g){const[p,h,u]=[T[d],T[g-1],T[g]];if(h.
lines.length>1||u.lines.length>1||h.frame!==u.frame)return!1;const[b,L]=[h.lines[0],u.lines[0]],{size:m}=p.lines[0],y=L.baseline-b.baseline,M=T[d+1].lines[0].baseline-
p.lines[0].baseline;return Math.abs(L.size-m)<X*m&&Math.abs(y-M)<Q*m&&y>0&&y<=G*m&&L.start<h.end&&L.end>h.start}function*z(T,d,g=0){const[p,h]=[(0,P.Y)(T.map(({
start:m})=>m)),Math.max(g,et(T))],u=new Set;let b=0;for(const[m,{lines:y,start:M,end:q}]of T.entries()){m%x.y===x.y-1&&(yield x.Yz);const{size:ct}=y[0],gt=T[m+1],
j=gt?.lines[0].segments[0].fragments[0],ht=j&&q+Math.abs(j.end-j.start)+Y*ct>h,Et=gt&&gt.start>M+ct/2&&!J.test(y[0].segments[0].fragments[0].text);!ht||Et||q-p<
U*ct||J.test(j.text)?u.add(m):it.test(j.text)&&b++}const L=T.length-u.size;return L>=d*T.length&&b>=$*L?u:void 0}function H(T){const d=T.at(-2),g=T.at(-1);if(!(!d||
g.lines.length<nt||d.lines.length>=g.lines.length||!V(g,d.lines[0]))){T.splice(-2,1);for(const p of d.lines)g.add(p)}}function V(T,d){const g=T.lines.at(-1);if(g.
frame!==d.frame)return!1;const p=Math.max(g.size,d.size),h=d.baseline-g.baseline;return h<v*p||h>R*p||p>D*Math.min(g.size,d.size)?!1:d.start<T.end&&d.end>T.start}}),
11474:((Nt,St,w)=>{w.d(St,{Jm:()=>at,KT:()=>_,UM:()=>Y,X6:()=>dt,dJ:()=>Ot});var lt=w(62897),S=w(27077),P=w(44233),x=w(98095);const v=.65,rt=.3,R=.12,D=.03,I=.12,
nt=6,G=3,Q=2,X=50,U=20,Y=/^[$\u20ac\u00a3\u00a5]$/u;function*_(et){const O=[];for(const{cells:d,size:g}of et)for(const[p,h]of d.entries()){for(const{start:u,end:b,
isLabel:L}of yt(h,g))O.push({start:u,end:b,kind:L?"label":"words"});O.push({start:d[p-1]?.end??-1/0,end:h.start,kind:p>0?"cells":"first"}),yield h.fragments.length*
S.Yz/S.y}if(O.length<G)return et;const B=(0,lt.Y)(et.map(d=>d.size)),C=d=>z.cells.some(({start:g,end:p})=>g<d&&p>d),z=et[0],H=z.cells.flatMap(d=>yt(d,z.size,rt).
slice(0,U)).slice(0,X),V=[];for(const d of["start","end"]){const g=yield*(0,P.p9)(O,(p,h)=>p[d]-h[d]);for(let p=0,h;p<g.length;p=h){for(h=p+1;h<g.length&&g[h][d]-
g[h-1][d]<I*B;)h++;const u=g.slice(p,h),[b,L]=[(0,lt.K)(u.map(j=>j.start)),(0,lt.Y)(u.map(j=>j.end))];if(u.length<G||b>=L||V.length===X)continue;const m=(b+L)/2,
y=d==="start"?b:L,M=u.filter(({kind:j})=>j==="words"||j==="label"),q=M.length>=G||M.some(({kind:j})=>j==="label")||M.length>0&&u.length-M.length>=Q&&u.length>G,
ct=C(m),gt=ct?$(H,{start:b,end:L},I*z.size):m;(q||ct&&u.filter(({kind:j})=>j!=="first").length>=G)&&V.push({at:gt,edge:d,near:y,isInFirst:!q,isMoved:gt!==m})}}let T=et;
for(const d of V){const g=yield*J(T,d);g&&!(d.isMoved&&g[0].cells.length>K(g.slice(1)))&&(T=g)}return it(T,V)}const K=et=>et.reduce((O,{cells:B})=>Math.max(O,B.
length),0);function $(et,{start:O,end:B},C){const z=(O+B)/2;if(et.some(V=>V.start<z&&V.end>z))return z;let H;for(const V of et)Math.min(B,V.end)-Math.max(O,V.start)>=
C&&(!H||V.end-V.start>H.end-H.start)&&(H=V);return H?(Math.max(O,H.start)+Math.min(B,H.end))/2:z}function it([et,...O],B){const C=K(O);let z=et;for(const{edge:H,
near:V,isInFirst:T}of B){if(z.cells.length>=C)break;if(!T)continue;const g=z.cells.flatMap(p=>yt(p,z.size,R).slice(0,U)).find(p=>Math.abs(p[H]-V)<D*z.size);z=(g&&
Mt(z,(g.start+g.end)/2))??z}return z.cells.length===C?[z,...O]:[et,...O]}function*J(et,{at:O,isInFirst:B}){const C=[];for(const[z,H]of et.entries()){const V=H.cells.
find(({start:d,end:g})=>d<O&&g>O);if(yield(H.cells.length+(V?.fragments.length??0))*S.Yz/S.y,V&&B&&z>0)return;const T=V?yt(V,H.size,z===0?rt:v):[];if(V&&!T.some(
({start:d,end:g})=>d<O&&g>O)||V&&B&&ft(V,O,et.slice(1)))return;C.push((V&&Mt(H,O))??H)}return C}function ft(et,O,B){let[C,z]=[1/0,-1/0];for(const{cells:V}of B){
const T=V.findIndex(({start:d})=>d>O);T>0&&(C=Math.min(C,V[T-1].start)),T>=0&&(z=Math.max(z,V[T].end))}const H=I*et.size;return et.start>C+H&&et.end<z-H&&Math.abs(
C+z-et.start-et.end)<2*H}function dt(et,O){if(et.cells.length!==1)return;const[B]=et.cells,C=I*Math.min(et.size,O.size),z=yt(B,et.size).slice(0,U);if(z.length===
0||At(B,z[0])>nt)return;const H=({end:g})=>O.cells.some((p,h)=>h>0&&Math.abs(p.start-g)<C),V=z.reduce((g,p)=>g&&g.end-g.start>=p.end-p.start?g:p,void 0),T=O.cells.
at(-1),d=z.find(H)??(V&&Math.abs(et.end-T.end)<C&&V.start<T.start?V:void 0);return d&&Mt(et,(d.start+d.end)/2)}function at(et,O){if(et.cells.length>=O.cells.length)
return;const B=I*Math.min(et.size,O.size),C=et.cells.flatMap(V=>yt(V,et.size).slice(0,U));let z=et;for(const{start:V,end:T}of C)O.cells.some(d=>Math.abs(d.start-
T)<B)&&(z=Mt(z,(V+T)/2)??z);const H=({start:V,end:T},d)=>Math.abs(V-O.cells[d].start)<B||Math.abs(T-O.cells[d].end)<B;return z.cells.length===O.cells.length&&z.
cells.every(H)?z:void 0}const At=({fragments:et},O)=>et.filter(({start:B})=>B<O.start).length;function yt({fragments:et},O,B=v){const C=[];let z=-1/0,H="";for(const{
start:V,end:T,text:d}of et)H!==""&&Math.min(V,T)-z>=B*O&&!Y.test(H)&&C.push({start:z,end:Math.min(V,T),isLabel:H.endsWith(":")}),z=Math.max(z,V,T),H=d;return C}
function Mt(et,O){const B=et.cells.findIndex(({start:H,end:V})=>H<O&&V>O);if(B<0)return;const C=[],z=[];for(const H of et.cells[B].fragments)(H.start<O?C:z).push(
H);if(!(C.length===0||z.length===0))return{...et,cells:[...et.cells.slice(0,B),Ot(C),Ot(z),...et.cells.slice(B+1)],isTabular:!0}}function Ot([et,...O]){const B=new x.
Y4(et);for(const C of O)B.add(C);return B}}),93463:((Nt,St,w)=>{w.d(St,{$:()=>L,f:()=>ft});var lt=w(27077);const S=2.2,P=3.2,x=1.25,v=1.08,rt=1.02,R=.3,D=.6,I=3,
nt=2,G=1,Q=3,X=2,U=2,Y=100,_=200,K=new RegExp("\\p{L}","u"),$=/\d/,it=/^\d{1,2}$/,J=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;function*ft(m){const y={pairs:[],lacking:[]};
let M=-1,q=0;for(let ct=0;ct+1<m.length;ct++){(q+=m[ct].cells.length)>=lt.y&&(q=0,yield lt.Yz);const[gt,j]=[m[ct],m[ct+1]],ht=Ot(gt,j)?C(j,gt):void 0;if(!(ht&&O(
gt,j,m[ct-1]))||!T(gt,j)||u(m,ct)||b(m,ct+1)){for(const[_t,Lt]of at(m,ct))dt(y,_t,Lt,C(Lt,_t));continue}M!==ct-1&&Mt(gt,m[ct-1],j)||(M=ct+1,dt(y,gt,j,ht))}return y}
function dt({pairs:m,lacking:y},M,q,ct){for(const[j,ht]of ct.entries())m.push([M.cells[ht],q.cells[j]]);if(ct.length===M.cells.length)return;const gt=new Set(M.
cells);for(const j of ct)gt.delete(M.cells[j]);y.push({labels:M.cells,without:gt})}function at(m,y){const{cells:M,baseline:q}=m[y],ct=m[y+1].cells.length>M.length||
At(m[y+1],M);if(!(ct||M.length>=Q)||M.length<X||M.length>Y)return[];const gt=[];for(let j=0,ht;j<M.length;j=ht){for(ht=j+1;ht<M.length&&d([M[j],M[ht]]);ht++);if(ht-
j<X||ht-j===M.length&&!ct)continue;const Et={baseline:q,size:M[j].size,cells:M.slice(j,ht)},Lt=m.slice(y+1,y+1+U).map(It=>yt(It,Et,M[j-1],M[ht])).find(It=>It!==
void 0);!Lt||!Ot(Et,Lt)||Lt.cells.some(({size:It})=>It<=v*Et.size)||C(Lt,Et)&&T(Et,Lt)&&gt.push([Et,Lt])}return gt}const At=(m,y)=>m.cells.length<=Y&&m.cells.every(
({start:M,end:q})=>q<y[0].start||M>y.at(-1).end);function yt(m,y,M,q){if(m.cells.length>Y)return;const[ct,gt]=[y.cells[0].start-R*y.size,q?.start??1/0],j=({start:zt,
end:Bt})=>Bt>(M?.end??-1/0)&&zt>=ct&&zt<gt&&Bt<=gt,ht=m.cells.filter(j),Et=ht.map(zt=>y.cells.findLastIndex(Bt=>Bt.start<=zt.start)),_t=zt=>Et.indexOf(Et[zt])===
Et.lastIndexOf(Et[zt]),Lt=(zt,Bt)=>q!==void 0||y.cells.some(Jt=>H(Jt,zt))||et(y,zt)&&_t(Bt),It=ht.filter(Lt);return It.length===0?void 0:{baseline:m.baseline,size:It[0].
size,cells:It}}function Mt(m,y,M){return!y||y.cells.length>Y||y.size<v*m.size||m.baseline-y.baseline>=M.baseline-m.baseline?!1:m.cells.every(q=>y.cells.some(ct=>H(
q,ct)))}function Ot(m,y){if(m.cells.length<2||m.cells.length>Y||y.cells.length>m.cells.length)return!1;const M=(y.baseline-m.baseline)/Math.max(m.size,y.size);if(M<=
S||M>P)return M<=S;const q=R*m.size;return B(m,y)&&p(m.cells[0],!0)?!0:y.cells.every(({start:ct,size:gt})=>gt>x*m.size&&m.cells.some(j=>Math.abs(j.start-ct)<q))}
const et=(m,{size:y})=>y>x*m.size,O=(m,y,M)=>!M||!y.cells.every(q=>et(m,q))||y.cells.some(q=>m.cells.some(ct=>H(ct,q)))||y.baseline-m.baseline<=m.baseline-M.baseline,
B=({cells:m},{cells:y})=>y.length>=I&&y.length===m.length&&y.every((M,q)=>H(m[q],M));function C(m,y){const M=[],q=new Set;for(const j of m.cells){const ht=y.cells.
findIndex(Lt=>H(Lt,j));ht>=0&&q.add(ht);const Et=R*y.size,_t=ht>=0?ht:y.cells.findLastIndex(({start:Lt})=>Lt<=j.start+Et);if(_t<=(M.at(-1)??-1)||j.end>(y.cells[_t+
1]?.start??1/0))return;M.push(_t)}return m.cells.length>=X&&m.cells.every(j=>et(y,j))||2*q.size>=m.cells.length||z(m,y,M,q)?M:void 0}function z({cells:m},{cells:y,
size:M},q,ct){let[gt,j,ht]=[0,1/0,-1/0];for(const[Et,_t]of q.entries()){const Lt=y[_t+1];if(!Lt||ct.has(_t))continue;const It=Lt.start-m[Et].end;gt++,j=Math.min(
j,It),ht=Math.max(ht,It)}return gt>=nt&&ht-j<R*M}function H(m,y){const M=R*Math.max(m.size,y.size);return Math.abs(m.start-y.start)<M||Math.abs(m.end-y.end)<M||
Math.abs(m.start+m.end-y.start-y.end)<2*M||V(m,y)}const V=(m,{start:y,size:M})=>M>x*m.size&&y>=m.start&&y-m.start<D*M;function T({cells:m},{cells:y}){const M=m.
map(L),q=y.map(L),ct=y.every(({size:Et})=>Et>v*m[0].size),gt=Et=>K.test(Et)||ct&&it.test(Et);if(!d(m)||!M.every(gt)||!M.some(Et=>K.test(Et))||q.some(Et=>Et.endsWith(
":")))return!1;const j=M.filter(Et=>Et.endsWith(":")).length;if(j>0)return j===M.length;if(ct)return!M.some(Et=>J.test(Et));if(M.some(Et=>$.test(Et)))return!1;if(y.
every(Et=>p(Et,!g(m[0]))))return!0;const ht=q.filter(Et=>$.test(Et)).length;return M.length>=I&&q.length===M.length&&(ht===q.length||ht>=I)}function d(m){const[
y]=m,M=g(y);return m.every(q=>Math.abs(q.size-y.size)<(rt-1)*y.size&&p(q,M))}const g=({fragments:m})=>m[0].style.font.bold,p=({fragments:m},y)=>m.every(({style:M})=>M.
font.bold===y);function h(m,y){return m.cells.length===y.cells.length&&y.baseline-m.baseline<=S*Math.max(m.size,y.size)&&d([m.cells[0],y.cells[0]])&&y.cells.every(
(M,q)=>H(m.cells[q],M))}function u(m,y){let M=y;for(;M>0&&y-M<=G&&h(m[M-1],m[M]);)M--;return y-M>G}function b(m,y){const M=m[y+1];return M!==void 0&&h(m[y],M)&&
m[y].cells.some(q=>!K.test(L(q)))}function L({fragments:m}){let y="";for(const M of m){if(y.length>_)break;y+=` ${M.text}`}return y.trim()}}),77211:((Nt,St,w)=>{
w.d(St,{Z:()=>nt,x:()=>Q});var lt=w(62897),S=w(27077),P=w(44233),x=w(16160),v=w(73356);const rt=20,R=1e3,D=2,I=/\u00ad$/;function*nt(Y,_){const K=[];for(const it of yield*(0,x.
SE)(Y))yield S.Kl,K.push({lines:it,characters:G(it)});const $=[];for(const{lines:it}of yield*(0,P.p9)(K,(J,ft)=>ft.characters-J.characters))yield S.Kl,$.push(`${(yield*Q(
it,_)).join(`
`)}
`);return $.join(`
`)}const G=Y=>Y.reduce((_,{cells:K})=>_+K.reduce(($,{characters:it})=>$+it,0),0);function*Q(Y,_){const K=Y.flatMap(at=>at.cells),$=yield*X(K),it=(0,lt.Y)(K.map(
({start:at})=>at)),J=(yield*U(Y.slice(1).map((at,At)=>at.baseline-Y[At].baseline)))||1,ft=[];let dt=0;for(const[at,At]of Y.entries()){const yt=at===0?1:Math.round(
(At.baseline-Y[at-1].baseline)/J);for(let Ot=1;Ot<Math.min(yt,rt);Ot++)ft.push("");let Mt="";for(const Ot of At.cells){const et=Math.min(Math.round((Ot.start-it)/
$),R),O=(0,v.x)(Ot,_).replace(I,"");Mt=Mt.padEnd(Math.max(et,Mt===""?0:Mt.length+D))+O,dt+=Ot.fragments.length,!(dt<S.y)&&(dt=0,yield S.Yz)}ft.push(Mt)}return ft}
function*X(Y){const _=Y.map(K=>(K.end-K.start)/Math.max(K.characters,1)).filter(K=>K>0);return(yield*U(_))||1}function*U(Y){const _=yield*(0,P.p9)(Y,(K,$)=>K-$);
return _[_.length>>1]??0}}),34291:((Nt,St,w)=>{w.d(St,{gB:()=>Na,NQ:()=>wa,td:()=>xa,dV:()=>za});var lt=w(61520),S=w(27077),P=w(45657),x=w(62897),v=w(98095);const rt=3,
R=4,D=.7,I=.85,nt=new RegExp("^\\p{L}.","u"),G=new RegExp("^\\p{Ll}","u"),Q=/[.!?:;]["\u201d\u2019)]?$/u;function*X({rows:t,places:e,count:s}){const n=[],i=Array.
from({length:s},()=>-1/0);let o=0;for(const[a,{cells:c}]of t.entries()){yield c.reduce((E,{fragments:A})=>E+A.length,0)*S.Yz/S.y;for(const[E,{end:A}]of c.entries())
i[e[a][E]]=Math.max(i[e[a][E]],A);if(e[a][0]===0){if(c.length<2||!nt.test((0,v.b6)(c[0]))||G.test((0,v.b6)(c[1])))return;o+=c[0].fragments.length,n.push([a])}else{
if(n.length===0)return;n.at(-1).push(a)}}if(n.length<rt||n.length>D*t.length||o>R*n.length)return;const r=(0,x.K)(i.slice(1)),l=a=>{const c=t[a].cells.at(-1);return Q.
test((0,v.b6)(c))||c.end-c.start<I*(r-c.start)};return n.every(a=>l(a.at(-1)))?n:void 0}var U=w(44233);const Y=100,_=.5,K=.35,$=.03,it=1;function*J(t){const e=t.
reduce((f,{cells:E})=>Math.max(f,E.length),0),s=t[0].cells.length===e&&t[0].cells.every(at),n=yield*At(t.filter(({cells:f})=>f.length===e),s),i=yield*(0,U.p9)([
...t.keys()],(f,E)=>t[E].cells.length-t[f].cells.length);let o=0;for(const f of i)for(const E of t[f].cells){if(n.length>Y)return;et(n,E),!((o+=n.length)<S.y)&&
(o=0,yield S.Yz)}const r=new Set;let l=0;const a=t.map(f=>O(f,n)),c=a.map(({cells:f},E)=>{let A=-1;return f.map((st,N)=>{const[bt,Pt]=Mt(n,st);Pt>bt&&Ot(n,st,bt,
Pt)===void 0&&r.add(E);let Rt=Ot(n,st,bt,Pt)??bt;return Rt<=A&&N>0&&(Rt=A,l++),A=Rt})});return{count:n.length,rows:a,places:c,spanning:r,conflicts:l}}const ft=new RegExp(
"\\p{L}","u"),dt=/\d/,at=({fragments:t})=>t.some(({text:e})=>ft.test(e))&&!t.some(({text:e})=>dt.test(e));function*At(t,e){const s=t[0].cells.map(({start:i,end:o})=>({
start:i,end:o}));for(let i=1;i<s.length&&!e;i++)if(yield*yt(t,i))return s;const n=s.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)for(const[o,
{start:r,end:l}]of i.entries())n[o].start=Math.min(n[o].start,r),n[o].end=Math.max(n[o].end,l);return n.every(({start:i},o)=>o===0||i>=n[o-1].end)?n:s}function*yt(t,e){
const s=yield*(0,U.p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>it*r)return!0;n=n===1/0?o:Math.max(n,o)}
return!1}function Mt(t,{start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function Ot(t,e,s,n){
let i;for(let o=s;o<=n;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<_*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function et(t,e){const[s,n]=Mt(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:Ot(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=
Math.min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function O(t,e){const s=t.cells.flatMap(n=>{const[
i,o]=Mt(e,n);return o>i&&Ot(e,n,i,o)===void 0?B(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function B(t,e,s){const n=[new v.Y4(t.fragments[0])];
let i=s;for(const o of t.fragments.slice(1)){const r=n.at(-1),l=o.start-r.end>=K*t.size,a=e[i+1],c=a!==void 0&&Math.abs(o.start-a.start)<$*t.size;(l||c)&&a&&r.end<=
a.start&&o.start>=e[i].end?(n.push(new v.Y4(o)),i++):r.add(o)}return n}function*C({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));
for(const[i,{cells:o}]of t.entries()){for(const[r,{start:l,end:a}]of o.entries()){const c=n[e[i][r]];c.start=Math.min(c.start,l),c.end=Math.max(c.end,a)}yield o.
length*S.Yz/S.y}return n}var z=w(93463);const H=3,V=2,T=new RegExp("\\p{L}","u");function*d(t){const e=yield*J(t),[s,...n]=t,i=s.cells.length;if(!e||i<H||n.length<
V||e.conflicts===0&&e.count===i||!s.cells.every(f=>T.test((0,z.$)(f))))return e;const o=yield*J(n);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*C(
o),l=s.cells[0].start>r[0].end?1:0;if(o.count!==i+l)return e;const a=({start:f,end:E},A)=>f>(r[l+A-1]?.start??-1/0)&&E<(r[l+A+1]?.end??1/0);if(!s.cells.every(a))
return e;const c=[s.cells.map((f,E)=>l+E),...o.places];return{...o,rows:[s,...o.rows],places:c}}var g=w(11474);const p=1,h=2,u=3,b=2,L=.12,m=.5,y=.1,M=20,q=new RegExp(
"\\p{L}","u");function*ct(t){const e=t.reduce((s,n)=>s+n.cells.length,0);for(const{place:s,width:n}of yield*gt(t)){const[i,o]=[j(t,({end:r})=>r<=s),j(t,({start:r})=>r>=
s)];if(yield e*S.Yz/S.y,ht(i,o)||(yield*Et(i,o,n)))return[i,o];if(_t(i,o))return[i,o]}}function*gt(t){const e=yield*(0,U.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-
o.start),s=[];let n=1/0;for(const[i,{start:o,end:r,size:l}]of e.entries()){i%S.y===S.y-1&&(yield S.Yz);const a=(o-n)/l;a>=p&&s.push({place:(o+n)/2,width:a}),n=n===
1/0?r:Math.max(n,r)}return s.sort((i,o)=>o.width-i.width).slice(0,M)}function j(t,e){const s=[];for(const n of t){const i=n.cells.filter(e);if(i.length===0)continue;
const[o,r]=[i[0].start,i.at(-1).end];s.push(i.length===n.cells.length?n:{...n,cells:i,start:o,end:r,isTabular:i.length>1})}return s}function ht([t],[e]){return!t||
!e||t.baseline!==e.baseline||t.cells.length<b||t.cells.length!==e.cells.length||!q.test((0,v.b6)(t.cells[0]))?!1:t.cells.every((s,n)=>(0,v.b6)(s)===(0,v.b6)(e.cells[n]))}
function*Et(t,e,s){const[n,i]=[It(t),It(e)],[o,r]=[zt(n),zt(i)];if(yield(t.length+e.length)*S.Yz/S.y,!(o.last<r.first||r.last<o.first)||!Lt(n,i))return!1;const l=e.
flatMap(({cells:a})=>a.length>1?[a.slice(0,2)]:[]);return!Bt(l)||!Jt(l.map(([a])=>a))?!1:t.some(({cells:a})=>a.length>1)?Bt(t.flatMap(({cells:a})=>a.length>1?[a.
slice(-2)]:[])):s>=h&&l.every(([a])=>q.test((0,v.b6)(a)))}function _t(t,e){if(Math.min(t.length,e.length)<u||![t,e].some(l=>l.every(({isTabular:a})=>!a)))return!1;
const[s,n]=[zt(t),zt(e)];if(!(s.last<n.first||n.last<s.first))return!1;const i=new Map(e.map(({baseline:l,cells:a})=>[l,a[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:l,
cells:a}of t){const c=i.get(l);if(!c)continue;const f=(c.baseline-a[0].baseline)/Math.min(c.size,a[0].size);[o,r]=[Math.min(o,f),Math.max(r,f)]}return r-o>=y}const Lt=(t,e)=>t[0].
baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function It(t){const e=t.findIndex(({cells:s})=>s.length>1);return e<0?t:t.slice(e)}function zt(t){
let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{fragments:i}of n)e=Math.min(e,i[0].order),s=Math.max(s,i[0].order);return{first:e,last:s}}function Bt(t){if(t.
length<u)return!1;let e=-1/0;for(const[s,n]of t){if(Math.min(s.order,n.order)<e)return!1;e=Math.max(s.order,n.order)}return!0}function Jt(t){return t.every(({start:s,
size:n})=>Math.abs(s-t[0].start)<L*n)||t.filter(s=>q.test((0,v.b6)(s))).length>m*t.length}var ce=w(34659);const qt=5,_e=2.5,Le=/^[^\p{Ll},;:)]/u,ve=.8,Ht=/^[.\u2026]+$/,
te=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function*we(t){const e=new Map;let s=0;for(const o of t)for(const r of o){yield r.cells.reduce((a,{fragments:c})=>a+c.length,0)*
S.Yz/S.y;const l=ze(r.cells);l&&(e.set(r,l),l.leaders.length===1&&Ie(l,r)&&s++)}const n=new Map;if(e.size===0)return{groups:t,dots:n};const i=s>=ve*e.size;if(!i)
for(const{leaders:o}of e.values())for(const[r,l]of o)n.set(r,l);return{groups:t.map(o=>o.map(r=>{const l=e.get(r);if(!l)return r;const a=i?Re(r.cells):l.cells;return{
...r,cells:a,gutters:W(a,r)}})),dots:n}}function Re(t){const e=[];for(const{fragments:s}of t)e.length>0&&(Ht.test(s[0].text)||Ht.test(e.at(-1).at(-1).text))?(0,P.
RZ)(e.at(-1),s):e.push([...s]);return e.length===t.length?t:e.map(g.dJ)}function Ie({cells:t},{cells:e}){const{fragments:s}=t.at(-1),n=e.at(-1).fragments.at(-s.
length-1)??e.at(-2)?.fragments.at(-1);return s.length===1&&te.test(s[0].text)&&n!==void 0&&Ht.test(n.text)}function ze(t){if(!t.some(({fragments:c})=>c.some(({text:f})=>Ht.
test(f))))return;const e=[],s=[];let n=[],i=!0;const o=c=>{i?e.push([c]):e.at(-1).push(c),i=!1},r=c=>{const f=e.at(-1)?.at(-1);if(c&&f&&fe(f,n,c))s.push([f,n,c]),
i=!0;else for(const E of n)o(E);n=[]};for(const{fragments:c}of t){n.length===0&&(i=!0);for(const f of c){if(Ht.test(f.text)){n.push(f);continue}n.length>0&&r(f),
o(f)}}const l=n.length>0;r(void 0);const a=s.length>0&&s.every(([,,c])=>Le.test(c.text));return l||!a?void 0:{cells:e.map(g.dJ),leaders:s}}function fe(t,e,s){if(e.
reduce((o,{text:r})=>o+r.replaceAll("…","...").length,0)<qt)return!1;const i=[t,...e,s];return i.every((o,r)=>r===0||o.start-i[r-1].end<_e*o.style.size)}function W(t,{
cells:e,gutters:s}){if(s.size===0)return s;const n=new Set(Array.from(s,i=>e[i].fragments[0]));return new Set([...t.keys()].filter(i=>i>0&&n.has(t[i].fragments[0])))}
const k=1.25,ot=new RegExp(`^(?:[${ce.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),F=new RegExp(`^${ce.vs}`,"u");function Z(t,{baseline:e,size:s,hasRuleAbove:n,
hasRuleBelow:i}){const o=Rn(t.length>1?wn(t):t),r=o.length===2&&(pt(o[0],o[1])||Tt(o[0],o[1]))||Vt(o),[l,a]=[o[0].start,o.reduce((f,E)=>Math.max(f,E.end),-1/0)],
c=o.length>1&&!r&&!mt(o);return{cells:o,baseline:e,size:s,start:l,end:a,isTabular:c,...n&&{hasRuleAbove:n},...i&&{hasRuleBelow:i}}}const tt=new RegExp("\\p{L}{2}",
"u"),ut=t=>t.length>2&&mt(t)&&tt.test((0,v.b6)(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function mt([t,...e]){return e.every(({size:s})=>t.size>k*s)&&!/\d/.test((0,v.
b6)(t))}const pt=(t,e)=>ot.test((0,v.b6)(t))||Yt.test((0,v.b6)(t))&&e.fragments.length>=Kt&&wt.test(e.fragments[0].text)||t.characters===1&&F.test(`${(0,v.b6)(t)}\
 ${(0,v.b6)(e)}`),Tt=(t,e)=>vt.test((0,v.b6)(t))&&wt.test(e.fragments[0].text)&&e.start-t.end<Ct*t.size&&[t,e].every(({fragments:s})=>s.every(({style:n})=>n.font.
bold)),vt=/^(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4}\.?$/,Ct=2.5,Yt=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Kt=4,wt=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");function Vt(t){
const[e,s]=t.slice(-2);return!s||t.length>Zt||!te.test((0,v.b6)(s))||e.fragments.length<qt?!1:(t.length===Zt?e.fragments:e.fragments.slice(-qt)).every(({text:i})=>Ht.
test(i))}const Zt=3;function wn(t){return t.some(({fragments:e},s)=>s<t.length-1&&ss.test(e.at(-1).text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&
s<t.length-1&&ss.test(i.text)&&/\d\)?$/.test(n.text))||!/^[\d(.,-]/.test((0,v.b6)(t[s+1]))?[e]:[(0,g.dJ)(e.fragments.slice(0,-1)),(0,g.dJ)([i])]}):t}const ss=/^[$\u00a3\u00a5]$/u;
function Rn(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];for(const s of t){const n=e.at(-1);n?.characters===1&&g.UM.test((0,v.b6)(n))&&
/^[\d(.,-]/.test((0,v.b6)(s))?e.push(e.pop().joined(s)):e.push(s)}return e}const In=2,ns=3.2,zn=.4,is=2,xn=100,Nn=1e3,Dn=/^(?:19|20)\d\d$/,Cn=/^[^\d\s]{1,3}$/,he=t=>{
const e=(0,v.b6)(t);return new RegExp("\\p{L}","u").test(e)||Dn.test(e)||Cn.test(e)};function*Bn(t,e){if(t.length>xn||e.length>Nn)return t;const s=new Set,n=[];
for(const i of t){yield(t.length+e.length)*S.Yz/S.y;const o=os(i.rows[0])?Pn(i,t,e):void 0;o?.levels&&s.add(o.levels),n.push(o?Yn(o,i):i)}return n.filter((i,o)=>!s.
has(t[o]))}function Pn(t,e,s){const{rows:n}=t,[i,o,r]=n,l=r&&{upper:i,middle:o,lower:r,below:n.slice(3)};if(l&&xe(l))return l;const a=n.slice(1);for(const f of e){
const[E,A]=f.rows,st={upper:E,middle:i,lower:A,below:a,levels:f};if(f!==t&&f.rows.length===2&&xe(st))return st}const c=n.slice(2);for(const f of s){const E=i.baseline-
f.baseline;if(f.cells.length>1||E<=0||E>ns*i.size)continue;const A={upper:Z(f.cells,f),middle:i,lower:o,below:c};if(xe(A))return A}}const os=({cells:t})=>t.every(
he),rs=({cells:t})=>t.reduce((e,{fragments:s})=>e+s.length,0);function xe({upper:t,middle:e,lower:s,below:n}){const[i,o]=[e.baseline-t.baseline,s.baseline-e.baseline];
if(i<=0||o<=0||i+o>ns*e.size||Math.abs(i-o)>zn*e.size||n.length<In||n[0].baseline<=s.baseline||![t,e,s].every(os)||rs(s)<=rs(t))return!1;const r=[...t.cells,...s.
cells];if(e.cells.some(c=>r.some(f=>c.start<f.end&&c.end>f.start)))return!1;const[l,a]=[(0,x.Y)(n.map(({start:c})=>c)),(0,x.K)(n.map(({end:c})=>c))];return r.every(
({start:c,end:f})=>c>l-is&&f<a+is)}function Yn({upper:t,middle:e,lower:s,below:n},i){const o=[...e.cells,...s.cells].sort((l,a)=>l.start-a.start),r=[t,Z(o,s),...n];
return{...i,rows:r,tabular:r.filter(({isTabular:l})=>l).length}}var xt=w(20779);const Wn=1.08,Ne=1.02,Un=.72,Gn=.3,ls=2,Hn=new RegExp("\\p{L}","u");function*Kn(t){
const{rows:e}=t,s=[];let n=0;for(let i=0;i+2*ls<=e.length;i++){if(yield e[i].cells.length*S.Yz/S.y,!cs(e,i))continue;let o=i+2;for(;o+1<e.length&&cs(e,o)&&Fn(e,
i,o);)o+=2;if(!(o-i<2*ls||!$n(e.slice(i,o)))){i>n&&s.push(as(e.slice(n,i)));for(let r=i;r<o;r+=2)s.push(Vn(e[r],e[r+1]));n=o,i=o-1}}return n===0?[t]:n===e.length?
s:[...s,as(e.slice(n))]}function $n(t){const e=t.filter((s,n)=>n%2===0).flatMap(({cells:s})=>s.map(v.b6));return new Set(e).size===e.length}const as=t=>({rows:t,
tabular:t.filter(({isTabular:e})=>e).length});function cs(t,e){const[s,n]=[t[e],t[e+1]];if(!s.isTabular||n.cells.length>s.cells.length||!s.cells.every(r=>Hn.test(
(0,v.b6)(r)))||!(ue(n)>Wn*ue(s))&&!(de(n)&&!de(s)&&ue(n)>ue(s)/Ne))return!1;const o=fs(s,n);return o.every((r,l)=>r>=0&&(l===0||r>o[l-1]))}function Fn(t,e,s){const n=(o,r)=>Math.
abs(o.size-r.size)<(Ne-1)*o.size&&de(o)===de(r),i=o=>t[o].baseline-t[o].size*Un-t[o-1].baseline;return n(t[e],t[s])&&n(t[e+1],t[s+1])&&i(s+1)<=i(s)*Ne}const fs=({
cells:t,size:e},s)=>s.cells.map(n=>{const i=Gn*e,o=({start:r,end:l})=>Math.abs(r-n.start)<i||Math.abs(l-n.end)<i||Math.abs(r+l-n.start-n.end)<i;return t.findIndex(
o)}),ue=({cells:t})=>t.reduce((e,{size:s})=>Math.min(e,s),1/0),de=({cells:t})=>t.every(({fragments:e})=>e.every(({style:s})=>s.font.bold));function Vn(t,e){const s=fs(
t,e),n=t.cells.map((i,o)=>e.cells.filter((r,l)=>s[l]===o).map(r=>(0,xt.cA)([r])));return new xt.QH([t.cells.map(i=>[(0,xt.cA)([i])]),n])}var hs=w(16160);const jn=3.5,
De=.3,kn=1.1,Xn=1.15,Zn=1.35,Ce=3,jt=1.6,ee=.8,se=.87,Qn=2,Be=2,Jn=8,qn=.6,ti=8,ei=1.5,us=3,si=1.1,$t=.05,ge=10,ni=20,ii=100,oi=2,ds=2,ri=2,li=new RegExp("^\\p{L\
l}","u"),ai=/[.!?:]$/;function*Pe(t,e=!1){const s=[];let n=[],i=0,o=[];const r=l=>{l.tabular<(l.isWide?Ce:ds)||(l.takeRest(),s.push(l))};for(const l of t)for(const a of(0,hs.
l$)(l).flatMap(ut)){(i+=a.length*(1+n.length)+a[0].fragments.length)>=S.y&&(i=0,yield S.Yz);const c=Z(a,l);for(const E of n)E.isNear(c)||r(E);n=n.filter(E=>E.isNear(
c));const f=n.find(E=>E.start<c.end&&E.end>c.start);if(!(f?.takes(c)||!f&&n.some(E=>E.takesGroup(c)))){if(f&&r(f),n=n.filter(E=>E!==f),!c.isTabular)o=[c,...o.slice(
0,oi)];else if(c.cells.length<=ii&&n.length<ni){const E=o.find(({start:N,end:bt})=>N<c.end&&bt>c.start),A=E&&me(E,c)?(0,g.X6)(E,c):void 0,st=new gs(A??c,e);!A||
st.takes(c)?n.push(st):n.push(new gs(c,e)),!A&&E&&ci(E,c)&&st.rows.unshift(E),o=[]}}}return n.forEach(r),s}function ci({cells:t,baseline:e,size:s},n){const[i]=t,
o=$t*s,r=({fragments:a})=>a.every(({style:c})=>c.font.bold),l=n.baseline-e;return t.length>1||s!==n.size||l<ee*s||l>Zn*s||!tt.test((0,v.b6)(i))?!1:n.cells.some(
(a,c)=>{const f=Math.abs(a.start-i.start)<o,E=Math.abs(a.end-i.end)<o||Math.abs(a.start+a.end-i.start-i.end)<2*o;return r(a)!==r(i)||!(c>0?f||E:E&&!f)?!1:n.cells.
every(A=>A===a||A.end<i.start||A.start>i.end)})}class gs{takesProse;rows;tabular=1;start;end;isWide=!1;hasProse=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e,s){
this.takesProse=s,this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return me(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.
baseline-this.last.baseline;if(!e.isTabular||this.single.length>0||s>ti*e.size)return!1;const n=this.rows.at(-2);return(!n||s<ei*(this.last.baseline-n.baseline))&&
fi(this.last,e)}takes(e){const s=this.divided(e);if(!s.isTabular){const i=(s.start<this.start+s.size||this.isCentred(s))&&ms(s,this.last);this.areDetails=(this.
single.length===0||this.areDetails)&&this.isDetail(s);const o=this.single.at(-1)??this.last,l=this.areDetails||this.isRest(s,o)||ne(o,s),a=this.countSingle()>=Be&&
!(this.single.length<ge&&l),c=this.isProse(s)&&!this.isInCell(s);return a||i||c&&!this.isInLast(s)?!1:(this.hasProse||=c,this.single.push(s),!0)}if(this.countSingle()>
Be&&!this.areDetails||!hi(this.last,s))return!1;me(this.single.at(-1)??this.last,s)||(this.isWide||=s.cells.length<us||s.cells.length!==this.last.cells.length);
const n=s.baseline-(this.single.at(-1)??this.last).baseline;s.start<this.start+s.size&&n>=ee*s.size&&(this.pitch=Math.min(this.pitch,n));for(const i of this.single)
this.rows.push(i);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}countSingle(){
const{single:e,last:s}=this;return e.length>ge?e.length:e.filter((n,i)=>!ne(e[i-1]??s,n)).length}divided(e){return(0,g.Jm)(e,this.last)??(e.isTabular||this.isProse(
e)?e:(0,g.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=Be||e.end>this.start||this.tabular>Qn&&!(Math.abs(e.start-this.before)<$t*e.
size)||!me(this.single.at(-1)??this.last,e)||ms(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){for(;this.single.length>0&&ne(this.rows.
at(-1),this.single[0]);)this.rows.push(this.single.shift());for(let l=this.countBeforeRule();l>0;l--)this.rows.push(this.single.shift());for(;this.single.length>
0&&this.isWrapped(this.single[0]);)this.rows.push(this.single.shift());const[e]=this.single;if(e&&this.isRepeated(e)){for(const l of this.single){if(!this.isRepeated(
l))return;this.rows.push(l)}return}if(e&&this.isRest(e,this.last)){let l=this.last;for(const a of this.single){if(!this.isRest(a,l))return;this.rows.push(l=a)}return}
const s=this.rows.at(-2),n=Math.max(this.pitch,s?this.last.baseline-s.baseline:0);if(!e||e.baseline-this.last.baseline>se*n||this.tabular<Ce||e.baseline-this.last.
baseline>jt*e.size)return;const i=De*e.size,o=({start:l,end:a})=>Math.abs(e.start-l)<i||Math.abs(e.end-a)<i,r=s&&e.baseline-this.last.baseline<ee*e.size&&this.last.
baseline-s.baseline<ee*e.size;(this.last.cells.slice(1).some(o)||r&&s.cells.some(o))&&this.rows.push(e)}countBeforeRule(){if(this.rows.filter(({hasRuleAbove:n})=>n).
length<ds||this.rows.at(-1).hasRuleBelow)return 0;const e=1+this.single.slice(0,ge).findIndex(({hasRuleBelow:n})=>n),s=[this.rows.at(-1),...this.single.slice(0,
e)];return s.every((n,i)=>i===0||n.baseline-s[i-1].baseline<=jt*n.size)?e:0}isRepeated(e){const s=this.rows.at(-1),n=e.baseline-s.baseline;if(e.isTabular||n>jt*
e.size)return!1;const i=$t*e.size;let[o,r]=[0,!1];for(let l=1;l<this.rows.length;l++){const[a,c]=[this.rows[l-1],this.rows[l]],f=c.baseline-a.baseline;r||=se*f>
n,!c.isTabular&&a.isTabular===s.isTabular&&Math.abs(c.start-e.start)<i&&Math.abs(f-n)<i&&o++}return r&&o>=ri}isWrapped(e){const s=this.rows.at(-1),[n,i]=this.last.
cells,o=e.baseline-s.baseline,r=$t*e.size,l=({cells:f})=>li.test((0,v.b6)(f[0])),a=(f,E)=>!l(f)&&l(E)&&Math.abs(E.start-n.start)<r;if(e.isTabular||!a(s,e)||e.size!==
this.last.size||e.end>i.start||ai.test((0,v.b6)(n))||o>jt*e.size)return!1;const c=(f,E)=>a(f,E)&&Math.abs(E.baseline-f.baseline-o)<r;return o<se*this.pitch||this.
rows.some((f,E)=>E>0&&c(this.rows[E-1],f))}isRest(e,s){return this.tabular<Ce||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>si*this.pitch?!1:this.
last.cells.some(({start:n},i)=>i>0&&Math.abs(n-e.start)<$t*e.size)}isDetail(e){const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.
last.size)return!1;const i=$t*e.size;if(e.baseline-n.baseline>jt*e.size&&(s?this.isBelowSpace():!this.isInCell(e)))return!1;if(s)return Math.abs(s.start-e.start)<
i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},l)=>l>0&&Math.abs(r-e.start)<
i)}isInCell({start:e,end:s,size:n}){const{cells:i}=this.last,o=$t*n,r=this.rows.at(-2),l=r&&!r.isTabular&&Math.abs(r.start-e)<o,a=i.findIndex(f=>f.start>e+o);if(a<
1||s>=i[a].start)return!1;const c=i[a-1];return a>1&&Math.abs(c.start-e)<o||l===!0&&c.end<e}isInLast({start:e,size:s,baseline:n}){const i=this.single.at(-1)??this.
last,o=this.last.cells.at(-1).start,r=$t*s;return this.takesProse&&this.single.length<ge&&n-i.baseline<=jt*s&&Math.abs(e-o)<r&&this.single.every(l=>Math.abs(l.start-
o)<r)}isCentred({start:e,end:s,size:n}){return Math.abs(e+s-this.start-this.end)<n}isBelowSpace(){const{single:e,last:s}=this;return e.some((n,i)=>n.baseline-(e[i-
1]??s).baseline>jt*n.size)}isProse({cells:e,start:s,end:n}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=Jn&&n-s>qn*(this.end-this.start)}}function ms(t,e){
const s=({cells:n})=>n.every(({fragments:i})=>i.every(({style:o})=>o.font.bold));return t.size>k*e.size||t.size>(s(e)?Xn:kn)*e.size&&s(t)}function fi(t,e){const[
s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=De*e.size;let o=0;for(const{start:c,end:f}of s.cells){for(;o<n.cells.length&&n.cells[o].end<c;)o++;const E=n.cells[o];
if(!E||!(Math.abs(E.start-c)<i||Math.abs(E.end-f)<i))return!1}const[r,l]=[t.cells.at(-1),e.cells.at(-1)],a=Math.abs(r.end-l.end)<i&&/\d$/.test((0,v.b6)(l));return s.
cells.length>=us||a}const ne=(t,{baseline:e,size:s})=>e-t.baseline<ee*Math.min(s,t.size),me=(t,e)=>e.baseline-t.baseline<=jn*Math.max(e.size,t.size);function hi(t,e){
const s=De*Math.min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.cells.length;){const[o,r]=ps(t,n),[l,a]=ps(e,i);if((ys(t,n)||ys(e,i))&&Math.min(r,a)-
Math.max(o,l)>=s)return!0;r<a?n++:i++}return!1}const ps=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],ys=({cells:t},e)=>e>0&&e<t.length,ui=1.8,di=.4,gi=10,
mi=100;function*pi(t){const e=t.findIndex(l=>l.length>0),s=t.flatMap((l,a)=>l.map(c=>({line:c,column:a}))),n=yield*(0,U.p9)(s,(l,a)=>l.line.baseline-a.line.baseline),
i=[];for(const[l,a]of n.entries()){const c=n[l-1];!c||a.line.baseline-c.line.baseline>=ui*a.line.size?i.push([a]):i.at(-1).push(a),l%S.y===0&&(yield S.Yz)}const o=s.
length*gi<i.length*t.length;if(i.length<2||o||!i.slice(1).every(l=>yi(l,e)))return;const r=[];for(const l of i){const a=t.map(()=>[]);for(const{line:c,column:f}of l)
a[f].push(c);r.push(a),yield a.length*mi}return r}function yi(t,e){const{line:s}=t[0],n=({line:o})=>o.baseline-s.baseline<di*s.size,i=new Set(t.filter(n).map(({
column:o})=>o));return i.size>1&&i.has(e)&&t.every(({column:o})=>i.has(o))}const Es=.1,Ei=.5,bi=.95,Ye=3,bs=1.6,Mi=.95;function*Si(t,e){const s=yield*(0,U.p9)(e.
filter(({isVertical:c})=>!c),(c,f)=>c.at-f.at);if(s.length<Ye-1||t.length<Ye||t[0].cells[0].frame.cos!==1)return t;const n=[t[0]];let i=0;for(let c=1;c<t.length;c++){
const[f,E]=[t[c-1],t[c]],[A,st]=[f.baseline+Es*f.size,E.baseline-Ei*E.size];for(;i<s.length&&s[i].at<=A;)i++;let N=i;for(;N<s.length&&s[N].at<st;)N++;yield(1+N-
i)*S.Yz/S.y;const bt=s.slice(i,N);We([f],bt)&&n.push({...n.pop(),hasRuleBelow:!0}),n.push(We([f,E],bt)?{...E,hasRuleAbove:!0}:E),i=N}const o=n.pop(),{baseline:r,
size:l}=o,a=s.slice(i).filter(({at:c})=>c>r+Es*l&&c<r+bs*l);return n.push(We([o],a)?{...o,hasRuleBelow:!0}:o),n}function We(t,e){if(e.length===0)return!1;const s=(0,x.
Y)(t.map(({cells:r})=>r[0].start)),n=(0,x.K)(t.map(({cells:r})=>r.at(-1).end));let[i,o]=[0,s];for(const{from:r,to:l}of[...e].sort((a,c)=>a.from-c.from)){const a=Math.
min(l,n);a<=o||(i+=a-Math.max(r,o),o=a)}return i>=bi*(n-s)}function*Ti({rows:t,spanning:e},s){const n=[];for(const[l,{hasRuleAbove:a}]of t.entries())l===0||a===
!0?n.push([l]):n.at(-1).push(l);if(n.length<Ye||n.length===t.length)return;yield t.length*S.Yz/S.y;const i=l=>t[l].baseline-t[l-1].baseline;let[o,r]=[0,1/0];for(const l of n){
l[0]>0&&(r=Math.min(r,i(l[0])));for(const a of l.slice(1)){if(e.has(a)||i(a)>bs*t[a].size)return;o=Math.max(o,i(a))}if(l.length>1&&!Ai(l.map(a=>t[a]),s))return}
return r>=Mi*o?n:void 0}function Ai(t,e){const s=t.reduce((n,{cells:i})=>Math.max(n,i.length),0);return s>1&&t.filter(({cells:n})=>n.length===s).length===1&&t.filter(
e).length<=1}const Oi=1.2,_i=1.6,Li=3,vi=2,wi=.5,Ri=40,Ii=3;function*zi(t,e){const{rows:s}=t,n=s.slice(1).map((i,o)=>i.baseline-s[o].baseline);for(const i of yield*Ni(
n,(0,x.Y)(s.map(({size:o})=>o)))){const o=yield*xi({...t,isNumber:e},n,i);if(o)return o}}function*xi(t,e,s){const{rows:n,places:i,isNumber:o}=t,r=[];let[l,a,c]=[
0,0,0];for(let A=0,st;A<n.length;A=st){for(st=A+1;st<n.length&&e[st-1]<=s;)st++;if(st-A>Ri)return;yield(st-A)*S.Yz/S.y;const N=Array.from({length:st-A},(bt,Pt)=>A+
Pt);if(N.length>1&&!Di(N,t)&&!Ci(N,t)){if(A>0||N.some(bt=>n[bt].cells.some(o)))return;for(const bt of N)r.push([bt]);continue}N.length>1&&l++,N.length>1&&N.slice(
1).every(bt=>ne(n[bt-1],n[bt]))&&c++,N.slice(1).some(bt=>pe(i[bt]))&&!pe(i[A])&&a++,r.push(N)}const f=a===0||l>=wi*r.length,E=l>=vi||l>0&&l===c;return f&&E&&r.length>=
Li?r:void 0}function*Ni(t,e){const s=yield*(0,U.p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<s.length&&n.length<Ii;i++){const[o,r]=[s[i-1],s[i]];r>0&&r<=_i*e&&o>=Oi*r&&
n.push(r)}return n}function Di(t,{rows:e,places:s,spanning:n,isNumber:i}){const o=(0,x.K)(t.map(c=>e[c].cells.length)),r=t.filter(c=>e[c].cells.length===o),l=c=>e[c].
cells.length===1||!e[c].cells.some(i);if(t[0]===0&&n.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||l(c)))return!1;const a=t.filter(c=>c<r[0]&&pe(s[c])).length;
return a===0||a===t.filter(c=>c>r[0]&&pe(s[c])).length}function Ci(t,{rows:e,places:s,spanning:n,isNumber:i}){return t.some(r=>n.has(r))||t.filter(r=>e[r].cells.
some(i)).length>1?!1:t.slice(1).every(r=>ne(e[r-1],e[r])&&s[r].every(l=>!s[r-1].includes(l)))}const pe=t=>t.length===1&&t[0]===0,Bi=1.6,ye=.95,Pi=.1,Yi=1.2,Wi=.4,
Ut=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,Ui=new RegExp("^\\d[\
\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),Ms=/^\d{1,3}\.?$/,ie=new RegExp("^\\p{Ll}","u"),Gi=/\w@\w|^\w{2,5}:\/\/|^www\./,Hi=/[\p{L}\p{Nd}][-\u2010]$/u,
Ki=/[\p{L}-]/u,$i=/[.,]/,Fi=4,Vi=/^[\p{L}\p{Nd}]/u,Ss=/^[\p{Lu}\p{N}]/u,Ft=2,Ue=2,ji=2;function*Ts(t){const{rows:e}=t,n=(yield*Ti(t,({cells:l})=>l.some(a=>Ut.test(
(0,v.b6)(a)))))??(yield*zi(t,l=>Ut.test((0,v.b6)(l))));if(n)return n;const i=[],o=ki(t),r=Xi(t,o);for(const l of e.keys()){const a=l<o;l>0&&(lo(t,l)||(a?no(t,l)&&
!ro(t,l,o):_s(t,l,o)||l!==o&&Zi(t,l,r)||Qi(t,l,r)))?i.at(-1).push(l):i.push([l])}return i}function ki({rows:t,places:e,count:s}){const n=t.findIndex((c,f)=>oo(c)||
eo(c,e[f])||so(c,e[f]));if(n<Ue)return n;const i=t.findIndex((c,f)=>f>0&&f<n&&c.cells.length>1&&Os(t[f-1],c));if(i>0&&t.slice(0,i).every(c=>Ee(c,f=>f)))return i;
if(t.slice(0,n).every(c=>Ee(c,f=>f)))return n;const o=t.slice(1,n+1).map((c,f)=>c.baseline-t[f].baseline),r=(0,x.K)(n>Ue?o.slice(1):o)*ye<=(0,x.Y)(o),l=({cells:c},f)=>c.
length>1&&e[f][0]===0&&!ie.test((0,v.b6)(c[0])),a=n>Ue||t[1].cells.length===s&&t[1].cells.every(c=>Ss.test(Qt(c)));return r&&a&&t.slice(0,n).every(l)?1:n}function Xi(t,e){
const{rows:s,places:n}=t;let i=1/0;for(let o=1;o<s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!_s(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}
function Zi({rows:t,places:e,count:s},n,i){const[o,r]=[t[n-1],t[n]];return i===1/0||r.baseline-o.baseline>se*i||e[n][0]===0||!oe(o,r)||qi(o,r)||to(o,r)?!1:e[n].
every((l,a)=>{const c=o.cells[e[n-1].indexOf(l)];return c!==void 0&&(s>Ft||!(As(c)&&As(r.cells[a])))})}function Qi({rows:t,places:e},s,n){const[i,o,r]=[t[s-1],t[s],
t[s+1]],l=o.baseline-i.baseline;return o.cells.length>1||e[s][0]!==0||i.cells.length===1||e[s-1][0]!==0||n===1/0||l>se*n||!oe(i,o)||o.size>i.size||r&&r.baseline-
o.baseline<Yi*l?!1:Math.abs(i.start-o.start)<Pi*o.size&&Ji(i.cells[0],o.cells[0])}const Ji=(t,e)=>!e.fragments.some(({style:s})=>s.font.bold)||t.fragments.every(
({style:s})=>s.font.bold),qi=(t,e)=>[t,e].every(({cells:s})=>s.length>1&&Ut.test((0,v.b6)(s.at(-1))))&&new RegExp("\\p{L}","u").test((0,v.b6)(e.cells.at(-2))),to=(t,e)=>[
t,e].every(({cells:s})=>s.length>Ft&&Ut.test((0,v.b6)(s.at(-1)))),As=({fragments:t})=>t.length>1&&Ut.test(t.at(-1).text);function eo({cells:t},e){const s=t.filter(
(i,o)=>e[o]>0),n=s.filter(i=>Ut.test((0,v.b6)(i))||Ui.test((0,v.b6)(i)));return n.length>0&&2*n.length>=s.length}const so=({cells:t},e)=>e[0]===0&&t.length>Ft&&
Ms.test((0,v.b6)(t[0]))&&t.slice(1).some(s=>Ut.test((0,v.b6)(s))),oe=(t,e)=>e.baseline-t.baseline<=Bi*Math.max(e.size,t.size),no=({rows:t,spanning:e,count:s},n)=>!e.
has(n)&&!e.has(n-1)&&oe(t[n-1],t[n])&&!t[n].hasRuleAbove&&!Os(t[n-1],t[n])&&!(s===Ft&&t[n-1].cells.length===Ft&&t[n].cells.length===Ft)&&!io({rows:t,count:s},n),
Os=(t,e)=>Ee(t,s=>s)&&Ee(e,s=>!s),Ee=({cells:t},e)=>t.every(({fragments:s})=>s.every(({style:n})=>e(n.font.bold)));function io({rows:t,count:e},s){const[n,i,o]=[
t[s-1],t[s],t[s+1]];return n.cells.length!==e||i.cells.length!==e||i.baseline-n.baseline<ye*(o.baseline-i.baseline)?!1:[n,i].some(({cells:r})=>r.slice(1).some(l=>Ut.
test((0,v.b6)(l))))}const oo=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function ro({rows:t,places:e,count:s},n,i){const{cells:o}=t[n],
r=o.length===Ft&&s>Ft&&Ms.test((0,v.b6)(o[0]));if(n!==i-1||o.length>1&&!r||e[n][0]!==0)return!1;const l=t[i+1];if(!l||t[n-1].cells.length===1||ie.test((0,v.b6)(
t[n].cells[0])))return!1;const a=t[n].baseline-t[n-1].baseline;return a>ye*(t[i].baseline-t[n].baseline)&&a>ye*(l.baseline-t[i].baseline)}const Qt=({fragments:t})=>t.
find(({text:e})=>/\S/.test(e))?.text??"";function _s({rows:t,places:e,count:s},n,i){const[o,r]=[t[n-1],t[n]];if(n===i||!oe(o,r)||ie.test(Qt(t[0].cells[0]))&&o.cells.
length===s&&r.cells.length===s)return!1;const l=A=>ie.test(Qt(A))&&!Gi.test(Qt(A)),a=A=>Ss.test(Qt(A));if(!(e[n][0]===0?l(r.cells[0])&&!r.cells.some(a):r.cells.
some(l)))return!1;const f=({cells:A})=>A.every(st=>!Ut.test((0,v.b6)(st))),E=e[n].every(A=>e[n-1].includes(A));return f(r)&&E?!0:o.cells.length===1&&r.cells.length>
1&&e[n-1][0]===0&&ie.test((0,v.b6)(r.cells[0]))}const lo=({rows:t,places:e},s)=>oe(t[s-1],t[s])&&t[s].cells.every((n,i)=>{const o=t[s-1].cells[e[s-1].indexOf(e[s][i])];
return o!==void 0&&ao(o.fragments.at(-1).text)&&Vi.test(Qt(n))}),ao=t=>t.length>=Fi&&Hi.test(t.slice(-2))&&Ki.test(t.slice(0,-1))&&!$i.test(t);function*co(t,e){
if(!t.some((a,c)=>c>0&&a.length>1&&a.every(fo)))return(e?void 0:yield*pi(t))??[t];const s=t.filter(a=>a.length>0);if(s.length>2&&s.filter(a=>a.length>1).length===
1)return[t];const n=t.flatMap((a,c)=>a.flatMap(f=>f.segments.map(E=>({segment:E,column:c,line:f.baseline})))),i=yield*(0,U.p9)(n,(a,c)=>a.line-c.line||a.column-
c.column),o=[],r=[];for(let a=0,c;a<i.length;a=c){const{line:f,segment:E}=i[a];for(c=a+1;c<i.length&&i[c].line-f<Wi*E.size;)c++;const A=i.slice(a,c).sort((N,bt)=>N.
column-bt.column);r.push(A.map(({column:N})=>N));const st=A.map(N=>N.segment);o.push({cells:st,baseline:f,size:E.size,start:st[0].start,end:st.at(-1).end,isTabular:A.
length>1}),o.length%S.y===0&&(yield S.Yz)}const l={count:t.length,rows:o,places:r,spanning:new Set};return(yield*Ts(l)).map(a=>Ge(l,a))}const fo=({segments:t})=>t.
length===1&&(t[0].characters<=ji||Ut.test((0,v.b6)(t[0])));function Ge({count:t,rows:e,places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;
for(const[l,a]of e[o].cells.entries()){const c=s[o][l],f=r.get(c);f?f.push(a):r.set(c,[a])}for(const[l,a]of r)i[l].push((0,xt.cA)(a))}return i}const ho=/^[-\u2010-\u2013\u2212+(]$/u,
uo=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,go=/^[-\u2010-\u2013\u2212(]$/u,mo=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,po=/\d[)%]?$/,yo=.6;function*Eo(t){const e=[];
for(const[n,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[n][r],o]))),yield i.length*S.Yz/S.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.
length*S.Yz/S.y,s.has(n-1)&&s.get(n-1)===n)continue;const i=bo(e,n);i!==void 0&&s.set(n,i)}return s.size===0||t.conflicts>0?t:Ls(t,s)}function bo(t,e){const s=t.
filter(f=>f.has(e)),n=s.map(f=>f.get(e)),i=n.map(v.b6);if(i.length===0)return;const o=s.every(f=>po.test(He(f,e-1))),r=s.every(f=>mo.test(He(f,e+1))),l=f=>i.every(
E=>go.test(E))&&!t.some(E=>!E.has(e)&&/\d/.test(He(E,f))),a=(f,E)=>(E.start-f.end)/f.size;return o&&i.every(f=>uo.test(f))&&!l(e-1)&&(s.every((E,A)=>a(E.get(e-1),
n[A])<yo)||s.every(E=>!E.has(e+1)))?e-1:!r||!i.every(f=>ho.test(f))||l(e+1)?void 0:s.every((f,E)=>{const[A,st]=[f.get(e-1),f.get(e+1)];return!A||!/\d/.test((0,v.
b6)(A))||a(n[E],st)<a(A,n[E])})?e+1:void 0}const He=(t,e)=>{const s=t.get(e);return s?(0,v.b6)(s):""};function Ls(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)
s.push(e.has(r)?-1:n++);for(const[r,l]of e)s[r]=s[l];const i=[],o=t.rows.map((r,l)=>{const a=[],c=[];for(const[f,E]of r.cells.entries()){const A=s[t.places[l][f]];
c.at(-1)===A?a.push(a.pop().joined(E)):(a.push(E),c.push(A))}return i.push(c),a.length===r.cells.length?r:{...r,cells:a,isTabular:a.length>1}});return{...t,count:n,
rows:o,places:i}}const Mo=3,So=3,To=/\d/,Ao=new RegExp("\\p{L}","u"),Oo=/^(?:19|20)\d\d$/;function*vs(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.
rows.entries())e.push(new Map(r.map((l,a)=>[t.places[o][a],l]))),yield r.length*S.Yz/S.y;const s=vo(e),n=Array.from({length:t.count},()=>[]);for(const[o,r]of e.
entries())for(const l of r.keys())n[l].push(o);const i=wo(e,s,n);for(let o=0;o<t.count;o++){yield e.length*S.Yz/S.y;const r=n[o];if(i.has(o)||!ws(r,s)&&!Ro(r,e,
o,t.count))continue;const l=Io(e,r,o);l!==void 0&&!i.has(l)&&![...i.values()].includes(o)&&i.set(o,l)}return(s>0||Lo(e))&&(yield*_o(e,n,i)),i.size===0?t:Ls(t,i)}
function*_o(t,e,s){const n=t[0];if(n.size<Mo||t.some(({size:o})=>o>n.size))return;const i=new Set([...s.keys(),...s.values()]);for(const[o,r]of e.entries()){if(yield t.
length*S.Yz/S.y,n.has(o)||i.has(o))continue;const l=[o-1,o+1].find(a=>n.has(a)&&!i.has(a)&&!r.some(c=>t[c].has(a)));l!==void 0&&(s.set(o,l),i.add(o).add(l))}}function Lo([
t,e]){const s=n=>n.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].every(s)&&![...e.values()].some(s)}function vo(t){const e=n=>[...n.
values()].some(i=>To.test((0,v.b6)(i))&&!Oo.test((0,v.b6)(i))),s=t.findIndex(e);return s>So?0:s}function wo(t,e,s){const n=[...s.keys()].filter(o=>!ws(s[o],e)),
i=new Map;for(const o of t.slice(0,e)){const r=[...o.keys()],l=(a,c)=>a!==n[c]&&(n.includes(a)||i.has(a));if(!(r.length!==n.length||r.some(l)))for(const[a,c]of r.
entries())c!==n[a]&&i.set(c,n[a])}return i}const ws=(t,e)=>t.length>0&&t.every(s=>s<e);function Ro(t,e,s,n){return t.every(i=>{const o=e[i];return i>0&&2*o.size<
n&&[...o.keys()][0]===s&&Ao.test((0,v.b6)(o.get(s)))})}function Io(t,e,s){return[s-1,s+1].flatMap(i=>{const o=t.flatMap(l=>l.get(i)??[]);if(o.length===0||e.some(
l=>t[l].has(i)))return[];const r=l=>o.reduce((a,{start:c,end:f})=>Math.min(a,Math.max(c-l.end,l.start-f)),1/0);return[{beside:i,distance:e.reduce((l,a)=>l+r(t[a].
get(s)),0)}]}).sort((i,o)=>i.distance-o.distance)[0]?.beside}const zo=1.3,Ke=.3,xo=.5,Rs=2,be=12,No=3,Do=new RegExp("\\p{L}|^[%#]$","u"),Is=/\d/,zs=/^[^\p{L}]{0,4}\d/u,
xs=2,Ns=3;function*Ds(t){const{rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){const o=Bo(e,i),r=o||Cs(e,i);if(!r&&!Po(e,i))continue;yield be*S.Yz/S.y;const l=e.
slice(Math.max(n,i-be),i),a=o?e.slice(i,i+be):Co(e,i);!Wo(l,a)||!(r||Yo(l,e[i]))||(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,e.slice(n)].map(i=>({
rows:i,tabular:Me(i)}))}const Me=t=>t.filter(({isTabular:e})=>e).length;function Co(t,e){let s=e+1;for(;s<t.length&&s<e+be&&!Cs(t,s);)s++;return t.slice(e,s)}function Bo(t,e){
const[s,n]=[t[e-1],t[e]],i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||n.cells.length<No||i.cells.length>n.cells.length||!s.isTabular||!s.cells.slice(1).some(
r=>Is.test((0,v.b6)(r))))return!1;const o=r=>!Is.test((0,v.b6)(r))&&Do.test((0,v.b6)(r));return n.cells.every(o)&&i.cells.slice(1).some(r=>zs.test((0,v.b6)(r)))}
function Po(t,e){const[s,n]=[t[e-1],t[e]],i=n.cells.at(-1).end,o=({cells:r,size:l})=>r.length===xs&&Math.abs(r[1].end-i)<Ke*l&&zs.test((0,v.b6)(r[1]));return e+
Ns>t.length||o(s)?!1:t.slice(e,e+Ns).every(o)}function Yo(t,{cells:e,size:s}){const n=$e(t);return n.cells.length>xs&&!n.cells.some(i=>Bs(i,e.at(-1),Ke*s))}function Cs(t,e){
const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;return s(e)>zo*Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function Wo(t,e){if(Me(t)<Rs||Me(e)<Rs)return!1;
const[s,n]=[$e(t),$e(e)],i=Ke*Math.min(s.size,n.size);return n.cells.filter(r=>s.cells.some(l=>Bs(l,r,i))).length<=xo*Math.max(s.cells.length,n.cells.length)}const Bs=(t,{
start:e,end:s},n)=>Math.abs(t.start-e)<n||Math.abs(t.end-s)<n||Math.abs(t.start+t.end-e-s)<n,$e=t=>t.reduce((e,s)=>s.cells.length>e.cells.length?s:e),Uo=.3,Go=1.25,
Ho=1.5,Ko=2,$o=/:$/,Fo=({cells:t})=>t.some(({fragments:e})=>e.some(({text:s})=>$o.test(s)));function*Vo(t){const{rows:e}=t,s=[];for(const c of e)s.push(Fo(c)),yield c.
cells.reduce((f,{fragments:E})=>f+E.length,0)*S.Yz/S.y;const n=s.indexOf(!1),i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<Ko)return[t];if(s.slice(n).filter(Boolean).
length>Uo*o.length)return[t];const l=i.slice(1).map((c,f)=>c.baseline-i[f].baseline),a=l.length>0?(0,P.Kf)(l):Ho*i[0].size;return o[0].baseline-i.at(-1).baseline<
Go*a?[t]:[i,o].map(c=>({rows:c,tabular:Me(c)}))}var Ps=w(4186),Wt=w(5609);const jo=.999,Ys=2,ko=200,Xo=2.5,Fe=.5;function*Zo(t,e){const s=e.filter(({style:{frame:N}})=>Math.
abs(N.sin)>jo&&!N.vertical);if(s.length<Ys||t.frame.cos!==1||t.spans)return t;yield e.length*S.Yz/S.y;const n=yield*(0,v.q9)(s),i=Qo(t.rows);if(n.length>ko||i.some(
({start:N,end:bt})=>N>bt))return t;yield i.length*n.length*S.Yz/S.y;const r=qo(n,i,Jo(t.rows[0]));if(!r)return t;const l=e.filter(N=>er(N,r,i,t)),a=yield*(0,Wt.
_I)(yield*(0,v.q9)(l)),c=yield*sr(r,a,i),[f,...E]=t.rows,A=f.every((N,bt)=>N.length===0||c[bt].length===0&&nr(N,r)),st=A?c.map((N,bt)=>N.length>0?N:f[bt]):c;return new xt.
QH([st,...A?E:t.rows])}function Qo(t){return t[0].map((e,s)=>{const n=t.flatMap(i=>i[s].filter(({frame:o})=>o.cos===1));return{start:(0,x.Y)(n.map(({start:i})=>i)),
end:(0,x.K)(n.map(({end:i})=>i))}})}const Jo=t=>(0,x.Y)(t.flat().map(({top:e})=>e));function qo(t,e,s){const n=[];for(const a of t){const c=(0,Ps.L)(a.frame,a.start,
a.end,a.top,a.bottom),f=tr(c.x+c.width/2,e);f!==void 0&&c.y+a.size<=s&&n.push({name:a,box:c,column:f})}const i=n.filter(({name:a,box:c})=>s-c.y-c.height<=Xo*a.size),
o={top:(0,x.Y)(i.map(({box:a})=>a.y)),bottom:(0,x.K)(i.map(({box:a})=>a.y+a.height))},r=n.filter(({box:a})=>a.y<o.bottom&&a.y+a.height>o.top),l=new Map;for(const{
name:a,column:c}of r){const f=l.get(c);f?f.push(a):l.set(c,[a])}return l.size<Ys?void 0:{byColumn:l,...o}}function tr(t,e){const s=e.map(({start:l,end:a})=>Math.
abs((l+a)/2-t)),n=s.indexOf((0,x.Y)(s)),{start:i,end:o}=e[n],r=Math.min(i-(e[n-1]?.end??-1/0),(e[n+1]?.start??1/0)-o);return t>i-r&&t<o+r?n:void 0}function er({
style:t,box:e},{byColumn:s,top:n,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:l}=t,a=e.y+e.height/2;if(a<n-Fe*l||a>i+Fe*l)return!1;const c=o.findIndex(
({end:E})=>e.x<E),f=o[c+1]?.start??1/0;return c>=0&&!s.has(c)&&e.x>o[c].start-l&&e.x+e.width<f}function*sr({byColumn:t},e,s){const n=s.map(()=>[]);for(const i of e)
n[s.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)n[i]=yield*(0,Wt._I)(yield*(0,U.p9)(o,(r,l)=>r.baseline-l.baseline||r.start-l.start));return n}const nr=(t,{
top:e,bottom:s})=>t.every(({baseline:n,size:i})=>n>e&&n<s+Fe*i),ir=2,or=.6,rr=.1,lr=.5,ar=60,cr=3;function*fr(t){const[e,s,...n]=t;if(!e||!s||t.length<cr||e.cells.
length>=s.cells.length||s.baseline-e.baseline>ir*Math.max(e.size,s.size)||!e.cells.every(he)||!s.cells.every(he)||n.every(({cells:a})=>a.every(he)))return;const i=yield*d(
t.slice(1)),o=i&&(yield*vs(i));if(!o||o.count>ar||o.spanning.has(0))return;const r=yield*dr(e.cells,yield*C(o),o);return!r||!hr(r,o.places[0])?void 0:{columns:{
...o,rows:[e,...o.rows],places:[r.map(([a])=>a),...o.places],spanning:new Set([0,...[...o.spanning].map(a=>a+1)])},spans:r}}const hr=(t,e)=>t.some(([s,n])=>n>s)&&
t.every(([s,n])=>s===n||e.filter(i=>i>=s&&i<=n).length>n-s);function ur({rows:t,places:e}){const s=t[0].cells.map(v.b6),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+
2*o<=s.length;o++){if(!((s.length-i)%o===0&&s.every((a,c)=>c<i+o||a===s[c-o])))continue;const l=(s.length-i)/o;return Array.from({length:l},(a,c)=>[n[i+c*o],n[i+
(c+1)*o-1]])}return[]}function*dr(t,e,s){const n=ur(s),i=new Set(s.places[0]),o=[],r=(c,[f,E])=>c.start<e[E].end&&c.end>(e[f-1]?.end??-1/0),l=t.slice(-n.length),
a=n.length>0&&l.length===n.length&&l.every((c,f)=>r(c,n[f]));for(const[c,f]of t.entries()){const E=a?n[c-(t.length-n.length)]:void 0,A=t[c+1]?.start??1/0,st=(o.
at(-1)?.[1]??-1)+1,N=E??gr(f,e,st,i)??(yield*pr(f,e,[st,A]));if(!N||N[0]<=(o.at(-1)?.[1]??-1))return;o.push(N)}return o}function gr(t,e,s,n){const[i,o]=[e[s],e[s+
1]];return i&&o&&!n.has(s)&&t.start>i.end&&t.end<o.start?[s,s]:void 0}function mr(t,e,s){const n=s.find(([l,a])=>l===a);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],
e[n[0]+1]];return!i||!r?!1:t.start<(i.end+o.start)/2&&t.end>(o.end+r.start)/2}function*pr(t,e,[s,n]){const i=or*t.size,o=[];for(let c=s;c<e.length&&!(e[c].start>
t.end);c++){yield(e.length-c)*S.Yz/S.y;for(let f=c;f<e.length&&e[f].start<n;f++){const[E,A]=[e[c].start,e[f].end];if(c<f&&(t.start<E-i||t.end>A+i))continue;const st=Math.
abs(E+A-t.start-t.end)/2<=i+rr*(A-E),N=c===f&&(Math.abs(E-t.start)<i||Math.abs(A-t.end)<i),bt=Math.abs(E-t.start)<i&&t.end>e[f].start;(st||N||bt)&&o.push([c,f])}}
const r=([c,f])=>t.end-t.start>=lr*(e[f].end-e[c].start),l=o.find(([c,f])=>f>c&&r([c,f]));if(l&&mr(t,e,o))return l;const[a]=yield*(0,U.p9)(o,([c,f],[E,A])=>f-c-
(A-E));return a}const Ws=3,Se=2,yr=.05,Er=.3,Ve=6,br=.4,Mr=3,Te=2,Us=4,Sr=.05,Tr=4,Ar=new Set,Or=new RegExp("^\\p{Ll}","u"),Gs=/\d/,Hs=new RegExp("\\p{L}","u");
function*_r(t,e){const s=[];for(const i of e){const{tables:o,lines:r}=yield*Lr(i);(0,P.RZ)(s,o);for(const l of yield*Bn(yield*Pe(r),r))for(const a of yield*je(l,
Tr))for(const c of yield*Kn(a))c instanceof xt.QH?s.push(c):(0,P.RZ)(s,yield*wr(c))}if(s.length===0)return{blocks:s,outside:t};let n=yield*(0,xt.R_)(s,t);for(const[
i,o]of s.entries()){const r=o instanceof xt.QH?yield*Zo(o,n):o;r!==o&&(s[i]=r,n=yield*(0,xt.R_)([r],n))}return{blocks:s,outside:n}}function*Lr(t){if(yield t.length*
S.Yz/S.y,!vr(t))return{tables:[],lines:t};const e=[];for(const n of yield*Pe(t,!0)){if(!n.hasProse||n.tabular<Ws)continue;const i=yield*d(n.rows),o=i&&i.conflicts===
0?yield*X(i):void 0;if(!i||!o)continue;const r=[];for(const l of o)r.push(Ge(i,l)),yield i.count*S.Yz/S.y;e.push(new xt.QH(r))}if(e.length===0)return{tables:e,lines:t};
const s=new Set(e.flatMap(n=>n.lines.flatMap(({segments:i})=>i.map(({fragments:o})=>o[0]))));return{tables:e,lines:t.filter(({cells:n})=>!s.has(n[0].fragments[0]))}}
const vr=t=>t.some(({cells:e,size:s},n)=>{const i=t[n-1]?.cells??[];return i.length>1&&e.length===1&&e[0].fragments.length>Ve&&Math.abs(i.at(-1).start-e[0].start)<
Sr*s});function*je(t,e){if(e===0)return[t];let s=[t];const n=yield*ct(yield*(0,g.KT)(t.rows));if(!n&&(s=yield*Ds(t)).length>1){const o=[];for(const r of s)o.push(
yield*je(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!n)return[t];const i=[];for(const o of n)for(const r of yield*Pe(o.map(l=>({...l,gutters:Ar}))))
(0,P.RZ)(i,yield*je(r,e-1));return i}function*wr(t){const e=yield*Ds(t);if(e.length>1){const s=[];for(const n of e)(0,P.RZ)(s,yield*$s(n));if(s.length>=e.length&&
s.every(Rr)&&s.some(Ks))return s}return yield*$s(t)}const Ks=t=>t instanceof xt.QH,Rr=t=>Ks(t)||t instanceof xt.xE&&t.visual.length===Se&&t.visual[0].cells.length===
t.visual[1].cells.length;function*$s(t){const e=[];for(const s of yield*Vo(t)){const n=s.tabular<Se?void 0:yield*Ir(s);n&&e.push(n)}return e}function*Ir(t){const e=yield*(0,g.
KT)(t.rows),s=yield*fr(e),n=s?.columns??(yield*d(e));if(!n||Nr(n)||Dr(n))return;const i=yield*Eo(s?n:yield*vs(n)),{rows:o}=i,r=i.places.reduce((N,bt)=>N+bt.length,
0),l=r>=Er*i.count*o.length,a=zr(i),c=(t.tabular>=Ws||a)&&i.count>1&&i.conflicts<=yr*r&&l&&!xr(o);if(!l)return new xt.xE(o,o.map(N=>N.cells.map(bt=>[(0,xt.cA)([
bt])])));const f=c&&!a?yield*Ts(i):o.map((N,bt)=>[bt]),E=[];let A=0;for(const N of f)E.push(Ge(i,N)),!((A+=i.count)<S.y)&&(A=0,yield S.Yz);const st=f[0].length===
1&&i.count===n.count?s?.spans:void 0;return c?new xt.QH(E,st):new xt.xE(o,E)}function zr({rows:t,count:e,conflicts:s,spanning:n}){if(t.length!==Se||s>0||n.size>
0||t.some(({cells:f})=>f.length!==e))return!1;const i=({fragments:f})=>f.at(-1).text.endsWith(":"),o=({cells:f})=>f.every((E,A)=>i(E)===(A%Te===0));if(e%Te===0&&
t.every(o))return!0;if(e===Te)return!1;const[r,l]=t.map(({cells:f})=>f.map(v.b6)),a=r.every(f=>Hs.test(f))&&l.every(f=>Gs.test(f)&&!Hs.test(f));return r.some(f=>Gs.
test(f))&&!a?!1:t.reduce((f,{cells:E})=>f+E.reduce((A,{fragments:st})=>A+st.length,0),0)<=Us*e*t.length}const xr=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.
every(n=>n.isTyped))),Nr=t=>Fs(t).some(({lines:e,words:s,going:n})=>e>=Mr&&s>Ve*e&&n>=br*e);function Dr({rows:t,count:e,places:s}){return t.length!==Se||e!==Te||
t.some(({cells:i})=>i.length!==e)?!1:Fs({rows:t,count:e,places:s}).every(({words:i,going:o})=>i>Us*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>Ve)}
function Fs({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,l]of o.entries()){
const a=n[s[i][r]];a.lines++,a.words+=l.fragments.length,Or.test(l.fragments[0].text)&&a.going++}return n}const Cr=3,Br=4,Pr=.6,Yr=.05,Wr=.9,Ur=1.75,re=.1,Vs=1,
Gr=.4,Hr=2;function*Kr(t){const e=new Set,s=yield*$r(t);if(s.length===0)return e;const n=yield*(0,U.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of s)if(yield*Vr(
i,n))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*$r(t){const e=[];for(let s=0,n;s<t.length;s=n){for(n=s+1;n<t.length&&Fr(t[n-1],t[n]);)
++n%S.y===0&&(yield S.Yz);if(s%S.y===0&&(yield S.Yz),n-s<Cr)continue;const i=t.slice(s,n),o=i.reduce((a,{fragments:c})=>a+c.length,0),[r,l]=i.reduce(([a,c],{start:f,
end:E})=>[Math.max(a,E-f),c+E-f],[0,0]);o>=Br*i.length&&l>=Pr*r*i.length&&e.push(i)}return e}function Fr(t,e){const{size:s}=t,n=e.baseline-t.baseline;return e.frame===
t.frame&&e.size===s&&Math.abs(e.start-t.start)<Yr*s&&n>=Wr*s&&n<=Ur*s}function*Vr(t,e){const s=new Set(t),{frame:n,size:i,baseline:o}=t[0],r=t.at(-1).baseline+re*
i,l=t[0].start-Vs*i,a=t.reduce((Rt,Gt)=>Math.max(Rt,Gt.end),-1/0)+Vs*i;let c=Xr(e,o-re*i);const f=t.map(({baseline:Rt})=>Rt);let[E,A,st,N,bt]=[0,0,0,0,-1/0];const Pt=new Set;
for(;c<e.length&&e[c].baseline<=r;c++){c%S.y===S.y-1&&(yield S.Yz);const Rt=e[c];if(!(s.has(Rt)||Rt.frame!==n)){if(Rt.end>l&&Rt.start<a)return!1;for(Rt.baseline-
bt>re*i&&([st,bt]=[0,Rt.baseline]),++st===jr&&E++,N|=Rt.end<=l?1:2;A<f.length&&f[A]<Rt.baseline-re*i;)A++;A<f.length&&Math.abs(f[A]-Rt.baseline)<=re*i&&Pt.add(A)}}
return E>=Hr&&N!==kr&&Pt.size<=Gr*t.length}const jr=2,kr=3;function Xr(t,e){let s=0;for(let n=t.length;s<n;){const i=s+n>>1;t[i].baseline<e?s=i+1:n=i}return s}const Dt=2.5,
ke=1e3,Ae=3,js=100,Zr=2,ks=10;function*Xs(t){const e=yield*qs(t.filter(({isVertical:n})=>!n)),s=yield*qs(t.filter(({isVertical:n})=>n));return{grids:yield*Qr(e,
s),open:yield*sl(e)}}function*Qr(t,e){if(t.length+e.length<Ae||t.length+e.length>ke)return[];const s=[...t.keys(),...e.keys()].map((r,l)=>l),n=r=>{let l=r;for(;s[l]!==
l;)l=s[l]=s[s[l]];return l};for(const[r,l]of t.entries()){yield S.Yz;for(const[a,c]of e.entries())Js(l,c)&&Js(c,l)&&(s[n(t.length+a)]=n(r))}const i=new Map;for(const[
r,l]of[...t,...e].entries()){const a=i.get(n(r))??{rows:[],columns:[]};i.set(n(r),a),(l.isVertical?a.columns:a.rows).push(l)}const o=[];for(const r of i.values()){
if(r.rows.length===0||r.columns.length===0)continue;const[l,a]=[Zs(r.columns,r.rows),Zs(r.rows,r.columns)];for(const c of yield*Jr(le(a,l)))for(const f of yield*qr(
c))f.xs.length>=Ae&&f.ys.length>=Ae&&o.push(f)}return o}const le=(t,e)=>({rows:t,columns:e,xs:Oe(e),ys:Oe(t)});function*Jr({rows:t,columns:e,xs:s,ys:n}){const i=[];
let[o,r]=[t,e],l=0;for(let a=1;a<Math.min(n.length-2,js);a++){yield(1+e.length)*S.Yz/S.y;const c=n[a];if(a-l<2)continue;const f=r.filter(A=>A.from<c-Dt),E=r.filter(
A=>A.to>c+Dt);el(f,E,s)||(i.push(le(o.filter(A=>A.at<c+Dt),f)),[o,r]=[o.filter(A=>A.at>c-Dt),E],l=a)}return[...i,le(o,r)]}function*qr({rows:t,columns:e,xs:s,ys:n}){
const i=[];let[o,r]=[t,e],l=0;for(let a=2;a<Math.min(s.length-2,js);a++){if(a-l<2)continue;yield(1+t.length)*S.Yz/S.y;const c=s[a],f=o.filter(A=>A.from<c-Dt),E=o.
filter(A=>A.to>c+Dt);tl(f,E,n)&&(i.push(le(f.map(A=>({...A,to:Math.min(A.to,c)})),r.filter(A=>A.at<c+Dt))),o=E.map(A=>({...A,from:Math.max(A.from,c)})),r=r.filter(
A=>A.at>c-Dt),l=a)}return i.length===0?[{rows:t,columns:e,xs:s,ys:n}]:[...i,le(o,r)]}function tl(t,e,s){const n=({at:l})=>l>s[0]+Dt&&l<s.at(-1)-Dt,[i,o]=[Oe(t.filter(
n)),Oe(e.filter(n))];let r=0;for(let l=0,a=0;l<i.length&&a<o.length;){const c=i[l]-o[a];Math.abs(c)<Dt&&r++,c<0?l++:a++}return Math.min(i.length,o.length)>=Zr&&
2*r<=Math.min(i.length,o.length)}function el(t,e,s){const n=({at:r})=>r>s[0]+Dt&&r<s.at(-1)-Dt,[i,o]=[t.filter(n),e.filter(n)];for(let r=0,l=0;r<i.length&&l<o.length;){
const a=i[r].at-o[l].at;if(Math.abs(a)<Dt)return!0;a<0?r++:l++}return i.length===0||o.length===0}function Zs(t,e){const{isVertical:s}=t[0],[n,i]=[(0,x.Y)(e.map(
({at:a})=>a)),(0,x.K)(e.map(({at:a})=>a))],[o,r]=[Qs(e.map(a=>a.from)),Qs(e.map(a=>a.to))],l=[...t];return o<t[0].at-ks&&l.unshift({isVertical:s,at:o,from:n,to:i}),
r>t.at(-1).at+ks&&l.push({isVertical:s,at:r,from:n,to:i}),l}const Qs=t=>t.sort((e,s)=>e-s)[t.length>>1],Js=(t,{at:e,last:s})=>kt(t,e)||kt(t,s);function*sl(t){if(t.
length>ke)return[];const e=[];for(const s of t){yield(1+e.length)*S.Yz/S.y;const n=e.find(([i])=>Math.abs(i.from-s.from)<Dt&&Math.abs(i.to-s.to)<Dt);n?n.push(s):
e.push([s])}return e.filter(({length:s})=>s>=Ae)}const kt=({from:t,to:e},s)=>t-Dt<=s&&s<=e+Dt;function*qs(t){const e=yield*(0,U.p9)(t,(n,i)=>n.at-i.at||n.from-i.
from),s=[];for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&e[i].at-o<Dt;)i++;const{at:l}=e[i-1];if(s.length>ke)return s;n%S.y===
S.y-1&&(yield S.Yz);const a=yield*(0,U.p9)(e.slice(n,i),(f,E)=>f.from-E.from);let c;for(const f of a)c&&f.from<=c.to+Dt?c.to=Math.max(c.to,f.to):(c&&s.push({isVertical:r,
at:o,last:l,...c}),c={from:f.from,to:f.to});c&&s.push({isVertical:r,at:o,last:l,...c})}return s}function Oe(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.
at(-1)>=Dt)&&e.push(s);return e}function Xt(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)s++;return s}const tn=2,nl=.8,il=2.5,en=.25,ol=20,rl=12,ll=50,al=1e5;function*cl(t,e){
const s=[];if(t.length>al)return s;for(const n of e.slice(0,ll)){yield t.length*S.Yz/S.y;const i=yield*fl(t,n);i&&s.push(i)}return s}function*fl(t,e){const[{at:s,
from:n,to:i},{at:o}]=[e[0],e.at(-1)],r=t.filter(({box:N})=>Xe(N.x+N.width/2,n,i)),l=r.filter(({box:N})=>Xe(N.y+N.height/2,s,o));if(l.length===0||!l.every(N=>sn(
N)&&N.start>=n-tn&&N.end<=i+tn))return;const a=(0,x.Y)(l.map(({style:N})=>N.size)),c=yield*hl(l,nl*a);if(c.length===0||c.length>=ol)return;const f=[n,...c,i],E=e.
map(({at:N})=>N);if(!(yield*ul(l,{xs:f,ys:E},a)))return;const A=r.filter(({box:N})=>Xe(N.y+N.height/2,s-il*a,s));return A.every(N=>sn(N)&&Ze(N,f)===Xt(f,N.start))&&
new Set(A.map(N=>Ze(N,f))).size===f.length-1&&E.unshift((0,x.Y)(A.map(N=>N.top))),{rows:E.map(N=>({isVertical:!1,at:N,from:n,to:i})),columns:f.map(N=>({isVertical:!0,
at:N,from:E[0],to:o})),xs:f,ys:E}}const Xe=(t,e,s)=>t>e&&t<s,sn=({style:{frame:t}})=>t.cos===1&&!t.vertical,Ze=({end:t},e)=>Xt(e,t);function*hl(t,e){const s=[];
let n=1/0;for(const{start:i,end:o}of yield*(0,U.p9)(t,(r,l)=>r.start-l.start))i-n>=e&&s.push((i+n)/2),n=n===1/0?o:Math.max(n,o);return s}function*ul(t,{xs:e,ys:s},n){
const i=s.slice(1).map(()=>new Map);for(const[o,r]of(yield*(0,U.p9)(t,(l,a)=>l.baseline-a.baseline)).entries()){const l=i[Xt(s,r.box.y+r.box.height/2)],a=Ze(r,e),
c=l.get(a)??[];if(l.set(a,c),(c.length===0||r.baseline-c.at(-1)>en*n)&&c.push(r.baseline),c.length>rl)return!1;o%S.y===S.y-1&&(yield S.Yz)}return i.every(o=>o.size>
1)?i.some(o=>{const r=[...o.values()],l=r.filter(({length:a})=>a===1).map(([a])=>a);return r.some(a=>a.length>1&&l.some(c=>dl(c,a,en*n)))}):!1}const dl=(t,e,s)=>Math.
abs(t-(e[0]+e.at(-1))/2)<s&&(0,x.K)(e.map(n=>-Math.abs(n-t)))<-s,nn=4,gl=8,ml=4,pl=.7,yl=2.5,El=.8,bl=1e6;function Ml(t){return on(t,gl,{left:bl})}function*on(t,e,s){
if(e===1)return[...t];const n=[];let i=0;for(let o=0,r;o<t.length;o=r){const a=t[o].segments.length>1&&s.left>0?yield*Sl(t,o,s):void 0;if(++i%S.y===0&&(yield S.
Yz),r=a?.to??o+1,!a)n.push(t[o]);else{for(const c of a.left)n.push(c);for(const c of yield*on(a.right,e-1,s))n.push(c)}}return n}const rn=200;function*Sl(t,e,s){
const[n,i]=t[e].segments,o=n.size;let r=n.end,l=i.start;const a=[],c=[];let f=e;for(;f<t.length;f++){const A=t[f];s.left-=A.segments.length,(f-e)%rn===rn-1&&(yield S.
Yz);const st=f===e?0:A.baseline-t[f-1].baseline;if(A.frame!==n.frame||st<0||st>yl*o)break;const N=A.segments.filter(Gt=>Gt.start<r),bt=A.segments.slice(N.length),
Pt=(0,x.K)(N.map(Gt=>Gt.end),r),Rt=(0,x.Y)(bt.map(Gt=>Gt.start),l);if(Rt-Pt<El*o||N.length>1)break;[r,l]=[Pt,Rt],(0,P.RZ)(a,N),bt.length>0&&c.push(bt)}const E=c.
map(([A])=>A);if(!(a.length<nn||c.length<nn||!ln(a)||!ln(E)))return{left:a.map(A=>new Wt.N1(A)),right:c.map(Tl),to:f}}function Tl([t,...e]){const s=new Wt.N1(t);
for(const n of e)s.add(n);return s}function ln(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,x.Y)(t.map(o=>o.start)),n=(0,x.K)(t.map(o=>o.end))-s,i=t.
reduce((o,r)=>o+r.end-r.start,0);return e>=ml*t.length&&i>=pl*n*t.length}var Al=w(60660);const Ol=1,_l=3,Qe=2,Ll=.4,vl=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;
function wl({lines:t,element:e}){if(t.length<Qe||!e)return!1;const s=e.type==="P",n=s?_l:Ol;let i=0;for(const[o,{segments:r,baseline:l,size:a}]of t.entries()){!s&&
o>0&&l<t[o-1].baseline+Ll*a&&(i=Qe);let c,f=!1;for(const{fragments:E}of r)for(const A of E)f||=c!==void 0&&Math.abs(A.start-c.end)>=n*A.style.size,c=A;f&&i++}return i>=
Qe&&!zl(e)}const Rl=({element:t})=>t!==void 0&&Il.test(t.type),Il=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function zl(t){for(const{type:e}of(0,Al.Hy)(t))if(vl.
test(e))return!0;return!1}function*xl({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,P.RZ)(e,n.fragments);return yield*(0,U.p9)(e,(s,n)=>s.
order-n.order)}const an=300,Nl=5,Dl=.6,Cl=20,cn=5,Bl=3;function*fn(t){return t.length<3||t.length>an||!Yl(t)?t:yield*Wl(t)}function Pl(t){if(t.length<2||t.length>
an)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;n=Math.max(n,t[r].bottom),i+=hn(t[r]),s.push({bottom:n,
words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,Cl);r++){o=Math.min(o,t[r-1].top);const l=s[t.length-1-r];if(l.words<Math.max(cn,i-l.words))return t;if(l.bottom<=
o)return[...t.slice(r),...t.slice(0,r)]}return t}function Je(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(
t.start,e.start)>0}const hn=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+i.length,0),0);function Yl(t){let e=0,s=0,n;for(const i of t)
hn(i)<cn||(n&&Je(n,i)?e++:n&&Je(i,n)&&n.top-i.bottom<Bl*n.lines[0].size&&s++,n=i);return s>=Nl&&s>Dl*(e+s)}function*Wl(t){const e=t.length,s=new Int32Array(e),n=t.
map(()=>[]);for(let r=0;r<e;r++){yield S.Yz;for(let l=0;l<e;l++)r!==l&&Ul(t,r,l)&&(n[r].push(l),s[l]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;
for(const l of i)(r<0||s[l]<s[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of n[r])s[l]--}return o}function Ul(t,e,s){const n=t[e],i=t[s];if(n.frame!==i.frame)
return!1;if(Je(n,i))return!0;if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.some(l=>l!==n&&l!==i&&l.frame===n.
frame&&l.top<r&&l.bottom>o&&l.start<n.end&&l.end>i.start)}const Gl=.4,Hl=1;function*Kl(t,e){if(e.length===0||t.length<2)return;const s=Array.from({length:e.length+
1},()=>[]),n=yield*(0,U.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:l,end:a,baseline:c,style:f}=r,E=$l(
(l+a)/2,e);if(s[E].push(r),i&&i.column!==E&&c-i.fragment.baseline<=Gl*f.size&&l-i.fragment.end<Hl*f.size)return;i={fragment:r,column:E},o%S.y===S.y-1&&(yield S.
Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function $l(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}const Fl=3,Vl=2.5,
jl=.2,kl=1,un=1,Xl=new RegExp("\\p{L}","u"),dn=/\d/;function*Zl(t,e,s,n){if(e.length<Fl||t.spans||!Ql(t.rows[0]))return t;yield n.length*S.Yz/S.y;const i=n.filter(
l=>Jl(l,e,s)),o=ql(i,e);if(!o)return t;const r=[];for(const l of o)r.push(yield*(0,Wt._I)(yield*(0,v.q9)(l)));return new xt.QH([r,...t.rows])}const Ql=t=>t.slice(
1).some(e=>e.some(({segments:s})=>s.some(({fragments:n})=>n.some(({text:i})=>dn.test(i)))));function Jl({box:t,style:e},s,n){const[i,o]=[t.x+t.width/2,t.y+t.height/
2],r=i<s[0].from||i>s.at(-1).to;return e.frame.cos===1&&!e.frame.vertical&&!r&&o<n&&n-o<Vl*e.size}function ql(t,e){const[s]=t;if(t.length<e.length)return;const n=jl*
s.style.size;if(t.some(({baseline:r,text:l})=>Math.abs(r-s.baseline)>n||dn.test(l)))return;const i=e.map(()=>[]);for(const r of t){const{x:l,width:a}=r.box,c=e.
findIndex(({from:f,to:E})=>l>f-un&&l+a<E+un);if(c<0)return;i[c].push(r)}return i.every(r=>r.some(({text:l})=>Xl.test(l)))&&i.every((r,l)=>l===0||ta(r)-ea(i[l-1])>
kl*s.style.size)?i:void 0}const ta=t=>t.reduce((e,{box:s})=>Math.min(e,s.x),1/0),ea=t=>t.reduce((e,{box:s})=>Math.max(e,s.x+s.width),-1/0),sa=100,na=2e4,ia=1/2,
oa=1/20,ra=.999,gn=1,la=2,aa=1,ca=.5,fa=20,ha=2e4;function*mn(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>sa||(i.xs.length-1)*(i.ys.length-1)>na)
continue;const{cells:o,others:r}=yield*ua(n,i),l=yield*Ea(o,i);if(!l)continue;const a=yield*Zl(l.table,l.columns,i.ys[0],r);s.push(a),n=a===l.table?r:yield*(0,xt.
R_)([a],r)}return{tables:s,outside:n}}function*ua(t,e){const{rows:s,columns:n,xs:i,ys:o}=e,r=new Map,l=[];let a=0,c=0;for(const st of t){const{frame:N}=st.style,
bt=(0,Ps.L)(N,st.start,st.end,st.top,st.bottom),[Pt,Rt]=[bt.x+bt.width/2,bt.y+bt.height/2],Gt=Pt>i[0]&&Pt<i.at(-1)&&Rt>o[0]&&Rt<o.at(-1),qa=N.cos===1&&N.sin===0||
Math.abs(N.sin)>ra,ae=Gt&&qa&&!N.vertical?ma(e,Pt,Rt):void 0;if(!ae)l.push(st);else{const es=r.get(ae.first)??{...ae,fragments:[]};r.set(ae.first,es),es.fragments.
push(st),(es.last!==ae.last||n.some(tc=>pa(bt,tc,Rt)))&&a++}c+=Gt?s.length+n.length:1,!(c<ha)&&(c=0,yield S.Yz)}const f=t.length-l.length;if(a>oa*f)return{cells:new Map,
others:[...t]};if(f===0||l.length===0)return{cells:r,others:l};const E=yield*da(l,e,r);for(const[st,N]of E)r.set(st,{first:st,last:st+i.length+1,fragments:N});const A=new Set(
[...E.values()].flat());return{cells:r,others:A.size===0?l:l.filter(st=>!A.has(st))}}function*da(t,e,s){const n=new Map;for(const[o,r]of t.entries()){o%S.y===S.
y-1&&(yield S.Yz*(e.rows.length+e.columns.length)/fa);const l=r.style.frame.cos===1?ga(r,e):void 0;if(!l||!s.has(l.cell)||s.has(l.cell-1))continue;const a=n.get(
l.cell-1)??{border:l.border,own:[]};n.set(l.cell-1,a),a.own.push(r)}const i=new Map;for(const[o,{border:r,own:l}]of n){let a=r;const c=[];for(const f of yield*(0,U.
p9)(l,(E,A)=>A.end-E.end)){if(c.length>0&&a-f.end>aa*f.style.size)break;a=f.start,c.push(f)}i.set(o,c.sort((f,E)=>f.order-E.order))}return i}function ga({box:t},{
rows:e,columns:s,xs:n,ys:i}){const[o,r]=[t.x+t.width/2,t.y+t.height/2];if(o<n[0]||r<i[0]||r>i.at(-1))return;const[,l]=qe(s,o,r),[a,c]=[Xt(i,r),l?Xt(n,l.at):0];if(!l||
c===0||c===n.length-1)return;const f=E=>e.some(A=>Math.abs(A.at-E)<la&&kt(A,(n[c]+n[c+1])/2));if(!(!f(i[a])||!f(i[a+1])))return{cell:a*n.length+c,border:l.at}}function ma({
rows:t,columns:e,xs:s,ys:n},i,o){const[r,l]=qe(e,i,o),[a,c]=qe(t,o,i);if(!r||!l)return;const f=N=>kt(r,N)&&kt(l,N)?N:void 0,[E,A]=[a?.at??f(n[0]),c?.at??f(n.at(
-1))];if(E===void 0||A===void 0)return;const st=(N,bt)=>Xt(n,N)*s.length+Xt(s,bt.at);return{first:st(E,r),last:st(A,l)}}function qe(t,e,s){let n;for(const i of t)
if(kt(i,s)){if(i.at>e)return[n,i];n=i}return[n,void 0]}const pa=({x:t,width:e},s,n)=>s.at>t+gn&&s.at<t+e-gn&&kt(s,n);function*ya(t,e){const s=new Map;for(const[
n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),l=(yield*Kl(o,r))??[o];for(const[a,c]of l.entries())c.length>0&&s.set(n+a,c)}return s}function*Ea(t,{
xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=ia*n*i)return;const o=yield*ya(t,e),r=[];for(let E=0;E<i;E++){const A=[];for(let st=0;st<n;st++){const N=o.
get(E*e.length+st);A.push(N?yield*ba(yield*(0,Wt._I)(yield*(0,v.q9)(N))):[])}for(const st of yield*co(A,E===0))r.push(st)}const l=r.filter(E=>E.some(A=>A.length>
0)),a=Array.from({length:n},(E,A)=>A).filter(E=>l.some(A=>A[E].length>0));if(l.length<2||a.length<2)return;const c=l.map(E=>a.map(A=>E[A]));return{table:new xt.
QH(c,r[0]===l[0]?Ma(t,a,e.length,l[1]):void 0),columns:a.map(E=>({from:e[E],to:e[E+1]}))}}function*ba(t){let e=!1;for(const[s,n]of t.entries()){const i=t[s-1]??
n;if(n.frame!==i.frame)return t;if(!(n.baseline>=i.baseline-ca*n.size)){if(n.start>i.end||n.end<i.start)return t;e=!0}}return e?yield*(0,U.p9)(t,(s,n)=>s.baseline-
n.baseline):t}function Ma(t,e,s,n){const i=[];for(const{first:l,last:a}of t.values()){if(l>=s-1)continue;const[c,f]=[e.indexOf(l),e.findLastIndex(E=>E<a%s)];if(c<
0||f<c)return;i.push([c,f])}const o=([l,a])=>e.slice(l,a+1).every(c=>n[c].length>0),r=i.filter(([l,a])=>a>l);return r.length>0&&r.every(o)?i.sort(([l],[a])=>l-a):
void 0}var pn=w(39955);const Sa=2,yn=3.5,Ta=.5,Aa=6,Oa=12;function*En(t){let e;for(let s=0;s<t.length;s++){const n=t[s],i=_a(n),o=i&&La(t,s+1,n,i);if(!o){e?.push(
n);continue}yield o.length*S.Yz/2,e??=t.slice(0,s);for(const[r,l]of i.entries()){e.push(Wt.eB.of([l],n.element)),r===0&&n.lines.length>1&&e.push(Wt.eB.of(n.lines.
slice(1),n.element));for(let a=o[r];a<o[r+1];a++)e.push(t[a])}s=o.at(-1)-1}return e??t}function _a({lines:t}){const[e]=t;if(e.segments.length<2)return;const s=[];
let n;for(const o of e.segments)n&&o.start-n.end<Sa*e.size?s.at(-1).add(o):s.push(new Wt.N1(o)),n=o;if(s.length<2||s.length>Aa)return;for(let o=1;o<t.length;o++)
if(t[o].end>s[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:l})=>r+l.length,0)<=Oa;return s.every(i)?s:void 0}function La(t,e,s,n){const i=[e];
for(const[o,r]of n.entries()){const l=n[o+1]?.start??1/0;let a=i.at(-1),c=o===0?s.bottom:r.bottom;const f=Ta*r.size,E=({frame:A,start:st,end:N,top:bt})=>A===r.frame&&
st>r.start-f&&N<l&&st<r.end+yn*r.size&&bt>c-f;for(;a<t.length&&E(t[a])&&!(a===i.at(-1)&&t[a].top-c>yn*r.size||(c=t[a++].bottom,o===n.length-1)););if(a===i.at(-1)&&
(o>0||s.lines.length===1))return;i.push(a)}return i}var va=w(73356);function*wa(t,e,s,n=()=>(0,v.q9)(t)){if(e&&(0,pn.P$)(t,e)){const i=yield*(0,pn.$A)(t,e);return s?
yield*Ra(i,s):i}return s?yield*bn(t,yield*Xs(s),s):yield*fn(yield*En(yield*Tn(yield*n())))}function*Ra(t,e){let s;const n=[];for(const[i,o]of t.entries()){i%S.y===
S.y-1&&(yield S.Yz);const r=wl(o)?yield*bn(yield*xl(o),s??=yield*Xs(e),e):[];if(!r.some(xt.bI)&&!(r.length>1&&Rl(o)))n.push(o);else for(const l of r)l.element=o.
element,n.push(l)}return n}function*bn(t,{grids:e,open:s},n){const i=yield*mn(t,e),{tables:o,outside:r}=yield*mn(i.outside,yield*cl(i.outside,s)),l=[...i.tables,
...o],a=yield*(0,v.q9)(r),c=yield*Ia(r,a,n),f=c.outside===r,E=yield*Tn(f?a:yield*(0,v.q9)(c.outside));for(const A of[...l,...c.blocks]){const st=(0,xt.bI)(A)?yield*(0,xt.
Fm)(A):A,N=E.findIndex(bt=>An(bt)>An(st));E.splice(N<0?E.length:N,0,st)}return[...Pl(yield*fn(yield*En(E)))]}function*Ia(t,e,s){const n=yield*Kr(e);if(n.size===
0)return yield*Mn(t,yield*Sn(e,t,s));const i=e.filter(a=>!n.has(a.fragments[0])),{blocks:o,outside:r}=yield*Mn(t.filter(a=>!n.has(a)),yield*Sn(i,t,s));if(o.length===
0)return{blocks:o,outside:t};const l=new Set(r);return{blocks:o,outside:t.filter(a=>n.has(a)||l.has(a))}}function*Mn(t,e){const{groups:s,dots:n}=yield*we(e),i=yield*_r(
t,s);if(n.size===0||i.blocks.length===0)return i;const o=new Set(i.outside);for(const[r,l]of n)if(!o.has(r))for(const a of l)o.delete(a);return{blocks:i.blocks,
outside:i.outside.filter(r=>o.has(r))}}function*Sn(t,e,s){const n=[];for(const i of yield*(0,hs.HE)(t,e))n.push(yield*Si(i,s));return n}function*Tn(t){return[...yield*(0,Wt.
ub)(yield*Ml(yield*(0,Wt._I)(t)))]}const An=({lines:t})=>t[0].segments[0].fragments[0].order,za=(t,e)=>ts(t,e,vn),xa=(t,e)=>ts(t,e),Na=(t,e)=>ts([{lines:t,element:void 0}],
e,Va);function*ts(t,e,s){const n=new lt.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!Ca(r,t[o-1])&&n.space(`
`);for(const l of r.lines){s?.(n,l);for(let a=0;a<l.segments.length;a++){const c=l.segments[a];a>0&&n.space(" "),(0,va.T)(n,c,e),i+=c.fragments.length+c.characters/
Da,!(i<S.y)&&(i=0,n.settle(),yield S.Yz)}n.space(`
`)}s&&Ja(n)}return n}const Da=8,Ca=({element:t},e)=>t!==void 0&&Ba.has(t.type)&&t.type===e.element?.type,Ba=new Set(["LI","TR","TOCI"]),On=173,_n=new Set([45,8208,
On]),Pa=/[\p{L}\p{M}][-\u2010]\n+$/u,Ln=/\u00ad\n+$/,Ya=/.\n+$/,Wa=new RegExp("^\\p{L}","u"),Ua=new RegExp("^\\p{Ll}","u");function vn(t,e){if(!_n.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Ln.test(s);if(!i&&!(Pa.test(s)&&Ua.test(n)))return;const o=Ya.exec(s)[0].length;if(!i&&Qa(t.tail(Xa)))
return t.drop(o-1);t.drop(o),Wa.test(n)||t.space(`
`)}const Ga=/[\p{L}\p{M}][-\u2010]\n$/u,Ha=/^[\p{Lu}\p{Nd}]/u,Ka=new RegExp("\\p{Nd}[-\\u2010]\\n$","u"),$a=new RegExp("[.,'\\u2019]\\p{Nd}+[-\\u2010]\\n$","u"),
Fa=new RegExp("^\\p{Nd}","u");function Va(t,e){_n.has(t.lastLetter())&&ja(t,e.segments[0].fragments[0].text)?t.drop(1):vn(t,e)}const ja=(t,e)=>Ga.test(t.tail(4))&&
Ha.test(e)||Fa.test(e)&&Ka.test(t.tail(4))&&!$a.test(t.tail(ka)),ka=20,Xa=100,Za=/[/\\_@]|\w\.\w/,Qa=t=>Za.test(t.trimEnd().split(/\s/).at(-1));function Ja(t){t.
lastLetter()!==On||!Ln.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),20779:((Nt,St,w)=>{w.d(St,{Fm:()=>I,QH:()=>x,R_:()=>nt,bI:()=>rt,cA:()=>R,xE:()=>v});var lt=w(27077),S=w(98095),P=w(5609);class x extends P.eB{rows;spans;constructor(Q,X){
const U=Q.flat(2),Y=U.filter(({frame:$})=>$.cos===1),[_,...K]=Y.length===0?U:Y;super(_),this.rows=Q,this.spans=X;for(const $ of K)this.add($);if(Y.length>0&&Y.length<
U.length)for(const $ of U)$.frame.cos!==1&&this.lines.push($)}}class v extends P.eB{visual;rows;constructor(Q,X){const[U,...Y]=Q.map(({cells:_})=>R(_));super(U),
this.visual=Q,this.rows=X;for(const _ of Y)this.add(_)}}const rt=G=>G instanceof x||G instanceof v;function R([G,...Q]){const X=new P.N1(G);for(const U of Q)X.add(
U);return X}const D=new RegExp("\\p{L}","u");function*I(G){if(!G.lines.some(({segments:K})=>K.some(({fragments:$})=>$.some(S.lP))))return G;let[Q,X,U]=[0,0,0];for(const K of G.
rows)for(const $ of K){const it=$.flatMap(({segments:J})=>J.flatMap(ft=>ft.fragments));it.some(S.lP)?Q++:it.some(({text:J})=>D.test(J))&&X++,!((U+=it.length)<lt.
y)&&(U=0,yield lt.Yz)}if(Q<=X)return G;const Y=G.rows.map(K=>[...K].reverse());if(G instanceof v)return new v(G.visual,Y);const _=Y[0].length-1;return new x(Y,G.
spans?.map(([K,$])=>[_-$,_-K]).reverse())}function*nt(G,Q){const X=new Set;for(const{lines:U}of G)for(const{segments:Y}of U)for(const _ of Y)for(const K of _.fragments)
X.add(K);return yield lt.Yz,Q.filter(U=>!X.has(U))}}),39955:((Nt,St,w)=>{w.d(St,{$A:()=>nt,P$:()=>I,VN:()=>R});var lt=w(27077),S=w(44233),P=w(5609),x=w(98095);const v=.9,
rt=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function R(Q){let X,
U=0;for(let Y=Q;Y&&U<D;Y=Y.parent,U++){if(Y.type==="TR")return Y;!X&&!rt.has(Y.type)&&(X=Y)}return X?(X.type==="Lbl"||X.type==="LBody")&&X.parent?.type==="LI"?X.
parent:X:Q}const D=200;function I(Q,X){let U=0,Y=0;for(const _ of Q)_.style.marks.isArtifact||(U+=_.text.length,X(_)&&(Y+=_.text.length));return Y>0&&Y>=v*U}function*nt(Q,X){
const U=[],Y=[];for(let dt=0;dt<Q.length;dt++){const at=Q[dt];dt%lt.y===lt.y-1&&(yield lt.Yz);const At=X(at);At?U.push({fragment:at,leaf:At}):Y.push(at)}const _=yield*(0,S.
p9)(U,(dt,at)=>dt.leaf.order-at.leaf.order||dt.fragment.order-at.fragment.order);let K=0;const $=new Map,it=dt=>{const{element:at}=_[dt].leaf;let At=$.get(at);return At||
$.set(at,At=R(at)),At},J=[],ft=[];for(let dt=0,at;dt<_.length;dt=at){const At=it(dt);for(at=dt+1;at<_.length&&it(at)===At;)at++;const yt=_.slice(dt,at).map(({fragment:Ot})=>Ot);
(K+=yt.length)>=lt.y&&(K=0,yield lt.Yz);const Mt=P.eB.of(yield*(0,P._I)(yield*(0,x.q9)(yt)),At);if(J.push(Mt),Y.length>0)for(const{order:Ot}of yt)ft.push({order:Ot,
block:Mt})}return Y.length===0?J:yield*G(J,ft,yield*(0,P.ub)(yield*(0,P._I)(yield*(0,x.q9)(Y))))}function*G(Q,X,U){const Y=yield*(0,S.p9)(X,($,it)=>$.order-it.order),
_=[],K=new Map;for(const[$,it]of U.entries()){$%lt.y===lt.y-1&&(yield lt.Yz);const J=it.lines[0].segments[0].order;let ft=0;for(let At=Y.length;ft<At;){const yt=ft+
At>>1;Y[yt].order<J?ft=yt+1:At=yt}const dt=Y[ft-1]?.block,at=dt&&K.get(dt);at?at.push(it):dt?K.set(dt,[it]):_.push(it)}return[..._,...Q.flatMap($=>[$,...K.get($)??
[]])]}}),16160:((Nt,St,w)=>{w.d(St,{l$:()=>te,HE:()=>It,SE:()=>Lt,x1:()=>Le,rQ:()=>ve});var lt=w(45657),S=w(61520),P=w(27077),x=w(44233),v=w(31681),rt=w(5609);const R=.2,
D=3,I=3,nt=5,G=.05,Q=.8,X=/^(?:[^\p{L}\p{Nd}]|\(?[\p{L}\p{Nd}]{1,3}[.)])$/u;function*U(W,k){if(!(yield*K(W,k)))return Y;const ot=[];let F=0;for(const{fragments:ut}of W){
let mt,pt;for(const Tt of ut){const vt=pt!==void 0&&it(pt,Tt,k)&&!(mt.first===pt&&X.test(pt.text)),Ct=pt!==void 0&&Tt.start-pt.end>=k*Tt.style.size;mt&&!vt&&!Ct?
mt.end=Math.max(mt.end,Tt.end):ot.push(mt=_(Tt,vt)),pt=Tt}(F+=ut.length)<P.y||(F=0,yield P.Yz)}const Z=new Set;for(const ut of["start","end"])yield*J(ot,ut,Z);const tt=ot.
reduce((ut,{isClose:mt})=>ut+Number(mt),0);return Z.size>=Q*tt?Z:Y}const Y=new Set,_=(W,k)=>({first:W,start:Math.min(W.start,W.end),end:Math.max(W.start,W.end),
baseline:W.baseline,size:W.style.size,isClose:k});function*K(W,k){let[ot,F,Z]=[0,0,0];for(const{fragments:tt}of W){for(let ut=1;ut<tt.length;ut++){const[mt,pt]=[
tt[ut-1],tt[ut]];$(mt,pt)?ot++:it(mt,pt,k)&&F++}if(ot>=D&&F>=I-1)return!0;(Z+=tt.length)<P.y||(Z=0,yield P.Yz)}return!1}const $=(W,{order:k,spaceBefore:ot})=>k===
W.order+1&&(W.spaceAfter||ot);function it(W,k,ot){const{start:F,style:Z,baseline:tt}=k,ut=(F-W.end)/Math.max(Z.size,W.style.size);return ut>=R&&ut<ot&&tt===W.baseline&&
!$(W,k)}function*J(W,k,ot){const F=yield*(0,x.p9)(W,(Z,tt)=>Z[k]-tt[k]);for(let Z=0,tt;Z<F.length;Z=tt){const ut=G*F[Z].size;for(tt=Z+1;tt<F.length&&F[tt][k]-F[tt-
1][k]<ut;tt++);if(yield(tt-Z)*P.Yz/P.y,tt-Z<I)continue;const mt=yield*(0,x.p9)(F.slice(Z,tt),(pt,Tt)=>pt.baseline-Tt.baseline);for(let pt=0,Tt;pt<mt.length;pt=Tt){
for(Tt=pt+1;Tt<mt.length&&ft(mt[Tt-1],mt[Tt]);Tt++);if(!(Tt-pt<I))for(const vt of mt.slice(pt,Tt))vt.isClose&&ot.add(vt.first)}}}const ft=(W,k)=>W.first.style.frame===
k.first.style.frame&&k.baseline-W.baseline<nt*k.size;var dt=w(93463);const at=5,At=.75,yt=.5,Mt=3,Ot=.08,et=.3,O={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};
function B(W,k){const{both:ot,level:F,lowest:Z,highest:tt}=W;return{...W,both:ot+1,level:Math.abs(k)<Ot?F+1:F,lowest:Math.min(Z,k),highest:Math.max(tt,k)}}const C=(W,k)=>k?
{...W,before:W.before+1}:{...W,after:W.after+1};function z({both:W,before:k,after:ot,level:F,lowest:Z,highest:tt}){const ut=Math.min(k,ot);return ut<at||W>At*(W+
ut)?!1:W>=Mt&&F<=yt*W&&tt-Z>=et}const H=3,V=4,T=2.5,d=6,g=.8,p=20,h=4;function*u(W){const k=W.map(()=>new Set);if(!b(W)&&!L(W))return k;let ot=[],F=0;const Z=({
rows:tt,wordsBefore:ut,wordsAfter:mt,from:pt,last:Tt,sides:vt})=>{const Ct=tt>=H&&Math.min(ut,mt)>=V*tt,Yt=z(vt);if(!Ct&&!Yt)return;const Kt=({isGutter:wt,row:Vt})=>wt===
"whole"||!Yt&&(wt==="prose"||Vt<pt);for(let wt=Tt;wt&&!Kt(wt);wt=wt.above)wt.isGutter=Yt?"whole":"prose",k[wt.row].add(wt.cell)};for(const[tt,ut]of W.entries()){
const mt=W[tt-1],pt=mt?ut.baseline-mt.baseline:0,Tt=({last:Ct})=>pt<=d*ut.size&&tt-Ct.row<=p,vt=pt>T*ut.size;for(const Ct of ot)(vt||!Tt(Ct))&&Z(Ct);ot=ot.filter(
Tt),vt&&(ot=ot.map(Ct=>({...Ct,rows:0,wordsBefore:0,wordsAfter:0,from:tt}))),(F+=ut.cells.length+ot.length)>=P.y&&(F=0,yield P.Yz),ot=m(ot,ut,tt,Z)}return ot.forEach(
Z),k}function b(W){const k=({fragments:F})=>F.length>=V,ot=(F,Z)=>W.some(({cells:tt})=>tt.slice(F,Z||tt.length).some(k));return ot(0,-1)&&ot(1,0)}function L(W){
const k=W.reduce((ot,{cells:F})=>F.length===1?ot+1:ot,0);return k>=2*at&&W.length>k}function m(W,{cells:k,size:ot},F,Z){const tt=[];let ut=0,mt=-1/0;for(let pt=0;pt<=
k.length;pt++){const Tt=k[pt]?.start??1/0,vt=pt>0&&pt<k.length,Ct=Tt-mt>=g*ot,Yt=[];for(;ut<W.length&&W[ut].start<Tt;ut++){const wt=W[ut],[Vt,Zt]=[Math.max(wt.start,
mt),Math.min(wt.end,Tt)];if(Zt-Vt<g*ot?Z(wt):vt?Yt.push(M(wt,{start:Vt,end:Zt},F,pt,k)):tt.push({...wt,start:Vt,end:Zt,sides:C(wt.sides,pt>0)}),wt.end>Tt)break}
vt&&Ct&&Yt.length===0&&Yt.push(M(void 0,{start:mt,end:Tt},F,pt,k));const Kt=y(Yt);for(const wt of Yt)Kt.has(wt)?tt.push(wt):Z(wt);mt=Math.max(mt,k[pt]?.end??Tt)}
return tt}function y(W){return W.length<=h?new Set(W):new Set([...W].sort((k,ot)=>ot.rows-k.rows).slice(0,h))}function M(W,k,ot,F,Z){return{...k,rows:(W?.rows??
0)+1,wordsBefore:(W?.wordsBefore??0)+Z[F-1].fragments.length,wordsAfter:(W?.wordsAfter??0)+Z[F].fragments.length,from:W?.from??ot,last:{row:ot,cell:F,above:W?.last,
isGutter:"no"},sides:B(W?.sides??O,(Z[F].baseline-Z[F-1].baseline)/Z[F].size)}}var q=w(98095),ct=w(73356);const gt=.4,j=1,ht=3,Et=2e3,_t=.5;function*Lt(W){return yield*It(
yield*(0,q.q9)(W),W)}function*It(W,k,ot=!0){const F=yield*Jt(k),Z=yield*U(W,F),tt=new Map;for(const mt of W){const pt=tt.get(mt.frame);pt?pt.push(mt):tt.set(mt.
frame,[mt])}const ut=[];for(const mt of tt.values()){yield P.Kl;const pt=[];for(const vt of yield*qt(yield*ce(mt,F,Z)))pt.push(_e(vt,F,Z));const Tt=ot?yield*u(pt):
void 0;ut.push(pt.map((vt,Ct)=>({...vt,gutters:Tt?.[Ct]??zt})))}return ut}const zt=new Set,Bt=2e4;function*Jt(W){const k=[];for(let F=1;F<W.length&&k.length<Et;F++){
F%P.y===0&&(yield P.Yz);const[Z,tt]=[W[F-1],W[F]];if(Z.style.frame!==tt.style.frame||Z.baseline!==tt.baseline)continue;const ut=(tt.start-Z.end)/tt.style.size;ut>
0&&ut<j&&(0,q.re)(Z,tt)&&k.push(ut)}const ot=yield*(0,x.p9)(k,(F,Z)=>F-Z);return Math.max(j,ht*(ot[ot.length>>1]??0))}function*ce(W,k,ot){const F=[];let Z=0;for(const tt of W){
if((Z+=tt.fragments.length)>=P.y&&(Z=0,yield P.Yz),ot.size===0&&tt.end-tt.start<k*tt.size||tt.fragments.length<2){F.push(tt);continue}let mt;for(const pt of tt.
fragments)mt&&!ot.has(pt)&&Math.min(pt.start,pt.end)-mt.end<k*Math.max(mt.size,pt.style.size)?mt.add(pt):F.push(mt=new q.Y4(pt))}return F}function*qt(W){const k=yield*(0,x.
p9)(W,(F,Z)=>F.baseline-Z.baseline||F.start-Z.start),ot=[];for(const[F,Z]of k.entries()){F%P.y===P.y-1&&(yield P.Yz);const tt=ot.at(-1);tt!==void 0&&tt.length<rt.
Px&&Z.baseline-tt[0].baseline<gt*Math.min(Z.size,tt[0].size)?tt.push(Z):ot.push([Z])}for(const F of ot)F.sort((Z,tt)=>Z.start-tt.start);return ot}function _e(W,k,ot){
const F=[];let Z;for(const ut of W){const mt=F.at(-1),pt=mt&&ut.start-mt.end,Tt=mt?Math.max(mt.size,ut.size):0;pt!==void 0&&pt<k*Tt&&pt>-_t*Tt&&!ot.has(ut.fragments[0])?
Z===mt?Z.join(ut):F[F.length-1]=Z=mt.joined(ut):F.push(ut)}const tt=F.reduce((ut,mt)=>mt.size>ut.size?mt:ut);return{baseline:tt.baseline,size:tt.size,cells:F}}function*Le(W,k){
return yield*Ht(W.flat(),we,k)}function*ve(W,k){const ot=[],F=new Map,Z=new Set;let tt=0;for(const ut of W){const{pairs:mt,lacking:pt}=yield*(0,dt.f)(ut);(0,lt.
RZ)(ot,mt);for(const Tt of pt)for(const vt of F.size<Bt?Tt.labels:[]){Tt.without.has(vt)&&Z.add(tt);for(const{letters:Ct,text:Yt}of vt.fragments)for(let Kt=0;Kt<
Yt.length&&F.size<Bt;Kt++)F.set(Ct+Kt,tt);tt++}}if(ot.length!==0)return{...yield*Ht(ot,ut=>[ut],k),labelOf:F,without:Z}}function*Ht(W,k,ot){const F=new S.q(ot),
Z=[];let tt=0;for(const ut of W)for(const mt of k(ut)){const pt=F.size;for(const[Tt,vt]of mt.entries())Tt>0&&F.space(`
`),(0,ct.T)(F,vt,ot),!((tt+=vt.fragments.length)<P.y)&&(tt=0,F.settle(),yield P.Yz);Z.push({start:pt,end:F.size}),F.space(`
`)}return{flow:F,lines:Z}}function te({cells:W,gutters:k}){if(k.size===0)return[W];const ot=[];for(const[F,Z]of W.entries())F===0||k.has(F)?ot.push([Z]):ot.at(-1).
push(Z);return ot}const we=W=>te(W).map(k=>Re(k)?[...k].reverse():k);function Re(W){if(W.length<2||!W.some(fe))return!1;const k=W.filter(({fragments:F})=>F.some(
({text:Z})=>Ie.test(Z))),ot=k.filter(fe);return 2*ot.length!==k.length?2*ot.length>k.length:ot.some(({fragments:F})=>F.some(({text:Z})=>ze.test(Z)))}const Ie=new RegExp(
"\\p{L}","u"),ze=/^:|:$/,fe=({fragments:W})=>W.some(({mayTurn:k,text:ot})=>k&&(0,v.d)(ot))}),3133:((Nt,St,w)=>{w.d(St,{X:()=>V,b:()=>H});var lt=w(62743),S=w(86491),
P=w(74135),x=w(6057),v=w(65868),rt=w(60660),R=w(12657),D=w(16747),I=w(84731),nt=w(89420);const G=100;async function Q(g,p,h,u){const b=new Map,L=new Set,{fragments:m,
edges:y}=g,M=[],q=new R.y(u);for(const[gt,j]of m.entries()){const ht=u.pace.step(G);ht&&await ht;const Et=p(j),_t=Et&&ct(Et.element);if(!_t){M.push(j);continue}
if(L.has(_t)||_t.firstPage!==h)continue;L.add(_t),q.take(_t.actualText.length);const Lt=(0,I.X5)(_t.actualText.trim());if(Lt==="")continue;const It=new nt.F(j.style,
j.start,j.baseline,j.order,y.count);It.text=Lt,It.end=X(m,gt,zt=>{const Bt=p(zt);return Bt!==void 0&&ct(Bt.element)===_t});for(let zt=0;zt<Lt.length;zt++)y.add(
It.start,It.end);M.push(It)}return M;function ct(gt){if(b.has(gt))return b.get(gt);const j=[];for(const ht of(0,rt.Hy)(gt)){if(b.has(ht))break;j.push(ht)}for(const ht of j.
reverse()){const Et=ht.parent&&b.get(ht.parent),{actualText:_t}=ht;b.set(ht,Et??(_t===void 0||(0,D._X)(_t)?void 0:ht))}return b.get(gt)}}function X(g,p,h){const u=g[p];
let{end:b}=u;for(let L=p+1;L<g.length;L++){const m=g[L];if(m.baseline!==u.baseline||m.style.frame!==u.style.frame||!h(m))break;b=Math.max(b,m.end)}return b}var U=w(
98689),Y=w(36211),_=w(5490);const K=3,$=.5,it=4,J=2e4;class ft{get rules(){return this.found.length>J?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[
0,0];takes(p,{matrix:h},u,b){const L=Y.lJ.get(p.operator);L?this.paints(L,b):this.found.length<=J&&this.path.length+this.boxes.length<=J&&this.extends(p,h)}extends(p,h){
const u=(0,_.M)(p);switch(p.operator){case"re":{const[b=NaN,L=NaN,m=NaN,y=NaN]=u,M=(0,P.zl)(h,[b,L,b+m,L+y]);M.every(Number.isFinite)&&this.boxes.push(M);return}case"\
m":this.first=this.last=(0,P.Gd)(h,u[0],u[1]);return;case"l":this.line((0,P.Gd)(h,u[0],u[1]));return;case"c":case"v":case"y":this.last=(0,P.Gd)(h,u.at(-2),u.at(
-1));return;case"h":this.line(this.first)}}line(p){this.path.push([this.last,p]),this.last=p}paints({fill:p,strokes:h,closes:u},b){if(u&&this.line(this.first),!b&&
h){for(const[[L,m],[y,M]]of this.path)this.add(L,m,y,M,$);for(const[L,m,y,M]of this.boxes)this.around(L,m,y,M)}if(!b&&p)for(const[L,m,y,M]of[...this.boxes,...this.
outline()])this.add(L,m,y,M,K);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,P.$L)(this.path.flat())]}around(p,h,u,b){
if(u-p<=K||b-h<=K){this.add(p,h,u,b,K);return}for(const L of[h,b])this.add(p,L,u,L,$);for(const L of[p,u])this.add(L,h,L,b,$)}add(p,h,u,b,L){const[m,y]=[Math.abs(
u-p),Math.abs(b-h)];if(!(Math.min(m,y)<=L&&Math.max(m,y)>=it))return;const M=y>m;this.found.push(M?{isVertical:M,at:(p+u)/2,from:Math.min(h,b),to:Math.max(h,b)}:
{isVertical:M,at:(h+b)/2,from:Math.min(p,u),to:Math.max(p,u)})}}var dt=w(54093),at=w(27077),At=w(77211),yt=w(34291),Mt=w(16160),Ot=w(98095);const et=200,O=2e4;class B{index;found;characters;unreadable;ordered;reading;segmented;constructor(p,h){
this.index=p,this.found=h,this.characters=h.characters,this.unreadable=h.unreadable}get blocks(){return this.ordered??=(0,dt.z)(this.order())}*blocksByLook(){const{
fragments:p,leafOf:h,rules:u,hasTablesApart:b=!0}=this.found;return u&&!h&&b?this.blocks:yield*(0,yt.NQ)(p,void 0,u??[])}order(){const{fragments:p,leafOf:h,rules:u,
hasTablesApart:b=!0}=this.found;return(0,yt.NQ)(p,h,b?u:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,Ot.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,dt.z)((0,yt.dV)(this.blocks,this.found.edges))}async prepare(p){const{fragments:h,edges:u}=this.found;h.length<et&&this.characters<O||(this.
ordered=await(0,dt.k)(this.order(),p),this.reading=await(0,dt.k)((0,yt.dV)(this.ordered,u),p))}*layout(p){return p==="reading"?this.flow.shown:yield*(0,At.Z)(this.
found.fragments,this.found.edges)}*visualText(p=!0){const{fragments:h,edges:u}=this.found,b=yield*(0,Mt.HE)(yield*this.segments(),h,p),L=yield*(0,Mt.x1)(b,u);return p?
{...L,below:yield*(0,Mt.rQ)(b,u)}:L}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(p){const h=yield*(0,yt.td)(
this.blocks,this.found.edges),u=[];for(const{0:b,index:L}of h.text.matchAll(p)){const m=h.box(L,L+b.length);m&&u.push({text:b,...m}),u.length%at.y===at.y-1&&(yield at.
Yz)}return u}}const C=200,z=2e4,H=({characters:g})=>Math.min(g+C,z);class V{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(p,h=!1,u=!0){
this.document=p,this.findsRules=h,this.hasTablesApart=u,this.contents=new v.i(p)}async page(p){const{document:h}=this,u=(0,x.iw)(h,p),{width:b,height:L}=(0,P.iN)(
u),m={width:b*u.userUnit,height:L*u.userUnit},y=new U.g(m.width,m.height,this.expected),M=this.findsRules?new ft:void 0,q=await this.contents.read(p,y,M);return this.
expected=H(y),this.assemble(p,y,m,{rules:M?.rules,damage:q,usesElementTexts:!0})}async assemble(p,h,u,{rules:b,damage:L,usesElementTexts:m}){const{document:y}=this;
h.finish();const M=p<0?-1:y.pages.number(p),q=p<0?void 0:await(this.tags??=(0,rt.g$)(y)),ct=q?.hasPage(M)?T(q,M):void 0,gt=m&&ct&&q?.hasTexts?await Q(h,ct,M,y.job):
h.fragments,j=d(gt),ht=q?.hasTexts===!0,Et={fragments:gt,edges:h.edges,...j,damage:L,leafOf:ct,hasElementTexts:ht,rules:b,...u},_t=new B(p,{...Et,hasTablesApart:this.
hasTablesApart});return await _t.prepare(y.job.pace),_t}}function T(g,p){let h,u;return({style:{marks:b}})=>(b!==h&&(h=b,u=b.id<0?void 0:g.leaf(p,b.stream,b.id)),
u)}function d(g){let p=0,h=0,u=0;for(const{text:b,style:L}of g){const m=h;p+=b.length;for(let y=b.indexOf(lt.m);y>=0;y=b.indexOf(lt.m,y+1))h++;L.font===S.Z&&(u+=
b.length-(h-m))}return{characters:p,unreadable:h,assumed:u}}}),31681:((Nt,St,w)=>{w.d(St,{d:()=>S,f:()=>G});const lt=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
S=_=>lt.test(_),P=0,x=1,v=2,rt=3,R=4,D=new RegExp("\\p{L}","u"),I=new RegExp("\\p{Nd}","u");function nt(_){return I.test(_)?rt:lt.test(_)?v:D.test(_)?x:/^[.,:/%+\-\u066b\u066c]$/.
test(_)?R:P}function G(_,K){const $=_.map(nt),it=$.filter(yt=>yt===v).length,J=K.includes(!0);if(it===0)return J?Q(K):void 0;const ft=$.filter(yt=>yt===x).length,
dt=it>=ft||J,at=_.map((yt,Mt)=>Mt);dt&&at.reverse(),X($,dt);const At=yt=>dt?$[yt]!==v:$[yt]!==x;for(let yt=0,Mt;yt<at.length;yt=Mt){for(Mt=yt+1;Mt<at.length&&At(
at[Mt])===At(at[yt]);)Mt++;At(at[yt])&&(Y(at,yt,Mt),dt||U(at,$,yt,Mt))}return at}function Q(_){const K=_.map(($,it)=>it);for(let $=0,it;$<K.length;$=it){for(it=
$+1;it<K.length&&_[it]===_[$];)it++;_[$]&&Y(K,$,it)}return K}function X(_,K){for(let J=0;J<_.length;J++)if(_[J]===R){const ft=_[J-1]===rt&&_[J+1]===rt;_[J]=ft?rt:
P}const $=K?v:x,it=J=>J===void 0?$:J===rt?K?v:x:J;for(let J=0,ft;J<_.length;J=ft){if(ft=J+1,_[J]!==P)continue;for(;ft<_.length&&_[ft]===P;)ft++;const dt=it(_[J-
1]),at=it(_[ft]);_.fill(dt===at?dt:$,J,ft)}if(!K){for(let J=0;J<_.length;J++)if(_[J]===rt){let ft=J;for(;_[ft]===rt;)ft++;(_[J-1]!==v||_[ft]!==v)&&_.fill(x,J,ft),
J=ft}}}function U(_,K,$,it){for(let J=$,ft;J<it;J=ft)if(ft=J+1,K[_[J]]===rt){for(;ft<it&&K[_[ft]]===rt;)ft++;Y(_,J,ft)}}function Y(_,K,$){for(let it=K,J=$-1;it<
J;it++,J--)[_[it],_[J]]=[_[J],_[it]]}}),98095:((Nt,St,w)=>{w.d(St,{Y4:()=>Ot,re:()=>p,lP:()=>B,q9:()=>O,b6:()=>et});var lt=w(34659),S=w(98689),P=w(27077),x=w(44233),
v=w(31681),rt=w(69631);const R=.6,D=.1,I=.3,nt=3,G=new RegExp("^(?:\\d{1,2}|[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),Q=200,X=1e6;function*U(h){const u=h.
filter(Y);if(u.length===0)return h;const b=yield*(0,x.p9)(h,(y,M)=>y.baseline-M.baseline),L=new Set;let m=0;for(const y of u){const M=$(b,y.baseline);for(let q=M;q<
Math.min(b.length,M+Q)&&m<X;q++){++m%P.y===0&&(yield P.Yz);const ct=b[q];if(!(!_(ct,y)||L.has(ct))&&(m+=ct.fragments.length,!!ct.fragments.some(gt=>K(y.fragments[0],
gt)))){ct.join(y),L.add(y);break}}}return L.size===0?h:h.filter(y=>!L.has(y))}const Y=({characters:h,fragments:u})=>h<=nt&&u.length===1&&G.test(u[0].text)&&!u[0].
style.frame.vertical;function _(h,u){const b=h.baseline-u.baseline,{size:L}=h;return u.size<rt.N$*L&&b>rt.WV*L&&b<R*L&&h.frame===u.frame&&u.start>h.start&&u.start<
h.end+I*L}function K(h,{end:u,style:{size:b}}){const L=h.start-u;return L>-D*b&&L<I*b&&h.style.size<rt.N$*b}function $(h,u){let b=0;for(let L=h.length;b<L;){const m=b+
L>>1;h[m].baseline<=u?b=m+1:L=m}return b}const it=1.6,J=.5,ft=.15,dt=.6,at=.6,At=.35,yt=.02,Mt=5e3;class Ot{fragments;start;end;baseline;size;top;bottom;characters;constructor(u){
this.fragments=[u],this.start=Math.min(u.start,u.end),this.end=Math.max(u.start,u.end),this.baseline=u.baseline,this.size=u.style.size,this.top=u.top,this.bottom=
u.bottom,this.characters=u.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(u){const b=this.fragments[this.
fragments.length-1];this.fragments.push(u),this.characters+=u.text.length;const L=Math.min(u.start,u.end),m=Math.max(u.start,u.end);L<this.start&&(this.start=L),
m>this.end&&(this.end=m);const{style:y,baseline:M}=u;y===b.style&&M===b.baseline||(y.size>this.size*1.05&&(this.size=y.size,this.baseline=M),u.top<this.top&&(this.
top=u.top),u.bottom>this.bottom&&(this.bottom=u.bottom))}join(u){for(const b of u.fragments)this.add(b)}joined(u){const[b,...L]=this.fragments,m=new Ot(b);for(const y of L)
m.add(y);return m.join(u),m}sort(){const{fragments:u}=this;for(let b=1;b<u.length;b++)if(u[b].start<u[b-1].start){u.sort((L,m)=>L.start-m.start||L.order-m.order);
return}}}const et=({fragments:h})=>h.map(({text:u})=>u).join(" ");function*O(h){const u=[];let b;for(let y=0;y<h.length;y++){const M=h[y];y%P.y===P.y-1&&(yield P.
Yz),b&&C(b,M)?b.add(M):u.push(b=new Ot(M))}const L=yield*U(yield*z(u));let m=0;for(const y of L)y.sort(),m+=y.fragments.length,!(m<P.y)&&(m=0,yield P.Yz);return L}
const B=({style:h,text:u,mayTurn:b})=>h.marks.isReversed||b&&(0,v.d)(u);function C(h,u){const{style:b,start:L,end:m,baseline:y}=u;if(b.frame!==h.frame||h.characters>
Mt)return!1;const M=Math.max(b.size,h.size),q=Math.abs(y-h.baseline);if(q>dt*M)return!1;const ct=L-h.end,gt=h.start-Math.max(L,m);return q>ft*M?ct>-J*M&&ct<at*M:
ct>-J*M&&ct<it*M||gt>-J*M&&gt<(B(u)?at:At)*M}function*z(h){if(h.length<2)return[...h];const u=new Map;for(const{frame:y}of h)u.has(y)||u.set(y,u.size);const b=[];
for(let y=0;y<h.length;y++){const M=h[y];y%P.y===P.y-1&&(yield P.Yz),b.push({segment:M,order:y,frame:u.get(M.frame)})}const L=yield*(0,x.p9)(b,(y,M)=>y.frame-M.
frame||y.segment.baseline-M.segment.baseline||y.segment.start-M.segment.start),m=new Set;for(let y=0;y<L.length;y++){y%P.y===P.y-1&&(yield P.Yz);const{segment:M,
frame:q,order:ct}=L[y];if(!(m.size>0&&m.has(M)))for(let gt=y+1;gt<Math.min(L.length,y+H);gt++){const j=L[gt],ht=Math.min(M.size,j.segment.size);if(j.frame!==q||
j.segment.baseline-M.baseline>ft*ht)break;if(m.has(j.segment)||!d(M,j.segment))continue;const[Et,_t]=ct<j.order?[M,j.segment]:[j.segment,M];if(Et.join(_t),m.add(
_t),_t===M)break}}return m.size===0?[...h]:h.filter(y=>!m.has(y))}const H=50,V=/:$/,T=new RegExp(`[${lt.Cb}]`);function d(h,u){const b=Math.min(h.size,u.size);if(h.
characters+u.characters>Mt||Math.max(h.size,u.size)>1.5*b)return!1;const[L,m]=h.start<=u.start?[h,u]:[u,h],y=m.start-L.end;if(g(m))return!1;if(g(L))return T.test(
L.fragments[0].text)&&y>0&&y<it*b;const M=V.test(L.fragments.at(-1).text)?at:At;return y>-yt*b&&y<M*b}const g=({fragments:h})=>h.length===1&&h[0].text.length===
1;function p(h,u){return u.order===h.order+1&&(h.spaceAfter||u.spaceBefore)?!0:u.start-h.end>Math.max((0,S.U)(h.style),(0,S.U)(u.style))}}),73356:((Nt,St,w)=>{w.
d(St,{T:()=>rt,x:()=>v});var lt=w(61520),S=w(69631),P=w(31681),x=w(98095);function v(D,I){const nt=new lt.q(I);return rt(nt,D,I),nt.shown}function rt(D,{fragments:I},nt){
if(I.some(x.lP)){R(D,I,nt);return}for(let G=0;G<I.length;G++){const Q=I[G],X=I[G-1];X&&(0,x.re)(X,Q)?D.space(" "):X&&X.style!==Q.style&&(0,S.rk)(Q.text,Q,X)&&D.
raiseNext(),D.add(Q)}}function R(D,I,nt){const G=[];for(const[Y,_]of I.entries()){Y>0&&(0,x.re)(I[Y-1],_)&&G.push({text:" ",from:0,to:0});const{text:K}=_;for(let $=0,
it;$<K.length;$=it){for(it=$+1;it<K.length&&nt.isOneGlyph(_,it-1);)it++;G.push({text:K.slice($,it),fragment:_,from:$,to:it})}}const Q=G.map(({text:Y})=>Y),X=Y=>G[Y]?.
fragment?.style.marks.isReversed??!1,U=G.map(({fragment:Y},_)=>X(_)||!Y&&X(_-1)&&X(_+1));for(const Y of(0,P.f)(Q,U)??Q.keys()){const{text:_,fragment:K,from:$,to:it}=G[Y];
K?D.add(K,$,it):D.space(_)}}})};
